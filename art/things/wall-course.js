// The Great Wall on its crest, as land in metres: the ridge falls away from the wall on both sides, so that the wall always
// stands on it. x: to the right, z: away, y: up.
import { clamp, mix, noise, smooth } from '../core/noise.js'
import { net } from './land-view.js'

/** Where the wall runs (x, z, y). */
const COURSE = [
  [14, -40, 106],
  [8, -14, 104],
  [3, 12, 102.5],
  [-4, 40, 99],
  [-11, 75, 93],
  [-8, 112, 90],
  [10, 150, 94],
  [42, 195, 110],
  [78, 236, 131],
  [92, 272, 141],
  [76, 322, 138],
  [24, 372, 146],
  [-44, 412, 161],
  [-76, 456, 179],
  [-56, 522, 185],
  [20, 600, 201],
  [118, 690, 232],
  [176, 784, 216],
  [230, 876, 196],
]

// Crests without a wall that branch off it.
const SPURS = [
  [
    [92, 272, 139],
    [170, 262, 118],
    [260, 290, 100],
    [380, 280, 84],
  ],
  [
    [-44, 412, 158],
    [-120, 398, 136],
    [-200, 420, 124],
    [-300, 396, 104],
  ],
  [
    [-11, 80, 90],
    [-70, 120, 72],
    [-140, 130, 58],
  ],
  [
    [118, 690, 230],
    [240, 640, 214],
    [340, 660, 196],
  ],
  [
    [-56, 522, 183],
    [-180, 560, 170],
    [-320, 590, 150],
  ],
  [
    [30, 176, 98],
    [90, 150, 78],
    [150, 160, 58],
  ],
]

/** Watch towers: where on the course (index), half size, height over the walk. */
const TOWERS = [
  [9, 6, 8.5],
  [13, 6.5, 9.5],
  [16, 7.5, 11],
]

export const HALF = 2.9
const RISE = 5.4

const STATIONS = []
for (let i = 1; i < COURSE.length - 2; i++) {
  const [a, b, c, d] = [COURSE[i - 1], COURSE[i], COURSE[i + 1], COURSE[i + 2]]
  const n = Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / 3)
  for (let j = 0; j < n; j++) {
    const t = j / n
    STATIONS.push(
      [0, 1, 2].map(
        (o) =>
          b[o] +
          0.5 *
            t *
            (c[o] -
              a[o] +
              t * (2 * a[o] - 5 * b[o] + 4 * c[o] - d[o] + t * (3 * (b[o] - c[o]) + d[o] - a[o]))),
      ),
    )
  }
}
const RUN = [0]
for (let i = 1; i < STATIONS.length; i++)
  RUN.push(
    RUN[i - 1] +
      Math.hypot(STATIONS[i][0] - STATIONS[i - 1][0], STATIONS[i][1] - STATIONS[i - 1][1]),
  )

const nearestTo = ([x, z]) => {
  let best = 0
  for (let i = 1; i < STATIONS.length; i++)
    if (
      (STATIONS[i][0] - x) ** 2 + (STATIONS[i][1] - z) ** 2 <
      (STATIONS[best][0] - x) ** 2 + (STATIONS[best][1] - z) ** 2
    )
      best = i
  return best
}
const towers = TOWERS.map(([i, half, high]) => {
  const n = nearestTo(COURSE[i])
  const [a, b] = [STATIONS[n - 1], STATIONS[n + 1]]
  const l = Math.hypot(b[0] - a[0], b[1] - a[1])
  return { at: STATIONS[n], along: [(b[0] - a[0]) / l, (b[1] - a[1]) / l], half, high }
})

export const LAND = net({ left: -420, cell: 4, cols: 230, rows: 226 })

const CRESTS = []
for (const spur of SPURS)
  for (let i = 1; i < spur.length; i++)
    for (let j = 0; j < 14; j++)
      CRESTS.push([0, 1, 2].map((q) => mix(spur[i - 1][q], spur[i][q], j / 14)))

export let ground
let index
/** The bare ridge: from every place of a crest the land falls away, in ribs. And which stations lie near a cell. */
export function raise() {
  ground = LAND.map((x, z) => {
    let top = 0
    let near = 1e9
    for (const list of [STATIONS, CRESTS])
      for (const [sx, sz, y] of list) {
        const q = (x - sx) ** 2 + (z - sz) ** 2
        near = Math.min(near, q)
        top = Math.max(top, y - (Math.sqrt(q + 30) - 5.5) * 0.78)
      }
    const ribs =
      1.9 * Math.abs(noise(x / 78 + 4, z / 96)) + 0.5 * Math.abs(noise(x / 160, z / 160 + 7))
    return top - ribs * 24 * smooth(5, 70, Math.sqrt(near))
  })
  index = LAND.map((x, z) => {
    const n = nearestTo([x, z])
    return (STATIONS[n][0] - x) ** 2 + (STATIONS[n][1] - z) ** 2 < 260 ? n : -1
  })
}
function station(x, z) {
  const i = Math.round((x - LAND.left) / LAND.cell)
  const j = Math.round(z / LAND.cell)
  if (i < 0 || j < 0 || i >= LAND.cols || j >= LAND.rows) return -1
  return index[j * LAND.cols + i]
}

/** Distance from the middle of the wall (right positive), how far along, height of the crest there; null when far from it. */
export function onWall(x, z) {
  const n = station(x, z)
  if (n < 0) return null
  let best = null
  for (let i = Math.max(0, n - 2); i < Math.min(STATIONS.length - 1, n + 2); i++) {
    const [a, b] = [STATIONS[i], STATIONS[i + 1]]
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
    const l = Math.hypot(dx, dz)
    const t = clamp(((x - a[0]) * dx + (z - a[1]) * dz) / (l * l))
    const [ex, ez] = [x - a[0] - dx * t, z - a[1] - dz * t]
    const d = Math.hypot(ex, ez)
    if (!best || d < best.d)
      best = {
        d,
        side: ex * dz - ez * dx > 0 ? 1 : -1,
        run: RUN[i] + l * t,
        y: mix(a[2], b[2], t),
        way: [dx / l, dz / l],
      }
  }
  return best
}

/** What is built at a place: { top, part } or null. */
export function built(x, z, w) {
  for (const { at, along, half, high } of towers) {
    const [ex, ez] = [x - at[0], z - at[1]]
    const [u, v] = [ex * along[0] + ez * along[1], ex * along[1] - ez * along[0]]
    const m = Math.max(Math.abs(u), Math.abs(v))
    if (m > half) continue
    const rim = m > half - 0.6
    const tooth = ((Math.abs(u) > Math.abs(v) ? v : u) + 40) % 2.4 < 1.4
    const walk = at[2] + RISE
    return {
      top: walk + high + (rim ? (tooth ? 1.7 : 0.8) : 0),
      part: rim ? 'rim' : 'roof',
      tower: true,
      walk,
      u,
      v,
      half,
      along,
    }
  }
  if (!w || w.d > HALF) return null
  const rim = w.d > HALF - 0.7
  const walk = w.y + RISE
  // Where it climbs the walk goes up in steps.
  const tooth = w.run % 4.2 < 2.4
  return {
    top: walk + (rim ? (tooth ? 1.8 : 0.75) : 0),
    part: rim ? 'rim' : 'walk',
    walk,
    side: w.side,
    way: w.way,
    run: w.run,
    d: w.d,
  }
}

/** Where somebody stands on the walk: run in metres along it; x, y, z of the feet. */
export function onWalk(run, aside = 0) {
  const i = RUN.findIndex((r) => r > run) - 1
  const t = (run - RUN[i]) / (RUN[i + 1] - RUN[i])
  const [a, b] = [STATIONS[i], STATIONS[i + 1]]
  const l = Math.hypot(b[0] - a[0], b[1] - a[1])
  return [
    mix(a[0], b[0], t) + ((b[1] - a[1]) / l) * aside,
    mix(a[2], b[2], t) + RISE,
    mix(a[1], b[1], t) - ((b[0] - a[0]) / l) * aside,
  ]
}
