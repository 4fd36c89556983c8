// A summer evening before the temple of Tsukiji: the drum tower and the rings of dancers, in metres, seen from a stand 3.2 m up.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './lens.js'
import { POSES, SKINS, stand } from './slender-folk.js'

export const P = lens({ eye: [0, 3.2, 0], f: 120, cx: 80, cy: 60 })
export const TOWER = [-9.4, 27]

/** A paper lantern that hangs from a point, lit from inside. */
export function lantern(k, x, y, r, [rim, heart]) {
  path(
    k,
    rim,
    `M${x - r * 0.5} ${y}C${x - r * 1.3} ${y + r * 0.5} ${x - r * 1.3} ${y + r * 1.9} ${x - r * 0.5} ${y + r * 2.4}H${x + r * 0.5}C${x + r * 1.3} ${y + r * 1.9} ${x + r * 1.3} ${y + r * 0.5} ${x + r * 0.5} ${y}Z`,
  )
  path(
    k,
    heart,
    `M${x - r * 0.24} ${y + r * 0.2}C${x - r * 0.76} ${y + r * 0.7} ${x - r * 0.76} ${y + r * 1.7} ${x - r * 0.24} ${y + r * 2.2}H${x + r * 0.3}C${x + r * 0.8} ${y + r * 1.7} ${x + r * 0.8} ${y + r * 0.7} ${x + r * 0.3} ${y + r * 0.2}Z`,
  )
  path(
    k,
    '#2c1c40',
    `M${x - r * 0.5} ${y - r * 0.14}h${r}v${r * 0.3}h${-r}ZM${x - r * 0.5} ${y + r * 2.26}h${r}v${r * 0.3}h${-r}Z`,
  )
}
export const PAPER = [
  ['#f4604c', '#ffb078'],
  ['#ffe0a4', '#fffbe4'],
  ['#f88c9c', '#ffd8c4'],
  ['#ffe0a4', '#fffbe4'],
]

/** The tower: two decks hung with red and white cloth, rails, the drum and its drummer under a small roof. */
export function yagura(k) {
  const [x, z] = TOWER
  const quad = (c, ...list) =>
    fill(
      k,
      c,
      list.map((p) => P(...p)),
    )
  const box = (half, y0, y1) => {
    const n = 8
    for (let i = 0; i < n; i++) {
      const [a, b] = [x - half + (2 * half * i) / n, x - half + (2 * half * (i + 1)) / n]
      quad(
        i % 2 ? '#f4503c' : '#fff0d8',
        [a, y0, z - half],
        [b, y0, z - half],
        [b, y1, z - half],
        [a, y1, z - half],
      )
      const [c, d] = [z - half + (2 * half * i) / n, z - half + (2 * half * (i + 1)) / n]
      quad(
        i % 2 ? '#a83048' : '#c4a4ac',
        [x + half, y0, c],
        [x + half, y0, d],
        [x + half, y1, d],
        [x + half, y1, c],
      )
    }
  }
  const deck = (half, y) => {
    quad(
      y > 3.2 ? '#6c3450' : '#e8b078',
      [x - half, y, z - half],
      [x + half, y, z - half],
      [x + half, y, z + half],
      [x - half, y, z + half],
    )
    quad(
      '#a86850',
      [x - half, y, z - half],
      [x + half, y, z - half],
      [x + half, y - 0.3, z - half],
      [x - half, y - 0.3, z - half],
    )
  }
  const rail = (half, y, zz) => {
    for (let i = 0; i <= 6; i++) {
      const a = x - half + (2 * half * i) / 6
      const [p, s] = [P(a, y, zz), P(a, y + 0.9, zz)]
      stroke(k, '#8c3c44', p[2] * 0.08, `M${p[0]} ${p[1]}L${s[0]} ${s[1]}`)
    }
    for (const up of [0.5, 0.9]) {
      const [p, s] = [P(x - half, y + up, zz), P(x + half, y + up, zz)]
      stroke(k, '#c8544c', p[2] * 0.1, `M${p[0]} ${p[1]}L${s[0]} ${s[1]}`)
    }
  }
  const sideRail = (half, y) => {
    for (const up of [0.5, 0.9]) {
      const [p, s] = [P(x + half, y + up, z - half), P(x + half, y + up, z + half)]
      stroke(k, '#a84450', p[2] * 0.08, `M${p[0]} ${p[1]}L${s[0]} ${s[1]}`)
    }
  }
  box(3.1, 0, 2.7)
  deck(3.4, 2.9)
  rail(3.3, 2.9, z + 3.3)
  box(2, 2.9, 5)
  sideRail(3.3, 2.9)
  rail(3.3, 2.9, z - 3.3)
  deck(2.3, 5.2)
  rail(2.2, 5.2, z + 2.2)
  for (const [px, pz] of [
    [-2, 2],
    [2, 2],
  ]) {
    const [a, b] = [P(x + px, 5.2, z + pz), P(x + px, 8.2, z + pz)]
    stroke(k, '#6c3048', a[2] * 0.14, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
  sideRail(2.2, 5.2)
  // Drum on its stand, the drummer with both sticks up.
  const [dx, dy, q] = P(x + 0.7, 5.2, z)
  path(
    k,
    '#54283c',
    `M${dx - q * 0.5} ${dy}L${dx - q * 0.2} ${dy - q * 0.7}H${dx + q * 0.6}L${dx + q * 0.9} ${dy}Z`,
  )
  path(
    k,
    '#8c3c3c',
    `M${dx - q * 0.3} ${dy - q * 1.5}C${dx} ${dy - q * 1.7} ${dx + q * 0.6} ${dy - q * 1.7} ${dx + q * 0.9} ${dy - q * 1.5}V${dy - q * 0.6}C${dx + q * 0.6} ${dy - q * 0.4} ${dx} ${dy - q * 0.4} ${dx - q * 0.3} ${dy - q * 0.6}Z`,
  )
  path(
    k,
    '#fff0d8',
    `M${dx - q * 0.3} ${dy - q * 1.5}C${dx - q * 0.5} ${dy - q * 1.2} ${dx - q * 0.5} ${dy - q * 0.9} ${dx - q * 0.3} ${dy - q * 0.6}C${dx - q * 0.1} ${dy - q * 0.9} ${dx - q * 0.1} ${dy - q * 1.2} ${dx - q * 0.3} ${dy - q * 1.5}Z`,
  )
  const [mx, my] = P(x - 1, 5.2, z)
  stand(k, mx, my, q * 1.72, {
    ...POSES.stand,
    near: [-12, 4],
    far: [18, 10],
    armNear: [128, 30],
    armFar: [70, 34],
    lean: 4,
    skin: SKINS[0],
    top: ['#4c70c0', '#2c4488'],
    low: ['#fff4e4', '#c4a8b4'],
    shorts: true,
    bare: true,
    hair: ['#2c1c34', '#1c142c'],
    light: -1,
    after: (c, j) => {
      for (const h of [j.armNear.hand, j.armFar.hand])
        stroke(c, '#ffe4b4', 0.16, `M${h[0]} ${h[1]}l1.300 ${-0.5}`)
    },
  })
  rail(2.2, 5.2, z - 2.2)
  for (const px of [-2.1, 2.1]) {
    const [a, b] = [P(x + px, 5.2, z - 2.1), P(x + px, 8.2, z - 2.1)]
    stroke(k, '#c8544c', a[2] * 0.16, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
  quad(
    '#c8744c',
    [x - 2.8, 8.1, z - 2.8],
    [x + 2.8, 8.1, z - 2.8],
    [x + 2.8, 8.1, z + 2.8],
    [x - 2.8, 8.1, z + 2.8],
  )
  quad('#c84c54', [x - 2.9, 8.1, z - 2.9], [x + 2.9, 8.1, z - 2.9], [x, 10.2, z])
  quad('#84305c', [x + 2.9, 8.1, z - 2.9], [x + 2.9, 8.1, z + 2.9], [x, 10.2, z])
  quad(
    '#ffd890',
    [x - 2.9, 8.1, z - 2.9],
    [x + 2.9, 8.1, z - 2.9],
    [x + 2.9, 7.85, z - 2.9],
    [x - 2.9, 7.85, z - 2.9],
  )
  for (const [a, y] of points('-2.400 7.600 -0.800 7.600 0.800 7.600 2.400 7.600', 2)) {
    const [lx, ly, lq] = P(x + a, y + 0.3, z - 2.9)
    lantern(k, lx, ly, lq * 0.3, PAPER[1])
  }
}

const CLOTHS = [
  ['#f4f0e8', '#b0a4c0', '#34488c'],
  ['#3c5cac', '#283a78', '#f4c85c'],
  ['#f08c9c', '#a85478', '#fff0d8'],
  ['#4ca8a0', '#2c6478', '#f4c85c'],
  ['#7c5cac', '#4c3878', '#f8a8a0'],
  ['#f8c860', '#b07c4c', '#a83450'],
  ['#e85c54', '#983450', '#fff0d8'],
  ['#2c3464', '#1c2048', '#f4604c'],
]
const ARMS = [
  { armNear: [128, 36], armFar: [96, 40] },
  { armNear: [62, 52], armFar: [118, 34] },
  { armNear: [150, 20], armFar: [136, 24] },
  { armNear: [40, 70], armFar: [52, 66] },
  { armNear: [104, 20], armFar: [30, 60] },
]

/** A dancer in a yukata with long sleeves. n chooses cloth and gesture. */
export function dancer(n, pose, view) {
  const [a, b, sash] = CLOTHS[n % CLOTHS.length]
  const arms = ARMS[pose % ARMS.length]
  return {
    near: [10, 6],
    far: [-10, 8],
    lean: view ? 0 : 3,
    ...arms,
    ...(view
      ? { armNear: [-arms.armNear[0], -arms.armNear[1]].map(Math.abs), armFar: arms.armFar }
      : {}),
    view,
    skin: SKINS[n % 3 === 2 ? 1 : 0],
    top: [a, b],
    low: [a, b],
    dress: 'sarong',
    sash,
    hair: ['#2c1c34', '#1c142c'],
    cut: n % 3 ? 'bun' : 'short',
    shoe: '#843c4c',
    after: (k, j, flat) => {
      for (const [arm, c] of [
        [j.armFar, b],
        [j.armNear, a],
      ])
        fill(k, flat ?? c, [
          [arm.elbow[0] - 0.1, arm.elbow[1] - 0.2],
          arm.wrist,
          [arm.wrist[0] + 0.1, arm.wrist[1] + 1],
          [arm.elbow[0] + 0.1, arm.elbow[1] + 1],
        ])
    },
  }
}

/** Two rings that go round the tower, each ring in its own figure of the dance; drawn behind the tower or before it. */
export function dancers(k, front) {
  const r = random(6)
  const all = []
  for (const [radius, n, pose] of points('6 11 0 9.400 18 2', 3))
    for (let i = 0; i < n; i++) {
      const a = ((i + 0.3 * r()) / n) * 6.283 + radius * 0.93
      const [x, z] = [TOWER[0] + Math.cos(a) * radius, TOWER[1] + Math.sin(a) * radius]
      all.push([
        z,
        x,
        a,
        (i * 3 + Math.round(radius) * 5 + Math.floor(r() * 2)) % 8,
        (pose + (r() < 0.25 ? 1 : 0)) % 5,
        1.5 + r() * 0.22,
      ])
    }
  all.sort((p, q) => q[0] - p[0])
  for (const [z, x, a, n, pose, tall] of all) {
    if (z < TOWER[1] !== front) continue
    // They go round clockwise: before the tower to the left, behind it to the right; at the sides we see backs.
    const side = Math.abs(Math.sin(a)) > 0.42
    const [px, py, q] = P(x, 0, z)
    const away = Math.sin(a)
    stand(
      k,
      px,
      py,
      tall * q,
      { ...dancer(n, pose, side ? undefined : 'back'), light: x < TOWER[0] ? 1 : -1 },
      {
        flip: away < 0,
        fall: [Math.cos(a) * 0.75, -away * 0.36],
        shade: away > 0 ? '#84486c' : '#74406c',
      },
    )
  }
}
