import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// A bougainvillea that has climbed a wall and hangs over it, in points of the field; the sun on its upper right.

const SHADE = '#bcc4e6'

/** A closed outline (clockwise) with swellings of unlike width along it. */
function lumpy(text, size, seed) {
  const r = random(seed)
  const list = points(text)
  let d = `M${list[0].join(' ')}`
  list.forEach((a, i) => {
    const b = list[(i + 1) % list.length]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dy)
    const at = (u, out) =>
      `${a[0] + dx * u + (dy / long) * out} ${a[1] + dy * u - (dx / long) * out}`
    for (let t = 0; t < 1; ) {
      const step = Math.min(1 - t, (size * (0.5 + r() ** 1.6 * 1.9)) / long)
      const rise = step * long * (0.36 + r() * 0.34)
      d += `Q${at(t + step * (0.3 + r() * 0.4), rise)} ${at(t + step, t + step < 1 ? r() * 0.2 * size : 0)}`
      t += step
    }
  })
  return `${d}Z`
}

const BODY =
  '56 17 60 12.500 67 11 73 7.500 81 6.500 88 9 95 9.500 100 14 107 17 111 23 110.500 29 112.500 35 110 40.500 106.500 36 104 31.500 101 36 100.500 43 97 47.500 94.500 41 93 35 89 38 87 45 84 49.500 81.500 43 81 36 77 33 74 36.500 71.500 33 71.500 28 67 26 65 30.500 62.500 27 62.500 22 58.500 21'

// What the sun reaches, then where it falls straight on the flowers.
const MID = [
  '60 16 64 13.600 69 12.800 74 9.600 81 8.500 88 11 94 11.600 99 16 106 19.500 109.500 25 108 30 104 27 99.500 31 96 27 91 30.500 87 27.500 83 31.500 79 27.500 74.500 28 71 23.500 66 22.500 62 19.500',
  '97 33 100 34 99.500 41 97 43.500 95.500 38',
  '84.500 35 88.500 34.500 86.500 42 84.500 45.500 83 40',
  '107 31 111 34 110 38 108 35.500',
  '64 22.500 66.500 23.500 65.500 27.500 64 25.500',
]
const HIGH = [
  '69.500 14.500 75 11.200 81 9.800 86 11.600 84 15 79 15.500 75.500 18.500 71.500 17',
  '89 13.500 93.500 13.800 97.500 18 96 22 92.500 20.500 89.500 17.500',
  '100 20.500 104.500 21.500 107.500 25.500 105 27 101.500 24.800',
  '80 20.500 85.500 19 88.500 23 86 26.500 82 24.500',
  '64 16 67.500 14.800 69 18.500 66 19.800',
  '98.200 33.800 99.600 34.400 99 38.500 97.800 37',
  '86 35.500 88 35.200 86.800 39.500 85.800 38.500',
]

/** Its shade on the walls, away from the sun. */
function shade(k) {
  k.save()
  k.beginPath()
  k.rect(-6, 15.9, 87.6, 57)
  k.rect(78, 28.5, 90, 46)
  k.clip()
  k.translate(-6, 6.4)
  path(k, SHADE, lumpy(BODY, 1.5, 4))
  k.translate(6, -6.4)
  stroke(k, SHADE, 1.3, 'M82 76C81 66 78 60 80 50')
  k.restore()
  path(k, '#a9a5c6', 'M90 75.400L82.600 73.800L81.400 74.600L88.400 76Z')
}

function wood(k) {
  path(
    k,
    '#8d7f8c',
    'M86.800 75.300C87.600 74.300 90.600 74.300 91.400 75.300C90.600 76.300 87.600 76.300 86.800 75.300Z',
  )
  stroke(k, '#6a4a50', 1.6, 'M89 75C87.600 66 90.600 58 88.600 49C87.600 43 90 38 90 30')
  stroke(
    k,
    '#6a4a50',
    0.9,
    'M88.800 56C91.600 51 92.600 46 97.500 41M88.600 52C86 49 85 46 84.500 42',
  )
  stroke(
    k,
    '#a27a6c',
    0.45,
    'M89.600 75C88.200 66 91.200 58 89.200 49C88.300 43 90.600 38 90.600 30',
  )
}

export function bougainvillea(k) {
  shade(k)
  wood(k)
  k.save()
  k.translate(-0.5, 0.8)
  path(k, '#2f6a4c', lumpy(BODY, 1.5, 4))
  k.restore()
  const body = lumpy(BODY, 1.5, 4)
  path(k, '#a11f63', body)
  k.save()
  k.clip(new Path2D(body))
  // The light comes over its upper right edge.
  k.translate(1.5, -1.9)
  MID.forEach((d, i) => {
    path(k, '#c9367e', lumpy(d, 1.5, 20 + i))
  })
  k.translate(0.4, -0.5)
  HIGH.forEach((d, i) => {
    path(k, '#ea62a2', lumpy(d, 1.2, 40 + i))
  })
  k.restore()
  // Leaves where the mass opens and petals on the stones.
  for (const [x, y, l, turn] of points(
    '58 21.6 1.300 0.4 72.4 30.4 1.500 -0.3 76 34.4 1.200 0.5 82.2 38.6 1.400 -0.5 92.4 36.6 1.500 0.2 101.2 38.6 1.300 -0.4 105 33.4 1.500 0.4 111.4 29.4 1.200 -0.2 90.6 27.6 1.300 0.3 98 26.4 1.100 -0.4 77.6 25 1.200 0.2 68 23.6 1.100 -0.3',
    4,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(turn)
    path(k, '#3f8054', `M${-l} 0Q0 ${-l * 0.75} ${l} 0Q0 ${l * 0.65} ${-l} 0Z`)
    k.restore()
  }
  const r = random(9)
  for (let i = 0; i < 16; i++) {
    const [x, y] = [58 + r() * 44, 76 + r() ** 1.5 * 11]
    path(
      k,
      i % 3 ? '#d8488e' : '#b02a70',
      `M${x} ${y}q0.700 -0.600 1.400 -0.100q-0.500 0.600 -1.400 0.100Z`,
    )
  }
}
