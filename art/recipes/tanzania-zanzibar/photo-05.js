import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { closed, lens, open } from '../../things/curves.js'
import { balloon, baobab, crown, laid, land, SHADE } from '../../things/tarangire-air.js'
import { elephant } from '../../things/wading-elephants.js'

const firstSun = {
  ...moods.golden,
  sky: [
    [0, '#6f9cc0'],
    [0.5, '#c4c8c0'],
    [1, '#ffdca4'],
  ],
  disc: 0,
}

const SILK = {
  red: ['#8c2440', '#c8343c', '#f0583c'],
  gold: ['#b06c38', '#eca03c', '#ffcc5c'],
  cream: ['#b898a0', '#f4dcb8', '#fff4d8'],
}
const HIDE = {
  body: '#84708c',
  light: '#e0b0a0',
  shade: '#54466c',
  deep: '#443858',
  ear: '#6c5c7c',
  tusk: '#fff4e0',
}
const ONE = (c) => ({ body: c, light: c, shade: c, deep: c, ear: c, tusk: c })
const BARK = ['#a07468', '#e8ac80', '#6c4c60']
const LEAF = ['#7c8450', '#b4a858', '#4c5c4c']
const DEEP_LEAF = ['#5c7450', '#94984c', '#3c5450']
const FAR_LEAF = ['#a49868', '#c8b470', '#8c8464']

const RIVER_LEFT = points(
  '40 94 47 84 58 76 72 69.500 79 62 74 54.500 62 49 58 43.500 66 38.600 80 35.400 84 32 77 28.600 76 25.800 84 23 92 21 84 19.600 78 18.900 88 18.200',
)
const RIVER_RIGHT = points(
  '89 18.250 80 18.950 88 19.500 97.500 20.800 88.500 23.600 82 26.200 85 28.600 93.500 31.800 92 36 79 40 72.500 44 77 48.600 91 54 98 62 92 71 78 79 69 86 66 94',
)
const grown = (list, way, by = 0.08) =>
  list.map(([x, y]) => [x + way * Math.max(0, y - 19) * by, y])

/** The bed: grass of the bank in shade, sand, and the water that wanders in it. */
function river(k) {
  // Green where the ground is wet.
  path(
    k,
    'rgba(168,164,84,.5)',
    closed([...grown(RIVER_LEFT, -1, 0.36), ...grown(RIVER_RIGHT, 1, 0.34)], 1),
  )
  path(
    k,
    'rgba(132,148,76,.5)',
    closed([...grown(RIVER_LEFT, -1, 0.2), ...grown(RIVER_RIGHT, 1, 0.19)], 1),
  )
  const bed = [...grown(RIVER_LEFT, -1), ...grown(RIVER_RIGHT, 1)]
  path(
    k,
    '#8c7c4c',
    closed(
      bed.map(([x, y]) => [x, y - 0.3]),
      1,
    ),
  )
  k.save()
  k.translate(0, 0.9)
  path(k, '#f4dcae', closed(bed, 1))
  k.restore()
  path(k, '#a8c4cc', closed([...RIVER_LEFT, ...RIVER_RIGHT], 1))
  path(
    k,
    '#d8dcd0',
    closed(
      points('50 92 58 82 72 75 86 69 92 63 88 57 90 56.500 95 63 90 70 77 77.500 65 85 60 93'),
      1,
    ),
  )
  path(
    k,
    '#dce0d4',
    closed(
      points(
        '68 49 64.500 44.500 70 40.500 82 37.600 90 34.500 90.500 35.500 78 39 70 43.500 72 48',
      ),
      1,
    ),
  )
  // Banks of sand where the bends slow down.
  path(k, '#f8e4b8', closed(points('56 80 66 75 72 73.500 66 78 58 84 52 88'), 1))
  path(k, '#e8cc9c', closed(points('78 57.500 84 60 86.500 63.500 82 66 79.500 63.500 80 60'), 1))
  path(k, '#f8e4b8', closed(points('66 45 70 43.600 73 45.600 73 47.800 69 47.400'), 1))
}

/** Where the grass is greener or burnt: long patches that lie with the land. */
function meadows(k) {
  for (const [x, y, half, up] of points(
    '20 22 22 0.450 128 21.500 26 0.400 34 29 20 0.800 140 28 24 0.700 18 40 26 1.100 128 40.500 22 1 150 60.500 24 1.500 36 61 18 1.400 130 80 34 1.800 26 78 26 1.600',
    4,
  ))
    lens(k, 'rgba(150,124,60,.34)', x, y, half, up, up * 0.7, 0.4)
  for (const [x, y, half, up] of points(
    '60 25.500 16 0.400 116 25 18 0.400 12 33.800 16 0.600 136 34.500 26 0.700 24 54 18 0.900 142 52 22 0.900 118 90 30 1.300',
    4,
  ))
    lens(k, 'rgba(255,226,160,.5)', x, y, half, up, up * 0.6, -0.4)
}

/** Paths that the animals tread to the water. */
function tracks(k) {
  for (const [w, list] of [
    [0.5, '166 74 146 71 128 69 112 66.500 96 65'],
    [0.38, '166 60 140 61.500 118 64.500 104 64.600 96 65'],
    [0.3, '-4 44 20 47 44 46 60 45'],
    [0.22, '166 38 140 37 116 38.600 94 37'],
    [0.5, '-4 70 20 69 44 71 58 75'],
    [0.3, '128 69 136 65 150 58 166 54'],
  ])
    stroke(k, '#ecc98c', w, open(points(list), 1))
}

export default {
  alt: 'Il Tarangire dall’alto nel primo sole: una mongolfiera passa bassa sul fiume, i baobab e gli elefanti che vanno a bere hanno ombre più lunghe di loro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstSun, sun: [1.02, 0.1], horizon: 17 / 90 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(6)
      for (const [x, y, half, up] of points(
        '40 6.500 30 0.500 18 9.500 20 0.350 92 8.800 26 0.400',
        4,
      ))
        lens(k, 'rgba(255,236,206,.8)', x, y, half, up, up * 0.3, 0.4)
      land(k)
      // Woods along the far river.
      for (let i = 0; i < 90; i++) {
        const y = 18.6 + (i / 90) ** 1.6 * 12
        const x = (r() ** 0.8 * 190 + (i % 7) * 23) % 172
        if (y > 21 && i % 3) continue
        crown(k, x - 6, y, (y - 15) * (0.1 + r() * 0.08) + 0.2, FAR_LEAF, r, i % 2)
      }
      meadows(k)
      tracks(k)
      river(k)
      // Crowns on the banks, in the order of their depth.
      const banks = []
      for (const [list, way] of [
        [RIVER_LEFT, -1],
        [RIVER_RIGHT, 1],
      ])
        for (const [x, y] of list)
          if (y > 22 && y < 80)
            for (let j = 0; j < 4; j++)
              banks.push([
                x + way * (y - 14) * (0.13 + r() * 0.2),
                y + (r() - 0.5) * (y - 15) * 0.16,
                (y - 14) * (0.03 + r() ** 2 * 0.045),
                r(),
              ])
      for (const [x, y, q, kind] of points(
        '30 36 1.500 0 22 33 1.200 0.5 45 37.500 2 0 109 34 1.900 0 112 34.600 1.200 0.5 152 33.500 1.600 0 141 41 2.400 0 10 40.500 2.200 0 13 41 1.400 0.5 120 44 1.200 0.9 152 52 3.600 0 155.500 53 2 0.5 36 51 2.200 0.5 133 56 1.600 0.9 137 55.600 1.200 0.9 148 64 1.800 0.9 24 44 1.300 0.9',
        4,
      ))
        banks.push([x, y, q, kind])
      for (const [x, y, q, kind] of banks.sort((a, b) => a[1] - b[1]))
        crown(k, x, y, q, kind < 0.4 ? LEAF : DEEP_LEAF, r, kind < 0.4 ? 0 : kind < 0.7 ? 1 : 2)
      // The shadow of the balloon lies on the plain.
      laid(k, 82, 32.5, (c) => {
        c.translate(0, -14)
        c.scale(1.5, 1.1)
        balloon(c, SILK, SHADE)
      })
      for (const [x, y, q, n] of points('128 29.500 4.600 3 44 30 4.400 8 104 45.500 8 5', 4)) {
        laid(k, x, y, (c) => baobab(c, q, n, BARK, SHADE))
        at(k, x, y, 1, (c) => baobab(c, q, n, BARK))
      }
      const herd = points(
        '102 65.600 0.370 0.2 109.500 66.600 0.440 0.9 115.600 67.900 0.220 0.6 120.800 67.900 0.400 0.3 128.500 69.100 0.460 1 134.400 70.600 0.200 0.4 139.400 70.400 0.290 0.8 147.500 71.400 0.450 0.5',
        4,
      )
      for (const [x, y, q, step] of herd)
        laid(k, x, y, (c) => {
          c.scale(q, q)
          elephant(c, { step, tones: ONE(SHADE) })
        })
      for (const [x, y, q, step] of herd) at(k, x, y, q, (c) => elephant(c, { step, tones: HIDE }))
      // Egrets over the water.
      for (const [x, y, q] of points('84 50 0.700 87 48.600 0.600 89.500 50.400 0.600', 3))
        stroke(
          k,
          '#fffaf0',
          0.28,
          `M${x - q * 1.5} ${y - q * 0.5}Q${x - q * 0.5} ${y - q * 0.7} ${x} ${y}Q${x + q * 0.6} ${y - q * 0.8} ${x + q * 1.5} ${y - q * 0.3}`,
        )
      at(k, 114, 35.5, 1.2, (c) => balloon(c, SILK))
      path(k, '#8c6840', 'M-4 96V85.500C6 83 18 84 28 87C36 89.400 42 92 46 96Z')
      at(k, 13, 89, 1, (c) => baobab(c, 48, 21, ['#70485a', '#d08868', '#44304c'], null, 4))
    })
    return finish(s)
  },
}
