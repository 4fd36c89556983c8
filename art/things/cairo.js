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

/** The mosque of the alabaster: one great dome on four half domes, above a block of pale stone. */
function mosque(k) {
  minaret(k, 103, 31, 5.4)
  minaret(k, 121, 31, 5.4)
  box(k, '#ecdfc8', 100, 25.4, 24, 6.6)
  box(k, '#b5a598', 115, 25.4, 9, 6.6)
  box(k, '#fbf2de', 99.6, 24.9, 24.8, 0.7)
  for (const x of [102.4, 105.4, 108.4, 111.4, 114.4, 117.4, 120.4]) {
    k.fillStyle = x > 114 ? '#6d6474' : '#8a7c80'
    k.beginPath()
    k.arc(x, 28.4, 0.7, Math.PI, Math.PI * 2)
    k.fill()
    k.fillRect(x - 0.7, 28.4, 1.4, 2.6)
  }
  dome(k, 102, 24.9, 1.8, 1.9)
  dome(k, 122, 24.9, 1.8, 1.9)
  dome(k, 106.4, 24.9, 3.6, 3.6, false)
  dome(k, 117.6, 24.9, 3.6, 3.6, false)
  box(k, '#e6d9c4', 107.4, 20.4, 9.2, 4.6)
  box(k, '#a8988e', 113.4, 20.4, 3.2, 4.6)
  for (let x = 108.2; x < 116; x += 1.3) box(k, '#6d6474', x, 21, 0.5, 1.3)
  dome(k, 112, 20.4, 4.8, 5)
}

/** A stretch of the old walls with round towers: [x, foot] of each tower. */
function ramparts(k, towers, high) {
  for (let i = 1; i < towers.length; i++) {
    const [a, b] = [towers[i - 1], towers[i]]
    fill(k, i > 4 ? '#b98d64' : '#dcb684', [
      [a[0], a[1]],
      [a[0], a[1] - high],
      [b[0], b[1] - high],
      [b[0], b[1]],
    ])
    const n = Math.round((b[0] - a[0]) / 1.2)
    for (let j = 0; j < n; j++) {
      const t = (j + 0.2) / n
      box(
        k,
        i > 4 ? '#b98d64' : '#f0d09c',
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t - high - 0.55,
        0.6,
        0.6,
      )
    }
  }
  for (const [x, y] of towers) {
    box(k, '#d8b080', x - 1.5, y - high - 1.4, 3, high + 1.8)
    box(k, '#f2d3a0', x - 1.5, y - high - 1.4, 0.9, high + 1.8)
    box(k, '#9c7460', x + 0.6, y - high - 1.4, 0.9, high + 1.8)
    for (const d of [-1.5, -0.4, 0.7]) box(k, '#f2d3a0', x + d, y - high - 2, 0.7, 0.7)
  }
}

/** The hill of the Citadel over the bare plateau, its walls in two rings. */
export function citadel(k) {
  fill(k, '#e0c496', [
    ...rough(
      [
        [60, 46],
        [92, 38],
        [130, 35],
        [170, 36],
      ],
      0.4,
      5,
    ),
    [170, BANK],
    [60, BANK],
  ])
  const crest = [
    [66, BANK],
    [78, 45],
    [88, 37],
    [97, 32],
    [124, 31.4],
    [134, 35],
    [146, 42],
    [158, 48],
    [168, 51],
  ]
  fill(k, '#e2b678', [...crest, [168, BANK + 1], [66, BANK + 1]])
  fill(k, '#f4d296', [
    [78, 45],
    [88, 37],
    [97, 32],
    [104, 32],
    [98, 38],
    [92, 46],
    [84, BANK],
    [66, BANK],
  ])
  fill(k, '#b98a60', [
    [118, 32],
    [124, 31.4],
    [134, 35],
    [146, 42],
    [158, 48],
    [168, 51],
    [168, BANK],
    [126, BANK],
    [122, 46],
    [125, 40],
  ])
  mosque(k)
  ramparts(
    k,
    [
      [93, 34.6],
      [101, 33.4],
      [110, 33],
      [119, 33],
      [127, 33.8],
      [134, 36.6],
    ],
    2.2,
  )
  ramparts(
    k,
    [
      [80, 46.6],
      [90, 44],
      [101, 42.8],
      [112, 42.6],
      [123, 43.2],
      [134, 45],
      [145, 48],
    ],
    2.8,
  )
}

/** The old city on its bank: flat roofs, shutters, a few slender towers. */
export function oldTown(k) {
  const r = random(12)
  for (const [x, top] of [
    [8, 40],
    [37, 41.6],
    [66, 43],
    [150, 42.6],
  ])
    minaret(k, x, BANK, top - 6)
  for (const [foot, low, tones] of [
    [54, 4.6, ['#e6c898', '#dcbb8c', '#efd6aa']],
    [BANK + 0.6, 3, ['#d8b282', '#cfa676', '#e4c494']],
  ])
    for (let x = -6; x < 168; ) {
      const w = 4 + r() * 4.4
      const high = low + r() * 3.4
      const tone = tones[Math.floor(r() * 3)]
      box(k, tone, x, foot - high, w + 0.1, high)
      box(k, '#a8825f', x + w * 0.74, foot - high, w * 0.26, high)
      box(k, '#fbe8c0', x, foot - high, w, 0.34)
      for (let i = 0; i < 2; i++)
        for (let j = 0; j < Math.floor(high / 2); j++)
          box(
            k,
            r() < 0.3 ? '#5f8a8c' : '#6d5560',
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
