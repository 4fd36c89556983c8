import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { friend } from '../../things/friends.js'
import { farMosque, suleymaniye } from '../../things/suleymaniye.js'

const SHORE = 61

/** Houses that climb a hill: fronts, sides in the last light, roofs of tile, some windows lit. */
function houses(k, { from, to, foot, size, tones, roof, seed }) {
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
        if (r() < 0.8)
          path(
            k,
            r() < 0.42 ? '#ffdb8c' : '#5a4a80',
            `M${x + (wide * (i + 0.3)) / cols} ${y - (high * (j + 0.35)) / rows}v${-size * 0.24}h${size * 0.14}v${size * 0.24}Z`,
          )
    x += wide * 0.98
  }
}

const hill = (x) => 51.5 - 5.5 * Math.exp(-(((x - 108) / 34) ** 2)) + 0.5 * Math.sin(x * 0.6)

function cypress(k, x, y, high) {
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
function water(k) {
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

/** A steamer of the Horn that goes to the left: 44 long, water at 0. */
function steamer(k) {
  path(
    k,
    'rgba(40,40,100,.5)',
    'M-22 0C-10 -0.600 12 -0.600 23 0C26 1.600 10 2.600 -4 2.400C-14 2.200 -24 1.400 -22 0Z',
  )
  path(
    k,
    '#fff4ec',
    'M-24 -4.500C-22 -1.500 -21 -0.500 -19.500 0H20.500C21.500 -1 22 -2.500 22 -4.500Z',
  )
  path(k, '#b49cc0', 'M-24 -4.500C-22 -1.500 -21 -0.500 -19.500 0H2C0 -1.500 0 -3 0.500 -4.500Z')
  path(k, '#2f3a70', 'M-20.800 -1.200L-19.500 0H20.500L21.300 -1.200Z')
  path(k, '#d8584c', 'M-22.700 -2.900H21.900V-3.500H-23.100Z')
  path(k, '#e8d4dc', 'M-18 -4.500V-8.500H19V-4.500Z')
  path(k, '#fff4ec', 'M6 -4.500V-8.500H19V-4.500Z')
  path(k, '#e8d4dc', 'M-15 -8.500V-12.300H15V-8.500Z')
  path(k, '#fff4ec', 'M5 -8.500V-12.300H15V-8.500Z')
  for (let i = 0; i < 14; i++)
    path(k, i % 4 === 3 ? '#6c5c94' : '#ffd98c', `M${-16.8 + i * 2.5} -5.600v-1.800h1.600v1.800Z`)
  for (let i = 0; i < 11; i++)
    path(k, i % 5 === 2 ? '#6c5c94' : '#ffd98c', `M${-13.8 + i * 2.6} -9.600v-1.700h1.600v1.700Z`)
  path(k, '#a88cb0', 'M-19 -8.500H20V-9H-19ZM-16.500 -12.300H16.500V-12.900H-16.500Z')
  path(k, '#e8d4dc', 'M-12 -12.900V-16H-6.500V-12.900Z')
  path(k, '#ffd98c', 'M-11.600 -14V-15.300H-7V-14Z')
  path(k, '#a88cb0', 'M-12.500 -16H-6V-16.500H-12.500Z')
  path(k, '#e8b03c', 'M0 -12.900L0.700 -20.500H5.300L6 -12.900Z')
  path(k, '#a87440', 'M0 -12.900L0.700 -20.500H2.400L2.200 -12.900Z')
  path(k, '#2a2850', 'M0.600 -19L0.700 -20.900H5.300L5.450 -19Z')
  stroke(k, '#5c5084', 0.4, 'M-22 -4.500V-13M12 -12.900V-18')
  path(k, '#d8404c', 'M20 -8.800L20.300 -14L24.500 -13.300L20.200 -11Z')
  stroke(
    k,
    '#fff0e4',
    0.7,
    'M-20 -0.200C-24 0.100 -27 0.300 -31 0.400M-19 0.700C-22 1.300 -25 1.500 -28 1.600M22 0.200C27 0.400 32 0.600 38 0.500',
  )
}

/** A gull from the side with its wings raised or spread; it flies to the left, its breast in the light. */
function gull(k, { up = 1, open = false } = {}) {
  path(
    k,
    '#a898c8',
    `M2 -1C4 ${-6 * up} 9 ${-11 * up} 15 ${-12.5 * up}C14 ${-8 * up} 11 ${-3 * up} 6 0.600Z`,
  )
  path(
    k,
    '#4a4470',
    `M15 ${-12.5 * up}L11.800 ${-11.2 * up}C11.500 ${-9.5 * up} 12.500 ${-9 * up} 13.800 ${-8.8 * up}Z`,
  )
  path(
    k,
    '#fff6ee',
    'M-8.500 -1.500C-7.500 -3.400 -5 -3.600 -3 -2.600C1 -3 6 -1.500 9 0.500L13.500 1L9 2.400C4 4 -1 3.600 -4 1.200C-6 0.600 -8 0.200 -8.500 -1.500Z',
  )
  path(k, '#d0bcd8', 'M-4 1.200C-1 3.600 4 4 9 2.400L13.500 1L9 1C5 2 0 2 -4 1.200Z')
  path(
    k,
    '#f4a03c',
    open
      ? 'M-8.400 -1.900L-11.200 -2.500L-8.500 -1.300ZM-8.300 -1.100L-10.600 0.200L-8 -0.400Z'
      : 'M-8.400 -1.900L-11.600 -1L-8.200 -0.600Z',
  )
  path(k, '#2a2444', 'M-6.800 -2.200a0.500 0.500 0 1 0 0.010 0Z')
  path(
    k,
    '#fff6ee',
    `M-2 -1.500C-3 ${-7 * up} -1 ${-13 * up} 4 ${-17 * up}C6 ${-12 * up} 7 ${-5 * up} 4.500 0.200C2 1.400 -1 0.800 -2 -1.500Z`,
  )
  path(
    k,
    '#e0cce0',
    `M4 ${-17 * up}C6 ${-12 * up} 7 ${-5 * up} 4.500 0.200C3.500 0.800 2.600 0.900 1.800 0.800C4 ${-4 * up} 4.800 ${-11 * up} 4 ${-17 * up}Z`,
  )
  path(
    k,
    '#4a4470',
    `M4 ${-17 * up}L1 ${-13.8 * up}C2 ${-12.5 * up} 4 ${-12 * up} 5.300 ${-12.4 * up}Z`,
  )
}

const simit = (k, x, y, q) => {
  stroke(k, '#a8602c', q * 0.62, `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0`)
  stroke(
    k,
    '#f0b868',
    q * 0.26,
    `M${x + q * 0.2} ${y - q * 1.05}a${q} ${q} 0 0 1 ${q * 0.8} ${q * 1.2}`,
  )
}

const THROWER = {
  skin: '#f2bc94',
  hair: '#4a2438',
  top: '#f2b83c',
  legs: '#2f4478',
  wear: 'trousers',
  style: 'long',
  sleeve: 'long',
  feet: '#fff0dc',
}
const DRINKER = {
  skin: '#d8966a',
  hair: '#33202c',
  top: '#2f8c94',
  legs: '#5c4458',
  wear: 'trousers',
  style: 'short',
  beard: true,
  sleeve: 'long',
  feet: '#4a2c34',
}
const CHILD = {
  skin: '#f0b088',
  hair: '#7a4430',
  top: '#e2505c',
  legs: '#3c5c94',
  wear: 'trousers',
  style: 'bob',
  feet: '#fff0dc',
}

/** The stern of our own boat: boards, the white rail that turns about its end. */
function stern(k) {
  fill(k, '#7a4c50', points('-2 79 60 79 70 92 -2 92'))
  for (const [x0, x1] of points('4 -14 14 0 24 14 34 28 44 42 54 56'))
    stroke(k, '#5c3848', 0.3, `M${x0} 79L${x1} 92`)
  fill(k, '#a86c5c', points('-2 79 60 79 60.500 79.800 -2 79.800'))
  path(k, '#f6e4e0', 'M60 79L62 79L73 92H70Z')
  for (let x = 3; x < 60; x += 9.5) {
    path(k, '#c8b0c8', `M${x} 79V62h0.900V79Z`)
    path(k, '#fff4ec', `M${x + 0.5} 79V62h0.400V79Z`)
  }
  stroke(k, '#c8b0c8', 0.9, 'M-2 68H60L66 75M-2 74H60L67 83')
  stroke(k, '#fff4ec', 1.5, 'M-2 62H59.500C61 62 61.500 62.600 62.500 64L72 79')
  stroke(k, '#c8b0c8', 0.5, 'M-2 62.700H59.500C60.600 62.700 61 63.200 62 64.600L71.500 79.400')
  stroke(k, '#e0c8d4', 1.2, 'M60.500 62.500V79M66.500 70V88')
  // A life ring.
  stroke(k, '#f4ece8', 2, 'M8 66.500a4 4 0 1 0 0.010 0')
  stroke(
    k,
    '#e8583c',
    2.05,
    'M6.400 67a4 4 0 0 1 3.200 0M6.400 74a4 4 0 0 0 3.200 0M4.500 69a4 4 0 0 0 0 3M11.500 69a4 4 0 0 1 0 3',
  )
}

function travellers(k) {
  for (const [x, l] of points('20 20 36 22 53 16'))
    path(k, '#54344c', `M${x + 3} 85.600q${-l / 2} -1.600 ${-l} 0q${l / 2} 1.400 ${l} 0Z`)
  friend(k, DRINKER, {
    x: 19,
    y: 85,
    size: 1.26,
    shade: 'back',
    arms: [
      [1.1, 1.9],
      [0.5, 1.9],
    ],
    lean: -0.06,
    turn: -0.16,
    over: (q, [hx, hy]) => {
      path(q, '#fff4e4', `M${hx - 0.7} ${hy - 0.2}h3.600l-0.600 0.800h-2.400Z`)
      path(
        q,
        '#c8502c',
        `M${hx + 0.2} ${hy - 0.2}C${hx + 0.7} ${hy - 1.5} ${hx - 0.1} ${hy - 2} ${hx} ${hy - 3}h2.200C${hx + 2.3} ${hy - 2} ${hx + 1.5} ${hy - 1.5} ${hx + 2} ${hy - 0.2}Z`,
      )
      path(q, '#ffd8b4', `M${hx} ${hy - 3}h2.200l0.100 -0.700h-2.400Z`)
    },
  })
  friend(k, THROWER, {
    x: 36,
    y: 85.4,
    size: 1.2,
    shade: 'back',
    arms: [
      [0.5, 1.4],
      [2.1, 2.35],
    ],
    legs: [
      [-0.35, -0.5],
      [0.3, 0.2],
    ],
    hip: 13.6,
    lean: 0.1,
    turn: -0.24,
    over: (q, near, [hx, hy]) => simit(q, hx + 1, hy - 0.4, 1.7),
  })
  friend(k, CHILD, {
    x: 53,
    y: 85.8,
    size: 0.88,
    shade: 'back',
    arms: [
      [2.4, 2.6],
      [2, 2.3],
    ],
    lean: -0.04,
    turn: -0.3,
  })
}

export default {
  alt: 'Tre viaggiatori a poppa di un battello lanciano pezzi di simit ai gabbiani sul Corno d’Oro; sulla collina le cupole e i quattro minareti della Süleymaniye alla luce del tramonto',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#34508f'],
          [0.35, '#6f7cb6'],
          [0.6, '#c49ab4'],
          [0.82, '#f8b294'],
          [1, '#ffd69c'],
        ],
      },
      sun: [1.04, 0.55],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        [
          '#7c86ba',
          'M-2 9C8 8 16 8.600 24 7.400C34 6.400 44 8 54 9.200C60 9.800 66 9.600 72 10.400C60 12 46 11.400 34 12.400C20 13 8 12.200 -2 12.600Z',
        ],
        [
          '#f0b4a8',
          'M10 12.700C22 13 34 12.400 46 11.500C56 11.400 64 11.200 72 10.400C64 12.400 50 12.600 38 13.400C28 13.800 18 13.600 10 12.700Z',
        ],
        ['#a890b8', 'M34 18.500C42 17.600 52 17.800 62 18.800C54 20 42 20 34 18.500Z'],
        [
          '#b890b0',
          'M-2 27C10 25.800 18 26.600 24 25.600C30 25.600 36 27 42 27.800C32 28.800 20 28.600 10 29.400C6 29.600 2 29.400 -2 29.600Z',
        ],
        ['#ffd0a4', 'M4 29.600C16 29.200 30 29.200 42 27.800C34 29.800 18 30.400 4 29.600Z'],
        [
          '#a08cb8',
          'M122 21C130 20.200 136 20.400 142 19.400C150 19 156 20.400 162 21V23.600C150 24 142 23.200 134 23.600C128 23.600 124 22.400 122 21Z',
        ],
        [
          '#ffd0a8',
          'M124 22.200C134 23.600 148 23.800 162 23.600V24.600C148 25 132 24.800 124 22.200Z',
        ],
      ])
        path(k, c, d)
      // Far hills of the old town with their domes.
      path(k, '#d8a0a0', 'M-2 55C10 52 22 52.500 34 54C46 53 58 52 70 54L162 50V62H-2Z')
      at(k, 30, 54, 0.36, (q) => farMosque(q, '#cc94a0', '#f0b49c'))
      at(k, 6, 53.5, 0.26, (q) => farMosque(q, '#d49ca0', '#f4bc9c'))
      at(k, 147, 47, 0.4, (q) => farMosque(q, '#c88c9c', '#f8b898'))
      path(k, '#b8849c', 'M-2 58C14 55.500 40 56.500 56 57L80 52L162 46V62H-2Z')
      houses(k, {
        from: -3,
        to: 60,
        foot: () => 60.5,
        size: 1.9,
        seed: 4,
        tones: [
          ['#b08298', '#e0a498'],
          ['#a4789a', '#d89c98'],
        ],
        roof: ['#96688c', '#d08c88'],
      })
      // The hill of the mosque.
      fill(k, '#7c6084', [
        [40, 60.5],
        [48, 57],
        ...Array.from({ length: 112 }, (_, i) => [52 + i, hill(52 + i)]),
        [164, 62],
      ])
      houses(k, {
        from: 124,
        to: 163,
        foot: (x) => hill(x) + 2,
        size: 2.4,
        seed: 21,
        tones: [
          ['#b48494', '#f0b094'],
          ['#a4789a', '#e8a898'],
        ],
        roof: ['#8c5c80', '#d88c7c'],
      })
      at(k, 97, 47.5, 0.42, suleymaniye)
      for (const [x, high] of points('66 7 69 9 72 6 75.500 8 134 8 137 6.500 90 5'))
        cypress(k, x, hill(x) + 2.5, high)
      leafMass(k, {
        box: [58, 44, 146, 56],
        inside: (x, y) => y > hill(x) + 2.5 && y < hill(x) + 5.2,
        light: (x, y) => 0.9 - (y - hill(x)) / 5,
        size: 2.6,
        side: 1,
        tones: [
          ['#3a3a62', '#4a4868', '#5c546c'],
          ['#4a4868', '#665c70', '#94786c'],
        ],
        seed: 5,
      })
      const tones = [
        ['#c08c94', '#fcbc98'],
        ['#ae8098', '#f0ac98'],
        ['#d0a098', '#ffc8a0'],
        ['#94709a', '#d89898'],
      ]
      houses(k, {
        from: 56,
        to: 163,
        foot: (x) => hill(x) * 0.5 + 30,
        size: 2.7,
        seed: 9,
        tones,
        roof: ['#8c5474', '#d88470'],
      })
      houses(k, {
        from: 50,
        to: 163,
        foot: (x) => hill(x) * 0.22 + 47.6,
        size: 2.9,
        seed: 13,
        tones,
        roof: ['#844c70', '#d07c6c'],
      })
      houses(k, {
        from: 46,
        to: 163,
        foot: () => SHORE - 0.4,
        size: 3.1,
        seed: 17,
        tones,
        roof: ['#7c486c', '#c87468'],
      })
      path(k, '#5c4878', `M-2 ${SHORE - 0.5}H162V${SHORE + 0.7}H-2Z`)
      water(k)
      at(k, 112, 71.5, 0.82, steamer)
      stern(k)
      travellers(k)
      simit(k, 54.5, 43, 0.9)
      at(k, 68, 40, 0.62, (q) => gull(q, { open: true }))
      at(k, 82, 56, 0.5, (q) => gull(q, { up: -0.7 }))
      at(k, 57, 27, 0.44, (q) => gull(q, {}))
      at(k, 74, 22.5, 0.34, (q) => gull(q, { up: -0.6 }))
      at(k, 79, 70, 0.36, (q) => gull(q, {}))
    })
    s.glow(1.03, 0.6, 46, '#ffb894', 0.2)
    return finish(s, { bloom: 0.18 })
  },
}
