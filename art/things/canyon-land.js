// The Grand Canyon as land in metres: a river with its side valleys, rock that goes down to them in cliffs and
// slopes, one low sun with true shadows, seen from a rim. Flat tones: which layer, which side, lit or not, how far.
import { rgb } from '../core/colour.js'
import { clamp, mix, noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { landView, net } from './land-view.js'

/** Tops of the beds that lie nearly level. */
const BENCHES = new Set([292, 345, 690, 860, 1020])

/** How high the rock is at this distance from the nearest stream: slopes and cliffs take turns. */
const PROFILE = [
  [0, 0],
  [135, 1],
  [230, 56],
  [350, 235],
  [640, 345],
  [685, 645],
  [820, 690],
  [850, 800],
  [1000, 860],
  [1030, 1000],
  [1100, 1020],
  [1125, 1190],
  [1500, 1205],
  [9000, 1250],
]

function heightOf(d) {
  for (let i = 1; i < PROFILE.length; i++) {
    if (d < PROFILE[i][0]) {
      const [a, b] = [PROFILE[i - 1], PROFILE[i]]
      return a[1] + ((b[1] - a[1]) * (d - a[0])) / (b[0] - a[0])
    }
  }
  return PROFILE.at(-1)[1]
}

const CELL = 10
const LEFT = -7600
const COLS = 1500
const ROWS = 1960

/** Every stream as short pieces [x0, z0, x1, z1, lift at its start, lift at its end]: side valleys climb. */
function streams(river, creeks, seed) {
  const r = random(seed)
  const out = []
  /** A smooth line through points; `lift` is how far above the river its bed begins and ends. */
  const course = (line, [from, to]) => {
    const n = line.length - 1
    for (let i = 1; i <= n; i++) {
      const [p, a, b, c] = [-1, 0, 1, 2].map((d) => line[clamp(i - 1 + d, 0, n)])
      const on = (t) =>
        [0, 1].map(
          (q) =>
            a[q] +
            0.5 *
              t *
              (b[q] -
                p[q] +
                t *
                  (2 * p[q] - 5 * a[q] + 4 * b[q] - c[q] + t * (3 * (a[q] - b[q]) + c[q] - p[q]))),
        )
      const up = (t) => from + ((to - from) * (i - 1 + t)) / n
      for (let t = 0; t < 6; t++)
        out.push([...on(t / 6), ...on((t + 1) / 6), up(t / 6), up((t + 1) / 6)])
    }
  }
  course(river, [0, 0])
  for (const [line, lift] of creeks) course(line, lift)
  const valley = (x, z, way, length, lift, climb, order) => {
    const n = Math.max(2, Math.round(length / 420))
    for (let i = 0; i < n; i++) {
      const l = length / n
      const turn = way + (r() - 0.5) * 0.7
      const [nx, nz] = [x + Math.sin(turn) * l, z + Math.cos(turn) * l]
      const up = lift + (climb * l) / length
      out.push([x, z, nx, nz, lift, up])
      if (order < 3 && i > 0)
        valley(
          nx,
          nz,
          turn + (i % 2 ? 1 : -1) * (0.7 + r() * 0.6),
          length * (0.3 + r() * 0.25),
          up,
          climb * (0.5 + r() * 0.3),
          order + 1,
        )
      x = nx
      z = nz
      lift = up
    }
  }
  let side = 1
  for (let i = 2; i < river.length - 1; i++) {
    const [x, z] = river[i]
    if (z < 7000) continue
    const along = Math.atan2(river[i + 1][0] - x, river[i + 1][1] - z)
    for (const m of i % 2 ? [side] : [side, -side])
      valley(x, z, along + m * (1.1 + r() * 0.5), 1500 + r() * 1500, 60, 820, 1)
    side = -side
  }
  return out
}

/** The distance to the nearest stream on a grid. */
function distances(pieces, temples) {
  const grid = new Float32Array(COLS * ROWS).fill(5000)
  const REACH = 2300
  for (const [x0, z0, x1, z1, u0, u1] of pieces) {
    const [dx, dz] = [x1 - x0, z1 - z0]
    const l = dx * dx + dz * dz || 1
    const reach = REACH - Math.min(u0, u1)
    const i0 = Math.max(0, Math.floor((Math.min(x0, x1) - reach - LEFT) / CELL))
    const i1 = Math.min(COLS - 1, Math.ceil((Math.max(x0, x1) + reach - LEFT) / CELL))
    const j0 = Math.max(0, Math.floor((Math.min(z0, z1) - reach) / CELL))
    const j1 = Math.min(ROWS - 1, Math.ceil((Math.max(z0, z1) + reach) / CELL))
    for (let j = j0; j <= j1; j++)
      for (let i = i0; i <= i1; i++) {
        const [px, pz] = [LEFT + i * CELL - x0, j * CELL - z0]
        const t = clamp((px * dx + pz * dz) / l)
        const [ex, ez] = [px - dx * t, pz - dz * t]
        const d = Math.sqrt(ex * ex + ez * ez) + u0 + (u1 - u0) * t
        const n = j * COLS + i
        if (d < grid[n]) grid[n] = d
      }
  }
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < COLS; i++) {
      const [x, z] = [LEFT + i * CELL, j * CELL]
      const n = j * COLS + i
      // Flutes in the walls; the river's own banks stay smooth.
      const flutes = 150 + 150 * noise(x / 760 + 3, z / 760)
      grid[n] += flutes * clamp((grid[n] - 90) / 160)
      // Gullies: narrow clefts between rounded noses, in every bed of the walls.
      const cleft = 1 - clamp(Math.abs(noise(x / 430 + 11, z / 430 + 5)) * 4.5)
      const small = 1 - clamp(Math.abs(noise(x / 190 + 2, z / 190 + 8)) * 4)
      grid[n] -= 130 * cleft * cleft * clamp((grid[n] - 560) / 120)
      // A temple stands alone: the same beds round a summit of its own.
      for (const [tx, tz, top, fall] of temples) {
        const off = Math.max(0, Math.hypot(x - tx, z - tz) - top)
        grid[n] = Math.max(grid[n], 1200 - off * fall - 60 * small)
      }
    }
  return grid
}

/**
 * Paints the land below the horizon. eye: [x, height, z]; yaw in radians; focal: in picture widths; river: points;
 * temples: [[x, z, the radius of its summit, how steeply it falls]]; bands: [[top in metres, lit, dim, shade], …] from the river up, the first for its middle; haze: { sun, shade, length };
 * to: how far away it ends, in metres.
 */
export function canyonLand(
  s,
  { eye, yaw, focal, river, creeks, temples, seed, sun, bands, haze, to = 19000 },
) {
  const grid = distances(streams(river, creeks, seed), temples)
  const { sample, shadows, deep } = net({ left: LEFT, cell: CELL, cols: COLS, rows: ROWS })
  const roof = shadows(grid.map(heightOf), sun)
  /** Where the river runs at this depth: all that stands left of it has the sun behind its back. */
  const course = (z) => {
    for (let i = 1; i < river.length; i++) {
      const [[ax, az], [bx, bz]] = [river[i - 1], river[i]]
      if (z <= bz) return mix(ax, bx, clamp((z - az) / (bz - az || 1)))
    }
    return -9999
  }
  const colours = bands.map(([top, ...list]) => [top, ...list.map(rgb)])
  const [hazeSun, hazeShade] = [rgb(haze.sun), rgb(haze.shade)]
  landView(s, {
    eye,
    yaw,
    focal,
    from: 700,
    to,
    step: 1.0012,
    deep,
    height: (x, z) => heightOf(sample(grid, x, z)),
    look(x, z, t) {
      const d = sample(grid, x, z)
      const e = 34
      const [gx, gz] = [
        sample(grid, x + e, z) - sample(grid, x - e, z),
        sample(grid, x, z + e) - sample(grid, x, z - e),
      ]
      // Rock looks towards its stream; the sun is on the left.
      const steep = Math.hypot(gx, gz) || 1
      const face = (gx + gz * sun.back) / (steep * Math.hypot(1, sun.back))
      // A little out from the wall: a wall in the sun must not shade itself.
      const dark = sample(roof, x - (gx * 26) / steep, z - (gz * 26) / steep)
      // The last miles are one haze, in sun and in shade.
      const last = clamp((t - 5200) / 5200)
      const far = Math.max(1 - Math.exp(-Math.max(0, t - 900) / haze.length), last)
      const left = z < 5400 ? x < course(z) : z < 9000 && x < -350
      // The wall across the river keeps warm clefts: no scrap of blue in the great plane of sun.
      const right = !left && t < 4600 && x > 0
      return (h) => {
        let b = d < 96 ? 0 : 1
        while (b < colours.length - 1 && h > colours[b][0]) b++
        // Level ground has the sun wherever no wall stands before it; a cliff has it only when it looks that way.
        const bench = BENCHES.has(colours[b][0])
        const cast = h < dark - (h > 1020 ? 150 : right ? 70 : 22) - Math.max(0, t - 4600) * 0.12
        const turned = face > -0.35 ? 2 : 3
        // The wall across the river is one great plane in the sun; miles away no cleft keeps a shade of its own.
        const own = face > (x > -150 && t < 4600 ? -0.3 : 0.25) ? 1 : bench ? 2 : turned
        const lit = t > 4600 && x > 200 ? Math.min(2, own) : own
        const tone =
          h > 1188
            ? 1
            : left ||
                (cast &&
                  !(right && (h > 338 || (d > 555 && z > 3200 + x * 0.1) || (x > 670 && z > 2900))))
              ? 3
              : right
                ? Math.min(2, lit)
                : lit
        const colour = colours[b][tone]
        const veil = (q) => (tone === 3 ? mix(hazeShade[q], hazeSun[q], last) : hazeSun[q])
        // Headlands in the shade have two sides: the cliffs that look at us are deeper, with one crisp edge.
        const front =
          left && tone === 3 && !bench && h > 345 && h < 1188 && gz / steep > 0.45 ? 0.86 : 1
        // In the shade the noses that look at the sky are a breath lighter, without an edge.
        const soft = left && tone === 3 ? clamp(face * 0.5 + 0.2) * 0.1 : 0
        return [0, 1, 2].map((q) => mix(mix(colour[q], hazeShade[q], soft) * front, veil(q), far))
      }
    },
  })
}
