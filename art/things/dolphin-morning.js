import { at, fill, path, points, stroke } from '../core/field.js'
import { lens } from './curves.js'

// A morning at sea level: the sun has just risen. Points of the field, the horizon at `HORIZON`.
export const HORIZON = 63
const SUN = 60

export function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [t, c] of [
    [0, '#e07c98'],
    [0.3, '#f4a494'],
    [0.6, '#ffcc94'],
    [0.84, '#ffe8ac'],
    [1, '#fff4cc'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, HORIZON + 8)
  // The sun has just left the water.
  const dawn = k.createRadialGradient(SUN, HORIZON - 4, 6, SUN, HORIZON - 4, 46)
  dawn.addColorStop(0, 'rgba(255,236,150,.9)')
  dawn.addColorStop(0.4, 'rgba(255,238,170,.4)')
  dawn.addColorStop(1, 'rgba(255,240,180,0)')
  k.fillStyle = dawn
  k.fillRect(-6, -6, 172, HORIZON + 6)
  path(
    k,
    '#ffffff',
    `M${SUN - 6.4} ${HORIZON - 4}a6.400 6.400 0 1 0 12.800 0a6.400 6.400 0 1 0 -12.800 0Z`,
  )
}

/** A far island, its palms no more than a rough edge, and the pale line of its beach. */
export function farIsland(k) {
  path(
    k,
    '#7cb0a4',
    'M118 63C121 62.200 123 61.900 126 61.900C127 61 128 60.600 129 61.200C130 59.800 132 59.600 133 60.600C134 59.200 136 58.700 137.600 59.900C139 59 141 59.200 142 60.300C143.600 59.700 145.400 60.100 146 61C148.600 60.700 150 61.400 152 61.900C155 61.900 158 62.300 161 63Z',
  )
  path(
    k,
    '#a4c8a8',
    'M126 61.900C127 61 128 60.600 129 61.200C130 59.800 132 59.600 133 60.600C134 59.200 136 58.700 137.600 59.900C136 60.300 135.600 61.600 134 62.200C131 62.400 128 62.300 126 61.900Z',
  )
  fill(k, '#fff4cc', points('113 63.100 130 62.700 156 62.700 164 63.100 150 63.500 124 63.500'))
}

/** The sea: smooth swells, each one plane of water with its own crest; the nearest rises dark before us. */
export function sea(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 92)
  for (const [t, c] of [
    [0, '#d4ecc0'],
    [0.12, '#64c8bc'],
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
  // An awning on its posts, open all round; the sun on its edge.
  stroke(k, '#7c5468', 0.8, 'M-47.500 -6.600V-16M-34.500 -6.600V-16M-21 -6.600V-16')
  stroke(k, '#ffe8bc', 0.26, 'M-47.200 -6.600V-16M-34.200 -6.600V-16M-20.700 -6.600V-16')
  path(k, '#6c4c74', 'M-52 -17.400H-13.600L-15 -15.800H-52Z')
  path(k, '#ffe8bc', 'M-52 -18.900C-38 -19.500 -24 -19.300 -12.800 -18.400L-13.600 -17.200H-52Z')
  path(k, '#c8a8b4', 'M-52 -18.600C-38 -19.200 -24 -19 -13 -18.200L-13.600 -17.200H-52Z')
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
    '#a83c50',
    'M3.600 -27.800L7.200 -28.600C8 -27 8.500 -25.300 8.700 -23.500L5 -22.800C5 -24.500 4.600 -26.200 3.600 -27.800Z',
  )
  path(
    k,
    '#e8605c',
    'M4.900 -28.100L7.200 -28.600C8 -27 8.500 -25.300 8.700 -23.500L6.400 -23.100C6.200 -24.900 5.700 -26.500 4.900 -28.100Z',
  )
  path(
    k,
    '#ffd890',
    'M7.200 -28.600C9.200 -24.400 9.600 -19.600 8.200 -14.600C6.400 -8.200 2.600 -3.600 -3 0.600L-3.700 0.200C1.600 -4 5.600 -8.800 7.300 -14.800C8.700 -19.600 8.300 -24.300 6.600 -28.450Z',
  )
  // The foredeck, planks up to the foot of the stem.
  path(
    k,
    '#a4705c',
    'M-52 -8.600C-34 -8.400 -16 -9.200 -2 -12L1.600 -13.400L2.600 -11.600C0.400 -10.600 -1.400 -10.100 -3 -9.800C-16 -7 -34 -6.400 -52 -6.800Z',
  )
  path(
    k,
    '#d89c78',
    'M-20 -8.950C-13 -9.600 -7 -10.800 -2 -12L1.600 -13.400L2.200 -12.400C-3 -10.600 -11 -9 -20 -8.300Z',
  )
  crew(k, 'bow')
  // Hull: sheer, lit planking, coral band, the dark foot.
  path(
    k,
    '#8890b0',
    'M-52 -6.800C-34 -6.400 -16 -7 -3 -9.800C0.400 -10.500 2.400 -11.200 3.800 -12C2.600 -7.200 0 -3 -3.400 0.500H-52Z',
  )
  // The bow turns towards the light.
  path(
    k,
    '#b8a4b4',
    'M-17 -7.300C-11.600 -7.800 -7 -8.800 -3 -9.800C0.400 -10.500 2.400 -11.200 3.800 -12C2.600 -7.200 0 -3 -3.400 0.500H-7.600C-7.600 -2.600 -10.600 -5.600 -17 -7.300Z',
  )
  path(
    k,
    '#b83c4c',
    'M-52 -6.800C-34 -6.400 -16 -7 -3 -9.800C0.400 -10.500 2.400 -11.200 3.800 -12L3.300 -10.200C1.800 -9.500 0 -9 -2.800 -8.400C-16 -5.600 -34 -5 -52 -5.400Z',
  )
  path(
    k,
    'rgba(60,84,132,.5)',
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
  // The water it pushes: one curl under the stem, a thin line of foam along the hull.
  path(
    k,
    '#84d0d0',
    'M-52 1.100C-34 0.700 -14 0.500 -4 -0.400C-0.600 -0.800 2.600 -0.600 6 1.100C3 1.500 0 1.300 -4 1.500C-16 2 -36 1.700 -52 2Z',
  )
  path(
    k,
    '#f4fff4',
    'M-30 0.900C-20 0.700 -10 0.300 -4 -0.500C-2 -1.200 0.200 -1.700 1.800 -1.300C2.400 -0.600 4 0.200 5.600 1C3 0.700 0.600 0.500 -2 0.700C-10 1.200 -20 1.200 -30 0.900Z',
  )
  for (const [x, y, q] of points(
    '3 -2.100 0.220 4.400 -1.300 0.160 1.400 -2.500 0.150 5.600 -0.500 0.130',
    3,
  ))
    path(k, '#f4fff4', `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
}

/**
 * Where somebody breaks the surface: rounded water, not spikes: a dark ring, a low mound of foam, drops on their way up and down.
 * q: size; lean: where the water is thrown.
 */
export function splash(k, x, y, q, r, lean = 0.6) {
  at(k, x, y, q, (c) => {
    for (const [tone, dx, dy, l, d] of [
      ['rgba(12,72,124,.4)', 0.4, 0.4, 6, 0.5],
      ['#8cd8d0', 0, 0.24, 4.4, 0.34],
      ['#eafff4', 0.1, 0.16, 3.4, 0.2],
    ])
      lens(c, tone, dx, dy, l, d)
    const mound = (tone, list) => {
      c.fillStyle = tone
      for (const [mx, my, s] of list) {
        c.beginPath()
        c.ellipse(mx, my, s, s * 0.9, 0, 0, 7)
        c.fill()
      }
    }
    c.save()
    c.beginPath()
    c.rect(-9, -9, 18, 9.3)
    c.clip()
    mound(
      '#7cc8cc',
      points(
        '-1.900 0.100 0.700 -0.900 -0.500 0.900 0.500 -0.900 1 1.600 -0.100 0.900 2.400 0.200 0.500',
        3,
      ),
    )
    mound(
      '#ffffff',
      points(
        '-1.500 0 0.600 -0.600 -0.300 0.700 0.300 -0.600 0.700 1.200 0 0.700 -0.100 0 0.800',
        3,
      ),
    )
    c.restore()
    for (let i = 0; i < 22; i++) {
      const u = (r() - 0.5) * 2
      const h = (1 - Math.abs(u)) * (1 + 2.2 * r()) + 0.6
      const s = 0.07 + 0.2 * r() ** 2
      c.fillStyle = i % 3 ? '#ffffff' : '#a4e0dc'
      c.beginPath()
      c.ellipse(u * 2.8 + lean * h * 0.4, -h, s, s * 1.25, u * 0.6, 0, 7)
      c.fill()
    }
  })
}
