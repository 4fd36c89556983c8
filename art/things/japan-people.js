import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { disc } from './profile.js'

// What the people of the Japanese pictures are made of; who they are, each picture says. A head is 21 high, its middle at 0.

const INK = '#2b1a30'

/** Does `draw` moved, turned and scaled. */
export function set(k, x, y, size, turn, draw, flip = false) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(flip ? -size : size, size)
  draw(k)
  k.restore()
}

/** A shape, and others that fall on it only: folds, stripes, its shade side. */
export function form(k, colour, d, inside = []) {
  const p = new Path2D(d)
  k.fillStyle = colour
  k.fill(p)
  if (!inside.length) return
  k.save()
  k.clip(p)
  for (const [c, i, width] of inside) {
    if (typeof i === 'function') i(k)
    else if (width) stroke(k, c, width, i)
    else path(k, c, i)
  }
  k.restore()
}

/** An arm or leg through joints [x, y, width]: shade below, light on the side of dx, dy. */
export function arm(k, [base, shade], joints, [dx, dy] = [-0.14, -0.16]) {
  const soft = joints.length > 2 ? bent(joints) : joints
  limb(k, shade, soft)
  limb(
    k,
    base,
    soft.map(([x, y, w]) => [x + w * dx, y + w * dy, w * 0.7]),
  )
}

/** A hand that points to the right before it is turned; 6 long. */
export function hand(k, kind, [base, shade]) {
  const finger = (c, w, d) => stroke(k, c, w, d)
  if (kind === 'open') {
    finger(base, 1.5, 'M1 -1.400Q1.200 -3.300 2.800 -4.400')
    for (const [y, ex, ey] of [
      [-1.3, 6.2, -2.8],
      [-0.4, 7.1, -0.9],
      [0.5, 6.8, 1],
      [1.4, 5.8, 2.6],
    ])
      finger(base, 1.4, `M2.500 ${y}L${ex} ${ey}`)
    path(k, base, 'M-1.500 -1.300C0 -2.600 3 -2.600 4 -1.600V1.600C3 2.700 0 2.500 -1.500 1.300Z')
    stroke(k, shade, 0.35, 'M3.600 -1L5 -1.500M3.900 0L5.400 0M3.600 1L5 1.400')
  } else if (kind === 'flat') {
    path(
      k,
      base,
      'M-1.500 -1.400C1 -2.300 4 -1.900 7 -0.600C7.700 -0.200 7.600 0.700 6.800 0.900C4 1.900 1 2.100 -1.500 1.400Z',
    )
    path(
      k,
      shade,
      'M0.500 -1.900C1.600 -3.200 3.400 -3.300 4 -2.500C3.600 -1.700 2.600 -1.300 1.600 -1Z',
    )
    stroke(k, shade, 0.3, 'M3.400 -0.300L7 0.100M3.200 0.700L6.400 0.700')
  } else if (kind === 'point') {
    finger(base, 1.5, 'M1 -1L7.400 -1.200')
    path(
      k,
      base,
      'M-1.500 -1.500C1 -2.500 3.500 -2 4.200 -0.800C4.600 1 3.600 2.300 2 2.400C0.500 2.400 -0.800 2 -1.500 1.400Z',
    )
    stroke(k, shade, 0.35, 'M4.100 0L2.200 0M3.900 1.100L2.200 1.100')
    finger(shade, 1.2, 'M0.500 -1.800Q1.800 -3 3 -2.700')
  } else {
    // Closed round something, thumb across.
    path(
      k,
      base,
      'M-1.500 -1.500C0.500 -2.700 3.600 -2.600 4.300 -1.200C4.800 0 4.600 1.600 3.600 2.300C2 3 0 2.600 -1.500 1.500Z',
    )
    stroke(
      k,
      shade,
      0.35,
      'M4.500 -0.700L2.600 -0.600M4.600 0.400L2.700 0.400M4.200 1.400L2.600 1.400',
    )
    finger(shade, 1.1, 'M0.600 -1.900Q2 -2.700 2.600 -1.200')
  }
}

/** Eyes by mood; x of both, how near they are, and where they look. */
function eye(k, kind, x, y, q, [gx, gy], m) {
  if (kind === 'laugh') stroke(k, INK, 0.75, `M${x - 1.5 * q} ${y + 0.6}q${1.5 * q} -2 ${3 * q} 0`)
  else if (kind === 'closed')
    stroke(k, INK, 0.75, `M${x - 1.5 * q} ${y}q${1.5 * q} 1.500 ${3 * q} 0`)
  else if (kind === 'wide') {
    disc(k, '#ffffff', x, y, 2 * q, 2.2)
    disc(k, INK, x + gx * 0.9 * q, y + gy * 0.9, 1 * q, 1.15)
    disc(k, '#ffffff', x + gx * 0.9 * q - 0.35, y + gy * 0.9 - 0.45, 0.35, 0.38)
  } else if (kind === 'squeeze')
    stroke(
      k,
      INK,
      0.75,
      `M${x - 1.2 * q * m} ${y - 1}L${x + 1.1 * q * m} ${y}L${x - 1.2 * q * m} ${y + 1}`,
    )
  else if (kind !== 'none') {
    disc(k, INK, x + gx * 0.4, y + gy * 0.4, 0.95 * q, 1.3)
    disc(k, '#ffffff', x + gx * 0.4 - 0.25, y + gy * 0.4 - 0.5, 0.34, 0.4)
  }
}

function mouthOf(k, kind, x, y, q) {
  const w = 3.4 * q
  if (kind === 'laugh') {
    form(
      k,
      '#7c1f38',
      `M${x - w} ${y}Q${x} ${y + 1} ${x + w} ${y}C${x + w} ${y + 4.6} ${x - w} ${y + 4.6} ${x - w} ${y}Z`,
      [
        ['#ffffff', `M${x - w} ${y - 1}H${x + w}V${y + 1.1}Q${x} ${y + 1.9} ${x - w} ${y + 1.1}Z`],
        [
          '#f0707c',
          `M${x - w * 0.7} ${y + 3.9}Q${x} ${y + 1.8} ${x + w * 0.7} ${y + 3.9}V${y + 6}H${x - w * 0.7}Z`,
        ],
      ],
    )
  } else if (kind === 'grin')
    form(
      k,
      '#ffffff',
      `M${x - w} ${y}Q${x} ${y + 1} ${x + w} ${y}C${x + w * 0.8} ${y + 3} ${x - w * 0.8} ${y + 3} ${x - w} ${y}Z`,
      [['#7c1f38', `M${x - w} ${y}Q${x} ${y + 1} ${x + w} ${y}`, 0.5]],
    )
  else if (kind === 'o') disc(k, '#7c1f38', x, y + 1.2, 1.5 * q, 2)
  else if (kind === 'smile')
    stroke(
      k,
      '#7c1f38',
      0.7,
      `M${x - 2.4 * q} ${y + 0.5}Q${x} ${y + 2.6} ${x + 2.4 * q} ${y + 0.3}`,
    )
  else if (kind === 'wry')
    stroke(k, '#7c1f38', 0.7, `M${x - 2 * q} ${y + 1.4}Q${x} ${y + 0.4} ${x + 2 * q} ${y + 1.6}`)
  else if (kind === 'tongue') {
    stroke(
      k,
      '#7c1f38',
      0.7,
      `M${x - 2.4 * q} ${y + 0.5}Q${x} ${y + 2.2} ${x + 2.4 * q} ${y + 0.3}`,
    )
    path(
      k,
      '#f0607c',
      `M${x - 0.2} ${y + 1.3}L${x + 2} ${y + 0.9}C${x + 2.6} ${y + 3.6} ${x + 0.2} ${y + 3.9} ${x - 0.2} ${y + 1.3}Z`,
    )
  }
}

/**
 * A face from the front or half turned (turn -1 left … 1 right). skin: base, shade, blush. `back` and `hair` draw what
 * is behind and before it, `more` glasses and the like.
 */
export function face(k, o) {
  const {
    skin: [base, shade, blush],
    w = 8,
    jaw = 0.7,
    chin = 10,
    turn = 0,
    dark = 1,
    eyes = 'open',
    gaze = [turn, 0],
    brows = 'soft',
    mouth = 'smile',
    nose = 'round',
    ink = INK,
    ears = true,
  } = o
  o.back?.(k)
  const fx = turn * 2.7
  if (ears)
    for (const m of [-1, 1]) {
      if (m * turn > 0.35) continue
      disc(k, m === dark ? shade : base, m * (w - 0.1) - fx * 0.25, 1, 1.5, 2.1)
      disc(k, shade, m * (w + 0.1) - fx * 0.25, 1.1, 0.7, 1.2)
    }
  const jw = w * jaw
  form(
    k,
    base,
    `M${-w} -2C${-w} -8 ${-w * 0.62} -10.800 0 -10.800C${w * 0.62} -10.800 ${w} -8 ${w} -2C${w} 2.500 ${jw + 0.9} 5.500 ${jw * 0.8 + fx * 0.3} 7.800C${jw * 0.5 + fx * 0.3} ${chin} ${-jw * 0.5 + fx * 0.3} ${chin} ${-jw * 0.8 + fx * 0.3} 7.800C${-jw - 0.9} 5.500 ${-w} 2.500 ${-w} -2Z`,
    [
      [
        shade,
        `M${dark * w * 0.66 + fx * 0.4} -12C${dark * w * 0.5 + fx * 0.5} -4 ${dark * w * 0.86 + fx * 0.3} 3 ${dark * w * 0.1 + fx * 0.3} 12H${dark * 12}V-12Z`,
      ],
    ],
  )
  if (blush)
    for (const m of [-1, 1]) disc(k, blush, fx + m * w * 0.56, 3.1, m * turn > 0 ? 1.1 : 1.5, 1.15)
  const near = (m) => 1 - Math.max(0, m * turn) * 0.28
  for (const m of [-1, 1]) {
    const x = fx + m * (3.2 - Math.max(0, m * turn) * 0.5)
    const kind = Array.isArray(eyes) ? eyes[m < 0 ? 0 : 1] : eyes
    eye(k, kind, x, -0.6, near(m), gaze, m)
    const [b0, b1] = { up: [-4.4, -5], soft: [-3.6, -3.8], worry: [-3.4, -4.6], stern: [-4, -2.9] }[
      brows
    ]
    if (brows !== 'none')
      stroke(
        k,
        ink,
        0.75,
        `M${x + m * 1.8 * near(m)} ${b0}Q${x} ${Math.min(b0, b1) - 0.7} ${x - m * 1.4 * near(m)} ${b1}`,
      )
  }
  const nx = fx + turn * 1.2
  if (nose === 'long')
    path(
      k,
      shade,
      `M${nx + dark * 0.2} -1.600C${nx + dark * 0.5} 0.500 ${nx + dark * 1.9} 2 ${nx + dark * 1.7} 3C${nx + dark * 1.4} 3.900 ${nx - dark * 0.8} 3.900 ${nx - dark * 1} 3.200C${nx} 3 ${nx} 0 ${nx + dark * 0.2} -1.600Z`,
    )
  else if (nose === 'small') stroke(k, shade, 0.7, `M${nx - 0.7} 2.200Q${nx} 3 ${nx + 0.7} 2.200`)
  else
    path(
      k,
      shade,
      `M${nx + dark * 0.3} 0C${nx + dark * 1.9} 1.200 ${nx + dark * 1.9} 3.300 ${nx} 3.300C${nx - dark * 1.2} 3.300 ${nx - dark * 1.3} 2.300 ${nx - dark * 0.7} 2.100C${nx + dark * 0.4} 2.300 ${nx + dark * 0.5} 1.200 ${nx + dark * 0.3} 0Z`,
    )
  mouthOf(k, mouth, fx * 1.05, 5, 1 - Math.abs(turn) * 0.14)
  o.more?.(k, fx)
  o.hair?.(k, fx)
}

/** A head in profile, looking to the right. */
export function profile(k, o) {
  const {
    skin: [base, shade, blush],
    eyes = 'open',
    mouth = 'smile',
    brows = 'soft',
    ink = INK,
    nose = 1,
    dark = -1,
  } = o
  o.back?.(k)
  const n = 8.4 + nose * 1.2
  const open = mouth === 'laugh' || mouth === 'o'
  form(
    k,
    base,
    `M-7.800 -2C-8.300 -8 -3.500 -10.800 1 -10.700C5 -10.500 7.200 -7.600 7 -4.400C6.900 -3.200 6.500 -2.500 6.900 -1.400L${n} 1.700C${n + 0.5} 2.600 ${n - 0.5} 3.300 7.700 3.200C8.200 3.900 8.200 4.600 7.800 5C8 ${open ? 7 : 6} ${open ? 7.6 : 7.7} ${open ? 8.6 : 7.6} 7 9C6 10.700 3.400 10.600 1.600 9.700C-0.600 8.500 -2 6.800 -3 5C-5.500 4.500 -7.400 2 -7.800 -2Z`,
    [
      dark < 0
        ? [shade, 'M-9 -12H-1C-4 -4 -2 2 2 5C2.400 7.500 1.400 9 0 12H-9Z']
        : [shade, `M4.500 -12C6 -7 4.600 -4 5 -1C5.600 1 6.500 4 4 12H14V-12Z`],
    ],
  )
  disc(k, shade, -1.6, 0.6, 1.5, 2.1)
  disc(k, base, -1.3, 0.4, 0.8, 1.3)
  if (blush) disc(k, blush, 3, 2.6, 1.5, 1.15)
  const x = 4.5
  if (eyes === 'laugh') stroke(k, INK, 0.75, `M${x - 1.4} -0.400q1.400 -1.900 2.700 -0.100`)
  else if (eyes === 'closed') stroke(k, INK, 0.75, `M${x - 1.4} -1q1.400 1.400 2.700 0.100`)
  else if (eyes === 'wide') {
    disc(k, '#ffffff', x, -1.2, 1.5, 2)
    disc(k, INK, x + 0.6, -1.1, 0.8, 1.1)
    disc(k, '#ffffff', x + 0.4, -1.6, 0.3, 0.35)
  } else {
    disc(k, INK, x + 0.4, -1, 0.85, 1.25)
    disc(k, '#ffffff', x + 0.2, -1.5, 0.3, 0.38)
  }
  const by = brows === 'up' ? -5 : -4
  stroke(k, ink, 0.75, `M${x - 1.4} ${by}Q${x + 0.2} ${by - 1.1} ${x + 1.8} ${by + 0.2}`)
  if (mouth === 'laugh')
    form(k, '#7c1f38', 'M8.100 4.800C6.500 5.300 4.500 5 3 4C3 7 5 8.900 7.600 8.100Z', [
      ['#ffffff', 'M9 4.500C6.500 5.200 4.500 5 3 4L3.100 5.300C4.500 6.300 6.500 6.500 9 5.800Z'],
    ])
  else if (mouth === 'o')
    path(
      k,
      '#7c1f38',
      'M8.200 4.600C6.500 4.600 5.600 5.500 5.700 6.600C5.800 7.700 6.800 8.200 7.800 7.900Z',
    )
  else if (mouth === 'smile') stroke(k, '#7c1f38', 0.7, 'M7.800 5.200Q6 6.400 4.200 4.700')
  else if (mouth === 'flat') stroke(k, '#7c1f38', 0.7, 'M7.900 5.300L5.600 5.500')
  o.more?.(k)
  o.hair?.(k)
}
