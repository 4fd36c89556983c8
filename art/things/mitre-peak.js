// Milford Sound in metres from its head: Mitre Peak (1692 m) on the left, the Lion and Mount Pembroke on the right. Ridges with
// flanks in facets, one morning sun from behind on the right, bush below, rock above, snow where it lies.
import { rgb } from '../core/colour.js'
import { clamp, mix, smooth } from '../core/noise.js'
import { landView, net } from './land-view.js'

/** Ridges as [x, z, height] from the top down, and how steep their flanks fall. */
const RIDGES = [
  // Mitre Peak: the ridge behind, the spur towards us, the one that falls to the water.
  [
    2.3,
    [-900, 5500, 1692],
    [-1250, 5600, 1330],
    [-1650, 5750, 1440],
    [-2500, 6100, 1220],
    [-4200, 7000, 1350],
    [-7000, 8000, 1200],
  ],
  [
    2.7,
    [-900, 5500, 1692],
    [-860, 5200, 1230],
    [-740, 4800, 760],
    [-640, 4450, 300],
    [-600, 4250, -60],
  ],
  [
    2.7,
    [-900, 5500, 1692],
    [-640, 5700, 1190],
    [-420, 5900, 760],
    [-160, 6150, 480],
    [60, 6300, 180],
    [180, 6400, -60],
  ],
  [
    1.7,
    [-1650, 5750, 1440],
    [-1900, 5150, 980],
    [-1750, 4650, 840],
    [-1600, 4250, 420],
    [-1500, 3950, -60],
  ],
  [
    2.8,
    [-880, 5500, 1620],
    [-600, 5290, 1080],
    [-450, 5080, 690],
    [-340, 4900, 280],
    [-300, 4780, -60],
  ],
  [2.8, [-600, 5740, 1100], [-240, 5560, 640], [-90, 5380, 260], [-40, 5240, -60]],
  // Near on the left, in its own shade.
  [
    1.5,
    [-5600, 4200, 1500],
    [-3600, 3100, 1250],
    [-2500, 2650, 700],
    [-2000, 2500, 330],
    [-1650, 2380, -60],
  ],
  // The Lion, its head over the water.
  [
    2.6,
    [760, 6500, -80],
    [900, 6480, 640],
    [1180, 6400, 1180],
    [1500, 6450, 1300],
    [1860, 6520, 900],
    [2130, 6500, 400],
    [2420, 6400, 760],
    [2800, 6300, 1180],
    [3800, 6500, 1500],
  ],
  [2.4, [1180, 6400, 1180], [1150, 6050, 700], [1120, 5800, -60]],
  // Pembroke with its ice.
  [
    1.25,
    [900, 9400, 700],
    [1700, 9600, 1500],
    [2500, 9800, 2015],
    [3300, 9700, 1750],
    [5200, 9900, 1800],
  ],
  [1.4, [2500, 9800, 2015], [2200, 9000, 1500], [1900, 8400, 1000]],
  // Near on the right, over the fall.
  [
    1.9,
    [1500, 2950, -60],
    [1700, 3020, 420],
    [2050, 3100, 860],
    [2900, 3300, 1400],
    [4600, 3600, 1700],
  ],
  // What closes the arm, far off.
  [1.5, [-2200, 11500, 1100], [-600, 11000, 900], [150, 10800, 500], [420, 10700, -60]],
  [1.5, [2400, 13500, 1200], [900, 13300, 900], [100, 13500, 760], [-1200, 13800, 1000]],
]

/** Noise on a net of triangles: plane facets with sharp edges, -1..1. */
function facets(x, y) {
  const at = (i, j) => {
    let n = Math.imul(i, 374761393) + Math.imul(j, 668265263)
    n = Math.imul(n ^ (n >>> 13), 1274126177)
    return ((n ^ (n >>> 16)) >>> 0) / 2147483648 - 1
  }
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - i, y - j]
  const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)]
  return u > v ? a + (b - a) * u + (d - b) * v : a + (d - c) * u + (c - a) * v
}

function heightAt(x, z) {
  let best = -120
  // Ribs run down the flanks: what lies off a ridge is shifted to and fro.
  const bend = facets(x / 420 + 3, z / 420) * 0.19 + facets(x / 190, z / 190 + 9) * 0.14
  for (const [steep, ...line] of RIDGES)
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]]
      const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
      const t = clamp(((x - a[0]) * dx + (z - a[1]) * dz) / (dx * dx + dz * dz))
      const off = Math.hypot(x - a[0] - dx * t, z - a[1] - dz * t)
      if (off > 1600) continue
      const h = a[2] + (b[2] - a[2]) * t - off * steep * (1 + bend)
      if (h > best) best = h
    }
  if (best < -60) return best
  // Crags: larger ones high up, none at the water.
  // The ice lies over large plain facets.
  const ice = facets(x / 620 + 2, z / 620) * 250
  const rock = facets(x / 300 + 7, z / 300 + 1) * 90 + facets(x / 130, z / 130 + 5) * 24
  const crag = z > 8200 ? ice : rock
  return best + crag * clamp((best + 40) / 500)
}

/** bands: [[top, lit, half, shade, deep], …]; snow the same without a top; haze: { sun, shade, length }. */
export function sound(s, { bands, snow, haze, sun }) {
  const field = net({ left: -6200, cell: 16, cols: 760, rows: 880 })
  const high = field.map(heightAt)
  const roof = field.shadows(high, { ...sun, side: 1, under: 90 })
  const colours = bands.map(([top, ...list]) => [top, ...list.map(rgb)])
  const white = snow.map(rgb)
  /** The tone at a height: bush gives way to rock little by little, so that no line runs across the walls. */
  const blend = (tone, h) => {
    let below = colours[0]
    for (const band of colours) {
      if (h < band[0]) {
        const u = smooth(band[0] - 480, band[0], h)
        const above = colours[Math.min(colours.length - 1, colours.indexOf(band) + 1)]
        return [0, 1, 2].map((q) => mix(band[tone + 1][q], above[tone + 1][q], u))
      }
      below = band
    }
    return below[tone + 1]
  }
  const veils = [haze.sun, haze.sun, haze.shade, haze.shade].map(rgb)
  const across = Math.hypot(1, sun.back)
  landView(s, {
    eye: [0, 3, 0],
    yaw: 0.03,
    focal: 0.95,
    from: 1500,
    to: 13900,
    step: 1.0009,
    deep: field.deep,
    height: (x, z) => field.sample(high, x, z),
    look(x, z, t) {
      const e = 20
      const gx = (field.sample(high, x + e, z) - field.sample(high, x - e, z)) / (2 * e)
      const gz = (field.sample(high, x, z + e) - field.sample(high, x, z - e)) / (2 * e)
      const steep = Math.hypot(gx, gz)
      // The sun stands behind us on the right.
      const light = (-gx + gz * sun.back + sun.rise * across) / (across * Math.hypot(1, steep))
      const dark = field.sample(roof, x, z)
      const far = 1 - Math.exp(-Math.max(0, t - 2200) / haze.length)
      return (h) => {
        const tone =
          h < dark - 8
            ? light > 0.24
              ? 2
              : 3
            : light > 0.64
              ? 0
              : light > 0.3
                ? 1
                : light > -0.2
                  ? 2
                  : 3
        const colour =
          t > 8000 && h > 1060 + facets(x / 420, z / 420) * 180
            ? white[tone]
            : blend(tone, h + steep * 60 - 60)
        const low = clamp(1 - h / 500) * 0.34
        const amount = Math.min(1, far + low * (t > 3000 ? 1 : 0.3))
        return [0, 1, 2].map((q) => mix(colour[q], veils[tone][q], amount))
      }
    },
  })
}
