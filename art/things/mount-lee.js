import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'

// Mount Lee in the last sun from the left, drawn in few wide planes: its west flank is one lit mass, its face towards the city one
// shade, and the border between the two runs down the spur as it does on the real hill. Feet lie behind the gardens at y = 72.

const HEAD =
  '24 72 30 66 37 61.500 44 58.500 50 55 56 52.500 61 47.500 66 43.500 71 38.500 76 35.500 80 31 85 27.500 90 23.500 94 21.800 99 20.600 103 21 107 23.500 112 25.500 117 30 122 33 128 38.500 133 41 139 40 144 36.500 150 33.500 156 33 163 36 172 39 190 43 210 52 230 60 230 74 24 74'

/** Everything on the hill stays inside its outline. */
export function mountLee(k) {
  const outline = points(HEAD)
  // The shade side first: it is the ground for the white letters.
  const g = k.createLinearGradient(0, 22, 0, 72)
  g.addColorStop(0, '#5c4484')
  g.addColorStop(1, '#84689c')
  fill(k, g, outline)
  k.save()
  k.clip(new Path2D(`M${outline.map((p) => p.join(' ')).join('L')}Z`))
  // The west flank, lit from its crest to its foot; its border is the spur that runs down towards us.
  path(
    k,
    '#f0b070',
    'M20 76V60L60 40L88 20L97 19.500C96.500 22.500 95.500 25 93.800 27.200L90 29.600L86.800 34.200L82.400 37C80.800 39.200 80 41 78.600 43.600L74.200 46.600L72.600 51L68.400 54.800L68 59.600L64.600 64L65 76Z',
  )
  // One gully of that flank, narrow at its head.
  path(
    k,
    '#c0807c',
    'M70 44.800L66.400 49L62 51.600L60.200 56L56.400 60L56 66L53 76H47L48.400 67L50.600 60.600L55.400 55.400L58.800 50.600L65 47.800Z',
  )
  // The brow just under the crest has the sun full on it.
  path(
    k,
    '#ffd08c',
    'M96 20.400C92 22 87.500 25.500 84 28.500C80 32 76.500 36 72.500 38.500C68 42 64.500 45 61 48.500C57 52.500 51 55.500 46 58.500C50 57.800 54 56.500 58 54C63 50.500 66 46.500 70 43C74.500 39 80 36.500 84 32.500C88 28.500 93.500 25 96 20.400Z',
  )
  // In the shade the spurs are only a tone apart; each keeps its own width.
  path(
    k,
    '#6c5490',
    'M103 21L107.500 27L112 33L113.600 41L117 48L117.400 57L121.600 65L123 76H103L103.400 67L101 60L103.600 52L102.600 44L105.400 37L104.600 29Z',
  )
  path(
    k,
    '#4c3878',
    'M96 25L97 32L95.600 38L91.400 46L90.600 53L86 59L85 66L86 76H78L79 66L80.600 58L86.400 51L88 44.600L93 36L94.600 30Z',
  )
  path(
    k,
    '#4c3878',
    'M117 30L121.600 36.600L124 43.600L128.600 49L129.600 57L134 64L138 76H128L125.600 66L122 59.600L121.400 51L118.600 44.600L118.800 37Z',
  )
  // The next hill takes the sun again on its west side, beyond the saddle.
  path(
    k,
    '#eaa46c',
    'M128 38.500C133 41.500 137 40.500 141 38C146 34.500 151 32.500 157 32.500L153.600 38L149.600 41.600L148.400 48L144.600 52.600L145 60L142 66L142.600 76H137L134.600 66L133.600 58L130.400 50L130.800 44Z',
  )
  path(
    k,
    '#ffc884',
    'M138 40.600C144 36.500 150 33 156 32.500C152 36 147.500 37.500 144.500 40.500C141.500 43.500 138 46 134 45.500C132 44.500 130.500 43 129 40.500C132.500 41.800 135.500 41.500 139 40Z',
  )
  path(k, '#6c5490', 'M163 36C165 42 170 46 171 53C172 60 170 66 172 76H186V40Z')
  // Brush of the lower slopes: olive in the sun, ink green in the shade, its upper edge follows the gullies.
  path(
    k,
    '#a89850',
    'M20 76V66C28 65 34 62.500 40 64C45 65 48 61 53 63C57 64.500 60 62 66 62.500L65 76Z',
  )
  path(
    k,
    '#4c5078',
    'M64 76L65 63C70 61.500 74 64 78 61.500C84 62 87 58.500 92 60.500C97 62.500 101 59 106 61.500C112 64 117 60 122 63C127 65 131 62 135 64L138 76Z',
  )
  path(k, '#a09050', 'M138 76L135 62.500C138 61.500 140 62.500 143.500 61L142.600 76Z')
  path(k, '#4c5078', 'M142.600 76L143.500 61C152 64 160 60.500 166 63C176 66 190 62 232 66V76Z')
  k.restore()
}

/** Hills far to the left, in the haze of the sunset. */
export function farHills(k) {
  path(
    k,
    '#f0b898',
    'M-90 74V60C-60 57 -40 59 -20 56C-10 54.500 -2 55.500 6 57C16 56 24 54 34 56C44 58 54 58 60 60V74Z',
  )
  path(k, '#cc8c94', 'M-90 74V65C-50 62 -20 63 -4 61.500C8 61 18 63 30 62C42 62 52 65 60 66V74Z')
}
