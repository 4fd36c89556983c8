import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { bumboat, merlion } from '../../things/singapore-quay.js'
import { downtown } from './kit.js'

export default {
  alt: 'Il Merlion bianco zampilla nella baia di Singapore in un mattino limpido, davanti ai grattacieli del centro',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.78 },
      sun: [0.1, 0.14],
      horizon: 0.62,
    })
    sky(s, { clouds: 0.12 })
    const y = s.horizon / h + 0.004
    downtown(s, y, { from: 0.36, to: 1.06, tall: 36, haze: 0.2 })
    city(s, { y, low: 3, high: 7, width: 6, haze: 0.4, seed: 12, from: -0.02, to: 0.36 })
    grove(s, {
      top: () => s.horizon - s.u * 1.4,
      depth: 2,
      size: 1,
      colour: LEAVES.deep,
      seed: 3,
      haze: 0.1,
    })
    sea(s, { wave: 0.7, mirrorFade: 0.7, glint: 0.7 })
    s.layer(
      (k) => {
        k.fillStyle = '#b5a898'
        k.beginPath()
        k.moveTo(s.x(0.25), s.y(0.845))
        k.lineTo(s.x(0.56), s.y(0.845))
        k.lineTo(s.x(0.6), s.y(1.02))
        k.lineTo(s.x(0.2), s.y(1.02))
        k.fill()
        k.fillStyle = '#d9cbb4'
        k.fillRect(s.x(0.25), s.y(0.835), s.x(0.31), s.u * 1.6)
      },
      { front: 0.5 },
    )
    place(s, merlion(), { x: 0.4, y: 0.84, size: 58, front: 0.9, rim: 0.7 })
    place(s, bumboat(), {
      x: 0.76,
      y: 0.74,
      size: 7,
      flip: true,
      reflect: { power: 0.5, length: 0.1 },
    })
    palm(s, { x: 0.02, y: 1.04, height: 70, lean: 0.05, kind: 'royal', seed: 4, front: 0.25 })
    return finish(s, { rays: 0.08 })
  },
}
