import { blend } from '../../core/colour.js'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { dinnerDhow } from '../../things/dinner-dhow.js'

const QUAY = 60
const [GOLD, PALE] = ['#ffd07a', '#fff0c4']
const NEAR = ['#232a64', '#3d3f80', '#7a6a9c']
const MID = ['#3b3f7e', '#544f90', '#9a7ea4']
const FAR = ['#6a629c', '#7d6fa4', '#b08ea8']

/** Lit windows of a face: short bars on some floors, never a net of dots. */
function windows(k, x, y, wide, high, seed, share = 0.36) {
  const r = random(seed)
  for (let row = y + 1.6; row < y + high - 1; row += 1.7)
    for (let a = x + 0.5; a < x + wide - 0.8; a += 1.9) {
      if (r() > share) continue
      k.fillStyle = r() < 0.3 ? PALE : GOLD
      k.fillRect(a, row, Math.min(1.2, x + wide - 0.4 - a), 0.62)
    }
}

/** A tower of two faces: the left one in shade, the right one towards the afterglow. */
function tower(k, { x, wide, high, tones: [shade, face, lit], seed, crown = 'flat' }) {
  const top = QUAY - high
  const edge = x + wide * 0.62
  const right = x + wide
  const heads = {
    flat: [
      [x, top],
      [edge, top],
      [right, top + 0.8],
    ],
    slope: [
      [x, top + 5],
      [edge, top],
      [right, top + 1.4],
    ],
    step: [
      [x, top + 5],
      [x + wide * 0.2, top + 5],
      [x + wide * 0.2, top],
      [edge, top],
      [right - wide * 0.1, top + 0.6],
      [right - wide * 0.1, top + 5],
      [right, top + 5],
    ],
    dome: [
      [x, top],
      [edge, top],
      [right, top],
    ],
  }
  fill(k, face, [[x, QUAY], ...heads[crown], [right, QUAY]])
  fill(k, shade, [
    [x, QUAY],
    [x, crown === 'slope' || crown === 'step' ? top + 5 : top],
    [x + wide * 0.28, crown === 'slope' ? top + 2.8 : crown === 'step' ? top + 5 : top],
    [x + wide * 0.28, QUAY],
  ])
  fill(k, lit, [
    [edge, QUAY],
    [edge, top + (crown === 'step' ? 5 : 0.2)],
    [right, crown === 'slope' ? top + 1.4 : top + (crown === 'step' ? 5 : 0.8)],
    [right, QUAY],
  ])
  if (crown === 'dome') {
    const c = x + wide / 2
    path(
      k,
      face,
      `M${x + wide * 0.12} ${top}C${x + wide * 0.12} ${top - wide * 0.7} ${right - wide * 0.12} ${top - wide * 0.7} ${right - wide * 0.12} ${top}Z`,
    )
    path(
      k,
      lit,
      `M${c + wide * 0.1} ${top}C${c + wide * 0.2} ${top - wide * 0.3} ${c + wide * 0.1} ${top - wide * 0.5} ${c} ${top - wide * 0.52}C${c + wide * 0.2} ${top - wide * 0.52} ${right - wide * 0.12} ${top - wide * 0.4} ${right - wide * 0.12} ${top}Z`,
    )
    stroke(k, lit, 0.5, `M${c} ${top - wide * 0.4}v${-wide * 0.75}`)
    stroke(k, GOLD, 0.5, `M${x} ${top}H${right}`)
  }
  windows(k, x + wide * 0.3, top + 5, wide * 0.3, high - 6, seed)
  windows(k, edge + 0.2, top + 5, wide * 0.34, high - 6, seed + 7, 0.24)
}

/** The tower that turns a quarter on its way up: every floor a square laid a little round. */
function twisted(k, x, half, high) {
  const floors = 73
  const r = random(12)
  for (let i = 0; i < floors; i++) {
    const y = QUAY - (high * i) / floors
    const turn = 0.22 + (i / floors) * 1.57
    const corners = [0, 1, 2, 3].map((c) => turn + (c * Math.PI) / 2)
    for (const a of corners) {
      const [p, q] = [Math.cos(a), Math.cos(a + Math.PI / 2)]
      // Seen from the front, the side runs from left to right.
      if (Math.sin(a + Math.PI / 4) <= 0) continue
      const facing = Math.cos(a + Math.PI / 4)
      const light = Math.round((facing + 1) * 5) / 10
      k.fillStyle =
        light < 0.5
          ? blend('#20265e', '#5a5496', light * 2)
          : blend('#5a5496', '#dea2a0', light * 2 - 1)
      const [x0, x1] = [x + Math.min(p, q) * half, x + Math.max(p, q) * half]
      k.fillRect(x0, y - high / floors - 0.05, x1 - x0, high / floors + 0.1)
      if (i % 2 && i < floors - 2)
        for (let b = x0 + 0.6; b < x1 - 1; b += 1.7)
          if (r() < (facing > 0.5 ? 0.16 : 0.26)) {
            k.fillStyle = r() < 0.3 ? PALE : GOLD
            k.fillRect(b, y - high / floors, 1.1, 0.6)
          }
    }
  }
}

/** A date palm of the promenade, small. */
function palmlet(k) {
  stroke(k, '#1c1c48', 0.5, 'M0 0C0.200 -2 0 -4 0 -5')
  for (const d of [
    'M0 -5C-1.500 -6.600 -3 -6.400 -4 -5',
    'M0 -5C1.500 -6.600 3 -6.400 4 -5',
    'M0 -5C-1 -7 -2.400 -7.600 -3.600 -7.200',
    'M0 -5C1 -7 2.400 -7.600 3.600 -7.200',
    'M0 -5C0 -7 0.400 -8 0.800 -8.600',
  ])
    stroke(k, '#24305c', 0.55, d)
}

/** Two friends at the railing, seen from behind: the light of the canal on their edges. */
function friends(k) {
  path(
    k,
    '#141638',
    'M-9 20C-9.600 8 -9.400 -2 -7 -5.600C-5 -7.200 -1 -7.200 0.600 -5.600C2.600 -2 2.400 8 2 20Z',
  )
  path(k, '#141638', 'M-3.200 -13.600a3 3.400 0 1 0 0.010 0Z')
  stroke(k, '#141638', 2.3, 'M0 -4C3 -6 5.600 -9.600 7.600 -13.600')
  path(
    k,
    '#1c1a42',
    'M5.600 20C5 9 5 0 7 -3.600C9 -5.200 13 -5.200 14.800 -3.600C17 0 17 9 16.400 20Z',
  )
  path(
    k,
    '#1c1a42',
    'M10.900 -11.600a2.900 3.300 0 1 0 0.010 0ZM8 -8.600C7.600 -4 7.400 1 8.600 3H13.400C14.600 1 14.400 -4 14 -8.600Z',
  )
  stroke(
    k,
    '#f0a070',
    0.5,
    'M2.300 4C2.400 0 2.200 -3.600 0.800 -5.400M-0.400 -8.800C0.400 -11 -0.400 -13.200 -2 -13.600M16.800 5C16.900 1 16.400 -2 15 -3.400M14 -8C14.200 -10.400 12.800 -11.500 11.400 -11.500M8 -13.200L5.400 -9',
  )
}

export default {
  alt: 'Le torri di Dubai Marina accese di notte, con il grattacielo a spirale, riflesse nel canale degli yacht',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#14194f'],
          [0.4, '#3a3f86'],
          [0.7, '#96689a'],
          [0.88, '#ee9286'],
          [1, '#ffc58c'],
        ],
      },
      sun: [0.86, 0.66],
      horizon: QUAY / 90,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 70, below: 0.3, seed: 4 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#5a4f92', 'M70 26C86 23.800 112 24 132 26.400C116 28.200 88 28.400 70 26Z'],
        ['#f0908c', 'M76 26.900C92 28.200 114 28 130 26.800C116 29.200 90 29.400 76 26.900Z'],
        ['#8a6498', 'M120 41C134 39.400 152 39.800 168 41.400V43C152 43.600 134 43.200 120 41Z'],
      ])
        path(k, c, d)
      for (const [i, [x, wide, high]] of points(
        '6 9 26 24 8 20 40 7 30 82 8 24 96 9 32 110 7 22 121 10 28 136 8 19 148 9 24',
        3,
      ).entries())
        tower(k, { x, wide, high, tones: FAR, seed: 60 + i, crown: i % 3 ? 'flat' : 'slope' })
      for (const [i, [x, wide, high, crown]] of [
        [-4, 12, 40, 'step'],
        [17, 9, 44, 'dome'],
        [74, 10, 41, 'slope'],
        [89, 9, 36, 'step'],
        [104, 10, 46, 'dome'],
        [128, 9, 34, 'slope'],
        [141, 10, 41, 'flat'],
      ].entries())
        tower(k, { x, wide, high, tones: MID, seed: 21 + i, crown })
      twisted(k, 49, 6.4, 55)
      tower(k, { x: 29, wide: 10, high: 37, tones: NEAR, seed: 33, crown: 'slope' })
      tower(k, { x: 62, wide: 9.5, high: 30, tones: NEAR, seed: 35, crown: 'step' })
      tower(k, { x: 116, wide: 11, high: 30, tones: NEAR, seed: 37, crown: 'flat' })
      tower(k, { x: 150, wide: 14, high: 52, tones: NEAR, seed: 39, crown: 'step' })
      tower(k, { x: 5, wide: 11, high: 28, tones: NEAR, seed: 44, crown: 'flat' })
      // The promenade: an arcade full of light under a terrace.
      path(k, '#1e2050', `M-6 ${QUAY}V${QUAY - 4}H168V${QUAY}Z`)
      for (const [x0, n] of points('-4 7 17 4 33 9 62 5 82 3 96 6 119 8 146 5'))
        for (let i = 0; i < n; i++) {
          const x = x0 + i * 2.1
          path(
            k,
            i % 3 ? '#f2a860' : GOLD,
            `M${x} ${QUAY - 0.9}V${QUAY - 2}C${x} ${QUAY - 3} ${x + 1.3} ${QUAY - 3} ${x + 1.3} ${QUAY - 2}V${QUAY - 0.9}Z`,
          )
        }
      path(k, '#6a5a94', `M-6 ${QUAY - 4}H168V${QUAY - 3.6}H-6Z`)
      for (let i = 0; i < 19; i++)
        at(k, 2 + i * 8.7 + (i % 3), QUAY - 3.8, 0.62 + (i % 3) * 0.08, palmlet)
    })
    stillWater(s, {
      y: QUAY / 90,
      sway: 1.1,
      press: 1.5,
      veil: [
        [0, '#2a3474', 0.2],
        [0.4, '#232f70', 0.46],
        [1, '#0f1848', 0.86],
      ],
    })
    s.layer((k) => f.draw(k, (c) => at(c, 100, 74.5, 0.98, dinnerDhow)), {
      lit: false,
      reflect: { y: f.at([0, 74.5])[1], power: 0.62, length: 0.17, wobble: 4 },
    })
    f.draw(s.k, (k) => {
      stroke(
        k,
        '#f2c08c',
        0.4,
        'M64 75.200C80 76.600 120 76.600 140 75M70 77.400C84 78.400 112 78.400 126 77.400',
      )
      // The near quay and its railing.
      path(k, '#121434', 'M-6 96V88C20 86.600 44 87.600 62 91L70 96Z')
      at(k, 22, 76, 0.92, friends)
      stroke(k, '#0e1030', 0.9, 'M-6 77.600C16 76.800 36 77.600 50 80C58 81.600 63 85 65 96')
      for (const [x, y] of points(
        '-1 77.400 7 77.200 15 77.100 23 77.200 31 77.700 39 78.400 47 79.400 54 80.900 60.500 84',
      ))
        stroke(k, '#0e1030', 0.55, `M${x} ${y}V94`)
      stroke(
        k,
        '#e89a78',
        0.25,
        'M-6 77.200C16 76.400 36 77.200 50 79.600C58 81.200 63 84.600 65.200 95',
      )
    })
    for (const [x, y, q] of points('0.625 0.72 30 0.625 0.62 20', 3))
      s.glow(x, y, q, '#ffb45c', 0.26)
    return finish(s)
  },
}
