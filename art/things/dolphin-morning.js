import { at, fill, path, points, stroke } from '../core/field.js'
import { lens, soft } from './curves.js'

// A morning at sea level: the sun about to rise. Points of the field, the horizon at `HORIZON`.
export const HORIZON = 63

export function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [t, c] of [
    [0, '#0c7ca8'],
    [0.3, '#38a8bc'],
    [0.62, '#96d8c8'],
    [0.86, '#f0f0c0'],
    [1, '#ffe6a0'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, HORIZON + 8)
  // Where the sun will come up in a moment.
  const dawn = k.createRadialGradient(62, HORIZON, 2, 62, HORIZON, 56)
  dawn.addColorStop(0, 'rgba(255,250,214,.95)')
  dawn.addColorStop(0.4, 'rgba(255,240,180,.4)')
  dawn.addColorStop(1, 'rgba(255,236,170,0)')
  k.fillStyle = dawn
  k.fillRect(-6, -6, 172, HORIZON + 6)
}

/** A far island, its palms no more than a rough edge, and the pale line of its beach. */
export function farIsland(k) {
  path(
    k,
    '#6cb4b4',
    'M118 63C121 62.200 123 61.900 126 61.900C127 61 128 60.600 129 61.200C130 59.800 132 59.600 133 60.600C134 59.200 136 58.700 137.600 59.900C139 59 141 59.200 142 60.300C143.600 59.700 145.400 60.100 146 61C148.600 60.700 150 61.400 152 61.900C155 61.900 158 62.300 161 63Z',
  )
  path(
    k,
    '#8ccabc',
    'M126 61.900C127 61 128 60.600 129 61.200C130 59.800 132 59.600 133 60.600C134 59.200 136 58.700 137.600 59.900C136 60.300 135.600 61.600 134 62.200C131 62.400 128 62.300 126 61.900Z',
  )
  fill(k, '#fff4cc', points('113 63.100 130 62.700 156 62.700 164 63.100 150 63.500 124 63.500'))
}

/** The sea: smooth swells, each one plane of water with its own crest; the nearest rises dark before us. */
export function sea(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 92)
  for (const [t, c] of [
    [0, '#8cdcc8'],
    [0.12, '#44bcc0'],
    [0.4, '#1490b4'],
    [1, '#0c5c9c'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, HORIZON, 172, 40)
  path(
    k,
    '#2cacbc',
    'M-6 69.400C14 68.200 34 68.600 52 69.600C84 71.200 112 68.400 134 68.200C148 68 158 68.600 168 69.200V76H-6Z',
  )
  path(
    k,
    '#1490b4',
    'M-6 73.600C12 72.600 26 71.400 44 72.400C70 74 88 75.800 112 74.600C134 73.400 150 71.800 168 72.600V84H-6Z',
  )
  path(
    k,
    '#0f7cac',
    'M-6 78.800C22 80.200 40 79.400 58 77.400C76 75.600 92 77.200 112 79.600C132 81.800 150 81 168 78.600V96H-6Z',
  )
  path(
    k,
    '#0c639c',
    'M-6 86.400C14 84.200 34 83.400 56 84.600C84 86.200 104 88.200 128 86.400C144 85.200 156 84 168 84.200V96H-6Z',
  )
  // The road of the light, broken by the swells.
  for (const [x, y, l, d] of points(
    '62 63.900 9 .2 60 65.300 7 .22 65 66.600 8 .2 60 68 6 .26 66 69.400 5 .22 61 71 7 .28 58 75.500 6 .26 71 76.600 5 .22 60 82 7 .3 68 85.500 6 .26 62 88.300 8 .3',
    4,
  ))
    lens(k, y < 70 ? '#fff4c8' : 'rgba(224,244,200,.72)', x, y, l, d, d * 0.8)
  // The light of the east on the backs of the swells.
  for (const [x, y, l] of points(
    '20 69.700 15 92 70.200 9 146 69.100 12 58 73.500 10 124 74.600 14 12 79.700 9 84 77.200 13 150 80.700 8 36 84.300 11 118 87.500 12',
    3,
  ))
    lens(k, y < 72 ? 'rgba(255,240,184,.6)' : 'rgba(132,220,212,.5)', x, y, l, 0.12, 0.16)
}

/** Bow of a dhoni that comes in from the left: neck of the stem at x 47, water at y 0 of its own. People stand in `crew`. */
export function dhoniBow(k, crew) {
  // Mirror and shade on the water, broken below.
  path(
    k,
    'rgba(12,72,124,.55)',
    'M-50 0.400H0C5 0.600 9 1.600 8 2.400C2 3.600 -4 3.200 -9 4.200C-20 5.200 -34 4.600 -50 5Z',
  )
  for (const [x, y, l] of points('-6 4.800 7 2 3.300 4 -24 6.200 9', 3))
    lens(k, 'rgba(12,72,124,.4)', x, y, l, 0.2)
  // Inside of the far rail.
  path(
    k,
    '#7c4a58',
    'M-50 -8.600C-30 -8.400 -12 -9 0 -11.600L1 -8.800C-14 -5.400 -34 -5.600 -50 -5.600Z',
  )
  // Roof on its posts, sun on its edge.
  path(k, '#5c4464', 'M-50 -7H-17.400V-15.800H-50Z')
  path(k, '#7c6480', 'M-46 -8H-36V-14.400H-46ZM-33 -8H-23V-14.400H-33Z')
  stroke(k, '#fff0cc', 0.7, 'M-47.500 -6.600V-16M-34.500 -6.600V-16M-21 -6.600V-16')
  path(k, '#a08cac', 'M-52 -17.400H-13.600L-15 -15.800H-52Z')
  path(k, '#fff6dc', 'M-52 -18.400C-38 -18.900 -24 -18.800 -13 -18.200L-13.600 -17.200H-52Z')
  crew(k, 'roof')
  // The stem, tall and bent back like a neck, its forward edge in the light.
  path(
    k,
    '#94504c',
    'M-5.600 -9.400C-0.800 -10.800 2.600 -13.600 4 -18C5 -21.200 4.800 -24.600 3.600 -27.800L7.200 -28.600C9.200 -24.400 9.600 -19.600 8.200 -14.600C6.400 -8.200 2.600 -3.600 -3 0.600L-8 -2Z',
  )
  path(
    k,
    '#c46c50',
    'M4.900 -28.100L7.200 -28.600C9.200 -24.400 9.600 -19.600 8.200 -14.600C6.400 -8.200 2.600 -3.600 -3 0.600L-4.400 -0.200C0.600 -4.200 4.200 -9 5.800 -14.800C7.200 -19.600 6.800 -24 4.900 -28.100Z',
  )
  path(
    k,
    '#d44850',
    'M3.600 -27.800L7.200 -28.600C8 -27 8.500 -25.300 8.700 -23.500L5 -22.800C5 -24.500 4.600 -26.200 3.600 -27.800Z',
  )
  path(
    k,
    '#ff7c60',
    'M4.900 -28.100L7.200 -28.600C8 -27 8.500 -25.300 8.700 -23.500L6.400 -23.100C6.200 -24.900 5.700 -26.500 4.900 -28.100Z',
  )
  path(
    k,
    '#ffd890',
    'M7.200 -28.600C9.200 -24.400 9.600 -19.600 8.200 -14.600C6.400 -8.200 2.600 -3.600 -3 0.600L-3.700 0.200C1.600 -4 5.600 -8.800 7.300 -14.800C8.700 -19.600 8.300 -24.300 6.600 -28.450Z',
  )
  crew(k, 'bow')
  // Hull: sheer, lit planking, coral band, the dark foot.
  path(
    k,
    '#c4ccc8',
    'M-52 -6.800C-34 -6.400 -16 -7 -3 -9.800C0.400 -10.500 2.400 -11.200 3.800 -12C2.600 -7.200 0 -3 -3.400 0.500H-52Z',
  )
  // The bow turns towards the light.
  path(
    k,
    '#f8ecc8',
    'M-17 -7.300C-11.600 -7.800 -7 -8.800 -3 -9.800C0.400 -10.500 2.400 -11.200 3.800 -12C2.600 -7.200 0 -3 -3.400 0.500H-7.600C-7.600 -2.600 -10.600 -5.600 -17 -7.300Z',
  )
  path(
    k,
    '#e0504c',
    'M-52 -6.800C-34 -6.400 -16 -7 -3 -9.800C0.400 -10.500 2.400 -11.200 3.800 -12L3.300 -10.200C1.800 -9.500 0 -9 -2.800 -8.400C-16 -5.600 -34 -5 -52 -5.400Z',
  )
  path(
    k,
    'rgba(92,128,160,.5)',
    'M-52 -2.600C-34 -2.200 -14 -2.600 1 -4.600C-0.200 -2.700 -1.700 -1 -3.400 0.500H-52Z',
  )
  path(
    k,
    '#14748c',
    'M-52 -0.900C-34 -0.600 -16 -0.700 -1.500 -1.600C-2.100 -0.900 -2.700 -0.200 -3.400 0.500H-52Z',
  )
  path(
    k,
    '#ffd890',
    'M-52 -7.500C-34 -7.100 -16 -7.700 -3 -10.500C0.400 -11.200 2.600 -12 4.200 -12.900L3.900 -12C2.400 -11.100 0.400 -10.500 -3 -9.700C-16 -6.900 -34 -6.300 -52 -6.700Z',
  )
  // The water it pushes.
  path(
    k,
    '#84d0d0',
    'M-52 0.900C-34 0.500 -14 0.300 -4 -0.500C-0.600 -0.900 3 -0.700 8.400 1.300C4 1.300 1 0.900 -2 1.200C-8 1.900 -12 1.500 -18 2C-28 2.700 -40 2.100 -52 2.500Z',
  )
  path(
    k,
    '#f0fff4',
    'M-40 0.700C-26 0.500 -12 0.300 -4 -0.600C-1.600 -1.500 0.600 -2 2.400 -1.700C1.800 -1 2.800 -0.600 4 -0.200C5.400 0.100 7 0.700 8.400 1.300C5 0.700 2 0.300 -1 0.500C-8 1.200 -14 0.900 -20 1.200C-27 1.400 -34 1 -40 0.700Z',
  )
}

const MORNING = [
  '#fffef4',
  '#f4fff4',
  '#7cc8cc',
  '#8cd4d0',
  '#148cb0',
  '#b4ece4',
  'rgba(12,72,124,.35)',
]

/**
 * Where somebody breaks the surface: a ring of foam with dark water in it, a few sheets thrown up, each with its own height and bend.
 * q: size; lean: where the water is thrown.
 */
export function splash(k, x, y, q, r, lean = 0.6, tones = MORNING) {
  const [white, foam, far, ring, deep, drop, shade] = tones
  at(k, x, y, q, (c) => {
    soft(
      c,
      shade,
      points('-4.600 0.300 -2 -0.300 2.200 -0.400 6 0.200 3.400 0.900 -1 1 -3.600 0.800'),
      0.9,
    )
    soft(
      c,
      ring,
      points('-3.600 0.100 -1.600 -0.420 1.200 -0.480 3.900 0 2.500 0.560 0 0.700 -2.600 0.500'),
      0.9,
    )
    // Sheets of water: the far ones in shade, the near ones white.
    for (const [tone, list] of [
      [far, points('-1.500 0.900 1.700 -0.400 0.300 0.900 2.900 0.500 1.500 0.600 1.900 1.200', 4)],
      [
        foam,
        points(
          '-2.100 0.600 1.100 -0.700 -0.900 0.900 2.300 -0.100 0.100 0.700 1.500 0.300 1.100 0.800 2.700 0.900 1.900 0.600 1.300 1',
          4,
        ),
      ],
    ])
      for (const [bx, w, tall, bend] of list) {
        const [tx, ty] = [bx + bend + lean * tall * 0.3, -tall]
        path(
          c,
          tone,
          `M${bx - w * 0.6} 0.200C${bx - w * 0.3} ${-tall * 0.3} ${bx + (tx - bx) * 0.3} ${-tall * 0.75} ${tx} ${ty}C${tx + 0.16} ${-tall * 0.86} ${bx + w * 0.5 + (tx - bx) * 0.4} ${-tall * 0.4} ${bx + w * 0.6} 0.200Z`,
        )
      }
    soft(
      c,
      white,
      points(
        '-3 0.200 -1.400 -0.060 0.200 0.160 1.800 -0.100 3.400 0.120 2 0.420 0.300 0.340 -1.400 0.480',
      ),
      0.9,
    )
    soft(c, deep, points('-0.900 0.120 0.300 0.020 1.300 0.120 0.300 0.240'), 0.9)
    for (let i = 0; i < 13; i++) {
      const a = -0.5 - r() * 2
      const d = 2.2 + r() * 2
      c.fillStyle = r() < 0.6 ? white : drop
      c.beginPath()
      const s = 0.06 + r() * 0.12
      c.ellipse(Math.cos(a) * d * 0.8 + lean, Math.sin(a) * d, s, s * 1.3, 0.3, 0, 7)
      c.fill()
    }
  })
}
