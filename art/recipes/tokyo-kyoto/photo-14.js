import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const SILL = 58
const RED = [
  ['#8a2030', '#b02f34', '#d8483c'],
  ['#a82a34', '#d0422f', '#f2764a'],
]
const GOLD = [
  ['#c0702c', '#dc9436', '#f4ba4c'],
  ['#cf8430', '#ecab3e', '#ffda72'],
]
const MOSS = [
  ['#3f6a3c', '#568244', '#76a04c'],
  ['#4f7a40', '#6f9c4a', '#a3c25c'],
]

/** A maple of the garden: a trunk that forks low, leaves in flat clouds, one above the other. */
function maple(k, x, foot, clouds, tones, seed) {
  stroke(
    k,
    '#3a2a34',
    2,
    `M${x} ${foot}C${x + 1} ${foot - 12} ${x - 2} ${foot - 18} ${x - 7} ${foot - 27}`,
  )
  stroke(
    k,
    '#3a2a34',
    1.5,
    `M${x + 0.4} ${foot - 9}C${x + 3} ${foot - 18} ${x + 6} ${foot - 22} ${x + 9} ${foot - 30}M${x - 3} ${foot - 19}C${x - 8} ${foot - 22} ${x - 11} ${foot - 22} ${x - 15} ${foot - 25}`,
  )
  stroke(
    k,
    '#7d5a54',
    0.6,
    `M${x - 0.7} ${foot}C${x + 0.3} ${foot - 12} ${x - 2.7} ${foot - 18} ${x - 7.6} ${foot - 27}`,
  )
  for (const [i, [dx, dy, rx, ry]] of clouds.entries())
    leafMass(k, {
      box: [x + dx - rx, foot + dy - ry, x + dx + rx, foot + dy + ry],
      inside: (px, py) => Math.hypot((px - x - dx) / rx, (py - foot - dy) / ry) < 1,
      light: (px, py) => 0.75 - (py - foot - dy) / (ry * 2.4) - (px - x - dx) / (rx * 3.4),
      size: 2.6,
      flat: 0.6,
      tones,
      seed: seed + i,
    })
}

/** A stone lantern under its cap, moss on the shoulders. */
function lantern(k) {
  path(
    k,
    '#8d8c94',
    'M-4 0L-3 -2H3L4 0ZM-1.400 -2H1.400V-8H-1.400ZM-3.600 -8H3.600L3 -10H-3ZM-2.600 -10H2.600V-14H-2.600ZM-5.600 -14C-3 -15 -1.500 -16.500 0 -19C1.500 -16.500 3 -15 5.600 -14Z',
  )
  path(
    k,
    '#5c5c70',
    'M0.800 -2H1.400V-8H0.400ZM1 -10H2.600V-14H1ZM0 -19C1.500 -16.500 3 -15 5.600 -14H1.600C1.600 -16 1 -17.600 0 -19ZM1 -8H3.600L3 -10H1Z',
  )
  path(k, '#ffd98a', 'M-1.300 -13.200H1V-10.600H-1.300Z')
  path(
    k,
    '#76a04c',
    'M-5.600 -14C-4 -14.600 -2.600 -15.400 -1.600 -16.400C-1.400 -15 -3 -14.200 -5.600 -14Z',
  )
}

/** Someone in kimono who kneels before the garden, from behind; hair up, a red sash. */
function sitter(k) {
  path(k, 'rgba(20,10,24,.55)', 'M-13 1C-6 -0.800 8 -0.800 14 1.400C8 3.400 -8 3.200 -13 1Z')
  path(
    k,
    '#4a6f9c',
    'M-9.500 1C-10.500 -4 -7 -7.500 -4.500 -9.500C-6 -14 -5.500 -18 -3.500 -19.500H3.500C5.500 -18 6 -14 4.500 -9.500C7 -7.500 10.500 -4 9.500 1C4 2.400 -4 2.400 -9.500 1Z',
  )
  path(
    k,
    '#2c466e',
    'M2 1.900C3 -5 2.500 -13 2 -19.500H3.500C5.500 -18 6 -14 4.500 -9.500C7 -7.500 10.500 -4 9.500 1C7 1.600 4.500 1.900 2 1.900Z',
  )
  path(
    k,
    '#86a8cc',
    'M-9.500 1C-10.500 -4 -7 -7.500 -4.500 -9.500C-6 -14 -5.500 -18 -3.500 -19.500L-2.600 -19.500C-4 -16 -3.800 -12 -3 -9C-6 -6 -8.600 -3 -8 1.300Z',
  )
  path(k, '#c8382f', 'M-4.900 -13.500H5V-9H-4.600ZM-2.200 -15.600H2.400V-7.600H-2.200Z')
  path(k, '#8a2434', 'M1 -13.500H5V-9H1Z')
  for (const [x, y] of points('-6 -2.500 -3 -0.500 3.500 -3 6.500 -0.500 0 -4.500'))
    path(k, '#f4dfe0', `M${x} ${y - 0.7}a0.700 0.700 0 1 0 0.010 0Z`)
  path(k, '#f0c8a8', 'M-1.300 -19H1.300V-21.500H-1.300Z')
  path(
    k,
    '#241c28',
    'M-2.800 -23.500C-3.200 -28 3.200 -28 2.800 -23.500C2.400 -21.200 -2.400 -21.200 -2.800 -23.500ZM-1.500 -28a1.500 1.200 0 1 0 3 0a1.500 1.200 0 1 0 -3 0Z',
  )
  stroke(k, '#f2b63c', 0.5, 'M-2.600 -28.600L2.800 -27')
}

/** The iron kettle on its tray, two cups, steam. */
function tea(k) {
  path(k, 'rgba(20,10,24,.5)', 'M-11 1.600C-4 0.400 8 0.400 15 2C8 3.600 -6 3.600 -11 1.600Z')
  path(k, '#7a2430', 'M-10 0H12L13 -1.400H-11Z')
  path(k, '#b83a3c', 'M-11 -1.400H13L12.400 -2.200H-10.400Z')
  path(
    k,
    '#34323f',
    'M-7 -2.200C-8.500 -5 -7.500 -8.500 -3.500 -9H0.500C4.500 -8.500 5.500 -5 4 -2.200ZM4 -6L7.500 -8.600L8 -7.800L5 -4.400Z',
  )
  path(
    k,
    '#5c596c',
    'M-7.600 -4C-7.600 -7 -6 -8.800 -3.500 -9H-1C-4.500 -7.500 -5.500 -5 -5 -2.200H-7Z',
  )
  stroke(k, '#34323f', 0.7, 'M-5.500 -8.500C-5.500 -13.500 2.500 -13.500 2.500 -8.500')
  path(
    k,
    '#d9e0d4',
    'M6.600 -4.800H9.200L8.900 -2.200H6.900ZM9.800 -4.400H12.200L11.900 -2.200H10.100Z',
  )
  stroke(
    k,
    'rgba(255,248,236,.6)',
    0.5,
    'M7.800 -6C6.800 -8 8.800 -9 7.800 -11M11 -5.600C10.200 -7 11.800 -8 11 -9.600',
  )
}

export default {
  alt: 'Gli aceri rossi e oro di un giardino di Kyoto visti da una stanza di legno, specchiati nel pavimento laccato',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0, front: 0.6 },
      sun: [0.3, 0.1],
      horizon: SILL / 90,
    })
    sky(s, {
      clouds: 0,
      stops: [
        [0, '#f7dca0'],
        [1, '#fff2cc'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The garden: far wood, a bank of moss, maples, a lantern.
      fill(k, '#e6b668', points('-5 12 165 12 165 60 -5 60'))
      leafMass(k, {
        box: [-6, -4, 168, 40],
        inside: (x, y) => y > 4 + noise(x * 0.08, 3) * 5,
        light: (x, y) => 0.8 - y * 0.01 + noise(x * 0.1, 4) * 0.4,
        size: 4.4,
        flat: 0.7,
        tones: [
          ['#d9a25c', '#e6b668', '#f2cc80'],
          ['#e0ae60', '#f0c674', '#fbe09a'],
        ],
        seed: 4,
      })
      fill(k, '#4f7a40', points('-5 47 40 45 84 44 130 46 165 47 165 60 -5 60'))
      leafMass(k, {
        box: [-6, 36, 168, 62],
        inside: (x, y) => y > 43 + noise(x * 0.06, 7) * 4 - Math.abs(x - 84) * 0.03,
        light: (x, y) => 0.9 - (y - 40) * 0.03 + noise(x * 0.12, 2) * 0.3,
        size: 4.4,
        flat: 0.55,
        tones: MOSS,
        seed: 7,
      })
      maple(
        k,
        112,
        53,
        points('-9 -30 13 6 8 -33 13 6.500 -1 -38 14 6 18 -25 11 5 -17 -22 10 4.500 3 -25 12 5', 4),
        GOLD,
        11,
      )
      maple(
        k,
        58,
        56,
        points(
          '-10 -32 15 7 8 -36 15 7 -2 -42 16 6.500 -22 -26 13 5.500 16 -27 11 5 -6 -24 14 5',
          4,
        ),
        RED,
        31,
      )
      at(k, 92, 56, 0.92, lantern)
      maple(k, 143, 57, points('-6 -34 14 7 6 -40 14 7 -12 -25 11 5 10 -27 12 6', 4), RED, 51)
      const r = random(5)
      for (let i = 0; i < 90; i++)
        path(
          k,
          ['#d8483c', '#f4ba4c', '#b02f34'][i % 3],
          `M${20 + r() * 124} ${50 + r() * 7}l0.900 -0.400l0.300 0.600l-0.800 0.400Z`,
        )
    })
    // The lacquered floor: all of it once more, upside down and darker.
    stillWater(s, {
      y: SILL / 90,
      sway: 0.25,
      press: 1.5,
      veil: [
        [0, '#3a1420', 0.24],
        [0.5, '#2a1020', 0.46],
        [1, '#160a18', 0.82],
      ],
    })
    f.draw(s.k, (k) => {
      for (const x of [22, 50, 108, 138])
        stroke(
          k,
          'rgba(20,8,20,.4)',
          0.4,
          `M${80 + (x - 80) * 0.9} ${SILL}L${80 + (x - 80) * 1.7} 96`,
        )
      // The sill, posts and lintel of dark wood; each post mirrors itself.
      fill(k, '#2a1a24', points('-5 -5 165 -5 165 7 -5 7'))
      fill(k, '#5a3a38', points('-5 7 165 7 165 8.400 -5 8.400'))
      fill(k, '#3a2430', points('-5 56.500 165 56.500 165 59 -5 59'))
      fill(k, '#7a5048', points('-5 56.500 165 56.500 165 57.100 -5 57.100'))
      for (const [x, half] of points('27 1.600 80 1.300 133 1.600')) {
        fill(k, '#2a1a24', points(`${x - half} 7 ${x + half} 7 ${x + half} 57 ${x - half} 57`))
        fill(
          k,
          '#6f4a44',
          points(
            `${x - half} 8.400 ${x - half * 0.5} 8.400 ${x - half * 0.5} 56.500 ${x - half} 56.500`,
          ),
        )
        fill(
          k,
          'rgba(20,8,20,.6)',
          points(`${x - half} 59 ${x + half} 59 ${x + half * 1.2} 88 ${x - half * 1.2} 88`),
        )
      }
      // Paper screens slid aside, the garden's light through them.
      for (const [x0, x1] of points('-5 25.400 134.600 165')) {
        fill(k, '#f2d9a8', points(`${x0} 8.400 ${x1} 8.400 ${x1} 56.500 ${x0} 56.500`))
        fill(k, 'rgba(216,120,70,.22)', points(`${x0} 16 ${x1} 22 ${x1} 44 ${x0} 40`))
        for (let i = 1; i < 4; i++)
          stroke(k, '#4a3034', 0.6, `M${x0 + ((x1 - x0) * i) / 4} 8.400V56.500`)
        for (let y = 17; y < 56; y += 9.6) stroke(k, '#4a3034', 0.6, `M${x0} ${y}H${x1}`)
        fill(k, '#3a2430', points(`${x0} 47 ${x1} 47 ${x1} 56.500 ${x0} 56.500`))
        fill(k, '#2c1a26', points(`${x0} 59 ${x1} 59 ${x1} 67 ${x0} 67`))
        fill(k, '#8a6650', points(`${x0} 67 ${x1} 67 ${x1} 84 ${x0} 84`))
        fill(k, '#5a3c3c', points(`${x0} 84 ${x1} 84 ${x1} 96 ${x0} 96`))
      }
      at(k, 46, 79, 1.06, sitter)
      at(k, 74, 82.5, 0.92, tea)
    })
    return finish(s, { rays: 0.06 })
  },
}
