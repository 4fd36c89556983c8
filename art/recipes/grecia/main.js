import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { sailboat } from '../../things/boats.js'
import { cliff } from '../../things/shaped-land.js'
import { solids } from '../../things/solids.js'
import { aegeanDay, BLUE, bougainvillea } from './kit.js'

/** White houses stepping down a slope. rise(X, Z): height of the ground; skip(X, Z): leave free. */
function village(s, P, { rows, rise, skip = () => false, seed = 5, light }) {
  const r = random(seed)
  s.layer(
    (k) => {
      for (const { z, from, to, size } of rows) {
        const o = solids(s, k, P, { haze: clamp((z - 1.6) * 0.11, 0, 0.5), light })
        for (let X = to; X > from; X -= size * (0.85 + r() * 0.4)) {
          const wide = size * (0.8 + r() * 0.5)
          const Y = rise(X, z)
          if (skip(X, z)) continue
          const tall = size * (0.5 + r() * 0.45)
          const tint = r() < 0.12 ? '#f4d9b0' : r() < 0.1 ? '#f2c2a8' : '#fbfaf6'
          const shown = o.box({
            x0: X - wide / 2,
            x1: X + wide / 2,
            z0: z,
            z1: z + size,
            y0: Y - size * 1.6,
            y1: Y + tall,
            colour: tint,
          })
          o.box({
            x0: X - wide / 2 - 0.004,
            x1: X + wide / 2 + 0.004,
            z0: z - 0.004,
            z1: z + size,
            y0: Y + tall,
            y1: Y + tall + size * 0.06,
            colour: '#ffffff',
            topColour: '#eef0f2',
          })
          const glass = o.tone(r() < 0.6 ? BLUE : '#4a5a7c', 0.5)
          const lit = s.mood.lamps > 0.4 && r() < 0.6
          const n = wide > size ? 3 : 2
          const drop = tall / (tall + size * 1.6)
          for (let i = 0; i < n; i++)
            if (r() < 0.8)
              o.panel(
                shown.front,
                (i + 0.32) / n,
                drop * 0.3,
                (i + 0.62) / n,
                drop * (i === 1 ? 0.98 : 0.72),
                lit ? '#ffd890' : glass,
              )
        }
      }
    },
    { lit: false },
  )
}

/** A church: white drum and blue dome with its cross. */
function church(s, P, { X, Z, Y, radius, light }) {
  s.layer(
    (k) => {
      const o = solids(s, k, P, { haze: clamp((Z - 1.6) * 0.1, 0, 0.4), light })
      const q = radius
      const body = o.box({
        x0: X - q * 1.5,
        x1: X + q * 1.5,
        z0: Z - q * 1.2,
        z1: Z + q * 1.2,
        y0: Y - q * 4,
        y1: Y + q * 0.2,
        colour: '#fbfaf6',
      })
      o.panel(body.front, 0.42, 0.2, 0.58, 0.55, o.tone(BLUE, 0.5))
      const [cx, cy, sc] = P(X, Z, Y + q * 0.2)
      const [, top] = P(X, Z, Y + q * 0.75)
      const g = k.createLinearGradient(cx - q * sc, 0, cx + q * sc, 0)
      g.addColorStop(0, o.tone('#ffffff', s.sun[0] < s.w / 2 ? 0.95 : 0.3))
      g.addColorStop(1, o.tone('#ffffff', s.sun[0] < s.w / 2 ? 0.3 : 0.95))
      k.fillStyle = g
      k.beginPath()
      k.ellipse(cx, cy, q * sc, q * sc * 0.26, 0, 0, Math.PI)
      k.lineTo(cx - q * sc, top)
      k.lineTo(cx + q * sc, top)
      k.fill()
      for (const d of [-0.6, 0, 0.6]) {
        k.fillStyle = o.tone('#4a5f8c', 0.45)
        k.fillRect(
          cx + d * q * sc - q * sc * 0.07,
          top + q * sc * 0.16,
          q * sc * 0.14,
          q * sc * 0.36,
        )
      }
      const [dx, dy, r] = o.dome({
        X,
        Z,
        Y: Y + q * 0.75,
        radius: q * 1.04,
        colour: BLUE,
        rise: 0.98,
      })
      k.strokeStyle = o.tone('#ffffff', 0.9)
      k.lineWidth = Math.max(1, r * 0.06)
      k.beginPath()
      k.moveTo(dx, dy + r * 0.02)
      k.lineTo(dx, dy - r * 0.42)
      k.moveTo(dx - r * 0.14, dy - r * 0.26)
      k.lineTo(dx + r * 0.14, dy - r * 0.26)
      k.stroke()
    },
    { lit: false },
  )
}

/** A wall with three bells in its arches. */
function bellWall(s, P, { X, Z, Y, size }) {
  s.layer(
    (k) => {
      const [x, y, sc] = P(X, Z, Y)
      const q = size * sc
      k.fillStyle = s.tone('#fbfaf6', 0.72)
      k.beginPath()
      k.moveTo(x - q * 0.5, y + q * 0.6)
      k.lineTo(x - q * 0.5, y - q)
      k.lineTo(x - q * 0.3, y - q)
      k.lineTo(x - q * 0.3, y - q * 1.35)
      k.quadraticCurveTo(x, y - q * 1.7, x + q * 0.3, y - q * 1.35)
      k.lineTo(x + q * 0.3, y - q)
      k.lineTo(x + q * 0.5, y - q)
      k.lineTo(x + q * 0.5, y + q * 0.6)
      k.fill()
      for (const [dx, dy] of [
        [-0.26, -0.3],
        [0.26, -0.3],
        [0, -0.98],
      ]) {
        k.fillStyle = s.tone('#6fa8dc', 0.7)
        k.beginPath()
        k.roundRect(x + (dx - 0.13) * q, y + (dy - 0.2) * q, q * 0.26, q * 0.46, [
          q * 0.13,
          q * 0.13,
          0,
          0,
        ])
        k.fill()
        k.fillStyle = s.tone('#b8863c', 0.6)
        k.beginPath()
        k.moveTo(x + (dx - 0.07) * q, y + (dy + 0.12) * q)
        k.quadraticCurveTo(
          x + dx * q,
          y + (dy - 0.26) * q,
          x + (dx + 0.07) * q,
          y + (dy + 0.12) * q,
        )
        k.fill()
      }
      k.strokeStyle = s.tone('#ffffff', 0.95)
      k.lineWidth = q * 0.05
      k.beginPath()
      k.moveTo(x, y - q * 1.52)
      k.lineTo(x, y - q * 1.85)
      k.moveTo(x - q * 0.1, y - q * 1.74)
      k.lineTo(x + q * 0.1, y - q * 1.74)
      k.stroke()
    },
    { lit: false, rim: 0.3 },
  )
}

export default {
  alt: 'Le cupole blu e le case bianche di Santorini affacciate sulla caldera, con le barche a vela nel mare profondo',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: aegeanDay,
      sun: [0.12, 0.12],
      horizon: h > w ? 0.36 : 0.36,
    })
    sky(s, { clouds: 0.1 })
    const P = s.plane(0.72, s.pick(0.5, 0.42))
    mountain(s, {
      top: range(s, {
        height: 0.05,
        seed: 6,
        detail: 1,
        shape: (u) => Math.exp(-(((u - 0.2) / 0.3) ** 2)) * 1.3,
      }),
      rock: '#8a8aa0',
      haze: 0.6,
    })
    sea(s, {
      wave: 0.8,
      glint: 0.6,
      body: [
        [0, '#5fa6cf'],
        [0.25, '#2474b4'],
        [1, '#0e4a8c'],
      ],
    })
    const y0 = s.horizon / h
    const rim = (x) =>
      h * (y0 - 0.075 * smooth(0.1, 0.6, x / w) * smooth(1.1, 0.7, x / w)) +
      fbm((x / h) * 8, 3, 4) * h * 0.01
    cliff(s, {
      top: rim,
      foot: (x) => h * (y0 + 0.06 * smooth(0.1, 0.22, x / w)) + noise((x / h) * 8, 2) * h * 0.006,
      from: 0.1,
      green: 0,
      rock: '#b59a8c',
      strata: 0.8,
      seed: 4,
      haze: 0.42,
      streak: 0,
    })
    s.layer(
      (k) => {
        const r = random(3)
        k.fillStyle = s.far('#ffffff', 0.2)
        for (let i = 0; i < 130; i++) {
          const x = s.x(0.26 + r() * 0.7)
          k.fillRect(
            x,
            rim(x) - s.u * (0.3 + r() * 0.5),
            s.u * (0.4 + r() * 0.7),
            s.u * (0.5 + r() * 0.7),
          )
        }
      },
      { lit: false },
    )
    for (const [x, y, size] of [
      [0.2, 0.5, 6],
      [0.32, 0.58, 9],
      [0.12, 0.64, 7],
    ])
      place(s, sailboat({ stripe: BLUE }), {
        x,
        y: y + (y0 - 0.36),
        size,
        haze: 0.12,
        reflect: { power: 0.35, length: 0.06 },
      })
    const rise = (X, Z) =>
      0.3 * smooth(-0.3, 1.5, X) * (Z / 1.6) - 0.2 - 0.16 * (1.9 - Math.min(1.9, Z))
    const edge = (z) => -0.12 + (z - 1) * 0.34 - (z < 1.3 ? 0.5 : 0)
    cliff(s, {
      top: (x) => {
        const u = x / w
        return (
          h * (s.pick(0.99, 0.94) - s.pick(0.44, 0.36) * smooth(s.pick(0.28, 0.16), 1, u)) +
          fbm((x / h) * 7, 5, 4) * h * 0.02
        )
      },
      foot: () => h + 3,
      from: s.pick(0.2, 0.05),
      green: 0,
      rock: '#c4a48c',
      strata: 0.6,
      seed: 9,
    })
    const rows = [3.3, 2.8, 2.4, 2.05, 1.75, 1.5, 1.28].map((z) => ({
      z,
      from: edge(z) + 0.16,
      to: s.pick(0.95, 0.8) * z,
      size: 0.26,
    }))
    const light = { front: 0.46, top: 0.92, sun: 0.98, off: 0.12 }
    const homes = (list, seed) => village(s, P, { rows: list, rise, seed, light })
    homes(rows.slice(0, 3), 5)
    church(s, P, { X: 1.15, Z: 2.35, Y: rise(1.15, 2.35) + 0.24, radius: 0.2, light })
    homes(rows.slice(3, 5), 8)
    church(s, P, { X: 0.44, Z: 1.72, Y: rise(0.44, 1.72) + 0.17, radius: 0.17, light })
    bellWall(s, P, { X: 0.85, Z: 1.66, Y: rise(0.85, 1.66) + 0.25, size: 0.2 })
    homes(rows.slice(5, 6), 11)
    church(s, P, { X: 0.92, Z: 1.36, Y: rise(0.92, 1.36) + 0.1, radius: 0.15, light })
    homes(rows.slice(6), 14)
    bougainvillea(
      s,
      [
        [0.0, 0.98, 12],
        [0.09, 1.0, 9],
        [0.16, 1.04, 8],
        [-0.02, 0.84, 7],
      ],
      5,
    )
    birds(s, { x: 0.3, y: 0.2, count: 5, seed: 4, colour: '#ffffff' })
    return finish(s)
  },
}
