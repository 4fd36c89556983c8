import { finish } from '../../core/finish.js'
import { noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { foam, sea } from '../../nature/water.js'
import { karst } from '../../things/asia-karst.js'
import { longtail } from '../../things/asia-thailand-life.js'

export default {
  alt: 'Tramonto dietro le palme di Railay, con le scogliere di Krabi in controluce e la marea bassa sulla sabbia',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        disc: 0.05,
        sky: [
          [0, '#20306e'],
          [0.3, '#4f6098'],
          [0.55, '#c9897c'],
          [0.78, '#fb9a56'],
          [1, '#ffd27c'],
        ],
      },
      sun: [0.58, 0.47],
      horizon: 0.57,
    })
    sky(s, { clouds: 0.24 })
    for (const [x, width, height, seed, haze] of [
      [0.44, 14, 9, 4, 0.6],
      [0.86, 50, 42, 3, 0.2],
      [0.7, 16, 22, 7, 0.4],
    ])
      karst(s, { x, y: 0.575, width, height, seed, haze, green: 0.7, front: 0.14 })
    sea(s, { glint: 1, wave: 0.7 })
    const edge = (x) =>
      h * (0.8 + 0.08 * Math.sin((x / w) * 3.2 + 0.4)) + noise((x / h) * 5, 2) * h * 0.006
    foam(s, edge, { power: 0.7 })
    beach(s, edge, { colour: '#c99a7a', wet: '#a87a70' })
    place(s, longtail({ people: 0, seed: 3 }), {
      x: 0.6,
      y: 0.8,
      size: 14,
      front: 0.16,
      rim: 0.7,
      reflect: { power: 0.4, length: 0.08 },
    })
    for (const [x, height, lean, seed] of [
      [0.2, 62, 0.16, 3],
      [0.08, 84, 0.1, 6],
      [0.27, 46, -0.12, 8],
    ])
      palm(s, { x, y: 0.96, height, lean, seed, front: 0.1, rim: 0.8 })
    grove(s, {
      top: (x) => s.y(0.95) - h * 0.05 * smooth(0.3, 0, x / w) - noise((x / h) * 8, 2) * h * 0.02,
      to: 0.4,
      depth: 9,
      size: 2,
      colour: '#3f6a3c',
      seed: 4,
      front: 0.1,
    })
    return finish(s, { rays: 0.12 })
  },
}
