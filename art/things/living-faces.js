import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'

// Faces that look, laugh and wonder, and hands with fingers: parts for figures near enough to be characters.

const INK = '#241a34'

/** Outlines of heads, chin near 0, about 11 tall. */
const SHAPES = {
  round:
    'M-4.700 -5.400C-4.700 -11.300 4.700 -11.300 4.700 -5.400C4.700 -1.600 2.700 0.200 0 0.200C-2.700 0.200 -4.700 -1.600 -4.700 -5.400Z',
  long: 'M-3.900 -6.200C-4.100 -12.400 4.100 -12.400 3.900 -6.200C3.900 -2 2.300 0.900 0 0.900C-2.300 0.900 -3.900 -2 -3.900 -6.200Z',
  square:
    'M-4.400 -6.200C-4.600 -11.800 4.600 -11.800 4.400 -6.200L4.100 -2C3.600 -0.200 1.800 0.500 0 0.500C-1.800 0.500 -3.600 -0.200 -4.100 -2Z',
  heart:
    'M-4.500 -6.400C-4.500 -12 4.500 -12 4.500 -6.400C4.500 -3.400 2 0.500 0 0.500C-2 0.500 -4.500 -3.400 -4.500 -6.400Z',
  child:
    'M-4.600 -5.600C-4.800 -11 4.800 -11 4.600 -5.600C5.300 -2.200 3 0.100 0 0.100C-3 0.100 -5.300 -2.200 -4.600 -5.600Z',
}

const dot = (x, y, rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** One eye; `look` moves its pupil. */
function eye(k, x, y, kind, [lx, ly], q = 1) {
  if (kind === 'laugh')
    stroke(k, INK, 0.55, `M${x - 1.1 * q} ${y + 0.4}Q${x} ${y - 1.1} ${x + 1.1 * q} ${y + 0.4}`)
  else if (kind === 'shut')
    stroke(k, INK, 0.55, `M${x - 1.1 * q} ${y - 0.2}Q${x} ${y + 0.9} ${x + 1.1 * q} ${y - 0.2}`)
  else if (kind === 'dot') path(k, INK, dot(x + lx * 0.3, y + ly * 0.3, 0.58, 0.8))
  else {
    const [rx, ry] = kind === 'wide' ? [1.3 * q, 1.6] : [1.1 * q, 1.25]
    path(k, '#fffaf0', dot(x, y, rx, ry))
    path(k, INK, dot(x + lx * rx * 0.4, y + ly * ry * 0.38, rx * 0.56, ry * 0.58))
    path(k, '#fffaf0', dot(x + lx * rx * 0.4 + 0.2, y + ly * ry * 0.38 - 0.32, 0.2))
  }
}

/** A mouth in the middle of 0. */
export function mouth(k, kind, shade, q = 1) {
  const p = (colour, d) => {
    k.save()
    k.scale(q, q)
    path(k, colour, d)
    k.restore()
  }
  if (kind === 'laugh') {
    p('#7a1e3c', 'M-2.100 -0.700Q0 0 2.100 -0.700C2.200 2.500 -2.200 2.500 -2.100 -0.700Z')
    p('#fffaf0', 'M-2.050 -0.700Q0 0 2.050 -0.700L1.900 0.200Q0 0.700 -1.900 0.200Z')
    p('#f0705c', 'M-1.200 1.250Q0 0.600 1.200 1.250Q0 2 -1.200 1.250Z')
  } else if (kind === 'grin') {
    p('#fffaf0', 'M-2.200 -0.700Q0 0.300 2.200 -0.700C2 1.300 -2 1.300 -2.200 -0.700Z')
    stroke(k, shade, 0.28, `M${-2.3 * q} ${-0.8 * q}Q0 ${0.3 * q} ${2.3 * q} ${-0.8 * q}`)
  } else if (kind === 'o') p('#7a1e3c', dot(0, 0.4, 0.95, 1.2))
  else if (kind === 'puff') p(shade, dot(0, 0.2, 0.55, 0.5))
  else if (kind === 'flat') stroke(k, INK, 0.45, 'M-1.200 0.200H1.200')
  else stroke(k, INK, 0.5, `M${-1.7 * q} -0.200Q0 ${1.5 * q} ${1.7 * q} -0.200`)
}

/**
 * A face in front or three-quarter view, its chin at 0. skin: base, lit side, shade side; light: where the light comes
 * from, -1 left, 1 right, 0 from below, 'above'; turn: -1 to 1, how far it looks aside.
 */
export function face(
  k,
  {
    skin: [base, lit, shade],
    shape = 'round',
    turn = 0,
    nod = 0,
    light = -1,
    eyes = 'dot',
    look = [0, 0],
    brows = 0,
    browTone = INK,
    smile = 'smile',
    nose = 'soft',
    blush = '',
    ears = [-1, 1],
  },
) {
  const outline = SHAPES[shape]
  const wide = shape === 'long' ? 3.9 : 4.6
  const d = turn * 1.5
  const v = nod * 1.3
  for (const m of ears) {
    path(k, m === light ? lit : shade, dot(m * wide - d * 0.3, -5.2 + v * 0.4, 1.1, 1.5))
    path(k, base, dot(m * wide - d * 0.3, -5.2 + v * 0.4, 0.5, 0.8))
  }
  path(k, base, outline)
  k.save()
  k.clip(new Path2D(outline))
  if (light === 'above') {
    path(k, lit, 'M-6 -14H6V-7C3 -5.500 1.500 -8 0 -3.600C-1.500 -8 -3 -5.500 -6 -7Z')
    path(k, shade, 'M-6 2V-2.600C-4 -0.600 -2 -0.700 0 -0.700C2 -0.700 4 -0.600 6 -2.600V2Z')
  } else if (light) {
    path(
      k,
      shade,
      `M${-light * 1.7 + d} -13C${-light * 3.4 + d * 0.5} -8 ${-light * 3.2} -4 ${-light * 0.6} 2H${-light * 9}V-13Z`,
    )
    path(
      k,
      lit,
      `M${light * 7} -13H${light * 3}C${light * 3.4} -8 ${light * 3.6} -4 ${light * 2.2} 2H${light * 7}Z`,
    )
  } else {
    path(k, lit, 'M-6 -4.200C-3 -5.200 -2 -2 0 -2.200C2 -2 3 -5.200 6 -4.200V2H-6Z')
    path(k, shade, 'M-6 -14H6V-8C3 -9.500 -3 -9.500 -6 -8Z')
  }
  if (blush) for (const m of [-1, 1]) path(k, blush, dot(m * 2.9 + d * 0.8, -2.9 + v, 1.1, 0.75))
  k.restore()
  for (const m of [-1, 1]) {
    const x = m * (1.95 - Math.abs(turn) * 0.25) + d
    eye(k, x, -5.2 + v, eyes, look, m * turn > 0 ? 1 - Math.abs(turn) * 0.25 : 1)
    if (brows !== null)
      stroke(
        k,
        browTone,
        0.5,
        `M${x - 1.1} ${-7.4 + v - (m < 0 ? brows * -0.5 : brows * 0.5)}Q${x} ${-8.1 + v - Math.abs(brows) * 0.2} ${x + 1.1} ${-7.4 + v - (m < 0 ? brows * 0.5 : brows * -0.5)}`,
      )
  }
  k.save()
  k.translate(d * 1.35, -3.9 + v)
  if (nose === 'broad') stroke(k, shade, 0.55, 'M-1 0.300Q-0.700 0.900 0 0.700Q0.700 0.900 1 0.300')
  else if (nose === 'long')
    stroke(
      k,
      shade,
      0.55,
      `M${turn < 0 ? 0.4 : -0.4} -1.600L${turn < 0 ? -0.6 : 0.6} 0.300Q0.200 0.800 -0.300 0.600`,
    )
  else stroke(k, shade, 0.55, 'M-0.500 0.200Q0 0.800 0.600 0.200')
  k.restore()
  k.save()
  k.translate(d * 1.15, -1.9 + v * 0.9)
  mouth(k, smile, shade)
  k.restore()
}

/** A head in profile to the right, chin near 0; `nose` 0 to 1, `laugh` opens its mouth. */
export function sideFace(
  k,
  {
    skin: [base, lit, shade],
    nose = 0.4,
    eyes = 'laugh',
    smile = 'laugh',
    look = [0.4, 0],
    light = 1,
    brow = INK,
  },
) {
  const outline = `M-4.400 -5C-4.800 -10.400 -1 -11.600 1 -11.400C3.400 -11.200 4.200 -9.400 4 -7.600L4.100 -6.600L${5 + nose} -4.500C${5.1 + nose} -3.900 4.600 -3.800 4.200 -3.700L4.500 -2.800C4.300 -2.300 4.500 -1.900 4.400 -1.500C4.200 0.200 2.400 0.800 0.600 -0.100C-1 -0.400 -4 -1.200 -4.400 -5Z`
  path(k, base, outline)
  k.save()
  k.clip(new Path2D(outline))
  if (light > 0) {
    path(k, lit, 'M3 -12C4 -8 3 -5 3.800 -2L2.800 2H8V-12Z')
    path(k, shade, 'M-6 -12V2H1C-2 0 -2.400 -4 -1.600 -7C-2 -9 -3 -11 -6 -12Z')
  } else {
    path(k, lit, 'M-6 -12V2H-1C-3.600 0 -4 -6 -2 -12Z')
    path(k, shade, 'M3 -12C3.600 -8 2.600 -4 2.400 2H8V-12Z')
  }
  k.restore()
  path(k, shade, dot(-1, -4.8, 0.95, 1.3))
  eye(k, 2.6, -6, eyes, look, 0.8)
  if (brow) stroke(k, brow, 0.5, 'M1.500 -8.100Q2.700 -8.900 3.700 -8.200')
  if (smile === 'laugh') {
    path(k, '#7a1e3c', 'M1.500 -3Q3 -2.500 4.500 -3C4.700 0 2 -0.200 1.500 -3Z')
    path(k, '#fffaf0', 'M1.550 -3Q3 -2.500 4.500 -3L4.500 -2.300Q3 -1.900 1.800 -2.300Z')
  } else if (smile === 'o') path(k, '#7a1e3c', dot(3.9, -2.2, 0.6, 0.95))
  else if (smile === 'puff') path(k, shade, dot(4.2, -2.4, 0.35, 0.4))
  else stroke(k, INK, 0.45, 'M2.200 -2.600Q3 -1.600 4.300 -2.300')
}

/** A hand whose wrist is at x, y and whose fingers point along `angle`; `thumb` says on which side, -1 or 1. */
export function hand(k, x, y, angle, q, [base, shade], kind = 'open', thumb = 1) {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(q, q * thumb)
  if (kind === 'open') {
    for (const [a, l] of [
      [-0.42, 1.9],
      [-0.14, 2.3],
      [0.14, 2.2],
      [0.42, 1.7],
    ])
      stroke(
        k,
        base,
        0.72,
        `M${1.2 + Math.cos(a) * 0.4} ${Math.sin(a) * 1.6}L${1.2 + Math.cos(a) * l} ${Math.sin(a) * (l + 1)}`,
      )
    stroke(k, base, 0.8, 'M0.600 0.700L1.500 2.200')
    path(
      k,
      base,
      'M-0.300 -0.900C0.600 -1.400 1.900 -1.500 2.100 -0.800L2.100 0.900C1.700 1.400 0.400 1.300 -0.300 0.800Z',
    )
  } else if (kind === 'flat') {
    path(
      k,
      base,
      'M-0.300 -0.800C1 -1.200 2.400 -1 4 -0.700C4.500 -0.500 4.400 0 4 0.100C3 0.600 1.400 1 -0.300 0.800Z',
    )
    stroke(k, base, 0.75, 'M0.600 0.500L2 1.600')
    stroke(k, shade, 0.22, 'M2 -0.300L4 -0.200')
  } else if (kind === 'grip') {
    path(
      k,
      base,
      'M-0.300 -0.900C0.500 -1.600 2.400 -1.700 2.700 -0.800L2.800 0.800C2.400 1.700 0.500 1.500 -0.300 0.900Z',
    )
    stroke(k, shade, 0.25, 'M1 -0.700H2.500M1 0H2.600M1 0.700H2.500')
    stroke(k, base, 0.8, 'M0.500 0.600Q1.400 1.800 2.300 1.300')
  } else {
    stroke(k, base, 0.75, 'M1.600 -0.600L4 -0.900')
    path(
      k,
      base,
      'M-0.300 -0.900C0.500 -1.300 2.200 -1.300 2.400 -0.400L2.300 0.900C1.700 1.500 0.400 1.300 -0.300 0.800Z',
    )
    stroke(k, shade, 0.25, 'M1.400 0.200H2.300M1.200 0.800H2')
  }
  k.restore()
}
