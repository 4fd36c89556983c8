import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { grove, LEAVES, tree } from '../../nature/foliage.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { stoneLantern } from '../../things/asia-japan-life.js'
import { autumn, MAPLE } from './kit.js'

export default {
  alt: "Il giardino d'autunno visto dalla stanza di un ryokan, fra gli shoji aperti e il tatami con il vassoio del tè",
  paint(w, h) {
    const s = new Scene(w, h, { mood: autumn, sun: [0.6, 0.2], horizon: 0.5 })
    sky(s, { clouds: 0.1 })
    grove(s, {
      top: (x) => s.y(0.16) - noise((x / h) * 4, 2) * h * 0.06,
      depth: 34,
      size: 3.6,
      colour: '#8fa04a',
      accents: [
        [MAPLE, 0.28],
        ['#e0a03a', 0.2],
        [LEAVES.pine, 0.2],
      ],
      seed: 7,
      haze: 0.28,
    })
    grove(s, {
      top: (x) => s.y(0.46) - noise((x / h) * 5, 4) * h * 0.03,
      depth: 11,
      size: 2.4,
      colour: LEAVES.deep,
      accents: [[MAPLE, 0.2]],
      seed: 9,
      haze: 0.08,
    })
    lake(s, { top: 0.54, wave: 0.4, mirrorFade: 0.5 })
    place(s, stoneLantern(), { x: 0.66, y: 0.6, size: 22, front: 0.8 })
    for (const [x, width, seed] of [
      [0.62, 12, 2],
      [0.72, 14, 3],
      [0.3, 16, 6],
      [0.38, 9, 8],
    ])
      boulder(s, { x, y: 0.625, width, height: width * 0.42, seed, colour: '#8a8478' })
    tree(s, { x: 0.3, y: 0.62, height: 44, colour: MAPLE, seed: 4, spread: 0.75, bare: 0.3 })
    s.layer(
      (k) => {
        const dark = (li) => s.tone('#5a3c30', li)
        const P = s.plane(0.5)
        k.fillStyle = dark(0.5)
        k.fillRect(0, s.y(0.66), w, h)
        const g = k.createLinearGradient(0, s.y(0.7), 0, h)
        g.addColorStop(0, s.tone('#dfd79c', 0.85))
        g.addColorStop(1, s.tone('#a8a468', 0.2))
        k.fillStyle = g
        k.fillRect(0, s.y(0.72), w, h)
        k.strokeStyle = s.tone('#3f4a3c', 0.2)
        k.lineWidth = s.u * 0.7
        for (const X of [-2.4, -1.2, 0, 1.2, 2.4]) {
          k.beginPath()
          k.moveTo(...P(X, 2.27))
          k.lineTo(...P(X, 0.9))
          k.stroke()
        }
        k.fillStyle = s.tone('#3f4a3c', 0.2)
        k.fillRect(0, s.y(0.83), w, s.u * 0.8)
        const screen = (x0, x1) => {
          k.fillStyle = s.tone('#f7ecd0', 0.75)
          k.fillRect(s.x(x0), 0, s.x(x1 - x0), s.y(0.74))
          k.fillStyle = dark(0.2)
          for (let i = 0; i <= 4; i++)
            k.fillRect(
              s.x(x0 + ((x1 - x0) * i) / 4) - s.u * 0.3,
              0,
              s.u * (i % 4 ? 0.5 : 1.4),
              s.y(0.74),
            )
          for (let j = 0; j < 8; j++)
            k.fillRect(s.x(x0), s.y(0.05 + j * 0.095), s.x(x1 - x0), s.u * 0.5)
          k.fillRect(s.x(x0), s.y(0.6), s.x(x1 - x0), s.y(0.14))
        }
        screen(-0.02, 0.16)
        screen(0.86, 1.02)
        k.fillStyle = dark(0.15)
        k.fillRect(0, 0, w, s.y(0.07))
        k.fillRect(0, s.y(0.72), w, s.u * 1.3)
      },
      { lit: false },
    )
    place(
      s,
      {
        width: 120,
        height: 40,
        draw(pen) {
          pen
            .path('#7a2f2a', 'M-54 -6L54 -6L48 0L-48 0Z')
            .rect('#4a1f22', -46, 0, 6, 10)
            .rect('#4a1f22', 40, 0, 6, 10)
          pen
            .ellipse('#4f6a6a', -14, -17, 15, 12)
            .stroke('#3a4a4c', 'M-26 -26Q-14 -44 -2 -26', 2.4)
            .path('#4f6a6a', 'M-1 -18L10 -24L9 -20L0 -12Z')
          for (const x of [22, 38])
            pen
              .path('#e9e2d0', `M${x - 6} -16L${x + 6} -16L${x + 4} -6L${x - 4} -6Z`)
              .ellipse('#8fa04a', x, -16, 6, 1.6)
        },
      },
      { x: 0.4, y: 0.9, size: 13, front: 0.5, rim: 0.5 },
    )
    return finish(s)
  },
}
