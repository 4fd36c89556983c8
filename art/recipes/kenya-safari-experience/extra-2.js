import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { giraffe, strawHat, youngster } from '../../things/hat-giraffe.js'
import { basket, envelope, farBalloon } from '../../things/mara-balloon.js'

/** Flat dawn in broad strokes, and the long scarp that closes the plain. */
function dawn(k) {
  path(k, '#6cb8c4', 'M-4 -4H164V96H-4Z')
  for (const [c, d] of [
    ['#8cccc8', 'M-4 20C30 16 60 24 100 19C130 16 150 19 164 16V96H-4Z'],
    ['#b4dccc', 'M-4 32C30 29 70 35 110 30C136 27 150 30 164 27V96H-4Z'],
    ['#dcecd0', 'M-4 42C40 39 80 44 120 40C140 38 154 40 164 38V96H-4Z'],
  ])
    path(k, c, d)
  path(
    k,
    '#98a8cc',
    'M-4 47L14 46.500L24 45L48 45.500L58 47L86 46.500L98 44L132 44.500L142 46L164 45.500V60H-4Z',
  )
  path(k, '#b4b4d0', 'M98 44L132 44.500L142 46L164 45.500V60H112C106 54 104 48 98 44Z')
}

/** An acacia of which the mist leaves only the crown. */
const crown = (k, x, y, q, [dark, lit]) =>
  at(k, x, y, q, (g) => {
    stroke(g, dark, 1.3, 'M0 8C0 4 -1 2 -6 -2M0 8C0 4 2 1 7 -2M0 6L1 -2')
    path(
      g,
      dark,
      'M-16 -1.500C-13 -4.500 -9 -4 -7 -6C-3 -8 2 -8 5 -6.800C9 -7 14 -5 17 -1.500C12 -0.500 8 -1.400 4 -0.600C-2 0 -10 -0.200 -16 -1.500Z',
    )
    path(
      g,
      lit,
      'M-3 -7C-1 -8 2 -8 5 -6.800C9 -7 14 -5 17 -1.500C13.500 -2 11 -4 8 -4.200C4 -4.500 1 -5 -3 -7Z',
    )
  })

/** Mist in layers over the plain, trees between them. */
function mist(k) {
  const layers = [
    [
      '#fcecd8',
      'M-4 53C20 50 40 55 66 52.500C92 50 120 55 164 51.500V96H-4Z',
      ['#88b4b4', '#b0ccb8'],
      '20 53 0.420 36 54 0.340 74 52.500 0.400 140 52 0.500 152 53 0.340',
    ],
    [
      '#f4d8d0',
      'M-4 62C24 58 50 65 80 61C110 58 134 64 164 60V96H-4Z',
      ['#589498', '#90b89c'],
      '4 60 0.600 88 60 0.500 148 60 0.760 132 61.500 0.500',
    ],
    [
      '#fcecd8',
      'M-4 72C30 67 56 76 90 71C120 67 140 74 164 70V96H-4Z',
      ['#347c84', '#74a888'],
      '8 71 0.800 156 70.500 0.900 126 71 0.660',
    ],
    [
      '#ecc4c8',
      'M-4 83C30 78 60 87 96 82C124 78 146 85 164 81V96H-4Z',
      ['#2c6474', '#5c9880'],
      '112 82 1',
    ],
  ]
  for (const [c, d, tones, list] of layers) {
    for (const [x, y, q] of points(list, 3)) crown(k, x, y, q, tones)
    path(k, c, d)
  }
}

export default {
  alt: 'Una mongolfiera passa bassa sul Masai Mara nella nebbia dell’alba: una giraffa ha sfilato il cappello a un viaggiatore, l’amica ride, il pilota saluta; sotto, una giraffa giovane mastica un rametto fra le chiome delle acacie',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.95, 0.4], horizon: 0.52 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dawn(k)
      at(k, 30, 34, 0.8, farBalloon)
      mist(k)
      at(k, 114, 52, 1, envelope)
      at(k, 114, 52, 1, basket)
      at(k, 69, 71, 0.62, youngster)
      path(
        k,
        '#fcecd8',
        'M-4 92C14 87 30 92 44 89C52 87.500 58 86.500 64 85.500C72 84 78 86 86 85.500C96 85 104 89 118 88.500C134 88 150 91 164 88V96H-4Z',
      )
      k.save()
      k.translate(85.2, 45.6)
      k.rotate(-0.5)
      strawHat(k)
      k.restore()
      at(k, 51, 33, 1.1, giraffe)
    })
    return finish(s, { vignette: 0.12 })
  },
}
