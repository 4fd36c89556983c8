import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { boulders } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { curve, shadow } from '../../things/marks.js'
import { traveller } from '../../things/people.js'
import { cliff, waterfall } from '../../things/shaped-land.js'
import { leafFrame } from './kit.js'

export default {
  alt: 'Una cascata scende tra le pareti coperte di felci nella giungla di Bali, in una piscina verde smeraldo',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#cfe3d6'],
          [0.5, '#e6f0dc'],
          [1, '#fbf6de'],
        ],
        haze: '#d9ead0',
        front: 0.7,
        lake: [
          [0, '#8fc9b4'],
          [0.4, '#3f9a88'],
          [1, '#17605c'],
        ],
      },
      sun: [0.4, 0.02],
      horizon: 0.74,
    })
    sky(s, { clouds: 0.1 })
    grove(s, {
      top: (x) => h * (0.06 + 0.1 * Math.abs(x / w - 0.42)),
      depth: 40,
      size: 3,
      colour: LEAVES.jungle,
      haze: 0.6,
      seed: 7,
    })
    const gap = 0.42
    const wall = curve(
      s,
      [
        [0, -0.06],
        [0.2, 0.02],
        [gap - 0.06, 0.14],
        [gap + 0.06, 0.15],
        [0.62, 0.05],
        [1, -0.08],
      ],
      0.02,
    )
    cliff(s, {
      top: wall,
      foot: () => s.horizon + 3,
      green: 0.95,
      leaf: '#4f8f42',
      rock: '#8a8f78',
      seed: 5,
      haze: 0.16,
      scale: 1.2,
    })
    waterfall(s, { x: gap, y: 0.15, width: 8, height: 59, seed: 3 })
    cliff(s, {
      top: curve(
        s,
        [
          [0, 0.02],
          [0.16, 0.1],
          [0.3, 0.62],
          [0.34, 0.8],
        ],
        0.02,
      ),
      foot: () => h * 0.78,
      to: 0.34,
      green: 1.1,
      leaf: '#3f7f3c',
      rock: '#6f7a66',
      seed: 9,
    })
    cliff(s, {
      top: curve(
        s,
        [
          [0.5, 0.85],
          [0.56, 0.66],
          [0.74, 0.16],
          [1, -0.02],
        ],
        0.02,
      ),
      foot: () => h * 0.79,
      from: 0.5,
      green: 1.1,
      leaf: '#3f7f3c',
      rock: '#6f7a66',
      seed: 12,
    })
    lake(s, { wave: 0.7, mirror: 0.7 })
    s.glow(gap, 0.74, 20, '#f6fff4', 0.7, 'source-over')
    boulders(s, { x: 0.2, y: 0.83, width: 34, height: 9, count: 6, seed: 4, colour: '#7d8274' })
    boulders(s, { x: 0.68, y: 0.85, width: 30, height: 8, count: 5, seed: 8, colour: '#7d8274' })
    for (const x of [0.2, 0.68]) shadow(s, s.x(x), s.y(0.862), s.u * 24, s.u * 1.5, '#1f6a64', 0.85)
    place(s, traveller({ seed: 4, pack: false, arms: 'up' }), {
      x: 0.62,
      y: 0.805,
      size: 9,
      front: 0.6,
    })
    leafFrame(s, [
      [0.0, 0.9, 22, 3],
      [0.1, 1.02, 18, 5],
      [0.03, 0.04, 20, 8],
      [0.98, 0.06, 22, 9],
      [0.97, 0.98, 20, 12],
      [0.86, 1.05, 14, 15],
      [0.9, -0.02, 14, 18],
    ])
    return finish(s, { rays: 0.16 })
  },
}
