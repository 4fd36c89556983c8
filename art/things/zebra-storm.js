// A zebra in low sun from the left: joints in its legs, the mane grown from its neck, and a side that has no sun.
import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'

/** Coat, its shade, stripes, muzzle, rim. */
export const ZEBRA = {
  sun: ['#fff6e4', '#d4c3c4', '#2c2230', '#3a2c36', '#ffffff'],
  shade: ['#dccfcb', '#b2a3b4', '#43364a', '#43364a', '#fff2e0'],
}

const BODY =
  'M-26 -32C-27 -37 -22 -41 -15 -41C-8 -41 -2 -38.5 5 -38.5C10 -38.5 14 -40.5 18 -41C23 -39 26 -33 25 -28C23.500 -22.500 18 -20 12 -18.500C4 -16 -6 -16 -13 -18.500C-18 -19.500 -22 -20 -24 -23C-26 -26 -26.500 -29 -26 -32Z'
const NECKS = {
  /** Laid over another's back. */
  rest: {
    shape:
      'M8 -39C14 -43 20 -51 25.500 -58C28 -59.500 32 -57.500 33 -54C34 -50 33 -45 31 -40.500C29.500 -36 27.500 -31 25 -25C19 -22 12 -27 8 -39Z',
    mane: 'M9 -39.800C14 -43.500 19.500 -51 25 -58.500L24.500 -61.500C22.500 -61.500 21 -60.500 19.500 -58C16 -52 13 -46.500 9 -42.500Z',
    top: ['10 -40', '25.500 -58'],
    low: ['23 -24', '33 -52'],
    poll: [28, -57],
    turn: 0.62,
  },
  /** Held up, looking on. */
  up: {
    shape:
      'M6 -39C12 -43 16 -51 19 -59C22 -61.500 26 -60 27.500 -56.500C28.500 -52 28 -45 27.500 -40C27 -35 26.500 -30 25 -26C19 -22 11 -27 6 -39Z',
    mane: 'M7 -39.800C12 -44 15.500 -51.500 18.500 -59.500L18 -62.500C16 -62.500 14.500 -61 13.500 -58.500C11 -52 9 -46.500 6 -42.500Z',
    top: ['8 -40', '19 -59'],
    low: ['23 -24', '28 -53'],
    poll: [22, -58.5],
    turn: 0.42,
  },
}
const HEAD =
  'M-3 -1.500C-0.500 -4.500 4 -4.500 7.500 -3.600C11.500 -2.600 15 -1.400 18 -0.200C20.200 0.800 20.800 3.400 19.700 5C18.400 6.800 15.600 6.800 13.500 6.200C10.500 6.600 8 8.400 4.500 8.900C0 9 -3 6.500 -3.500 3Z'

const NEAR = {
  fore: '16 -25 10 17.400 -18.500 7.400 17.800 -14 4.600 17.400 -11 4.300 17.400 -8 3 17.400 -4 2.600 18.200 -1.500 3',
  hind: '-18 -27 14 -15.500 -20.500 10.500 -18 -16.500 6.400 -20.600 -12.600 4.900 -19.600 -8.500 3.100 -18.800 -4 2.700 -17.900 -1.500 3',
}
const FAR = {
  fore: '14 -24 8 17 -18 6 19.800 -13.500 4.200 20.800 -10.800 3.900 21 -7 2.700 21.400 -4 2.400 22.400 -1.800 2.700',
  hind: '-14 -26 12 -9 -20 9 -8.600 -16 6 -11 -12.400 4.400 -10 -8 2.900 -9 -4 2.500 -8.200 -1.800 2.700',
}

/** Rings about a leg, thinner towards the hoof, and the hoof. */
function leg(k, text, coat, ink, from) {
  const joints = bent(points(text, 3))
  limb(k, coat, joints)
  let run = 0
  for (let i = 0; i < joints.length - 1; i++) {
    const [[ax, ay, aw], [bx, by, bw]] = [joints[i], joints[i + 1]]
    const l = Math.hypot(bx - ax, by - ay)
    const [ux, uy] = [(bx - ax) / l, (by - ay) / l]
    for (let d = (1.9 - (run % 1.9)) % 1.9; d < l; d += 1.9) {
      if (run + d < from) continue
      const [x, y, w] = [ax + ux * d, ay + uy * d, (aw + (bw - aw) * (d / l)) / 2 - 0.05]
      const q = 0.26 + w * 0.14
      path(
        k,
        ink,
        `M${x + uy * w} ${y - ux * w - q}Q${x} ${y + 0.5} ${x - uy * w} ${y + ux * w - q}V${y + ux * w + q}Q${x} ${y + 0.5 + q * 2} ${x + uy * w} ${y - ux * w + q}Z`,
      )
    }
    run += l
  }
  const [x, y] = joints.at(-1)
  path(k, ink, `M${x - 1.3} ${y - 0.2}H${x + 1.4}L${x + 2.2} ${y + 2}H${x - 1.5}Z`)
}

const stripe = (k, ink, text) => limb(k, ink, bent(bent(points(text, 3))))

/** Stripes of the trunk: upright over the ribs, bent back over the rump. */
function trunkStripes(k, ink) {
  for (const text of [
    '19 -42 1.600 20.500 -34 2.400 18 -24 0.9 17 -19 0.3',
    '14 -42 1.700 15.500 -33 2.500 13.500 -23 1.100 12 -17 0.4',
    '9 -41 1.700 10.500 -32 2.500 9.500 -23 1.200 8 -16 0.4',
    '4 -41 1.700 5.500 -32 2.400 5 -23 1.200 3.500 -15 0.4',
    '-1 -41 1.700 0.600 -32 2.400 0.500 -23 1.200 -1 -15 0.4',
    '-6 -42 1.700 -4.200 -33 2.300 -4.400 -24 1.200 -5.500 -15 0.4',
    '-10.500 -43 1.700 -9 -35 2.300 -9 -26 1.300 -9.500 -19 0.5',
    '-15 -43 1.700 -14.500 -37 2.300 -12.500 -30 1.500 -12.500 -23 0.5',
    '-20 -42 1.700 -20 -38 2.300 -17.500 -32.500 1.700 -15.500 -26.500 0.7',
    '-27 -36.500 1.500 -23 -35.500 2.300 -20 -30.500 1.900 -17.500 -24 0.9',
    '-28 -31.500 1.500 -24.500 -31 2.300 -22 -26.500 2 -19 -20.500 1',
    '-28 -27 1.500 -25 -26.500 2.200 -22.500 -22.500 1.800 -20 -17.500 1',
    '-27 -22.500 1.200 -24.500 -22 1.800 -22.500 -18.500 1.300 -20 -15.500 0.8',
  ])
    stripe(k, ink, text)
}

/** Head with its stripes along the nose and round the cheek; `asleep` closes the eye. */
function head(k, [coat, shade, ink, muzzle, rim], asleep) {
  path(k, shade, 'M2.500 -3.400C2 -6.500 3 -9 5 -10.200C6.600 -8.600 6.600 -5.800 5.400 -3.400Z')
  path(k, coat, HEAD)
  k.save()
  k.clip(new Path2D(HEAD))
  path(k, shade, 'M-4 6C2 7.600 8 5.500 13 4.500C16 4 18 5 21 4V10H-4Z')
  for (const text of [
    '3 -5 0.6 8 -2.800 0.9 14 0.200 0.3',
    '5.500 -5 0.5 11 -2.400 0.8 15.500 0 0.3',
    '7.500 -1.400 0.4 11 0.400 0.9 15 2 0.3',
    '7.800 0.900 0.4 10.500 2 0.9 14 3.200 0.3',
    '7.200 3 0.4 9.500 3.900 0.9 12.500 4.600 0.3',
    '-4 0.200 0.6 -0.400 -0.8 1 2.500 -2.400 0.4',
    '-4 2.800 0.8 0 1.700 1.300 3.200 1.200 0.4',
    '-4 5.800 0.8 0.400 4.600 1.400 4.600 3.800 0.5',
    '-2 9 0.8 2.500 7.300 1.400 6.600 6.200 0.5',
    '0 -5 0.5 2.500 -4 0.8 4.500 -2.600 0.3',
  ])
    stripe(k, ink, text)
  path(k, muzzle, 'M15 -2C14.600 0.500 15 4 14.600 8H22V-3Z')
  k.restore()
  path(k, '#171019', 'M18.400 0.800a0.600 0.500 0 1 0 0.010 0Z')
  stroke(k, '#171019', 0.35, 'M19.900 4.400C18.600 4.900 17 4.800 15.600 4.300')
  if (asleep) stroke(k, ink, 0.75, 'M3.800 -0.700Q5.200 0.700 6.800 -0.100')
  else {
    path(
      k,
      ink,
      'M3.600 -0.600C4.400 -1.800 6.200 -1.800 7 -0.400C6.200 0.600 4.400 0.500 3.600 -0.600Z',
    )
    path(k, '#ffffff', 'M5.800 -1.200a0.300 0.300 0 1 0 0.010 0Z')
  }
  // Near ear.
  path(
    k,
    coat,
    'M-2.400 -1.800C-4.600 -4.600 -4.800 -8 -3.400 -10.600C-0.600 -9.600 1 -6.400 0.600 -3Z',
  )
  path(
    k,
    ink,
    'M-4.200 -8.200C-4.200 -9.200 -3.900 -10 -3.400 -10.600C-2.200 -10.200 -1.200 -9.400 -0.500 -8.400C-1.600 -8 -3 -7.900 -4.200 -8.200Z',
  )
  stroke(k, rim, 0.35, 'M2 -4.200C6 -4.200 12 -2.600 17.500 -0.600')
}

/** Neck, mane and head of a zebra; drawn apart, so that two can lie over each other. */
export function zebraNeck(k, { tones = ZEBRA.sun, neck = 'rest', asleep = false, bow = 0 } = {}) {
  const [coat, shade, ink] = tones
  const n = NECKS[neck]
  k.save()
  k.translate(15, -36)
  k.rotate(bow)
  k.translate(-15, 36)
  k.save()
  k.translate(1, 0.8)
  path(k, ink, n.mane)
  k.save()
  k.clip(new Path2D(n.mane))
  const [[tx, ty], [ux, uy]] = [points(n.top[0])[0], points(n.top[1])[0]]
  const [[lx, ly], [mx, my]] = [points(n.low[0])[0], points(n.low[1])[0]]
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.5) / 7
    const [x, y] = [tx + (ux - tx) * t, ty + (uy - ty) * t]
    stroke(k, coat, 1.1, `M${x + 1} ${y + 0.6}L${x - 5} ${y - 3}`)
  }
  k.restore()
  k.restore()
  path(k, coat, n.shape)
  k.save()
  k.clip(new Path2D(n.shape))
  path(
    k,
    shade,
    `M${lx - 1} ${ly - 3}C${lx + 1} ${ly - 8} ${mx - 5} ${my + 8} ${mx - 3} ${my}L${mx + 6} ${my}L${lx + 8} ${ly - 2}Z`,
  )
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.1) / 6.6
    const [x, y] = [tx + (ux - tx) * t, ty + (uy - ty) * t]
    const [a, b] = [lx + (mx - lx) * t, ly + (my - ly) * t]
    stripe(
      k,
      ink,
      `${x - 1} ${y} 1.100 ${x * 0.6 + a * 0.4 + 0.8} ${y * 0.6 + b * 0.4 - 1.6} ${2.3 - t * 0.6} ${x * 0.25 + a * 0.75 + 1} ${y * 0.25 + b * 0.75 - 0.8} 1.500 ${a + 1.5} ${b + 1} 0.6`,
    )
  }
  k.restore()
  // Where the neck grows out of the shoulder runs a stripe, so that no seam is left.
  k.save()
  k.clip(new Path2D(n.shape))
  stripe(k, ink, '5.400 -39.400 1.600 9 -32 3.400 14 -26.500 3.400 21 -23.400 1')
  k.restore()
  k.save()
  k.translate(...n.poll)
  k.rotate(n.turn)
  head(k, tones, asleep)
  k.restore()
  k.restore()
}

/** Trunk, legs and tail of a zebra that faces right; hooves at 0, back at 40. */
export function zebraBody(k, { tones = ZEBRA.sun, tail = 0 } = {}) {
  const [coat, shade, ink, , rim] = tones
  leg(k, FAR.hind, shade, ink, 7)
  leg(k, FAR.fore, shade, ink, 6)
  k.save()
  k.translate(-25, -36)
  k.rotate(tail)
  limb(k, coat, bent(points('0.500 0 2.200 -2.400 3 1.800 -2.800 9 1.300', 3)))
  for (const y of [2.5, 4.5, 6.5, 8.3])
    stroke(k, ink, 0.6, `M${-0.8 - Math.min(y, 4) * 0.5} ${y}h1.300`)
  path(k, ink, 'M-3.500 8.500C-5 13 -4.500 17 -3 19.500C-1.600 17 -1.400 12.500 -2 8.500Z')
  k.restore()
  leg(k, NEAR.hind, coat, ink, 7)
  leg(k, NEAR.fore, coat, ink, 4)
  path(k, coat, BODY)
  k.save()
  k.clip(new Path2D(BODY))
  path(k, shade, 'M-13 -17C-8 -22.500 0 -22 6 -22C10 -22 12 -20.500 13.500 -17V-12H-13Z')
  trunkStripes(k, ink)
  k.restore()
  stroke(
    k,
    rim,
    0.5,
    'M-25.500 -34.500C-25 -38.500 -21 -40.700 -15 -40.700C-8 -40.700 -2 -38.200 5 -38.200',
  )
}

/** The side without sun, for a zebra that faces away from the sun (`from` = 1) or towards it (-1); drawn on the zebra only. */
export function zebraDusk(k, from) {
  const away = [
    // Under the jaw, the front of neck and breast, the belly; the right half of each leg.
    'M19 -54L26 -51.500L34 -47.500L44 -44V-38H28L27 -47C24 -44 23.400 -38 22.400 -34C20.500 -28.500 16 -25 9 -23.600C2 -22.400 -8 -21.600 -14 -22.600C-11 -20 -10.500 -17 -12.500 -14.500H-1V-14H16C16.400 -10 17.200 -6 17.600 1H34V-54Z',
    'M-1 -14.400V1H-17.600C-18.600 -4 -19.200 -8 -19.400 -12.600C-18 -15 -15.600 -17.500 -15 -21.500L-12.900 -20.500C-11.300 -18 -12 -16 -12.500 -14.400Z',
  ]
  const towards = [
    'M-32 -44H-20C-22.500 -38 -20.500 -31 -22 -26C-22.600 -21 -19.500 -17 -20.800 -12.600C-20 -8 -19.400 -4 -18.400 1H-32Z',
    'M-18 -23.500C-8 -21 4 -21.400 13 -24.500C15.500 -20 16.400 -15 16.800 -11C17 -6 17 -3 17.600 1H12V-13H-6L-8 1H-14L-11 -13Z',
  ]
  path(k, 'rgba(66,72,146,.5)', (from > 0 ? away : towards).join(''))
}
