import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { branch, grove, LEAVES, treeLine } from '../../nature/foliage.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { castle } from '../../things/asia-japan.js'
import { petals } from './kit.js'

export default {
  alt: 'Il castello bianco di Himeji sopra le mura di pietra e il fossato, incorniciato dai ciliegi in un giorno sereno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.12, 0.1], horizon: 0.72 })
    sky(s, { clouds: 0.14 })
    cumulus(s, { x: 0.22, y: 0.5, width: 60, height: 20, seed: 7 })
    treeLine(s, { top: () => s.y(0.66), height: 5, haze: 0.45, seed: 5 })
    grove(s, {
      top: (x) =>
        s.y(0.585) -
        h * 0.07 * Math.exp(-(((x / w - 0.6) / 0.26) ** 2)) -
        noise((x / h) * 5, 2) * h * 0.02,
      depth: 12,
      size: 2,
      colour: LEAVES.deep,
      accents: [[LEAVES.blossom, 0.3]],
      seed: 3,
      haze: 0.12,
    })
    place(s, castle(), { x: 0.6, y: 0.6, size: 52, front: 0.86 })
    grove(s, {
      top: (x) => s.y(0.6) - noise((x / h) * 6, 6) * h * 0.02,
      depth: 8,
      size: 2.4,
      colour: LEAVES.blossom,
      accents: [['#7fa05a', 0.25]],
      seed: 5,
    })
    s.layer(
      (k) => {
        const r = random(4)
        for (let row = 0; row < 8; row++)
          for (let i = 0; i < 70; i++) {
            k.fillStyle = s.tone(
              ['#a89c8c', '#8f8880', '#bdb19e', '#988b80'][Math.floor(r() * 4)],
              0.35 + r() * 0.5,
            )
            const bw = w / 62
            k.beginPath()
            k.ellipse(
              (i + (row % 2) * 0.5 + r() * 0.3) * bw - bw,
              s.y(0.665 + row * 0.008) + r() * 2,
              bw * 0.62,
              h * 0.0066,
              0,
              0,
              7,
            )
            k.fill()
          }
      },
      { lit: false },
    )
    lake(s, { wave: 0.6, mirrorFade: 0.7 })
    branch(s, { x: -0.02, y: 0.06, angle: 0.3, length: 16, seed: 14 })
    branch(s, { x: 1.02, y: 0.0, angle: 2.6, length: 9, seed: 9, depth: 5 })
    petals(s, { count: 26 })
    return finish(s)
  },
}
