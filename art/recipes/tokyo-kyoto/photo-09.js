import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grass, grove, treeLine } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { cone, mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { bulletTrain } from '../../things/asia-japan-life.js'

export default {
  alt: 'Lo shinkansen bianco e blu corre sul viadotto davanti al Fuji, oltre un campo di fiori di colza gialli',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.15, 0.1], horizon: 0.62 })
    sky(s, { clouds: 0.12 })
    cumulus(s, { x: 0.9, y: 0.5, width: 50, height: 9, seed: 2 })
    mountain(s, {
      top: cone(s, { at: 0.42, height: 0.5, spread: 0.32 }),
      rock: '#5f7fae',
      snow: '#ffffff',
      snowLine: 0.22,
      snowRough: 0.14,
      haze: 0.16,
      footHaze: 0.75,
      hazeFrom: 0.4,
    })
    for (const [height, seed, haze] of [
      [0.07, 4, 0.5],
      [0.04, 7, 0.25],
    ])
      mountain(s, {
        top: range(s, { height, seed, detail: 2 }),
        rock: '#4f7a5a',
        haze,
        footHaze: 0.4,
      })
    ground(s, {
      top: () => s.horizon,
      colour: '#7fa044',
      farColour: '#9fb870',
      haze: 0.3,
      grain: 0.7,
    })
    treeLine(s, { top: () => s.y(0.635), height: 1.6, haze: 0.25, seed: 3, base: s.y(0.64) })
    s.layer(
      (k) => {
        for (let i = 0; i < 15; i++) {
          k.fillStyle = s.tone('#b9b6b0', 0.35)
          k.fillRect(s.x(i * 0.075) - s.u * 0.9, s.y(0.72), s.u * 1.8, s.u * 8)
        }
        k.fillStyle = s.tone('#d3d0c8', 0.75)
        k.fillRect(0, s.y(0.7), w, s.u * 3)
        k.fillStyle = s.tone('#a8a59e', 0.3)
        k.fillRect(0, s.y(0.73), w, s.u * 0.7)
      },
      { lit: false },
    )
    place(s, bulletTrain({ cars: 8 }), { x: 0.1, y: 0.7, size: 6.6, front: 0.9 })
    s.layer(
      (k) => {
        k.strokeStyle = s.tone('#8f96a4', 0.5)
        k.lineWidth = s.u * 0.3
        for (let i = 0; i < 9; i++) {
          k.strokeRect(s.x(0.06 + i * 0.125), s.y(0.6), s.u * 0.02, s.u * 10)
          k.strokeRect(s.x(0.06 + i * 0.125), s.y(0.61), s.u * 3, s.u * 0.02)
        }
        k.lineWidth = s.u * 0.12
        k.beginPath()
        k.moveTo(0, s.y(0.62))
        k.lineTo(w, s.y(0.62))
        k.stroke()
      },
      { lit: false },
    )
    grove(s, {
      top: (x) => s.y(0.79) - noise((x / h) * 3, 2) * h * 0.012,
      depth: 24,
      size: 1.3,
      colour: '#f2c92c',
      accents: [['#8fae3c', 0.3]],
      seed: 4,
      front: 0.9,
    })
    grass(s, {
      top: s.y(0.96),
      height: 12,
      count: 400,
      colours: ['#8fae3c', '#6a9038'],
      jitter: 8,
    })
    grove(s, {
      top: (x) => s.y(0.94) - noise((x / h) * 4, 7) * h * 0.03,
      depth: 8,
      size: 2,
      colour: '#f6cf34',
      accents: [['#7f9e38', 0.35]],
      seed: 8,
      front: 0.85,
      density: 0.7,
    })
    return finish(s)
  },
}
