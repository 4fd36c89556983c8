import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

// Limestone stacks in an evening bay, in points of the field; the sea at y = 60, the sun low between them at x = 93.

/** The colour of a wood: warm where it has the sun, at x0, and deep from x1 on. */
function wooded(k, x0, x1) {
  const g = k.createLinearGradient(x0, 0, x1, 0)
  g.addColorStop(0, '#8c7c4c')
  g.addColorStop(0.4, '#3c6858')
  g.addColorStop(1, '#1c3e54')
  return g
}

/** The lower edge of a wood that grows down a wall: ledges and tongues of unlike length, back along the crest. */
function hem(line, depth, r) {
  const middle = (line[0][0] + line.at(-1)[0]) / 2
  let d = ''
  for (let i = line.length - 1; i > 0; i--) {
    const [a, b] = [line[i], line[i - 1]]
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (depth * 0.42)))
    for (let j = 0; j < n; j++) {
      const t = (j + 0.2 + r() * 0.6) / n
      const share = (line.length - 1 - i + t) / (line.length - 1)
      const deep = depth * (0.3 + r() ** 1.8 * 1.1) * Math.min(1, share * 5, (1 - share) * 5)
      const x = a[0] + (b[0] - a[0]) * t
      d += `L${x + Math.sign(middle - x) * deep * 0.34} ${a[1] + (b[1] - a[1]) * t + deep}`
    }
  }
  return d
}

/**
 * Jungle along a crest, in one mass: heads of unlike size above, tongues that hang down over the rock below.
 * depth: how far down.
 */
function jungle(k, crest, depth, wood, seed, size = 1) {
  const r = random(seed)
  const line = points(crest)
  let top = `M${line[0][0]} ${line[0][1]}`
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i], line[i + 1]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dy)
    for (let t = 0; t < 1; ) {
      const step = Math.min(1 - t, ((0.9 + r() ** 2 * 4.2) * size) / long)
      const rise = Math.min(0.75 * size, step * long * (0.2 + r() * 0.24))
      const at = (u, out) => [a[0] + dx * u + (dy / long) * out, a[1] + dy * u - (dx / long) * out]
      const lean = 0.25 + r() * 0.5
      top += `Q${at(t + step * lean, rise * 1.7).join(' ')} ${at(t + step, t + step < 1 ? (r() ** 1.4 * 1.7 - 0.3) * size : 0).join(' ')}`
      t += step
    }
  }
  const d = `${top}${hem(line, depth, r)}Z`
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
  g.addColorStop(0, '#ffbe6c')
  g.addColorStop(0.5, '#ee8a5c')
  g.addColorStop(1, '#c8645c')
  return g
}

/** The dark notch that the tides have eaten, along the waterline from x0 to x1. */
const notch = (k, x0, x1) =>
  path(
    k,
    '#221d4a',
    `M${x0} 59.600C${x0 + (x1 - x0) * 0.25} 58.300 ${x0 + (x1 - x0) * 0.5} 59.200 ${x0 + (x1 - x0) * 0.7} 58.600C${x0 + (x1 - x0) * 0.85} 58.300 ${x1 - 1} 59 ${x1} 59.600V60.400H${x0}Z`,
  )

/** The great stack on the right: one wall glows, and behind one clean border all the rest is turned from the sun. */
export function greatStack(k) {
  rock(
    k,
    '110.600 60.300 110.800 57.800 108.800 54.500 107.800 48 108 41 109.200 34 109.800 28 112 21 116 14.500 121.500 9.500 127 6.600 133 6.200 138.500 8.400 143 13 146.500 19 149 26 151.600 33 153.400 41 155.400 48 156.400 54 156.800 57.800 156.600 60.300',
    () => {
      fill(k, '#4c3a74', points('104 0 164 0 164 64 104 64'))
      // The far side, a tone deeper.
      fill(
        k,
        '#372c62',
        points('138 4 136.500 14 138.600 25 139 35 142.400 44 142.800 52 145 64 166 64 166 4'),
      )
      fill(
        k,
        grazing(k, 108, 122),
        points(
          '104 4 122 6 119.600 15 119.400 23 117.200 31 117.400 39 119.800 45 119.600 52 122.400 58 122 64 104 64',
        ),
      )
      // Where the lit wall has a fold of its own.
      path(
        k,
        '#c06a5c',
        'M112.600 33C113.600 40 112.800 45 114.400 51C115.200 54.500 116.600 57 116.800 61H112.400C112.600 57 111.400 54 111.200 50C111 44 112.200 39 112.600 33Z',
      )
      notch(k, 106, 160)
    },
  )
  jungle(
    k,
    '110.400 25 112 19.600 115.800 13.600 121 8.600 127 5.600 133 5.200 138.600 7.400 143.200 12.200 146.800 18.400 148.600 25 151 31',
    5.4,
    wooded(k, 109, 132),
    7,
    1.2,
  )
}

/** The nail: heavy above, eaten thin by the tides below. */
export function nail(k) {
  rock(
    k,
    '67.200 60.300 67.800 57 66.600 53 67.200 48.600 65 44.400 63.200 39 63.600 34 65.600 30.400 69 28.400 72.600 29.200 75.200 32.400 76 37.600 74.800 43 74.900 48 73.300 52.600 73.500 57 72.600 60.300',
    () => {
      fill(k, '#54407c', points('60 26 80 26 80 62 60 62'))
      fill(k, '#41346c', points('60 26 67.600 26 66.400 35 67.800 44 68 52 69.200 62 60 62'))
      fill(
        k,
        grazing(k, 76.5, 70),
        points('80 26 72 28 72.800 35 71 42 71.400 50 70.600 56 71.200 62 80 62'),
      )
      notch(k, 64, 76)
    },
  )
  jungle(
    k,
    '62.800 36.400 63.600 32.6 66 29.400 69.400 27.600 73 28.600 75.600 32.400 76.200 37',
    3.2,
    wooded(k, 77, 66),
    9,
    0.8,
  )
}

/** Far stacks in the haze, unlike in height and lean, lit on the side of the sun. */
export function farStacks(k) {
  const one = (body, lit, wood, outline, light, crown) => {
    fill(k, body, points(outline))
    fill(k, lit, points(light))
    jungle(k, ...crown, wood, outline.length, 0.7)
  }
  const [PALE, PLIT, PWOOD] = ['#e0a08c', '#f8bf92', '#c78f8a']
  // The farthest lie low and long.
  fill(
    k,
    '#eeb394',
    points('-60 60.2 -60 55 -48 53 -34 55.400 -20 54 -8 56 6 55 18 57 30 56.400 44 58.6 52 60.2'),
  )
  fill(
    k,
    '#eeb394',
    points('98 60.2 104 57.600 112 56.400 118 57 150 55.8 168 53.600 186 55 210 52 230 60.2'),
  )
  one(
    PALE,
    PLIT,
    PWOOD,
    '29 60.2 28.4 55 30 50.600 33 48.4 36.4 49.6 38 53 41 54.600 42.6 57.6 42.2 60.2',
    '35 49.2 36.4 49.6 38 53 41 54.600 42.6 57.6 42.2 60.2 40.4 60.2 40 57 37 55 36 52',
    ['28.6 54 29.6 50.4 32.800 47.600 36.400 49 38.2 52.4 40.4 54', 1.7],
  )
  const [FAR, FLIT, FWOOD] = ['#b87a84', '#e99a78', '#8f6a7c']
  one(
    FAR,
    FLIT,
    FWOOD,
    '3 60.2 2.2 54 4.400 47 4 42 7.4 37.600 12 36 16.4 37.8 18 42.6 21.4 45.8 22.4 51 25.6 54 25 60.2',
    '14 37 16.4 37.8 18 42.6 21.4 45.8 22.4 51 25.6 54 25 60.2 22.6 60.2 23 55 20 51.6 19 47 16 44',
    ['3.4 46.4 3.8 41.800 7.2 37.2 12 35.200 16.600 37 18.400 42 21.6 45.2', 2.6],
  )
  one(
    FAR,
    FLIT,
    FWOOD,
    '-60 60.2 -50 46 -40 40 -28 42 -18 48 -8 52 -4 60.2',
    '-22 46 -18 48 -8 52 -4 60.2 -7 60.2 -12 53',
    ['-51 47.600 -40 39.600 -28 41.200 -18 47.400', 2.6],
  )
  one(
    '#7d5a82',
    '#e08a6c',
    '#4d5068',
    '156 60.2 157.4 54 155 47 156.6 38 160 32 166 28.600 174 30 182 38 190 46 196 60.2',
    '156 60.2 157.4 54 155 47 156.6 38 160 32 161.4 31.4 159 39 158 47 160 54 159 60.2',
    ['155.4 43 156.4 37.400 160 31.4 166 27.800 174 29.400 182 37.400', 3.4],
  )
}
