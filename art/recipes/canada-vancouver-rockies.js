import { finish } from '../core/finish.js'
import { fbm, noise } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { conifer, forest, grass, grove, LEAVES } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { mountain, peak, range } from '../nature/mountains.js'
import { boulder } from '../nature/rocks.js'
import { birds, cumulus, sky } from '../nature/sky.js'
import { lake, sea } from '../nature/water.js'
import { bear, glassTower, harbourSails, logCabin } from '../things/andes-rockies.js'
import { canoe, sailboat } from '../things/boats.js'
import { seaplane } from '../things/gulf.js'
import { plume } from '../things/northern-land.js'
import { sitter } from '../things/people.js'

const alpineMorning = {
  ...moods.day,
  sky: [
    [0, '#2f7cc0'],
    [0.45, '#6db2de'],
    [0.8, '#c3dfe6'],
    [1, '#f6e9d2'],
  ],
  haze: '#cfe0e8',
  lit: '#fff3dc',
  shade: '#7187b4',
  front: 0.72,
}
const autumn = {
  ...moods.golden,
  disc: 0,
  front: 0.75,
  sky: [
    [0, '#3f79b4'],
    [0.45, '#86b0cc'],
    [0.8, '#ead9b8'],
    [1, '#ffe6b4'],
  ],
  haze: '#e6d6bb',
}

/** A wall of crags joined at their flanks: [at, height, spread]. Its folds are its own, not a cone's. */
function crags(s, list, look) {
  const tops = list.map(([at, height, spread], i) =>
    peak(s, { at, height, spread, power: 1.1, rough: 2.6, seed: i * 3 + 2 }),
  )
  const top = (x) =>
    Math.min(...tops.map((f) => f(x))) + (fbm((x / s.h) * 16, 4, 5, 0.6) - 0.1) * s.h * 0.035
  mountain(s, {
    top,
    rock: '#8d8a96',
    snow: '#ffffff',
    snowLine: 0.17,
    snowRough: 0.34,
    hazeFrom: 0.55,
    footHaze: 0.4,
    scale: 0.11,
    rough: 1.2,
    from: -1,
    ...look,
  })
}

export const recipes = [
  {
    id: 'main',
    alt: "Una canoa rossa sull'acqua turchese del lago Moraine, chiuso dalle vette innevate delle Montagne Rocciose",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: alpineMorning,
        sun: [0.1, 0.1],
        horizon: h > w ? 0.55 : 0.57,
      })
      sky(s, { clouds: 0.1, seed: 14 })
      cumulus(s, { x: 0.75, y: 0.2, width: 46, height: 9, seed: 3 })
      crags(
        s,
        s.pick(
          [
            [0.5, 0.33, 0.22],
            [0.4, 0.39, 0.16],
            [0.6, 0.36, 0.14],
          ],
          [
            [0.5, 0.4, 0.2],
            [0.68, 0.44, 0.14],
          ],
        ),
        { haze: 0.34, seed: 3 },
      )
      crags(
        s,
        s.pick(
          [
            [0.7, 0.4, 0.18],
            [0.79, 0.46, 0.16],
            [0.91, 0.37, 0.24],
          ],
          [
            [0.86, 0.56, 0.18],
            [1.02, 0.46, 0.2],
          ],
        ),
        { haze: 0.14, seed: 6 },
      )
      crags(
        s,
        s.pick(
          [
            [0.28, 0.34, 0.12],
            [0.19, 0.47, 0.2],
            [0.04, 0.4, 0.26],
          ],
          [
            [0.3, 0.46, 0.12],
            [0.14, 0.6, 0.2],
          ],
        ),
        { haze: 0.06, seed: 9 },
      )
      // Scree fans between the walls and the woods.
      ground(s, {
        top: (x) =>
          s.horizon - h * (0.05 + 0.1 * Math.abs(x / w - 0.54)) - fbm((x / h) * 5, 4, 4) * h * 0.04,
        colour: '#a39c98',
        haze: 0.3,
        grain: 0.6,
        base: s.horizon / h + 0.01,
      })
      forest(s, {
        top: (x) => s.horizon - h * (0.018 + 0.13 * Math.abs(x / w - 0.54) ** 1.2),
        height: 7,
        count: s.pick(170, 110),
        seed: 4,
        haze: 0.3,
      })
      forest(s, {
        top: (x) => s.horizon + s.u * 0.4 - h * 0.06 * Math.abs(x / w - 0.54),
        height: 7.5,
        count: s.pick(150, 95),
        seed: 6,
        haze: 0.12,
      })
      lake(s, {
        mirror: 0.62,
        mirrorFade: 1.3,
        wave: 0.45,
        glint: 0.12,
        body: [
          [0, '#7fd0d4'],
          [0.3, '#26b3c4'],
          [0.7, '#0f93b4'],
          [1, '#0a6f98'],
        ],
      })
      const cx = s.pick(0.4, 0.5)
      place(s, sitter({ seed: 5 }), { x: cx - 0.02, y: 0.776, size: 7.2, front: 0.8, rim: 0.5 })
      place(s, sitter({ seed: 8 }), {
        x: cx + s.pick(0.022, 0.036),
        y: 0.776,
        size: 7,
        front: 0.8,
        rim: 0.5,
      })
      place(s, canoe(), {
        x: cx,
        y: 0.79,
        size: 5,
        front: 0.9,
        reflect: { power: 0.6, length: 0.09 },
      })
      const bank = (x) =>
        h * (1.02 - 0.2 * Math.max(0, 1 - x / (w * 0.36)) ** 1.1) +
        noise((x / h) * 6, 3) * h * 0.008
      ground(s, { top: bank, colour: '#8f8a84', grain: 0.6, haze: 0, to: 0.42 })
      for (const [x, y, width, height, seed] of [
        [0.02, 0.9, 22, 13, 3],
        [0.15, 0.94, 15, 8, 5],
        [0.24, 0.975, 12, 6, 8],
        [0.33, 1.0, 10, 4.5, 9],
        [0.08, 1.0, 20, 9, 11],
      ])
        boulder(s, { x, y, width, height, seed, colour: '#a8a29c' })
      for (const [x, height, seed] of s.pick(
        [
          [0.965, 66, 3],
          [1.01, 80, 5],
          [0.915, 44, 9],
        ],
        [
          [0.95, 60, 3],
          [1.04, 84, 5],
        ],
      ))
        conifer(s, { x, y: 1.03, height, seed, front: 0.4 })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: 'I grattacieli di vetro di Vancouver e le vele bianche di Canada Place si accendono sul porto, sotto i monti innevati',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dusk,
          front: 0.5,
          lit: '#cdd6e8',
          shade: '#3a4c80',
          haze: '#cfa99c',
          sky: [
            [0, '#1b2f66'],
            [0.35, '#4a6699'],
            [0.65, '#b59aa0'],
            [0.85, '#f4b183'],
            [1, '#ffd79c'],
          ],
        },
        sun: [0.08, 0.6],
        horizon: 0.66,
      })
      sky(s, { clouds: 0.16, seed: 7 })
      crags(
        s,
        [
          [0.26, 0.3, 0.3],
          [0.44, 0.34, 0.16],
          [0.49, 0.31, 0.14],
          [0.8, 0.33, 0.3],
        ],
        { haze: 0.3, snowLine: 0.14, snowRough: 0.22, footHaze: 0.7, hazeFrom: 0.35, seed: 5 },
      )
      mountain(s, {
        top: range(s, { height: 0.13, seed: 8, detail: 1.2 }),
        rock: '#44627a',
        haze: 0.35,
        footHaze: 0.5,
      })
      const y = s.horizon / h + 0.004
      const r = random(12)
      for (const [n, size, haze] of [
        [20, 19, 0.5],
        [12, 32, 0.24],
        [13, 17, 0.06],
      ])
        for (let i = 0; i < n; i++) {
          const x = 0.16 + ((i + 0.5) / n) * 0.9 + (r() - 0.5) * 0.02
          const tall = 0.55 + 0.6 * Math.exp(-(((x - 0.62) / 0.22) ** 2))
          place(
            s,
            glassTower({
              seed: i + n,
              kind: Math.floor(r() * 4),
              colour: ['#9cc0cc', '#c2d4d8', '#86aec0', '#d0cfcc'][i % 4],
            }),
            { x, y, size: size * tall * (0.6 + r() * 0.7), haze, rim: 0.5, front: 0.85 },
          )
        }
      grove(s, {
        top: (x) => s.horizon - s.u * (1.4 + 3.4 * Math.max(0, 1 - x / (w * 0.2))),
        to: 0.24,
        depth: 3,
        size: 1.5,
        colour: LEAVES.pine,
        seed: 4,
      })
      // The seawall with its trees, so that no tower stands in the water.
      grove(s, {
        top: (x) => s.horizon - s.u * (1.1 + 0.5 * noise(x / s.u / 5, 3)),
        from: 0.2,
        depth: 1.6,
        size: 0.8,
        colour: LEAVES.deep,
        seed: 11,
        front: 0.5,
      })
      place(s, harbourSails(), { x: 0.42, y: y + 0.01, size: 10.5, front: 1, rim: 0.7 })
      sea(s, { wave: 0.6, mirrorFade: 0.7, glint: 0.5 })
      place(s, seaplane(), {
        x: 0.2,
        y: 0.8,
        size: 8,
        front: 0.7,
        rim: 0.6,
        reflect: { power: 0.45, length: 0.1 },
      })
      for (const [x, row, size] of [
        [0.72, 0.73, 6],
        [0.87, 0.76, 8],
      ])
        place(s, sailboat({ stripe: '#c9503c' }), {
          x,
          y: row,
          size,
          front: 0.6,
          reflect: { power: 0.4, length: 0.1 },
        })
      for (const [x, height, seed] of [
        [-0.01, 76, 3],
        [0.045, 54, 7],
        [0.09, 36, 9],
      ])
        conifer(s, { x, y: 1.02, height, seed, front: 0.2, rim: 0.4 })
      ground(s, {
        top: (x) =>
          h * (1.02 - 0.09 * Math.max(0, 1 - x / (w * 0.26))) + noise((x / h) * 6, 2) * h * 0.006,
        colour: '#3f4a5c',
        to: 0.3,
        haze: 0,
      })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: "Un'orsa con il cucciolo nel prato d'autunno, tra larici dorati e una baita di tronchi ai piedi delle Rocciose",
    paint(w, h) {
      const s = new Scene(w, h, { mood: autumn, sun: [0.9, 0.14], horizon: 0.56 })
      sky(s, { clouds: 0.12, seed: 4 })
      crags(
        s,
        [
          [0.16, 0.3, 0.22],
          [0.28, 0.36, 0.18],
        ],
        { haze: 0.32, seed: 4, from: 1 },
      )
      crags(
        s,
        [
          [0.44, 0.46, 0.2],
          [0.53, 0.38, 0.14],
          [0.62, 0.24, 0.2],
        ],
        { haze: 0.12, seed: 8, from: 1, rock: '#94897f' },
      )
      mountain(s, {
        top: range(s, { height: 0.15, seed: 4, detail: 1.4 }),
        rock: '#7f8a78',
        haze: 0.3,
        footHaze: 0.5,
      })
      const far = groundLine(s, { at: 0.57, bumps: 0.03, seed: 3 })
      ground(s, { top: (x) => far(x) - s.u * 0.6, colour: '#8f8444', haze: 0.3, base: 0.7 })
      for (const [height, count, seed, haze, colour, dy] of [
        [7, 130, 3, 0.36, '#d9a03c', -2],
        [8, 110, 5, 0.26, LEAVES.pine, 0],
        [9, 70, 9, 0.16, '#e0a232', 2],
      ])
        forest(s, { top: (x) => far(x) + dy * s.u, height, count, seed, haze, colour })
      ground(s, {
        top: (x) => far(x) + s.u * 2.4,
        colour: '#b59a4e',
        farColour: '#c9ae62',
        haze: 0.22,
        grain: 0.5,
      })
      place(s, logCabin({ snow: false }), { x: 0.68, y: 0.665, size: 15, front: 0.8, rim: 0.4 })
      plume(s, {
        x: 0.705,
        y: 0.53,
        width: 5,
        height: 17,
        lean: -0.35,
        power: 0.5,
        core: 0,
        seed: 4,
      })
      for (const [x, y, height, colour, seed] of [
        [0.57, 0.67, 30, '#e2a02e', 3],
        [0.82, 0.68, 34, '#d9922c', 6],
        [0.88, 0.7, 42, LEAVES.pine, 8],
        [0.5, 0.66, 22, '#e8b23c', 12],
        [0.95, 0.73, 50, '#e0a02e', 14],
        [0.07, 0.72, 48, '#e6a834', 21],
        [0.14, 0.7, 32, LEAVES.pine, 22],
        [0.01, 0.78, 62, '#d4882a', 24],
      ])
        conifer(s, { x, y, height, colour, seed, front: 0.8, slim: 0.9 })
      const meadow = groundLine(s, { at: 0.72, bumps: 0.02, seed: 8 })
      ground(s, {
        top: meadow,
        colour: '#a98a42',
        farColour: '#c2a658',
        haze: 0.06,
        grain: 0.5,
        seed: 5,
      })
      grass(s, {
        top: meadow,
        height: 2.6,
        count: 1600,
        colours: ['#c9a850', '#8f7a3a', '#b8552f', '#e6cc7a'],
        seed: 5,
        jitter: 14,
      })
      place(s, bear(), { x: 0.34, y: 0.87, size: 21, front: 0.75, rim: 0.7 })
      place(s, bear({ colour: '#7a5238', cub: true }), {
        x: 0.5,
        y: 0.87,
        size: 10,
        front: 0.75,
        rim: 0.7,
      })
      grass(s, {
        top: h * 0.865,
        from: 0.2,
        to: 0.6,
        height: 2.4,
        count: 320,
        colours: ['#c9a850', '#8f7a3a', '#e6cc7a'],
        seed: 9,
        jitter: 3,
      })
      const near = groundLine(s, { at: 0.93, bumps: 0.03, seed: 2 })
      grass(s, {
        top: near,
        height: 6,
        count: 1300,
        colours: ['#a8452c', '#c9a04a', '#7a6a36', '#e0ba62'],
        seed: 6,
        jitter: 9,
      })
      birds(s, { x: 0.68, y: 0.2, count: 6, seed: 3 })
      return finish(s)
    },
  },
]
