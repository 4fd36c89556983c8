import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { townHouse } from '../../things/europe.js'

const fronts = ['#e2b878', '#d99a7c', '#e8d3a4', '#c9b07c', '#d8a8a0', '#bcc49a']

export function town(s, { y, size, haze, from = -0.02, to = 1.02, seed = 1, front }) {
  const r = random(seed)
  for (let x = from; x < to; x += (size * 0.56 * s.u) / s.w)
    place(
      s,
      townHouse({
        seed: seed * 40 + Math.floor(x * 83),
        colour: fronts[Math.floor(r() * fronts.length)],
        roof: r() < 0.7 ? '#b0553c' : '#8f4a42',
      }),
      { x, y: y + r() * 0.004, size: size * (0.85 + r() * 0.35), haze, front },
    )
}
