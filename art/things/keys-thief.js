// On the old bridge of the Keys before a squall: a pelican with somebody's fish in its pouch, a boy with an empty bucket, his grandfather; low sun from the left, feet at 0.
import { path, points, stroke } from '../core/field.js'
import { head, moustache, straw } from './near-heads.js'
import { arm, shoe, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [-1, -0.4]
const BOY = ['#8c5840', '#d09468', '#54343c']
const OLD = ['#b87858', '#f4b080', '#744448']

export const cast = (k, half, long) =>
  path(
    k,
    'rgba(36,24,72,.5)',
    `M${-half} 0.4C${-half * 0.4} -1.2 ${half} -1 ${half * 1.2} -0.6L${long} 0.800C${half * 1.6} 2.600 ${-half * 0.5} 2.400 ${-half} 0.4Z`,
  )

/** A brown pelican that looks away as if nothing were the matter, a tail out of its bill; to the left, 50 tall. */
export function pelican(k) {
  // Feet round the rail.
  for (const x of [-3, 5]) {
    stroke(k, '#4c4468', 1.7, `M${x} -9V-1`)
    path(
      k,
      '#5c5478',
      `M${x - 4} 0.600C${x - 3} -2 ${x + 2} -2.200 ${x + 3} 0.600L${x + 2.4} 2.200L${x + 0.8} 1L${x - 0.8} 2.400L${x - 2.4} 1L${x - 3.6} 2.200Z`,
    )
  }
  // Tail, body, folded wing with its long feathers.
  path(k, '#54406c', 'M14 -12L24 -6L21 -4L23 -1.500L17 -2.500L9 -7Z')
  solid(
    k,
    ['#8c7084', '#d8ac9c', '#54406c'],
    'M-9 -20C-11 -12 -6 -6 2 -5.500C10 -5 17 -8 18 -14C18 -22 12 -28 4 -29C-3 -29.500 -7.500 -26 -9 -20Z',
    { sun: SUN, a: 1, b: 2.2 },
  )
  solid(
    k,
    ['#a88c94', '#ecc8b0', '#64507c'],
    'M1 -25C8 -29 15 -25 18 -18C20 -13 22 -9 25 -5C19 -5.500 8 -7 3 -13C0.500 -17 -0.500 -21 1 -25Z',
    { sun: SUN, a: 0.6, b: 1.3 },
  )
  for (const d of [
    'M4 -23C9 -22.500 13 -19 16 -14',
    'M3 -19C8 -18 13 -14 18 -9.500',
    'M4 -15C9 -13.500 14 -10 20 -7',
  ])
    stroke(k, '#64507c', 0.6, d)
  path(k, '#fff0dc', 'M4 -25.500C7 -27 10 -26.500 12.500 -25C10 -24 7 -23.500 4.500 -23.500Z')
  // Neck in an S: white in front, chestnut behind.
  solid(
    k,
    ['#7c3c44', '#b4645c', '#4c2440'],
    'M-1 -25C3 -29 5 -34 2 -40C0 -44 2 -47 5 -46.500C9 -46 10 -41 9.500 -37C9 -31 7 -27 3.500 -23Z',
    { sun: SUN, a: 0.4, b: 0.8 },
  )
  solid(
    k,
    ['#fff0dc', '#fffaf0', '#c8a8b4'],
    'M-8.500 -22C-6 -27 0.500 -30 1.500 -35C2 -39 -1.500 -42 -1 -46C1 -48.500 5 -48 5.500 -44C6.500 -38 6 -31 2 -26.500C-1 -23 -5 -21 -8.500 -22Z',
    { sun: SUN, a: 0.7, b: 1 },
  )
  // Head: straw yellow crown, a pale eye that looks up and away.
  solid(
    k,
    ['#ffe0a0', '#fff6d8', '#d89c74'],
    'M-3.500 -44.500C-4 -49 -0.500 -52.500 4 -51.500C7.500 -50.500 8.500 -46.500 6 -43.500C3 -41.500 -2 -42 -3.500 -44.500Z',
    { sun: SUN, a: 0.6, b: 1 },
  )
  path(k, '#ffe0a0', 'M5.500 -50.500L9 -51.500L7.500 -49L10 -48L7 -46.500Z')
  // The pouch, full to bursting: the shape of a fish shows through.
  solid(
    k,
    ['#d86c6c', '#ffb094', '#883c60'],
    'M-1 -43.500C-8 -43.500 -18 -40 -26 -37C-24 -31 -20 -25 -13 -24C-6 -23.500 -1.500 -29 0 -34C0.800 -37.500 1 -41 -1 -43.500Z',
    { sun: SUN, a: 1, b: 1.8 },
  )
  path(
    k,
    'rgba(136,60,96,.4)',
    'M-16 -37.500C-11 -38.500 -5.500 -36 -4 -31.500C-6 -28 -11 -27 -15 -29.500C-18 -32 -18 -35.500 -16 -37.500Z',
  )
  stroke(
    k,
    '#883c60',
    0.35,
    'M-22 -35.500C-20 -31 -16 -27 -11 -26M-6 -41C-4 -37 -4.500 -31 -8 -26.500',
  )
  // Bill.
  solid(
    k,
    ['#c8a488', '#ffe0b8', '#7c5c74'],
    'M-2 -47.500C-10 -47 -20 -43 -29.500 -38.500C-30.500 -37.500 -30.500 -36 -29.500 -35C-28.600 -35.500 -28.600 -36.500 -28 -37C-19 -40.500 -9 -43 -1.500 -42.500Z',
    { sun: [-0.4, -1], a: 0.6, b: 0.9 },
  )
  stroke(k, '#7c5c74', 0.4, 'M-27.500 -38.500C-19 -42 -10 -44.500 -2 -45')
  // The tail that will not go in.
  path(
    k,
    '#3c8cb0',
    'M-20.500 -40.500C-21.500 -45 -20 -48 -18.500 -50L-23.500 -55.500L-18 -54.500L-14 -57L-15 -51C-15 -48 -15.500 -44 -14.500 -42Z',
  )
  path(
    k,
    '#8cd4dc',
    'M-20.500 -40.500C-21.500 -45 -20 -48 -18.500 -50L-23.500 -55.500L-20 -55L-17 -50C-18.500 -47 -19 -44 -18.500 -41.300Z',
  )
  stroke(k, '#dcf4f0', 0.7, 'M-25 -59L-26 -61M-18.500 -59V-61.500M-12 -60L-11 -62')
  disc(k, '#fffaf0', 1.2, -47, 2)
  disc(k, '#241c40', 1.8, -47.9, 1.05)
  disc(k, '#ffffff', 1.5, -48.4, 0.35)
  stroke(k, '#d89c74', 0.7, 'M-1 -48.600C0 -49.800 2.500 -49.800 3.600 -48.400')
}

/** A boy who turns his bucket over and cannot believe it, towards the right; 40 tall. */
export function bucketBoy(k) {
  cast(k, 8, 26)
  for (const [x, c] of [
    [-2.6, ['#e8583c', '#ff9868', '#983050']],
    [3, ['#f06848', '#ffa878', '#a03854']],
  ]) {
    tube(
      k,
      BOY,
      [
        [x, -11, 3.4],
        [x + 0.4, -6, 3],
        [x, -2, 2.4],
      ],
      { sun: SUN },
    )
    tube(
      k,
      c,
      [
        [x * 0.8, -16, 5.4],
        [x, -10.5, 5],
      ],
      { sun: SUN, hard: true },
    )
    shoe(k, ['#2ca0b0', '#88e0d8', '#fff0dc'], x, -2.2, 1)
  }
  solid(
    k,
    ['#fff0dc', '#ffffff', '#c0a0b4'],
    'M-5.500 -14C-7 -19 -6.500 -24 -4.500 -27.500C-1.500 -29 3 -29 5 -27.500C7 -23 7 -18 6 -14C2 -13 -2 -13 -5.500 -14Z',
    { sun: SUN, a: 0.7, b: 1.5 },
  )
  for (const y of [-25.5, -22, -18.5])
    stroke(k, '#2c7cb8', 1.2, `M-5.800 ${y}Q0 ${y + 1.3} 6.200 ${y}`)
  k.save()
  k.translate(0.5, -33.5)
  k.scale(1.16, 1.16)
  head(k, {
    skin: BOY,
    hair: ['#241830', '#5c4460', '#140c20'],
    style: 'mop',
    turn: 0.65,
    tilt: 0.12,
    eyes: 'wide',
    look: [0.9, 0.9],
    mouth: 'o',
    brow: 1.2,
    worry: 0.4,
    neck: 5,
    sun: SUN,
  })
  k.restore()
  // Bucket upside down in both hands, one drop, one scale.
  arm(
    k,
    ['#fff0dc', '#ffffff', '#c0a0b4'],
    BOY,
    [
      [3, -25.5, 3.4],
      [10, -26, 3],
      [14, -22, 2.2],
    ],
    { to: 0.5, kind: 'grip', sun: SUN },
  )
  k.save()
  k.translate(16.5, -19.5)
  k.rotate(2.85)
  solid(k, ['#ffb83c', '#ffe898', '#b8682c'], 'M-5 -5.500H5L3.800 5.500H-3.800Z', {
    sun: [1, 0.4],
    a: 0.8,
    b: 1.4,
  })
  solid(
    k,
    ['#8c4c2c', '#c8783c', '#5c2c30'],
    'M-5 -5.500C-5 -7 5 -7 5 -5.500C5 -4 -5 -4 -5 -5.500Z',
    { sun: [1, 0.4], a: 0.3, b: 0.3 },
  )
  stroke(k, '#e8e0ec', 0.5, 'M-5 -5.500C-6 1 5.500 1 5 -5.500')
  k.restore()
  arm(
    k,
    ['#fff0dc', '#ffffff', '#c0a0b4'],
    BOY,
    [
      [-3.5, -25, 3.6],
      [5, -19.5, 3.2],
      [12, -18, 2.3],
    ],
    { to: 0.45, kind: 'grip', sun: SUN },
  )
  for (const [x, y, q] of points('18 -9 1 19.500 -4.500 0.7 16.500 -2 0.5', 3))
    path(
      k,
      '#a4e4ec',
      `M${x} ${y - q * 1.6}C${x + q} ${y - q * 0.3} ${x + q * 0.9} ${y + q} ${x} ${y + q}C${x - q * 0.9} ${y + q} ${x - q} ${y - q * 0.3} ${x} ${y - q * 1.6}Z`,
    )
}

/** His grandfather with the rod over his shoulder, who has seen it and roars with laughter; towards the right, 52 tall. */
export function angler(k) {
  cast(k, 9, 32)
  for (const [x, c] of [
    [-3, ['#4c5484', '#7c88b4', '#2c2c5c']],
    [3.5, ['#545c8c', '#8890bc', '#303060']],
  ]) {
    tube(
      k,
      c,
      [
        [x * 0.7, -20, 6],
        [x, -11, 5],
        [x, -2.5, 3.8],
      ],
      { sun: SUN },
    )
    shoe(k, ['#8c5038', '#c8865c', '#3c2440'], x, -2.2, 1.1)
  }
  stroke(k, '#6c3c3c', 1, 'M-22 -66L12 -18')
  stroke(k, '#ffc888', 0.35, 'M-22.300 -66L11.700 -18')
  stroke(k, 'rgba(255,255,255,.7)', 0.2, 'M-22 -66C-20 -56 -18 -48 -19 -38')
  solid(
    k,
    ['#e0503c', '#ff946c', '#902848'],
    'M-8 -16C-9.500 -23 -9.500 -32 -6.500 -37C-3 -39.500 4 -39.500 7 -37C10.500 -31 11 -23 9 -16C4 -14 -3 -14 -8 -16Z',
    { sun: SUN, a: 1, b: 2.2 },
  )
  // Vest with pockets and lures.
  path(
    k,
    '#e8cc94',
    'M-6.800 -36.500C-9 -30 -9 -22 -7.800 -16.500L-2 -15C-3 -22 -3 -30 -2 -38.600ZM3 -38.900C5 -30 5 -22 4.500 -15L8.800 -16.200C10.500 -22 10.500 -31 7 -37Z',
  )
  path(k, '#b8946c', 'M-7.500 -25H-3V-20H-7.300ZM5 -25H9.400V-20H4.900Z')
  disc(k, '#2ca0b0', -5, -30, 0.9)
  disc(k, '#ffd848', 6.8, -31, 0.9)
  k.save()
  k.translate(1, -45)
  k.scale(1.08, 1.08)
  head(k, {
    skin: OLD,
    hair: ['#f0e4e4', '#ffffff', '#b09cb4'],
    style: 'bald',
    turn: 0.7,
    tilt: -0.14,
    eyes: 'happy',
    mouth: 'shout',
    nose: 1.5,
    neck: 6,
    sun: SUN,
    wide: 1.06,
    beard: moustache('#f0e4e4'),
    over: straw(['#e8cc8c', '#fff4c8', '#b08858'], '#2c7cb8'),
  })
  k.restore()
  arm(
    k,
    ['#e0503c', '#ff946c', '#902848'],
    OLD,
    [
      [6, -34, 4.8],
      [12, -27, 4.2],
      [4.5, -26, 2.8],
    ],
    { to: 0.9, kind: 'flat', sun: SUN, size: 1.1 },
  )
  arm(
    k,
    ['#e0503c', '#ff946c', '#902848'],
    OLD,
    [
      [-6, -34, 4.8],
      [-12, -29, 4.2],
      [-7, -43, 2.8],
    ],
    { to: 0.9, kind: 'grip', sun: SUN, size: 1.1 },
  )
}
