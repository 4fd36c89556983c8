import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { budapestParliament, riverBoat } from '../../things/europe.js'
import { town } from './kit.js'

export default {
  alt: 'Il Parlamento di Budapest acceso di luci dorate che si riflettono nel Danubio di notte',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#0b1840'],
          [0.5, '#23407c'],
          [0.85, '#6a6aa0'],
          [1, '#c08a8c'],
        ],
        haze: '#5a5c90',
        lamps: 1,
      },
      sun: [0.2, 0.2],
      horizon: 0.66,
    })
    sky(s, { clouds: 0.06 })
    stars(s, { count: 260, below: 0.4 })
    town(s, { y: 0.665, size: 8, haze: 0.3, seed: 12 })
    place(s, budapestParliament(), { x: 0.52, y: 0.672, size: 50, front: 1, lit: true })
    s.glow(0.52, 0.56, 62, '#ffbf6a', 0.42)
    lake(s, { wave: 0.7, mirror: 0.95 })
    place(s, riverBoat(), { x: 0.2, y: 0.87, size: 8, reflect: true })
    return finish(s, { bloom: 0.36 })
  },
}
