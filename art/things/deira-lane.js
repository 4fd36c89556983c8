import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { bay, EAVES, END, flat, LEFT, P, RIDGE, RIGHT, tone } from './deira-shop.js'

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

export function lane(k) {
  const r = random(31)
  fill(k, '#2c1a34', points('-5 -5 165 -5 165 95 -5 95'))
  end(k)
  // Floor: warm where it is far, dark at our feet, long slabs.
  for (const [z0, z1, c] of points(
    '2 5.500 0 5.500 7.500 1 7.500 10.500 2 10.500 15 3 15 24 4 24 46 5',
    3,
  ))
    flat(k, ['#54323f', '#643e46', '#78484a', '#8c5450', '#c08460', '#f0c080'][c], [
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
    if (hatch(z)) {
      const g = (u) => [LEFT + (mid - LEFT) * u, EAVES + (RIDGE - EAVES) * u]
      // A hatch between two rafters, its frame, the white sky in it.
      const hole = (u0, u1, z0, z1) => [
        [...g(u0), z0],
        [...g(u1), z0],
        [...g(u1), z1],
        [...g(u0), z1],
      ]
      flat(k, tone('wood', z), hole(0.42, 0.74, z + 0.4, z + 2.6))
      flat(k, '#fff4d4', hole(0.46, 0.7, z + 0.6, z + 2.4))
    }
    bay(k, -1, z, r)
    bay(k, 1, z, r)
    if (za > 2) truss(k, z)
  }
  // Away from the light the shops on both sides sink into the dusk of the roof.
  for (const [x0, x1] of [
    [0, 66],
    [160, 112],
  ]) {
    const dusk = k.createLinearGradient(x0, 0, x1, 0)
    dusk.addColorStop(0, 'rgba(34,14,44,.72)')
    dusk.addColorStop(0.55, 'rgba(34,14,44,.42)')
    dusk.addColorStop(1, 'rgba(34,14,44,0)')
    k.fillStyle = dusk
    k.fillRect(-6, -6, 172, 102)
  }
}

/** The sky comes in through every second bay, none right over our heads. */
const hatch = (z) => z % 6 === 1 && z > 6

/** Tie beam, king post, struts. */
function truss(k, z) {
  const mid = (LEFT + RIGHT) / 2
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

/** The bench of the shop beside us, its boards and its front in perspective. */
export function bench(k) {
  const [out, y, z0, z1] = [-1.9, 0.62, 2.2, 5.1]
  flat(k, 'rgba(40,16,44,.5)', [
    [out, 0, z0],
    [out, 0, z1 + 0.1],
    [out + 0.36, 0, z1 + 0.16],
    [out + 0.36, 0, z0],
  ])
  flat(k, '#8c5048', [
    [LEFT, y, z0],
    [LEFT, y, z1],
    [out, y, z1],
    [out, y, z0],
  ])
  for (const x of [-2.7, -2.4, -2.12])
    flat(k, '#6c3c44', [
      [x, y, z0],
      [x, y, z1],
      [x + 0.02, y, z1],
      [x + 0.02, y, z0],
    ])
  flat(k, '#4c2840', [
    [out, 0, z0],
    [out, 0, z1],
    [out, y, z1],
    [out, y, z0],
  ])
  for (const z of [2.9, 3.6, 4.35])
    flat(k, '#34182f', [
      [out, 0, z],
      [out, 0, z + 0.05],
      [out, y, z + 0.05],
      [out, y, z],
    ])
  flat(k, '#c88458', [
    [out, y - 0.07, z0],
    [out, y - 0.07, z1],
    [out, y, z1],
    [out, y, z0],
  ])
}

/** Sun that falls through the slits on the right half of the floor: its patches, then its beams. */
export function sun(k, beams) {
  const mid = (LEFT + RIGHT) / 2
  for (let z = 37; z >= 7; z -= 6) {
    const g = (u) => [LEFT + (mid - LEFT) * u, EAVES + (RIDGE - EAVES) * u]
    const [a, b] = [P(...g(0.7), z + 2.4), P(...g(0.46), z + 0.6)]
    const far = [P(0.6, 0, z + 3.4), P(1.7, 0, z + 3.4), P(1.7, 0, z + 1.3), P(0.6, 0, z + 1.3)]
    if (!beams) {
      fill(k, z < 12 ? '#f8bc78' : '#ffdc98', far)
      continue
    }
    const v = k.createLinearGradient(a[0], a[1], far[2][0], far[2][1])
    v.addColorStop(0, 'rgba(255,238,186,.6)')
    v.addColorStop(0.7, 'rgba(255,228,164,.32)')
    v.addColorStop(1, 'rgba(255,222,150,.2)')
    fill(k, v, [b, a, far[1], far[2], far[3]])
    // The trusses on our side of the beam stand dark before it.
    for (let n = z; n > 2; n -= 3) truss(k, n)
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
