import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { conifer, grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { glassTower, harbourSails } from '../../things/andes-rockies.js'
import { sailboat } from '../../things/boats.js'
import { seaplane } from '../../things/gulf.js'
import { crags } from './kit.js'

export default {
  alt: 'I grattacieli di vetro di Vancouver e le vele bianche di Canada Place si accendono sul porto, sotto i monti innevati',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        front: 0.5,
        lit: '#cdd6e8',
        shade: '#3a4c80',
        haze: '#cfa99c',
        sky: [
          [0, '#1b2f66'],
          [0.35, '#4a6699'],
          [0.65, '#b59aa0'],
          [0.85, '#f4b183'],
          [1, '#ffd79c'],
        ],
      },
      sun: [0.08, 0.6],
      horizon: 0.66,
    })
    sky(s, { clouds: 0.16 })
    crags(
      s,
      [
        [0.26, 0.3, 0.3],
        [0.44, 0.34, 0.16],
        [0.49, 0.31, 0.14],
        [0.8, 0.33, 0.3],
      ],
      { haze: 0.3, snowLine: 0.14, snowRough: 0.22, footHaze: 0.7, hazeFrom: 0.35, seed: 5 },
    )
    mountain(s, {
      top: range(s, { height: 0.13, seed: 8, detail: 1.2 }),
      rock: '#44627a',
      haze: 0.35,
      footHaze: 0.5,
    })
    const y = s.horizon / h + 0.004
    const r = random(12)
    for (const [n, size, haze] of [
      [20, 19, 0.5],
      [12, 32, 0.24],
      [13, 17, 0.06],
    ])
      for (let i = 0; i < n; i++) {
        const x = 0.16 + ((i + 0.5) / n) * 0.9 + (r() - 0.5) * 0.02
        const tall = 0.55 + 0.6 * Math.exp(-(((x - 0.62) / 0.22) ** 2))
        place(
          s,
          glassTower({
            seed: i + n,
            kind: Math.floor(r() * 4),
            colour: ['#9cc0cc', '#c2d4d8', '#86aec0', '#d0cfcc'][i % 4],
          }),
          { x, y, size: size * tall * (0.6 + r() * 0.7), haze, rim: 0.5, front: 0.85 },
        )
      }
    grove(s, {
      top: (x) => s.horizon - s.u * (1.4 + 3.4 * Math.max(0, 1 - x / (w * 0.2))),
      to: 0.24,
      depth: 3,
      size: 1.5,
      colour: LEAVES.pine,
      seed: 4,
    })
    // The seawall with its trees, so that no tower stands in the water.
    grove(s, {
      top: (x) => s.horizon - s.u * (1.1 + 0.5 * noise(x / s.u / 5, 3)),
      from: 0.2,
      depth: 1.6,
      size: 0.8,
      colour: LEAVES.deep,
      seed: 11,
      front: 0.5,
    })
    place(s, harbourSails(), { x: 0.42, y: y + 0.01, size: 10.5, front: 1, rim: 0.7 })
    sea(s, { wave: 0.6, mirrorFade: 0.7, glint: 0.5 })
    place(s, seaplane(), {
      x: 0.2,
      y: 0.8,
      size: 8,
      front: 0.7,
      rim: 0.6,
      reflect: { power: 0.45, length: 0.1 },
    })
    for (const [x, row, size] of [
      [0.72, 0.73, 6],
      [0.87, 0.76, 8],
    ])
      place(s, sailboat({ stripe: '#c9503c' }), {
        x,
        y: row,
        size,
        front: 0.6,
        reflect: { power: 0.4, length: 0.1 },
      })
    for (const [x, height, seed] of [
      [-0.01, 76, 3],
      [0.045, 54, 7],
      [0.09, 36, 9],
    ])
      conifer(s, { x, y: 1.02, height, seed, front: 0.2, rim: 0.4 })
    ground(s, {
      top: (x) =>
        h * (1.02 - 0.09 * Math.max(0, 1 - x / (w * 0.26))) + noise((x / h) * 6, 2) * h * 0.006,
      colour: '#3f4a5c',
      to: 0.3,
      haze: 0,
    })
    return finish(s)
  },
}
