import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// The castle of Himeji, the White Heron, in a low sun from the left.

/** A roof round a storey: front slope in the light, side slope in the shade, white under its eaves. */
export function roof(k, y, e, t, rise) {
  const [m, n] = [e * 0.46, t * 0.46]
  path(k, '#a8b4d8', `M${-e + 2.4} ${y}H${e - 2.4}V${y + 1.5}H${-e + 2.4}Z`)
  path(
    k,
    '#6c80a8',
    `M${-e} ${y - 1}Q${-e + 1.8} ${y + 0.2} ${-e + 4} ${y}H${m}L${n} ${y - rise}H${-t}Q${-e + 2.4} ${y - rise * 0.3} ${-e} ${y - 1}Z`,
  )
  path(
    k,
    '#36426e',
    `M${m} ${y}H${e - 4}Q${e - 1.8} ${y + 0.2} ${e} ${y - 1}Q${e - 2.4} ${y - rise * 0.3} ${t} ${y - rise}H${n}Z`,
  )
  for (let i = 1; i < 9; i++) {
    const q = i / 9
    stroke(
      k,
      '#93a2c0',
      0.22,
      `M${-t + (t + n) * q} ${y - rise + 0.3}L${-e + 3 + (e - 3 + m) * q} ${y - 0.4}`,
    )
  }
  stroke(k, '#ffffff', 0.6, `M${-e} ${y - 0.8}Q${-e + 1.8} ${y + 0.4} ${-e + 4} ${y + 0.2}H${m}`)
  stroke(k, '#bcc4e0', 0.6, `M${m} ${y + 0.2}H${e - 4}Q${e - 1.8} ${y + 0.4} ${e} ${y - 0.8}`)
}

/** A storey: white front, blue side, its row of barred windows. */
export function storey(k, foot, top, half, bays) {
  const m = half * 0.46
  path(k, '#fff6e0', `M${-half} ${foot}V${top}H${m}V${foot}Z`)
  path(k, '#8c9cc8', `M${m} ${foot}V${top}H${half}V${foot}Z`)
  const y = foot + (top - foot) * 0.66
  for (let i = 0; i < bays; i++) {
    const x = -half + ((half + m) * (i + 0.5)) / bays - 0.75
    path(k, '#4c5478', `M${x} ${y}h1.500v1.900h-1.500Z`)
    stroke(k, '#fff6e0', 0.22, `M${x + 0.5} ${y}v1.900M${x + 1} ${y}v1.900`)
  }
  path(k, '#6c78a4', `M${m + (half - m) * 0.4} ${y}h1.300v1.900h-1.300Z`)
}

/** A pointed gable on a roof, or a rounded one. */
function gable(k, x, y, half, rise, round = false) {
  const line = (q) =>
    round
      ? `M${x - half * q} ${y}C${x - half * q * 0.5} ${y} ${x - half * q * 0.6} ${y - rise * q} ${x} ${y - rise * q}C${x + half * q * 0.6} ${y - rise * q} ${x + half * q * 0.5} ${y} ${x + half * q} ${y}Z`
      : `M${x - half * q} ${y}Q${x - half * q * 0.4} ${y - rise * q * 0.4} ${x} ${y - rise * q}Q${x + half * q * 0.4} ${y - rise * q * 0.4} ${x + half * q} ${y}Z`
  path(k, '#36426e', line(1.18))
  path(
    k,
    '#8c9abc',
    `M${x - half * 1.18} ${y}Q${x - half * 0.47} ${y - rise * 0.47} ${x} ${y - rise * 1.18}V${y}Z`,
  )
  path(k, '#fff6e0', line(0.84))
  path(k, '#5c6890', line(0.46))
}

/** The keep of Himeji: five roofs outside, 46 m with its curved base. Foot at 0, the base's middle at 0. */
export function keep(k) {
  path(k, '#c4b8a4', 'M-21.500 0Q-17.500 -5 -15.500 -15H7L10 0Z')
  path(k, '#86809c', 'M7 -15H15.500Q17.500 -5 21.500 0H10Z')
  const r = random(6)
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 8; i++) {
      const y = -1.3 - row * 2.4
      const half = 19.5 - row * 0.75
      const x = -half + i * (half + 6) * 0.125 + (row % 2) * 1.4
      if (r() < 0.82)
        fill(k, r() < 0.5 ? '#a89c94' : '#dcd0b8', [
          [x, y],
          [x + 0.2, y - 1.8],
          [x + 2.2, y - 1.9],
          [x + 2.5, y - 0.1],
        ])
    }
  storey(k, -14.8, -20, 14.6, 7)
  roof(k, -19.8, 17.4, 13.6, 2.8)
  storey(k, -22.4, -26, 13.6, 6)
  roof(k, -25.6, 16.4, 11, 3.6)
  gable(k, -3.8, -25.2, 4.4, 3, true)
  storey(k, -29, -32.6, 11, 5)
  roof(k, -32.2, 13.6, 8.8, 3)
  gable(k, -7, -31.8, 2.9, 3.4)
  gable(k, 0.6, -31.8, 2.9, 3.4)
  storey(k, -35, -38, 8.8, 4)
  roof(k, -37.6, 11.2, 7.2, 2.6)
  gable(k, -2.4, -37.3, 3, 2, true)
  storey(k, -40, -43.6, 7.2, 4)
  // The uppermost roof: hipped, with a gable to the side and a dolphin at each end.
  roof(k, -43.2, 10, 6.4, 2.4)
  path(k, '#6c80a8', 'M-6.400 -45.500L-5.600 -49H4.600L3 -45.500Z')
  path(k, '#36426e', 'M3 -45.500L4.600 -49L6.600 -45.500Z')
  path(k, '#e8ecf8', 'M3.900 -45.700L4.700 -47.600L5.800 -45.700Z')
  stroke(k, '#e8ecf4', 0.7, 'M-5.600 -49.100H4.600')
  path(
    k,
    '#3c4870',
    'M-6 -49C-6.800 -50.200 -6.600 -51.800 -5.400 -52.400C-5.800 -51.200 -5 -50.200 -4.600 -49ZM5 -49C5.800 -50.200 5.600 -51.800 4.400 -52.400C4.800 -51.200 4 -50.200 3.600 -49Z',
  )
}

/** The small keep to the west and the passage that joins it. */
export function wing(k) {
  path(k, '#c4b8a4', 'M-47 1Q-44.500 -3 -43.500 -9H-14L-16 1Z')
  path(
    k,
    '#a89c94',
    'M-41 -2h3v-2h-3ZM-33 -5h3v-2h-3ZM-36 -1h3v-1.800h-3ZM-27 -3h3v-2h-3ZM-40 -6h2.600v-1.800h-2.600ZM-37 -3.200h2.600v-1.700h-2.600ZM-29 -0.800h3v-1.700h-3ZM-22 -5.500h3v-1.800h-3ZM-44 -0.600h2.600v-1.700h-2.600ZM-21 -1.600h2.800v-1.800h-2.800Z',
  )
  path(k, '#e4e6f4', 'M-32 -9V-15H-12V-9Z')
  path(
    k,
    '#4c5478',
    'M-27 -13h1.400v1.800h-1.400ZM-23 -13h1.400v1.800h-1.400ZM-19 -13h1.400v1.800h-1.400Z',
  )
  path(k, '#66769c', 'M-34 -14.600L-32 -18H-13V-14.600Z')
  stroke(k, '#ffffff', 0.6, 'M-34 -14.300H-14')
  k.save()
  k.translate(-36, 0)
  storey(k, -8.8, -14, 7.6, 4)
  roof(k, -13.8, 9.6, 6, 2.6)
  storey(k, -16.2, -19.6, 6, 3)
  roof(k, -19.4, 8, 4.6, 2.4)
  gable(k, -1.2, -19, 2.6, 2.6)
  storey(k, -21.5, -24.6, 4.8, 3)
  roof(k, -24.4, 7, 4.2, 2)
  path(k, '#6c80a8', 'M-4.200 -26.200L-3.600 -28.600H3L2 -26.200Z')
  path(k, '#36426e', 'M2 -26.200L3 -28.600L4.400 -26.200Z')
  stroke(k, '#e8ecf4', 0.6, 'M-3.600 -28.700H3')
  k.restore()
}
