import { finish } from '../../core/finish.js'
import { fbm, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { boulder } from '../../nature/rocks.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { lighthouse } from '../../things/northern.js'
import { cliff } from '../../things/shaped-land.js'
import { surf } from './kit.js'

export default {
  alt: 'Un faro bianco e arancione acceso su un promontorio di lava, con il mare mosso nella luce della sera islandese',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        front: 0.5,
        sky: [
          [0, '#22407a'],
          [0.4, '#6f86ac'],
          [0.7, '#e0b39c'],
          [1, '#ffd2a0'],
        ],
        haze: '#d9b4a0',
        lit: '#e6c8b8',
      },
      sun: [0.2, 0.52],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.3 })
    cumulus(s, { x: 0.3, y: 0.55, width: 60, height: 9, seed: 6 })
    sea(s, { wave: 1.1, glint: 0.7 })
    const cape = (x) =>
      h * (0.62 - 0.14 * smooth(0.43, 0.7, x / w)) + fbm((x / h) * 5, 4, 5) * h * 0.03
    place(s, lighthouse(), {
      x: 0.72,
      y: cape(s.x(0.72)) / h + 0.02,
      size: 40,
      front: 0.7,
      rim: 0.7,
    })
    cliff(s, {
      top: cape,
      foot: (x) => h * (0.62 + 0.24 * smooth(0.42, 1, x / w)),
      from: 0.43,
      rock: '#5f5a68',
      leaf: '#6f7f44',
      green: 0.24,
      seed: 6,
    })
    surf(s, (x) => h * (0.62 + 0.24 * smooth(0.42, 1, x / w)), { from: 0.43, width: 1.6 })
    s.glow(0.72, 0.14, 14, '#fff0c0', 0.7)
    for (const [x, y, width, height, seed] of [
      [0.5, 0.74, 12, 5, 3],
      [0.62, 0.82, 16, 7, 6],
      [0.36, 0.7, 8, 3, 8],
      [0.04, 1.02, 40, 22, 9],
      [0.2, 1.03, 26, 10, 12],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#5a5464', front: 0.35, square: 3 })
    birds(s, { x: 0.4, y: 0.3, count: 9, seed: 4 })
    return finish(s)
  },
}
