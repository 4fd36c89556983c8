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
    '#bcd0e0',
    '2 20 8 17.400 14 16.800 17 13 22 11.400 26 8.600 32 9.400 35 12 40 11.600 44 14.400 50 15 54 17.600 62 18 68 20 40 21 16 21',
  )
  heap(
    '#f6f4ea',
    '7 19 9.600 17 14.600 16.600 17.400 12.800 22.400 11.200 26 8.600 31.600 9.500 34 12.600 33.600 15 30 16.400 27.500 18.600 20 19.600',
  )
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
        '0.330 2.250 0.520 0 0.440 2.200 0.560 2 -0.950 2.350 0.500 1',
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
