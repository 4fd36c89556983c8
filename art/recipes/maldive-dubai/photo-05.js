import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { coconutLeaf } from '../../things/coconut-leaf.js'
import { restingGull } from '../../things/creek-boats.js'
import { dhoni } from '../../things/dhoni-side.js'
import { trunk } from '../../things/leaning-palms.js'
import { palmIsle } from '../../things/palm-isle.js'
import { readerHammock } from '../../things/reader-hammock.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

const SEA = 45
const SHADE = '#ccaaa0'

/** The water's edge, and lines that follow it farther out. */
const shore = (d) =>
  `M-8 ${60.5 - d * 0.5}C14 ${58.5 - d * 0.62} 38 ${60 - d * 0.6} 62 ${62.5 - d * 0.8}C90 ${65.5 - d} 112 ${72.5 - d * 1.25} 128 ${81 - d * 1.5}C136 ${85 - d * 1.7} 146 ${92 - d * 1.9} 152 ${100 - d * 2}L170 ${119 - d * 2}`

function lagoon(k) {
  const sky = k.createLinearGradient(0, 0, 0, SEA)
  for (const [a, c] of [
    [0, '#2484c0'],
    [0.5, '#74c0dc'],
    [0.85, '#d8ecdc'],
    [1, '#fdf0d0'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 60)
  // One tall cloud of the afternoon over the far island, its left side in the sun.
  path(
    k,
    '#fffaf0',
    'M92 45C94 41.500 98 42 100.500 40C101 35.500 105 33.500 108 34.500C108 29.500 112.500 26 116.500 27.500C118 22.500 125 20 129.500 23C133 20.500 139 22 140.500 27C145 26.500 148.500 30 148 34C152 34 154.500 37 154.500 40C158 40 161 42 163 45Z',
  )
  path(
    k,
    '#d4e6ee',
    'M104 45C108 41 112 42.500 115 39C117 34.500 122 36.500 124.500 33C127 29 132 31 134 28C135.500 25.800 137.500 24.500 139.400 24.900C140 25.500 140.300 26.200 140.500 27C145 26.500 148.500 30 148 34C152 34 154.500 37 154.500 40C158 40 161 42 163 45Z',
  )
  path(
    k,
    '#b4d2e4',
    'M124 45C128 42 133 43.500 136 40.500C139 37.500 143 39.500 146 36.500C147 35.600 147.800 34.800 148 34C152 34 154.500 37 154.500 40C158 40 161 42 163 45Z',
  )
  // Ocean beyond the reef, the lagoon in bands that follow the shore.
  fill(k, '#1c6cb0', points(`-8 ${SEA} 168 ${SEA} 168 100 -8 100`))
  fill(k, '#2c84c0', points(`-8 ${SEA + 1.7} 168 ${SEA + 1.5} 168 100 -8 100`))
  path(k, '#1c9cb8', `M-8 ${SEA + 3.5}C60 ${SEA + 3.9} 120 ${SEA + 3.2} 168 ${SEA + 3}V100H-8Z`)
  for (const [d, c] of [
    [13, '#2cb8c4'],
    [8.6, '#54d0cc'],
    [5, '#8ce4d4'],
    [2.4, '#c0f2e0'],
  ])
    path(k, c, `${shore(d)}V140H-8Z`)
  for (const [x, y, l, h] of points(
    '8 3.400 20 0.420 34 3.300 10 0.300 58 3.500 17 0.500 86 3.300 12 0.340 108 3.200 14 0.460 134 3.100 11 0.300 156 3 14 0.400',
    4,
  ))
    path(
      k,
      '#fffaf0',
      `M${x - l} ${SEA + y}C${x - l * 0.5} ${SEA + y - h} ${x + l * 0.2} ${SEA + y - h * 1.3} ${x + l} ${SEA + y - 0.1}C${x + l * 0.3} ${SEA + y + h * 0.4} ${x - l * 0.4} ${SEA + y + h * 0.3} ${x - l} ${SEA + y}Z`,
    )
  const r = random(8)
  // Gardens of coral under the water: long, ragged, closer together by the reef.
  for (const [x, y, l, h] of points(
    '70 50.600 9 0.500 92 50.200 6 0.400 126 50.800 13 0.700 148 52 9 0.600 112 53.400 7 0.700 136 55.600 12 1 158 59 8 1 122 60 6 0.800 148 65.500 9 1.300',
    4,
  )) {
    const edge = (m) =>
      Array.from({ length: 9 }, (_, i) => {
        const u = i / 4 - 1
        return [x + u * l, y + m * h * Math.sqrt(1 - u * u) * (0.5 + r()) + u * h * 0.5]
      })
    const [top, low] = [edge(-1), edge(1).reverse()]
    path(
      k,
      'rgb(28,140,168)',
      `M${[...top, ...low].map((p) => p.map((v) => v.toFixed(2)).join(' ')).join('L')}Z`,
    )
  }
  for (let i = 0; i < 26; i++) {
    const t = r()
    const [x, y, l] = [50 + r() * 112, SEA + 4.5 + t * 26, 1 + t * 4]
    path(
      k,
      'rgba(255,255,244,.5)',
      `M${x - l} ${y}q${l} ${-0.14 - t * 0.2} ${l * 2} 0q${-l} ${0.12 + t * 0.2} ${-l * 2} 0Z`,
    )
  }
  // Sand: wet, then dry.
  path(k, '#f0dcb0', `${shore(0.9)}V140H-8Z`)
  path(
    k,
    '#fffdf4',
    `${shore(0.9)}L168 121L150 100C144 92 135 85.600 127 81.500C111 73.200 90 66.400 62 63.200C38 60.600 14 59.200 -8 61Z`,
  )
  path(k, '#fdf0cc', `${shore(-1.6)}V140H-8Z`)
  for (const [x, y, l] of points('84 74 12 66 82 16 104 84 14 30 70 12 92 90 18 8 80 10', 3))
    path(
      k,
      '#f4dcae',
      `M${x - l} ${y}C${x - l * 0.4} ${y - 0.8} ${x + l * 0.3} ${y - 0.9} ${x + l} ${y - 0.2}C${x + l * 0.4} ${y + 0.5} ${x - l * 0.3} ${y + 0.7} ${x - l} ${y}Z`,
    )
}

/** Where a place as high as `up` over its foot x, y throws its shadow: away from the sun, to the right and towards us. */
const thrown = (x, y, up) => [x + up * 0.34, y + up * 0.046]

/** One frond of a shadow: a bent leaf, its edge cut into leaflets, flat on the sand. */
function frondShade(k, x, y, l, a, bend, wide) {
  const n = 22
  const at = (t) => {
    const w = a + bend * t
    return [x + Math.cos(w) * l * t, y + Math.sin(w) * l * t * 0.42 + 0.6 * t * t]
  }
  const edge = (m) =>
    Array.from({ length: n * 2 }, (_, i) => {
      const t = (i + 1) / (n * 2 + 1)
      const [px, py] = at(t)
      const w = a + bend * t
      const q = wide * Math.sin(Math.PI * (0.12 + 0.86 * t)) ** 0.7 * (i % 2 ? 1 : 0.55) * m
      // The leaflets sweep towards the tip.
      const [ox, oy] = [-Math.sin(w) + 0.5 * m * Math.cos(w), Math.cos(w) + 0.5 * m * Math.sin(w)]
      return [px + ox * q, py + oy * q * 0.42]
    })
  fill(k, SHADE, [[x, y], ...edge(1), at(1), ...edge(-1).reverse()])
}

/** What the two palms draw on the sand: a trunk from each foot, at its end a crown of fronds with light between them. */
function grove(k) {
  for (const [fx, fy, bx, tx, up, w, list] of [
    [
      62,
      81,
      57,
      87,
      72,
      1.1,
      [
        [17, -0.3, 0.5],
        [15, 0.7, 0.5],
        [13, 1.7, 0.4],
        [15, 2.6, 0.4],
        [16, -2.8, -0.5],
        [14, -1.9, 0.5],
        [15, -1.1, 0.5],
      ],
    ],
    [
      19,
      86,
      24,
      52,
      78,
      1.6,
      [
        [21, -0.25, 0.45],
        [19, 0.6, 0.4],
        [18, -2.7, -0.4],
        [16, -1.8, 0.4],
        [18, -1, 0.5],
        [18, 2.6, 0.4],
      ],
    ],
  ]) {
    // The trunk leans as it does above, so its shadow is bent too.
    const at = (t) => {
      const u = 1 - t
      const x = u * u * fx + 2 * u * t * bx + t * t * tx
      return thrown(x, fy, up * t * 0.72)
    }
    const run = (m) =>
      Array.from({ length: 21 }, (_, i) => {
        const [x, y] = at(i / 20)
        return [x, y + m * w * (0.5 - 0.2 * (i / 20))]
      })
    fill(k, SHADE, [...run(-1), ...run(1).reverse()])
    const [cx, cy] = at(1)
    for (const [l, a, bend] of list) frondShade(k, cx, cy, l, a, bend, 2.7)
  }
}

const BARK = ['#5c4258', '#c8946c', '#3f2c4c', 'rgba(40,26,60,.6)']
const LEAF = [
  ['#2f7358', '#1d4f50', '#6ca05c'],
  ['#3f8a58', '#256052', '#8cb860'],
]

/** The crowns of the two palms: where the trunk ends, then length, direction, bend and tones of each frond. */
const CROWNS = [
  [51.9, 3.4],
  [87, 6],
]
function fronds(k, n, list) {
  for (const [l, a, bend, tone] of list) coconutLeaf(k, ...CROWNS[n], l, a, bend, LEAF[tone])
}
/** Young nuts and the brown sheaths where the fronds begin. */
function heart(k, n) {
  const [x, y] = CROWNS[n]
  path(
    k,
    '#6c4c4c',
    `M${x - 2} ${y + 2.2}Q${x - 1.6} ${y - 1.6} ${x + 0.4} ${y - 2.2}Q${x + 2.2} ${y - 0.8} ${x + 1.6} ${y + 1.8}Z`,
  )
  for (const [dx, dy, q] of points('-2 2.400 1.500 0.900 2.600 1.600 -0.500 3.900 1.500', 3)) {
    path(
      k,
      '#6c8c44',
      `M${x + dx - q} ${y + dy}a${q} ${q * 1.15} 0 1 0 ${q * 2} 0a${q} ${q * 1.15} 0 1 0 ${-q * 2} 0Z`,
    )
    path(
      k,
      '#a8bc5c',
      `M${x + dx - q * 0.8} ${y + dy - 0.2}a${q * 0.6} ${q * 0.75} 0 1 0 ${q * 1.1} ${-q * 0.3}a${q * 0.8} ${q * 0.9} 0 0 0 ${-q * 1.1} ${q * 0.3}Z`,
    )
  }
}

export default {
  alt: 'La laguna delle Maldive sotto due palme inclinate, che disegnano la loro ombra sulla sabbia: qualcuno legge su un’amaca a strisce, due bambini giocano a riva, un dhoni è all’ancora davanti a un’isola, sotto una grande nuvola, e una sterna riposa sulla sabbia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.06, 0.1], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      lagoon(k)
      palmIsle(
        k,
        120,
        150,
        SEA + 0.8,
        ['#fdf0cc', '#3c8474', '#6cae7c', '#54706c', '#34786c', '#64a878'],
        {
          high: 7,
          seed: 21,
          count: 10,
        },
      )
      k.save()
      k.globalAlpha = 0.34
      at(k, 106, 51.6, 0.33, (c) => {
        c.scale(-1, -0.7)
        dhoni(c)
      })
      k.restore()
      at(k, 106, 51.6, 0.33, (c) => dhoni(c), true)
      stroke(k, '#6c4c60', 0.12, 'M99.200 49.900L93.500 52.300')
      grove(k)
      const child = (x, y, high, o, flip) =>
        stand(
          k,
          x,
          y,
          high,
          { hair: ['#3c2838', '#241c30'], light: -1, shorts: true, ...o },
          { flip, fall: [0.9, 0.12], shade: SHADE },
        )
      child(100, 70.6, 8.6, {
        ...POSES.run,
        skin: SKINS[2],
        shoe: SKINS[2],
        top: SKINS[2],
        low: ['#e8604c', '#943c50'],
      })
      child(
        110.2,
        74.3,
        8.6,
        {
          ...POSES.kneel,
          skin: SKINS[1],
          shoe: SKINS[1],
          top: ['#fcc44c', '#b8803c'],
          low: ['#3c8cb0', '#28587c'],
          cut: 'bun',
        },
        true,
      )
      // Their castle: two towers from the bucket, the bucket beside them.
      path(k, SHADE, 'M103 75.300C105 74.600 108.500 74.900 110 75.500C108 76 105 76 103 75.300Z')
      path(
        k,
        '#ecd09c',
        'M102.400 75.300C103 74.500 103.200 74.200 103.300 73.200L103.500 72.100H104.900L105 73.400L105.300 73.400L105.500 72.900H106.500L106.700 74.300C107 74.800 107.300 75 107.600 75.300Z',
      )
      path(
        k,
        '#c89c74',
        'M104.300 72.100H104.900L105 73.400L105.300 73.400L105.200 75.300H104.600ZM106.100 72.900H106.500L106.700 74.300C107 74.800 107.300 75 107.600 75.300H106.300Z',
      )
      path(k, '#3c8cb0', 'M99.800 73.800H101.500L101.200 75.200H100.100Z')
      path(k, '#28587c', 'M100.900 73.800H101.500L101.200 75.200H100.800Z')
      at(k, 134, 86.4, 1.5, restingGull)
      path(k, SHADE, 'M134 87.500C136 87 140 87 143 87.500C140 88 136 88 134 87.500Z')
      // Two palms that lean over the water, the hammock between them, all in the shade of their crowns.
      // The hammock's own shadow, below it and away from the sun.
      path(
        k,
        SHADE,
        'M33 79.400C37 78.200 45 77.900 52 78.300C57 78.600 62 79.300 64 79.900C60 81 53 81.700 46 81.500C40 81.300 35 80.500 33 79.400Z',
      )
      fronds(k, 1, [
        [27, -2.7, -0.5, 0],
        [25, -0.55, 0.6, 0],
        [22, -1.5, 0.3, 0],
      ])
      fronds(k, 0, [
        [28, -2.75, -0.5, 0],
        [26, -0.45, 0.5, 0],
      ])
      trunk(
        k,
        [
          [62, 81],
          [57.2, 39],
          [87, 5.6],
        ],
        1.5,
        1.02,
        BARK,
      )
      trunk(
        k,
        [
          [19, 86],
          [24.4, 42.8],
          [51.9, 3.1],
        ],
        2.1,
        1.38,
        BARK,
      )
      readerHammock(k)
      heart(k, 1)
      fronds(k, 1, [
        [24, 2.95, -0.8, 0],
        [28, 0.05, 0.75, 1],
        [22, 0.75, 0.5, 1],
        [19, 2.2, -0.4, 1],
      ])
      heart(k, 0)
      fronds(k, 0, [
        [36, 3.0, -0.85, 1],
        [31, 2.35, -0.5, 0],
        [29, 0.1, 0.85, 1],
        [24, 0.95, 0.45, 1],
      ])
      // Grass and fallen husks round the feet.
      const r = random(4)
      for (const [x, y, n] of points('18.600 86.200 15 62.200 81 11', 3)) {
        path(
          k,
          '#d8b8a4',
          `M${x - 4} ${y + 0.3}C${x - 1} ${y - 0.7} ${x + 5} ${y - 0.6} ${x + 9} ${y + 0.2}C${x + 4} ${y + 1} ${x - 1} ${y + 1} ${x - 4} ${y + 0.3}Z`,
        )
        for (let i = 0; i < n; i++) {
          const u = (i / (n - 1)) * 2 - 1
          const [px, l] = [x + u * 3 + (r() - 0.5), 1.4 + r() * 2.2 - Math.abs(u) * 0.8]
          const [tx, ty] = [px + u * 1.6 + (r() - 0.5) * 1.4, y - l]
          path(
            k,
            ['#5c9c4c', '#34706c', '#84b450'][i % 3],
            `M${px - 0.26} ${y + 0.4}Q${px + u * 0.2 - 0.1} ${y - l * 0.6} ${tx} ${ty}Q${px + u * 0.5 + 0.3} ${y - l * 0.4} ${px + 0.26} ${y + 0.4}Z`,
          )
        }
        path(
          k,
          '#f4e0b8',
          `M${x - 4.4} ${y + 1}C${x - 2} ${y - 0.1} ${x + 2} ${y} ${x + 4.6} ${y + 0.9}C${x + 2} ${y + 1.3} ${x - 2} ${y + 1.3} ${x - 4.4} ${y + 1}Z`,
        )
      }
    })
    return finish(s)
  },
}
