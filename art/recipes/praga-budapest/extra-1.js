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
    const s = new Scene(w, h, { mood: moods.night, sun: [0.2, 0.2], horizon: 0.6 })
    sky(s, { clouds: 0.14 })
    stars(s, { count: 260, below: 0.4 })
    town(s, { y: 0.605, size: 8, haze: 0.3, seed: 12 })
    place(s, budapestParliament(), { x: 0.5, y: 0.612, size: 36, front: 0.85, lit: true })
    s.glow(s.x(0.5), s.y(0.55), 60, '#ffbf6a', 0.32)
    lake(s, { wave: 0.7, mirror: 0.95 })
    place(s, riverBoat(), { x: 0.24, y: 0.8, size: 7, reflect: true })
    return finish(s, { bloom: 0.36 })
  },
}
