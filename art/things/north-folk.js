import { Path2D } from '@napi-rs/canvas'
import { at, path, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'

// People of the north at close range: heads of different build, hands, sleeves, the yoke of a wool jersey. A head is about 12 tall,
// its middle at 0, turned to the right; the light comes from the right unless `dim` is 1.

const INK = '#22203c'

const SKULLS = {
  round:
    'M-4.800 -1C-5 -6.200 4.600 -6.500 5 -1.200C5.200 3 3.400 5.700 0.600 5.700C-2.600 5.700 -4.600 3.200 -4.800 -1Z',
  long: 'M-4.200 -2C-4.500 -6.700 4.200 -7.100 4.500 -2C4.800 3.400 3.600 7.200 1 7.200C-2 7.200 -4 3.600 -4.200 -2Z',
  square:
    'M-4.700 -1.500C-4.900 -6.300 4.800 -6.500 5 -1.500L4.800 3.600C4.300 6.200 2.800 6.700 0.800 6.700C-1.600 6.700 -3.900 5.900 -4.400 3.200Z',
  child:
    'M-4.900 -0.500C-5.100 -6 5 -6.300 5.200 -0.600C5.300 3.300 3.400 5 0.600 5C-2.600 5 -4.800 3 -4.900 -0.500Z',
}

const NOSES = {
  snub: 'M2 0.200C3.400 0.200 4.200 1.600 3.200 2.100C2.600 2.400 1.700 2.200 1.500 1.500Z',
  long: 'M2 -1.200C2.800 0 4 1.800 3.700 2.300C3.200 2.900 1.900 2.700 1.500 1.900Z',
  hook: 'M1.800 -1.300C3.600 -0.900 4.600 1.200 4.100 2.500C3.400 2.300 2 2.700 1.400 1.900Z',
  round: 'M1.600 1a1.300 1.200 0 1 0 2.600 0a1.300 1.200 0 1 0 -2.600 0Z',
}

const MOUTHS = {
  laugh(k) {
    path(
      k,
      '#74203c',
      'M-0.600 2.900Q1.900 3.700 4.200 2.600C4.300 5.800 0.200 6.500 -0.600 2.900Z',
    )
    path(k, '#fffaf2', 'M-0.500 3Q1.900 3.700 4.100 2.700L3.900 3.700Q1.900 4.500 -0.200 4Z')
    path(k, '#e8707c', 'M0.800 5.200Q2 4.500 3.200 4.900C2.600 5.700 1.500 5.800 0.800 5.200Z')
  },
  smile(k) {
    stroke(k, '#74203c', 0.5, 'M0 3.200Q1.900 4.700 3.800 2.900')
  },
  grin(k) {
    path(k, '#fffaf2', 'M-0.300 3Q1.900 3.700 4 2.700C3.900 4.700 0.500 5.100 -0.300 3Z')
    stroke(k, '#74203c', 0.3, 'M-0.500 2.900Q1.900 3.700 4.200 2.600C4 4.900 0.500 5.300 -0.400 3')
  },
  oh(k) {
    path(k, '#74203c', 'M0.800 4a1.200 1.500 0 1 0 2.400 0a1.200 1.500 0 1 0 -2.400 0Z')
    path(k, '#e8707c', 'M1.100 4.700Q2 4 2.900 4.700Q2 5.800 1.100 4.700Z')
  },
}

const eye = (k, x, y, r, [lx, ly]) => {
  path(
    k,
    '#fffdf8',
    `M${x - r} ${y}a${r} ${r * 1.2} 0 1 0 ${r * 2} 0a${r} ${r * 1.2} 0 1 0 ${-r * 2} 0Z`,
  )
  const [px, py, q] = [x + lx * r * 0.4, y + ly * r * 0.5, r * 0.62]
  path(
    k,
    INK,
    `M${px - q} ${py}a${q} ${q * 1.15} 0 1 0 ${q * 2} 0a${q} ${q * 1.15} 0 1 0 ${-q * 2} 0Z`,
  )
  path(
    k,
    '#fffdf8',
    `M${px + q * 0.1} ${py - q * 0.4}a${q * 0.3} ${q * 0.3} 0 1 0 ${q * 0.6} 0a${q * 0.3} ${q * 0.3} 0 1 0 ${-q * 0.6} 0Z`,
  )
}

/**
 * A face. skull: round, long, square, child; nose: snub, long, hook, round; eyes: joy, shut, open, wide; mouth: laugh, smile, grin, oh.
 */
export function face(k, o) {
  const { skin, shade, hair = '#4c3040', dim = -1, look = [0.6, 0], brow = 0 } = o
  const skull = SKULLS[o.skull ?? 'round']
  path(k, shade, 'M-4.900 0.500a1.250 1.600 0 1 0 2.500 0a1.250 1.600 0 1 0 -2.500 0Z')
  path(k, skin, skull)
  k.save()
  k.clip(new Path2D(skull))
  path(
    k,
    shade,
    dim < 0
      ? 'M-6 -9H-1.800C-3.400 -3 -3.200 2.600 0.600 9H-6Z'
      : 'M6 -9H2.600C4.600 -3 4.400 2.600 1.600 9H6Z',
  )
  if (o.stubble) path(k, o.stubble, 'M-6 1C-3 2.600 -1.500 2.500 1 2.300C3 2.100 4 2 6 1.500V9H-6Z')
  k.restore()
  path(k, skin, 'M-4.400 0.400a0.900 1.200 0 1 0 1.800 0a0.900 1.200 0 1 0 -1.800 0Z')
  path(
    k,
    o.blush ?? 'rgba(232,84,84,.34)',
    'M-2 2a1.500 1.050 0 1 0 3 0a1.500 1.050 0 1 0 -3 0ZM3.700 1.700a0.700 0.950 0 1 0 1.400 0a0.700 0.950 0 1 0 -1.400 0Z',
  )
  if (o.freckles)
    for (const x of [-1.4, -0.5, 0.3])
      path(k, shade, `M${x} ${1.1 + (x + 2) * 0.16}h0.350v0.350h-0.350Z`)
  const kind = o.eyes ?? 'joy'
  if (kind === 'joy')
    stroke(
      k,
      INK,
      0.6,
      'M-0.700 -0.300Q0.400 -1.800 1.500 -0.300M2.800 -0.500Q3.600 -1.800 4.400 -0.500',
    )
  else if (kind === 'shut')
    stroke(
      k,
      INK,
      0.6,
      'M-0.700 -0.800Q0.400 0.400 1.500 -0.700M2.800 -0.900Q3.600 0.200 4.400 -0.800',
    )
  else {
    const r = kind === 'wide' ? 1.3 : 1.05
    eye(k, 0.3, -0.7, r, look)
    eye(k, 3.4, -0.8, r * 0.88, look)
  }
  const b = kind === 'wide' ? 0.8 : 0
  stroke(
    k,
    hair,
    0.6,
    `M-1.200 ${-2.5 - b + brow}Q0.300 ${-3.6 - b} 1.500 ${-2.8 - b - brow}M2.700 ${-2.9 - b - brow}Q3.700 ${-3.5 - b} 4.600 ${-2.6 - b + brow}`,
  )
  if (o.beard)
    path(
      k,
      o.beard,
      'M-4.700 0.500C-3.400 1.600 -2.600 2.600 -1.600 2.500C0.500 1.800 3.500 1.700 4.600 2.400L5.100 0.800C5.600 4.500 4.600 9.200 1.400 9.600C-2.600 9.600 -4.900 6 -4.700 0.500Z',
    )
  MOUTHS[o.mouth ?? 'laugh'](k)
  if (o.moustache)
    path(
      k,
      o.moustache,
      'M-1.800 3.700C-0.500 2 1.200 1.700 2.200 2.200C3.300 1.700 4.800 2 5.600 3.200C4.200 3.600 3 3.400 2.200 3C1.200 3.600 -0.500 4.200 -1.800 3.700Z',
    )
  path(k, o.tip ?? shade, NOSES[o.nose ?? 'snub'])
  if (o.glasses)
    stroke(
      k,
      o.glasses,
      0.4,
      'M-1.400 -0.700a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0 -3.400 0ZM2.300 -0.800a1.500 1.600 0 1 0 3 0a1.500 1.600 0 1 0 -3 0ZM-1.400 -1L-4 -0.600',
    )
}

/** A cap of wool with a fold and, if wanted, a bobble, for any skull. */
export function woolHat(k, [tone, dark, fold, bobble], tall = 0) {
  if (bobble) path(k, bobble, `M-2 ${-9.4 - tall}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z`)
  path(k, tone, `M-5 -3C-5.600 ${-9.6 - tall} 5 ${-9.9 - tall} 5.300 -3.600Z`)
  path(
    k,
    dark,
    `M-5 -3C-5.400 ${-7 - tall} -2.600 ${-8.2 - tall} -0.600 ${-8.3 - tall}C-2 -6 -2.400 -5 -2.400 -3Z`,
  )
  path(
    k,
    fold,
    'M-5.400 -2C-2.500 -3.700 3 -4.100 5.700 -2.900L5.600 -5.300C3 -6.300 -2.500 -6 -5.400 -4.500Z',
  )
}

/** A limb in two tones through joints [x, y, width]; light from the right and above unless dx, dy say otherwise. */
export function roundLimb(k, [mid, dark], joints, [dx, dy] = [0.16, -0.1]) {
  limb(k, dark, bent(joints))
  limb(k, mid, bent(joints.map(([x, y, w]) => [x + w * dx, y + w * dy, w * 0.68])))
}

/** A hand, wrist at 0, along the direction `turn` (0 is up). kind: open, grip, point, mitt. */
export function hand(k, skin, x, y, turn = 0, kind = 'open', size = 1) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(size, size)
  if (kind === 'mitt') {
    path(
      k,
      skin,
      'M-1.300 0.800C-1.900 -1.400 -1.700 -4 0 -4.200C1.700 -4.200 1.900 -1.600 1.300 0.800Z',
    )
    stroke(k, skin, 1.1, 'M-1 -0.800L-2.300 -2.300')
  } else if (kind === 'grip') {
    path(
      k,
      skin,
      'M-1.300 0.600C-2 -0.800 -1.700 -2.800 0 -2.900C1.700 -2.900 2.100 -1 1.300 0.600Z',
    )
    stroke(k, skin, 0.9, 'M-0.800 -0.600L-1.900 -2')
  } else {
    path(
      k,
      skin,
      'M-1.200 0.600C-1.600 -0.900 -1.500 -1.900 -1.100 -2.400C0 -3 1.100 -2.800 1.400 -2C1.600 -1 1.400 0 1.200 0.600Z',
    )
    if (kind === 'point')
      stroke(k, skin, 0.8, 'M-0.700 -2L-0.900 -5.200M-0.900 -0.800L-2.200 -1.900')
    else
      stroke(
        k,
        skin,
        0.85,
        'M-0.900 -2L-1.500 -4.100M-0.200 -2.400L-0.300 -4.900M0.600 -2.300L1 -4.700M1.100 -1.700L2.100 -3.700M-1 -0.700L-2.600 -1.900',
      )
  }
  k.restore()
}

/** The pattern of an Icelandic jersey: rings of stitches round the neck at x, y, cut to the torso. */
export function yoke(k, torso, x, y, rings) {
  k.save()
  k.clip(new Path2D(torso))
  k.lineCap = 'butt'
  for (const [r, wide, colour, dash] of rings) {
    k.setLineDash(dash ?? [])
    k.strokeStyle = colour
    k.lineWidth = wide
    k.beginPath()
    k.ellipse(x, y, r, r * 0.72, 0, -0.4, Math.PI + 0.4)
    k.stroke()
  }
  k.restore()
}

/** A head: what hangs behind it, the neck, the face, hair and hat over it, tilted by `turn`. */
export function head(k, x, y, o, turn = 0, size = 1) {
  at(
    k,
    x,
    y,
    size,
    (q) => {
      q.rotate(turn)
      o.behind?.(q)
      if (o.neck !== false) path(q, o.shade, 'M-2.600 2.500H2L2.200 9.500Q-0.200 11 -2.800 9.500Z')
      face(q, o)
      o.over?.(q)
    },
    o.flip,
  )
}
