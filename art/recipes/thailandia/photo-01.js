import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { chedi, tower } from '../../things/ayutthaya-towers.js'
import { HEAD, head, hollow, leaves, roots, squirrel } from '../../things/mahathat.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FALL = { fall: [-0.9, -0.2], shade: '#748c58' }
const ROBE = ['#ffa838', '#d0642c']

/** Morning over the lawn: what is left of the great tower, a leaning chedi, two more in the haze. */
function court(k) {
  const g = k.createLinearGradient(0, 0, 0, 66)
  for (const [a, c] of [
    [0, '#58a4a8'],
    [0.45, '#a8d0b8'],
    [0.8, '#fcecb8'],
    [1, '#ffdc9c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 80)
  path(
    k,
    '#b4c89c',
    'M84 66.500V58C90 55.500 94 57.500 98 55C104 53.500 108 57 114 56C120 54 124 57.500 130 56.500C138 54 144 57 150 55.500C156 54.500 162 57 168 55V66.500Z',
  )
  path(
    k,
    '#9cb88c',
    'M84 66.500V61.500C92 59.500 100 62 108 60.500C118 59.500 126 62.500 136 61C146 59.500 156 62 168 60.500V66.500Z',
  )
  at(k, 118, 66, 1.02, (c) => tower(c, ['#fcd8a8', '#ecb894', '#cc948c']))
  path(
    k,
    '#dca488',
    'M84 66V61.800L96 61.600V62.600L106 62.400V66ZM136 66V62.400L146 62.200V61.200L168 61V66Z',
  )
  path(k, '#b4c470', 'M-6 65.600C60 65 110 65.200 168 65.400V98H-6Z')
  path(k, '#98b060', 'M-6 70.500C60 69 110 70.600 168 69.600V98H-6Z')
  k.save()
  k.translate(147, 70.5)
  k.rotate(-0.05)
  at(k, 0, 0, 1.42, (c) => chedi(c, ['#ffcc90', '#d88c68', '#94485c']))
  k.restore()
  // Its shadow on the grass, its foot in it, bricks that fell.
  path(
    k,
    '#748c58',
    'M156 70.400L131 70.200C122 70.500 112 71.200 103 72.300C112 73 124 73 133 72.800L141 71.200Z',
  )
  path(
    k,
    '#98b060',
    'M129 71.200L130 70.200L131 71L132.500 69.900L133.600 71L136 70.200L137 71.100L140.500 70.200L142 71.200L146 70.400L148 71.300L152 70.300L153.500 71.200L157 70.200L158.500 71.100L161 70.200L163 71.400C152 72.200 138 72.200 129 71.200Z',
  )
}

/** Earth before the tree: lit on the right, in the tree's own shade on the left; it covers the feet of the roots. */
function earth(k) {
  path(
    k,
    '#ecc48c',
    'M-6 88C20 84 60 85 92 83.600C104 82.800 112 80.800 122 80.600C136 80 152 79.600 168 78.600V98H-6Z',
  )
  path(
    k,
    '#fcdca4',
    'M108 84.500C122 83 146 82.600 168 81.800V85.500C148 85.800 124 86.500 108 84.500Z',
  )
  // The shade of the roots on the left, and the sun between them and the way.
  path(
    k,
    '#5c4052',
    'M-6 87.200C8 83.500 16 84.800 26 83.200C36 84.400 44 82.600 52 83.600L57.500 82.600L59 84.600L56 86.600C46 89.400 20 90.500 -6 98Z',
  )
  path(
    k,
    '#7c5458',
    'M-6 91C6 87.400 16 88.400 28 86.600C36 87 42 85.800 50 85.800L57 86.200C46 89.400 20 90.500 -6 98Z',
  )
  path(
    k,
    '#d8a878',
    'M57.500 82.600C66 82.400 74 83.800 84 82.800C92 83.400 100 82.600 108 83.200C100 84.600 84 85 74 85.200C66 85.400 60 85.600 57 85.800L59 84.600Z',
  )
  for (const [x, y, h, sun] of points(
    '4 88 3 0 9 88.600 2 0 30 87 2.200 0 90 85.600 1.800 1 104 84.600 2.400 1 121 81.600 2.200 1',
    4,
  ))
    path(
      k,
      sun ? '#88a850' : '#44644c',
      `M${x - 2} ${y}L${x - 2.4} ${y - h * 0.7}L${x - 1.1} ${y - h * 0.35}L${x - 0.5} ${y - h}L${x + 0.2} ${y - h * 0.4}L${x + 1.3} ${y - h * 0.85}L${x + 1.3} ${y - h * 0.3}L${x + 2.4} ${y - h * 0.5}L${x + 2} ${y}Q${x} ${y + 0.5} ${x - 2} ${y}Z`,
    )
}

/** What was laid before the head at dawn: a garland on a leaf, three sticks of incense. */
function offering(k) {
  path(k, '#3c2642', 'M46 86.800C52 85.600 62 85.600 67 86.600C62 88 52 88.200 46 86.800Z')
  for (const [x, l] of points('63 7 64.200 8 65.300 6.600')) {
    stroke(k, '#c8504c', 0.34, `M${x} 86.400L${x + 0.5} ${86.4 - l}`)
    path(
      k,
      '#ffd870',
      `M${x + 0.15} ${86.5 - l}a0.400 0.400 0 1 0 0.800 0a0.400 0.400 0 1 0 -0.800 0Z`,
    )
  }
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.283
    const [x, y, q] = [54.5 + Math.cos(a) * 5.2, 86 + Math.sin(a) * 1.3, i % 5 ? 0.85 : 0.7]
    path(
      k,
      i % 5 ? (Math.cos(a) > 0 ? '#ffb030' : '#e88424') : '#fff4e0',
      `M${x - q} ${y}a${q} ${q * 0.85} 0 1 0 ${q * 2} 0a${q} ${q * 0.85} 0 1 0 ${-q * 2} 0Z`,
    )
  }
}

function people(k) {
  const monk = {
    ...POSES.walk,
    skin: SKINS[1],
    top: ROBE,
    low: ROBE,
    sleeve: SKINS[1],
    dress: 'sarong',
    hair: SKINS[1],
    cut: 'none',
    shoe: '#8c4838',
    light: 1,
  }
  // The one behind first, so that the shadow falls under the other.
  stand(
    k,
    131.5,
    76,
    11,
    { ...monk, ...POSES.walkOther, skin: SKINS[2], hair: SKINS[2] },
    { ...FALL, flip: true },
  )
  stand(k, 121.5, 76.6, 15, monk, { ...FALL, flip: true })
}

export default {
  alt: 'Ad Ayutthaya il sole del mattino tocca il volto di pietra del Buddha stretto fra le radici di un grande albero; su una radice uno scoiattolo, dietro due monaci e le torri di mattoni',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.95, 0.2], horizon: 0.73 })
    const f = field(s)
    f.draw(s.k, (k) => {
      court(k)
      people(k)
      hollow(k)
      k.save()
      k.translate(...HEAD)
      k.rotate(0.04)
      k.scale(1.12, 1.12)
      head(k)
      k.restore()
      roots(k)
      earth(k)
      offering(k)
      at(k, 111.5, 80.6, 1.05, squirrel)
      stroke(k, '#4c4040', 0.7, 'M168 3C150 1 130 3 98 -1.500M140 1.900C134 5 130 6 126 10')
      leaves(
        k,
        '159.500 5.600 1.900 0.250 0 154.500 5 1.600 -0.300 1 151 5.400 1.500 0.350 0 134 8.500 2 0.500 1 126 13 1.700 -0.100 1 123.500 5.200 1.700 0.400 0 112 4.400 1.900 -0.300 0 166 5.200 1.600 -0.200 1 101 33 1.200 1 1',
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
