import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'
import { midnightSun } from './kit.js'

const MOSS = [
  ['#1f2428', '#2c332c', '#3a442e'],
  ['#283026', '#424f2e', '#5f6c38'],
  ['#333c28', '#5f6c34', '#9a9c4c'],
]

/** The plain of the south coast, its arms of river, and the Westman Islands on the sea. */
function plain(k) {
  fill(k, '#f0b98a', points('-5 49 165 49 165 56 -5 56'))
  stroke(k, '#ffe9b8', 0.5, 'M24 51H58M30 53H50M70 50.600H90')
  for (const [d, c] of [
    ['M84 49L87 45.400L91 43.600L94 45L97 44L101 47L103 49Z', '#b98a86'],
    ['M108 49L110 46.600L113 45.600L116 49Z', '#c09488'],
    ['M66 49L68 47.400L71 49Z', '#c99e8c'],
    ['M50 49L52 47.800L54 49Z', '#cfa48e'],
  ])
    path(k, c, d)
  fill(k, '#a99a58', [
    ...rough(points('-5 55 40 54 90 55.400 165 53.600'), 0.4, 3),
    ...points('165 80 -5 80'),
  ])
  for (const [d, c] of [
    [
      'M-5 58C20 56 40 60 70 57.600C96 56 130 59 165 56.600V61C130 62 100 59.600 70 61C40 62.600 20 59 -5 61Z',
      '#8f8a48',
    ],
    ['M10 57C34 55.600 60 57.400 82 56.400C60 58.600 36 57.800 10 58.600Z', '#ffe0a0'],
    ['M36 61.600C60 58.600 100 62 132 59.400C104 63.600 66 62.200 36 61.600Z', '#ffdc98'],
    ['M-5 64C30 61 70 66 110 63C130 62 150 64 165 62.600V82H-5Z', '#737a3c'],
    ['M20 68C50 65 90 69 130 66C146 66 156 68 165 67V84H0Z', '#5c6a36'],
  ])
    path(k, c, d)
}

/** The curtain of water: strands before the light, some of them only begun. */
function curtain(k) {
  const r = random(7)
  const edge = (y, m) => 88 + m * (8.4 + (y - 8) * 0.085) + noise(y * 0.12 + m * 5, 3) * 1.2
  k.globalAlpha = 0.4
  fill(k, '#fbe6cc', [
    ...Array.from({ length: 20 }, (_, i) => [edge(6 + i * 3.6, -1), 6 + i * 3.6]),
    ...Array.from({ length: 20 }, (_, i) => [edge(74.4 - i * 3.6, 1), 74.4 - i * 3.6]),
  ])
  for (let i = 0; i < 120; i++) {
    const u = (i * 0.618) % 1
    const y0 = i % 3 ? 4 : 8 + r() * 44
    const y1 = Math.min(76, y0 + 22 + r() * 60)
    const width = (0.12 + r() * 0.42) * (i % 7 ? 1 : 2.2)
    const across = (y) => edge(y, -1) + (edge(y, 1) - edge(y, -1)) * (0.02 + u * 0.96)
    const line = (m) =>
      Array.from({ length: 9 }, (_, j) => {
        const t = j / 8
        const y = y0 + (y1 - y0) * t
        return [across(y) + m * width * (0.15 + 0.85 * Math.sin(Math.PI * (0.08 + 0.8 * t))), y]
      })
    k.globalAlpha = i % 4 === 3 ? 0.5 : 0.86
    fill(k, i % 4 === 3 ? '#a98a86' : u < 0.6 ? '#fff8e6' : '#f6e4d4', [
      ...line(-1),
      ...line(1).reverse(),
    ])
  }
  k.globalAlpha = 1
}

/** The walls of the cave: layers of basalt and ash that step back towards the light. */
function cave(k) {
  const opening = (d, seed) =>
    rough(
      points(
        '12 92 14 74 9 60 15 46 20 36 31 26 44 18 60 11 78 8 98 7.500 116 11 130 19 141 31 147 46 153 60 150 74 156 92',
      ).map(([x, y]) => [80 + (x - 80) * d, 60 + (y - 60) * d]),
      1.1,
      seed,
    )
  const ring = (colour, d, seed) => {
    k.fillStyle = colour
    k.beginPath()
    k.rect(-10, -10, 180, 120)
    const [first, ...rest] = opening(d, seed)
    k.moveTo(...first)
    for (const p of rest) k.lineTo(...p)
    k.lineTo(...first)
    k.fill('evenodd')
  }
  ring('#b3765a', 0.965, 3)
  ring('#7d5150', 1, 5)
  ring('#573d49', 1.06, 8)
  ring('#403042', 1.16, 4)
  ring('#2c2438', 1.3, 9)
  // Beds of ash between the flows: long cracks that run round, a bright edge where the sun comes in.
  const r = random(5)
  for (let i = 0; i < 30; i++) {
    const a0 = -0.05 - (i / 29) * 3.05 + (r() - 0.5) * 0.1
    const d = 1.05 + ((i * 0.37) % 1) * 0.42
    const span = 0.05 + r() * 0.12
    const bed = Array.from({ length: 7 }, (_, j) => {
      const a = a0 + span * (j / 3 - 1)
      return [80 + Math.cos(a) * 72 * d, 61 + Math.sin(a) * 53 * d, 1 - Math.abs(j / 3 - 1)]
    })
    const band = (colour, from, to) =>
      fill(k, colour, [
        ...bed.map(([x, y, q]) => [80 + (x - 80) * (1 + q * from), 61 + (y - 61) * (1 + q * from)]),
        ...bed
          .map(([x, y, q]) => [80 + (x - 80) * (1 + q * to), 61 + (y - 61) * (1 + q * to)])
          .reverse(),
      ])
    const warm = Math.cos(a0) > -0.4 && d < 1.25
    band(d < 1.18 ? '#4a3444' : '#231d30', 0, 0.022)
    band(warm ? '#b9805f' : d < 1.25 ? '#7d5650' : '#4d3a48', 0.014, 0.026)
  }
}

/** A walker in a rain coat, seen from behind against the light. */
const walker = (coat, dark, up) => (k) => {
  path(k, 'rgba(30,22,44,.5)', 'M-3 0C-6 6 -9 14 -10 20L6 20C5 12 4 5 3 0Z')
  path(k, '#2c2a3c', 'M-2.600 -8L-2.900 0H-0.400L0 -5.500L0.600 0H3L2.600 -8Z')
  path(
    k,
    coat,
    'M-3.400 -7C-3.900 -11 -3.700 -14.500 -2.600 -16.200H2.600C3.700 -14.500 3.900 -11 3.400 -7Z',
  )
  path(
    k,
    dark,
    'M0.600 -16.200H2.600C3.700 -14.500 3.900 -11 3.400 -7H1.400C2 -10 1.600 -14 0.600 -16.200Z',
  )
  stroke(
    k,
    coat,
    1.5,
    up ? 'M-3 -14.800L-5.600 -17.600L-6.400 -20.800' : 'M-3.100 -14.600L-4.300 -11L-3.800 -8',
  )
  stroke(
    k,
    dark,
    1.5,
    up ? 'M3 -14.800L5.400 -17.400L6.600 -20.400' : 'M3.100 -14.600L4.300 -11L3.900 -8',
  )
  path(k, coat, 'M-2.100 -16C-2.700 -20.600 2.700 -20.600 2.100 -16Z')
  stroke(
    k,
    '#fff0c4',
    0.35,
    'M-3.500 -9C-3.800 -12 -3.600 -14.800 -2.700 -16.200M-2.100 -17C-2.200 -19.400 -0.800 -20 0.400 -19.800',
  )
}

export default {
  alt: 'Dietro il velo di Seljalandsfoss nella sera d’estate: due viaggiatori sul sentiero nella grotta, la pianura verde e le isole all’orizzonte',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...midnightSun, disc: 0.046, discColour: '#fffef4', front: 0.5 },
      sun: [0.34, 0.44],
      horizon: 0.56,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of [
      [0.3, 0.27, 22, 4, 4],
      [0.76, 0.34, 24, 4.6, 9],
    ])
      flatCloud(s, { x, y, width, height, seed, lit: '#ffe6bc', dark: '#dfa078' })
    const f = field(s)
    f.draw(s.k, (k) => {
      plain(k)
      // The pool between its stones takes the light of the evening.
      path(k, '#6b5a52', 'M-5 72.400C20 71 40 70.400 66 70.800C100 70 140 70.600 165 71.400V92H-5Z')
      path(k, '#8fa0a8', 'M-5 74C24 72.600 44 72 66 72.200C100 71.600 138 72 165 73V92H-5Z')
      path(
        k,
        '#b9b3a8',
        'M-5 76C30 74 60 75.600 90 74.600C120 74 150 75.600 165 75V79C130 80 100 78 70 79.600C40 80.600 20 78.600 -5 80Z',
      )
      path(
        k,
        '#f6d6a4',
        'M36 74.600C46 73.800 62 74 70 74.800C60 76 72 77.400 62 79C56 81 70 82 58 84H42C52 81 36 80 44 77.600C48 76 34 75.600 36 74.600Z',
      )
      stroke(
        k,
        '#fff3d0',
        0.5,
        'M42 75.400H58M46 78H57M112 75.400H124M118 78H134M48 81H60M20 76.600H30M128 81H142',
      )
      const stones = random(21)
      for (let i = 0; i < 34; i++) {
        const x = -2 + i * 4.9 + stones() * 2.6
        if (Math.abs(x - 88) < 14) continue
        const q = 0.7 + stones() * 1.5
        const y = 72.4 + stones() * 1.2 + Math.abs(x - 80) * 0.012
        path(
          k,
          '#443a44',
          `M${x - q} ${y}L${x - q * 0.6} ${y - q * 0.9}L${x + q * 0.3} ${y - q}L${x + q} ${y}Z`,
        )
        path(
          k,
          '#a07a62',
          `M${x - q * 0.6} ${y - q * 0.9}L${x + q * 0.3} ${y - q}L${x - q * 0.1} ${y - q * 0.4}L${x - q} ${y}Z`,
        )
      }
    })
    birds(s, { x: 0.26, y: 0.36, count: 5, size: 0.7 })
    f.draw(s.k, (k) => {
      curtain(k)
      const r = random(3)
      for (const [c, lift, size] of [
        ['#a9a6a6', 0, 1],
        ['#f7dcc0', 0.7, 0.8],
        ['#fff6e4', 1.5, 0.55],
      ]) {
        k.fillStyle = c
        for (let i = 0; i < 15; i++) {
          const u = i / 14
          k.beginPath()
          k.arc(
            71 + u * 34,
            76.6 - Math.sin(u * Math.PI) * 0.9 - lift * 1.1,
            (1.8 + r() * 1.6) * size,
            0,
            7,
          )
          k.fill()
        }
      }
      cave(k)
      // The path on the ledge, bright where the light comes in.
      path(
        k,
        '#34293c',
        'M-5 92V76C10 78 26 83 48 84.400C80 86 118 85.600 140 82C150 80 158 75 165 73V92Z',
      )
      path(
        k,
        '#8d6152',
        'M6 81C22 82.600 34 85 52 86C84 87.600 120 87 146 83.600C124 90 70 91.600 40 90.600C26 90 12 86 6 81Z',
      )
      path(
        k,
        '#c58d66',
        'M14 83.200C30 85 44 86.600 60 87C86 87.800 116 87 138 84.800C112 88.200 60 89.200 40 88.200C30 87.600 20 85.400 14 83.200Z',
      )
      for (const [box, rise, side] of [
        [[-4, 74, 27, 96], (x) => 79 + x * 0.3, 1],
        [[130, 70, 166, 96], (x) => 87 - (x - 130) * 0.38, -1],
      ])
        leafMass(k, {
          box,
          inside: (x, y) => y > rise(x),
          light: (x, y) => 0.85 - (y - rise(x)) * 0.09,
          size: 3.4,
          flat: 0.6,
          side,
          tones: MOSS,
          seed: 4,
        })
      at(k, 46, 86.6, 0.78, walker('#f2b632', '#b8742c', true))
      at(k, 54, 87, 0.72, walker('#c9432f', '#852c34', false))
    })
    return finish(s, { rays: 0.1 })
  },
}
