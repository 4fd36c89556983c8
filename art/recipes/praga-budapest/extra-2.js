import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ground, groundLine } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { crowd } from '../../things/asia-people.js'
import { tynChurch } from '../../things/europe.js'
import { town } from './kit.js'

export default {
  alt: 'La piazza della Città Vecchia di Praga con le guglie di Týn e le case colorate, con i passanti sul selciato nella luce della sera',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.14, 0.3], horizon: 0.66 })
    sky(s, { clouds: 0.14 })
    town(s, { y: 0.66, size: 20, haze: 0.3, seed: 22 })
    place(s, tynChurch(), { x: 0.6, y: 0.69, size: 56, haze: 0.1, rim: 0.4 })
    town(s, { y: 0.7, size: 26, haze: 0.04, seed: 27 })
    ground(s, {
      top: groundLine(s, { at: 0.695, bumps: 0.002, seed: 2 }),
      colour: '#b8a284',
      farColour: '#cbb592',
      grain: 0.8,
    })
    for (let i = 0; i < 5; i++)
      place(s, crowd({ count: 3 + (i % 3), seed: i + 2 }), {
        x: 0.42 + i * 0.11,
        y: 0.75 + (i % 3) * 0.03,
        size: 7 + (i % 3) * 1.6,
      })
    for (const [x, y, size, seed] of [
      [0.12, 0.78, 9, 9],
      [0.26, 0.84, 12, 12],
    ])
      place(s, crowd({ count: 4, seed }), { x, y, size, rim: 0.4 })
    return finish(s, { rays: 0.1 })
  },
}
