import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { templeTower } from '../../things/central-park-west.js'
import { profile } from '../../things/drawing-class.js'

const LAKE = 55

/** Houses of the West Side in the haze: setbacks, rows of windows, a water tank. */
function flats(k, x, wide, high, [lit, shade, glass]) {
  const top = LAKE - high
  const [cut, up] = [0.08 + (x % 5) * 0.06, 1 + (x % 4)]
  path(
    k,
    shade,
    `M${x} ${LAKE}V${top}h${wide * cut}v${-up}h${wide * (1 - 2 * cut)}v${up}h${wide * cut}V${LAKE}Z`,
  )
  path(k, lit, `M${x} ${LAKE}V${top}h${wide * cut}v${-up}h${wide * (0.56 - cut)}V${LAKE}Z`)
  if (x % 3 === 0)
    path(k, shade, `M${x + wide * 0.3} ${top - up}v-2.800l1.400 -1.200l1.400 1.200v2.800Z`)
  for (let y = top + 2; y < LAKE - 8; y += 2.8)
    for (let i = 0; i < Math.floor(wide / 2); i++)
      path(k, glass, `M${x + 0.8 + i * 2} ${y}h0.900v1.500h-0.900Z`)
}

/** Bow Bridge: a low arch of cast iron, its railing of linked rings, urns with flowers at the ends. */
function bowBridge(k) {
  const [x0, x1, foot, rise] = [90.5, 168, LAKE, 9]
  const deck = (u) => foot - 3 - rise * (1 - (2 * u - 1) ** 2)
  const strip = (colour, up, down) => {
    const line = Array.from({ length: 41 }, (_, i) => i / 40)
    fill(k, colour, [
      ...line.map((u) => [x0 + (x1 - x0) * u, deck(u) - up]),
      ...line.reverse().map((u) => [x0 + (x1 - x0) * u, deck(u) + down]),
    ])
  }
  const under = (u) => {
    const v = Math.min(1, Math.max(0, (u - 0.06) / 0.88))
    return Math.min(foot, foot - 7.6 * (1 - (2 * v - 1) ** 2))
  }
  const span = Array.from({ length: 41 }, (_, i) => i / 40)
  fill(k, '#8a7486', [
    ...span.map((u) => [x0 + (x1 - x0) * u, deck(u)]),
    ...span.toReversed().map((u) => [x0 + (x1 - x0) * u, under(u)]),
  ])
  strip('#cdb8a8', 0, 2.2)
  strip('#a48c92', -1.5, 2.2)
  strip('#fff2da', 0.7, 0.5)
  for (let i = 0; i < 37; i++) {
    const u = (i + 0.5) / 37
    const [x, y] = [x0 + (x1 - x0) * u, deck(u) - 1.95]
    k.strokeStyle = u < 0.5 ? '#fff2da' : '#e2cdb8'
    k.lineWidth = 0.34
    k.beginPath()
    k.arc(x, y, 0.92, 0, 7)
    k.stroke()
  }
  strip('#fff2da', 3.4, -2.9)
  for (const u of [0, 0.25, 0.5, 0.75, 1]) {
    const x = x0 + (x1 - x0) * u
    path(k, '#f2dfc4', `M${x - 0.8} ${deck(u)}v-4h1.600v4Z`)
    path(k, '#b89c94', `M${x + 0.2} ${deck(u)}v-4h0.600v4Z`)
  }
  for (const x of [x0 - 1.5, x1 + 1.5]) {
    path(k, '#e6d2b8', `M${x - 2} ${foot + 0.6}v-7h4v7Z`)
    path(k, '#a98e90', `M${x + 0.6} ${foot + 0.6}v-7h1.400v7Z`)
    path(k, '#fff2da', `M${x - 2.4} ${foot - 6.4}h4.800v-0.900h-4.800Z`)
    path(k, '#c9543a', `M${x - 2} ${foot - 7.2}c-0.600 -2.600 1 -4 2 -4s2.600 1.400 2 4Z`)
    path(
      k,
      '#f0945c',
      `M${x - 2} ${foot - 7.2}c-0.600 -2.600 1 -4 2 -4c-0.400 1.400 -1 2.600 -2 4Z`,
    )
  }
}

/** Crowns of trees as flat masses: x, y, radius; each with its bright side to the left. */
function crowns(k, list, [dark, face, lit]) {
  for (const [i, [x, y, q]] of points(list, 3).entries()) {
    const a = q * (i % 2 ? 0.9 : 1.1)
    const blob = (c, s, dx, dy) =>
      path(
        k,
        c,
        `M${x + dx - a * s} ${y + dy + q * 0.3 * s}C${x + dx - a * s * 1.3} ${y + dy - q * 0.5 * s} ${x + dx - a * s * 0.5} ${y + dy - q * 1.3 * s} ${x + dx + a * 0.15 * s} ${y + dy - q * s}C${x + dx + a * s} ${y + dy - q * 1.05 * s} ${x + dx + a * s * 1.3} ${y + dy} ${x + dx + a * s * 0.9} ${y + dy + q * 0.45 * s}C${x + dx + a * s * 0.4} ${y + dy + q * 0.8 * s} ${x + dx - a * s * 0.6} ${y + dy + q * 0.8 * s} ${x + dx - a * s} ${y + dy + q * 0.3 * s}Z`,
      )
    blob(dark, 1, 0, 0)
    blob(lit, 0.86, -q * 0.12, -q * 0.1)
    blob(face, 0.76, q * 0.06, q * 0.08)
    const low = y + q * 0.35
    stroke(
      k,
      '#6c3844',
      q * 0.1,
      `M${x} ${LAKE}L${x + q * 0.06} ${low}L${x + q * 0.02} ${y - q * 0.3}`,
    )
    stroke(
      k,
      '#6c3844',
      q * 0.06,
      `M${x + q * 0.05} ${low}L${x - q * 0.38} ${y - q * 0.12}M${x + q * 0.04} ${low - q * 0.24}L${x + q * 0.36} ${y - q * 0.3}`,
    )
  }
}

/** A squirrel that eats a pretzel as large as itself, to the right; foot at 0, 0. */
function squirrel(k) {
  path(
    k,
    '#8c4c38',
    'M-2 -0.400C-6 -0.600 -7.400 -4 -6 -7C-5 -9.400 -7.500 -10 -7.600 -11.400C-5.600 -13.400 -2.400 -11.400 -2.600 -7.600C-2.700 -5 -1.400 -3 -1 -1Z',
  )
  path(
    k,
    '#c87c50',
    'M-4.400 -2.400C-6 -4 -5.600 -5.800 -5 -7.200C-4.400 -9 -5.400 -10.400 -6.400 -11.300C-4 -11.600 -3.600 -9 -4 -7C-4.400 -5.200 -4.800 -4 -4.400 -2.400Z',
  )
  path(k, '#a45c40', 'M-2.400 0C-3.400 -3 -2 -6.400 0.200 -6.600C2.200 -6.400 2.600 -3 1.600 0Z')
  path(
    k,
    '#f4dcb8',
    'M0.600 -5.800C2.200 -5.400 2.400 -2.400 1.400 -0.400C0.600 -1.600 0.200 -4 0.600 -5.800Z',
  )
  path(
    k,
    '#a45c40',
    'M-1.400 -7.400C-1.600 -9.400 0 -10.400 1.400 -10C2.600 -9.600 3.600 -8.600 3.600 -7.800C3.500 -6.800 2 -6.200 0.600 -6.200C-0.600 -6.200 -1.300 -6.600 -1.400 -7.400ZM-0.800 -9.400L-0.900 -11.400L0.600 -10.100Z',
  )
  path(k, '#33264a', 'M1.500 -9a0.420 0.500 0 1 0 0.010 0ZM3.500 -8.200a0.300 0.280 0 1 0 0.010 0Z')
  path(k, '#8c4c38', 'M-1 0.300C-1 -0.700 1 -0.900 2.600 0.300Z')
  stroke(
    k,
    '#b4682c',
    1,
    'M4.600 -3.200C2.200 -3.600 2 -6.400 3.800 -6.400C5.600 -6.300 6.200 -4 4.600 -3.200C6.600 -3 7.800 -5.800 6.200 -6.500C4.600 -6.800 3.600 -4.600 4.600 -3.200',
  )
  stroke(k, '#e8a450', 0.35, 'M2.900 -5.900C3.500 -6.600 4.400 -6.200 4.800 -5.600')
  stroke(k, '#a45c40', 0.9, 'M0.600 -5L2.700 -4.600')
}

/** The hull seen a little from above, its bow away to the right. */
function hull(k) {
  path(
    k,
    'rgba(18,40,74,.5)',
    'M44 87C72 91 102 78 113 62C116 70 102 86 76 91C64 93.500 52 92 44 87Z',
  )
  path(k, '#5c3040', 'M34 73.500C52 62 84 56 112 58.500C104 70 72 82 38 80Z')
  path(k, '#8a4c44', 'M40 76C56 67 84 61 104 61.500C92 70 66 78 42 78Z')
  for (const x of [46, 56, 66, 76, 86])
    stroke(k, '#6c3a40', 0.4, `M${x} ${80.5 - x * 0.19}L${x + 2} ${90 - x * 0.24}`)
  path(k, '#c07858', 'M93 58.400C99 58 106 58 112 58.500C110 61.600 106.500 65 102 68.400Z')
  stroke(k, '#f0c890', 0.9, 'M34 73.500C52 62 84 56 112 58.500')
}
function nearSide(k) {
  path(
    k,
    '#a8403c',
    'M36.500 80C70 82.500 102 71 112 58.500C112.500 62 110 67 105 71.500C92 83 62 91 42 88C39 87 37 84 36.500 80Z',
  )
  path(
    k,
    '#d8604c',
    'M36.500 80C70 82.500 102 71 112 58.500C112.300 60.500 111.600 62.600 110.400 65C98 77 68 86 38.400 85.300C37.300 83.800 36.700 82 36.500 80Z',
  )
  path(k, '#7c3440', 'M34 73.500L36.500 80C37 84 39 87 42 88C38 85.500 35 79 34 73.500Z')
  stroke(k, '#ffe0a8', 1.1, 'M36.500 80C70 82.500 102 71 112 58.500')
  stroke(k, '#f0c890', 1, 'M34 73.500L36.500 80')
}

/** She sits in the stern, points at the bow and laughs. */
function laughing(k) {
  stroke(k, '#2c3868', 3, 'M0 -2.600L8.600 -3.200L9.800 4.600')
  stroke(k, '#4460a0', 3.2, 'M-2 -1.200L7 -1.600L8 5')
  path(k, '#f0e4dc', 'M6 4.600H9.600C10.600 5 11.600 5.400 11.800 6.600H6Z')
  path(
    k,
    '#e0a83c',
    'M-3.800 -2C-4.600 -7 -3.600 -11.600 -1.600 -13.600H1.600C3 -10.600 3 -6 2.200 -2Z',
  )
  path(
    k,
    '#f8d068',
    'M-3.800 -2C-4.600 -7 -3.600 -11.600 -1.600 -13.600H-0.200C-1.800 -10 -2.400 -6 -2 -2Z',
  )
  at(k, 0.5, -17.4, 1.14, (c) => {
    path(
      c,
      '#3c2438',
      'M0.600 -4.400C-3.600 -5 -4.900 -1.600 -4.600 1.600C-4.500 4 -5 5.600 -4 7C-2.400 7.400 -1 6 -0.800 3.600Z',
    )
    profile(c, false)
    path(c, '#8c2c40', 'M0.900 1.300L3.200 1.300C3.200 3 1.300 3.400 0.900 1.300Z')
    path(c, '#fff8f0', 'M1 1.300L3.200 1.300L3.100 1.800H1.100Z')
    path(
      c,
      '#3c2438',
      'M2.600 -2.900C1.200 -2.600 0 -1.800 -0.700 -0.600C-0.800 1 -1.400 2.400 -2.400 3.200C-3.800 0.600 -3.800 -2 -2.400 -3.600C-0.800 -5 1.600 -4.600 2.600 -2.900Z',
    )
    path(
      c,
      '#d8484c',
      'M-3.700 -2C-2.600 -5.600 1.800 -5.800 2.800 -2.700C0.800 -3.300 -1.600 -3 -3.700 -2Z',
    )
    path(c, '#3c2438', 'M-2.200 2.400L-1.500 6L-3.200 7L-4.200 2.800Z')
    path(c, '#fff0e0', 'M-1.200 -5.400a0.900 0.900 0 1 0 0.010 0Z')
  })
  path(
    k,
    '#4c9cac',
    'M-2.200 -13.800C-0.800 -12.800 1.200 -12.800 2.400 -13.600L2.200 -12.200C0.800 -11.400 -1 -11.500 -2.200 -12.300ZM-2 -12.600L-4.600 -9L-3.200 -8.400L-1 -12Z',
  )
  stroke(k, '#f0b850', 2, 'M0.200 -11.200L4.800 -12.600L8.600 -15.400')
  stroke(k, '#e0a078', 1.4, 'M9 -15.700L10.600 -16.900')
  stroke(k, '#e0a078', 0.8, 'M10.600 -17.200L13 -18.600')
  stroke(k, '#f0b850', 1.9, 'M-1.600 -11L-3.600 -6.400L1 -4')
  stroke(k, '#e0a078', 1.5, 'M1.200 -4L2.600 -3.600')
}

/** He rows with his back to the bow, proud, and sees nothing. */
function oarsman(k) {
  k.save()
  k.scale(-1, 1)
  stroke(k, '#3c4460', 3, 'M0 -3L10 -5.400L13.400 2')
  path(k, '#5c3440', 'M11.800 1.600H14.800L17.400 3.600V4.400H11.800Z')
  stroke(k, '#586488', 3.3, 'M-2 -1.200L8 -3.600L11 4')
  path(k, '#74404c', 'M9.200 3.600H12.600L15.400 5.600V6.400H9.200Z')
  path(
    k,
    '#e8e0d8',
    'M-4.400 -2C-5.400 -7 -4.600 -12 -2 -14.200H1.800C3.600 -11 3.400 -6 2.600 -2Z',
  )
  path(
    k,
    '#b8a8c0',
    'M-4.400 -2C-5.400 -7 -4.600 -12 -2 -14.200H-0.400C-2.200 -10 -2.800 -6 -2.200 -2Z',
  )
  for (const y of [-11.6, -9, -6.4, -3.8])
    stroke(k, '#4870a4', 0.9, `M${y < -10 ? -3.4 : -4.2} ${y}H${y < -10 ? 2.3 : 2.6}`)
  at(k, 0.5, -18, 1.18, (c) => {
    profile(c, false)
    path(
      c,
      '#7c4434',
      'M-1.700 -0.200L-0.700 0.300C-0.400 1.600 0.400 1.400 1.200 1.400C2 1 2.800 0.900 3.300 1.300L3.200 3.400C2.600 4.700 0.600 4.800 -0.700 3.800C-1.500 3 -1.800 1.600 -1.700 -0.200Z',
    )
    stroke(c, '#ffe8dc', 0.4, 'M1.700 2.100Q2.400 2.500 3 2')
    path(
      c,
      '#7c4434',
      'M-0.600 -1.600L-0.800 0.600C-1.600 1.600 -1.600 2.600 -2.400 3C-3.600 1.600 -3.700 -0.600 -3.200 -1.800Z',
    )
    path(
      c,
      '#f0d090',
      'M-5 -1.600C-3.600 -2.200 -3.400 -2.400 -3 -4.800H2.200C2.500 -2.800 3 -2.600 4.600 -2.400C3 -1.400 -3 -1 -5 -1.600Z',
    )
    path(c, '#c43c4c', 'M-3.300 -3.200L2.400 -3.400L2.700 -2.400C1 -2 -1.800 -1.900 -3.500 -2.100Z')
  })
  stroke(k, '#c8b8c8', 2.1, 'M-0.400 -11.600L3.600 -8.400')
  stroke(k, '#e0a078', 1.5, 'M3.900 -8.300L8.600 -8.800')
  k.restore()
}

/** The near oar through the man's hands, its blade in the water, rings and drops. */
function oar(k) {
  stroke(k, '#7a4c3c', 1.3, 'M66.600 60.400L84 80.800')
  stroke(k, '#e8b470', 0.8, 'M66.400 60.200L83.700 80.500')
  at(k, -4, -5.2, 1, (c) => {
    path(c, '#e8b470', 'M86 84.500L88.600 82.800L95 89.500C94.400 91.500 92.600 92 91.400 91.600Z')
    path(
      c,
      '#1f5474',
      'M87.500 91C90 89 94 87.600 99.500 88.400C101 89.600 100 92 94.600 92.600C91 93 88 92.400 87.500 91Z',
    )
    stroke(
      c,
      '#d4ecdc',
      0.5,
      'M97.500 88C100.500 88 102.600 89 102.200 90.400C101.600 92.400 97 93.600 90 93.400',
    )
  })
  path(
    k,
    '#e0a078',
    'M65.500 62.400C65 60.800 66.500 59.600 67.800 60.200C68.800 61 68.400 62.600 67.200 63Z',
  )
}

export default {
  alt: "Autunno a Central Park: nella barca rossa un uomo rema di spalle alla prua e non vede lo scoiattolo che gli mangia il pretzel, lei ride e lo indica; dietro, il ponte ad arco, gli alberi d'oro e le torri gemelle",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.06, 0.2], horizon: LAKE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#ffdca8', 'M-6 -6H166V96H-6Z')
      path(k, '#ffe9c4', 'M-6 -6H40L166 44V60H-6Z')
      path(k, '#fff3d8', 'M-6 -6H4L120 60H-6Z')
      const haze = ['#f8d0ac', '#e0b0a8', '#c8959c']
      for (const [x, wide, high] of points(
        '2 12 28 17 10 38 30 14 27 48 11 34 62 13 28 78 10 40 90 12 30 146 12 38',
        3,
      ))
        flats(k, x, wide, high, haze)
      path(k, '#f6d4a8', 'M104 55V28H142V55Z')
      path(k, '#dcb0a0', 'M127 55V28H142V55Z')
      path(k, '#c8989a', 'M103.500 28.600V27.400H142.500V28.600Z')
      for (let y = 31; y < 48; y += 3)
        for (let x = 105.5; x < 141; x += 2.3) path(k, '#b07c88', `M${x} ${y}h1v1.700h-1Z`)
      at(k, 112, 29, 0.66, templeTower)
      at(k, 134, 29, 0.66, templeTower)
      crowns(
        k,
        '-2 44 9 14 42 8 29 43 9 44 42 8 58 44 8 72 41 9 87 44 8 101 42 8 116 44 7 129 42 8 144 43 8 158 41 9',
        ['#d89848', '#f0b850', '#fcd878'],
      )
      path(k, '#94504c', 'M-6 48C30 45 60 49 90 47C120 46 140 49 166 47V56H-6Z')
      crowns(
        k,
        '4 48 8 20 49 7 37 48 8 52 50 6 66 49 7 80 49 7 95 50 6 112 50 6 127 50 6 141 50 6 156 48 8',
        ['#b04c38', '#d86c3c', '#f49850'],
      )
      crowns(k, '-3 51 6 12 52 4.500 28 52 5 45 53 4 73 52.500 4.500 87 52 5 160 52 5', [
        '#74344c',
        '#a04448',
        '#cc6048',
      ])
      path(k, '#5c3c50', `M-6 ${LAKE - 1.4}H166V${LAKE + 1.4}H-6Z`)
      // The water: trees in it as one dark mass, slanting shards of the sky.
      path(k, '#2c7088', 'M-6 56H166V96H-6Z')
      fill(k, '#b0705c', [
        [-6, 56],
        [166, 56],
        ...rough(
          points('166 59 140 58.400 118 60 96 58.400 70 60 46 58.600 20 60 -6 58.600'),
          0.5,
          3,
        ),
      ])
      fill(k, '#4a6c7c', [
        ...rough(
          points('-6 58.600 20 60 46 58.600 70 60 96 58.400 118 60 140 58.400 166 59'),
          0.5,
          3,
        ),
        ...rough(points('166 64 130 63 104 65.500 60 63 20 66 -6 63.500'), 0.6, 5),
      ])
      path(k, '#205a78', 'M-6 84C30 78 50 92 90 90C124 88 140 80 166 82V96H-6Z')
      for (const [x, y, l] of points(
        '-2 76 22 10 81 16 2 70 12 112 78 20 128 73 22 122 85 26 142 68 16 100 84 9 20 88 14',
        3,
      ))
        path(
          k,
          y > 80 ? '#5ca0a8' : '#78b0ac',
          `M${x} ${y}C${x + l * 0.3} ${y - 1.4} ${x + l * 0.6} ${y + 0.2} ${x + l} ${y - 1.2}C${x + l * 0.7} ${y + 0.8} ${x + l * 0.3} ${y - 0.2} ${x} ${y}Z`,
        )
      bowBridge(k)
      stroke(
        k,
        '#d4ecdc',
        0.5,
        'M30 78C22 79 10 84 -4 86M36 87C28 90 16 92 6 96M114 62C120 64 128 65 138 64.500M110 69C118 72 130 74 142 73',
      )
      hull(k)
      at(k, 101, 62.5, 1.1, squirrel)
      for (const d of [
        'M70 60.200L76 59.200L87 74.600L80 76.800Z',
        'M38 71.200L44 68.200L54 80.600L46 81Z',
      ])
        path(k, '#d8905c', d)
      stroke(k, '#c08850', 0.9, 'M68 62L88 57.600')
      path(k, '#e8b470', 'M86.500 57L92 55.400L92.400 57L87 58.700Z')
      at(k, 46.6, 75.7, 1.2, laughing)
      at(k, 77, 70.5, 1.22, oarsman)
      nearSide(k)
      oar(k)
      for (const [i, [x, y, q]] of points(
        '14 74 1.200 24 84 1.600 8 87 1.700 118 72 1.100 132 80 1.500 150 76 1.200 112 86.500 1.600 146 85.500 1.700',
        3,
      ).entries())
        path(
          k,
          ['#f8b048', '#e86440', '#fcd878'][i % 3],
          `M${x} ${y}l${q} ${-q * 0.7}l${q * 0.3} ${q * 0.4}l${q * 1.1} ${-q * 0.2}l${-q * 0.5} ${q * 0.7}l${q * 0.3} ${q * 0.5}l${-q} ${-q * 0.1}l${-q * 0.6} ${q * 0.3}Z`,
        )
    })
    return finish(s, { vignette: 0.14 })
  },
}
