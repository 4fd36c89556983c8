import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { acacia } from '../../nature/foliage.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { honey } from './kit.js'

const PLAIN = 58
const [BARK, LIGHT, DEEP] = ['#5a3f44', '#a8755a', '#3a2a3c']
const [FUR, SUNNY, SHADE, SPOT] = ['#e2a24e', '#f6cf86', '#b0703f', '#3b2530']

const BODY =
  'M34 -9C36 -15 44 -18 54 -17C66 -16.500 80 -17 90 -14C97 -12 101 -7 100 -1C98 4 90 5 84 4L40 3C35 1 33 -4 34 -9Z'

const dot = (k, x, y, q) =>
  path(
    k,
    SPOT,
    `M${x - q} ${y}a${q} ${q * 0.8} 0 1 0 ${q * 2} 0a${q} ${q * 0.8} 0 1 0 ${-q * 2} 0Z`,
  )

/** A rosette: a broken dark ring round a warmer heart. */
function rosette(k, x, y, q, turn) {
  path(
    k,
    '#c07f3e',
    `M${x - q * 0.8} ${y}a${q * 0.8} ${q * 0.7} 0 1 0 ${q * 1.6} 0a${q * 0.8} ${q * 0.7} 0 1 0 ${-q * 1.6} 0Z`,
  )
  for (let i = 0; i < 4; i++) {
    const a = turn + i * 1.45
    dot(k, x + Math.cos(a) * q, y + Math.sin(a) * q * 0.85, q * 0.46)
  }
}

/** A leopard stretched along its branch, head to the left, legs and tail hanging; the branch lies at y = 0. */
function leopard(k) {
  // The legs of the far side, then the tail that hangs and curls.
  path(
    k,
    SHADE,
    'M47 -2C49 5 49 10 48 16C47.500 19 51.500 20 53 18C55 12 55 5 55 -2ZM87 0C90 6 91 11 90 17C89.500 20 93.500 21 95 19C97 13 97 5 96 -2Z',
  )
  stroke(k, SHADE, 4, 'M98 -5C106 2 108 12 106 22C105 29 108 34 113 33')
  stroke(k, FUR, 2.6, 'M98 -6C106 1 108 12 106 22C105 29 108 33 113 32.500')
  for (const d of [
    'M106.500 12h3',
    'M105.500 17.500h3.400',
    'M104.500 23h3.400',
    'M105.500 28.500l3 -1',
    'M109.500 32.500l1 -3',
  ])
    stroke(k, SPOT, 1.3, d)
  path(k, FUR, BODY)
  k.save()
  k.clip(new Path2D(BODY))
  path(
    k,
    SUNNY,
    'M30 -10C38 -18 50 -20 60 -18C72 -18 84 -18 96 -13L98 -10C86 -14 70 -13.500 56 -13C46 -13 38 -10 34 -4Z',
  )
  path(k, SHADE, 'M34 -1C50 2 70 0 84 0C92 0 98 -2 102 -6V8H30Z')
  const r = random(6)
  for (let i = 0; i < 44; i++) {
    const [u, v] = [i % 11, Math.floor(i / 11)]
    rosette(k, 38 + u * 6 + (v % 2) * 3 + r(), -14.5 + v * 4.7 + r(), 1.7 + r() * 0.4, r() * 6)
  }
  k.restore()
  // The near legs over the branch.
  const legs =
    'M38 -9C35 -3 36 5 37.500 11C38.200 15 37.400 18 36.600 21.500C35.600 25 41.500 26.500 43 23.500C44.400 18 43.800 13 44.400 8C45 2 47 -2 49 -7ZM74 -11C71 -3 75 3 81 6C82.600 11 82 15 81 19.500C80 23 86 24.500 87.500 21.500C89.200 15 88.600 10 91 4C94.500 0 96 -7 93 -12C87 -17 78 -17 74 -11Z'
  path(k, FUR, legs)
  k.save()
  k.clip(new Path2D(legs))
  path(
    k,
    SUNNY,
    'M37 -9C34 -2 35 6 37 12L35.600 25H38C38.600 18 39.600 4 41 -9ZM74 -11C71 -3 75 3 81 6L81 24H83C84 16 83 8 81.500 3.500C76 0 75 -6 77 -13Z',
  )
  path(k, SHADE, 'M46 -8L43 16L41 27H48V-8ZM94 -12C93 -4 89 0 88.500 6L85 26H98V-12Z')
  for (const [x, y, q] of points(
    '40 -2 1.300 43 1 1.100 40 4 1.100 42 8 1 40 12 0.900 42 15.500 0.800 39.500 19 0.700 78 -9 1.700 83 -11 1.700 88 -9 1.700 80 -4 1.600 85.500 -5.500 1.700 91 -5 1.500 82 1 1.400 87.500 0.500 1.400 84 6 1.100 87.500 7 1 84.500 11.500 0.900 86 15.500 0.800 83 19 0.700',
    3,
  ))
    dot(k, x, y, q)
  k.restore()
  // The head, turned to the viewer, chin on the bark.
  path(k, SHADE, 'M20 -17a4 4 0 1 0 0.010 0ZM38 -18a4 4 0 1 0 0.010 0Z')
  path(
    k,
    SPOT,
    'M20.400 -15.600a2.300 2.300 0 1 0 0.010 0ZM37.600 -16.400a2.300 2.300 0 1 0 0.010 0Z',
  )
  path(
    k,
    FUR,
    'M17 -8C17 -15 23 -19 29 -19C35.500 -19 41 -15 41 -8C41 -3 38 1 34 3C32 4.500 26 4.500 24 3C20 1 17 -3 17 -8Z',
  )
  path(
    k,
    SUNNY,
    'M17 -8C17 -15 23 -19 29 -19C26 -14 25 -8 25.500 -3L20.500 -0.500C18.300 -2.500 17 -5 17 -8Z',
  )
  path(
    k,
    '#fbe9c6',
    'M23.600 0.400C23.600 -2.600 26.400 -3.600 29 -3.600C31.600 -3.600 34.800 -2.600 34.800 0.400C34 3.500 32 4.600 29 4.600C26 4.600 24 3.500 23.600 0.400Z',
  )
  path(k, '#b5605a', 'M26.600 -4.600H31.600L29.100 -1.800Z')
  stroke(
    k,
    SPOT,
    0.7,
    'M29.100 -1.800V0.400M29.100 0.400C28 2 26 1.800 25 1M29.100 0.400C30.400 2 32.400 1.800 33.400 1',
  )
  path(
    k,
    '#f3e08a',
    'M21 -7.600C22.600 -9.400 25 -9.200 26 -7.200C24.400 -6.200 22.200 -6.300 21 -7.600ZM32.400 -7.200C33.400 -9.200 35.800 -9.400 37.400 -7.600C36.200 -6.300 34 -6.200 32.400 -7.200Z',
  )
  path(
    k,
    SPOT,
    'M23.700 -8.700a0.900 1.100 0 1 0 0.010 0ZM34.700 -8.700a0.900 1.100 0 1 0 0.010 0Z',
  )
  stroke(
    k,
    SPOT,
    0.8,
    'M20.400 -7.600C22.400 -10 25.200 -9.800 26.400 -7L27.200 -4.800M38 -7.600C36 -10 33.200 -9.800 32 -7L31.200 -4.800',
  )
  for (const [x, y, q] of points(
    '29 -16.800 0.800 26.400 -15.600 0.800 31.800 -15.700 0.800 29 -14 0.800 26.600 -12.400 0.600 31.400 -12.400 0.600 24 -15 0.700 34.200 -15.200 0.700 20.600 -11 0.700 37.800 -11.200 0.700 23.400 -13 0.700 35 -13.200 0.700 19.800 -4.600 0.700 38.600 -4.600 0.700 21.600 -2.400 0.600 37 -2.400 0.600',
    3,
  ))
    dot(k, x, y, q)
  stroke(
    k,
    '#fff6e2',
    0.3,
    'M24.500 0.500L17 -0.500M24.500 1.600L17.500 2.600M34 0.500L41.500 -0.500M34 1.600L41 2.600',
  )
}

/** A safari car with its roof up, three who look with glasses; facing right, 30 units long. */
function car(k) {
  path(k, 'rgba(70,40,50,.5)', 'M-16 0H16L26 2.400H-8Z')
  path(k, '#7d7f56', 'M-15 -9H15C16 -7 16.500 -4 16 -1.500H-15.500Z')
  path(k, '#a9a872', 'M-15 -9H15L15.400 -7.500H-15Z')
  path(k, '#6a6c4a', 'M-14 -9V-15.500H4L9 -9Z')
  path(
    k,
    '#dfe3cf',
    'M-12.500 -9.600V-14.500H-6.500V-9.600ZM-5.200 -9.600V-14.500H0V-9.600ZM1.200 -9.600V-14.500H3.600L7 -9.600Z',
  )
  for (const [x, c] of [
    [-10, '#d9664a'],
    [-5, '#f2e3c0'],
    [0, '#4a7f9c'],
  ]) {
    path(k, c, `M${x - 1.6} -15.500C${x - 1.8} -18 ${x + 1.8} -18 ${x + 1.6} -15.500Z`)
    path(k, '#6d4636', `M${x} -20.600a1.250 1.400 0 1 0 0.010 0Z`)
    path(k, '#e8d6a4', `M${x - 2} -20C${x - 1} -21.800 ${x + 1} -21.800 ${x + 2} -20Z`)
  }
  stroke(k, '#55573c', 0.6, 'M-13.500 -15.500V-23M3.500 -15.500V-23')
  path(k, '#c4c08a', 'M-15 -24.200H5V-22.800H-15Z')
  for (const x of [-9.5, 9.5]) {
    path(k, '#2f2734', `M${x} -4.200a3.400 3.400 0 1 0 0.010 0Z`)
    path(k, '#a7a08c', `M${x} -2.300a1.500 1.500 0 1 0 0.010 0Z`)
  }
}

export default {
  alt: 'Un leopardo riposa disteso sul ramo di un’acacia nella savana, zampe e coda penzoloni; in basso, dalla jeep col tetto aperto, tre viaggiatori lo hanno appena visto',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...honey, front: 0.7 },
      sun: [0.05, 0.32],
      horizon: PLAIN / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.34 0.47 30 5 5 0.1 0.36 24 4 9', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff2d8', dark: '#d4bfae' })
    const f = field(s)
    f.draw(s.k, (k) => {
      fill(k, '#d3bfa8', [
        ...rough(points('-5 54 24 52.500 60 54.500 100 53 165 55'), 0.4, 3),
        ...points('165 62 -5 62'),
      ])
      // A kopje of granite on the plain.
      path(
        k,
        '#b39a8e',
        'M104 58C105 53 109 51 112 52C113 48.500 118 48 120 51C124 49.500 128 52 129 58Z',
      )
      path(
        k,
        '#dcc0a0',
        'M104 58C105 53 109 51 112 52C110 54 110 56 110.500 58ZM114.500 58C113.500 54 114 50.500 117 49.300C117.500 52 117.500 55 118.500 58Z',
      )
      for (const [c, line, seed] of [
        ['#e3c184', '-5 58 40 57.200 90 58.300 165 57.500', 2],
        ['#d9ae68', '-5 62 40 61 90 62.500 165 61.500', 4],
        ['#c99650', '-5 69 50 67.500 110 69.500 165 68', 6],
        ['#b27f42', '-5 78 50 76.500 110 79 165 77.500', 8],
      ])
        fill(k, c, [...rough(points(line), 0.4, seed), ...points('165 96 -5 96')])
      // The track winds to the car.
      path(
        k,
        '#eed3a0',
        'M-5 88C18 83 44 80 60 75C70 71.600 66 68.500 56 66.500C48 64.800 50 62 60 60.500L62 60.500C54 62.500 54 64.500 62 66.200C74 68.700 80 72.500 70 77C56 83 30 88 12 96H-5Z',
      )
    })
    for (const [x, y, height, seed] of points(
      '0.06 0.665 7 3 0.22 0.655 5 6 0.44 0.66 6 8 0.62 0.655 5 2 0.95 0.665 7 9',
      4,
    ))
      acacia(s, { x, y, height, seed, haze: 0.42 })
    f.draw(s.k, (k) => {
      at(k, 45, 76, 0.66, car)
      const r = random(11)
      for (let i = 0; i < 130; i++) {
        const x = r() * 168 - 4
        const y = 95 - r() * 9
        const l = 2 + r() * 4
        stroke(
          k,
          ['#7a5432', '#e6bd6c', '#94672f', '#5f4130'][i % 4],
          0.36,
          `M${x} ${y}q${r() * 0.6} ${-l * 0.6} ${r() * 2} ${-l}`,
        )
      }
      // The tree: its trunk at the right edge, the bough comes in across the picture.
      path(
        k,
        BARK,
        'M165 96H134C138 80 138 62 137 50C128 46 112 46.500 98 48.500C80 51 62 46 46 40C38 37 30 36.500 22 38C30 34 40 33.600 48 36C64 41 80 45 97 42.500C114 40 130 39.500 140 42C146 34 150 22 152 8H168Z',
      )
      path(
        k,
        LIGHT,
        'M134 96C138 80 138 62 137 50C128 46 112 46.500 98 48.500L97 47C112 44.800 130 44.500 139.500 48.500C142 62 141 80 138 96Z',
      )
      path(
        k,
        LIGHT,
        'M22 38C30 34 40 33.600 48 36C64 41 80 45 97 42.500C114 40 130 39.500 140 42L139 43.500C128 41.300 112 42 97.500 44.300C80 46.500 63 43 47.500 37.500C40 35.200 31 35.800 22 38Z',
      )
      path(k, DEEP, 'M165 96H152C156 74 156 50 152 34C156 26 158 16 158 6H168Z')
      for (const d of [
        'M143 90C146 76 146 62 144.500 52',
        'M147.500 94C151 78 150 62 148.500 48',
        'M146 44C150 36 153 26 155 14',
        'M70 43.500C80 46 90 46 99 44.500',
        'M108 44.500C118 43 128 43.500 136 45.500',
      ])
        stroke(k, DEEP, 0.6, d)
      // The shadow of the animal on the bark.
      path(
        k,
        'rgba(40,24,50,.5)',
        'M54 39.500C74 46 104 44.500 126 43.500C126 46.500 118 47 104 47C84 50 66 45 54 41Z',
      )
      at(k, 38, 43, 0.94, leopard)
      // Flat crowns above: leaves in tiers, light on top.
      const tones = [
        ['#3f4a34', '#5d6a3a', '#8f9448'],
        ['#36402f', '#4f5c36', '#77803f'],
      ]
      const q = random(9)
      for (const [x0, x1, y, thick] of points('64 172 4 6 92 172 14 4.500 40 84 -1 4', 4))
        for (let x = x0; x < x1; x += 3.6) {
          const edge = Math.min(1, (x - x0) / 14)
          for (let j = 0; j < 2; j++)
            clump(
              k,
              x + q() * 3,
              y + (q() - 0.3) * thick * edge,
              2.6 + q() * 1.6,
              tones[j],
              q() * 6,
              { flat: 0.6 },
            )
        }
      stroke(k, BARK, 1.4, 'M153 14C140 14 124 10 106 5M155 22C146 18 130 17 118 15')
    })
    return finish(s, { rays: 0.06 })
  },
}
