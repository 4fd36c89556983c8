import { fill, path, points } from '../core/field.js'

// The fiord under the pulpit at evening: its floor and the foot of its walls already in the shadow of the western mountains, the heights still in the sun.

/** A mass of rock: lit above, its own gullies, and the blue of the evening that has climbed to `dusk`. */
function headland(k, { outline, lit, marks, dusk, low, deep }) {
  k.save()
  k.beginPath()
  for (const p of points(outline)) k.lineTo(...p)
  k.clip()
  k.fillStyle = lit
  k.fillRect(-10, -10, 190, 110)
  for (const [c, d] of marks) path(k, c, d)
  path(k, low, dusk)
  for (const [c, d] of deep) path(k, c, d)
  k.restore()
}

const FAR = {
  outline:
    '84 31 91 28.4 94 24.8 99 22 101 18.4 105 16.2 110 15.4 113 16 118 14.4 124 15.6 128 20 132 44 112 42 100 34',
  lit: '#f2d2b8',
  marks: [['#e2b8b4', 'M110 15.400L113 16L112 19.500L115.600 23L117 28H108L107.500 22Z']],
  dusk: 'M80 27.600L95 26.600L101 25.400L106 25.600L111 24.400L118 24L130 22.600V50H80Z',
  low: '#b0a8c0',
  deep: [['#9c9cba', 'M86 30.600L98 29.200L108 31.400L120 33L132 38V50H84Z']],
}

const MIDDLE = {
  outline:
    '100 35.600 104.600 34.600 107 32 108 28 111.600 25.400 112.600 20 116 16.200 117.600 12.600 122 10.800 128 10.200 131 11.200 136 9.800 142 11 148 20 150 60 132 56 123 48.500 117 44.600 109 40',
  lit: '#eec09c',
  marks: [
    // One buttress turns away from the sun; the brow at its left has it full on.
    [
      '#cc9490',
      'M128 10.200L131 11.200L130 15.500L133.500 20L134 26L137.500 32H124L125.500 24L124 18L126.500 13.500Z',
    ],
    [
      '#fad8b0',
      'M112.600 20L116 16.200L117.600 12.600L122 10.800L119.600 16.500L118.500 22L114 27L110 30.500Z',
    ],
  ],
  dusk: 'M98 31.600L108 31L112.600 29.600L117 29.400L121.400 27.800L126 27.800L130 26.200L137 25.800L150 24V70H98Z',
  low: '#8c84ac',
  deep: [
    ['#7a78a4', 'M124 27.800L137 25.800L150 24V70L134 62L128 54L130.500 46L127 38Z'],
    ['#68869c', 'M100 35.600L109 38.600L117 43.600L125 50L132 56.500L140 60V68H118Z'],
  ],
}

const NEAR = {
  outline:
    '117.500 46 122 46.400 125 43.600 126.400 38 130 34.600 131 27 134.600 21.400 135.400 13 138.600 7.400 143 4.600 149 3.800 152 5 157 3.400 166 4.600 166 96 158 90 146 74 135 62 126 54',
  lit: '#e6a87c',
  marks: [
    [
      '#f8cc9c',
      'M129 40L131 27L134.600 21.400L135.400 13L138.600 7.400L143 4.600L141 11.500L141.800 18L138 25.500L137 33L133 39Z',
    ],
    [
      '#b8787c',
      'M149 3.800L152 5L151.500 12L155 19L153 27L157.500 34L156 40H143L146.500 31L145 22L149.500 13Z',
    ],
  ],
  dusk: 'M110 43L124 42.400L129 41L132.600 38.400L136 38.800L141 36L145.600 35.800L150 32.600L154.600 32.800L160 29.600L166 28.600V96H110Z',
  low: '#6a6698',
  deep: [
    [
      '#565a8c',
      'M146 35.600L150 32.600L160 29.600L168 28.600V98H160L152 84L146.500 74L150 62L145.500 50Z',
    ],
    ['#456a88', 'M117.500 46L126 50L134 57L142 64.500L150 73L158 83L164 96H158L146 76L126 56Z'],
  ],
}

/** The mountains on our side, in their own shade, their crests touched by the sun behind us. */
function westerly(k) {
  path(
    k,
    '#b0acc8',
    'M34 26L41 18L47 15.400L50 16.600L54 15L58 18.600L63 21L68 25L75 28.600L84 31.400L70 40H34Z',
  )
  path(
    k,
    '#8482b0',
    'M14 22L24 11.600L29 9.600L33 11L37.600 6.800L41.600 8.600L44 13L49 16.400L52 21L58 25L63 30L72 33.400L76 37H30Z',
  )
  path(
    k,
    '#d8b4b4',
    'M24 11.600L29 9.600L33 11L37.600 6.800L41.600 8.600L38.500 11L35 15L30 15.500L24 18L18 21Z',
  )
}

/** The fiord far below, from us to its bend, between its two walls. */
export function eveningFiord(k) {
  // The snows at its end, alone in full sun.
  path(
    k,
    '#ecd0c8',
    'M44 24L52 17L57 15L62 13.400L67 14.800L71 12L77 8.600L80 10.200L84 11.200L90 14.400L98 15.800L106 15L114 20V36H44Z',
  )
  path(
    k,
    '#fff6e8',
    'M55 15.800L62 13.400L67 14.800L71 12L77 8.600L80 10.200L84 11.200L90 14.400L98 15.800L92 17.200L86 17.600L82 16.600L79.500 19.500L75 16.500L70 17.600L64 16.800L60 17.600Z',
  )
  path(
    k,
    '#d8c8d8',
    'M77 8.600L80 10.200L84 11.200L90 14.400L98 15.800L92 17.200L86 17.600L82 16.600L79.400 12.600Z',
  )
  const g = k.createLinearGradient(0, 26, 0, 90)
  for (const [t, c] of [
    [0, '#eed8c4'],
    [0.08, '#b4ccc4'],
    [0.3, '#5ca4b0'],
    [0.62, '#2c7c98'],
    [1, '#1a5880'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('20 28 164 28 164 94 20 94'))
  // Under the east wall the water holds its dark foot.
  path(
    k,
    'rgba(30,62,108,.38)',
    'M86 30.600L91 31L104 34.500L114 40L124 46L130 54L136 62L146 74L158 90L162 96H150L146 90L138 81L133 74L125 66.600L119 58L110 51L106 45L99 38.600L92 33.400Z',
  )
  headland(k, FAR)
  headland(k, MIDDLE)
  headland(k, NEAR)
  westerly(k)
}

/** The ferry, six hundred metres below: it follows the fiord; two low waves spread from its bow and are lost. */
export function ferry(k, x, y) {
  k.save()
  k.translate(x, y)
  k.rotate(-0.36)
  k.scale(0.8, 0.64)
  const fade = (a, l) => {
    const g = k.createLinearGradient(0, 0, 0, l)
    g.addColorStop(0, `rgba(232,250,246,${a})`)
    g.addColorStop(0.5, `rgba(200,236,240,${a * 0.5})`)
    g.addColorStop(1, 'rgba(180,226,236,0)')
    return g
  }
  path(k, fade(0.8, 22), 'M-0.600 0H0.600C0.700 8 1 16 0.300 26H-0.300C-1 16 -0.700 8 -0.600 0Z')
  for (const m of [-1, 1]) {
    k.save()
    k.scale(m, 1)
    path(k, fade(0.8, 17), 'M0.800 -1C1.800 4 3.400 10 6 19C4.200 14 1.800 6 0.800 -1Z')
    k.restore()
  }
  path(
    k,
    '#fff4e8',
    'M-0.950 0.400V-1.800C-0.900 -2.800 -0.500 -3.600 0 -4C0.500 -3.600 0.900 -2.800 0.950 -1.800V0.400Q0 0.800 -0.950 0.400Z',
  )
  path(
    k,
    '#c0b4cc',
    'M0.100 -3.900C0.500 -3.600 0.900 -2.800 0.950 -1.800V0.400Q0.600 0.620 0.300 0.640Z',
  )
  path(k, '#d84c3c', 'M-0.500 -1.500H0.500V-0.500H-0.500Z')
  k.restore()
}
