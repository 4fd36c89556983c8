import { at, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { hand, sideFace } from './living-faces.js'

// Three in an inflatable canoe who lie down to pass under a low roof of stone, and the bats above them. Light from the right.

const INK = '#0c2430'
const disc = (x, y, rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** A head on its back, face to the roof, its crown to the left; its nape at 0. */
function lyingHead(k, turn, size, draw) {
  k.save()
  k.rotate(turn)
  k.scale(size, size)
  draw()
  k.restore()
}

/** The guide at the stern: one hand against the roof, a paddle along his side, laughing. Shoulders at 0. */
export function caveGuide(k) {
  const [skin, lit, shade] = ['#8c5440', '#d08c58', '#4c3040']
  limb(
    k,
    '#2c3c50',
    bent([
      [26, 1, 8],
      [38, -6, 7],
      [48, 1, 5],
    ]),
  )
  limb(
    k,
    '#48647c',
    bent([
      [27, -1, 3],
      [38, -8.5, 2.6],
      [46, -3, 1.8],
    ]),
  )
  path(k, '#c84828', 'M-3 -6C2 -9 18 -8 26 -4C28 0 27 4 25 6H-2C-6 2 -6 -3 -3 -6Z')
  path(k, '#f07834', 'M-2 -6.500C4 -9 18 -8 26 -4C27 -2 27.300 0 27 2C20 -2 8 -4 -2 -6.500Z')
  stroke(k, INK, 0.9, 'M4 -7.300Q5.500 -1 4.600 6M15 -7.200Q16.500 -1 15.600 6')
  limb(
    k,
    shade,
    bent([
      [2, -4, 5],
      [7, -14, 4.4],
      [1, -21, 3],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [3.5, -5, 2],
      [8, -14, 2],
      [2.5, -20.5, 1.3],
    ]),
  )
  hand(k, 1.2, -20.5, -2, 1.5, [skin, shade], 'open', 1)
  lyingHead(k, -1.18, 1.4, () => {
    k.translate(0.5, -4)
    sideFace(k, { skin: [skin, lit, shade], nose: 0.2, light: 1 })
    path(
      k,
      '#f0d8a0',
      'M-4.800 -5.500C-5.500 -11.500 -1.500 -13.500 2 -13C4.800 -12.600 5 -10.500 4.200 -8.600L1.500 -9.200C-0.500 -8.500 -1.600 -7 -1.800 -4.500C-3 -3.500 -4.400 -4 -4.800 -5.500Z',
    )
    path(
      k,
      '#b88c64',
      'M-4.800 -5.500C-5.500 -11.500 -1.500 -13.500 2 -13C-1 -11.500 -3 -8.500 -3 -4C-4 -4 -4.600 -4.500 -4.800 -5.500Z',
    )
  })
}

/** The traveller in the middle: flat as a board, a fist on her chest, eyes as wide as they go. */
export function flatTraveller(k) {
  const [skin, lit, shade] = ['#e8a084', '#ffd8b0', '#9c5c6c']
  limb(
    k,
    shade,
    bent([
      [24, 2, 8],
      [35, -3, 6.5],
      [45, 2, 4.6],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [24, 0, 7],
      [35, -5.5, 5.6],
      [45, 0, 4],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [27, -2, 2],
      [35, -7.3, 2],
      [44, -2, 1.4],
    ]),
  )
  path(k, '#7c2c4c', 'M20 -5C26 -7 31 -8 36 -8.500L37.500 -1C32 1 27 4 22 5Z')
  path(k, '#c8506c', 'M20 -5C26 -7 31 -8 36 -8.500L36.600 -5.500C30 -4.500 25 -3 20.500 -1Z')
  path(k, '#146c7c', 'M-3 -5C2 -8.500 16 -8.500 23 -5C24.500 -1 24 3 22 6H-2C-5 2 -5 -2 -3 -5Z')
  path(
    k,
    '#38b0a4',
    'M-2 -5.600C4 -8.500 16 -8.500 23 -5C23.800 -3 24 -1 23.800 1C16 -3 6 -4 -2 -5.600Z',
  )
  stroke(k, INK, 0.9, 'M13 -7.800Q14.500 -1 13.600 6')
  limb(
    k,
    skin,
    bent([
      [0, -2, 4.6],
      [7, -3, 4],
      [12, -8.5, 2.8],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [1, -3.5, 1.6],
      [7, -4.6, 1.6],
      [11.5, -9.5, 1.1],
    ]),
  )
  hand(k, 11.5, -8.6, -0.3, 1.3, [skin, shade], 'grip', 1)
  lyingHead(k, -1.3, 1.45, () => {
    k.translate(0.5, -4)
    sideFace(k, {
      skin: [skin, lit, shade],
      nose: 1.1,
      eyes: 'wide',
      look: [0.9, -0.1],
      smile: 'o',
      light: 1,
    })
    path(
      k,
      '#6c4034',
      'M-4.800 -3C-6 -10 -3 -13.500 2 -12.600C4.500 -12 4.600 -10 3.600 -9C2 -9.600 0.500 -8.500 0.300 -6.600C-1.500 -7.500 -2.500 -5.500 -1.600 -3.600C-2.500 -1.500 -4.400 -1.600 -4.800 -3Z',
    )
    stroke(
      k,
      INK,
      0.35,
      'M1 -5.900a1.700 1.800 0 1 0 3.400 0a1.700 1.800 0 1 0 -3.400 0M1 -6L-1 -5.600',
    )
  })
}

/** The girl at the bow: a lamp on her brow, one hand over her laugh. */
export function lampGirl(k) {
  const [skin, lit, shade] = ['#c8845c', '#ffc890', '#7c4858']
  limb(
    k,
    shade,
    bent([
      [18, 2, 7],
      [27, -4, 5.6],
      [33, 2, 4],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [18, 1, 6],
      [26, -8, 5],
      [32, 0, 3.6],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [21, -2, 1.8],
      [26.5, -9.5, 1.8],
      [32.5, -1.5, 1.2],
    ]),
  )
  path(k, '#7c3c8c', 'M15 -4C19 -6 22 -7.500 25 -9.500L28.500 -4C24 0 20 4 16 5Z')
  path(
    k,
    '#c86cb4',
    'M15 -4C19 -6 22 -7.500 25 -9.500L26.200 -7.500C22 -4.500 19 -2.500 15.600 -1Z',
  )
  path(k, '#b83c2c', 'M-3 -5C2 -8 12 -8 17 -4.500C18 -1 18 3 16 5.500H-2C-4.500 2 -5 -2 -3 -5Z')
  path(
    k,
    '#f08040',
    'M-2 -5.500C3 -8 12 -8 17 -4.500C17.600 -2.500 17.700 -0.500 17.500 1.500C12 -2 5 -3.500 -2 -5.500Z',
  )
  lyingHead(k, -1.05, 1.35, () => {
    k.translate(0.5, -4)
    path(k, '#3c2434', 'M-3 -8C-8 -7 -10 -3 -12 2C-9 1 -7 1.500 -5.500 3C-4.500 0 -3 -2 -2 -3Z')
    sideFace(k, { skin: [skin, lit, shade], nose: 0.1, light: 1 })
    path(
      k,
      '#3c2434',
      'M-4.600 -3C-6 -10.500 -2.500 -13 2 -12.400C4.800 -12 4.600 -9.600 4 -8.400C2.600 -9.200 1 -9 0 -7.500C-0.800 -6.500 -1 -5.500 -1.600 -3.500C-2.500 -1.500 -4.400 -1.600 -4.600 -3Z',
    )
    stroke(k, '#28b0a8', 1, 'M-4.600 -7.500Q0 -10.500 4.300 -9.400')
    path(k, '#fff8d0', disc(4.7, -9.6, 1.3, 1.2))
    path(k, '#1c6c74', 'M3.300 -10.600L4.300 -10.900L4.600 -8.300L3.500 -8.300Z')
  })
  limb(
    k,
    skin,
    bent([
      [1, -3, 4],
      [8, -9, 3.4],
      [7, -14, 2.4],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [2, -4.5, 1.3],
      [8.5, -9.5, 1.3],
      [7.6, -13.5, 1],
    ]),
  )
  hand(k, 7, -13.5, -1.7, 1.2, [lit, shade], 'open', 1)
}

/** The canoe: two fat tubes, up at both ends; 122 long, its middle at 0 on the water. Drawn before those in it when `far`. */
export function canoe(k, far) {
  if (far) {
    path(k, '#5c3c2c', 'M-58 -9L-40 -13H50L60 -12L54 -3H-54Z')
    path(
      k,
      '#a87424',
      'M-60 -10C-50 -4 -30 -3.500 0 -3.500C30 -3.500 48 -5 60 -13C63 -12 64 -8 61 -5C50 2 -50 2 -60 -5Z',
    )
    return
  }
  path(
    k,
    '#c87c1c',
    'M-63 -12C-66 -9 -64 -3 -57 1C-40 6 38 6 56 0C64 -4 67 -11 64 -15C61 -16 59 -13 56 -10C46 -4 30 -3 0 -3C-30 -3 -46 -4 -55 -8C-58 -11 -61 -13 -63 -12Z',
  )
  path(
    k,
    '#ffc430',
    'M-63 -12C-65 -10 -64.500 -6.500 -61 -3.500C-48 1 40 1.500 57 -4C62 -7 65 -12 64 -15C61 -16 59 -13 56 -10C46 -4 30 -3 0 -3C-30 -3 -46 -4 -55 -8C-58 -11 -61 -13 -63 -12Z',
  )
  path(
    k,
    '#fff08c',
    'M64 -15C61 -16 59 -13 56 -10C46 -4 30 -3 0 -3C-20 -3 -34 -3.500 -44 -5C-30 -1.600 30 -0.500 50 -5.500C57 -8 61 -11 64 -15Z',
  )
  for (const x of [-44, -18, 10, 38])
    stroke(k, '#c87c1c', 0.5, `M${x} -3.500Q${x + 2} 0 ${x + 0.5} 3.600`)
  stroke(k, '#1c6c74', 0.7, 'M-54 -3C-30 1 30 1.500 52 -2.500')
  // The paddle laid along the side.
  stroke(k, '#7c5040', 1.2, 'M-34 -5L18 -8.500')
  path(k, '#e85c34', 'M18 -11C24 -12.500 29 -12 31 -10C29 -7 24 -6 18 -7Z')
}

/** A fruit bat head down, wrapped in its wings; its claws at 0, 18 long. `awake` opens its eyes. */
export function hangingBat(k, awake, tone = 0) {
  const [fur, wing, edge] = [
    ['#a8643c', '#38283c', '#5c4450'],
    ['#6c4840', '#2c2438', '#48384c'],
    ['#8c5c3c', '#30303c', '#505460'],
  ][tone]
  stroke(k, INK, 0.8, 'M-1.200 0V2M1.200 0V2')
  path(k, fur, 'M-3 3C-4 8 -3 12 -2 13H2C3 12 4 8 3 3C2 1.500 -2 1.500 -3 3Z')
  // The head below, ears down.
  path(k, fur, 'M-3 12L-3.600 17L-1.500 15.500H1.500L3.600 17L3 12Z')
  path(k, fur, disc(0, 12.6, 3.3, 3.4))
  path(
    k,
    '#d08c50',
    'M-1.500 10.600C-1.500 8.600 1.500 8.600 1.500 10.600C1.500 12 -1.500 12 -1.500 10.600Z',
  )
  path(k, INK, disc(0, 9.6, 0.7, 0.5))
  if (awake) {
    path(k, '#fffaf0', `${disc(-1.65, 13, 1.3, 1.4)}${disc(1.65, 13, 1.3, 1.4)}`)
    path(
      k,
      INK,
      `${disc(-1.5, awake > 1 ? 13.5 : 12.6, 0.7)}${disc(1.5, awake > 1 ? 13.5 : 12.6, 0.7)}`,
    )
    stroke(k, INK, 0.35, 'M-0.900 11.600Q0 10.900 0.900 11.600')
  } else stroke(k, INK, 0.4, 'M-2.500 13Q-1.700 12.200 -0.900 13M0.900 13Q1.700 12.200 2.500 13')
  path(
    k,
    wing,
    'M-2 2C-6 3 -6.500 9 -4 12.500C-2.500 11 -1 10 0 7C1 10 2.500 11 4 12.500C6.500 9 6 3 2 2Z',
  )
  path(k, edge, 'M2 2C6 3 6.500 9 4 12.500C3.300 11.800 2.600 11.200 2 10.400C4 8 4 4.500 2 2Z')
  stroke(k, edge, 0.3, 'M-2 3C-4 5 -4.500 8 -3.800 11.500M0 7V3')
}

/** A crab on a wet stone, claws up; its middle at 0. */
export function caveCrab(k) {
  for (const m of [-1, 1]) {
    for (const [x, y] of points('5.500 2 5 3.600', 2))
      stroke(k, '#a83c34', 0.7, `M${m * 2.5} 0.600L${m * x * 0.9} ${y - 2}L${m * x} ${y}`)
    stroke(k, '#d8543c', 1, `M${m * 2.6} -0.600L${m * 4.6} -2.600`)
    at(k, m * 4.6, -3, m, (q) =>
      path(
        q,
        '#d8543c',
        'M0 0.500C-0.500 -2 1 -3 2 -2.600L1.300 -1.500L2.600 -1.400C2.600 0 1.200 1 0 0.500Z',
      ),
    )
    stroke(k, '#d8543c', 0.45, `M${m} -1.200V-2.600`)
    path(k, '#fffaf0', disc(m, -3, 0.75))
    path(k, INK, disc(m * 1.15, -3.2, 0.38))
  }
  path(
    k,
    '#d8543c',
    'M-3.600 0.200C-3.600 -2.200 3.600 -2.200 3.600 0.200C2.800 2.400 -2.800 2.400 -3.600 0.200Z',
  )
}
