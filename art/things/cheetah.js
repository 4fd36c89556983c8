import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { bent, limb } from './joints.js'

const [FUR, LIT, SHADE, SPOT, WHITE] = ['#dd9c50', '#ffd490', '#a5683f', '#3a2226', '#fff0d4']

const BODY =
  'M-11 -1.200C-12.400 -4 -12 -8 -9.600 -11.500C-7.400 -14.800 -4.800 -17.600 -2.600 -20.400C-1.600 -21.800 -0.400 -22.200 0.600 -23.400L2 -26.500L6.400 -22.800C6.200 -21.200 7 -19 6.700 -16.600C6.400 -14.200 5.400 -11.800 4.400 -10C2.800 -8.600 1 -8 0 -6.500C-0.600 -4 -0.600 -2 -0.400 0H-9.400C-10.200 -0.200 -10.800 -0.600 -11 -1.200Z'
const HAUNCH =
  'M-10.700 -2C-11.500 -6 -9.800 -10.600 -6.200 -11C-2.800 -11.200 -0.700 -8.600 -0.900 -5.400C-1 -3.400 -1.900 -2 -3 -1.500L1.400 -1.400C2.600 -1.200 2.800 0 2 0.300H-8.600C-9.800 0 -10.500 -0.800 -10.700 -2Z'

function foreleg(k, colour, shift) {
  const joints = bent(points('2.800 -16 5 4.200 -10 3 3.900 -5 2 4.100 -0.800 1.700', 3)).map(
    ([x, y, w]) => [x + shift, y, w],
  )
  limb(k, colour, joints)
  path(
    k,
    colour,
    `M${3.1 + shift} 0.300C${3 + shift} -0.900 ${4.6 + shift} -1.300 ${5.9 + shift} -0.500L${6.3 + shift} 0.300Z`,
  )
  return joints
}

/** Spots in rows that follow the form inside a shape. */
function spots(k, clip, [x0, y0, x1, y1], gap, q, r) {
  k.save()
  k.clip(new Path2D(clip))
  let row = 0
  for (let y = y0; y < y1; y += gap * 0.86) {
    row += 1
    for (let x = x0 + (row % 2) * gap * 0.5; x < x1; x += gap) {
      const [px, py] = [x + (r() - 0.5) * gap * 0.4, y + (r() - 0.5) * gap * 0.35]
      const size = q * (0.75 + r() * 0.45)
      path(k, SPOT, `M${px} ${py - size}a${size} ${size} 0 1 0 0.010 0Z`)
    }
  }
  k.restore()
}

/** Small rounded head, short muzzle, the black line of tears; joined to the neck at 3, -25. */
function head(k) {
  path(
    k,
    SPOT,
    'M1.300 -28C0.500 -29.600 1.200 -30.900 2.500 -30.700C3.600 -30.400 4.200 -29.400 4.100 -28.300Z',
  )
  path(
    k,
    FUR,
    'M0.900 -25.200C0.700 -28.200 2.700 -29.900 5 -29.700C6.500 -29.500 7.400 -28.700 8 -27.300C8.900 -26.800 9.700 -26.300 9.700 -25.400C9.700 -24.300 9 -23.500 8 -23.200C6.400 -22.500 3.800 -21.900 2.300 -22.700C1.400 -23.300 0.900 -24.200 0.900 -25.200Z',
  )
  path(
    k,
    LIT,
    'M3.400 -29.600C5.600 -30 7.200 -29 8 -27.300C8.900 -26.800 9.700 -26.300 9.700 -25.400C8.600 -25.800 7.400 -26.200 6.800 -27.200C6.200 -28.400 5 -29.200 3.400 -29.600Z',
  )
  path(
    k,
    WHITE,
    'M7.100 -25.100C8 -25.600 9.200 -25.600 9.700 -25.300C9.700 -24.300 9 -23.500 8 -23.200C6.800 -22.700 5.400 -22.300 4.200 -22.400C5.600 -23 6.600 -23.900 7.100 -25.100Z',
  )
  path(
    k,
    SPOT,
    'M8.800 -26.700C9.500 -26.500 9.900 -26 9.700 -25.400C9.100 -25.500 8.700 -26 8.800 -26.700Z',
  )
  stroke(k, SPOT, 0.42, 'M7 -26.400C7.600 -25.600 7.800 -24.800 7.200 -23.800')
  stroke(k, SPOT, 0.22, 'M9.300 -24.700C8.700 -24.300 8 -24.200 7.300 -23.900')
  path(
    k,
    SPOT,
    'M5.800 -26.800C6.200 -27.500 7.100 -27.500 7.500 -26.700C6.900 -26.400 6.300 -26.400 5.800 -26.800Z',
  )
  path(
    k,
    FUR,
    'M1.900 -27.700C1.300 -29.400 2.100 -30.700 3.300 -30.300C4.300 -29.900 4.600 -28.900 4.300 -27.800Z',
  )
  path(
    k,
    SPOT,
    'M1.800 -28.600C1.700 -29.800 2.400 -30.600 3.300 -30.300C3 -29.400 2.500 -28.800 1.800 -28.600Z',
  )
  for (const [x, y] of points(
    '3.6 -28.800 4.900 -28.900 2.600 -26.600 3.600 -25.400 2 -25 4.600 -24.300 3.200 -23.800 5 -27.600 4.700 -26',
  ))
    path(k, SPOT, `M${x} ${y}a0.190 0.190 0 1 0 0.010 0Z`)
}

/** A cheetah that sits upright and looks to the right, the light from the right; 30 tall. `cub` has the grey mantle and a larger head. */
export function cheetah(k, { cub = false } = {}) {
  const r = random(cub ? 5 : 8)
  // The tail hangs over the edge she sits on: rings, a white tip.
  const tail = cub
    ? points('-10 -1.500 2.200 -13 -0.800 2 -16 -1.200 1.600', 3)
    : bent(
        bent(
          points(
            '-9 -2 2.600 -12.400 -1.400 2.400 -14.400 1.600 2.200 -14.800 6 2.100 -15 9.600 2 -16.600 12.600 1.900 -19.400 13.200 1.500',
            3,
          ),
        ),
      )
  limb(k, FUR, tail)
  if (!cub) {
    // A piece of the tail between two of its points, cut straight across.
    const piece = (c, i, j, share = 1, side = 0) => {
      const part = tail.slice(i, j + 1)
      const rim = (m) =>
        part.map(([x, y, w], n) => {
          const [p, q] = [part[Math.max(0, n - 1)], part[Math.min(part.length - 1, n + 1)]]
          const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
          const out = (m * share + side) * w * 0.5
          return [x - ((q[1] - p[1]) / l) * out, y + ((q[0] - p[0]) / l) * out]
        })
      fill(k, c, [...rim(-1), ...rim(1).reverse()])
    }
    const n = tail.length
    piece(SHADE, 3, n - 4, 0.36, 0.62)
    for (const t of [0.6, 0.71, 0.82]) piece(SPOT, Math.floor(t * n), Math.floor(t * n) + 1, 1.04)
    piece(SPOT, n - 3, n - 2, 1.04)
    limb(
      k,
      WHITE,
      [tail[n - 2], tail[n - 1]].map(([x, y, w]) => [x, y, w * 0.98]),
    )
  }
  foreleg(k, SHADE, 1.9)
  path(k, FUR, BODY)
  k.save()
  k.clip(new Path2D(BODY))
  path(k, SHADE, 'M-13 0C-9 -6 -6 -9 -2 -11C0 -12 2 -11 3 -8L0 0Z')
  path(k, WHITE, 'M6.600 -23C4.800 -20 5.200 -15.500 3.400 -11.500L2 -8L8 -9V-23Z')
  path(
    k,
    LIT,
    'M2.400 -26.500C3 -23.500 1.600 -20 2.600 -16.500C3.400 -17.800 4.600 -20 5.200 -23.400ZM-9.600 -12.500C-6.600 -16 -4 -19 -2.600 -20.600L-1.600 -19.600C-4 -16.600 -6.600 -13.600 -8.800 -11Z',
  )
  k.restore()
  spots(k, BODY, [-12, -25, 3.6, -8], 1.35, 0.34, r)
  path(k, FUR, HAUNCH)
  k.save()
  k.clip(new Path2D(HAUNCH))
  path(
    k,
    LIT,
    'M-7 -11.400C-3 -11.600 -0.600 -8.600 -0.900 -5.400C-1 -3.400 -1.900 -2 -3 -1.500L2.600 -1.500L2 -0.600H-3.600C-2 -2.600 -1.900 -5.400 -2.900 -7.600C-3.900 -9.600 -5.400 -10.600 -7 -11.400Z',
  )
  path(k, SHADE, 'M-11 -3C-9 -1.600 -5 -1.400 -2.600 -0.500H2.400V1H-11Z')
  k.restore()
  spots(k, HAUNCH, [-11, -10.6, -2, -1.6], 1.5, 0.38, r)
  const joints = foreleg(k, FUR, 0)
  limb(
    k,
    LIT,
    joints.slice(3).map(([x, y, w]) => [x + w * 0.24, y, w * 0.46]),
  )
  for (const [i, [x, y, w]] of joints.entries())
    if (i > 1 && i < joints.length - 1) {
      path(k, SPOT, `M${x - w * 0.24} ${y}a0.260 0.260 0 1 0 0.010 0Z`)
      if (w > 2.4) path(k, SPOT, `M${x - w * 0.02} ${y - 1.2}a0.280 0.280 0 1 0 0.010 0Z`)
    }
  if (cub) {
    k.save()
    k.translate(0.45, 0.4)
    // The mantle: long pale down along the back, from the crown to the rump.
    path(
      k,
      '#c49c70',
      'M1.400 -27L-0.400 -25.400L-0.600 -24.200L-1.800 -23.400L-2.600 -21.800L-4 -20.600L-4.600 -19L-6.200 -17.600L-7 -15.800L-8.600 -14.400L-9.400 -12.600L-10.800 -11L-11.200 -9L-12.400 -7.400L-11.600 -5.600L-10.400 -7C-9.600 -10.500 -7 -13.600 -4.600 -16C-2.400 -18.400 0.400 -21 2.600 -23Z',
    )
    path(
      k,
      '#f2deb4',
      'M2 -26.400L0.400 -24.600L-0.600 -22.600L-2 -21L-3 -19.200L-4.800 -17.400L-5.800 -15.400L-7.400 -13.600L-8.200 -11.600L-9.400 -10L-8.400 -10.200C-6.400 -13.400 -4 -16 -1.600 -18.200C0.400 -20 2 -21.600 2.800 -23Z',
    )
    k.restore()
    k.translate(-1.2, 6.4)
    k.scale(1.26, 1.26)
  }
  head(k)
}
