import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { royalPalm } from './calle-ocho-life.js'
import { koutoubia } from './jemaa-el-fna.js'
import { mintTea, storkNest } from './marrakech-evening.js'

/** What stands round the great square: the Atlas, the gardens, the minaret, low houses with their terraces. */
export function backdrop(k) {
  // The Atlas far off, the gardens, the minaret.
  fill(
    k,
    '#b8688c',
    points(
      '-6 47 6 43.500 16 45 28 41.500 38 44 52 42.500 64 45 80 43 96 45.500 112 42.800 126 44.500 142 42 154 44.500 166 43 166 52 -6 52',
    ),
  )
  fill(k, '#94507c', points('-6 49 20 47.500 50 48.500 90 47.500 130 48.500 166 47 166 54 -6 54'))
  fill(
    k,
    '#84446c',
    points('-6 51.500 14 50.500 34 51.500 52 50.800 80 51.600 120 51 166 52 166 57 -6 57'),
  )
  fill(k, '#a4586c', points('24 55.500 24 53.400 37 53 60 53.400 60 55.500'))
  const far = ['#8c4c74', '#74406c', '#643864', '#84486c', '#5c3460']
  for (const [x, y, high, n] of points(
    '22 52 9 3 28 52.500 11 5 33 52 8 8 62 52 10 2 67 52.500 12 6 71 52 8.500 9',
    4,
  ))
    royalPalm(k, x, y, high, far, n)
  at(k, 47.5, 52.5, 0.53, koutoubia)
  // Gardens about its foot.
  const g = random(21)
  for (let i = 0; i < 46; i++) {
    const x = 31 + g() * 26
    const q = 0.6 + g() * 0.9
    const y = 53.8 + g() * 0.7
    k.fillStyle = '#643864'
    k.beginPath()
    k.ellipse(x, y - q * 0.6, q * 1.1, q, 0, 0, 7)
    k.fill()
    k.fillStyle = '#a45c68'
    k.beginPath()
    k.ellipse(x - q * 0.26, y - q * 0.9, q * 0.6, q * 0.42, 0, 0, 7)
    k.fill()
  }
  const r = random(9)
  // Low houses all round, terraces with lamps; those on the sides come nearer.
  const houses = (list, tones) => {
    for (const [x, y, wide, tall] of points(list, 4)) {
      fill(k, tones[0], [
        [x, y],
        [x, y - tall],
        [x + wide, y - tall],
        [x + wide, y],
      ])
      fill(k, tones[1], [
        [x, y],
        [x, y - tall],
        [x + wide * 0.22, y - tall],
        [x + wide * 0.22, y],
      ])
      fill(k, tones[2], [
        [x - 0.2, y - tall],
        [x + wide + 0.2, y - tall],
        [x + wide + 0.2, y - tall - 0.5],
        [x - 0.2, y - tall - 0.5],
      ])
      for (let a = x + 0.9; a < x + wide - 1; a += 1.9)
        for (let b = y - tall + 1.2; b < y - 1.4; b += 2.6) {
          if (r() < 0.2) continue
          path(
            k,
            r() < 0.6 ? '#ffd080' : '#5c2c54',
            `M${a} ${b + 1.3}V${b + 0.4}A0.450 0.450 0 0 1 ${a + 0.9} ${b + 0.4}V${b + 1.3}Z`,
          )
        }
    }
  }
  houses(
    '-4 55 9 5 5 55 7 4 12 55 8 5.500 20 54.600 6 4 56 54.500 8 3.500 64 54.500 7 4.500 71 54.500 9 3.600 80 54.500 7 5 87 54.500 9 4 96 54.800 8 5.500 104 55 9 4.500',
    ['#a4546c', '#d88070', '#e89878'],
  )
  houses('-6 58 10 9 112 57 10 7 122 58 9 9', ['#8c4468', '#c46c6c', '#dc8874'])
  houses('130 60 13 12 143 62 14 16 156 64 14 20', ['#743c64', '#ac5c6c', '#cc7c74'])
  // Parasols on the terrace of the tall one.
  for (const [x, y, c] of [
    [133, 47, '#f0b45c'],
    [138, 47.2, '#e8ecd8'],
    [147, 45, '#e0605c'],
    [153, 45.2, '#f0b45c'],
  ]) {
    stroke(k, '#4c2850', 0.24, `M${x} ${y + 1.4}V${y - 1.8}`)
    path(k, c, `M${x - 2.2} ${y - 1.2}L${x} ${y - 2.6}L${x + 2.2} ${y - 1.2}Z`)
  }
}

/** Our own terrace in shade, with tea on its wall and a nest on its corner. */
export function terrace(k) {
  const [DARK, EDGE, SIDE] = ['#34184c', '#c86c6c', '#54285c']
  const y = (x) => 85.4 + x * 0.012
  fill(k, DARK, points('-6 85.300 166 87.400 166 94 -6 94'))
  fill(k, EDGE, points('-6 84.700 166 86.800 166 87.600 -6 85.500'))
  for (const x of [50, 64, 78, 92, 106, 120]) {
    const b = y(x)
    path(
      k,
      DARK,
      `M${x} ${b}V${b - 1.8}H${x + 1.4}V${b - 3.4}H${x + 2.8}V${b - 5}H${x + 5.2}V${b - 3.4}H${x + 6.6}V${b - 1.8}H${x + 8}V${b}Z`,
    )
    path(
      k,
      EDGE,
      `M${x} ${b - 1.4}V${b - 1.8}H${x + 1.4}V${b - 3.4}H${x + 2.8}V${b - 5}H${x + 5.2}V${b - 4.6}H${x + 3.2}V${b - 3}H${x + 1.8}V${b - 1.4}Z`,
    )
  }
  at(k, 20, 84.4, 1.2, mintTea)
  fill(k, SIDE, points('140 94 140 72 142 70 156 70 158 72 158 94'))
  fill(k, '#8c4468', points('140 94 140 72 142 70 144 70 144 94'))
  fill(k, EDGE, points('139.400 72 141.600 69.600 156.400 69.600 158.600 72'))
  at(k, 149, 69.8, 1.06, storkNest)
}
