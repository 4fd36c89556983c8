import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { parisHouse } from '../../things/europe.js'

/** A row of street fronts along the bank. */
export function houses(s, { y, size, haze, from = -0.02, to = 1.02, seed = 1 }) {
  const r = random(seed)
  for (let x = from; x < to; x += (size * 0.66 * s.u) / s.w)
    place(
      s,
      parisHouse({
        seed: seed * 50 + Math.floor(x * 99),
        stone: ['#e6d8bf', '#dccbb0', '#ecdfca'][Math.floor(r() * 3)],
      }),
      { x, y, size: size * (0.9 + r() * 0.22), haze },
    )
}
