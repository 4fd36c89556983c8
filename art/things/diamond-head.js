import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The rim of the crater from the bay of Waikiki: long to the left, the summit over the sea on the right. */
const RIM = points(
  '52 45 58 43.400 64 41.200 70 38.600 76 36.800 82 33.800 88 32.600 93 30.900 99 31.800 104 30.400 109 31.200 114 29 119 27.200 123 27.600 127 24.400 131 21.800 134 19.400 136.500 19.800 139 22.600 142 25.800 145 30.200 148 33.400 152 37.600 157 40.600 163 43 170 44.600',
)
const FOOT = 45.4

const rimAt = (x) => {
  const i = Math.max(
    1,
    RIM.findIndex((p) => p[0] >= x),
  )
  const [a, b] = [RIM[i - 1], RIM[i]]
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

/** Where on the rim a rib begins, how far down it runs, how wide its shade and its light are, where its foot goes. */
const RIBS = points(
  '64 0.900 2.600 1.600 -1.500 71.500 0.640 3 2 -1.400 78.500 0.980 4.600 2.600 -2.600 86 0.620 3.200 3 -1 93 0.960 5 3 -2.400 100.500 0.560 3.400 2.400 -0.600 105.500 0.980 4 3.400 -1.600 112 0.700 3.600 2.400 -1 118.500 0.980 5.200 3 -1.400 124 0.560 2.600 2 -0.200 128.500 0.960 4.400 2.200 -0.400 134.600 1 5.400 4 1.600 140.500 0.780 2.800 2.600 2 145.500 0.980 3.400 2.600 2.800 151.500 0.800 2.600 2 2.600 158 0.900 2 1.600 2.400',
  5,
)

/** Ribs and gullies that run down from the rim; the sun stands low on the right. */
export function crater(k, { light, middle, shade, deep, green }) {
  fill(k, middle, [...RIM, [170, FOOT], [52, FOOT]])
  const r = random(7)
  // The apron of scree, lighter, with its own low folds.
  const apron = []
  for (let x = 54; x <= 168; x += 3.8) {
    const high = FOOT - rimAt(x)
    apron.push([x + r() * 1.6, FOOT - high * (0.16 + 0.12 * r())])
    apron.push([x + 1.9 + r() * 0.8, FOOT - high * (0.06 + 0.06 * r())])
  }
  fill(k, green, [[52, FOOT], ...apron, [170, FOOT]])
  for (const [x, long, wl, wr, lean] of RIBS) {
    const y = rimAt(x)
    const high = (FOOT - y) * long
    const at = (t, off) => [x + lean * t + off + 0.4 * Math.sin(t * 9 + x), y + high * t]
    const shadeOf = (q) => [
      at(0, 0),
      at(0.2, 0.1),
      at(0.45, -0.2),
      at(0.75, 0.1),
      at(1, 0),
      at(0.86, -wl * 0.62 * q),
      at(0.62, -wl * q),
      at(0.36, -wl * 0.74 * q),
      [x - wl * 0.55 * q, Math.max(y, rimAt(x - wl * 0.55 * q)) + 0.4],
    ]
    fill(k, shade, shadeOf(1))
    fill(k, deep, [
      at(0.14, -wl * 0.1),
      at(0.4, -wl * 0.28),
      at(0.7, -wl * 0.2),
      at(0.84, -wl * 0.5),
      at(0.6, -wl * 0.8),
      at(0.34, -wl * 0.56),
    ])
    fill(k, light, [
      [x - 0.1, y],
      [x + wr * 0.6, rimAt(x + wr * 0.6)],
      at(0.22, wr * 0.66),
      at(0.42, wr * 0.8),
      at(0.6, wr),
      at(0.8, wr * 0.42),
      at(1, 0),
      at(0.75, 0.1),
      at(0.45, -0.2),
      at(0.2, 0.1),
    ])
  }
  // Folds of the lower slope between the ribs.
  for (const [x, y, w, h] of points(
    '84 41 2.600 3.600 98.500 40.500 2 4 110 41.500 2.400 3.200 123 40.500 2.600 4 131 41 2 3.600 138.500 39.500 2.400 5 149 41 2 3.600',
    4,
  )) {
    fill(k, light, [
      [x, y],
      [x + w, y + h * 0.7],
      [x + w * 0.7, FOOT],
      [x + 0.2, FOOT],
    ])
    fill(k, shade, [
      [x, y],
      [x + 0.2, FOOT],
      [x - w * 0.9, FOOT],
      [x - w * 0.5, y + h * 0.6],
    ])
  }
  // The lookout on the summit.
  fill(k, deep, points('133.600 19.500 134.200 18.700 136 18.700 136.600 19.800'))
  fill(k, light, points('135 18.700 136 18.700 136.600 19.800 135.300 19.700'))
}

/** Palms, roofs and towers at its foot, the strip of sand. */
export function waikiki(k) {
  const r = random(15)
  const block = (x, w, h, [a, b, c]) => {
    fill(k, b, points(`${x} ${FOOT - h} ${x + w} ${FOOT - h} ${x + w} ${FOOT} ${x} ${FOOT}`))
    fill(
      k,
      a,
      points(
        `${x + w * 0.45} ${FOOT - h} ${x + w} ${FOOT - h} ${x + w} ${FOOT} ${x + w * 0.45} ${FOOT}`,
      ),
    )
    for (let y = FOOT - h + 0.6; y < FOOT - 0.8; y += 0.8) {
      fill(
        k,
        c,
        points(
          `${x + w * 0.52} ${y} ${x + w * 0.94} ${y} ${x + w * 0.94} ${y + 0.3} ${x + w * 0.52} ${y + 0.3}`,
        ),
      )
      fill(
        k,
        '#8c6488',
        points(
          `${x + w * 0.06} ${y} ${x + w * 0.38} ${y} ${x + w * 0.38} ${y + 0.3} ${x + w * 0.06} ${y + 0.3}`,
        ),
      )
    }
  }
  const cream = ['#ffe4b8', '#c49494', '#e4b08c']
  const pink = ['#f8b49c', '#b46c84', '#dc8c84']
  const blue = ['#e8dcc4', '#9c94ac', '#bcb4b4']
  for (const [x, w, h, c] of points(
    '38 4 13 0 43.500 3.400 16 2 48 4.600 11.500 0 54 3 15 2 58 4 8.600 0 63 2.600 12.500 2 66.500 3.400 9.400 0 72 2.600 7 2 81 2.400 5.400 0 88 2 4.600 2',
    4,
  ))
    block(x, w, h, c ? blue : cream)
  // The pink hotel with its low wings and turrets.
  block(47, 12, 5.4, pink)
  for (const x of [48.5, 52.5, 56.5])
    path(k, pink[1], `M${x - 0.9} ${FOOT - 5.2}L${x} ${FOOT - 7}L${x + 0.9} ${FOOT - 5.2}Z`)
  // Trees of the park, light tops to the right; palms above them.
  for (let x = 40; x < 168; x += 1.5 + r() * 1.6) {
    const h = (1 + r() * 1.3) * (x > 120 ? 0.7 : 1)
    path(
      k,
      '#4c5c58',
      `M${x - 1.7} ${FOOT}C${x - 1.8} ${FOOT - h} ${x - 0.5} ${FOOT - h * 1.2} ${x} ${FOOT - h}C${x + 0.7} ${FOOT - h * 1.3} ${x + 1.9} ${FOOT - h * 0.8} ${x + 1.7} ${FOOT}Z`,
    )
    path(
      k,
      '#9c9c5c',
      `M${x - 0.1} ${FOOT - h * 0.6}C${x + 0.5} ${FOOT - h * 1.1} ${x + 1.6} ${FOOT - h * 0.8} ${x + 1.4} ${FOOT - h * 0.3}C${x + 0.9} ${FOOT - h * 0.5} ${x + 0.3} ${FOOT - h * 0.5} ${x - 0.1} ${FOOT - h * 0.6}Z`,
    )
  }
  for (const [x, q] of points(
    '61 1 65 0.800 70.500 1.100 76 0.900 79 1.200 85 0.900 92 1 97 0.800 106 0.900',
    2,
  )) {
    const [tx, ty] = [x + 0.5 * q, FOOT - 5 * q]
    stroke(k, '#54446c', 0.24 * q, `M${x} ${FOOT}Q${x} ${FOOT - 3 * q} ${tx} ${ty}`)
    for (const [dx, dy] of points(
      '-1.500 0.500 1.500 0.600 -1.100 -0.700 1.100 -0.800 -0.900 1.300 1 1.300',
    ))
      path(
        k,
        dx > 0 ? '#6c7c58' : '#3c4c58',
        `M${tx} ${ty}Q${tx + dx * 0.6 * q} ${ty + (dy - 0.9) * q} ${tx + dx * q} ${ty + dy * q}Q${tx + dx * 0.4 * q} ${ty + (dy - 0.3) * 0.6 * q} ${tx} ${ty}Z`,
      )
  }
  fill(
    k,
    '#ffe0b0',
    points(
      `36 ${FOOT - 0.3} 120 ${FOOT - 0.3} 132 ${FOOT + 0.2} 100 ${FOOT + 0.6} 36 ${FOOT + 0.7}`,
    ),
  )
}

/** A beach catamaran with a bright sail, far out. */
export function catamaran(k, x, y, q) {
  path(
    k,
    '#fce4b4',
    `M${x - 2.6 * q} ${y - 0.6 * q}H${x + 2.4 * q}L${x + 3 * q} ${y - 0.9 * q}L${x + 2.2 * q} ${y + 0.2 * q}H${x - 2.3 * q}Z`,
  )
  path(
    k,
    '#7c5070',
    `M${x - 2.4 * q} ${y - 0.1 * q}H${x + 2.3 * q}L${x + 2.1 * q} ${y + 0.2 * q}H${x - 2.3 * q}Z`,
  )
  stroke(k, '#5c4468', 0.16 * q, `M${x} ${y - 0.6 * q}V${y - 9.6 * q}`)
  path(
    k,
    '#e8604c',
    `M${x - 0.1 * q} ${y - 9.4 * q}C${x - 1.6 * q} ${y - 6 * q} ${x - 3 * q} ${y - 3 * q} ${x - 3.2 * q} ${y - 1.3 * q}L${x - 0.1 * q} ${y - 1.1 * q}Z`,
  )
  path(
    k,
    '#fcb45c',
    `M${x - 1.1 * q} ${y - 6.8 * q}C${x - 1.8 * q} ${y - 5.4 * q} ${x - 2.3 * q} ${y - 4.3 * q} ${x - 2.6 * q} ${y - 3.6 * q}L${x - 0.1 * q} ${y - 3.2 * q}V${y - 6.2 * q}Z`,
  )
  path(
    k,
    '#f48860',
    `M${x + 0.2 * q} ${y - 8.8 * q}C${x + 1.2 * q} ${y - 5.6 * q} ${x + 2 * q} ${y - 3 * q} ${x + 2.8 * q} ${y - 1.2 * q}L${x + 0.2 * q} ${y - 1.4 * q}Z`,
  )
}
