import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { dhow } from '../../things/africa.js'
import { city } from '../../things/asia-city.js'
import { burjAlArab, burjKhalifa, marinaTower } from '../../things/gulf-towers.js'

export default {
  alt: 'Un dhow a vela latina scivola davanti ai grattacieli di Dubai, con il Burj Khalifa nella foschia rosata della sera',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0.05 },
      sun: [0.24, 0.46],
      horizon: 0.6,
    })
    sky(s, { clouds: 0.18 })
    const y = s.horizon / h + 0.004
    city(s, { y, low: 6, high: 18, width: 4.6, haze: 0.66, seed: 15, share: 0.2 })
    place(s, burjKhalifa(), { x: 0.7, y, size: 54, haze: 0.36, rim: 0.5 })
    for (const [x, kind, size, haze] of [
      [0.58, 2, 24, 0.46],
      [0.82, 0, 28, 0.42],
      [0.9, 1, 24, 0.46],
      [0.48, 3, 18, 0.52],
      [0.97, 2, 20, 0.44],
    ])
      place(s, marinaTower({ kind, seed: kind + 5 }), { x, y, size, haze })
    place(s, burjAlArab(), { x: 0.13, y, size: 20, haze: 0.5 })
    city(s, { y, low: 2, high: 5, width: 6, haze: 0.5, seed: 4, share: 0.3 })
    fog(s, { y: y - 0.01, thickness: 0.03, power: 0.5 })
    sea(s, { glint: 1, wave: 0.9 })
    place(s, dhow(), {
      x: 0.42,
      y: 0.78,
      size: 46,
      rim: 0.9,
      front: 0.4,
      reflect: { power: 0.5, length: 0.22, wobble: 5 },
    })
    place(s, dhow(), {
      x: 0.84,
      y: 0.645,
      size: 9,
      haze: 0.3,
      reflect: { power: 0.4, length: 0.08 },
    })
    birds(s, { x: 0.56, y: 0.2, count: 7, seed: 9 })
    return finish(s, { rays: 0.12 })
  },
}
