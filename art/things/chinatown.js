import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'

const SHADE = '#4f4a7a'

/**
 * A shophouse on a wall of the street between depths z0 (far) and z1 (near): the arcade below, louvred
 * windows above, tiles on top. P(side, z, y) projects; y runs from 1 (street) up to -1.6.
 */
export function shopfront(k, P, side, z0, z1, [wall, trim], seed) {
  const inShade = side < 0
  const tone = (c, d = 0) => blend(blend(c, SHADE, inShade ? 0.34 : 0), SHADE, d)
  const z = (t) => 1 / (1 / z0 + (1 / z1 - 1 / z0) * t)
  const quad = (c, t0, t1, y0, y1, out = 0) =>
    fill(k, c, [
      P(side - side * out, z(t0), y0),
      P(side - side * out, z(t1), y0),
      P(side - side * out, z(t1), y1),
      P(side - side * out, z(t0), y1),
    ])
  const top = -1.25 - (seed % 3) * 0.1
  quad(tone(wall), 0, 1, top, 1)
  // Arcade: the five-foot way in deep shade, its goods, two piers.
  quad(tone('#5a4258', 0.2), 0.06, 0.94, 0.1, 1)
  quad(tone('#ffd08a', 0.1), 0.2, 0.8, 0.28, 0.62)
  for (let i = 0; i < 5; i++)
    quad(
      tone(['#d9573f', '#3f8a7c', '#f2b63c', '#7a5aa4', '#e8e0cc'][(i + seed) % 5]),
      0.2 + i * 0.12,
      0.3 + i * 0.12,
      0.5 + (i % 2) * 0.08,
      0.95,
    )
  quad(tone(trim), 0, 0.07, 0, 1)
  quad(tone(trim, 0.2), 0.93, 1, 0, 1)
  // An awning over the way, then the sign board.
  quad(tone(seed % 2 ? '#c8403c' : '#2f7f7c'), 0.02, 0.98, -0.06, 0.14, 0.1)
  for (let i = 0; i < 5; i++)
    quad(tone('#fbeed4'), 0.04 + i * 0.2, 0.13 + i * 0.2, -0.06, 0.14, 0.105)
  quad(tone(trim), 0.16, 0.84, -0.24, -0.1)
  for (let i = 0; i < 4; i++) quad(tone('#f7d27a'), 0.24 + i * 0.15, 0.32 + i * 0.15, -0.21, -0.13)
  // Three windows with louvred shutters and fanlights of plaster.
  for (let i = 0; i < 3; i++) {
    const [a, b] = [0.1 + i * 0.29, 0.31 + i * 0.29]
    const m = (a + b) / 2
    quad(tone('#fff8ea'), a - 0.02, b + 0.02, -0.98, -0.3)
    quad(tone(trim), a, m - 0.005, -0.78, -0.34)
    quad(tone(trim, 0.22), m + 0.005, b, -0.78, -0.34)
    for (let y = -0.74; y < -0.36; y += 0.075)
      quad(tone(trim, 0.4), a + 0.01, b - 0.01, y, y + 0.02)
    quad(tone('#8fc0d0'), a, b, -0.94, -0.82)
    quad(tone(wall, 0.25), b + 0.02, b + 0.055, -0.98, -0.3)
  }
  // Cornice and roof of clay.
  quad(tone('#fff8ea'), 0, 1, top, top + 0.09)
  quad(tone(wall, 0.25), 0, 1, top + 0.09, top + 0.15)
  quad(tone('#c25a3c'), 0, 1, top - 0.2, top + 0.02, 0.03)
  for (let i = 0; i < 12; i++)
    quad(tone('#8a3434'), i / 12, i / 12 + 0.03, top - 0.2, top + 0.02, 0.03)
  quad(tone('#e08a5c'), 0, 1, top - 0.03, top + 0.02, 0.035)
  quad(tone('#fff8ea'), 0, 0.025, top - 0.26, 1)
}

/** People along the street, far ones small; each with a shadow away from the sun. */
export function strollers(k, P) {
  for (const [side, z, c, d] of [
    [0.1, 4.6, '#d9573f', '#96343c'],
    [0.34, 4, '#f2b63c', '#b0742c'],
    [-0.3, 3.7, '#3f6fa0', '#2a4470'],
    [-0.15, 3.2, '#f4ead6', '#b9a9b8'],
    [0.5, 2.9, '#4a8a5c', '#2f5a4c'],
    [-0.52, 2.5, '#c8507a', '#84305c'],
    [-0.42, 2.42, '#e8d9b4', '#a8947c'],
  ]) {
    const [x, y] = P(side, z, 1)
    const q = 1.02 / z
    path(
      k,
      'rgba(60,36,80,.4)',
      `M${x - 2 * q} ${y}l${18 * q} ${3 * q}l${-6 * q} ${1.5 * q}l${-13 * q} ${-3.5 * q}Z`,
    )
    path(
      k,
      '#3a3558',
      `M${x - 3.6 * q} ${y}l${0.3 * q} ${-14 * q}h${6.6 * q}l${0.3 * q} ${14 * q}h${-2.8 * q}l${-0.8 * q} ${-9 * q}l${-0.8 * q} ${9 * q}Z`,
    )
    path(
      k,
      d,
      `M${x - 4.2 * q} ${y - 12 * q}l${-0.6 * q} ${-12 * q}q${4.8 * q} ${-4 * q} ${9.6 * q} 0l${-0.6 * q} ${12 * q}Z`,
    )
    path(
      k,
      c,
      `M${x - 4.2 * q} ${y - 12 * q}l${-0.6 * q} ${-12 * q}q${2.4 * q} ${-2 * q} ${4.8 * q} ${-2 * q}l${-0.8 * q} ${14 * q}Z`,
    )
    path(
      k,
      '#3a2830',
      `M${x - 2.3 * q} ${y - 29 * q}a${2.3 * q} ${2.8 * q} 0 1 0 ${4.6 * q} 0a${2.3 * q} ${2.8 * q} 0 1 0 ${-4.6 * q} 0Z`,
    )
  }
}

/** The rickshaw of the old town: two travellers under the hood, the driver on his bicycle beside them. */
export function trishaw(k) {
  path(k, 'rgba(60,36,80,.45)', 'M-22 0.500C-8 -1 24 -0.500 36 2.500C22 4.500 -12 3.500 -22 0.500Z')
  const wheel = (x, q) => {
    k.strokeStyle = '#2c2540'
    k.lineWidth = 1
    k.beginPath()
    k.arc(x, -q, q, 0, 7)
    k.stroke()
    for (let i = 0; i < 6; i++)
      stroke(
        k,
        '#8a86a0',
        0.25,
        `M${x + Math.cos(i * 0.524) * q} ${-q + Math.sin(i * 0.524) * q}L${x - Math.cos(i * 0.524) * q} ${-q - Math.sin(i * 0.524) * q}`,
      )
  }
  wheel(-17, 6.4)
  // The side car: red body, hood, two passengers.
  path(
    k,
    '#8a2038',
    'M-3 -21C-2 -27.500 6 -31 14 -31C20 -31 23.500 -28 24 -23L21 -23C18 -27 8 -27 4 -21Z',
  )
  path(
    k,
    '#e0483a',
    'M-3 -21C-2 -27.500 6 -31 14 -31C17 -31 19.500 -30 21.400 -28.500C14 -29.500 6 -27 2.500 -21Z',
  )
  for (const [x, shirt, dark, skin, hair] of [
    [8, '#f6efe0', '#c3b3c0', '#e0ac86', '#7a4a2c'],
    [14.5, '#2f8a8c', '#1f5c6c', '#c08a64', '#2c2028'],
  ]) {
    path(
      k,
      shirt,
      `M${x - 3.4} -9C${x - 4} -14 ${x - 3.4} -17.500 ${x - 1.6} -18.500H${x + 1.6}C${x + 3.4} -17.500 ${x + 4} -14 ${x + 3.4} -9Z`,
    )
    path(
      k,
      dark,
      `M${x + 0.6} -9C${x + 1} -13 ${x + 0.8} -16 ${x} -18.500H${x + 1.6}C${x + 3.4} -17.500 ${x + 4} -14 ${x + 3.4} -9Z`,
    )
    path(k, skin, `M${x - 2.2} -21.500a2.200 2.600 0 1 0 4.400 0a2.200 2.600 0 1 0 -4.400 0Z`)
    path(
      k,
      hair,
      `M${x - 2.4} -21.600C${x - 2.6} -25.600 ${x + 2.6} -25.600 ${x + 2.4} -21.600C${x + 1.4} -23.400 ${x - 1} -23.600 ${x - 2.4} -21.600Z`,
    )
    stroke(k, '#8a3a3c', 0.4, `M${x - 0.9} -20.200q0.900 0.800 1.800 0`)
  }
  stroke(k, '#c08a64', 1.2, 'M17.500 -16L21 -18.500L22.500 -22.500')
  path(k, '#e0483a', 'M1 -11H22C23.500 -8 22.500 -4.500 20 -3.500H5C2.500 -4.500 1 -8 1 -11Z')
  path(k, '#a8283c', 'M13 -11H22C23.500 -8 22.500 -4.500 20 -3.500H14.500C15.500 -6 15 -9 13 -11Z')
  stroke(k, '#f7d27a', 0.7, 'M1 -10.500H22.500M3 -6.500H22')
  wheel(12, 5.4)
  // The driver, turned to the street.
  stroke(
    k,
    '#3f5f9a',
    1,
    'M-17 -6.400L-9 -13L-4 -6L-14 -7M-9 -13L-10 -17M-17 -6.400L-15.500 -16.500L-12 -17.500',
  )
  path(k, '#4a4668', 'M-10 -16L-5 -15L-5 -9.500L-6.500 -4.500L-8.500 -5L-7.500 -10L-12 -13.500Z')
  path(
    k,
    '#f2b63c',
    'M-11.500 -15.500C-12 -20 -11 -23.500 -8.500 -24.500H-6C-4.500 -23 -4.500 -19 -5 -15Z',
  )
  path(
    k,
    '#b8762c',
    'M-8 -15.200C-7.400 -18.500 -7 -22 -7.400 -24.500H-6C-4.500 -23 -4.500 -19 -5 -15Z',
  )
  stroke(k, '#b07a56', 1.3, 'M-10 -22L-13.500 -18.500L-14.500 -16.800')
  path(k, '#b07a56', 'M-9.400 -27a2.100 2.500 0 1 0 4.200 0a2.100 2.500 0 1 0 -4.200 0Z')
  path(
    k,
    '#e8d2a0',
    'M-12.500 -28C-9.500 -30 -8 -31.500 -7.300 -32.500C-6.500 -31.500 -5 -30 -2 -28C-5 -27.200 -9.500 -27.200 -12.500 -28Z',
  )
}

/** The satay man behind his brazier, a fan in one hand, skewers over the coals. */
export function satayCook(k) {
  path(k, 'rgba(40,24,70,.45)', 'M-26 0.500C-10 -1.500 20 -1.500 34 2C20 5 -14 4.500 -26 0.500Z')
  path(k, '#f0f2ee', 'M-12 -16C-13 -25 -11.500 -32 -6 -34.500H6C11 -32 12.500 -25 12 -16Z')
  path(k, '#b4aec8', 'M-12 -16C-13 -25 -11.500 -32 -6 -34.500H-2C-7 -29 -7.500 -22 -7 -16Z')
  path(k, '#3f8a7c', 'M-6.500 -14L-5.500 -28H6L7 -14Z')
  path(k, '#2c6660', 'M-6.500 -14L-5.500 -28H-2L-2.600 -14Z')
  path(k, '#c98f66', 'M-2.200 -33.500H2.200V-37.500H-2.200Z')
  path(
    k,
    '#d9a074',
    'M-4.400 -41C-4.600 -46 4.600 -46 4.400 -41C4.200 -37 2.400 -35 0 -35C-2.400 -35 -4.200 -37 -4.400 -41Z',
  )
  path(
    k,
    '#a8745c',
    'M-4.400 -41C-4.500 -43.500 -3.400 -44.800 -1.600 -45C-3 -42 -2.600 -38 -0.800 -35.100C-2.800 -35.400 -4.200 -37.400 -4.400 -41Z',
  )
  path(
    k,
    '#2c2230',
    'M-4.700 -41.500C-5.200 -47.600 5.200 -47.600 4.700 -41.500C3.400 -44 -3.400 -44 -4.700 -41.500Z',
  )
  stroke(
    k,
    '#2c2230',
    0.55,
    'M-2.800 -40.400q0.900 -0.700 1.700 0M1.100 -40.400q0.900 -0.700 1.700 0',
  )
  stroke(k, '#a8483c', 0.7, 'M-1.500 -37.300Q0.200 -36.100 1.900 -37.400')
  stroke(k, '#f0f2ee', 3.8, 'M9 -29L14 -22L18 -22.500')
  stroke(k, '#d9a074', 2.4, 'M17 -22.400L20.500 -23')
  path(
    k,
    '#e8c078',
    'M19.500 -21.500C18.500 -26 21.500 -30 26 -30.500C29 -28 29 -23.500 26 -21C23.500 -20 21 -20.500 19.500 -21.500Z',
  )
  stroke(k, '#a8743f', 0.5, 'M20.500 -21.500L26 -29.500M21 -21.300L28 -26M20.200 -21.800L23 -29')
  stroke(k, '#b4aec8', 3.8, 'M-9.500 -29L-13 -22L-10 -18.500')
  stroke(k, '#c98f66', 2.4, 'M-10.500 -19L-7.500 -17.500')
  // The brazier: coals, flames, skewers with their meat, smoke that rises.
  path(k, '#4a3a58', 'M-20 -15H22V-10H-20Z')
  path(k, '#6a5670', 'M-20 -15H22V-13.400H-20Z')
  for (let i = 0; i < 15; i++)
    path(
      k,
      ['#ff7a2c', '#ffc04a', '#e0402c'][i % 3],
      `M${-18 + i * 2.6} -15l1.200 -${1.6 + (i % 3)}l1.200 ${1.6 + (i % 3)}Z`,
    )
  for (let i = 0; i < 9; i++) {
    const x = -17 + i * 4.2
    stroke(k, '#e8c890', 0.4, `M${x} -13.500L${x + 2.6} -19.500`)
    for (let j = 0; j < 3; j++)
      path(
        k,
        j % 2 ? '#8a4428' : '#b8642f',
        `M${x + 0.3 + j * 0.7} ${-15 - j * 1.5}l1.600 -0.500l0.500 1.200l-1.600 0.600Z`,
      )
  }
  path(
    k,
    'rgba(255,250,240,.5)',
    'M-8 -20C-12 -26 -6 -30 -10 -36C-13 -41 -9 -45 -12 -50C-6 -47 -6 -41 -7 -37C-5 -31 -8 -27 -4 -20Z',
  )
  path(
    k,
    'rgba(255,250,240,.4)',
    'M15 -20C18 -25 14 -28 18 -33C21 -37 19 -41 22 -46C24 -40 24 -36 22 -32C22 -27 20 -24 19 -20Z',
  )
  // The cart with its board, peanuts and cucumbers on plates.
  path(k, '#b8443a', 'M-24 -10H26V-0.500H-24Z')
  path(k, '#8a2f3c', 'M-24 -10H-8V-0.500H-24Z')
  path(k, '#f2c874', 'M-25.500 -11H27.500V-9H-25.500Z')
  for (let i = 0; i < 3; i++) path(k, '#f7d27a', `M${-3 + i * 9} -7.500h6v5h-6Z`)
  fill(k, '#b8443a', points('-2 -5.400 2 -5.400 2 -4.600 -2 -4.600'))
  stroke(
    k,
    '#8a2f3c',
    0.6,
    'M8 -6v2.500M7 -5h3M16 -6.300q1.500 1.500 0 3M19.500 -6.300q-1.500 1.500 0 3',
  )
  path(k, '#fff6e4', 'M-22.500 -11C-22 -13 -15 -13 -14.500 -11Z')
  path(k, '#8fbf5c', 'M-21.500 -12.200C-20 -14 -17 -14 -15.500 -12.200Z')
}
