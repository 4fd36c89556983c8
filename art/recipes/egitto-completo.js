import { finish } from '../core/finish.js'
import { place } from '../core/place.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { grass, grove } from '../nature/foliage.js'
import { dune, ground, groundLine } from '../nature/ground.js'
import { fog } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { birds, sky, stars } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import { cairo, felucca, pyramid, sphinx, temple } from '../things/egypt.js'
import { camel } from '../things/gulf.js'

export const recipes = [
  {
    id: 'main',
    alt: 'Le piramidi di Giza al tramonto, la Sfinge in primo piano e una carovana di cammelli sulla sabbia dorata',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: moods.golden,
        sun: [0.14, 0.42],
        horizon: h > w ? 0.58 : 0.6,
      })
      sky(s, { clouds: 0.14, seed: 5 })
      const foot = s.horizon / h
      place(s, cairo({ seed: 3 }), { x: 0.86, y: foot + 0.004, size: 8, haze: 0.66 })
      ground(s, {
        top: groundLine(s, { at: foot, bumps: 0.006, seed: 2 }),
        colour: '#dca765',
        farColour: '#e8c08a',
        ripple: 0.3,
      })
      place(s, pyramid({ seed: 4 }), {
        x: s.pick(0.8, 0.86),
        y: foot + 0.02,
        size: s.pick(20, 22),
        haze: 0.38,
      })
      place(s, pyramid({ cap: true, seed: 2 }), {
        x: s.pick(0.56, 0.52),
        y: foot + 0.045,
        size: s.pick(37, 42),
        haze: 0.16,
      })
      place(s, pyramid({ seed: 7 }), {
        x: s.pick(0.26, 0.14),
        y: foot + 0.07,
        size: s.pick(30, 34),
        haze: 0.08,
      })
      fog(s, { y: foot + 0.05, thickness: 0.03, power: 0.35 })
      dune(s, { at: s.pick(0.12, 0.1), y: 0.86, height: 0.1, width: 0.9, seed: 3 })
      place(s, sphinx(), {
        x: s.pick(0.36, 0.42),
        y: s.pick(0.83, 0.79),
        size: s.pick(19, 21),
        front: 0.65,
        rim: 0.4,
      })
      dune(s, { at: 0.3, y: 0.93, height: 0.07, width: 1.1, seed: 6 })
      for (const [i, x] of [0.6, 0.68, 0.76].entries())
        place(s, camel({ rider: i !== 1 }), {
          x,
          y: s.pick(0.84, 0.8) + i * 0.004,
          size: s.pick(11, 12),
          front: 0.55,
          rim: 0.4,
        })
      dune(s, { at: 0.7, y: 1.06, height: 0.16, width: 1.5, seed: 9 })
      return finish(s, { rays: 0.14 })
    },
  },
  {
    id: 'extra-1',
    alt: 'Due feluche a vela sul Nilo calmo, con palme, minareti e cupole del Cairo nella luce del mattino',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.dawn, sun: [0.8, 0.46], horizon: 0.58 })
      sky(s, { clouds: 0.1, seed: 9 })
      place(s, cairo({ seed: 8 }), { x: 0.3, y: 0.585, size: 17, haze: 0.45 })
      place(s, cairo({ seed: 2 }), { x: 0.82, y: 0.585, size: 12, haze: 0.55, flip: true })
      const bank = groundLine(s, { at: 0.57, bumps: 0.008, seed: 4 })
      grove(s, { top: bank, depth: 2.6, size: 1.8, seed: 5, haze: 0.3 })
      for (const [x, height] of [
        [0.06, 18],
        [0.13, 14],
        [0.55, 13],
        [0.62, 17],
        [0.94, 16],
      ])
        palm(s, { x, y: 0.585, height, kind: 'date', seed: Math.round(x * 100), haze: 0.25 })
      fog(s, { y: 0.58, thickness: 0.03, power: 0.5 })
      lake(s, { wave: 0.6 })
      place(s, felucca({ sail: '#f3e2c6' }), {
        x: 0.66,
        y: 0.66,
        size: 20,
        haze: 0.18,
        flip: true,
        reflect: true,
      })
      place(s, felucca(), { x: 0.34, y: 0.78, size: 46, rim: 0.6, reflect: true })
      grass(s, {
        top: groundLine(s, { at: 1.0, bumps: 0.02, seed: 3 }),
        to: 0.34,
        height: 16,
        count: 130,
        colours: ['#4a6338', '#6f7f42', '#38502f'],
      })
      birds(s, { x: 0.5, y: 0.24, count: 9 })
      return finish(s, { rays: 0.12 })
    },
  },
  {
    id: 'extra-2',
    alt: 'Le colonne dipinte di un tempio egizio illuminate di notte sotto un cielo pieno di stelle',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.night, sun: [0.24, 0.2], horizon: 0.68 })
      sky(s, { clouds: 0.06, seed: 4 })
      stars(s, { count: 700, below: 0.62 })
      ground(s, {
        top: groundLine(s, { at: 0.67, bumps: 0.008, seed: 3 }),
        colour: '#c9a06a',
        grain: 0.6,
      })
      for (const x of [0.06, 0.92, 0.98])
        palm(s, { x, y: 0.71, height: 30, kind: 'date', seed: Math.round(x * 90) })
      s.glow(s.x(0.48), s.y(0.6), 60, '#ffab54', 0.4)
      place(s, temple({ columns: 7 }), { x: 0.48, y: 0.76, size: 44, front: 0.95 })
      s.glow(s.x(0.48), s.y(0.66), 34, '#ffb060', 0.3)
      for (const x of [0.28, 0.68]) s.glow(s.x(x), s.y(0.77), 16, '#ffc070', 0.5)
      ground(s, {
        top: groundLine(s, { at: 0.83, bumps: 0.02, bowl: 0.04, seed: 8 }),
        colour: '#a8845c',
        grain: 0.7,
      })
      return finish(s, { bloom: 0.34 })
    },
  },
]
