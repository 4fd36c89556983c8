// Heads and hands of people who are near, seen from three quarters and looking right: what they share. Hair, hats and clothes are each one's own.
import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'
import { limb } from './joints.js'

const INK = '#2a1830'

export const oval = (k, c, x, y, rx, ry = rx, turn = 0) => {
  k.fillStyle = c
  k.beginPath()
  k.ellipse(x, y, rx, ry, turn, 0, 7)
  k.fill()
}

const FACES = {
  round:
    'M-5.200 -1.500C-5.400 -5.500 -2.500 -7 0.800 -7C4.400 -7 6 -4.600 5.900 -1.600C5.900 -0.600 6.200 0.800 5.800 2.200C5.200 4.600 3.400 6.200 1.400 6.200C-1.800 6.200 -5 3.600 -5.200 -1.500Z',
  long: 'M-4.800 -2C-5 -6 -2.500 -7.400 0.600 -7.400C4 -7.400 5.700 -5 5.600 -2C5.500 0 5.700 1.600 5.300 3.200C4.700 5.800 3.400 7.600 1.700 7.600C-1 7.600 -4.500 4.400 -4.800 -2Z',
  square:
    'M-5.200 -2C-5.400 -5.800 -2.500 -7.200 0.800 -7.200C4.400 -7.200 6 -5 5.900 -2L5.900 3C5.700 5.400 4.600 6.800 2.600 6.900C-0.600 7 -4 5.600 -4.700 2.600Z',
  child:
    'M-5.400 -1C-5.600 -5.400 -2.600 -7 0.800 -7C4.600 -7 6.200 -4.800 6.100 -1.200C6.500 0.200 6.700 1.600 6 3C5 4.800 3.200 5.500 1.400 5.500C-2 5.500 -5 3.600 -5.400 -1Z',
}

const MOUTHS = {
  smile(k) {
    stroke(k, '#7c2838', 0.55, 'M0.400 3.100Q2.600 4.700 4.500 2.800')
  },
  smirk(k) {
    stroke(k, '#7c2838', 0.55, 'M1.400 3.700Q3.400 4 4.700 2.500')
  },
  flat(k) {
    stroke(k, '#7c2838', 0.55, 'M1.200 3.500L4.200 3.300')
  },
  grin(k) {
    path(
      k,
      '#6a1830',
      'M-0.200 2.300C1.600 2.900 3.600 2.800 5.100 2C5.100 4 4.200 5.200 2.700 5.200C1.100 5.200 0 4 -0.200 2.300Z',
    )
    path(
      k,
      '#fffaf0',
      'M0 2.400C1.600 2.900 3.600 2.800 5 2.100C5 2.700 4.900 3.200 4.700 3.500C3.200 4 1.400 4 0.200 3.500Z',
    )
  },
  laugh(k) {
    path(
      k,
      '#6a1830',
      'M-0.400 1.900C1.600 2.500 3.800 2.400 5.300 1.600C5.500 4.400 4.600 6 2.800 6C0.900 6 -0.300 4.400 -0.400 1.900Z',
    )
    path(
      k,
      '#fffaf0',
      'M-0.300 2C1.600 2.500 3.800 2.400 5.300 1.700C5.300 2.300 5.200 2.700 5.100 3C3.400 3.600 1.400 3.700 -0.100 3.200Z',
    )
    path(
      k,
      '#e06070',
      'M0.900 5C1.600 4.200 3.600 4 4.600 4.700C4.200 5.600 3.600 6 2.800 6C2 6 1.400 5.600 0.900 5Z',
    )
  },
  oh(k) {
    oval(k, '#6a1830', 2.9, 3.9, 1.3, 1.6)
    path(
      k,
      '#e06070',
      'M1.900 4.600C2.400 4 3.500 4 4 4.600C3.700 5.200 3.400 5.500 2.900 5.500C2.500 5.500 2.100 5.200 1.900 4.600Z',
    )
  },
}

/** One eye; the farther one is narrower. */
function eye(k, x, y, wide, { lids, gaze }) {
  if (lids === 'shut') {
    stroke(k, INK, 0.55, `M${x - wide} ${y + 0.2}Q${x} ${y - 1.4} ${x + wide} ${y + 0.1}`)
    return
  }
  if (lids === 'down') {
    stroke(k, INK, 0.55, `M${x - wide} ${y - 0.2}Q${x} ${y + 1.1} ${x + wide} ${y - 0.2}`)
    return
  }
  const high = lids === 'wide' ? 1.55 : 1.25
  oval(k, '#fffaf2', x, y, wide, high)
  oval(k, INK, x + gaze[0] * wide * 0.42, y + gaze[1] * 0.45, wide * 0.62, high * 0.72)
  oval(k, '#ffffff', x + gaze[0] * wide * 0.42 + wide * 0.2, y + gaze[1] * 0.45 - 0.35, 0.26)
  stroke(
    k,
    INK,
    0.5,
    `M${x - wide - 0.1} ${y - 0.1}Q${x} ${y - high * 1.75} ${x + wide + 0.1} ${y - 0.2}`,
  )
}

/**
 * A head about 13 high, its middle at 0. skin: lit, own, shade; light: the side it comes from (1 before the face, -1 behind).
 * hair(k) is drawn over the face, back(k) behind it.
 */
export function head(
  k,
  {
    skin: [lit, base, shade],
    form = 'round',
    mouth = 'smile',
    lids = 'open',
    gaze = [0.6, 0],
    brow = 0,
    browColour = INK,
    nose = 1,
    light = 1,
    blush = 'rgba(230,80,80,.35)',
    back,
    hair,
  },
) {
  back?.(k)
  const low = form === 'child' ? 0.6 : 0
  path(k, base, FACES[form])
  k.save()
  k.clip(new Path2D(FACES[form]))
  // The lit cheek and brow, or the shaded back of the jaw.
  path(
    k,
    light > 0 ? lit : shade,
    light > 0
      ? 'M2.600 -6.800C5 -6.400 6 -4.400 5.900 -1.600C5.900 -0.600 6.200 0.800 5.700 2.400C5.200 4.200 4.200 5.400 3.200 5.800C4.200 3.600 4.600 1 4.400 -1C4.300 -3.400 3.800 -5.600 2.600 -6.800Z'
      : 'M3 -6.700C5 -6 6 -4.400 5.900 -1.600C5.900 -0.600 6.200 0.800 5.700 2.400C5.200 4.200 4.200 5.600 3 6C4.400 3.600 4.900 1 4.600 -1C4.500 -3.400 4 -5.600 3 -6.700Z',
  )
  path(
    k,
    light > 0 ? shade : lit,
    'M-5.200 -2C-4.200 0.200 -3.400 2.600 -1.600 4.400C-0.400 5.500 0.600 5.900 1.800 6.100C-1.600 6.300 -4.800 3.800 -5.200 -2Z',
  )
  k.restore()
  oval(k, base, -4.9, 0.5, 1.25, 1.75)
  oval(k, shade, -4.8, 0.6, 0.65, 1)
  if (blush) {
    oval(k, blush, -0.9, 1.9 + low * 0.6, 1.25, 0.85)
    oval(k, blush, 5, 1.8 + low * 0.6, 0.7, 0.8)
  }
  eye(k, 0.7, -0.7 + low, 1.25, { lids, gaze })
  eye(k, 4.3, -0.8 + low, 0.95, { lids, gaze })
  stroke(
    k,
    browColour,
    0.75,
    `M-0.900 ${-2.7 - brow + low}Q0.600 ${-3.9 - brow + low} 2 ${-3 - brow * 0.6 + low}`,
  )
  stroke(
    k,
    browColour,
    0.7,
    `M3.600 ${-3.1 - brow * 0.6 + low}Q4.600 ${-3.9 - brow + low} 5.500 ${-2.9 - brow + low}`,
  )
  path(
    k,
    shade,
    `M2.700 ${-0.6 + low}C${3.2 + nose * 0.5} ${0.3 + low} ${3.5 + nose} ${1 + low} ${3.3 + nose * 0.7} ${1.5 + low * 0.6}C${2.9 + nose * 0.3} ${2 + low * 0.5} 2.300 ${1.9 + low * 0.5} 2 ${1.5 + low * 0.6}C2.800 ${1.3 + low * 0.6} 2.800 0.400 2.700 ${-0.6 + low}Z`,
  )
  MOUTHS[mouth](k)
  hair?.(k)
}

/** A hand at its wrist, turned by an angle (0 points right); kinds: open, point, fist, flat. About 4 long. */
export function hand(
  k,
  [base, shade],
  x,
  y,
  angle,
  kind = 'open',
  { flip = false, size = 1 } = {},
) {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(size, flip ? -size : size)
  if (kind === 'open' || kind === 'flat') {
    const fan = kind === 'open' ? 0.26 : 0.07
    limb(k, base, [
      [1, -0.7, 1],
      [2, -2, 0.9],
      [2.8, -2.6, 0.7],
    ])
    path(
      k,
      base,
      'M-0.600 -0.900C0.600 -1.500 1.800 -1.600 2.400 -1.300L2.600 1.300C1.600 1.700 0.400 1.500 -0.600 0.900Z',
    )
    for (const [i, l] of [
      [-1.5, 1.9],
      [-0.5, 2.3],
      [0.5, 2.15],
      [1.5, 1.6],
    ]) {
      const a = i * fan
      const y0 = i * 0.62
      limb(k, base, [
        [2.1, y0, 0.92],
        [2.1 + Math.cos(a) * l, y0 + Math.sin(a) * l, 0.72],
      ])
    }
    stroke(k, shade, 0.2, 'M1.800 -0.500L3 -0.550M1.800 0.050L3.200 0.050M1.800 0.600L3 0.700')
  } else {
    path(
      k,
      base,
      'M-0.600 -1C0.600 -1.700 2 -1.800 2.700 -1.200C3.300 -0.600 3.300 0.800 2.700 1.300C1.800 1.800 0.400 1.600 -0.600 1Z',
    )
    stroke(
      k,
      shade,
      0.3,
      'M1.300 0.900C1.900 0.900 2.500 0.800 2.900 0.600M1.400 0.200C2 0.200 2.600 0.100 3.100 0',
    )
    limb(k, base, [
      [0.7, -1, 1.05],
      [2.1, -1.3, 0.95],
      [2.7, -0.7, 0.8],
    ])
    if (kind === 'point')
      limb(k, base, [
        [2, -0.8, 1],
        [5, -1, 0.75],
      ])
  }
  k.restore()
}
