import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { calf, farBaobab, herd, mother, owl, owlet } from '../../things/hollow-baobab.js'
import { honey } from './kit.js'

/** Outside: a milky morning over yellow grass and the thread of the river. */
function outside(k) {
  path(k, '#8cd0cc', 'M30 -6H160V96H30Z')
  path(k, '#b4e0cc', 'M30 12C60 6 90 14 160 6V96H30Z')
  path(k, '#dcecc8', 'M30 24C70 18 100 26 160 20V96H30Z')
  path(k, '#fcf4d0', 'M30 34C60 29 110 36 160 31V96H30Z')
  path(k, '#a8bca0', 'M30 46C44 42.500 60 44.500 76 42C96 40 110 45 160 42V60H30Z')
  path(k, '#e8c868', 'M30 49C56 46.500 90 48.500 160 47V96H30Z')
  path(
    k,
    '#8cc8c0',
    'M30 53.500C50 51 66 54 84 51.500C98 50 110 52 120 51L122 52.500C108 54 100 52.500 86 54C68 56.500 52 53.500 30 56.500Z',
  )
  path(k, '#f4d474', 'M30 57C56 53.500 70 58 90 55C120 53 140 55 160 53V96H30Z')
  path(k, '#dca444', 'M30 66C60 61 90 66 160 62V96H30Z')
  path(k, '#b87838', 'M30 75C60 70 100 74 160 71V96H30Z')
}

// The opening, from the left of its threshold up and round to the right.
const GAP =
  'M45 82C49 72 50 62 48.500 52C47 42 52 34 54 26C56 16 62 6 72 0C84 -7 106 -8 118 -1C128 5 129 16 133 26C137 36 134 46 138 56C141 66 143 74 149 82'

/** The walls of the hollow, fold within fold, with the light along their lips. */
function walls(k) {
  k.fillStyle = '#2a1430'
  k.fill(new Path2D(`M-6 -10H166V100H-6Z${GAP}Z`), 'evenodd')
  // Folds on the left, then the right; each a long tongue of wood.
  for (const [c, d] of [
    [
      '#5c2c3c',
      'M45 82C49 72 50 62 48.500 52C47 42 52 34 54 26C56 16 62 6 72 0L66 -10H52C50 4 44 16 42 30C39 44 44 56 38 82Z',
    ],
    [
      '#a85c48',
      'M45 82C49 72 50 62 48.500 52C47 42 52 34 54 26C56 16 62 6 72 0L69.500 -4C60 2 53.500 14 51.500 25C49.500 34 45 42 46 52C47.500 62 46 72 42 82Z',
    ],
    [
      '#f4b070',
      'M48.500 52C47 42 52 34 54 26C56 16 62 6 72 0L70.800 -2C61 4 55 15 53 25.500C51 34 46.200 42 47.500 52Z',
    ],
    [
      '#42203a',
      'M38 82C44 56 39 44 42 30C44 16 50 4 52 -10H34C36 8 30 24 29 40C28 56 33 66 26 86Z',
    ],
    [
      '#5c2c3c',
      'M29 40C30 24 36 8 34 -10H31C32 8 26 24 26 40C26 54 28 66 22 84H26C33 66 28 56 29 40Z',
    ],
    ['#1c0c24', 'M20 -10C24 10 16 26 16 44C16 60 20 70 12 92H-6V-10Z'],
    ['#3a1c38', 'M8 -10C12 10 4 28 4 46C4 60 8 72 2 92H7C13 72 9 60 9 46C9 28 16 10 12 -10Z'],
    [
      '#6c3440',
      'M149 82C143 74 141 66 138 56C134 46 137 36 133 26C129 16 128 5 118 -1L122 -10H134C134 4 141 14 142 28C143 40 141 48 145 58C148 68 152 74 160 84Z',
    ],
    [
      '#8c4848',
      'M118 -1C128 5 129 16 133 26C137 36 134 46 138 56C141 66 143 74 149 82H153C146 74 144 66 141 56C138 46 140.500 36 136 25C132.500 15 131 4 120 -5Z',
    ],
    [
      '#42203a',
      'M142 28C141 14 134 4 134 -10H150C150 8 156 20 154 36C153 50 158 62 166 74V84H160C152 74 148 68 145 58C141 48 143 40 142 28Z',
    ],
    ['#1c0c24', 'M154 -10C154 8 160 20 159 36C158 50 162 60 168 68V-10Z'],
    ['#42203a', 'M72 0C84 -7 106 -8 118 -1L122 -10H66Z'],
    ['#8c4848', 'M72 0C84 -7 106 -8 118 -1L119 -3C106 -10 84 -9 71 -2Z'],
  ])
    path(k, c, d)
  for (const d of [
    'M36 -6C38 14 32 28 32 44C32 58 34 66 30 80',
    'M24 -6C26 12 20 28 20 44C20 58 24 68 18 84',
    'M148 -6C148 12 152 22 150 36C149 48 152 58 158 68',
  ])
    stroke(k, 'rgba(150,80,80,.4)', 0.5, d)
}

/** The floor of the hollow: a root for a threshold, the light that falls over it, the calf's shadow. */
function floor(k) {
  path(
    k,
    '#2a1430',
    'M-6 82C20 78 34 81 46 79.500C80 81 120 81 148 79.500C156 80 162 82 166 84V96H-6Z',
  )
  path(k, '#7c4444', 'M44 79C70 81 118 81.500 150 79C158 84 150 94 130 98H40C30 94 34 86 44 80Z')
  path(
    k,
    '#c87c54',
    'M46 79.500C74 81.800 112 82.200 147 79.800L140 84C110 87.500 76 87 50 83.500Z',
  )
  path(k, '#e8a468', 'M48 84.500C56 85.500 66 86.500 76 86.800L64 98H36C36 92 40 87 48 84.500Z')
  path(
    k,
    '#4c2840',
    'M80 86.800C94 87.300 116 87 128 85.500C138 90 134 96 128 98H72C68 94 72 90 80 86.800Z',
  )
  for (const [x, y, a] of points('54 91 0.4 62 94 -0.3 24 88 0.2 146 88 -0.4 150 92 0.3', 3))
    stroke(k, x < 70 && x > 40 ? '#a85c48' : '#5c2c3c', 0.6, `M${x} ${y}q2 ${-1 + a} 5 ${a * 2}`)
}

export default {
  alt: 'Da dentro un baobab cavo del Tarangire: un elefantino curioso infila la proboscide e solletica un gufo che apre un occhio solo; il piccolo del gufo guarda, la madre elefante aspetta fuori, lontano passa il branco',
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [0.4, 0.2], horizon: 0.55 })
    const f = field(s)
    f.draw(s.k, (k) => {
      outside(k)
      at(k, 61.5, 49.5, 0.72, farBaobab)
      at(k, 62, 61, 0.62, herd)
      at(k, 119, -3, 1.02, mother)
      path(
        k,
        'rgba(110,50,40,.45)',
        'M80 78.500C90 76 122 76.500 142 78.500C128 81.500 90 81.500 80 78.500Z',
      )
      walls(k)
      floor(k)
      at(k, 101, 38.5, 0.87, calf)
      // The ledge of the owls.
      path(k, '#1c0c24', 'M-6 64C8 60 26 61 44 66C38 71 28 72 20 76C10 80 2 80 -6 82Z')
      path(k, '#8c4848', 'M-6 63C8 59 28 60 45 65.500C41 68 36 67.500 30 67C18 65 6 65 -6 68Z')
      path(
        k,
        '#c87c54',
        'M18 61C28 61 37 62.800 45 65.500C42 67 39 67.200 36 67C31 64 25 62.400 18 61Z',
      )
      at(k, 30, 62.5, 1, owl)
      at(k, 10, 63, 0.92, owlet)
      stroke(k, '#e8d0c0', 0.5, 'M44 38.500l2.500 -2M45.500 42l3 -0.600M42.500 35.500l1.400 -2.600')
    })
    return finish(s, { vignette: 0.18, bloom: 0.16 })
  },
}
