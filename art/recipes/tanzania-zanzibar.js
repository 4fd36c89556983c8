import { rgb } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { acacia, branch, bush, grass, grove, LEAVES } from '../nature/foliage.js'
import { beach, ground, groundLine } from '../nature/ground.js'
import { cone, fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { boulder } from '../nature/rocks.js'
import { birds, cumulus, moon, sky, stars } from '../nature/sky.js'
import { foam, lagoon, lake, sea } from '../nature/water.js'
import { dhow, elephant, giraffe, jeep, zebra } from '../things/africa.js'
import { crowd } from '../things/asia-people.js'
import { marketLantern } from '../things/gulf.js'
import { campfire, sitter } from '../things/people.js'
import { flamingo, hut, lion, lodgeTent, maasai, wildebeest } from '../things/safari.js'
import {
  baobab,
  grassland,
  groundShadow,
  herd,
  kilimanjaro,
  rainShafts,
} from '../things/savanna-land.js'
import { cliff, rainbow, shallows } from '../things/shaped-land.js'
import { balloon } from '../things/sky-things.js'
import { carvedDoor, coralHouse, houseOfWonders, spiceHeap } from '../things/swahili.js'

const honey = {
  ...moods.golden,
  disc: 0,
  front: 0.72,
  sky: [
    [0, '#3f74b0'],
    [0.35, '#86abc6'],
    [0.65, '#f0d2a4'],
    [1, '#ffdf9c'],
  ],
  haze: '#f6cf98',
}
const peachDawn = {
  ...moods.dawn,
  sky: [
    [0, '#3a5f98'],
    [0.35, '#8ba6c0'],
    [0.65, '#f3c39c'],
    [1, '#ffe2b0'],
  ],
  haze: '#f5cfa8',
  disc: 0.05,
}
const blueMist = {
  ...moods.mist,
  sky: [
    [0, '#88a8bf'],
    [0.45, '#b9cdd2'],
    [1, '#f1e9d6'],
  ],
  haze: '#dbe3dc',
  front: 0.82,
  lit: '#fff4dc',
}
const clearDay = {
  ...moods.day,
  sky: [
    [0, '#1c6fbd'],
    [0.45, '#55abdf'],
    [0.78, '#aedcec'],
    [1, '#f5f0df'],
  ],
}
const rainLight = {
  ...moods.golden,
  disc: 0,
  front: 0.8,
  sky: [
    [0, '#3a4a70'],
    [0.45, '#66789a'],
    [0.8, '#b0b2b4'],
    [1, '#f0d8ac'],
  ],
  clouds: ['#d9cfc4', '#3c4a70'],
  haze: '#cfc6b4',
}
const oceanSunset = {
  ...moods.dusk,
  sky: [
    [0, '#1d3164'],
    [0.3, '#54628c'],
    [0.58, '#e0906a'],
    [0.82, '#ffb469'],
    [1, '#ffe0a0'],
  ],
  disc: 0.07,
  front: 0.34,
}

/** The near edge of every savanna: dark grass that buries what stands in front. */
function nearGrass(
  s,
  {
    at = 0.93,
    seed = 4,
    colours = ['#c99a4c', '#7a5c34', '#eccb80', '#574030'],
    height = 5.5,
    count = 1500,
    soil,
  },
) {
  const top = groundLine(s, { at, bumps: 0.03, detail: 2, seed })
  if (soil) ground(s, { top, colour: soil, haze: 0, grain: 0.45, seed })
  grass(s, { top, height, count: s.pick(count, count * 0.6), colours, seed, jitter: 8 })
}

/** The arch of the galaxy across the sky, with its dust lanes. */
function milkyWay(s, { x = 0.62, tilt = 0.5, below = 0.7 }) {
  const cold = rgb('#9fb6e6')
  const warm = rgb('#f3d3b0')
  s.shade(
    [0, 0, s.w, s.y(below)],
    (px, py, out) => {
      const d = (px - s.x(x)) / s.h - tilt * (0.4 - py / s.h)
      const along = py / s.h
      const n = fbm(d * 5 + 3, along * 3, 5)
      const band = Math.exp(-((d / (0.2 + n * 0.12)) ** 2))
      const dust = smooth(
        0.02,
        0.3,
        fbm(d * 9 + 8, along * 5 + 2, 5) + 0.35 * Math.exp(-((d / 0.04) ** 2)),
      )
      const core = Math.exp(-((d / 0.08) ** 2) - ((along - 0.45) / 0.3) ** 2)
      for (let j = 0; j < 3; j++) out[j] = cold[j] + (warm[j] - cold[j]) * core
      out[3] = clamp(
        band * (0.5 + n * 0.7) * (1 - dust * 0.75) * smooth(below, below - 0.25, along) +
          core * 0.22,
      )
    },
    { step: 2, op: 'screen' },
  )
  const r = random(31)
  for (let i = 0; i < 900; i++) {
    const py = r() * s.y(below)
    const px = s.x(x) + (tilt * (0.4 - py / s.h) + (r() + r() + r() - 1.5) * 0.2) * s.h
    s.k.fillStyle = `rgba(255,245,228,${0.15 + r() * 0.5})`
    s.k.fillRect(px, py, s.h / 700, s.h / 700)
  }
}

/** Wakes and splashes where animals wade. */
function splash(s, x, y, size) {
  const r = random(Math.round(x * 997))
  s.layer(
    (k) => {
      for (let i = 0; i < 26; i++) {
        k.fillStyle = `rgba(255,244,224,${0.2 + r() * 0.45})`
        k.beginPath()
        k.ellipse(
          s.x(x) + (r() - 0.5) * size * s.u * 1.7,
          s.y(y) - r() ** 3 * size * s.u * 0.2,
          s.u * (0.2 + r() * 0.9),
          s.u * (0.1 + r() * 0.25),
          0,
          0,
          7,
        )
        k.fill()
      }
    },
    {
      lit: false,
      texture: 0,
      blur: s.h / 900,
      box: [s.x(x) - size * s.u, s.y(y) - size * s.u, s.x(x) + size * s.u, s.y(y) + s.u],
    },
  )
}

export const recipes = [
  {
    id: 'main',
    alt: "Il Kilimanjaro innevato nella luce dorata della sera, con una famiglia di elefanti in cammino nell'erba alta tra le acacie",
    paint(w, h) {
      const s = new Scene(w, h, { mood: honey, sun: [0.97, 0.36], horizon: h > w ? 0.62 : 0.6 })
      sky(s, { clouds: 0.16, seed: 23 })
      kilimanjaro(s, {
        at: s.pick(0.62, 0.56),
        height: s.pick(0.42, 0.34),
        width: s.pick(0.56, 0.4),
        snowLine: s.pick(0.09, 0.07),
        rock: '#8a8fae',
        haze: 0.16,
        front: 0.8,
      })
      const hor = s.horizon / h
      fog(s, {
        y: hor - s.pick(0.16, 0.12),
        thickness: 0.05,
        power: 0.6,
        colour: '#fff0d8',
        seed: 9,
      })
      fog(s, { y: hor - 0.02, thickness: 0.06, power: 0.6, seed: 3 })
      grassland(s, {
        at: hor + 0.004,
        bumps: 0.012,
        haze: 0.5,
        seed: 3,
        trees: s.pick(12, 8),
        height: 8,
        blades: 800,
      })
      fog(s, { y: hor + 0.02, thickness: 0.03, power: 0.45, seed: 6 })
      grassland(s, {
        at: hor + 0.06,
        bumps: 0.02,
        haze: 0.28,
        seed: 6,
        trees: s.pick(4, 3),
        height: 17,
        blades: 1000,
      })
      grassland(s, { at: hor + 0.13, bumps: 0.016, haze: 0.08, seed: 8, blades: 1500, tall: 2 })
      for (const [x, y, size, calf] of s.pick(
        [
          [0.66, 0.83, 14, false],
          [0.54, 0.845, 20, false],
          [0.435, 0.85, 9.5, true],
          [0.335, 0.86, 25, false],
        ],
        [
          [0.86, 0.83, 13, false],
          [0.68, 0.84, 18, false],
          [0.5, 0.845, 9, true],
          [0.3, 0.855, 25, false],
        ],
      )) {
        groundShadow(s, x - 0.02, y, size * 0.75)
        place(s, elephant({ calf }), { x, y, size, flip: true, rim: 1, rimWidth: 2.6, front: 0.68 })
        grass(s, {
          top: s.y(y - 0.004),
          from: x - 0.08,
          to: x + 0.08,
          height: 2.2,
          count: 130,
          colours: ['#d9b060', '#8a6a38', '#f0d48c'],
          seed: Math.round(x * 50),
          jitter: 2,
        })
      }
      grass(s, {
        top: h * 0.845,
        height: 2.6,
        count: s.pick(1300, 800),
        colours: ['#d9b060', '#9a7840', '#f0d48c', '#b8903f'],
        seed: 19,
        jitter: 10,
      })
      acacia(s, {
        x: s.pick(0.07, 0.04),
        y: 0.97,
        height: s.pick(78, 80),
        width: 1.15,
        seed: 7,
        lean: 0.08,
        colour: '#6f7440',
        front: 0.45,
        rim: 0.7,
        detail: 1.3,
      })
      nearGrass(s, { at: 0.94, soil: '#8a6a3c' })
      birds(s, { x: s.pick(0.4, 0.5), y: 0.2, count: 7, seed: 8 })
      return finish(s, { rays: 0.08 })
    },
  },
  {
    id: 'extra-1',
    alt: "Un dhow a vela spiegata scivola davanti al sole che tramonta nell'oceano di Zanzibar, incorniciato dalle palme",
    paint(w, h) {
      const s = new Scene(w, h, { mood: oceanSunset, sun: [0.6, 0.5], horizon: 0.6 })
      sky(s, { clouds: 0.2, seed: 31 })
      sea(s, { glint: 1, wave: 0.8, glintWidth: 0.01 })
      for (const [x, y, size] of [
        [0.84, 0.612, 6],
        [0.2, 0.608, 4],
      ])
        place(s, dhow(), { x, y, size, haze: 0.45, front: 0.3 })
      place(s, dhow(), {
        x: 0.42,
        y: 0.76,
        size: 50,
        front: 0.75,
        rim: 0.9,
        rimWidth: 2.4,
        reflect: { power: 0.5, length: 0.22, wobble: 5 },
      })
      birds(s, { x: 0.72, y: 0.26, count: 6, seed: 5 })
      palm(s, { x: 1.02, y: 1.06, height: 96, lean: -0.16, seed: 4, front: 0.1, rim: 0.5 })
      palm(s, { x: 0.98, y: 1.08, height: 66, lean: -0.2, seed: 9, front: 0.1, rim: 0.5 })
      return finish(s, { rays: 0.12 })
    },
  },
  {
    id: 'extra-2',
    alt: "Un leone dalla criniera scura riposa su una roccia di granito e guarda la pianura del Serengeti all'alba",
    paint(w, h) {
      const s = new Scene(w, h, { mood: peachDawn, sun: [0.8, 0.44], horizon: 0.58 })
      sky(s, { clouds: 0.14, seed: 8 })
      mountain(s, {
        top: range(s, { height: 0.05, seed: 9, detail: 0.9 }),
        rock: '#8a90ac',
        haze: 0.5,
      })
      grassland(s, {
        at: 0.585,
        bumps: 0.008,
        haze: 0.62,
        seed: 3,
        trees: 12,
        height: 5,
        blades: 600,
      })
      herd(s, {
        kinds: [zebra(), wildebeest()],
        from: 0.45,
        to: 1,
        far: 0.6,
        near: 0.64,
        count: 14,
        size: [1, 2.2],
        seed: 6,
        haze: 0.6,
      })
      fog(s, { y: 0.63, thickness: 0.04, power: 0.6, seed: 5 })
      grassland(s, {
        at: 0.69,
        bumps: 0.016,
        haze: 0.34,
        seed: 6,
        trees: 3,
        height: 16,
        blades: 900,
      })
      fog(s, { y: 0.73, thickness: 0.035, power: 0.4, seed: 8 })
      grassland(s, { at: 0.8, bumps: 0.02, haze: 0.12, seed: 9, blades: 1300, tall: 2 })
      const kopje = (x) =>
        h * (0.64 + 0.4 * smooth(0.5, 0.66, x / w) - 0.1 * smooth(0.16, 0.02, x / w)) +
        fbm((x / h) * 4, 6, 4) * h * 0.03
      cliff(s, {
        top: kopje,
        foot: () => h + 9,
        to: 0.68,
        rock: '#c29c84',
        leaf: '#c9a68c',
        green: 0,
        streak: 0.6,
        scale: 0.55,
        seed: 4,
        front: 0.55,
        side: 1,
      })
      boulder(s, {
        x: 0.0,
        y: 0.72,
        width: 40,
        height: 30,
        seed: 4,
        colour: '#b08e7c',
        square: 2.6,
        flutes: 0.5,
        front: 0.5,
      })
      boulder(s, {
        x: 0.56,
        y: 1.0,
        width: 24,
        height: 15,
        seed: 9,
        colour: '#b08e7c',
        square: 2.8,
        flutes: 0.5,
        front: 0.5,
      })
      place(s, lion(), {
        x: 0.34,
        y: kopje(s.x(0.34)) / h + 0.012,
        size: 33,
        rim: 1,
        rimWidth: 2.6,
        front: 0.5,
      })
      nearGrass(s, { at: 0.97, seed: 7, height: 7 })
      return finish(s, { rays: 0.14 })
    },
  },
  {
    id: 'photo-01',
    alt: 'Gli gnu della grande migrazione si lanciano nelle acque del fiume Mara tra spruzzi e polvere',
    paint(w, h) {
      const s = new Scene(w, h, { mood: { ...honey, front: 0.8 }, sun: [0.1, 0.16], horizon: 0.36 })
      sky(s, { clouds: 0.14, seed: 17 })
      grassland(s, { at: 0.36, bumps: 0.01, haze: 0.5, seed: 4, trees: 9, height: 10, blades: 600 })
      herd(s, {
        kinds: [wildebeest(), wildebeest({ run: true })],
        from: 0.3,
        to: 1.05,
        far: 0.4,
        near: 0.49,
        count: 44,
        size: [3, 6],
        seed: 9,
        haze: 0.4,
        flip: true,
      })
      fog(s, { y: 0.46, thickness: 0.07, power: 0.5, colour: '#f2d2a0', seed: 3 })
      const bank = (x) => h * 0.52 + noise((x / h) * 5, 3) * h * 0.02
      cliff(s, {
        top: (x) => bank(x) - h * 0.02,
        foot: () => h * 0.592,
        rock: '#c08a5c',
        leaf: '#b8945c',
        green: 0.1,
        haze: 0.1,
        scale: 1.6,
        seed: 6,
      })
      lake(s, {
        top: 0.585,
        wave: 1,
        mirror: 0.4,
        glint: 0.25,
        body: [
          [0, '#b89a78'],
          [0.4, '#8f7a68'],
          [1, '#5c5262'],
        ],
      })
      for (const [x, y, size, run] of [
        [0.8, 0.58, 9, true],
        [0.92, 0.575, 8, true],
        [0.66, 0.63, 10, true],
        [0.76, 0.68, 12, false],
        [0.55, 0.7, 13, true],
        [0.63, 0.77, 15, false],
        [0.42, 0.745, 14.5, true],
        [0.47, 0.84, 18, true],
        [0.3, 0.8, 17, false],
      ]) {
        place(s, wildebeest({ run, wade: y > 0.6 ? 20 + (size % 3) * 5 : 0 }), {
          x,
          y: y + 0.02,
          size,
          flip: true,
          rim: 0.6,
          front: 0.8,
          reflect: y > 0.6 && { power: 0.35, length: 0.05 },
        })
        if (y > 0.6) {
          splash(s, x, y + 0.018, size)
          splash(s, x - 0.02, y + 0.02, size * 0.8)
        }
      }
      ground(s, {
        top: (x) =>
          h * (1.03 - 0.26 * Math.max(0, 1 - x / (w * 0.4)) ** 1.2) +
          noise((x / h) * 5, 8) * h * 0.012,
        colour: '#8f6244',
        haze: 0,
        grain: 0.7,
        to: 0.5,
      })
      nearGrass(s, { at: 0.985, seed: 3, height: 6, count: 500 })
      for (const [x, y, size] of [
        [0.03, 0.86, 10],
        [0.12, 0.93, 8],
      ])
        bush(s, { x, y, size, colour: LEAVES.olive, seed: 5, front: 0.6 })
      return finish(s)
    },
  },
  {
    id: 'photo-02',
    alt: 'Il profilo di due giraffe si staglia contro il grande disco rosso del sole, tra le chiome piatte delle acacie',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.savanna,
          sky: [
            [0, '#2a2f5c'],
            [0.25, '#8a4a4c'],
            [0.5, '#e0713c'],
            [0.78, '#f9a64c'],
            [1, '#ffd684'],
          ],
          front: 0.12,
        },
        sun: [0.42, 0.44],
        horizon: 0.82,
      })
      sky(s, { clouds: 0.12, cloudScale: 1.8, seed: 4, disc: 0.24 })
      grassland(s, {
        at: 0.82,
        bumps: 0.012,
        haze: 0.55,
        seed: 2,
        trees: 8,
        height: 12,
        colour: '#8a4f38',
        straw: ['#c98a4a', '#7a4634'],
        blades: 700,
      })
      fog(s, { y: 0.83, thickness: 0.04, power: 0.5, seed: 4 })
      acacia(s, {
        x: 0.86,
        y: 0.95,
        height: 74,
        width: 1.3,
        seed: 3,
        lean: -0.1,
        colour: '#5a4430',
        front: 0.15,
        rim: 0.5,
        detail: 1.5,
      })
      place(s, giraffe(), { x: 0.36, y: 0.97, size: 82, front: 0.14, rim: 0.9, rimWidth: 2.2 })
      place(s, giraffe(), {
        x: 0.56,
        y: 0.94,
        size: 58,
        flip: true,
        front: 0.14,
        rim: 0.9,
        rimWidth: 2,
      })
      nearGrass(s, {
        at: 0.92,
        soil: '#3a2030',
        colours: ['#4a2834', '#2c1628', '#9a5a3c', '#6a3a34'],
        height: 7,
        count: 1900,
      })
      return finish(s)
    },
  },
  {
    id: 'photo-03',
    alt: "Zebre al pascolo nella nebbia leggera sul fondo del cratere di Ngorongoro, chiuso dall'alto bordo verde",
    paint(w, h) {
      const s = new Scene(w, h, { mood: blueMist, sun: [0.2, 0.12], horizon: 0.52 })
      sky(s, { clouds: 0.4, seed: 6 })
      // The rim: one long level wall with folds of forest.
      const rim = (x) =>
        h * (0.27 + 0.03 * Math.sin((x / w) * 4 + 1)) + fbm((x / h) * 2.4, 4, 5) * h * 0.04
      mountain(s, {
        top: rim,
        base: h * 0.56,
        rock: '#6f9070',
        haze: 0.3,
        footHaze: 0.85,
        hazeFrom: 0.3,
        scale: 0.2,
      })
      fog(s, { y: 0.29, thickness: 0.06, power: 0.75, colour: '#f4f3ea', seed: 8 })
      fog(s, { y: 0.5, thickness: 0.07, power: 0.8, colour: '#f2f0e4', seed: 3 })
      grassland(s, {
        at: 0.53,
        bumps: 0.008,
        haze: 0.6,
        seed: 4,
        colour: '#a3ad52',
        straw: ['#b5b878', '#8f9c5c'],
        blades: 500,
      })
      lake(s, { top: 0.575, bottom: 0.615, wave: 0.3, glint: 0 })
      grassland(s, {
        at: 0.61,
        bumps: 0.012,
        haze: 0.36,
        seed: 6,
        colour: '#9aa648',
        straw: ['#b5b470', '#87924e', '#d6cf92'],
        blades: 900,
      })
      herd(s, {
        kinds: [zebra()],
        from: 0.02,
        to: 0.98,
        far: 0.64,
        near: 0.76,
        count: 17,
        size: [4, 9],
        seed: 12,
        haze: 0.5,
      })
      fog(s, { y: 0.66, thickness: 0.04, power: 0.35, colour: '#f4f2e6', seed: 11 })
      for (const [x, y, size, flip] of [
        [0.3, 0.9, 30, true],
        [0.52, 0.86, 23, false],
        [0.14, 0.85, 20, false],
      ]) {
        groundShadow(s, x, y, size * 0.6)
        place(s, zebra(), { x, y, size, flip, front: 0.75, rim: 0.4 })
      }
      nearGrass(s, { at: 0.93, seed: 6, colours: ['#a5a85c', '#6f8046', '#d2cb8a', '#56693c'] })
      return finish(s)
    },
  },
  {
    id: 'photo-04',
    alt: "I baobab giganti del Tarangire con i rami nudi contro il cielo dell'ora blu e la luna che sorge",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dusk,
          sky: [
            [0, '#122350'],
            [0.4, '#33568c'],
            [0.7, '#8f9aae'],
            [0.88, '#f2bd92'],
            [1, '#ffd6a0'],
          ],
          front: 0.28,
        },
        sun: [0.24, 0.7],
        horizon: 0.74,
      })
      sky(s, { clouds: 0.08, seed: 9 })
      stars(s, { count: 170, below: 0.4, seed: 4 })
      moon(s, { x: 0.79, y: 0.27, radius: 5 })
      mountain(s, {
        top: range(s, { height: 0.05, seed: 4, detail: 1 }),
        rock: '#6f7a9c',
        haze: 0.5,
      })
      grassland(s, {
        at: 0.745,
        bumps: 0.01,
        haze: 0.5,
        seed: 4,
        trees: 7,
        height: 7,
        colour: '#8a6a54',
        blades: 600,
      })
      baobab(s, { x: 0.66, y: 0.79, height: 38, seed: 5, haze: 0.24, front: 0.25 })
      baobab(s, { x: 0.93, y: 0.78, height: 28, seed: 8, haze: 0.34, front: 0.25 })
      grassland(s, {
        at: 0.79,
        bumps: 0.016,
        haze: 0.18,
        seed: 7,
        colour: '#6f5448',
        straw: ['#9a7654', '#6a4c44'],
        blades: 900,
      })
      place(s, elephant(), { x: 0.54, y: 0.845, size: 10, front: 0.2, rim: 0.8 })
      place(s, elephant({ calf: true }), { x: 0.49, y: 0.845, size: 5.5, front: 0.2, rim: 0.8 })
      baobab(s, { x: 0.24, y: 0.93, height: 84, seed: 3, front: 0.22, girth: 1.1, rim: 0.7 })
      nearGrass(s, {
        at: 0.9,
        soil: '#42364c',
        colours: ['#54424c', '#352c48', '#8f6a54', '#6a5048'],
      })
      return finish(s)
    },
  },
  {
    id: 'photo-05',
    alt: "Una mongolfiera sorvola all'alba un fiume che serpeggia nella savana del Serengeti, vista dall'alto",
    paint(w, h) {
      const s = new Scene(w, h, { mood: { ...honey, front: 0.75 }, sun: [0.9, 0.06], horizon: 0.2 })
      sky(s, { clouds: 0.1, seed: 3 })
      mountain(s, {
        top: range(s, { height: 0.06, seed: 6, detail: 1 }),
        rock: '#8f96ae',
        haze: 0.5,
      })
      const river = (z) => 0.5 * Math.sin(z * 1.5 + 0.6) + 0.16 * Math.sin(z * 3.7) + 0.1
      shallows(s, {
        eye: 0.75,
        depth: (X, Z) => 0.11 - Math.abs(X - river(Z)) * 0.55 + fbm(X * 3, Z * 3, 3) * 0.03,
        colours: [
          [0, '#d9c79a'],
          [0.1, '#a9b49a'],
          [0.4, '#6f9aa0'],
          [1, '#4f7f94'],
        ],
        sand: '#d9b878',
        green: '#a89a4c',
        beach: 0.03,
        reef: 0,
        haze: 0.6,
        hazeFrom: 1.6,
        glint: 0.02,
        surf: 0,
        canopy: 12,
      })
      const P = s.plane(0.75)
      const r = random(7)
      const trees = Array.from({ length: 38 }, () => {
        const z = 0.95 + r() ** 1.5 * 5
        return [river(z) + (r() < 0.5 ? -1 : 1) * (0.24 + r() ** 2 * 1.6), z, 0.6 + r() * 0.7]
      }).sort((a, b) => b[1] - a[1])
      for (const [X, z, k] of trees) {
        const [x, y] = P(X, z)
        if (x < -40 || x > w + 40 || y > h + 40) continue
        groundShadow(s, x / w - (k * 2) / z / 100, y / h, (k * 5) / z, (k * 1.2) / z)
        bush(s, {
          x: x / w,
          y: y / h,
          size: (k * 4.6) / z,
          colour: r() < 0.5 ? '#7f8a3e' : '#5f7a3a',
          seed: Math.floor(r() * 90),
          haze: clamp((z - 1.4) * 0.13, 0, 0.6),
          leaf: false,
          front: 0.7,
        })
      }
      const [ex, ey] = P(-0.62, 1.35)
      for (let i = 0; i < 9; i++)
        place(s, elephant({ calf: i % 4 === 3 }), {
          x: ex / w + i * 0.022 - 0.03,
          y: ey / h + Math.sin(i) * 0.008,
          size: i % 4 === 3 ? 1.5 : 2.6,
          front: 0.6,
        })
      place(s, balloon({ colours: ['#c8402f', '#f2c14e', '#2f6f8a'] }), {
        x: 0.68,
        y: 0.72,
        size: 58,
        rim: 0.6,
        front: 0.75,
      })
      place(s, balloon(), { x: 0.3, y: 0.3, size: 12, haze: 0.36, front: 0.6 })
      return finish(s, { rays: 0.08 })
    },
  },
  {
    id: 'photo-06',
    alt: 'Guerrieri Masai avvolti negli shuka rossi davanti alle capanne di paglia del villaggio, sotto il sole del mattino',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...clearDay, lit: '#fff0d4', haze: '#e6e2cf', front: 0.8 },
        sun: [0.1, 0.12],
        horizon: 0.54,
      })
      sky(s, { clouds: 0.16, seed: 15 })
      cumulus(s, { x: 0.76, y: 0.4, width: 54, height: 13, seed: 7 })
      mountain(s, {
        top: cone(s, { at: 0.3, height: 0.24, spread: 0.26 }),
        rock: '#8f9cae',
        haze: 0.42,
      })
      grassland(s, {
        at: 0.545,
        bumps: 0.01,
        haze: 0.42,
        seed: 4,
        trees: 10,
        height: 8,
        colour: '#b8a05c',
        blades: 700,
      })
      ground(s, {
        top: groundLine(s, { at: 0.6, bumps: 0.012, seed: 5 }),
        colour: '#c2855a',
        farColour: '#cf9c6c',
        haze: 0.12,
        grain: 0.6,
      })
      for (const [x, y, size] of [
        [0.93, 0.655, 13],
        [0.62, 0.65, 11],
        [0.78, 0.69, 18],
        [0.48, 0.665, 12],
      ]) {
        groundShadow(s, x + 0.02, y, size, 0.6)
        place(s, hut(), { x, y, size, haze: 0.06, front: 0.8 })
      }
      // A fence of thorn branches round the village.
      grove(s, {
        top: (x) => h * 0.705 + noise((x / h) * 9, 3) * h * 0.008,
        from: 0.4,
        to: 1,
        depth: 2.4,
        size: 1,
        colour: '#8a6f4c',
        seed: 6,
      })
      acacia(s, {
        x: 0.04,
        y: 0.86,
        height: 74,
        width: 1.2,
        seed: 5,
        lean: 0.1,
        colour: '#6a7a3c',
        front: 0.6,
      })
      bush(s, { x: 0.05, y: 0.88, size: 6, colour: LEAVES.olive, seed: 8, front: 0.6 })
      for (const [x, y, size, cloth, seed] of [
        [0.24, 0.9, 38, '#c8322c', 1],
        [0.34, 0.885, 35, '#b0264c', 2],
        [0.43, 0.9, 37, '#d9482c', 5],
        [0.66, 0.8, 18, '#c8322c', 4],
        [0.71, 0.8, 17, '#a8244a', 7],
      ]) {
        groundShadow(s, x + size * 0.0026, y, size * 0.3, size * 0.025)
        place(s, maasai({ cloth, seed }), {
          x,
          y,
          size,
          front: 0.85,
          rim: 0.5,
          flip: seed % 2 === 0,
        })
      }
      nearGrass(s, { at: 0.965, seed: 8, count: 700, height: 4 })
      return finish(s)
    },
  },
  {
    id: 'photo-07',
    alt: 'Migliaia di fenicotteri rosa sulle acque basse del lago Natron, con il vulcano Ol Doinyo Lengai sullo sfondo',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dawn,
          sky: [
            [0, '#5a8cc0'],
            [0.45, '#a9c8d8'],
            [0.8, '#f3dccb'],
            [1, '#fbe4cc'],
          ],
          haze: '#f0dcd0',
          front: 0.7,
        },
        sun: [0.84, 0.2],
        horizon: 0.5,
      })
      sky(s, { clouds: 0.2, seed: 12 })
      mountain(s, {
        top: cone(s, { at: 0.34, height: 0.36, spread: 0.2, crater: 0.05 }),
        rock: '#8a93ac',
        snow: '#f2ece6',
        snowLine: 0.04,
        haze: 0.26,
      })
      mountain(s, {
        top: range(s, { height: 0.09, seed: 5, detail: 1.1 }),
        rock: '#8f96a8',
        haze: 0.45,
      })
      fog(s, { y: 0.49, thickness: 0.035, power: 0.6, seed: 4 })
      lake(s, {
        wave: 0.3,
        mirror: 0.92,
        mirrorFade: 0.55,
        glint: 0.3,
        body: [
          [0, '#e6c9c4'],
          [0.5, '#b5b8c4'],
          [1, '#7f95b0'],
        ],
      })
      const r = random(5)
      for (let i = 0; i < 420; i++) {
        const t = r()
        s.k.fillStyle = s.far(['#f0808e', '#f7a8ac', '#e8677c'][i % 3], 0.35 - t * 0.2)
        s.k.beginPath()
        s.k.ellipse(
          r() * w,
          h * (0.512 + t * t * 0.045),
          s.u * (0.25 + t * 0.35),
          s.u * (0.18 + t * 0.22),
          0,
          0,
          7,
        )
        s.k.fill()
      }
      const birdsNear = Array.from({ length: 46 }, () => [r() * 1.04 - 0.02, r(), r()]).sort(
        (a, b) => a[1] - b[1],
      )
      for (const [x, t, k] of birdsNear) {
        if (t > 0.55 && x > 0.62) continue
        place(s, flamingo({ feeding: k < 0.4 }), {
          x,
          y: 0.58 + t ** 1.4 * 0.3,
          size: 5 + t ** 1.3 * 21,
          flip: k > 0.5,
          haze: 0.3 * (1 - t),
          front: 0.8,
          rim: 0.4,
          reflect: { power: 0.42, length: 0.04 + t * 0.12, wobble: 2 },
        })
      }
      birds(s, { x: 0.7, y: 0.2, count: 12, size: 0.8, seed: 7, colour: '#e8808c' })
      return finish(s)
    },
  },
  {
    id: 'photo-08',
    alt: "Una jeep da safari percorre una pista rossa bagnata di pioggia, con l'arcobaleno sopra la savana verde",
    paint(w, h) {
      const s = new Scene(w, h, { mood: rainLight, sun: [0.06, 0.3], horizon: 0.5 })
      sky(s, { clouds: 0.8, cloudSoft: 0.5, seed: 21 })
      rainShafts(s, {
        x0: 0.45,
        x1: 1.1,
        y0: 0.08,
        y1: 0.5,
        power: 0.6,
        colour: '#465478',
        seed: 5,
      })
      mountain(s, {
        top: range(s, { height: 0.07, seed: 8, detail: 1.1 }),
        rock: '#6f84a0',
        haze: 0.36,
      })
      rainbow(s, { x: 0.74, y: 0.62, radius: 46, width: 4, power: 0.34 })
      grassland(s, {
        at: 0.505,
        bumps: 0.012,
        haze: 0.4,
        seed: 5,
        trees: 10,
        height: 9,
        colour: '#97a552',
        straw: ['#a5b060', '#7a8c44', '#c9c878'],
        blades: 700,
        leaf: '#5f7a3c',
      })
      grassland(s, {
        at: 0.57,
        bumps: 0.02,
        haze: 0.14,
        seed: 7,
        trees: 3,
        height: 22,
        colour: '#8a9c48',
        straw: ['#a5b058', '#6a803c', '#ced07a'],
        blades: 1400,
        leaf: '#5a7638',
      })
      // The track comes from the far left, passes before the viewer and leaves to the right.
      const track = (x) =>
        h * (0.79 - 0.05 * Math.sin((x / w) * 4.2 - 0.6)) + noise((x / h) * 4, 6) * h * 0.006
      s.layer(
        (k) => {
          const strip = (c, y0, y1) => {
            k.fillStyle = c
            k.beginPath()
            for (let x = 0; x <= w; x += 4)
              k.lineTo(x, track(x) + y0 * s.u + noise(x / s.u, y0) * s.u * 0.25)
            for (let x = w; x >= 0; x -= 4)
              k.lineTo(x, track(x) + y1 * s.u + noise(x / s.u, y1) * s.u * 0.25)
            k.fill()
          }
          strip(s.tone('#b5683f', 0.75), -2, 7)
          strip(s.tone('#8f4f36', 0.55), 0, 1.7)
          strip(s.tone('#8f4f36', 0.55), 3.4, 5.6)
          const r = random(5)
          for (let i = 0; i < 26; i++) {
            const x = r() * w
            k.fillStyle = 'rgba(196,212,232,.55)'
            k.beginPath()
            k.ellipse(
              x,
              track(x) + (i % 2 ? 0.9 : 4.5) * s.u,
              s.u * (2 + r() * 4),
              s.u * 0.34,
              0,
              0,
              7,
            )
            k.fill()
          }
        },
        { lit: false, texture: 0.08 },
      )
      grass(s, {
        top: (x) => track(x) - s.u * 1.6,
        height: 1.8,
        count: 500,
        colours: ['#a5b058', '#6a803c', '#ced07a'],
        seed: 12,
        jitter: 0.6,
      })
      groundShadow(s, 0.4, track(s.x(0.4)) / h + 0.036, 20, 1.4)
      place(s, jeep(), { x: 0.4, y: track(s.x(0.4)) / h + 0.04, size: 24, front: 0.85, rim: 0.5 })
      place(s, giraffe(), { x: 0.8, y: 0.69, size: 25, flip: true, front: 0.75, haze: 0.06 })
      place(s, giraffe(), { x: 0.86, y: 0.68, size: 19, flip: true, front: 0.75, haze: 0.1 })
      grass(s, {
        top: groundLine(s, { at: 0.94, bumps: 0.03, seed: 6 }),
        from: 0,
        to: 1,
        height: 6,
        count: 1500,
        colours: ['#a5b058', '#5f7836', '#ced07a'],
        seed: 4,
        jitter: 9,
      })
      return finish(s)
    },
  },
  {
    id: 'photo-09',
    alt: "Viaggiatori attorno al fuoco davanti alle tende del campo, sotto l'arco luminoso della Via Lattea",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.night,
          sky: [
            [0, '#050c24'],
            [0.5, '#122a56'],
            [0.85, '#33507c'],
            [1, '#8a7684'],
          ],
        },
        sun: [0.3, 0.7],
        horizon: 0.74,
      })
      sky(s, { clouds: 0 })
      stars(s, { count: 900, below: 0.72, seed: 5 })
      milkyWay(s, { x: 0.52, tilt: 0.8, below: 0.74 })
      mountain(s, {
        top: range(s, { height: 0.05, seed: 6, detail: 1 }),
        rock: '#4f648c',
        haze: 0.25,
        footHaze: 0.4,
      })
      grassland(s, {
        at: 0.745,
        bumps: 0.01,
        haze: 0.2,
        seed: 6,
        trees: 8,
        height: 9,
        colour: '#6a6a6c',
        straw: ['#8a8478', '#5c5c68'],
        blades: 600,
      })
      acacia(s, {
        x: 0.88,
        y: 0.86,
        height: 50,
        width: 1.35,
        seed: 9,
        colour: '#566048',
        front: 0.3,
        rim: 0.3,
        detail: 1.3,
      })
      ground(s, {
        top: groundLine(s, { at: 0.8, bumps: 0.014, seed: 4 }),
        colour: '#8a7460',
        haze: 0,
        grain: 0.5,
      })
      for (const [x, y, size] of [
        [0.1, 0.85, 17],
        [0.66, 0.84, 12],
        [0.79, 0.855, 14],
      ]) {
        place(s, lodgeTent(), { x, y, size, front: 0.4 })
        s.glow(x, y - 0.06, size * 1.3, '#ffb45c', 0.36)
      }
      s.glow(0.36, 0.9, 34, '#ff9a40', 0.5)
      for (const [x, seed, flip] of [
        [0.27, 3, false],
        [0.305, 9, false],
        [0.42, 6, true],
        [0.455, 2, true],
      ])
        place(s, sitter({ seed }), {
          x,
          y: 0.915,
          size: 10,
          flip,
          rim: '#ffc27a',
          rimFrom: [flip ? -1 : 1, -0.2],
          front: 0.5,
        })
      place(s, campfire(), { x: 0.36, y: 0.925, size: 9 })
      s.glow(0.36, 0.9, 16, '#ffc070', 0.6)
      nearGrass(s, {
        at: 0.975,
        seed: 5,
        count: 900,
        height: 5,
        colours: ['#6a5a54', '#3f4054', '#a07850'],
      })
      return finish(s)
    },
  },
  {
    id: 'photo-10',
    alt: "La spiaggia bianca di Nungwi con le palme piegate e un dhow all'ancora nell'acqua turchese",
    paint(w, h) {
      const s = new Scene(w, h, { mood: clearDay, sun: [0.8, 0.08], horizon: 0.4 })
      sky(s, { clouds: 0.12, seed: 27 })
      cumulus(s, { x: 0.62, y: 0.39, width: 70, height: 15, seed: 5 })
      lagoon(s, { wave: 0.7 })
      place(s, dhow(), {
        x: 0.66,
        y: 0.56,
        size: 19,
        front: 0.85,
        reflect: { power: 0.4, length: 0.09 },
      })
      place(s, dhow(), { x: 0.86, y: 0.445, size: 7, haze: 0.2, front: 0.8 })
      const edge = (x) => h * (0.5 + 0.44 * (x / w) ** 0.75) + noise((x / h) * 4, 5) * h * 0.012
      foam(s, edge)
      beach(s, edge, { colour: '#fdf0d4', wet: '#dcc69c' })
      grove(s, {
        top: (x) => h * (0.45 - 0.06 * (1 - x / (w * 0.2))),
        to: 0.14,
        depth: 8,
        size: 2.4,
        colour: LEAVES.jungle,
        seed: 7,
        haze: 0.06,
      })
      for (const [x, y, height, lean, seed] of [
        [0.1, 0.56, 36, 0.16, 3],
        [0.06, 0.62, 48, 0.2, 8],
        [0.02, 0.74, 66, 0.26, 12],
        [-0.02, 0.92, 92, 0.3, 5],
      ]) {
        groundShadow(s, x + 0.08, y + 0.01, height * 0.3, height * 0.02, 'rgba(90,80,130,.36)')
        palm(s, { x, y, height, lean, seed })
      }
      return finish(s)
    },
  },
  {
    id: 'photo-11',
    alt: 'Il lungomare di Stone Town con la Casa delle Meraviglie e i palazzi bianchi, mentre i dhow rientrano nella luce calda',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.golden,
          disc: 0,
          front: 0.8,
          sky: [
            [0, '#4a7fb4'],
            [0.5, '#9fbfcc'],
            [0.85, '#f6dcae'],
            [1, '#ffe6b8'],
          ],
          lamps: 0.25,
        },
        sun: [0.05, 0.3],
        horizon: 0.56,
      })
      sky(s, { clouds: 0.22, seed: 35 })
      const y = 0.566
      const r = random(8)
      for (let i = 0; i < 22; i++)
        place(
          s,
          coralHouse({
            seed: i + 40,
            floors: 2 + Math.floor(r() * 2),
            wall: ['#e8dcc4', '#f2e6d0', '#dcc8a8', '#e6cfc0'][i % 4],
          }),
          { x: (i + 0.5) / 22 + (r() - 0.5) * 0.02, y: y - 0.004, size: 15 + r() * 9, haze: 0.32 },
        )
      place(s, houseOfWonders(), { x: 0.6, y: y + 0.002, size: 36, front: 0.9, rim: 0.4 })
      for (const [x, floors, size, wall] of [
        [0.05, 3, 22, '#f2e6d0'],
        [0.14, 4, 26, '#ead6b4'],
        [0.24, 3, 20, '#f6eedd'],
        [0.33, 3, 23, '#e6cfae'],
        [0.42, 2, 17, '#f2e2c8'],
        [0.79, 3, 21, '#f4ead6'],
        [0.88, 4, 25, '#e2cdac'],
        [0.97, 3, 22, '#f2e6d0'],
      ])
        place(s, coralHouse({ seed: Math.round(x * 100), floors, wall }), {
          x,
          y: y + 0.002,
          size,
          front: 0.85,
          haze: 0.05,
        })
      ground(s, { top: () => h * y, colour: '#cfb48c', grain: 0.4, haze: 0.05, base: 0.592 })
      for (const [x, height, seed] of [
        [0.19, 17, 3],
        [0.48, 18, 5],
        [0.73, 16, 7],
        [0.93, 15, 9],
      ])
        palm(s, { x, y: y + 0.006, height, seed, lean: 0.03, front: 0.7 })
      sea(s, {
        top: 0.59,
        wave: 0.6,
        mirror: 0.75,
        mirrorFade: 1.2,
        glint: 0.3,
        body: [
          [0, '#7fb8b8'],
          [0.4, '#3f98a8'],
          [1, '#1b6284'],
        ],
      })
      for (const [x, row, size, flip] of [
        [0.3, 0.86, 40, false],
        [0.82, 0.7, 16, true],
        [0.56, 0.66, 10, false],
      ])
        place(s, dhow(), {
          x,
          y: row,
          size,
          flip,
          front: 0.75,
          rim: 0.6,
          reflect: { power: 0.5, length: 0.16 },
        })
      return finish(s)
    },
  },
  {
    id: 'photo-12',
    alt: "Un portone di legno intagliato con borchie d'ottone in un vicolo di Stone Town, accanto a una buganvillea in fiore",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.golden, front: 0.82, lamps: 0.6, shade: '#6a74a0' },
        sun: [0.05, 0.05],
        horizon: 0.86,
      })
      const wall = rgb(s.tone('#ecdcc0', 0.85))
      const dim = rgb(s.tone('#c2a98c', 0.35))
      const bare = rgb(s.tone('#b5937a', 0.5))
      // Old plaster: warm where the sun slants in, coral stone showing through.
      s.shade([0, 0, w, h], (x, y, out) => {
        const n = fbm((x / h) * 4, (y / h) * 4, 5)
        const sun = smooth(0.12, -0.16, x / w - 0.62 - (y / h - 0.5) * 0.5 + n * 0.03)
        const worn = smooth(0.16, 0.3, fbm((x / h) * 2.4 + 8, (y / h) * 3 + 4, 6)) * 0.4
        const li = clamp(0.25 + sun * 0.62 + n * 0.4 + noise(x * 0.3, y * 0.3) * 0.04)
        for (let j = 0; j < 3; j++) {
          const c = dim[j] + (wall[j] - dim[j]) * li
          out[j] = c + (bare[j] * (0.5 + li * 0.5) - c) * worn
        }
      })
      ground(s, {
        top: () => h * 0.9,
        colour: '#a58a70',
        farColour: '#b59a7c',
        haze: 0,
        grain: 0.7,
      })
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#d9c4a0', 0.7)
          k.fillRect(-9, h * 0.8, w * 0.275, h * 0.11)
          k.fillRect(w * 0.62, h * 0.8, w * 0.45, h * 0.11)
          k.fillStyle = s.tone('#f0dfc0', 0.95)
          k.fillRect(-9, h * 0.785, w * 0.28, h * 0.02)
          k.fillRect(w * 0.615, h * 0.785, w * 0.45, h * 0.02)
        },
        { lit: false, texture: 0.1 },
      )
      groundShadow(s, 0.45, 0.905, 36, 1.6)
      place(s, carvedDoor(), { x: 0.445, y: 0.9, size: 82, front: 0.82, rim: 0.4 })
      s.layer(
        (k) => {
          k.strokeStyle = '#3f2f38'
          k.lineWidth = s.u * 0.7
          k.beginPath()
          k.moveTo(s.x(0.79), s.y(0.19))
          k.quadraticCurveTo(s.x(0.76), s.y(0.14), s.x(0.73), s.y(0.17))
          k.lineTo(s.x(0.73), s.y(0.26))
          k.stroke()
        },
        { lit: false, texture: 0 },
      )
      place(s, marketLantern({ colour: '#e0a040' }), { x: 0.73, y: 0.44, size: 20, front: 0.7 })
      s.glow(0.73, 0.38, 16, '#ffc878', 0.5)
      place(s, spiceHeap({ colour: '#c9542c' }), { x: 0.69, y: 0.79, size: 10, front: 0.75 })
      place(s, spiceHeap({ colour: '#e0b03c' }), { x: 0.76, y: 0.79, size: 9, front: 0.75 })
      branch(s, {
        x: -0.02,
        y: -0.02,
        angle: 0.9,
        length: 19,
        wood: '#5a4038',
        colour: LEAVES.bougainvillea,
        seed: 14,
        depth: 6,
        petals: 9,
      })
      branch(s, {
        x: 0.2,
        y: -0.04,
        angle: 1.3,
        length: 10,
        wood: '#5a4038',
        colour: LEAVES.bougainvillea,
        seed: 9,
        depth: 5,
        petals: 9,
      })
      return finish(s, { vignette: 0.3 })
    },
  },
  {
    id: 'photo-13',
    alt: "Una lingua di sabbia bianca affiora con la bassa marea nell'oceano di Zanzibar, tra barche e acque trasparenti",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...clearDay, front: 0.8 },
        sun: [0.2, 0.05],
        horizon: 0.17,
      })
      sky(s, { clouds: 0.14, seed: 8 })
      cumulus(s, { x: 0.7, y: 0.165, width: 60, height: 7, seed: 4 })
      const bar = (X, Z) => {
        const mid = 0.26 * Math.sin(Z * 1.5 + 0.7) + 0.06
        const width = 0.2 * smooth(0.75, 1.3, Z) * smooth(3.6, 1.8, Z)
        return Math.abs(X - mid) * 0.62 - width + fbm(X * 2.4, Z * 2.4, 4) * 0.09 + 0.02
      }
      shallows(s, {
        eye: 0.62,
        depth: (X, Z) => bar(X, Z),
        beach: 9,
        reef: 0.45,
        haze: 0.45,
        hazeFrom: 2.5,
      })
      for (const [x, y, size, flip] of [
        [0.26, 0.56, 12, false],
        [0.74, 0.42, 8, true],
        [0.85, 0.66, 15, true],
      ]) {
        groundShadow(s, x + 0.012, y + 0.03, size * 0.55, size * 0.08, 'rgba(10,70,110,.4)')
        place(s, dhow(), { x, y, size, flip, front: 0.9 })
      }
      for (const [x, y, size, seed] of [
        [0.5, 0.52, 5, 3],
        [0.47, 0.6, 6, 7],
      ]) {
        place(s, crowd({ count: 3, seed, colours: ['#d9573f', '#f4ead0', '#2f7d8a', '#e8a33d'] }), {
          x,
          y,
          size,
          front: 0.9,
        })
      }
      birds(s, { x: 0.4, y: 0.3, count: 6, seed: 9, colour: '#ffffff' })
      palm(s, { x: -0.02, y: 1.08, height: 84, lean: 0.14, seed: 5 })
      return finish(s)
    },
  },
  {
    id: 'photo-14',
    alt: 'Ceste di curcuma, zafferano e peperoncino sotto le lanterne accese del mercato delle spezie di Zanzibar',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dusk, front: 0.55, lamps: 1 },
        sun: [0.5, 0.3],
        horizon: 0.5,
      })
      sky(s, { clouds: 0.1, seed: 4 })
      const r = random(12)
      for (const [x, floors, size, haze, wall] of [
        [0.5, 3, 30, 0.45, '#d9c09a'],
        [0.36, 4, 44, 0.3, '#e2cba6'],
        [0.64, 4, 46, 0.28, '#d2b48c'],
        [0.2, 4, 62, 0.16, '#e6d2b0'],
        [0.8, 4, 64, 0.14, '#d9bd94'],
        [0.04, 5, 86, 0.04, '#cfae86'],
        [0.97, 5, 88, 0.04, '#d6b890'],
      ])
        place(s, coralHouse({ seed: Math.round(x * 77), floors, wall }), {
          x,
          y: 0.62,
          size,
          haze,
          front: 0.5,
        })
      ground(s, {
        top: () => h * 0.6,
        colour: '#9a7a6c',
        farColour: '#c29a7c',
        haze: 0.1,
        grain: 0.6,
      })
      for (const [x, y, size, seed] of [
        [0.47, 0.66, 14, 3],
        [0.58, 0.69, 17, 8],
      ])
        place(
          s,
          crowd({
            count: 4,
            seed,
            colours: ['#c8402f', '#2f6f8a', '#f0d8a0', '#8a3f6a', '#3f7a5a'],
          }),
          { x, y, size, front: 0.45, rim: '#ffc27a' },
        )
      // Awnings over both sides of the lane.
      s.layer(
        (k) => {
          for (const [x0, x1, y0, y1, c] of [
            [-0.02, 0.36, 0.2, 0.36, '#c8503a'],
            [1.02, 0.68, 0.22, 0.37, '#e0a040'],
          ]) {
            k.fillStyle = s.tone(c, 0.45)
            k.beginPath()
            k.moveTo(s.x(x0), s.y(y0))
            k.lineTo(s.x(x1), s.y(y1))
            k.lineTo(s.x(x1), s.y(y1 + 0.04))
            k.lineTo(s.x(x0), s.y(y0 + 0.11))
            k.fill()
          }
        },
        { lit: false, texture: 0.08, rim: '#ffd08a' },
      )
      const lamps = [
        [0.16, 0.42, 13],
        [0.3, 0.4, 10],
        [0.42, 0.36, 7],
        [0.57, 0.37, 7],
        [0.72, 0.41, 11],
        [0.88, 0.43, 14],
      ]
      for (const [i, [x, y, size]] of lamps.entries()) {
        s.layer(
          (k) => {
            k.strokeStyle = '#3a2c3c'
            k.lineWidth = s.u * 0.2
            k.beginPath()
            k.moveTo(s.x(x), 0)
            k.lineTo(s.x(x), s.y(y) - size * s.u)
            k.stroke()
          },
          { lit: false, texture: 0 },
        )
        place(s, marketLantern({ colour: ['#e0a040', '#d9573f', '#3f8f9a'][i % 3] }), {
          x,
          y,
          size,
          front: 0.6,
        })
        s.glow(x, y - size * 0.005, size * 1.6, '#ffc070', 0.5)
      }
      const spices = [
        '#e0a02c',
        '#c8402f',
        '#8a4a2c',
        '#d9782c',
        '#7f8a3c',
        '#b5602f',
        '#e8c24a',
        '#a32f3c',
      ]
      for (let row = 0; row < 3; row++) {
        const y = 0.78 + row * 0.1
        const size = 14 + row * 5
        const half = [0.2, 0.16, 0.12][row]
        s.layer(
          (k) => {
            k.fillStyle = s.tone('#7a5040', 0.4 - row * 0.06)
            for (const [a, b] of [
              [-0.02, 0.5 - half],
              [0.5 + half, 1.02],
            ])
              k.fillRect(s.x(a), s.y(y) - s.u, s.x(b - a), s.u * 14)
          },
          { lit: false, texture: 0.08 },
        )
        for (let i = 0; i < 12; i++) {
          const x = (i + 0.5 + (r() - 0.5) * 0.2) / 12
          if (Math.abs(x - 0.5) < half) continue
          place(s, spiceHeap({ colour: spices[(i * 3 + row * 2) % 8] }), {
            x,
            y,
            size,
            front: 0.7,
            rim: '#ffd08a',
            rimFrom: [0, -1],
          })
        }
      }
      s.glow(0.5, 0.55, 40, '#ffb060', 0.24)
      return finish(s)
    },
  },
]
