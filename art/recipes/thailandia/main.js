import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import {
  awning,
  boatman,
  crown,
  karst,
  longtail,
  longtailSide,
  ripple,
  sashes,
  seated,
  wadingBag,
  wadingFather,
} from '../../things/railay-bay.js'
import { emerald } from './kit.js'

const SEA = 46
const NEAR = ['#ffe4bc', '#e6bc94', '#a8848c', '#7c6480', '#e89c64']
const MIDDLE = ['#f4e0c4', '#dcc4b0', '#b0a0a8', '#9488a0', '#e4b48c']
const FAR = ['#d4dcd4', '#c4d0d0', '#a8bcc8', '#9cb0c0', '#d0ccc0']
const WOOD = [
  ['#14504c', '#1f6854', '#3c8c58'],
  ['#1f6854', '#3c8c58', '#84bc58'],
  ['#348454', '#70b054', '#c4dc70'],
]
const PALE = [
  ['#5c9488', '#6ca490', '#88b898'],
  ['#6ca490', '#88b898', '#b0d0a0'],
]

function rocks(k) {
  // The islands of the open bay.
  path(
    k,
    '#a8ccd0',
    `M-60 ${SEA}V42C-50 38 -46 40 -40 36C-34 35 -30 40 -22 42L-18 ${SEA}ZM6 ${SEA}C7 40 9 37 12 36.500C14 33 18 33.500 20 36C23 36 25 40 26 ${SEA}ZM28 ${SEA}C29 42.500 31 41 34 41.500C37 40.500 38 43 39 ${SEA}Z`,
  )
  path(
    k,
    '#94bcc8',
    `M14 ${SEA}C17 42 16 38 18 34.500C21 36 24 39 26 ${SEA}ZM-34 ${SEA}C-33 42 -34 39 -33 37C-29 40 -24 42 -18 ${SEA}Z`,
  )
  karst(k, {
    outline: `M45 ${SEA}L43.600 42L45 37L44 31L46.500 25L50 21.500H62L65 26L64.500 31L67 36L66 42L67 ${SEA}Z`,
    box: [44, 22, 67],
    sea: SEA,
    lit: `M40 ${SEA}V18H52L50.500 27L53 33L51 39L52.500 ${SEA}Z`,
    shade: `M70 ${SEA}V18H61L60 26L62 33L60.500 39L61.500 ${SEA}Z`,
    ledges: [],
    tones: FAR,
    seed: 4,
  })
  crown(k, {
    box: [43, 16.5, 68, 28],
    inside: (x, y) =>
      x > 47 &&
      x < 65 &&
      y > 17 + ((x - 56) / 12) ** 2 * 3.4 &&
      y < 22 + ((x - 55) / 12) ** 4 * 5 + Math.sin(x) * 0.8,
    size: 3,
    tones: PALE,
    seed: 3,
  })
  // The wall of the peninsula comes in from the right.
  karst(k, {
    outline: `M136 ${SEA + 1}L133.500 42L136 36L134.500 30L138 23L144 18L152 15L166 14L186 17L230 22V${SEA + 1}Z`,
    box: [135, 15, 200],
    sea: SEA + 0.6,
    lit: `M128 ${SEA + 2}V10H147L145 22L148 30L145 38L147 ${SEA + 2}ZM160 12L158 22L161 30L158.500 40L160 ${SEA + 2}H166L164.500 36L167 26L165 14Z`,
    shade: `M151 12L150 24L153 32L151 40L152 ${SEA + 2}H158L157 38L159 28L156 20L158 12ZM172 12L171 26L174 34L172 ${SEA + 2}H230V12Z`,
    ledges: [],
    tones: MIDDLE,
    seed: 12,
  })
  crown(k, {
    box: [132, 8, 206, 23],
    inside: (x, y) =>
      x > 139 &&
      y > 11.5 + Math.max(0, 150 - x) ** 1.4 * 0.2 + Math.sin(x * 0.4) * 1.2 &&
      y < 17.5 + Math.max(0, 148 - x) * 0.55 + Math.sin(x * 0.9) * 1.4,
    size: 4,
    tones: WOOD,
    seed: 8,
  })
  // The great tower: it leans out over its undercut foot.
  k.save()
  k.translate(0, SEA * 0.16)
  k.scale(1, 0.84)
  karst(k, {
    outline: `M95 ${SEA + 1.6}L92.500 42L94.500 36L91 29L92.500 22L89.500 15L92 8L98 2L108 -2L118 0L125 4L128 11L126.500 18L130 25L128 31L129.500 37L126 43L126.500 ${SEA + 1.6}Z`,
    box: [91, 1, 130],
    sea: SEA + 1.2,
    lit: `M80 ${SEA + 2}V-6H106L103 6L106 14L102 22L105.500 30L102 38L104 ${SEA + 2}Z`,
    shade: `M140 ${SEA + 2}V-6H119L117 6L120.500 14L117 22L120 31L116.500 38L118 ${SEA + 2}Z`,
    ledges: points('91 30 6', 3),
    tones: NEAR,
    seed: 21,
  })
  // A cave at its foot, open to the sea, stone hanging from its roof.
  path(
    k,
    '#8c7084',
    `M98.500 ${SEA + 1.6}L99.500 43L102 41.500L103.500 38.500L106.500 36.800L109 37.600L111 40.500L114.500 41.500L117 44L117.500 ${SEA + 1.6}Z`,
  )
  path(
    k,
    '#5c4c74',
    `M100.500 ${SEA + 1.6}L101.500 43.600L103.500 42.600L104.600 44.600L105.400 41.400L106.800 40.200L107.600 43L108.600 40.400L110.500 42.800L112.500 43.400L113.200 45.200L114 43.800L115.500 45L115.800 ${SEA + 1.6}Z`,
  )
  crown(k, {
    box: [87, -9, 131, 14],
    inside: (x, y) =>
      x > 93 - Math.max(0, y - 4) * 0.3 &&
      x < 128 &&
      y > -7 + ((x - 109) / 19) ** 2 * 11 + Math.sin(x * 0.8) * 0.7 &&
      y < 1.5 + ((x - 108) / 19) ** 4 * 9 + Math.sin(x * 0.7) * 1.6,
    size: 4.4,
    tones: WOOD,
    seed: 6,
  })
  // Bushes that have found a ledge.
  for (const [x, y, wide, seed] of points('92.500 29.500 4 3 107 14 4 5 127.500 25.500 3.500 7', 4))
    crown(k, {
      box: [x - wide / 2, y - 2.2, x + wide / 2, y + 1.2],
      inside: () => true,
      size: 2,
      tones: x > 118 ? WOOD.slice(0, 2) : WOOD,
      seed,
    })
  k.restore()
}

/** The bay: deep green far out, then so clear that only the sand below shows; the tower lies in it in broken bars. */
function bay(k) {
  for (const [c, d] of [
    ['#128c94', `M-60 ${SEA}H230V140H-60Z`],
    ['#1ca49c', 'M-60 50C-20 49 40 51 100 50C150 49.300 190 50.600 230 50V140H-60Z'],
    ['#38bca8', 'M-60 56.500C-30 55 20 57.500 70 56C110 55 160 56.500 230 55V140H-60Z'],
    ['#64d0b4', 'M-60 65C-40 63 0 66.500 44 64.500C90 62.500 140 63 230 60V140H-60Z'],
    ['#94e0c0', 'M-60 75C-40 72.500 0 76 44 73.500C90 71 140 69 230 65V140H-60Z'],
    ['#bcecd0', 'M-60 85C-40 83 0 86 40 83C84 79.500 120 74 230 69V140H-60Z'],
  ])
    path(k, c, d)
  const r = random(14)
  for (const [x0, x1, c] of [
    [93, 128, '#6cac9c'],
    [97, 108, '#c8d0a8'],
    [134, 176, '#58a498'],
    [46, 66, '#5cb4ac'],
  ])
    for (let i = 0; i < 5; i++) {
      const y = SEA + 1.2 + i * (1 + i * 0.28) + r() * 0.5
      const [a, b] = [x0 + r() * 9 + i * 0.8, x1 - r() * 11 - i * 1.4]
      if (b - a > 3)
        path(
          k,
          c,
          `M${a} ${y}Q${(a + b) / 2} ${y - 0.7} ${b} ${y}Q${(a + b) / 2} ${y + 0.6} ${a} ${y}Z`,
        )
    }
  // Light on the ripples, few and long.
  for (const [x, y, l] of points(
    '4 52 16 70 53 12 -30 57 22 36 60 18 -50 66 20 20 69 13 132 57 16 88 60.500 12',
    3,
  ))
    path(
      k,
      'rgba(236,255,244,.75)',
      `M${x} ${y}q${l * 0.4} -0.700 ${l} -0.200q${-l * 0.5} 0.900 ${-l} 0.200Z`,
    )
}

/** The beach in front of us on the right, the last thin wave on it. */
function sand(k) {
  path(k, '#f8fff4', 'M40 96C64 91 84 90.500 100 86C120 80 140 77.500 160 75.500L230 71V140H40Z')
  path(
    k,
    '#e4cc9c',
    'M44 98C66 92.500 86 91.500 102 87C122 81 142 78.600 162 76.600L230 72.500V140H44Z',
  )
  path(
    k,
    '#fbe8c0',
    'M60 100C78 95 92 93.500 106 89.500C126 84 144 81.500 164 79.600L230 76V140H60Z',
  )
  path(k, '#fff4d8', 'M96 101C108 95 122 90.500 140 87.500C156 85 176 83.600 230 81V140H96Z')
}

export default {
  alt: 'Una barca a coda lunga dalla prua infiorata sull’acqua trasparente di Railay, così chiara che l’ombra sta sul fondo; chi scende va a riva a piedi, dietro le torri di calcare',
  heart: 64,
  focus: 0.66,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: emerald,
      sun: [-0.1, 0.05],
      horizon: h > w ? 0.628 : SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.3 })
    const f = field(s, { centre: 97, zoom: 0.76, foot: 1 })
    const fx = (x) => f.at([x, 0])[0] / w
    const fy = (y) => f.at([0, y])[1] / h
    flatCloud(s, { x: fx(s.pick(26, 66)), y: fy(s.pick(17, 0)), width: 30, height: 7, seed: 5 })
    flatCloud(s, { x: fx(s.pick(150, 128)), y: fy(s.pick(8, -17)), width: 24, height: 5, seed: 11 })
    f.draw(s.k, (k) => {
      rocks(k)
      bay(k)
      sand(k)
      // Far boats.
      for (const [x, y, q] of points('30 50.500 0.900 78 49 0.700', 3))
        at(k, x, y, q, (c) => {
          longtail(c)
          longtailSide(c)
          awning(c)
        })
      // The boat over its own shadow: the water between them can hardly be seen.
      k.save()
      k.translate(...s.pick([0, 0], [25, 15.5]))
      k.scale(s.pick(1, 0.8), s.pick(1, 0.8))
      path(
        k,
        'rgba(20,110,116,.5)',
        'M42 84C50 82.800 62 83.200 76 83C90 82.700 98 81.600 104 79.800C106 80.500 107 78.500 109 77.200C110 80 106 83.600 100 85.200C92 87 76 87.300 62 87C52 86.800 44 86 42 84Z',
      )
      path(
        k,
        'rgba(20,110,116,.32)',
        'M50 82.200C60 80.800 78 80.600 88 81.400C80 82.600 60 83.200 50 82.200Z',
      )
      at(k, 73, 75, 5, (c) => {
        path(
          c,
          'rgba(120,52,48,.5)',
          'M-5 0.060C-3 0 3 0 5 0.060C4.400 0.260 3.600 0.160 3 0.300C2 0.400 1 0.220 0 0.340C-1.200 0.420 -2 0.220 -3 0.320C-4 0.360 -4.700 0.200 -5 0.060Z',
        )
        longtail(c)
        at(c, -4.45, -0.7, 1, boatman)
        at(c, -2.6, -0.62, 1, (q) =>
          seated(q, ['#3c8c98', '#74bcc0', '#3c2430', '#c88c68'], '#f4e0a8'),
        )
        at(c, -0.6, -0.6, 1, (q) => seated(q, ['#8c5494', '#bc84bc', '#d8d0c8', '#e8b894']))
        longtailSide(c)
        awning(c)
        sashes(c)
        stroke(
          c,
          'rgba(244,255,246,.9)',
          0.06,
          'M-5.300 0.100Q-2 0.020 0.600 0.100M1.400 0.080Q3.600 0 5.200 0.060',
        )
      })
      k.restore()
      k.translate(s.pick(0, 3), 0)
      ripple(k, 116, 78, 3.4)
      at(k, 116, 78.2, 5, wadingFather)
      ripple(k, 126, 76.4, 3)
      at(k, 126, 76.6, 4.9, wadingBag)
    })
    return finish(s, { vignette: 0.1, bloom: 0.1 })
  },
}
