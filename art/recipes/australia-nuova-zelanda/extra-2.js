import { blend } from '../../core/colour.js'
import { field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const AIR = '#cfdfe6'
const WATER = 60

/**
 * A wall of the fjord, lit from the right: forest below, bare rock above, gullies that fall straight.
 * ridge: its outline from left to right; spine: the edge between its shade (left) and its light (right).
 */
function wall(k, { ridge, spine, haze, bush, seed, snow }) {
  const tone = (hex) => blend(hex, AIR, haze)
  const line = rough(points(ridge), 0.5, seed)
  const split = rough(points(spine), 0.9, seed + 3)
  const [x0, x1] = [line[0][0], line.at(-1)[0]]
  const outline = [...line, [x1, WATER + 1], [x0, WATER + 1]]
  k.save()
  k.beginPath()
  for (const p of outline) k.lineTo(...p)
  k.clip()
  fill(k, tone('#4f6478'), outline)
  fill(k, tone('#a39a8c'), [...split, [x1 + 9, WATER + 1], [x1 + 9, -9], [split[0][0], -9]])
  const across = (y) => split.find((p) => p[1] >= y)?.[0] ?? split.at(-1)[0]
  const r = random(seed * 5)
  // Gullies and ribs: long facets down both faces.
  for (let i = 0; i < 40; i++) {
    const x = x0 + ((i + r() * 0.8) / 40) * (x1 - x0)
    const top = line.reduce((a, b) => (Math.abs(b[0] - x) < Math.abs(a[0] - x) ? b : a))[1]
    const y0 = top + r() * 7
    const y1 = Math.min(WATER, y0 + 9 + r() * 22)
    const lean = (x - across((y0 + y1) / 2)) * 0.16
    const q = 0.5 + r() * 1.5
    const lit = x > across((y0 + y1) / 2)
    fill(k, tone(lit ? (i % 2 ? '#877f7c' : '#c6b99e') : i % 2 ? '#3f5268' : '#64788a'), [
      [x, y0],
      [x + q * 0.7, y0 + (y1 - y0) * 0.3],
      [x + lean * 0.6 + q, y0 + (y1 - y0) * 0.62],
      [x + lean, y1],
      [x + lean * 0.5 - q * 0.6, y0 + (y1 - y0) * 0.55],
    ])
  }
  // The rain forest climbs as far as it finds a hold.
  leafMass(k, {
    box: [x0, bush - 12, x1, WATER + 2],
    inside: (x, y) => y > bush + noise(x * 0.16, seed) * 8 + noise(x * 0.5, seed + 4) * 3,
    light: (x, y) => (x > across(y) ? 0.75 : 0.2) + noise(x * 0.2, y * 0.1) * 0.2,
    size: 2.5,
    flat: 0.9,
    side: 1,
    tones: [
      [tone('#21484a'), tone('#28524e'), tone('#305b50')],
      [tone('#264f4c'), tone('#2e5a50'), tone('#396852')],
      [tone('#44704f'), tone('#587f50'), tone('#6d9154')],
      [tone('#4f7a50'), tone('#668b52'), tone('#85a25a')],
    ],
    seed,
  })
  if (snow)
    for (const d of snow) {
      path(k, tone('#fffaf0'), d[0])
      if (d[1]) path(k, tone('#b9cbe0'), d[1])
    }
  k.restore()
}

/** A fall: a bright band, thin strands, mist at its foot. */
function fall(k, x, y0, y1, width, haze) {
  const tone = (hex) => blend(hex, AIR, haze)
  path(
    k,
    tone('#dbe8ee'),
    `M${x - width * 0.4} ${y0}C${x - width * 0.5} ${y0 + 6} ${x - width * 0.8} ${y1 - 6} ${x - width} ${y1}H${x + width}C${x + width * 0.8} ${y1 - 6} ${x + width * 0.5} ${y0 + 6} ${x + width * 0.4} ${y0}Z`,
  )
  stroke(
    k,
    '#ffffff',
    width * 0.4,
    `M${x} ${y0}L${x - width * 0.1} ${y1 - 1}M${x + width * 0.4} ${y0 + 3}L${x + width * 0.5} ${y1 - 1}`,
  )
  for (const [dx, q] of [
    [-1.4, 1],
    [0, 1.3],
    [1.5, 1],
  ]) {
    k.fillStyle = tone('#f4f8f8')
    k.beginPath()
    k.ellipse(x + dx * width, y1, q * width, q * width * 0.5, 0, 0, 7)
    k.fill()
  }
}

/** A bank of mist: a long lens, flat below, two humps above. */
function mist(k, x, y, long, high, power) {
  k.globalAlpha = power
  path(
    k,
    '#eef4f2',
    `M${x} ${y}C${x + long * 0.12} ${y - high} ${x + long * 0.2} ${y - high * 1.6} ${x + long * 0.36} ${y - high * 1.4}C${x + long * 0.46} ${y - high * 2.4} ${x + long * 0.64} ${y - high * 2} ${x + long * 0.7} ${y - high}C${x + long * 0.8} ${y - high * 1.2} ${x + long * 0.92} ${y - high * 0.4} ${x + long} ${y}C${x + long * 0.8} ${y + high * 0.5} ${x + long * 0.2} ${y + high * 0.5} ${x} ${y}Z`,
  )
  k.globalAlpha = 1
}

/** A kayak of two, seen from behind and a little above. */
function kayak(k, x, y, q, hull, a, b) {
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  path(k, 'rgba(14,40,56,.45)', 'M-13 1.400C-6 3.600 6 3.600 13 1.400C6 5.200 -6 5.200 -13 1.400Z')
  path(k, hull, 'M-14 -1.800C-8 0 8 0 14 -1.800C9 2.600 -9 2.600 -14 -1.800Z')
  path(
    k,
    'rgba(30,20,60,.3)',
    'M-14 -1.800C-8 0 0 0 4 -0.600C4 1 2 1.600 -2 1.600C-8 1.600 -12 0 -14 -1.800Z',
  )
  for (const [px, coat, m] of [
    [-4, a, 1],
    [4, b, 1],
  ]) {
    path(
      k,
      coat,
      `M${px - 1.7} 0C${px - 2.2} -3 ${px - 1.6} -5 ${px} -5.200C${px + 1.6} -5 ${px + 2.2} -3 ${px + 1.7} 0Z`,
    )
    k.fillStyle = '#4a2f28'
    k.beginPath()
    k.arc(px, -6.3, 1.25, 0, 7)
    k.fill()
    stroke(k, '#f4ead0', 0.4, `M${px - 5} ${-3 - m * 2.4}L${px + 5} ${-3 + m * 2.4}`)
    stroke(
      k,
      '#f2c14a',
      0.9,
      `M${px - 5.4} ${-3 - m * 2.7}L${px - 4.4} ${-3 - m * 2.1}M${px + 5.4} ${-3 + m * 2.7}L${px + 4.4} ${-3 + m * 2.1}`,
    )
  }
  k.restore()
}

/** A fern tree and the trunk of a beech: the shore where one stands. */
function shore(k) {
  path(k, '#12302e', 'M-5 92V72C8 74 20 80 30 84C38 87 46 90 50 92Z')
  leafMass(k, {
    box: [-4, 66, 50, 96],
    inside: (x, y) => y > 72 + x * 0.42 + noise(x * 0.2, 3) * 2.4,
    size: 4.4,
    side: 1,
    tones: [
      ['#0f2c2c', '#173c34', '#22503c'],
      ['#143430', '#21503a', '#3f7046'],
    ],
    seed: 5,
  })
  for (const [x, y, q, c, l] of [
    [40, 87, 5, '#4d555c', '#a39a8c'],
    [52, 90, 6, '#434c55', '#918a80'],
    [31, 83, 3.4, '#57606a', '#b5aa96'],
  ]) {
    path(
      k,
      c,
      `M${x - q} ${y}L${x - q * 0.7} ${y - q * 0.5}L${x + q * 0.1} ${y - q * 0.75}L${x + q * 0.8} ${y - q * 0.4}L${x + q} ${y}Z`,
    )
    path(
      k,
      l,
      `M${x + q * 0.1} ${y - q * 0.75}L${x + q * 0.8} ${y - q * 0.4}L${x + q} ${y}L${x + q * 0.3} ${y - q * 0.2}Z`,
    )
    stroke(k, '#d9e8e8', 0.35, `M${x - q * 1.1} ${y + 0.2}H${x + q * 1.15}`)
  }
}

export default {
  alt: 'Il Mitre Peak si alza dal fiordo di Milford Sound di primo mattino, con la foresta pluviale sulle pareti, una cascata e due kayak sull’acqua ferma',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        front: 0.6,
        sky: [
          [0, '#5f93c0'],
          [0.45, '#a3c8dc'],
          [0.8, '#e6ecdf'],
          [1, '#fff0d0'],
        ],
      },
      sun: [0.8, 0.2],
      horizon: WATER / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of [
      [0.72, 0.16, 26, 6.4, 5],
      [0.14, 0.13, 20, 4.6, 8],
    ])
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      wall(k, {
        ridge: '84 52 92 42 99 34 104 36 110 27 116 31 124 22 131 27 138 24 150 33 166 40',
        spine: '110 27 113 36 110 46 114 61',
        haze: 0.62,
        bush: 50,
        seed: 3,
        snow: [['M118 28L124 22L131 27L138 24L146 30L138 31L132 29L127 33L123 29Z']],
      })
    })
    f.draw(s.k, (k) => {
      wall(k, {
        ridge: '92 60 96 52 102 45 108 41 114 43 122 35 130 30 138 33 148 24 166 14',
        spine: '130 30 126 40 132 50 128 61',
        haze: 0.36,
        bush: 44,
        seed: 6,
      })
      fall(k, 112, 50.5, 60, 0.8, 0.2)
      // The Mitre: 1692 m straight from the water, its shoulder to the left.
      wall(k, {
        ridge:
          '-6 40 4 36 12 39 20 32 27 34 34 28 40 29.500 46 21 50 17 53 11 55.500 6.500 57.500 10.500 61 14 65 22 70 29 74 37 80 44 86 51 93 56 100 60',
        spine: '55.500 6.500 54 13 57 21 54 29 58 38 56 48 61 61',
        haze: 0.1,
        bush: 40,
        seed: 11,
        snow: [
          [
            'M55.500 6.500L58 11L62 16L60 17.500L58.500 15L57 18L55.500 13Z',
            'M55.500 6.500L53 11L50 17L51.500 19L53.500 15.500L54.500 19L55.500 13Z',
          ],
        ],
      })
    })
    f.draw(s.k, (k) => {
      mist(k, 4, 45, 44, 1.5, 0.75)
      mist(k, -14, 49, 34, 1.2, 0.55)
      mist(k, 22, 41.5, 26, 1, 0.5)
    })
    f.draw(s.k, (k) => {
      wall(k, {
        ridge: '118 61 122 54 126 44 131 34 136 26 140 14 147 7 154 -2 168 -8',
        spine: '147 7 143 18 147 30 142 44 146 61',
        haze: 0.02,
        bush: 22,
        seed: 9,
      })
      fall(k, 135.5, 33, 60, 1.2, 0)
      stroke(
        k,
        'rgba(226,238,236,.8)',
        0.22,
        `M-2 ${WATER}H22M26 ${WATER}H58M63 ${WATER}H98M118 ${WATER}H132M139 ${WATER}H162`,
      )
    })
    stillWater(s, {
      y: WATER / 90,
      veil: [
        [0, '#78a0b0', 0.25],
        [0.4, '#2c6074', 0.55],
        [1, '#0e344c', 0.86],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(4)
      for (let i = 0; i < 26; i++) {
        const y = 61 + (i / 25) ** 1.6 * 27
        const x = r() * 160
        stroke(
          k,
          i % 3 ? 'rgba(226,240,240,.35)' : 'rgba(10,44,66,.4)',
          0.14 + (y - 60) * 0.012,
          `M${x} ${y}h${4 + r() * 14}`,
        )
      }
      kayak(k, 84, 74, 0.62, '#e0552f', '#f2c14a', '#2f7d8a')
      kayak(k, 101, 81, 0.92, '#f2b632', '#c9432f', '#3f5f9a')
      shore(k)
    })
    birds(s, { x: 0.5, y: 0.4, count: 5, seed: 3, size: 0.8 })
    return finish(s, { rays: 0.06 })
  },
}
