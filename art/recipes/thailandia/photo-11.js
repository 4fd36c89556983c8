import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { bush } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { karst } from '../../things/asia-karst.js'
import { longtail } from '../../things/asia-thailand-life.js'
import { JUNGLE } from './kit.js'

export default {
  alt: "Un'amaca fra due palme sulla spiaggia bianca, davanti al mare turchese e alle isole di calcare lontane",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.7, 0.1], horizon: 0.5 })
    sky(s, { clouds: 0.14 })
    cumulus(s, { x: 0.6, y: 0.48, width: 80, height: 16, seed: 6 })
    for (const [x, width, height, seed, haze] of [
      [0.36, 14, 12, 4, 0.55],
      [0.45, 9, 18, 7, 0.45],
      [0.72, 26, 10, 5, 0.6],
    ])
      karst(s, { x, y: 0.504, width, height, seed, haze })
    lagoon(s)
    const edge = (x) =>
      h * (0.76 - 0.06 * Math.sin((x / w) * 2.6)) + noise((x / h) * 4, 5) * h * 0.006
    foam(s, edge)
    beach(s, edge)
    place(s, longtail({ people: 0, seed: 5, stripe: '#e8a83a' }), {
      x: 0.58,
      y: 0.69,
      size: 10,
      front: 0.85,
      reflect: { power: 0.4, length: 0.06 },
    })
    palm(s, { x: 0.08, y: 0.95, height: 82, lean: 0.08, seed: 3 })
    palm(s, { x: 0.4, y: 0.92, height: 74, lean: 0.2, seed: 8 })
    s.layer(
      (k) => {
        const [a, b] = [
          [s.x(0.098), s.y(0.62)],
          [s.x(0.418), s.y(0.62)],
        ]
        const sagAt = (t, d) => [
          a[0] + (b[0] - a[0]) * t,
          a[1] + (b[1] - a[1]) * t + 4 * t * (1 - t) * d * s.u,
        ]
        k.strokeStyle = s.tone('#c9ab7a', 0.6)
        k.lineWidth = s.u * 0.3
        for (const [t0, t1] of [
          [0, 0.16],
          [0.84, 1],
        ])
          for (const d of [10, 17]) {
            k.beginPath()
            k.moveTo(...(t0 === 0 ? a : b))
            k.lineTo(...sagAt(t0 === 0 ? t1 : t0, d))
            k.stroke()
          }
        const bands = ['#d8473a', '#f6ead4', '#e8a83a', '#f6ead4', '#2f8fa8']
        bands.forEach((c, i) => {
          k.fillStyle = s.tone(c, 0.75 - i * 0.06)
          k.beginPath()
          for (let t = 0.14; t <= 0.861; t += 0.02) k.lineTo(...sagAt(t, 10 + i * 1.6))
          for (let t = 0.86; t >= 0.139; t -= 0.02) k.lineTo(...sagAt(t, 11.7 + i * 1.6))
          k.fill()
        })
      },
      { lit: false },
    )
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#8a7a6a', 0.2)
        k.beginPath()
        k.ellipse(s.x(0.26), s.y(0.925), s.u * 24, s.u * 1.5, 0, 0, 7)
        k.fill()
      },
      { lit: false, alpha: 0.35, blur: s.u * 0.6 },
    )
    bush(s, { x: 0.02, y: 0.99, size: 8, colour: JUNGLE, seed: 4 })
    return finish(s)
  },
}
