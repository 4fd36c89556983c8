import { finish } from '../core/finish.js'
import { clamp, fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { bush, grass, grove, LEAVES, tree } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain, peak, range } from '../nature/mountains.js'
import { boulders } from '../nature/rocks.js'
import { birds, cumulus, sky } from '../nature/sky.js'
import { lake, sea } from '../nature/water.js'
import { city } from '../things/asia-city.js'
import { sailboat } from '../things/boats.js'
import { cruiseShip } from '../things/northern.js'
import { harbourBridge, harbourFerry, operaHouse } from '../things/oceania.js'
import { cliff, waterfall } from '../things/shaped-land.js'

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

export const recipes = [
  {
    id: 'main',
    alt: "Le vele bianche dell'Opera House e l'arco dell'Harbour Bridge nella baia di Sydney alla prima luce, con un traghetto",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dawn, front: 0.62 },
        sun: [0.14, 0.5],
        horizon: h > w ? 0.57 : 0.6,
      })
      const y = s.horizon / h
      sky(s, { clouds: 0.2, seed: 9 })
      ground(s, {
        top: range(s, { height: 0.035, seed: 5, detail: 1.6 }),
        colour: '#6f8a78',
        haze: 0.55,
        base: y + 0.01,
      })
      city(s, {
        y: y + 0.002,
        low: 4,
        high: 13,
        width: 2.6,
        haze: 0.5,
        seed: 9,
        from: -0.02,
        to: 0.3,
        share: 0.35,
      })
      city(s, {
        y: y + 0.002,
        low: 5,
        high: 20,
        width: 3,
        haze: 0.46,
        seed: 4,
        from: s.pick(0.8, 0.84),
        to: 1.02,
        share: 0.35,
        shape: (x) => 0.4 + x * 0.7,
      })
      grove(s, {
        top: () => s.horizon - s.u * 1.5,
        depth: 2.4,
        size: 0.9,
        colour: LEAVES.deep,
        haze: 0.42,
        seed: 6,
      })
      fog(s, { y: y - 0.004, thickness: 0.03, power: 0.5, seed: 3 })
      sea(s, { glint: 0.8, wave: 0.7, mirrorFade: 0.8 })
      place(s, harbourBridge(), {
        x: s.pick(0.33, 0.36),
        y: y + 0.006,
        size: s.pick(37, 30),
        haze: 0.26,
        rim: 0.5,
        front: 0.5,
        reflect: { y: y + 0.004, power: 0.16, length: 0.24, wobble: 8 },
      })
      fog(s, { y: y + 0.002, thickness: 0.02, power: 0.5, seed: 5 })
      const foot = y + s.pick(0.07, 0.055)
      place(s, operaHouse(), {
        x: s.pick(0.7, 0.62),
        y: foot,
        size: s.pick(33, 27),
        rim: 0.6,
        front: 0.92,
        texture: 0.02,
        reflect: { power: 0.55, length: 0.26, wobble: 5 },
      })
      place(s, harbourFerry(), {
        x: s.pick(0.24, 0.2),
        y: y + 0.13,
        size: 7,
        rim: 0.6,
        reflect: { power: 0.5, length: 0.1 },
      })
      place(s, sailboat({ stripe: '#2f6a8a' }), {
        x: s.pick(0.345, 0.3),
        y: y + 0.035,
        size: 8,
        haze: 0.15,
        rim: 0.7,
        reflect: { power: 0.5, length: 0.08 },
      })
      const shore = (x) =>
        h * (1.06 - 0.2 * Math.max(0, 1 - x / (w * s.pick(0.44, 0.6)))) +
        fbm((x / h) * 7, 3, 4) * h * 0.02
      cliff(s, {
        top: shore,
        foot: () => h + 3,
        to: s.pick(0.46, 0.62),
        green: 0.25,
        rock: '#b08a6a',
        leaf: '#4f6f48',
        seed: 5,
        front: 0.4,
        side: 1,
        strata: 0.4,
      })
      bush(s, { x: 0.03, y: 0.93, size: 10, colour: LEAVES.deep, seed: 4, front: 0.3 })
      bush(s, { x: 0.14, y: 0.95, size: 6, colour: LEAVES.olive, seed: 8, front: 0.35 })
      tree(s, {
        x: s.pick(0.03, 0),
        y: 0.98,
        height: s.pick(74, 84),
        colour: '#3f6a4a',
        seed: 7,
        front: 0.2,
        spread: 0.36,
        bare: 0.62,
      })
      birds(s, { x: s.pick(0.58, 0.6), y: 0.22, count: 6, seed: 4 })
      return finish(s, { rays: 0.12 })
    },
  },
  {
    id: 'extra-1',
    alt: "Il monolite rosso di Uluru acceso dal tramonto nell'outback australiano, tra ciuffi di spinifex e querce del deserto",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.golden,
          disc: 0,
          front: 0.72,
          haze: '#f3b892',
          lit: '#ffc890',
          shade: '#4a4a86',
          sky: [
            [0, '#2c4a8c'],
            [0.35, '#6f84b4'],
            [0.62, '#d8a494'],
            [0.85, '#f8b888'],
            [1, '#ffd6a2'],
          ],
        },
        sun: [-0.1, 0.46],
        horizon: 0.6,
      })
      sky(s, { clouds: 0.22, seed: 17 })
      mountain(s, {
        top: range(s, { height: 0.03, seed: 8, detail: 2 }),
        rock: '#8a6a8a',
        haze: 0.55,
      })
      const top = curve(
        s,
        [
          [0.2, 0.62],
          [0.245, 0.555],
          [0.29, 0.44],
          [0.36, 0.385],
          [0.5, 0.362],
          [0.64, 0.352],
          [0.76, 0.372],
          [0.84, 0.42],
          [0.885, 0.53],
          [0.93, 0.62],
        ],
        0.007,
      )
      const li = (x, y) => {
        const u = x / h
        const v = (y - top(x)) / h
        return (
          0.56 +
          0.42 * fbm(u * 24 + fbm(u * 5, v * 5, 3) * 1.4, v * 2.2, 4) +
          0.2 * fbm(u * 7, v * 12, 4) -
          0.35 * smooth(0.55, 0.95, (u * h) / w) -
          0.3 * smooth(0.2, 0.27, v)
        )
      }
      const hot = [0.98, 0.5, 0.26]
      const dark = [0.36, 0.17, 0.3]
      s.shade([s.x(0.18), s.y(0.33), s.x(0.95), s.y(0.625)], (x, y, out) => {
        const l = clamp(li(x, y))
        for (let j = 0; j < 3; j++) out[j] = dark[j] + (hot[j] - dark[j]) * l
        out[3] = clamp(y - top(x) + 0.5)
      })
      fog(s, { y: 0.615, thickness: 0.02, power: 0.5, seed: 4 })
      ground(s, {
        top: groundLine(s, { at: 0.612, bumps: 0.006, seed: 3 }),
        colour: '#c0633c',
        farColour: '#b08a52',
        haze: 0.25,
        grain: 0.75,
        seed: 6,
      })
      grove(s, {
        top: () => s.y(0.612),
        depth: 1.6,
        size: 0.8,
        colour: '#7a8a4a',
        haze: 0.25,
        seed: 8,
        density: 0.7,
      })
      for (const [y, n, hgt, seed] of [
        [0.66, 260, 1.6, 3],
        [0.72, 240, 2.6, 5],
        [0.8, 220, 4, 7],
        [0.9, 240, 6.5, 9],
        [1, 300, 9, 11],
      ])
        grass(s, {
          top: groundLine(s, { at: y, bumps: 0.03, detail: 5, seed }),
          height: hgt,
          count: n,
          jitter: 5,
          colours: ['#c9b45e', '#9a9a4e', '#e0c878'],
          seed,
        })
      for (const [x, y, size, seed] of [
        [0.1, 0.74, 4, 2],
        [0.31, 0.7, 2.6, 5],
        [0.58, 0.68, 2, 7],
        [0.9, 0.72, 3, 9],
        [0.02, 0.97, 9, 12],
        [0.2, 1, 7, 14],
      ])
        bush(s, { x, y, size, colour: '#8a9450', seed })
      tree(s, {
        x: 0.1,
        y: 0.86,
        height: 46,
        colour: '#7d8a4a',
        trunk: '#5a3a3a',
        seed: 15,
        front: 0.45,
        spread: 0.3,
        bare: 0.5,
      })
      tree(s, {
        x: 0.03,
        y: 0.79,
        height: 26,
        colour: '#8a9450',
        trunk: '#5a3a3a',
        seed: 4,
        front: 0.5,
        spread: 0.3,
        bare: 0.5,
      })
      birds(s, { x: 0.62, y: 0.2, count: 9, seed: 6, size: 0.7 })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: 'La punta del Mitre Peak si alza dalle acque scure di Milford Sound, con una cascata sulla parete e un battello',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: {
          ...moods.mist,
          front: 0.6,
          sky: [
            [0, '#6f98bc'],
            [0.45, '#a9c6d6'],
            [0.8, '#e0e6df'],
            [1, '#f6ead2'],
          ],
        },
        sun: [0.72, 0.3],
        horizon: 0.64,
      })
      sky(s, { clouds: 0.42, seed: 6 })
      mountain(s, {
        top: range(s, { height: 0.26, seed: 12, detail: 1.7, rough: 0.56 }),
        rock: '#8a9aa6',
        snow: '#ffffff',
        snowLine: 0.07,
        haze: 0.58,
        seed: 3,
      })
      fog(s, { y: 0.5, thickness: 0.07, power: 0.6, seed: 7 })
      mountain(s, {
        top: peak(s, { at: 0.86, height: 0.34, spread: 0.22, power: 1.2, rough: 2, seed: 8 }),
        rock: '#5f7f74',
        haze: 0.36,
        footHaze: 0.5,
        rough: 1.4,
        seed: 5,
      })
      mountain(s, {
        top: peak(s, { at: 0.5, height: 0.54, spread: 0.2, power: 1.12, rough: 2, seed: 4 }),
        rock: '#56756c',
        snow: '#f7fbff',
        snowLine: 0.05,
        snowRough: 0.1,
        haze: 0.14,
        footHaze: 0.42,
        rough: 1.7,
        seed: 11,
        from: 1,
      })
      fog(s, { y: 0.44, thickness: 0.035, power: 0.5, seed: 13 })
      fog(s, { y: 0.63, thickness: 0.04, power: 0.55, seed: 3 })
      const wall = curve(
        s,
        [
          [0, 0.02],
          [0.1, 0.06],
          [0.17, 0.16],
          [0.22, 0.3],
          [0.27, 0.42],
          [0.3, 0.56],
          [0.335, 0.645],
        ],
        0.03,
      )
      cliff(s, {
        top: wall,
        foot: () => s.horizon + 2,
        to: 0.35,
        rock: '#6a7a7c',
        leaf: '#3f6f4a',
        green: 0.75,
        seed: 4,
        haze: 0.08,
        side: 1,
      })
      waterfall(s, { x: 0.165, y: 0.27, width: 2.6, height: 37, seed: 6, mist: 0.7 })
      lake(s, {
        wave: 0.6,
        mirrorFade: 0.6,
        glint: 0.3,
        body: [
          [0, '#9fbcc0'],
          [0.35, '#3f747e'],
          [1, '#123f52'],
        ],
      })
      place(s, cruiseShip(), {
        x: 0.37,
        y: 0.69,
        size: 7,
        front: 0.8,
        reflect: { power: 0.5, length: 0.08 },
      })
      boulders(s, { x: 0.06, y: 0.99, width: 34, colour: '#7a807e', seed: 5 })
      grove(s, {
        top: (x) =>
          h * (0.985 - 0.1 * Math.max(0, 1 - x / (w * 0.3))) + noise((x / h) * 6, 3) * h * 0.01,
        to: 0.3,
        depth: 8,
        size: 2.6,
        colour: LEAVES.jungle,
        seed: 9,
        front: 0.4,
      })
      birds(s, { x: 0.68, y: 0.3, count: 6, seed: 3 })
      cumulus(s, { x: 0.66, y: 0.47, width: 26, height: 5, seed: 8, power: 0.7 })
      return finish(s, { rays: 0.1 })
    },
  },
]
