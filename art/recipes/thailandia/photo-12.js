import { finish } from '../../core/finish.js'
import { noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, grove } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { seatedBuddha } from '../../things/asia-thailand.js'

export default {
  alt: "Il grande Buddha bianco del Doi Kham in cima alla collina all'alba, sopra la foresta e la valle di Chiang Mai nella foschia",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#3a68a4'],
          [0.35, '#86abc9'],
          [0.62, '#f0dcc0'],
          [0.82, '#ffcb9a'],
          [1, '#ffe2b4'],
        ],
      },
      sun: [0.2, 0.42],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.22 })
    for (const [height, seed, haze, rock] of [
      [0.2, 4, 0.62, '#5f83a0'],
      [0.13, 8, 0.48, '#56808c'],
      [0.07, 11, 0.34, '#4f7c70'],
    ])
      mountain(s, { top: range(s, { height, seed, detail: 1.4 }), rock, haze })
    ground(s, {
      top: groundLine(s, { at: 0.56, bumps: 0.01, seed: 4 }),
      colour: '#7fa05a',
      farColour: '#a8b884',
      haze: 0.3,
    })
    fog(s, { y: 0.58, thickness: 0.06, power: 0.7, seed: 3 })
    fog(s, { y: 0.7, thickness: 0.07, power: 0.45, seed: 9 })
    const hill = (x) =>
      s.y(0.9) -
      h * 0.29 * Math.exp(-(((x / w - 0.64) / 0.3) ** 4)) -
      h * 0.1 * smooth(0.3, 0, x / w) -
      noise((x / h) * 4, 3) * h * 0.014
    place(
      s,
      {
        width: 160,
        height: 20,
        draw: (pen) =>
          pen
            .poly('#e9e2d4', [
              [-64, 3],
              [64, 3],
              [58, -16],
              [-58, -16],
            ])
            .rect('#c9bfae', -60, -8, 120, 2),
      },
      { x: 0.64, y: 0.625, size: 7, front: 0.75 },
    )
    place(s, seatedBuddha({ colour: '#fffaf2', cloth: '#f4ecdf' }), {
      x: 0.64,
      y: 0.58,
      size: 52,
      front: 0.92,
      rim: 0.6,
    })
    ground(s, { top: (x) => hill(x) + s.u * 4, colour: '#3f6a3c' })
    grove(s, {
      top: hill,
      depth: 40,
      size: 2.6,
      colour: '#4a8444',
      accents: [['#8fae4a', 0.2]],
      seed: 5,
      haze: 0.06,
    })
    fog(s, { y: 0.86, thickness: 0.08, power: 0.35, seed: 5 })
    branch(s, { x: -0.02, y: 0.2, angle: 0.1, length: 11, colour: '#fbe6d8', seed: 33 })
    birds(s, { x: 0.36, y: 0.26, count: 6, size: 0.6 })
    return finish(s, { rays: 0.1 })
  },
}
