import { blend } from '../../core/colour.js'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'
import { streak } from '../../things/streak.js'
import { house, sacreCoeur, shrubs } from '../../things/zinc-roofs.js'

// Front, side in the sun, zinc in shade, zinc in the sun, top, dark, window, brick in the sun, brick, pot.
const FAR = [
  '#a49cc0',
  '#f4ccb4',
  '#8490b8',
  '#c0bcd0',
  '#d4ccd4',
  '#7c84b0',
  '#7478a8',
  '#e8a890',
  '#a888a8',
  '#c08c98',
]
const MID = [
  '#8c84b4',
  '#f8cca8',
  '#5c74a4',
  '#a8b4d0',
  '#c4c4d4',
  '#4c5c94',
  '#54589c',
  '#f0a080',
  '#94688c',
  '#b86c74',
]
const NEAR = [
  '#645c98',
  '#f4b890',
  '#3c5488',
  '#8098c0',
  '#98a8c8',
  '#2c3c74',
  '#343c7c',
  '#e88c70',
  '#74447c',
  '#a05068',
]

/** The roof before us: a slope of wet zinc, a dormer with its lamp on, a child, a cat that keeps dry. */
function nearRoof(k) {
  const [DARK, ZINC, SHEEN, RIM] = ['#1c2860', '#30447c', '#5c78ac', '#f0b08c']
  fill(k, DARK, points('-6 66 40 66 56 96 -6 96'))
  fill(k, ZINC, points('-6 67 40 67 55 94 -6 94'))
  fill(k, '#8ca0c8', points('-6 65 38.600 65 40.400 67.200 -6 67.200'))
  fill(k, RIM, points('-6 64.600 38.400 64.600 38.800 65.300 -6 65.300'))
  for (const [x, d] of points('-2 -0.500 5.500 0.400 12.500 1.200 34 4.600'))
    fill(k, DARK, [
      [x, 67.2],
      [x + 0.4, 67.2],
      [x + d * 1.9 + 1.6, 94],
      [x + d * 1.9 + 0.9, 94],
    ])
  for (const d of [
    'M1 70L4 70L4.600 80L2 84L0.500 78Z',
    'M8 72L10.500 71L13 86L10 90Z',
    'M35.500 70L37.500 71L43 84L41 85Z',
    'M40 76L41.400 76.500L48 90L46.200 90Z',
    'M-4 84L-1 83L0 92L-4 94Z',
  ])
    path(k, SHEEN, d)
  // The gutter.
  fill(k, '#54609c', points('-6 92 54 92 55.600 94.600 -6 94.600'))
  // The dormer: cheek in the sun, white frame, curved roof of zinc.
  fill(k, '#f4bc98', points('13.600 62 17 60 17 82 13.600 76'))
  fill(k, '#8c80b4', points('17 60 32 60 32 82 17 82'))
  fill(k, '#d8c8d8', points('17 60 19 60 19 82 17 82'))
  fill(k, '#ffcf70', points('19 62.400 30 62.400 30 80 19 80'))
  fill(k, '#ffe4a0', points('19 62.400 24.500 62.400 22 80 19 80'))
  path(k, '#c87c60', 'M26.600 66.500H30V67.300H26.600ZM26.600 71H30V71.800H26.600Z')
  path(k, '#c84c5c', 'M27 64.200H27.900V66.500H27ZM29 64.500H29.700V66.500H29Z')
  path(k, '#3c8c9c', 'M28 63.900H28.800V66.500H28ZM27.200 68.600H28V71H27.200Z')
  path(k, '#243470', 'M12.200 60.600C14 54.600 19 52 24.600 52C30 52 33.600 55 34.400 60.600Z')
  path(k, '#4c68a0', 'M12.200 60.600C14 54.600 19 52 24.600 52C20 53.600 18 57 17.600 60.600Z')
  path(k, '#f4c4a0', 'M12.200 60.600C14 54.600 19 52 24.600 52C19 53 15.600 56.600 14.400 60.600Z')
  fill(k, '#e8d8dc', points('12 60.300 34.600 60.300 34.600 61.600 12 61.600'))
  // Who holds the umbrella out of the window; only from the waist up.
  k.save()
  k.beginPath()
  k.rect(17, 58, 40, 20)
  k.clip()
  at(k, 25.2, 84, 2.5, (c) =>
    folk(c, {
      ...POSES.stand,
      skin: SKINS[0],
      top: ['#5cb4bc', '#34709c'],
      low: ['#5cb4bc', '#34709c'],
      hair: ['#a8643c', '#74404c'],
      cut: 'long',
      light: -1,
      armNear: [56, 38],
      armFar: [64, 34],
    }),
  )
  k.restore()
  // Sill, a pot of geraniums, the umbrella.
  fill(k, '#e8d8dc', points('16 77.600 33.400 77.600 33.400 79 16 79'))
  fill(k, '#8c80b4', points('17 79 32.600 79 32.600 82.600 17 82.600'))
  path(k, '#c8644c', 'M18.200 74.800H21.800L21.200 77.600H18.800Z')
  for (const [x, y, c] of [
    [18.4, 74, '#3c8c74'],
    [21.4, 74.2, '#3c8c74'],
    [20, 73.4, '#4ca07c'],
    [18.8, 72.6, '#f0647c'],
    [21.2, 72.4, '#f0647c'],
  ])
    path(k, c, `M${x - 0.9} ${y}a0.900 0.800 0 1 0 1.800 0a0.900 0.800 0 1 0 -1.800 0Z`)
  k.save()
  k.translate(30.2, 72.4)
  k.scale(0.76, 0.76)
  k.translate(-30.4, -74.8)
  stroke(k, '#241c4c', 0.36, 'M30.400 74.800L37 62.600')
  path(
    k,
    '#a82c54',
    'M28.600 63.400C31 57.600 38 56 43 60.400C46.400 63.400 47.200 67 46.400 70Q44.400 67.600 42 68.600Q40.200 66 37.400 66.400Q35.800 63.400 33 64.200Q31 62.600 28.600 63.400Z',
  )
  path(
    k,
    '#f0485c',
    'M28.600 63.400C31 57.600 36 56.800 40 58.600C37 60 35.600 62.600 35.200 64.900Q34.400 63.800 33 64.200Q31 62.600 28.600 63.400Z',
  )
  path(
    k,
    '#d8384c',
    'M40 58.600C42 59.400 44 61.200 45 63C43 63.600 42 65.600 42 68.600Q40.200 66 37.400 66.400Q36.600 65 35.200 64.900C35.600 62.600 37 60 40 58.600Z',
  )
  stroke(k, '#241c4c', 0.4, 'M40 58.600L40.600 57.400')
  k.restore()
  k.save()
  k.translate(38.2, 77.4)
  k.scale(0.74, 0.74)
  k.translate(-39, -78.6)
  // The cat on the zinc below it.
  path(
    k,
    '#141844',
    'M36.400 78.600C35.800 75.600 36.400 73.400 37.600 72.400C37 71.400 37 70.200 37.200 69L38.200 69.900H39.600L40.600 69C40.900 70.400 40.800 71.600 40.200 72.400C41.600 74 42.200 76.600 42 78.600Z',
  )
  stroke(k, '#141844', 0.6, 'M41.600 78.200C43.600 78.600 44.600 80 44 82.400')
  stroke(
    k,
    '#e8a88c',
    0.22,
    'M37.200 69.200C37 70.200 37 71.400 37.500 72.400C36.500 73.600 36 75.600 36.400 78.200',
  )
  path(k, 'rgba(16,20,60,.6)', 'M36 78.500H45L47.500 79.600C43 80 38 79.600 36 78.500Z')
  k.restore()
}

export default {
  alt: 'I tetti di zinco di Parigi a fine temporale, nel sole basso della sera: in fondo, sulla collina, le cupole bianche di Montmartre; da un abbaino acceso una bambina ripara con l’ombrello rosso un gatto nero',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [-0.1, 0.5], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 56)
      for (const [a, c] of [
        [0, '#2c3c7c'],
        [0.4, '#6470ac'],
        [0.72, '#d8a4ac'],
        [1, '#ffd8a0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      // The storm goes off to the right.
      path(
        k,
        '#4c5494',
        'M166 -4V13C150 15 140 11 126 13C112 15 100 9 84 10C70 11 62 5 46 5C34 5 28 0 20 -4Z',
      )
      path(k, '#3c4484', 'M166 -4V9C150 11 140 7 126 9C112 11 102 5 86 6C74 7 66 1 54 0L44 -4Z')
      for (const [x, y, l, q, c, n] of [
        [30, 17, 34, 2.6, '#9484b4', 1],
        [60, 27, 26, 1.8, '#f0b8a8', 2],
        [10, 34, 26, 2.2, '#fcc8a0', 7],
        [146, 30, 24, 2, '#d0a0b0', 4],
      ])
        streak(k, c, x, y, l, q, n)
      // The hill with its garden and the stairs.
      fill(k, '#8c94b4', points('-6 50 12 48 30 47 50 48.500 70 51 80 54 80 62 -6 62'))
      path(k, '#6c94a0', 'M64 62C76 52 92 45.500 108 45H128C144 46 156 54 170 60V70H60Z')
      path(k, '#a4b48c', 'M64 62C76 52 92 45.500 108 45H118C108 50 98 56 92 64H62Z')
      shrubs(
        k,
        points(
          '88 47.500 1.500 92 46.600 1.800 98 46.400 1.500 131 46 1.600 135 46.700 2 140 48 1.800 146 49.600 2 84 49.600 1.600',
          3,
        ),
        ['#b4bc8c', '#5c8c94'],
        4,
      )
      at(k, 114, 45, 0.365, sacreCoeur)
      // Terraces and the steps that lead down from it.
      for (const [a, b, c, d] of points(
        '111 46 117 46 110 48.600 118 48.600 109.500 49 118.500 49 108 52.600 120 52.600 107.500 53 120.500 53 105.500 58 122.500 58',
        8,
      ).map((q) => [
        [q[0], q[1]],
        [q[2], q[3]],
        [q[6], q[7]],
        [q[4], q[5]],
      ])) {
        fill(k, '#f4d8c0', [a, b, c, d])
        for (let i = 1; i < 5; i++) {
          const t = i / 5
          const y = a[1] + (d[1] - a[1]) * t
          stroke(
            k,
            '#b8a0b4',
            0.14,
            `M${a[0] + (d[0] - a[0]) * t} ${y}H${b[0] + (c[0] - b[0]) * t}`,
          )
        }
      }
      shrubs(
        k,
        points(
          '104 50 1.400 100 53 1.800 96 56 2 124 50 1.500 128 53 2 133 55.500 2.200 139 54 1.900 91 57 2',
          3,
        ),
        ['#a4b084', '#4c7c8c'],
        9,
      )
      shrubs(
        k,
        points('107 59 1.600 112 60.500 2 117 59.800 1.800 121.500 60 1.700', 3),
        ['#a4b084', '#4c7c8c'],
        15,
      )
      const r = random(21)
      const row = (y, q, tones, x0, x1, [w0, w1], seed, skip) => {
        const list = []
        for (let x = x0; x < x1; ) {
          const w = w0 + r() * (w1 - w0)
          const o = {
            w,
            walls: 6 + r() * 4.6,
            depth: 6.5 + r() * 5,
            roof: 2.4 + r() * 1.8,
            stacks: [
              ...(r() < 0.72 ? [[w - 0.7, 1 + r(), 2.8 + r() * 2.6, 1.2 + r() * 1.8]] : []),
              ...(r() < 0.35 ? [[w * (0.25 + r() * 0.3), 2 + r(), 4 + r() * 2, 0.8 + r()]] : []),
            ],
          }
          if (!skip?.(x)) list.push([x, y + (r() - 0.5) * 3 * q, o])
          x += (w + (r() < 0.4 ? 3.4 : 0.2)) * q
        }
        // From the right to the left: each side faces the left.
        for (const [i, [x, yy, o]] of list.reverse().entries()) {
          const [front, ...rest] = tones
          house(
            k,
            x,
            yy,
            q,
            o,
            [blend(front, ['#e8b8b0', '#6c7cb0', front][i % 3], 0.2), ...rest],
            seed + i,
          )
        }
      }
      row(61, 0.42, FAR, -6, 100, [7, 15], 1)
      row(60.5, 0.42, FAR, 124, 168, [7, 13], 30)
      row(66, 0.56, FAR, -4, 166, [7, 15], 60, (x) => x > 104 && x < 119)
      row(74, 0.78, MID, -8, 168, [8, 16], 90)
      row(86, 1.1, MID, 44, 172, [9, 16], 130)
      nearRoof(k)
      // The last drops.
      const q = random(5)
      for (let i = 0; i < 46; i++) {
        const [x, y, l] = [q() * 168, q() * 62, 1.2 + q() * 1.8]
        stroke(k, 'rgba(255,236,220,.5)', 0.14, `M${x} ${y}l${-l * 0.24} ${l}`)
      }
    })
    return finish(s, { vignette: 0.18 })
  },
}
