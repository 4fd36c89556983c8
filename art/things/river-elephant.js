// An Asian elephant cow and her calf in a river, drawn by their measures: 100 at the shoulder, the feet at 0, facing left, the sun before them on the left.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { polygon } from '../core/shape.js'
import { band, round, sunEdge } from './sunlit-outline.js'

const within = (k, part, draw) => {
  k.save()
  k.clip(new Path2D(polygon(part)))
  draw()
  k.restore()
}

export const TONES = {
  hide: '#66657e',
  half: '#85808e',
  soft: '#5b5b78',
  shade: '#4e4f6e',
  deep: '#383b5c',
  ink: '#232440',
  sun: '#ffe3b0',
  warm: '#b79a94',
  pink: '#c08c8c',
}

const COW = {
  body: round(
    '-32 -95 -22 -98.500 -8 -101.500 8 -103 24 -101 38 -95.500 49 -87 56 -77 59 -66 58 -52 46 -42 30 -39.500 16 -37 0 -36 -14 -38 -26 -43 -38 -50 -45 -60 -46 -72 -42 -86',
  ),
  foreNear: round(
    '-47 -70 -47.500 -58 -46 -46 -43.500 -36 -42.500 -26 -42 -16 -43.500 -6 -45 0 -34 1.500 -24 0 -25 -8 -26 -16 -24.500 -24 -24 -34 -20.500 -44 -17 -56 -19 -70 -32 -80',
  ),
  hindNear: round(
    '24 -66 25 -54 29 -44 33.500 -35 36.500 -27 36 -18 34.500 -8 34 0 44 1.500 55 0 55 -7 53.500 -15 56 -24 58 -34 60 -45 61 -58 58 -72 46 -82 32 -78',
  ),
  foreFar: round(
    '-50 -62 -55 -46 -58 -34 -61 -22 -63 -10 -65.500 0 -55 1 -46 0 -45 -10 -45.500 -22 -42 -34 -34 -48',
  ),
  hindFar: round(
    '8 -50 11 -38 11 -28 7 -18 3 -8 1 0 11 1 20 0 21.500 -10 24.500 -20 28 -32 36 -46',
  ),
  head: round(
    '-30 -92 -31.500 -101 -36 -107.500 -42 -110 -47 -108.800 -51 -108.600 -57 -106 -61.500 -100 -65 -93 -68.500 -85.500 -71.600 -78 -73.400 -72 -71 -65 -67 -60 -63.500 -57 -60 -52.500 -56.500 -51 -52 -54 -46 -58.500 -38 -62 -30 -68 -26 -80',
  ),
  trunk: band(
    '-57 -80 9 -62.500 -74 13.500 -67.600 -66 14.600 -71.400 -57 12.900 -74.500 -47 11 -77 -38.500 9.400 -81.500 -32.500 7.800 -87.500 -30.500 6.400 -93 -32.500 5.200 -96.500 -37 4.400 -97.600 -39.600 3 -97.800 -40.600 1',
  ),
  ear: round(
    '-40.500 -97 -34 -100.500 -25.500 -99 -18.500 -93 -15 -83 -16.500 -73 -20.500 -64 -25 -56 -28 -52.500 -31 -55 -34 -62 -38 -69 -41 -78 -42 -88',
  ),
}

/** The cow; her lower legs are meant to stand in the river. */
export function cow(k, t = TONES) {
  for (const leg of [COW.foreFar, COW.hindFar]) {
    fill(k, t.deep, leg)
    sunEdge(k, leg, t.warm, 1.5, { top: -4 })
  }
  // The tail: a rope of skin, its brush of stiff hair.
  path(
    k,
    t.shade,
    'M55 -80C62 -78 66.500 -70 67.500 -60C68.200 -53 67.600 -48 68.400 -42L66.600 -42C65.400 -48 65.600 -54 65 -60C63.500 -69 60 -73 55 -74Z',
  )
  path(
    k,
    t.ink,
    'M66.300 -43L68.800 -43C70.600 -38 70.400 -33 68.600 -28.500C67.800 -31 67 -31 66.400 -29.500C65.600 -34 65.400 -39 66.300 -43Z',
  )
  fill(k, t.hide, COW.body)
  within(k, COW.body, () => {
    // The barrel: its upper round takes the light of the sky, its belly lies in the dark.
    path(
      k,
      t.half,
      'M-34 -100C-10 -108 30 -108 62 -80L58 -68C52 -82 40 -88 28 -90C12 -93 -8 -92 -30 -84Z',
    )
    path(
      k,
      t.shade,
      'M-30 -52C-20 -52 -10 -53 2 -52C14 -51 20 -54 26 -60C30 -52 34 -46 42 -40L20 -30H-30Z',
    )
    path(k, t.deep, 'M-26 -44C-16 -45 -6 -45 6 -44C18 -43 26 -44 34 -40L20 -30H-30Z')
    // The shadow of the head and the ear on the shoulder.
    path(
      k,
      t.shade,
      'M-34 -98C-20 -98 -8 -90 -8 -78C-9 -66 -18 -56 -24 -46C-34 -46 -44 -52 -48 -62Z',
    )
  })
  sunEdge(k, COW.body, t.sun, 1.7, { from: 0.3, top: -76 })
  fill(k, t.hide, COW.hindNear)
  within(k, COW.hindNear, () => {
    path(
      k,
      t.half,
      'M32 -66C36 -76 46 -79.500 54 -74C50 -68 48 -62 46 -54C44 -48 41 -43 37.500 -38C33 -46 30 -56 32 -66Z',
    )
    path(k, t.shade, 'M66 -74C56 -68 53 -58 52 -48C50 -40 46 -36 45.500 -28C45 -18 46 -8 46 4H66Z')
  })
  stroke(k, t.deep, 0.7, 'M26 -52C29 -46 32 -40 35 -35')
  fill(k, t.hide, COW.foreNear)
  within(k, COW.foreNear, () => {
    path(
      k,
      t.shade,
      'M-6 -82C-14 -74 -20 -66 -25 -58C-30 -52 -33 -44 -33.500 -34C-34 -22 -33 -10 -33 4H-14Z',
    )
    path(k, t.shade, 'M-52 -66C-44 -56 -36 -54 -26 -58L-18 -70L-30 -84H-52Z')
    path(k, t.half, 'M-50 -48C-42 -46 -38 -38 -38 -28C-38 -18 -37 -8 -37 4H-52Z')
  })
  sunEdge(k, COW.foreNear, t.sun, 2.2, { from: 0.5, top: -2 })
  stroke(k, t.shade, 0.7, 'M-41 -29q5 2.200 11 .4M-41 -25.500q5 2 10.500 .6M38 -30q6 2 12 .2')
  head(k, COW, t)
  // Skin laid in rings along the trunk.
  for (const [x, y, l] of points(
    '-76 -56 5.500 -77.400 -50.500 5.200 -78.600 -45.200 5 -80 -40.400 4.600',
    3,
  ))
    stroke(k, t.shade, 0.6, `M${x + 3} ${y}q${l * 0.5} 2 ${l} 1`)
  // The eye beneath its brow, with lashes; the small tusk of a cow.
  path(
    k,
    t.ink,
    'M-59.800 -81.600C-58.800 -83.400 -56.200 -83.400 -55.200 -81.600C-56.400 -80.400 -58.600 -80.400 -59.800 -81.600Z',
  )
  stroke(
    k,
    t.shade,
    0.9,
    'M-61.600 -86.600C-59 -88.600 -55.400 -88 -53.400 -85.400M-58.600 -78.600C-57 -77.600 -55 -77.800 -53.800 -79',
  )
  path(
    k,
    '#fff2da',
    'M-66.500 -61C-67.500 -58.500 -69 -56.500 -71 -55.500C-69 -55 -66 -56 -63.800 -59Z',
  )
}

/** Head, trunk and ear in their planes. */
function head(k, p, t) {
  fill(k, t.hide, p.trunk)
  sunEdge(k, p.trunk, t.sun, 2.1, { from: 0.34, top: -34, root: -72 })
  within(k, p.trunk, () => {
    path(
      k,
      t.shade,
      'M-56 -72C-66 -66 -69 -58 -70.500 -50C-72 -42 -75 -34 -82 -30.500C-88 -28.500 -94 -30 -98 -36L-94 -24L-70 -26L-58 -48Z',
    )
  })
  fill(k, t.hide, p.head)
  within(k, p.head, () => {
    // Cheek and jaw turn down; the temple is hollow; the brow runs from dome to eye.
    path(
      k,
      t.shade,
      'M-70 -60C-64 -61 -58 -62 -52 -66C-47 -69 -42 -71 -36 -70L-28 -62L-44 -46H-66Z',
    )
    path(
      k,
      t.half,
      'M-33 -104C-40 -109 -50 -106 -56 -100C-61 -94 -64 -86 -68 -78L-76 -80L-66 -100L-48 -114Z',
    )
    path(
      k,
      t.soft,
      'M-50.500 -94C-48 -99 -43.500 -98 -42.400 -91.500C-41.600 -85 -44 -79.500 -48 -77.500C-49.600 -81 -48.400 -87 -50.500 -94Z',
    )
  })
  sunEdge(k, p.head, t.sun, 2.4, { from: 0.28, top: -70 })
  // The mouth line under the root of the trunk.
  stroke(k, t.deep, 0.8, 'M-65.500 -58.500C-63 -59.500 -61 -61.200 -58.600 -61.600')
  // The ear throws its own shade, its upper rim is folded over and has the sun.
  fill(
    k,
    t.deep,
    p.ear.map(([x, y]) => [x + 2.2, y + 2.6]),
  )
  fill(k, t.hide, p.ear)
  within(k, p.ear, () => {
    path(
      k,
      t.half,
      'M-44 -96C-36 -98 -26 -98 -20 -90C-16 -84 -17 -76 -20 -70C-23 -78 -27 -86 -34 -88C-38 -89 -41 -90 -44 -90Z',
    )
    path(k, t.shade, 'M-41 -84C-35 -82 -30 -76 -28.500 -68C-27.500 -62 -28 -56 -28 -50L-44 -66Z')
    path(
      k,
      t.pink,
      'M-16 -76C-19 -70 -22 -64 -26 -59C-27.500 -57 -29 -55.500 -30 -56L-28 -50L-16 -62Z',
    )
    for (const [x, y, r] of points(
      '-23 -66 .7 -25.600 -62.600 .6 -20.800 -70 .6 -24 -69.600 .45',
      3,
    )) {
      k.fillStyle = t.pink
      k.beginPath()
      k.arc(x, y, r, 0, 7)
      k.fill()
    }
  })
  stroke(k, t.shade, 0.8, 'M-36 -86C-31 -84 -27 -78 -25.500 -71')
  path(
    k,
    t.sun,
    'M-41.500 -95.500C-37 -99.500 -31 -101 -25.500 -99C-29.500 -99 -34 -97.500 -38 -94.500C-39.600 -93.400 -41 -93.600 -41.500 -95.500Z',
  )
}

const CALF = {
  body: round(
    '-30 -88 -20 -93 -6 -96.500 10 -96.500 26 -92 40 -84 50 -73 55 -60 56 -46 40 -30 0 -26 -30 -30 -46 -48 -44 -72',
  ),
  head: round(
    '-26 -88 -28 -99 -33.500 -107 -41 -110 -46 -108.400 -51 -109 -58 -105 -63 -97.500 -68 -90 -75 -84 -73 -76 -68 -72 -64.500 -66 -59 -64 -54 -66 -46 -66 -36 -68 -28 -76',
  ),
  // Held up out of the river to breathe.
  trunk: band(
    '-56 -82 9 -64 -80 12.500 -74 -80.500 13 -84 -85 11.200 -92.500 -95 9.400 -95 -105 7.800 -97.500 -114 6.400 -103 -120 5.200 -108.500 -121.500 4.400 -110.500 -121 2.800 -111.500 -120.600 1',
  ),
  ear: round(
    '-37 -96 -30 -99 -22 -96.500 -16.500 -89 -15.500 -79 -19 -69.500 -23.500 -62 -27 -60 -30.500 -65 -34.500 -72 -38 -80 -38.500 -89',
  ),
}

/** The calf in deep water: back, head and the trunk that looks out like a periscope. */
export function calf(k, t = TONES) {
  fill(k, t.hide, CALF.body)
  within(k, CALF.body, () => {
    path(
      k,
      t.half,
      'M-34 -92C-10 -102 30 -102 60 -70L54 -60C46 -76 34 -84 20 -86C4 -88 -12 -86 -30 -78Z',
    )
    path(k, t.shade, 'M-32 -96C-18 -94 -8 -86 -8 -74C-10 -62 -16 -54 -22 -40H-48Z')
    path(k, t.shade, 'M62 -72C50 -68 44 -62 34 -59C18 -55 0 -58 -16 -56L-30 -30H62Z')
  })
  sunEdge(k, CALF.body, t.sun, 2, { from: 0.3, top: -70 })
  fill(k, t.hide, CALF.trunk)
  within(k, CALF.trunk, () => {
    path(
      k,
      t.shade,
      'M-60 -78C-70 -74 -82 -74 -90 -82C-96 -90 -98 -100 -100 -110C-103 -116 -107 -119 -110 -120L-100 -126L-84 -96L-60 -88Z',
    )
    path(
      k,
      t.hide,
      'M-56 -98C-66 -92 -76 -90 -84 -92C-91 -96 -94 -106 -97 -116L-112 -128L-84 -130L-56 -106Z',
    )
  })
  sunEdge(k, CALF.trunk, t.sun, 2.6, { from: 0.2, top: -84, root: -118 })
  fill(k, t.hide, CALF.head)
  within(k, CALF.head, () => {
    path(
      k,
      t.shade,
      'M-76 -78C-68 -78 -58 -76 -50 -76C-44 -76 -40 -78 -34 -76L-26 -70L-44 -58H-76Z',
    )
    path(
      k,
      t.half,
      'M-30 -102C-38 -108 -48 -106 -54 -100C-59 -95 -63 -90 -68 -86L-74 -90L-62 -104L-46 -114Z',
    )
    path(
      k,
      t.soft,
      'M-48.500 -95C-46 -99 -42 -97.500 -41 -91.500C-40.400 -86 -42.500 -81.500 -46 -80C-47.600 -83.500 -46.600 -89 -48.500 -95Z',
    )
  })
  sunEdge(k, CALF.head, t.sun, 2.6, { from: 0.28, top: -88 })
  stroke(k, t.deep, 1, 'M-73 -77C-68 -75 -62 -76.500 -58 -79.500')
  fill(
    k,
    t.deep,
    CALF.ear.map(([x, y]) => [x + 2, y + 2.6]),
  )
  fill(k, t.hide, CALF.ear)
  within(k, CALF.ear, () => {
    path(
      k,
      t.half,
      'M-40 -95C-32 -97 -24 -96 -19 -88C-16 -82 -17 -76 -20 -70C-23 -78 -27 -84 -33 -86Z',
    )
    path(k, t.pink, 'M-17 -78C-20 -72 -24 -66 -28 -64L-27 -58L-15 -66Z')
  })
  path(k, t.sun, 'M-38 -94.500C-34 -98 -28 -99.500 -22.500 -97C-27 -97.500 -31 -96 -35 -93Z')
  // Down on the crown of the head.
  for (const [x, y, a] of points(
    '-34 -107 .2 -38 -109.400 -.2 -42 -109.800 -.8 -46 -108.400 -1 -50 -108.800 -1.600',
    3,
  ))
    stroke(k, t.sun, 0.5, `M${x} ${y}q${a} -1.600 ${a * 1.6} -2.800`)
  path(
    k,
    t.ink,
    'M-58.600 -85.600C-57.400 -87.800 -54.400 -87.800 -53.200 -85.600C-54.600 -84 -57.200 -84 -58.600 -85.600Z',
  )
  path(k, '#fff4dc', 'M-57.400 -86.400a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0Z')
  stroke(k, t.shade, 0.9, 'M-60.500 -89.500C-58 -91.500 -54 -91 -52 -88.400')
}
