// Jasper in autumn, what frames it: the far chain in its strata, a cloud in layers over it, and the dark bank before us; the sun on the right.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

/** Far peaks that dip to the left like the great wall, each of its own form. */
export function chain(k) {
  const peak = (tones, outline, sunny, ledges, seed) => {
    fill(k, tones[0], rough(points(outline), 0.35, seed))
    for (const [i, text] of sunny.entries())
      fill(k, tones[1], rough(points(text), 0.3, seed + i + 1))
    for (const [x, y, l] of points(ledges, 3))
      path(
        k,
        tones[2],
        `M${x} ${y}L${x + l * 0.5} ${y + l * 0.06}L${x + l} ${y + l * 0.24}L${x + l * 0.4} ${y + l * 0.2}Z`,
      )
  }
  peak(
    ['#c0aebe', '#e8c8b4', '#f8ecdc'],
    '118 60 128 44 134 40.500 139 42.500 146 37.500 151 40 158 35.500 163 38.500 168 37 168 60',
    [
      '134 40.500 139 42.500 141 47 137 52 142 57 130 58 134 48',
      '146 37.500 151 40 153 46 150 51 154 56 146 57 147 47',
      '158 35.500 163 38.500 168 37 168 56 160 57 161 47',
    ],
    '135 43 4 148 41 4 159.500 39.500 5 160.500 44 5 149 46 3',
    3,
  )
  peak(
    ['#ac98b4', '#e0b4a4', '#fcecd8'],
    '82 60 90 49 95 43 99 42 103 37.500 107 35.500 110 31 113 30 117 34.500 121 37 126 42.500 131 45 138 51.500 146 55 152 60',
    [
      '113 30 117 34.500 121 37 126 42.500 131 45 138 51.500 146 55 150 59 128 58 122 53 124 48 117 43 118 39',
      '99 42 103 37.500 102 43 105 48 101 53 104 58 94 58 96 49',
    ],
    '114 34 5 117 39 6 122 44.500 6 129 49.500 6 120 50 5 97 46 3.500 98 51 4',
    9,
  )
}

/** Clouds that the wind has ground to lenses over the peaks: three leaves, rose below, cream above. */
export function lenses(k) {
  const leaf = (x0, x1, y, up, lean, [low, high]) => {
    const l = x1 - x0
    path(
      k,
      low,
      `M${x0} ${y}C${x0 + l * 0.2} ${y - up * 0.7} ${x0 + l * 0.3} ${y - up * 1.3} ${x0 + l * 0.5} ${y - up * 1.3 + lean}C${x0 + l * 0.72} ${y - up * 1.3 + lean} ${x0 + l * 0.84} ${y - up * 0.4 + lean} ${x1} ${y + lean}C${x0 + l * 0.7} ${y - up * 0.1 + lean} ${x0 + l * 0.3} ${y - up * 0.3} ${x0} ${y}Z`,
    )
    path(
      k,
      high,
      `M${x0 + l * 0.16} ${y - up * 0.5}C${x0 + l * 0.26} ${y - up * 0.95} ${x0 + l * 0.36} ${y - up * 1.3} ${x0 + l * 0.5} ${y - up * 1.3 + lean}C${x0 + l * 0.72} ${y - up * 1.3 + lean} ${x0 + l * 0.84} ${y - up * 0.4 + lean} ${x1} ${y + lean}C${x0 + l * 0.76} ${y - up * 0.5 + lean} ${x0 + l * 0.4} ${y - up * 0.66} ${x0 + l * 0.16} ${y - up * 0.5}Z`,
    )
  }
  leaf(94, 156, 22.5, 4.6, 0.8, ['#e4c0b0', '#fff2d8'])
  leaf(110, 150, 15.6, 3, 0.5, ['#e8c8b8', '#fff6e2'])
  leaf(84, 116, 26.2, 1.6, 0.2, ['#e8c8b4', '#fdeccc'])
}

/** The near bank: boulders, a silver log the spring flood has left, dwarf willows gone red; all in the shade of the wood behind us. */
export function nearBank(k) {
  const r = random(41)
  path(
    k,
    '#6c4850',
    closed(points('-8 86 10 84.500 34 85.500 58 87.500 84 90 110 92.500 110 102 -8 102'), 0.6),
  )
  path(k, '#4c3450', closed(points('-8 88.500 14 87 40 88.500 66 91 92 94 92 102 -8 102'), 0.6))
  // The log, its roots in the air.
  path(k, '#3c2c4c', 'M20 90C34 87.600 52 87.400 72 89.800L72 90.800C52 90.600 36 91 22 92.500Z')
  path(
    k,
    '#847888',
    'M18.500 87.600C34 83.800 54 83.600 74 87.200L75 88.200L73.600 89C54 86.600 36 87.600 19.500 91.400Z',
  )
  path(
    k,
    '#d0b8ac',
    'M18.500 87.600C34 83.800 54 83.600 74 87.200L74.600 87.800C54 84.800 36 85 18.800 88.800Z',
  )
  for (const d of ['M30 87.400C38 86 46 85.700 54 86', 'M40 87.200C46 86.600 54 86.700 62 87.300'])
    stroke(k, '#5c5068', 0.25, d)
  // What is left of its roots, and the stub of a bough.
  path(
    k,
    '#5c4c68',
    closed(
      points(
        '16 92.500 15 89.500 16.200 88.600 15.400 86.400 17.200 86.800 18 84.800 19.600 86 21.500 85.600 22.600 87.500 22 90 20.600 92.600',
      ),
      0.5,
    ),
  )
  path(
    k,
    '#947f8c',
    closed(
      points(
        '17.400 91.400 17 89.400 18.200 88 19.600 87.200 21.400 87.600 21.600 89.400 20.200 91.200',
      ),
      0.6,
    ),
  )
  path(
    k,
    '#c8b0a8',
    closed(points('18.400 90.200 18.600 88.700 20 88.100 20.600 89.200 19.800 90.200'), 0.6),
  )
  path(k, '#847888', 'M46 85L47.200 82.600L48.200 82.800L49.600 85.200Z')
  path(k, '#d0b8ac', 'M47.800 84.800L47.600 82.700L48.200 82.800L49.600 85.200Z')
  const stone = (x, y, q, m) => {
    fill(k, '#3c2c4c', [
      [x - q * 1.4, y + q * 0.3],
      [x - q * 1.1, y - q * 0.7],
      [x - q * 0.2, y - q * 1.1 * m],
      [x + q * 0.8, y - q * 0.8],
      [x + q * 1.4, y + q * 0.3],
    ])
    fill(k, '#7c6c80', [
      [x - q * 0.2, y - q * 1.1 * m],
      [x + q * 0.8, y - q * 0.8],
      [x + q * 0.5, y - q * 0.2],
      [x - q * 0.5, y - q * 0.3],
    ])
    fill(k, '#c8a898', [
      [x - q * 0.2, y - q * 1.1 * m],
      [x + q * 0.8, y - q * 0.8],
      [x + q * 0.7, y - q * 0.56],
      [x - q * 0.2, y - q * 0.8 * m],
    ])
    fill(k, '#5c4c6c', [
      [x + q * 0.5, y - q * 0.2],
      [x + q * 0.8, y - q * 0.8],
      [x + q * 1.4, y + q * 0.3],
      [x + q * 0.3, y + q * 0.3],
    ])
  }
  for (const [x, y, q, m] of points(
    '86 91.500 2.200 1 93 93 1.400 0.800 79 90.500 1.200 1.100 34 92.500 1.900 0.900 2 88 3 1.200 102 94.500 1 1',
    4,
  ))
    stone(x, y, q, m)
  // Red willow and dry grass.
  for (const [x, y, n, q] of points(
    '-2 93 16 1.400 33 94.500 8 0.700 60 94.500 15 1.250 70 95 8 0.800 6 95 11 1.100',
    4,
  ))
    for (let i = 0; i < n; i++) {
      const lean = (i / (n - 1) - 0.5) * 9 * q
      const high = (5 + r() * 5) * q * (1 - Math.abs(i / (n - 1) - 0.5) * 0.7)
      stroke(
        k,
        '#3c2444',
        0.22 * q,
        `M${x} ${y}Q${x + lean * 0.3} ${y - high * 0.5} ${x + lean} ${y - high}`,
      )
      for (let j = 0; j < 4; j++) {
        const t = 0.55 + j * 0.15
        const [u, v] = [x + lean * t * t, y - high * t]
        path(
          k,
          ['#8c2c40', '#c8443c', '#e8703c', '#7c2444'][(i + j) % 4],
          `M${u} ${v}q${0.9 * q} ${-0.9 * q} ${1.5 * q} ${-0.3 * q}q${-0.4 * q} ${0.8 * q} ${-1.5 * q} ${0.3 * q}Z`,
        )
      }
    }
}
