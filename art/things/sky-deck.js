import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './lens.js'

/**
 * The roof of the three towers in metres, like the deck of a ship 200 m above the bay, seen along it from a few metres higher: the pool
 * along its left side, garden and boards at the right, the bow far in front. The sun is low on the right.
 */
export const LEVEL = 25
export const P = lens({ eye: [0, 212, 0], yaw: -16, f: 100, cx: 84, cy: LEVEL })
/** On the deck: metres to the right of its middle line, which bends a little, along it and above it. */
export const D = (x, z, h = 0) => P(x + 1 + z * z * 0.00032, 200 + h, z)
const d2 = (x, z, h) => D(x, z, h).slice(0, 2)

const half = (z) => (z < 190 ? 17 : 17 * Math.sqrt(Math.max(0, 1 - ((z - 190) / 72) ** 2)))
const range = (a, b, n) => Array.from({ length: n + 1 }, (_, i) => a + ((b - a) * i) / n)
const strip = (x0, x1, z0, z1, h = 0, n = 24) => {
  const zs = range(z0, z1, n)
  return [...zs.map((z) => d2(x0, z, h)), ...zs.toReversed().map((z) => d2(x1, z, h))]
}
const [RIM, POOL, FAR] = [-16.4, -4.4, 168]

/** An office tower over the bay: x its left edge, foot and top, its sunny right side and its shady left one. */
function tower(k, x, w, top, foot, split, [shade, lit], slant = 0) {
  fill(k, shade, points(`${x} ${foot} ${x} ${top + slant} ${x + w} ${top} ${x + w} ${foot}`))
  fill(
    k,
    lit,
    points(
      `${x + split} ${foot} ${x + split} ${top + slant * (1 - split / w)} ${x + w} ${top} ${x + w} ${foot}`,
    ),
  )
}

/** Two shells of spines by the water: the theatre. */
function shells(k, x, y, q) {
  for (const [dx, w, h] of [
    [0, 7.4, 4.6],
    [8.4, 6.4, 4],
  ]) {
    const cx = x + dx * q
    path(
      k,
      '#8ea0b4',
      `M${cx - w * q} ${y}C${cx - w * q} ${y - h * 1.1 * q} ${cx - w * 0.3 * q} ${y - h * 1.5 * q} ${cx + w * 0.2 * q} ${y - h * 1.3 * q}C${cx + w * 0.8 * q} ${y - h * q} ${cx + w * q} ${y - h * 0.4 * q} ${cx + w * q} ${y}Z`,
    )
    path(
      k,
      '#f2dcb4',
      `M${cx + w * q} ${y}C${cx + w * q} ${y - h * 0.4 * q} ${cx + w * 0.8 * q} ${y - h * q} ${cx + w * 0.2 * q} ${y - h * 1.3 * q}C${cx + w * 0.1 * q} ${y - h * 0.9 * q} ${cx - w * 0.1 * q} ${y - h * 0.4 * q} ${cx - w * 0.2 * q} ${y}Z`,
    )
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 3; j++) {
        const [u, v] = [
          cx + (-0.66 + i * 0.4 + j * 0.1) * w * q,
          y - (0.2 + j * 0.34) * h * q * (i === 0 || i === 3 ? 0.8 : 1.05),
        ]
        path(
          k,
          i < 2 ? '#6c84a4' : '#c8a488',
          `M${u} ${v}l${1.1 * q} ${-0.75 * q}l${0.7 * q} ${0.75 * q}Z`,
        )
      }
  }
}

/** The great wheel on its two legs, seen from higher than its top. */
function wheel(k, cx, top, foot, ry) {
  const [cy, rx] = [top + ry, ry * 0.86]
  stroke(
    k,
    '#8a9cb4',
    0.5,
    `M${cx} ${cy}L${cx - rx * 0.5} ${foot - 0.8}M${cx} ${cy}L${cx + rx * 0.56} ${foot + 0.4}`,
  )
  stroke(k, '#f2dcb8', 0.3, `M${cx + 0.3} ${cy}L${cx + rx * 0.56 + 0.3} ${foot + 0.4}`)
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2 + 0.1
    stroke(
      k,
      'rgba(255,250,232,.7)',
      0.12,
      `M${cx} ${cy}L${cx + Math.cos(a) * rx} ${cy + Math.sin(a) * ry}`,
    )
  }
  for (const [dx, w, c] of [
    [-0.5, 0.5, '#6f86a8'],
    [0, 0.62, '#fff6dc'],
  ]) {
    k.strokeStyle = c
    k.lineWidth = w
    k.beginPath()
    k.ellipse(cx + dx, cy, rx, ry, 0, 0, 7)
    k.stroke()
  }
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2
    const [x, y] = [cx + Math.cos(a) * (rx + 0.62), cy + Math.sin(a) * (ry + 0.62)]
    k.fillStyle = Math.cos(a) > -0.2 ? '#fffaea' : '#9fb2c4'
    k.beginPath()
    k.ellipse(x, y, 0.36, 0.3, 0, 0, 7)
    k.fill()
  }
}

/** Everything 200 m below and farther: sky, the bay, its towers at the left, the shells, the wheel. */
export function bay(k) {
  const sky = k.createLinearGradient(0, 0, 0, LEVEL)
  for (const [a, c] of [
    [0, '#2c9cc8'],
    [0.5, '#84cfd8'],
    [1, '#fff0cc'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, LEVEL + 8)
  // The sea with its ships at anchor behind the land.
  k.fillStyle = '#a9d8d4'
  k.fillRect(-5, LEVEL, 170, 10)
  for (const [x, y, w] of points(
    '96 26.600 2.400 104 26 1.600 88 27.400 2 138 26.300 2 150 27.200 2.800',
    3,
  ))
    path(
      k,
      '#7c9cb0',
      `M${x} ${y}h${w}l-0.300 0.500h${-w + 0.7}ZM${x + w * 0.7} ${y}v-0.500h0.500v0.500Z`,
    )
  path(k, '#8fc0b4', 'M-5 28C20 27 40 28.600 70 28C100 27.600 120 30 166 29V44H-5Z')
  path(k, '#6fae9c', 'M-5 33C20 32 44 33.600 70 32.600C96 31.600 120 35 166 34V60H-5Z')
  // An arm of the sea, and the pale blocks of the suburbs along it.
  path(
    k,
    '#a4d8d0',
    'M44 35.400C60 34.200 78 34.400 96 35.600C104 36.200 110 36 116 36.600L112 38C100 37.400 92 37.600 82 37C68 36.200 56 36.600 44 35.400Z',
  )
  for (const [x, y, w, high] of points(
    '52 33.600 2 2.600 70 33 1.400 3.600 72.400 33.200 2.200 2.600 77 33 1.200 4.200 84 33.400 1.800 3 91 33.600 1.400 3.800 93.400 33.800 2.200 2.400 100 34 1.400 2.800 86 41 1.600 3.200 88.400 41.300 2 2.200',
    4,
  ))
    tower(k, x, w, y - high, y, w * 0.45, ['#9cc4c4', '#f4ead0'])
  const water = k.createLinearGradient(0, 42, 0, 92)
  for (const [a, c] of [
    [0, '#8fd4d0'],
    [0.3, '#4aaabc'],
    [1, '#1f6c98'],
  ])
    water.addColorStop(a, c)
  path(k, water, 'M-5 43.500C14 43 30 45 42 48.600C52 51.600 62 56 78 58L90 96H-5Z')
  const [A, B, C] = [
    ['#5c8cb0', '#ffdcac'],
    ['#7ba4bc', '#ffe6c0'],
    ['#9cbcc4', '#fff0d4'],
  ]
  for (const [x, w, top, foot, split, tones, slant] of [
    [-3, 6, 30, 43, 2.4, C, 0],
    [7, 4, 26, 42, 1.6, C, 0],
    [14, 5, 24, 42, 2, C, 1],
    [25, 4.4, 27.5, 43, 1.6, C, 0],
    [33, 4.4, 31, 44, 1.6, C, 0],
    [0, 6.4, 19.5, 43.6, 3, B, 0],
    [9.6, 5.6, 16.8, 43.6, 2.2, B, 1.6],
    [18.6, 6, 20.4, 44, 2.6, B, 0],
    [28, 4.6, 29, 45, 1.8, B, 0],
    [4, 5.6, 27, 43.8, 2.4, A, 1],
    [14, 6, 22.4, 44.2, 2.6, A, 0],
    [23, 5, 25.4, 44.8, 2, A, -1.6],
    [36, 3.4, 36, 46.4, 1.4, B, 0],
  ])
    tower(k, x, w, top, foot, split, tones, slant)
  // The bank: trees and a promenade in the sun.
  path(
    k,
    '#3f8c84',
    'M-5 44.400V42.600C4 41.600 10 43 16 42.600C24 42.600 30 44.600 36 45.400C44 47 56 51.600 66 53.600C72 54.600 78 55 84 54.600V60L78 58.800C62 56.800 52 52.400 42 49.400C30 45.800 14 43.800 -5 44.400Z',
  )
  path(
    k,
    '#ffe6bc',
    'M-5 44.400C14 43.800 30 45.800 42 49.400C52 52.400 62 56.800 78 58.800V59.500C62 57.600 52 53.200 42 50.200C30 46.600 14 44.600 -5 45Z',
  )
  shells(k, 38.5, 48, 0.72)
  wheel(k, 60, 30.5, 55.4, 11)
  // Boats, their wakes opening behind them.
  for (const [x, y, q] of points('17 54 0.900 38 62 1.200 -44 76 2', 3)) {
    k.save()
    k.translate(Math.abs(x) - (x < 0 ? 26 : 0), y)
    k.scale(x < 0 ? -q : q, q)
    path(k, 'rgba(226,248,240,.5)', 'M1 0C5 0.300 9 1 13 2.100C8 1.500 4 1 0 0.600Z')
    path(k, '#4c5c84', 'M-1.500 -0.200L1.300 0L1.100 0.600H-0.800Z')
    path(k, '#fff2d8', 'M-0.400 0V-0.700H1V0Z')
    path(k, '#e8604c', 'M-0.700 -0.650H1.150V-0.950H-0.500Z')
    k.restore()
  }
}

/** The deck from our feet to the bow, its rim over the drop, the pool. */
export function deck(k) {
  const zs = range(9, 262, 60)
  const outline = (grow, h) => [
    ...zs.map((z) => d2(-half(z) - grow, z, h)),
    ...zs.toReversed().map((z) => d2(half(z) + grow, z, h)),
  ]
  // The hull below the rim, in the shade.
  fill(k, '#46709c', outline(1.2, -3))
  fill(k, '#6c94b4', outline(1, -1))
  fill(k, '#f8dcb0', outline(0, 0))
  // The channel below the rim that takes the water which runs over.
  const rim = k.createLinearGradient(30, 90, 110, 34)
  rim.addColorStop(0, '#fff6e0')
  rim.addColorStop(1, '#fff0d0')
  const water = k.createLinearGradient(0, 34, 0, 90)
  for (const [a, c] of [
    [0, '#c4f0e0'],
    [0.12, '#84e0d8'],
    [0.4, '#34c4cc'],
    [1, '#10a0c0'],
  ])
    water.addColorStop(a, c)
  fill(k, '#d8a888', strip(POOL, POOL + 0.9, 9, FAR + 1))
  fill(k, '#fff4dc', strip(POOL + 0.12, POOL + 0.9, 9, FAR + 1, 0.3))
  fill(k, water, strip(RIM, POOL, 9, FAR, 0.2))
  fill(k, rim, strip(RIM - 0.6, RIM, 9, FAR, 0.24))
  fill(k, '#9cc8cc', strip(RIM - 1.5, RIM - 0.6, 9, FAR, -0.4))
  // The wall at the inner side keeps a narrow shade on the water.
  fill(k, 'rgba(12,110,150,.4)', strip(POOL - 0.7, POOL, 9, FAR, 0.2))
  // Joints of the boards: few, along the deck.
  for (const x of [-1.6, 0.4, 2.4])
    stroke(
      k,
      'rgba(196,128,100,.35)',
      0.16,
      `M${range(9, 120, 20)
        .map((z) => d2(x, z).join(' '))
        .join('L')}`,
    )
  // Planting at the far side of the boards.
  fill(k, '#e4a884', strip(4.6, 5, 9, 190, 0.3))
  fill(k, '#4a9c7c', strip(5, 17, 9, 190, 0.3))
}

/** What a palm at x, z throws over boards and water: a stem and a star of fronds, away from the sun. */
export function palmShade(k, x, z, high) {
  const at = (dx, dz) => d2(x + dx, z + dz, 0.22)
  const end = [-high * 1.35, high * 0.24]
  k.fillStyle = 'rgba(60,58,132,.42)'
  const quad = (list) => {
    k.beginPath()
    for (const p of list) k.lineTo(...p)
    k.fill()
  }
  quad([at(0, -0.16), at(end[0], end[1] - 0.1), at(end[0], end[1] + 0.1), at(0, 0.16)])
  const r = random(Math.round(z))
  k.beginPath()
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2 + r() * 0.3
    const l = 3 + r() * 1.1
    const p = (u, w) =>
      at(
        end[0] + Math.cos(a) * l * u - Math.sin(a) * w,
        end[1] + Math.sin(a) * l * u + Math.cos(a) * w,
      )
    const [p0, p1, p2, p3] = [p(0, 0), p(0.45, 0.5), p(1, 0), p(0.45, -0.5)]
    k.moveTo(...p0)
    k.quadraticCurveTo(...p1, ...p2)
    k.quadraticCurveTo(...p3, ...p0)
  }
  k.fill()
}

/** Shrubs of the garden: a few round crowns, the sunny side lighter. */
export function shrubs(k) {
  for (const [x, z, q] of points(
    '15 180 3 9 176 2.600 14 150 3 8 140 2.400 13 120 2.600 8 104 2 13 92 2.600 9 80 1.900 12 66 2.200 8 58 1.600 12 46 2 8.400 40 1.500 11 31 1.700 8 27 1.300 7.600 19.500 1.100',
    3,
  )) {
    const [px, py, m] = D(x, z, 0.3)
    const r = q * m
    const wide = 1 + 0.35 * Math.sin(z * 1.3)
    k.save()
    k.translate(px, py)
    k.scale(r * wide, r)
    path(
      k,
      '#2c7c74',
      'M-1.500 0.100C-1.700 -0.500 -1.200 -0.900 -0.800 -0.800C-0.600 -1.300 0.200 -1.400 0.500 -1C1 -1.100 1.500 -0.700 1.400 -0.300C1.700 -0.200 1.700 0.100 1.600 0.150Z',
    )
    path(
      k,
      '#5cb07c',
      'M0.500 -1C1 -1.100 1.500 -0.700 1.400 -0.300C1.700 -0.200 1.700 0.100 1.600 0.150H0.500C0.900 -0.100 0.900 -0.300 0.700 -0.400C0.900 -0.700 0.700 -0.900 0.200 -0.900C0 -1.100 -0.200 -1.100 -0.500 -1.120C-0.200 -1.350 0.300 -1.300 0.500 -1Z',
    )
    k.restore()
  }
}

/** A lounger across the deck, its back towards the garden. */
export function lounger(k, x, z, cloth = '#fffaea') {
  const p = (a, h, b) => d2(x + a, z + b, h)
  fill(k, 'rgba(60,58,132,.4)', [p(-0.9, 0, 0), p(1.3, 0, 0), p(1.3, 0, 0.7), p(-0.9, 0, 0.9)])
  fill(k, '#c8a898', [p(0, 0.34, 0), p(1.4, 0.34, 0), p(1.4, 0.1, 0), p(0, 0.1, 0)])
  fill(k, cloth, [p(0, 0.36, 0), p(1.4, 0.36, 0), p(1.4, 0.36, 0.7), p(0, 0.36, 0.7)])
  fill(k, '#d4c4c8', [p(1.4, 0.36, 0), p(1.95, 0.95, 0), p(1.95, 0.95, 0.7), p(1.4, 0.36, 0.7)])
}
