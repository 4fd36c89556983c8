import { alpha } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, mix, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import {
  branch,
  bush,
  conifer,
  dabs,
  forest,
  grass,
  grove,
  LEAVES,
  leafTones,
  tree,
  treeLine,
} from '../nature/foliage.js'
import { ground, groundLine, snowfield } from '../nature/ground.js'
import { cone, fog, mountain, range } from '../nature/mountains.js'
import { boulder } from '../nature/rocks.js'
import { birds, cumulus, sky, stars } from '../nature/sky.js'
import { lake, sea } from '../nature/water.js'
import { city } from '../things/asia-city.js'
import {
  castle,
  farmhouse,
  goldenPavilion,
  latticeTower,
  pagoda,
  torii,
} from '../things/asia-japan.js'
import {
  archBridge,
  bathingMonkey,
  bulletTrain,
  paperLantern,
  stall,
  stoneLantern,
} from '../things/asia-japan-life.js'
import { crowd, kimonoWalker, umbrellaWalker } from '../things/asia-people.js'
import { curvedRoof } from '../things/asia-roofs.js'
import {
  boardFacet,
  facet,
  lanternString,
  neonSign,
  rain,
  snowfall,
  wallFacet,
  wallWindows,
} from '../things/asia-street.js'

const indigoDawn = {
  ...moods.dawn,
  sky: [
    [0, '#20387c'],
    [0.3, '#4a6fae'],
    [0.55, '#a9bccb'],
    [0.76, '#fbd3b0'],
    [1, '#ffc596'],
  ],
  haze: '#fbd0ae',
  clouds: ['#ffd9bb', '#6d86b4'],
  lake: [
    [0, '#c9b8b0'],
    [0.3, '#5c7fb0'],
    [1, '#152f66'],
  ],
  lamps: 0.75,
}

/** The sacred volcano with its snow cap. */
function fuji(s, { at, height, spread = 0.3, haze = 0.1, snowLine = 0.13, base = s.horizon + 3 }) {
  const top = cone(s, { at, height, spread, base })
  return mountain(s, {
    top,
    rock: '#6f7fa8',
    snow: '#ffffff',
    snowLine: snowLine * s.pick(1, 0.75),
    snowRough: 0.12,
    haze,
    footHaze: 0.8,
    hazeFrom: 0.35,
    base,
  })
}

/** Petals adrift in the air. */
function petals(s, { count = 40, seed = 3, colour = '#ffd3d6' } = {}) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    s.k.fillStyle = colour
    s.k.globalAlpha = 0.4 + r() * 0.5
    s.k.beginPath()
    s.k.ellipse(r() * s.w, r() * s.h, s.u * (0.15 + r() * 0.25), s.u * 0.13, r() * 3, 0, 7)
    s.k.fill()
  }
  s.k.globalAlpha = 1
}

const MAPLE = '#c8402c'
const blueHour = {
  ...moods.dusk,
  sky: [
    [0, '#0f1c4c'],
    [0.35, '#274a86'],
    [0.62, '#7f93ab'],
    [0.84, '#f4b98c'],
    [1, '#ffcf9c'],
  ],
  haze: '#c9a594',
  shade: '#2f3a6c',
  lit: '#b8a0a0',
  lamps: 1,
}
const wetNight = {
  ...moods.night,
  sky: [
    [0, '#0a1238'],
    [0.5, '#1c2f6a'],
    [0.85, '#4a5f9a'],
    [1, '#e59a7a'],
  ],
  haze: '#5d6ba4',
  lake: [
    [0, '#2b3a74'],
    [0.4, '#16204e'],
    [1, '#0a1034'],
  ],
}
const autumn = {
  ...moods.golden,
  disc: 0,
  sky: [
    [0, '#5a86b4'],
    [0.45, '#a9c2cc'],
    [0.8, '#f5dcb4'],
    [1, '#ffe8c0'],
  ],
  haze: '#f3dcb8',
}

/** A street between two rows of wooden houses; returns the plane it stands on. */
function woodenStreet(s, { eye = 0.2, half = 0.46, centre = 0.5, edges, tall = 0.42 }) {
  const P = s.plane(eye, centre)
  s.layer(
    (k) => {
      const r = random(8)
      for (const side of [-1, 1])
        for (let i = edges.length - 2; i >= 0; i--) {
          const [z0, z1] = [edges[i], edges[i + 1]]
          const X = side * (half + (r() - 0.5) * 0.03)
          const H = tall * (0.96 + r() * 0.1)
          const wood = s.far(
            s.tone(['#7a5440', '#6a4638', '#8a644a'][i % 3], side < 0 ? 0.3 : 0.5),
            Math.min(0.5, i * 0.07),
          )
          wallFacet(k, P, wood, X, z0, z1, 0, H)
          wallFacet(
            k,
            P,
            s.far(s.tone('#e6d6bc', side < 0 ? 0.3 : 0.5), Math.min(0.5, i * 0.07)),
            X,
            z0,
            z1,
            H * 0.56,
            H * 0.9,
          )
          wallWindows(k, P, {
            X,
            z0,
            z1,
            y0: H * 0.04,
            y1: H * 0.4,
            rows: 1,
            columns: 4,
            seed: i * 3 + side + 2,
            share: 0.85,
            colours: ['#ffc878', '#ffb45c'],
            power: 0.95,
          })
          wallWindows(k, P, {
            X,
            z0,
            z1,
            y0: H * 0.6,
            y1: H * 0.86,
            rows: 1,
            columns: 3,
            seed: i * 5 + side + 2,
            share: 0.55,
            colours: ['#ffd296', '#ffbe72'],
            power: 0.85,
          })
          for (let q = 0; q <= 16; q++) {
            const z = z0 + ((z1 - z0) * q) / 16
            const z2 = z + (z1 - z0) * 0.014
            wallFacet(
              k,
              P,
              s.far(s.tone('#4a3230', 0.3), Math.min(0.4, i * 0.06)),
              X - side * 0.004,
              z,
              z2,
              0,
              H * 0.48,
            )
          }
          for (const [y, out, rise] of [
            [H * 0.5, 0.14, 0.08],
            [H * 0.98, 0.12, 0.3],
          ]) {
            facet(k, P, s.far(s.tone('#566186', side < 0 ? 0.35 : 0.5), Math.min(0.5, i * 0.07)), [
              [X - side * out, z0, y - 0.015],
              [X - side * out, z1, y - 0.015],
              [X + side * 0.06, z1, y + rise],
              [X + side * 0.06, z0, y + rise],
            ])
            facet(k, P, s.tone('#2c2f52', 0.3), [
              [X - side * out, z0, y - 0.03],
              [X - side * out, z1, y - 0.03],
              [X - side * out, z1, y - 0.012],
              [X - side * out, z0, y - 0.012],
            ])
          }
        }
    },
    { lit: false, texture: 0.05 },
  )
  return P
}

/** Paving in perspective: a strip of stone courses between -half and half. */
function paving(
  s,
  P,
  { half, near = 0.5, far = 14, colour = '#9a93a0', light = 0.55, haze = 0.3 },
) {
  s.layer(
    (k) => {
      const g = k.createLinearGradient(0, P(0, far)[1], 0, s.h)
      g.addColorStop(0, s.far(s.tone(colour, light), haze))
      g.addColorStop(1, s.tone(colour, light * 0.8))
      facet(k, P, g, [
        [-half, near, 0],
        [-half, far, 0],
        [half, far, 0],
        [half, near, 0],
      ])
      k.strokeStyle = alpha(s.mood.shade, 0.35)
      k.lineWidth = Math.max(0.6, s.u * 0.1)
      let row = 0
      for (let z = near; z < far; z *= 1.11, row++) {
        k.beginPath()
        k.moveTo(...P(-half, z))
        k.lineTo(...P(half, z))
        k.stroke()
        for (let i = 0; i < 7; i++) {
          const X = -half + ((i + (row % 2) * 0.5) / 7) * half * 2
          k.beginPath()
          k.moveTo(...P(X, z))
          k.lineTo(...P(X, Math.min(far, z * 1.11)))
          k.stroke()
        }
      }
    },
    { lit: false, texture: 0.06 },
  )
}

/** Puts a thing on a plane: X, Z and its height in picture heights. */
function stand(s, P, thing, X, Z, height, options = {}) {
  const [x, y, scale] = P(X, Z)
  return place(s, thing, { x: x / s.w, y: y / s.h, size: (scale * height) / s.u, ...options })
}

/** A burst of sparks in the sky. */
function firework(s, { x, y, radius, colour, seed = 1 }) {
  const r = random(seed)
  const [cx, cy, R] = [s.x(x), s.y(y), radius * s.u]
  s.glowAt(cx, cy, R * 1.5, colour, 0.4)
  s.k.save()
  s.k.globalCompositeOperation = 'screen'
  s.k.lineCap = 'round'
  for (let i = 0; i < 90; i++) {
    const a = r() * 6.283
    const q = Math.sqrt(r()) * 0.5 + 0.5
    s.k.strokeStyle = alpha(r() < 0.3 ? '#fff4dc' : colour, 0.45 + r() * 0.5)
    s.k.lineWidth = s.u * (0.1 + r() * 0.14)
    s.k.beginPath()
    s.k.moveTo(cx + Math.cos(a) * R * q * 0.35, cy + Math.sin(a) * R * q * 0.35)
    s.k.quadraticCurveTo(
      cx + Math.cos(a) * R * q * 0.8,
      cy + Math.sin(a) * R * q * 0.75,
      cx + Math.cos(a) * R * q,
      cy + Math.sin(a) * R * q + R * 0.08,
    )
    s.k.stroke()
  }
  s.k.restore()
}

/** A row of leaf clusters hanging into the picture from above. */
function canopy(s, { depth, size, colour, seed, haze = 0, gap = 0.5 }) {
  const r = random(seed)
  const blobs = Array.from({ length: 60 }, () => {
    const u = r()
    const reach = depth * (0.35 + 1.1 * Math.abs(u - gap))
    return [s.x(u), s.h * reach * r() - s.h * 0.02, size * s.u * (0.6 + r() * 0.7)]
  })
  s.layer(
    (k) => dabs(k, blobs, leafTones(s, colour, 7), { count: 60, size: 0.3, leaf: true, seed }),
    { lit: false, texture: 0, haze },
  )
}

export const recipes = [
  {
    id: 'main',
    alt: "Il monte Fuji innevato all'alba oltre il lago, con una pagoda rossa, un torii nell'acqua e rami di ciliegio in fiore",
    paint(w, h) {
      const s = new Scene(w, h, { mood: indigoDawn, sun: [0.3, 0.5], horizon: h > w ? 0.6 : 0.62 })
      sky(s, { clouds: 0.14, seed: 5 })
      fuji(s, {
        at: s.pick(0.5, 0.52),
        height: s.pick(0.44, 0.4),
        spread: s.pick(0.31, 0.19),
        haze: 0.06,
      })
      for (const [height, seed, haze] of [
        [0.055, 3, 0.62],
        [0.035, 8, 0.4],
      ])
        mountain(s, {
          top: range(s, { height, seed, detail: 2 }),
          rock: '#4d6a90',
          haze,
          footHaze: 0.7,
        })
      fog(s, { y: s.horizon / h - 0.012, thickness: 0.045, power: 0.75, seed: 2 })
      lake(s, { glint: 0.25 })
      const shore = (x) =>
        s.h * s.pick(0.6, 0.595) -
        s.h * 0.085 * Math.max(0, 1 - x / (w * s.pick(0.36, 0.42))) ** 0.8
      place(s, pagoda(), {
        x: s.pick(0.145, 0.17),
        y: s.pick(0.57, 0.575),
        size: s.pick(47, 44),
        rim: 0.5,
        reflect: { y: 0.655, power: 0.4, length: 0.4 },
      })
      grove(s, {
        top: (x) => s.h * s.pick(0.588, 0.592) - noise((x / h) * 7, 3) * h * 0.006,
        to: s.pick(0.34, 0.4),
        depth: 5.4,
        size: 2.2,
        colour: LEAVES.blossom,
        accents: [['#6f8a6c', 0.25]],
        seed: 14,
        front: 0.45,
        reflect: { y: s.y(s.pick(0.645, 0.632)), power: 0.4, length: 0.2, wobble: 3 },
      })
      grove(s, {
        top: shore,
        to: s.pick(0.37, 0.43),
        depth: 6,
        size: 2.6,
        colour: LEAVES.blossom,
        accents: [
          ['#f7c9cf', 0.3],
          ['#6f8a6c', 0.12],
        ],
        seed: 4,
        front: 0.62,
        reflect: { y: s.y(s.pick(0.645, 0.632)), power: 0.5, length: 0.2, wobble: 3 },
      })
      place(s, torii(), {
        x: s.pick(0.79, 0.72),
        y: s.pick(0.82, 0.79),
        size: s.pick(35, 36),
        rim: 0.5,
        reflect: { power: 0.6, length: 0.3 },
      })
      branch(s, { x: 1.03, y: s.pick(0.02, 0.05), angle: 2.85, length: s.pick(15, 17), seed: 12 })
      petals(s)
      birds(s, { x: 0.33, y: 0.2, count: 5, size: 0.6 })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: 'Sentiero nel bosco di bambù di Arashiyama, con i fusti verdi altissimi e la luce che filtra dalle chiome',
    paint(w, h) {
      const mood = {
        ...moods.mist,
        sky: [
          [0, '#a8c66a'],
          [0.5, '#d5e3a0'],
          [1, '#f7f3cf'],
        ],
        haze: '#e3ecb4',
        shade: '#4f7a6a',
        lit: '#fbf7d8',
        glow: '#fffbe0',
      }
      const s = new Scene(w, h, { mood, sun: [0.55, 0.18], horizon: 0.62 })
      sky(s, { clouds: 0 })
      ground(s, { top: () => s.horizon, colour: '#7f8a4a', farColour: '#c3cf86', haze: 0.5 })
      const P = s.plane(0.26, 0.54)
      paving(s, P, { half: 0.2, far: 20, colour: '#cfc0a0', light: 0.75, haze: 0.5 })
      const r = random(6)
      for (let layer = 0; layer < 7; layer++) {
        const z = 8 * 0.72 ** layer
        const haze = clamp(0.78 - layer * 0.13, 0, 1)
        s.layer(
          (k) => {
            for (let i = 0; i < 26 - layer; i++) {
              const side = i % 2 ? 1 : -1
              const X = side * (0.36 + r() ** 1.4 * z * 0.62)
              const zz = z * (0.9 + r() * 0.2)
              const [x, y, scale] = P(X, zz)
              const b = scale * 0.024 * (0.7 + r() * 0.6)
              const lean = (r() - 0.5) * 0.05 - side * 0.012
              const tone = ['#7faa3f', '#98b84a', '#5f9444', '#b3c25a'][Math.floor(r() * 4)]
              for (let n = 0; n < 16; n++) {
                const [y0, y1] = [y - n * scale * 0.13, y - (n + 1) * scale * 0.13]
                if (y1 > h || y0 < -20) continue
                const at = (yy) => x + (y - yy) * lean
                for (const [dx, ww, li] of [
                  [0, 1, 0.3],
                  [0.12, 0.5, 0.62],
                  [0.2, 0.2, 0.95],
                ]) {
                  k.fillStyle = s.tone(tone, li)
                  k.beginPath()
                  k.moveTo(at(y0) + b * (dx - 0.5), y0)
                  k.lineTo(at(y1) + b * (dx - 0.5), y1)
                  k.lineTo(at(y1) + b * (dx - 0.5 + ww), y1)
                  k.lineTo(at(y0) + b * (dx - 0.5 + ww), y0)
                  k.fill()
                }
                k.fillStyle = s.tone('#e0e3a4', 0.7)
                k.fillRect(at(y1) - b * 0.56, y1 - b * 0.1, b * 1.12, Math.max(0.8, b * 0.16))
              }
            }
          },
          { lit: false, haze, texture: 0.03 },
        )
        if (layer < 5) fog(s, { y: 0.6, thickness: 0.09, power: 0.28, seed: layer + 2 })
        const verge = P(0.25, z)
        for (const [from, to, m] of [
          [-0.02, (w * 1.08 - verge[0]) / w, 1],
          [verge[0] / w, 1.02, -1],
        ])
          if (to > from)
            grove(s, {
              top: (x) =>
                verge[1] -
                h * (0.012 + 0.02 * layer * 0.4) -
                noise((x / h) * 9 * m, layer) * h * 0.012,
              from,
              to,
              depth: 2 + layer * 0.8,
              size: 0.7 + layer * 0.26,
              colour: '#6f9440',
              haze: haze * 0.8,
              seed: layer + 30,
              density: 0.7,
            })
      }
      canopy(s, { depth: 0.34, size: 5, colour: '#8fb84a', seed: 3, haze: 0.4 })
      canopy(s, { depth: 0.26, size: 5, colour: '#6f9c3c', seed: 8, haze: 0.1 })
      for (const [x, size, seed] of [
        [0.04, 11, 3],
        [0.2, 7, 5],
        [0.97, 12, 7],
        [0.84, 7, 9],
      ])
        bush(s, { x, y: 1.03, size, colour: '#5f8c3a', seed })
      stand(s, P, kimonoWalker({ kimono: '#c9523c', parasol: '#f0e0c0' }), -0.04, 2.1, 0.3, {
        rim: 0.4,
      })
      return finish(s, { rays: 0.22, bloom: 0.22 })
    },
  },
  {
    id: 'extra-2',
    alt: "Strada di Tokyo di notte sotto la pioggia, insegne al neon riflesse sull'asfalto e passanti con l'ombrello",
    paint(w, h) {
      const s = new Scene(w, h, { mood: wetNight, sun: [0.5, 0.5], horizon: 0.56 })
      sky(s, { clouds: 0.2, seed: 4 })
      const P = s.plane(0.24, 0.5)
      city(s, {
        y: 0.575,
        low: 14,
        high: 34,
        width: 5,
        seed: 3,
        haze: 0.35,
        from: 0.3,
        to: 0.7,
        share: 0.7,
      })
      let lights = []
      const edges = [0.55, 0.95, 1.3, 1.75, 2.4, 3.3, 4.6, 6.6]
      const neon = ['#ff5a5f', '#35c7d9', '#ffb03a', '#f7f1e0', '#ff7a45', '#4f8cff', '#7fe0a8']
      const walls = () =>
        s.layer(
          (k) => {
            lights = []
            const r = random(14)
            for (let i = edges.length - 2; i >= 0; i--)
              for (const side of [-1, 1]) {
                const X = side * 0.76
                const H = 1 + r() * 1.3
                const [z0, z1] = [edges[i], edges[i + 1]]
                wallFacet(
                  k,
                  P,
                  s.far(['#28306a', '#333a72', '#232a5c'][Math.floor(r() * 3)], i * 0.06),
                  X,
                  z0,
                  z1,
                  0,
                  H,
                )
                wallWindows(k, P, {
                  X,
                  z0,
                  z1,
                  y0: 0.3,
                  y1: H * 0.97,
                  rows: Math.round(H * 9),
                  columns: 5,
                  seed: i * 7 + side + 2,
                  share: 0.42,
                  power: 0.7,
                })
                wallFacet(
                  k,
                  P,
                  ['#ffe0a8', '#fff2d6', '#ffc27a'][i % 3],
                  X,
                  z0 + (z1 - z0) * 0.04,
                  z1 - (z1 - z0) * 0.04,
                  0.01,
                  0.17,
                )
                wallWindows(k, P, {
                  X,
                  z0,
                  z1,
                  y0: 0.015,
                  y1: 0.165,
                  rows: 1,
                  columns: 9,
                  seed: i * 11 + side + 3,
                  share: 0.8,
                  colours: ['#e88a4a', '#7fb8c9', '#c9523c', '#4a4f7a'],
                  power: 0.8,
                })
                wallFacet(
                  k,
                  P,
                  neon[(i + (side > 0 ? 3 : 0)) % 7],
                  X - side * 0.01,
                  z0,
                  z1,
                  0.18,
                  0.25,
                )
                for (let n = 0; n < 3; n++) {
                  const tallSign = r() < 0.65
                  lights.push(
                    neonSign(s, k, P, {
                      X,
                      z: z0 + (z1 - z0) * (0.15 + n * 0.3),
                      y: 0.28 + r() * 0.55,
                      width: tallSign ? 0.1 + r() * 0.05 : 0.2,
                      height: tallSign ? 0.32 + r() * 0.3 : 0.11,
                      side,
                      colour: neon[Math.floor(r() * 7)],
                      seed: i * 9 + n + side * 3 + 40,
                      dark: r() < 0.4,
                    }),
                  )
                }
              }
          },
          { lit: false, texture: 0.03 },
        )
      walls()
      s.glow(0.5, 0.54, 26, '#ffb88a', 0.5)
      lake(s, {
        wave: 0.5,
        freq: 12,
        stretch: 0.6,
        mirrorFade: 0.25,
        mirror: 0.8,
        glint: 0,
        top: 0.57,
      })
      walls()
      for (const { x, y, r, colour } of lights) s.glowAt(x, y, r * 1.3, colour, 0.16)
      s.layer(
        (k) => {
          for (let i = -5; i <= 5; i++)
            facet(k, P, '#e9ecff', [
              [i * 0.17 - 0.05, 0.72, 0],
              [i * 0.17 - 0.05, 0.98, 0],
              [i * 0.17 + 0.05, 0.98, 0],
              [i * 0.17 + 0.05, 0.72, 0],
            ])
        },
        { lit: false, alpha: 0.4 },
      )
      const r = random(21)
      const walkers = Array.from({ length: 20 }, () => [
        (r() - 0.5) * 1.15,
        1.05 + r() ** 1.5 * 3.2,
        r(),
      ]).sort((a, b) => b[1] - a[1])
      for (const [X, Z, q] of walkers)
        stand(
          s,
          P,
          umbrellaWalker({
            umbrella: ['#e8563f', '#f4efe6', '#2f7fa8', '#f0b03a', '#33406a'][Math.floor(q * 5)],
            coat: ['#33406a', '#5a3a52', '#2a4a66'][Math.floor(q * 13) % 3],
          }),
          X,
          Z,
          0.19,
          {
            rim: '#ffb48a',
            front: 0.7,
            haze: Math.min(0.4, Z * 0.06),
            reflect: { power: 0.35, length: 0.12 },
          },
        )
      stand(s, P, umbrellaWalker({ umbrella: '#e8563f' }), s.pick(-0.36, -0.2), 0.78, 0.2, {
        rim: '#ffc49a',
        front: 0.6,
        reflect: { power: 0.4, length: 0.14 },
      })
      rain(s)
      return finish(s, { bloom: 0.36 })
    },
  },
  {
    id: 'photo-01',
    alt: "Il Padiglione d'oro di Kyoto specchiato nello stagno, fra pini potati e isolette di pietra",
    paint(w, h) {
      const s = new Scene(w, h, { mood: autumn, sun: [0.15, 0.2], horizon: 0.6 })
      sky(s, { clouds: 0.14, seed: 2 })
      mountain(s, {
        top: range(s, { height: 0.2, seed: 6, detail: 1.2, lift: 0.6 }),
        rock: '#5f8060',
        haze: 0.45,
      })
      grove(s, {
        top: (x) => s.y(0.47) - noise((x / h) * 4, 2) * h * 0.05,
        depth: 12,
        size: 2.6,
        colour: LEAVES.pine,
        accents: [
          [LEAVES.autumn, 0.2],
          ['#8fa04a', 0.2],
        ],
        seed: 3,
        haze: 0.28,
      })
      ground(s, { top: () => s.y(0.57), colour: '#5a6a3c', haze: 0.1, base: 0.61 })
      place(s, goldenPavilion(), { x: 0.42, y: 0.602, size: 40, front: 0.85, rim: 0.4 })
      grove(s, {
        top: (x) =>
          s.y(0.57) - h * 0.06 * smooth(0.6, 0.9, x / w) - noise((x / h) * 9, 5) * h * 0.012,
        from: 0.58,
        depth: 4,
        size: 1.7,
        colour: LEAVES.deep,
        accents: [[LEAVES.autumn, 0.25]],
        seed: 8,
      })
      grove(s, {
        top: (x) =>
          s.y(0.565) - noise((x / h) * 9, 4) * h * 0.012 - h * 0.05 * smooth(0.25, 0, x / w),
        to: 0.24,
        depth: 4,
        size: 1.7,
        colour: LEAVES.deep,
        seed: 9,
      })
      lake(s, { wave: 0.4, mirrorFade: 0.4, glint: 0.1 })
      for (const [x, y, size, seed] of [
        [0.2, 0.76, 12, 3],
        [0.68, 0.7, 7, 5],
      ]) {
        boulder(s, { x, y, width: size, height: size * 0.34, seed, colour: '#8f8a80' })
        boulder(s, {
          x: x + 0.03,
          y: y + 0.008,
          width: size * 0.6,
          height: size * 0.3,
          seed: seed + 4,
          colour: '#8f8a80',
        })
        tree(s, {
          x: x - 0.005,
          y: y - 0.025,
          height: size * 1.2,
          colour: '#4f7f4c',
          spread: 0.8,
          bare: 0.24,
          front: 0.8,
          seed,
          reflect: { y: s.y(y), power: 0.4, length: 0.12 },
        })
      }
      branch(s, {
        x: 1.02,
        y: 0.1,
        angle: 2.95,
        length: 14,
        colour: MAPLE,
        seed: 31,
        leaf: true,
        petals: 16,
      })
      return finish(s)
    },
  },
  {
    id: 'photo-02',
    alt: 'Galleria di torii vermigli in salita a Fushimi Inari, con la luce del mattino in fondo al sentiero di pietra',
    paint(w, h) {
      const mood = {
        ...moods.mist,
        haze: '#f4e3b4',
        sky: [
          [0, '#5f8a5c'],
          [0.6, '#c9d59a'],
          [1, '#fff2c8'],
        ],
        shade: '#5a4470',
        lit: '#fff2dc',
      }
      const s = new Scene(w, h, { mood, sun: [0.6, 0.5], horizon: 0.56 })
      sky(s, { clouds: 0, glowPower: 0.9 })
      grove(s, { top: () => s.y(-0.04), depth: 66, size: 5, colour: '#3f7048', seed: 4, haze: 0.2 })
      s.glow(0.62, 0.52, 42, '#fff0c0', 0.9)
      ground(s, { top: () => s.y(0.58), colour: '#46583c', farColour: '#8f9a64', haze: 0.2 })
      const P = s.plane(0.33, 0.5)
      const bend = (z) => 0.05 * Math.max(0, z - 1) ** 1.25
      const V = (X, Z, Y) => P(X + bend(Z), Z, Y)
      paving(s, V, { half: 0.38, near: 0.5, far: 9, colour: '#c9b8a4', light: 0.62, haze: 0.45 })
      for (let i = 26; i >= 0; i--) {
        const z = 0.5 * 1.11 ** i
        const d = clamp(i / 30)
        const red = (li) => s.far(s.tone('#e8502a', li), d * 0.5)
        s.layer(
          (k) => {
            for (const side of [-1, 1]) {
              const X = side * 0.5
              for (const [a, b, li] of [
                [-0.045, 0.045, 0.34],
                [-0.03, 0.02, 0.62],
                [side < 0 ? 0.02 : -0.045, side < 0 ? 0.045 : -0.02, 0.95],
              ])
                boardFacet(k, V, red(li), X + a, X + b, z, 0, 0.88)
              boardFacet(k, V, s.far('#231b3c', d * 0.5), X - 0.052, X + 0.052, z, -0.01, 0.09)
              wallFacet(k, V, red(0.16), X - side * 0.045, z, z * 1.03, 0.09, 0.88)
            }
            boardFacet(k, V, red(0.5), -0.62, 0.62, z, 0.7, 0.76)
            boardFacet(k, V, red(0.62), -0.7, 0.7, z, 0.86, 0.93)
            boardFacet(k, V, s.far('#2a2348', d * 0.5), -0.72, 0.72, z, 0.93, 0.97)
          },
          { lit: false, texture: 0.05 },
        )
        if (i === 20) s.glowAt(...V(0, z, 0.3).slice(0, 2), h * 0.16, '#fff3cc', 1)
      }
      s.glowAt(...V(0, 4, 0.3).slice(0, 2), h * 0.3, '#fff0c4', 0.5)
      stand(s, V, kimonoWalker({ kimono: '#2f5a8c', parasol: '#f3e6cc' }), 0.02, 2.3, 0.3, {
        rim: 0.6,
      })
      return finish(s, { bloom: 0.26 })
    },
  },
  {
    id: 'photo-03',
    alt: "Lo skyline di Tokyo al tramonto con la torre rossa accesa e il profilo del Fuji all'orizzonte",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dusk, sky: blueHour.sky, haze: '#e8a985', lit: '#b8909a' },
        sun: [0.24, 0.5],
        horizon: 0.55,
      })
      sky(s, { clouds: 0.22, seed: 9 })
      mountain(s, {
        top: cone(s, { at: 0.24, height: 0.2, spread: 0.2 }),
        rock: '#4a5a90',
        snow: '#e8d4d8',
        snowLine: 0.05,
        haze: 0.42,
      })
      mountain(s, {
        top: range(s, { height: 0.05, seed: 4, detail: 2 }),
        rock: '#44548a',
        haze: 0.5,
      })
      ground(s, { top: () => s.horizon, colour: '#5a5a80', haze: 0.3 })
      city(s, { y: 0.62, low: 4, high: 17, width: 2.8, seed: 2, haze: 0.5, share: 0.4 })
      city(s, { y: 0.66, low: 6, high: 22, width: 3.8, seed: 3, haze: 0.3, share: 0.5 })
      place(s, latticeTower(), { x: 0.64, y: 0.705, size: 60, front: 0.75, rim: 0.6 })
      s.glow(0.64, 0.5, 26, '#ff8a4a', 0.35)
      city(s, { y: 0.72, low: 6, high: 20, width: 5, seed: 8, haze: 0.1, share: 0.5 })
      grove(s, {
        top: (x) => s.y(0.705) - noise((x / h) * 9, 2) * h * 0.006,
        depth: 2.6,
        size: 1,
        colour: '#4a6a5c',
        seed: 3,
      })
      lake(s, { top: 0.732, wave: 0.9, mirrorFade: 0.7 })
      for (const [x, y, size] of [
        [0.3, 0.8, 2.6],
        [0.46, 0.86, 4],
      ])
        place(
          s,
          {
            width: 150,
            height: 30,
            draw(pen) {
              pen
                .path('#2b2f52', 'M-70 -8Q0 -4 74 -14L62 4L-60 4Z')
                .rect('#8a3a3a', -50, -22, 92, 12)
                .path('#4a4f7a', 'M-56 -22L-46 -30L38 -30L50 -22Z')
              for (let i = 0; i < 12; i++)
                pen
                  .ellipse('#d8473a', -46 + i * 8, -18, 2.6, 3.4)
                  .light(
                    `M${-48.6 + i * 8} -18a2.6 3.4 0 1 1 5.2 0a2.6 3.4 0 1 1 -5.2 0Z`,
                    '#ff9a52',
                  )
            },
          },
          { x, y, size, reflect: { power: 0.6, length: 0.08 } },
        )
      branch(s, { x: 1.02, y: 0.04, angle: 2.8, length: 11, seed: 27 })
      return finish(s, { bloom: 0.32 })
    },
  },
  {
    id: 'photo-04',
    alt: "Vicolo di Kyoto all'ora blu: case di legno, lanterne accese, la pagoda sullo sfondo e una donna in kimono",
    paint(w, h) {
      const s = new Scene(w, h, { mood: blueHour, sun: [0.55, 0.5], horizon: 0.6 })
      sky(s, { clouds: 0.16, seed: 3 })
      mountain(s, {
        top: range(s, { height: 0.1, seed: 5, detail: 1.3 }),
        rock: '#3f5a7c',
        haze: 0.35,
      })
      place(s, pagoda({ wood: '#7a4a3c' }), {
        x: 0.52,
        y: 0.6,
        size: 44,
        front: 0.45,
        haze: 0.12,
        rim: 0.3,
      })
      ground(s, { top: () => s.y(0.61), colour: '#6a6480', farColour: '#8f8498' })
      const P = s.plane(0.23, 0.52)
      paving(s, P, { half: 0.44, near: 0.55, far: 9, colour: '#a59aa8', light: 0.5 })
      woodenStreet(s, {
        eye: 0.23,
        centre: 0.52,
        half: 0.46,
        edges: [0.36, 0.85, 1.25, 1.8, 2.5, 3.5, 5, 7],
        tall: 0.46,
      })
      for (const side of [-1, 1])
        for (const z of [6, 4.3, 3, 2.15, 1.5, 1.05]) {
          const [x, y, scale] = P(side * 0.36, z, 0.24)
          s.glowAt(x, y, scale * 0.16, '#ff9a52', 0.5)
          place(
            s,
            { width: 60, height: 100, draw: (pen) => paperLantern(pen, 0, -100, 58, 100) },
            { x: x / w, y: y / h, size: (scale * 0.1) / s.u },
          )
        }
      stand(s, P, kimonoWalker(), s.pick(0.12, 0.1), 1.35, 0.27, { rim: '#ffb878', front: 0.6 })
      stand(s, P, kimonoWalker({ kimono: '#8a3a52', parasol: '#e9d8b8' }), -0.1, 2.6, 0.27, {
        rim: '#ffb878',
        haze: 0.1,
      })
      return finish(s, { bloom: 0.34 })
    },
  },
  {
    id: 'photo-05',
    alt: 'Case dal tetto di paglia di Shirakawa-go coperte di neve, finestre accese al crepuscolo tra gli abeti bianchi',
    paint(w, h) {
      const mood = {
        ...moods.night,
        sky: [
          [0, '#1f3a78'],
          [0.5, '#4f74ac'],
          [0.85, '#b8bccb'],
          [1, '#f3cdb0'],
        ],
        haze: '#a9bdd6',
        lit: '#cfdcf2',
        shade: '#4f6a9c',
        front: 0.5,
        lamps: 0.95,
      }
      const s = new Scene(w, h, { mood, sun: [0.7, 0.4], horizon: 0.56 })
      sky(s, { clouds: 0.25, seed: 8 })
      mountain(s, {
        top: range(s, { height: 0.26, seed: 12, detail: 2.4, lift: 0.6 }),
        rock: '#5f7396',
        snow: '#f2f7ff',
        snowLine: 0.16,
        haze: 0.35,
      })
      forest(s, { top: () => s.y(0.55), height: 9, count: 90, snow: 0.9, haze: 0.4, seed: 3 })
      snowfield(s, { top: groundLine(s, { at: 0.56, bumps: 0.02, seed: 4 }) })
      for (const [x, y, size, seed, haze] of [
        [0.62, 0.6, 12, 4, 0.25],
        [0.84, 0.63, 15, 5, 0.18],
        [0.5, 0.66, 18, 6, 0.1],
      ])
        place(s, farmhouse({ seed }), { x, y, size, haze })
      for (let i = 0; i < 9; i++)
        conifer(s, {
          x: 0.7 + ((i * 0.37) % 1) * 0.3,
          y: 0.66 + i * 0.011,
          height: 9 + i * 1.6 + (i % 3) * 3,
          snow: 0.8,
          seed: i + 3,
          haze: 0.12,
        })
      place(s, farmhouse({ seed: 2 }), { x: 0.28, y: 0.84, size: 46, rim: 0.3 })
      s.glow(0.28, 0.76, 16, '#ffb45c', 0.35)
      snowfield(s, {
        top: (x) =>
          s.y(0.845) + h * 0.02 * Math.sin((x / w) * 5) + h * 0.05 * smooth(0.45, 0.9, x / w),
        seed: 7,
      })
      for (const [x, y, height, seed] of [
        [0.03, 0.92, 54, 2],
        [0.12, 0.96, 34, 5],
      ])
        conifer(s, { x, y, height, snow: 0.85, seed })
      snowfall(s)
      return finish(s)
    },
  },
  {
    id: 'photo-06',
    alt: 'Il castello bianco di Himeji sopra le mura di pietra e il fossato, incorniciato dai ciliegi in un giorno sereno',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.12, 0.1], horizon: 0.72 })
      sky(s, { clouds: 0.14, seed: 5 })
      cumulus(s, { x: 0.22, y: 0.5, width: 60, height: 20, seed: 7 })
      treeLine(s, { top: () => s.y(0.66), height: 5, haze: 0.45, seed: 5 })
      grove(s, {
        top: (x) =>
          s.y(0.585) -
          h * 0.07 * Math.exp(-(((x / w - 0.6) / 0.26) ** 2)) -
          noise((x / h) * 5, 2) * h * 0.02,
        depth: 12,
        size: 2,
        colour: LEAVES.deep,
        accents: [[LEAVES.blossom, 0.3]],
        seed: 3,
        haze: 0.12,
      })
      place(s, castle(), { x: 0.6, y: 0.6, size: 52, front: 0.86 })
      grove(s, {
        top: (x) => s.y(0.6) - noise((x / h) * 6, 6) * h * 0.02,
        depth: 8,
        size: 2.4,
        colour: LEAVES.blossom,
        accents: [['#7fa05a', 0.25]],
        seed: 5,
      })
      s.layer(
        (k) => {
          const r = random(4)
          for (let row = 0; row < 8; row++)
            for (let i = 0; i < 70; i++) {
              k.fillStyle = s.tone(
                ['#a89c8c', '#8f8880', '#bdb19e', '#988b80'][Math.floor(r() * 4)],
                0.35 + r() * 0.5,
              )
              const bw = w / 62
              k.beginPath()
              k.ellipse(
                (i + (row % 2) * 0.5 + r() * 0.3) * bw - bw,
                s.y(0.665 + row * 0.008) + r() * 2,
                bw * 0.62,
                h * 0.0066,
                0,
                0,
                7,
              )
              k.fill()
            }
        },
        { lit: false },
      )
      lake(s, { wave: 0.6, mirrorFade: 0.7 })
      branch(s, { x: -0.02, y: 0.06, angle: 0.3, length: 16, seed: 14 })
      branch(s, { x: 1.02, y: 0.0, angle: 2.6, length: 9, seed: 9, depth: 5 })
      petals(s, { count: 26 })
      return finish(s)
    },
  },
  {
    id: 'photo-07',
    alt: 'Giardino zen di ghiaia rastrellata intorno a pietre muschiose, con il muro di terra e un acero verde e rosso',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.mist, lit: '#fffaf0', front: 0.75 },
        sun: [0.8, 0.1],
        horizon: 0.44,
      })
      sky(s, { clouds: 0.2, seed: 3 })
      grove(s, {
        top: (x) => s.y(0.16) - noise((x / h) * 3, 3) * h * 0.07,
        depth: 30,
        size: 4,
        colour: '#6f9448',
        accents: [
          [MAPLE, 0.16],
          ['#a9b04a', 0.2],
          [LEAVES.pine, 0.15],
        ],
        seed: 5,
        haze: 0.3,
      })
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#d9b98a', 0.7)
          k.fillRect(0, s.y(0.34), w, s.y(0.13))
          k.fillStyle = s.tone('#a5713f', 0.5)
          k.fillRect(0, s.y(0.445), w, s.y(0.016))
        },
        { texture: 0.12, lit: false },
      )
      place(
        s,
        {
          width: 2400,
          height: 100,
          draw: (pen) =>
            curvedRoof(pen, {
              y: 0,
              half: 1200,
              ridge: 1196,
              height: 80,
              lift: 0,
              colour: '#6a7286',
              ribs: 170,
              edge: '#9aa2b2',
            }),
        },
        { x: 0.5, y: 0.345, size: 8, front: 0.7 },
      )
      const rocks = [
        [-0.42, 2.2, 0.3],
        [0.3, 3.1, 0.26],
        [0.62, 1.75, 0.18],
        [-0.75, 1.5, 0.2],
      ]
      const e = 0.34
      const sand = [s.tone('#cfc8bc', 0.2), s.tone('#f3ede0', 0.95)].map((c) =>
        [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16) / 255),
      )
      s.shade([0, s.y(0.46), w, h], (x, y, out) => {
        const Z = (e * h) / (y - s.horizon)
        const X = ((x - w / 2) / h) * Z
        let phase = Z * 150
        for (const [rx, rz, rad] of rocks) {
          const d = Math.hypot(X - rx, (Z - rz) * 1.15)
          if (d < rad * 2.3) phase = d * 78
        }
        const fade = clamp(1.5 / Z) ** 2
        const li = clamp(
          0.62 +
            Math.cos(phase) * 0.3 * fade * clamp((y - s.horizon) / h / 0.1) +
            noise(x * 0.9, y * 0.9) * 0.1 +
            fbm(X, Z, 3) * 0.12,
        )
        for (let j = 0; j < 3; j++) out[j] = mix(sand[0][j], sand[1][j], li)
      })
      const P = s.plane(e)
      for (const [X, Z, rad] of [...rocks].sort((a, b) => b[1] - a[1])) {
        const [x, y, scale] = P(X, Z)
        const size = (scale * rad) / s.u
        for (const [dx, k, tall, seed] of [
          [-0.32, 1.1, 0.9, 3],
          [0.28, 0.8, 0.55, 7],
        ])
          boulder(s, {
            x: (x + dx * rad * scale) / w,
            y: y / h + 0.004,
            width: size * k,
            height: size * tall,
            seed: seed + rad * 50,
            colour: '#8d8a88',
          })
        bush(s, {
          x: x / w,
          y: y / h + 0.012,
          size: size * 0.42,
          colour: '#7f9a3c',
          flat: 0.4,
          seed: 5,
        })
      }
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#6a4632', 0.5)
          k.fillRect(0, s.y(0.94), w, s.y(0.07))
          for (let i = 0; i < 4; i++) {
            k.fillStyle = s.tone('#4a2f28', 0.4)
            k.fillRect(0, s.y(0.94 + i * 0.017), w, s.h * 0.002)
          }
        },
        { lit: false, texture: 0.1 },
      )
      branch(s, {
        x: -0.03,
        y: 0.1,
        angle: 0.25,
        length: 13,
        colour: MAPLE,
        seed: 16,
        leaf: true,
        petals: 15,
      })
      return finish(s)
    },
  },
  {
    id: 'photo-08',
    alt: "Ponte rosso ad arco sul torrente fra gli aceri d'autunno, con la nebbia leggera tra gli alberi",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.mist,
          haze: '#f2e2c4',
          lit: '#fff2dc',
          sky: [
            [0, '#b9cbd0'],
            [1, '#f6ead0'],
          ],
        },
        sun: [0.7, 0.15],
        horizon: 0.62,
      })
      sky(s, { clouds: 0.1 })
      mountain(s, {
        top: range(s, { height: 0.3, seed: 8, detail: 1.1, lift: 0.7 }),
        rock: '#7f8a5a',
        haze: 0.6,
      })
      grove(s, {
        top: (x) =>
          s.y(0.3) + h * 0.1 * Math.sin((x / w) * 4 + 2) - noise((x / h) * 4, 2) * h * 0.04,
        depth: 34,
        size: 3,
        colour: '#a8803a',
        accents: [
          [MAPLE, 0.25],
          [LEAVES.pine, 0.25],
          ['#e0a83a', 0.2],
        ],
        seed: 2,
        haze: 0.42,
      })
      fog(s, { y: 0.5, thickness: 0.1, power: 0.6, seed: 5 })
      grove(s, {
        top: (x) => s.y(0.5) - h * 0.16 * Math.abs(x / w - 0.5) - noise((x / h) * 5, 6) * h * 0.03,
        depth: 12,
        size: 3.2,
        colour: MAPLE,
        accents: [
          ['#e08a2c', 0.4],
          ['#7f8a3c', 0.14],
        ],
        seed: 6,
        haze: 0.12,
      })
      ground(s, { top: () => s.y(0.59), colour: '#7a6a3c', haze: 0.1, base: 0.66 })
      place(s, archBridge(), { x: 0.5, y: 0.63, size: 23, front: 0.8, rim: 0.3 })
      for (const [x, m] of [
        [0.13, 1],
        [0.87, -1],
      ])
        for (let i = 0; i < 4; i++)
          boulder(s, {
            x: x + m * i * 0.045,
            y: 0.65 + i * 0.004,
            width: 15 - i * 2.4,
            height: 9 - i * 1.6,
            seed: 3 + i + (m > 0 ? 5 : 0),
            colour: '#8a8478',
          })
      lake(s, { wave: 0.7, mirrorFade: 0.5, top: 0.645, glint: 0.1 })
      for (const [x, y, width, seed] of [
        [0.1, 0.96, 34, 3],
        [0.26, 0.99, 18, 9],
        [0.03, 0.86, 16, 4],
      ])
        boulder(s, { x, y, width, height: width * 0.42, seed, colour: '#7d786f' })
      const r = random(3)
      for (let i = 0; i < 60; i++) {
        s.k.fillStyle = s.tone(r() < 0.5 ? MAPLE : '#e08a2c', 0.5 + r() * 0.5)
        s.k.beginPath()
        s.k.ellipse(r() * w, s.y(0.68 + r() * 0.3), s.u * 0.5, s.u * 0.16, 0, 0, 7)
        s.k.fill()
      }
      branch(s, {
        x: -0.02,
        y: 0.02,
        angle: 0.45,
        length: 15,
        colour: '#d9542c',
        seed: 18,
        leaf: true,
        petals: 15,
      })
      return finish(s, { rays: 0.1 })
    },
  },
  {
    id: 'photo-09',
    alt: 'Lo shinkansen bianco e blu corre sul viadotto davanti al Fuji, oltre un campo di fiori di colza gialli',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.15, 0.1], horizon: 0.62 })
      sky(s, { clouds: 0.12, seed: 4 })
      cumulus(s, { x: 0.9, y: 0.5, width: 50, height: 9, seed: 2 })
      mountain(s, {
        top: cone(s, { at: 0.42, height: 0.5, spread: 0.32 }),
        rock: '#5f7fae',
        snow: '#ffffff',
        snowLine: 0.22,
        snowRough: 0.14,
        haze: 0.16,
        footHaze: 0.75,
        hazeFrom: 0.4,
      })
      for (const [height, seed, haze] of [
        [0.07, 4, 0.5],
        [0.04, 7, 0.25],
      ])
        mountain(s, {
          top: range(s, { height, seed, detail: 2 }),
          rock: '#4f7a5a',
          haze,
          footHaze: 0.4,
        })
      ground(s, {
        top: () => s.horizon,
        colour: '#7fa044',
        farColour: '#9fb870',
        haze: 0.3,
        grain: 0.7,
      })
      treeLine(s, { top: () => s.y(0.635), height: 1.6, haze: 0.25, seed: 3, base: s.y(0.64) })
      s.layer(
        (k) => {
          for (let i = 0; i < 15; i++) {
            k.fillStyle = s.tone('#b9b6b0', 0.35)
            k.fillRect(s.x(i * 0.075) - s.u * 0.9, s.y(0.72), s.u * 1.8, s.u * 8)
          }
          k.fillStyle = s.tone('#d3d0c8', 0.75)
          k.fillRect(0, s.y(0.7), w, s.u * 3)
          k.fillStyle = s.tone('#a8a59e', 0.3)
          k.fillRect(0, s.y(0.73), w, s.u * 0.7)
        },
        { lit: false, texture: 0.06 },
      )
      place(s, bulletTrain({ cars: 8 }), { x: 0.1, y: 0.7, size: 6.6, front: 0.9 })
      s.layer(
        (k) => {
          k.strokeStyle = s.tone('#8f96a4', 0.5)
          k.lineWidth = s.u * 0.3
          for (let i = 0; i < 9; i++) {
            k.strokeRect(s.x(0.06 + i * 0.125), s.y(0.6), s.u * 0.02, s.u * 10)
            k.strokeRect(s.x(0.06 + i * 0.125), s.y(0.61), s.u * 3, s.u * 0.02)
          }
          k.lineWidth = s.u * 0.12
          k.beginPath()
          k.moveTo(0, s.y(0.62))
          k.lineTo(w, s.y(0.62))
          k.stroke()
        },
        { lit: false },
      )
      grove(s, {
        top: (x) => s.y(0.79) - noise((x / h) * 3, 2) * h * 0.012,
        depth: 24,
        size: 1.3,
        colour: '#f2c92c',
        accents: [['#8fae3c', 0.3]],
        seed: 4,
        front: 0.9,
      })
      grass(s, {
        top: s.y(0.96),
        height: 12,
        count: 400,
        colours: ['#8fae3c', '#6a9038'],
        jitter: 8,
      })
      grove(s, {
        top: (x) => s.y(0.94) - noise((x / h) * 4, 7) * h * 0.03,
        depth: 8,
        size: 2,
        colour: '#f6cf34',
        accents: [['#7f9e38', 0.35]],
        seed: 8,
        front: 0.85,
        density: 0.7,
      })
      return finish(s)
    },
  },
  {
    id: 'photo-10',
    alt: "Il grande torii di Miyajima in mezzo al mare, controluce al tramonto con le colline all'orizzonte",
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.golden, sun: [0.35, 0.44], horizon: 0.58 })
      sky(s, { clouds: 0.26, seed: 7 })
      for (const [height, seed, haze, detail] of [
        [0.12, 5, 0.62, 1.1],
        [0.08, 9, 0.4, 1.6],
      ])
        mountain(s, {
          top: range(s, { height, seed, detail }),
          rock: '#4f6288',
          haze,
          footHaze: 0.5,
          front: 0.2,
        })
      fog(s, { y: 0.575, thickness: 0.03, power: 0.5 })
      sea(s, { wave: 0.7, glint: 1 })
      place(s, torii({ sea: true, colour: '#e0522a' }), {
        x: 0.63,
        y: 0.78,
        size: 50,
        front: 0.42,
        rim: 0.7,
        reflect: { power: 0.6, length: 0.3, wobble: 4 },
      })
      for (const [x, y, width, seed] of [
        [0.08, 0.99, 36, 3],
        [0.22, 1.01, 18, 6],
      ])
        boulder(s, { x, y, width, height: width * 0.4, seed, colour: '#6f6a70' })
      place(s, stoneLantern(), { x: 0.09, y: 0.87, size: 30, front: 0.25, rim: 0.6 })
      branch(s, {
        x: -0.02,
        y: 0.05,
        angle: 0.35,
        length: 13,
        colour: LEAVES.pine,
        seed: 6,
        leaf: true,
        petals: 18,
      })
      birds(s, { x: 0.2, y: 0.3, count: 6, size: 0.6 })
      return finish(s, { rays: 0.12 })
    },
  },
  {
    id: 'photo-11',
    alt: 'Filari ondulati delle piantagioni di tè di Shizuoka al mattino, con il Fuji che emerge dalle nuvole basse',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dawn, haze: '#f3e6cc', front: 0.66 },
        sun: [0.85, 0.3],
        horizon: 0.46,
      })
      sky(s, { clouds: 0.18, seed: 6 })
      mountain(s, {
        top: cone(s, { at: 0.32, height: 0.32, spread: 0.22 }),
        rock: '#6a83ac',
        snow: '#ffffff',
        snowLine: 0.13,
        haze: 0.2,
      })
      cumulus(s, { x: 0.2, y: 0.46, width: 60, height: 8, seed: 5 })
      cumulus(s, { x: 0.55, y: 0.47, width: 70, height: 6, seed: 9 })
      for (const [at, seed, haze] of [
        [0.47, 3, 0.45],
        [0.5, 6, 0.3],
      ])
        grove(s, {
          top: groundLine(s, { at, bumps: 0.05, detail: 1.4, seed }),
          depth: 8,
          size: 1.4,
          colour: '#4f7a4c',
          seed,
          haze,
        })
      ground(s, { top: () => s.y(0.53), colour: '#5f8a44', haze: 0.35, base: 0.7 })
      const hill = groundLine(s, { at: 0.54, bumps: 0.03, detail: 0.8, tilt: 0.1, seed: 5 })
      const lo = s.tone('#2f5a34', 0.1)
      const hi = s.tone('#a9cc4a', 0.95)
      const [a, b] = [lo, hi].map((c) =>
        [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16) / 255),
      )
      s.shade([0, s.y(0.4), w, h], (x, y, out) => {
        const top = hill(x)
        if (y < top) {
          out[3] = 0
          return
        }
        const d = (y - top) / h + 0.03
        const Z = 0.3 / d
        const X = ((x - w * 0.62) / h) * Z
        const q = X * 3.4 + Z * 1.1 + 0.5 * Math.sin(Z * 1.3 + X * 0.5)
        const f = q - Math.floor(q)
        const bump = Math.sin(Math.min(1, f / 0.78) * Math.PI)
        const leaf = noise(X * 40, Z * 60) * 0.5 + noise(x * 0.5, y * 0.5) * 0.35
        const li = clamp(
          (f > 0.78 ? 0.05 : 0.16 + bump ** 0.7 * 0.5 + (f / 0.78 - 0.5) * 0.34) +
            leaf * 0.2 * clamp(2 / Z),
        )
        const hz = clamp(0.45 - d * 1.3)
        for (let j = 0; j < 3; j++) out[j] = mix(mix(a[j], b[j], li), [0.95, 0.9, 0.78][j], hz)
        out[3] = clamp(y - top)
      })
      grove(s, {
        top: (x) => s.y(0.93) + h * 0.1 * smooth(0, 0.4, x / w) - noise((x / h) * 6, 3) * h * 0.015,
        to: 0.5,
        depth: 12,
        size: 2.6,
        colour: '#6f9c3c',
        seed: 3,
      })
      tree(s, { x: 0.86, y: 0.56, height: 20, colour: LEAVES.blossom, seed: 5, spread: 0.6 })
      tree(s, { x: 0.94, y: 0.55, height: 14, colour: LEAVES.blossom, seed: 8, haze: 0.1 })
      return finish(s)
    },
  },
  {
    id: 'photo-12',
    alt: "Festa di paese di notte: file di lanterne rosse, bancarelle illuminate, folla in yukata e fuochi d'artificio",
    paint(w, h) {
      const s = new Scene(w, h, { mood: wetNight, sun: [0.5, 0.2], horizon: 0.62 })
      sky(s, { clouds: 0.08, seed: 3 })
      stars(s, { count: 160 })
      firework(s, { x: 0.34, y: 0.2, radius: 17, colour: '#ff8a5a', seed: 4 })
      firework(s, { x: 0.56, y: 0.13, radius: 12, colour: '#7fd0ff', seed: 7 })
      firework(s, { x: 0.7, y: 0.26, radius: 9, colour: '#ffd06a', seed: 9 })
      treeLine(s, { top: () => s.y(0.6), height: 7, haze: 0.2, seed: 4 })
      ground(s, {
        top: () => s.y(0.62),
        colour: '#b08a7c',
        farColour: '#f0b488',
        haze: 0.1,
        front: 0.9,
        grain: 0.35,
      })
      const P = s.plane(0.22, 0.5)
      stand(s, P, torii(), 0, 5.2, 1.1, { front: 0.8 })
      s.glow(0.5, 0.6, 30, '#ff9a52', 0.5)
      const cloth = ['#d8473a', '#2f6fa8', '#e8a83a', '#3f8f7a', '#c9523c']
      for (const [i, z] of [4, 3.1, 2.4, 1.85, 1.4, 1.02].entries())
        for (const side of [-1, 1]) {
          stand(
            s,
            P,
            stall({ cloth: cloth[(i + (side > 0 ? 2 : 0)) % 5], seed: i + 3 }),
            side * 0.82,
            z,
            0.4,
            { front: 0.85, haze: z * 0.03 },
          )
          const [x, y, scale] = P(side * 0.74, z, 0.2)
          s.glowAt(x, y, scale * 0.42, '#ffab5a', 0.35)
        }
      for (const [z, seed] of [
        [3.6, 1],
        [2.7, 2],
        [2, 3],
        [1.5, 4],
      ])
        stand(s, P, crowd({ count: 9 - seed, seed }), (seed % 2 ? 1 : -1) * 0.14, z, 0.21, {
          rim: '#ffb878',
          front: 0.6,
          haze: 0.04 * z,
        })
      for (const z of [4.5, 3.2, 2.2, 1.5, 1.02]) {
        const from = P(-0.66, z, 0.62)
        const to = P(0.66, z, 0.62)
        lanternString(s, { from, to, sag: 9 / z, count: 9, size: 8.4 / z })
      }
      s.glow(0.5, 0.78, 60, '#ff9a52', 0.3)
      stand(s, P, crowd({ count: 2, seed: 15 }), 0.22, 1.25, 0.22, { rim: '#ffb878', front: 0.5 })
      stand(s, P, crowd({ count: 3, seed: 12 }), -0.42, 1.08, 0.22, { rim: '#ffb878', front: 0.5 })
      return finish(s, { bloom: 0.38 })
    },
  },
  {
    id: 'photo-13',
    alt: 'Macachi delle nevi immersi nella sorgente calda fumante, tra rocce imbiancate e fiocchi che cadono',
    paint(w, h) {
      const mood = {
        ...moods.mist,
        sky: [
          [0, '#8fa9c4'],
          [0.6, '#c3d3de'],
          [1, '#e9edec'],
        ],
        haze: '#dde7ee',
        lake: [
          [0, '#a9c2c4'],
          [0.4, '#6f9ea6'],
          [1, '#2f6478'],
        ],
      }
      const s = new Scene(w, h, { mood, sun: [0.75, 0.15], horizon: 0.5 })
      sky(s, { clouds: 0.3 })
      mountain(s, {
        top: range(s, { height: 0.34, seed: 5, detail: 1.2, lift: 0.6 }),
        rock: '#6f86a0',
        snow: '#ffffff',
        snowLine: 0.3,
        haze: 0.5,
      })
      forest(s, {
        top: (x) => s.y(0.46) - noise((x / h) * 3, 2) * h * 0.04,
        height: 15,
        count: 70,
        snow: 0.9,
        haze: 0.45,
        seed: 5,
      })
      snowfield(s, { top: groundLine(s, { at: 0.47, bumps: 0.03, detail: 3, seed: 3 }) })
      const snowyRock = (x, y, width, height, seed) => {
        const shape = { x, width, height, seed, square: 2.3, tilt: (seed % 3) * 0.2 - 0.2 }
        boulder(s, {
          ...shape,
          y: y - height * 0.0016,
          colour: '#ffffff',
          flutes: 0,
          front: 0.95,
          wet: -0.6,
        })
        boulder(s, { ...shape, y, colour: '#9a9aa6' })
      }
      for (let i = 0; i < 11; i++)
        snowyRock(
          0.01 + i * 0.1,
          0.54 + (i % 2) * 0.008,
          15 + ((i * 5) % 4) * 3,
          8 + ((i * 7) % 5) * 2,
          i + 2,
        )
      lake(s, { wave: 0.5, mirrorFade: 1.1, top: 0.53 })
      const bath = { front: 0.75, reflect: { power: 0.5, length: 0.14 } }
      place(s, bathingMonkey(), { x: 0.68, y: 0.66, size: 17, haze: 0.1, ...bath })
      place(s, bathingMonkey({ snow: false }), { x: 0.76, y: 0.67, size: 12, haze: 0.1, ...bath })
      place(s, bathingMonkey(), { x: 0.38, y: 0.82, size: 36, rim: 0.4, ...bath })
      s.k.strokeStyle = alpha('#f6fbff', 0.5)
      s.k.lineWidth = s.u * 0.25
      for (const [rx, ry] of [
        [19, 2.6],
        [24, 3.6],
      ]) {
        s.k.beginPath()
        s.k.ellipse(s.x(0.38), s.y(0.83), rx * s.u, ry * s.u, 0, 0, 7)
        s.k.stroke()
      }
      for (const [y, seed, power] of [
        [0.56, 3, 0.7],
        [0.66, 6, 0.5],
        [0.78, 8, 0.3],
      ])
        fog(s, { y, thickness: 0.1, power, seed, colour: '#f6f9fa' })
      snowyRock(0.04, 1.03, 50, 34, 8)
      snowyRock(0.2, 1.04, 22, 13, 4)
      snowfall(s, { count: 300 })
      return finish(s)
    },
  },
  {
    id: 'photo-14',
    alt: "Il giardino d'autunno visto dalla stanza di un ryokan, fra gli shoji aperti e il tatami con il vassoio del tè",
    paint(w, h) {
      const s = new Scene(w, h, { mood: autumn, sun: [0.6, 0.2], horizon: 0.5 })
      sky(s, { clouds: 0.1 })
      grove(s, {
        top: (x) => s.y(0.16) - noise((x / h) * 4, 2) * h * 0.06,
        depth: 34,
        size: 3.6,
        colour: '#8fa04a',
        accents: [
          [MAPLE, 0.28],
          ['#e0a03a', 0.2],
          [LEAVES.pine, 0.2],
        ],
        seed: 7,
        haze: 0.28,
      })
      grove(s, {
        top: (x) => s.y(0.46) - noise((x / h) * 5, 4) * h * 0.03,
        depth: 11,
        size: 2.4,
        colour: LEAVES.deep,
        accents: [[MAPLE, 0.2]],
        seed: 9,
        haze: 0.08,
      })
      lake(s, { top: 0.54, wave: 0.4, mirrorFade: 0.5 })
      place(s, stoneLantern(), { x: 0.66, y: 0.6, size: 22, front: 0.8 })
      for (const [x, width, seed] of [
        [0.62, 12, 2],
        [0.72, 14, 3],
        [0.3, 16, 6],
        [0.38, 9, 8],
      ])
        boulder(s, { x, y: 0.625, width, height: width * 0.42, seed, colour: '#8a8478' })
      tree(s, { x: 0.3, y: 0.62, height: 44, colour: MAPLE, seed: 4, spread: 0.75, bare: 0.3 })
      s.layer(
        (k) => {
          const dark = (li) => s.tone('#5a3c30', li)
          const P = s.plane(0.5)
          k.fillStyle = dark(0.5)
          k.fillRect(0, s.y(0.66), w, h)
          const g = k.createLinearGradient(0, s.y(0.7), 0, h)
          g.addColorStop(0, s.tone('#dfd79c', 0.85))
          g.addColorStop(1, s.tone('#a8a468', 0.2))
          k.fillStyle = g
          k.fillRect(0, s.y(0.72), w, h)
          k.strokeStyle = s.tone('#3f4a3c', 0.2)
          k.lineWidth = s.u * 0.7
          for (const X of [-2.4, -1.2, 0, 1.2, 2.4]) {
            k.beginPath()
            k.moveTo(...P(X, 2.27))
            k.lineTo(...P(X, 0.9))
            k.stroke()
          }
          k.fillStyle = s.tone('#3f4a3c', 0.2)
          k.fillRect(0, s.y(0.83), w, s.u * 0.8)
          const screen = (x0, x1) => {
            k.fillStyle = s.tone('#f7ecd0', 0.75)
            k.fillRect(s.x(x0), 0, s.x(x1 - x0), s.y(0.74))
            k.fillStyle = dark(0.2)
            for (let i = 0; i <= 4; i++)
              k.fillRect(
                s.x(x0 + ((x1 - x0) * i) / 4) - s.u * 0.3,
                0,
                s.u * (i % 4 ? 0.5 : 1.4),
                s.y(0.74),
              )
            for (let j = 0; j < 8; j++)
              k.fillRect(s.x(x0), s.y(0.05 + j * 0.095), s.x(x1 - x0), s.u * 0.5)
            k.fillRect(s.x(x0), s.y(0.6), s.x(x1 - x0), s.y(0.14))
          }
          screen(-0.02, 0.16)
          screen(0.86, 1.02)
          k.fillStyle = dark(0.15)
          k.fillRect(0, 0, w, s.y(0.07))
          k.fillRect(0, s.y(0.72), w, s.u * 1.3)
        },
        { lit: false, texture: 0.07 },
      )
      place(
        s,
        {
          width: 120,
          height: 40,
          draw(pen) {
            pen
              .path('#7a2f2a', 'M-54 -6L54 -6L48 0L-48 0Z')
              .rect('#4a1f22', -46, 0, 6, 10)
              .rect('#4a1f22', 40, 0, 6, 10)
            pen
              .ellipse('#4f6a6a', -14, -17, 15, 12)
              .stroke('#3a4a4c', 'M-26 -26Q-14 -44 -2 -26', 2.4)
              .path('#4f6a6a', 'M-1 -18L10 -24L9 -20L0 -12Z')
            for (const x of [22, 38])
              pen
                .path('#e9e2d0', `M${x - 6} -16L${x + 6} -16L${x + 4} -6L${x - 4} -6Z`)
                .ellipse('#8fa04a', x, -16, 6, 1.6)
          },
        },
        { x: 0.4, y: 0.9, size: 13, front: 0.5, rim: 0.5 },
      )
      return finish(s)
    },
  },
]
