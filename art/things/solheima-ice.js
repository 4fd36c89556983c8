// Sólheimajökull: a tongue of ice striped with ash, between a wall in shade and a wall in the morning sun.
import { fill as flat, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'

/** A facet that covers its own seams. */
export function fill(k, colour, list) {
  flat(k, colour, list)
  k.strokeStyle = colour
  k.lineWidth = 0.09
  k.stroke()
}

export const LIT = '#fff3e0'

export const PALE = '#dcebf0'

export const BLUE = '#9cc6de'

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
