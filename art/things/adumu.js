// The leaping dance of the Maasai: dancers 50 units tall in profile, facing right, the light before them.
import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'

const SKIN = { lit: '#b06c46', base: '#6e3e34', shade: '#45263a' }
const OCHRE = { base: '#9c3a28', shade: '#5e1e30', lit: '#cf6038' }

/** Cloths: ground, shade, light, the lines of the weave. */
export const CLOTH = {
  red: ['#d6342c', '#8a1a38', '#fa6a40', '#6c1030'],
  scarlet: ['#e8502c', '#9a2434', '#ff8a48', '#3c1c50'],
  wine: ['#a8284e', '#641440', '#e0527a', '#2c1a58'],
  blue: ['#3458b0', '#22306c', '#6c92e0', '#c8283c'],
}

function weave(k, d, [base, shade, lit, line], box, drift, away) {
  const [x0, y0, x1, y1] = box
  path(k, base, d)
  k.save()
  k.clip(new Path2D(d))
  path(
    k,
    away ? lit : shade,
    `M${x0 - 8} ${y0 - 4}H${x0 + (x1 - x0) * (away ? 0.16 : 0.3)}C${x0 + (away ? 1.4 : 3)} ${y0 + 8} ${x0 + (away ? 0.8 : 2) + drift} ${y1 - 8} ${x0 + (away ? 1.4 : 3) + drift} ${y1 + 4}H${x0 - 10}Z`,
  )
  path(
    k,
    away ? shade : lit,
    `M${x1 - 1.8 - (away ? 2 : 0)} ${y0 - 4}C${x1 - (away ? 3.4 : 1.4)} ${y0 + 9} ${x1 - (away ? 4 : 2.2) + drift * 0.3} ${y1 - 10} ${x1 - (away ? 3 : 0.6) + drift} ${y1 + 4}H${x1 + 12}V${y0 - 4}Z`,
  )
  k.globalAlpha = 0.75
  for (let y = y0 - 2; y < y1 + 4; y += 3.4)
    stroke(k, line, 0.5, `M${x0 - 10} ${y - 1}Q${(x0 + x1) / 2} ${y + 1.6} ${x1 + 10} ${y - 1}`)
  for (let i = -1; i < 5; i++) {
    const x = x0 + ((x1 - x0) * i) / 4
    stroke(
      k,
      line,
      0.45,
      `M${x} ${y0 - 3}Q${x} ${(y0 + y1) / 2} ${x + (i - 1.6) * 1.1 + drift} ${y1 + 4}`,
    )
  }
  k.restore()
}

/** Collars of beads round the neck, each ring wider than the one above. */
function collars(k, y, wide = 1) {
  for (const [rx, ry, dy, c] of [
    [6.2, 2.5, 1.7, '#e83c30'],
    [5.5, 2.1, 1.1, '#fff4dc'],
    [4.7, 1.8, 0.6, '#2f7cc8'],
    [3.9, 1.5, 0.2, '#ffb836'],
    [3.1, 1.2, -0.2, '#fff4dc'],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(0.4, y + dy, rx * wide, ry * wide, 0, 0, 7)
    k.fill()
  }
}

/** Plaits rubbed with ochre down the back; they fly in the leap. */
function plaits(k, fly) {
  for (const [x, y, far] of points('-2.600 -5 0 -3 -3.600 1 -2.400 -2 2', 3)) {
    const end = fly ? [x - 6.5 - far, y - 3.4 + far * 2.6] : [x - 1 - far * 0.5, y + 11]
    limb(
      k,
      far === 1 ? OCHRE.base : OCHRE.shade,
      bent([
        [x, y, 1.7],
        [x - 2.4, y + (fly ? -1 + far : 4), 1.7],
        [...end, 1],
      ]),
    )
  }
}

function head(k, { tilt = 0, hair, mouth = 'sing', old, fly, away }) {
  k.save()
  k.rotate(tilt)
  if (hair && !old) plaits(k, fly)
  limb(k, SKIN.shade, [
    [-0.5, 4.6, 2.8],
    [0, -0.6, 3],
  ])
  limb(k, SKIN.base, [
    [0.3, 4.6, 1.6],
    [0.9, 0, 1.8],
  ])
  path(
    k,
    SKIN.base,
    'M-3.300 -3.400C-3.500 -8 3.500 -8.800 4.200 -4.800C4.300 -4 5.300 -2.900 5.100 -2.500C4.900 -2.200 4.500 -2.200 4.500 -1.800C4.600 0.800 3.200 2.300 1.300 2.100C-1.500 1.800 -3.100 -0.400 -3.300 -3.400Z',
  )
  if (!away)
    path(
      k,
      SKIN.lit,
      'M2.800 -7C3.600 -6.500 4.100 -5.700 4.200 -4.800C4.300 -4 5.300 -2.900 5.100 -2.500C4.900 -2.200 4.500 -2.200 4.500 -1.800C4.500 -0.200 4 1 3.100 1.600C3.500 -0.600 3.500 -4 2.800 -7Z',
    )
  path(
    k,
    hair && !old ? OCHRE.base : SKIN.shade,
    'M-3.300 -2.600C-4 -8.400 2.600 -9.400 4 -5.600C2 -6.200 0.200 -5.400 -0.600 -3.400C-1 -2.200 -1.400 -1.400 -2.200 -0.800C-2.900 -1.200 -3.200 -1.900 -3.300 -2.600Z',
  )
  if (hair && !old)
    path(
      k,
      OCHRE.lit,
      'M-0.600 -7.800C1.400 -8.300 3.400 -7.400 4 -5.600C2.800 -6 1.600 -6.800 -0.600 -7.800Z',
    )
  if (old)
    path(
      k,
      '#d8ccc4',
      'M-3.300 -2.600C-4 -8.400 2.600 -9.400 4 -5.600C2 -6.200 0.200 -5.400 -0.600 -3.400C-1 -2.200 -1.400 -1.400 -2.200 -0.800C-2.900 -1.200 -3.200 -1.900 -3.300 -2.600Z',
    )
  // Band of beads, the stretched lobe with its ring.
  stroke(k, '#fff4dc', 0.8, 'M-3 -5.200Q0.600 -6 4.100 -5')
  for (const x of [-1.6, 0.4, 2.4]) path(k, '#e83c30', `M${x} -6a0.450 0.450 0 1 0 0.010 0Z`)
  stroke(
    k,
    SKIN.shade,
    0.7,
    'M-0.600 -2.800C-1.600 -1.200 -1.500 1.600 -0.700 1.700C0.100 1.600 0.200 -0.800 -0.400 -2.600',
  )
  path(k, '#ffb836', 'M-0.700 1.400a0.800 0.900 0 1 0 0.010 0Z')
  if (old || mouth === 'laugh') stroke(k, '#20101c', 0.5, 'M2.200 -3.700Q3 -4.500 3.700 -3.700')
  else path(k, '#20101c', 'M3 -4.500a0.450 0.650 0 1 0 0.010 0Z')
  if (mouth === 'sing')
    path(
      k,
      '#2a0f1c',
      'M3.900 -1C3.200 -1.200 2.900 0.400 3.700 0.800C4.300 0.600 4.500 -0.400 4.400 -1Z',
    )
  else {
    path(k, '#fff6e6', 'M2 -1Q3.400 -0.500 4.500 -1.300Q4.300 0.500 3.100 0.500Q2.200 0.200 2 -1Z')
  }
  k.restore()
}

function limbs(k, far, joints, wide, away) {
  const [base, edge] = far ? [SKIN.shade, SKIN.base] : [SKIN.base, SKIN.lit]
  limb(k, base, bent(joints.map(([x, y], i) => [x, y, wide[i]])))
  stroke(
    k,
    edge,
    0.6,
    joints
      .map(([x, y], i) => `${i ? 'L' : 'M'}${x + wide[i] * (away ? -0.34 : 0.34)} ${y}`)
      .join(''),
  )
}

const WRIST = (k, [x, y], c) => {
  stroke(k, c, 1.1, `M${x - 1} ${y}h2`)
}

/**
 * One of the dance. `leap`: in the air, straight, toes down; `knees`: bent before the next leap; arms as joints
 * [x, y] from the shoulder down; `lean` forward; `cloth` one of CLOTH.
 */
export function dancer(
  k,
  { cloth, leap, knees = 0, lean = 0, near, far, stick, face = {}, woman, away },
) {
  const hip = -25 + knees * 2.5
  const foot = leap
    ? [
        [0.6, 0.4],
        [1.6, 3.4],
      ]
    : [
        [0, -1],
        [3.4, -0.6],
      ]
  for (const [side, dx] of [
    [true, 2],
    [false, -0.6],
  ]) {
    const knee = [dx + 1 + knees * 2.6, hip / 2 - 0.5]
    limbs(k, side, [[dx * 0.6, hip], knee, [dx + foot[0][0], foot[0][1] - 0.4]], [4, 3, 2], away)
    limb(k, side ? SKIN.shade : SKIN.base, [
      [dx + foot[0][0], foot[0][1], 1.8],
      [dx + foot[1][0], foot[1][1], 1.3],
    ])
    if (!leap) stroke(k, '#2a1420', 0.6, `M${dx - 1} 0H${dx + 4.2}`)
    for (const [q, c] of [
      [0, '#fff4dc'],
      [1.1, '#e83c30'],
    ])
      WRIST(k, [dx + foot[0][0], foot[0][1] - 3.4 - q], c)
  }
  k.save()
  k.translate(0, hip)
  k.rotate(lean)
  k.translate(0, -hip)
  const arm = (joints, back) => {
    if (!joints) return
    limbs(k, back, joints, [3, 2.4, 1.9], away)
    const [x, y] = joints.at(-1)
    limb(k, back ? SKIN.shade : SKIN.base, [
      [x, y, 2.1],
      [x + 0.2, y + 0.6, 1.8],
    ])
    const e = joints.at(-2)
    WRIST(k, [x + (e[0] - x) * 0.22, y + (e[1] - y) * 0.22], '#ffb836')
  }
  const s = hip + 25
  arm(
    far?.map(([x, y]) => [x, y + s]),
    true,
  )
  const body = leap
    ? 'M-4.600 -41C-2.600 -43.600 2.600 -43.600 4.400 -41C5.600 -34 5.200 -29 7 -24C8.600 -20.600 11.600 -19.600 13 -20.600C12.400 -17 10 -15 8.400 -13.600C6.800 -15.600 5.600 -14.400 4 -12.200C2 -14.400 -0.400 -14.400 -2 -11.600C-4 -14 -6.200 -13 -8.400 -11.400C-9.600 -14 -12.400 -15 -15.600 -15.400C-10.600 -19 -6.400 -28 -4.600 -41Z'
    : `M-4.600 -41C-2.600 -43.600 2.600 -43.600 4.400 -41C5.800 -33 5.400 -24 7 ${woman ? -6 : -13}C3.600 ${woman ? -4.6 : -11.4} -2.800 ${woman ? -4.6 : -11.4} -6 ${woman ? -6 : -13}C-6.600 -24 -5.400 -33 -4.600 -41Z`
  k.save()
  k.translate(0, s)
  weave(
    k,
    body,
    CLOTH[cloth],
    leap ? [-6, -43, 7, -12] : [-6, -43, 6.4, woman ? -5 : -12],
    leap ? -1.5 : 0,
    away,
  )
  const [, dark, light] = CLOTH[cloth]
  stroke(
    k,
    dark,
    0.8,
    leap
      ? 'M0 -38C1 -30 1 -24 4 -13.500M-2 -34C-3 -26 -5 -18 -8 -12.500'
      : 'M0.600 -38C1.400 -30 0.600 -22 1.600 -14M-2.400 -36C-3 -28 -2.600 -22 -3 -14',
  )
  // The second cloth, knotted on the shoulder, and the belt.
  path(
    k,
    dark,
    'M-4.600 -41C-2.600 -43.600 0 -43.600 1 -42.600C3 -37 4.400 -33 5.200 -29L5.100 -26.600C0.600 -31 -3 -36 -4.600 -41Z',
  )
  stroke(k, light, 0.5, 'M1 -42.600C3 -37 4.400 -33 5.200 -29')
  collars(k, -42, woman ? 1.4 : 1)
  k.restore()
  k.save()
  k.translate(0.6 + lean * 3, -45.6 + s)
  head(k, { hair: !woman, fly: leap, away, ...face, tilt: (face.tilt ?? 0) - lean * 0.6 })
  k.restore()
  if (stick) stroke(k, '#3c1c28', 0.8, `M${stick[0]} ${stick[1] + s}L${stick[2]} ${stick[3] + s}`)
  arm(
    near?.map(([x, y]) => [x, y + s]),
    false,
  )
  k.restore()
}

/** A kid goat in mid-leap, 22 long, all four feet off the ground. */
export function kid(k) {
  const [coat, dim, lit] = ['#f2e4cc', '#b89a94', '#fffaf0']
  for (const j of [
    [
      [5, -7, 2.4],
      [9.6, -5.5, 1.6],
      [12.6, -8, 1.1],
    ],
    [
      [-6, -6.5, 2.6],
      [-9.6, -3.6, 1.6],
      [-13, -3, 1.1],
    ],
  ])
    limb(k, dim, j)
  limb(
    k,
    coat,
    bent([
      [-7, -8, 6],
      [0, -9.4, 6],
      [5.6, -9.6, 5.8],
      [9, -14, 3.4],
    ]),
  )
  path(
    k,
    '#7c4434',
    'M-9.800 -8.600C-9.600 -11 -7 -11.400 -4 -11.800C-1.600 -12.200 -0.400 -11 -1 -8.600C-2 -5.600 -6 -4.600 -8.600 -5.600C-9.600 -6.200 -9.900 -7.400 -9.800 -8.600Z',
  )
  path(
    k,
    dim,
    'M-6 -5.400C-2 -7 3 -6.400 7 -8.400C6.600 -6.600 4 -6 1 -6C-2 -6 -4 -5.200 -6 -5.400Z',
  )
  path(
    k,
    lit,
    'M1 -12.300C4 -12.600 6.400 -13.600 7.600 -16L9 -15.400C8.600 -12.600 5 -11.200 1 -12.300Z',
  )
  for (const j of [
    [
      [6.4, -8, 2.6],
      [11.4, -8.6, 1.7],
      [13.6, -12, 1.2],
    ],
    [
      [-7, -7, 3],
      [-10.6, -6.4, 1.7],
      [-14.4, -7.6, 1.2],
    ],
  ])
    limb(k, coat, j)
  for (const [x, y] of [
    [13.6, -12],
    [12.6, -8],
    [-14.4, -7.6],
    [-13, -3],
  ])
    path(k, '#45263a', `M${x} ${y - 0.8}a0.800 0.800 0 1 0 0.010 0Z`)
  stroke(k, dim, 1.4, 'M-9.600 -9.600Q-11.400 -11 -11.200 -13')
  path(
    k,
    coat,
    'M7 -15.600C7 -18.400 10 -19 11.600 -17.600L14.600 -15.400C15 -14.400 14.400 -13.600 13.400 -13.600L9.600 -13.400C8 -13.600 7 -14.400 7 -15.600Z',
  )
  path(
    k,
    '#7c4434',
    'M7.400 -16.800C6 -18 3.800 -18.400 2.400 -17.400C3.800 -15.600 5.800 -15 7.600 -15.400Z',
  )
  stroke(k, '#45263a', 0.8, 'M9.600 -18.200Q9.400 -19.800 8.600 -20.600')
  path(k, '#20101c', 'M11 -16.600a0.500 0.550 0 1 0 0.010 0Z')
  stroke(k, '#45263a', 0.4, 'M14.600 -14.600Q13.800 -14 13.200 -14.400')
}
