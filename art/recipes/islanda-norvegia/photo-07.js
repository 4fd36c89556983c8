import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { arch, edge, HORIZON, seaAndSky, thrift } from '../../things/dyrholaey.js'
import { flying, inBurrow, puffin, thriftInBill } from '../../things/puffin.js'

/** The shade a bird throws on the grass, away from the sun. */
const shade = (k, x, y, q) =>
  path(
    k,
    'rgba(24,60,56,.6)',
    `M${x + q * 3} ${y + q * 0.3}C${x - q * 2} ${y - q} ${x - q * 12} ${y + q * 0.4} ${x - q * 18} ${y + q * 2}C${x - q * 10} ${y + q * 3} ${x - q * 2} ${y + q * 2} ${x + q * 3} ${y + q * 0.3}Z`,
  )

export default {
  alt: 'Pulcinelle di mare sul ciglio erboso di Dyrhólaey: una porta nel becco un fiore rosa, una si affaccia dalla tana, altre volano; oltre l’acqua l’arco di roccia nera con la schiuma ai piedi e il faro in cima',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.98, 0.1], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      seaAndSky(k)
      arch(k)
      for (const [x, y, q, flip] of [
        [100, 18, 0.34, false],
        [109, 14.5, 0.28, false],
        [114, 20, 0.26, false],
        [126, 22.5, 0.2, false],
        [122, 70, 0.42, true],
        [136, 66, 0.3, true],
      ])
        at(k, x, y, q, flying, flip)
      edge(k)
      thrift(k, '8 66 0.9 6 30 70 1 5 71 74.500 0.8 6 84 76.600 0.7 4 -1 76 1.2 4')
      path(k, '#54442c', 'M8 80C8 74.500 12 72 17 72C22 72 25.500 75 25 80.500C20 83 12 83 8 80Z')
      at(k, 17, 78.4, 0.94, inBurrow)
      path(
        k,
        '#3c7040',
        'M6.500 82C9 80.500 10 81.600 12 80.800C14.500 82 17 80.600 19.500 81.600C22 80.400 24 81.400 26.500 80.600C27 83 22 84.600 17 84.600C12 84.600 7 84 6.500 82Z',
      )
      shade(k, 83, 77.8, 0.62)
      at(k, 83, 77.8, 0.62, (c) => puffin(c, { nod: 4 }))
      shade(k, 69, 77, 0.8)
      at(k, 69, 77, 0.8, (c) => puffin(c, { nod: -4 }), true)
      shade(k, 40, 84.5, 1.3)
      at(k, 40, 84.5, 1.3, (c) => puffin(c, { bring: thriftInBill, step: 0.3 }))
      thrift(k, '32 88 1.5 5 57 88 1.3 4 2 90 1.8 5 50 91.500 1.600 4')
    })
    return finish(s, { vignette: 0.12 })
  },
}
