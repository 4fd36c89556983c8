import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'

const FLOOR = 66

/** A line through points, rounded, with its direction at every step. */
function bent(knots) {
  const at0 = (i) => knots[Math.max(0, Math.min(knots.length - 1, i))]
  const out = []
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [at0(i - 1), at0(i), at0(i + 1), at0(i + 2)]
    for (let u = 0; u < 1; u += 0.1)
      out.push(
        [0, 1].map(
          (n) =>
            b[n] +
            (u / 2) * (c[n] - a[n]) +
            u * u * (a[n] - 2.5 * b[n] + 2 * c[n] - d[n] / 2) +
            u ** 3 * (1.5 * (b[n] - c[n]) + (d[n] - a[n]) / 2),
        ),
      )
  }
  return [...out, knots.at(-1)]
}

/** A root that runs down like poured wax, thick to thin: shade, wood, and the side towards the sun. */
function root(k, text, from, to) {
  const line = bent(points(text))
  for (const [colour, left, right] of [
    ['#3c2a40', -0.5, 0.5],
    ['#7d5a50', -0.5, 0.22],
    ['#a87c5c', -0.5, -0.06],
    ['#e8b47c', -0.46, -0.32],
  ]) {
    const edge = (share) =>
      line.map(([x, y], i) => {
        const u = i / (line.length - 1)
        return [x + share * (from + (to - from) * u) * (1 + 0.12 * Math.sin(u * 9 + from)), y]
      })
    fill(k, colour, [...edge(left), ...edge(right).reverse()])
  }
}

/** A brick prang in ruin: steps, a niche, a head worn round; light from the left. Foot at 0, 0; 40 high. */
function ruin(k) {
  fill(
    k,
    '#a9623f',
    points(
      '-12 0 -11 -6 -9 -6 -8.500 -12 -7 -12.600 -6.600 -22 -5 -31 -2.600 -38 -0.500 -40 1 -39 3 -35 5 -29 6.600 -21 7 -12.400 8.600 -12 9 -6 11 -6 12 0',
    ),
  )
  fill(
    k,
    '#dc9258',
    points(
      '-12 0 -11 -6 -9 -6 -8.500 -12 -7 -12.600 -6.600 -22 -5 -31 -2.600 -38 -1 -40 -1.500 -30 -2.400 -20 -2.400 -12 -4 0',
    ),
  )
  fill(
    k,
    '#70405a',
    points(
      '3 -35 5 -29 6.600 -21 7 -12.400 8.600 -12 9 -6 11 -6 12 0 6 0 5 -12 4.600 -22 3.600 -30',
    ),
  )
  path(
    k,
    '#4f2c44',
    'M-2 -12.500V-18C-2 -20.500 0 -22.500 0.600 -23C1.400 -22.500 3.200 -20.500 3.200 -18V-12.500Z',
  )
  for (const [y, a, b] of points(
    '-6 -11 11 -12.400 -8.500 8.600 -25 -6.200 6 -30 -5.200 5 -34.500 -4 3.600',
    3,
  )) {
    stroke(k, '#f0b478', 0.5, `M${a} ${y}H${a * 0.3}`)
    stroke(k, '#5c3450', 0.5, `M${b * 0.4} ${y}H${b}`)
  }
  for (const [x, y] of points('-8 -3 -4 -9 -5 -16 -4 -27 1 -4 6 -9 5 -17 2 -28'))
    stroke(k, '#8a4a3c', 0.4, `M${x} ${y}h1.600M${x + 1} ${y - 1.2}h1.600`)
  path(
    k,
    '#7d9a4c',
    'M-3 -38C-1.500 -41 1 -41 2 -37.500C0.600 -38.600 -1.600 -38.600 -3 -38ZM7 -12.400C8 -14.500 9.600 -14 10 -12Z',
  )
}

/** The stone face: curls, lowered lids, a smile that says little. Its middle at 0, 0; 36 high. */
function face(k) {
  path(
    k,
    '#c9a88c',
    'M-12 -8C-12 -18 12 -18 12 -8C12.600 0 11 8 7 13.500C4 17 -4 17 -7 13.500C-11 8 -12.600 0 -12 -8Z',
  )
  path(
    k,
    '#f4d6ac',
    'M-12 -8C-12 -15 -4 -16.500 1 -15.600C-1 -10 -1.600 -4 -0.600 3C-2.600 3.600 -3.400 5 -2.600 6.600C-4 9 -3.600 12 -2 15.800C-4 15.600 -6 14.800 -7 13.500C-11 8 -12.600 0 -12 -8Z',
  )
  path(
    k,
    '#8f6f74',
    'M12 -8C12.600 0 11 8 7 13.500C6 14.800 4.600 15.600 3 16C6.600 11 8 4 7.600 -3C7.400 -8 8.600 -11 10 -13.500C11.300 -12 12 -10.300 12 -8Z',
  )
  // Brows meet in the long nose.
  stroke(
    k,
    '#8a6660',
    0.8,
    'M-9.600 -4.600C-7.600 -7.600 -3.600 -7.600 -1.400 -5C-0.600 -2 -1 1.500 -1.800 4M10 -4.400C8 -7.400 4 -7.600 1.600 -5',
  )
  path(
    k,
    '#a98474',
    'M1 -4.600C1.200 -1.500 1.600 2 3 4.600C2 6 -0.600 6 -1.800 4.800C-0.200 4.600 0.600 3 0.400 0Z',
  )
  // Lowered lids, heavy and long.
  path(k, '#e2bc96', 'M-9 -2.600C-7.400 -5 -4 -5 -2.400 -2.600C-4 -0.800 -7.400 -0.600 -9 -2.600Z')
  path(
    k,
    '#b89484',
    'M2.600 -2.600C4 -5 7.600 -5 9.200 -2.600C7.600 -0.600 4.200 -0.800 2.600 -2.600Z',
  )
  stroke(
    k,
    '#6a4a54',
    0.9,
    'M-9.200 -2.400C-7.400 -0.300 -4 -0.500 -2.200 -2.300M2.400 -2.300C4.200 -0.500 7.600 -0.300 9.400 -2.400',
  )
  path(
    k,
    '#b08474',
    'M-4.600 9.300C-3 8 -1.200 8 0.200 8.600C1.600 8 3.400 8 5 9.300C3 11.600 -2.600 11.600 -4.600 9.300Z',
  )
  stroke(k, '#7a5458', 0.6, 'M-5.600 8.800C-3.600 9.800 3.600 9.800 6 8.800')
  stroke(k, '#a98474', 0.6, 'M-1.600 13.400C-0.600 13.900 1 13.900 2 13.400')
  // Curls in rows.
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 11 - row; i++) {
      const a = Math.PI * (1.06 + (0.88 * (i + 0.5)) / (11 - row))
      const [rx, ry] = [12.6 - row * 1.2, 11.4 + row * 1.7]
      const [x, y] = [Math.cos(a) * rx, -6.4 + Math.sin(a) * ry * 0.78]
      path(
        k,
        x < -2 ? '#c99a78' : x < 6 ? '#9a7468' : '#6f5260',
        `M${x} ${y - 1.4}a1.400 1.400 0 1 0 0.010 0Z`,
      )
      path(
        k,
        x < -2 ? '#f0c898' : x < 6 ? '#b88e78' : '#86646c',
        `M${x - 0.35} ${y - 1.1}a0.600 0.600 0 1 0 0.010 0Z`,
      )
    }
}

/** A monk who has come by, seen from behind. 16 high. */
function monk(k) {
  path(k, 'rgba(60,28,70,.4)', 'M-1 0C4 -1 14 0 20 1.400C12 2 2 1.600 -1 0Z')
  path(k, '#8a4a34', 'M-1.800 -0.200V-3H-0.400V-0.200ZM0.600 -0.200V-3H2V-0.200Z')
  path(
    k,
    '#e8822c',
    'M-3.400 -2.600C-3.600 -7 -3 -11 -1.600 -12.200H1.800C3.200 -11 3.700 -7 3.500 -2.600Z',
  )
  path(
    k,
    '#b85a28',
    'M3.500 -2.600C3.700 -7 3.200 -11 1.800 -12.200L0.600 -12.300C1.600 -9 1.600 -5 1.200 -2.600Z',
  )
  path(
    k,
    '#f6ac54',
    'M-3.300 -5C-2 -6.500 1 -9.500 2.600 -11.500L1.800 -12.200H0C-1.600 -9.500 -2.600 -8 -3.400 -7Z',
  )
  path(k, '#a9683f', 'M-1.700 -14.400a1.900 2.100 0 1 0 3.800 0a1.900 2.100 0 1 0 -3.800 0Z')
}

export default {
  alt: 'Il volto di pietra del Buddha fra le radici di un baniano ad Ayutthaya, al tramonto fra torri di mattoni',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#5a6aa0'],
          [0.4, '#c9a09c'],
          [0.72, '#fbbf7c'],
          [1, '#ffe2a0'],
        ],
        disc: 0.065,
        discColour: '#fff6d2',
      },
      sun: [0.42, 0.5],
      horizon: FLOOR / 90,
    })
    sky(s, { clouds: 0 })
    birds(s, { x: 0.3, y: 0.2, count: 6, spread: 0.12 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#e2a87c', 'M-6 58C10 54 26 57 44 55C64 53 84 57 110 55V70H-6Z')
      k.save()
      k.globalAlpha = 0.5
      at(k, 50, 61, 0.46, ruin, true)
      k.restore()
      k.save()
      k.globalAlpha = 0.78
      at(k, 8, 63, 0.8, ruin, true)
      k.restore()
      at(k, 33, FLOOR, 1.06, ruin, true)
      // Grass, the path, a low wall of brick.
      fill(k, '#c9a452', points('-6 64 30 65 60 63.500 100 65 168 64 168 96 -6 96'))
      fill(k, '#a98a48', points('-6 72 30 70 56 73 90 71 168 74 168 96 -6 96'))
      path(k, '#f0cf8c', 'M12 96C26 84 38 74 46 66L52 66C50 76 48 86 50 96Z')
      path(
        k,
        'rgba(80,40,70,.35)',
        'M20.500 65.500L46 65.500C36 71 16 79 -6 84V75.500C6 72 14 68.600 20.500 65.500Z',
      )
      at(k, 47, 76, 0.92, monk, true)
      // The banyan: its body of roots, the crown above.
      path(k, '#3c2a40', 'M84 97C87 80 90 62 94 46C97 34 99 18 98 -6H168V97Z')
      for (const [text, from, to] of [
        ['152 -6 154 20 160 50 166 97', 14, 12],
        ['140 -6 143 20 150 44 156 66 160 97', 8, 7],
        ['104 -6 103 18 98 40 93 60 84 98', 11, 9],
        ['130 -6 131 12 138 30 146 50 151 72 153 98', 9, 8],
        ['113 -6 113 14 109 32 101 50 97 72 91 98', 8, 6],
        ['160 -6 163 30 168 70', 10, 8],
      ])
        root(k, text, from, to)
      path(
        k,
        '#2c2034',
        'M121 34C134 36 142 48 141 64C140 78 133 88 121 90C109 88 102 78 101 64C100 48 108 36 121 34Z',
      )
      at(k, 121, 62, 1.2, face)
      for (const [text, from, to] of [
        ['119 -6 119 12 116 26 108 36 104 50 104 66 107 80 105 98', 6, 3.6],
        ['123 -6 124 12 128 26 135 36 139 50 138.500 66 140 80 146 98', 6.5, 4],
        ['118 14 113 30 106 38 101 52 99 70 98 98', 1, 3.4],
        ['128 18 119 29 110 36 105 48', 0.5, 2],
        ['115 17 126 28 134 36 138.500 48', 0.5, 2],
        ['104 50 105 68 110 79 117 86 124 98', 0.6, 3.4],
        ['139 52 138 70 134 80 127 86 118 98', 0.6, 3.4],
        ['139 64 143 78 150 86 156 98', 0.6, 3],
        ['94 58 91 74 83 86 68 97', 0.6, 5],
        ['91 72 85 86 74 92 56 98', 0.6, 4],
      ])
        root(k, text, from, to)
      leafMass(k, {
        box: [62, -8, 172, 18],
        inside: (x, y) =>
          y <
          12 +
            Math.sin(x * 0.35) * 2.5 -
            (x < 90 ? (90 - x) * 0.5 : 0) -
            (x > 106 && x < 142 ? 5 : 0),
        light: (x, y) => 0.95 - (x - 62) / 150 - y / 60,
        size: 6,
        tones: [
          ['#26403f', '#345444', '#436644'],
          ['#345444', '#527a48', '#7a9a4c'],
          ['#4a7046', '#84a04c', '#d8c868'],
        ],
        seed: 6,
      })
      path(k, '#7d6238', 'M78 97C92 92 104 94 118 93C132 92 146 94 166 91V97Z')
      // Lotus buds and incense that somebody left.
      for (const [x, y, q] of points('110 92 1 114 93 0.800 106.500 93.200 0.800', 3)) {
        stroke(k, '#5c7a3c', 0.5 * q, `M${x} ${y}v${-3 * q}`)
        path(
          k,
          '#f2a0a8',
          `M${x} ${y - 7 * q}C${x + 1.8 * q} ${y - 5 * q} ${x + 1.2 * q} ${y - 3 * q} ${x} ${y - 2.6 * q}C${x - 1.2 * q} ${y - 3 * q} ${x - 1.8 * q} ${y - 5 * q} ${x} ${y - 7 * q}Z`,
        )
        path(
          k,
          '#ffd2c4',
          `M${x} ${y - 7 * q}C${x - 0.2 * q} ${y - 5 * q} ${x - 0.4 * q} ${y - 3.6 * q} ${x} ${y - 2.6 * q}C${x - 1.2 * q} ${y - 3 * q} ${x - 1.8 * q} ${y - 5 * q} ${x} ${y - 7 * q}Z`,
        )
      }
    })
    return finish(s, { rays: 0.14 })
  },
}
