import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, bush, grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { watchtower } from '../../things/asia-china.js'

const WALL = '#d8bb92'

/** Points along a smooth line through the given ones. */
function smoothLine(points, steps = 26) {
  const out = []
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ]
    for (let j = 0; j < steps; j++) {
      const t = j / steps
      out.push(
        p1.map(
          (_, c) =>
            0.5 *
            (2 * p1[c] +
              (p2[c] - p0[c]) * t +
              (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t +
              (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t ** 3),
        ),
      )
    }
  }
  out.push(points.at(-1))
  return out
}

/**
 * A stretch of wall along points [x, y, size]: fractions of the picture and the wall's height in u.
 * Far points first. `open` shows the walkway from above (0 .. 1 of the height).
 */
function wall(s, points, { haze = 0, open = 0.9, merlons = true } = {}) {
  const line = smoothLine(points).map(([x, y, size]) => [s.x(x), s.y(y), size * s.u])
  s.layer(
    (k) => {
      const strip = (a, b, colour) => {
        k.fillStyle = colour
        k.beginPath()
        line.forEach(([x, y, t]) => k.lineTo(x, y - t * a))
        for (const [x, y, t] of [...line].reverse()) k.lineTo(x, y - t * b)
        k.fill()
      }
      const back = 1 + open
      strip(0.9, back, s.tone(WALL, 0.85))
      crenels(k, s, line, back, s.tone(WALL, 0.7), merlons)
      strip(-0.4, 1, s.tone(WALL, 0.36))
      for (let r = 0; r < 6; r++) {
        k.strokeStyle = s.tone(WALL, 0.2)
        k.globalAlpha = 0.5
        k.lineWidth = s.h / 900
        k.beginPath()
        for (const [x, y, t] of line) k.lineTo(x, y - t * (r * 0.2 - 0.1))
        k.stroke()
        k.globalAlpha = 1
      }
      crenels(k, s, line, 1, s.tone(WALL, 0.52), merlons)
    },
    { lit: false, haze },
  )
}

function crenels(k, s, line, at, colour, merlons) {
  k.fillStyle = colour
  let walked = 0
  for (let i = 1; i < line.length; i++) {
    const [x0, y0, t] = line[i - 1]
    const [x1, y1, t1] = line[i]
    const d = Math.hypot(x1 - x0, y1 - y0)
    const steps = Math.max(1, Math.round(d / (t * 0.04 + 0.4)))
    for (let j = 0; j < steps; j++) {
      const q = j / steps
      walked += d / steps / t
      const up = merlons && walked % 0.5 < 0.28 ? 0.34 : 0.18
      const x = x0 + (x1 - x0) * q
      const size = t + (t1 - t) * q
      const y = y0 + (y1 - y0) * q - size * at
      k.fillRect(x, y - size * up, d / steps + 0.8, size * up + 1)
    }
  }
}

const wallDawn = {
  ...moods.golden,
  sky: [
    [0, '#3a6ba6'],
    [0.35, '#7fa5c4'],
    [0.62, '#e5d0ae'],
    [0.84, '#fdc98a'],
    [1, '#ffdfa8'],
  ],
  haze: '#fbd6a4',
  disc: 0.035,
}

export default {
  alt: "La Grande Muraglia sale di cresta in cresta con le torri di guardia, fra boschi d'autunno nella luce del mattino",
  paint(w, h) {
    const s = new Scene(w, h, { mood: wallDawn, sun: [0.24, 0.3], horizon: 0.62 })
    sky(s, { clouds: 0.14 })
    for (const [height, base, seed, haze, detail] of [
      [0.34, 0.5, 4, 0.72, 2],
      [0.26, 0.56, 9, 0.52, 1.8],
    ])
      mountain(s, {
        top: range(s, { height, base: s.y(base), seed, detail }),
        base: s.y(base + 0.16),
        rock: '#5a7690',
        haze,
        footHaze: 0.8,
        front: 0.45,
      })
    const far = (x) =>
      s.y(0.5) -
      s.h * (0.13 * Math.sin((x / w) * 5.4 + 0.2) + 0.05 * Math.sin((x / w) * 13)) -
      noise((x / h) * 6, 3) * s.h * 0.012
    mountain(s, {
      top: far,
      base: s.y(0.82),
      rock: '#6f7f4f',
      haze: 0.3,
      footHaze: 0.6,
      scale: 0.1,
    })
    const onFar = Array.from({ length: 15 }, (_, i) => [
      s.pick(0.3, 0.2) + i * s.pick(0.05, 0.06),
      0,
      0,
    ]).map(([x], i) => [x, far(s.x(x)) / h + 0.006, 1.5 + i * 0.03])
    wall(s, onFar, { haze: 0.26, open: 0.3 })
    for (const i of [0, 4, 9, 13])
      place(s, watchtower(), {
        x: onFar[i][0],
        y: onFar[i][1] - 0.004,
        size: 6.5,
        haze: 0.25,
        front: 0.6,
      })
    fog(s, { y: 0.6, thickness: 0.07, power: 0.6, seed: 4 })
    const mid = (x) =>
      s.y(0.66) -
      s.h *
        (0.1 * Math.exp(-(((x / w - s.pick(0.62, 0.6)) / 0.2) ** 2)) +
          0.06 * Math.exp(-(((x / w - 1.02) / 0.24) ** 2)) -
          0.02 * Math.sin((x / w) * 9)) -
      noise((x / h) * 7, 8) * s.h * 0.01
    ground(s, { top: mid, colour: '#56602f', haze: 0.15 })
    grove(s, {
      top: mid,
      depth: s.pick(30, 46),
      size: 1.7,
      colour: '#6f7a3c',
      accents: [
        [LEAVES.autumn, 0.3],
        ['#b8913a', 0.18],
      ],
      seed: 6,
      haze: 0.1,
    })
    const near = (x) =>
      s.y(0.87) -
      s.h * (0.1 * Math.exp(-(((x / w - 0.05) / 0.3) ** 2))) -
      noise((x / h) * 4, 5) * s.h * 0.012
    const path = s.portrait
      ? [
          [1.02, 0.6, 2.6],
          [0.85, 0.6, 3],
          [0.62, 0.565, 3.8],
          [0.48, 0.62, 4.8],
          [0.4, 0.69, 6],
          [0.3, 0.77, 8.4],
          [0.16, 0.85, 11],
          [-0.08, 0.92, 14],
        ]
      : [
          [1.02, 0.585, 2.4],
          [0.9, 0.625, 2.9],
          [0.76, 0.6, 3.4],
          [0.63, 0.555, 3.9],
          [0.53, 0.62, 5],
          [0.45, 0.7, 6.8],
          [0.36, 0.78, 9.2],
          [0.24, 0.86, 12],
          [-0.04, 0.94, 17],
        ]
    wall(s, path)
    for (const [i, [x, y, size]] of smoothLine(path, 7).entries())
      if (x > 0.2 && size > 3.6)
        bush(s, {
          x: x + 0.004,
          y: y + size * 0.0042,
          size: size * 0.34,
          colour: ['#66702f', '#c9762c', '#8a8a3a'][i % 3],
          seed: i + 2,
        })
    grove(s, {
      top: (x) => s.y(0.86) - noise((x / h) * 5, 3) * h * 0.02 - h * 0.04 * (x / w),
      from: s.pick(0.42, 0.4),
      to: 1,
      depth: 24,
      size: 2.5,
      colour: '#66702f',
      accents: [
        ['#c9762c', 0.3],
        ['#d0a03a', 0.16],
      ],
      seed: 12,
    })
    place(s, watchtower(), {
      x: s.pick(0.63, 0.62),
      y: s.pick(0.545, 0.555),
      size: s.pick(16, 14),
      front: 0.62,
      rim: 0.4,
    })
    place(s, watchtower(), {
      x: s.pick(0.9, 0.98),
      y: s.pick(0.61, 0.59),
      size: 11,
      front: 0.6,
      haze: 0.08,
      rim: 0.4,
    })
    place(s, watchtower(), {
      x: s.pick(0.2, 0.16),
      y: s.pick(0.86, 0.85),
      size: s.pick(40, 32),
      front: 0.55,
      rim: 0.5,
    })
    grove(s, {
      top: (x) => near(x) + s.h * 0.1,
      depth: 16,
      size: 3,
      colour: '#5f6a34',
      accents: [
        ['#c9762c', 0.34],
        ['#b8432c', 0.14],
      ],
      seed: 9,
    })
    birds(s, { x: 0.7, y: 0.16, count: 5, size: 0.7, seed: 3 })
    branch(s, {
      x: 1.02,
      y: 0.02,
      angle: 2.7,
      length: 13,
      colour: '#d9822c',
      seed: 21,
      leaf: true,
    })
    return finish(s)
  },
}
