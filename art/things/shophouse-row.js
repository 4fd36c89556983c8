import { fill, path, stroke } from '../core/field.js'

// Shophouses seen straight on, in metres: x along the row, y up from the pavement. The sun stands high behind us at the right, so all
// that stands out d metres throws its shade 0.5 d to the left and 1.7 d down.
const CREAM = '#fff0d4'
const DIM = '#d8b4a4'

/** Pen with y upwards. */
function pen(k) {
  const box = (c, x, y, w, h) => {
    k.fillStyle = c
    k.fillRect(x, -y - h, w, h)
  }
  const poly = (c, list) =>
    fill(
      k,
      c,
      list.map(([x, y]) => [x, -y]),
    )
  const line = (c, w, list) => stroke(k, c, w, `M${list.map(([x, y]) => `${x} ${-y}`).join('L')}`)
  return { box, poly, line }
}

/** A fan light: half a circle of panes over x..x + w at y. */
function fan(k, x, y, w, frame, glass) {
  const r = w / 2
  path(k, frame, `M${x - 0.1} ${-y}a${r + 0.1} ${r + 0.1} 0 0 1 ${w + 0.2} 0Z`)
  path(k, glass, `M${x} ${-y}a${r} ${r} 0 0 1 ${w} 0Z`)
  for (const a of [45, 90, 135]) {
    const q = (a * Math.PI) / 180
    stroke(k, frame, 0.06, `M${x + r} ${-y}L${x + r + Math.cos(q) * r} ${-y - Math.sin(q) * r}`)
  }
  path(
    k,
    'rgba(52,32,92,.4)',
    `M${x} ${-y}a${r} ${r} 0 0 1 ${w} 0Q${x + w} ${-y - r * 0.55} ${x + r} ${-y - r * 0.62}Q${x + 0.1} ${-y - r * 0.5} ${x} ${-y}Z`,
  )
}

/** A pair of louvred shutters in its frame; open ones stand out from the wall and leave the room dark. */
function shutters(k, x, y, w, h, [light, dark], open) {
  const { box, poly, line } = pen(k)
  box(CREAM, x - 0.12, y - 0.08, w + 0.24, h + 0.16)
  box('#4c3468', x, y, w, h)
  if (open) {
    box('#e8c8a4', x + w * 0.62, y, w * 0.2, h * 0.92)
    const leaf = w * 0.36
    poly('rgba(84,44,96,.45)', [
      [x - leaf - 0.16, y - 0.34],
      [x, y - 0.3],
      [x, y + h - 0.4],
      [x - leaf - 0.16, y + h - 0.44],
    ])
    poly(dark, [
      [x - leaf, y - 0.1],
      [x, y],
      [x, y + h],
      [x - leaf, y + h + 0.1],
    ])
    poly(light, [
      [x + w, y],
      [x + w + leaf, y - 0.1],
      [x + w + leaf, y + h + 0.1],
      [x + w, y + h],
    ])
    for (let i = 1; i < 8; i++) {
      line(dark, 0.05, [
        [x + w + 0.08, y + (h * i) / 8],
        [x + w + leaf - 0.08, y + (h * i) / 8],
      ])
    }
    return
  }
  box(light, x, y, w, h)
  for (const a of [x + 0.08, x + w / 2 + 0.05])
    for (let i = 0; i < 9; i++) box(dark, a, y + 0.12 + (i * (h - 0.2)) / 9, w / 2 - 0.14, h / 19)
  box(dark, x + w / 2 - 0.03, y, 0.06, h)
  // Shade of the frame's head and of its right post.
  box('rgba(52,32,92,.4)', x, y + h - 0.26, w, 0.26)
}

/** What the shop under the house shows: tea in tins, bolts of cloth, half doors, or tables. */
const SHOPS = {
  tea({ box }, x, w) {
    box('#8c4c5c', x, 0.2, w, 3)
    for (let j = 0; j < 4; j++) {
      box('#5c3058', x, 0.95 + j * 0.56, w * 0.62, 0.07)
      for (let i = 0; i < 6; i++)
        if ((i * 3 + j * 5) % 7)
          box(
            ['#e8a450', '#4c8c84', '#d85c4c', '#f0d09c'][(i + j * 3) % 4],
            x + 0.12 + (i * w * 0.6) / 6,
            1.02 + j * 0.56,
            0.28,
            0.34 + ((i + j) % 2) * 0.08,
          )
    }
    box('#ffc874', x + w * 0.68, 0.2, w * 0.26, 2.3)
    box('#74385c', x + 0.1, 0.2, w * 0.56, 0.72)
  },
  cloth({ box }, x, w) {
    box('#7c4464', x, 0.2, w, 3)
    for (let i = 0; i < 7; i++) {
      const c = ['#e85c4c', '#f4b450', '#4c9c94', '#f4dcb4', '#d8789c', '#5c7cb4', '#8cb46c'][i]
      box(c, x + 0.16 + (i * w) / 7.4, 0.9 + (i % 3) * 0.12, w / 10, 1.9 - (i % 3) * 0.12)
    }
    box('#5c3058', x, 0.2, w, 0.62)
    box('#944c64', x, 0.74, w, 0.09)
  },
  doors({ box }, x, w) {
    box('#e0a468', x, 0.2, w, 3)
    box('#fcd08c', x + w * 0.36, 0.2, w * 0.28, 2.6)
    for (const a of [x, x + w * 0.66]) {
      box('#3c7478', a, 0.2, w * 0.34, 3)
      for (const b of [0.06, w * 0.18]) {
        box('#2c5868', a + b, 0.5, w * 0.11, 1)
        box('#2c5868', a + b, 1.7, w * 0.11, 1.2)
      }
    }
    for (const a of [x + w * 0.36, x + w * 0.505]) {
      box('#b4484c', a, 0.5, w * 0.135, 1)
      box('#8c3450', a + 0.06, 0.62, w * 0.135 - 0.12, 0.76)
    }
  },
  tables({ box, poly }, x, w) {
    box('#a86458', x, 0.2, w, 3)
    box('#ffd488', x, 1.5, w, 1.1)
    box('#8c4858', x + w * 0.36, 1.5, 0.1, 1.1)
    box('#8c4858', x + w * 0.7, 1.5, 0.1, 1.1)
    for (const a of [x + w * 0.2, x + w * 0.72]) {
      box('#4c3060', a - 0.05, 0.2, 0.1, 0.7)
      box('#f8ecd8', a - 0.46, 0.88, 0.92, 0.08)
      poly('#4c3060', [
        [a - 0.3, 0.2],
        [a + 0.3, 0.2],
        [a, 0.36],
      ])
    }
  },
}

/** A parapet before the roof, with a round window. */
function gable(k, x, top, o, trim) {
  const m = x + o.w / 2
  const d = (grow) =>
    `M${x + 0.2} ${-top}V${-top - 0.95 - grow}H${m - 1.9 - grow}C${m - 1.5} ${-top - 1.1 - grow} ${m - 1.3} ${-top - 2.2 - grow} ${m} ${-top - 2.2 - grow}C${m + 1.3} ${-top - 2.2 - grow} ${m + 1.5} ${-top - 1.1 - grow} ${m + 1.9 + grow} ${-top - 0.95 - grow}H${x + o.w - 0.2}V${-top}Z`
  path(k, trim, d(0.16))
  path(k, o.wall, d(0))
  const ring = (c, r, dx = 0, dy = 0) =>
    path(
      k,
      c,
      `M${m - r + dx} ${-top - 1.2 + dy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    )
  ring(o.dim, 0.52, -0.1, 0.14)
  ring(trim, 0.5)
  ring(o.tiles, 0.34)
}

/** A glazed pot with a bougainvillea, a metre and a half tall. */
export function potPlant(k, bloom, seed) {
  path(k, '#2c7c80', 'M-0.340 -0.600H0.340L0.240 0H-0.240Z')
  path(k, '#1c5468', 'M-0.340 -0.600H-0.100L-0.080 0H-0.240Z')
  const leaf = (c, x, y, r, a) => {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    path(k, c, `M${-r} 0Q0 ${-r * 0.7} ${r} 0Q0 ${r * 0.7} ${-r} 0Z`)
    k.restore()
  }
  for (let i = 0; i < 22; i++) {
    const a = i * 2.4 + seed
    const q = Math.sqrt(i / 22)
    const [x, y] = [Math.cos(a) * q * 0.52, -1.08 + Math.sin(a) * q * 0.48]
    const c = (i + seed) % 3 === 0 ? bloom[x > -0.1 ? 0 : 1] : x > 0 ? '#4c9c64' : '#2c6c5c'
    leaf(c, x, y, 0.26, a * 1.3)
  }
}

/**
 * One house: { w, floors, wall, dim, trim, shut, deep, kind: 'arch' | 'three' | 'two' | 'long', shop, sign, word, open: number of the window
 * thrown open, tiles: colour of the glazed band }. x is its left end.
 */
export function frontHouse(k, x, o) {
  const { box, poly, line } = pen(k)
  const { w } = o
  const top = 4.2 + o.floors * 3.5
  const trim = o.trim ?? CREAM
  // Roof: a thin band of tiles between the raised party walls.
  box('#b8584c', x, top, w, 0.85)
  for (let i = 0; i < w / 0.34; i++) box('#8c3c4c', x + 0.1 + i * 0.34, top, 0.09, 0.85)
  for (const a of [x - 0.16, x + w - 0.2]) {
    box(o.wall, a, top, 0.36, 1.15)
    box(trim, a - 0.06, top + 1.1, 0.48, 0.14)
  }
  if (o.gable) gable(k, x, top, o, trim)
  box(o.wall, x, 3.5, w, top - 3.5)
  // Pilasters, the right one's neighbour throws its shade on the wall.
  for (const a of [x, x + w - 0.46]) {
    box(o.dim, a - 0.12, 4.3, 0.4, top - 4.3)
    box(o.wall, a + 0.04, 4.3, 0.42, top - 4.3)
    box(trim, a, top - 1.05, 0.5, 0.16)
    box(trim, a, 4.3, 0.5, 0.22)
  }
  const n = o.kind === 'two' ? 2 : 3
  const pitch = (w - 1.1) / n
  const width = o.kind === 'two' ? 1.45 : o.kind === 'long' ? 1.02 : 1.04
  for (let g = 0; g < o.floors; g++) {
    const y = 4.95 + g * 3.5
    for (let i = 0; i < n; i++) {
      const a = x + 0.55 + pitch * (i + 0.5) - width / 2
      const arch = o.kind === 'arch' && g === o.floors - 1
      const h = arch ? 1.55 : o.kind === 'long' ? 2.25 : 1.95
      const y0 = o.kind === 'long' ? y - 0.35 : y
      if (arch) fan(k, a, y0 + h + 0.06, width, trim, '#5c7ca4')
      else if (o.kind === 'two') {
        box(o.dim, a - 0.32, y0 + h + 0.12, width + 0.4, 0.3)
        box(trim, a - 0.22, y0 + h + 0.24, width + 0.44, 0.16)
      } else if (o.kind === 'three') {
        poly(trim, [
          [a - 0.16, y0 + h + 0.12],
          [a + width / 2, y0 + h + 0.56],
          [a + width + 0.16, y0 + h + 0.12],
        ])
        poly(o.dim, [
          [a + 0.1, y0 + h + 0.16],
          [a + width / 2, y0 + h + 0.42],
          [a + width - 0.1, y0 + h + 0.16],
        ])
      }
      shutters(k, a, y0, width, h, [o.shut, o.deep], o.open === g * n + i)
      // The sill and its shade.
      box(o.dim, a - 0.26, y0 - 0.42, width + 0.36, 0.3)
      box(trim, a - 0.18, y0 - 0.2, width + 0.36, 0.14)
      if (o.kind === 'long')
        for (let j = 0; j < 6; j++)
          line(trim, 0.07, [
            [a + 0.08 + (j * (width - 0.16)) / 5, y0 + 0.02],
            [a + 0.08 + (j * (width - 0.16)) / 5, y0 + 0.72],
          ])
      if (o.kind === 'long') box(trim, a - 0.05, y0 + 0.68, width + 0.1, 0.09)
    }
    if (g) {
      box(o.dim, x + 0.46, y - 0.98, w - 0.92, 0.34)
      box(trim, x, y - 0.7, w, 0.16)
    }
  }
  // The eaves' long shade, then the cornice with its blocks.
  box('rgba(92,52,112,.4)', x, top - 1.15, w, 0.92)
  for (let i = 0; i < w / 0.5; i++) box(trim, x + 0.12 + i * 0.5, top - 0.34, 0.2, 0.2)
  box(trim, x - 0.05, top - 0.16, w + 0.1, 0.3)
  // Band of glazed tiles over the arcade.
  box(o.dim, x, 3.42, w, 0.2)
  box(o.tiles, x + 0.5, 3.68, w - 1, 0.4)
  for (let i = 0; i < (w - 1) / 0.4 - 0.5; i++)
    poly(trim, [
      [x + 0.7 + i * 0.4, 3.74],
      [x + 0.84 + i * 0.4, 3.88],
      [x + 0.7 + i * 0.4, 4.02],
      [x + 0.56 + i * 0.4, 3.88],
    ])
  box(trim, x, 4.12, w, 0.18)
  // The arcade: shop in warm shade, ceiling dark, the sun only on the first strip of its floor.
  box('#5c3464', x, 0.2, w, 3.3)
  SHOPS[o.shop](pen(k), x + 0.6, w - 1.2)
  box('rgba(60,32,92,.4)', x, 0.2, w, 3.3)
  box('rgba(52,28,84,.55)', x, 2.7, w, 0.8)
  // Signboard under the beam.
  const sw = o.word.length * 0.72 + 0.7
  const sx = x + w / 2 - sw / 2
  box('#4c2450', sx - 0.1, 2.5, sw, 0.86)
  box(o.sign, sx, 2.56, sw, 0.86)
  for (const [i, letter] of o.word.entries())
    for (const l of letter)
      line(
        '#fff0c4',
        0.085,
        l.map(([a, b]) => [sx + 0.44 + i * 0.72 + a * 0.5, 2.74 + b * 0.5]),
      )
  // Columns in the sun: base, shaft with its shaded side, capital.
  for (const a of [x - 0.26, x + w - 0.26]) {
    box(o.wall, a, 0.2, 0.52, 3.3)
    box(o.dim, a, 0.2, 0.16, 3.3)
    box(trim, a - 0.08, 3.12, 0.68, 0.16)
    box(trim, a - 0.08, 0.2, 0.68, 0.34)
    box(DIM, a - 0.08, 0.2, 0.24, 0.34)
  }
  box('rgba(92,52,112,.4)', x - 0.26, 3.28, w + 0.3, 0.22)
  // The step up from the street: lit tread, riser.
  box('#fff0cc', x - 0.3, 0.13, w + 0.6, 0.12)
  box('#c88c80', x - 0.3, 0, w + 0.6, 0.13)
}
