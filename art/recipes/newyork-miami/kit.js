import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { moods } from '../../moods/moods.js'
import { block } from '../../things/new-york.js'

export const wetNight = {
  ...moods.night,
  lit: '#d0bcb0',
  haze: '#4a4a86',
  sky: [
    [0, '#0d1438'],
    [0.6, '#232c63'],
    [1, '#6a5a86'],
  ],
}

/** A row of Manhattan blocks at row y; hump: x of the tallest. */
export function blocks(s, { y, count, size, haze, seed, hump = 0.6, spread = 0.24, low = 0.5 }) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) / count + (r() - 0.5) * 0.02
    const tall = low + 0.6 * Math.exp(-(((x - hump) / spread) ** 2))
    place(s, block({ seed: seed + i }), {
      x,
      y: y + 0.004,
      size: size * tall * (0.7 + r() * 0.5),
      haze,
    })
  }
}
