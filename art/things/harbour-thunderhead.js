// A thunderhead that draws away over the harbour, the low sun on its left side. Points of the field, opaque tones only.
import { fill, points, rough } from '../core/field.js'

/** Three towers, the farther first: heaps as x, y, radius; their tones from the shade to the sun. */
const TOWERS = [
  {
    tones: ['#6c86a8', '#b4a8b8'],
    heaps:
      '52 26 7 46 33 9 60 31 7 67 38 8 56 41 11 72 47 8 44 47 12 63 52 9 80 53 5.500 54 36 9 62 44 9 52 52 8',
  },
  {
    tones: ['#98a0b4', '#f0ccb0'],
    heaps: '30 35.500 6.500 37 39 7.500 26 43 7 35 48 10 46 50 9 21 51 6 55 53 7 29 55 8 40 55 8',
  },
  {
    tones: ['#c8b0b0', '#ffe6c0'],
    heaps:
      '12 50 5 18.500 48.500 5.500 7 54 5 15 54.500 7 25 53.500 6 1 56.500 4 33 56 4.500 42 57 3.500',
  },
]
const BASE = 58.4

/** A heap that is rounder above than below, a little askew. */
function heap(k, x, y, r, lean) {
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2
    const q = r * (1 + 0.06 * Math.sin(a * 3 + x + lean) + 0.03 * Math.sin(a * 5 + y))
    const p = [x + Math.cos(a) * q * 1.1, y + Math.sin(a) * q * 0.92]
    if (i) k.lineTo(...p)
    else k.moveTo(...p)
  }
  k.closePath()
}

/** One tower: all its heaps run together; the light lies on all of them from the left as one shape. */
function tower(k, { tones, heaps }) {
  const list = points(heaps, 3)
  const all = (dx, dy, size, lean) => {
    k.beginPath()
    for (const [x, y, r] of list) heap(k, x + dx * r, y + dy * r, r * size, lean)
  }
  k.save()
  all(0, 0, 1, 0)
  k.clip()
  k.fillStyle = tones[0]
  k.fillRect(-20, 0, 150, 80)
  // The light is a form of its own, not the same one moved: other swellings, deep bays between them.
  all(-0.4, -0.2, 0.84, 2.6)
  k.fillStyle = tones[1]
  k.fill()
  k.restore()
}

export function thunderhead(k) {
  k.save()
  k.beginPath()
  for (const p of rough(
    points(
      '-6 0 120 0 120 57.200 96 57 84 57.400 78 58 70 57.700 58 58.600 44 58 30 58.700 18 58.200 6 58.600 -6 58.300',
    ),
    0.2,
    4,
  ))
    k.lineTo(...p)
  k.clip()
  for (const t of TOWERS) tower(k, t)
  // The flat foot lies in its own shade.
  fill(
    k,
    '#587498',
    rough(
      points(
        '-6 57.600 10 57 22 56.300 34 55.600 48 55.800 62 54 74 54.800 80 55.800 84 57 83 60 -6 60',
      ),
      0.25,
      9,
    ),
  )
  k.restore()
}
