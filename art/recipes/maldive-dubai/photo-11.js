import { finish } from '../../core/finish.js'
import { clamp, fbm } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dune, ground } from '../../nature/ground.js'
import { sky, stars } from '../../nature/sky.js'
import { marketLantern } from '../../things/gulf.js'
import { campfire, sitter } from '../../things/people.js'

export default {
  alt: 'Un campo tendato nel deserto di notte, con le lanterne sulla sabbia, il fuoco acceso e la Via Lattea',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#071029'],
          [0.5, '#15294f'],
          [0.82, '#3a4a6c'],
          [1, '#a87a68'],
        ],
        haze: '#4a5578',
        lit: '#8fa0c8',
      },
      sun: [0.5, 0.6],
      horizon: 0.56,
    })
    sky(s, { clouds: 0, glowPower: 0 })
    s.shade(
      [0, 0, w, s.horizon],
      (x, y, out) => {
        const d = ((x - w * 0.66) * 0.8 - (y - h * 0.3) * 0.62) / h
        const n = fbm((x / h) * 5, (y / h) * 5 + 3, 6)
        out[0] = 0.78
        out[1] = 0.76
        out[2] = 0.88
        out[3] = clamp(Math.exp(-((d / 0.13) ** 2)) * (0.22 + n * 0.6)) * 0.6
      },
      { step: 2, op: 'screen' },
    )
    stars(s, { count: 1100, below: 0.56, seed: 9 })
    dune(s, { at: 0.2, y: 0.64, height: 0.16, width: 0.9, seed: 4, haze: 0.3, colour: '#d09a68' })
    dune(s, { at: 0.9, y: 0.68, height: 0.2, width: 0.8, seed: 6, haze: 0.15, colour: '#d09a68' })
    ground(s, {
      top: (x) => h * (0.7 + 0.015 * Math.sin((x / w) * 5)),
      colour: '#c98f5e',
      ripple: 0.8,
      grain: 0.3,
      haze: 0.1,
    })
    const fire = [0.52, 0.8]
    const r = random(3)
    for (const [x, y, size] of [
      [0.2, 0.745, 12],
      [0.36, 0.72, 8],
      [0.66, 0.72, 9],
      [0.82, 0.75, 13],
    ]) {
      s.glow(x, y - 0.04, size * 2.2, '#ffb05c', 0.5)
      s.layer(
        (k) => {
          const px = s.x(x)
          const py = s.y(y)
          const q = size * s.u
          k.fillStyle = '#5c463c'
          k.beginPath()
          k.moveTo(px - q * 1.4, py)
          k.lineTo(px - q * 1.1, py - q * 0.5)
          k.quadraticCurveTo(px - q * 0.55, py - q * 0.62, px - q * 0.4, py - q)
          k.quadraticCurveTo(px, py - q * 0.66, px + q * 0.4, py - q)
          k.quadraticCurveTo(px + q * 0.55, py - q * 0.62, px + q * 1.1, py - q * 0.5)
          k.lineTo(px + q * 1.4, py)
          k.fill()
        },
        {
          front: 0.7,
          rim: 0.4,
          lamps: (k) => {
            const px = s.x(x)
            const py = s.y(y)
            const q = size * s.u
            const g = k.createLinearGradient(0, py - q * 0.5, 0, py)
            g.addColorStop(0, '#e08a3c')
            g.addColorStop(1, '#ffd893')
            k.fillStyle = g
            k.beginPath()
            k.moveTo(px - q * 0.9, py)
            k.lineTo(px - q * 0.86, py - q * 0.4)
            k.quadraticCurveTo(px, py - q * 0.5, px + q * 0.86, py - q * 0.4)
            k.lineTo(px + q * 0.9, py)
            k.fill()
            k.fillStyle = '#6a3f34'
            for (const d of [-0.45, 0, 0.45])
              k.fillRect(px + d * q - q * 0.02, py - q * 0.46, q * 0.04, q * 0.46)
            k.fillStyle = '#a8443a'
            k.fillRect(px - q * 0.9, py - q * 0.06, q * 1.8, q * 0.06)
          },
        },
      )
    }
    s.glow(...fire, 26, '#ff9a4c', 0.6)
    for (let i = 0; i < 16; i++) {
      const t = i / 15
      const x = 0.14 + t * 0.72 + (r() - 0.5) * 0.01
      const y = 0.83 + 0.1 * Math.sin(t * 3.14) * (i % 2 ? 1 : 0.55)
      s.glow(x, y - 0.015, 5, '#ffb860', 0.55)
      place(s, marketLantern(), { x, y, size: 4.4 })
    }
    place(s, campfire(), { x: fire[0], y: fire[1] + 0.01, size: 8 })
    for (const [x, flip, seed] of [
      [0.44, false, 2],
      [0.47, false, 4],
      [0.575, true, 6],
      [0.61, true, 9],
    ])
      place(s, sitter({ seed }), {
        x,
        y: 0.825,
        size: 8,
        flip,
        front: 0.5,
        rim: '#ffb860',
        rimFrom: [fire[0] - x, -0.02],
      })
    return finish(s)
  },
}
