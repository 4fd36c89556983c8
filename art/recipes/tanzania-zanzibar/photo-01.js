import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { GNU, gnu } from '../../things/gnu.js'
import { limb } from '../../things/joints.js'
import { honey } from './kit.js'

/** A bank of dust along the ground: heads of cloud on one flat foot, a second tone inside. */
function dust(k, [tone, lit], foot, blobs) {
  for (const [c, size, drop] of [
    [tone, 1, 0],
    [lit, 0.72, 0.3],
  ]) {
    k.save()
    k.beginPath()
    k.rect(-20, -20, 200, foot + 20)
    k.clip()
    k.fillStyle = c
    k.beginPath()
    for (const [x, y, q] of blobs) {
      k.moveTo(x, y)
      k.ellipse(x + q * drop * 0.5, y + q * drop, q * size * 1.15, q * size * 0.8, 0, 0, 7)
    }
    k.fill()
    k.restore()
  }
}

/** White water thrown up about 0, 0: tongues that bend outwards, drops, a ring of foam. */
function splash(k, [foam, mid]) {
  path(k, mid, 'M-25 1.500C-19 -1.500 15 -1.500 22 1.500C15 4.400 -19 4.400 -25 1.500Z')
  for (const [lean, tall, wide] of points('-20 10 4 -11 19 5 -1 15 5.500 8 18 5 17 9 4', 3))
    for (const [c, q] of [
      [mid, 1],
      [foam, 0.58],
    ]) {
      limb(k, c, [
        [lean * 0.5, -2.6, wide * 2 * q],
        [lean * 0.58, -tall * 0.36, wide * 1.7 * q],
        [lean * 0.74, -tall * 0.74, wide * 0.9 * q],
        [lean * 1.05, -tall, wide * 0.24 * q],
      ])
    }
  path(k, foam, 'M-21 1C-15 -1.600 11 -1.600 18 1C11 2.800 -15 2.800 -21 1Z')
  for (const [x, y, q] of points(
    '-24 -12 0.9 -19 -20 0.8 -11 -26 0.7 -3 -21 0.9 8 -25 0.8 15 -18 0.9 21 -11 0.8 -27 -6 0.6 24 -5 0.6',
    3,
  ))
    path(k, foam, `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
}

/** A gnu that swims: head and the line of the back over its wave. */
function swimmer(k, tones, turn) {
  k.save()
  k.beginPath()
  k.rect(-60, -60, 120, 59)
  k.clip()
  k.rotate(-0.16)
  gnu(k, { tones, turn: turn + 0.1, neck: -0.1, legs: false, tail: 1 })
  k.restore()
  path(k, 'rgba(60,34,44,.5)', 'M-24 0.500C-14 -1 18 -1 30 0.600C20 4.600 -12 4.600 -24 0.500Z')
  path(
    k,
    '#f6d6a2',
    'M-25 -0.400C-18 -3 -12 -0.800 -4 -1.600C4 -2.600 12 -1 18 -2C23 -3 27 -1.800 31 -0.200C24 1.200 16 0.200 8 0.800C-2 1.400 -16 0.600 -25 -0.400Z',
  )
  stroke(k, '#f6d6a2', 0.6, 'M-34 3.500C-20 5.200 10 5.600 30 3.200M-28 6.600C-18 7.800 0 8 12 7')
}

/** What waits: brow, eye, nostrils, the ridge of the back; its length 44. */
function crocodile(k) {
  path(
    k,
    '#2c2634',
    'M-22 0C-21 -2.600 -18.500 -3 -16.500 -1.800C-12 -2.200 -8 -2.400 -4.500 -2.600C-4 -5.400 0.500 -6 2 -3.600C5 -3.400 7 -3 9 -1.400C11 -3.600 12.600 -3.600 13.600 -1.400C15.400 -3.600 17 -3.600 18 -1.400C19.600 -3.400 21.400 -3.200 22.400 -1.200C24 -2.600 25.500 -2.200 26 0Z',
  )
  path(
    k,
    '#7a5c4a',
    'M-21.600 -0.800C-20.500 -2.600 -18.500 -3 -16.500 -1.800C-12 -2.200 -8 -2.400 -4.500 -2.600C-4 -5.400 0.500 -6 2 -3.600C-0.500 -3 -3 -1.600 -6 -1.400C-12 -0.900 -17 -1.200 -21.600 -0.800Z',
  )
  path(k, '#1a1522', 'M-19.400 -2.200a0.700 0.500 0 1 0 0.010 0Z')
  path(k, '#ffd25c', 'M-1.600 -4.700a1.150 1.150 0 1 0 0.010 0Z')
  path(
    k,
    '#1a1522',
    'M-1.900 -4.700C-1.300 -4.200 -1.300 -3 -1.900 -2.400C-2.400 -3 -2.400 -4.200 -1.900 -4.700Z',
  )
  stroke(
    k,
    '#f0c48c',
    0.4,
    'M-27 1.200C-16 2.600 14 2.600 31 1.100M-20 3.600C-10 4.400 6 4.400 16 3.600',
  )
}

const EDGE = '-6 34.500 12 33 30 32.400 46 33 55 34.500 58.500 36.500'
const FACE = '58.500 36.500 57 42 60.500 47 59 54 63.500 60 64 65 71 70 76 74'

/** The near bank: trodden top, lit cut, gullies and slumped clods, all of red earth. */
function bank(k) {
  const top = rough(points(EDGE), 0.5, 3)
  const face = rough(points(FACE), 0.9, 8)
  fill(k, '#b4562f', [...top, ...face, ...points('40 79 10 84 -6 86')])
  fill(
    k,
    '#d9804a',
    rough(
      points(
        '58.500 36.500 57 42 60.500 47 59 54 63.500 60 64 65 60 66 55.500 58 54 48 51.500 42 54 37.500',
      ),
      0.6,
      4,
    ),
  )
  for (const [c, list] of [
    ['#8e3f2c', '44 38 46.500 46 44 55 47.500 66 51 75 42 77 39 64 41 52 40.500 43'],
    ['#8e3f2c', '25 37.500 28 46 25 56 28 68 30 79 21 80 20 66 21.500 52 21 43'],
    ['#d9804a', '42 37 39 48 36 58 37 68 32 70 31.500 58 34 48 36 37'],
    ['#8e3f2c', '6 38 8 48 4.500 60 7 72 7 82 -2 84 -2 62 1 48'],
    ['#d9804a', '20 37 19 50 16 60 18 70 12 72 11 60 13 48 14 37'],
    ['#70302a', '-6 78 14 76 40 71.500 58 68 68 70 78 75 60 81 30 86 -6 90'],
  ])
    fill(k, c, rough(points(list), 0.7, list.length))
  for (const [x, y, q] of points(
    '34 76 3 22 80 3.600 50 72.500 2.400 60 71 3 8 83 4 69 74 1.800',
    3,
  )) {
    fill(
      k,
      '#8e3f2c',
      rough(
        [
          [x - q, y + q * 0.5],
          [x - q * 0.6, y - q * 0.5],
          [x + q * 0.2, y - q * 0.7],
          [x + q, y - q * 0.1],
          [x + q * 1.1, y + q * 0.6],
          [x - q, y + q * 0.5],
        ],
        0.3,
        x,
      ),
    )
    path(
      k,
      'rgba(70,28,40,.4)',
      `M${x + q} ${y + q * 0.5}h${-q * 2.4}l${-q} ${q * 0.3}l${q * 2} ${q * 0.1}Z`,
    )
    fill(
      k,
      '#e39a5c',
      rough(
        [
          [x - q * 0.4, y - q * 0.45],
          [x + q * 0.2, y - q * 0.7],
          [x + q, y - q * 0.1],
          [x + q * 0.3, y],
          [x - q * 0.4, y - q * 0.45],
        ],
        0.2,
        x,
      ),
    )
  }
  fill(k, '#eaa868', [...top, ...points('57.500 38 46 35.600 30 35.200 12 36 -6 37.600')])
}

export default {
  alt: 'Uno gnu balza dall’alta sponda di terra rossa nel fiume, nella polvere dorata della grande migrazione; dietro di lui altri prendono la rincorsa, altri già nuotano, e un coccodrillo aspetta a pelo d’acqua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [0.74, 0.1], horizon: 0.56 })
    const f = field(s)
    const r = random(4)
    f.draw(s.k, (k) => {
      // Light in the dust, in steps.
      path(k, '#d8925a', 'M-6 -6H166V96H-6Z')
      for (const [c, rx, ry] of [
        ['#e2a468', 104, 72],
        ['#ecb87a', 82, 57],
        ['#f4cc90', 62, 43],
        ['#f9dca6', 44, 30],
        ['#fdeabf', 27, 18],
      ]) {
        k.beginPath()
        k.ellipse(118, 14, rx, ry, 0, 0, 7)
        k.fillStyle = c
        k.fill()
      }
      // Far side: hills, acacias, the herd that has made it.
      fill(k, '#e6b279', [
        ...rough(points('60 46 84 43.500 104 45.500 126 42.600 146 44.600 166 43'), 0.4, 3),
        ...points('166 60 60 60'),
      ])
      for (const [x, y, q] of points('92 47 5 140 46 7.500 156 46.500 6', 3))
        acaciaFlat(k, x, y, q, ['#c08a5c', '#d8a46c', '#a87450'])
      fill(k, '#dca066', [
        ...rough(points('50 47.500 90 46.500 130 47.500 166 46.500'), 0.3, 5),
        ...points('166 60 50 60'),
      ])
      for (let i = 0; i < 20; i++) {
        const x = 98 + ((i * 0.618) % 1) * 62
        at(
          k,
          x,
          46.2 + (i / 20) * 2.6,
          0.12 + (i / 20) * 0.04,
          (c) => gnu(c, { tones: GNU.far, pose: i % 3 ? 'stand' : 'run' }),
          i % 4 === 0,
        )
      }
      fill(k, '#c47a48', [
        ...rough(points('50 50.500 76 50 104 51.500 132 50 150 51 166 50'), 0.4, 6),
        ...points('166 60 50 60'),
      ])
      fill(k, '#9c5438', [
        ...rough(points('50 53.500 76 52.600 104 54.500 126 53 138 54.500 166 53'), 0.7, 7),
        ...points('166 60 50 60'),
      ])
      // The river in bands of muddy gold.
      for (const [c, y] of [
        ['#e2ac72', 56],
        ['#cf9562', 59],
        ['#b47c56', 63.5],
        ['#946250', 69.5],
        ['#744c4a', 77],
        ['#583a44', 85],
      ])
        fill(
          k,
          c,
          points(`-6 ${y} 34 ${y + 0.7} 84 ${y - 0.3} 126 ${y + 0.6} 168 ${y} 168 96 -6 96`),
        )
      for (let i = 0; i < 46; i++) {
        const t = (i / 45) ** 1.2
        const [x, y, l] = [54 + r() * 112, 57.5 + t * 32, 1.6 + t * 8 * (0.5 + r())]
        path(
          k,
          i % 3 ? '#e8bc82' : '#6a4448',
          `M${x - l} ${y}q${l} ${-0.15 - t * 0.5} ${l * 2} 0q${-l} ${0.15 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      // The herd behind the edge, out of its dust.
      dust(
        k,
        ['#e6b074', '#efc288'],
        34,
        points('-4 25 9 8 21 9 20 25 8 33 22 8 44 27 7 53 31 4', 3),
      )
      for (const [x, y, q, pose, turn] of [
        [2, 19.5, 0.36, 'stand', 0.7],
        [16, 18.5, 0.38, 'run', 0.6],
        [31, 20, 0.36, 'stand', 0.8],
      ])
        at(k, x, y, q, (c) => gnu(c, { tones: GNU.far, pose, turn }))
      dust(
        k,
        ['#efc288', '#f6d6a0'],
        34.5,
        points('-4 31 5 7 31 6 12 31 4 18 30 6 30 32.500 4 40 30 5 50 33 3', 3),
      )
      bank(k)
      at(k, 4, 22.5, 0.52, (c) =>
        gnu(c, { tones: GNU.middle, pose: 'run', turn: 0.6, neck: 0.15, tail: 0.5 }),
      )
      at(k, 29, 19.5, 0.64, (c) => gnu(c, { pose: 'gather', turn: 0.95, neck: 0.3, tail: 0.2 }))
      dust(
        k,
        ['#f2c890', '#fbe2b4'],
        35.6,
        points(
          '-3 35 4 3 35.600 3 11 34.500 4 17 36 2.600 24 35.600 1.800 42 35 2.600 46.500 34 2.800 51 35.500 2',
          3,
        ),
      )
      // In the water: one falls into it, four swim over.
      for (const [x, y, q, t, turn] of [
        [150, 57.6, 0.2, GNU.middle, 0.5],
        [138, 59.5, 0.26, GNU.middle, 0.6],
        [124, 62.5, 0.34, GNU.near, 0.5],
        [143, 67, 0.44, GNU.near, 0.6],
      ])
        at(k, x, y, q, (c) => swimmer(c, t, turn))
      k.save()
      k.beginPath()
      k.rect(-6, 0, 180, 67.5)
      k.clip()
      k.translate(88, 59)
      k.rotate(0.5)
      k.scale(0.5, 0.5)
      gnu(k, { pose: 'leap', turn: 0.3, neck: 0, tail: -0.4 })
      k.restore()
      at(k, 97, 68, 0.66, (c) => splash(c, ['#fff2d2', '#ecc48e']))
      // The shadow of the leap, then the leap.
      path(k, 'rgba(58,34,50,.42)', 'M70 75C80 73 108 73 118 75.500C108 78 80 78 70 75Z')
      k.save()
      k.translate(88, 29)
      k.rotate(0.13)
      k.scale(0.9, 0.9)
      gnu(k, { pose: 'leap', turn: 0.42, neck: 0.1, tail: 0.35 })
      k.restore()
      for (const [x, y, q] of points(
        '57 40 0.9 60 43 0.6 54 30.500 0.7 63 39 0.5 61 47 0.8 66 44 0.4',
        3,
      ))
        path(k, '#8e3f2c', `M${x} ${y}l${q} ${q * 0.4}l${-q * 0.4} ${q}l${-q} ${-q * 0.5}Z`)
      at(k, 108, 84, 0.82, crocodile)
    })
    return finish(s, { rays: 0.04 })
  },
}
