import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  city,
  curiousLlama,
  farmTerraces,
  P,
  sketcher,
  stoneWall,
  thatched,
} from '../../things/machu-picchu.js'

/** The first light fans out from behind the mountains on the right. */
function morningSky(k) {
  const g = k.createLinearGradient(0, -30, 0, 46)
  for (const [t, c] of [
    [0, '#3f86b4'],
    [0.4, '#6cb0c8'],
    [0.75, '#b8dccc'],
    [1, '#fbe8b8'],
  ])
    g.addColorStop(t, c)
  path(k, g, 'M-60 -60H230V60H-60Z')
  for (let i = 0; i < 9; i++) {
    const [a, b] = [3.3 + i * 0.3, 3.3 + i * 0.3 + 0.13]
    fill(k, 'rgba(255,244,208,.26)', [
      [150, 26],
      [150 + Math.cos(a) * 220, 26 + Math.sin(a) * 220],
      [150 + Math.cos(b) * 220, 26 + Math.sin(b) * 220],
    ])
  }
  k.beginPath()
  for (const [q, c] of [
    [44, 'rgba(255,240,190,.22)'],
    [26, 'rgba(255,240,190,.4)'],
  ]) {
    k.beginPath()
    k.arc(150, 26, q, 0, 7)
    k.fillStyle = c
    k.fill()
  }
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

function farRanges(k) {
  fill(k, '#a8ccc8', [
    ...rough(
      points('-60 30 -20 22 0 26 16 17 30 24 46 19 62 28 82 24 120 30 134 18 146 24 160 14 230 30'),
      0.8,
      3,
    ),
    [230, 70],
    [-60, 70],
  ])
  path(
    k,
    '#eef4e4',
    'M12 19.500L16 17L20.500 20L17.500 20.800L15.500 19.600ZM131 20.500L134 18L138 20.500L135 21.500Z',
  )
  fill(k, '#7eb0ac', [
    ...rough(
      points(
        '-60 34 -10 30 10 33 26 27 44 36 60 42 72 50 110 52 124 40 138 34 150 38 166 26 230 34',
      ),
      0.9,
      5,
    ),
    [230, 110],
    [-60, 110],
  ])
  fill(
    k,
    '#b4cc9c',
    rough(points('124 40 138 34 141 37 146 46 140 52 132 50 128 58 120 52'), 0.6, 6),
  )
  fill(k, '#5c9494', [
    ...rough(points('-60 36 -20 38 4 36 20 42 40 50 56 60 66 70'), 0.9, 8),
    [66, 110],
    [-60, 110],
  ])
}

/** On the right the valley falls away: its far side, the river in its loop. */
function valley(k) {
  fill(k, '#4c8480', [
    ...rough(points('104 56 118 60 130 66 142 58 152 46 166 38 230 40'), 0.9, 9),
    [230, 110],
    [100, 110],
  ])
  fill(
    k,
    '#86ac78',
    rough(points('166 38 152 46 142 58 134 65 146 66 156 62 150 76 168 70 230 60 230 40'), 0.8, 10),
  )
}

/** The deep of the valley, the river in its loop. */
function river(k) {
  fill(k, '#356868', [
    ...rough(points('112 62 124 68 134 76 148 80 158 74 172 72 230 70'), 0.8, 12),
    [230, 110],
    [110, 110],
  ])
  path(
    k,
    '#c4e4dc',
    'M118 62C124 66 131 67.500 136 69.500C142 72 141 75 136 77C132 79 136 82 146 83.500C154 84.500 162 83.500 172 81V83.500C160 86.500 150 87 142 85.500C131 83.500 127.500 79.500 132.500 76.500C137 74 138 73 134 71.200C128 69 121 67 117 63.500Z',
  )
  path(
    k,
    '#86bcb8',
    'M134 71.200C138 73 137 74 132.500 76.500C127.500 79.500 131 83.500 142 85.500C137 83 133.500 80.500 136 77C141 75 142 72 136 69.500Z',
  )
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
    ['#84ac5c', '#5c9058', '#2f6468', '#24525c'],
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
    ['#94b85c', '#639854', '#2c6064', '#1f4c58'],
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

/** A bank of mist: heads above, flat tongues below, its shaded side to the left. */
function mist(k, x, y, q) {
  path(
    k,
    '#f4f4e4',
    `M${x - 12 * q} ${y}C${x - 10 * q} ${y - 2 * q} ${x - 7 * q} ${y - 2.4 * q} ${x - 5 * q} ${y - 1.6 * q}C${x - 4 * q} ${y - 4.4 * q} ${x + q} ${y - 4.8 * q} ${x + 2 * q} ${y - 2.2 * q}C${x + 5 * q} ${y - 3.4 * q} ${x + 8 * q} ${y - 2 * q} ${x + 8 * q} ${y - 0.6 * q}C${x + 11 * q} ${y - q} ${x + 14 * q} ${y - 0.4 * q} ${x + 16 * q} ${y + 0.6 * q}C${x + 10 * q} ${y + 1.6 * q} ${x + 6 * q} ${y + 0.8 * q} ${x + 2 * q} ${y + 1.6 * q}C${x - 3 * q} ${y + 2.2 * q} ${x - 8 * q} ${y + 0.8 * q} ${x - 12 * q} ${y}Z`,
  )
  path(
    k,
    '#c4dcd8',
    `M${x - 12 * q} ${y}C${x - 10 * q} ${y - 2 * q} ${x - 7 * q} ${y - 2.4 * q} ${x - 5 * q} ${y - 1.6 * q}C${x - 5 * q} ${y - 0.4 * q} ${x - 2 * q} ${y - 0.6 * q} ${x} ${y + 0.2 * q}C${x + 3 * q} ${y + 0.8 * q} ${x + 2 * q} ${y + 1.4 * q} ${x + 2 * q} ${y + 1.6 * q}C${x - 3 * q} ${y + 2.2 * q} ${x - 8 * q} ${y + 0.8 * q} ${x - 12 * q} ${y}Z`,
  )
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
  fill(k, '#3c7058', [
    ...rough([P(84, 600, -92), P(88, 330, -96), P(90, 250, -98), [140, 94]], 0.6, 4),
    [152, 96],
    [140, 84],
    [130, 70],
    [120, 58],
  ])
}

export default {
  alt: 'Machu Picchu al primo sole: le case di pietra senza tetto tra le terrazze, il Huayna Picchu e il fiume in fondo alla valle; un lama sbircia il disegno di una viaggiatrice',
  heart: 60,
  focus: 0.56,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 88, zoom: 0.8 })
    const s = new Scene(w, h, { mood: moods.day, sun: [0.94, 0.28], horizon: f.at([0, 35])[1] / h })
    f.draw(s.k, (k) => {
      morningSky(k)
      farRanges(k)
      valley(k)
      mist(k, 34, 50, 1.2)
      huaynaPicchu(k)
      river(k)
      mist(k, 128, 58.5, 0.8)
      mist(k, 151, 66, 0.9)
      mist(k, 64, 57, 0.7)
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
      for (const [x, z, i, q] of [
        [50, 245, 2, 0.1],
        [57, 246, 2, 0.075],
      ])
        at(k, ...P(x, z, -88 - i * 4), q, curiousLlama)
      // The terrace where we stand: its lawn, its wall, the one who draws, the one who looks on.
      k.save()
      k.transform(...s.pick([1, 0, 0, 1, 0, 0], [0.9, 0, 0, 0.9, 32.5, 9]))
      const rim = points('-60 80 -10 79 20 79.500 40 81 47 82.500')
      path(
        k,
        '#b0c860',
        'M-60 74C-20 72 20 73.500 38 76.500C44 78 47 80 47 82.500L40 81L20 79.500L-10 79L-60 80Z',
      )
      stoneWall(k, rim, 16, ['#6c5c78', '#a8908c', '#b89c90', '#94808c', '#c4aa98'], 5)
      fill(k, '#f6e2b4', [...rim, [47, 83.3], [40, 81.8], [20, 80.3], [-10, 79.8], [-60, 80.8]])
      path(k, '#f0dcb0', 'M47 82.500L47 100H50L48.500 88Z')
      at(k, 21.5, 78, 0.84, curiousLlama)
      at(k, 39, 80.8, 0.8, sketcher)
      k.restore()
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}
