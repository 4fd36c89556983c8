// The south end of the Strip at the blue hour, in metres: eye 1.7 m above the lawn, all lines run to one point.
import { at, fill, path, points, stroke } from '../core/field.js'
import { fanLeaf } from './fan-leaf.js'

export const HORIZON = 70
export const VX = 98
const FOCAL = 118
const EYE = 1.7

/** Where a place stands in the picture: x metres to the right, d away, y up. */
export const P = (x, d, y = 0) => [VX + (x * FOCAL) / d, HORIZON + ((EYE - y) * FOCAL) / d]

const flat = (k, c, x0, x1, d0, d1) => fill(k, c, [P(x0, d0), P(x1, d0), P(x1, d1), P(x0, d1)])

/** Lawn between two carriageways, lit in steps by the board that stands on it. */
export function ground(k, sign) {
  fill(k, '#241f54', [
    [-2, HORIZON],
    [162, HORIZON],
    [162, 92],
    [-2, 92],
  ])
  flat(k, '#4c356c', 11.4, 60, 8, 900)
  flat(k, '#3a2a60', -60, -26, 8, 900)
  flat(k, '#2c2860', -25.6, -12, 6, 900)
  flat(k, '#322c66', 0, 11, 6, 900)
  for (const d of [9, 13, 19, 29, 45, 70]) {
    flat(k, '#e4b884', 5.4, 5.56, d, d * 1.22)
    flat(k, '#8c74a0', -18.9, -18.74, d, d * 1.22)
  }
  flat(k, '#8c6c94', 11, 11.4, 8, 900)
  const lawn = [P(-11.6, 6), P(-0.2, 6), P(-0.2, 900), P(-11.6, 900)]
  flat(k, '#6c5488', -0.2, 0, 6, 900)
  flat(k, '#5c4880', -12, -11.6, 6, 900)
  const [cx] = P(sign.x, sign.d)
  const pool = (c, rx, ry, y) => {
    k.save()
    k.translate(cx, y)
    k.scale(1, ry / rx)
    const g = k.createRadialGradient(0, 0, rx * 0.1, 0, 0, rx)
    for (const [i, a] of [1, 0.86, 0.5, 0.18, 0].entries()) g.addColorStop(i / 4, `rgba(${c},${a})`)
    k.fillStyle = g
    k.fillRect(-rx, -rx, rx * 2, rx * 2)
    k.restore()
  }
  // The road takes a little of the light, the lawn most of it; it fades without a rim.
  k.save()
  k.beginPath()
  k.rect(-2, HORIZON + 0.6, 164, 22)
  k.clip()
  pool('150,84,132', 66, 15, 82)
  k.restore()
  fill(k, '#173c4c', lawn)
  k.save()
  k.beginPath()
  for (const [x, y] of lawn) k.lineTo(x, y)
  k.clip()
  pool('62,132,92', 60, 14, 81)
  pool('176,204,104', 34, 8, 81)
  k.restore()
  flat(k, '#a08098', -0.2, -0.14, 6, 900)
}

/** The half-size tower of Paris, lit from within. */
function paris(k) {
  path(
    k,
    '#ffb45c',
    'M131.200 51.500L131.500 49.500L131.800 51.500C132.100 56.500 132.900 61.500 135.300 66.500L136.600 70H133.900C133.300 67.600 129.700 67.600 129.100 70H126.400L127.700 66.500C130.100 61.500 130.900 56.500 131.200 51.500Z',
  )
  path(
    k,
    '#b8584c',
    'M131.800 51.500C132.100 56.500 132.900 61.500 135.300 66.500L136.600 70H133.900C133.700 67.800 131.700 64 131.500 51.500Z',
  )
  stroke(k, '#fff0c0', 0.4, 'M129.700 62.400H133.300M128.100 66.400H134.900')
}

/** The south end of the Strip against its own glow: one low mass and the few shapes that everybody knows. */
export function skyline(k) {
  // The glow of the city over the ridge.
  k.save()
  k.translate(112, HORIZON + 2)
  k.scale(1, 0.5)
  const g = k.createRadialGradient(0, 0, 4, 0, 0, 78)
  g.addColorStop(0, 'rgba(255,214,132,.95)')
  g.addColorStop(0.35, 'rgba(255,150,104,.6)')
  g.addColorStop(0.7, 'rgba(226,92,128,.25)')
  g.addColorStop(1, 'rgba(226,92,128,0)')
  k.fillStyle = g
  k.fillRect(-80, -80, 160, 80)
  k.restore()
  path(
    k,
    '#7c4488',
    'M-2 61L8 57.500C12 57 14 58 18 57.500C24 55.500 27 53.500 31 54.500C36 55.500 40 56 44 57C52 60 60 61 70 61.500C80 62 88 64 96 64.500C104 64 110 62.500 118 60.500C124 58.500 128 58 132 58.500C138 56 143 54.500 148 56L162 60V71H-2Z',
  )
  path(
    k,
    '#54307c',
    'M-2 66C8 63.500 16 64.500 26 65.500C40 64 52 65 66 66.500C84 67 104 67.500 120 66.500C134 64.500 146 64.500 162 66.500V71H-2Z',
  )
  // The beam of the pyramid: a fan of light that fades upward.
  const beam = k.createLinearGradient(0, 58, 0, 2)
  beam.addColorStop(0, 'rgba(255,248,224,.9)')
  beam.addColorStop(0.4, 'rgba(240,220,255,.36)')
  beam.addColorStop(1, 'rgba(220,200,255,0)')
  path(k, beam, 'M21.800 58.500L18.600 -2H25.600L22.200 58.500Z')
  path(k, '#221a54', 'M4.500 70.500L22 57.500L39.500 70.500Z')
  path(k, '#5c3c84', 'M22 57.500L39.500 70.500H26Z')
  path(k, '#fff2cc', 'M22 57.300L23.300 58.400H20.800Z')
  // The needle at the road's end.
  path(
    k,
    '#221a54',
    'M96.500 70.500C97.300 64 97.700 58 97.800 52H99C99.100 58 99.500 64 100.300 70.500ZM95.300 49.600L96.400 51.800L98 52.700H98.800L100.400 51.800L101.500 49.600L100.600 48.600L100 47.300H96.800L96.200 48.600ZM98 47.500L98.300 38.500H98.500L98.800 47.500Z',
  )
  stroke(k, '#ff9cb8', 0.34, 'M95.700 49.600H101.100')
  // The wheel, and the small tower of Paris.
  stroke(
    k,
    '#ff8cc0',
    0.55,
    'M103.200 58.200a7.400 7.400 0 1 0 14.800 0a7.400 7.400 0 1 0 -14.800 0',
  )
  stroke(k, '#a8509c', 0.5, 'M110.600 58.200L107 70M110.600 58.200L114.200 70')
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.2832
    stroke(
      k,
      'rgba(255,156,204,.6)',
      0.12,
      `M110.600 58.200L${110.6 + 7.4 * Math.cos(a)} ${58.2 + 7.4 * Math.sin(a)}`,
    )
  }
  path(k, '#ffb4d4', 'M109.900 58.200a0.700 0.700 0 1 0 1.400 0a0.700 0.700 0 1 0 -1.400 0Z')
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.2832
    k.fillStyle = '#fff0dc'
    k.beginPath()
    k.arc(110.6 + 7.4 * Math.cos(a), 58.2 + 7.4 * Math.sin(a), 0.34, 0, 7)
    k.fill()
  }
  at(k, 8, 0, 1, (c) => paris(c))
  // One low mass of hotels: two curved wings, terraces, tents; its windows a few lines of light.
  path(
    k,
    '#221a54',
    'M-2 71V68.400H4L40 69H60V67.500H88L89 63.500C90.500 62 92 61.800 94 63.400V67.800H101V67H105V68.200H112V67H115.500V68H118.800V64.600C120.400 62 123.800 61 126.800 61.900V67H131V68.400H146V66H149V64.500H155V67.500H162V71Z',
  )
  path(
    k,
    '#5c3a84',
    'M118.800 64.600C120.400 62 123.800 61 126.800 61.900V63C123.800 62.400 121.200 63.400 119.900 65.400V68.800H118.800Z',
  )
  for (const [x, y, w] of points(
    '121 66.800 4.800 121.4 65 4.400 90 65.200 2.800 152 66.600 2 62 68.800 9 76 68.600 5 44 69.700 8 128 69.200 6',
    3,
  )) {
    // Rows of windows, not bars.
    k.setLineDash([0.5, 0.5])
    stroke(k, '#ffd08c', 0.34, `M${x} ${y}h${w}`)
    k.setLineDash([])
  }
}

/** The evening traffic: tail lamps that go in on our right, headlamps that come out on the left, smaller and closer together far off. */
export function traffic(k) {
  // The road takes the colour of the sky where it meets it.
  const sheen = k.createLinearGradient(0, HORIZON, 0, HORIZON + 9)
  sheen.addColorStop(0, 'rgba(255,140,120,.55)')
  sheen.addColorStop(1, 'rgba(255,120,140,0)')
  for (const [a, b] of [
    [0, 11],
    [-25.6, -12],
  ])
    fill(k, sheen, [P(a, 14), P(b, 14), P(b, 900), P(a, 900)])
  for (const [x, list, c, glow] of [
    [3.4, [92, 148, 236], '#ff4c4c', 'rgba(255,76,92,.35)'],
    [8.4, [120, 190], '#ff4c4c', 'rgba(255,76,92,.35)'],
    [-15, [100, 160], '#fff4d0', 'rgba(255,236,190,.3)'],
    [-21.5, [130, 210], '#fff4d0', 'rgba(255,236,190,.3)'],
  ])
    for (const d of list) {
      const [px, py] = P(x, d, 0.7)
      const q = FOCAL / d
      // A dark body, two lamps, their light on the road.
      path(
        k,
        '#1c1648',
        `M${px - q} ${py + q * 0.6}V${py - q * 0.3}L${px - q * 0.7} ${py - q * 0.9}H${px + q * 0.7}L${px + q} ${py - q * 0.3}V${py + q * 0.6}Z`,
      )
      for (const m of [-0.7, 0.7]) {
        k.fillStyle = c
        k.beginPath()
        k.arc(px + m * q, py, Math.max(0.22, q * 0.2), 0, 7)
        k.fill()
      }
      k.fillStyle = glow
      k.fillRect(px - q * 0.9, py + q * 0.6, q * 1.8, q * 0.7)
    }
}

/** A fan palm on the far kerb: a slender trunk that swells at its foot, a skirt of dry leaves, a crown of fans on long stalks. */
export function fanPalm(k, x, d, tall, lean) {
  const [bx, by] = P(x, d)
  const u = FOCAL / d
  const h = tall * u
  const [tx, ty] = [bx + lean * u, by - h]
  const w = 0.19 * u
  path(
    k,
    '#221a54',
    `M${bx - u * 1.2} ${by + u * 0.1}Q${bx} ${by - u * 0.5} ${bx + u * 1.3} ${by + u * 0.1}Q${bx} ${by + u * 0.3} ${bx - u * 1.2} ${by + u * 0.1}Z`,
  )
  const trunk = (c, l, r) =>
    path(
      k,
      c,
      `M${bx + l * w * 1.9} ${by}Q${bx + l * w} ${by - h * 0.06} ${bx + l * w * 0.9} ${by - h * 0.3}L${tx + l * w * 0.7} ${ty}H${tx + r * w * 0.7}L${bx + r * w * 0.9} ${by - h * 0.3}Q${bx + r * w} ${by - h * 0.06} ${bx + r * w * 1.9} ${by}Z`,
    )
  trunk('#1e184c', -1, 1)
  trunk('#b4647c', -1, -0.35)
  const [cx, cy] = [tx, ty - u * 0.3]
  const q = u * (1.75 + 0.25 * Math.sin(x * 7 + d))
  // Dry leaves hang against the trunk.
  const skirt = u * (1.5 + 0.5 * Math.sin(d * 0.7))
  for (const [i, a] of [-0.34, -0.12, 0.1, 0.3].entries())
    fill(k, i < 1 ? '#8c5074' : i === 2 ? '#3c2860' : '#4c2c64', [
      [cx + a * u * 1.1, cy],
      [cx + (a - 0.14) * u * 1.4, cy + skirt * (0.7 + 0.12 * i)],
      [cx + a * u * 1.2, cy + skirt * (0.98 - 0.1 * (i % 2))],
      [cx + (a + 0.16) * u * 1.4, cy + skirt * (0.66 + 0.1 * i)],
    ])
  crown(k, cx, cy, q, x * 5.3 + d)
}

/** The crown: hanging leaves first, upright ones last; those towards the afterglow have its colour. */
function crown(k, x, y, q, seed) {
  k.fillStyle = '#2c2054'
  k.beginPath()
  k.ellipse(x, y + q * 0.1, q * 0.62, q * 0.5, 0, 0, 7)
  k.fill()
  const list = [1.2, 2, 0.75, 2.5, 0.25, 2.9, -0.2, 3.35, -0.62, 3.8, -1.1, 4.3, -1.57]
  list.forEach((a, i) => {
    const b = a + Math.sin(seed * 3 + i * 2.1) * 0.14
    const left = Math.cos(b) < -0.25
    const tone =
      i < 3
        ? '#2c2054'
        : left
          ? i % 4 === 1
            ? '#5c3c74'
            : '#84507c'
          : i % 3
            ? '#241c50'
            : '#382a64'
    fanLeaf(k, tone, x, y, b, q * 0.36, q * (0.82 + 0.1 * Math.sin(seed + i * 1.7)))
  })
}
