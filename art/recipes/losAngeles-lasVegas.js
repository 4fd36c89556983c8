import { alpha } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { bush, grass, grove, LEAVES } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { birds, sky, stars } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import { convertible, stratTower } from '../things/america.js'
import { city } from '../things/asia-city.js'
import { facet } from '../things/asia-street.js'
import { eiffel } from '../things/europe.js'
import { bigWheel } from '../things/singapore.js'

/** A smooth profile through points [x, y] in fractions, in pixels. */
function curve(s, points, rough = 0) {
  return (x) => {
    const u = x / s.w
    let i = 0
    while (i < points.length - 2 && u > points[i + 1][0]) i++
    const [x0, y0] = points[i]
    const [x1, y1] = points[i + 1]
    return (
      s.h * (y0 + (y1 - y0) * smooth(x0, x1, u)) +
      fbm((x / s.h) * 11, points.length, 4) * rough * s.h
    )
  }
}

const LETTERS = {
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.6, 0],
      [0.6, 1],
    ],
    [
      [0, 0.5],
      [0.6, 0.5],
    ],
  ],
  O: [
    [
      [0, 0.2],
      [0.18, 0],
      [0.44, 0],
      [0.62, 0.2],
      [0.62, 0.8],
      [0.44, 1],
      [0.18, 1],
      [0, 0.8],
      [0, 0.2],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 1],
      [0.55, 1],
    ],
  ],
  Y: [
    [
      [0, 0],
      [0.32, 0.5],
      [0.64, 0],
    ],
    [
      [0.32, 0.5],
      [0.32, 1],
    ],
  ],
  W: [
    [
      [0, 0],
      [0.2, 1],
      [0.42, 0.35],
      [0.64, 1],
      [0.84, 0],
    ],
  ],
  D: [
    [
      [0, 0],
      [0, 1],
      [0.36, 1],
      [0.6, 0.75],
      [0.6, 0.25],
      [0.36, 0],
      [0, 0],
    ],
  ],
}

/** Big white letters standing unevenly along a slope. line(x): pixel row of their feet. */
function hillLetters(s, text, { x, size, line }) {
  const H = size * s.u
  const r = random(6)
  let at = s.x(x)
  s.layer(
    (k) => {
      k.lineCap = 'butt'
      k.lineJoin = 'miter'
      for (const letter of text) {
        const foot = line(at + H * 0.3) + (r() - 0.5) * H * 0.16
        for (const [dx, dy, colour] of [
          [0.05, 0.03, '#6a5a70'],
          [0, 0, '#ffffff'],
        ]) {
          k.strokeStyle = colour
          k.lineWidth = H * 0.19
          for (const stroke of LETTERS[letter]) {
            k.beginPath()
            for (const [u, v] of stroke) k.lineTo(at + (u + dx) * H, foot - H + (v + dy) * H)
            k.stroke()
          }
        }
        at += H * (letter === 'W' ? 1.16 : 0.94)
      }
    },
    { front: 0.95, box: [s.x(x) - H, 0, s.x(x) + H * 11, s.h] },
  )
}

/** Low houses with tiled roofs and a few trees among them. at(r): x, y of a foot; size in u. */
function houses(s, { count, seed, haze, size, at }) {
  const r = random(seed)
  const feet = Array.from({ length: count }, () => at(r)).sort((a, b) => a[1] - b[1])
  s.layer(
    (k) => {
      for (const [i, [x, y]] of feet.entries()) {
        const q = s.u * size * (0.7 + r() * 0.6)
        const [px, py] = [s.x(x), s.y(y)]
        k.fillStyle = ['#f4e6d0', '#ecd0b0', '#f9f1e4', '#e0b698'][i % 4]
        k.fillRect(px, py - q, q * 2, q * 1.1)
        k.fillStyle = 'rgba(70,60,110,.3)'
        k.fillRect(px + q * 1.35, py - q, q * 0.65, q * 1.1)
        k.fillStyle = '#5f6a86'
        for (const u of [0.25, 0.8, 1.5]) k.fillRect(px + q * u, py - q * 0.7, q * 0.28, q * 0.36)
        k.fillStyle = i % 3 ? '#b8664c' : '#8a7a80'
        k.beginPath()
        k.moveTo(px - q * 0.16, py - q * 0.98)
        k.lineTo(px + q * 0.3, py - q * 1.4)
        k.lineTo(px + q * 1.7, py - q * 1.4)
        k.lineTo(px + q * 2.16, py - q * 0.98)
        k.fill()
      }
    },
    { haze, front: 0.72 },
  )
  for (const [i, [x, y]] of feet.entries())
    if (i % 4 === 1)
      bush(s, {
        x: x - 0.006,
        y: y + 0.008,
        size: size * 1.5,
        colour: i % 3 ? LEAVES.deep : LEAVES.olive,
        seed: i,
        haze,
      })
}

/** Fountain jets that bow: [x, height in u, bend] at row y: a bright core and falling spray. */
function jets(s, list, y, colour = '#fff4da') {
  const r = random(8)
  s.layer(
    (k) => {
      for (const [x, height, bend = 0] of list) {
        const H = height * s.u
        const [px, py] = [s.x(x), s.y(y)]
        const g = k.createLinearGradient(0, py, 0, py - H)
        g.addColorStop(0, alpha(colour, 0.95))
        g.addColorStop(0.7, alpha(colour, 0.7))
        g.addColorStop(1, alpha(colour, 0))
        k.fillStyle = g
        k.beginPath()
        k.moveTo(px - H * 0.016, py)
        k.quadraticCurveTo(px - H * 0.02, py - H * 0.6, px + bend * H - H * 0.05, py - H)
        k.lineTo(px + bend * H + H * 0.05, py - H)
        k.quadraticCurveTo(px + H * 0.02, py - H * 0.6, px + H * 0.016, py)
        k.fill()
        for (let i = 0; i < 60; i++) {
          const t = 0.35 + 0.6 * r()
          k.fillStyle = alpha(colour, 0.12 + r() * 0.18)
          k.beginPath()
          k.ellipse(
            px + bend * H * t * t + (r() - 0.5) * H * 0.16 * t,
            py - H * t,
            H * 0.008,
            H * (0.02 + r() * 0.05),
            0,
            0,
            7,
          )
          k.fill()
        }
      }
    },
    { lit: false, texture: 0, blur: s.h / 900 },
  )
}

/** A glass pyramid with a beam of light from its tip, and a curved bronze hotel. */
const luxor = () => ({
  width: 150,
  height: 70,
  draw(pen) {
    pen
      .poly('#2f3560', [
        [-70, 2],
        [0, -70],
        [70, 2],
      ])
      .poly('#464c80', [
        [-70, 2],
        [0, -70],
        [-18, 2],
      ])
    for (let i = 1; i < 9; i++)
      pen.line(
        'rgba(190,200,255,.35)',
        [
          [-70 + i * 7.6, -i * 7.6],
          [70 - i * 7.6, -i * 7.6],
        ],
        0.5,
      )
    pen
      .light('M-70 2L0 -70L70 2L67 2L0 -67L-67 2Z', '#bfd4ff', 0.9)
      .light('M-2 -70h4l-2 -6Z', '#ffffff', 1)
  },
})

const crescent = ({ colour = '#a8743c', glow = '#ffcf7a' } = {}) => ({
  width: 92,
  height: 100,
  draw(pen) {
    const body = 'M-40 2L-40 -92C-20 -99 18 -96 40 -78L40 2Z'
    pen.path(colour, body)
    pen.clip(body, () => {
      for (let y = -90; y < 0; y += 4.4)
        pen.stroke('rgba(40,20,60,.5)', `M-42 ${y}Q0 ${y - 5} 42 ${y + 9}`, 1.6)
      pen.round(-40, -100, 80, 104, { light: 0.3, shade: 0.45 })
    })
    for (let y = -88; y < -4; y += 4.4)
      for (let x = -38; x < 38; x += 4)
        if ((x * 7 + y * 3) % 5 < 2.6)
          pen.light(`M${x} ${y - 2 + (x + 38) * 0.1}h2.600v1.600h-2.600Z`, glow, 0.75)
    pen
      .light('M-41 -92C-20 -99 18 -96 41 -78L41 -76C18 -94 -20 -97 -41 -90Z', '#fff0c8', 1)
      .light('M-30 -101h44v6h-44Z', '#ffd98a', 0.9)
  },
})

/** A sandstone butte: sheer walls over a slope of rubble. left..right fractions, y rows. */
function butte(s, { left, right, top, shoulder, foot, haze = 0, seed = 1, spire }) {
  const { w, h } = s
  const mid = (left + right) / 2
  const skyline = (x) => {
    const u = x / w
    const n = fbm((x / h) * 26 + seed * 9, seed, 4) * 0.012
    const steep = smooth(left, left + 0.012, u) * smooth(right, right - 0.012, u)
    const talus =
      foot - (foot - shoulder) * Math.max(0, 1 - Math.abs(u - mid) / ((right - left) * 0.95)) ** 0.8
    let tower = shoulder - (shoulder - top) * steep * (1 + n * 6)
    if (spire && u > spire[0] && u < spire[1])
      tower = Math.min(
        tower,
        shoulder -
          (shoulder - spire[2]) *
            smooth(spire[0], spire[0] + 0.008, u) *
            smooth(spire[1], spire[1] - 0.008, u),
      )
    return (
      h *
      Math.min(
        talus,
        steep > 0.01 || spire
          ? tower + (1 - steep) * (spire && u > spire[0] && u < spire[1] ? 0 : 1)
          : 1,
      )
    )
  }
  const sun = s.sun[0] < mid * w ? -1 : 1
  const hot = [0.95, 0.5, 0.28]
  const dark = [0.32, 0.16, 0.32]
  const Hz = [0.98, 0.68, 0.48]
  s.shade(
    [s.x(left - 0.2), s.y(Math.min(top, spire?.[2] ?? 1)) - 9, s.x(right + 0.2), s.y(foot)],
    (x, y, out) => {
      const u = x / h
      const v = y / h
      const wall = y < h * shoulder
      const crack = wall ? fbm(u * 46 + seed, v * 5, 4) * 0.55 : fbm(u * 20, v * 40 + seed, 4) * 0.4
      const strata = wall ? 0 : 0.12 * Math.sin(v * 420 + fbm(u * 5, v * 9, 3) * 5)
      const side = ((x / w - mid) / (right - left)) * sun
      const l = clamp(0.5 + side * 0.62 + crack + strata + (wall ? 0.08 : -0.02))
      const hz = clamp(haze + (1 - haze) * 0.4 * smooth(shoulder, foot, v))
      for (let j = 0; j < 3; j++)
        out[j] = (dark[j] + (hot[j] - dark[j]) * l) * (1 - hz) + Hz[j] * hz
      out[3] = clamp(y - skyline(x) + 0.5)
    },
  )
}

export const recipes = [
  {
    id: 'main',
    alt: "La scritta Hollywood sulle colline di Los Angeles nell'ora d'oro, con la città nella foschia e un filare di palme altissime",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.golden, disc: 0.035, front: 0.58, haze: '#fbc592' },
        sun: [0.13, 0.36],
        horizon: 0.56,
      })
      sky(s, { clouds: 0.16, seed: 21 })
      mountain(s, {
        top: range(s, { height: 0.13, seed: 7, detail: 1.6 }),
        rock: '#8a7f9a',
        haze: 0.6,
        base: s.y(0.66),
      })
      const p = s.pick(0, 0.04)
      const crest = curve(
        s,
        s.pick(
          [
            [0, 0.54],
            [0.2, 0.48],
            [0.36, 0.41],
            [0.52, 0.31],
            [0.62, 0.25],
            [0.7, 0.235],
            [0.82, 0.27],
            [0.92, 0.33],
            [1, 0.36],
          ],
          [
            [0, 0.52],
            [0.2, 0.46],
            [0.36, 0.4],
            [0.52, 0.32],
            [0.66, 0.285],
            [0.8, 0.29],
            [0.92, 0.34],
            [1, 0.36],
          ],
        ),
        0.02,
      )
      mountain(s, {
        top: crest,
        rock: '#a58a5c',
        haze: 0.12,
        footHaze: 0.5,
        base: s.y(0.72),
        rough: 1.5,
        scale: 0.2,
        seed: 5,
        from: -1,
      })
      s.layer(
        (k) => {
          k.strokeStyle = '#5a4a50'
          k.lineWidth = Math.max(1, s.u * 0.3)
          k.beginPath()
          const [ax, ay] = [s.x(s.pick(0.715, 0.74)), crest(s.x(s.pick(0.715, 0.74)))]
          k.moveTo(ax, ay + s.u)
          k.lineTo(ax, ay - s.u * 8)
          k.stroke()
        },
        { haze: 0.1 },
      )
      hillLetters(s, 'HOLLYWOOD', {
        x: s.pick(0.5, 0.47) - p,
        size: s.pick(6.2, 5),
        line: (x) => crest(x) * 0.25 + h * s.pick(0.318, 0.325),
      })
      const slope = curve(
        s,
        [
          [0, 0.55],
          [0.25, 0.57],
          [0.5, 0.5],
          [0.75, 0.47],
          [1, 0.44],
        ],
        0.02,
      )
      mountain(s, {
        top: slope,
        rock: '#7f8a50',
        haze: 0.08,
        footHaze: 0.4,
        base: s.y(0.78),
        rough: 1.3,
        seed: 9,
        from: -1,
      })
      houses(s, {
        count: 64,
        seed: 14,
        haze: 0.14,
        size: 1.1,
        at: (r) => {
          const x = 0.22 + r() * 0.8
          return [x, slope(s.x(x)) / h + 0.012 + r() * 0.16]
        },
      })
      city(s, {
        y: 0.665,
        low: 3,
        high: 20,
        width: 2.6,
        haze: 0.5,
        seed: 5,
        from: 0.03,
        to: 0.3,
        share: 0.4,
        shape: (x) => 0.3 + Math.exp(-(((x - 0.17) / 0.06) ** 2)),
      })
      fog(s, { y: 0.665, thickness: 0.05, power: 0.55, seed: 5 })
      ground(s, {
        top: groundLine(s, { at: 0.7, bumps: 0.01, seed: 4 }),
        colour: '#6f7f50',
        farColour: '#a89a6a',
        haze: 0.4,
        grain: 0.6,
      })
      for (const [y, size, haze, seed] of [
        [0.7, 1.5, 0.34, 3],
        [0.75, 2.2, 0.22, 6],
        [0.82, 3.2, 0.12, 9],
        [0.91, 4.6, 0.02, 12],
      ]) {
        if (y < 0.9)
          houses(s, {
            count: y < 0.8 ? 46 : 20,
            seed,
            haze,
            size: size * 0.9,
            at: (r) => [r() * 1.04 - 0.04, y + 0.006 + r() * 0.014],
          })
        grove(s, {
          top: (x) => s.y(y + 0.01) + noise((x / h) * 5, seed) * s.u * size * 0.5,
          depth: size * (y < 0.8 ? 2.2 : 4.4),
          size,
          colour: LEAVES.deep,
          accents: [
            [LEAVES.olive, 0.3],
            [LEAVES.jacaranda, y > 0.8 ? 0.08 : 0],
          ],
          seed,
          haze,
          front: 0.45,
        })
      }
      for (const [x, y, height, seed] of [
        [0.4, 0.78, 20, 2],
        [0.47, 0.77, 18, 3],
        [0.53, 0.77, 19, 5],
        [0.6, 0.765, 16, 7],
        [0.33, 0.8, 25, 9],
        [0.86, 0.8, 22, 4],
        [0.93, 0.82, 25, 8],
      ])
        palm(s, {
          x,
          y,
          height,
          lean: 0.02,
          kind: 'royal',
          colour: '#5f7f40',
          seed,
          haze: 0.14,
          rim: 0.6,
        })
      for (const [x, y, height, seed] of s.pick(
        [
          [0.045, 1.0, 88, 2],
          [0.13, 0.98, 70, 6],
          [0.21, 0.95, 55, 4],
        ],
        [
          [0.05, 1.0, 108, 2],
          [0.2, 0.98, 88, 6],
          [0.32, 0.95, 66, 4],
        ],
      ))
        palm(s, {
          x,
          y,
          height,
          lean: 0.03,
          kind: 'royal',
          colour: '#4f7038',
          seed,
          front: 0.3,
          rim: 0.8,
        })
      grove(s, {
        top: (x) => s.y(0.965) + noise((x / h) * 5, 4) * s.u * 2,
        depth: 6,
        size: 4.4,
        colour: '#3f5f3c',
        seed: 22,
        front: 0.25,
      })
      birds(s, { x: 0.38, y: 0.2, count: 6, seed: 5 })
      return finish(s, { rays: 0.16 })
    },
  },
  {
    id: 'extra-1',
    alt: 'Le fontane danzanti e gli alberghi illuminati della Strip di Las Vegas di notte, con la torre parigina e la ruota panoramica',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.night,
          haze: '#5a4f86',
          sky: [
            [0, '#0a1236'],
            [0.45, '#1c2760'],
            [0.8, '#4a3f7c'],
            [1, '#b0707c'],
          ],
        },
        sun: [0.6, 0.55],
        horizon: 0.66,
      })
      sky(s, { clouds: 0.08, seed: 4, glow: '#ffb08a', glowPower: 0.35 })
      stars(s, { count: 240, below: 0.35 })
      mountain(s, { top: range(s, { height: 0.1, seed: 3 }), rock: '#5a5080', haze: 0.3 })
      city(s, { y: 0.665, low: 8, high: 22, width: 5, haze: 0.3, seed: 6, share: 0.8 })
      place(s, stratTower(), { x: 0.42, y: 0.665, size: 38, haze: 0.15 })
      place(s, bigWheel(), { x: 0.2, y: 0.668, size: 33, haze: 0.08 })
      for (const [x, size, width, colour, glow, seed] of [
        [0.33, 17, 12, '#8a5a7a', '#ff9ab0', 7],
        [0.55, 20, 15, '#4a7a9a', '#8fe0ff', 9],
      ])
        city(s, {
          y: 0.67,
          low: size,
          high: size * 1.02,
          width,
          from: x - 0.04,
          to: x - 0.03,
          seed,
          colours: [colour],
          share: 0.92,
          glow,
        })
      place(s, crescent(), { x: 0.88, y: 0.67, size: 36 })
      place(s, luxor(), { x: 0.06, y: 0.67, size: 22 })
      s.layer(
        (k) => {
          const g = k.createLinearGradient(0, s.y(0.45), 0, 0)
          g.addColorStop(0, alpha('#dfe8ff', 0.7))
          g.addColorStop(1, alpha('#dfe8ff', 0))
          k.fillStyle = g
          k.beginPath()
          k.moveTo(s.x(0.06), s.y(0.45))
          k.lineTo(s.x(0.05), 0)
          k.lineTo(s.x(0.08), 0)
          k.fill()
        },
        { lit: false, texture: 0, blur: s.h / 300 },
      )
      place(s, eiffel(), { x: 0.7, y: 0.67, size: 52, front: 0.9 })
      s.glow(0.7, 0.5, 26, '#ffb45c', 0.35)
      const r = random(5)
      for (let i = 0; i < 16; i++) {
        const [x, q, c] = [
          r(),
          1.5 + r() * 3,
          ['#ff5f7a', '#ffc04a', '#4fd0e8', '#ff8a4a', '#8f8aff'][i % 5],
        ]
        s.layer(
          (k) => {
            k.fillStyle = c
            k.fillRect(s.x(x), s.y(0.635 - r() * 0.03), q * s.u * 1.8, q * s.u * 0.55)
          },
          { lit: false, texture: 0 },
        )
        s.glow(x + 0.01, 0.63, q * 2.4, c, 0.4)
      }
      grove(s, {
        top: () => s.y(0.652),
        depth: 2.4,
        size: 1.1,
        colour: LEAVES.deep,
        seed: 4,
        front: 0.5,
      })
      for (let i = 0; i < 12; i++)
        palm(s, {
          x: 0.03 + i * 0.086,
          y: 0.67,
          height: 9 + (i % 3) * 1.5,
          lean: 0.02,
          kind: 'date',
          seed: i + 2,
          rim: 0.6,
          front: 0.7,
        })
      lake(s, { glint: 0, wave: 0.7, mirrorFade: 0.45, mirror: 0.9 })
      const fan = Array.from({ length: 17 }, (_, i) => [
        0.14 + i * 0.036,
        9 + 9 * Math.sin((i / 16) * 3.14) + (i % 2) * 3,
        (i - 8) * 0.05,
      ])
      jets(s, fan, 0.77, '#ffe9c4')
      jets(
        s,
        [
          [0.3, 30, 0.02],
          [0.43, 38, 0],
          [0.56, 30, -0.02],
        ],
        0.79,
        '#fff4e0',
      )
      for (const [x] of fan) {
        s.glow(x, 0.768, 4, '#ffdca0', 0.5)
        s.glow(x, 0.81, 5, '#ffc890', 0.18)
      }
      s.layer(
        (k) => {
          k.fillStyle = '#2a2450'
          k.fillRect(0, s.y(0.955), w, h * 0.05)
          for (let i = 0; i < 46; i++)
            k.fillRect(s.x(i / 45) - s.u * 0.6, s.y(0.905), s.u * 1.2, s.u * 6)
          k.fillRect(0, s.y(0.895), w, s.u * 1.6)
        },
        { front: 0.35, rim: '#ffc890' },
      )
      palm(s, {
        x: 0.99,
        y: 1.02,
        height: 70,
        lean: -0.02,
        kind: 'royal',
        seed: 5,
        front: 0.3,
        rim: 0.6,
      })
      return finish(s, { bloom: 0.42 })
    },
  },
  {
    id: 'extra-2',
    alt: 'La strada diritta che corre verso i torrioni rossi della Monument Valley al tramonto, con una decappottabile turchese',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.golden,
          disc: 0.03,
          front: 0.6,
          haze: '#fab488',
          sky: [
            [0, '#2a4688'],
            [0.35, '#7584b0'],
            [0.62, '#e0a08a'],
            [0.84, '#fdb37c'],
            [1, '#ffd89c'],
          ],
        },
        sun: [0.12, 0.44],
        horizon: 0.56,
      })
      sky(s, { clouds: 0.24, seed: 19 })
      mountain(s, {
        top: range(s, { height: 0.035, seed: 6, detail: 3 }),
        rock: '#8a6a8c',
        haze: 0.6,
      })
      butte(s, {
        left: 0.57,
        right: 0.63,
        top: 0.44,
        shoulder: 0.51,
        foot: 0.57,
        haze: 0.5,
        seed: 8,
      })
      butte(s, {
        left: 0.3,
        right: 0.39,
        top: 0.36,
        shoulder: 0.48,
        foot: 0.575,
        haze: 0.3,
        seed: 3,
        spire: [0.277, 0.293, 0.4],
      })
      butte(s, {
        left: 0.74,
        right: 0.88,
        top: 0.27,
        shoulder: 0.45,
        foot: 0.585,
        haze: 0.1,
        seed: 5,
        spire: [0.7, 0.722, 0.33],
      })
      fog(s, { y: 0.57, thickness: 0.025, power: 0.45, seed: 5 })
      ground(s, {
        top: groundLine(s, { at: 0.57, bumps: 0.008, seed: 6 }),
        colour: '#b8643e',
        farColour: '#c98a5c',
        haze: 0.3,
        grain: 0.8,
        seed: 9,
      })
      const P = s.plane(0.3, 0.5)
      s.layer(
        (k) => {
          const road = (a, b, colour, z0 = 0.5, z1 = 26) =>
            facet(k, P, colour, [
              [a, z0, 0],
              [a, z1, 0],
              [b, z1, 0],
              [b, z0, 0],
            ])
          road(-0.5, 0.4, s.tone('#c98a62', 0.6))
          road(-0.42, 0.32, s.tone('#6a6478', 0.5))
          road(-0.4, -0.385, s.tone('#f7f0e4', 0.8))
          road(0.285, 0.3, s.tone('#f7f0e4', 0.8))
          road(-0.072, -0.058, s.tone('#ffc23c', 0.85))
          road(-0.042, -0.028, s.tone('#ffc23c', 0.85))
        },
        { lit: false, texture: 0.06 },
      )
      for (const [y, n, hgt, seed] of [
        [0.62, 160, 1.2, 3],
        [0.7, 160, 2.4, 5],
        [0.82, 140, 4, 7],
      ])
        for (const [from, to] of [
          [0, 0.47 - (y - 0.56) * 1.05],
          [0.52 + (y - 0.56) * 0.85, 1],
        ]) {
          grass(s, {
            top: groundLine(s, { at: y, bumps: 0.02, detail: 5, seed }),
            from,
            to,
            height: hgt,
            count: n,
            jitter: 6,
            colours: ['#c9a85e', '#9a9458', '#d8b878'],
            seed,
          })
          for (let i = 0; i < 7; i++)
            bush(s, {
              x: from + ((i + 0.5) / 7) * (to - from),
              y: y + ((i * 7) % 5) * 0.014,
              size: hgt * 0.9,
              colour: i % 2 ? '#8f9460' : '#a8a070',
              seed: i + seed,
            })
        }
      place(s, convertible(), { x: 0.17, y: 0.86, size: 11, rim: 0.8, front: 0.6 })
      birds(s, { x: 0.5, y: 0.25, count: 3, size: 1.1, seed: 4 })
      return finish(s, { rays: 0.14 })
    },
  },
]
