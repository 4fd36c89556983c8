import { finish } from '../../core/finish.js'
import { noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { liberty } from '../../things/america.js'
import { ferry } from '../../things/boats.js'
import { oneWorld } from '../../things/new-york.js'
import { blocks, foamStreak } from './kit.js'

export default {
  alt: 'La Statua della Libertà sul suo piedistallo in una giornata limpida, con un battello di visitatori nella baia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.14], horizon: 0.72 })
    sky(s, { clouds: 0.16 })
    cumulus(s, { x: 0.26, y: 0.62, width: 60, height: 20, seed: 5 })
    blocks(s, {
      y: 0.72,
      count: 46,
      size: 9,
      haze: 0.55,
      seed: 60,
      hump: 0.16,
      spread: 0.14,
      low: 0.3,
    })
    place(s, oneWorld(), { x: 0.155, y: 0.724, size: 20, haze: 0.5 })
    sea(s, { wave: 1, mirrorFade: 1.2 })
    const isle = (x) =>
      h *
      (0.735 -
        0.014 * smooth(0.45, 0.56, x / w) * smooth(1.02, 0.9, x / w) +
        0.03 * (1 - smooth(0.42, 0.5, x / w)))
    ground(s, { top: isle, from: 0.44, to: 1, colour: '#7f9a58', haze: 0.05, base: 0.762 })
    place(s, liberty(), { x: 0.68, y: 0.738, size: 66, front: 0.8 })
    grove(s, {
      top: (x) => h * 0.722 + noise((x / h) * 9, 3) * h * 0.006,
      from: 0.46,
      to: 0.62,
      depth: 3,
      size: 1.6,
      colour: LEAVES.green,
      seed: 4,
    })
    grove(s, {
      top: (x) => h * 0.722 + noise((x / h) * 9, 3) * h * 0.006,
      from: 0.75,
      to: 1.01,
      depth: 3,
      size: 1.7,
      colour: LEAVES.deep,
      seed: 9,
    })
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#b8a68e', 0.7)
        k.fillRect(s.x(0.44), s.y(0.75), w, s.u * 2.2)
        k.fillStyle = s.tone('#7a6e68', 0.4)
        k.fillRect(s.x(0.44), s.y(0.768), w, s.u * 0.9)
      },
      { lit: false, reflect: { y: s.y(0.776), power: 0.4, length: 0.06 } },
    )
    place(s, ferry(), {
      x: 0.27,
      y: 0.85,
      size: 12,
      front: 0.85,
      reflect: { power: 0.45, length: 0.12 },
    })
    foamStreak(s, 0.27, 0.857, 0.12)
    birds(s, { x: 0.42, y: 0.34, count: 8, colour: '#ffffff', seed: 5 })
    return finish(s)
  },
}
