import { alpha } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { dabs, grove, LEAVES, leafTones } from '../nature/foliage.js'
import { ground } from '../nature/ground.js'
import { mountain, range } from '../nature/mountains.js'
import { birds, sky } from '../nature/sky.js'
import { sea } from '../nature/water.js'
import { flowerPot, parthenon, windmill } from '../things/aegean.js'
import { cypress } from '../things/asia-india.js'
import { sailboat } from '../things/boats.js'
import { cliff } from '../things/shaped-land.js'
import { solids } from '../things/solids.js'

const BLUE = '#2f6fb8'
const aegeanDay = {
  ...moods.day,
  sky: [
    [0, '#1f6fbe'],
    [0.45, '#5fb0e0'],
    [0.8, '#b8dfee'],
    [1, '#fbf0da'],
  ],
  shade: '#8fa6d0',
  front: 0.72,
}

/** A mass of bougainvillea hanging from a corner: blobs are [x, y, radius in u]. */
function bougainvillea(s, blobs, seed = 3, colour = '#d9447a') {
  const list = blobs.map(([x, y, r]) => [s.x(x), s.y(y), r * s.u])
  s.layer(
    (k) => {
      dabs(
        k,
        list.map(([x, y, r]) => [x, y + r * 0.15, r * 0.95]),
        leafTones(s, LEAVES.deep, 6, 0.4),
        { count: 130, size: 0.12, seed, leaf: true },
      )
      dabs(k, list, s.tones(colour, 7, 0.15, 1), {
        count: 210,
        size: 0.085,
        seed: seed + 4,
        bias: 0.06,
      })
    },
    { lit: false, texture: 0 },
  )
}

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
    { lit: false, texture: 0.025 },
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
    { lit: false, texture: 0.025 },
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
    { lit: false, texture: 0.03, rim: 0.3 },
  )
}

export const recipes = [
  {
    id: 'main',
    alt: 'Le cupole blu e le case bianche di Santorini affacciate sulla caldera, con le barche a vela nel mare profondo',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: aegeanDay,
        sun: [0.12, 0.12],
        horizon: h > w ? 0.36 : 0.36,
      })
      sky(s, { clouds: 0.1, seed: 11 })
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
        { lit: false, texture: 0 },
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
  },
  {
    id: 'extra-1',
    alt: 'Un vicolo bianco di Mykonos con le porte blu e la buganvillea in fiore, che sale verso i mulini a vento',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...aegeanDay, front: 0.7 },
        sun: [0.84, 0.06],
        horizon: 0.54,
      })
      sky(s, { clouds: 0.12, seed: 22 })
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
        { lit: false, texture: 0.05 },
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
                for (let u = 0.1; u < 0.9; u += 0.05)
                  put(u, 0.34, u + 0.008, 0.45, o.tone(BLUE, 0.5))
                put(0.1, 0.34, 0.9, 0.35, o.tone(BLUE, 0.55))
              }
            })
        },
        { lit: false, texture: 0.03 },
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
        { lit: false, texture: 0, blur: s.h / 300 },
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
  },
  {
    id: 'extra-2',
    alt: "Il Partenone sulla rocca dell'Acropoli nell'ora dorata, con i tetti di Atene, i cipressi e gli ulivi ai suoi piedi",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.golden, disc: 0, front: 0.66, lit: '#ffdda6' },
        sun: [0.1, 0.26],
        horizon: 0.62,
      })
      sky(s, { clouds: 0.26, seed: 38 })
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
          { lit: false, texture: 0.03 },
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
        { lit: false, texture: 0.1 },
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
  },
]
