import { field, rough, shape } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { clamp, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { beach } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { birds, sky } from '../../nature/sky.js'
import { foam, sea } from '../../nature/water.js'
import { basalt } from '../../things/northern-land.js'
import { traveller } from '../../things/people.js'
import { groundShadow } from '../../things/savanna-land.js'
import { rainy } from './kit.js'

/** Three needles of basalt before the cape, the swell white round their feet. */
function stacks(s) {
  const f = field(s)
  const dark = s.far(s.tone('#3f4350', 0.12), 0.2)
  const light = s.far(s.tone('#7a7f8c', 0.6), 0.2)
  for (const [x, foot, height, half, seed] of [
    [46, 49.4, 15, 4.4, 4],
    [58, 49.8, 25, 5, 7],
    [66, 49, 10, 3, 9],
  ]) {
    const tip = [x - half * 0.15, foot - height]
    const left = rough([[x - half, foot], [x - half * 0.75, foot - height * 0.5], tip], 0.7, seed)
    const right = rough(
      [tip, [x + half * 0.5, foot - height * 0.6], [x + half * 1.15, foot]],
      0.7,
      seed + 3,
    )
    const middle = rough(
      [[x + half * 0.2, foot], [x - half * 0.1, foot - height * 0.5], tip],
      0.6,
      seed + 5,
    )
    shape(s, f, dark, [...left, ...right])
    shape(s, f, light, [...left, ...middle.reverse()])
    shape(s, f, '#f4f6f2', [
      [x - half * 1.7, foot + 0.4],
      [x - half, foot - 0.5],
      [x, foot - 0.1],
      [x + half, foot - 0.6],
      [x + half * 1.8, foot + 0.5],
      [x, foot + 1],
    ])
  }
}

export default {
  alt: "Colonne di basalto e faraglioni scuri sulla spiaggia nera di Reynisfjara, tra le onde bianche dell'Atlantico",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...rainy,
        lamps: 0,
        front: 0.6,
        sky: [
          [0, '#6f8aa4'],
          [0.5, '#a9bac4'],
          [1, '#e6dfd0'],
        ],
      },
      sun: [0.24, 0.2],
      horizon: 0.5,
    })
    sky(s, { clouds: 0.5 })
    mountain(s, {
      top: range(s, { height: 0.07, seed: 7, shape: (u) => Math.max(0, 1 - u * 3) }),
      rock: '#6a7688',
      haze: 0.45,
    })
    sea(s, {
      wave: 1.2,
      mirror: 0.7,
      glint: 0.3,
      body: [
        [0, '#9fb4bc'],
        [0.4, '#5f8490'],
        [1, '#3a5f70'],
      ],
    })
    stacks(s)
    const edge = (x) => h * (0.94 - 0.34 * (x / w) ** 1.3) + noise((x / h) * 3, 5) * h * 0.02
    foam(s, (x) => edge(x) - h * 0.07, { power: 0.5 })
    foam(s, edge)
    beach(s, edge, { colour: '#4a4a54', wet: '#34384a' })
    basalt(s, {
      from: 0.62,
      to: 1.03,
      width: 2.7,
      seed: 4,
      colour: '#6f7280',
      top: (x) =>
        h * (0.66 - 0.6 * clamp((x / w - 0.6) * 2.6) ** 0.8) + noise((x / h) * 9, 3) * h * 0.05,
      foot: (x) => h * (0.68 + 0.3 * clamp((x / w - 0.62) * 2.6)),
    })
    for (const [x, y, width, height, seed] of [
      [0.64, 0.72, 8, 4, 3],
      [0.7, 0.8, 10, 5, 6],
      [0.78, 0.89, 13, 6, 8],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#5a5c68', square: 3.4 })
    for (const [x, y, size, seed] of [
      [0.53, 0.83, 11, 4],
      [0.56, 0.835, 10.5, 10],
    ]) {
      groundShadow(s, x, y, 3.4, 0.3)
      place(s, traveller({ seed, pack: false }), { x, y, size, front: 0.65 })
    }
    birds(s, { x: 0.3, y: 0.22, count: 12, seed: 8, colour: '#f4f4ee' })
    return finish(s)
  },
}
