import { rgb } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { clamp, fbm, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { acacia } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky, stars } from '../../nature/sky.js'
import { campfire, sitter } from '../../things/people.js'
import { lodgeTent } from '../../things/safari.js'
import { grassland } from '../../things/savanna-land.js'
import { nearGrass } from './kit.js'

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

export default {
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
}
