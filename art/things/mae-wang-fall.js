import { at, fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { leafMass } from '../nature/leaf-mass.js'

/** The wood behind the fall, paler and paler: trunks and crowns in three rows. */
export function deepWood(k) {
  const r = random(8)
  const rows = [
    ['#d0e2b4', 44, 15, 1.1],
    ['#a8cca0', 52, 13, 1.6],
    ['#7cae8c', 60, 10, 2.3],
  ]
  for (const [c, foot, n, wide] of rows) {
    for (let i = 0; i < n; i++) {
      const x = ((i + 0.2 + r() * 0.6) / n) * 172 - 6
      const lean = (r() - 0.5) * 5
      const w = wide * (0.5 + r() * 0.9)
      path(
        k,
        c,
        `M${x - w * 1.5} ${foot + 6}Q${x - w * 0.5} ${foot - 8} ${x + lean - w * 0.4} -4H${x + lean + w * 0.4}Q${x + w * 0.5} ${foot - 8} ${x + w * 1.5} ${foot + 6}Z`,
      )
      if (i % 2)
        path(
          k,
          c,
          `M${x + lean * 0.5} 22Q${x + 5} 14 ${x + 8 + r() * 4} 2L${x + 9.5} 4Q${x + 6} 18 ${x + lean * 0.5} 28Z`,
        )
    }
    const line = []
    for (let x = -6; x <= 168; x += 4)
      line.push([x, foot - 3 - Math.sin(x * 0.13 + foot) * 3 - r() * 3])
    fill(k, c, [...rough(line, 0.8, foot), [168, 80], [-6, 80]])
  }
}

/** The wooded slope out of which the cliff comes. */
export function slope(k) {
  const edge = (x) =>
    (x < 86 ? 20 + Math.max(0, 74 - x) * 0.5 : 18 + Math.max(0, x - 104) * 0.42) +
    Math.sin(x * 0.27) * 2.2 +
    Math.sin(x * 0.61 + 1) * 1.2
  const body = []
  for (let x = 14; x <= 170; x += 3) body.push([x, edge(x) + 4])
  fill(k, '#4f8876', [...body, [170, 68], [14, 68]])
  leafMass(k, {
    box: [16, 14, 168, 66],
    inside: (x, y) =>
      y > edge(x) &&
      (y < edge(x) + 7 + Math.sin(x * 0.4) * 3 || Math.abs(y - 61 - Math.sin(x * 0.33) * 2) < 2.4),
    light: (x, y) => 0.95 - (y - edge(x)) / 26 + Math.sin(x * 0.27 + 2) * 0.2,
    size: 3.4,
    flat: 0.7,
    side: 1,
    tones: [
      ['#4c8474', '#548c78', '#609880'],
      ['#548c78', '#68a080', '#80b088'],
      ['#68a080', '#84b488', '#b4cc88'],
    ],
  })
}

/** The cliff: its face in planes, three ledges, moss on whatever looks up. */
export function cliff(k) {
  fill(
    k,
    '#54706c',
    rough(
      points(
        '44 72 46 62 51 60 52 50 58 47 60 38 66 35 67 27 74 23.500 84 22 98 22.500 108 25 112 31 120 34 123 43 132 46 135 56 143 60 147 74',
      ),
      0.8,
      4,
    ),
  )
  const facets = [
    ['#8c9c7c', '67 27 74 23.500 80 22.500 79 30 76 37 70 38 66 35'],
    ['#74887c', '60 38 66 35 70 38 76 37 75 44 68 49 62 47 58 47'],
    ['#8c9c7c', '52 50 58 47 62 47 68 49 66 56 58 60 51 60'],
    ['#74887c', '46 62 51 60 58 60 66 56 66 66 60 72 44 72'],
    ['#3c5860', '97 22.500 108 25 112 31 109 40 101 38 97 30'],
    ['#46646a', '101 38 109 40 112 31 120 34 123 43 116 51 106 48'],
    ['#3c5860', '106 48 116 51 123 43 132 46 135 56 126 62 112 60'],
    ['#34505a', '112 60 126 62 135 56 143 60 147 74 108 74'],
    ['#405e62', '80 38 88 36 98 39 102 47 92 50 82 48'],
    ['#405e62', '72 50 82 48 92 50 104 50 108 60 96 64 76 63'],
  ]
  for (const [i, [c, text]] of facets.entries()) fill(k, c, rough(points(text), 0.5, i + 2))
  for (const [i, text] of [
    '66 35 70 33.500 76 34.500 79 36.500 74 38.500 70 38 66 36.500',
    '51 50 58 46.500 66 47 70 49 64 51 57 50.500',
    '99 37 106 36.500 113 32 120 34 115 38 108 41 101 39.500',
    '105 48 114 47 124 42.500 132 46 126 49 117 52 108 50',
    '44 63 51 59.500 60 59 64 61 56 63.500 48 64.500',
    '128 57 135 55 143 60 138 62 130 60',
  ].entries())
    fill(k, i === 2 || i === 3 || i === 5 ? '#4c8460' : '#9cb864', rough(points(text), 0.5, i + 9))
}

/** One drop of the fall: its edges waver, dark slits open below, its foot frays into teeth. */
export function drop(k, [x0, x1, y0], [x2, x3, y1], seed, slits = 2, fray = 0.3) {
  const r = random(seed)
  const side = (a, b, m) =>
    Array.from({ length: 7 }, (_, i) => {
      const t = i / 6
      return [a + (b - a) * t ** 0.7 + (i && i < 6 ? (r() - 0.5) * m : 0), y0 + (y1 - y0) * t]
    })
  const left = side(x0, x2, 0.7)
  const right = side(x1, x3, 0.7)
  const n = 5 + Math.round((x3 - x2) / 2)
  const teeth = Array.from({ length: n - 1 }, (_, i) => [
    x2 + ((x3 - x2) * (i + 1)) / n,
    y1 + (i % 2 ? -fray : fray * 0.6) * (0.5 + r()),
  ])
  fill(k, '#f8faec', [
    [x0 + 0.3, y0 - 0.5],
    [x1 - 0.3, y0 - 0.5],
    ...right,
    ...teeth.reverse(),
    ...left.reverse(),
  ])
  for (let i = 0; i < slits + 3; i++) {
    const t = (i + 0.4 + r() * 0.5) / (slits + 3)
    const [a, b] = [x0 + (x1 - x0) * t, x2 + (x3 - x2) * t]
    const w = 0.25 + r() * (x3 - x2) * 0.045
    const s0 = y0 + (y1 - y0) * r() * 0.4
    const s1 = y0 + (y1 - y0) * (0.7 + r() * 0.3)
    const mid = a + (b - a) * 0.6
    path(
      k,
      i < slits ? '#6c9490' : '#bcdcd4',
      `M${mid - 0.1} ${s0}Q${mid + w} ${(s0 + s1) / 2} ${b + w} ${s1}L${b - w} ${s1 - 0.8}Q${mid - w * 0.6} ${(s0 + s1) / 2} ${mid - 0.1} ${s0}Z`,
    )
  }
}

/** A gibbon hangs by one hand from 0, 0, and holds the other out to the right; about 10 high. */
export function hanger(k, [coat, lit]) {
  const arm = (c, d, w) => stroke(k, c, w, d)
  arm(coat, 'M0.100 -0.200C-0.700 0.500 -0.500 1 -0.300 1.400', 0.34)
  // Legs drawn up, the near one lower.
  arm(coat, 'M1.700 8.300C2.800 8.900 3.400 9.200 3.900 9', 1)
  arm(coat, 'M3.900 9C3.700 9.900 3.300 10.600 3.500 11.300', 0.6)
  arm(coat, 'M1 8.400C1.800 9.700 2.200 10.100 2.500 10.200', 1.05)
  arm(coat, 'M2.500 10.200C1.800 10.900 1.300 11.400 1.400 12.200L2 12.300', 0.6)
  path(
    k,
    coat,
    'M0 4.600C1 4.200 2.400 4.600 2.700 5.600C3 6.800 2.600 8.400 1.600 8.900C0.700 9.100 0 8.600 0 7.600C-0.100 6.600 -0.400 5.400 0 4.600Z',
  )
  path(
    k,
    lit,
    'M0 4.600C0.300 4.400 0.600 4.400 0.900 4.500C0.500 5.800 0.500 7.400 0.900 8.900C0.300 8.800 0 8.300 0 7.600C-0.100 6.600 -0.400 5.400 0 4.600Z',
  )
  arm(coat, 'M0.300 5C-0.200 3.800 -0.500 2.800 -0.300 1.300', 0.7)
  arm(lit, 'M0 4.600C-0.400 3.600 -0.600 2.800 -0.450 1.300', 0.26)
  arm(coat, 'M2.300 5.200C3.200 5.900 4 6 4.600 5.600', 0.66)
  arm(coat, 'M4.600 5.600C5.300 5 5.800 4.300 6.300 3.600L6.700 3', 0.46)
  // The head: pale ring about a dark face.
  path(k, coat, 'M1.700 2.300a1.250 1.300 0 1 0 0.010 0Z')
  path(k, '#f0e4cc', 'M2.100 2.750a0.900 0.950 0 1 0 0.010 0Z')
  path(k, '#4c3848', 'M2.250 3.050a0.620 0.680 0 1 0 0.010 0Z')
  path(k, '#f0e4cc', 'M-0.150 -0.500h0.500v0.600h-0.500ZM6.500 2.600h0.450v0.600h-0.450Z')
}

/** The great tree on the left with its buttresses, lianas and one long bough. */
export function greatTree(k) {
  path(
    k,
    '#24424c',
    'M-6 92V-6H15C14 14 14.500 40 17 56C19 68 25 76 34 82L36 92ZM12 -4C26 4 44 8 62 7.500C76 7 88 5 98 -1L99 1C90 8 76 11.500 62 11.500C42 12 26 10 12 14Z',
  )
  path(
    k,
    '#3c6460',
    'M9 -6H15C14 14 14.500 40 17 56C19 68 25 76 34 82L35 86C24 80 16 72 13 60C10 44 9 20 9 -6ZM15 9.500C30 9 48 12 62 11.500C76 11.500 90 8 99 1L98.500 0.200C88 7 76 9.600 62 9.800C44 10 28 8 15 5Z',
  )
  path(k, '#1a323e', 'M-6 92V60C0 66 3 78 12 92ZM0 -6C1 20 1 40 4 60L2 60C-1 40 -2 20 -2 -6Z')
  for (const d of [
    'M28 9C27 24 29 36 27 50',
    'M40 11C41 20 39 26 40.500 33',
    'M98 0C104 10 110 12 118 8',
    'M20 10C24 30 20 44 23 62',
  ])
    stroke(k, '#2c5054', 0.5, d)
  const tones = [
    ['#1c3c48', '#24505a', '#2c6460'],
    ['#24505a', '#2c6460', '#4c8464'],
    ['#2c6460', '#4c8464', '#8cac5c'],
  ]
  leafMass(k, {
    box: [-4, -6, 112, 12],
    inside: (x, y) =>
      y < 3 + Math.sin(x * 0.19) * 3 + Math.sin(x * 0.47) * 1.6 - Math.max(0, x - 70) * 0.16,
    light: (x, y) => 0.2 + (y + 4) / 14 + (x / 160) * 0.4,
    size: 2.6,
    tones,
  })
}

/** Broad leaves of a banana about one foot. */
export function banana(k, x, y, high, leaves) {
  for (const [angle, long, c, rib] of leaves) {
    const a = (angle * Math.PI) / 180
    const [dx, dy] = [Math.sin(a), -Math.cos(a)]
    const l = high * long
    const [mx, my] = [x + dx * l * 0.55, y + dy * l * 0.62]
    const [ex, ey] = [x + dx * l, y + dy * l * 0.62 + Math.abs(dx) * l * 0.22]
    const [nx, ny] = [-dy * l * 0.15, dx * l * 0.15]
    path(
      k,
      c,
      `M${x} ${y}Q${mx - nx * 1.5} ${my - ny * 1.5} ${ex} ${ey}Q${mx + nx} ${my + ny} ${x} ${y}Z`,
    )
    path(
      k,
      rib,
      `M${x} ${y}Q${mx - nx * 0.1} ${my - ny * 0.1} ${ex} ${ey}Q${mx + nx} ${my + ny} ${x} ${y}Z`,
    )
  }
}
