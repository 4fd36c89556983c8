import { finish } from '../core/finish.js'
import { clamp, noise } from '../core/noise.js'
import { place } from '../core/place.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { branch, bush, grove, LEAVES } from '../nature/foliage.js'
import { ground } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { birds, moon, sky } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import {
  openerTower,
  pearlTower,
  tieredTower,
  twistTower,
  warrior,
  watchtower,
} from '../things/asia-china.js'
import { city } from '../things/asia-city.js'

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
    { lit: false, haze, texture: 0.07 },
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

/** The great vault over the pit: ribs, skylights, a gallery. */
function hall(s) {
  const { w } = s
  s.layer(
    (k) => {
      for (let i = 0; i < 9; i++) {
        const t = i / 8
        const y = s.y(0.3 * t ** 1.6 - 0.03)
        const sag = s.h * (0.34 - 0.2 * t)
        k.strokeStyle = s.far(s.tone('#6a5a5c', 0.4), t * 0.6)
        k.lineWidth = s.u * (1.6 - t * 1.2)
        k.beginPath()
        k.moveTo(-w * 0.1, y + sag)
        k.quadraticCurveTo(w * 0.55, y - sag * 0.8, w * 1.1, y + sag)
        k.stroke()
      }
      for (let i = 0; i < 15; i++) {
        k.strokeStyle = s.far('#fff0cc', 0.2)
        k.globalAlpha = 0.35
        k.lineWidth = s.u * (i % 3 === 1 ? 1.3 : 0.3)
        k.beginPath()
        k.moveTo(s.x(0.55), s.y(0.27))
        k.lineTo(s.x(-0.7 + i * 0.178), s.y(-0.1))
        k.stroke()
      }
      k.globalAlpha = 1
      k.fillStyle = s.far(s.tone('#8a6a54', 0.5), 0.4)
      k.fillRect(0, s.y(0.285), w, s.y(0.05))
      k.fillStyle = s.far(s.tone('#5a4650', 0.3), 0.3)
      k.fillRect(0, s.y(0.28), w, s.u * 0.5)
    },
    { lit: false, texture: 0.05 },
  )
  return s
}

/** One length of the earth walls that part the files. */
function rampart(s, P, X, z, haze) {
  s.layer(
    (k) => {
      const face = (colour, points) => {
        k.fillStyle = s.far(colour, haze)
        k.beginPath()
        for (const p of points) k.lineTo(...P(...p))
        k.fill()
      }
      const z0 = z * 0.9
      const [a, b, top] = [X - 0.13, X + 0.13, 0.2]
      face(
        s.tone('#b5875c', 0.3),
        X < 0
          ? [
              [b, z0, 0],
              [b, z, 0],
              [b, z, top],
              [b, z0, top],
            ]
          : [
              [a, z0, 0],
              [a, z, 0],
              [a, z, top],
              [a, z0, top],
            ],
      )
      face(s.tone('#d8ab78', 0.85), [
        [a, z0, top],
        [a, z, top],
        [b, z, top],
        [b, z0, top],
      ])
      face(s.tone('#a87c54', 0.35), [
        [a, z0, 0],
        [b, z0, 0],
        [b, z0, top],
        [a, z0, top],
      ])
    },
    { lit: false, texture: 0.1, box: wallBox(s, P, X, z) },
  )
}

function wallBox(s, P, X, z) {
  const [x0, y1] = P(X - 0.14, z * 0.9)
  const [x1] = P(X + 0.14, z * 0.9)
  const [, y0] = P(X, z, 0.22)
  const [fx] = P(X, z)
  return [Math.min(x0, fx) - 40, y0 - 40, Math.max(x1, fx) + 40, y1 + 4]
}

export const recipes = [
  {
    id: 'main',
    alt: "La Grande Muraglia sale di cresta in cresta con le torri di guardia, fra boschi d'autunno nella luce del mattino",
    paint(w, h) {
      const s = new Scene(w, h, { mood: wallDawn, sun: [0.24, 0.3], horizon: 0.62 })
      sky(s, { clouds: 0.14, seed: 6 })
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
  },
  {
    id: 'extra-1',
    alt: 'Le torri di Pudong illuminate di notte oltre il fiume Huangpu, con la torre delle perle e i battelli di Shanghai',
    paint(w, h) {
      const mood = {
        ...moods.night,
        sky: [
          [0, '#0b1442'],
          [0.4, '#203a7c'],
          [0.75, '#56709f'],
          [1, '#f0a883'],
        ],
        haze: '#6f7aa8',
        lit: '#94a6cc',
        lake: [
          [0, '#5f6fa0'],
          [0.35, '#1f3470'],
          [1, '#0a143c'],
        ],
      }
      const s = new Scene(w, h, { mood, sun: [0.4, 0.55], horizon: 0.64 })
      sky(s, { clouds: 0.26, seed: 8 })
      moon(s, { x: 0.16, y: 0.15, radius: 2.6, phase: 0.5 })
      city(s, { y: 0.645, low: 5, high: 17, width: 3, seed: 5, haze: 0.5, share: 0.4 })
      for (const [thing, x, size] of [
        [twistTower(), 0.66, 56],
        [openerTower(), 0.735, 47],
        [tieredTower(), 0.595, 40],
      ])
        place(s, thing, { x, y: 0.647, size, front: 0.75, haze: 0.06 })
      city(s, {
        y: 0.648,
        low: 5,
        high: 19,
        width: 4,
        seed: 12,
        haze: 0.16,
        share: 0.5,
        shape: (x) => (x > 0.3 && x < 0.5 ? 0.45 : 1),
      })
      place(s, pearlTower(), { x: 0.4, y: 0.65, size: 49, front: 0.85 })
      s.glow(0.4, 0.45, 22, '#ff6f9a', 0.22)
      s.glow(0.67, 0.4, 30, '#8fc0ff', 0.2)
      grove(s, {
        top: (x) => s.y(0.632) - noise((x / h) * 9, 3) * h * 0.006,
        depth: 2,
        size: 0.9,
        colour: '#3f6a5c',
        seed: 5,
      })
      lake(s, { top: 0.65, wave: 0.95, mirrorFade: 0.4, glint: 0 })
      for (const [x, y, size] of [
        [0.3, 0.72, 3.6],
        [0.52, 0.8, 6.4],
      ])
        place(
          s,
          {
            width: 170,
            height: 40,
            below: 4,
            draw(pen) {
              pen
                .path('#2b3060', 'M-80 -8Q0 -4 84 -12L72 4L-68 4Z')
                .rect('#e0d2b8', -64, -19, 118, 11)
                .rect('#cfc0a8', -52, -29, 92, 10)
                .path('#8a3a3a', 'M-60 -29L-48 -36L36 -36L48 -29Z')
              let lit = ''
              for (let i = 0; i < 14; i++)
                lit += `M${-60 + i * 8} -17h5v6h-5ZM${-50 + i * 6.4} -27h4v5h-4Z`
              pen
                .light(lit, '#ffce7a')
                .light('M-80 -9Q0 -5 84 -13L83 -11Q0 -3 -79 -7Z', '#ff7a5a', 0.9)
            },
          },
          { x, y, size, reflect: { power: 0.7, length: 0.1 } },
        )
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#8a84a0', 0.5)
          k.fillRect(0, s.y(0.955), w, s.y(0.05))
          k.fillRect(0, s.y(0.895), w, s.u * 0.8)
          for (let i = 0; i < 60; i++) k.fillRect(s.x(i / 60), s.y(0.9), s.u * 0.7, s.u * 6)
        },
        { lit: false, texture: 0.06 },
      )
      branch(s, {
        x: -0.02,
        y: 0.02,
        angle: 0.5,
        length: 11,
        colour: '#4f7a5c',
        seed: 19,
        leaf: true,
        petals: 13,
      })
      return finish(s, { bloom: 0.36 })
    },
  },
  {
    id: 'extra-2',
    alt: "Le file dell'esercito di terracotta di Xi'an nella grande fossa, con i volti dei guerrieri nella luce radente",
    paint(w, h) {
      const mood = {
        ...moods.golden,
        sky: [
          [0, '#4a4258'],
          [0.6, '#8a6f68'],
          [1, '#e6c79a'],
        ],
        haze: '#d9b58c',
        lit: '#ffe6bc',
        shade: '#584a70',
        front: 0.5,
      }
      const s = new Scene(w, h, { mood, sun: [0.15, 0.1], horizon: 0.3 })
      sky(s, { clouds: 0, disc: 0, glowPower: 0.5 })
      hall(s)
      const P = s.plane(0.62, 0.55)
      ground(s, { top: () => s.y(0.33), colour: '#a87f5a', farColour: '#d8b48a', haze: 0.3 })
      for (let z = 9; z > 0.85; z *= 0.9) {
        const haze = clamp((z - 1.2) * 0.075, 0, 0.6)
        for (const X of [-3.1, -2.05, -1, 0.05, 1.1, 2.15, 3.2]) rampart(s, P, X, z, haze)
        for (const X of [-2.75, -2.4, -1.7, -1.36, -0.65, -0.3, 0.4, 0.75, 1.45, 1.8, 2.5, 2.85]) {
          const [x, y, scale] = P(X + noise(X * 9, z * 7) * 0.05, z)
          if (x < -scale * 0.2 || x > w + scale * 0.2 || y > h * 1.5) continue
          place(s, warrior({ seed: Math.round(X * 50 + z * 91) + 400 }), {
            x: x / w,
            y: y / h,
            size: (scale * 0.46) / s.u,
            haze,
            front: 0.5,
            rim: 0.55,
            rimFrom: [-0.8, -0.6],
          })
        }
      }
      s.glow(0.1, 0.05, 80, '#ffe2ac', 0.35)
      return finish(s, { vignette: 0.28 })
    },
  },
]
