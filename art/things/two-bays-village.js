import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { EAST, mix, near, WEST } from './two-bays.js'

const n2 = (v) => Math.round(v * 100) / 100

/** A house of wood among the trees, seen from above: its long front, its gable on the left in the sun or on the right in the shade. */
function house(k, x, y, q, [lit, low], turned) {
  const [long, deep, wall, top] = [3.8, 2.6, 1.1, 2.5]
  // Along, deep, up: the far end lies higher in the picture and to the side of the gable we see.
  const m = turned ? -1 : 1
  const P = (a, b, c) => [m * (a - b * 0.42 - long / 2), -c - b * 0.5]
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  fill(
    k,
    'rgba(8,52,60,.45)',
    turned
      ? [P(0, 0, 0), [3.6, 0.4], [4.2, -1.2], P(0, deep, 0)]
      : [P(long, 0, 0), [4.2, 0.3], [4.4, -1.4], P(long, deep, 0)],
  )
  fill(k, turned ? '#c09494' : '#fff4dc', [
    P(0, 0, 0),
    P(0, 0, wall),
    P(0, deep / 2, top),
    P(0, deep, wall),
    P(0, deep, 0),
  ])
  fill(k, turned ? '#f4dcc0' : '#d0a498', [
    P(0, 0, 0),
    P(long, 0, 0),
    P(long, 0, wall),
    P(0, 0, wall),
  ])
  fill(k, '#7c4c50', [P(1.5, 0, 0), P(2.2, 0, 0), P(2.2, 0, 0.85), P(1.5, 0, 0.85)])
  const e = 0.45
  fill(k, turned ? lit : low, [
    P(-e, -0.4, wall - 0.3),
    P(long + e, -0.4, wall - 0.3),
    P(long + e, deep / 2, top + 0.1),
    P(-e, deep / 2, top + 0.1),
  ])
  // The verge of the roof catches the sun.
  fill(k, turned ? low : lit, [
    P(-e, -0.4, wall - 0.3),
    P(-e, deep / 2, top + 0.1),
    P(-e, deep + 0.4, wall - 0.3),
    P(-e, deep + 0.2, wall - 0.3),
    P(-e, deep / 2, top - 0.4),
    P(-e, -0.2, wall - 0.5),
  ])
  fill(k, lit, [
    P(-e, deep / 2 - 0.3, top - 0.15),
    P(long + e, deep / 2 - 0.3, top - 0.15),
    P(long + e, deep / 2, top + 0.1),
    P(-e, deep / 2, top + 0.1),
  ])
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

/** One crown from above and the side: boughs round a middle, their left shoulders in the sun in two steps. */
function crown(k, x, y, r, [shade, mid, light], rand) {
  const turn = rand() * 6.28
  const boughs = Array.from({ length: 7 }, (_, i) => {
    const a = turn + (i / 7) * Math.PI * 2 + (rand() - 0.5) * 0.4
    const d = 0.5 + rand() * 0.14
    return [Math.cos(a) * d, Math.sin(a) * d * 0.74, 0.36 + rand() * 0.16]
  })
  const round = (u, v, q) => {
    const [cx, cy, rx, ry] = [n2(x + u * r), n2(y + v * r), n2(q * r), n2(q * r * 0.84)]
    return `M${n2(cx - rx)} ${cy}a${rx} ${ry} 0 1 1 ${n2(rx * 2)} 0a${rx} ${ry} 0 1 1 ${n2(-rx * 2)} 0Z`
  }
  const all = (du, dv, q) =>
    round(du, dv, 0.66 * q) + boughs.map(([u, v, w]) => round(u + du, v + dv, w * q)).join('')
  const d = all(0, 0, 1)
  path(k, shade, d)
  k.save()
  k.clip(new Path2D(d))
  path(k, mid, all(-0.2, -0.26, 0.92))
  // Only the boughs on the sunny side carry the last light.
  path(
    k,
    light,
    boughs
      .filter(([u, v]) => u + v * 1.3 < -0.15)
      .map(([u, v, w]) => round(u - 0.1, v - 0.16, w * 0.8))
      .join(''),
  )
  k.restore()
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

/** Where the houses stand: x, y, roof, turned. */
const HOUSES = points(
  '79 48 0 0 85.500 50.500 1 1 77 54.600 1 0 89 57 0 1 72 61 2 0 94 64 1 0 60 66.500 0 0 107 67.500 0 1 84 68 0 0',
  4,
)

/** Trees and roofs between the two beaches, far to near: the farther the lighter, near us one calm dark mass. */
export function village(k, rows) {
  // The ground between the trees: bright far away, deep near us.
  const ground = k.createLinearGradient(0, 42, 0, 84)
  ground.addColorStop(0, '#6cb45c')
  ground.addColorStop(0.5, '#4c985c')
  ground.addColorStop(1, '#185450')
  fill(k, ground, [
    ...WEST.filter((p) => p[1] > 41.5).map(([x, y]) => [x + 5 * near(y), y + 2.6 * near(y)]),
    [-12, 98],
    [174, 98],
    ...EAST.filter((p) => p[1] > 41.5)
      .map(([x, y]) => [x - 5 * near(y), y + 2.6 * near(y)])
      .reverse(),
  ])
  const r = random(12)
  const all = []
  // Crowns in rows, larger as they come nearer; the near ones deeper in tone.
  for (let y = 42.6; y < 102; ) {
    const size = 0.6 + 8.4 * near(y) ** 1.6
    const [l, e] = [Math.max(-12, inner(WEST, y, 1)), Math.min(174, inner(EAST, y, -1))]
    const t = Math.min(1, Math.max(0, (y - 43) / 46))
    const tones = [0, 1, 2].map((i) => blend(rows[0][i], rows[1][i], t))
    for (let x = l + size * (0.3 + r() * 0.5); x < e - size * 0.2; x += size * (1.3 + r() * 0.7)) {
      const [cx, cy, cr] = [x, y + (r() - 0.5) * size * 0.7, size * (0.75 + r() * 0.5)]
      const seed = Math.floor(r() * 1e6)
      if (
        HOUSES.some(
          ([hx, hy]) =>
            Math.abs(cx - hx) < cr + 4.2 * near(hy) && cy > hy - 0.3 && cy - cr < hy - 0.2,
        )
      )
        continue
      all.push([cy + cr * 0.3, () => crown(k, cx, cy, cr, tones, random(seed))])
    }
    y += size * 0.8
  }
  for (const [x, y, c, turned] of HOUSES)
    all.push([y, () => house(k, x, y, 0.12 + near(y) * 1.2, ROOFS[c], turned)])
  for (const [x, y] of points(
    '74.500 50 68 57 59 61.500 55.500 63 40 68 30 70.500 88.800 48.600 93 54.500 99.500 58.600 112 63.800 115.500 65 130 68 146 70.600 150 71.500',
    2,
  ))
    all.push([y + 1, () => palm(k, x, y, 0.5 + near(y) * 3.4, r)])
  all.sort((a, b) => a[0] - b[0])
  for (const [, draw] of all) draw()
}
