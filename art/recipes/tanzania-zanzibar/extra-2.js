import { at, field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { egret } from '../../things/cattle-egret.js'
import { crater, plain } from '../../things/crater-cascade.js'
import { tuft } from '../../things/grass-tuft.js'
import { calf, cow } from '../../things/rhino-walk.js'

/** Somebody's shadow, long to the left and a little towards us, then the animal itself. */
function walks(k, draw, x, y, size) {
  at(k, x, y - 0.2, size, (c) => {
    c.save()
    c.transform(1, 0, 1.25, -0.17, 0, 0)
    draw(c, '#b1843c')
    c.restore()
    draw(c)
  })
}

export default {
  alt: 'All’alba sul fondo del cratere di Ngorongoro un rinoceronte nero e il suo piccolo attraversano l’erba dorata, un airone sul dorso della madre; dietro, le nuvole traboccano dall’orlo e scendono la parete come una cascata',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [1.1, 0.3], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      crater(k)
      plain(k)
    })
    f.draw(s.k, (k) => {
      const r = random(12)
      walks(k, calf, 44, 78, 0.74)
      walks(k, cow, 95, 81.6, 1.4)
      // Grass laps over their feet; a few tufts elsewhere.
      for (const [x, y, q] of points(
        '73 81.600 2.400 79 81.900 2 87 81.800 2.200 104 82 2.600 110 81.800 2.400 39 78.600 1.400 51.500 78.700 1.400',
        3,
      ))
        tuft(k, x, y, q, ['#c08a34', '#8c6434', '#f4cc6c'], r)
      at(k, 80, 53.6, 1.02, (c) => egret(c, ['#fff6dc', '#b8b0c4', '#f4b040']))
    })
    return finish(s, { vignette: 0.12, bloom: 0.1 })
  },
}
