// Passengers on the bench of an abra, towards us, and the one whose fish a gull wants. The low sun comes from the left.
import { at, fill, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { hand, head, oval } from './near-faces.js'

/** Bench, deck and rail of the boat: the seat's edge at 66, the deck at 83. */
export function deck(k) {
  path(k, '#5c2c3c', 'M-8 66H120V84H-8Z')
  for (let i = 0; i < 9; i++)
    path(
      k,
      i % 2 ? '#7c3c44' : '#6c3440',
      `M${-8 + i * 14.2} 69H${5 + i * 14.2}V82H${-8 + i * 14.2}Z`,
    )
  path(k, '#e09858', 'M-8 64.500H122V67.500H-8Z')
  path(k, '#9c5440', 'M-8 67.500H122V69H-8Z')
  // The deck runs out to the bow on the right.
  path(k, '#f0b878', 'M-8 82H118C134 81 148 77 164 69L170 71C158 80 140 86 120 87H-8Z')
  path(k, '#b8683c', 'M-8 86.500H120C140 85.500 158 79.500 170 70.500V76C158 86 140 92 118 93H-8Z')
  path(k, '#7c3c38', 'M-8 92H118C140 91 158 85 170 75V100H-8Z')
  stroke(k, '#7c3c38', 0.4, 'M-8 84.300H118C136 83.300 150 79 166 71')
  for (const x of [30, 92]) {
    stroke(k, '#f4d8a0', 0.7, `M${x} 86V91`)
    oval(k, '#241c34', x, 95.5, 6)
    oval(k, '#54485c', x - 0.8, 94.8, 4.4)
    oval(k, '#7c3c38', x, 95.5, 2.7)
  }
}

/** Posts and the striped roof that hangs over them. */
export function roof(k) {
  for (const [x, y] of points('4 -4 34 -4 98 -4')) {
    path(k, '#7c4038', `M${x - 1.1} ${y}H${x + 1.1}V66H${x - 1.1}Z`)
    path(k, '#d88c54', `M${x - 1.1} ${y}H${x - 0.3}V66H${x - 1.1}Z`)
  }
}

export function awning(k) {
  path(k, '#a83848', 'M-8 -8H112L106 5C70 1.500 30 1.500 -8 4Z')
  path(k, '#fff0d4', 'M-8 -8H112L108 0C70 -3.500 30 -3.500 -8 -1Z')
  let x = -10
  for (const [i, w] of [9, 8.5, 10, 8, 9.5, 9, 8.5, 10, 9, 8.5, 9.5, 8, 9].entries()) {
    const y = 3.2 - Math.sin(((x + 10) / 118) * Math.PI) * 2
    const sway = i % 3 === 1 ? 0.8 : -0.4
    path(
      k,
      i % 2 ? '#fff0d4' : '#d8485c',
      `M${x} ${y - 4}H${x + w}V${y + 1.5}C${x + w + sway} ${y + 5.5} ${x + sway} ${y + 6} ${x} ${y + 1.5}Z`,
    )
    path(
      k,
      i % 2 ? '#d8b4b8' : '#a83050',
      `M${x + w * 0.62} ${y - 4}H${x + w}V${y + 1.5}C${x + w + sway} ${y + 4.2} ${x + w * 0.8 + sway} ${y + 5} ${x + w * 0.55 + sway} ${y + 4.8}C${x + w * 0.8} ${y + 3} ${x + w * 0.7} ${y} ${x + w * 0.62} ${y - 4}Z`,
    )
    x += w
  }
}

/** Lap, legs and trunk of one who sits: seat at 0, shoulders at -19, soles at `feet`. */
function seated(k, { top: [lit, base, dark], legs, shoe, wide = 8, feet = 17, robe, tall = 19 }) {
  const [l0, l1, l2] = legs ?? [lit, base, dark]
  path(k, 'rgba(40,10,40,.4)', `M${-wide - 2} 1.500H${wide + 5}V4H${-wide - 1}Z`)
  for (const m of [-1, 1]) {
    const x = m * (wide - 3.2)
    path(
      k,
      shoe,
      `M${x - 2.2} ${feet - 0.6}C${x - 2.2} ${feet - 2.6} ${x + 1.8} ${feet - 2.8} ${x + 2.2} ${feet - 1.2}L${x + 2.6 + m * 0.6} ${feet + 0.8}H${x - 2.6 + m * 0.6}Z`,
    )
    if (!robe)
      limb(k, m < 0 ? l1 : l2, [
        [x, 3, 5],
        [x + 0.2, feet - 2.2, 3],
      ])
  }
  if (robe) {
    path(
      k,
      base,
      `M${-wide} -3C${-wide - 1.6} 2 ${-wide - 0.8} 8 ${-wide + 0.3} ${feet - 2}C-3 ${feet - 0.5} 3 ${feet - 0.5} ${wide - 0.2} ${feet - 2}C${wide + 1} 8 ${wide + 1.6} 2 ${wide} -3Z`,
    )
    path(
      k,
      lit,
      `M${-wide} -3C${-wide - 1.6} 2 ${-wide - 0.8} 8 ${-wide + 0.3} ${feet - 2}L${-wide + 3.5} ${feet - 1.3}C${-wide + 2} 8 ${-wide + 2} 4 ${-wide + 5} 1Z`,
    )
    path(
      k,
      dark,
      `M-1 3C1 8 1 12 0.500 ${feet - 1}L${wide - 0.2} ${feet - 2}C${wide + 1} 8 ${wide + 1.6} 2 ${wide} -3L${wide - 3} 2.500C${wide - 2.5} 7 ${wide - 3.5} 8.500 ${wide - 4} 11C2.500 9 1 5 -1 3Z`,
    )
    // The knees, rounded under the cloth, and the fall of it below them.
    path(
      k,
      dark,
      `M${-wide + 1} 3.500C${-wide + 2} 8 -1.500 8 -0.800 3.500C0 8.500 ${wide - 1.5} 8.500 ${wide - 0.5} 3.500L${wide - 1.5} 6C${wide - 3} 9 1.500 9 0 6.500C-1.500 9 ${-wide + 2.5} 9 ${-wide + 1} 3.5Z`,
    )
    for (const m of [1, -1]) oval(k, m < 0 ? lit : base, m * (wide * 0.5), 2.4, wide * 0.47, 3.8)
  } else
    for (const m of [1, -1]) {
      const x = m * (wide - 3.6)
      path(
        k,
        m < 0 ? l1 : l2,
        `M${x - 4.4} -3C${x - 5} 2 ${x - 3.6} 6 ${x} 6.200C${x + 3.6} 6 ${x + 5} 2 ${x + 4.4} -3Z`,
      )
      if (m < 0)
        path(
          k,
          l0,
          `M${x - 4.4} -3C${x - 5} 2 ${x - 3.6} 6 ${x - 1.5} 6C${x - 2.5} 3 ${x - 2} 0 ${x} -2Z`,
        )
    }
  const s = wide * 0.92
  path(
    k,
    base,
    `M${-s} ${-tall + 3}C${-s + 1.5} ${-tall - 1} ${s - 1.5} ${-tall - 1} ${s} ${-tall + 3}C${wide + 1} -10 ${wide + 1.2} -4 ${wide} 0.500C3 2.500 -3 2.500 ${-wide} 0.500C${-wide - 1.2} -4 ${-wide - 1} -10 ${-s} ${-tall + 3}Z`,
  )
  path(
    k,
    lit,
    `M${-s} ${-tall + 3}C${-s + 0.8} ${-tall + 1} ${-s + 2.5} ${-tall} -2 ${-tall - 0.1}C-4.500 -13 -5 -6 -4.500 1.600C-6 1.300 -7 1 ${-wide} 0.500C${-wide - 1.2} -4 ${-wide - 1} -10 ${-s} ${-tall + 3}Z`,
  )
  path(
    k,
    dark,
    `M${s} ${-tall + 3}C${wide + 1} -10 ${wide + 1.2} -4 ${wide} 0.500C6.500 1.300 5 1.600 3.600 1.800C5 -5 5 -13 3.500 ${-tall + 0.4}C${s - 1.5} ${-tall + 0.8} ${s - 0.6} ${-tall + 1.6} ${s} ${-tall + 3}Z`,
  )
}

const OLIVE = ['#f0b484', '#cc8860', '#8c5450']

/** A woman in a dark cloak who films it all. */
export function filmer(k) {
  seated(k, { top: ['#6c5088', '#463466', '#2c2048'], shoe: '#e8a030', robe: true, wide: 8 })
  stroke(k, '#e8b04c', 0.5, 'M-6.500 14.800C-2 16 3 16 7.500 14.700')
  path(k, OLIVE[2], 'M-3 -22H3.500V-18.500C2 -17 -2 -17 -3 -18.500Z')
  limb(
    k,
    '#2c2048',
    bent([
      [6, -16, 5],
      [13.5, -16, 4.6],
      [12.5, -28, 3.4],
    ]),
  )
  at(k, 0, -27, 1.25, (q) =>
    head(q, {
      skin: OLIVE,
      mouth: 'smile',
      gaze: [0.8, -0.1],
      light: -1,
      back: (h) =>
        path(
          h,
          '#157c84',
          'M-6 4C-8 -6 -3 -10 2 -9.500C6.500 -9 8 -5 7 0C7 5 6 9 3 10C-2 11 -5 9 -6 4Z',
        ),
      hair: (h) => {
        path(
          h,
          '#28a49c',
          'M-6.500 3C-8.500 -5 -4.500 -10 1 -9.800C6 -9.600 8 -6 7 -1C6.600 -4.500 4.500 -6.300 1.200 -6C-2.500 -5.600 -4.300 -2.500 -3.800 1C-3.300 4.500 -0.500 6.200 2 6.300C4.500 6.300 6 5 6.500 3.500C6.500 7.500 4.500 10.500 0.500 10.500C-3.500 10.500 -6 7.500 -6.500 3Z',
        )
        path(
          h,
          '#6cd0b8',
          'M-6.500 3C-8.500 -5 -4.500 -10 1 -9.800C-3 -8.500 -5.500 -5 -5 0.500C-4.600 5 -2.500 8 0.500 10.500C-3.500 10.500 -6 7.500 -6.500 3Z',
        )
      },
    }),
  )
  limb(k, OLIVE[1], [
    [12.5, -28, 2.6],
    [12.4, -30, 2.3],
  ])
  hand(k, OLIVE.slice(1), 12.4, -30, -1.5, 'fist', { size: 1.1 })
  k.save()
  k.translate(13, -34.5)
  k.rotate(0.12)
  path(k, '#241c34', 'M-2 -4.500H2V4.500H-2Z')
  path(k, '#e8604c', 'M-2 -4.500H-1.300V4.500H-2Z')
  k.restore()
  limb(
    k,
    '#6c5088',
    bent([
      [-6.5, -15, 5.4],
      [-9, -6, 5],
      [-3, -1, 3.8],
    ]),
  )
  hand(k, OLIVE.slice(1), -2.3, -0.6, 0.15, 'flat', { size: 1.05 })
}

const FAIR = ['#ffd4a8', '#f0a880', '#bc6c64']

/** A child whose feet don't reach the deck; points, hair in a tail. */
export function pointer(k) {
  seated(k, {
    top: ['#ffe070', '#f8b830', '#d08420'],
    legs: ['#ffd4a8', '#f0a880', '#d08c70'],
    shoe: '#e84c54',
    wide: 6.5,
    feet: 13.5,
    tall: 16,
  })
  path(
    k,
    '#f8b830',
    'M-7 -4C-8 0 -7.500 3 -6.500 4.200C-2 5.800 3 5.800 6.800 4.200C7.600 2 7.500 -1 7 -4Z',
  )
  path(k, '#ffe070', 'M-7 -4C-8 0 -7.500 3 -6.500 4.200L-3.500 5C-4.500 2 -4.500 -1 -4 -4Z')
  path(k, FAIR[2], 'M-2.500 -18H3V-15.500C1.500 -14 -1.500 -14 -2.500 -15.500Z')
  limb(
    k,
    '#d08420',
    bent([
      [5, -13, 4],
      [10, -13, 3.4],
      [14, -17, 2.6],
    ]),
  )
  limb(k, FAIR[1], [
    [14, -17, 2.3],
    [16.5, -20, 2],
  ])
  hand(k, FAIR.slice(1), 17, -20.5, -0.85, 'point', { size: 0.95 })
  at(k, 0, -22.5, 1.15, (q) =>
    head(q, {
      skin: FAIR,
      form: 'child',
      mouth: 'grin',
      gaze: [0.8, -0.5],
      brow: 0.4,
      browColour: '#8c4830',
      light: -1,
      back: (h) => {
        path(
          h,
          '#8c4830',
          'M-4 -6C-9 -8 -12 -4 -11 1C-10.500 4 -12 5.500 -11.500 7.500C-8.500 6.500 -7.500 3 -7 0L-4 -3Z',
        )
        path(h, '#c87848', 'M-5 -6C-9 -7 -11.500 -4 -11 0C-9.500 -2.500 -8 -4 -5 -4.500Z')
        oval(h, '#28a49c', -5.5, -4.5, 1.2)
      },
      hair: (h) => {
        path(
          h,
          '#8c4830',
          'M-5.600 0.500C-7 -5 -4 -8.800 1 -8.600C5 -8.600 7 -6 6.400 -3.500C4 -4 2.600 -5 1.600 -6.200C-0.400 -4 -2.600 -3.600 -3.700 -1.500C-4.500 -1.200 -5 -0.500 -5.600 0.5Z',
        )
        path(
          h,
          '#c87848',
          'M-5.600 -1C-6.500 -5 -3.500 -8.300 0.500 -8.600C-2 -7.200 -4 -5 -4 -2.600C-4.600 -2.200 -5 -1.700 -5.600 -1Z',
        )
      },
    }),
  )
  limb(
    k,
    '#ffe070',
    bent([
      [-5, -12.5, 4.4],
      [-9, -6, 3.6],
      [-8.5, 0, 2.8],
    ]),
  )
  limb(k, FAIR[1], [
    [-8.5, 0, 2.2],
    [-8, 1.5, 2],
  ])
  hand(k, FAIR, -8, 1.6, 1.3, 'fist', { size: 0.9 })
}

const BROWN = ['#d8965c', '#a86844', '#6c3c40']

/** A stout man in white who shakes with laughter, a hand on each knee. */
export function laugher(k) {
  seated(k, {
    top: ['#fffaf0', '#ece4ec', '#b8acc8'],
    shoe: '#7c4434',
    robe: true,
    wide: 10.5,
    tall: 20,
  })
  stroke(k, '#b8acc8', 0.4, 'M0.500 -18V-8M-5 -3Q0 0 6 -3.200')
  path(k, BROWN[2], 'M-3.500 -23H4V-19C2 -17.500 -2 -17.500 -3.500 -19Z')
  at(k, 0.5, -28, 1.35, (q) =>
    head(q, {
      skin: BROWN,
      form: 'square',
      mouth: 'laugh',
      lids: 'shut',
      brow: 0.3,
      nose: 1.4,
      light: -1,
      back: (h) => {
        path(h, '#fffaf0', 'M-6 -4C-9 2 -9.500 8 -8.500 12C-5 12 -2 10 -1 7L3 -3Z')
        path(h, '#b8acc8', 'M-6 -4C-7 4 -6 8 -3.500 10.500C-2 9.500 -1.300 8.500 -1 7L2 0Z')
      },
      hair: (h) => {
        path(
          h,
          '#2c1c30',
          'M-4.700 1C-3.800 3.500 -2.600 4.300 -0.800 3.200C-0.600 5 0.400 6.400 2.600 6.500C4.800 6.500 5.700 5 5.600 2.800L5.900 3C5.700 6.200 4.600 8.300 2.500 8.300C-1 8.300 -4.500 5.600 -4.700 1Z',
        )
        stroke(h, '#2c1c30', 0.8, 'M-0.300 1.700Q2.600 0.400 5.300 1.400')
        path(
          h,
          '#fffaf0',
          'M-6.400 4C-7.500 -3 -5.500 -9.500 0.800 -9.500C5.500 -9.500 7.200 -6.500 6.600 -3.600C4.500 -5.400 1.500 -5.600 -1 -4.400C-3.500 -3 -3.800 0 -4.200 3Z',
        )
        path(
          h,
          '#b8acc8',
          'M2 -9.400C5.800 -9 7.200 -6.500 6.600 -3.600C5.200 -4.800 3.600 -5.300 2 -5.300C3.500 -6.500 3.500 -8 2 -9.4Z',
        )
        stroke(h, '#241830', 1, 'M-6.200 -4.600C-3.500 -7.600 3 -8.400 6.700 -5.200')
      },
    }),
  )
  limb(
    k,
    '#b8acc8',
    bent([
      [9, -15.5, 6],
      [14, -7, 5.4],
      [8.5, 1, 4.2],
    ]),
  )
  hand(k, BROWN.slice(1), 8, 1.6, 1.9, 'flat', { size: 1.2 })
  limb(
    k,
    '#fffaf0',
    bent([
      [-9, -15.5, 6],
      [-14, -7, 5.4],
      [-8.5, 1, 4.2],
    ]),
  )
  hand(k, BROWN.slice(1), -8, 1.6, 1.2, 'flat', { size: 1.2, flip: true })
}

const DEEP = ['#c8804c', '#905038', '#54283c']

/** The one who bought the fish, leaning back with all his weight; soles at 0, fists at 15, -37. */
export function puller(k) {
  // Far leg forward, near leg braced.
  path(k, '#5c2c34', 'M10 0C10 -2 13 -3 15 -2L19 -0.500L18.600 1.200H10Z')
  limb(k, DEEP[2], [
    [7, -12, 4.6],
    [11.5, -1.5, 3],
  ])
  path(k, '#7c4038', 'M-6 0C-6 -2 -3 -3 -1 -2L3.500 -0.500L3 1.200H-6Z')
  limb(k, DEEP[1], [
    [-5, -12, 5],
    [-4, -1.5, 3.2],
  ])
  // Checked cloth, folded up at the knee.
  path(
    k,
    '#d83c4c',
    'M-13 -27C-15.500 -20 -14 -13 -9.500 -8C-3 -7 6 -7.500 11.500 -9.500C11 -16 7 -22 2 -26Z',
  )
  path(
    k,
    '#9c2444',
    'M2 -26C7 -22 11 -16 11.500 -9.500C8.500 -8.500 5 -8 1.500 -7.700C4 -14 3 -21 -1 -26.300Z',
  )
  stroke(
    k,
    '#ffd8a0',
    0.5,
    'M-14.200 -21C-8 -18 0 -18 5.500 -22M-13.800 -15.500C-6 -12 3 -12 9.500 -16M-8.500 -26.500C-9 -20 -7.500 -14 -4.500 -7.500M-3 -26.300C-2 -20 0.500 -14 4 -8',
  )
  // Shirt and trunk thrown back.
  path(
    k,
    '#2c94c0',
    'M-13.500 -25C-17 -32 -19 -40 -16.500 -45C-13 -48.500 -6 -48 -4 -44.500C-1.500 -39 1 -32 3 -25.500C-2 -23.500 -8 -23.500 -13.500 -25Z',
  )
  path(
    k,
    '#68c4dc',
    'M-13.500 -25C-17 -32 -19 -40 -16.500 -45C-15 -46.500 -13 -47.200 -11 -47.300C-13.500 -42 -13 -33 -9 -24.200C-10.500 -24.300 -12 -24.600 -13.500 -25Z',
  )
  path(
    k,
    '#1c6494',
    'M-4 -44.500C-1.500 -39 1 -32 3 -25.500C1.500 -24.900 -0.500 -24.500 -2.500 -24.200C-3 -31 -5 -39 -7.500 -46.800C-6 -46.400 -4.700 -45.700 -4 -44.5Z',
  )
  path(k, DEEP[2], 'M-14 -50L-8 -49.500L-7.500 -46C-9.500 -44 -13 -44.500 -14.500 -46.500Z')
  // Far arm.
  limb(
    k,
    '#1c6494',
    bent([
      [-5, -42, 5],
      [3, -38, 4.4],
      [8, -38.5, 3.6],
    ]),
  )
  limb(k, DEEP[2], [
    [8, -38.5, 2.9],
    [14, -40.5, 2.5],
  ])
  k.save()
  k.translate(-11, -55)
  k.rotate(-0.22)
  at(k, 0, 0, 1.4, (q) =>
    head(q, {
      skin: DEEP,
      form: 'long',
      mouth: 'flat',
      gaze: [0.9, -0.3],
      lids: 'wide',
      brow: -0.2,
      nose: 1.5,
      light: -1,
      hair: (h) => {
        path(
          h,
          '#241430',
          'M-5.500 0.500C-7 -5 -4.500 -9.600 1 -9.600C5.500 -9.600 7 -7 6 -4.200C4.500 -5.800 2.500 -6 0.500 -5.200C-2 -5 -3.500 -3.500 -3.600 -1.200C-4.400 -1.200 -5 -0.500 -5.500 0.5Z',
        )
        path(
          h,
          '#5c3c50',
          'M-5.500 -1C-6.500 -6 -3.500 -9.400 0.500 -9.600C-2 -8 -4 -5.500 -4 -2.500C-4.600 -2.200 -5 -1.700 -5.500 -1Z',
        )
        path(
          h,
          '#241430',
          'M-0.300 3.300C0.800 1.800 2 1.700 2.900 2.200C3.800 1.700 4.700 1.800 5.500 3C4.500 3.400 3.700 3.300 2.900 3C1.900 3.500 0.800 3.700 -0.300 3.300Z',
        )
        // Teeth set.
        path(
          h,
          '#fffaf2',
          'M0.900 4.200C2.300 4 3.500 4 4.600 4C4.500 5.200 3.800 5.600 2.800 5.600C1.700 5.600 1.100 5.100 0.900 4.200Z',
        )
        stroke(h, '#6a1830', 0.3, 'M0.900 4.900L4.500 4.700')
      },
    }),
  )
  k.restore()
}

/** His near arm and both fists, over the fish. */
export function pullerArm(k) {
  limb(
    k,
    '#2c94c0',
    bent([
      [-13, -41, 6],
      [-8, -31, 5.4],
      [5, -33, 4.2],
    ]),
  )
  limb(
    k,
    '#68c4dc',
    bent([
      [-14, -41, 2.6],
      [-10, -32, 2.2],
      [2, -32.8, 1.6],
    ]),
  )
  limb(k, DEEP[1], [
    [5, -33, 3.2],
    [12, -36, 2.8],
  ])
  hand(k, DEEP.slice(1), 12, -36.2, -0.45, 'fist', { size: 1.25 })
  hand(k, [DEEP[2], '#38182c'], 14.5, -40.5, -0.3, 'fist', { size: 1.05 })
}

/** Another ferry far off with its load of heads; waterline at 0. */
export function farAbra(k) {
  path(k, '#9c5c54', 'M-13 -4C-8 -2 6 -2 14 -5.500C13 -2 11 0 9 1H-9C-11.500 0 -12.500 -2 -13 -4Z')
  path(k, '#e0a068', 'M-13 -4C-8 -2 6 -2 14 -5.500L13.700 -4.500C6 -1.200 -8 -1 -12.700 -3Z')
  for (const [x, c, y] of [
    [-6, '#54487c', 0],
    [-2.5, '#f4ece0', -0.6],
    [1, '#3c8c8c', 0.2],
    [4.5, '#c85058', -0.3],
  ]) {
    path(
      k,
      c,
      `M${x - 1.3} -3V${-5.5 + y}C${x - 1.3} ${-6.8 + y} ${x + 1.3} ${-6.8 + y} ${x + 1.3} ${-5.5 + y}V-3Z`,
    )
    oval(k, '#8c5848', x, -7.5 + y, 0.9)
  }
  stroke(k, '#8c5848', 0.4, 'M-8 -3V-11M7 -3V-11')
  path(
    k,
    '#fff0d4',
    'M-9.500 -10.500C-4 -12.500 4 -12.500 8.500 -10.500L8.300 -9.500C4 -10.800 -4 -10.800 -9.300 -9.5Z',
  )
  fill(k, '#d8505c', points('-9.300 -9.500 -6 -10.200 -6 -9 -9 -8.500'))
}
