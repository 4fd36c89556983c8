import { fill, rough } from '../core/field.js'
import { random } from '../core/random.js'

/** The row of the field where the banks of the river stand. */
export const BANK = 55

const box = (k, c, x, y, w, h) => {
  k.fillStyle = c
  k.fillRect(x, y, w, h)
}

/** A dome with its light on the left and a crescent above. */
function dome(k, x, y, rx, ry, finial = true) {
  for (const [c, a, b] of [
    ['#aab2bd', -1, 1],
    ['#dfe3e4', -1, -0.3],
    ['#808a9c', 0.45, 1],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.moveTo(x + a * rx, y)
    k.bezierCurveTo(x + a * rx, y - ry * 0.7, x + a * rx * 0.5, y - ry, x, y - ry)
    k.bezierCurveTo(x + b * rx * 0.5, y - ry, x + b * rx, y - ry * 0.7, x + b * rx, y)
    k.fill()
  }
  if (finial) box(k, '#e2b850', x - 0.12, y - ry - 1.3, 0.24, 1.5)
}

/** One of the two pencil minarets, 84 metres high where the dome has 52. */
function minaret(k, x, foot, top) {
  box(k, '#e6d9c2', x - 0.7, top + 4, 1.4, foot - top - 4)
  box(k, '#a8988e', x + 0.25, top + 4, 0.45, foot - top - 4)
  for (const y of [top + 4, top + 11]) {
    box(k, '#8d8088', x - 1.1, y + 0.7, 2.2, 0.5)
    box(k, '#f6ecd6', x - 1.15, y, 2.3, 0.7)
  }
  fill(k, '#9aa4b2', [
    [x - 0.75, top + 4],
    [x, top],
    [x + 0.75, top + 4],
  ])
  fill(k, '#d8dde0', [
    [x - 0.75, top + 4],
    [x, top],
    [x - 0.1, top + 4],
  ])
  box(k, '#e2b850', x - 0.1, top - 1.2, 0.2, 1.4)
}

/** The mosque of the alabaster: dome, half domes and cupolas come down in steps to a block of pale stone. */
function mosque(k, cx, foot) {
  k.save()
  k.translate(cx, foot)
  minaret(k, -11.6, 0, -39.4)
  minaret(k, 11.4, 0, -39.4)
  // The block from its corner: the long face in the sun, the short one in the shade.
  box(k, '#f6e4c4', -11, -11, 16.4, 11)
  box(k, '#b08f8c', 5.4, -11, 5.6, 11)
  box(k, '#fff4da', -11.3, -11.5, 16.9, 0.7)
  box(k, '#c8a89c', 5.6, -11.5, 5.7, 0.7)
  for (const [x, c] of [
    [-9.6, '#9c7c80'],
    [-7.2, '#9c7c80'],
    [-4.8, '#9c7c80'],
    [-2.4, '#9c7c80'],
    [0, '#9c7c80'],
    [2.4, '#9c7c80'],
    [6.6, '#6f5a74'],
    [8.6, '#6f5a74'],
  ])
    for (const [y, high] of [
      [-9.4, 1.1],
      [-6.2, 2.6],
    ]) {
      k.fillStyle = c
      k.beginPath()
      k.arc(x + 0.5, y, 0.45, Math.PI, Math.PI * 2)
      k.fill()
      k.fillRect(x + 0.05, y, 0.9, high)
    }
  // Cupolas at the corners, the half domes that lean on the drum, the drum, the great dome.
  dome(k, 9.4, -11.5, 1.7, 2.1)
  dome(k, -9.6, -11.5, 1.7, 2.1)
  box(k, '#e6d2b8', -6.4, -15.6, 9.4, 4.2)
  box(k, '#a98a8c', 3, -15.6, 3.6, 4.2)
  dome(k, 5.6, -11.6, 3.3, 4, false)
  dome(k, -6.2, -11.6, 3.3, 4, false)
  dome(k, -6.3, -15.8, 0.9, 1.4)
  dome(k, 6.3, -15.8, 0.9, 1.4)
  box(k, '#f6e4c4', -5.4, -18.8, 8, 3.4)
  box(k, '#b08f8c', 2.6, -18.8, 2.8, 3.4)
  for (let x = -4.7; x < 4.8; x += 1.35) box(k, '#7c6678', x, -18.2, 0.55, 1.5)
  dome(k, 0, -18.8, 5.6, 6.6)
  dome(k, -0.6, -11.6, 4.6, 4.3, false)
  k.restore()
}

/** The wall that Saladin began: one line of stone along the crest, round towers where it turns. */
const CREST = [
  [76, 47.6],
  [84, 45.2],
  [92, 43.6],
  [101, 43],
  [112, 42.6],
  [125, 42.8],
  [134, 44],
  [143, 45.8],
  [151, 48.4],
]
const TOWERS = [
  [80, 1.3, 1],
  [88.6, 1.6, 1.5],
  [99.4, 1.5, 1.3],
  [108, 2, 1.7],
  [121.6, 1.5, 1.3],
  [130.4, 2.1, 1.8],
  [140, 1.5, 1.2],
  [147.6, 1.3, 1],
]

const crestAt = (x) => {
  const i = Math.max(
    1,
    CREST.findIndex((p) => p[0] >= x),
  )
  const [a, b] = [CREST[i - 1], CREST[i]]
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

function wall(k) {
  for (let i = 1; i < CREST.length; i++) {
    const [a, b] = [CREST[i - 1], CREST[i]]
    const turned = i > 5
    fill(k, turned ? '#b88a74' : '#ecc68e', [[a[0], a[1] + 4.6], a, b, [b[0], b[1] + 4.6]])
    for (let x = a[0] + 0.3; x < b[0] - 0.4; x += 1.15)
      box(k, turned ? '#b88a74' : '#f6d6a2', x, crestAt(x) - 0.6, 0.65, 0.8)
    fill(k, turned ? '#a57a6c' : '#d9ad7c', [
      [a[0], a[1] + 3.5],
      [b[0], b[1] + 3.5],
      [b[0], b[1] + 4.7],
      [a[0], a[1] + 4.7],
    ])
  }
  for (const [x, r, up] of TOWERS) {
    const y = crestAt(x) - up
    const high = 4.9 + up
    // The shadow that the tower lays on the wall, away from the sun.
    fill(k, 'rgba(120,74,84,.4)', [
      [x + r, y + up + 0.2],
      [x + r + 1.5, y + up + 1.4],
      [x + r + 1.5, y + high - 0.4],
      [x + r, y + high - 0.2],
    ])
    box(k, '#e2b680', x - r, y, 2 * r, high)
    box(k, '#fbdda6', x - r, y, 0.62 * r, high)
    box(k, '#a87868', x + 0.42 * r, y, 0.58 * r, high)
    for (let j = 0; j < 4; j++)
      box(k, j > 2 ? '#a87868' : '#fbdda6', x - r + j * 0.53 * r, y - 0.6, 0.33 * r, 0.7)
    box(k, '#7c5a62', x - 0.14 * r, y + 1.4, 0.2, 0.9)
  }
}

/** The hill of the Citadel before the bare plateau of Muqattam: rock in facets, the wall, the mosque. */
export function citadel(k) {
  fill(k, '#e6c6a4', [
    [44, 54],
    [60, 49],
    [70, 47.4],
    [82, 43.8],
    [94, 42.6],
    [112, 40],
    [134, 38.4],
    [152, 39.6],
    [170, 38.8],
    [170, BANK],
    [44, BANK],
  ])
  fill(k, '#cfa594', [
    [134, 38.4],
    [152, 39.6],
    [170, 38.8],
    [170, BANK],
    [150, BANK],
    [146, 47],
    [139, 43],
  ])
  fill(k, '#e4b67c', [
    [66, BANK],
    [72, 51],
    ...CREST.map(([x, y]) => [x, y + 3]),
    [158, 52],
    [166, BANK],
  ])
  // Ravines: each has its lit flank and its shade, none like the next.
  for (const [x, y, foot, wide] of [
    [84, 49.4, 83, 4],
    [95, 47.6, 97, 6],
    [105, 47, 103, 4],
    [117, 47, 118, 7],
    [127, 47.4, 130, 8],
    [137, 49, 141, 7],
    [146, 51, 150, 6],
  ])
    fill(k, x > 125 ? '#a87868' : '#c4946c', [
      [x, y],
      [x + wide * 0.36, y + 2.6],
      [x + wide * 0.3, y + 4],
      [foot + wide, BANK],
      [foot, BANK],
      [x + 0.4, y + 3.4],
    ])
  fill(k, '#f6d49a', [
    [76, 51],
    [84, 49],
    [82, BANK],
    [70, BANK],
    [72, 52],
  ])
  // Roofs within the walls, and the older minaret with its bulb.
  box(k, '#e8c494', 87, 40.4, 7, 5)
  box(k, '#b48874', 92, 40.4, 2, 5)
  box(k, '#f0cf9e', 95, 39.4, 5, 5)
  box(k, '#e0b888', 131, 41, 6.6, 5)
  box(k, '#b08474', 135, 41, 2.6, 5)
  box(k, '#ecc898', 89.6, 34, 1.2, 7)
  box(k, '#b08474', 90.3, 34, 0.5, 7)
  box(k, '#fbe4b8', 89.2, 36.4, 2, 0.5)
  dome(k, 90.2, 34, 0.75, 1.5)
  mosque(k, 116, 43.6)
  wall(k)
}

/** The old city on its bank: flat roofs, shutters, a few slender towers. */
export function oldTown(k) {
  const r = random(12)
  for (const [x, top] of [
    [9, 41],
    [48, 43.6],
    [63, 45.4],
    [157, 45],
  ])
    minaret(k, x, BANK, top - 6)
  for (const [foot, low, tones] of [
    [54, 2.6, ['#e8caa0', '#dfbe94', '#f0d8b0']],
    [BANK + 0.4, 1.2, ['#d8ae84', '#cc9f7a', '#e2be92']],
  ])
    for (let x = -6; x < 168; ) {
      const w = 4 + r() * 4.4
      const high = low + r() * r() * 3.6
      const tone = tones[Math.floor(r() * 3)]
      box(k, tone, x, foot - high, w + 0.1, high)
      box(k, '#a87c70', x + w * 0.74, foot - high, w * 0.26, high)
      box(k, '#fbe8c0', x, foot - high, w, 0.34)
      for (let i = 0; i < 2; i++)
        for (let j = 0; j < Math.floor(high / 2); j++)
          box(
            k,
            r() < 0.2 ? '#6f8f90' : '#8a6a6c',
            x + w * (0.12 + i * 0.3),
            foot - high + 1 + j * 1.9,
            w * 0.13,
            0.95,
          )
      x += w
    }
  fill(k, '#6f8a46', [
    ...rough(
      [
        [-6, BANK - 0.4],
        [40, BANK - 0.9],
        [90, BANK - 0.5],
        [130, BANK - 1],
        [168, BANK - 0.6],
      ],
      0.6,
      6,
    ),
    [168, BANK + 1],
    [-6, BANK + 1],
  ])
}

/** Papyrus at the water's edge: bare stems, each with its fan. */
export function papyrus(k, { from, to, foot, high, count, seed }) {
  const r = random(seed)
  const stems = Array.from({ length: count }, () => ({
    x: from + (to - from) * r(),
    tall: high * (0.6 + r() * 0.5),
    lean: (r() - 0.5) * 5,
    tone: r(),
  })).sort((a, b) => b.tall - a.tall)
  for (const { x, tall, lean, tone } of stems) {
    const [tx, ty] = [x + lean, foot - tall]
    k.strokeStyle = tone < 0.5 ? '#3f5f3c' : '#5a7a42'
    k.lineWidth = 0.36
    k.beginPath()
    k.moveTo(x, foot)
    k.quadraticCurveTo(x, foot - tall * 0.6, tx, ty)
    k.stroke()
    k.lineWidth = 0.22
    for (let i = 0; i < 13; i++) {
      const a = -Math.PI / 2 + (i / 12 - 0.5) * 3.6
      k.strokeStyle = i < 5 ? '#9fb45c' : i < 9 ? '#6f8f48' : '#4a6a3e'
      k.beginPath()
      k.moveTo(tx, ty)
      k.quadraticCurveTo(
        tx + Math.cos(a) * 1.4,
        ty + Math.sin(a) * 1.9,
        tx + Math.cos(a) * 2.6,
        ty + Math.sin(a) * 2.2 + 0.7,
      )
      k.stroke()
    }
  }
}
