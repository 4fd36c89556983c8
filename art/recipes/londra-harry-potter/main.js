import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { umbrellaWalker } from '../../things/asia-people.js'
import { redBus } from '../../things/europe.js'
import { fishLamp, parliament } from '../../things/london.js'

const EYE = 0.3
const DECK = 0.165
const SPANS = 7

/** The bridge from the clock tower to our bank: seven flat iron arches, nearer ones larger. */
function bridge(s) {
  const P = s.plane(EYE, 0.5)
  const far = s.pick([2.42, 4.6], [1.9, 4.6])
  const near = s.pick([1.1, 0.98], [0.95, 0.98])
  const at = (t, y) => {
    const Z = far[1] + (near[1] - far[1]) * t
    return P(far[0] + (near[0] - far[0]) * t, Z, y)
  }
  const line = (k, from, to, y, n = 8) => {
    for (let i = 0; i <= n; i++) {
      const [x, py] = at(from + ((to - from) * i) / n, y)
      k.lineTo(x, py)
    }
  }
  const shape = (k, colour, draw) => {
    k.fillStyle = colour
    k.beginPath()
    draw()
    k.fill()
  }
  const band = (k, colour, y0, y1) =>
    shape(k, colour, () => {
      line(k, 0, 1, y1, 20)
      line(k, 1, 0, y0, 20)
    })
  const side = (k, up) => {
    band(k, s.tone('#5f8274', 0.42), up * 0.02, up * DECK)
    for (let i = 0; i < SPANS; i++) {
      const a = (i + 0.07) / SPANS
      const b = (i + 0.93) / SPANS
      shape(k, s.tone('#27345c', 0.3), () => {
        line(k, a, b, -0.01, 4)
        for (let j = 0; j <= 16; j++) {
          const q = j / 16
          const [x, y] = at(b + (a - b) * q, up * 0.118 * Math.sin(q * Math.PI) ** 0.6)
          k.lineTo(x, y)
        }
      })
      shape(k, s.tone('#b9a68c', 0.45), () => {
        const p = i / SPANS
        line(k, p - 0.014, p + 0.014, -0.004, 2)
        line(k, p + 0.01, p - 0.01, up * 0.125, 2)
      })
    }
    band(k, s.tone('#8fb39c', 0.55), up * (DECK - 0.012), up * DECK)
    band(k, s.tone('#3c5560', 0.3), up * (DECK - 0.016), up * (DECK - 0.012))
  }
  s.layer((k) => side(k, -1), { lit: false, alpha: 0.35, blur: s.h / 500 })
  s.layer((k) => side(k, 1), { lit: false })
  for (const [t, flip] of [
    [0.5, false],
    [0.83, true],
  ]) {
    const [x, y, scale] = at(t, DECK - 0.012)
    place(s, redBus(), {
      x: x / s.w,
      y: y / s.h,
      size: (scale * 0.066) / s.u,
      front: 0.75,
      flip,
      shadow: false,
    })
  }
  for (let i = 1; i <= SPANS * 2; i++) {
    const [x, y, scale] = at(i / (SPANS * 2 + 0.6), DECK)
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#2c4450', 0.4)
        k.fillRect(x - scale * 0.0025, y - scale * 0.06, scale * 0.005, scale * 0.06)
        k.fillStyle = '#ffe3a6'
        for (const d of [-0.011, 0, 0.011]) {
          k.beginPath()
          k.arc(x + d * scale, y - scale * (d ? 0.058 : 0.066), scale * 0.0065, 0, 7)
          k.fill()
        }
      },
      { lit: false },
    )
  }
}

export default {
  alt: "Il Big Ben e il Parlamento sul Tamigi all'ora blu, con gli autobus rossi sul ponte di Westminster",
  focus: 0.7,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#132a63'],
          [0.4, '#2f5a97'],
          [0.72, '#86a0c2'],
          [0.9, '#ecc3a0'],
          [1, '#ffdcae'],
        ],
        clouds: ['#f6c8a4', '#4a6596'],
        haze: '#b9b4c0',
        lamps: 0.9,
        front: 0.46,
      },
      sun: [0.08, 0.56],
      horizon: h > w ? 0.6 : 0.63,
    })
    sky(s, { clouds: 0.3 })
    const foot = s.horizon / h
    city(s, { y: foot, low: 3, high: 8, width: 5, seed: 3, haze: 0.68, share: 0.3 })
    place(s, parliament(), {
      x: s.pick(0.435, 0.28),
      y: foot + 0.03,
      size: s.pick(58, 58),
      front: 0.5,
      rim: 0.5,
      shadow: false,
    })
    s.layer(
      (k) => {
        k.fillStyle = '#6d6274'
        k.fillRect(0, s.y(foot + 0.026), s.w, s.h * 0.024)
      },
      { front: 0.3 },
    )
    lake(s, { top: foot + 0.046, wave: 0.9, glint: 0.5 })
    bridge(s)
    birds(s, { x: s.pick(0.24, 0.7), y: 0.2, count: 5 })
    const wall = s.y(0.925)
    place(s, fishLamp(), { x: s.pick(0.085, 0.12), y: 0.93, size: 34, front: 0.3, shadow: false })
    place(s, umbrellaWalker({ umbrella: '#c8323a', coat: '#20264c' }), {
      x: s.pick(0.165, 0.27),
      y: 0.96,
      size: 15,
      front: 0.4,
      rim: 0.6,
      shadow: false,
    })
    s.layer(
      (k) => {
        k.fillStyle = '#262c58'
        k.fillRect(0, wall, s.w, s.h)
        k.fillStyle = '#56588a'
        k.fillRect(0, wall, s.w, s.u * 0.9)
        k.fillStyle = '#1b2048'
        for (let i = 0; i < 12; i++) k.fillRect((i + 0.3) * s.w * 0.09, wall + s.u, s.u * 0.25, s.h)
      },
      { lit: false },
    )
    s.glow(s.pick(0.085, 0.12), 0.64, 16, '#ffd28a', 0.4)
    return finish(s)
  },
}
