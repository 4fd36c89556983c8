import { ramp } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, noise, ridged, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { grass, grove, LEAVES } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain, peak, range } from '../nature/mountains.js'
import { birds, cumulus, sky, stars } from '../nature/sky.js'
import { arcade, cuscoChurch, incaHouse, llama, plazaFountain } from '../things/andes-rockies.js'
import { traveller } from '../things/people.js'
import { groundShadow } from '../things/savanna-land.js'
import { cliff, terraces } from '../things/shaped-land.js'

const andesMorning = {
  ...moods.dawn,
  sky: [
    [0, '#5f93c2'],
    [0.4, '#9fc2d6'],
    [0.75, '#e3e2d4'],
    [1, '#f8e6c8'],
  ],
  haze: '#dfe4dc',
  lit: '#fff2d6',
  shade: '#6f86a8',
  front: 0.7,
}
const highNoon = {
  ...moods.day,
  sky: [
    [0, '#1d62b0'],
    [0.45, '#4a97d6'],
    [0.8, '#a3cfe6'],
    [1, '#e3ecec'],
  ],
  front: 0.82,
}

/** A slope of coloured mineral bands under a profile (pixel rows). */
function stripedSlope(s, top, { seed = 1, tilt = 0.9, haze = 0 }) {
  const bands = ramp([
    [0, '#b5483c'],
    [0.14, '#d98a4c'],
    [0.24, '#e8cf8e'],
    [0.36, '#8fb09c'],
    [0.46, '#c25f50'],
    [0.56, '#e6b866'],
    [0.66, '#a35a6c'],
    [0.78, '#d9c7a0'],
    [0.88, '#7f9f8c'],
    [1, '#b5483c'],
  ])
  const { w, h } = s
  let high = h
  for (let x = 0; x < w; x += 3) high = Math.min(high, top(x))
  s.shade([0, high - 2, w, h], (x, y, out) => {
    const t = top(x)
    const a = clamp(y - t + 0.5)
    out[3] = a
    if (a <= 0) return
    const X = x / h
    const Y = y / h
    const v = X * tilt + (Y - t / h) * 0.5 + fbm(X * 2 + seed, Y * 2.5, 4) * 0.1
    const c = bands((((v * 2.3) % 1) + 1) % 1)
    const fold = fbm(X * 7 + Y * 3 + seed, Y * 3, 5) - fbm(X * 7 + 0.16 + Y * 3 + seed, Y * 3, 5)
    const li = clamp(0.8 + fold * 1.1 + noise(x * 0.4, y * 0.4) * 0.05, 0.4, 1.12)
    const far = haze * smooth(0.3, 0, Y - t / h)
    const shade = [0.52, 0.5, 0.68]
    for (let j = 0; j < 3; j++) {
      const lit = c[j] * (li + (1 - li) * shade[j] * 0.6)
      out[j] = clamp(lit + ([0.87, 0.9, 0.92][j] - lit) * far)
    }
  })
}

export const recipes = [
  {
    id: 'main',
    alt: 'Le terrazze e le case di pietra di Machu Picchu nella nebbia del mattino, ai piedi della cima ripida del Huayna Picchu',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: andesMorning,
        sun: [0.08, 0.08],
        horizon: h > w ? 0.5 : 0.5,
      })
      sky(s, { clouds: 0.2, seed: 9 })
      mountain(s, {
        top: range(s, { height: 0.34, seed: 3, detail: 1.5, rough: 0.5 }),
        base: h * 0.7,
        rock: '#7f97a4',
        snow: '#ffffff',
        snowLine: 0.05,
        haze: 0.55,
        footHaze: 0.6,
      })
      mountain(s, {
        top: range(s, { height: 0.2, seed: 8, detail: 1.8 }),
        base: h * 0.75,
        rock: '#5f8078',
        haze: 0.4,
        footHaze: 0.7,
      })
      fog(s, { y: 0.5, thickness: 0.12, power: 0.7, colour: '#f4f2e8', seed: 3 })
      const at = s.pick(0.6, 0.6)
      const foot = (x) => h * 0.72 + noise((x / h) * 3, 2) * h * 0.02
      const summit = (x, px, H, spread, power) => {
        const d = (x - px * w) / h
        // Sheer towards the river on the left, a longer shoulder on the right.
        return H * h * Math.exp(-((Math.abs(d) / (spread * (d < 0 ? 0.72 : 1.25))) ** power))
      }
      const crag = (x) =>
        h * 0.66 -
        Math.max(
          summit(x, at, s.pick(0.55, 0.5), 0.17, 1.6),
          summit(x, at + s.pick(0.055, 0.08), s.pick(0.44, 0.4), 0.09, 1.5),
          summit(x, at - s.pick(0.145, 0.2), s.pick(0.27, 0.24), 0.09, 1.7),
          summit(x, at + s.pick(0.2, 0.3), 0.22, 0.2, 1.4),
        ) +
        (fbm((x / h) * 9, 5, 6, 0.58) - 0.05) * h * 0.085
      cliff(s, {
        top: crag,
        foot,
        rock: '#9a9488',
        leaf: '#55803f',
        green: 0.45,
        haze: 0.12,
        scale: 1.1,
        seed: 4,
      })
      // The far side of the ridge lies in shade, or the peak would look flat.
      const crest = Float32Array.from({ length: w + 8 }, (_, x) => crag(x))
      s.shade(
        [0, 0, w, h * 0.72],
        (x, y, out) => {
          const ridge = s.x(at) + (y - h * 0.1) * 0.12 + fbm((y / h) * 9, 3, 4) * h * 0.07
          const side = (x - ridge) / h
          const gully = ridged((x / h) * 5 + (y / h) * 1.5, (y / h) * 1.2, 4) * 0.5
          out[0] = 0.5
          out[1] = 0.58
          out[2] = 0.78
          out[3] =
            clamp(y - crest[x | 0]) *
            clamp(smooth(-0.01, 0.03, side) * 0.6 + gully * 0.5 - 0.05) *
            smooth(0.72, 0.5, y / h)
        },
        { op: 'multiply' },
      )
      fog(s, { y: 0.6, thickness: 0.09, power: 0.7, colour: '#f7f4ea', seed: 6 })
      fog(s, { y: 0.42, thickness: 0.05, power: 0.5, colour: '#f7f4ea', seed: 11 })
      // The spur with the city: lawns and walls in steps, houses in rows.
      const spur = (y0) => (x) =>
        h * y0 +
        h * 0.1 * Math.max(0, Math.abs(x / w - 0.52) - 0.24) ** 0.8 +
        noise((x / h) * 4, y0 * 40) * h * 0.006
      const r = random(6)
      for (let row = 0; row < 6; row++) {
        const y0 = 0.615 + row * 0.03 + row * row * 0.0022
        const line = spur(y0)
        ground(s, {
          top: line,
          colour: '#8fae50',
          farColour: '#9ab65e',
          haze: 0.24 - row * 0.035,
          grain: 0.35,
          seed: row,
        })
        s.layer(
          (k) => {
            k.fillStyle = s.far(s.tone('#b5aa98', 0.62), 0.2 - row * 0.03)
            k.beginPath()
            for (let x = 0; x <= w; x += 4) k.lineTo(x, line(x) + h * 0.014)
            for (let x = w; x >= 0; x -= 4) k.lineTo(x, line(x) + h * (0.021 + row * 0.001))
            k.fill()
          },
          { lit: false, texture: 0.12 },
        )
        const size = 2.9 + row * 0.7
        const n = s.pick(17, 11) - row
        for (let i = 0; i < n; i++) {
          const x = s.pick(0.27, 0.1) + row * 0.016 + ((i + r() * 0.7) / n) * s.pick(0.52, 0.8)
          if (Math.abs(x - 0.53) < 0.05 && row > 1) continue
          place(s, incaHouse({ seed: row * 20 + i, thatch: r() < 0.05 }), {
            x,
            y: line(s.x(x)) / h + 0.012,
            size: size * (0.85 + r() * 0.35),
            flip: r() < 0.4,
            haze: 0.2 - row * 0.03,
            front: 0.75,
          })
        }
      }
      terraces(s, {
        top: (x) =>
          h *
            (s.pick(0.84, 0.83) -
              0.3 * Math.max(0, 1 - x / (w * s.pick(0.42, 0.55))) ** 1.4 +
              0.1 * (x / w) ** 2) +
          noise((x / h) * 3, 6) * h * 0.006,
        steps: 10,
        rice: '#8cb24a',
        bank: '#a59a86',
        water: 0,
        bowl: 2.2,
        wave: 0.7,
        haze: 0.1,
        close: 3,
        seed: 3,
      })
      const lx = s.pick(0.16, 0.22)
      groundShadow(s, lx, 0.935, 12, 0.8)
      place(s, llama(), { x: lx, y: 0.935, size: 24, rim: 0.6, front: 0.8 })
      grass(s, {
        top: h * 0.975,
        height: 4,
        count: s.pick(900, 500),
        colours: ['#8cae4a', '#5f8a3a', '#c2cc74'],
        seed: 4,
        jitter: 6,
      })
      return finish(s, { rays: 0.06 })
    },
  },
  {
    id: 'extra-1',
    alt: 'Lama con le coperte rosse davanti alle fasce di terra colorata di Vinicunca, la montagna arcobaleno delle Ande',
    paint(w, h) {
      const s = new Scene(w, h, { mood: highNoon, sun: [0.12, 0.06], horizon: 0.6 })
      sky(s, { clouds: 0.14, seed: 5 })
      cumulus(s, { x: 0.2, y: 0.36, width: 44, height: 11, seed: 8 })
      mountain(s, {
        top: peak(s, { at: 0.2, height: 0.36, spread: 0.3, power: 1.3, rough: 1.6, seed: 5 }),
        rock: '#8a8f9c',
        snow: '#ffffff',
        snowLine: 0.2,
        snowRough: 0.12,
        haze: 0.22,
        footHaze: 0.5,
      })
      mountain(s, {
        top: range(s, { height: 0.15, seed: 6, detail: 1.4 }),
        base: h * 0.7,
        rock: '#a3745c',
        haze: 0.3,
        footHaze: 0.4,
      })
      stripedSlope(
        s,
        (x) =>
          h * (0.64 - 0.47 * Math.exp(-((Math.abs(x / w - 0.68) / 0.27) ** 1.5))) +
          fbm((x / h) * 5, 3, 4) * h * 0.018,
        { seed: 2, tilt: 0.75, haze: 0.12 },
      )
      ground(s, {
        top: (x) =>
          h * (0.8 - 0.12 * Math.exp(-(((x / w + 0.05) / 0.3) ** 2))) +
          fbm((x / h) * 4, 7, 4) * h * 0.02,
        colour: '#b0705a',
        farColour: '#c08a6c',
        haze: 0.1,
        grain: 0.6,
        seed: 9,
      })
      const ridge = groundLine(s, { at: 0.84, bumps: 0.03, tilt: -0.04, seed: 3 })
      ground(s, {
        top: ridge,
        colour: '#a5674c',
        farColour: '#b87a58',
        haze: 0.02,
        grain: 0.6,
        seed: 4,
      })
      for (const [x, size, seed] of [
        [0.56, 6, 3],
        [0.585, 5.6, 8],
        [0.62, 6, 11],
      ])
        place(s, traveller({ seed }), { x, y: 0.845, size, front: 0.85 })
      for (const [x, y, size, flip, fleece, blanket] of [
        [0.2, 0.94, 36, false, '#f1e6d2', '#c8352f'],
        [0.37, 0.91, 28, true, '#b98a62', '#2f6f9a'],
      ]) {
        groundShadow(s, x + 0.02, y, size * 0.5, size * 0.035)
        place(s, llama({ fleece, blanket }), { x, y, size, flip, rim: 0.5, front: 0.85 })
      }
      grass(s, {
        top: (x) => ridge(x) + s.u * 5,
        height: 2,
        count: 700,
        colours: ['#d9b25c', '#b08a44', '#8a6a3c'],
        seed: 5,
        jitter: 12,
      })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: "La Plaza de Armas di Cusco all'imbrunire, con la chiesa dai due campanili, i portici accesi e le luci sulle colline",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dusk, front: 0.5 },
        sun: [0.14, 0.5],
        horizon: 0.64,
      })
      sky(s, { clouds: 0.2, seed: 17 })
      stars(s, { count: 70, below: 0.25 })
      mountain(s, {
        top: range(s, { height: 0.26, seed: 9, detail: 1.1, rough: 0.42 }),
        rock: '#6a6a8c',
        haze: 0.3,
        footHaze: 0.35,
        rough: 0.6,
        base: h * 0.69,
      })
      const r = random(9)
      const hill = range(s, { height: 0.26, seed: 9, detail: 1.1, rough: 0.42 })
      for (let i = 0; i < 420; i++) {
        const x = r() * w
        const top = hill(x)
        const y = top + (s.horizon - top) * (0.3 + 0.7 * Math.sqrt(r()))
        s.k.fillStyle = r() < 0.6 ? 'rgba(255,200,120,.75)' : 'rgba(150,90,90,.6)'
        s.k.fillRect(x, y, s.u * (0.15 + r() * 0.3), s.u * 0.18)
      }
      for (const [x, bays, size, seed] of [
        [0.2, 8, 15, 2],
        [0.41, 7, 15.5, 5],
        [0.9, 8, 15.5, 8],
      ])
        place(s, arcade({ bays, seed }), { x, y: 0.668, size, haze: 0.08, front: 0.6 })
      place(s, cuscoChurch(), { x: 0.64, y: 0.674, size: 47, front: 0.72, rim: 0.6 })
      s.glow(0.62, 0.56, 26, '#ffb868', 0.3)
      // Paving that mirrors the lamps after rain.
      ground(s, {
        top: () => h * 0.668,
        colour: '#8a7480',
        farColour: '#b08a80',
        haze: 0.05,
        grain: 0.5,
      })
      s.layer(
        (k) => {
          k.strokeStyle = 'rgba(30,20,60,.25)'
          k.lineWidth = s.u * 0.14
          const P = s.plane(0.2)
          for (let i = -26; i <= 26; i++) {
            k.beginPath()
            k.moveTo(...P(i * 0.16, 7).slice(0, 2))
            k.lineTo(...P(i * 0.16, 0.5).slice(0, 2))
            k.stroke()
          }
          for (let z = 0.5; z < 7; z *= 1.12) {
            const [, y] = P(0, z)
            k.beginPath()
            k.moveTo(0, y)
            k.lineTo(w, y)
            k.stroke()
          }
        },
        { lit: false, texture: 0 },
      )
      for (const x of [0.07, 0.3, 0.52, 0.62, 0.72, 0.92]) s.glow(x, 0.7, 12, '#ffb45c', 0.34)
      grove(s, {
        top: () => h * 0.775,
        from: 0.3,
        to: 0.48,
        depth: 2,
        size: 1,
        colour: LEAVES.deep,
        accents: [['#d9573f', 0.3]],
        seed: 5,
        front: 0.45,
      })
      place(s, plazaFountain(), { x: 0.39, y: 0.8, size: 24, front: 0.6, rim: '#ffc27a' })
      s.glow(0.39, 0.76, 12, '#ffc27a', 0.3)
      for (const [x, y, size, seed] of [
        [0.5, 0.76, 9, 3],
        [0.535, 0.765, 9.4, 7],
        [0.78, 0.73, 7, 9],
        [0.25, 0.74, 7.4, 12],
      ]) {
        groundShadow(s, x, y, size * 0.3, 0.3)
        place(s, traveller({ seed, pack: seed % 2 === 1 }), {
          x,
          y,
          size,
          front: 0.5,
          rim: '#ffc27a',
        })
      }
      groundShadow(s, 0.22, 0.93, 12, 0.7)
      place(s, traveller({ seed: 21, pack: false }), {
        x: 0.16,
        y: 0.925,
        size: 27,
        front: 0.5,
        rim: '#ffc27a',
      })
      place(s, llama(), { x: 0.24, y: 0.93, size: 25, front: 0.55, rim: '#ffc27a' })
      // A dark arch of the portico frames the left side.
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#a06a58', 0.2)
          k.beginPath()
          k.moveTo(-9, -9)
          k.lineTo(s.x(0.28), -9)
          k.bezierCurveTo(s.x(0.16), s.y(0.02), s.x(0.075), s.y(0.16), s.x(0.072), s.y(0.4))
          k.lineTo(s.x(0.072), s.y(0.84))
          k.lineTo(s.x(0.085), s.y(0.86))
          k.lineTo(s.x(0.085), h + 9)
          k.lineTo(-9, h + 9)
          k.fill()
        },
        { lit: false, texture: 0.03, rim: '#ffb878', rimFrom: [1, 0.2] },
      )
      birds(s, { x: 0.75, y: 0.2, count: 6, seed: 4 })
      return finish(s)
    },
  },
]
