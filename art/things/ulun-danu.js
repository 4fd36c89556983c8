import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

/** Where the islets of the temple meet the lake. */
export const LAKE = 62

/** A meru: base with stairs, shrine of red and gold, n roofs of black fibre, each smaller. Light from the right. */
export function meru(k, x, y, { n, wide, step, base = 5 }) {
  path(
    k,
    '#6c7478',
    `M${x - wide * 0.62} ${y}L${x - wide * 0.52} ${y - base}H${x + wide * 0.52}L${x + wide * 0.62} ${y}Z`,
  )
  path(
    k,
    '#b4b4a4',
    `M${x + wide * 0.1} ${y}L${x + wide * 0.08} ${y - base}H${x + wide * 0.52}L${x + wide * 0.62} ${y}Z`,
  )
  for (const [t, c] of [
    [0.98, '#dcd4b8'],
    [0.6, '#949488'],
    [0.3, '#8c8c84'],
  ])
    path(
      k,
      c,
      `M${x - wide * (0.64 - t * 0.1)} ${y - base * t}h${wide * (1.28 - t * 0.2)}v0.550h${-wide * (1.28 - t * 0.2)}Z`,
    )
  const bw = wide * 0.3
  const body = base * 0.82
  path(k, '#7c2c34', `M${x - bw} ${y - base}V${y - base - body}H${x + bw}V${y - base}Z`)
  path(k, '#d8583c', `M${x + bw * 0.1} ${y - base}V${y - base - body}H${x + bw}V${y - base}Z`)
  path(
    k,
    '#f0b848',
    `M${x - bw * 0.42} ${y - base}V${y - base - body * 0.84}H${x + bw * 0.5}V${y - base}Z`,
  )
  path(
    k,
    '#5c2430',
    `M${x - bw * 0.24} ${y - base}V${y - base - body * 0.74}H${x + bw * 0.3}V${y - base}Z`,
  )
  for (const u of [-1, 1])
    path(
      k,
      u < 0 ? '#a85c3c' : '#ffd070',
      `M${x + u * bw * 1.3 - 0.2} ${y - base}v${-body}h0.450v${body}Z`,
    )
  let [yy, w, h] = [y - base - body, wide * 0.62, step]
  for (let i = 0; i < n; i++) {
    const t = i === n - 1 ? 0.06 : 0.52
    const d = (a, b) =>
      `M${x + w * a} ${yy + Math.abs(a) * 0.3}Q${x + w * (a * 0.66 + a * t * 0.1)} ${yy - h * 0.4} ${x + w * t * a} ${yy - h}H${x + w * t * b}Q${x + w * (b * 0.66 + b * t * 0.1)} ${yy - h * 0.4} ${x + w * b} ${yy + Math.abs(b) * 0.3}Q${x + (w * (a + b)) / 2} ${yy + 0.7} ${x + w * a} ${yy + Math.abs(a) * 0.3}Z`
    path(k, '#2c343c', d(-1, 1))
    path(k, '#4c5454', d(0.12, 1))
    path(k, '#84846c', d(0.62, 1))
    path(
      k,
      '#1c242c',
      `M${x - w} ${yy + 0.3}Q${x} ${yy + 0.75} ${x + w} ${yy + 0.3}L${x + w * 0.96} ${yy + 0.62}Q${x} ${yy + 1.05} ${x - w * 0.96} ${yy + 0.62}Z`,
    )
    yy -= h
    if (i < n - 1) {
      const g = h * 0.36
      path(k, '#8c3438', `M${x - w * 0.36} ${yy + 0.1}v${-g}h${w * 0.72}v${g}Z`)
      path(k, '#f0a848', `M${x} ${yy + 0.1}v${-g}h${w * 0.36}v${g}Z`)
      yy -= g
    }
    w *= n > 5 ? 0.905 : 0.8
    h *= n > 5 ? 0.955 : 0.9
  }
  path(k, '#f4c858', `M${x - 0.5} ${yy + 0.3}L${x} ${yy - 2.2}L${x + 0.5} ${yy + 0.3}Z`)
}

/** An islet: a wall of stone round it, beds of red and yellow flowers, low shrubs. */
export function islet(k, x0, x1, seed) {
  const r = random(seed)
  for (let x = x0 + 1; x < x1; x += 1.5 + r())
    clump(k, x, LAKE - 2.4 - r() * 0.8, 1 + r() * 0.7, ['#2c5c54', '#44805c', '#94ac64'], r() * 6, {
      side: 1,
    })
  for (let x = x0 + 0.6; x < x1; x += 0.8 + r() * 0.7)
    path(
      k,
      ['#e8483c', '#f0b83c', '#e8486c', '#fff0d4'][Math.floor(r() * 4)],
      `M${x} ${LAKE - 2.6 - r() * 1.1}a0.420 0.420 0 1 0 0.010 0Z`,
    )
  path(
    k,
    '#586870',
    `M${x0} ${LAKE + 0.2}L${x0 + 0.6} ${LAKE - 1.9}H${x1 - 0.6}L${x1} ${LAKE + 0.2}Z`,
  )
  for (let x = x0 + 0.6; x < x1 - 1; x += 1.3 + r() * 1.2)
    path(
      k,
      ['#8c9890', '#74848a', '#a4a898'][Math.floor(r() * 3)],
      `M${x} ${LAKE - 0.3}l0.200 -1.200h${0.8 + r() * 0.5}l0.100 1.200Z`,
    )
  path(
    k,
    '#c4c4ac',
    `M${x0 + 0.4} ${LAKE - 1.6}L${x0 + 0.6} ${LAKE - 2.1}H${x1 - 0.6}L${x1 - 0.4} ${LAKE - 1.6}Z`,
  )
}

/** The bridge of bamboo from the bank to the islet: where its deck runs. */
export const deck = (x) => 66.4 - (x - 4) * 0.094 - 0.9 * Math.sin(((x - 4) / 42) * Math.PI)

export function bamboo(k, mirror) {
  const m = (y, x) => (mirror ? 2 * (deck(x) + 3.2) - y : y)
  const c = mirror ? ['#3c6470', '#3c6470', '#3c6470'] : ['#5c5444', '#c4a868', '#8c7850']
  const run = (dy) =>
    Array.from({ length: 22 }, (_, i) => 3 + i * 2).map((x) => `${x} ${m(deck(x) + dy, x)}`)
  for (let x = 5; x < 46; x += 4.4)
    stroke(
      k,
      c[0],
      0.34,
      `M${x} ${m(deck(x), x)}L${x - 0.3} ${m(deck(x) + 3.2, x)}M${x + 0.8} ${m(deck(x), x)}L${x + 1.1} ${m(deck(x) + 3, x)}`,
    )
  stroke(k, c[1], 0.7, `M${run(0).join('L')}`)
  stroke(k, c[2], 0.4, `M${run(0.5).join('L')}`)
  for (let x = 4; x < 46; x += 2.6)
    stroke(k, c[2], 0.18, `M${x} ${m(deck(x), x)}V${m(deck(x) - 2.4, x)}`)
  stroke(k, c[1], 0.26, `M${run(-2.4).join('L')}`)
}

/** A state umbrella of the temple, its pole in somebody's hand; x, y: the hand. */
export function parasol(k, x, y, q, [light, mid, dark]) {
  stroke(k, '#c49850', 0.2 * q, `M${x} ${y + 2 * q}V${y - 5.6 * q}`)
  path(
    k,
    mid,
    `M${x - 3 * q} ${y - 4 * q}Q${x - 2 * q} ${y - 6.4 * q} ${x} ${y - 6.8 * q}Q${x + 2 * q} ${y - 6.4 * q} ${x + 3 * q} ${y - 4 * q}Z`,
  )
  path(
    k,
    light,
    `M${x + 0.4 * q} ${y - 4 * q}Q${x + 0.6 * q} ${y - 6 * q} ${x} ${y - 6.8 * q}Q${x + 2 * q} ${y - 6.4 * q} ${x + 3 * q} ${y - 4 * q}Z`,
  )
  path(
    k,
    dark,
    `M${x - 3 * q} ${y - 4 * q}H${x + 3 * q}V${y - 3.2 * q}l${-0.5 * q} ${-0.35 * q}l${-0.5 * q} ${0.35 * q}l${-0.5 * q} ${-0.35 * q}l${-0.5 * q} ${0.35 * q}l${-0.5 * q} ${-0.35 * q}l${-0.5 * q} ${0.35 * q}l${-0.5 * q} ${-0.35 * q}l${-0.5 * q} ${0.35 * q}l${-0.5 * q} ${-0.35 * q}l${-0.5 * q} ${0.35 * q}l${-0.5 * q} ${-0.35 * q}l${-0.5 * q} ${0.35 * q}Z`,
  )
  path(
    k,
    '#f4d890',
    `M${x - 0.2 * q} ${y - 6.7 * q}L${x} ${y - 7.8 * q}L${x + 0.2 * q} ${y - 6.7 * q}Z`,
  )
}

/** A tower of fruit on a bowl, on somebody's head; x, y: the top of the head. */
export function offering(k, x, y, q) {
  path(
    k,
    '#c8a050',
    `M${x - 0.8 * q} ${y - 0.5 * q}H${x + 0.8 * q}L${x + 0.4 * q} ${y}H${x - 0.4 * q}Z`,
  )
  for (const [dx, dy, c] of [
    [-0.5, -0.8, '#e8483c'],
    [0.5, -0.8, '#f0b83c'],
    [0, -0.9, '#84ac4c'],
    [-0.3, -1.6, '#f0b83c'],
    [0.3, -1.6, '#e8483c'],
    [0, -2.3, '#f4d890'],
  ])
    path(k, c, `M${x + dx * q} ${y + dy * q - 0.42 * q}a${0.42 * q} ${0.42 * q} 0 1 0 0.010 0Z`)
}

/** A dugout with its fisherman and, in the bow, a dog under a leaf; 24 long, faces left. */
export function dugout(k, man) {
  path(
    k,
    '#3c3438',
    'M-13 -2.400C-11 -1 -9 0.600 -6 1.200C0 1.900 6 1.800 9 1C11 0.400 12.600 -1 13.400 -2.600C8 -1.200 -8 -1 -13 -2.400Z',
  )
  path(
    k,
    '#a88464',
    'M-13 -2.400C-8 -1 8 -1.200 13.400 -2.600L13 -1.900C8 -0.500 -8 -0.300 -12.300 -1.700Z',
  )
  man()
  // The dog sits, nose to the rain.
  path(
    k,
    '#e8d4b4',
    'M-8.800 -1.400C-9 -3 -8.600 -4.200 -8 -5L-8.800 -6.400C-9 -7 -8.400 -7.300 -7.900 -7L-6.800 -6.600C-6.200 -6 -6.400 -5 -6.200 -4.400C-5.400 -3.400 -5 -2.200 -5.200 -1.300Z',
  )
  path(
    k,
    '#b49c8c',
    'M-7 -6.500C-6.200 -6 -6.400 -5 -6.200 -4.400C-5.400 -3.400 -5 -2.200 -5.200 -1.300H-6.400C-6.400 -3 -7.200 -4.400 -7 -6.500ZM-8 -5L-6.900 -5.500L-6.900 -4.600Z',
  )
  path(k, '#5c4c44', 'M-7 -6.600L-6.100 -7L-6 -5.600ZM-9 -7a0.250 0.250 0 1 0 0.010 0Z')
  stroke(k, '#3c6c4c', 0.3, 'M-4.600 -1.300C-4.400 -4 -5 -7 -6 -8.800')
  path(
    k,
    '#4c8c54',
    'M-2.800 -9.800C-5 -11.400 -9 -11 -11 -8C-8.600 -8.600 -5 -8.400 -2.800 -9.800Z',
  )
  path(
    k,
    '#84b45c',
    'M-2.800 -9.800C-5 -11.400 -9 -11 -11 -8C-8.600 -9.600 -5.400 -10 -2.800 -9.800Z',
  )
}
