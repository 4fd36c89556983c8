import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The row of the field where the quay meets the river. */
export const QUAY = 60

const box = (k, c, x, y, w, h) => {
  k.fillStyle = c
  k.fillRect(x, y, w, h)
}

/** A merchant's house of the quay: arcade with lamps, shutters above, a roof of tiles. Wall to wall with its neighbours. */
export function merchantHouse(k, { x, w, floors, colour, shutter, gable, seed }) {
  const r = random(seed)
  const foot = QUAY - 3
  const high = 7 + floors * 6.4
  const top = foot - high
  const lit = blend(colour, '#ffdf9e', 0.35)
  const dim = blend(colour, '#232c63', 0.42)
  box(k, blend(colour, '#3a3f7a', 0.22), x, top, w, high)
  box(k, lit, x, foot - 12, w, 5)
  box(k, dim, x + w - 1, top, 1, high)
  // The roof, with its ridge and the shade of its eaves.
  if (gable) {
    path(
      k,
      colour,
      `M${x} ${top}L${x + w * 0.18} ${top - 2.4}C${x + w * 0.3} ${top - 6.6} ${x + w * 0.7} ${top - 6.6} ${x + w * 0.82} ${top - 2.4}L${x + w} ${top}Z`,
    )
    path(
      k,
      '#fff0d2',
      `M${x} ${top}L${x + w * 0.18} ${top - 2.4}C${x + w * 0.3} ${top - 6.6} ${x + w * 0.7} ${top - 6.6} ${x + w * 0.82} ${top - 2.4}L${x + w} ${top}L${x + w * 0.8} ${top - 1.6}C${x + w * 0.68} ${top - 5.6} ${x + w * 0.32} ${top - 5.6} ${x + w * 0.2} ${top - 1.6}Z`,
    )
    k.fillStyle = '#ffd98c'
    k.beginPath()
    k.arc(x + w / 2, top - 2, 1, 0, 7)
    k.fill()
  } else {
    fill(
      k,
      '#8f4a44',
      points(
        `${x - 0.3} ${top} ${x + 1.2} ${top - 4.4} ${x + w - 1.2} ${top - 4.4} ${x + w + 0.3} ${top}`,
      ),
    )
    fill(
      k,
      '#6a3846',
      points(
        `${x + w * 0.6} ${top} ${x + w * 0.6} ${top - 4.4} ${x + w - 1.2} ${top - 4.4} ${x + w + 0.3} ${top}`,
      ),
    )
    for (let i = 1; i < w; i += 1.1)
      stroke(
        k,
        'rgba(50,22,50,.35)',
        0.14,
        `M${x + i} ${top}L${x + 1.2 + ((w - 2.4) * i) / w} ${top - 4.4}`,
      )
    box(k, '#b5675a', x + 1, top - 4.8, w - 2, 0.6)
  }
  box(k, '#fff0d2', x, top - 0.2, w, 0.7)
  box(k, dim, x, top + 0.5, w, 0.5)
  const bays = Math.max(2, Math.round(w / 4.6))
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < bays; i++) {
      const cx = x + (w * (i + 0.5)) / bays
      const y = top + 1.8 + f * 6.2
      box(k, '#fff0d2', cx - 1.75, y - 0.3, 3.5, 5)
      box(k, r() < 0.62 ? '#ffcf7a' : '#3d4678', cx - 0.8, y, 1.6, 4.5)
      for (const m of [-1, 1]) {
        box(k, shutter, cx + (m < 0 ? -1.55 : 0.8), y, 0.75, 4.5)
        box(k, blend(shutter, '#141a44', 0.4), cx + (m < 0 ? -1.55 : 0.8), y + 2.1, 0.75, 0.3)
      }
      box(k, '#e9d3a8', cx - 1.95, y + 4.6, 3.9, 0.4)
    }
  // The arcade: bright rooms behind pillars.
  box(k, '#7a3f34', x, foot - 7, w, 7)
  box(k, '#ffb955', x + 0.7, foot - 6.2, w - 1.4, 6.2)
  box(k, '#ffe0a0', x + 0.7, foot - 4.4, w - 1.4, 2)
  for (let i = 0; i < w / 1.5 - 1; i++)
    if (r() < 0.6)
      path(
        k,
        '#5a2f38',
        `M${x + 1 + i * 1.5} ${foot}V${foot - 2.2}a0.500 0.500 0 0 1 1 0V${foot}ZM${x + 1.5 + i * 1.5} ${foot - 3.9}a0.420 0.420 0 1 0 0.010 0Z`,
      )
  for (let i = 0; i <= bays; i++)
    box(k, blend(colour, '#fff0d2', 0.4), x + ((w - 0.9) * i) / bays, foot - 7, 0.9, 7)
  box(k, '#fff0d2', x, foot - 7.4, w, 0.6)
}

/** A glowing canopy of the terraces, like a leaf of a water lily on its stem. */
export function canopyLamp(k, x, y, q, colour) {
  stroke(k, '#e9dcf0', 0.35, `M${x} ${y}V${y - q * 1.3}`)
  path(
    k,
    colour,
    `M${x - q} ${y - q * 1.35}C${x - q * 0.6} ${y - q * 1.9} ${x + q * 0.6} ${y - q * 1.9} ${x + q} ${y - q * 1.35}C${x + q * 0.4} ${y - q * 1.2} ${x - q * 0.4} ${y - q * 1.2} ${x - q} ${y - q * 1.35}Z`,
  )
  path(
    k,
    'rgba(255,255,255,.45)',
    `M${x - q} ${y - q * 1.35}C${x - q * 0.6} ${y - q * 1.9} ${x} ${y - q * 1.9} ${x + q * 0.1} ${y - q * 1.78}C${x - q * 0.4} ${y - q * 1.6} ${x - q * 0.6} ${y - q * 1.4} ${x - q} ${y - q * 1.35}Z`,
  )
}

/** A wooden bumboat with an eyed prow to the left, lamps under its roof, its people on deck. About 60 long. */
export function riverBoat(k) {
  path(k, '#ffd27e', 'M-17 -16H23V-7H-17Z')
  const r = random(4)
  for (let i = 0; i < 9; i++) {
    const x = -14 + i * 4.3
    path(
      k,
      ['#b8465a', '#2f5f8a', '#3f3060', '#d9803a'][i % 4],
      `M${x - 1.5} -6C${x - 1.8} -10 ${x - 1} -11 ${x} -11C${x + 1} -11 ${x + 1.8} -10 ${x + 1.5} -6Z`,
    )
    path(k, '#3a2230', `M${x} -${13.6 + r() * 0.5}a1.100 1.250 0 1 0 0.010 0Z`)
  }
  stroke(k, '#5a2f2c', 0.7, 'M-17 -16V-7M-8.600 -16V-7M0 -16V-7M8.600 -16V-7M17 -16V-7M23 -16V-7')
  path(k, '#b8452f', 'M-21 -16.500C-8 -20.600 14 -20.600 27 -16.500L26 -14.800H-20Z')
  path(k, '#7f2c34', 'M4 -19.500C14 -19.300 20 -18.600 27 -16.500L26 -14.800H6Z')
  path(k, '#6f3f2c', 'M-34 -14C-24 -6 22 -5 32 -10C31 -2 26 3 20 4H-22C-29 1 -33 -6 -34 -14Z')
  path(
    k,
    '#4a2730',
    'M-30 -3C-16 1 20 1 29.500 -3.500C27.600 1 24 3.400 20 4H-22C-26 2.600 -28.600 0 -30 -3Z',
  )
  path(k, '#e0552f', 'M-34 -14C-24 -6 22 -5 32 -10L31.600 -8C21 -3 -24 -4 -33 -11Z')
  path(k, '#ffffff', 'M-27 -5.600a1.900 1.900 0 1 0 0.010 0Z')
  path(k, '#1c1c30', 'M-27.500 -4.700a0.950 0.950 0 1 0 0.010 0Z')
  for (let x = -19; x <= 25; x += 7.3)
    path(k, '#ff6a3c', `M${x} -14.600a1.400 1.600 0 1 0 0.010 0Z`)
}
