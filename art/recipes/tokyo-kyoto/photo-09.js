import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'

/** Height on the side of the train: 0 its roof, 1 the deck; it grows towards the right. */
const side = (x, f) => {
  const roof = 53.6 - x * 0.074
  return roof + (60 + x * 0.022 - roof) * f
}
const band = (k, c, x0, x1, f0, f1) =>
  fill(k, c, [
    [x0, side(x0, f0)],
    [x1, side(x1, f0)],
    [x1, side(x1, f1)],
    [x0, side(x0, f1)],
  ])

/** Fuji: concave slopes, lit from the left, snow that runs down in tongues. */
function fuji(k) {
  path(
    k,
    '#8ca8dc',
    'M-16 60C14 54 36 41 52 14.500L55 13.400L59 14.200L63 13.200L67.500 14.800C82 41 106 54 138 60Z',
  )
  path(
    k,
    '#6480bc',
    'M60 14L63 13.200L67.500 14.800C82 41 106 54 138 60H72C66 48 68 38 62 30C64 24 61 19 60 14Z',
  )
  path(
    k,
    '#ffffff',
    'M52 14.500L55 13.400L59 14.200L63 13.200L67.500 14.800C71 21 75.500 27.500 80 33L76 31.500L74.500 36L70.500 30.500L67 39L63 31L58.500 40L55 32.500L50.500 38.500L48 32.500L42 36.500L40 35.500L36 38C42.500 31 48 22.500 52 14.500Z',
  )
  path(
    k,
    '#c4d4f4',
    'M60 14L63 13.200L67.500 14.800C71 21 75.500 27.500 80 33L76 31.500L74.500 36L70.500 30.500L67 39L63 31C64.500 25 61.500 19 60 14Z',
  )
  path(k, '#dce6fa', 'M54 18L51 28L49 31L51.500 22ZM57 20L57.500 30L55.500 27Z')
  stroke(k, '#7c98d0', 0.7, 'M44 42C36 50 28 54 18 57.500M54 42C50 50 46 54 40 58')
  stroke(k, '#5470b0', 0.7, 'M78 42C86 50 94 54 104 57.500M70 44C76 52 80 55 86 58')
}

/** The train, its long nose to the right. */
function train(k) {
  const nose =
    'M-2 53.700L98 46.350C108 45.700 114 47.600 119.500 51C127 54.600 136 56.800 139.500 59.800C140.800 61.400 139.600 62.600 137 62.900L-2 60Z'
  path(k, '#fbfcff', nose)
  path(
    k,
    '#b8c4e0',
    'M-2 58.600L98 59.200C112 59.600 128 60.200 139.800 60.200C140.600 61.600 139.400 62.600 137 62.900L-2 60Z',
  )
  path(
    k,
    '#dfe6f4',
    'M-2 53.700L98 46.350C108 45.700 114 47.600 119.500 51C112 48.800 106 48 98 48.400L-2 54.300Z',
  )
  band(k, '#2450b0', -2, 108, 0.6, 0.69)
  band(k, '#2450b0', -2, 108, 0.72, 0.745)
  path(
    k,
    '#2450b0',
    `M107.900 ${side(107.9, 0.6)}C117 56 126 57.400 132 59.200C126 59.300 117 58.500 107.900 ${side(107.9, 0.69)}Z`,
  )
  // Doors and windows, wider as they come near.
  let x = 0
  let n = 0
  while (x < 100) {
    const l = 1.1 + x * 0.017
    if (n % 9 === 8) band(k, '#8c98bc', x, x + 0.35 + x * 0.003, 0.04, 0.96)
    else if (n % 9 === 7 || n % 9 === 0) band(k, '#ccd4e8', x, x + l * 0.9, 0.24, 0.9)
    else band(k, '#2c3868', x, x + l * 0.74, 0.3, 0.47)
    x += n % 9 === 8 ? l * 0.7 : l * 1.16
    n += 1
  }
  path(
    k,
    '#1c2450',
    'M108.500 48.200C112.500 48.300 116.500 50 119.800 52.200C116.500 53 113 53 110.200 52.400C109 51.300 108.500 49.800 108.500 48.200Z',
  )
  path(
    k,
    '#7ca4dc',
    'M108.500 48.200C111 48.200 113.500 48.900 115.500 49.800L110 50.800C109 50 108.600 49.200 108.500 48.200Z',
  )
  path(
    k,
    '#fff4b0',
    'M126.500 55.600C129 56.200 131 56.900 132.500 57.700C130 57.800 127.500 57.200 126.500 55.600Z',
  )
  stroke(k, '#8c98bc', 0.3, 'M136 58.500C138 59.600 139 60.400 139.400 61.200')
}

/** A schoolchild seen from behind, waving: yellow hat, leather satchel. Foot at 0. */
function child(k, satchel, shade, skirt) {
  path(k, '#f0c8a0', 'M-1.500 0V-5H-0.400V0ZM0.600 0V-5H1.700V0Z')
  stroke(k, '#f0c8a0', 1, 'M2.400 -10.500L4.600 -15.500')
  stroke(k, '#ffffff', 1.3, 'M2 -10L3.400 -13')
  stroke(k, '#ffffff', 1.3, 'M-2.200 -10L-3.300 -6.500')
  path(k, skirt, 'M-2.400 -7H2.600L3.200 -3.800H-2.900Z')
  path(k, '#ffffff', 'M-2.600 -11C-2.600 -12.200 2.700 -12.200 2.700 -11V-6.500H-2.600Z')
  path(
    k,
    satchel,
    'M-2.200 -11.200C-2.200 -12.400 2.300 -12.400 2.300 -11.200V-6.600C2.300 -6 -2.200 -6 -2.200 -6.600Z',
  )
  path(
    k,
    shade,
    'M0.800 -12.100C1.800 -12 2.300 -11.800 2.300 -11.200V-6.600C2.300 -6.300 1.600 -6.100 0.800 -6.100ZM-2.200 -8.300H2.300V-7.900H-2.200Z',
  )
  path(k, '#2c2038', 'M-2 -13C-2 -16.500 2.100 -16.500 2.100 -13C2.100 -11.600 -2 -11.600 -2 -13Z')
  path(
    k,
    '#ffd83c',
    'M-3 -14C-2.800 -14.600 -2 -14.600 -1.900 -14.800C-1.700 -17.400 1.800 -17.400 2 -14.800C2.100 -14.600 2.900 -14.600 3.100 -14C1 -13.300 -1 -13.300 -3 -14Z',
  )
  path(
    k,
    '#e0a820',
    'M0.800 -16.600C1.600 -16.200 2 -15.600 2 -14.800C2.100 -14.600 2.900 -14.600 3.100 -14C2.400 -13.700 1.600 -13.600 0.900 -13.500Z',
  )
}

/** One plant of rape: a stem, two leaves, a head of small flowers. Foot at 0. */
function rape(k, lean) {
  stroke(k, '#4c7c34', 0.8, `M0 0Q${lean * 0.3} -6 ${lean} -11`)
  path(
    k,
    '#6c9c3c',
    'M0 -2C-3 -3 -4.500 -5 -5 -7C-2.500 -6.500 -0.500 -5 0 -2ZM0.200 -4C2.500 -4.600 4 -6.500 4.400 -8.500C2 -8 0.600 -6.500 0.200 -4Z',
  )
  const spots = points('-2.600 -11 2.600 -11 -1.500 -13 1.600 -13.200 0 -10.500 0 -15')
  for (const [c, q, d] of [
    ['#dc9c18', 1.75, 0],
    ['#fcd02c', 1.5, 0.3],
    ['#fff08c', 0.6, 0.6],
  ]) {
    k.fillStyle = c
    k.beginPath()
    for (const [x, y] of spots) {
      k.moveTo(x + lean - d + q, y - d)
      k.arc(x + lean - d, y - d, q, 0, 6.2832)
    }
    k.fill()
  }
}

export default {
  alt: 'Lo shinkansen bianco e blu corre sul viadotto davanti al Fuji, oltre un campo di fiori di colza gialli',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.15, 0.1], horizon: 0.66 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      fuji(k)
      path(
        k,
        'rgba(255,255,255,.85)',
        'M84 30C90 27.500 96 29 100 27.500C108 25.500 118 27.500 126 27C120 31 96 32.500 84 30ZM14 33C20 31 30 32 36 31C30 34.500 20 35 14 33Z',
      )
      path(k, '#8cb8b4', 'M-2 58C14 52 26 56 40 57C60 58 90 57 110 56C126 50 144 52 162 47V66H-2Z')
      path(k, '#5c9878', 'M-2 61C16 58 40 61 70 60.500C100 60 130 56 162 54V70H-2Z')
      path(k, '#e8c038', 'M-2 63H162V92H-2Z')
      path(k, '#a8b440', 'M-2 63H162V66C120 65 60 65.500 -2 65Z')
      // The viaduct: pillars in the light and in the shade, the shadow they throw.
      for (const x of [6, 24, 46, 73, 106, 146]) {
        const [top, foot, q] = [side(x, 1) + 2, 68 + x * 0.045, 1.2 + x * 0.013]
        path(
          k,
          '#8c9430',
          `M${x - q} ${foot}L${x + q * 5} ${foot + 1.6}H${x + q * 8}L${x + q} ${foot - 0.4}Z`,
        )
        path(k, '#d4d0d0', `M${x - q} ${top}H${x + q * 0.3}V${foot}H${x - q}Z`)
        path(k, '#8888a8', `M${x + q * 0.3} ${top}H${x + q}V${foot - 0.3}L${x + q * 0.3} ${foot}Z`)
      }
      stroke(k, '#7c88ac', 0.35, 'M-2 51.500L162 36')
      for (const x of [4, 18, 38, 66, 104, 152]) {
        const q = 0.4 + x * 0.004
        stroke(
          k,
          '#7c88ac',
          q,
          `M${x} ${side(x, 1)}V${side(x, -0.5)}M${x} ${side(x, -0.36)}h${2 + x * 0.03}`,
        )
      }
      train(k)
      fill(k, '#e8e4e0', [
        [-2, 60],
        [162, 63.4],
        [162, 67.4],
        [-2, 61.8],
      ])
      fill(k, '#a4a4bc', [
        [-2, 61.4],
        [162, 66.4],
        [162, 69],
        [-2, 62.6],
      ])
      // The field: rows in three golds that come towards us.
      path(k, '#f4cc34', 'M-2 73C40 71 110 72 162 76V92H-2Z')
      path(
        k,
        '#c8b034',
        'M-2 77C30 75.500 60 76.500 84 79C60 78.500 30 78 -2 79.500ZM96 79C120 77.500 142 79 162 81.500C142 81 120 80.500 96 79Z',
      )
      path(k, '#ffdc4c', 'M-2 81C30 78.500 60 80 90 82C120 83 140 83 162 86V92H-2Z')
      at(k, 37, 87, 0.95, (c) => child(c, '#d83c44', '#9c2440', '#344c8c'))
      at(k, 45.5, 88, 0.84, (c) => child(c, '#3c3c5c', '#24243c', '#4c6484'))
      const r = random(14)
      for (let i = 0; i < 22; i++)
        at(k, -2 + i * 7.8 + r() * 3, 91 + r() * 2, 0.62 + r() * 0.12, (c) => rape(c, r() * 2 - 1))
      for (let i = 0; i < 8; i++) {
        const x = i < 4 ? -3 + i * 7.5 : 124 + (i - 4) * 11
        at(k, x + r() * 2, 96 - (i === 0 || i === 7 ? 2 : 0), 1.15 + r() * 0.3, (c) =>
          rape(c, r() * 2 - 1),
        )
      }
    })
    return finish(s, { vignette: 0.14 })
  },
}
