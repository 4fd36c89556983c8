import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/**
 * The pool on the roof of the three towers in metres, seen along its rim from a few metres outside it: the hull of the deck, shaped like a
 * ship's, hangs over the bay 200 m below. It bends to the left towards its bow; the sun is low on the right.
 */
export const LEVEL = 19
const [VX, F] = [54, 95]
/** A point: metres to the right of the rim, above the sea, away from us. */
export const P = (x, y, z, bend = y > 150) => [
  VX + ((x + 6.5 - (bend ? 0.0021 * z * z : 0)) * F) / z,
  LEVEL + ((205.4 - y) * F) / z,
]
/** How many units a metre is at that distance. */
export const metre = (z) => F / z
export const WATER = 200.9
const [END, BOW] = [74, 122]

const range = (a, b, n) => Array.from({ length: n + 1 }, (_, i) => a + (b - a) * (i / n) ** 1.7)
const strip = ([xa, ya], [xb, yb], z0, z1, n = 30) => {
  const zs = range(z0, z1, n)
  return [...zs.map((z) => P(xa, ya, z)), ...zs.toReversed().map((z) => P(xb, yb, z))]
}
/** A run of colours between two points. */
export const run = (k, list, x0, y0, x1, y1) => {
  const g = k.createLinearGradient(x0, y0, x1, y1)
  for (const [a, c] of list) g.addColorStop(a, c)
  return g
}
/** Both sides of the deck draw in towards its middle line at the bow. */
const bow = (x, z) => {
  const t = z < END ? 0 : 1 - Math.sqrt(Math.max(0, 1 - ((z - END) / (BOW - END)) ** 2))
  return x + (17 - x) * t
}

/** The face of a tower under the hull, its floors running to the vanishing point. */
function face(k, z0, z1, tones) {
  const q = (y, z) => P(5, y, z, true)
  fill(k, run(k, tones, 0, 40, 0, 92), [q(195, z0), q(195, z1), q(0, z1), q(0, z0)])
  for (let i = 0; i < 12; i++) {
    const y = 190 - i * 8
    fill(k, 'rgba(150,200,220,.14)', [q(y, z0), q(y, z1), q(y - 2.6, z1), q(y - 2.6, z0)])
  }
  // The edge of glass between the two leaves of the tower.
  fill(k, 'rgba(22,50,104,.4)', [
    q(195, z1 - (z1 - z0) * 0.16),
    q(195, z1),
    q(0, z1),
    q(0, z1 - (z1 - z0) * 0.16),
  ])
}

/** The water inside the rim, to keep in it what mirrors there. */
export const pool = () => strip([0.2, WATER], [10.5, WATER], 4, END)

/** Two towers and the hull of the deck above them, all on the side away from the sun. */
export function hull(k) {
  face(k, 44, 62, [
    [0, '#3f6c9c'],
    [1, '#5f98b4'],
  ])
  face(k, 6, 25, [
    [0.4, '#284a80'],
    [1, '#3f6c9c'],
  ])
  const zs = range(4, BOW, 60)
  // Only as far as one sees it: up to where the side turns away round the bow.
  const line = (x, y) => {
    const all = zs.map((z) => P(bow(x, z), y, z))
    const end = all.reduce((best, p, i) => (p[0] < all[best][0] ? i : best), 0)
    return all.slice(0, end + 1)
  }
  const band = (colour, a, b) => fill(k, colour, [...line(...a), ...line(...b).toReversed()])
  // The belly takes a glow from the bay.
  band(
    run(
      k,
      [
        [0, '#7fb0c8'],
        [1, '#3f74a8'],
      ],
      50,
      25,
      130,
      90,
    ),
    [1.4, 194.6],
    [6, 191],
  )
  band(
    run(
      k,
      [
        [0, '#6c98bc'],
        [1, '#2f5c98'],
      ],
      50,
      25,
      130,
      90,
    ),
    [-0.7, 198.2],
    [1.4, 194.6],
  )
  band(
    run(
      k,
      [
        [0, '#5c84b0'],
        [1, '#24478a'],
      ],
      50,
      25,
      130,
      90,
    ),
    [-0.2, 200.6],
    [-0.7, 198.2],
  )
}

/** The deck: channel, rim and pool at the left, boards, the garden at the right. */
export function deck(k) {
  const zs = range(4, BOW, 60)
  fill(k, '#f6d9ac', [
    ...zs.map((z) => P(bow(-0.2, z), 200.6, z)),
    ...zs.toReversed().map((z) => P(bow(34, z), 200.6, z)),
  ])
  // The channel under the rim that takes the water which runs over, deep in shade.
  fill(k, '#16386c', strip([-1.5, 200.1], [-0.1, 200.1], 4, END))
  fill(k, '#9cc8dc', strip([-1.62, 200.3], [-1.4, 200.3], 4, END))
  fill(k, '#2488b0', strip([-0.1, 200.05], [-0.1, WATER], 4, END))
  fill(
    k,
    run(
      k,
      [
        [0, '#d4f4e4'],
        [0.16, '#8ee6da'],
        [0.45, '#38ccd0'],
        [1, '#0f9fc0'],
      ],
      0,
      24,
      0,
      90,
    ),
    strip([0, WATER], [10.5, WATER], 4, END),
  )
  // The rim, wet and bright.
  fill(k, '#f2fff2', strip([-0.12, WATER], [0.2, WATER], 4, END))
  fill(k, '#fff6dc', strip([10.5, 201.1], [11.4, 201.1], 4, END))
  fill(k, 'rgba(10,104,150,.42)', strip([9.8, WATER], [10.5, WATER], 4, END))
  for (const x of [13.5, 15.6])
    stroke(
      k,
      'rgba(196,128,100,.3)',
      0.14,
      `M${range(6, 100, 20)
        .map((z) => P(x, 200.6, z).join(' '))
        .join('L')}`,
    )
  fill(k, '#e0a27c', strip([17.2, 200.6], [17.2, 201.2], 5, 98))
  fill(k, '#3f9c80', strip([17.2, 201.2], [34, 201.2], 5, 98))
  // The garden ends at a wall of its own with a rail of glass: it is a roof, not a beach.
  fill(k, '#2a7a7c', strip([33, 201.2], [34, 201.2], 5, 98))
  fill(k, 'rgba(226,246,240,.55)', strip([34, 201.2], [34, 202.4], 5, 98))
  fill(k, '#fffaea', strip([34, 202.4], [34, 202.7], 5, 98))
  // It turns the corner at the garden's far end.
  const end = (y0, y1) => [P(18, y0, 98), P(34, y0, 98), P(34, y1, 98), P(18, y1, 98)]
  fill(k, 'rgba(226,246,240,.55)', end(201.2, 202.4))
  fill(k, '#fffaea', end(202.4, 202.7))
}

/** What a palm at x, z throws over boards and water: a stem and a star of fronds, away from the sun. */
export function palmShade(k, x, z, high) {
  const at = (dx, dz) => P(x + dx, WATER, z + dz)
  const end = [-high * 1.2, -high * 0.22]
  k.fillStyle = 'rgba(36,62,136,.42)'
  k.beginPath()
  for (const p of [at(0, -0.2), at(end[0], end[1] - 0.1), at(end[0], end[1] + 0.1), at(0, 0.2)])
    k.lineTo(...p)
  k.fill()
  const r = random(Math.round(z))
  k.beginPath()
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2 + r() * 0.3
    const l = 2.8 + r() * 1.1
    const p = (u, w) =>
      at(
        end[0] + Math.cos(a) * l * u - Math.sin(a) * w,
        end[1] + Math.sin(a) * l * u + Math.cos(a) * w,
      )
    k.moveTo(...p(0, 0))
    k.quadraticCurveTo(...p(0.45, 0.5), ...p(1, 0))
    k.quadraticCurveTo(...p(0.45, -0.5), ...p(0, 0))
  }
  k.fill()
}

/** A brahminy kite that sails over the bay, lower than the rim; 1 is half its span. */
export function kite(k) {
  path(
    k,
    '#8c4434',
    'M0.120 -0.180C0.400 -0.420 0.700 -0.420 1 -0.100C0.860 -0.080 0.760 0.020 0.600 0.060C0.400 0.120 0.240 0.120 0.100 0.200Z',
  )
  path(
    k,
    '#b8603c',
    'M-0.120 -0.180C-0.340 -0.480 -0.640 -0.560 -0.960 -0.360C-0.820 -0.300 -0.740 -0.180 -0.580 -0.100C-0.380 0 -0.240 0.060 -0.100 0.200Z',
  )
  path(
    k,
    '#3c2434',
    'M1 -0.100C0.860 -0.080 0.800 0 0.700 0.030L0.740 -0.260C0.840 -0.260 0.920 -0.200 1 -0.100ZM-0.960 -0.360C-0.820 -0.300 -0.780 -0.220 -0.700 -0.170L-0.680 -0.470C-0.780 -0.480 -0.860 -0.440 -0.960 -0.360Z',
  )
  path(
    k,
    '#a8543a',
    'M-0.130 -0.200Q0 -0.300 0.130 -0.200L0.090 0.240L0.160 0.480Q0 0.560 -0.160 0.480L-0.090 0.240Z',
  )
  path(
    k,
    '#fff6e4',
    'M-0.120 -0.140C-0.140 -0.340 -0.080 -0.440 0 -0.460C0.080 -0.440 0.140 -0.340 0.120 -0.140Q0 -0.040 -0.120 -0.140Z',
  )
}

/**
 * Somebody in the water who leans on the rim and looks out to the left, seen from the side; 0 is the rim under the elbows, one unit is
 * one head. The sun comes from behind, so the back is bright.
 */
export function leaning(k, { skin: [light, shade], hair: [dark, glow], suit, bun, nod = 0 }) {
  path(
    k,
    shade,
    'M1.250 0.900C1.150 0.200 0.700 -0.500 0.560 -1.050C0.560 -1.350 0.900 -1.500 1.200 -1.420C1.750 -1.200 2.150 -0.200 2.250 0.900Z',
  )
  path(
    k,
    light,
    'M1.050 -1.440C1.750 -1.300 2.150 -0.200 2.250 0.900H1.850C1.800 0 1.500 -0.900 1.050 -1.440Z',
  )
  if (suit) {
    path(
      k,
      suit[1],
      'M1.250 0.900C1.200 0.450 1 0 0.840 -0.360C1.200 -0.420 1.600 -0.240 2.060 -0.160C2.160 0.150 2.230 0.500 2.250 0.900Z',
    )
    path(
      k,
      suit[0],
      'M1.700 -0.240C1.820 -0.200 1.940 -0.170 2.060 -0.160C2.160 0.150 2.230 0.500 2.250 0.900H1.850C1.830 0.500 1.780 0.100 1.700 -0.240Z',
    )
    stroke(k, suit[0], 0.13, 'M1.780 -0.200Q1.600 -0.900 1.060 -1.380')
  }
  // The far arm lies along the rim, the near one is folded over it.
  stroke(k, shade, 0.34, 'M0.700 -1L0.160 -0.250L-0.750 -0.300')
  path(k, shade, 'M0.480 -1.200L0.360 -1.800L0.860 -1.850L1.080 -1.300Z')
  k.save()
  k.translate(0.5, -2.1)
  k.rotate(nod)
  path(
    k,
    shade,
    'M-0.420 -0.300C-0.460 -0.100 -0.560 0.040 -0.600 0.120L-0.460 0.180C-0.480 0.300 -0.440 0.500 -0.240 0.500C0.100 0.500 0.360 0.300 0.380 -0.060V-0.420Z',
  )
  path(k, light, 'M0.100 0.300C0.260 0.240 0.360 0.120 0.380 -0.060L0.200 -0.100Z')
  path(
    k,
    dark,
    'M-0.460 -0.240C-0.440 -0.600 -0.160 -0.740 0.100 -0.720C0.460 -0.680 0.600 -0.360 0.520 0C0.480 0.200 0.360 0.340 0.220 0.360C0.260 0.160 0.160 0 0.020 -0.060C-0.040 -0.240 -0.240 -0.280 -0.460 -0.240Z',
  )
  path(
    k,
    glow,
    'M0.100 -0.720C0.460 -0.680 0.600 -0.360 0.520 0C0.480 0.200 0.400 0.300 0.300 0.340C0.440 0 0.420 -0.440 0.100 -0.720Z',
  )
  if (bun) {
    path(k, dark, 'M0.280 -0.620a0.320 0.300 0 1 0 0.640 0a0.320 0.300 0 1 0 -0.640 0Z')
    path(k, glow, 'M0.600 -0.920a0.320 0.300 0 0 1 0.300 0.400a0.500 0.500 0 0 0 -0.300 -0.400Z')
  }
  k.restore()
  stroke(k, shade, 0.42, 'M1 -1.120L0.560 -0.260')
  stroke(k, light, 0.4, 'M1.060 -1.120L0.620 -0.260')
  stroke(k, shade, 0.32, 'M0.560 -0.220L-0.360 -0.180')
}
