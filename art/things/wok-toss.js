import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { bent, limb } from './joints.js'
import { face, hand, sideFace } from './living-faces.js'

// A cook throws noodles from her wok, guests try to catch them. The fire of the wok, in the middle, lights all.

const INK = '#2c1228'
const disc = (x, y, rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** The cook, broad and glad, in profile: hair under a cloth, an apron, both hands on the wok. Chin at 0. */
export function wokCook(k) {
  const [skin, lit, shade] = ['#b46840', '#ffb868', '#6c3038']
  path(
    k,
    '#105850',
    'M-8 2C-18 4 -25 12 -26 26C-28 40 -28 54 -27 66H16C18 50 18 30 13 14C11 7 8 4 4 2Z',
  )
  path(k, '#2c9478', 'M2 2.500C9 5 12 10 14 18C17 32 17 50 16 66H4C8 46 8 20 2 2.500Z')
  path(k, '#fff0d0', 'M-6 16C0 18 8 18 13 15C17 32 17 50 16 66H-10C-12 48 -10 30 -6 16Z')
  path(k, '#c89484', 'M-6 16C-3 17 0 17.500 3 17.600C-1 32 -2 50 0 66H-10C-12 48 -10 30 -6 16Z')
  stroke(k, '#fff0d0', 1.3, 'M-6 16Q-10 8 -6 1M13 15Q14 8 8 2')
  path(k, '#e8483c', 'M2 38H13L12.500 50H3Z')
  path(k, '#ffc83c', 'M4 41C6 44 9.500 44 11.500 41L11 43.500C9 45.500 6 45.500 4.300 43.500Z')
  // Far arm to the handle.
  limb(
    k,
    '#105850',
    bent([
      [9, 10, 8],
      [17, 20, 7],
    ]),
  )
  limb(
    k,
    shade,
    bent([
      [17, 20, 5.5],
      [26, 25, 4.6],
      [33, 21, 3.6],
    ]),
  )
  stroke(k, '#c8ccd4', 1, 'M31 15L44 33')
  hand(k, 33, 20.5, -0.5, 1.8, [shade, INK], 'grip', 1)
  path(k, shade, 'M-4 -3H4L5 3C2 6 -3 6 -6 3Z')
  k.save()
  k.rotate(-0.14)
  k.scale(1.65, 1.65)
  sideFace(k, { skin: [skin, lit, shade], nose: 0.1, light: 1 })
  path(k, '#f0784c', disc(1.6, -3.8, 1, 0.7))
  // Hair and the red cloth knotted behind.
  path(
    k,
    INK,
    'M-4.600 -3C-5.500 -9 -3 -11 0.500 -10.500C1 -8.500 0.500 -7 -0.800 -6.500C-2 -6 -2.200 -4.500 -1.800 -3C-2.500 -1.500 -4 -1.500 -4.600 -3Z',
  )
  path(
    k,
    '#d8302c',
    'M-5 -6.500C-5.500 -12 -1.500 -13.500 1.500 -13C4 -12.500 4.600 -10.600 4 -8.800C1.500 -10.200 -2 -9.500 -5 -6.500Z',
  )
  path(
    k,
    '#ff7848',
    'M1.500 -13C4 -12.500 4.600 -10.600 4 -8.800C3 -9.400 1.800 -9.700 0.600 -9.600C1.500 -10.500 1.800 -11.800 1.500 -13Z',
  )
  path(k, '#a01c34', 'M-5 -7L-9 -9.500L-8 -5.500L-10 -3L-6 -3.500L-4.600 -5Z')
  path(k, '#ffc83c', disc(-1, -2.6, 0.8))
  k.restore()
  // Near arm, strong, over the apron.
  limb(
    k,
    '#1c7868',
    bent([
      [-9, 13, 12],
      [-10, 26, 11],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [-10, 26, 8],
      [4, 36, 7],
      [27, 31, 4.8],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [-7, 27.5, 2.2],
      [5, 33.5, 2.4],
      [26, 29.5, 1.5],
    ]),
  )
  hand(k, 27, 31, -0.1, 2, [skin, shade], 'grip', 1)
}

/** The wok tilted to the right, its handle at -16, 6; the fire leaps behind it. */
export function wokFire(k) {
  path(
    k,
    '#e8401c',
    'M-10 12C-18 2 -14 -8 -17 -18C-12 -14 -9 -12 -8 -7C-7 -16 -11 -24 -7 -34C-4 -27 0 -24 1 -16C3 -24 8 -28 7 -38C13 -30 14 -22 12 -14C15 -18 18 -19 19 -25C23 -16 22 -8 20 -2C25 -5 27 -8 28 -12C30 -2 26 8 18 14Z',
  )
  path(
    k,
    '#ff8c1c',
    'M-7 12C-13 4 -10 -4 -12 -11C-8 -8 -6 -5 -5 -1C-4 -10 -7 -16 -4 -24C-1 -18 2 -15 3 -8C5 -14 8 -18 8 -26C12 -20 12 -14 10 -7C13 -9 16 -11 17 -16C20 -9 19 -2 17 2C20 1 22 -1 24 -4C25 3 22 9 16 13Z',
  )
  path(
    k,
    '#ffd04c',
    'M-4 12C-8 6 -6 1 -7 -4C-4 -2 -3 1 -2 4C0 -4 -3 -8 -1 -14C2 -9 4 -6 4 0C6 -4 8 -8 8 -13C11 -8 11 -3 9 3C12 1 14 -1 15 -5C17 1 17 5 14 9Z',
  )
  path(
    k,
    '#fff4b8',
    'M0 12C-3 8 -2 5 -2 2C0 4 1 6 2 8C3 4 4 0 5 -3C7 2 8 6 7 9L10 6C11 9 10 11 8 13Z',
  )
}

export function wok(k) {
  stroke(k, '#5c3434', 3, 'M-30 5L-16 7')
  stroke(k, '#a86848', 1, 'M-30 4.300L-17 6.200')
  path(k, '#1c1428', 'M-19 2C-16 14 -4 20 8 17C20 14 28 4 29 -6C16 -1 -4 4 -19 2Z')
  path(
    k,
    '#5c4454',
    'M-19 2C-4 4 16 -1 29 -6C28.500 -1 26 4 22 8.500C10 12 -6 12 -16 8.500C-17.500 6.500 -18.500 4 -19 2Z',
  )
  path(
    k,
    '#f0843c',
    'M-19 2C-4 4 16 -1 29 -6C28.900 -4.500 28.600 -3 28.100 -1.500C14 3 -4 7 -18 5Z',
  )
}

/** Noodles, greens and prawns in the air along an arc from the wok to the right. */
export function flight(k) {
  const arc = (t) => [2 + 29 * t, 4 - Math.sin(t * 2.62 + 0.1) * 46]
  const r = random(7)
  for (let i = 0; i < 34; i++) {
    const t = 0.02 + (i / 34) * 0.95
    const [x, y] = arc(t)
    const [dx, dy] = [(r() - 0.5) * 6, (r() - 0.5) * 6]
    const [a, l] = [r() * 6, 3 + r() * 3]
    const c = ['#ffe4a0', '#ffc868', '#fff4cc', '#f0a850'][i % 4]
    stroke(
      k,
      c,
      0.85,
      `M${x + dx} ${y + dy}q${Math.cos(a) * l} ${Math.sin(a) * l} ${Math.cos(a + 1) * l} ${Math.sin(a + 1) * l * 1.2}t${Math.cos(a + 0.4) * l} ${Math.sin(a) * l}`,
    )
  }
  for (let i = 0; i < 15; i++) {
    const [x, y] = arc(0.06 + (i / 15) * 0.88)
    const [px, py, a] = [x + (r() - 0.5) * 9, y + (r() - 0.5) * 9, r() * 6]
    k.save()
    k.translate(px, py)
    k.rotate(a)
    if (i % 3 === 0) path(k, '#58b04c', 'M-2 0C-1 -1.200 1.500 -1 2.400 0C1.500 0.800 -1 1 -2 0Z')
    else if (i % 3 === 1)
      path(
        k,
        '#e83434',
        'M-1.600 0.600C-0.600 -1 1 -1.200 1.800 -0.400C1 -0.200 0 0.400 -1.600 0.600Z',
      )
    else path(k, '#fffae8', 'M-2 -0.300H2V0.400H-2Z')
    k.restore()
  }
}

/** A prawn in the air, curled, surprised to fly; 10 long. */
export function prawn(k) {
  stroke(k, '#d8482c', 0.35, 'M4.500 -2C8 -4 9 -7 8 -10M4.500 -1.500C8.500 -2.500 11 -5 11.500 -8')
  path(
    k,
    '#f0683c',
    'M5 -1C5.500 -4 2.500 -5.500 -0.500 -4.800C-4 -4 -5.500 -0.500 -4 2.800C-3 5 -0.500 6 1 5.500L2.500 7.500L3 5L5.500 5.500L3.600 3.400C1.500 4 -0.500 3 -1.200 1.500C-2 -0.500 -0.500 -1.600 1 -1.200C2.500 -0.800 4 0 5 -1Z',
  )
  path(
    k,
    '#ffb080',
    'M5 -1C5.500 -4 2.500 -5.500 -0.500 -4.800C-3 -4.200 -4.600 -2.200 -4.700 0C-3.500 -2.500 -1 -3.600 1.500 -3.200C3.200 -2.800 4.500 -2 5 -1Z',
  )
  stroke(
    k,
    '#b83028',
    0.35,
    'M-2 -4L-1 -2.400M-4 -1.800L-2 -0.900M-4.200 1.600L-1.600 1.400M-2.400 4.500L-0.600 2.600',
  )
  path(k, '#fffaf0', disc(3.6, -2.6, 0.9))
  path(k, INK, disc(3.8, -2.6, 0.45))
}

/** The tall guest: a blue headscarf, her plate stretched out under the noodles. Chin at 0. */
export function plateGuest(k) {
  const [skin, lit, shade] = ['#7c4434', '#d88850', '#44202c']
  path(
    k,
    '#8c2c6c',
    'M-5 1C-13 4 -16 10 -16 20C-17 34 -16 46 -15 56H17C19 42 19 24 14 11C11 5 7 2 4 1Z',
  )
  path(k, '#d84c88', 'M-5 1C-13 4 -16 10 -16 20C-17 34 -16 46 -15 56H-4C-8 36 -8 16 0 3Z')
  for (const [x, y] of points('-11 14 -12 26 -11 38 -5 46 6 14 10 26 4 34 10 44', 2))
    path(k, '#ffc060', `M${x} ${y - 2}L${x + 1.5} ${y}L${x} ${y + 2}L${x - 1.5} ${y}Z`)
  limb(
    k,
    '#8c2c6c',
    bent([
      [11, 11, 8],
      [14, 24, 7],
    ]),
  )
  limb(
    k,
    shade,
    bent([
      [14, 24, 5],
      [6, 30, 4.4],
      [-4, 24, 3.4],
    ]),
  )
  path(k, shade, 'M-3 -4H3L3.500 2C1.500 5 -1.500 5 -3.500 2Z')
  k.save()
  k.rotate(-0.12)
  k.scale(1.35, 1.35)
  face(k, {
    skin: [skin, lit, shade],
    shape: 'long',
    turn: -0.65,
    nod: -0.7,
    light: -1,
    eyes: 'open',
    look: [-0.4, -1],
    smile: 'laugh',
    brows: 0.5,
    nose: 'broad',
    ears: [1],
  })
  path(
    k,
    '#1c5cb0',
    'M-5 -6.500C-6 -14 -3 -17.500 2 -17C7 -16.500 7.500 -11 5 -6.500C3.500 -9 1 -10.400 -1 -10.300C-2.500 -9.700 -4 -8.500 -5 -6.500Z',
  )
  path(
    k,
    '#54a0f0',
    'M-5 -6.500C-6 -14 -3 -17.500 2 -17C-1 -15.500 -2.500 -13 -2 -9.700C-3.300 -9 -4.300 -8 -5 -6.500Z',
  )
  path(k, '#1c5cb0', 'M2 -16.500C3 -20.500 8 -21 9 -18C9.500 -15.500 6.500 -14 4 -14.500Z')
  path(k, '#ffc83c', disc(4.4, -2.5, 0.9))
  k.restore()
  // Near arm and the plate.
  limb(
    k,
    '#d84c88',
    bent([
      [-9, 10, 8],
      [-15, 18, 7],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [-15, 18, 5],
      [-21, 19, 4.6],
      [-25, 12, 3.4],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [-16, 16.5, 1.8],
      [-22, 17.5, 1.8],
      [-26, 11.5, 1.2],
    ]),
  )
  path(k, '#b8c4d0', 'M-38 4C-36 9.500 -20 10.500 -17 5.500C-22 7 -33 6.500 -38 4Z')
  path(k, '#f4f8f4', 'M-38 4C-36 1.500 -20 2.500 -17 5.500C-21 7.500 -34 7 -38 4Z')
  stroke(k, '#3c7cc0', 0.45, 'M-35 4.200C-32 3 -23 3.600 -20 5.300')
  hand(k, -25.5, 12, -1.45, 1.5, [skin, shade], 'grip', 1)
}

/** A boy who leaps with two chopsticks for the prawn, tongue between his teeth. Chin at 0. */
export function leapBoy(k) {
  const [skin, lit, shade] = ['#dc9460', '#ffcc88', '#8c4c48']
  path(
    k,
    '#c87418',
    'M-4 1C-10 3 -12 8 -12 16C-12 26 -11 36 -10 44H12C14 34 14 20 11 9C9 4 6 2 3 1Z',
  )
  path(k, '#ffb838', 'M-4 1C-10 3 -12 8 -12 16C-12 26 -11 36 -10 44H-2C-5 28 -5 12 0 2.500Z')
  path(k, '#fff0d0', 'M-11.500 20C-4 22.500 6 22.500 13 20V24C6 26.500 -4 26.500 -11.300 24Z')
  path(k, shade, 'M-3 -3H3L3.500 2C1.500 4.500 -1.500 4.500 -3.500 2Z')
  limb(
    k,
    '#c87418',
    bent([
      [9, 9, 6],
      [14, 16, 5.5],
    ]),
  )
  limb(
    k,
    shade,
    bent([
      [14, 16, 4.4],
      [17, 22, 3.8],
      [12, 28, 3],
    ]),
  )
  k.save()
  k.rotate(-0.16)
  k.scale(1.35, 1.35)
  path(k, INK, 'M-5 -5C-6.500 -13 6.500 -13.500 5.300 -5Z')
  face(k, {
    skin: [skin, lit, shade],
    shape: 'child',
    turn: -0.55,
    nod: -0.9,
    light: -1,
    eyes: 'wide',
    look: [-0.3, -1],
    smile: 'laugh',
    brows: 0.7,
    ears: [1],
  })
  path(
    k,
    INK,
    'M-5 -7C-5.500 -14 6.500 -14 5.300 -5.500C4.600 -7.500 4 -8.500 3 -9L1.500 -8.200L0 -9.400L-1.800 -8.300L-3.200 -9.200L-4 -8.200Z',
  )
  k.restore()
  limb(
    k,
    '#ffb838',
    bent([
      [-8, 8, 6.5],
      [-15, 3, 6],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [-14.5, 3.5, 4.6],
      [-17, -4, 4],
      [-12, -15, 3],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [-15.5, 3, 1.5],
      [-18, -4, 1.5],
      [-13, -14.5, 1.1],
    ]),
  )
  stroke(k, '#f8dca0', 0.8, 'M-12 -13L-16 -30M-11 -13L-12 -31')
  hand(k, -12, -15, -1.65, 1.4, [skin, shade], 'grip', 1)
}

/** A cat on the counter with its mouth wide open, sure that something will fall. Its feet at 0, 22 tall, looking up left. */
export function hopefulCat(k) {
  const [fur, lit, shade] = ['#4c3448', '#c87858', '#2c1a30']
  stroke(k, shade, 2.4, 'M9 -2C15 -2 17 -7 14 -11')
  path(k, fur, 'M-5 -13C-7 -8 -7 -3 -6 0H9C12 -2 11 -8 7 -12C4 -14.500 -2 -15.500 -5 -13Z')
  path(k, lit, 'M-5 -13C-7 -8 -7 -3 -6 0H-3.500C-4.500 -5 -4 -9 -2.500 -13.500Z')
  path(k, '#fff0dc', 'M-3.500 -12C-4.500 -8 -3 -5 -0.500 -5C1.500 -6 1.500 -10 0 -13Z')
  path(
    k,
    '#fff0dc',
    'M-6.500 0.300C-7 -1.500 -3.500 -1.700 -3 0.300ZM-1 0.300C-1.500 -1.500 2.500 -1.700 3 0.300Z',
  )
  k.save()
  k.translate(-2.5, -15)
  k.rotate(-0.45)
  path(k, fur, 'M-5.500 -3L-6.500 -10L-2.500 -7.500H2L5.500 -10L5 -3Z')
  path(k, '#c06c6c', 'M-5.300 -5L-5.700 -8.300L-3.500 -6.800ZM4.500 -5L4.800 -8.300L2.800 -6.800Z')
  path(k, fur, disc(-0.3, -2.5, 6, 5.3))
  path(
    k,
    lit,
    'M-6.300 -2.500C-6.300 -6 -4 -7.500 -1.500 -7.700C-3.500 -5.500 -4.500 -2 -3 2C-5 1 -6.300 -0.500 -6.300 -2.500Z',
  )
  path(k, '#e8f080', `${disc(-2.7, -4, 1.7, 1.8)}${disc(2, -4, 1.7, 1.8)}`)
  path(k, INK, `${disc(-2.8, -4.5, 0.8, 1.2)}${disc(1.9, -4.5, 0.8, 1.2)}`)
  path(k, '#fff0dc', disc(-0.4, -0.3, 2.9, 1.8))
  path(
    k,
    '#7a1e3c',
    'M-2.800 0.200C-1.500 -0.600 0.700 -0.600 2 0.200C2 3.600 -2.600 3.600 -2.800 0.200Z',
  )
  path(k, '#f4788c', disc(-0.4, 1.9, 1.1, 0.7))
  path(k, '#fffaf0', 'M-2.200 0L-1.700 1.200L-1.200 -0.200ZM0.500 -0.200L1 1.200L1.500 0Z')
  path(k, '#e08080', 'M-1.100 -2H0.300L-0.400 -1.200Z')
  stroke(
    k,
    '#fff0dc',
    0.25,
    'M-3 -0.600L-7.500 -1.500M-3 0L-7.300 0.800M2.200 -0.600L6.600 -1.500M2.200 0L6.400 0.800',
  )
  k.restore()
}
