// Fair-weather clouds: a flat base that thins out at both ends, heads of unlike size, a light side and a shade side.
import { path } from '../core/field.js'
import { random } from '../core/random.js'

/** Outline of heads over a level base from -1 to 1, one high; `lean` moves its summit. */
function outline(r, heads, lean) {
  const knots = [[-1, 0]]
  for (let i = 1; i < heads; i++) {
    const u = (i / heads) * 2 - 1 + (r() - 0.5) * (1.1 / heads)
    const arch = Math.max(
      0,
      1 - Math.abs(u - lean) ** 1.7 / (1 + lean * Math.sign(u - lean)) ** 1.7,
    )
    knots.push([u, -(arch * (0.55 + r() * 0.45))])
  }
  knots.push([1, 0])
  return knots
}

/** x, y: middle of the base; w half its length, h its height; tones: shade, middle, light; side: where the sun is. */
export function cumulus(k, x, y, w, h, tones, seed, side = -1) {
  const r = random(seed)
  const knots = outline(r, 7 + Math.floor(r() * 4), (r() - 0.5) * 0.7)
  const puffs = knots.slice(1).map(([bx, by], i) => {
    const [ax, ay] = knots[i]
    return [ax, ay, bx, by, 0.5 + r() * 0.35]
  })
  const draw = (colour, sx, sy, grow, cut) => {
    const p = ([u, v]) => [x + (u * grow + sx * side) * w, y + v * h * grow + sy * h]
    const [x0, y0] = p([-1, 0])
    let d = `M${x0} ${Math.min(y0, y)}`
    for (const [ax, ay, bx, by, bulge] of puffs) {
      const [dx, dy] = [bx - ax, (by - ay) * (h / w)]
      const l = Math.hypot(dx, dy)
      const [nx, ny] = [dy / l, -dx / l]
      const out = l * bulge
      const c1 = p([ax + nx * out + dx * 0.05, ay + ((ny * out + dy * 0.05) * w) / h])
      const c2 = p([bx + nx * out - dx * 0.05, by + ((ny * out - dy * 0.05) * w) / h])
      const e = p([bx, by])
      d += `C${c1.join(' ')} ${c2.join(' ')} ${e.join(' ')}`
    }
    k.save()
    k.beginPath()
    k.rect(x - w * 3, y - h * 3, w * 6, h * (3 - cut))
    k.clip()
    path(k, colour, `${d}Z`)
    k.restore()
  }
  draw(tones[0], 0, 0, 1, 0)
  draw(tones[1], 0.05, -0.05, 0.9, 0.1)
  draw(tones[2], 0.13, -0.2, 0.72, 0.34)
  // The base thins out like a feather.
  path(
    k,
    tones[0],
    `M${x - w * 1.3} ${y}Q${x - w * 0.6} ${y - h * 0.1} ${x} ${y - h * 0.12}Q${x + w * 0.7} ${y - h * 0.1} ${x + w * 1.25} ${y - h * 0.01}Q${x + w * 0.4} ${y + h * 0.06} ${x - w * 0.2} ${y + h * 0.03}Q${x - w * 0.8} ${y + h * 0.05} ${x - w * 1.3} ${y}Z`,
  )
}
