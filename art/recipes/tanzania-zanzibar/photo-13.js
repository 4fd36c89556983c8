import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { boatman, hungry, pointing, shin, table, waiter } from '../../things/sandbank-lunch.js'
import { clearDay } from './kit.js'

const SHADE = 'rgba(84,64,128,.34)'
const INK = '#2a1830'

const disc = (k, c, x, y, rx, ry = rx) => {
  k.fillStyle = c
  k.beginPath()
  k.ellipse(x, y, rx, ry, 0, 0, 7)
  k.fill()
}

/** The ocean gets shallower towards a tongue of sand that crosses the picture from corner to corner. */
function shoal(k) {
  path(k, '#0c5f94', 'M-6 -6H168V96H-6Z')
  for (const [c, d] of [
    ['#1279aa', 'M-6 34C30 30 70 16 104 -6H168V96H-6Z'],
    ['#1b98bc', 'M-6 52C26 50 60 34 84 22C100 14 112 4 120 -6H168V96H-6Z'],
    ['#3dbbc6', 'M-6 66C24 64 50 50 74 39C100 28 116 12 130 -6H168V96H-6Z'],
    ['#83dccf', 'M-6 76C24 74 46 60 72 49C102 37 122 18 139 -6H168V96H-6Z'],
    ['#b9f0de', 'M-6 82C26 80 50 65 76 54C106 42 128 22 146 -6H168V96H-6Z'],
    ['#f8fffa', 'M-6 86C28 85 54 69 80 58C110 46 134 26 150 -6H168V96H-6Z'],
    ['#e6cba2', 'M-6 87.500C29 86.500 55 70.500 81 59.500C111 47.500 136 27 152 -6H168V96H-6Z'],
    ['#fff0cf', 'M-6 90C31 89 58 73 84 62C113 50 139 29 156 -6H168V96H-6Z'],
    // The other shore.
    ['#e6cba2', 'M60 96C96 92 124 86 140 72C152 60 160 40 168 22V96Z'],
    ['#f8fffa', 'M68 96C100 93 127 87.600 142.500 73.500C154 62 162 44 168 31V96Z'],
    ['#b9f0de', 'M74 96C102 94 130 89 145 75.500C156 65 163 50 168 38V96Z'],
    ['#83dccf', 'M96 96C118 94.500 138 90 151 79.500C159 72 164 62 168 54V96Z'],
    ['#3dbbc6', 'M128 96C142 93 156 86 168 73V96Z'],
  ])
    path(k, c, d)
  // Long crests that follow the shoal, ripples in the sand.
  for (const [c, d] of [
    ['#2f8cbc', 'M2 42C18 40.600 30 36.600 38 31C32 38.600 18 43 2 42Z'],
    ['#6cc8d8', 'M84 27.500C96 22 104 14 109 6C106 17 96 25.600 84 27.500Z'],
    ['#7cd4d8', 'M10 61C24 59 34 54 41 49.500C35 56.600 24 61.600 10 61Z'],
    ['#e4fff4', 'M-2 73C14 72 26 67.500 35 61.500C28 70 14 75 -2 73Z'],
    ['#e4fff4', 'M84 45.500C100 39 110 31 117 22C111 35 99 44 84 45.500Z'],
    ['#f4fff8', 'M128 91C140 88 149 83 154 77C151 85.600 140 91.600 128 91Z'],
    ['#f2dcb2', 'M30 93.500C40 92 48 88 54 83C50 89.600 40 94 30 93.500Z'],
    ['#f2dcb2', 'M62 86C68 84.600 74 82 78 79C75 84 68 87 62 86Z'],
    ['#f2dcb2', 'M148 42C153 36 156.600 29 159 21C159 30 154.600 38 148 42Z'],
  ])
    path(k, c, d)
}

/** A dhow run aground with its bow to the right, its lateen sail slack; waterline at 0. */
function dhow(k) {
  path(k, 'rgba(8,60,110,.45)', 'M-24 1C-10 -1 30 -1 46 2C36 8 -10 9 -24 1Z')
  stroke(k, '#6a3a2c', 1.3, 'M3 -6L6 -44')
  // Yard from the bow to far beyond the frame.
  path(k, '#fff6e2', 'M25 -13C18 -26 2 -44 -14 -58C-22 -46 -26 -30 -22 -16C-12 -22 12 -18 25 -13Z')
  path(
    k,
    '#d9cfe0',
    'M-14 -58C-22 -46 -26 -30 -22 -16C-18 -18.400 -12 -19.200 -6 -19.200C-14 -30 -17 -44 -14 -58Z',
  )
  path(k, '#f0a23c', 'M-4 -34L4 -32.500L3 -25L-5 -26.500Z')
  stroke(k, '#b8742c', 0.3, 'M-3.200 -33L3.200 -31.800L2.400 -26L-4.200 -27.200Z')
  stroke(k, '#5a3028', 1.2, 'M26.500 -12C18 -27 2 -45 -16 -60')
  stroke(k, '#8a5a44', 0.35, 'M-22 -16L-19 -8')
}

function hull(k) {
  path(k, '#6a3428', 'M-25 -9C-10 -4.500 14 -5 33 -13L27 0.600C16 3 -10 3 -20 0.600Z')
  path(k, '#8f4a30', 'M-25 -9C-10 -4.500 14 -5 33 -13L31.400 -9C14 -1.400 -10 -1 -23.300 -5Z')
  path(
    k,
    '#1f9aa8',
    'M-25 -9C-10 -4.500 14 -5 33 -13L32.400 -11.400C14 -3.600 -10 -3 -24.300 -7.400Z',
  )
  disc(k, '#fff6e2', 24, -6.6, 1.3, 1.1)
  disc(k, INK, 24.2, -6.6, 0.6)
  stroke(k, 'rgba(248,255,252,.9)', 0.6, 'M-22 1C-10 3.200 16 3.200 29 0.800')
}

/** A spiny lobster that hangs by its tail from 0, 0. */
function lobster(k) {
  const red = '#e83c30'
  stroke(k, '#b81c34', 0.5, 'M1 10.500C5 14 6 18 4.500 22M-0.500 10.800C-3 14 -3 18 -6 21')
  for (const y of [6.2, 7.6, 9])
    stroke(
      k,
      '#b81c34',
      0.5,
      `M-1.600 ${y}q-2.600 0.200 -3.200 2M2.200 ${y - 0.3}q2.600 -0.200 3.400 1.500`,
    )
  path(k, '#c42434', 'M0 0L-3 -1.600L-2 0.800L0 1.500L2.200 0.500L2.800 -1.800Z')
  for (const [y, w] of points('1.400 1.500 2.800 1.900 4.200 2.200'))
    disc(k, red, 0.1 * y, y, w, 1.1)
  for (const y of [2, 3.4])
    stroke(k, '#b81c34', 0.3, `M${-1.6 + y * 0.1} ${y}Q0.200 ${y + 0.7} ${1.7 + y * 0.1} ${y}`)
  path(
    k,
    red,
    'M-2 5C-2.600 8 -1.600 10.800 0.300 11.600C2.400 10.800 3.200 8 2.700 5C1 4.200 -0.600 4.200 -2 5Z',
  )
  path(k, '#ff7a58', 'M-1.600 5.400C-2 8 -1.400 10 -0.300 11C-0.600 9 -0.700 7 -0.300 5Z')
  disc(k, INK, -0.7, 10.3, 0.4)
  disc(k, INK, 1.5, 10.2, 0.4)
}

/** A gull that flies off to the right; its bill ends at 9.600, 0.400. */
function gull(k) {
  path(k, '#8c98b8', 'M1 -1C3 -6 8 -12 15 -14C14 -9 10 -3 5 1Z')
  path(k, INK, 'M11 -12.300C12.300 -13.100 13.600 -13.700 15 -14C14.600 -12 13.800 -10 12.600 -8Z')
  path(
    k,
    '#fffdf6',
    'M-12 1.500C-7 -1 -3 -2 2 -2.200C4 -3.800 7.600 -3.600 7.800 -1.200C7.600 2 3 3.800 -2 3.400C-6 3.200 -9 2.800 -15.500 4.600L-13.500 2.800L-15.800 2Z',
  )
  path(
    k,
    '#c4cce0',
    'M-15.500 4.600C-9 2.800 -6 3.200 -2 3.400C2 3.600 5.500 2.400 7.200 0.600C4 1.800 -4 2 -13.500 2.800Z',
  )
  path(k, '#dfe4f0', 'M-3 -1C-8 -4 -13 -11 -14 -18C-6 -15 1 -8 3.400 0.400C1 1.200 -1 0.600 -3 -1Z')
  path(
    k,
    '#aab4d0',
    'M-3 -1C-8 -4 -13 -11 -14 -18C-12.600 -12 -7 -4 3.400 0.400C1 1.200 -1 0.600 -3 -1Z',
  )
  path(
    k,
    INK,
    'M-14 -18C-11.400 -17 -9 -15.400 -7 -13.400C-8.600 -13 -10.800 -12 -12.300 -12.200C-13.200 -14 -13.800 -16 -14 -18Z',
  )
  path(k, '#f4a82c', 'M7.400 -2L10.800 -0.400L9.800 1L7.200 0Z')
  disc(k, INK, 5.8, -1.7, 0.55)
  stroke(k, INK, 0.4, 'M4.900 -2.900L6.500 -2.500')
  stroke(k, '#f4a82c', 0.6, 'M-5 3.300L-8.500 5.200M-3.500 3.500L-7 5.800')
}

/** A striped parasol stuck in the sand at 6, 0. */
function parasol(k) {
  stroke(k, '#8a5238', 1.1, 'M6 0.800L6 -45')
  path(
    k,
    '#e8483c',
    'M-17 -32C-14 -41 -4 -46 6 -46C16 -46 26 -41 29 -32C26 -33.600 23 -33.600 21.200 -32.200C18 -34 15 -34 13.600 -32.200C10 -34 2 -34 -1.600 -32.200C-3 -34 -6 -34 -9.200 -32.200C-11 -33.600 -14 -33.600 -17 -32Z',
  )
  path(
    k,
    '#fff2d8',
    'M-9.200 -32.200C-7 -39 -1 -45 6 -46C1.500 -43 -1 -38 -1.600 -32.200C-3 -34 -6 -34 -9.200 -32.200Z',
  )
  path(
    k,
    '#fff2d8',
    'M13.600 -32.200C13 -38 10.500 -43 6 -46C13 -45 19 -39 21.200 -32.200C18 -34 15 -34 13.600 -32.200Z',
  )
  path(
    k,
    'rgba(110,40,110,.28)',
    'M6 -46C16 -46 26 -41 29 -32C26 -33.600 23 -33.600 21.200 -32.200C18 -34 15 -34 13.600 -32.200C12.800 -32.600 12 -32.900 11 -33.100C12 -38 10.500 -43 6 -46Z',
  )
  disc(k, '#c8304c', 6, -46.3, 0.9)
}

/** A ghost crab that cheers with both claws. */
function crab(k) {
  path(k, SHADE, 'M-4 0.600C0 -0.600 8 -0.600 10 0.600C7 1.800 -2 1.800 -4 0.600Z')
  for (const m of [-1, 1]) {
    for (const a of [0, 1.2, 2.4])
      stroke(
        k,
        '#d88c5c',
        0.5,
        `M${m * 2.4} -2.200L${m * (4.6 - a * 0.2)} ${-3.4 + a}L${m * (5.6 - a * 0.5)} ${-0.6 + a * 0.4}`,
      )
    stroke(k, '#f0a870', 1, `M${m * 2.6} -3L${m * 4.6} -5L${m * 4} -7.200`)
    path(
      k,
      '#f8bc84',
      `M${m * 3.2} -7C${m * 2.4} -9.400 ${m * 3.4} -10.600 ${m * 4.4} -11L${m * 4.2} -9L${m * 5.6} -10.600C${m * 6} -8.600 ${m * 5.4} -7.200 ${m * 4.4} -6.600Z`,
    )
    stroke(k, '#f0a870', 0.5, `M${m * 1.1} -4L${m * 1.3} -5.800`)
    disc(k, INK, m * 1.3, -6, 0.7)
  }
  path(
    k,
    '#f8bc84',
    'M-3.400 -3C-3 -5 3 -5 3.400 -3C3.400 -0.800 1.600 -0.400 0 -0.400C-1.600 -0.400 -3.400 -0.800 -3.400 -3Z',
  )
  stroke(k, '#a84838', 0.4, 'M-1.200 -2.300Q0 -1.300 1.200 -2.300')
}

export default {
  alt: 'Su una lingua di sabbia bianca nell’oceano di Zanzibar un cameriere col kofia scende dal dhow e porta il pranzo a testa alta: un gabbiano gli ha appena rubato l’aragosta, la signora col cappello lo indica, il marito resta con le posate in mano e un granchio esulta',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.1, 0.02], horizon: 0.02 })
    field(s).draw(s.k, (k) => {
      shoal(k)
      at(k, 13, 43, 1, dhow)
      at(k, 20, 43.5, 0.9, boatman)
      at(k, 13, 43, 1, hull)
      // What stands on the sand throws its shade to the right.
      path(
        k,
        SHADE,
        'M118 79C126 71 154 67 160 70C158 76 140 84 124 84C120 83 117 81 118 79ZM97 77C104 73 132 73 142 76C138 80 106 81 97 77Z',
      )
      path(k, 'rgba(20,120,140,.35)', 'M54 67C64 65 76 61 82 56C80 61 70 67 57 68.500Z')
      at(k, 52, 67, 1, waiter)
      at(k, 52, 67, 1, shin)
      at(k, 110, 76, 1.15, (c) => {
        parasol(c)
        hungry(c)
        table(c)
        pointing(c)
      })
      at(k, 84, 83, 0.66, crab)
      at(k, 74.5, 21, 1.1, gull)
      at(k, 85.6, 21.8, 0.9, lobster)
    })
    return finish(s, { vignette: 0.15 })
  },
}
