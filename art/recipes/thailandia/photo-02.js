import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'

const WOOD = [
  ['#3f7a5c', '#4f8c60', '#6aa468'],
  ['#4a8660', '#66a066', '#94c074'],
]

/** The golden chedi on its hill, with the roofs of its temple. */
function temple(k) {
  path(k, '#f6ead2', 'M-9 1L-8 -4H8L9 1Z')
  path(k, '#c3b3b4', 'M2 1V-4H8L9 1Z')
  path(k, '#f2c04a', 'M-7 -4C-6.500 -11 -3 -13.500 -2 -18L0 -34L2 -18C3 -13.500 6.500 -11 7 -4Z')
  path(
    k,
    '#b9792f',
    'M1.500 -4C2 -11 1.600 -13.500 1.200 -18L0 -34L2 -18C3 -13.500 6.500 -11 7 -4Z',
  )
  path(
    k,
    '#ffe79c',
    'M-5.800 -5C-5 -11 -2.200 -13.500 -1.500 -18L-0.900 -18C-1.400 -13 -3.600 -11 -4 -5Z',
  )
  path(k, '#f6ead2', 'M13 1V-6H28V1Z')
  path(k, '#8a5a4a', 'M18 1V-4.500H22V1Z')
  path(
    k,
    '#c8552f',
    'M10.500 -5.500C15 -7.500 18.500 -11 20.500 -15C22.500 -11 26 -7.500 30.500 -5.500Z',
  )
  path(
    k,
    '#8a3434',
    'M20.500 -15C22.500 -11 26 -7.500 30.500 -5.500H22C22 -9 21.500 -12 20.500 -15Z',
  )
  path(
    k,
    '#e8a83c',
    'M13.500 -9.600C16.500 -11.500 18.800 -14 20.500 -17.500C22.200 -14 24.500 -11.500 27.500 -9.600C23 -10.800 18 -10.800 13.500 -9.600Z',
  )
}

/** A farmer bent over the seedlings, hat and bundle; her mirror in the flooded field. */
const planter = (cloth, shade) => (k) => {
  path(k, 'rgba(40,70,80,.35)', 'M-4 0.500C2 -0.300 9 0 14 1C8 2.200 0 2 -4 0.500Z')
  path(k, '#33405c', 'M-2.600 -6L-3 0.400H-1L-0.400 -5.500L0.600 0.400H2.600L2 -6.500Z')
  path(k, cloth, 'M-3 -5.500C-3.500 -9.500 -1 -11.500 3 -11L8 -9.500L7 -6.500L2.500 -6.500Z')
  path(k, shade, 'M-3 -5.500C-2.600 -7.500 0 -8 3 -7.600L7 -6.500L2.500 -6.500Z')
  stroke(k, '#c98a62', 1.2, 'M6.500 -8.500L7.500 -4.500L9 -1.500')
  path(
    k,
    '#e8c88a',
    'M4.500 -9.500C7 -11.500 9.500 -13.500 11.500 -13C12.500 -11 12.500 -8.500 11.500 -6.500C9 -7 6.500 -8 4.500 -9.500Z',
  )
  path(
    k,
    '#b08a5c',
    'M4.500 -9.500C7 -9 10 -8 12.200 -9.500C12.300 -8.500 12 -7.500 11.500 -6.500C9 -7 6.500 -8 4.500 -9.500Z',
  )
  stroke(k, '#5fa04a', 0.6, 'M9 -1L8.400 -3.400M9 -1L9.600 -3.600M9 -1L10.600 -3')
}

/** A water buffalo with a white egret on its back. */
function buffalo(k) {
  path(k, 'rgba(30,60,60,.4)', 'M-14 0.600C-6 -0.800 14 -0.600 22 1.400C12 3 -8 2.600 -14 0.600Z')
  path(k, '#3a3f50', 'M-9 -5L-9.600 0.500H-7L-6 -5ZM6 -5L6.400 0.500H9L9.600 -6Z')
  path(
    k,
    '#565b6c',
    'M-12.500 -9C-13.500 -13.500 -10 -15.500 -5 -15C0 -14.500 4 -16.500 8 -15.500L13 -14C16.500 -14.500 18.500 -11.500 19.500 -8C19.600 -6.400 17.500 -6 16.500 -6.600C15 -7.600 13.500 -8.500 12.500 -8.500C11.500 -6 9 -4.500 6 -4.500C0 -3.500 -6 -3.500 -9 -4.500L-10 0.500H-12.500Z',
  )
  path(
    k,
    '#7d8292',
    'M-12.700 -11C-12.600 -14 -9.500 -15.400 -5 -15C0 -14.500 4 -16.500 8 -15.500L13 -14C9 -13 4 -12.600 -1 -12.800C-6 -13 -10 -13 -12.700 -11Z',
  )
  path(
    k,
    '#e6dcc6',
    'M13 -14C10.500 -16 9.500 -19 10 -22C11.500 -19 13.500 -17 16 -16.500C17.500 -18 18 -20 17.500 -22.500C20 -19 19.500 -15.500 16.500 -13.500Z',
  )
  path(k, '#241f2c', 'M15.500 -11.400a0.600 0.600 0 1 0 0.010 0Z')
  path(
    k,
    '#ffffff',
    'M-5 -15C-6.500 -17.500 -5.500 -19.500 -3 -20L-1 -19.600C-1.600 -21.600 -1 -23.500 0.400 -24.200C1.400 -24.400 2 -23.600 2.800 -23.400L1.200 -22.800C0.400 -21.800 1 -20 0.400 -18.500C-0.600 -16.800 -2 -15.600 -3 -15Z',
  )
  stroke(k, '#e8a23c', 0.5, 'M2 -23.500L4 -23')
}

/** The hut of the fields on its stilts, open to the valley. */
function hut(k) {
  stroke(k, '#5a4038', 0.9, 'M-7 0.400V-8M7 0.400V-8M-2 0V-8M3 0V-8')
  path(k, '#8a6046', 'M-9 -8.500H9V-7H-9Z')
  path(k, '#4a3540', 'M-7 -15H7V-8.500H-7Z')
  path(k, '#a8794f', 'M-7 -11.500H-2V-8.500H-7ZM3 -11.500H7V-8.500H3Z')
  path(k, '#c9a468', 'M-11 -14C-6 -16.500 -3 -20 -1 -23H1C3 -20 6 -16.500 11 -14Z')
  path(k, '#86694a', 'M1 -23C3 -20 6 -16.500 11 -14H3C2.600 -17 2 -20 0.600 -23Z')
  stroke(k, 'rgba(90,60,50,.4)', 0.3, 'M-8 -14L-3 -19M-5 -14L-1.500 -21M-2 -14L-0.500 -22')
}

export default {
  alt: 'Due contadine piantano il riso nelle terrazze allagate del nord della Thailandia, un bufalo con un airone sul dorso; il chedi dorato sulla collina esce dalla nebbia del mattino',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#6fa6c4'],
          [0.5, '#bcd8d6'],
          [0.8, '#f8e6c0'],
          [1, '#fff0cc'],
        ],
        disc: 0.045,
        discColour: '#fffbe6',
        haze: '#e6ead0',
        front: 0.65,
      },
      sun: [0.2, 0.2],
      horizon: 0.5,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Four ridges, each one paler, mist between them.
      for (const [c, m, line, seed] of [
        ['#bcd3ca', '#dfe8d6', '-5 30 14 25 32 28 54 20 76 25 100 17 122 23 144 19 165 25', 3],
        ['#97bcac', '#d3e2cc', '-5 36 20 31 44 35 70 29 96 34 122 28 146 32 165 29', 5],
        ['#6f9f88', '#c6dcc0', '-5 42 24 39 52 42 84 37 112 41 140 36 165 39', 7],
      ]) {
        fill(k, c, [...rough(points(line), 0.7, seed), ...points('165 60 -5 60')])
        const g = k.createLinearGradient(0, 30 + seed * 1.5, 0, 40 + seed * 1.5)
        g.addColorStop(0, `${m}00`)
        g.addColorStop(1, m)
        k.fillStyle = g
        k.fillRect(-5, 30 + seed * 1.5, 175, 14)
      }
      // The temple hill on a third.
      leafMass(k, {
        box: [78, 30, 150, 56],
        inside: (x, y) => y > 38.5 + ((x - 112) / 30) ** 2 * 15 + noise(x * 0.3, 2),
        light: (x, y) => 0.95 - (x - 86) * 0.012 - (y - 38) * 0.02,
        size: 2.6,
        tones: [['#2f6a54', '#3a7858', '#4a8a5c'], ...WOOD],
        seed: 4,
      })
      at(k, 108, 40.2, 0.82, temple)
      leafMass(k, {
        box: [92, 38, 140, 48],
        inside: (x, y) => y > 41 + ((x - 112) / 24) ** 2 * 4,
        light: (x) => 0.9 - (x - 92) * 0.012,
        size: 2.4,
        tones: WOOD,
        seed: 9,
      })
      path(
        k,
        'rgba(246,244,222,.75)',
        'M60 53C72 49.500 84 52 94 50.500C108 48.500 124 52 138 50.500C150 49.600 158 51.500 165 51V56H60Z',
      )
      // Terraces: each field a tread in the light with a bank of earth and grass below it.
      const n = 12
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1)
        const y = 51.5 + 40 * t ** 1.45
        const bend = (x) =>
          y +
          (3 + t * 7) * Math.sin(x * 0.026 + 1.1 + t * 1.4) * (0.5 + t) +
          noise(x * 0.04, i * 3) * (0.6 + t * 1.6) -
          (x - 80) * 0.02 * (1 - t)
        const edge = (d) => Array.from({ length: 58 }, (_, j) => [-6 + j * 3, bend(-6 + j * 3) + d])
        const rise = 0.9 + t * 2.1
        fill(k, ['#4f8a3c', '#437c3a'][i % 2], [...edge(-rise), ...points('168 96 -6 96')])
        fill(k, '#8fc04c', [...edge(-rise), ...edge(-rise + 0.45 + t * 0.5).reverse()])
        // Water mirrors the sky, young rice is bright, older rice is deep.
        const kind = [1, 0, 2, 1, 0, 1, 2, 0, 1, 0, 2, 0][i]
        fill(k, ['#d6e6da', '#a5cc54', '#7fb548'][kind], [...edge(0), ...points('168 96 -6 96')])
        if (kind === 0)
          fill(k, '#f6ecc8', [
            ...edge(0.2).slice(4, 30),
            ...edge(0.7 + t * 1.6)
              .slice(4, 30)
              .reverse(),
          ])
        const r = random(i + 5)
        const rows = kind ? 70 : 44
        for (let j = 0; j < rows; j++) {
          const x = r() * 168 - 4
          const yy = bend(x) + 0.5 + r() * (2 + t * 5)
          const l = 0.5 + t * 1.5
          stroke(
            k,
            kind === 1
              ? ['#7fb040', '#c9e070'][j % 2]
              : kind
                ? ['#5f9a3c', '#a9d05c'][j % 2]
                : '#5f9a58',
            0.16 + t * 0.2,
            `M${x} ${yy}l${-l * 0.3} ${-l}M${x} ${yy}l${l * 0.35} ${-l * 0.9}`,
          )
        }
      }
      at(k, 42, 62.5, 0.5, hut)
      path(
        k,
        'rgba(40,80,60,.35)',
        'M36 62.600C44 61.800 54 62.600 60 64C52 65 42 64.200 36 62.600Z',
      )
      at(k, 122, 72, 0.78, buffalo)
      at(k, 62, 82.5, 0.9, planter('#d9483c', '#a02f40'))
      at(k, 82, 85.5, 0.96, planter('#3f6fb0', '#2c4a86'))
    })
    for (const [x, y, height, lean, seed] of points(
      '0.985 1.02 50 -0.06 5 0.06 0.7 24 0.12 9 0.1 0.71 20 -0.1 4',
      5,
    ))
      palm(s, { x, y, height, lean, seed })
    birds(s, { x: 0.42, y: 0.2, count: 6, size: 0.7, seed: 5 })
    return finish(s, { rays: 0.1 })
  },
}
