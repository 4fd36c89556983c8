// What lives and swims over the sand beside a reef.
import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { limb } from '../core/shape.js'
import { lens, soft } from './curves.js'

/** A starfish with knobs, one arm a little bent, its shade on the sand. */
export function starfish(k, x, y, q, turn, [shade, body, lit, knob]) {
  const star = (c, dx, dy, s) => {
    const p = []
    for (let i = 0; i < 10; i++) {
      const a = turn + i * 0.6283 + (i === 4 ? 0.16 : 0)
      const d = q * s * (i % 2 ? 0.4 : 1 - (i % 4) * 0.04)
      p.push([x + dx + Math.cos(a) * d, y + dy + Math.sin(a) * d * 0.55])
    }
    soft(k, c, p, 0.55)
  }
  star('rgba(40,132,140,0.55)', -q * 0.16, q * 0.17, 1.04)
  star(shade, 0, q * 0.05, 1)
  star(body, 0, -q * 0.06, 0.94)
  star(lit, q * 0.03, -q * 0.1, 0.5)
  for (let i = 0; i < 5; i++)
    for (const d of [0.34, 0.58, 0.8]) {
      const a = turn + i * 1.2566
      lens(
        k,
        knob,
        x + Math.cos(a) * d * q,
        y - q * 0.08 + Math.sin(a) * d * q * 0.55,
        q * 0.075,
        q * 0.05,
      )
    }
}

/** A fusilier, head to the left, 1 long. */
export function fusilier(k, x, y, q, tilt = 0) {
  k.save()
  k.translate(x, y)
  k.rotate(tilt)
  k.scale(q, q)
  path(
    k,
    '#1c5c9c',
    'M-0.500 0.020C-0.360 -0.200 0.060 -0.240 0.340 -0.040L0.580 -0.240L0.520 0L0.600 0.220L0.340 0.040C0.060 0.200 -0.340 0.180 -0.500 0.020Z',
  )
  path(
    k,
    '#7cd4e4',
    'M-0.500 0.020C-0.300 -0.040 0.060 -0.060 0.340 0C0.060 0.190 -0.340 0.180 -0.500 0.020Z',
  )
  path(
    k,
    '#ffdc5c',
    'M-0.300 -0.130C0 -0.230 0.200 -0.140 0.340 -0.040L0.580 -0.240L0.480 -0.040L0.300 0.010C0.100 -0.100 -0.100 -0.140 -0.300 -0.130Z',
  )
  k.restore()
}

/** A parrotfish, head to the left, 10 long. */
export function parrotfish(k) {
  path(k, '#0c7c8c', 'M4 -0.600L6.200 -2.300C6 -0.900 6 0.900 6.300 2.300L4 0.800Z')
  path(
    k,
    '#f07c9c',
    'M-2.400 -2C-1 -3.200 2.400 -2.800 4 -1L3.600 0C1 -2 -1 -2 -2.400 -2ZM-0.600 2C0.800 2.900 2.600 2.200 3.600 0.800L2.800 0.400Z',
  )
  path(
    k,
    '#20a8a4',
    'M-5 0.300C-4.600 -1.400 -3 -2.500 -0.800 -2.400C1.600 -2.300 3.400 -1.300 4.600 -0.500V0.700C3.400 1.500 1.400 2.300 -0.800 2.300C-3 2.300 -4.600 1.700 -5 0.300Z',
  )
  path(
    k,
    '#5cd8bc',
    'M-4.800 -0.400C-4.300 -1.600 -2.800 -2.500 -0.800 -2.400C1.600 -2.300 3.400 -1.300 4.600 -0.500C2 -0.900 -1.600 -1.300 -4.800 -0.400Z',
  )
  path(
    k,
    '#f8a0a8',
    'M-5 0.300C-4.300 -0.100 -3.600 0 -3 0.500C-3.600 1 -4.400 1.200 -4.800 1ZM-3.400 -1.100L-2 -1.200L-2.200 -0.800L-3.600 -0.700Z',
  )
  path(
    k,
    '#f8d068',
    'M-1.800 0.300C-0.600 -0.100 0.800 0.400 1.600 1.400C0.400 1.600 -1 1.300 -1.800 0.300Z',
  )
  path(k, '#fff8e0', 'M-3.500 -0.500a0.360 0.360 0 1 0 0.720 0a0.360 0.360 0 1 0 -0.720 0Z')
  path(k, '#142c4c', 'M-3.300 -0.500a0.240 0.240 0 1 0 0.480 0a0.240 0.240 0 1 0 -0.480 0Z')
}

/** She who swims to the bank at the surface, to the right: mask and snorkel, long fins, arms along her sides. 15 long. */
export function snorkeller(k) {
  const skin = ['#f0b48c', '#c07c64']
  const part = (c, a, b, m, w0, w1) => path(k, c, limb(a, m, b, w0, w1))
  part('#c89c2c', [-8.2, 2.4], [-12.2, 3.4], [-10, 2.2], 0.7, 1.7)
  part(skin[1], [-2, 1], [-8.4, 2.5], [-5, 1], 1.5, 0.7)
  part('#f8cc48', [-7.6, 0.8], [-11.6, -0.2], [-9.6, 0.3], 0.7, 1.8)
  part(skin[0], [-2, 0.5], [-7.8, 0.9], [-5, 1.3], 1.5, 0.7)
  part('#9c3048', [-2.6, 0.6], [3.2, 0.2], [0, 0.9], 1.7, 1.9)
  part('#e8505c', [-2.6, 0.3], [3.4, -0.2], [0, 0.3], 1.2, 1.3)
  part(skin[1], [2.8, 0.4], [0.2, 3.3], [2.5, 2], 0.8, 0.5)
  part(skin[0], [3.2, 0.1], [6.8, 2.7], [4.8, 1.9], 0.85, 0.5)
  path(
    k,
    '#3c2438',
    'M3.600 -0.900C4.400 -1.500 5.600 -1.300 5.900 -0.300C5.600 0.700 4.400 0.800 3.600 0.300C2.600 0.900 1.400 0.900 0.800 0.600C1.800 0.300 3 -0.200 3.600 -0.900Z',
  )
  path(
    k,
    skin[0],
    'M4.700 0.500C5.300 0.500 5.900 0.300 5.900 -0.300C6.100 0.200 6 0.800 5.600 1.100C5.200 1.100 4.900 0.900 4.700 0.500Z',
  )
  path(k, '#1c3c5c', 'M5.200 -0.200L6.200 0.100L5.900 0.900L5 0.500Z')
  stroke(k, '#f8cc48', 0.32, 'M5.600 1C4.600 1.400 4.100 0.600 4.100 -0.500L3.700 -2.700')
}

/** Branching coral: blunt twigs that fork twice or three times, pale at the tips; foot at x, y. */
export function staghorn(k, x, y, q, [dark, lit, tip], seed) {
  const r = random(seed)
  const twigs = []
  const grow = (a, b, turn, l, wide, n) => {
    const end = [a + Math.cos(turn) * l, b + Math.sin(turn) * l]
    twigs.push([[a, b], end, wide, n])
    if (!n) return
    const fork = 0.3 + r() * 0.3
    grow(...end, turn - fork, l * (0.6 + r() * 0.3), wide * 0.72, n - 1)
    grow(...end, turn + fork * (0.7 + r() * 0.5), l * (0.55 + r() * 0.3), wide * 0.72, n - 1)
  }
  for (const a of [-2.5, -2.05, -1.62, -1.2, -0.75])
    grow(x + (a + 1.6) * q * 0.22, y, a + (r() - 0.5) * 0.2, q * (0.3 + r() * 0.14), q * 0.1, 2)
  for (const [a, b, wide] of twigs) stroke(k, dark, wide, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  for (const [a, b, wide, n] of twigs) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const side = wide * 0.18
    stroke(k, lit, wide * 0.5, `M${a[0] + side} ${a[1] - side}L${b[0] + side} ${b[1] - side}`)
    if (!n) stroke(k, tip, wide * 0.8, `M${b[0] - dx * 0.16} ${b[1] - dy * 0.16}L${b[0]} ${b[1]}`)
  }
}

/** A table coral: a stout foot, thin plates one over the other, their rims a little broken. */
export function plates(k, x, y, q, [dark, mid, lit]) {
  path(
    k,
    dark,
    `M${x - q * 0.3} ${y}C${x - q * 0.14} ${y - q * 0.3} ${x - q * 0.4} ${y - q * 0.5} ${x - q * 0.8} ${y - q * 0.58}H${x + q * 0.86}C${x + q * 0.4} ${y - q * 0.5} ${x + q * 0.14} ${y - q * 0.3} ${x + q * 0.34} ${y}Z`,
  )
  for (const [dx, dy, w] of [
    [0.1, -0.34, 0.62],
    [0, -0.6, 1],
  ]) {
    const rim = (grow, drop) => {
      const p = []
      for (let i = 0; i < 26; i++) {
        const a = (i / 26) * 6.2832
        const d = w * q * (1 + 0.05 * Math.sin(i * 2.3 + w * 9)) * grow
        p.push([x + dx * q + Math.cos(a) * d, y + dy * q + drop + Math.sin(a) * d * 0.13])
      }
      return p
    }
    soft(k, dark, rim(1, q * 0.06), 0.8)
    soft(k, mid, rim(1, 0), 0.8)
    soft(
      k,
      lit,
      rim(0.84, -q * 0.012).map(([a, b]) => [a + q * 0.1 * w, b]),
      0.8,
    )
  }
}

/** An octopus that sits on the rock, arms curled over its edge; 8 wide, its foot at 0. */
export function octopus(k) {
  const arm = (c, ...p) => {
    for (let i = 0; i + 2 < p.length; i += 2) {
      const w = 1.25 - i * 0.22
      path(k, c, limb(p[i], p[i + 1], p[i + 2], w, w - 0.42))
    }
  }
  arm('#84344c', [-0.6, -0.6], [-3, -1.4], [-3.8, 0.6], [-4.2, 2.2], [-2.9, 2.1])
  arm('#84344c', [0.8, -0.4], [3.4, -1], [4.2, 1], [4.6, 2.8], [5.8, 2])
  path(
    k,
    '#b4484c',
    'M-1.700 0.500C-2.300 -0.700 -1.800 -1.600 -2 -2.400C-4.600 -3.400 -5 -6.200 -2.600 -6.600C-0.600 -6.900 1 -5.200 1.300 -3.200C2 -2.200 2.500 -0.600 2 0.500Z',
  )
  path(
    k,
    '#dc7458',
    'M-2.400 -6.400C-0.600 -6.700 0.900 -5.100 1.100 -3.300C1.500 -2.600 1.900 -1.700 1.900 -0.900C0.600 -1.600 0.200 -2.600 -0.800 -3.400C-2.400 -4.200 -3.400 -5.600 -2.400 -6.400Z',
  )
  arm('#b4484c', [-0.8, 0], [-2.4, 0.4], [-2.4, 2], [-2.3, 3.4], [-0.9, 3.1])
  arm('#b4484c', [0.4, 0.1], [0.2, 1.6], [1.2, 2.4], [2.2, 3.2], [3, 2.4])
  arm('#dc7458', [1.5, -0.7], [3.4, -0.9], [3.6, -2.6])
  path(k, '#f8dca8', 'M0.300 -2.500a0.480 0.420 0 1 0 0.960 0a0.480 0.420 0 1 0 -0.960 0Z')
  path(k, '#2c1c3c', 'M0.400 -2.480H1.160V-2.320H0.400Z')
  path(k, '#4c9c3c', 'M1.900 -3.300A1.700 1.700 0 1 1 5.100 -2.300Z')
  path(k, '#f4fcc4', 'M2.200 -3.280A1.350 1.350 0 1 1 4.800 -2.460Z')
}
