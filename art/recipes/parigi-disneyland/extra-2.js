import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { birds, sky } from '../../nature/sky.js'
import { ironTower } from '../../things/paris.js'

const [ZINC, ZINC_LIT, ZINC_SHADE, SEAM] = ['#8c98b4', '#c9cfdc', '#5c678c', '#4f5a80']
const [WALL, WALL_LIT, WALL_SHADE] = ['#e6cba8', '#fbe8c6', '#a98a94']
const [POT, POT_LIT] = ['#b9593c', '#ec9464']

/** A row of clay pots on a wall of brick; light from the left. Foot at x, y; n pots. */
function chimney(k, x, y, n, q, high) {
  const wide = n * 3.2 * q + 1.6 * q
  path(k, '#c98a6c', `M${x} ${y}v${-high}h${wide}v${high}Z`)
  path(k, '#eebb90', `M${x} ${y}v${-high}h${wide * 0.3}v${high}Z`)
  path(k, '#8a5a5c', `M${x + wide * 0.78} ${y}v${-high}h${wide * 0.22}v${high}Z`)
  path(k, WALL_LIT, `M${x - 0.6 * q} ${y - high}v${-1 * q}h${wide + 1.2 * q}v${1 * q}Z`)
  path(k, WALL_SHADE, `M${x} ${y - high}h${wide}v${0.5 * q}h${-wide}Z`)
  for (let i = 0; i < n; i++) {
    const [px, py, h] = [x + (1.2 + i * 3.2) * q, y - high - 1 * q, (3 + (i % 3) * 0.8) * q]
    path(k, POT, `M${px} ${py}l${0.25 * q} ${-h}h${1.7 * q}l${0.25 * q} ${h}Z`)
    path(k, POT_LIT, `M${px} ${py}l${0.25 * q} ${-h}h${0.7 * q}l${-0.1 * q} ${h}Z`)
    path(k, '#7a3a38', `M${px} ${py - h}h${2.2 * q}v${0.7 * q}h${-2.2 * q}Z`)
  }
}

/** A house under its broken roof of zinc: wall, steep slope with dormers, flat slope; foot below the picture. */
function mansard(k, { x, y, wide, q, n, seed }) {
  const r = random(seed)
  const low = y + 11 * q
  path(k, WALL, `M${x} ${low}h${wide}V96H${x}Z`)
  path(k, WALL_LIT, `M${x} ${low}h${wide * 0.72}V96H${x}Z`)
  path(k, WALL_SHADE, `M${x + wide - 3 * q} ${low}h${3 * q}V96h${-3 * q}Z`)
  fill(k, ZINC, [
    [x - 0.6, low],
    [x + 2 * q, y + 3 * q],
    [x + wide - 2 * q, y + 3 * q],
    [x + wide + 0.6, low],
  ])
  fill(k, ZINC_SHADE, [
    [x + wide - 5 * q, low],
    [x + wide - 5 * q, y + 3 * q],
    [x + wide - 2 * q, y + 3 * q],
    [x + wide + 0.6, low],
  ])
  fill(k, ZINC_LIT, [
    [x + 2 * q, y + 3 * q],
    [x + 5 * q, y],
    [x + wide - 5 * q, y],
    [x + wide - 2 * q, y + 3 * q],
  ])
  for (let a = x + 3 * q; a < x + wide - 2 * q; a += 2.4 * q) {
    stroke(k, SEAM, 0.16 * q, `M${a} ${low}V${y + 3 * q}`)
    stroke(
      k,
      '#9aa5bc',
      0.2 * q,
      `M${a} ${y + 3 * q}L${x + wide / 2 + (a - x - wide / 2) * 0.82} ${y}`,
    )
  }
  path(k, '#f6dfb8', `M${x - 1} ${low}h${wide + 2}v${1.1 * q}h${-wide - 2}Z`)
  path(k, WALL_SHADE, `M${x} ${low + 1.1 * q}h${wide}v${0.7 * q}h${-wide}Z`)
  for (let i = 0; i < n; i++) {
    const dx = x + (wide * (i + 0.5)) / n
    path(k, ZINC_SHADE, `M${dx + 2 * q} ${low}v${-6 * q}l${1.4 * q} ${0.8 * q}v${5.2 * q}Z`)
    path(k, '#f4e2c0', `M${dx - 2 * q} ${low}v${-6 * q}h${4 * q}v${6 * q}Z`)
    path(
      k,
      r() < 0.45 ? '#ffc768' : '#5a5f8c',
      `M${dx - 1.3 * q} ${low - 0.6 * q}v${-4.4 * q}h${2.6 * q}v${4.4 * q}Z`,
    )
    stroke(k, '#f4e2c0', 0.3 * q, `M${dx} ${low - 0.6 * q}v${-4.4 * q}`)
    path(
      k,
      ZINC_LIT,
      `M${dx - 2.6 * q} ${low - 6 * q}C${dx - 1.6 * q} ${low - 8.2 * q} ${dx + 1.6 * q} ${low - 8.2 * q} ${dx + 2.6 * q} ${low - 6 * q}Z`,
    )
    for (const fy of [4, 13, 22]) {
      path(
        k,
        '#7d6f8c',
        `M${dx - 1.2 * q} ${low + (fy + 5) * q}v${-4.5 * q}h${2.4 * q}v${4.5 * q}Z`,
      )
      stroke(
        k,
        '#4a4468',
        0.26 * q,
        `M${dx - 1.5 * q} ${low + (fy + 5) * q}h${3 * q}M${dx - 1.5 * q} ${low + (fy + 3.8) * q}h${3 * q}`,
      )
    }
  }
}

/** A black cat that sits with its back to us, tail over the edge; light from the left. 20 units tall. */
function cat(k) {
  stroke(k, '#2a2444', 1.9, 'M4 -1C8 -0.500 10 3 8.600 7.500C8 9.600 9.400 11 11 10.400')
  path(
    k,
    '#2a2444',
    'M-5.500 0C-7 -4.500 -5.500 -9 -3.200 -11.500C-4 -13.500 -4.300 -15.500 -3.800 -19.500L-1.700 -17.300C-0.600 -17.700 0.800 -17.700 1.900 -17.300L4 -19.500C4.500 -15.500 4.200 -13.500 3.400 -11.500C5.800 -9 7 -4.500 5.500 0Z',
  )
  stroke(
    k,
    '#e89a6c',
    0.5,
    'M-5.700 -1C-6.800 -5 -5.300 -9 -3 -11.600C-4 -13.600 -4.100 -15.500 -3.700 -19',
  )
  path(
    k,
    '#e2483c',
    'M-3.300 -11.600C-1.500 -10.700 1.700 -10.700 3.500 -11.600L3.300 -10.400C1.500 -9.600 -1.500 -9.600 -3.100 -10.400Z',
  )
  path(k, '#433a68', 'M-0.600 -9C1 -6 1 -3 0.400 0H-0.400C0.200 -3 0.200 -6 -0.600 -9Z')
}

export default {
  alt: 'Un gatto nero guarda il tramonto dai tetti di zinco di Parigi, fra i comignoli di terracotta; davanti a lui la torre di ferro e, lontane, le cupole bianche sulla collina',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#4a6aa8'],
          [0.4, '#a3a9c4'],
          [0.72, '#f8c4a4'],
          [1, '#ffdca0'],
        ],
        haze: '#f2c9ac',
        disc: 0.05,
        discColour: '#fff8e0',
      },
      sun: [0.14, 0.46],
      horizon: 0.62,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.72 0.14 34 6 4 0.2 0.2 24 4 9 0.93 0.3 20 3.500 6',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffe6cc', dark: '#c9a4ac' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Montmartre and its domes.
      path(k, '#d3aeac', 'M112 56C124 52 134 46.500 143 46C150 46.500 160 50 168 52V62H112Z')
      for (const [x, y, q] of points('143 46 1 137.600 46.600 0.480 148.400 46.600 0.480', 3)) {
        path(k, '#fff2e0', `M${x - 2.8 * q} ${y + 1}v${-4.5 * q}h${5.6 * q}v${4.5 * q}Z`)
        path(
          k,
          '#fff2e0',
          `M${x - 2.6 * q} ${y - 3.4 * q}C${x - 3 * q} ${y - 6 * q} ${x - 1.6 * q} ${y - 8.4 * q} ${x} ${y - 9 * q}C${x + 1.6 * q} ${y - 8.4 * q} ${x + 3 * q} ${y - 6 * q} ${x + 2.6 * q} ${y - 3.4 * q}Z`,
        )
        path(k, '#fff2e0', `M${x - 0.5 * q} ${y - 8.6 * q}v${-2 * q}h${q}v${2 * q}Z`)
        path(
          k,
          '#d9bcb8',
          `M${x + 0.8 * q} ${y + 1}V${y - 8.7 * q}C${x + 1.8 * q} ${y - 8 * q} ${x + 3 * q} ${y - 6 * q} ${x + 2.6 * q} ${y - 3.4 * q}L${x + 2.8 * q} ${y + 1}Z`,
        )
      }
      path(k, '#e0bab0', 'M-5 56C30 54 80 56 112 55C140 54 150 56 168 55V66H-5Z')
      const r = random(6)
      for (let i = 0; i < 80; i++) {
        const [x, y] = [r() * 168 - 4, 57 + r() * 6]
        path(k, i % 2 ? '#f6d9ba' : '#cf9f9c', `M${x} ${y}v${-1.5 - r() * 2}h${2 + r() * 2}v3Z`)
      }
    })
    place(s, ironTower(), { x: 0.305, y: 0.71, size: 57, haze: 0.2, front: 0.5, shadow: false })
    f.draw(s.k, (k) => {
      for (const [x, y, wide, q, n, seed] of points(
        '-4 60 30 0.560 5 3 28 61.500 34 0.600 5 5 64 60 30 0.560 5 7 96 62 36 0.600 6 9 134 60 34 0.560 5 4',
        6,
      )) {
        chimney(k, x + wide - 7, y + 2, 3, 0.5, 5)
        mansard(k, { x, y, wide, q, n, seed })
        path(k, 'rgba(90,60,100,.2)', `M${x} ${y}h${wide}v30h${-wide}Z`)
      }
      chimney(k, 3, 72, 4, 0.8, 9)
      mansard(k, { x: -6, y: 70, wide: 46, q: 0.95, n: 4, seed: 12 })
      chimney(k, 140, 70, 5, 0.9, 10)
      mansard(k, { x: 112, y: 68, wide: 56, q: 1, n: 4, seed: 21 })
      // The near roof: a long slope of zinc, its ridge; the chimney wall where the cat sits.
      path(k, ZINC, 'M24 96L46 80H112L132 96Z')
      path(k, ZINC_LIT, 'M24 96L46 80H64L52 96Z')
      path(k, ZINC_SHADE, 'M104 80H112L132 96H118Z')
      for (let i = 0; i < 9; i++)
        stroke(k, i < 3 ? '#9aa5bc' : SEAM, 0.4, `M${50 + i * 7} 80L${34 + i * 10.5} 96`)
      path(k, '#e6e9f0', 'M45 80.600L46 79.200H112L113 80.600Z')
      path(k, 'rgba(40,34,80,.45)', 'M106 80H118L134 96H116Z')
      chimney(k, 84, 82, 7, 1.15, 13)
      path(k, 'rgba(40,34,80,.4)', 'M66 80.600H82L88 82H72Z')
      at(k, 70, 79.6, 1.06, cat)
      // A pot of geraniums that somebody put out.
      path(k, POT, 'M54 79.500L53.200 75.600H58L57.200 79.500Z')
      path(k, POT_LIT, 'M54 79.500L53.200 75.600H55L55.200 79.500Z')
      for (const [x, y, c] of [
        [54, 74.5, '#4f8a54'],
        [57, 74.3, '#3a6f4c'],
        [55.5, 72.8, '#66a05c'],
        [53.6, 72.6, '#e2483c'],
        [56, 71, '#f0604c'],
        [58, 72.8, '#c8343c'],
      ])
        path(k, c, `M${x} ${y - 1.2}a1.400 1.300 0 1 0 0.010 0Z`)
    })
    birds(s, { x: 0.6, y: 0.22, count: 6, spread: 0.12 })
    return finish(s, { rays: 0.08 })
  },
}
