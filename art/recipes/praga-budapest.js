import { finish } from '../core/finish.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { branch, grove } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog } from '../nature/mountains.js'
import { birds, sky, stars } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import { crowd } from '../things/asia-people.js'
import {
  budapestParliament,
  gothicTower,
  pragueCastle,
  riverBoat,
  stoneBridge,
  townHouse,
  tram,
  tynChurch,
} from '../things/europe.js'

const fronts = ['#e2b878', '#d99a7c', '#e8d3a4', '#c9b07c', '#d8a8a0', '#bcc49a']

function town(s, { y, size, haze, from = -0.02, to = 1.02, seed = 1, front }) {
  const r = random(seed)
  for (let x = from; x < to; x += (size * 0.56 * s.u) / s.w)
    place(
      s,
      townHouse({
        seed: seed * 40 + Math.floor(x * 83),
        colour: fronts[Math.floor(r() * fronts.length)],
        roof: r() < 0.7 ? '#b0553c' : '#8f4a42',
      }),
      { x, y: y + r() * 0.004, size: size * (0.85 + r() * 0.35), haze, front },
    )
}

export const recipes = [
  {
    id: 'main',
    alt: "Il Ponte Carlo con la sua torre gotica e il castello di Praga sulla collina, all'alba sulla Moldava",
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dawn, lamps: 0.5 },
        sun: [0.86, 0.5],
        horizon: h > w ? 0.6 : 0.62,
      })
      sky(s, { clouds: 0.14, seed: 6 })
      const foot = s.horizon / h
      const hill = groundLine(s, { at: foot - 0.13, bumps: 0.02, tilt: 0.04, seed: 2 })
      grove(s, { top: hill, depth: 16, size: 3, seed: 3, haze: 0.5, colour: '#6f8450' })
      place(s, pragueCastle(), {
        x: s.pick(0.4, 0.44),
        y: foot - 0.1,
        size: s.pick(22, 24),
        haze: 0.3,
      })
      grove(s, {
        top: groundLine(s, { at: foot - 0.1, bumps: 0.015, seed: 5 }),
        depth: 8,
        size: 2.6,
        seed: 6,
        haze: 0.36,
        colour: '#6f8450',
      })
      town(s, { y: foot - 0.03, size: 9, haze: 0.34, seed: 4 })
      town(s, { y: foot + 0.004, size: 11, haze: 0.18, seed: 8 })
      fog(s, { y: foot, thickness: 0.03, power: 0.5 })
      lake(s, { wave: 0.6 })
      place(s, stoneBridge({ arches: 16, stone: '#a8906e' }), {
        x: s.pick(0.27, 0.1),
        y: s.pick(0.745, 0.722),
        size: s.pick(15, 14),
        reflect: true,
      })
      place(s, gothicTower(), {
        x: s.pick(0.9, 0.84),
        y: s.pick(0.76, 0.73),
        size: s.pick(42, 46),
        rim: 0.5,
      })
      birds(s, { x: 0.2, y: 0.3, count: 8 })
      branch(s, {
        x: -0.01,
        y: 0.05,
        angle: 0.45,
        length: 14,
        colour: '#c9803a',
        leaf: true,
        seed: 4,
      })
      return finish(s, { rays: 0.1 })
    },
  },
  {
    id: 'extra-1',
    alt: 'Il Parlamento di Budapest acceso di luci dorate che si riflettono nel Danubio di notte',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.night, sun: [0.2, 0.2], horizon: 0.6 })
      sky(s, { clouds: 0.14, seed: 9 })
      stars(s, { count: 260, below: 0.4 })
      town(s, { y: 0.605, size: 8, haze: 0.3, seed: 12 })
      place(s, budapestParliament(), { x: 0.5, y: 0.612, size: 36, front: 0.85, lit: true })
      s.glow(s.x(0.5), s.y(0.55), 60, '#ffbf6a', 0.32)
      lake(s, { wave: 0.7, mirror: 0.95 })
      place(s, riverBoat(), { x: 0.24, y: 0.8, size: 7, reflect: true })
      return finish(s, { bloom: 0.36 })
    },
  },
  {
    id: 'extra-2',
    alt: 'La piazza della Città Vecchia di Praga con le guglie di Týn, le case colorate e un tram giallo',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.golden, sun: [0.14, 0.3], horizon: 0.66 })
      sky(s, { clouds: 0.14, seed: 3 })
      town(s, { y: 0.66, size: 20, haze: 0.3, seed: 22 })
      place(s, tynChurch(), { x: 0.6, y: 0.69, size: 56, haze: 0.1, rim: 0.4 })
      town(s, { y: 0.7, size: 26, haze: 0.04, seed: 27 })
      ground(s, {
        top: groundLine(s, { at: 0.695, bumps: 0.002, seed: 2 }),
        colour: '#b8a284',
        farColour: '#cbb592',
        grain: 0.8,
      })
      for (let i = 0; i < 5; i++)
        place(s, crowd({ count: 3 + (i % 3), seed: i + 2 }), {
          x: 0.42 + i * 0.11,
          y: 0.75 + (i % 3) * 0.03,
          size: 7 + (i % 3) * 1.6,
        })
      place(s, tram(), { x: 0.22, y: 0.84, size: 17, rim: 0.4 })
      return finish(s, { rays: 0.1 })
    },
  },
]
