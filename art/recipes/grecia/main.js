import { Path2D } from '@napi-rs/canvas'
import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { clump } from '../../nature/leaf-mass.js'
import { mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { sailboat } from '../../things/boats.js'
import { solids } from '../../things/solids.js'
import { aegeanDay, BLUE } from './kit.js'

/** The barrel vault of a cave house, round in front, its light going over from left to right. */
function vault(o, k, P, { X, wide, z, size, y, tint }) {
  const half = wide / 2
  const n = 8
  const at = (i) => {
    const a = Math.PI * (1 - i / n)
    return [X + Math.cos(a) * half, y + Math.sin(a) * half * 0.72]
  }
  for (let i = 0; i < n; i++) {
    const [[ax, ay], [bx, by]] = [at(i), at(i + 1)]
    o.face(tint, 1 - 0.78 * ((i + 0.5) / n) ** 1.3, [
      [ax, z + size, ay],
      [bx, z + size, by],
      [bx, z, by],
      [ax, z, ay],
    ])
  }
  k.fillStyle = o.tone(tint, o.L.front)
  k.beginPath()
  for (let i = 0; i <= n; i++) k.lineTo(...P(at(i)[0], z, at(i)[1]).slice(0, 2))
  k.fill()
  k.fillStyle = o.tone(BLUE, 0.45)
  k.beginPath()
  for (let i = 1; i < n; i++) {
    const [ax, ay] = at(i)
    k.lineTo(...P(X + (ax - X) * 0.4, z, y + (ay - y) * 0.55 + half * 0.06).slice(0, 2))
  }
  k.fill()
}

/** A slanting shade on a flat roof: from u to its right edge, v deep. */
function shadeOn(k, quad, u, v, colour) {
  if (!quad) return
  const [a, b, c, d] = quad
  const on = (s, t) =>
    [0, 1].map((i) => (a[i] * (1 - s) + b[i] * s) * (1 - t) + (d[i] * (1 - s) + c[i] * s) * t)
  k.fillStyle = colour
  k.beginPath()
  for (const [s, t] of [
    [u, 0],
    [1, 0],
    [1, v],
    [Math.min(0.9, u + v * 0.5), v],
  ])
    k.lineTo(...on(s, t))
  k.fill()
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
          const ochre = r() < 0.12 ? '#f4d9b0' : r() < 0.1 ? '#f2c2a8' : '#fbfaf6'
          // The near houses are white, all of them: a card lies there.
          const tint = z < 1.4 ? '#fbfaf6' : ochre
          const shown = o.box({
            x0: X - wide / 2,
            x1: X + wide / 2,
            z0: z,
            z1: z + size,
            y0: Y - size * 1.6,
            y1: Y + tall,
            colour: tint,
          })
          if (r() < 0.24) vault(o, k, P, { X, wide, z, size, y: Y + tall, tint })
          else {
            const roof = o.box({
              x0: X - wide / 2 - 0.004,
              x1: X + wide / 2 + 0.004,
              z0: z - 0.004,
              z1: z + size,
              y0: Y + tall,
              y1: Y + tall + size * 0.06,
              colour: '#ffffff',
              topColour: '#fffdf6',
            })
            // What stands behind throws its shade over a part of the terrace.
            if (r() < 0.72)
              shadeOn(k, roof.top, r() * 0.5, 0.3 + r() * 0.35, o.tone('#f4f0ff', 0.34))
          }
          const glass = o.tone(r() < 0.6 ? BLUE : '#4a5a7c', 0.5)
          const lit = s.mood.lamps > 0.4 && r() < 0.6
          const n = wide > size ? 3 : 2
          const door = Math.floor(r() * 4)
          const drop = tall / (tall + size * 1.6)
          for (let i = 0; i < n; i++)
            if (r() < 0.8)
              o.panel(
                shown.front,
                (i + 0.36) / n,
                drop * (i === door ? 0.42 : 0.34),
                (i + 0.62) / n,
                drop * (i === door ? 1 : 0.64),
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

/**
 * A wall of the caldera between its rim and its foot: layers of ash and lava in their colours, then gullies
 * whose left sides are lit. from, to: pixels.
 */
function calderaWall(s, { rim, foot, from, to, layers, lit, dark, step, seed }) {
  const r = random(seed)
  s.layer(
    (k) => {
      const xs = []
      for (let x = from; x <= to; x += 3) xs.push(x)
      const at = (x, v) => rim(x) + (foot(x) - rim(x)) * v
      const band = (colour, a, b) => {
        k.fillStyle = colour
        k.beginPath()
        for (const x of xs)
          k.lineTo(x, at(x, a) + (a ? noise((x / s.h) * 9, a * 20) * s.u * 0.5 : 0))
        for (const x of xs.toReversed())
          k.lineTo(x, b < 1 ? at(x, b) + noise((x / s.h) * 9, b * 20) * s.u * 0.5 : foot(x))
        k.fill()
      }
      for (const [a, b, colour] of layers) band(colour, a, b)
      // Ravines: unlike each other, each a dark side that widens and forks, a lit buttress on its left.
      k.save()
      k.beginPath()
      for (const x of xs) k.lineTo(x, rim(x))
      for (const x of xs.toReversed()) k.lineTo(x, foot(x))
      k.clip()
      const facet = (colour, x, wide, list) => {
        k.fillStyle = colour
        k.beginPath()
        for (const [u, v] of list) k.lineTo(x + u * wide, at(x + u * wide, v))
        k.fill()
      }
      for (let x = from + step; x < to; x += step * (0.8 + r() * 2.2)) {
        const wide = step * (0.8 + r() * 1.3)
        const [a, b, c] = [r() * 0.3, 0.34 + r() * 0.2, 0.6 + r() * 0.2]
        facet(lit, x, wide, [
          [0, a],
          [-0.1, a * 0.7],
          [-0.16, b],
          [-0.1, c],
          [-0.5, 1.02],
          [-0.05, 1.02],
          [0.04, b],
        ])
        facet(dark, x, wide, [
          [0, a],
          [0.13, a * 0.6],
          [0.2, a + 0.1],
          [0.3, b * 0.9],
          [0.26, c],
          [0.62, 1.02],
          [0.34, 1.02],
          [0.14, c + 0.08],
          [0.1, 1.02],
          [-0.05, 1.02],
          [0.06, b],
        ])
      }
      k.restore()
    },
    { lit: false },
  )
}

/** The deep water of the caldera in flat bands, short waves, a road of light under the sun. */
function deepSea(s) {
  s.layer(
    (k) => {
      const depth = s.h - s.horizon
      for (const [at, colour] of [
        [0, '#a9d4e6'],
        [0.05, '#6fb0d8'],
        [0.16, '#3f8ec8'],
        [0.34, '#2672b4'],
        [0.6, '#1a5a9e'],
      ]) {
        k.fillStyle = colour
        k.beginPath()
        for (let x = -4; x <= s.w + 4; x += 8)
          k.lineTo(
            x,
            s.horizon + depth * at + (at ? Math.sin((x / s.w) * 5 + at * 20) * s.u * 0.5 : 0),
          )
        k.lineTo(s.w + 4, s.h)
        k.lineTo(-4, s.h)
        k.fill()
      }
      const r = random(8)
      for (let i = 0; i < 120; i++) {
        const t = r() ** 1.4
        const road = i % 3 === 0
        const x = road ? s.sun[0] + (r() - 0.5) * s.w * (0.06 + t * 0.16) : r() * s.w
        const y = s.horizon + depth * (0.03 + t * 0.95)
        const l = s.u * (0.7 + t * 4) * (0.6 + r() * 0.6)
        k.fillStyle = road
          ? 'rgba(255,248,224,.8)'
          : i % 2
            ? 'rgba(12,60,124,.4)'
            : 'rgba(160,210,240,.4)'
        k.beginPath()
        k.moveTo(x - l, y)
        k.quadraticCurveTo(x, y - s.u * (0.2 + t * 0.4), x + l, y)
        k.quadraticCurveTo(x, y + s.u * (0.2 + t * 0.3), x - l, y)
        k.fill()
      }
    },
    { lit: false },
  )
}

/** A cat on the parapet that watches the boats, its weight on one haunch, an ear turned back; 20 units tall, sun on the left. */
function cat(k) {
  const shape = (colour, d) => {
    k.fillStyle = colour
    k.fill(new Path2D(d))
  }
  const line = (colour, width, d) => {
    k.strokeStyle = colour
    k.lineWidth = width
    k.lineCap = 'round'
    k.stroke(new Path2D(d))
  }
  const tail =
    'M5 -1.200C9 -1.600 12 -1.400 14.500 -0.200C16.400 1 16.600 4 15.400 6.600C14.800 8.200 15.400 9.600 16.800 9.800'
  k.save()
  k.translate(1.2, 1)
  line('rgba(84,100,160,.45)', 1.9, tail)
  k.restore()
  line('#d07c34', 1.9, tail)
  line('#f2a858', 0.8, 'M5 -1.700C9 -2.100 12 -1.900 14.300 -0.800')
  // Body: narrow shoulders, the broad haunch on the right.
  shape(
    '#d07c34',
    'M-5.400 0C-6 -3.400 -5.400 -7.200 -3.800 -10L-2.600 -12.800L2.600 -13C5.200 -10.400 7.800 -6.800 7.900 -3.200C7.900 -1.200 7.200 0 6 0Z',
  )
  shape(
    '#f0a452',
    'M-5.400 0C-6 -3.400 -5.400 -7.200 -3.800 -10L-2.600 -12.800L0.600 -13C0.800 -9.600 -0.800 -7.400 -1.200 -4.600C-1.400 -2.600 -1 -1 -0.400 0Z',
  )
  shape(
    '#b86428',
    'M3 -6.600C5.800 -6.200 7.700 -4.600 7.900 -3C7.900 -1.200 7.200 0 6 0H2.400C4.200 -1.600 4.400 -4.400 3 -6.600Z',
  )
  line(
    '#a8582c',
    0.6,
    'M-0.600 -10.600Q1.800 -10.200 3.600 -11M-0.400 -8.400Q2.200 -7.800 5 -8.800M0.800 -5.400Q2 -5.200 2.800 -5.600',
  )
  // Head turned towards the sea: cheek and muzzle on the left.
  shape('#d07c34', 'M0.800 -18.600L3.600 -20.400L4.200 -16.600Z')
  shape(
    '#d88438',
    'M-4.200 -15.400C-4.400 -17.800 -2.400 -19.200 0.200 -19.100C2.900 -19 4.500 -17.400 4.300 -15.300C4.100 -12.900 2.200 -11.700 -0.200 -11.700C-2 -11.700 -3.400 -12.200 -4.100 -12.900C-5.200 -13 -5.300 -14.200 -4.600 -14.700Z',
  )
  shape(
    '#f4b062',
    'M-4.200 -15.400C-4.400 -17.800 -2.400 -19.200 0.200 -19.100C-1.200 -18 -1.800 -15.600 -1 -13.400C-0.600 -12.400 -0.600 -11.900 -0.800 -11.700C-2.200 -11.800 -3.400 -12.200 -4.100 -12.900C-5.200 -13 -5.300 -14.200 -4.600 -14.700Z',
  )
  shape('#f0a452', 'M-3.700 -17L-3 -21.200L-0.200 -18.800Z')
  shape('#b86428', 'M-2.600 -18.400L-2.500 -20L-1.200 -18.800Z')
  line('#a8582c', 0.45, 'M1.200 -18.200L1.800 -16.800M2.600 -17.600L2.800 -16.400')
  line('rgba(255,250,236,.8)', 0.14, 'M-4.400 -13.600L-7 -14M-4.300 -13.200L-6.800 -12.600')
}

export default {
  alt: 'Le cupole blu e le case bianche di Santorini affacciate sulla caldera, con le barche a vela nel mare profondo',
  heart: 66,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: aegeanDay,
      sun: [0.12, 0.12],
      horizon: h > w ? 0.36 : 0.36,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of [
      [0.2, 0.17, 34, 6, 4],
      [0.76, 0.12, 30, 6, 9],
    ])
      flatCloud(s, { x, y, width, height, seed })
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
    deepSea(s)
    const y0 = s.horizon / h
    const rim = (x) =>
      h * (y0 - 0.075 * smooth(0.1, 0.6, x / w) * smooth(1.1, 0.7, x / w)) +
      fbm((x / h) * 8, 3, 4) * h * 0.01
    calderaWall(s, {
      rim,
      foot: (x) => h * (y0 + 0.06 * smooth(0.1, 0.22, x / w)) + noise((x / h) * 8, 2) * h * 0.006,
      from: s.x(0.1),
      to: w + 4,
      layers: [
        [0, 1, '#c9a898'],
        [0, 0.16, '#ecd9c4'],
        [0.34, 0.48, '#b98a80'],
        [0.62, 0.78, '#a07884'],
        [0.78, 1, '#7c6484'],
      ],
      lit: 'rgba(255,236,214,.38)',
      dark: 'rgba(96,76,124,.4)',
      step: s.u * 6.5,
      seed: 4,
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
    calderaWall(s, {
      rim: (x) => {
        const u = x / w
        return (
          h * (s.pick(0.99, 0.94) - s.pick(0.44, 0.36) * smooth(s.pick(0.28, 0.16), 1, u)) +
          fbm((x / h) * 7, 5, 4) * h * 0.02
        )
      },
      foot: () => h * 1.3,
      from: s.x(s.pick(0.2, 0.05)),
      to: w + 4,
      layers: [
        [0, 1, '#b98a72'],
        [0, 0.14, '#dcb898'],
        [0.3, 0.5, '#9c6a64'],
      ],
      lit: 'rgba(250,214,178,.6)',
      dark: 'rgba(96,60,84,.55)',
      step: s.u * 9,
      seed: 9,
    })
    const rows = [3.3, 2.8, 2.4, 2.05, 1.75, 1.5, 1.28].map((z) => ({
      z,
      from: edge(z) + 0.16,
      to: s.pick(0.95, 0.8) * z,
      size: 0.26,
    }))
    const light = { front: 0.33, top: 0.97, sun: 0.86, off: 0.1 }
    const homes = (list, seed) => village(s, P, { rows: list, rise, seed, light })
    homes(rows.slice(0, 3), 5)
    church(s, P, { X: 1.15, Z: 2.35, Y: rise(1.15, 2.35) + 0.24, radius: 0.2, light })
    homes(rows.slice(3, 5), 8)
    church(s, P, { X: 0.44, Z: 1.72, Y: rise(0.44, 1.72) + 0.17, radius: 0.17, light })
    bellWall(s, P, { X: 0.85, Z: 1.66, Y: rise(0.85, 1.66) + 0.25, size: 0.2 })
    homes(rows.slice(5, 6), 11)
    church(s, P, { X: 0.92, Z: 1.36, Y: rise(0.92, 1.36) + 0.1, radius: 0.15, light })
    homes(rows.slice(6), 14)
    // A terrace close to us: parapet, flowers, a cat that watches the boats.
    s.layer(
      (k) => {
        const q = s.u * s.pick(1, 1.2)
        const top = s.y(s.pick(0.9, 0.92))
        const end = s.x(s.pick(0.25, 0.4))
        k.fillStyle = '#c6d2ea'
        k.fillRect(-4, top, end + 4, s.h)
        k.fillStyle = '#ffffff'
        k.fillRect(-4, top - q * 1.2, end + 4 + q, q * 2.6)
        k.fillStyle = '#e3e9f4'
        k.fillRect(end - q * 3, top + q * 1.4, q * 3, s.h)
        const r = random(12)
        const flower = [
          ['#8f1f54', '#c8346c', '#ee6a98'],
          ['#a82660', '#dc4a80', '#f88cb0'],
          ['#23543c', '#3a7a48', '#6aa85a'],
        ]
        for (let i = 0; i < 74; i++) {
          const t = r()
          const x = -q * 4 + t * q * 26
          const y = top + q * (4 + r() * 10) - (1 - t) * q * (6 + r() * 14)
          clump(k, x, y, q * (1.6 + r() * 1.4), flower[i % 5 === 0 ? 2 : i % 2], r() * 6)
        }
        k.translate(end - q * 15, top - q * 1.1)
        k.scale(q * 0.78, q * 0.78)
        k.fillStyle = 'rgba(90,110,170,.4)'
        k.fill(new Path2D('M-5 0L6 0L17 1.800L3 1.800Z'))
        cat(k)
      },
      { lit: false },
    )
    birds(s, { x: 0.3, y: 0.2, count: 5, seed: 4, colour: '#ffffff' })
    return finish(s)
  },
}
