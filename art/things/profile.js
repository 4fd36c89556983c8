// What people seen from the side have in common.
import { path, stroke } from '../core/field.js'

export const disc = (k, c, x, y, rx, ry = rx) => {
  k.fillStyle = c
  k.beginPath()
  k.ellipse(x, y, rx, ry, 0, 0, 7)
  k.fill()
}

/** A face in profile, looking left, its middle at 0; five high. */
export function face(k, { skin, shade, mouth = 'smile' }) {
  path(
    k,
    shade,
    'M-1 1.500L2 1C1.900 2.600 2.100 3.400 2.600 3.900C1.600 5.300 -0.400 5.200 -1.300 4C-0.900 3.300 -0.800 2.400 -1 1.500Z',
  )
  path(
    k,
    skin,
    'M-2.400 -0.700C-2.700 -3.500 2.600 -3.700 2.800 -0.500C2.900 1.200 2 2.500 0.900 2.800C-0.200 3.100 -1.300 3.100 -1.900 2.700C-2.400 2.300 -2.400 1.700 -2.300 1.200C-2.300 0.900 -3.200 0.900 -3.200 0.450C-3.200 0.100 -2.500 -0.200 -2.400 -0.700Z',
  )
  path(k, shade, 'M1.300 -0.300a0.650 0.850 0 1 0 0.010 0Z')
  disc(k, '#2c1830', -1.45, -0.35, 0.33, 0.42)
  stroke(k, '#4c2834', 0.3, 'M-2.100 -1.400Q-1.500 -1.800 -0.800 -1.400')
  if (mouth === 'smile') stroke(k, '#8c3044', 0.35, 'M-2.200 1.500Q-1.600 2.100 -0.900 1.600')
  else path(k, '#8c2840', 'M-2.350 1.100L-0.900 1.200C-0.900 2.200 -1.500 2.500 -2.200 2.200Z')
}

/** A hand with a finger that points along dx, dy and a thumb. */
export const hand = (k, c, x, y, dx, dy) => {
  disc(k, c, x, y, 0.75)
  stroke(
    k,
    c,
    0.5,
    `M${x} ${y}l${dx} ${dy}M${x} ${y}l${dx * 0.4 + dy * 0.5} ${dy * 0.4 - dx * 0.5}`,
  )
}
