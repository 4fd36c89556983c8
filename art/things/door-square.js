// A house of Stone Town on its square, the lane to the sea beside it; the afternoon sun behind our right shoulder.
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed, lens } from './curves.js'

const SHADE = '#8c5a80'
const EYE = 66
/** A point of the flank of the house: t towards the end of the lane, y as it is at the corner. */
const flank = (t, y) => [104 + 28 * t, y + (EYE - y) * t]
/** The same for the house across the lane, close to us. */
const across = (t, y) => [168 - 36 * t, y + (EYE - y) * t]
const quad = (k, c, side, t0, t1, y0, y1) =>
  fill(k, c, [side(t0, y0), side(t1, y0), side(t1, y1), side(t0, y1)])

/** The end of the lane: sky, the channel, a dhow that passes. */
export function channel(k) {
  const g = k.createLinearGradient(0, 0, 0, EYE)
  for (const [t, c] of [
    [0, '#2c7cb0'],
    [0.5, '#74b8cc'],
    [1, '#f8e4bc'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 -6 166 -6 166 ${EYE} -6 ${EYE}`))
  // Mares' tails, high up.
  for (const [x, y, q, c] of [
    [124, 30, 1.15, '#dcecec'],
    [139, 44, 0.6, '#f8ecd0'],
  ])
    at(k, x, y, q, (e) => {
      path(
        e,
        c,
        'M-12 5C-5 4.600 4 2 9 -3C10.500 -4.600 10.800 -6 9.600 -7C12.400 -6.600 12 -3.600 10 -1.600C5 2.800 -4 5.400 -12 5Z',
      )
      path(
        e,
        c,
        'M-6 7.500C0 7 6 5 9.500 1.500C11 0 11.200 -1 10.600 -2C12.600 -0.800 12 1 10.600 2.400C6.500 6 0 7.800 -6 7.500Z',
      )
      path(e, c, 'M2 2.600C5 1 7 -1 7.600 -3.400C8 -1 6 1.600 2 2.600Z')
    })
  fill(k, '#2c94ac', points(`110 ${EYE} 150 ${EYE} 150 72 110 72`))
  fill(k, '#54b8b4', points(`110 67.400 150 67.400 150 72 110 72`))
  for (const [x, y, l] of points('126 66.700 2 134 66.900 3 129 67.900 2.500 136 68.300 2', 3))
    lens(k, 'rgba(255,250,226,.8)', x, y, l, 0.08, 0.06)
  at(k, 133.2, 66.9, 0.62, (c) => {
    path(
      c,
      '#5c3450',
      'M-4 -1.200C-2 -0.600 2 -0.600 4.600 -2C4 -0.400 3 0.300 2.200 0.400H-2.400C-3.200 0.200 -3.800 -0.400 -4 -1.200Z',
    )
    stroke(c, '#5c3450', 0.3, 'M0.600 -1L1.200 -8')
    path(
      c,
      '#fff8ea',
      'M4.400 -3C3.600 -7 1 -11 -3 -13.400C-4 -8 -4 -5 -3.400 -2.200C-1 -3.200 2 -3.500 4.400 -3Z',
    )
    path(
      c,
      '#d8b8b4',
      'M-3 -13.400C-4 -8 -4 -5 -3.400 -2.200L-2 -2.700C-2.800 -6 -3 -9.500 -3 -13.400Z',
    )
  })
}

/** The houses down the lane, then the flank of ours: sun above, the shade of the house across below. */
export function lane(k) {
  quad(k, '#e8c4a0', flank, 0.72, 0.86, 14, 76)
  quad(k, '#c09ca8', flank, 0.72, 0.86, 44, 76)
  quad(k, '#f4dcb4', flank, 0.72, 0.86, 14, 17)
  quad(k, '#94809c', flank, 0.75, 0.78, 48, 57)
  quad(k, '#94809c', flank, 0.8, 0.83, 48, 57)
  quad(k, '#dc9c78', flank, 0, 0.72, 9, 76)
  k.save()
  k.beginPath()
  for (const p of [flank(0, 9), flank(0.72, 9), flank(0.72, 76), flank(0, 76)]) k.lineTo(...p)
  k.clip()
  fill(k, SHADE, [
    flank(0, 47),
    flank(0.1, 43),
    flank(0.1, 38),
    flank(0.34, 37),
    flank(0.34, 30),
    flank(0.72, 26),
    flank(0.72, 76),
    flank(0, 76),
  ])
  k.restore()
  for (const [t, y] of points('0.120 19 0.320 19 0.480 19 0.600 19')) {
    const w = 0.1 - t * 0.07
    quad(k, '#f0c498', flank, t - 0.012, t + w + 0.012, y - 1.4, y)
    quad(k, '#2c6c74', flank, t, t + w, y, y + 13)
    quad(k, '#4c9c94', flank, t + w * 0.52, t + w, y, y + 13)
  }
  for (const [t, y] of points('0.150 53 0.360 53 0.520 53')) {
    const w = 0.09 - t * 0.06
    quad(k, '#a87890', flank, t - 0.012, t + w + 0.012, y - 1.4, y + 12)
    quad(k, '#4c305c', flank, t, t + w, y, y + 11)
  }
  quad(k, '#f8d4a4', flank, 0, 0.72, 8, 10.6)
  quad(k, '#c07c6c', flank, 0, 0.72, 10.6, 11.6)
  quad(k, '#a06c88', flank, 0, 0.72, 43.5, 45)
  // A wooden bay on its brackets over the lane.
  quad(k, '#603848', flank, 0.4, 0.58, 22, 42)
  fill(k, '#844c48', [
    flank(0.4, 22),
    [flank(0.4, 22)[0] + 3, flank(0.4, 22)[1] + 2],
    [flank(0.4, 42)[0] + 3, flank(0.4, 42)[1] - 0.5],
    flank(0.4, 42),
  ])
}

/** The square: worn slabs, the sun from the right; the shade of the houses behind us on the near part. */
export function square(k) {
  path(k, '#eec08c', 'M-6 76H100L126 67.500H140L150 72L172 84V98H-6Z')
  path(k, '#f8d8a4', 'M-6 79.500C30 78 70 80 110 77.500C90 82.500 40 83.500 -6 83Z')
  for (const d of [
    'M-6 80H18M24 80H52M92 79.600H112M-6 83H8M14 83H40M46 83H80M88 82.600H120',
    'M18 80L14 83M40 80L36 83M100 79.700L98 82.700M60 83L54 86.500M80 83L76 86.500M112 80.400L112 82.600',
    'M112 75.400H136M118 72.400H135M122 70.500H135',
  ])
    stroke(k, '#d49c74', 0.28, d)
}

/** Shade over square and corner: the roofs behind us, then up the wall. */
export function nearShade(k) {
  k.save()
  k.globalAlpha = 0.62
  const d = points(
    '-8 87.500 6 87.200 7 85.800 20 85.600 21 87 38 86.800 40 85 56 84.600 57 86 74 85.200 76 83.400 90 82.800 94.500 77.600 96 71 98 69 99.500 61 102 56 104 47 104 76',
  )
  fill(k, '#6c3c74', [...d, ...points('122 69.400 124 67 140 67 150 71 172 83 172 98 -8 98')])
  k.restore()
}

/** The house across the lane, dark and near: its corner, a lantern, bougainvillea over its wall. */
export function nearHouse(k) {
  quad(k, '#7c5480', across, 0.62, 0.86, 22, 76.4)
  quad(k, '#6c4474', across, 0.66, 0.71, 46, 58)
  quad(k, '#6c4474', across, 0.76, 0.8, 46, 58)
  fill(k, '#46295c', [across(0, -200), across(0.62, -10), across(0.62, 76.4), across(0, 91)])
  fill(k, '#583468', [across(0.54, -40), across(0.62, -10), across(0.62, 76.4), across(0.54, 78.3)])
  fill(k, '#341f4c', [across(0.2, 30), across(0.42, 38), across(0.42, 80.5), across(0.2, 86)])
  fill(k, '#5c3448', [across(0.23, 35), across(0.4, 41), across(0.4, 80.8), across(0.23, 85.3)])
  for (let i = 0; i < 6; i++)
    for (const t of [0.27, 0.315, 0.36]) {
      const [x, y] = across(t, 44 + i * 6.6)
      lens(k, '#c88c54', x, y, 0.4, 0.3)
    }
  // Lantern on its iron arm.
  stroke(
    k,
    '#241438',
    0.5,
    'M147.200 34.500C143 34 140.500 33 138.600 31.500M147 38C144 37 142 35 140.500 33M138.600 31.500V34',
  )
  path(
    k,
    '#241438',
    'M136.800 35.200L138.600 33.400L140.400 35.200ZM137.100 41H140.100L139.600 42H137.600Z',
  )
  path(k, '#ffdc8c', 'M137 35.400H140.200L139.800 41H137.400Z')
  stroke(k, '#241438', 0.25, 'M137 35.400L137.400 41M140.200 35.400L139.800 41M138.600 35.400V41')
}

/** Bougainvillea that hangs over the wall: many small heads, dark below, lit above, leaves between. */
export function bougainvillea(k) {
  const r = random(9)
  const [A, B, C, D, L, M] = ['#641a58', '#a82868', '#dc4484', '#ff86a4', '#2c3c50', '#487858']
  path(
    k,
    '#3c1c50',
    closed(points('170 -8 136 -6 140 4 145 9 149 17 154 22 158 30 162 34 170 36'), 0.9),
  )
  const heads = []
  for (let i = 0; i < 74; i++) {
    const t = r()
    const [x, y] = [136 + t * 32 + (r() - 0.5) * 3, -3 + r() * (8 + t * 27)]
    heads.push([x, y, 1.5 + r() * 1.6, r()])
  }
  for (const [x, y, q, v] of heads.sort((a, b) => a[1] - b[1]).reverse()) {
    const leaf = v < 0.22
    for (const [c, m, dx, dy] of leaf
      ? [
          [L, 1, 0, 0],
          [M, 0.6, 0.2, -0.25],
        ]
      : [
          [A, 1.06, 0, 0.1],
          [B, 0.88, 0.02, -0.06],
          [C, 0.58, 0.16, -0.22],
          [D, v > 0.6 ? 0.24 : 0, 0.3, -0.4],
        ])
      path(
        k,
        c,
        closed(
          Array.from({ length: 10 }, (_, i) => {
            const a = (i / 10) * 6.283 + v * 5
            const g = m * q * (i % 2 ? 1.05 : 0.8) * (0.9 + r() * 0.2)
            return [x + dx * q + Math.cos(a) * g * 1.1, y + dy * q + Math.sin(a) * g * 0.86]
          }),
          1,
        ),
      )
  }
  for (const [x, y] of points(
    '129 78.500 134 80 142 83 122 80.500 138 77 147 87 131 84.500 152 85',
  ))
    path(k, '#d84480', `M${x} ${y}l0.800 -0.300l0.500 0.400l-0.800 0.300Z`)
}
