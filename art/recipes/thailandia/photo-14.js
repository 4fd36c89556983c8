import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { goldenBell, memorial } from '../../things/chedi.js'
import { culprit, ladder, painter, print, spill } from '../../things/whitewash.js'

const OLD = ['#ecc8a8', '#c8a09c', '#9c7c98', '#745c88']

/** A memorial as it stands: `wide` and `tall` tell one from another. */
function grave(k, x, y, wide, tall, tones) {
  k.save()
  k.translate(x, y)
  k.scale(wide, tall)
  memorial(k, tones)
  k.restore()
}

/** Its shadow on the pavement, away from the low sun. */
const lie = (k, x, y, q, long) =>
  path(
    k,
    'rgba(108,52,112,.42)',
    `M${x - 12 * q} ${y - 0.2}L${x + 13 * q} ${y - 0.6}L${x + long * 0.6} ${y + long * 0.05}L${x + long} ${y + long * 0.11}L${x + long * 0.56} ${y + long * 0.1}L${x + 8 * q} ${y + 2.4 * q}Z`,
  )

/** Evening in one colour, the mountain of Chiang Mai in two planes, a wood of round crowns. */
function evening(k) {
  path(k, '#f4846c', 'M-6 -6H166V66H-6Z')
  path(k, '#fca078', 'M-6 22C30 14 70 28 110 18C134 12 150 18 166 14V66H-6Z')
  path(k, '#ffc08c', 'M-6 38C30 30 66 42 104 34C130 29 150 36 166 31V66H-6Z')
  path(
    k,
    '#b4688c',
    'M-6 52C10 44 24 36 40 38C58 40 66 48 84 46C104 42 118 34 134 38C148 42 156 47 166 48V68H-6Z',
  )
  path(k, '#8c4c84', 'M-6 57C20 50 40 55 64 53C96 50 124 56 166 52V68H-6Z')
  path(
    k,
    '#54407c',
    'M-6 64C-6 58 0 57 3 59C6 54 13 55 14 59C18 57 22 58 23 61C30 58 34 60 36 62C44 60 84 61 90 62C92 57 100 57 102 61C136 62 138 61 140 60C142 55 150 55 152 59C156 56 162 57 166 60V68H-6Z',
  )
}

export default {
  alt: 'A Wat Suan Dok un imbianchino sulla scala ridà la calce a un chedi bianco, ma un cane gli ha rovesciato il secchio e lascia orme bianche sul cortile; dietro, lo stupa dorato nella luce della sera',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.02, 0.2], horizon: 0.7 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      path(k, '#f4b48c', 'M-6 64H168V96H-6Z')
      path(k, '#fccca0', 'M-6 64C40 67 120 67 168 64V70C120 73 40 73 -6 70Z')
      for (const y of [67, 71, 76.5, 84])
        stroke(k, '#d88c7c', 0.15 + (y - 62) * 0.014, `M-6 ${y}H168`)
      for (let i = -7; i < 20; i++)
        stroke(k, '#d88c7c', 0.3, `M${80 + (i - 6) * 8} 64L${80 + (i - 6) * 24} 96`)
      for (const [x, y, wide, tall] of points(
        '4 66 0.360 0.420 22 66.600 0.460 0.400 84 66 0.380 0.460 96 66.800 0.420 0.360 150 66.500 0.460 0.480',
        4,
      )) {
        lie(k, x, y, wide, 22)
        grave(k, x, y, wide, tall)
      }
      lie(k, 124, 71, 1.5, 60)
      at(k, 124, 71, 1, goldenBell)
      for (const [x, y, wide, tall] of points('12 74 0.820 0.700 156 78 0.760 0.920', 4)) {
        lie(k, x, y, wide, 40)
        grave(k, x, y, wide, tall)
      }
      lie(k, 66, 86, 1.4, 96)
      grave(k, 66, 86, 1.42, 1.34, OLD)
      // What has its lime again, down to where it still drips.
      k.save()
      k.beginPath()
      k.lineTo(30, -10)
      for (const [x, y] of points(
        '30 50 52 51 53.500 55 55 51.500 57 52 58 58 59.500 52.500 62 52 64 54.500 65.500 51 69 51.500 70.500 56.500 72 51 75 50.500 77 53 79 50 100 49 100 -10',
      ))
        k.lineTo(x, y)
      k.clip()
      grave(k, 66, 86, 1.42, 1.34)
      k.restore()
      path(
        k,
        'rgba(108,52,112,.4)',
        'M26 87L28 86.800L48 89.400L45 89.600ZM32 87L34 86.800L52 89L49 89.200Z',
      )
      at(k, 30, 87, 1, ladder)
      at(k, 39.2, 66.8, 1, painter)
      at(k, 80, 85, 1, spill)
      for (const [x, y] of points('106 84.500 109.500 85.800 112 83.600')) at(k, x, y, 0.8, print)
      for (const [x, y, q] of points(
        '126 84.600 0.800 130 83 0.760 133.500 84 0.740 137 81.800 0.700 140.500 82.600 0.660 143 80.200 0.620 146.500 80.800 0.580',
        3,
      ))
        at(k, x, y, q, print)
      at(k, 117, 85.5, 1, culprit)
    })
    return finish(s, { vignette: 0.18 })
  },
}
