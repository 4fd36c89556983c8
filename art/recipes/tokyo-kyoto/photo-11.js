import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  aghastGuest,
  cloth,
  dipped,
  dippedCat,
  dyer,
  hemp,
  print,
  rings,
  sunDisc,
  vat,
  waves,
} from '../../things/indigo-court.js'

/** The back of the court: lattice, plaster, a roof of tiles, a piece of hot sky. */
function court(k) {
  path(k, '#ffefc8', 'M-6 -6H166V60H-6Z')
  path(k, '#ffe4ac', 'M-6 -6H166V3C120 6 60 0 -6 4Z')
  // A wall of ochre plaster with its posts, in shade below the eaves.
  path(k, '#e4b878', 'M-6 22H166V62H-6Z')
  path(k, '#b88468', 'M-6 22H166V29C110 31 50 29 -6 31Z')
  for (const x of [30, 74, 119]) path(k, '#6c4448', `M${x} 22H${x + 2.4}V62H${x}Z`)
  path(k, '#5c3a44', 'M-6 30H24V62H-6Z')
  for (let x = -4; x < 24; x += 2.4) path(k, '#c08c5c', `M${x} 31H${x + 0.9}V62H${x}Z`)
  path(k, '#5c3a44', 'M-6 45H24V46.200H-6ZM-6 30H24V31.500H-6Z')
  // The roof: rows of tiles with round ends.
  path(k, '#4c5478', 'M-6 8C40 11 110 11 166 7V21C110 24 40 24 -6 22Z')
  path(k, '#7880a4', 'M-6 8C40 11 110 11 166 7V9.500C110 13 40 13 -6 10.500Z')
  for (let x = -4; x < 166; x += 5.2) {
    stroke(k, '#343a60', 0.45, `M${x} 10.500Q${x + 0.4} 16 ${x - 0.6} 22.500`)
    path(k, '#343a60', `M${x - 2.3} 22.500a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0 -3.400 0Z`)
    path(k, '#8c94b8', `M${x - 1.6} 22.200a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z`)
  }
  // Ground of sand, shadows of the cloth towards us.
  path(k, '#f8e0b0', 'M-6 58C40 56 110 56 166 58V96H-6Z')
  path(k, '#fff0cc', 'M-6 59C30 57.500 60 58 84 58C60 66 30 80 10 96H-6Z')
  for (const d of [
    'M30 60H46L30 96H4Z',
    'M58 60H76L74 96H48Z',
    'M92 60H108L122 96H94Z',
    'M122 60H140L176 96H142Z',
  ])
    path(k, 'rgba(110,84,150,.34)', d)
}

/** A persimmon bough with its last leaves. */
function persimmons(k) {
  stroke(k, '#4c3040', 1.5, 'M168 2C156 2 150 6 140 5C132 4 128 0 120 1')
  stroke(k, '#4c3040', 0.8, 'M150 5.500C148 9 146 11 143 13M134 4C132 7 130 9 127 10')
  for (const [x, y, q] of points(
    '143 15.500 3 126 12.500 2.600 155 7.500 3.200 119 4.500 2.500 162 13 3',
    3,
  )) {
    path(
      k,
      '#c8501c',
      `M${x - q} ${y}C${x - q} ${y - q} ${x + q} ${y - q} ${x + q} ${y}C${x + q} ${y + q * 1.1} ${x - q} ${y + q * 1.1} ${x - q} ${y}Z`,
    )
    path(
      k,
      '#f8842c',
      `M${x - q} ${y}C${x - q} ${y - q} ${x + q * 0.8} ${y - q} ${x + q * 0.7} ${y}C${x + q * 0.5} ${y + q * 0.9} ${x - q} ${y + q} ${x - q} ${y}Z`,
    )
    path(
      k,
      '#ffc070',
      `M${x - q * 0.6} ${y - q * 0.3}a${q * 0.2} ${q * 0.26} 0 1 0 ${q * 0.4} 0a${q * 0.2} ${q * 0.26} 0 1 0 ${-q * 0.4} 0Z`,
    )
    path(
      k,
      '#5c7c3c',
      `M${x - q * 0.6} ${y - q * 0.8}L${x} ${y - q * 0.3}L${x + q * 0.6} ${y - q * 0.8}L${x} ${y - q}Z`,
    )
  }
  for (const [x, y, a, b] of points('136 5 -4 4.500 148 6 -1 6 160 3 4 6 124 2 -5 -1.500', 4))
    path(
      k,
      '#e8642c',
      `M${x} ${y}C${x + a * 0.2 + b * 0.3} ${y + b * 0.2} ${x + a * 0.8 + b * 0.3} ${y + b * 0.7} ${x + a} ${y + b}C${x + a * 0.7 - b * 0.3} ${y + b * 0.8} ${x - b * 0.3} ${y + b * 0.4} ${x} ${y}Z`,
    )
}

/** The white strip stretched across the court; it sags where the cat walks. */
function strip(k) {
  path(k, 'rgba(90,66,130,.4)', 'M6 95C50 89 90 86 168 82V86C96 89 56 93 20 99Z')
  path(
    k,
    '#fffaee',
    'M-6 72C30 67.500 58 66.500 84 66C110 62.500 138 58 168 52V66C138 71 112 76 86 79C58 81 30 84 -6 88Z',
  )
  path(
    k,
    '#c0c6e8',
    'M-6 83.500C30 79.500 60 77 86 75C112 72 138 66.500 168 61.500V66C138 71 112 76 86 79C58 81 30 84 -6 88Z',
  )
  stroke(k, '#ffffff', 0.5, 'M-6 72C30 67.500 58 66.500 84 66C110 62.500 138 58 168 52')
}

export default {
  alt: 'Nel cortile di una tintoria di Nishijin, fra teli d’indaco al vento, un gatto dalle zampe blu passeggia sulla stoffa bianca: il tintore ride, una viaggiatrice si porta le mani blu alle guance',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.6, 0.02], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      court(k)
      stroke(k, '#8c9c4c', 1.3, 'M-6 13C50 11.500 110 12.500 168 10')
      stroke(k, '#d4d888', 0.4, 'M-6 12.600C50 11.100 110 12.100 168 9.600')
      cloth(k, 29, 12, 16, 44, -3, '#2440a0', waves(24, 12, 22, 50))
      cloth(k, 50, 12, 19, 48, -4.5, '#fffaee', dipped(44, 12, 26, 50))
      cloth(k, 75, 12.2, 15, 40, -2.5, '#14205a', sunDisc(73, 12, 15, 40))
      cloth(k, 98, 12, 17, 49, -5, '#2440a0', rings(90, 12, 28, 54))
      cloth(k, 137, 11.5, 17, 42, -5, '#2c4cb0', hemp(128, 11, 30, 48))
      persimmons(k)
      at(k, 33, 72, 1.12, dyer)
      at(k, 126, 63, 1.12, aghastGuest)
      strip(k)
      path(k, 'rgba(60,70,150,.35)', 'M73 72.500C79 70 94 69 102 69C98 72.500 82 74.500 73 72.500Z')
      at(k, 88, 71.5, 1.32, dippedCat)
      for (const [x, y, t] of points(
        '6 81 -0.100 12 77.500 -0.100 19 79.500 -0.100 26 76 -0.100 33 77.500 -0.080 40 74.600 -0.080 47 76 -0.060 54 73 -0.060 60 74.500 -0.040 66 71.700 -0.040',
        3,
      ))
        print(k, x, y, 1.15, t)
      at(k, 20, 89, 1.05, vat)
    })
    return finish(s, { vignette: 0.1 })
  },
}
