import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { chedi, tower } from '../../things/ayutthaya-towers.js'
import { crowns } from '../../things/crowns.js'
import { bodhi, front, HEAD, head, mound, strand } from '../../things/mahathat.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const HAIR = ['#34202c', '#20142a']
const FALL = { fall: [-1.5, -0.1], shade: '#8c5c5c' }

/** Sky, trees and towers beyond the lawn, the wall of the cloister. */
function court(k) {
  const g = k.createLinearGradient(0, -4, 0, 66)
  for (const [a, c] of [
    [0, '#7cb8bc'],
    [0.45, '#cce0c4'],
    [0.8, '#fff0bc'],
    [1, '#ffe0a0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 80)
  crowns(
    k,
    points(
      '-4 66 20 16 0 10 66 16 12 1 98 65 16 9 1 112 65 18 10 0 126 65 16 8 1 150 65 18 10 0 165 65 18 13 1',
      5,
    ),
    [
      ['#9cb894', '#b0c89c', '#d4dca4'],
      ['#90b090', '#a8c498', '#ccd8a0'],
    ],
    4,
    1,
  )
  at(k, 124, 66, 1.12, (c) => tower(c, ['#f8d0a0', '#e4ac8c', '#c48c84']))
  path(
    k,
    '#e0b494',
    'M92 66V61.500L101 61.200V62.400L110 62.200V66ZM140 66V62.400L150 62.200V61.200L168 61V66Z',
  )
  path(k, '#a8c070', 'M-6 65.500C30 64.500 100 65 168 65.300V98H-6Z')
  path(k, '#c4d080', 'M90 67.400C110 66 140 66.200 168 66.800V70C140 69 110 69.600 90 71Z')
  k.save()
  k.translate(152, 72.5)
  k.rotate(-0.045)
  at(k, 0, 0, 1.28, (c) => chedi(c, ['#ffc890', '#d88c6c', '#984c5c']))
  k.restore()
  at(k, 104, 69.5, 0.7, (c) => chedi(c, ['#f8c898', '#d09478', '#985c68'], false))
  at(k, 16, 69, 0.62, (c) => chedi(c, ['#f8d0a0', '#d8a488', '#a8747c']))
  at(k, 3, 70.5, 0.9, (c) => chedi(c, ['#f4bc8c', '#c48068', '#884c60'], false))
  // Their feet in the grass, what fell from them.
  path(
    k,
    '#7ca45c',
    'M-6 70.600C2 69 16 69.400 26 71V73H-6ZM95 70C100 69 108 69.200 113 70.200L110 71H97ZM135 73.400C144 71.600 160 71.800 168 72.800V75H138Z',
  )
  path(
    k,
    '#b8684c',
    'M132 74L132.300 72.600L134.800 72.400L135.400 74ZM128 75L128.200 74.200L129.700 74.100L130 75ZM116 71.600L116.200 70.800L117.600 70.700L118 71.600Z',
  )
  path(
    k,
    '#eca878',
    'M133.400 72.500L134.800 72.400L135.400 74H134ZM129 74.150L129.700 74.100L130 75H129.200Z',
  )
}

/** Old paving of brick before the tree, in the sun and in its shade. */
function yard(k) {
  path(k, '#ecc48c', 'M-6 78C30 75.400 110 75 168 76.800V98H-6Z')
  path(
    k,
    '#84a858',
    'M-6 78.600C10 76 30 77.500 50 76L168 75V77.600C150 76.700 130 77.900 112 77.400C80 78.600 30 78 -6 80.400Z',
  )
  const r = random(8)
  for (let row = 0; row < 7; row++) {
    const y = 79.6 + row * 1.2 + row * row * 0.14
    for (let x = 84 + r() * 8; x < 166; x += 9 + r() * 16) {
      const w = 2.4 + row * 0.5
      path(
        k,
        r() > 0.5 ? '#dcac78' : '#f4d4a0',
        `M${x} ${y}h${w}l${0.3} ${0.6 + row * 0.1}h${-w - 0.4}Z`,
      )
    }
  }
  // The shade of the tree reaches to the left.
  path(
    k,
    '#94686c',
    'M-6 80.500C10 79.600 20 80.600 34 79H112C116 81.500 110 83.600 102 84.800C88 87.600 60 88.800 30 88.200C16 88 6 89.400 -6 88.800Z',
  )
  for (const [x, y, w] of points('12 83 7 30 86.600 5 46 87.200 4 4 86 5 22 81.600 4', 3))
    path(
      k,
      '#dcb084',
      `M${x - w} ${y}C${x - w * 0.4} ${y - 0.8} ${x + w * 0.5} ${y - 0.7} ${x + w} ${y + 0.1}C${x + w * 0.4} ${y + 0.7} ${x - w * 0.5} ${y + 0.7} ${x - w} ${y}Z`,
    )
}

function people(k) {
  const kneel = { ...POSES.kneel, near: [22, 112], far: [14, 108], lean: 6, light: 1 }
  stand(
    k,
    114,
    84.4,
    15.4,
    {
      ...kneel,
      armNear: [58, 84],
      armFar: [62, 82],
      nod: 10,
      skin: SKINS[1],
      top: ['#fff4e0', '#c8a8a4'],
      low: ['#3c6c9c', '#2c4470'],
      hair: HAIR,
      cut: 'bun',
      shoe: '#c88c6c',
    },
    { ...FALL, flip: true },
  )
  stand(
    k,
    124,
    86.6,
    15,
    {
      ...kneel,
      armNear: [60, 80],
      armFar: [64, 80],
      nod: 16,
      skin: SKINS[0],
      top: ['#f0a83c', '#b06c40'],
      low: ['#7c3c5c', '#542c4c'],
      hair: ['#8c5434', '#643c30'],
      cut: 'long',
      shoe: '#d8a080',
    },
    { ...FALL, flip: true },
  )
  // A monk on his way to the tower.
  stand(
    k,
    132,
    77.4,
    8.6,
    {
      ...POSES.walk,
      skin: SKINS[2],
      top: ['#fc9438', '#b4543c'],
      low: ['#fc9438', '#b4543c'],
      dress: 'sarong',
      cut: 'none',
      hair: ['#8c5c44', '#6c4440'],
      light: 1,
    },
    { ...FALL, flip: true },
  )
}

/** The great boughs, from behind the trunk. */
function limbs(k) {
  const wood = ['#2c1c38', '#4c344c', '#7c5850', '#b88868']
  strand(
    k,
    [
      [76, 22, 5],
      [82, 12, 5],
      [89, 4, 4.4],
      [97, 1, 3.8],
      [108, 0.5, 3],
      [122, 3, 2.2],
      [136, 4, 1.5],
      [148, 8, 0.7],
    ],
    wood,
  )
  strand(
    k,
    [
      [112, 0.6, 1.8],
      [118, -3, 1.4],
      [126, -6, 1],
    ],
    wood,
  )
  strand(
    k,
    [
      [50, 18, 4],
      [45, 9, 4],
      [36, 3, 3.4],
      [24, 1.5, 2.6],
      [10, 4, 1.6],
      [1, 9, 0.7],
    ],
    wood,
  )
}

/** The crown above us: clumps of leaves against the morning, a few hearts on their way down. */
function crownAbove(k) {
  const r = random(14)
  const tones = [
    ['#24483c', '#34644c', '#5c8c4c'],
    ['#2c5444', '#447850', '#8cb454'],
    ['#1c3838', '#2c5444', '#44744c'],
  ]
  for (const [row, low] of [
    [2, 1.25],
    [0, 1],
    [1, 0.62],
  ])
    for (let i = 0; i < 62; i++) {
      const x = -5 + (i / 61) * 172 + (r() - 0.5) * 3
      const gap = Math.min(1, Math.abs(x - 65) / 26)
      const edge =
        (4.5 +
          4 * Math.sin(x * 0.13 + 1) +
          3 * Math.sin(x * 0.31) +
          (x > 130 ? (x - 130) * 0.22 : 0) +
          (x < 24 ? (24 - x) * 0.26 : 0)) *
        gap *
        low
      if (gap > 0.5 || row === 2)
        clump(
          k,
          x,
          -3 + r() * Math.max(1, edge + 3),
          2.6 + r() * 2,
          tones[row === 1 && x < 60 ? 0 : row],
          r() * 6,
          { flat: 0.66, side: 1 },
        )
    }
  for (const [x, y, q, a] of points(
    '111 17 1.300 0.500 107 30 1.100 -0.700 99 44 1 1 26 30 1.200 -0.400 88.500 87 1.100 1.300 134 87 1 -1.200',
    4,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    k.scale(q, y > 80 ? q * 0.5 : q)
    path(
      k,
      '#4c8448',
      'M0 -0.800C-0.800 -1.300 -1.700 -0.600 -1.300 0.400C-1 1.100 -0.300 1.200 0 2.600C0.300 1.200 1 1.100 1.300 0.400C1.700 -0.600 0.800 -1.300 0 -0.800Z',
    )
    path(
      k,
      '#b4d060',
      'M0 -0.800C0.800 -1.300 1.700 -0.600 1.300 0.400C1 1.100 0.300 1.200 0 2.600Z',
    )
    k.restore()
  }
}

export default {
  alt: 'Ad Ayutthaya il sole del mattino tocca il volto di pietra del Buddha stretto fra le radici di un grande albero; due viaggiatrici si inginocchiano davanti, dietro le torri di mattoni e un monaco che passa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.95, 0.2], horizon: 0.72 })
    const f = field(s)
    f.draw(s.k, (k) => {
      court(k)
      yard(k)
      limbs(k)
      bodhi(k)
      k.save()
      k.translate(...HEAD)
      k.rotate(0.05)
      k.scale(0.6, 0.6)
      head(k)
      k.restore()
      mound(k)
      front(k)
      people(k)
      crownAbove(k)
    })
    return finish(s, { vignette: 0.16 })
  },
}
