import { finish } from '../../core/finish.js'
import { fbm, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { parthenon } from '../../things/aegean.js'
import { cypress } from '../../things/asia-india.js'
import { cliff } from '../../things/shaped-land.js'

export default {
  alt: "Il Partenone sulla rocca dell'Acropoli nell'ora dorata, con i tetti di Atene, i cipressi e gli ulivi ai suoi piedi",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0, front: 0.66, lit: '#ffdda6' },
      sun: [0.1, 0.26],
      horizon: 0.62,
    })
    sky(s, { clouds: 0.26 })
    mountain(s, {
      top: range(s, { height: 0.14, seed: 9, detail: 0.8 }),
      rock: '#8a7f96',
      haze: 0.5,
    })
    mountain(s, {
      top: range(s, { height: 0.07, seed: 16, detail: 1.3 }),
      rock: '#9a8a84',
      haze: 0.4,
    })
    const r = random(8)
    const town = (y, count, size, haze) =>
      s.layer(
        (k) => {
          for (let i = 0; i < count; i++) {
            const x = s.x(r())
            const py = s.y(y) + r() * s.u * 7
            const q = size * s.u * (0.6 + r() * 0.8)
            const c = ['#f2e4cc', '#e6d2b4', '#f7eedc', '#dcc0a0'][Math.floor(r() * 4)]
            k.fillStyle = s.far(s.tone(c, 0.85), haze)
            k.fillRect(x, py - q * 0.7, q, q * 0.9)
            k.fillStyle = s.far(s.tone(c, 0.2), haze)
            k.fillRect(x + q, py - q * 0.7, q * 0.35, q * 0.9)
            if (r() < 0.5) {
              k.fillStyle = s.far(s.tone('#c9744a', 0.7), haze)
              k.fillRect(x - q * 0.04, py - q * 0.8, q * 1.42, q * 0.16)
            }
          }
        },
        { lit: false },
      )
    ground(s, { top: () => h * 0.6, colour: '#b8a27c', haze: 0.5, grain: 0.3 })
    town(0.61, 240, 1.5, 0.5)
    const top = (x) => {
      const u = x / w
      const flat = smooth(0.24, 0.34, u) * smooth(0.98, 0.86, u)
      return h * (0.72 - 0.31 * flat) + fbm((x / h) * 10, 4, 4) * h * 0.012 * (1 + 2 * (1 - flat))
    }
    place(s, parthenon(), { x: 0.57, y: 0.418, size: 25, front: 0.8, rim: 0.6 })
    cliff(s, {
      top,
      foot: (x) => h * (0.72 + 0.03 * Math.sin((x / w) * 6)),
      from: 0.22,
      to: 1,
      green: 0.03,
      rock: '#cdb08c',
      leaf: '#7a8a4c',
      seed: 5,
      scale: 0.9,
      streak: 0,
    })
    s.layer(
      (k) => {
        // The old wall on the edge of the rock.
        k.fillStyle = s.tone('#dcc29a', 0.75)
        k.beginPath()
        for (let x = s.x(0.35); x <= s.x(0.84); x += 4) k.lineTo(x, top(x) - s.u * 1.6)
        for (let x = s.x(0.84); x >= s.x(0.35); x -= 4) k.lineTo(x, top(x) + s.u * 1.4)
        k.fill()
      },
      { lit: false },
    )
    grove(s, {
      top: (x) => h * (0.69 + 0.02 * Math.sin((x / w) * 9)),
      depth: 6,
      size: 1.8,
      colour: LEAVES.olive,
      accents: [[LEAVES.pine, 0.3]],
      haze: 0.14,
      seed: 4,
    })
    town(0.77, 120, 3, 0.2)
    grove(s, {
      top: (x) => h * (0.83 + 0.015 * Math.sin((x / w) * 11)),
      depth: 5,
      size: 1.8,
      colour: LEAVES.olive,
      accents: [[LEAVES.green, 0.3]],
      haze: 0.08,
      seed: 9,
    })
    town(0.89, 60, 5, 0.04)
    grove(s, {
      top: (x) => h * (0.95 + 0.02 * Math.sin((x / w) * 8 + 2)),
      depth: 10,
      size: 2.4,
      colour: LEAVES.pine,
      accents: [[LEAVES.olive, 0.3]],
      seed: 12,
      front: 0.4,
    })
    for (const [x, size, seed] of [
      [0.06, 62, 3],
      [0.13, 48, 5],
      [0.94, 30, 8],
      [0.98, 38, 4],
    ])
      place(s, cypress({ seed }), { x, y: 1.02, size, front: 0.35, rim: 0.5 })
    birds(s, { x: 0.34, y: 0.2, count: 6, seed: 6 })
    return finish(s, { rays: 0.08 })
  },
}
