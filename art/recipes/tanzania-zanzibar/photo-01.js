import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { closed } from '../../things/curves.js'
import { boat, dhow, swimmer, wing } from '../../things/mnemba-boats.js'
import { coast } from '../../things/mnemba-coast.js'
import { casuarinas, onSea, planeShadow, reefSea, SKYLINE } from '../../things/mnemba-reef.js'
import { clearDay } from './kit.js'

function heaven(k) {
  const g = k.createLinearGradient(0, -4, 0, SKYLINE)
  for (const [t, c] of [
    [0, '#2f86c8'],
    [0.6, '#84c4e0'],
    [1, '#eef2e0'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 -6 166 -6 166 ${SKYLINE + 1} -6 ${SKYLINE + 1}`))
  // One heap of cloud over the coast, lit from the left, a low one far behind it.
  const heap = (c, text) => path(k, c, closed(points(text), 0.9))
  heap(
    '#cfdde2',
    '52 19.600 55 18.400 59 18.600 62 17.200 67 16.800 71 18 76 18.200 80 19.600 66 20.200',
  )
  heap(
    '#b9cbdd',
    '4 19.500 8 16.400 13 15.600 15 12 20 10.600 24 8.200 30 9 33 11.600 37 11.200 41 14 45 14.800 48 17.600 53 19.600 38 20.600 20 20.600',
  )
  heap(
    '#fff8ea',
    '6.500 18.400 9 16.200 13.400 15.700 15.300 12.200 20 10.800 24 8.400 29.500 9.200 30.500 12 27 13.800 25.500 16 20 16.400 16 18',
  )
  heap('#e9ecea', '31 15 33.500 12 37 11.600 40 14 37 15.800 33.500 16.800')
}

export default {
  alt: 'L’atollo di Mnemba dal piccolo aereo che arriva a Zanzibar: l’isola boscosa orlata di sabbia nella laguna turchese, i coralli scuri, l’onda bianca sul bordo della barriera; sull’acqua chiara passa l’ombra dell’aereo, più in là un dhow a vela',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.04, 0.1], horizon: 21 / 90 })
    const f = field(s)
    reefSea(s, f.q)
    f.draw(s.k, (k) => {
      heaven(k)
      coast(k)
      casuarinas(k)
      const awnings = [
        ['#ffd874', '#d8a050'],
        ['#f4745c', '#b84858'],
        ['#fff4e4', '#b8c0d0'],
      ]
      for (const [X, Z, q, n] of points(
        '0.330 2.250 0.800 0 0.480 2.200 0.800 2 -0.950 2.350 0.760 1',
        4,
      ))
        at(k, ...onSea(X, Z), q, (c) => boat(c, awnings[n]), n === 2)
      for (const [X, Z, n] of points('0.200 2.180 0 0.270 2.140 1 0.160 2.120 2', 3))
        at(k, ...onSea(X, Z), 0.6, (c) => swimmer(c, ['#f06c4c', '#ffd45c', '#3c8cc0'][n]), n === 1)
      planeShadow(k, -0.2, 1.86)
      at(k, 131, 34, 0.62, dhow)
      wing(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
