import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { libertyNear } from '../../things/liberty-near.js'
import { littleLiberty, photographer, thief } from '../../things/little-liberty.js'

/** A fan of light from the low sun, which stands outside on the left. */
function fan(k) {
  path(k, '#f8b444', 'M-6 -6H168V96H-6Z')
  for (let i = 0; i < 9; i++) {
    const a = -1.42 + i * 0.17
    const [u, v] = [a, a + 0.085].map((t) => `${-16 + Math.cos(t) * 240} ${72 + Math.sin(t) * 240}`)
    path(k, i < 4 ? '#fcc458' : '#fdd478', `M-16 72L${u}L${v}Z`)
  }
  // A cold front comes over from the right.
  path(
    k,
    '#e8804c',
    'M168 -6H96C104 0 112 -1 118 4C124 8 132 6 137 12C142 17 150 15 154 22C158 28 163 27 168 32Z',
  )
  path(k, '#c45c54', 'M168 -6H118C124 -1 131 -1 136 4C141 9 148 7 152 13C156 18 162 17 168 21Z')
}

/** Lower Manhattan in the haze, the one tower above all. */
function downtown(k) {
  for (const [x, wide, high] of points(
    '-14 6 7 -8 5 11 -3 5 8 2 4 14 6.500 6 10 13 4 17 17.500 5 12 27 5 16 32.500 4 12 37 6 18 43.500 4 13 48 5 9 53.500 6 13 60 4 8 65 6 6 72 5 4',
    3,
  )) {
    path(k, '#e09458', `M${x} 69V${69 - high}H${x + wide}V69Z`)
    path(k, '#fbd888', `M${x} 69V${69 - high}H${x + wide * 0.3}V69Z`)
  }
  path(k, '#d08458', 'M21 69V48L22.200 41H25L26.200 48V69Z')
  path(k, '#fff0b0', 'M21 69V48L22.200 41L23.400 56V69Z')
  stroke(k, '#d08458', 0.4, 'M23.600 41V35')
}

function harbour(k) {
  path(k, '#1c7888', 'M-20 68.500H190V120H-20Z')
  path(k, '#6cb0a0', 'M-20 68.500C10 68 40 69 78 68.500C60 70.500 30 70 -20 71.500Z')
  for (const [c, d] of [
    [
      '#14687c',
      'M-20 74C-8 71 4 74.500 16 73C30 71 42 75 58 73C74 71.500 86 75 102 73.500C120 72 140 75 190 72.500V120H-20Z',
    ],
    [
      '#105870',
      'M-20 79C0 76 12 80 28 78C46 76 60 80.500 80 78.500C100 77 120 81 142 78.500C160 77 176 79 190 78V120H-20Z',
    ],
    ['#0c4864', 'M-20 85C6 82 30 86 56 84C84 82 110 87 140 84.500C160 83 176 85 190 84V120H-20Z'],
  ])
    path(k, c, d)
  for (const [x, y, l] of points(
    '84 76 9 138 75.500 12 100 81 10 122 82 14 148 80.500 9 90 71.500 7 150 72 10',
    3,
  ))
    path(
      k,
      '#8cd0b8',
      `M${x} ${y}Q${x + l * 0.45} ${y - 1.9} ${x + l} ${y - 0.2}Q${x + l * 0.5} ${y - 0.8} ${x} ${y}Z`,
    )
}

/** Her island: the sea wall, planes in leaf. */
function island(k) {
  path(
    k,
    '#1c5c5c',
    'M76 71C77 66 82 66.500 84 67C86 63.500 91 64 93 66H146C149 63.500 153 64 155 66.500C159 65 166 66.500 190 66V71Z',
  )
  path(
    k,
    '#5ca068',
    'M76 71C77 66 82 66.500 84 67C86 63.500 91 64 93 66C90 66.500 88 68 87.500 71ZM144 71C144 66 148 63.500 152 64.400C149 66 148 68 148 71Z',
  )
  path(k, '#ffe4a8', 'M72 70.200H190V71.400H72.500Z')
  path(k, '#94607c', 'M72.500 71.400H190V72.800H73.500Z')
}

/** The deck under us and its white rail, between us and the water. */
function deck(k) {
  path(k, '#c06c48', 'M-6 80L168 87V96H-6Z')
  path(
    k,
    '#e89858',
    'M-6 80.800L168 87.600V88.600L-6 82.600ZM-6 84.600L168 90V91L-6 86.600ZM-6 89L168 93V94L-6 91Z',
  )
  path(k, '#fff0d0', 'M-6 78.600L168 86V88L-6 81Z')
  path(k, '#b07880', 'M-6 80.400L168 87.400V88L-6 81Z')
  for (const x of [-2, 26, 54, 82, 110, 138, 164]) {
    stroke(k, '#b07880', 1, `M${x + 0.5} ${79 + x * 0.043}V${57 + x * 0.075}`)
    stroke(k, '#fff4dc', 0.8, `M${x} ${79 + x * 0.043}V${57 + x * 0.075}`)
  }
  stroke(k, '#fff4dc', 0.5, 'M-6 72L168 80.500M-6 64.500L168 75')
  stroke(k, '#b07880', 1.5, 'M-6 57L168 70.200')
  stroke(k, '#fff4dc', 1.1, 'M-6 56.600L168 69.700')
}

/** A chest for life vests, its lid to stand on. */
function chest(k) {
  path(k, 'rgba(80,24,60,.5)', 'M10 -0.500L34 1.500L30 3.500L-8 1.500Z')
  path(k, '#f47838', 'M-11 1V-8H11V1Z')
  path(k, '#ffb060', 'M-11 1V-8H-6.500V1Z')
  path(k, '#b04448', 'M7 1V-8H11V1Z')
  path(k, '#fff4dc', 'M-12 -7.600V-9.800H12V-7.600Z')
  path(k, '#c8a098', 'M7 -7.600V-9.800H12V-7.600ZM-11 -7.600H11V-7H-11Z')
  path(k, '#fff4dc', 'M0 -5.800a2.400 2.400 0 1 0 0.010 0Z')
  path(k, '#d8482c', 'M0 -4.600a1.200 1.200 0 1 0 0.010 0Z')
}

export default {
  alt: "La Statua della Libertà vista dal basso, dal battello che beccheggia nella luce d'oro: una bambina in corona e asciugamano la imita, ma un gabbiano le ruba il gelato che faceva da fiaccola, mentre il nonno scatta la foto",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.75], horizon: 0.77 })
    const f = field(s)
    f.draw(s.k, (k) => {
      fan(k)
      // The boat rolls, and so does the world.
      k.save()
      k.translate(80, 70)
      k.rotate(-0.13)
      k.translate(-80, -70)
      downtown(k)
      harbour(k)
      island(k)
      at(k, 116, 70.6, 0.69, libertyNear)
      k.restore()
      deck(k)
      path(
        k,
        'rgba(80,24,60,.45)',
        'M12 87.600C24 86 40 87.400 52 89.500C44 90.500 26 90 12 88.500Z',
      )
      at(k, 28, 88, 1.06, photographer)
      at(k, 66, 88.4, 1, chest)
      path(k, 'rgba(80,24,60,.4)', 'M63 79.300L76.500 79V80L64 80.200Z')
      at(k, 66, 79.6, 1.06, littleLiberty)
      at(k, 45, 25, 0.9, thief)
      for (const [x, y, q] of points('36.500 32 0.500 41 35.500 0.420 47.500 37.500 0.520', 3))
        path(
          k,
          '#ff8cb0',
          `M${x} ${y - q * 2.4}C${x + q * 0.6} ${y - q} ${x + q} ${y} ${x + q} ${y + q * 0.4}C${x + q} ${y + q * 1.6} ${x - q} ${y + q * 1.6} ${x - q} ${y + q * 0.4}C${x - q} ${y} ${x - q * 0.6} ${y - q} ${x} ${y - q * 2.4}Z`,
        )
    })
    return finish(s, { bloom: 0.1 })
  },
}
