import { ramp } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { clamp, fbm, smooth, tread } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grass } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { mountain, peak, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { llama } from '../../things/andes-rockies.js'
import { traveller } from '../../things/people.js'
import { groundShadow } from '../../things/savanna-land.js'

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
    const v = X * tilt + (Y - t / h) * 0.5 + fbm(X * 2 + seed, Y * 2.5, 2) * 0.1
    // One flat colour per band.
    const c = bands(tread((((v * 2.3) % 1) + 1) % 1, 10, 0.06))
    const fold = fbm(X * 5 + Y * 3 + seed, Y * 2, 2) - fbm(X * 5 + 0.3 + Y * 3 + seed, Y * 2, 2)
    const li = 0.5 + 0.6 * tread(0.55 + fold * 1.4, 3)
    const far = haze * smooth(0.3, 0, Y - t / h)
    const shade = [0.52, 0.5, 0.68]
    for (let j = 0; j < 3; j++) {
      const lit = c[j] * (li + (1 - li) * shade[j] * 0.6)
      out[j] = clamp(lit + ([0.87, 0.9, 0.92][j] - lit) * far)
    }
  })
}

export default {
  alt: 'Lama con le coperte rosse davanti alle fasce di terra colorata di Vinicunca, la montagna arcobaleno delle Ande',
  paint(w, h) {
    const s = new Scene(w, h, { mood: highNoon, sun: [0.12, 0.06], horizon: 0.6 })
    sky(s, { clouds: 0.14 })
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
}
