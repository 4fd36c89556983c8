import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { hornbill, leopard } from '../../things/leopard-tree.js'
import { openCar } from '../../things/lerai-jeep.js'

/** A yellow-barked acacia: a stem that forks and forks again; its foot is 0, 0. */
function feverTree(k, [dark, mid, lit]) {
  const d =
    'M-3 0C-2 -14 -3 -24 -2 -34L-14 -62L-12 -63L0 -40L3 -66H5.500L3 -38L16 -64L18.500 -63L5 -32C4 -22 3.500 -12 4.500 0Z'
  path(k, mid, d)
  path(
    k,
    dark,
    'M-3 0C-2 -14 -3 -24 -2 -34L-14 -62L-12.800 -62.500L-0.500 -36C-1 -24 -0.500 -12 -0.500 0Z',
  )
  path(
    k,
    lit,
    'M4.500 0C3.500 -12 4 -22 5 -32L18.500 -63L17.300 -63.500L3.500 -34C2.500 -22 2 -12 3 0Z',
  )
}

/** The wood of Lerai: light between the stems, no sky. */
function wood(k) {
  path(k, '#3c8464', 'M-4 -4H164V96H-4Z')
  for (const [c, d] of [
    ['#5ca46c', 'M8 -4C4 20 10 50 6 76H164V-4Z'],
    ['#90c470', 'M50 -4C40 24 46 54 40 76H152C158 50 146 20 152 -4Z'],
    ['#c8e080', 'M72 -4C66 22 70 52 62 74H136C140 50 128 24 134 -4Z'],
    ['#f0f4a8', 'M88 -4C84 22 88 50 80 72H120C122 48 114 24 116 -4Z'],
  ])
    path(k, c, d)
  for (const [x, y, q, i] of points(
    '100 70 0.500 0 118 71 0.620 0 82 70 0.560 0 66 72 0.800 1 134 74 0.900 1 28 75 1 2 8 76 1.100 2',
    4,
  ))
    at(
      k,
      x,
      y,
      q,
      (g) =>
        feverTree(
          g,
          [
            ['#b8d084', '#ccdc8c', '#e4ec9c'],
            ['#88b468', '#a8c874', '#d0e084'],
            ['#4c8c58', '#649c5c', '#84b468'],
          ][i],
        ),
      x % 4 > 1,
    )
  // Bushes and the floor of the wood, the track, patches of sun.
  path(
    k,
    '#64a468',
    'M-4 68C6 64 14 68 22 66C32 63 40 68 52 67C62 65 74 69 84 67.500C98 66 108 69 120 67C134 65 148 68 164 65V96H-4Z',
  )
  path(k, '#dcdc84', 'M64 71C84 69.500 110 69.500 132 71.500C116 73.500 84 73.500 64 71Z')
  path(k, '#488c5c', 'M-4 74C20 71 50 74 84 73C116 72 144 74 164 72V96H-4Z')
  path(
    k,
    '#d8b878',
    'M164 76C140 75 110 77 84 79C50 81.500 20 82 -4 82V92C30 92 70 91 100 88C128 85.500 148 84 164 84Z',
  )
  path(
    k,
    '#f8e4a0',
    'M92 78.800C108 77 126 76.200 140 76.400C148 78 140 80 126 81.500C112 83 96 83 90 81.500C88 80.500 89 79.300 92 78.800Z',
  )
  path(k, '#388058', 'M-4 88C30 91 70 89.500 100 87C128 84.500 148 83 164 82.500V96H-4Z')
}

/** Beams that fall from the upper right. */
function beams(k) {
  for (const d of [
    'M118 -4H128L75.500 96H58Z',
    'M134 -4H139L98.700 96H88Z',
    'M98 -4H103L50 96H40Z',
  ])
    path(k, 'rgba(255,252,200,.2)', d)
}

/** The bough and the stem it grows from, yellow and smooth, with flakes of bark. */
function bough(k) {
  path(
    k,
    '#a8b444',
    'M166 -6H149C150 12 148 22 138 26C110 33 60 38 -6 46V53C60 47 108 43.500 132 42.500C143 44 147 56 146 70L142 98H166Z',
  )
  path(
    k,
    '#74903c',
    'M-6 50.500C60 44.500 100 40.500 130 38.500C140 37.500 147 40 150 47C153 54 152 64 150.500 74L147 98H142L146 70C147 56 143 44 132 42.500C108 43.500 60 47 -6 53Z',
  )
  path(
    k,
    '#e8e470',
    'M138 26C110 33 60 38 -6 46V47.800C60 40 112 35.200 141 29C151 26.500 154 14 153 -6H149C150 12 148 22 138 26ZM161 -6H166V98H158C162 66 163 24 161 -6Z',
  )
  for (const [x, y, r] of points(
    '14 47 2 30 45.500 1.500 92 40.500 2 132 37 1.600 157 54 1.800 156 74 2.200 157 14 1.500',
    3,
  ))
    path(
      k,
      '#94a43c',
      `M${x - r * 1.6} ${y}C${x - r} ${y - r * 0.6} ${x + r} ${y - r * 0.5} ${x + r * 1.6} ${y}C${x + r} ${y + r * 0.7} ${x - r} ${y + r * 0.6} ${x - r * 1.6} ${y}Z`,
    )
  // Shade of the leopard on the bough.
  path(k, 'rgba(56,40,60,.4)', 'M54 40.500C80 38 110 35 136 31L138 35C112 40 84 42.500 56 44.500Z')
}

/** A feathery twig, its leaflets in pairs. */
function twig(k, x, y, turn, long, c) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  stroke(k, c, 0.5, `M0 0Q${long * 0.5} 1 ${long} 0`)
  for (let i = 2; i < long; i += 2.1) {
    const l = 4.6 * Math.sin(0.5 + (i / long) * 2.2)
    for (const d of [-1, 1])
      path(
        k,
        c,
        `M${i} 0.500C${i + 0.2} ${d * l * 0.5} ${i + 1} ${d * l * 0.9} ${i + 2.2} ${d * l}C${i + 2.4} ${d * l * 0.6} ${i + 1.8} ${d * l * 0.2} ${i + 0.8} 0.500Z`,
      )
  }
  k.restore()
}

export default {
  alt: 'Nella foresta di acacie gialle di Lerai tutti fotografano un bucero, mentre sopra il fuoristrada un leopardo sonnecchia sul ramo e una bambina sta per toccargli la punta della coda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.8, 0], horizon: 0.78 })
    const f = field(s)
    f.draw(s.k, (k) => {
      wood(k)
      for (const [x, y, a, l, c] of points(
        '20 -3 1.100 24 0 38 -4 1.700 20 1 58 -3 1.300 15 0 120 -4 1.800 14 1 136 -3 1.350 20 0',
        5,
      ))
        twig(k, x, y, a, l, ['#2c7058', '#3c8460'][c])
      beams(k)
      at(k, 2.2, 0, 1, openCar)
      bough(k)
      at(k, 12, 43.6, 0.9, hornbill)
      k.save()
      k.translate(52, 39.5)
      k.rotate(-0.09)
      k.scale(1.04, 1.04)
      leopard(k)
      k.restore()
      for (const [x, y, dx, l] of points(
        '70 92 4 9 74 92 -3 7 80 93 5 8 118 92 -4 7 124 92 3 9 2 93 4 8 -2 92 6 11',
        4,
      ))
        path(
          k,
          '#2c6c54',
          `M${x - 1} ${y}C${x - 0.5} ${y - l * 0.6} ${x + dx * 0.4} ${y - l * 0.8} ${x + dx} ${y - l}C${x + dx * 0.7} ${y - l * 0.6} ${x + 1.2} ${y - l * 0.4} ${x + 1.4} ${y}Z`,
        )
    })
    return finish(s, { vignette: 0.14 })
  },
}
