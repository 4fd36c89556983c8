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
  hide: '#69627c',
  half: '#8d7c86',
  lit: '#c39b8a',
  soft: '#5a5573',
  shade: '#4d4a6a',
  deep: '#363558',
  ink: '#201f3a',
  sun: '#ffe6b4',
  warm: '#b08c86',
  pink: '#b98a88',
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
    '-41 -95 -36 -99 -28 -100.500 -19.500 -97.500 -13 -90.500 -10.500 -81.500 -12 -74 -15 -67.500 -17 -60.500 -20.500 -54 -24 -49.500 -27.500 -49.500 -31 -55 -34.500 -63 -38 -72 -41 -81 -42.500 -89',
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
    // One light over shoulder and barrel, its border bowed with the ribs; the belly turns down into the dark.
    path(
      k,
      t.half,
      'M-34 -106C-10 -112 34 -110 62 -80L58 -70C54 -77 48 -80 41 -77C33 -73 28 -66 19 -61.500C9 -57 -2 -57.500 -14 -62L-34 -74Z',
    )
    path(
      k,
      t.lit,
      'M-34 -108C-10 -114 34 -112 60 -82C52 -88 46 -88.500 38 -86.500C28 -83.500 22 -77 12 -74.500C2 -72.500 -8 -75 -16 -80L-34 -88Z',
    )
    path(
      k,
      t.shade,
      'M-30 -50C-20 -49 -10 -49.500 2 -48.500C14 -47.500 21 -51 27 -58C31 -50 34 -46 42 -40L20 -30H-30Z',
    )
    path(k, t.deep, 'M-26 -42.500C-16 -43 -6 -42.500 6 -41.500C18 -41 26 -43 34 -40L20 -30H-30Z')
    // The ear and the head throw one shadow on the shoulder.
    path(
      k,
      t.shade,
      'M-34 -108C-18 -108 -4 -98 -3.500 -85C-3.500 -76 -9 -67 -14 -58C-17 -52 -21 -46 -27 -41C-36 -44 -44 -52 -48 -62Z',
    )
  })
  sunEdge(k, COW.body, t.sun, 1.7, { from: 0.3, top: -76 })
  fill(k, t.hide, COW.hindNear)
  within(k, COW.hindNear, () => {
    // The thigh goes over into the flank above; only its fore edge and the shin see the sun.
    path(
      k,
      t.half,
      'M20 -66C26 -60 31 -54 36 -47C40 -41 43 -35 43 -27C42.500 -18 41.500 -8 42 4H28L30 -30L20 -50Z',
    )
    path(
      k,
      t.lit,
      'M20 -60C26 -53 31 -46 35.500 -39C38.500 -34 39.500 -29 39 -22C38.400 -14 37.500 -6 37.500 4H28L30 -30L20 -46Z',
    )
    path(
      k,
      t.shade,
      'M66 -76C59 -68 56 -58 54.500 -48C53 -40 49 -36 48.500 -28C48 -18 49 -8 49 4H66Z',
    )
  })
  fill(k, t.hide, COW.foreNear)
  within(k, COW.foreNear, () => {
    path(
      k,
      t.shade,
      'M-6 -84C-14 -74 -20 -66 -24 -58C-28 -52 -30.500 -44 -31 -34C-31.500 -22 -31 -10 -31 4H-14Z',
    )
    path(k, t.shade, 'M-52 -66C-44 -57 -36 -52 -27 -50L-18 -66L-30 -84H-52Z')
    path(k, t.half, 'M-54 -52C-44 -49 -36 -42 -35 -30C-34.500 -18 -34.500 -8 -34.500 4H-54Z')
    path(k, t.lit, 'M-54 -50C-46 -47 -40.500 -40 -39.500 -29C-39 -18 -39 -8 -39.500 4H-54Z')
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
  // A small eye deep in the skin, one fold over it and one below; the small tusk of a cow.
  path(
    k,
    t.soft,
    'M-60.500 -82.500C-58.500 -85 -54.500 -84.500 -53 -81.500C-54.500 -79 -59 -78.800 -60.500 -82.500Z',
  )
  path(
    k,
    t.ink,
    'M-58.800 -81.800C-58 -83 -56 -82.900 -55.400 -81.600C-56.200 -80.700 -58.200 -80.700 -58.800 -81.800Z',
  )
  stroke(k, t.shade, 0.6, 'M-59 -78C-57 -77 -55 -77.400 -53.400 -78.800')
  path(
    k,
    '#fff2da',
    'M-66.500 -61C-67.500 -58.500 -69 -56.500 -71 -55.500C-69 -55 -66 -56 -63.800 -59Z',
  )
}

/** Head, trunk and ear in their planes. */
function head(k, p, t) {
  fill(k, t.hide, p.trunk)
  within(k, p.trunk, () => {
    path(
      k,
      t.lit,
      'M-62 -84C-64 -76 -68 -66 -70.500 -58C-72.500 -50 -75 -41 -81 -36C-87 -32.500 -93 -34.500 -97 -40L-104 -38L-98 -48L-84 -52L-78 -90Z',
    )
    path(
      k,
      t.shade,
      'M-56 -72C-63 -66 -66 -58 -67.500 -50C-69 -42 -73 -33 -82 -30C-88 -28 -94 -29.500 -98 -36L-94 -24L-70 -26L-58 -48Z',
    )
  })
  sunEdge(k, p.trunk, t.sun, 2.3, { from: 0.3, top: -34, root: -72 })
  fill(k, t.hide, p.head)
  within(k, p.head, () => {
    // The face looks to the sun: one light from the twin domes to the root of the trunk; cheek and jaw turn away.
    path(
      k,
      t.half,
      'M-30 -112C-38 -104 -43 -99 -47 -95C-51 -90 -53 -85 -55 -79C-56.500 -74 -59 -69 -62 -62L-80 -60L-76 -100L-48 -116Z',
    )
    path(
      k,
      t.lit,
      'M-34 -113C-42 -107 -49 -103 -53 -97C-56.500 -91.500 -59 -86 -61 -80C-62.500 -75.500 -64 -71 -66 -66L-80 -64L-76 -100L-50 -116Z',
    )
    path(
      k,
      t.shade,
      'M-72 -58.500C-65 -59.500 -58 -60 -52 -63.500C-46 -67 -41 -68 -36 -66L-28 -60L-44 -44H-66Z',
    )
    path(
      k,
      t.soft,
      'M-47 -92C-45 -96 -41.500 -95.500 -40.600 -90C-40 -84.500 -42 -79.500 -45.400 -77.500C-47 -81 -45.800 -87 -47 -92Z',
    )
  })
  sunEdge(k, p.head, t.sun, 2.4, { from: 0.28, top: -70 })
  // The ear hangs from the brow, large and soft: a fold at its root, its fore part in the sun, its skirt in shade.
  fill(k, t.hide, p.ear)
  within(k, p.ear, () => {
    path(
      k,
      t.half,
      'M-46 -94C-36 -106 -18 -104 -8 -90C-15 -92 -21 -91.500 -24.500 -86C-28 -80 -25.500 -70 -25.500 -62L-25 -47L-40 -64Z',
    )
    path(
      k,
      t.lit,
      'M-48 -94C-36 -106 -20 -104 -10 -91C-18 -94.500 -26 -94 -30 -88C-33.500 -82 -31 -72 -30.500 -64L-29 -50L-44 -72Z',
    )
    path(
      k,
      t.shade,
      'M-8 -84C-12.500 -80 -14.500 -74 -17.500 -68C-19.500 -62 -21.500 -57 -25.500 -48L-14 -52L-6 -74Z',
    )
  })
  stroke(k, t.shade, 0.7, 'M-20.500 -84C-18.800 -78 -19 -71 -21 -64')
  sunEdge(k, p.ear, t.sun, 2, { from: 0.45, top: -92 })
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
    '-37 -96 -31 -101 -22 -100 -13.500 -93 -10.500 -82 -13.500 -71 -18.500 -61 -23 -54.500 -27 -55 -30.500 -63 -35 -72 -38 -80 -39 -89',
  ),
}

/** The calf in deep water: back, head and the trunk that looks out like a periscope. */
export function calf(k, t = TONES) {
  fill(k, t.hide, CALF.body)
  within(k, CALF.body, () => {
    path(
      k,
      t.half,
      'M-34 -96C-10 -106 30 -106 60 -70L54 -58C48 -68 40 -70 32 -68C22 -64 12 -62 0 -64L-30 -72Z',
    )
    path(
      k,
      t.lit,
      'M-34 -98C-10 -108 30 -108 58 -70C50 -78 42 -80 34 -79C24 -77 14 -74 2 -75L-30 -80Z',
    )
    path(k, t.shade, 'M-32 -100C-14 -98 -2 -90 -2 -78C-3 -66 -12 -56 -20 -40H-48Z')
    path(k, t.shade, 'M62 -66C50 -60 44 -56 34 -54C18 -50 0 -52 -16 -50L-30 -30H62Z')
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
      t.half,
      'M-56 -98C-66 -92 -76 -90 -84 -92C-91 -96 -94 -106 -97 -116L-112 -128L-84 -130L-56 -106Z',
    )
  })
  sunEdge(k, CALF.trunk, t.sun, 2.6, { from: 0.2, top: -84, root: -118 })
  fill(k, t.hide, CALF.head)
  within(k, CALF.head, () => {
    path(
      k,
      t.half,
      'M-28 -110C-38 -102 -44 -98 -48 -94C-52 -90 -55 -85 -58 -78L-76 -76L-66 -104L-44 -116Z',
    )
    path(
      k,
      t.lit,
      'M-32 -112C-42 -106 -50 -102 -54 -97C-58 -92 -62 -87 -66 -81L-78 -80L-66 -104L-46 -116Z',
    )
    path(
      k,
      t.shade,
      'M-76 -75C-68 -74.500 -58 -73 -50 -73C-44 -73 -40 -75 -34 -73L-26 -68L-44 -58H-76Z',
    )
  })
  sunEdge(k, CALF.head, t.sun, 2.6, { from: 0.28, top: -88 })
  fill(
    k,
    t.deep,
    CALF.ear.map(([x, y]) => [x + 3, y + 3]),
  )
  fill(k, t.hide, CALF.ear)
  within(k, CALF.ear, () => {
    path(
      k,
      t.lit,
      'M-42 -94C-34 -104 -18 -103 -9 -88C-15 -92 -22 -92 -27 -89C-31 -86 -32.500 -81 -32 -75C-31 -68 -28 -62 -26 -52L-40 -72Z',
    )
    path(k, t.shade, 'M-9 -84C-14 -78 -17 -70 -20 -63L-25 -52L-10 -60Z')
  })
  sunEdge(k, CALF.ear, t.sun, 2, { from: 0.45, top: -88 })
  // Down on the crown of the head.
  for (const [x, y, a] of points(
    '-34 -107 .2 -38 -109.400 -.2 -42 -109.800 -.8 -46 -108.400 -1 -50 -108.800 -1.600',
    3,
  ))
    stroke(k, t.sun, 0.5, `M${x} ${y}q${a} -1.600 ${a * 1.6} -2.800`)
  path(
    k,
    t.soft,
    'M-59 -86.500C-57.500 -89 -53.500 -89 -52 -86C-53.500 -83 -57.500 -83 -59 -86.500Z',
  )
  path(
    k,
    t.ink,
    'M-57.600 -86C-56.600 -87.600 -54.400 -87.600 -53.600 -85.900C-54.600 -84.600 -56.700 -84.600 -57.600 -86Z',
  )
}
