import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

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
  const body = 'M-17 0C-24 -22 -20 -46 -12 -62H20C29 -48 31 -24 22 0Z'
  path(k, '#fbf8ee', body)
  k.save()
  k.beginPath()
  path(k, '#a7b4ca', 'M6 0C14 -22 14 -44 6 -62H20C29 -48 31 -24 22 0Z')
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 8; i++) {
      const x = -21 + i * 6 + (row % 2) * 3
      const y = -57 + row * 6.2
      if (x < -19 + row * 0.3 || x > 23 - Math.abs(row - 4) * 0.4) continue
      stroke(k, x > 5 ? '#8292b0' : '#c2c8cf', 0.8, `M${x} ${y}q3 4.800 6 0`)
    }
  k.restore()
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

/** Its jet: from the mouth in an arc to the bay. */
export function merlionJet(k, x, y, reach, fall) {
  const r = random(3)
  const arc = (o, f) =>
    `M${x} ${y + o * 0.3}C${x - reach * 0.55} ${y - 4 + o * 0.4} ${x - reach * 0.92 + o} ${y + fall * 0.3} ${x - reach + o * 1.4} ${y + fall * f}`
  stroke(k, 'rgba(196,226,238,.85)', 5, arc(0, 0.97))
  stroke(k, 'rgba(228,244,250,.9)', 3, arc(-0.8, 0.98))
  for (let i = 0; i < 12; i++)
    stroke(k, i % 3 ? '#ffffff' : '#a9cfe0', 0.4 + r() * 0.5, arc(-3 + i * 0.52, 0.8 + r() * 0.2))
  for (const [c, lift, q] of [
    ['#a9d0de', 0, 1],
    ['#dff0f4', -0.6, 0.8],
    ['#ffffff', -1.2, 0.5],
  ]) {
    k.fillStyle = c
    for (let i = 0; i < 11; i++) {
      k.beginPath()
      k.arc(
        x - reach - 7 + i * 1.4,
        y + fall + Math.sin(i * 2.1) * 0.7 + lift,
        (1 + ((i * 7) % 5) * 0.28) * q,
        0,
        7,
      )
      k.fill()
    }
  }
}
