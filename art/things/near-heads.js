// Heads of near figures: faces that turn and laugh, hair and hats of many kinds.
// Chin at 5.6, crown at -6.6, half as wide as 4.8.
import { path, stroke } from '../core/field.js'
import { solid } from './near-limbs.js'
import { disc } from './profile.js'

const INK = '#2a1a38'

function eye(k, kind, x, y, wide, [lx, ly], hair) {
  if (kind === 'happy' || kind === 'down') {
    const bow = kind === 'happy' ? -1.5 : 1.1
    stroke(
      k,
      INK,
      0.5,
      `M${x - 0.95 * wide} ${y + 0.3}Q${x} ${y + bow} ${x + 0.95 * wide} ${y + 0.3}`,
    )
    return
  }
  const [rx, ry] = kind === 'wide' ? [1.15 * wide, 1.4] : [0.98 * wide, 1.15]
  disc(k, '#fffaf2', x, y, rx, ry)
  const q = kind === 'wide' ? 0.62 : 0.68
  const [px, py] = [x + lx * rx * 0.42, y + ly * ry * 0.42]
  disc(k, INK, px, py, q * Math.min(1, wide + 0.1), q * 1.1)
  disc(k, '#fffaf2', px - 0.2, py - 0.28, 0.2)
  stroke(
    k,
    hair,
    0.34,
    `M${x - rx} ${y - ry * 0.35}C${x - rx * 0.6} ${y - ry * 1.15} ${x + rx * 0.6} ${y - ry * 1.15} ${x + rx} ${y - ry * 0.35}`,
  )
}

function mouthOf(k, kind, x, y, q, shade) {
  if (kind === 'laugh' || kind === 'shout') {
    const deep = kind === 'laugh' ? 2.4 : 3
    const w = (kind === 'laugh' ? 1.9 : 1.5) * q
    path(
      k,
      '#6e1c3c',
      `M${x - w} ${y - 0.7}Q${x} ${y - 0.2} ${x + w} ${y - 0.7}C${x + w} ${y + deep * 0.75} ${x - w} ${y + deep * 0.75} ${x - w} ${y - 0.7}Z`,
    )
    path(
      k,
      '#ff7f86',
      `M${x - w * 0.6} ${y + 0.7}Q${x} ${y} ${x + w * 0.6} ${y + 0.7}Q${x} ${y + deep * 0.62} ${x - w * 0.6} ${y + 0.7}Z`,
    )
    path(
      k,
      '#fffaf2',
      `M${x - w * 0.95} ${y - 0.65}Q${x} ${y - 0.2} ${x + w * 0.95} ${y - 0.65}L${x + w * 0.84} ${y - 0.05}Q${x} ${y + 0.35} ${x - w * 0.84} ${y - 0.05}Z`,
    )
  } else if (kind === 'grin') {
    path(
      k,
      '#fffaf2',
      `M${x - 1.8 * q} ${y - 0.5}Q${x} ${y} ${x + 1.8 * q} ${y - 0.6}C${x + 1.3 * q} ${y + 1.1} ${x - 1.3 * q} ${y + 1.1} ${x - 1.8 * q} ${y - 0.5}Z`,
    )
    stroke(
      k,
      '#8c3048',
      0.3,
      `M${x - 2 * q} ${y - 0.6}Q${x} ${y + 0.1} ${x + 2 * q} ${y - 0.7}M${x - 1.6 * q} ${y + 0.1}Q${x} ${y + 1.2} ${x + 1.6 * q} ${y}`,
    )
  } else if (kind === 'o') disc(k, '#6e1c3c', x, y + 0.2, 0.75 * q, 1)
  else if (kind === 'flat')
    stroke(k, '#8c3048', 0.42, `M${x - 1.1 * q} ${y + 0.1}L${x + 1.2 * q} ${y - 0.1}`)
  else
    stroke(
      k,
      '#8c3048',
      0.46,
      `M${x - 1.5 * q} ${y - 0.2}Q${x} ${y + 1.4} ${x + 1.6 * q} ${y - 0.4}`,
    )
  if (kind !== 'o')
    stroke(
      k,
      shade,
      0.24,
      `M${x - 0.5} ${y + (kind === 'laugh' ? 2.2 : 1.7)}Q${x} ${y + (kind === 'laugh' ? 2.5 : 2)} ${x + 0.6} ${y + (kind === 'laugh' ? 2.2 : 1.7)}`,
    )
}

/**
 * A head at 0, 0. `turn` -1 (to the left) .. 1: where it looks; `skin` and `hair` are
 * [base, lit, shade]; `style` a name of STYLES; `over` draws what is worn on top.
 */
export function head(k, o) {
  const { skin, hair, turn = 0.5, tilt = 0, sun = [-1, -0.5], jaw = 1, wide = 1, long = 1 } = o
  const { eyes = 'open', look = [turn, 0], mouth = 'smile', brow = 0, nose = 1, style = 'crop' } = o
  const t = turn
  const s = t < 0 ? -1 : 1
  const m = Math.abs(t)
  k.save()
  k.rotate(tilt)
  k.scale(wide, long)
  STYLES[style]?.back?.(k, hair, sun, s)
  o.behind?.(k)
  const c = t * 1.3
  if (o.neck !== false) {
    path(k, skin[2], `M-2.300 2.500H2.300L2.600 ${o.neck ?? 9}H-2.600Z`)
  }
  for (const side of m < 0.3 ? [-1, 1] : [-s]) {
    const x = side * 4.5 + t * 0.5
    disc(k, skin[0], x, 0.5, 1.05, 1.45)
    disc(k, skin[2], x + side * 0.1, 0.6, 0.5, 0.85)
  }
  const face = `M-4.700 -1C-4.900 -5.400 -2.200 -6.600 0 -6.600C2.200 -6.600 4.900 -5.400 4.700 -1C4.800 1.400 ${4.2 * jaw} 3.700 ${2 * jaw + c} 5C${1.1 + c} 5.750 ${-1.1 + c} 5.750 ${-2 * jaw + c} 5C${-4.2 * jaw} 3.700 -4.800 1.400 -4.700 -1Z`
  solid(k, skin, face, { sun, a: 0.55, b: 0.9 })
  const fx = t * 2.3
  const e = 1.85 * (1 - m * 0.2)
  if (o.cheek !== null)
    for (const side of [-1, 1])
      disc(
        k,
        o.cheek ?? 'rgba(232,72,72,.3)',
        fx + side * 2.5 * (side === s ? 1 - m * 0.35 : 1),
        1.9,
        1.05,
        0.75,
      )
  o.under?.(k, fx)
  const kinds = Array.isArray(eyes) ? eyes : [eyes, eyes]
  for (const side of [-1, 1]) {
    const far = side === s ? 1 - m * 0.28 : 1
    const x = fx + side * e * far
    eye(k, kinds[(side + 1) / 2], x, -0.6, far, look, INK)
    stroke(
      k,
      o.brows ?? hair[2],
      0.55,
      `M${x - 0.9 * far} ${-2.5 - brow + (side < 0 ? (o.worry ?? 0) : -(o.worry ?? 0) * 0.2)}Q${x} ${-3.2 - brow} ${x + 0.9 * far} ${-2.5 - brow + (side > 0 ? (o.worry ?? 0) : -(o.worry ?? 0) * 0.2)}`,
    )
  }
  mouthOf(k, mouth, fx * 0.92, 3.1, 1 - m * 0.12, skin[2])
  o.beard?.(k, fx)
  const nx = fx + t * 0.9
  path(
    k,
    skin[0],
    `M${fx - 0.5 * s * 0.6} -0.400C${nx + s * 0.7 * nose} 0.200 ${nx + s * 1.3 * nose} ${1 * nose} ${nx + s * 0.6 * nose} ${1.55 + nose * 0.2}C${nx} ${1.9 + nose * 0.15} ${nx - s * 0.8 * nose} ${1.8 + nose * 0.1} ${nx - s * 0.9 * nose} 1.300Z`,
  )
  stroke(
    k,
    skin[2],
    0.34,
    `M${nx + s * (0.85 + m * 0.1) * nose} ${0.9}C${nx + s * 1.05 * nose} ${1.5 * nose} ${nx + s * 0.3 * nose} ${1.85 + nose * 0.15} ${nx - s * 0.7 * nose} ${1.55 + nose * 0.1}`,
  )
  disc(k, skin[1], nx + s * 0.1, 0.85, 0.34 * nose, 0.28 * nose)
  STYLES[style]?.front?.(k, hair, sun, s)
  if (o.glasses)
    stroke(
      k,
      o.glasses,
      0.4,
      `M${fx - e - 1.35} -0.500a1.350 1.350 0 1 0 2.700 0a1.350 1.350 0 1 0 -2.700 0M${fx + e - 1.35} -0.500a1.350 1.350 0 1 0 2.700 0a1.350 1.350 0 1 0 -2.700 0M${fx - e + 1.35} -0.700Q${fx} -1.100 ${fx + e - 1.35} -0.700M${fx - s * (e + 1.35)} -0.600L${-s * 4.3} -0.700`,
    )
  o.over?.(k)
  k.restore()
}

const CROP =
  'M-4.900 0C-5.800 -5 -3 -8 0.400 -7.800C3.800 -7.800 5.800 -5 4.900 0L4.200 -1.800C4.200 -3.200 3.600 -4.200 2.400 -4.600C0.400 -4 -2.200 -4.200 -3.400 -3.200C-4.200 -2.400 -4.300 -1.400 -4.300 0Z'

/** Hair: what lies behind the head and what lies over it; s is the side it looks to. */
export const STYLES = {
  crop: { front: (k, h, sun) => solid(k, h, CROP, { sun, a: 0.5, b: 0.5 }) },
  // Parted at the side, a quiff over the brow.
  quiff: {
    front: (k, h, sun, s) => {
      k.save()
      k.scale(s, 1)
      solid(
        k,
        h,
        'M-5 0.600C-6 -4.600 -4 -8 -0.600 -8.400C1 -9.600 5 -9.400 6 -7C6.600 -5.400 5.400 -3.600 4 -4C2.400 -4.600 -1.400 -3.600 -3 -4C-3.900 -2.600 -3.700 -1 -4 0.800Z',
        { sun, a: 0.5, b: 0.6 },
      )
      k.restore()
    },
  },
  // Locks that stand up in all directions.
  mop: {
    front: (k, h, sun) =>
      solid(
        k,
        h,
        'M-4.800 0.400C-6.600 -1 -6 -3.400 -5.600 -4L-6.400 -6L-4.200 -6L-4 -8.400L-1.800 -7.200L0 -9.200L1.400 -7.400L3.800 -8.600L4.200 -6.400L6.400 -6L5.400 -4C6 -2.400 5.600 -1 4.800 0.200C4.600 -1.600 4.200 -3 3.200 -3.800L1.600 -2.800L0.400 -4L-1.600 -2.600L-2.600 -3.800C-3.800 -3 -4.200 -1.400 -4.200 0.300Z',
        { sun, a: 0.5, b: 0.6 },
      ),
  },
  // Curls all round.
  curls: {
    back: (k, h, sun) =>
      solid(
        k,
        h,
        'M-5.600 4C-7.600 4 -8.200 1.400 -7.200 0C-8.800 -1.600 -8 -4 -6.600 -4.600C-7 -7 -4.800 -8.600 -3.200 -8.200C-2 -10.200 1.200 -10.200 2.200 -8.500C4.400 -9.400 6.600 -7.600 6.200 -5.400C8.200 -4.800 8.600 -2.200 7.400 -0.800C8.600 0.800 7.800 3.600 5.800 4Z',
        { sun, a: 0.7, b: 1.2 },
      ),
    front: (k, h, sun) =>
      solid(
        k,
        h,
        'M-4.600 0C-6 -1 -5.600 -3 -4.800 -3.600C-5.200 -5.600 -3.400 -7 -2 -6.600C-1 -8.200 1.600 -8 2.200 -6.600C4 -7 5.400 -5.200 4.800 -3.600C5.800 -2.800 5.600 -1 4.700 -0.200C4.600 -2 4 -2.800 3 -3C2 -3.800 0.800 -3.800 0 -3.200C-1 -3.900 -2.400 -3.700 -3 -3C-4 -2.600 -4.300 -1.400 -4.600 0Z',
        { sun, a: 0.4, b: 0.4 },
      ),
  },
  // To the chin, with a fringe.
  bob: {
    back: (k, h, sun) =>
      solid(
        k,
        h,
        'M-5.400 5.600C-7.400 4 -7 -8.200 0 -8.200C7 -8.200 7.400 4 5.400 5.600C3 6.600 -3 6.600 -5.400 5.600Z',
        { sun, a: 0.6, b: 1 },
      ),
    front: (k, h, sun, s) => {
      k.save()
      k.scale(s, 1)
      solid(
        k,
        h,
        'M-4.200 5C-6.800 3 -6.800 -7.800 0 -7.900C6.200 -7.800 6 -2.600 5.200 0.400C4.800 -1.600 4.400 -2.800 3.600 -3.600C1.600 -2.600 -1.600 -2.800 -3 -3.200C-3.700 -1 -2.900 2.600 -3.400 4.600Z',
        { sun, a: 0.6, b: 0.6 },
      )
      k.restore()
    },
  },
  // Long and loose.
  long: {
    back: (k, h, sun) =>
      solid(
        k,
        h,
        'M-5 12C-7.600 9 -7.800 -8.300 0 -8.300C7.800 -8.300 7.400 8 5.400 12.500C3 11.500 -2 13.500 -5 12Z',
        { sun, a: 0.7, b: 1.2 },
      ),
    front: (k, h, sun, s) => {
      k.save()
      k.scale(s, 1)
      solid(
        k,
        h,
        'M-4.400 6C-6.800 2 -6.600 -8 0.200 -8C6.400 -7.800 6 -2 5 0.800C5 -2 3.400 -4.400 0.600 -5C-1 -4.200 -3.200 -3.200 -3.600 -1C-4 1.600 -3.600 4 -4.400 6Z',
        { sun, a: 0.6, b: 0.6 },
      )
      k.restore()
    },
  },
  // Pulled back, a knot on the crown.
  bun: {
    back: (k, h, sun, s) => {
      k.save()
      k.scale(s, 1)
      solid(
        k,
        h,
        'M-5.800 -5.600C-7.400 -9 -3.600 -11.400 -1.400 -9.400C0.400 -7.600 -1.600 -5 -3.600 -4.800Z',
        { sun, a: 0.5, b: 0.7 },
      )
      k.restore()
    },
    front: (k, h, sun) => solid(k, h, CROP, { sun, a: 0.5, b: 0.5 }),
  },
  // A tail that flies back.
  tail: {
    back: (k, h, sun, s) => {
      k.save()
      k.scale(s, 1)
      solid(
        k,
        h,
        'M-3.600 -5C-6 -7.600 -9.600 -7.400 -12 -4.600C-13.400 -3 -14 -0.600 -16 0.200C-12.600 1.200 -9.800 0 -8.800 -2C-7.600 -3.400 -6 -3 -4.200 -2.600Z',
        { sun, a: 0.5, b: 0.8 },
      )
      k.restore()
    },
    front: (k, h, sun) => solid(k, h, CROP, { sun, a: 0.5, b: 0.5 }),
  },
  // Two plaits.
  plaits: {
    back: (k, h, sun) => {
      for (const q of [-1, 1])
        solid(
          k,
          h,
          `M${q * 4} 1C${q * 6.4} 1 ${q * 7} 3 ${q * 6} 4C${q * 7.6} 5 ${q * 7.4} 7 ${q * 6.4} 7.600C${q * 7.4} 8.800 ${q * 6.8} 10.400 ${q * 6} 11C${q * 4.6} 10.400 ${q * 4.6} 8.600 ${q * 5} 7.600C${q * 3.8} 6.600 ${q * 4} 5 ${q * 4.6} 4Z`,
          { sun, a: 0.4, b: 0.6 },
        )
    },
    front: (k, h, sun) =>
      solid(
        k,
        h,
        'M-4.700 1.600C-6.200 -5 -3 -8 0 -7.900C3 -8 6.200 -5 4.700 1.600C4.800 -1.400 3.200 -4.400 0 -5.200C-3.200 -4.400 -4.800 -1.400 -4.700 1.600Z',
        { sun, a: 0.5, b: 0.5 },
      ),
  },
  // A bald crown, tufts at the sides.
  bald: {
    front: (k, h, sun) => {
      for (const q of [-1, 1])
        solid(
          k,
          h,
          `M${q * 4.6} 1.200C${q * 6.6} 0.600 ${q * 6.4} -2.600 ${q * 4.6} -3.200C${q * 4.2} -1.800 ${q * 4.2} 0 ${q * 4.6} 1.200Z`,
          { sun, a: 0.3, b: 0.4 },
        )
    },
  },
  none: {},
}

/** A moustache, and a beard round the chin, for `beard`. */
export const moustache = (c) => (k, x) =>
  path(
    k,
    c,
    `M${x} 1.900C${x + 1} 1.500 ${x + 2.6} 2 ${x + 3} 3C${x + 2} 2.900 ${x + 1} 3 ${x} 2.700C${x - 1} 3 ${x - 2} 2.900 ${x - 3} 3C${x - 2.6} 2 ${x - 1} 1.500 ${x} 1.900Z`,
  )
export const fullBeard = (c, lit) => (k, x) => {
  path(
    k,
    c,
    `M-4.700 0.400C-5 4 -3 7.800 ${x * 0.6} 8C3 7.800 5 4 4.700 0.400C4 2 3.400 2.200 ${x + 2.2} 2C${x + 1} 1.600 ${x - 1} 1.600 ${x - 2.2} 2C-3.400 2.200 -4 2 -4.700 0.400ZM${x - 1.6} 2.900C${x - 0.6} 2.500 ${x + 0.6} 2.500 ${x + 1.6} 2.900C${x + 1.4} 4.600 ${x - 1.4} 4.600 ${x - 1.6} 2.900Z`,
  )
  path(
    k,
    '#6e1c3c',
    `M${x - 1.5} 2.900C${x - 0.6} 2.600 ${x + 0.6} 2.600 ${x + 1.5} 2.900C${x + 1.3} 4.600 ${x - 1.3} 4.600 ${x - 1.5} 2.900Z`,
  )
  path(
    k,
    '#fffaf2',
    `M${x - 1.4} 2.900C${x - 0.6} 2.700 ${x + 0.6} 2.700 ${x + 1.4} 2.900L${x + 1.2} 3.500Q${x} 3.700 ${x - 1.2} 3.500Z`,
  )
  stroke(
    k,
    lit,
    0.3,
    `M${x * 0.6 - 2} 5.400q0.800 1.300 1.600 1.500M${x * 0.6 + 2.2} 5.400q-0.600 1.200 -1.400 1.600`,
  )
}

/** Hats and the like, for `over`; tones [base, lit, shade]. */
export const beanie = (h, bobble) => (k) => {
  solid(k, h, 'M-5.200 -2.400C-6 -7 -3 -9.800 0 -9.800C3 -9.800 6 -7 5.200 -2.400Z')
  path(
    k,
    h[2],
    'M-5.600 -3.600C-2 -4.800 2 -4.800 5.600 -3.600L5.400 -1.400C2 -2.600 -2 -2.600 -5.400 -1.400Z',
  )
  for (const x of [-3.6, -1.2, 1.2, 3.6]) stroke(k, h[1], 0.3, `M${x} -3.900V-2.300`)
  if (bobble) solid(k, bobble, 'M-2 -10.400a2 1.900 0 1 0 4 0a2 1.900 0 1 0 -4 0Z')
}
export const cap =
  (h, s = 1) =>
  (k) => {
    k.save()
    k.scale(s, 1)
    solid(
      k,
      h,
      'M-5.100 -2.800C-5.600 -7.600 -2.400 -9 0.200 -9C3.200 -9 5.400 -7 5.100 -3.200C2 -4 -2 -3.800 -5.100 -2.800Z',
    )
    solid(k, h, 'M0.600 -4.400C4 -5 8.800 -4.400 9.400 -2.600C7 -3.200 4 -3.200 1 -2.700Z', {
      a: 0.3,
      b: 0.4,
    })
    k.restore()
  }
export const straw = (h, band) => (k) => {
  solid(k, h, 'M-4.600 -4C-4.800 -8.600 -2.800 -10 0 -10C2.800 -10 4.800 -8.600 4.600 -4Z')
  path(k, band, 'M-4.700 -5.900C-2 -5 2 -5 4.700 -5.900V-3.800C2 -3 -2 -3 -4.700 -3.800Z')
  solid(
    k,
    h,
    'M-9.500 -3C-7 -4.600 -4.800 -4.200 -4.600 -4C-2 -3.200 2 -3.200 4.600 -4C5 -4.300 7 -4.600 9.500 -3C7 -1.800 3 -1.800 0 -2C-3 -1.800 -7 -1.800 -9.500 -3Z',
    { a: 0.3, b: 0.4 },
  )
}
