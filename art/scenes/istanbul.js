import { fbm } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { grove } from '../nature/foliage.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { birds, sky } from '../nature/sky.js'
import { sea } from '../nature/water.js'
import { ferry } from '../things/boats.js'
import { blueMosque, galata } from '../things/islam.js'

/** Istanbul in the evening, from the water. */
export function istanbul(w, h) {
  const s = new Scene(w, h, {
    mood: { ...moods.dusk, front: 0.42, disc: 0.036 },
    sun: [0.27, 0.45],
    horizon: 0.62,
  })
  sky(s, { clouds: 0.2 })
  const foot = s.horizon / h
  mountain(s, {
    top: range(s, { height: 0.05, seed: 2, detail: 1.4 }),
    rock: '#8a7f90',
    haze: 0.6,
    footHaze: 0.4,
  })
  const hill = (x) =>
    s.horizon -
    s.h * 0.1 * Math.exp(-(((x / w - 0.66) / 0.26) ** 2)) -
    s.h * 0.035 * Math.exp(-(((x / w - 0.08) / 0.12) ** 2)) -
    fbm((x / h) * 4, 3, 4) * h * 0.012
  place(s, galata(), { x: 0.085, y: hill(s.x(0.085)) / h + 0.02, size: 23, haze: 0.3, rim: 0.6 })
  houses(s, { top: hill, seed: 4, haze: 0.34, size: 2.6, lift: 1.4 })
  grove(s, {
    top: (x) => hill(x) - s.u * 1.5,
    from: 0.44,
    to: 0.9,
    depth: 5,
    size: 1.7,
    colour: '#5f7045',
    seed: 5,
    haze: 0.28,
  })
  place(s, blueMosque(), {
    x: 0.67,
    y: hill(s.x(0.67)) / h + 0.014,
    size: 47,
    haze: 0.08,
    rim: 0.75,
    front: 0.5,
  })
  grove(s, {
    top: (x) => hill(x) + s.u * 0.4,
    from: 0.4,
    to: 0.94,
    depth: 5,
    size: 1.8,
    colour: '#56683f',
    accents: [['#7a7d48', 0.3]],
    seed: 8,
    haze: 0.2,
  })
  houses(s, {
    top: (x) => hill(x) * 0.45 + s.horizon * 0.55,
    seed: 9,
    haze: 0.18,
    size: 3.2,
    lift: 0.8,
  })
  houses(s, { top: () => s.horizon - s.u * 1.4, seed: 12, haze: 0.06, size: 3.4, lift: 0.4 })
  fog(s, { y: foot, thickness: 0.016, power: 0.4 })
  sea(s, { glint: 0.9, glintWidth: 0.006, mirrorFade: 1.1 })
  place(s, ferry(), {
    x: 0.36,
    y: foot + 0.13,
    size: 12,
    rim: 0.5,
    front: 0.5,
    reflect: { power: 0.6, length: 0.2, wobble: 4 },
  })
  place(s, ferry(), {
    x: 0.9,
    y: foot + 0.035,
    size: 4.4,
    haze: 0.2,
    flip: true,
    reflect: { power: 0.5, length: 0.08 },
  })
  for (const [x, y, size] of [
    [0.3, 0.66, 1.7],
    [0.4, 0.6, 1.4],
    [0.47, 0.68, 2],
    [0.53, 0.63, 1.2],
    [0.22, 0.58, 1.1],
  ])
    birds(s, { x, y, count: 2, spread: 0.05, size, seed: Math.round(x * 100), colour: '#fbf2e2' })
  return s
}

/** Small tiled houses climbing a slope, windows lit in the evening. */
function houses(s, { top, seed, haze, size, lift }) {
  const r = random(seed)
  const walls = ['#e6d3b8', '#d9b48e', '#c99a7a', '#efe2cc', '#b98a70']
  const lights = []
  s.layer(
    (k) => {
      for (let x = -s.u * 2; x < s.w + s.u * 2; x += size * s.u * (0.5 + r() * 0.4)) {
        const W = size * s.u * (0.6 + r() * 0.7)
        const H = size * s.u * (0.7 + r() * 0.7) + lift * s.u * r()
        const y = top(x) + size * s.u * 0.5
        k.fillStyle = walls[Math.floor(r() * walls.length)]
        k.fillRect(x, y - H, W, H + size * s.u * 1.6)
        k.fillStyle = 'rgba(40,30,70,.25)'
        k.fillRect(x + W * 0.72, y - H, W * 0.28, H + size * s.u * 1.6)
        k.fillStyle = r() < 0.8 ? '#b0604a' : '#8a8fa0'
        k.beginPath()
        k.moveTo(x - W * 0.06, y - H)
        k.lineTo(x + W * 0.5, y - H - size * s.u * 0.32)
        k.lineTo(x + W * 1.06, y - H)
        k.fill()
        const step = size * s.u * 0.3
        for (let wy = y - H + step * 0.6; wy < y + step; wy += step * 1.2)
          for (let wx = x + step * 0.4; wx < x + W - step * 0.5; wx += step) {
            k.fillStyle = '#6a6470'
            k.fillRect(wx, wy, step * 0.4, step * 0.6)
            if (r() < 0.34) lights.push([wx, wy, step * 0.4, step * 0.6])
          }
      }
    },
    {
      haze,
      box: [0, s.h * 0.25, s.w, s.horizon + s.u * 2],
      lamps: (k) => {
        k.fillStyle = `rgba(255,208,138,${s.mood.lamps * (1 - haze)})`
        for (const q of lights) k.fillRect(...q)
      },
    },
  )
}
