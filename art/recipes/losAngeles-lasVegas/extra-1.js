import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import {
  agave,
  finnedCar,
  jackrabbit,
  leaningMan,
  lookingWoman,
  photographer,
  welcomeSign,
} from '../../things/vegas-welcome.js'

// The eye is 1.9 m above the road: what stands at y is (y - 66) / 1.9 units to the metre.
const HORIZON = 66
/** Where the road vanishes. */
const VX = 108

/** A strip of ground between two lines through the vanishing point; slopes in units per unit down. */
const lane = (k, c, a, b, from = 0, to = 30) =>
  path(
    k,
    c,
    `M${VX + a * from} ${HORIZON + from}L${VX + b * from} ${HORIZON + from}L${VX + b * to} ${HORIZON + to}L${VX + a * to} ${HORIZON + to}Z`,
  )

/** The Strip far off: pyramid with its beam, hotels, the needle, the wheel. */
function skyline(k) {
  path(
    k,
    '#5a3f86',
    'M-5 58L6 54L16 57L27 51L38 56L50 53.500L64 58L80 55L94 59L110 55.500L124 58L138 51.500L150 56L166 52V68H-5Z',
  )
  path(k, '#7c4c8e', 'M-5 62L12 58.500L30 61L52 58L74 62L96 60L120 62L146 58.500L166 61V68H-5Z')
  path(k, 'rgba(255,236,206,.15)', 'M18.800 55L12.500 -5H25.500L19.200 55Z')
  path(k, '#221d50', 'M6 66.500L19 54.500L32 66.500Z')
  path(k, '#40366e', 'M6 66.500L19 54.500L20.500 66.500Z')
  const r = random(8)
  for (const [d, c, lit] of [
    ['M-3 66.500V50L3 48.500L7 50V66.500Z', '#3a2d62', 'M-3 66.500V50L3 48.500V66.500Z'],
    ['M34 66.500V57H40V55.500H42V66.500Z', '#332a62', 'M34 66.500V57H36.500V66.500Z'],
    ['M88 66.500V60H93V58.500H96V66.500Z', '#372c66', 'M88 66.500V60H90V66.500Z'],
    [
      'M97 66.500V55C98 53.500 101 53.500 102 55V66.500Z',
      '#2c2558',
      'M97 66.500V55C97.500 54.200 98.300 53.900 99 53.800V66.500Z',
    ],
    ['M114.500 66.500V59.500H119.500V66.500Z', '#332a62', 'M114.500 66.500V59.500H116V66.500Z'],
    ['M121 66.500V51.500L127 49.500V66.500Z', '#2c2558', 'M121 66.500V51.500L123 50.800V66.500Z'],
    ['M128 66.500V59H136V61H139V66.500Z', '#372c66', 'M128 66.500V59H130.500V66.500Z'],
    ['M153 66.500V56H157V53.500H162V66.500Z', '#2c2558', 'M153 66.500V56H155V66.500Z'],
  ]) {
    path(k, c, d)
    path(k, '#8a4f86', lit)
  }
  for (const [x, y, w, h, share] of points(
    '-2 51 8 14 0.300 36.500 58 5 7 0.300 90.500 61 5 5 0.300 99 56 2.500 10 0.350 116.500 60.500 2.500 5 0.350 123.500 52.500 2.900 13 0.400 131 60 5 6 0.300 155.500 57 6 9 0.350',
    5,
  ))
    for (let j = y; j < y + h; j += 1.2)
      for (let i = x; i < x + w; i += 0.9)
        if (r() < share)
          path(k, r() < 0.8 ? '#ffcf7c' : '#ff9ac4', `M${i} ${j}h0.500v0.550h-0.500Z`)
  // The needle beside the road's end.
  path(
    k,
    '#221d50',
    'M110.600 66.500L111.300 46H112.300L113 66.500ZM109.600 46L110.600 43.800H113L114 46L113 47H110.600ZM111.600 44V38.500H112V44Z',
  )
  stroke(k, '#ff86b4', 0.35, 'M109.900 46H113.700')
  // The wheel, thin and far.
  stroke(k, '#d878bc', 0.5, 'M145 53.400a6 6 0 1 0 0.010 0')
  stroke(k, '#a860a4', 0.25, 'M145 59.400L142 66.400M145 59.400L148 66.400')
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283
    path(
      k,
      '#ffd8ee',
      `M${145 + Math.cos(a) * 6} ${58.9 + Math.sin(a) * 6}a0.480 0.480 0 1 0 0.010 0Z`,
    )
  }
}

/** Fan palms of the far roadside, dark before the afterglow, of unequal height. */
function palms(k) {
  for (const [x, y, h] of points(
    '98 66.8 4 103.5 66.8 6 118.500 67.200 9 134 68 12.500 156 69 15.500',
    3,
  )) {
    stroke(
      k,
      '#2a2152',
      0.12 + h * 0.022,
      `M${x} ${y}Q${x + h * 0.03} ${y - h * 0.5} ${x - h * 0.02} ${y - h}`,
    )
    at(k, x - h * 0.02, y - h, h / 14, (c) => {
      for (const [dx, dy] of points(
        '-3 0.500 -2.800 -1.300 -1.600 -2.500 0 -3 1.700 -2.400 2.900 -1.100 2.800 0.700',
      ))
        path(
          c,
          dx < 0 ? '#4a3468' : '#241c4c',
          `M-0.300 0.300Q${dx * 0.4 - 0.6} ${dy - 0.6} ${dx} ${dy}Q${dx * 0.6 + 0.3} ${dy * 0.4 + 0.4} 0.300 0.500Z`,
        )
      path(c, '#241c4c', 'M-0.700 0.200H0.700L0.450 2H-0.450Z')
    })
  }
}

/** Two carriageways and the island between them, all running to one point. */
function ground(k) {
  path(k, '#2f2a5e', `M-5 ${HORIZON}H166V96H-5Z`)
  path(k, '#6a4684', `M-5 ${HORIZON}H166V${HORIZON + 0.7}H-5Z`)
  lane(k, '#3a3268', -14, -5.6, 0.7)
  lane(k, '#393168', 0.55, 5.4, 0.7)
  lane(k, '#4a3a6c', 5.4, 30, 0.7)
  for (const [from, to] of [
    [2, 2.8],
    [4, 5.4],
    [8, 10.5],
    [15, 19.5],
  ])
    lane(k, '#d8b890', 2.9, 3.02, from, to)
  lane(k, '#8c7098', 5.3, 5.42, 0.7)
  // Kerb, then the lawn, brighter where the sign lights it.
  lane(k, '#a98aa4', -5.7, 0.6, 0.7)
  lane(k, '#5c4a80', 0.42, 0.6, 0.7)
  lane(k, '#23604f', -5.5, 0.42, 0.7)
  path(
    k,
    '#357c58',
    'M64 72.500C78 70.400 95 70.600 103 73C110 75.500 110 82 104 86.500C97 91 58 92 47 87C39 83 48 75 64 72.500Z',
  )
  path(
    k,
    '#5fa063',
    'M61 76C74 73.800 92 74 99 76C104.500 78.500 103 83 97 85.500C86 88.500 63 88.500 53 86C47 83 51 78 61 76Z',
  )
  // The paved place where people stand.
  path(
    k,
    '#e3c19c',
    'M59 79C70 77.600 88 77.600 95 79C100 80.500 98 83.500 93 84.800C84 86.400 66 86.400 57 84.800C51.500 83.400 53 80.400 59 79Z',
  )
  path(
    k,
    '#b78f8c',
    'M53.700 82.500C54 83.600 55 84.300 57 84.800C66 86.400 84 86.400 93 84.800C96 84 97.600 82.800 97.700 81.600C98.500 83.500 97 85 93 85.900C84 87.400 66 87.400 57 85.900C53.500 85.100 52.700 83.800 53.700 82.500Z',
  )
}

export default {
  alt: 'L’insegna di benvenuto di Las Vegas si accende al tramonto: tre persone la guardano e la fotografano, una decappottabile rosa parte verso la Strip, una lepre sta nel prato',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#1c2766'],
          [0.38, '#3f4690'],
          [0.66, '#a9608e'],
          [0.84, '#f48f74'],
          [1, '#ffcf8c'],
        ],
      },
      sun: [0.2, 0.72],
      horizon: HORIZON / 90,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 60, below: 0.32, seed: 5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(
        k,
        '#7a4a86',
        'M116 38C126 36.600 134 37.600 142 36.600C150 36.200 158 37.400 168 37V39.500C152 40.600 130 40.400 116 38Z',
      )
      path(
        k,
        '#f79a82',
        'M122 38.700C136 39.400 152 39.200 168 38.200V39.500C152 40.600 136 40.400 122 38.700Z',
      )
      path(k, '#a05a88', 'M-5 45C6 43.600 16 44.600 30 45.600C18 47 6 47.400 -5 47Z')
      path(k, '#ffb08c', 'M-5 46.300C6 46.800 16 46.400 30 45.600C18 47.200 6 47.800 -5 47.400Z')
      skyline(k)
      ground(k)
      palms(k)
    })
    // What the board gives to the air and the lawn about it.
    s.glow(0.475, 0.36, 46, '#ffb068', 0.26)
    f.draw(s.k, (k) => {
      path(
        k,
        'rgba(18,16,58,.3)',
        'M62 79.800H64.600L76 84.500H71ZM88 79.800H90.600L102 84.500H97Z',
      )
      at(k, 122.5, 77.3, 0.95, finnedCar)
      at(k, 76, 79.8, 0.95, welcomeSign)
      for (const [x, y, q] of points(
        '54.500 79 0.750 50 81 1.050 96.500 79.600 0.800 101.500 81 0.600',
        3,
      ))
        at(k, x, y, q, agave)
      at(k, 86.5, 80.6, 1, leaningMan)
      at(k, 76.5, 82, 1.04, lookingWoman)
      at(k, 58.3, 83.4, 1.08, photographer)
      at(k, 40, 85.5, 1.15, jackrabbit)
    })
    s.glow(0.475, 0.22, 13, '#ffb05c', 0.3)
    return finish(s, { bloom: 0.14 })
  },
}
