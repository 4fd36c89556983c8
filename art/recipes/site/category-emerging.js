import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { tajMahal } from '../../things/taj-river.js'
import { stand } from '../../things/walkers.js'

const evening = {
  ...moods.dawn,
  sky: [
    [0, '#c8607c'],
    [0.3, '#e8848a'],
    [0.58, '#fcae94'],
    [0.82, '#ffd0a0'],
    [1, '#ffe8bc'],
  ],
}

const WATER = 61

/** The far shore: trees of the gardens in one mass on each side, the bank of the Yamuna. */
function farShore(k) {
  path(k, '#d0a0b8', 'M-6 56C10 53.500 20 55 34 54C50 55 110 55 126 54C140 53 152 55 166 54V64H-6Z')
  for (const [x0, x1, seed] of [
    [-6, 36, 4],
    [124, 168, 9],
  ])
    leafMass(k, {
      box: [x0, 50, x1, 60],
      inside: (x, y) => y > 55 - Math.sin(x * 0.23) * 1.4 - Math.abs(x - 80) * 0.02,
      light: (x, y) => 0.3 + (x - 80) / 400 + (58 - y) / 14,
      size: 2.8,
      tones: [
        ['#54588c', '#68709c', '#8c8ca8'],
        ['#5c6490', '#8088a4', '#c8a8a8'],
      ],
      seed,
      side: 1,
    })
  path(k, '#c08c9c', 'M-6 59C30 58.400 130 58.400 166 59V62H-6Z')
}

/** The river mirrors what stands above it, broken into bars that widen as they come nearer. */
function river(s, f, k) {
  const [, y] = f.at([0, WATER])
  const depth = f.at([0, 88])[1] - y
  const copy = s.sheet(s.w, depth)
  copy.k.save()
  copy.k.translate(0, y)
  copy.k.scale(1, -1)
  copy.k.drawImage(s.canvas, 0, 0)
  copy.k.restore()
  k.save()
  for (let row = 0; row < depth; ) {
    const t = row / depth
    const tall = 2 + t * s.u * 1.3
    const dx = Math.sin(row * 0.31) * t * s.u * 0.55
    k.drawImage(copy.canvas, 0, row, s.w, tall, dx, y + row, s.w, tall + 1)
    row += tall
  }
  k.restore()
  f.draw(k, (q) => {
    path(q, 'rgba(132,84,140,.26)', `M-6 ${WATER}H166V90H-6Z`)
    path(
      q,
      'rgba(96,60,128,.24)',
      'M-6 74C30 72.600 60 75 96 73.600C124 72.800 146 74.600 166 73.400V90H-6Z',
    )
    path(q, 'rgba(255,228,200,.8)', `M-6 ${WATER - 0.2}H166V${WATER + 0.25}H-6Z`)
    // Where a breath of wind lies on the water.
    for (const [c, list] of [
      ['rgba(255,226,204,.75)', '8 66 22 112 65 34 30 71 12 128 70 24 96 75.500 14 4 74.500 16'],
      ['rgba(120,124,184,.6)', '40 68 16 120 73 20 60 77 26 18 78 14'],
    ])
      for (const [x, y2, l] of points(list, 3))
        path(q, c, `M${x} ${y2}q${l / 2} -0.500 ${l} 0q${-l / 2} 0.500 ${-l} 0Z`)
  })
}

/** A flat boat of the river with the man who poles it; 24 long. */
function boat(k) {
  path(k, 'rgba(52,48,104,.5)', 'M-11 0.600C-4 1.600 6 1.600 12 0.200C8 3.400 -6 3.600 -11 0.600Z')
  path(
    k,
    '#5c3c64',
    'M-11.500 -1.600C-8 1 -4 1.300 0 1.300C5 1.300 9 0.900 12.500 -2.200L10 -1.300C4 -0.500 -6 -0.500 -11.500 -1.600Z',
  )
  path(
    k,
    '#e08c68',
    'M-11.500 -1.600C-6 -0.500 4 -0.500 10 -1.300L12.500 -2.200C8 0.400 -4 0.600 -11.500 -1.600Z',
  )
  stroke(k, '#4c3458', 0.35, 'M8.600 -9.600L13.500 1.800')
  stand(k, 7.4, -0.6, 8.6, {
    sun: 1,
    wear: 'robe',
    top: '#f4ecdc',
    bottom: '#f4ecdc',
    hair: 'none',
    hat: 'scarf',
    hatColour: '#e8604c',
    skin: '#8c5440',
    legs: [
      [-6, 0],
      [6, 0],
    ],
    arms: [
      [50, 60],
      [34, 40],
    ],
    sleeve: 1.6,
  })
}

/** Our bank: pale sand, its wet edge, tufts of reed. */
function bank(k) {
  path(
    k,
    '#d8a494',
    'M-6 82C18 80 40 84.500 66 84C92 83.400 110 87 132 86C146 85.400 156 86 166 85V96H-6Z',
  )
  path(
    k,
    '#ffd4a8',
    'M-6 83.500C18 81.500 40 86 66 85.400C92 84.800 110 88.200 132 87.200C146 86.600 156 87.200 166 86.200V96H-6Z',
  )
  for (const [x, y, q] of points('2 90 1.300 10 92 1 150 91 1.200 158 92 1.500 72 91 0.6', 3))
    for (const [dx, dy, c] of points('-2.400 -6 0 -1 -9 1 0.600 -11 0 2 -8 1 3.200 -5 0', 3))
      path(
        k,
        c ? '#8c7c84' : '#54507c',
        `M${x - 0.4 * q} ${y}Q${x + dx * q * 0.4} ${y + dy * q * 0.6} ${x + dx * q} ${y + dy * q}Q${x + dx * q * 0.7} ${y + dy * q * 0.5} ${x + 0.5 * q} ${y}Z`,
      )
}

/** A heron that stands in the shallows. */
function heron(k) {
  stroke(k, '#5c4464', 0.2, 'M-0.300 0V-2.600M0.300 0.200V-2.600')
  path(
    k,
    '#fff8ec',
    'M-2.200 -2.300C-1.600 -4 0.400 -4.200 1 -3.800C1.600 -4.600 0.700 -5.600 1.200 -6.500C1.500 -7 2.200 -6.900 2.400 -6.500L3.800 -6.200L2.300 -6C1.900 -5.500 2.300 -4.600 1.700 -3.500C1 -2.400 -0.600 -2 -2.200 -2.300Z',
  )
  path(
    k,
    '#c8a8c0',
    'M-2.200 -2.300C-1.200 -3 0.400 -2.800 1.400 -3.200C0.800 -2.300 -0.600 -2 -2.200 -2.300Z',
  )
}

export default {
  alt: "Il Taj Mahal al tramonto visto dall'altra riva della Yamuna, specchiato nel fiume; un barcaiolo e due viaggiatori sulla sabbia",
  paint(w, h) {
    const s = new Scene(w, h, { mood: evening, sun: [0.95, 0.42], horizon: WATER / 90 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Parakeets fly home in a loose band.
      for (const [x, y, q] of points(
        '30 19 1.100 35 16.500 1 38.500 20 0.9 43 15 1 46 18.500 0.8 51 13.500 0.9 25 23 0.9 33 23.500 0.8',
        3,
      ))
        path(
          k,
          '#8c3c64',
          `M${x - 1.8 * q} ${y - 0.9 * q}Q${x - 0.8 * q} ${y - 0.9 * q} ${x} ${y}Q${x + 0.6 * q} ${y - 1.3 * q} ${x + 1.8 * q} ${y - 1.3 * q}Q${x + 0.8 * q} ${y - 0.4 * q} ${x + 0.2 * q} ${y + 0.6 * q}L${x - 1.2 * q} ${y + 1.3 * q}L${x - 0.3 * q} ${y + 0.2 * q}Q${x - 0.9 * q} ${y - 0.5 * q} ${x - 1.8 * q} ${y - 0.9 * q}Z`,
        )
      path(k, '#fff6dc', 'M147.500 37.500a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0 -11 0Z')
      farShore(k)
      at(k, 80, 59, 0.62, tajMahal)
      path(
        k,
        'rgba(255,220,200,.5)',
        'M-6 57.400C30 55.800 60 58 80 57C110 56 140 58 166 56.800V59.800H-6Z',
      )
    })
    river(s, f, s.k)
    f.draw(s.k, (k) => {
      at(k, 52, 74, 0.92, boat)
      bank(k)
      at(k, 104, 84.6, 0.95, heron)
      const shade = ['#d0a08c', -2.2, 0.1]
      stand(
        k,
        27,
        88.6,
        14,
        {
          sun: 1,
          wear: 'robe',
          hair: 'bun',
          hat: 'scarf',
          hatColour: '#f0a040',
          top: '#e04c64',
          bottom: '#e04c64',
          skin: '#9c6048',
          back: true,
          legs: [
            [-4, 0],
            [4, 0],
          ],
          arms: [
            [-12, 8],
            [12, 6],
          ],
        },
        shade,
      )
      stand(
        k,
        33,
        89.4,
        14.8,
        {
          sun: 1,
          top: '#3c8ca4',
          bottom: '#f0e0c8',
          skin: '#d89878',
          bag: '#8c4c74',
          legs: [
            [-10, 2],
            [10, 2],
          ],
          arms: [
            [84, 8],
            [-10, 12],
          ],
          sleeve: 1.3,
        },
        shade,
      )
    })
    return finish(s, { vignette: 0.12 })
  },
}
