import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grove } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { towerBridge } from '../../things/europe.js'

export default {
  alt: 'Il Tower Bridge con le torri di pietra e i cavi azzurri in una chiara giornata di nuvole',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.12], horizon: 0.63 })
    sky(s, { clouds: 0.2 })
    cumulus(s, { x: 0.2, y: 0.56, width: 70, height: 24, seed: 2 })
    city(s, {
      y: 0.632,
      low: 5,
      high: 20,
      width: 5,
      seed: 8,
      haze: 0.55,
      shape: (x) => (x > 0.66 ? 1.2 : 0.5),
    })
    grove(s, {
      top: groundLine(s, { at: 0.618, bumps: 0.006, seed: 3 }),
      depth: 2,
      size: 1.8,
      seed: 4,
      haze: 0.35,
    })
    lake(s, { wave: 1 })
    place(s, towerBridge(), {
      x: 0.5,
      y: 0.7,
      size: 45,
      reflect: { power: 0.5, length: 0.3 },
      rim: 0.2,
    })
    birds(s, { x: 0.68, y: 0.22, count: 7 })
    return finish(s)
  },
}
