import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'

// What she sees who lies in a hammock, in points; the sun stands high on the left.

const [LIGHT, SKIN, SHADE] = ['#f4bc8c', '#d8946c', '#ac6858']

/** A bare foot from its owner's side: ankle at 0, toes up, the big toe to the left; 16 tall. */
function foot(k) {
  path(
    k,
    SKIN,
    'M-3.400 2C-3.200 -2 -4.300 -6 -4.200 -11C-3 -13.500 3 -13 4.600 -10C4.800 -6 3.200 -2 3.400 2Z',
  )
  path(
    k,
    LIGHT,
    'M-3.400 2C-3.200 -2 -4.300 -6 -4.200 -11C-3.400 -12.400 -2 -12.800 -0.600 -12.700C-1.600 -8 -1.200 -3 -1.400 2Z',
  )
  path(
    k,
    SHADE,
    'M4.600 -10C4.800 -6 3.200 -2 3.400 2H1.800C2 -2 3.200 -6 3 -11.600C3.700 -11.200 4.300 -10.700 4.600 -10Z',
  )
  for (const [x, y, rx, ry] of points(
    '4 -11 0.800 1.150 2.900 -12.300 0.950 1.350 1.400 -13.300 1.050 1.550 -0.300 -13.900 1.100 1.750 -2.700 -13.600 1.550 2.150',
    4,
  )) {
    k.beginPath()
    k.ellipse(x, y, rx, ry, 0.06, 0, 7)
    k.fillStyle = SKIN
    k.fill()
    k.beginPath()
    k.ellipse(x - rx * 0.3, y - ry * 0.1, rx * 0.6, ry * 0.8, 0.06, 0, 7)
    k.fillStyle = LIGHT
    k.fill()
    k.beginPath()
    k.ellipse(x + rx * 0.05, y - ry * 0.42, rx * 0.56, ry * 0.42, 0.06, 0, 7)
    k.fillStyle = '#f0605c'
    k.fill()
  }
  stroke(
    k,
    'rgba(150,84,80,.5)',
    0.3,
    'M-1.200 -10.800L-1 -8.600M0.800 -10.600L0.800 -8.800M2.400 -9.900L2.200 -8.400',
  )
}

/** Both shins with their feet. */
export function legs(k) {
  k.save()
  k.translate(81.6, 62)
  k.rotate(-0.2)
  k.scale(-1, 1)
  foot(k)
  k.restore()
  k.save()
  k.translate(98.2, 61.6)
  k.rotate(0.22)
  foot(k)
  k.restore()
  path(k, SKIN, 'M48 96C55 83 68 72 77.500 62.500C78 59.500 85 60 85.800 63.500C86 75 82 88 77 96Z')
  path(
    k,
    LIGHT,
    'M48 96C55 83 68 72 77.500 62.500C77.700 61.300 79 60.600 80.500 60.500C77 70 65 84 58 96Z',
  )
  path(
    k,
    SHADE,
    'M77 96C82 88 86 75 85.800 63.500C85.500 62 84 61 82.600 60.600C83.500 72 78 86 70 96Z',
  )
  path(
    k,
    SKIN,
    'M94 96C91.500 84 92 73 94 63.500C95 60 101.800 59.500 102.300 62.300C110 72 118 84 123 96Z',
  )
  path(
    k,
    LIGHT,
    'M94 96C91.500 84 92 73 94 63.500C94.400 62 95.800 61 97.300 60.600C95.500 72 97.500 86 102 96Z',
  )
  path(
    k,
    SHADE,
    'M102.300 62.300C110 72 118 84 123 96H115C111 84 103 72 99.500 60.400C101 60.500 102.100 61.200 102.300 62.300Z',
  )
}

/** The book in her left hand: a page of words, a page with a fish. */
export function book(k) {
  path(k, '#7c2c48', 'M-19 -11L0 -12.500L19 -11V13L0 14.500L-19 13Z')
  path(k, '#fff6e4', 'M-18 -11.500C-12 -14 -4 -13.500 0 -11V13C-4 10.500 -12 10 -18 12.500Z')
  path(k, '#e8dcdc', 'M18 -11.500C12 -14 4 -13.500 0 -11V13C4 10.500 12 10 18 12.500Z')
  path(k, '#d0bcc8', 'M0 -11C2 -12.200 3.600 -12.700 5 -12.900V11.100C3.600 11.400 2 12 0 13Z')
  for (let i = 0; i < 8; i++)
    stroke(
      k,
      '#b8a8b4',
      0.5,
      `M3.500 ${-8.5 + i * 2.4}Q${i === 7 ? 6.5 : 9.5} ${-10 + i * 2.4} ${i === 7 ? 10 : 15.5} ${(i === 7 ? -9.4 : -8.8) + i * 2.4}`,
    )
  path(
    k,
    '#2c9cb4',
    'M-14.500 -3C-12 -6.500 -6.500 -6.500 -4 -2.500L-1.800 -5V1L-4 -1.200C-6.500 2 -12 2 -14.500 -3Z',
  )
  path(
    k,
    '#ffc04c',
    'M-10.500 -5.300C-9.500 -3.500 -9.500 -1.500 -10.300 0.300L-8.600 0.500C-7.800 -1.500 -7.800 -3.700 -8.800 -5.500Z',
  )
  path(k, '#2a1c34', 'M-12.500 -3.700a0.500 0.500 0 1 0 0.010 0Z')
  for (let i = 0; i < 3; i++)
    stroke(
      k,
      '#c8b8bc',
      0.5,
      `M-15 ${3.5 + i * 2.2}C-11 ${2.4 + i * 2.2} -7 ${2.6 + i * 2.2} -3 ${4 + i * 2.2}`,
    )
  path(k, '#f0605c', 'M0.400 12L1 17.500L-0.400 16.400L-1.600 17.800L-1 12Z')
  // The hand under it, its thumb on the page.
  path(
    k,
    SKIN,
    'M-8 30C-9.500 23 -8 17 -5 13.500C-3.500 11 -3.500 7.500 -2 6.500C0 6 0.800 8 0.400 10.500C1.500 12.500 3 13.500 4.500 16C6.500 20 6 25 5 30Z',
  )
  path(
    k,
    LIGHT,
    'M-8 30C-9.500 23 -8 17 -5 13.500C-3.500 11 -3.500 7.500 -2 6.500C-2.400 10 -3 13.500 -4 17C-5.200 21 -5 26 -4.500 30Z',
  )
  path(
    k,
    '#ffdcc0',
    'M-1.900 7.100C-0.900 6.900 -0.400 7.800 -0.600 9C-1.300 9.400 -2 9.200 -2.300 8.700Z',
  )
}

/** A black-naped tern at rest, looking left; feet at 0, 11 tall. */
export function tern(k) {
  stroke(k, '#2a2438', 0.4, 'M-0.400 0V-1.800M0.800 0V-1.800')
  path(k, '#b4c0dc', 'M1 -6.500C4 -5.500 8 -3.500 13 0.500C8.500 -0.800 4 -1.200 0.500 -2Z')
  path(
    k,
    '#ffffff',
    'M-3.800 -6.500C-4 -8.500 -3 -10.200 -1.500 -10.400C0.300 -10.500 1.200 -9 1.200 -7.500C3.500 -6.500 6 -4.500 8.500 -2.600C5.500 -1.200 0 -0.800 -2 -2.400C-3.400 -3.600 -3.700 -5 -3.800 -6.500Z',
  )
  path(
    k,
    '#d0d8ec',
    'M0.600 -6.800C3 -6.200 6 -4.300 10.500 -1.400C7 -1.800 2.500 -2 0.200 -3.600C-0.600 -4.600 -0.400 -6 0.600 -6.800Z',
  )
  path(
    k,
    '#2a2438',
    'M-3.300 -8.700C-2 -8.900 0 -9.400 0.900 -8.700C1.500 -8 1.400 -7 1.200 -6.400C0.600 -7.400 -0.800 -8 -3.300 -8.200Z',
  )
  path(k, '#2a2438', 'M-3.500 -8.500L-7.400 -7.400L-3.400 -7.600Z')
  path(k, '#ffffff', 'M-2.200 -8.600a0.220 0.220 0 1 0 0.010 0Z')
}

/** Leaflets of a palm as a crisp shade on what lies below; from x, y along `angle`. */
export function frondShade(k, x, y, length, angle, colour) {
  const d = new Path2D()
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const to = (u, v) => [x + c * u - s * v, y + s * u + c * v]
  const poly = (...list) => {
    list.forEach((p, i) => (i ? d.lineTo(...to(...p)) : d.moveTo(...to(...p))))
    d.closePath()
  }
  poly([0, -0.5], [length, 0], [0, 0.5])
  for (let i = 1; i < 22; i++) {
    const u = (length * i) / 22
    const l = length * (0.12 + 0.24 * Math.sin(Math.PI * (0.1 + 0.85 * (i / 22))))
    poly([u - 0.9, 0], [u + l * 0.62, l], [u + 0.9, 0])
    poly([u - 0.9, 0], [u + 0.9, 0], [u + l * 0.62, -l])
  }
  k.fillStyle = colour
  k.fill(d)
}
