import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { emerald } from './kit.js'

const SEA = 25
const FAR = [
  ['#3f8a66', '#4f9a68', '#6cb06c'],
  ['#4a9668', '#66ab6a', '#90c472'],
]
const MID = [
  ['#1f6644', '#2f7a48', '#4a934c'],
  ['#2a7446', '#46904a', '#78b052'],
]
const NEAR = [
  ['#0d3a34', '#14493a', '#1f5c40'],
  ['#124438', '#1f5f40', '#357a46'],
]

// The two shores of the neck, from the cliffs down to the viewer.
const LEFT = points(
  '62 42 63.500 50 64.200 54 63.400 57.400 60 63 52 67.500 40 71 22 73.600 -5 74.600',
)
const RIGHT = points(
  '97.500 42 95 50 94.200 54 94.800 57 101 60.600 112 63.800 130 66.600 165 67.600',
)
const across = (line, y) => {
  const i = Math.max(
    1,
    line.findIndex(([, py]) => py >= y),
  )
  const [a, b] = [line[i - 1], line[i]]
  return y > line.at(-1)[1] ? line.at(-1)[0] : a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])
}

/** A limestone massif that falls straight into the sea: pale walls, dark streaks, a wood on its back. */
function massif(k, ridge, foot, seed, haze) {
  const line = rough(points(ridge), 0.7, seed)
  const [a, b] = [line[0], line.at(-1)]
  const shape = [...line, [b[0], foot], [a[0], foot]]
  k.save()
  k.beginPath()
  for (const p of shape) k.lineTo(...p)
  k.clip()
  fill(k, haze ? '#cfd3c4' : '#e3d9c0', shape)
  const r = random(seed)
  for (let x = a[0]; x < b[0]; x += 1.5 + r() * 1.6) {
    const top = foot - 16 * r()
    fill(
      k,
      ['#a9b0a8', '#8d98a0', '#c9a888', '#f4ead0'][Math.floor(r() * 4)],
      points(`${x} ${top} ${x + 1} ${top + 2} ${x + 0.8 + r()} ${foot} ${x - 0.5} ${foot}`),
    )
  }
  const edge = (x) => {
    for (let i = 1; i < line.length; i++)
      if (x <= line[i][0]) {
        const [p, q] = [line[i - 1], line[i]]
        return p[1] + ((q[1] - p[1]) * (x - p[0])) / Math.max(0.01, q[0] - p[0])
      }
    return b[1]
  }
  leafMass(k, {
    box: [a[0] - 2, 0, b[0] + 2, foot],
    inside: (x, y) =>
      y > edge(x) - 0.5 && y < edge(x) + (foot - edge(x)) * (0.5 + noise(x * 0.34, seed) * 0.3),
    light: (x, y) => 0.75 + noise(x * 0.16, y * 0.1 + seed) * 0.4 - (y - edge(x)) * 0.03,
    size: haze ? 1.9 : 2.5,
    tones: haze ? FAR : [...MID, FAR[1]],
    seed,
    side: 1,
  })
  k.restore()
}

/** A longtail at anchor seen from above, its shadow on the sand of the bottom. */
const longtail = (k) => {
  path(k, 'rgba(8,74,92,.4)', 'M-7 2.600C-3 1.200 6 1.400 9 2.800C5 4.600 -4 4.600 -7 2.600Z')
  path(
    k,
    '#7a4228',
    'M-8 -0.400C-4 1 5 1 8 -0.800L11 -3.200C10 -0.400 8 1.900 5 2H-5C-7 1.600 -8 0.600 -8 -0.400Z',
  )
  path(k, '#c98a4c', 'M-8 -0.400C-4 1 5 1 8 -0.800L6 -1.400H-6Z')
  path(k, '#f4f0e4', 'M-4.600 -3.200H4L4.800 -2.200H-5Z')
  stroke(k, '#8a5a38', 0.3, 'M-4 -2.400V-0.600M3.600 -2.400V-0.600')
  stroke(k, '#e8486a', 0.7, 'M9.600 -2.200L10.400 -0.600')
}

/** Two who sit on the rock of the lookout, seen from behind. */
const sitter = (shirt, shade, skin, hair, hat) => (k) => {
  path(k, '#2f3a5c', 'M-5 0C-5.600 -3.400 -3.600 -4.600 0 -4.600C3.600 -4.600 5.600 -3.400 5 0Z')
  path(
    k,
    shirt,
    'M-3.800 -2.600C-4.400 -7 -4.400 -10 -3 -11.600H3C4.400 -10 4.400 -7 3.800 -2.600Z',
  )
  path(k, shade, 'M-3.800 -2.600C-4.400 -7 -4.400 -10 -3 -11.600H-1C-2.200 -8 -2 -5 -1.600 -2.600Z')
  stroke(k, skin, 1.5, 'M-3.400 -9.600L-6 -5.600L-6.600 -1.400M3.400 -9.600L6 -5.600L6.400 -1.400')
  path(k, skin, 'M-1 -11H1V-13.500H-1Z')
  path(k, hair, 'M-2.300 -14.600C-2.800 -18.600 2.800 -18.600 2.300 -14.600L2.100 -12H-2.100Z')
  if (hat)
    path(
      k,
      hat,
      'M-4.800 -15.400C-2 -17 2 -17 4.800 -15.400C2 -14.400 -2 -14.400 -4.800 -15.400ZM-2.500 -15.800C-2 -19.400 2 -19.400 2.500 -15.800Z',
    )
}

/** A rounded boulder of the lookout: light above, shade below. */
function rock(k, d, lit, dark) {
  path(k, '#8b7f86', d)
  path(k, '#dccab0', lit)
  path(k, '#5a5470', dark)
}

export default {
  alt: 'Due viaggiatori guardano dal belvedere di un’isola delle Andamane: una striscia di sabbia, palme e tetti fra due baie turchesi, le barche a coda lunga e le pareti di calcare in fondo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: emerald, sun: [0.86, 0.04], horizon: SEA / 90 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.16 0.16 34 9 4 0.9 0.2 30 7 9 0.55 0.09 22 5 6',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      fill(k, '#a9cfd6', [
        ...rough(points('118 25.200 126 22.600 134 22 142 23.400 150 25.200'), 0.3, 4),
      ])
      // The open sea, then the shallows of each bay in steps.
      fill(k, '#2f8fc0', points(`-5 ${SEA} 165 ${SEA} 165 96 -5 96`))
      fill(k, '#1f7fb4', points('-5 28 165 28 165 96 -5 96'))
      for (const [c, l, m] of [
        [
          '#1f93bc',
          '-5 32C20 31 44 33 66 38V60C50 78 30 88 -5 84Z',
          '165 33C140 32 118 34 94 38V58C114 74 136 80 165 76Z',
        ],
        [
          '#2bb0c0',
          '-5 46C18 41 42 41 66 41V60C54 73 32 80 -5 77Z',
          '165 40C140 38 116 38 94 41V57C112 68 134 74 165 71Z',
        ],
        [
          '#5fd0c6',
          '-5 60C16 54 40 44 66 44V60C58 69 36 75 -5 73Z',
          '165 46C142 42 118 41 94 44V56C110 64 134 69 165 67Z',
        ],
        [
          '#a5e8d2',
          '-5 68C16 64 44 54 62 52V58C60 66 36 72 -5 71.500Z',
          '165 54C146 47 120 45 97 48V55C108 61 134 65.500 165 64.500Z',
        ],
      ]) {
        path(k, c, `M${l}`)
        path(k, c, `M${m}`)
      }
      massif(
        k,
        '44 44 47 34 51 28 56 21 61 19 66 13.500 71 15 77 10.500 84 9 90 12 96 15.500 101 20 106 22 110 30 114 43',
        45,
        5,
        true,
      )
      massif(k, '-8 52 -4 26 4 21 10 22 17 27 22 31 28 40 31 46', 46, 8, false)
      massif(k, '132 41 136 32 142 27 149 23 156 19 162 20 170 17 172 42', 42, 11, false)
      // Foam where the walls stand in the water.
      stroke(
        k,
        '#eafaf2',
        0.8,
        'M42.500 45.300C47 44.600 50 45.800 54 45.200C58 44.700 60 45.600 64 45.200M96 45.200C100 44.700 103 45.700 107 45.200C110 44.800 112 45.500 115.500 45M-5 46.400C4 45.600 10 46.900 18 46.200C24 45.800 28 46.800 32.500 46.200M131 42.200C138 41.600 146 42.900 152 42.200C158 41.700 162 42.700 166 42.200',
      )
      // The neck of sand between the bays, wide near the viewer.
      path(
        k,
        '#fff6dc',
        'M60 44C61 49 63 53 62 57C60 66 38 73.500 -5 72.500V96H165V65.500C134 67 108 62.500 96 56C94 52 97 48 99 44Z',
      )
      path(
        k,
        '#e9d2a0',
        'M61.500 44C62.500 49 64.200 53 63.400 57.400C61.600 67.600 39 75.400 -5 74.600V96H165V67.600C134 69 107 64.600 94.800 57C93 52.600 95.600 48 97.500 44Z',
      )
    })
    f.draw(s.k, (k) => {
      const land = (x, y) => y > 43 && x > across(LEFT, y) + 1.4 && x < across(RIGHT, y) - 1.4
      leafMass(k, {
        box: [58, 32, 102, 47],
        inside: (x, y) => y > 33 + Math.abs(x - 80) * 0.62 + noise(x * 0.4, 2) * 1.6,
        light: (x) => 0.6 + noise(x * 0.2, 9) * 0.5,
        size: 2.2,
        tones: [MID[1], ...FAR],
        seed: 16,
        side: 1,
      })
      const roofs = []
      const r = random(7)
      for (let i = 0; i < 150; i++) {
        const y = 46 + r() ** 0.8 * 26
        roofs.push([r() * 160, y])
      }
      leafMass(k, {
        box: [0, 45, 165, 76],
        inside: (x, y) => land(x, y),
        light: (x, y) => 0.5 + noise(x * 0.14, y * 0.2) * 0.6,
        size: 2.4,
        tones: [...MID, FAR[1]],
        seed: 6,
        side: 1,
      })
      roofs
        .filter(([x, y]) => land(x - 1.5, y) && land(x + 2, y))
        .sort((a, b) => a[1] - b[1])
        .forEach(([x, y], i) => {
          const q = 0.55 + (y - 46) * 0.034
          path(k, 'rgba(10,52,48,.5)', `M${x - 2 * q} ${y + 1.1 * q}h3.800v0.900h-3.800Z`)
          path(
            k,
            ['#f7efe0', '#efe0c6'][i % 2],
            `M${x - 1.7 * q} ${y - 0.6 * q}h${3.4 * q}v${1.7 * q}h${-3.4 * q}Z`,
          )
          path(
            k,
            ['#c9563c', '#b8452f', '#d9774a', '#5a86a8'][i % 4],
            `M${x - 2.1 * q} ${y - 0.4 * q}L${x - 1 * q} ${y - 1.9 * q}H${x + 1.1 * q}L${x + 2.1 * q} ${y - 0.4 * q}Z`,
          )
          path(
            k,
            'rgba(60,20,40,.3)',
            `M${x - 2.1 * q} ${y - 0.4 * q}L${x - 1 * q} ${y - 1.9 * q}H${x - 0.2 * q}L${x - 0.6 * q} ${y - 0.4 * q}Z`,
          )
        })
      // The pier on the left, boats in both bays.
      stroke(k, 'rgba(8,74,92,.4)', 0.7, 'M58.600 64.200L44 57.400')
      stroke(k, '#f2e6cc', 0.8, 'M60 63L44.600 56.200')
      for (const [x, y, q, flip] of points(
        '44 51 0.300 0 33 50 0.280 1 25 57 0.340 0 36 62 0.360 0 14 62 0.420 1 28 66 0.440 0 52 48 0.220 0 112 50 0.300 1 124 54 0.360 0 138 51 0.320 0 146 59 0.440 1 120 59 0.400 0',
        4,
      ))
        at(k, x, y, q, longtail, Boolean(flip))
      path(k, '#ffffff', 'M116 36.600L128 34.200L127.600 34.900Z')
      path(k, '#ffffff', 'M128 33.600h3.200l0.900 0.700h-4.400Z')
      for (const [x, y, l] of points(
        '36 31 6 38 37 4 120 31 5 122 38 6 34 27.500 5 10 53 6 156 47 6',
        3,
      ))
        stroke(k, 'rgba(255,255,255,.55)', 0.25, `M${x} ${y}q${l / 2} 0.500 ${l} 0`)
      // The slope of the lookout, near and dark, and its rock in the sun.
      leafMass(k, {
        box: [-6, 60, 166, 98],
        inside: (x, y) =>
          y >
          74 +
            9 * Math.exp(-(((x - 78) / 34) ** 2)) -
            Math.max(0, 30 - x) * 0.28 -
            Math.max(0, x - 128) * 0.3 +
            noise(x * 0.2, 5) * 1.6,
        light: (x, y) => 0.2 + noise(x * 0.1, 3) * 0.4 + (y < 80 ? 0.5 : 0),
        size: 4.4,
        tones: [...NEAR, MID[0]],
        seed: 9,
        side: 1,
      })
      rock(
        k,
        'M78 96C77 88 82 81.600 92 80.600C104 79.400 122 80 130 84C135 87 136 92 136 96Z',
        'M84 84.500C92 80.400 118 79.600 129 84C124 86.400 96 87 84 84.500Z',
        'M78 96C77 91 79 87 83 85.400C88 88 88 92 89 96Z',
      )
      path(
        k,
        'rgba(70,62,100,.45)',
        'M90 84.600C96 83.400 104 83.600 108 84.400C104 86 94 86.200 90 84.600ZM108 84.400C113 83.200 120 83.600 123 84.200C119 86 111 86 108 84.400Z',
      )
      at(k, 102, 84.6, 0.82, sitter('#e8703c', '#b04c38', '#d9a27c', '#3a2620', '#f2e0b4'))
      at(k, 115, 84.4, 0.84, sitter('#f6f0e2', '#b9b4cc', '#a8704c', '#221c22', ''))
      for (const [x, y, l, a] of points(
        '-4 78 26 -0.700 0 90 24 -1.100 12 96 20 -1.300 164 74 26 -2.400 160 90 22 -2 168 84 26 -2.800 -6 60 22 -0.300',
        4,
      ))
        frond(k, x, y, l, a, ['#2f7a48', '#0f4038'], {
          bend: Math.cos(a) > 0 ? 0.9 : -0.9,
          n: 17,
          wide: 0.17,
        })
    })
    return finish(s)
  },
}
