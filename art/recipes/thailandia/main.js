import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bow, bowMirror, scarves, shimmer, sunbird } from '../../things/prow-near.js'
import { cap, limestone } from '../../things/prow-towers.js'
import {
  awning,
  boatman,
  longtail,
  longtailSide,
  ripple,
  sashes,
  wadingBag,
  wadingFather,
} from '../../things/railay-bay.js'

const SEA = 57
const NEAR = ['#ffdcae', '#e8ae8c', '#a87c94', '#7c6088', '#f0b070']
const RIGHT = ['#fbe0c4', '#dcb8ac', '#b094a8', '#9480a0', '#ecc09c']
const FAR = ['#e4dccc', '#c8ccd0', '#a4b8cc', '#94a8c4']
const WOOD = ['#145048', '#2c7c54', '#8cb850']
const DIM = ['#3c7874', '#5c9478', '#a4bc7c']
const PALE = ['#7ca8ac', '#94b8a8', '#b8ccac']

function morning(k) {
  const g = k.createLinearGradient(0, -30, 0, SEA)
  for (const [a, c] of [
    [0, '#1c6c98'],
    [0.4, '#4ca4b4'],
    [0.72, '#b4dcc8'],
    [0.9, '#ffe8bc'],
    [1, '#ffd8a4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-70, -40, 310, 100)
}

/** All the rock, once as it stands and once more upside down for the bay. */
function rocks(k) {
  path(
    k,
    '#b4c8cc',
    `M-70 ${SEA}V48C-60 44 -50 45 -44 49C-36 45 -28 44 -20 48C-12 50 -6 50 0 ${SEA}Z`,
  )
  path(k, '#a0b8c4', `M-44 49C-36 45 -28 44 -20 48C-12 50 -6 50 0 ${SEA}H-24C-30 53 -34 50 -44 49Z`)
  path(k, '#a8c0c8', `M4 ${SEA}C5 51 6 46 9 44C13 43 15 46 16 50C18 47 21 47 22 51L23.500 ${SEA}Z`)
  path(
    k,
    '#98b0c0',
    `M11 43.700C13.500 43.500 15 46 16 50C18 47 21 47 22 51L23.500 ${SEA}H12.500C14 52 13 47 11 43.700Z`,
  )
  limestone(k, {
    left: points('32 34 29.500 38 31 44 29 50 30.500 57.200'),
    right: points('41 33 45 37 44 43 46 50 44.500 57.200'),
    sea: SEA + 0.2,
    tones: FAR,
    ribs: points('0.200 0.700 0.160 0.800 0.240 0.660 0.200 0.760 0.260 0.700'),
    seed: 4,
  })
  cap(k, {
    line: points('30 35.500 33 33.500 38 32 42 33 44.600 36.500'),
    size: 2.2,
    tones: PALE,
    seed: 3,
  })
  // The wall of the peninsula behind the bow.
  limestone(k, {
    left: points('131 17 130 28 127.500 34 129 41 126.500 49 128 57.600'),
    right: points('190 17 190 57.600'),
    roof: points('126 31 131 28 138 24.500 150 20.500 162 19.500 180 17 240 17'),
    sea: SEA + 0.5,
    tones: RIGHT,
    turn: 0.22,
    ribs: points(
      '0.060 0.760 0.050 0.860 0.080 0.780 0.060 0.840 0.090 0.760 0.070 0.820 0.100 0.780 0.080 0.840 0.100 0.760 0.120 0.820 0.150 0.780 0.150 0.820',
    ),
    seed: 12,
  })
  cap(k, {
    line: points('127 32 131 28.500 138 25 150 21 162 20 180 17 230 18'),
    tongues: points('139 27 3 9 152 23 3.500 12', 4),
    size: 3.2,
    rows: 3,
    tones: DIM,
    seed: 8,
  })
  // The great tower leans out over the sea.
  limestone(k, {
    left: points('73 8 72 12 68 18 66.500 24 69 30 66.800 36 70 43 72 49 70.500 57.800'),
    right: points('92 8 98 17 99.500 24 97.500 31 100.500 38 98 46 95.500 51 96.500 57.800'),
    sea: SEA + 0.8,
    tones: NEAR,
    ribs: points(
      '0.140 0.600 0.100 0.740 0.170 0.620 0.120 0.780 0.100 0.640 0.170 0.700 0.120 0.600 0.160 0.720',
    ),
    seed: 21,
  })
  cap(k, {
    line: points('67.500 18.500 71 14.500 76 10.500 83 8.500 90 10 95.500 13 98.800 18'),
    tongues: points('79 13 4 8 93.500 15 3.600 10', 4),
    size: 3.3,
    rows: 3,
    tones: WOOD,
    seed: 6,
  })
  for (const [x, y, w, seed] of points('67.500 37 2.600 3 88 33.500 2.800 9 75.500 45 2 14', 4))
    cap(k, {
      line: points(`${x - w * 0.5} ${y} ${x + w * 0.5} ${y}`),
      tongues: [[x, y, w * 0.7, w * 1.2]],
      size: w * 0.7,
      rows: 1,
      tones: WOOD,
      seed,
    })
  shore(k)
}

/** Beach and wood under the wall. */
function shore(k) {
  // The beach under the wall, its palms and bushes.
  path(
    k,
    '#fff0d0',
    `M96 ${SEA + 0.9}C104 56.200 114 56 124 56.200C140 56.400 180 56 240 56V${SEA + 1.4}C180 58.400 130 58.600 96 ${SEA + 0.9}Z`,
  )
  cap(k, {
    line: points('100 56.300 110 55 118 55.200 128 54.600 150 54 180 54'),
    size: 1.7,
    tones: DIM,
    seed: 17,
  })
}

function bay(k) {
  for (const [c, d] of [
    ['#1a9098', `M-70 ${SEA}H240V140H-70Z`],
    ['#2ca8a0', 'M-70 60.500C-20 59.600 40 61.200 100 60.400C150 60 190 61 240 60.400V140H-70Z'],
    ['#4cbca8', 'M-70 66C-30 65 20 67 70 65.800C110 65 160 66.500 240 65.400V140H-70Z'],
    ['#78d0b4', 'M-70 73.500C-40 72 0 75 44 73.500C90 72 140 73 240 71V140H-70Z'],
    ['#a4e0c4', 'M-70 82C-40 80 0 83.500 44 81.500C90 79.500 140 80 240 78V140H-70Z'],
  ])
    path(k, c, d)
}

/** What has fallen from the towers lies about their feet, wet and dark along the water. */
function feet(k) {
  path(
    k,
    '#7c6088',
    'M68.800 58L70 55.600L72.500 54L74.800 55.300L76.500 56.600L79.500 55.800L82 56.800L85.300 56.500L87 54.500L90 53L92.800 54.300L94.500 56L97 55.500L99.400 57.800C99.400 58.800 97 58.900 94 58.700C91 59.300 88 58.700 85 59C81 59.500 78 58.800 75.500 59C73 58.900 68.600 58.800 68.800 58Z',
  )
  path(
    k,
    '#d89c8c',
    'M69.300 57.700L70.300 55.800L72.500 54.300L73.300 55.900L71.900 57.700ZM76.600 57.500L77.100 56.700L79.400 56.100L79 57.400ZM85.800 57.300L87.200 54.800L89.900 53.300L89.500 55.300L87.700 57.400ZM94.900 57.300L97 55.800L96.900 57.400Z',
  )
  path(
    k,
    '#4c4c78',
    'M70 58.100C75 58.700 90 58.500 97.800 58.100C98.200 58.500 97 58.900 94 58.700C91 59.300 88 58.700 85 59C81 59.500 78 58.800 75.500 59C73 58.900 70.400 58.700 70 58.100Z',
  )
  path(
    k,
    '#94a8c4',
    'M29.600 57C31 56.200 33 56.600 35 56.200C38 56.500 42 56 45 56.800C46 57.300 44 57.700 41 57.500C37 57.900 32 57.700 29.600 57Z',
  )
}

/** The rock in the water: the same shapes upside down, broken by the ripples the more the nearer. */
function mirror(k) {
  const step = 0.24
  for (let y = SEA + 0.5; y < 80; y += step) {
    const far = y - SEA
    k.save()
    k.beginPath()
    k.rect(-70, y, 310, step * 1.04)
    k.clip()
    k.globalAlpha = 0.56 * Math.max(0, 1 - far / 22)
    k.translate(Math.sin(y * 3.1) * far * 0.035 + Math.sin(y * 1.3) * far * 0.03, 2 * SEA + 1)
    k.scale(1, -1)
    rocks(k)
    k.restore()
  }
  // Long thin lights where a breath of wind crosses it.
  for (const [x, y, l] of points(
    '-50 60.500 40 14 63.500 30 60 69 34 4 72 26 84 76 30 40 80 40 -60 70 40 104 61.500 16',
    3,
  ))
    path(
      k,
      'rgba(224,255,240,.6)',
      `M${x} ${y}q${l * 0.4} -0.600 ${l} -0.100q${-l * 0.5} 0.700 ${-l} 0.100Z`,
    )
}

export default {
  alt: 'La prua di una barca a coda lunga, legata di sciarpe e di fiori, sull’acqua chiara di Railay al primo sole; una nettarinia beve dalla ghirlanda, dietro le torri di calcare',
  heart: 50,
  focus: 0.62,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, disc: 0 },
      sun: [-0.1, 0.3],
      horizon: SEA / 90,
    })
    const f = field(s, { centre: 104, zoom: 0.8, foot: 1 })
    f.draw(s.k, (k) => {
      morning(k)
      rocks(k)
      bay(k)
      mirror(k)
      feet(k)
      shore(k)
      at(k, 38, 60.2, 1.8, (c) => {
        path(
          c,
          'rgba(120,52,60,.4)',
          'M-5 0.060H5.200L6.400 1.400L4.600 1L2 1.300L0 0.800L-3 1.200Z',
        )
        longtail(c)
        at(c, -4.45, -0.7, 1, boatman)
        longtailSide(c)
        awning(c)
        sashes(c)
      })
      for (const [x, y, q, who] of [
        [100.5, 65.4, 4.5, wadingFather],
        [107.5, 64.6, 4.3, wadingBag],
      ]) {
        ripple(k, x, y - 0.2, q * 0.8)
        k.save()
        k.beginPath()
        k.rect(x - 10, y - 20, 20, 20 - q * 0.06)
        k.clip()
        at(k, x, y + q * 0.2, q, who)
        k.restore()
      }
      bowMirror(k)
      bow(k)
      shimmer(k)
      scarves(k)
      at(k, 114.1, 42.4, 1.25, sunbird)
    })
    return finish(s, { vignette: 0.1, bloom: 0.1 })
  },
}
