import { blend } from '../core/colour.js'
import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// A street of Paris that runs straight to the hill of Montmartre, in metres: across, up, away. We look from a fourth
// floor; the low sun behind us lights the right-hand fronts and leaves the left ones in shade.

const [EYE, F, CX, CY] = [13, 92, 101, 53]
export const P = (X, Y, Z) => [CX + (X * F) / Z, CY + ((EYE - Y) * F) / Z]
export const metre = (Z) => F / Z
const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

const HALF = 9
const HAZE = '#d9b4bc'
const SUNNY = {
  walls: ['#f8d3a2', '#f3c592', '#fbdcb2'],
  glass: '#8f6f8e',
  trim: '#fff0d2',
  iron: '#6a4a70',
  zinc: '#a9b8d8',
  zincTop: '#c6d0e6',
  shop: '#a8645e',
  brick: '#f09a72',
  cornice: '#fff3da',
}
const SHADY = {
  walls: ['#6e6aa6', '#7872ae', '#64629e'],
  glass: '#403f7c',
  trim: '#8f88bf',
  iron: '#33306a',
  zinc: '#4c5a98',
  zincTop: '#6c7cb4',
  shop: '#3a356c',
  brick: '#c9808a',
  cornice: '#9a94c8',
}

/** Fronts of one side, far ones last in the list: where each begins and ends, how high its cornice is. */
function lots(seed) {
  const r = random(seed)
  const list = []
  for (let Z = 5; Z < 250; ) {
    const w = 13 + r() * 11
    list.push({
      a: Z,
      b: Z + w,
      high: 20 + r() * 1.3,
      tone: Math.floor(r() * 3),
      seed: 1 + Math.floor(r() * 999),
      awning: Math.floor(r() * 4),
    })
    Z += w
  }
  return list
}

const AWNINGS = ['#d8504c', '#3c8c7c', '#e0a040', '#4c74b4']

function front(k, side, { a, b, high, tone, seed, awning }) {
  const t = side > 0 ? SUNNY : SHADY
  const r = random(seed)
  const X = side * HALF
  const mid = (a + b) / 2
  const haze = Math.min(0.8, (mid / 260) ** 0.8)
  const c = (hex) => blend(hex, HAZE, haze)
  // The steep slope of the roof, the flat one over it.
  const back = X + side * 2.4
  quad(
    k,
    c(t.zincTop),
    [back, high + 4.6, a],
    [back + side * 9, high + 6, a],
    [back + side * 9, high + 6, b],
    [back, high + 4.6, b],
  )
  quad(k, c(t.zinc), [X, high, a], [back, high + 4.6, a], [back, high + 4.6, b], [X, high, b])
  // The wall, its ground floor of shops.
  quad(k, c(t.walls[tone]), [X, 0, a], [X, high, a], [X, high, b], [X, 0, b])
  quad(k, c(t.shop), [X, 0, a], [X, 4.2, a], [X, 4.2, b], [X, 0, b])
  if (mid < 120) {
    const out = X - side * 1.7
    const [z0, z1] = [a + (b - a) * 0.16, b - (b - a) * 0.2]
    quad(
      k,
      c(blend(AWNINGS[awning], side > 0 ? '#ffd9a0' : '#3a356c', side > 0 ? 0.12 : 0.4)),
      [X, 4.1, z0],
      [out, 3, z0],
      [out, 3, z1],
      [X, 4.1, z1],
    )
  }
  const bays = Math.max(3, Math.round((b - a) / 3.2))
  const bay = (b - a) / bays
  const storey = (high - 4.6) / 5
  for (let f = 0; f < 5; f++) {
    const y = 4.9 + f * storey
    const tall = storey * [0.74, 0.72, 0.68, 0.64, 0.56][f]
    for (let i = 0; i < bays; i++) {
      const z = a + (i + 0.5) * bay
      const lamp = side < 0 && r() < 0.14
      const half = bay * 0.2
      const pane = (tone, z0, z1, y0, y1) =>
        quad(k, tone, [X, y0, z0], [X, y1, z0], [X, y1, z1], [X, y0, z1])
      if (mid < 90) pane(c(t.trim), z - half - 0.24, z + half + 0.24, y - 0.1, y + tall + 0.3)
      pane(lamp ? '#ffd27a' : c(t.glass), z - half, z + half, y, y + tall)
      if (mid < 130 && f > 0 && f < 4 && half > 0.3) {
        // Leaves of slatted shutters, folded back against the wall; here and there a pair is closed.
        const closed = (i * 7 + f * 5 + seed) % 9 === 0
        const slat = c(blend(t.walls[tone], side > 0 ? '#fff6e4' : '#b4b4e0', 0.6))
        const wing = half * 0.95
        if (closed) pane(slat, z - half, z + half, y, y + tall)
        else {
          pane(slat, z - half - 0.1 - wing, z - half - 0.1, y, y + tall)
          pane(slat, z + half + 0.1, z + half + 0.1 + wing, y, y + tall)
        }
        if (mid < 45)
          for (const v of [0.16, 0.32, 0.48, 0.64, 0.8]) {
            const tone2 = c(blend(t.walls[tone], t.glass, 0.16))
            for (const [z0, z1] of closed
              ? [[z - half, z + half]]
              : [
                  [z - half - 0.02 - wing, z - half - 0.18],
                  [z + half + 0.18, z + half + 0.02 + wing],
                ])
              pane(tone2, z0, z1, y + tall * v, y + tall * (v + 0.05))
          }
        if (closed) continue
      }
      // The low iron guard before each window.
      if (mid < 60 && f !== 1 && f !== 4) {
        pane(c(t.iron), z - half - 0.06, z + half + 0.06, y + 0.78, y + 0.9)
        for (let j = 0; j <= 6; j++) {
          const zj = z - half + (half * 2 * j) / 6
          pane(c(t.iron), zj - 0.035, zj + 0.035, y, y + 0.8)
        }
      }
      if (mid > 60) continue
      // Two leaves and a light above them; near us their bars can be seen.
      const bar = c(blend(t.trim, t.glass, 0.45))
      pane(bar, z - 0.05, z + 0.05, y, y + tall)
      pane(bar, z - half, z + half, y + tall * 0.74, y + tall * 0.78)
      pane(bar, z - half, z + half, y + tall * 0.36, y + tall * 0.385)
    }
    // The long balconies of the second floor and the fifth.
    if (f === 1 || f === 4) {
      const o = X - side * 0.8
      quad(k, c(t.cornice), [X, y - 0.1, a], [o, y - 0.1, a], [o, y - 0.1, b], [X, y - 0.1, b])
      quad(k, c(t.iron), [o, y - 0.1, a], [o, y + 0.95, a], [o, y + 0.95, b], [o, y - 0.1, b])
      quad(
        k,
        c(t.walls[tone]),
        [o, y + 0.1, a],
        [o, y + 0.72, a],
        [o, y + 0.72, b],
        [o, y + 0.1, b],
      )
      if (mid < 70)
        for (let z = a; z < b; z += 0.8)
          quad(k, c(t.iron), [o, y, z], [o, y + 0.9, z], [o, y + 0.9, z + 0.22], [o, y, z + 0.22])
    }
  }
  const lip = X - side * 0.7
  quad(k, c(t.cornice), [X, high - 0.7, a], [lip, high, a], [lip, high, b], [X, high - 0.7, b])
  // Dormers in the steep slope.
  for (let i = 0; i < bays; i++) {
    if (r() < 0.25) continue
    const z = a + (i + 0.5) * bay
    const [x0, h] = [X + side * 0.5, bay * 0.24]
    quad(
      k,
      c(t.cornice),
      [x0, high + 0.6, z - h - 0.2],
      [x0, high + 3.2, z - h - 0.2],
      [x0, high + 3.2, z + h + 0.2],
      [x0, high + 0.6, z + h + 0.2],
    )
    quad(
      k,
      side < 0 && r() < 0.3 ? '#ffd27a' : c(t.glass),
      [x0, high + 0.9, z - h],
      [x0, high + 2.8, z - h],
      [x0, high + 2.8, z + h],
      [x0, high + 0.9, z + h],
    )
    quad(
      k,
      c(side > 0 ? '#8b93ba' : '#a383ae'),
      [x0, high + 0.6, z - h - 0.2],
      [x0, high + 3.2, z - h - 0.2],
      [back, high + 3.2, z - h - 0.2],
      [back, high + 2.4, z - h - 0.2],
    )
  }
  // The party wall that looks at us, with its row of pots.
  const [c0, c1] = [back - side * 0.6, back + side * (4 + r() * 3)]
  const up = high + 6.4 + r() * 2
  quad(k, c(t.brick), [c0, high + 1, a], [c0, up, a], [c1, up, a], [c1, high + 1, a])
  quad(
    k,
    c('#fff0d8'),
    [c0 - side * 0.2, up, a],
    [c0 - side * 0.2, up + 0.4, a],
    [c1, up + 0.4, a],
    [c1, up, a],
  )
  const n = 3 + Math.floor(r() * 3)
  for (let i = 0; i < n; i++) {
    if (r() < 0.2) continue
    const x = c0 + ((c1 - c0) * (i + 0.5)) / n
    const tall = 1 + r() * 0.9
    quad(
      k,
      c('#d87c62'),
      [x - 0.3, up + 0.4, a],
      [x - 0.24, up + 0.4 + tall, a],
      [x + 0.24, up + 0.4 + tall, a],
      [x + 0.3, up + 0.4, a],
    )
  }
}

/** Wet paving that keeps the colour of the sky, the left pavement in shade; a zebra far below. */
export function street(k) {
  const g = k.createLinearGradient(0, 56, 0, 90)
  g.addColorStop(0, '#e8c4b4')
  g.addColorStop(0.4, '#a9a0c4')
  g.addColorStop(1, '#6a6fae')
  quad(k, g, [-HALF, 0, 9], [-HALF, 0, 320], [HALF, 0, 320], [HALF, 0, 9])
  quad(k, '#5e5c9e', [-HALF, 0, 9], [-HALF, 0, 320], [-1.6, 0, 320], [-1.6, 0, 9])
  quad(k, '#504e90', [-HALF, 0, 9], [-HALF, 0, 320], [-HALF + 3, 0, 320], [-HALF + 3, 0, 9])
  quad(k, '#f0cfae', [HALF - 3, 0, 9], [HALF - 3, 0, 320], [HALF, 0, 320], [HALF, 0, 9])
  quad(k, '#fff0d2', [HALF - 3.2, 0, 9], [HALF - 3.2, 0, 320], [HALF - 3, 0, 320], [HALF - 3, 0, 9])
}

/** The wet middle of the street keeps a little of the lit basilica: level strokes, fewer and wider towards us. */
export function shine(k) {
  for (const [X, Z, w, a] of [
    [0.4, 180, 1.8, 0.9],
    [0.6, 150, 1.6, 0.85],
    [0.1, 128, 1.9, 0.75],
    [0.8, 110, 1.5, 0.65],
    [0.3, 95, 1.7, 0.5],
    [1, 82, 1.4, 0.4],
    [0.4, 70, 1.5, 0.3],
  ]) {
    const [x, y] = P(X, 0, Z)
    const half = w * metre(Z)
    const tall = 0.16 + 8 / Z
    path(
      k,
      `rgba(255,226,200,${a})`,
      `M${x - half} ${y}Q${x} ${y - tall} ${x + half} ${y}Q${x} ${y + tall} ${x - half} ${y}Z`,
    )
  }
}

export function rows(k) {
  for (const [side, seed] of [
    [-1, 7],
    [1, 12],
  ])
    for (const lot of lots(seed).reverse()) front(k, side, lot)
}

/** The rail of our balcony, wrought iron against the light, in points of the field. */
export function rail(k) {
  const INK = '#1d1a48'
  fill(k, INK, [
    [-6, 77.6],
    [166, 77.6],
    [166, 79],
    [-6, 79],
  ])
  fill(k, '#f0b088', [
    [-6, 77.3],
    [166, 77.3],
    [166, 77.8],
    [-6, 77.8],
  ])
  for (let x = -3; x < 166; x += 7.4) {
    stroke(k, INK, 0.7, `M${x} 79V92`)
    // A scroll between two bars: two volutes that meet in a ring.
    const m = x + 3.7
    stroke(
      k,
      INK,
      0.5,
      `M${m} 92V86.500C${m} 83 ${m - 2.6} 83 ${m - 2.4} 85C${m - 2.2} 86.400 ${m - 1} 86 ${m - 1.2} 85.200M${m} 86.500C${m} 83 ${m + 2.6} 83 ${m + 2.4} 85C${m + 2.2} 86.400 ${m + 1} 86 ${m + 1.2} 85.200M${m} 83.200V79`,
    )
  }
}

/** A black cat that sits on the rail with its back to us; 9 high, its seat at 0. */
export function cat(k) {
  path(
    k,
    '#15123a',
    'M-2.500 0.200C-3.200 -2.400 -2.300 -4.500 -1.400 -5.300C-2.100 -6.100 -2.200 -7.200 -1.900 -8.700L-0.900 -7.700H0.700L1.700 -8.800C2.100 -7.300 2 -6.100 1.300 -5.300C2.300 -4.500 3.200 -2.400 2.500 0.200Z',
  )
  stroke(
    k,
    '#15123a',
    0.9,
    'M1.800 -0.300C4.200 0.200 4.800 2.600 4 5.200C3.700 6.200 3.900 7 4.500 7.400',
  )
  stroke(
    k,
    '#f0b088',
    0.3,
    'M2.500 -0.200C3.100 -2.400 2.200 -4.500 1.300 -5.300C1.900 -6 2.100 -7.200 1.750 -8.500',
  )
}
