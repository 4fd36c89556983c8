import { Path2D } from '@napi-rs/canvas'
import { fill, path, stroke } from '../core/field.js'

// The walk of the Brooklyn Bridge from its middle line, in metres above the planks: 235 m before the tower,
// so that every cable, hanger and stay falls where it does.

const [VX, HORIZON, EYE, F] = [55, 72, 1.7, 329]
const TOWER = 235
const TOP = 42.6

/** Metres across, up and away to the picture. */
export const P = (x, y, z) => [VX + (F * x) / z, HORIZON - (F * (y - EYE)) / z]

/** The cable hangs from the tower's top to the middle of the span, where it is as low as the rail. */
const cableAt = (z) =>
  z > TOWER ? TOP - (z - TOWER) * 0.42 : 2 + 40.6 * (1 - (TOWER - z) / 243) ** 2

const line = (k, c, width, a, b) => stroke(k, c, width, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)

/** Roadways below on both sides, their trusses, some cars. */
export function roads(k) {
  for (const m of [-1, 1]) {
    fill(k, '#3c3c78', [
      P(m * 2.6, -5.5, 30),
      P(m * 12.6, -5.5, 30),
      P(m * 12.6, -5.5, TOWER),
      P(m * 2.6, -5.5, TOWER),
    ])
    fill(k, '#4c4c88', [
      P(m * 2.6, -5.5, 30),
      P(m * 5, -5.5, 30),
      P(m * 5, -5.5, TOWER),
      P(m * 2.6, -5.5, TOWER),
    ])
    for (const [x, z, c] of [
      [9.6, 205, '#f4b43c'],
      [6.4, 175, '#fff0dc'],
      [9.6, 150, '#e05c4c'],
      [6.4, 128, '#f4b43c'],
    ]) {
      if (m < 0 && z === 150) continue
      const q = F / z
      const [cx, cy] = P(m * x, -5.5, z)
      path(k, 'rgba(28,24,70,.5)', `M${cx - q * 1.2} ${cy}h${q * 2.4}v${q * 0.25}h${-q * 2.4}Z`)
      path(
        k,
        c,
        `M${cx - q} ${cy}v${-q * 0.8}l${q * 0.3} ${-q * 0.7}h${q * 1.4}l${q * 0.3} ${q * 0.7}v${q * 0.8}Z`,
      )
      path(
        k,
        '#34407c',
        `M${cx - q * 0.75} ${cy - q * 0.85}l${q * 0.2} ${-q * 0.5}h${q * 1.1}l${q * 0.2} ${q * 0.5}Z`,
      )
    }
    // The outer truss with its crosses.
    fill(k, m < 0 ? '#7c6c9c' : '#a08098', [
      P(m * 12.6, -5.7, 30),
      P(m * 12.6, -4.9, 30),
      P(m * 12.6, -4.9, TOWER),
      P(m * 12.6, -5.7, TOWER),
    ])
    for (let z = 30; z < 330; z += 9) {
      line(k, '#54508c', 0.26, P(m * 12.6, -5, z), P(m * 12.6, -1.6, z + 9))
      line(k, '#54508c', 0.26, P(m * 12.6, -1.6, z), P(m * 12.6, -5, z + 9))
    }
    fill(k, m < 0 ? '#8c78a4' : '#c898a0', [
      P(m * 12.6, -2, 30),
      P(m * 12.6, -1.2, 30),
      P(m * 12.6, -1.2, TOWER),
      P(m * 12.6, -2, TOWER),
    ])
  }
}

/** The planks of the walk, wider before the tower, where it parts round the pier; the sun comes from behind us on the right. */
export function planks(k) {
  fill(k, '#c88c6c', [P(-2.5, 0, 20), P(2.5, 0, 20), P(2.5, 0, 600), P(-2.5, 0, 600)])
  fill(k, '#bc8068', [P(-14, 0, 212), P(14, 0, 212), P(14, 0, TOWER), P(-14, 0, TOWER)])
  for (let i = 0; i < 34; i++) {
    const z = 26 * 1.075 ** i
    if (i % 2)
      fill(k, i % 4 === 1 ? '#d89c78' : '#bc8068', [
        P(-2.5, 0, z),
        P(2.5, 0, z),
        P(2.5, 0, z * 1.075),
        P(-2.5, 0, z * 1.075),
      ])
    line(k, '#94645c', Math.min(0.3, 9 / z), P(-2.5, 0, z), P(2.5, 0, z))
  }
  for (const m of [-1, 1])
    fill(k, '#6c5078', [
      P(m * 2.5, 0.05, 20),
      P(m * 2.7, 0.05, 20),
      P(m * 2.7, 0.05, 600),
      P(m * 2.5, 0.05, 600),
    ])
  // The rail lays its bars across the boards.
  fill(k, 'rgba(84,60,110,.34)', [P(2.5, 0, 20), P(1.7, 0, 20), P(1.7, 0, 600), P(2.5, 0, 600)])
}

/** A rail on both sides with its posts. */
export function rails(k) {
  for (const m of [-1, 1]) {
    for (const y of [0.4, 0.8]) line(k, '#54508c', 0.22, P(m * 2.6, y, 6), P(m * 2.6, y, 320))
    for (let z = 6.4; z < 300; z *= 1.11)
      line(k, '#54508c', Math.min(0.6, 16 / z), P(m * 2.6, 0, z), P(m * 2.6, 1.2, z))
    fill(k, '#44407c', [
      P(m * 2.6, 1.15, 6),
      P(m * 2.6, 1.22, 6),
      P(m * 2.6, 1.3, 300),
      P(m * 2.6, 1.0, 300),
    ])
    fill(k, '#e8b49c', [
      P(m * 2.6, 1.22, 6),
      P(m * 2.6, 1.24, 6),
      P(m * 2.6, 1.36, 300),
      P(m * 2.6, 1.3, 300),
    ])
  }
}

/** One plane of steel: the cable, its hangers down to the deck, the stays that fan from the tower's top. */
export function web(k, x, foot, colour, near) {
  for (let z = 13; z < TOWER; z += 5.2) {
    const width = Math.max(0.1, Math.min(0.24, 10 / z))
    line(k, colour, width, P(x, cableAt(z), z), P(x, foot, z))
  }
  for (let d = 14; d <= 126; d += 8)
    line(k, colour, 0.14, P(x, TOP - 3 - d * 0.02, TOWER), P(x, foot, TOWER - d))
  let d = ''
  for (let i = 0; i <= 60; i++) {
    const z = near * (TOWER / near) ** (i / 60)
    const [px, py] = P(x, cableAt(z), z)
    d += `${i ? 'L' : 'M'}${px} ${py}`
  }
  stroke(k, '#34305c', 0.75, d)
  stroke(k, '#e8a894', 0.2, d)
}

/** A pointed opening between two piers: metres across, springing at 21, its point at 30. */
function opening(c, half, scale, foot) {
  const p = (x, y) => `${VX + x * scale} ${HORIZON - (y - EYE) * scale}`
  return `M${p(c - half, foot)}L${p(c - half, 20.5)}C${p(c - half, 25)} ${p(c - half * 0.5, 28.5)} ${p(c, 31)}C${p(c + half * 0.5, 28.5)} ${p(c + half, 25)} ${p(c + half, 20.5)}L${p(c + half, foot)}Z`
}

/** The tower of granite with its two pointed arches; 41.5 m wide, 42.6 m above the planks. */
export function tower(k) {
  const q = F / TOWER
  const p = (x, y) => P(x, y, TOWER).join(' ')
  const rect = (c, x0, x1, y0, y1) =>
    path(k, c, `M${p(x0, y0)}L${p(x1, y0)}L${p(x1, y1)}L${p(x0, y1)}Z`)
  const holes = opening(-8.65, 5.15, q, -9) + opening(8.65, 5.15, q, -9)
  const solid = new Path2D(
    `M${p(-21, -16)}L${p(-20.3, TOP)}L${p(20.3, TOP)}L${p(21, -16)}Z${holes}`,
  )
  // The depth of the openings: what is inside the front arch and outside the rear one.
  const back = F / (TOWER + 16)
  for (const c of [-8.65, 8.65]) {
    k.fillStyle = c < 0 ? '#e8a078' : '#7c5c84'
    k.fill(new Path2D(opening(c, 5.15, q, -9) + opening(c, 5.15, back, -9)), 'evenodd')
  }
  k.save()
  k.clip(solid, 'evenodd')
  rect('#ecac7c', -22, 22, -16, TOP)
  // Courses of stone, some blocks darker.
  for (let row = 0; row < 24; row++)
    for (let i = 0; i < 15; i++) {
      const y = -7 + row * 2.05
      const x = -21 + i * 2.9 + (row % 2) * 1.45
      if ((row * 7 + i * 5) % 11 < 4)
        rect((row + i) % 3 ? '#dc9870' : '#f8c090', x, x + 2.7, y, y + 1.85)
    }
  // Buttresses on the piers, in the light on their right, a shade on their left.
  for (const [a, b] of [
    [-20.6, -15],
    [-3.1, 3.1],
    [15, 20.6],
  ]) {
    rect('#f4bc8c', a, b, -16, 37)
    rect('#b87470', a, a + 0.9, -16, 37)
    rect('#ffdcb0', b - 0.9, b, -16, 37)
  }
  rect('#b87470', -21, 21, 36.2, 37.4)
  rect('#8c5c74', -21, 21, 32.6, 33.2)
  k.restore()
  for (const [a, b, half, c] of [
    [37.4, 39, 20.8, '#f4bc8c'],
    [39, 40.2, 21.2, '#c88474'],
    [40.2, TOP, 21.8, '#ffdcb0'],
  ])
    rect(c, -half, half, a, b)
  // A rim of light stone round each arch.
  k.strokeStyle = '#ffdcb0'
  k.lineWidth = 0.55
  k.stroke(new Path2D(holes))
  // Its flag.
  const [fx, fy] = P(0, TOP, TOWER)
  stroke(k, '#4c4478', 0.5, `M${fx} ${fy}V${fy - 11}`)
  path(
    k,
    '#fff4ec',
    `M${fx} ${fy - 11}C${fx + 3} ${fy - 12.4} ${fx + 5} ${fy - 9.6} ${fx + 9} ${fy - 11}V${fy - 6}C${fx + 5} ${fy - 4.6} ${fx + 3} ${fy - 7.4} ${fx} ${fy - 6}Z`,
  )
  for (const y of [-10.6, -9.2, -7.8, -6.5])
    stroke(
      k,
      '#e0484c',
      0.6,
      `M${fx + 0.3} ${fy + y}C${fx + 3} ${fy + y - 1.3} ${fx + 5} ${fy + y + 1.3} ${fx + 8.7} ${fy + y}`,
    )
  path(
    k,
    '#34408c',
    `M${fx} ${fy - 11}C${fx + 1.6} ${fy - 11.6} ${fx + 2.8} ${fy - 11.3} ${fx + 4} ${fy - 11}V${fy - 8.3}C${fx + 2.8} ${fy - 8.6} ${fx + 1.6} ${fy - 8.9} ${fx} ${fy - 8.3}Z`,
  )
}
