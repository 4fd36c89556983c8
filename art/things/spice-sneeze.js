// The spice stall in Stone Town where a boy sneezes into the turmeric: seller, boy, traveller, cat, baskets. Light from the upper left.
import { at, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { hand, head, oval } from './near-faces.js'

const GOLD = ['#ffe070', '#ffbc20', '#e08414']
const DARK = ['#b8744c', '#844834', '#4c2438']

/** The seller, broad and merry, in two kangas: her head's middle at 0, about 60 to the ground. */
export function spiceWife(k) {
  const [red, rose, deep] = ['#d8245c', '#f8648c', '#8c1450']
  path(k, red, 'M-24 62C-27 40 -24 22 -14 14L12 13C22 18 26 30 27 44L29 62Z')
  path(k, deep, 'M-24 62C-27 40 -24 22 -14 14L-8 14C-14 26 -14 46 -10 62Z')
  path(k, rose, 'M12 13C22 18 26 30 27 44L29 62H20C21 44 20 26 12 13Z')
  // Border and cashew drops of the cloth.
  stroke(k, '#ffd448', 1.8, 'M-15 15C-6 26 4 34 20 38')
  stroke(k, '#ffffff', 0.5, 'M-16.500 17.500C-7 28.500 4 36.500 20.500 40.500')
  for (const [x, y, a] of points(
    '-4 41 0.4 8 47 -0.3 -6 54 0.8 18 53 0.2 3 58 -0.5 -14 48 0.2 23 45 0.5',
    3,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    path(
      k,
      '#ffd448',
      'M0 -3.200C2.500 -2 3 2 0 3.200C-2.600 3 -2.800 0 -1 -1C-0.500 -1.500 -0.300 -2.300 0 -3.200Z',
    )
    oval(k, deep, -0.1, 1.2, 0.8)
    k.restore()
  }
  path(k, DARK[2], 'M-5 8H7L8 14C4 18 -2 18 -6 14Z')
  for (const [i, x] of [-5, -2, 1, 4, 7].entries())
    oval(k, i % 2 ? '#28b4a4' : '#ffd448', x, 15 + Math.sin((i / 4) * Math.PI) * 2.6, 1.4)
  at(k, 0, 0, 1.95, (q) =>
    head(q, {
      skin: DARK,
      mouth: 'laugh',
      lids: 'shut',
      brow: 0.6,
      nose: 1.3,
      light: -1,
      blush: 'rgba(240,80,80,.3)',
      back: (h) => path(h, '#8c1450', 'M-5 2C-8 1 -8.500 5 -7.500 8C-6 10 -3 9.500 -2 7Z'),
      hair: (h) => {
        path(
          h,
          '#d8245c',
          'M-5.600 1.500C-8 -3 -7.500 -9 -3 -11.500C2 -14 8 -11 7 -4.800C5 -4.300 3.500 -4.600 2 -4.800C-1 -5 -3.400 -4 -3.900 -1.500C-4.500 -1 -5 0 -5.600 1.500Z',
        )
        path(
          h,
          '#8c1450',
          'M-5.600 1.500C-8 -3 -7.500 -9 -3 -11.500C-4.800 -8 -5 -5 -3.900 -1.500C-4.500 -1 -5 0 -5.600 1.500Z',
        )
        path(
          h,
          '#f8648c',
          'M0 -12.500C4 -12.800 7.500 -9.500 7 -4.800L4.500 -4.700C5 -8 3.500 -11 0 -12.500Z',
        )
        stroke(h, '#ffd448', 0.7, 'M-4.500 -5C-2 -7.400 3.500 -7.600 6.800 -6.600')
        for (const [x, y] of points('-3 -9 0.500 -10 4 -9.500')) oval(h, '#ffd448', x, y, 0.6)
        oval(h, '#ffd448', -4.7, 3.2, 0.9)
      },
    }),
  )
  // One hand at her cheek, the scoop forgotten in the other.
  limb(
    k,
    deep,
    bent([
      [-17, 22, 10],
      [-25, 34, 9],
      [-13, 20, 6],
    ]),
  )
  limb(k, DARK[1], [
    [-13, 19.5, 4.6],
    [-9.5, 12, 4],
  ])
  hand(k, DARK.slice(1), -9.3, 11.5, -0.95, 'flat', { size: 1.6, flip: true })
  limb(
    k,
    rose,
    bent([
      [18, 22, 10],
      [27, 34, 9],
      [36, 34, 6],
    ]),
  )
  limb(k, DARK[1], [
    [36, 34, 4.6],
    [41, 32.5, 4],
  ])
  path(k, '#8c5c3c', 'M43 32.500L50 28.500L51 30L44.500 34Z')
  path(k, '#e0e4e0', 'M49 29.500C49 25.500 54 22.500 58 23.500C59 26.500 56 31 51.500 31.500Z')
  path(k, '#94a8ac', 'M51 31.500C54 30.500 56.500 27 58 23.500C59 26.500 56 31 51.500 31.500Z')
  hand(k, DARK.slice(1), 41.5, 32.3, -0.45, 'fist', { size: 1.55 })
}

/** The boy at the height of his sneeze, thrown forward; head's middle at 0. */
export function sneezer(k) {
  const skin = ['#d8905c', '#a86444', '#643040']
  path(k, '#1c7c9c', 'M-22 44C-23 30 -20 20 -14 14L-3 9C3 13 6 20 7 30L8 44Z')
  path(k, '#105c80', 'M-22 44C-23 30 -20 20 -14 14L-11 13C-16 22 -15 34 -13 44Z')
  path(k, '#fff0d4', 'M-18.800 24C-8 28 0 27 6.500 24L7 29C0 31.500 -10 32 -20 29Z')
  path(k, skin[2], 'M-6 5H3L4 11C1 14 -5 14 -8 11Z')
  // Both arms thrown back.
  limb(
    k,
    '#105c80',
    bent([
      [-15, 19, 7.5],
      [-25, 24, 6.5],
      [-31, 17, 5],
    ]),
  )
  limb(k, skin[1], [
    [-31, 17, 3.6],
    [-34, 11, 3],
  ])
  hand(k, skin.slice(1), -34.3, 10.5, -2, 'open', { size: 1.35 })
  k.save()
  k.rotate(0.24)
  at(k, 0, 0, 1.75, (q) =>
    head(q, {
      skin,
      form: 'child',
      mouth: 'oh',
      lids: 'shut',
      brow: -0.3,
      nose: 1.1,
      hair: (h) => {
        path(
          h,
          '#241030',
          'M-5.600 0.500C-7 -5 -4.500 -9 0.800 -9C5 -9 7 -6.500 6.400 -3.500C5.500 -4.500 4.800 -4.500 4 -3.800C3 -5 2 -4.800 1 -4C0 -5 -1 -4.500 -2 -3.500C-3 -3.500 -3.700 -2.500 -3.800 -1C-4.600 -1 -5.200 -0.500 -5.600 0.500Z',
        )
        path(h, '#5c3048', 'M-1 -8C2 -8.600 5 -7.500 5.900 -5.500C4 -6.600 1.500 -7 -1 -8Z')
        // Squeezed lids.
        stroke(
          h,
          '#241030',
          0.4,
          'M-1.800 -0.300L-0.600 0.200M-1.700 0.900L-0.500 0.700M5.900 -0.600L5.300 0',
        )
        // Tears and a dusting.
        path(
          h,
          '#c8f4f0',
          'M-2 1.200C-2.800 2.500 -2.400 3.300 -1.700 3.300C-1 3.300 -0.900 2.300 -2 1.200Z',
        )
      },
    }),
  )
  k.restore()
}

/** The traveller, gold from brow to beard, lifts his glasses: two clean rings are left. Head's middle at 0. */
export function gilded(k) {
  path(k, '#e8ece0', 'M-18 52C-19 34 -16 22 -9 14L9 13C17 18 20 30 20 52Z')
  path(k, '#98b0b4', 'M-18 52C-19 34 -16 22 -9 14H-5C-10 24 -11 38 -9 52Z')
  // Powder all down his front.
  path(k, GOLD[1], 'M2 13.500L9 13C17 18 20 30 20 52H6L8 46L3 43L7 38L1 33L6 28L0 22L3.500 18Z')
  path(k, GOLD[0], 'M9 13C17 18 20 30 20 52H14C16 38 15 24 9 13Z')
  stroke(k, '#b86c34', 1.5, 'M-8 15C-4 28 2 38 12 46')
  path(k, '#2c2c44', 'M8 42H19V51H8Z')
  oval(k, '#5c6880', 13.5, 46.5, 3.4)
  oval(k, '#1c1830', 13.5, 46.5, 2.1)
  path(k, GOLD[1], 'M14 42H19V47L17 44Z')
  path(k, '#c8805c', 'M-4.500 8H7L8 14C4 18 -2 18 -5.500 14Z')
  path(k, GOLD[2], 'M2 10H7L8 14C6 16 4 17 2 17Z')
  at(k, 0, 0, 1.85, (q) =>
    head(q, {
      skin: GOLD,
      form: 'square',
      mouth: 'flat',
      lids: 'wide',
      gaze: [0.9, 0.2],
      brow: 1,
      browColour: '#c87818',
      nose: 1.5,
      blush: null,
      hair: (h) => {
        // Beard, gilded too.
        path(
          h,
          '#d88c1c',
          'M-4.800 0.500C-3.500 3 -2 3 -0.500 2.500C1 1.700 4.500 1.500 5.900 2.300C6.200 5 5.500 8.500 2.600 8.600C-1 8.600 -4.500 5.500 -4.800 0.5Z',
        )
        path(
          h,
          GOLD[1],
          'M3.500 1.900C4.500 1.900 5.300 2 5.900 2.300C6.200 5 5.500 8.500 2.600 8.600C4.200 6.800 4.500 4 3.500 1.9Z',
        )
        stroke(h, '#8c3c28', 0.65, 'M1.200 4.300Q2.800 3.700 4.400 4.2')
        // The clean rings where his glasses were.
        for (const [x, y, r] of [
          [0.7, -0.7, 2.5],
          [4.5, -0.9, 1.9],
        ])
          oval(h, '#f4b490', x, y, r, 2.3)
        for (const [x, y, r] of [
          [0.7, -0.7, 1.45],
          [4.4, -0.8, 1.1],
        ]) {
          oval(h, '#fffaf2', x, y, r, 1.6)
          oval(h, '#2a1830', x + 0.45, y + 0.1, r * 0.5, 0.9)
          oval(h, '#ffffff', x + 0.7, y - 0.3, 0.26)
          stroke(h, '#8c4c48', 0.45, `M${x - r} ${y - 0.6}Q${x} ${y - 2.4} ${x + r} ${y - 0.7}`)
        }
        path(
          h,
          '#6c3c34',
          'M-5.600 1C-7.500 -4 -5 -9.300 0.500 -9.300C5.500 -9.300 7.500 -6.500 6.300 -3.600C4.500 -5.500 2 -5.500 0 -5C-2.500 -4.800 -3.500 -3.500 -3.800 -1.500C-4.600 -1.300 -5.200 -0.300 -5.600 1Z',
        )
        path(
          h,
          GOLD[1],
          'M1 -9.300C5.500 -9.300 7.500 -6.500 6.300 -3.600C4.500 -5.500 2 -5.500 0 -5L1.500 -6.800L0.500 -8Z',
        )
      },
    }),
  )
  // The hand that lifts the glasses.
  limb(
    k,
    GOLD[1],
    bent([
      [13, 20, 8],
      [22, 24, 7],
      [21, 6, 5],
    ]),
  )
  limb(k, '#f4b490', [
    [21, 6, 4],
    [18.5, -3, 3.4],
  ])
  stroke(k, '#2c2c44', 0.9, 'M0 -9L14 -10.500')
  for (const [x, y, r] of [
    [9.5, -9.5, 4.2],
    [17, -10.5, 3.3],
  ]) {
    oval(k, '#2c2c44', x, y, r + 0.5, r + 0.4)
    oval(k, GOLD[1], x, y, r, r - 0.2)
    path(
      k,
      GOLD[0],
      `M${x - r * 0.6} ${y - r * 0.5}L${x} ${y - r * 0.8}L${x - r * 0.4} ${y + r * 0.6}L${x - r * 0.8} ${y + r * 0.2}Z`,
    )
  }
  hand(k, ['#f4b490', '#c8805c'], 18.5, -3.5, -1.75, 'fist', { size: 1.5 })
}

/** The cat on its sack, gold on the side that faced the basket, not amused; paws at 0. */
export function goldCat(k) {
  const [fur, shade, ink] = ['#f4e8dc', '#b4a0b0', '#2a1830']
  path(
    k,
    shade,
    'M9 -3C16 -2 20 -8 18 -14C17 -17 14 -16 14.500 -13.500C15.500 -9 13 -6.500 8 -7.500Z',
  )
  path(k, fur, 'M-9 0C-11 -8 -8 -15 -4 -19H5C10 -15 12 -7 10.500 0Z')
  path(k, shade, 'M4 -19H5C10 -15 12 -7 10.500 0H4C6 -6 6.500 -13 4 -19Z')
  path(
    k,
    GOLD[1],
    'M-9 0C-11 -8 -8 -15 -4 -19L0 -18L-2.500 -14L0.500 -10L-3 -6.500L-0.500 -3L-2.500 0Z',
  )
  path(k, fur, 'M-2 0C-2.500 -2.500 2 -2.500 2 0ZM3 0C3 -2.500 7 -2.500 7 0Z')
  path(k, GOLD[0], 'M-7 0C-7 -2.500 -3 -2.500 -2.500 0Z')
  // Head.
  path(
    k,
    fur,
    'M-8 -22C-9.500 -27 -9 -32 -8 -35.500L-3.500 -31.500C-1.500 -32.300 1.500 -32.300 3.500 -31.500L8 -35.500C9 -32 9.500 -27 8 -22C5.500 -17 -5.500 -17 -8 -22Z',
  )
  path(
    k,
    shade,
    'M3 -31.600L8 -35.500C9 -32 9.500 -27 8 -22C6.500 -19 3.500 -18 0.500 -18.100C4.500 -20.500 5.500 -27 3 -31.600Z',
  )
  path(
    k,
    GOLD[1],
    'M-8 -22C-9.500 -27 -9 -32 -8 -35.500L-3.500 -31.500C-2.500 -31.900 -1 -32.100 0 -32.100L-1.500 -29L0.800 -26.500L-1.500 -23.500L0.5 -21L-1 -18.200C-4 -18.500 -6.800 -19.600 -8 -22Z',
  )
  path(k, '#f08c8c', 'M-7.300 -33L-4.800 -30.600L-7.500 -29ZM7.300 -33L4.800 -30.600L7.500 -29Z')
  for (const x of [-3.6, 3.6]) {
    oval(k, '#8cd85c', x, -25.5, 2.1, 1.9)
    oval(k, ink, x - 0.5, -25.5, 0.75, 1.7)
    path(
      k,
      x < 0 ? GOLD[1] : fur,
      `M${x - 2.5} ${x < 0 ? -28.2 : -27}H${x + 2.5}V${x < 0 ? -25.4 : -26.3}L${x - 2.5} ${x < 0 ? -26.3 : -25.5}Z`,
    )
    stroke(k, ink, 0.6, `M${x - 2.3} ${x < 0 ? -26.5 : -25.6}L${x + 2.3} ${x < 0 ? -25.5 : -26.5}`)
  }
  path(k, '#e0607c', 'M-1.100 -23.200H1.100L0 -22Z')
  stroke(k, ink, 0.5, 'M0 -22V-21.300M-2.200 -20.300Q-1 -21.800 0 -21.200Q1 -21.800 2.200 -20.300')
  stroke(
    k,
    ink,
    0.25,
    'M-5 -22.500L-10.500 -23.500M-5 -21.700L-10 -20.800M5 -22.500L10.500 -23.500M5 -21.700L10 -20.800',
  )
}

/** A basket of plaited palm with what it holds: its middle at 0, rim 15 wide each way; heap draws on the rim. */
export function basket(k, [lit, base, shade], heap, bands = 3) {
  path(k, 'rgba(20,8,40,.4)', 'M-16 12C-6 9 14 10 22 13C14 17 -10 17 -16 12Z')
  path(
    k,
    base,
    'M-15 0C-14.500 6 -12.500 11 -10.500 13.500C-5 15.500 5 15.500 10.500 13.500C12.500 11 14.500 6 15 0Z',
  )
  path(k, shade, 'M5 0H15C14.500 6 12.500 11 10.500 13.500C8 14.500 5 15 2 15C5 11 6 5 5 0Z')
  for (let i = 0; i < bands; i++)
    stroke(
      k,
      i % 2 ? lit : shade,
      0.7,
      `M${-14.3 + i * 1.3} ${4 + i * 3.5}Q0 ${7.3 + i * 3.5} ${14.3 - i * 1.3} ${4 + i * 3.5}`,
    )
  oval(k, shade, 0, 0, 15.5, 4)
  heap(k)
  k.strokeStyle = lit
  k.lineWidth = 1.1
  k.beginPath()
  k.ellipse(0, 0, 15.2, 3.9, 0, 0.1, 3.04)
  k.stroke()
}

/** A cone of powder with its lit flank. */
export const cone =
  (tall, [lit, base, shade]) =>
  (k) => {
    path(
      k,
      base,
      `M-13.500 0C-9 ${-tall * 0.35} -3.500 ${-tall * 0.9} 0 ${-tall}C3.500 ${-tall * 0.9} 9.500 ${-tall * 0.35} 13.500 0C9 3.800 -9 3.800 -13.500 0Z`,
    )
    path(
      k,
      shade,
      `M0 ${-tall}C3.500 ${-tall * 0.9} 9.500 ${-tall * 0.35} 13.500 0C10 3 5 3.600 1 3.600C5 ${-tall * 0.2} 3 ${-tall * 0.7} 0 ${-tall}Z`,
    )
    path(
      k,
      lit,
      `M0 ${-tall}C-3.500 ${-tall * 0.9} -9 ${-tall * 0.35} -13.500 0C-12 1.200 -10 2 -8 2.500C-7 ${-tall * 0.3} -3 ${-tall * 0.7} 0 ${-tall}Z`,
    )
  }

/** What the sneeze left of the turmeric: a crater. */
export function crater(k) {
  path(
    k,
    GOLD[1],
    'M-13.500 0C-12 -3 -9 -5 -7 -4.500C-4 -1.500 4 -2 8 -6C10.500 -6 13 -3 13.500 0C9 3.800 -9 3.800 -13.500 0Z',
  )
  path(
    k,
    GOLD[2],
    'M-7 -4.500C-4 -1.500 4 -2 8 -6C7.500 -2.500 4 1 -1 1.500C-4.500 1.500 -6.500 -1 -7 -4.5Z',
  )
  path(
    k,
    GOLD[0],
    'M-13.500 0C-12 -3 -9 -5 -7 -4.500C-8 -2 -9 0.500 -9.500 2.300C-11 1.800 -12.500 1 -13.500 0Z',
  )
}

/** Cloves: dark nails with their heads, each lying its own way. */
export function cloves(k) {
  oval(k, '#4c1c2c', 0, -0.5, 13.5, 3.6)
  path(
    k,
    '#6c2c34',
    'M-12.500 -0.500C-8 -4 -3 -6.500 1 -6.500C6 -6 10 -3 12.500 -0.500C8 3 -8 3 -12.500 -0.5Z',
  )
  for (const [x, y, a] of points(
    '-8 -1.500 0.4 -4 -3.500 -0.6 0 -5 0.9 4 -3.800 -0.2 8 -1.500 0.7 -5 0.500 -0.3 1 -1.500 0.3 5 1 -0.8 -1 2 0.5 9.500 0.500 0.1 -10 0.500 -0.4',
    3,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    stroke(k, '#a85c44', 0.75, 'M-1.800 0H1.500')
    oval(k, '#c87850', 1.9, 0, 0.85)
    k.restore()
  }
}

/** Quills of cinnamon standing in their basket. */
export function quills(k) {
  for (const [x, l, d, c] of [
    [-9, 14, -3, '#a85834'],
    [-5, 17, -1, '#c87444'],
    [-1, 15, 0.5, '#8c4430'],
    [3, 18, 2, '#b86438'],
    [7.5, 15, 3.5, '#8c4430'],
    [10, 12, 5, '#6c3030'],
  ]) {
    path(k, c, `M${x - 1.9} 1L${x + d - 1.9} ${-l}H${x + d + 1.9}L${x + 1.9} 1Z`)
    path(k, '#e8a068', `M${x - 1.9} 1L${x + d - 1.9} ${-l}H${x + d - 1}L${x - 1} 1Z`)
    oval(k, '#e8a068', x + d, -l, 1.9, 0.8)
    oval(k, '#5c2430', x + d, -l, 1.2, 0.45)
  }
}
