// A tongue of rock over a lake between mountains, in metres: the lake lies 700 below us, the sun stands low on the left beyond.
import { blend } from '../core/colour.js'
import { at, fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

const [VX, VY, FOCUS, EYE] = [92, 33, 120, 700]
const P = ([x, y, z]) => [VX + (FOCUS * x) / z, VY + (FOCUS * (EYE - y)) / z]

/** Shores of the lake: x and how far away. */
const RIGHT = points(
  '760 1150 640 1500 720 1850 560 2250 760 2700 900 3150 1180 3600 1240 4200 1420 4800 1180 5500 900 6300 560 7200 200 8200',
)
const LEFT = points(
  '-620 1150 -470 1500 -520 1850 -260 2300 -200 2700 120 3200 240 3700 520 4200 480 4900 240 5500 160 6300 -120 7200 200 8200',
)

const SUN = [-0.9, 0.34, 0.26]
const HAZE = '#f4d8bc'
/** Five steps from shade to sun. */
const ROCK = ['#46507f', '#6a628c', '#a4707c', '#dc8c6c', '#f4b07c']
const WOOD = ['#1c4c68', '#286070', '#4c7c6c', '#7c9860', '#a8ac60']
const MOOR = ['#50648c', '#747c9c', '#a88c88', '#c89c7c', '#dcb48c']

function light(a, b, c) {
  const [u, v] = [b.map((n, i) => n - a[i]), c.map((n, i) => n - a[i])]
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const up = n[1] < 0 ? -1 : 1
  const l = Math.hypot(...n) || 1
  return ((n[0] * SUN[0] + n[2] * SUN[1] + n[1] * SUN[2]) * up) / l
}

/** One side of the valley: rows of points from the shore up to the moor, each column a buttress or a gully. */
function side(shore, out, seed) {
  const r = random(seed)
  const line = shore.flatMap(([x, z], i) => {
    const [x2, z2] = shore[Math.min(i + 1, shore.length - 1)]
    const cuts = i === shore.length - 1 ? [0] : z < 2300 ? [0, 0.28, 0.52, 0.78] : [0, 0.45]
    return cuts.map((t) => [x + (x2 - x) * t, z + (z2 - z) * t])
  })
  const columns = line.map(([x, z], i) => {
    const gully = (i % 2 ? 0.6 + r() * 0.4 : r() * 0.3) * Math.min(1, 0.25 + line[i][1] / 4200)
    const skirt = 100 + gully * 110 + r() * 40
    const brow = 520 + r() * 90 - gully * 60
    const back = 150 + gully * 250
    const shift = (r() - 0.5) * 60
    return [
      [x, 0, z],
      [x + out * back * 0.62, skirt, z + shift * 0.5],
      [x + out * (back * 0.8 + 90), (skirt + brow) * 0.52, z + shift],
      [x + out * (back + 130), brow, z + shift],
      [x + out * (back + 700), brow + 60, z + 160 + r() * 200],
      [x + out * (back + 3200), 640, z + 400],
    ]
  })
  const faces = []
  for (let i = 0; i < columns.length - 1; i++)
    for (let j = 0; j < 5; j++) {
      const [a, b, c, d] = [
        columns[i][j],
        columns[i + 1][j],
        columns[i + 1][j + 1],
        columns[i][j + 1],
      ]
      faces.push({ t: [a, b, c, d], j, z: Math.max(...[a, b, c, d].map((p) => p[2])) })
    }
  return faces
}

function faceColour({ t, j, z }) {
  const l = light(t[0], t[1], t[2])
  const step = Math.max(0, Math.min(4, Math.floor(l * 4.6 + 0.9)))
  const c = (j === 0 ? WOOD : j < 3 ? ROCK : MOOR)[step]
  return blend(c, step < 2 ? '#a4a8cc' : HAZE, Math.min(0.72, Math.max(0, (z - 1500) / 8600)))
}

/** A face that meets its neighbours without a slit. */
function facet(k, c, p) {
  fill(k, c, p)
  k.strokeStyle = c
  k.lineWidth = 0.14
  k.lineJoin = 'round'
  k.beginPath()
  for (const q of p) k.lineTo(...q)
  k.closePath()
  k.stroke()
}

/** Mountains, lake and its mirror. */
export function valley(k) {
  const faces = [...side(RIGHT, 1, 5), ...side(LEFT, -1, 9)].sort((p, q) => q.z - p.z || q.j - p.j)
  // The ice cap that lies along the horizon.
  path(
    k,
    '#c8cce4',
    'M-4 33C20 30 40 27.500 66 25.500C92 24 116 25.500 134 28C146 29.500 156 31 166 31.500V40H-4Z',
  )
  path(
    k,
    '#fff0dc',
    'M-4 33C20 30 40 27.500 66 25.500C92 24 116 25.500 134 28C118 28 112 30 96 29.500C78 29 70 31.500 50 31C30 31 16 34 -4 35Z',
  )
  path(
    k,
    '#a8a8c8',
    'M-4 34L10 33L18 34L34 32.400L44 33.600L62 32.200L74 33.400L90 32.600L108 33.600L122 32L136 33.400L150 32.400L166 33.400V44H-4Z',
  )
  const water = k.createLinearGradient(0, 44, 0, 92)
  for (const [t, c] of [
    [0, '#f0d8bc'],
    [0.2, '#a0c4cc'],
    [0.55, '#4c98b4'],
    [1, '#2c749c'],
  ])
    water.addColorStop(t, c)
  fill(
    k,
    water,
    [...RIGHT, ...LEFT.toReversed()].map(([x, z]) => P([x, 0, z])),
  )
  k.save()
  k.beginPath()
  for (const [x, z] of [...RIGHT, ...LEFT.toReversed()]) k.lineTo(...P([x, 0, z]))
  k.clip()
  for (const f of faces) {
    if (f.j > 2) continue
    const c = blend(faceColour(f), '#2c7098', 0.58)
    facet(
      k,
      c,
      f.t.map(([x, y, z]) => P([x, -y, z])),
    )
  }
  k.restore()
  for (const f of faces) {
    const c = faceColour(f)
    facet(k, c, f.t.map(P))
  }
}

/** The tongue with the cliff it grows from: level top in the sun, its side towards us in shade. */
export function tongue(k) {
  // The wall under it, in tall facets.
  path(
    k,
    '#262c58',
    'M-4 54L62 56L75 59.200L72 63.400L65.500 67.500L62.500 73L55 80L57 86L52 94H-4Z',
  )
  path(k, '#323a6a', 'M-4 60L13 61L21 77L16 94H-4Z')
  path(k, '#3e467a', 'M13 61L32 62L29 71L35 94H16L21 77Z')
  path(
    k,
    '#1a2046',
    'M46 60L62 58L75 59.200L72 63.400L65.500 67.500L62.500 73L55 80L57 86L52 94H44L48 84L44 76L49 68Z',
  )
  // The slab under it, broken off short.
  path(
    k,
    '#1a2046',
    'M-4 58L60 58L84 56.500L80 58.800L72 59.600L68 62.400L58 63.600L50 68L38 66L24 68L10 65L-4 67Z',
  )
  path(
    k,
    '#303868',
    'M-4 57L58 58.400L84 56.600L79 57.900L70 58.900L67 60.600L57 61.400L46 63.600L30 62.400L12 63L-4 62.400Z',
  )
  // The side of the tongue: in the light of the sky above, darker below.
  path(
    k,
    '#363e70',
    'M-4 52L40 54.200L70 52.800L96 50.400L112 47.400L114.500 48.400L113.800 50.600L108 52.600L97 54.400L84 56.600L58 58.400L40 58L-4 57Z',
  )
  path(
    k,
    '#5a6098',
    'M-4 52L18 53.100L19 55L34 55.600L35 54L52 53.800L53 55.800L62 55.600L70 54.900L71 52.800L96 50.400L112 47.400L114.500 48.400L114.200 49.400L98 52.300L96 53.200L84 54.400L82 53.600L72 54.800L60 57L44 57L42 55.900L20 56L-4 54.600Z',
  )
  // Cracks across its side.
  path(
    k,
    '#1e2650',
    'M27 54L27.600 56L28.800 57.800L29.500 57.800L28.400 55.900L28.200 54ZM79 52L80.600 54.200L81 56.800L81.600 56.800L81.400 54L80 52Z',
  )
  // Its top, a little hollow, the tip turned up.
  path(
    k,
    '#f8cc98',
    'M-4 41L14 42.500L22 45L40 46.200L58 46.400L76 46L92 44.800L106 43.200L111.500 43L113.600 44.600L112 47.400L96 50.400L70 52.800L40 54.200L-4 52Z',
  )
  path(
    k,
    '#e0a080',
    'M-4 48L18 48.400L36 50.800L58 51.200L80 50L104 46.800L113 45.800L112 47.400L96 50.400L70 52.800L40 54.200L-4 52Z',
  )
  path(
    k,
    '#fff0cc',
    'M22 45L40 46.200L58 46.400L76 46L92 44.800L106 43.200L111.500 43L112.300 43.600L92 45.500L76 46.700L58 47.100L40 46.900L24 45.700Z',
  )
  // Slabs that split off it, the steps between them in shade.
  path(
    k,
    '#c88878',
    'M30 47.300L44 48.200L52 48L53 48.400L43 49L29 48.200ZM66 47.900L78 47.500L84 48L91 47.400L92 47.800L84 48.700L77 48.100L66 48.400ZM20 52L34 53L33 53.500L19 52.500Z',
  )
  // The ledge that steps up to the left.
  path(k, '#f4c490', 'M-4 25L4 26L9 29.500L15 31L18 35L25 37.500L33 45L24 45.700L14 44L-4 44Z')
  path(
    k,
    '#5c5c90',
    'M-4 28.500L3 29L8 32L13.500 33L16.500 37L23 39.500L33 45L31 47.500L20 47L-4 47Z',
  )
  path(k, '#3c4474', 'M-4 34L2 35L7 38L12 39L16 42.500L24 45L31 47.500L18 48.200L-4 48Z')
}

/** An eagle that sails, seen from above: head up, 20 across. */
export function eagle(k) {
  const wing = (m, c, d) => at(k, 0, 0, 1, (q) => path(q, c, d), m)
  const whole =
    'M0 -1.800C2 -2.600 3.600 -3.400 5.200 -3.200C7 -3 8.400 -2.200 10.200 -1.700L9.200 -1.300L10 -0.500L8.900 -0.500L9.300 0.300L8.200 0L8.300 0.800L7 0.500C5.600 1.300 3 1.700 0 1.500Z'
  for (const m of [false, true]) wing(m, m ? '#8c5448' : '#4c3048', whole)
  wing(
    true,
    '#d8945c',
    'M0 -1.800C2 -2.600 3.600 -3.400 5.200 -3.200C7 -3 8.400 -2.200 10.200 -1.700C7.600 -1.800 5.600 -1.900 3.600 -1.300C2 -0.900 1 -0.600 0 -0.500Z',
  )
  wing(
    false,
    '#8c5448',
    'M0 -1.800C2 -2.600 3.600 -3.400 5.200 -3.200C7 -3 8.400 -2.200 10.200 -1.700C7.600 -2.200 5.600 -2.500 3.600 -2C2 -1.600 1 -1.300 0 -1.200Z',
  )
  path(k, '#5c3844', 'M-0.900 -1.800Q0 -2.600 0.900 -1.800L0.700 2.400H-0.700Z')
  path(
    k,
    '#fff4e0',
    'M-0.700 2.200H0.700L1.600 4.200Q0 4.900 -1.600 4.200ZM-0.700 -2.200Q-0.700 -3.500 0 -3.600Q0.700 -3.500 0.700 -2.200Q0 -1.800 -0.700 -2.200Z',
  )
  path(k, '#f0b03c', 'M-0.250 -3.500L0 -4.200L0.250 -3.500Z')
}
