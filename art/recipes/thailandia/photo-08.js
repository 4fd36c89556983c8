import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { floater, hornbill, step } from '../../things/tufa-falls.js'

const FAR = [
  ['#8fc0a0', '#9fcca6', '#b4dab0'],
  ['#9ccaa4', '#b2d8ac', '#d0e8b8'],
]
const MID = [
  ['#2f7a58', '#3c8a58', '#56a05c'],
  ['#3c8a58', '#5fa85c', '#9ccc66'],
]
const NEAR = [
  ['#0c3a36', '#124640', '#1a5546'],
  ['#10423c', '#1a5848', '#2c7050'],
]

/** A pool between two steps: jade at its rim, milk blue where the sun falls in. */
function pool(k, d, light) {
  path(k, '#2f9c98', d)
  path(k, '#6fd0c0', light)
}

export default {
  alt: 'Una viaggiatrice si lascia galleggiare nella vasca turchese sotto una cascata a gradini nella foresta di Mae Wang; un bucero guarda dal ramo',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#a9dcc8'],
          [0.6, '#e6f4d6'],
          [1, '#fbf6d8'],
        ],
        front: 0.7,
      },
      sun: [0.3, 0.02],
      horizon: 0.6,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      leafMass(k, {
        box: [-6, -4, 168, 44],
        inside: (x, y) => y > 3 + noise(x * 0.07, 3) * 5 + Math.max(0, 22 - Math.abs(x - 66)) * 0.5,
        light: (x, y) => 0.9 - y * 0.012 + noise(x * 0.1, 5) * 0.3,
        size: 5,
        tones: FAR,
        seed: 3,
      })
      for (const [x, wide, lean] of points(
        '26 2.400 1.500 44 1.600 -1 106 2 -1.500 124 2.600 1 142 1.800 -0.600',
        3,
      )) {
        path(
          k,
          '#86a68c',
          `M${x - wide} 52C${x - wide * 0.6} 34 ${x + lean - wide * 0.5} 16 ${x + lean - wide * 0.8} -5H${x + lean + wide * 0.6}C${x + lean + wide * 0.4} 16 ${x + wide * 0.6} 34 ${x + wide} 52Z`,
        )
        path(
          k,
          '#a8c4a0',
          `M${x - wide} 52C${x - wide * 0.6} 34 ${x + lean - wide * 0.5} 16 ${x + lean - wide * 0.8} -5H${x + lean - wide * 0.2}C${x + lean} 16 ${x - wide * 0.2} 34 ${x - wide * 0.3} 52Z`,
        )
      }
      fill(k, '#4f946a', points('-6 40 30 36 54 44 76 30 100 40 130 32 168 36 168 66 -6 66'))
      // The wood on both sides of the stream.
      for (const [inside, seed] of [
        [(x, y) => y > 20 + (x - 6) * 0.42 && x < 66, 6],
        [(x, y) => y > 16 + (160 - x) * 0.4 && x > 84, 9],
      ])
        leafMass(k, {
          box: [-6, 6, 168, 72],
          inside: (x, y) => inside(x, y + noise(x * 0.15, seed) * 4),
          light: (x, y) => (x < 80 ? 0.45 : 0.9) - (y - 30) * 0.008 + noise(x * 0.1, y * 0.1) * 0.3,
          size: 4.6,
          tones: [['#246450', '#2f7454', '#3f8656'], ...MID],
          seed,
        })
      // Four steps, each wider and nearer; pools between them.
      step(k, {
        x: 71,
        y: 21,
        half: 13,
        fall: 8,
        tongues: [
          [-0.35, 2.2],
          [0.4, 3],
        ],
        seed: 3,
      })
      pool(
        k,
        'M56 30C62 28 88 28 104 31C104 32.600 92 33.500 78 33.500C64 33.500 54 32 56 30Z',
        'M62 30.500C66 29.600 80 29.600 86 30.800C82 32.200 66 32 62 30.500Z',
      )
      step(k, {
        x: 85,
        y: 32.5,
        half: 23,
        fall: 10,
        tongues: [
          [-0.62, 3],
          [-0.05, 4.2],
          [0.62, 2.6],
        ],
        seed: 7,
      })
      pool(
        k,
        'M38 45.500C56 41.500 104 41.500 116 44C119 46.500 104 48.500 80 48.500C56 48.500 34 48 38 45.500Z',
        'M56 44.900C66 43.400 92 43.400 100 44.800C94 46.800 62 47 56 44.900Z',
      )
      step(k, {
        x: 75,
        y: 47,
        half: 40,
        fall: 13,
        tongues: [
          [-0.7, 3.2],
          [-0.26, 6.4],
          [0.26, 4],
          [0.66, 5.2],
        ],
        seed: 11,
      })
      // Green hangs over the ends of every step, more of it on the sunny right.
      for (const [cx, cy, rx, ry, seed] of points(
        '57 25 5 6 21 90 27 9 6 22 60 39 5 8 23 112 38 9 8 24 34 53 9 9 25 118 54 8 9 26 96 33 4 3 27 44 47.500 6 3 28',
        5,
      ))
        leafMass(k, {
          box: [cx - rx - 2, cy - ry - 2, cx + rx + 2, cy + ry + 2],
          inside: (x, y) => Math.hypot((x - cx) / rx, (y - cy) / ry) < 1,
          light: (x, y) => (x < 70 ? 0.55 : 0.95) - (y - cy + ry) * 0.03,
          size: 3.2,
          tones: [['#246450', '#2f7454', '#3f8656'], ...MID],
          seed,
        })
      // The great pool at the foot, in bands towards the viewer.
      path(k, '#1f8f94', 'M-6 66C16 60.500 40 60 82 60C124 60 148 60.500 168 66V96H-6Z')
      path(
        k,
        '#3fb4ac',
        'M10 67C30 62.500 56 62 84 62C116 62 140 63 152 67C160 74 140 82 90 82.500C40 83 0 76 10 67Z',
      )
      path(
        k,
        '#7fd8c4',
        'M28 67.500C44 64 66 64 86 64.200C104 64.400 120 65 126 68C130 73 112 77.500 84 77.800C54 78 20 74 28 67.500Z',
      )
      path(
        k,
        '#b8efd8',
        'M42 68C54 66 70 66 82 66.400C92 66.800 98 68 98 70C96 73 84 74 70 74C54 74 36 71 42 68Z',
      )
      for (const [x, y, l] of points(
        '30 71 9 100 66 12 120 72 10 54 80 12 96 80 10 20 76 8 134 78 9 70 63.600 8',
        3,
      ))
        stroke(k, 'rgba(240,255,248,.8)', 0.4, `M${x} ${y}h${l}`)
      for (const [x, y, q] of points('22 66 5 31 67.500 3 140 66.500 5.600 131 68 3 150 70 4', 3)) {
        path(
          k,
          '#56645c',
          `M${x - q} ${y}L${x - q * 0.8} ${y - q * 0.6}L${x - q * 0.1} ${y - q * 0.9}L${x + q * 0.7} ${y - q * 0.5}L${x + q} ${y}Z`,
        )
        path(
          k,
          '#b9b894',
          `M${x - q * 0.8} ${y - q * 0.6}L${x - q * 0.1} ${y - q * 0.9}L${x + q * 0.2} ${y - q * 0.4}L${x - q * 0.4} ${y - q * 0.1}L${x - q} ${y}Z`,
        )
        path(
          k,
          '#6fa84c',
          `M${x - q * 0.7} ${y - q * 0.65}L${x - q * 0.1} ${y - q * 0.92}L${x + q * 0.5} ${y - q * 0.6}L${x - q * 0.1} ${y - q * 0.5}Z`,
        )
        stroke(k, '#dff6ea', 0.45, `M${x - q * 1.2} ${y + 0.1}H${x + q * 1.2}`)
      }
      // Shafts of sun through the roof of the wood.
      for (const d of ['M40 -5H52L86 66H62Z', 'M60 -5H66L108 60H96Z', 'M22 -5H30L50 60H38Z'])
        path(k, 'rgba(255,252,214,.13)', d)
      at(k, 70, 71.5, 0.92, floater)
      leafMass(k, {
        box: [-6, 60, 60, 98],
        inside: (x, y) => y > 72 + x * 0.5 + noise(x * 0.2, 4) * 2,
        size: 5.6,
        tones: NEAR,
        seed: 15,
      })
      leafMass(k, {
        box: [104, 60, 168, 98],
        inside: (x, y) => y > 97 - (x - 104) * 0.42 + noise(x * 0.2, 6) * 2,
        size: 5.6,
        tones: NEAR,
        seed: 17,
      })
      for (const [x, y, l, a] of points(
        '0 84 30 -1.200 -4 78 28 -0.700 14 92 22 -1.500 28 96 18 -1.200 160 84 28 -2.200 166 76 26 -2.600 148 92 22 -1.700 -2 -2 26 0.500 6 -8 22 0.900',
        4,
      ))
        frond(k, x, y, l, a, ['#1f6048', '#0d3e38'], {
          bend: a < 0 ? (Math.cos(a) > 0 ? 0.8 : -0.8) : 0.3,
          n: 17,
          wide: 0.17,
        })
      stroke(k, '#2c3c3c', 2, 'M168 22C152 24 140 27 128 25')
      stroke(k, '#2c3c3c', 1.1, 'M142 26C136 29 132 31 126 31')
      at(k, 136, 19.5, 0.82, hornbill, true)
      for (const [x, y, l, a] of points(
        '130 25 12 2.600 128 25 12 -2.800 150 24 13 1.900 160 22 14 2.400 126 31 10 2.900',
        4,
      ))
        frond(k, x, y, l, a, ['#2f7450', '#174a40'], { bend: 0.3, n: 9, wide: 0.24 })
    })
    return finish(s, { rays: 0.12 })
  },
}
