// The wall of the Rift over Lake Manyara in the first sun, and the forest at its foot.
import { fill, points } from '../core/field.js'
import { random } from '../core/random.js'
import { smooth } from './leaf-edge.js'

export const FOOT = 41
/** Capes of the escarpment, far to near: brow, nose and foot; the flank that looks at the sun; gullies in it. */
const CAPES = [
  {
    tones: ['#e6cdcc', '#f9e4d2', '#d8bcc4'],
    brow: '60 30.600 90 29.400 116 28.400 134 28.800 144 30 150 32.200 155 35.600 161 39 172 41.600',
    flank:
      '134 28.800 144 30 150 32.200 155 35.600 161 39 172 41.600 148 41.600 143 38.600 141 35.400 137 32',
    gullies: ['112 29.400 115 33 118.500 36.600 123 41.600 116 41.600 114 37 112.400 33'],
  },
  {
    tones: ['#dcb8bc', '#f9d8bc', '#c8a2b4'],
    brow: '30 28.600 56 26.400 80 25.200 98 25 108 26.400 114 29 118 32.600 124 36.600 134 40.400 142 41.600',
    flank:
      '98 25 108 26.400 114 29 118 32.600 124 36.600 134 40.400 142 41.600 112 41.600 107 37.600 105.500 33.400 101 29',
    gullies: [
      '74 26.600 77 31 81.500 35 86 41.600 77 41.600 75.500 36 73.600 31',
      '88 28 91 32 94 36.400 97 41.600 91 41.600 89.500 36 87.800 32',
    ],
  },
  {
    tones: ['#cca2b0', '#fbcda8', '#b289a6'],
    brow: '-8 24.400 16 22.400 40 21.200 58 21 69 22.600 75.500 26 79 30.400 84 35.200 93 39.400 104 41.600',
    flank:
      '58 21 69 22.600 75.500 26 79 30.400 84 35.200 93 39.400 104 41.600 73 41.600 68 37.400 66 31.600 61.500 26',
    gullies: [
      '35 22.800 39 28.400 43 33.400 49 41.600 38 41.600 36.500 35 34.400 28.600',
      '49 25 52 29.600 54.500 34.600 59 41.600 52 41.600 50.500 35 48.600 29.600',
    ],
  },
  {
    tones: ['#b488a6', '#fcc296', '#96709a'],
    brow: '-8 16.600 6 16 20 16.600 29 19 34.500 23.400 37.500 29 43 34.600 53 39.200 66 41.600',
    flank:
      '20 16.600 29 19 34.500 23.400 37.500 29 43 34.600 53 39.200 66 41.600 33 41.600 28.500 36.400 26.500 29 22.600 22',
    gullies: [
      '2 18.600 5.500 25 9 31.400 15 41.600 4 41.600 2.600 33.600 0.800 26',
      '13 22 16 28 18 33.600 23 41.600 16.500 41.600 14.500 34 12.400 27.600',
    ],
  },
]

/** The wall of the Rift seen along its foot: cape behind cape, paler as they go, their noses in the first sun. */
export function riftWall(k) {
  for (const { tones, brow, flank, gullies } of CAPES) {
    const top = smooth(points(brow), 6)
    fill(k, tones[0], [...top, [172, 42], [-8, 42]])
    for (const g of gullies) fill(k, tones[2], smooth(points(g), 5))
    fill(k, tones[1], smooth(points(flank), 5))
    // The brow itself catches the sun as one thin step.
    fill(k, tones[1], [...top, ...[...top].reverse().map(([x, y]) => [x - 0.2, y + 0.55])])
  }
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
