// A bay of limestone stacks against the evening sun, and a longtail boat with those who leap from it.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/**
 * A stack: outline from its left foot over the top to its right foot; the sun stands at `sun` (x), so that the side
 * towards it glows. tones: gleam, glow, body, streak, wood, wood in the light. hang: how thick the jungle is on top.
 */
export function stack(
  k,
  outline,
  sun,
  [gleam, glow, body, streak, wood, bright],
  seed,
  { hang = 1, edge = 1 } = {},
) {
  const r = random(seed)
  const line = rough(outline, 0.5 * edge, seed)
  const xs = line.map(([x]) => x)
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)]
  const way = sun < (x0 + x1) / 2 ? 1 : -1
  fill(k, gleam, line)
  k.save()
  const d = new Path2D(`M${line.map((p) => p.join(' ')).join('L')}Z`)
  k.clip(d)
  const shifted = (dx, dy, s) =>
    rough(
      outline.map(([x, y]) => [x + way * dx, y + dy]),
      0.9 * edge,
      s,
    )
  fill(k, glow, shifted(0.8 * edge, 0, seed + 1))
  fill(k, body, shifted((x1 - x0) * 0.2, 0.4, seed + 2))
  const foot = outline.at(-1)[1]
  const top = Math.min(...outline.map(([, y]) => y))
  // Rain has drawn streaks and caves down the wall.
  for (let x = x0; x < x1; x += (1.2 + r() * 3) * edge) {
    const [y0, y1] = [
      top + (foot - top) * (0.08 + r() * 0.4),
      top + (foot - top) * (0.5 + r() * 0.46),
    ]
    const w = (0.4 + r() * 1) * edge
    fill(k, r() < 0.6 ? streak : glow, [
      [x, y0],
      [x + w, y0 + (y1 - y0) * 0.3],
      [x + w * 0.7, y1],
      [x - w * 0.2, y1 - (y1 - y0) * 0.1],
      [x - w * 0.4, y0 + (y1 - y0) * 0.4],
    ])
  }
  // The notch that the tides have eaten, dark above the water.
  fill(k, streak, [
    [x0 - 2, foot - 1.1 * edge],
    [x1 + 2, foot - 1.3 * edge],
    [x1 + 2, foot],
    [x0 - 2, foot],
  ])
  k.restore()
  // Jungle on whatever is not too steep, its crowns lit towards the sun.
  const crowns = []
  for (let i = 0; i < outline.length - 1; i++) {
    const [a, b] = [outline[i], outline[i + 1]]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    const steep = Math.abs(b[1] - a[1]) / (Math.abs(b[0] - a[0]) + 0.01)
    if (steep > 1.7 || Math.max(a[1], b[1]) > foot - 2) continue
    const n = Math.max(2, Math.round(long / (0.42 * hang)))
    for (let j = 0; j < n; j++) {
      const t = (j + r() * 0.7) / n
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      crowns.push([x, y + 0.2 * hang, (0.55 + r() ** 2 * 0.9) * hang])
      if (r() < 0.55)
        crowns.push([x + (r() - 0.5) * hang, y + (1 + r() * 1.1) * hang, (0.5 + r() * 0.5) * hang])
    }
  }
  crowns.sort((p, q) => p[1] - q[1])
  const lobes = (c, dx, dy, q) => {
    k.fillStyle = c
    k.beginPath()
    for (const [x, y, size] of crowns) {
      k.moveTo(x + way * dx * size + size, y)
      k.ellipse(x + way * dx * size, y + dy * size, size * q, size * 0.78 * q, 0, 0, 7)
    }
    k.fill()
  }
  lobes(bright, 0, 0, 1)
  lobes(wood, 0.26, 0.26, 0.96)
  // Some heads among them take a little of the sun.
  k.fillStyle = 'rgba(255,186,104,.24)'
  k.beginPath()
  for (const [i, [x, y, size]] of crowns.entries())
    if (i % 3 === 0) {
      k.moveTo(x - way * size * 0.1 + size * 0.6, y - size * 0.14)
      k.ellipse(x - way * size * 0.1, y - size * 0.14, size * 0.6, size * 0.36, 0, 0, 7)
    }
  k.fill()
}

/** A longtail boat that lies with its prow to the left, dark against the sun, its edges in gold; 36 long. */
export function longtail(k) {
  path(
    k,
    '#3c2848',
    'M-17.500 -8.400C-16.200 -5 -13.500 -1.600 -9.500 -0.200C-3 1 8 1 15.500 0L17 -3.200C8 -2 -4 -2.200 -9 -3.600C-12.600 -4.600 -15.600 -6.400 -17.500 -8.400Z',
  )
  path(
    k,
    '#8c4450',
    'M-17.500 -8.400C-16.600 -6.200 -15.200 -4 -13.200 -2.500C-8 -1.300 6 -0.600 16.200 -1.600L17 -3.200C8 -2 -4 -2.200 -9 -3.600C-12.600 -4.600 -15.600 -6.400 -17.500 -8.400Z',
  )
  stroke(
    k,
    '#ffc878',
    0.24,
    'M-17.500 -8.400C-15.600 -6.400 -12.600 -4.600 -9 -3.600C-4 -2.200 8 -2 17 -3.200',
  )
  stroke(k, '#d8744c', 0.2, 'M-15 -4.200C-9 -2.200 6 -1.500 16.400 -2.300')
  // Ribbons at the prow.
  path(k, '#f0504c', 'M-16.600 -8L-15.400 -6.300L-16.200 -5.600L-17 -7.300Z')
  path(k, '#ffc04c', 'M-16.200 -5.700L-15.500 -6.400L-15.900 -2.900L-16.600 -2.600Z')
  path(k, '#5cc0a8', 'M-16.800 -6.600L-16.200 -5.700L-17.300 -3.100L-17.800 -3.500Z')
  path(k, '#ff7c8c', 'M-16.500 -5.900L-15.900 -6L-16.500 -1.900L-17 -1.700Z')
  // The awning.
  stroke(k, '#4c2c44', 0.26, 'M0 -2.400V-8.200M6 -2.400V-8.400M12 -2.700V-8.200')
  path(
    k,
    '#5c3450',
    'M-1.500 -8C2 -9.600 10 -9.700 13.500 -8.100L13.300 -7.300C10 -8.600 2 -8.500 -1.300 -7.200Z',
  )
  path(k, '#ffb468', 'M-1.500 -8C2 -9.600 10 -9.700 13.500 -8.100C10 -9.200 2 -9.100 -1.500 -8Z')
  // Engine and tail.
  stroke(k, '#3c2848', 0.4, 'M15 -3.600L25 0.400')
  path(k, '#3c2848', 'M13.600 -5.400H16.600V-3.400H13.600Z')
}

/** A dog that sits and watches, looking left; 3.4 high. */
export function dog(k, [coat, gleam]) {
  path(
    k,
    coat,
    'M1.300 0C2.200 -0.200 2.600 -0.900 2.400 -1.600L2 -1.300L1.300 -0.600ZM-0.900 0L-0.700 -1.700C-0.900 -2.100 -0.900 -2.400 -0.800 -2.700L-1.700 -2.500L-1.800 -2.900L-0.900 -3.400L-0.500 -3.700L0.200 -3.400C0.400 -2.900 0.300 -2.500 0.500 -2.200C1.300 -1.700 1.700 -0.900 1.600 0Z',
  )
  stroke(k, gleam, 0.2, 'M-1.700 -2.900L-0.900 -3.400L-0.500 -3.650L0.100 -3.400')
}
