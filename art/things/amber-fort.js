import { fill, path, points, stroke } from '../core/field.js'

const [LIT, HONEY, SHADE, DEEP] = ['#f9d69a', '#e8b272', '#b07a5c', '#7a4c54']

/** A wall with its battlements: light, the round merlons of Rajasthan, a band of shade under the walk. */
function wall(k, x0, y0, x1, y1, foot0, foot1, lit = true) {
  fill(k, lit ? HONEY : SHADE, points(`${x0} ${y0} ${x1} ${y1} ${x1} ${foot1} ${x0} ${foot0}`))
  fill(
    k,
    lit ? '#d69c62' : DEEP,
    points(`${x0} ${y0 + 1.2} ${x1} ${y1 + 1.2} ${x1} ${y1 + 1.8} ${x0} ${y0 + 1.8}`),
  )
  const n = Math.max(2, Math.round(Math.abs(x1 - x0) / 1.3))
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
    path(
      k,
      lit ? LIT : '#c08a64',
      `M${x - 0.42} ${y + 0.2}V${y - 0.6}Q${x} ${y - 1.5} ${x + 0.42} ${y - 0.6}V${y + 0.2}Z`,
    )
  }
}

/** A round bastion, its right third in shade. */
function bastion(k, x, top, foot, half) {
  fill(
    k,
    HONEY,
    points(
      `${x - half} ${top} ${x + half} ${top} ${x + half * 1.14} ${foot} ${x - half * 1.14} ${foot}`,
    ),
  )
  fill(
    k,
    LIT,
    points(
      `${x - half} ${top} ${x - half * 0.4} ${top} ${x - half * 0.5} ${foot} ${x - half * 1.14} ${foot}`,
    ),
  )
  fill(
    k,
    SHADE,
    points(
      `${x + half * 0.3} ${top} ${x + half} ${top} ${x + half * 1.14} ${foot} ${x + half * 0.35} ${foot}`,
    ),
  )
  fill(
    k,
    LIT,
    points(
      `${x - half * 1.16} ${top - 0.9} ${x + half * 1.16} ${top - 0.9} ${x + half * 1.16} ${top + 0.3} ${x - half * 1.16} ${top + 0.3}`,
    ),
  )
  fill(
    k,
    HONEY,
    points(
      `${x + half * 0.3} ${top - 0.9} ${x + half * 1.16} ${top - 0.9} ${x + half * 1.16} ${top + 0.3} ${x + half * 0.3} ${top + 0.3}`,
    ),
  )
  for (let i = -2; i <= 2; i++)
    path(k, LIT, `M${x + i * half * 0.44 - 0.36} ${top - 0.8}v-0.600q0.360 -0.900 0.720 0v0.600Z`)
}

/** A small domed pavilion on the corner of a palace. */
function chhatri(k, x, foot, q) {
  stroke(k, LIT, 0.36 * q, `M${x - 1.5 * q} ${foot}v${-2.6 * q}M${x - 0.5 * q} ${foot}v${-2.6 * q}`)
  stroke(
    k,
    SHADE,
    0.36 * q,
    `M${x + 0.5 * q} ${foot}v${-2.6 * q}M${x + 1.5 * q} ${foot}v${-2.6 * q}`,
  )
  path(
    k,
    HONEY,
    `M${x - 2.3 * q} ${foot - 2.5 * q}h${4.6 * q}l${-0.5 * q} ${-0.7 * q}h${-3.6 * q}Z`,
  )
  path(
    k,
    LIT,
    `M${x - 1.7 * q} ${foot - 3.2 * q}C${x - 1.8 * q} ${foot - 5 * q} ${x - 0.6 * q} ${foot - 5.4 * q} ${x} ${foot - 6.3 * q}C${x + 0.6 * q} ${foot - 5.4 * q} ${x + 1.8 * q} ${foot - 5 * q} ${x + 1.7 * q} ${foot - 3.2 * q}Z`,
  )
  path(
    k,
    SHADE,
    `M${x + 0.4 * q} ${foot - 3.2 * q}C${x + 0.9 * q} ${foot - 4.5 * q} ${x + 0.5 * q} ${foot - 5.4 * q} ${x} ${foot - 6.3 * q}C${x + 0.6 * q} ${foot - 5.4 * q} ${x + 1.8 * q} ${foot - 5 * q} ${x + 1.7 * q} ${foot - 3.2 * q}Z`,
  )
  stroke(k, '#f7e0a4', 0.24 * q, `M${x} ${foot - 6.2 * q}v${-1.1 * q}`)
}

/** A range of arches: the shade inside, thin piers in the light. */
function arches(k, x0, x1, y, high, n) {
  const step = (x1 - x0) / n
  for (let i = 0; i < n; i++) {
    const x = x0 + step * (i + 0.5)
    path(
      k,
      DEEP,
      `M${x - step * 0.32} ${y}v${-high * 0.6}Q${x - step * 0.3} ${y - high * 0.9} ${x} ${y - high}Q${x + step * 0.3} ${y - high * 0.9} ${x + step * 0.32} ${y - high * 0.6}v${high * 0.6}Z`,
    )
  }
}

/** The palace fort on its hill, from the lake: the ramp, the gate of the sun, the courts one above the other. */
export function amberFort(k) {
  // The great wall of the courts, with its bastions.
  wall(k, 46, 39, 134, 38, 50, 52)
  fill(k, SHADE, points('112 38.300 134 38 134 52 114 51'))
  for (const [x, top, foot, half] of points(
    '46 36.500 51 2.600 66 37.500 51 2 88 37 51.500 2.400 112 36.500 52 2.600 134 36 53 3',
    4,
  ))
    bastion(k, x, top, foot, half)
  // Upper palaces, lighter and lower one behind the other.
  for (const [x0, x1, y, foot, n, high] of points(
    '54 82 31 38.500 9 3 84 110 28.500 38 9 3.200 110 130 31.500 38 6 3',
    6,
  )) {
    fill(k, HONEY, points(`${x0} ${y} ${x1} ${y} ${x1} ${foot} ${x0} ${foot}`))
    fill(
      k,
      LIT,
      points(
        `${x0 - 0.6} ${y - 0.8} ${x1 + 0.6} ${y - 0.8} ${x1 + 0.6} ${y + 0.5} ${x0 - 0.6} ${y + 0.5}`,
      ),
    )
    fill(k, SHADE, points(`${x1 - 4} ${y + 0.5} ${x1} ${y + 0.5} ${x1} ${foot} ${x1 - 4} ${foot}`))
    arches(k, x0 + 1, x1 - 1, y + 5, high, n)
  }
  fill(k, HONEY, points('92 23.500 104 23.500 104 28.500 92 28.500'))
  fill(k, SHADE, points('100.500 23.500 104 23.500 104 28.500 100.500 28.500'))
  arches(k, 92.5, 103.5, 27.5, 2.6, 5)
  path(k, LIT, 'M91 23.600C94 20.600 102 20.600 105 23.600Z')
  path(k, SHADE, 'M99 21.500C102 21.600 104 22.600 105 23.600H100Z')
  for (const [x, y, q] of points(
    '54.500 30.200 0.900 81.500 30.200 0.900 68 30.200 1.050 85 27.700 0.900 109.500 27.700 0.900 129.500 30.700 0.900 120 30.700 0.850 46 35.600 0.900 134 35.100 0.950 92.500 22.800 0.700 103.500 22.800 0.700',
    3,
  ))
    chhatri(k, x, y, q)
  // The gate of the sun and the ramp that climbs to it from the lake.
  fill(k, HONEY, points('60 39 74 39 74 52 60 52'))
  fill(k, LIT, points('59.400 38 74.600 38 74.600 39.600 59.400 39.600'))
  fill(k, SHADE, points('70.500 39.600 74 39.600 74 52 70.500 52'))
  path(k, DEEP, 'M64 52V46C64 43.500 66 42.500 67 41.500C68 42.500 70 43.500 70 46V52Z')
  chhatri(k, 61.5, 38, 0.8)
  chhatri(k, 72.5, 38, 0.8)
  wall(k, 28, 58, 62, 50.5, 62, 55)
  wall(k, 28, 58, 84, 62, 62, 64, true)
  for (const [x, y] of points('28 55.500 48 51 84 59')) bastion(k, x, y, y + 6, 1.5)
  for (let x = 70; x < 132; x += 5) path(k, DEEP, `M${x} 45.500v-1.600q0.600 -0.900 1.200 0v1.600Z`)
}
