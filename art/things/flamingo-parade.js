// Flamingos on parade: necks, heads, bodies, and a chick that tries. The light comes low from the left, through steam.
import { at, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { oval } from './near-faces.js'

export const CORAL = {
  lit: '#ffd0b8',
  base: '#ff9488',
  mid: '#f0606c',
  deep: '#b02c5c',
  ink: '#38143c',
}
export const ROSE = {
  lit: '#ffe4d8',
  base: '#ffb8b0',
  mid: '#f88890',
  deep: '#c84c74',
  ink: '#441c48',
}

/** A head that looks right: hooked bill, pale eye; lids: wide, proud, shut. */
export function beakHead(k, c, { lids = 'proud', open = 0 } = {}) {
  // Lower bill, dropped when it calls.
  if (open) path(k, c.deep, 'M1 1L7.500 2.500L7 5L4 7L1 4Z')
  k.save()
  k.translate(1, 2.5)
  k.rotate(open)
  k.translate(-1, -2.5)
  path(
    k,
    c.base,
    'M-0.500 1C2.500 1.200 5 2 7.800 3.200L7.600 8.400C5.500 8 3.200 6.600 1.400 4.900C0.600 4.100 -0.400 3.700 -1.500 3.700Z',
  )
  path(k, '#fff0e0', 'M3 1.500C5 2 6.500 2.600 7.800 3.200L7.700 6L4.400 3.600Z')
  path(k, c.ink, 'M5.600 3.200L7.800 3.200L7.600 8.400C6.200 8.200 5.200 7.800 4.200 7.100Z')
  k.restore()
  path(
    k,
    c.base,
    'M-4.600 0.500C-5 -3 -2.500 -5 0.500 -4.800C3 -4.700 4.600 -3.400 5 -2C3.500 0.500 2.500 2.600 0.500 3.500C-2 4.300 -4.400 3 -4.600 0.5Z',
  )
  path(
    k,
    c.lit,
    'M-4.600 0.500C-5 -3 -2.500 -5 0.500 -4.800C-1.500 -4 -2.800 -2.500 -2.800 0C-2.800 1.500 -2.300 2.800 -1.200 3.700C-3.200 3.600 -4.500 2.300 -4.600 0.5Z',
  )
  // Upper bill: pale, then the black hook.
  path(
    k,
    '#fff0e0',
    'M3 -3.600C5.500 -4.200 8.200 -3.500 9.300 -1.500L8.500 3.500C6.500 2.500 4.500 1.500 2.300 2C2.500 0 2.500 -2 3 -3.6Z',
  )
  path(
    k,
    c.mid,
    'M3 -3.600C4 -3.900 5 -3.900 6 -3.700C5 -2 4.600 0 4.600 1.800C3.800 1.700 3 1.800 2.300 2C2.500 0 2.500 -2 3 -3.6Z',
  )
  path(
    k,
    c.ink,
    'M8 -3C9.600 -2 10.300 0.500 10 3C9.800 5.500 9 7.500 7.700 8.600C7 7.300 7 5.600 7.300 3.800C7.600 1.500 7.500 -0.800 8 -3Z',
  )
  stroke(k, '#8c5c8c', 0.35, 'M8.700 -1.800C9.500 0 9.500 2.500 8.700 5')
  oval(k, c.ink, 5.2, -2, 0.6, 0.3)
  // Eye.
  if (lids === 'shut') {
    stroke(k, c.ink, 0.55, 'M-1 -1.200Q0.600 0.300 2 -1.400')
    return
  }
  const r = lids === 'wide' ? 1.9 : 1.6
  oval(k, '#fffbe8', 0.5, -1.3, r)
  oval(k, '#f8c030', 0.7, -1.3, r * 0.78)
  oval(k, c.ink, 0.9, -1.3, r * 0.46)
  oval(k, '#ffffff', 1.2, -1.8, 0.3)
  if (lids === 'proud') {
    path(k, c.mid, 'M-1.400 -1.500C-1 -3.600 2 -3.600 2.400 -1.500C1 -2 -0.200 -2 -1.400 -1.5Z')
    stroke(k, c.ink, 0.5, 'M-1.500 -1.400C-0.200 -2 1 -2 2.500 -1.400')
  } else stroke(k, c.ink, 0.5, 'M-1.600 -4.400Q0.300 -5.400 2 -4.300')
}

/** A body walking to the right, breast at 17, 0; wing in three layers, each bird's feathers of its own number. */
function body(k, c, n) {
  path(
    k,
    c.mid,
    'M17 -5C18.500 0 16 6 9 9C0 12 -12 10 -20 4C-24 1 -27 0 -30 0.500C-27 -4 -22 -7 -15 -9C-4 -13 12 -13 17 -5Z',
  )
  path(
    k,
    c.lit,
    'M-15 -9C-4 -13 12 -13 17 -5C12 -9 2 -9.500 -6 -7.500C-13 -6 -19 -3 -24 -1.500C-22 -5 -19 -7.500 -15 -9Z',
  )
  path(
    k,
    c.deep,
    'M17.300 -3C18 2 15 6.500 9 9C0 12 -12 10 -20 4C-10 7 4 6.500 11 3C14 1.500 16 -0.500 17.300 -3Z',
  )
  // Coverts, then the dark quills below.
  path(
    k,
    c.base,
    'M9 -6C4 -9 -6 -8.500 -13 -5C-19 -2 -24 1.500 -30 2.500C-22 5 -10 4.500 -2 2C4 0 8 -2.500 9 -6Z',
  )
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const x = 6 - t * 24
    path(
      k,
      i % 2 ? c.mid : '#f0485c',
      `M${x} ${-3 + t * 1.5}C${x - 2} ${1 + t * 2} ${x - 6} ${3 + t * 2.5} ${x - 10} ${3.5 + t * 2.2}C${x - 8} ${0.5 + t} ${x - 5} ${-3 + t} ${x} ${-3 + t * 1.5}Z`,
    )
  }
  path(k, c.ink, 'M-16 3.500C-21 5.500 -27 5.500 -32 3.500C-27 2.500 -23 1 -19 -0.500Z')
}

/** A whole flamingo: body at x, y; neck joints in the picture's units up to the head; legs down to `feet`. */
export function flamingo(
  k,
  {
    x,
    y,
    size = 1,
    neck,
    width = [6.5, 4.4],
    look = 1,
    lids,
    open,
    tones = CORAL,
    feathers = 4,
    feet = 96,
    step = 3,
    turn = 0,
    headSize = 1.35,
  },
) {
  const c = tones
  for (const [dx, tone, d] of [
    [4, c.deep, step],
    [0, c.mid, -step * 0.4],
  ]) {
    const [x0, y0, x1] = [x + dx * size, y + 7 * size, x + (dx + d) * size]
    limb(k, tone, [
      [x0, y0, 3.2 * size],
      [(x0 + x1) / 2 - 1 * size, (y0 + feet) / 2, 2.1 * size],
      [x1, feet, 1.5 * size],
    ])
    oval(k, tone, (x0 + x1) / 2 - 1 * size, (y0 + feet) / 2, 1.5 * size)
  }
  at(k, x, y, size, (q) => body(q, c, feathers))
  const n = neck.length - 1
  const line = bent(
    bent(neck.map(([px, py], i) => [px, py, width[0] + (width[1] - width[0]) * (i / n)])),
  )
  limb(
    k,
    c.mid,
    line.map(([px, py, q]) => [px + q * 0.06, py, q]),
  )
  limb(
    k,
    c.base,
    line
      .slice(1)
      .map(([px, py, q], i) => [px - q * 0.12, py - q * 0.05, q * 0.74 * Math.min(1, i / 5)]),
  )
  limb(
    k,
    c.lit,
    line
      .slice(4)
      .map(([px, py, q], i) => [px - q * 0.3, py - q * 0.05, q * 0.3 * Math.min(1, i / 4)]),
  )
  const [hx, hy] = neck.at(-1)
  k.save()
  k.translate(hx + look * 1.2, hy)
  k.scale(look * headSize, headSize)
  k.rotate(turn)
  beakHead(k, c, { lids, open })
  k.restore()
}

/** The chick: grey down, straight bill, one leg up like the great ones, wings out not to fall; feet at 0. Looks left. */
export function chick(k) {
  const [lit, base, shade, ink] = ['#f4ece4', '#b8b4c0', '#847c98', '#38143c']
  stroke(k, '#5c4464', 1.1, 'M1 -8L0.500 -4.500L1.500 0')
  stroke(k, '#5c4464', 1.1, 'M-2 -8L-6.500 -6.500L-5 -3.500')
  stroke(k, '#5c4464', 0.8, 'M-5 -3.500L-7.200 -2.500M-5 -3.500L-5.300 -1.600')
  path(
    k,
    shade,
    'M3.500 -13C7 -13.500 10.500 -16 12 -19.500L10.500 -18.500L10.800 -20.500L8.500 -18.500L8 -20C6.500 -17.500 4.500 -16.500 2 -16Z',
  )
  path(
    k,
    base,
    'M-6.500 -13C-7 -8.500 -3.500 -6 0.500 -6.300C5.500 -6.500 8.500 -9.500 8.500 -12L10.500 -13.500L7.500 -14.500C5 -18 -5.500 -18.500 -6.500 -13Z',
  )
  path(
    k,
    lit,
    'M-6.500 -13C-6.700 -10 -5.500 -8 -3.500 -7C-4 -10 -2.500 -13.500 1.500 -15.500C-2 -17 -6 -16.500 -6.500 -13Z',
  )
  path(
    k,
    shade,
    'M8.500 -12C8.500 -9.500 5.500 -6.500 0.500 -6.300C4 -8 5.500 -10.500 5.500 -13.500Z',
  )
  path(
    k,
    base,
    'M-2 -13C-5 -14 -8.500 -16.500 -10 -20L-8.500 -19L-8.300 -21L-6.300 -18.800L-5.500 -20C-4.500 -17.500 -2.500 -16 0 -15.500Z',
  )
  limb(
    k,
    base,
    bent([
      [-3.5, -14, 5],
      [-6.5, -19, 3.6],
      [-3.5, -24, 3.4],
    ]),
  )
  // Head all fluff.
  path(
    k,
    base,
    'M-8.500 -27C-9 -31.500 -4.500 -34 -0.500 -32.500L1 -34L1.500 -31.500L3.500 -32L2.500 -30C4 -27 2 -23 -1.500 -22.500C-5 -22 -8 -23.500 -8.500 -27Z',
  )
  path(
    k,
    lit,
    'M-8.500 -27C-9 -31.500 -4.500 -34 -0.500 -32.500C-4 -31.500 -5.500 -28.500 -4.500 -25C-4.200 -24 -3.700 -23.200 -3 -22.500C-6 -22.500 -8.200 -24.300 -8.500 -27Z',
  )
  path(
    k,
    '#8c7488',
    'M-7.500 -28C-10 -28.500 -12.500 -28 -14 -26L-13.800 -24C-11.500 -24.300 -9 -24.300 -7 -24.500Z',
  )
  path(k, ink, 'M-12.300 -27.500C-13.200 -27 -13.700 -26.600 -14 -26L-13.800 -23.600L-12 -24.200Z')
  stroke(k, ink, 0.35, 'M-7.500 -25.800L-12.300 -25.700')
  oval(k, '#ffffff', -4.6, -28.2, 1.9, 2)
  oval(k, ink, -4.9, -28.7, 1.3, 1.4)
  oval(k, '#ffffff', -5.4, -29.3, 0.45)
  stroke(k, shade, 0.5, 'M-6.800 -31.500Q-5 -32.500 -3.300 -31.500')
}

/** One of the far flock, a mark with legs; facing right, feet at 0, about 9 tall. */
export function farOne(k, c, form) {
  stroke(
    k,
    c[1],
    0.35,
    form === 1
      ? 'M-0.500 -3.500L-0.800 0M0.500 -3.500L1.200 -1.800L0.500 -1'
      : 'M-0.500 -3.500L-1 0M0.500 -3.500L1 0',
  )
  path(
    k,
    c[0],
    'M2 -4.500C2.200 -3.300 0.500 -2.700 -1 -3C-2.500 -3.300 -3.200 -4 -4 -4C-2.500 -5.300 1.500 -6 2 -4.5Z',
  )
  stroke(
    k,
    c[0],
    0.65,
    form === 2
      ? 'M1.500 -4.500C3.500 -4.500 3.800 -2 3.300 -0.600'
      : form === 1
        ? 'M1.500 -4.700C3 -6 1 -7 2 -8.600'
        : 'M1.500 -4.700C3.200 -5.500 2.200 -7.500 2.600 -9',
  )
  if (form === 2) stroke(k, c[1], 0.6, 'M3.300 -0.600L2.600 -0.200')
  else stroke(k, c[1], 0.6, form === 1 ? 'M2 -8.600L3.100 -8.100' : 'M2.600 -9L3.700 -8.400')
}

/** In flight to the right, neck and legs stretched; wing: up or down. */
export function flying(k, up) {
  const c = CORAL
  stroke(k, c.mid, 0.5, 'M-5 0L-14 1.500')
  stroke(k, c.base, 1, 'M4 -0.500C8 -1 11 -1.500 14 -1.200')
  path(k, c.base, 'M5 -0.500C3 -2 -3 -2 -6 0.300C-3 1.800 3 1.500 5 -0.5Z')
  if (up) {
    path(k, c.ink, 'M2 -1C1 -5 -2 -10 -6 -13C-6 -9 -5.500 -5 -3.500 -0.8Z')
    path(k, '#f0485c', 'M3 -1C2.500 -4.500 0 -9 -4 -12.500C-3.500 -8 -3.500 -4 -2.500 -0.800Z')
  } else {
    path(k, c.ink, 'M2 0C1 4 -3 8 -8 9.500C-6.500 6 -5 2.500 -4 0.5Z')
    path(k, '#f0485c', 'M3 0C2 3 -1.500 6.500 -6 8.600C-4.500 5.500 -3.500 2.500 -3 0.5Z')
  }
  path(k, '#fff0e0', 'M13.500 -2.200C15 -2.300 16 -1.500 16.300 0L15 -0.3Z')
  path(k, c.ink, 'M15.700 -1.300C16.300 -0.600 16.500 0.200 16.300 1L15.300 0Z')
}
