import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { restingGull } from '../../things/creek-boats.js'
import { dhoni } from '../../things/dhoni-side.js'
import { heaped } from '../../things/heaped-cloud.js'
import { coco, crownShade } from '../../things/leaning-palms.js'
import { readerHammock } from '../../things/reader-hammock.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

const SEA = 45
const SHADE = '#c8a48c'

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
  const tones = ['#fffaf0', '#dcecf0', '#a8cce0']
  heaped(k, 124, SEA, { wide: 58, high: 19, seed: 27, peak: 0.6, tones })
  heaped(k, 80, SEA, { wide: 26, high: 6, seed: 5, peak: 0.4, tones })
  heaped(k, 16, SEA, { wide: 34, high: 8, seed: 31, peak: 0.6, tones })
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
  // Coral heads under the water, glints on it.
  for (let i = 0; i < 26; i++) {
    const [x, y] = [60 + r() * 104, SEA + 5 + r() ** 1.6 * 16]
    const q = 0.6 + (y - SEA) * 0.16 * (0.5 + r())
    path(
      k,
      'rgba(20,112,148,.5)',
      `M${x - q * 1.7} ${y}C${x - q * 1.7} ${y - q * 0.35} ${x - q * 1.1} ${y - q * 0.4} ${x - q * 0.8} ${y - q * 0.25}C${x - q * 0.5} ${y - q * 0.6} ${x + q * 0.3} ${y - q * 0.55} ${x + q * 0.5} ${y - q * 0.2}C${x + q * 0.9} ${y - q * 0.4} ${x + q * 1.7} ${y - q * 0.25} ${x + q * 1.7} ${y}C${x + q * 1.5} ${y + q * 0.3} ${x + q * 0.8} ${y + q * 0.2} ${x + q * 0.4} ${y + q * 0.3}C${x - q * 0.2} ${y + q * 0.5} ${x - q} ${y + q * 0.4} ${x - q * 1.7} ${y}Z`,
    )
  }
  for (let i = 0; i < 44; i++) {
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

/** An island across the lagoon, its palms against the cloud. */
function isle(k, x, w) {
  const r = random(12)
  path(
    k,
    '#fdf0cc',
    `M${x - w} ${SEA + 0.7}C${x - w * 0.5} ${SEA - 0.3} ${x + w * 0.5} ${SEA - 0.3} ${x + w} ${SEA + 0.6}Z`,
  )
  let d = `M${x - w * 0.84} ${SEA + 0.1}`
  for (let u = -0.84; u < 0.82; u += 0.07) {
    const h = (1.3 + r() * 1.6) * Math.sqrt(1 - u * u)
    d += `Q${x + w * (u + 0.02)} ${SEA - 0.4 - h} ${x + w * (u + 0.07)} ${SEA - 0.3 - h * 0.66}`
  }
  path(k, '#3c8474', `${d}L${x + w * 0.84} ${SEA + 0.1}Z`)
  for (let i = 0; i < 9; i++) {
    const [px, h] = [x - w * 0.7 + i * w * 0.17 + r() * 0.8, 3 + r() * 1.6]
    stroke(k, '#54706c', 0.16, `M${px} ${SEA - 0.5}L${px + 0.4} ${SEA - h}`)
    for (const a of [-2.9, -2.3, -1.6, -0.9, -0.3])
      path(
        k,
        '#3c8474',
        `M${px + 0.4} ${SEA - h}Q${px + 0.4 + Math.cos(a) * 0.8} ${SEA - h + Math.sin(a) * 0.9} ${px + 0.4 + Math.cos(a) * 1.5} ${SEA - h + Math.sin(a) * 0.7 + 0.6}Q${px + 0.4 + Math.cos(a) * 0.7} ${SEA - h + Math.sin(a) * 0.4} ${px + 0.4} ${SEA - h}Z`,
      )
  }
}

export default {
  alt: "La laguna delle Maldive all'ombra di due palme inclinate: qualcuno legge su un'amaca a strisce, due bambini giocano a riva, un dhoni è all'ancora davanti a un'isola e una sterna riposa sulla sabbia",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.06, 0.1], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      lagoon(k)
      isle(k, 136, 15)
      k.save()
      k.globalAlpha = 0.34
      at(k, 106, 51.6, 0.33, (c) => {
        c.scale(-1, -0.7)
        dhoni(c)
      })
      k.restore()
      at(k, 106, 51.6, 0.33, (c) => dhoni(c), true)
      stroke(k, '#6c4c60', 0.12, 'M99.200 49.900L93.500 52.300')
      // Shadows run to the right over the sand.
      for (const [a, b, c] of [
        [
          [21, 84],
          [56, 83.6],
          [95, 79.6],
        ],
        [
          [63, 80],
          [80, 78],
          [90, 75.6],
        ],
      ])
        path(
          k,
          SHADE,
          `M${a[0] - 2} ${a[1]}Q${b[0]} ${b[1] - 1} ${c[0]} ${c[1]}Q${b[0]} ${b[1] + 1} ${a[0] + 1} ${a[1] + 1.6}Z`,
        )
      crownShade(k, 92.5, 75.3, 0.72, SHADE)
      crownShade(k, 96, 79.5, 1.1, SHADE)
      path(k, SHADE, 'M34 79C44 77.400 58 77.600 68 78.800C58 80.400 44 80.400 34 79Z')
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
      // Two palms that lean over the water, the hammock between them.
      coco(
        k,
        [
          [62, 81],
          [58, 46],
          [78, 17],
        ],
        1,
        points(
          '7 -7 16 -2 5 -9 10 -9 -4 -8 -12 -5 -7 -5 -15 3 6 -3 14 8 -4 -2 -9 10 0 -8 1 -13 3 0 7 12',
          4,
        ),
        [1.35, 0.75],
      )
      coco(
        k,
        [
          [19, 86],
          [24, 46],
          [48, 9],
        ],
        1.2,
        points(
          '8 -7 19 -2 4 -10 12 -12 -5 -9 -14 -8 -9 -5 -18 3 7 -2 16 9 -6 -1 -12 12 0 -9 -2 -14 3 1 7 15',
          4,
        ),
        [1.9, 0.95],
      )
      readerHammock(k)
      // Grass and fallen husks round the feet.
      const r = random(4)
      for (const [x, y, n] of points('18.600 86.200 15 62.200 81 11', 3)) {
        path(
          k,
          SHADE,
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
          '#f4dcae',
          `M${x - 4.4} ${y + 1}C${x - 2} ${y - 0.1} ${x + 2} ${y} ${x + 4.6} ${y + 0.9}C${x + 2} ${y + 1.3} ${x - 2} ${y + 1.3} ${x - 4.4} ${y + 1}Z`,
        )
      }
    })
    return finish(s)
  },
}
