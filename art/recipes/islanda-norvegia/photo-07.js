import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { arch, edge, HORIZON, seaAndSky, thrift } from '../../things/dyrholaey.js'
import { flying, puffin, thriftInBill } from '../../things/puffin.js'

/** The shade a bird throws on the grass, away from the sun. */
const shade = (k, x, y, q) =>
  path(
    k,
    '#2c5440',
    `M${x + q * 3} ${y + q * 0.3}C${x - q * 2} ${y - q} ${x - q * 12} ${y + q * 0.4} ${x - q * 18} ${y + q * 2}C${x - q * 10} ${y + q * 3} ${x - q * 2} ${y + q * 2} ${x + q * 3} ${y + q * 0.3}Z`,
  )

export default {
  alt: 'Pulcinelle di mare sul ciglio erboso di Dyrhólaey: una porta nel becco un fiore rosa; oltre l’acqua l’arco di roccia con il faro in cima, e accanto il sole basso di una notte di giugno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.98, 0.1], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      seaAndSky(k)
      arch(k)
      for (const [x, y, q, flip] of [
        [103, 17, 0.36, false],
        [113, 13, 0.28, false],
        [117, 19, 0.24, false],
      ])
        at(k, x, y, q, flying, flip)
      edge(k)
      thrift(k, '8 66 0.9 6 30 70 1 5 71 74.500 0.8 6 84 76.600 0.7 4 -1 76 1.2 4')
      shade(k, 83, 77.8, 0.62)
      at(k, 83, 77.8, 0.62, (c) => puffin(c, { nod: 4 }))
      shade(k, 69, 77, 0.8)
      at(k, 69, 77, 0.8, (c) => puffin(c, { nod: -4 }), true)
      shade(k, 40, 84.5, 1.3)
      at(k, 40, 84.5, 1.3, (c) => puffin(c, { bring: thriftInBill, step: 0.3 }))
      thrift(k, '32 88 1.5 5 57 88 1.3 4 2 90 1.8 5 50 91.500 1.600 4')
    })
    s.glow(142.5 / 160, 35.5 / 90, 20, '#ffd890', 0.45)
    return finish(s, { vignette: 0.12 })
  },
}
