import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, treeLine } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { templeOfDawn, thaiTemple } from '../../things/asia-thailand.js'
import { longtail } from '../../things/asia-thailand-life.js'

const river = {
  ...moods.dusk,
  sky: [
    [0, '#17285e'],
    [0.35, '#3f5f96'],
    [0.6, '#c99a86'],
    [0.82, '#fba866'],
    [1, '#ffd890'],
  ],
  haze: '#f3b083',
  lake: [
    [0, '#c98f74'],
    [0.3, '#56678f'],
    [1, '#14234f'],
  ],
}

export default {
  alt: "Il tempio dell'Alba illuminato sulla riva del Chao Phraya al crepuscolo, con le sue guglie riflesse nel fiume",
  paint(w, h) {
    const s = new Scene(w, h, { mood: river, sun: [0.72, 0.5], horizon: 0.6 })
    sky(s, { clouds: 0.2 })
    city(s, { y: 0.605, low: 3, high: 13, width: 3, seed: 4, haze: 0.55, share: 0.4 })
    treeLine(s, { top: () => s.y(0.59), height: 3, haze: 0.25, seed: 4 })
    place(s, templeOfDawn(), { x: 0.38, y: 0.6, size: 54, front: 0.55, rim: 0.4 })
    s.glow(0.38, 0.46, 34, '#ffb45c', 0.3)
    for (const [x, size] of [
      [0.14, 12],
      [0.62, 10],
    ])
      place(s, thaiTemple(), { x, y: 0.605, size, front: 0.5, rim: 0.3 })
    grove(s, {
      top: (x) => s.y(0.582) - noise((x / h) * 9, 3) * h * 0.01,
      depth: 2.6,
      size: 1.2,
      colour: '#3f6a4a',
      seed: 5,
    })
    lake(s, { wave: 0.8, mirrorFade: 0.5, glint: 0.8 })
    place(s, longtail({ seed: 4, people: 2 }), {
      x: 0.64,
      y: 0.74,
      size: 10,
      front: 0.3,
      rim: 0.6,
      reflect: { power: 0.6, length: 0.1 },
    })
    palm(s, { x: -0.01, y: 1.08, height: 78, lean: 0.12, seed: 6, front: 0.15 })
    return finish(s)
  },
}
