// The road of the glaciers laid out in metres: the eye 2.2 m over the verge, six metres to the right of the yellow line.
import { Path2D } from '@napi-rs/canvas'
import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

export const HORIZON = 62
const LENS = 130
const EYE = 2.2
const VANISH = 98
const LINE = -6.4

/** Metres to the right, ahead and up: to points of the field. */
export const seen = (x, z, up = 0) => [
  VANISH + (LENS * (x + bend(z))) / z,
  HORIZON + (LENS * (EYE - up - roll(z))) / z,
]
/** How large a metre is at a distance. */
export const metre = (z) => LENS / z
/** The road turns gently to the left far away, and rises there. */
const bend = (z) => (z > 44 ? -((z - 44) ** 2) / 400 : 0)
const roll = (z) => (z > 60 ? (z - 60) ** 2 / 4200 : 0)

const STEPS = [9, 11, 14, 18, 24, 32, ...Array.from({ length: 30 }, (_, i) => 40 + i * 3)]
/** A strip of the ground between two distances from the yellow line. */
function strip(k, colour, a, b, z0 = 8, z1 = 128) {
  const zs = [z0, ...STEPS.filter((z) => z > z0 && z < z1), z1]
  fill(k, colour, [
    ...zs.map((z) => seen(LINE + a, z)),
    ...zs.map((z) => seen(LINE + b, z)).reverse(),
  ])
}

/** The road with its verges; the same again in the tones of the shade, through a clip. */
export function road(k, [grass, gravel, tar, white, yellow]) {
  fill(k, grass, [
    [-6, HORIZON + 0.6],
    [166, HORIZON + 0.6],
    [166, 96],
    [-6, 96],
  ])
  strip(k, gravel, -5.4, 5.4)
  strip(k, tar, -4.4, 4.4)
  strip(k, white, -3.9, -3.72)
  strip(k, white, 3.72, 3.9)
  strip(k, yellow, -0.24, -0.08)
  strip(k, yellow, 0.08, 0.24)
}

/** The shade that a row of firs on the right throws over the road: [distance, width, reach to the left]. */
export function shadeOfFirs(k, trees) {
  k.beginPath()
  for (const [z, wide, reach] of trees) {
    // The tip is nearer than the foot, since the sun stands a little ahead of us.
    const dz = -z * 0.05
    const p = [
      seen(60, z + wide),
      seen(4, z + wide * 0.9),
      seen(4 - reach * 0.3, z + wide * 0.5 + dz * 0.3),
      seen(4 - reach * 0.34, z + wide * 0.66 + dz * 0.34),
      seen(4 - reach * 0.62, z + wide * 0.22 + dz * 0.6),
      seen(4 - reach * 0.66, z + wide * 0.36 + dz * 0.66),
      seen(4 - reach, z + dz),
      seen(4 - reach * 0.6, z - wide * 0.3 + dz * 0.6),
      seen(4 - reach * 0.58, z - wide * 0.2 + dz * 0.6),
      seen(4 - reach * 0.28, z - wide * 0.56 + dz * 0.3),
      seen(4 - reach * 0.26, z - wide * 0.46 + dz * 0.3),
      seen(4, z - wide * 0.9),
      seen(60, z - wide),
    ]
    for (const [i, q] of p.entries()) i ? k.lineTo(...q) : k.moveTo(...q)
    k.closePath()
  }
}

/** A wood far off: one mass with tips of its own heights; from, to: points of its upper edge. */
export function wood(k, colour, edge, foot, { seed, tall = 2.4, gap = 0.9 }) {
  const r = random(seed)
  const out = []
  for (let i = 0; i < edge.length - 1; i++) {
    const [a, b] = [edge[i], edge[i + 1]]
    let x = a[0]
    while (x < b[0]) {
      const t = (x - a[0]) / (b[0] - a[0])
      const y = a[1] + (b[1] - a[1]) * t
      const h = tall * (r() < 0.2 ? 0.9 + r() * 0.5 : 0.2 + r() * 0.5)
      const w = gap * (0.6 + r() * 0.8)
      out.push(
        [x, y + 0.2],
        [x + w * 0.34, y - h * 0.45],
        [x + w * 0.5, y - h],
        [x + w * 0.66, y - h * 0.4],
      )
      x += w
    }
  }
  fill(k, colour, [[edge[0][0], foot], ...out, edge.at(-1), [edge.at(-1)[0], foot]])
}

/** A tall fir near us: boughs that hang, each of its own length; the tips on the right in the sun. */
export function tallFir(k, x, foot, high, [dark, lit], seed) {
  const r = random(seed)
  const rows = Math.round(8 + r() * 5)
  const slim = 0.13 + r() * 0.05
  const step = (high * 0.95) / rows
  const tips = [[], []]
  for (const [n, dir] of [-1, 1].entries())
    for (let i = 1; i <= rows; i++) {
      const t = (i - 0.3 + r() * 0.5) / rows
      const y = foot - high + high * 0.95 * t
      const w = high * (0.012 + slim * t ** 0.85) * (0.62 + r() * 0.55)
      tips[n].push([
        x + dir * w,
        y,
        x + dir * w * (0.34 + r() * 0.2),
        y - step * (0.1 + r() * 0.16),
      ])
    }
  const outline = [[x, foot - high]]
  for (const [tx, ty, ix, iy] of tips[1]) outline.push([tx, ty], [ix, iy])
  outline.push([x + high * 0.02, foot], [x - high * 0.02, foot])
  for (const [tx, ty, ix, iy] of [...tips[0]].reverse()) outline.push([ix, iy], [tx, ty])
  fill(k, dark, outline)
  let last = [x, foot - high]
  for (const [tx, ty, ix, iy] of tips[1]) {
    fill(k, lit, [
      last,
      [tx, ty],
      [ix - (ix - x) * 0.2, ty - step * 0.2],
      [x + (ix - x) * 0.35, iy - step * 0.3],
    ])
    last = [ix, iy]
  }
}

/** Poplars in gold, one behind the other: pale stems, tall eggs of leaves lit from the right. [x, foot, height, seed] */
export function poplars(k, list, [light, mid, shade, stem, stemShade]) {
  for (const [x, foot, high, seed] of list) {
    const r = random(seed)
    const w = high * 0.022
    const lean = (r() - 0.5) * high * 0.06
    path(
      k,
      stemShade,
      `M${x - w} ${foot + w}L${x + lean - w * 0.4} ${foot - high * 0.7}H${x + lean + w * 0.4}L${x + w} ${foot + w * 0.4}Z`,
    )
    path(
      k,
      stem,
      `M${x + w * 0.1} ${foot + w * 0.7}L${x + lean} ${foot - high * 0.7}H${x + lean + w * 0.4}L${x + w} ${foot + w * 0.4}Z`,
    )
    // Its shade falls to the left.
    fill(k, '#7c8c5c', [
      [x + w, foot + w * 0.3],
      [x - high * 0.9, foot + high * 0.035],
      [x - high * 1.5, foot + high * 0.09],
      [x - high * 0.95, foot + high * 0.1],
      [x - w, foot + w],
    ])
    const wide = high * (0.12 + r() * 0.12)
    const swell = Array.from({ length: 13 }, () => 0.9 + r() * 0.2)
    const crown = closed(
      swell.map((q, i) => {
        const a = (i / 13) * Math.PI * 2 - Math.PI / 2
        const egg = 1 - 0.26 * Math.cos(a + Math.PI / 2)
        return [
          x + lean + Math.cos(a) * wide * egg * q,
          foot - high * 0.57 + Math.sin(a) * high * 0.43 * (i ? q : 1),
        ]
      }),
      0.7,
    )
    path(k, light, crown)
    k.save()
    k.clip(new Path2D(crown))
    // The shade lies on the left and below, its border in and out like the boughs.
    const [cx, top, bow] = [x + lean, foot - high, high * 0.1]
    const bend = 0.15 + r() * 0.6
    for (const [c, dx, sway] of [
      [mid, 0.2 + r() * 0.3, bend],
      [shade, -0.5 + r() * 0.3, bend * 0.8],
    ])
      path(
        k,
        c,
        `M${cx - wide * 2} ${top}L${cx + wide * (dx * 0.2)} ${top}Q${cx + wide * (dx - sway)} ${top + bow} ${cx + wide * dx} ${top + bow * 2.4}Q${cx + wide * (dx + 0.3)} ${top + bow * 3.2} ${cx + wide * (dx - sway * 0.5)} ${top + bow * 4.4}Q${cx + wide * (dx + 0.5)} ${top + bow * 5.2} ${cx + wide * (dx + 0.3)} ${top + bow * 6.3}Q${cx + wide * (dx + 1)} ${top + bow * 7} ${cx + wide * 1.3} ${top + bow * 7.2}V${foot}H${cx - wide * 2}Z`,
      )
    k.restore()
  }
}

/** The bus of the group from the front, its lamps on; a metre is one unit. */
export function bus(k) {
  path(
    k,
    '#c8ccd0',
    'M-1.050 -0.350L-1.050 -1.500L-0.900 -2.400Q0 -2.650 0.900 -2.400L1.050 -1.500V-0.350Z',
  )
  path(k, '#fff8ea', 'M0.200 -0.350V-2.560Q0.600 -2.520 0.900 -2.400L1.050 -1.500V-0.350Z')
  path(k, '#2c5470', 'M-0.900 -1.450L-0.780 -2.250H0.780L0.900 -1.450Z')
  path(k, '#7cb4c4', 'M0.100 -1.450L0.400 -2.250H0.780L0.900 -1.450Z')
  path(k, '#d84c34', 'M-1.050 -0.900H1.050V-0.640H-1.050Z')
  path(
    k,
    '#20303c',
    'M-0.950 -0.360H-0.550V0H-0.950ZM0.550 -0.360H0.950V0H0.550ZM-1.050 -0.420H1.050V-0.250H-1.050Z',
  )
  path(k, '#fff0b0', 'M-0.950 -1.200H-0.550V-0.960H-0.950ZM0.550 -1.200H0.950V-0.960H0.550Z')
}
