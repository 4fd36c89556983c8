import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { couple, saxophonist } from '../../things/bridge-morning.js'
import { deck, steel } from '../../things/brooklyn-road.js'
import { tower } from '../../things/brooklyn-shore.js'
import { lens } from '../../things/lens.js'
import { empireState, oneWorld } from '../../things/manhattan.js'

const WATER = 71
const VIEW = { eye: [58, 4, -165], yaw: -8, f: 128, cx: 80, cy: WATER }
const up = lens(VIEW)
/** The same turned over: what the river mirrors. */
const down = (x, y, z) => up(x, -y, z)

const STONE = {
  bright: '#ffd8a4',
  lit: '#eca47c',
  course: '#d48870',
  shade: '#6c5c94',
  rib: '#8474a8',
  jamb: '#74588c',
  vault: '#544878',
  cast: '#a86888',
  wet: '#8c6484',
  deep: '#4c4878',
}
/** The same stone as the river shows it. */
const MIRROR = {
  bright: '#e4b4a8',
  lit: '#c8949c',
  course: '#b88498',
  shade: '#646098',
  rib: '#7470a4',
  jamb: '#645c98',
  vault: '#545490',
  cast: '#a47c98',
  wet: '#746498',
  deep: '#4c5090',
}
const PALE = {
  bright: '#f8d4bc',
  lit: '#e8b8ac',
  course: '#e8b8ac',
  shade: '#98a0c4',
  rib: '#98a0c4',
  jamb: '#a4a4c4',
  vault: '#98a0c4',
}
const NEAR_ROAD = {
  under: '#2c2c60',
  side: '#3c3c78',
  beam: '#24245a',
  edge: '#8c7498',
  rail: '#34346c',
}
const FAR_ROAD = {
  under: '#5c6094',
  side: '#5c64a0',
  beam: '#545890',
  edge: '#a090b0',
  rail: '#5c64a0',
}
const LINE = '#44447c'
const LONG = [14, 28, 42, 57, 73, 90, 108]

/** The bridge from far to near through either lens. */
function bridge(k, P, stone) {
  steel(k, P, -13, 486, 300, '#a4a0c0', { gap: 500, fan: [], width: 0.24, thin: 0.1 })
  tower(k, P, 486, PALE, false)
  steel(k, P, -13, 8, 486, '#8c88b0', { gap: 500, fan: [], width: 0.34, thin: 0.12 })
  deck(k, P, 4, 480, FAR_ROAD)
  steel(k, P, 13, 8, 486, '#5c6098', { gap: 16, fan: LONG, width: 0.5, thin: 0.13 })
  steel(k, P, -13, -8, -150, '#746c9c', { gap: 500, fan: LONG, width: 0.6, thin: 0.13 })
  tower(k, P, 0, stone)
  deck(k, P, -6, -135, NEAR_ROAD)
  steel(k, P, 13, -8, -135, LINE, { gap: 10, fan: LONG, width: 0.85, thin: 0.17 })
}

/** Manhattan in one pale plane, its eastern faces in the first sun, mist over its feet. */
function city(k) {
  for (const [x, wide, top] of points(
    '-3 6 61 3 5 57 8 4 63 12 5 59 28 5 60 35 6 55 72 5 62 77 4 57 96 4 58 100.500 5 62 106 4 65 114 6 63 120 4 66 126 5 64 131 7 67 143 5 65 149 6 67 155 8 64',
    3,
  )) {
    const cut = x + wide * 0.6
    fill(k, '#ecc4bc', points(`${x} 72 ${x} ${top} ${cut} ${top} ${cut} 72`))
    fill(k, '#b0b0d0', points(`${cut} 72 ${cut} ${top} ${x + wide} ${top} ${x + wide} 72`))
  }
  at(k, 23, 72, 0.078, (q) => oneWorld(q, ['#f8ccb8', '#a0a8d0', '#ccc4d4', '#fff0dc']))
  fill(k, '#ecc4bc', points('18.500 72 18.500 64 24 64 24 72'))
  fill(k, '#b0b0d0', points('24 72 24 64 27.500 64.300 27.500 72'))
  at(k, 111, 72, 0.044, (q) => empireState(q, ['#f0c8b8', '#b0b0d0', '#b0b0d0', '#fff0dc']))
  for (const [c, d] of [
    [
      'rgba(255,226,214,.55)',
      'M-6 73V66C10 64 22 67.500 40 65.500C58 64 70 67.600 88 66C104 64.600 118 68 136 66.400C150 65.400 160 67 168 66V73Z',
    ],
    [
      'rgba(250,222,216,.9)',
      'M-6 73V69.400C14 67.600 30 70.600 52 69C70 67.800 90 70.600 112 69.200C132 68.200 150 70.400 168 69V73Z',
    ],
  ])
    path(k, c, d)
}

/** Calm water: broad bands that cut the mirror, longer and wider apart towards us. */
function ripples(k) {
  for (const [x, y, l, t] of points(
    '20 77.400 26 0.260 58 79 30 0.320 30 81.600 40 0.420 6 84.600 34 0.560 52 86 30 0.600 96 75.400 22 0.200 118 73.600 26 0.160 84 78.600 14 0.300 134 77 24 0.260 2 75.200 18 0.200 26 88.600 44 0.700',
    4,
  ))
    path(
      k,
      'rgba(248,206,200,.62)',
      `M${x} ${y}Q${x + l * 0.4} ${y - t} ${x + l} ${y}Q${x + l * 0.6} ${y + t} ${x} ${y}Z`,
    )
}

/** The landing stage of boards on which we stand, its piles, a lamp that still burns. */
function pier(k) {
  const [Y, L, R, N, Z] = [1, 51, 100, -149, -131]
  const quad = (c, list) =>
    fill(
      k,
      c,
      list.map((p) => up(...p)),
    )
  // Piles stand before and beside it.
  for (const [x, z, top] of [
    [50.4, -131, 2.2],
    [50.4, -139, 2.2],
  ]) {
    const [px, py, q] = up(x, top, z)
    const foot = up(x, -0.5, z)[1]
    path(k, '#3c3464', `M${px - 0.3 * q} ${py}V${foot}H${px + 0.3 * q}V${py}Z`)
    path(k, '#e0a088', `M${px - 0.3 * q} ${py}V${foot}H${px - 0.16 * q}V${py}Z`)
    path(
      k,
      '#8c6880',
      `M${px - 0.3 * q} ${py}a${0.3 * q} ${0.07 * q} 0 1 0 ${0.6 * q} 0a${0.3 * q} ${0.07 * q} 0 1 0 ${-0.6 * q} 0Z`,
    )
  }
  const [gx, gy] = up(50.4, 2.24, -131)
  at(k, gx, gy, 0.82, gull)
  quad('#b07c88', [
    [L, Y, N],
    [L, Y, Z],
    [R, Y, Z],
    [R, Y, N],
  ])
  for (let x = L + 1.4; x < R; x += 1.4)
    quad('#94667c', [
      [x, Y, N],
      [x, Y, Z],
      [x + 0.08, Y, Z],
      [x + 0.08, Y, N],
    ])
  quad('#e8b098', [
    [L, Y + 0.25, Z],
    [R, Y + 0.25, Z],
    [R, Y, Z],
    [L, Y, Z],
  ])
}

/** A gull on a pile, looking at the two who dance. */
function gull(k) {
  path(
    k,
    '#fff4e8',
    'M-1.900 -1.500C-0.900 -2.300 0.300 -2.500 0.700 -3.200C0.900 -3.900 1.900 -3.900 2 -3.100C2 -1.900 1.300 -0.700 0.100 -0.600C-0.700 -0.600 -1.400 -1 -1.900 -1.500Z',
  )
  path(
    k,
    '#7c84ac',
    'M-2.900 -1.100C-1.700 -2.100 -0.500 -2.400 0.300 -2.200C0.500 -1.400 -0.300 -0.900 -1.200 -0.900Z',
  )
  path(
    k,
    '#f0a040',
    'M1.900 -3.300L2.800 -3L1.900 -2.900ZM-0.100 -0.700H0.150V0H-0.100ZM0.350 -0.700H0.600V0H0.350Z',
  )
  path(k, '#34305c', 'M1.350 -3.400a0.140 0.140 0 1 0 0.010 0Z')
}

/** Somebody on the boards after the long shadow that the sun behind us on the left casts. */
function onBoards(k, x, y, q, draw) {
  k.save()
  k.translate(x, y)
  k.transform(1, 0, -1.5, 0.16, 0, 0)
  k.scale(-q, q)
  draw(k, '#4c3c68')
  k.restore()
  at(k, x, y, q, draw, true)
}

export default {
  alt: 'Primo mattino sotto il ponte di Brooklyn: la torre di pietra con i due archi a punta prende il sole e si specchia nel fiume, la strada sospesa corre verso Manhattan nella foschia; sul molo due sposi ballano al suono di un sassofono',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [-0.3, 0.6], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, WATER)
      for (const [a, c] of [
        [0, '#3c7cac'],
        [0.35, '#7cacc4'],
        [0.62, '#f0c8b8'],
        [0.8, '#f8b8a8'],
        [0.93, '#b4a8c8'],
        [1, '#98a0c8'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      city(k)
      const water = k.createLinearGradient(0, WATER, 0, 90)
      for (const [a, c] of [
        [0, '#b8acc8'],
        [0.3, '#7c98c0'],
        [1, '#3c6ca0'],
      ])
        water.addColorStop(a, c)
      k.fillStyle = water
      k.fillRect(-5, WATER, 170, 30)
      k.save()
      k.beginPath()
      k.rect(-5, WATER, 170, 30)
      k.clip()
      bridge(k, down, MIRROR)
      k.globalAlpha = 0.24
      k.fillStyle = water
      k.fillRect(-5, WATER, 170, 30)
      k.restore()
      ripples(k)
      bridge(k, up, STONE)
      pier(k)
      onBoards(k, 117, 86.2, 1.34, couple)
      onBoards(k, 133, 86.6, 1.3, saxophonist)
    })
    return finish(s, { bloom: 0.14 })
  },
}
