// The hall of the reclining Buddha: back wall, red beam, plinth and marble floor, in the shade of the hall or in the sun of its doors.
import { at, fill, path, points, stroke } from '../core/field.js'

/** The floor in metres: eye three metres up, the plinth twelve metres off. */
const HORIZON = 63.5
const Z = 12
const floorAt = (X, z) => [80 + (X * 3.2 * Z) / z, HORIZON + (9.5 * Z) / z]
export const tallAt = (y) => ((y - HORIZON) * 1.7) / 3

export const HALL = {
  dim: {
    wall: ['#0e3346', '#164c5a'],
    mural: '#1a5563',
    beam: '#5c1f3c',
    beam2: '#7c2c44',
    gold: '#a87844',
    plinth: '#5c2440',
    plinth2: '#471c3a',
    petal: '#8c5c40',
    floor: ['#3c4a60', '#1f2f48'],
    joint: '#4c5a6e',
  },
  lit: {
    wall: ['#2c8080', '#3c9488'],
    mural: '#45a093',
    beam: '#b43c44',
    beam2: '#cc4c4c',
    gold: '#ffd878',
    plinth: '#d0484a',
    plinth2: '#a83448',
    petal: '#ffce68',
    floor: ['#f2d2a0', '#ffe6b8'],
    joint: '#dcb488',
  },
}

/** The painted wall, tone on tone: the bells of two chedis among round hills of trees. */
function murals(k, t) {
  path(
    k,
    t.mural,
    'M48 66V42C52 38 56 40 58 43C62 40 66 41 68 44C72 38.500 79 38 83 42.500C86 40.500 89 41 91 43V66ZM101 66V46C104 42 109 42 112 45.500C116 41.500 122 42 124 46.500V66ZM140 66V50C143 46 148 46.500 150 50C154 45 162 45 166 49V66Z',
  )
  for (const [x, y, q] of points('96 51 1 128 56 .8', 3))
    at(k, x, y, q, (c) => {
      for (const m of [-1, 1]) {
        c.save()
        c.scale(m, 1)
        path(
          c,
          t.mural,
          'M-0.100 0H10V-4H8.400V-7H7C7 -12 4.600 -14 3.800 -17H2.400L1.600 -20L0.700 -27L0 -36Z',
        )
        c.restore()
      }
    })
}

export function hall(k, t) {
  const wall = k.createLinearGradient(0, 0, 0, 67)
  wall.addColorStop(0, t.wall[0])
  wall.addColorStop(1, t.wall[1])
  fill(k, wall, points('-6 -6 166 -6 166 70 -6 70'))
  murals(k, t)
  // The beam under the ceiling.
  fill(k, t.beam, points('-6 -6 166 -6 166 6.400 -6 6.400'))
  fill(k, t.beam2, points('-6 3.600 166 3.600 166 6.400 -6 6.400'))
  for (const y of [3, 6.4]) fill(k, t.gold, points(`-6 ${y} 166 ${y} 166 ${y + 0.6} -6 ${y + 0.6}`))
  for (let x = -4; x < 166; x += 8)
    path(k, t.gold, `M${x} -0.400L${x + 1.2} 1L${x} 2.400L${x - 1.2} 1Z`)
  // The floor of marble, its joints run towards the eye.
  const floor = k.createLinearGradient(0, 73, 0, 90)
  floor.addColorStop(0, t.floor[0])
  floor.addColorStop(1, t.floor[1])
  fill(k, floor, points('-6 72.500 166 72.500 166 96 -6 96'))
  for (const z of [10, 8, 6]) {
    const [, y] = floorAt(0, z)
    stroke(k, t.joint, 0.16, `M-6 ${y}H166`)
  }
  for (let X = -26; X <= 26; X += 2) {
    const [a, b] = [floorAt(X, Z), floorAt(X, 4)]
    stroke(k, t.joint, 0.16, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
}

/** The plinth, over the foot of the figure. */
export function plinth(k, t) {
  fill(k, t.plinth2, points('-6 66.800 166 66.800 166 73 -6 73'))
  fill(k, t.plinth, points('-6 68.600 166 68.600 166 71.600 -6 71.600'))
  fill(k, t.gold, points('-6 66.600 166 66.600 166 67.500 -6 67.500'))
  for (let x = -5; x < 166; x += 3.2)
    path(
      k,
      t.petal,
      `M${x - 1.4} 68.700Q${x - 1.3} 70.200 ${x} 71.300Q${x + 1.3} 70.200 ${x + 1.4} 68.700Z`,
    )
  fill(k, t.gold, points('-6 71.600 166 71.600 166 72 -6 72'))
}

/** A cat asleep on its side, as the great one lies; its head on the left, 8 long. */
export function sleeper(k) {
  path(
    k,
    '#e8843c',
    'M-3.800 -1.200C-3 -2.600 -1.400 -3 0.200 -2.700C2 -2.400 3.200 -2.200 4 -1.300C4.600 -0.500 4.400 0 3.800 0H-2.800C-3.600 0 -4.200 -0.500 -3.800 -1.200Z',
  )
  path(k, '#b85c34', 'M-2.800 0C-1 -0.900 2 -1 4.200 -0.500C4.200 -0.200 4.100 0 3.800 0Z')
  stroke(k, '#e8843c', 0.56, 'M3.900 -0.500C5.200 -0.300 6 -0.400 6.400 -1.200')
  stroke(k, '#e8843c', 0.5, 'M-2.400 -0.400L-4.600 -0.200M2 -0.300L0.200 0.100')
  path(
    k,
    '#f09848',
    'M-5.500 -2.200C-5.500 -3.200 -4.700 -3.600 -4 -3.600C-3.200 -3.600 -2.500 -3.100 -2.500 -2.200C-2.500 -1.300 -3.200 -0.900 -4 -0.900C-4.900 -0.900 -5.500 -1.300 -5.500 -2.200Z',
  )
  path(
    k,
    '#f09848',
    'M-5.400 -2.600L-5.500 -4.200L-4.400 -3.400ZM-3.600 -3.500L-2.700 -4.200L-2.600 -2.700Z',
  )
  path(k, '#fff0d8', 'M-4.800 -1.500Q-4 -2.200 -3.200 -1.500Q-4 -0.700 -4.800 -1.500Z')
  stroke(
    k,
    '#5c2c34',
    0.18,
    'M-5 -2.200Q-4.700 -1.900 -4.400 -2.200M-3.700 -2.200Q-3.400 -1.900 -3.100 -2.200',
  )
  stroke(
    k,
    '#b85c34',
    0.26,
    'M-0.600 -2.700L-0.200 -1.900M0.800 -2.600L1.100 -1.700M2.100 -2.300L2.300 -1.500',
  )
}
