import { blend } from '../core/colour.js'
import { fbm, mix, noise } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { acacia, grass } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain } from '../nature/mountains.js'
import { birds, sky } from '../nature/sky.js'
import { elephant } from '../things/africa.js'

/** A plain of dry grass with scattered acacias, one plane of a deep savanna. */
function plain(s, { at, bumps, haze, seed, trees, height, colour = '#9a6a3c', blades }) {
  const top = groundLine(s, { at, bumps, seed })
  const r = random(seed * 5)
  for (let i = 0; i < trees; i++) {
    const x = (i + 0.5) / trees + (r() - 0.5) * 0.12
    acacia(s, {
      x,
      y: top(s.x(x)) / s.h + 0.006,
      height: height * (0.7 + r() * 0.6),
      seed: seed * 10 + i,
      haze,
      rim: 0.2,
      colour: '#8a6a3a',
      trunk: '#6a4430',
    })
  }
  ground(s, { top, colour, haze: Math.min(0.9, haze + 0.1), grain: 0.35, seed, base: at + 0.2 })
  grass(s, {
    top,
    height: 0.7 + 1.3 * (1 - haze),
    count: blades,
    seed,
    jitter: 6,
    colours: ['#c98a4a', '#8a5a34', '#e0a860'].map((c) => blend(c, '#ffb45c', haze * 0.5)),
  })
}

function kilimanjaro(s, at, height) {
  const cx = s.x(at)
  const kh = height * s.h
  const hor = s.horizon
  const top = Object.assign(
    (x) => {
      const d = (x - cx) / s.h
      const slope = hor - kh * (1.2 * Math.exp(-((Math.abs(d) / 0.46) ** 1.25)) - 0.05)
      const rim = hor - kh + Math.abs(d) * s.h * 0.06 + noise((x / s.h) * 22, 2) * s.h * 0.006
      return Math.max(slope, rim) + fbm((x / s.h) * 10, 3, 4) * s.h * 0.006
    },
    { peak: [cx, hor - kh] },
  )
  mountain(s, {
    top,
    rock: '#b98a86',
    snow: '#ffffff',
    snowLine: 0.03,
    snowRough: 0.055,
    haze: 0.3,
    hazeFrom: 0.12,
    footHaze: 0.9,
    rough: 0.6,
    front: 0.75,
  })
}

/** A water hole: a mirror of what stands above row `y`, inside a long oval. */
function waterHole(s, { y, from, to, depth }) {
  const { w, h } = s
  const rows = Math.floor(depth * h * 1.25)
  const top = Math.round(y * h)
  const copy = s.sheet()
  copy.k.drawImage(s.canvas, 0, 0)
  const pool = s.sheet()
  const k = pool.k
  for (let i = 0; i < rows; i++) {
    const n = (i * 900) / h
    const shift =
      (noise(n * 0.13, 3) + noise(n * 0.41, 9) * 0.5) * h * 0.0035 * (0.2 + (i / rows) * 2)
    k.drawImage(copy.canvas, 0, Math.max(0, top - i * 1.45), w, 1, shift, top + i, w, 1)
  }
  // The far bank hides the low sky from the mirror: give the water its glow back.
  k.globalCompositeOperation = 'screen'
  const warm = k.createLinearGradient(0, top, 0, top + rows)
  warm.addColorStop(0, 'rgba(255,170,84,.5)')
  warm.addColorStop(0.5, 'rgba(240,120,64,.32)')
  warm.addColorStop(1, 'rgba(90,40,70,.2)')
  k.fillStyle = warm
  k.fillRect(0, 0, w, h)
  k.globalCompositeOperation = 'source-atop'
  const r = random(12)
  for (let i = 0; i < 120; i++) {
    const t = r()
    k.fillStyle = `rgba(255,${190 + Math.floor(r() * 40)},120,${0.08 + 0.24 * r()})`
    k.beginPath()
    k.ellipse(
      s.sun[0] + (r() + r() - 1) * w * 0.4,
      top + t * rows,
      w * (0.006 + 0.02 * r()) * (0.5 + t),
      (0.6 + t * 1.2) * (h / 900),
      0,
      0,
      7,
    )
    k.fill()
  }
  k.globalCompositeOperation = 'destination-in'
  k.fillStyle = '#000000'
  k.beginPath()
  const N = 120
  for (let i = 0; i <= N; i++) {
    const t = i / N
    k.lineTo(
      s.x(mix(from, to, t)),
      top + h * (0.004 + noise(t * 14, 1) * 0.003 - Math.sin(t * 3.14) * 0.004),
    )
  }
  for (let i = N; i >= 0; i--) {
    const t = i / N
    k.lineTo(
      s.x(mix(from, to, t)),
      top + h * (0.01 + Math.sin(t * 3.14) ** 0.6 * depth + noise(t * 11, 7) * depth * 0.1),
    )
  }
  k.fill()
  s.k.drawImage(pool.canvas, 0, 0)
}

/** The African dusk of the home page: everything that matters on the right two thirds. */
export function savannaDusk(w, h, prepare = () => {}) {
  const p = h > w
  const s = new Scene(w, h, {
    mood: moods.savanna,
    sun: p ? [0.5, 0.535] : [0.665, 0.475],
    horizon: p ? 0.66 : 0.65,
  })
  prepare(s)
  sky(s, { clouds: 0.1, cloudScale: 1.4, disc: s.pick(0.085, 0.055) })
  s.cut(0)
  kilimanjaro(s, s.pick(0.47, 0.3), s.pick(0.25, 0.15))
  const hor = s.horizon / h
  s.wash(hor, hor + 0.09, ['#f0a552', 1], ['#cf7c48', 1])
  fog(s, { y: hor - 0.01, thickness: 0.045, power: 0.55, colour: '#ffd07c', seed: 3 })
  s.cut(0.15)
  plain(s, {
    at: hor + 0.012,
    bumps: 0.02,
    haze: 0.62,
    seed: 1,
    trees: s.pick(13, 8),
    height: 9,
    blades: 1100,
  })
  fog(s, { y: hor + 0.022, thickness: 0.035, power: 0.42, colour: '#ffc56a', seed: 5 })
  plain(s, {
    at: hor + 0.05,
    bumps: 0.028,
    haze: 0.42,
    seed: 2,
    trees: s.pick(6, 4),
    height: 16,
    blades: 1300,
  })
  fog(s, { y: hor + 0.075, thickness: 0.04, power: 0.3, colour: '#ff9f4f', seed: 7 })
  s.cut(0.35)
  plain(s, { at: hor + 0.1, bumps: 0.03, haze: 0.2, seed: 3, trees: 0, height: 1, blades: 1700 })
  const wy = hor + s.pick(0.165, 0.14)
  const bank = groundLine(s, { at: wy - 0.012, bumps: 0.014, detail: 3, seed: 8 })
  ground(s, { top: bank, colour: '#5a3030', haze: 0.05, grain: 0.4, seed: 4 })
  grass(s, {
    top: bank,
    height: 1.8,
    count: 1000,
    colours: ['#a05a3c', '#3a1a2c', '#e08a50'],
    seed: 31,
    jitter: 1.6,
  })
  const herd = s.pick(
    [
      [0.695, 21.5, false],
      [0.565, 17, false],
      [0.49, 10.5, true],
    ],
    [
      [0.6, 22, false],
      [0.36, 17, false],
      [0.19, 11, true],
    ],
  )
  for (const [x, size, calf] of herd) {
    s.layer(
      (k) => {
        k.fillStyle = 'rgba(20,6,24,.5)'
        k.beginPath()
        k.ellipse(s.x(x), s.y(wy) - s.u * 0.3, size * s.u * 0.6, size * s.u * 0.035, 0, 0, 7)
        k.fill()
      },
      { lit: false, blur: 3 },
    )
    place(s, elephant({ calf }), {
      x,
      y: wy - 0.003,
      size,
      rim: 0.95,
      rimWidth: 2.2,
      rimFrom: [0.1, -1],
      front: 0.18,
    })
  }
  waterHole(s, { y: wy, from: s.pick(0.3, -0.15), to: s.pick(0.99, 1.1), depth: 0.115 })
  s.glowAt(s.sun[0], s.sun[1], h * 0.5, '#ff9a3a', 0.16)
  s.cut(0.6)
  acacia(s, {
    x: s.pick(0.93, 1),
    y: 0.98,
    height: s.pick(84, 74),
    width: s.pick(1.08, 1.15),
    seed: 7,
    lean: -0.06,
    rim: 0.55,
    colour: '#7a5a34',
    trunk: '#4a2a26',
    front: 0.62,
    flip: true,
    detail: 1.3,
  })
  const near = groundLine(s, {
    at: s.pick(0.95, 0.945),
    bumps: 0.03,
    detail: 2,
    bowl: -0.03,
    seed: 4,
  })
  ground(s, { top: near, colour: '#3a1c26', haze: 0, grain: 0.35, seed: 6 })
  grass(s, {
    top: near,
    height: 5.5,
    count: 1500,
    colours: ['#3a1a26', '#4a2230', '#2a1020', '#7a3a34'],
    seed: 8,
    jitter: 5,
  })
  grass(s, {
    top: near,
    height: 8,
    count: 240,
    colours: ['#2a1020', '#a05040', '#e08a54'],
    seed: 9,
    jitter: 3,
  })
  s.cut(1)
  birds(s, { x: s.pick(0.62, 0.4), y: 0.24, count: 8, seed: 14, colour: '#3a1a30' })
  return s
}
