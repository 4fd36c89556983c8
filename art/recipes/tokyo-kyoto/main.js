import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { pagoda, photographer, pointingWoman, schoolchild } from '../../things/chureito.js'

const roseDawn = {
  ...moods.dawn,
  sky: [
    [0, '#2c62b0'],
    [0.3, '#5c9ad0'],
    [0.58, '#a8d0dc'],
    [0.8, '#ffe0c0'],
    [1, '#ffc4a4'],
  ],
}

/** Fuji in facets: rock, the cap of snow with its tongues, one ridge between light and shade. */
function fuji(k) {
  path(
    k,
    '#8c9ccc',
    'M-60 62C-20 57 8 52 28 40C40 32 50 21 57 14.500L59.500 15.200L61 14L64 14.600L66.500 13.800L69 15C76 22 86 33 98 41C118 53 150 58 220 62Z',
  )
  path(
    k,
    '#5e6fae',
    'M62 16L64 14.600L66.500 13.800L69 15C76 22 86 33 98 41C118 53 150 58 220 62H92C84 54 88 50 80 44C76 40 78 36 72 31C68 27 66 21 62 16Z',
  )
  // Gullies.
  for (const [c, d] of [
    [
      '#a9b4dc',
      'M50 62C52 52 48 46 52 38C53 46 56 52 55 62ZM28 62C34 54 38 48 42 42C41 50 38 56 36 62Z',
    ],
    [
      '#7888c0',
      'M62 62C64 52 62 44 64 38C68 46 70 54 70 62ZM8 62C16 58 24 54 30 48C28 54 22 59 18 62Z',
    ],
    [
      '#4e5e9e',
      'M104 62C98 54 94 48 90 42C98 48 106 54 114 62ZM132 62C122 58 112 53 106 49C118 53 134 58 146 62Z',
    ],
  ])
    path(k, c, d)
  // The snow, first in the light, then in the shade.
  fill(
    k,
    '#fff0e4',
    points(
      '57 14.5 59.5 15.2 61 14 64 14.6 62 16 64 22 66 27 70 33 66 31 65.5 36 62 31 60 38 56.500 32 54 41 50.500 34 46 44 44.500 37.500 38 45 40 38 33 41.500 40 31.500 46 25.500 52 19',
    ),
  )
  fill(
    k,
    '#ffd8c8',
    points('57 14.5 59.5 15.2 60 18 57 24 58 29 55 33 54 41 50.500 34 53 28 52.500 23'),
  )
  fill(
    k,
    '#b8bce8',
    points(
      '62 16 64 14.6 66.500 13.800 69 15 76 22 83 28.500 90 35 97 41.500 91 38.500 93 44 86 37.500 86 45 80.500 37 79 41 75 34 73 38 70 33 66 27 64 22',
    ),
  )
  fill(
    k,
    '#9aa2d8',
    points('69 15 76 22 83 28.500 90 35 97 41.500 91 38.500 86 33 84 35 78 27 77 30 71 21'),
  )
  fill(k, '#d4d4f4', points('62 16 64 14.6 66 17 67 22 71 28 70 33 66 27 64 22'))
}

/** Mist as on old screens: bars with round ends, one on the other; x, y, length of each, all `thick`. */
function mist(k, colour, thick, list) {
  const [d, q] = [thick + 0.12, thick / 2 + 0.06]
  let bars = ''
  for (const [x, y, l] of points(list, 3))
    bars += `M${x} ${y}h${l}a${q} ${q} 0 0 1 0 ${d}h${-l}a${q} ${q} 0 0 1 0 ${-d}Z`
  path(k, colour, bars)
}

/** The plain: far hills, the roofs of the town, small and close, and mist between them. */
function valley(k) {
  path(
    k,
    '#7c98cc',
    'M-60 56C-40 52 -14 51 6 56C16 58.500 26 59 34 59.500C66 60 90 60 120 58C140 52 168 49 220 55V90H-60Z',
  )
  path(k, '#9cb0d8', 'M-60 60C-10 57.500 40 61 80 59.500C120 58.500 160 60.500 220 59V96H-60Z')
  const r = random(9)
  for (let row = 0; row < 9; row++) {
    const y = 61.6 + row * 1.5
    const q = 0.5 + row * 0.07
    for (let x = -50; x < 210; x += q * (1.6 + r() * 2.2)) {
      const [wide, high] = [q * (1.2 + r() * 1.3), q * (0.7 + r() * 0.5)]
      if (r() < 0.36) {
        path(
          k,
          r() < 0.5 ? '#7496b0' : '#84a8b4',
          `M${x} ${y}q${wide * 0.6} ${-high * 2.6} ${wide * 1.2} 0Z`,
        )
        continue
      }
      path(k, r() < 0.5 ? '#d4d0e4' : '#ece0e0', `M${x} ${y}v${-high}h${wide}v${high}Z`)
      path(
        k,
        ['#6c84b8', '#7c90c0', '#8c86b4'][Math.floor(r() * 3)],
        `M${x - 0.2} ${y - high}L${x + wide * 0.25} ${y - high * 1.7}H${x + wide * 0.8}L${x + wide + 0.2} ${y - high}Z`,
      )
      if (r() < 0.2)
        path(
          k,
          '#ffdc90',
          `M${x + wide * 0.3} ${y - high * 0.2}v${-high * 0.5}h${wide * 0.22}v${high * 0.5}Z`,
        )
    }
  }
  mist(
    k,
    '#dcdcf0',
    1.7,
    '-40 63.400 62 -16 65.100 30 60 66 34 76 67.700 34 20 70.800 40 34 72.500 20 128 62.500 60 140 64.200 24 -50 71.400 40',
  )
}

const NEAR = [
  ['#a84880', '#c8608e', '#e084a4'],
  ['#c4588c', '#e882a6', '#fcb0c2'],
  ['#d8749c', '#f8a4bc', '#ffd4dc'],
]
const FAR = [
  ['#c878a4', '#dc94b4', '#f0b0c4'],
  ['#dc8cac', '#f6b0c2', '#ffd8dc'],
  ['#e8a0b8', '#fcc8d0', '#fff0ec'],
]

/** Crowns in bloom: x, y, half width, half height of each; the light falls on their upper left. */
function crowns(k, list, size, tones, seed) {
  for (const [i, [x, y, rx, ry]] of points(list, 4).entries())
    leafMass(k, {
      box: [x - rx, y - ry, x + rx, y + ry],
      inside: (px, py) => ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 < 1,
      light: (px, py) => 0.5 - (px - x) / rx / 3.4 - (py - y) / ry / 1.9,
      size,
      tones,
      seed: seed + i,
      flat: 0.84,
    })
}

/** The steps that come up to us from the terrace: middle, height and half width of each edge. */
const edge = (t) => [93 - 23 * t ** 1.3, 76.5 + 20 * t ** 1.5, 4.4 + 22 * t ** 1.35]

function steps(k) {
  fill(k, '#8c7ca4', points('88 76 98 76 98.5 78 101 97 42 97 88 78'))
  for (let i = 0; i < 11; i++) {
    const [a, b] = [edge(i / 11), edge((i + 1) / 11)]
    const band = (c, t0, t1) => {
      const at2 = (t) => [0, 1, 2].map((j) => a[j] + (b[j] - a[j]) * t)
      const [p, q] = [at2(t0), at2(t1)]
      fill(k, c, [
        [p[0] - p[2], p[1]],
        [p[0] + p[2], p[1]],
        [q[0] + q[2], q[1]],
        [q[0] - q[2], q[1]],
      ])
    }
    band(i % 2 ? '#ecd8d0' : '#e0cac8', 0, 1)
    band('#fff0e0', 0, 0.16)
    band('#b49cb0', 0.86, 1)
  }
}

/** A rail of the steps: posts that grow as they come nearer. */
function rail(k, m) {
  let top = ''
  for (let i = 1; i <= 9; i++) {
    const [x, y, half] = edge(i / 9)
    const [px, high] = [x + m * half * 1.04, 1.6 + half * 0.26]
    stroke(k, '#7c2c44', 0.2 + half * 0.022, `M${px} ${y + 0.4}V${y - high}`)
    top += `${top ? 'L' : 'M'}${px} ${y - high}`
  }
  stroke(k, m < 0 ? '#e8604c' : '#b43c4c', 0.7, top)
}

export default {
  alt: 'La pagoda rossa a cinque piani tra i ciliegi in fiore, davanti al monte Fuji innevato; una scolara rincorre i petali sulla scalinata',
  focus: 0.6,
  heart: 36,
  paint(w, h) {
    const s = new Scene(w, h, { mood: roseDawn, sun: [0.1, 0.5], horizon: h > w ? 0.74 : 0.66 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.5 })
    const f = field(s, { centre: 88.5, zoom: 0.8 })
    f.draw(s.k, (k) => {
      mist(k, '#ffd8c4', 2.2, '-30 40 46 -40 42.200 40 134 35 60 146 37.200 60 122 32.800 26')
      mist(
        k,
        '#f4f0f0',
        1.8,
        '56 -14 22 64 -12.200 30 84 9.500 24 92 11.300 30 -6 22 20 2 20.200 22',
      )
      fuji(k)
      mist(
        k,
        '#ffe4d8',
        2.4,
        '20 50 40 32 52.400 52 70 54.800 70 108 52.400 22 -50 54.600 60 -30 52.200 26',
      )
      valley(k)
      // The hill the pagoda stands on.
      path(
        k,
        '#5c9478',
        'M-60 76C-20 71 20 77 56 77C80 74 96 71 120 71C150 68 180 66 220 64V140H-60Z',
      )
      path(k, '#3c7468', 'M92 80C104 76 118 75 134 75C160 72 190 72 220 70V140H92Z')
      crowns(
        k,
        '82 77 5 4 74 79 6 4 62 81 7 4 99 76 5 3 136 74 9 6 152 71 10 7 172 71 12 8 196 71 14 8',
        2.6,
        FAR,
        5,
      )
      path(
        k,
        'rgba(24,40,84,.38)',
        'M106 79C114 80.600 128 80 140 78.600L150 81C138 83.600 116 83 106 80.500Z',
      )
      at(k, 116, 78, 1.02, pagoda)
      crowns(k, '104 79 4 2.500 127 79 6 3.600 134 80 7 4.500', 2.6, FAR, 8)
      steps(k)
      rail(k, -1)
      at(k, 90.5, 79.6, 0.42, photographer)
      at(k, 88, 83.2, 0.68, pointingWoman)
      rail(k, 1)
      at(k, 76.5, 88.5, 1.06, schoolchild)
      // Near crowns on both sides.
      path(
        k,
        '#2f5c60',
        'M-60 88C-20 82 10 84 34 92C38 94 40 95 42 98V140H-60ZM112 97C124 91 150 88 220 86V140H108Z',
      )
      crowns(
        k,
        '-50 84 16 10 -24 84 16 11 0 82 15 9 22 88 12 8 36 94 9 7 -40 95 16 8 -10 94 18 8',
        3.6,
        NEAR,
        14,
      )
      crowns(
        k,
        '120 95 9 6 138 91 12 8 160 88 14 9 186 86 16 11 210 86 16 10 150 97 14 6 176 97 16 7',
        3.6,
        NEAR,
        15,
      )
      const r = random(31)
      for (let i = 0; i < 46; i++) {
        const [x, y, q, turn] = [-10 + r() * 180, 24 + r() * 64, 0.5 + r() * 0.7, r() * 3]
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        path(
          k,
          r() < 0.5 ? '#ffd0dc' : '#fff0f0',
          `M${-q} 0Q0 ${-q * 0.9} ${q} 0Q0 ${q * 0.6} ${-q} 0Z`,
        )
        k.restore()
      }
    })
    return finish(s, { vignette: 0.12, bloom: 0.14 })
  },
}
