import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { northCurtain } from '../../things/north-curtain.js'

const SHORE = 58

/** Snow under the lights, snow, snow in shade, deep shade, rock under the lights, rock in shade. */
const NEAR = ['#b8f0d8', '#7fbcc0', '#36658e', '#274f7c', '#2f5a78', '#13294f']
const MID = ['#93d6c8', '#6aaab6', '#3a6e92', '#305f86', '#3f7288', '#224a70']
const FAR = ['#74bcb8', '#5e9fae', '#41809c', '#3a7692', '#48849a', '#346a88']

/** A gully or rib: narrow above, torn below; it falls from x, y. */
function rib(k, colour, [x, y, fall, lean, wide], seed) {
  const r = random(seed)
  const [tip, end] = [y + fall, x + lean]
  const mid = [x + lean * (0.36 + r() * 0.2), y + fall * 0.5]
  fill(
    k,
    colour,
    rough(
      [
        [x, y],
        [mid[0] + wide * 0.55, mid[1] - fall * 0.08],
        [mid[0] + wide * 0.35, mid[1] + fall * 0.06],
        [end + wide * 0.9, tip - fall * 0.04 * r()],
        [end + wide * 0.2, tip - fall * (0.1 + 0.1 * r())],
        [end - wide * 0.5, tip],
        [mid[0] - wide * 0.3, mid[1] + fall * 0.03],
        [x, y],
      ],
      wide * 0.12,
      seed,
    ),
  )
}

/** A wall of the north: outline from foot to foot, the line where the light ends, planes and ribs. */
function wall(k, tones, { left, right, ridge, planes = [], ribs = '', seed }) {
  const [l, r, m] = [left, right, ridge].map((text) => points(text))
  const foot = SHORE + 2
  const lit = rough(l, 0.5, seed)
  fill(k, tones[2], [
    ...lit,
    ...rough([l.at(-1), ...r], 0.5, seed + 1),
    [r.at(-1)[0], foot],
    [l[0][0], foot],
  ])
  fill(k, tones[1], [
    ...lit,
    ...rough([l.at(-1), ...m], 0.5, seed + 2),
    [m.at(-1)[0], foot],
    [l[0][0], foot],
  ])
  for (const [tone, text] of planes) fill(k, tones[tone], rough(points(text), 0.35, seed + 4))
  for (const [i, [tone, ...line]] of points(ribs, 6).entries())
    rib(k, tones[tone], line, seed * 7 + i)
}

/** A fisherman's cabin on stilts, its gable to us and its long side to the left; 20 wide, floor at 0. */
function cabin(k, [wall0, shade, dark], stilts = 5) {
  for (const x of [-11, -6.5, -2, 2.5, 7.4])
    path(k, '#1c2240', `M${x - 0.35} ${stilts}V0H${x + 0.35}V${stilts}Z`)
  stroke(k, '#1c2240', 0.4, `M-11 ${stilts * 0.7}L-6.500 0.500M7.400 ${stilts * 0.7}L2.500 0.500`)
  path(k, '#4a4460', 'M-12.600 -0.300H9.200V0.900H-12.600Z')
  path(k, '#2a2a4a', 'M-12.600 0.500H9.200V1.100H-12.600Z')
  path(k, shade, 'M-11.600 -0.300V-6H-2V-0.300Z')
  path(k, wall0, 'M-2.400 -0.300V-6.200L2.900 -12L8.200 -6.200V-0.300Z')
  for (let x = -1.6; x < 8; x += 1.15)
    stroke(k, dark, 0.14, `M${x} -0.400V${-6.4 - Math.max(0, 5.1 - Math.abs(x - 2.9)) * 0.95}`)
  for (let x = -11; x < -2.6; x += 1.15) stroke(k, dark, 0.14, `M${x} -0.400V-5.900`)
  path(k, '#e8e4e0', 'M-2.700 -0.300V-6H-2V-0.300ZM7.700 -0.300V-6.200H8.300V-0.300Z')
  for (const [x, y, wide, tall] of points(
    '-9.900 -4.800 2.300 2.500 -6 -4.800 2.300 2.500 -0.700 -5 2.600 2.900 4.100 -5 2.600 2.900 1.900 -9 2 2',
    4,
  )) {
    path(k, '#efe6da', `M${x - 0.3} ${y - 0.3}h${wide + 0.6}v${tall + 0.6}h${-wide - 0.6}Z`)
    path(k, '#ffc763', `M${x} ${y}h${wide}v${tall}h${-wide}Z`)
    path(k, '#ffe6a6', `M${x} ${y + tall * 0.35}h${wide}v${tall * 0.65}h${-wide}Z`)
    stroke(k, '#d9b48a', 0.2, `M${x + wide / 2} ${y}v${tall}M${x} ${y + tall * 0.42}h${wide}`)
  }
  path(k, '#8fbfd0', 'M-13 -5.300L-8.400 -13H2.900L-1.900 -5.300Z')
  path(k, '#b6e6dc', 'M-8.400 -13H2.900L2.100 -11.700H-9.200Z')
  path(k, '#5f8fb4', 'M-13 -5.300L-12.800 -4.600H-2.200L-1.900 -5.300Z')
  path(
    k,
    '#d6f4e8',
    'M-2.900 -4.900L-3.300 -6C-1 -8.200 1 -10.600 2.900 -13.200C4.900 -10.600 6.900 -8.200 9.200 -6L8.800 -4.900L2.900 -11.300Z',
  )
  path(
    k,
    '#7fb0c8',
    'M2.900 -13.200C4.900 -10.600 6.900 -8.200 9.200 -6L8.800 -4.900L2.900 -11.300Z',
  )
  path(k, '#4a3c50', 'M-5.900 -11.400V-15.400H-4V-11.400Z')
  path(k, '#d6f4e8', 'M-6.200 -15.300H-3.700V-16.100H-6.200Z')
}

/** The islet with its cabins and the rock they stand on; also drawn upside down for the mirror. */
function village(k) {
  // Rock with snow in its hollows, facets in two tones.
  fill(
    k,
    '#172c50',
    rough(
      points(
        '70 72 76 67.500 84 65 96 66 106 63.500 118 64.500 128 62.500 142 64 156 62 172 61.500 172 73 70 73',
      ),
      0.4,
      3,
    ),
  )
  for (const [c, text] of [
    ['#31587c', '76 67.500 84 65 90 65.500 86 69 79 70.500'],
    ['#264a70', '100 65 106 63.500 114 64.200 110 68.500 102 69.500'],
    ['#31587c', '120 64.200 128 62.500 136 63.300 130 68 122 68.500'],
    ['#3a6688', '142 64 156 62 166 61.700 158 67 146 68'],
    ['#0f2042', '86 69 94 68 100 70 92 73 82 73'],
    ['#0f2042', '112 68 120 67.500 124 71 114 73 108 72'],
    ['#8fcfc8', '76 67.500 84 65 96 66 90 66.600 82 67'],
    ['#8fcfc8', '98 65.500 106 63.500 118 64.500 110 65.200'],
    ['#8fcfc8', '122 63.800 128 62.500 142 64 134 64.600'],
    ['#a6e2d4', '142 64 156 62 172 61.500 172 62.600 156 63.800'],
  ])
    fill(k, c, rough(points(text), 0.25, 6))
  const RED = ['#d2392f', '#8d2431', '#6a1b2a']
  at(k, 151, 62, 0.72, (c) => cabin(c, ['#dd9a38', '#96602e', '#774a28'], 4))
  at(k, 130.5, 65, 0.86, (c) => cabin(c, RED, 6))
  at(k, 91, 66.8, 0.74, (c) => cabin(c, RED, 5.5))
  at(k, 110.5, 67, 1, (c) => cabin(c, RED, 5.5))
}

/** A rowing boat with snow along its rim, moored to the rock. */
function boat(k) {
  path(
    k,
    '#0d1f44',
    'M57.500 75C61 76.600 68 76.600 72 74.200C71.400 77 70.200 78 68.600 78.400H61C59.400 78 58.200 77 57.500 75Z',
  )
  path(
    k,
    '#24507c',
    'M57.800 76C61 77.400 68 77.400 71.600 75.400L71.200 76.400C68 78 61 78 58.300 76.900Z',
  )
  path(
    k,
    '#a6e2d4',
    'M57.500 75C61 76.600 68 76.600 72 74.200L71.700 75.200C68 77.200 61 77.200 57.800 75.900Z',
  )
  stroke(k, '#0d1f44', 0.2, 'M71.500 74.800C74 74.600 76 73 77 71.500')
  stroke(k, 'rgba(150,236,210,.5)', 0.25, 'M56 78.600C61 79.200 69 79.200 74 78.500')
}

/** The head of a seal that has come up to look; its nose to the left. */
function seal(k) {
  stroke(
    k,
    'rgba(150,236,210,.6)',
    0.28,
    'M-6 0.600C-3 0 3 0 6 0.700M-7.500 1.900C-3 2.600 4 2.600 8 1.800',
  )
  path(
    k,
    '#122648',
    'M-3.700 -1.900C-3.600 -3 -2.600 -3.300 -1.900 -3.600C-1.500 -5 -0.300 -5.800 1.100 -5.600C3 -5.300 4 -3.400 4.600 0.300H-1.900C-2.600 -0.500 -3.600 -0.800 -3.700 -1.900Z',
  )
  path(
    k,
    '#6fb4ba',
    'M-1.900 -3.600C-1.500 -5 -0.300 -5.800 1.100 -5.600C2.200 -5.400 3 -4.700 3.500 -3.600C2.400 -4.600 0.600 -4.800 -0.400 -3.900C-0.900 -3.400 -1.400 -3.300 -1.900 -3.600Z',
  )
  path(
    k,
    '#3a6a86',
    'M-3.700 -1.900C-3.600 -3 -2.600 -3.300 -1.900 -3.600C-1.400 -3 -1.500 -1.800 -2 -1.200C-2.600 -1 -3.600 -1.100 -3.700 -1.900Z',
  )
  path(
    k,
    '#04102a',
    'M-3.700 -2.500a0.380 0.300 0 1 0 0.010 0ZM-0.500 -3.900a0.560 0.600 0 1 0 0.010 0Z',
  )
  path(k, '#e9fff4', 'M-0.700 -3.700a0.190 0.190 0 1 0 0.010 0Z')
  stroke(k, '#8fcfc8', 0.1, 'M-3 -1.600L-4.600 -1.200M-2.900 -1.300L-4.300 -0.600')
}

/** Somebody wrapped up warm, from behind; 10 tall, feet at 0. */
function watcher(k, [coat, shade, hat], arms) {
  path(
    k,
    '#141c3c',
    'M-1.300 0.100L-1.200 -4.600H1.300L1.500 0.100H0.300L0.050 -3.600L-0.200 0.100Z',
  )
  path(
    k,
    '#0c1330',
    'M-1.700 0.200C-1.600 -0.500 -0.200 -0.500 -0.100 0.200ZM0.200 0.200C0.300 -0.500 1.700 -0.500 1.900 0.200Z',
  )
  stroke(k, shade, 0.95, arms)
  path(
    k,
    coat,
    'M-1.700 -7.600C-1 -8.200 1 -8.200 1.700 -7.600C2 -6.400 2 -5 1.900 -3.900H-1.900C-2 -5 -2 -6.400 -1.700 -7.600Z',
  )
  path(
    k,
    shade,
    'M0.500 -8C1 -8 1.400 -7.800 1.700 -7.600C2 -6.400 2 -5 1.900 -3.900H0.700C0.900 -5.200 0.900 -6.800 0.500 -8Z',
  )
  path(
    k,
    '#9fe8cc',
    'M-1.700 -7.600C-2 -6.400 -2 -5 -1.900 -3.900H-1.600C-1.700 -5 -1.700 -6.400 -1.300 -7.850Z',
  )
  path(k, '#c98f74', 'M0 -10a1 1.100 0 1 0 0.010 0Z')
  path(
    k,
    hat,
    'M-1.150 -8.700C-1.300 -10.800 1.300 -10.800 1.150 -8.700C0.500 -8.400 -0.500 -8.400 -1.150 -8.700Z',
  )
  path(k, '#e9fff4', 'M0 -10.900a0.420 0.420 0 1 0 0.010 0Z')
  path(
    k,
    shade,
    'M-1.200 -8.300C-0.500 -7.800 0.500 -7.800 1.200 -8.300L1.300 -7.700C0.500 -7.200 -0.500 -7.200 -1.300 -7.700Z',
  )
}

const night = {
  ...moods.aurora,
  sky: [
    [0, '#050d26'],
    [0.4, '#0b2448'],
    [0.75, '#14506a'],
    [1, '#3f9490'],
  ],
}

export default {
  alt: 'L’aurora boreale verde sopra un fiordo norvegese: le cabine rosse dei pescatori accese sull’acqua, una vetta innevata che si specchia, due viaggiatori e una foca che guardano',
  focus: 0.68,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 107, zoom: 0.72, foot: 1 })
    const [, shore] = f.at([0, SHORE])
    const s = new Scene(w, h, { mood: night, sun: [0.36, 0.2], horizon: shore / h })
    sky(s, { clouds: 0 })
    stars(s, { count: 420, seed: 7, below: 0.5 })
    f.draw(s.k, (k) => {
      northCurtain(k, {
        foot: points('-14 22 8 20 28 25 50 22 70 36 92 37 116 24 140 17 176 20'),
        height: 26,
        tones: ['#2fd6a0', '#1f9aa0', '#2450a0'],
        power: 0.7,
        seed: 4,
      })
      northCurtain(k, {
        foot: points('-16 36 4 39 24 40 42 36 58 29 74 24 92 14 112 6 138 3 176 -8'),
        height: 32,
        tones: ['#9dffc6', '#35e29c', '#3a66d0'],
        power: 0.95,
        seed: 8,
      })
      if (s.portrait)
        northCurtain(k, {
          foot: points('40 -2 66 -10 90 -8 116 -19 140 -16 176 -26'),
          height: 30,
          tones: ['#5ff0b4', '#2ab89c', '#3a5cc8'],
          power: 0.7,
          seed: 14,
        })
      // Walls on both sides of the fjord, far to near.
      wall(k, FAR, {
        seed: 3,
        left: '28 58 36 52 42 47 47 46 52 40 56 37.500',
        right: '60 42 64 43 69 49 76 52 86 58',
        ridge: '55 44 58 50 56 58',
        planes: [
          [0, '56 37.500 52 40 47 46 50 46 53 42.500 55 43'],
          [3, '60 42 64 43 69 49 65 50 61 47'],
        ],
        ribs: '4 50 45 8 -3 1.600 4 44 48 7 -3 1.400 5 58 42 9 3 1.400 5 64 47 8 4 1.600',
      })
      // On the left a long table of rock that breaks off to the water in steps.
      wall(k, MID, {
        seed: 5,
        left: '-40 58 -34 44 -26 36 -18 31 -8 29 0 24 8 22.500 14 23.500 19 22',
        right: '24 24 27 30 31 32 33 39 38 42 41 50 50 58',
        ridge: '20 29 24 35 21 42 26 49 24 58',
        planes: [
          [0, '-8 29 0 24 8 22.500 14 23.500 19 22 20 25 14 26 9 25.500 4 28 -2 31 -10 32 -18 33'],
          [0, '4 33 10 30 15 31 13 36 6 40 0 46 -6 46 -1 39'],
          [3, '24 24 27 30 31 32 33 39 29 40 27 34 23 30'],
          [3, '33 39 38 42 41 50 50 58 38 58 34 50'],
          [2, '-24 40 -12 37 -16 46 -8 50 -12 58 -30 58 -28 48'],
        ],
        ribs: '4 16 30 16 -3 2.600 4 5 41 13 -6 2.600 4 -3 33 9 -3 1.800 5 23 33 20 5 2.600 5 30 42 13 5 1.800',
      })
      // On the right a ridge that climbs out of the picture, notch by notch.
      wall(k, MID, {
        seed: 9,
        left: '120 58 130 52 138 47 142 42 147 41 150 36 155 35 158 29 163 27 168 20',
        right: '174 22 180 30 190 58',
        ridge: '168 28 164 35 168 44 163 58',
        planes: [
          [0, '168 20 163 27 158 29 155 35 159 34 162 31 161 37 166 31 168 27'],
          [0, '155 35 150 36 147 41 142 42 138 47 145 45 149 43 151 46 154 40'],
          [0, '138 47 130 52 120 58 134 54 140 51'],
        ],
        ribs: '4 157 38 13 -4 2.600 4 148 46 9 -5 2 4 163 40 14 -4 2.200',
      })
      wall(k, NEAR, {
        seed: 11,
        left: '62 58 70 52 78 47 83 39 88 36 92 28 97 22 101 13 104 8.500',
        right: '108 14 110 20 115 24 118 31 124 36 129 43 137 49 146 58',
        ridge: '104 16 101 23 106 30 101 38 106 46 101 58',
        planes: [
          [0, '104 8.500 101 13 97 22 92 28 96 27 99 22 100 26 103 18'],
          [0, '88 36 83 39 78 47 84 46 87 41 90 43 94 34 92 31'],
          [0, '98 31 95 39 91 48 95 48 99 40 101 34'],
          [0, '76 50 70 53 64 58 74 57 79 52'],
          [3, '108 14 110 20 115 24 118 31 113 31 109 24'],
          [3, '118 31 124 36 129 43 137 49 126 50 120 41'],
          [2, '104 8.500 108 14 108 19 105 15'],
        ],
        ribs: '4 100 17 11 -4 2 4 96 26 13 -6 2.200 4 101 28 15 -4 2.400 4 91 35 13 -6 2 4 86 45 11 -5 2 4 99 43 13 -4 2.200 4 80 50 7 -4 1.500 5 105 16 13 4 2.200 5 109 26 14 5 2.400 5 106 34 16 4 2.600 5 117 35 13 7 2.200 5 113 43 13 5 2.400 5 126 46 10 6 1.800 5 107 48 9 3 1.800',
      })
      // Tongues of low rock at their feet, each of its own length, with open water between.
      for (const [x, l, hgh] of points(
        '8 26 1 29 9 0.700 67 7 0.600 96 22 0.800 142 24 0.900',
        3,
      )) {
        path(
          k,
          '#143054',
          `M${x - l} ${SHORE + 0.5}Q${x - l * 0.5} ${SHORE - hgh} ${x} ${SHORE - hgh}T${x + l} ${SHORE + 0.5}Z`,
        )
        path(
          k,
          '#7fc4c0',
          `M${x - l * 0.6} ${SHORE - hgh * 0.72}Q${x - l * 0.3} ${SHORE - hgh * 1.5} ${x} ${SHORE - hgh * 1.4}T${x + l * 0.4} ${SHORE - hgh * 0.5}Q${x} ${SHORE - hgh * 0.8} ${x - l * 0.6} ${SHORE - hgh * 0.72}Z`,
        )
      }
      for (const [x, q] of points('14 0.160 19.500 0.210 27 0.170 66 0.200'))
        at(k, x, SHORE - 1.6, q, (c) => cabin(c, ['#c23a34', '#85283a', '#6a1b2a'], 4))
    })
    stillWater(s, {
      y: (shore + f.q * 0.5) / h,
      sway: 0,
      press: 1,
      veil: [
        [0, '#1c6478', 0.1],
        [0.5, '#103a66', 0.42],
        [1, '#06163a', 0.86],
      ],
    })
    f.draw(s.k, (k) => {
      // The islet upside down in the water, its windows lit there too.
      k.save()
      k.translate(0, 145)
      k.scale(1, -1)
      k.globalAlpha = 0.5
      village(k)
      k.restore()
      const r = random(5)
      for (let i = 0; i < 46; i++) {
        const t = r()
        const [x, y, l] = [66 + r() * 100, 74.5 + t * 14, 2 + r() * 6]
        path(
          k,
          'rgba(10,34,74,.55)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.3} ${l * 2} 0q${-l} ${0.3 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      village(k)
      stroke(
        k,
        'rgba(150,236,210,.7)',
        0.3,
        'M70 73.200C84 72.600 98 73.400 112 72.900M118 73.100C132 72.600 150 73.200 170 72.800',
      )
      // A boat at its rope.
      if (!s.portrait) boat(k)
      // Long quiet strokes of light on the open water.
      for (let i = 0; i < 26; i++) {
        const t = i / 25
        const [x, y, l] = [-30 + r() * 110, SHORE + 3 + t ** 1.3 * 24, 1.5 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(140,246,206,.34)' : 'rgba(6,24,60,.4)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.3} ${l * 2} 0q${-l} ${0.2 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
    })
    // The near bank: where two look up, and a seal looks at them.
    f.draw(s.k, (k) => {
      const dx = s.pick(0, 53)
      k.translate(dx, 0)
      const rock = rough(
        points('-70 78 -30 76 -8 79 8 77.500 20 79 32 81.500 42 85 50 91 -70 96'),
        0.4,
        9,
      )
      fill(k, '#0b1a3c', rock)
      fill(
        k,
        '#6fb2b8',
        rough(
          points(
            '-70 78 -30 76 -8 79 8 77.500 20 79 32 81.500 40 84.500 28 83.500 14 82.500 0 84 -20 82 -70 86',
          ),
          0.3,
          4,
        ),
      )
      fill(
        k,
        '#b4ecd8',
        rough(
          points('-70 78 -30 76 -8 79 8 77.500 20 79 14 80 2 80.400 -14 81 -40 79.500 -70 81'),
          0.25,
          5,
        ),
      )
      for (const [c, text] of [
        ['#1d3c64', '28 84 36 84.600 43 88 38 91 30 89'],
        ['#15305a', '8 84 20 84 26 88 18 92 6 90'],
        ['#1d3c64', '-20 83.500 -6 84.500 0 89 -14 92 -26 89'],
      ])
        fill(k, c, rough(points(text), 0.3, 7))
      path(
        k,
        'rgba(14,44,86,.6)',
        'M12 80.600C18 80.200 28 81.600 34 83.600C26 83.200 18 82 12 81.200Z',
      )
      at(k, 13.5, 81, 1.16, (c) =>
        watcher(
          c,
          ['#e8862f', '#a8562c', '#c8d8e8'],
          'M-1.400 -7C-2.200 -5.800 -2.300 -4.900 -2.200 -4.200M1.400 -7.100C2.200 -8.300 2.900 -9.600 3.500 -11',
        ),
      )
      at(k, 18, 81.5, 1.06, (c) =>
        watcher(
          c,
          ['#3f6fc0', '#274a8c', '#d8463c'],
          'M-1.400 -7C-2.100 -5.900 -2.200 -5 -1.900 -4.300M1.400 -7C2.100 -6 2.200 -5 2 -4.300',
        ),
      )
      at(k, 50, 82.6, 0.9, seal)
    })
    return finish(s)
  },
}
