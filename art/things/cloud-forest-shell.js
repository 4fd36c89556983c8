import { fill, path, stroke } from '../core/field.js'

/** The shell of glass: daylight behind it, the garden outside in the haze, ribs of white steel that close over us. */
export function shell(k) {
  const g = k.createLinearGradient(0, 60, 120, 0)
  for (const [a, c] of [
    [0, '#fff4d0'],
    [0.35, '#dcf0e4'],
    [0.7, '#a8dce0'],
    [1, '#6cb4cc'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  // Outside: two steel trees, crowns of wood.
  for (const [x, y, q] of [
    [22, 66, 1],
    [42, 67, 0.66],
  ]) {
    path(
      k,
      '#b4d8d4',
      `M${x - 2.2 * q} ${y}L${x - 1.3 * q} ${y - 14 * q}Q${x - 2 * q} ${y - 19 * q} ${x - 8 * q} ${y - 23 * q}H${x + 8 * q}Q${x + 2 * q} ${y - 19 * q} ${x + 1.3 * q} ${y - 14 * q}L${x + 2.2 * q} ${y}Z`,
    )
    for (let i = -4; i < 5; i++)
      stroke(
        k,
        '#e4f0e0',
        0.2,
        `M${x + i * 0.26 * q} ${y - 14 * q}Q${x + i * 0.5 * q} ${y - 19 * q} ${x + i * 1.9 * q} ${y - 23 * q}`,
      )
  }
  path(
    k,
    '#b4dcc8',
    'M-6 68C2 63 8 65.600 14 64.400C22 61 28 65 36 65.200C44 63.600 52 62 60 64.600C68 63 78 64 90 65V78H-6Z',
  )
  // Ribs from the ground on the left up over our heads; rings across them.
  const rib = (x, t) => {
    const u = 1 - t
    return [
      u * u * x + 2 * u * t * (x * 0.86 - 6) + t * t * 128,
      u * u * 72 + 2 * u * t * (-6 - (80 - x) * 0.1) + t * t * -34,
    ]
  }
  const line = (list) => `M${list.map((p) => p.map((v) => v.toFixed(2)).join(' ')).join('L')}`
  const ts = Array.from({ length: 19 }, (_, i) => i / 18)
  const xs = [
    -60, -44, -30, -18, -8, 1, 9.5, 17.5, 25, 32.5, 40, 47.5, 55, 63, 71, 80, 90, 101, 113, 126,
    140, 155, 171, 189, 210,
  ]
  // Panes that catch the sky.
  for (let i = 0; i < xs.length - 1; i++)
    for (let j = 0; j < ts.length - 1; j++)
      if ((i * 7 + j * 5) % 9 < 2)
        fill(k, 'rgba(255,255,244,.35)', [
          rib(xs[i], ts[j]),
          rib(xs[i + 1], ts[j]),
          rib(xs[i + 1], ts[j + 1]),
          rib(xs[i], ts[j + 1]),
        ])
  for (const t of ts.slice(1)) stroke(k, '#d8ecec', 0.2, line(xs.map((x) => rib(x, t))))
  for (const x of xs) {
    k.save()
    k.translate(0.34, 0.1)
    stroke(k, '#74acb8', 0.5, line(ts.map((t) => rib(x, t))))
    k.restore()
    stroke(k, '#fafff8', 0.5, line(ts.map((t) => rib(x, t))))
  }
}
