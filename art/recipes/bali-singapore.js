import { Path2D } from '@napi-rs/canvas'
import { alpha } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { clamp, fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { limb } from '../core/shape.js'
import { moods } from '../moods/moods.js'
import { bush, grass, grove, LEAVES, leafTones, tree } from '../nature/foliage.js'
import { beach, ground } from '../nature/ground.js'
import { cone, fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { boulders } from '../nature/rocks.js'
import { birds, cumulus, sky, stars } from '../nature/sky.js'
import { foam, lagoon, lake, sea } from '../nature/water.js'
import { city } from '../things/asia-city.js'
import { crowd } from '../things/asia-people.js'
import { lanternString } from '../things/asia-street.js'
import { fieldHut, guardian, meru, splitGate } from '../things/bali.js'
import { jukung, macaque, offeringBearer, parasol, penjor } from '../things/bali-life.js'
import { curve, shadow } from '../things/marks.js'
import { traveller } from '../things/people.js'
import { cliff, shallows, terraces, waterfall } from '../things/shaped-land.js'
import {
  bigWheel,
  glassShell,
  lotusMuseum,
  marinaBaySands,
  supertree,
} from '../things/singapore.js'
import { bumboat, merlion, shophouse } from '../things/singapore-quay.js'

const tropicalMorning = {
  ...moods.dawn,
  sky: [
    [0, '#3f78b4'],
    [0.4, '#86b4d2'],
    [0.7, '#e9d6b4'],
    [1, '#ffe9bf'],
  ],
  haze: '#f3e0bd',
  lit: '#fff3da',
  shade: '#6f86a8',
  front: 0.62,
}
const bayNight = {
  ...moods.night,
  sky: [
    [0, '#122a5c'],
    [0.45, '#2f5590'],
    [0.75, '#8294b0'],
    [0.9, '#e0ac90'],
    [1, '#ffc890'],
  ],
  haze: '#8290ae',
  front: 0.6,
  lit: '#b9c6dc',
  shade: '#2c3f6e',
  lake: moods.night.lake,
}

/** Palms standing in a plantation: list of [x, y, height, lean]. */
const palms = (s, list, look = {}) =>
  list.forEach(([x, y, height, lean], i) => palm(s, { x, y, height, lean, seed: i + 3, ...look }))

/** The towers of the business district behind the bay. */
function downtown(s, y, { from = -0.02, to = 1.02, haze = 0.2, tall = 30 } = {}) {
  const mid = (from + to) / 2
  const shape = (x) => 0.55 + 0.6 * Math.exp(-(((x - mid) / ((to - from) * 0.3)) ** 2))
  city(s, {
    y,
    low: tall * 0.4,
    high: tall * 0.8,
    width: 4.4,
    haze: haze + 0.28,
    seed: 21,
    from,
    to,
    shape,
  })
  city(s, {
    y: y + 0.002,
    low: tall * 0.45,
    high: tall * 1.1,
    width: 5,
    haze,
    seed: 33,
    from,
    to,
    shape,
    share: 0.6,
  })
  city(s, {
    y: y + 0.004,
    low: 3,
    high: 6,
    width: 7,
    haze: haze * 0.5,
    seed: 44,
    from,
    to,
    share: 0.85,
    colours: ['#d6c4a4', '#c4b49a', '#e0d2b8'],
  })
}

/** Leaves hanging in from above and the sides: the frame of jungle pictures. */
function leafFrame(s, list, colour = LEAVES.deep) {
  for (const [x, y, size, seed] of list) {
    const r = random(seed)
    s.layer(
      (k) => {
        const px = s.x(x)
        const py = s.y(y)
        const tones = leafTones(s, colour, 6, 0.2)
        for (let i = 0; i < 13; i++) {
          const a = (i / 13) * 6.283 + r() * 0.4
          const L = size * s.u * (0.7 + r() * 0.5)
          const ex = px + Math.cos(a) * L
          const ey = py + Math.sin(a) * L * 0.8 + L * 0.2
          k.fillStyle = tones[Math.floor(r() * 5)]
          k.beginPath()
          k.moveTo(px, py)
          k.quadraticCurveTo(
            (px + ex) / 2 - Math.sin(a) * L * 0.2,
            (py + ey) / 2 + Math.cos(a) * L * 0.16,
            ex,
            ey,
          )
          k.quadraticCurveTo(
            (px + ex) / 2 + Math.sin(a) * L * 0.2,
            (py + ey) / 2 - Math.cos(a) * L * 0.16,
            px,
            py,
          )
          k.fill()
          k.strokeStyle = tones[5]
          k.lineWidth = Math.max(0.5, s.u * 0.1)
          k.beginPath()
          k.moveTo(px, py)
          k.lineTo(ex, ey)
          k.stroke()
        }
      },
      { lit: false, texture: 0 },
    )
  }
}

export const recipes = [
  {
    id: 'main',
    alt: 'Risaie a terrazza verdissime con un tempio balinese dai molti tetti e il vulcano Agung nel mattino dorato',
    paint(w, h) {
      const s = new Scene(w, h, { mood: tropicalMorning, sun: [0.12, 0.3], horizon: 0.52 })
      sky(s, { clouds: 0.16, seed: 6 })
      mountain(s, {
        top: cone(s, { at: s.pick(0.4, 0.36), height: 0.34, spread: 0.34, crater: 0.05 }),
        rock: '#7d8aa0',
        haze: 0.3,
        footHaze: 0.9,
      })
      mountain(s, {
        top: range(s, { height: 0.1, seed: 8, detail: 1.3 }),
        rock: '#5f8a68',
        haze: 0.5,
      })
      fog(s, { y: 0.5, thickness: 0.05, power: 0.7 })
      const far = curve(
        s,
        [
          [0, 0.46],
          [0.3, 0.5],
          [0.6, 0.5],
          [1, 0.43],
        ],
        0.01,
      )
      grove(s, {
        top: far,
        depth: s.pick(10, 18),
        size: 1.7,
        colour: LEAVES.jungle,
        accents: [[LEAVES.green, 0.3]],
        haze: 0.34,
        seed: 5,
      })
      palms(
        s,
        [
          [0.05, 0.53, 15, 0.1],
          [0.13, 0.54, 12, -0.1],
          [0.5, 0.56, 13, 0.1],
          [0.93, 0.5, 16, -0.1],
          [0.55, 0.56, 10, -0.1],
          [0.86, 0.5, 13, 0.12],
        ],
        { haze: 0.3 },
      )
      fog(s, { y: 0.57, thickness: 0.035, power: 0.5, seed: 4 })
      ground(s, { top: (x) => far(x) + s.u * 4, colour: '#7fa548', haze: 0.4, base: 0.7 })
      fog(s, { y: 0.56, thickness: 0.03, power: 0.4, seed: 7 })
      const hill = curve(
        s,
        [
          [0, 0.55],
          [0.35, 0.6],
          [0.62, 0.575],
          [0.8, 0.56],
          [1, 0.53],
        ],
        0.006,
      )
      terraces(s, {
        top: hill,
        steps: 14,
        seed: 3,
        haze: 0.35,
        water: 0.26,
        bowl: -2.6,
        wave: 3.4,
        bend: 0.46,
      })
      const tx = s.pick(0.72, 0.68)
      grove(s, {
        top: (x) => hill(x) - s.u * 2.4,
        from: tx - s.pick(0.13, 0.25),
        to: tx + s.pick(0.16, 0.3),
        depth: 4,
        size: 1.7,
        colour: LEAVES.jungle,
        seed: 9,
        haze: 0.06,
      })
      place(s, meru({ tiers: 11 }), { x: tx, y: 0.605, size: 47, rim: 0.6, front: 0.68 })
      place(s, meru({ tiers: 5 }), {
        x: tx + s.pick(0.085, 0.15),
        y: 0.612,
        size: 24,
        rim: 0.6,
        front: 0.66,
      })
      place(s, splitGate(), {
        x: tx - s.pick(0.085, 0.15),
        y: 0.622,
        size: 14,
        rim: 0.5,
        front: 0.66,
      })
      grove(s, {
        top: (x) => s.y(0.612) + Math.sin(x / s.u / 3) * s.u * 0.3,
        from: tx - s.pick(0.13, 0.24),
        to: tx + s.pick(0.14, 0.28),
        depth: 2.2,
        size: 1.2,
        colour: LEAVES.green,
        accents: [
          ['#e8b94a', 0.06],
          ['#e0637a', 0.06],
        ],
        seed: 12,
      })
      palm(s, {
        x: s.pick(0.03, 0.02),
        y: 1.03,
        height: s.pick(92, 112),
        lean: 0.08,
        seed: 7,
        front: 0.3,
      })
      palm(s, {
        x: s.pick(-0.04, -0.08),
        y: 1.03,
        height: s.pick(70, 84),
        lean: 0.1,
        seed: 4,
        front: 0.25,
      })
      grove(s, {
        top: (x) => h * (0.97 - 0.09 * Math.max(0, 1 - x / (w * 0.26))),
        to: 0.27,
        depth: 10,
        size: 2.6,
        colour: LEAVES.deep,
        seed: 3,
        front: 0.25,
      })
      birds(s, { x: 0.56, y: 0.2, count: 6, seed: 5 })
      return finish(s, { rays: 0.1 })
    },
  },
  {
    id: 'extra-1',
    alt: "Marina Bay a Singapore nell'ora blu: le tre torri con il tetto a nave, il museo a fiore di loto e la ruota",
    paint(w, h) {
      const s = new Scene(w, h, { mood: bayNight, sun: [0.1, 0.6], horizon: 0.64 })
      sky(s, { clouds: 0.2, seed: 16 })
      const y = s.horizon / h + 0.004
      place(s, bigWheel(), { x: 0.16, y, size: 30, haze: 0.16 })
      city(s, { y, low: 5, high: 12, width: 5, haze: 0.4, seed: 6 })
      place(s, marinaBaySands(), { x: 0.6, y: y + 0.004, size: 46, haze: 0.02, rim: 0.4 })
      place(s, lotusMuseum(), { x: 0.29, y: y + 0.008, size: 14, rim: 0.4 })
      grove(s, {
        top: () => s.horizon - s.u * 1.5,
        depth: 2,
        size: 1,
        colour: LEAVES.deep,
        seed: 6,
      })
      sea(s, { wave: 0.6, mirrorFade: 0.4, glint: 0.2 })
      for (let i = 0; i < 34; i++) s.glow(i / 33, y - 0.006, 2, '#ffd28c', 0.45)
      place(s, bumboat(), { x: 0.42, y: 0.77, size: 8, reflect: { power: 0.5, length: 0.12 } })
      palm(s, { x: 0.01, y: 1.05, height: 74, lean: 0.05, kind: 'royal', seed: 4, front: 0.3 })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: "Il tempio Ulun Danu sul lago Beratan, con i suoi meru specchiati nell'acqua tra le nebbie dell'alba",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dawn, front: 0.55 },
        sun: [0.78, 0.42],
        horizon: 0.55,
      })
      sky(s, { clouds: 0.2, seed: 23 })
      mountain(s, {
        top: range(s, { height: 0.2, seed: 14, detail: 0.9 }),
        rock: '#6f8a94',
        haze: 0.55,
      })
      mountain(s, {
        top: range(s, { height: 0.13, seed: 5, detail: 1.4 }),
        rock: '#4f7a6a',
        haze: 0.3,
      })
      fog(s, { y: 0.53, thickness: 0.06, power: 0.85 })
      lake(s, { wave: 0.4 })
      const isle = (cx, wide, foot) => {
        shadow(s, s.x(cx), s.y(foot), wide * s.u * 0.9, s.u * 1.2, '#1f3a5c', 0.45)
        boulders(s, {
          x: cx,
          y: foot,
          width: wide * 1.5,
          height: 3.2,
          count: 11,
          seed: 3,
          colour: '#8a8a86',
        })
        grove(s, {
          top: (x) => s.y(foot) - s.u * 3 + Math.abs(x - s.x(cx)) * 0.02,
          from: cx - (wide * s.u * 0.62) / w,
          to: cx + (wide * s.u * 0.62) / w,
          depth: 1.8,
          size: 1,
          colour: LEAVES.green,
          accents: [
            ['#e8b94a', 0.12],
            ['#e0637a', 0.14],
          ],
          seed: 8,
        })
      }
      isle(0.4, 34, 0.715)
      place(s, meru({ tiers: 11 }), {
        x: 0.385,
        y: 0.7,
        size: 52,
        rim: 0.8,
        reflect: { y: 0.712, power: 0.62, length: 0.3, wobble: 3 },
      })
      isle(0.6, 20, 0.69)
      place(s, meru({ tiers: 3 }), {
        x: 0.6,
        y: 0.678,
        size: 23,
        rim: 0.8,
        reflect: { y: 0.69, power: 0.6, length: 0.25 },
      })
      fog(s, { y: 0.6, thickness: 0.03, power: 0.4, seed: 8 })
      place(s, jukung({ hull: '#8a6a4c', trim: '#c9573f' }), {
        x: 0.8,
        y: 0.8,
        size: 5,
        front: 0.4,
        reflect: { power: 0.4, length: 0.06 },
      })
      leafFrame(s, [
        [0.02, 0.0, 18, 12],
        [0.12, -0.05, 13, 4],
      ])
      grove(s, {
        top: (x) => h * (1.0 - 0.1 * Math.max(0, 1 - x / (w * 0.3))),
        to: 0.3,
        depth: 9,
        size: 2,
        colour: LEAVES.deep,
        accents: [['#e0637a', 0.1]],
        seed: 6,
        front: 0.3,
      })
      return finish(s, { rays: 0.1 })
    },
  },
  {
    id: 'photo-01',
    alt: "La porta spaccata del tempio di Lempuyang incornicia il vulcano Agung e si specchia nell'acqua, all'alba",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dawn, front: 0.42 },
        sun: [0.3, 0.36],
        horizon: 0.74,
      })
      sky(s, { clouds: 0.2, seed: 12 })
      mountain(s, {
        top: cone(s, { at: 0.5, height: 0.47, spread: 0.42, crater: 0.06 }),
        rock: '#5f6f96',
        haze: 0.14,
        footHaze: 0.95,
      })
      for (const [y, seed, power] of [
        [0.64, 3, 0.7],
        [0.71, 6, 0.95],
      ])
        fog(s, { y, thickness: 0.06, power, seed })
      s.layer(
        (k) => {
          for (const [x0, x1, y, c] of [
            [0, 1, 0.722, 0.5],
            [0.2, 0.8, 0.706, 0.62],
          ]) {
            k.fillStyle = s.tone('#8d8a92', c)
            k.fillRect(s.x(x0), s.y(y), s.x(x1 - x0), s.u * 4)
          }
        },
        { lit: false, texture: 0.08 },
      )
      place(s, splitGate({ gap: 92 }), { x: 0.5, y: 0.712, size: 62, rim: 0.7, front: 0.3 })
      place(s, traveller({ seed: 5, arms: 'up', pack: false }), {
        x: 0.5,
        y: 0.715,
        size: 13,
        front: 0.22,
        rim: 0.9,
      })
      for (const x of [0.1, 0.9])
        place(s, parasol({ colour: '#f0b93c' }), { x, y: 0.725, size: 28, front: 0.4, rim: 0.6 })
      // The well-known mirror at the visitor's feet.
      lake(s, { wave: 0.2, mirror: 0.97, mirrorFade: 0.5 })
      return finish(s, { rays: 0.14 })
    },
  },
  {
    id: 'photo-02',
    alt: 'Le terrazze di Tegallalang scendono a gradini nella nebbia del mattino, con una capanna di paglia e le palme',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.mist,
          sky: [
            [0, '#a3bccb'],
            [0.5, '#cfdcda'],
            [1, '#f4ecd6'],
          ],
          haze: '#e3e9dc',
          front: 0.75,
        },
        sun: [0.7, 0.12],
        horizon: 0.3,
      })
      sky(s, { clouds: 0.3, seed: 9 })
      grove(s, {
        top: curve(
          s,
          [
            [0, 0.22],
            [0.4, 0.3],
            [1, 0.16],
          ],
          0.02,
        ),
        depth: 16,
        size: 2.6,
        colour: LEAVES.jungle,
        haze: 0.66,
        seed: 4,
      })
      palms(
        s,
        [
          [0.1, 0.36, 26, 0.1],
          [0.2, 0.38, 20, -0.1],
          [0.66, 0.34, 28, 0.1],
          [0.78, 0.32, 22, -0.06],
          [0.92, 0.3, 26, 0.04],
        ],
        { haze: 0.55 },
      )
      fog(s, { y: 0.36, thickness: 0.1, power: 0.8, seed: 3 })
      terraces(s, {
        top: curve(
          s,
          [
            [0, 0.36],
            [0.5, 0.46],
            [1, 0.32],
          ],
          0.006,
        ),
        steps: 13,
        seed: 8,
        haze: 0.75,
        water: 0.12,
        bowl: -5,
        bend: 0.55,
        wave: 3.4,
        close: 4,
      })
      fog(s, { y: 0.5, thickness: 0.08, power: 0.5, seed: 9 })
      place(s, fieldHut(), { x: 0.36, y: 0.66, size: 15, haze: 0.08, front: 0.75 })
      grove(s, {
        top: () => s.y(0.645),
        from: 0.3,
        to: 0.42,
        depth: 2,
        size: 1.1,
        colour: LEAVES.green,
        seed: 7,
      })
      palms(
        s,
        [
          [0.9, 0.9, 66, 0.06],
          [0.985, 0.95, 54, -0.04],
        ],
        { front: 0.5 },
      )
      palm(s, { x: 0.24, y: 0.68, height: 30, lean: -0.1, seed: 13, haze: 0.12 })
      leafFrame(s, [
        [0.0, 1.02, 20, 3],
        [0.12, 1.05, 15, 7],
        [0.98, 1.04, 18, 9],
      ])
      return finish(s)
    },
  },
  {
    id: 'photo-03',
    alt: "Il promontorio di Kelingking a Nusa Penida visto dall'alto, con la spiaggia bianca e il mare blu cobalto",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.day, front: 0.72 },
        sun: [0.85, 0.06],
        horizon: 0.17,
      })
      sky(s, { clouds: 0.14, seed: 2 })
      // Distance from the line where the headland meets the sea; a beach in its first bend.
      const depth = (X, Z) => {
        const t = clamp(((X + 0.74) * 2.45 + (Z - 1.15) * 1.38) / (2.45 ** 2 + 1.38 ** 2))
        const d =
          Math.hypot(X + 0.74 - t * 2.45, Z - 1.15 - t * 1.38) + fbm(X * 3.4, Z * 3.4, 4) * 0.12
        const sand = smooth(0.02, 0.2, t) * smooth(0.52, 0.24, t)
        return clamp(d * 0.62 + 0.05 - sand * 0.2, -0.05, 1)
      }
      shallows(s, {
        depth,
        eye: 0.9,
        haze: 0.6,
        hazeFrom: 3,
        beach: 2,
        colours: [
          [0, '#eaf7ea'],
          [0.06, '#9fe6dc'],
          [0.2, '#2fb8c4'],
          [0.45, '#1583b4'],
          [1, '#0f4f92'],
        ],
      })
      fog(s, { y: 0.17, thickness: 0.03, power: 0.5 })
      const top = curve(
        s,
        [
          [0.14, 0.86],
          [0.2, 0.62],
          [0.28, 0.5],
          [0.4, 0.52],
          [0.53, 0.44],
          [0.62, 0.33],
          [0.72, 0.27],
          [0.8, 0.3],
          [0.86, 0.42],
          [0.88, 0.52],
        ],
        0.012,
      )
      const foot = curve(
        s,
        [
          [0.14, 0.95],
          [0.3, 0.83],
          [0.45, 0.72],
          [0.6, 0.66],
          [0.75, 0.585],
          [0.88, 0.525],
        ],
        0.01,
      )
      cliff(s, {
        top,
        foot,
        from: 0.14,
        to: 0.88,
        green: 0.4,
        rock: '#d9c6a4',
        seed: 3,
        side: 1,
        scale: 1.3,
      })
      s.shade([s.x(0.12), s.y(0.5), s.x(0.92), h], (x, y, out) => {
        const d = (y - foot(x)) / h
        out[0] = out[1] = out[2] = 1
        out[3] =
          d > -0.004
            ? clamp(
                (Math.exp(-d * 60) + 0.3 * Math.exp(-(((d - 0.035) / 0.01) ** 2))) *
                  (0.5 + fbm((x / h) * 14, (y / h) * 14, 4) * 1.6),
              )
            : 0
      })
      const ridge = (x) =>
        h * (1.04 - 0.44 * Math.max(0, 1 - x / (w * 0.36)) ** 1.2) +
        fbm((x / h) * 6, 3, 4) * h * 0.03
      cliff(s, {
        top: ridge,
        foot: () => h + 2,
        to: 0.4,
        green: 1.6,
        leaf: '#5c8c3e',
        seed: 8,
        side: 1,
      })
      grove(s, {
        top: (x) => ridge(x) - s.u,
        to: 0.34,
        depth: 7,
        size: 2.2,
        colour: LEAVES.green,
        accents: [[LEAVES.dry, 0.12]],
        seed: 5,
      })
      leafFrame(
        s,
        [
          [0.02, 1.02, 18, 11],
          [0.99, 1.06, 14, 4],
        ],
        LEAVES.green,
      )
      birds(s, { x: 0.4, y: 0.3, count: 5, seed: 3, colour: '#f7fbfc' })
      return finish(s)
    },
  },
  {
    id: 'photo-04',
    alt: 'Una cascata scende tra le pareti coperte di felci nella giungla di Bali, in una piscina verde smeraldo',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.mist,
          sky: [
            [0, '#cfe3d6'],
            [0.5, '#e6f0dc'],
            [1, '#fbf6de'],
          ],
          haze: '#d9ead0',
          front: 0.7,
          lake: [
            [0, '#8fc9b4'],
            [0.4, '#3f9a88'],
            [1, '#17605c'],
          ],
        },
        sun: [0.4, 0.02],
        horizon: 0.74,
      })
      sky(s, { clouds: 0.1, seed: 3 })
      grove(s, {
        top: (x) => h * (0.06 + 0.1 * Math.abs(x / w - 0.42)),
        depth: 40,
        size: 3,
        colour: LEAVES.jungle,
        haze: 0.6,
        seed: 7,
      })
      const gap = 0.42
      const wall = curve(
        s,
        [
          [0, -0.06],
          [0.2, 0.02],
          [gap - 0.06, 0.14],
          [gap + 0.06, 0.15],
          [0.62, 0.05],
          [1, -0.08],
        ],
        0.02,
      )
      cliff(s, {
        top: wall,
        foot: () => s.horizon + 3,
        green: 0.95,
        leaf: '#4f8f42',
        rock: '#8a8f78',
        seed: 5,
        haze: 0.16,
        scale: 1.2,
      })
      waterfall(s, { x: gap, y: 0.15, width: 8, height: 59, seed: 3 })
      cliff(s, {
        top: curve(
          s,
          [
            [0, 0.02],
            [0.16, 0.1],
            [0.3, 0.62],
            [0.34, 0.8],
          ],
          0.02,
        ),
        foot: () => h * 0.78,
        to: 0.34,
        green: 1.1,
        leaf: '#3f7f3c',
        rock: '#6f7a66',
        seed: 9,
      })
      cliff(s, {
        top: curve(
          s,
          [
            [0.5, 0.85],
            [0.56, 0.66],
            [0.74, 0.16],
            [1, -0.02],
          ],
          0.02,
        ),
        foot: () => h * 0.79,
        from: 0.5,
        green: 1.1,
        leaf: '#3f7f3c',
        rock: '#6f7a66',
        seed: 12,
      })
      lake(s, { wave: 0.7, mirror: 0.7 })
      s.glow(gap, 0.74, 20, '#f6fff4', 0.7, 'source-over')
      boulders(s, { x: 0.2, y: 0.83, width: 34, height: 9, count: 6, seed: 4, colour: '#7d8274' })
      boulders(s, { x: 0.68, y: 0.85, width: 30, height: 8, count: 5, seed: 8, colour: '#7d8274' })
      for (const x of [0.2, 0.68])
        shadow(s, s.x(x), s.y(0.862), s.u * 24, s.u * 1.5, '#1f6a64', 0.85)
      place(s, traveller({ seed: 4, pack: false, arms: 'up' }), {
        x: 0.62,
        y: 0.805,
        size: 9,
        front: 0.6,
      })
      leafFrame(s, [
        [0.0, 0.9, 22, 3],
        [0.1, 1.02, 18, 5],
        [0.03, 0.04, 20, 8],
        [0.98, 0.06, 22, 9],
        [0.97, 0.98, 20, 12],
        [0.86, 1.05, 14, 15],
        [0.9, -0.02, 14, 18],
      ])
      return finish(s, { rays: 0.16 })
    },
  },
  {
    id: 'photo-05',
    alt: "Il tempio di Tanah Lot sul suo scoglio, in controluce davanti al sole che tramonta nell'oceano",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dusk, disc: 0.06, front: 0.36 },
        sun: [0.34, 0.47],
        horizon: 0.57,
      })
      sky(s, { clouds: 0.3, seed: 33 })
      sea(s, { glint: 1, wave: 1.1 })
      const foot = 0.685
      const top = curve(
        s,
        [
          [0.5, 0.7],
          [0.52, 0.6],
          [0.57, 0.54],
          [0.66, 0.49],
          [0.78, 0.5],
          [0.84, 0.56],
          [0.9, 0.62],
          [0.93, 0.7],
        ],
        0.012,
      )
      shadow(s, s.x(0.71), s.y(foot + 0.01), s.u * 42, s.u * 3, '#141c48', 0.6)
      place(s, meru({ tiers: 5 }), { x: 0.66, y: 0.51, size: 25, rim: 1 })
      place(s, meru({ tiers: 3 }), { x: 0.72, y: 0.51, size: 18, rim: 1 })
      place(s, meru({ tiers: 1 }), { x: 0.77, y: 0.52, size: 12, rim: 1 })
      palms(
        s,
        [
          [0.6, 0.55, 14, -0.1],
          [0.81, 0.56, 12, 0.12],
        ],
        { front: 0.2 },
      )
      cliff(s, {
        top,
        foot: (x) => h * foot + noise((x / h) * 9, 2) * h * 0.006,
        from: 0.5,
        to: 0.93,
        green: 0.32,
        rock: '#8a7468',
        leaf: '#4f6a3c',
        seed: 4,
        scale: 1.4,
      })
      s.shade([s.x(0.46), s.y(0.66), s.x(0.97), s.y(0.75)], (x, y, out) => {
        const d = Math.abs(y - h * (foot + 0.004)) / h
        const c = [1, 0.86, 0.74]
        out[0] = c[0]
        out[1] = c[1]
        out[2] = c[2]
        out[3] =
          clamp(Math.exp(-d * 90) * (0.5 + fbm((x / h) * 16, (y / h) * 30, 4) * 1.8)) *
          smooth(0.46, 0.52, x / w) *
          smooth(0.97, 0.91, x / w) *
          0.8
      })
      const shelf = (x) =>
        h * (1.05 - 0.2 * Math.max(0, 1 - x / (w * 0.56)) + 0.012 * Math.sin((x / w) * 9)) +
        fbm((x / h) * 8, 3, 5) * h * 0.03
      foam(s, shelf, { to: 0.6, colour: '#ffe0c4', power: 0.5 })
      cliff(s, {
        top: shelf,
        foot: () => h + 3,
        to: 0.6,
        green: 0.06,
        rock: '#6a5a60',
        leaf: '#5a6a3c',
        seed: 7,
        scale: 1.6,
      })
      for (const [x, seed] of [
        [0.16, 3],
        [0.19, 7],
      ])
        place(s, traveller({ seed, pack: false }), {
          x,
          y: shelf(s.x(x)) / h + 0.012,
          size: 11,
          front: 0.15,
          rim: 1,
        })
      birds(s, { x: 0.48, y: 0.24, count: 8, seed: 8 })
      return finish(s, { rays: 0.14 })
    },
  },
  {
    id: 'photo-06',
    alt: 'Le jukung a bilanciere con le vele a spicchi su una spiaggia di sabbia scura, con le onde e il vulcano lontano',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.8, 0.1], horizon: 0.5 })
      sky(s, { clouds: 0.16, seed: 15 })
      mountain(s, {
        top: cone(s, { at: 0.2, height: 0.22, spread: 0.3, crater: 0.05 }),
        rock: '#6f86a0',
        haze: 0.46,
        footHaze: 0.8,
      })
      cumulus(s, { x: 0.3, y: 0.44, width: 46, height: 9, seed: 4, power: 0.85 })
      cumulus(s, { x: 0.8, y: 0.49, width: 54, height: 15, seed: 8 })
      sea(s, {
        wave: 1.2,
        glint: 0.4,
        body: [
          [0, '#2f8cb4'],
          [0.35, '#1f8fae'],
          [0.7, '#3fb4b8'],
          [1, '#8fd6c8'],
        ],
      })
      for (const [x, y, size, sail] of [
        [0.54, 0.535, 7, ['#e8694c', '#fff4e0']],
        [0.66, 0.525, 5, ['#3f8fb0', '#fff4e0']],
        [0.44, 0.522, 4, ['#f0b93c', '#fff4e0']],
      ])
        place(s, jukung({ sail }), {
          x,
          y,
          size,
          haze: 0.16,
          reflect: { power: 0.35, length: 0.06 },
        })
      for (const [row, power] of [
        [0.6, 0.5],
        [0.67, 0.7],
      ]) {
        const crest = (x) => h * row + noise((x / h) * 2.4, row * 30) * h * 0.02
        s.shade([0, h * (row - 0.04), w, h * (row + 0.06)], (x, y, out) => {
          const d = (y - crest(x)) / h
          out[0] = out[1] = out[2] = 1
          out[3] =
            power *
            clamp(d < 0 ? 0 : Math.exp(-d * 40) * (0.4 + fbm((x / h) * 12, (y / h) * 24, 4) * 2)) *
            clamp(0.3 + fbm((x / h) * 2 + row * 9, 2, 3) * 2.4)
        })
      }
      const edge = (x) => h * (0.8 - 0.09 * (x / w)) + noise((x / h) * 4, 6) * h * 0.014
      foam(s, edge)
      beach(s, edge, { colour: '#8f8478', wet: '#5c5a62' })
      for (const [x, y, size, hull, trim, sail] of [
        [0.8, 0.84, 30, '#f4efe4', '#2f7fa8', ['#f0b93c', '#e8694c', '#fff4e0']],
        [0.52, 0.87, 36, '#fdf6e8', '#d9573f', ['#3f9ab0', '#fff4e0', '#f7c94a']],
        [0.18, 0.92, 14, '#f0d34a', '#2f7f58', null],
      ]) {
        shadow(
          s,
          s.x(x) - s.u * 3,
          s.y(y) + s.u,
          size * (sail ? 0.55 : 1.6) * s.u,
          s.u * 1.4,
          '#2a2450',
          0.5,
        )
        place(s, jukung({ hull, trim, sail }), { x, y, size, front: 0.8, rim: 0.2 })
      }
      palm(s, { x: 0.01, y: 1.0, height: 86, lean: 0.12, seed: 6 })
      bush(s, { x: 0.02, y: 1.0, size: 9, colour: LEAVES.jungle, seed: 3 })
      return finish(s)
    },
  },
  {
    id: 'photo-07',
    alt: 'Un macaco seduto sul muretto muschioso della foresta delle scimmie di Ubud, sotto le radici di un banyan',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.mist,
          sky: [
            [0, '#b8d6b4'],
            [0.5, '#dcebc4'],
            [1, '#f6f4d6'],
          ],
          haze: '#cfe3b8',
          front: 0.6,
          shade: '#5c7c7c',
        },
        sun: [0.72, 0.1],
        horizon: 0.66,
      })
      sky(s, { clouds: 0, seed: 3 })
      grove(s, {
        top: (x) => h * (0.1 + 0.05 * Math.sin((x / w) * 5)),
        depth: 44,
        size: 3.4,
        colour: LEAVES.jungle,
        haze: 0.62,
        seed: 4,
      })
      grove(s, {
        top: (x) => h * (0.34 + 0.08 * Math.sin((x / w) * 7 + 2)),
        depth: 34,
        size: 2.8,
        colour: LEAVES.green,
        haze: 0.4,
        seed: 6,
      })
      ground(s, {
        top: () => h * 0.66,
        colour: '#7d8a5c',
        farColour: '#a3b27c',
        grain: 0.6,
        haze: 0.4,
      })
      const r = random(14)
      s.layer(
        (k) => {
          const bark = (l) => s.tone('#8a7560', l)
          // A dark heart, so that no light shows between the roots.
          k.fillStyle = bark(0.05)
          k.beginPath()
          for (const [x, y] of [
            [0.2, 0.02],
            [0.4, 0.02],
            [0.45, 0.6],
            [0.5, 0.87],
            [0.07, 0.87],
            [0.14, 0.6],
          ])
            k.lineTo(s.x(x), s.y(y))
          k.fill()
          for (let i = 0; i < 46; i++) {
            const t = i / 45
            const x0 = s.x(0.14 + t * 0.3 + (r() - 0.5) * 0.02)
            const x1 = x0 + (t - 0.5) * s.u * 18 + (r() - 0.5) * s.u * 4
            k.fillStyle = bark(0.1 + r() * 0.6)
            k.fill(
              new Path2D(
                limb(
                  [x1, s.y(0.86) + r() * s.u * 3],
                  [x0 + (r() - 0.5) * s.u * 5, s.y(0.5)],
                  [s.x(0.2 + t * 0.2), s.y(0.02)],
                  s.u * (1.2 + r() * 2.6),
                  s.u * (0.8 + r()),
                ),
              ),
            )
          }
          for (const [x0, y0, x1, y1, a] of [
            [0.32, 0.24, 0.62, 0.05, 5],
            [0.22, 0.2, -0.02, 0.06, 5],
            [0.36, 0.3, 0.86, 0.1, 4],
          ]) {
            k.fillStyle = bark(0.3)
            k.fill(
              new Path2D(
                limb(
                  [s.x(x0), s.y(y0)],
                  [s.x((x0 + x1) / 2), s.y(y0)],
                  [s.x(x1), s.y(y1)],
                  s.u * a,
                  s.u * 1.6,
                ),
              ),
            )
          }
          for (let i = 0; i < 60; i++) {
            const x = s.x(0.02 + r() * 0.82)
            k.strokeStyle = bark(0.15 + r() * 0.4)
            k.lineWidth = s.u * (0.15 + r() * 0.35)
            k.beginPath()
            k.moveTo(x, s.y(0.1))
            k.quadraticCurveTo(
              x + (r() - 0.5) * s.u * 5,
              s.y(0.26),
              x + (r() - 0.5) * s.u * 3,
              s.y(0.26 + r() * 0.4),
            )
            k.stroke()
          }
        },
        { lit: false, texture: 0.06 },
      )
      grove(s, {
        top: (x) => s.u * (-3 + 2.5 * Math.sin((x / w) * 11)),
        depth: 15,
        size: 3.6,
        colour: LEAVES.deep,
        accents: [[LEAVES.green, 0.3]],
        seed: 11,
      })
      place(s, guardian(), { x: 0.83, y: 0.83, size: 30, front: 0.65, rim: 0.4 })
      const wallTop = 0.83
      s.layer(
        (k) => {
          const q = random(5)
          k.fillStyle = s.tone('#7f8478', 0.25)
          k.fillRect(0, s.y(wallTop), w, h)
          for (let row = 0; row < 5; row++)
            for (let i = -1; i < 16; i++) {
              const bw = w / 13
              k.fillStyle = s.tone(q() < 0.3 ? '#7f9470' : '#8f9088', 0.25 + q() * 0.4)
              k.beginPath()
              k.roundRect(
                i * bw + (row % 2) * bw * 0.5 + 2,
                s.y(wallTop) + row * s.u * 4.6 + 1,
                bw - 3,
                s.u * 4.2,
                s.u * 0.5,
              )
              k.fill()
            }
        },
        { lit: false, texture: 0.1 },
      )
      grass(s, {
        top: s.y(wallTop) + s.u * 0.6,
        height: 1.2,
        count: 500,
        colours: ['#8fae4a', '#6b9440', '#b4c25a'],
        jitter: 1.2,
      })
      place(s, macaque(), { x: 0.6, y: wallTop + 0.004, size: 25, front: 0.7, rim: 0.7 })
      place(s, macaque(), {
        x: 0.475,
        y: wallTop + 0.004,
        size: 16,
        flip: true,
        front: 0.6,
        rim: 0.6,
      })
      leafFrame(s, [
        [0.0, 1.0, 22, 4],
        [0.1, 1.06, 16, 9],
        [0.98, 0.04, 18, 6],
      ])
      return finish(s, { rays: 0.14 })
    },
  },
  {
    id: 'photo-08',
    alt: 'Processione balinese con gli ombrelli gialli e le offerte di frutta sul capo, verso la porta di un tempio',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.golden, disc: 0, front: 0.62, haze: '#fbdcae' },
        sun: [0.2, 0.16],
        horizon: 0.5,
      })
      sky(s, { clouds: 0.18, seed: 18 })
      grove(s, {
        top: (x) => h * (0.36 + 0.04 * Math.sin((x / w) * 7)),
        depth: 14,
        size: 2.6,
        colour: LEAVES.jungle,
        haze: 0.42,
        seed: 5,
      })
      palms(
        s,
        [
          [0.12, 0.52, 34, 0.1],
          [0.3, 0.52, 26, -0.1],
          [0.7, 0.52, 30, 0.1],
          [0.9, 0.52, 36, -0.1],
        ],
        { haze: 0.32 },
      )
      place(s, meru({ tiers: 7 }), { x: 0.62, y: 0.55, size: 34, haze: 0.22, rim: 0.5 })
      ground(s, {
        top: () => h * 0.54,
        colour: '#c9ab86',
        farColour: '#dcc39a',
        grain: 0.25,
        haze: 0.3,
      })
      place(s, splitGate({ gap: 34, brick: '#b8694a' }), {
        x: 0.5,
        y: 0.59,
        size: 36,
        haze: 0.1,
        rim: 0.4,
      })
      const P = s.plane(0.2)
      for (const side of [-1, 1]) {
        s.layer(
          (k) => {
            k.fillStyle = s.tone('#a8705a', side < 0 ? 0.3 : 0.7)
            k.beginPath()
            for (const [Z, Y] of [
              [0.5, 0.26],
              [2.4, 0.26],
              [2.4, 0],
              [0.5, 0],
            ])
              k.lineTo(...P(side * 0.62, Z, Y).slice(0, 2))
            k.fill()
            k.fillStyle = s.tone('#8f8b90', side < 0 ? 0.4 : 0.85)
            k.beginPath()
            for (const [Z, Y] of [
              [0.5, 0.29],
              [2.4, 0.29],
              [2.4, 0.25],
              [0.5, 0.25],
            ])
              k.lineTo(...P(side * 0.61, Z, Y).slice(0, 2))
            k.fill()
          },
          { lit: false, texture: 0.05 },
        )
        for (const z of [2.1, 1.5, 1.05]) {
          const [x, y, sc] = P(side * 0.52, z)
          place(s, penjor({ flip: -side }), {
            x: x / w,
            y: y / h,
            size: (sc * 0.62) / s.u,
            haze: (z - 1) * 0.16,
            front: 0.65,
          })
        }
      }
      const sarongs = ['#c98a2f', '#8f3a4a', '#2f6f6a', '#d8b25a', '#5a4a8a', '#c9573f']
      const people = []
      for (let i = 0; i < 9; i++) people.push([i % 2 ? 0.12 : -0.14, 1.9 - i * 0.135, i])
      people.push([-0.38, 1.3, 20], [0.36, 1.05, 22], [-0.34, 0.86, 24])
      for (const [X, Z, i] of people.sort((a, b) => b[1] - a[1])) {
        const [x, y, sc] = P(X, Z)
        shadow(s, x + sc * 0.04, y, sc * 0.07, sc * 0.01, '#3a2450', 0.45)
        const look = { x: x / w, y: y / h, haze: clamp((Z - 1) * 0.14), front: 0.66, rim: 0.6 }
        if (i >= 20)
          place(
            s,
            parasol({
              colour: i === 22 ? '#fff6e0' : '#f2b93c',
              fringe: i === 22 ? '#f2b93c' : '#fff6e0',
            }),
            { ...look, size: (sc * 0.5) / s.u },
          )
        else
          place(
            s,
            offeringBearer({
              sarong: sarongs[i % 6],
              blouse: i % 3 ? '#fbf4e6' : '#f2d67a',
              seed: i + 2,
            }),
            { ...look, size: (sc * 0.34) / s.u },
          )
      }
      leafFrame(s, [
        [-0.01, 0.0, 20, 3],
        [0.1, -0.06, 16, 7],
        [1.0, 1.04, 14, 9],
      ])
      return finish(s, { rays: 0.08 })
    },
  },
  {
    id: 'photo-09',
    alt: "I grandi alberi d'acciaio dei Gardens by the Bay illuminati di notte, con la passerella sospesa tra i tronchi",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...bayNight,
          sky: [
            [0, '#0b1740'],
            [0.5, '#20407c'],
            [0.85, '#5c6fa0'],
            [1, '#c9968a'],
          ],
        },
        sun: [0.85, 0.7],
        horizon: 0.84,
      })
      sky(s, { clouds: 0.14, seed: 7 })
      stars(s, { count: 90, below: 0.4 })
      place(s, marinaBaySands(), { x: 0.86, y: 0.85, size: 30, haze: 0.42 })
      for (const [x, size, haze, seed, glow] of [
        [0.08, 46, 0.34, 3, '#5fd0e8'],
        [0.7, 50, 0.3, 4, '#7fa8ff'],
        [0.3, 56, 0.2, 5, '#7fa8ff'],
        [0.92, 44, 0.26, 9, '#5fd0e8'],
      ])
        place(s, supertree({ seed, glow }), { x, y: 0.87, size, haze, front: 0.5 })
      for (const [x, size, seed, glow] of [
        [0.52, 82, 6, '#5fe0d8'],
        [0.17, 70, 7, '#6fb4ff'],
      ]) {
        s.glow(x, 0.86, 40, '#6f8fff', 0.3)
        place(s, supertree({ seed, glow }), { x, y: 0.93, size, front: 0.6, rim: '#9fd8ff' })
      }
      s.layer(
        (k) => {
          k.strokeStyle = '#e0b04c'
          k.lineWidth = s.u * 1.1
          k.beginPath()
          k.moveTo(s.x(0.17), s.y(0.56))
          k.quadraticCurveTo(s.x(0.34), s.y(0.63), s.x(0.52), s.y(0.54))
          k.stroke()
          k.strokeStyle = 'rgba(255,226,160,.7)'
          k.lineWidth = s.u * 0.2
          k.beginPath()
          k.moveTo(s.x(0.17), s.y(0.535))
          k.quadraticCurveTo(s.x(0.34), s.y(0.605), s.x(0.52), s.y(0.515))
          k.stroke()
        },
        { lit: false, texture: 0 },
      )
      grove(s, {
        top: (x) => h * (0.88 + 0.02 * Math.sin((x / w) * 9)),
        depth: 14,
        size: 2.4,
        colour: LEAVES.jungle,
        accents: [
          ['#c98ab0', 0.1],
          ['#e0b45a', 0.06],
        ],
        seed: 8,
        front: 0.5,
      })
      for (let i = 0; i < 22; i++)
        s.glow(
          (i * 0.137 + 0.05) % 1,
          0.91 + ((i * 7) % 5) * 0.014,
          5,
          i % 2 ? '#ffc87a' : '#7fd8ff',
          0.4,
        )
      place(s, crowd({ count: 6, seed: 4 }), {
        x: 0.34,
        y: 0.985,
        size: 11,
        front: 0.35,
        rim: '#9fd8ff',
      })
      return finish(s, { bloom: 0.4 })
    },
  },
  {
    id: 'photo-10',
    alt: 'Il Merlion zampilla nella baia di Singapore al tramonto, con i grattacieli del centro che si accendono',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dusk,
          front: 0.55,
          sky: [
            [0, '#20386f'],
            [0.4, '#5c78a0'],
            [0.7, '#eaa880'],
            [1, '#ffd79c'],
          ],
        },
        sun: [0.1, 0.52],
        horizon: 0.62,
      })
      sky(s, { clouds: 0.26, seed: 26 })
      const y = s.horizon / h + 0.004
      downtown(s, y, { from: 0.36, to: 1.06, tall: 36, haze: 0.2 })
      city(s, { y, low: 3, high: 7, width: 6, haze: 0.4, seed: 12, from: -0.02, to: 0.36 })
      grove(s, {
        top: () => s.horizon - s.u * 1.4,
        depth: 2,
        size: 1,
        colour: LEAVES.deep,
        seed: 3,
        haze: 0.1,
      })
      sea(s, { wave: 0.7, mirrorFade: 0.7, glint: 0.7 })
      s.layer(
        (k) => {
          k.fillStyle = '#b5a898'
          k.beginPath()
          k.moveTo(s.x(0.25), s.y(0.845))
          k.lineTo(s.x(0.56), s.y(0.845))
          k.lineTo(s.x(0.6), s.y(1.02))
          k.lineTo(s.x(0.2), s.y(1.02))
          k.fill()
          k.fillStyle = '#d9cbb4'
          k.fillRect(s.x(0.25), s.y(0.835), s.x(0.31), s.u * 1.6)
        },
        { front: 0.5 },
      )
      place(s, merlion(), { x: 0.4, y: 0.84, size: 58, front: 0.9, rim: 0.7 })
      place(s, bumboat(), {
        x: 0.76,
        y: 0.74,
        size: 7,
        flip: true,
        reflect: { power: 0.5, length: 0.1 },
      })
      palm(s, { x: 0.02, y: 1.04, height: 70, lean: 0.05, kind: 'royal', seed: 4, front: 0.25 })
      return finish(s, { rays: 0.08 })
    },
  },
  {
    id: 'photo-11',
    alt: 'Le case bottega dai colori pastello di Chinatown a Singapore, con le file di lanterne rosse sopra la strada',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.day, front: 0.78 },
        sun: [0.75, 0.08],
        horizon: 0.7,
      })
      sky(s, { clouds: 0.2, seed: 13 })
      city(s, {
        y: 0.7,
        low: 34,
        high: 58,
        width: 9,
        haze: 0.55,
        seed: 31,
        from: 0.3,
        to: 1,
        share: 0,
      })
      tree(s, { x: 0.96, y: 0.8, height: 40, colour: LEAVES.green, seed: 4, haze: 0.2 })
      ground(s, {
        top: () => h * 0.8,
        colour: '#a39a98',
        farColour: '#b5aca4',
        grain: 0.15,
        haze: 0,
      })
      const looks = [
        ['#e88f6a', '#2f7f78'],
        ['#7fb8b0', '#a8503c'],
        ['#f2c86a', '#3f6f9a'],
        ['#e8a0a4', '#2f6f6a'],
        ['#a9c48a', '#8a4a5c'],
        ['#8fb0d6', '#c9744a'],
        ['#f0d8b4', '#2f7f78'],
      ]
      looks.forEach(([colour, shutter], i) =>
        place(s, shophouse({ colour, shutter, seed: i + 2 }), {
          x: 0.055 + i * 0.148,
          y: 0.815,
          size: 44 + (i % 3) * 1.6,
          front: 0.8,
        }),
      )
      s.layer(
        (k) => {
          k.fillStyle = '#c9c0b4'
          k.fillRect(0, s.y(0.812), w, s.u * 2.4)
          k.fillStyle = '#f4ecd8'
          for (let i = 0; i < 8; i++)
            k.fillRect(s.x(0.02 + i * 0.14), s.y(0.92), s.u * 8, s.u * 0.7)
        },
        { front: 0.7 },
      )
      s.layer(
        (k) => {
          k.fillStyle = 'rgba(40,36,90,.28)'
          k.fillRect(0, s.y(0.836), w, s.u * 2)
        },
        { lit: false, texture: 0, blur: s.u * 0.5 },
      )
      for (const [x, seed, size] of [
        [0.18, 3, 15],
        [0.22, 5, 14],
        [0.62, 8, 15],
        [0.8, 11, 16],
      ]) {
        shadow(s, s.x(x) - s.u * 2, s.y(0.868), s.u * 3.4, s.u * 0.5, '#2a2450', 0.4)
        place(s, traveller({ seed, pack: seed === 8 }), { x, y: 0.87, size, front: 0.7 })
      }
      for (let i = 0; i < 4; i++)
        lanternString(s, {
          from: [s.x(-0.05), s.y(0.08 + i * 0.085)],
          to: [s.x(1.05), s.y(0.02 + i * 0.1)],
          sag: 7,
          count: 11 + i,
          size: 5.4 - i * 0.8,
          light: 0,
          colour: i % 2 ? '#e8912f' : '#d8412f',
        })
      return finish(s)
    },
  },
  {
    id: 'photo-12',
    alt: 'Le serre di vetro a conchiglia dei Gardens by the Bay riflesse nel lago, con il verde tropicale attorno',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.day,
          sky: [
            [0, '#2f86c9'],
            [0.5, '#7fc0e2'],
            [1, '#f4efdc'],
          ],
        },
        sun: [0.2, 0.1],
        horizon: 0.58,
      })
      sky(s, { clouds: 0.12, seed: 41 })
      cumulus(s, { x: 0.78, y: 0.5, width: 60, height: 20, seed: 5 })
      const y = s.horizon / h + 0.004
      place(s, marinaBaySands(), { x: 0.13, y, size: 30, haze: 0.4 })
      place(s, supertree({ seed: 3 }), { x: 0.94, y, size: 34, haze: 0.26 })
      grove(s, {
        top: (x) => s.horizon - s.u * (4 + 2 * Math.sin((x / w) * 9)),
        depth: 6,
        size: 1.8,
        colour: LEAVES.jungle,
        haze: 0.25,
        seed: 4,
      })
      place(s, glassShell(), {
        x: 0.72,
        y: y + 0.004,
        size: 25,
        haze: 0.1,
        front: 0.85,
        flip: true,
      })
      place(s, glassShell(), { x: 0.42, y: y + 0.008, size: 33, front: 0.85, rim: 0.3 })
      grove(s, {
        top: (x) => s.horizon - s.u * (1.7 + Math.sin((x / w) * 13)),
        depth: 3,
        size: 1.3,
        colour: LEAVES.green,
        accents: [
          ['#e8b94a', 0.07],
          ['#e0739a', 0.08],
        ],
        seed: 9,
      })
      lake(s, { wave: 0.6, mirror: 0.9, mirrorFade: 0.8 })
      for (let i = 0; i < 26; i++) {
        const r = random(i + 3)
        const px = 0.2 + r() * 0.7
        const py = 0.78 + r() * 0.16
        s.layer(
          (k) => {
            k.fillStyle = s.tone(i % 2 ? '#6fa552' : '#4f8f4a', 0.6)
            k.beginPath()
            k.ellipse(s.x(px), s.y(py), s.u * (1.6 + py * 1.4), s.u * 0.55, 0, 0.4, 6.6)
            k.fill()
            if (i % 4 === 0) {
              k.fillStyle = s.tone('#f2a0b4', 0.9)
              for (const d of [-0.7, 0, 0.7]) {
                k.beginPath()
                k.ellipse(s.x(px) + d * s.u, s.y(py) - s.u * 0.7, s.u * 0.4, s.u * 0.9, d, 0, 7)
                k.fill()
              }
            }
          },
          {
            lit: false,
            texture: 0,
            box: [s.x(px) - s.u * 5, s.y(py) - s.u * 4, s.x(px) + s.u * 5, s.y(py) + s.u * 2],
          },
        )
      }
      palm(s, { x: 0.02, y: 1.03, height: 84, lean: 0.08, kind: 'royal', seed: 3 })
      leafFrame(
        s,
        [
          [0.0, 0.98, 20, 4],
          [0.11, 1.05, 15, 8],
        ],
        LEAVES.green,
      )
      return finish(s)
    },
  },
  {
    id: 'photo-13',
    alt: "Il fiume a Clarke Quay di notte, con le lanterne rosse, le barche di legno e le facciate colorate sull'acqua",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...bayNight,
          sky: [
            [0, '#0b1638'],
            [0.5, '#1c3564'],
            [1, '#6a6f90'],
          ],
        },
        sun: [0.8, 0.6],
        horizon: 0.6,
      })
      sky(s, { clouds: 0.1, seed: 5 })
      const y = s.horizon / h + 0.004
      downtown(s, y, { from: 0.3, to: 1.1, tall: 34, haze: 0.3 })
      const tints = [
        '#e88f6a',
        '#7fb8b0',
        '#f2c86a',
        '#e8a0a4',
        '#8fb0d6',
        '#f0d8b4',
        '#a9c48a',
        '#e8a06a',
        '#9ac4c9',
        '#f2b86a',
      ]
      tints.forEach((colour, i) =>
        place(s, shophouse({ colour, seed: i + 4 }), {
          x: 0.03 + i * 0.086,
          y: y + 0.006,
          size: 25 - i * 0.9,
          haze: i * 0.025,
          front: 0.9,
        }),
      )
      for (let i = 0; i < 30; i++)
        s.glow(0.01 + i * 0.033, y - 0.03, 3.4, i % 3 ? '#ffc27a' : '#ff8a5c', 0.5)
      sea(s, { wave: 0.7, mirrorFade: 0.35, glint: 0 })
      lanternString(s, {
        from: [s.x(-0.02), s.y(0.2)],
        to: [s.x(1.02), s.y(0.1)],
        sag: 12,
        count: 13,
        size: 5,
      })
      lanternString(s, {
        from: [s.x(-0.02), s.y(0.06)],
        to: [s.x(0.8), s.y(-0.02)],
        sag: 10,
        count: 9,
        size: 4,
      })
      place(s, bumboat(), {
        x: 0.34,
        y: 0.7,
        size: 9,
        haze: 0.06,
        reflect: { power: 0.6, length: 0.14 },
      })
      place(s, bumboat(), {
        x: 0.6,
        y: 0.82,
        size: 19,
        front: 0.7,
        reflect: { power: 0.6, length: 0.2, wobble: 5 },
      })
      leafFrame(s, [
        [0.0, 1.0, 18, 5],
        [0.1, 1.06, 13, 9],
      ])
      return finish(s, { bloom: 0.42 })
    },
  },
  {
    id: 'photo-14',
    alt: "La piscina a sfioro sul tetto di Singapore all'alba, con il bordo che si perde sopra i grattacieli",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.dawn,
          front: 0.6,
          lagoon: [
            [0, '#8fc4cc'],
            [0.3, '#4fb0c0'],
            [0.7, '#2f93b4'],
            [1, '#3f9cc0'],
          ],
        },
        sun: [0.3, 0.34],
        horizon: 0.4,
      })
      sky(s, { clouds: 0.24, seed: 36 })
      fog(s, { y: 0.39, thickness: 0.04, power: 0.6 })
      s.wash(0.38, 0.62, [s.mood.haze, 1], ['#9fb4c4', 1])
      city(s, { y: 0.58, low: 8, high: 24, width: 4, haze: 0.62, seed: 5, share: 0.2 })
      downtown(s, 0.6, { from: 0.3, to: 0.98, tall: 32, haze: 0.28 })
      city(s, { y: 0.61, low: 5, high: 11, width: 5, haze: 0.36, seed: 9, share: 0.25 })
      fog(s, { y: 0.575, thickness: 0.045, power: 0.55, seed: 3 })
      const rim = s.y(0.6)
      s.horizon = rim
      lagoon(s, { top: 0.6, wave: 0.6, mirror: 0.75, mirrorFade: 1.4, shallow: 0.3, glint: 0.6 })
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#e6dccb', 0.8)
          k.fillRect(0, rim - s.u * 0.9, w, s.u * 1.1)
          k.fillStyle = s.tone('#d8b98a', 0.7)
          k.beginPath()
          k.moveTo(s.x(0.86), s.y(0.62))
          k.lineTo(w, s.y(0.62))
          k.lineTo(w, h)
          k.lineTo(s.x(0.62), h)
          k.fill()
          k.strokeStyle = alpha('#3a2450', 0.18)
          k.lineWidth = s.u * 0.25
          for (let i = 0; i < 14; i++) {
            const y = 0.62 + 0.38 * (i / 14) ** 1.7
            k.beginPath()
            k.moveTo(s.x(0.86 - ((y - 0.62) / 0.38) * 0.24), s.y(y))
            k.lineTo(w, s.y(y))
            k.stroke()
          }
          k.fillStyle = s.tone('#f4ecdc', 0.85)
          k.beginPath()
          k.moveTo(s.x(0.852), s.y(0.615))
          k.lineTo(s.x(0.865), s.y(0.615))
          k.lineTo(s.x(0.64), h)
          k.lineTo(s.x(0.6), h)
          k.fill()
        },
        { lit: false, texture: 0.03 },
      )
      for (const [x, y, height, seed] of [
        [0.9, 0.66, 26, 3],
        [0.955, 0.74, 36, 5],
        [1.0, 0.86, 52, 8],
      ])
        palm(s, { x, y, height, lean: -0.06, seed, front: 0.45 })
      birds(s, { x: 0.5, y: 0.22, count: 6, seed: 7 })
      return finish(s, { rays: 0.1 })
    },
  },
]
