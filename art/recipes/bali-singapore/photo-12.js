import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { marinaBaySands, supertree } from '../../things/singapore.js'

const SHORE = 55

/** Panes from the side of the sun to the side of the shade. */
const PANES = [
  '#fff1c8',
  '#fbe2ae',
  '#e3e0bc',
  '#bddcc8',
  '#93cdc6',
  '#6fb6bc',
  '#549cac',
  '#43849c',
]

/**
 * A greenhouse like a shell: ribs of steel from its foot to its crest, panes between them, plants inside.
 * from, to: its foot; tall: height of the crest; skew: where the crest is highest (1 in the middle).
 */
function shell(k, { from, to, tall, skew, ribs, rings, seed, plants }) {
  const r = random(seed)
  const crest = (u) => [
    from + (to - from) * u,
    SHORE - tall * Math.sin(Math.PI * u ** skew) ** 0.72,
  ]
  const point = (u, v) => {
    const [cx, cy] = crest(u)
    const foot = from + (to - from) * (0.03 + 0.94 * u)
    const bulge = Math.sin(v * Math.PI) * (u - 0.42) * tall * 0.22
    return [
      foot + (cx - foot) * v ** 1.6 + bulge,
      SHORE + 1 - (SHORE + 1 - cy) * Math.sin((v * Math.PI) / 2),
    ]
  }
  const outline = Array.from({ length: 61 }, (_, i) => crest(i / 60))
  k.save()
  k.beginPath()
  for (const [x, y] of [...outline, [to, SHORE + 2], [from, SHORE + 2]]) k.lineTo(x, y)
  k.clip()
  k.fillStyle = PANES[5]
  k.fillRect(from - 5, SHORE - tall - 5, to - from + 10, tall + 8)
  for (let i = 0; i < ribs; i++)
    for (let j = 0; j < rings; j++) {
      const [a, b] = [i / ribs, (i + 1) / ribs]
      const [c, d] = [j / rings, (j + 1) / rings]
      const light = (a + b) / 2 - 0.1 + (j / rings - 0.5) * -0.18 + (r() - 0.5) * 0.16
      const tone = Math.max(0, Math.min(PANES.length - 1, Math.floor(light * PANES.length)))
      fill(k, PANES[tone], [point(a, c), point(b, c), point(b, d), point(a, d)])
    }
  // Green behind the glass, brighter where flowers are.
  k.globalAlpha = 0.62
  for (let i = 0; i < plants; i++) {
    const u = 0.04 + (i / plants) * 0.92
    const up = 0.1 + 0.24 * Math.abs(Math.sin(u * 9 + seed)) + r() * 0.08
    for (let v = up; v > 0; v -= 0.045) {
      const [x, y] = point(u, v)
      const set = [
        ['#2f6f5c', '#4c9468', '#7db878'],
        ['#2a6458', '#3f8560', '#66a86c'],
        ['#a8485c', '#d9708a', '#f4a8b4'],
        ['#c08a34', '#e8b84c', '#f8dc84'],
      ][r() < 0.8 ? (r() < 0.5 ? 0 : 1) : r() < 0.5 ? 2 : 3]
      clump(k, x + (r() - 0.5) * 1.2, y, 1.3 + r() * 0.9, set, r() * 6)
    }
  }
  k.globalAlpha = 1
  for (let i = 0; i <= ribs; i++) {
    const list = Array.from({ length: 15 }, (_, j) =>
      point(i / ribs, j / 14)
        .map((n) => n.toFixed(2))
        .join(' '),
    )
    stroke(k, i > ribs * 0.6 ? '#dfeeea' : '#ffffff', 0.42, `M${list.join('L')}`)
  }
  for (let j = 1; j < rings; j++) {
    const list = Array.from({ length: 31 }, (_, i) =>
      point(i / 30, j / rings)
        .map((n) => n.toFixed(2))
        .join(' '),
    )
    stroke(k, 'rgba(255,255,255,.6)', 0.18, `M${list.join('L')}`)
  }
  k.restore()
  stroke(
    k,
    '#ffffff',
    0.9,
    `M${outline.map((p) => p.map((n) => n.toFixed(2)).join(' ')).join('L')}`,
  )
  stroke(
    k,
    '#8fb6bc',
    0.35,
    `M${outline
      .slice(34)
      .map(([x, y]) => `${(x - 0.5).toFixed(2)} ${(y + 0.5).toFixed(2)}`)
      .join('L')}`,
  )
}

/** An otter that swims to the right: head and back over the water; 16 units long. */
function otter(k, fish) {
  path(k, '#5a4038', 'M-9 0.400C-8 -1.600 -5 -2.600 -1 -2.400C1 -2.300 2.600 -1.600 3.200 0.400Z')
  path(
    k,
    '#a87a56',
    'M-8 -0.600C-6.500 -2 -4 -2.600 -1 -2.400C0.200 -2.300 1.200 -2 2 -1.400C-1 -1.900 -5 -1.700 -8 -0.600Z',
  )
  path(
    k,
    '#6a4a3c',
    'M2.600 0.400C2.200 -2.600 3.600 -4.900 6 -4.900C8 -4.900 9.700 -3.400 10 -1.600C10 -0.400 9.200 0.400 8 0.400Z',
  )
  path(
    k,
    '#e6cdaa',
    'M5.400 0.400C5.600 -1 7 -2.200 8.600 -2.200C9.400 -2.200 9.900 -1.900 10 -1.600C10 -0.400 9.200 0.400 8 0.400Z',
  )
  path(
    k,
    '#b98a62',
    'M3.400 -3.400C4 -4.400 5 -4.900 6 -4.900C6.800 -4.900 7.600 -4.600 8.200 -4.200C6.600 -4.300 4.800 -4.200 3.400 -3.400Z',
  )
  path(
    k,
    '#2a1f26',
    'M9.400 -2.700a0.650 0.550 0 1 0 0.010 0ZM7.300 -3.700a0.420 0.450 0 1 0 0.010 0Z',
  )
  path(k, '#5a4038', 'M4 -4.700a0.700 0.700 0 1 0 0.010 0Z')
  stroke(k, 'rgba(255,250,236,.8)', 0.16, 'M8.800 -1.300L11.400 -1.800M8.800 -0.900L11.400 -0.700')
  if (fish) {
    path(
      k,
      '#dfe8ea',
      'M8.600 -1.200C10.500 -2.600 13 -2.400 14.400 -1.200L16 -2.200V0.400L14.400 -0.600C13 0.400 10.500 0.300 8.600 -1.200Z',
    )
    path(k, '#8fa6b4', 'M8.800 -1C10.500 0.200 13 0.300 14.400 -0.700L16 0.300V-0.700L14.400 -1Z')
  }
}

/** Visitors on the boardwalk from behind; 20 units tall, the sun on their left. */
function visitor(k, coat, dark, hair, legs = '#33455f') {
  path(k, legs, 'M-2.600 0L-2.300 -9H2.300L2.600 0H0.700L0 -6.500L-0.700 0Z')
  stroke(k, coat, 1.5, 'M-3 -15C-4.200 -13 -4.300 -11 -3.900 -8.600')
  stroke(k, dark, 1.5, 'M3 -15C4.200 -13 4.300 -11 3.900 -8.600')
  path(k, coat, 'M-3.200 -15.800C-1.600 -17 1.600 -17 3.200 -15.800L3 -8.200H-3Z')
  path(k, dark, 'M0.600 -16.700C1.600 -16.700 2.500 -16.400 3.200 -15.800L3 -8.200H0.800Z')
  path(k, '#b9805c', 'M-0.800 -17.600V-16H0.800V-17.600Z')
  path(k, hair, 'M0 -21.400a2.200 2.500 0 1 0 0.010 0Z')
}

export default {
  alt: 'Le serre di vetro a conchiglia dei Gardens by the Bay riflesse nel lago, con il verde tropicale attorno',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#3f8fb4'],
          [0.4, '#8fc4c8'],
          [0.75, '#f8dcb0'],
          [1, '#ffe9b8'],
        ],
        disc: 0,
        front: 0.7,
        haze: '#f4dcb4',
      },
      sun: [0.06, 0.3],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.36 0.17 40 8 3 0.93 0.13 34 6 6 0.1 0.1 22 4 9',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff6e2', dark: '#d9c0a8' })
    const y = SHORE / 90
    place(s, marinaBaySands(), { x: 0.08, y, size: 34, haze: 0.5, shadow: false })
    for (const [x, size, haze, seed] of points(
      '0.62 36 0.400 5 0.935 44 0.160 3 0.985 30 0.300 8',
      4,
    ))
      place(s, supertree({ seed }), { x, y, size, haze, shadow: false })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(17)
      const grove = (from, to, top, q, sets) => {
        for (let x = from; x < to; x += q * 0.9)
          for (let j = 3; j >= 0; j--)
            clump(
              k,
              x + (r() - 0.5) * q,
              SHORE + 0.6 - j * top * 0.3 * (0.6 + r() * 0.7),
              q * (0.8 + r() * 0.5),
              sets[Math.floor(r() * sets.length)],
              r() * 6,
            )
      }
      const FAR = [
        ['#6f9c84', '#8cb48c', '#b4cc98'],
        ['#64927e', '#80aa88', '#a4c294'],
      ]
      const NEAR = [
        ['#1f5a4c', '#347a54', '#6aa85c'],
        ['#255f4c', '#3f8556', '#82b860'],
        ['#1c5048', '#2f7050', '#5c9c58'],
      ]
      grove(-6, 168, 5, 2.4, FAR)
      shell(k, { from: 90, to: 143, tall: 38, skew: 0.86, ribs: 15, rings: 9, seed: 4, plants: 26 })
      shell(k, { from: 22, to: 106, tall: 27, skew: 1.22, ribs: 22, rings: 7, seed: 9, plants: 40 })
      path(k, '#1f5a4c', `M-6 ${SHORE - 1.5}H168V${SHORE + 0.8}H-6Z`)
      grove(-6, 24, 4.4, 2, NEAR)
      grove(22, 142, 1.7, 1.5, [
        ...NEAR,
        ['#a8405c', '#dc6a88', '#f8a8b8'],
        ['#b8802c', '#e8b440', '#f8dc80'],
      ])
      grove(140, 168, 4.8, 2, NEAR)
    })
    stillWater(s, {
      y: y + 0.008,
      sway: 1.2,
      veil: [
        [0, '#7fb4ac', 0.22],
        [0.5, '#3f8a98', 0.5],
        [1, '#1c5f7c', 0.82],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(6)
      for (let i = 0; i < 46; i++) {
        const t = (i / 45) ** 1.2
        const [x, yy, l] = [r() * 168 - 4, SHORE + 2 + t * 32, 1.5 + t * 6 * (0.5 + r())]
        path(
          k,
          i % 2 ? 'rgba(255,244,214,.5)' : 'rgba(20,84,110,.35)',
          `M${x - l} ${yy}q${l} ${-0.25 - t * 0.4} ${l * 2} 0q${-l} ${0.25 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      // Lily pads in two companies.
      for (const [x, yy, q, flower] of points(
        '60 67 2 0 65 66 1.600 1 70 67.500 2.200 0 130 74.500 3 0 138 77 3.600 1 146 74.500 3 0 133 81 4.500 0 152 79.500 4.400 1 144 83.500 4.800 0',
        4,
      )) {
        path(
          k,
          'rgba(16,64,80,.45)',
          `M${x - q * 0.9} ${yy + 0.5}a${q} ${q * 0.34} 0 1 0 ${q * 2} 0a${q} ${q * 0.34} 0 1 0 ${-q * 2} 0Z`,
        )
        path(
          k,
          '#3f8a58',
          `M${x - q} ${yy}a${q} ${q * 0.32} 0 1 1 ${q * 1.75} ${q * 0.22}L${x} ${yy}L${x + q * 0.4} ${yy + q * 0.3}A${q} ${q * 0.32} 0 0 1 ${x - q} ${yy}Z`,
        )
        path(
          k,
          '#7db860',
          `M${x - q} ${yy}a${q} ${q * 0.32} 0 0 1 ${q * 1.2} ${-q * 0.31}L${x} ${yy}Z`,
        )
        if (!flower) continue
        for (const [c, dx, tall] of [
          ['#d9688c', -0.9, 1.2],
          ['#d9688c', 0.9, 1.2],
          ['#f49ab0', -0.45, 1.6],
          ['#f49ab0', 0.45, 1.6],
          ['#fcc8d0', 0, 1.9],
        ])
          path(
            k,
            c,
            `M${x} ${yy - 0.3}q${dx * 1.6 - 0.5} ${-tall * 0.4} ${dx * 1.2} ${-tall}q${0.6 - dx * 0.1} ${tall * 0.5} ${-dx * 1.2} ${tall}Z`,
          )
      }
      // A family of otters crosses the lake.
      for (const [x, yy, q, fish] of points(
        '76 72.500 0.660 0 84 77 0.860 0 99 72 0.560 0 107 77.500 0.980 1',
        4,
      )) {
        stroke(
          k,
          'rgba(255,248,226,.7)',
          0.3,
          `M${x + 10 * q} ${yy + 0.5}C${x} ${yy + 1.6} ${x - 10 * q} ${yy + 2} ${x - 20 * q} ${yy + 2.2}M${x + 8 * q} ${yy - 0.4}C${x} ${yy - 0.8} ${x - 10 * q} ${yy - 1} ${x - 17 * q} ${yy - 1}`,
        )
        at(k, x, yy, q, (c) => otter(c, fish))
      }
      // The boardwalk with two and a child who have seen them.
      path(k, '#8a5f48', 'M-6 82C14 81 34 83 50 87C56 88.600 60 92 62 96H-6Z')
      path(
        k,
        '#e0b078',
        'M-6 82C14 81 34 83 50 87C56 88.600 60 92 62 96H57C54 91 48 89 42 88C28 85.500 10 84.500 -6 85Z',
      )
      path(k, '#c4925f', 'M-6 85C10 84.500 28 85.500 42 88C48 89 54 91 57 96H-6Z')
      for (let i = 0; i < 12; i++)
        stroke(k, '#a87450', 0.3, `M${-4 + i * 5} ${84.6 + (i / 12) ** 2 * 6}L${-12 + i * 5} 96`)
      path(
        k,
        'rgba(80,46,56,.45)',
        'M14 93.500C24 90.500 40 91 52 93L50 95C38 93.500 24 93.500 15 95Z',
      )
      stroke(k, '#5a4038', 0.6, 'M-6 79C14 78 34 80 50 84.500')
      for (const [x, yy] of points('2 78.800 16 79 38 81.500 48 84'))
        stroke(k, '#5a4038', 0.7, `M${x} ${yy}V${yy + 5}`)
      at(k, 13, 93.5, 1.02, (c) => visitor(c, '#f4efe2', '#c9b4a0', '#2f2430'))
      at(k, 21, 93.2, 0.64, (c) => {
        stroke(c, '#f2b53c', 1.6, 'M3 -15L7 -16.600')
        stroke(c, '#b9805c', 1.2, 'M7 -16.600L10.500 -18')
        visitor(c, '#f2b53c', '#c08030', '#3a2a2c', '#7a4a58')
      })
      at(k, 30, 93.5, 0.98, (c) => visitor(c, '#d9573f', '#9c3a44', '#4a3028'))
      path(
        k,
        '#f8ecd0',
        'M25.800 74.200C27.500 73.600 28 71.600 30 71.600C32 71.600 32.500 73.600 34.200 74.200Z',
      )
    })
    return finish(s, { rays: 0.05 })
  },
}
