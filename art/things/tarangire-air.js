// The Tarangire from the air in the first sun: its river, baobabs, a balloon, and the long shadows of all of them.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { limb } from './joints.js'

const HORIZON = 17
export const SHADE = 'rgba(72,48,92,.62)'
/** Where the shadow of one unit of height goes: away from the sun far off on the right, towards us. */
export const FALL = [-1.35, 0.72]

/** What stands at x, y first as its own shadow, laid down on the plain. */
export function laid(k, x, y, draw) {
  k.save()
  k.translate(x, y)
  k.transform(1, 0, -FALL[0], -FALL[1], 0, 0)
  draw(k)
  k.restore()
}

/** An African baobab without leaves: swollen, folded, short thick boughs that end in fans of twigs. h high, foot at 0. */
export function baobab(k, h, seed, [body, lit, dark], flat, deep = 3) {
  const r = random(seed)
  const W = h * (0.125 + r() * 0.03)
  const top = -h * 0.54
  const tone = (c) => flat ?? c
  const edges = []
  const bough = (x, y, a, l, w, d) => {
    const bend = (r() - 0.5) * 0.6
    const mid = [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5]
    const b = a + bend
    const end = [mid[0] + Math.cos(b) * l * 0.5, mid[1] + Math.sin(b) * l * 0.5]
    limb(k, tone(body), [
      [x, y, w],
      [...mid, w * 0.74],
      [...end, w * 0.5],
    ])
    edges.push([
      [x + w * 0.22, y, w * 0.4],
      [mid[0] + w * 0.17, mid[1] - w * 0.1, w * 0.32],
      [end[0] + w * 0.1, end[1] - w * 0.06, w * 0.22],
    ])
    if (d === 0) return
    const n = d === 1 ? 3 : 2
    for (let i = 0; i < n; i++)
      bough(
        ...end,
        b + (i - (n - 1) / 2) * (0.8 + r() * 0.3) + (r() - 0.5) * 0.3,
        l * (0.5 + r() * 0.26),
        w * 0.5,
        d - 1,
      )
  }
  for (const [i, a] of [-2.9, -2.25, -1.6, -0.98, -0.3].entries())
    bough(
      (i - 2) * W * 0.36,
      top + h * 0.06 + Math.abs(i - 2) * h * 0.028,
      a + (r() - 0.5) * 0.25,
      h * (0.2 + r() * 0.07),
      W * (0.62 + r() * 0.16),
      deep,
    )
  if (!flat) for (const e of edges) limb(k, lit, e)
  const left = `M${-W * 1.5} ${h * 0.014}C${-W * 1.0} ${-h * 0.03} ${-W * 1.15} ${-h * 0.16} ${-W * 1.06} ${-h * 0.28}C${-W * 0.98} ${-h * 0.4} ${-W * 1.02} ${-h * 0.46} ${-W * 0.8} ${top}`
  const right = `C${W * 1.0} ${-h * 0.47} ${W * 1.04} ${-h * 0.4} ${W * 1.08} ${-h * 0.27}C${W * 1.12} ${-h * 0.14} ${W * 0.95} ${-h * 0.05} ${W * 1.5} ${h * 0.014}`
  path(
    k,
    tone(body),
    `${left}Q0 ${top - h * 0.035} ${W * 0.8} ${top}${right}C${W * 0.7} ${h * 0.034} ${-W * 0.7} ${h * 0.034} ${-W * 1.5} ${h * 0.014}Z`,
  )
  if (flat) return
  path(
    k,
    lit,
    `M${W * 0.5} ${h * 0.027}C${W * 0.62} ${-h * 0.08} ${W * 0.3} ${-h * 0.24} ${W * 0.46} ${top * 0.98}Q${W * 0.6} ${top * 1.04} ${W * 0.8} ${top}${right}C${W * 1.2} ${h * 0.022} ${W * 0.8} ${h * 0.026} ${W * 0.5} ${h * 0.027}Z`,
  )
  path(
    k,
    dark,
    `${left}Q${-W * 0.6} ${top * 1.03} ${-W * 0.5} ${top * 0.96}C${-W * 0.4} ${-h * 0.4} ${-W * 0.72} ${-h * 0.2} ${-W * 0.62} ${h * 0.027}C${-W * 0.9} ${h * 0.026} ${-W * 1.2} ${h * 0.02} ${-W * 1.5} ${h * 0.014}Z`,
  )
  // Folds of the bark, and the hollow where bees live.
  for (const [t, y, c] of [
    [-0.2, 0.97, dark],
    [0.1, 0.86, dark],
    [0.78, 0.8, body],
    [0.62, 0.4, body],
  ])
    path(
      k,
      c,
      `M${W * t} ${top * y}C${W * (t + 0.16)} ${top * y * 0.74} ${W * (t - 0.1)} ${top * y * 0.4} ${W * t * 1.3} ${h * 0.026}L${W * (t * 1.3 + 0.12)} ${h * 0.026}C${W * (t + 0.1)} ${top * y * 0.4} ${W * (t + 0.26)} ${top * y * 0.7} ${W * t} ${top * y}Z`,
    )
  path(
    k,
    dark,
    `M${W * 0.2} ${top * 0.56}q${W * 0.14} ${-W * 0.3} ${W * 0.24} 0q${-W * 0.06} ${W * 0.34} ${-W * 0.24} 0Z`,
  )
}

/** A crown seen from above with its shadow: kind 0 spreads flat, 1 is a round dome, 2 a low bush. */
export function crown(k, x, y, q, [leaf, lit, dark], r, kind = 0) {
  const [up, tall, wide] = [
    [0.62, 0.4, 1],
    [0.6, 0.72, 0.82],
    [0.14, 0.34, 0.7],
  ][kind]
  path(k, SHADE, blob(x - q * (up + 0.35), y + q * (up * 0.42 + 0.2), q * wide * 1.05, q * 0.36, r))
  if (kind < 2) {
    stroke(k, SHADE, q * 0.1, `M${x} ${y}L${x - q * up} ${y + q * up * 0.5}`)
    stroke(
      k,
      '#5c4450',
      q * 0.12,
      `M${x} ${y}L${x + q * 0.08} ${y - q * 0.5}M${x + q * 0.04} ${y - q * 0.2}L${x - q * 0.3} ${y - q * 0.5}`,
    )
  }
  const cy = y - q * up
  path(k, dark, blob(x, cy, q * wide, q * tall, r))
  path(k, leaf, blob(x + q * 0.14, cy - q * tall * 0.22, q * wide * 0.82, q * tall * 0.74, r))
  path(k, lit, blob(x + q * 0.34 * wide, cy - q * tall * 0.44, q * wide * 0.44, q * tall * 0.36, r))
}

/** A lobed round. */
function blob(x, y, rx, ry, r) {
  const n = 9
  const turn = r() * 6
  let d = ''
  for (let i = 0; i <= n; i++) {
    const a = turn + (i / n) * 6.2832
    const [px, py] = [x + Math.cos(a) * rx, y + Math.sin(a) * ry]
    if (i === 0) d = `M${px} ${py}`
    else {
      const m = turn + ((i - 0.5) / n) * 6.2832
      const out = 1.24 + 0.12 * Math.sin(i * 2.3 + turn)
      d += `Q${x + Math.cos(m) * rx * out} ${y + Math.sin(m) * ry * out} ${px} ${py}`
    }
  }
  return `${d}Z`
}

const PROFILE = (t) =>
  t < 0.42 ? Math.sqrt(1 - (1 - t / 0.42) ** 2) : Math.cos(((t - 0.42) / 0.58) * 1.42) ** 0.92

/** A whole balloon, 24 high, the floor of its basket at 0; the sun on its right. Three tones in each colour: shade, middle, light. */
export function balloon(k, { red, gold, cream }, flat) {
  const [H, R, foot] = [19.4, 8.6, -3.6]
  const y = (t) => foot - H * (1 - t)
  if (flat) {
    let d = ''
    for (const m of [-1, 1])
      for (let i = 0; i <= 20; i++) {
        const t = m < 0 ? i / 20 : 1 - i / 20
        d += `${d ? 'L' : 'M'}${m * PROFILE(t) * R} ${y(t)}`
      }
    path(k, flat, `${d}Z`)
    path(k, flat, 'M-1.200 -4L-1.100 0H1.100L1.200 -4Z')
    return
  }
  const gores = 14
  const angle = (i) => -Math.PI / 2 + (i / gores) * Math.PI
  for (let i = 0; i < gores; i++) {
    const [a, b] = [angle(i), angle(i + 1)]
    const mid = (a + b) / 2
    const light = mid > 0.42 ? 2 : mid > -0.5 ? 1 : 0
    for (let j = 0; j < 40; j++) {
      const [t0, t1] = [j / 40, (j + 1.15) / 40]
      const t = j / 40
      const band = i % 2 ? 0.05 : 0
      const c =
        t < 0.1
          ? gold
          : t > 0.4 + band && t < 0.53 + band
            ? cream
            : t > 0.6 + band && t < 0.66 + band
              ? gold
              : t > 0.92
                ? gold
                : red
      k.fillStyle = c[light]
      k.beginPath()
      for (const [s, q] of [
        [a, t0],
        [b + 0.01, t0],
        [b + 0.01, t1],
        [a, t1],
      ]) {
        const w = PROFILE(Math.min(1, q))
        k.lineTo(Math.sin(s) * w * R, y(q) - Math.cos(s) * w * 0.5 * (q - 0.35))
      }
      k.fill()
    }
  }
  // Seams.
  for (let i = 1; i < gores; i++) {
    let d = ''
    for (let j = 0; j <= 20; j++) {
      const q = j / 20
      const w = PROFILE(q)
      d += `${j ? 'L' : 'M'}${Math.sin(angle(i)) * w * R} ${y(q) - Math.cos(angle(i)) * w * 0.5 * (q - 0.35)}`
    }
    stroke(k, 'rgba(72,24,56,.22)', 0.09, d)
  }
  path(
    k,
    '#5c2440',
    `M-1.450 ${foot - 0.15}Q0 ${foot - 0.75} 1.450 ${foot - 0.15}Q0 ${foot + 0.4} -1.450 ${foot - 0.15}Z`,
  )
  path(
    k,
    '#ffe08c',
    `M-0.340 ${foot + 0.9}Q-0.400 ${foot - 0.6} 0 ${foot - 1.5}Q0.400 ${foot - 0.6} 0.340 ${foot + 0.9}Z`,
  )
  stroke(
    k,
    '#5c4450',
    0.09,
    `M-1.400 ${foot}L-1.150 -1.500M1.400 ${foot}L1.150 -1.500M-0.500 ${foot + 0.3}L-0.400 -1.500M0.500 ${foot + 0.3}L0.400 -1.500`,
  )
  for (const [x, c, s] of [
    [-0.85, '#3c6c8c', '#3c2434'],
    [-0.3, '#f0e4cc', '#8c5440'],
    [0.25, '#d8583c', '#3c2434'],
    [0.8, '#ecb440', '#b8785c'],
  ]) {
    path(k, c, `M${x - 0.26} -1.200V-1.850Q${x} -2.150 ${x + 0.26} -1.850V-1.200Z`)
    path(k, s, `M${x - 0.15} -2.200a0.160 0.190 0 1 0 0.320 0a0.160 0.190 0 1 0 -0.320 0Z`)
  }
  path(k, '#7c4834', 'M-1.250 -1.500H1.250L1.100 0H-1.100Z')
  path(k, '#b4743c', 'M0.100 -1.500H1.250L1.100 0H0.100Z')
  path(k, '#54303c', 'M-1.300 -1.700H1.300V-1.350H-1.300ZM-1.100 -0.180H1.100V0H-1.100Z')
}

/** The range behind, the plain in bands of grass, the river in its bed. */
export function land(k) {
  fill(
    k,
    '#b8a0b0',
    points(
      '-6 17.400 -6 13.600 6 12.600 14 13 22 11.600 30 12.400 44 13.800 58 13.400 74 14.600 92 14.400 120 15 166 14 166 18 -6 18',
    ),
  )
  fill(
    k,
    '#cdb0a8',
    points(
      '-6 17.600 -6 15.400 12 14.800 26 15.600 40 15 62 16 96 15.800 130 16.200 166 15.400 166 18 -6 18',
    ),
  )
  const band = (c, text) => path(k, c, text)
  band('#e6c596', `M-6 ${HORIZON}H166V96H-6Z`)
  band('#d9b27c', 'M-6 19.400C20 18.800 46 20 70 19.200C100 18.400 130 19.800 166 19V96H-6Z')
  band('#cfa468', 'M-6 24C20 22.800 44 25 66 24C96 22.800 130 25 166 23.600V96H-6Z')
  band('#d8ae66', 'M-6 33C18 31.600 44 34.600 70 33C100 31.400 134 35 166 32.600V96H-6Z')
  band('#cba05a', 'M-6 47C16 44.600 44 48.800 74 46.600C104 44.600 136 49.600 166 46.600V96H-6Z')
  band('#d6a957', 'M-6 66C20 62.800 46 67.400 78 65C108 63 140 68.600 166 65V96H-6Z')
  band('#c09048', 'M-6 84C20 80.800 46 85.600 78 84C110 82.400 140 86.600 166 82.600V96H-6Z')
}
