import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The Plaza de Armas from a balcony, in metres: across, away, up; the eye 7 above the stones, the horizon at 54. */
export const P = (X, Z, Y = 0) => [80 + (X * 100) / Z, 54 - ((Y - 7) * 100) / Z]
export const metre = (Z) => 100 / Z
const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

const [LIT, MID, SHADE, DEEP, GLEAM] = ['#ffc48c', '#dc8c6c', '#94547c', '#50305c', '#ffe0ac']

/** A bell tower of the Compañía, its foot at x: the plain shaft, the storey of bells between columns, the small dome. */
function tower(k, x) {
  const p = (c, d) => path(k, c, d)
  const block = (a, y0, y1) => {
    p(MID, `M${x - a} ${-y0}V${-y1}H${x + a}V${-y0}Z`)
    p(SHADE, `M${x - a} ${-y0}V${-y1}H${x - a * 0.52}V${-y0}Z`)
    p(LIT, `M${x + a * 0.1} ${-y0}V${-y1}H${x + a}V${-y0}Z`)
  }
  const band = (a, y, h = 0.8) => {
    p(GLEAM, `M${x - a * 0.4} ${-y}H${x + a}V${-y - h}H${x - a * 0.4}Z`)
    p(MID, `M${x - a} ${-y}H${x - a * 0.4}V${-y - h}H${x - a}Z`)
    p(DEEP, `M${x - a + 0.3} ${-y + 0.5}H${x + a - 0.3}V${-y}H${x - a + 0.3}Z`)
  }
  block(4.3, 0, 21)
  for (const y of [3.4, 6.8, 10.2, 13.6, 17])
    stroke(k, 'rgba(148,84,104,.5)', 0.14, `M${x - 4.3} ${-y}H${x + 4.3}`)
  for (const y of [8.2, 15])
    p(DEEP, `M${x - 0.8} ${-y}V${-y - 2.4}A0.800 0.800 0 0 1 ${x + 0.8} ${-y - 2.4}V${-y}Z`)
  band(4.9, 0.6, 1)
  band(5, 20.6)
  block(3.9, 21.4, 30)
  for (const u of [-2.4, 0, 2.4])
    p(DEEP, `M${x + u - 0.85} -22.600V-27.400A0.850 0.850 0 0 1 ${x + u + 0.85} -27.400V-22.600Z`)
  p('#e8b44c', `M${x - 0.5} -24.800L${x - 0.3} -26.600H${x + 0.3}L${x + 0.5} -24.800Z`)
  for (const u of [-3.6, -1.2, 1.2, 3.6]) {
    p(u < 0 ? MID : GLEAM, `M${x + u - 0.32} -22V-29H${x + u + 0.32}V-22Z`)
    p(SHADE, `M${x + u - 0.32} -22V-29H${x + u - 0.1}V-22Z`)
  }
  p(MID, `M${x - 2} -30.600A2 2 0 0 1 ${x + 2} -30.600Z`)
  band(4.9, 29.6, 0.9)
  for (const u of [-3.9, 3.9]) {
    p(
      u < 0 ? SHADE : LIT,
      `M${x + u - 0.6} -30.400L${x + u - 0.4} -32.200L${x + u} -33.600L${x + u + 0.4} -32.200L${x + u + 0.6} -30.400Z`,
    )
  }
  p(
    SHADE,
    `M${x - 3.1} -30.400C${x - 3.3} -33.600 ${x - 1.6} -35.800 ${x} -36C${x + 1.6} -35.800 ${x + 3.3} -33.600 ${x + 3.1} -30.400Z`,
  )
  p(
    MID,
    `M${x - 1.6} -30.400C${x - 1.7} -33.600 ${x - 0.8} -35.800 ${x} -36C${x + 1.6} -35.800 ${x + 3.3} -33.600 ${x + 3.1} -30.400Z`,
  )
  p(
    LIT,
    `M${x + 0.3} -30.400C${x + 0.4} -33.600 ${x + 0.3} -35.600 ${x} -36C${x + 1.6} -35.800 ${x + 3.3} -33.600 ${x + 3.1} -30.400Z`,
  )
  p(MID, `M${x - 0.6} -35.800V-37.400H${x + 0.6}V-35.800Z`)
  stroke(k, DEEP, 0.24, `M${x} -37.400V-39.800M${x - 0.7} -39H${x + 0.7}`)
}

/** The Compañía: two towers, the dome behind, the carved front under its three-lobed cornice. Feet at 0, in metres. */
export function compania(k) {
  const p = (c, d) => path(k, c, d)
  // Nave and dome on its drum.
  p(SHADE, 'M-9 0V-25H9V0Z')
  p(MID, 'M-6.400 -24V-30H6.400V-24Z')
  p(LIT, 'M0.600 -24V-30H6.400V-24Z')
  p(SHADE, 'M-6.400 -24V-30H-3.400V-24Z')
  for (const x of [-4.4, -1.6, 1.4, 4.2])
    p(DEEP, `M${x - 0.5} -25.600V-28A0.500 0.500 0 0 1 ${x + 0.5} -28V-25.600Z`)
  p(GLEAM, 'M-1 -30H7V-30.800H-1Z')
  p(MID, 'M-7 -30H-1V-30.800H-7Z')
  p(
    '#8c5070',
    'M-6.400 -30.800C-6.200 -35.400 -3.400 -38 0 -38.200C3.400 -38 6.200 -35.400 6.400 -30.800Z',
  )
  p(
    '#c46c60',
    'M-3.400 -30.800C-3.200 -35.400 -1.600 -38 0 -38.200C3.400 -38 6.200 -35.400 6.400 -30.800Z',
  )
  p(
    '#f09c74',
    'M1 -30.800C1.200 -35 0.800 -37.600 0 -38.200C3.400 -38 6.200 -35.400 6.400 -30.800Z',
  )
  p(MID, 'M-1.100 -38V-40.400H1.100V-38Z')
  p(LIT, 'M0.100 -38V-40.400H1.100V-38Z')
  p(SHADE, 'M-1.400 -40.400A1.400 1.500 0 0 1 1.400 -40.400Z')
  stroke(k, DEEP, 0.26, 'M0 -41.800V-44M-0.800 -43.300H0.800')
  // The front between the towers, deep in its frame.
  p(MID, 'M-6.800 0V-23H6.800V0Z')
  p(SHADE, 'M-6.800 0V-23H-5.200V0Z')
  p(
    DEEP,
    'M-5.200 -20.500C-5.200 -23.400 -3.600 -25.200 0 -25.400C3.600 -25.200 5.600 -23.400 5.600 -20.500V0H-5.200Z',
  )
  p(
    '#c8785c',
    'M-4.600 -20.500C-4.600 -22.800 -3.200 -24.400 0 -24.600C3.200 -24.400 5.600 -22.800 5.600 -20.500V0H-4.600Z',
  )
  p(LIT, 'M1.200 -24.500C3.600 -24.200 5.600 -22.800 5.600 -20.500V0H3V-20Z')
  // Three storeys of paired columns, niches, the big window, the door.
  for (const [y, h] of points('0.600 7.400 8.800 6 15.600 4.600')) {
    for (const x of [-4, -2.8, 2.8, 4]) {
      p(x < 0 ? SHADE : DEEP, `M${x - 0.5} ${-y}V${-y - h}H${x - 0.1}V${-y}Z`)
      p(x < 0 ? MID : GLEAM, `M${x - 0.1} ${-y}V${-y - h}H${x + 0.45}V${-y}Z`)
    }
    p(GLEAM, `M-4.800 ${-y - h}H5.200V${-y - h - 0.6}H-4.800Z`)
    p(SHADE, `M-4.800 ${-y - h + 0.4}H5.200V${-y - h}H-4.800Z`)
  }
  p(DEEP, 'M-2 0V-5A2 2 0 0 1 2 -5V0Z')
  p('#7c4438', 'M-1.600 0V-4.600A1.600 1.600 0 0 1 1.600 -4.600V0Z')
  stroke(k, DEEP, 0.16, 'M0 0V-6')
  p(DEEP, 'M-1.500 -9.400V-12.600A1.500 1.500 0 0 1 1.500 -12.600V-9.400Z')
  p('#ffd888', 'M-1.100 -9.800V-12.600A1.100 1.100 0 0 1 1.100 -12.600V-9.800Z')
  p(DEEP, 'M-1.200 -16.200V-18.600A1.200 1.200 0 0 1 1.200 -18.600V-16.200Z')
  p(GLEAM, 'M-0.400 -16.200V-18.400L0 -19L0.400 -18.400V-16.200Z')
  p(GLEAM, 'M-1 -21.600a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z')
  // The cornice in three lobes.
  stroke(
    k,
    SHADE,
    1.5,
    'M-6.600 -22.200H-5C-4.600 -24.800 -2.600 -26.200 0 -26.200C2.600 -26.200 4.600 -24.800 5 -22.200H6.600',
  )
  stroke(
    k,
    GLEAM,
    0.8,
    'M-6.600 -22.500H-5C-4.600 -25.100 -2.600 -26.500 0 -26.500C2.600 -26.500 4.600 -25.100 5 -22.500H6.600',
  )
  tower(k, -10.8)
  tower(k, 10.8)
  // The steps.
  for (const [a, y] of points('16 0 17 0.500 18 1')) {
    p(GLEAM, `M${-a} ${y}H${a}V${y + 0.22}H${-a}Z`)
    p('#c88474', `M${-a} ${y + 0.22}H${a}V${y + 0.5}H${-a}Z`)
  }
}

/** Houses along the far side, from X = a to b at Z: arches below, balconies of blue wood above, a roof of tiles. */
export function arcade(k, a, b, Z, seed, tones = ['#fff0d8', '#d8b0b0', '#f4dcc4']) {
  const r = random(seed)
  quad(k, tones[2], [a, Z, 0], [b, Z, 0], [b, Z, 8.6], [a, Z, 8.6])
  const n = Math.round((b - a) / 4.2)
  const m = metre(Z)
  for (let i = 0; i < n; i++) {
    const x = a + ((i + 0.5) / n) * (b - a)
    const [l, y] = P(x - 1.5, Z, 0)
    const [, t] = P(x, Z, 2.5)
    path(k, '#744868', `M${l} ${y}V${t}A${1.5 * m} ${1.4 * m} 0 0 1 ${l + 3 * m} ${t}V${y}Z`)
    path(
      k,
      tones[1],
      `M${l} ${y}V${t}A${1.5 * m} ${1.4 * m} 0 0 1 ${l + 1.5 * m} ${t - 1.4 * m}A${1.1 * m} ${1.2 * m} 0 0 0 ${l + 0.5 * m} ${t}V${y}Z`,
    )
    const blue = ['#3c7cac', '#2c6c94', '#3c8c84', '#6c5c54'][Math.floor(r() * 4)]
    if (r() < 0.8) {
      quad(k, blue, [x - 1.5, Z, 4.7], [x + 1.5, Z, 4.7], [x + 1.5, Z, 7.8], [x - 1.5, Z, 7.8])
      quad(
        k,
        r() < 0.3 ? '#ffd48c' : '#34385c',
        [x - 1.1, Z, 5.9],
        [x - 0.15, Z, 5.9],
        [x - 0.15, Z, 7.5],
        [x - 1.1, Z, 7.5],
      )
      quad(
        k,
        r() < 0.3 ? '#ffd48c' : '#34385c',
        [x + 0.15, Z, 5.9],
        [x + 1.1, Z, 5.9],
        [x + 1.1, Z, 7.5],
        [x + 0.15, Z, 7.5],
      )
      quad(k, '#2c4468', [x - 1.7, Z, 4.4], [x + 1.7, Z, 4.4], [x + 1.7, Z, 4.7], [x - 1.7, Z, 4.7])
    }
  }
  quad(k, tones[1], [a, Z, 4], [b, Z, 4], [b, Z, 4.3], [a, Z, 4.3])
  quad(k, '#c4644c', [a - 0.6, Z, 8.4], [b + 0.6, Z, 8.4], [b, Z, 11.6], [a, Z, 11.6])
  quad(k, '#e8845c', [a, Z, 10.4], [b, Z, 10.4], [b, Z, 11.6], [a, Z, 11.6])
  quad(k, '#7c3c50', [a - 0.6, Z, 8.2], [b + 0.6, Z, 8.2], [b + 0.6, Z, 8.6], [a - 0.6, Z, 8.6])
}

/** Small houses that climb a hill between two lines. */
export function hillside(k, list, seed) {
  const r = random(seed)
  for (const [x, y, q] of list) {
    const w = q * (1 + r() * 0.9)
    const h = q * (0.8 + r() * 0.5)
    const wall = ['#c894a0', '#b484a0', '#dcac9c'][Math.floor(r() * 3)]
    fill(k, wall, [
      [x, y],
      [x, y - h],
      [x + w, y - h],
      [x + w, y],
    ])
    fill(k, '#c06458', [
      [x - q * 0.15, y - h],
      [x + q * 0.25, y - h - q * 0.5],
      [x + w - q * 0.2, y - h - q * 0.5],
      [x + w + q * 0.15, y - h],
    ])
    if (r() < 0.5)
      fill(k, r() < 0.5 ? '#ffd890' : '#74508c', [
        [x + w * 0.4, y - h * 0.25],
        [x + w * 0.4, y - h * 0.7],
        [x + w * 0.65, y - h * 0.7],
        [x + w * 0.65, y - h * 0.25],
      ])
  }
}

/** The fountain of the square with the gilded Inca, at X, Z. */
export function fountain(k, X, Z) {
  const [x, y] = P(X, Z)
  at(k, x, y, metre(Z) * 0.66, (c) => {
    c.fillStyle = 'rgba(84,44,92,.5)'
    c.beginPath()
    c.ellipse(-2.2, 0.2, 5.6, 0.7, 0, 0, 7)
    c.fill()
    for (const [a, top, lip] of points(
      '4.400 -0.800 0.700 1.900 -2.700 0.400 1.200 -4.100 0.300',
      3,
    )) {
      path(c, '#8c647c', `M${-a * 0.3} ${top + 1.7}L${-a} ${top}H${a}L${a * 0.3} ${top + 1.7}Z`)
      path(c, '#d8a888', `M${a * 0.1} ${top + 1.7}L${a * 0.2} ${top}H${a}L${a * 0.3} ${top + 1.7}Z`)
      c.fillStyle = '#b4dcd8'
      c.beginPath()
      c.ellipse(0, top, a, lip * 0.5, 0, 0, 7)
      c.fill()
    }
    path(
      c,
      '#8c647c',
      'M-4.400 -0.800L-4.100 0.200Q0 1 4.100 0.200L4.400 -0.800Q0 -0.200 -4.400 -0.800Z',
    )
    path(
      c,
      '#d8a888',
      'M0.600 -0.500V0.580Q2.600 0.540 4.100 0.200L4.400 -0.800Q2.400 -0.500 0.600 -0.500Z',
    )
    // The Inca points the way.
    path(
      c,
      '#c8843c',
      'M-0.700 -4.200L-0.600 -6.200C-0.700 -7.200 -0.400 -7.600 0 -7.600C0.500 -7.600 0.700 -7.200 0.600 -6.200L0.800 -4.200Z',
    )
    path(
      c,
      '#ffd868',
      'M0.050 -4.200V-7.600C0.500 -7.600 0.700 -7.200 0.600 -6.200L0.800 -4.200ZM-0.300 -8a0.360 0.400 0 1 0 0.720 0a0.360 0.400 0 1 0 -0.720 0ZM0.400 -7.300L2.100 -8L2.200 -7.700L0.600 -6.800Z',
    )
    path(
      c,
      '#e8a44c',
      'M-0.800 -8.300L-0.100 -9.600L0.700 -8.300ZM-0.600 -7L-1.400 -5.600L-1.200 -3.600L-0.900 -5.400Z',
    )
  })
}
