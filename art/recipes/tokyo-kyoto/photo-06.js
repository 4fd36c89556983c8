import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { keep, roof, storey, wing } from '../../things/himeji.js'
import { maple, pad } from '../../things/kiyomizu.js'
import { boatman, heron, heronBoy, hull, pointingMother } from '../../things/moat-boat.js'

const WATER = 57

/** A front of slate that comes over; a strip of gold still open on the left. */
function storm(k) {
  path(k, '#7890a0', 'M-6 -6H166V70H-6Z')
  path(k, '#5c748c', 'M-6 -6H166V30C140 36 120 24 96 30C76 35 60 24 40 26C24 27 10 20 -6 24Z')
  path(k, '#445a78', 'M-6 -6H166V16C150 22 134 12 116 15C96 18 84 8 62 11C40 14 20 4 -6 8Z')
  path(k, '#9cacb0', 'M-6 34C14 30 30 36 50 34C80 30 110 40 166 34V70H-6Z')
  path(k, '#f8c880', 'M-6 40C10 36 26 41 44 39C60 37 74 42 96 41V60H-6Z')
  path(k, '#ffe4a8', 'M-6 45C8 42 22 46 38 44.500C50 43.500 62 47 76 46.500V60H-6Z')
  // Rain far away, in slanting veils.
  for (const d of ['M120 20L136 20L120 50H108Z', 'M146 24L166 22V50H132Z'])
    path(k, 'rgba(60,84,116,.4)', d)
}

const PINE = ['#14323c', '#22504c', '#3c7454']
const BLOSSOM = ['#b8547c', '#f08ca8', '#ffbcc8', '#ffe4e0']

/** Blossom in soft heads, feathered at the edge. */
function blooms(k, heads, seed) {
  heads.forEach(([x, y, w, h], i) =>
    BLOSSOM.forEach((c, j) => {
      const q = [1, 0.88, 0.6, 0.3][j]
      pad(
        k,
        x - w * 0.1 * j,
        y - h * 0.13 * j,
        w * q,
        h * q,
        c,
        seed + i * 4 + j,
        Math.round(w * q * 7),
      )
    }),
  )
}

/** The castle on its hill, blossom at its foot, the white wall with its turret, the stones of the moat. */
function castle(k) {
  path(k, '#7c98a8', 'M-6 52C16 44 34 48 50 50H126C138 44 150 43 166 46V60H-6Z')
  path(k, '#22504c', 'M52 56C60 48 72 46 84 45.500H138C148 46 156 50 162 56Z')
  maple(k, points('66 50 8 3.500 146 50 8 3.500', 4), PINE, 5)
  at(k, 119, 47.5, 0.86, wing)
  at(k, 119, 47.5, 0.86, keep)
  blooms(
    k,
    points(
      '30 52 9 3.500 48 52.500 10 3 78 51 10 3.500 100 51.500 11 3 128 51 11 3.500 150 52.500 11 3.500 10 53 9 3',
      4,
    ),
    15,
  )
  path(k, '#fff6e0', 'M-6 53H140V56H-6Z')
  path(k, '#6c80a8', 'M-6 51.800H140V53.300H-6Z')
  for (let i = 0; i < 14; i++) {
    const x = 3 + i * 9.8 + (i % 3)
    path(
      k,
      '#36426e',
      i % 3 ? `M${x} 55.400l0.800 -1.500l0.800 1.500Z` : `M${x} 54h0.900v1.500h-0.900Z`,
    )
  }
  path(k, '#8c8894', 'M-6 56H142L146 61H-6Z')
  const r = random(9)
  for (let row = 0; row < 2; row++)
    for (let x = -6 - row * 2; x < 140; ) {
      const l = 3.4 + r() * 4
      const y = 56.2 + row * 2.4
      fill(k, ['#a89e98', '#c4b8a4', '#989094', '#dccfb4'][Math.floor(r() * 4)], [
        [x + 0.3, y + 0.4],
        [x + 0.7, y],
        [x + l - 0.5, y + 0.1],
        [x + l - 0.2, y + 2],
        [x + 0.3, y + 2.1],
      ])
      x += l
    }
  k.save()
  k.translate(147, 57)
  k.scale(0.9, 0.9)
  storey(k, 0, -5, 9, 4)
  roof(k, -4.6, 11.4, 7.4, 2.6)
  storey(k, -7, -10.6, 7.2, 3)
  roof(k, -10.2, 9.6, 5.4, 2.6)
  path(k, '#6c80a8', 'M-5.400 -12.600L-4.600 -15.400H4L2.600 -12.600Z')
  path(k, '#36426e', 'M2.600 -12.600L4 -15.400L5.600 -12.600Z')
  k.restore()
  path(k, '#5c5c80', 'M136 57H166V62H140Z')
}

/** The moat under the gust: facets of slate and gold, the castle's white let down into it in pieces. */
function moat(k) {
  path(k, '#4c7088', `M-6 ${WATER + 3}H166V96H-6Z`)
  path(k, '#a88c84', `M-6 ${WATER + 3}H70C50 66 24 66 -6 70Z`)
  path(k, '#385874', 'M-6 76C30 71 100 78 166 72V96H-6Z')
  const r = random(4)
  for (let i = 0; i < 44; i++) {
    const t = i / 44
    const y = WATER + 4.5 + t ** 1.4 * 32
    const [x, l] = [r() * 166 - 4, 2.5 + t * 9 + r() * 3]
    const gold = x < 62 - t * 20
    path(
      k,
      gold ? ['#fcd08c', '#d8a484'][i % 2] : ['#7ca0b0', '#34506c'][i % 2],
      `M${x - l} ${y + 0.2}C${x - l * 0.4} ${y - 0.2} ${x - l * 0.1} ${y - 0.5 - t * 0.9} ${x} ${y - 0.6 - t * 1.3}C${x + l * 0.2} ${y - 0.2} ${x + l * 0.7} ${y + 0.3} ${x + l} ${y + 0.2}C${x + l * 0.2} ${y + 0.8 + t} ${x - l * 0.4} ${y + 0.8} ${x - l} ${y + 0.2}Z`,
    )
  }
  for (const [x, y, w] of points(
    '116 62.500 13 119 65 10 114 67.500 12 121 70.500 8 126 73.500 8 130 77 6 86 62.500 6',
    3,
  ))
    path(
      k,
      'rgba(255,246,224,.8)',
      `M${x - w} ${y}C${x - w * 0.4} ${y - 0.9} ${x + w * 0.3} ${y - 0.5} ${x + w} ${y - 0.2}C${x + w * 0.4} ${y + 0.9} ${x - w * 0.5} ${y + 0.8} ${x - w} ${y}Z`,
    )
}

/** One flower of the cherry: five notched petals. */
function flower(k, x, y, q, turn, [edge, white, eye]) {
  for (let i = 0; i < 5; i++) {
    k.save()
    k.translate(x, y)
    k.rotate(turn + i * 1.2566)
    k.scale(q, q)
    path(
      k,
      i < 2 ? edge : white,
      'M0 0C-0.700 -0.350 -0.600 -1 -0.220 -1.080L0 -0.850L0.220 -1.080C0.600 -1 0.700 -0.350 0 0Z',
    )
    k.restore()
  }
  path(
    k,
    eye,
    `M${x - q * 0.24} ${y}a${q * 0.24} ${q * 0.24} 0 1 0 ${q * 0.48} 0a${q * 0.24} ${q * 0.24} 0 1 0 ${-q * 0.48} 0Z`,
  )
}

/** A bough torn by the wind, and what it loses. */
function bough(k) {
  stroke(k, '#2c1c34', 2.2, 'M168 -2C158 4 150 4 142 10C138 13 135 14 131 13.500')
  stroke(
    k,
    '#2c1c34',
    1,
    'M152 5C146 3 142 0 138 -4M144 9C146 14 144 18 140 21M158 2C160 8 158 13 160 18',
  )
  for (const [x, y, q, t, c] of points(
    '131 13 2.400 0 1 136 10 2.800 1 0 134 16.500 2.200 2 1 141 14 2.900 0.5 0 140 21 2.600 1.4 1 145 18.500 2.400 0.2 0 144 6 3 2.2 1 138 -1 2.800 0.9 0 147 11 2.600 1.7 1 150 1 3.200 0.3 0 154 8 3.200 1.2 1 152 14 2.300 2.6 0 159 13 2.800 0.6 1 160 19 2.500 1.9 0 157 1 3.200 2.4 0 163 5 3.400 0.1 1 144 0 2.500 1.1 1 164 12 2.800 1.5 0',
    5,
  ))
    flower(k, x, y, q, t, c ? ['#f08ca8', '#ffc4d0', '#c8446c'] : ['#ffb0c4', '#fff0ec', '#e0607c'])
}

function petals(k) {
  const r = random(21)
  for (let i = 0; i < 62; i++) {
    const t = r()
    const [x, y] = [r() * 170 - 6, 4 + r() * 84]
    if (
      Math.hypot((x - 29) / 12, (y - 40) / 14) < 1 ||
      Math.hypot((x - 66) / 12, (y - 45) / 13) < 1 ||
      Math.hypot((x - 101) / 12, (y - 46) / 13) < 1 ||
      (y < 30 && x < 48)
    )
      continue
    const q = 0.7 + t * 1.3
    const a = -0.35 + (r() - 0.5) * 0.9
    k.save()
    k.translate(x, y)
    k.rotate(a)
    path(
      k,
      ['#ffd0dc', '#ffb0c4', '#fff0ec'][i % 3],
      `M${-q} 0C${-q * 0.4} ${-q * 0.7} ${q * 0.6} ${-q * 0.6} ${q * 1.2} ${-q * 0.2}L${q * 0.8} 0L${q * 1.2} ${q * 0.3}C${q * 0.5} ${q * 0.6} ${-q * 0.5} ${q * 0.5} ${-q} 0Z`,
    )
    k.restore()
  }
}

export default {
  alt: 'Aria di temporale sul castello di Himeji, l’Airone bianco: nel fossato un airone vero si è posato sul cappello del barcaiolo, una mamma lo indica ridendo e il figlio lo imita ad ali aperte',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.05, 0.4], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      storm(k)
      castle(k)
      moat(k)
      bough(k)
      path(k, 'rgba(16,24,60,.5)', 'M4 83C30 80 100 80 128 83C112 88.500 30 89 4 83Z')
      at(k, 29, 78, 0.92, boatman)
      at(k, 29.8, 78 - 54 * 0.92 + 0.4, 0.78, heron)
      at(k, 67, 73.5, 0.98, pointingMother)
      at(k, 101.5, 73.5, 0.96, heronBoy)
      at(k, 66, 82.5, 1, hull)
      path(
        k,
        '#dce8ec',
        'M16 84.500C24 85.800 34 85.600 46 86C66 86.200 90 86.500 110 85C118 84 124 81 130 80.500C134 80 138 82 143 81.600C137 84 130 83 126 85C118 88 108 87 100 87.600C84 88.200 66 87 50 88C36 88.200 24 87.500 16 84.500Z',
      )
      petals(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
