import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birch, column, cushions, mistBar, scarfChild, stag } from '../../things/highlands.js'
import { highlandTrain, rails, viaduct } from '../../things/viaduct.js'

const TRAIN = 0.34

/** The steam lies back over the coaches, then rises: heads with the sun on their left. */
function steam(k) {
  const r = random(4)
  const heads = []
  for (let i = 0; i < 64; i++) {
    const t = i / 63
    const [x, y, q] = rails(TRAIN + 0.008 + t * 0.34)
    heads.push([
      x + (r() - 0.5) * 3 * t,
      y - (8 + 9 * t ** 0.8) * q - t * 4 - r() * 4 * t,
      (1 + 4.4 * t ** 0.7 * (1 - t * 0.45)) * (0.7 + r() * 0.6) * (0.5 + q * 0.7),
    ])
  }
  heads.reverse()
  for (const [c, dx, dy, grow] of [
    ['#b49cac', 0.3, 0.4, 1],
    ['#f0d4bc', -0.2, -0.2, 0.92],
    ['#fff6e4', -0.6, -0.7, 0.7],
  ]) {
    k.fillStyle = c
    for (const [x, y, q] of heads) {
      k.beginPath()
      k.arc(x + dx * q * 0.5, y + dy * q * 0.5, q * grow, 0, 7)
      k.fill()
    }
  }
}

function evening(k) {
  const g = k.createLinearGradient(0, -2, 0, 44)
  for (const [t, c] of [
    [0, '#2f5a84'],
    [0.4, '#6c94a8'],
    [0.72, '#e0c8a4'],
    [1, '#ffd898'],
  ])
    g.addColorStop(t, c)
  path(k, g, 'M-2 -2H162V60H-2Z')
  for (const [x, y, l] of points('-6 9 44 18 13 30 66 7 50 104 11 40 132 6 34 40 18 26', 3)) {
    path(
      k,
      '#5c7c9c',
      `M${x} ${y}q${l * 0.4} -2.200 ${l * 0.7} -0.800q${l * 0.2} -0.200 ${l * 0.3} 0.800q${-l * 0.5} 0.700 ${-l} 0Z`,
    )
    path(
      k,
      '#ffd8a8',
      `M${x + l * 0.06} ${y + 0.2}q${l * 0.44} 0.900 ${l * 0.86} 0q${-l * 0.4} 1.500 ${-l * 0.86} 0Z`,
    )
  }
}

/** Hills one behind the other, each with its face to the sun on the left and its shade. */
function hills(k) {
  const range = (line, foot, [lit, half, shade], seed) => {
    const r = random(seed)
    const top = points(line)
    fill(k, half, [...rough(top, 0.5, seed), [top.at(-1)[0], foot], [top[0][0], foot]])
    for (let i = 1; i < top.length - 1; i++) {
      const [[px, py], [x, y], [nx, ny]] = top.slice(i - 1, i + 2)
      if (y > py || y > ny) continue
      const arris = [
        [x, y],
        [x + 1.5, y + (foot - y) * 0.24],
        [x - 1, y + (foot - y) * 0.42],
        [x + 2, y + (foot - y) * 0.7],
        [x + 1, foot],
      ]
      fill(k, lit, [
        [px + (x - px) * 0.2, py + (y - py) * 0.2 + 0.4],
        ...arris,
        [x - (x - px) * 0.7, foot],
      ])
      fill(k, shade, [...arris, [nx + 2, foot], [nx - (nx - x) * 0.3, ny + (y - ny) * 0.3 + 0.4]])
      for (let j = 0; j < 3; j++) {
        const t = 0.25 + j * 0.22 + r() * 0.1
        const gx = x - (x - px) * t
        const gy = y + (py - y) * t + 2
        fill(k, half, [
          [gx, gy],
          [gx + 1.2, gy + (foot - gy) * 0.4],
          [gx + 0.4, gy + (foot - gy) * 0.5],
          [gx + 2.4, gy + (foot - gy) * 0.8],
          [gx - 0.6, gy + (foot - gy) * 0.5],
        ])
      }
    }
  }
  range(
    '-12 34 10 24 30 33 46 21 66 32 90 19 108 29 128 21 144 27 172 20 190 30',
    56,
    ['#d0b8a0', '#a8a4a8', '#8490a4'],
    3,
  )
  range(
    '-14 38 4 31 26 42 44 37 64 47 88 50 112 44 124 36 134 40 150 28 176 30 190 36',
    58,
    ['#c0945c', '#7c8070', '#566c74'],
    5,
  )
}

/** The loch at the bend of the valley, its column, its islet of pines; then the valley floor. */
function glen(k) {
  path(k, '#f0d4a4', 'M62 53C84 50.500 120 49.600 162 50V58H62Z')
  path(k, '#c0b8ac', 'M78 54C100 52.500 130 52 162 52.500V58H78Z')
  for (const [x, y, l] of points('88 52 12 112 51.200 14 134 53.400 16 104 54.600 12', 3))
    path(k, '#fff0c8', `M${x} ${y}q${l * 0.5} -0.600 ${l} 0q${-l * 0.5} 0.500 ${-l} 0Z`)
  path(k, '#3c5054', 'M108 52.400C110 51 118 50.800 121 52.200C117 53 111 53 108 52.400Z')
  for (const x of [110.5, 112.4, 114.6, 116.6, 118.4])
    path(k, '#34484c', `M${x - 0.8} 51.600L${x} ${48.6 + (x % 2)}L${x + 0.8} 51.600Z`)
  at(k, 92, 55.6, 0.9, column)
  fill(k, '#8c7c48', [
    ...rough(points('-10 50 30 52 66 53 86 56 104 55 124 52.500 146 51 170 50'), 0.5, 7),
    [170, 96],
    [-10, 96],
  ])
  path(k, '#b0944c', 'M-4 56.500C50 54 80 57 104 58.500C80 60.500 50 59 -4 58.500Z')
  path(k, '#74704c', 'M-4 62C40 59 90 63 120 62C140 61 150 63 166 61.500V96H-4Z')
  path(k, '#a47c3c', 'M60 66C90 62.500 130 67 166 64.500V70C130 72 90 69 60 66Z')
  path(k, '#6c6444', 'M-4 72C50 68 100 74 166 70.500V96H-4Z')
  path(k, '#946838', 'M84 77C110 73.500 140 77 166 75V80C140 81 110 79.500 84 77Z')
  // A burn that winds to the loch.
  path(
    k,
    '#e8d0a8',
    'M96 55.400C108 57.500 122 58.500 124 61.500C126 64 112 65 114 68C116 71 132 71 134 74.500C136 78 124 80 122 92H129C128 82.500 141 78.500 139.500 74C138 70 121 70.500 119.500 67.500C118 65 130 64 128 61C126.500 58 112 56.800 101 55Z',
  )
  path(
    k,
    '#b4aca4',
    'M124 61.500C126 64 112 65 114 68C116 71 132 71 134 74.500C136 78 124 80 122 92H124C125 81.500 138 78 136 74.500C134.500 71 118 71 116 68C114.500 65 128 64 126 61.500C125 60 112 57.800 100 55.600L96 55.400C108 57.500 122 58.500 124 61.500Z',
  )
}

/** The knoll of heather in front, band by band, each with its head in the sun. */
function knoll(k) {
  const bloom = [['#5c2c5c', '#9c4c84', '#e08cac']]
  const rust = [['#6c3434', '#a4542c', '#e89448']]
  const moss = [['#3c3840', '#645c40', '#a8984c']]
  const band = (line, tones, size, seed, c) => {
    const top = points(line)
    cushions(k, top, tones, { size, seed })
    fill(k, c, [...top.map(([x, y]) => [x, y + 0.6]), [170, 96], [-10, 96]])
  }
  path(
    k,
    '#3c3840',
    'M-4 78C16 75.500 40 80 62 82C84 83 104 83.500 124 86.500C138 88.500 152 89 164 88.500V96H-4Z',
  )
  band('-6 78.500 14 77 34 79.500 52 83 60 87 66 96', rust, 3.6, 6, '#5c3038')
  band('38 82.500 62 83.500 86 84.500 104 85 124 87.500 146 89.500 168 90', bloom, 3, 3, '#6c346c')
  band('-6 84 14 83 34 85.500 54 87.500 72 90.500 90 94', moss, 4, 8, '#3c3840')
  band('60 88.500 84 88 108 89 134 92 160 94', bloom, 3.8, 14, '#54285c')
}

export default {
  alt: 'Il treno a vapore rosso su un viadotto curvo di pietra in una sera d’autunno, come quello dei film: la locomotiva si vede agli studi; sull’erica un bambino con la sciarpa rossa e oro e un cervo si guardano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.05, 0.4], horizon: 0.58 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      hills(k)
      glen(k)
      for (const [x, y, q, seed] of points(
        '70 58 6 3 75 60 8 5 139 62 7 2 146 61 9 6 152 63 7 9',
        4,
      ))
        birch(k, x, y, q, seed)
      for (const [x, y, l] of points('-2 58.500 44 34 57 50 80 55.500 30', 3))
        mistBar(k, x, y, l, 'rgba(248,228,200,.6)')
      // The long shadows of the piers.
      for (let i = 0; i < 13; i++) {
        const [x, y, q] = rails(i / 19)
        const foot = y + 30.8 * q
        fill(k, 'rgba(60,44,64,.26)', [
          [x - 1.6 * q, foot],
          [x + 1.8 * q, foot],
          [x + 19 * q, foot + 2.6 * q],
          [x + 16 * q, foot + 3.2 * q],
        ])
      }
      viaduct(k)
      highlandTrain(k, { from: TRAIN })
      // The hill that the line enters.
      fill(k, '#5c6450', [
        ...rough(points('146 53 149 42 152 36.600 158 33 170 30'), 0.7, 4),
        [170, 60],
        [146, 57],
      ])
      fill(k, '#b88c4c', points('149 43 152 37 157 34.600 155 41 157 48 152 56 147 54'))
      steam(k)
      // Bracken hides the feet of the piers.
      for (let i = 0; i <= 19; i++) {
        const [x, y, q] = rails(i / 19)
        const tones = [[['#4c4038', '#7c6038', '#b88c44']], [['#4c3438', '#8c4c2c', '#d08040']]][
          i % 2
        ]
        cushions(
          k,
          [
            [x - 3.4 * q, y + 31.4 * q],
            [x + 3.6 * q, y + 31 * q],
          ],
          tones,
          { size: 0.6 + q * 1.9, seed: i + 3 },
        )
      }
      knoll(k)
      at(k, 91, 85.3, 0.98, stag)
      at(k, 56, 84, 1, scarfChild)
      cushions(k, points('52 85.200 60 85.600'), [['#5c2c5c', '#9c4c84', '#e08cac']], {
        size: 1.8,
        seed: 21,
      })
      cushions(k, points('85 86.200 103 86.800'), [['#4c2c58', '#84447c', '#c8749c']], {
        size: 1.8,
        seed: 24,
      })
      for (const [x, y, q] of points('33 9 1.400 37 7.500 1.100 29.500 11.500 1 41 10 0.900', 3))
        stroke(
          k,
          '#34486c',
          0.35,
          `M${x - q} ${y - q * 0.5}q${q * 0.7} -0.200 ${q} ${q * 0.5}q${q * 0.4} ${-q * 0.7} ${q * 1.1} ${-q * 0.5}`,
        )
    })
    return finish(s, { vignette: 0.16, bloom: 0.12 })
  },
}
