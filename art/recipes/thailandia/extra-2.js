import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { bananas, gableHouse, longHouse } from '../../things/canal-front.js'
import { bushyBank, quay, woods } from '../../things/canal-quay.js'
import { lapBuddha } from '../../things/lap-buddha.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const BANK = 57
const LEAF = ['#8cc48c', '#549c80', '#2f6c70']
const TEAK = ['#e0a06c', '#b0705c']
const MINT = ['#a8d4b4', '#6c9c98']
const CREAM = ['#f8d8a4', '#c89c80']
const ROSE = ['#eca088', '#b46c70']
const TILE = ['#e8784c', '#a84850']
const TIN = ['#a4b4bc', '#6c7c94']
const BROWN = ['#c47858', '#844c58']

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, BANK)
  for (const [a, c] of [
    [0, '#3f9fb4'],
    [0.4, '#8fcfc4'],
    [0.72, '#f4ecc4'],
    [1, '#ffd2a0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-1, -1, 162, 92)
}

function bank(k) {
  bushyBank(k)
  // Under the floors it is dark.
  for (const [x0, x1] of [
    [-6, 17.6],
    [28.2, 56],
    [64.2, 85.4],
    [130.2, 166],
  ])
    path(k, '#2c4c60', `M${x0} 52V57.500H${x1}V52Z`)
  for (const [x, q] of [
    [22.4, 1],
    [59.8, 0.8],
    [127.4, 0.6],
  ])
    bananas(k, x, 56, q, LEAF)
  quay(k)
  at(k, 0, BANK, 1, (c) => {
    longHouse(
      c,
      -6,
      19,
      TEAK,
      BROWN,
      [
        [0.32, 3.4, 1],
        [0.66, 3, 0],
      ],
      9,
    )
    longHouse(
      c,
      43,
      57,
      CREAM,
      BROWN,
      [
        [0.36, 2.2, 1],
        [0.74, 1.8, 0],
      ],
      3.6,
    )
    gableHouse(
      c,
      27,
      47,
      MINT,
      TILE,
      [
        [0.14, 2.4, 0],
        [0.42, 3, 1],
        [0.74, 2.4, 0],
      ],
      12,
    )
    longHouse(
      c,
      63,
      86.6,
      CREAM,
      TIN,
      [
        [0.12, 3, 0],
        [0.4, 3.4, 1],
        [0.74, 3, 0],
      ],
      6,
    )
    longHouse(
      c,
      140,
      172,
      TEAK,
      TILE,
      [
        [0.2, 3, 0],
        [0.46, 3.4, 1],
      ],
      7.6,
    )
    gableHouse(
      c,
      129,
      143.4,
      ROSE,
      BROWN,
      [
        [0.2, 2.4, 0],
        [0.6, 2.6, 1],
      ],
      8.6,
    )
  })
}

const MONK = {
  ...POSES.kneel,
  armNear: [40, 40],
  armFar: [62, 34],
  lean: 4,
  skin: SKINS[1],
  top: ['#ff9a34', '#c45a34'],
  low: ['#f08428', '#a84a38'],
  hair: ['#7c5444', '#54383c'],
  cut: 'none',
}

const WOMAN = {
  ...POSES.kneel,
  skin: SKINS[1],
  top: ['#fff4e0', '#d4b4b4'],
  low: ['#d0446c', '#842c58'],
  hair: ['#34202c', '#20142a'],
  cut: 'bun',
  armNear: [58, 30],
  armFar: [68, 26],
  lean: 14,
  nod: 8,
  after: (q, j, flat) => {
    const [x, y] = j.armNear.hand
    path(
      q,
      flat ?? '#c8d0e0',
      `M${x - 0.2} ${y - 0.3}H${x + 1.1}C${x + 1} ${y + 0.5} ${x + 0.1} ${y + 0.5} ${x - 0.2} ${y - 0.3}Z`,
    )
    path(q, flat ?? '#fffdf4', `M${x - 0.1} ${y - 0.3}Q${x + 0.45} ${y - 0.9} ${x + 1} ${y - 0.3}Z`)
  },
}

/** The monk's small boat, bow to the left; water at y = 0, a metre is one unit. */
function boat(k) {
  at(k, 0.55, -0.12, 1.55 / 7, (c) => folk(c, { ...MONK, light: 1 }), true)
  // His bowl with its lid, the gifts of the morning before it.
  path(
    k,
    '#4c3444',
    'M-0.860 -0.280C-0.900 -0.560 -0.360 -0.560 -0.400 -0.280L-0.460 -0.100H-0.800Z',
  )
  path(k, '#e8c070', 'M-0.860 -0.420Q-0.630 -0.620 -0.400 -0.420Z')
  path(
    k,
    '#fff4e4',
    'M-1.400 -0.300C-1.400 -0.560 -1.200 -0.600 -1.160 -0.420C-1.100 -0.640 -0.960 -0.580 -0.980 -0.280Z',
  )
  path(k, '#f07c9c', 'M-1.340 -0.300C-1.300 -0.500 -1.200 -0.540 -1.200 -0.300Z')
  path(
    k,
    '#8c5440',
    'M-2.200 -0.560C-1.500 -0.260 -0.800 -0.220 0 -0.220C0.800 -0.220 1.500 -0.300 2.250 -0.640C2.050 -0.240 1.800 0 1.500 0.060H-1.450C-1.800 0 -2.050 -0.200 -2.200 -0.560Z',
  )
  path(
    k,
    '#e8b078',
    'M-2.200 -0.560C-1.500 -0.260 -0.800 -0.220 0 -0.220C0.800 -0.220 1.500 -0.300 2.250 -0.640L2.190 -0.540C1.500 -0.200 0.800 -0.130 0 -0.130C-0.800 -0.130 -1.500 -0.170 -2.140 -0.460Z',
  )
  path(
    k,
    '#5c3844',
    'M-1.900 -0.160C-1 -0.040 1 -0.040 1.960 -0.180C1.800 0 1.650 0.040 1.500 0.060H-1.450C-1.650 0.040 -1.800 -0.040 -1.900 -0.160Z',
  )
}

/** His paddle over the side: the hands hold it, its blade is in the water behind him. */
function paddle(k) {
  stroke(k, '#6c4038', 0.055, 'M-0.140 -1.020L0.900 -0.010')
  path(
    k,
    '#a06c48',
    'M0.760 -0.200L0.820 -0.260C0.980 -0.180 1.120 -0.040 1.160 0.110H0.940C0.880 0.020 0.780 -0.080 0.760 -0.200Z',
  )
  path(k, 'rgba(226,246,236,.8)', 'M0.780 0.110Q1.040 0.080 1.400 0.110Q1.040 0.150 0.780 0.110Z')
}

/** Our own landing in the near shade, and she who waits on it. */
function near(k) {
  path(k, '#123048', 'M-1 84H48V91H-1Z')
  for (const x of [8, 27, 44]) path(k, '#2c2444', `M${x} 83H${x + 2.4}V91H${x}Z`)
  path(k, '#e0a470', 'M-1 77.400H47.400L49 81.600H-1Z')
  path(k, '#7c4a50', 'M-1 81.600H49V84H-1Z')
  for (const x of [11.4, 20, 29.6, 40])
    path(k, '#a86c58', `M${x} 77.400h0.260l${x * 0.012} 4.200h-0.340Z`)
  path(
    k,
    '#a0645c',
    'M33.800 79.300L39.600 79C42.600 79.300 45 79.900 47.200 80.400C48.400 80.700 48 81.300 46.800 81.200C43 81 38 80.400 33.800 79.900Z',
  )
  at(k, 38, 79.4, 13.4 / 7, (c) => folk(c, { ...WOMAN, light: -1 }))
  // The post and the eave of our own house.
  path(k, '#2a2648', 'M3.600 -1H6.800L7 78.600H3.400Z')
  path(k, '#b06c5c', 'M3.600 -1H4.300V78.600H3.400Z')
  path(k, '#2a2648', 'M-1 -1H50C34 3.400 16 9.600 -1 19Z')
  // Rafters under the thatch, a little light along each.
  k.save()
  k.clip(new Path2D('M-1 -1H50C34 3.400 16 9.600 -1 19Z'))
  for (const [x0, y0, x1, y1] of points(
    '-1 4.500 3.200 16.200 6 -1 11.500 12.400 17 -1 21.300 8.400 28 -1 31 4.600',
    4,
  )) {
    stroke(k, '#4c3c5c', 1.5, `M${x0} ${y0}L${x1} ${y1}`)
    stroke(k, '#8c6064', 0.4, `M${x0 + 0.7} ${y0}L${x1 + 0.7} ${y1}`)
  }
  stroke(k, '#403458', 1.1, 'M-1 9C10 4.400 18 1.600 27 -1')
  k.restore()
  path(k, '#c47c60', 'M50 -1C34 3.400 16 9.600 -1 19V17.800C16 8.600 33 2.600 46.600 -1Z')
}

export default {
  alt: 'Mattina su un canale di Thonburi, a Bangkok: oltre le case di legno su palafitte siede un immenso Buddha dorato, riflesso nell’acqua; dal pontile una donna offre il riso a un monaco in barca',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, disc: 0 },
      sun: [0.06, 0.3],
      horizon: BANK / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      woods(k)
      at(k, 107, 43, 0.87, lapBuddha)
      bank(k)
      path(k, '#7ea8a0', `M-1 ${BANK + 0.4}H161V91H-1Z`)
    })
    stillWater(s, {
      y: BANK / 90,
      sway: 0,
      press: 1.12,
      veil: [
        [0, '#1c6470', 0.22],
        [0.5, '#14586c', 0.5],
        [1, '#0c3c58', 0.86],
      ],
    })
    f.draw(s.k, (k) => {
      k.save()
      k.globalAlpha = 0.5
      k.translate(69.6, 81)
      k.scale(8, -6.6)
      boat(k)
      k.restore()
      at(k, 69.6, 80.4, 8, boat)
      at(k, 69.6, 80.4, 8, paddle)
      near(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
