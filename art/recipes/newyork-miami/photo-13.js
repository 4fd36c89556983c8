import { finish } from '../../core/finish.js'
import { fbm } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { pelican } from '../../things/america.js'
import { flamingo } from '../../things/safari.js'
import { pilings } from './kit.js'

export default {
  alt: "Fenicotteri rosa nell'acqua bassa e un pellicano su un palo al tramonto, con il sole che scende dietro le mangrovie",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        disc: 0.062,
        front: 0.5,
        sky: [
          [0, '#23346e'],
          [0.32, '#5a6a9c'],
          [0.58, '#e0947c'],
          [0.8, '#fba46c'],
          [1, '#ffd690'],
        ],
      },
      sun: [0.36, 0.46],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.3 })
    for (const [from, to, y, size, haze, seed] of [
      [-0.02, 0.24, 0.555, 1.6, 0.46, 4],
      [0.56, 1.02, 0.558, 2.2, 0.3, 7],
    ])
      grove(s, {
        top: (x) => s.y(y - 0.035) + fbm((x / h) * 5, seed, 3) * s.u * 2.6,
        from,
        to,
        depth: size * 2,
        size,
        colour: LEAVES.deep,
        haze,
        seed,
      })
    lake(s, { wave: 0.6, mirrorFade: 0.5, glint: 0.8 })
    const r = random(15)
    const flock = Array.from({ length: 17 }, () => [0.46 + r() * 0.5, 0.63 + r() * 0.1, r()]).sort(
      (a, b) => a[1] - b[1],
    )
    for (const [x, y, q] of flock)
      place(s, flamingo({ feeding: q < 0.45 }), {
        x,
        y,
        size: 7 + (y - 0.62) * 70,
        flip: q > 0.7,
        front: 0.62,
        rim: 0.6,
        haze: 0.1,
        reflect: { power: 0.5, length: 0.1 },
      })
    for (const [x, y, size, feeding, flip] of [
      [0.6, 0.86, 29, false, true],
      [0.7, 0.88, 27, true, true],
      [0.79, 0.85, 28, false, false],
    ])
      place(s, flamingo({ feeding }), {
        x,
        y,
        size,
        flip,
        front: 0.66,
        rim: 0.7,
        reflect: { power: 0.5, length: 0.16 },
      })
    place(s, pelican({ post: 46 }), {
      x: 0.17,
      y: 0.93,
      size: 36,
      flip: true,
      front: 0.35,
      rim: 0.9,
      reflect: { power: 0.5, length: 0.1 },
    })
    pilings(s, [
      [0.08, 0.9, 16],
      [0.26, 0.88, 12],
      [0.04, 0.97, 20],
    ])
    birds(s, { x: 0.56, y: 0.28, count: 7, size: 1.3, seed: 9 })
    return finish(s, { rays: 0.14 })
  },
}
