import { fill, path } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'
import { EAST, mix, near, WEST } from './two-bays.js'

const n2 = (v) => Math.round(v * 100) / 100

/** A roof with two slopes, its ridge away from us or across; foot at x, y. */
function house(k, x, y, q, [lit, low], across) {
  const wide = across ? 2.6 : 1.7
  const deep = across ? 1.2 : 1.7
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  fill(k, 'rgba(12,52,60,.55)', [
    [wide, 0],
    [wide + 0.9, -0.4],
    [wide + 1, -1.5],
    [wide, -1.6],
  ])
  if (across) {
    fill(k, '#fff2dc', [
      [-wide, 0],
      [wide, 0],
      [wide, -1.2],
      [-wide, -1.2],
    ])
    fill(k, lit, [
      [-wide - 0.4, -0.9],
      [wide + 0.4, -0.9],
      [wide - 0.2, -2.4],
      [-wide + 0.2, -2.4],
    ])
    fill(k, low, [
      [-wide + 0.2, -2.4],
      [wide - 0.2, -2.4],
      [wide - 0.6, -2.4 - deep * 0.5],
      [-wide + 0.6, -2.4 - deep * 0.5],
    ])
  } else {
    fill(k, '#e4ccc4', [
      [-wide, 0],
      [wide, 0],
      [wide, -1.2],
      [0, -2.6],
      [-wide, -1.2],
    ])
    fill(k, lit, [
      [-wide - 0.4, -0.9],
      [0, -2.8],
      [0.5, -2.8 - deep],
      [-wide + 0.3, -1.2 - deep],
    ])
    fill(k, low, [
      [wide + 0.4, -0.9],
      [0, -2.8],
      [0.5, -2.8 - deep],
      [wide + 0.7, -1.2 - deep],
    ])
  }
  k.restore()
}

/** A palm from above: leaves all round, lit on the left, its shade beside it. */
function palm(k, x, y, q, r) {
  const n = 9
  k.fillStyle = 'rgba(10,52,60,.32)'
  k.beginPath()
  k.ellipse(x + q * 0.8, y + q * 0.75, q * 0.9, q * 0.4, 0, 0, 7)
  k.fill()
  const turn = r() * 6
  for (let i = 0; i < n; i++) {
    const a = turn + (i / n) * 6.283
    const l = q * (0.9 + r() * 0.35)
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.55 + l * 0.2]
    const [mx, my] = [x + Math.cos(a) * l * 0.55, y + Math.sin(a) * l * 0.3 - l * 0.12]
    const [nx, ny] = [-Math.sin(a) * q * 0.18, Math.cos(a) * q * 0.13]
    path(
      k,
      Math.cos(a) < -0.2 ? '#b8d060' : Math.sin(a) < 0 ? '#5ca058' : '#2c7c5c',
      `M${n2(x)} ${n2(y)}Q${n2(mx + nx)} ${n2(my + ny)} ${n2(ex)} ${n2(ey)}Q${n2(mx - nx)} ${n2(my - ny)} ${n2(x)} ${n2(y)}Z`,
    )
  }
}

/** A broad crown from above: an uneven mound with a lit shoulder. */
function crown(k, x, y, q, r, tones) {
  const ring = (s, dx, dy) =>
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * 6.283
      const l = q * s * (0.74 + r() * 0.52)
      return [x + dx * q + Math.cos(a) * l, y + dy * q + Math.sin(a) * l * 0.56]
    })
  path(k, tones[0], closed(ring(1.2, 0.2, 0.15), 1))
  path(k, tones[1], closed(ring(0.84, -0.2, -0.16), 1))
}

const inner = (line, y, side) => {
  for (let i = 1; i < line.length; i++)
    if (line[i][1] >= y && line[i - 1][1] < y) {
      const t = (y - line[i - 1][1]) / (line[i][1] - line[i - 1][1])
      return mix(line[i - 1][0], line[i][0], t) + side * 6.5 * near(y)
    }
  return side > 0 ? -20 : 180
}
const WOOD = [
  ['#12484c', '#185850'],
  ['#155050', '#1d6454'],
  ['#185a52', '#2a7656'],
  ['#1c6454', '#4c9456'],
]
const ROOFS = [
  ['#f4845c', '#b44c50'],
  ['#f8c070', '#b87c5c'],
  ['#e86c54', '#a43c4c'],
  ['#f0e4d0', '#a8a0b0'],
]

/** Trees and roofs between the two beaches, far to near. */
export function village(k) {
  // The floor of the wood.
  fill(k, '#17584f', [
    ...WEST.filter((p) => p[1] > 41.5).map(([x, y]) => [x + 5 * near(y), y + 2.6 * near(y)]),
    [-12, 98],
    [174, 98],
    ...EAST.filter((p) => p[1] > 41.5)
      .map(([x, y]) => [x - 5 * near(y), y + 2.6 * near(y)])
      .reverse(),
  ])
  const r = random(12)
  const all = []
  for (let y = 42.4; y < 97; y += 0.5 + near(y) * 3.1) {
    const [l, e] = [inner(WEST, y, 1), inner(EAST, y, -1)]
    const step = 1.1 + near(y) * 7.4
    for (let x = Math.max(l, -6); x < Math.min(e, 166); x += step) {
      const [px, py, c] = [x + (r() - 0.5) * step * 0.6, y + (r() - 0.5) * step * 0.25, r()]
      if (px < l || px > e) continue
      const q = (0.5 + near(py) * 4.6) * (0.75 + r() * 0.6)
      const shore = Math.min(px - l, e - px) < step * 1.6
      if (c < (shore ? 0.62 : 0.1)) all.push([py, () => palm(k, px, py, q * 1.1, r)])
      else {
        const light =
          noise(px * 0.05 + 7, py * 0.09) * 0.8 + 0.62 + (c - 0.5) * 0.3 - near(py) * 0.34
        const tones = WOOD[Math.max(0, Math.min(3, Math.floor(light * 4)))]
        all.push([py, () => crown(k, px, py, q * 1.15, r, tones)])
      }
    }
  }
  // Houses along the neck, bungalows behind the beaches.
  for (const [x, y, c, across] of [
    [77.6, 46.4, 0, false],
    [84.6, 47.4, 1, false],
    [78.4, 50.4, 3, true],
    [86.8, 51.6, 0, true],
    [77, 55.4, 1, false],
    [88, 57, 2, false],
    [75.4, 61.6, 0, true],
    [91, 63, 1, true],
    [66, 66.8, 3, false],
    [102.5, 68.4, 0, false],
  ])
    all.push([y + 1.4, () => house(k, x, y, 0.2 + near(y) * 1.5, ROOFS[c], across)])
  for (const [x, y, c, across] of [
    [64, 59.6, 0, true],
    [52, 64.4, 1, true],
    [39, 68.6, 1, true],
    [98.6, 58.8, 1, true],
    [110, 63.4, 0, true],
    [124, 67, 1, true],
  ])
    all.push([y + 1.2, () => house(k, x, y, 0.2 + near(y) * 1.6, ROOFS[c], across)])
  all.sort((a, b) => a[0] - b[0])
  for (const [, draw] of all) draw()
}
