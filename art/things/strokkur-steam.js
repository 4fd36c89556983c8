// The steam that the wind takes from Strokkur: swells that grow as they drift, in the sun from the left. Points of the field.
import { points } from '../core/field.js'

/** Parts of the plume, the farther first: heaps as x, y, radius; tones from the shade to the sun. */
const PARTS = [
  {
    tones: ['#5d8396', '#7fa0aa', '#9fb8b8'],
    heaps:
      '96 45 3.500 99 38 5 104 31 6.500 111 27 7.500 119 23 8 128 21 9 139 19 10 150 14 11 162 9 13 133 12 9 146 5 10 121 15 8',
  },
  {
    tones: ['#86a8b0', '#b9cbc6', '#e6e6d2'],
    heaps:
      '92 48 2.800 94 40 4.200 98 32 5.500 102 25 6 109 20 6.800 117 15 7 126 11 7.600 136 8 8.500 147 3 9.500 158 -2 11 106 27 5',
  },
  {
    tones: ['#b4c8c4', '#e2e4d2', '#fdf6e0'],
    heaps:
      '90.500 51 2.200 91 45 3 92.500 38 3.800 95 30.500 4.600 99 24 5 104 18.500 5.400 112 14 5 119.500 10.500 4.400 95.500 35 3',
  },
]

function heap(k, x, y, r, lean) {
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2
    const q = r * (1 + 0.07 * Math.sin(a * 3 + x + lean) + 0.03 * Math.sin(a * 5 + y))
    const p = [x + Math.cos(a) * q * 1.08, y + Math.sin(a) * q * 0.94]
    if (i) k.lineTo(...p)
    else k.moveTo(...p)
  }
  k.closePath()
}

/** All heaps of a part run together, and the light lies on them as one shape. */
export function steam(k) {
  for (const { tones, heaps } of PARTS) {
    const list = points(heaps, 3)
    const all = (dx, dy, size, lean) => {
      k.beginPath()
      for (const [x, y, r] of list) heap(k, x + dx * r, y + dy * r, r * size, lean)
    }
    k.save()
    all(0, 0, 1, 0)
    k.clip()
    k.fillStyle = tones[0]
    k.fillRect(60, -20, 120, 100)
    all(-0.26, -0.22, 0.94, 1)
    k.fillStyle = tones[1]
    k.fill()
    all(-0.5, -0.42, 0.86, 2)
    k.fillStyle = tones[2]
    k.fill()
    k.restore()
  }
}
