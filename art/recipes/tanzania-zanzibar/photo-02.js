import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { tuft } from '../../things/grass-tuft.js'
import { oxpeckers } from '../../things/oxpeckers.js'
import { pacingGiraffe } from '../../things/pacing-giraffe.js'
import { bushLine, thornTree } from '../../things/thorn-tree.js'

const SUN = [84, 42, 27]
const SHORE = 61

const ember = {
  ...moods.dusk,
  sky: [
    [0, '#4a1a48'],
    [0.28, '#8e2748'],
    [0.58, '#d84a3c'],
    [0.84, '#f88a44'],
    [1, '#ffb45c'],
  ],
  glow: '#ffb860',
  glowPower: 0.6,
  disc: 0,
}
const HIDE = ['#6c2a3a', '#43172f', '#4c1d34', '#35122b', '#250c24', '#ffb05c']
const TREE = ['#2e1029', '#3c1530', '#6e2538', '#2a0f27']

/** The sun as it sinks into the dust: pale above, red below. */
function disc(k) {
  const [x, y, R] = SUN
  const g = k.createLinearGradient(0, y - R, 0, y + R)
  for (const [t, c] of [
    [0, '#fff2bc'],
    [0.4, '#ffd680'],
    [0.72, '#ff9a4c'],
    [1, '#f06c3c'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.beginPath()
  k.arc(x, y, R, 0, 7)
  k.fill()
}

/** Hills in the dust, bush, the far bank. */
function land(k) {
  fill(k, '#d2523c', [
    ...points(
      '-8 56 10 53.600 26 52.800 44 54.400 66 56 96 56.400 120 55 138 52.400 152 53 170 51.600',
    ),
    [170, 70],
    [-8, 70],
  ])
  fill(k, '#b23f3a', [
    ...points('-8 57.600 24 56.800 60 57.800 104 57.600 134 56.600 170 57'),
    [170, 70],
    [-8, 70],
  ])
  bushLine(k, '#8c2f38', 57.8, 11)
  fill(k, '#7e2938', [
    ...points('-8 58.600 30 58.200 90 58.800 140 58.200 170 58.600'),
    [170, 70],
    [-8, 70],
  ])
  for (const [x, y, high, wide, seed] of points(
    '9 58.800 8 7.500 21 26 58.600 5 4.500 5 132 58.800 4.600 4.800 9',
    5,
  ))
    thornTree(k, x, y, high, wide, Array(4).fill('#74253a'), { seed })
  fill(k, '#4a1a33', [
    ...points('-8 60 20 59.600 60 59.900 110 59.500 170 60'),
    [170, SHORE],
    [-8, SHORE],
  ])
}

/** Strokes of calm water: close together far off, a few broad ones near. */
function strokes(k) {
  for (const [x, y, half, c] of [
    [70, 62.4, 26, '#ffb866'],
    [112, 63.3, 18, '#f0884c'],
    [36, 64.2, 20, '#d85c40'],
    [92, 66, 22, '#ffc474'],
    [60, 69.6, 15, '#f08a4c'],
    [104, 74, 20, '#ffca7c'],
    [74, 79.4, 14, '#f6a458'],
    [22, 73, 18, '#9c3a3e'],
    [140, 71.4, 17, '#a8403e'],
  ])
    path(
      k,
      c,
      `M${x - half} ${y}Q${x} ${y - 0.32} ${x + half} ${y}Q${x} ${y + 0.22} ${x - half} ${y}Z`,
    )
}

/** The bank we stand on: dark, with reeds at both ends, open where one drinks. */
function nearBank(k, r) {
  fill(k, '#2a0f27', points('-8 84 10 84.600 30 87 52 90.500 52 98 -8 98'))
  fill(k, '#2a0f27', points('170 82 150 83.600 132 86.600 116 90.500 116 98 170 98'))
  for (const [x, y, n, tall] of points(
    '0 85 7 8 13 86 5 5.500 27 88 4 4 158 84 7 9 145 86 5 6 130 88.500 3 4',
    4,
  ))
    for (let i = 0; i < n; i++)
      tuft(
        k,
        x + (i - n / 2) * 1.7 + r(),
        y + r() * 1.6,
        tall * (0.55 + r() * 0.7),
        ['#2a0f27', '#3c1530', '#5c2034'],
        r,
      )
}

export default {
  alt: 'Tramonto nella savana: davanti al disco enorme del sole una giraffa fa la guardia con tre uccellini sulla schiena, mentre il suo piccolo, a zampe larghe, beve; tutto si specchia nella pozza',
  paint(w, h) {
    const s = new Scene(w, h, { mood: ember, sun: [SUN[0] / 160, SUN[1] / 90], horizon: 60 / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    const r = random(7)
    f.draw(s.k, (k) => {
      disc(k)
      land(k)
      thornTree(k, 137, 60.6, 46, 34, TREE, { seed: 37, side: -1 })
      at(
        k,
        99,
        60.9,
        0.5,
        (c) => pacingGiraffe(c, { pose: 'rest', tones: HIDE, lean: 24, bow: -8, nod: 24, seed: 8 }),
        true,
      )
      oxpeckers(k, points('102 33 1.700 104.600 33.700 1.500 107.300 35.300 1.600', 3), '#250c24')
      at(k, 54, 60.9, 0.36, (c) =>
        pacingGiraffe(c, {
          pose: 'drink',
          calf: true,
          tones: HIDE,
          lean: 139,
          bow: -14,
          nod: 54,
          seed: 5,
        }),
      )
    })
    // First unmoved, so that the swaying mirror leaves no gap at the sides.
    stillWater(s, {
      y: SHORE / 90,
      veil: [
        [0, '#000000', 0],
        [1, '#000000', 0],
      ],
      sway: 0,
      press: 1,
    })
    stillWater(s, {
      y: SHORE / 90,
      veil: [
        [0, '#ffb060', 0.1],
        [0.4, '#a83c44', 0.16],
        [1, '#2c0f2c', 0.6],
      ],
      sway: 0.7,
      press: 1,
    })
    f.draw(s.k, (k) => {
      strokes(k)
      nearBank(k, r)
    })
    return finish(s)
  },
}
