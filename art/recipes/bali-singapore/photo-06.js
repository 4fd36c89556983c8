import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  fanSail,
  farFloat,
  fishBoy,
  flyingFish,
  hull,
  hullSide,
  nearFloat,
  seaman,
} from '../../things/amed-boat.js'

const SHORE = 48

/** One bold morning sky, paler where the mountain stands. */
function morning(k) {
  path(k, '#f88c74', 'M-6 -6H166V60H-6Z')
  path(k, '#fca880', 'M-6 14C30 8 70 16 110 10C136 6 152 10 166 6V60H-6Z')
  path(k, '#fec894', 'M-6 28C40 22 80 30 166 20V60H-6Z')
  path(k, '#fee4b4', 'M-6 38C40 34 90 40 166 33V60H-6Z')
}

/** Agung from the coast below it: a broad cone, notched crater, gullies; its left flank in the first sun. */
function agung(k) {
  // A thread of smoke leans away from the crater.
  path(
    k,
    '#fff0d4',
    'M127.500 9.500C127 6 130 5.500 130 2.500C130 -1 134 -2 134 -6H142C142 -2 138 0 138 3C138 6 134 6.500 133 9.600Z',
  )
  path(
    k,
    '#f0b4a0',
    'M131 9.600C131 7 135 6 135.500 3C136 0 139 -2 139 -6H142C142 -2 138 0 138 3C138 6 134 6.500 133 9.600Z',
  )
  path(
    k,
    '#7c5484',
    'M66 48C88 42 106 28 122 11.500L126 8.600L129.500 10L134 8.800L138 12C148 26 158 34 172 40V52H66Z',
  )
  path(
    k,
    '#fcb08c',
    'M66 48C88 42 106 28 122 11.500L126 8.600L127.500 9.400L126 15L128 20L122 27L124 33L114 40L112 48Z',
  )
  path(
    k,
    '#d87c80',
    'M122 11.500L126 8.600L127.500 9.400L126 15L128 20L122 27L124 33L114 40L112 48H104C108 40 116 34 117 28C120 22 121 16 122 11.500ZM108 27L110 30L101 38L98 46H90C96 40 104 34 108 27Z',
  )
  path(
    k,
    '#9c6c94',
    'M129.500 10L134 8.800L132 14L136 20L133 26L142 34L140 44H134C136 36 130 32 130 26C131 20 129 15 129.500 10ZM142 18C148 26 154 31 160 35L150 40C150 32 144 26 142 18Z',
  )
}

/** Hills of gardens, palms and boats on the black beach. */
function coast(k) {
  path(
    k,
    '#a48c80',
    'M-6 42C6 38 16 40 26 37C40 34 54 40 70 41C92 42 112 38 130 40C146 41 156 38 166 39V52H-6Z',
  )
  path(k, '#5c8474', 'M-6 44C10 41 24 44 40 42C60 40 84 45 104 43C124 41 146 45 166 42V52H-6Z')
  path(
    k,
    '#2c5c60',
    'M-6 46.500C8 43.500 20 46 34 44.500C54 43 70 46.500 92 45.500C116 44.500 140 47 166 44.500V52H-6Z',
  )
  // Palms, leaning to the sea.
  for (const [x, h, d] of points(
    '3 12 1 10 9 -1 17 10.500 1 128 8 -1 133 10.500 1 139 8.500 1 146 12 -1 152 9.500 1 159 11 1',
    3,
  )) {
    const [tx, ty] = [x + d * 1.6, 47 - h]
    stroke(k, '#2c4858', 0.55, `M${x} 47.500Q${x} ${47 - h * 0.5} ${tx} ${ty}`)
    for (const [dx, dy, c] of [
      [-3.8, 1.6, '#447c64'],
      [-2.6, -1.2, '#78a464'],
      [-4, 3.4, '#2c5c60'],
      [1, -2.4, '#447c64'],
      [3.4, -0.6, '#2c5c60'],
      [3.8, 2.2, '#2c4858'],
      [2, 3.6, '#2c4858'],
    ])
      path(
        k,
        c,
        `M${tx} ${ty}Q${tx + dx * 0.5} ${ty + dy * 0.5 - 1.5} ${tx + dx} ${ty + dy}Q${tx + dx * 0.4} ${ty + dy * 0.5 - 0.2} ${tx} ${ty}Z`,
      )
  }
  path(k, '#4c3c58', `M-6 47C40 46 110 47.500 166 46.400V${SHORE + 2}H-6Z`)
  path(k, '#806c80', `M-6 47C40 46 110 47.500 166 46.400V47C110 48 40 46.800 -6 47.700Z`)
  // Boats drawn up, sails furled.
  for (const [x, c] of [
    [4, '#f0503c'],
    [11, '#2484b4'],
    [126, '#fcc03c'],
    [136, '#f0503c'],
    [145, '#38a4a0'],
    [156, '#2484b4'],
  ]) {
    stroke(k, '#fff0d0', 0.4, `M${x - 1} 47.500L${x + 4} 42.500`)
    stroke(k, c, 0.5, `M${x - 0.2} 46.600L${x + 2.4} 44`)
    path(
      k,
      '#fff4e0',
      `M${x - 4} 46.800C${x - 2} 48 ${x + 2} 48 ${x + 4.6} 46.400L${x + 3.4} 48.400H${x - 3}Z`,
    )
    path(k, c, `M${x - 3.6} 47.700Q${x} 48.600 ${x + 3.9} 47.500L${x + 3.4} 48.400H${x - 3}Z`)
  }
  stroke(
    k,
    '#fff4e0',
    0.6,
    `M-6 ${SHORE + 0.8}C20 ${SHORE - 0.2} 40 ${SHORE + 1.2} 80 ${SHORE + 0.6}C110 ${SHORE} 140 ${SHORE + 1.4} 166 ${SHORE + 0.4}`,
  )
}

/** A swell: steep towards us, its crest in pointed wavelets. */
function swell(k, y, step, high, [back, face, light], seed) {
  const r = random(seed)
  let [crest, shine, x] = [`M-8 ${y}`, '', -8]
  while (x < 168) {
    const w = step * (0.7 + r() * 0.7)
    const h = high * (0.5 + r() * 0.7)
    crest += `C${x + w * 0.3} ${y - h * 0.1} ${x + w * 0.5} ${y - h * 0.9} ${x + w * 0.62} ${y - h}C${x + w * 0.66} ${y - h * 0.4} ${x + w * 0.8} ${y + h * 0.1} ${x + w} ${y}`
    shine += `M${x + w * 0.18} ${y + h * 0.15}C${x + w * 0.36} ${y - h * 0.2} ${x + w * 0.52} ${y - h * 0.8} ${x + w * 0.62} ${y - h}C${x + w * 0.56} ${y - h * 0.2} ${x + w * 0.5} ${y + h * 0.5} ${x + w * 0.34} ${y + h}C${x + w * 0.36} ${y + h * 0.5} ${x + w * 0.3} ${y + h * 0.2} ${x + w * 0.18} ${y + h * 0.15}Z`
    x += w
  }
  path(k, face, `${crest}V98H-8Z`)
  path(k, light, shine)
  stroke(k, back, Math.max(0.25, high * 0.1), crest)
}

/** Foam where the boat meets the sea. */
function wash(k) {
  // The boat's own colours in the trough beside it.
  path(
    k,
    'rgba(36,28,92,.42)',
    'M44 60C60 70 90 80.500 106 80.500C112 80 118 77 122 74C120 80 112 85.500 104 86C90 86 62 74 44 60Z',
  )
  // Foam along the waterline in uneven lobes, a bow wave thrown aside.
  path(
    k,
    '#fff8ea',
    'M42 58.500C46 59.500 48 61 52 63.200C64 70 90 78 105 78.600C112 77 118 74 121.500 70C122 72.500 126 71.500 127.500 74C131 73.500 134 76.500 138 76.500C134 78.500 131 78 128 79.500C125 78.500 122 81.500 118 80.500C114 83 110 80.500 106 82C102 80 99 82.500 94 80.200C90 81 87 77.500 83 78.200C79 77.500 77 74.500 73 75C69 74.500 67 71.500 63 71.500C59 70.500 57 67.500 53 67C49 66 47 62.500 42 58.500Z',
  )
  path(
    k,
    '#b4e4dc',
    'M121.500 70C122 72.500 126 71.500 127.500 74C131 73.500 134 76.500 138 76.500C134 78.500 131 78 128 79.500C125 78.500 122 81.500 118 80.500C114 83 110 80.500 106 82C110 79.500 114 80 117 78C121 78 122 75.500 125 76C123 74.500 121 74 121.500 70Z',
  )
  for (const [x, y, q] of points(
    '126 67 0.7 129 69.500 0.500 122 66.500 0.4 133 71.500 0.6 128 63.500 0.4 137 74 0.500 96 75 0.4',
    3,
  ))
    path(
      k,
      '#fffaf0',
      `M${x - q} ${y}a${q} ${q * 1.2} 0 1 0 ${q * 2} 0a${q} ${q * 1.2} 0 1 0 ${-q * 2} 0Z`,
    )
  stroke(
    k,
    '#fff8ea',
    0.7,
    'M52 88C56 90.500 64 91 70 88.500M46 84C44 85 40 84.500 36 82M134 67.500C138 69 143 68.500 147 67',
  )
}

export default {
  alt: 'Una jukung dipinta, con la prua a testa di pesce elefante, lascia la spiaggia nera all’alba: un ragazzo a cavalcioni del bilanciere tende le mani a un pesce volante, il pescatore ride; dietro, il vulcano Agung',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.02, 0.3], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      k.save()
      k.translate(128, 48)
      k.scale(1.22, 0.9)
      k.translate(-128, -48)
      agung(k)
      k.restore()
      coast(k)
      path(k, '#f8c8a0', `M-6 ${SHORE + 1}H166V96H-6Z`)
      swell(k, 51.5, 9, 0.9, ['#fff0d0', '#8cbcb8', '#f8d0a8'], 3)
      swell(k, 55, 13, 1.6, ['#ffe8c8', '#5ca8b4', '#b8d8c4'], 8)
      swell(k, 61, 19, 2.6, ['#d8f0e0', '#3890ac', '#7cc8c4'], 5)
      swell(k, 72.5, 30, 3.2, ['#c8f0e4', '#24789c', '#54b4bc'], 11)
      fanSail(k)
      farFloat(k)
      hull(k)
      at(k, 86, 58.5, 1.06, seaman, true)
      hullSide(k)
      wash(k)
      nearFloat(k)
      at(k, 66.5, 61, 1, fishBoy, true)
      at(k, 32, 50.5, 0.95, flyingFish)
      swell(k, 86, 44, 4.4, ['#a8e4e0', '#185c88', '#3498ac'], 6)
    })
    return finish(s, { vignette: 0.12 })
  },
}
