import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { leaner, oneFinger, pusher } from '../../things/boat-pushers.js'
import { wood } from '../../things/cliff-wood.js'
import {
  agroundHull,
  agroundSide,
  awning,
  boatman,
  captainDog,
  sashes,
} from '../../things/longtail-push.js'
import { emerald } from './kit.js'

const SEA = 45

/** Morning after rain: apricot low down, clear green-blue above, long torn clouds. */
function morning(k) {
  path(k, '#58b4c0', 'M-80 -60H240V60H-80Z')
  path(k, '#84c8c4', 'M-80 -14C-20 -22 40 -8 90 -16C140 -22 190 -12 240 -20V60H-80Z')
  path(k, '#b4dcc8', 'M-80 6C-20 -2 30 10 84 4C140 -2 190 8 240 0V60H-80Z')
  path(k, '#e8e8c4', 'M-80 22C-30 14 30 24 90 18C140 12 190 22 240 16V60H-80Z')
  path(k, '#ffdca8', 'M-80 33C-30 27 40 36 100 30C150 26 190 33 240 28V60H-80Z')
  path(
    k,
    '#fff4d8',
    'M2 12C10 9 16 11 22 8.500C32 5 40 9.500 50 8C58 7 64 9 74 8.500C66 12 58 11 50 12.500C42 14 34 12.500 26 14C18 15.500 10 13 2 12ZM-50 20C-36 17 -20 20 -8 18.500C-16 22 -34 22 -50 20Z',
  )
  path(
    k,
    '#ffe8c4',
    'M20 27C30 24.500 38 26.500 48 25.500C42 29 30 29.500 20 27ZM134 8C144 5 152 8 162 6.500C172 5 182 8 194 7C180 11 168 10 158 11.500C150 12 142 10 134 8Z',
  )
}

/** Limestone from a drawn outline: a lit face, hollows, hanging stone, wood on its shoulders. */
function cliff(k, edge, { mid, lit, shade, hollows, streaks, woods, seed, tones }) {
  fill(k, mid, rough(points(edge), 0.7, seed))
  fill(k, lit[0], rough(points(lit[1]), 0.6, seed + 1))
  fill(k, shade[0], rough(points(shade[1]), 0.6, seed + 2))
  path(k, shade[0], hollows)
  path(k, streaks[0], streaks[1])
  woods.forEach((ledge, i) => wood(k, points(ledge, 3), tones, seed + i))
}

const WOOD = ['#185858', '#2c8064', '#84b868']
const PALE = ['#6ca09c', '#80b4a4', '#b4d0a8']

/** Far islets, the middle rocks, the great tower behind the boat. */
function rocks(k) {
  path(
    k,
    '#a8ccb8',
    `M-80 ${SEA}C-70 38 -60 40 -54 36C-46 32 -40 38 -34 ${SEA}ZM2 ${SEA}C3 38 5 36 8 35.500C11 34.500 12 37 14 37C16 34 19 33.500 21 36C23 37.500 24 42 25 ${SEA}ZM30 ${SEA}C31 41.500 33 40.500 35 41C37 40 39 42 40 ${SEA}Z`,
  )
  cliff(k, `44 ${SEA} 43 36 46 30 45.500 25 50 20 55 19 58 22 61 21 64 26 66 35 65 ${SEA}`, {
    mid: '#c4b49c',
    lit: ['#f0d8ac', `44 ${SEA} 43 36 46 30 45.500 25 50 20 52 20 50 28 52 35 50 ${SEA}`],
    shade: ['#8c98a0', `66 35 65 ${SEA} 58 ${SEA} 60 36 57 28 60 22 61 21 64 26`],
    hollows: 'M54 28C55.500 30 55.500 36 54.500 40C53.500 36 53 31 54 28Z',
    streaks: ['#fff0d0', 'M48 26L48.800 33L47.500 38Z'],
    woods: [
      '46 24.500 1.500 50 20 2.600 55 19 2.800 58 22 2 61 21 1.800 64 25 1.200',
      '43.500 34 1.200 46 32 1.200',
    ],
    seed: 4,
    tones: PALE,
  })
  cliff(
    k,
    `74 47 72.500 40 74 31 71.500 22 74 12 73 3 78 -6 84 -12 92 -13 97 -10 103 -11 109 -5 111 4 115 12 114 22 117 32 115.500 41 117 47`,
    {
      mid: '#dca884',
      lit: [
        '#ffdca4',
        `74 47 72.500 40 74 31 71.500 22 74 12 73 3 78 -6 84 -12 88 -12.500 85 -2 88 8 84.500 18 88 28 85 38 87 47`,
      ],
      shade: [
        '#8c6c80',
        `109 -5 111 4 115 12 114 22 117 32 115.500 41 117 47 102 47 105 38 101 28 105 18 101.500 6 105 -4`,
      ],
      hollows:
        'M93 3L95.500 6L94.500 11L96 17L93.500 25L93 18L91.500 15L92.500 10L91.500 7ZM96 27L99 29L97.500 33L98.500 38L97 43L94.500 40L95.500 35L94.500 32ZM78 26L80 28L79 31L79.500 34L78 36L77 31ZM85 -4L86.500 -1L85.500 4L84.500 0ZM74 42.500L80 41L86 42L93 40.500L100 41.500L107 40.500L116 42.500L117 47H74Z',
      streaks: [
        '#fff4d4',
        'M79 2L80.500 12L79 22L78 12ZM83 24L84 33L82.500 41L81.800 32ZM98 8L99 16L97.500 22Z',
      ],
      woods: [
        '73 3 2 78 -6 4 84 -12 5 92 -13 5 97 -10 4.500 103 -11 4.600 109 -5 3 111 3 2',
        '72 21 1.600 74 14.500 2.400 76 17 1.800',
        '110.500 6 2 114.500 12.500 3 114 17 2',
        '85 27 1.400 89 28.500 1.800 91 28 1.200',
        '113 26 2.200 117 32 3.200 116 36 2',
        '102 13 1.500 106 14.500 1.800',
      ],
      seed: 9,
      tones: WOOD,
    },
  )
  cliff(k, `138 47 137 38 140 30 138.500 22 143 14 150 10 158 13 164 9 176 14 184 24 186 47`, {
    mid: '#c8947c',
    lit: ['#f8c890', `138 47 137 38 140 30 138.500 22 143 14 146 12.500 145 22 148 32 145.500 47`],
    shade: ['#7c6480', `164 9 176 14 184 24 186 47 158 47 161 36 157 26 160 16`],
    hollows:
      'M152 19L154.500 22L153.500 27L155 31L152.500 38L150.500 33L151.500 28L150 24ZM138 43L146 41.500L152 42.500L160 41L170 42L186 41V47H138Z',
    streaks: ['#ffe4b8', 'M142 20L143 28L141.500 36Z'],
    woods: [
      '139 21.500 2 143 14.500 3 150 10.500 3.800 158 13.500 3 164 9.500 4 176 14 4 184 24 3',
      '138 33 1.500 140.500 30.500 2 142 31.500 1.400',
      '154 30 1.600 158 31.500 2',
    ],
    seed: 15,
    tones: WOOD,
  })
}

/** The bay: deep green far out, clear over the sand; the towers lie in it in broken bars. */
function bay(k) {
  path(k, '#0c8c8c', `M-80 ${SEA}H240V140H-80Z`)
  path(k, '#18a498', 'M-80 50C-20 48.500 40 51 100 49.500C150 48.500 190 50.500 240 49V140H-80Z')
  path(k, '#34bca4', 'M-80 57C-30 54.500 20 58 70 55.500C110 54 160 56 240 54V140H-80Z')
  path(k, '#6cd4b4', 'M-80 67C-40 63.500 0 68 44 64.500C90 61 140 62 240 58V140H-80Z')
  path(k, '#a8e8c8', 'M-80 79C-40 74 0 79 44 74.500C90 69.500 140 66 240 61V140H-80Z')
  for (const [x, y, l, c] of [
    [74, 48, 42, '#c89c84'],
    [77, 50.5, 34, '#f0cc9c'],
    [80, 53.2, 30, '#c89c84'],
    [46, 47, 18, '#c4c4a4'],
    [48, 49.4, 13, '#e0d4ac'],
    [136, 48.5, 44, '#a88480'],
    [140, 51.5, 30, '#e0b48c'],
  ])
    path(k, c, `M${x} ${y}q${l * 0.5} -0.800 ${l} 0q${-l * 0.5} 1.100 ${-l} 0Z`)
  for (const [x, y, l] of points(
    '2 52 16 24 60 20 -30 58 26 6 70 24 -60 66 22 36 53 12 150 56 14 30 79 22 -40 84 26',
    3,
  ))
    path(k, '#e4fff0', `M${x} ${y}q${l * 0.4} -0.900 ${l} -0.300q${-l * 0.5} 1.200 ${-l} 0.300Z`)
}

/** Sand at our feet, the last thin wave on it. */
function sand(k) {
  path(
    k,
    '#f4fff0',
    'M-80 97C-20 98 20 96.500 52 91C80 86 96 77.500 112 74.500C136 70.500 190 69 240 66.500V140H-80Z',
  )
  path(
    k,
    '#e8c890',
    'M-80 99.500C-20 100 24 98.500 56 93C82 88.500 98 79.500 114 76.500C138 72.500 190 71 240 68.500V140H-80Z',
  )
  path(
    k,
    '#ffe4b0',
    'M-80 104C-10 104 40 101 66 95C90 89.500 104 82.500 120 80C142 77 190 76 240 74V140H-80Z',
  )
  path(k, '#f8d49c', 'M66 112C92 98 120 90.500 150 88.500C180 87 210 88 240 86V140H66Z')
  path(
    k,
    'rgba(92,60,100,.42)',
    'M97 76.500C106 74 118 74.500 128 79C134 81.500 128 84 120 83.500C110 83 98 80 97 76.500Z',
  )
  // Footprints, a shell, a starfish.
  for (const [x, y] of points('150 84 155 85.500 159 83.500 134 88 140 89.500', 2))
    path(k, '#d8ac80', `M${x} ${y}q1.600 -0.900 3 0q-1.300 1 -3 0Z`)
  at(k, 97, 87.5, 1, (q) =>
    path(
      q,
      '#f46848',
      'M0 -1.400L0.800 -0.300L2.600 -0.400L1.200 0.500L1.800 1.700L0 1L-1.800 1.700L-1.200 0.500L-2.600 -0.400L-0.800 -0.300Z',
    ),
  )
}

export default {
  alt: 'Sulla sabbia di Railay, sotto le torri di calcare, una lunga barca thailandese dalla prua infiorata si è arenata: una viaggiatrice spinge con tutte le forze, un altro con la schiena, una bambina con un dito solo, e un cane a prua abbaia gli ordini',
  heart: 64,
  focus: 0.68,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: emerald,
      sun: [0.05, 0.35],
      horizon: h > w ? 0.58 : SEA / 90,
    })
    field(s, { centre: 106, zoom: 0.68, foot: 0.92 }).draw(s.k, (k) => {
      morning(k)
      rocks(k)
      bay(k)
      sand(k)
      k.translate(-12, 0)
      // Shade of the hull on the water.
      path(
        k,
        'rgba(8,84,100,.42)',
        'M42 60C58 69 90 76.500 112 76.500C104 79 84 79 66 74C52 70 44 65 42 60Z',
      )
      at(k, 47, 53, 0.95, boatman)
      agroundHull(k)
      awning(k)
      at(k, 99, 52, 1.05, captainDog)
      agroundSide(k)
      sashes(k)
      stroke(k, '#f4fff0', 0.9, 'M40 60.500C56 68.500 84 75.800 104 77')
      k.save()
      k.beginPath()
      k.rect(0, -20, 160, 104.6)
      k.clip()
      at(k, 78, 70.5, 0.88, leaner)
      k.restore()
      path(k, '#54b8ac', 'M72 86C78 83.500 92 83.500 99 86C94 88 78 88.500 72 86Z')
      path(
        k,
        '#f4fff0',
        'M73 85.200C76 83.600 79 84.600 81 83.800C84 83 87 84.600 90 83.600C93 83.400 96 84.400 97.500 85.600C94 86.600 91 85.400 88 86.400C85 87 82 85.600 79.500 86.600C77 86.800 74.500 86.200 73 85.200Z',
      )
      at(k, 148, 80.5, 1, pusher)
      at(k, 161, 86, 1, oneFinger)
    })
    return finish(s, { vignette: 0.1, bloom: 0.1 })
  },
}
