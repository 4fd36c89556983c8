// A gate of Angkor in the grip of a tree: the tower with its face, the door below, roots; in points of the field.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

export const STONE = {
  lit: '#ead2a0',
  mid: '#bfa282',
  shade: '#8a7c80',
  deep: '#5a5470',
  black: '#37345a',
  moss: '#9cb058',
  mossDark: '#6a8c60',
}
const S = STONE

/** Courses of blocks in a box: some lighter, some darker, joints as fine lines, all in the light from the left. */
export function courses(
  k,
  [x0, y0, x1, y1],
  [base, light, dark],
  { rows = 2.6, seed = 1, worn = 0.2 } = {},
) {
  const r = random(seed * 13)
  path(k, base, `M${x0} ${y0}H${x1}V${y1}H${x0}Z`)
  for (let y = y0, j = 0; y < y1 - 0.1; y += rows, j++) {
    const h = Math.min(rows, y1 - y)
    for (let x = x0 - (j % 2) * rows * 0.9; x < x1; ) {
      const w = rows * (1.4 + r() * 1)
      const [a, b] = [Math.max(x0, x), Math.min(x1, x + w)]
      const chance = r()
      if (b > a && chance < worn * 2)
        path(
          k,
          chance < worn ? light : dark,
          `M${a + 0.12} ${y + 0.12}H${b - 0.12}V${y + h - 0.12}H${a + 0.12}Z`,
        )
      x += w
    }
  }
}

/** A moulding: lit above, dark below. */
const band = (k, x0, x1, y, h, c = S.mid) => {
  path(k, c, `M${x0} ${y}H${x1}V${y + h}H${x0}Z`)
  path(k, S.lit, `M${x0} ${y}H${x1}V${y + h * 0.34}H${x0}Z`)
  path(k, S.deep, `M${x0} ${y + h * 0.8}H${x1}V${y + h}H${x0}Z`)
}

/** The great face: closed eyes, broad lips, diadem; its middle at 0, 0, about 24 wide and 26 high. */
function stoneFace(k) {
  const head =
    'M-11 -11C-12 -4 -12 4 -9.500 9C-7 13.500 -3 15.500 0 15.500C3 15.500 7 13.500 9.500 9C12 4 12 -4 11 -11Z'
  // Ears with their long lobes.
  path(k, S.mid, 'M-11 -6C-13.800 -7 -14.500 -3 -13.500 2C-13.500 6 -13.500 9 -11.500 9.500L-10 3Z')
  path(k, S.deep, 'M11 -6C13.800 -7 14.500 -3 13.500 2C13.500 6 13.500 9 11.500 9.500L10 3Z')
  path(k, S.mid, head)
  path(
    k,
    S.lit,
    'M-11 -11C-12 -4 -12 4 -9.500 9C-7.500 12.600 -4.500 14.600 -2 15.300C-5 12 -7 7 -6.500 2C-6.500 -3 -5 -8 -4 -11Z',
  )
  path(
    k,
    S.shade,
    'M11 -11C12 -4 12 4 9.500 9C7 13.500 3 15.500 0 15.500C4 13 7 9 7.500 3C7.800 -2 7 -7 5.500 -11Z',
  )
  // Brows, lids, nose, lips.
  path(
    k,
    S.deep,
    'M-9.500 -3.500C-8 -6.200 -4 -6.400 -1.200 -4.200L-1.300 -3.300C-4 -5 -7.500 -4.900 -9.500 -3.500ZM9.500 -3.500C8 -6.200 4 -6.400 1.200 -4.200L1.300 -3.300C4 -5 7.500 -4.900 9.500 -3.500Z',
  )
  path(
    k,
    '#f6e4b8',
    'M-8.800 -1.200C-7.500 -3.300 -4 -3.300 -2.600 -1.200C-4 0.600 -7.400 0.600 -8.800 -1.200Z',
  )
  path(
    k,
    '#a8928a',
    'M8.800 -1.200C7.500 -3.300 4 -3.300 2.600 -1.200C4 0.600 7.400 0.600 8.800 -1.200Z',
  )
  stroke(k, S.deep, 0.6, 'M-9 -1C-7.300 1 -4 1 -2.400 -1M9 -1C7.300 1 4 1 2.400 -1')
  path(k, '#f6e4b8', 'M-1.200 -4C-1.400 0 -2.600 3 -3.300 4.600C-2.600 6 -1 6 0 6.200V-4.500Z')
  path(k, '#9c8884', 'M1.200 -4C1.400 0 2.600 3 3.300 4.600C2.600 6 1 6 0 6.200V-4.500Z')
  path(
    k,
    S.black,
    'M-2.600 5.400a0.800 0.500 0 1 0 1.600 0.300ZM2.600 5.400a0.800 0.500 0 1 1 -1.600 0.300Z',
  )
  path(
    k,
    '#a87c70',
    'M-6 8.600C-4 7.400 -1.500 7.300 0 8C1.500 7.300 4 7.400 6 8.600C3 9.700 -3 9.700 -6 8.600Z',
  )
  path(k, '#c89880', 'M-6 8.600C-3 9.700 3 9.700 6 8.600C4.500 11.400 -4.500 11.400 -6 8.600Z')
  stroke(k, S.deep, 0.5, 'M-6.800 8C-5.600 8.800 -3 9.300 0 9.100C3 9.300 5.600 8.800 6.800 8')
  // Joints of the blocks that run across it.
  stroke(
    k,
    'rgba(70,60,90,.4)',
    0.28,
    'M-11.600 -7H11.600M-11.800 2.600H11.800M-10.500 7H10.500M-8 11.600H8M-6 -11V-7M5 -7V-11M-9 2.600V7M8.500 2.600V7M-3 11.600V14.500M4 11.600V14',
  )
  // Diadem.
  path(k, S.mid, 'M-12 -11V-15.500H12V-11Z')
  path(k, S.lit, 'M-12 -11V-15.500H-3V-11Z')
  path(k, S.shade, 'M6 -11V-15.500H12V-11Z')
  for (let x = -10; x <= 10; x += 4)
    path(k, x < 4 ? S.shade : S.deep, `M${x} -14.700l1.300 1.400l-1.300 1.400l-1.300 -1.400Z`)
}

/** A dancer in her niche. */
function devata(k, x, y) {
  path(
    k,
    S.deep,
    `M${x - 2.4} ${y}V${y - 8}C${x - 2.4} ${y - 10.5} ${x} ${y - 11.5} ${x} ${y - 12}C${x} ${y - 11.5} ${x + 2.4} ${y - 10.5} ${x + 2.4} ${y - 8}V${y}Z`,
  )
  path(
    k,
    S.lit,
    `M${x - 1.3} ${y - 0.3}C${x - 1} ${y - 2} ${x - 1} ${y - 3.5} ${x - 0.7} ${y - 4.6}C${x - 1.2} ${y - 5.6} ${x - 1.2} ${y - 6.6} ${x - 0.9} ${y - 7}H${x + 0.9}C${x + 1.2} ${y - 6.6} ${x + 1.2} ${y - 5.6} ${x + 0.7} ${y - 4.6}C${x + 1} ${y - 3.5} ${x + 1} ${y - 2} ${x + 1.3} ${y - 0.3}ZM${x} ${y - 9}a0.850 0.950 0 1 0 0.010 0ZM${x - 0.9} ${y - 8.8}L${x} ${y - 10.8}L${x + 0.9} ${y - 8.8}Z`,
  )
  stroke(
    k,
    S.lit,
    0.5,
    `M${x - 0.9} ${y - 6.7}L${x - 1.7} ${y - 4.8}L${x - 1.3} ${y - 3.4}M${x + 0.9} ${y - 6.7}L${x + 1.8} ${y - 7.4}L${x + 1.5} ${y - 8.8}`,
  )
}

/** The gate: its foot on y 77, its door about x 70. */
export function gate(k) {
  const wall = [S.mid, '#d2b88c', '#a48c80']
  courses(k, [45, 46, 95, 74], wall, { seed: 3 })
  path(k, S.shade, 'M84 46H95V74H84Z')
  courses(k, [84, 46, 95, 74], [S.shade, '#a08c84', '#746a78'], { seed: 5 })
  path(k, S.lit, 'M45 46H46.600V74H45Z')
  // Roof in steps, the tower.
  courses(k, [48, 40, 92, 46], ['#b89c80', '#d8bc90', '#9c8880'], { seed: 8 })
  courses(k, [53, 35.5, 87, 40], ['#b89c80', '#d8bc90', '#9c8880'], { seed: 9 })
  courses(k, [84, 40, 92, 46], [S.shade, '#9c8a86', '#6c6478'], { seed: 10 })
  courses(k, [80, 35.5, 87, 40], [S.shade, '#9c8a86', '#6c6478'], { seed: 12 })
  band(k, 47, 93, 45, 1.6)
  band(k, 52, 88, 39.4, 1.3)
  // Faces that look to the sides, in profile.
  path(
    k,
    '#d8bc90',
    'M58 12C55 14 54.500 17 55 19.500C54 21 52 22.500 52 24C52.500 25 54 25 54.200 25.600C53.400 26.400 53.600 27 54.200 27.600C53.600 28.600 54 29.300 54.500 29.800C54 32.500 56 34.500 59 35.500H62V12Z',
  )
  path(
    k,
    S.deep,
    'M82 12C85 14 85.500 17 85 19.500C86 21 88 22.500 88 24C87.500 25 86 25 85.800 25.600C86.600 26.400 86.400 27 85.800 27.600C86.400 28.600 86 29.300 85.500 29.800C86 32.500 84 34.500 81 35.500H78V12Z',
  )
  stroke(k, S.shade, 0.5, 'M54.500 19.800C56 19 57.500 19.200 58.500 20M54.600 27.600H57')
  courses(k, [57, 10, 83, 36], wall, { seed: 6 })
  courses(k, [77, 10, 83, 36], [S.shade, '#9c8a86', '#6c6478'], { seed: 7 })
  // Crown of lotus tiers.
  for (const [x0, x1, y, h] of points('58 82 7 3.400 61 79 3.800 3.200 64 76 1 2.800', 4)) {
    courses(k, [x0, y, x1, y + h], wall, { seed: x0, rows: 1.7 })
    path(k, S.shade, `M${x1 - 5} ${y}H${x1}V${y + h}H${x1 - 5}Z`)
    for (let x = x0; x < x1 - 0.5; x += 2.4)
      path(k, x < x1 - 6 ? S.lit : S.deep, `M${x} ${y + 0.2}q1.200 -2.400 2.400 0Z`)
  }
  path(k, S.mid, 'M66 1C66 -3 69 -4 70 -7C71 -4 74 -3 74 1Z')
  k.save()
  k.translate(70, 21.5)
  k.scale(0.98, 0.92)
  stoneFace(k)
  k.restore()
  // Door: jambs, round columns, lintel, the pediment like a flame.
  path(k, S.shade, 'M58 74V50H82V74Z')
  path(k, S.black, 'M63.500 77V53.500H76.500V77Z')
  path(
    k,
    '#e8d890',
    'M65.500 77V58C65.500 56.500 66.500 55.500 70 55.500C73.500 55.500 74.500 56.500 74.500 58V77Z',
  )
  path(k, '#bcd494', 'M70 77V55.500C73.500 55.500 74.500 56.500 74.500 58V77Z')
  path(k, S.deep, 'M63.500 53.500H65.500V77H63.500ZM74.500 53.500H76.500V77H74.500Z')
  for (const x of [60.2, 79.8]) {
    path(k, x < 70 ? S.mid : S.shade, `M${x - 1.3} 74V54H${x + 1.3}V74Z`)
    path(k, x < 70 ? S.lit : S.mid, `M${x - 1.3} 74V54H${x - 0.5}V74Z`)
    for (let y = 57; y < 73; y += 4) path(k, S.deep, `M${x - 1.6} ${y}h3.200v-0.600h-3.200Z`)
  }
  band(k, 57.5, 82.5, 50, 3.4)
  for (let x = 59.5; x < 81; x += 2.6) path(k, S.shade, `M${x} 52.400q0.900 -1.800 1.800 0Z`)
  path(
    k,
    S.lit,
    'M57 50C55 47 56 44.500 58 44.500C58 41 62 40 63.500 40.500C65 37 68.500 36.500 70 33.500C71.500 36.500 75 37 76.500 40.500C78 40 82 41 82 44.500C84 44.500 85 47 83 50Z',
  )
  path(
    k,
    S.shade,
    'M70 33.500C71.500 36.500 75 37 76.500 40.500C78 40 82 41 82 44.500C84 44.500 85 47 83 50H79C79 47 77.500 44 75 43C74 40.500 71.500 39.500 70 38Z',
  )
  path(
    k,
    '#a48c80',
    'M60.500 50C60.500 46.500 62.500 44.500 65 43.500C66 41 68.500 40 70 38C71.500 40 74 41 75 43.500C77.500 44.500 79.500 46.500 79.500 50Z',
  )
  path(
    k,
    S.lit,
    'M70 41.500a1.300 1.400 0 1 0 0.010 0ZM66.500 49.500C66.500 46.500 68 44.500 70 44.500C72 44.500 73.500 46.500 73.500 49.500Z',
  )
  stroke(
    k,
    S.lit,
    0.6,
    'M63 49.500C63 47.500 64 46.500 65.500 47M77 49.500C77 47.500 76 46.500 74.500 47',
  )
  for (const x of [52, 88]) devata(k, x, 69)
  // Plinth and steps.
  band(k, 44, 96, 70, 2)
  band(k, 42.5, 97.5, 73, 4)
  path(k, S.shade, 'M42 77H98V82H42Z')
  for (const [x0, x1, y] of points('57 83 73 55 85 75 53 87 77', 3)) {
    path(k, S.mid, `M${x0} ${y}H${x1}V${y + 2}H${x0}Z`)
    path(k, S.lit, `M${x0} ${y}H${x1}V${y + 0.7}H${x0}Z`)
  }
  // Moss on what looks up.
  for (const d of [
    'M48 40C50 39 53 39.300 56 39.600C54 41.500 50 41.300 48 42Z',
    'M58 10C61 9 64 9.400 67 10C64 11.300 61 11 58 11.800Z',
    'M45 46C47 45 50 45.300 53 45.500C52 48 50 47 49 49.500C48 47.500 46 48.500 45 49Z',
    'M42.500 73C46 72.200 50 72.600 54 73C50 74.600 46 74 42.500 74.600Z',
  ])
    path(k, S.moss, d)
  path(
    k,
    S.mossDark,
    'M84 39.500C87 39 90 39.300 92 40C90 42 87 41 84 42ZM78 10C80 9.300 82 9.600 83 10V12C81 11.300 79 11.600 78 11Z',
  )
}

/** A root along its points, lit from the left: it swells out of the trunk, then grows thin. */
export function root(k, line, w0, w1, [lit, mid, dark]) {
  const list = points(line)
  const curve = []
  for (let i = 0; i < list.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      list[Math.max(0, i - 1)],
      list[i],
      list[i + 1],
      list[Math.min(list.length - 1, i + 2)],
    ]
    for (let t = 0; t < 1; t += 0.1) {
      const q = (n) =>
        0.5 *
        (2 * p1[n] +
          (p2[n] - p0[n]) * t +
          (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n]) * t * t +
          (3 * p1[n] - p0[n] - 3 * p2[n] + p3[n]) * t * t * t)
      curve.push([q(0), q(1)])
    }
  }
  curve.push(list.at(-1))
  const side = (from, to) => {
    const offset = (share) =>
      curve.map(([x, y], i) => {
        const [a, b] = [curve[Math.max(0, i - 1)], curve[Math.min(curve.length - 1, i + 1)]]
        const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
        const swell = Math.min(1, 0.2 + (i / curve.length) * 3.2)
        const w = (w0 + (w1 - w0) * (i / curve.length) ** 0.8) * swell * share
        // The offset points to the left whichever way the root runs.
        const way = b[1] >= a[1] ? 1 : -1
        return [x - ((b[1] - a[1]) / l) * w * way, y + ((b[0] - a[0]) / l) * w * way]
      })
    return [...offset(from), ...offset(to).reverse()]
  }
  fill(k, dark, side(0.5, -0.5))
  fill(k, mid, side(0.5, -0.2))
  fill(k, lit, side(0.5, 0.18))
}
