import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { birds, sky } from '../../nature/sky.js'
import { rainy } from './kit.js'

const SEA = 52
const [TOP, LIT, MID, DARK, DEEP] = ['#a9a7ae', '#7d7f92', '#565a74', '#3a3d58', '#262842']

/** One prism of basalt: a six-sided head, a sunny face on the right, a dark one on the left. */
function prism(k, x, y, half, foot, tones) {
  const q = half * 0.36
  fill(k, tones[2], [
    [x - half, y],
    [x - half * 0.35, y + q],
    [x - half * 0.35, foot],
    [x - half, foot],
  ])
  fill(k, tones[1], [
    [x - half * 0.35, y + q],
    [x + half * 0.5, y + q],
    [x + half * 0.5, foot],
    [x - half * 0.35, foot],
  ])
  fill(k, tones[0], [
    [x + half * 0.5, y + q],
    [x + half, y],
    [x + half, foot],
    [x + half * 0.5, foot],
  ])
  fill(k, TOP, [
    [x - half, y],
    [x - half * 0.5, y - q],
    [x + half * 0.45, y - q],
    [x + half, y],
    [x + half * 0.5, y + q],
    [x - half * 0.35, y + q],
  ])
}

/** The organ of columns: rows one before the other, each lower than the one behind it. */
function organ(k) {
  const r = random(11)
  for (const [row, foot] of points('0 81 1 82 2 84 3 88')) {
    const half = 2.1 + row * 0.35
    for (let x = -6 + row * 1.3; x < 74 - row * 7; x += half * 1.86) {
      const t = x / 74
      const crest = 6 + Math.max(0, t - 0.12) ** 1.35 * 62
      const y = crest + row * (9 + t * 6) + (r() - 0.5) * (3 + row * 2)
      if (y > foot - 2) continue
      const tones = row < 2 ? [LIT, MID, DARK] : [LIT, MID, DEEP]
      prism(k, x, y, half, foot + (r() - 0.5) * 1.5, tones)
      if (r() < 0.35) {
        const cut = y + 8 + r() * 16
        if (cut < foot - 3)
          stroke(
            k,
            DEEP,
            0.3,
            `M${x - half} ${cut}L${x - half * 0.35} ${cut + half * 0.36}H${x + half * 0.5}L${x + half} ${cut}`,
          )
      }
    }
  }
}

/** A sea stack: a blade of lava, its sunny side on the right, surf round the foot. */
function stack(k, x, y, list, lit) {
  const outline = list.map(([dx, dy]) => [x + dx, y + dy])
  fill(k, '#474c68', rough(outline, 0.5, x))
  fill(
    k,
    '#8f8a98',
    rough(
      lit.map(([dx, dy]) => [x + dx, y + dy]),
      0.4,
      x + 3,
    ),
  )
  const [a, b] = [outline[0][0], outline.at(-1)[0]]
  path(
    k,
    '#f4efe4',
    `M${a - 1.6} ${y}C${a} ${y - 1.6} ${a + 1.6} ${y - 0.4} ${(a + b) / 2} ${y - 0.9}C${b - 1.4} ${y - 0.3} ${b} ${y - 1.8} ${b + 1.8} ${y}C${b} ${y + 1} ${a} ${y + 1} ${a - 1.6} ${y}Z`,
  )
}

/** Somebody in a red coat who sits on a column and looks out to sea. */
function sitter(k) {
  path(
    k,
    '#2c3050',
    'M-0.500 -1.500C2 -3 5 -3 6.500 -2L6.800 4H5L4.600 0.500C3 0.800 0.500 0.800 -1 0.500Z',
  )
  path(k, '#5a4038', 'M5 3.600H8L8.200 4.800H5Z')
  path(
    k,
    '#c8392f',
    'M-3 0.600C-3.600 -4 -3 -8.500 -0.500 -9.800C2 -9.500 3 -7 3 -4.500L2.600 0.600Z',
  )
  path(
    k,
    '#f06a4a',
    'M0.800 -9.600C2.300 -9 3 -7 3 -4.500L2.600 0.600H1.200C1.800 -3 1.800 -6.500 0.800 -9.600Z',
  )
  stroke(k, '#c8392f', 1.6, 'M0.500 -8C2.500 -6 4 -4.500 5.500 -3.500')
  path(k, '#e0a888', 'M0.800 -13.600a1.900 2.100 0 1 0 0.010 0Z')
  path(
    k,
    '#f2c24a',
    'M-1.300 -11.200C-1.500 -14.600 2.700 -14.800 2.800 -12C1.400 -12.600 0 -12.200 -1.300 -11.200ZM0.400 -15a0.800 0.800 0 1 0 0.010 0Z',
  )
}

export default {
  alt: 'Una viaggiatrice col cappotto rosso siede sull’organo di colonne di basalto davanti alla spiaggia nera d’Islanda; la schiuma sale sulla sabbia e tre faraglioni stanno nel mare',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...rainy,
        sky: [
          [0, '#4a5f86'],
          [0.45, '#8696ae'],
          [0.78, '#e6cdb4'],
          [1, '#ffdfae'],
        ],
        disc: 0,
      },
      sun: [0.86, 0.5],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Cloud in two long sheets, its lower edge in the light.
      path(k, '#5f7194', 'M60 -2C80 8 104 5 122 9C140 12 152 8 168 11V-5H60Z')
      path(
        k,
        '#f2cfa8',
        'M84 7.600C100 8 112 8.500 122 10.600C140 13.400 152 10 168 12.600V11C152 8 140 12 122 9C108 6 96 7.600 84 7.600Z',
      )
      path(
        k,
        '#7585a4',
        'M70 22C88 19 116 20 134 22.500C146 24 158 23 168 24V28C150 27 132 28.500 112 26.500C96 25 82 25.500 70 22Z',
      )
      path(
        k,
        '#ffdcae',
        'M82 24C96 25.500 104 26 112 26.800C132 28.800 150 27.300 168 28.300V29.300C150 28.600 132 30 112 28C100 27 90 26 82 24Z',
      )
      // The far headland.
      path(k, '#9a9cae', 'M128 52V47.500C134 45.500 150 45.500 168 44V52Z')
      for (const [c, y] of [
        ['#c9bfb8', SEA],
        ['#97a3b4', SEA + 2.6],
        ['#71839e', SEA + 7],
        ['#566c8c', SEA + 13],
      ])
        fill(k, c, points(`-5 ${y} 40 ${y + 0.5} 90 ${y - 0.3} 165 ${y + 0.5} 165 96 -5 96`))
      path(k, '#ffe3b4', 'M118 53C128 52.600 150 52.600 160 53.200C150 54.200 128 54.200 118 53Z')
      const r = random(5)
      for (let i = 0; i < 46; i++) {
        const t = i / 45
        const [x, y, l] = [60 + r() * 105, SEA + 1.5 + t * 16, 1.4 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(255,232,196,.6)' : 'rgba(40,56,92,.4)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.6} ${l * 2} 0q${-l} ${0.2 + t * 0.5} ${-l * 2} 0Z`,
        )
      }
      // Reynisdrangar: three trolls that the morning turned to stone.
      stack(
        k,
        92,
        56,
        points('-5 0 -3.600 -8 -3 -14 -1.600 -18 -0.600 -24 0.800 -19 2.200 -15 2.600 -9 5 0'),
        points('-0.600 -24 0.800 -19 2.200 -15 2.600 -9 5 0 1.600 0 0.600 -8 -0.400 -15'),
      )
      stack(
        k,
        106,
        57,
        points(
          '-6.500 0 -5 -7 -4 -13 -2.600 -19 -1.500 -27 0 -31 1 -24 2.400 -17 4 -12 4.600 -6 7 0',
        ),
        points('0 -31 1 -24 2.400 -17 4 -12 4.600 -6 7 0 2.600 0 1.400 -9 -0.200 -18'),
      )
      stack(
        k,
        119,
        55.5,
        points('-3.500 0 -2.600 -5 -1.600 -9 -0.400 -13 1 -9 2 -5 3.500 0'),
        points('-0.400 -13 1 -9 2 -5 3.500 0 1 0 0.200 -6'),
      )
      // A breaker, then foam on black sand in long tongues.
      path(k, '#7f93a8', 'M66 70C90 65.500 130 66.500 168 64V72H66Z')
      path(
        k,
        '#fbf6ea',
        'M64 71C80 67.500 96 69.500 112 68C130 66 150 68.500 168 66V72.500C150 76 140 72.500 126 75.500C112 78.500 100 74 88 77.500C80 79.500 70 77 64 78Z',
      )
      path(
        k,
        '#cfd3da',
        'M64 74.500C80 71.500 96 73.500 112 71.800C130 70 150 72 168 69.600V72.500C150 76 140 72.500 126 75.500C112 78.500 100 74 88 77.500C80 79.500 70 77 64 78Z',
      )
      path(
        k,
        '#3c3e56',
        'M-5 74C30 76 48 79.500 66 78C76 77 80 80 88 77.800C100 74.400 112 79 126 76C140 73 150 76.500 168 73V96H-5Z',
      )
      path(
        k,
        '#5b5d74',
        'M66 79C76 78 80 81 88 79C100 76 112 80.500 126 77.800C140 75 150 78 168 75V77.500C150 80.500 140 77.600 126 80.400C112 83 100 79 88 82C80 84 72 82 66 82.500Z',
      )
      path(k, '#2a2b44', 'M-5 84C40 82 70 87 110 85C130 84 150 86 168 83.500V96H-5Z')
      for (let i = 0; i < 60; i++) {
        const [x, y] = [50 + r() * 116, 83 + r() * 9]
        path(k, i % 2 ? '#6b6d84' : '#1f2038', `M${x} ${y}q${0.8 + r()} -0.900 ${2 + r()} 0Z`)
      }
      organ(k)
      // Blocks fallen at the foot.
      for (const [x, y, q] of points(
        '52 84 1 60 86.500 1.300 68 84.500 0.800 44 88 1.400 76 88 0.900',
        3,
      )) {
        path(
          k,
          'rgba(16,16,36,.5)',
          `M${x - 4 * q} ${y + 2 * q}H${x + 3 * q}L${x - 1 * q} ${y + 3.2 * q}H${x - 8 * q}Z`,
        )
        prism(k, x, y - 1.5 * q, 3 * q, y + 2 * q, [LIT, MID, DEEP])
      }
      at(k, 40.5, 50.6, 0.92, sitter)
      // Two small walkers at the edge of the foam, with their mirror.
      for (const [x, c] of [
        [139, '#e8b23c'],
        [142, '#3f7f9c'],
      ]) {
        path(k, 'rgba(16,16,36,.5)', `M${x - 0.7} 82h1.400l-6 1.600h-1.600Z`)
        path(k, '#20223c', `M${x - 0.6} 82v-2.400h0.450v2.400ZM${x + 0.1} 82v-2.400h0.450v2.400Z`)
        path(
          k,
          c,
          `M${x - 0.9} ${77}C${x - 0.3} 76.600 ${x + 0.3} 76.600 ${x + 0.9} 77L${x + 0.9} 79.800h-1.800Z`,
        )
        path(k, '#d9a080', `M${x} 75.200a0.650 0.750 0 1 0 0.010 0Z`)
      }
    })
    birds(s, { x: 0.72, y: 0.34, count: 7, spread: 0.1 })
    return finish(s, { rays: 0.06 })
  },
}
