import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { falcon, falconer, farCamel, offRoader, son } from '../../things/falconer.js'

/** The first sun on sand: lit, turned, shade, deep; the farther the paler. */
const FAR = ['#f6cfa4', '#e4ac90', '#c48c94']
const MIDDLE = ['#f4ac68', '#d8794c', '#a8524c']

/** Dunes far off, the towers of the city a breath above them. */
function farDunes(k) {
  k.save()
  k.translate(12.5, -0.5)
  path(
    k,
    '#e2bdb4',
    'M88 50V46H89.500V50ZM91 50V44.500H92.400V50ZM94 50V41L95 40V36L95.600 35V29.500L96 28L96.400 29.500V35L97 36V40L98 41V50ZM99.600 50V43.500L101 42.800V50ZM84 50V47.500H86V50Z',
  )
  k.restore()
  path(
    k,
    FAR[0],
    'M-5 48C10 45 20 44 30 45.500C44 48 56 47.500 70 47C90 46.400 110 49 128 46.500C142 45 152 46 165 47V74H-5Z',
  )
  path(
    k,
    FAR[1],
    'M30 45.500C44 48 50 50 46 52C40 54 50 57 62 58C76 58.500 86 56 96 53C84 52.500 72 51.500 72 49.500C73 48.500 72 47.500 70 47C56 47.500 44 48 30 45.500Z',
  )
  path(
    k,
    FAR[1],
    'M128 46.500C134 49 130 51 136 53C142 55 150 55 165 56V47C152 46 142 45 128 46.500Z',
  )
  path(
    k,
    '#f6bc84',
    'M-5 58C8 54.500 20 54 32 56.500C46 59.500 58 63 76 62C88 61 96 58 104 54V76H-5Z',
  )
  path(
    k,
    '#dc9070',
    'M32 56.500C46 59.500 58 63 76 62C70 64 60 66 48 65C38 64 34 60.500 36 58.500C36.500 57.800 35 57 32 56.500Z',
  )
}

/** The great dune with its winding crest: one side in the sun, one in shade. */
function greatDune(k) {
  path(k, MIDDLE[0], 'M62 70C84 62 104 50 120 39.500C128 42 146 52 165 56V84H50Z')
  path(
    k,
    MIDDLE[2],
    'M120 39.500C116 45 119 48 116 51.500C111 56 104 57.500 106 62C108 67 116 68 112 73C108 77 98 78 96 84H170V57C146 52 128 42 120 39.500Z',
  )
  path(
    k,
    MIDDLE[1],
    'M120 39.500C116 45 119 48 116 51.500C111 56 104 57.500 106 62C108 67 116 68 112 73C108 77 98 78 96 84L90 80C96 76 104 74 104 70C104 67 100 65.500 101 61C102 56 110 54 113 50C115 47 114.500 43.500 120 39.500Z',
  )
  path(
    k,
    '#ffc888',
    'M120 39.500C114.500 43.500 115 47 113 50C110 54 102 56 101 61C99 58 104 53 109 49.500C113 46.500 115 42.800 120 39.500Z',
  )
  path(k, '#c06850', 'M128 50C134 51.500 140 55 146 60C138 58 132 55 128 50Z')
}

/** The crest at our feet: sun on its left, a long calm shade on its right. */
function nearDune(k) {
  path(k, '#f0a05c', 'M-5 66C12 62 26 63 40 67C52 70.500 62 72 76 72C92 72 108 76 120 92H-5Z')
  path(
    k,
    '#ffbe7c',
    'M-5 66C12 62 26 63 40 67C52 70.500 62 72 76 72C60 74.500 40 73 24 70C14 68.500 4 69 -5 71Z',
  )
  path(k, '#d4743f', 'M-5 84C14 80 34 82 50 86C62 88 70 90 74 94H-5Z')
  path(k, '#8a3c48', 'M92 94C96 88 94 84 98 80.500C104 76 118 74 132 75C144 76 154 74 165 71V94Z')
  path(
    k,
    '#a84a48',
    'M98 80.500C104 76 118 74 132 75C144 76 154 74 165 71V75C150 79 138 78.500 126 78.500C112 78.500 104 81 101 86C99 89 99 91 99 94H92C96 88 94 84 98 80.500Z',
  )
  // Ripples the wind has drawn, only where the sun grazes them.
  for (let i = 0; i < 7; i++) {
    const y = 74 + i * 2.4
    stroke(
      k,
      '#dc8448',
      0.4,
      `M${-4 + i * 2} ${y}C${8 + i} ${y - 2} ${18 + i * 2} ${y - 0.6} ${30 + i * 3} ${y + 1.4}`,
    )
  }
  for (const [x, y] of points('86 82 79 83.800 72 85.400 65 87 58 88.600'))
    path(
      k,
      '#c4683f',
      `M${x} ${y}q1.200 -0.900 2.600 -0.200q-0.800 1 -2.600 0.200ZM${x - 3} ${y - 1}q1.200 -0.900 2.600 -0.200q-0.800 1 -2.600 0.200Z`,
    )
}

export default {
  alt: 'Un falconiere nel deserto di Dubai porge il guanto al falco che torna ad ali aperte; il figlio tiene il cappuccio, un fuoristrada scavalca una duna e lontano passano i dromedari',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#4c8cc0'],
          [0.4, '#8cb8d0'],
          [0.75, '#f0d8bc'],
          [1, '#ffdca4'],
        ],
      },
      sun: [-0.1, 0.4],
      horizon: 0.55,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The moon of the morning, feathers of ice cloud.
      path(k, '#f8f4ec', 'M139 9.500A5 5 0 1 0 143.500 17A4.200 4.200 0 1 1 139 9.500Z')
      path(
        k,
        'rgba(255,246,232,.6)',
        'M6 14C20 10 36 11 50 7C40 12.500 26 14.500 6 14ZM14 18C26 15.500 34 16.500 44 14C36 18 26 19.500 14 18ZM104 24C116 21.500 124 22.500 134 20C126 24.500 116 26 104 24Z',
      )
      farDunes(k)
      for (const [i, x] of [6, 15, 24, 33].entries())
        at(k, x, 46.5 - Math.abs(x - 26) * 0.04, 0.5, (q) => farCamel(q, '#9c6070', i % 2 === 0))
      greatDune(k)
      k.save()
      k.translate(134, 45.5)
      k.rotate(0.42)
      k.scale(0.62, 0.62)
      offRoader(k)
      k.restore()
      nearDune(k)
      at(k, 38, 80, 1, son)
      at(k, 56, 82.5, 1, falconer)
      at(k, 78.5, 45.5, 1.15, falcon)
    })
    return finish(s, { vignette: 0.14 })
  },
}
