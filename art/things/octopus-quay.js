import { path, points, stroke } from '../core/field.js'
import { limb } from './joints.js'
import { arm, face, hand, oval } from './near-folk.js'

// The quay of a Greek island at sunset: what hangs on the line, and those under it. The sun stands low on the right.

const GLOW = '#ffdc8c'

/** An octopus hung over the line at 0,0: head behind, eight arms down; `arms` their ends [x, y]. */
export function octopus(k, arms, [dark, mid, pale]) {
  path(k, dark, 'M-4 1C-6 -4 -3 -8.500 1 -8.500C5 -8.500 6.500 -4 4.500 1Z')
  path(
    k,
    mid,
    'M0 -8.500C1 -8.600 1.600 -8.500 2 -8.300C5.500 -7.500 6.300 -3.500 4.500 1H1C3 -2 3 -6 0 -8.500Z',
  )
  stroke(k, '#5c2038', 0.5, 'M1.400 -2.400Q2.500 -1.700 3.600 -2.500')
  for (const [x, y] of points('-2.500 -5 -0.500 -7 3.800 -5')) oval(k, pale, x, y, 0.5, 0.35)
  arms.forEach(([x, y], i) => {
    const x0 = -3.5 + (i / (arms.length - 1)) * 7
    const bend = (i % 2 ? 1 : -1) * (1.5 + (i % 3))
    const line = []
    for (let j = 0; j <= 8; j++) {
      const t = j / 8
      line.push([x0 + (x - x0) * t + Math.sin(t * 4.5 + i) * bend * t, y * t, 2.7 * (1 - t * 0.78)])
    }
    limb(k, i % 3 === 1 ? dark : mid, line)
    limb(
      k,
      i > 4 ? pale : i % 3 === 1 ? mid : pale,
      line.map(([px, py, w]) => [px + w * 0.24, py, w * 0.3]),
    )
    for (const j of [2, 3, 4, 5, 6])
      oval(k, '#fff0d0', line[j][0] + 0.2, line[j][1], line[j][2] * 0.17)
  })
}

/** The keeper of the tavern at his grill, laughing, tongs in hand; he looks right. Cut at the hip, which is at 0; 54 tall. */
export function keeper(k) {
  const [SKIN, LIT, SHADE] = ['#b87048', '#f8b06c', '#7c4040']
  const HAIR = '#3c3440'
  path(k, '#f0e8e0', 'M-17 4C-19 -10 -18 -22 -12 -27C-5 -30 5 -30 12 -27C17 -22 19 -10 18 4Z')
  path(
    k,
    '#a8a0b8',
    'M-17 4C-19 -10 -18 -22 -12 -27C-10 -28 -7.500 -28.700 -5 -29C-9 -20 -10 -8 -9 4Z',
  )
  path(k, GLOW, 'M12 -27C17 -22 19 -10 18 4H15.500C16 -10 14.500 -21 9.500 -28Z')
  // Blue apron.
  path(
    k,
    '#1c5c94',
    'M-9 -17C-4 -15.500 5 -15.500 10 -17C12.500 -10 13.500 -3 13.500 4H-12C-12 -3 -11 -10 -9 -17Z',
  )
  path(
    k,
    '#2c84b8',
    'M5 -16C7 -16.200 8.600 -16.500 10 -17C12.500 -10 13.500 -3 13.500 4H7C7.500 -4 7 -10 5 -16Z',
  )
  stroke(k, '#1c5c94', 1.4, 'M-8.500 -17L-6 -28M9.500 -17L6.500 -28')
  stroke(k, '#fff0d0', 0.5, 'M-5 -5H6V-0.500')
  path(k, SHADE, 'M-4 -33H5L6 -28C3 -25 -2.500 -25 -5.500 -28Z')
  k.save()
  k.translate(0.6, -30.5)
  k.rotate(0.08)
  face(k, {
    skin: [SKIN, LIT, SHADE],
    light: 1,
    turn: 0.5,
    shape: { w: 5.8, h: 13, jaw: 0.9, chin: 0.54, cheek: 1.05 },
    eyes: 'laugh',
    brow: HAIR,
    browWide: 1.1,
    raise: 0.4,
    nose: 'long',
    mouth: 'laugh',
    mouthWide: 2.5,
    mouthY: 0.18,
    lines: true,
    lip: '#5c2430',
  })
  path(
    k,
    HAIR,
    'M-2.500 -3.600C-1.500 -5.400 0.8 -5.400 2 -4.300C3.200 -5.400 6 -5.300 7 -3.200C8.500 -3.600 8.600 -4.500 8.400 -5C9.600 -3.500 8.500 -1.800 6.500 -2C4.500 -2.200 3.200 -2.800 2 -3.300C0.800 -2.600 -0.800 -2 -2.800 -2C-4.800 -2 -5.500 -3.500 -4.600 -5C-4.500 -4.200 -3.800 -3.600 -2.500 -3.600Z',
  )
  path(
    k,
    HAIR,
    'M-6 -5C-7.500 -9 -6 -12 -4 -13L-3.500 -9C-4.800 -8 -5 -6.500 -6 -5ZM5.800 -8.500C6.500 -10 6 -12 5 -12.800L3.600 -10.800Z',
  )
  // The fisherman's cap.
  path(
    k,
    '#24344c',
    'M-6.300 -10C-8.500 -13.500 -6 -17.500 0.500 -17.500C6.500 -17.500 9 -14.500 7 -11C3 -12.500 -3 -12 -6.300 -10Z',
  )
  path(
    k,
    '#44607c',
    'M3 -17.300C7.800 -16.700 8.700 -14 7 -11L4.500 -11.500C5.500 -13.500 5 -15.500 3 -17.300Z',
  )
  path(
    k,
    '#14202c',
    'M-6.300 -10C-3 -12 3 -12.500 7 -11L9.500 -9.400C6 -9.800 2.500 -9.800 -0.500 -9.200C-3 -8.800 -5 -9 -6.300 -10Z',
  )
  k.restore()
  // Sleeves rolled up, tongs with a curled arm of octopus.
  arm(
    k,
    ['#a8a0b8', '#f0e8e0'],
    [
      [-12, -22, 8],
      [-14, -12, 7.5],
    ],
    [0.24, -0.05],
  )
  arm(
    k,
    [SKIN, LIT],
    [
      [-14, -13, 6],
      [-8, -6, 5],
      [2, -8, 4],
    ],
    [0.16, -0.24],
  )
  hand(k, SKIN, 1.5, -8, -0.2, 'mitt', 1.25)
  arm(
    k,
    ['#f0e8e0', GLOW],
    [
      [12, -22, 8],
      [17, -15, 7.5],
    ],
    [0.24, -0.1],
  )
  arm(
    k,
    [SKIN, LIT],
    [
      [16.5, -15.5, 6],
      [22, -14, 5],
      [25, -22, 4],
    ],
    [0.22, -0.14],
  )
  stroke(k, '#8c8c9c', 0.9, 'M25 -24L30 -36M25.500 -24L33 -35')
  stroke(k, '#ffe8b0', 0.35, 'M25.600 -24.300L32.600 -34.600')
  limb(
    k,
    '#a83c3c',
    points(
      '29 -35 2.600 33 -37 2.500 35 -41 2.200 32 -44 1.700 29.500 -42.500 1.200 30.500 -40.500 0.8',
      3,
    ),
  )
  for (const [x, y] of points('31 -36.500 33.500 -38 34.600 -41 32.500 -43.300'))
    oval(k, '#ffd8a0', x, y, 0.5)
  hand(k, LIT, 24.6, -21.5, -1.25, 'fist', 1.25, 1, SHADE)
}

/** The girl who is an octopus: eight plaits in the air, arms in waves, tongue out; she looks left. Feet at 0; 34 tall. */
export function eightPlaits(k) {
  const [SKIN, LIT, SHADE] = ['#d08c60', '#ffc88c', '#945054']
  const HAIR = '#5c2c24'
  // The eight plaits fly all round her.
  const ends = points('-14 -22 -13 -31 -8 -37 -1.500 -39.500 6 -39 12 -34.500 15 -27 14 -19')
  ends.forEach(([x, y], i) => {
    const line = []
    for (let j = 0; j <= 6; j++) {
      const t = j / 6
      line.push([
        x * t + Math.sin(t * 5 + i * 1.7) * 1.4 * t,
        -24.5 + (y + 24.5) * t + Math.cos(t * 5 + i) * 1.2 * t,
        2.6 * (1 - t * 0.42),
      ])
    }
    limb(k, HAIR, line)
    for (const j of [2, 3, 4, 5])
      oval(k, i > 3 ? '#c87840' : '#8c4830', line[j][0] + 0.3, line[j][1] - 0.2, 0.6)
    oval(k, ['#f4604c', '#fcc43c', '#2c9cb0'][i % 3], line[6][0], line[6][1], 1.2)
  })
  // Legs, one foot in the air.
  arm(
    k,
    [SHADE, null],
    [
      [-2, -8, 3.8],
      [-5, -4.5, 3.2],
      [-9.5, -3.5, 2.4],
    ],
  )
  path(
    k,
    '#fff0d0',
    'M-9 -5.300L-11.500 -5.800C-12.600 -4.500 -12.600 -2.500 -11.600 -1C-10.800 -0.800 -10.300 -1.300 -10.200 -2L-8.800 -2.500Z',
  )
  arm(
    k,
    [SKIN, LIT],
    [
      [2, -8, 4],
      [3, -4, 3.4],
      [2.5, -0.8, 2.6],
    ],
    [0.24, 0],
  )
  path(k, '#fff0d0', 'M1 -1.600H4.200L4.200 1H-1.500C-2.300 0.800 -2.200 0 -1.200 -0.400Z')
  path(
    k,
    '#f4604c',
    'M-5 -17.500C-2 -19 3 -19 6 -17.500C6.500 -14 8 -10 9.500 -7.500C4 -5.500 -4 -5.500 -8.500 -7.500C-7 -10 -5.500 -14 -5 -17.500Z',
  )
  path(
    k,
    '#b8345c',
    'M-5 -17.500C-4 -18 -3 -18.300 -2 -18.400C-3.500 -14 -4 -10 -4 -6.300C-5.600 -6.600 -7.200 -7 -8.500 -7.500C-7 -10 -5.500 -14 -5 -17.500Z',
  )
  path(k, GLOW, 'M6 -17.500C6.500 -14 8 -10 9.500 -7.500L8.200 -7C6.500 -10 5.200 -14 4.800 -18Z')
  for (const [x, y] of points('-1.500 -14.500 2.500 -12 -2.500 -10 1 -8.500 4.800 -9.500'))
    oval(k, '#fff0d0', x, y, 0.7)
  // Arms in waves.
  arm(
    k,
    [SHADE, null],
    [
      [-4, -16, 3.4],
      [-8.5, -12.5, 3.2],
      [-11, -17, 2.8],
      [-15.5, -15, 2.2],
    ],
  )
  hand(k, SKIN, -15, -15.2, 2.7, 'mitt', 0.8, -1)
  arm(
    k,
    [SKIN, LIT],
    [
      [5, -16, 3.6],
      [9.5, -12, 3.2],
      [12.5, -16.5, 2.8],
      [17, -13.5, 2.2],
    ],
    [0.1, -0.26],
  )
  hand(k, LIT, 16.5, -13.8, 0.5, 'mitt', 0.8)
  path(k, SHADE, 'M-2 -20.500H2.500L3 -17.500C1.500 -16.500 -1.200 -16.500 -2.500 -17.500Z')
  k.save()
  k.translate(0, -19)
  k.rotate(-0.12)
  face(k, {
    skin: [SKIN, LIT, SHADE],
    light: 1,
    turn: -0.35,
    shape: { w: 4.9, h: 11.2, jaw: 0.9, chin: 0.46, cheek: 1.06 },
    eyes: 'wide',
    eyeSize: 1.15,
    gaze: [-0.1, 0],
    brow: HAIR,
    raise: 1,
    nose: 'button',
    mouth: 'laugh',
    mouthWide: 2.1,
    mouthY: 0.21,
    lip: '#a03444',
  })
  path(
    k,
    '#f47c88',
    'M-2.800 -1C-2.800 0.5 -1.500 1.800 -0.600 1.500C0.300 1.200 0.300 -0.200 -0.200 -1.100Z',
  )
  path(
    k,
    HAIR,
    'M-5 -4.500C-6 -9 -4 -12 0 -12C4 -12 6 -9 5 -4.500C4 -6.500 3.500 -8.500 2.500 -9.500C1 -8.600 -2.500 -8.500 -3.600 -8C-4.300 -7 -4.500 -5.600 -5 -4.500Z',
  )
  path(
    k,
    '#c87840',
    'M2 -11.700C4.800 -11 5.800 -8.500 5 -4.500C4.500 -6.500 4.200 -8.500 2 -11.700Z',
  )
  k.restore()
}

/** A grey cat upright on its hind legs, stretched, one paw as high as it goes; looks up to the left. Feet at 0; 22 tall. */
export function stretchCat(k) {
  stroke(k, '#54506c', 1.7, 'M3 -1.500C6 -1 8.500 -3 8 -6.500C7.700 -8.500 9 -9.500 10 -9')
  path(k, '#54506c', 'M-3 0C-4 -3 -3.500 -7 -2.500 -10L2.500 -10C4.500 -6 4.500 -3 4 0Z')
  path(
    k,
    '#54506c',
    'M-2.700 -9C-3 -12 -2.800 -14.500 -2 -16L2.500 -15.500C3.500 -13 3.300 -10.500 2.800 -8.500Z',
  )
  path(
    k,
    GLOW,
    'M2.500 -15.500C3.500 -13 3.300 -10.500 2.800 -8.500C4.300 -5.500 4.500 -2.800 4 0H3C3.300 -3 3 -6 1.800 -8.500C2.400 -10.500 2.500 -13 1.800 -15.600Z',
  )
  stroke(
    k,
    '#3c3854',
    0.6,
    'M-3.400 -5.500L-1 -5M-3.500 -3L-1 -2.600M-3 -8L-0.800 -7.600M-2.800 -11.500L-1 -11',
  )
  path(
    k,
    '#8c8ca4',
    'M-4.500 0.600C-5 -0.500 -4 -1.300 -2.500 -1.200L0 0.600ZM1 0.600C0.800 -0.500 1.800 -1.300 3.300 -1.200L5 0.600Z',
  )
  stroke(k, '#54506c', 2, 'M-1 -14L-3.500 -19L-4.500 -24')
  oval(k, '#fff0d0', -4.6, -24.6, 1.15, 1.3)
  stroke(k, '#54506c', 1.9, 'M1.500 -14L-1.500 -12L-5 -13.500')
  k.save()
  k.translate(0.3, -17.5)
  k.rotate(-0.35)
  path(
    k,
    '#54506c',
    'M-3.800 -1L-3.600 -5.200L-1.400 -3.600H1.200L3.400 -5.200L3.600 -1C3.600 1.500 2 3 -0.200 3C-2.400 3 -3.800 1.500 -3.800 -1Z',
  )
  path(
    k,
    '#8c8ca4',
    'M1.500 -3.800L3.400 -5.200L3.600 -1C3.600 1.500 2 3 -0.200 3C2 1.500 2.500 -1 1.500 -3.800Z',
  )
  oval(k, '#c8f08c', -1.9, -0.8, 0.9, 1)
  oval(k, '#c8f08c', 1.3, -0.8, 0.9, 1)
  oval(k, '#1c1828', -2, -1.2, 0.45, 0.8)
  oval(k, '#1c1828', 1.2, -1.2, 0.45, 0.8)
  path(k, '#f47c88', 'M-0.700 0.5H0.300L-0.200 1.1Z')
  k.restore()
}

/** A straw-seated chair, painted; feet at 0, the seat 10 high; its back on the right. */
export function chair(k) {
  stroke(
    k,
    '#1c4c7c',
    1.1,
    'M-5 0L-4.500 -10M4.500 1.500L4 -10M7.500 -1L7 -24M-1.500 -2L-1.500 -10',
  )
  stroke(k, '#3c94c8', 0.45, 'M-4.700 0L-4.200 -10M4.800 1.500L4.300 -10M7.900 -1L7.400 -24')
  stroke(k, '#1c4c7c', 1.5, 'M4.200 -12L4 -25M4 -23.500H7.200M4 -18.500H7.100M-5 -4H4.300')
  path(k, '#e8b45c', 'M-6 -10.500L-2 -12.500H7.500L5 -10.500V-9.500H-6Z')
  path(k, '#ffdc8c', 'M-2 -12.500H7.500L5 -10.500H-1Z')
}
