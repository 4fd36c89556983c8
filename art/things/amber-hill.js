import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Sandstone in the last sun: light, honey, half shade, shade, deep. */
const [LIT, HONEY, HALF, SHADE, DEEP] = ['#ffe2a0', '#f4b868', '#cc8856', '#965c54', '#5c3c50']

const quad = (k, c, x0, y0, x1, y1) =>
  fill(k, c, [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ])

/** Round merlons along a straight edge. */
function merlons(k, x0, y0, x1, y1, q, c) {
  const n = Math.max(2, Math.round(Math.abs(x1 - x0) / (q * 1.5)))
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
    path(
      k,
      c,
      `M${x - q * 0.5} ${y + 0.15}V${y - q * 0.6}Q${x} ${y - q * 1.6} ${x + q * 0.5} ${y - q * 0.6}V${y + 0.15}Z`,
    )
  }
}

/** A curtain wall from x0 to x1 with a sloping head and foot, its walk, loopholes. */
function curtain(k, x0, y0, x1, y1, f0, f1, tone = HONEY) {
  fill(k, tone, [
    [x0, y0],
    [x1, y1],
    [x1, f1],
    [x0, f0],
  ])
  fill(k, HALF, [
    [x0, y0 + 1.3],
    [x1, y1 + 1.3],
    [x1, y1 + 1.7],
    [x0, y0 + 1.7],
  ])
  merlons(k, x0, y0, x1, y1, 0.8, LIT)
  // Loopholes in two rows, the stain of the rain under some.
  const n = Math.round((x1 - x0) / 2.1)
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
    const low = f0 + (f1 - f0) * t
    quad(k, SHADE, x - 0.16, y + 2.6, x + 0.16, y + 3.7)
    if (i % 3 === 1)
      fill(k, '#e0a05c', [
        [x - 0.5, y + 1.7],
        [x + 0.5, y + 1.7],
        [x + 0.3, y + (low - y) * 0.9],
        [x - 0.1, y + (low - y) * 0.7],
      ])
    if (i % 2) quad(k, SHADE, x - 0.14, y + 5.2, x + 0.14, y + 6.1)
  }
  fill(k, '#e0a05c', [
    [x0, f0 - 1.6],
    [x1, f1 - 1.6],
    [x1, f1],
    [x0, f0],
  ])
}

/** A round bastion: shade on its left, light on its right, a flared head. */
function bastion(k, x, top, foot, r) {
  const body = (a, b, c) =>
    fill(k, c, [
      [x + a * r, top],
      [x + b * r, top],
      [x + b * r * 1.16, foot],
      [x + a * r * 1.16, foot],
    ])
  body(-1, 1, HONEY)
  body(-1, -0.36, SHADE)
  body(-0.36, 0.06, HALF)
  body(0.5, 0.9, LIT)
  const head = (a, b, c) =>
    fill(k, c, [
      [x + a * r * 1.14, top - 1.1],
      [x + b * r * 1.14, top - 1.1],
      [x + b * r * 1.02, top + 0.6],
      [x + a * r * 1.02, top + 0.6],
    ])
  head(-1, 1, LIT)
  head(-1, -0.36, SHADE)
  head(-0.36, 0.06, HONEY)
  merlons(k, x - r * 1.1, top - 1, x + r * 1.1, top - 1, 0.72, LIT)
}

/** A pavilion with a dome on four posts. */
function chhatri(k, x, foot, q) {
  quad(k, DEEP, x - 1.3 * q, foot - 2.6 * q, x + 1.3 * q, foot)
  for (const [u, c] of points('-1.600 3 -0.600 2 0.500 1 1.400 0'))
    quad(
      k,
      [LIT, HONEY, HALF, SHADE][c],
      x + u * q - 0.16 * q,
      foot - 2.7 * q,
      x + u * q + 0.2 * q,
      foot,
    )
  path(k, HALF, `M${x - 2.4 * q} ${foot - 2.5 * q}h${4.8 * q}l${-0.6 * q} ${-0.7 * q}h${-3.6 * q}Z`)
  const dome = `M${x - 1.8 * q} ${foot - 3.1 * q}C${x - 2 * q} ${foot - 5 * q} ${x - 0.7 * q} ${foot - 5.6 * q} ${x} ${foot - 6.6 * q}C${x + 0.7 * q} ${foot - 5.6 * q} ${x + 2 * q} ${foot - 5 * q} ${x + 1.8 * q} ${foot - 3.1 * q}Z`
  path(k, HONEY, dome)
  path(
    k,
    SHADE,
    `M${x - 1.8 * q} ${foot - 3.1 * q}C${x - 2 * q} ${foot - 5 * q} ${x - 0.7 * q} ${foot - 5.6 * q} ${x} ${foot - 6.6 * q}C${x - 0.8 * q} ${foot - 5.2 * q} ${x - 1 * q} ${foot - 4.4 * q} ${x - 0.8 * q} ${foot - 3.1 * q}Z`,
  )
  path(
    k,
    LIT,
    `M${x + 0.5 * q} ${foot - 3.1 * q}C${x + 0.9 * q} ${foot - 4.4 * q} ${x + 0.6 * q} ${foot - 5.4 * q} ${x + 0.2 * q} ${foot - 6.2 * q}C${x + 0.8 * q} ${foot - 5.6 * q} ${x + 2 * q} ${foot - 5 * q} ${x + 1.8 * q} ${foot - 3.1 * q}Z`,
  )
  stroke(k, LIT, 0.2 * q, `M${x} ${foot - 6.5 * q}v${-1.2 * q}`)
}

/** A roof bent like a bow over a hall. */
function bangla(k, x, foot, w, h) {
  path(
    k,
    HALF,
    `M${x - w} ${foot}Q${x - w * 0.6} ${foot - h * 0.7} ${x} ${foot - h}Q${x + w * 0.6} ${foot - h * 0.7} ${x + w} ${foot}Q${x} ${foot - h * 0.5} ${x - w} ${foot}Z`,
  )
  path(
    k,
    LIT,
    `M${x} ${foot - h}Q${x + w * 0.6} ${foot - h * 0.7} ${x + w} ${foot}Q${x + w * 0.4} ${foot - h * 0.34} ${x} ${foot - h * 0.46}Z`,
  )
}

/** A row of pointed arches of unlike depth of shade. */
function arches(k, x0, x1, y, high, n, c = DEEP) {
  const step = (x1 - x0) / n
  for (let i = 0; i < n; i++) {
    const x = x0 + step * (i + 0.5)
    const w = step * 0.33
    path(
      k,
      c,
      `M${x - w} ${y}v${-high * 0.6}Q${x - w} ${y - high * 0.86} ${x} ${y - high}Q${x + w} ${y - high * 0.86} ${x + w} ${y - high * 0.6}v${high * 0.6}Z`,
    )
    path(
      k,
      SHADE,
      `M${x - w} ${y}v${-high * 0.6}Q${x - w} ${y - high * 0.86} ${x - w * 0.4} ${y - high * 0.92}Q${x - w * 0.5} ${y - high * 0.7} ${x - w * 0.5} ${y - high * 0.5}v${high * 0.5}Z`,
    )
  }
}

/** A palace storey: a front in the sun, a cornice, its left flank in shade. */
function palace(k, x0, x1, top, foot, { flank = 1.6, rows = [], tone = HONEY } = {}) {
  fill(k, SHADE, [
    [x0 - flank, top + flank * 0.3],
    [x0, top],
    [x0, foot],
    [x0 - flank, foot],
  ])
  quad(k, tone, x0, top, x1, foot)
  quad(k, LIT, x0 - 0.5, top - 0.7, x1 + 0.5, top + 0.3)
  fill(k, DEEP, [
    [x0, top + 0.3],
    [x1, top + 0.3],
    [x1, top + 0.75],
    [x0, top + 0.75],
  ])
  for (const [y, h, n] of rows) arches(k, x0 + 0.6, x1 - 0.6, top + y, h, n)
}

/** The ridge behind with the wall of Jaigarh along it, then the hill under the palace, green after the rain. */
export function hills(k) {
  const ridge = points(
    '-8 30 4 26.500 14 22 24 20.500 33 17 42 15.600 52 16.400 62 14.400 74 15 84 17.600 96 18.400 108 22 120 23.400 132 28 146 31 160 36 170 38',
  )
  fill(k, '#5c7084', [...rough(ridge, 0.4, 3), [170, 64], [-8, 64]])
  for (const [x0, y0, x1, y1, x2, y2] of points(
    '4 26.500 12 34 -6 44 24 20.500 28 30 12 44 42 15.600 46 26 32 40 62 14.400 68 24 54 36 84 17.600 92 28 78 40 108 22 118 32 104 44 132 28 142 38 126 48',
    6,
  )) {
    fill(
      k,
      '#647c88',
      rough(
        [
          [x0, y0],
          [x1, y1],
          [x1 + 8, 60],
          [x2 + 22, 60],
          [x0 + 2, y0 + 12],
        ],
        0.4,
        x0,
      ),
    )
    fill(
      k,
      '#546884',
      rough(
        [
          [x0, y0],
          [x0 + 1.5, y0 + 12],
          [x2 + 14, 60],
          [x2, y2],
        ],
        0.4,
        x1,
      ),
    )
  }
  for (let i = 0; i < ridge.length - 3; i++) {
    const [[ax, ay], [bx, by]] = [ridge[i], ridge[i + 1]]
    if (ax < 10 || ax > 112) continue
    fill(k, '#a89088', [
      [ax, ay - 1.1],
      [bx, by - 1.1],
      [bx, by + 0.7],
      [ax, ay + 0.7],
    ])
    merlons(k, ax, ay - 1.1, bx, by - 1.1, 0.5, '#c4a890')
    if (i % 2) {
      quad(k, '#bca090', bx - 1.1, by - 2.2, bx + 1.1, by + 0.8)
      quad(k, '#847884', bx - 1.1, by - 2.2, bx - 0.3, by + 0.8)
    }
  }
  // A watch tower and a small palace on the ridge.
  quad(k, '#bca090', 61, 9.6, 62.8, 14.6)
  quad(k, '#847884', 61, 9.6, 61.6, 14.6)
  quad(k, '#c4a890', 60.6, 9, 63.2, 9.8)
  // The hill of the palace.
  const hill = points('-8 56 6 51 16 45 26 40 40 37 60 36 84 37 104 39 122 43 136 47 150 52 170 57')
  fill(k, '#54744c', [...rough(hill, 0.5, 9), [170, 66], [-8, 66]])
  const r = random(8)
  for (let i = 0; i < 90; i++) {
    const x = -4 + r() * 170
    const top = 44 + Math.abs(x - 74) * 0.16
    const y = top + 6 + r() * (60 - top - 5)
    const q = 0.8 + r() * 1.5
    path(
      k,
      '#34543c',
      `M${x - q * 1.3} ${y}C${x - q * 1.4} ${y - q} ${x - q * 0.3} ${y - q * 1.3} ${x} ${y - q * 1.1}C${x + q * 0.6} ${y - q * 1.5} ${x + q * 1.6} ${y - q * 0.8} ${x + q * 1.3} ${y}Z`,
    )
    path(
      k,
      r() < 0.5 ? '#a4b45c' : '#84a050',
      `M${x} ${y - q * 0.5}C${x + q * 0.2} ${y - q * 1.3} ${x + q * 1.4} ${y - q * 0.9} ${x + q * 1.2} ${y - q * 0.2}C${x + q * 0.8} ${y - q * 0.5} ${x + q * 0.4} ${y - q * 0.5} ${x} ${y - q * 0.5}Z`,
    )
  }
  // Bare rock under the walls.
  for (const [x, y, w, h] of points(
    '20 52 6 6 36 51.500 5 6 52 51 7 6.500 72 51 6 6 90 51.500 6 5 108 52 5 5',
    4,
  )) {
    fill(
      k,
      '#a87c5c',
      rough(
        [
          [x - w, y + h],
          [x - w * 0.6, y + 1],
          [x, y - 0.5],
          [x + w * 0.5, y + 1.5],
          [x + w, y + h],
        ],
        0.4,
        x,
      ),
    )
    fill(
      k,
      '#7c5854',
      rough(
        [
          [x - w, y + h],
          [x - w * 0.6, y + 1],
          [x - w * 0.1, y],
          [x - w * 0.3, y + h],
        ],
        0.4,
        x + 1,
      ),
    )
  }
}

/** The palace fort over the lake: courts that climb to the left, the long wall down to the gate of the sun, the ramp. */
export function fort(k) {
  // Rear palaces, highest.
  palace(k, 44, 62, 28, 36, { rows: [[4.4, 2.6, 7]] })
  bangla(k, 53, 27.6, 6, 4)
  chhatri(k, 45.5, 27.4, 0.9)
  chhatri(k, 60.5, 27.4, 0.9)
  palace(k, 66, 88, 31, 40, { rows: [[4.6, 3, 6]] })
  chhatri(k, 67.5, 30.4, 0.8)
  chhatri(k, 77, 30.4, 1.1)
  chhatri(k, 86.5, 30.4, 0.8)
  // The women's palace: a tall plain face over the lake, its corner towers with domes.
  palace(k, 26, 64, 35, 48, { flank: 2.4, rows: [[4.6, 2.8, 12]] })
  arches(k, 28, 62, 45.2, 1.8, 15, SHADE)
  for (const x of [26.5, 39, 52, 64]) {
    bastion(k, x, 36, 52, 2.6)
    chhatri(k, x, 34.4, 1.05)
  }
  // The gate of Ganesh and the hall of audience, open on its pillars.
  palace(k, 68, 94, 37, 48, { rows: [[9.4, 6.8, 5]] })
  path(k, DEEP, 'M78 48V42.500C78 40 80 39.300 81 38.600C82 39.300 84 40 84 42.500V48Z')
  chhatri(k, 69.5, 36.4, 0.85)
  chhatri(k, 92.5, 36.4, 0.85)
  palace(k, 97, 112, 41, 48.5, { rows: [[6.8, 5, 6]], tone: LIT })
  // The long wall with its bastions, down to the gate of the sun.
  curtain(k, 17, 49, 66, 46.6, 57, 55)
  curtain(k, 66, 46.6, 100, 46.8, 55, 55)
  curtain(k, 100, 46.8, 136, 50, 55, 58)
  for (const [x, t, f, q] of points(
    '17 48.500 58 2.400 33 47.200 57 2.200 50 46.400 56.500 2.400 68 45.800 56 2.600 86 46 56 2.200 104 46.600 56.500 2.600 120 48 57.500 2.200',
    4,
  ))
    bastion(k, x, t, f, q)
  quad(k, HONEY, 127, 44, 138, 57.5)
  quad(k, SHADE, 125.6, 44.4, 127, 57.5)
  quad(k, LIT, 126.4, 43.3, 138.6, 44.4)
  path(
    k,
    DEEP,
    'M130 57.500V50.500C130 48 131.600 47 132.500 46.200C133.400 47 135 48 135 50.500V57.500Z',
  )
  chhatri(k, 128.5, 43.2, 0.9)
  chhatri(k, 136.5, 43.2, 0.9)
  bastion(k, 141.5, 50, 58.5, 2)
  // The ramp doubles back from the gate to the shore, a low wall along it.
  fill(k, '#e0a868', points('130 57.500 136 57.500 158 59 157 60.400 134 59.600'))
  fill(k, '#c88c5c', points('158 59 157 60.400 112 61.800 112 60.800 150 59.700'))
  stroke(k, LIT, 0.5, 'M136 57.300L158 58.700')
  stroke(k, HALF, 0.6, 'M134 59.600L156.500 60.500L112 61.900')
}

/** The saffron garden on its terraces in the lake: hedges in stars, seen from the far shore. */
export function garden(k) {
  for (const [x0, x1, y, h] of points(
    '36 84 59.600 1.700 42 78 57.900 1.700 48 72 56.300 1.600',
    4,
  )) {
    quad(k, '#e4a868', x0, y, x1, y + h)
    quad(k, '#8c5c54', x0, y + h * 0.62, x1, y + h)
    arches(k, x0 + 0.5, x1 - 0.5, y + h, h * 0.66, Math.round((x1 - x0) / 2), '#7c4c50')
    fill(k, '#ffe0a0', [
      [x0 - 0.3, y - 0.2],
      [x1 + 0.3, y - 0.2],
      [x1 + 0.3, y + 0.2],
      [x0 - 0.3, y + 0.2],
    ])
    fill(k, '#4c7c48', [
      [x0 + 0.6, y - 0.2],
      [x1 - 0.6, y - 0.2],
      [x1 - 2, y - 1],
      [x0 + 2, y - 1],
    ])
    const n = Math.round((x1 - x0) / 4)
    for (let i = 0; i < n; i++) {
      const x = x0 + 2 + ((x1 - x0 - 4) * (i + 0.5)) / n
      fill(k, '#b4c864', [
        [x - 1.5, y - 0.6],
        [x - 0.5, y - 0.75],
        [x, y - 1],
        [x + 0.5, y - 0.75],
        [x + 1.5, y - 0.6],
        [x + 0.5, y - 0.45],
        [x, y - 0.25],
        [x - 0.5, y - 0.45],
      ])
    }
  }
  for (const [x, y] of points('36.600 59.400 83.400 59.400 60 55.600')) chhatri(k, x, y, 0.5)
}
