import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { cab } from '../../things/america.js'
import { city } from '../../things/asia-city.js'
import { umbrellaWalker } from '../../things/asia-people.js'
import { boardFacet, rain, wallFacet, wallWindows } from '../../things/asia-street.js'
import { stand, wetNight } from './kit.js'

const NEON = ['#ff5a5f', '#35c7d9', '#ffb03a', '#f7f1e0', '#ff7a45', '#4f8cff', '#7fe0a8']

/** A wall of glowing boards on one side of the street: pictures without words. */
function billboards(k, P, { X, side, z0, z1, y0, y1, seed }) {
  const r = random(seed)
  let y = y0
  while (y < y1) {
    const high = Math.min(y1 - y, 0.16 + r() * 0.3)
    const a = NEON[Math.floor(r() * 7)]
    const b = NEON[Math.floor(r() * 7)]
    const [za, zb] = [z0 + (z1 - z0) * r() * 0.12, z1 - (z1 - z0) * r() * 0.12]
    const F = (c, u0, u1, v0, v1) =>
      wallFacet(
        k,
        P,
        c,
        X - side * 0.012,
        za + (zb - za) * u0,
        za + (zb - za) * u1,
        y + high * v0,
        y + high * v1,
      )
    F(a, 0, 1, 0.04, 0.92)
    const kind = Math.floor(r() * 4)
    if (kind === 0) for (let i = 0; i < 5; i++) F(alpha(b, 0.75), i / 5, (i + 0.5) / 5, 0.1, 0.86)
    if (kind === 1)
      for (let i = 0; i < 3; i++)
        F(alpha('#ffffff', 0.75), 0.1 + i * 0.05, 0.9 - i * 0.2, 0.2 + i * 0.22, 0.3 + i * 0.22)
    if (kind === 2) {
      F(alpha('#1b1c44', 0.7), 0.04, 0.96, 0.09, 0.87)
      const [cx, cy, sc] = P(X - side * 0.013, za + (zb - za) * (0.3 + r() * 0.4), y + high * 0.48)
      k.fillStyle = b
      k.beginPath()
      k.ellipse(cx, cy, sc * high * 0.12, sc * high * 0.3, 0, 0, 7)
      k.fill()
    }
    if (kind === 3) {
      F(b, 0.5, 1, 0.04, 0.92)
      F(alpha('#fff6e4', 0.85), 0.36, 0.62, 0.3, 0.64)
    }
    y += high + 0.015
  }
}

export default {
  alt: "I taxi gialli in coda sotto i cartelloni luminosi di Times Square in una sera di pioggia, con i riflessi sull'asfalto",
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.5, 0.5], horizon: 0.6 })
    sky(s, { clouds: 0.3 })
    const P = s.plane(0.22, 0.5)
    city(s, {
      y: 0.615,
      low: 16,
      high: 34,
      width: 5,
      seed: 5,
      haze: 0.3,
      from: 0.28,
      to: 0.72,
      share: 0.75,
    })
    const edges = [0.5, 0.8, 1.15, 1.6, 2.2, 3, 4.2, 6]
    const walls = () =>
      s.layer(
        (k) => {
          const r = random(31)
          const middle = [P(-0.42, 6, 0), P(0.42, 6, 2.9)]
          k.fillStyle = '#33386e'
          k.fillRect(
            middle[0][0],
            middle[1][1],
            middle[1][0] - middle[0][0],
            middle[0][1] - middle[1][1],
          )
          for (let i = 0; i < 9; i++)
            boardFacet(
              k,
              P,
              NEON[(i * 3) % 7],
              -0.34 + (i % 3) * 0.05,
              0.34 - (i % 2) * 0.08,
              6,
              0.3 + i * 0.28,
              0.53 + i * 0.28,
            )
          for (let i = edges.length - 2; i >= 0; i--)
            for (const side of [-1, 1]) {
              const X = side * 0.78
              const H = 1.1 + r() * 1.5
              const [z0, z1] = [edges[i], edges[i + 1]]
              wallFacet(
                k,
                P,
                s.far(['#262c62', '#30366e', '#222858'][Math.floor(r() * 3)], i * 0.05),
                X,
                z0,
                z1,
                0,
                H,
              )
              wallWindows(k, P, {
                X,
                z0,
                z1,
                y0: 0.5,
                y1: H * 0.97,
                rows: Math.round(H * 9),
                columns: 6,
                seed: i * 7 + side + 2,
                share: 0.45,
                power: 0.6,
              })
              wallFacet(k, P, ['#ffe0a8', '#fff2d6', '#ffc27a'][i % 3], X, z0, z1, 0.01, 0.13)
              wallWindows(k, P, {
                X,
                z0,
                z1,
                y0: 0.012,
                y1: 0.128,
                rows: 1,
                columns: 8,
                seed: i * 11 + side + 3,
                share: 0.8,
                colours: ['#e88a4a', '#7fb8c9', '#c9523c', '#4a4f7a'],
                power: 0.8,
              })
              billboards(k, P, {
                X,
                side,
                z0,
                z1,
                y0: 0.15,
                y1: 0.5 + r() * 0.7,
                seed: i * 9 + side * 4 + 50,
              })
            }
        },
        { lit: false },
      )
    walls()
    s.glow(0.5, 0.56, 26, '#ffb88a', 0.5)
    lake(s, {
      wave: 0.5,
      freq: 12,
      stretch: 0.6,
      mirrorFade: 0.25,
      mirror: 0.8,
      glint: 0,
      top: 0.61,
    })
    walls()
    for (const [x, y, c] of [
      [0.08, 0.3, '#ff7a5f'],
      [0.2, 0.42, '#35c7d9'],
      [0.9, 0.34, '#ffb03a'],
      [0.78, 0.45, '#4f8cff'],
      [0.5, 0.36, '#ffb88a'],
    ])
      s.glow(x, y, 24, c, 0.22)
    for (const [X, Z] of [
      [0.16, 3.4],
      [-0.16, 3.1],
      [0.34, 2.5],
      [-0.36, 2.2],
      [0.02, 1.9],
      [0.3, 1.5],
      [-0.3, 1.25],
    ])
      stand(s, P, cab({ front: X < -0.1 }), X, Z, 0.13, {
        front: 0.85,
        reflect: { power: 0.45, length: 0.12 },
      })
    const r = random(21)
    for (const Z of [3.6, 3, 2.6, 2.1, 1.7, 1.4])
      for (const side of [-1, 1])
        stand(
          s,
          P,
          umbrellaWalker({
            umbrella: ['#e8563f', '#f4efe6', '#2f7fa8', '#f0b03a', '#33406a'][Math.floor(r() * 5)],
          }),
          side * (0.62 + r() * 0.1),
          Z,
          0.15,
          { rim: '#ffb48a', front: 0.7, reflect: { power: 0.3, length: 0.1 } },
        )
    stand(s, P, cab(), 0.12, 0.86, 0.14, { front: 0.9, reflect: { power: 0.5, length: 0.14 } })
    rain(s)
    return finish(s, { bloom: 0.36 })
  },
}
