import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { agave, convertible, tallPalm } from '../../things/bend-road.js'
import { stand } from '../../things/walkers.js'
import { hillLetters } from './kit.js'

const evening = {
  ...moods.golden,
  sky: [
    [0, '#23708c'],
    [0.3, '#4c9ea4'],
    [0.55, '#a8ccae'],
    [0.76, '#f8dca0'],
    [0.92, '#ffb878'],
    [1, '#ff9c6c'],
  ],
}

/** Mount Lee: spurs that come down towards us, each rosy where the sun from the left meets it, plum behind. */
function mountLee(k) {
  path(
    k,
    '#e8a08c',
    'M-80 58C-50 50 -30 52 -10 49C6 46 14 44 26 46C40 42 52 46 66 44C90 40 130 44 240 40V70H-80Z',
  )
  path(k, '#f4b494', 'M-10 49C6 46 14 44 26 46C22 52 14 56 4 58H-30ZM52 45L66 44L58 54L40 58Z')
  fill(k, '#b8566c', [
    ...rough(
      points(
        '34 62 42 55 50 49 56 42 64 35 72 29 80 22 88 17 96 13 103 11 110 12.500 117 15.500 124 15 132 17.500 140 23 150 28 160 34 174 38 240 46',
      ),
      0.7,
      4,
    ),
    ...points('240 76 34 76'),
  ])
  // Lit flanks, brightest where they face the sun.
  for (const [c, d] of [
    [
      '#ee8a72',
      'M103 11L96 13L88 17L80 22L72 29L64 35L56 42L50 49L42 55L36 60L50 62L60 56L66 50L70 53L78 46L80 38L88 34L92 26L98 22Z',
    ],
    [
      '#ee8a72',
      'M103 11L110 12.500L112 20L111 30L109 38L108 46L105 54L102 62H88L92 52L95 42L98 32L101 22Z',
    ],
    [
      '#e07c70',
      'M124 15L132 17.500L133 25L131.500 34L130 43L128 52L126 62H114L117 50L119 40L121 30L124 22Z',
    ],
    ['#d87070', 'M150 28L160 34L159 42L157 50L156 60H143L145 52L147 44L149 36Z'],
    ['#fca884', 'M96 13L88 17L80 22L72 29L64 35L60 42L66 40L74 33L79 32L86 24L92 20Z'],
    [
      '#fca884',
      'M105 16L101 23L98 31L95 39L92 47L89 58L94 54L98 46L100 38L102 30L105 23ZM128 20L124 24L121 30L119.500 37L117 46L114 58L120 53L123 45L124 37L126 30Z',
    ],
    ['#fca884', 'M56 42L50 49L42 55L50 54L58 49Z'],
    // Gullies in deep shade, forked upwards.
    [
      '#84386a',
      'M112 19L113.500 27L116 33L115 40L118 47L116 53L117 62H102L106 53L109 45L109.500 37L111.500 30Z',
    ],
    [
      '#84386a',
      'M132.600 21L135 30L139 36L138 43L142 50L140 55L142 62H126L128 54L130 45L131.500 37L132.400 30Z',
    ],
    ['#84386a', 'M93 26L88 34L86 41L88 47L85 53L86 62H66L73 54L77 46L82 38L88 32Z'],
    ['#94446c', 'M158 42L166 46L162 54L166 60H154V58L152 50Z'],
  ])
    path(k, c, d)
  // The mast, and the scrub that darkens the lower slope.
  stroke(k, '#5c3058', 0.45, 'M104 11.500V2M103 5.500H105M102.600 3.600H105.400')
  path(k, '#ff5c4c', 'M104 0.800a0.800 0.800 0 1 0 0.010 0Z')
}

/** Scrub in dark dots along the gullies, thinner as it climbs. */
function scrub(k) {
  for (const [x, y, q] of points(
    '71 55.500 1.500 66 57.500 1.600 76.500 57 1.300 87 55.500 1.500 94 56.500 1.300 103 55 1.400 107 57 1.600 113.500 55 1.100 119 56 1.500 134 55 1.300 146 54.500 1.400 156 55 1.300 60 57.500 1.300 54 57 1.100 64 54.500 0.9',
    3,
  )) {
    path(
      k,
      '#6c3860',
      `M${x - q} ${y}a${q} ${q * 0.8} 0 0 1 ${q * 2} 0a${q} ${q * 0.3} 0 0 1 ${-q * 2} 0Z`,
    )
    path(
      k,
      '#94605c',
      `M${x - q} ${y - 0.1}a${q * 0.7} ${q * 0.7} 0 0 1 ${q * 1.3} ${-q * 0.5}a${q} ${q} 0 0 0 ${-q * 1.3} ${q * 0.5}Z`,
    )
  }
}

/** Villas among oaks on the lower slope: x, y, width, height, roof. */
function villas(k, list) {
  for (const [x, y, w, h, kind] of points(list, 5)) {
    path(k, '#fff0d4', `M${x} ${y}V${y - h}H${x + w * 0.56}V${y}Z`)
    path(k, '#a8789c', `M${x + w * 0.56} ${y}V${y - h}H${x + w}V${y}Z`)
    if (kind) {
      path(k, '#fff8e4', `M${x - 0.5} ${y - h}h${w * 0.56 + 0.5}v-0.500h${-w * 0.56 - 0.5}Z`)
      path(k, '#8c5c8c', `M${x + w * 0.56} ${y - h}h${w * 0.44 + 0.5}v-0.500h${-w * 0.44 - 0.5}Z`)
    } else {
      path(
        k,
        '#f4744c',
        `M${x - 0.5} ${y - h}L${x + w * 0.2} ${y - h * 1.5}H${x + w * 0.64}L${x + w * 0.56} ${y - h}Z`,
      )
      path(
        k,
        '#a03c54',
        `M${x + w * 0.56} ${y - h}L${x + w * 0.64} ${y - h * 1.5}H${x + w * 0.84}L${x + w + 0.5} ${y - h}Z`,
      )
    }
    for (const u of [0.12, 0.34])
      path(k, '#5c5c94', `M${x + w * u} ${y - h * 0.3}v${-h * 0.4}h${w * 0.12}v${h * 0.4}Z`)
    path(k, '#ffc860', `M${x + w * 0.7} ${y - h * 0.3}v${-h * 0.4}h${w * 0.12}v${h * 0.4}Z`)
  }
}

const LEAVES = [
  ['#1f4c58', '#2a6060', '#3c7864'],
  ['#26585c', '#3e7c64', '#7ca868'],
  ['#2c645c', '#5c9464', '#c8c070'],
]

/** A wood as one mass between two lines, lit on its upper left. */
function wood(k, x0, x1, top, foot, seed, size = 3) {
  leafMass(k, {
    box: [x0, foot - 12, x1, foot],
    inside: (x, y) => y > top(x),
    light: (x, y) => 0.86 - (y - top(x)) / 5,
    size,
    tones: LEAVES,
    seed,
    flat: 0.8,
  })
}

/** The street: it runs to the foot of the hill; half its width at a height of the field. */
const VP = [76, 58.5]
const half = (y) => (y - VP[1]) * 1.02
const side = (y, m) => VP[0] + (y - VP[1]) * 0.14 + m * half(y)

function street(k) {
  const strip = (c, a, b, y0 = VP[1] + 1.2, y1 = 98) =>
    fill(k, c, [
      [side(y0, a), y0],
      [side(y0, b), y0],
      [side(y1, b), y1],
      [side(y1, a), y1],
    ])
  path(k, '#2c645c', 'M-80 60C-20 59 40 60 76 60C120 60 180 59 240 59V100H-80Z')
  path(k, '#7ca45c', 'M-80 64C-30 62 20 62.600 70 60.500L66 64L30 82L-80 84Z')
  path(k, '#a8bc64', 'M-80 70C-40 66 0 66 50 64L40 69L10 74L-80 78Z')
  path(k, '#5c9060', 'M84 61C130 62 180 63 240 62V78L140 74L100 66Z')
  strip('#f0c8a0', -1.34, 1.3)
  strip('#fff0cc', -1.06, -1)
  strip('#b0849a', -1, 1)
  strip('#c8989c', -1, 0.1)
  strip('#8c648c', 0.97, 1.04)
  strip('#d8a8a0', 1.04, 1.3)
  for (let i = 0, y = 61; y < 96; i++) {
    const next = y + (y - 58) * 0.34
    strip('#ffd878', -0.018, 0.018, y, y + (next - y) * 0.5)
    y = next
  }
}

/** Shadows of the row of palms: bars that cross the street, thinner as they go away. */
function bars(k) {
  for (const [x0, y, w] of points(
    '69.500 63 0.5 63.500 66.400 0.8 54 71.500 1.200 37 80 1.900',
    3,
  )) {
    const x1 = side(y, 1.5) + 10
    fill(k, 'rgba(84,44,116,.5)', [
      [x0, y - w * 0.4],
      [x1, y + 1 - w * 0.2 + (x1 - x0) * 0.02],
      [x1, y + 1 + w * 0.5 + (x1 - x0) * 0.02],
      [x0, y + w * 0.4],
    ])
    // Grass round the foot.
    path(
      k,
      '#2c645c',
      `M${x0 - w * 1.6} ${y + w * 0.5}q${w * 0.7} ${-w * 1.3} ${w} ${-w * 0.5}q${w * 0.6} ${-w * 1.4} ${w * 1.1} 0q${w * 0.6} ${-w * 0.6} ${w * 1.1} ${w * 0.5}Z`,
    )
  }
}

export default {
  alt: 'La scritta Hollywood sulle colline di Los Angeles nella luce della sera: un viale di palme altissime, una decappottabile che sale verso i monti e due passeggiatori sul marciapiede',
  focus: 0.6,
  heart: 22,
  paint(w, h) {
    const s = new Scene(w, h, { mood: evening, sun: [0.04, h > w ? 0.6 : 0.5], horizon: 0.66 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.6 })
    const f = field(s, { centre: 86, zoom: 0.78 })
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#ffd8a8', 'M-30 30C-6 27 20 28.400 46 24.600C30 29 10 31 -30 32Z'],
        ['#ffe8c0', 'M96 -4C112 -6 132 -5 150 -8C136 -3.600 118 -2.600 96 -4Z'],
        ['#ffc898', 'M128 7C142 5 158 6.400 176 3C160 8.600 144 9 128 7Z'],
        ['#ffc090', 'M-20 41C0 39 20 40 36 37.600C24 41.600 4 43 -20 42.600Z'],
      ])
        path(k, c, d)
      mountLee(k)
      scrub(k)
    })
    hillLetters(s, 'HOLLYWOOD', {
      x: f.at([83.4, 0])[0] / s.w,
      size: (3.9 * f.q) / s.u,
      line: (x) => {
        const u = (x - f.at([0, 0])[0]) / f.q
        return f.at([0, 22.4 + ((u - 103) / 20) ** 2 * 2.2])[1]
      },
    })
    f.draw(s.k, (k) => {
      wood(k, -60, 70, (x) => 57 - Math.sin(x * 0.12) * 1.6, 63, 3)
      wood(k, 82, 226, (x) => 56 - Math.sin(x * 0.1 + 1) * 2 - (x - 82) * 0.02, 63, 5)
      villas(
        k,
        '94 57.500 7 3.600 0 112 56.500 8 4.400 1 126 58 7 4 0 138 57 9 4.600 0 50 59.600 7 3.600 1 34 60 8 4 0 8 61 9 4.400 1 160 57 9 5 1',
      )
      wood(k, 84, 226, (x) => 58.4 - Math.sin(x * 0.17) * 1.2, 64.5, 9, 2.6)
      wood(k, -60, 68, (x) => 60 - Math.sin(x * 0.21) * 1, 64.5, 11, 2.6)
      street(k)
      // Farther palms, then the nearer, so that their crowns step down to the hill.
      for (const [x0, y0, x1, y1, q, r, seed] of points(
        '92 63 92.600 49 0.3 2.400 3 69.500 63 70 46 0.34 2.800 5 98.500 65.500 100 44 0.42 3.400 1 63.500 66.400 64.600 38 0.5 4.200 2 54 71.500 56 27 0.75 6 4',
        7,
      ))
        tallPalm(k, [x0, y0], [x1, y1], q, r, seed)
      tallPalm(
        k,
        [37, 80],
        [s.pick(39, 46.5), s.pick(12, 4)],
        s.pick(1.15, 1.1),
        s.pick(9.5, 8.5),
        6,
      )
      tallPalm(
        k,
        [s.pick(8, 128), s.pick(98, 84)],
        [s.pick(14, 126), s.pick(2, 37)],
        s.pick(1.8, 0.8),
        s.pick(14, 6),
        1,
      )
      bars(k)
      for (const [x, y, q] of points(
        '26 86 0.5 31 84 0.4 -2 92 1 20 91 0.8 142 76 0.4 150 77.500 0.5 42 79 0.35',
        3,
      ))
        agave(k, x, y, q)
      at(k, 86, 73.4, 0.5, convertible)
      const shade = ['#94648c', 2.2, 0.11]
      stand(
        k,
        49.4,
        84.4,
        15,
        {
          back: true,
          wear: 'skirt',
          hair: 'tail',
          top: '#f8f0e0',
          bottom: '#e8504c',
          skin: '#a86848',
          hat: 'straw',
          legs: [
            [-6, 10],
            [8, 0],
          ],
          arms: [
            [-10, 4],
            [14, 6],
          ],
          sleeve: 0.4,
        },
        shade,
      )
      stand(
        k,
        53.8,
        81.2,
        14.4,
        {
          back: true,
          wear: 'shorts',
          skin: '#e8b088',
          hairColour: '#7c4838',
          top: '#2c9ca4',
          bottom: '#f0d8a8',
          legs: [
            [-5, 0],
            [6, 12],
          ],
          arms: [
            [-10, 6],
            [118, 8],
          ],
          bag: '#f4b440',
        },
        shade,
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
