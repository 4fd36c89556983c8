import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { tuft } from '../../things/grass-tuft.js'
import { kiboMorning } from '../../things/kibo-morning.js'
import { pacingGiraffe } from '../../things/pacing-giraffe.js'
import { roller } from '../../things/roller.js'
import { bushLine, thornShade, thornTree } from '../../things/thorn-tree.js'

const firstSun = {
  ...moods.dawn,
  sky: [
    [0, '#3d6aa6'],
    [0.3, '#7fa0c4'],
    [0.58, '#e6c3ac'],
    [0.82, '#ffd09a'],
    [1, '#ffe4b4'],
  ],
}
const ROCK = ['#a494b0', '#5c6c9c', '#7484ac', '#d09488', '#f8bc88']
const SNOW = ['#c4cce8', '#a8b8e0', '#c0ccec', '#f0d8d4', '#fff8e4']
const COAT = ['#eec486', '#a8512c', '#b07c58', '#743a34', '#46283a', '#fff0c0']
const TREE = ['#5a3f4a', '#54683e', '#a6a04c', '#3c4a3c']
const SHADE = '#8a5a4c'
/** Where the sun lays the top of a thing one unit high: far to the left, a little away from us. */
const FALL = [-1.7, -0.2]

const HERD = [
  { x: 62, y: 66.4, q: 0.215, seed: 3, lean: 34, bow: -12, nod: 16 },
  { x: 86, y: 71.4, q: 0.3, pose: 'rest', seed: 8, lean: 22, bow: -7, nod: 32 },
  { x: 98.5, y: 73, q: 0.145, calf: true, seed: 12, lean: 20, bow: -5, nod: -8 },
  { x: 121, y: 68.6, q: 0.25, seed: 17, lean: 58, bow: -16, nod: 26 },
]

function plain(k) {
  fill(k, '#b9a0a0', [
    ...rough(points('-40 54.600 0 54 40 54.800 90 54 140 54.600 200 54'), 0.2, 5),
    [200, 100],
    [-40, 100],
  ])
  bushLine(k, '#8d8590', 56, 4)
  fill(k, '#d9b483', [
    ...rough(points('-40 56 20 55.800 80 56.400 140 55.800 200 56.200'), 0.15, 6),
    [200, 100],
    [-40, 100],
  ])
  bushLine(k, '#8f8468', 58.4, 9)
  fill(k, '#e2b565', [
    ...rough(points('-40 58.600 20 58.200 80 58.800 140 58.200 200 58.800'), 0.2, 7),
    [200, 100],
    [-40, 100],
  ])
  fill(k, '#d8a250', [
    ...rough(points('-40 66 10 64.400 60 65.600 110 64 160 65.400 200 64.600'), 0.3, 8),
    [200, 100],
    [-40, 100],
  ])
  // Pale swells where the low sun lies on the grass.
  path(
    k,
    '#ecc878',
    'M200 61.400C150 60.600 120 62.400 84 62.600C120 63.800 160 63.600 200 63ZM-40 62C-10 61 14 61.800 34 62.600C12 63.800 -14 63.600 -40 63.400Z',
  )
}

function nearGrass(k, r) {
  fill(k, '#b98638', [
    ...rough(points('-40 77.500 0 76.400 40 77.800 80 76.600 120 77.600 160 76 200 77'), 0.4, 9),
    [200, 100],
    [-40, 100],
  ])
  // The grass stands in a few clumps, bare between them.
  for (const [x, n, tall] of points(
    '-2 5 4.600 17 3 3 44 7 5.400 57 3 3.200 88 4 3.600 108 8 6 119 4 3.800 143 6 5',
    3,
  ))
    for (let i = 0; i < n; i++)
      tuft(
        k,
        x + (i - n / 2) * 1.5 + r(),
        79 + r() * 3,
        tall * (0.6 + r() * 0.6),
        ['#c08a3c', '#e0ae58', '#8a5a34'],
        r,
      )
}

export default {
  alt: 'Alba in Tanzania: tre giraffe e un piccolo camminano nell’erba d’oro davanti al Kilimanjaro innevato, un fianco al sole e uno ancora in ombra; su un ramo vicino si è posata una ghiandaia dal petto lilla',
  heart: 55,
  focus: 0.6,
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstSun, sun: [1.1, 0.5], horizon: h > w ? 0.72 : 0.61 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s, { centre: 84, zoom: 0.7 })
    const r = random(9)
    const herd = s.portrait ? HERD.map((g) => ({ ...g, x: g.x > 110 ? 113 : g.x })) : HERD
    const tree = s.pick(36, 46)
    f.draw(s.k, (k) => {
      // Upright there is more sky: the mountain stands closer.
      if (s.portrait) {
        k.translate(80, 56)
        k.scale(1.3, 1.42)
        k.translate(-84, -56)
      } else k.translate(-7, 0)
      kiboMorning(k, ROCK, SNOW)
    })
    s.wash(s.pick(0.42, 0.58), s.pick(0.62, 0.735), ['#ffd9ac', 0], ['#ffd9ac', 0.75])
    f.draw(s.k, (k) => {
      plain(k)
      for (const [x, y, high, wide, seed] of points(
        '6 58.600 4 4 3 27 58 2.800 3 8 52 58.800 3.600 3.400 5 76 58 2.400 2.200 6 138 58.800 4.600 4.800 7 158 58.200 3 2.800 2',
        5,
      )) {
        thornShade(k, x, y, high, wide, '#b08a6c', FALL, { seed })
        thornTree(k, x, y, high, wide, ['#7a6468', '#7a7c64', '#b0a070', '#6a6a62'], { seed })
      }
      thornShade(k, tree, 65.5, 17, 15, SHADE, FALL, { seed: 14 })
      for (const { x, y, q, ...o } of herd) {
        k.save()
        k.translate(x, y)
        k.transform(1, 0, -FALL[0], -FALL[1], 0, 0)
        k.scale(q, q)
        pacingGiraffe(k, { ...o, flat: SHADE })
        k.restore()
      }
      thornTree(k, tree, 65.5, 17, 15, TREE, { seed: 14 })
      for (const { x, y, q, ...o } of herd)
        at(k, x, y, q, (c) => pacingGiraffe(c, { ...o, tones: COAT }))
      nearGrass(k, r)
    })
    s.glow(1.02, s.pick(0.5, 0.64), 70, '#ffe2b0', 0.3)
    f.draw(s.k, (k) => {
      // A dry bough beside us, and the bird that keeps the morning watch on it.
      const dx = s.pick(0, 32)
      const bark = ['#4a3040', '#c07c4c']
      k.translate(dx, 0)
      fill(
        k,
        bark[0],
        points(
          '-8 92 -8 82.500 4 83 16 81.600 28 81.300 38 79.400 46 75.500 46.600 76 39.500 80.600 30 83.400 18 84.400 6 87.500',
        ),
      )
      fill(
        k,
        bark[1],
        points(
          '-8 82.500 4 83 16 81.600 28 81.300 38 79.400 46 75.500 38.400 80.100 28 82 16 82.400 4 84',
        ),
      )
      fill(k, bark[0], points('32 81 36 76.500 40.500 73.600 40.800 74 37 77.200 35 81'))
      at(k, 24, 81.6, 1, roller)
    })
    return finish(s, { vignette: 0.1 })
  },
}
