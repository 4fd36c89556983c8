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

/** An elephant in festive paint, walking to the right with its driver; feet at y = 0, about 34 high. */
export function paintedElephant(k) {
  const [skin, lit, dark] = ['#7d7080', '#b09a96', '#4f4660']
  path(k, dark, 'M-11 -12L-12.500 0H-7.500L-6 -11ZM7 -12L9.500 0H14.500L13 -12Z')
  path(
    k,
    skin,
    'M-17 -14C-18 -8 -18.500 -4 -18 0H-12.500C-12.500 -4 -11 -8 -9 -11ZM1 -11C2 -7 1.500 -3 1 0H6.500C7.500 -4 8 -8 8 -12Z',
  )
  path(
    k,
    '#e6d3bc',
    'M-17.900 -0.100q0.700 -1.400 1.500 0q0.800 -1.400 1.600 0q0.800 -1.400 1.600 0ZM1.300 -0.100q0.700 -1.400 1.500 0q0.800 -1.400 1.600 0q0.800 -1.400 1.600 0Z',
  )
  path(
    k,
    skin,
    'M-18 -13C-20 -22 -14 -28.500 -5 -29C3 -29.500 9 -28 13 -25L14 -11C9 -8.500 -8 -8 -13 -9.500C-16 -10 -17.500 -11 -18 -13Z',
  )
  path(
    k,
    lit,
    'M-18.300 -16C-18.500 -23 -13 -28.500 -5 -29C3 -29.500 9 -28 12 -26C4 -26 -10 -25 -18.300 -16Z',
  )
  stroke(k, dark, 1, 'M-18 -19C-20.500 -16 -20.500 -12 -20 -9')
  path(k, dark, 'M-20.600 -9.500L-19.300 -9.500L-19.600 -6.500L-20.600 -6.800Z')
  // Head, brow, trunk that swings forward.
  path(
    k,
    skin,
    'M10 -24C10 -31 15 -34.500 20 -34C25 -33.500 28 -30 28.500 -25C29 -20 30 -14 32.500 -9C34 -6 36.500 -5 38 -6.500L39 -5C37 -2.500 33 -3 30.500 -6.500C28 -10 26.500 -14 25 -17C21 -14.500 14 -15 11.500 -18.500Z',
  )
  path(
    k,
    lit,
    'M15 -32.500C18 -34.500 22 -34.500 25 -32C28 -29.500 28.400 -27 28.500 -25C29 -20 30 -14 32.500 -9L31.500 -8.600C28.500 -14 27 -20 26.500 -25C26 -29 21 -32 15 -32.500Z',
  )
  path(k, '#fff4dc', 'M25.500 -17.500C28 -15 31 -14.500 34 -15.500C32 -12.500 28 -12.500 25 -15Z')
  // The painted brow and trunk: rose, gold and turquoise in curls.
  path(
    k,
    '#e8608a',
    'M19 -33.800C23.500 -33 26 -29 26.500 -25C24 -24 21.500 -26 20.500 -28.500C19.800 -30.300 19.500 -32 19 -33.800Z',
  )
  path(
    k,
    '#f7c04a',
    'M22 -31C24 -29.500 25 -27.500 25.200 -25.800C23.600 -26 22.500 -27.500 22 -31Z',
  )
  stroke(k, '#2fa0a0', 0.8, 'M27 -23C27.500 -19 28.600 -15 30.200 -12')
  for (const [x, y] of points('27.300 -21 28.200 -17.500 29.600 -13.500 31.500 -10'))
    path(k, '#f7c04a', `M${x} ${y - 0.5}a0.550 0.550 0 1 0 0.010 0Z`)
  path(
    k,
    dark,
    'M9 -30C5.500 -28 4.500 -20 8 -15.500C12 -14.500 15 -18 15.500 -23C15.800 -27 13 -31 9 -30Z',
  )
  path(
    k,
    skin,
    'M9.800 -29.300C6.800 -27 6 -20.500 8.800 -16.600C12 -16 14.500 -19 15 -23C15.200 -26.500 13 -29.800 9.800 -29.300Z',
  )
  path(k, '#e8608a', 'M10 -25.500a2.200 2.800 0 1 0 0.010 0Z')
  path(k, '#fbe9b8', 'M10 -24.300a1.200 1.600 0 1 0 0.010 0Z')
  path(k, '#2c2030', 'M21.500 -25.800a0.800 0.800 0 1 0 0.010 0Z')
  stroke(k, '#fbe9b8', 0.4, 'M20 -26.500Q21.500 -27.800 23.200 -26.300')
  // The cloth, the seat and the driver under his turban.
  path(
    k,
    '#c8343c',
    'M-14 -27C-8 -29.500 2 -29.800 7 -28.500L7.500 -14C0 -11.800 -9 -12 -14.500 -14Z',
  )
  path(
    k,
    '#8a2040',
    'M-14 -27C-12.600 -27.600 -11 -28.100 -9.400 -28.400L-9.800 -12.700C-11.500 -13 -13 -13.400 -14.500 -14Z',
  )
  path(
    k,
    '#f7c04a',
    'M-14.400 -16C-9 -14 0 -13.800 7.400 -16L7.500 -14C0 -11.800 -9 -12 -14.500 -14Z',
  )
  for (const x of [-11, -6.5, -2, 2.5]) {
    path(k, '#f7c04a', `M${x + 1} -23.500l1.300 2.300l-1.300 2.300l-1.300 -2.300Z`)
    path(k, '#2fa0a0', `M${x + 1} -22.300l0.600 1.100l-0.600 1.100l-0.600 -1.100Z`)
    stroke(k, '#f7c04a', 0.6, `M${x} -13v1.800M${x + 2} -13v1.800`)
  }
  path(k, '#8a4a34', 'M-12 -29.500H3V-27.500H-12Z')
  path(
    k,
    '#f2b04a',
    'M-13 -32H-11V-28H-13ZM2.500 -32H4.500V-28H2.500ZM-12.500 -31.200H4V-30H-12.500Z',
  )
  path(
    k,
    '#fff6e4',
    'M7.500 -27C7 -31 8 -34.500 10.500 -35.500H13.500C15.500 -34.500 16 -31 15.500 -28.500L11 -27Z',
  )
  path(
    k,
    '#c3b3bc',
    'M7.500 -27C7 -31 8 -34.500 10.500 -35.500C9.500 -32 9.800 -29.500 10.400 -27Z',
  )
  stroke(k, '#8a5a40', 1.3, 'M14.500 -33.500L18 -31.500L20 -33.500')
  path(
    k,
    '#8a5a40',
    'M10.600 -38C10.500 -40.500 14 -40.500 14 -38C14 -36.200 13.200 -35.300 12.300 -35.300C11.400 -35.300 10.700 -36.200 10.600 -38Z',
  )
  path(
    k,
    '#e8483c',
    'M9.800 -38.600C9.400 -42 15.200 -42 14.800 -38.600C13.500 -39.600 11 -39.600 9.800 -38.600ZM10 -39C8.500 -38 7.800 -36.500 8 -34.800C9 -35.500 9.800 -36.800 10.200 -38.400Z',
  )
}
