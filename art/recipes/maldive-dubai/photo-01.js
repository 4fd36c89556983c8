import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { palmStar } from '../../things/from-above.js'
import { otterShadow, twinOtter } from '../../things/twin-otter.js'

const SEA = 24

/** The middle line of the island, t from its far end (0) to the tip of its sand (1). */
function spine(t) {
  if (t > 1) return [71 + (t - 1) * 34, 86 + (t - 1) * 40]
  const bezier = (u, a, b, c, d) =>
    a * (1 - u) ** 3 + 3 * b * u * (1 - u) ** 2 + 3 * c * u * u * (1 - u) + d * u ** 3
  return t < 0.7
    ? [bezier(t / 0.7, 141, 132, 112, 92), bezier(t / 0.7, 32, 42, 50, 63)]
    : [bezier((t - 0.7) / 0.3, 92, 79, 62, 71), bezier((t - 0.7) / 0.3, 63, 71.5, 77, 86)]
}

/** How large things are at the height y of the picture. */
const near = (y) => (y - SEA) / 60

/** A band along the spine: width on the left and on the right, as `wide(t)` says. */
function band(from, to, wide, seed, swing = 0.16) {
  const n = 70
  const sides = [[], []]
  for (let i = 0; i <= n; i++) {
    const t = from + ((to - from) * i) / n
    const [x, y] = spine(Math.max(0, t))
    const q = near(y)
    for (const side of [0, 1]) {
      const w =
        wide(t, side) * (1 + noise(Math.min(t, 1.04) * 9 + seed * 3, seed + side * 5) * swing)
      sides[side].push([x + (side ? 1 : -1) * w * q, y + (side ? 0.42 : -0.42) * w * q])
    }
  }
  return [...sides[0], ...sides[1].reverse()]
}

const swell = (t, from, to, power = 0.6) =>
  Math.max(0, 1 - ((2 * t - from - to) / (to - from)) ** 2) ** power

/** The shower that draws off, the bow in it, evening light on the clouds to the left. */
function weather(k) {
  const rain = k.createLinearGradient(0, 6, 0, SEA)
  rain.addColorStop(0, '#647cac')
  rain.addColorStop(1, 'rgba(124,147,188,.55)')
  path(k, rain, `M88 6H165V${SEA + 1}H80C84 19 86 12 88 6Z`)
  for (const [x, w] of points('94 4 104 2.500 112 6 124 3 132 5 143 2.500 150 6'))
    path(k, 'rgba(84,106,156,.34)', `M${x} 8H${x + w}L${x + w - 4} ${SEA + 1}H${x - 4}Z`)
  path(
    k,
    '#6c84b4',
    'M64 -5H165V15C160 17 155 15.500 151 13.500C147 16.500 140 16 137 13.500C133 16 126 16 123 13C118 16 111 15.500 108 12.500C103 15 97 14 95 11C90 12.500 84 11 83 7.500C77 8 70 4 64 -5Z',
  )
  path(
    k,
    '#546a9c',
    'M76 -5H165V10.500C159 12.500 153 11 150 9C145 12 138 11.500 135 9C130 11.500 124 11 121 8.500C116 11 110 10.500 107 7.500C102 9.500 96 8 94 5.500C88 6 81 2 76 -5Z',
  )
  // Inside the bow the air is brighter.
  k.save()
  k.beginPath()
  k.rect(-5, -5, 170, SEA + 5)
  k.clip()
  k.beginPath()
  k.arc(112, 58, 49, 0, 7)
  k.fillStyle = 'rgba(236,236,240,.2)'
  k.fill()
  for (const [i, c] of [
    '#9c7cd0',
    '#5c9ce0',
    '#5cc8b4',
    '#b4d86c',
    '#ffe070',
    '#ffac60',
    '#ff7c78',
  ].entries()) {
    k.beginPath()
    k.arc(112, 58, 49.4 + i * 0.85, 0, 7)
    k.lineWidth = 0.9
    k.strokeStyle = c
    k.globalAlpha = 0.62
    k.stroke()
  }
  k.restore()
  for (const [c, d] of [
    [
      '#fff0d4',
      `M-5 ${SEA + 1}V9C-1 5 5 5 8 8C11 3 19 2 23 7C29 4 35 8 34 13C39 11 44 14 44 17.500C50 16.500 56 19 58 ${SEA + 1}Z`,
    ],
    [
      '#f4cdb4',
      `M-5 ${SEA + 1}V15C2 12 6 16 11 14C15 11 20 14 22 17C28 14 33 18 36 19.500C42 18.500 48 21 50 ${SEA + 1}Z`,
    ],
    ['#c4b4cc', `M-5 ${SEA + 1}V20C4 18.500 12 20.500 20 20C28 20 36 22 42 ${SEA + 1}Z`],
  ])
    path(k, c, d)
}

/** Sea and lagoon in flat bands. */
function water(k) {
  for (const [c, y] of [
    ['#7c9cc4', SEA],
    ['#4c7cb4', SEA + 1.6],
    ['#2f66a8', SEA + 4.5],
    ['#22569c', SEA + 10],
    ['#1b4a8e', SEA + 21],
    ['#163f80', SEA + 38],
  ])
    path(k, c, `M-5 ${y}C40 ${y - 0.6} 100 ${y + 0.6} 165 ${y}V95H-5Z`)
  for (const [c, a, l, r] of [
    ['#2068b0', -0.06, 58, 60],
    ['#2290c4', -0.05, 49, 49],
    ['#34b4cc', -0.04, 41, 39],
    ['#5cd0d0', -0.02, 31, 28],
    ['#92e6d8', 0, 21, 18],
    ['#c8f4e0', 0.01, 13.5, 11.5],
  ])
    fill(
      k,
      c,
      band(
        a,
        2.6,
        (t, side) =>
          (side ? r : l) *
          (0.32 + 0.68 * swell(t, a, 3.4 - a, 0.7)) *
          Math.min(1, Math.max(0, t - a) * 9),
        l,
      ),
    )
  // Heads of reef on the shelf, foam along its edge.
  const r = random(4)
  for (let i = 0; i < 30; i++) {
    const t = 0.06 + r() * 0.9
    const side = r() < 0.5 ? -1 : 1
    const [x, y] = spine(t)
    const q = near(y)
    const w = (30 + r() * 8) * (0.32 + 0.68 * swell(t, -0.04, 3.44, 0.7))
    const [px, py, size] = [x + side * w * q, y + side * 0.42 * w * q, (1.4 + r() * 2.6) * q]
    if (Math.hypot(px - 100, py - 81) < 12) continue
    fill(
      k,
      ['#1f86b0', '#2c8c9c', '#4c98a0'][i % 3],
      Array.from({ length: 20 }, (_, j) => {
        const a = j * 0.314
        const d = size * (1 + noise(Math.cos(a) + i * 3, Math.sin(a) + i) * 0.5)
        return [px + Math.cos(a) * d * 1.5, py + Math.sin(a) * d * 0.6]
      }),
    )
  }
}

/** One on the sand who waves at the plane, with a long shadow. */
function waver(k, suit, both) {
  path(k, 'rgba(74,70,130,.4)', 'M-0.400 -0.200L6 -1.800L6.600 -1.300L0.400 0.200Z')
  stroke(k, '#b0704c', 0.55, 'M-0.300 0L-0.200 -1.600M0.400 0L0.200 -1.600')
  stroke(
    k,
    '#b0704c',
    0.45,
    both
      ? 'M-0.500 -2.900L-1.500 -4.300M0.500 -2.900L1.500 -4.300'
      : 'M-0.500 -2.900L-1.600 -4.200M0.500 -2.900L1.100 -1.600',
  )
  path(k, suit, 'M-0.650 -1.200L-0.600 -3C-0.300 -3.400 0.300 -3.400 0.600 -3L0.650 -1.200Z')
  path(k, '#3a2434', 'M0 -4.750a0.680 0.720 0 1 0 0.010 0Z')
  path(k, '#c88860', 'M-0.200 -4.400a0.480 0.500 0 1 0 0.010 0Z')
}

/** The picnic on the tongue of sand: parasol, cloth, three who look up. */
function picnic(k) {
  path(
    k,
    'rgba(74,70,130,.4)',
    'M73.500 74.500C77 72.800 81 72.600 82.500 73.400C81 75 76.500 75.800 73.500 74.500Z',
  )
  path(k, '#ff8a6c', 'M70.500 75.500L75 74L77.500 75.300L72.800 77Z')
  path(k, '#fff4e0', 'M72 75.300L74.600 74.500L75.900 75.200L73.300 76.100Z')
  stroke(k, '#8a6a60', 0.3, 'M73 75V69.500')
  path(
    k,
    '#ffd04c',
    'M69 71C69.500 68.600 71.300 67.400 73 67.300C75 67.400 76.700 68.700 77.200 71C75.800 70.400 74.500 70.400 73.200 71C71.800 70.400 70.400 70.400 69 71Z',
  )
  path(
    k,
    '#fff4d0',
    'M71 70.600C71.300 69 72 67.700 73 67.300C74 67.700 74.900 69 75.300 70.600C74.500 70.500 73.900 70.700 73.200 71C72.500 70.700 71.800 70.500 71 70.600Z',
  )
  for (const [x, y, c, both] of [
    [66.6, 77.5, '#2cb4c0', false],
    [71.6, 81.5, '#ff6c64', true],
    [79.5, 72.5, '#fff4f0', false],
  ])
    at(k, x, y, 1.05, (q) => waver(q, c, both))
}

/** The dhoni that brought them, at anchor, its shadow on the floor of the lagoon. */
function dhoni(k) {
  path(k, 'rgba(16,90,130,.34)', 'M-6 3.200C0 1.600 14 1.400 18 2.800C14 5.200 0 5.600 -6 3.200Z')
  path(
    k,
    '#7c4830',
    'M-11 -1.600C-6 -0.200 5 -0.300 9 -1.800C10.600 -3.400 11 -5.500 10.500 -7.800C13.400 -5.500 13 -1 9 1.400H-8C-10 0.800 -11 -0.400 -11 -1.600Z',
  )
  path(k, '#d89c64', 'M-11 -1.600C-6 -3 5 -3 9 -1.800C5 -0.300 -6 -0.200 -11 -1.600Z')
  stroke(k, '#7c4830', 0.4, 'M-6 -1.600V-5M3 -1.600V-5M-6.500 -2.200V-5')
  path(k, '#fff6e0', 'M-8 -4.800L-6 -6.600H5L4 -4.800Z')
  path(k, '#d4b8c0', 'M-8 -4.800H4V-4.200H-8Z')
}

/** Sand and wood of the island. */
function island(k) {
  fill(
    k,
    '#ecc8a0',
    band(
      0,
      1,
      (t, side) =>
        (t < 0.72 ? 10 : 10 - (t - 0.72) * 27) * swell(t, -0.03, 1.03, 0.4) + (side ? 1 : 0.2),
      30,
    ),
  )
  fill(
    k,
    '#fff2d6',
    band(
      0.01,
      0.985,
      (t) => (t < 0.72 ? 9.6 : 9.6 - (t - 0.72) * 27) * swell(t, -0.03, 1.03, 0.4),
      30,
    ),
  )
  fill(
    k,
    'rgba(74,70,130,.42)',
    band(0.03, 0.719, (t, side) => 7.4 * swell(t, 0.02, 0.72, 0.5) + (side ? 1.6 : 0), 31),
  )
  fill(
    k,
    '#1c5c4c',
    band(0.03, 0.709, (t) => 7.2 * swell(t, 0.02, 0.71, 0.5), 31),
  )
  const r = random(23)
  const crowns = []
  for (let i = 0; i < 1600; i++) {
    const t = 0.04 + r() * 0.668
    const [x, y] = spine(t)
    const q = near(y)
    const w = (r() * 2 - 1) * 7.1 * swell(t, 0.02, 0.74, 0.5) * q
    const [px, py, size] = [x + w, y + w * 0.42, q * (3.2 + r() * 1.2)]
    if (crowns.some(([u, v]) => Math.hypot(u - px, (v - py) * 1.7) < size * 1.02)) continue
    crowns.push([px, py, size, r() * 6, r()])
  }
  crowns.push([83.5, 67, 2.6, 2, 0.2])
  crowns.sort((a, b) => a[1] - b[1])
  picnic(k)
  for (const [x, y, q, turn, kind] of crowns) {
    k.save()
    k.translate(x, y - q * 0.3)
    k.scale(1, 0.66)
    palmStar(k, q * 0.34, q * 0.7, q, turn, [
      'rgba(16,40,70,.5)',
      'rgba(16,40,70,0)',
      'rgba(16,40,70,0)',
    ])
    palmStar(
      k,
      0,
      0,
      q,
      turn,
      kind < 0.55 ? ['#1f6450', '#3c8c4c', '#a4c858'] : ['#2a7050', '#5c9c48', '#d4d46c'],
    )
    k.restore()
  }
}

export default {
  alt: "Un idrovolante sorvola un'isola lunga e sottile delle Maldive con la sua lingua di sabbia; un acquazzone si allontana sull'oceano e lascia un arcobaleno",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#5c94cc'],
          [0.6, '#a4c8dc'],
          [1, '#f8e0c0'],
        ],
      },
      sun: [0.02, 0.1],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      weather(k)
      water(k)
      island(k)
      at(k, 98, 79, 0.9, dhoni)
      at(k, 56, 58, 1.75, (q) => otterShadow(q, 'rgba(12,50,120,.4)'))
      at(k, 36, 36, 2.5, twinOtter)
    })
    return finish(s, { vignette: 0.12 })
  },
}
