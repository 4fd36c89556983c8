import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { face, hand } from './living-faces.js'

// Farrashih, the thin bread of the Bedouin: a guest looks through it, a camel has the other end, the baker laughs. The low sun stands on the right.

const INK = '#2c1830'
const disc = (x, y, rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** The camel's neck and head from the left; its lips at 0. */
export function nibblingCamel(k) {
  const [fur, lit, shade, deep] = ['#c4804c', '#f8c484', '#8c4c48', '#5c2c44']
  // Neck from below left, throat in shade.
  path(
    k,
    shade,
    'M-74 64C-66 44 -58 30 -48 16C-46 6 -42 -6 -34 -10L-16 2C-22 10 -28 16 -30 26C-34 42 -40 56 -42 72H-78Z',
  )
  path(
    k,
    fur,
    'M-30 26C-34 42 -40 56 -42 72H-58C-52 50 -48 30 -40 14C-36 6 -30 2 -24 4L-16 2C-22 10 -28 16 -30 26Z',
  )
  path(
    k,
    lit,
    'M-30 26C-34 42 -40 56 -42 72H-47C-43 54 -38 38 -34 24C-31 16 -26 10 -20 6L-16 2C-22 10 -28 16 -30 26Z',
  )
  // Mane of the nape and crown.
  path(
    k,
    deep,
    'M-74 64C-66 44 -58 30 -48 16C-46 6 -42 -6 -34 -10L-30 -6C-38 -2 -40 8 -43 18C-50 32 -60 48 -66 68Z',
  )
  // Ears.
  path(
    k,
    deep,
    'M-35 -7C-40 -8 -43.500 -11.500 -43.500 -15C-39 -16.500 -34.500 -13.500 -32 -9.500Z',
  )
  path(
    k,
    fur,
    'M-31.500 -9C-34.500 -12 -35 -17 -32.500 -19.500C-28.500 -18 -27 -14 -27.500 -10.500Z',
  )
  path(
    k,
    '#e0a090',
    'M-31 -11C-32.500 -13.500 -32.800 -16 -32 -17.600C-30 -16 -29 -13.500 -29.200 -11.500Z',
  )
  // Head: brow, long muzzle, lips that reach for the bread.
  path(
    k,
    fur,
    'M-38 4C-40 -5 -34 -12 -25 -12C-19 -12 -15 -9 -11 -6C-5 -4 1 -4 3 -1C4.500 2 3 5 0 5.500C-2 9 -7 11 -11 9.500C-17 13 -24 14 -30 13C-34 12 -37 9 -38 4Z',
  )
  path(
    k,
    shade,
    'M-38 4C-37 9 -34 12 -30 13C-24 14 -17 13 -11 9.500C-16 9 -20 7 -24 8C-30 9 -35 7 -38 4Z',
  )
  path(
    k,
    lit,
    'M-25 -12C-19 -12 -15 -9 -11 -6C-5 -4 1 -4 3 -1C0 -2 -4 -1 -8 -2C-14 -4 -18 -8 -25 -12Z',
  )
  path(k, lit, 'M-2 4.500C-3 7.500 -7 9.500 -11 8.500C-9 7 -6 6 -5 4Z')
  stroke(k, deep, 0.7, 'M3 1.500C-2 3.500 -8 3 -12 5.500M0.500 -1.500Q-1.500 -2.200 -2 -0.500')
  path(k, deep, 'M-1 -2.500C0 -3.300 1.600 -3 2 -2C1 -1.600 -0.300 -1.600 -1 -2.500Z')
  // The eye, its lashes, a look of perfect innocence.
  path(k, '#fffaf0', disc(-23.5, -3, 3.3, 3.2))
  path(k, INK, disc(-22.2, -2.8, 2.1, 2.3))
  path(k, '#ffffff', disc(-21.5, -3.8, 0.65))
  path(
    k,
    '#a4644c',
    'M-27.300 -3.200C-27.500 -8 -19.800 -8.200 -19.800 -3.200C-22 -4.300 -25 -4.300 -27.300 -3.200Z',
  )
  stroke(
    k,
    INK,
    0.5,
    'M-27.300 -3.200C-25 -4.300 -22 -4.300 -19.800 -3.200M-19.900 -3.600L-17.600 -3.600M-20.200 -4.800L-18 -5.800M-21.200 -6L-19.600 -7.700',
  )
  // Halter of red wool with tassels.
  stroke(k, '#d8343c', 1.5, 'M-13 -7C-15 -1 -15 5 -12.500 9.300M-14.500 0C-22 3 -29 4 -36 2')
  for (const [x, y, c] of [
    [-36, 4, '#f8c040'],
    [-14.5, 2, '#1c8c8c'],
    [-12.5, 11, '#f8c040'],
  ]) {
    path(k, c, disc(x, y, 1.6))
    path(
      k,
      '#d8343c',
      `M${x - 1.3} ${y + 1}L${x - 2} ${y + 6.5}L${x} ${y + 5.5}L${x + 2} ${y + 6.5}L${x + 1.3} ${y + 1}Z`,
    )
  }
}

/** A sheet of bread, 34 wide, its middle at 0; two holes to look through and one to laugh, its left corner drawn out to the camel. */
const SHEET =
  'M-25 -7C-20 -9.500 -17 -13 -12 -15C-4 -18.500 8 -18 14 -12C19 -7 19.500 2 17.500 8C16 14 10 18 3 18.500C-4 20 -11 17 -14.500 12C-18 7 -18 2 -19 -1C-21 -3 -24 -4 -25 -7Z'
const HOLES = `${disc(-4.6, -4, 3.3, 2.9)}${disc(5.2, -4, 3.2, 2.9)}M-5.500 1C-2 2.800 3 2.800 6.500 0.500C6 6 3 7.800 0.500 7.800C-2.500 7.800 -5 6 -5.500 1Z`
export function breadMask(k) {
  k.save()
  k.fillStyle = '#f8dca4'
  k.fill(new Path2D(SHEET + HOLES), 'evenodd')
  k.clip(new Path2D(SHEET + HOLES), 'evenodd')
  path(k, '#d8a468', 'M-26 -10V20H-2C-10 14 -14 4 -12 -8C-11 -12 -9 -16 -6 -19Z')
  path(k, '#fff0c8', 'M10 -18C15 -12 16 0 13 10C11 14 9 17 6 20H24V-18Z')
  for (const [x, y, q] of points(
    '-9 -10 1.800 0 -12 1.400 9 -9 1.600 12 4 2 -10 6 1.600 -9 9 1.300 8 13 1.500 -6 14 1.400 0 -8 0.900 14 -3 1 -14 -3 1.200 3 15.500 0.900',
    3,
  ))
    path(k, '#b87444', disc(x, y, q, q * 0.8))
  k.restore()
  stroke(
    k,
    '#b87444',
    0.45,
    'M-8 -4a3.300 2.900 0 1 0 6.600 0M2 -4a3.200 2.900 0 1 0 6.400 0M-5.500 1C-5 6 -2.500 7.800 0.500 7.800C3 7.800 6 6 6.500 0.500',
  )
}

/** The guest, cross-legged on the mat: curls, a striped shirt; the bread goes before his face. Chin at 0. */
export function breadGuest(k) {
  const [skin, lit, shade] = ['#e89870', '#ffc898', '#a05460']
  path(k, 'rgba(84,28,60,.46)', 'M-46 40C-30 36 10 35 26 38C18 43 -34 45 -46 40Z')
  path(
    k,
    '#1c6c7c',
    'M-6 1C-13 3 -15 8 -15 15C-15 22 -13 28 -12 31H13C15 24 16 16 15 12C14 6 11 3 5 1Z',
  )
  path(k, '#38a4a4', 'M3 1.500C10 2.500 14 6 15 12C16 16 15 24 13 31H5C8 22 8 10 3 1.500Z')
  k.save()
  k.clip(
    new Path2D('M-6 1C-13 3 -15 8 -15 15C-15 22 -13 28 -12 31H13C15 24 16 16 15 12C14 6 11 3 5 1Z'),
  )
  for (const y of [8, 14, 20, 26])
    path(
      k,
      'rgba(255,240,208,.85)',
      `M-16 ${y}Q0 ${y + 2.5} 17 ${y - 0.5}V${y + 1.6}Q0 ${y + 4.5} -16 ${y + 2}Z`,
    )
  k.restore()
  // Legs crossed.
  path(k, '#5c4c3c', 'M-13 27C-20 29 -25 33 -25 37C-20 41 -4 41 6 39L12 30Z')
  path(k, '#a88c64', 'M13 27C20 28 26 32 26 37C20 41 4 42 -6 40C-8 37 -4 34 2 33Z')
  path(k, '#d4b888', 'M13 27C20 28 26 32 26 37L22 38.700C20 34 15 31 9 30Z')
  path(k, shade, 'M-25 36C-29 36 -31 38 -31 40C-28 42 -22 42 -19 40.500Z')
  path(k, skin, 'M26 36C29 35.500 32 37.500 32 40C29 42 23 42.500 20 41Z')
  // Head behind the bread: curls above, ears.
  k.save()
  k.translate(0.3, 0.4)
  k.scale(2.2, 2.2)
  face(k, {
    skin: [skin, lit, shade],
    shape: 'round',
    light: 1,
    eyes: 'open',
    look: [-0.9, 0],
    smile: 'laugh',
    brows: null,
  })
  k.restore()
  for (const [x, y, q] of points(
    '-7.500 -22 3.400 -3 -25.500 3.800 3.500 -26 3.900 8.500 -22.500 3.400 0 -22 3.600 12 -18 2.600',
    3,
  )) {
    path(k, '#6c2c2c', disc(x, y, q))
    stroke(
      k,
      '#b85c3c',
      0.6,
      `M${x} ${y - q * 0.55}A${q * 0.6} ${q * 0.6} 0 0 1 ${x + q * 0.55} ${y + q * 0.1}`,
    )
  }
}

/** The guest's arms and hands, drawn over the bread that he holds. */
export function breadArms(k) {
  const [skin, lit, shade] = ['#e89870', '#ffc898', '#a05460']
  limb(
    k,
    '#14545c',
    bent([
      [-12, 8, 7],
      [-21, 14, 6],
    ]),
  )
  limb(
    k,
    shade,
    bent([
      [-21, 14, 4.8],
      [-26, 8, 4.2],
      [-16, -1, 3],
    ]),
  )
  hand(k, -16, -1, -0.5, 1.5, [shade, INK], 'grip', 1)
  limb(
    k,
    '#38a4a4',
    bent([
      [13, 8, 7],
      [22, 13, 6],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [22, 13, 4.8],
      [27, 6, 4.2],
      [18, -2, 3],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [23.5, 12, 1.7],
      [27.5, 6, 1.7],
      [19.5, -2, 1.2],
    ]),
  )
  hand(k, 18.5, -1.8, -2.6, 1.5, [lit, shade], 'grip', -1)
}

/** The baker on his heels: white headcloth, moustache, the next sheet over his forearms; he slaps his knee with laughter. Chin at 0. */
export function breadBaker(k) {
  const [skin, lit, shade] = ['#985438', '#e49458', '#5c2c3c']
  path(k, 'rgba(84,28,60,.46)', 'M-40 42C-26 37.500 6 37 22 40C14 45 -30 47 -40 42Z')
  // Robe.
  path(
    k,
    '#5c6c9c',
    'M-6 1C-14 4 -17 10 -17 18C-19 26 -22 34 -24 41C-10 44 10 44 21 41C20 30 18 14 13 6C10 3 7 2 5 1Z',
  )
  path(
    k,
    '#a4b4d8',
    'M4 1C10 2 13 5 15 11C18 22 20 32 21 41C16 42.400 10 43 4 43.300C10 30 10 14 4 1Z',
  )
  path(k, '#48547c', 'M-24 41C-16 36 -6 34 2 35C6 38 8 41 8 43.200C-4 43.800 -16 43.300 -24 41Z')
  stroke(k, '#48547c', 0.7, 'M-10 14C-8 22 -10 30 -14 36M10 12C12 20 13 28 12 38')
  // Arms hold the thin sheet like washing.
  limb(
    k,
    '#5c6c9c',
    bent([
      [-12, 10, 8],
      [-20, 20, 7],
      [-28, 16, 5.5],
    ]),
  )
  hand(k, -28.5, 15.5, 3.3, 1.5, [skin, shade], 'flat', -1)
  path(
    k,
    '#d8a468',
    'M-34 15C-26 12.500 -14 13 -4 15C-3 21 -4 28 -7 33C-9 30 -11 31 -13 34C-15 30 -18 31 -20 34.500C-23 31 -26 31.500 -29 33C-33 28 -35 21 -34 15Z',
  )
  path(
    k,
    '#f8dca4',
    'M-34 15C-26 12.500 -14 13 -4 15C-3 21 -4 28 -7 33C-8 30 -10 26 -12 18C-18 17 -28 16 -34 15Z',
  )
  path(
    k,
    '#fff0c8',
    'M-34 15C-26 12.500 -14 13 -4 15C-3.700 17 -3.600 19 -3.700 21C-10 17.500 -24 15.500 -34 15Z',
  )
  for (const [x, y, q] of points(
    '-27 20 1.500 -20 25 1.700 -14 21 1.300 -9 20 1.100 -24 28 1.200 -15 29 1.100',
    3,
  ))
    path(k, '#b87444', disc(x, y, q, q * 0.8))
  limb(
    k,
    '#a4b4d8',
    bent([
      [12, 9, 8],
      [17, 19, 7],
      [1, 18, 5.5],
    ]),
  )
  limb(
    k,
    '#d0dcf0',
    bent([
      [14.5, 9, 2],
      [18.5, 18, 2],
      [4, 16, 1.6],
    ]),
  )
  hand(k, 0, 17.5, 3, 1.6, [skin, shade], 'flat', 1)
  path(k, shade, 'M-3 -3H3L4 2C2 4.500 -2 4.500 -4 2Z')
  k.save()
  k.rotate(0.14)
  k.scale(1.35, 1.35)
  // Headcloth behind the shoulders.
  path(
    k,
    '#b8a8b8',
    'M-5 -6C-9 -4 -10 2 -9 8C-6 9 -3 7 -2 4L-3 -3ZM5 -6C9 -4 10.500 2 9.500 9C6 9.500 3.500 7 3 3Z',
  )
  face(k, {
    skin: [skin, lit, shade],
    shape: 'long',
    turn: -0.5,
    light: 1,
    eyes: 'laugh',
    smile: 'laugh',
    nose: 'long',
    brows: 0.4,
    ears: [],
  })
  path(
    k,
    INK,
    'M-4.600 -2.900C-3.400 -4 -1.800 -3.900 -0.900 -3.100C0.200 -3.900 1.800 -3.900 2.800 -2.700C1.600 -2.700 0.400 -2.300 -0.900 -2.300C-2.200 -2.300 -3.400 -2.600 -4.600 -2.900Z',
  )
  path(
    k,
    '#fff8ec',
    'M-4.800 -6C-6.500 -14 6.500 -15 5.800 -5C7.500 -3 8.500 2 9.500 9C7.500 6 5 2 4.300 -2C4.600 -5 4 -7.500 2.500 -9C-0.500 -9.500 -3.500 -8.500 -4.800 -6Z',
  )
  stroke(k, INK, 1, 'M-4.900 -8.300C-2 -11 3 -11.300 5.400 -8.800')
  stroke(k, INK, 0.7, 'M-5 -9.800C-2 -12.300 3 -12.600 5.400 -10.300')
  k.restore()
}

/** Embers under the domed griddle, the kettle, glasses; the middle of the griddle's foot at 0. */
export function griddle(k) {
  path(k, 'rgba(84,28,60,.46)', 'M-34 2C-22 -1.500 10 -1.500 18 1C12 5 -28 6 -34 2Z')
  for (const [x, y, q] of points(
    '-13 1 2.600 -8 2.600 2.200 12 1.500 2.800 7 2.800 2.200 0 3 2.400',
    3,
  )) {
    path(k, '#5c4450', disc(x, y, q, q * 0.7))
    path(k, '#a88480', disc(x + q * 0.3, y - q * 0.2, q * 0.55, q * 0.35))
  }
  path(k, '#3c1c30', 'M-11 0C-6 -2.500 6 -2.500 11 0C7 2.500 -7 2.500 -11 0Z')
  path(
    k,
    '#ff6c2c',
    'M-8 0C-7 -2.500 -5 -2 -4 -4C-2 -2.500 0 -3.500 1 -5C3 -3 5 -3.500 6 -2.500L8.500 0.500C4 2 -4 2 -8 0Z',
  )
  path(
    k,
    '#ffd060',
    'M-5 0.500C-4 -1 -2.500 -1 -1.500 -2.500C0 -1.200 2 -1.500 3 -2.600L5 0.800C2 1.500 -2 1.500 -5 0.500Z',
  )
  path(k, '#2c2030', 'M-14 -4.500C-12 -13 12 -13 14 -4.500C8 -2.500 -8 -2.500 -14 -4.500Z')
  path(
    k,
    '#5c4c5c',
    'M2 -10.800C9 -10.300 13 -7.500 14 -4.500C11 -3.600 8 -3.200 5 -3C7 -6 6 -9 2 -10.800Z',
  )
  path(
    k,
    '#f8dca4',
    'M-10.500 -6.500C-8 -11.500 8 -12 10.500 -6.800C9 -5.500 6.500 -6.300 4.500 -5.300C1.500 -6.200 -1.500 -4.900 -4 -5.700C-6.500 -5 -9 -5.300 -10.500 -6.500Z',
  )
  path(
    k,
    '#fff0c8',
    'M0 -10.400C6 -10.300 9.500 -8.600 10.500 -6.800C9 -6 7.500 -6.600 6 -6.300C5 -8.500 3 -9.800 0 -10.400Z',
  )
  for (const [x, y] of points('-6 -7.500 -1 -8.800 4 -7.500', 2))
    path(k, '#b87444', disc(x, y, 1.1, 0.7))
}

/** The black kettle with its blue lid, steam at its spout. Foot at 0. */
export function kettle(k) {
  path(k, '#2c2434', 'M-6 -1C-8 -6 -5 -10.500 0 -10.500C5 -10.500 8 -6 6 -1C3 1 -3 1 -6 -1Z')
  path(
    k,
    '#6c5c74',
    'M2 -10.300C6 -9.500 8 -5.500 6 -1C5 -0.300 4 0.200 3 0.400C5 -3 5 -7 2 -10.300Z',
  )
  path(k, '#2c2434', 'M-6 -5C-9 -5 -10 -9 -13 -10L-12 -11.500C-8 -11 -7 -8.500 -5 -8Z')
  stroke(k, '#2c2434', 0.9, 'M-4.500 -9.500C-5 -16 5 -16 4.500 -9.500')
  path(k, '#2c7cb4', 'M-3.500 -10.300C-3 -12.300 3 -12.300 3.500 -10.300Z')
  path(k, '#2c2434', disc(0, -12.4, 0.9))
  path(
    k,
    'rgba(255,244,224,.6)',
    'M-13.500 -12C-16 -16 -12 -18 -14 -22C-15 -25 -12 -27 -11 -29C-11.500 -25 -8.500 -23 -10.500 -19C-12 -16 -11 -14 -13.500 -12Z',
  )
}
