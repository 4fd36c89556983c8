import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { llama } from '../../things/looking-llama.js'
import { city, farmTerraces, P, thatched } from '../../things/machu-picchu.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** The sun has just come up outside the picture on the right. */
function morningSky(k) {
  const g = k.createLinearGradient(10, -40, 96, 56)
  for (const [t, c] of [
    [0, '#2a5c98'],
    [0.45, '#5c9cbc'],
    [0.76, '#c0dccc'],
    [1, '#ffecc0'],
  ])
    g.addColorStop(t, c)
  path(k, g, 'M-60 -60H230V60H-60Z')
}

/** A mountain with its shaded left and its sunlit right side, ribs on both. */
function mount(k, { left, right, ridge, seed }, [lit, half, shade, deep]) {
  const [l, r, m] = [rough(left, 0.7, seed), rough(right, 0.7, seed + 3), rough(ridge, 1, seed + 6)]
  fill(k, shade, [...l, ...m.toReversed()])
  fill(k, lit, [...m, ...r.toReversed()])
  // Ribs: long wedges from the arris to the foot.
  const rib = (c, side, u, v, wide) => {
    const a = m[Math.floor((m.length - 1) * u)]
    const b = side[Math.floor((side.length - 1) * v)]
    const mid = [a[0] + (b[0] - a[0]) * 0.5, a[1] + (b[1] - a[1]) * 0.4]
    fill(k, c, [
      a,
      [mid[0] + wide * 0.4, mid[1]],
      b,
      [b[0] - Math.sign(b[0] - a[0]) * wide, b[1] + wide * 0.7],
      [mid[0] - wide * 0.5, mid[1] + wide * 0.7],
    ])
  }
  for (const [u, v, q] of points('0.1 0.42 2 0.24 0.62 2.800 0.4 0.8 3.200 0.56 0.94 3.200', 3))
    rib(half, r, u, v, q)
  for (const [u, v, q] of points('0.14 0.5 2 0.34 0.74 2.600 0.54 0.92 3', 3)) rib(deep, l, u, v, q)
}

/** Ranges behind, each with its sunlit flanks; cloud lies between them. */
function farRanges(k) {
  const range = (c, lit, crest, seed) => {
    const line = rough(points(crest), 0.5, seed)
    fill(k, c, [...line, [230, 110], [-60, 110]])
    for (const d of lit[1]) path(k, lit[0], d)
  }
  range(
    '#9cc0c8',
    [
      '#d4dcc4',
      [
        'M20 17L30 24L36 34L31 32L29 29.500L27 31L23.500 23ZM134 20L146 27L156 38L148 35L145 31.500L141 34L139 27ZM46 21L62 29L68 38L60 36L55 29Z',
      ],
    ],
    '-60 30 -20 23 0 27 20 17 30 24 46 21 62 29 84 26 116 32 134 20 146 27 160 22 176 14 230 26',
    3,
  )
  mist(k, '#cfe0dc', 40, 1)
  range(
    '#6ca0ac',
    [
      '#acc0a0',
      [
        'M26 28L37 36L44 47L38 44.500L35 40.500L32 42L29.500 34ZM152 33L166 24V44L160 41L158 38L156 44Z',
      ],
    ],
    '-60 36 -10 31 10 34 26 28 44 38 62 45 80 52 112 54 128 46 140 38 152 33 166 24 230 30',
    5,
  )
  mist(k, '#dce8e0', 49, 2)
  range(
    '#3c7484',
    ['#7ca088', ['M150 52L166 42V58L156 62Z']],
    '-60 37 -20 39 4 38 20 44 40 52 56 61 90 70 120 68 134 58 150 52 166 42 230 40',
    8,
  )
}

/** The sea of cloud in the valley: long calm swells. */
function mist(k, c, y, seed) {
  const line = []
  for (let x = -64; x <= 232; x += 2)
    line.push([
      x,
      y +
        Math.sin(x * 0.085 + seed * 2.1) * 1.3 +
        Math.sin(x * 0.19 + seed * 4.3) * 0.6 +
        Math.sin(x * 0.034 + seed) * 1.2,
    ])
  fill(k, c, [...line, [232, 130], [-64, 130]])
}

/** Huayna Picchu, the sugarloaf, and its small companion on the left. */
function huaynaPicchu(k) {
  mount(
    k,
    {
      left: points('73 32.500 70 34.500 67.500 40 63 48 57 57 50 68'),
      right: points('73 32.500 76 35.500 80 42 86 50 92 60'),
      ridge: points('73 32.500 73.500 40 71.500 47 74 55 72 66'),
      seed: 4,
    },
    ['#a4b464', '#749858', '#306474', '#245266'],
  )
  mount(
    k,
    {
      left: points('97 8 94 10.500 91.800 16 90.400 23 87.500 29 85.600 36 81 43 77 50 72 62'),
      right: points(
        '97 8 100.500 9 103.600 13 106.500 19.500 109.500 26 114.500 34 120.500 42 127 50 137 62',
      ),
      ridge: points('97 8 97.600 15 100 22 97.400 29 101 38 98 47 101 62'),
      seed: 2,
    },
    ['#bcc068', '#86a45c', '#2c5c70', '#1f4a60'],
  )
  // Bare granite in the sun; the small terraces under the summit.
  for (const d of [
    'M100.500 13L102.600 15.500L103.800 21L102.800 25.500L101.800 19.500Z',
    'M104.500 26L106.800 29L107.600 34.500L109.400 38L107.200 37.500L105.200 32Z',
    'M101.600 29L102.600 33L104 36L103.400 42L102 37Z',
    'M111 40L113.500 43L116 48.500L114 48L112 45Z',
  ])
    path(k, '#e4d4ac', d)
  for (const d of [
    'M94.500 16L95.600 20L95 27L93.800 31L93.600 24Z',
    'M90.500 31L91.800 36L91 41L89.400 45L89.600 38Z',
    'M86.500 42L87.600 46L86.400 50L85.400 47Z',
  ])
    path(k, '#5c8484', d)
  stroke(k, '#f6e2b4', 0.35, 'M97.800 10.600L100.600 11.200M97.600 11.800L101.200 12.500')
}

/** Cloud fills the valley round the ridge: swells in the sun, their far sides in shade. */
function valleyCloud(k) {
  for (const [c, d] of [
    [
      '#b8d0d4',
      'M84 66C96 60 104 58.500 112 60.500C119 62 122 57.500 129 55.500C136 53.500 140 57.500 147 56.500C154 55.500 158 52 168 52.500C190 54 210 56 230 54V130H84Z',
    ],
    [
      '#f8f2e2',
      'M92 70C104 63.500 112 63 120 64C127 65 131 59.500 138 58.500C145 57.600 148 62 155 61C162 60 166 57 178 58C200 60 215 60 230 59V130H92Z',
    ],
    [
      '#cfdcd8',
      'M108 78C118 71 127 73 134 71C142 68.500 146 72.500 153 71.500C161 70.500 166 67 180 68.500C200 71 215 70 230 69V130H108Z',
    ],
    [
      '#fdf8ea',
      'M116 84C126 77.500 134 78.500 141 76.500C149 74.500 154 79 161 78C170 76.500 190 75 230 76V130H116Z',
    ],
  ])
    path(k, c, d)
}

/** The ridge that carries the city, and the slope on the left that the terraces climb. */
function saddle(k) {
  const edge = points('64 60 72 52 80 48.500 98 48 113 51').concat([
    P(84, 600, -92),
    P(86, 440, -94),
    P(88, 330, -96),
    P(90, 250, -98),
  ])
  fill(k, '#5c8c50', [...edge, [142, 96], [60, 96]])
  // Its steep flank, wooded: spurs that catch the sun, gullies between them.
  const foot = points('119 60 126 66 137 76 147 86 160 104')
  fill(k, '#2f6458', [
    ...[P(78, 600, -90), P(74, 330, -96), P(66, 250, -99), P(66, 206, -124)],
    [150, 110],
    ...rough(foot.toReversed(), 0.9, 7),
  ])
  for (const d of [
    'M117 56L123 64L127 68L121 65ZM126 66L132 74L138 79L130 75ZM137 75.500L142 82L150 90L143 86ZM146 84L151 90L160 103L152 96Z',
  ])
    path(k, '#7c9c58', d)
}

/** A condor that soars on the morning air. */
const condor = (k) =>
  path(
    k,
    '#243c58',
    'M-5.400 -1.500L-4.600 -1.600L-4.900 -1.100C-3.400 -1.300 -1.800 -0.900 -0.600 -0.100L0.200 -0.300L0.900 0C2 -0.700 3.400 -1 4.800 -0.700L4.500 -1.200L5.400 -0.900L5.200 -0.300C4 0.200 2.400 0.700 1 0.700L0.300 1.400L-0.500 0.700C-2 0.600 -3.800 0 -5.200 -0.800Z',
  )

const SUNNY = ['#ecdcc8', '#fff8e6', '#c0a8a8', '#94808c', 'rgba(50,70,60,.45)']
const SHADED = ['#b4b0c4', '#fff0d0', '#8c88ac', '#645f8c', '#12343f']

export default {
  alt: 'Machu Picchu al primo sole: le case di pietra senza tetto tra le terrazze, il Huayna Picchu sopra un mare di nubi; una viaggiatrice e un lama guardano passare un condor',
  heart: 60,
  focus: 0.53,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 88, zoom: 0.8 })
    const s = new Scene(w, h, { mood: moods.day, sun: [0.94, 0.28], horizon: f.at([0, 35])[1] / h })
    f.draw(s.k, (k) => {
      morningSky(k)
      farRanges(k)
      mist(k, '#e4ece0', 57, 3)
      huaynaPicchu(k)
      valleyCloud(k)
      saddle(k)
      city(k)
      // The slope on the left above the terraces.
      fill(k, '#3c7058', [
        ...rough(
          [
            [-60, 34],
            [-2, 40],
            [16, 42],
            [34, 45],
            [50, 48],
            [62, 53],
            [70, 60],
          ],
          0.8,
          6,
        ),
        [70, 96],
        [-60, 96],
      ])
      farmTerraces(k, { count: 11 })
      at(k, ...P(-92, 205, -30), 0.5, thatched)
      at(k, ...P(-112, 190, -24), 0.52, thatched)
      // A family of llamas grazes below the city.
      for (const [x, z, q] of [
        [44, 247, 0.1],
        [51, 248, 0.075],
      ])
        at(k, ...P(x, z, -99.5 - 4.5), q, (c) => llama(c, SUNNY))
      // The ridge behind us still keeps the near terraces in shade.
      k.globalCompositeOperation = 'multiply'
      path(k, '#6f94b4', 'M-80 56C-30 60 -6 64 14 69.500C38 76 58 84 78 98L90 130H-80Z')
      k.globalCompositeOperation = 'source-over'
      // The terrace where we stand, still in shade; only an edge of sun on those who look.
      k.save()
      k.transform(...s.pick([1, 0, 0, 1, 0, 0], [0.9, 0, 0, 0.9, 35, 9]))
      path(k, '#1c4450', 'M-80 79C-30 77 10 77.500 34 80C52 82 66 87 74 93L80 112H-80Z')
      path(
        k,
        '#5c9060',
        'M-80 79C-30 77 10 77.500 34 80C52 82 66 87 74 93L75 95C64 88.500 50 83.600 33 81.600C10 79 -30 78.600 -80 80.600Z',
      )
      at(k, 23, 85.5, 0.56, (c) => llama(c, SHADED))
      stand(
        k,
        38.5,
        87,
        15,
        {
          ...POSES.hips,
          near: [6, 3],
          far: [-9, 5],
          armFar: [118, 30],
          skin: SKINS[1],
          top: ['#f0605c', '#b83450'],
          low: ['#5c6c9c', '#34447c'],
          hair: ['#5c3038', '#3c2030'],
          cut: 'long',
          hat: ['brim', '#ffe8b4', '#c8a078'],
          pack: ['#fcc454', '#b87c48'],
          light: 1,
        },
        { fall: [0.4, -0.05], shade: '#12343f' },
      )
      k.restore()
      at(k, ...s.pick([126.5, 20], [119, 14]), 0.9, condor)
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}
