import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

/**
 * The Merlion in profile, looking to the left, in points of the field. The low sun stands in front of it on the left: brow, muzzle and
 * breast are lit, the border of light runs down through cheek and flank, back and tail lie in shade.
 */
const [RIM, LIT, MID, SHADE, DEEP, INK] = [
  '#fff4da',
  '#fddcc6',
  '#e2a8ae',
  '#aa6f9c',
  '#7a4f90',
  '#4c2f6c',
]

const soft = (k, c, text, tension = 0.8) => path(k, c, closed(points(text), tension))
const within = (k, d, draw) => {
  k.save()
  k.clip(new Path2D(d))
  draw()
  k.restore()
}

/** The trunk stands upright; its foot is hidden in the waves. */
const TRUNK =
  'M98 40C94.500 45 93 50 94.200 55C95 59 97 62 100 64H123C124.500 58 125.500 50 124.800 44C124.400 40 124 34 124 30H104Z'

/** The tail comes out of the waves behind and curls up close to the back: its middle line with half its width. */
const TAIL = points(
  '118 57.500 5 123.500 58.800 4.700 128.500 57.600 4.500 132.300 54 4.100 133.600 50 3.600 132.600 45.200 2.800 130.800 41.200 2',
  3,
)

/** One scale, its free edge down, rounder where it faces us. */
function scale(k, x, y, w, h, [tone, edge]) {
  const u = (q, d) =>
    `M${x - w * q} ${y - h * 0.5}C${x - w * q} ${y + h * 0.35} ${x - w * 0.5 * q} ${y + h * q} ${x} ${y + h * q}C${x + w * 0.5 * q} ${y + h * q} ${x + w * q} ${y + h * 0.35} ${x + w * q} ${y - h * 0.5}Z${d}`
  path(k, edge, u(1.06, ''))
  path(k, tone, u(0.84, ''))
}

function body(k) {
  tail(k)
  path(k, MID, TRUNK)
  within(k, TRUNK, () => {
    // Rows of scales round the trunk; each scale has one tone, so the border of light runs along their edges.
    for (let row = 8; row >= -4; row--)
      for (let i = -6; i <= 6; i++) {
        const turn = (i + Math.abs(row % 2) * 0.5) * 0.25
        if (Math.abs(turn) > 1.5) continue
        const [x, y] = [109.3 + 15.8 * Math.sin(turn), 38.4 + row * 3]
        const lean = turn + (row > 4 ? 0.1 : 0) + Math.sin(row * 1.9) * 0.06
        const tones =
          lean < -0.72
            ? [RIM, '#f8cdb8']
            : lean < -0.28
              ? [LIT, '#e8b4b0']
              : lean < 0.16
                ? [MID, '#c088a6']
                : lean < 0.72
                  ? [SHADE, '#8c5c98']
                  : [DEEP, '#643f80']
        scale(k, x, y, 2.15 * Math.cos(turn) + 0.4, 2.6, tones)
      }
  })
}

function tail(k) {
  const n = TAIL.length
  /** The point so far along the tail, so far beside its middle, and which way the tail runs there. */
  const on = (u, o) => {
    const i = Math.min(n - 2, Math.floor(u * (n - 1)))
    const q = u * (n - 1) - i
    const [a, b] = [TAIL[Math.max(0, i - 1)], TAIL[i]]
    const [c, d] = [TAIL[i + 1], TAIL[Math.min(n - 1, i + 2)]]
    const mix = (j) =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * q +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * q * q +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * q ** 3)
    const e = 0.01
    const slope = (j) =>
      0.5 *
      (c[j] -
        a[j] +
        2 * (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * (q + e) +
        3 * (3 * b[j] - a[j] - 3 * c[j] + d[j]) * (q + e) ** 2)
    const [dx, dy] = [slope(0), slope(1)]
    const l = Math.hypot(dx, dy)
    const wide = mix(2)
    return [mix(0) + (dy / l) * o * wide, mix(1) - (dx / l) * o * wide, Math.atan2(dy, dx), wide]
  }
  const side = (o, u0 = 0) =>
    Array.from({ length: 25 }, (_, i) => on(u0 + ((0.999 - u0) * i) / 24, o).slice(0, 2))
  fill(k, DEEP, [...side(-1), ...side(1).toReversed()])
  for (let row = 15; row >= 0; row--)
    for (let i = -1.5; i <= 1.5; i++) {
      const o = (i + (row % 2) * 0.5) * 0.52
      if (Math.abs(o) > 0.85) continue
      const [x, y, a, wide] = on(0.1 + (row / 15) * 0.82, o)
      k.save()
      k.translate(x, y)
      k.rotate(a - Math.PI / 2)
      // Its upper side sees the bright sky.
      scale(
        k,
        0,
        0,
        wide * 0.3,
        wide * 0.42,
        o > 0.5 ? [MID, '#b47ca4'] : o > -0.1 ? [SHADE, '#8a5896'] : [DEEP, '#643f80'],
      )
      k.restore()
    }
  // The fin: two broad lobes on one root, turned to the light on their left sides.
  path(
    k,
    DEEP,
    'M128.600 42.600C125.600 37 125.800 30.600 129.600 24.600C131.400 28 133 30.600 134.200 33.400C136.600 30.600 140.400 28.800 145 29C144 34.600 139.600 39.200 134 41C133.400 42 133.400 42.600 133.400 43.400C131.800 42.200 130.200 42 128.600 42.600Z',
  )
  path(
    k,
    SHADE,
    'M128.600 42.600C125.600 37 125.800 30.600 129.600 24.600C130 30 131 35.600 132.600 40C131.400 40.600 129.800 41.400 128.600 42.600ZM134 39C135 34.600 139 30.600 145 29C141.400 32.600 138.600 36.600 134.600 39.400Z',
  )
  path(
    k,
    MID,
    'M128.400 42.200C125.600 37 125.800 30.600 129.600 24.600C127.800 31 127.900 37 129.400 41.600Z',
  )
}

/** A lock of the mane from its root, in a direction: broad in its first third, its tip bent down; its sunny half and its other half. */
function lock(k, [x, y], deg, long, wide, [lit, dark]) {
  k.save()
  k.translate(x, y)
  k.rotate((deg * Math.PI) / 180)
  k.scale(long, wide)
  path(k, dark, 'M-0.180 0C0.020 -0.660 0.560 -0.600 1 0.420C0.700 0.360 0.240 0.680 -0.180 0Z')
  path(k, lit, 'M-0.180 0C0.020 -0.660 0.560 -0.600 1 0.420C0.660 -0.120 0.280 -0.080 -0.180 0Z')
  k.restore()
}

const TONES = [
  [RIM, LIT],
  [LIT, MID],
  [MID, SHADE],
  [SHADE, DEEP],
]

/**
 * One ring of locks. On the brow they sweep back, at the back they fall, under the jaw they hang; each has its own length.
 * The border of light runs through them as through the face: sunny on the brow and the breast.
 */
function ring(k, list, out, long, wide, dim, seed) {
  const r = random(seed)
  for (const deg of list) {
    const a = (deg * Math.PI) / 180
    const [x, y] = [109 + Math.cos(a) * (7.6 + out), 25 + Math.sin(a) * (14.4 + out)]
    const turn = deg < 0 ? deg + 62 + deg * 0.12 : 62 + deg * 0.36
    const light = deg < -66 || deg > 106 ? 0 : deg < -36 || deg > 78 ? 1 : 2
    lock(
      k,
      [x, y],
      turn,
      long * (0.86 + r() * 0.34),
      wide * (0.9 + r() * 0.24),
      TONES[Math.min(3, light + dim)],
    )
  }
}

/** What is behind the face: the two outer rings. */
function mane(k) {
  soft(k, DEEP, '106 8 114 7 122 11 128 18 130 27 129 37 124 45 114 50 104 50 98 46 100 38', 0.9)
  ring(k, [126, 108, -86, -66, 92, -46, 76, -26, 58, -7, 40, 12, 25], 6.6, 12, 6.6, 1, 5)
  ring(k, [-94, 118, -74, 100, -54, 82, -34, 66, -15, 50, 4, 34, 19], 3.2, 11, 6, 0, 8)
}

/** Skull, muzzle and jaw, the mouth wide open. */
function face(k) {
  // The ear lies back in the mane.
  soft(
    k,
    LIT,
    '110.500 13.500 113.500 8.600 117.600 9 118.400 13.500 115.600 17.500 111.600 17.500',
    0.9,
  )
  soft(k, SHADE, '113 13.500 114.600 10.600 117 11 117.200 14 115 16.400 113 16', 0.9)
  // The inside of the mouth, then the lower jaw.
  fill(k, INK, points('91 29 104 28 107 33 103 38 93 38.500 92 34'))
  const jaw =
    'M108 32C106.600 34.800 104.400 36.200 101 36.500C98 36.700 95.600 36.500 93.800 35.500C92.300 35.300 91.300 36.500 91.300 38.400C91.300 40.400 92.300 41.800 93.600 42.400C93.200 43.800 92.800 45 91.800 46.400C94.400 46.200 96.600 45.400 98.400 44.200C103 45.600 108 45 112 42L114 32Z'
  path(k, LIT, jaw)
  within(k, jaw, () => {
    soft(k, MID, '103 34 101.600 38 99 41 95 43 92 47.500 100 48 116 46 116 30', 0.7)
    soft(k, SHADE, '108 33 107.500 38 106 41.500 104.500 44.400 107 48 118 46 116 30', 0.7)
  })
  // Two teeth below.
  fill(k, RIM, points('94.200 35.900 95 33.200 96.400 36.400'))
  fill(k, LIT, points('97.400 36.600 98 35.400 98.900 36.600'))
  const head =
    'M113 10.500C110 8.600 105.800 9.200 103 11.600C101.200 13.200 100.200 14.600 99.200 16.400C97 17.200 94 18.400 91.600 19.800C89.800 20.600 88.600 21.600 88.500 23C88.500 24.200 89.100 24.900 89.500 25.500C88.300 26.400 87.900 28.200 88.300 29.800C88.800 31.700 90.600 32.300 92.400 31.700C94.600 31 97 30.300 99.600 30.500C102.400 30.800 104.600 32 106.200 34.400C107.600 37.400 109.400 39.500 112.600 40.500C117 36 119 29 118.400 22C118 17 116 13 113 10.500Z'
  path(k, LIT, head)
  within(k, head, () => {
    // The border of light: temple, cheekbone, cheek.
    soft(
      k,
      MID,
      '108 8 106 13 106.600 17.500 104 21 105.600 25 102.600 28.500 104.400 32.500 108 42 122 42 122 8',
      0.7,
    )
    soft(
      k,
      SHADE,
      '112.500 8 111 14 112 19.500 109.600 24 111 29 108.600 33.500 110.600 42 122 42 122 8',
      0.7,
    )
    // Bridge of the nose and forehead catch the sun in one plane.
    path(
      k,
      RIM,
      'M107 8C104 10 101.500 13 99.800 16.300C97 17.200 94 18.400 91.600 19.800L90.600 21.600C94 20.600 97.600 19.800 99.800 19.400C101.600 15.400 104 11.600 108.600 9Z',
    )
    // The lip: a soft pad over the mouth, its underside in half shade.
    path(
      k,
      RIM,
      'M88 25.800C90.600 24.900 94 25.200 95.800 26.600C94 28.300 91 29.200 88.300 29.200Z',
    )
    path(
      k,
      MID,
      'M89 31.900C90.500 29.900 93.600 29.700 96.600 28.900C99.600 28.100 102 28.500 104 30.100L107 34.500C104 31.300 100 30 96.500 30.800C94 31.500 91.600 32.600 89 31.900Z',
    )
  })
  // The nose, broad and dark, cut off straight.
  path(
    k,
    SHADE,
    'M92.600 19.300C90.200 20.300 88.300 21.300 88.400 23.100C88.500 24.300 89.100 24.900 89.700 25.300C91.300 24.900 92.100 23.700 92.700 22.500C93.100 21.500 93.300 20.300 92.600 19.300Z',
  )
  path(
    k,
    INK,
    'M88.600 23.600C89.400 23.100 90.600 23.100 91.300 23.900C90.700 24.700 90.100 25.100 89.700 25.300C89.100 24.900 88.700 24.300 88.600 23.600Z',
  )
  // The fold from nose to corner of the mouth.
  path(k, MID, 'M93 23.400C96 23.200 99 24.400 101.200 27C99 25.600 96 24.600 93.200 24.400Z')
  // The brow hangs over the eye; the eye itself is a small light in its shade.
  path(
    k,
    SHADE,
    'M98.600 17.200C100.600 16.200 103.600 16 106.600 17.400C106.200 19.400 105 20.800 103 21.400C101.400 21.500 99.800 20.500 98.600 17.200Z',
  )
  path(
    k,
    INK,
    'M99.400 18.200C101.200 17.500 103.400 17.600 105.400 18.800C104.400 20.200 103 20.700 101.800 20.400C100.600 20.100 99.800 19.300 99.400 18.200Z',
  )
  path(
    k,
    RIM,
    'M100.200 18.500C101 18.200 101.900 18.300 102.500 18.700C102.300 19.400 101.700 19.700 101.100 19.500C100.600 19.300 100.300 19 100.200 18.500Z',
  )
  path(
    k,
    RIM,
    'M97.800 17.300C99.600 14.900 103.400 14.300 107.400 16.100C104 15.800 100.600 16.300 98.400 17.900Z',
  )
  // The tusk that hangs from the upper lip, a smaller one behind it.
  fill(k, RIM, points('91.300 31.600 94 30.900 92.500 34.900'))
  fill(k, LIT, points('98 30.400 100 30.500 99.200 32.400'))
}

/** The stone waves it rises from: crests that break to the left, each of its own size, hollow under their lips. */
function waves(k) {
  path(k, SHADE, 'M88 64.200C92 62.400 100 59 110 58.600C122 58.200 132 60.400 141 64.200Z')
  for (const [x, w, h, lit, dark, flow] of [
    [131, 9, 6.8, SHADE, INK, DEEP],
    [119, 8, 7.6, SHADE, DEEP, DEEP],
    [108.5, 9, 9.4, MID, DEEP, SHADE],
    [125.5, 6.5, 4.6, SHADE, INK, DEEP],
    [98, 8.5, 7.4, LIT, SHADE, MID],
    [114.5, 8, 5, MID, DEEP, SHADE],
    [105, 6, 3.8, LIT, SHADE, MID],
  ]) {
    k.save()
    k.translate(x, 64.2)
    k.scale(w, h)
    path(
      k,
      lit,
      'M-0.950 0C-0.700 -0.100 -0.560 -0.350 -0.640 -0.600C-0.720 -0.820 -0.960 -0.840 -1.080 -0.680C-1.080 -1.060 -0.580 -1.220 -0.200 -1C0.300 -0.700 0.500 -0.220 1.100 0Z',
    )
    path(
      k,
      dark,
      'M-0.950 0C-0.700 -0.100 -0.560 -0.350 -0.640 -0.600C-0.720 -0.820 -0.960 -0.840 -1.080 -0.680C-0.980 -0.960 -0.560 -0.960 -0.460 -0.600C-0.380 -0.320 -0.500 -0.100 -0.640 0Z',
    )
    path(
      k,
      flow,
      'M-0.300 -0.860C0.100 -0.620 0.260 -0.260 0.800 0H0.520C0.120 -0.240 0 -0.600 -0.300 -0.860Z',
    )
    k.restore()
  }
}

/** The whole of it; the block it stands on is drawn by the picture. */
export function merlion(k) {
  body(k)
  k.save()
  k.translate(92, 9.4)
  k.scale(0.85, 0.85)
  k.translate(-92, -9)
  mane(k)
  face(k)
  ring(k, [-100, -80, -60, -40, 112, 96, -20, 80, 0, 64, 20, 48, 34], 0.4, 9, 5.4, 0, 3)
  // The short fur of the cheek runs into the mane.
  ring(k, [-74, 70, -50, 50, -28, 30, -8, 11], -3.6, 7, 4.2, 0, 11)
  k.restore()
  waves(k)
}

/** Where the jet leaves the mouth. */
const MOUTH = [97.4, 30]

/** The jet: solid and narrow where it leaves the mouth, torn into strands and drops where it falls. */
export function jet(k, [x1, y1]) {
  const r = random(12)
  const [x0, y0] = MOUTH
  const on = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t * t]
  const off = (t, o) => {
    const [dx, dy] = [x1 - x0, (y1 - y0) * 2 * t]
    const l = Math.hypot(dx, dy)
    const [x, y] = on(t)
    return [x + (dy / l) * o, y - (dx / l) * o]
  }
  /** One strand from t0 to t1, so far beside the middle, so wide. */
  const strand = (c, t0, t1, o0, o1, wide) => {
    const n = 14
    const edge = (m) =>
      Array.from({ length: n + 1 }, (_, i) => {
        const u = i / n
        return off(
          t0 + (t1 - t0) * u,
          o0 +
            (o1 - o0) * u +
            m * wide * Math.sin(Math.PI * Math.min(1, t0 + u < 0.02 ? 0 : 0.1 + u * 0.9)) ** 0.6,
        )
      })
    fill(k, c, [...edge(-1), ...edge(1).toReversed()])
  }
  strand('rgba(255,222,196,.75)', 0.3, 1, 0.6, 2, 0.7)
  strand('rgba(255,222,196,.75)', 0.42, 0.99, -0.5, -1.9, 0.6)
  strand('#ffe9d2', 0.12, 1.01, 0.5, 0.9, 0.9)
  strand('#fffaea', 0, 1.01, 0, -0.3, 1.05)
  for (let i = 0; i < 26; i++) {
    const t = 0.34 + r() * 0.62
    const side = r() < 0.5 ? -1 : 1
    strand(
      i % 3 ? '#fffaea' : '#ffe9d2',
      t,
      t + 0.012 + r() * 0.03,
      side * (1.2 + r() * 2.6 * t),
      side * (1.4 + r() * 3 * t),
      0.1 + r() * 0.14,
    )
  }
  // Where it falls: a low white boil, a few arcs that open round it.
  for (const [rx, ry, c] of [
    [15, 2.1, 'rgba(255,236,206,.28)'],
    [10, 1.5, 'rgba(255,240,214,.45)'],
    [6, 1, 'rgba(255,248,230,.85)'],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x1 - 0.5, y1 + 0.4, rx, ry, 0, 0, 7)
    k.fill()
  }
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (0.1 + 0.8 * r())
    const l = 1.6 + r() * 3.6
    const [x, y] = [x1 + Math.cos(a) * l * 1.3 - 0.4, y1 - Math.sin(a) * l * 0.9]
    const q = 0.16 + r() * 0.3
    path(k, '#fffaea', `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  }
  path(
    k,
    '#fffaea',
    `M${x1 - 4.6} ${y1 + 0.6}C${x1 - 4} ${y1 - 1.4} ${x1 - 2.6} ${y1 - 2.2} ${x1 - 1.8} ${y1 - 3.4}C${x1 - 0.6} ${y1 - 2.4} ${x1 + 0.6} ${y1 - 3} ${x1 + 1.6} ${y1 - 2.6}C${x1 + 2.4} ${y1 - 1.4} ${x1 + 3.6} ${y1 - 1} ${x1 + 4.2} ${y1 + 0.6}Q${x1} ${y1 + 1.6} ${x1 - 4.6} ${y1 + 0.6}Z`,
  )
}
