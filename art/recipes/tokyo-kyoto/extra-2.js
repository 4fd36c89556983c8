import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { umbrellaWalker } from '../../things/asia-people.js'
import { facet, neonSign, rain, wallFacet, wallWindows } from '../../things/asia-street.js'
import { stand, wetNight } from './kit.js'

export default {
  alt: "Strada di Tokyo di notte sotto la pioggia, insegne al neon riflesse sull'asfalto e passanti con l'ombrello",
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.5, 0.5], horizon: 0.56 })
    sky(s, { clouds: 0.2 })
    const P = s.plane(0.24, 0.5)
    city(s, {
      y: 0.575,
      low: 14,
      high: 34,
      width: 5,
      seed: 3,
      haze: 0.35,
      from: 0.3,
      to: 0.7,
      share: 0.7,
    })
    let lights = []
    const edges = [0.55, 0.95, 1.3, 1.75, 2.4, 3.3, 4.6, 6.6]
    const neon = ['#ff5a5f', '#35c7d9', '#ffb03a', '#f7f1e0', '#ff7a45', '#4f8cff', '#7fe0a8']
    const walls = () =>
      s.layer(
        (k) => {
          lights = []
          const r = random(14)
          for (let i = edges.length - 2; i >= 0; i--)
            for (const side of [-1, 1]) {
              const X = side * 0.76
              const H = 1 + r() * 1.3
              const [z0, z1] = [edges[i], edges[i + 1]]
              wallFacet(
                k,
                P,
                s.far(['#28306a', '#333a72', '#232a5c'][Math.floor(r() * 3)], i * 0.06),
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
                y0: 0.3,
                y1: H * 0.97,
                rows: Math.round(H * 9),
                columns: 5,
                seed: i * 7 + side + 2,
                share: 0.42,
                power: 0.7,
              })
              wallFacet(
                k,
                P,
                ['#ffe0a8', '#fff2d6', '#ffc27a'][i % 3],
                X,
                z0 + (z1 - z0) * 0.04,
                z1 - (z1 - z0) * 0.04,
                0.01,
                0.17,
              )
              wallWindows(k, P, {
                X,
                z0,
                z1,
                y0: 0.015,
                y1: 0.165,
                rows: 1,
                columns: 9,
                seed: i * 11 + side + 3,
                share: 0.8,
                colours: ['#e88a4a', '#7fb8c9', '#c9523c', '#4a4f7a'],
                power: 0.8,
              })
              wallFacet(
                k,
                P,
                neon[(i + (side > 0 ? 3 : 0)) % 7],
                X - side * 0.01,
                z0,
                z1,
                0.18,
                0.25,
              )
              for (let n = 0; n < 3; n++) {
                const tallSign = r() < 0.65
                lights.push(
                  neonSign(s, k, P, {
                    X,
                    z: z0 + (z1 - z0) * (0.15 + n * 0.3),
                    y: 0.28 + r() * 0.55,
                    width: tallSign ? 0.1 + r() * 0.05 : 0.2,
                    height: tallSign ? 0.32 + r() * 0.3 : 0.11,
                    side,
                    colour: neon[Math.floor(r() * 7)],
                    seed: i * 9 + n + side * 3 + 40,
                    dark: r() < 0.4,
                  }),
                )
              }
            }
        },
        { lit: false },
      )
    walls()
    s.glow(0.5, 0.54, 26, '#ffb88a', 0.5)
    lake(s, {
      wave: 0.5,
      freq: 12,
      stretch: 0.6,
      mirrorFade: 0.25,
      mirror: 0.8,
      glint: 0,
      top: 0.57,
    })
    walls()
    for (const { x, y, r, colour } of lights) s.glowAt(x, y, r * 1.3, colour, 0.16)
    s.layer(
      (k) => {
        for (let i = -5; i <= 5; i++)
          facet(k, P, '#e9ecff', [
            [i * 0.17 - 0.05, 0.72, 0],
            [i * 0.17 - 0.05, 0.98, 0],
            [i * 0.17 + 0.05, 0.98, 0],
            [i * 0.17 + 0.05, 0.72, 0],
          ])
      },
      { lit: false, alpha: 0.4 },
    )
    const r = random(21)
    const walkers = Array.from({ length: 20 }, () => [
      (r() - 0.5) * 1.15,
      1.05 + r() ** 1.5 * 3.2,
      r(),
    ]).sort((a, b) => b[1] - a[1])
    for (const [X, Z, q] of walkers)
      stand(
        s,
        P,
        umbrellaWalker({
          umbrella: ['#e8563f', '#f4efe6', '#2f7fa8', '#f0b03a', '#33406a'][Math.floor(q * 5)],
          coat: ['#33406a', '#5a3a52', '#2a4a66'][Math.floor(q * 13) % 3],
        }),
        X,
        Z,
        0.19,
        {
          rim: '#ffb48a',
          front: 0.7,
          haze: Math.min(0.4, Z * 0.06),
          reflect: { power: 0.35, length: 0.12 },
        },
      )
    stand(s, P, umbrellaWalker({ umbrella: '#e8563f' }), s.pick(-0.36, -0.2), 0.78, 0.2, {
      rim: '#ffc49a',
      front: 0.6,
      reflect: { power: 0.4, length: 0.14 },
    })
    rain(s)
    return finish(s, { bloom: 0.36 })
  },
}
