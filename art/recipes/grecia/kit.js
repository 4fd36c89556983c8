import { moods } from '../../moods/moods.js'
import { dabs, LEAVES, leafTones } from '../../nature/foliage.js'

export const BLUE = '#2f6fb8'

export const aegeanDay = {
  ...moods.day,
  sky: [
    [0, '#1f6fbe'],
    [0.45, '#5fb0e0'],
    [0.8, '#b8dfee'],
    [1, '#fbf0da'],
  ],
  shade: '#8fa6d0',
  front: 0.72,
}

/** A mass of bougainvillea hanging from a corner: blobs are [x, y, radius in u]. */
export function bougainvillea(s, blobs, seed = 3, colour = '#d9447a') {
  const list = blobs.map(([x, y, r]) => [s.x(x), s.y(y), r * s.u])
  s.layer(
    (k) => {
      dabs(
        k,
        list.map(([x, y, r]) => [x, y + r * 0.15, r * 0.95]),
        leafTones(s, LEAVES.deep, 6, 0.4),
        { count: 130, size: 0.12, seed, leaf: true },
      )
      dabs(k, list, s.tones(colour, 7, 0.15, 1), {
        count: 210,
        size: 0.085,
        seed: seed + 4,
        bias: 0.06,
      })
    },
    { lit: false },
  )
}
