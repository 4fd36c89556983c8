import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { lagoon } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { marinaBaySands } from '../../things/singapore.js'
import { bumboat } from '../../things/singapore-quay.js'
import { downtown } from './kit.js'

export default {
  alt: "L'acqua calma di Marina Bay all'alba, con le palme sulla passeggiata di legno e i grattacieli di Singapore nella foschia",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        front: 0.6,
        lagoon: [
          [0, '#8fc4cc'],
          [0.3, '#4fb0c0'],
          [0.7, '#2f93b4'],
          [1, '#3f9cc0'],
        ],
      },
      sun: [0.3, 0.34],
      horizon: 0.4,
    })
    sky(s, { clouds: 0.24 })
    fog(s, { y: 0.39, thickness: 0.04, power: 0.6 })
    s.wash(0.38, 0.62, [s.mood.haze, 1], ['#9fb4c4', 1])
    city(s, { y: 0.58, low: 8, high: 24, width: 4, haze: 0.62, seed: 5, share: 0.2 })
    downtown(s, 0.6, { from: 0.42, to: 0.98, tall: 32, haze: 0.28 })
    place(s, marinaBaySands(), { x: 0.2, y: 0.6, size: 27, haze: 0.2, front: 0.5, shadow: false })
    city(s, { y: 0.61, low: 5, high: 11, width: 5, haze: 0.36, seed: 9, share: 0.25 })
    fog(s, { y: 0.575, thickness: 0.045, power: 0.55, seed: 3 })
    const rim = s.y(0.6)
    s.horizon = rim
    lagoon(s, { top: 0.6, wave: 0.6, mirror: 0.75, mirrorFade: 1.4, shallow: 0.3, glint: 0.6 })
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#e6dccb', 0.8)
        k.fillRect(0, rim - s.u * 0.9, w, s.u * 1.1)
        k.fillStyle = s.tone('#d8b98a', 0.7)
        k.beginPath()
        k.moveTo(s.x(0.86), s.y(0.62))
        k.lineTo(w, s.y(0.62))
        k.lineTo(w, h)
        k.lineTo(s.x(0.62), h)
        k.fill()
        k.strokeStyle = alpha('#3a2450', 0.18)
        k.lineWidth = s.u * 0.25
        for (let i = 0; i < 14; i++) {
          const y = 0.62 + 0.38 * (i / 14) ** 1.7
          k.beginPath()
          k.moveTo(s.x(0.86 - ((y - 0.62) / 0.38) * 0.24), s.y(y))
          k.lineTo(w, s.y(y))
          k.stroke()
        }
        k.fillStyle = s.tone('#f4ecdc', 0.85)
        k.beginPath()
        k.moveTo(s.x(0.852), s.y(0.615))
        k.lineTo(s.x(0.865), s.y(0.615))
        k.lineTo(s.x(0.64), h)
        k.lineTo(s.x(0.6), h)
        k.fill()
      },
      { lit: false },
    )
    place(s, bumboat(), { x: 0.36, y: 0.76, size: 9, front: 0.35, rim: 0.5, reflect: true })
    for (const [x, y, height, seed] of [
      [0.9, 0.66, 26, 3],
      [0.955, 0.74, 36, 5],
      [1.0, 0.86, 52, 8],
    ])
      palm(s, { x, y, height, lean: -0.06, seed, front: 0.45 })
    birds(s, { x: 0.5, y: 0.22, count: 6, seed: 7 })
    return finish(s, { rays: 0.1 })
  },
}
