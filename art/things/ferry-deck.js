import { at, path, points, stroke } from '../core/field.js'

// The orange ferry near by, in points of the field: it runs out of the picture on the left, its bow on the right. Sun from the left, behind us.

const [LIT, BODY, SHADE, DEEP, CREAM] = ['#ffa04c', '#f47c34', '#c8542c', '#7c3038', '#fff0d0']
const [SKIN, DARK, BROWN] = ['#f0b890', '#7c4838', '#b87850']

/** A head in profile towards the right, its middle at 0; 5 tall. */
function head(k, skin, hair, smile = true) {
  path(
    k,
    skin,
    'M-1.900 0C-1.900 -2.600 2 -2.600 2.100 -0.300L2.800 0.600L2.100 0.900C2 2 1.400 2.300 0.600 2.300V3.400H-1.400V1.400C-1.700 1 -1.900 0.500 -1.900 0Z',
  )
  path(k, '#241a30', 'M1.100 -0.700a0.300 0.380 0 1 0 0.010 0Z')
  if (smile) stroke(k, '#8c3440', 0.32, 'M0.900 1.300q0.600 0.400 1 -0.100')
  else path(k, '#8c3440', 'M1.400 0.900a0.400 0.480 0 1 0 0.010 0Z')
  path(k, hair[0], hair[1])
}

/** A row of windows with the bright sky in their upper corners; who looks out of them is drawn later. */
function windows(k, x, y, n, step, wide, high) {
  for (let i = 0; i < n; i++) {
    const a = x + i * step
    path(k, SHADE, `M${a - 0.4} ${y - 0.4}h${wide + 0.8}v${high + 0.8}h${-wide - 0.8}Z`)
    path(k, '#28485c', `M${a} ${y}h${wide}v${high}h${-wide}Z`)
    path(k, '#4c8490', `M${a} ${y}h${wide * 0.75}L${a} ${y + high * 0.8}Z`)
    path(k, '#a8d4c8', `M${a} ${y}h${wide * 0.32}L${a} ${y + high * 0.36}Z`)
  }
}

/** A rail of white tubes from x0 to x1 on a floor at y. */
function rail(k, x0, x1, y) {
  let posts = ''
  for (let x = x0; x <= x1 + 0.1; x += (x1 - x0) / Math.round((x1 - x0) / 3.2))
    posts += `M${x} ${y}v-5`
  stroke(k, CREAM, 0.34, posts)
  stroke(k, CREAM, 0.3, `M${x0} ${y - 1.6}H${x1}M${x0} ${y - 3.3}H${x1}`)
  stroke(k, '#fffaf0', 0.6, `M${x0} ${y - 5}H${x1}`)
}

/** The edge of a deck: its white band in the light, the shade it throws on the wall below. */
function edge(k, x1, y, wall) {
  if (wall)
    path(k, 'rgba(110,30,50,.42)', `M-6 ${y + 1.4}H${wall}V${y + 3}L${wall - 1.6} ${y + 3.6}H-6Z`)
  path(k, CREAM, `M-6 ${y}H${x1}V${y + 1.4}H-6Z`)
  path(k, '#c89c90', `M-6 ${y + 1}H${x1}V${y + 1.4}H-6Z`)
}

/** Someone at a window, seen from the front: `x` is the window's left side, `y` its foot. */
function passenger(k, x, y, skin, coat, hair, wave) {
  k.save()
  k.beginPath()
  k.rect(x, y - 5, 4.8, 5)
  k.clip()
  path(
    k,
    coat,
    `M${x + 0.5} ${y + 0.1}C${x + 0.6} ${y - 1.5} ${x + 4} ${y - 1.5} ${x + 4.2} ${y + 0.1}Z`,
  )
  path(k, hair, `M${x + 2.35} ${y - 4.5}a1.600 1.700 0 1 0 0.010 0Z`)
  path(k, skin, `M${x + 2.35} ${y - 3.9}a1.250 1.450 0 1 0 0.010 0Z`)
  path(
    k,
    '#241a30',
    `M${x + 1.9} ${y - 2.9}a0.200 0.240 0 1 0 0.010 0ZM${x + 2.9} ${y - 2.9}a0.200 0.240 0 1 0 0.010 0Z`,
  )
  stroke(k, '#8c3440', 0.24, `M${x + 2} ${y - 1.9}q0.400 0.350 0.800 0`)
  if (wave) path(k, skin, `M${x + 4.2} ${y - 3.4}a0.600 0.700 0 1 0 0.010 0Z`)
  k.restore()
}

/** A newspaper held open at a window; only a hat shows above it. */
function reader(k, x, y) {
  path(k, SKIN, `M${x + 2.4} ${y - 3.9}a1.200 1.300 0 1 0 0.010 0Z`)
  path(k, '#3c3050', `M${x + 0.6} ${y - 3.2}h3.600v-0.400h-0.800v-1h-2v1h-0.800Z`)
  path(k, '#f4ecd8', `M${x + 0.3} ${y}V${y - 2.6}L${x + 2.4} ${y - 2.3}V${y}Z`)
  path(k, '#d4c8c0', `M${x + 4.5} ${y}V${y - 2.6}L${x + 2.4} ${y - 2.3}V${y}Z`)
  stroke(
    k,
    '#8c8494',
    0.18,
    `M${x + 0.7} ${y - 1.8}h1.300M${x + 0.7} ${y - 1.2}h1.300M${x + 0.7} ${y - 0.6}h1.300M${x + 2.8} ${y - 1.8}h1.300M${x + 2.8} ${y - 1.2}h1.300`,
  )
}

function lifeRing(k) {
  k.strokeStyle = '#fff8ec'
  k.lineWidth = 0.9
  k.beginPath()
  k.arc(0, 0, 1.5, 0, 7)
  k.stroke()
  k.strokeStyle = '#d83c3c'
  for (let i = 0; i < 4; i++) {
    k.beginPath()
    k.arc(0, 0, 1.5, i * 1.571, i * 1.571 + 0.6)
    k.stroke()
  }
}

/** The captain leans out of his window. */
function captain(k) {
  path(k, '#24345c', 'M-3 5C-3 1.500 -2 0 0 0C2 0 3 1.500 3 5Z')
  k.translate(0.2, -2.6)
  head(k, SKIN, [
    '#f4f0ec',
    'M-1.900 0.200L-1 0.200C-0.600 1.200 0.400 1.400 1.200 1.800L2.200 1.600C2.200 3.200 0.400 4 -0.600 3.200C-1.600 2.600 -2 1.400 -1.900 0.200Z',
  ])
  path(k, '#fff8ec', 'M-2.400 -1.300C-3 -3.600 2.800 -4 2.600 -1.700Z')
  path(k, '#24345c', 'M-2.200 -1.800H2.400L3.500 -0.800L2 -1.100H-2.100Z')
}

/** The old lady in her deck chair, towards the right; her needles, floor at 0. 10 tall. */
export function knitter(k) {
  stroke(k, '#6c4438', 0.6, 'M-4.600 0L3 -4.600M3.400 0L-4 -4.400L-5.400 -10')
  path(k, '#2c7c88', 'M-5.900 -10.200L-4.900 -10.400L-3 -4.600L3.200 -4.900V-4L-3.800 -3.600Z')
  // Skirt, legs, striped stockings, shoes.
  stroke(k, '#f4ece0', 1.1, 'M3.800 -4.400L4.400 -0.800')
  stroke(k, '#d83c3c', 1.1, 'M3.950 -3.400L4 -3.100M4.150 -1.900L4.200 -1.600')
  path(k, '#3c2434', 'M3.700 -1H5.100L6.600 0.100H3.600Z')
  path(
    k,
    '#54489c',
    'M-3.600 -5.600C-1 -7.400 3 -7.600 4.600 -6C5.200 -4.600 5 -3.400 4.600 -2.800C2 -3 -1.400 -3 -3.200 -3.800Z',
  )
  path(
    k,
    '#3c3478',
    'M-3.400 -4.600C-0.500 -4.200 2.600 -4.400 4.900 -4.200C4.900 -3.600 4.800 -3.100 4.600 -2.800C2 -3 -1.400 -3 -3.200 -3.800Z',
  )
  path(
    k,
    '#3c9c8c',
    'M-4 -9.600C-3.400 -10.600 -1 -10.800 -0.400 -9.800C0.200 -8.400 0 -6.600 0.200 -5.400C-1.400 -4.800 -3 -4.800 -3.800 -5.600C-4.400 -7 -4.400 -8.600 -4 -9.600Z',
  )
  path(
    k,
    '#6cc8ac',
    'M-4 -9.600C-3.600 -10.200 -2.800 -10.500 -2 -10.500C-2.800 -9 -2.900 -7 -2.600 -5.100C-3.200 -5.200 -3.600 -5.300 -3.800 -5.600C-4.400 -7 -4.400 -8.600 -4 -9.600Z',
  )
  k.save()
  k.translate(-1.2, -13)
  head(k, SKIN, [
    '#f4f0f0',
    'M1.800 -1.700C0.600 -1.800 0 -1.200 -0.300 0.300C-0.800 1.500 -1.800 1.700 -2.200 1.300C-3 -0.400 -2.800 -2 -2.200 -2.500C-4 -2.600 -4 -4.800 -2.200 -4.900C-1 -5 -0.500 -4 -0.700 -3.400C0.800 -3.800 2.200 -3 1.800 -1.700Z',
  ])
  k.strokeStyle = '#34284c'
  k.lineWidth = 0.26
  k.beginPath()
  k.arc(1.1, -0.4, 0.8, 0, 7)
  k.stroke()
  path(k, '#e8847c', 'M0.700 0.500a0.500 0.420 0 1 0 0.010 0Z')
  k.restore()
  stroke(k, '#2c7c78', 1.5, 'M-2 -9L0.600 -6.800L3 -7.800')
  path(k, SKIN, 'M3.400 -8.700a0.900 0.900 0 1 0 0.010 0Z')
  stroke(k, '#fff4cc', 0.34, 'M1.800 -6.600L6.200 -10M3 -10.400L6 -6.600')
  // The wool comes out of her basket.
  stroke(k, '#e0383c', 0.28, 'M4 -7.600C1 -2 -6 -5 -7.400 -2.200')
  path(k, '#e0383c', 'M-8.800 -3.500a1.500 1.300 0 1 0 0.010 0Z')
  path(k, '#fff4e4', 'M-6.600 -3.300a1.300 1.200 0 1 0 0.010 0Z')
  path(k, '#a8683c', 'M-10.600 -2.200H-4.600L-5.200 0.100H-10Z')
  stroke(k, '#d8a060', 0.3, 'M-10.400 -1.400H-4.800M-10.200 -0.600H-5')
}

/** He has seen it and lifts his arm; his coffee tips; towards the right, 12 tall. */
export function pointing(k) {
  path(k, '#34406c', 'M-1.900 0.100L-1.700 -5.600H1.700L2 0.100H0.500L0 -4L-0.400 0.100Z')
  path(k, '#d8b048', 'M-2.200 -9.600C-1.400 -10.600 1.400 -10.600 2.100 -9.600L2.200 -5H-2.300Z')
  path(
    k,
    '#f8dc7c',
    'M-2.200 -9.600C-1.800 -10.100 -1.200 -10.300 -0.600 -10.400L-0.900 -5H-2.300Z',
  )
  stroke(k, '#f8dc7c', 1.2, 'M-1.600 -9L-3.600 -7L-2.600 -5.600')
  path(k, '#fff8ec', 'M-3.100 -7L-1.500 -6.600L-1.900 -4.600L-2.900 -4.800Z')
  stroke(k, '#d8b048', 1.3, 'M1.500 -9.200L4 -11.600')
  stroke(k, BROWN, 0.9, 'M4 -11.600L5.600 -13.400')
  k.save()
  k.translate(0.2, -13)
  k.rotate(-0.35)
  head(
    k,
    BROWN,
    [
      '#2c1c30',
      'M-2 0.400C-2.800 -2.800 -0.400 -3.800 1.200 -3.200C2.400 -3 2.400 -2 1.900 -1.700C0.400 -1.800 -0.500 -1.400 -0.700 0.200Z',
    ],
    false,
  )
  k.restore()
}

/** A girl on her toes who laughs up at it, towards the right; 9 tall. */
export function girl(k) {
  stroke(k, DARK, 0.9, 'M-0.700 -3.400V-0.500M0.800 -3.400V-0.500')
  path(k, '#e8443c', 'M-1.300 -0.900H0L0.500 0.100H-1.400ZM0.200 -0.900H1.500L2 0.100H0.100Z')
  path(
    k,
    '#f47ca0',
    'M-1.300 -7.400C-0.800 -8 0.900 -8 1.400 -7.400L2.400 -3C0.800 -2.500 -1 -2.500 -2.300 -3Z',
  )
  path(
    k,
    '#ffb0bc',
    'M-1.300 -7.400C-1 -7.700 -0.700 -7.800 -0.300 -7.850L-0.900 -2.700C-1.400 -2.700 -1.900 -2.800 -2.300 -3Z',
  )
  stroke(k, DARK, 0.8, 'M1 -7L2.600 -8.600L2.800 -10.400M-0.900 -7L-1.700 -5.400L0.400 -4.800')
  k.save()
  k.translate(0.1, -10)
  k.scale(0.84, 0.84)
  k.rotate(-0.3)
  head(k, DARK, [
    '#201428',
    'M2 -1.500C0.500 -1.900 -0.200 -1.200 -0.500 0.400C-0.900 1.400 -1.800 1.500 -2.100 1C-3 1.600 -4.200 1 -4 -0.400C-3.800 -1.600 -2.800 -1.800 -2.300 -1.400C-1.800 -3.600 2 -4.200 2 -1.500Z',
  ])
  k.restore()
}

/** A dog at the bow, ears in the wind from behind; 7 tall, towards the right. */
export function bowDog(k) {
  path(
    k,
    '#e8e0dc',
    'M-2.600 0C-3.400 -2.400 -2 -4.600 -0.200 -5.600L1.800 -5.200L2.200 0H1L0.600 -2.400L-0.600 0Z',
  )
  path(
    k,
    '#6c4438',
    'M-2.600 0C-3.400 -2.400 -2 -4.600 -0.200 -5.600C-0.600 -3.600 -1.200 -2.400 -0.600 0Z',
  )
  stroke(k, '#6c4438', 0.7, 'M-2.400 -0.600C-4 -0.800 -4.600 -2 -4.200 -3.200')
  path(
    k,
    '#e8e0dc',
    'M-0.800 -6.600C-0.900 -8.800 1.200 -9 2 -8.200L4.200 -7.400C4.500 -6.400 3.200 -5.800 1.800 -5.200C0.400 -4.800 -0.700 -5.400 -0.800 -6.600Z',
  )
  path(
    k,
    '#6c4438',
    'M-0.400 -8.200C0.400 -9 1.400 -8.700 1.900 -8.300C2.600 -9.200 3.200 -9.800 4.200 -9.600C3.600 -8.600 2.400 -7.200 1.200 -6.900C0.200 -6.700 -0.500 -7.200 -0.400 -8.200Z',
  )
  path(
    k,
    '#241a30',
    'M2.300 -7.700a0.300 0.360 0 1 0 0.010 0ZM4.200 -7.500a0.460 0.420 0 1 0 0.010 0Z',
  )
  path(k, '#f47c8c', 'M2.800 -6L4.400 -5.900C4.800 -5 3.600 -4.800 2.800 -5.600Z')
}

/** A man with a red beard who leans on the rail, towards the right; 12 tall. */
export function redbeard(k) {
  path(k, '#28344c', 'M-1.900 0.100L-1.700 -5.800H1.600L1.900 0.100H0.400L0 -4L-0.500 0.100Z')
  path(
    k,
    '#3c74b4',
    'M-2.200 -9.800C-1.400 -10.800 1.400 -10.800 2.100 -9.800L2.200 -5.200H-2.200Z',
  )
  path(
    k,
    '#74a8dc',
    'M-2.200 -9.800C-1.800 -10.300 -1.200 -10.500 -0.600 -10.600L-0.900 -5.200H-2.200Z',
  )
  stroke(k, '#2c5c94', 1.2, 'M1.300 -9.200L2.600 -7L4.800 -6')
  path(k, SKIN, 'M5 -6.700a0.700 0.700 0 1 0 0.010 0Z')
  k.save()
  k.translate(0, -12.8)
  head(k, SKIN, [
    '#c8703c',
    'M-2 0.600C-2.800 -2.800 -0.400 -3.800 1.200 -3.200C2.600 -3 2.600 -2 2 -1.600C0.400 -1.800 -0.600 -1.400 -0.700 0.600C-0.400 2 1 1.400 2.100 1.500C2 3 0.600 3.200 -0.400 2.600C-1.400 2 -1.800 1.600 -2 0.600Z',
  ])
  k.restore()
}

/** The whole ship: hull with its water at y = 80, three decks, pilothouse, funnel. */
export function ferryDeck(k) {
  // Hull.
  path(k, BODY, 'M-6 69H108.500C109.500 73 108 78 105 82H-6Z')
  path(k, LIT, 'M-6 69H108.500C108.700 70 108.700 71 108.500 72H-6Z')
  path(k, SHADE, 'M-6 76H107.600C107 78.200 106.200 80.200 105 82H-6Z')
  path(k, DEEP, 'M-6 79H106.400C106 80 105.600 81 105 82H-6Z')
  stroke(k, CREAM, 0.5, 'M-6 75.300H107.800')
  path(k, '#34284c', 'M-6 72.700H108.400V74H-6Z')
  // Main deck: wall, the open end under its ceiling.
  path(k, SHADE, 'M86 57H104V69H86Z')
  path(k, '#8c3c40', 'M86 57H104V60L86 60Z')
  path(k, '#344c60', 'M87.500 60.500H92V69H87.500Z')
  path(k, BODY, 'M-6 57H86V69H-6Z')
  windows(k, 4, 60.4, 12, 6.6, 4.8, 5)
  reader(k, 23.8, 65.4)
  passenger(k, 56.8, 65.4, BROWN, '#f4c44c', '#2c1c30')
  edge(k, 106, 56, 86)
  // Saloon deck.
  path(k, SHADE, 'M78 44H96V56H78Z')
  path(k, '#8c3c40', 'M78 44H96V47H78Z')
  path(k, '#344c60', 'M79.500 47.500H84V56H79.500Z')
  path(k, BODY, 'M-6 44H78V56H-6Z')
  windows(k, 1.4, 47.4, 11, 6.6, 4.8, 5)
  passenger(k, 41, 52.4, SKIN, '#58a8a0', '#8c4c30', true)
  passenger(k, 14.6, 52.4, DARK, '#d86c8c', '#201428')
  passenger(k, 60.8, 52.4, SKIN, '#5468b0', '#e8c070')
  edge(k, 98, 43, 78)
  for (const [x, y] of points('96.500 56 103.500 69')) path(k, CREAM, `M${x} ${y}h1v-12h-1Z`)
  // Upper deck: cabin, funnel, pilothouse.
  path(k, '#2c4470', 'M8 31L9.500 10H23L24.500 31Z')
  path(k, '#4c74a8', 'M8 31L9.500 10H14L13.500 31Z')
  path(k, '#f4803c', 'M9 17.500H23.600L23.900 22H8.700Z')
  path(k, LIT, 'M9 17.500H13.900L13.800 22H8.700Z')
  path(k, '#1c2440', 'M9.300 12.600L9.500 10H23L23.200 12.600Z')
  path(k, BODY, 'M-6 32H40V43H-6Z')
  path(k, SHADE, 'M37 32H40V43H37Z')
  windows(k, -4.6, 35, 6, 6.6, 4.8, 4.6)
  path(k, 'rgba(110,30,50,.42)', 'M-6 32H40V34H-6Z')
  path(k, CREAM, 'M-6 30.600H42V32H-6Z')
  stroke(k, CREAM, 0.4, 'M28 30.600V26M31 30.600V26M34 30.600V26M37 30.600V26M40 30.600V26')
  stroke(k, CREAM, 0.5, 'M27 26H41')
  path(k, BODY, 'M44 43V28H62L63.500 43Z')
  path(k, LIT, 'M44 43V28H51V43Z')
  path(k, SHADE, 'M58.500 43V28H62L63.500 43Z')
  path(k, '#28485c', 'M45.500 30.500H61.600L62.100 36.600H45.500Z')
  path(k, '#4c8490', 'M45.500 30.500H53L47 36.600H45.500Z')
  path(k, '#a8d4c8', 'M45.500 30.500H49L45.500 34.200Z')
  k.save()
  k.beginPath()
  k.rect(44, 20, 20, 16.6)
  k.clip()
  at(k, 56, 33.6, 0.9, captain)
  k.restore()
  stroke(k, BODY, 0.9, 'M50.800 30.500V36.600M61.800 30.500L62.100 36.600')
  path(k, CREAM, 'M42.500 26.600H65.500V28.400H42.500Z')
  path(k, '#c89c90', 'M42.500 27.800H65.500V28.400H42.500Z')
  stroke(k, '#34284c', 0.5, 'M53 26.600V12M49.500 17H56.500')
  for (let i = 0; i < 7; i++) {
    const y = 12 + i * 0.75
    path(
      k,
      i % 2 ? '#fff4e4' : '#e8443c',
      `M53.300 ${y}C56 ${y - 1.2} 58.500 ${y + 1.6} 62.500 ${y}v0.800C58.500 ${y + 2.4} 56 ${y - 0.4} 53.300 ${y + 0.8}Z`,
    )
  }
  path(
    k,
    '#34509c',
    'M53.300 12C54.800 11.400 56 11.600 57.400 12.100V15C56 14.500 54.800 14.400 53.300 15Z',
  )
  at(k, 75.3, 50.5, 0.8, lifeRing)
}

/** What stands in front of those on the decks. */
export function ferryRails(k) {
  rail(k, 64.5, 97.5, 43)
  rail(k, 78.5, 97, 56)
  rail(k, 86.5, 104.5, 69)
}
