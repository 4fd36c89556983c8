import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { coconut, crown, granite } from '../../things/la-digue.js'

const SEA = 27
const SHORE = points(
  '122 31 108 33.500 97 37 91 42 93 47.500 97 53 93 59 80 65 62 71 44 78 27 86 12 98',
)

/** Where the shore runs at a height, going down the picture. */
function shore(y) {
  for (let i = 0; i < SHORE.length - 1; i++) {
    const [[x0, y0], [x1, y1]] = [SHORE[i], SHORE[i + 1]]
    if (y <= y1) {
      const t = Math.max(0, (y - y0) / (y1 - y0))
      return x0 + (x1 - x0) * t * t * (3 - 2 * t)
    }
  }
  return SHORE.at(-1)[0]
}

/** Everything on the land side of the shore moved by `d` (more near the viewer than far). */
const land = (d, rough, seed) => [
  ...Array.from({ length: 110 }, (_, i) => {
    const y = 31 + i * 0.62
    const near = 0.16 + (y - 31) / 62
    return [shore(y) + d * near + noise(y * 0.13 + seed * 5, seed) * rough * near, y]
  }),
  [180, 98],
  [180, 31],
]

/** A white tern of the islands, near: thin wings, black eye. */
function tern(k) {
  path(
    k,
    '#fffdf4',
    'M-3 1C-8 -5 -15 -9.600 -25 -10C-19 -6.600 -13 -1.600 -8 3.600C-5 6 -1 6.600 3 6L8 4C14 0 19 -7 27 -11.600C18 -11.600 10 -7.600 5 -1C2.600 -1.400 -0.600 -0.800 -3 1Z',
  )
  path(
    k,
    '#c8bcd0',
    'M-8 3.600C-13 -1.600 -19 -6.600 -25 -10C-17 -8.400 -9 -3.400 -4.600 2.400C-2 4.600 2 4.800 8 4L3 6C-1 6.600 -5 6 -8 3.600ZM8 4C14 0 19 -7 27 -11.600C20 -9.600 13 -4 9 1.400Z',
  )
  path(k, '#fffdf4', 'M4 -1.600C6 -3.400 9.600 -3 10.600 -1C10.600 1.400 8.600 3.600 5.600 4Z')
  path(
    k,
    '#1c1c34',
    'M8.300 -1.500a0.650 0.700 0 1 0 0.010 0ZM10.500 -1.200L14.600 -0.600L10.700 0.400Z',
  )
  path(
    k,
    '#fffdf4',
    'M-7 3C-10 4.600 -13 6.600 -15.600 7.400L-11.600 7.200L-14 9.600C-10.600 9 -7 7.400 -4 5.600Z',
  )
}

/** A sloop at anchor, seen from above, its mirror below. */
function sloop(k) {
  path(k, 'rgba(30,60,90,.35)', 'M-4 1C0 0.400 6 0.400 9 1.400C5 2.600 -1 2.400 -4 1Z')
  path(
    k,
    '#fff6e4',
    'M-5.600 -0.400C-3 -1.200 3 -1.200 5.800 -0.800C4.400 1 2 1.600 -1 1.500C-3.400 1.400 -5 0.800 -5.600 -0.400Z',
  )
  path(
    k,
    '#b87c68',
    'M-5 0.300C-2 0.800 2 0.800 5 0.200C4 1.200 2 1.600 -1 1.500C-3 1.400 -4.300 1 -5 0.300Z',
  )
  stroke(k, '#6c5060', 0.35, 'M0 -0.800V-13')
  path(k, '#fffaf0', 'M-0.400 -1.800V-12C-3 -8 -4 -4.600 -4.400 -1.800Z')
  path(k, '#f4b478', 'M0.500 -1.800V-11C2.600 -7 3.400 -4 3.600 -1.800Z')
}

export default {
  alt: "Una baia delle Seychelles vista dall'alto nella luce dorata, tra le colline verdi e le fronde delle palme",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#5c8cb4'],
          [0.5, '#b4c4c0'],
          [0.8, '#fcd498'],
          [1, '#ffe2a4'],
        ],
        disc: 0.05,
        discColour: '#fff6d0',
      },
      sun: [0.2, 0.16],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#fff0c8', 'M52 9C64 7.600 82 7.800 94 9.400C82 10.800 64 11 52 9Z')
      // Praslin far off, then the hills of the island with their bald granite.
      path(
        k,
        '#d8bc9c',
        'M40 27.200C48 24.600 56 22.400 64 22C74 21.600 82 24 92 25.400L104 27.200Z',
      )
      path(k, '#c4a894', 'M64 22C68 24 68 25.600 74 27.200H104L92 25.400C82 24 74 21.600 64 22Z')
      for (const [c, y] of [
        ['#f0c88c', SEA],
        ['#c8bc94', 28.6],
        ['#88ac98', 31],
        ['#4c94a0', 35],
        ['#2c7c98', 42],
        ['#206a8c', 54],
        ['#1a5a80', 70],
      ])
        path(k, c, `M-6 ${y}C30 ${y - 0.6} 90 ${y + 0.6} 168 ${y}V96H-6Z`)
      // The path of the sun on the sea.
      for (let i = 0; i < 20; i++) {
        const y = 28 + i * 1.5 + i * i * 0.03
        const half = 3 + i * 0.34 * (i % 2 ? 1 : 0.6)
        k.globalAlpha = 0.75 - i * 0.033
        path(
          k,
          '#ffe8b0',
          `M${32 - half + Math.sin(i * 2.3) * 2} ${y}q${half} -0.500 ${half * 2} 0q${-half} 0.500 ${-half * 2} 0Z`,
        )
      }
      k.globalAlpha = 1
      path(
        k,
        '#8c9c6c',
        'M98 33C104 26 112 22 122 18C130 14 140 15 150 12C158 10 166 12 172 13V40H98Z',
      )
      path(
        k,
        '#68804f',
        'M122 18C128 22 126 27 136 31C142 34 140 37 146 40H172V13C166 12 158 10 150 12C140 15 130 14 122 18Z',
      )
      granite(k, 140, 21.5, 10, 12, { seed: 5, flutes: 6 })
      granite(k, 126, 25, 6, 7.5, { seed: 9, flutes: 4 })
      leafMass(k, {
        box: [100, 14, 170, 36],
        inside: (x, y) =>
          y > 34 - (x - 98) * 0.36 + 1.4 * Math.sin(x * 0.5) &&
          y > 16.5 + Math.sin(x * 0.3) * 1.5 + (x > 118 && x < 152 ? 1.8 : 0),
        light: (x, y) => 0.95 - (x - 100) / 110 - (y - 14) / 60,
        size: 2.8,
        tones: [
          ['#54744c', '#688850', '#849c58'],
          ['#688850', '#98a858', '#ccc068'],
          ['#7c9854', '#b8b460', '#ecd488'],
        ],
        seed: 4,
      })
      // Reef, shallows, foam, sand: each its own line along the shore.
      for (const [c, d, rough, seed] of [
        ['#2c8c9c', -62, 34, 2],
        ['#3caca8', -42, 24, 5],
        ['#68c8b0', -26, 16, 7],
        ['#a8e0bc', -13, 9, 9],
        ['#fffbe8', -4.4, 4, 11],
        ['#e8c48c', -1.4, 3, 11],
        ['#fce4b0', 1.6, 3, 12],
      ])
        fill(k, c, land(d, rough, seed))
      at(k, 66, 53.5, 0.62, sloop)
      at(k, 78, 43.5, 0.34, sloop)
    })
    f.draw(s.k, (k) => {
      fill(k, '#34604a', land(13, 3, 12))
      fill(
        k,
        '#1f4a42',
        land(13, 3, 12)
          .filter(([, y]) => y > 60)
          .concat([[180, 60]]),
      )
      // The wood: crowns small and pale far off, large and deep near.
      for (const [y0, y1, size, seed, tones] of [
        [
          31,
          42,
          2.6,
          3,
          [
            ['#50704a', '#6c8a4c', '#98a454'],
            ['#64844c', '#98a452', '#dcc86c'],
          ],
        ],
        [
          41,
          56,
          3.8,
          6,
          [
            ['#34604a', '#50804a', '#849c4c'],
            ['#44704a', '#80984a', '#d4bc5c'],
          ],
        ],
        [
          54,
          74,
          5.6,
          8,
          [
            ['#225044', '#386c46', '#648848'],
            ['#306044', '#6c8a46', '#c8b050'],
          ],
        ],
        [
          70,
          98,
          8,
          11,
          [
            ['#173e3c', '#285842', '#4c7444'],
            ['#225044', '#507842', '#b0a048'],
          ],
        ],
      ])
        leafMass(k, {
          box: [14, y0, 172, y1],
          inside: (x, y) =>
            x > shore(y) + (0.16 + (y - 31) / 62) * (9 + 4 * Math.sin(y * 0.7)) + size * 0.5,
          light: (x, y) => 1 - (x - shore(y)) / 90 - 0.1 * Math.sin(x * 0.3 + y),
          size,
          tones,
          seed,
        })
      for (const [x, y, half, high, seed] of points(
        '92 44 3 3 4 96.500 46 2 2 7 95 57 4.600 5 3 89 60 3 3 8 66 71.500 5.600 6 5 58 73.500 3.400 3.600 11',
        5,
      )) {
        path(
          k,
          'rgba(60,50,90,.35)',
          `M${x} ${y}h${half * 2.4}q${-half} ${half * 0.5} ${-half * 3} 0Z`,
        )
        granite(k, x, y, half, high, { seed, flutes: 4 })
      }
      for (const [x, y, q, turn] of points(
        '106 52 4 0 116 58 5 0.500 128 50 4.400 1 101 66 6.400 0.300 122 70 7.400 0.800 142 62 6.400 0.200 84 77 8 0.600 110 84 10 0 64 86 9 0.900',
        4,
      ))
        crown(k, x, y, q, turn)
      coconut(k, [152, 98], [137, 44], 25, 0.05)
      coconut(k, [163, 98], [158, 28], 27, -0.1)
      at(k, 40, 46, 0.62, tern)
      at(k, 22, 60, 0.4, tern)
    })
    s.glow(0.2, 0.16, 60, '#ffdc94', 0.36)
    return finish(s, { rays: 0.06 })
  },
}
