// The long bridge of the Keys from the water beside it, in metres: spans of 41 m on box piers, the old railway bridge to the left.
// The sun stands high on the left, a little behind us.
import { fill, path, points, stroke } from '../core/field.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 2, 0], f: 110, cx: 44, cy: 58 })
const FAR = 2600
const [FIRST, SPAN] = [20, 41]

/** A strip along the bridge between two lines [x, y]. */
const strip = (k, colour, [ax, ay], [bx, by], z0 = 3, z1 = FAR) =>
  fill(k, colour, [P(ax, ay, z0), P(bx, by, z0), P(bx, by, z1), P(ax, ay, z1)])
const quad = (k, colour, list) =>
  fill(
    k,
    colour,
    list.map((p) => P(...p)),
  )

/** One pier: footing in the water, shaft, head; m = -1 draws its mirror. */
function pier(k, z, m) {
  const far = Math.min(1, Math.max(0, (z - 60) / 420))
  const pick = (near, air) => (far > 0.5 ? air : near)
  const tone =
    m > 0
      ? [pick('#fff2d8', '#f4f0e4'), pick('#b4b4dc', '#bcc8e4'), '#7c88c0']
      : [pick('#a8e4d4', '#84ccd4'), pick('#4494b8', '#5cacc4'), '#3484b0']
  const y = (v) => v * m
  const box = (x0, x1, y0, y1, d, [lit, front], x2 = x0, x3 = x1) => {
    quad(k, lit, [
      [x0, y(y0), z + d],
      [x0, y(y0), z - d],
      [x2, y(y1), z - d],
      [x2, y(y1), z + d],
    ])
    quad(k, front, [
      [x0, y(y0), z - d],
      [x1, y(y0), z - d],
      [x3, y(y1), z - d],
      [x2, y(y1), z - d],
    ])
  }
  // The head flares out to carry the box above.
  box(13, 17, 7.4, 9, 1, tone, 12.2, 17.8)
  box(13, 17, 1.4, 7.4, 1, tone)
  // The shade of the deck lies over the upper part of the shaft.
  if (m > 0) {
    quad(k, tone[2], [
      [13, 5.6, z - 1.01],
      [17, 3, z - 1.01],
      [17, 7.4, z - 1.01],
      [17.8, 9, z - 1.01],
      [12.2, 9, z - 1.01],
      [13, 7.4, z - 1.01],
    ])
    quad(k, '#a8a8d4', [
      [12.2, 9, z - 1],
      [12.2, 9, z + 1],
      [13, 7.4, z + 1],
      [13, 6.2, z + 1],
      [13, 5.6, z - 1],
      [13, 7.4, z - 1],
    ])
  }
  box(11.6, 18.4, 0, 1.4, 2, tone)
  if (m < 0) return
  quad(k, '#fffaf0', [
    [11.6, 1.4, z - 2],
    [18.4, 1.4, z - 2],
    [18.4, 1.4, z + 2],
    [11.6, 1.4, z + 2],
  ])
  // Weed where the tide reaches.
  quad(k, '#4c6c84', [
    [11.6, 0, z - 2.01],
    [18.4, 0, z - 2.01],
    [18.4, 0.42, z - 2.01],
    [11.6, 0.3, z - 2.01],
  ])
  quad(k, '#88a494', [
    [11.6, 0, z + 2],
    [11.6, 0, z - 2],
    [11.6, 0.3, z - 2],
    [11.6, 0.38, z + 2],
  ])
}

const piers = []
for (let z = FIRST; z < 1300; z += SPAN) piers.unshift(z)

/** What the bridge leaves on the water: the shade of its deck and of its piers, and its mirror. */
export function onWater(k) {
  strip(k, '#1888ac', [18.5, 0], [31, 0], 4)
  for (const z of piers)
    quad(k, '#1888ac', [
      [11.8, 0, z - 2],
      [24, 0, z + 2],
      [24, 0, z + 6],
      [11.8, 0, z + 2],
    ])
  // The deck upside down, clearer the flatter we look: near us the sea is seen through.
  const g = k.createLinearGradient(0, 58, 0, 92)
  g.addColorStop(0, 'rgba(40,108,168,.7)')
  g.addColorStop(0.5, 'rgba(36,120,172,.42)')
  g.addColorStop(1, 'rgba(36,140,180,.12)')
  strip(k, g, [9, -11.6], [21, -10.7])
  for (const z of piers.filter((v) => v < 340)) pier(k, z, -1)
  // Long swells cut the mirror of the nearest pier.
  for (const [x, y, l] of points(
    '113 74.200 12 140 76.400 15 112 81.600 13 134 86 15 60 73.800 9 70 76.800 8',
    3,
  ))
    path(
      k,
      'rgba(64,184,196,.75)',
      `M${x - l} ${y}Q${x - l * 0.2} ${y - 0.55} ${x + l} ${y + 0.1}Q${x} ${y + 0.75} ${x - l} ${y}Z`,
    )
}

export function bridge(k) {
  for (const z of piers) pier(k, z, 1)
  // Far wing, the box between, near wing: what is under the deck is in shade, lit only from the water.
  strip(k, '#3c5c9c', [21, 10.7], [17, 10.5])
  const g = k.createLinearGradient(44, 58, 160, 0)
  g.addColorStop(0, '#3c5c9c')
  g.addColorStop(0.35, '#4470a8')
  g.addColorStop(1, '#5c9cb8')
  strip(k, g, [17.8, 9], [12.2, 9])
  strip(k, '#7484bc', [12.2, 9], [11, 10.7])
  strip(k, '#4c6cac', [11, 10.7], [9, 10.9])
  strip(k, '#fff4dc', [9, 10.9], [9, 12.1])
  strip(k, '#e4d8dc', [9, 10.9], [9, 11.16])
  strip(k, '#c8bcd0', [9, 11.3], [9, 11.36])
  // Joints of the segments over each pier.
  for (const z of [...piers.filter((v) => v < 330)])
    fill(k, '#a8a4c8', [P(9, 10.9, z), P(9, 12.1, z), P(9, 12.1, z + 0.3), P(9, 10.9, z + 0.3)])
}

/** The old bridge, rusty and pale, from which one span has been taken. */
export function oldBridge(k) {
  const x = -40
  const [gone, back] = [130, 192]
  for (const m of [-1, 1]) {
    for (let z = 40; z < 900; z += 22) {
      if (z > gone - 2 && z < back + 2) continue
      quad(k, m > 0 ? '#c8a49c' : 'rgba(72,140,168,.55)', [
        [x, 0, z - 2],
        [x, 0, z + 2],
        [x, 5.6 * m, z + 1.6],
        [x, 5.6 * m, z - 1.6],
      ])
    }
    for (const [a, b] of [
      [40, gone],
      [back, 1200],
    ]) {
      strip(k, m > 0 ? '#b4807c' : 'rgba(60,124,156,.5)', [x, 5.4 * m], [x, 7.4 * m], a, b)
      if (m > 0) strip(k, '#e8c0a4', [x, 7.1], [x, 7.9], a, b)
    }
  }
}

/** Sky, sea in long bands, a low key on the horizon. */
export function seaAndSky(k) {
  const g = k.createLinearGradient(0, -2, 0, 58)
  for (const [i, c] of ['#1c74c0', '#4ca4dc', '#a8d8e8', '#f8f0d8'].entries())
    g.addColorStop([0, 0.42, 0.8, 1][i], c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 66)
  const w = k.createLinearGradient(0, 58, 0, 90)
  for (const [a, c] of [
    [0, '#2c88bc'],
    [0.1, '#1c9cc0'],
    [0.4, '#30bcc4'],
    [1, '#8ce4cc'],
  ])
    w.addColorStop(a, c)
  k.fillStyle = w
  k.fillRect(-6, 58, 172, 40)
  // Sand that shines through, and a meadow of seagrass.
  path(
    k,
    'rgba(176,240,216,.65)',
    'M-6 66.500C10 64.800 30 65 44 66C52 66.800 50 68 38 68.200C24 68.600 8 69.400 -6 69.200Z',
  )
  path(
    k,
    'rgba(200,246,222,.8)',
    'M-6 84C20 79.500 48 79.600 74 81.400C96 82.800 116 84.800 132 88C140 90 140 93 136 98H-6Z',
  )
  path(
    k,
    'rgba(20,140,164,.5)',
    'M-6 75.400C4 74.600 12 74.800 20 75.600C26 76.400 22 77.600 14 77.800C6 78.200 0 78.400 -6 78.400Z',
  )
}
export function farKey(k) {
  path(
    k,
    '#7cb4b4',
    'M14 58.150C15 57.400 17 57.300 18.400 57.200C20 56.500 22 56.700 23.400 57C25 56.300 28 56.200 30 56.700C32 56.200 35 56.400 36.600 56.900C39 56.500 42 56.700 44 57.200C46 57.300 47 57.700 48 58.150Z',
  )
  for (const [x, h, l] of points(
    '20.600 3.200 -0.300 25.400 3.800 0.300 27 2.900 -0.200 33.600 3.500 0.300',
    3,
  )) {
    stroke(k, '#6ca0a8', 0.2, `M${x} 57Q${x} ${58 - h * 0.6} ${x + l} ${58 - h}`)
    for (const [a, b] of points(
      '-1 0.500 -0.900 -0.100 -0.300 -0.600 0.500 -0.500 1 0 0.900 0.600',
    ))
      stroke(
        k,
        '#6ca8a8',
        0.22,
        `M${x + l} ${58 - h}Q${x + l + a * 0.5} ${58 - h + b * 0.3 - 0.4} ${x + l + a} ${58 - h + b}`,
      )
  }
  path(k, '#fff4e4', 'M29.200 57.300V56.600H31V57.300Z')
  path(k, '#d87868', 'M28.900 56.650L30.100 56L31.300 56.650Z')
}

/** A pelican far off that glides to the left; about 2 wide. phase: how high its wings are. */
export function glider(k, phase) {
  path(
    k,
    '#44547c',
    `M-1 0C-0.700 -0.140 -0.560 -0.160 -0.420 -0.120C-0.100 -0.140 0.300 -0.060 0.600 0.060C0.300 0.160 -0.200 0.180 -0.460 0.060C-0.600 0.060 -0.800 0.060 -1 0Z`,
  )
  path(
    k,
    '#2c3c68',
    `M-0.240 -0.080C-0.100 ${-0.3 * phase} 0.300 ${-0.7 * phase} 0.960 ${-0.86 * phase}C0.700 ${-0.5 * phase} 0.460 -0.140 0.260 0.020Z`,
  )
  path(
    k,
    '#586894',
    `M-0.200 -0.040C-0.500 ${-0.36 * phase} -0.700 ${-0.62 * phase} -0.500 ${-1 * phase}C-0.160 ${-0.7 * phase} 0.160 -0.200 0.160 0.020Z`,
  )
}
