import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'

// Mount Lee in the last sun from the left, a long ridge with spurs, drawn in few wide planes: the west flank is gold, the slope
// of the sign has raking light, the far side of every spur is in shade. Feet lie behind the gardens at y = 72.

const RIDGE =
  '8 72 16 67 24 64.500 32 61 39 59 46 54 52 50.800 58 49.400 64 47.400 69 43 74 39 79 37 84 36 88.500 32 93 29 98 27.400 103 27 107 28.800 111 31.600 116 32.600 121 32 125 34.600 132 40 138 42 144 46 151 48.500 158 53 166 55.500 176 60 190 63 230 67 230 76 8 76'

const BEHIND =
  '112 72 122 52 132 44.500 139 41.500 146 37 152 34.600 157 34 162 36 169 37.500 177 42 188 45 200 50 215 53 232 59 232 76 112 76'

const within = (k, line, draw) => {
  k.save()
  k.clip(
    new Path2D(
      `M${points(line)
        .map((p) => p.join(' '))
        .join('L')}Z`,
    ),
  )
  draw()
  k.restore()
}

/** Everything on a hill stays inside its outline. */
export function mountLee(k) {
  // The next hill beyond the saddle: a lit west side and a calm shade.
  fill(k, '#74609a', points(BEHIND))
  within(k, BEHIND, () => {
    path(
      k,
      '#eaa46c',
      'M108 76L122 50L139 40L157 33L156.600 37.500L152.400 41L151.600 47L147 51.600L147.500 57L143 62L143 76Z',
    )
    path(
      k,
      '#ffc884',
      'M130 46L139 41.500L146 37L152 34.600L157 34C154.500 37.500 150 38.600 147 41.500C143.500 45 138 45.500 130 48.500Z',
    )
  })
  const g = k.createLinearGradient(0, 27, 0, 70)
  g.addColorStop(0, '#d8805c')
  g.addColorStop(1, '#b0646c')
  fill(k, g, points(RIDGE))
  within(k, RIDGE, () => {
    // The west flank has the sun full on it; its border is the spur that runs down towards us.
    path(
      k,
      '#f0b070',
      'M4 76V60L53 44L82 30L99 26.500C97.500 28.800 95.500 30.400 92.600 31.800L88.600 33L84.800 36.200L80 38.400C78.400 40.200 77.600 42 76.200 44L71 46.800L69.600 50.400L64.800 53.600L63.400 58L58.800 61.600L57 76Z',
    )
    // One gully of that flank, narrow at its head.
    path(
      k,
      '#c0807c',
      'M68.600 45.400L64.600 48.600L60 51L57.600 54.600L52.800 57.600L51 61.600L45 66L43 76H34L38 67L43 61.500L49.400 57L54 52.600L58.600 50.400L63 47.400Z',
    )
    // The brow just under the crest.
    path(
      k,
      '#ffd08c',
      'M104 24L80 28L50 46L32 58V62C38 61.400 44 58 49 55C54 52.600 60 52 65 49.400C69 46.600 71.500 43 76 40.400C80 38.600 84 38.400 88 36C91 33.400 93 31.400 97 29.800C100 28.700 102 28 104 27Z',
    )
    // The east flank is one shade, its border the ridge that comes down from the summit.
    path(
      k,
      '#5c4484',
      'M111 29L112 32.200L115 34L118.600 36L124.400 38.400L127.400 43L126.400 47L130.600 51.600L130 56L134.400 60.400L134 66L138 76H234V30Z',
    )
    // In that shade a spur is only a tone apart.
    path(
      k,
      '#70589a',
      'M126 35L132 40L138 42L144 46L148.600 50.600L150 56L156 61L158 76H146L144.600 64L139.600 58L138.600 51L133.600 46L131.400 40.600Z',
    )
    // Below the sign the slope parts into spurs: the side of each gully that looks away from the sun is in shade.
    for (const d of [
      'M96.400 45.400L94.600 48.400L93.600 52L89.400 56L88 60L82.400 64L78 76H89L92.400 66L91.800 61.600L95 57.400L94.800 53L96.800 49.400Z',
      'M116.600 49.600L114.800 53L112.800 56L112.600 59L108.600 63L106 76H117L116.400 66L115 61.800L116 57.400L116.200 53.600Z',
      'M75.600 52L73.600 55L70.600 57.400L69.800 61L66 64L63 76H72L73.400 66L72.800 62L75.400 57.400Z',
    ])
      path(k, '#7c547e', d)
    // Where the longest of them opens, its other bank has the sun.
    path(
      k,
      '#e4946a',
      'M96.800 49.400L94.800 53L95 57.400L91.800 61.600L92.400 66L89 76H96L97.600 66.500L98.800 60.500L97.600 55Z',
    )
    // Brush of the lower slopes: olive in the sun, ink green in the shade, its upper edge follows the gullies.
    path(
      k,
      '#a89850',
      'M4 76V68C14 67.500 22 66.500 30 66C36 65 42 66 48 64C53 63 57 64.500 60 62.500L62 76Z',
    )
    path(
      k,
      '#74685c',
      'M58 76L59 63.500C64 61.500 69 64 75 62C80 60.500 84 63 90 61.500C97 60 101 63.500 107 62C113 60.500 118 63.500 124 61.500C128 60.500 131 62.500 134 62L137 76Z',
    )
    path(
      k,
      '#4c5078',
      'M137 76L133.600 61.800C142 64 150 61 158 63.500C168 66.500 190 65 232 68V76Z',
    )
  })
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
