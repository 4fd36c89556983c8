// An atoll from the air: rings of water, sand, palms by the crown, a dhoni over its own shadow.
import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A shore: an ellipse that wavers; the same seed gives shores that lie one in the other. */
export function shore(cx, cy, rx, ry, seed, amount = 0.14) {
  const [a, b, c] = [seed * 1.7, seed * 2.9, seed * 4.3]
  return Array.from({ length: 90 }, (_, i) => {
    const t = (i / 90) * Math.PI * 2
    const r =
      1 +
      amount * (Math.sin(2 * t + a) * 0.6 + Math.sin(3 * t + b) * 0.5 + Math.sin(5 * t + c) * 0.25)
    return [cx + Math.cos(t) * rx * r, cy + Math.sin(t) * ry * r]
  })
}

/** A crown of a palm from above at a slant: fronds that bend down, those on the left in the sun. */
function crown(k, x, y, q, turn, tones) {
  const n = 8
  for (let i = 0; i < n; i++) {
    const a = turn + (i / n) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const [ex, ey] = [x + c * q, y + s * q * 0.62 + q * 0.16]
    const [mx, my] = [x + c * q * 0.55, y + s * q * 0.34 - q * 0.1]
    const w = q * 0.2
    path(
      k,
      tones[c - s * 0.5 < -0.15 ? 0 : c - s * 0.4 < 0.5 ? 1 : 2],
      `M${x} ${y}Q${mx - s * w} ${my + c * w * 0.7 - w * 0.4} ${ex} ${ey}Q${mx + s * w} ${my - c * w * 0.7 + w * 0.6} ${x} ${y}Z`,
    )
  }
}

/** A wood of palms: crowns from the back to the front, shadows of the outer ones on the sand to the right. */
export function palmWood(k, inside, box, q, seed, tones) {
  const r = random(seed)
  const list = []
  for (let y = box[1]; y < box[3]; y += q * 0.5)
    for (let x = box[0]; x < box[2]; x += q * 1.05) {
      const [px, py] = [x + (r() - 0.5) * q, y + (r() - 0.5) * q * 0.4]
      const [size, turn] = [q * (0.72 + r() * 0.5), r() * 6]
      if (inside(px, py)) list.push([px, py, size, turn])
    }
  for (const [x, y, size, turn] of list) {
    const s = 'rgba(60,92,120,.5)'
    crown(k, x + size * 1.5, y + size * 0.15, size * 0.9, turn, [s, s, s])
  }
  for (const [x, y, size] of list)
    stroke(
      k,
      '#8c6c5c',
      size * 0.12,
      `M${x + size * 0.15} ${y}Q${x} ${y - size * 0.7} ${x} ${y - size * 1.4}`,
    )
  for (const [x, y, size, turn] of list) crown(k, x, y - size * 1.4, size, turn, tones)
}

/** A dhoni from above at a slant, its high prow to the left; 16 long. `flat` gives only its outline, for the shadow on the sea bed. */
export function dhoni(k, flat) {
  const hull =
    'M-8.400 -2.600C-7.400 -0.600 -5.600 0.900 -3 1.400C0.600 2 4.400 1.700 7.200 0.500L7.600 -1.200C4.600 -2.300 0.600 -2.500 -3.200 -2C-5.200 -1.700 -7 -1.500 -8.400 -2.600Z'
  if (flat) {
    path(k, flat, hull)
    return
  }
  path(k, '#1c5c74', hull)
  path(
    k,
    '#f8f4e8',
    'M-8.400 -2.600C-7.400 -1 -5.600 0.300 -3 0.700C0.600 1.300 4.400 1 7.400 -0.200L7.600 -1.200C4.600 -2.300 0.600 -2.500 -3.200 -2C-5.200 -1.700 -7 -1.500 -8.400 -2.600Z',
  )
  path(
    k,
    '#c88c5c',
    'M-6 -1.300C-4.800 -0.600 -4 -0.200 -2.600 0.100C0.800 0.600 4 0.400 6.600 -0.500L6.700 -1C4 -1.800 0.600 -1.900 -2.900 -1.500Z',
  )
  path(
    k,
    '#8c5c50',
    'M-6 -1.300C-4.800 -1.200 -3.600 -1.400 -2.900 -1.500C0.600 -1.900 4 -1.800 6.700 -1L6.640 -0.800C4 -1.400 0.600 -1.500 -2.700 -1.100Z',
  )
  // The awning on its four posts.
  stroke(
    k,
    '#e8e0d0',
    0.14,
    'M-1.600 0.100V-2.400M5 -0.100V-2.500M-1 -1.600V-3.400M4.600 -1.500V-3.400',
  )
  path(k, '#fffaf0', 'M-2 -2.300L-1.200 -3.900L5 -3.900L5.600 -2.400Z')
  path(k, '#c4d4dc', 'M1.600 -3.900L5 -3.900L5.600 -2.400L1.400 -2.350Z')
  path(
    k,
    '#e8603c',
    'M-8.400 -2.600C-8.300 -1.900 -7.600 -1.200 -7 -0.800L-6.400 -1.500C-7.200 -1.700 -8 -2.100 -8.400 -2.600Z',
  )
}

/** One on the sand, seen from above at a slant; 3.4 high. */
export function islander(k, x, y, [shirt, shade, skin, hair], { arm = '', wade = false } = {}) {
  k.save()
  k.translate(x, y)
  if (!wade)
    path(
      k,
      'rgba(96,84,108,.5)',
      'M-0.200 -0.100C1 -0.300 3 -0.300 4.200 0.100C3 0.350 1 0.350 -0.200 0.200Z',
    )
  else path(k, 'rgba(255,255,250,.8)', 'M-0.900 0q0.900 -0.300 1.800 0q-0.900 0.340 -1.800 0Z')
  path(
    k,
    skin,
    wade
      ? 'M-0.300 -0.600h0.260v0.600h-0.260ZM0.080 -0.600h0.260v0.600h-0.260Z'
      : 'M-0.340 -1.400h0.300l-0.020 1.450h-0.240ZM0.060 -1.400h0.320l0.060 1.500h-0.250Z',
  )
  const up = wade ? 0.8 : 0
  k.translate(0, up)
  path(k, shirt, 'M-0.420 -1.300L-0.480 -2.300Q0 -2.700 0.500 -2.300L0.440 -1.300Z')
  path(k, shade, 'M0.050 -1.300L0.100 -2.480Q0.320 -2.440 0.500 -2.300L0.440 -1.300Z')
  if (arm) stroke(k, skin, 0.22, arm)
  path(k, skin, 'M-0.300 -2.850a0.310 0.350 0 1 0 0.620 0a0.310 0.350 0 1 0 -0.620 0Z')
  path(k, hair, 'M-0.330 -2.850C-0.400 -3.400 0.400 -3.450 0.360 -2.750L0.200 -2.950Z')
  k.restore()
}

/** A sunshade with its shadow; 5 high. */
export function sunshade(k, x, y) {
  k.save()
  k.translate(x, y)
  path(k, 'rgba(96,84,108,.5)', 'M2 0.300C3 -0.700 7 -0.900 9 0C8 0.900 4 1 2 0.300Z')
  stroke(k, '#8c6c5c', 0.16, 'M0 0.100V-4')
  path(
    k,
    '#f8704c',
    'M-3 -3.200C-2.200 -4.500 -0.800 -5 0 -5C0.800 -5 2.200 -4.500 3 -3.200C2 -2.500 -2 -2.500 -3 -3.200Z',
  )
  path(
    k,
    '#fff4e0',
    'M-1.800 -2.850C-1.500 -4.200 -0.600 -4.900 0 -5C0.200 -4.400 0.300 -3.500 0.200 -2.680C-0.500 -2.660 -1.200 -2.700 -1.800 -2.850ZM3 -3.200C2.200 -4.500 0.800 -5 0 -5C0.900 -4.500 1.500 -3.700 1.700 -2.830C2.200 -2.900 2.700 -3 3 -3.200Z',
  )
  k.restore()
}

/** A manta under the surface; 8 wide. */
export const manta = (k, colour) => {
  path(
    k,
    colour,
    'M-4 0.300C-2.600 -0.900 -1.600 -1.300 -0.700 -1.400L-0.900 -2L-0.300 -1.600H0.300L0.900 -2L0.700 -1.400C1.600 -1.300 2.600 -0.900 4 0.300C2.600 0 1.400 0.500 0.500 1.300L0.100 3.600L-0.200 1.400C-1.200 0.500 -2.600 0.100 -4 0.300Z',
  )
}

/** Surf on a reef: a broken line along part of a shore. */
export function surf(k, line, from, to, width, seed) {
  const r = random(seed)
  const n = line.length
  for (let i = from; i < to; i++) {
    const [a, b] = [line[((i % n) + n) % n], line[(((i + 1) % n) + n) % n]]
    // Each roller swells and ends; the next begins where it ends.
    const w = (t) => width * (0.16 + Math.abs(Math.sin(t * 0.55 + seed)) ** 1.5)
    if (r() < 0.06) continue
    fill(k, '#fdfff8', [
      [a[0], a[1] - w(i) * 0.4],
      [b[0], b[1] - w(i + 1) * 0.4],
      [b[0], b[1] + w(i + 1) * 0.5],
      [a[0], a[1] + w(i) * 0.5],
    ])
  }
}
