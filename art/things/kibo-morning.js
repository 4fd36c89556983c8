// Kibo from the south in the first sun: wide concave flanks, a flat crown with hanging glaciers, Mawenzi to the east.
import { Path2D } from '@napi-rs/canvas'
import { fill, points, rough } from '../core/field.js'
import { polygon } from '../core/shape.js'

const OUTLINE = points(
  '-30 57 -12 54.500 8 50.500 26 45.500 42 39.500 56 32.500 64 27.600 70 23.600 73.500 21.600 79 20.400 85 20.800 91 19.800 96 20.600 99.500 22.400 105 26.400 112 31 121 36.600 129 40.600 136 42.600 141 41.600 146 38.600 148.500 35 150 35.800 151.500 32.200 153.200 34.600 155 33.800 157 38 161 42 168 46.500 178 50 190 53',
)

/** Crests that run down from the crown: where they start, where they end, how they swing. */
const CRESTS = [
  [66, 26, -4, 55, 1.5],
  [71, 23.5, 22, 55, -2],
  [76, 21.5, 44, 55, 2.4],
  [82, 21, 66, 55, -2],
  [88, 20.6, 84, 55, 2.6],
  [93.5, 20.4, 104, 55, -2.4],
  [98, 21.6, 126, 55, 2],
  [103, 25, 146, 55, -1.5],
]

const crest = ([x0, y0, x1, y1, swing], n = 7) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    // Steep under the crown, flat at the foot, as the whole mountain.
    const y = y0 + (y1 - y0) * (1 - (1 - t) ** 1.35)
    return [x0 + (x1 - x0) * t ** 1.25 + Math.sin(t * 7 + x0) * swing * t * (1.3 - t), y]
  })

/** How wide a flank is along its crest: it opens below the crown and runs out before the foot. */
const swell = (t, from, to) =>
  Math.sin(Math.PI * Math.max(0, Math.min(1, (t - from) / (to - from)))) ** 0.8

/** Flanks beside the crests, the western ones away from the sun, the eastern ones bright; each begins and ends elsewhere. */
function flanks(k, [shade, deep, lit, bright]) {
  const lines = CRESTS.map((c) => crest(c, 12))
  const side = (i, way, share, from, to, colour) => {
    const line = lines[i]
    const next = lines[i + way] ?? line.map(([x, y]) => [x + way * 26, y])
    const out = line.map(([x, y], j) => {
      const t = j / 12
      return [
        x + (next[j][0] - x) * share * swell(t, from, to) * (0.8 + 0.2 * Math.sin(j * 2.1 + i)),
        y,
      ]
    })
    fill(k, colour, [...line, ...out.reverse()])
  }
  // The whole western shoulder lies in shade.
  fill(k, shade, [...lines[1], [-40, 70], [-40, 20], [60, 20]])
  side(0, 1, 0.5, 0, 0.9, deep)
  side(2, -1, 0.66, -0.3, 0.8, shade)
  side(3, -1, 0.5, 0.1, 0.95, deep)
  side(3, 1, 0.42, -0.2, 0.62, lit)
  side(4, -1, 0.4, 0.3, 1.05, shade)
  side(5, -1, 0.62, -0.25, 0.72, shade)
  side(5, 1, 0.55, -0.1, 0.9, bright)
  side(6, -1, 0.4, 0.1, 0.86, deep)
  side(6, 1, 0.7, -0.2, 0.98, bright)
  side(7, -1, 0.34, -0.1, 0.7, shade)
  side(7, 1, 0.9, -0.3, 0.9, lit)
  side(2, 1, 0.3, 0.42, 1, lit)
  side(4, 1, 0.4, 0.5, 1.02, lit)
}

/** tones: body, shade, deep, lit, bright of the rock; the same of the snow. */
export function kiboMorning(k, rock, snow) {
  const whole = new Path2D(polygon([...rough(OUTLINE, 0.25, 4), [190, 70], [-30, 70]]))
  k.save()
  k.clip(whole)
  const paint = ([body, ...rest]) => {
    k.fillStyle = body
    k.fillRect(-40, 0, 240, 80)
    flanks(k, rest)
  }
  paint(rock)
  // Mawenzi: teeth of rock, their eastern faces in the sun.
  fill(k, rock[1], points('130 41 141 41 146 38.600 148.500 35 150 35.800 150 43 144 46 136 47'))
  for (const d of [
    '148.500 35 149.600 35.600 149.400 39 151 43 147.800 42',
    '151.500 32.200 153.200 34.600 152.800 38 155.600 44 152 43 150.600 38',
    '155 33.800 157 38 161 42 168 46.500 178 50 160 50 157.400 44 155 39',
  ])
    fill(k, rock[4], points(d))
  // Snow lies on the crown and hangs down between the crests.
  k.save()
  k.clip(
    new Path2D(
      polygon(
        rough(
          points(
            '60 16 64 27.800 67.500 27 69 29.600 71.600 27.400 73.400 31 75.600 27.800 77.800 28.800 79.800 34.600 82.200 29.200 84.600 30.600 86 36.400 88.600 31.800 90.600 29 93 31.600 94.600 35 96.400 28.600 98.400 27 100.400 29.600 102 26.400 104.600 27 107 16',
          ),
          0.35,
          9,
        ),
      ),
    ),
  )
  paint(snow)
  k.restore()
  k.restore()
}
