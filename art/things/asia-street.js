import { random } from '../core/random.js'

/** Falling snow, bigger flakes nearer. */
export function snowfall(s, { count = 220, seed = 2 } = {}) {
  const r = random(seed)
  s.k.save()
  for (let i = 0; i < count; i++) {
    s.k.fillStyle = `rgba(255,255,255,${0.3 + r() * 0.55})`
    s.k.beginPath()
    s.k.arc(r() * s.w, r() * s.h, s.u * (0.1 + r() ** 4 * 0.45), 0, 7)
    s.k.fill()
  }
  s.k.restore()
}
