// Giraffes against the sun, by their measures: 100 high, the shoulder at 62, the croup at 51; looking right, hooves at 0.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { bent, limb } from './joints.js'

const TORSO =
  'M9 -63C4 -59.500 -2 -57 -8 -55C-13 -53.300 -18.500 -51.500 -20.800 -48.500C-22.600 -46 -22.800 -42.500 -22 -39.500C-21 -36 -18 -33.800 -14.500 -33.500C-9 -33 -3 -32.300 2 -32.800C7 -33.300 11.500 -35 14 -38.500C16.500 -42 17.600 -46.500 18 -51L12 -62Z'
const NECK =
  'M7.500 -62.200C12.500 -65.500 15.500 -71 18.200 -77C21 -83.500 23.500 -90 26.500 -96.200C27.800 -98 30.600 -98.400 32.600 -97.200C35.600 -95.800 39.600 -93.400 43.400 -91C45 -90 46 -88.800 45.600 -87.600C45.300 -86.600 44 -86.200 42.400 -86.500C39.600 -87 36.500 -88 34.200 -89.200C32.600 -88.600 31.600 -86.800 30.600 -84.200C28 -77 25 -67 22 -59C20.600 -55.200 19.400 -51.500 17.400 -47Z'

/** Joints of the legs: near fore, near hind, far fore, far hind; x, y, width. */
const LEGS = {
  stand: [
    '9 -47 12 10.500 -36 8 11 -28 5 11.400 -20 4.600 11 -12 2.700 11.200 -4.600 2.900 11.800 -2 2.400',
    '-15.500 -45 13 -13 -35 8.600 -16.500 -27 5 -18.600 -20.500 4.400 -17 -12 2.700 -16.600 -4.600 2.900 -16 -2 2.400',
    '12 -44 9 14.200 -34 6.600 15.200 -26 4.400 15.600 -20 4.200 15 -12 2.500 15 -4.800 2.700 15.400 -2.600 2.200',
    '-13 -42 10 -9.500 -33 7 -11.500 -26 4.400 -13.400 -20.500 4.100 -11.600 -12 2.500 -11 -5 2.700 -10.400 -2.800 2.200',
  ],
  walk: [
    '9 -47 12 11.500 -36 8 15 -28 5 17.600 -20.500 4.600 19.200 -12 2.700 20.800 -4.600 2.900 21.600 -2 2.400',
    '-15.500 -45 13 -11.500 -35 8.600 -11.500 -27 5 -12.600 -20.500 4.400 -9 -12 2.700 -7.600 -4.600 2.900 -6.800 -2 2.400',
    '12 -44 9 11.500 -34 6.600 10 -26 4.400 8.800 -20 4.200 6.600 -12 2.500 4.600 -4.800 2.700 4.400 -2.600 2.200',
    '-13 -42 10 -14 -33 7 -18.500 -26 4.400 -21.600 -20.500 4.100 -22.600 -12 2.500 -23.600 -5 2.700 -23.400 -2.800 2.200',
  ],
}

function leg(k, c, text, ink) {
  const joints = points(text, 3)
  limb(k, c, bent(joints))
  const [x, y, w] = joints.at(-1)
  path(k, ink, `M${x - w * 0.56} ${y - 0.4}H${x + w * 0.5}L${x + w * 0.95} 0H${x - w * 0.62}Z`)
}

/** Patches with ragged edges over a piece of the hide; `map` puts the grid of 0..1 on it. */
function patches(k, c, cols, rows, map, r) {
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const [u, v] = [
        (i + 0.5 + (j % 2 ? 0.5 : 0) + (r() - 0.5) * 0.2) / cols,
        (j + 0.5 + (r() - 0.5) * 0.2) / rows,
      ]
      const n = 9
      const turn = r() * 6
      fill(
        k,
        c,
        Array.from({ length: n }, (_, m) => {
          const a = turn + (m / n) * 6.283
          const q = (m % 2 ? 0.36 : 0.5) + r() * 0.08
          return map(u + (Math.cos(a) * q) / cols, v + (Math.sin(a) * q) / rows)
        }),
      )
    }
}

/** tones: hide, patch, far legs, ink, the sun on the edge. `rim` -1 lights what looks back, 1 what looks ahead. */
export function duskGiraffe(k, { pose = 'stand', tones, rim = -1, seed = 2 } = {}) {
  const [hide, patch, far, ink, sun] = tones
  const r = random(seed)
  const legs = LEGS[pose]
  leg(k, far, legs[2], ink)
  leg(k, far, legs[3], ink)
  // Tail with its tuft.
  limb(
    k,
    hide,
    bent(points('-20.500 -48.500 1.800 -24.600 -42 1 -25.400 -33 0.700 -25 -27 0.600', 3)),
  )
  path(
    k,
    ink,
    'M-25.600 -28.500C-27.400 -23 -27.200 -18 -25.600 -13.500C-24.400 -14.500 -23.600 -21 -24.200 -28.500Z',
  )
  // Mane, ears and horns stand behind the line of the neck.
  path(
    k,
    ink,
    'M8.500 -63.500C12 -66 14.600 -71 17 -77C19.600 -83.500 22.400 -90.500 25.600 -96.500L27.500 -95.500L10 -61Z',
  )
  stroke(k, hide, 1.5, 'M28.600 -97L27.600 -101.500M31 -97.200L30.800 -102')
  path(
    k,
    ink,
    'M26.600 -102.200a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0 -2.200 0ZM29.800 -102.600a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0 -2.200 0Z',
  )
  path(
    k,
    hide,
    'M27.400 -95.600C25 -97.400 22.200 -97.900 19.800 -97C21.200 -94.800 24.400 -94 27.200 -94.200Z',
  )
  path(k, hide, TORSO)
  path(k, hide, NECK)
  leg(k, hide, legs[1], ink)
  leg(k, hide, legs[0], ink)
  k.save()
  k.clip(new Path2D(`${TORSO}${NECK}`))
  patches(k, patch, 7, 5, (u, v) => [-23 + u * 42, -61 + v * 28 + (0.5 - u) * 9], r)
  patches(
    k,
    patch,
    3,
    8,
    (u, v) => {
      const t = v
      return [12.5 + t * 17.5 + (u - 0.5) * (13.5 - t * 8), -56 - t * 37 + (u - 0.5) * (5 - t * 2)]
    },
    r,
  )
  path(k, far, 'M-24 -36C-14 -39 0 -38 13 -41L18 -30H-24Z')
  k.restore()
  for (const [i, a, b] of [
    [0, 1, 3],
    [1, 1, 3],
  ]) {
    const joints = points(legs[i], 3)
    for (let m = 0; m < 5; m++) {
      const t = m / 5
      const j = a + Math.floor(t * (b - a))
      const [[ax, ay, aw], [bx, by]] = [joints[j], joints[j + 1]]
      const f = (t * (b - a)) % 1
      const [px, py] = [ax + (bx - ax) * f, ay + (by - ay) * f]
      path(
        k,
        patch,
        `M${px - aw * 0.28} ${py}l${aw * 0.3} ${-1.4 - r()}l${aw * 0.28} ${1 + r()}l${-aw * 0.14} ${1.6}l${-aw * 0.34} 0.300Z`,
      )
    }
  }
  path(
    k,
    ink,
    'M34 -94.200C34.600 -95 35.600 -95 36.200 -94.200C35.600 -93.700 34.600 -93.700 34 -94.200ZM43.200 -89.400a0.500 0.400 0 1 0 1 0a0.500 0.400 0 1 0 -1 0Z',
  )
  // The sun along the edge.
  stroke(
    k,
    sun,
    0.85,
    rim < 0
      ? 'M-22.200 -40C-23 -43 -22.800 -46.200 -20.800 -48.700C-18.500 -51.600 -13 -53.500 -8 -55.200C-2 -57.200 4 -59.700 9 -63.200'
      : 'M45.400 -88.600C44.800 -90 40 -93.300 32.600 -97.200M17.600 -47.500C19.400 -51.500 20.600 -55.200 22 -59C25 -67 28 -77 30.600 -84.200C31.400 -86.400 32.400 -88.200 33.800 -89',
  )
  if (rim < 0)
    stroke(
      k,
      sun,
      0.7,
      'M9.600 -65C13 -68.500 15 -72.500 17 -77.400C19.600 -83.700 22.400 -90.700 25.400 -96.300',
    )
  else stroke(k, sun, 0.7, 'M14.600 -36C16.600 -39.500 17.800 -44 18 -49')
}

/** Two or three birds that ride along; each 3 high at x, y. */
export function oxpeckers(k, list, c) {
  for (const [x, y, q] of list)
    path(
      k,
      c,
      `M${x} ${y}C${x - q * 0.4} ${y - q * 0.5} ${x - q * 0.2} ${y - q} ${x + q * 0.2} ${y - q * 1.1}L${x + q * 0.6} ${y - q * 1.05}L${x + q * 0.3} ${y - q * 0.85}C${x + q * 0.4} ${y - q * 0.5} ${x + q * 0.3} ${y - q * 0.2} ${x} ${y}L${x - q * 0.6} ${y + q * 0.4}Z`,
    )
}

/** A great umbrella thorn: forked trunk, boughs like the ribs of a fan, pads of leaf with the sun along their tops; foot at x, y; q wide to one side. */
export function umbrella(k, x, y, q, high, [bark, leaf, top, edge], seed) {
  const r = random(seed)
  const pads = []
  for (let i = 0; i < 15; i++) {
    const u = -1 + (2 * (i + 0.5)) / 15
    const arch = 1 - u * u * 0.55
    pads.push([
      x + u * q + (r() - 0.5) * 2,
      y - high * (0.78 + 0.17 * arch) + (r() - 0.5) * 2.4,
      q * (0.17 + r() * 0.1),
    ])
  }
  // Four boughs leave the trunk at unlike heights; each carries the pads that are nearest to it.
  const boughs = [
    [-0.66, 0.3, 0.6, 2],
    [-0.2, 0.42, 0.66, 1.8],
    [0.24, 0.36, 0.62, 2],
    [0.72, 0.27, 0.62, 1.9],
  ].map(([u, from, to, w]) => {
    const start = [x + u * 1.2, y - high * from]
    const end = [x + u * q * 0.74, y - high * to]
    const knee = [x + u * q * 0.3 + u, y - high * (from + (to - from) * 0.5)]
    limb(
      k,
      bark,
      bent(
        bent([
          [...start, w],
          [...knee, w * 0.8],
          [...end, w * 0.5],
        ]),
      ),
    )
    return { u: u * 0.74, end, knee, w }
  })
  path(
    k,
    bark,
    `M${x - 5} ${y + 1}Q${x - 2} ${y - 0.6} ${x - 1.7} ${y - 5}L${x - 1.3} ${y - high * 0.3}L${x - 0.6} ${y - high * 0.44}H${x + 0.6}L${x + 1.4} ${y - high * 0.3}L${x + 1.9} ${y - 5}Q${x + 1.8} ${y - 0.6} ${x + 4.4} ${y + 1}Z`,
  )
  for (const [i, [px, py, w]] of pads.entries()) {
    const u = (px - x) / q
    const own = boughs.reduce((a, b) => (Math.abs(b.u - u) < Math.abs(a.u - u) ? b : a))
    const s = 0.55 + ((i * 7) % 5) * 0.1
    const from = [
      own.knee[0] + (own.end[0] - own.knee[0]) * s,
      own.knee[1] + (own.end[1] - own.knee[1]) * s,
    ]
    const mid = [from[0] + (px - from[0]) * 0.55, from[1] + (py - from[1]) * 0.42]
    limb(
      k,
      bark,
      bent([
        [...from, own.w * 0.42],
        [...mid, 0.6],
        [px, py + 0.6, 0.3],
      ]),
    )
    for (const m of [-0.6, 0.5])
      limb(k, bark, [
        [...mid, 0.42],
        [px + m * w, py + 0.3, 0.2],
      ])
  }
  const pad = (px, py, w, h, c) => {
    let d = `M${px - w} ${py}`
    const n = 7
    for (let i = 1; i <= n; i++) {
      const t = -1 + (2 * i) / n
      d += `Q${px + (t - 1 / n) * w} ${py - h * (1.35 - (t - 1 / n) ** 2) - r() * h * 0.3} ${px + t * w} ${py - h * 0.8 * Math.sqrt(Math.max(0, 1 - t * t))}`
    }
    for (let i = 1; i <= n; i++) {
      const t = 1 - (2 * i) / n
      d += `Q${px + (t + 1 / n) * w} ${py + h * 0.34} ${px + t * w} ${py + (i === n ? 0 : h * 0.05)}`
    }
    path(k, c, `${d}Z`)
  }
  for (const [px, py, w] of pads) pad(px, py, w, w * 0.3, leaf)
  for (const [px, py, w] of pads) pad(px - w * 0.08, py - w * 0.16, w * 0.74, w * 0.17, top)
  for (const [px, py, w] of pads) pad(px - w * 0.2, py - w * 0.26, w * 0.44, w * 0.07, edge)
}
