import { fill, path } from '../core/field.js'

// The bow of a longtail close by, afloat, seen from its left; in points of the field.

const bez = ([a, b, c, d], t) => {
  const u = 1 - t
  return [0, 1].map(
    (i) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i],
  )
}
const RAIL = [
  [118.6, 9],
  [119.5, 44],
  [124, 62.5],
  [172, 64],
]
const KEEL = [
  [115.2, 9.6],
  [114.4, 52],
  [118, 84],
  [178, 96],
]
const FAR = [
  [118.4, 12],
  [120.5, 41],
  [128, 56],
  [172, 59.5],
]
const line = (c, n = 40, t0 = 0) =>
  Array.from({ length: n + 1 }, (_, i) => bez(c, t0 + ((1 - t0) * i) / n))
/** The line at `s` of the way from the rail (0) down to the keel (1). */
const strake = (s) => {
  const [a, b] = [line(RAIL), line(KEEL)]
  return a.map(([x, y], i) => [x + (b[i][0] - x) * s, y + (b[i][1] - y) * s])
}

/** Where she floats: the water along her side runs from the stem towards us. */
const FLOAT = { x: 124, y: 80, slope: 0.12 }

/** Upside down in the water; draw before `bow`. */
export function bowMirror(k) {
  k.save()
  k.globalAlpha = 0.6
  k.transform(1, 2 * FLOAT.slope, 0, -1, 0, 2 * (FLOAT.y - FLOAT.x * FLOAT.slope))
  bow(k)
  k.restore()
}

export function bow(k) {
  k.save()
  k.beginPath()
  for (const p of [
    [90, -20],
    [190, -20],
    [190, FLOAT.y + (190 - FLOAT.x) * FLOAT.slope],
    [90, FLOAT.y + (90 - FLOAT.x) * FLOAT.slope],
  ])
    k.lineTo(...p)
  k.clip()
  // Inside: the far rail, the shaded planks, a bench.
  fill(k, '#5c2438', [...line(FAR), ...line(RAIL).reverse()])
  fill(k, '#d87c44', [
    ...line(FAR),
    ...line(FAR)
      .map(([x, y]) => [x, y + 0.9])
      .reverse(),
  ])
  const band = (s0, s1, c) => fill(k, c, [...strake(s0), ...strake(s1).reverse()])
  band(0, 1, '#c4542c')
  band(0, 0.1, '#f0a050')
  band(0.1, 0.14, '#7c2c34')
  band(0.14, 0.27, '#1c8c98')
  band(0.27, 0.3, '#f8e8c0')
  band(0.3, 0.52, '#dc6c38')
  band(0.74, 1, '#98382f')
  band(0.9, 1, '#702838')
  for (const s of [0.52, 0.74]) band(s, s + 0.012, '#702838')
  k.restore()
}

/** Light that the ripples throw up on the planks, lens by lens. */
export function shimmer(k) {
  for (const [t, s, l] of [
    [0.5, 0.8, 5],
    [0.58, 0.66, 7],
    [0.66, 0.84, 6],
    [0.76, 0.62, 8],
    [0.84, 0.8, 9],
  ]) {
    const [a, b] = [bez(RAIL, t), bez(KEEL, t)]
    const [x, y] = [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s]
    path(
      k,
      '#ec8444',
      `M${x} ${y}q${l * 0.4} ${-0.6 + l * 0.1} ${l} ${l * 0.12}q${-l * 0.5} ${0.9} ${-l} ${-l * 0.12}Z`,
    )
  }
}

/** Scarves and flowers tied round the stem for the spirit of the boat, their ends in the wind from the right. */
export function scarves(k) {
  for (const [t, c, dim, tail, fold] of [
    [
      0.22,
      '#1fae94',
      '#107468',
      'C111 28.500 107.500 30 105 34C103 37 100.500 38.500 98 38.700C101 41 105 40.500 107.500 37.500C110 34.500 112.500 32 116.600 30.500Z',
      'M115.600 28C111.500 29.500 108 32.500 106 36C105 38 103 39.600 101.400 40C104 40.500 106 39.500 107.500 37.500C110 34.500 112.500 32 116.600 30.500Z',
    ],
    [
      0.165,
      '#ffc433',
      '#d88a1c',
      'C112 21 109 22.500 107.500 25.500C106.500 27.500 104.500 28 102.500 27.200L103.600 29.400L102.800 31.400C106 31.800 108.800 30.500 110.200 28C111.600 26 113.500 25 116.800 24.400Z',
      'M115.400 21.600C112.500 22.400 110.300 24 109 26.800C108 29 105.500 30.500 102.800 31.400C106 31.800 108.800 30.500 110.200 28C111.600 26 113.500 25 116.800 24.400Z',
    ],
    [
      0.12,
      '#f03c78',
      '#b01c5c',
      'C109 15.500 104 15.500 100 19.500C97 22 94 22 91 21C93 25 98 26.500 102 24C106.500 21 110 19.500 116.900 19.200Z',
      'M115.400 17C110 17.500 105 20.500 101 23.400C98.500 24.800 96 24.800 94 24.200C97 25.700 100 25.200 102 24C106.500 21 110 19.500 116.900 19.200Z',
    ],
  ]) {
    const [x0, y0] = bez(KEEL, t)
    path(k, c, `M${x0} ${y0}${tail}`)
    path(k, dim, fold)
    const right = (y) => line(RAIL).find((p) => p[1] >= y)[0] + 0.4
    const [l, w, sag] = [x0 - 0.5, 1.9, y0 + 1.3]
    const foot = y0 + w * 2
    path(
      k,
      c,
      `M${l} ${y0 - 0.6}Q${l + 2} ${sag} ${right(y0 - 1.6)} ${y0 - 1.6}L${right(foot - 1.6)} ${foot - 1.6}Q${l + 2} ${foot + 1.3} ${l} ${foot - 0.6}Z`,
    )
    path(
      k,
      dim,
      `M${l + 2.4} ${y0 + 0.2}Q${l + 3} ${y0} ${right(y0 - 1.6)} ${y0 - 1.6}L${right(foot - 1.6)} ${foot - 1.6}Q${l + 3.4} ${foot - 0.2} ${l + 2.7} ${foot + 0.2}Z`,
    )
  }
  // The garland: marigolds in a loop that hangs in front of the stem, jasmine between them.
  for (let i = 0; i <= 16; i++) {
    const t = i / 16
    const x = 114.4 + t * 5.6
    const y = 34.5 + Math.sin(t * Math.PI) * 9.5
    const q = i % 4 === 2 ? 0.62 : 0.86
    k.fillStyle = i % 4 === 2 ? '#fff8e8' : t > 0.6 ? '#e0701c' : '#ff9c28'
    k.beginPath()
    for (let j = 0; j < 14; j++) {
      const a = (j / 14) * 6.283
      k.lineTo(x + Math.cos(a) * q * (j % 2 ? 1 : 0.8), y + Math.sin(a) * q * (j % 2 ? 1 : 0.8))
    }
    k.fill()
  }
}

/** A sunbird that drinks from the garland: beak at 0, 0, its body to the left. */
export function sunbird(k) {
  path(
    k,
    '#20304c',
    'M0 0C-0.500 -0.300 -0.900 -0.360 -1.300 -0.300L-1.200 -0.100C-0.800 -0.160 -0.400 -0.100 0 0Z',
  )
  path(
    k,
    '#6c7c3c',
    'M-1.150 -0.250C-1.300 -0.700 -2 -0.800 -2.400 -0.300C-3 0.200 -3.600 0.900 -4.400 2.200L-3.600 2C-2.800 1.500 -1.700 1 -1.300 0.300Z',
  )
  path(
    k,
    '#ffd848',
    'M-1.700 0.150C-1.300 0.300 -1.500 0.900 -2.100 1.300C-2.700 1.700 -3.300 1.900 -3.700 1.900C-3 1.300 -2.400 0.500 -1.700 0.150Z',
  )
  path(
    k,
    '#283c8c',
    'M-1.150 -0.200C-1 0.200 -1.200 0.600 -1.700 0.700C-2 0.400 -1.900 0 -1.500 -0.200Z',
  )
  path(
    k,
    '#4c5c30',
    'M-2.100 -0.200C-2 -1.400 -2.400 -2.600 -3.400 -3.800C-3.700 -2.600 -3.500 -1 -2.700 0.200Z',
  )
  path(
    k,
    '#94a050',
    'M-2.300 0.100C-3 -1 -4.200 -1.900 -5.600 -2.300C-5.200 -1.200 -4 0 -2.900 0.500Z',
  )
}
