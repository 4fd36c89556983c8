import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { clamp, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { flowerPot, windmill } from '../../things/aegean.js'
import { solids } from '../../things/solids.js'
import { aegeanDay, BLUE, bougainvillea } from './kit.js'

export default {
  alt: 'Un vicolo bianco di Oia, a Santorini, con le porte blu e la buganvillea in fiore, che sale verso i mulini a vento',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...aegeanDay, front: 0.7 },
      sun: [0.84, 0.06],
      horizon: 0.54,
    })
    sky(s, { clouds: 0.12 })
    ground(s, {
      top: (x) => h * (0.47 - 0.03 * Math.cos((x / w - 0.45) * 5)),
      colour: '#d9c8a0',
      farColour: '#c9bc96',
      haze: 0.2,
      grain: 0.4,
    })
    for (const [x, y, size, turn] of [
      [0.43, 0.5, 20, 0.1],
      [0.51, 0.47, 27, 0.3],
      [0.565, 0.5, 17, 0.5],
    ])
      place(s, windmill({ turn }), { x, y, size, haze: 0.08, front: 0.8 })
    const P = s.plane(0.3, 0.48)
    s.layer(
      (k) => {
        // The lane: pale slabs with whitewashed joints, rising a little.
        k.fillStyle = s.tone('#f4f2ee', 0.85)
        k.beginPath()
        for (const p of [P(-0.4, 0.4, 0), P(-0.4, 4, 0.1), P(0.4, 4, 0.1), P(0.4, 0.4, 0)])
          k.lineTo(p[0], p[1])
        k.fill()
        const r = random(6)
        for (let z = 3.9; z > 0.45; z *= 0.93)
          for (let i = -3; i < 3; i++) {
            const q = z * 0.065
            const a = i * 0.135 + (r() - 0.5) * 0.03 + 0.01
            k.fillStyle = s.tone(r() < 0.3 ? '#d6ccc4' : '#bdb8ba', 0.55 + r() * 0.25)
            k.beginPath()
            const lift = 0.1 * smooth(0.5, 4, z)
            for (const [X, Z] of [
              [a + 0.008, z + q * 0.06],
              [a + 0.12, z + q * 0.02],
              [a + 0.124, z + q * 0.9],
              [a + 0.01, z + q * 0.94],
            ])
              k.lineTo(...P(X, Z, lift).slice(0, 2))
            k.fill()
          }
      },
      { lit: false },
    )
    const houses = [
      [3.2, 4.1, 0.62],
      [2.3, 3.2, 0.74],
      [1.55, 2.3, 0.6],
      [0.95, 1.55, 0.78],
      [0.35, 0.95, 0.68],
    ]
    s.layer(
      (k) => {
        for (const side of [-1, 1])
          houses.forEach(([z0, z1, tall], i) => {
            const X = side * (0.4 + (i % 2) * 0.03)
            const high = tall + (side > 0 ? ((i * 3) % 4) * 0.05 : 0)
            const o = solids(s, k, P, {
              haze: clamp((z0 - 1) * 0.06),
              light: { front: 0.5, sun: 0.9, off: 0.42, top: 0.95 },
            })
            const shown = o.walls({
              x0: side < 0 ? X - 2 : X,
              x1: side < 0 ? X : X + 2,
              z0,
              z1,
              y0: 0,
              y1: high,
              colour: '#fbfaf6',
            })
            const wall = side < 0 ? shown.right : shown.left
            const put = (u0, v0, u1, v1, c) => o.panel(wall, u0, v0, u1, v1, c)
            const door = o.tone(['#2f6fb8', '#3f8fa8', '#2f6fb8', '#b8503c', '#2f6fb8'][i], 0.6)
            const ajar = side < 0 ? 0.3 : 0.52
            put(ajar - 0.02, 0.52, ajar + 0.2, 1, o.tone('#ffffff', 0.9))
            put(ajar, 0.55, ajar + 0.18, 1, door)
            put(ajar + 0.085, 0.55, ajar + 0.095, 1, o.tone('#1f3f70', 0.4))
            put(0.62 - (side > 0 ? 0.42 : 0), 0.16, 0.8 - (side > 0 ? 0.42 : 0), 0.36, door)
            put(
              0.6 - (side > 0 ? 0.42 : 0),
              0.36,
              0.82 - (side > 0 ? 0.42 : 0),
              0.38,
              o.tone('#dfe6f0', 0.7),
            )
            put(0, 0, 1, 0.025, o.tone('#ffffff', 0.95))
            if (i % 2 === 1) {
              put(0.1, 0.44, 0.9, 0.46, o.tone(BLUE, 0.55))
              for (let u = 0.1; u < 0.9; u += 0.05) put(u, 0.34, u + 0.008, 0.45, o.tone(BLUE, 0.5))
              put(0.1, 0.34, 0.9, 0.35, o.tone(BLUE, 0.55))
            }
          })
      },
      { lit: false },
    )
    // Shade of the right-hand houses across the lane.
    s.layer(
      (k) => {
        k.fillStyle = alpha('#4a62a8', 0.3)
        k.beginPath()
        for (const p of [
          P(0.42, 0.4, 0),
          P(0.42, 3.6, 0.09),
          P(0.12, 3.6, 0.09),
          P(0.02, 1.8, 0.03),
          P(0.16, 1.4, 0.02),
          P(-0.04, 0.9, 0.01),
          P(0.1, 0.4, 0),
        ])
          k.lineTo(p[0], p[1])
        k.fill()
      },
      { lit: false, blur: s.h / 300 },
    )
    for (const [X, Z, seed, bloom] of [
      [-0.36, 2.2, 3, '#e0527a'],
      [0.36, 1.7, 4, '#e8694c'],
      [-0.37, 1.25, 6, '#f0a03c'],
      [0.35, 1.05, 8, '#e0527a'],
    ]) {
      const [x, y, sc] = P(X, Z, 0.02)
      place(s, flowerPot({ seed, bloom }), {
        x: x / w,
        y: y / h,
        size: (sc * 0.17) / s.u,
        front: 0.75,
      })
    }
    bougainvillea(
      s,
      [
        [0.02, 0.12, 15],
        [0.1, 0.06, 13],
        [0.17, 0.16, 10],
        [0.06, 0.3, 11],
        [0.22, 0.06, 9],
        [0.13, 0.3, 7],
        [0.03, 0.46, 7],
        [0.25, 0.2, 5],
      ],
      7,
    )
    bougainvillea(
      s,
      [
        [0.72, 0.3, 5],
        [0.76, 0.27, 6],
        [0.8, 0.33, 5],
      ],
      9,
    )
    return finish(s)
  },
}
