import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { thunderhead } from '../../things/harbour-thunderhead.js'
import { lens } from '../../things/lens.js'
import { low, pedestal, starFort, trees } from '../../things/liberty-island.js'
import { liberty } from '../../things/liberty-turned.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const HORIZON = 75
const FAR = 250
const P = lens({ eye: [0, 4.6, 0], f: 190, cx: 104, cy: HORIZON })

/** The sea after the storm: a calm far sheet, short swells nearer, the statue's own colours broken on them. */
function sea(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  for (const [a, c] of [
    [0, '#a8c0b0'],
    [0.25, '#5c90a0'],
    [1, '#24507c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, HORIZON, 170, 20)
  const dash = (c, x, y, l, t) =>
    path(
      k,
      c,
      `M${x - l} ${y}Q${x - l * 0.2} ${y - t} ${x + l} ${y - t * 0.1}Q${x + l * 0.2} ${y + t} ${x - l} ${y}Z`,
    )
  for (const [x, y, l, t] of points(
    '70 80.500 9 0.240 140 81.400 12 0.280 88 83.600 13 0.360 150 85 12 0.440 72 86.400 10 0.460 128 88 16 0.600 92 89 12 0.560 60 82.400 8 0.280',
    4,
  ))
    dash('#1c4874', x, y, l, t)
  mirror(k, dash)
}

/** The pedestal stands in the water: its bright side and its dark side, broken by the swell, wider towards us. */
function mirror(k, dash) {
  for (let i = 0, y = 80.4; y < 91; i++) {
    const near = (y - 80) / 10
    const [t, sway] = [0.16 + near * 0.42, Math.sin(i * 2.4) * (0.5 + near * 1.6)]
    const wide = 8.5 - near * 1.2 + Math.sin(i * 1.7) * 1.4
    dash('#f0cda8', 101.5 - wide * 0.12 + sway, y, wide * 0.78, t)
    if (i % 2) dash('#48a898', 106 + sway * 1.4, y + t * 0.4, wide * 0.42, t * 0.7)
    dash('#7a6c98', 112.5 + sway * 0.8 + Math.sin(i * 3.1), y + t * 0.9, wide * 0.56, t * 0.85)
    if (i % 2 === 0 && y < 85) {
      dash('#a890a4', 84 - near * 6 + sway * 2, y + 0.2, 6 - near * 4, t * 0.6)
      dash('#c4a0a0', 131 + near * 5 - sway, y + 0.3, 7 - near * 5, t * 0.6)
    }
    y += 0.72 + near * 1.1
  }
}

/** The island: its sea wall, lawn, the fort among its trees, the pedestal. */
function island(k) {
  const [left, right, wall] = [-78, 84, 196]
  fill(k, '#6c9470', [P(-52, 10, FAR), P(-26, 16, FAR), P(28, 16, FAR), P(54, 10, FAR)])
  pedestal(k, P, FAR)
  starFort(k, P, FAR)
  const LEAVES = ['#1c4c5c', '#2c6c64', '#7cb078']
  const foot = P(0, 4.4, 215)[1]
  const west =
    '67 10 9.400 50 9 8 58.500 12 6.800 74.500 11 6.600 44 8 4.800 80.500 7 4.400 63 7 3.600'
  const east = '158 12 9.600 142 9 7.800 150 11 6.200 136 7 4.600 146 6 3.400'
  trees(k, foot, points(west, 3), LEAVES, 4)
  trees(k, foot, points(east, 3), LEAVES, 9)
  // Lawn and sea wall; its foot wet, a line of foam.
  fill(k, '#7ca870', [P(left, 3.4, wall), P(right, 3.4, wall), P(70, 4.4, 226), P(-66, 4.4, 226)])
  fill(k, '#e4c0a4', [
    P(left - 3, -0.2, wall),
    P(right, -0.2, wall),
    P(right, 3.4, wall),
    P(left, 3.4, wall),
  ])
  fill(k, '#fff0cc', [
    P(left, 2.8, wall),
    P(right, 2.8, wall),
    P(right, 3.4, wall),
    P(left, 3.4, wall),
  ])
  fill(k, '#6c6488', [
    P(left - 3, -0.3, wall),
    P(right, -0.3, wall),
    P(right, 0.9, wall),
    P(left - 2, 0.9, wall),
  ])
  // What the water shows of the wall.
  fill(
    k,
    'rgba(228,192,172,.4)',
    points(
      '36 79.700 44 80.500 60 80.700 74 80.600 90 80.750 104 80.700 120 80.600 136 80.750 150 80.650 168 80.700 168 79.700',
    ),
  )
  fill(k, '#50487c', [P(right, -0.3, wall), P(right, 3.4, wall), P(70, 4.4, 226), P(70, -0.3, 226)])
}

/** One gull on the wind, the sun under its left wing. */
function gull(k) {
  k.save()
  k.translate(135, 30)
  k.rotate(-0.16)
  path(
    k,
    '#7c9cb4',
    'M0.200 -0.200C1.400 -2.200 3.600 -3.400 6.400 -2.800C4.600 -2.200 2.800 -0.800 1.400 0.700Z',
  )
  path(
    k,
    '#fff8ec',
    'M-0.400 0C-1.800 -2.400 -4.400 -3.400 -7.200 -2.400C-5 -2.200 -3 -0.800 -1.200 0.900Z',
  )
  path(
    k,
    '#34406c',
    'M-7.200 -2.400L-5.200 -2.960L-5.400 -2.260ZM6.400 -2.800L4.800 -2.950L5 -2.350Z',
  )
  path(
    k,
    '#fff8ec',
    'M-2.400 1.300C-1.400 0 0 -0.700 1.600 -0.500C2.200 -0.400 2.400 0 2.100 0.300C1 1 -0.600 1.400 -2.400 1.300Z',
  )
  path(k, '#a4b4c8', 'M-2.400 1.300C-1 1 0.800 0.800 2.100 0.300C1 1 -0.600 1.400 -2.400 1.300Z')
  path(k, '#f0a040', 'M2.100 -0.200L3.100 0.200L2.100 0.350Z')
  k.restore()
}

const DECK = 'M-6 84.500C14 83.400 34 84.600 50 88.200C54 89.200 57.500 91.500 60 98H-6Z'

/** The stern of the ferry with its white rail; a child on the bench lifts her cone as high as the torch. */
function stern(k) {
  const rail = (up) =>
    `M-6 ${84.4 - up}C14 ${83.2 - up} 34 ${84.4 - up} 50 ${88 - up * 0.98}C54 ${89 - up * 0.95} 58 ${92 - up * 0.8} 60 98`
  for (const up of [3, 6]) stroke(k, '#e8dcd8', 0.28, rail(up))
  for (const [x, y] of points('2 84.100 13 83.800 24 84.100 35 84.900 45.500 86.900', 2))
    stroke(k, '#d0c8d0', 0.5, `M${x} ${y}v-9.400`)
  stroke(k, '#b0a4bc', 0.8, rail(9.4))
  stroke(k, '#fff6e8', 0.5, rail(9.6))
  path(k, '#34305c', DECK)
  path(k, '#94707c', 'M-6 86.600C14 85.600 33 86.800 46 89.600C50 90.700 53 93 55 98H-6Z')
  // The bench, after its shadow and that of him who stands before it.
  path(
    k,
    '#54406c',
    'M22 88.600L40 87.900L44.500 89.300L41 89.700L25 89.300ZM24.800 89.500L28 89.400L52 93V95H42Z',
  )
  path(
    k,
    '#24224c',
    'M22 88.400L22.600 84.800H36.600L37.200 88.800H36L35.600 86.400H23.600L23.200 88.400Z',
  )
  path(k, '#c87c68', 'M21.600 84H37.400V85.400H21.600Z')
  path(k, '#f0b48c', 'M21.600 84H37.400V84.400H21.600Z')
  const who = (x, y, high, o) => at(k, x, y, high / 7, (q) => folk(q, { light: -1, ...o }))
  who(32.5, 84.2, 11.4, {
    ...POSES.stand,
    near: [11, 3],
    far: [-12, 4],
    armNear: [-16, 12],
    armFar: [160, 12],
    nod: -14,
    dress: 'skirt',
    top: ['#ffc84c', '#d88440'],
    low: ['#ffc84c', '#d88440'],
    skin: SKINS[1],
    hair: ['#5c3440', '#341c38'],
    cut: 'long',
    bare: true,
    shoe: '#e8e0e8',
    after: (q, j, shadow) => {
      if (shadow) return
      const [x, y] = j.armFar.hand
      path(q, '#e0a05c', `M${x - 0.34} ${y - 0.5}H${x + 0.42}L${x + 0.04} ${y + 0.7}Z`)
      path(
        q,
        '#fff0e4',
        `M${x - 0.46} ${y - 0.5}C${x - 0.6} ${y - 1.1} ${x - 0.2} ${y - 1.3} ${x} ${y - 1.8}C${x + 0.3} ${y - 1.3} ${x + 0.7} ${y - 1.1} ${x + 0.54} ${y - 0.5}Z`,
      )
      path(
        q,
        '#f090a4',
        `M${x + 0.04} ${y - 1.7}C${x + 0.3} ${y - 1.3} ${x + 0.7} ${y - 1.1} ${x + 0.54} ${y - 0.5}H${x + 0.1}Z`,
      )
    },
  })
  who(23.6, 89.7, 17, {
    ...POSES.stand,
    near: [12, 3],
    far: [-13, 6],
    armFar: [52, 22],
    armNear: [-10, 20],
    nod: -8,
    lean: 3,
    top: ['#e86c50', '#a83c50'],
    low: ['#4c5888', '#2c305c'],
    skin: SKINS[1],
    hair: ['#d8d0d8', '#9088a8'],
    hat: ['brim', '#fff0d4', '#b89ca4'],
    shoe: '#241c3c',
  })
}

export default {
  alt: 'La Statua della Libertà dal battello dopo il temporale: il sole la accende di verde chiaro contro il cielo color ardesia, mentre una nube si allontana sulla baia; a poppa una bambina in piedi sulla panca alza il gelato come una fiaccola',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.2, 0.3], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, HORIZON)
      for (const [a, c] of [
        [0, '#1c3c78'],
        [0.45, '#386ca4'],
        [0.8, '#8cb8c4'],
        [1, '#f8e4c0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      thunderhead(k)
      // The far shore.
      path(
        k,
        '#8cacac',
        'M-6 75.200V72.800C10 71.600 22 72.600 34 72.200C50 71.400 60 73 74 72.600C100 72.200 130 73.200 168 72.400V75.200Z',
      )
      sea(k)
      island(k)
      gull(k)
      const [x, y, q] = P(0, low(47), FAR)
      at(k, x, y, q * 1.25, liberty)
      // The whole stern, bench and feet too, stands clear of the lower edge.
      k.save()
      k.translate(0, -2)
      stern(k)
      k.restore()
    })
    return finish(s, { bloom: 0.12 })
  },
}
