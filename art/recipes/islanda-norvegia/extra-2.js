import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { cliff, fall, woods } from '../../things/fjord-walls.js'
import { boathouse, goat, ship, sitting } from '../../things/naeroyfjord.js'
import { clearNorth } from './kit.js'

const WATER = 57

const FAR = ['#94b0b4', '#c4c8a8', '#7898ac']
const SUNLIT = ['#8c9c7c', '#d8c884', '#5c7c80']
const BRIGHT = ['#747c68', '#e0bc74', '#44605c']
const SHADY = ['#34607c', '#44748c', '#28506c']
const DEEP = ['#1c4060', '#28506c', '#143450']

/** Torn strips of mist that hang before a wall: x, y, half length, height. */
function mist(k, colour, list) {
  for (const [x, y, l, h] of points(list, 4))
    path(
      k,
      colour,
      `M${x - l} ${y}C${x - l * 0.7} ${y - h * 0.4} ${x - l * 0.6} ${y - h * 1.1} ${x - l * 0.25} ${y - h * 0.7}C${x} ${y - h * 1.5} ${x + l * 0.3} ${y - h * 1.2} ${x + l * 0.4} ${y - h * 0.5}C${x + l * 0.7} ${y - h * 0.8} ${x + l * 0.8} ${y - h * 0.2} ${x + l} ${y}C${x + l * 0.4} ${y + h * 0.5} ${x - l * 0.4} ${y + h * 0.4} ${x - l} ${y}Z`,
    )
}

function fjord(k) {
  // The high field of snow at the end, then the walls, each nearer one over the last.
  fill(
    k,
    '#a8c0d4',
    points('54 34 62 22 70 15 74 17 80 10.500 86 15 91 13 98 21 112 30 112 58 54 58'),
  )
  fill(
    k,
    '#fff4e4',
    points('62 22 70 15 74 17 80 10.500 82 14 79 18 75 19.500 71 23 66 22 63 26 58 30'),
  )
  fill(k, '#d4dcec', points('82 14 86 15 91 13 98 21 104 26 98 25 94 22 90 25 86 20 79 18'))
  cliff(k, points('112 22 104 21 97 27 92 31 88 39 85 48 83 57'), {
    foot: WATER,
    facing: 1,
    tones: FAR,
    seed: 4,
    ribs: 6,
  })
  cliff(k, points('46 18 56 22 63 25 68 32 72 40 77 50 81 57'), {
    foot: WATER,
    facing: -1,
    tones: ['#6c98ac', '#84acb8', '#5c88a0'],
    seed: 6,
    ribs: 6,
  })
  woods(
    k,
    points('70 51 76 53 82 56.600 88 56 96 51 106 46'),
    WATER + 0.4,
    ['#a4b48c', '#6c9490', null],
    3,
    0.5,
  )
  mist(k, 'rgba(255,244,226,.8)', '86 47.500 13 1.200')
  cliff(k, points('146 6 134 8 126 8.500 120 14 115 17 111 25 107 31 103 40 99 47 94 57'), {
    foot: WATER,
    facing: 1,
    tones: SUNLIT,
    seed: 11,
    ribs: 8,
  })
  fall(
    k,
    points(
      '117 16.500 0.500 116.600 24 0.700 115.400 27 1 115 38 1 114 42 1.300 113.600 52 1.500',
      3,
    ),
    ['#fffaf0', '#d8dccc', 'rgba(255,250,236,.5)'],
    2,
  )
  woods(
    k,
    points('94 56.800 100 53 106 51 113 47 120 46.500 128 42 140 38'),
    WATER + 0.4,
    ['#c8c468', '#6c8c50', '#4c7454'],
    5,
    0.8,
  )
  cliff(k, points('14 2 28 5 38 8 44 9 50 16 54 19 58 28 62 35 66 44 73 57'), {
    foot: WATER,
    facing: -1,
    tones: SHADY,
    seed: 14,
    ribs: 8,
  })
  woods(
    k,
    points('44 42 52 45 58 50 64 51 73 57'),
    WATER + 0.4,
    ['#4c8488', '#285c68', null],
    8,
    0.8,
  )
  mist(k, 'rgba(216,232,236,.55)', '54 36 10 1.300')
  // The two nearest walls: one in the evening sun, one in its own shade.
  cliff(
    k,
    points('170 -6 158 -2 150 3 143 5 138 12 134 20 131 24 127 34 122 43 117 50 112 57.500'),
    { foot: WATER + 1, facing: 1, tones: BRIGHT, seed: 23, ribs: 11 },
  )
  fall(
    k,
    points(
      '144.500 4.600 0.600 144 12 1 142.600 15 1.500 142.200 28 1.600 140.600 32 2.200 140 45 2.400 139.400 50 2.700',
      3,
    ),
    ['#fffdf4', '#d4dccc', 'rgba(255,250,232,.6)'],
    5,
  )
  woods(
    k,
    points('111.500 57.800 118 54.500 124 53.500 131 50 136 50.500 143 48 150 43 158 42 170 36'),
    WATER + 1.4,
    ['#d8c858', '#6c8c3c', '#446c48'],
    9,
    1.15,
  )
  fill(k, '#a8bc50', points('126 58.300 134 55 141 54 148 55.600 154 58.400'))
  fill(k, '#dcd468', points('128 57.500 135 55 141 54 146 55 139 56 133 57'))
  for (const [x, q, c] of [
    [133, 1, '#d84c3c'],
    [137, 1.2, '#f8f4e4'],
    [145, 1, '#e8a03c'],
  ]) {
    path(k, c, `M${x} 57.400v${-1.5 * q}h${2.4 * q}v${1.5 * q}Z`)
    path(
      k,
      '#4c5464',
      `M${x - 0.2} ${57.4 - 1.5 * q}l${0.6 * q} ${-0.9 * q}h${1.6 * q}l${0.6 * q} ${0.9 * q}Z`,
    )
  }
  cliff(k, points('-10 -10 2 -4 12 2 18 3.500 24 9 27 16 31 20 34 29 39 35 43 44 49 52 54 58'), {
    foot: WATER + 1,
    facing: -1,
    tones: DEEP,
    seed: 31,
    ribs: 10,
  })
  fall(
    k,
    points(
      '20 5 0.500 20.600 16 0.800 22.400 19 1.200 22.800 34 1.300 24.400 38 1.700 24.800 49 1.900',
      3,
    ),
    ['#c8dce8', '#94b4cc', 'rgba(180,208,224,.4)'],
    7,
  )
  woods(
    k,
    points('-10 36 2 40 10 46 18 48 28 49.500 36 52 44 55 54.500 58.200'),
    WATER + 1.6,
    ['#2c6070', '#143c50', '#0f3044'],
    12,
    1.2,
  )
  mist(k, 'rgba(190,214,226,.4)', '9 30 17 1.700 40 42.500 12 1.200')
  mist(k, 'rgba(255,246,222,.7)', '130 29 11 1.200 152 33.500 14 1.500')
}

/** The mirror sways off the edges of the picture: what lies beside is laid over the slits. */
function mendEdges(s, y) {
  const [m, y0] = [Math.ceil(s.w * 0.008), Math.round(y * s.h) + 2]
  for (const x of [0, s.w - m])
    s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
}

export default {
  alt: 'Il battello elettrico bianco risale il Nærøyfjord tra pareti altissime, una in ombra e una nel sole; due viaggiatori lo guardano dal pontile e una capra dal tetto d’erba',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearNorth, sun: [0.2, 0.05], horizon: WATER / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      mist(k, 'rgba(255,248,236,.85)', '72 7 22 1.300 104 10.500 14 1')
      fjord(k)
    })
    stillWater(s, {
      y: (WATER + 0.6) / 90,
      sway: 0.8,
      press: 1.12,
      veil: [
        [0, '#4c94a0', 0.12],
        [0.4, '#1c6480', 0.4],
        [1, '#083454', 0.82],
      ],
    })
    mendEdges(s, WATER / 90)
    f.draw(s.k, (k) => {
      const r = random(8)
      stroke(
        k,
        'rgba(236,244,232,.7)',
        0.22,
        'M54 57.900C66 57.500 84 57.700 96 57.500M104 57.600C112 57.600 124 58.500 168 58.600',
      )
      for (let i = 0; i < 34; i++) {
        const t = i / 33
        const [x, y, l] = [30 + r() * 132, WATER + 2 + t ** 1.3 * 31, 1 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(200,228,220,.3)' : 'rgba(8,48,80,.4)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.3} ${l * 2} 0q${-l} ${0.14 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      // The wake opens behind her to the right.
      path(
        k,
        'rgba(228,240,236,.55)',
        'M104 66.300C116 64.800 128 62.800 138 60.900C128 63.900 118 66.300 105 67.300Z',
      )
      path(
        k,
        'rgba(228,240,236,.55)',
        'M102 67.400C118 68.200 136 68.400 158 67.600C138 69.800 118 69.800 102 68.600Z',
      )
      path(
        k,
        'rgba(228,240,236,.4)',
        'M103 66.800C112 66.400 122 65.600 132 64.600C122 66.600 112 67.600 103 67.800Z',
      )
      k.save()
      k.globalAlpha = 0.4
      at(k, 95, 67.6, 0.92, (c) => {
        c.scale(1, -0.9)
        ship(c)
      })
      k.restore()
      for (let i = 0; i < 5; i++)
        path(
          k,
          'rgba(16,72,100,.6)',
          `M${86 + i} ${69.4 + i * 1.3}q${8 - i} -0.400 ${14 - i * 2} 0q${-8 + i} 0.500 ${-14 + i * 2} 0Z`,
        )
      at(k, 95, 67, 0.92, ship)
      path(
        k,
        '#f4faf4',
        'M84.600 67.200C86 66.700 88 67.300 91 67.500C98 68 104 67.800 106 67C105 68.600 97 68.900 91 68.500C88 68.400 85 68.400 84.600 67.200Z',
      )
      // The near shore with its boathouse and jetty.
      path(k, '#1c5044', 'M-8 76C6 74.500 18 76 28 78.500C38 81 44 84 50 92H-8Z')
      path(
        k,
        '#5c9444',
        'M-8 75.400C6 74 18 75.500 28 78C36 80 41 82 45 85.500C34 82.500 12 80 -8 81.500Z',
      )
      path(
        k,
        '#9cb84c',
        'M-8 75.400C6 74 18 75.500 28 78C34 79.500 38 81 41.500 83C30 79.500 10 77.500 -8 78Z',
      )
      path(
        k,
        '#7c8c90',
        'M44 85L47.500 84.600L50.500 86.500L49.500 88L45 87.800ZM49 89L53 88.300L56 91H47ZM37 81.800L39.500 81.200L41.500 82.600L40.500 83.600L38 83.500Z',
      )
      path(
        k,
        '#c4c8b8',
        'M44 85L47.500 84.600L49.500 86L46 86.200ZM49 89L53 88.300L54.500 89.600L50.500 89.800Z',
      )
      at(k, 15, 79.4, 1.02, boathouse)
      at(k, 13.6, 64.9, 0.8, goat)
      // Planks on posts, out over the water.
      for (const [x, y] of points('41 84.500 48 83.600 55.500 82.700 62 82'))
        path(k, '#2c2c44', `M${x} ${y}h0.800v${4.6}h-0.800Z`)
      path(
        k,
        'rgba(6,32,56,.55)',
        'M40 88.200C50 86.600 58 86 65 86.200C58 88 50 89.400 42 90.200Z',
      )
      fill(k, '#d8b48c', points('24 82.400 62 79.400 64.500 80.300 27 84.200'))
      fill(k, '#8c6868', points('27 84.200 64.500 80.300 64.500 81.200 27 85.300'))
      for (let i = 0; i < 11; i++)
        stroke(k, '#a88470', 0.14, `M${29 + i * 3.3} ${82.1 - i * 0.27}l2.400 ${1.55 - i * 0.06}`)
      path(
        k,
        '#5c9444',
        'M22 85.500L24.500 81.800L26 82.800L27.200 82.200L28 83.600L29.600 83.200L30.400 85.200L34 86.500L28 88Z',
      )
      at(k, 60.4, 80.3, 1.0, (c) =>
        sitting(c, ['#f0b43c', '#b8803c', '#c83c3c', '#e8b090', '#3c4c6c'], -0.1),
      )
      at(k, 55.6, 80.9, 0.8, (c) =>
        sitting(c, ['#e0604c', '#a04048', '#5c3428', '#a86c50', '#3c5c64'], -0.04),
      )
    })
    return finish(s)
  },
}
