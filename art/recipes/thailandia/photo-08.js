import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { asianElephant } from '../../things/asian-elephant.js'
import { hookedHand, mate, mother } from '../../things/gibbons.js'

const PALE = ['#a8d0a8', '#c0dcae', '#dcebb4']
const MIDDLE = ['#5ca488', '#78b88c', '#a4cc8c']
const DEEP = ['#2c6c68', '#3c8470', '#68a474']

/** A tall tree of the forest: straight trunk, three tiers of leaves. */
function tree(k, x, foot, top, q, trunk, tones) {
  path(
    k,
    trunk,
    `M${x - q * 0.16} ${foot}C${x - q * 0.1} ${foot - 10} ${x - q * 0.09} ${top + 10} ${x - q * 0.06} ${top}H${x + q * 0.08}C${x + q * 0.09} ${top + 10} ${x + q * 0.1} ${foot - 10} ${x + q * 0.18} ${foot}Z`,
  )
  for (const [dx, dy, r, turn] of points(
    '-0.9 0.6 0.8 1 0.9 0.5 0.85 2 0 0.1 1 3 -0.5 -0.5 0.7 4.2 0.6 -0.45 0.66 5',
    4,
  ))
    clump(k, x + dx * q, top + dy * q, r * q, tones, turn + x, { flat: 0.62, side: 1 })
}

/** Far ridges in the mist, and the fall in its rock. */
function valley(k) {
  path(
    k,
    '#d4e8bc',
    'M-4 40C14 32 26 30 40 34C52 38 62 30 76 30C92 30 104 38 118 34C134 29 148 33 164 30V96H-4Z',
  )
  path(k, '#bcdcb0', 'M-4 48C12 40 28 40 44 44L56 42C70 38 88 38 96 43C112 47 130 40 164 42V96H-4Z')
  // The rock of the fall: light from the right.
  path(
    k,
    '#8cb4a4',
    'M46 80L48 66L46.500 58L50 50L54 45.500L62 43.500H74L82 46L88 52L90 60L94 70L96 80Z',
  )
  path(k, '#b0cca8', 'M72 43.500L82 46L88 52L90 60L94 70L96 80H84L82 68L78 61L79 52Z')
  path(k, '#6c9c98', 'M46 80L48 66L46.500 58L50 50L54 45.500L57 45L54 53L57 60L54 70L56 80Z')
  for (const [c, d] of [
    [
      '#b8dcdc',
      'M63.500 44C63 49 63.400 54 62 59C60 60.500 58.600 62 58 64C57 69 56.400 74 55 80.500H82C81 74 80 69 79 64C78.400 62 76 60.500 74 59C73 54 73.400 49 73.500 44C70.500 43 66.500 43 63.500 44Z',
    ],
    [
      '#ffffff',
      'M66 43.600C66.400 49 66 54 65.400 59C64 61 63 63 62.600 66C62 71 62 76 61 80.500H82C81 74 80 69 79 64C78.400 62 76 60.500 74 59C73 54 73.400 49 73.500 44C71 43.200 68.500 43.100 66 43.600Z',
    ],
    ['#d8eeea', 'M66 56C65.600 63 66.500 72 66 80.500H68C68.600 72 67.600 63 66 56Z'],
    [
      '#d8eeea',
      'M71.500 44C71 50 71 55 72 60C74 66 75 73 75.400 80.500H77.400C77 72 75.600 65 73.200 60C72.400 55 72.300 50 72.600 44Z',
    ],
  ])
    path(k, c, d)
  for (const [x, y, q, n] of points(
    '50 46 3.6 0 57 43.4 3.4 0 61 44.600 2 1 78 43.800 3 1 84 46.400 3.6 1 89.500 52 3 1 47 55 3 0 91.500 60 3 1',
    4,
  ))
    clump(k, x, y, q, n ? PALE : MIDDLE, x, { flat: 0.62, side: 1 })
}

/** The clearing at the foot of the fall: pool, path, those who walk. */
function clearing(k) {
  path(k, '#9ccca0', 'M-4 80C30 75 110 75 164 79V96H-4Z')
  for (const [x, y, q] of points('50 79 3.6 86.500 79 4 45.500 80 2.4 91.500 80.500 2.8', 3)) {
    path(
      k,
      '#6c9c98',
      `M${x - q} ${y + q * 0.4}L${x - q * 0.8} ${y - q * 0.5}L${x - q * 0.1} ${y - q * 0.9}L${x + q * 0.7} ${y - q * 0.5}L${x + q} ${y + q * 0.4}Z`,
    )
    path(
      k,
      '#c4d8b0',
      `M${x - q * 0.1} ${y - q * 0.9}L${x + q * 0.7} ${y - q * 0.5}L${x + q} ${y + q * 0.4}H${x + q * 0.4}L${x + q * 0.2} ${y - q * 0.3}Z`,
    )
  }
  for (const [c, lift, size] of [
    ['#c4e4e0', 0, 1],
    ['#ffffff', -0.8, 1.02],
  ])
    for (const [x, y, r] of points(
      '54 79.400 2 57.500 78.600 2.8 61.500 77.600 2.4 65.500 78.400 3.2 70 77.800 2.6 74.500 78.400 3.2 78.500 78.400 2.6 82 79.400 2',
      3,
    ))
      path(
        k,
        c,
        `M${x - r * size} ${y + lift}a${r * size} ${r * size * 0.9} 0 1 0 ${r * size * 2} 0a${r * size} ${r * size * 0.9} 0 1 0 ${-r * size * 2} 0Z`,
      )
  path(
    k,
    '#7cc8b8',
    'M38 81C50 79.200 88 79 98 81C108 84 92 88 70 90C56 91.400 40 96 36 96H8C20 90 22 84 38 81Z',
  )
  path(k, '#a8e0cc', 'M50 80.600C60 79.400 80 79.400 88 80.800C80 83 58 83 50 80.600Z')
  path(
    k,
    '#f0e4b0',
    'M164 83C146 80.500 120 81 104 84C92 87 100 91 84 96H120C118 91 126 87.500 140 86.500C150 86 158 86.500 164 87.500Z',
  )
}

/** A walker far below, on the way to the left; the cloth and the hat tell them apart. 10 tall. */
function walker(k, cloth, hat, arm) {
  path(
    k,
    'rgba(52,72,88,.34)',
    'M-8 0.300C-6 -0.500 -1 -0.500 1.500 0.200C-1 0.900 -6 0.900 -8 0.300Z',
  )
  stroke(k, '#3c4868', 1.1, 'M-0.300 -4.200L-1.700 0M0.300 -4.200L1.300 0')
  stroke(k, cloth, 2.3, 'M0 -6.800V-4.600')
  stroke(k, '#b4785c', 0.8, arm)
  path(k, '#b4785c', 'M-1.200 -9.400a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0 -2.400 0Z')
  path(k, hat, 'M-2.200 -9.800H2.200L1.200 -10.200C1 -11.400 -1 -11.400 -1.200 -10.200Z')
}

/** The great trunk on the right with its bough, and the lianas. */
function greatTree(k) {
  path(
    k,
    '#443a62',
    'M164 -6H134C137 4 136 8 130 11C112 14.500 90 11.500 66 10C52 9 38 6 22 6.500C38 8.500 50 12 64 13.600C88 16 112 20.500 127 20.500C134 22 136 30 136 42C136 60 134 78 122 96H164Z',
  )
  path(
    k,
    '#2f2850',
    'M134 26C136 32 136 38 136 42C136 60 134 78 122 96H136C143 78 144 58 142 40C141 30 139 24 130 21ZM22 6.500C38 8.500 50 12 64 13.600C88 16 112 20.500 127 20.500C120 18.600 90 14.600 64 11.600C48 9.800 36 7 22 6.500Z',
  )
  path(k, '#8c7486', 'M158 -6H164V96H152C158 66 159 30 156 10Z')
  path(k, '#b49c92', 'M162 -6H164V60C163 40 162.500 20 162 -6Z')
  stroke(k, '#b49c92', 0.7, 'M134.200 -6C137 4 132 10.600 126 11.600C110 14 92 11.600 70 10')
  stroke(k, '#2f2850', 0.8, 'M146 -4C148 20 146 34 150 52M152 30C152 46 150 66 142 92')
  for (const [c, d] of [
    ['#3c5c5c', 'M53 10C54 22 50 30 52 44C53 50 51 54 52 58'],
    ['#3c5c5c', 'M114 18C112 34 117 44 114 60C113 64 114 68 113 72'],
    ['#54785c', 'M20 -4C20 4 20.400 10 20 18C19 34 22 44 19 62C18 70 20 76 19 82'],
  ])
    stroke(k, c, 1, d)
  for (const [x, y, m] of points(
    '52 30 1 51.500 44 -1 114 40 1 115 52 -1 113.500 66 1 20.500 42 1 20 57 -1 19 72 1',
    3,
  ))
    path(
      k,
      '#5c9464',
      `M${x} ${y}C${x + m * 2} ${y - 1.6} ${x + m * 4.4} ${y - 0.6} ${x + m * 5} ${y + 2}C${x + m * 3} ${y + 2.6} ${x + m * 1} ${y + 2} ${x} ${y}Z`,
    )
}

/** Leaves at the end of the bough and over the trunk, dark against the light. */
function boughLeaves(k) {
  for (const [x, y, q, turn] of points(
    '24 5 5 1 34 6 4.6 2 43 8 3.6 3 29 9.500 3.6 4 126 8.600 6 2.2 118.500 10.600 4.600 0.5 112.500 12 2.800 1.4 152 -1 9 0.3 164 4 9 2',
    4,
  ))
    clump(k, x, y, q, ['#24505c', '#2f6a68', '#5c9c74'], turn, { flat: 0.6, side: 1 })
}

/** A spray of orchids that arches from its tuft of leaves. */
function orchids(k) {
  for (const [dx, dy, c] of points('-14 -5 0 -15 2 1 -11 7 0 -6 -10 1 -4 10 1', 3))
    path(
      k,
      c ? '#3c8464' : '#2c6458',
      `M0 0Q${dx * 0.4 - dy * 0.2} ${dy * 0.5 - 3} ${dx} ${dy}Q${dx * 0.5 + dy * 0.1} ${dy * 0.6 + 1.6} 0 1.600Z`,
    )
  stroke(k, '#5c8c54', 0.6, 'M0 0C-6 -9 -15 -10 -22 -3')
  for (const [x, y, q] of points(
    '-6.5 -6.6 0.9 -10.500 -8.600 1.060 -14.800 -7.600 1.120 -18.800 -5.600 1 -22 -2.600 0.840',
    3,
  ))
    at(k, x, y, q, (p) => {
      for (const a of [-1.57, -0.1, 1.05, 2.1, 3.25])
        path(
          p,
          Math.cos(a) > 0.2 ? '#ff9cc0' : '#ec5c98',
          `M0 0Q${Math.cos(a) * 1.4 - Math.sin(a) * 1.5} ${Math.sin(a) * 1.4 + Math.cos(a) * 1.5} ${Math.cos(a) * 2.9} ${Math.sin(a) * 2.9}Q${Math.cos(a) * 1.4 + Math.sin(a) * 1.5} ${Math.sin(a) * 1.4 - Math.cos(a) * 1.5} 0 0Z`,
        )
      path(p, '#a82470', 'M-0.900 0.200Q0 -0.800 0.900 0.200L0.500 1.700Q0 2.200 -0.500 1.700Z')
      path(p, '#ffd84c', 'M-0.450 0a0.450 0.450 0 1 0 0.900 0a0.450 0.450 0 1 0 -0.900 0Z')
    })
}

/** A broad leaf of the near plane, its rib light. */
function broadLeaf(k, x, y, long, angle, [c, dark, rib]) {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(long / 10, long / 10)
  path(k, c, 'M0 0C2 -3.400 6 -3.400 10 0C6 3 2 2.600 0 0Z')
  path(k, dark, 'M0 0C3 0.300 6 0.300 10 0C6 3 2 2.600 0 0Z')
  stroke(k, rib, 0.16, 'M-1 0H9M2 0L3.600 -1.800M4 0L5.600 -1.900M6 0L7.400 -1.300')
  k.restore()
}

export default {
  alt: 'Fra gli alberi di Mae Wang due gibboni dalle mani bianche si tendono la mano, lui nero appeso a una liana, lei chiara col piccolo in braccio; in basso la cascata, un elefante e i viaggiatori sul sentiero',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.6, 0.16], horizon: 0.5 })
    sky(s, {
      clouds: 0,
      disc: 0,
      stops: [
        [0, '#f8e09c'],
        [0.5, '#fdf2c4'],
        [1, '#f0f4cc'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      valley(k)
      for (const [x, top, q] of points('10 30 8 34 36 6.500 104 37 7 122 32 8 142 34 8 44 44 5', 3))
        tree(k, x, 80, top, q, '#a4c4a0', PALE)
      clearing(k)
      for (const [x, top, q, foot] of points(
        '38 55 6 81 103 57 6 80 -1 34 11 84 20 46 9 83 118 50 8 81 133 44 10 82',
        4,
      ))
        tree(k, x, foot, top, q, '#5c8c84', MIDDLE)
      // The company on the path.
      path(
        k,
        'rgba(52,72,88,.34)',
        'M100 85.500C106 84 118 84.200 122 85.400C116 86.600 106 86.600 100 85.500Z',
      )
      at(k, 112, 85.2, 0.15, asianElephant, true)
      at(k, 101, 86.2, 0.72, (q) =>
        walker(q, '#f0583c', '#fff0c8', 'M0.500 -6.600L-1.600 -8.400L-3.400 -11'),
      )
      at(k, 96, 88, 0.76, (q) => walker(q, '#2c6cb4', '#f8c850', 'M0 -6.600L-2 -4.800'))
      tree(k, 6, 92, 62, 13, '#2f5460', DEEP)
      greatTree(k)
      boughLeaves(k)
      at(k, 99, 12.8, 1, mother)
      at(k, 103, 12.8, 1, (q) => hookedHand(q, 4.4))
      at(k, 20.4, 14, 1, mate)
      at(k, 139, 52, 1, orchids)
      for (const [x, y, l, a, n] of points(
        '-6 92 26 -0.9 0 4 96 24 -0.45 1 -8 84 20 -0.2 0 22 98 18 -0.8 1 164 96 26 -2.5 0 150 99 22 -2.1 1 166 86 18 -2.9 1',
        5,
      ))
        broadLeaf(
          k,
          x,
          y,
          l,
          a,
          n ? ['#2f7064', '#1f4c54', '#5ca078'] : ['#24585c', '#1b4050', '#4c8c74'],
        )
    })
    return finish(s, { rays: 0.16, vignette: 0.1 })
  },
}
