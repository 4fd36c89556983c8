import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

// Limestone stacks in an evening bay, in points of the field; the sea at y = 60, the sun low between them at x = 93.

const NEAR = {
  body: '#4a386f',
  deep: '#352a60',
  mid: '#604680',
  glow: '#d8705a',
  gleam: '#ffb56a',
  wood: '#25475a',
  leaf: '#3f6660',
  rim: '#ffc070',
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
 * depth: how far down; tones: rim, wood, leaf; way: where the sun is (-1 left, 1 right).
 */
function jungle(k, crest, depth, [rim, wood, leaf], way, seed, size = 1) {
  const r = random(seed)
  const line = points(crest)
  let top = `M${line[0][0]} ${line[0][1]}`
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i], line[i + 1]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dy)
    for (let t = 0; t < 1; ) {
      const step = Math.min(1 - t, ((0.7 + r() ** 2 * 3.4) * size) / long)
      const rise = Math.min(0.75 * size, step * long * (0.2 + r() * 0.24))
      const at = (u, out) => [a[0] + dx * u + (dy / long) * out, a[1] + dy * u - (dx / long) * out]
      const lean = 0.25 + r() * 0.5
      top += `Q${at(t + step * lean, rise * 1.7).join(' ')} ${at(t + step, r() * 0.4 * size).join(' ')}`
      t += step
    }
  }
  const d = `${top}${hem(line, depth, r)}Z`
  path(k, rim, d)
  k.save()
  k.clip(new Path2D(d))
  k.save()
  k.translate(-way * 0.4 * size, 0.42 * size)
  path(k, wood, d)
  // Where the light still reaches between the heads.
  k.clip(new Path2D(d))
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i], line[i + 1]]
    if (r() < 0.3) continue
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + (0.8 + r() * 0.7) * size]
    const [w, h] = [Math.abs(b[0] - a[0]) * 0.42 + 0.5 * size, (0.45 + r() * 0.35) * size]
    const slope = (b[1] - a[1]) / (b[0] - a[0] || 1)
    path(
      k,
      leaf,
      `M${x - w} ${y - w * slope + h * 0.6}Q${x - w * 0.5} ${y - w * 0.5 * slope - h * 1.3} ${x} ${y - h * 0.6}Q${x + w * 0.5} ${y + w * 0.5 * slope - h * 1.5} ${x + w} ${y + w * slope + h * 0.5}Q${x} ${y + h * 0.9} ${x - w} ${y - w * slope + h * 0.6}Z`,
    )
  }
  k.restore()
  k.restore()
}

/** The great stack on the right: its left wall glows, the rest is turned from the sun. */
export function greatStack(k) {
  const t = NEAR
  fill(
    k,
    t.body,
    points(
      '114.600 60.300 113.2 58 109.8 55.4 112 50 110.6 44 112.8 37 111 30 113.600 22 117 16 121 11.6 126 8.8 131 9.800 135 13.2 139.6 16.6 142 22 146 27.4 147 35 150.2 43 148.600 50 152 55.600 149 57.6 147.2 60.3',
    ),
  )
  // Planes that the rain has cut, each from the wood down to the sea.
  fill(
    k,
    t.mid,
    points(
      '121 14 127 12 126 26 128.600 38 126.4 50 128 60.3 119.6 60.3 121.2 48 118.8 36 121.600 24',
    ),
  )
  fill(
    k,
    t.deep,
    points(
      '136 17 142 22 146 27.4 147 35 150.2 43 148.600 50 152 55.600 149 57.6 147.2 60.3 139 60.3 140.6 50 137.6 40 139.2 28',
    ),
  )
  fill(k, t.deep, points('128.600 38 131 30 130.2 44 132.6 54 131 60.3 128 60.3 126.4 50'))
  fill(
    k,
    t.mid,
    points('143 30 145.600 36 144.800 47 146.800 56 145 60.3 143.6 60.3 144 48 142.4 39'),
  )
  // The wall that looks to the sun, broken where it turns away.
  fill(
    k,
    t.glow,
    points(
      '114.600 60.300 113.2 58 109.8 55.4 112 50 110.6 44 112.8 37 111 30 113.600 22 117 16 119.500 15 117.8 24 116 29.600 118 36 114.600 43 117.200 48 115 53.600 117.6 60.3',
    ),
  )
  fill(
    k,
    t.glow,
    points('121.2 48 122.6 40 122.800 30 124.600 41 123.2 52 124 58 122 60.3 120.600 56'),
  )
  fill(
    k,
    t.gleam,
    points(
      '112.6 58 109.8 55.4 112 50 110.6 44 112.8 37 111 30 113.600 22 116.4 17 114.600 24 112.800 30 114.200 36.8 112 44 113.2 50 111.4 55',
    ),
  )
  // What the tides have eaten: the foot stands back in its own dark.
  fill(
    k,
    '#241f4e',
    points(
      '114.4 60.400 113.2 58.400 118 57.400 126 58.500 134 57 142 58.400 149 57.2 147.4 60.400',
    ),
  )
  wood(k)
}

/** The jungle on its head hangs in tongues between the planes. */
function wood(k) {
  jungle(
    k,
    '111.400 25 112.400 20.6 115.6 15.400 119.600 10.8 124.6 7.8 129.600 8 134.4 11.2 139.4 14.800 142.400 20 146.400 25.4 147.8 32 148.6 37',
    4.6,
    [NEAR.rim, NEAR.wood, NEAR.leaf],
    -1,
    7,
    1.15,
  )
}

/** The nail: heavy above, eaten thin by the tides below. */
export function nail(k) {
  const t = NEAR
  fill(
    k,
    '#5c457c',
    points(
      '67.4 60.2 68.2 57.6 66.600 53.4 67 49 64.600 44 63.4 38.6 64.2 33.4 66.4 29.8 70 28.6 73.4 30.2 75 34 75.600 39.4 74.2 44.6 74.600 49 72.800 53.4 73 57 71.8 60.2',
    ),
  )
  fill(
    k,
    '#46376c',
    points(
      '64.2 33.4 66.4 29.8 68 29.4 66.800 36 68.2 43 67.6 50 69 56 68.600 60.2 67.4 60.2 68.2 57.6 66.600 53.4 67 49 64.600 44 63.4 38.6',
    ),
  )
  fill(
    k,
    t.glow,
    points(
      '72.4 30 73.4 30.2 75 34 75.600 39.4 74.2 44.6 74.600 49 72.800 53.4 73 57 71.8 60.2 70.800 60.2 71.6 55 70.800 50 72.4 45 71.800 39 73 34',
    ),
  )
  fill(
    k,
    t.gleam,
    points(
      '74.6 34 75 34 75.600 39.4 74.2 44.6 74.600 49 72.800 53.4 73 57 72.4 58.6 72.2 53.6 73.800 48.6 73.4 44.4 74.800 39.4',
    ),
  )
  fill(k, '#241f4e', points('67.5 59 72.1 58.8 72 60.3 67.2 60.3'))
  jungle(
    k,
    '63.2 36.400 64 32.6 66.6 29 70 27.400 73.4 29 75.400 33 75.800 37',
    3,
    [t.rim, t.wood, t.leaf],
    1,
    9,
    0.8,
  )
}

/** Far stacks in the haze, unlike in height and lean, lit on the side of the sun. */
export function farStacks(k) {
  const one = (body, lit, wood, outline, light, crown) => {
    fill(k, body, points(outline))
    fill(k, lit, points(light))
    jungle(k, ...crown, [lit, wood, wood], 1, outline.length, 0.7)
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
