import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump, frond } from '../../nature/leaf-mass.js'
import {
  banyan,
  bridge,
  crown,
  deck,
  forest,
  gorge,
  hanging,
  naga,
  sitter,
} from '../../things/dragon-bridge.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FUR = ['#c8b48c', '#8c7c68', '#5c5450', '#e0b094']
const SHADE_FUR = ['#8c8c70', '#646858', '#404c48', '#b08c78']

const wear = (pose, n, top, shade, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: ['#5c6c8c', '#3c4c6c'],
  hair: ['#4c3438', '#34282c'],
  light: -1,
  ...more,
})

/** Those who cross: one has just found out that the glasses are gone. */
function crossing(k) {
  const put = (x, high, o, flip) => stand(k, x, deck(x) - 1.2, high, o, { flip })
  put(
    64,
    10.6,
    wear('camera', 1, '#e88c5c', '#a45c50', { hat: ['brim', '#f4e4b4', '#c8a878'] }),
    true,
  )
  put(78.5, 10, wear('point', 0, '#f4f0d8', '#b4b494', { cut: 'long', armFar: [84, 8] }))
  put(84, 10.4, wear('hips', 2, '#5c8cac', '#3c6080', { hair: ['#2c2428', '#20201f'] }))
}

/** Our side of the gorge, over the feet of the pier: the path, rock, plants with the light on them. */
function leftBank(k) {
  for (const [c, t] of [
    ['#3c7060', '-8 56 4 54.500 12 56 22 60 34 62 41 66 46 72 50 80 42 94 -8 94'],
    [
      '#6ca06c',
      '-8 55.600 4 54 12 55.500 22 59.500 34 61.500 41 65.500 36 66 26 64 14 61 4 59 -8 60',
    ],
    ['#a4c078', '-8 55.600 4 54 12 55.500 22 59.500 16 59.600 6 57 -8 57.600'],
    ['#28544f', '14 64 26 67 34 74 38 82 34 94 4 94 10 78'],
  ])
    fill(k, c, rough(points(t), 0.4, t.length))
  const r = random(12)
  for (const [x, y, q] of points(
    '13 58.500 2 16 57.500 3 20 60.500 2.200 33 63 2 36.500 65 3 39 67.500 2 44 73.500 2.400 46.500 77 3 -3 58 3.400',
    3,
  ))
    clump(k, x, y, q, ['#2c5c4c', '#548848', '#a8c064'], r() * 6)
  for (const [x, y, l, a] of points(
    '26 68 7 -0.600 26 68 7 -1.300 26 68 6.500 -2.100 26 68 6 -2.800 26 68 6.500 0 41 79 7 -0.900 41 79 7 -1.700 41 79 6 -2.500 41 79 6 -0.300',
    4,
  ))
    frond(k, x, y, l, a, ['#6ca058', '#3c7850'], { bend: Math.cos(a) > 0 ? 0.9 : -0.9, n: 11 })
}

function near(k) {
  const r = random(3)
  for (const [x, y, list] of [
    [-4, 93, [-0.15, -0.5, -0.85, -1.2, -1.6]],
    [16, 95, [-0.35, -0.8, -1.3, -1.9, -2.4]],
    [34, 97, [-0.5, -1, -1.6, -2.2]],
    [142, 97, [-0.9, -1.5, -2.1, -2.6]],
    [162, 93, [-1.5, -1.9, -2.3, -2.75]],
  ])
    for (const a of list)
      frond(k, x, y, 19 + r() * 9, a, r() < 0.5 ? ['#173c3c', '#0f2c30'] : ['#24544a', '#143834'], {
        bend: Math.cos(a) > 0 ? 0.75 : -0.75,
        n: 15,
        wide: 0.17,
      })
  for (const [x, y, q] of points('4 92 5 24 94 4 150 93 5 166 89 5', 3))
    clump(k, x, y, q, ['#0f2c30', '#143834', '#24544a'], r() * 6)
}

export default {
  alt: 'Il ponte del drago nella foresta delle scimmie di Ubud, sopra il torrente e sotto le radici pendenti del banyan; tre viaggiatori lo attraversano, i macachi li guardano dal parapetto e uno ha in mano un paio di occhiali da sole',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.3, 0.05], horizon: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      forest(k)
      hanging(
        k,
        '#84b088',
        null,
        '18 -4 38 0.400 0.400 33 -4 46 0.500 -0.300 47 -4 34 0.300 0.500 57 -4 42 0.450 0.300 73 -4 36 0.300 -0.400 86 -4 44 0.450 0.400 99 -4 40 0.600 -0.300 105 -4 34 0.300 0.300',
      )
      // Shafts of the morning through the gap.
      for (const [c, t] of [
        ['rgba(255,252,214,.34)', '44 -6 56 -6 92 60 70 64'],
        ['rgba(255,252,214,.26)', '62 -6 68 -6 112 54 100 58'],
        ['rgba(255,252,214,.2)', '30 -6 36 -6 58 66 46 66'],
      ]) {
        const g = k.createLinearGradient(0, 0, 0, 64)
        g.addColorStop(0, c)
        g.addColorStop(1, 'rgba(255,252,214,0)')
        fill(k, g, points(t))
      }
      gorge(k)
      // The shade of the arch on the water, broken by the ripples.
      for (const [x, y, l] of points(
        '78 71.200 20 72 73 19 84 74.600 18 70 76 14 88 77.400 13 76 78.600 10',
        3,
      ))
        path(
          k,
          'rgba(20,68,72,.34)',
          `M${x - l} ${y}C${x - l * 0.5} ${y - 1.4} ${x + l * 0.5} ${y - 1.2} ${x + l} ${y}C${x + l * 0.5} ${y + 1.1} ${x - l * 0.5} ${y + 1.3} ${x - l} ${y}Z`,
        )
      bridge(k, () => crossing(k))
      naga(k)
      const r = random(9)
      // Ferns that grow out of its joints.
      for (const [x, y, l] of points(
        '43 46.500 5 47.500 46 4 61 45.800 5.500 64 45.600 4 90 46 4 93 46.300 5.600 107 46.500 5 25 46 4',
        3,
      ))
        for (let i = 0; i < 7; i++) {
          const a = 0.5 + (i / 6) * 2.1
          const q = l * (0.6 + r() * 0.5)
          const [ex, ey] = [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.9]
          path(
            k,
            ['#3c744c', '#6c9c54', '#2c5c4c'][i % 3],
            `M${x - 0.3} ${y}Q${x + Math.cos(a) * q * 0.7} ${y + Math.sin(a) * q * 0.2} ${ex} ${ey}Q${x + Math.cos(a) * q * 0.3} ${y + Math.sin(a) * q * 0.5} ${x + 0.4} ${y}Z`,
          )
        }
      leftBank(k)
      banyan(k)
      hanging(
        k,
        '#3c5c50',
        '#a8b478',
        '108 4 61 0.900 0.600 114 4 48 0.600 -0.500 102 2 36 0.500 0.500 94 2 30 0.350 -0.400 118 4 66 0.800 0.400 128 6 57 0.600 0.500 139 8 70 0.900 -0.500 151 8 60 0.600 0.400',
      )
      // The macaques: one with what it found, a mother, a young one that looks down.
      at(k, 96.5, deck(96.5) - 5.6, 0.56, (c) => sitter(c, { tones: FUR, glasses: true }))
      at(k, 50, deck(50) - 4.9, 0.58, (c) => sitter(c, { tones: FUR, baby: true }), true)
      at(k, 114.5, 49.6, 0.52, (c) => sitter(c, { tones: SHADE_FUR }))
      at(k, 7, 54.8, 0.6, (c) => sitter(c, { tones: FUR }), true)
      crown(k)
      hanging(
        k,
        '#143434',
        '#2c5c4c',
        '4 -4 58 0.800 0.600 10 -4 40 0.450 -0.500 15.500 -4 66 0.600 0.400 146 8 84 1.100 0.700 158 8 74 0.800 -0.500',
      )
      near(k)
    })
    return finish(s, { vignette: 0.18 })
  },
}
