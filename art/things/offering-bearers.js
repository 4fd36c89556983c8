import { Path2D } from '@napi-rs/canvas'
import { at, path, points, stroke } from '../core/field.js'

export const [SKIN, SKIN_SHADE] = ['#b9774f', '#8c5342']
const HAIR = '#2a1f33'

/** The tower of fruit, cakes and palm leaf that a woman carries to the temple; foot at 0, 30 units tall. */
function gebogan(k) {
  path(k, '#b8863a', 'M-6.500 -3H6.500L5 0H-5Z')
  path(k, '#e8c15a', 'M-6.500 -3H-1L-1.500 0H-5Z')
  const rows = [
    ['#d8433a', 5, 6.2],
    ['#f2a93c', 5, 5.4],
    ['#7fae46', 4, 4.6],
    ['#d8433a', 4, 3.8],
    ['#f4d9a0', 3, 3],
    ['#e2607a', 3, 2.2],
  ]
  let y = -3
  for (const [c, n, half] of rows) {
    const q = half / n + 0.35
    y -= q * 1.5
    for (let i = 0; i < n; i++) {
      const x = -half + q * 0.6 + ((half * 2 - q * 1.2) * i) / (n - 1)
      path(k, c, `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
      path(
        k,
        'rgba(255,244,214,.55)',
        `M${x - q * 0.7} ${y - q * 0.2}a${q * 0.35} ${q * 0.35} 0 1 0 ${q * 0.7} 0a${q * 0.35} ${q * 0.35} 0 1 0 ${-q * 0.7} 0Z`,
      )
    }
  }
  path(k, 'rgba(70,20,60,.26)', `M1.500 0H5L6.500 -3L5 -14L2 ${y}Z`)
  // The fan of young palm leaf on top, with frangipani.
  for (const a of [-0.9, -0.45, 0, 0.45, 0.9])
    path(
      k,
      a > 0 ? '#d9c25a' : '#f4e58a',
      `M0 ${y}Q${Math.sin(a - 0.2) * 4} ${y - Math.cos(a) * 4} ${Math.sin(a) * 6.5} ${y - Math.cos(a) * 6.5 - 1}Q${Math.sin(a + 0.25) * 4} ${y - Math.cos(a) * 3.5} 0 ${y}Z`,
    )
  for (const [dx, dy] of points('-2.500 0 0 -1 2.500 0'))
    path(k, '#fffdf4', `M${dx} ${y + dy - 1}a1.200 1.200 0 1 0 0.010 0Z`)
}

/** A woman in kebaya and sarong, seen in profile as she walks to the right, one hand at her tower; 66 units tall. */
export function offeringBearer(k, { kebaya, shade, sarong, print, sash }) {
  path(
    k,
    SKIN_SHADE,
    'M-5 -1.500L-4 -6H-1L-1.500 -1.500L1.500 0H-5ZM4.500 -1L4 -6H7L8 -1.200L11 0H4.500Z',
  )
  const skirt =
    'M-6 -32C-8 -22 -9 -12 -8 -4.500C-4 -3.500 2 -3.500 9.500 -4.500C9 -14 8 -24 6.500 -32Z'
  path(k, sarong, skirt)
  k.save()
  k.clip(new Path2D(skirt))
  for (let y = -30; y < -4; y += 4.4)
    for (let x = -9; x < 10; x += 4.4)
      path(
        k,
        print,
        `M${x + (Math.round(y / 4.4) % 2) * 2.2} ${y}l1.100 1.300l-1.100 1.300l-1.100 -1.300Z`,
      )
  path(k, 'rgba(50,16,60,.34)', 'M-10 -34H-3C-5 -24 -5 -12 -4 -2H-11Z')
  path(k, print, 'M4 -33C6.500 -22 7.500 -12 7.500 -3H9C9 -14 8.500 -24 7 -33Z')
  k.restore()
  path(
    k,
    kebaya,
    'M-5.500 -47C-2 -49.500 3 -49.500 5.500 -47C6.500 -42 6 -36 6.800 -29.500C2 -28 -3 -28 -6.500 -29.500C-5.500 -36 -6.500 -42 -5.500 -47Z',
  )
  path(
    k,
    shade,
    'M-5.500 -47C-4.500 -48 -3 -48.600 -1.500 -48.900C-3.500 -42 -3 -35 -3.500 -28.600L-6.500 -29.500C-5.500 -36 -6.500 -42 -5.500 -47Z',
  )
  path(
    k,
    sash,
    'M-6 -36.500C-2 -35 3 -35 6.200 -36.500L6.400 -33C2 -31.600 -3 -31.600 -6.100 -33ZM-5.500 -34L-8.500 -24L-6 -23.500L-3.500 -33Z',
  )
  // Neck, head in profile, knot of hair with a flower.
  path(k, SKIN_SHADE, 'M-1.500 -53H2.200V-48C1 -47 -0.500 -47 -1.500 -48Z')
  path(
    k,
    SKIN,
    'M-3.200 -57.500C-3.200 -61.500 0 -63.200 2.600 -62.400C4.600 -61.600 5 -59.600 4.900 -58L6 -56.200L5 -55.600C5.100 -54.200 4.900 -52.600 3.400 -52.300C1 -51.800 -3 -52.500 -3.200 -57.500Z',
  )
  path(
    k,
    HAIR,
    'M4.400 -61.500C2 -64.500 -3.600 -63.500 -4.600 -59C-7.800 -59.800 -8.800 -55.500 -6.400 -54C-4.600 -53 -3 -53.800 -2.600 -55.400C-1 -56.400 0 -57.500 0.600 -59.600C2 -59.800 3.600 -60.400 4.400 -61.500Z',
  )
  path(k, '#fff4d8', 'M-3.400 -60.600a1.300 1.300 0 1 0 0.010 0Z')
  stroke(k, HAIR, 0.45, 'M3 -58h1.400M3.400 -54.200q0.900 0.700 1.700 -0.100')
  // The near arm goes up to the tower, sleeve in the kebaya's colour.
  stroke(k, shade, 3, 'M-4.200 -45C-7 -41 -8 -38 -8.600 -34')
  stroke(k, SKIN_SHADE, 1.9, 'M-8.600 -34L-6.400 -29')
  stroke(k, kebaya, 3.2, 'M4.200 -45.500C7 -47 9 -50 9.600 -53.500')
  stroke(k, SKIN, 2, 'M9.600 -53.500C9.800 -57 8.400 -60.500 6.600 -63.500')
  at(k, 0.5, -62.8, 1, gebogan)
}
