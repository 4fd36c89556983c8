import { finish } from '../../core/finish.js'
import { clamp, mix, noise, tread } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, bush, grove, LEAVES } from '../../nature/foliage.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { curvedRoof } from '../../things/asia-roofs.js'
import { MAPLE } from './kit.js'

export default {
  alt: 'Giardino zen di ghiaia rastrellata intorno a pietre muschiose, con il muro di terra e un acero verde e rosso',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.mist, lit: '#fffaf0', front: 0.75 },
      sun: [0.8, 0.1],
      horizon: 0.44,
    })
    sky(s, { clouds: 0.2 })
    grove(s, {
      top: (x) => s.y(0.16) - noise((x / h) * 3, 3) * h * 0.07,
      depth: 30,
      size: 4,
      colour: '#6f9448',
      accents: [
        [MAPLE, 0.16],
        ['#a9b04a', 0.2],
        [LEAVES.pine, 0.15],
      ],
      seed: 5,
      haze: 0.3,
    })
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#d9b98a', 0.7)
        k.fillRect(0, s.y(0.34), w, s.y(0.13))
        k.fillStyle = s.tone('#a5713f', 0.5)
        k.fillRect(0, s.y(0.445), w, s.y(0.016))
      },
      { lit: false },
    )
    place(
      s,
      {
        width: 2400,
        height: 100,
        draw: (pen) =>
          curvedRoof(pen, {
            y: 0,
            half: 1200,
            ridge: 1196,
            height: 80,
            lift: 0,
            colour: '#6a7286',
            ribs: 170,
            edge: '#9aa2b2',
          }),
      },
      { x: 0.5, y: 0.345, size: 8, front: 0.7 },
    )
    const rocks = [
      [-0.42, 2.2, 0.3],
      [0.3, 3.1, 0.26],
      [0.62, 1.75, 0.18],
      [-0.75, 1.5, 0.2],
    ]
    const e = 0.34
    const sand = [s.tone('#cfc8bc', 0.2), s.tone('#f3ede0', 0.95)].map((c) =>
      [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16) / 255),
    )
    s.shade([0, s.y(0.46), w, h], (x, y, out) => {
      const Z = (e * h) / (y - s.horizon)
      const X = ((x - w / 2) / h) * Z
      let phase = Z * 150
      for (const [rx, rz, rad] of rocks) {
        const d = Math.hypot(X - rx, (Z - rz) * 1.15)
        if (d < rad * 2.3) phase = d * 78
      }
      const fade = clamp(1.5 / Z) ** 2
      const li =
        0.7 +
        (tread(0.5 + Math.cos(phase) * 0.5, 3) - 0.5) *
          0.5 *
          fade *
          clamp((y - s.horizon) / h / 0.1)
      for (let j = 0; j < 3; j++) out[j] = mix(sand[0][j], sand[1][j], li)
    })
    const P = s.plane(e)
    for (const [X, Z, rad] of [...rocks].sort((a, b) => b[1] - a[1])) {
      const [x, y, scale] = P(X, Z)
      const size = (scale * rad) / s.u
      for (const [dx, k, tall, seed] of [
        [-0.32, 1.1, 0.9, 3],
        [0.28, 0.8, 0.55, 7],
      ])
        boulder(s, {
          x: (x + dx * rad * scale) / w,
          y: y / h + 0.004,
          width: size * k,
          height: size * tall,
          seed: seed + rad * 50,
          colour: '#8d8a88',
        })
      bush(s, {
        x: x / w,
        y: y / h + 0.012,
        size: size * 0.42,
        colour: '#7f9a3c',
        flat: 0.4,
        seed: 5,
      })
    }
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#6a4632', 0.5)
        k.fillRect(0, s.y(0.94), w, s.y(0.07))
        for (let i = 0; i < 4; i++) {
          k.fillStyle = s.tone('#4a2f28', 0.4)
          k.fillRect(0, s.y(0.94 + i * 0.017), w, s.h * 0.002)
        }
      },
      { lit: false },
    )
    branch(s, {
      x: -0.03,
      y: 0.1,
      angle: 0.25,
      length: 13,
      colour: MAPLE,
      seed: 16,
      leaf: true,
      petals: 15,
    })
    return finish(s)
  },
}
