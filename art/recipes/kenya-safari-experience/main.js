import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { storm } from '../../nature/storm.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { cheetah } from '../../things/cheetah.js'
import { gnu } from '../../things/gnu.js'
import { tuft } from '../../things/grass-tuft.js'
import { GIRAFFE, masaiGiraffe } from '../../things/masai-giraffe.js'
import { rainbow } from '../../things/shaped-land.js'
import { ZEBRA, zebraBody, zebraNeck } from '../../things/zebra-pair.js'

// A storm in the east, the low sun behind the viewer's left shoulder.
const stormLight = {
  ...moods.golden,
  sky: [
    [0, '#35527f'],
    [0.4, '#6f8aa6'],
    [0.75, '#d2bd9c'],
    [1, '#ffe2a4'],
  ],
  haze: '#dcc096',
  front: 0.82,
  disc: 0,
}

const SHADOW = 'rgba(84,52,66,.5)'
const HERD = ['#6f5a5c', '#c49a72', '#574450', '#3a2c38', '#d0ac80']

/** The Oloololo escarpment closes the plain: one long level wall with its gullies. */
function escarpment(k) {
  const wall = Array.from({ length: 60 }, (_, i) => {
    const x = -40 + i * 4
    return [x, 45 - Math.min(2.6, Math.max(0, (96 - x) * 0.05)) + noise(x * 0.16, 3) * 0.5]
  })
  fill(k, '#a9a4ae', [...wall, [200, 54], [-40, 54]])
  for (let i = 0; i < 20; i++) {
    const x = -30 + i * 8.4 + noise(i * 1.7, 4) * 7
    const [, y] = wall[Math.floor((x + 40) / 4)]
    const wide = 1 + 3.4 * (noise(i * 2.3, 6) + 0.5)
    fill(k, '#9895a8', [
      [x, y + 0.5],
      [x + wide * 0.7, y + 1.4],
      [x + wide + 1.6, 50],
      [x + 1.2, 50],
      [x + 0.2, y + 2],
    ])
  }
}

/** The column of the migration: out of the rain, behind the mound, past us to the left. */
function column(k, r) {
  const list = []
  for (let i = 0; i < 74; i++) {
    const t = (i / 73) ** 1.15
    const x = 158 - t * 138 + Math.sin(t * 5.4) * 9
    list.push([
      x + (r() - 0.5) * (3 + t * 6),
      54.5 + t ** 1.7 * 17 + (r() - 0.5) * (1 + t * 3.4),
      i,
    ])
  }
  for (const [x, y, i] of list.sort((a, b) => a[1] - b[1])) {
    const q = 0.062 + (y - 53) * 0.0082
    path(
      k,
      SHADOW,
      `M${x - q * 22} ${y + q}C${x} ${y - q * 2} ${x + q * 50} ${y - q * 2} ${x + q * 74} ${y + q * 2}C${x + q * 50} ${y + q * 5} ${x} ${y + q * 5} ${x - q * 22} ${y + q}Z`,
    )
    if (i % 9 === 4)
      at(
        k,
        x,
        y,
        q * 0.82,
        (c) => {
          zebraBody(c, { tones: ZEBRA.sun })
          zebraNeck(c, { neck: 'up' })
        },
        true,
      )
    else
      at(
        k,
        x,
        y - q * 22.5,
        q,
        (c) =>
          gnu(c, {
            pose: i % 4 ? 'stand' : 'run',
            turn: 0.7 + (i % 3) * 0.15,
            neck: (i % 3) * 0.12,
            tones: HERD,
          }),
        true,
      )
  }
}

/** A termite mound of red earth: lit from the left, a step where the young sit. */
function mound(k) {
  path(
    k,
    'rgba(70,40,60,.5)',
    'M84 80C100 77 140 77 172 80C176 82.500 140 84.500 100 84.500C88 84 82 82 84 80Z',
  )
  fill(
    k,
    '#b0623f',
    rough(
      points(
        '74 84 79 77 82 70 86 66.500 88 59 90 54.500 96 53.200 106 53.600 115 53 118.500 55.500 120 61.500 126 63.500 138 64 142 68 142 75 147 84 128 87 96 87.500 74 84',
      ),
      0.6,
      3,
    ),
  )
  for (const [c, list] of [
    [
      '#e09a5c',
      '74 84 79 77 82 70 86 66.500 88 59 90 54.500 96 53.200 95 58 92 64 91.500 71 87 77 85 85.500 74 84',
    ],
    ['#d08650', '98 55 99.500 62 97 69 99 76 96 84 92 85 93.500 76 93 68 96 61 96 55'],
    [
      '#86473c',
      '108 54.500 109 61 106.500 68 109 76 108 86 128 87 147 84 142 75 142 68 138 64.500 130 66.400 122 65.500 119 63 117 58 113 55',
    ],
    ['#a05740', '113 60 117 66 115 73 118 80 114 86 108 86 109 76 107.500 68 110 61'],
    ['#6a3638', '131 68 134 73 133 79 137 85.500 147 84 142 75 142 68 138 66'],
  ])
    fill(k, c, rough(points(list), 0.5, list.length))
  // The trodden top and the step, in the sun.
  fill(
    k,
    '#f0b070',
    rough(
      points(
        '90 54.700 96 53.200 106 53.600 115 53 118.500 55.500 112 55.800 104 55 96 55.400 90 54.700',
      ),
      0.25,
      8,
    ),
  )
  fill(
    k,
    '#e8a468',
    rough(points('119.500 62 126 63.500 138 64 142 67.500 134 67 123 66 119.500 62'), 0.25, 9),
  )
  for (const [x, y, q] of points('101 66 1.300 90 74 1.100 104 78 1.500 112 70 1.100', 3)) {
    k.beginPath()
    k.ellipse(x, y, q * 0.8, q, 0.2, 0, 7)
    k.fillStyle = '#5a2c34'
    k.fill()
  }
}

export default {
  alt: 'Una femmina di ghepardo seduta su un termitaio guarda passare la colonna degli gnu e delle zebre nel Masai Mara, con due cuccioli; il temporale se ne va sotto un arcobaleno',
  focus: 0.7,
  paint(w, h) {
    const s = new Scene(w, h, { mood: stormLight, sun: [0.02, 0.42], horizon: h > w ? 0.62 : 0.55 })
    sky(s, { clouds: 0, glowPower: 0.5 })
    const f = field(s, { centre: 102, zoom: 0.8, foot: 1.01 })
    const r = random(5)
    f.draw(s.k, storm)
    const [fx, fy] = f.at([72, 49])
    rainbow(s, {
      x: fx / w + s.pick(0.33, 0.4),
      y: fy / h,
      radius: s.pick(56, 66),
      width: 3.6,
      power: 0.7,
    })
    f.draw(s.k, (k) => {
      escarpment(k)
      fill(k, '#dcc08a', [
        ...rough(points('-40 48.500 10 48 60 48.800 110 48.200 200 48.600'), 0.3, 3),
        ...points('200 130 -40 130'),
      ])
      for (const [x, y, q] of points(
        '-6 50 4 12 49.500 5 24 49.300 3.400 50 49.600 4.400 66 49.300 3.400 146 49.800 4.600 156 49.400 3.400',
        3,
      ))
        acaciaFlat(k, x, y, q, ['#8c8a58', '#b8ac68', '#7a6460'], -1)
      fill(k, '#d3ab5e', [
        ...rough(points('-40 52 20 51.500 70 52.400 120 51.600 200 52'), 0.3, 5),
        ...points('200 130 -40 130'),
      ])
      path(
        k,
        '#b8945a',
        'M-30 53.500C0 52.800 30 53 58 53.800C30 54.800 0 54.800 -30 54.400ZM104 53.400C130 52.800 160 53 196 53.800C160 54.600 130 54.400 104 53.400Z',
      )
      fill(k, '#cc9f4a', [
        ...rough(points('-40 59 20 58.400 80 59.400 140 58.400 200 59'), 0.4, 7),
        ...points('200 130 -40 130'),
      ])
      path(k, '#a8844a', 'M-30 62C-10 61 14 61.400 34 62.200C14 63.400 -10 63.400 -30 62.800Z')
      // The one large acacia of the plain, giraffes under it.
      path(k, SHADOW, 'M48 58.300C60 57.200 78 57.400 90 58.400C78 59.600 60 59.600 48 58.300Z')
      acaciaFlat(k, 50, 58.4, 19, ['#5c6c3c', '#a3a452', '#4e3634'], -1)
      at(
        k,
        64,
        58.6,
        0.2,
        (c) => masaiGiraffe(c, { tones: GIRAFFE.far, pose: 'stand', seed: 4 }),
        true,
      )
      at(
        k,
        36,
        58,
        0.17,
        (c) => masaiGiraffe(c, { tones: GIRAFFE.far, pose: 'walk', seed: 6 }),
        true,
      )
      column(k, r)
      fill(k, '#c08f40', [
        ...rough(points('-40 79 10 78 60 79.500 110 78.500 200 80'), 0.4, 11),
        ...points('200 130 -40 130'),
      ])
      mound(k)
      // She sits on the top, a cub at her feet; the other waits below for the tip of her tail.
      path(
        k,
        'rgba(96,44,52,.5)',
        'M100 54.200C106 53.200 112 53.600 118.500 55.400C112 56.200 104 55.800 100 54.200Z',
      )
      at(k, 106.5, 54.6, 0.86, (c) => cheetah(c), true)
      path(
        k,
        'rgba(96,44,52,.5)',
        'M92.500 54.800C95 54 99 54 101.500 54.800C99 55.600 95 55.600 92.500 54.800Z',
      )
      at(k, 94.6, 54.9, 0.34, (c) => cheetah(c, { cub: true }), true)
      path(
        k,
        'rgba(96,44,52,.5)',
        'M128 65.400C131 64.400 136 64.400 140 65.600C136 66.600 131 66.400 128 65.400Z',
      )
      at(k, 131.5, 65.6, 0.36, (c) => cheetah(c, { cub: true }), true)
      // Grass in front.
      for (let i = 0; i < 30; i++) {
        const x = 66 + i * 2.8 + (r() - 0.5) * 2
        tuft(k, x, 85.5 + r() * 2, 2.6 + r() * 2.4, ['#d8a850', '#f0c874', '#9a7038'], r)
      }
      fill(k, '#8a6236', [
        ...rough(points('-40 85.500 10 84.500 60 86.500 110 86.800 200 86'), 0.5, 13),
        ...points('200 130 -40 130'),
      ])
      for (let i = 0; i < 62; i++)
        tuft(
          k,
          -38 + i * 3.8 + (r() - 0.5) * 3,
          87 + r() * 1.5,
          2.8 + r() * 3,
          ['#b88440', '#d8a850', '#7a5430'],
          r,
        )
      fill(k, '#5c3e30', [
        ...rough(points('-40 89 20 88.200 80 89.400 140 88.600 200 89'), 0.5, 15),
        ...points('200 130 -40 130'),
      ])
      for (let i = 0; i < 36; i++)
        tuft(k, -38 + i * 6.6 + r() * 4, 91, 3.5 + r() * 3, ['#4a3030', '#5c3e30', '#74502f'], r)
    })
    return finish(s)
  },
}
