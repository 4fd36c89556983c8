import { finish } from '../core/finish.js'
import { place } from '../core/place.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { conifer, forest, grass, grove } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { birds, cumulus, sky } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import { city } from '../things/asia-city.js'
import {
  bigBen,
  redBus,
  steamTrain,
  stoneBridge,
  towerBridge,
  westminster,
} from '../things/europe.js'

export const recipes = [
  {
    id: 'main',
    alt: "Il Big Ben e il Parlamento sul Tamigi all'imbrunire, con un autobus rosso sul ponte di Westminster",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dusk, lamps: 0.85, front: 0.4 },
        sun: [0.12, 0.5],
        horizon: h > w ? 0.6 : 0.62,
      })
      sky(s, { clouds: 0.22, seed: 4 })
      const foot = s.horizon / h
      city(s, { y: foot, low: 4, high: 10, width: 5, seed: 3, haze: 0.6, share: 0.4 })
      place(s, westminster(), {
        x: s.pick(0.42, 0.36),
        y: foot + 0.012,
        size: s.pick(15, 16),
        haze: 0.08,
        front: 0.42,
        rim: 0.3,
      })
      place(s, bigBen(), {
        x: s.pick(0.66, 0.64),
        y: foot + 0.014,
        size: s.pick(50, 56),
        front: 0.45,
        rim: 0.5,
      })
      lake(s, { wave: 0.8 })
      place(s, stoneBridge({ arches: 12, stone: '#6f8f86' }), {
        x: s.pick(0.98, 0.9),
        y: s.pick(0.76, 0.75),
        size: 12,
        reflect: true,
        front: 0.4,
      })
      place(s, redBus(), {
        x: s.pick(0.72, 0.5),
        y: s.pick(0.664, 0.69),
        size: s.pick(5.4, 6),
        front: 0.6,
      })
      place(s, redBus(), {
        x: s.pick(0.9, 0.9),
        y: s.pick(0.664, 0.69),
        size: s.pick(5.4, 6),
        front: 0.6,
        flip: true,
      })
      birds(s, { x: 0.2, y: 0.3, count: 5 })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: 'Il Tower Bridge con le torri di pietra e i cavi azzurri in una chiara giornata di nuvole',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.12], horizon: 0.63 })
      sky(s, { clouds: 0.2, seed: 7 })
      cumulus(s, { x: 0.2, y: 0.56, width: 70, height: 24, seed: 2 })
      city(s, {
        y: 0.632,
        low: 5,
        high: 20,
        width: 5,
        seed: 8,
        haze: 0.55,
        shape: (x) => (x > 0.66 ? 1.2 : 0.5),
      })
      grove(s, {
        top: groundLine(s, { at: 0.618, bumps: 0.006, seed: 3 }),
        depth: 2,
        size: 1.8,
        seed: 4,
        haze: 0.35,
      })
      lake(s, { wave: 1 })
      place(s, towerBridge(), {
        x: 0.5,
        y: 0.7,
        size: 45,
        reflect: { power: 0.5, length: 0.3 },
        rim: 0.2,
      })
      birds(s, { x: 0.68, y: 0.22, count: 7 })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: 'Un treno a vapore rosso attraversa un viadotto di pietra tra le montagne scozzesi nella luce della sera',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.golden, sun: [0.16, 0.3], horizon: 0.58 })
      sky(s, { clouds: 0.2, seed: 12 })
      mountain(s, {
        top: range(s, { height: 0.26, seed: 4, rough: 0.6 }),
        rock: '#7f8a6a',
        haze: 0.5,
      })
      fog(s, { y: 0.56, thickness: 0.05, power: 0.5 })
      mountain(s, { top: range(s, { height: 0.15, seed: 9 }), rock: '#7c8450', haze: 0.24 })
      forest(s, {
        top: groundLine(s, { at: 0.6, bumps: 0.03, seed: 3 }),
        height: 6,
        count: 90,
        haze: 0.3,
      })
      ground(s, {
        top: groundLine(s, { at: 0.63, bumps: 0.03, seed: 5 }),
        colour: '#8c9650',
        grain: 0.6,
      })
      place(
        s,
        { ...stoneBridge({ arches: 11, stone: '#a89a86', lamps: false }) },
        { x: 0.5, y: 0.84, size: 30, front: 0.6 },
      )
      place(s, steamTrain({ coaches: 5 }), { x: 0.5, y: 0.598, size: 7.4, front: 0.7 })
      for (let i = 0; i < 7; i++)
        s.glow(s.x(0.705 - i * 0.035), s.y(0.5 - i * 0.012), 3 + i * 1.1, '#fff4e2', 0.5 - i * 0.05)
      grove(s, {
        top: groundLine(s, { at: 0.86, bumps: 0.03, bowl: 0.03, seed: 8 }),
        depth: 12,
        size: 3.4,
        seed: 9,
        colour: '#6a7638',
        accents: [['#a86a8a', 0.12]],
      })
      grass(s, { top: groundLine(s, { at: 0.95, seed: 4 }), height: 6, count: 500 })
      conifer(s, { x: 0.06, y: 0.98, height: 52, seed: 2 })
      conifer(s, { x: 0.14, y: 1.0, height: 34, seed: 5 })
      return finish(s, { rays: 0.12 })
    },
  },
]
