// A row in the plane at sunrise: the girl who crowns her sleeping grandfather with a cloth turtle, and who sees it. The light comes in at the window on the left.
import { at, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { hand, head, oval } from './near-faces.js'

const ROSE = ['#ffcc9c', '#e89c78', '#a85c6c']

/** The grandfather, head fallen back, a blanket to his chest; head's middle at 0 (the picture turns him left). */
export function napper(k) {
  // Cardigan, shirt, headphones round his neck.
  path(k, '#2c7c6c', 'M-24 50C-26 34 -20 20 -9 15L10 15C20 20 24 34 24 50Z')
  path(k, '#58ac8c', 'M10 15C20 20 24 34 24 50H15C18 38 17 24 10 15Z')
  path(k, '#fff0dc', 'M-3 15L9 14.500C9 22 7 30 4 36C-1 30 -3 22 -3 15Z')
  path(k, ROSE[2], 'M-5 9H8L9 15.500C5 19.500 -1 19.500 -6 15.5Z')
  stroke(k, '#241c3c', 1.6, 'M-11 18C-9 25 10 25 13 17')
  for (const [x, y] of points('-11 17.500 13 17')) {
    oval(k, '#241c3c', x, y, 3, 4)
    oval(k, '#e8604c', x + 0.6, y - 0.3, 1.7, 2.6)
  }
  k.save()
  k.rotate(-0.3)
  at(k, 0, 0, 2.1, (q) =>
    head(q, {
      skin: ROSE,
      form: 'long',
      mouth: 'oh',
      lids: 'down',
      brow: 0.4,
      browColour: '#f4ece8',
      nose: 1.7,
      hair: (h) => {
        path(
          h,
          '#f4ece8',
          'M-5.500 2.500C-7.500 0 -7 -4 -5 -5.500C-4.600 -4 -4.500 -2.500 -4 -1.500C-4.600 -1 -5.300 0.500 -5.500 2.5Z',
        )
        path(h, '#c8b0c0', 'M-5.500 2.500C-7.500 0 -7 -4 -5 -5.500C-6 -3 -6 0 -5.5 2.500Z')
        path(
          h,
          'rgba(255,244,220,.6)',
          'M1 -6.700C3.500 -6.700 5 -5.200 5 -3.500C4 -5 2.500 -6 1 -6.7Z',
        )
        // Moustache that each breath lifts.
        path(
          h,
          '#f4ece8',
          'M2.900 1.900C1.500 1.500 -0.800 2 -2.300 3.800C-0.800 4.500 1.300 4 2.800 3.300C4 3.800 5.300 4 6.300 3.300C5.700 2.200 4.400 1.600 2.900 1.9Z',
        )
        path(
          h,
          '#c8b0c0',
          'M-2.300 3.800C-0.800 4.500 1.300 4 2.800 3.300C1.300 3.300 -0.800 3.300 -2.300 3.8Z',
        )
      },
    }),
  )
  k.restore()
  // Blanket, hands folded on it.
  k.save()
  k.translate(0, -8)
  path(k, '#e8604c', 'M-30 58C-30 46 -26 38 -16 36C-6 42 8 42 18 36C28 38 31 46 31 60V80H-30Z')
  path(k, '#b83c54', 'M-30 58C-30 46 -26 38 -16 36C-14 48 -16 64 -14 80H-30Z')
  path(k, '#ff9070', 'M18 36C28 38 31 46 31 60V80H25C26 62 25 46 18 36Z')
  stroke(k, '#ffd8a8', 1.1, 'M-16.500 37.500C-6 43.500 8 43.500 18.500 37.500')
  for (const [x, y] of points('-8 52 3 56 14 52 22 58 -2 66 9 68'))
    path(k, '#ffd8a8', `M${x} ${y - 2.2}L${x + 1.5} ${y}L${x} ${y + 2.2}L${x - 1.5} ${y}Z`)
  limb(
    k,
    '#2c7c6c',
    bent([
      [-20, 33, 9],
      [-23, 45, 9],
      [-6, 46, 6.5],
    ]),
  )
  limb(
    k,
    '#58ac8c',
    bent([
      [20, 33, 9],
      [24, 44, 9],
      [10, 45, 6.5],
    ]),
  )
  hand(k, ROSE.slice(1), -4.5, 46.3, -0.02, 'flat', { size: 1.7 })
  hand(k, ROSE, 8.5, 45.5, 3.05, 'flat', { size: 1.7, flip: true })
  k.restore()
}

/** The cloth turtle, stitched, button-eyed, limp; its belly at 0. */
export function clothTurtle(k) {
  const [lit, base, shade] = ['#b8e06c', '#74b04c', '#44785c']
  path(k, base, 'M9 -3C13 -1 16 4 15 9C11.500 9.500 8 6 7 1Z')
  path(k, shade, 'M-8 -2C-13 0 -16 4 -16.500 9C-12.500 9.500 -8.500 5.500 -6 0Z')
  path(k, shade, 'M-12 -4L-17 -4.500L-13 -1.500Z')
  path(
    k,
    base,
    'M10 -6C10 -12 14 -15.500 18.500 -14.500C22.500 -13.500 24 -10 23 -6.500C21.500 -3 15 -2 10 -3Z',
  )
  path(
    k,
    lit,
    'M12 -11C13.500 -14.500 16 -15.200 18.500 -14.500C20 -14.100 21.200 -13.300 22 -12.200C18.500 -13 14.500 -12.500 12 -11Z',
  )
  path(
    k,
    '#f0b048',
    'M-13 -2C-14 -12 -6 -18.500 1 -18C9 -17.500 13 -10 11.500 -2C4 1.500 -7 1.500 -13 -2Z',
  )
  path(
    k,
    '#c87c34',
    'M-13 -2C-14 -12 -6 -18.500 1 -18C-5 -15 -7.500 -8 -6 -0.200C-8.500 -0.500 -11 -1 -13 -2Z',
  )
  for (const [d, c] of [
    ['M-3 -15L3 -16L5 -11L0.500 -8L-4.500 -10.500Z', '#e8604c'],
    ['M6.500 -10L10.500 -9L10.300 -4.500L5.500 -4L3.500 -7.500Z', '#2c8ca0'],
    ['M-4.500 -8.500L-0.500 -6L0 -2L-5 -1.500L-7.500 -5.500Z', '#fff0cc'],
    ['M-10.500 -9L-6.500 -10.500L-6.500 -8L-9 -5Z', '#2c8ca0'],
  ])
    path(k, c, d)
  stroke(
    k,
    '#8c5030',
    0.35,
    'M-3 -15L3 -16L5 -11L0.500 -8L-4.500 -10.500ZM6.500 -10L10.500 -9L10.300 -4.500L5.500 -4L3.500 -7.500Z',
  )
  path(k, shade, 'M-13.500 -2.500C-6 1 4 1 12 -2.500L11.500 0C4 3 -6 3 -13 0Z')
  oval(k, '#241c3c', 19, -9.8, 1.7)
  oval(k, '#ffffff', 19.5, -10.4, 0.5)
  stroke(k, '#44785c', 0.5, 'M17.500 -5.800Q20 -4.500 22 -6.300')
}

const WARM = ['#f0b07c', '#c47c58', '#84484c']

/** The girl on her knees on the seat, tongue between her lips; head's middle at 0, hands at 34, -8. */
export function crowner(k) {
  path(k, '#ffc83c', 'M-20 60C-23 34 -19 20 -9 14L9 13C17 18 19 30 17 60Z')
  path(k, '#ffe890', 'M-20 60C-23 34 -19 20 -9 14L-4 13.700C-13 22 -16 36 -14 50Z')
  path(k, '#d88c2c', 'M9 13C17 18 19 30 17 60H8C12 40 13 24 9 13Z')
  stroke(k, '#ffffff', 0.8, 'M-2 18L-2.300 20.500M4 18L4.300 21')
  path(k, '#d88c2c', 'M-10 15C-6 20 6 20 11 14L9 11H-7Z')
  path(k, WARM[2], 'M-5 7H6L7 13C3 16 -2 16 -6 13Z')
  // Far arm.
  limb(
    k,
    '#d88c2c',
    bent([
      [10, 20, 7.5],
      [20, 17, 6.5],
      [28, 4, 5],
    ]),
  )
  limb(k, WARM[2], [
    [28, 3.5, 3.6],
    [30.5, -1, 3.2],
  ])
  hand(k, [WARM[1], WARM[2]], 30.8, -1.5, -0.85, 'flat', { size: 1.45 })
  at(k, 0, 0, 1.85, (q) =>
    head(q, {
      skin: WARM,
      form: 'child',
      mouth: 'smirk',
      gaze: [0.9, -0.1],
      brow: 0.5,
      light: -1,
      back: (h) => {
        for (const [x, y, r] of points('-6.500 -7.500 3.900 5 -9.500 3.500', 3)) {
          oval(h, '#2c1838', x, y, r)
          oval(h, '#7c4048', x - r * 0.35, y - r * 0.2, r * 0.45, r * 0.6)
        }
      },
      hair: (h) => {
        path(
          h,
          '#2c1838',
          'M-5.600 1C-7.500 -4.500 -5 -8.800 0.800 -8.800C5 -8.800 7 -6.500 6.400 -3.500C5 -5.800 3 -6 1 -5.200C-1.500 -5.500 -3.500 -4 -3.800 -1.500C-4.600 -1.300 -5.200 0 -5.600 1Z',
        )
        path(
          h,
          '#7c4048',
          'M-5.600 -1C-6.500 -5 -4 -8.300 -0.500 -8.700C-3 -7 -4 -5 -4 -2.500C-4.600 -2.200 -5 -1.700 -5.600 -1Z',
        )
        oval(h, '#e8604c', -4.2, -6.6, 1)
        oval(h, '#e8604c', 3.8, -8.2, 0.9)
        path(
          h,
          '#e8607c',
          'M3.300 3.400C4 3 4.800 2.900 5.400 3.100C5.700 4.500 5.300 5.300 4.600 5.300C3.900 5.300 3.500 4.500 3.300 3.4Z',
        )
      },
    }),
  )
  limb(
    k,
    '#ffc83c',
    bent([
      [-8, 21, 8],
      [6, 27, 7],
      [22, 12, 5.2],
    ]),
  )
  limb(k, WARM[1], [
    [22, 11.5, 3.9],
    [27, 7, 3.4],
  ])
  hand(k, WARM.slice(1), 27.5, 6.7, -0.65, 'flat', { size: 1.5 })
}

/** A little one over the back of the seat: eyes, fringe, ten fingers; chin hidden at 6. */
export function peeper(k) {
  at(k, 0, 0, 1.45, (q) =>
    head(q, {
      skin: ['#ffd8ac', '#f0ac88', '#b06c78'],
      form: 'child',
      mouth: 'grin',
      lids: 'wide',
      gaze: [0.5, 1],
      brow: 0.7,
      browColour: '#c8783c',
      hair: (h) => {
        path(
          h,
          '#e89c48',
          'M-5.800 2C-8 -4 -5.500 -9.500 0.500 -9.500C5.500 -9.500 7.500 -6.500 6.600 -3C5 -4 4 -5 3 -6C2 -4.500 0 -4 -1 -4.500C-2 -3 -3.500 -3 -4 -1.500C-4.800 -1 -5.300 0.500 -5.800 2Z',
        )
        path(
          h,
          '#ffcc78',
          'M0.500 -9.500C5.500 -9.500 7.500 -6.500 6.600 -3C5.500 -6 3.500 -8 0.500 -9.5Z',
        )
        path(h, '#e89c48', 'M-1 -9C-1 -11 0.500 -12 2 -12.500C1.500 -11 2 -10 3 -9Z')
      },
    }),
  )
  for (const [x, m] of [
    [-12, 1],
    [12.5, -1],
  ])
    for (let i = 0; i < 4; i++) {
      limb(k, i % 2 ? '#f0ac88' : '#ffc8a0', [
        [x + m * i * 1.5, 5, 1.7],
        [x + m * i * 1.5, 9 - Math.abs(i - 1.5) * 0.5, 1.5],
      ])
    }
}
