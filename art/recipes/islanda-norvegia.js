import { rgb } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, noise, ridged, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { conifer, forest, grass, LEAVES } from '../nature/foliage.js'
import { beach, ground, groundLine, snowfield } from '../nature/ground.js'
import { fog, mountain, peak, range } from '../nature/mountains.js'
import { boulder } from '../nature/rocks.js'
import { aurora, birds, cumulus, sky, stars } from '../nature/sky.js'
import { foam, lake, sea } from '../nature/water.js'
import { logCabin } from '../things/andes-rockies.js'
import { umbrellaWalker } from '../things/asia-people.js'
import { rain, snowfall } from '../things/asia-street.js'
import { sailboat } from '../things/boats.js'
import {
  cruiseShip,
  lighthouse,
  puffin,
  rorbu,
  staveChurch,
  turfHouses,
  wharfHouse,
} from '../things/northern.js'
import { basalt, iceberg, plume } from '../things/northern-land.js'
import { traveller } from '../things/people.js'
import { groundShadow } from '../things/savanna-land.js'
import { cliff, rainbow, waterfall } from '../things/shaped-land.js'

const northSummer = {
  ...moods.mist,
  sky: [
    [0, '#6f9cc0'],
    [0.4, '#a5c3d2'],
    [0.8, '#dde6e0'],
    [1, '#f4ecd8'],
  ],
  front: 0.74,
}
const clearNorth = {
  ...moods.day,
  sky: [
    [0, '#3a80bc'],
    [0.45, '#7fb4d6'],
    [0.8, '#c9e0e4'],
    [1, '#f3ead6'],
  ],
  haze: '#d3e1e4',
  lit: '#fff5e2',
  front: 0.76,
}
const iceDawn = {
  ...moods.dawn,
  sky: [
    [0, '#3f6a9c'],
    [0.4, '#8fb0c8'],
    [0.72, '#e6cfc0'],
    [1, '#ffdfb8'],
  ],
  haze: '#e3d3c8',
  front: 0.55,
}
const midnightSun = {
  ...moods.golden,
  sky: [
    [0, '#3a5f92'],
    [0.35, '#8a96a8'],
    [0.62, '#f2b37a'],
    [0.85, '#ffc877'],
    [1, '#ffe6a8'],
  ],
  disc: 0.06,
  front: 0.35,
}
const polarBlue = {
  ...moods.dawn,
  sky: [
    [0, '#2f5488'],
    [0.45, '#7f9cc2'],
    [0.78, '#e0bdb4'],
    [1, '#f9d8bc'],
  ],
  haze: '#b9c4d8',
  lit: '#dfe6f4',
  shade: '#5a74ac',
  lamps: 0.85,
  front: 0.5,
}
const rainy = {
  ...moods.mist,
  sky: [
    [0, '#5c7890'],
    [0.5, '#8ea4b2'],
    [1, '#c9d0cc'],
  ],
  haze: '#b5c2c6',
  lamps: 0.85,
  front: 0.55,
}

const GREEN = ['#8fae4c', '#5f8a3a', '#c2c86c', '#48702f']

/** A wall of peaks joined at their flanks: [at, height, spread]. */
function crags(s, list, look) {
  const tops = list.map(([at, height, spread], i) =>
    peak(s, { at, height, spread, power: 1.15, rough: 2.4, seed: i * 3 + 2 }),
  )
  const top = (x) =>
    Math.min(...tops.map((f) => f(x))) + fbm((x / s.h) * 15, 4, 5, 0.6) * s.h * 0.03
  return mountain(s, {
    top,
    rock: '#7f8a9c',
    snow: '#ffffff',
    snowLine: 0.2,
    snowRough: 0.3,
    hazeFrom: 0.55,
    footHaze: 0.4,
    scale: 0.12,
    rough: 1.1,
    haze: 0.1,
    ...look,
  })
}

/** Cabins on stilts along a shore, far to near: [x, y, size, colour, flip]. */
function cabins(s, list, look = {}) {
  // Red paint turns brown in green light: the night cabins get a brighter one.
  const red = s.mood.lamps === 1 ? '#ff5240' : '#cf3a2b'
  for (const [x, y, size, colour = red, flip = false] of list) {
    place(s, rorbu({ colour, snow: look.snow ?? true }), {
      x,
      y,
      size,
      flip,
      front: 0.8,
      reflect: { power: 0.5, length: 0.12, wobble: 4 },
      ...look,
    })
    if (s.mood.lamps > 0.5)
      s.glow(x - (flip ? -0.01 : 0.01), y - size * 0.0055, size * 0.9, '#ffb860', 0.32)
  }
}

/** A thin uneven line of surf at the foot of rocks. */
function surf(s, line, { from = 0, to = 1, width = 1, power = 0.7 }) {
  s.layer(
    (k) => {
      for (const [dy, a, seed] of [
        [0, power, 3],
        [1.3, power * 0.5, 8],
      ]) {
        k.fillStyle = s.tone('#ffffff', 0.85)
        k.globalAlpha = a
        k.beginPath()
        for (let x = s.x(from); x <= s.x(to); x += 3)
          k.lineTo(x, line(x) + (dy - 0.3) * s.u + noise((x / s.h) * 30, seed) * s.u * 0.5)
        for (let x = s.x(to); x >= s.x(from); x -= 3)
          k.lineTo(
            x,
            line(x) +
              (dy + 0.2) * s.u +
              Math.max(0, 0.4 + fbm((x / s.h) * 12, seed, 4) * 1.8) * width * s.u,
          )
        k.fill()
      }
    },
    { lit: false, texture: 0, blur: s.h / 900 },
  )
}

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
    const n = fbm(X * 4 + seed, z * 3.4, 5, 0.55)
    const n2 = fbm(X * 4 + seed + 0.12, z * 3.4 - 0.12, 5, 0.55)
    const gap = smooth(0.02, -0.14, n + ridged(X * 2.2, z * 2.2 + 4, 3) * 0.2 - 0.12)
    const li = clamp(0.55 + (n - n2) * 2.4 + n * 0.5 + noise(x * 0.5, y * 0.6) * 0.06)
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
    { lit: false, texture: 0.05 },
  )
}

export const recipes = [
  {
    id: 'main',
    alt: "L'aurora boreale verde sopra un fiordo norvegese, con le cabine rosse dei pescatori illuminate e le vette innevate",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.aurora, front: 0.5 },
        sun: [0.35, -0.1],
        horizon: h > w ? 0.62 : 0.6,
      })
      sky(s, { clouds: 0 })
      stars(s, { count: 550, seed: 7, below: 0.55 })
      aurora(s, {
        seed: 5,
        bands: [
          [0.4, 0.5, '#4dffb0', '#2f7bff', 1],
          [0.26, 0.9, '#8dffc8', '#3f8bff', 0.75],
          [0.47, 0.4, '#38e6a0', '#2f8bd9', 0.55],
        ],
      })
      crags(
        s,
        s.pick(
          [
            [0.48, 0.24, 0.2],
            [0.62, 0.2, 0.22],
          ],
          [[0.5, 0.24, 0.2]],
        ),
        { haze: 0.36, rock: '#5f84a0', seed: 4 },
      )
      crags(
        s,
        s.pick(
          [
            [0.74, 0.4, 0.16],
            [0.87, 0.34, 0.2],
            [1.0, 0.4, 0.22],
          ],
          [
            [0.82, 0.42, 0.17],
            [1.02, 0.36, 0.2],
          ],
        ),
        { haze: 0.08, rock: '#4f7090', seed: 7 },
      )
      crags(
        s,
        s.pick(
          [
            [0.02, 0.36, 0.2],
            [0.15, 0.24, 0.16],
          ],
          [
            [0.02, 0.36, 0.2],
            [0.2, 0.2, 0.14],
          ],
        ),
        { haze: 0.1, rock: '#4f7090', seed: 9 },
      )
      fog(s, { y: s.horizon / h - 0.006, thickness: 0.022, power: 0.4, colour: '#8fdccb' })
      lake(s, { glint: 0, wave: 0.45 })
      cabins(
        s,
        s.pick(
          [
            [0.83, 0.645, 5],
            [0.78, 0.648, 5.5, '#c9a24a'],
            [0.72, 0.65, 5],
            [0.05, 0.66, 7, undefined, true],
          ],
          [
            [0.86, 0.66, 6],
            [0.74, 0.664, 6, '#c9a24a'],
          ],
        ),
      )
      const bank = (x) =>
        h * (1.02 - 0.3 * Math.max(0, 1 - x / (w * s.pick(0.52, 0.72))) ** 0.8) +
        noise((x / h) * 5, 4) * h * 0.01
      cabins(
        s,
        s.pick(
          [
            [0.4, 0.8, 17],
            [0.25, 0.775, 15],
            [0.11, 0.8, 21, undefined, true],
          ],
          [
            [0.66, 0.8, 16],
            [0.4, 0.775, 14],
            [0.14, 0.8, 20, undefined, true],
          ],
        ),
      )
      for (const [x, y, width, height, seed] of s.pick(
        [
          [0.47, 0.9, 12, 5, 4],
          [0.36, 0.88, 14, 6, 6],
          [0.22, 0.855, 16, 6, 8],
        ],
        [
          [0.7, 0.9, 12, 5, 4],
          [0.5, 0.87, 14, 6, 6],
        ],
      ))
        boulder(s, { x, y, width, height, seed, colour: '#5a6a84', front: 0.4 })
      snowfield(s, { top: bank, seed: 4, to: s.pick(0.56, 0.78) })
      for (const [x, height, seed] of s.pick(
        [
          [0.015, 40, 4],
          [0.06, 26, 7],
        ],
        [[0.02, 40, 4]],
      ))
        conifer(s, { x, y: 1.0, height, snow: 0.5, seed, front: 0.25, rim: 0.3 })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: "La cascata di Skógafoss precipita tra pareti verdi di muschio, con un arcobaleno nella nebbia d'acqua",
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearNorth, sun: [0.1, 0.06], horizon: 0.66 })
      sky(s, { clouds: 0.24, seed: 7 })
      const notch = (x) => 0.07 * Math.exp(-(((x / w - 0.55) / 0.06) ** 2))
      cliff(s, {
        top: (x) =>
          h * (0.2 + notch(x) + 0.1 * Math.abs(x / w - 0.5)) + fbm((x / h) * 4, 3, 5) * h * 0.07,
        foot: (x) => h * 0.76 + noise((x / h) * 4, 2) * h * 0.01,
        rock: '#6f6a6c',
        leaf: '#7d9a48',
        green: 0.5,
        scale: 1.3,
        seed: 5,
      })
      waterfall(s, {
        x: 0.55,
        y: 0.262,
        width: 26,
        height: 51,
        seed: 3,
        spread: 0.1,
        mist: 1.1,
        power: 1.15,
      })
      fog(s, { y: 0.74, thickness: 0.07, power: 0.6, colour: '#f4f8f6', seed: 4 })
      rainbow(s, { x: 0.36, y: 0.86, radius: 42, width: 4, power: 0.42 })
      lake(s, {
        top: 0.765,
        wave: 0.9,
        mirror: 0.5,
        glint: 0.1,
        body: [
          [0, '#d3e0e0'],
          [0.4, '#8fa9ae'],
          [1, '#54707c'],
        ],
      })
      ground(s, {
        top: (x) =>
          h * (0.9 - 0.13 * Math.abs(x / w - 0.58) ** 0.8) + noise((x / h) * 5, 4) * h * 0.012,
        colour: '#5f6068',
        farColour: '#7a7a7c',
        grain: 0.7,
        haze: 0.05,
      })
      const left = (x) => h * (1.02 - 0.34 * Math.max(0, 1 - x / (w * 0.4)) ** 1.1)
      ground(s, { top: left, colour: '#6f9440', haze: 0, grain: 0.5, to: 0.46 })
      grass(s, {
        top: left,
        to: 0.4,
        height: 3.4,
        count: 1300,
        colours: GREEN,
        seed: 5,
        jitter: 16,
      })
      for (const [x, seed, size] of [
        [0.62, 4, 7.5],
        [0.645, 9, 7],
      ]) {
        groundShadow(s, x, 0.885, 2.4, 0.3)
        place(s, traveller({ seed }), { x, y: 0.885, size, front: 0.8 })
      }
      for (const [x, y, width, height, seed] of [
        [0.86, 0.95, 16, 7, 3],
        [0.95, 0.93, 20, 10, 6],
        [0.44, 0.97, 10, 4, 9],
      ])
        boulder(s, { x, y, width, height, seed, colour: '#77747c' })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: 'Una nave bianca risale il Geirangerfjord tra pareti a picco, con le cascate delle Sette Sorelle',
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearNorth, sun: [0.16, 0.05], horizon: 0.6 })
      sky(s, { clouds: 0.2, seed: 19 })
      crags(
        s,
        [
          [0.5, 0.26, 0.2],
          [0.6, 0.22, 0.16],
        ],
        { haze: 0.4, seed: 3 },
      )
      mountain(s, {
        top: range(s, {
          height: 0.2,
          seed: 4,
          detail: 1.2,
          shape: (u) => 0.3 + 1.2 * Math.abs(u - 0.53),
        }),
        rock: '#6f9078',
        haze: 0.32,
        footHaze: 0.5,
      })
      const foot = () => s.horizon + 4
      cliff(s, {
        top: (x) =>
          h * (0.6 - 0.5 * clamp((x / w - 0.58) * 3.4) ** 0.7) + fbm((x / h) * 5, 8, 5) * h * 0.05,
        foot,
        from: 0.56,
        rock: '#8d8a8c',
        leaf: '#557f48',
        green: 0.5,
        haze: 0.16,
        seed: 3,
      })
      for (const [x, y, height] of [
        [0.745, 0.24, 36],
        [0.775, 0.2, 40],
        [0.8, 0.19, 41],
        [0.84, 0.15, 45],
      ])
        waterfall(s, {
          x,
          y,
          width: 1.6,
          height,
          seed: Math.round(x * 100),
          spread: 0.5,
          mist: 0.25,
          power: 0.85,
        })
      cliff(s, {
        top: (x) =>
          h * (0.61 - 0.56 * clamp((0.44 - x / w) * 3.2) ** 0.75) +
          fbm((x / h) * 5, 3, 5) * h * 0.05,
        foot,
        to: 0.46,
        rock: '#7f7f86',
        leaf: '#4f7d3f',
        green: 0.62,
        haze: 0.08,
        seed: 8,
      })
      fog(s, { y: 0.33, thickness: 0.05, power: 0.5, colour: '#f7f6ee', seed: 5 })
      lake(s, {
        wave: 0.5,
        mirror: 0.85,
        mirrorFade: 0.9,
        glint: 0.15,
        body: [
          [0, '#6fa3a4'],
          [0.35, '#2f7f8c'],
          [1, '#0f4a68'],
        ],
      })
      place(s, cruiseShip(), {
        x: 0.54,
        y: 0.7,
        size: 12,
        front: 0.9,
        rim: 0.4,
        reflect: { power: 0.5, length: 0.12 },
      })
      const ledge = (x) =>
        h * (1.02 - 0.23 * Math.max(0, 1 - x / (w * 0.36)) ** 0.9) +
        noise((x / h) * 5, 6) * h * 0.01
      ground(s, { top: ledge, colour: '#7f9a4c', haze: 0, grain: 0.6, to: 0.4 })
      grass(s, {
        top: ledge,
        to: 0.36,
        height: 3.4,
        count: 1100,
        colours: GREEN,
        seed: 4,
        jitter: 12,
      })
      for (const [x, seed] of [
        [0.14, 3],
        [0.175, 8],
      ])
        place(s, traveller({ seed, arms: seed === 8 ? 'up' : 'down' }), {
          x,
          y: ledge(s.x(x)) / h + 0.03,
          size: 18,
          front: 0.75,
          rim: 0.5,
        })
      conifer(s, { x: 0.03, y: 1.0, height: 58, seed: 6, front: 0.5 })
      return finish(s)
    },
  },
  {
    id: 'photo-01',
    alt: "Il geyser Strokkur esplode in una colonna d'acqua e vapore davanti a un gruppo di viaggiatori",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...iceDawn, front: 0.65 },
        sun: [0.14, 0.3],
        horizon: 0.6,
      })
      sky(s, { clouds: 0.16, seed: 11 })
      mountain(s, {
        top: range(s, { height: 0.14, seed: 5, detail: 1.1 }),
        rock: '#7f86a0',
        snow: '#ffffff',
        snowLine: 0.06,
        haze: 0.32,
      })
      ground(s, {
        top: groundLine(s, { at: 0.605, bumps: 0.02, seed: 2 }),
        colour: '#8a9a58',
        farColour: '#9aa56c',
        haze: 0.3,
        grain: 0.5,
      })
      ground(s, {
        top: groundLine(s, { at: 0.68, bumps: 0.02, seed: 4 }),
        colour: '#b5896a',
        farColour: '#c9a888',
        haze: 0.12,
        grain: 0.7,
      })
      for (const [x, y, width] of [
        [0.12, 0.66, 8],
        [0.86, 0.67, 10],
      ])
        plume(s, {
          x,
          y,
          width,
          height: 14,
          seed: Math.round(x * 30),
          lean: 0.6,
          power: 0.45,
          core: 0,
        })
      plume(s, { x: 0.6, y: 0.765, width: 46, height: 70, seed: 3, lean: 0.14, core: 1, power: 1 })
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#8fc4d0', 0.7)
          k.beginPath()
          k.ellipse(s.x(0.6), s.y(0.765), s.u * 22, s.u * 2.6, 0, 0, 7)
          k.fill()
          k.fillStyle = s.tone('#e6f4f2', 0.85)
          k.beginPath()
          k.ellipse(s.x(0.6), s.y(0.762), s.u * 8, s.u * 1.1, 0, 0, 7)
          k.fill()
        },
        { lit: false, texture: 0.06, box: [s.x(0.3), s.y(0.7), s.x(0.9), s.y(0.85)] },
      )
      s.layer(
        (k) => {
          // Warm water runs off over mineral crusts.
          const r = random(8)
          for (let i = 0; i < 90; i++) {
            const t = r()
            k.fillStyle = ['rgba(226,150,84,.5)', 'rgba(150,200,205,.55)', 'rgba(245,226,190,.4)'][
              i % 3
            ]
            k.beginPath()
            k.ellipse(
              s.x(0.6 + (r() - 0.45) * 0.34 * (0.5 + t)),
              s.y(0.785 + t * 0.12),
              s.u * (2 + r() * 7),
              s.u * (0.3 + r() * 0.5),
              0.04,
              0,
              7,
            )
            k.fill()
          }
        },
        { lit: false, texture: 0, blur: s.h / 500 },
      )
      plume(s, {
        x: 0.6,
        y: 0.768,
        width: 16,
        height: 22,
        seed: 8,
        lean: 0.1,
        core: 0.8,
        power: 0.7,
      })
      for (const [x, y, size, seed, arms] of [
        [0.15, 0.87, 19, 3, 'down'],
        [0.2, 0.86, 17.5, 7, 'up'],
        [0.27, 0.87, 19, 11, 'down'],
        [0.34, 0.86, 18, 14, 'down'],
      ]) {
        groundShadow(s, x + 0.01, y, size * 0.35, 0.6)
        place(s, traveller({ seed, arms }), { x, y, size, front: 0.6, rim: 0.8 })
      }
      for (const [x, width, seed] of [
        [0.05, 16, 3],
        [0.94, 14, 5],
      ])
        boulder(s, { x, y: 1.0, width, height: 8, seed, colour: '#8a7a74' })
      grass(s, {
        top: groundLine(s, { at: 0.96, bumps: 0.02, seed: 5 }),
        height: 3.6,
        count: 900,
        colours: ['#b5a060', '#8a7a4c', '#d9c98a'],
        seed: 6,
        jitter: 6,
      })
      return finish(s, { rays: 0.08 })
    },
  },
  {
    id: 'photo-02',
    alt: "Colonne di basalto e faraglioni scuri sulla spiaggia nera di Reynisfjara, tra le onde bianche dell'Atlantico",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...rainy,
          lamps: 0,
          front: 0.6,
          sky: [
            [0, '#6f8aa4'],
            [0.5, '#a9bac4'],
            [1, '#e6dfd0'],
          ],
        },
        sun: [0.24, 0.2],
        horizon: 0.5,
      })
      sky(s, { clouds: 0.5, seed: 9 })
      mountain(s, {
        top: range(s, { height: 0.07, seed: 7, shape: (u) => Math.max(0, 1 - u * 3) }),
        rock: '#6a7688',
        haze: 0.45,
      })
      sea(s, {
        wave: 1.2,
        mirror: 0.7,
        glint: 0.3,
        body: [
          [0, '#9fb4bc'],
          [0.4, '#5f8490'],
          [1, '#3a5f70'],
        ],
      })
      for (const [x, y, width, height, seed] of [
        [0.34, 0.535, 7, 20, 4],
        [0.41, 0.54, 8, 29, 7],
        [0.46, 0.54, 5, 13, 9],
      ])
        boulder(s, {
          x,
          y,
          width,
          height,
          seed,
          colour: '#4f525e',
          square: 2.2,
          flutes: 0.8,
          haze: 0.24,
          front: 0.4,
        })
      const edge = (x) => h * (0.94 - 0.34 * (x / w) ** 1.3) + noise((x / h) * 3, 5) * h * 0.02
      foam(s, (x) => edge(x) - h * 0.07, { power: 0.5 })
      foam(s, edge)
      beach(s, edge, { colour: '#4a4a54', wet: '#34384a' })
      basalt(s, {
        from: 0.62,
        to: 1.03,
        width: 2.7,
        seed: 4,
        colour: '#6f7280',
        top: (x) =>
          h * (0.66 - 0.6 * clamp((x / w - 0.6) * 2.6) ** 0.8) + noise((x / h) * 9, 3) * h * 0.05,
        foot: (x) => h * (0.68 + 0.3 * clamp((x / w - 0.62) * 2.6)),
      })
      for (const [x, y, width, height, seed] of [
        [0.64, 0.72, 8, 4, 3],
        [0.7, 0.8, 10, 5, 6],
        [0.78, 0.89, 13, 6, 8],
      ])
        boulder(s, { x, y, width, height, seed, colour: '#5a5c68', square: 3.4 })
      for (const [x, y, size, seed] of [
        [0.53, 0.83, 11, 4],
        [0.56, 0.835, 10.5, 10],
      ]) {
        groundShadow(s, x, y, 3.4, 0.3)
        place(s, traveller({ seed, pack: false }), { x, y, size, front: 0.65 })
      }
      birds(s, { x: 0.3, y: 0.22, count: 12, seed: 8, colour: '#f4f4ee' })
      return finish(s)
    },
  },
  {
    id: 'photo-03',
    alt: "Iceberg bianchi e azzurri nella laguna glaciale di Jökulsárlón, con la lingua del ghiacciaio all'alba",
    paint(w, h) {
      const s = new Scene(w, h, { mood: iceDawn, sun: [0.82, 0.36], horizon: 0.5 })
      sky(s, { clouds: 0.14, seed: 6 })
      crags(
        s,
        [
          [0.2, 0.24, 0.3],
          [0.44, 0.2, 0.26],
          [0.86, 0.22, 0.3],
        ],
        { haze: 0.3, snowLine: 0.3, seed: 5 },
      )
      // The glacier comes down between the hills in a long blue tongue.
      cliff(s, {
        top: (x) =>
          h * (0.45 - 0.11 * Math.exp(-(((x / w - 0.58) / 0.2) ** 2))) +
          fbm((x / h) * 14, 4, 4) * h * 0.012,
        foot: () => s.horizon + 3,
        rock: '#d3eaf2',
        leaf: '#eef7fa',
        green: 0,
        haze: 0.22,
        scale: 1.6,
        seed: 6,
        front: 0.75,
      })
      fog(s, { y: 0.49, thickness: 0.025, power: 0.5, seed: 4 })
      lake(s, {
        wave: 0.35,
        mirror: 0.95,
        mirrorFade: 0.6,
        glint: 0.4,
        body: [
          [0, '#9cc6d4'],
          [0.4, '#3f8fb0'],
          [1, '#0f4c7c'],
        ],
      })
      for (const [x, y, width, height, seed, haze] of [
        [0.14, 0.53, 16, 5, 3, 0.4],
        [0.4, 0.54, 14, 6, 8, 0.34],
        [0.68, 0.53, 22, 7, 12, 0.36],
        [0.9, 0.56, 20, 8, 5, 0.26],
        [0.56, 0.6, 28, 12, 15, 0.16],
        [0.27, 0.7, 62, 33, 21, 0.02],
        [0.76, 0.68, 40, 17, 9, 0.06],
        [0.45, 0.8, 16, 4.5, 18, 0],
        [0.08, 0.86, 24, 8, 30, 0],
      ])
        iceberg(s, { x, y, width, height, seed, haze, front: 0.42 })
      ground(s, {
        top: (x) =>
          h * (1.02 - 0.1 * Math.max(0, 1 - x / (w * 0.5))) + noise((x / h) * 5, 3) * h * 0.01,
        colour: '#54566a',
        haze: 0,
        grain: 0.6,
        to: 0.6,
      })
      return finish(s, { rays: 0.06 })
    },
  },
  {
    id: 'photo-04',
    alt: "Il monte Kirkjufell a forma di cappello sopra le piccole cascate, nella luce radente della sera d'estate",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...midnightSun, disc: 0, front: 0.62 },
        sun: [0.06, 0.4],
        horizon: 0.56,
      })
      sky(s, { clouds: 0.26, seed: 22 })
      mountain(s, {
        top: range(s, { height: 0.08, seed: 3, detail: 1.2 }),
        rock: '#8a8ca0',
        snow: '#ffffff',
        snowLine: 0.03,
        haze: 0.45,
      })
      const hat = Object.assign((x) => {
        const d = (x / w - 0.6) * (w / h)
        const body =
          d < 0 ? Math.exp(-((Math.abs(d) / 0.2) ** 2.3)) : Math.exp(-((Math.abs(d) / 0.26) ** 1.7))
        const skirt = 0.24 * Math.exp(-((Math.abs(d) / 0.42) ** 2))
        return h * (0.57 - 0.42 * Math.max(body, skirt)) + fbm((x / h) * 10, 4, 5) * h * 0.02
      }, {})
      cliff(s, {
        top: hat,
        foot: () => s.horizon + 4,
        rock: '#8f7a70',
        leaf: '#7f9440',
        green: 0.5,
        haze: 0.08,
        scale: 0.9,
        strata: 0.35,
        strataColour: '#6a5f6c',
        seed: 4,
        side: -1,
      })
      sea(s, { wave: 0.4, mirror: 0.9, glint: 0.4, bottom: 0.68 })
      const bank = (x) =>
        h * (0.64 + 0.1 * Math.exp(-(((x / w - 0.3) / 0.12) ** 2))) +
        fbm((x / h) * 4, 3, 4) * h * 0.03
      ground(s, { top: bank, colour: '#8a9444', farColour: '#9fa45c', haze: 0.08, grain: 0.6 })
      grass(s, {
        top: bank,
        height: 2,
        count: 1100,
        colours: ['#a5a850', '#6f7c3a', '#d0c274'],
        seed: 6,
        jitter: 12,
      })
      cliff(s, {
        top: (x) =>
          h * (0.745 + 0.15 * (1 - smooth(0.02, 0.16, x / w) * smooth(0.52, 0.42, x / w))) +
          noise((x / h) * 8, 3) * h * 0.015,
        foot: (x) => h * 0.885 + noise((x / h) * 6, 7) * h * 0.006,
        from: 0,
        to: 0.55,
        rock: '#6a5f66',
        leaf: '#7f8a3c',
        green: 0.14,
        seed: 7,
      })
      for (const [x, width, seed] of [
        [0.2, 5, 3],
        [0.3, 7, 6],
        [0.38, 4, 9],
      ])
        waterfall(s, { x, y: 0.745, width, height: 13, seed, spread: 0.25, mist: 0.6 })
      lake(s, {
        top: 0.875,
        wave: 0.8,
        mirror: 0.7,
        glint: 0.3,
        body: [
          [0, '#c2c2b8'],
          [0.5, '#6f8a9c'],
          [1, '#3f5f80'],
        ],
      })
      const right = (x) =>
        h * (0.86 + 0.13 * clamp((0.62 - x / w) * 5)) + noise((x / h) * 5, 5) * h * 0.012
      ground(s, { top: right, from: 0.44, colour: '#7f8840', haze: 0, grain: 0.6 })
      grass(s, {
        top: right,
        from: 0.5,
        height: 4,
        count: 1300,
        colours: ['#9fa048', '#66743a', '#d0c070'],
        seed: 8,
        jitter: 10,
      })
      for (const [x, y, width, height, seed] of [
        [0.04, 0.98, 22, 13, 4],
        [0.13, 1.0, 14, 6, 6],
        [0.44, 0.97, 10, 4, 8],
      ])
        boulder(s, { x, y, width, height, seed, colour: '#6f6870' })
      return finish(s, { rays: 0.06 })
    },
  },
  {
    id: 'photo-05',
    alt: "Bagnanti nell'acqua azzurra e lattiginosa di una laguna termale, tra i vapori e le rocce di lava nera",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...polarBlue, lamps: 0.4, lit: '#fff0e4', front: 0.6 },
        sun: [0.76, 0.3],
        horizon: 0.44,
      })
      sky(s, { clouds: 0.16, seed: 13 })
      mountain(s, {
        top: range(s, { height: 0.1, seed: 6, detail: 1.1 }),
        rock: '#7f8cac',
        snow: '#ffffff',
        snowLine: 0.05,
        haze: 0.36,
      })
      ground(s, {
        top: (x) => h * 0.43 + fbm((x / h) * 7, 4, 5) * h * 0.05,
        colour: '#4f4c5c',
        haze: 0.14,
        grain: 0.7,
        base: 0.52,
      })
      lake(s, {
        top: 0.48,
        wave: 0.3,
        mirror: 0.5,
        mirrorFade: 1.8,
        glint: 0.3,
        body: [
          [0, '#bfe3ea'],
          [0.3, '#9ed8e4'],
          [0.7, '#86cbdc'],
          [1, '#74bcd4'],
        ],
      })
      for (const [from, to, seed] of [
        [0, 0.3, 3],
        [0.7, 1, 7],
      ]) {
        const mid = from ? 1.02 : -0.02
        ground(s, {
          top: (x) =>
            h *
              (0.49 +
                0.1 * smooth(0.02, 0.3, Math.abs(x / w - mid)) -
                0.05 * smooth(0.3, 0, Math.abs(x / w - mid))) +
            fbm((x / h) * 8, seed, 5) * h * 0.035,
          from,
          to,
          colour: '#4f4a5a',
          haze: 0.04,
          grain: 0.8,
          seed,
          base: 0.585,
        })
      }
      const r = random(4)
      s.layer(
        (k) => {
          for (const [x, y, size, hair] of [
            [0.37, 0.72, 6, '#4a3028'],
            [0.45, 0.73, 6, '#c9a060'],
            [0.58, 0.63, 4, '#2a2028'],
            [0.72, 0.76, 6.6, '#7a4a30'],
            [0.25, 0.64, 4, '#8a8078'],
            [0.62, 0.64, 4, '#b98a5a'],
          ]) {
            const px = s.x(x)
            const py = s.y(y)
            const R = size * s.u * 0.5
            k.fillStyle = 'rgba(255,255,255,.5)'
            k.beginPath()
            k.ellipse(px, py + R * 0.3, R * 3.4, R * 0.5, 0, 0, 7)
            k.fill()
            k.fillStyle = s.tone('#e0a884', 0.75)
            k.beginPath()
            k.ellipse(px, py, R * 1.9, R * 0.8, 0, Math.PI, 0)
            k.ellipse(px, py - R * 1.1, R * 0.62, R * 0.8, 0, 0, 7)
            k.fill()
            k.fillStyle = s.tone(hair, 0.6)
            k.beginPath()
            k.ellipse(px, py - R * 1.45, R * 0.68, R * 0.62, 0, 0, 7)
            k.fill()
          }
        },
        { lit: false, texture: 0.03 },
      )
      for (const [x, y, width, height, lean] of [
        [0.15, 0.6, 26, 26, 0.5],
        [0.5, 0.58, 30, 30, 0.4],
        [0.8, 0.62, 28, 26, 0.5],
        [0.33, 0.75, 20, 20, 0.6],
      ])
        plume(s, { x, y, width, height, lean, seed: Math.round(r() * 40), power: 0.5, core: 0 })
      fog(s, { y: 0.56, thickness: 0.09, power: 0.6, colour: '#fdf4ea', seed: 6 })
      for (const [x, y, width, height, seed] of [
        [-0.01, 1.04, 50, 30, 4],
        [0.16, 1.04, 30, 15, 8],
        [0.28, 1.03, 20, 8, 11],
      ])
        boulder(s, { x, y, width, height, seed, colour: '#4a4656', flutes: 0.2, front: 0.5 })
      return finish(s)
    },
  },
  {
    id: 'photo-06',
    alt: 'La strada costiera islandese attraversa un campo di lava coperto di muschio verso un ghiacciaio lontano',
    paint(w, h) {
      const s = new Scene(w, h, { mood: northSummer, sun: [0.84, 0.12], horizon: 0.46 })
      sky(s, { clouds: 0.4, seed: 3 })
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
        { lit: false, texture: 0 },
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
  },
  {
    id: 'photo-07',
    alt: "Pulcinella di mare dal becco arancione sul ciglio erboso di una scogliera a picco sull'oceano",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...clearNorth, front: 0.8 },
        sun: [0.12, 0.1],
        horizon: 0.4,
      })
      sky(s, { clouds: 0.2, seed: 16 })
      sea(s, {
        wave: 0.9,
        mirror: 0.6,
        glint: 0.2,
        body: [
          [0, '#8fb9c8'],
          [0.35, '#3f86a4'],
          [1, '#155478'],
        ],
      })
      cliff(s, {
        top: (x) =>
          h * (0.52 - 0.26 * clamp((x / w - 0.6) * 2.6) ** 0.6) + fbm((x / h) * 6, 5, 5) * h * 0.04,
        foot: (x) => h * (0.52 + 0.34 * clamp((x / w - 0.6) * 2.6)),
        from: 0.6,
        rock: '#77747c',
        leaf: '#7f9a48',
        green: 0.2,
        haze: 0.2,
        seed: 5,
      })
      surf(s, (x) => h * (0.52 + 0.34 * clamp((x / w - 0.6) * 2.6)), { from: 0.6 })
      const edge = (x) =>
        h * (0.66 + 0.34 * smooth(0.3, 0.92, x / w)) + noise((x / h) * 6, 3) * h * 0.015
      cliff(s, {
        top: edge,
        foot: () => h + 9,
        rock: '#6f6a70',
        leaf: '#7fa040',
        green: 0.4,
        seed: 9,
        scale: 1.4,
      })
      grass(s, { top: edge, to: 0.8, height: 3.6, count: 1500, colours: GREEN, seed: 3, jitter: 9 })
      const flowers = random(9)
      for (let i = 0; i < 160; i++) {
        const x = flowers() * 0.6
        s.k.fillStyle = ['#fff6e8', '#f2b8c8', '#f7dc6c'][i % 3]
        s.k.beginPath()
        s.k.arc(s.x(x), edge(s.x(x)) + flowers() * s.u * 16, s.u * (0.2 + flowers() * 0.3), 0, 7)
        s.k.fill()
      }
      for (const [x, dy, size, flip] of [
        [0.55, 0.025, 20, false],
        [0.43, 0.03, 25, false],
        [0.28, 0.07, 38, true],
        [0.13, 0.03, 22, false],
      ]) {
        const y = edge(s.x(x)) / h + dy
        groundShadow(s, x + 0.01, y, size * 0.35, size * 0.04)
        place(s, puffin(), { x, y, size, flip, front: 0.85, rim: 0.5 })
        grass(s, {
          top: s.y(y),
          from: x - 0.05,
          to: x + 0.05,
          height: 2.6,
          count: 70,
          colours: GREEN,
          seed: Math.round(x * 90),
          jitter: 1.6,
        })
      }
      birds(s, { x: 0.66, y: 0.2, count: 14, seed: 6, spread: 0.3 })
      return finish(s)
    },
  },
  {
    id: 'photo-08',
    alt: "Case islandesi con il tetto d'erba e le facciate di legno, in un prato fiorito sotto una montagna nella foschia",
    paint(w, h) {
      const s = new Scene(w, h, { mood: northSummer, sun: [0.2, 0.1], horizon: 0.56 })
      sky(s, { clouds: 0.36, seed: 25 })
      crags(
        s,
        [
          [0.76, 0.36, 0.36],
          [0.97, 0.3, 0.3],
          [0.42, 0.2, 0.36],
          [0.1, 0.24, 0.3],
        ],
        {
          rock: '#7a9284',
          snowLine: 0.1,
          snowRough: 0.16,
          haze: 0.26,
          footHaze: 0.6,
          hazeFrom: 0.3,
          seed: 7,
        },
      )
      fog(s, { y: 0.42, thickness: 0.06, power: 0.6, colour: '#f4f4ec', seed: 5 })
      ground(s, {
        top: groundLine(s, { at: 0.565, bumps: 0.02, seed: 3 }),
        colour: '#8aa552',
        haze: 0.3,
        grain: 0.4,
      })
      place(s, turfHouses({ gables: 3 }), { x: 0.87, y: 0.665, size: 11, haze: 0.16, front: 0.75 })
      ground(s, {
        top: groundLine(s, { at: 0.66, bumps: 0.014, seed: 6 }),
        colour: '#86a548',
        haze: 0.12,
        grain: 0.4,
      })
      place(s, turfHouses({ gables: 5 }), { x: 0.4, y: 0.8, size: 30, front: 0.8, rim: 0.3 })
      const meadow = groundLine(s, { at: 0.79, bumps: 0.012, seed: 9 })
      ground(s, { top: meadow, colour: '#7f9f42', haze: 0.02, grain: 0.5 })
      grass(s, { top: meadow, height: 3, count: 1900, colours: GREEN, seed: 6, jitter: 18 })
      const r = random(3)
      for (let i = 0; i < 300; i++) {
        const t = r()
        s.k.fillStyle = ['#8f86c9', '#6f7fd0', '#f7f0dc', '#f2d04c'][i % 4]
        s.k.beginPath()
        s.k.ellipse(
          r() * w,
          h * (0.82 + t * 0.18),
          s.u * (0.16 + t * 0.24),
          s.u * (0.3 + t * 0.5),
          0,
          0,
          7,
        )
        s.k.fill()
      }
      grass(s, { top: h * 0.97, height: 6, count: 700, colours: GREEN, seed: 9, jitter: 6 })
      return finish(s)
    },
  },
  {
    id: 'photo-09',
    alt: "Il villaggio di Reine, alle Lofoten, coperto di neve: cabine rosse sull'acqua e una vetta aguzza nella luce rosata",
    paint(w, h) {
      const s = new Scene(w, h, { mood: polarBlue, sun: [0.12, 0.42], horizon: 0.6 })
      sky(s, { clouds: 0.14, seed: 18 })
      crags(
        s,
        [
          [0.06, 0.3, 0.26],
          [0.94, 0.34, 0.24],
        ],
        { haze: 0.28, snowLine: 0.28, seed: 4 },
      )
      crags(
        s,
        [
          [0.46, 0.46, 0.2],
          [0.62, 0.32, 0.22],
          [0.32, 0.26, 0.2],
        ],
        { haze: 0.1, snowLine: 0.32, rock: '#6f7f9c', seed: 8 },
      )
      fog(s, { y: 0.59, thickness: 0.025, power: 0.4, seed: 4 })
      snowfield(s, {
        top: (x) =>
          h * (0.6 - 0.03 * Math.exp(-(((x / w - 0.72) / 0.2) ** 2))) +
          noise((x / h) * 6, 3) * h * 0.008,
        seed: 4,
      })
      lake(s, { top: 0.62, wave: 0.35, mirror: 0.92, glint: 0.2 })
      cabins(
        s,
        [
          [0.52, 0.64, 7],
          [0.6, 0.635, 7, '#d9a23c'],
          [0.68, 0.645, 8],
          [0.77, 0.64, 8, '#cf3a2b', true],
          [0.86, 0.65, 9],
          [0.95, 0.645, 9, '#c23428', true],
        ],
        { haze: 0.05 },
      )
      const bank = (x) =>
        h * (1.02 - 0.23 * Math.max(0, 1 - x / (w * 0.55)) ** 0.8) +
        noise((x / h) * 4, 7) * h * 0.012
      cabins(s, [
        [0.35, 0.84, 19],
        [0.14, 0.83, 24, '#cf3a2b', true],
      ])
      snowfield(s, { top: bank, to: 0.6, seed: 6 })
      for (const [x, y, width, height, seed] of [
        [0.46, 0.96, 12, 5, 3],
        [0.55, 0.99, 10, 4, 6],
      ])
        boulder(s, { x, y, width, height, seed, colour: '#7f8fae', front: 0.6 })
      snowfall(s, { count: 130, seed: 5 })
      return finish(s)
    },
  },
  {
    id: 'photo-10',
    alt: "Il sole di mezzanotte sfiora l'orizzonte del mare artico tra gli scogli, con una barca a vela in controluce",
    paint(w, h) {
      const s = new Scene(w, h, { mood: midnightSun, sun: [0.58, 0.48], horizon: 0.55 })
      sky(s, { clouds: 0.3, seed: 28 })
      crags(
        s,
        [
          [0.05, 0.22, 0.16],
          [0.16, 0.14, 0.18],
          [0.96, 0.2, 0.14],
          [0.86, 0.1, 0.14],
        ],
        { haze: 0.36, snowLine: 0.05, snow: null, rock: '#7f7a94', seed: 5 },
      )
      sea(s, { glint: 1, wave: 0.75, glintWidth: 0.012 })
      place(s, sailboat({ sail: '#f4e2c4', hull: '#6a4a3c', stripe: '#3f3040' }), {
        x: 0.4,
        y: 0.66,
        size: 24,
        front: 0.3,
        rim: 0.9,
        reflect: { power: 0.5, length: 0.16 },
      })
      for (const [x, y, width, height, seed] of [
        [0.78, 0.72, 14, 5, 4],
        [0.9, 0.78, 22, 8, 6],
        [0.06, 0.86, 30, 12, 8],
        [0.2, 0.92, 24, 8, 3],
        [0.98, 0.94, 34, 15, 9],
        [0.0, 1.04, 46, 20, 11],
        [0.3, 1.03, 24, 8, 14],
      ])
        boulder(s, { x, y, width, height, seed, colour: '#6f6274', front: 0.3, square: 3 })
      birds(s, { x: 0.7, y: 0.28, count: 8, seed: 6 })
      return finish(s, { rays: 0.12 })
    },
  },
  {
    id: 'photo-11',
    alt: "Una chiesa di legno medievale dai tetti a scaglie sovrapposti, tra le betulle gialle d'autunno e i monti norvegesi",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.golden,
          disc: 0,
          front: 0.72,
          sky: [
            [0, '#4a7fb0'],
            [0.5, '#9fbccb'],
            [0.85, '#ecdcbc'],
            [1, '#f9e4bc'],
          ],
          haze: '#dcd6c2',
          lamps: 0.5,
        },
        sun: [0.1, 0.12],
        horizon: 0.6,
      })
      sky(s, { clouds: 0.2, seed: 20 })
      crags(
        s,
        [
          [0.2, 0.38, 0.34],
          [0.76, 0.4, 0.4],
        ],
        { haze: 0.26, snowLine: 0.1, seed: 6 },
      )
      forest(s, {
        top: (x) => h * (0.56 - 0.1 * Math.abs(x / w - 0.5)),
        height: 9,
        count: 130,
        seed: 4,
        haze: 0.3,
      })
      ground(s, {
        top: (x) => h * (0.565 - 0.1 * Math.abs(x / w - 0.5)),
        colour: '#7f8a4c',
        haze: 0.25,
        grain: 0.4,
        base: 0.7,
      })
      forest(s, {
        top: (x) => h * (0.6 - 0.05 * Math.abs(x / w - 0.5)),
        height: 8,
        count: 90,
        seed: 8,
        haze: 0.16,
        colour: '#d9a03a',
      })
      const hill = (x) =>
        h * (0.71 - 0.07 * Math.exp(-(((x / w - 0.6) / 0.28) ** 2))) +
        noise((x / h) * 4, 2) * h * 0.008
      ground(s, {
        top: (x) => Math.min(hill(x), h * 0.605),
        colour: '#8f9a48',
        haze: 0.14,
        grain: 0.5,
      })
      groundShadow(s, 0.64, hill(s.x(0.6)) / h + 0.035, 32, 1.6)
      place(s, staveChurch(), {
        x: 0.6,
        y: hill(s.x(0.6)) / h + 0.03,
        size: 58,
        front: 0.75,
        rim: 0.6,
      })
      grass(s, {
        top: (x) => hill(x) + s.u * 2,
        height: 2.4,
        count: 1500,
        colours: ['#a5a850', '#6f8040', '#d2be68'],
        seed: 5,
        jitter: 22,
      })
      // A dry-stone wall runs across, with a gap for the path.
      for (let i = 0; i < 34; i++) {
        const x = i / 33
        if (Math.abs(x - 0.5) < 0.05) continue
        boulder(s, {
          x,
          y: 0.86 + 0.012 * Math.sin(i * 1.7),
          width: 6.4,
          height: 4.4,
          seed: i + 3,
          colour: '#948e8c',
          square: 3.4,
          flutes: 0.1,
        })
      }
      for (const [x, height, seed] of [
        [0.1, 70, 5],
        [0.9, 50, 9],
        [0.98, 62, 3],
      ])
        conifer(s, {
          x,
          y: 0.96,
          height,
          seed,
          colour: x > 0.5 ? '#e0aa3c' : LEAVES.pine,
          front: 0.6,
        })
      grass(s, {
        top: h * 0.93,
        height: 5,
        count: 1400,
        colours: ['#a5a04c', '#6f7a3c', '#d6bc62', '#b5762f'],
        seed: 9,
        jitter: 9,
      })
      return finish(s)
    },
  },
  {
    id: 'photo-12',
    alt: 'Le case di legno colorate del Bryggen di Bergen sotto la pioggia, riflesse nel porto con le finestre accese',
    paint(w, h) {
      const s = new Scene(w, h, { mood: rainy, sun: [0.5, 0.1], horizon: 0.66 })
      sky(s, { clouds: 0.7, cloudSoft: 0.5, seed: 5 })
      mountain(s, {
        top: range(s, { height: 0.26, seed: 7, detail: 0.9, rough: 0.42 }),
        rock: '#55705c',
        haze: 0.38,
        footHaze: 0.4,
      })
      fog(s, { y: 0.42, thickness: 0.08, power: 0.6, colour: '#d6dcd8', seed: 7 })
      const r = random(5)
      for (let i = 0; i < 26; i++)
        place(
          s,
          wharfHouse({ seed: i + 60, colour: ['#e0d6c4', '#c9a08a', '#b5b0a8', '#d9c29a'][i % 4] }),
          { x: (i + 0.5) / 26, y: 0.63 - r() * 0.07, size: 10 + r() * 4, haze: 0.4 },
        )
      const colours = [
        '#b8442f',
        '#d9a03c',
        '#f0e6d2',
        '#a83a2c',
        '#c9702f',
        '#7a2f2c',
        '#e2b858',
        '#b0523c',
        '#f2e2c4',
        '#a33a30',
        '#d08a3c',
        '#8a3a30',
      ]
      colours.forEach((colour, i) =>
        place(s, wharfHouse({ seed: i, colour }), {
          x: 0.045 + i * 0.083,
          y: 0.672,
          size: 31 + (i % 3) * 2.4,
          front: 0.68,
        }),
      )
      ground(s, { top: () => h * 0.668, colour: '#7f8088', haze: 0, grain: 0.5, base: 0.712 })
      for (let i = 0; i < 12; i++) s.glow(0.045 + i * 0.083, 0.65, 6, '#ffb860', 0.24)
      for (const [x, umbrella] of [
        [0.2, '#d8473a'],
        [0.235, '#e0a83a'],
        [0.62, '#2f7f94'],
        [0.84, '#f1ead8'],
      ])
        place(s, umbrellaWalker({ umbrella }), { x, y: 0.706, size: 7, front: 0.6 })
      sea(s, {
        top: 0.71,
        wave: 0.55,
        mirror: 0.85,
        mirrorFade: 0.5,
        glint: 0,
        body: [
          [0, '#6f8490'],
          [0.5, '#4a6478'],
          [1, '#2c4460'],
        ],
      })
      place(s, sailboat({ hull: '#7a4a34', stripe: '#f0e2c4' }), {
        x: 0.74,
        y: 0.86,
        size: 36,
        front: 0.6,
        reflect: { power: 0.5, length: 0.12 },
      })
      rain(s, {})
      return finish(s)
    },
  },
  {
    id: 'photo-13',
    alt: "Una sauna di tronchi fuma nel bosco innevato, mentre l'aurora verde danza tra le cime degli abeti",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.aurora, front: 0.5 },
        sun: [0.6, 0],
        horizon: 0.66,
      })
      sky(s, { clouds: 0 })
      stars(s, { count: 500, seed: 11, below: 0.6 })
      aurora(s, {
        seed: 9,
        bands: [
          [0.5, 0.7, '#5dffb0', '#3fa0ff', 1],
          [0.34, 1.1, '#a8ffc8', '#3f8bff', 0.6],
        ],
      })
      for (const [height, count, seed, haze, y] of [
        [16, 60, 3, 0.5, 0.655],
        [20, 44, 6, 0.34, 0.67],
        [24, 26, 9, 0.2, 0.69],
      ])
        forest(s, { top: () => h * y, height, count, seed, haze, snow: 0.6 })
      snowfield(s, { top: groundLine(s, { at: 0.68, bumps: 0.03, seed: 5 }), seed: 3 })
      place(s, logCabin(), { x: 0.63, y: 0.79, size: 25, front: 0.55, rim: 0.3 })
      s.glow(0.63, 0.75, 24, '#ffb45c', 0.5)
      s.glow(0.63, 0.82, 20, '#ffa850', 0.36)
      plume(s, {
        x: 0.675,
        y: 0.545,
        width: 9,
        height: 34,
        lean: 0.3,
        power: 0.5,
        core: 0,
        seed: 6,
      })
      // A trodden path to the door.
      s.layer(
        (k) => {
          k.fillStyle = 'rgba(30,66,110,.4)'
          const r = random(6)
          for (let i = 0; i < 26; i++) {
            const t = i / 25
            k.beginPath()
            k.ellipse(
              s.x(0.45 + 0.18 * t ** 0.7 + (i % 2 ? 0.006 : -0.006)),
              s.y(1 - 0.2 * t ** 0.8),
              s.u * (1.3 - t),
              s.u * (0.6 - t * 0.4),
              r() * 0.3,
              0,
              7,
            )
            k.fill()
          }
        },
        { lit: false, texture: 0 },
      )
      for (const [x, y, height, seed] of [
        [0.04, 0.98, 92, 3],
        [0.15, 0.86, 62, 5],
        [0.25, 0.8, 44, 8],
        [0.36, 0.77, 32, 11],
        [0.86, 0.83, 52, 4],
        [0.96, 0.93, 80, 7],
        [0.79, 0.78, 34, 13],
      ])
        conifer(s, { x, y, height, snow: 0.75, seed, front: 0.3, rim: 0.35 })
      snowfield(s, { top: (x) => h * (0.96 - 0.05 * Math.cos((x / w) * 6)), seed: 9, to: 0.36 })
      return finish(s)
    },
  },
  {
    id: 'photo-14',
    alt: 'Un faro bianco e arancione acceso su un promontorio di lava, con il mare mosso nella luce della sera islandese',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dusk,
          front: 0.5,
          sky: [
            [0, '#22407a'],
            [0.4, '#6f86ac'],
            [0.7, '#e0b39c'],
            [1, '#ffd2a0'],
          ],
          haze: '#d9b4a0',
          lit: '#e6c8b8',
        },
        sun: [0.2, 0.52],
        horizon: 0.56,
      })
      sky(s, { clouds: 0.3, seed: 30 })
      cumulus(s, { x: 0.3, y: 0.55, width: 60, height: 9, seed: 6 })
      sea(s, { wave: 1.1, glint: 0.7 })
      const cape = (x) =>
        h * (0.62 - 0.14 * smooth(0.43, 0.7, x / w)) + fbm((x / h) * 5, 4, 5) * h * 0.03
      place(s, lighthouse(), {
        x: 0.72,
        y: cape(s.x(0.72)) / h + 0.02,
        size: 40,
        front: 0.7,
        rim: 0.7,
      })
      cliff(s, {
        top: cape,
        foot: (x) => h * (0.62 + 0.24 * smooth(0.42, 1, x / w)),
        from: 0.43,
        rock: '#5f5a68',
        leaf: '#6f7f44',
        green: 0.24,
        seed: 6,
      })
      surf(s, (x) => h * (0.62 + 0.24 * smooth(0.42, 1, x / w)), { from: 0.43, width: 1.6 })
      s.glow(0.72, 0.14, 14, '#fff0c0', 0.7)
      for (const [x, y, width, height, seed] of [
        [0.5, 0.74, 12, 5, 3],
        [0.62, 0.82, 16, 7, 6],
        [0.36, 0.7, 8, 3, 8],
        [0.04, 1.02, 40, 22, 9],
        [0.2, 1.03, 26, 10, 12],
      ])
        boulder(s, { x, y, width, height, seed, colour: '#5a5464', front: 0.35, square: 3 })
      birds(s, { x: 0.4, y: 0.3, count: 9, seed: 4 })
      return finish(s)
    },
  },
]
