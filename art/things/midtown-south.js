// Midtown and the bay at sunset, seen to the south from the top of Rockefeller Center: one light, low from the right and ahead.
import { blend } from '../core/colour.js'
import { at, fill, path } from '../core/field.js'
import { random } from '../core/random.js'
import { empire } from './empire-north.js'
import { oneWorld } from './manhattan.js'

// Looking south from the top of Rockefeller Center, in metres: the eye at 250, one metre at one metre's distance F field units.
export const HZ = 38
const [EYE, F, CX] = [250, 190, 84]
const spot = (X, Z, Y = 0) => [CX + (F * X) / Z, HZ + (F * (EYE - Y)) / Z]
const air = (c, Z) => blend(c, '#f0b8a4', Math.min(0.82, 1 - Math.exp(-(Z - 300) / 4200)))

/** A water tank on its legs, lit on its right; stands at X, Z on a roof H high. */
function tank(k, X, Z, H) {
  const [x, y, q] = [...spot(X, Z, H), F / Z]
  const bit = (c, ...list) =>
    fill(
      k,
      c,
      list.map(([u, v]) => [x + u * q, y + v * q]),
    )
  for (const u of [-3, -0.5, 2]) bit('#54386c', [u, 0], [u + 0.3, -5], [u + 1.1, -5], [u + 1, 0])
  bit('#84506c', [-4, -5], [-4, -12], [4, -12], [4, -5])
  bit('#f0a070', [1, -5], [1, -12], [4, -12], [4, -5])
  bit('#54386c', [-4.6, -12], [0, -16], [4.6, -12])
}

/** A tower, some with setbacks: broad below, narrower above, a tank or a lift house on the roof. */
function tower(k, [X, Z, w, d, H, tone, own], r) {
  const cake = Z < 1500 && H > 84 && w > 40
  if (!cake) {
    block(k, X, Z, w, d, H, tone, r, own)
    if (Z < 900 && H < 150 && w > 44) tank(k, X + w * (0.3 + own * 0.4), Z + d * 0.5, H)
    return
  }
  const tiers =
    own > 0.55
      ? [
          [0.56, 0],
          [0.82, 0.13],
          [1, 0.24],
        ]
      : [
          [0.7, 0],
          [1, 0.16],
        ]
  let base = 0
  for (const [part, inset] of tiers) {
    block(
      k,
      X + w * inset,
      Z + d * inset,
      w * (1 - inset * 2),
      d * (1 - inset * 2),
      H * part,
      tone,
      r,
      own,
      base,
    )
    base = H * part
  }
  if (own < 0.3) tank(k, X + w * 0.5, Z + d * 0.5, H)
  else block(k, X + w * 0.36, Z + d * 0.4, w * 0.24, d * 0.3, H + 8, tone, null, own, H)
}

/** A block from `base` to H: its north front in shade, the west side lit as far down as the sun still reaches, its roof with the shade of the parapet. */
function block(k, X, Z, w, d, H, [front, west, east, roof], r, own = 0.5, base = 0) {
  const p = (x, z, y) => spot(x, z, y)
  const quad = (c, ...list) => fill(k, air(c, Z), list)
  if (H < EYE) {
    quad(roof, p(X, Z, H), p(X + w, Z, H), p(X + w, Z + d, H), p(X, Z + d, H))
    // The parapet in the west throws its shade over the roof, towards us and to the left.
    if (Z < 1700) {
      quad(
        blend(roof, front, 0.6),
        p(X + w - 3, Z, H),
        p(X + w - 3, Z + d, H),
        p(X + w - 12, Z + d, H),
        p(X + w - 16, Z, H),
      )
      quad(
        '#ffd8a0',
        p(X + w - 3, Z, H),
        p(X + w, Z, H),
        p(X + w, Z + d, H),
        p(X + w - 3, Z + d, H),
      )
    }
  }
  if (X + w < 0) {
    const cut = Math.max(base, H - 34 - own * 60)
    const slope = Math.max(base, cut - d * 0.5)
    quad(
      blend(west, front, 0.78),
      p(X + w, Z, H),
      p(X + w, Z + d, H),
      p(X + w, Z + d, base),
      p(X + w, Z, base),
    )
    quad(west, p(X + w, Z, H), p(X + w, Z + d, H), p(X + w, Z + d, cut), p(X + w, Z, slope))
  }
  if (X > 0) quad(east, p(X, Z, H), p(X, Z + d, H), p(X, Z + d, base), p(X, Z, base))
  quad(front, p(X, Z, H), p(X + w, Z, H), p(X + w, Z, base), p(X, Z, base))
  if (!r) return
  const dark = air(blend(front, '#2c2c6c', 0.34), Z)
  const [x0, y0] = p(X, Z, H - 4)
  const [x1, y1] = p(X + w, Z, Math.max(base, H - 130))
  const n = Math.max(2, Math.round(w / (9 + own * 6)))
  const q = (x1 - x0) / n
  const box = (c, x, y, a, b) =>
    fill(k, c, [
      [x, y],
      [x + a, y],
      [x + a, y + b],
      [x, y + b],
    ])
  const wide = own > 0.62
  const high = q * (wide ? 0.66 : 0.95)
  const rows = Math.floor((y1 - y0) / high)
  if (wide)
    for (let j = 0; j < Math.min(rows, 16); j++)
      box(dark, x0 + q * 0.2, y0 + high * (j + 0.3), x1 - x0 - q * 0.4, high * 0.42)
  else
    for (let i = 0; i < n; i++)
      box(dark, x0 + (i + 0.28) * q, y0 + q * 0.3, q * 0.44, Math.max(0, y1 - y0 - q * 0.3))
  for (let i = 0; i < n; i++)
    for (let j = 0; j < Math.min(rows, 9); j++)
      if (r() < 0.11)
        box('#ffd07c', x0 + (i + 0.28) * q, y0 + high * (j + 0.3), q * 0.44, high * 0.42)
}

const STONE = [
  ['#7c6494', '#ffb078', '#54487c', '#c8909c'],
  ['#8c6c94', '#ffc088', '#5c4c80', '#d8a0a0'],
  ['#6c608c', '#f49c74', '#4c4478', '#b4849c'],
  ['#986880', '#ffa870', '#64487c', '#d0909c'],
  ['#7078a4', '#ffd0a0', '#505888', '#c0a0b4'],
]

/** Where the island's two shores run. */
const west = (Z) => (Z < 3500 ? 1500 : 1500 - (Z - 3500) * 0.32)
const east = (Z) => (Z < 5000 ? -1500 : -1500 + (Z - 5000) * 0.62)

/** The bay, its rivers, the shores of New Jersey and Brooklyn, the low town between the two clusters of towers. */
export function far(k) {
  path(
    k,
    '#e8a8a0',
    `M-10 ${HZ - 0.8}C20 ${HZ - 1.6} 50 ${HZ - 0.6} 84 ${HZ - 0.9}C110 ${HZ - 1.4} 140 ${HZ - 2} 170 ${HZ - 1}V60H-10Z`,
  )
  path(k, '#ffdca8', `M-10 ${HZ + 2}H60L80 ${HZ + 0.6}H118L170 ${HZ + 1.4}V62H-10Z`)
  // Brooklyn on the left, New Jersey on the right, each with its own low skyline.
  path(
    k,
    '#d898a4',
    `M-10 ${HZ + 0.2}H20l2 -1h2v1H40v-0.700h1v-0.500h1.200v1.200H58L67 ${HZ + 1.2}L62 ${HZ + 2.6}L46 ${HZ + 4.6}L30 ${HZ + 7}L-10 ${HZ + 11}Z`,
  )
  path(
    k,
    '#e0a09c',
    `M170 ${HZ + 0.2}H152v-0.900h-3v0.900h-5v-1.600h-1.800v1.600H140v-1.200h-2v1.200H122L117 ${HZ + 1}L126 ${HZ + 2.2}L170 ${HZ + 6.4}Z`,
  )
  // Sun on the Hudson.
  path(k, '#fff4cc', `M112 ${HZ + 3.6}L134 ${HZ + 4.6}L170 ${HZ + 9.4}V${HZ + 14}L128 ${HZ + 7}Z`)
  // The island.
  const shore = []
  for (let Z = 6900; Z > 700; Z -= 300) shore.push(spot(west(Z), Z))
  const back = []
  for (let Z = 700; Z < 6900; Z += 300) back.push(spot(east(Z), Z))
  fill(k, '#c4849c', [...shore, [170, 95], [-10, 95], ...back])
  // The avenue lies in shade but for a strip that the sun still finds; cabs on their way.
  const lane = (c, x0, x1, z0, z1, Y = 0) =>
    fill(k, c, [spot(x0, z0, Y), spot(x1, z0, Y), spot(x1, z1), spot(x0, z1)])
  lane('#94648c', -16, 21, 560, 2600)
  lane('#a4708c', -16, 21, 2600, 4600)
  lane('#f4b494', -13, -8, 1500, 4600)
  for (const [x, z, c] of [
    [-2, 900, '#ffd060'],
    [5, 1010, '#ffe8d0'],
    [-3, 1180, '#ffd060'],
    [11, 1260, '#6c4878'],
    [4, 1420, '#ffd060'],
    [-4, 1660, '#ffe8d0'],
    [8, 1900, '#ffd060'],
  ]) {
    lane('#5c3c70', x - 4, x + 3, z, z + 14)
    lane(c, x, x + 4, z, z + 12)
  }
}

export function town(k) {
  const r = random(12)
  const list = []
  for (let Z = 6700; Z > 300; Z -= Z > 2600 ? 200 : 84)
    for (let a = -9; a < 9; a++) {
      let X = a * 275 + 20
      const end = X + 240
      while (X < end - 30) {
        const w = Math.min(end - X, (Z > 2600 ? 80 : 36) + r() * 74)
        const d = Z > 2600 ? 120 : 58
        const [x] = spot(X, Z)
        const chance = r()
        const tall = r()
        const tone = STONE[Math.floor(r() * STONE.length)]
        if (x > -14 && x < 172 && X + w < west(Z) && X > east(Z)) {
          let H = 16 + tall * 30
          if (Z > 5300) H = Math.abs(X - 60) < 520 ? 60 + tall ** 2 * 210 : 30
          else if (Z > 2600) H = chance < 0.05 ? 70 + tall * 60 : 18 + tall * 24
          else if (Z > 1560) H = chance < 0.16 ? 80 + tall * 90 : 30 + tall * 40
          else if (Z > 560) H = 60 + tall ** 1.6 * 150
          else H = 50 + tall * 70
          // The axis of the picture stays open for the one great tower.
          const axis = Math.abs(x - 73)
          if (Z < 1560 && axis < 20) H = Math.min(H, 44 + axis * 3.4 + tall * 34)
          list.push([X, Z, w, d, H, tone, (tall * 7.3 + chance) % 1])
        }
        X += w + (Z > 2600 ? 16 : 3)
      }
    }
  // Far to near, and in each row from the edges to the middle, where the sides face.
  list.sort((p, q) => q[1] - p[1] || Math.abs(q[0] + q[2] / 2) - Math.abs(p[0] + p[2] / 2))
  let built = false
  let wtc = false
  let life = false
  for (const b of list) {
    if (!wtc && b[1] < 6000) {
      wtc = true
      const [x, y] = spot(260, 6000)
      at(k, x, y, (F / 6000) * 1.12, (q) =>
        oneWorld(q, ['#e8b0a8', '#ffd8b0', '#c898ac', '#fff0d0']),
      )
    }
    if (!life && b[1] < 2050) {
      life = true
      // New York Life: the pyramid of gilt tiles.
      const p = (X, Y, Z = 2050) => spot(X, Z, Y)
      block(k, -372, 2050, 62, 60, 140, STONE[1], null)
      fill(k, '#f0b860', [p(-366, 140), p(-341, 192), p(-316, 140)])
      fill(k, '#fff0b0', [p(-316, 140), p(-341, 192), p(-312, 140, 2110)])
    }
    if (!built && b[1] < 1500) {
      built = true
      const [x, y] = spot(-95, 1500)
      at(k, x, y, (F / 1500) * 1.06, empire)
    }
    tower(k, b, b[1] < 1250 && b[4] > 40 ? r : null)
  }
}
