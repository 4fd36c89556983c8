import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { cheetah, cubLying } from '../../things/cheetah.js'
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
    fill(k, '#a29eac', [
      [x, y + 0.5],
      [x + wide * 0.7, y + 1.4],
      [x + wide + 1.6, 50],
      [x + 1.2, 50],
      [x + 0.2, y + 2],
    ])
  }
}

/** Where the column goes: out of the rain far on the right, in a long bend behind the mound, past us to the left. */
const WAY = points(
  '176 51.200 128 51.600 92 53 78 55.600 92 58.600 84 63 50 66.600 14 70.500 -30 77',
)
function way(t) {
  const q = t * (WAY.length - 1)
  const i = Math.min(WAY.length - 2, Math.floor(q))
  const g = (n) => WAY[Math.max(0, Math.min(WAY.length - 1, n))]
  const [a, b, c, d] = [g(i - 1), g(i), g(i + 1), g(i + 2)]
  const u = q - i
  return [0, 1].map(
    (n) =>
      b[n] +
      0.5 *
        u *
        (c[n] -
          a[n] +
          u * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n] + u * (3 * (b[n] - c[n]) + d[n] - a[n]))),
  )
}

const CALF = ['#b08a64', '#dcb888', '#8c6650', '#5c4440', '#e0c090']
const BROWN = ['#7c6458', '#cca878', '#604a4c', '#3e2e38', '#d8b888']

function column(k, r) {
  const list = []
  for (let t = 0.02; t < 1; ) {
    const [x, y] = way(t)
    const near = (y - 51) / 20
    const q = 0.022 + Math.max(0, y - 51) * 0.0066
    list.push([x, y + (r() - 0.5) * (0.3 + near * 3.2), q * (0.86 + r() * 0.26), r(), r()])
    // Groups and gaps: now three abreast, now nobody.
    t += (0.0022 + near * 0.012) * (r() < 0.16 ? 2.6 : 0.35 + r() * 0.9)
  }
  for (const [x, y, q, kind, way2] of list.sort((a, b) => a[1] - b[1])) {
    // The low sun on the left lays the shadow of body and legs out to the right.
    path(
      k,
      SHADOW,
      `M${x - q * 16} ${y}L${x + q * 14} ${y - q}C${x + q * 40} ${y - q * 5} ${x + q * 66} ${y - q * 4} ${x + q * 74} ${y - q * 1}C${x + q * 50} ${y + q * 2} ${x + q * 20} ${y + q * 2} ${x - q * 16} ${y + q}Z`,
    )
    const back = way2 > 0.93
    if (kind < 0.12 && q > 0.05)
      at(
        k,
        x,
        y,
        q * 0.82,
        (c) => {
          zebraBody(c, { tones: ZEBRA.sun })
          zebraNeck(c, { neck: 'up' })
        },
        !back,
      )
    else {
      const calf = kind > 0.86
      const size = q * (calf ? 0.62 : 1)
      at(
        k,
        x,
        y - size * 22.5,
        size,
        (c) =>
          gnu(c, {
            pose: way2 > 0.5 ? 'stand' : 'run',
            turn: 0.35 + kind * 0.8,
            neck: kind > 0.5 && kind < 0.66 ? 0.75 : (way2 - 0.5) * 0.5,
            tones: calf ? CALF : kind > 0.6 ? BROWN : HERD,
          }),
        !back,
      )
    }
  }
}

/** The rain that has just gone over: one dark veil on the right, slanting, darkest in its middle. */
function rain(k) {
  const veil = k.createLinearGradient(54, 0, 170, 0)
  for (const [a, c] of [
    [0, 'rgba(44,56,100,0)'],
    [0.35, 'rgba(44,56,100,.72)'],
    [0.7, 'rgba(40,50,92,.92)'],
    [1, 'rgba(48,60,104,.86)'],
  ])
    veil.addColorStop(a, c)
  k.fillStyle = veil
  k.fillRect(50, -70, 200, 118)
  for (const [x, wide, dark] of points('88 12 0.16 112 8 0.2 132 16 0.18 158 10 0.22', 3)) {
    const g = k.createLinearGradient(0, -10, 0, 47)
    g.addColorStop(0, 'rgba(24,32,76,0)')
    g.addColorStop(0.6, `rgba(24,32,76,${dark})`)
    g.addColorStop(1, 'rgba(24,32,76,.05)')
    fill(k, g, [
      [x + 16, -12],
      [x + 16 + wide, -12],
      [x + wide, 47],
      [x - 2, 47],
    ])
  }
}

/** An old termite mound, worn to a hillock: planes of red earth, the trodden top in sun, its shadow on the grass. */
function mound(k) {
  fill(k, 'rgba(84,44,58,.55)', points('112 84 150 74 186 71.500 220 72 220 79 150 90 112 90'))
  fill(
    k,
    '#a85840',
    points(
      '66 90 74 83 80 79.600 84 72 88.500 66 91 60 95 56.600 104 55.400 116 55.800 121 59 123 64.500 130 66.800 139 67.400 144 71 148 78 156 84 168 90',
    ),
  )
  for (const [c, list] of [
    ['#d8845c', '66 90 74 83 80 79.600 84 72 88.500 66 91 60 95 56.600 97 63 94 72 95 81 90 90'],
    [
      '#eca070',
      '66 90 74 83 80 79.600 84 72 88.500 66 91 60 95 56.600 92.500 66 87 75 86 82 78 90',
    ],
    ['#c07050', '97 63 95 56.600 104 55.400 103 64 106 74 102 82 104 90 90 90 95 81 94 72'],
    [
      '#8c4844',
      '110 56 116 55.800 121 59 123 64.500 130 66.800 128 76 132 90 116 90 118 78 113 68',
    ],
    ['#74383e', '123 64.500 130 66.800 128 76 132 90 168 90 156 84 148 78 144 71 139 70 134 70'],
    ['#602e3a', '139 67.400 144 71 148 78 156 84 168 90 148 90 144 81 140 75'],
  ])
    fill(k, c, points(list))
  fill(
    k,
    '#f8bc84',
    points('91.500 58.800 95 56.200 104 55 116 55.400 121 58.600 112 58.200 100 57.600'),
  )
  fill(k, '#e8a070', points('122.500 65.200 130 66.400 139 67 144 70.800 134 69.800 126 68.600'))
}

export default {
  alt: 'Una femmina di ghepardo seduta su un termitaio guarda passare la colonna degli gnu e delle zebre nel Masai Mara, con due cuccioli; la pioggia se ne va sotto un arcobaleno',
  focus: 0.7,
  paint(w, h) {
    const s = new Scene(w, h, { mood: stormLight, sun: [0.02, 0.42], horizon: h > w ? 0.62 : 0.55 })
    const f = field(s, { centre: 102, zoom: 0.8, foot: 1.01 })
    const r = random(5)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, s.portrait ? -46 : 0, 0, 48)
      for (const [a, c] of [
        [0, '#3c5c94'],
        [0.45, '#7c98b4'],
        [0.8, '#e8d4ac'],
        [1, '#ffe4a8'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-60, -80, 320, 180)
      rain(k)
    })
    const [fx, fy] = f.at([72, 52])
    rainbow(s, {
      x: fx / w + s.pick(0.36, 0.42),
      y: fy / h,
      radius: s.pick(70, 70),
      width: 3.4,
      power: 0.75,
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
      // She sits on the top, one cub at her feet; the other lies below and waits for the tip of her tail.
      fill(
        k,
        'rgba(110,48,52,.6)',
        points('99 57.200 112 56 119.500 57.400 121.400 60 116 58.600 106 58.200'),
      )
      at(k, 106.5, 57.2, 0.86, (c) => cheetah(c), true)
      fill(k, 'rgba(110,48,52,.5)', points('93 58 97 57.400 103 57.800 105 58.600 98 58.600'))
      at(k, 95.8, 58.1, 0.36, (c) => cheetah(c, { cub: true }), true)
      fill(k, 'rgba(92,40,50,.6)', points('125 68.600 134 67.800 140 68.200 143.400 70.700 136 70'))
      at(k, 132.5, 69, 0.42, (c) => cubLying(c), true)
      // Grass about the foot of the mound and in front.
      for (let i = 0; i < 44; i++) {
        const x = 62 + i * 2.5 + (r() - 0.5) * 2
        tuft(k, x, 87.5 + r() * 2.4, 2.6 + r() * 3.4, ['#d8a850', '#f4cc78', '#9a7038'], r)
      }
      fill(k, '#8a6236', [
        ...rough(points('-40 87.500 10 86.500 60 88.500 110 88.800 200 88'), 0.5, 13),
        ...points('200 130 -40 130'),
      ])
      for (let i = 0; i < 70; i++)
        tuft(
          k,
          -38 + i * 3.4 + (r() - 0.5) * 5,
          89 + r() * 1.5,
          2 + r() * r() * 6,
          ['#b88440', '#d8a850', '#7a5430'],
          r,
        )
    })
    return finish(s)
  },
}
