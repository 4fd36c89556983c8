import { finish } from '../core/finish.js'
import { noise } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { beach, dune, ground, groundLine } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { palm } from '../nature/palms.js'
import { sky, stars } from '../nature/sky.js'
import { foam, lagoon } from '../nature/water.js'
import { sailboat } from '../things/boats.js'
import { coral, fish } from '../things/egypt.js'
import { camel, ray, turtle } from '../things/gulf.js'
import { campfire, sitter, tent } from '../things/people.js'
import { underwater } from '../things/shaped-land.js'

const reefColours = ['#e8705a', '#f0a04a', '#d65a86', '#7f9ad6', '#e8c85a', '#5fb08a']

/** Coral gardens standing on a floor line, small behind, large in front. */
function reef(s, { y, from, to, count, size, haze, seed }) {
  const r = random(seed)
  for (let i = 0; i < count; i++)
    place(
      s,
      coral({
        kind: Math.floor(r() * 3),
        colour: reefColours[Math.floor(r() * reefColours.length)],
        seed: seed * 20 + i,
      }),
      {
        x: from + (to - from) * ((i + r() * 0.8) / count),
        y: y + r() * 0.05,
        size: size * (0.6 + r() * 0.8),
        haze,
        lit: false,
      },
    )
}

export const recipes = [
  {
    id: 'main',
    alt: 'La baia turchese di Sharm El Sheikh con una barca a vela, le montagne rosse del Sinai e una palma da dattero',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.day, front: 0.8 },
        sun: [0.16, 0.14],
        horizon: h > w ? 0.5 : 0.52,
      })
      sky(s, { clouds: 0.06, seed: 6 })
      mountain(s, {
        top: range(s, { height: 0.2, seed: 6, rough: 0.7 }),
        rock: '#c4805a',
        haze: 0.46,
      })
      mountain(s, {
        top: range(s, { height: 0.12, seed: 3, rough: 0.8, lift: 0.6 }),
        rock: '#b56f4a',
        haze: 0.22,
      })
      fog(s, { y: s.horizon / h, thickness: 0.02, power: 0.4 })
      lagoon(s)
      place(s, sailboat(), {
        x: s.pick(0.62, 0.66),
        y: s.pick(0.66, 0.6),
        size: s.pick(20, 20),
        reflect: true,
      })
      place(s, sailboat({ stripe: '#3f74a8' }), {
        x: s.pick(0.82, 0.88),
        y: s.pick(0.585, 0.55),
        size: 8,
        haze: 0.2,
        reflect: true,
      })
      const edge = (x) => h * (0.8 + 0.14 * (x / w) ** 1.4) + noise((x / h) * 5, 2) * h * 0.01
      foam(s, edge)
      beach(s, edge)
      palm(s, {
        x: s.pick(0.13, 0.14),
        y: s.pick(0.95, 0.94),
        height: s.pick(70, 80),
        lean: 0.12,
        kind: 'date',
        seed: 4,
      })
      palm(s, { x: s.pick(0.03, -0.01), y: 1.02, height: 54, lean: -0.1, kind: 'date', seed: 9 })
      dune(s, {
        at: 0.1,
        y: 1.06,
        height: 0.12,
        width: 0.8,
        colour: '#f0dcb2',
        seed: 5,
        ripple: 0.4,
      })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
    alt: "Sott'acqua nel Mar Rosso: coralli di ogni colore, una tartaruga, una manta e un banco di pesci arancioni",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.day, haze: '#2a9cc2' },
        sun: [0.62, 0],
        horizon: 0.5,
      })
      underwater(s, { floor: 0.74, seed: 5 })
      reef(s, { y: 0.76, from: -0.02, to: 1.02, count: 16, size: 10, haze: 0.6, seed: 3 })
      place(s, ray({ colour: '#2f5b7c' }), { x: 0.74, y: 0.34, size: 17, haze: 0.35, lit: false })
      reef(s, { y: 0.86, from: -0.02, to: 0.62, count: 9, size: 19, haze: 0.28, seed: 6 })
      place(s, turtle(), { x: 0.36, y: 0.46, size: 24, lit: false, haze: 0.1 })
      const r = random(8)
      for (let i = 0; i < 26; i++)
        place(s, fish({ colour: i % 4 ? '#f2963a' : '#f6cf4a' }), {
          x: 0.52 + r() * 0.34,
          y: 0.5 + r() * 0.2,
          size: 2.2 + r() * 2.4,
          lit: false,
          haze: r() * 0.4,
        })
      reef(s, { y: 1.0, from: -0.04, to: 0.5, count: 6, size: 34, haze: 0.05, seed: 9 })
      reef(s, { y: 1.04, from: 0.8, to: 1.04, count: 2, size: 30, haze: 0.08, seed: 12 })
      return finish(s, { bloom: 0.2 })
    },
  },
  {
    id: 'extra-2',
    alt: 'Un campo nel deserto del Sinai dopo il tramonto: tende, fuoco acceso, cammelli e le prime stelle',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.dusk, sun: [0.2, 0.56], horizon: 0.62 })
      sky(s, { clouds: 0.1, seed: 12 })
      stars(s, { count: 240, below: 0.34 })
      mountain(s, {
        top: range(s, { height: 0.2, seed: 12, rough: 0.8 }),
        rock: '#a8684a',
        haze: 0.4,
      })
      mountain(s, {
        top: range(s, { height: 0.1, seed: 15, rough: 0.7 }),
        rock: '#96583f',
        haze: 0.16,
      })
      ground(s, {
        top: groundLine(s, { at: 0.615, bumps: 0.006, seed: 5 }),
        colour: '#b8744a',
        farColour: '#c88a5c',
      })
      dune(s, { at: 0.8, y: 0.74, height: 0.1, width: 1.2, seed: 4, haze: 0.12 })
      for (const [i, x] of [0.7, 0.77, 0.84].entries())
        place(s, camel({ rider: false }), {
          x,
          y: 0.7 + i * 0.006,
          size: 12,
          front: 0.35,
          rim: 0.5,
          flip: true,
        })
      dune(s, { at: 0.2, y: 0.86, height: 0.12, width: 1.3, seed: 7 })
      place(s, tent({ colour: '#b8503a' }), { x: 0.16, y: 0.83, size: 20, front: 0.5, rim: 0.4 })
      place(s, tent({ colour: '#c98a4a' }), { x: 0.3, y: 0.81, size: 15, front: 0.45, rim: 0.4 })
      s.glow(s.x(0.44), s.y(0.86), 30, '#ffa04a', 0.55)
      place(s, campfire(), { x: 0.44, y: 0.9, size: 11 })
      place(s, sitter({ seed: 2 }), { x: 0.37, y: 0.91, size: 11, front: 0.5 })
      place(s, sitter({ seed: 5 }), { x: 0.51, y: 0.915, size: 11, front: 0.5, flip: true })
      dune(s, { at: 0.9, y: 1.08, height: 0.16, width: 1.4, seed: 10 })
      return finish(s)
    },
  },
]
