import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  basketBelow,
  boatBelow,
  hatBelow,
  lotusBundle,
  mangoSeller,
  monitor,
  pointingBoy,
  soupCook,
} from '../../things/boats-below.js'
import { bent, limb } from '../../things/joints.js'
import { hand } from '../../things/living-faces.js'

const MANGO = ['#fff0a0', '#ffc43c', '#d8842c']
const DRAGON = ['#ff9cbc', '#f0487c', '#a82860']
const LIME = ['#dcf08c', '#84c04c', '#3c8048']
const ORANGE = ['#ffd08c', '#ff9038', '#c85c2c']
const PLUM = ['#d890c8', '#8c3c84', '#542860']
const COCONUT = ['#e8f4b0', '#a4c464', '#5c8448']

const TEAK = ['#b86c40', '#6c3834', '#4c2430', '#f0ac68']
const GREEN = ['#3c8c7c', '#5c3434', '#1c4c50', '#84ccA4']
const GREY = ['#8c7468', '#54343c', '#3c2434', '#d0b498']

/** The canal straight below: jade in slow curves, blots of sky, the shade of palms across it. */
function canal(k) {
  path(k, '#10645c', 'M-6 -6H166V96H-6Z')
  path(
    k,
    '#187c6c',
    'M-6 30C20 22 40 40 70 30C100 20 120 44 166 30V62C130 74 104 56 74 66C46 76 20 60 -6 72Z',
  )
  path(
    k,
    '#28947c',
    'M-6 44C24 36 44 52 74 44C106 36 130 52 166 42V50C132 60 104 46 76 54C46 62 22 48 -6 56Z',
  )
  path(k, '#0c5050', 'M-6 84C30 76 60 92 100 82C130 76 150 84 166 80V96H-6Z')
  for (const [x, y, l] of points(
    '4 66 18 22 80 14 88 70 14 96 80 22 132 66 20 76 12 16 52 8 14 148 44 14 30 20 10 84 88 12 108 47 9',
    3,
  )) {
    path(
      k,
      '#a8e0c0',
      `M${x} ${y}C${x + l * 0.2} ${y - 1.4} ${x + l * 0.5} ${y - 0.6} ${x + l * 0.6} ${y - 1}C${x + l * 0.8} ${y - 1.6} ${x + l * 0.9} ${y - 0.8} ${x + l} ${y - 0.4}C${x + l * 0.7} ${y + 0.6} ${x + l * 0.3} ${y + 0.9} ${x} ${y}Z`,
    )
  }
}

/** Leaves of lotus that float, each with its notch, two flowers. */
function pads(k) {
  for (const [x, y, q, a] of points(
    '6 22 5 0.600 -1 30 4.400 2 14 30 4 4 4 38 3.400 1 158 66 4.600 3 150 72 3.600 0.500 160 76 4.200 5',
    4,
  )) {
    path(
      k,
      'rgba(6,40,52,.45)',
      `M${x - q + 0.8} ${y + 1.2}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
    )
    const p = (t, r = q) => `${x + Math.cos(a + t) * r} ${y + Math.sin(a + t) * r}`
    path(k, '#4c9c58', `M${x} ${y}L${p(0.3)}A${q} ${q} 0 1 1 ${p(-0.2)}Z`)
    path(k, '#88c468', `M${x} ${y}L${p(2.4)}A${q} ${q} 0 0 1 ${p(4.6)}Z`)
    for (const t of [1, 2, 3, 4, 5]) stroke(k, '#2c7850', 0.25, `M${x} ${y}L${p(t, q * 0.85)}`)
  }
  for (const [x, y] of points('9 25.500 154 68.500', 2))
    for (let i = 0; i < 8; i++) {
      const a = i * 0.785
      path(
        k,
        i % 2 ? '#ff94b8' : '#ffc8d4',
        `M${x} ${y}Q${x + Math.cos(a - 0.4) * 2.6} ${y + Math.sin(a - 0.4) * 2.6} ${x + Math.cos(a) * 3.6} ${y + Math.sin(a) * 3.6}Q${x + Math.cos(a + 0.4) * 2.6} ${y + Math.sin(a + 0.4) * 2.6} ${x} ${y}Z`,
      )
    }
}

/** The rail of the bridge below us and the arm that reaches down with a note. */
function bridge(k) {
  fill(k, '#2c1c34', points('92 98 170 79 170 98'))
  fill(k, '#8c5440', points('86 98 170 77.500 170 82.500 106 98'))
  fill(k, '#d8945c', points('86 98 170 77.500 170 79 92 98'))
  for (const x of [112, 132, 152])
    stroke(k, '#5c343c', 0.5, `M${x} ${93.5 - (x - 105) * 0.245}l3 3.200`)
  limb(
    k,
    '#f4eee0',
    bent([
      [134, 98, 12],
      [124, 86, 10],
      [117, 80, 8.5],
    ]),
  )
  limb(
    k,
    '#b8a8c4',
    bent([
      [137, 98, 4],
      [128, 87.5, 3.6],
      [120, 81.5, 3],
    ]),
  )
  limb(
    k,
    '#f0b488',
    bent([
      [118, 81, 6.5],
      [110, 74, 5.6],
      [104, 69, 4.6],
    ]),
  )
  limb(
    k,
    '#ffdcb4',
    bent([
      [116, 78, 2],
      [109, 71.7, 1.8],
      [103.5, 67, 1.4],
    ]),
  )
  stroke(k, '#e8503c', 1.4, 'M108.500 76.500L112.500 71.500')
  path(k, '#78b8a0', 'M92 66L101 59.500L104 63L95 70Z')
  path(k, '#b4e0c4', 'M93.300 66.200L101 60.700L102.600 62.700L95 68.500Z')
  path(
    k,
    '#4c8c80',
    'M96.600 64.500a1.700 1.300 0 1 0 3.400 -0.300a1.700 1.300 0 1 0 -3.400 0.300Z',
  )
  hand(k, 104, 69, -2.45, 2, ['#f0b488', '#b07468'], 'grip', 1)
}

export default {
  alt: 'Il mercato galleggiante di Thonburi visto dal ponte: dalla barca di frutta una venditrice ridente alza un mango verso di noi; più in là un varano d’acqua scappa con uno spiedino, e solo un bambino se n’è accorto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0, 0], horizon: 0.02 })
    field(s).draw(s.k, (k) => {
      canal(k)
      pads(k)
      // A boat of flowers at the upper left, its rower all hat.
      k.save()
      k.translate(34, 6)
      k.rotate(-0.16)
      boatBelow(k, 74, 17, GREY)
      basketBelow(k, -16, 0, 5.5, PLUM, 'round', 4)
      basketBelow(k, 16, 0.5, 5.2, ORANGE, 'round', 6)
      at(k, 2, 0, 1, (q) => hatBelow(q, 7.5))
      k.restore()
      stroke(k, '#7c4c40', 0.9, 'M40 3L56 21')
      path(k, '#a8683c', 'M55 19.500L57.500 18.500L62 26C61 28 59 28 58 27Z')
      // The soup boat.
      k.save()
      k.translate(124, 21)
      k.rotate(0.2)
      boatBelow(k, 96, 25, GREEN)
      path(k, '#2c2030', 'M-4 -2a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0Z')
      basketBelow(k, 31, 1, 5, LIME, 'round', 8)
      // Skewers on their grill.
      path(k, '#342834', 'M12 -6H24V6H12Z')
      path(k, '#e8603c', 'M13.500 -4.500H22.500V4.500H13.500Z')
      for (const y of [-3.5, -1, 3.5]) {
        stroke(k, '#f0d8a0', 0.5, `M12 ${y}H26`)
        stroke(k, '#8c4428', 1.8, `M14 ${y}H21`)
        stroke(k, '#d8803c', 0.6, `M14 ${y - 0.4}H20.500`)
      }
      k.restore()
      at(k, 114, 13, 0.83, soupCook)
      at(k, 91.5, 12.5, 0.82, pointingBoy)
      at(k, 126, 25, 0.9, (q) => {
        path(q, '#3c3040', 'M-6.500 0a6.500 5.600 0 1 0 13 0a6.500 5.600 0 1 0 -13 0Z')
        path(q, '#c8ccd4', 'M-6 -0.600a6 5 0 1 0 12 0a6 5 0 1 0 -12 0Z')
        path(q, '#e88c2c', 'M-5 -0.600a5 4 0 1 0 10 0a5 4 0 1 0 -10 0Z')
        path(q, '#ffc860', 'M-4 -1.500C-2 -3.500 1 -3.500 3 -2.500C1 -2 -1.500 -2 -4 -1.500Z')
        stroke(q, '#fff0d0', 0.6, 'M-2.500 0.500Q0 -1 2 0.800T4 0')
        path(
          q,
          'rgba(255,255,255,.5)',
          'M-2 -2C-5 -6 0 -8 -2 -13C-3 -16 0 -18 1 -19C0 -15 4 -13 2 -9C1 -6 3 -4 1 -2Z',
        )
      })
      at(k, 137, 54, 0.88, (q) => {
        q.rotate(-0.62)
        monitor(q)
      })
      // The fruit boat across the picture.
      k.save()
      k.translate(54, 58)
      k.rotate(-0.36)
      boatBelow(k, 128, 33, TEAK)
      basketBelow(k, -44, 0.5, 6.6, DRAGON, 'scaled', 3)
      basketBelow(k, -29.5, -1, 8, MANGO, 'long', 5)
      basketBelow(k, 24, -6, 6.2, COCONUT, 'round', 9)
      basketBelow(k, 24, 7, 6, ORANGE, 'round', 7)
      basketBelow(k, 36.5, 1, 6.6, DRAGON, 'scaled', 11)
      at(k, 49, -1, 0.8, lotusBundle)
      k.restore()
      at(k, 53, 46.5, 0.82, mangoSeller)
      bridge(k)
    })
    return finish(s, { vignette: 0.16, bloom: 0.06 })
  },
}
