import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { palm } from '../../nature/palms.js'
import { sky, stars } from '../../nature/sky.js'

const SEA = 46

/** The Milky Way in flat bands, one in the other, from the horizon to the upper left. */
function galaxy(k) {
  for (const [c, wide, seed] of [
    ['rgba(84,100,176,.28)', 15, 2],
    ['rgba(120,132,204,.26)', 10, 5],
    ['rgba(176,170,226,.24)', 6, 8],
    ['rgba(240,220,236,.26)', 2.6, 11],
  ]) {
    const edge = (m) =>
      Array.from({ length: 30 }, (_, i) => {
        const t = (i / 29) * 1.35
        const [x, y] = [124 - t * 70 - t * t * 14, SEA - t * 56]
        const q = wide * (0.55 + t * 0.6) * (1 + noise(t * 6, seed + m) * 0.35)
        return [x + m * q * 0.62, y - m * q * 0.78]
      })
    fill(k, c, [...edge(-1), ...edge(1).reverse()])
  }
}

/** A line of surf that shines: blue glow, turquoise body, white edge; the sand takes some of its light. */
function shine(k, y, high, seed) {
  const top = (x) => y(x) + noise(x * 0.12, seed) * high * 0.5
  const band = (from, to) => [
    ...Array.from({ length: 86 }, (_, i) => [-6 + i * 2, top(-6 + i * 2) + from(-6 + i * 2)]),
    ...Array.from({ length: 86 }, (_, i) => [164 - i * 2, top(164 - i * 2) + to(164 - i * 2)]),
  ]
  const swell = (x) => 0.35 + Math.max(0, noise(x * 0.07 + seed, seed) + 0.3)
  fill(
    k,
    'rgba(40,140,255,.35)',
    band(
      (x) => -high * 0.9 * swell(x),
      (x) => high * 0.9 * swell(x),
    ),
  )
  fill(
    k,
    '#2aa6f0',
    band(
      (x) => -high * 0.5 * swell(x),
      (x) => high * 0.5 * swell(x),
    ),
  )
  fill(
    k,
    '#7de3ff',
    band(
      (x) => -high * 0.26 * swell(x),
      (x) => high * 0.2 * swell(x),
    ),
  )
  fill(
    k,
    '#eafcff',
    band(
      (x) => -high * 0.1 * swell(x),
      (x) => high * 0.06 * swell(x),
    ),
  )
}

/** Someone who runs along the water, arms wide; light from below. */
function runner(k) {
  stroke(k, '#2c2f58', 2.6, 'M-1 -13L-5 -8L-10 -7.500M1 -13L4.500 -8L3 -1')
  stroke(k, '#3f7fc0', 0.7, 'M-5.600 -7L-10 -6.700M5.600 -8L4.200 -1')
  path(k, '#c8506c', 'M-3 -12C-3.600 -17 -2 -21.500 0 -22.500H3.600C5 -20 4.400 -15 3.400 -12Z')
  path(k, '#7a3058', 'M-3 -12C-3.600 -17 -2 -21.500 0 -22.500C-0.600 -18 0 -14.500 0.600 -12Z')
  stroke(k, '#a8705c', 1.7, 'M0.600 -21L-5 -23L-9 -27M3 -21L8 -22.500L12 -20.500')
  path(k, '#c08a70', 'M0.600 -25.500a2.400 2.700 0 1 0 4.800 0a2.400 2.700 0 1 0 -4.800 0Z')
  path(
    k,
    '#241c34',
    'M0 -25C-0.400 -29.500 5.600 -29.500 5.600 -26C3 -27.500 2 -26 1.600 -23.600C-1 -23 -4 -23.500 -6 -25.500C-3.600 -25.200 -1.500 -25 0 -25Z',
  )
}

/** Two who watch, hand in hand, from behind. */
function couple(k) {
  for (const [x, c, d, hair] of [
    [-4, '#f0c060', '#8a6a5c', '#1c1830'],
    [4, '#e8e4f0', '#7d80ac', '#3a2434'],
  ]) {
    path(
      k,
      '#1f2348',
      `M${x - 2.8} -10L${x - 3} 0.300H${x - 0.6}L${x} -7L${x + 0.6} 0.300H${x + 3}L${x + 2.8} -10Z`,
    )
    path(
      k,
      d,
      `M${x - 3.4} -9C${x - 3.8} -14 ${x - 4} -18 ${x - 2.6} -19.500H${x + 2.6}C${x + 4} -18 ${x + 3.8} -14 ${x + 3.4} -9Z`,
    )
    path(
      k,
      c,
      `M${x - 3.4} -9C${x - 3.8} -14 ${x - 4} -18 ${x - 2.6} -19.500H${x - 1}C${x - 2} -16 ${x - 1.8} -12 ${x - 1.6} -9Z`,
    )
    path(
      k,
      hair,
      `M${x - 2.3} -22.500C${x - 2.6} -26.500 ${x + 2.6} -26.500 ${x + 2.3} -22.500L${x + 2} -19.500H${x - 2}Z`,
    )
  }
  stroke(k, '#a8705c', 1.3, 'M-1 -17L0 -11L1 -17M-7.500 -17L-8.200 -10M7.500 -17L8.200 -10')
  stroke(
    k,
    '#5fc8ff',
    0.5,
    'M-7.700 -18C-8.600 -15 -8.900 -13 -8.800 -10M0.400 -19C-0.200 -17 0 -15 0.200 -12',
  )
}

export default {
  alt: 'La riva di un’isola delle Maldive che si accende d’azzurro di notte: una ragazza corre sulla battigia e ogni orma brilla, una coppia guarda sotto la Via Lattea',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#0b1240'],
          [0.5, '#1d2c70'],
          [0.85, '#3a4f9a'],
          [1, '#6a78b8'],
        ],
        front: 0.35,
      },
      sun: [0.7, 0.5],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => galaxy(k))
    stars(s, { count: 420, below: 0.48, seed: 9 })
    f.draw(s.k, (k) => {
      path(
        k,
        '#1c2858',
        'M108 46C112 43.400 118 44 124 42.600C134 41 146 42.600 156 42C160 42 164 43 166 43.400V46.400H108Z',
      )
      for (const [x, q] of points('120 3 132 4 145 3.400 154 3')) {
        stroke(k, '#1c2858', 0.4, `M${x} 43q0.600 -2 0.200 ${-q}`)
        stroke(
          k,
          '#1c2858',
          0.5,
          `M${x + 0.2} ${43 - q}q-2 -0.600 -2.800 1M${x + 0.2} ${43 - q}q2 -0.800 3 0.800M${x + 0.2} ${43 - q}q-0.800 -1.600 -2.400 -1.400M${x + 0.2} ${43 - q}q1 -1.600 2.400 -1.200`,
        )
      }
      for (const [c, y] of [
        ['#31459a', SEA],
        ['#24378a', SEA + 2.4],
        ['#1b2b76', SEA + 6],
        ['#152364', SEA + 11],
      ])
        fill(k, c, points(`-5 ${y} 165 ${y} 165 96 -5 96`))
      const r = random(4)
      for (let i = 0; i < 46; i++) {
        const t = r()
        stroke(
          k,
          i % 3 ? 'rgba(150,190,255,.35)' : 'rgba(110,220,255,.6)',
          0.2 + t * 0.2,
          `M${r() * 160} ${SEA + 1 + t * 12}h${2 + r() * 5}`,
        )
      }
      const shore = (x) => 66 + Math.sin(x * 0.032 + 0.6) * 3.4 - (x - 80) * 0.045
      const line = Array.from({ length: 86 }, (_, i) => [-6 + i * 2, shore(-6 + i * 2)])
      shine(k, (x) => shore(x) - 8, 1.5, 3)
      shine(k, (x) => shore(x) - 4.4, 2.2, 6)
      // Sand: lit blue at the water, violet and dark towards the viewer.
      for (const [c, d] of [
        ['#3f74b8', 0],
        ['#3d5794', 2],
        ['#3a4478', 5.5],
        ['#322f60', 11],
        ['#272248', 18],
      ])
        fill(k, c, [
          ...line.map(([x, y]) => [x, y + d + (d ? noise(x * 0.06, d) * 1.2 : 0)]),
          ...points('166 96 -6 96'),
        ])
      shine(k, (x) => shore(x) - 0.2, 2.8, 9)
      // Footprints that glow behind her, the newest the brightest.
      for (let i = 0; i < 13; i++) {
        const x = 96 - i * 6.6
        const y = shore(x) + 5.6 + (i % 2) * 1.5
        k.globalAlpha = 1 - i * 0.068
        path(
          k,
          'rgba(60,170,255,.5)',
          `M${x - 2.6} ${y}a2.600 1 0 1 0 5.200 0a2.600 1 0 1 0 -5.200 0Z`,
        )
        path(k, '#9cecff', `M${x - 1.4} ${y}a1.400 0.520 0 1 0 2.800 0a1.400 0.520 0 1 0 -2.800 0Z`)
        k.globalAlpha = 1
      }
      path(
        k,
        'rgba(16,14,44,.5)',
        'M98 71C104 70.400 114 71.600 120 73.600C112 74.600 102 73.400 98 71Z',
      )
      at(k, 104, shore(104) + 6.2, 0.72, runner)
      for (const [x, y] of points('100 70 108 69 112 66.500 97 67 106 66'))
        path(k, '#8fe8ff', `M${x} ${y}a0.350 0.450 0 1 0 0.010 0Z`)
      path(
        k,
        'rgba(16,14,44,.55)',
        'M128 83.500C136 82.600 150 85 158 88C148 89.400 134 87 128 84.600Z',
      )
      at(k, 134, 84, 0.8, couple)
    })
    for (const [x, y, height, lean, seed] of points('0.1 1.02 86 0.14 6 0.02 0.96 66 0.04 12', 5))
      palm(s, { x, y, height, lean, seed })
    f.draw(s.k, (k) =>
      path(k, '#1f1a3c', 'M-6 92V85C2 82.500 12 84 20 86.500C26 88.500 30 90 34 92Z'),
    )
    s.glow(0.55, 0.72, 26, '#3fa8ff', 0.22)
    return finish(s, { bloom: 0.3 })
  },
}
