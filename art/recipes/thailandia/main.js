import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { crowns } from '../../things/broad-crowns.js'
import { lens } from '../../things/curves.js'
import { bow, bowMirror, scarves, shimmer, sunbird } from '../../things/prow-near.js'
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
import { farTower, greatTower, wall } from '../../things/railay-towers.js'

const SEA = 57
const DIM = ['#4c8c7c', '#74ac7c', '#b8d088']

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
  farTower(k)
  // The wall of the peninsula behind the bow.
  wall(k)
  // The great tower leans out over the sea.
  greatTower(k)
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
  crowns(
    k,
    points('104 56.800 5 2 113 56.600 7 3.600 124 56.400 8 4 140 56.400 11 5 160 56.400 12 5', 4),
    DIM,
    17,
  )
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

/** The rock in the water: the same shapes upside down, paler towards us, broken by a few level strokes of the bay. */
function mirror(s, f) {
  const { canvas, k } = s.sheet()
  f.draw(k, (c) => {
    c.beginPath()
    c.rect(-70, SEA + 0.2, 310, 40)
    c.clip()
    c.translate(0, 2 * SEA + 0.8)
    c.scale(1, -1)
    rocks(c)
  })
  k.globalCompositeOperation = 'destination-in'
  const g = k.createLinearGradient(0, f.at([0, SEA])[1], 0, f.at([0, SEA + 25])[1])
  g.addColorStop(0, 'rgba(0,0,0,.6)')
  g.addColorStop(0.5, 'rgba(0,0,0,.36)')
  g.addColorStop(1, 'rgba(0,0,0,0)')
  k.fillStyle = g
  k.fillRect(0, 0, s.w, s.h)
  s.k.drawImage(canvas, 0, 0)
}

/** Where the bay lies across the mirrors, and long thin lights where a breath of wind crosses it. */
function strokes(k) {
  for (const [x, y, l, c] of points(
    '84 62.500 12 0 78 65 9 1 90 67 12 1 82 70 14 1 88 73.500 13 2 78 77 15 2 38 66 9 1 34 69.500 10 1 40 73 11 2 134 64 8 0',
    4,
  ))
    lens(
      k,
      ['rgba(38,168,160,.6)', 'rgba(78,192,172,.62)', 'rgba(124,212,184,.7)'][c],
      x,
      y,
      l,
      0.16 + (y - 58) * 0.012,
    )
  for (const [x, y, l] of points('-30 60.500 18 22 63.500 14 70 72 15 -40 70 18 112 61.500 8', 3))
    lens(k, 'rgba(224,255,240,.5)', x, y, l, 0.14)
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
    })
    mirror(s, f)
    f.draw(s.k, (k) => {
      strokes(k)
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
