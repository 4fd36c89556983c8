import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { abra, windHouse } from '../../things/gulf.js'
import { burjKhalifa } from '../../things/gulf-towers.js'

export default {
  alt: 'Le abra di legno attraversano il Creek di Dubai al mattino, davanti alle case con le torri del vento',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dawn, lit: '#fff0da', front: 0.65 },
      sun: [0.14, 0.38],
      horizon: 0.55,
    })
    sky(s, { clouds: 0.14 })
    const y = s.horizon / h + 0.005
    place(s, burjKhalifa(), { x: 0.84, y, size: 38, haze: 0.66 })
    city(s, { y, low: 6, high: 15, width: 5, haze: 0.66, seed: 8, share: 0.1 })
    for (const [x, size, seed, haze] of [
      [0.06, 20, 3, 0.2],
      [0.2, 24, 4, 0.14],
      [0.36, 19, 5, 0.2],
      [0.5, 23, 6, 0.14],
      [0.66, 18, 7, 0.22],
      [0.95, 21, 9, 0.16],
      [0.8, 22, 8, 0.14],
    ])
      place(s, windHouse({ seed, wall: seed % 2 ? '#e3c79c' : '#d6b488' }), {
        x,
        y: y + 0.006,
        size,
        haze,
        rim: 0.4,
      })
    for (const [x, height, seed] of [
      [0.13, 17, 2],
      [0.29, 14, 3],
      [0.59, 19, 4],
      [0.73, 14, 5],
    ])
      palm(s, { x, y: y + 0.006, height, lean: 0.02, kind: 'date', seed, haze: 0.1 })
    sea(s, { wave: 0.7, mirrorFade: 0.8, glint: 0.6 })
    place(s, abra({ seed: 2 }), {
      x: 0.26,
      y: 0.66,
      size: 9,
      haze: 0.08,
      reflect: { power: 0.5, length: 0.12 },
    })
    place(s, abra({ seed: 8 }), {
      x: 0.72,
      y: 0.69,
      size: 11,
      flip: true,
      reflect: { power: 0.5, length: 0.14 },
    })
    place(s, abra({ seed: 5 }), {
      x: 0.44,
      y: 0.84,
      size: 20,
      rim: 0.5,
      reflect: { power: 0.5, length: 0.2, wobble: 4 },
    })
    birds(s, { x: 0.42, y: 0.24, count: 8, seed: 12 })
    return finish(s, { rays: 0.08 })
  },
}
