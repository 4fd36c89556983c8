import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

// Limestone stacks in an evening bay, in points of the field; the sea at y = 60, the sun low between them at x = 93.

/** The colour of a wood: warm where it has the sun, at x0, and deep from x1 on. */
function wooded(k, x0, x1, [warm, mid, deep] = ['#7c8450', '#2f6a5c', '#174454']) {
  const g = k.createLinearGradient(x0, 0, x1, 0)
  g.addColorStop(0, warm)
  g.addColorStop(0.34, mid)
  g.addColorStop(1, deep)
  return g
}

/** One crown seen against the sky: broader than high, its edge ragged with leaves, flat below. */
function crown(x, y, rx, ry, r) {
  const n = 9 + Math.round(rx * 4)
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI + (r() - 0.5) * 0.3
    const q = 0.8 + r() * 0.34
    d += `${i ? 'L' : 'M'}${x + Math.cos(a) * rx * q} ${y + Math.sin(a) * ry * q * (Math.sin(a) > 0 ? 0.7 : 1)}`
  }
  return `${d}Z`
}

/**
 * Jungle along a crest: groups of trees of unlike width with bare rock between them, and under some of them creepers that
 * hang down the wall in tongues, each one thinner towards its end.
 * groups: [[where along the crest 0..1, width, height, [how far each tongue hangs]], …]
 */
function jungle(k, crest, groups, wood, seed) {
  const r = random(seed)
  const line = points(crest)
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i][0], y - line[i][1]))
  const whole = lengths.reduce((a, b) => a + b, 0)
  const on = (t) => {
    let d = Math.max(0, Math.min(1, t)) * whole
    let i = 0
    while (i < lengths.length - 1 && d > lengths[i]) d -= lengths[i++]
    const u = d / lengths[i]
    return [0, 1].map((q) => line[i][q] + (line[i + 1][q] - line[i][q]) * u)
  }
  let d = ''
  for (const [t, wide, high, hang] of groups) {
    const n = Math.max(3, Math.round(wide / 1.1))
    for (let i = 0; i < n; i++) {
      const u = n > 1 ? i / (n - 1) - 0.5 : 0
      const [x, y] = on(t + (u * wide) / whole)
      const size = high * (0.5 + 0.5 * Math.cos(u * 2.6)) * (0.55 + r() * 0.8)
      d += crown(x + (r() - 0.5) * 0.6, y - size * 0.25, 0.7 + size * 0.55, 0.6 + size * 0.62, r)
    }
    hang.forEach((long, i) => {
      const [x, y] = on(t + (((i + 0.5) / hang.length - 0.5) * wide * 0.9) / whole)
      const w = 0.9 + r() * 0.5 + long * 0.06
      const sway = (r() - 0.5) * 1.2
      // Leaves upon leaves, fewer and fewer.
      for (let u = 0; u < 1; u += 0.55 / long) {
        const size = w * (1 - u) ** 0.7 * (0.7 + r() * 0.5) + 0.14
        d += crown(x + sway * u + (r() - 0.5) * 0.5, y + u * long, size, size * 1.1, r)
      }
    })
  }
  path(k, wood, d)
}

/** A wall of rock inside one outline: draw() paints its planes. */
function rock(k, outline, draw) {
  k.save()
  k.beginPath()
  for (const [x, y] of points(outline)) k.lineTo(x, y)
  k.clip()
  draw()
  k.restore()
}

/** Warm light that grazes a wall: strongest at the edge towards the sun. */
function grazing(k, x0, x1) {
  const g = k.createLinearGradient(x0, 0, x1, 0)
  g.addColorStop(0, '#ffc890')
  g.addColorStop(0.5, '#f4806c')
  g.addColorStop(1, '#c8566c')
  return g
}

/** The great stack on the right: one wall glows, and behind one clean border all the rest is turned from the sun. */
export function greatStack(k) {
  rock(
    k,
    '113.400 60.300 113 58.600 111.200 57.200 109.400 55.600 108 52 107 46 107.300 40 108.600 34 109 28 111.400 21.500 115.400 16 120.600 10.600 126 6.600 132.600 5.400 139 7.400 144 12 147.600 18 150 24 152.600 32 154.400 41 156.400 48 157.200 53.400 157 55.600 155.600 57.400 154.600 58.800 154.800 60.300',
    () => {
      fill(k, '#2c4c74', points('116 0 166 0 166 64 116 64'))
      // The far side, a tone deeper.
      fill(
        k,
        '#213c64',
        points(
          '139.500 0 137.400 10 139.800 19 139 27 142.600 36 141.800 44 145.600 52 145 57 147 64 168 64 168 0',
        ),
      )
      fill(
        k,
        grazing(k, 107, 123),
        points(
          '100 0 124 0 121.400 9 121.600 17 118.400 25 119.400 33 117 39 119.800 46 119 51 122 56.400 121.600 64 100 64',
        ),
      )
      // Where the lit wall has a fold of its own.
      path(
        k,
        '#c0566c',
        'M112.800 29C113.800 36 112.600 42 114.400 48C115 51.500 116.800 54 117.4 61H112.4C113 55.500 111.200 51.500 111.200 47.500C111 41 112.600 36 112.800 29Z',
      )
      // What the tides have eaten: the wall leans out over the water, in hollows of unlike height.
      // The wall leans out over the water: towards its foot less and less light comes in.
      const under = k.createLinearGradient(0, 50, 0, 60)
      under.addColorStop(0, 'rgba(22,38,80,0)')
      under.addColorStop(1, 'rgba(22,38,80,.86)')
      fill(k, under, points('100 50 166 50 166 61 100 61'))
    },
  )
  const wood = wooded(k, 109, 132)
  // Where the two shaded planes meet, a slanting ledge has held some earth.
  jungle(
    k,
    '138.800 21.500 140.400 25 143 28.500 146.500 31.500',
    [
      [0.5, 8, 1.5, [2.6, 6.4, 4]],
      [0.95, 2, 0.9, []],
    ],
    '#16435a',
    17,
  )
  jungle(
    k,
    '109.400 30 111.400 21.500 115.400 16 120.600 10.600 126 6.600 132.600 5.400 139 7.400 144 12 147.600 18 150 24 152.600 33',
    [
      [0.26, 7, 2, [2.2, 5.6]],
      [0.47, 20, 3.6, [4.2, 7.6, 3.4, 11.6, 5.2]],
      [0.745, 7, 2.6, [3.6, 7.4, 3]],
      [0.87, 4, 1.7, [5.4]],
      [0.97, 2.4, 1, []],
    ],
    wood,
    7,
  )
}

/** The nail: heavy above, eaten thin by the tides below. */
export function nail(k) {
  rock(
    k,
    '69.400 60.300 69 58.800 67.800 57 66.800 53 67.200 48.600 65 44.400 63 39 63.400 34 65.600 30 69 27.600 72.600 28.600 75.400 32 76.200 37.600 75 43 75 48 73.600 52.600 73.800 56.400 72.600 58.600 72.200 60.300',
    () => {
      fill(k, '#345880', points('60 24 73.500 24 73.500 36 72 42 72 62 60 62'))
      fill(k, '#27466f', points('60 24 67.600 24 66.400 35 67.800 44 68 52 69.200 62 60 62'))
      fill(
        k,
        grazing(k, 76.5, 70),
        points('80 24 72 28 72.800 35 71 42 71.400 50 70.600 56 71.200 62 80 62'),
      )
      const under = k.createLinearGradient(0, 53, 0, 60)
      under.addColorStop(0, 'rgba(22,38,80,0)')
      under.addColorStop(1, 'rgba(22,38,80,.86)')
      fill(k, under, points('60 53 80 53 80 61 60 61'))
    },
  )
  jungle(
    k,
    '62.800 38 63.400 34 65.600 30 69 27.600 72.600 28.600 75.400 32 76.200 38',
    [
      [0.36, 3.4, 1.5, [4.2]],
      [0.6, 4.6, 2.1, [2.4, 5.6]],
      [0.8, 1.6, 0.9, [2.2]],
    ],
    wooded(k, 77, 68),
    9,
  )
}

/** Far stacks in the haze, unlike in height and lean, lit on the side of the sun. */
export function farStacks(k) {
  const one = (body, lit, wood, outline, light, crest) => {
    fill(k, body, points(outline))
    fill(k, lit, points(light))
    jungle(k, ...crest, wood, outline.length)
  }
  const [PALE, PLIT, PWOOD] = ['#d898a4', '#f4b4a4', '#b8889c']
  // The farthest lie low and long.
  fill(
    k,
    '#f0b0a4',
    points('-60 60.2 -60 55 -48 53 -34 55.400 -20 54 -8 56 6 55 18 57 30 56.400 44 58.6 52 60.2'),
  )
  fill(
    k,
    '#f0b0a4',
    points('98 60.2 104 57.600 112 56.400 118 57 150 55.8 168 53.600 186 55 210 52 230 60.2'),
  )
  one(
    PALE,
    PLIT,
    PWOOD,
    '29 60.2 28.4 55 30 50.600 33 48.4 36.4 49.6 38 53 41 54.600 42.6 57.6 42.2 60.2',
    '35 49.2 36.4 49.6 38 53 41 54.600 42.6 57.6 42.2 60.2 40.4 60.2 40 57 37 55 36 52',
    ['28.6 54 29.6 50.4 32.800 47.600 36.400 49 38.2 52.4 40.4 54', [[0.42, 6, 1.2, [1.6, 2.6]]]],
  )
  const [FAR, FLIT, FWOOD] = ['#a0789c', '#e8908c', '#746c8c']
  one(
    FAR,
    FLIT,
    FWOOD,
    '3 60.2 2.2 54 4.400 47 4 42 7.4 37.600 12 36 16.4 37.8 18 42.6 21.4 45.8 22.4 51 25.6 54 25 60.2',
    '14 37 16.4 37.8 18 42.6 21.4 45.8 22.4 51 25.6 54 25 60.2 22.6 60.2 23 55 20 51.6 19 47 16 44',
    [
      '3.4 46.4 3.8 41.800 7.2 37.2 12 35.200 16.600 37 18.400 42 21.6 45.2',
      [
        [0.38, 4.6, 1.7, [2.6]],
        [0.6, 5.6, 2, [4.4, 2]],
        [0.8, 2.2, 0.9, []],
      ],
    ],
  )
  one(
    FAR,
    FLIT,
    FWOOD,
    '-60 60.2 -50 46 -40 40 -28 42 -18 48 -8 52 -4 60.2',
    '-22 46 -18 48 -8 52 -4 60.2 -7 60.2 -12 53',
    ['-51 47.600 -40 39.600 -28 41.200 -18 47.400', [[0.4, 14, 2.2, [3, 5, 2.4]]]],
  )
  one(
    '#5c6490',
    '#e8846c',
    '#345c70',
    '156 60.2 157.4 54 155 47 156.6 38 160 32 166 28.600 174 30 182 38 190 46 196 60.2',
    '156 60.2 157.4 54 155 47 156.6 38 160 32 161.4 31.4 159 39 158 47 160 54 159 60.2',
    [
      '155.4 43 156.4 37.400 160 31.4 166 27.800 174 29.400 182 37.400',
      [[0.5, 22, 2.6, [3, 6, 4]]],
    ],
  )
}
