// Tokyo Tower, 333 m, from its real heights and widths: four curved corners of steel, seen turned by a third of a right angle.
import { blend } from '../core/colour.js'
import { fill, stroke } from '../core/field.js'

/** Half the width of the frame at a height. */
const PROFILE = [
  [0, 42],
  [22, 35],
  [45, 28.5],
  [68, 23],
  [90, 18.8],
  [110, 15.6],
  [128, 13.2],
  [145, 11.4],
  [165, 9.6],
  [185, 8],
  [205, 6.7],
  [223, 5.8],
  [240, 4.6],
  [252, 3.4],
]
const half = (y) => {
  const n = PROFILE.findIndex((p) => p[0] >= y)
  const i = n < 0 ? PROFILE.length - 1 : Math.max(1, n)
  const [a, b] = [PROFILE[i - 1], PROFILE[i]]
  return a[1] + ((b[1] - a[1]) * (y - a[0])) / (b[0] - a[0])
}
/** Orange and white by turns, as painted. */
const paint = (y) => [0, 2, 4, 6, 8, 10].some((n) => y >= n * 34 && y < n * 34 + 34)
const LIT = ['#ff8a34', '#ffe9c0']
const DIM = ['#a8443c', '#c08a84']

/** The tower with its foot at 0, one unit a metre. turn: degrees. */
export function tower(k, turn = 28) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const at = (x, z, y) => [x * c + z * s, -y + (x * s - z * c) * 0.03]
  const line = (colour, w, a, b) => stroke(k, colour, w, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  const corner = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  const p = (i, y) => at(corner[i % 4][0] * half(y), corner[i % 4][1] * half(y), y)
  const face = (i, front) => {
    const tones = front ? LIT : DIM
    for (let n = 0; n < PROFILE.length - 1; n++) {
      const [y0, y1] = [PROFILE[n][0], PROFILE[n + 1][0]]
      const hue = tones[paint((y0 + y1) / 2) ? 0 : 1]
      const w = front ? 1.5 - y0 * 0.0035 : 1
      if (n === 0) {
        // An arch between the feet instead of braces.
        const [a, b, m] = [p(i, 2), p(i + 1, 2), p(i, 22)]
        const e = p(i + 1, 22)
        stroke(
          k,
          hue,
          w * 1.4,
          `M${a[0] + (b[0] - a[0]) * 0.12} ${a[1]}Q${m[0] + (e[0] - m[0]) * 0.2} ${m[1] + 3} ${(m[0] + e[0]) / 2} ${m[1]}Q${m[0] + (e[0] - m[0]) * 0.8} ${m[1] + 3} ${b[0] - (b[0] - a[0]) * 0.12} ${b[1]}`,
        )
        line(hue, w * 1.3, m, e)
        continue
      }
      const [a, b, d, e] = [p(i, y0), p(i + 1, y0), p(i, y1), p(i + 1, y1)]
      line(hue, w, a, e)
      line(hue, w, b, d)
      line(hue, w, d, e)
      if (n < 7) {
        const [m, t] = [
          [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
          [(d[0] + e[0]) / 2, (d[1] + e[1]) / 2],
        ]
        line(hue, w * 0.7, m, [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2])
        line(hue, w * 0.7, m, [(b[0] + e[0]) / 2, (b[1] + e[1]) / 2])
        line(hue, w * 0.6, [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2], t)
        line(hue, w * 0.6, [(b[0] + e[0]) / 2, (b[1] + e[1]) / 2], t)
      }
    }
  }
  const legs = (list, tones, w0) => {
    for (const i of list)
      for (let y = 0; y < 246; y += 4) {
        const [a, b] = [p(i, y), p(i, y + 4.2)]
        const w = w0 * (1 - y / 380)
        fill(k, tones[paint(y) ? 0 : 1], [
          [a[0] - w, a[1]],
          [a[0] + w, a[1]],
          [b[0] + w * 0.98, b[1]],
          [b[0] - w * 0.98, b[1]],
        ])
      }
  }
  const box = (y0, y1, r, levels) => {
    for (const [i, dark] of [
      [0, 0],
      [1, 1],
    ]) {
      const q = (j, y) => at(corner[j % 4][0] * r, corner[j % 4][1] * r, y)
      fill(k, dark ? '#b86c58' : '#f4dcc0', [q(i, y0), q(i + 1, y0), q(i + 1, y1), q(i, y1)])
      for (const y of levels)
        fill(k, dark ? '#ffb860' : '#fff2b8', [
          q(i, y),
          q(i + 1, y),
          q(i + 1, y + 3.6),
          q(i, y + 3.6),
        ])
    }
  }
  face(2, false)
  face(3, false)
  legs([3], DIM, 2)
  // The lift shaft in the middle, up to the upper deck.
  fill(k, '#8c4a50', [at(-3, 0, 20), at(3, 0, 20), at(2.4, 0, 225), at(-2.4, 0, 225)])
  fill(k, '#d87a4c', [at(-3, 0, 20), at(-0.6, 0, 20), at(-0.6, 0, 225), at(-2.4, 0, 225)])
  face(1, true)
  face(0, true)
  legs([0, 1, 2], LIT, 2.5)
  // Shade on the side that is turned away.
  k.save()
  k.globalCompositeOperation = 'source-atop'
  k.fillStyle = 'rgba(120,40,70,.34)'
  k.beginPath()
  for (const y of [0, 22, 45, 68, 90, 110, 128, 145, 185, 223, 250]) k.lineTo(...p(1, y))
  for (const y of [250, 223, 185, 145, 128, 110, 90, 68, 45, 22, 0])
    k.lineTo(p(2, y)[0] + 5, p(2, y)[1])
  k.fill()
  k.restore()
  box(145, 158, 15.5, [147.4, 153])
  box(223, 232, 7.6, [225.6])
  mast(k)
}

/** The mast: thinner step by step, orange and white. */
function mast(k) {
  const steps = [
    [250, 2.3],
    [268, 1.9],
    [286, 1.5],
    [302, 1.1],
    [318, 0.8],
    [333, 0.4],
  ]
  for (let i = 0; i < steps.length - 1; i++) {
    const [[y0, w], [y1]] = [steps[i], steps[i + 1]]
    const c = i % 2 ? '#ffe2c0' : '#ff8a44'
    fill(k, c, [
      [-w, -y0],
      [w, -y0],
      [w * 0.86, -y1],
      [-w * 0.86, -y1],
    ])
    fill(k, blend(c, '#8c3450', 0.4), [
      [w * 0.2, -y0],
      [w, -y0],
      [w * 0.86, -y1],
      [w * 0.2, -y1],
    ])
  }
}
