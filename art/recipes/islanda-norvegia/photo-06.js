import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { birds, sky } from '../../nature/sky.js'
import { northSummer } from './kit.js'

const PLAIN = 42

/** The road from near to far: height in the picture, middle, half its width. */
const ROAD = points(
  '94 88 31 84 88.500 23.500 75 86 17 68 81 12.600 61.500 74.500 8.800 56 69.500 6 52 68 4.200 49 69.500 2.900 46.500 75 1.900 44.600 82 1.200 43.200 88 0.700 42.400 91 0.400',
  3,
)

/** Middle and half width of the road at a height of the picture: a smooth line through its points. */
function road(y) {
  const last = ROAD.length - 1
  const i = Math.min(
    last - 1,
    Math.max(
      0,
      ROAD.findIndex(([r], n) => n < last && y <= r && y >= ROAD[n + 1][0]),
    ),
  )
  const [a, b] = [ROAD[i], ROAD[i + 1]]
  const step = b[0] - a[0]
  const t = (y - a[0]) / step
  const slope = (n, j) => {
    const [p, q] = [ROAD[Math.max(0, n - 1)], ROAD[Math.min(last, n + 1)]]
    return ((q[j] - p[j]) / (q[0] - p[0])) * step
  }
  return [1, 2].map((j) => {
    const [u, v] = [t * t, t * t * t]
    return (
      (2 * v - 3 * u + 1) * a[j] +
      (v - 2 * u + t) * slope(i, j) +
      (3 * u - 2 * v) * b[j] +
      (v - u) * slope(i + 1, j)
    )
  })
}

/** A strip along the road between two shares of its half width. */
function strip(k, colour, from, to, y0 = 94, y1 = 42.4) {
  const list = []
  for (let y = y0; y > y1; y -= Math.max(0.25, (y - 41) * 0.03)) list.push(y)
  list.push(y1)
  const edge = (share) => list.map((y) => [road(y)[0] + road(y)[1] * share, y])
  fill(k, colour, [...edge(from), ...edge(to).toReversed()])
}

/** A block of lava under its cushion of moss: dark hollow, shade, moss, and now and then the side in the sun. */
function cushion(k, x, y, a, b, tones, seed) {
  const r = random(seed)
  const [l, m] = [0.7 + r() * 0.5, (r() - 0.5) * 0.6]
  path(
    k,
    tones[0],
    `M${x - a * 1.08} ${y}C${x - a} ${y + b * 0.7} ${x + a} ${y + b * 0.7} ${x + a * 1.04} ${y}Z`,
  )
  path(
    k,
    tones[1],
    `M${x - a} ${y}C${x - a * 1.02} ${y - b * l} ${x + a * (m - 0.6)} ${y - b} ${x + a * m} ${y - b}C${x + a * (m + 0.6)} ${y - b} ${x + a * 1.02} ${y - b * (1.7 - l)} ${x + a} ${y}C${x + a * 0.7} ${y + b * 0.4} ${x - a * 0.7} ${y + b * 0.4} ${x - a} ${y}Z`,
  )
  path(
    k,
    tones[2],
    `M${x - a * 0.62} ${y - b * 0.3}C${x - a * 0.5} ${y - b * 0.8} ${x + a * (m - 0.3)} ${y - b} ${x + a * m} ${y - b}C${x + a * (m + 0.6)} ${y - b} ${x + a * 1.02} ${y - b * (1.7 - l)} ${x + a} ${y}C${x + a * 0.5} ${y + b * 0.12} ${x + a * 0.1} ${y - b * 0.3} ${x - a * 0.62} ${y - b * 0.3}Z`,
  )
  if (r() < 0.55)
    path(
      k,
      tones[3],
      `M${x + a * m} ${y - b * 0.7}C${x + a * (m + 0.2)} ${y - b * 0.98} ${x + a * (m + 0.5)} ${y - b * 0.9} ${x + a * 0.9} ${y - b * 0.36}C${x + a * 0.6} ${y - b * 0.5} ${x + a * (m + 0.3)} ${y - b * 0.62} ${x + a * m} ${y - b * 0.7}Z`,
    )
}

/** A sheep on its way over the road, to the left; 14 units long, the sun on its right. */
function sheep(k, face, wool) {
  for (const [x, c] of [
    [-3.4, '#4a4450'],
    [4.6, '#4a4450'],
    [-4.6, '#2f2a38'],
    [3.2, '#2f2a38'],
  ])
    path(k, c, `M${x - 0.5} -4H${x + 0.5}L${x + 0.4} 0H${x - 0.5}Z`)
  const lobes = points(
    '-4 -6.400 2.600 -1.500 -7.400 3 1.600 -7.600 3.100 4.600 -6.600 2.800 -2.400 -5 2.200 2 -5 2.600 5 -5 2',
    3,
  )
  const mass = (c, dx, dy, q) => {
    k.fillStyle = c
    k.beginPath()
    for (const [x, y, a] of lobes) {
      k.moveTo(x + dx + a * q, y + dy)
      k.ellipse(x + dx, y + dy, a * q, a * q * 0.92, 0, 0, 7)
    }
    k.fill()
  }
  mass(wool[0], 0, 0, 1)
  mass(wool[1], 0.35, -0.5, 0.86)
  mass(wool[2], 1.2, -1.5, 0.42)
  path(
    k,
    face,
    'M-5.400 -9.400C-6.600 -10.400 -8.400 -9.600 -9.200 -7.600C-9.800 -6 -9.600 -5 -8.600 -4.900C-7.400 -4.900 -6 -6.400 -5.200 -7.600Z',
  )
  path(
    k,
    face,
    'M-5.600 -9.400C-4.600 -10.400 -3.600 -10.300 -2.900 -9.700C-3.700 -9.200 -4.600 -8.900 -5.300 -8.800Z',
  )
  path(k, '#f4ead8', 'M-7.600 -8.300a0.320 0.320 0 1 0 0.010 0Z')
  stroke(k, '#c9b48a', 0.7, 'M-5.600 -9.700C-5 -11.200 -3.400 -11.300 -2.900 -10.200')
}

/** A camper that waits for them, seen from the front; 9 units wide, foot at 0. */
function camper(k) {
  path(k, 'rgba(30,26,52,.5)', 'M4 0.300H-9C-10 -0.700 -7 -1.200 -4 -1Z')
  path(k, '#2a2634', 'M-4 -1.600H-2.400V0.200H-4ZM2.400 -1.600H4V0.200H2.400Z')
  path(
    k,
    '#c8402f',
    'M-4.400 -1.200V-5.400L-3.700 -9.800C-3.500 -10.600 3.500 -10.600 3.700 -9.800L4.400 -5.400V-1.200Z',
  )
  path(
    k,
    '#8f2c34',
    'M-4.400 -1.200V-5.400L-3.700 -9.800C-3.600 -10.200 -3 -10.350 -2.300 -10.400L-2.800 -5.400V-1.200Z',
  )
  path(
    k,
    '#fbf3e0',
    'M-4.400 -5.400L-3.700 -9.800C-3.500 -10.600 3.500 -10.600 3.700 -9.800L3.800 -9.200C1 -9.700 -1 -9.700 -3.800 -9.200Z',
  )
  path(k, '#33405e', 'M-3.600 -5.600L-3.200 -8.800H3.200L3.600 -5.600Z')
  path(k, '#7f9cbc', 'M0.800 -5.600L2 -8.800H3.200L3.600 -5.600Z')
  path(
    k,
    '#fff3c4',
    'M-3.300 -3.900a0.800 0.800 0 1 0 0.010 0ZM3.300 -3.900a0.800 0.800 0 1 0 0.010 0Z',
  )
  path(k, '#fbf3e0', 'M-4.500 -1.900H4.500V-1.100H-4.500Z')
  path(k, '#4f83b4', 'M-3.400 -10.600H3V-12.200C3 -12.600 -3.400 -12.600 -3.400 -12.200Z')
  stroke(k, '#2a3f5e', 0.3, 'M-1.800 -10.600V-12.400M1.400 -10.600V-12.400')
}

export default {
  alt: 'La strada costiera islandese attraversa un campo di lava coperto di muschio verso un ghiacciaio lontano',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...northSummer,
        sky: [
          [0, '#4f7ea8'],
          [0.45, '#8fb4c6'],
          [0.8, '#e6dcc2'],
          [1, '#fbe4b8'],
        ],
      },
      sun: [0.97, 0.16],
      horizon: PLAIN / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.24 0.12 44 7 5 0.07 0.22 26 4 8 0.86 0.09 24 4 2',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff6e4', dark: '#aebfcc' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The ice cap and its tongue, which comes down between two mountains.
      fill(k, '#f7f4ea', [
        ...rough(
          points('34 44 52 27 66 18.500 82 14.500 97 13 112 15.500 128 22 150 33 168 37'),
          0.5,
          3,
        ),
        ...points('168 46 34 46'),
      ])
      for (const [c, d] of [
        ['#cddde6', '34 44 52 27 66 18.500 82 14.500 80 20 84 26 74 32 70 44'],
        ['#cddde6', '128 22 122 28 126 36 118 44 132 44 150 44 140 34'],
      ])
        fill(k, c, rough(points(d), 0.4, 5))
      // Ice that flows: a pale tongue, its shaded flank, dark bands of rubble that bend with it.
      path(
        k,
        '#e8f3f3',
        'M80 19C85 26 80 32 72 37C66 40 58 42 50 43.500H118C108 41 105 36 106 30C107 25 111 22 114 18C103 22 91 22 80 19Z',
      )
      path(
        k,
        '#b3d6e4',
        'M80 19C85 26 80 32 72 37C66 40 58 42 50 43.500H70C80 38 89 31 88 21C85 20.500 82.500 20 80 19Z',
      )
      for (const [c, width, d] of [
        ['#7f9db0', 0.9, 'M91 22C92 30 88 36 74 43.500'],
        ['#7f9db0', 0.5, 'M97 22.500C97.500 30 95 37 88 43.500'],
        ['#9cb9c6', 0.7, 'M104 22C101.500 29 101 36 105 43.500'],
      ])
        stroke(k, c, width, d)
      for (const [x, y, l] of points(
        '85 27 4 83.500 31 5 78 35.500 5 71 39.500 6 93 29 2.600 91.500 34 4 88 39 5 98.500 27 3 98 33 3 97.500 39 5 84 24 3',
        3,
      ))
        stroke(k, '#6ba7c6', 0.4, `M${x} ${y}q${l * 0.5} ${l * 0.22} ${l} 0`)
      // Mountains beside it, bright where the sun comes from.
      const left = rough(points('-6 36 6 27 14 20.500 22 16 29 20 37 24 46 29 58 36 70 44'), 0.5, 7)
      fill(k, '#6b7488', [...left, ...points('70 46 -6 46')])
      for (const [c, d] of [
        ['#a7a08e', '22 16 29 20 37 24 46 29 58 36 70 44 54 44 44 37 36 33 30 27 26 24'],
        ['#8b8c88', '22 16 26 24 30 27 36 33 44 37 54 44 40 44 32 36 25 31 20 25'],
        ['#545e78', '6 27 14 20.500 22 16 20 25 12 31 8 37 -2 44 -6 36'],
        [
          '#fbf7ec',
          '22 16 29 20 33 22 30 23.500 28.500 27 26 23 23.500 21.500 22 25 20 20 17 21 18.500 18.400',
        ],
        ['#fbf7ec', '40 26 46 29 50 31.500 46 32 44.500 35 42 30'],
        ['#c4d2de', '10 24 14 20.500 15 24 11 28 9 32'],
      ])
        fill(k, c, rough(points(d), 0.4, 9))
      const right = rough(
        points('98 44 108 38 118 32 127 25 135 20 143 22.500 152 18 168 13'),
        0.5,
        4,
      )
      fill(k, '#747a80', [...right, ...points('168 46 98 46')])
      for (const [c, d] of [
        ['#b9ac8a', '135 20 143 22.500 152 18 168 13 168 44 150 44 146 36 140 31 138 25'],
        ['#8f9078', '143 22.500 152 18 156 26 152 33 156 44 146 44 147 36 142 30'],
        ['#5c6478', '127 25 135 20 138 25 133 31 128 35 124 44 112 44 117 36'],
        [
          '#fbf7ec',
          '135 20 143 22.500 147 20.500 144 25 142 29 139 25 136.500 26 134 29 132 26 129 28 131 23',
        ],
        ['#fbf7ec', '156 16.500 168 13 168 19 162 20 158 25'],
      ])
        fill(k, c, rough(points(d), 0.4, 6))
      path(
        k,
        '#8da05a',
        'M-6 46V41C10 38.600 30 40 48 41.500C70 43 90 42.500 108 41.500C130 40 150 38.600 168 39.500V46Z',
      )
      path(k, '#b4b968', 'M96 43C118 40 146 38.600 168 39.500V46H96Z')
      // The plain far off: bands of moss and black lava.
      path(k, '#8f9f4a', `M-6 ${PLAIN}H168V96H-6Z`)
      const r = random(21)
      for (let i = 0; i < 60; i++) {
        const y = PLAIN + 0.4 + (i / 60) ** 1.5 * 9
        const [x, l] = [r() * 170 - 5, 6 + r() * 14]
        path(
          k,
          ['#4c5348', '#a9b455', '#6f8445'][i % 3],
          `M${x - l} ${y}q${l} ${-0.5 - i * 0.02} ${l * 2} 0q${-l} ${0.3 + i * 0.01} ${-l * 2} 0Z`,
        )
      }
      path(k, '#3b4239', 'M-6 47C30 45.800 60 47.500 90 46.600C120 45.800 146 47 168 46.400V96H-6Z')
      const blocks = []
      for (let y = 47; y < 100; y += 0.5 + (y - 42) * 0.085)
        for (let x = -8; x < 172; x += (1.8 + (y - 42) * 0.34) * (0.6 + r() * 0.9)) {
          const [cx, half] = road(Math.min(93.5, y))
          const a = (1.2 + (y - 42) * 0.2) * (0.55 + r() ** 2 * 1.3)
          if (Math.abs(x - cx) < half * 1.3 + a) continue
          blocks.push([
            x,
            y + r() * (y - 44) * 0.06,
            a,
            a * (0.4 + r() * 0.25),
            Math.floor(r() * 999),
          ])
        }
      blocks.sort((p, q) => p[1] - q[1])
      for (const [x, y, a, b, seed] of blocks) {
        const far = Math.max(0, Math.min(1, (58 - y) / 12))
        const near = y > 84
        cushion(
          k,
          x,
          y,
          a,
          b,
          near
            ? ['#23272e', '#445a38', '#6d7c3c', '#98983f']
            : far > 0.5
              ? ['#4a5248', '#74804e', '#9da358', '#cbc270']
              : ['#2a2d34', '#566b3e', '#8b9244', '#c6bc58'],
          seed,
        )
      }
      // The road: gravel, tar, lines; it lies in a bed of its own.
      strip(k, '#5a5648', -1.24, 1.24)
      strip(k, '#a89a78', -1.16, 1.2)
      strip(k, '#6e6c7c', -1, 1)
      strip(k, '#7f7b86', 0.1, 1)
      strip(k, '#f7f0e0', -0.93, -0.89)
      strip(k, '#f7f0e0', 0.89, 0.93)
      for (let y = 92; y > 44; y -= Math.max(0.5, (y - 42) * 0.17))
        strip(k, '#f7f0e0', -0.022, 0.022, y, y - Math.max(0.25, (y - 42) * 0.075))
      // Yellow posts on both sides.
      for (let y = 84; y > 45; y = 42 + (y - 42) * 0.72) {
        const [cx, half] = road(y)
        for (const side of [-1.12, 1.16]) {
          const [x, q] = [cx + half * side, half * 0.036]
          path(
            k,
            'rgba(30,26,52,.45)',
            `M${x} ${y}L${x - q * 9} ${y + q * 1.2}v${-q * 0.9}L${x} ${y - q * 0.8}Z`,
          )
          path(k, '#e9b52f', `M${x - q} ${y}V${y - q * 8}H${x + q}V${y}Z`)
          path(k, '#a8752a', `M${x - q} ${y}V${y - q * 8}H${x - q * 0.1}V${y}Z`)
          path(k, '#ffffff', `M${x - q} ${y - q * 6.8}H${x + q}V${y - q * 5.6}H${x - q}Z`)
        }
      }
      // Three sheep take their time; the camper waits.
      at(k, 66.4, 57.6, 0.6, camper)
      for (const [x, y, q, kind, flip] of [
        [96.5, 67.6, 0.72, 1, false],
        [82.5, 69.6, 0.84, 0, false],
        [74, 73, 0.5, 0, false],
      ]) {
        path(
          k,
          'rgba(30,26,52,.5)',
          `M${x + 5 * q} ${y}C${x} ${y - 1.2 * q} ${x - 12 * q} ${y - 0.6 * q} ${x - 14 * q} ${y + 0.8 * q}C${x - 8 * q} ${y + 1.4 * q} ${x} ${y + 1 * q} ${x + 5 * q} ${y}Z`,
        )
        at(
          k,
          x,
          y,
          q,
          (c) =>
            kind
              ? sheep(c, '#2c2630', ['#4c4048', '#6a5a58', '#8a7668'])
              : sheep(c, '#2f2a34', ['#b9b4bc', '#efe8da', '#fffaf0']),
          flip,
        )
      }
      // Cotton grass at the edge, pale against the dark cushions.
      for (let i = 0; i < 26; i++) {
        const [x, y] = [r() * 40 - 2, 88 + r() * 8]
        const tall = 7 + r() * 6
        const bend = 1 + r() * 1.6
        stroke(k, '#9aa85a', 0.25, `M${x} ${y}q0.200 ${-tall * 0.6} ${-bend} ${-tall}`)
        path(
          k,
          '#cfc6bc',
          `M${x - bend + 0.3} ${y - tall - 1.4}c1.500 0.200 1.300 2.500 -0.300 2.500c-1.800 0 -2.400 -1.300 -2 -2.200c0.300 -0.700 1.300 -0.600 2.300 -0.300Z`,
        )
        path(
          k,
          '#fffaf0',
          `M${x - bend + 0.3} ${y - tall - 1.4}c1.400 0.200 1.100 2 -0.300 1.800c-1.300 -0.100 -1.600 -0.900 -1.300 -1.500c0.300 -0.500 0.900 -0.500 1.600 -0.300Z`,
        )
      }
    })
    birds(s, { x: 0.42, y: 0.27, count: 5, seed: 4 })
    return finish(s, { rays: 0.05 })
  },
}
