// A wall of old ice on Sólheimajökull with the ash of eruptions in it. Points of the field.
import { fill as flat, points, rough } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** A facet that covers its own seams. */
export function fill(k, colour, list) {
  flat(k, colour, list)
  k.strokeStyle = colour
  k.lineWidth = 0.08
  k.stroke()
}

const CREST = points(
  '-8 11.500 3 15 11 13.800 16 17.500 21 22 34 24.600 40 26 44.500 31 57 33.800 62 35.500 66 39.800 79 41.800 88 46.400 93 48 97.500 48.600 104 54.600 109 57.500 116 63.600 121 68.500 126.500 73.600',
)
/** How high the wall stands at x. */
const crest = (x) => {
  const i = Math.max(
    1,
    CREST.findIndex(([px]) => px >= x),
  )
  const [[x0, y0], [x1, y1]] = [CREST[i - 1], CREST[i]]
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}
const AGE = ['#cfe9ee', '#9ed3e8', '#66b4dc', '#3d93cb', '#2672b4', '#1d5597', '#173f79']
/** Where one year's ice ends and an older one begins: they sink to the left, as the ice was pushed up; bent where the wall turns. */
const bend = (x, j) => noise(x * 0.085 + j * 0.6, 4.5) * 3.2 + noise(x * 0.3, j * 3 + 0.5) * 0.9
const LAYERS = [20.5, 30, 39.5, 48.5, 57.5, 66].map(
  (y, j) => (x) => y + x * (0.3 - j * 0.045) + bend(x, j),
)

const FOOT = 77
const run = (line, from = -8, to = 128, step = 2) =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => [from + i * step, line(from + i * step)])

/** Younger ice above, older and bluer below, black ash between the years. */
function years(k) {
  flat(k, AGE[0], points('-8 -6 130 -6 130 80 -8 80'))
  for (const [j, line] of LAYERS.entries())
    flat(k, AGE[j + 1], [...run(line), [130, 82], [-10, 82]])
}

/** The wall is broken: long splinters turned away from the light, thin ones turned towards it. */
function splinters(k) {
  const r = random(47)
  for (let x = -10; x < 126; ) {
    const [wide, deep] = [5 + r() * 8, 0.3 + r() ** 0.7 * 0.7]
    const y = crest(Math.max(-8, x))
    const low = y + (FOOT - y) * deep
    const lean = 2 + r() * 6
    const mid = y + (low - y) * (0.35 + r() * 0.3)
    const root = x + wide * 0.2 + lean
    flat(k, 'rgba(24,78,164,.34)', [
      [x, y - 3],
      [x + wide, y + 2],
      [x + wide * 0.9 + lean * 0.6, mid],
      [root, low],
      [x + lean * 0.3, mid * 0.8 + low * 0.2],
    ])
    if (r() < 0.75)
      flat(k, 'rgba(240,252,250,.36)', [
        [x, y - 3],
        [x - 1 - r() * 2.2, y - 1],
        [x + lean * 0.3 - 1.2, mid],
        [root, low],
        [x + lean * 0.3, mid * 0.8 + low * 0.2],
      ])
    x += wide * (0.9 + r())
  }
  for (let x = -6; x < 122; x += 9 + r() * 9) {
    const top = FOOT - (FOOT - crest(x)) * (0.2 + r() * 0.4)
    const wide = 6 + r() * 7
    flat(k, 'rgba(10,30,84,.34)', [
      [x + wide * 0.5, top],
      [x + wide, (top + FOOT) / 2],
      [x + wide * 1.2, FOOT],
      [x + wide * 0.1, FOOT],
    ])
    flat(k, 'rgba(140,210,240,.26)', [
      [x + wide * 0.5, top],
      [x + wide * 0.1, FOOT],
      [x - wide * 0.25, FOOT],
      [x + wide * 0.1, (top + FOOT) / 2],
    ])
  }
  // One great crack, night in its depth.
  flat(
    k,
    '#143a7a',
    rough(
      points(
        '26 22 29.500 24 30.500 34 34 45 34.500 58 38 68 38 80 29 80 30 66 28.500 56 30 46 27.500 36',
      ),
      0.5,
      4,
    ),
  )
  flat(
    k,
    '#0c2556',
    rough(
      points('28 26 30 36 32 46 32.500 58 35.500 70 36 80 31.500 80 32 66 30.500 56 31 46 29 36'),
      0.4,
      5,
    ),
  )
  flat(
    k,
    '#86cae8',
    rough(
      points(
        '26 22 27.500 36 30 46 28.500 56 30 66 29 80 28.200 80 28.600 66 27.300 57 28.400 46 25.700 36 25 24',
      ),
      0.4,
      6,
    ),
  )
}

function ash(k) {
  for (const [j, thick, off] of [
    [0, 0.5, 0],
    [1, 1.5, 0.5],
    [1, 0.4, 3.4],
    [2, 0.7, 0],
    [3, 1.2, 0.6],
    [4, 0.5, 0],
  ]) {
    const line = (x) => LAYERS[j](x) + off
    const t = (x) => thick * (0.55 + 0.6 * Math.abs(noise(x * 0.14, j + off + 7)))
    flat(k, '#2b3158', [
      ...run((x) => line(x) - t(x)),
      ...run((x) => line(x) + t(x) * 0.7).toReversed(),
    ])
  }
}

export function wall(k) {
  k.save()
  k.beginPath()
  for (const p of [...CREST, [127.5, 76], [127, 82], [-10, 82]]) k.lineTo(...p)
  k.clip()
  years(k)
  ash(k)
  splinters(k)
  k.restore()
  // The crest in the sun, trodden a little.
  const back = CREST.map(([x, y], i) => [x + 1, y - [0.7, 1.3, 0.5, 1][i % 4]])
  fill(k, '#fff8ea', [
    ...CREST.map(([x, y], i) => [x, y + [0.5, 0.1, 0.7][i % 3]]),
    ...back.toReversed(),
  ])
}
