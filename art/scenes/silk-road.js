import { fbm } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { grove, LEAVES, treeLine } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { birds, sky } from '../nature/sky.js'
import { sea } from '../nature/water.js'
import { ferry } from '../things/boats.js'
import { blueMosque, galata, koutoubia, madrasa, medina } from '../things/islam.js'
import { traveller } from '../things/people.js'
import { balloon } from '../things/sky-things.js'

/** A pyramid of brick with a bell and a spire, as on the plain of Bagan. */
const stupa = ({ tiers = 4 } = {}) => ({
  width: 110,
  height: 100,
  draw(pen) {
    const brick = '#b8714c'
    let y = 2
    for (let i = 0; i < tiers; i++) {
      const w = 50 - i * 8.5
      pen.rect(brick, -w, y - 12, w * 2, 12).rect('rgba(255,225,180,.35)', -w, y - 12, w * 2, 1.6)
      for (const m of [-1, 1])
        pen.poly('#a86342', [
          [m * w - 3, y - 12],
          [m * w, y - 20],
          [m * w + 3, y - 12],
        ])
      y -= 11
    }
    pen
      .path('#5a3428', 'M-7 2V-10C-7 -16 0 -20 0 -20C0 -20 7 -16 7 -10V2Z')
      .light('M-5 2V-9C-5 -14 0 -17 0 -17C0 -17 5 -14 5 -9V2Z', '#ffc070', 0.7)
    pen.path(
      '#c9835a',
      `M-15 ${y}C-15 ${y - 16} -7 ${y - 22} -4 ${y - 34}L0 ${y - 58}L4 ${y - 34}C7 ${y - 22} 15 ${y - 16} 15 ${y}Z`,
    )
    for (const q of [8, 16, 24])
      pen.stroke('rgba(60,30,30,.3)', `M${-14 + q * 0.4} ${y - q}H${14 - q * 0.4}`, 0.9)
    pen.path('#e9c267', `M-1.6 ${y - 46}L0 ${y - 62}L1.6 ${y - 46}Z`)
    pen.round(-50, -100, 100, 102, { light: 0.28, shade: 0.45 })
  },
})

/** Balloons over a plain of temples at first light. */
export function balloonsAtDawn(w, h, prepare = () => {}, film = false) {
  const sun = film ? [0.62, 0.45] : [0.3, 0.46]
  const s = new Scene(w, h, {
    mood: { ...moods.golden, front: 0.45, disc: 0.038 },
    sun,
    horizon: 0.56,
  })
  prepare(s)
  sky(s, { clouds: 0.1 })
  s.cut(0)
  mountain(s, {
    top: range(s, { height: 0.06, seed: 4, detail: 1.2 }),
    rock: '#8f8aa0',
    haze: 0.6,
    footHaze: 0.5,
  })
  const foot = s.horizon / h
  fog(s, { y: foot, thickness: 0.03, power: 0.6 })
  const flock = film
    ? [
        [0.1, 0.36, 11, ['#d9573f', '#f7ead0', '#e8a33d']],
        [0.42, 0.2, 14, ['#2f7d8a', '#f0e2c4', '#e8a33d']],
        [0.9, 0.34, 8, undefined],
        [0.78, 0.17, 12, ['#3f5f9a', '#f7ead0', '#d9573f']],
        [0.55, 0.41, 6, ['#e8a33d', '#d9573f', '#f7ead0']],
      ]
    : [
        [0.14, 0.3, 9, ['#2f7d8a', '#f0e2c4', '#e8a33d']],
        [0.9, 0.2, 11, undefined],
        [0.47, 0.15, 7, ['#3f5f9a', '#f7ead0', '#d9573f']],
        [0.8, 0.42, 6, ['#d9573f', '#e8a33d', '#f7ead0']],
      ]
  for (const [x, y, size, colours] of flock)
    place(s, balloon({ colours }), { x, y, size, haze: 0.32, front: 0.55, rim: 0.5 })
  const r = random(6)
  for (const [at, haze, size, count, seed] of [
    [0.585, 0.6, 9, 7, 2],
    [0.63, 0.42, 13, 5, 3],
    [0.7, 0.22, 20, 4, 4],
  ]) {
    s.cut(0.2 + (0.6 - haze) * 0.4)
    const line = groundLine(s, { at, bumps: 0.012, seed })
    ground(s, {
      top: line,
      colour: '#a8935a',
      haze: haze * 0.9,
      grain: 0.5,
      seed,
      base: Math.min(1, at + 0.2),
    })
    grove(s, {
      top: (x) => line(x) - s.u * 1.2,
      depth: 2.6,
      size: 1.1 + (0.6 - haze) * 2.4,
      colour: LEAVES.olive,
      accents: [[LEAVES.green, 0.3]],
      seed,
      haze: haze * 0.85,
    })
    for (let i = 0; i < count; i++) {
      const x = (i + 0.3 + r() * 0.4) / count + 0.02
      if (at > 0.68 && Math.abs(x - (film ? 0.4 : 0.65)) < 0.2) continue
      place(s, stupa({ tiers: 3 + (i % 2) }), {
        x,
        y: line(s.x(x)) / h + 0.02,
        size: size * (0.75 + r() * 0.5),
        haze: haze * 0.85,
        rim: 0.4,
      })
    }
    grove(s, {
      top: (x) => line(x) + s.u * 0.9,
      depth: 2.4,
      size: 1.2 + (0.6 - haze) * 2.6,
      colour: LEAVES.olive,
      accents: [[LEAVES.deep, 0.4]],
      seed: seed + 5,
      haze: haze * 0.75,
    })
    fog(s, { y: at + 0.03, thickness: 0.03, power: 0.35, seed })
  }
  place(s, stupa(), { x: film ? 0.4 : 0.66, y: 0.82, size: 42, rim: 0.7, front: 0.42 })
  const near = groundLine(s, { at: 0.81, bumps: 0.02, seed: 9 })
  ground(s, { top: (x) => near(x) + s.u * 4, colour: '#5f7040', haze: 0, seed: 2 })
  grove(s, {
    top: near,
    depth: 9,
    size: 3.4,
    colour: LEAVES.olive,
    accents: [
      [LEAVES.deep, 0.4],
      [LEAVES.dry, 0.15],
    ],
    seed: 11,
    front: 0.35,
  })
  s.cut(0.7)
  const front = groundLine(s, { at: 0.93, bumps: 0.03, seed: 5, bowl: 0.06 })
  grove(s, {
    top: front,
    depth: 14,
    size: 5,
    colour: LEAVES.deep,
    accents: [
      [LEAVES.jungle, 0.3],
      [LEAVES.olive, 0.2],
    ],
    seed: 14,
    front: 0.3,
  })
  place(s, balloon(), {
    x: film ? 0.2 : 0.3,
    y: film ? 0.55 : 0.47,
    size: film ? 38 : 30,
    front: 0.6,
    rim: 0.7,
  })
  s.cut(1)
  birds(s, { x: 0.55, y: 0.3, count: 6, seed: 3 })
  return s
}

/** Paving in perspective, for squares. */
function square(s, { at, colour, seed = 1 }) {
  ground(s, { top: () => s.y(at), colour, haze: 0.2, grain: 0.25, seed })
  const lines = 26
  s.k.save()
  s.k.strokeStyle = s.tone(colour, 0.1)
  s.k.globalAlpha = 0.18
  s.k.lineWidth = s.h / 700
  for (let i = -lines; i <= lines; i++) {
    s.k.beginPath()
    s.k.moveTo(s.w * 0.5 + i * s.w * 0.045, s.y(at))
    s.k.lineTo(s.w * 0.5 + i * s.w * 0.3, s.h)
    s.k.stroke()
  }
  for (let i = 1; i < 16; i++) {
    const y = s.y(at) + ((s.h - s.y(at)) * i ** 2.1) / 16 ** 2.1
    s.k.beginPath()
    s.k.moveTo(0, y)
    s.k.lineTo(s.w, y)
    s.k.stroke()
  }
  s.k.restore()
}

/** Turquoise domes of the Silk Road in late light. */
export function registan(w, h) {
  const s = new Scene(w, h, {
    mood: { ...moods.golden, front: 0.72, disc: 0 },
    sun: [0.1, 0.3],
    horizon: 0.62,
  })
  sky(s, { clouds: 0.2 })
  mountain(s, {
    top: range(s, { height: 0.1, seed: 5, detail: 1.3 }),
    rock: '#8a8fa8',
    snow: '#ffffff',
    snowLine: 0.05,
    haze: 0.5,
    footHaze: 0.5,
  })
  treeLine(s, { top: () => s.horizon, height: 3, haze: 0.35 })
  ground(s, { top: () => s.horizon, colour: '#c9a878', haze: 0.3 })
  place(s, madrasa({ domes: false }), { x: 0.13, y: 0.735, size: 48, haze: 0.16 })
  place(s, madrasa({ domes: false }), { x: 0.97, y: 0.735, size: 48, haze: 0.16 })
  square(s, { at: 0.73, colour: '#cdae82' })
  place(s, madrasa(), { x: 0.56, y: 0.79, size: 70, rim: 0.35 })
  // The long shadow of what stands behind the viewer leads into the square.
  s.layer(
    (k) => {
      k.fillStyle = 'rgba(38,44,92,.34)'
      k.beginPath()
      k.moveTo(-9, s.y(0.86))
      k.lineTo(s.x(0.34), s.y(0.885))
      k.lineTo(s.x(0.46), s.y(0.93))
      k.lineTo(s.x(0.78), s.y(0.955))
      k.lineTo(s.x(0.82), h + 9)
      k.lineTo(-9, h + 9)
      k.fill()
    },
    { lit: false, blur: 3 },
  )
  const r = random(8)
  for (const [x, y, size] of [
    [0.36, 0.825, 9.5],
    [0.73, 0.82, 9],
    [0.755, 0.825, 9.4],
    [0.46, 0.865, 12],
    [0.495, 0.875, 12.6],
    [0.53, 0.862, 11.8],
    [0.2, 0.8, 7.6],
    [0.22, 0.803, 7.8],
  ]) {
    shadow(s, x, y, size)
    place(s, traveller({ seed: Math.floor(r() * 90), pack: r() < 0.4 }), {
      x,
      y,
      size,
      front: 0.6,
      rim: 0.5,
    })
  }
  const hedge = groundLine(s, { at: 0.965, bumps: 0.02, bowl: 0.05, seed: 6 })
  grove(s, {
    top: hedge,
    depth: 8,
    size: 2.6,
    colour: '#5f7a45',
    accents: [
      ['#e0607a', 0.16],
      ['#f2c0b8', 0.1],
    ],
    seed: 4,
    front: 0.4,
  })
  birds(s, { x: 0.35, y: 0.2, count: 7, seed: 5 })
  return s
}

function shadow(s, x, y, size) {
  s.layer(
    (k) => {
      k.fillStyle = 'rgba(40,30,70,.35)'
      k.beginPath()
      k.ellipse(s.x(x) + size * s.u * 0.32, s.y(y), size * s.u * 0.42, size * s.u * 0.05, 0, 0, 7)
      k.fill()
    },
    {
      lit: false,
      blur: 2,
      box: [
        s.x(x) - size * s.u,
        s.y(y) - size * s.u * 0.2,
        s.x(x) + size * s.u,
        s.y(y) + size * s.u * 0.2,
      ],
    },
  )
}

/** Marrakech at dusk: the Koutoubia above the medina, snow on the Atlas. */
export function marrakech(w, h) {
  const s = new Scene(w, h, {
    mood: { ...moods.dusk, front: 0.5 },
    sun: [0.16, 0.5],
    horizon: 0.62,
  })
  sky(s, { clouds: 0.14 })
  mountain(s, {
    top: range(s, { height: 0.2, seed: 8, detail: 1.2, rough: 0.52 }),
    rock: '#9a8ea0',
    snow: '#ffffff',
    snowLine: 0.13,
    snowRough: 0.1,
    haze: 0.3,
    footHaze: 0.75,
    front: 0.7,
  })
  const foot = s.horizon / h
  fog(s, { y: foot - 0.01, thickness: 0.05, power: 0.5 })
  const r = random(3)
  for (const [at, size, haze, seed] of [
    [foot + 0.03, 12, 0.45, 4],
    [foot + 0.075, 17, 0.25, 7],
  ]) {
    for (let i = 0; i < 9; i++)
      palm(s, {
        x: (i + r()) / 9,
        y: at - 0.004,
        height: size * (0.9 + r() * 0.5),
        lean: (r() - 0.5) * 0.1,
        kind: 'date',
        seed: seed * 10 + i,
        haze,
        rim: 0.2,
      })
    for (const x of [0.14, 0.5, 0.86])
      place(s, medina({ seed: seed + Math.round(x * 10) }), {
        x,
        y: at + 0.012,
        size,
        haze,
        rim: 0.3,
      })
    fog(s, { y: at + 0.012, thickness: 0.025, power: 0.3, seed })
  }
  place(s, koutoubia(), { x: 0.64, y: foot + 0.16, size: 66, rim: 0.7, front: 0.6 })
  for (const x of [0.12, 0.47, 0.82, 1.1])
    place(s, medina({ seed: 20 + Math.round(x * 10) }), { x, y: foot + 0.165, size: 17, rim: 0.4 })
  square(s, { at: foot + 0.155, colour: '#c48a64', seed: 4 })
  // Stalls with lanterns and smoke in the square.
  const stalls = []
  for (let i = 0; i < 14; i++) {
    const x = 0.05 + i * 0.068 + (r() - 0.5) * 0.02
    const y = foot + 0.2 + ((i * 5) % 7) * 0.014
    stalls.push([x, y, 6 + (y - foot - 0.2) * 45, i])
  }
  for (const one of stalls.sort((a, b) => a[1] - b[1])) stall(s, ...one)
  for (let i = 0; i < 26; i++) {
    const y = foot + 0.2 + (i / 26) * 0.09
    const x = 0.24 + r() * 0.7
    shadow(s, x, y, 4.4)
    place(s, traveller({ seed: i + 3, pack: false }), {
      x,
      y,
      size: 4 + (y - foot - 0.2) * 34,
      rim: 0.4,
    })
  }
  fog(s, { y: foot + 0.17, thickness: 0.04, power: 0.35, colour: '#ffc890', seed: 8 })
  palm(s, { x: 0.07, y: 0.99, height: 66, lean: 0.05, kind: 'date', seed: 5, front: 0.2, rim: 0.6 })
  palm(s, { x: 0.17, y: 1.0, height: 44, lean: 0.1, kind: 'date', seed: 8, front: 0.2, rim: 0.6 })
  grove(s, {
    top: groundLine(s, { at: 0.95, bumps: 0.03, bowl: 0.05, seed: 3 }),
    depth: 10,
    size: 3.6,
    colour: LEAVES.deep,
    accents: [[LEAVES.bougainvillea, 0.22]],
    seed: 9,
    front: 0.25,
  })
  birds(s, { x: 0.42, y: 0.24, count: 8, seed: 6 })
  return s
}

function stall(s, x, y, size, seed) {
  const colours = ['#e0d2b0', '#c9573f', '#3f7d8a', '#d9a24a']
  place(
    s,
    {
      width: 90,
      height: 60,
      draw(pen) {
        const c = colours[seed % 4]
        pen
          .rect('#6a4a38', -36, -40, 2.4, 42)
          .rect('#6a4a38', 34, -40, 2.4, 42)
          .rect('#8a5f44', -34, -16, 68, 18)
        pen.path(c, 'M-42 -36L-34 -52L34 -52L42 -36Z')
        for (let i = 0; i < 6; i++)
          if (i % 2)
            pen.path(
              'rgba(255,245,225,.5)',
              `M${-42 + i * 14} -36L${-34 + i * 11.3} -52L${-34 + (i + 1) * 11.3} -52L${-42 + (i + 1) * 14} -36Z`,
            )
        for (let i = 0; i < 5; i++)
          pen.ellipse(['#e8a33d', '#c9503c', '#7a9a4f'][i % 3], -26 + i * 13, -18, 6, 4)
        pen.light('M-34 -36H34V-17H-34Z', '#ffc070', 0.6)
        for (const q of [-18, 0, 18]) pen.light(`M${q - 2.5} -34h5v6h-5Z`, '#fff0c0', 1)
      },
    },
    { x, y, size, rim: 0.3 },
  )
  s.glowAt(s.x(x), s.y(y) - size * s.u * 0.5, size * s.u * 1.5, '#ffb050', 0.3)
}

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
