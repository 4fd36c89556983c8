// The boards of Times Square in the rain: walls that run to one point, pictures on them, cabs and umbrellas below.
import { fill, path, points, stroke } from '../core/field.js'
import { disc } from './profile.js'

export const [VX, VY] = [86, 46]

/** A board on the wall left or right of the street, between two columns of the picture, low and high in parts of its distance. */
function board(k, xa, xb, low, high, draw) {
  const P = (u, v) => {
    const x = xa + (xb - xa) * u
    return [x, VY - (low + (high - low) * v) * Math.abs(x - VX)]
  }
  const poly = (c, ...list) =>
    fill(
      k,
      c,
      list.map(([u, v]) => P(u, v)),
    )
  const round = (c, u, v, ru, rv = ru) =>
    poly(
      c,
      ...Array.from({ length: 22 }, (_, i) => [
        u + Math.cos(i * 0.2856) * ru,
        v + Math.sin(i * 0.2856) * rv,
      ]),
    )
  poly('#14143c', [-0.03, -0.03], [1.03, -0.03], [1.03, 1.03], [-0.03, 1.03])
  draw(poly, round)
}
const back = (poly, c) => poly(c, [0, 0], [1, 0], [1, 1], [0, 1])

const PICTURES = {
  sun: (p, o) => {
    back(p, '#ff8c5c')
    o('#ffe08c', 0.5, 0.42, 0.3, 0.26)
    p('#e83c70', [0, 0], [1, 0], [1, 0.34], [0.5, 0.42], [0, 0.34])
    p('#a42468', [0, 0], [1, 0], [1, 0.16], [0, 0.22])
  },
  lips: (p, o) => {
    back(p, '#38c8c8')
    p(
      '#e8306c',
      [0.15, 0.5],
      [0.36, 0.68],
      [0.5, 0.6],
      [0.64, 0.68],
      [0.85, 0.5],
      [0.64, 0.3],
      [0.36, 0.3],
    )
    p('#fff4e4', [0.26, 0.52], [0.5, 0.5], [0.74, 0.52], [0.5, 0.42])
    o('#ff88a4', 0.62, 0.36, 0.07, 0.03)
  },
  cup: (p, o) => {
    back(p, '#20406c')
    p('#fff0d8', [0.26, 0.1], [0.74, 0.1], [0.82, 0.58], [0.18, 0.58])
    p('#c86c4c', [0.22, 0.28], [0.78, 0.28], [0.8, 0.44], [0.2, 0.44])
    p('#fffaf0', [0.14, 0.58], [0.86, 0.58], [0.82, 0.66], [0.18, 0.66])
    o('#7cc4dc', 0.42, 0.78, 0.05, 0.07)
    o('#7cc4dc', 0.56, 0.86, 0.05, 0.07)
  },
  eye: (p, o) => {
    back(p, '#ffc83c')
    p('#fffaf0', [0.08, 0.5], [0.3, 0.74], [0.7, 0.74], [0.92, 0.5], [0.7, 0.26], [0.3, 0.26])
    o('#2c9cc0', 0.5, 0.5, 0.2, 0.22)
    o('#14143c', 0.5, 0.5, 0.1, 0.11)
    o('#fffaf0', 0.45, 0.57, 0.04)
  },
  note: (p, o) => {
    back(p, '#e83c8c')
    o('#fff0d8', 0.34, 0.24, 0.15, 0.11)
    o('#fff0d8', 0.72, 0.32, 0.15, 0.11)
    p('#fff0d8', [0.42, 0.24], [0.49, 0.24], [0.49, 0.82], [0.42, 0.78])
    p('#fff0d8', [0.8, 0.32], [0.87, 0.32], [0.87, 0.9], [0.8, 0.9])
    p('#fff0d8', [0.42, 0.78], [0.87, 0.9], [0.87, 0.74], [0.42, 0.62])
  },
  star: (p) => {
    back(p, '#3c58c8')
    const s = Array.from({ length: 10 }, (_, i) => {
      const q = i % 2 ? 0.16 : 0.4
      return [0.5 + Math.sin(i * 0.628) * q, 0.5 + Math.cos(i * 0.628) * q]
    })
    p('#ffe08c', ...s)
  },
  plane: (p) => {
    back(p, '#58c8e8')
    p('#fffaf0', [0.1, 0.5], [0.8, 0.58], [0.95, 0.5], [0.8, 0.44])
    p('#fffaf0', [0.42, 0.52], [0.26, 0.92], [0.4, 0.92], [0.66, 0.54])
    p('#d4e8f4', [0.42, 0.48], [0.3, 0.14], [0.42, 0.14], [0.66, 0.46])
    p('#e83c70', [0.1, 0.5], [0.05, 0.72], [0.16, 0.72], [0.26, 0.54])
  },
  face: (p, o) => {
    back(p, '#ff5c7c')
    o('#34184c', 0.5, 0.56, 0.36, 0.36)
    p('#34184c', [0.14, 0.5], [0.86, 0.5], [0.9, 0], [0.1, 0])
    o('#ffc8a0', 0.5, 0.5, 0.25, 0.3)
    p('#ffc8a0', [0.42, 0.3], [0.58, 0.3], [0.66, 0], [0.34, 0])
    p('#14143c', [0.24, 0.58], [0.48, 0.58], [0.46, 0.46], [0.28, 0.46])
    p('#14143c', [0.52, 0.58], [0.76, 0.58], [0.72, 0.46], [0.54, 0.46])
    p('#38c8c8', [0.29, 0.56], [0.37, 0.56], [0.33, 0.48])
    p('#d8204c', [0.4, 0.34], [0.6, 0.34], [0.5, 0.27])
  },
  ring: (p, o) => {
    back(p, '#2cb89c')
    o('#ff8cb4', 0.5, 0.5, 0.36, 0.36)
    o('#e0a060', 0.5, 0.5, 0.16, 0.16)
    o('#2cb89c', 0.5, 0.5, 0.12, 0.12)
    for (const [u, v] of points(
      '0.300 0.500 0.400 0.720 0.640 0.740 0.740 0.480 0.600 0.260 0.360 0.300',
    ))
      p('#fffaf0', [u - 0.03, v], [u + 0.02, v + 0.04], [u + 0.04, v + 0.02])
  },
  hat: (p, o) => {
    back(p, '#8c38b0')
    p('#14143c', [0.28, 0.36], [0.72, 0.36], [0.76, 0.88], [0.24, 0.88])
    p('#ff5c7c', [0.28, 0.36], [0.72, 0.36], [0.725, 0.48], [0.275, 0.48])
    o('#14143c', 0.5, 0.34, 0.42, 0.08)
    p('#fffaf0', [0.1, 0.1], [0.16, 0.06], [0.9, 0.22], [0.86, 0.26])
  },
  bars: (p) => {
    for (const [i, c] of ['#ffe08c', '#ff8c5c', '#e83c70', '#8c38b0', '#3c58c8'].entries())
      p(c, [0, i / 5], [1, i / 5], [1, (i + 1) / 5], [0, (i + 1) / 5])
  },
}

/** Walls and boards left and right, the tower with the ball at the end. */
export function boards(k) {
  path(k, '#1c6c94', 'M-6 -6H166V60H-6Z')
  path(k, '#38a0b0', 'M60 -6H112L100 46H74Z')
  path(k, '#7cc8c0', 'M72 6H102L96 46H78Z')
  // Dark walls behind the boards, stepped roofs.
  fill(k, '#182858', points('-6 -6 66 -6 66 4 70 4 70 18 75 18 75 30 80 30 80 56 -6 60'))
  fill(k, '#1c3468', points('166 -6 108 -6 108 8 103 8 103 22 98 22 98 33 93 33 93 56 166 60'))
  for (const [name, xa, xb, low, high] of [
    ['cup', 4, 30, 0.42, 0.82],
    ['eye', 6, 31, 0.12, 0.36],
    ['face', 34, 50, 0.3, 0.98],
    ['bars', 35, 50, 0.06, 0.24],
    ['star', 53, 62, 0.5, 1.05],
    ['lips', 53, 63, 0.12, 0.42],
    ['note', 65, 71, 0.2, 0.95],
    ['plane', 73, 77, 0.1, 0.7],
    ['hat', 164, 142, 0.5, 0.9],
    ['ring', 163, 141, 0.1, 0.44],
    ['sun', 138, 124, 0.36, 1],
    ['plane', 138, 124, 0.08, 0.3],
    ['note', 121, 112, 0.62, 1.2],
    ['bars', 121, 112, 0.14, 0.54],
    ['lips', 109, 103, 0.24, 0.9],
    ['star', 101, 96, 0.1, 0.8],
  ])
    board(k, xa, xb, low, high, PICTURES[name])
  // The slim tower: boards one over another, the mast, the ball under the driver's mirror.
  k.save()
  k.translate(86, 48)
  k.scale(0.86, 0.5)
  k.translate(-86, -48)
  path(k, '#14204c', 'M80 48V14H92V48Z')
  for (const [y, h, c, d] of [
    [15.5, 6.5, '#ffc83c', '#e83c70'],
    [23, 5.5, '#e83c8c', '#fff0d8'],
    [29.5, 6, '#38c8c8', '#14204c'],
    [36.5, 6, '#ff8c5c', '#ffe08c'],
  ]) {
    path(k, c, `M81 ${y}H91V${y + h}H81Z`)
    path(k, d, `M83 ${y + h - 1.2}L86 ${y + 1.2}L89 ${y + h - 1.2}Z`)
  }
  path(k, '#14204c', 'M82 14V11H90V14Z')
  k.restore()
  stroke(k, '#c4e8e8', 0.5, 'M86 30V24')
  disc(k, '#ffffff', 86, 27, 1.9)
  path(k, '#8ccce0', 'M86 25.100A1.900 1.900 0 0 1 86 28.900Z')
}

/** The wet road, with the colours of the boards drawn down into it. */
export function wetRoad(k) {
  path(k, '#20305c', `M-6 ${VY + 8}L80 ${VY + 0.5}H92L166 ${VY + 8}V72H-6Z`)
  for (const [x, w, l, c] of [
    [20, 7, 14, '#e0a83c'],
    [38, 5, 14, '#e84c7c'],
    [52, 4, 13, '#3ca8c0'],
    [63, 3, 10, '#e83c8c'],
    [74, 3, 8, '#58c8e8'],
    [98, 3, 9, '#ffe08c'],
    [108, 4, 12, '#38c8c8'],
    [120, 5, 14, '#e83c8c'],
    [134, 5, 14, '#ff8c5c'],
    [150, 7, 14, '#2cb89c'],
  ]) {
    const y = VY + 1 + Math.abs(x - VX) * 0.09
    path(
      k,
      c,
      `M${x - w * 0.5} ${y}L${x + w * 0.5} ${y}C${x + w * 0.2} ${y + l * 0.3} ${x + w * 0.8} ${y + l * 0.4} ${x + w * 0.3} ${y + l * 0.6}C${x + w * 0.7} ${y + l * 0.8} ${x} ${y + l * 0.9} ${x - w * 0.3} ${y + l}C${x - w * 0.9} ${y + l * 0.7} ${x - w * 0.1} ${y + l * 0.5} ${x - w * 0.7} ${y + l * 0.4}Z`,
    )
  }
}

/** A cab from behind; its wheels at 0, 20 wide. */
export function cabAhead(k, lamp) {
  path(k, 'rgba(10,12,44,.6)', 'M-12 0.600C-6 -0.800 6 -0.800 12 0.600C6 2.400 -6 2.400 -12 0.600Z')
  path(
    k,
    '#ff4c5c',
    'M-9 1C-8 4 -9.600 6 -8 9C-6.500 6 -6.800 4 -6 1ZM6 1C6.800 4 6.500 6 8 9C9.600 6 8 4 9 1Z',
  )
  path(k, '#0c1030', 'M-8.500 -2H-5V0.600H-8.500ZM5 -2H8.500V0.600H5Z')
  path(
    k,
    '#ffc42c',
    'M-9.600 -1.400V-6C-9.600 -7 -8 -7.600 -7 -8L-5.400 -12H5.400L7 -8C8 -7.600 9.600 -7 9.600 -6V-1.400Z',
  )
  path(k, '#ffe488', 'M-7 -8L-5.400 -12H5.400L7 -8L6 -7.600L4.600 -11H-4.600L-6 -7.600Z')
  path(k, '#1c3460', 'M-5.600 -8L-4.400 -11H4.400L5.600 -8Z')
  path(k, '#58a8c8', 'M-5 -8.200L-4 -10.700H-1.500L-2.500 -8.200Z')
  path(k, '#d8902c', 'M-9.600 -3.500H9.600V-1.400H-9.600Z')
  path(k, '#ff4c5c', 'M-9.200 -6.400H-6.200V-4.400H-9.200ZM6.200 -6.400H9.200V-4.400H6.200Z')
  path(k, '#fff4d8', 'M-2 -4.600H2V-2.800H-2Z')
  path(k, lamp ? '#fffbe0' : '#c8a468', 'M-2 -12V-13.600H2V-12Z')
}

/** Somebody under an umbrella who crosses: coat, stride and the tilt of the umbrella differ. */
export function crosser(k, coat, cloth, stride, tilt, skin, tall = 1) {
  stroke(k, '#14143c', 1, `M0 -5L${-stride} 0M0.400 -5L${stride} -0.200`)
  stroke(k, 'rgba(255,240,220,.35)', 0.4, `M${-stride - 1} 0.600H${stride + 1.5}`)
  path(k, coat, `M-1.700 -4C-1.800 -7 -1.400 -9 -0.900 ${-10 * tall}H1.100C1.600 -9 2 -7 1.800 -4Z`)
  path(k, skin, `M0.2 ${-12.4 * tall}a1.150 1.250 0 1 0 0.010 0Z`)
  k.save()
  k.translate(0.4, -11 * tall)
  k.rotate(tilt)
  stroke(k, '#14143c', 0.3, 'M0.600 3V-4')
  path(
    k,
    cloth[0],
    'M-5 -1C-4.600 -5.500 -1.500 -6.600 0.600 -6.600C2.800 -6.600 5.800 -5.500 6.200 -1C5 -1.800 3.600 -1.800 2.600 -1C1.400 -1.900 -0.400 -1.900 -1.600 -1C-2.600 -1.800 -4 -1.800 -5 -1Z',
  )
  path(
    k,
    cloth[1],
    'M0.600 -6.600C2.800 -6.600 5.800 -5.500 6.200 -1C5 -1.800 3.600 -1.800 2.600 -1C2.600 -3.400 1.800 -5.500 0.600 -6.600Z',
  )
  k.restore()
}
