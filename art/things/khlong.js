// A canal of Thonburi early in the day, seen from a footbridge 4.8 m above it: its water, boats, trees and temple. In metres; sun behind us on the left.
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { memorial } from './chedi.js'
import { crown, crowns } from './crowns.js'
import { heap } from './heaped-clouds.js'
import { lens } from './lens.js'
import { folk, POSES } from './slender-folk.js'

export const P = lens({ eye: [1.1, 4.8, 0], f: 96, cx: 66, cy: 32 })
export const mirror = (x, y, z) => P(x, -y, z)

/** Morning sky, the white spire of the temple, trees that close the canal. */
export function distance(k) {
  const g = k.createLinearGradient(0, -2, 0, 36)
  for (const [a, c] of [
    [0, '#7cc0d0'],
    [0.5, '#c4e4d8'],
    [0.85, '#fff0cc'],
    [1, '#ffe4b4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 60)
  heap(k, 78, 24, 34, 11, ['#fffaf0', '#f4ead8', '#c8d8d4'], 5)
  heap(k, 50, 27, 20, 6, ['#fffaf0', '#f4ead8', '#d0dcd4'], 8)
  // The spire of the temple, gilded gables at its foot.
  at(k, 55, 31, 0.34, (c) => memorial(c, ['#fffaf0', '#f0e4dc', '#ccc4d0', '#b4aec4']))
  for (const [x, y, q, flip] of points('63 31 1 0 46.500 31 0.800 1', 4))
    at(
      k,
      x,
      y,
      q,
      (c) => {
        path(c, '#c0a498', 'M-3 0V-3H3V0Z')
        path(
          c,
          '#d88c5c',
          'M-4.400 -2.600C-2.600 -3.600 -1 -5 0 -7.400C1 -5 2.600 -3.600 4.400 -2.600Z',
        )
        path(c, '#f4c07c', 'M-4.400 -2.600C-2.600 -3.600 -1 -5 0 -7.400L-0.600 -2.600Z')
        stroke(
          c,
          '#fff0b8',
          0.3,
          'M-4.800 -2.900C-2.800 -3.800 -1 -5.200 0 -8.200C1 -5.200 2.800 -3.800 4.800 -2.900',
        )
      },
      !!flip,
    )
  path(k, '#8cb89c', 'M20 31C40 27.500 90 27.500 116 30V36H20Z')
  crowns(
    k,
    points(
      '30 33 9 6 0 38 33.500 8 5 1 45 34 8 4.400 0 51 34 7 3.600 1 58.500 34 7 3.400 0 67 33.800 7 5 1 73 33.600 8 6 0 80 33 9 8 1 89 33 10 9 0 98 33 10 10 1',
      5,
    ),
    [
      ['#84b098', '#a0c8a0', '#cce0ac'],
      ['#7ca894', '#94bc9c', '#bcd8a8'],
    ],
    5,
    -1,
  )
}

/** A palm beside the water, foot at x, z. */
export function palm(k, x, z, high, lean, n) {
  const [px, py, q] = P(x, 0.6, z)
  const [tx, ty] = [px + lean * q, py - high * q]
  const w = q * 0.16
  path(
    k,
    '#8c6c60',
    `M${px - w * 1.5} ${py}Q${px + lean * q * 0.15} ${py - high * q * 0.6} ${tx - w * 0.6} ${ty}H${tx + w * 0.6}Q${px + lean * q * 0.15 + w * 2} ${py - high * q * 0.6} ${px + w * 1.5} ${py}Z`,
  )
  for (const [i, a] of [-3.3, -0.1, -2.9, -0.5, -2.2, -1, -1.6].entries()) {
    const l = high * q * (0.34 + 0.05 * Math.sin(i * 5 + n))
    const [dx, dy] = [Math.cos(a + Math.sin(n + i) * 0.12), Math.sin(a)]
    const [ex, ey] = [tx + dx * l, ty + dy * l * 0.5 + l * (0.34 + Math.abs(dx) * 0.2)]
    const [mx, my] = [tx + dx * l * 0.62, ty + dy * l * 0.62 - l * 0.24]
    const saw = Array.from({ length: 9 }, (_, j) => {
      const t = 1 - (j + 1) / 10
      const [bx, by] = [
        (1 - t) ** 2 * tx + 2 * t * (1 - t) * mx + t * t * ex,
        (1 - t) ** 2 * ty + 2 * t * (1 - t) * my + t * t * ey,
      ]
      const w = l * 0.24 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1))
      return `L${bx + dx * w * 0.3} ${by + w}L${bx + dx * w * 0.1 - dx * l * 0.03} ${by + w * 0.5}`
    }).join('')
    path(
      k,
      i < 2 ? '#2c6c5c' : dx < 0.2 ? '#7cb86c' : '#4c9468',
      `M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}${saw}Z`,
    )
  }
}

/** Trees behind the houses and bushes on the banks, mirrored with `p`. */
export function trees(k) {
  const r = random(3)
  for (const [x, z, h, c] of points(
    '-14 60 9 0 -13 46 10 1 -15 36 9 0 14 60 11 1 15 48 9 0 17 38 11 1',
    4,
  )) {
    const [px, py, q] = P(x, 0, z)
    crown(
      k,
      px,
      py,
      h * 1.3 * q,
      h * q,
      [
        ['#3c7868', '#5c9c74', '#98c480'],
        ['#4c8870', '#74ac78', '#b4d48c'],
      ][c],
      z + r(),
      -1,
    )
  }
}

/** Water: the pale sky far off, the deep green under us. */
export function water(k) {
  const g = k.createLinearGradient(0, 32, 0, 92)
  for (const [a, c] of [
    [0, '#fff0cc'],
    [0.12, '#b8dcc4'],
    [0.34, '#6cb4a8'],
    [0.64, '#348c8c'],
    [1, '#176470'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, 33, 172, 64)
}

export function ripples(k) {
  const r = random(21)
  for (let z = 60; z > 7.6; z *= 0.9) {
    const [cx, y, q] = P(-3.6 + r() * 7.4, 0, z)
    const l = q * (0.8 + r() * 1.6)
    const t = Math.max(0.14, q * 0.03)
    path(
      k,
      r() < 0.62 ? 'rgba(244,255,236,.6)' : 'rgba(16,84,96,.3)',
      `M${cx - l} ${y}Q${cx} ${y - t * 1.4} ${cx + l} ${y + t * 0.3}Q${cx} ${y + t} ${cx - l} ${y}Z`,
    )
  }
}

/**
 * A sampan: bow and stern rise; seen from above, so that its load shows. x, z: its middle; turn: degrees of its bow from the right;
 * load: [place along it -1..1, width, colours] mounds; crew: [place, figure]
 */
export function sampan(
  k,
  { x, z, turn, long = 5.4, wood = 0, load = [], crew = [], shade, after },
) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [lit, mid, deep, inside] = [
    ['#d89c60', '#a4683c', '#6c4044', '#4c3440'],
    ['#b0744c', '#84503c', '#543440', '#3c2c3c'],
    ['#5c9c94', '#3c7478', '#244c5c', '#3c3444'],
  ][wood]
  // Bow and stern overhang: the waterline is shorter than the rail.
  const point = (t, side, y) => {
    const l = ((t * long) / 2) * (0.84 + 0.16 * Math.min(1, Math.abs(y) / 0.6))
    return P(x + c * l - s * side, y, z + s * l + c * side)
  }
  const beam = (t) => 0.56 * Math.max(0, 1 - Math.abs(t) ** 2.6) ** 0.7
  const gunwale = (t) => 0.34 + 0.34 * Math.abs(t) ** 3.5
  const ts = Array.from({ length: 25 }, (_, i) => -1 + i / 12)
  const rail = (side, y = gunwale, b = 1) => ts.map((t) => point(t, side * beam(t) * b, y(t)))
  // Which side is nearer to us.
  const near = point(0, 0.5, 0)[1] > point(0, -0.5, 0)[1] ? 1 : -1
  fill(k, 'rgba(12,64,80,.42)', [
    ...rail(-near, () => 0, 1.05),
    ...ts.toReversed().map((t) => point(t, near * beam(t) * 1.1, -0.5 - gunwale(t) * 0.6)),
  ])
  fill(k, inside, [...rail(-1), ...rail(1).toReversed()])
  // The far side seen from inside, in the light.
  fill(k, mid, [...rail(-near), ...rail(-near, (t) => gunwale(t) - 0.22, 0.8).toReversed()])
  fill(k, lit, [...rail(-near), ...rail(-near, (t) => gunwale(t) - 0.05, 0.97).toReversed()])
  const all = [
    ...load.map((l) => [l[0], () => mound(k, point(l[0], 0, 0.3), l[1], l[2], l[3])]),
    ...crew.map(([t, o, flip, rise = 0.3]) => [
      t,
      () => {
        const [px, py, q] = point(t, 0, rise)
        k.save()
        k.translate(px, py)
        k.scale(((flip ? -1 : 1) * q * 1.62) / 7, (q * 1.62) / 7)
        folk(k, flip ? { ...o, light: -(o.light ?? -1) } : o)
        k.restore()
      },
    ]),
  ]
  if (s * near !== 0) all.sort((a, b) => point(a[0], 0, 0)[1] - point(b[0], 0, 0)[1])
  for (const [, draw] of all) draw()
  fill(k, mid, [...rail(near), ...rail(near, () => 0, 0.86).toReversed()])
  fill(k, deep, [
    ...rail(near, (t) => gunwale(t) * 0.42, 0.94),
    ...rail(near, () => 0, 0.86).toReversed(),
  ])
  fill(k, lit, [...rail(near), ...rail(near, (t) => gunwale(t) - 0.09, 0.99).toReversed()])
  after?.(point)
}

/** A flat basket with its fruit or flowers. */
function mound(k, [x, y, q], r, [light, leaf, dark], n = 7) {
  const w = q * r
  path(
    k,
    '#7c4c40',
    `M${x - w} ${y - w * 0.1}C${x - w * 0.9} ${y + w * 0.5} ${x + w * 0.9} ${y + w * 0.5} ${x + w} ${y - w * 0.1}Z`,
  )
  path(
    k,
    '#d8a068',
    `M${x - w} ${y - w * 0.1}A${w} ${w * 0.42} 0 1 0 ${x + w} ${y - w * 0.1}A${w} ${w * 0.42} 0 1 0 ${x - w} ${y - w * 0.1}Z`,
  )
  for (let i = 0; i < n; i++) {
    const a = (i / (n - 1)) * 6.283 + 0.4
    const rr = i === n - 1 ? 0 : 0.56
    const [fx, fy, fr] = [
      x + Math.cos(a) * w * rr,
      y - w * 0.2 + Math.sin(a) * w * rr * 0.44 - (i === n - 1 ? w * 0.24 : 0),
      w * 0.34,
    ]
    path(
      k,
      dark,
      `M${fx - fr} ${fy}a${fr} ${fr * 0.9} 0 1 0 ${fr * 2} 0a${fr} ${fr * 0.9} 0 1 0 ${-fr * 2} 0Z`,
    )
    path(
      k,
      leaf,
      `M${fx - fr} ${fy - fr * 0.1}a${fr * 0.84} ${fr * 0.78} 0 1 0 ${fr * 1.68} 0a${fr * 0.84} ${fr * 0.78} 0 1 0 ${-fr * 1.68} 0Z`,
    )
    path(
      k,
      light,
      `M${fx - fr * 0.7} ${fy - fr * 0.3}a${fr * 0.36} ${fr * 0.3} 0 1 0 ${fr * 0.72} 0a${fr * 0.36} ${fr * 0.3} 0 1 0 ${-fr * 0.72} 0Z`,
    )
  }
}

/** An umbrella of cloth over a boat: foot of its pole at a point. */
export function shadeOver(k, [x, y, q], [lit, dark]) {
  stroke(k, '#543444', q * 0.05, `M${x} ${y}V${y - q * 1.9}`)
  const [w, t] = [q * 1.15, y - q * 1.6]
  path(
    k,
    dark,
    `M${x - w} ${t}C${x - w * 0.7} ${t - q * 0.5} ${x - w * 0.2} ${t - q * 0.66} ${x} ${t - q * 0.68}C${x + w * 0.2} ${t - q * 0.66} ${x + w * 0.7} ${t - q * 0.5} ${x + w} ${t}Q${x + w * 0.66} ${t - q * 0.06} ${x + w * 0.34} ${t + q * 0.12}Q${x} ${t} ${x - w * 0.34} ${t + q * 0.12}Q${x - w * 0.66} ${t - q * 0.06} ${x - w} ${t}Z`,
  )
  path(
    k,
    lit,
    `M${x - w} ${t}C${x - w * 0.7} ${t - q * 0.5} ${x - w * 0.2} ${t - q * 0.66} ${x} ${t - q * 0.68}C${x - w * 0.2} ${t - q * 0.4} ${x - w * 0.34} ${t - q * 0.1} ${x - w * 0.34} ${t + q * 0.12}Q${x - w * 0.66} ${t - q * 0.06} ${x - w} ${t}ZM${x} ${t - q * 0.68}C${x + w * 0.24} ${t - q * 0.4} ${x + w * 0.34} ${t - q * 0.1} ${x + w * 0.34} ${t + q * 0.12}Q${x + w * 0.1} ${t} ${x} ${t + q * 0.03}Z`,
  )
}

/** One at the stern who kneels with a paddle; `more` dresses it. */
export const paddler = (skin, top, low, more = {}) => ({
  ...POSES.kneel,
  armNear: [44, 30],
  armFar: [66, 46],
  skin,
  top,
  low,
  hair: ['#34202c', '#20142a'],
  hat: ['cone', '#f8dca0', '#c89c6c'],
  light: -1,
  lean: 6,
  before: (q, j, flat) => {
    const [a, b] = [j.armFar.hand, j.armNear.hand]
    stroke(
      q,
      flat ?? '#8c5c40',
      0.22,
      `M${a[0] - 0.1} ${a[1] - 1}L${b[0]} ${b[1]}L${b[0] + 0.6} ${b[1] + 2.4}`,
    )
    path(
      q,
      flat ?? '#b07c50',
      `M${b[0] + 0.3} ${b[1] + 1.8}L${b[0] + 0.9} ${b[1] + 1.7}L${b[0] + 1.2} ${b[1] + 3.6}L${b[0] + 0.5} ${b[1] + 3.7}Z`,
    )
  },
  ...more,
})

/** What one sees of the house close by. */
export function shutters(k) {
  // The house close by on the right: shutters half open, a shelf of jars, a cloth in the last door.
  const w = 6.36
  for (const i of [0, 1, 2]) {
    const a = 6.2 + (8.3 * (i + 0.14)) / 3
    const b = 6.2 + (8.3 * (i + 0.62)) / 3
    const pane = (c, za, zb, ya, yb, x = w) =>
      fill(k, c, [P(x, ya, za), P(x, ya, zb), P(x, yb, zb), P(x, yb, za)])
    pane('#5c3c40', a, b, 2, 4.2)
    pane('#8c5c4c', a, b, 2, 2.12)
    if (i === 1) {
      for (const y of [2.7, 3.4]) pane('#b88058', a + 0.1, b - 0.1, y, y + 0.06)
      for (let j = 0; j < 5; j++) {
        const z = a + 0.2 + ((b - a - 0.3) * j) / 5
        for (const y of [2.76, 3.46])
          pane(
            ['#e0b068', '#c8644c', '#5c9c8c', '#f0d8a8'][(j + (y > 3 ? 1 : 0)) % 4],
            z,
            z + 0.14,
            y,
            y + 0.22 + (j % 3) * 0.07,
          )
      }
    }
    if (i === 0) {
      pane('#3c8c8c', a, a + (b - a) * 0.44, 2.3, 4.2)
      pane('#5cb0a4', a + (b - a) * 0.2, a + (b - a) * 0.36, 2.26, 4.2)
    }
    if (i === 2) pane('#ffd898', a, b, 3.3, 4.2)
    for (const [u, v] of [
      [a - 0.34, a],
      [b, b + 0.34],
    ]) {
      pane('#c88454', u, v, 1.9, 4.3)
      for (let y = 2.1; y < 4.2; y += 0.3) pane('#9c6048', u + 0.05, v - 0.05, y, y + 0.1)
    }
  }
  for (const y of [1.9, 4.36]) {
    const [p, q] = [P(w, y, 6.2), P(w, y, 14.4)]
    stroke(k, '#b07850', 0.24, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
  }
}

/** Pots with leaves and flowers along the landings; a line of washing; a cat on a rail. */
export function homely(k) {
  const r = random(8)
  for (const [x, z, h, c] of points(
    '5.600 14 0.900 0 5.500 13.200 0.600 1 5.700 12.300 1 2 5.500 10.200 0.700 0 5.900 9.300 0.800 1 -5.400 14.200 0.900 2 -5.300 13.300 0.700 0 -5.300 20 0.800 1 -5.400 21.600 1 0 5.500 29 0.800 1 5.600 34 0.900 0 -5.400 33 0.800 2 6.100 8.300 1 2',
    4,
  ).sort((a, b) => b[1] - a[1])) {
    const [px, py, q] = P(x, 1.5, z)
    const w = q * 0.2
    path(
      k,
      '#a85444',
      `M${px - w} ${py - w * 1.5}H${px + w}L${px + w * 0.7} ${py}H${px - w * 0.7}Z`,
    )
    path(
      k,
      '#e08c64',
      `M${px - w} ${py - w * 1.5}H${px - w * 0.1}L${px - w * 0.1} ${py}H${px - w * 0.7}Z`,
    )
    for (let i = 0; i < 7; i++) {
      const a = -2.8 + i * 0.42 + r() * 0.2
      const l = q * h * (0.6 + r() * 0.5)
      const [ex, ey] = [px + Math.cos(a) * l * 0.7, py - w * 1.5 + Math.sin(a) * l]
      path(
        k,
        ['#2c6c5c', '#5ca464', '#3c8460'][i % 3],
        `M${px} ${py - w * 1.4}Q${(px + ex) / 2 - l * 0.16} ${(py + ey) / 2 - l * 0.1} ${ex} ${ey}Q${(px + ex) / 2 + l * 0.16} ${(py + ey) / 2} ${px} ${py - w * 1.4}Z`,
      )
      if (c && i % 2)
        path(
          k,
          ['', '#f46c8c', '#fcc44c'][c],
          `M${ex} ${ey - l * 0.1}a${l * 0.1} ${l * 0.1} 0 1 0 0.010 0Z`,
        )
    }
  }
  // The cat of the house watches the fruit go by.
  const [cx, cy, cq] = P(5.3, 1.5, 8.6)
  at(k, cx, cy, cq * 0.1, (c) => {
    stroke(c, '#e8944c', 0.8, 'M1.800 -0.400C3.400 -0.200 4 -1.400 3.400 -2.400')
    path(
      c,
      '#f0a45c',
      'M-1.700 0C-2 -2 -1.700 -3.600 -1.300 -4.200C-2 -4.700 -2.100 -5.700 -1.900 -6.800L-1.100 -6.200H-0.100L0.600 -6.800C0.700 -5.900 0.600 -5.100 0.100 -4.500C1.400 -3.600 2.200 -1.600 2 0Z',
    )
    path(
      c,
      '#b86844',
      'M-0.400 0C0.600 -1.600 0.700 -3.200 0.100 -4.500C1.400 -3.600 2.200 -1.600 2 0ZM-0.100 -6.200L0.600 -6.800C0.700 -5.900 0.600 -5.100 0.100 -4.500Z',
    )
    path(c, '#fff0d8', 'M-1.700 0C-1.800 -1 -1.700 -2 -1.500 -3C-0.900 -2 -0.900 -1 -1 0Z')
  })
}
