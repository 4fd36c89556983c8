import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { awning, bench, hull } from '../../things/abra.js'
import * as creek from '../../things/creek-fish.js'

const [CORAL, LIT, SHADE, DEEP] = ['#d89868', '#ecb67c', '#ac7068', '#7c4c5c']

/** Low sun from the left: one warm sky in broad rays. */
function rays(k) {
  path(k, '#ffc880', 'M-6 -6H166V60H-6Z')
  for (const [a, b] of points('-14 -40 24 -2 56 44', 2))
    fill(k, '#ffda98', [
      [-10, 52],
      [170, a],
      [170, b - 14],
    ])
  fill(k, '#ffe8b4', [
    [-10, 52],
    [-10, 0],
    [60, -10],
  ])
}

/** A wind tower seen over its corner: slots, poles; foot at 0, as wide and high as told. */
function windTower(k, wide, high, slots) {
  const [l, r] = [-wide * 0.62, wide * 0.38]
  path(k, LIT, `M${l} 0V${-high}H0V0Z`)
  path(k, SHADE, `M0 0V${-high}H${r}V0Z`)
  const foot = -high * 0.42
  for (const [x0, x1, c, n] of [
    [l, 0, '#a86c5c', slots],
    [0, r, DEEP, slots - 1],
  ]) {
    const step = (x1 - x0) / n
    for (let i = 0; i < n; i++) {
      const x = x0 + step * (i + 0.24)
      path(
        k,
        c,
        `M${x} ${foot}V${-high + 2.4}a${step * 0.26} ${step * 0.4} 0 0 1 ${step * 0.52} 0V${foot}Z`,
      )
    }
  }
  path(
    k,
    '#fff0c8',
    `M${l - 0.7} ${-high}v-1.200H0v1.200ZM${l - 0.5} ${foot + 1}h${-l + 0.5}v0.900H${l - 0.5}Z`,
  )
  path(k, '#94606c', `M0 ${-high}v-1.200H${r + 0.7}v1.200ZM0 ${foot + 1}h${r + 0.4}v0.900H0Z`)
  for (const t of [0.55, 0.76]) stroke(k, '#7c4840', 0.45, `M${l - 2} ${-high * t}H${r + 1.6}`)
}

/** The old quarter on the bank, roofs of many heights; its foot at 50. */
function oldTown(k) {
  for (const [x, wide, high] of points(
    '-6 26 12 20 18 9 38 22 13 60 20 8 80 20 12 100 16 7 116 24 10 140 30 14',
    3,
  )) {
    path(k, CORAL, `M${x} 52V${50 - high}h${wide}V52Z`)
    path(k, LIT, `M${x} 52V${50 - high}h${wide * 0.3}V52Z`)
    path(k, '#fff0c8', `M${x} ${50 - high}h${wide}v0.800h${-wide}Z`)
    for (let i = 0; i * 5 + 4 < wide; i++)
      path(
        k,
        i % 3 ? DEEP : '#3c7c84',
        `M${x + 2 + i * 5} ${high > 9 ? 47 : 50}v-3.500a1.100 1.300 0 0 1 2.200 0v3.500Z`,
      )
  }
  at(k, 50, 42, 1, (q) => windTower(q, 15, 36, 4))
  at(k, 90, 42, 1, (q) => windTower(q, 10, 26, 3))
  at(k, 10, 44, 1, (q) => windTower(q, 11, 24, 3))
  // A slim minaret with its gallery.
  path(k, LIT, 'M108 50V24H111V50Z')
  path(k, SHADE, 'M110 50V24H111.500V50Z')
  path(
    k,
    CORAL,
    'M106.800 25H112.800V23.400H106.800ZM108.200 23.400C108.200 20 109 18.600 109.800 17C110.600 18.600 111.400 20 111.400 23.400Z',
  )
  path(k, '#94606c', 'M-6 49.500H166V53H-6Z')
  path(k, '#e8b47c', 'M-6 49H166V50.300H-6Z')
}

/** Waves with drawn crests, larger towards us. */
function water(k) {
  path(k, '#3c9c9c', 'M-6 52H166V96H-6Z')
  path(
    k,
    '#5cb4a8',
    'M-6 52H60C40 54 20 55 -6 58ZM84 54C104 53 130 54 166 52.500V55C140 57 110 56 84 54Z',
  )
  path(k, '#1f7c88', 'M-6 64C10 60 22 66 38 63C60 59 80 66 102 63C124 60 144 66 166 61V96H-6Z')
}

function nearWater(k) {
  path(
    k,
    '#136478',
    'M-6 80C6 76 14 82 28 79C44 76 56 83 76 80C94 77 108 83 124 78C138 74 150 79 166 74V96H-6Z',
  )
  path(k, '#0c4c64', 'M-6 89C12 84 24 91 44 87C66 83 84 92 106 87C126 83 146 89 166 84V96H-6Z')
  for (const [c, d] of [
    [
      '#7cd0bc',
      'M-6 80C6 76 14 82 28 79C44 76 56 83 76 80C94 77 108 83 124 78C110 81.500 96 79 78 81.500C58 84 44 78 28 80.500C14 82.500 6 78.500 -6 81.500Z',
    ],
    [
      '#2c8c94',
      'M44 87C66 83 84 92 106 87C88 90 66 86 44 87ZM126 85.500C140 86 152 87.500 166 84C154 85.500 140 84 126 85.500Z',
    ],
    [
      '#fff4dc',
      'M104 81C113 80.500 120 76 126 69.500C127.500 72.500 131 76 138 78.500C145 81 152 81 158 80C151 84 141 85 131 82C124 86 112 85.500 104 81Z',
    ],
    [
      '#a8dccc',
      'M110 82C118 81.500 123 78.500 127 75C129 78 133 80.500 140 82.500C136 83 133 82.600 131 82C124 86 115 84.500 110 82Z',
    ],
    ['#fff4dc', 'M-2 74C6 73 12 75 20 79C28 82 36 80 44 82C34 84 22 83 14 80C8 78 4 76 -2 74Z'],
  ])
    path(k, c, d)
}

export default {
  alt: 'Sul Creek di Dubai, da un’abra che beccheggia davanti alle torri del vento, un gabbiano tira per la coda il pesce appena comprato da un passeggero, che non molla; gli altri ridono e filmano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.4], horizon: 0.56 })
    const f = field(s)
    f.draw(s.k, (k) => {
      rays(k)
      oldTown(k)
      water(k)
      k.save()
      k.translate(77, 60)
      k.rotate(-0.075)
      k.translate(-80, -58)
      bench(k)
      stroke(k, '#6c3c38', 1.2, 'M25 46L14 58')
      at(k, 38, 51.5, 1, creek.filming)
      at(k, 54.8, 51.8, 0.86, creek.pointing)
      at(k, 73, 51.5, 1.03, creek.robed)
      hull(k)
      // Their feet stand on the deck's edge.
      at(k, 16.5, 59.5, 1, creek.boatman)
      awning(k)
      at(k, 103, 62, 1, creek.fishBuyer)
      k.save()
      k.translate(107.6, 44.2)
      k.rotate(-0.5)
      k.scale(1.03, 1.03)
      creek.kingfish(k)
      k.restore()
      at(k, 103, 62, 1, creek.buyerArm)
      at(k, 133, 31, 0.95, creek.gull)
      k.restore()
      nearWater(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
