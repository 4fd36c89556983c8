// The wall of the Rift over Lake Manyara in the first sun, and the forest at its foot.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { open } from './curves.js'
import { smooth } from './leaf-edge.js'

export const FOOT = 41
/** From left, near, to right, far: a colour that pales with distance. */
const along = (k, near, middle, far) => {
  const g = k.createLinearGradient(-8, 0, 168, 0)
  for (const [a, c] of [
    [0, near],
    [0.45, middle],
    [1, far],
  ])
    g.addColorStop(a, c)
  return g
}

/** The wall of the Rift seen along its foot: one level rim that runs away from us, four great ravines, their far sides in the first sun. */
export function riftWall(k) {
  const rim = points(
    '-10 13 6 12.800 22 14.600 38 16.600 56 19.800 74 21.600 92 25 110 27.600 128 31 146 34.200 172 38.400',
  )
  const wall = `${open(rim, 0.5)}V42H-10Z`
  const sun = along(k, '#fbbc8c', '#f8cca8', '#f6e2d6')
  path(k, sun, wall)
  k.save()
  k.clip(new Path2D(wall))
  // Ravines: the side that looks away keeps the night, wide where the wall is high, a thread farther on.
  const shade = along(k, '#7c84ac', '#a4a4bc', '#d4cad0')
  for (const d of [
    'M16 12C22 18 21 24 27 29.500C32 34 33 38 39 42H66C57 37.500 53 34 48 29C42 23.500 36 24 30 19C25 15.500 21 14 16 12Z',
    'M-10 24C-4 27 -3 32 3 36C6 38.500 7 40 10 42H-10Z',
    'M70 29.500C74 32 74 35 79 37.500C83 39.500 86 40.500 90 42H99C93 39.500 89 38.500 85.500 36C81 33 76 31.500 70 29.500Z',
    'M97 25C102 28 102 31.500 108 34.500C113 37 115 39.500 121 42H142C133 39.500 129 38 123 35C116 31.500 107 29 97 25Z',
  ])
    path(k, shade, d)
  k.restore()
  // A few thorn trees along the brow tell how high it is.
  for (const [x, q] of points(
    '4 1 9.500 0.800 31 0.900 35 0.700 58 0.700 83 0.600 86 0.500 112 0.450',
  )) {
    const i = rim.findIndex(([a]) => a > x)
    const [[ax, ay], [bx, by]] = [rim[i - 1], rim[i]]
    const y = ay + ((by - ay) * (x - ax)) / (bx - ax)
    path(
      k,
      along(k, '#5c7890', '#8c98ac', '#c0bcc4'),
      `M${x - 0.12 * q} ${y + 0.3}V${y - q}H${x + 0.12 * q}V${y + 0.3}ZM${x - 1.3 * q} ${y - q * 0.8}Q${x - 0.8 * q} ${y - q * 1.7} ${x} ${y - q * 1.6}Q${x + q} ${y - q * 1.7} ${x + 1.4 * q} ${y - q * 0.9}Q${x} ${y - q * 1.1} ${x - 1.3 * q} ${y - q * 0.8}Z`,
    )
  }
  // The level ground above has the sun as one thin line.
  const low = rim.toReversed().map(([x, y]) => [x, y + 0.5])
  path(k, sun, `${open(rim, 0.5)}L172 38.900${open(low, 0.5).replace('M', 'L')}Z`)
}

/** The forest at the foot of the wall: groves of unlike length, each a low mass with a lit brow. */
export function shoreWood(k) {
  const r = random(14)
  for (const [x0, x1, high] of points(
    '-8 20 2 16 34 1.500 40 66 2.300 63 76 1.300 92 99 0.900 118 131 1.200 150 172 0.900',
    3,
  )) {
    const brow = (lift, share) => {
      const out = []
      const n = Math.max(5, Math.round((x1 - x0) / 2.6))
      for (let i = 0; i <= n; i++) {
        const u = i / n
        out.push([
          x0 + (x1 - x0) * u + (r() - 0.5),
          FOOT +
            0.3 -
            lift -
            high *
              share *
              (0.55 + r() * 0.5) *
              Math.sin(Math.PI * Math.min(0.96, Math.max(0.04, u))) ** 0.5,
        ])
      }
      return out
    }
    fill(k, '#6c8680', [...smooth(brow(0, 1), 4), [x1, FOOT + 0.4], [x0, FOOT + 0.4]])
    fill(k, '#98a68e', [
      ...smooth(brow(high * 0.2, 0.78), 4),
      ...smooth(brow(high * 0.34, 0.3).reverse(), 4),
    ])
  }
}
