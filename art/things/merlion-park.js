import { Path2D } from '@napi-rs/canvas'
import { at, fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const [LIT, MID, SHADE, DEEP] = ['#fff8e8', '#dcd8e4', '#a8a8cc', '#6c6ca0']

/** A lock of the mane from x, y towards `deg` (0 is to the right, clockwise): its upper edge lit, its end bent down. */
function lock(k, x, y, deg, long, wide, [a, b]) {
  k.save()
  k.translate(x, y)
  k.rotate((deg * Math.PI) / 180)
  path(
    k,
    b,
    `M0 ${-wide}C${long * 0.4} ${-wide * 1.4} ${long * 0.8} ${-wide * 0.4} ${long} ${wide * 0.9}C${long * 0.7} ${wide * 1.1} ${long * 0.3} ${wide * 1.2} 0 ${wide}Z`,
  )
  path(
    k,
    a,
    `M0 ${-wide}C${long * 0.4} ${-wide * 1.4} ${long * 0.8} ${-wide * 0.4} ${long} ${wide * 0.9}C${long * 0.7} ${wide * 0.1} ${long * 0.4} ${-wide * 0.1} 0 ${wide * 0.2}Z`,
  )
  k.restore()
}

/** The Merlion in profile, facing left, light from the left; 8.6 metres are 104 units, the foot of its wave at 0. */
export function merlion(k) {
  // The tail sweeps round behind and stands up in two lobes.
  path(
    k,
    SHADE,
    'M10 2C34 4 46 -8 44 -25C42 -32 36 -35 31 -44C38 -43 44 -40 47.500 -36C50 -44 56 -49 65 -51C58 -43 56 -34 55.500 -26C56 -6 44 8 18 7Z',
  )
  path(
    k,
    DEEP,
    'M18 7C40 4 51 -6 50 -26C50 -34 54 -44 65 -51C58 -43 56 -34 55.500 -26C56 -6 44 8 18 7Z',
  )
  path(k, MID, 'M31 -44C38 -43 44 -40 47.500 -36L46.500 -31C42 -37 37 -40 31 -44Z')
  // The body, clad in scales that overlap like tiles.
  const body = 'M-14 -62C-26 -44 -26 -18 -16 2H34C38 -18 36 -44 24 -62Z'
  path(k, MID, body)
  k.save()
  k.clip(new Path2D(body))
  for (let row = 9; row >= 0; row--) {
    const y = -58 + row * 6.4
    for (let i = -1; i < 8; i++) {
      const u = (i + (row % 2) * 0.5) / 7
      const x = 5 - Math.cos(Math.max(0, Math.min(1, u)) * Math.PI) * 30
      const wide = 3 + Math.sin(Math.max(0, Math.min(1, u)) * Math.PI) * 5
      const tone = u < 0.42 ? [LIT, '#d0c4d4'] : u < 0.66 ? [MID, '#a4a0c8'] : [SHADE, DEEP]
      for (const [n, c] of [
        [0, tone[1]],
        [0.9, tone[0]],
      ]) {
        k.fillStyle = c
        k.beginPath()
        k.ellipse(x, y - n, wide, 7, 0, 0, 7)
        k.fill()
      }
    }
  }
  k.restore()
  path(k, DEEP, 'M24 -62C36 -44 38 -18 34 2H28C34 -18 30 -44 14 -58Z')
  // The mane: three rings of locks, the outer ones first.
  path(
    k,
    SHADE,
    'M-2 -98C18 -104 34 -92 35 -74C35 -58 24 -48 6 -46C-6 -46 -14 -52 -16 -60L-10 -90Z',
  )
  for (const [radius, long, wide, n, turn] of [
    [21, 19, 5.4, 11, 30],
    [14, 18, 5, 9, 28],
    [8, 16, 4.4, 8, 26],
  ])
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1)
      const a = -112 + t * 232
      const rad = (a * Math.PI) / 180
      const tones =
        t < 0.34 ? [LIT, MID] : t < 0.62 ? [MID, SHADE] : t < 0.86 ? [SHADE, DEEP] : [MID, SHADE]
      lock(
        k,
        3 + Math.cos(rad) * radius,
        -76 + Math.sin(rad) * radius * 1.04,
        a + turn,
        long * (0.86 + (i % 2) * 0.2),
        wide,
        tones,
      )
    }
  // The face: brow, bridge, nose, open mouth.
  path(
    k,
    LIT,
    'M4 -99C-4 -101 -12 -97 -15 -92C-20 -90 -23 -87 -25 -83.500L-32 -81.500C-35 -80.500 -36 -77 -34 -74.500L-31 -71.500C-26 -70.500 -21 -70 -18 -68.500L-19.500 -65.500L-27 -66C-29 -64 -28 -60 -24 -58C-18 -55 -8 -54 0 -58C9 -63 13 -74 11 -84C10 -92 8 -97 4 -99Z',
  )
  path(
    k,
    MID,
    'M-6 -76C-8 -70 -12 -68 -18 -68.500L-19.500 -65.500L-27 -66C-29 -64 -28 -60 -24 -58C-18 -55 -8 -54 0 -58C9 -63 13 -74 11 -84C10 -78 4 -72 -6 -76Z',
  )
  path(
    k,
    SHADE,
    'M-24 -58C-18 -55 -8 -54 0 -58C9 -63 13 -74 11 -84C11 -74 4 -64 -6 -61C-13 -59 -20 -60 -27.600 -62.500C-27.500 -60.500 -26 -59 -24 -58Z',
  )
  path(
    k,
    '#3c3c70',
    'M-31 -71.500C-26 -70.500 -21 -70 -18 -68.500L-19.500 -65.500L-27 -66C-28.500 -68 -30 -69.500 -31 -71.500Z',
  )
  path(k, LIT, 'M-30 -71.200L-28.600 -68.200L-27.400 -70.800ZM-26.400 -66L-25.400 -68.400L-24 -66Z')
  path(k, DEEP, 'M-32 -81.500C-35 -80.500 -36 -77 -34 -74.500C-32 -76 -30.500 -78 -29.500 -80.500Z')
  // A proud brow over a narrow eye, the fold of the cheek.
  path(
    k,
    SHADE,
    'M-24 -86.500C-18 -90 -11 -90.500 -5 -87C-10 -87.500 -15 -87 -18.500 -84.500C-20 -81 -22 -79 -25 -78C-22.500 -80.500 -22 -83 -22.500 -85Z',
  )
  path(k, '#3c3c70', 'M-18 -85C-15 -87 -11 -86.800 -8.500 -84.500C-11.500 -83 -15.500 -83 -18 -85Z')
  stroke(k, SHADE, 1.1, 'M-14 -80C-9 -78 -7 -74 -8 -70M-27 -77C-26 -74.500 -24 -73 -21 -72.500')
  path(k, MID, 'M3 -96C2 -103 9 -106 13 -101C14 -96 12 -92 8 -90Z')
  path(k, DEEP, 'M6 -96C6 -100 9 -102 11 -99.500C12 -96 10.500 -94 8.500 -93Z')
  // The wave it rises from.
  const crest = (x, y, q) => {
    path(
      k,
      MID,
      `M${x - 14 * q} ${y}C${x - 10 * q} ${y - 9 * q} ${x - 3 * q} ${y - 14 * q} ${x + 6 * q} ${y - 12 * q}C${x + 1 * q} ${y - 11 * q} ${x + 1 * q} ${y - 7 * q} ${x + 5 * q} ${y - 6 * q}C${x + 9 * q} ${y - 5 * q} ${x + 12 * q} ${y - 3 * q} ${x + 15 * q} ${y}Z`,
    )
    path(
      k,
      LIT,
      `M${x - 14 * q} ${y}C${x - 10 * q} ${y - 9 * q} ${x - 3 * q} ${y - 14 * q} ${x + 6 * q} ${y - 12 * q}C${x - 3 * q} ${y - 11 * q} ${x - 6 * q} ${y - 6 * q} ${x - 5 * q} ${y}Z`,
    )
  }
  path(k, SHADE, 'M-34 4L-32 -4H48L52 4Z')
  crest(40, 2, 0.9)
  crest(20, 2, 1)
  crest(-24, 3, 1)
  crest(0, 4, 1.2)
}

/** The towers of the bank side and the old post office at their foot; light from the left. */
export function bankSide(k, shore) {
  const tower = (x, wide, top, [a, b, line], cap) => {
    const e = x + wide * 0.42
    fill(k, a, [
      [x, shore],
      [x, top + cap],
      [e, top],
      [e, shore],
    ])
    fill(k, b, [
      [e, shore],
      [e, top],
      [x + wide, top + cap * 0.6],
      [x + wide, shore],
    ])
    for (let y = top + cap + 1.6; y < shore - 4; y += 1.9) {
      stroke(k, line[0], 0.32, `M${x + 0.5} ${y}H${e - 0.4}`)
      stroke(k, line[1], 0.32, `M${e + 0.5} ${y}H${x + wide - 0.5}`)
    }
  }
  const far = ['#c09cac', '#7c74ac', ['#ac8ca8', '#6c68a4']]
  const near = ['#f8c498', '#6c609c', ['#dc9c8c', '#5c5490']]
  const cool = ['#fcdcb0', '#786ca8', ['#e4b094', '#645c9c']]
  tower(96, 7, 34, far, 0)
  tower(108, 8, 20, far, 3)
  tower(151, 7, 16, far, 2)
  tower(128, 8, 5, far, 2)
  tower(117, 9, 26, near, 0)
  tower(137, 9, 1, cool, 4)
  tower(146, 8, 25, near, 2)
  tower(155, 10, 7, near, 0)
  tower(126, 8, 30, cool, 1)
  // The old post office: columns of grey granite, an attic above.
  path(k, '#f4dcb8', `M122 ${shore}V48H170V${shore}Z`)
  path(k, '#b8a0b4', `M122 48.800H170V49.800H122ZM122 ${shore}V46.500H123V${shore}Z`)
  path(k, '#f8e8cc', 'M121 46.600H170V48.200H121ZM126 46.600V43.500H166V46.600Z')
  path(k, '#8c6c90', 'M125 43.800L128 41.600H166V43.800Z')
  for (let x = 124.5; x < 168; x += 3.1) {
    path(k, '#8478a4', `M${x} 50.600h1.500v7.400h-1.500Z`)
    path(k, '#fff4dc', `M${x + 1.8} 49.800h0.700v8.600h-0.700Z`)
    path(k, '#5c5488', `M${x} ${shore}v-2.400h1.600v2.400Z`)
  }
}

/** The theatres by the bridge: two shells of spikes; low arches over the mouth of the river. */
export function theatres(k, shore) {
  for (const [x, wide, high] of points('20 17 10.500 44 14 9', 3)) {
    path(
      k,
      '#8c84a8',
      `M${x - wide} ${shore}C${x - wide} ${shore - high * 1.2} ${x - wide * 0.4} ${shore - high} ${x} ${shore - high}C${x + wide * 0.5} ${shore - high} ${x + wide} ${shore - high * 0.8} ${x + wide} ${shore}Z`,
    )
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 15; i++) {
        const u = (i + (row % 2) * 0.5) / 15
        const px = x - wide + wide * 2 * (0.5 - Math.cos(u * Math.PI) / 2)
        const arch = Math.sin(Math.acos(Math.max(-1, Math.min(1, (px - x) / wide))))
        const py = shore - (high * arch * (row + 0.5)) / 6.2
        const q = (wide / 15) * (0.9 + arch * 0.75)
        path(
          k,
          u < 0.5 ? '#fce0b8' : '#c4acbc',
          `M${px - q} ${py}L${px} ${py - q * 1.1}L${px + q * 0.7} ${py}L${px} ${py + q * 0.3}Z`,
        )
      }
  }
  fill(
    k,
    '#4c6884',
    rough(
      points(
        `-6 ${shore} -6 53 4 52 10 54 30 57 60 57.500 70 55.500 84 56.500 96 54.500 124 57 124 ${shore}`,
      ),
      0.6,
      4,
    ),
  )
  path(k, '#f8dcb8', `M-6 58.500H104V59.700H-6Z`)
  path(k, '#a48cb0', `M-6 59.700H104V60.300H-6Z`)
  for (let x = 2; x < 100; x += 14)
    path(
      k,
      '#e0c0b4',
      `M${x - 1} ${shore}V60H${x + 13}V${shore}H${x + 12.2}C${x + 10} ${shore - 2.2} ${x + 3} ${shore - 2.2} ${x + 0.8} ${shore}Z`,
    )
}

/** The jet out of the lion's mouth: it thins where it is fast and frays where it falls. */
export function jet(k, [x0, y0], [x1, y1]) {
  const r = random(3)
  const curve = (t, o) => [
    x0 + (x1 - x0) * (t * 0.96 + 0.04 * t * t) + o * 0.3,
    y0 + (y1 - y0) * (t * t * 1.18 - t * 0.18) + o,
  ]
  const edge = (m) =>
    Array.from({ length: 13 }, (_, i) => curve(i / 12, m * (0.55 + (i / 12) ** 2 * 1.5)))
  fill(k, '#bcd4e4', [...edge(-1), ...edge(1.2).reverse()])
  fill(k, '#fffaf0', [...edge(-1), ...edge(0.25).reverse()])
  for (let i = 0; i < 26; i++) {
    const t = 0.35 + r() * 0.7
    const [x, y] = curve(t, (r() - 0.4) * 5 * t)
    path(k, '#fffaf0', `M${x} ${y}a${0.14 + r() * 0.24} 0.300 0 1 0 0.010 0Z`)
  }
  at(k, x1, y1, 1, (q) => {
    path(
      q,
      '#e4ecf0',
      'M-6 0.600C-4 -1.600 -3.400 -2.800 -2.800 -3.600C-2 -2.200 -1.400 -3 -0.800 -4.400C0 -2.600 1 -3 1.600 -4C2.200 -2.200 3.600 -1.400 5.600 0.600Q0 1.800 -6 0.600Z',
    )
    stroke(q, 'rgba(255,248,232,.8)', 0.3, 'M-9 1Q0 3 9 0.900M-13 2Q0 5 13 1.800')
  })
}
