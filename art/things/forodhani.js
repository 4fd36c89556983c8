// The sea wall of Forodhani in Stone Town at sunset, seen from a boat before it: the quay, the Omani fort, a palm, a boy who dives.
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { coconutLeaf } from './coconut-leaf.js'
import { lens } from './curves.js'
import { bent, limb } from './joints.js'
import { smooth } from './leaf-edge.js'

export const HORIZON = 58
/** The quay: its edge above the water, its foot, where it ends; eight units are a metre. */
export const [EDGE, FOOT, END] = [52.4, 71.5, 62]
const [VX, BACK] = [84, 0.72]
const back = ([x, y]) => [VX + (x - VX) * BACK, HORIZON + (y - HORIZON) * BACK]

/** Courses of coral stone in the shade, the end turned to the sun, the mark of the tide. */
export function quay(k, { face, block, joint, wet, lit, litWet, top }) {
  const box = (c, x0, x1, y0, y1) =>
    fill(k, c, points(`${x0} ${y0} ${x1} ${y0} ${x1} ${y1} ${x0} ${y1}`))
  const side = (c, y0, y1) =>
    fill(k, c, [[END - 0.1, y0], back([END, y0]), back([END, y1]), [END - 0.1, y1]])
  box(face, -6, END, EDGE, FOOT)
  const r = random(5)
  const rows = [54.6, 57.8, 61, 64.2, 67.4]
  for (const [j, y] of rows.entries()) {
    let x = -6 - r() * 5
    while (x < END) {
      const l = 5 + r() * 5
      const [a, b] = [Math.max(-6, x + 0.14), Math.min(END, x + l - 0.14)]
      if (r() < 0.3 && b > a) box(block, a, b, y + 0.16, (rows[j + 1] ?? 69) - 0.16)
      else if (b < END) box(joint, b, b + 0.22, y, rows[j + 1] ?? 69)
      x += l
    }
    box(joint, -6, END, y - 0.1, y + 0.12)
  }
  box(wet, -6, END, 67.6, FOOT)
  for (let x = -6; x < END; x += 4.2 + r() * 3)
    lens(k, wet, x, 67.8, 2.6 + r() * 2, 0.3 + r() * 0.4)
  side(lit, EDGE, FOOT)
  for (const y of rows) {
    const [x1, y1] = back([END, y])
    stroke(k, 'rgba(140,60,80,.5)', 0.16, `M${END} ${y}L${x1} ${y1}`)
  }
  side(litWet, 67.6, FOOT)
  // The coping stands out a hand and catches the sun along its edge.
  box(joint, -6, END + 0.6, EDGE + 1.5, EDGE + 2.1)
  box(block, -6, END + 0.6, EDGE, EDGE + 1.6)
  fill(k, lit, [
    [END + 0.6, EDGE],
    back([END + 0.6, EDGE]),
    back([END + 0.6, EDGE + 1.6]),
    [END + 0.6, EDGE + 1.6],
  ])
  box(top, -6, END + 0.6, EDGE - 0.15, EDGE + 0.3)
}

/** Merlons of the Omani fort: like blunt leaves in a row, from x0 to x1 along two heights. */
function merlons(k, c, x0, y0, x1, y1, n) {
  for (let i = 0; i < n; i++) {
    const [a, b] = [i / n, (i + 0.72) / n]
    const [xa, xb] = [x0 + (x1 - x0) * a, x0 + (x1 - x0) * b]
    const [ya, yb] = [y0 + (y1 - y0) * a, y0 + (y1 - y0) * b]
    const q = ((x1 - x0) / n) * 0.95
    path(
      k,
      c,
      `M${xa} ${ya + 0.3}V${ya - q * 0.7}Q${(xa + xb) / 2} ${ya - q * 1.5} ${xb} ${yb - q * 0.7}V${yb + 0.3}Z`,
    )
  }
}

/** The old fort beyond the gardens, pale in the light: a round tower, the wall that goes on from it. */
export function fort(k, [lit, mid, shade, dark]) {
  fill(k, mid, points('20 56 20 34 50 38.500 50 56'))
  merlons(k, mid, 20, 34.1, 50, 38.6, 13)
  for (const [x, y] of points('30 41 36.500 42 43 43'))
    path(k, dark, `M${x} ${y}h0.800v2.400h-0.800Z`)
  const tower = (x0, x1, top, n) => {
    const w = x1 - x0
    path(k, mid, `M${x0} 56L${x0 + w * 0.04} ${top}H${x1 - w * 0.04}L${x1} 56Z`)
    path(k, shade, `M${x0} 56L${x0 + w * 0.04} ${top}H${x0 + w * 0.3}L${x0 + w * 0.28} 56Z`)
    path(k, lit, `M${x0 + w * 0.74} 56L${x0 + w * 0.72} ${top}H${x1 - w * 0.04}L${x1} 56Z`)
    path(
      k,
      dark,
      `M${x0 + w * 0.03} ${top + w * 0.16}H${x1 - w * 0.03}V${top + w * 0.19}H${x0 + w * 0.03}Z`,
    )
    merlons(k, shade, x0 + w * 0.04, top + 0.1, x0 + w * 0.3, top + 0.1, Math.round(n * 0.28))
    merlons(k, mid, x0 + w * 0.3, top + 0.1, x0 + w * 0.72, top + 0.1, Math.round(n * 0.42))
    merlons(k, lit, x0 + w * 0.72, top + 0.1, x1 - w * 0.04, top + 0.1, Math.round(n * 0.26))
    for (const t of [0.22, 0.5, 0.78])
      path(k, dark, `M${x0 + w * t} ${top + w * 0.42}h${w * 0.05}v${w * 0.17}h${-w * 0.05}Z`)
  }
  tower(45, 54, 36, 8)
  tower(2, 24, 27.5, 14)
}

/** The bushes of the gardens, trimmed low, from the left edge to `end`, where they sink behind the wall; the sun on their tops. */
export function hedge(k, [leaf, lit], y, up, seed, end) {
  const brow = (drop, shift) => {
    const out = []
    for (let x = -8, i = 0; x < end; x += 4.5 + 2.5 * noise(i * 1.7, seed), i++) {
      const low = Math.max(0, Math.min(1, (end - x) / 7)) ** 0.5
      out.push([
        x + shift,
        y + drop + (1 - low) * 3 - up * low * (0.82 + 0.2 * noise(i * 2.3, seed + 4)),
      ])
    }
    return smooth([...out, [end, y + drop + 3]], 5)
  }
  fill(k, lit, [[-8, 58], ...brow(0, 0), [end, 58]])
  fill(k, leaf, [[-8, 58], ...brow(0.5, -0.7), [end, 58]])
}

/** A coconut palm, with nuts or without: a bent stem, fronds with a lit side; top at x, y. */
export function palm(k, x0, y0, x, y, q, [stem, stemLit, leaf, leafLit], seed, nuts = true) {
  const r = random(seed)
  limb(
    k,
    stem,
    bent([
      [x0, y0, q * 0.17],
      [x0 + (x - x0) * 0.2, y0 + (y - y0) * 0.5, q * 0.12],
      [x, y, q * 0.09],
    ]),
  )
  limb(
    k,
    stemLit,
    bent([
      [x0 + q * 0.05, y0, q * 0.05],
      [x0 + (x - x0) * 0.2 + q * 0.035, y0 + (y - y0) * 0.5, q * 0.04],
      [x + q * 0.02, y, q * 0.03],
    ]),
  )
  for (const [a, b] of [
    [-2.9, -0.8],
    [-0.2, 0.9],
    [-2.3, -0.9],
    [-0.8, 0.9],
    [-1.9, -0.7],
    [-1.25, 0.8],
    [2.9, -0.5],
    [0.25, 0.6],
  ])
    coconutLeaf(
      k,
      x,
      y,
      q * (0.95 + r() * 0.25),
      a + (r() - 0.5) * 0.2,
      b,
      Math.cos(a) > 0 ? [leafLit, leaf, stemLit] : [leaf, leaf, stem],
      q > 12 ? 30 : 18,
    )
  for (const [dx, dy] of nuts ? points('-0.060 0.060 0.060 0.080 0 0.120') : [])
    path(
      k,
      stemLit,
      `M${x + dx * q - q * 0.05} ${y + dy * q}a${q * 0.05} ${q * 0.06} 0 1 0 ${q * 0.1} 0a${q * 0.05} ${q * 0.06} 0 1 0 ${-q * 0.1} 0Z`,
    )
}

/** A boy in a swallow dive, seven heads long, going right: chest first, arms wide, legs in one line. */
export function swallow(k, [skin, rim, shorts]) {
  const part = (c, ...list) => limb(k, c, bent(list))
  // The far arm, the far leg.
  part(skin, [2, -0.1, 0.56], [1.75, -1.5, 0.44], [1.95, -2.7, 0.34], [2.15, -3.2, 0.3])
  part(skin, [-0.2, -0.1, 0.9], [-1.9, -0.42, 0.62], [-3.4, -0.72, 0.42], [-4.5, -1.02, 0.24])
  part(skin, [-0.2, 0.1, 0.95], [-1.9, -0.1, 0.66], [-3.5, -0.36, 0.44], [-4.6, -0.62, 0.24])
  part(shorts, [0.3, 0, 1.04], [-0.7, -0.12, 1.08], [-1.5, -0.26, 0.98])
  part(skin, [0.1, 0, 0.96], [1.1, 0.12, 1.06], [2.1, 0, 1.16], [2.35, -0.1, 0.8])
  part(skin, [2.2, -0.2, 0.5], [2.9, -0.5, 0.46])
  path(
    k,
    skin,
    'M2.550 -0.700C2.600 -1.260 3.050 -1.460 3.450 -1.260C3.820 -1.060 3.860 -0.600 3.660 -0.340C3.480 -0.100 3.080 -0.060 2.820 -0.200C2.640 -0.320 2.540 -0.500 2.550 -0.700Z',
  )
  // The near arm.
  part(skin, [2.1, 0.2, 0.58], [2.25, 1.5, 0.44], [2.75, 2.6, 0.34], [3, 3, 0.32])
  part(rim, [2.36, 0.5, 0.1], [2.46, 1.5, 0.14], [2.92, 2.6, 0.1])
  part(rim, [3.4, -1.2, 0.1], [3.72, -0.9, 0.14], [3.66, -0.5, 0.1])
}

/** The lateen sail of a dhow and her hull; 10 high, bow to the right. */
export function farDhow(k, hull, sail) {
  path(
    k,
    sail,
    'M4.600 -1.600C3 -4 0.500 -7.500 -2.600 -10.500C-2.700 -7 -3 -4 -3.600 -1.400C-1 -2 2 -2 4.600 -1.600Z',
  )
  stroke(
    k,
    hull,
    0.22,
    'M5.200 -1.100C3 -4.200 0.400 -7.700 -2.900 -10.900M0.400 -0.600L0.700 -6.300',
  )
  path(
    k,
    hull,
    'M-4.600 -1.300C-2 -0.700 2 -0.700 5.600 -1.700C5 -0.800 4.400 -0.100 3.800 0.200H-3.800C-4.200 -0.200 -4.500 -0.700 -4.600 -1.300Z',
  )
}
