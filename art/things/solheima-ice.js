// Sólheimajökull: a tongue of ice striped with ash, between a wall in shade and a wall in the morning sun.
import { fill as flat, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'

/** A facet that covers its own seams. */
function fill(k, colour, list) {
  flat(k, colour, list)
  k.strokeStyle = colour
  k.lineWidth = 0.09
  k.stroke()
}

const LIT = '#fff3e0'
const PALE = '#dcebf0'
const BLUE = '#9cc6de'
const DEEP = '#5a9ac6'
const ASH = ['#4a4656', '#7c727c']

/** The sky of the morning, the dome of the ice cap, both walls of the valley. */
export function valley(k) {
  const g = k.createLinearGradient(0, 0, 0, 30)
  for (const [a, c] of [
    [0, '#5f9cc8'],
    [0.45, '#a4c8d8'],
    [0.8, '#f4dcc0'],
    [1, '#ffe6c4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 50)
  for (const [c, d] of [
    [
      '#fff4e2',
      'M74 10.400C82 9.600 86 7 93 6.600C99 6.200 102 4.800 109 5.200C116 5.600 119 8.200 126 8.600C132 9 137 9.800 142 10.400C130 11.200 92 11.400 74 10.400Z',
    ],
    ['#c0d4de', 'M74 10.400C92 10.600 118 8.600 142 10.400C130 11.200 92 11.400 74 10.400Z'],
    [
      'rgba(255,240,220,.75)',
      'M54 15C62 14.600 66 13.200 72 13.400C79 13.600 84 14.800 92 15C80 15.700 66 15.700 54 15Z',
    ],
  ])
    path(k, c, d)
  // The cap, its light on the left.
  path(k, '#fdf0dc', 'M20 32C40 22.500 62 19.200 84 18.800C106 18.600 128 21 150 28V40H20Z')
  path(
    k,
    '#d4dfe8',
    'M92 18.800C108 18.700 128 21 150 28V40H104C108 33 106 26 99 22.500C97 21 95 19.600 92 18.800Z',
  )
  path(
    k,
    '#e6ebee',
    'M52 22.300C60 22.600 66 24.600 70 28C64 27 56 26 46 27.500C49 26 50 24 52 22.300Z',
  )
  // A ridge of dark rock that comes out of the ice.
  fill(
    k,
    '#9ca4b8',
    rough(
      points('99 23.600 104 22 107 20.800 110 20.200 113 20.900 117 20.400 122 22 126 24 104 25'),
      0.2,
      3,
    ),
  )
  // The wall in the sun: bands of lava and tuff that dip to the left, gullies, fans of scree with moss.
  fill(
    k,
    '#c0967a',
    rough(
      points(
        '172 4 160 8.500 152 9.500 146 13 138 14.500 132 18.500 124 19.500 117 21.500 111 22 105 23.600 99 24.600 96 30 100 40 172 66',
      ),
      0.4,
      5,
    ),
  )
  for (const [c, t] of [
    [
      '#9c7474',
      '172 13 160 16.500 150 17.500 140 21.500 132 24 122 27.500 113 31.500 122 30 133 26.500 142 24.500 152 21 162 20 172 17',
    ],
    [
      '#9c7474',
      '172 24 161 26.500 150 28 140 31 130 32.500 120 35.500 131 35 142 34 152 31.500 163 30.500 172 28',
    ],
    [
      '#e2b88c',
      '172 4 160 8.500 152 9.500 146 13 138 14.500 132 18.500 124 19.500 117 21.500 111 22 105 23.600 112 23.500 118 23.200 124 22.500 133 20.800 140 17.500 147 16 153 12.500 161 11.500 172 8',
    ],
    [
      '#e2b88c',
      '172 19 162 22 152 23.500 142 27 134 29 126 31.500 135 31 144 29.500 153 27 163 25 172 22.500',
    ],
    [
      '#b48a76',
      '152 9.500 153.400 15 153.600 20 155 25 156.500 30 161 35 164 41 150 42 146 38 149.500 32 150.800 26 151.400 20 151.200 15',
    ],
    [
      '#b48a76',
      '138 14.500 138.600 20 137.600 24 139 29 141 34 139 40 128 40 132 35 134.500 30 135.600 24 136.400 19',
    ],
    ['#d8ac80', '149 36 156 33 164 40 172 46 172 66 136 52'],
    [
      '#98985c',
      '104 36 113 36.500 122 38.500 131 38 139 42 150 41 160 46 172 50 172 70 140 60 118 52 104 44',
    ],
    [
      '#b8b068',
      '104 36 113 36.500 122 38.500 131 38 139 42 150 41 160 46 172 50 172 53 160 50 149 45 138 46 130 42 121 42.500 112 40',
    ],
    ['#747c5c', '118 46 128 48 138 52 150 56 160 60 172 64 172 76 140 64 120 54'],
  ])
    fill(k, c, rough(points(t), 0.35, t.length))
  // The wall in the shade, its edge still in the light.
  fill(
    k,
    '#46527e',
    rough(
      points(
        '-10 2 0 4.500 8 4 16 8.500 24 10 30 14 38 16.500 44 19 50 20.500 57 21.500 63 23 69 23.800 76 25 78 30 70 40 66 46 -10 78',
      ),
      0.4,
      9,
    ),
  )
  for (const [c, t] of [
    ['#e8b490', '-10 2 0 4.500 8 4 16 8.500 20 9.200 16 10 8 6.400 1 6.600 -10 4.600'],
    ['#e8b490', '24 10 30 14 38 16.500 36 18 29.500 16 25 12.400'],
    ['#e8b490', '44 19 50 20.500 57 21.500 63 23 58 23.200 51 22.400'],
    ['#5a6896', '46 24 56 26 66 27.500 74 28 70 32 62 31 52 28.500'],
    [
      '#5a6896',
      '-10 13 2 15 14 18 24 22 34 26.500 44 30 54 34 62 38 52 36 42 34 32 31 22 27 12 23 0 20 -10 19',
    ],
    ['#5a6896', '-10 29 2 31 14 34 26 37.500 36 41 48 44 36 44.500 24 42 12 39 0 36 -10 35'],
    [
      '#36406c',
      '-10 21.500 0 22.500 12 25.500 22 29.500 32 33.500 42 36.500 50 38.500 40 39 30 36.500 20 33 10 29.500 -10 26',
    ],
    [
      '#3e4a76',
      '8 4 9.600 11 10.400 18 13 25 15 32 20 39 24 46 4 50 -2 46 2 39 4.600 31 6 24 6.600 17 7.400 11',
    ],
    [
      '#3e4a76',
      '38 16.500 39 21 38.400 26 40 31 42 36 46 41 44 45 34 46 32 42 35 37 36.600 31 36.600 26 37.200 21',
    ],
    ['#3e4a76', '57 21.500 57.600 26 57.200 30 59 34 56 38 52 38 54.600 33 55.800 29 56.200 25'],
    ['#50706c', '-10 48 2 45 12 47 22 43.500 32 45 42 42.500 52 43 62 40 58 46 40 54 -10 72'],
    ['#40586a', '-10 54 4 51 14 53 26 49 38 50 48 47 44 54 -10 76'],
  ])
    fill(k, c, rough(points(t), 0.35, t.length))
}

/** Where the tongue lies at a depth t (0 far, 1 near), u across it (-1 to 1). */
function on(u, t) {
  const x = 87 + Math.sin(t * 4.1 - 0.3) * 9 * (1 - t * 0.4) - t * 14
  const half = 11.5 + 29 * t + 57 * t * t
  return [x + u * half, 23.4 + 44.5 * t ** 1.34 + (1 - u * u) * (t * 2.7 - 1.2 * (1 - t))]
}

/** Ridges that carry ash from the mountain down to us. */
const DIRTY = { 0: 0.9, 4: 0.75, 8: 0.95, 9: 0.3, 13: 0.85, 16: 0.35, 17: 1 }

/** The ice comes down in long ridges, broken across: each piece has a side in the sun and a blue side. */
export function iceTongue(k) {
  const r = random(21)
  const ridges = 18
  const border = (u) => Array.from({ length: 24 }, (_, i) => on(u, i / 21))
  fill(k, PALE, [...border(-0.98), ...border(0.98).reverse()])
  const cuts = (n) => {
    const list = [0]
    let t = 0
    while (t < 1.1) {
      t += (0.02 + t * 0.075) * (0.6 + r() * 0.9)
      list.push(t)
    }
    return list
  }
  for (let i = 0; i < ridges; i++) {
    const n = i < ridges / 2 ? i : ridges - 1 - (i - ridges / 2)
    const u0 = -1 + (2 * n) / ridges
    const du = 2 / ridges
    const crest = u0 + du * (n < ridges / 2 ? 0.55 : 0.45)
    const list = cuts(n)
    let sway = 0
    let last
    for (let j = 0; j < list.length - 1; j++) {
      const [a, b] = [list[j], list[j + 1]]
      const high = (t) => (0.25 + 4.2 * t ** 1.2) * (0.5 + r() * 0.8)
      const shift = (r() - 0.5) * du * 0.4
      const top0 = last ?? [...on(crest, a)]
      const p1 = on(crest + shift, b)
      const up = high(b)
      const top1 = [p1[0], p1[1] - up]
      const [l0, l1] = [on(u0 - du * 0.06, a), on(u0 - du * 0.06 + sway, b)]
      const [r0, r1] = [on(u0 + du * 1.02, a), on(u0 + du * 1.02, b)]
      // A gap now and then: the next piece stands lower.
      const broken = r() < 0.34
      last = broken ? [top1[0] + 0.2, top1[1] + up * 0.55] : top1
      const shadow = top1[0] < 56 - b * 60
      const soil = DIRTY[n] && r() < DIRTY[n] && b > (n && n < 17 ? 0.1 : 0)
      const [lit, dim] = soil
        ? shadow
          ? ['#5c6488', '#444868']
          : [ASH[1], ASH[0]]
        : shadow
          ? ['#a8c4dc', '#80a8ce']
          : [r() < 0.7 ? LIT : '#f2efe8', b < 0.1 ? '#d4e4ea' : r() < 0.6 ? BLUE : '#b4d6e6']
      const thin = soil && n % 4 === 0 && n > 0
      fill(k, thin ? (shadow ? '#94b4d2' : LIT) : lit, [l0, top0, top1, l1])
      fill(k, thin ? (shadow ? '#80a8ce' : BLUE) : dim, [r0, top0, top1, r1])
      if (thin && b > 0.1) {
        // Where a band is thin the ash lies in a strip under the crest.
        const part = (p, q, m) => [p[0] + (q[0] - p[0]) * m, p[1] + (q[1] - p[1]) * m]
        const [m0, m1] = [0.4 + r() * 0.3, 0.35 + r() * 0.35]
        fill(k, dim, [
          part(top0, r0, m0),
          part(top0, l0, 0.2),
          part(top1, l1, 0.1),
          part(top1, r1, m1),
        ])
      }
      if (broken && b > 0.2) {
        const deep = soil ? '#34344a' : shadow ? '#5484b8' : DEEP
        fill(k, deep, [top1, [top1[0] + 0.2, top1[1] + up * 0.6], [r1[0], r1[1] + up * 0.3], r1])
        if (!soil)
          fill(k, shadow ? '#94b8d6' : '#c4dfea', [
            top1,
            [top1[0] + 0.2, top1[1] + up * 0.6],
            [l1[0], l1[1] + up * 0.3],
            l1,
          ])
      }
    }
  }
}

/** The near ice: a broad crest to walk on, a crevasse, a cone of ash. */
export function nearIce(k) {
  // The crest, lit from the left; its right side falls into blue.
  path(
    k,
    '#c4deea',
    'M-6 66C20 60 44 61 62 63.500C84 66.500 104 62 124 58.500C140 56 152 56 168 53V96H-6Z',
  )
  fill(
    k,
    LIT,
    rough(
      points(
        '-6 66 12 62 30 61 48 61.600 64 63.600 80 64.600 98 63.200 114 60.200 130 57.600 148 56 168 53 168 58 152 61 138 62.500 124 66 108 68.500 96 72 82 71.500 70 74 54 72 40 75 24 73 10 77 -6 76',
      ),
      0.3,
      4,
    ),
  )
  for (const [c, t] of [
    [BLUE, '-6 76 10 77 24 73 40 75 54 72 60 78 48 82 30 81 14 85 -6 84'],
    [
      '#b4d6e6',
      '82 71.500 96 72 108 68.500 124 66 138 62.500 152 61 168 58 168 70 150 74 132 76 116 82 100 84 90 80',
    ],
    ['#8cbcd8', '116 82 132 76 150 74 168 70 168 96 104 96 108 88'],
    ['#a4cce0', '124 84 140 79 168 76 168 84 146 87 128 92 116 92'],
    [PALE, '30 66 44 64.600 56 67 48 70 36 69.500'],
    [PALE, '104 65 118 62.400 132 60 126 63.500 112 66.600'],
    [PALE, '66 67 76 67.500 84 69 74 71'],
  ])
    fill(k, c, rough(points(t), 0.3, t.length))
}

/** The crevasse: its lit lip, three depths of blue. */
export function crevasse(k) {
  for (const [c, t] of [
    [
      '#6cb0d8',
      '58 96 62 88 70 82.500 76 77.500 84 75 92 71.500 100 70.800 110 68 101 73 96 77.500 90 80 88 86 84 96',
    ],
    ['#2f7cb8', '64 96 67 89 74 83 79 78.500 86 76 92 73 99 71.600 94 76 88 79 84 85 80 96'],
    ['#1a4c90', '69 96 72 89.500 77 84 82 79.500 88 76.600 92 74.600 86 80 81 86 76 96'],
    ['#12306c', '72 96 75 90 79 85 83 81 79 88 76 96'],
  ])
    fill(k, c, rough(points(t), 0.35, t.length))
  fill(
    k,
    '#fffaf0',
    rough(
      points(
        '57 96 61 88 69 82 75 77 83 74.500 91 71 99 70.400 110 68 100 70 91 70 82 73 73 75.500 67 80.500 58 86.500 52 96',
      ),
      0.3,
      7,
    ),
  )
  fill(
    k,
    '#a8d4e8',
    rough(points('88 86 90 80 96 77.500 101 73 99 79 94 82 92 88 90 96 84 96'), 0.3, 8),
  )
}

/** Ash that has shielded the ice beneath it until it stood as a cone. */
export function ashCone(k) {
  fill(
    k,
    '#2c2c44',
    rough(
      points(
        '-8 96 -8 74 0 72 8 66 14 61 18.500 57.500 22 60.500 27 66 34 71.500 42 78 48 84 54 96',
      ),
      0.5,
      3,
    ),
  )
  for (const [c, t] of [
    ['#6c6478', '18.500 57.500 14 61 8 66 0 72 -8 74 -8 80 2 79 8 73 13 71 12 78 18 68'],
    ['#4c4860', '18.500 57.500 18 68 12 78 6 84 10 90 20 82 24 72 22 64'],
    ['#8c8088', '18.500 57.500 14 61 10 65 13 65.500 17 61.500'],
    ['#1e2038', '27 66 34 71.500 42 78 48 84 54 96 40 96 38 86 32 80 31 73'],
    ['#4c4860', '36 82 42 86 44 92 40 96 30 96 33 88'],
    ['#5a90bc', '-8 84 0 83 8 86 2 90 -8 91'],
    ['#3a6c9c', '-8 91 2 90 10 92 6 96 -8 96'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
}

/** A raven, 10 long, that looks to the right. */
export function raven(k) {
  path(
    k,
    '#14142a',
    'M-5.600 -0.400L-3.600 -2.400C-2.600 -3.800 -0.600 -4.600 0.800 -5C1.200 -6.300 2.400 -6.900 3.400 -6.500L5.400 -5.700C4.600 -5.300 4.100 -5.100 3.900 -4.700C3.700 -3.300 2.900 -2 1.200 -1.400L-1.400 -1.100L-3.800 -0.200Z',
  )
  path(
    k,
    '#3c4470',
    'M-3.600 -2.200C-2.600 -3.600 -0.600 -4.400 0.600 -4.600C0.200 -3.400 -1 -2.400 -3.200 -1.700Z',
  )
  path(k, '#14142a', 'M0.200 -1.500L0 0H0.800L0.600 -1.500ZM1.200 -1.500L1.200 0H2L1.600 -1.600Z')
}
