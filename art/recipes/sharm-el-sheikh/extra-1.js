import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  anthiasCloud,
  crust,
  fingers,
  freeDiver,
  gorgonian,
  napoleon,
  softCoral,
  tableCoral,
} from '../../things/red-sea.js'

const RED = ['#7c1748', '#d42a48', '#ff6a54']
const ROSE = ['#8a2a74', '#d84a8c', '#ff9ab8']
const VIOLET = ['#4a2a86', '#8c4cc0', '#c894f0']
const GOLD = ['#a85a3c', '#f09a3c', '#ffd884']
const CORAL = ['#a03458', '#f0646c', '#ffb09c']

/** The open water: lighter towards the sun in the upper right, in slanting steps. */
function water(k) {
  path(k, '#0d2a78', 'M-2 -2H162V92H-2Z')
  for (const [c, d] of [
    ['#103a90', 'M-2 -2H162V74C136 66 112 78 86 70C56 62 30 84 -2 92Z'],
    ['#134ca4', 'M-2 -2H162V57C140 50 118 61 92 54C66 48 40 66 -2 80Z'],
    ['#1762b6', 'M-2 -2H162V43C142 37 122 46 98 40C74 34 50 50 -2 66Z'],
    ['#1f7cc6', 'M-2 -2H162V31C146 26 126 33 104 28C84 24 60 36 -2 52Z'],
    ['#2f9ad2', 'M-2 -2H162V21C148 17 130 23 112 18.500C92 15 70 25 -2 38Z'],
    ['#54bade', 'M-2 -2H162V13C150 10 134 14.500 118 11C100 8.500 80 15 -2 24Z'],
  ])
    path(k, c, d)
  // The surface seen from below: scales of light.
  path(
    k,
    '#8cd8e8',
    'M-2 -2H162V5.500C152 8 146 4.500 136 6C124 8 118 5 108 6.500C96 8.500 88 5.500 76 7.500C62 9.500 40 8 -2 13Z',
  )
  path(
    k,
    '#c8f4f0',
    'M-2 -2H162V2.500C152 4.500 144 2 134 3.200C122 4.600 114 2.400 104 3.600C92 5 80 3 68 5C52 7 30 3.500 -2 5Z',
  )
  for (const [x, y, l] of points(
    '92 7.500 9 110 8.600 7 124 9 11 145 8 9 76 9.600 7 134 11.600 7 152 11.200 6 101 11.400 6',
    3,
  ))
    path(k, '#c8f4f0', `M${x} ${y}q${l * 0.5} -1.300 ${l} 0q${-l * 0.5} 0.900 ${-l} 0Z`)
}

/** The keel of the boat that waits, its ladder. */
function keel(k) {
  path(
    k,
    '#1b4f8c',
    'M-19 -1C-14 3.500 -6 5.200 2 4.800C11 4.200 19 1.500 25 -2C14 -3 -8 -3 -19 -1Z',
  )
  path(
    k,
    '#2f78b4',
    'M-19 -1C-8 -3 14 -3 25 -2C20 0.500 12 1.500 2 1.800C-8 1.800 -14 0.600 -19 -1Z',
  )
  path(k, '#12386e', 'M-14 2L-15.500 6.500H-12.500L-10 3.500Z')
  stroke(k, '#e8f8f4', 0.5, 'M12 2V10M14.800 1.500V10M12 5H14.800M12 7.200H14.800M12 9.400H14.800')
}

/** Far spurs of the wall, one behind the other; the deep takes their foot. */
function farWall(k) {
  const spur = (top, foot, d) => {
    const g = k.createLinearGradient(0, 10, 0, 84)
    g.addColorStop(0, top)
    g.addColorStop(1, foot)
    path(k, g, d)
  }
  spur(
    '#4aa6d4',
    '#123f96',
    'M-2 14C40 10 78 11 96 13.500L101 16L98 22L100 30L95 38L97 47L91 58L92 70L86 92H-2Z',
  )
  spur(
    '#3488c4',
    '#0f3486',
    'M92 13L101 16L98 22L100 30L95 38L97 47L91 58L92 70L86 92H72L86 60L82 46L88 38L84 28L90 20Z',
  )
  spur(
    '#2a74b8',
    '#0e307c',
    'M-2 12C30 9 60 12 79 15L84 18L79 25L83 33L77 41L80 50L73 62L74 72L66 92H-2Z',
  )
  spur(
    '#2462a8',
    '#0c2768',
    'M79 15L84 18L79 25L83 33L77 41L80 50L73 62L74 72L66 92H54L66 64L62 52L68 42L64 32L70 24L66 15Z',
  )
}

// The edge of the drop-off: a notch, then a ledge that juts out, and so on down.
const EDGE = points(
  '62 15 67.500 18.500 63 24 69.500 29 60.500 34 64.500 41 56 46 61 52 52 58 55.500 66 46 72 49.500 80 40 92',
)

/** The drop-off itself: crest in the sun, ledges lit from the right, the violet deep under them. */
function wall(k) {
  fill(k, '#263384', [[-2, 17], [14, 15], [34, 16], [50, 14.5], ...EDGE, [-2, 92]])
  const r = random(17)
  for (let i = 1; i < EDGE.length - 1; i += 2) {
    const [notch, tip, next] = EDGE.slice(i - 1, i + 2)
    const [l, m] = [24 + r() * 16, 14 + r() * 12]
    fill(k, '#171f60', [
      tip,
      next,
      [next[0] - m, next[1] + 1.5],
      [tip[0] - m - 6, tip[1] + 5],
      [tip[0] - l, tip[1] + 3.4],
      [tip[0] - m, tip[1] + 1.2],
    ])
    fill(k, i < 4 ? '#5866b6' : '#414f9e', [
      notch,
      tip,
      [tip[0] - m * 0.7, tip[1] + 1.4],
      [tip[0] - l, tip[1] + 3.6],
      [tip[0] - l * 0.8, tip[1] - 1.6],
      [notch[0] - m * 0.6, notch[1] + 0.6],
    ])
    fill(k, i < 4 ? '#8c8cd0' : '#6470b8', [
      notch,
      tip,
      [tip[0] - 5, tip[1] + 0.2],
      [notch[0] - 7, notch[1] + 1],
    ])
  }
  for (const d of [
    'M10 26L24 24L30 30L22 40L12 38L4 34Z',
    'M34 36L46 35L48 44L38 52L28 48Z',
    'M22 62L36 60L38 70L28 78L18 74Z',
  ])
    path(k, '#32409a', d)
  path(
    k,
    '#6c70bc',
    'M-2 17L14 15L34 16L50 14.500L62 15L65.500 17.200L52 20L38 18.600L28 21.500L14 19.500L-2 23Z',
  )
}

/** What grows on the wall, far to near. */
function gardens(k) {
  const moss = [
    ['#3a4a9c', '#5c74bc', '#8ca8d8'],
    ['#4c3a90', '#7c5cb4', '#ac8cd4'],
    ['#2c5a94', '#4c8cb0', '#84c0c8'],
  ]
  crust(
    k,
    points('-1 17 12 15 24 17 36 15 48 15.500 62 15.500 66 18'),
    [GOLD, CORAL, ['#3c7c6c', '#74b878', '#c8e89c'], ROSE, CORAL],
    4,
  )
  tableCoral(k, 55, 15, 7, ['#6a4a6c', '#d09060', '#ffd89c'])
  fingers(k, 43, 15.5, 5, ['#b06a3c', '#e8a04c', '#fff0c0'], 3)
  fingers(k, 17, 15.5, 6, ['#a03c6c', '#e06a8c', '#ffd0d4'], 8)
  tableCoral(k, 29, 16, 6, ['#4a5a7c', '#7ca88c', '#c4e0a4'])
  for (const x of [3, 9, 36, 49])
    softCoral(k, x, 17, 4, x < 20 ? CORAL : ROSE, '#ffd8c8', { seed: x })
  gorgonian(k, 61, 31, 19, RED, { lean: 0.9, seed: 4 })
  softCoral(k, 66, 29.5, 6, ROSE, '#f4c0d8', { lean: 0.4, seed: 3 })
  softCoral(k, 53, 31, 6, GOLD, '#f8dca8', { lean: 0.2, seed: 6 })
  gorgonian(k, 40, 55, 24, RED, { lean: 0.2, seed: 11 })
  softCoral(k, 61, 42.5, 6.5, VIOLET, '#d8c0f0', { lean: 0.4, seed: 9 })
  softCoral(k, 54, 43.5, 5, CORAL, '#ffd8c8', { lean: 0.2, seed: 10 })
  gorgonian(k, 53, 61, 16, ['#8c3c2c', '#e87a3c', '#ffc074'], { lean: 1, seed: 7 })
  softCoral(k, 57, 53.5, 5, CORAL, '#ffd8c8', { lean: 0.3, seed: 12 })
  softCoral(k, 33, 57, 7, ROSE, '#f4c0d8', { lean: 0.1, seed: 14 })
  softCoral(k, 46, 82, 6, CORAL, '#ffd8c8', { lean: 0.4, seed: 15 })
  for (const [x, y, seed] of points(
    '58 30 3 49 32 5 66 30.500 6 37 57 31 45 55.500 32 57 54 33 52 44.500 34 60 43.500 35 42 83 37 48 82 38',
    3,
  ))
    crust(
      k,
      [
        [x - 2.6, y + 0.6],
        [x, y],
        [x + 2, y + 0.4],
      ],
      moss,
      seed,
    )
}

/** The near edge in shadow at the left, with the great fan. */
function nearEdge(k) {
  path(k, '#131a52', 'M-2 28L6 31L10 38L8 45L16 53L18 61L26 67L27 75L36 81L40 92H-2Z')
  path(
    k,
    '#26327e',
    'M-2 28L6 31L10 38L4 35L-2 36ZM8 45L16 53L18 61L11 55L2 51ZM26 67L27 75L36 81L26 80L16 73L18 69Z',
  )
  softCoral(k, 5, 35, 8, CORAL, '#ffd8c8', { lean: 0.4, seed: 23 })
  gorgonian(k, 9, 66, 36, RED, { lean: 0.36, seed: 21 })
  softCoral(k, 24, 74, 10, VIOLET, '#d8c0f0', { lean: 0.3, seed: 22 })
  softCoral(k, 9, 81, 13, ROSE, '#f4c0d8', { lean: 0.2, seed: 24 })
  softCoral(k, 33, 88, 9, GOLD, '#f8dca8', { lean: 0.35, seed: 25 })
  path(
    k,
    '#0e1444',
    'M-2 78C2 76.500 6 77.500 10 79C14 77.500 20 79 23 81C28 81 31 84 34 85.500C38 86.500 41 89 43 92H-2Z',
  )
}

export default {
  alt: 'Una donna in apnea scende lungo la parete di Ras Mohammed, tra gorgonie rosse e nuvole di pesci arancioni, e incontra un grande pesce napoleone',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.8, -0.1], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      water(k)
      farWall(k)
      at(k, 128, 3, 0.62, keel)
      wall(k)
      gardens(k)
      anthiasCloud(
        k,
        [
          [26, 9, 3],
          [58, 10, 5],
          [78, 18, 9],
          [84, 30, 9],
          [78, 43, 6],
        ],
        {
          count: 110,
          size: 2.4,
          tones: [
            ['#f0702c', '#ffb458'],
            ['#f0702c', '#ffb458'],
            ['#f48c34', '#ffd078'],
            ['#c83c8c', '#f490c0'],
          ],
          seed: 6,
        },
      )
      nearEdge(k)
      anthiasCloud(
        k,
        [
          [30, 38, 7],
          [44, 30, 7],
          [60, 62, 6],
        ],
        {
          count: 34,
          size: 3.2,
          tones: [
            ['#f0642c', '#ffac50'],
            ['#f48034', '#ffc868'],
            ['#c03490', '#f088c4'],
          ],
          seed: 9,
        },
      )
      k.save()
      k.translate(84, 66)
      k.rotate(-0.2)
      k.scale(0.3, 0.3)
      napoleon(k)
      k.restore()
      k.save()
      k.translate(106, 48)
      k.rotate(-0.5)
      k.scale(0.36, 0.36)
      freeDiver(k)
      k.restore()
    })
    return finish(s, { vignette: 0.16, bloom: 0.12 })
  },
}
