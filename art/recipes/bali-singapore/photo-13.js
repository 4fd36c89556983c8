import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { lanternString } from '../../things/asia-street.js'
import { bumboat, shophouse } from '../../things/singapore-quay.js'
import { bayNight, downtown, leafFrame } from './kit.js'

export default {
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
    sky(s, { clouds: 0.1 })
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
}
