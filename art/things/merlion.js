import { path, points, stroke } from '../core/field.js'

/** A lock of the mane: a leaf that bends as it leaves the head. */
function lock(k, a, from, to, bend, wide, colours) {
  const at = (r, t) =>
    [4 + Math.cos(t) * r, -77 + Math.sin(t) * r * 1.06].map((v) => v.toFixed(2)).join(' ')
  const mid = (from + to) / 2
  path(
    k,
    colours[0],
    `M${at(from, a - wide)}Q${at(to * 1.02, a - wide * 0.9 + bend * 0.2)} ${at(to, a + bend)}Q${at(mid, a + wide * 1.5 + bend * 0.6)} ${at(from, a + wide)}Z`,
  )
  path(
    k,
    colours[1],
    `M${at(from, a)}Q${at(mid * 1.04, a + bend * 0.4)} ${at(to, a + bend)}Q${at(mid, a + wide * 1.3 + bend * 0.6)} ${at(from, a + wide)}Z`,
  )
}

/** The lion of the bay, facing left, about 100 high: 8.6 m of white stone on its wave. */
export function merlionStatue(k) {
  // The tail behind, then the body with its scales.
  path(k, '#c3cbd8', 'M12 -4C30 -6 40 -16 37 -34C42 -29 48 -30 51 -38C57 -24 52 -4 30 2H8Z')
  path(k, '#94a2bc', 'M24 2C40 -2 48 -14 47 -32C49 -33.500 50 -35 51 -38C57 -24 52 -4 30 2Z')
  path(k, '#fff6e4', 'M-17 0C-26 -20 -23 -46 -12 -62H20C31 -48 33 -22 22 0Z')
  path(k, '#a8a4cc', 'M8 0C22 -18 24 -44 13 -62H20C31 -48 33 -22 22 0Z')
  path(k, '#d8d0e0', 'M-2 0C12 -18 14 -46 6 -62H13C24 -44 22 -18 8 0Z')
  // Scales in rows that follow the curve of the flank.
  for (let row = 0; row < 9; row++) {
    const y = -56 + row * 6.4
    const bulge = Math.sin(((row + 2) / 11) * Math.PI)
    const [left, right] = [-14 - bulge * 7, 20 + bulge * 8]
    const n = 7
    for (let i = 0; i < n; i++) {
      const u = (i + (row % 2) * 0.5) / n
      const x = left + (right - left) * (0.5 - Math.cos(u * Math.PI) / 2)
      const wide = ((right - left) / n) * (0.5 + Math.sin(u * Math.PI) * 0.6)
      if (wide > 4.6 && x + wide < right)
        stroke(k, x > 6 ? '#7c7cb0' : '#c8bcc8', 0.8, `M${x} ${y}q${wide / 2} ${5} ${wide} 0`)
    }
  }
  path(k, '#c3cbd8', 'M4 -99C18 -99 27 -88 26 -74C25 -60 14 -52 2 -54Z')
  // The mane, three rings of locks from behind to the cheek.
  for (const [from, to, n, wide] of [
    [12, 28, 12, 0.25],
    [7, 22, 10, 0.28],
    [3, 15.5, 8, 0.36],
  ])
    for (let i = 0; i < n; i++) {
      const a = -1.95 + (i / (n - 1)) * 3.7
      const dark = Math.cos(a - 0.5) > 0.55
      lock(
        k,
        a,
        from,
        to + (i % 2) * 2.4,
        0.34,
        wide,
        dark ? ['#b9c4d6', '#8d9cb8'] : ['#ffffff', '#cdd4dc'],
      )
    }
  path(
    k,
    '#ffffff',
    'M-7 -96C-16 -95 -20 -90 -22 -85C-29 -84 -33 -81 -32 -76.500L-27.500 -75C-23 -75.500 -21 -74 -20.500 -71.500L-28 -69.500C-28 -65 -24 -62 -18 -62C-11 -59 0 -59 5 -66C10 -76 6 -95 -7 -96Z',
  )
  path(
    k,
    '#c5cdda',
    'M-20.500 -71.500L-28 -69.500C-28 -65 -24 -62 -18 -62C-11 -59 0 -59 5 -66C8 -72 8 -80 5 -86C5 -76 0 -68 -9 -67C-14 -67 -18 -68 -20.500 -71.500Z',
  )
  path(
    k,
    '#4a5674',
    'M-29 -75.500L-27.500 -75C-23 -75.500 -21 -74 -20.500 -71.500L-27 -69.800C-28 -71.500 -29 -73.500 -29 -75.500Z',
  )
  path(
    k,
    '#ffffff',
    'M-27 -75L-26.200 -72.600L-25 -75ZM-26.500 -69.800L-25.800 -72L-24.400 -70.400Z',
  )
  path(
    k,
    '#3c4866',
    'M-15 -86.500C-13 -88.500 -10 -88 -9 -86C-11 -84.600 -13.500 -84.600 -15 -86.500ZM-32 -79.500C-31 -81 -29 -81 -28.500 -79.500C-29.500 -78.500 -31 -78.500 -32 -79.500Z',
  )
  stroke(
    k,
    '#8f9cb4',
    1.1,
    'M-18 -89.500C-14 -92 -9 -91.500 -6 -88.500M-22 -85C-19 -83 -18 -80 -19 -77M-12 -78C-9 -76 -8 -73 -9 -70',
  )
  // Locks over brow and cheek, whisker spots, a broad nose, the tuft of the chin.
  for (const [x, y, dx, dy] of points(
    '-17 -92 3 -7 -12 -94.500 5 -7 -6 -95.500 7 -6 0 -92 9 -4 3.500 -86 9 0 5 -79 9 3 4.500 -72 8 5 1.500 -66 7 7 -4 -62 5 8',
    4,
  )) {
    const [nx, ny] = [-dy * 0.34, dx * 0.34]
    path(
      k,
      '#ffffff',
      `M${x - nx} ${y - ny}Q${x + dx * 0.7 - nx} ${y + dy * 0.5 - ny} ${x + dx} ${y + dy}Q${x + dx * 0.4 + nx} ${y + dy * 0.7 + ny} ${x + nx} ${y + ny}Z`,
    )
    path(
      k,
      '#c4c0dc',
      `M${x} ${y}Q${x + dx * 0.5} ${y + dy * 0.5} ${x + dx} ${y + dy}Q${x + dx * 0.4 + nx} ${y + dy * 0.7 + ny} ${x + nx} ${y + ny}Z`,
    )
  }
  path(
    k,
    '#3c4866',
    'M-33 -80.500C-31 -83 -26.500 -82.500 -25.500 -80C-27.500 -78 -31 -77.500 -32.500 -77.500C-33.200 -78.500 -33.300 -79.500 -33 -80.500Z',
  )
  for (const [x, y] of points('-25 -77.500 -22.500 -79 -22 -76.200'))
    path(k, '#8f9cb4', `M${x - 0.7} ${y}a0.700 0.700 0 1 0 1.400 0a0.700 0.700 0 1 0 -1.400 0Z`)
  path(
    k,
    '#e4e4f0',
    'M-27 -66C-27 -61 -24 -57 -20 -55C-20.500 -58 -18 -60 -14 -61.500C-19 -62 -23.500 -62.500 -27 -66Z',
  )
  path(k, '#e6eaee', 'M-4 -97C-6 -104 2 -107 6 -101C6 -97 3 -94 0 -93Z')
  path(k, '#a7b4ca', 'M-1 -97.500C-1.500 -101.500 2 -103 4 -100C4 -97.500 2 -96 0.500 -95.500Z')
  // The wave it rises from.
  path(
    k,
    '#d9e6ea',
    'M-40 6C-42 -6 -32 -12 -25 -8C-20 -16 -8 -16 -4 -8C2 -16 14 -15 17 -7C24 -14 36 -11 38 -3C44 -6 50 0 48 6Z',
  )
  path(
    k,
    '#ffffff',
    'M-37 0C-35 -8 -28 -9 -25 -3C-20 -12 -9 -11 -7 -3C-1 -12 10 -11 13 -2C20 -9 30 -7 33 1C20 -3 -20 -4 -37 0Z',
  )
  path(k, '#9fb4c6', 'M4 6C14 2 28 0 38 -3C44 -6 50 0 48 6Z')
}
