// The Tarangire from a balloon at first sun. The sun stands behind us on the left, so shadows lie away from us, longer than what casts them.
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed, lens } from './curves.js'
import { limb } from './joints.js'
import { leafy } from './mae-wang-ravine.js'

/** Boughs that fork: each with [points, width]; `spread` how far they part. */
function boughs(x, y, a, l, w, d, spread, r, out) {
  const b = a + (r() - 0.5) * 0.5
  const mid = [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5]
  const end = [mid[0] + Math.cos(b) * l * 0.5, mid[1] + Math.sin(b) * l * 0.5]
  out.push([
    [x, y, w],
    [...mid, w * 0.72],
    [...end, w * 0.46],
  ])
  if (d === 0) return
  const n = d === 1 ? 3 : 2
  for (let i = 0; i < n; i++)
    boughs(
      ...end,
      b + (i - (n - 1) / 2) * spread + (r() - 0.5) * 0.3,
      l * (0.5 + r() * 0.24),
      w * 0.48,
      d - 1,
      spread,
      r,
      out,
    )
}

/** The outline of a bare baobab from its side, foot at 0. */
export function baobabOutline(k, c, h, seed) {
  const r = random(seed)
  const W = h * 0.11
  const top = -h * 0.5
  const out = []
  for (const [i, a] of [-2.85, -2.2, -1.57, -0.95, -0.3].entries())
    boughs(
      (i - 2) * W * 0.36,
      top + h * 0.06 + Math.abs(i - 2) * h * 0.03,
      a + (r() - 0.5) * 0.2,
      h * (0.22 + r() * 0.06),
      W * 0.66,
      3,
      0.85,
      r,
      out,
    )
  for (const b of out) limb(k, c, b)
  path(
    k,
    c,
    `M${-W * 1.5} 0C${-W} ${-h * 0.03} ${-W * 1.15} ${-h * 0.2} ${-W} ${-h * 0.32}Q${-W} ${-h * 0.46} ${-W * 0.8} ${top}H${W * 0.8}Q${W} ${-h * 0.46} ${W} ${-h * 0.32}C${W * 1.15} ${-h * 0.2} ${W} ${-h * 0.03} ${W * 1.5} 0Q0 ${h * 0.05} ${-W * 1.5} 0Z`,
  )
}

/** The tree itself in the sun: its outline in the shade's colour, the lit side over it. */
export function baobabLit(k, h, seed) {
  baobabOutline(k, '#7c4c5c', h, seed)
  k.save()
  k.translate(-h * 0.012, h * 0.001)
  k.scale(0.965, 1)
  baobabOutline(k, '#d49878', h, seed)
  k.restore()
  for (const [x, y0, y1, w] of points('-.06 .46 .04 .012 .01 .4 .02 .016 .055 .47 .06 .014', 4))
    path(
      k,
      '#a86c68',
      `M${x * h} ${-y0 * h}Q${(x + w) * h} ${-((y0 + y1) / 2) * h} ${x * 1.3 * h} ${-y1 * h}Q${(x - w * 0.4) * h} ${-((y0 + y1) / 2) * h} ${x * h} ${-y0 * h}Z`,
    )
}

/** The shadow of our own balloon: skirt, ropes, basket, and one who waves; 40 high, the floor of the basket at 0. */
export function balloonOutline(k, c) {
  path(
    k,
    c,
    'M-2.4 -8.6C-4 -13 -12.4 -18 -12.4 -27C-12.4 -35 -6.6 -40 0 -40C6.6 -40 12.4 -35 12.4 -27C12.4 -18 4 -13 2.4 -8.6Z',
  )
  stroke(k, c, 0.22, 'M-2.2 -8.6L-2 -3M2.2 -8.6L2 -3M-0.8 -8.6L-0.8 -3M0.8 -8.6L0.8 -3')
  path(k, c, 'M-2.3 -3.2H2.3L2 0H-2Z')
  for (const x of [-1.2, 0.1, 1.3])
    path(
      k,
      c,
      `M${x - 0.5} -3V-4.2Q${x} -4.8 ${x + 0.5} -4.2V-3ZM${x - 0.34} -5.1a0.36 0.42 0 1 0 0.72 0a0.36 0.42 0 1 0 -0.72 0Z`,
    )
  stroke(k, c, 0.34, 'M1.6 -4.1L3 -5.2L3.3 -6.8')
}

/** The outline of an umbrella thorn, foot at 0, one unit high. */
export function thornOutline(k, c) {
  stroke(
    k,
    c,
    0.07,
    'M0 0C0.02 -0.3 -0.02 -0.4 0 -0.5L-0.3 -0.82M0 -0.45L0.28 -0.84M0.02 -0.5L0.02 -0.8',
  )
  path(
    k,
    c,
    'M-0.72 -0.8C-0.7 -0.9 -0.5 -0.9 -0.42 -0.95C-0.2 -1.06 0.24 -1.05 0.4 -0.95C0.56 -0.92 0.74 -0.9 0.74 -0.8C0.5 -0.74 -0.4 -0.73 -0.72 -0.8Z',
  )
}

/** A flat crown seen from high up: a bristling round of fine leaves, lit in the middle. */
function crown(k, x, y, q, seed, [dark, leaf, lit]) {
  const ring = (s, dy) =>
    [...Array(15)].map((_, i) => {
      const a = (i / 14) * 6.283
      const w = q * s * (1 + 0.16 * Math.sin(i * 2.7 + seed) * Math.sin(i * 0.449) ** 2)
      return [x + Math.cos(a) * w * 1.06, y + Math.sin(a) * w + dy]
    })
  leafy(k, ring(1, 0), ring(1, 0), q * 0.3, seed, [dark, dark, leaf], 0)
  leafy(k, ring(0.74, q * 0.2), ring(0.74, q * 0.2), q * 0.26, seed + 3, [leaf, leaf, lit], 0)
  leafy(k, ring(0.34, q * 0.46), ring(0.34, q * 0.46), q * 0.22, seed + 5, [lit, lit, leaf], 0)
}

/** The thorn itself: forked stem, its crown a flat oval; `stem` its height. */
export function thorn(k, x, y, q, stem, seed, tones) {
  const top = y - stem
  stroke(
    k,
    '#6c4854',
    q * 0.12,
    `M${x} ${y}L${x} ${y - stem * 0.5}L${x - q * 0.4} ${top}M${x} ${y - stem * 0.5}L${x + q * 0.4} ${top}`,
  )
  k.save()
  k.translate(x, top)
  k.scale(1, 0.46)
  crown(k, 0, 0, q, seed, tones)
  k.restore()
}

const BED = points(
  '140 -6 132 12 136 29 128 45 121.5 59 125 75 117 96 147 96 151 78 147 62 153 48 158 30 152 13 164 -6',
)

/** The bed of the river: a lip of bank, sand, and the water that wanders in it. */
export function bed(k) {
  path(
    k,
    '#b8c070',
    closed(
      BED.map(([x, y], i) => [x + (i < 7 ? -4.2 : 4), y]),
      1,
    ),
  )
  path(
    k,
    '#94a45c',
    closed(
      BED.map(([x, y], i) => [x + (i < 7 ? -1.8 : 1.8), y]),
      1,
    ),
  )
  path(k, '#94643c', closed(BED, 1))
  k.save()
  k.translate(0.5, -0.9)
  path(k, '#f8e0ac', closed(BED, 1))
  k.restore()
  path(
    k,
    '#fcecc4',
    closed(
      points(
        '137 8 140 16 143 28 138 40 131 52 127 60 131 72 124 90 128 92 135 74 133 61 140 50 146 34 143 16 140 6',
      ),
      1,
    ),
  )
  const water =
    '150 -6 144 12 148 28 142 42 134 56 137 72 129 96 141 96 145 76 141 61 147 48 153 30 148 13 158 -6'
  path(
    k,
    '#c8c08c',
    closed(
      points(water).map(([x, y], i) => [x + (i < 7 ? -0.8 : 0.8), y]),
      1,
    ),
  )
  path(k, '#4c98a4', closed(points(water), 1))
  path(
    k,
    '#2c7890',
    closed(
      points(
        '152.5 -6 147 12 151 28 145.5 43 138 57 141 73 134 96 138 96 143.5 75 139.8 60 146 46 152 29 147.5 13 155 -6',
      ),
      1,
    ),
  )
  for (const [x, y, half] of points(
    '148 6 3 147 20 2.6 149 33 3 142 45 3 138 54 2.6 139 66 2.6 140 78 2.4 135 88 3',
    3,
  ))
    lens(k, '#a8d4cc', x, y, half, 0.3)
}
