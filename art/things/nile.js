// The Nile at Cairo before sunrise, seen from its west bank: the island with its tower, the mosque of the citadel behind, a felucca close by.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { smooth } from './leaf-edge.js'
import { folk, POSES, SKINS } from './slender-folk.js'

/** The row of the field where the far bank stands. */
export const BANK = 60

const box = (k, c, x, y, w, h) => {
  k.fillStyle = c
  k.fillRect(x, y, w, h)
}

/** The sky before sunrise: the sun is still below the island, on the left. */
export function evening(k) {
  const g = k.createLinearGradient(0, 0, 0, BANK)
  for (const [a, c] of [
    [0, '#122a5c'],
    [0.3, '#1f5a86'],
    [0.58, '#6aa4a4'],
    [0.8, '#f6cf94'],
    [1, '#ff9f62'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, BANK + 8)
  const glow = k.createRadialGradient(44, BANK, 0, 44, BANK, 60)
  glow.addColorStop(0, 'rgba(255,214,140,.75)')
  glow.addColorStop(1, 'rgba(255,190,120,0)')
  k.fillStyle = glow
  k.fillRect(-6, -6, 172, BANK + 8)
  // An old moon, its lit edge towards the sun.
  path(k, '#fff0cc', 'M66 14A4 4 0 1 0 72.500 18A4.300 4.300 0 0 1 66 14Z')
}

/** The tower of Cairo, 187 metres as 42 points: a lattice round a shaft that opens like a lotus. */
function tower(k) {
  const half = (y) => 1.15 + 0.5 * ((y + 20) / 20) ** 2 + (y < -24 ? ((-24 - y) / 8) ** 2 * 1.1 : 0)
  const ys = Array.from({ length: 34 }, (_, i) => -i)
  const side = (m) => ys.map((y) => [m * half(y), y])
  fill(k, '#3a3a6c', [...side(-1), ...side(1).toReversed()])
  fill(k, '#c9706a', [...side(-1), ...side(-0.4).toReversed()])
  // The lattice: lozenges of lit shaft between its bars.
  for (let i = 0; i < 21; i++)
    for (const u of i % 2 ? [-0.55, 0.5] : [-0.03]) {
      const y = -2 - i * 1.45
      const [x, r] = [u * half(y), half(y) * 0.26]
      fill(k, u < -0.2 ? '#ffd79a' : '#8f6f86', [
        [x, y - 0.85],
        [x + r, y],
        [x, y + 0.85],
        [x - r, y],
      ])
    }
  box(k, '#2c2f60', -2.9, -34.4, 5.8, 1.8)
  box(k, '#ffe0a0', -2.7, -33.8, 5.4, 0.5)
  box(k, '#2c2f60', -2, -35.8, 4, 1.5)
  box(k, '#ffe0a0', -1.8, -35.3, 3.6, 0.4)
  fill(
    k,
    '#2c2f60',
    points('-0.900 -35.700 0.900 -35.700 0.280 -37.500 0.100 -42 -0.100 -42 -0.280 -37.500'),
  )
}

/** The island: hotels with their first windows, the gardens, palms, lamps along the water. */
export function bank(k) {
  for (const [x, y, w] of points(
    '-6 55.600 9 4 53.800 5 12 56 7 62 55 6 70 53 4 76 56.200 9 87 54.400 5 95 56 8 113 55.600 8 124 54.200 6 133 56 9 145 53.400 5 152 55.800 14',
    3,
  ))
    box(k, '#9a7288', x, y, w, BANK - y)
  // The great mosque on its hill: domes one over the other, two minarets like pencils.
  const far = k.createLinearGradient(0, 34, 0, BANK)
  far.addColorStop(0, '#6c5c88')
  far.addColorStop(1, '#a8788a')
  path(k, far, 'M46 60C52 56 58 54.600 64 54.400H84C90 54.800 96 57 102 60Z')
  path(
    k,
    far,
    'M63 55V50.500H66C66 48.600 67 47.600 68.300 47.400C68.300 43.800 70.800 41.600 73.700 41.500V40.200H74.300V41.500C77.200 41.600 79.700 43.800 79.700 47.400C81 47.600 82 48.600 82 50.500H85V55Z',
  )
  for (const x of [65.2, 82.8])
    path(
      k,
      far,
      `M${x - 0.75} 52V40.600H${x - 1.1}V40H${x - 0.6}V36.400H${x - 0.85}V35.900H${x - 0.5}L${x} 31.600L${x + 0.5} 35.900H${x + 0.85}V36.400H${x + 0.6}V40H${x + 1.1}V40.600H${x + 0.75}V52Z`,
    )
  // Where the first light lies on them, to the left.
  path(
    k,
    '#f0a078',
    'M68.300 47.400C68.300 43.800 70.800 41.600 73.700 41.500C71.400 42.600 70 44.600 69.600 47.400ZM63 55V50.500H64V55Z',
  )
  for (const x of [65.2, 82.8])
    path(k, '#f0a078', `M${x - 0.75} 50V40.600H${x - 0.4}V50ZM${x - 0.6} 40V36.400H${x - 0.3}V40Z`)
  // Hotels: a round one at the point of the island, one broad and low.
  const mid = '#574c7c'
  const block = (x, y, w, lit) => {
    box(k, mid, x, y, w, BANK - y)
    box(k, '#b8697a', lit < 0 ? x : x + w - 1.3, y, 1.3, BANK - y)
  }
  block(11, 43, 7.6, 1)
  box(k, mid, 10.2, 42.2, 9.2, 1.1)
  box(k, mid, 12.6, 40.4, 4.4, 2)
  block(134, 51, 12, -1)
  box(k, mid, 141, 49.4, 3, 2)
  const r = random(4)
  for (const [x0, y0, nx, ny, dx] of points('12.400 45 4 7 1.300 136.400 52.600 7 2 1.300', 5))
    for (let i = 0; i < nx; i++)
      for (let j = 0; j < ny; j++)
        if (r() < 0.45) box(k, '#ffd48c', x0 + i * dx, y0 + j * 1.7, 0.6, 0.7)
  k.save()
  k.translate(36, BANK - 1)
  k.scale(-1, 1)
  tower(k)
  k.restore()
  const dark = '#2a3463'
  // Crowns of the gardens: long soft heads, no two alike.
  const wood = (c, text) => {
    const p = smooth(points(text), 6)
    fill(k, c, [...p, [170, BANK], [-8, BANK]])
  }
  wood(
    '#4b4578',
    '-8 57 0 56.800 4 55 8 53.200 12 54.600 16 55.800 20 56 25 54.200 29 56.400 35 57 41 54.600 45 53.400 49 55.600 54 56.600 59 54.800 63 54.400 66 56.600 72 57 78 54.800 83 53.600 87 55.600 93 57 104 57.200 116 56.800 124 54.600 127 54 131 56 137 57 144 56.600 149 54.400 154 55.800 160 53.800 170 55',
  )
  wood(
    dark,
    '-8 56.400 -3 55.200 2 55 6 57 13 57.600 17 57 20 55.400 24 55.200 28 57 34 58 40 57.800 43 56.600 47 56.400 50 57.600 58 58 64 57.400 67 56 72 55.800 76 57.400 90 58.200 104 58.200 118 57.800 121 56.400 126 56.200 130 57.800 140 58.200 145 57 149 56 155 56.400 159 57.800 164 57.400 170 56.800',
  )
  for (const [x, high, lean] of points(
    '8.500 8 0.500 30.500 9 -0.800 41.500 12.500 0.900 44.500 9.600 -0.500 63 7.500 -0.400 82 9.500 0.700 150 11.500 0.800 156 8.500 -0.700',
    3,
  )) {
    const [tx, ty] = [x + lean, BANK - high]
    stroke(k, dark, 0.42, `M${x} ${BANK}Q${x + lean * 0.2} ${BANK - high * 0.6} ${tx} ${ty}`)
    for (let i = 0; i < 9; i++) {
      const a = -Math.PI / 2 + (i - 4) * 0.56
      const [ex, ey] = [tx + Math.cos(a) * 2.5, ty + Math.sin(a) * 1.7 + 0.9]
      const [mx, my] = [tx + Math.cos(a) * 1.5, ty + Math.sin(a) * 1.7 - 0.4]
      path(k, dark, `M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + 0.75} ${tx} ${ty}Z`)
    }
  }
  box(k, '#222a54', -8, BANK - 0.9, 180, 1)
  for (const x of [2, 21, 30, 58, 68, 91, 126, 147, 156]) box(k, '#ffdf9c', x, BANK - 1.7, 0.5, 0.5)
}

/** An egret, feet at 0, looking left; 4 high, in the last light. */
function egret(k) {
  stroke(k, '#4a4454', 0.14, 'M0.300 -1.400L0.100 0M-0.100 -1.400L-0.300 0')
  path(
    k,
    '#fbe6d8',
    'M-0.700 -2.300C-0.500 -2.900 0.500 -2.700 1 -2C1.500 -1.500 1.900 -1 2.100 -0.700C1.300 -0.900 0.300 -1 -0.200 -1.400C-0.600 -1.700 -0.800 -2 -0.700 -2.300Z',
  )
  path(
    k,
    '#9c94b8',
    'M-0.200 -1.400C0.400 -1 1.300 -0.900 2.100 -0.700C1.500 -1.300 0.800 -1.600 0 -1.600Z',
  )
  stroke(k, '#fbe6d8', 0.34, 'M-0.500 -2.200C-1.100 -2.700 -0.200 -3.200 -0.600 -3.700')
  path(k, '#fbe6d8', 'M-0.960 -3.760a0.380 0.270 0 1 0 0.760 0a0.380 0.270 0 1 0 -0.760 0Z')
  path(k, '#e8a43c', 'M-0.900 -3.860L-1.800 -3.560L-0.880 -3.600Z')
}

const dress = (skin, top, low, more) => ({
  skin: SKINS[skin],
  top,
  low,
  hair: ['#2c2038', '#1c1830'],
  light: -1,
  ...more,
})
const aboard = (k, x, y, o) => {
  k.save()
  k.translate(x, y)
  k.scale(-1.04, 1.04)
  folk(k, { ...o, light: 1 })
  k.restore()
}

/**
 * A felucca of the Nile, water at 0, bow to the left, 44 long and 53 high (ten metres of boat), the afterglow on the left.
 * The short mast carries the long yard at its head; the sail hangs from the yard, its free corner held by the sheet.
 */
export function felucca(k) {
  stroke(k, '#2c2450', 0.16, 'M-5.500 -25.600L-19.800 -4.200')
  const g = k.createLinearGradient(-14, -10, 18, -40)
  for (const [a, c] of [
    [0, '#ffd296'],
    [0.55, '#fbb27c'],
    [1, '#ea9074'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M15.500 -52C12.400 -37 12.800 -22 16.600 -10.400C8 -9.400 -6 -9 -18.300 -9.400Z')
  path(
    k,
    '#c46a6c',
    'M15.500 -52C12.400 -37 12.800 -22 16.600 -10.400C14.400 -10 12 -9.800 9.600 -9.700C7.400 -22 8.600 -38 15.500 -52Z',
  )
  for (const d of [
    'M5.400 -39C2 -28 1.600 -17 3.200 -9.400',
    'M-4 -27C-6 -20 -6.200 -13 -5.400 -9.200',
  ])
    stroke(k, 'rgba(150,74,84,.45)', 0.16, d)
  fill(k, '#241c44', points('-6.500 -2 -5.500 -2 -5.250 -26.400 -5.750 -26.400'))
  fill(k, '#241c44', points('-21 -5.700 -20.400 -5.300 16.300 -53.200 15.900 -53.500'))
  stroke(k, '#241c44', 0.34, 'M-6.400 -24.100L-4.700 -25.500M-6.200 -25.600L-4.800 -24')
  stroke(k, '#2c2450', 0.16, 'M16.600 -10.400L15.400 -4')
  // Two on the benches: one tells, she points at the moon. The helmsman stands to his tiller.
  aboard(k, 5.4, -3.4, {
    ...POSES.sit,
    ...dress(1, ['#f0bc64', '#6c4464'], ['#3a3464', '#241f48']),
    armNear: [52, 40],
    armFar: [24, 60],
    hat: ['brim', '#f6dca8', '#a87468'],
  })
  aboard(k, -0.6, -3.4, {
    ...POSES.sit,
    ...dress(0, ['#e0605c', '#7c3458'], ['#f0c8a0', '#8c5c74']),
    cut: 'long',
    armFar: [132, 6],
    armNear: [20, 24],
    lean: -8,
  })
  stroke(k, '#4c2c44', 0.5, 'M14 -6.600L22 -4.700')
  aboard(k, 17.4, -2.6, {
    ...POSES.stand,
    ...dress(2, ['#fbd9b4', '#8c7494'], ['#fbd9b4', '#8c7494']),
    dress: 'sarong',
    armNear: [38, 30],
    armFar: [34, 24],
    hat: ['wrap', '#ffe6c4', '#a890a8'],
  })
  path(k, '#1c1a3c', 'M21.200 -4.700L22.600 -5L23 0H20.400Z')
  path(
    k,
    '#232652',
    'M-23 -5.800C-18 -3.500 -6 -2.600 4 -2.600C13 -2.600 18 -3.200 21.800 -4.900C21.600 -2.400 21 -1 20.200 0H-18C-20.400 -1 -22 -3 -23 -5.800Z',
  )
  path(
    k,
    '#ff9f68',
    'M-23 -5.800C-18 -3.500 -6 -2.600 4 -2.600C13 -2.600 18 -3.200 21.800 -4.900L21.800 -4.500C17 -2.800 12 -2.200 4 -2.200C-6 -2.200 -17 -3 -22.700 -5.200Z',
  )
  path(
    k,
    '#3c7c94',
    'M-22.500 -4.700C-17 -2.500 -6 -1.800 4 -1.800C12 -1.800 17 -2.400 21.700 -4L21.600 -3.300C17 -1.700 12 -1.100 4 -1.100C-6 -1.100 -17 -1.800 -22 -3.800Z',
  )
  // A child on the bow, legs over the side, and an egret that has come along.
  aboard(k, -15.6, -3.9, {
    ...POSES.sit,
    ...dress(0, ['#ffe2a8', '#8c6c80'], ['#4c9cac', '#2c4878']),
    near: [70, 62],
    far: [52, 60],
    shorts: true,
    shoe: ['#f2c39c', '#c98a74'],
    lean: 6,
  })
  k.save()
  k.translate(-22.4, -5.5)
  k.scale(-0.9, 0.9)
  egret(k)
  k.restore()
}
