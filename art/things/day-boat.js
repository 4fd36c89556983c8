import { fill, path, stroke } from '../core/field.js'
import { POSES, SKINS, stand } from './slender-folk.js'

/**
 * A white day boat of 24 metres on a plan in metres, seen through `see`; its bow looks along `turn` (radians, 0 to the right,
 * positive away from us). The sun stands on the left, a little beyond it.
 */
export function boatAt(k, see, X, Z, turn) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  // a: along the boat from the middle, b: to port (away from us), h: up.
  const at = (a, b, h) => see(X + a * c - b * s, Z + a * s + b * c, h)
  const row = (list, h) => list.map(([a, b, up = 0]) => at(a, b, h + up))
  // The lines of the hull: full amidships, rounded at the stern, its sheer rising to the bow.
  const A = Array.from({ length: 25 }, (_, i) => i / 24)
  const wide = (t) => 3.3 * (1 - 0.18 * (1 - t) ** 3) * (1 - Math.max(0, (t - 0.45) / 0.55) ** 2.2)
  const near = A.map((t) => [-12 + 24.6 * t, -wide(t), 1.1 * t ** 2.4])
  const wet = A.map((t) => [-12 + 22.4 * t, -wide(t) * (0.9 - 0.22 * t)])
  const away = near.map(([a, b, up]) => [a, -b, up]).reverse()
  // Its wake: a pale way astern that widens and fades, two waves that leave the bow.
  const run = (a0, a1, side) => {
    const list = Array.from({ length: 17 }, (_, i) => a0 + ((a1 - a0) * i) / 16)
    return [...list.map((a) => side(a, 0)), ...list.reverse().map((a) => side(a, 1))]
  }
  const fade = (a0, a1, c, alpha) => {
    const [p, q] = [at(a0, 0, 0), at(a1, 0, 0)]
    const g = k.createLinearGradient(p[0], p[1], q[0], q[1])
    g.addColorStop(0, `rgba(${c},${alpha})`)
    g.addColorStop(1, `rgba(${c},0)`)
    return g
  }
  const astern = (q, b0) => (a, m) => {
    const d = -11 - a
    const b = q * (2.2 + d * 0.1) + b0 + 0.5 * Math.sin(d * 0.5 + m * 2)
    return at(a, m ? b : -b + 2 * b0, 0)
  }
  fill(k, fade(-11, -46, '120,196,232', 0.6), run(-11, -46, astern(1, 0)))
  fill(k, fade(-11, -34, '236,248,250', 0.85), run(-11, -34, astern(0.5, -0.3)))
  // Its shade in the water, to the right and towards us, and in it the dim white of the side.
  const cast = ([a, b], h) => {
    const [x, y] = [X + a * c - b * s + h * 1.5, Z + a * s + b * c - h * 0.8]
    return see(x, y)
  }
  fill(k, 'rgba(6,36,92,.72)', [
    ...wet.map((p) => cast(p, 0)),
    cast([12.6, 0], 3),
    cast([4.8, -1.6], 6),
    cast([0.6, -2.4], 7),
    cast([-8, -2.4], 7),
    cast([-8.4, -2.4], 4.4),
    cast([-12, -3], 2.1),
  ])
  const under = (a0, a1, d) =>
    fill(
      k,
      'rgba(150,186,226,.42)',
      run(a0, a1, (a, i) =>
        at(a, -3 - d - (i ? 0.5 : 0) * Math.sin((Math.PI * (a - a0)) / (a1 - a0)), 0),
      ),
    )
  under(-10.5, 5, 0.6)
  under(-8.5, 0, 1.7)
  under(-6.5, -2, 2.8)
  for (const m of [-1, 1])
    fill(
      k,
      fade(10, -34, '176,222,240', 0.75),
      run(10.4, -34, (a, i) => {
        const d = 10.4 - a
        return at(
          a,
          m * (0.4 + d * 0.3 + 0.25 * Math.sin(d * 0.7) + i * Math.sin((Math.PI * d) / 44.4) * 1.7),
          0,
        )
      }),
    )
  // The side turned from the sun, the bow that turns on, the stern in the sun.
  const down = at(0, -3, 0)[1]
  const tall = at(0, -3, 2.1)[1]
  const side = k.createLinearGradient(0, tall - 1, 0, down + 1)
  side.addColorStop(0, '#e6e6f4')
  side.addColorStop(1, '#b4c2e0')
  fill(k, side, [...row(wet, 0), ...row(near, 2.1).reverse()])
  const bow = near.slice(14)
  fill(k, '#b9c3e2', [...row(wet.slice(14), 0), ...row(bow, 2.1).reverse()])
  const strip = (h0, h1) => {
    const mix = (h) =>
      near.map(([a, b, up], i) => {
        const t = h / (2.1 + up)
        return at(wet[i][0] * (1 - t) + a * t, wet[i][1] * (1 - t) + b * t, h)
      })
    return [...mix(h0), ...mix(h1).reverse()]
  }
  fill(k, '#1a6c98', strip(0.62, 1.12))
  fill(k, '#fff4dc', strip(1.9, 2.12))
  // Foam where the water parts and along the line where it closes: no ruled edge.
  const foam = run(11.6, -12.4, (a, i) => {
    const j = Math.min(24, Math.max(0, Math.round(((a + 12) / 22.4) * 24)))
    const bow = Math.max(0, Math.min((a - 1) / 7, (11.6 - a) / 2.6))
    const thick = 0.14 + 0.12 * Math.sin(a * 1.1) + 0.9 * bow + 0.3 * Math.max(0, (-6 - a) / 6)
    return i ? at(a, wet[j][1] - 0.3 - thick, 0) : at(a, wet[j][1] + 0.1, 0.1 + 0.4 * bow)
  })
  fill(k, 'rgba(240,250,252,.9)', foam)
  fill(k, '#fff0d4', [
    at(-12, wet[0][1], 0),
    at(-12, near[0][1], 2.1),
    at(-12, -near[0][1], 2.1),
    at(-12, -wet[0][1], 0),
  ])
  fill(k, '#f4d8a4', [...row(near, 2.1), ...row(away, 2.1)])
  // Saloon with its long window, the roof that is a sun deck.
  const house = (a0, a1, b, h0, h1, light, side, roof) => {
    fill(k, light, [at(a0, -b, h0), at(a0, -b, h1), at(a0, b, h1), at(a0, b, h0)])
    fill(k, side, [at(a0, -b, h0), at(a1, -b, h0), at(a1 - 0.9, -b, h1), at(a0, -b, h1)])
    fill(k, roof, [at(a0, -b, h1), at(a1 - 0.9, -b, h1), at(a1 - 0.9, b, h1), at(a0, b, h1)])
  }
  house(-8, 6, 2.3, 2.1, 4.6, '#fff6e0', '#dcdcee', '#fbecd0')
  fill(k, '#2c5c84', [at(-7, -2.3, 3), at(5.2, -2.3, 3), at(4.7, -2.3, 4), at(-7, -2.3, 4)])
  for (const a of [-3.4, 0.6])
    fill(k, '#dcdcee', [at(a, -2.3, 3), at(a + 0.5, -2.3, 3), at(a + 0.5, -2.3, 4), at(a, -2.3, 4)])
  house(1.6, 4.8, 1.6, 4.6, 6, '#fff6e0', '#dcdcee', '#fff6e0')
  // One at the back, one at the rail, one who shows the reef.
  for (const [a, b, pose, skin, shirt, flip] of [
    [-6, -0.6, 'hips', 0, ['#f4705c', '#c04450'], true],
    [-3, -1.3, 'stand', 1, ['#ffd060', '#d8923c'], false],
    [-0.9, -0.4, 'point', 2, ['#48b4a8', '#22787c'], false],
  ]) {
    const [x, y] = at(a, b, 4.6)
    stand(
      k,
      x,
      y,
      y - at(a, b, 6.6)[1],
      {
        ...POSES[pose],
        skin: SKINS[skin],
        top: shirt,
        low: ['#f4ead8', '#b8b4cc'],
        hair: ['#4c2c30', '#301c28'],
      },
      { flip, fall: [0.5, 0.12], shade: '#c4ac9c' },
    )
  }
  // The awning on its posts, sunny towards us.
  for (const a of [-7.6, 0])
    for (const b of [-2, 2]) {
      const [p, q] = [at(a, b, 4.6), at(a, b, 7)]
      stroke(k, '#c8c4d4', 0.16, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
    }
  fill(k, '#f0704c', [at(-8, -2.4, 7), at(0.6, -2.4, 7), at(0.6, 2.4, 7.2), at(-8, 2.4, 7.2)])
  fill(k, '#ffb070', [at(-8, -2.4, 7), at(-3, -2.4, 7), at(-3, 2.4, 7.2), at(-8, 2.4, 7.2)])
  // Rail of the bow, ladder astern, the flag.
  const rail = [at(5, -2.9, 3.2), at(9, -1.9, 3.4), at(12.6, 0, 4), at(9, 1.9, 3.4)]
  stroke(k, '#fff8ea', 0.14, `M${rail.map((p) => p.map((v) => v.toFixed(2)).join(' ')).join('L')}`)
  const [p, q] = [at(-11.6, 0, 2.1), at(-11.8, 0, 5.2)]
  stroke(k, '#c8c4d4', 0.14, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
  path(k, '#d83c44', `M${q[0]} ${q[1]}l-2.400 0.400l0.400 0.700l-0.400 0.700l2.400 -0.300Z`)
}
