import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { EAST, mix, near, WEST } from './two-bays.js'

const n2 = (v) => Math.round(v * 100) / 100

/** A roof among the trees, its ridge across or away; the sun on its left. */
function house(k, x, y, q, [lit, low], across) {
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  fill(k, 'rgba(10,60,64,.5)', points('1 0.200 3.600 0.300 4.600 -0.900 2 -1.400'))
  if (across) {
    fill(k, '#c89c90', points('-2.200 0 2.200 0 2.200 -1.300 -2.200 -1.300'))
    fill(k, '#fff0d4', points('-2.200 0 -1.400 0 -1.400 -1.300 -2.200 -1.300'))
    fill(k, low, points('-2.700 -1 2.700 -1 2.100 -2.700 -2.100 -2.700'))
    fill(k, lit, points('-2.700 -1 -0.600 -1 -1 -2.700 -2.100 -2.700'))
  } else {
    fill(k, '#fff0d4', points('-1.600 0 0.400 0 0.400 -1.600 -1.600 -1.300'))
    fill(k, '#c89c90', points('0.400 0 1.800 -0.200 1.800 -1.400 0.400 -1.600'))
    fill(k, lit, points('-2 -1 0 -2.900 1 -3.800 -1 -2.200'))
    fill(k, lit, points('-2 -1 0 -2.900 0.400 -1.500 -1.600 -0.900'))
    fill(k, low, points('0 -2.900 1 -3.800 2.700 -1.700 1.900 -0.900'))
  }
  k.restore()
}

/** A palm at the edge of the beach: a stem and a head of hanging leaves, lit on the left. */
function palm(k, x, y, q, r) {
  const [hx, hy] = [x + q * (r() - 0.5) * 0.9, y - q * (1.7 + r() * 0.6)]
  path(
    k,
    'rgba(52,72,88,.36)',
    `M${n2(x)} ${n2(y)}L${n2(x + q * 2)} ${n2(y + q * 0.1)}L${n2(x + q * 3)} ${n2(y + q * 0.45)}L${n2(x + q * 2)} ${n2(y + q * 0.4)}Z`,
  )
  path(
    k,
    '#7c6058',
    `M${n2(x - q * 0.09)} ${n2(y)}Q${n2(x)} ${n2(hy + q)} ${n2(hx - q * 0.05)} ${n2(hy)}H${n2(hx + q * 0.07)}Q${n2(x + q * 0.12)} ${n2(hy + q)} ${n2(x + q * 0.1)} ${n2(y)}Z`,
  )
  for (const [a, l, c] of [
    [-0.5, 1, '#1c6c58'],
    [0.2, 1.1, '#1c6c58'],
    [0.8, 0.9, '#14544c'],
    [-1.4, 0.8, '#3c8c5c'],
    [-2.3, 1, '#8cbc58'],
    [-2.9, 1.1, '#b4d060'],
    [2.5, 0.9, '#5ca058'],
  ]) {
    const [ex, ey] = [hx + Math.cos(a) * l * q, hy + Math.sin(a) * l * q * 0.6 + q * 0.5 * l]
    const [mx, my] = [hx + Math.cos(a) * l * q * 0.6, hy + Math.sin(a) * l * q * 0.7 - q * 0.12]
    path(
      k,
      c,
      `M${n2(hx)} ${n2(hy)}Q${n2(mx)} ${n2(my - q * 0.16)} ${n2(ex)} ${n2(ey)}Q${n2(mx)} ${n2(my + q * 0.28)} ${n2(hx)} ${n2(hy)}Z`,
    )
  }
}

/** A row of crowns as one mass from l to e, humped in the middle; each crown its own width, some lit on the left shoulder. */
function canopy(k, l, e, y, { colour, lit, seed, wide, tall, rise, tilt }) {
  const r = random(seed)
  const yAt = (x) => {
    const t = (x - l) / (e - l)
    return y - rise * Math.max(0, Math.sin(Math.PI * t)) ** 0.7 - tilt * (t - 0.4)
  }
  const tops = []
  for (let x = l; x < e - wide * 0.3; ) {
    const b = Math.min(e, x + wide * (0.5 + r() * 1.1))
    tops.push([x, b, tall * (0.5 + r() * 0.8), r()])
    x = b
  }
  let d = `M${n2(l)} ${n2(y + rise + tall * 2 + Math.abs(tilt))}L${n2(l)} ${n2(yAt(l))}`
  for (const [a, b, h] of tops) {
    const w = b - a
    const m = (yAt(a) + yAt(b)) / 2
    d += `C${n2(a - w * 0.06)} ${n2(yAt(a) - h * 0.7)} ${n2(a + w * 0.2)} ${n2(m - h * 1.2)} ${n2(a + w * 0.46)} ${n2(m - h * 1.1)}C${n2(a + w * 0.84)} ${n2(m - h)} ${n2(b + w * 0.06)} ${n2(yAt(b) - h * 0.5)} ${n2(b)} ${n2(yAt(b))}`
  }
  path(k, colour, `${d}L${n2(e)} ${n2(y + rise + tall * 2 + Math.abs(tilt))}Z`)
  for (const [a, b, h, n] of tops) {
    if (n < 0.45) continue
    const w = b - a
    const m = (yAt(a) + yAt(b)) / 2
    path(
      k,
      lit,
      `M${n2(a + w * 0.04)} ${n2(yAt(a) - h * 0.3)}C${n2(a + w * 0.02)} ${n2(m - h * 0.9)} ${n2(a + w * 0.24)} ${n2(m - h * 1.2)} ${n2(a + w * 0.5)} ${n2(m - h * 1.1)}C${n2(a + w * 0.62)} ${n2(m - h)} ${n2(a + w * 0.5)} ${n2(m - h * 0.62)} ${n2(a + w * 0.36)} ${n2(m - h * 0.6)}C${n2(a + w * 0.22)} ${n2(m - h * 0.56)} ${n2(a + w * 0.16)} ${n2(m - h * 0.2)} ${n2(a + w * 0.04)} ${n2(yAt(a) - h * 0.3)}Z`,
    )
  }
}

const inner = (line, y, side) => {
  for (let i = 1; i < line.length; i++)
    if (line[i][1] >= y && line[i - 1][1] < y) {
      const t = (y - line[i - 1][1]) / (line[i][1] - line[i - 1][1])
      return mix(line[i - 1][0], line[i][0], t) + side * 6 * near(y)
    }
  return side > 0 ? -20 : 180
}

const ROOFS = [
  ['#ff9468', '#b84c4c'],
  ['#ffcc80', '#c08058'],
  ['#fff0d8', '#a49cac'],
]

/** Trees and roofs between the two beaches, far to near: the farther the lighter, near us one calm dark mass. */
export function village(k, rows) {
  fill(k, rows[0][1], [
    ...WEST.filter((p) => p[1] > 41.5).map(([x, y]) => [x + 5 * near(y), y + 2.6 * near(y)]),
    [-12, 98],
    [174, 98],
    ...EAST.filter((p) => p[1] > 41.5)
      .map(([x, y]) => [x - 5 * near(y), y + 2.6 * near(y)])
      .reverse(),
  ])
  const r = random(12)
  const all = []
  for (const [i, [y, colour, lit, rise, tilt]] of rows.entries()) {
    const [l, e] = [Math.max(-12, inner(WEST, y, 1)), Math.min(174, inner(EAST, y, -1))]
    const q = near(y)
    all.push([
      y,
      () =>
        canopy(k, l, e, y, {
          colour,
          lit,
          seed: 40 + i * 7,
          wide: 1 + q * 13,
          tall: 0.6 + q * 3.6,
          rise,
          tilt,
        }),
    ])
  }
  for (const [x, y, c, across] of points(
    '78.500 47 0 0 85 48.500 1 1 76.500 52.600 1 1 88 55 0 0 74 58.600 2 0 93 62 1 0 62 63.500 0 1 104 64.500 0 1 45 68.600 1 0 122 67.800 2 1',
    4,
  ))
    all.push([y * 1.06 + 0.6, () => house(k, x, y, 0.14 + near(y) * 1.25, ROOFS[c], across)])
  for (const [x, y] of points(
    '74.500 50 68 57 59 61.500 55.500 63 40 68 30 70.500 88.800 48.600 93 54.500 99.500 58.600 112 63.800 115.500 65 130 68 146 70.600 150 71.500',
    2,
  ))
    all.push([y + 1, () => palm(k, x, y, 0.5 + near(y) * 3.4, r)])
  all.sort((a, b) => a[0] - b[0])
  for (const [, draw] of all) draw()
}
