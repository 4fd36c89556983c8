import { Path2D } from '@napi-rs/canvas'
import { at, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { bent, limb } from './joints.js'
import { face, hand } from './living-faces.js'

// The floating market as seen from a bridge above it: boats full of fruit, those in them look up. The sun stands on the left.

const INK = '#24182c'
const disc = (x, y, rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** A boat from above along the x axis, its middle at 0: shade on the water, hull, ribs, boards at both ends. */
export function boatBelow(k, long, wide, [rim, inside, deep, lit]) {
  const [l, w] = [long / 2, wide / 2]
  const lens = (a, b, dy = 0) =>
    `M${-a} ${dy * 0.3}C${-a * 0.62} ${-b + dy} ${-a * 0.3} ${-b * 1.02 + dy} 0 ${-b + dy}C${a * 0.4} ${-b * 0.98 + dy} ${a * 0.66} ${-b * 0.8 + dy} ${a} ${-1 + dy * 0.3}C${a * 0.7} ${b * 0.9 + dy} ${a * 0.35} ${b + dy} 0 ${b + dy}C${-a * 0.36} ${b + dy} ${-a * 0.66} ${b * 0.82 + dy} ${-a} ${dy * 0.3}Z`
  k.save()
  path(k, 'rgba(6,40,52,.5)', lens(l * 0.98, w, 5))
  path(k, deep, lens(l, w, 1.4))
  path(k, rim, lens(l, w))
  path(
    k,
    lit,
    `M${-l} 0C${-l * 0.62} ${-w} ${-l * 0.3} ${-w * 1.02} 0 ${-w}C${l * 0.4} ${-w * 0.98} ${l * 0.66} ${-w * 0.8} ${l} -1C${l * 0.66} ${-w * 0.64} ${l * 0.4} ${-w * 0.86} 0 ${-w * 0.88}C${-l * 0.3} ${-w * 0.9} ${-l * 0.6} ${-w * 0.86} ${-l} 0Z`,
  )
  const hold = new Path2D(lens(l * 0.88, w * 0.84))
  k.clip(hold)
  k.fillStyle = inside
  k.fill(hold)
  path(
    k,
    deep,
    `M${-l} ${-w}H${l}V${-w * 0.45}C${l * 0.5} ${-w * 0.64} ${-l * 0.5} ${-w * 0.64} ${-l} ${-w * 0.3}Z`,
  )
  for (let x = -l; x < l; x += 7) stroke(k, deep, 0.5, `M${x} ${-w}Q${x + 1.5} 0 ${x} ${w}`)
  path(
    k,
    rim,
    `M${-l} ${-w}H${-l * 0.74}Q${-l * 0.7} 0 ${-l * 0.74} ${w}H${-l}ZM${l} ${-w}H${l * 0.74}Q${l * 0.7} 0 ${l * 0.74} ${w}H${l}Z`,
  )
  k.restore()
}

/** A round basket from above, heaped with fruit of one kind. */
export function basketBelow(k, x, y, r, [lit, mid, dark], fruit, seed = 1) {
  const rnd = random(seed)
  path(k, 'rgba(30,12,32,.45)', disc(x + r * 0.2, y + r * 0.25, r * 1.04))
  path(k, '#a8703c', disc(x, y, r))
  path(k, '#e8b468', disc(x - r * 0.05, y - r * 0.05, r * 0.92))
  path(k, '#6c3c34', disc(x, y, r * 0.8))
  const ring = [
    [0.56, 7],
    [0.22, 3],
  ]
  for (const [d, n] of ring)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283 + d * 3 + rnd() * 0.3
      const [px, py, q] = [
        x + Math.cos(a) * r * d,
        y + Math.sin(a) * r * d - (d < 0.4 ? r * 0.08 : 0),
        r * 0.29,
      ]
      const turn = rnd() * 3
      k.save()
      k.translate(px, py)
      k.rotate(fruit === 'round' ? 0 : turn)
      const s = fruit === 'long' ? [1.35, 0.85] : [1, 1]
      k.scale(s[0], s[1])
      path(k, dark, disc(0, 0, q))
      path(k, mid, disc(-q * 0.1, -q * 0.1, q * 0.86))
      path(k, lit, disc(-q * 0.3, -q * 0.33, q * 0.36))
      if (fruit === 'scaled')
        stroke(
          k,
          '#a8d868',
          q * 0.22,
          `M${q * 0.3} ${-q * 0.6}l${q * 0.5} ${-q * 0.5}M${q * 0.6} ${q * 0.3}l${q * 0.6} ${q * 0.2}M${-q * 0.3} ${q * 0.7}l${-q * 0.2} ${q * 0.6}`,
        )
      k.restore()
    }
}

/** A tray of lotus buds in a bundle, stalks to the right. */
export function lotusBundle(k) {
  stroke(k, '#4c8c54', 1, 'M0 -3L17 -1.500M0 0L18 0.500M0 3L17 2.500M-1 -1.500L17 -0.500')
  stroke(k, '#f0d8a0', 1.2, 'M9 -3.500Q10 0 9 4')
  for (const [x, y, a] of points(
    '-2 -4.500 0.200 -4 -1.500 0 -4 2 0 -1.500 4.800 -0.200 0 0.500 0',
    3,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    path(k, '#c84880', 'M3 -1.800C-1 -2.600 -4 -1.200 -6 0C-4 1.400 -1 2.600 3 1.800Z')
    path(k, '#ff94b8', 'M3 -1.800C-1 -2.600 -4 -1.200 -6 0C-3 0.200 0 0 3 0.400Z')
    path(
      k,
      '#ffd4dc',
      'M1 -1.600C-1.500 -1.900 -3.500 -1.100 -5 -0.300C-3 -0.500 -1 -0.500 1 -0.500Z',
    )
    k.restore()
  }
}

/** A hat of palm leaf from above: rings, a lit half, a dark half. */
export function hatBelow(k, r) {
  path(k, '#b07c44', disc(0, 0, r))
  path(
    k,
    '#f4d48c',
    `M${-r} 0A${r} ${r} 0 0 1 ${r * 0.5} ${-r * 0.86}L0 0L${-r * 0.5} ${r * 0.86}A${r} ${r} 0 0 1 ${-r} 0Z`,
  )
  path(
    k,
    '#dca85c',
    `M${r * 0.5} ${-r * 0.86}A${r} ${r} 0 0 1 ${r * 0.86} ${r * 0.5}L0 0ZM${-r * 0.5} ${r * 0.86}A${r} ${r} 0 0 0 ${r * 0.3} ${r * 0.95}L0 0Z`,
  )
  for (const q of [0.34, 0.66, 0.96])
    stroke(
      k,
      '#94643c',
      r * 0.03,
      `M${-r * q} 0a${r * q} ${r * q} 0 1 0 ${r * 2 * q} 0a${r * q} ${r * q} 0 1 0 ${-r * 2 * q} 0`,
    )
}

/** The mango seller looks up and laughs, her hat behind her head; she holds a mango up to us. Chin at 0. */
export function mangoSeller(k) {
  const [skin, lit, shade] = ['#bc7448', '#f4b070', '#7c4450']
  path(k, 'rgba(30,12,32,.4)', disc(5, 14, 18, 12))
  path(k, '#243c84', 'M-6 0C-14 2 -19 8 -19 17C-17 25 -8 28 0 28C8 28 17 25 18 17C18 8 13 2 6 0Z')
  path(k, '#3c64b8', 'M-6 0C-14 2 -19 8 -19 17C-17.500 23 -13 26 -8 27.300C-12 18 -10 8 -2 1Z')
  // Skirt and knees, foreshortened.
  path(
    k,
    '#b8305c',
    'M-15 22C-20 26 -20 33 -14 36C-5 39 6 39 14 36C20 33 20 26 15 22C8 27 -8 27 -15 22Z',
  )
  path(
    k,
    '#e8507c',
    'M-15 22C-20 26 -20 33 -14 36C-10 37.300 -6 38 -2 38.200C-8 34 -11 29 -10 25C-12 24.300 -13.500 23.300 -15 22Z',
  )
  stroke(k, '#ffc4a0', 0.7, 'M-17 31Q0 39 17 31')
  // Left arm rests on her knee.
  limb(
    k,
    '#3c64b8',
    bent([
      [-15, 9, 7],
      [-20, 17, 6],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [-20, 17, 4.6],
      [-21, 24, 4],
      [-14, 28, 3],
    ]),
  )
  limb(
    k,
    lit,
    bent([
      [-21.5, 18, 1.6],
      [-22, 24, 1.5],
      [-15, 28.5, 1],
    ]),
  )
  hand(k, -14.5, 28, 0.5, 1.4, [skin, shade], 'open', 1)
  k.save()
  k.translate(0.5, -8.5)
  k.scale(1, 0.94)
  hatBelow(k, 19)
  k.restore()
  path(k, shade, 'M-3.500 -2H3.500L4.500 2C2 5 -2 5 -4.500 2Z')
  k.save()
  k.scale(1.45, 1.4)
  face(k, {
    skin: [skin, lit, shade],
    shape: 'round',
    turn: 0.25,
    nod: -0.9,
    light: -1,
    eyes: 'laugh',
    smile: 'laugh',
    brows: 0.4,
    nose: 'broad',
    blush: '#f07c60',
  })
  path(
    k,
    INK,
    'M-5 -7C-5 -12.500 5 -12.500 5 -7C3 -9.500 1 -10.300 0 -10.400C-1 -10.300 -3 -9.500 -5 -7Z',
  )
  stroke(k, '#e8507c', 0.5, 'M-5 -5Q-3.500 1 0 1.300Q3.500 1 5 -5')
  k.restore()
  // Right arm up towards us, the mango large in her hand.
  limb(
    k,
    '#243c84',
    bent([
      [13, 8, 8],
      [21, 9, 7],
    ]),
  )
  limb(
    k,
    shade,
    bent([
      [21, 9, 5.4],
      [29, 9, 5.6],
      [31, -2, 5],
    ]),
  )
  limb(
    k,
    skin,
    bent([
      [22, 7.5, 3],
      [28, 7.5, 3],
      [29.5, -2, 2.6],
    ]),
  )
  hand(k, 31, -3, -1.45, 2.2, [skin, shade], 'open', -1)
  path(k, '#d8842c', 'M26 -9C24 -14 28 -20 34 -19.500C40 -19 42 -13 39 -9C36 -5.500 28 -5 26 -9Z')
  path(
    k,
    '#ffc43c',
    'M26 -10C24.500 -14.500 28 -20 34 -19.500C38 -19.200 40 -16 39 -12.500C37 -8 29 -6 26 -10Z',
  )
  path(
    k,
    '#fff0a0',
    'M28 -12.500C28 -15.500 30.500 -17.800 33 -17.600C31 -16 30 -14 29.600 -11.800Z',
  )
  path(k, '#5ca04c', 'M35 -19C36.500 -23 41 -24 44 -22.500C42 -19.500 38.500 -18 35 -19Z')
}

/** The soup cook in her boat, ladle raised; steam goes up from the pot before her. Chin at 0. */
export function soupCook(k) {
  const [skin, lit, shade] = ['#9c5c40', '#dc9c60', '#5c3444']
  path(k, '#1c7c6c', 'M-5 0C-12 2 -15 7 -15 14C-13 20 -6 22 0 22C6 22 13 20 14 14C14 7 10 2 5 0Z')
  path(k, '#4cb490', 'M-5 0C-12 2 -15 7 -15 14C-14 18 -11 20 -8 21C-10 14 -8 6 -2 1Z')
  path(k, '#f8ecd4', 'M-5 6H6L8 21C4 23 -4 23 -8 21Z')
  limb(
    k,
    skin,
    bent([
      [-11, 9, 5],
      [-16, 14, 4],
      [-7, 17, 3],
    ]),
  )
  hand(k, -7.5, 17, 0, 1.2, [skin, shade], 'open', 1)
  limb(
    k,
    skin,
    bent([
      [11, 8, 5],
      [17, 6, 4],
      [17, -3, 3],
    ]),
  )
  hand(k, 17, -3, -1.5, 1.3, [skin, shade], 'grip', -1)
  stroke(k, '#d8e0e4', 0.9, 'M17 3L19 -12')
  path(k, '#d8e0e4', disc(19.3, -14, 2.6, 2))
  path(k, '#f0a43c', disc(19.3, -14.2, 1.9, 1.3))
  path(k, shade, 'M-3 -2H3L4 2C2 4 -2 4 -4 2Z')
  k.save()
  k.rotate(-0.12)
  k.scale(1.25, 1.2)
  face(k, {
    skin: [skin, lit, shade],
    shape: 'square',
    turn: -0.45,
    nod: -0.8,
    light: -1,
    eyes: 'dot',
    look: [0, -1],
    smile: 'grin',
    brows: 0.6,
    nose: 'broad',
  })
  path(k, '#e8503c', 'M-5.200 -6C-6 -13 6 -13 5.200 -6C2 -8.600 -2 -8.600 -5.200 -6Z')
  path(
    k,
    '#ff9064',
    'M-5.200 -6C-5.800 -11 -2 -12 1 -11.600C-1 -10.500 -2 -9.500 -2.600 -7.900C-3.600 -7.500 -4.400 -6.900 -5.200 -6Z',
  )
  path(k, '#e8503c', 'M4.600 -8L8 -9.500L7.500 -6L5 -6.500Z')
  k.restore()
}

/** Her boy has seen the thief: he points, mouth open. Chin at 0. */
export function pointingBoy(k) {
  const [skin, lit, shade] = ['#b06c48', '#e8a468', '#6c3c48']
  path(k, '#d8902c', 'M-4 0C-9 1 -11 5 -11 11C-8 15 8 15 11 11C11 5 9 1 4 0Z')
  path(k, '#ffcc50', 'M-4 0C-9 1 -11 5 -11 11C-10 12.600 -8 13.400 -6 13.800C-7 8 -5 3 -1 0.500Z')
  limb(
    k,
    skin,
    bent([
      [8, 5, 4],
      [13, 8, 3.6],
      [18, 15, 2.8],
    ]),
  )
  hand(k, 18, 15, 0.9, 1.3, [skin, shade], 'point', 1)
  limb(
    k,
    skin,
    bent([
      [-8, 5, 4],
      [-12, 3, 3.4],
      [-8, -3, 2.6],
    ]),
  )
  path(k, shade, 'M-2.500 -2H2.500L3 1C1.500 3 -1.500 3 -3 1Z')
  k.save()
  k.rotate(0.12)
  k.scale(1.12, 1.08)
  face(k, {
    skin: [skin, lit, shade],
    shape: 'child',
    turn: 0.65,
    nod: 0.3,
    light: -1,
    eyes: 'wide',
    look: [0.8, 0.7],
    smile: 'o',
    brows: 0.6,
  })
  path(
    k,
    INK,
    'M-5.400 -4C-6.500 -13 5 -14 5 -7.500C3.500 -9 2.500 -9.500 1.500 -8.600L0 -10L-1.500 -8.400C-3 -7.600 -3.500 -6 -3.800 -4Z',
  )
  k.restore()
  hand(k, -7.5, -3, -1.1, 1.2, [skin, shade], 'open', 1)
}

/** A water monitor on its way with a stolen skewer: head up left, tail down right; 56 long. */
export function monitor(k) {
  path(
    k,
    'rgba(180,232,208,.5)',
    'M-27 -21C-18 -18 -10 -8 -4 2C-14 -4 -22 -10 -27 -21ZM-22 -24C-12 -22 -2 -18 8 -8C-4 -12 -14 -16 -22 -24Z',
  )
  path(
    k,
    '#30403c',
    'M-25 -23C-22 -26 -18 -24 -16 -20C-12 -18 -8 -14 -5 -9C-2 -5 3 -3 8 0C14 3 16 8 20 10C24 12 28 10 31 13C27 13 24 15 19 13C14 11 11 7 5 5C-1 3 -7 0 -10 -6C-13 -11 -16 -14 -18 -16C-22 -17 -25 -19 -25 -23Z',
  )
  path(
    k,
    '#58705c',
    'M-25 -23C-22 -26 -18 -24 -16 -20C-12 -18 -8 -14 -5 -9C-2 -5 3 -3 8 0C3 -1 -3 -3 -7 -8C-10 -13 -14 -17 -18 -19C-21 -20 -24 -20.500 -25 -23Z',
  )
  limb(
    k,
    '#30403c',
    bent([
      [-11, -11, 3],
      [-16, -8, 2.4],
      [-18, -3, 1.6],
    ]),
  )
  limb(
    k,
    '#30403c',
    bent([
      [-7, -14, 3],
      [-3, -18, 2.4],
      [2, -18, 1.6],
    ]),
  )
  limb(
    k,
    '#30403c',
    bent([
      [4, 4, 3],
      [0, 9, 2.4],
      [2, 13, 1.6],
    ]),
  )
  limb(
    k,
    '#30403c',
    bent([
      [7, 0, 3],
      [12, -4, 2.4],
      [16, -3, 1.6],
    ]),
  )
  for (const [x, y, q] of points(
    '-18 -19 0.600 -13 -14.500 0.800 -9 -10 0.900 -10.500 -13 0.600 -6 -5 1 -3 -6 0.700 0 -1.500 1 2 0 0.700 5 2.500 0.900 9 4 0.700 14 8 0.700 20 11.600 0.600',
    3,
  ))
    path(k, '#e8d878', disc(x, y, q))
  path(k, '#fff4c0', disc(-20.5, -23.3, 0.9))
  path(k, INK, disc(-20.6, -23.5, 0.5))
  // The skewer across its jaws.
  stroke(k, '#e8c884', 0.7, 'M-31 -17L-19 -28')
  for (const [x, y] of points('-29.500 -18.500 -27 -20.700 -21.500 -25.800', 2)) {
    path(k, '#8c4428', disc(x, y, 1.9))
    path(k, '#d8803c', disc(x - 0.4, y - 0.5, 1))
  }
}
