import { path, points } from '../core/field.js'
import { random } from '../core/random.js'

/** The Golden Horn at the last light: its houses and cypresses, the water. */
export const SHORE = 61

/** Houses that climb a hill: fronts, sides in the last light, roofs of tile, some windows lit. */
export function houses(k, { from, to, foot, size, tones, roof, seed, calm }) {
  const r = random(seed)
  for (let x = from; x < to; ) {
    const wide = size * (0.8 + r() * 0.7)
    const high = size * (0.9 + r() * 1.1)
    const y = foot(x + wide / 2)
    const [front, side] = tones[Math.floor(r() * tones.length)]
    path(k, front, `M${x} ${y}v${-high}h${wide}v${high}Z`)
    path(k, side, `M${x + wide * 0.74} ${y}v${-high}h${wide * 0.26}v${high}Z`)
    if (r() < 0.62) {
      path(
        k,
        roof[0],
        `M${x - 0.2} ${y - high}l${wide * 0.25} ${-size * 0.32}h${wide * 0.5}l${wide * 0.25 + 0.4} ${size * 0.32}Z`,
      )
      path(
        k,
        roof[1],
        `M${x + wide * 0.7} ${y - high}l${wide * 0.05} ${-size * 0.32}l${wide * 0.25 + 0.2} ${size * 0.32}Z`,
      )
    } else path(k, roof[1], `M${x - 0.1} ${y - high}v-0.350h${wide + 0.2}v0.350Z`)
    const cols = Math.max(2, Math.round(wide / (size * 0.34)))
    const rows = Math.max(1, Math.round(high / (size * 0.62)))
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows; j++)
        if (r() < (calm ? 0.5 : 0.8))
          path(
            k,
            r() < (calm ? 0.2 : 0.42) ? '#ffd08c' : calm ? roof[0] : '#5a4a80',
            `M${x + (wide * (i + 0.3)) / cols} ${y - (high * (j + 0.35)) / rows}v${-size * 0.24}h${size * 0.14}v${size * 0.24}Z`,
          )
    x += wide * 0.98
  }
}

/** The hill of the mosque. */
export const hill = (x) => 51.5 - 5.5 * Math.exp(-(((x - 108) / 34) ** 2)) + 0.5 * Math.sin(x * 0.6)

export function cypress(k, x, y, high) {
  path(
    k,
    '#34385c',
    `M${x} ${y - high}C${x + high * 0.17} ${y - high * 0.6} ${x + high * 0.15} ${y - high * 0.2} ${x + high * 0.06} ${y}H${x - high * 0.06}C${x - high * 0.15} ${y - high * 0.2} ${x - high * 0.17} ${y - high * 0.6} ${x} ${y - high}Z`,
  )
  path(
    k,
    '#7a6c74',
    `M${x} ${y - high}C${x + high * 0.17} ${y - high * 0.6} ${x + high * 0.15} ${y - high * 0.2} ${x + high * 0.06} ${y}C${x + high * 0.08} ${y - high * 0.3} ${x + high * 0.06} ${y - high * 0.6} ${x} ${y - high}Z`,
  )
}

/** The water in bands, from rose under the far shore to deep blue; the last light in crisp pieces. */
export function water(k) {
  for (const [c, d] of [
    ['#c88c98', `M-2 ${SHORE}H162V92H-2Z`],
    [
      '#a47c9c',
      'M-2 62.800C30 62.300 70 63.200 110 62.600C130 62.300 150 62.800 162 62.500V92H-2Z',
    ],
    ['#80709c', 'M-2 65.500C24 64.600 60 66.200 100 65C128 64.300 148 65.200 162 64.700V92H-2Z'],
    ['#5c6096', 'M-2 69.500C30 68.400 64 70.500 104 68.800C130 67.800 148 69 162 68.300V92H-2Z'],
    ['#444f8a', 'M-2 75C34 73.500 70 76 110 74C134 72.800 150 74 162 73.300V92H-2Z'],
    ['#333f7a', 'M-2 82C40 80 80 83 118 80.500C138 79.300 152 80.300 162 79.800V92H-2Z'],
  ])
    path(k, c, d)
  const lens = (c, list) => {
    for (const [x, y, l] of points(list, 3))
      path(
        k,
        c,
        `M${x} ${y}q${l / 2} ${-l * 0.04 - 0.2} ${l} 0q${-l / 2} ${l * 0.03 + 0.16} ${-l} 0Z`,
      )
  }
  lens(
    '#ffcf98',
    '138 62.300 14 120 63.300 10 146 64.200 12 130 65.800 9 150 67.300 10 84 62.600 8 64 63.400 7 140 70.200 8',
  )
  lens('#e0a0a0', '100 64.400 8 72 66.800 8 112 68 7 60 70.500 8 152 72.500 8 126 73.600 7')
  lens('#7c84b8', '78 73.500 9 96 78 10 140 78.500 9 120 84 11 84 86 10 148 86.500 10')
}
