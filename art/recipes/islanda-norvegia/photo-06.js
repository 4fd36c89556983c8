import { rgb } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { clamp, fbm, ridged, smooth, tread } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { birds, sky } from '../../nature/sky.js'
import { northSummer } from './kit.js'

/** Rounded lava blocks under thick moss, by pixel. */
function mossField(s, { top, moss = '#8fa63c', rock = '#57525e', seed = 1, haze = 0.4 }) {
  const { w, h } = s
  const f = s.mood.front
  const a = [rgb(s.tone(moss, f * 0.3)), rgb(s.tone(moss, Math.min(1, f + 0.2)))]
  const b = [rgb(s.tone(rock, 0)), rgb(s.tone(rock, f))]
  const Hz = rgb(s.mood.haze)
  let high = h
  for (let x = 0; x < w; x += 4) high = Math.min(high, top(x))
  s.shade([0, high - 2, w, h], (x, y, out) => {
    const t = top(x)
    out[3] = clamp(y - t + 0.5)
    if (out[3] <= 0) return
    const d = (y - t) / h + 0.014
    const z = 0.2 / d
    const X = ((x - w * 0.5) / h) * z
    const n = fbm(X * 4 + seed, z * 3.4, 2, 0.5)
    const n2 = fbm(X * 4 + seed + 0.12, z * 3.4 - 0.12, 2, 0.5)
    const gap = smooth(-0.04, -0.07, n + ridged(X * 2.2, z * 2.2 + 4, 3) * 0.2 - 0.12)
    const li = tread(0.55 + (n - n2) * 2.4 + n * 0.5, 4)
    const hz = haze * smooth(0.22, 0, d)
    for (let j = 0; j < 3; j++) {
      const c = a[0][j] + (a[1][j] - a[0][j]) * li
      const r = b[0][j] + (b[1][j] - b[0][j]) * li
      const v = c + (r - c) * gap
      out[j] = v + (Hz[j] - v) * hz
    }
  })
}

/** A road along X = f(Z) on the plane, with its white edge lines. */
function road(s, P, f, { from = 0.5, to = 6, width = 0.2, colour = '#5f6474' }) {
  const edge = (k) =>
    Array.from({ length: 80 }, (_, i) => {
      const z = from * (to / from) ** (i / 79)
      return P(f(z) + k * width, z)
    })
  s.layer(
    (k) => {
      const strip = (c, a, b) => {
        k.fillStyle = c
        k.beginPath()
        for (const p of edge(a)) k.lineTo(p[0], p[1])
        for (const p of edge(b).reverse()) k.lineTo(p[0], p[1])
        k.fill()
      }
      strip(s.tone('#8a8578', 0.5), -1.16, 1.16)
      strip(s.tone(colour, 0.55), -1, 1)
      strip(s.tone('#ffffff', 0.8), -0.93, -0.88)
      strip(s.tone('#ffffff', 0.8), 0.88, 0.93)
      for (let i = 0; i < 15; i++) {
        const z = from * 1.2 ** i
        if (z * 1.1 > to) break
        const q = [
          P(f(z) - width * 0.03, z),
          P(f(z) + width * 0.03, z),
          P(f(z * 1.09) + width * 0.03, z * 1.09),
          P(f(z * 1.09) - width * 0.03, z * 1.09),
        ]
        k.fillStyle = s.tone('#ffffff', 0.8)
        k.beginPath()
        for (const p of q) k.lineTo(p[0], p[1])
        k.fill()
      }
    },
    { lit: false },
  )
}

export default {
  alt: 'La strada costiera islandese attraversa un campo di lava coperto di muschio verso un ghiacciaio lontano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: northSummer, sun: [0.84, 0.12], horizon: 0.46 })
    sky(s, { clouds: 0.4 })
    mountain(s, {
      top: range(s, { height: 0.2, seed: 2, detail: 0.8, rough: 0.4 }),
      rock: '#7f93a8',
      snow: '#ffffff',
      snowLine: 0.12,
      snowRough: 0.05,
      haze: 0.4,
    })
    mountain(s, {
      top: range(s, { height: 0.1, seed: 9, detail: 1.4 }),
      rock: '#6f8468',
      haze: 0.3,
      footHaze: 0.5,
    })
    mossField(s, { top: groundLine(s, { at: 0.47, bumps: 0.012, seed: 4 }), seed: 3 })
    const P = s.plane(0.26, 0.56)
    const way = (z) => 0.22 * Math.sin(z * 1.25 + 0.9) * Math.min(1, z / 1.4) - 0.06
    road(s, P, way, { from: 0.44, to: 7, width: 0.16 })
    const [cx, cy, sc] = P(way(1.9) + 0.05, 1.9)
    s.layer(
      (k) => {
        const q = sc * 0.06
        k.fillStyle = s.tone('#c8402f', 0.8)
        k.fillRect(cx - q * 0.6, cy - q * 0.9, q * 1.2, q * 0.8)
        k.fillStyle = s.tone('#34405c', 0.5)
        k.fillRect(cx - q * 0.46, cy - q * 0.82, q * 0.92, q * 0.32)
        k.fillStyle = s.tone('#2a2634', 0.4)
        k.fillRect(cx - q * 0.54, cy - q * 0.14, q * 0.26, q * 0.18)
        k.fillRect(cx + q * 0.28, cy - q * 0.14, q * 0.26, q * 0.18)
      },
      { lit: false },
    )
    for (const [x, y, width, height, seed] of [
      [0.04, 0.97, 26, 14, 4],
      [0.16, 1.0, 16, 8, 7],
      [0.9, 0.99, 18, 7, 9],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#7f8a52', flutes: 0.2 })
    birds(s, { x: 0.3, y: 0.2, count: 6, seed: 4 })
    return finish(s)
  },
}
