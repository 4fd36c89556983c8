import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Where a broken line that runs downwards crosses the height y. */
const acrossAt = (line, y) => {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    if (y <= b[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / Math.max(0.01, b[1] - a[1])
  }
  return line.at(-1)[0]
}

/** A flank from the top to the foot: sheer walls, then ledges, as layered limestone breaks. */
const flank = ([x, y], [fx, fy], r, steps) => {
  const out = [[x, y]]
  const n = steps.length - 1
  for (let i = 0; i < n; i++) {
    const [t0, t1] = [steps[i], steps[i + 1]]
    const wall = t0 + (t1 - t0) * (0.55 + r() * 0.2)
    const u0 = t0 + (t1 - t0) * (0.24 + r() * 0.2)
    if (i) out.push([x + (fx - x) * u0, y + (fy - y) * wall])
    out.push([x + (fx - x) * t1 * (i < n - 1 ? 0.96 + r() * 0.06 : 1), y + (fy - y) * t1])
  }
  return out
}

/**
 * A peak of layered limestone, the light on its left. top; left, right: its feet on row base. rock: lit, band, shade,
 * band in shade, snow, snow in shade. The layers lie level over both faces, a few carry snow; gullies of ice between.
 */
export function limestonePeak(
  k,
  { top, left, right, base, seed },
  [lit, band, shade, dark, snow, cold],
) {
  const r = random(seed * 11 + 3)
  const high = base - top[1]
  // The ledges lie on the same levels all round.
  const steps = [0, (5.5 + r() * 2) / high]
  while (steps.at(-1) < 0.86) steps.push(steps.at(-1) + (3.4 + r() * 3.4) / high)
  steps.push(1)
  const l = flank(top, [left, base], r, steps)
  const e = flank(top, [right, base], r, steps)
  const m = flank([top[0], top[1]], [top[0] + (right - left) * (0.04 + r() * 0.1), base], r, steps)
  fill(k, lit, [...l, ...m.toReversed()])
  fill(k, shade, [...m, ...e.toReversed()])
  const strip = (c, from, to, y, tall, u0, u1) => {
    const at = (u, v) => acrossAt(from, v) + (acrossAt(to, v) - acrossAt(from, v)) * u
    const mid = (u0 + u1) / 2
    fill(k, c, [
      [at(u0, y), y],
      [at(mid, y), y + 0.15],
      [at(u1, y), y - 0.1],
      [at(u1, y + tall), y + tall],
      [at(mid, y + tall), y + tall * 0.8],
      [at(u0, y + tall), y + tall],
    ])
  }
  for (const [i, t] of steps.slice(1, -1).entries()) {
    const y = top[1] + high * t
    strip(band, l, m, y, 1.1 + r() * 0.9, 0, 1)
    strip(dark, m, e, y, 1.1 + r() * 0.9, 0, 1)
    // Snow that stays on a ledge: a long sliver from one edge, thin at its end.
    const sliver = (c, from, to, u0, u1) => {
      const at = (u) =>
        acrossAt(from, y - 0.1) + (acrossAt(to, y - 0.1) - acrossAt(from, y - 0.1)) * u
      fill(k, c, [
        [at(u0), y - 0.9],
        [at(u0 + (u1 - u0) * 0.4), y - 0.7],
        [at(u1), y],
        [at(u0), y + 0.1],
      ])
    }
    if (i % 2 === 1) sliver(cold, m, e, 0, 0.3 + r() * 0.4)
    if (i % 3 !== 2) sliver(snow, l, m, 0.16, 0.36 + r() * 0.3)
  }
  // Ice in the gullies: wedges that hang from the cap or start below it.
  const gully = (c, from, to, u, y0, y1, wide) => {
    const at = (v, d) => acrossAt(from, v) + (acrossAt(to, v) - acrossAt(from, v)) * (u + d)
    const h = y1 - y0
    fill(k, c, [
      [at(y0, 0), y0],
      [at(y0 + h * 0.4, 0) + wide * 0.3, y0 + h * 0.4],
      [at(y0 + h * 0.6, 0.04) + wide * 0.3, y0 + h * 0.6],
      [at(y1, 0.02) + wide, y1],
      [at(y1, 0) - wide * 0.6, y1],
      [at(y0 + h * 0.6, -0.02) - wide * 0.2, y0 + h * 0.6],
      [at(y0 + h * 0.4, 0) - wide * 0.3, y0 + h * 0.4],
    ])
  }
  for (let i = 0; i < 2; i++) {
    const y0 = top[1] + high * (0.2 + r() * 0.26)
    gully(
      snow,
      l,
      m,
      0.2 + i * 0.36 + r() * 0.2,
      y0,
      y0 + high * (0.26 + r() * 0.24),
      0.5 + r() * 0.4,
    )
    if (i)
      gully(
        cold,
        m,
        e,
        0.2 + i * 0.2 + r() * 0.2,
        y0 + 2,
        y0 + high * (0.26 + r() * 0.24),
        0.5 + r() * 0.4,
      )
  }
  const cap = (c, from, to, deep) => {
    const line = [0, 0.2, 0.36, 0.55, 0.7, 0.86, 1].map((u, i) => {
      const y = top[1] + high * deep * (i % 2 ? 1 : 0.52) * (0.8 + r() * 0.4)
      return [acrossAt(from, y) + (acrossAt(to, y) - acrossAt(from, y)) * u, y]
    })
    fill(k, c, [top, ...line])
  }
  cap(snow, l, m, 0.24)
  cap(cold, m, e, 0.2)
}

/** Spruces side by side along a line, slim and uneven. */
export function spruces(k, line, [dark, lit], { gap, tall, seed }) {
  const r = random(seed)
  const yAt = (x) => {
    const i = Math.max(
      1,
      line.findIndex(([px]) => px >= x),
    )
    const [[ax, ay], [bx, by]] = [line[i - 1], line[i]]
    return ay + ((by - ay) * (x - ax)) / (bx - ax)
  }
  for (let x = line[0][0]; x < line.at(-1)[0]; x += gap * (0.5 + r())) {
    const [y, h] = [yAt(x), tall * (0.55 + r() * 0.7)]
    const w = h * 0.17
    const steps = [
      [0.32, 0.5],
      [0.3, 0.3],
      [0.62, 0.8],
      [0.6, 0.55],
      [1, 1.1],
    ]
    fill(k, dark, [
      [x, y - h],
      ...steps.map(([t, q]) => [x + w * q, y - h + h * t]),
      [x, y + 1],
      ...steps.toReversed().map(([t, q]) => [x - w * q, y - h + h * t]),
    ])
    fill(k, lit, [
      [x, y - h],
      [x - w * 0.1, y - h * 0.6],
      [x - w * 0.3, y - h * 0.3],
      ...steps
        .slice(0, 4)
        .toReversed()
        .map(([t, q]) => [x - w * q, y - h + h * t]),
    ])
  }
}

/** A boulder in three faces, the light on its left. */
export function facetRock(k, [top, side, shade], pts, cut) {
  fill(k, shade, pts)
  fill(k, side, cut.side)
  fill(k, top, cut.top)
}

/** A bleached log that floats, from one end to the other; the water closes over its foot. */
export function log(k, x0, y0, x1, y1, q) {
  const a = Math.atan2(y1 - y0, x1 - x0)
  // The normal that points down: the light side is always the upper one.
  const down = Math.cos(a) > 0 ? q : -q
  const [nx, ny] = [-Math.sin(a) * down, Math.cos(a) * down]
  fill(k, 'rgba(14,58,96,.5)', [
    [x0, y0 + ny],
    [x1, y1 + ny],
    [x1, y1 + ny * 1.9],
    [x0, y0 + ny * 1.9],
  ])
  fill(k, '#8c7484', [
    [x0 - nx, y0 - ny],
    [x1 - nx * 0.8, y1 - ny * 0.8],
    [x1 + nx * 0.8, y1 + ny * 0.8],
    [x0 + nx, y0 + ny],
  ])
  fill(k, '#d8bca8', [
    [x0 - nx, y0 - ny],
    [x1 - nx * 0.8, y1 - ny * 0.8],
    [x1 + nx * 0.1, y1 + ny * 0.1],
    [x0 + nx * 0.2, y0 + ny * 0.2],
  ])
  fill(k, '#ffe0b8', [
    [x0 - nx, y0 - ny],
    [x1 - nx * 0.8, y1 - ny * 0.8],
    [x1 - nx * 0.5, y1 - ny * 0.5],
    [x0 - nx * 0.5, y0 - ny * 0.5],
  ])
  k.beginPath()
  k.ellipse(x0, y0, q * 0.5, q * 1.02, a, 0, 7)
  k.fillStyle = '#f0cca0'
  k.fill()
  k.beginPath()
  k.ellipse(x0, y0, q * 0.26, q * 0.55, a, 0, 7)
  k.lineWidth = q * 0.12
  k.strokeStyle = '#a87c70'
  k.stroke()
}

/** A hoary marmot upright on its stone, turned to the right, one paw at its breast; 20 high, feet at 0; light on its left. */
export function marmot(k) {
  const [fur, lit, dark, pale] = ['#96705c', '#e0ac7c', '#5c4250', '#e8dcd0']
  path(k, dark, 'M-4 -1.500C-8 -1.800 -12 -0.600 -14 1.400C-11 2.600 -7 2 -3 0.600Z')
  path(k, fur, 'M-4 -1.500C-8 -1.800 -12 -0.600 -14 1.400C-11.600 0.800 -8 0.500 -4.500 0.200Z')
  path(
    k,
    fur,
    'M-3.800 -14C-5.600 -11 -6.600 -7 -6 -3C-5.600 -0.600 -4 0.300 -1 0.400H5.600C6.600 -1 6.800 -4 6 -7C5.400 -10 4.400 -12 3.600 -14Z',
  )
  path(
    k,
    lit,
    'M-3.800 -14C-5.600 -11 -6.600 -7 -6 -3C-5.800 -1.600 -5 -0.600 -3.800 -0.100C-4.400 -4 -3.600 -9 -1.600 -13Z',
  )
  path(
    k,
    pale,
    'M1.400 -12.500C4 -11 5.400 -7.500 5.200 -4C5 -1.600 4 -0.600 2.600 -0.600C2 -4 1.800 -9 1.400 -12.500Z',
  )
  path(
    k,
    dark,
    'M4.600 -4.500C6.600 -4.300 7.400 -2.600 7 -0.800C6.800 0.200 6.200 0.600 5 0.500C5.600 -1 5.400 -3 4.600 -4.500Z',
  )
  path(
    k,
    dark,
    'M2 0.500C2.400 -0.700 5 -1 8.400 -0.100C8.800 0.300 8.600 0.700 8 0.700H2ZM-4 0.500C-3.600 -0.600 -1.500 -0.800 1.500 0C1.800 0.400 1.500 0.700 1 0.700H-4Z',
  )
  // Arms: one hangs before the belly, the other rests on the breast.
  path(
    k,
    dark,
    'M2.400 -12C4.600 -11.500 6.600 -9.500 7.200 -7.400C7 -6.500 6 -6.400 5.400 -7C4.600 -8.600 3.200 -9.600 1.800 -10Z',
  )
  path(
    k,
    fur,
    'M-2 -11.500C-0.500 -9 1.800 -7.600 4.400 -7.200C5.400 -7.300 5.400 -8.500 4.600 -8.800C2.800 -9.400 1.600 -10.800 1 -12.500Z',
  )
  path(k, dark, 'M3.800 -8.900C5 -9 5.800 -8.300 5.600 -7.500C5 -6.900 4 -6.900 3.400 -7.400Z')
  // Head: flat brow, pale muzzle, round ears.
  path(k, dark, 'M-2.900 -18.500a1.350 1.350 0 1 0 0.010 0Z')
  path(
    k,
    fur,
    'M-4 -15C-4.600 -18.500 -2 -20 0.800 -19.800C3.500 -19.600 6 -18 7 -16.200C7.400 -15 6.600 -13.800 5 -13.300C2.500 -12.500 -0.500 -12.400 -2.500 -12.800C-3.500 -13.300 -3.900 -14 -4 -15Z',
  )
  path(
    k,
    lit,
    'M-4 -15C-4.600 -18.500 -2 -20 0.800 -19.800C1.600 -19.750 2.400 -19.550 3.200 -19.250C0.500 -18.500 -1.500 -17 -2.200 -12.900C-3.400 -13.300 -3.900 -14 -4 -15Z',
  )
  path(
    k,
    pale,
    'M4.600 -17.300C5.800 -17 6.700 -16.700 7 -16.200C7.400 -15 6.600 -13.800 5 -13.300C4 -13 3 -12.800 2 -12.700C3 -14 3.600 -15.600 4.600 -17.300Z',
  )
  path(
    k,
    '#2a1c30',
    'M6.300 -17.100C7.100 -17.100 7.600 -16.600 7.300 -15.900C6.800 -15.800 6.300 -16.200 6.300 -17.100Z',
  )
  path(k, '#2a1c30', 'M2.900 -17.700a0.620 0.700 0 1 0 0.010 0Z')
  path(k, '#ffffff', 'M3.100 -17.500a0.200 0.200 0 1 0 0.010 0Z')
  path(
    k,
    dark,
    'M1 -19.800C2.200 -20 3.400 -19.600 4.600 -18.900C3.600 -18.600 2.200 -18.800 1 -19.800Z',
  )
  stroke(k, '#2a1c30', 0.26, 'M6.800 -15.400Q6.300 -14.400 5 -14.400')
  path(k, fur, 'M-1.700 -19.200a1.150 1.200 0 1 0 0.010 0Z')
  for (const d of [
    'M-4.800 -8l-0.800 1.300',
    'M-4.400 -5l-0.700 1.400',
    'M-2.400 -9.400l-0.600 1.400',
    'M-2.200 -6l-0.500 1.500',
    'M-1 -3.600l-0.400 1.400',
  ])
    stroke(k, '#fff0d8', 0.35, d)
}

/** A red canoe with two who paddle to the left; 60 long, water at 0. */
export function redCanoe(k) {
  path(k, 'rgba(12,48,92,.5)', 'M-27 1C-12 3.500 14 3.500 30 1C22 5 -16 5.500 -27 1Z')
  const paddler = (x, coat, shade, hat, skin, up) => {
    stroke(k, '#d8a868', 0.8, up ? `M${x - 8} -19L${x - 1} -5` : `M${x - 1} -11.500L${x - 8} 2`)
    path(
      k,
      '#f0c884',
      up
        ? `M${x - 8} -19L${x - 7} -19.800C${x - 9.5} -24 ${x - 11.5} -23.500 ${x - 10.5} -20.500Z`
        : `M${x - 7.6} 1L${x - 6.6} 1.600L${x - 8.6} 4H${x - 9.6}Z`,
    )
    path(
      k,
      coat,
      `M${x - 2.6} -10.500C${x - 1.5} -12 ${x + 1.5} -12 ${x + 2.6} -10.500L${x + 3.2} -3H${x - 3}Z`,
    )
    path(
      k,
      shade,
      `M${x + 0.8} -11.500C${x + 1.5} -11.400 ${x + 2.2} -11 ${x + 2.6} -10.500L${x + 3.2} -3H${x + 1}Z`,
    )
    stroke(
      k,
      coat,
      1.7,
      up
        ? `M${x - 1.5} -9.600L${x - 4.5} -11.500L${x - 5.2} -13.500`
        : `M${x - 1.5} -9.600L${x - 4} -7.500L${x - 3.6} -6.500`,
    )
    stroke(
      k,
      shade,
      1.7,
      up ? `M${x + 1} -9L${x - 1} -6.500L${x - 2.5} -8` : `M${x + 1} -9.600L${x - 0.6} -10.800`,
    )
    path(k, skin, `M${x - 0.2} -16.200a2 2.200 0 1 0 0.010 0Z`)
    path(
      k,
      hat,
      `M${x - 2.2} -14.600C${x - 2.4} -17.600 ${x + 2.2} -17.800 ${x + 2.1} -14.200C${x + 1} -13 ${x + 0.8} -14.500 ${x} -14.900Z`,
    )
    path(k, hat, `M${x - 0.3} -18a0.900 0.900 0 1 0 0.010 0Z`)
    path(k, '#2a1c30', `M${x - 1.4} -14.300a0.240 0.280 0 1 0 0.010 0Z`)
  }
  paddler(-13, '#f2b83c', '#b87a34', '#2f7f8c', '#eab48c', true)
  paddler(12, '#3f7fb0', '#2c5484', '#f4efe4', '#b07850', false)
  path(k, '#5c2430', 'M-30 -7.500C-18 -3.500 18 -3.500 30 -7.500L27 -3H-27Z')
  path(
    k,
    '#e03c34',
    'M-30 -7.500C-29 -3 -26 0.500 -22 1.600H22C26 0.500 29 -3 30 -7.500C18 -3 -18 -3 -30 -7.500Z',
  )
  path(
    k,
    '#ff7454',
    'M-30 -7.500C-29 -3 -26 0.500 -22 1.600H-14C-20 0 -24 -2.500 -26 -5.800ZM-26 -5.800C-14 -3 14 -3 26 -5.800L25.600 -4.800C14 -2 -14 -2 -25.400 -4.800Z',
  )
  path(
    k,
    '#98243c',
    'M20 1.600H22C26 0.500 29 -3 30 -7.500C29 -7.200 27.800 -6.800 26.600 -6.500C25.600 -3 23.600 0 20 1.600Z',
  )
  stroke(
    k,
    '#d8f4ec',
    0.5,
    'M-31 2C-27 3.600 -20 4.600 -12 5M31 2.400C42 3.400 52 5.400 64 8.400M32 0.800C42 0 54 -0.400 68 -0.800',
  )
}

/** Red paintbrush flowers in a tuft of leaves; 8 high. */
export function paintbrush(k) {
  for (const [x, h, lean] of points(
    '-2.400 4 -1.400 -0.800 6 -0.300 1 5 0.700 2.800 3.600 1.700',
    3,
  )) {
    const [tx, ty] = [x + lean * 0.4, -h]
    stroke(k, '#3c6c5c', 0.45, `M${x * 0.4} 0Q${x * 0.7} ${-h * 0.5} ${tx} ${ty}`)
    for (const [dx, dy, c] of [
      [-1.1, -0.4, '#c8283c'],
      [1.1, -0.4, '#c8283c'],
      [-0.7, -1.5, '#f0503c'],
      [0.7, -1.5, '#c8283c'],
      [0, -2.2, '#ff7c50'],
    ])
      stroke(
        k,
        c,
        0.75,
        `M${tx} ${ty + 0.6}Q${tx + dx * 0.4} ${ty + dy * 0.4} ${tx + dx} ${ty + dy}`,
      )
  }
  fill(
    k,
    '#2f5c58',
    points(
      '-3 0.400 -2.200 -2.200 -1.200 -0.600 -0.400 -2.800 0.600 -0.600 1.600 -2.400 2 -0.400 3 0.400',
    ),
  )
}
