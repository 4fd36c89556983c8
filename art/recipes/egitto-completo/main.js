import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { guide, kneelingCamel, littleSphinx, standing } from '../../things/giza-people.js'
import { lyingSphinx } from '../../things/sphinx.js'

/**
 * A pyramid seen towards its corner: apex, foot, half its width; the right face in the sun, courses that break
 * off, stones that catch the light. tones: face, course, stone for the sun, then for the shade.
 */
function pyramid(k, [x, y, foot, half], [sun, shade], { courses, seed, cap, blunt = 0 }) {
  const r = random(seed)
  const corner = x - half * 0.16
  const p = (side, t, u) => {
    const [cx, cy] = [x + (corner - x) * t, y + (foot + half * 0.035 - y) * t]
    const [ex, ey] = [x + side * half * t, y + (foot - y) * t]
    return [cx + (ex - cx) * u, cy + (ey - cy) * u]
  }
  for (const [side, [face, course, pale]] of [
    [-1, shade],
    [1, sun],
  ]) {
    const edge = rough([p(side, blunt, 1), p(side, 1, 1)], half * 0.008, seed + side)
    fill(k, face, [p(side, blunt, 0), ...edge, p(side, 1, 0)])
    for (let i = 1; i < courses; i++) {
      const t = Math.max(0.05, (i + (r() - 0.5) * 0.4) / courses)
      for (let u = r() * 0.1; u < 0.96; ) {
        const v = Math.min(0.985, u + 0.04 + r() * 0.3)
        const [a, b] = [p(side, t, u), p(side, t, v)]
        if (r() < 0.62) stroke(k, course, 0.16 + r() * 0.2, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
        u = v + 0.02 + r() * 0.12
      }
    }
    for (let i = 0; i < courses * 1.1; i++) {
      const t = 0.16 + 0.82 * Math.sqrt(r())
      const [u, d] = [r() * 0.94, 0.014 + r() * 0.012]
      const v = u + (0.012 + r() * 0.03) / t
      fill(k, i % 3 ? pale : course, [
        p(side, t, u),
        p(side, t, v),
        p(side, t + d, v),
        p(side, t + d, u),
      ])
    }
  }
  if (!cap) return
  // What is left of the smooth casing, torn along its lower edge.
  for (const [side, c, line] of [
    [-1, cap[1], [0.25, 0.232, 0.262, 0.246, 0.272, 0.24, 0.255, 0.22, 0.238, 0.21]],
    [1, cap[0], [0.25, 0.268, 0.24, 0.262, 0.235, 0.244, 0.21, 0.238, 0.225, 0.25]],
  ])
    fill(k, c, [[x, y], ...line.map((t, i) => p(side, t, i / 9))])
}

const GOLD = [
  ['#f4c478', '#dca660', '#ffe0a0'],
  ['#b08088', '#98687c', '#c89c98'],
]
const NEAR = [
  ['#f0b868', '#d4964f', '#ffd890'],
  ['#a0707c', '#885a72', '#bc8c8c'],
]
const FAR = [
  ['#f8d698', '#ecc282', '#ffe6b4'],
  ['#c49c98', '#b48a90', '#d4b0a8'],
]

function skyOf(k) {
  const g = k.createLinearGradient(0, -24, 0, 58)
  for (const [t, c] of [
    [0, '#3c86ac'],
    [0.36, '#74b0bc'],
    [0.66, '#c4d8bc'],
    [0.86, '#fbe2a8'],
    [1, '#ffd28c'],
  ])
    g.addColorStop(t, c)
  path(k, g, 'M-60 -60H230V70H-60Z')
  for (const [x, y, l] of points(
    '-6 25 34 14 27.500 22 88 12 30 104 14.500 18 134 30 34 92 34 20',
    3,
  )) {
    path(k, '#fff0cc', `M${x} ${y}q${l * 0.5} -1.400 ${l} 0q${-l * 0.5} 0.700 ${-l} 0Z`)
    path(
      k,
      '#f4c49c',
      `M${x + l * 0.1} ${y + 0.3}q${l * 0.4} 0.900 ${l * 0.8} 0q${-l * 0.4} 0.700 ${-l * 0.8} 0Z`,
    )
  }
}

/** Pigeons that wheel round the point of the second pyramid. */
function pigeons(k, x, y) {
  for (const [dx, dy, q] of points(
    '-8 -2 0.9 -5 -4 1 -1.500 -4.500 1.100 2 -3.500 1 5 -1.500 0.9 -10 1 0.8 -3.500 -1 0.9 0.5 -1 1',
    3,
  ))
    stroke(
      k,
      '#6c5474',
      0.34,
      `M${x + dx - q} ${y + dy - q * 0.4}q${q * 0.7} -0.300 ${q} ${q * 0.5}q${q * 0.4} ${-q * 0.8} ${q * 1.1} ${-q * 0.6}`,
    )
}

/** The plain with the hollow the sphinx lies in, walls of rock behind it, the temple before its paws. */
function plateau(k) {
  path(k, '#f0cc90', 'M-60 57C-10 56 40 57.500 90 57C130 56.600 180 58 230 57V130H-60Z')
  path(
    k,
    'rgba(150,92,100,.4)',
    'M82 60.500L48 62.500L-30 66L20 61L40 59.500ZM20 57.500L6 58.400L-14 59.600L4 57.500Z',
  )
  path(k, '#e8bc7c', 'M-60 63C-20 61 20 63.500 60 62.500C110 61 170 63.500 230 62V130H-60Z')
  // The rock wall of the hollow: the old quarry, its layers, its lip in the sun.
  const lip = rough(
    points(
      '-60 59.600 0 59 22 59.800 44 58.800 70 59.300 96 59 120 60.600 140 62 160 61.400 230 61.600',
    ),
    0.4,
    4,
  )
  fill(k, '#b47c74', [...lip, [230, 74], [-60, 74]])
  fill(k, '#f8dc9c', [
    ...lip,
    ...lip.map(([x, y]) => [x, y + 0.7 + Math.sin(x * 0.9) * 0.25]).toReversed(),
  ])
  for (const [x, y, l] of points(
    '2 64.500 16 24 66.800 12 4 69 20 110 64.600 9 124 66.400 18 148 65 12 116 69 10 136 69.600 14',
    3,
  ))
    path(
      k,
      '#9c6470',
      `M${x} ${y}l${l * 0.4} -0.500l${l * 0.6} 0.300l${-l * 0.2} 1l${-l * 0.5} 0.200Z`,
    )
  path(k, '#e4b06c', 'M-60 71.500C-20 70.500 30 72 70 71.500C110 71 160 72.100 230 71.500V130H-60Z')
  for (const [x, y, wide, tall] of points(
    '141 74.500 7 4.600 149 74 5 3.400 155 74.600 8 5.400 144 77.500 10 2.400 158 78 12 3',
    4,
  )) {
    path(k, 'rgba(120,72,92,.42)', `M${x} ${y}h${wide}l-6 1.200h${-wide}Z`)
    path(k, '#c08c70', `M${x} ${y}v${-tall}h${wide}v${tall}Z`)
    path(
      k,
      '#fbdc9c',
      `M${x + wide * 0.74} ${y}v${-tall}h${wide * 0.26}v${tall}ZM${x} ${y - tall}h${wide}v0.500h${-wide}Z`,
    )
  }
}

/** The sand before it: two long swells. */
function sand(k) {
  path(
    k,
    '#ecbc78',
    'M-60 77C-10 75.500 30 78 60 77.200C90 76.500 120 78.500 150 77.500C180 76.800 210 78 230 77.500V140H-60Z',
  )
  path(
    k,
    '#dca262',
    'M-60 82C-20 79.500 20 80.500 54 83.500C90 86.500 130 84 170 84.500C200 85 220 86 230 86V140H-60Z',
  )
  path(
    k,
    '#f4cc88',
    'M-60 82C-20 79.500 20 80.500 54 83.500C72 85 92 85.400 112 85C90 86.600 66 86 44 84.600C10 82.500 -30 82.500 -60 84Z',
  )
  path(k, '#c8865a', 'M20 100C60 91 110 89 160 91C190 92 210 93 230 93V140H20Z')
}

export default {
  alt: 'La Sfinge di Giza e le tre piramidi nella luce del mattino: una guida racconta, un cammello riposa in ginocchio e un bambino imita la Sfinge disteso su un blocco di pietra',
  heart: 62,
  focus: 0.6,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 92, zoom: 0.76, foot: 0.93 })
    const s = new Scene(w, h, { mood: moods.day, sun: [0.96, 0.2], horizon: f.at([0, 57])[1] / h })
    f.draw(s.k, (k) => {
      skyOf(k)
      path(k, '#f4d49c', 'M-60 56C0 55 60 56.500 120 55.600C160 55.200 200 56 230 55.600V60H-60Z')
      // 65, 136 and 138 metres: the third farther off, the second on higher ground with its cap.
      const third = s.pick([17, 45.5, 57, 12], [54, 45.5, 57.5, 12])
      pyramid(k, third, FAR, { courses: 12, seed: 4 })
      for (const x of [-9, -14.5])
        pyramid(k, [third[0] + x, 53, 57.3, 4], FAR, { courses: 5, seed: 9 - x })
      pyramid(k, s.pick([58, 16.5, 58.5, 44], [72, 20, 58.5, 40]), GOLD, {
        courses: 34,
        seed: 5,
        cap: ['#fff0c8', '#d8b4ac'],
      })
      pyramid(k, s.pick([128, 18.5, 60, 46], [124, 20, 60, 43]), NEAR, {
        courses: 34,
        seed: 12,
        blunt: 0.02,
      })
      pigeons(k, ...s.pick([72, 13], [88, 14]))
      plateau(k)
      // The sphinx and its shadow, which the low sun throws behind it.
      path(
        k,
        'rgba(110,62,88,.5)',
        'M120 76.500C100 74 70 72.500 36 72.500C22 72.500 10 74 2 75.400C16 78 60 78.500 92 78Z',
      )
      at(k, s.pick(91, 92), 77.3, s.pick(1.4, 1.22), lyingSphinx, true)
      sand(k)
      k.save()
      k.transform(...s.pick([1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 45, 5.5]))
      at(k, 13, 86.8, 0.62, kneelingCamel)
      at(k, 33, 85.3, 0.5, (c) =>
        standing(c, {
          top: '#e8a43c',
          lit: '#ffd070',
          legs: '#4a4a7c',
          hat: '#fff4dc',
          hair: '#5c3430',
          skin: '#c08a64',
          skinLit: '#f4c49c',
          hand: 'chin',
        }),
      )
      at(k, 38, 87.3, 0.5, (c) =>
        standing(c, {
          top: '#3f8c8c',
          lit: '#7cc4b4',
          legs: '#7c5468',
          hat: '#d8484c',
          hair: '#2c2030',
          skin: '#94603f',
          skinLit: '#c88c60',
          hand: 'camera',
        }),
      )
      at(k, 50, 86.5, 0.52, guide)
      at(k, 68, 88, 0.5, littleSphinx)
      k.restore()
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}
