import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cheetah } from '../../things/cheetah.js'
import { gnu } from '../../things/gnu.js'
import { tuft } from '../../things/grass-tuft.js'
import { escarpment, mound } from '../../things/mara-mound.js'
import { pacingGiraffe } from '../../things/pacing-giraffe.js'
import { rainbow } from '../../things/shaped-land.js'
import { thornShade, thornTree } from '../../things/thorn-tree.js'
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
const COAT = ['#e8c088', '#a8603c', '#b88a68', '#7c4c3c', '#54384a', '#fff0c4']
const HERD = ['#6f5a5c', '#c49a72', '#574450', '#3a2c38', '#d0ac80']

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
}

export default {
  alt: 'Una femmina di ghepardo seduta su un termitaio, con il suo cucciolo, guarda passare la colonna degli gnu e delle zebre nel Masai Mara; la pioggia se ne va sotto un arcobaleno',
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
    // Two curtains of rain, soft at their edges, slant down on the wind.
    s.layer(
      (k) =>
        f.draw(k, (c) => {
          for (const [x, wide] of points('104 15 138 22', 2))
            fill(c, 'rgba(24,32,78,.3)', [
              [x + 24, -70],
              [x + 24 + wide, -70],
              [x + wide, 46],
              [x, 46],
            ])
        }),
      { lit: false, blur: (16 * s.h) / 900 },
    )
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
        thornTree(k, x, y, q, q * 1.05, ['#7a6460', '#8c8a58', '#b8ac68', '#7e7c58'], {
          seed: Math.round(x + 20),
          side: -1,
        })
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
      thornShade(k, 46, 58.6, 21, 18, '#a67f48', [1.2, -0.2], { seed: 41, side: -1 })
      thornTree(k, 46, 58.6, 21, 18, ['#4e3634', '#566a3a', '#a6a650', '#3e4c34'], {
        seed: 41,
        side: -1,
      })
      for (const [x, y, q, o] of [
        [70, 58.8, 0.2, { pose: 'rest', lean: 24, bow: -8, nod: 22, seed: 4 }],
        [60.5, 59.4, 0.105, { pose: 'rest', calf: true, lean: 20, bow: -5, nod: 4, seed: 6 }],
      ]) {
        k.save()
        k.translate(x, y)
        k.transform(1, 0, -1.2, 0.2, 0, 0)
        k.scale(-q, q)
        pacingGiraffe(k, { ...o, flat: '#a67f48' })
        k.restore()
        at(k, x, y, q, (c) => pacingGiraffe(c, { ...o, tones: COAT }), true)
      }
      column(k, r)
      fill(k, '#c08f40', [
        ...rough(points('-40 79 10 78 60 79.500 110 78.500 200 80'), 0.4, 11),
        ...points('200 130 -40 130'),
      ])
      mound(k)
      // She sits on the top, the cub at her feet.
      fill(
        k,
        'rgba(110,48,52,.6)',
        points('99 57.200 112 56 119.500 57.400 121.400 60 116 58.600 106 58.200'),
      )
      at(k, 106.5, 57.2, 0.86, (c) => cheetah(c), true)
      fill(k, 'rgba(110,48,52,.5)', points('93 58 97 57.400 103 57.800 105 58.600 98 58.600'))
      at(k, 95.8, 58.1, 0.36, (c) => cheetah(c, { cub: true }), true)
      // Grass about the foot of the mound and in front.
      for (const [x, n, tall] of points(
        '70 6 4.400 84 3 2.800 101 5 3.600 119 4 3 133 6 4.200 149 4 3.200 161 6 4.600',
        3,
      ))
        for (let i = 0; i < n; i++)
          tuft(
            k,
            x + (i - n / 2) * 1.5 + r(),
            87.5 + r() * 2,
            tall * (0.55 + r() * 0.7),
            ['#d8a850', '#f4cc78', '#9a7038'],
            r,
          )
      fill(k, '#8a6236', [
        ...rough(points('-40 87.500 10 86.500 60 88.500 110 88.800 200 88'), 0.5, 13),
        ...points('200 130 -40 130'),
      ])
      for (const [x, n, tall] of points(
        '-20 6 4 3 8 5 16 4 3.200 33 6 4.600 50 4 3 64 7 5 92 5 3.600 112 4 3 128 7 4.800 152 5 4 166 7 5',
        3,
      ))
        for (let i = 0; i < n; i++)
          tuft(
            k,
            x + (i - n / 2) * 1.7 + r(),
            89.4 + r() * 1.5,
            tall * (0.5 + r() * 0.7),
            ['#b88440', '#d8a850', '#7a5430'],
            r,
          )
    })
    return finish(s)
  },
}
