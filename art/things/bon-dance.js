// A summer night before the temple of Tsukiji: the drum tower, strings of lanterns, rings of dancers. In metres, seen from a balcony 8.5 m up.
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crowns } from './crowns.js'
import { lens } from './lens.js'
import { POSES, SKINS, stand } from './slender-folk.js'

export const P = lens({ eye: [0, 8.5, 0], f: 116, cx: 68, cy: 33 })
const TOWER = [10, 35]

/** Blue hour over the roofs of the city. */
export function dusk(k) {
  const g = k.createLinearGradient(0, -2, 0, 44)
  for (const [a, c] of [
    [0, '#101848'],
    [0.4, '#283474'],
    [0.75, '#6c5490'],
    [1, '#c87c8c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  path(k, '#fff0cc', 'M139.500 9a2.900 2.900 0 1 0 2.400 4.600a3.400 3.400 0 0 1 -2.400 -4.600Z')
  // Office blocks behind, few windows lit.
  const r = random(4)
  for (const [x, w, h] of points('-6 13 19 9 9 25 124 10 17 133 12 26 146 9 21 154 14 30', 3)) {
    path(k, '#3c3a74', `M${x} 44V${44 - h}h${w}V44Z`)
    path(k, '#4c447c', `M${x} 44V${44 - h}h${w * 0.22}V44Z`)
    for (let y = 46 - h; y < 40; y += 2.1)
      for (let i = x + 3; i < x + w - 1; i += 1.9)
        if (r() < 0.16) path(k, '#f4b878', `M${i} ${y}h1.200v0.900h-1.200Z`)
  }
}

const [FACE, LIT, SHADE, DEEP, GLOW] = ['#c4949c', '#f0c0a4', '#8c6890', '#54407c', '#ffd08c']

/** A small stupa on the end of a wing. */
function stupa(k, x) {
  path(k, FACE, `M${x - 5.4} -3V-19H${x + 5.4}V-3Z`)
  path(k, SHADE, `M${x + 2} -3V-19H${x + 5.4}V-3Z`)
  path(k, DEEP, `M${x - 2.4} -6V-13Q${x} -17 ${x + 2.4} -13V-6Z`)
  path(k, GLOW, `M${x - 1.5} -6V-12.600Q${x} -15.400 ${x + 1.5} -12.600V-6Z`)
  path(k, LIT, `M${x - 6.2} -18.600H${x + 6.2}V-20H${x - 6.2}Z`)
  path(k, FACE, `M${x - 3.6} -20V-23H${x + 3.6}V-20Z`)
  path(k, SHADE, `M${x + 1} -20V-23H${x + 3.6}V-20Z`)
  path(
    k,
    '#74a0a4',
    `M${x - 4} -23C${x - 4.4} -27.500 ${x - 1.6} -29.500 ${x} -30C${x + 1.6} -29.500 ${x + 4.4} -27.500 ${x + 4} -23Z`,
  )
  path(
    k,
    '#4c7490',
    `M${x} -30C${x + 1.6} -29.500 ${x + 4.4} -27.500 ${x + 4} -23H${x + 0.8}C${x + 1.6} -26 ${x + 1} -29 ${x} -30Z`,
  )
  for (const [y, w] of points('-31 1.600 -32.200 1.200 -33.400 0.900', 2))
    path(k, LIT, `M${x - w} ${y}H${x + w}V${y + 0.6}H${x - w}Z`)
  stroke(k, LIT, 0.4, `M${x} -30V-36`)
}

/** Tsukiji Hongan-ji: a hall of stone after Indian temples, a leaf-shaped gable before a barrel roof, stupas on its wings. Metres, foot at 0. */
function hall(k) {
  // Barrel roof of copper behind the gable.
  path(k, '#3c5c80', 'M-14 -20C-12 -30 -5 -36 0 -39C8 -36 17 -30 19 -20Z')
  path(k, FACE, 'M-44 0V-15H44V0Z')
  path(k, LIT, 'M-45 -14.400H45V-16H-45Z')
  path(k, SHADE, 'M-44 -13.600H44V-12.800H-44Z')
  for (let i = 0; i < 9; i++)
    for (const m of [-1, 1]) {
      const x = m * (15.4 + i * 1.72)
      if (i % 2 === 0) {
        path(k, DEEP, `M${x - 0.9} -3.400V-10Q${x} -12 ${x + 0.9} -10V-3.400Z`)
        if (i % 4 !== 2)
          path(k, GLOW, `M${x - 0.5} -3.800V-9.800Q${x} -11 ${x + 0.5} -9.800V-3.800Z`)
      } else stroke(k, LIT, 0.4, `M${x} -3.400V-12`)
    }
  stupa(k, -37)
  stupa(k, 37)
  // The porch: pillars, the leaf with its lotus, the door full of light.
  path(k, FACE, 'M-14 0V-20H14V0Z')
  path(k, SHADE, 'M8 0V-20H14V0Z')
  path(k, LIT, 'M-15.500 -19.400H15.500V-21H-15.500Z')
  const leaf =
    'M-13.500 -21C-15 -25 -12.500 -29 -8 -31.500C-4.500 -33.500 -1.600 -36 0 -40C1.600 -36 4.500 -33.500 8 -31.500C12.500 -29 15 -25 13.500 -21Z'
  path(k, LIT, leaf)
  path(
    k,
    SHADE,
    'M0 -40C1.600 -36 4.500 -33.500 8 -31.500C12.500 -29 15 -25 13.500 -21H10C11 -26 5 -31 0 -40Z',
  )
  path(k, DEEP, 'M-9.600 -21C-10.500 -25 -7 -28.600 0 -32C7 -28.600 10.500 -25 9.600 -21Z')
  path(
    k,
    '#e8a47c',
    'M-8.200 -21C-8.800 -24.400 -6 -27.400 0 -30.400C6 -27.400 8.800 -24.400 8.200 -21Z',
  )
  path(k, '#fff0c4', 'M-2.600 -24.400a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0 -5.200 0Z')
  path(k, '#c8745c', 'M-1.300 -24.400a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0 -2.600 0Z')
  stroke(k, LIT, 0.5, 'M0 -39V-43')
  for (const x of [-11, -6.6, 6.6, 11]) {
    path(k, DEEP, `M${x - 1.7} -3V-15.600Q${x} -17.600 ${x + 1.7} -15.600V-3Z`)
    path(k, GLOW, `M${x - 1.2} -3V-15Q${x} -16.600 ${x + 1.2} -15V-3Z`)
  }
  path(k, DEEP, 'M-4.300 -3V-15Q0 -19 4.300 -15V-3Z')
  path(k, '#ffe8b0', 'M-3.600 -3V-14.600Q0 -17.800 3.600 -14.600V-3Z')
  for (const x of [-8.8, -4.4, 4.4, 8.8]) stroke(k, LIT, 0.9, `M${x} -3V-17`)
  // Steps.
  for (let i = 0; i < 5; i++)
    path(
      k,
      i % 2 ? '#a87c90' : LIT,
      `M${-16 - i * 0.7} ${-3 + i * 0.7}H${16 + i * 0.7}V${-2.3 + i * 0.7}H${-16 - i * 0.7}Z`,
    )
  path(k, SHADE, 'M-45 0V-3H-20V0ZM20 0V-3H45V0Z')
}

/** The square with the light of the tower, the temple, the trees of its yard. */
export function square(k) {
  const [x, y, q] = P(-12, 0, 112)
  at(k, x, y + 0.3, q, hall)
  crowns(
    k,
    points(
      '4 42.400 12 9 0 -4 42.600 12 7 1 32 42.400 8 4 1 76 42.400 8 4 0 103 42.400 9 8 0 112 42.600 13 11 1 122 42.600 11 8 0 136 42.600 13 10 1 150 42.600 15 12 0 164 42.600 14 9 1',
      5,
    ),
    [
      ['#2c2c60', '#3c4878', '#7c7090'],
      ['#28285c', '#344470', '#64648c'],
    ],
    3,
    -1,
  )
  const g = k.createLinearGradient(0, 42, 0, 92)
  g.addColorStop(0, '#8c5c84')
  g.addColorStop(0.3, '#6c4478')
  g.addColorStop(1, '#342858')
  k.fillStyle = g
  k.fillRect(-6, y, 172, 60)
  const [tx, ty] = P(TOWER[0], 0, TOWER[1])
  k.save()
  k.translate(tx, ty)
  k.scale(1, 0.4)
  const glow = k.createRadialGradient(0, 0, 4, 0, 0, 76)
  glow.addColorStop(0, 'rgba(255,206,128,.95)')
  glow.addColorStop(0.4, 'rgba(248,150,108,.62)')
  glow.addColorStop(1, 'rgba(200,100,110,0)')
  k.fillStyle = glow
  k.fillRect(-90, -90, 180, 180)
  k.restore()
}

/** A stall: posts, a striped awning, its lit counter. Seen at an angle; m: -1 on the left side, 1 on the right. */
export function stall(k, x, z, deep, m, [a, b], goods) {
  const w = 2.6 * m
  const quad = (c, ...list) =>
    fill(
      k,
      c,
      list.map((p) => P(...p)),
    )
  quad('#3c2450', [x + w, 0, z], [x + w, 2.6, z], [x + w, 2.6, z + deep], [x + w, 0, z + deep])
  quad(
    '#ffc878',
    [x + w * 0.9, 1, z + 0.1],
    [x + w * 0.9, 2.5, z + 0.1],
    [x + w * 0.9, 2.5, z + deep],
    [x + w * 0.9, 1, z + deep],
  )
  quad('#c8645c', [x, 0, z], [x, 1, z], [x, 1, z + deep], [x, 0, z + deep])
  quad('#843c5c', [x, 0, z], [x, 1, z], [x + w, 1, z], [x + w, 0, z])
  quad('#ffe0a0', [x, 1, z], [x, 1, z + deep], [x + w * 0.5, 1, z + deep], [x + w * 0.5, 1, z])
  for (let i = 0; i < 5; i++) {
    const [px, py, q] = P(x + w * 0.2, 1, z + (deep * (i + 0.5)) / 5)
    path(
      k,
      goods[i % goods.length],
      `M${px - q * 0.3} ${py}a${q * 0.3} ${q * 0.34} 0 0 1 ${q * 0.6} 0Z`,
    )
  }
  const n = 7
  for (let i = 0; i < n; i++) {
    const [z0, z1] = [z + (deep * i) / n, z + (deep * (i + 1)) / n]
    quad(
      i % 2 ? a : b,
      [x - 0.9 * m, 2.3, z0],
      [x - 0.9 * m, 2.3, z1],
      [x + w, 3.3, z1],
      [x + w, 3.3, z0],
    )
    quad(
      i % 2 ? '#b8445c' : '#e8c0b0',
      [x - 0.9 * m, 2.3, z0],
      [x - 0.9 * m, 2.3, z1],
      [x - 0.9 * m, 1.95, z1],
      [x - 0.9 * m, 1.95, z0],
    )
  }
  quad('#54305c', [x - 0.9 * m, 2.3, z], [x + w, 3.3, z], [x + w, 2.6, z], [x - 0.9 * m, 2, z])
}

/** A paper lantern that hangs from a point, lit from inside. */
function lantern(k, x, y, r, [rim, heart]) {
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
const PAPER = [
  ['#f4604c', '#ffb078'],
  ['#ffe0a4', '#fffbe4'],
  ['#f88c9c', '#ffd8c4'],
  ['#ffe0a4', '#fffbe4'],
]

/** Strings of lanterns from the tower's head to the poles round the square: [x, z, far or near]. */
const POLES = points('-13 56 0 4 66 0 24 66 0 40 56 0 44 36 0 -12 40 0 -9.500 23 1 33 19 1', 3)
export function strings(k, near) {
  const [tx, tz] = TOWER
  for (const [x, z, front] of POLES) {
    if (!!front !== near) continue
    const high = 5.6
    const n = 10
    let d = ''
    const spots = []
    for (let i = 0; i <= 24; i++) {
      const t = i / 24
      const y = 10.4 + (high - 10.4) * t - 4.6 * t * (1 - t)
      const p = P(tx + (x - tx) * t, y, tz + (z - tz) * t)
      d += `${i ? 'L' : 'M'}${p[0]} ${p[1]}`
    }
    stroke(k, '#1c1438', 0.22, d)
    for (let i = 1; i < n; i++) {
      const t = (i + 0.12 * Math.sin(i * 3 + x)) / n
      const y = 10.4 + (high - 10.4) * t - 4.6 * t * (1 - t)
      spots.push([P(tx + (x - tx) * t, y, tz + (z - tz) * t), i])
    }
    for (const [[px, py, q], i] of spots)
      lantern(k, px, py, q * 0.26, PAPER[(i + Math.round(x)) & 3])
    const [fx, fy] = P(x, 0, z)
    const [hx, hy, q] = P(x, high, z)
    stroke(k, '#2c1c48', Math.max(0.3, q * 0.1), `M${fx} ${fy}L${hx} ${hy}`)
  }
}

/** The tower: two decks hung with red and white cloth, rails, the drum and its drummer under a small roof. */
export function yagura(k) {
  const [x, z] = TOWER
  const quad = (c, ...list) =>
    fill(
      k,
      c,
      list.map((p) => P(...p)),
    )
  const box = (half, y0, y1, stripes) => {
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
        [x - half, y0, c],
        [x - half, y0, d],
        [x - half, y1, d],
        [x - half, y1, c],
      )
    }
    if (stripes) return
  }
  const deck = (half, y) => {
    quad(
      '#e8b078',
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
  // Its shade on the far side of the lit square.
  box(3.1, 0, 2.7)
  deck(3.4, 2.9)
  rail(3.3, 2.9, z + 3.3)
  box(2, 2.9, 5)
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
    '#3c2854',
    [x - 2.8, 8.1, z - 2.8],
    [x + 2.8, 8.1, z - 2.8],
    [x + 2.8, 8.1, z + 2.8],
    [x - 2.8, 8.1, z + 2.8],
  )
  quad('#c84c54', [x - 2.9, 8.1, z - 2.9], [x + 2.9, 8.1, z - 2.9], [x, 10.2, z])
  quad('#84305c', [x - 2.9, 8.1, z - 2.9], [x - 2.9, 8.1, z + 2.9], [x, 10.2, z])
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

/** Three rings that go round the tower, each ring in its own figure of the dance; drawn behind the tower or before it. */
export function dancers(k, front) {
  const r = random(6)
  const all = []
  for (const [radius, n, pose] of points('6.400 11 0 9.600 16 1 12.800 20 2 16 24 3', 3))
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
    if (z < TOWER[1] !== front || z < 21.5) continue
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
