import { fill, path, stroke } from '../core/field.js'

const cubic =
  ([a, b, c, d]) =>
  (t) =>
    [0, 1].map((i) => {
      const u = 1 - t
      return u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
    })

/** From ring to ring: the far rim of the cloth, its near rim, and its lowest line, pulled down where the hips lie. */
const A = [29.6, 62.8]
const B = [57.4, 62.2]
const FAR = cubic([A, [34, 66.4], [39, 68.4], [44, 68.6]])
const FAR_2 = cubic([[44, 68.6], [49.4, 68.8], [54, 65.8], B])
const NEAR = cubic([A, [33.4, 67.4], [39, 71.4], [45, 71.8]])
const NEAR_2 = cubic([[45, 71.8], [50, 72], [54.4, 67.4], B])
const LOW = cubic([A, [32, 69.4], [37.6, 74.4], [45.4, 75]])
const LOW_2 = cubic([[45.4, 75], [51, 75.2], [55.4, 69], B])
const run = (one, two) => (t) => (t < 0.5 ? one(t * 2) : two(t * 2 - 1))
const far = run(FAR, FAR_2)
const near = run(NEAR, NEAR_2)
const low = run(LOW, LOW_2)
const line = (f, t0 = 0.1, t1 = 0.9) =>
  Array.from({ length: 41 }, (_, i) => f(t0 + ((t1 - t0) * i) / 40))
const between = (u) => (t) => {
  const [a, b] = [near(t), low(t)]
  return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
}

function bone(k, c, a, b, wa, wb) {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [nx, ny] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l]
  fill(k, c, [
    [a[0] + nx * wa, a[1] + ny * wa],
    [b[0] + nx * wb, b[1] + ny * wb],
    [b[0] - nx * wb, b[1] - ny * wb],
    [a[0] - nx * wa, a[1] - ny * wa],
  ])
  for (const [q, w] of [
    [a, wa],
    [b, wb],
  ])
    path(k, c, `M${q[0] - w} ${q[1]}a${w} ${w} 0 1 0 ${w * 2} 0a${w} ${w} 0 1 0 ${-w * 2} 0Z`)
}

const SKIN = ['#d8965c', '#a8664c']

/** Who lies in it: the head on the raised end, the hips deepest, one knee up, the other leg over the rim. */
function reader(k) {
  path(
    k,
    '#fff4dc',
    'M34.200 66.600C34 65.400 35.400 65 36.800 65.800L40.400 68.200C40.800 69.200 39.800 70.200 38.600 69.900Z',
  )
  path(k, '#d8bca8', 'M36 68.200L40.400 68.200C40.800 69.200 39.800 70.200 38.600 69.900Z')
  // The far leg, its knee up.
  bone(k, SKIN[1], [46.4, 71], [50.2, 66.6], 0.95, 0.66)
  bone(k, SKIN[1], [50.2, 66.6], [53.2, 69.4], 0.6, 0.4)
  // Trunk of the body.
  fill(k, '#2c7c94', [
    [44, 69.2],
    [46.8, 69.7],
    [48.4, 71.4],
    [47, 73],
    [43, 72],
  ])
  fill(k, '#f4e4c4', [
    [40.6, 67.5],
    [42, 67.7],
    [45, 69.4],
    [44.6, 72.4],
    [40, 70.8],
    [39.6, 69],
  ])
  fill(k, '#fffaf0', [
    [40.6, 67.5],
    [42, 67.7],
    [45, 69.4],
    [44.8, 70.2],
    [41.4, 68.7],
    [39.9, 68.5],
  ])
  bone(k, SKIN[1], [40.4, 68.6], [39.2, 67.8], 0.55, 0.5)
  // The head, looking up at the page.
  k.save()
  k.translate(38.3, 66.8)
  k.rotate(-0.72)
  path(
    k,
    SKIN[0],
    'M-1.050 0C-1.100 -1 -0.500 -1.400 0.200 -1.350C0.900 -1.300 1.150 -0.700 1.100 -0.200L1.450 0.300L1.100 0.450C1.050 1 0.700 1.350 0.100 1.300C-0.600 1.300 -1 0.800 -1.050 0Z',
  )
  path(
    k,
    '#3c2c44',
    'M1 -0.850C0.500 -0.900 0.200 -0.600 0 -0.100C-0.100 0.400 -0.400 0.800 -0.500 1.300C-1.500 1.100 -1.700 -0.400 -1.200 -1.100C-0.600 -1.900 0.800 -1.700 1 -0.850Z',
  )
  k.restore()
  // The book stands open before the face, both hands under it.
  bone(k, SKIN[1], [42, 68.6], [44.6, 67.6], 0.45, 0.38)
  bone(k, SKIN[1], [44.6, 67.6], [43.6, 65.4], 0.36, 0.28)
  fill(k, '#2c6c94', [
    [41.5, 62.3],
    [44.7, 63.8],
    [43.5, 66],
    [40.5, 64.5],
  ])
  fill(k, '#fff8e4', [
    [41.3, 62.7],
    [44, 64],
    [43.2, 65.6],
    [40.5, 64.3],
  ])
  bone(k, SKIN[0], [41.2, 68.8], [43, 68], 0.5, 0.4)
  bone(k, SKIN[0], [43, 68], [42.1, 65.3], 0.38, 0.3)
}

/** Strap, rope, ring and the cords that spread from it into the cloth. */
function rigging(k) {
  const cord = '#7c5858'
  stroke(k, '#f4e4c4', 0.9, 'M23.750 58.750L25.900 59.200')
  stroke(k, '#a87c6c', 0.3, 'M23.550 59.250L25.850 59.750')
  stroke(k, '#f4e4c4', 0.8, 'M61.250 58.550L62.700 58.350')
  stroke(k, '#a87c6c', 0.3, 'M61.150 59.050L62.700 58.850')
  stroke(k, cord, 0.38, `M26.200 59.400L${A.join(' ')}M60.600 58.700L${B.join(' ')}`)
  for (const [ring, t] of [
    [A, 0.11],
    [B, 0.89],
  ])
    for (const f of [far, near, between(0.35), between(0.7), low])
      stroke(k, cord, 0.14, `M${ring.join(' ')}L${f(t).join(' ')}`)
  for (const [x, y] of [A, B])
    stroke(
      k,
      '#54406c',
      0.24,
      `M${x - 0.35} ${y}a0.350 0.350 0 1 0 0.700 0a0.350 0.350 0 1 0 -0.700 0`,
    )
}

/** A striped hammock with a reader, between trunks at 24.600 59 and 62 58.500; about eleven units are a metre. */
export function readerHammock(k) {
  rigging(k)
  fill(k, '#b05874', [...line(far), ...line(near).reverse()])
  fill(k, '#8c4468', [...line(far, 0.1, 0.34), ...line(near, 0.1, 0.34).reverse()])
  stroke(
    k,
    '#fcc468',
    0.3,
    `M${line(far)
      .map((p) => p.join(' '))
      .join('L')}`,
  )
  reader(k)
  const bands = [
    [0, 0.14, '#fff0d0'],
    [0.14, 0.4, '#e8785c'],
    [0.4, 0.54, '#fcc468'],
    [0.54, 0.78, '#e8785c'],
    [0.78, 0.88, '#fff0d0'],
    [0.88, 1, '#c85c5c'],
  ]
  for (const [a, b, c] of bands)
    fill(k, c, [...line(between(a)), ...line(between(b + 0.02)).reverse()])
  // Its under side turns from the light; folds draw from the weight to the ends.
  fill(k, 'rgba(96,44,92,.3)', [
    ...line((t) => between(0.62 - 0.3 * Math.max(0, t - 0.4))(t), 0.14),
    ...line(low, 0.14).reverse(),
  ])
  for (const [t0, t1, u0, u1] of [
    [0.11, 0.36, 0.3, 0.5],
    [0.12, 0.3, 0.7, 0.8],
    [0.89, 0.66, 0.3, 0.52],
    [0.88, 0.72, 0.66, 0.8],
  ]) {
    const [a, b, m] = [
      between(u0)(t0),
      between(u1)(t1),
      between((u0 + u1) / 2 + 0.06)((t0 + t1) / 2),
    ]
    path(
      k,
      'rgba(96,44,92,.35)',
      `M${a.join(' ')}Q${m[0]} ${m[1] - 0.25} ${b.join(' ')}Q${m[0]} ${m[1] + 0.35} ${a.join(' ')}Z`,
    )
  }
  for (let i = 0; i < 27; i++) {
    const [x, y] = low(0.16 + (i / 26) * 0.68)
    stroke(
      k,
      i % 3 ? '#c85c5c' : '#b05874',
      0.2,
      `M${x} ${y}l${i % 2 ? 0.12 : -0.08} ${0.42 + (i % 4) * 0.08}`,
    )
  }
  // The near leg hangs over the rim.
  bone(k, SKIN[0], [47.2, 71.2], [51, 70.4], 1, 0.72)
  bone(k, SKIN[0], [51, 70.4], [51.7, 75], 0.64, 0.38)
  path(
    k,
    SKIN[0],
    'M51.350 74.800L52.100 74.800C52.400 75.400 53.200 75.700 53.500 76.200L51.500 76.100C51.200 75.700 51.200 75.200 51.350 74.800Z',
  )
  path(k, SKIN[1], 'M51.500 71L52 74.900L52.200 74.900L51.700 70.600Z')
  path(
    k,
    '#3c8cac',
    'M46.600 70.300C48 69.900 49 69.700 49.600 69.700L49.900 71.700C49 72 48 72.300 47.200 72.300Z',
  )
}
