import { at, fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { leafMass } from '../nature/leaf-mass.js'
import { asianElephant } from './asian-elephant.js'

/** A wooded ridge in the haze: its outline, lit flanks that branch down from the crest, mist at its foot. */
function ridge(k, line, [c, lit], flanks, foot, seed) {
  fill(k, c, [...rough(line, 0.7, seed), [170, foot], [-10, foot]])
  for (const flank of flanks) fill(k, lit, rough(points(flank), 0.35, seed + 3))
}

function mist(k, y, high, strength) {
  const g = k.createLinearGradient(0, y - high, 0, y)
  g.addColorStop(0, 'rgba(252,240,206,0)')
  g.addColorStop(1, `rgba(252,240,206,${strength})`)
  k.fillStyle = g
  k.fillRect(-5, y - high, 170, high)
}

/** The hills of Mae Wang, fold behind fold. */
export function hills(k) {
  ridge(
    k,
    points(
      '-10 30 6 26 20 21 30 16.500 38 14 47 17 58 22 70 24 84 20.500 96 22 112 27 130 29 150 27 170 29',
    ),
    ['#a8c4c4', '#c8d4bc'],
    [
      '-10 30 6 26 20 21 30 16.500 38 14 36 19 39.500 22 34 27 36.500 31 28 36 30 40 18 46 -10 46',
      '70 24 84 20.500 82 26 85.500 29 78 34 80.500 38 68 45 60 46 65 38 63 34 69 29',
      '52 19.500 58 22 56 27 58.500 30 52 35 53.500 38 44 44 47 36 45.500 33 51 28',
    ],
    50,
    3,
  )
  mist(k, 44, 18, 0.75)
  ridge(
    k,
    points(
      '-10 22 2 24 14 29 26 34 40 38 54 40 74 37 90 32 104 26 116 21.500 124 20 134 23 146 29 158 32 172 33',
    ),
    ['#7cab9c', '#a8c493'],
    [
      '90 32 104 26 116 21.500 124 20 121.500 26 125.500 30 117 36 120 40.500 108 48 90 48 97 40 93.500 36',
      '140 26 146 29 143.500 34 147 38 138 43 140 47 126 50 132 43 129.500 39 137 34',
      '-10 22 2 24 0 30 4.500 34 -2 40 2 45 -10 47',
      '26 34 31 35.500 28 39 31 42 22 47 12 48 20 42 18.500 39',
    ],
    52,
    7,
  )
  mist(k, 50, 12, 0.7)
  ridge(
    k,
    points('-10 30 4 33 18 38 32 43 46 46.500 62 48 84 48.500 104 46 122 41 138 37 150 36 170 33'),
    ['#4c8c7c', '#7cac74'],
    [
      '122 41 138 37 150 36 147.500 41 151.500 44 143 48 145 53 120 53 128 47 124.500 44',
      '-10 30 4 33 2 38 6.500 42 0 47 4 52 -10 53',
      '18 38 26 41 22 45 25 48 16 53 8 53 15 47 12.500 44',
    ],
    54,
    12,
  )
  mist(k, 53, 6, 0.5)
}

/** A clump of bamboo: culms that lean out from one foot and hang over at their ends. */
export function bamboo(k, x, y, high, seed, tones) {
  const r = random(seed)
  for (let i = 0; i < 13; i++) {
    const lean = (i / 12 - 0.5) * 2 + (r() - 0.5) * 0.2
    const h = high * (0.75 + r() * 0.3) * (1 - Math.abs(lean) * 0.16)
    const tip = [x + lean * high * 0.52, y - h + Math.abs(lean) * high * 0.16]
    const mid = [x + lean * high * 0.14, y - h * 0.72]
    const c = tones[i % 3 === 0 ? 0 : 1]
    const foot = [x + lean * high * 0.05, y]
    for (let j = 0; j < 10; j++) {
      const [p, q] = [j / 10, (j + 1) / 10].map((t) =>
        [0, 1].map((n) => foot[n] * (1 - t) ** 2 + 2 * mid[n] * t * (1 - t) + tip[n] * t * t),
      )
      stroke(k, c, high * 0.018 * (1.06 - j / 10) ** 0.8, `M${p}L${q}`)
    }
    for (let j = 0; j < 11; j++) {
      const t = 0.42 + j * 0.055
      const [px, py] = [0, 1].map((n) => {
        const a = [x + lean * high * 0.05, y][n]
        return a * (1 - t) ** 2 + 2 * mid[n] * t * (1 - t) + tip[n] * t * t
      })
      const l = high * (0.1 + r() * 0.08)
      const a = 1.57 - lean * 0.9 + (r() - 0.5) * 2.2
      const [ex, ey] = [px + Math.cos(a) * l, py + Math.abs(Math.sin(a)) * l * 0.8]
      path(
        k,
        tones[lean < -0.1 + r() * 0.5 ? 2 : r() < 0.5 ? 1 : 0],
        `M${px} ${py}Q${(px + ex) / 2 + l * 0.16} ${(py + ey) / 2 - l * 0.1} ${ex} ${ey}Q${(px + ex) / 2 - l * 0.12} ${(py + ey) / 2 + l * 0.06} ${px} ${py}Z`,
      )
    }
  }
}

/** The far bank: a bar of sand, the wood's edge, a Karen house on its posts. */
export function farBank(k) {
  const wood = (x0, x1, y0, y1, seed, tones) =>
    leafMass(k, {
      box: [x0, y0 - 4, x1, y1],
      inside: (x, y) =>
        y > y0 + Math.sin(x * 0.21 + seed) * 2.6 + Math.sin(x * 0.57 + seed * 2) * 1.2,
      light: (x, y) => 1 - (y - y0) / (y1 - y0) + Math.sin(x * 0.21 + seed + 1.4) * 0.25,
      size: 2,
      tones,
    })
  const mid = [
    ['#24545c', '#2c6460', '#3c7464'],
    ['#2c6460', '#44805f', '#64986a'],
    ['#3c7464', '#64986a', '#a4bc70'],
  ]
  wood(-4, 62, 47, 55, 2, mid)
  wood(92, 166, 45.5, 55, 5, mid)
  bamboo(k, 88, 55, 17, 4, ['#2c6460', '#44805f', '#8cb06c'])
  bamboo(k, 33, 55, 14, 9, ['#2c6460', '#44805f', '#8cb06c'])
  // The house.
  at(k, 116, 54.4, 1, (q) => {
    for (const x of points('-6 -3 0 3 6', 1)) stroke(q, '#4c3c4c', 0.4, `M${x} 0V-3.400`)
    path(q, '#8c5c48', 'M-6.600 -3H7V-6.400H-6.600Z')
    path(q, '#c88c5c', 'M-6.600 -3H-1.600V-6.400H-6.600Z')
    path(q, '#4c3444', 'M-4.800 -3V-5.800H-3.200V-3ZM1.800 -4V-5.600H4V-4Z')
    path(q, '#a87c54', 'M-8.400 -5.800L-4.400 -10.600H5.600L8.800 -5.800Z')
    path(q, '#e0b878', 'M-8.400 -5.800L-4.400 -10.600H-1.400L-3 -5.800Z')
    path(q, '#5c4450', 'M-8 -3.200H8V-2.600H-8Z')
    stroke(q, '#5c4450', 0.3, 'M-5.400 0L-4.200 -3M-4.200 0L-3 -3M-5 -1H-3.800M-4.600 -2H-3.400')
  })
  fill(
    k,
    '#e8cf9c',
    rough(points('-6 55.600 30 54.200 70 54 90 54.400 130 54 166 55 166 56.400 -6 56.400'), 0.2, 4),
  )
  fill(k, '#b09c84', points('-6 56 60 55.600 166 56 166 56.600 -6 56.600'))
}

/** An elephant in the river: below its line of water only the mirror. `deep` in the elephant's own units. */
export function wader(k, x, y, size, deep, flip = false) {
  const q = flip ? -size : size
  k.save()
  k.beginPath()
  k.rect(x - 90 * size, y, 180 * size, 90 * size)
  k.clip()
  k.globalAlpha = 0.42
  k.translate(x, y)
  k.scale(q, -size * 0.8)
  k.translate(0, deep)
  asianElephant(k)
  k.restore()
  k.save()
  k.beginPath()
  k.rect(x - 90 * size, y - 120 * size, 180 * size, 120 * size)
  k.clip()
  k.translate(x, y)
  k.scale(q, size)
  k.translate(0, deep)
  asianElephant(k)
  k.restore()
  const r = random(Math.round(x * 3))
  for (let i = 0; i < 9; i++) {
    const px = x + (r() - 0.5) * 110 * size
    const l = (6 + r() * 16) * size
    path(
      k,
      i % 2 ? 'rgba(255,246,214,.85)' : 'rgba(190,222,196,.8)',
      `M${px - l} ${y + r() * 3 * size}q${l} ${-1.6 * size} ${l * 2} 0q${-l} ${1.8 * size} ${-l * 2} 0Z`,
    )
  }
}

/** Nothing of the calf shows but crown, brow and the trunk it breathes through. */
export function snorkel(k) {
  path(k, '#8c7c8c', 'M-8 0C-8 -4 -5 -7 -1 -6.600C2 -6.400 4 -4.600 5 -2.400L6 0Z')
  path(k, '#ffd8a4', 'M-8 0C-8 -4 -5 -7 -1 -6.600C-4 -5.600 -6 -3 -6.400 0Z')
  path(k, '#5f5478', 'M-3 0C-2.600 -2.400 -0.600 -3.800 1 -3.400C0 -2.400 -0.400 -1 0 0Z')
  path(k, '#2a2434', 'M2.600 -3a0.500 0.450 0 1 0 0.010 0Z')
  stroke(k, '#8c7c8c', 1.7, 'M9.500 0C9.200 -4 10.400 -6.400 13 -8')
  stroke(k, '#5f5478', 0.5, 'M9.200 -2h1.600M9.700 -4l1.700 0.500M11 -5.800l1.300 1')
  path(k, '#443c60', 'M13 -8.900a0.800 0.700 0 1 0 0.010 0Z')
  stroke(k, 'rgba(255,246,214,.8)', 0.5, 'M-11 0.500Q-2 1.600 8 0.600M7 0.400Q10 1.200 13 0.300')
  // What it blows out.
  for (const [x, y, q] of points('14 -11 .5 15.500 -12 .4 13 -12.500 .35 16 -10.200 .3', 3))
    path(k, '#fffae4', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
}
