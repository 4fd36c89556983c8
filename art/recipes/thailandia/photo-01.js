import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { bicycle, kneeling, root, ruin, squirrel, stoneHead } from '../../things/ayutthaya.js'

/** What is seen past the tree: towers of brick and a wall on a lawn, the morning yellow behind. */
function court(k) {
  path(k, '#ffe49c', 'M-6 -6H80V80H-6Z')
  // The sun comes in from the corner, in broad rays.
  path(k, '#fff2c0', 'M-6 -6L-2 -6L34 80H14L-6 20ZM6 -6L14 -6L80 62V80H60ZM26 -6H40L80 14V34Z')
  path(k, '#ecb494', 'M38 62L39.500 50L42 42L44 50L46 62Z')
  at(k, 15, 66, 1.25, ruin)
  path(k, '#a8505c', 'M27 66V58H33V60H39V57.500H44V61H50V66Z')
  path(k, '#f09468', 'M27 66V58H31V60H37V57.500H41V61H47V66Z')
  path(k, '#a8c860', 'M-6 65C10 64 30 65.500 70 64V80H-6Z')
  path(k, '#7cac58', 'M16 66.500C28 65.500 44 66 60 67.500V72C40 70 26 69 16 66.500Z')
  path(k, '#e8bc80', 'M-6 74C14 71.500 40 73 168 72V96H-6Z')
}

/** Leaves of the bodhi, hearts with a long tip, on their way down and on the ground. */
function bodhi(k, list) {
  for (const [x, y, q, turn, flat] of points(list, 5)) {
    k.save()
    k.translate(x, y)
    k.scale(1, flat)
    k.rotate(turn)
    k.scale(q / 10, q / 10)
    stroke(k, '#4c5c40', 0.8, 'M0 5C0 2 -1 0 -3 -1')
    path(
      k,
      '#3c8458',
      'M0 5C-4 3 -8 6 -6.500 11C-5 15 -1.500 16 0 22C1.500 16 5 15 6.500 11C8 6 4 3 0 5Z',
    )
    path(k, '#a4cc5c', 'M0 5C-4 3 -8 6 -6.500 11C-5 15 -1.500 16 0 22Z')
    stroke(k, '#2c6c54', 0.5, 'M0 6V18M0 9L-4 7.500M0 12L-4.500 11M0 9L4 7.500M0 12L4.500 11')
    k.restore()
  }
}

const BEHIND = [
  '70 -6 10 68 20 9 62 44 8 56 64 7 48 80 4',
  '86 -6 12 84 20 11 74 44 10 70 66 9 66 90 6',
  '106 -8 12 106 10 10 106 20 8 106 30 5',
  '122 -6 12 124 20 11 130 44 10 130 70 9 134 94 7',
  '140 -6 12 142 30 11 146 56 11 150 96 10',
  '156 -6 13 160 30 12 160 60 12 166 96 11',
  '96 66 9 92 80 8 88 94 5',
  '112 66 9 116 80 8 122 94 5',
]
const BESIDE = [
  '61 -6 9 59 18 8.500 53 42 8 44 64 7 38 77 4.500 26 85 1',
  '78 -6 11 76 18 10 70 42 9 64 64 8 52 80 5 36 88 1.200',
  '132 -6 11 136 18 10 142 42 9 141 66 8 148 82 6 160 91 1.500',
  '149 -6 10 153 22 9 155 48 9 154 70 8 161 86 6 172 94 3',
  '166 -6 9 168 30 9 164 60 8 168 90 6',
]
const BEFORE = [
  '105 -8 5 104 6 4.500 98 16 3.800 91 23 3.200 86 33 2.400 82 42 1.500',
  '107 -8 5 109 6 4.500 116 18 3.500 123 26 2.500 126 38 1.300',
  '82 60 3 86 72 3.600 95 79 4 104 84 3.500 112 91 1.200',
  '127 58 3 122 72 3.800 113 79 4 104 84.500 3 92 91.500 1.200',
  '84 70 4 86 82 4 80 92 1.200',
  '124 70 4 121 83 4 127 93 1.200',
  '97 -8 8 95 8 7.500 86 22 7 80.500 38 6.500 81 54 7 83 70 7 76 82 5.500 60 91 1.200',
  '113 -8 8.500 116 8 8 124 22 7 128 40 6.500 127.500 56 7 125 70 7 130 82 5.500 144 92 1.300',
]

export default {
  alt: 'Ad Ayutthaya una ragazza in ginocchio giunge le mani davanti al volto di pietra del Buddha stretto fra le radici, e uno scoiattolo la imita; la bicicletta aspetta fra le torri di mattoni',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.05, 0.05], horizon: 0.7 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      court(k)
      path(k, 'rgba(84,40,84,.35)', 'M4 81C14 79.400 29 79.600 37 81C29 82.400 12 82.400 4 81Z')
      at(k, 7.5, 81, 0.92, bicycle)
      path(k, 'rgba(84,40,84,.4)', 'M14 88C30 82 60 78 100 78H168V96H40C30 92 20 90 14 88Z')
      path(k, '#3a2444', 'M56 -6C54 20 48 44 40 62C36 72 32 78 28 83C36 86 44 88 60 90H168V-6Z')
      for (const d of BEHIND) root(k, d, 0)
      path(
        k,
        '#a4685c',
        'M26 83.500C40 82 54 86 70 85C84 84 98 87.500 112 86C130 84.500 146 87 168 86V96H10Z',
      )
      for (const d of BESIDE) root(k, d, 1)
      path(
        k,
        '#3a2444',
        'M104 16C120 18 129 34 128 54C126 72 116 82 104 82C92 82 83 72 81 54C80 34 89 18 104 16Z',
      )
      at(k, 104.4, 51, 1.22, stoneHead)
      for (const d of BEFORE) root(k, d, 2)
      at(k, 46, 87.5, 1.08, kneeling)
      at(k, 74, 86, 1.05, squirrel)
      bodhi(
        k,
        '46 14 5 0.700 1 33 34 4.200 -0.500 1 57 36 5 1.100 0.900 20 87 6 1.400 0.450 70 90 5 -0.600 0.450',
      )
    })
    return finish(s, { vignette: 0.2 })
  },
}
