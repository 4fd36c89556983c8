import { finish } from '../../core/finish.js'
import { noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { grove, LEAVES, tree } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { goldenPavilion } from '../../things/asia-japan.js'
import { autumn } from './kit.js'

export default {
  alt: "Il Padiglione d'oro di Kyoto specchiato nello stagno, fra pini potati e isolette di pietra",
  paint(w, h) {
    const s = new Scene(w, h, { mood: autumn, sun: [0.15, 0.2], horizon: 0.6 })
    sky(s, { clouds: 0.14 })
    mountain(s, {
      top: range(s, { height: 0.2, seed: 6, detail: 1.2, lift: 0.6 }),
      rock: '#5f8060',
      haze: 0.45,
    })
    grove(s, {
      top: (x) => s.y(0.47) - noise((x / h) * 4, 2) * h * 0.05,
      depth: 12,
      size: 2.6,
      colour: LEAVES.pine,
      accents: [
        [LEAVES.autumn, 0.2],
        ['#8fa04a', 0.2],
      ],
      seed: 3,
      haze: 0.28,
    })
    ground(s, { top: () => s.y(0.57), colour: '#5a6a3c', haze: 0.1, base: 0.61 })
    place(s, goldenPavilion(), { x: 0.42, y: 0.602, size: 40, front: 0.85, rim: 0.4 })
    grove(s, {
      top: (x) =>
        s.y(0.57) - h * 0.06 * smooth(0.6, 0.9, x / w) - noise((x / h) * 9, 5) * h * 0.012,
      from: 0.58,
      depth: 4,
      size: 1.7,
      colour: LEAVES.deep,
      accents: [[LEAVES.autumn, 0.25]],
      seed: 8,
    })
    grove(s, {
      top: (x) =>
        s.y(0.565) - noise((x / h) * 9, 4) * h * 0.012 - h * 0.05 * smooth(0.25, 0, x / w),
      to: 0.24,
      depth: 4,
      size: 1.7,
      colour: LEAVES.deep,
      seed: 9,
    })
    lake(s, { wave: 0.4, mirrorFade: 0.4, glint: 0.1 })
    for (const [x, y, size, seed] of [
      [0.2, 0.76, 12, 3],
      [0.68, 0.7, 7, 5],
    ]) {
      boulder(s, { x, y, width: size, height: size * 0.34, seed, colour: '#8f8a80' })
      boulder(s, {
        x: x + 0.03,
        y: y + 0.008,
        width: size * 0.6,
        height: size * 0.3,
        seed: seed + 4,
        colour: '#8f8a80',
      })
      tree(s, {
        x: x - 0.005,
        y: y - 0.025,
        height: size * 1.2,
        colour: '#4f7f4c',
        spread: 0.8,
        bare: 0.24,
        front: 0.8,
        seed,
        reflect: { y: s.y(y), power: 0.4, length: 0.12 },
      })
    }
    return finish(s)
  },
}
