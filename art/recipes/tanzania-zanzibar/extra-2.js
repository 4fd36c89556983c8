import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { acacia } from '../../nature/foliage.js'
import { sky } from '../../nature/sky.js'
import { honey } from './kit.js'

const PLAIN = 58

/** The tufts of a mane: locks that hang from a middle, long below, those towards the sun alight. */
function locks(k, cx, cy, rx, ry, n, tone, seed) {
  const r = random(seed)
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.283 + r() * 0.3
    const [c, d] = [Math.cos(a), Math.sin(a)]
    const long = 1 + 0.3 * r() + Math.max(0, d) * 0.5
    const [x, y] = [cx + c * rx, cy + d * ry]
    const [ex, ey] = [
      cx + c * rx * (0.7 + long * 0.42) - 1.6,
      cy + d * ry * (0.7 + long * 0.42) + 2.4,
    ]
    const [nx, ny] = [-d * rx * 0.2, c * ry * 0.2]
    fill(k, tone(c), [
      [x * 0.6 + cx * 0.4 - nx, y * 0.6 + cy * 0.4 - ny],
      [x - nx * 1.2, y - ny * 1.2],
      [ex, ey],
      [x + nx * 1.2, y + ny * 1.2],
      [x * 0.6 + cx * 0.4 + nx, y * 0.6 + cy * 0.4 + ny],
    ])
  }
}

/** A male lion at rest, head high, looking into the sun on the right. */
function lion(k) {
  const [fur, shade, deep, lit] = ['#cf9350', '#9c6440', '#6e4238', '#f2c680']
  path(
    k,
    'rgba(60,26,50,.5)',
    'M-46 1C-30 -1 20 -1 36 1.400C20 4 -40 4.600 -62 3.600C-60 2 -54 1.200 -46 1Z',
  )
  stroke(k, shade, 2, 'M-40 -4C-50 -3 -57 -1 -60 3C-61 6 -59 9 -57 11')
  path(
    k,
    deep,
    'M-58.500 9C-60 12 -58.500 15.500 -55.500 16C-54.500 13.500 -55 10.500 -56.500 8.800Z',
  )
  // Body: back line, haunch, belly.
  path(k, fur, 'M-42 1C-46 -8 -44 -20 -34 -24C-24 -27.500 -12 -25 0 -27L16 -30L24 -2L20 1.500Z')
  path(
    k,
    lit,
    'M-42.500 -12C-41 -19 -39 -22 -34 -24C-24 -27.500 -12 -25 0 -27L10 -28.500C4 -23 -12 -22.500 -22 -22.500C-32 -22 -38 -18 -42.500 -12Z',
  )
  path(k, shade, 'M-20 1.500C-14 -6 -2 -9 10 -8L20 1.500Z')
  path(
    k,
    shade,
    'M-43 -2C-44 -12 -38 -18 -30 -17.500C-22 -17 -19.500 -10 -22 -3.500L-10 -3C-6 -2.600 -6 1.500 -10 1.500H-42Z',
  )
  path(
    k,
    fur,
    'M-41.500 -1C-42 -10 -37 -15.500 -30 -15.500C-23.500 -15 -21.500 -9 -24 -3.600L-12 -2.600C-9 -2.200 -9 1 -12 1H-41Z',
  )
  path(
    k,
    lit,
    'M-38 -11C-35.500 -14.500 -33 -15.500 -30 -15.500C-26 -15.200 -24 -12.500 -23.600 -9.500C-27 -13 -33 -13.500 -38 -11Z',
  )
  // Forelegs stretched on the stone.
  path(k, shade, 'M8 -10C12 -6 14 -3.500 16 -3L40 -3.400C44.500 -3.200 44.500 1 40.500 1.300H4Z')
  path(
    k,
    fur,
    'M10 -14C14 -8 17 -5.500 20 -5L45 -5.600C49.500 -5.400 50.500 -1.200 46.500 0L18 1.300C12 0 8 -6 10 -14Z',
  )
  path(k, lit, 'M20 -5L45 -5.600C48 -5.400 49.400 -4 49 -2.600C40 -4 28 -3.600 21 -3.400Z')
  stroke(
    k,
    deep,
    0.5,
    'M43.500 -0.800C45 -1.500 45.300 -2.500 45 -3.400M46.500 -0.800C47.800 -1.500 48 -2.500 47.600 -3.300',
  )
  // The mane: dark behind, warm towards the face.
  locks(k, 11, -31, 17, 19, 34, (c) => (c > 0.5 ? '#7d452c' : '#4a2a2c'), 3)
  path(
    k,
    '#5c3229',
    'M-4 -32C-4 -45 4 -50 12 -50C22 -50 28 -42 27 -31C26 -20 19 -12 11 -12C2 -13 -4 -21 -4 -32Z',
  )
  locks(k, 13, -32, 13, 15, 28, (c) => (c > 0.3 ? '#b06c38' : '#7a4530'), 7)
  locks(k, 15, -33, 9.5, 11.5, 22, (c) => (c > 0.1 ? '#d99a50' : '#a0622f'), 11)
  // The head in three-quarter: brow, long nose, pale chin.
  path(
    k,
    fur,
    'M7 -36C7 -43 13 -46 19 -45C24 -44 26 -41 28 -37.500L33.500 -33.500C36.500 -31.500 36.500 -27.500 33.500 -26C31 -22.500 26 -21.500 21 -23C13 -24 7 -29 7 -36Z',
  )
  path(
    k,
    lit,
    'M17 -45.200C23 -45 26 -41 28 -37.500L33.500 -33.500C35.500 -32.200 36.200 -30.500 35.800 -29C32 -31.500 27 -34.500 24.500 -38.500C23 -41.500 20.500 -43.500 17 -45.200Z',
  )
  path(
    k,
    shade,
    'M7 -36C7 -39 8 -41.500 10 -43C9.500 -36 13 -29.500 20 -26.500C18 -24.500 20 -23.400 21 -23C13 -24 7 -29 7 -36Z',
  )
  path(
    k,
    '#f4e0b8',
    'M26 -27.500C29 -30 34 -30 35.500 -28C34.500 -24.500 30 -21.800 24 -22.600C24 -24.500 24.600 -26 26 -27.500Z',
  )
  path(k, '#3a2028', 'M31.800 -34.800L36 -32.600C36.600 -30.800 35 -29.400 33 -30Z')
  stroke(
    k,
    '#6e4238',
    0.6,
    'M34 -30C33.500 -28.500 31 -27 27.500 -27M27 -29.500L29 -29.300M26.500 -31L28.400 -30.800',
  )
  path(
    k,
    '#3a2028',
    'M21.600 -38.600C23.600 -39.200 25.600 -38.400 26.600 -36.800C24.800 -36.300 22.800 -36.800 21.600 -38.600Z',
  )
  path(k, '#f7c24a', 'M23.800 -38.200a0.800 0.800 0 1 0 0.010 0Z')
  path(
    k,
    shade,
    'M8.500 -42C6.500 -46.500 9.500 -49.500 13 -48.500C15 -47.500 15.500 -45 14.500 -43Z',
  )
  path(
    k,
    '#e8b888',
    'M10 -43C9 -46 10.800 -47.600 12.800 -47C13.800 -46.400 14 -45 13.400 -43.600Z',
  )
}

/** A cub that looks over the edge of the stone. */
function cub(k) {
  path(k, '#b97f48', 'M-9 1C-10 -6 -5 -9.500 1 -9.500C6 -9.500 9 -5 8.500 1Z')
  path(
    k,
    '#e8b678',
    'M-8.800 -3C-7.500 -7.500 -3.500 -9.500 1 -9.500C4 -9.500 6.500 -8 7.600 -5C3 -8 -4 -7.500 -8.800 -3Z',
  )
  path(
    k,
    '#d9a05c',
    'M2 -11.500C2 -16 6 -18.500 10 -18C14 -17.500 17 -14.500 16.500 -11C16 -7.500 13 -5.500 9.500 -5.500C5.500 -5.500 2 -8 2 -11.500Z',
  )
  path(
    k,
    '#9c6440',
    'M3 -15.500C1 -18 2.500 -20.500 5 -20C6.500 -19.500 7 -18 6.400 -16.500ZM11.500 -17.500C12 -20.500 15 -21 16 -19C16.500 -17.500 15.500 -16 14 -15.500Z',
  )
  path(k, '#fbe6bc', 'M9 -9.500C11 -11 15 -10.500 16 -8.800C14.500 -6.500 11.500 -5.500 9 -6Z')
  path(
    k,
    '#3a2028',
    'M13.500 -11.800L16.200 -11L15 -9.500ZM8.500 -13.400a0.900 1 0 1 0 0.010 0ZM13 -14a0.800 0.900 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#d9a05c',
    'M-2 1.500C-2.500 -2 0 -3.500 2.500 -3C4.500 -2.500 4.500 1 3.500 1.500ZM8 1.500C7.500 -2 10 -3.500 12.500 -3C14.500 -2.500 14.500 1 13.500 1.500Z',
  )
}

/** Granite of a kopje: a rounded block in flat planes, warm where the sun strikes, with its cracks. */
function block(k, outline, sun, dark, cracks) {
  path(k, '#a8838a', outline)
  path(k, '#6c5a7c', dark)
  path(k, '#e9bf98', sun)
  stroke(k, '#54466a', 0.5, cracks)
}

export default {
  alt: 'Un leone dalla criniera scura riposa su un masso di granito e guarda l’alba; un cucciolo si affaccia dal bordo della roccia',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...honey, disc: 0.06, discColour: '#fff4cc', front: 0.55 },
      sun: [0.86, 0.48],
      horizon: PLAIN / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.14 0.14 36 6 5 0.5 0.09 30 5 3', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff0d0', dark: '#c3b3b8' })
    const f = field(s)
    f.draw(s.k, (k) => {
      fill(k, '#dcb69a', [
        ...rough(points('60 57 84 53.500 104 55 126 52.500 165 54'), 0.3, 3),
        ...points('165 62 60 62'),
      ])
      for (const [c, line, seed] of [
        ['#f0c680', '-5 57.500 60 57 110 58 165 57', 2],
        ['#e2ae62', '-5 62 60 61 110 62.500 165 61', 4],
        ['#cb8f4c', '-5 68 60 67 110 69 165 67', 6],
        ['#a86c40', '-5 76 60 75 110 77.500 165 75', 8],
      ])
        fill(k, c, [...rough(points(line), 0.4, seed), ...points('165 96 -5 96')])
      // The herds of the plain, small in the light.
      const r = random(8)
      for (let i = 0; i < 44; i++) {
        const [x, y] = [94 + r() * 66, 60 + r() * 3.4]
        path(
          k,
          '#8a5c58',
          `M${x} ${y}h1.700l0.500 -0.700l0.400 0.200l-0.200 0.900v0.800h-0.300v-0.600h-1.600v0.600h-0.300Z`,
        )
      }
    })
    for (const [x, y, height, seed] of points('0.66 0.7 13 4 0.95 0.72 17 8 0.78 0.665 7 6', 4))
      acacia(s, { x, y, height, seed, haze: 0.26 })
    f.draw(s.k, (k) => {
      // The kopje, from the back blocks to the great slab.
      block(
        k,
        'M-6 96V34C-4 27 4 24 12 26C20 28 24 36 25 46L28 96Z',
        'M8 25.400C18 25.500 23.500 35 25 46L26 62C21 54 20 38 8 25.400Z',
        'M-6 96V40C-2 52 2 66 3 96Z',
        'M8 34C11 44 11 54 14 66M-2 50C2 54 6 55 8 55',
      )
      block(
        k,
        'M96 96C94 84 98 76 106 74C116 72.500 124 78 127 86L129 96Z',
        'M104 74.400C116 72 124 78 127 86L128 93C122 84 116 77 104 74.400Z',
        'M96 96C94 88 95 82 98 79C100 86 102 91 106 96Z',
        'M108 78C110 84 114 88 115 94',
      )
      block(
        k,
        'M-6 96V66C4 61.500 14 60.500 26 60.500H82C94 60.500 101 63 103.500 68C106 76 106 88 107 96Z',
        'M20 60.600H82C94 60.500 101 63 103.500 68C105 73 105.500 80 106 86C101 76 98 68 90 65C76 62.500 42 63.500 20 60.600Z',
        'M-6 96V72C8 72 30 76 48 75C62 74.500 76 78 86 88L90 96Z',
        'M44 62.500C45 68 42 74 44 84M72 63C75 69 74 74 78 80M-2 80C8 82 16 82 26 86',
      )
      path(
        k,
        '#866a82',
        'M-6 72C8 72 30 76 48 75C62 74.500 76 78 86 88C74 82 60 80 46 81C28 82 8 78 -6 79Z',
      )
      at(k, 53, 61.4, 0.94, lion)
      at(k, 92, 65, 0.62, cub)
      // Grass that buries the foot of the stones.
      for (const [n, base, tones] of [
        [220, 90, ['#a86c40', '#d9a456', '#7d4f3c']],
        [300, 95, ['#6a3f3a', '#8d5a3e', '#e0b062', '#54323a']],
      ]) {
        const r = random(n)
        for (let i = 0; i < n; i++) {
          const x = r() * 170 - 5
          const y = base - r() * 3 + (x < 100 ? 2 : 0)
          const l = 3 + r() * 7
          stroke(
            k,
            tones[i % tones.length],
            0.4,
            `M${x} ${y}q${r() * 0.8} ${-l * 0.6} ${r() * 2.6 - 0.4} ${-l}`,
          )
        }
      }
    })
    return finish(s, { rays: 0.12 })
  },
}
