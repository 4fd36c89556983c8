import { at, field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { corals, island, lagoon, surf } from '../../things/mnemba.js'
import { boat, dhow, dolphin, swimmer, wing } from '../../things/mnemba-boats.js'
import { coast, heaven } from '../../things/mnemba-coast.js'
import { clearDay } from './kit.js'

export default {
  alt: 'L’atollo di Mnemba dal piccolo aereo che arriva a Zanzibar: l’isola di sabbia bianca in mezzo alla laguna turchese, l’onda che si rompe sul bordo della barriera, barche di legno ferme sopra i coralli e un branco di delfini che passa al largo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.04, 0.1], horizon: 21 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      heaven(k)
      lagoon(k)
      coast(k)
      corals(k)
      surf(k)
      at(k, -19, 0, 1, island)
      const [GOLD, RED, BLUE] = [
        ['#ffd874', '#d8a050'],
        ['#f4745c', '#b84858'],
        ['#fff4e4', '#b8c0d0'],
      ]
      at(k, 74, 58, 0.86, (c) => boat(c, GOLD))
      at(k, 82.5, 60.5, 0.92, (c) => boat(c, BLUE), true)
      at(k, 14, 61, 0.95, (c) => boat(c, RED))
      at(k, 62.5, 46.6, 0.5, (c) => boat(c, BLUE))
      at(k, 28, 51.8, 0.56, (c) => boat(c, GOLD), true)
      for (const [x, y, q, n] of points(
        '68 60.500 1 0 66 62 1.050 1 71.500 63 1.100 2 62.500 60.800 1 0 19.500 64 1.100 1 17 65.500 1.100 2 9 64.500 1.050 0 73.500 62 1 1',
        4,
      ))
        at(k, x, y, q * 0.58, (c) => swimmer(c, ['#f06c4c', '#ffd45c', '#3c8cc0'][n]), n === 1)
      at(k, 130, 33, 0.62, dhow)
      for (const [x, y, q] of points(
        '113 81.500 1 117.500 83.200 1.100 110.500 84.500 1.050 122 82 0.950 116 86 1.050',
        3,
      ))
        at(k, x, y, q * 0.66, dolphin)
      wing(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
