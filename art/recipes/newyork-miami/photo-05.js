import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { clamp } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { fog } from '../../nature/mountains.js'
import { sky, stars } from '../../nature/sky.js'
import { facet } from '../../things/asia-street.js'
import { empireState } from '../../things/new-york.js'
import { solids } from '../../things/solids.js'
import { blocks, wetNight } from './kit.js'

export default {
  alt: "Un viale di Manhattan visto dall'alto di notte, con le scie bianche e rosse delle auto fra i palazzi illuminati",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...wetNight, lit: '#7f86b8' },
      sun: [0.5, 0.3],
      horizon: 0.32,
    })
    sky(s, { clouds: 0.12, glow: '#ff9a6a', glowPower: 0.4 })
    stars(s, { count: 160, below: 0.2 })
    blocks(s, { y: 0.335, count: 40, size: 12, haze: 0.5, seed: 850, hump: 0.5, spread: 0.3 })
    place(s, empireState(), { x: 0.43, y: 0.36, size: 31, haze: 0.08, front: 1 })
    fog(s, { y: 0.345, thickness: 0.05, power: 0.8, colour: '#5a4a7c', seed: 5 })
    const P = s.plane(2.1, 0.53)
    s.layer(
      (k) => {
        facet(k, P, '#3a2f5c', [
          [-9, 2.2, 0],
          [-9, 40, 0],
          [9, 40, 0],
          [9, 2.2, 0],
        ])
        facet(k, P, '#6a4a5c', [
          [-0.34, 2.2, 0],
          [-0.34, 40, 0],
          [0.34, 40, 0],
          [0.34, 2.2, 0],
        ])
        const o = solids(s, k, P, { light: { front: 0.15, top: 0.35, sun: 0.6, off: 0.6 } })
        const r = random(12)
        for (let z = 30; z > 2.1; z -= z > 12 ? 2.2 : 1.25) {
          const deep = z > 12 ? 1.9 : 1
          for (const side of [-1, 1])
            for (const lane of [4, 3, 2, 1, 0]) {
              const a = 0.46 + lane * 0.98
              const H = Math.min(1.75, (0.5 + r() ** 1.4 * 1.5) * (z < 4 && lane < 2 ? 0.75 : 1))
              const c = ['#6a70b0', '#8a7aa8', '#5f78b4', '#a08098'][Math.floor(r() * 4)]
              const x0 = side > 0 ? a : -a - 0.86
              const q = o.box({
                x0,
                x1: x0 + 0.86,
                z0: z,
                z1: z + deep,
                y0: 0,
                y1: H,
                colour: s.far(c, clamp(z * 0.018)),
                topColour: '#565c98',
              })
              const inner = side > 0 ? q.left : q.right
              const rows = Math.round(H * 13)
              for (const [quad, cols] of [
                [inner, 8],
                [q.front, 9],
              ])
                if (quad)
                  for (let j = 0; j < rows; j++)
                    for (let i = 0; i < cols; i++)
                      if (r() < 0.42)
                        o.panel(
                          quad,
                          (i + 0.2) / cols,
                          (j + 0.25) / rows,
                          (i + 0.75) / cols,
                          (j + 0.75) / rows,
                          alpha(
                            ['#ffd9a0', '#ffe9c4', '#cfe0ff', '#ffb878'][Math.floor(r() * 4)],
                            0.55 + r() * 0.4,
                          ),
                        )
              o.panel(q.top, 0.3, 0.3, 0.55, 0.62, '#6f76b4')
            }
        }
      },
      { lit: false },
    )
    s.layer(
      (k) => {
        const r = random(4)
        for (let i = 0; i < 150; i++) {
          const z = 2.4 + r() ** 1.7 * 26
          const lane = Math.floor(r() * 3)
          const back = r() < 0.5
          const X = (back ? 1 : -1) * (0.07 + lane * 0.095)
          facet(k, P, alpha(back ? '#ff5a48' : '#fff2cc', 0.85), [
            [X - 0.02, z, 0.01],
            [X - 0.02, z + 0.3 + r() * 0.5, 0.01],
            [X + 0.02, z + 0.3 + r() * 0.5, 0.01],
            [X + 0.02, z, 0.01],
          ])
        }
      },
      { lit: false },
    )
    for (let i = 0; i < 12; i++) {
      const [x, y, sc] = P(0, 3 + i * 1.7, 0)
      s.glowAt(x, y, sc * 0.6, '#ffb070', 0.22)
    }
    return finish(s, { bloom: 0.4 })
  },
}
