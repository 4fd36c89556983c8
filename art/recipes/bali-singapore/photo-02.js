import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { fog } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { fieldHut } from '../../things/bali.js'
import { curve } from '../../things/marks.js'
import { terraces } from '../../things/shaped-land.js'
import { leafFrame, palms } from './kit.js'

export default {
  alt: 'Le terrazze di Tegallalang scendono a gradini nella nebbia del mattino, con una capanna di paglia e le palme',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#a3bccb'],
          [0.5, '#cfdcda'],
          [1, '#f4ecd6'],
        ],
        haze: '#e3e9dc',
        front: 0.75,
      },
      sun: [0.7, 0.12],
      horizon: 0.3,
    })
    sky(s, { clouds: 0.3 })
    grove(s, {
      top: curve(
        s,
        [
          [0, 0.22],
          [0.4, 0.3],
          [1, 0.16],
        ],
        0.02,
      ),
      depth: 16,
      size: 2.6,
      colour: LEAVES.jungle,
      haze: 0.66,
      seed: 4,
    })
    palms(
      s,
      [
        [0.1, 0.36, 26, 0.1],
        [0.2, 0.38, 20, -0.1],
        [0.66, 0.34, 28, 0.1],
        [0.78, 0.32, 22, -0.06],
        [0.92, 0.3, 26, 0.04],
      ],
      { haze: 0.55 },
    )
    fog(s, { y: 0.36, thickness: 0.1, power: 0.8, seed: 3 })
    terraces(s, {
      top: curve(
        s,
        [
          [0, 0.36],
          [0.5, 0.46],
          [1, 0.32],
        ],
        0.006,
      ),
      steps: 13,
      seed: 8,
      haze: 0.75,
      water: 0.12,
      bowl: -5,
      bend: 0.55,
      wave: 3.4,
      close: 4,
    })
    fog(s, { y: 0.5, thickness: 0.08, power: 0.5, seed: 9 })
    place(s, fieldHut(), { x: 0.36, y: 0.66, size: 15, haze: 0.08, front: 0.75 })
    grove(s, {
      top: () => s.y(0.645),
      from: 0.3,
      to: 0.42,
      depth: 2,
      size: 1.1,
      colour: LEAVES.green,
      seed: 7,
    })
    palms(
      s,
      [
        [0.9, 0.9, 66, 0.06],
        [0.985, 0.95, 54, -0.04],
      ],
      { front: 0.5 },
    )
    palm(s, { x: 0.24, y: 0.68, height: 30, lean: -0.1, seed: 13, haze: 0.12 })
    leafFrame(s, [
      [0.0, 1.02, 20, 3],
      [0.12, 1.05, 15, 7],
      [0.98, 1.04, 18, 9],
    ])
    return finish(s)
  },
}
