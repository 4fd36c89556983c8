// A Kyoto garden in autumn: maples that spread their leaves in level layers, moss, a stone lantern; the sun behind them at the left.
import { fill, path, points } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

/** A maple leaf of five points. */
function leaf(k, c, x, y, r, turn) {
  const list = []
  for (const [a, l] of [
    [0, 1],
    [0.42, 0.42],
    [0.86, 0.9],
    [1.3, 0.4],
    [1.8, 0.66],
    [2.5, 0.26],
    [3.78, 0.26],
    [4.48, 0.66],
    [4.98, 0.4],
    [5.42, 0.9],
    [5.86, 0.42],
  ])
    list.push([x + Math.cos(a + turn) * r * l, y + Math.sin(a + turn) * r * l])
  fill(k, c, list)
}

/** A layer of leaves: level below, domed above, its rim made of single leaves; shade below, light from the upper left. */
function spray(k, x, y, rx, ry, tones, seed) {
  const r = random(seed)
  const form = (q, dx, dy, low) =>
    Array.from({ length: 26 }, (_, i) => {
      const a = (i / 26) * Math.PI * 2
      const out = q * (1 + 0.16 * noise(Math.cos(a) * 2 + seed * 3.1, Math.sin(a) * 2))
      const down = Math.sin(a) > 0
      return [
        x + dx + Math.cos(a) * rx * out,
        y + dy + Math.sin(a) * ry * out * (down ? low : 1) + Math.cos(a) ** 2 * ry * 0.25,
      ]
    })
  for (const [tone, q, dx, dy, low, size] of [
    [0, 1, 0, 0, 0.5, 1.25],
    [1, 0.86, -rx * 0.05, -ry * 0.16, 0.36, 1.1],
    [2, 0.58, -rx * 0.14, -ry * 0.36, 0.22, 0.95],
  ]) {
    const line = form(q, dx, dy, low)
    path(k, tones[tone], closed(line, 1))
    // Leaves stand out from the rim, each turned its own way.
    for (let i = 0; i < line.length; i++) {
      const [ax, ay] = line[i]
      const [bx, by] = line[(i + 1) % line.length]
      const n = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 0.8))
      for (let j = 0; j < n; j++) {
        const t = (j + r()) / n
        const out = (r() - 0.35) * 0.9
        leaf(
          k,
          tones[tone],
          ax + (bx - ax) * t + ((ax - x) / rx) * out,
          ay + (by - ay) * t + ((ay - y) / ry) * out,
          size * (0.55 + r() * 0.5),
          r() * 6.283,
        )
      }
    }
  }
}

/** A limb that grows thinner along its bend; [x, y] from, over, to; a and b its widths. */
function limb(k, colour, [x0, y0], [x1, y1], [x2, y2], a, b) {
  const side = (m) =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14
      const u = 1 - t
      const x = u * u * x0 + 2 * u * t * x1 + t * t * x2
      const y = u * u * y0 + 2 * u * t * y1 + t * t * y2
      const [dx, dy] = [u * (x1 - x0) + t * (x2 - x1), u * (y1 - y0) + t * (y2 - y1)]
      const l = Math.hypot(dx, dy)
      const q = (m * (a * u + b * t)) / 2
      return [x - (dy / l) * q, y + (dx / l) * q]
    })
  fill(k, colour, [...side(-1), ...side(1).reverse()])
}

/** A maple: roots, a short stem that parts at fork, one limb to every layer of leaves. */
export function maple(k, [x, y], [fx, fy], wide, sprays, tones, wood, seed) {
  const [dark, lit] = wood
  // Roots that run out into the moss.
  path(
    k,
    dark,
    `M${x - wide * 1.7} ${y + wide * 0.3}Q${x - wide * 0.6} ${y} ${x - wide * 0.42} ${y - wide * 1.4}L${x + wide * 0.42} ${y - wide * 1.4}Q${x + wide * 0.7} ${y} ${x + wide * 1.9} ${y + wide * 0.36}Q${x + wide * 0.4} ${y + wide * 0.1} ${x} ${y + wide * 0.42}Q${x - wide * 0.4} ${y + wide * 0.1} ${x - wide * 1.7} ${y + wide * 0.3}Z`,
  )
  for (const [sx, sy, , ry] of sprays) {
    const to = [sx, sy + ry * 0.1]
    limb(
      k,
      dark,
      [fx, fy + wide * 0.4],
      [fx + (sx - fx) * 0.32, sy + (fy - sy) * 0.34],
      to,
      wide * 0.62,
      0.34,
    )
  }
  limb(
    k,
    dark,
    [x, y - wide * 0.3],
    [x + (x - fx) * 0.3, (y + fy) / 2],
    [fx, fy - wide * 0.2],
    wide * 0.95,
    wide * 0.8,
  )
  k.beginPath()
  k.arc(fx, fy + wide * 0.1, wide * 0.46, 0, 7)
  k.fillStyle = dark
  k.fill()
  limb(
    k,
    lit,
    [x - wide * 0.32, y - wide * 0.2],
    [x + (x - fx) * 0.3 - wide * 0.32, (y + fy) / 2],
    [fx - wide * 0.28, fy],
    wide * 0.2,
    wide * 0.14,
  )
  // Every layer is a few open fans of unlike size and tilt, so that the light comes through between them.
  for (const [i, [sx, sy, rx, ry]] of sprays.entries()) {
    const r = random(seed * 7 + i)
    const n = 4 + Math.floor(r() * 2)
    for (let j = 0; j < n; j++) {
      const u = (j + 0.5) / n - 0.5
      const q = 0.26 + r() * 0.2
      k.save()
      k.translate(
        sx + u * 1.9 * rx + (r() - 0.5) * rx * 0.2,
        sy + (u * u * 2.2 - 0.2) * ry + (r() - 0.5) * ry * 0.9,
      )
      k.rotate(u * 0.5 + (r() - 0.5) * 0.2)
      spray(k, 0, 0, rx * q, ry * (0.6 + r() * 0.4), tones, seed + i * 5 + j)
      k.restore()
    }
  }
}

/** Leaves that lie on the ground about x, y, flat as they are seen. */
export function fallen(k, x, y, rx, ry, n, tones, seed) {
  const r = random(seed)
  for (let i = 0; i < n; i++) {
    const a = r() * 6.283
    const q = Math.sqrt(r())
    const size = 0.42 + r() * 0.34
    k.save()
    k.translate(x + Math.cos(a) * q * rx, y + Math.sin(a) * q * ry)
    k.scale(1, 0.5)
    leaf(k, tones[i % tones.length], 0, 0, size, r() * 6.283)
    k.restore()
  }
}

export const oneLeaf = leaf

/** Air, a far wood in two depths, its stems, the moss. */
export function garden(k, foot) {
  const g = k.createLinearGradient(0, 0, 0, foot)
  g.addColorStop(0, '#fbe3a4')
  g.addColorStop(1, '#fff4d4')
  k.fillStyle = g
  k.fillRect(-5, -5, 170, foot + 8)
  const wood = (c, list) => path(k, c, `${closed(points(list), 0.8)}`)
  wood('#efcf8c', '-10 24 12 17 34 22 56 15 82 21 104 14 128 20 150 13 172 18 172 60 -10 60')
  for (const [x, w] of points('14 0.9 29 0.7 46 1 71 0.8 88 1 109 0.7 124 1 146 0.8'))
    fill(k, '#dfb678', [
      [x - w * 0.6, 0],
      [x + w * 0.6, 0],
      [x + w, 48],
      [x - w, 48],
    ])
  wood('#dcb26a', '-10 36 10 32 30 36 52 31 76 35 98 31 120 35 146 30 172 34 172 60 -10 60')
  wood('#b99a54', '-10 41.500 20 39 50 41.500 84 39.500 118 41.500 150 38.500 172 40 172 60 -10 60')
  // Moss: one slope from the right, one from the left, the path of light between.
  path(k, '#9cae50', `M-10 44C30 41 70 42.500 100 43.500C130 42 150 42 172 43V${foot + 4}H-10Z`)
  path(k, '#bcc25c', 'M-10 44C30 41 70 42.500 100 43.500C84 45 40 45.400 -10 46.600Z')
  path(k, '#7f9a48', `M172 44.600C150 43.600 128 45 108 47.600C98 49 90 50.600 84 ${foot + 2}H172Z`)
  path(k, '#a9b856', 'M172 44.600C150 43.600 128 45 108 47.600C130 46.600 150 46.200 172 46.800Z')
  path(
    k,
    '#6c8a44',
    `M-10 47.400C20 46 50 47.400 70 49.400C78 50.400 84 51.600 90 ${foot + 2}H-10Z`,
  )
  path(k, '#96aa50', 'M-10 47.400C20 46 50 47.400 70 49.400C50 48.600 20 48 -10 49.200Z')
}
