import { finish } from '../../core/finish.js'
import { fbm, noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { ground } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { iceberg } from '../../things/northern-land.js'
import { cliff } from '../../things/shaped-land.js'
import { crags, iceDawn } from './kit.js'

export default {
  alt: "Blocchi di ghiaccio bianchi e azzurri nella laguna ai piedi del Sólheimajökull, con la lingua del ghiacciaio all'alba",
  paint(w, h) {
    const s = new Scene(w, h, { mood: iceDawn, sun: [0.82, 0.36], horizon: 0.5 })
    sky(s, { clouds: 0.14 })
    crags(
      s,
      [
        [0.2, 0.24, 0.3],
        [0.44, 0.2, 0.26],
        [0.86, 0.22, 0.3],
      ],
      { haze: 0.3, snowLine: 0.3, seed: 5 },
    )
    // The glacier comes down between the hills in a long blue tongue.
    cliff(s, {
      top: (x) =>
        h * (0.45 - 0.11 * Math.exp(-(((x / w - 0.58) / 0.2) ** 2))) +
        fbm((x / h) * 14, 4, 4) * h * 0.012,
      foot: () => s.horizon + 3,
      rock: '#d3eaf2',
      leaf: '#eef7fa',
      green: 0,
      haze: 0.22,
      scale: 1.6,
      seed: 6,
      front: 0.75,
    })
    fog(s, { y: 0.49, thickness: 0.025, power: 0.5, seed: 4 })
    lake(s, {
      wave: 0.35,
      mirror: 0.95,
      mirrorFade: 0.6,
      glint: 0.4,
      body: [
        [0, '#9cc6d4'],
        [0.4, '#3f8fb0'],
        [1, '#0f4c7c'],
      ],
    })
    for (const [x, y, width, height, seed, haze] of [
      [0.14, 0.53, 16, 5, 3, 0.4],
      [0.4, 0.54, 14, 6, 8, 0.34],
      [0.68, 0.53, 22, 7, 12, 0.36],
      [0.9, 0.56, 20, 8, 5, 0.26],
      [0.56, 0.6, 28, 12, 15, 0.16],
      [0.27, 0.7, 62, 33, 21, 0.02],
      [0.76, 0.68, 40, 17, 9, 0.06],
      [0.45, 0.8, 16, 4.5, 18, 0],
      [0.08, 0.86, 24, 8, 30, 0],
    ])
      iceberg(s, { x, y, width, height, seed, haze, front: 0.42 })
    ground(s, {
      top: (x) =>
        h * (1.02 - 0.1 * Math.max(0, 1 - x / (w * 0.5))) + noise((x / h) * 5, 3) * h * 0.01,
      colour: '#54566a',
      haze: 0,
      grain: 0.6,
      to: 0.6,
    })
    return finish(s, { rays: 0.06 })
  },
}
