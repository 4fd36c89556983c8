import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { dhoni } from '../../things/gulf.js'

export default {
  alt: 'Un dhoni a vela rientra al tramonto sul mare aperto, con il sole basso e le nuvole color pesca',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        disc: 0.075,
        sky: [
          [0, '#20356b'],
          [0.34, '#5a6f98'],
          [0.6, '#dc9a76'],
          [0.84, '#ffb068'],
          [1, '#ffd996'],
        ],
      },
      sun: [0.36, 0.46],
      horizon: 0.58,
    })
    sky(s, { clouds: 0.3 })
    cumulus(s, { x: 0.82, y: 0.57, width: 60, height: 17, seed: 3 })
    sea(s, { glint: 1, wave: 0.9 })
    place(s, dhoni(), {
      x: 0.62,
      y: 0.74,
      size: 34,
      front: 0.25,
      rim: 1,
      reflect: { power: 0.55, length: 0.26, wobble: 5 },
    })
    place(s, dhoni(), {
      x: 0.18,
      y: 0.605,
      size: 7,
      haze: 0.3,
      front: 0.2,
      reflect: { power: 0.4, length: 0.08 },
    })
    birds(s, { x: 0.5, y: 0.24, count: 7, seed: 6 })
    return finish(s, { rays: 0.14 })
  },
}
