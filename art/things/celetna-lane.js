import { blend } from '../core/colour.js'
import { at, fill, path } from '../core/field.js'
import { along, metre, P } from './tyn-dawn.js'

// The lane beside the square that runs into the rising sun, in metres as in tyn-dawn.

/** The lane runs to the sun: both its sides melt into the light. */
export function lane(k) {
  for (const [X0, c] of [
    [62, '#b3758f'],
    [74, '#9a6a94'],
  ])
    for (let i = 3; i >= 0; i--) {
      const [a, b] = [120 + i * 26, 146 + i * 26]
      const [[xa], [xb]] = [along(X0, 120, a), along(X0, 120, b)]
      const high = [16, 19, 15, 18][i]
      const tone = blend(c, '#ffd39a', 0.25 + i * 0.2)
      fill(k, tone, [P(xa, 0, a), P(xa, high, a), P(xb, high, b), P(xb, 0, b)])
      fill(k, blend('#c9c0e6', '#fff0cc', 0.2 + i * 0.25), [
        P(xa, high, a),
        P(xa, high + 0.9, a),
        P(xb, high + 0.9, b),
        P(xb, high, b),
      ])
    }
}

/** The Powder Tower closes the lane and stands in the sun's own disc: gate, wall, steep roof, four corner spires. */
export function powderTower(k) {
  const [X, Z] = along(68.6, 120, 560)
  at(k, ...P(X, 0, Z), metre(Z), (q) => {
    const c = '#e08f78'
    path(q, c, 'M-8 0V-44H8V0H3.500V-7Q0 -13 -3.500 -7V0Z')
    path(q, c, 'M-8 -44H8L2.500 -62H-2.500Z')
    for (const m of [-7.6, 7.6]) path(q, c, `M${m - 2} -40V-46L${m} -58L${m + 2} -46V-40Z`)
    path(q, '#c77a78', 'M-8 0V-44H-3.500L-2.500 -62L-2.500 -62H-1L-3.500 -44V0Z')
  })
}
