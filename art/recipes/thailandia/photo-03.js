import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  calf,
  foreleg,
  restingMother,
  showered,
  strawHat,
  washer,
} from '../../things/river-bath.js'

/** Rays of the afternoon, the far hills, the bank of red earth that falls from left to right. */
function bank(k) {
  path(k, '#ffd880', 'M-4 -4H164V96H-4Z')
  for (const d of ['M164 -4L80 -4L20 40Z', 'M164 -4L40 60L90 66Z', 'M164 -4L110 70L140 70Z'])
    path(k, '#ffe8a8', d)
  path(k, '#f0b890', 'M90 34C106 24 116 22 126 27C136 20 150 18 164 24V60H90Z')
  path(k, '#b8a088', 'M96 44C112 34 124 36 134 38C146 32 156 34 164 36V60H96Z')
  path(
    k,
    '#f8a070',
    'M-4 4C14 3 26 8 40 10C58 12 70 20 86 25C104 30 118 38 134 43C144 46 154 46 164 47V64H-4Z',
  )
  path(k, '#ec8a64', 'M-4 18C20 18 34 24 52 28C80 34 104 44 164 51V64H-4Z')
  path(k, '#d8705c', 'M-4 36C24 36 60 44 90 49C116 53 140 54 164 54.500V64H-4Z')
  path(
    k,
    '#ffc890',
    'M-4 4C14 3 26 8 40 10C58 12 70 20 86 25C104 30 118 38 134 43C124 42 104 36 86 29C70 24 56 17 40 14C26 12 14 7 -4 8Z',
  )
}

/** One leaf of a banana: rib, lit half, shaded half. */
function bananaLeaf(k, x, y, long, angle, [c, dark, rib]) {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(long / 10, long / 10)
  path(k, c, 'M0 0C1 -2.200 4 -2.800 7 -2C8.500 -1.500 9.600 -0.600 10 0.600C7 0.200 3 0 0 0Z')
  path(
    k,
    dark,
    'M0 0C1 1.600 2.600 2.200 4 2.100L4.400 1.200L5 2.200C7 2.200 9.200 1.600 10 0.600C7 0.200 3 0 0 0Z',
  )
  stroke(k, rib, 0.2, 'M-1 0C3 -0.100 7 0.200 9.600 0.600')
  k.restore()
}

function bananas(k, x, y, q, tones) {
  path(
    k,
    '#5c7c48',
    `M${x - q} ${y + 2}C${x - q * 0.6} ${y - q * 3} ${x - q * 0.5} ${y - q * 5} ${x} ${y - q * 6}C${x + q * 0.7} ${y - q * 5} ${x + q * 0.8} ${y - q * 3} ${x + q} ${y + 2}Z`,
  )
  path(
    k,
    '#4c7c50',
    `M${x - q * 3} ${y + 2.6}L${x - q * 1.8} ${y + 0.2}L${x - q * 1.2} ${y + 1.4}L${x - q * 0.4} ${y - 1.2}L${x + q * 0.3} ${y + 1.2}L${x + q * 1.4} ${y - 0.6}L${x + q * 1.7} ${y + 1.5}L${x + q * 2.8} ${y + 0.8}L${x + q * 3.2} ${y + 2.9}Z`,
  )
  for (const [a, l] of points('-2.8 9 -0.35 9.5 -2.25 8 -0.95 8.5 -1.6 9'))
    bananaLeaf(k, x, y - q * 5.6, l * q, a, tones)
}

/** The river, jade in drawn waves; the bank's red in its far part, the shade of the mother to the left. */
function river(k) {
  path(k, '#58c0a8', 'M-4 58C30 55 120 57 164 55V96H-4Z')
  path(
    k,
    '#c8705c',
    'M-4 58C30 55 120 57 164 55V58C150 60 140 58.500 130 60C118 61.500 112 59.500 100 61C60 63 20 60 -4 63Z',
  )
  path(
    k,
    '#a0e0c0',
    'M164 60C150 62 140 61 126 63C134 65 146 64 164 66ZM164 70C154 71 150 73 140 73.500C150 75 156 74 164 75Z',
  )
  path(
    k,
    '#2c8c8c',
    'M-4 66C20 66 60 68 104 72C98 76 84 76 74 79C64 82 70 84 56 86C40 88 20 84 -4 88Z',
  )
  path(k, '#1c6c7c', 'M-4 76C14 75 40 77 60 77C50 80 40 79 30 82C20 85 8 82 -4 84Z')
  path(k, '#3ca898', 'M164 82C140 80 124 84 108 86C92 88 76 86 50 91L40 96H164Z')
  for (const [x, y, l] of points(
    '96 83 13 122 79 9 142 84 12 66 88 12 30 86 12 112 91 12 146 67 9 148 78 9 12 80 8',
    3,
  )) {
    path(
      k,
      '#b8f0d0',
      `M${x - l} ${y}Q${x - l * 0.3} ${y - l * 0.2} ${x} ${y}Q${x + l * 0.4} ${y + l * 0.16} ${x + l} ${y - 0.4}Q${x + l * 0.4} ${y + l * 0.3} ${x - l * 0.1} ${y + l * 0.12}Q${x - l * 0.4} ${y - l * 0.02} ${x - l} ${y}Z`,
    )
  }
}

/** Foam where a body stands in the river: a broken ring, the far side hidden by the body. */
function foam(k, x, y, r) {
  path(
    k,
    '#f4fff0',
    `M${x - r} ${y}C${x - r * 0.7} ${y - 0.6} ${x - r * 0.6} ${y + 1} ${x - r * 0.3} ${y + 0.8}C${x} ${y + 0.6} ${x + r * 0.4} ${y + 1} ${x + r * 0.6} ${y + 0.6}L${x + r} ${y - 0.2}C${x + r * 0.8} ${y + 2} ${x + r * 0.5} ${y + 2} ${x + r * 0.2} ${y + 2.4}C${x - r * 0.3} ${y + 3} ${x - r * 0.7} ${y + 2.2} ${x - r} ${y}Z`,
  )
  stroke(
    k,
    '#b8f0d0',
    0.5,
    `M${x - r * 1.25} ${y + 1}C${x - r * 0.9} ${y + 4.4} ${x + r * 0.5} ${y + 5} ${x + r * 1.2} ${y + 1.6}`,
  )
}

/** Water from the trunk: rises, bends, breaks on his head. */
function jet(k) {
  path(
    k,
    '#9ce4e8',
    'M125 16.500C130 10 138 9 141 16C143 22 142.500 30 142.500 37H134.500C136 30 137.500 24 136 19.500C134.500 16 131 16 127 19.500Z',
  )
  path(
    k,
    '#ffffff',
    'M125 16.500C130 10.500 137 10 139.500 16.500C141 22 140.500 30 140.500 37H137C138.500 30 139.500 23 137.500 18C135.500 14 131 14.500 126 18Z',
  )
  path(
    k,
    '#ffffff',
    'M129 43C130 38.500 131 39 132.500 36.500C134 38 134.500 33 136.500 35.500C138 32 140 35 141.500 34.500C142.500 37.500 144 36 145 39C146 39.500 147 41 147.500 44C146 42 145 42.500 144 40.500C143 43 142 41 141 41.500C140 42.500 139 40.800 137.500 41.600C136 42.400 135 40.500 134 42C132.500 40.500 130.500 41 129 43Z',
  )
  for (const [x, y, q] of points(
    '128 36 1 126 30 0.8 149 35 1.100 150 41 0.9 146 29 0.8 144 14 0.9 147 20 1.100 131 29 0.8 129 8.500 0.8 136 6.500 1',
    3,
  ))
    path(
      k,
      '#ffffff',
      `M${x} ${y - q * 1.7}C${x + q * 1.5} ${y + q} ${x - q * 1.5} ${y + q} ${x} ${y - q * 1.7}Z`,
    )
}

export default {
  alt: 'Bagno degli elefanti in un fiume del nord della Thailandia: la madre, ancora rossa di fango, si lascia strofinare e spruzza un viaggiatore che ride; il piccolo ruba il cappello di paglia alla ragazza con la spazzola',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.96, 0.04], horizon: 0.6 })
    field(s).draw(s.k, (k) => {
      bank(k)
      for (const [x, y, q] of points('78 24 1.7 97 31 1.400', 3))
        bananas(k, x, y, q, ['#7cb454', '#2f7c5c', '#d8e080'])
      river(k)
      at(k, 37, 15.5, 0.86, calf)
      at(k, 53.5, 6.8, 0.9, (q) => {
        q.rotate(0.2)
        strawHat(q)
      })
      k.save()
      k.translate(-8, 0)
      restingMother(k)
      k.restore()
      // The clean streak behind the brush, suds along it.
      stroke(k, '#9488aa', 6, 'M75 55C72 48 72 42 74 36')
      for (const [x, y, r] of points(
        '73 53 2 76.500 55 2.400 70.500 56 1.500 79 52.500 1.500 74 57.500 1.800 72 47.500 1.100 75 43 0.9',
        3,
      )) {
        path(k, '#fffaf0', `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
      }
      path(k, '#2c8c8c', 'M-4 73C20 71 50 73 98 71L96 78C60 80 20 80 -4 80Z')
      foam(k, 20, 71.5, 15)
      foam(k, 45, 73, 9)
      k.save()
      k.translate(-8, 0)
      foreleg(k)
      k.restore()
      foam(k, 93.5, 76.8, 20)
      at(k, 59, 76, 1.06, washer)
      foam(k, 59, 75.4, 10)
      at(k, 140.5, 71, 1.02, showered)
      foam(k, 140.5, 70.6, 10)
      k.translate(125 - 125 * 1.15, 0)
      k.scale(1.15, 1)
      jet(k)
      k.scale(1 / 1.15, 1)
      k.translate(125 * 1.15 - 125, 0)
      for (const [x, y, l, a] of points('-4 96 34 -0.75 4 98 28 -0.2 -8 88 26 -1.2', 4))
        bananaLeaf(k, x, y, l, a, ['#2c6c5c', '#173f50', '#7cb480'])
    })
    return finish(s, { rays: 0, vignette: 0.1 })
  },
}
