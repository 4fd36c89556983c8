import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  facetRock,
  limestonePeak,
  log,
  marmot,
  paintbrush,
  redCanoe,
  spruces,
} from '../../things/ten-peaks.js'

const SHORE = 52

// First light on the upper walls, the blue of the night still below.
const GLOW = ['#ffb480', '#f09868', '#a8647c', '#945674', '#fff2d8', '#dcb4c0']
const BLUE = ['#8488b4', '#7478a8', '#5c6498', '#525a8e', '#c4d0e8', '#9caed4']
const FAR_GLOW = ['#ffc498', '#f4b088', '#bc8490', '#ac7888', '#fff0dc', '#e0c0c4']
const FAR_BLUE = ['#949cc4', '#888fba', '#7078a8', '#666ea0', '#c8d4ec', '#a4b6d8']

/** The ten of the valley, from left to right, and the tower on the near left; far ones first. */
const PEAKS = [
  { top: [140, 25], left: 118, right: 160, seed: 10, far: 1 },
  { top: [123, 19], left: 102, right: 142, seed: 9, far: 1 },
  { top: [88, 18.5], left: 72, right: 106, seed: 7, far: 1 },
  { top: [63, 21], left: 48, right: 78, seed: 5, far: 1 },
  { top: [104, 9.5], left: 80, right: 134, seed: 8 },
  { top: [53, 24], left: 40, right: 68, seed: 4, far: 1 },
  { top: [74, 13.5], left: 52, right: 94, seed: 6 },
  { top: [27, 20], left: 12, right: 44, seed: 2, far: 1 },
  { top: [41, 14], left: 24, right: 64, seed: 3 },
  { top: [14, 8], left: -10, right: 46, seed: 1 },
  { top: [-8, 2], left: -50, right: 22, seed: 12 },
]

function dawn(k) {
  const g = k.createLinearGradient(0, -26, 0, 40)
  for (const [t, c] of [
    [0, '#2c5c9c'],
    [0.4, '#6490c0'],
    [0.66, '#b4bccc'],
    [0.84, '#f8ccac'],
    [1, '#ffdcb0'],
  ])
    g.addColorStop(t, c)
  path(k, g, 'M-60 -60H230V60H-60Z')
  path(k, '#fff6e4', 'M137 5.500a3.800 3.800 0 1 0 0.010 0Z')
  path(
    k,
    '#f0e8e0',
    'M135.400 7a0.900 0.700 0 1 0 0.010 0ZM138.400 9.600a1.100 0.800 0 1 0 0.010 0Z',
  )
  for (const [x, y, l] of points('30 3 40 60 5.800 26 112 15 34 150 18 30 -10 -2 30', 3)) {
    path(
      k,
      '#ffcca4',
      `M${x} ${y}c${l * 0.2} -1.600 ${l * 0.5} -1.600 ${l * 0.62} -0.400c${l * 0.14} -0.600 ${l * 0.3} -0.200 ${l * 0.38} 0.400c${-l * 0.3} 1 ${-l * 0.7} 1 ${-l} 0Z`,
    )
    path(
      k,
      '#8c8cb8',
      `M${x + l * 0.1} ${y + 0.35}c${l * 0.2} -0.500 ${l * 0.6} -0.500 ${l * 0.8} 0c${-l * 0.25} 0.700 ${-l * 0.55} 0.700 ${-l * 0.8} 0Z`,
    )
  }
}

/** The peaks twice: in the glow above the edge of the night, in blue below it. */
function tenPeaks(k) {
  const edge = rough(
    points(
      '-60 24 -6 27 8 33 17 29 28 35 40 31 50 36 62 32 72 36.500 82 32 92 36 106 31 116 36 130 33 150 36 230 33',
    ),
    1.1,
    7,
  )
  for (const night of [false, true]) {
    k.save()
    if (night) {
      k.beginPath()
      for (const p of [...edge, [230, 120], [-60, 120]]) k.lineTo(...p)
      k.clip()
    }
    for (const { far, ...peak } of PEAKS)
      limestonePeak(
        k,
        { ...peak, base: SHORE },
        night ? (far ? FAR_BLUE : BLUE) : far ? FAR_GLOW : GLOW,
      )
    k.restore()
  }
  // Scree at the feet of the walls, the wooded slope on the right, the wood along the shore.
  for (const [x, half, high] of points(
    '6 16 9 30 13 7 50 14 8 68 12 7 84 14 8.500 103 14 8 122 12 7',
    3,
  )) {
    fill(k, '#8c8cb0', [
      [x - half, SHORE],
      [x - half * 0.3, SHORE - high * 0.6],
      [x, SHORE - high],
      [x + half * 0.3, SHORE - high * 0.6],
      [x + half, SHORE],
    ])
    fill(k, '#6c7098', [
      [x, SHORE - high],
      [x + half * 0.3, SHORE - high * 0.6],
      [x + half, SHORE],
      [x + half * 0.1, SHORE],
    ])
  }
  fill(k, '#3f6478', [
    ...rough(points('104 50 120 45 134 41 148 34 162 28 230 20'), 0.6, 3),
    [230, 60],
    [104, 60],
  ])
  spruces(k, points('106 50 120 46 134 42 148 36 164 29 230 20'), ['#35586c', '#5c7c84'], {
    gap: 1.9,
    tall: 6,
    seed: 5,
  })
  fill(k, '#28485e', [...points('116 52 132 48 148 42 166 36 230 26'), [230, 60], [116, 60]])
  spruces(k, points('112 52 132 48.500 148 43 166 37 230 28'), ['#22405a', '#44687c'], {
    gap: 2.2,
    tall: 7.5,
    seed: 8,
  })
  fill(k, '#22405a', points('-60 47 0 48.500 40 49.500 80 50.200 120 51 230 50 230 56 -60 56'))
  spruces(k, points('-60 47.500 0 49.500 40 50.300 80 51 124 51.500'), ['#22405a', '#44687c'], {
    gap: 1.7,
    tall: 5.5,
    seed: 11,
  })
}

/** The lake: flour of the glaciers makes it green; the wood and the glow lie in it in long shards. */
function lake(k) {
  for (const [c, y] of [
    ['#3c7c94', 52],
    ['#58b0bc', 54.5],
    ['#3fa4b8', 60],
    ['#2c92b0', 67],
    ['#1f7ca2', 75],
    ['#186890', 84],
  ])
    path(
      k,
      c,
      `M-60 ${y}C-20 ${y + 0.9} 30 ${y - 0.8} 80 ${y + 0.4}C120 ${y + 1} 170 ${y - 0.6} 230 ${y}V140H-60Z`,
    )
  path(k, '#a8ccc8', 'M-60 52H40C70 51.800 110 52.200 126 52C100 52.500 60 52.300 40 52.500H-60Z')
  const r = random(14)
  for (let i = 0; i < 26; i++) {
    const t = (i + r() * 0.6) / 26
    const [x, y] = [-10 + r() * 150, 55 + t * 19]
    const l = 5 + t * 12 * r() + 4
    path(
      k,
      i % 3 ? (y < 62 ? '#f4bc9c' : '#74c4c4') : '#2f8ca4',
      `M${x} ${y}q${l * 0.5} ${-0.3 - t * 0.4} ${l} 0q${-l * 0.5} ${0.3 + t * 0.5} ${-l} 0Z`,
    )
  }
  for (const [x, y, l] of points('98 80 26 128 86 24 118 76 16 142 78.500 14 84 88 18', 3))
    path(k, '#3494b4', `M${x} ${y}q${l * 0.5} -0.900 ${l} 0q${-l * 0.5} 1 ${-l} 0Z`)
}

/** The stones of the old slide on which we stand, the logs that drifted to the outlet. */
function rockpile(k) {
  log(k, 74, 80.5, 38, 82.5, 1)
  log(k, 58, 79, 92, 86.5, 1.1)
  log(k, 97, 85.5, 48, 88, 1.4)
  log(k, 84, 90.5, 30, 91, 1.6)
  const rock = (pts, side, top, tones) =>
    facetRock(k, tones, points(pts), { side: points(side), top: points(top) })
  const A = ['#f0b08c', '#9c7c94', '#584c7c']
  const B = ['#d89c8c', '#84709c', '#4a4474']
  rock(
    '-60 70 -4 62 8 63 18 70 24 82 20 100 -60 100',
    '-60 70 -4 62 6 70 2 84 6 100 -60 100',
    '-60 70 -4 62 8 63 18 70 6 70 -10 71 -60 76',
    B,
  )
  rock(
    '14 78 22 71.500 33 70.500 41 75 45 84 42 96 12 96',
    '14 78 25 77 28 86 25 96 12 96',
    '14 78 22 71.500 33 70.500 41 75 25 77',
    A,
  )
  rock(
    '-4 86 6 80 18 81 26 88 28 100 -6 100',
    '-4 86 9 87 11 100 -6 100',
    '-4 86 6 80 18 81 26 88 9 87',
    A,
  )
  rock(
    '34 89 42 84.500 52 86 57 92 57 100 32 100',
    '34 89 43 89.500 44 100 32 100',
    '34 89 42 84.500 52 86 57 92 43 89.500',
    B,
  )
  for (const d of ['M3 74L8 78L7 84', 'M33 79L36 84L35 89', 'M16 90L19 95'])
    stroke(k, '#3c3868', 0.4, d)
}

export default {
  alt: 'La valle dei dieci picchi alla prima luce sul lago Moraine: una canoa rossa saluta una marmotta in piedi su un masso, tra i tronchi portati dall’acqua',
  focus: 0.4,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 82, zoom: 0.8 })
    const s = new Scene(w, h, {
      mood: moods.day,
      sun: [0.02, 0.3],
      horizon: f.at([0, SHORE])[1] / h,
    })
    f.draw(s.k, (k) => {
      dawn(k)
      tenPeaks(k)
      lake(k)
      at(k, ...s.pick([92, 69], [95, 69]), 0.42, redCanoe)
      k.save()
      k.translate(s.pick(0, 21), 0)
      rockpile(k)
      at(k, 29, 74, 0.92, marmot)
      at(k, 12, 66, 0.8, paintbrush)
      at(k, 40, 76, 0.6, paintbrush)
      k.restore()
    })
    return finish(s, { vignette: 0.16, bloom: 0.12 })
  },
}
