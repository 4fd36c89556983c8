import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { LEVEL, metre, P, run } from './rim-drop.js'

// What lies 200 m below the rim of the pool.

/** A block of the city below in true perspective: its front in shade, its right side and roof in the sun. */
function block(k, x, z, w, d, high, [front, side, roof], bands) {
  const q = (u, y, v) => P(u, y, v, false)
  const [a, b, c, e] = [q(x, 0, z), q(x + w, 0, z), q(x + w, high, z), q(x, high, z)]
  const [g, h, i] = [q(x + w, 0, z + d), q(x + w, high, z + d), q(x, high, z + d)]
  fill(k, front, [a, b, c, e])
  fill(k, side, [b, g, h, c])
  fill(k, roof, [e, c, h, i])
  // Some carry a slimmer head.
  if (bands > 3 && (high * 7) % 3 < 1.5) {
    const [u, v, top] = [x + w * 0.25, z + d * 0.3, high * 1.16]
    fill(k, front, [q(u, high, v), q(u + w * 0.5, high, v), q(u + w * 0.5, top, v), q(u, top, v)])
    fill(k, side, [
      q(u + w * 0.5, high, v),
      q(u + w * 0.5, high, v + d * 0.4),
      q(u + w * 0.5, top, v + d * 0.4),
      q(u + w * 0.5, top, v),
    ])
    fill(k, roof, [
      q(u, top, v),
      q(u + w * 0.5, top, v),
      q(u + w * 0.5, top, v + d * 0.4),
      q(u, top, v + d * 0.4),
    ])
  }
  for (let n = 1; n < bands; n++) {
    const y = (high * n) / bands
    fill(k, 'rgba(40,72,120,.18)', [
      q(x, y, z),
      q(x + w, y, z),
      q(x + w, y - high * 0.05, z),
      q(x, y - high * 0.05, z),
    ])
  }
}

/** The theatre's two domes of spines by the water, seen from above. */
function shells(k, x, y, q) {
  for (const [dx, dy, w, h] of [
    [8, -0.8, 6.4, 3.6],
    [0, 0, 7.4, 4.2],
  ]) {
    const [cx, cy] = [x + dx * q, y + dy * q]
    path(
      k,
      '#5f8fa4',
      `M${cx - w * q * 1.3} ${cy + 0.7 * q}H${cx + w * 0.8 * q}V${cy - 0.4 * q}H${cx - w * q}Z`,
    )
    path(
      k,
      '#8ba4b8',
      `M${cx - w * q} ${cy}C${cx - w * q} ${cy - h * 1.1 * q} ${cx - w * 0.3 * q} ${cy - h * 1.5 * q} ${cx + w * 0.2 * q} ${cy - h * 1.3 * q}C${cx + w * 0.8 * q} ${cy - h * q} ${cx + w * q} ${cy - h * 0.4 * q} ${cx + w * q} ${cy}Q${cx} ${cy + 1.4 * q} ${cx - w * q} ${cy}Z`,
    )
    path(
      k,
      '#fbe6bc',
      `M${cx + w * q} ${cy}C${cx + w * q} ${cy - h * 0.4 * q} ${cx + w * 0.8 * q} ${cy - h * q} ${cx + w * 0.2 * q} ${cy - h * 1.3 * q}C${cx + w * 0.05 * q} ${cy - h * 0.8 * q} ${cx - w * 0.05 * q} ${cy - h * 0.2 * q} ${cx + w * 0.1 * q} ${cy + 0.65 * q}Q${cx + w * 0.6 * q} ${cy + 0.5 * q} ${cx + w * q} ${cy}Z`,
    )
    for (const [u, v] of points(
      '-0.550 0.300 -0.250 0.750 -0.150 0.200 0.250 0.950 0.300 0.450 0.600 0.600 0.650 0.150',
    )) {
      const [px, py] = [cx + u * w * q, cy - v * h * q]
      path(
        k,
        u < 0.1 ? '#6c84a4' : '#d4a884',
        `M${px - 0.6 * q} ${py}l${0.7 * q} ${-0.8 * q}l${0.6 * q} ${0.7 * q}Z`,
      )
    }
  }
}

/** The great wheel, lower than we are, its shade on the lawn behind. */
function wheel(k, z, x) {
  const m = metre(z)
  const [cx, cy] = P(x, 88, z)
  const [r, foot] = [75 * m, P(x, 0, z)[1]]
  fill(k, '#e8d8b8', [P(x - 60, 0, z), P(x + 60, 0, z), P(x + 60, 14, z), P(x - 60, 14, z)])
  fill(k, '#fff4d8', [
    P(x - 60, 14, z),
    P(x + 60, 14, z),
    P(x + 70, 14, z + 50),
    P(x - 48, 14, z + 50),
  ])
  stroke(
    k,
    '#6c88a8',
    0.42,
    `M${cx} ${cy}L${cx - r * 0.5} ${foot - 0.4}M${cx} ${cy}L${cx + r * 0.5} ${foot - 0.4}`,
  )
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.1
    stroke(
      k,
      'rgba(255,252,236,.6)',
      0.1,
      `M${cx} ${cy}L${cx + Math.cos(a) * r * 0.8} ${cy + Math.sin(a) * r}`,
    )
  }
  for (const [dx, w, c] of [
    [-0.35, 0.4, '#5f80a8'],
    [0, 0.5, '#fffaea'],
  ]) {
    k.strokeStyle = c
    k.lineWidth = w
    k.beginPath()
    k.ellipse(cx + dx, cy, r * 0.8, r, 0, 0, 7)
    k.stroke()
  }
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2
    k.fillStyle = Math.cos(a) > -0.2 ? '#fffaea' : '#86a4c0'
    k.beginPath()
    k.ellipse(cx + Math.cos(a) * (r * 0.8 + 0.5), cy + Math.sin(a) * (r + 0.5), 0.3, 0.26, 0, 0, 7)
    k.fill()
  }
}

/** Crowns seen from above, run together into groups: first all their shade, then their bodies, then the sunny sides of some. */
function grove(k, list, seed) {
  const r = random(seed)
  const trees = points(list, 3).map(([x, y, q]) => [
    x,
    y,
    q,
    Array.from({ length: 9 }, () => 0.78 + r() * 0.36),
  ])
  const crown = (x, y, rx, ry, wob) =>
    `${wob
      .map((w, i) => {
        const at = (j, f) => {
          const a = (j / 9) * Math.PI * 2
          return `${x + Math.cos(a) * rx * f} ${y + Math.sin(a) * ry * f}`
        }
        return i ? `Q${at(i - 0.5, w * 1.16)} ${at(i, w)}` : `M${at(0, w)}`
      })
      .join('')}Q${x + rx} ${y - ry * 0.4} ${x + rx * wob[0]} ${y}Z`
  for (const [x, y, q, wob] of trees)
    path(k, '#1f6c74', crown(x - q * 0.7, y + q * 0.35, q * 1.15, q * 0.8, wob))
  for (const [x, y, q, wob] of trees) path(k, '#34907c', crown(x, y, q, q * 0.84, wob))
  for (const [x, y, q, wob] of trees)
    path(k, '#66bd8a', crown(x + q * 0.24, y - q * 0.2, q * 0.62, q * 0.5, wob))
}

/** Sky, strait and everything at the bottom of the drop. */
export function below(k) {
  k.fillStyle = run(
    k,
    [
      [0, '#a8dce6'],
      [0.55, '#e2f1e6'],
      [1, '#fff3d6'],
    ],
    0,
    0,
    0,
    LEVEL,
  )
  k.fillRect(-5, -5, 170, LEVEL + 8)
  k.fillStyle = run(
    k,
    [
      [0, '#cfe9e2'],
      [1, '#8fcfd2'],
    ],
    0,
    LEVEL,
    0,
    LEVEL + 12,
  )
  k.fillRect(-5, LEVEL, 170, 80)
  // Ships at anchor in the strait.
  for (const [x, y, w] of points(
    '98 20.400 2.200 113 20.100 1.500 136 20.600 3 151 20.200 1.800 88 20 1.300 72 20.300 2',
    3,
  ))
    path(
      k,
      '#86aebc',
      `M${x} ${y}h${w}l-0.400 0.550h${-w + 0.8}ZM${x + w * 0.68} ${y}v-0.550h0.500v0.550Z`,
    )
  // The coast to the north, then the flat green land of the wheel.
  path(
    k,
    '#b4dccb',
    'M-5 21.500C10 20.800 22 21.600 33 22.600C36 23 37.500 23.600 37 24.400V40H-5Z',
  )
  path(k, '#7fbca4', 'M-5 25.500C8 24.800 20 25.800 29 26.600C35 27.200 38 28.600 38.600 31V96H-5Z')
  path(k, '#62aa92', 'M-5 34C12 32.600 24 34 34 33C41 32.400 46 33.600 50 36L64 50V96H-5Z')
  // A pale beach where the land ends, so that the ship's bow above stands before open water.
  path(
    k,
    '#ffeecb',
    'M37 24.400C36.800 25.600 38 27.600 38.600 31.600C43 32.400 47 33.800 50 36.800L60 46.800V45.400L50.800 36C48 33 43.600 31.600 39.400 31C39 28 37.800 25.600 37 24.400Z',
  )
  const FAR = ['#a8ccd0', '#f6ecd4', '#fffaea']
  for (const [x, z, w, d, high] of points(
    '-700 2600 90 60 90 -520 2300 60 60 120 -1160 2300 80 60 120 -330 2500 70 60 80 -140 2700 60 60 100 -1000 2700 110 60 70',
    5,
  ))
    block(k, x, z, w, d, high, FAR, 0)
  const MID = ['#6fa0be', '#ffe3b4', '#fff8e2']
  const NEAR = ['#4c80ac', '#ffd59c', '#fff2d2']
  for (const [x, z, w, d, high, t] of points(
    '-900 1560 90 70 150 0 -740 1500 60 60 180 0 -620 1540 80 60 110 0 -480 1500 60 70 80 0 -800 1260 70 80 186 1 -690 1240 60 60 140 1 -575 1250 50 60 168 1 -470 1280 80 50 70 1 -640 1120 60 60 120 1 -540 1090 70 60 90 1',
    6,
  ))
    block(k, x, z, w, d, high, t ? NEAR : MID, t ? 5 : 4)
  // The bay far down, its quay along the foot of the towers.
  const sea = run(
    k,
    [
      [0, '#7fd0cc'],
      [0.35, '#3aa4b8'],
      [1, '#15659a'],
    ],
    0,
    40,
    0,
    92,
  )
  path(
    k,
    '#fff0cc',
    'M-5 41C10 40.200 20 42 30 42.600C36 43 41 44 44.600 46.400C46 50 43 58 40 68L33.500 96H-5Z',
  )
  path(
    k,
    sea,
    'M-5 41.800C10 41 20 42.900 30 43.600C35.600 44 40 45 43.200 47C44 50.600 41 59 38 68.500L30 96H-5Z',
  )
  shells(k, 14, 41.4, 0.62)
  wheel(k, 940, -215)
  // A bridge over the mouth of the bay.
  stroke(k, 'rgba(20,84,128,.35)', 0.7, 'M27.500 45.600Q34 49.600 42.600 51.200')
  stroke(k, '#fffaea', 0.7, 'M26.200 42.300Q35 47.600 44.600 49.400')
  stroke(k, '#b8ccd0', 0.3, 'M26.600 42.900Q35 48.100 43.800 49.900')
  // Promenade with trees, and the low roofs between the towers' feet.
  path(k, '#3f9484', 'M46.800 47C47.500 52 44.500 60 42 70L36 96H100V40C80 40 60 38 46.800 47Z')
  // The avenue comes over the bridge and runs along the quay: two carriageways, a strip of green between them.
  path(
    k,
    '#2f8880',
    'M43.600 47.400C51 48.400 57.600 52 58.600 60C59.600 72 55.600 86 53 96H42.600C47 84 50.400 70 49.600 60.500C49 54 47 51 42.600 50Z',
  )
  path(
    k,
    '#b9c2c4',
    'M43.600 48C50.600 49 56.600 52.600 57.600 60.500C58.500 72 54.400 86 51.600 96H43.600C48 84 51.400 70 50.600 60.500C50 53.600 47.400 50.800 43 49.800Z',
  )
  path(
    k,
    '#4fae88',
    'M46.600 49.400C51.200 50.800 53.800 54.200 54.300 60.500C55 71 51.800 85 48.600 96H47.200C50.800 85 53.800 71 53.300 60.500C52.800 54.800 50.600 51.600 46.600 49.400Z',
  )
  k.setLineDash([0.9, 1.1])
  stroke(
    k,
    '#f6f0dc',
    0.14,
    'M50 51.800C51.600 54 52 57 52.100 60.500C52.400 71 49.400 84 45.800 96',
  )
  stroke(
    k,
    '#f6f0dc',
    0.14,
    'M51 50.800C54.400 53 55.800 56 56 60.500C56.600 71 53.400 84 50.400 96',
  )
  k.setLineDash([])
  // A few cars and one bus, each with its little shade.
  for (const [x, y, q, deg, c] of points(
    '52.700 57 0.45 -3 0 51.400 66.500 0.6 5 1 55.200 64 0.6 4 2 50.500 76 0.8 12 3 53.600 80.500 1 10 4 47.700 85.500 1.1 15 2',
    5,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate((deg * Math.PI) / 180)
    const long = c === 3 ? 1.7 : 0.9
    path(
      k,
      '#5c8490',
      `M${-q * 0.75} ${-q * long + 0.2}H${q * 0.3}V${q * long + 0.2}H${-q * 0.75}Z`,
    )
    path(
      k,
      ['#fffaea', '#e8604c', '#2c5c94', '#f4b83c', '#fffaea'][c],
      `M${-q * 0.42} ${-q * long * 0.9}Q0 ${-q * long * 1.1} ${q * 0.42} ${-q * long * 0.9}V${q * long}H${-q * 0.42}Z`,
    )
    path(k, '#35587c', `M${-q * 0.3} ${-q * 0.5}H${q * 0.3}V${-q * 0.15}H${-q * 0.3}Z`)
    k.restore()
  }
  // Between quay and avenue a belt of trees, thick and thin; their shade falls to the bay.
  grove(
    k,
    '46.500 54 1 45.700 56.500 1.3 46.600 58.600 1 45 61.500 1.4 45.800 63.600 1.1 43.600 69.500 1.7 44.800 71.600 1.3 43.200 73.200 1.2 41.600 78 1.8 43 80.500 1.5 40.400 82 1.6 39.400 87 2 41.400 89 1.8 38.200 90 1.9',
    11,
  )
  // Between the towers one sees the gardens on the other side: beds like leaves along a way that winds, a pond with a bank, groves.
  path(k, '#57ab90', 'M66 58C74 60 80 66 86 76C89 81 92 86 96 94H66Z')
  path(k, '#7cc28c', 'M66 66.500C71 66 75 68.500 77.600 72.500C73.600 72.800 69 72 66 70.500Z')
  path(
    k,
    '#8ccb90',
    'M79.500 73C83.500 74.500 86 78.500 87 83.500C83.600 82.500 80.600 78.500 79.500 73Z',
  )
  path(k, '#e88ca0', 'M67 68.200C70 67.800 72.600 69 74.500 71C71.600 71 69 70.200 67 68.200Z')
  path(
    k,
    '#f6c870',
    'M81.200 75.500C83.400 76.800 84.800 79 85.600 81.600C83.400 80.600 81.800 78.500 81.200 75.500Z',
  )
  path(
    k,
    '#f4e2b8',
    'M69.200 76.500C71.500 73 77.500 73 80.600 75.800C83.200 78.600 82.400 83.800 79 85.200C75.400 86.400 71.600 84.600 70.400 82C69.400 80 68.400 78 69.200 76.500Z',
  )
  path(
    k,
    '#2f8f9c',
    'M70 77C72 74.200 77.200 74 79.800 76.600C82 79 81.400 83 78.600 84.200C75.600 85.200 72.200 83.600 71.200 81.400C70.400 79.600 69.400 78.200 70 77Z',
  )
  path(
    k,
    '#7fd0cc',
    'M73 76.600C75 75.600 77.800 75.800 79.200 77.400C80.800 79.400 80.600 82.200 78.600 83.400C79.200 80.600 77 78 73 76.600Z',
  )
  stroke(k, '#fbe6bc', 0.9, 'M64 63C72 63.600 76 67 80 71.600C84 76 86 80 94 86')
  grove(
    k,
    '72 64.200 1.3 74.200 65 1.6 76 66.600 1.2 84.800 71 1.4 86.500 73 1.7 67.500 73.600 1.3 69 88 2 72 89.400 1.8 84.500 87.500 1.8 87 89 2.1 80 88.500 1.5',
    5,
  )
  // Boats, their wakes opening behind them.
  for (const [x, y, q, m] of points('11 51 0.700 1 31 56 0.850 -1 8 74 1.300 1', 4)) {
    k.save()
    k.translate(x, y)
    k.scale(m * q, q)
    path(k, 'rgba(226,248,240,.5)', 'M1 0C5 0.300 9 1 13 2.100C8 1.500 4 1 0 0.600Z')
    path(k, '#2c4c78', 'M-1.600 -0.200L1.300 0L1.100 0.600H-0.800Z')
    path(k, '#fff2d8', 'M-0.400 0V-0.700H1V0Z')
    path(k, '#e8604c', 'M-0.700 -0.650H1.150V-0.950H-0.500Z')
    k.restore()
  }
}
