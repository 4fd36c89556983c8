// The Thames below Tower Bridge on a misty morning: the city behind, the river, a houseboat at its moorings.
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** What can be made out of the city: the Shard on the left, a grey cruiser before it, domes and towers on the right. */
export function city(k) {
  const far = '#f0b494'
  const side = '#e09c88'
  path(k, far, 'M8 69L17.600 15L18.600 21L20.200 17L31 69Z')
  path(k, side, 'M18.600 21L20.200 17L31 69H21.500Z')
  path(
    k,
    far,
    'M120 69V44C121 35 124 29 127.500 26C131 29 134 35 135 44V69ZM148 69L150 33C154 29 160 30 163 35L161 69ZM139 69V38L144 36V69Z',
  )
  path(
    k,
    side,
    'M127.500 26C131 29 134 35 135 44V69H129C130.500 54 130 37 127.500 26ZM156 30.600C159 31 161.500 32.600 163 35L161 69H155.500ZM142 36.800L144 36V69H142Z',
  )
  // The White Tower with its four turrets.
  path(
    k,
    '#e8a88c',
    'M126 69V58H127V54.500L128.200 52.500L129.400 54.500V57H137V54.500L138.200 52.500L139.400 54.500V57H148V54L149.200 52L150.400 54V58H152V69Z',
  )
  path(k, '#e8a88c', 'M-6 69V58L2 57V61H9V55.500H15V62H24V59L30 58V63H40V60H47V69Z')
  // The cruiser at her quay.
  path(
    k,
    '#cc9490',
    'M33 69L31.500 66H36V64.500H39V62H40.500V58.500H41.200V62H43.500V60.500H45V63H48.500V59H49V63.500H52V65.200H57.500L56 69Z',
  )
}

/** Fog that lies along the river: flat below, torn above, thinning to both ends. */
export function fog(k, list) {
  for (const [x0, x1, y, h, a] of points(list, 5)) {
    const w = x1 - x0
    const u = (t, v) => `${x0 + w * t} ${y - h * v}`
    path(
      k,
      `rgba(255,238,208,${a})`,
      `M${u(0, 0)}C${u(0.08, 0.1)} ${u(0.12, 0.5)} ${u(0.2, 0.5)}C${u(0.25, 0.85)} ${u(0.34, 0.9)} ${u(0.4, 0.62)}C${u(0.46, 1.05)} ${u(0.58, 1.1)} ${u(0.64, 0.7)}C${u(0.7, 0.8)} ${u(0.78, 0.7)} ${u(0.82, 0.36)}C${u(0.9, 0.34)} ${u(0.95, 0.1)} ${u(1, 0)}C${u(0.8, -0.22)} ${u(0.6, -0.06)} ${u(0.5, -0.14)}C${u(0.3, -0.24)} ${u(0.15, -0.1)} ${u(0, 0)}Z`,
    )
  }
}

/** The river takes the colour of the sky far off and grows deep towards us. */
export function river(k, y) {
  const g = k.createLinearGradient(0, y, 0, 90)
  for (const [a, c] of [
    [0, '#f4cca4'],
    [0.16, '#c8c0b0'],
    [0.45, '#7ca4ac'],
    [1, '#2c6484'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, y, 174, 96 - y)
}

/** Ripples that break what the river mirrors: slits of its own colour, glints of the sky. */
export function ripples(k, y0) {
  const r = random(14)
  const tone = (t) =>
    t < 0.3 ? 'rgba(196,192,180,.75)' : t < 0.6 ? 'rgba(118,160,172,.75)' : 'rgba(64,120,146,.75)'
  for (let i = 0; i < 84; i++) {
    const t = r()
    const y = y0 + 1.6 + t ** 1.3 * 18
    const x = 40 + r() * 128
    const l = (1.2 + t * 7) * (0.6 + r() * 0.8)
    const h = 0.12 + t * 0.42
    path(
      k,
      i % 4 ? tone(t) : 'rgba(255,230,190,.7)',
      `M${x - l} ${y}Q${x - l * 0.3} ${y - h} ${x + l} ${y}Q${x + l * 0.2} ${y + h} ${x - l} ${y}Z`,
    )
  }
}

/** The houseboat that lies on the left: hull, deck, cabin with lit portholes, pots of geraniums, a stove that smokes. */
export function houseboat(k) {
  path(k, 'rgba(24,48,84,.55)', 'M-6 88C20 89.500 44 88 60 84.500C56 88 50 92 40 96H-6Z')
  path(
    k,
    '#2c2c54',
    'M-6 80.200C18 81.200 40 80 57.500 76.800C56.500 80.500 53.500 84.500 48 88.500C30 90.500 10 91.500 -6 91.500Z',
  )
  path(
    k,
    '#454478',
    'M-6 80.200C18 81.200 40 80 57.500 76.800C57.200 78.300 56.600 79.800 55.800 81.200C40 84 18 85.300 -6 84.400Z',
  )
  path(
    k,
    '#f0d8b0',
    'M-6 79.800C18 80.800 40 79.600 58 76.300L57.700 77.700C40 80.900 18 82.100 -6 81.100Z',
  )
  path(
    k,
    '#b83c48',
    'M-6 88.400C16 88.600 34 87.400 50 86.800C49.500 87.400 48.800 88 48 88.500C30 90.500 10 91.500 -6 91.500Z',
  )
  // The deck.
  path(
    k,
    '#c8987c',
    'M-6 77C10 77.600 24 77.400 38 76.600C46 76.200 52 75.800 58 76.300C40 79.600 18 80.800 -6 79.800Z',
  )
  path(k, '#8c6470', 'M-6 79C14 79.800 34 79 52 76.600L58 76.300C40 79.600 18 80.800 -6 79.800Z')
  // The cabin.
  path(k, '#2c5c74', 'M-6 68.500L19 69.200L20.500 79.300L-6 78.600Z')
  path(k, '#3c7c8c', 'M-6 68.500L14 69.100L14.800 79.200L-6 78.600Z')
  path(k, '#f4dcb4', 'M-6 67.200L19.500 68.100L20.200 69.900L-6 69Z')
  path(k, '#c89478', 'M13.800 68L19.500 68.100L20.200 69.900L14 69.700Z')
  for (const x of [-1, 5, 11]) {
    path(k, '#f0d0a0', `M${x} 72a1.800 1.800 0 1 0 0.010 0Z`)
    path(k, '#ffc45c', `M${x} 72.500a1.300 1.300 0 1 0 0.010 0Z`)
    path(k, '#fff0c0', `M${x - 0.3} 72.700a0.700 0.700 0 1 0 0.010 0Z`)
  }
  path(k, '#34304c', 'M7 68.300V61.500H8.600V68.400Z')
  path(k, '#54506c', 'M7 68.300V61.500H7.700V68.300Z')
  path(k, '#34304c', 'M6.500 61.600L7.800 60.400L9.100 61.600Z')
  path(
    k,
    'rgba(255,246,228,.75)',
    'M7.600 59.600C6.600 58 8.400 57 8 55.600C7.600 54 9.600 53.400 9.600 51.600C11.200 53 10.600 54.600 11 55.600C11.400 57 9.800 57.600 9.800 58.600C9.400 59.400 8.400 59.800 7.600 59.600Z',
  )
  for (const [x, q, c] of [
    [-2.6, 1, '#e0484c'],
    [2, 1.15, '#f07c6c'],
    [12.5, 0.95, '#e0484c'],
    [16, 1.1, '#d84468'],
  ]) {
    path(k, '#b0604c', `M${x - 0.9 * q} ${66.4}h${1.8 * q}l${-0.3 * q} 1.700h${-1.2 * q}Z`)
    path(
      k,
      '#3c7454',
      `M${x - 1.6 * q} ${66.4}C${x - 1.8 * q} ${65} ${x - 0.6 * q} ${64.4} ${x} ${64.6}C${x + 1 * q} ${64} ${x + 1.9 * q} ${65.2} ${x + 1.5 * q} ${66.4}Z`,
    )
    for (const [dx, dy] of points('-1 64.900 -0.100 64.200 0.900 64.800 0.300 65.300'))
      path(k, c, `M${x + dx * q} ${dy - 0.5}a0.520 0.480 0 1 0 0.010 0Z`)
  }
  // Rail, rope, the post she is tied to.
  for (const x of [26, 34, 42, 50])
    stroke(k, '#4c4464', 0.26, `M${x} ${79.6 - (x - 26) * 0.07}v-4.600`)
  stroke(k, '#4c4464', 0.2, 'M20 75.600L26 75.400L34 74.800L42 74.200L50 73.400L57 75.600')
}

/** A corgi that sits and looks to the right, 10 high. */
export function corgi(k) {
  path(
    k,
    '#c87840',
    'M-4.200 0C-5 -3.500 -3.600 -6 -1.200 -6.800C-1.400 -8 -1 -9.200 -0.800 -10.600L0.700 -9.300H1.800L3.200 -10.400C3.300 -9.200 3.300 -8.600 3.600 -8L5.600 -7C5.800 -6.200 5 -5.800 3.400 -5.700C2.800 -4.600 2.600 -3 2.600 0Z',
  )
  path(
    k,
    '#fff0dc',
    'M0.600 -5.600C1.600 -5.400 2.600 -5.400 3.400 -5.700C2.800 -4.600 2.600 -3 2.600 0H0.800C0.400 -2 0 -3.600 0.600 -5.600ZM3 -7.400L5.600 -7C5.800 -6.200 5 -5.800 3.400 -5.700Z',
  )
  path(
    k,
    '#e8a060',
    'M-4.200 0C-5 -3.500 -3.600 -6 -1.200 -6.800C-1.400 -8 -1 -9.200 -0.800 -10.600L-0.200 -10C-0.400 -8 -0.400 -7 -1 -6C-2.600 -5 -3.400 -3 -3.200 0Z',
  )
}
