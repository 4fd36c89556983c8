import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { guide, rucksack, thief, wrapped } from '../../things/batur-breakfast.js'

const HORIZON = 42

/** A layer of cloud: a calm run with a few heaps on it, lit on their right; `heaps` are x and size. */
function cloudLayer(k, y, heaps, [lit, body, foot]) {
  const heads = (c, dx, dy, size) => {
    for (const [x, q] of points(heaps))
      for (const [hx, hy, r] of points(
        '-5.2 0.4 1.8 -2.6 -0.6 2.6 0.6 -1.4 3.3 3.8 -0.5 2.5 6.4 0.5 1.700',
        3,
      )) {
        const [cx, cy, cr] = [x + (hx + dx * r) * q, y + (hy + dy * r) * q, r * q * size]
        path(
          k,
          c,
          `M${cx - cr} ${cy}a${cr} ${cr * 0.86} 0 1 0 ${cr * 2} 0a${cr} ${cr * 0.86} 0 1 0 ${-cr * 2} 0Z`,
        )
      }
  }
  heads(body, 0, 0, 1)
  heads(lit, 0.2, -0.24, 0.68)
  path(
    k,
    body,
    `M-6 ${y + 0.2}C30 ${y - 0.5} 60 ${y + 0.8} 90 ${y}C120 ${y - 0.6} 140 ${y + 0.6} 168 ${y}V98H-6Z`,
  )
  path(
    k,
    foot,
    `M-6 ${y + 4}C20 ${y + 2.6} 44 ${y + 4.6} 72 ${y + 3.6}C100 ${y + 2.6} 130 ${y + 4.6} 168 ${y + 3.6}V98H-6Z`,
  )
}

/** Rinjani over the sea, the sun at its shoulder, rays in the sky. */
function sunrise(k) {
  path(k, '#ffd48c', `M-4 ${HORIZON - 0.4}H164V${HORIZON + 4}H-4Z`)
  for (const a of [-2.9, -2.62, -2.34, -2.04, -1.74, -1.42, -1.1, -0.78, -0.46, -0.2]) {
    const end = (b) => `${104 + Math.cos(b) * 150} ${38 + Math.sin(b) * 150}`
    path(k, 'rgba(255,240,176,.14)', `M104 38L${end(a)}L${end(a + 0.13)}Z`)
  }
  for (const [r, c] of [
    [11, 'rgba(255,236,160,.5)'],
    [7.4, '#ffe27c'],
    [5.6, '#fffbe0'],
  ])
    path(k, c, `M${104 - r} 38a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
  path(
    k,
    '#b0689c',
    `M84 ${HORIZON + 2}C96 40 104 36 111 32.400L113.500 31.800L115 32.600L118 31.600C124 35 134 40 148 ${HORIZON + 2}Z`,
  )
  path(
    k,
    '#e8948c',
    'M84 44C96 40 104 36 111 32.400L113.500 31.800C111 35 109 36 110 38.500C104 39.500 98 42 94 44Z',
  )
}

/** The slope across the lake and the lake in the great crater. */
function crater(k) {
  path(
    k,
    '#5c5494',
    'M164 22C154 22 148 26 142 32C136 39 130 46 122 53C112 60 100 64 82 71V98H164Z',
  )
  path(
    k,
    '#a8709c',
    'M164 22C154 22 148 26 142 32C136 39 130 46 122 53C128 50 134 47 138 42C142 46 140 50 146 46C150 38 156 30 164 27Z',
  )
  path(k, '#48407c', 'M164 50C156 52 150 58 142 62C132 66 122 67 110 70V98H164Z')
  path(k, '#94a8cc', 'M92 76C108 70 124 69 138 70C148 71 158 70 164 69V98H92Z')
  path(
    k,
    '#6c7cb4',
    'M104 72C116 69.300 128 68.600 138 69.600C148 70.600 158 69.600 164 68.600V71.500C150 73 126 71 104 72Z',
  )
  path(
    k,
    '#fcd09c',
    'M104 74C114 70.600 128 70 138 70.800C130 73 116 73.400 104 74ZM112 76.500C120 75 128 75 134 75.600C128 77.200 120 77.200 112 76.500ZM142 73C148 72.200 156 72.400 162 73C156 74.400 148 74.400 142 73Z',
  )
  path(k, '#6484b4', 'M96 84C112 79 134 80 164 78V98H96Z')
}

/** The rim where they sit: lava in facets, its edge alight, slabs and stones. */
function rim(k) {
  path(
    k,
    '#4c3058',
    'M-6 66L10 67.500L24 70.500L44 71.500L66 71L84 69.500L98 68L108 70.500L114 76L122 80L128 88L136 96H-6Z',
  )
  path(
    k,
    '#fca878',
    'M84 69.500L98 68L108 70.500L114 76L122 80L128 88L136 96H132L124 88L117 81.500L109 77.500L104 72L96 70L84 71Z',
  )
  path(
    k,
    '#84486c',
    'M-6 66L10 67.500L24 70.500L44 71.500L66 71L84 69.500L96 70L104 72L109 77.500L96 75L80 75.500L60 77L34 76L12 73L-6 72Z',
  )
  path(k, '#321f48', 'M-6 80L14 82L30 88L52 86L70 92L92 88L112 96H-6Z')
  for (const [c, d] of [
    [
      '#6c3c64',
      'M58 80L74 78.500L86 82L72 84.500ZM88 78L100 77.500L108 82L98 83.500ZM18 78L30 77.500L36 80.500L24 82Z',
    ],
    ['#fca878', 'M74 78.500L86 82L80 83L71 79ZM100 77.500L108 82L103 82.700L97.500 77.700Z'],
  ])
    path(k, c, d)
}

/** Steam in crisp curls out of a cleft. */
function steam(k) {
  path(k, '#1f1234', 'M42 77C46 75 54 75 58 77C54 79.500 46 79.500 42 77Z')
  for (const [c, d] of [
    [
      'rgba(255,226,214,.5)',
      'M46 77C42 70 50 66 46 58C42 50 36 46 40 36C42 28 50 26 49 17C56 26 50 32 51 39C52 47 60 52 57 61C55 67 58 72 54 77Z',
    ],
    [
      'rgba(255,246,232,.75)',
      'M48.500 77C46 71 53 66 50 58C48 51 42 47 45 38C46 33 50 30 50 25C54 32 49 36 50.500 42C53 49 58 53 54.500 61C53 67 55 72 52.500 77Z',
    ],
    [
      '#1f1234',
      'M42 77C45 78.200 47 76.600 50 77C53 77.400 55 76.200 58 77C54 79.500 46 79.500 42 77Z',
    ],
  ])
    path(k, c, d)
}

export default {
  alt: 'Alba sull’orlo del Batur sopra un mare di nuvole: la guida toglie un uovo dal vapore, una viaggiatrice nella coperta ride del macaco che le ruba una banana; il sole spunta accanto al Rinjani',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.65, 0.42], horizon: HORIZON / 90 })
    sky(s, {
      clouds: 0,
      disc: 0,
      stops: [
        [0, '#285a94'],
        [0.36, '#6ca4bc'],
        [0.66, '#f4d0a8'],
        [0.86, '#ffbc84'],
        [1, '#ffd888'],
      ],
    })
    stars(s, { count: 26, below: 0.14 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sunrise(k)
      path(k, '#f8bc98', `M-4 ${HORIZON + 1.4}C40 43 100 44 164 ${HORIZON + 1.4}V98H-4Z`)
      cloudLayer(k, 46, '10 0.5 46 0.7 70 0.45 88 0.6 101 0.45 122 0.6', [
        '#fff0c0',
        '#fccca4',
        '#f8b89c',
      ])
      cloudLayer(k, 51, '0 0.9 26 0.650 78 1 108 0.7', ['#ffe8b8', '#f4b0a0', '#e89c9c'])
      cloudLayer(k, 58, '14 0.8 38 1.3 68 0.9 98 1.2', ['#ffd8b0', '#d88ca0', '#c4789c'])
      cloudLayer(k, 66.5, '0 1.2 58 1.2 92 0.9', ['#f4b8ac', '#a86898', '#8c5890'])
      crater(k)
      rim(k)
      steam(k)
      path(k, 'rgba(34,16,56,.5)', 'M-4 79C4 76.500 20 76.500 36 78.500C28 81 4 82 -4 79Z')
      at(k, 28, 78.5, 1, guide)
      path(k, '#6c3c64', 'M60 84.500L62 76L68 73L78 73L82 77L84 84.500Q72 86.500 60 84.500Z')
      path(k, '#3c2450', 'M60 84.500L62 76L68 73L69 79L67 85.500Q63 85.200 60 84.500Z')
      at(k, 74, 82, 0.98, wrapped)
      path(
        k,
        'rgba(34,16,56,.5)',
        'M84 85.500C90 83.600 100 83.600 106 85C100 87.600 88 87.600 84 85.500Z',
      )
      at(k, 99.5, 85, 0.9, rucksack)
      path(
        k,
        'rgba(34,16,56,.5)',
        'M104 79.500C108 78 118 78 122 79.500C118 81.400 108 81.400 104 79.500Z',
      )
      at(k, 114, 79, 0.95, thief)
      stroke(
        k,
        '#6c3458',
        0.35,
        'M128 20q1.200 -1 2 0q1 -1 2 0M135 24q1 -0.800 1.700 0q0.800 -0.800 1.700 0',
      )
    })
    return finish(s, { vignette: 0.14, bloom: 0.16 })
  },
}
