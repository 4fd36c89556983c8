import { path, stroke } from '../core/field.js'

const FUR = '#8f7a62'
const DARK = '#5d4a44'
const PALE = '#cbb698'

/** A face of a long-tailed macaque, seen from the front; its middle at 0, 0, about 24 wide. */
function face(k, fur, skin) {
  for (const m of [-1, 1]) {
    k.fillStyle = fur
    k.beginPath()
    k.ellipse(m * 15.6, -3, 4.6, 5.2, 0, 0, 7)
    k.fill()
    k.fillStyle = '#b98470'
    k.beginPath()
    k.ellipse(m * 15.8, -2.6, 2.6, 3.2, 0, 0, 7)
    k.fill()
  }
  // The crest of Bali stands up in a point.
  path(
    k,
    fur,
    'M-16 1C-17 -11 -10 -17 -4 -18L0 -25L3 -18C11 -17 17 -10 16 1C14 13 8 19 0 19C-8 19 -14 13 -16 1Z',
  )
  path(k, '#6f5c4c', 'M3 -18C11 -17 17 -10 16 1C14 13 8 19 2 19C9 12 11 -2 9 -9C8 -13 5 -16 3 -18Z')
  stroke(k, '#a8937a', 0.7, 'M-10 -10L-6 -15M-6.500 -12L-3 -17M-1.500 -13L0 -20')
  // Grey whiskers from ear to chin.
  path(
    k,
    '#b3a48c',
    'M-15 0C-19 5 -17 9 -13.500 10C-14 13 -11 15 -8.500 15C-5 19 5 19 8.500 15C11 15 14 13 13.500 10C17 9 19 5 15 0L8 9H-8Z',
  )
  path(k, '#8f8272', 'M15 0C19 5 17 9 13.500 10C14 13 11 15 8.500 15C6 18 3 18.500 1 18.600L8 9Z')
  path(
    k,
    skin,
    'M0 -7C-4 -10 -11 -8.600 -11 -2C-11 2 -8 4 -7.600 8C-8 13 -4 16 0 16C4 16 8 13 7.600 8C8 4 11 2 11 -2C11 -8.600 4 -10 0 -7Z',
  )
  path(
    k,
    '#b9826c',
    'M0 -7C4 -10 11 -8.600 11 -2C11 2 8 4 7.600 8C8 13 4 16 1.500 16C5 12 4.600 6 3 3C2 0 1.400 -4 0 -7Z',
  )
  path(k, '#eccdb0', 'M-9.600 -3.600C-9 -7 -4 -7.400 -2 -3.800C-4 -5 -7.600 -5 -9.600 -3.600Z')
  path(k, '#cf9f84', 'M9.600 -3.600C9 -7 4 -7.400 2 -3.800C4 -5 7.600 -5 9.600 -3.600Z')
  stroke(k, '#7d5f50', 1, 'M-10 -6C-7.500 -7.600 -3 -7.200 0 -5.600C3 -7.200 7.500 -7.600 10 -6')
  for (const m of [-1, 1]) {
    path(
      k,
      '#3a2822',
      `M${m * 2} -1.800C${m * 3} -4.800 ${m * 6.6} -4.800 ${m * 8} -2C${m * 6.6} 0.800 ${m * 3.2} 0.900 ${m * 2} -1.800Z`,
    )
    k.fillStyle = '#a8692c'
    k.beginPath()
    k.arc(m * 4.9, -1.9, 1.9, 0, 7)
    k.fill()
    k.fillStyle = '#1b1216'
    k.beginPath()
    k.arc(m * 4.9, -1.9, 0.95, 0, 7)
    k.fill()
    k.fillStyle = '#ffffff'
    k.beginPath()
    k.arc(m * 4.9 - 0.6, -2.5, 0.5, 0, 7)
    k.fill()
  }
  // The muzzle stands forward: a broad snout, close nostrils, a long thin mouth.
  path(k, '#c9967c', 'M-1.800 -3C-2.400 1 -3.400 3 -4 5H4C3.400 3 2.400 1 1.800 -3Z')
  path(
    k,
    '#e6bfa2',
    'M-1.200 -3C-1.600 1 -4 4 -7 6.600C-9 10 -6 15.600 0 15.800C5 15.600 7.600 11 6 7C3.600 4 1.200 1 0.800 -3Z',
  )
  path(k, '#c9967c', 'M6.600 6.400C9 10 6 15.600 0.600 15.800C5 13 5.600 8.600 4 5Z')
  path(
    k,
    '#4a302c',
    'M-2.400 5.200C-1.600 4.200 -0.700 4.600 -0.400 6.600ZM2.400 5.200C1.600 4.200 0.700 4.600 0.400 6.600Z',
  )
  stroke(
    k,
    '#7d5348',
    0.7,
    'M0 7V9.400M-6.400 10C-3 11.600 -1 9.800 0 9.400C1 9.800 3 11.600 6.400 10',
  )
}

/** A mother that sits and looks at the viewer, her young at the breast, someone's sunglasses in her hand. About 100 high. */
export function macaqueMother(k) {
  stroke(k, '#4f4038', 4.4, 'M20 -4C34 2 38 16 35 30C33 38 26 40 24 34')
  stroke(k, FUR, 3, 'M20 -5C33 1 36.500 16 34 29')
  path(k, FUR, 'M-19 -62C-31 -44 -32 -14 -24 1H24C32 -14 31 -44 19 -62C11 -70 -11 -70 -19 -62Z')
  path(k, '#66554a', 'M19 -62C31 -44 32 -14 24 1H6C16 -14 18 -40 10 -66Z')
  path(
    k,
    PALE,
    'M0 -64C-12 -62 -18 -42 -15 -18C-13 -10 -11 -6 -8 -3H9C15 -16 16 -44 8 -60C6 -63 3 -64 0 -64Z',
  )
  path(k, '#a08c78', 'M8 -60C16 -44 15 -16 9 -3H2C9 -18 10 -44 3 -62Z')
  // Thighs and feet.
  for (const [m, c, top] of [
    [-1, FUR, '#a8937a'],
    [1, '#6b594c', '#857060'],
  ]) {
    path(
      k,
      c,
      `M${m * 26} 0C${m * 42} -6 ${m * 42} -30 ${m * 30} -33C${m * 19} -34 ${m * 13} -20 ${m * 13} 0Z`,
    )
    path(
      k,
      top,
      `M${m * 37} -19C${m * 37} -28 ${m * 33} -31 ${m * 29} -31.500C${m * 22} -31 ${m * 18} -25 ${m * 16} -19C${m * 22} -27 ${m * 30} -28 ${m * 37} -19Z`,
    )
    path(
      k,
      DARK,
      `M${m * 33} 1.500C${m * 35} -4 ${m * 28} -6.500 ${m * 22} -6C${m * 15} -6 ${m * 9} -4 ${m * 7} 1.500Z`,
    )
    stroke(k, '#3f3230', 0.8, `M${m * 12} 1V-2M${m * 16} 1V-3M${m * 20} 1V-3`)
  }
  // The young one.
  path(k, '#4c3c38', 'M-10 -24C-13 -14 -10 -4 -4 -2H6C10 -8 10 -18 6 -25Z')
  stroke(k, '#4c3c38', 3.2, 'M5 -20C9 -24 10 -30 8 -36')
  k.save()
  k.translate(-2, -30)
  k.scale(0.56, 0.56)
  face(k, '#57463f', '#e3b598')
  k.restore()
  // Her arms: one holds the young, the other what she found.
  stroke(k, FUR, 9, 'M-18 -56C-30 -46 -32 -32 -24 -22')
  stroke(k, FUR, 7, 'M-24 -22C-19 -16 -14 -14 -9 -13')
  path(k, DARK, 'M-12 -17C-6 -17 -1 -15 0 -12L-2 -9.500L-12 -9Z')
  stroke(k, '#6b594c', 9, 'M18 -56C30 -52 36 -46 37 -40')
  stroke(k, '#7a6656', 7, 'M37 -40C40 -46 38 -54 35 -60')
  path(k, DARK, 'M31 -60C30 -66 35 -69 39 -66C42 -63 40 -58 37 -57C34 -57 32 -58 31 -60Z')
  path(k, '#20222e', 'M24 -77C24 -70 34 -68 36 -75L38 -75.500C40 -70 50 -72 49 -79L36 -78Z')
  path(
    k,
    '#f2903a',
    'M26 -76C26 -72.500 33 -71.500 34.500 -75.500ZM39.500 -76C41 -72.500 47.500 -74 47 -77.500Z',
  )
  stroke(k, '#20222e', 1.3, 'M36 -77L37 -62M24 -77L49 -79.500')
  k.save()
  k.translate(-1, -79)
  face(k, FUR, '#dcae90')
  k.restore()
  stroke(
    k,
    '#d6c49a',
    0.8,
    'M-20 -62C-23 -58 -26 -52 -27.500 -46M-17 -82C-16.500 -90 -11 -95.500 -5.500 -96.800M-38 -14C-39 -22 -36 -29 -31 -31.500',
  )
}
