// A spinner dolphin beside a dhoni in the rain: it whirls, and the water it throws off meets a face under an umbrella. The light comes from the left, under the cloud.
import { at, fill, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { hand, head, oval } from './near-faces.js'

const [CAPE, GREY, PALE, BELLY] = ['#1c3050', '#4c7490', '#a0c4c4', '#fff4dc']

/** Along its own axis, beak to the right at 37, flukes at -48. */
export function spinner(k) {
  // Far flipper, flukes, fin.
  path(k, CAPE, 'M10 -8C12 -13 17 -17 22 -18C21 -13 18 -9 14 -6Z')
  path(
    k,
    CAPE,
    'M-31 -2C-36 -8 -42 -12 -49 -12C-46 -7 -44 -3 -42.500 1C-46 5 -48 10 -48 15C-42 13 -36 8 -31 3.5Z',
  )
  path(k, GREY, 'M-33 1C-37 0 -40 0 -42.500 1C-46 5 -48 10 -48 15C-42 13 -36 8 -31 3.5Z')
  path(k, CAPE, 'M3 -8.500C0 -13 -3.500 -18 -8.500 -20C-7.500 -15 -8 -11 -9 -7Z')
  // Body in its three coats.
  const body =
    'M37 1.500C34 0.200 30 -1.300 26.500 -2.500C24.500 -6.500 19 -9.600 12 -10C4 -10.400 -6 -9.500 -15 -6.500C-23 -4 -29 -2 -34 -0.500C-35 0.600 -35 2 -34 3C-26 5 -16 8.800 -4 9.600C8 10.300 19 8.500 25 5C29 4.600 34 3.800 37 1.500Z'
  path(k, GREY, body)
  path(
    k,
    CAPE,
    'M26.500 -2.500C24.500 -6.500 19 -9.600 12 -10C4 -10.400 -6 -9.500 -15 -6.500C-23 -4 -29 -2 -34 -0.500L-34.500 1C-26 -0.500 -18 -2.500 -8 -3.500C4 -5 16 -4 24 -2Z',
  )
  path(
    k,
    PALE,
    'M37 2C33 3 28 2.400 24 2C14 1.500 2 4 -10 4.800C-20 5 -28 3.600 -34 2.200L-34 3C-26 5 -16 8.800 -4 9.600C8 10.300 19 8.500 25 5C29 4.600 34 3.800 37 1.5Z',
  )
  path(
    k,
    BELLY,
    'M36 2.600C32 3.600 28 3.400 24.500 3.600C17 3.500 8 6 -3 6.800C-13 7 -20 6 -26 4.900C-18 7.500 -11 9.100 -4 9.600C8 10.300 19 8.500 25 5C29 4.600 33.500 4 36 2.600Z',
  )
  // Dark beak line, smile, eye in its patch.
  path(
    k,
    CAPE,
    'M37.600 1.500C34 0.200 30 -1.300 26.500 -2.500L24 -1.500C28 -0.500 33 1.300 37.600 1.500Z',
  )
  stroke(k, CAPE, 0.6, 'M37 2C32 2.600 27 1.800 23.500 2.900C22.500 3.100 22 2.500 21.500 1.800')
  path(k, CAPE, 'M25 -1.500C23 -2.500 19 -3 17 -1.500C18 0.500 21 1 23 0Z')
  oval(k, '#fff8ec', 19.8, -1.2, 1.35, 1.2)
  oval(k, '#0c1428', 20.2, -1.2, 0.85, 0.9)
  oval(k, '#ffffff', 20.5, -1.6, 0.3)
  // Near flipper.
  path(k, CAPE, 'M14 4C13 10 8 16 1 19C1 13 3 8 7 5Z')
  path(k, GREY, 'M9 5.500C8 10 5 15 1 19C1 13 3 8 7 5Z')
}

/** The water it whirls round itself: ribbons before the body, torn at their ends. */
export function whirl(k) {
  for (const [x, q] of points('-20 0.75 -2 1 15 0.85'))
    at(k, x, 0, q, (c) => {
      path(
        c,
        '#e8fcf0',
        'M-9 13C-4 15.500 2 8 4 0C6 -8 10 -15 15 -17C12 -17.500 6 -14 3 -7C0 0 -3 9 -9 13Z',
      )
      path(c, '#98d8cc', 'M-9 13C-6 13.500 -2 8 0 3C1 0 2 -4 3 -7C0 0 -3 9 -9 13Z')
      for (const [dx, dy, r] of points(
        '17 -19.500 1.100 20 -18 0.6 -11.500 15.500 1 -14 14 0.6 15.500 -22 0.5',
        3,
      ))
        oval(c, '#e8fcf0', dx, dy, r)
    })
}

/** The one in the sea: head out, mouth open, it looks up at what its friend has done. Waterline at 0. */
export function onlooker(k) {
  path(
    k,
    CAPE,
    'M-16 1C-17 -8 -12 -17 -4 -20C2 -24 6 -29 11 -32C13 -32.500 13.500 -30.500 12.500 -28.500C10 -23 8 -19 6.500 -15C7 -9 6 -3 5 1Z',
  )
  path(
    k,
    GREY,
    'M-9 1C-9 -8 -6 -14 0 -17C4 -21 8 -26 12.500 -29C10 -23 8 -19 6.500 -15C7 -9 6 -3 5 1Z',
  )
  path(
    k,
    BELLY,
    'M-3 1C-2 -6 0 -11 3.500 -13.500C7 -16 11 -18.500 16 -20C18 -20.300 18.300 -18.300 16.600 -17C12.500 -14 9.500 -11 8.500 -7C8 -4 7 -1 7 1Z',
  )
  path(
    k,
    PALE,
    'M3 1C3.500 -4 5 -8 8 -11C10 -13.300 13 -16 17.300 -18.500C17.300 -17.900 17.100 -17.400 16.600 -17C12.500 -14 9.500 -11 8.500 -7C8 -4 7 -1 7 1Z',
  )
  // The open beak.
  path(
    k,
    '#c84c64',
    'M1.500 -12C4 -17 9 -22.500 12.600 -28L16.300 -19.800C11 -18.500 6.500 -15.500 1.500 -12Z',
  )
  path(
    k,
    '#f08c8c',
    'M4 -13.600C6 -17.500 9 -20 12.500 -21.500C13.500 -21.300 13.500 -20.300 12.500 -19.200C9.500 -17.700 7 -15.800 4 -13.6Z',
  )
  stroke(k, CAPE, 0.6, 'M2 -12.300C0.800 -11.300 -0.500 -11.300 -1.300 -11.800')
  path(k, CAPE, 'M0 -14C-2 -16.500 -5.500 -16 -6.500 -13.500C-4.500 -11.500 -1.500 -12 0 -14Z')
  oval(k, '#fff8ec', -3.4, -14.2, 1.9, 1.8)
  oval(k, '#0c1428', -2.8, -14.7, 1.2, 1.25)
  oval(k, '#ffffff', -2.4, -15.2, 0.4)
  path(k, CAPE, 'M-15 0.500C-21 -3 -26 -9 -27 -15C-20 -13 -14 -9 -10 -4Z')
}

const ROSE = ['#ffd8ac', '#f0a880', '#b86068']

/** The grandmother under her umbrella: her head's middle at 0; turned by the picture to the left. */
export function drenched(k) {
  path(k, '#5c2c6c', 'M-16 34C-17 22 -13 14 -7 11L8 10C14 13 17 20 17 32Z')
  path(k, '#8c4888', 'M8 10C14 13 17 20 17 32H10C12 24 11 16 8 10Z')
  path(k, ROSE[2], 'M-4 7H6L6.500 12C3 15.500 -1.500 15.500 -4.500 12.5Z')
  for (const [i, x] of [-4, -1.5, 1, 3.5, 6].entries())
    oval(k, '#fff4e8', x, 12.8 + Math.sin((i / 4) * Math.PI) * 2.5, 1.25)
  at(k, 0, 0, 1.6, (q) =>
    head(q, {
      skin: ROSE,
      mouth: 'laugh',
      lids: 'shut',
      brow: 0.9,
      browColour: '#b8a8b8',
      nose: 1.2,
      back: (h) => path(h, '#b8a8c0', 'M-4 -6C-9 -6.500 -11 -2 -9 1.500C-8 4 -5 4 -4 2Z'),
      hair: (h) => {
        path(
          h,
          '#e8e0ec',
          'M-5.600 1.500C-8 -4 -5.500 -9.800 0.500 -9.800C5 -9.800 7.500 -7 6.500 -3.600C4.500 -4 3 -5 2 -6.500C0 -4.500 -2.500 -4 -3.600 -2C-4.500 -1.500 -5 0 -5.600 1.500Z',
        )
        path(
          h,
          '#b8a8c0',
          'M-5.600 1.500C-8 -4 -5.500 -9.800 0.500 -9.800C-3 -8.500 -4.500 -5.500 -4.300 -2.200C-4.800 -1.500 -5.200 0 -5.600 1.500Z',
        )
        stroke(
          h,
          '#b8a8c0',
          0.4,
          'M-1 -8.500C1 -8.500 3.500 -8 5 -6M-2.500 -6.500C-0.500 -7 1 -7 2 -6.500',
        )
        // Glasses pushed askew by the water.
        stroke(h, '#c83c54', 0.6, 'M-4.500 -0.800L-1.400 -1.400M2.300 -1.700L3 -1.900')
        h.strokeStyle = '#c83c54'
        h.lineWidth = 0.6
        for (const [x, y, r] of [
          [0.4, -1.2, 1.9],
          [4.6, -2, 1.6],
        ]) {
          h.beginPath()
          h.ellipse(x, y, r, r, 0, 0, 7)
          h.stroke()
        }
        oval(h, '#c83c54', -4.8, 3.1, 0.7)
      },
    }),
  )
}

/** Her umbrella, one rib turned up by the wind; hand at 0, 12, canopy's top at 2, -34. */
export function umbrella(k) {
  stroke(k, '#3c2438', 1, 'M1.500 -36L-1 14')
  path(
    k,
    '#a82440',
    'M-22 -17C-17 -20 -10 -20 -6 -16C-1 -19 6 -19 10 -15.500C15 -18 20 -17 25 -13L2 -22Z',
  )
  path(
    k,
    '#f0503c',
    'M-22 -17C-20 -28 -10 -34 2 -34C15 -34 24 -26 25 -13C20 -17 15 -18 10 -15.500C6 -19 -1 -19 -6 -16C-10 -20 -17 -20 -22 -17Z',
  )
  path(k, '#c8303c', 'M2 -34C15 -34 24 -26 25 -13C20 -17 15 -18 10 -15.500C10 -23 7 -30 2 -34Z')
  path(
    k,
    '#ff8c5c',
    'M-22 -17C-20 -28 -10 -34 2 -34C-8 -31 -13 -25 -14.500 -19.300C-17.500 -19.300 -20 -18.500 -22 -17Z',
  )
  path(
    k,
    '#f0503c',
    'M-6 -16C-5.500 -24 -2.500 -30 2 -34C6 -30 9.500 -23 10 -15.500C6 -19 -1 -19 -6 -16Z',
  )
  stroke(k, '#f0c078', 0.4, 'M-6 -16C-5.500 -24 -2.500 -30 2 -34M10 -15.500C9.500 -23 6 -30 2 -34')
  oval(k, '#3c2438', 1.8, -35.5, 0.9, 1.5)
  for (const [x, y] of points('-23 -14 -7 -12.500 11 -12 26 -9.500'))
    path(
      k,
      '#e8fcf0',
      `M${x} ${y - 2.2}C${x + 1} ${y - 0.5} ${x + 0.8} ${y + 0.8} ${x} ${y + 0.8}S${x - 1} ${y - 0.5} ${x} ${y - 2.2}Z`,
    )
}

const DARK = ['#c8845c', '#965840', '#5c3040']

/** A girl in a raincoat who laughs till she holds her belly, pointing. */
export function laughing(k) {
  path(k, '#f0a828', 'M-15 34C-15 22 -12 14 -6 11L8 11C13 14 15 22 15 34Z')
  path(k, '#ffd450', 'M8 11C13 14 15 22 15 34H9C10.500 26 10.500 18 8 11Z')
  stroke(k, '#b87020', 0.5, 'M2 16V34')
  limb(
    k,
    '#d88c20',
    bent([
      [-11, 18, 6.5],
      [-14, 29, 6],
      [-2, 27, 4.6],
    ]),
  )
  hand(k, DARK.slice(1), 0, 26.8, 0.1, 'flat', { size: 1.25 })
  at(k, 0, 0, 1.5, (q) =>
    head(q, {
      skin: DARK,
      form: 'child',
      mouth: 'laugh',
      lids: 'shut',
      brow: 0.7,
      back: (h) => {
        path(h, '#d88c20', 'M-6 5C-10.500 0 -9.500 -8.500 -2 -10.500L5 -9L3 6Z')
      },
      hair: (h) => {
        path(
          h,
          '#2a1430',
          'M-5.600 0C-6 -5 -3 -7.600 1 -7.600C5 -7.600 6.600 -5.500 6.200 -3C4.500 -5 2.500 -5.300 0.500 -4.500C-2 -4.200 -3.500 -3 -3.800 -1.200C-4.600 -1.200 -5.200 -0.800 -5.600 0Z',
        )
        path(
          h,
          '#ffd450',
          'M-6.500 5.500C-10.500 0 -9 -9 -1 -10.500C4.500 -11.300 8 -8 7 -4C5.500 -7 3 -7.900 0 -7.300C-4.500 -6.500 -6.500 -2.500 -5 4.500Z',
        )
        path(
          h,
          '#f0a828',
          'M-6.500 5.500C-10.500 0 -9 -9 -1 -10.500C-5 -8 -6.500 -4 -5.800 0C-5.600 1.800 -5.300 3.200 -5 4.500Z',
        )
      },
    }),
  )
  limb(
    k,
    '#ffd450',
    bent([
      [10, 17, 6.5],
      [18, 20, 5.6],
      [24, 13, 4.4],
    ]),
  )
  hand(k, DARK.slice(1), 25, 12, -0.75, 'point', { size: 1.3 })
}

/** The skipper at his helm in the stern, unmoved by rain; smaller, farther. */
export function skipper(k) {
  path(k, '#dce8e0', 'M-11 32C-11 20 -9 13 -4 11H5C10 13 11 20 11 32Z')
  path(k, '#94b0b8', 'M-11 32C-11 20 -9 13 -4 11H-1C-4 17 -4 26 -3.500 32Z')
  path(k, DARK[2], 'M-3 7H4.500L5 12C2 13.500 -1.500 13.500 -4 12Z')
  at(k, 0, 0, 1.3, (q) =>
    head(q, {
      skin: ['#b07850', '#804834', '#4c2838'],
      form: 'square',
      mouth: 'grin',
      nose: 1.4,
      hair: (h) => {
        path(
          h,
          '#2a1430',
          'M-5.500 1C-6.500 -4 -5 -7 -2 -7.500H4C6 -7 6.600 -5 6 -3.500L-3.500 -3.500C-4.300 -2 -5 -0.500 -5.500 1Z',
        )
        path(
          h,
          '#2c8c8c',
          'M-6 -3.800C-6 -9 -2 -10.500 1 -10.300C5 -10 6.800 -7.500 6.400 -4.300L10.500 -2.800C7 -2.500 2 -3.300 -6 -3.800Z',
        )
        stroke(h, '#2a1430', 0.9, 'M0.500 2.200Q2.800 0.900 5 2')
      },
    }),
  )
}

/** The bow of the dhoni from the left: tall prow, planks, the gunwale; the picture's own units. */
export function bow(k) {
  // Inside of the far side.
  path(k, '#5c2c3c', 'M92 44C104 51 130 54 172 52V60H100Z')
  path(k, '#a8643c', 'M90 42C104 49 130 52.500 172 50.500V52.500C130 54.500 104 51.500 92 45Z')
}

export function nearSide(k) {
  // Prow, leaning out like a horn.
  path(
    k,
    '#7c3838',
    'M78 6C82 6.500 84.500 9 86 14C88 24 90 36 95 46C100 52 104 60 106 84L98 84C92 66 84 44 82 26C81 18 79.500 11 76.500 7.500Z',
  )
  path(
    k,
    '#d88448',
    'M78 6C79.500 6.200 80.800 6.700 81.800 7.500C83 16 84.500 28 88 40C92 54 98 68 101 84H98C92 66 84 44 82 26C81 18 79.500 11 76.500 7.5Z',
  )
  path(k, '#f0e4cc', 'M81 14L86 13.800L87 19L82 20Z')
  path(k, '#2c8c8c', 'M82 20L87 19L88 24.500L82.600 25.500Z')
  // Planks in their colours, wet.
  path(k, '#1c7480', 'M88 38C96 50 120 57 172 58V96H101C98 70 92 52 88 38Z')
  path(k, '#f0e4cc', 'M87 34C96 47 122 54 172 55V60.500C122 59.500 97 53 89.500 43Z')
  path(k, '#c8485c', 'M86 30C96 43.500 122 50.500 172 51.500V55.500C122 54.500 97 48 88 38Z')
  path(
    k,
    '#f08878',
    'M86 30C96 43.500 122 50.500 172 51.500V52.800C122 51.800 96.500 45.200 86.600 32.500Z',
  )
  path(k, '#125460', 'M100 66C116 70 140 71.500 172 71.500V96H101C101.500 86 101 76 100 66Z')
  stroke(k, '#0c4454', 0.5, 'M94 54C110 62.500 140 65 172 65M100 75C120 79 140 79.500 172 79.500')
  path(k, '#fff4dc', 'M91 48L94.500 50.500L101 84H97.500C96 70 93.500 58 91 48Z')
  // A name board in waves, no letters.
  stroke(k, '#2c8c8c', 0.8, 'M118 55.500q2 -2 4 0t4 0t4 0t4 0M150 57.500q2 -2 4 0t4 0')
}
