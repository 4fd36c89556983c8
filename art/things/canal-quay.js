// What stands behind and between the houses of a canal: woods in the haze, the white quay of a temple. In points of the field.
import { at, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { folk, POSES, SKINS } from './slender-folk.js'

const BANK = 57

/** One edge of treetops from x0 to x1: broad crowns of unlike width, tufts on each. */
function treetops(k, colour, x0, x1, y, rise, seed) {
  const r = random(seed)
  let d = `M${x0} ${BANK}V${y}`
  for (let x = x0; x < x1; ) {
    const wide = 5 + r() * 9
    const high = rise * (0.35 + r() * 0.65)
    for (const [t, u] of [
      [0.16, 0.62],
      [0.4, 0.96],
      [0.68, 1],
      [0.88, 0.66],
      [1, 0.06],
    ])
      d += `Q${x + wide * (t - 0.15)} ${y - high * (u + 0.2)} ${x + wide * t} ${y - high * u}`
    x += wide
  }
  path(k, colour, `${d}V${BANK}Z`)
}

/** A coconut palm far off: one thin leaning trunk, hanging fronds. */
function farPalm(k, x, y, high, lean, [dark, light]) {
  stroke(
    k,
    dark,
    high * 0.045,
    `M${x} ${y}Q${x + lean * 0.2} ${y - high * 0.6} ${x + lean} ${y - high}`,
  )
  const [tx, ty, l] = [x + lean, y - high, high * 0.36]
  for (const [dx, dy, bend] of [
    [-1, 0.42, -0.5],
    [-0.96, -0.1, -0.52],
    [-0.5, -0.52, -0.42],
    [0.3, -0.62, -0.34],
    [0.86, -0.3, -0.5],
    [1.04, 0.16, -0.46],
    [0.72, 0.62, -0.3],
    [-0.56, 0.74, -0.3],
  ]) {
    const [ex, ey] = [tx + dx * l, ty + dy * l]
    const [mx, my] = [tx + dx * l * 0.5, ty + dy * l * 0.5 + bend * l * 0.7]
    path(
      k,
      dx < 0.4 && dy < 0.3 ? light : dark,
      `M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}Q${mx + dx * l * 0.06} ${my + l * 0.42} ${tx} ${ty}Z`,
    )
  }
}

/** Woods in the haze behind the houses, the far ones paler. */
export function woods(k) {
  treetops(k, '#cfdcb8', -4, 166, 47, 5, 4)
  for (const [x, high, lean] of [
    [34, 15, -2.4],
    [145.6, 21.5, 2.6],
  ])
    farPalm(k, x, 52, high, lean, ['#6ca494', '#94bc9c'])
  treetops(k, '#94bca4', -4, 92, 51, 5.4, 9)
  treetops(k, '#94bca4', 122, 166, 51, 5.4, 12)
}

/** The bank: bushes down to the water, their caps in the sun, the wet earth under them. */
export function bushyBank(k) {
  const bushes = (c, from, to, y, high, seed) => {
    const r = random(seed)
    let d = `M${from} ${BANK}V${y}`
    for (let x = from; x < to; ) {
      const wide = Math.min(2.2 + r() * 4.4, to - x)
      const up = high * (0.4 + r() * 0.6)
      d += `C${x + wide * 0.05} ${y - up} ${x + wide * 0.9} ${y - up * (0.8 + r() * 0.5)} ${x + wide} ${y - up * 0.15 * r()}`
      x += wide
    }
    path(k, c, `${d}V${BANK}Z`)
  }
  for (const [from, to, seed] of [
    [-4, 88.5, 3],
    [125.6, 164, 8],
  ]) {
    bushes('#7cb48c', from, to, 52.6, 3, seed)
    bushes('#4c9480', from, to, 54, 2.8, seed + 20)
    bushes('#34707a', from, to, 55.6, 1.6, seed + 40)
    path(k, '#b4946c', `M${from} 56.300Q${(from + to) / 2} 55.900 ${to} 56.400V57.500H${from}Z`)
    path(k, '#6c6468', `M${from} 56.900H${to}V57.600H${from}Z`)
  }
}

/** The quay of the temple below the statue: a white wall, stairs down into the water. */
export function quay(k) {
  path(k, '#fff0d8', 'M88 51.600H126V58H88Z')
  path(k, '#d8b4a4', 'M88 53H126V53.700H88Z')
  path(k, '#fff8e4', 'M87.600 51H126.400V52H87.600Z')
  for (let i = 0; i < 5; i++) {
    const [y, w] = [52 + i * 1.1, 5 + i * 0.5]
    path(k, '#fff4dc', `M${107 - w} ${y}H${107 + w}V${y + 0.5}H${107 - w}Z`)
    path(k, '#b88c94', `M${107 - w} ${y + 0.5}H${107 + w}V${y + 1.2}H${107 - w}Z`)
  }
  for (const x of [100.4, 112.2]) {
    path(k, '#fff4dc', `M${x} 49.400h1.400V57.600h-1.400Z`)
    path(k, '#c49c9c', `M${x + 0.8} 49.400h0.600V57.600h-0.600Z`)
    path(
      k,
      '#ffd76a',
      `M${x + 0.1} 49.400C${x - 0.3} 48.400 ${x + 0.5} 48 ${x + 0.7} 46.800C${x + 0.9} 48 ${x + 1.7} 48.400 ${x + 1.3} 49.400Z`,
    )
  }
  // The wet foot of wall and stairs, where the mirror begins.
  path(k, '#6c7c88', 'M88 56.200H126V58H88Z')
  path(k, '#a89ca4', 'M88 56.200H126V56.500H88Z')
  for (const [x, y, o, flip] of [
    [
      105.4,
      52.3,
      {
        ...POSES.walk,
        top: ['#ff9a34', '#c45a34'],
        low: ['#f08428', '#a84a38'],
        cut: 'none',
        dress: 'sarong',
      },
      0,
    ],
    [95, 51.2, { ...POSES.stand, top: ['#fff4e0', '#d4b4b4'], low: ['#5c6ca4', '#3c4474'] }, 0],
    [97, 51.2, { ...POSES.point, top: ['#3c9c9c', '#2c6c7c'], low: ['#f0d8b0', '#c09c88'] }, 0],
  ])
    at(
      k,
      x,
      y,
      4 / 7,
      (c) => folk(c, { skin: SKINS[1], hair: ['#34202c', '#20142a'], ...o }),
      !!flip,
    )
}
