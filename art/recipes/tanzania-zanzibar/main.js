import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { tuft } from '../../things/grass-tuft.js'
import { kiboMorning } from '../../things/kibo-morning.js'
import { pacingGiraffe } from '../../things/pacing-giraffe.js'
import { bushLine, thornShade, thornTree } from '../../things/thorn-tree.js'

const firstSun = {
  ...moods.dawn,
  sky: [
    [0, '#5a9ad0'],
    [0.3, '#98c4de'],
    [0.6, '#d8e2d8'],
    [0.84, '#fbe8bc'],
    [1, '#ffeec4'],
  ],
}
const ROCK = ['#a494b0', '#5c6c9c', '#7484ac', '#d09488', '#f8bc88']
const SNOW = ['#c4cce8', '#a8b8e0', '#c0ccec', '#f0d8d4', '#fff8e4']
const COAT = ['#eec486', '#a8512c', '#b07c58', '#743a34', '#46283a', '#fff0c0']
const TREE = ['#5a3f4a', '#54683e', '#a6a04c', '#3c4a3c']
const SHADE = '#8a5a4c'
/** Where the sun lays the top of a thing one unit high: far to the left, a little towards us. */
const FALL = [-1.5, 0.2]

const HERD = [
  { x: 60, y: 65, q: 0.2, seed: 3, lean: 34, bow: -12, nod: 16 },
  { x: 87, y: 72.6, q: 0.36, pose: 'rest', seed: 8, lean: 20, bow: -7, nod: 30 },
  { x: 103, y: 74.4, q: 0.165, calf: true, seed: 12, lean: 20, bow: -5, nod: -8 },
  { x: 128, y: 68, q: 0.25, pose: 'rest', seed: 17, lean: 44, bow: -14, nod: 34, back: true },
]

/** A giraffe and the cool plane of its side that the sun, at the right, does not reach; `back`: it looks round, to the left. */
function giraffe(s, f, { x, y, q, back = false, ...o }) {
  const { canvas, k } = s.sheet(s.w, s.h)
  const [root, a] = [[8.5, -54], (o.lean * Math.PI) / 180]
  const long = o.calf ? 38 : 45
  const tip = [root[0] + long * Math.sin(a), root[1] - long * Math.cos(a)]
  const bow = [(root[0] + tip[0]) / 2 - 2.5, (root[1] + tip[1]) / 2 - 2]
  f.draw(k, (c) =>
    at(
      c,
      x,
      y,
      q,
      (g) => {
        pacingGiraffe(g, { ...o, tones: COAT, sun: back ? -1 : 1 })
        g.globalCompositeOperation = 'source-atop'
        const edge = back
          ? `M50 6V${tip[1] - 14}L${tip[0] - 3} ${tip[1] - 12}L${tip[0] - 1} ${tip[1]}Q${bow[0]} ${bow[1]} ${root[0] - 3} ${root[1] + 2}C2 -50 1 -44 -4 -41C-7 -39 -7 -37 -4 -35L-3 6Z`
          : `M-50 6V${tip[1] - 14}L${tip[0] - 3} ${tip[1] - 10}L${tip[0] - 1} ${tip[1]}Q${bow[0]} ${bow[1]} ${root[0] - 1} ${root[1]}C7 -50 6 -46 2 -44C-3 -41.500 -8 -43 -10 -39.500C-11.500 -36 -9 -34 9.500 -36.500L11 -20L10 6Z`
        path(g, 'rgba(74,62,138,.46)', edge)
      },
      back,
    ),
  )
  s.k.drawImage(canvas, 0, 0)
}

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
  const near = k.createLinearGradient(0, 70, 0, 92)
  near.addColorStop(0, 'rgba(176,120,48,0)')
  near.addColorStop(1, 'rgba(160,104,44,.8)')
  k.fillStyle = near
  k.fillRect(-60, 70, 300, 60)
  // Pale swells where the low sun lies on the grass.
  path(
    k,
    '#ecc878',
    'M200 61.400C150 60.600 120 62.400 84 62.600C120 63.800 160 63.600 200 63ZM-40 62C-10 61 14 61.800 34 62.600C12 63.800 -14 63.600 -40 63.400Z',
  )
}

/** The ground before us, one calm deep gold, a few blades where the herd has passed. */
function nearGrass(k) {
  const r = random(9)
  for (const [x, y, tall] of points(
    '91.500 73.200 2 84 73 1.600 62 65.400 1.200 125.500 68.400 1.400 104.500 74.800 1.300',
    3,
  ))
    tuft(k, x, y, tall, ['#c08a3c', '#e0ae58', '#8a5a34'], r)
}

export default {
  alt: 'Alba in Tanzania: tre giraffe e un piccolo nell’erba d’oro davanti al Kilimanjaro innevato, un fianco al sole e uno ancora in ombra come le giraffe; una si volta verso le altre',
  heart: 55,
  focus: 0.6,
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstSun, sun: [1.1, 0.5], horizon: h > w ? 0.72 : 0.61 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s, { centre: 84, zoom: 0.7 })
    const herd = s.portrait ? HERD.map((g) => ({ ...g, x: g.x > 110 ? 116 : g.x })) : HERD
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
        k.scale(o.back ? -q : q, q)
        pacingGiraffe(k, { ...o, flat: SHADE })
        k.restore()
      }
      thornTree(k, tree, 65.5, 17, 15, TREE, { seed: 14 })
    })
    for (const g of herd) giraffe(s, f, g)
    f.draw(s.k, nearGrass)
    s.glow(1.02, s.pick(0.5, 0.64), 70, '#ffe2b0', 0.3)
    return finish(s, { vignette: 0.1 })
  },
}
