// The neck of sand between two bays of Phi Phi, from the lookout 186 m above it; morning, the sun behind us on the left. In metres.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crown, crowns } from './crowns.js'
import { lens } from './lens.js'

export const P = lens({ eye: [20, 186, 0], f: 124, cx: 84, cy: 19 })

/** A closed smooth line through points on the water. */
function shore(k, colour, list, grow = 0) {
  const n = list.map(([x, z]) => P(x + Math.sign(x) * grow, 0, z))
  k.fillStyle = colour
  k.beginPath()
  k.moveTo((n[0][0] + n[1][0]) / 2, (n[0][1] + n[1][1]) / 2)
  for (let i = 1; i <= n.length; i++) {
    const [a, b] = [n[i % n.length], n[(i + 1) % n.length]]
    k.quadraticCurveTo(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
  }
  k.fill()
}

const LEFT = points(
  '-560 330 -330 470 -175 610 -105 760 -88 900 -110 1050 -170 1120 -290 1180 -520 1200',
)
const RIGHT = points('520 1190 330 1175 200 1130 122 1040 96 900 112 760 190 610 340 470 560 350')
const neck = [...LEFT, ...RIGHT, [560, 250], [-560, 250]]

/** Sky, the open sea, islands at its edge. */
export function sea(k) {
  const g = k.createLinearGradient(0, -2, 0, 20)
  g.addColorStop(0, '#5cacd4')
  g.addColorStop(0.6, '#a8dce0')
  g.addColorStop(1, '#fff0cc')
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 30)
  path(k, '#8cb8c4', 'M2 19L3 16.600L6 15.600L9 14L12 14.600L14 16L17 15.400L20 17L22 19Z')
  path(k, '#a8ccd0', 'M138 19L140 17.400L144 16.400L147 17L150 16L155 17.200L158 19Z')
  const w = k.createLinearGradient(0, 19, 0, 92)
  for (const [a, c] of [
    [0, '#7cc4cc'],
    [0.08, '#3ca0b4'],
    [0.3, '#1c8ca4'],
    [1, '#0f6c8c'],
  ])
    w.addColorStop(a, c)
  k.fillStyle = w
  k.fillRect(-6, 19, 172, 78)
}

/** The shallow bays: steps of turquoise over sand, reefs, the drying bank of the right one. */
export function bays(k) {
  const near = [
    [620, 250],
    [-620, 250],
  ]
  const ring = (l, r) => [
    ...LEFT.map(([x, z]) => [
      x - l * (1.3 - Math.abs(z - 900) / 900),
      z - l * 0.5 * Math.max(0, (z - 860) / 330),
    ]),
    ...RIGHT.map(([x, z]) => [
      x + r * (1.3 - Math.abs(z - 900) / 1100),
      z - r * 0.4 * Math.max(0, (z - 860) / 330),
    ]),
    ...near,
  ]
  for (const [c, l, r] of [
    ['#1ca0ac', 330, 760],
    ['#34b8b4', 200, 600],
    ['#58ccbc', 120, 440],
    ['#8ce0c8', 64, 280],
    ['#b4ecd0', 30, 130],
  ])
    shore(k, c, ring(l, r))
  // Banks of sand under a hand of water in the right bay, and reefs.
  for (const [x, z, a, b, c] of points(
    '330 860 150 26 0 470 960 170 20 0 300 1010 110 16 0 560 830 120 22 0 400 740 120 16 1 690 1010 90 14 1 -300 880 60 16 1 -420 1020 90 14 1 -360 700 60 20 1 640 700 80 20 1',
    5,
  )) {
    const q = (dx, dz) =>
      P(x + dx, 0, z + dz)
        .slice(0, 2)
        .join(' ')
    path(
      k,
      ['#d8f4d8', '#2898a4'][c],
      `M${q(-a, 0)}C${q(-a * 0.4, b * 1.4)} ${q(a * 0.5, b * 1.1)} ${q(a, b * 0.3)}C${q(a * 0.4, -b * 0.7)} ${q(-a * 0.3, -b * 1.2)} ${q(-a, 0)}Z`,
    )
  }
  shore(
    k,
    '#f4fff0',
    neck.map(([x, z]) => [x + Math.sign(x) * 9, z]),
  )
  shore(k, '#fce8b4', neck)
  shore(
    k,
    '#f0d094',
    neck.map(([x, z]) => [x - Math.sign(x) * 12, z]),
  )
  shore(
    k,
    '#3c8868',
    neck.map(([x, z]) => [x - Math.sign(x) * 24 * (1 + Math.abs(z - 900) / 500), z]),
  )
}

const WALL = ['#fff2d8', '#e4d2b8', '#b4a2a4', '#8c8498']

/** The massif across the water, high on the left, a saddle behind the neck, a long ridge that ends in walls. */
export function massif(k) {
  path(
    k,
    '#94bcb0',
    'M60 22L66 17L72 15L78 11.500L84 12.600L90 10L96 11L104 8L109 9.400L116 14L124 17L132 22Z',
  )
  path(k, '#7caca4', 'M90 10L96 11L104 8L109 9.400L116 14L124 17L132 22H98L96 17L92 15Z')
  // The stone itself: walls at both ends and where the wood has slipped.
  path(
    k,
    WALL[1],
    'M18 34.600L19 27L20.500 21L23 16.500L27 12L32 8.500L36 5L42 3L47 4.600L52 8.400L57 10L62 14L68 17.500L75 20L82 22L88 21.500L94 18L100 16.500L106 13L112 12.600L117 15.500L123 16.500L129 19.500L134 22L137 27L138.500 34.600C120 37 100 38.400 80 38.400C56 38.200 36 36.800 18 34.600Z',
  )
  for (const [c, d] of [
    [
      0,
      'M18 34.600L19 27L20.500 21L24 22L25 28L23.500 35.200ZM31 36L32 29L37 26L40 29L39 36.600ZM54 37.600L55 32L60 31L61 34L60 38ZM121 36.700L122 29L127 27L128 31L127 36ZM108 37.600L109 32L114 31L114 37.200Z',
    ],
    [
      2,
      'M23.500 35.200L25 28L27 24L31 27L32 29L31 36ZM39 36.600L40 29L44 27L47 31L46 37.200ZM60 38L61 34L65 32L68 38.200ZM114 37.200L114 31L118 27L122 29L121 36.700ZM127 36L128 31L128 25L134 23L137 27L138.500 34.600Z',
    ],
    [
      3,
      'M28 35.700L28.500 29L31 36ZM44 37L44.500 31L46 37.200ZM118.500 36.900L119 31L121 36.700ZM134 35.200L134.500 27L136 28L138.500 34.600Z',
    ],
  ])
    path(k, WALL[c], d)
  // Wood on the steps between: shade first, then the spurs that face the morning.
  path(
    k,
    '#34806a',
    'M19.500 26L20.500 21L23 16.500L27 12L32 8.500L36 5L42 3L47 4.600L52 8.400L57 10L62 14L68 17.500L75 20L82 22L88 21.500L94 18L100 16.500L106 13L112 12.600L117 15.500L123 16.500L129 19.500L134 22L136 25.500L131 26L128 28.500L125 26L121 27.500L117 26.500L114 30.500L110 30L108 33L104 35.500L98 33L94 37.500L66 37.500L62 31.500L58 31L55 33L50 31.500L47 32.500L44 27L39 28L36 26L32 29L28 25L25 27.500L22.500 23Z',
  )
  path(
    k,
    '#5ca470',
    'M20.500 21L23 16.500L27 12L28 16L25 20L26 24L22.500 23ZM32 8.500L36 5L42 3L41 8L37 12L38 17L33 21L34 26L32 29L28 25L31 19L30 13ZM52 8.400L57 10L57 15L54 20L56 25L55 33L50 31.500L52 26L51 21L53 15ZM68 17.500L75 20L74 24L71 28L74 33L70 37.500L66 37.500L64 29L67 23ZM94 18L100 16.500L98 21L96 26L99 31L94 37.500L88 37.500L91 29L90 23ZM112 12.600L117 15.500L115 20L116 25L114 30.500L110 30L111 24L109.500 18ZM123 16.500L129 19.500L127 22L128 28.500L125 26L122 21Z',
  )
  path(
    k,
    '#98cc7c',
    'M23 16.500L27 12L26.500 15L23.500 18.500ZM32 8.500L36 5L42 3L39.500 6.500L34 10.500ZM52 8.400L57 10L55.500 13L52.500 14ZM68 17.500L75 20L72.500 22.500L68.500 21ZM94 18L100 16.500L97.500 20L93.500 21ZM106 13L112 12.600L110.500 16L106.500 17ZM123 16.500L129 19.500L126.500 20.500L123.500 19.500ZM33 18L37 14.500L37 17L33.500 20.500ZM53 22L56 20L56 24L54 26.500ZM66 28L70 26L70.500 29L67 31.500ZM91 28L96 26L96 29L92 32Z',
  )
  stroke(
    k,
    'rgba(240,255,246,.85)',
    0.34,
    'M18.500 34.800C36 37 56 38.400 68 38.500M96 38.500C112 38 126 36.600 139 34.700',
  )
  path(
    k,
    'rgba(12,92,112,.32)',
    'M18 35C34 37 52 38.500 66 38.800C52 40.400 34 39.400 24 37.600ZM100 38.700C114 38 128 36.800 138.500 35C134 37.600 118 39.800 104 40Z',
  )
  // Trees at its foot, where the neck begins.
  crowns(
    k,
    points(
      '62 39.600 6 4 0 67 40.200 7 4.400 1 72 40.500 6 3.600 0 77 40.700 7 4 1 82 40.700 6 4.600 0 87 40.500 7 3.800 1 92 40.400 6 4.400 0 97 40 7 3.600 1 101 39.400 5 3 0',
      5,
    ),
    [
      ['#24685c', '#448c68', '#84bc78'],
      ['#1c605a', '#347c62', '#68a870'],
    ],
    71,
    -1,
  )
}

const ROOFS = [
  ['#e8644c', '#b4444c'],
  ['#f0a05c', '#b86c50'],
  ['#fff4e0', '#c0b0b8'],
  ['#4c94b4', '#34648c'],
  ['#c8544c', '#8c3c4c'],
]

/** A house with a ridge along the view or across it. */
function house(k, x, z, w, d, h, c, across) {
  const roof = ROOFS[c]
  const [a, b] = [x - w / 2, x + w / 2]
  const [n, m] = [z - d / 2, z + d / 2]
  const up = h + w * 0.34
  fill(k, '#d8c4b8', [P(a, 0, n), P(a, h, n), P(b, h, n), P(b, 0, n)])
  fill(k, '#fff4dc', [P(a, 0, n), P(a, h, n), P(a + w * 0.4, h, n), P(a + w * 0.4, 0, n)])
  if (across) {
    fill(k, roof[0], [P(a - 1, h, n - 1), P(b + 1, h, n - 1), P(b, up, z), P(a, up, z)])
    fill(k, roof[1], [P(a - 1, h, m + 1), P(b + 1, h, m + 1), P(b, up, z), P(a, up, z)])
  } else {
    fill(k, '#d8c4b8', [P(a, h, n), P(b, h, n), P(x, up, n)])
    fill(k, roof[0], [P(a - 1, h, n - 1), P(x, up, n - 1), P(x, up, m), P(a - 1, h, m)])
    fill(k, roof[1], [P(b + 1, h, n - 1), P(x, up, n - 1), P(x, up, m), P(b + 1, h, m)])
  }
}

/** The head of a palm from above. */
function palm(k, x, z, n) {
  const [px, py, q] = P(x, 11, z)
  const s = q * 6.5
  const [fx, fy] = P(x, 0, z)
  path(k, 'rgba(28,76,84,.45)', `M${fx} ${fy}l${s * 1.4} ${-s * 0.2}l${-s * 0.2} ${s * 0.34}Z`)
  for (let i = 0; i < 7; i++) {
    const a = n + (i / 7) * 6.283
    const [ex, ey] = [px + Math.cos(a) * s, py + Math.sin(a) * s * 0.62 + s * 0.1]
    const [mx, my] = [px + Math.cos(a) * s * 0.55, py + Math.sin(a) * s * 0.34 - s * 0.3]
    const [wx, wy] = [-Math.sin(a) * s * 0.24, Math.cos(a) * s * 0.16]
    k.fillStyle = Math.cos(a) < 0.1 ? '#8cc46c' : Math.sin(a) > 0.2 ? '#2c7860' : '#4c9c64'
    k.beginPath()
    k.moveTo(px, py)
    k.quadraticCurveTo(mx + wx, my + wy, ex, ey)
    k.quadraticCurveTo(mx - wx, my - wy, px, py)
    k.fill()
  }
}

/** A longtail on the water, its shade on the sand below. */
function longtail(k, x, z, turn, size = 1) {
  const [px, py, q] = P(x, 0, z)
  k.save()
  k.translate(px, py)
  k.rotate(turn)
  k.scale(q * size, q * size)
  path(k, 'rgba(16,84,104,.4)', 'M-5 2.600C0 4.600 8 4 11 1.600L9 3.600C4 5.600 -2 5 -5 2.600Z')
  path(k, '#7c3c40', 'M-7 -1C-6 2.400 6 2.600 12 -2.200C8 -0.600 -4 -0.800 -7 -1Z')
  path(k, '#d0884c', 'M-7 -1C-4 -2 8 -2.200 12 -2.200C8 0.400 -4 0.600 -7 -1Z')
  path(k, '#fff4dc', 'M-4 -3.200H3.500L4 -1.200H-4.400Z')
  path(k, '#f05c7c', 'M11 -2.800a0.900 0.900 0 1 0 0.010 0Z')
  k.restore()
}

/** Roofs, palms, boats, the pier with its ferry. */
export function village(k) {
  const r = random(9)
  const all = []
  const wide = (z) => 66 + Math.abs(z - 900) ** 1.5 * 0.018
  for (let z = 1130; z > 400; z -= 24 + r() * 12)
    for (let x = -wide(z) + 26; x < wide(z) - 20; x += 24 + r() * 22) {
      const [px, pz] = [x + r() * 8, z + r() * 18]
      const edge = z < 480 && Math.abs(px) > 120
      if (r() < 0.42 && !edge) {
        const [w, d, h, c, across] = [
          11 + r() * 9,
          14 + r() * 10,
          5 + r() * 5,
          Math.floor(r() * 5),
          r() < 0.5,
        ]
        all.push([pz, () => house(k, px, pz, w, d, h, c, across)])
      } else if (r() < 0.46) {
        const n = r() * 6
        all.push([pz, () => palm(k, px, pz, n)])
      } else {
        const [h, n] = [10 + r() * 9, Math.floor(r() * 90)]
        all.push([
          pz,
          () => {
            const [a, b, q] = P(px, 0, pz)
            crown(
              k,
              a,
              b,
              h * 1.6 * q,
              h * q,
              n % 2 ? ['#1c6458', '#348464', '#7cb870'] : ['#245c5c', '#2c7460', '#5ca468'],
              n,
              -1,
            )
          },
        ])
      }
    }
  // Palms along both beaches.
  for (const [side, list] of [
    [1, LEFT],
    [-1, RIGHT],
  ])
    for (let i = 0; i < list.length - 1; i++)
      for (let t = 0; t < 1; t += 0.34) {
        const [a, b] = [list[i], list[i + 1]]
        const z = a[1] + (b[1] - a[1]) * t
        if (z > 1120 || z < 430) continue
        const x = a[0] + (b[0] - a[0]) * t + side * (24 + r() * 14)
        const n = r() * 6
        all.push([z, () => palm(k, x, z, n)])
      }
  // The lane from beach to beach and along the neck.
  const lane = [330, 470, 540, 620, 710, 800, 900, 1000, 1100]
  const mid = (z) => 14 * Math.sin(z * 0.011) - 4
  fill(k, '#e4cc98', [
    ...lane.map((z) => P(mid(z) - 4, 0, z)),
    ...lane.toReversed().map((z) => P(mid(z) + 4, 0, z)),
  ])
  fill(k, '#e4cc98', [P(-110, 0, 800), P(84, 0, 812), P(84, 0, 804), P(-110, 0, 792)])
  all.sort((a, b) => b[0] - a[0])
  for (const [, draw] of all) draw()
  // The pier into the left bay, a white ferry beside it.
  fill(k, 'rgba(12,84,104,.4)', [P(-98, 0, 800), P(-300, 0, 772), P(-300, 0, 764), P(-98, 0, 790)])
  fill(k, '#d8c0a8', [P(-92, 3, 812), P(-300, 3, 786), P(-300, 3, 778), P(-92, 3, 802)])
  const [fx, fy, q] = P(-282, 0, 758)
  k.save()
  k.translate(fx, fy)
  k.scale(q, q)
  path(k, 'rgba(12,84,104,.45)', 'M-22 4C-8 9 16 8 26 4V1H-22Z')
  path(k, '#fffaf0', 'M-24 -3C-22 3 -18 5 -12 5H18L24 -3Z')
  path(k, '#c4ccd8', 'M-20 3C-18 5 -14 5 -12 5H18L20 2Z')
  path(k, '#fffaf0', 'M-14 -3V-9H14L17 -3Z')
  path(k, '#3c7ca0', 'M-12 -4.500V-7H13L14 -4.500Z')
  k.restore()
  for (const [x, z, t, s] of points(
    '-190 690 -0.300 1.100 -240 660 0.200 1.200 -160 655 -0.100 1.200 -210 880 0.200 1 -170 930 -0.200 1 -250 980 0.100 1 -360 820 0.100 1 150 830 2.900 1 172 880 3 1 160 950 3.100 1 205 770 2.800 1.100 300 1120 3.100 1 430 900 3 1 -420 1180 0 1 560 1180 3 1 -470 620 0.300 1.200',
    4,
  ))
    longtail(k, x, z, t > 2 ? t - 3.1 : t, s)
}

/** The slope at our feet: crowns, a rounded boulder to stand on. */
export function slope(k) {
  const tones = [
    ['#0f4c50', '#1c6858', '#4c9c60'],
    ['#145450', '#2c7c5c', '#74b464'],
    ['#0c4048', '#185c54', '#348058'],
  ]
  crowns(
    k,
    points(
      '68 73 6 3.600 1 87 74.500 6 4 0 62 77.500 8 4.600 2 92 79 8 5 1 79 78 6 3.600 0 66 82 9 5 1 84 83 8 4.400 2 53 76 7 4.400 0 100 77 7 4 2',
      5,
    ),
    tones,
    51,
    -1,
  )
  crowns(
    k,
    points(
      '-2 70 26 20 0 14 72 18 13 1 160 64 26 22 2 146 70 20 15 1 132 76 18 12 0 30 76 16 11 2 120 82 16 10 1 44 82 16 9 0 60 86 16 8 1 104 87 18 9 0 84 89 18 7 2',
      5,
    ),
    tones,
    5,
    -1,
  )
  path(k, '#0f4c50', 'M-6 70L20 74L44 82L80 88L110 86L140 74L168 66V98H-6Z')
  crowns(
    k,
    points(
      '152 84 26 18 0 168 80 22 22 1 136 90 22 13 2 118 95 20 11 0 100 98 20 10 1 80 98 18 9 0 62 98 16 10 2',
      5,
    ),
    tones.slice(0, 3),
    15,
    -1,
  )
  path(k, '#8c7c8c', 'M-6 74C4 70 18 71 28 74.500C38 78 48 82 52 88C54 92 54 96 54 98H-6Z')
  path(
    k,
    '#d8c0a8',
    'M-6 74C4 70 18 71 28 74.500C36 77.500 42 80 46 83.500C38 82 30 80.500 22 80.500C12 80.500 2 82 -6 84Z',
  )
  path(
    k,
    '#b0989c',
    'M22 80.500C30 80.500 38 82 46 83.500C48 85 50 86.500 51 88C46 88 40 89 36 92L30 98H14C16 90 18 84 22 80.500Z',
  )
  path(k, '#74687c', 'M32.600 89L33.400 85C34.600 84 37 84 38 85L38.800 89Z')
  path(k, '#e0c8ac', 'M33.400 85C34.600 84 37 84 38 85L37 86H34Z')
  stroke(k, '#74687c', 0.4, 'M4 83C8 87 8 92 6 98M38 84.500C40 87 40 88 39 90')
}

/** A sea eagle that glides below us, white with grey wings; 10 from tip to tip. */
export function eagle(k) {
  path(
    k,
    '#fffaf0',
    'M-5 -1.400C-3.600 -1.600 -2 -0.800 -0.700 0C-0.300 -0.500 0.300 -0.500 0.700 0C2 -1.200 3.800 -2.400 5.200 -2.400C4 -1.200 2.400 0.700 0.800 1L0.700 2.400H-0.700L-0.800 1C-2.400 0.700 -3.800 -0.200 -5 -1.400Z',
  )
  path(
    k,
    '#74788c',
    'M-5 -1.400C-3.600 -0.600 -2 0.400 -0.800 1C-2.400 0.900 -4 0 -5 -1.400ZM5.200 -2.400C4 -1 2.400 0.700 0.800 1C2.600 1 4.200 -0.600 5.200 -2.400Z',
  )
}
