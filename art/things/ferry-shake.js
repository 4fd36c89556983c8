import { path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { face, hand } from './living-faces.js'

// On the ferry across the Chao Phraya: a wet dog shakes itself, three passengers save themselves each in their way. Light from the river behind them, on the left.

const INK = '#1c2438'
const disc = (x, y, rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** The dog, front view, mid-shake: head one way, body the other. Feet at 0, 33 tall. */
export function shakingDog(k) {
  const [fur, lit, shade] = ['#d89850', '#ffd494', '#8c5444']
  path(k, 'rgba(16,24,48,.45)', 'M-20 0C-12 -2.500 14 -2.500 24 0.500C16 4 -12 4 -20 0Z')
  // Tail, hind legs, body twisted.
  stroke(k, shade, 3.4, 'M10 -17C17 -19 21 -24 17 -28C14 -30 12 -27 14 -25')
  limb(
    k,
    shade,
    bent([
      [9, -12, 7],
      [15, -6, 5],
      [13, 0, 4],
    ]),
  )
  path(k, shade, 'M10 -2H15.500L17 1.300H9.500Z')
  limb(
    k,
    shade,
    bent([
      [-5, -12, 6],
      [-12, -6, 5],
      [-12, -0.5, 4],
    ]),
  )
  path(k, shade, 'M-14.500 -2H-9L-8.500 0.800H-16Z')
  path(
    k,
    fur,
    'M-9 -20C-12 -12 -8 -5 -2 -4C6 -3 13 -6 14 -13C14 -19 9 -24 2 -24C-3 -24 -7 -23 -9 -20Z',
  )
  path(
    k,
    shade,
    'M6 -23.500C12 -22 14 -18 14 -13C13 -6 6 -3 -2 -4C5 -6 9 -10 9 -15C9 -19 8 -21.500 6 -23.500Z',
  )
  limb(
    k,
    fur,
    bent([
      [5, -12, 7],
      [8, -6, 5.4],
      [7, 1.5, 4.6],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [-5, -13, 7],
      [-7, -6, 5.4],
      [-6, 2, 4.6],
    ]),
  )
  path(k, fur, 'M4.500 -0.500H9.800L11.500 3H3Z')
  path(k, lit, 'M-8.600 0H-3.400L-2.500 3.600H-11Z')
  stroke(
    k,
    shade,
    0.45,
    'M-9 3.400V1.800M-6.800 3.500V1.800M-4.600 3.500V1.800M5.200 2.900V1.300M7.300 2.900V1.300',
  )
  path(k, '#fff4dc', 'M-7 -19C-8 -13 -5 -8 0 -7.500C4 -8 5 -13 3 -19Z')
  // Wet tufts thrown outward.
  path(k, lit, 'M-9 -21L-14 -22L-10 -18L-15 -16.500L-9.600 -14.500L-13.500 -11L-8 -11Z')
  path(k, shade, 'M13 -19L18.500 -19L14 -15.500L18 -12.500L13 -11.500L15 -8L10.500 -8.500Z')
  // Collar and head.
  k.save()
  k.translate(-1.5, -21)
  k.rotate(0.34)
  path(k, '#e8483c', 'M-6.500 0.500C-3 3.500 4 3.500 7 0L6.500 -3H-6Z')
  path(k, '#ffd060', disc(0.3, 3.8, 1.3))
  // Ears straight out.
  path(
    k,
    shade,
    'M-6 -13C-10 -17 -16 -18 -21 -15.500C-18 -14 -17 -12.500 -15.500 -10C-12.500 -8 -9 -8 -6.500 -9.500Z',
  )
  path(
    k,
    '#c87850',
    'M-8 -12C-11 -14.500 -15 -15.500 -19 -15.200C-16.500 -13.500 -15.600 -12 -14.500 -10.500C-12 -9.500 -10 -10 -8 -12Z',
  )
  path(
    k,
    shade,
    'M6 -13C10 -16 16 -15.500 20 -12.500C17 -11.500 16 -10 14.500 -8C11.500 -6.500 8.500 -7 6.500 -9Z',
  )
  path(
    k,
    fur,
    'M-7.500 -9C-8.500 -17 -4 -19.500 0 -19.500C4 -19.500 8.500 -17 7.500 -9C9.500 -5 9 -0.500 5 0.800C2 1.800 -2 1.800 -5 0.800C-9 -0.500 -9.500 -5 -7.500 -9Z',
  )
  path(
    k,
    lit,
    'M-7.500 -9C-8.500 -17 -4 -19.500 0 -19.500C-3 -17.500 -5 -13 -4.500 -8C-6 -5 -6 -1.500 -4 0.900C-9 0 -9.500 -5 -7.500 -9Z',
  )
  path(
    k,
    '#fff4dc',
    'M0 -18L1.600 -10C6 -9 8.500 -5 7 -2C5 0.500 2 0 0 -2C-2 0 -5.500 0.800 -7.500 -1.500C-9 -5 -6 -9 -1.600 -10Z',
  )
  // Eyes pressed shut, nose, flying lips, tongue.
  stroke(k, INK, 0.8, 'M-6 -12.800L-3 -11.500L-6 -10.400M6 -12.800L3 -11.500L6 -10.400')
  path(
    k,
    '#7a1e3c',
    'M-4 -2.200C-2 -1 2 -1 4 -2.200C4 2 1.500 3.400 0 3.400C-1.500 3.400 -4 2 -4 -2.200Z',
  )
  path(
    k,
    '#f4788c',
    'M-0.500 0C3 -0.500 7 1 10 4.500C7.500 6.500 4 5.500 1.500 3.500C0 2.500 -1 1 -0.500 0Z',
  )
  path(
    k,
    '#fff4dc',
    'M0 -6.500C4 -7 8 -5.500 8.500 -3C7 -1 3 -1 0 -3.200C-3 -1 -7 -1 -8.500 -3C-8 -5.500 -4 -7 0 -6.500Z',
  )
  path(
    k,
    INK,
    'M-2.600 -7.800C-2 -9 2 -9 2.600 -7.800C2.400 -6 1 -5 0 -5C-1 -5 -2.400 -6 -2.600 -7.800Z',
  )
  path(k, '#ffffff', disc(-0.9, -7.7, 0.5, 0.35))
  stroke(k, shade, 0.4, 'M0 -5V-3.200')
  k.restore()
  stroke(
    k,
    '#fff8e4',
    0.6,
    'M-20 -38Q-18 -44 -13 -47M-16 -36.500Q-14.500 -40 -11.500 -42.500M20 -28Q24 -24 24.500 -19M23 -31Q28 -26 28.500 -20',
  )
}

/** The traveller on the left: her camera saved under one arm, the other before her face; she laughs. Chin at 0. */
export function cameraGirl(k) {
  const [skin, lit, shade] = ['#f0b08c', '#ffdcb8', '#a86c70']
  path(
    k,
    '#c8742c',
    'M-5 1C-13 2 -17 7 -18 15C-19 24 -17 32 -15 36H12C14 26 14 12 9 5C7 3 5 2 3 1Z',
  )
  path(k, '#f4a848', 'M-5 1C-13 2 -17 7 -18 15C-19 24 -17 32 -15 36H-4C-7 24 -7 10 -1 2Z')
  stroke(k, '#7c3c38', 1, 'M-10 3Q0 16 8 26')
  path(k, shade, 'M-3 -3H3L3.500 2C1.500 5 -1.500 5 -3.500 2Z')
  // Skirt, knees drawn up.
  path(k, '#284c5c', 'M-16 33C-8 30 4 30 12 32C20 33 25 37 26 42C22 46 -8 47 -16 44Z')
  path(k, '#4c7c88', 'M-16 33C-8 30 4 30 12 32C14 32.300 16 32.800 18 33.500C10 34 -4 36 -16 40Z')
  // The camera against her.
  path(k, INK, 'M2 20L14 17.500L16 26L4 28.500Z')
  path(k, '#48506c', 'M2 20L14 17.500L14.500 20L2.600 22.500Z')
  path(k, '#a4c4d0', disc(9.5, 23.6, 3))
  path(k, '#2c3c5c', disc(9.5, 23.6, 1.9))
  limb(
    k,
    '#c8742c',
    bent([
      [-12, 12, 8],
      [-13, 22, 7],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [-13, 21, 5],
      [-8, 29, 4.6],
      [4, 27, 3.4],
    ]),
  )
  hand(k, 3.5, 27, -0.3, 1.4, [skin, shade], 'grip', -1)
  k.save()
  k.rotate(-0.24)
  k.scale(1.42, 1.42)
  path(
    k,
    '#8c3c30',
    'M-5 -6C-10 -5 -12 0 -13 5C-13.500 8 -15 10 -17 11.500C-13 12 -9 10.500 -7 7C-5.500 4.500 -3.500 2 -2 0Z',
  )
  face(k, {
    skin: [skin, lit, shade],
    shape: 'heart',
    turn: 0.45,
    light: -1,
    eyes: 'laugh',
    smile: 'laugh',
    brows: -0.3,
    browTone: '#8c3c30',
    blush: '#f48870',
    ears: [-1],
  })
  path(
    k,
    '#8c3c30',
    'M-4.800 -4C-7 -13 2 -14.500 5 -9C3.600 -9.800 1.500 -10.200 0 -9.600C-2.600 -9.200 -4 -7 -4.800 -4Z',
  )
  path(k, '#c86444', 'M-4.800 -6C-5.500 -11 -2 -12.800 1 -12.400C-2 -11.400 -3.800 -9 -4.800 -6Z')
  stroke(k, '#8c3c30', 0.7, 'M2 -10.500Q5 -12 8 -10.500')
  k.restore()
  // The other arm up, palm out.
  limb(
    k,
    '#e08c38',
    bent([
      [8, 8, 8],
      [16, 7, 7],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [16, 7, 5],
      [21, 2, 4.4],
      [18, -8, 3.4],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [15.5, 5.5, 1.6],
      [19.8, 1.5, 1.6],
      [17, -7, 1.2],
    ]),
  )
  hand(k, 18, -8, -1.25, 2, [skin, shade], 'open', 1)
}

/** A schoolboy behind his satchel: only his eyes and his ears look over it. Satchel's middle at 0. */
export function satchelBoy(k) {
  const [skin, lit, shade] = ['#b47048', '#eca468', '#744450']
  path(k, '#e8ece4', 'M-12 6C-13 16 -12 24 -11 30H13C14 22 14 14 12 6Z')
  path(k, '#a8b4c4', 'M4 5H12C14 14 14 22 13 30H5C7 22 7 12 4 5Z')
  path(k, '#28406c', 'M-11 28C-4 26 8 26 13 28C18 30 20 34 20 38L-10 40C-12 36 -12 32 -11 28Z')
  path(
    k,
    '#4868a0',
    'M-11 28C-4 26 8 26 13 28C14 28.500 15 29 16 29.800C6 29 -4 31 -11.500 34C-11.600 32 -11.400 30 -11 28Z',
  )
  limb(k, shade, [
    [15, 35, 5],
    [17, 46, 4],
  ])
  limb(k, skin, [
    [-4, 37, 5.4],
    [-6, 48, 4],
  ])
  path(
    k,
    INK,
    'M-9 47H-3L-2.500 50.500H-12C-12 49 -10.500 48 -9 47ZM14 45H19.500L20 48.500H10.500C10.500 47 12.500 46 14 45Z',
  )
  k.save()
  k.translate(0, -4)
  k.rotate(0.1)
  k.scale(1.35, 1.35)
  path(k, INK, 'M-5 -6C-6 -12.500 6 -12.500 5 -6Z')
  face(k, {
    skin: [skin, lit, shade],
    shape: 'child',
    turn: -0.4,
    light: -1,
    eyes: 'wide',
    look: [-0.7, 0.5],
    smile: 'flat',
    brows: 0.8,
  })
  path(
    k,
    INK,
    'M-5 -7C-5.500 -13 5.500 -13 5 -6.500C4 -8.500 2 -9.300 0 -9.200C-2 -9.300 -4 -8.600 -5 -7Z',
  )
  k.restore()
  path(k, '#7c3428', 'M-13 -7.500C-4 -9.500 6 -9 13 -7L14 9C5 12 -6 11.500 -13.500 9Z')
  path(k, '#b8543c', 'M-13 -7.500C-4 -9.500 6 -9 13 -7L13.500 1C5 4 -6 3.500 -13.300 1Z')
  path(
    k,
    '#e88c5c',
    'M-13 -7.500C-10 -8.200 -7 -8.600 -4 -8.700C-5 -5 -5 -1 -4.500 2.600C-7.500 2.300 -10.500 1.800 -13.300 1Z',
  )
  path(k, '#ffd060', 'M-7 0H-4V5H-7ZM5 0H8V5H5Z')
  hand(k, -12.5, 1, 0.1, 1.6, [lit, shade], 'grip', 1)
  hand(k, 13.5, 1, 3.04, 1.6, [skin, shade], 'grip', -1)
}

/** The market woman: quite calm behind a pink umbrella, lotus flowers in her lap. Chin at 0. */
export function calmGrandmother(k) {
  const [skin, lit, shade] = ['#a8684c', '#e09c68', '#6c4050']
  path(
    k,
    '#4c2c64',
    'M-5 1C-12 3 -14 8 -15 16C-16 26 -15 34 -14 38H16C18 26 17 12 11 5C8 3 5 2 4 1Z',
  )
  path(k, '#7c4c94', 'M-5 1C-12 3 -14 8 -15 16C-16 26 -15 34 -14 38H-4C-7 26 -6 10 -1 2Z')
  for (const [x, y] of points('-10 12 -12 22 -8 30 2 14 8 22 0 26 10 10', 2))
    path(k, '#f0b8d0', disc(x, y, 0.9))
  path(k, shade, 'M-3 -3H3.500L4 2C2 5 -1.500 5 -4 2Z')
  path(k, '#184c54', 'M-15 35C-6 32 8 32 17 35L19 50H-16Z')
  path(k, '#2c7474', 'M-15 35C-6 32 8 32 17 35L17.300 37C6 36 -6 38 -15.200 42Z')
  // Basket of lotus.
  stroke(k, '#4c9464', 0.9, 'M4 36L1 26M8 36L8 25M11 36L14 27')
  for (const [x, y] of points('0.500 24 8 22.500 14.500 25', 2)) {
    path(
      k,
      '#e85c90',
      `M${x - 2.6} ${y + 2}C${x - 3} ${y - 1.5} ${x - 1} ${y - 3.5} ${x} ${y - 5}C${x + 1} ${y - 3.5} ${x + 3} ${y - 1.5} ${x + 2.6} ${y + 2}Z`,
    )
    path(
      k,
      '#ffb4cc',
      `M${x - 2.6} ${y + 2}C${x - 3} ${y - 1.5} ${x - 1} ${y - 3.5} ${x} ${y - 5}C${x - 0.3} ${y - 2} ${x - 0.4} ${y} ${x - 0.3} ${y + 2}Z`,
    )
  }
  path(k, '#8c5434', 'M-1 34H16L14 46H1Z')
  path(k, '#d89c5c', 'M-1 34H16L15.500 37H-0.500ZM0 40H15L14.700 42H0.300Z')
  k.save()
  k.rotate(0.06)
  k.scale(1.35, 1.35)
  path(k, '#8c8c98', disc(4.5, -9.5, 3.4))
  path(k, '#c4c4c8', disc(4, -10, 2.5))
  face(k, {
    skin: [skin, lit, shade],
    shape: 'round',
    turn: -0.55,
    light: -1,
    eyes: 'shut',
    smile: 'smile',
    brows: 0.3,
    browTone: '#8c8c98',
    nose: 'broad',
    ears: [1],
  })
  stroke(
    k,
    shade,
    0.28,
    'M-4 -3.500Q-4.400 -2.500 -3.800 -1.500M2.800 -5.200L3.800 -5.600M2.800 -4.700L3.900 -4.700',
  )
  path(
    k,
    '#8c8c98',
    'M-4.800 -6C-6 -12.500 5 -13.500 5 -5C3.500 -8 1.500 -9.500 -0.500 -9.600C-2.500 -9 -4 -8 -4.800 -6Z',
  )
  path(k, '#d8d8d8', 'M-4.800 -6C-6 -11.500 -1.500 -13 1.500 -12C-1.500 -11 -4 -9 -4.800 -6Z')
  k.restore()
  // The umbrella, held out like a shield to the left.
  limb(
    k,
    '#7c4c94',
    bent([
      [-11, 9, 7],
      [-16, 15, 6],
      [-11, 17, 5],
    ]),
  )
  hand(k, -10.5, 16.5, -2.6, 1.4, [lit, shade], 'grip', 1)
  path(k, '#6c1c50', 'M-15 -17C-22 -6 -21 20 -17 28C-11 20 -9 -6 -15 -17Z')
  path(k, '#f05c90', 'M-15 -17C-27 -17 -36 -6 -36 5C-36 17 -28 27 -17 28C-21 20 -22 -6 -15 -17Z')
  path(k, '#ff94b4', 'M-15 -17C-27 -17 -36 -6 -36 5C-31 4 -26 3 -20.300 4C-20 -4 -18 -12 -15 -17Z')
  path(
    k,
    '#ffb8cc',
    'M-15 -17C-27 -17 -36 -6 -36 5C-34 -3 -28 -9 -19.500 -8C-18.600 -11.500 -17 -14.500 -15 -17Z',
  )
  path(k, '#c83474', 'M-36 5C-36 17 -28 27 -17 28C-19 23 -20 17 -20.300 13C-26 14 -32 11 -36 5Z')
  stroke(k, '#5c3434', 0.9, 'M-37.500 5H-36M-19 5L-9 15')
}
