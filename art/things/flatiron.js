import { fill, path } from '../core/field.js'

/** Metres of the building to the picture: 87 high, the prow at x, its foot at y; `k` metres of depth halve it. */
const U = 0.77
const EYE = 2

/** A point of a side: how far along it (0 prow .. 1 rear), metres up; side -1 left, 1 right. */
function corner(x, horizon, side, reach) {
  return (u, up, out = 0) => {
    const scale = 1 / (1 + u * 0.72)
    return [x + side * (1.7 + (reach * u + out) * scale), horizon - (up - EYE) * U * scale]
  }
}

/** The Flatiron: its curved prow, the shaded side towards Broadway on the left, the lit one towards Fifth Avenue on the right. */
export function flatiron(k, x, horizon) {
  const sides = [
    [-1, 27, ['#8c6484', '#a87c8c', '#5c4470', '#3c3464', '#b88c94'], 11],
    [1, 37, ['#f4bc78', '#ffd898', '#b87c68', '#6c5474', '#fff0c4'], 13],
  ]
  for (const [side, reach, [wall, light, dark, glass, trim], n] of sides) {
    const p = corner(x, horizon, side, reach)
    const band = (c, a, b, u0 = 0, u1 = 1, out = 0) =>
      fill(k, c, [p(u0, a, out), p(u1, a, out), p(u1, b, out), p(u0, b, out)])
    band(wall, 0, 87)
    band(light, 0, 19)
    // Three bays that swell out of the shaft.
    for (const u of [0.14, 0.42, 0.7]) {
      band(light, 20, 66, u, u + 0.13)
      band(dark, 20, 66, side < 0 ? u + 0.13 : u - 0.012, side < 0 ? u + 0.142 : u)
    }
    for (let i = 0; i < n; i++) {
      const [u0, u1] = [(i + 0.26) / n, (i + 0.74) / n]
      for (let storey = 0; storey < 11; storey++)
        band(glass, 21.5 + storey * 4.05, 24 + storey * 4.05, u0, u1)
      band(glass, 68, 72, u0, u1)
      band(glass, 73.5, 78.5, u0, u1)
      band(glass, 6.5, 9.5, u0, u1)
      band(glass, 11, 16, u0, u1)
    }
    for (let i = 0; i < n; i += 2)
      band(side < 0 ? '#e8a860' : '#7c6084', 0.4, 4.6, (i + 0.15) / n, (i + 1.7) / n)
    for (const [a, b] of [
      [4.9, 6],
      [18, 19.6],
      [66, 67.2],
      [79.6, 80.6],
    ]) {
      band(trim, a, b, 0, 1.01, 0.5)
      band(dark, a - 0.5, a)
    }
    // The cornice stands far out.
    band(dark, 80.6, 82.6, 0, 1.01, 0.5)
    fill(k, dark, [p(0, 80.6, 0.4), p(1.01, 80.6, 0.4), p(1.03, 85, 2), p(0, 85, 2)])
    fill(k, wall, [p(0, 82.4, 0.8), p(1.02, 82.4, 0.8), p(1.03, 85, 2), p(0, 85, 2)])
    band(trim, 84.2, 87, 0, 1.03, 2)
    band(dark, 84, 84.4, 0, 1.02, 1.6)
    for (let i = 0; i < n * 2; i++) band(light, 81, 82.6, (i + 0.2) / n / 2, (i + 0.7) / n / 2, 0.8)
  }
  // The prow, rounded: strips from the shade into the light, one window in each storey.
  const y = (up) => horizon - (up - EYE) * U
  const round = (a, b, grow, tones) => {
    const w = 1.7 + grow
    for (const [i, c] of tones.entries()) {
      const u0 = -Math.cos((i / tones.length) * Math.PI) * w
      const u1 = -Math.cos(((i + 1) / tones.length) * Math.PI) * w
      path(k, c, `M${x + u0} ${y(a)}V${y(b)}H${x + u1 + 0.02}V${y(a)}Z`)
    }
  }
  round(0, 87, 0, ['#a07488', '#bc8c88', '#d8a484', '#f0b87c', '#ffcc88'])
  round(0, 19, 0, ['#b08890', '#cc9c90', '#e8b890', '#ffd098', '#ffe0a8'])
  for (let storey = 0; storey < 11; storey++)
    path(
      k,
      '#54406c',
      `M${x - 0.6} ${y(24 + storey * 4.05)}h1.200V${y(21.5 + storey * 4.05)}h-1.200Z`,
    )
  for (const [a, b] of [
    [6.5, 9.5],
    [11, 16],
    [68, 72],
    [73.5, 78.5],
  ])
    path(k, '#54406c', `M${x - 0.6} ${y(b)}h1.200V${y(a)}h-1.200Z`)
  const TRIM = ['#b88c94', '#d0a094', '#ecc49c', '#fff0c4', '#fff4d0']
  for (const [a, b, grow] of [
    [4.9, 6, 0.4],
    [18, 19.6, 0.4],
    [66, 67.2, 0.4],
    [79.6, 80.6, 0.4],
    [82.6, 84.2, 1.2],
    [84.2, 87, 2.1],
  ]) {
    path(k, '#6c4c70', `M${x - 1.7 - grow} ${y(a)}h${3.4 + grow * 2}v0.400h${-3.4 - grow * 2}Z`)
    round(a, b, grow, TRIM)
  }
  // The low glass shop at the tip.
  path(k, '#4c3c64', `M${x - 3.2} ${y(0)}V${y(5)}H${x + 3.2}V${y(0)}Z`)
  path(k, '#ffd88c', `M${x - 2.6} ${y(0.5)}V${y(3.8)}H${x + 2.6}V${y(0.5)}Z`)
  path(k, '#f4e0b8', `M${x - 3.5} ${y(5)}h7V${y(6)}h-7Z`)
  path(
    k,
    '#4c3c64',
    `M${x - 0.9} ${y(0.5)}V${y(3.8)}h0.300V${y(0.5)}ZM${x + 0.7} ${y(0.5)}V${y(3.8)}h0.300V${y(0.5)}Z`,
  )
}
