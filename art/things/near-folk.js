import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'

// People seen near: a face in three quarters, hands, arms. What makes each one differ (outline, nose, eyes, mouth, brows) is said by
// the picture; hair, hats and beards are drawn there.

const DARK = '#2a1a2e'

/** The outline of a head, chin at 0,0: half its width, height, how wide jaw and chin are, where the chin stands. */
export const headShape = ({ w = 4, h = 10.4, jaw = 0.72, chin = 0.36, cheek = 1, turn = 0 }) => {
  const c = turn * w * 0.16
  const side = (m) => [
    `${m * w * 1.02} ${-h * 0.4}`,
    `${m * w * 0.98 * cheek + c} ${-h * 0.24}`,
    `${m * w * jaw + c} ${-h * 0.12}`,
    `${m * w * jaw * 0.8 + c} ${-h * 0.04}`,
    `${m * w * chin + c * 1.6} 0`,
  ]
  const [r, l] = [side(1), side(-1)]
  return `M${-w} ${-h * 0.6}C${-w} ${-h * 0.9} ${-w * 0.6} ${-h} 0 ${-h}C${w * 0.6} ${-h} ${w} ${-h * 0.9} ${w} ${-h * 0.6}C${r[0]} ${r[1]} ${r[2]}C${r[3]} ${r[4]} ${c * 1.8} 0C${l[4]} ${l[3]} ${l[2]}C${l[1]} ${l[0]} ${-w} ${-h * 0.6}Z`
}

const oval = (k, c, x, y, rx, ry = rx, turn = 0) => {
  k.fillStyle = c
  k.beginPath()
  k.ellipse(x, y, rx, ry, turn, 0, 7)
  k.fill()
}

function eye(k, x, y, q, kind, [gx, gy], { white = '#fffaf0', iris = DARK, lash = DARK, lid }) {
  if (kind === 'laugh')
    return stroke(k, lash, 0.42, `M${x - q} ${y + 0.35}Q${x} ${y - 1.15} ${x + q} ${y + 0.35}`)
  if (kind === 'shut')
    return stroke(k, lash, 0.42, `M${x - q} ${y - 0.2}Q${x} ${y + 1} ${x + q} ${y - 0.2}`)
  const tall = kind === 'wide' ? 1.5 : kind === 'narrow' ? 0.78 : 1.15
  oval(k, white, x, y, q, tall)
  k.save()
  k.beginPath()
  k.ellipse(x, y, q, tall, 0, 0, 7)
  k.clip()
  oval(k, iris, x + gx * q * 0.5, y + gy * tall * 0.45, q * 0.62, q * 0.74)
  oval(k, '#ffffff', x + gx * q * 0.5 + 0.22, y + gy * tall * 0.45 - 0.3, 0.22)
  if (lid)
    path(
      k,
      lid,
      `M${x - 2} ${y - 2}H${x + 2}V${y - tall * 0.35}Q${x} ${y - tall * 0.6} ${x - 2} ${y - tall * 0.3}Z`,
    )
  k.restore()
  stroke(
    k,
    lash,
    0.32,
    `M${x - q * 1.05} ${y - tall * 0.42}Q${x} ${y - tall * 1.4} ${x + q * 1.05} ${y - tall * 0.42}`,
  )
}

function mouth(
  k,
  x,
  y,
  kind,
  wide,
  { lip, teeth = '#fffaf0', tongue = '#e8687c', inner = '#6a1c38' },
) {
  const m = wide
  if (kind === 'smile')
    return stroke(k, lip, 0.42, `M${x - m} ${y - 0.3}Q${x} ${y + 1.3} ${x + m} ${y - 0.3}`)
  if (kind === 'pout')
    return stroke(
      k,
      lip,
      0.55,
      `M${x - m * 0.5} ${y + 0.3}Q${x} ${y - 0.5} ${x + m * 0.5} ${y + 0.3}`,
    )
  if (kind === 'o') {
    oval(k, inner, x, y + 0.3, m * 0.55, m * 0.75)
    return oval(k, tongue, x, y + 0.3 + m * 0.42, m * 0.34, m * 0.26)
  }
  const deep = kind === 'laugh' ? 2.9 : 1.5
  const d = `M${x - m} ${y - 0.5}Q${x} ${y + 0.35} ${x + m} ${y - 0.5}C${x + m * 0.9} ${y + deep * 0.8} ${x + m * 0.4} ${y + deep} ${x} ${y + deep}C${x - m * 0.4} ${y + deep} ${x - m * 0.9} ${y + deep * 0.8} ${x - m} ${y - 0.5}Z`
  path(k, kind === 'grin' ? teeth : inner, d)
  if (kind === 'laugh') {
    k.save()
    k.clip(new Path2D(d))
    oval(k, tongue, x + 0.1, y + deep, m * 0.7, deep * 0.42)
    path(k, teeth, `M${x - m} ${y - 1}H${x + m}V${y + 0.25}Q${x} ${y + 0.95} ${x - m} ${y + 0.25}Z`)
    k.restore()
  }
  stroke(k, lip, 0.26, d)
}

function nose(k, x, y, kind, side, [shade, lit]) {
  const m = side < 0 ? -1 : 1
  if (kind === 'button') {
    oval(k, shade, x, y, 0.95, 0.72)
    return oval(k, lit, x + m * 0.2, y - 0.22, 0.62, 0.48)
  }
  if (kind === 'broad') {
    path(
      k,
      shade,
      `M${x - 1.5} ${y + 0.1}C${x - 1.4} ${y - 0.7} ${x + 1.4} ${y - 0.7} ${x + 1.5} ${y + 0.1}C${x + 1} ${y + 0.9} ${x - 1} ${y + 0.9} ${x - 1.5} ${y + 0.1}Z`,
    )
    return oval(k, lit, x + m * 0.1, y - 0.3, 1.05, 0.62)
  }
  // Long: the bridge comes from between the brows and casts its shade on the far side.
  const [tip, high] = kind === 'hook' ? [1.9, 3.6] : [1.4, 2.9]
  path(
    k,
    shade,
    `M${x - m * 0.4} ${y - high}C${x + m * (kind === 'hook' ? 1.3 : 0.6)} ${y - high * 0.7} ${x + m * tip * 0.8} ${y - 0.8} ${x + m * tip} ${y - 0.1}C${x + m * 1.3} ${y + 0.8} ${x - m * 0.4} ${y + 0.8} ${x - m * 0.9} ${y + 0.3}C${x - m * 0.2} ${y - 0.6} ${x - m * 0.2} ${y - 1.6} ${x - m * 0.4} ${y - high}Z`,
  )
}

/**
 * A face, chin at 0,0, about 10 tall. turn -1..1: where it looks; light -1 or 1: which side is lit.
 * skin: [base, lit, shade]; shape as `headShape`; eyes one kind or two; hair colour for the brows.
 */
export function face(k, o) {
  const { skin, turn = 0.3, light = -1, gaze = [turn, 0], blush = 'rgba(232,80,80,.28)' } = o
  const shape = { ...o.shape, turn }
  const { w = 4, h = 10.4 } = shape
  const [base, lit, shade] = skin
  const d = headShape(shape)
  for (const m of [-1, 1])
    if (m * turn < 0.55 && o.ears !== false) {
      oval(
        k,
        m === light ? lit : shade,
        m * w * 1.0,
        -h * 0.4,
        1 + Math.abs(turn) * 0.3,
        1.5,
        m * 0.15,
      )
      oval(k, shade, m * w * 1.02, -h * 0.4, 0.5, 0.85, m * 0.15)
    }
  path(k, base, d)
  k.save()
  k.clip(new Path2D(d))
  // Light on one side, shade on the other, each an arc that follows the skull.
  path(
    k,
    shade,
    `M${-light * w * 0.62} ${-h * 1.1}C${-light * w * 0.86} ${-h * 0.6} ${-light * w * 0.8} ${-h * 0.3} ${-light * w * 0.2} ${h * 0.1}H${-light * w * 2}V${-h * 1.1}Z`,
  )
  path(
    k,
    lit,
    `M${light * w * 0.5} ${-h * 1.1}C${light * w * 0.7} ${-h * 0.66} ${light * w * 0.72} ${-h * 0.36} ${light * w * 0.3} ${h * 0.1}H${light * w * 2}V${-h * 1.1}Z`,
  )
  k.restore()
  const fx = turn * w * 0.36
  const ey = -h * (o.eyeY ?? 0.46)
  const e = w * (o.eyeGap ?? 0.42)
  if (blush) for (const m of [-1, 1]) oval(k, blush, fx * 1.1 + m * e * 1.35, -h * 0.29, 1.15, 0.8)
  const kinds = Array.isArray(o.eyes) ? o.eyes : [o.eyes ?? 'open', o.eyes ?? 'open']
  const size = o.eyeSize ?? 0.95
  for (const [i, m] of [-1, 1].entries()) {
    const near = 1 - Math.max(0, m * turn) * 0.24
    const x = fx + m * e * near
    eye(k, x, ey, size * near, kinds[i], gaze, o)
    if (o.brow)
      stroke(
        k,
        o.brow,
        o.browWide ?? 0.6,
        `M${x + m * size * 1.15} ${ey - 1.75 - (o.raise ?? 0) * 0.7}Q${x + m * 0.3} ${ey - 2.8 - (o.raise ?? 0)} ${x - m * size * 0.9} ${ey - 2.4 - (o.raise ?? 0) + (o.frown ?? 0)}`,
      )
  }
  const nx = fx * 1.5
  const my = -h * (o.mouthY ?? 0.19)
  mouth(k, fx * 1.2, my, o.mouth ?? 'smile', o.mouthWide ?? w * 0.45, { lip: o.lip ?? shade, ...o })
  nose(k, nx, -h * 0.32, o.nose ?? 'button', turn, [shade, o.noseLit ?? lit])
  if (o.lines)
    for (const m of [-1, 1])
      stroke(
        k,
        shade,
        0.28,
        `M${fx + m * w * 0.4} ${-h * 0.3}Q${fx + m * w * 0.66} ${-h * 0.2} ${fx + m * w * 0.5} ${-h * 0.1}M${fx + m * (e + size * 1.3)} ${ey - 0.2}l${m * 0.9} ${-0.4}M${fx + m * (e + size * 1.3)} ${ey + 0.3}l${m * 0.9} 0.2`,
      )
}

const HANDS = {
  open: 'M-0.4 -1.1C0.800 -1.600 1.800 -1.500 2.500 -1.250L4.300 -1.700C4.950 -1.700 5 -1.050 4.400 -0.850L3.300 -0.450L4.900 -0.350C5.450 -0.200 5.400 0.450 4.800 0.450L3.300 0.350L4.400 0.950C4.800 1.300 4.400 1.800 3.900 1.650L2.300 1.300C1.500 1.700 0.500 1.500 -0.400 1.100ZM0.700 -1.100C1 -2.100 1.600 -2.900 2.250 -2.950C2.800 -2.850 2.700 -2.250 2.350 -1.850L2 -1Z',
  fist: 'M-0.4 -1.100C0.400 -1.700 1.900 -1.750 2.500 -1.100C3 -0.500 3 0.700 2.500 1.200C1.800 1.700 0.400 1.600 -0.400 1.100Z',
  point:
    'M-0.4 -1.100C0.400 -1.700 1.600 -1.700 2.200 -1.250L5 -1.150C5.500 -1 5.450 -0.350 4.950 -0.300L2.800 -0.200C2.900 0.500 2.800 1 2.300 1.300C1.600 1.700 0.400 1.600 -0.400 1.100Z',
  mitt: 'M-0.4 -1.100C0.600 -1.600 1.600 -1.500 2.300 -1.250C3.600 -1.200 4.600 -0.800 4.700 -0.100C4.700 0.700 3.800 1.100 2.500 1.300C1.500 1.700 0.500 1.500 -0.400 1.100ZM0.600 -1.100C0.900 -1.900 1.600 -2.500 2.200 -2.400C2.600 -2.200 2.500 -1.700 2.100 -1.300Z',
  thumb:
    'M-0.4 -1.100C0 -1.500 0.500 -1.700 0.800 -1.800L0.900 -3.400C1.100 -4 1.900 -3.900 1.900 -3.300L1.900 -1.600C2.700 -1.500 3 -0.500 2.700 0.700C2.500 1.500 0.400 1.600 -0.400 1.100Z',
}

/** A hand whose wrist is at x, y, stretched along `angle`; `side` -1 puts the thumb on the other side. */
export function hand(k, colour, x, y, angle, kind = 'open', size = 1, side = 1, line = null) {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(size, size * side)
  path(k, colour, HANDS[kind])
  if (line && kind === 'fist') stroke(k, line, 0.24, 'M1.500 -0.500H2.700M1.500 0.250H2.750')
  k.restore()
}

/** An arm or a leg through joints [x, y, width], its lit edge towards [dx, dy]. */
export function arm(k, [base, lit], joints, [dx, dy] = [-0.25, -0.25]) {
  const soft = bent(bent(joints))
  limb(k, base, soft)
  if (lit)
    limb(
      k,
      lit,
      soft.map(([x, y, w]) => [x + dx * w, y + dy * w, w * 0.42]),
    )
}

export { oval }
