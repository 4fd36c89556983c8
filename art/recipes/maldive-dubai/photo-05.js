import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { coconutLeaf } from '../../things/coconut-leaf.js'
import { restingGull } from '../../things/creek-boats.js'
import { dhoni } from '../../things/dhoni-side.js'
import { crownShade, trunk } from '../../things/leaning-palms.js'
import { palmIsle } from '../../things/palm-isle.js'
import { readerHammock } from '../../things/reader-hammock.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

const SEA = 45
const SHADE = '#b897a4'

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
  // Ocean beyond the reef; the lagoon in one run from deep to pale, its last two steps along the shore.
  fill(k, '#1c6cb0', points(`-8 ${SEA} 168 ${SEA} 168 100 -8 100`))
  const sea = k.createLinearGradient(0, SEA + 3, 0, 88)
  for (const [a, c] of [
    [0, '#1a8cb8'],
    [0.2, '#26a8c0'],
    [0.55, '#4cc8c8'],
    [1, '#7cdccc'],
  ])
    sea.addColorStop(a, c)
  path(k, sea, `M-8 ${SEA + 3.5}C60 ${SEA + 3.9} 120 ${SEA + 3.2} 168 ${SEA + 3}V100H-8Z`)
  for (const [d, c] of [
    [7, 'rgba(128,226,208,.55)'],
    [3, 'rgba(200,244,226,.8)'],
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
}

/** The shade of the grove we stand in: all our side of the sand, its edge drawn by fronds. */
function grove(k) {
  path(
    k,
    SHADE,
    'M-8 69C0 68 8 70.500 16 69.500C24 68.500 30 71 38 71.500C46 70.500 52 73 60 73.500C68 73 74 76.500 82 77.500C90 78 96 82 104 84C112 86 118 90 126 97V140H-8Z',
  )
  crownShade(k, 33, 71.4, 0.8, SHADE)
  crownShade(k, 66, 75.6, 1, SHADE)
  crownShade(k, 94, 82.6, 1.15, SHADE)
  crownShade(k, 4, 69.6, 0.7, SHADE)
}

const BARK = ['#5c4258', '#c8946c', '#3f2c4c', 'rgba(40,26,60,.6)']
const LEAF = [
  ['#2f7358', '#1d4f50', '#6ca05c'],
  ['#3f8a58', '#256052', '#8cb860'],
]

/** Fronds that hang into the picture from crowns above it: x, y, length, direction, bend, which tones. */
function canopy(k, list) {
  for (const [x, y, l, a, bend, n] of list) coconutLeaf(k, x, y, l, a, bend, LEAF[n])
}

export default {
  alt: 'La laguna delle Maldive dall’ombra di due palme inclinate: qualcuno legge su un’amaca a strisce, due bambini giocano a riva, un dhoni è all’ancora davanti a un’isola e una sterna riposa sulla sabbia',
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
      at(k, 122, 85.6, 1.1, restingGull)
      path(k, SHADE, 'M122 86.400C124 86 127 86 129 86.400C127 86.800 124 86.800 122 86.400Z')
      // Two palms that lean over the water, the hammock between them, all in the shade of their crowns.
      canopy(k, [
        [104, -10, 40, 0.25, 0.95, 0],
        [104, -10, 27, 2.35, -0.5, 0],
        [67, -16, 36, 1.9, -0.5, 0],
        [150, -10, 32, 2.5, -0.6, 0],
      ])
      trunk(
        k,
        [
          [62, 81],
          [56, 28.5],
          [104, -10.5],
        ],
        1.5,
        0.9,
        BARK,
      )
      trunk(
        k,
        [
          [19, 86],
          [25.75, 32],
          [67, -16.5],
        ],
        2.1,
        1.2,
        BARK,
      )
      readerHammock(k)
      canopy(k, [
        [67, -16, 46, 3.05, -0.95, 1],
        [67, -16, 42, 0.35, 0.75, 1],
        [104, -10, 30, 1.0, 0.5, 1],
        [-10, -6, 40, 0.2, 0.8, 0],
        [170, -8, 40, 2.75, -0.8, 1],
      ])
      // Grass and fallen husks round the feet.
      const r = random(4)
      for (const [x, y, n] of points('18.600 86.200 15 62.200 81 11', 3)) {
        path(
          k,
          '#9c7c90',
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
          '#c6a6ae',
          `M${x - 4.4} ${y + 1}C${x - 2} ${y - 0.1} ${x + 2} ${y} ${x + 4.6} ${y + 0.9}C${x + 2} ${y + 1.3} ${x - 2} ${y + 1.3} ${x - 4.4} ${y + 1}Z`,
        )
      }
    })
    return finish(s)
  },
}
