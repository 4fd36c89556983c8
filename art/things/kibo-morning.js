// Kibo from the south in the first sun: wide concave flanks, a flat crown with hanging glaciers, Mawenzi to the east.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough } from '../core/field.js'
import { polygon } from '../core/shape.js'
import { closed } from './curves.js'

const OUTLINE = points(
  '-30 57 -12 54.500 8 50.500 26 45.500 42 39.500 56 32.500 64 27.600 70 23.600 73.500 21.600 79 20.400 85 20.800 91 19.800 96 20.600 99.500 22.400 105 26.400 112 31 121 36.600 129 40.600 136 42.600 141 41.600 146 38.600 148.500 35 150 35.800 151.500 32.200 153.200 34.600 155 33.800 157 38 161 42 168 46.500 178 50 190 53',
)

const curve = (text) => closed(points(text), 0.4)
// One side away from the sun, one in it: their border runs down from the crown, swings once, and spreads.
const SUNNY = curve(
  '89 10 90.500 20 93 24.500 91.500 29 96.500 34 96 39 102.500 44.500 108 52 118 60 210 70 210 10',
)
// The great barranco of the sunny side, a rib of the other that keeps a little light.
const GULLY = curve(
  '104 25.400 109.500 31.500 115 36 117 41 127 47.500 142 57 120 57 113 48.500 109.500 42 109 36.500 105.500 31',
)
const RIB = curve(
  '73.500 21 71.500 27.500 63 35 59.500 41 43 50.500 24 58 50 58 61 48.500 67.500 42.500 70.500 35.500 74.500 29',
)

function flanks(k, [, deep, lit, bright]) {
  path(k, deep, RIB)
  path(k, bright, SUNNY)
  path(k, lit, GULLY)
}

/** tones: body, shade, deep, lit, bright of the rock; the same of the snow. */
export function kiboMorning(k, rock, snow) {
  const whole = new Path2D(polygon([...rough(OUTLINE, 0.25, 4), [190, 70], [-30, 70]]))
  k.save()
  k.clip(whole)
  // tones: shade, the rib in it, the gully in the light, the light.
  const paint = (tones, foot) => {
    const g = k.createLinearGradient(0, 20, 0, 57)
    g.addColorStop(0, tones[1])
    g.addColorStop(1, foot)
    k.fillStyle = g
    k.fillRect(-40, 0, 240, 80)
    flanks(k, tones.slice(1))
  }
  paint(rock, rock[0])
  // Mawenzi: teeth of rock, their western faces and the slope below still in shade.
  const west = k.createLinearGradient(0, 32, 0, 56)
  west.addColorStop(0, rock[1])
  west.addColorStop(1, rock[0])
  k.fillStyle = west
  for (const d of [
    '132 43 141 41.6 146 38.6 148.500 35 150 35.800 150.200 39 151 42 148.500 46 151 50.500 150 57 124 57 127 48',
    '150 35.800 151.500 32.200 152 35.500 151.200 38.500 152.400 41.500 150.600 42 149.400 38.500',
  ])
    fill(k, west, points(d))
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
  paint(snow, snow[1])
  k.restore()
  k.restore()
}
