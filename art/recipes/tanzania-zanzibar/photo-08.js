import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fever, limb } from '../../things/fever-wood.js'
import { leopard, leopardBehind } from '../../things/leopard-rest.js'
import { jeep, jeepOutline } from '../../things/lerai-jeep.js'

/** Where the sun stands behind the mist, and the level of our eyes: five metres up, beside the bough. */
const SUN = [44, 27]
const EYE = 45

/** Mist, the wall of the crater in it, the glow of the sun. */
function mist(k) {
  const g = k.createLinearGradient(0, 0, 0, 58)
  for (const [a, c] of [
    [0, '#9cc4b4'],
    [0.5, '#d8dcac'],
    [1, '#fcecb4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 104)
  path(
    k,
    '#acccbc',
    'M-6 17C8 15.500 20 17 34 15.500C50 14 66 16 80 14C100 12 116 14.500 132 12.500C146 11.500 156 13 168 12V50H-6Z',
  )
  path(
    k,
    '#b8d2b8',
    'M-6 33C10 30 22 31.500 38 33.500C54 35 66 31 80 31.500C98 32 110 28.500 124 29.500C140 30.500 154 27.500 168 28.500V50H-6Z',
  )
  const s = k.createRadialGradient(...SUN, 0, ...SUN, 62)
  s.addColorStop(0, 'rgba(255,250,214,1)')
  s.addColorStop(0.16, 'rgba(255,244,192,.9)')
  s.addColorStop(0.5, 'rgba(255,236,170,.45)')
  s.addColorStop(1, 'rgba(255,236,170,0)')
  k.fillStyle = s
  k.fillRect(-6, -6, 172, 70)
}

/** A shadow on the grass, from a foot away from the sun, as broad as what casts it. */
function shadow(k, x, y, w, reach, tone) {
  const [dx, dy] = [x - SUN[0], y - EYE]
  const far = (q) => [x + dx * reach + q * w * (1 + reach), y + dy * reach]
  fill(k, tone, [[x - w / 2, y], [x + w / 2, y], far(0.42), far(-0.42)])
}

const TREES = points(
  // x, foot, lean, seed
  '6 51 0.500 3 21 49.500 -0.400 5 33 51.500 0.500 8 60 50 -0.600 11 72 52 0.400 14 88 49.800 0.300 17 104 51.500 -0.500 20 118 50 0.500 23 150 51 -0.400 26',
  4,
)
const NEARER = points('14 61 0.500 31 82 58.500 -0.500 37 112 62 0.600 44', 4)

function floor(k) {
  path(k, '#e4dc98', 'M-6 48.500C30 47.500 90 48.500 168 47.500V98H-6Z')
  path(k, '#c4cc80', 'M-6 53C30 51.500 70 54 110 52C130 51.500 150 53 168 52V98H-6Z')
  path(k, '#a4b868', 'M-6 61C30 59 70 62 110 60C130 59.500 150 61 168 60V98H-6Z')
  path(k, '#84a45c', 'M-6 73C30 71 70 74 110 71.500C130 71 150 73 168 72V98H-6Z')
  path(
    k,
    '#f4e0a4',
    'M-4 98C10 89 26 81 38 75C48 70 61 64.500 59.400 59.500C58.500 56 52 53.500 55 49.500H57.500C56 53 64 55.500 67 59C71 64.500 64 71 58 77C50 84 46 90 44 98Z',
  )
  path(
    k,
    '#d8bc80',
    'M44 98C46 90 50 84 58 77C64 71 71 64.500 67 59C66 57.600 64 56.600 62.400 55.600C65 58 66.400 60.500 65 64C62.500 70 54 76 47 83C42.500 88 40 92 38.500 98Z',
  )
}

export default {
  alt: 'Il mattino nel bosco di Lerai, cratere di Ngorongoro: un leopardo riposa sul ramo di un’acacia gialla mentre il fuoristrada arriva controluce; a bordo guardano altrove',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.275, 0.3], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      mist(k)
      for (const [x, y, lean, seed] of TREES)
        fever(k, {
          x,
          y: y + 0.4,
          h: 30 + (seed % 4) * 2.4,
          lean,
          w: 1.3,
          bark: ['#b4c08c', '#f0e8a4'],
          leaf: ['#a4c09c', '#d4d8a0'],
          sun: x > SUN[0] ? -1 : 1,
          seed,
        })
      floor(k)
      path(
        k,
        'rgba(255,244,200,.55)',
        'M-6 45.500C10 43.500 30 46 52 44.500C74 43 96 45.500 120 44C140 43 156 45 168 44V51C150 50 136 52.500 112 51.500C90 50.500 70 53 44 51.500C24 50.500 8 52.500 -6 51.500Z',
      )
      for (const [x, y] of TREES) shadow(k, x, y, 1.3, 3, 'rgba(108,140,92,.35)')
      for (const [x, y] of NEARER) shadow(k, x, y, 2.6, 3, 'rgba(76,120,88,.5)')
      for (const [x, y, lean, seed] of NEARER)
        fever(k, {
          x,
          y,
          h: 52 + (seed % 3) * 5,
          lean,
          w: 2.8,
          bark: ['#8c9c48', '#f0e47c'],
          leaf: ['#6c9c74', '#b8cc80'],
          sun: x > SUN[0] ? -1 : 1,
          seed,
        })
      // The stems spread into the ground, grass laps over their feet.
      for (const [x, y] of NEARER)
        path(
          k,
          y > 60 ? '#a4b868' : '#bcc878',
          `M${x - 4} ${y + 0.9}Q${x - 2.4} ${y + 0.1} ${x - 1} ${y + 0.5}Q${x + 0.4} ${y - 0.3} ${x + 1.8} ${y + 0.4}Q${x + 3} ${y + 0.2} ${x + 4.4} ${y + 0.9}Z`,
        )
      // Its shadow falls towards us, from the wheels on, along the road.
      k.save()
      k.translate(49.6, 75.4)
      k.transform(4.9, 0, -1.1, -4.6, 0, 0)
      jeepOutline(k, 'rgba(100,104,72,.55)')
      k.restore()
      at(k, 49.6, 75.8, 4.9, jeep)
      nearTree(k)
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}

/** The tree we are beside: its stem, the bough that comes towards the sun, the one who lies on it. */
function nearTree(k) {
  const bark = ['#4c5836', '#c8c45c']
  at(k, 100, 36.4, 1.06, (c) => {
    c.rotate(0.05)
    leopardBehind(c)
  })
  // Past the one who rests the bough rises into the leaves and forks.
  limb(k, [63, 29, 57, 22, 56, -4], 1.7, 0.7, bark, -1, 0.18)
  limb(k, [52.5, 18.5, 46, 12, 33, 3], 1.1, 0.5, bark, -1, 0.18)
  path(
    k,
    bark[0],
    'M150 42.500C138 42.500 124 39 108 37.400C94 36.200 84 37.400 76 35C65 31.600 56 22 40 -5L37.6 -4C52 23 63 35 75 38.800C84 41.400 96 40.600 108 42.600C124 45.200 136 47.500 150 53Z',
  )
  path(
    k,
    bark[1],
    'M140 42.200C130 41 120 38.700 108 37.400C94 36.200 84 37.400 76 35C65 31.600 56 22 40 -5L39.4 -4.6C55 22.600 65 32.800 75.600 36C84 38.300 94 37.200 108 38.400C120 39.500 130 41.600 140 42.600Z',
  )
  canopy(k)
  path(
    k,
    '#4c5836',
    'M137 -6C139 8 141 22 139.500 32C138.500 37.600 134 40 124 39.800L129 45.600C137 46.500 140.500 51 141 60C141.600 72 140 84 137 96H176V-6Z',
  )
  path(
    k,
    '#5c6838',
    'M138 -6C140.500 8 142.600 22 141 32C140.400 36 138 38.600 133 40C141 39.600 144.500 36 145 30C145.600 20 143.600 6 142 -6ZM142 62C142.600 74 141 86 138.400 96H143C145.400 84 146 72 145 61C144.500 55 142 50 138.600 47.600C141 51 142 56 142 62Z',
  )
  path(
    k,
    '#38483c',
    'M153 -6C152.500 8 153.500 20 153 31C152 40 150.600 46 150.600 56C150.600 70 152 84 154.500 96H176V-6ZM122 41.700C130 44.500 138 45.500 140.600 54C141 56 141.200 58 141.200 60C142.500 50 137 43.500 128 42Z',
  )
  path(
    k,
    '#c8c45c',
    'M137 -6C139 8 141 22 139.500 32C138.800 36 136 38.800 131 40C138.500 39.400 141.400 35.800 142 31C143 21 140.800 7 139 -6ZM141 60C141.600 72 140 84 137 96H139.600C142.400 84 143.600 72 142.800 61C142.300 54.500 140 49.500 136.400 47.200C139.400 50 140.700 54.600 141 60Z',
  )
  at(k, 100, 36.4, 1.06, (c) => {
    c.rotate(0.05)
    leopard(c)
  })
  grooves(k)
}

/** The furrows of the stem beside us: they follow it and run out. */
function grooves(k) {
  for (const [c, d] of [
    [
      '#4c5836',
      'M157 -6C156 10 157.500 20 156.500 30C155.500 38 156 44 157 50C157.600 42 158 36 158.500 29C159.300 18 158 8 159 -6Z',
    ],
    [
      '#2c3a34',
      'M147 -6C147.500 6 148.800 16 148 26C147.600 31 146.600 35 145 38C147.500 35.500 149.200 31.500 149.700 26C150.400 16 149.400 6 149.500 -6Z',
    ],
    [
      '#2c3a34',
      'M146.500 96C148 86 149 76 148.200 66C147.900 62 147.200 59 146 56.500C148.500 59.500 149.500 62.500 149.800 66C150.400 76 149.600 86 149 96Z',
    ],
    [
      '#4c5836',
      'M156 96C154.800 86 154 77 154.800 68C155.200 64 156 61 157.500 58C157.300 62 156.600 65 156.600 69C156.400 78 157.600 87 158.500 96Z',
    ],
    ['#5c6838', 'M152 47C151.300 52 151.400 57 152 62C153 57 153.500 52 153 46Z'],
  ])
    path(k, c, d)
}

/** The leaves of the near tree at the upper edge: one dark mass into which the boughs run, lit from beneath by the mist. */
function canopy(k) {
  path(
    k,
    '#2c5c50',
    'M17 -6C19 -2 15 0.400 10 2.200C17 3.800 25 2.800 31 3.400C27 5 24.500 6.400 25 7.600C33 9.600 45 9.200 52 7C57 5.600 60 4.600 66 4.800C72 5 76 3.600 81 3.800C79 5 80 6 84 6.400C92 7.200 101 6.200 106 4.400C111 4.400 113 5.600 112 7C117 9.800 130 10.600 148 9V-6Z',
  )
  path(
    k,
    '#4c7c54',
    'M20 -6C22 -3 19 -1 16 0.600C23 1.800 30 0.400 36 1.400C34 2.800 36 4 41 4C48 4 52 1.600 58 0.800C66 2 73 0.200 80 0.200C88 1.600 98 2.800 104 0.800C112 0.800 116 2.800 122 3.600C129 4.400 136 3.400 148 2.400V-6Z',
  )
}
