import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ground, groundLine } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky, stars } from '../../nature/sky.js'
import { temple } from '../../things/egypt.js'

export default {
  alt: 'Le colonne dipinte di un tempio egizio illuminate di notte sotto un cielo pieno di stelle',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.24, 0.2], horizon: 0.68 })
    sky(s, { clouds: 0.06, seed: 4 })
    stars(s, { count: 700, below: 0.62 })
    ground(s, {
      top: groundLine(s, { at: 0.67, bumps: 0.008, seed: 3 }),
      colour: '#c9a06a',
      grain: 0.6,
    })
    for (const x of [0.06, 0.92, 0.98])
      palm(s, { x, y: 0.71, height: 30, kind: 'date', seed: Math.round(x * 90) })
    s.glow(s.x(0.48), s.y(0.6), 60, '#ffab54', 0.4)
    place(s, temple({ columns: 7 }), { x: 0.48, y: 0.76, size: 44, front: 0.95 })
    s.glow(s.x(0.48), s.y(0.66), 34, '#ffb060', 0.3)
    for (const x of [0.28, 0.68]) s.glow(s.x(x), s.y(0.77), 16, '#ffc070', 0.5)
    ground(s, {
      top: groundLine(s, { at: 0.83, bumps: 0.02, bowl: 0.04, seed: 8 }),
      colour: '#a8845c',
      grain: 0.7,
    })
    return finish(s, { bloom: 0.34 })
  },
}
