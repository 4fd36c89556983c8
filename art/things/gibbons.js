import { at, path, points, stroke } from '../core/field.js'
import { bone } from './friends.js'

// White-handed gibbons on their way through the crowns, drawn in the points of the picture. The light comes from behind, on the right.

/** Fur by its phase: cream or black. */
const CREAM = { fur: '#e8bc84', shade: '#b07c60', lit: '#ffe8b8', ring: '#fff6e4' }
const BLACK = { fur: '#41345a', shade: '#2a2144', lit: '#8c7494', ring: '#f8ecdc' }
const [FACE, HAND] = ['#33263f', '#fff2dc']

/** A face in its white ring; its middle at 0, the ring 5 wide each way. */
function head(k, { fur, shade, lit, ring }, gaze = 0) {
  path(
    k,
    fur,
    'M-7 0.600C-7.600 -5.400 -4 -8.600 0 -8.600C4 -8.600 7.600 -5.400 7 0.600C6.600 5 3.600 7 0 7C-3.600 7 -6.600 5 -7 0.600Z',
  )
  path(
    k,
    shade,
    'M-7 0.600C-7.400 -3.600 -5.800 -6.600 -3.400 -7.900C-5 -4 -5 2 -2.600 6.600C-5 5.800 -6.700 3.600 -7 0.600Z',
  )
  path(
    k,
    lit,
    'M2.400 -8.200C5.800 -7 7.500 -4 7 0.600C6.700 3.600 5.400 5.400 3.600 6.300C6 2 6 -4 2.400 -8.200Z',
  )
  path(
    k,
    ring,
    'M-5.400 0C-5.400 -4.800 -2.600 -6 0 -5.400C2.600 -6 5.400 -4.800 5.400 0C5.400 3.600 3 5.600 0 5.600C-3 5.600 -5.400 3.600 -5.400 0Z',
  )
  path(
    k,
    FACE,
    'M0 -3.400C-1.600 -4.600 -4.300 -4 -4.300 -1.400C-4.300 0.400 -3 1 -2.600 2C-2.400 3.800 -1.400 4.500 0 4.500C1.400 4.500 2.400 3.800 2.600 2C3 1 4.300 0.400 4.300 -1.400C4.300 -4 1.600 -4.600 0 -3.400Z',
  )
  for (const m of [-1, 1]) {
    path(
      k,
      '#c87c3c',
      `M${m * 2 - 1.1} -1.300a1.100 1.200 0 1 0 2.200 0a1.100 1.200 0 1 0 -2.200 0Z`,
    )
    path(
      k,
      '#140c20',
      `M${m * 2 - 0.7 + gaze} -1.300a0.700 0.850 0 1 0 1.400 0a0.700 0.850 0 1 0 -1.400 0Z`,
    )
    path(
      k,
      '#fffaf0',
      `M${m * 2 - 0.05 + gaze} -1.800a0.300 0.300 0 1 0 0.600 0a0.300 0.300 0 1 0 -0.600 0Z`,
    )
  }
  path(
    k,
    '#6c4c60',
    'M-0.900 0.800Q0 0.200 0.900 0.800Q0.700 1.700 0 1.700Q-0.700 1.700 -0.900 0.800Z',
  )
  stroke(k, '#a8707c', 0.35, 'M-1.300 2.900Q0 3.700 1.300 2.900')
}

/** A limb through three points, with a lit edge on its right. */
function limb(k, { fur, lit }, text, w0, w1, w2) {
  const [a, b, c] = points(text)
  // The lit edge begins clear of the body, so that no ring shows at the joint.
  const clear = [a[0] + (b[0] - a[0]) * 0.42, a[1] + (b[1] - a[1]) * 0.42]
  const wide = w0 + (w1 - w0) * 0.42
  bone(k, lit, [clear[0] + 0.45, clear[1]], [b[0] + 0.45, b[1]], wide - 0.5, w1)
  bone(k, lit, [b[0] + 0.45, b[1]], [c[0] + 0.45, c[1]], w1, w2)
  bone(k, fur, a, [b[0] - 0.2, b[1]], w0 - 0.2, w1 - 0.45)
  bone(k, fur, [b[0] - 0.2, b[1]], [c[0] - 0.2, c[1]], w1 - 0.45, w2 - 0.45)
}

/** An open hand that reaches, its wrist at 0, fingers to the left. */
function openHand(k) {
  path(
    k,
    HAND,
    'M1 -1.500C-0.500 -2 -2 -1.900 -3 -1.300L-7 -2C-7.700 -1.900 -7.600 -1.200 -7 -1L-4 -0.300L-7.600 0.200C-8.200 0.500 -8 1.100 -7.400 1.100L-3.900 0.800L-6.400 2.200C-6.800 2.700 -6.300 3.200 -5.800 2.900L-2.400 1.900C-1 2 0 1.900 1 1.500Z',
  )
  stroke(k, '#d8b4a0', 0.35, 'M-3 -0.900L-5 -0.600M-3 0.600L-5 0.900')
  path(k, HAND, 'M-1.500 -1.500L-2.600 -3.800C-2.600 -4.500 -1.900 -4.600 -1.600 -4L0.200 -1.400Z')
}

/** A hand hooked over a bough whose upper side is 0. */
export function hookedHand(k, thick) {
  path(
    k,
    HAND,
    `M-1.900 ${thick + 2}C-2.300 ${thick * 0.4} -2.300 0.400 -1.500 -0.700C-0.600 -1.700 1.600 -1.600 2 -0.500C2.400 0.800 2.200 ${thick * 0.4} 1.900 ${thick + 2}Z`,
  )
  stroke(k, '#d0b09c', 0.35, `M-0.600 -0.500V${thick * 0.6}M0.800 -0.600V${thick * 0.6}`)
}

function foot(k, x, y, turn) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  path(
    k,
    HAND,
    'M1 -1.400C-1 -2 -4.600 -1.800 -5.800 -0.800C-6.400 0.200 -5.400 1 -4 1C-2 1.400 0 1.600 1 1.300Z',
  )
  k.restore()
}

/** The mother: hangs by her left hand from (0, 0), the right one held out; the little one clings to her. */
export function mother(k) {
  const c = CREAM
  limb(k, c, '-4 27 -14 32 -24 25.500', 4.6, 3.8, 2.8)
  at(k, -24.6, 25.2, 1, (q) => {
    q.rotate(0.34)
    openHand(q)
  })
  // The far leg, the body, the near leg.
  limb(k, { fur: c.shade, lit: c.shade }, '1 46 -8 43 -8 54', 5, 4, 2.8)
  foot(k, -8, 54.5, 0.3)
  path(
    k,
    c.fur,
    'M-5.500 25C-2 21.500 4 21 7 25C10 30 11 40 9.500 46C8 51.500 0 52.500 -4 48.500C-7.500 44 -8 31 -5.500 25Z',
  )
  path(
    k,
    c.shade,
    'M-5.500 25C-4.600 24 -3.600 23.300 -2.400 22.900C-5 31 -4.600 43 -0.600 50.600C-2 50.300 -3.200 49.500 -4 48.500C-7.500 44 -8 31 -5.500 25Z',
  )
  path(
    k,
    c.lit,
    'M5 23C8.400 26 11 40 9.500 46C8.900 48.200 7.300 49.700 5.400 50.500C8.600 44 8.600 31 5 23Z',
  )
  limb(k, c, '5 26 6.800 14 4 4', 4.8, 3.4, 2.6)
  limb(k, { fur: c.fur, lit: c.lit }, '4.600 47.500 -4.500 47.500 -2.500 58', 5.2, 4.2, 3)
  foot(k, -2.5, 58.6, 0.2)
  at(k, -1.6, 19, 1, (q) => head(q, c, -0.3))
  // The little one.
  at(k, -1.6, 36.6, 0.56, (q) => head(q, { ...c, fur: '#f4d09c', shade: '#c89870' }, -0.3))
  path(
    k,
    '#f4d09c',
    'M-5.600 39.600C-6.600 44 -4 47 0 47C4 47 5.600 43 4 39.800C2 41.600 -3.600 41.600 -5.600 39.600Z',
  )
  path(k, '#c89870', 'M-5.600 39.600C-6.600 44 -4 47 -1 47C-3.400 45 -3.800 42.600 -3.300 40.700Z')
  stroke(k, '#f4d09c', 2, 'M-3.600 45.500L-6.400 46.800L-7.400 44.400M2.600 46L6.400 47L8 45')
  path(
    k,
    HAND,
    'M-8.400 44.400a1.100 1.200 0 1 0 2.200 0a1.100 1.200 0 1 0 -2.200 0ZM7 44.800a1.100 1.200 0 1 0 2.200 0a1.100 1.200 0 1 0 -2.200 0Z',
  )
  stroke(k, '#f4d09c', 1.9, 'M-4.600 41L-9 38.500L-11 35.400')
  stroke(k, '#f4d09c', 1.9, 'M3.600 41.500L7 39.500')
  path(
    k,
    HAND,
    'M-11.800 35.800L-12.600 33.600L-11.400 34L-11 32.800L-10 34.200L-10 36ZM6.400 38.600a1.300 1.100 0 1 0 2.600 0a1.300 1.100 0 1 0 -2.600 0Z',
  )
}

/** Her mate: swings in from the left on a liana that he holds at (0, 0). */
export function mate(k) {
  const c = BLACK
  limb(k, { fur: c.shade, lit: c.shade }, '8 46 -2 47 -9 54', 4.8, 4, 2.8)
  foot(k, -9.4, 54.4, -0.5)
  path(
    k,
    c.fur,
    'M8.500 27.500C12 24 18.500 25 20.500 29C22 34 18.500 43 14.500 48C10.500 52 3.500 51 2 46.500C1 41 4.500 32 8.500 27.500Z',
  )
  path(
    k,
    c.shade,
    'M8.500 27.500C9.600 26.500 10.900 25.800 12.200 25.600C7.600 33 5 42 5.600 50.200C3.800 49.600 2.500 48.300 2 46.500C1 41 4.500 32 8.500 27.500Z',
  )
  path(
    k,
    c.lit,
    'M18.600 26.600C20.800 28 22 34 18.800 41.600C17.600 44.200 16 46.600 14.500 48C18 41 20 33 18.600 26.600Z',
  )
  limb(k, c, '11 28 3.500 15 0 3', 4.6, 3.4, 2.6)
  limb(k, c, '10.500 46.500 1 50.500 -3 60', 5, 4.2, 2.8)
  foot(k, -3.2, 60.6, -0.3)
  limb(k, c, '18.500 29 28 33 37.500 25.500', 4.6, 3.8, 2.7)
  k.save()
  k.translate(38, 25)
  k.scale(-1, 1)
  k.rotate(0.3)
  openHand(k)
  k.restore()
  at(k, 16.5, 20.5, 1, (q) => {
    q.rotate(0.16)
    head(q, c, 0.35)
  })
  hookedHand(k, 1.8)
}
