import { finish } from '../core/finish.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { branch, grove, tree, treeLine } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { birds, cumulus, sky } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import { eiffel, fairyCastle, parisHouse, riverBoat, stoneBridge } from '../things/europe.js'
import { balloon } from '../things/sky-things.js'

/** A row of street fronts along the bank. */
function houses(s, { y, size, haze, from = -0.02, to = 1.02, seed = 1 }) {
  const r = random(seed)
  for (let x = from; x < to; x += (size * 0.66 * s.u) / s.w)
    place(
      s,
      parisHouse({
        seed: seed * 50 + Math.floor(x * 99),
        stone: ['#e6d8bf', '#dccbb0', '#ecdfca'][Math.floor(r() * 3)],
      }),
      { x, y, size: size * (0.9 + r() * 0.22), haze },
    )
}

export const recipes = [
  {
    id: 'main',
    alt: 'La Torre Eiffel illuminata al tramonto oltre un ponte di pietra sulla Senna, con un battello che passa',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.dusk, lamps: 0.7, front: 0.4 },
        sun: [0.82, 0.5],
        horizon: h > w ? 0.6 : 0.62,
      })
      sky(s, { clouds: 0.16, seed: 8 })
      const foot = s.horizon / h
      houses(s, { y: foot, size: 11, haze: 0.55, seed: 3 })
      place(s, eiffel(), {
        x: s.pick(0.34, 0.42),
        y: foot - 0.005,
        size: s.pick(46, 56),
        haze: 0.12,
        rim: 0.5,
        front: 0.42,
      })
      houses(s, { y: foot + 0.004, size: 8, haze: 0.3, seed: 7, to: 0.26 })
      houses(s, { y: foot + 0.004, size: 9, haze: 0.3, seed: 9, from: 0.5 })
      const bank = groundLine(s, { at: foot - 0.012, bumps: 0.006, seed: 4 })
      grove(s, { top: bank, depth: 3.4, size: 2.2, seed: 5, haze: 0.2 })
      lake(s, { wave: 0.8 })
      place(s, stoneBridge({ arches: 24 }), {
        x: 0.5,
        y: s.pick(0.71, 0.7),
        size: s.pick(13, 12),
        haze: 0.08,
        reflect: true,
        front: 0.4,
      })
      place(s, riverBoat(), {
        x: s.pick(0.3, 0.32),
        y: s.pick(0.83, 0.8),
        size: 6.5,
        reflect: true,
        front: 0.5,
      })
      branch(s, {
        x: s.pick(-0.01, -0.02),
        y: 0.04,
        angle: 0.5,
        length: 15,
        colour: '#6f7a3a',
        leaf: true,
        seed: 6,
      })
      return finish(s, { rays: 0.1 })
    },
  },
  {
    id: 'extra-1',
    alt: 'Il castello delle fiabe con le torri azzurre oltre il prato fiorito, in una mattina limpida',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.18, 0.14], horizon: 0.62 })
      sky(s, { clouds: 0.1, seed: 2 })
      cumulus(s, { x: 0.78, y: 0.52, width: 60, height: 20, seed: 5 })
      place(s, balloon(), { x: 0.2, y: 0.34, size: 14 })
      place(s, balloon({ colours: ['#3f74b8', '#f7ead0', '#e8b84a'] }), {
        x: 0.3,
        y: 0.22,
        size: 8,
        haze: 0.25,
      })
      treeLine(s, { top: groundLine(s, { at: 0.6, seed: 2 }), haze: 0.5, height: 3 })
      place(s, fairyCastle(), { x: 0.58, y: 0.66, size: 56, haze: 0.05, rim: 0.3 })
      grove(s, {
        top: groundLine(s, { at: 0.645, bumps: 0.012, seed: 6 }),
        depth: 5,
        size: 2.6,
        seed: 8,
        accents: [
          ['#e8708a', 0.1],
          ['#f6d36a', 0.08],
        ],
      })
      ground(s, {
        top: groundLine(s, { at: 0.7, bumps: 0.01, seed: 9 }),
        colour: '#7fae4a',
        grain: 0.4,
      })
      grove(s, {
        top: groundLine(s, { at: 0.88, bumps: 0.02, bowl: -0.06, seed: 14 }),
        to: 0.5,
        depth: 14,
        size: 3,
        seed: 15,
        colour: '#5f9440',
        accents: [
          ['#e8708a', 0.12],
          ['#f2c14a', 0.1],
          ['#f4efe6', 0.08],
        ],
      })
      tree(s, { x: 0.05, y: 0.84, height: 48, seed: 4 })
      birds(s, { x: 0.42, y: 0.2, count: 6 })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: "I tetti di zinco e le facciate chiare di Parigi viste dall'alto, con la torre lontana nella foschia dorata",
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.golden, sun: [0.86, 0.3], horizon: 0.46 })
      sky(s, { clouds: 0.12, seed: 11 })
      for (let i = 0; i < 5; i++)
        houses(s, { y: 0.47 + i * 0.075, size: 8 + i * 4.2, haze: 0.62 - i * 0.13, seed: 20 + i })
      place(s, eiffel(), { x: 0.3, y: 0.52, size: 34, haze: 0.5 })
      for (let i = 2; i < 4; i++)
        houses(s, { y: 0.5 + i * 0.1, size: 12 + i * 5, haze: 0.36 - i * 0.1, seed: 30 + i })
      ground(s, { top: groundLine(s, { at: 0.79, bumps: 0.004, seed: 3 }), colour: '#c9b48e' })
      grove(s, {
        top: groundLine(s, { at: 0.77, bumps: 0.02, seed: 12 }),
        depth: 20,
        size: 4.2,
        seed: 13,
        colour: '#5f7a3c',
        accents: [['#8a9a48', 0.2]],
      })
      return finish(s, { rays: 0.14 })
    },
  },
]
