import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { frond } from '../nature/leaf-mass.js'

// Granite, palms and the old tortoise of La Digue, in points; the sun stands high on the left.

const STONE = {
  lit: '#fbe6d4',
  mid: '#dcbfb4',
  shade: '#a58ca4',
  deep: '#786a90',
}

/** A boulder polished by the sea: round head, light side and shade side, flutes that the rain has cut. Foot at x, y. */
export function granite(k, x, y, half, high, { lean = 0, seed = 1, flutes = 5 } = {}) {
  const r = random(seed)
  const X = (t) => x + half * t
  const Y = (t) => y - high * t
  const [a, b, c, d] = [r(), r(), r(), r()].map((v) => (v - 0.5) * 0.3)
  const outline = `M${X(-0.94)} ${Y(-0.06)}C${X(-1.1 + b * 0.4)} ${Y(0.3)} ${X(-1.04 + lean + a)} ${Y(0.74 + b)} ${X(-0.5 + lean + a)} ${Y(0.94)}C${X(-0.1 + lean)} ${Y(1.08 + c * 0.3)} ${X(0.5 + lean + c)} ${Y(1.04)} ${X(0.84 + lean * 0.6 + d * 0.4)} ${Y(0.68 + d)}C${X(1.06)} ${Y(0.44)} ${X(1.06)} ${Y(0.14)} ${X(0.96)} ${Y(-0.06)}Z`
  k.save()
  k.clip(new Path2D(outline))
  path(k, STONE.mid, outline)
  path(
    k,
    STONE.lit,
    `M${X(-1.3)} ${Y(-0.1)}V${Y(1.2)}H${X(0.3 + lean)}C${X(0.1 + lean)} ${Y(0.94)} ${X(-0.28 + lean)} ${Y(0.84)} ${X(-0.42)} ${Y(0.5)}C${X(-0.5)} ${Y(0.3)} ${X(-0.46)} ${Y(0.1)} ${X(-0.6)} ${Y(-0.1)}Z`,
  )
  path(
    k,
    STONE.shade,
    `M${X(1.3)} ${Y(-0.1)}V${Y(1)}H${X(0.72 + lean)}C${X(0.5 + lean)} ${Y(0.86)} ${X(0.34)} ${Y(0.6)} ${X(0.4)} ${Y(0.36)}C${X(0.42)} ${Y(0.2)} ${X(0.34)} ${Y(0.06)} ${X(0.4)} ${Y(-0.1)}Z`,
  )
  path(
    k,
    STONE.deep,
    `M${X(1.3)} ${Y(-0.1)}V${Y(0.6)}H${X(0.94)}C${X(0.76)} ${Y(0.44)} ${X(0.8)} ${Y(0.2)} ${X(0.7)} ${Y(-0.1)}ZM${X(-1.2)} ${Y(-0.1)}V${Y(0.05)}C${X(-0.5)} ${Y(0.1)} ${X(0.4)} ${Y(0.02)} ${X(1)} ${Y(0.12)}V${Y(-0.1)}Z`,
  )
  for (let i = 0; i < flutes; i++) {
    const t = -0.62 + (1.3 * (i + 0.3 + r() * 0.4)) / flutes
    const top = 0.99 - t * t * 0.34 - r() * 0.14
    const foot = 0.12 + r() * 0.4
    const [bend, wide] = [(r() - 0.5) * 0.14 + lean, 0.045 + r() * 0.05]
    const dark = t > 0.34 ? STONE.deep : t > -0.3 ? STONE.shade : STONE.mid
    path(
      k,
      dark,
      `M${X(t + bend)} ${Y(top)}C${X(t + wide * 1.6 + bend * 0.5)} ${Y(top * 0.8)} ${X(t + wide * 1.8)} ${Y(top * 0.5)} ${X(t)} ${Y(foot)}C${X(t - wide)} ${Y(top * 0.5)} ${X(t - wide * 0.8 + bend * 0.5)} ${Y(top * 0.8)} ${X(t + bend)} ${Y(top)}Z`,
    )
    if (t < 0.4)
      path(
        k,
        t < -0.3 ? '#fff4e6' : STONE.lit,
        `M${X(t + bend + 0.02)} ${Y(top - 0.02)}C${X(t + wide * 2.6 + bend * 0.5)} ${Y(top * 0.8)} ${X(t + wide * 2.8)} ${Y(top * 0.5)} ${X(t + 0.02)} ${Y(foot + 0.02)}C${X(t + wide * 1.9)} ${Y(top * 0.5)} ${X(t + wide * 1.8 + bend * 0.5)} ${Y(top * 0.8)} ${X(t + bend + 0.02)} ${Y(top - 0.02)}Z`,
      )
  }
  k.restore()
}

const LEAF = [
  ['#8cc850', '#4f9a48'],
  ['#5cac4c', '#2f7848'],
  ['#3c8a4c', '#1f5c48'],
]

/** The crown of a coconut palm round x, y. */
export function crown(k, x, y, size, turn = 0) {
  for (const [a, l, tone, bend] of points(
    '2.750 0.900 2 0.900 0.400 0.900 2 -0.900 3.500 1 1 -0.900 -0.400 1 1 0.900 3.900 0.950 0 -0.800 -0.800 0.950 0 0.800 4.350 0.850 1 -0.600 -1.300 0.850 1 0.600 3.150 1 0 -1.100 0 1 0 1.100',
    4,
  ))
    frond(k, x, y, size * l, a + turn, LEAF[tone], { bend, n: 17, wide: 0.24 })
  for (const [dx, dy] of points('-0.060 0.060 0.060 0.080 0 0.120'))
    path(
      k,
      dx > 0 ? '#8a5a34' : '#c08a48',
      `M${x + dx * size} ${y + dy * size - size * 0.06}a${size * 0.06} ${size * 0.07} 0 1 0 0.010 0Z`,
    )
}

/** A palm from its foot to its crown: a bent stem with rings, light on its left. */
export function coconut(k, [x, y], [tx, ty], size, turn) {
  const [cx, cy] = [x + (tx - x) * 0.2, y + (ty - y) * 0.6]
  const w = size * 0.075
  path(
    k,
    '#8c6a5c',
    `M${x - w * 1.5} ${y}Q${cx - w} ${cy} ${tx - w * 0.7} ${ty}H${tx + w * 0.7}Q${cx + w} ${cy} ${x + w * 1.5} ${y}Z`,
  )
  path(
    k,
    '#d0a884',
    `M${x - w * 1.5} ${y}Q${cx - w} ${cy} ${tx - w * 0.7} ${ty}H${tx - w * 0.1}Q${cx - w * 0.2} ${cy} ${x - w * 0.2} ${y}Z`,
  )
  for (let t = 0.06; t < 0.96; t += 0.06) {
    const u = 1 - t
    const px = u * u * x + 2 * u * t * cx + t * t * tx
    const py = u * u * y + 2 * u * t * cy + t * t * ty
    stroke(k, '#6c4c50', w * 0.16, `M${px - w} ${py}q${w} ${w * 0.5} ${w * 2} 0`)
  }
  crown(k, tx, ty, size, turn)
}
