import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// A covered lane in metres, seen from 1.9 m above its floor: x across, y up, z away.
const [VX, VY, F, EYE] = [105, 42, 118, 1.9]
export const P = (x, y, z) => [VX + (F * x) / z, VY + (F * (EYE - y)) / z]
export const metre = (z) => F / z
const [LEFT, RIGHT, EAVES, RIDGE, END] = [-3, 2.7, 3.5, 5.4, 46]

/** Farther things take the warm air of the lane. */
const TONES = {
  wood: ['#3c2438', '#5c3440', '#8c5048', '#c07c58'],
  roof: ['#34203c', '#4c2c40', '#744444', '#a8664c'],
  wall: ['#54304c', '#74404c', '#a45c50', '#d0885c'],
  lit: ['#b8684c', '#cc7c50', '#e09c60', '#f4c07c'],
}
const tone = (name, z) => TONES[name][z < 8 ? 0 : z < 14 ? 1 : z < 24 ? 2 : 3]

const flat = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** A sack with a rolled rim and a cone of spice, its light side to the left. */
export function sack(k, x, y, w, [light, spice, dark], { high = 0.85, cone = 0.75 } = {}) {
  const h = w * high
  path(
    k,
    '#6c4448',
    `M${x - w} ${y - h}C${x - w * 1.16} ${y - h * 0.4} ${x - w * 1.1} ${y} ${x - w * 0.8} ${y + w * 0.1}C${x - w * 0.3} ${y + w * 0.24} ${x + w * 0.3} ${y + w * 0.24} ${x + w * 0.8} ${y + w * 0.1}C${x + w * 1.1} ${y} ${x + w * 1.16} ${y - h * 0.4} ${x + w} ${y - h}Z`,
  )
  path(
    k,
    '#b08464',
    `M${x - w} ${y - h}C${x - w * 1.16} ${y - h * 0.4} ${x - w * 1.1} ${y} ${x - w * 0.8} ${y + w * 0.1}C${x - w * 0.4} ${y + w * 0.22} ${x - w * 0.2} ${y + w * 0.22} ${x + w * 0.1} ${y + w * 0.2}C${x - w * 0.1} ${y - h * 0.3} ${x} ${y - h * 0.6} ${x + w * 0.16} ${y - h}Z`,
  )
  path(
    k,
    '#dcb488',
    `M${x - w} ${y - h}C${x - w * 1.16} ${y - h * 0.4} ${x - w * 1.1} ${y} ${x - w * 0.8} ${y + w * 0.1}C${x - w * 0.7} ${y - h * 0.3} ${x - w * 0.7} ${y - h * 0.6} ${x - w * 0.5} ${y - h}Z`,
  )
  // The rolled rim, then what it holds.
  path(
    k,
    '#c89c74',
    `M${x - w * 1.1} ${y - h}C${x - w * 1.1} ${y - h - w * 0.46} ${x + w * 1.1} ${y - h - w * 0.46} ${x + w * 1.1} ${y - h}C${x + w * 1.1} ${y - h + w * 0.46} ${x - w * 1.1} ${y - h + w * 0.46} ${x - w * 1.1} ${y - h}Z`,
  )
  path(
    k,
    '#8c5c54',
    `M${x + w * 0.2} ${y - h + w * 0.34}C${x + w * 0.8} ${y - h + w * 0.3} ${x + w * 1.1} ${y - h + w * 0.16} ${x + w * 1.1} ${y - h}C${x + w * 1.1} ${y - h - w * 0.2} ${x + w * 0.8} ${y - h - w * 0.3} ${x + w * 0.5} ${y - h - w * 0.34}C${x + w * 1} ${y - h} ${x + w * 0.8} ${y - h + w * 0.2} ${x + w * 0.2} ${y - h + w * 0.34}Z`,
  )
  const top = y - h - w * cone
  path(
    k,
    dark,
    `M${x - w * 0.86} ${y - h}C${x - w * 0.4} ${y - h - w * 0.3} ${x - w * 0.14} ${top + w * 0.06} ${x} ${top}C${x + w * 0.16} ${top + w * 0.06} ${x + w * 0.4} ${y - h - w * 0.3} ${x + w * 0.86} ${y - h}C${x + w * 0.6} ${y - h + w * 0.3} ${x - w * 0.6} ${y - h + w * 0.3} ${x - w * 0.86} ${y - h}Z`,
  )
  path(
    k,
    spice,
    `M${x - w * 0.86} ${y - h}C${x - w * 0.4} ${y - h - w * 0.3} ${x - w * 0.14} ${top + w * 0.06} ${x} ${top}C${x + w * 0.06} ${y - h - w * 0.2} ${x + w * 0.1} ${y - h} ${x + w * 0.24} ${y - h + w * 0.2}C${x - w * 0.3} ${y - h + w * 0.28} ${x - w * 0.7} ${y - h + w * 0.2} ${x - w * 0.86} ${y - h}Z`,
  )
  path(
    k,
    light,
    `M${x - w * 0.86} ${y - h}C${x - w * 0.4} ${y - h - w * 0.3} ${x - w * 0.14} ${top + w * 0.06} ${x} ${top}C${x - w * 0.12} ${y - h - w * 0.3} ${x - w * 0.3} ${y - h - w * 0.1} ${x - w * 0.44} ${y - h + w * 0.18}C${x - w * 0.66} ${y - h + w * 0.14} ${x - w * 0.8} ${y - h + w * 0.08} ${x - w * 0.86} ${y - h}Z`,
  )
}

export const SPICES = [
  ['#ffd45c', '#f0a83c', '#b8702c'],
  ['#f4745c', '#cc4440', '#842c40'],
  ['#c8d078', '#8c9c4c', '#586440'],
  ['#f8ecd0', '#dcc49c', '#a4847c'],
  ['#e48cb4', '#b85484', '#743464'],
  ['#a86c54', '#74403c', '#482838'],
  ['#fca850', '#e07830', '#984434'],
  ['#7ca4d0', '#4c6cac', '#34407c'],
]

/** The bright end of the lane: the Creek, a boat, the other bank in the morning haze. */
function end(k) {
  const [[x0, y0], [x1, y1]] = [P(LEFT, EAVES + 0.4, END), P(RIGHT, 0, END)]
  k.save()
  k.beginPath()
  k.moveTo(x0 - 1, y1)
  k.lineTo(x0 - 1, y0 + 1)
  k.quadraticCurveTo((x0 + x1) / 2, y0 - 4.4, x1 + 1, y0 + 1)
  k.lineTo(x1 + 1, y1)
  k.clip()
  fill(k, '#fff4d0', points(`${x0 - 2} 20 ${x1 + 2} 20 ${x1 + 2} 60 ${x0 - 2} 60`))
  for (const [x, w, y] of points(
    '96 2 41.400 98.800 1 39.200 100.600 3 41.800 104.200 1.100 40',
    3,
  )) {
    fill(k, '#f4d4a4', points(`${x} ${y} ${x + w} ${y} ${x + w} 43.600 ${x} 43.600`))
    fill(
      k,
      '#dcac88',
      points(`${x + w * 0.6} ${y} ${x + w} ${y} ${x + w} 43.600 ${x + w * 0.6} 43.600`),
    )
  }
  fill(k, '#9ccfc4', points(`${x0 - 2} 43.500 ${x1 + 2} 43.500 ${x1 + 2} 45.600 ${x0 - 2} 45.600`))
  path(
    k,
    '#8c5450',
    'M98.500 44.300C100 45.200 102.500 45.200 104.500 43.900L104 45C102 45.700 100 45.600 98.500 44.300Z',
  )
  path(k, '#fff0d4', 'M99.500 42.900H103.400V43.300H99.500Z')
  fill(k, '#f8d8a0', points(`${x0 - 2} 45.600 ${x1 + 2} 45.600 ${x1 + 2} 50 ${x0 - 2} 50`))
  k.restore()
}

/** One bay of shops on a side (m: -1 left, 1 right) from z to z + 3. */
function bay(k, m, z, r) {
  const x = m < 0 ? LEFT : RIGHT
  const z1 = z + 3
  // What is seen of the room: the far cheek wall, shelves of tins and jars in lamplight.
  flat(k, tone('wall', z), [
    [x, 0, z],
    [x, EAVES, z],
    [x, EAVES, z1],
    [x, 0, z1],
  ])
  flat(k, z < 14 ? '#8c4c4c' : '#c08058', [
    [x, 0.5, z + 0.3],
    [x, 2.7, z + 0.3],
    [x, 2.7, z1 - 0.2],
    [x, 0.5, z1 - 0.2],
  ])
  const kind = ((z - 1) / 3 + (m > 0 ? 1 : 0)) % 3
  const wares = ['#e8a04c', '#c85850', '#5c8c84', '#f0d8a8', '#8c5480', '#486c94', '#b8a050']
  const pick = () => wares[Math.floor(r() * 7)]
  const wood = tone('wood', z)
  // Above: two boards with jars of unlike height, a light edge on each.
  for (const y of [[1.55, 2.1], [2.05], [0.98, 1.55, 2.1]][kind]) {
    for (let i = 0, za = z + 0.34; za < z1 - 0.5; i++) {
      const [w, h] = [0.16 + r() * 0.14, 0.2 + r() * 0.2]
      const c = pick()
      const jar = (u, v) => [x, y + h * v, za + w * u]
      if (r() > 0.14) {
        flat(
          k,
          c,
          points('0.060 0 0 0.660 0.220 0.840 0.780 0.840 1 0.660 0.940 0').map(([u, v]) =>
            jar(u, v),
          ),
        )
        flat(
          k,
          '#fbe4b4',
          points('0.120 0.100 0.100 0.640 0.260 0.640 0.280 0.100').map(([u, v]) => jar(u, v)),
        )
        flat(
          k,
          '#5c3440',
          points('0.220 0.840 0.200 1 0.800 1 0.780 0.840').map(([u, v]) => jar(u, v)),
        )
      }
      za += w + 0.05 + r() * 0.08
    }
    flat(k, wood, [
      [x, y - 0.07, z + 0.3],
      [x, y, z + 0.3],
      [x, y, z1 - 0.2],
      [x, y - 0.07, z1 - 0.2],
    ])
  }
  // Below: open trays that lean towards the buyer, or shawls on a rail, or brass in a row.
  if (kind === 0)
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 6; i++) {
        const [za, zb] = [z + 0.36 + i * 0.41, z + 0.72 + i * 0.41]
        const [y0, y1] = [0.62 + row * 0.36, 0.92 + row * 0.36]
        const c = SPICES[(i * 3 + row * 5 + z) % 8]
        flat(k, wood, [
          [x - m * 0.3, y0 - 0.05, za - 0.03],
          [x, y1 + 0.04, za - 0.03],
          [x, y1 + 0.04, zb + 0.03],
          [x - m * 0.3, y0 - 0.05, zb + 0.03],
        ])
        flat(k, c[1], [
          [x - m * 0.28, y0, za],
          [x, y1, za],
          [x, y1, zb],
          [x - m * 0.28, y0, zb],
        ])
        flat(k, c[2], [
          [x - m * 0.08, y1 - 0.09, za],
          [x, y1, za],
          [x, y1, zb],
          [x - m * 0.08, y1 - 0.09, zb],
        ])
        flat(k, c[0], [
          [x - m * 0.26, y0 + 0.03, za + 0.06],
          [x - m * 0.2, y0 + 0.12, za + 0.14],
          [x - m * 0.2, y0 + 0.12, zb - 0.12],
          [x - m * 0.26, y0 + 0.03, zb - 0.05],
        ])
      }
  else if (kind === 1) {
    for (let i = 0; i < 8; i++) {
      const [za, low] = [z + 0.34 + i * 0.3, 0.7 + r() * 0.5]
      const c = pick()
      flat(k, c, [
        [x - m * 0.1, 1.9, za],
        [x - m * 0.1, 1.9, za + 0.27],
        [x - m * 0.1, low, za + 0.27],
        [x - m * 0.1, low - 0.04, za],
      ])
      flat(k, 'rgba(60,20,60,.26)', [
        [x - m * 0.1, 1.9, za + 0.15],
        [x - m * 0.1, 1.9, za + 0.27],
        [x - m * 0.1, low, za + 0.27],
        [x - m * 0.1, low - 0.02, za + 0.17],
      ])
    }
    flat(k, wood, [
      [x - m * 0.1, 1.88, z + 0.3],
      [x - m * 0.1, 1.95, z + 0.3],
      [x - m * 0.1, 1.95, z1 - 0.2],
      [x - m * 0.1, 1.88, z1 - 0.2],
    ])
  }
  flat(k, '#4c2c40', [
    [x - m * 0.04, 0, z + 0.2],
    [x - m * 0.04, 0.56, z + 0.2],
    [x - m * 0.04, 0.56, z1],
    [x - m * 0.04, 0, z1],
  ])
  // Sign board and the beam of the arcade.
  flat(k, ['#3c7c80', '#a84850', '#5c5488', '#c88c44'][Math.floor(r() * 4)], [
    [x - m * 0.05, 2.75, z + 0.25],
    [x - m * 0.05, 3.3, z + 0.25],
    [x - m * 0.05, 3.3, z1 - 0.25],
    [x - m * 0.05, 2.75, z1 - 0.25],
  ])
  // Something is written on it, with its dots.
  const long = 1.2 + ((z * 7 + m) % 5) * 0.16
  const ink = points(
    [
      '0 2.960 0.050 3.100 0.100 2.960 0.220 2.950 0.280 3.020 0.340 2.940 0.400 2.880 0.460 2.960 0.540 2.960 0.560 3.160 0.580 2.960 0.700 2.950 0.760 3.040 0.820 2.960 0.900 2.900 0.980 2.880 1 3',
      '0 3.140 0.020 2.960 0.140 2.950 0.200 3 0.250 2.940 0.420 2.940 0.470 3.080 0.540 3.080 0.550 2.950 0.640 2.950 0.660 3.180 0.690 2.950 0.800 2.940 0.860 2.860 0.960 2.860 1 2.960',
      '0 2.900 0.060 2.860 0.140 2.900 0.170 3.040 0.220 2.960 0.340 2.950 0.380 3.020 0.420 2.950 0.500 2.950 0.540 3.140 0.620 3.100 0.600 2.960 0.740 2.950 0.780 3.160 0.810 2.950 0.920 2.950 1 3.060',
    ][(kind + (m > 0 ? 1 : 0)) % 3],
  )
  const line = ink.map(([u, y]) =>
    P(x - m * 0.06, y + 0.02, z + 1.5 + (m < 0 ? u - 0.5 : 0.5 - u) * long),
  )
  let d = `M${line[0].join(' ')}`
  for (let i = 1; i < line.length - 1; i++)
    d += `Q${line[i].join(' ')} ${(line[i][0] + line[i + 1][0]) / 2} ${(line[i][1] + line[i + 1][1]) / 2}`
  stroke(k, '#f8e4b8', metre(z1) * 0.045, d)
  for (const [u, y] of points('-0.250 3.120 0.050 2.860 0.300 3.130')) {
    const [dx, dy] = P(x - m * 0.06, y, z + 1.5 + u * long)
    path(
      k,
      '#f8e4b8',
      `M${dx} ${dy}l${metre(z1) * 0.03} ${metre(z1) * 0.03}l${-metre(z1) * 0.03} ${metre(z1) * 0.03}l${-metre(z1) * 0.03} ${-metre(z1) * 0.03}Z`,
    )
  }
  flat(k, tone('wood', z), [
    [x - m * 0.1, EAVES - 0.2, z],
    [x - m * 0.1, EAVES + 0.06, z],
    [x - m * 0.1, EAVES + 0.06, z1],
    [x - m * 0.1, EAVES - 0.2, z1],
  ])
  // A post with its bracket, lit on the side of the lane's end.
  const px = x - m * 0.06
  flat(k, tone('wood', z), [
    [px, 0, z],
    [px, EAVES, z],
    [px - m * 0.2, EAVES, z],
    [px - m * 0.2, 0, z],
  ])
  flat(k, tone('lit', z + 3), [
    [px, 0, z],
    [px, EAVES, z],
    [px, EAVES, z + 0.16],
    [px, 0, z + 0.16],
  ])
  flat(k, tone('wood', z), [
    [px, EAVES - 0.7, z],
    [px - m * 0.7, EAVES, z],
    [px - m * 0.45, EAVES, z],
    [px, EAVES - 0.45, z],
  ])
}

export function lane(k) {
  const r = random(31)
  fill(k, '#2c1a34', points('-5 -5 165 -5 165 95 -5 95'))
  end(k)
  // Floor: warm where it is far, dark at our feet, long slabs.
  for (const [z0, z1, c] of points('2 8 0 8 14 1 14 24 2 24 46 3', 3))
    flat(k, ['#5c3844', '#8c5450', '#c08460', '#f0c080'][c], [
      [LEFT, 0, z0],
      [RIGHT, 0, z0],
      [RIGHT, 0, z1],
      [LEFT, 0, z1],
    ])
  for (let z = 3; z < 40; z *= 1.16) {
    const lift = (z * 7) % 3
    flat(k, 'rgba(60,28,56,.3)', [
      [LEFT, 0, z],
      [RIGHT, 0, z],
      [RIGHT, 0, z * 1.008],
      [LEFT, 0, z * 1.008],
    ])
    for (const x of [-1.7 + lift * 0.3, -0.3 + lift * 0.2, 1.1 + lift * 0.25])
      flat(k, 'rgba(60,28,56,.24)', [
        [x, 0, z],
        [x + 0.025, 0, z],
        [x + 0.025, 0, z * 1.16],
        [x, 0, z * 1.16],
      ])
  }
  const mid = (LEFT + RIGHT) / 2
  for (let z = 43; z >= 1; z -= 3) {
    // Roof: two slopes of boards; the left one leaves a slit for the sky in every second bay.
    const za = Math.max(1.2, z)
    flat(k, tone('roof', z), [
      [LEFT, EAVES, za],
      [mid, RIDGE, za],
      [mid, RIDGE, z + 3],
      [LEFT, EAVES, z + 3],
    ])
    flat(k, tone('roof', z + 5), [
      [RIGHT, EAVES, za],
      [mid, RIDGE, za],
      [mid, RIDGE, z + 3],
      [RIGHT, EAVES, z + 3],
    ])
    for (const u of [0.2, 0.4, 0.6, 0.8]) {
      const w = 0.012
      for (const x of [LEFT, RIGHT])
        flat(k, 'rgba(36,16,40,.4)', [
          [x + (mid - x) * u, EAVES + (RIDGE - EAVES) * u, za],
          [x + (mid - x) * (u + w), EAVES + (RIDGE - EAVES) * (u + w), za],
          [x + (mid - x) * (u + w), EAVES + (RIDGE - EAVES) * (u + w), z + 3],
          [x + (mid - x) * u, EAVES + (RIDGE - EAVES) * u, z + 3],
        ])
    }
    if (z % 2) {
      const g = (u) => [LEFT + (mid - LEFT) * u, EAVES + (RIDGE - EAVES) * u]
      flat(k, '#a4d4d8', [
        [...g(0.45), za + 0.5],
        [...g(0.72), za + 0.5],
        [...g(0.72), z + 2.5],
        [...g(0.45), z + 2.5],
      ])
      flat(k, '#fff4d4', [
        [...g(0.45), za + 0.5],
        [...g(0.56), za + 0.5],
        [...g(0.56), z + 2.5],
        [...g(0.45), z + 2.5],
      ])
    }
    if (za > 2) {
      bay(k, -1, z, r)
      bay(k, 1, z, r)
      // Truss: tie beam, king post, struts.
      const c = tone('wood', z)
      flat(k, c, [
        [LEFT, EAVES, z],
        [RIGHT, EAVES, z],
        [RIGHT, EAVES + 0.18, z],
        [LEFT, EAVES + 0.18, z],
      ])
      flat(k, tone('lit', z + 6), [
        [LEFT, EAVES - 0.03, z],
        [RIGHT, EAVES - 0.03, z],
        [RIGHT, EAVES + 0.02, z],
        [LEFT, EAVES + 0.02, z],
      ])
      flat(k, c, [
        [mid - 0.09, EAVES, z],
        [mid + 0.09, EAVES, z],
        [mid + 0.09, RIDGE, z],
        [mid - 0.09, RIDGE, z],
      ])
      for (const m of [-1, 1])
        flat(k, c, [
          [mid + m * 0.05, EAVES + 0.3, z],
          [mid + m * 0.05, EAVES + 0.46, z],
          [mid + m * 1.5, EAVES + 0.98, z],
          [mid + m * 1.5, EAVES + 0.82, z],
        ])
    }
  }
}

/** Sun that falls through the slits on the right half of the floor: its patches, then its beams. */
export function sun(k, beams) {
  const mid = (LEFT + RIGHT) / 2
  for (let z = 37; z >= 7; z -= 6) {
    const g = (u) => [LEFT + (mid - LEFT) * u, EAVES + (RIDGE - EAVES) * u]
    const [a, b] = [P(...g(0.72), z + 2.5), P(...g(0.45), z + 0.5)]
    const far = [P(0.6, 0, z + 3.4), P(1.6, 0, z + 3.4), P(1.6, 0, z + 1.3), P(0.6, 0, z + 1.3)]
    if (!beams) {
      fill(k, z < 12 ? '#f4b070' : '#ffdc98', far)
      continue
    }
    const v = k.createLinearGradient(a[0], a[1], far[2][0], far[2][1])
    v.addColorStop(0, 'rgba(255,236,180,.42)')
    v.addColorStop(0.7, 'rgba(255,226,160,.12)')
    v.addColorStop(1, 'rgba(255,220,150,.04)')
    fill(k, v, [b, a, far[1], far[2], far[3]])
  }
}

/** A brass lamp on its chain. */
export function lamp(k, x, y, q) {
  stroke(k, '#3c2438', 0.12 * q, `M${x} ${y - 9 * q}V${y - 2 * q}`)
  path(
    k,
    '#8c5440',
    `M${x - 0.7 * q} ${y - 1.6 * q}L${x} ${y - 2.8 * q}L${x + 0.7 * q} ${y - 1.6 * q}Z`,
  )
  path(
    k,
    '#ffd078',
    `M${x - 1 * q} ${y - 1.6 * q}H${x + 1 * q}L${x + 1.4 * q} ${y}L${x + 0.6 * q} ${y + 1.6 * q}H${x - 0.6 * q}L${x - 1.4 * q} ${y}Z`,
  )
  path(
    k,
    '#fff0b8',
    `M${x - 0.5 * q} ${y - 1.4 * q}H${x + 0.2 * q}L${x + 0.3 * q} ${y + 1.4 * q}H${x - 0.3 * q}L${x - 0.8 * q} ${y}Z`,
  )
  stroke(
    k,
    '#8c5440',
    0.16 * q,
    `M${x - 1 * q} ${y - 1.6 * q}L${x - 1.4 * q} ${y}L${x - 0.6 * q} ${y + 1.6 * q}M${x + 1 * q} ${y - 1.6 * q}L${x + 1.4 * q} ${y}L${x + 0.6 * q} ${y + 1.6 * q}M${x} ${y - 1.6 * q}V${y + 1.6 * q}M${x - 1.4 * q} ${y}H${x + 1.4 * q}`,
  )
  path(k, '#8c5440', `M${x - 0.6 * q} ${y + 1.6 * q}H${x + 0.6 * q}L${x} ${y + 2.6 * q}Z`)
}

/** A cat curled up asleep, its back to us; one unit is a third of its length. */
export function sleepingCat(k) {
  path(
    k,
    '#c8743c',
    'M-1.700 0C-2 -0.900 -1.200 -1.600 -0.200 -1.600C0.700 -1.700 1.500 -1.200 1.700 -0.500C1.800 0 1.500 0.300 1 0.360H-1.100C-1.400 0.360 -1.600 0.250 -1.700 0Z',
  )
  path(
    k,
    '#eca45c',
    'M-1.700 0C-2 -0.900 -1.200 -1.600 -0.200 -1.600C-0.900 -1.200 -1.300 -0.600 -1.100 0.360C-1.400 0.360 -1.600 0.250 -1.700 0Z',
  )
  path(
    k,
    '#d8844c',
    'M0.500 -0.100C0.400 -0.700 0.900 -1 1.150 -0.960L1.300 -1.340L1.550 -0.950L1.850 -0.940L2 -1.300L2.160 -0.840C2.400 -0.500 2.300 0 1.900 0.260C1.500 0.460 0.600 0.400 0.500 -0.100Z',
  )
  path(
    k,
    '#f8d0a0',
    'M0.400 0.360C-0.400 0.600 -1.300 0.560 -1.660 0.160C-1.400 0.200 -0.600 0.160 0.200 0.060C0.700 0 0.800 0.240 0.400 0.360Z',
  )
  stroke(
    k,
    '#8c4834',
    0.1,
    'M-0.800 -1.450L-0.560 -0.800M-0.200 -1.560L-0.100 -0.900M0.400 -1.500L0.320 -0.900M1.480 -0.320q0.120 0.090 0.240 0M1.900 -0.340q0.100 0.080 0.200 0',
  )
}
