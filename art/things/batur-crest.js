import { Path2D } from '@napi-rs/canvas'
import { path, points } from '../core/field.js'
import { random } from '../core/random.js'

// The caldera of Batur from the highest point of its rim, 700 m above the lake, when the sun has just left the sea.

/** Where the sun comes up. */
export const SUN = [61, 31.5]

const run = (k, list, x0, y0, x1, y1) => {
  const g = k.createLinearGradient(x0, y0, x1, y1)
  for (const [a, c] of list) g.addColorStop(a, c)
  return g
}
const fading = (k, d, y0, y1, a, b) =>
  path(
    k,
    run(
      k,
      [
        [0, a],
        [1, b],
      ],
      0,
      y0,
      0,
      y1,
    ),
    d,
  )

/** A clear yellow morning; the far island stands before the sun, the strait is full of light. */
export function east(k) {
  k.fillStyle = run(
    k,
    [
      [0, '#fbd154'],
      [0.5, '#ffe27e'],
      [1, '#fff4c4'],
    ],
    0,
    -2,
    0,
    34,
  )
  k.fillRect(-5, -5, 170, 100)
  const glow = k.createRadialGradient(...SUN, 4, ...SUN, 46)
  glow.addColorStop(0, 'rgba(255,253,232,.9)')
  glow.addColorStop(0.3, 'rgba(255,250,214,.45)')
  glow.addColorStop(1, 'rgba(255,246,200,0)')
  k.fillStyle = glow
  k.fillRect(-5, -5, 170, 60)
  path(
    k,
    '#fffef2',
    `M${SUN[0] - 5.6} ${SUN[1]}a5.600 5.600 0 1 0 11.200 0a5.600 5.600 0 1 0 -11.200 0Z`,
  )
  // The Rinjani over the sea, its foot lost in the light.
  fading(
    k,
    'M8 37C20 36 30 33.600 37 30.400L42 26.800L44.500 26L47 27.600L51 30.400L55 31.600L58.500 31L62 32.400C68 34.400 74 35.600 84 37Z',
    26,
    36.4,
    '#e0b06c',
    '#fff0bc',
  )
  fading(
    k,
    'M44.500 26L47 27.600L51 30.400L55 31.600L58.500 31L62 32.400C68 34.400 74 35.600 84 37H50C48 34 46.600 31 44.500 26Z',
    26,
    36.4,
    '#cf9a64',
    '#ffeebc',
  )
  k.fillStyle = run(
    k,
    [
      [0, '#fff2c0'],
      [1, '#f7d88c'],
    ],
    0,
    36.2,
    0,
    46,
  )
  k.fillRect(-5, 36.2, 170, 40)
}

const AGUNG =
  'M66 46C84 41.600 98 31 108 19.600L115 11.400L117.600 8.600L119.400 9.600L121.800 7.600L124.600 9.400L129 15C139 27.600 152 35.600 172 39V60H66Z'
/** The ridge that parts its morning side from its shade, from the notch of the crater down. */
const AGUNG_LIT =
  'M66 46C84 41.600 98 31 108 19.600L115 11.400L117.600 8.600L119.400 9.600C119.800 12 118.200 14.400 118.800 17.200C119.400 20.200 117 23.400 116.400 26.600C115.800 29.800 112 32.600 110 36L100 48Z'
const ABANG =
  'M50 51.600C58 49.600 64 46 70 41.400C75 37.400 79 32.600 83.600 28.800C86 26.800 88 25.400 90 25.600C92.600 25.800 94 28 97 29.600C102 32.400 106 32 111 34.400C118 37.800 124 38 131 41C142 45.600 154 46.600 172 48.400V66H50Z'
const ABANG_LIT =
  'M50 51.600C58 49.600 64 46 70 41.400C75 37.400 79 32.600 83.600 28.800C86 26.800 88 25.400 90 25.600C90.800 27.600 89.400 29.600 90 31.800C90.600 34.200 88 36.600 88.200 39C88.400 41.600 85 43.600 84.400 46.400C84 48.600 80.800 50 79.400 53L74 60H50Z'

/** Agung behind, Abang over the lake: a warm flank to the sun, a cool one away from it, mist in between. */
export function mountains(k) {
  fading(k, AGUNG, 8, 50, '#6ea6a4', '#d8dcae')
  fading(k, AGUNG_LIT, 8, 46, '#f7b578', '#fbe0a0')
  // One gully of old lava in the sunny flank.
  fading(
    k,
    'M115.800 14C114.800 17.600 111.600 20 110.400 24C109.400 27.400 104.600 30.600 101.600 35L97.400 40.600L103.400 38C105 33.600 110 30.400 112 26.400C113.600 23 114.400 18.600 115.800 14Z',
    14,
    42,
    '#e0946a',
    '#f3c890',
  )
  // A shoulder of the shaded side that still sees the sky.
  fading(
    k,
    'M124.600 9.400L129 15C139 27.600 152 35.600 172 39V56H152C144 42 132 28 124.600 9.400Z',
    9,
    50,
    '#88b8ae',
    '#e0e0b2',
  )
  path(
    k,
    run(
      k,
      [
        [0, 'rgba(255,240,190,0)'],
        [1, 'rgba(255,240,190,.9)'],
      ],
      0,
      30,
      0,
      47,
    ),
    'M60 60C84 40 100 28 120 27C140 27 156 29 172 29V60Z',
  )
  fading(k, ABANG, 25, 62, '#1f6478', '#3f8c90')
  // Its long shoulder to the right is a plane of its own.
  fading(
    k,
    'M97 29.600C102 32.400 106 32 111 34.400C118 37.800 124 38 131 41C142 45.600 154 46.600 172 48.400V66H128C122 56 112 50 106.600 42C103.600 37.600 99.600 34 97 29.600Z',
    30,
    62,
    '#33788a',
    '#5aa09c',
  )
  fading(k, ABANG_LIT, 25, 58, '#f29a5c', '#f6b878')
  fading(
    k,
    'M84.600 31.600C83.600 34.800 79.800 37.200 78.400 40.600C77 44 71.600 46.600 69 50L65.600 55H73.400C74 51.600 79 48.600 80.400 45C81.600 41.600 84.600 37 84.600 31.600Z',
    31,
    55,
    '#d87c52',
    '#e69c68',
  )
}

/** The shore is one level line; what stands behind it is mirrored exactly at it. */
const SHORE = 54
const LAKE = `M172 ${SHORE}H30C22 ${SHORE + 0.3} 14 ${SHORE + 1.2} 12.500 ${SHORE + 3}C11.500 ${SHORE + 4.6} 22 ${SHORE + 6} 30 ${SHORE + 9}L44 80H172Z`
/** Low foothills between the mountain and the water: the sunny one under the sunny flank. */
const FOOT_LIT = `M47 ${SHORE}C53 ${SHORE - 2} 59 ${SHORE - 2.2} 64 ${SHORE - 2.6}C69 ${SHORE - 3} 73 ${SHORE - 2.4} 80 ${SHORE}Z`
const FOOT_DARK = `M70 ${SHORE}C76 ${SHORE - 2.4} 82 ${SHORE - 3} 88 ${SHORE - 2.6}C97 ${SHORE - 2} 104 ${SHORE - 3.2} 113 ${SHORE - 2.8}C126 ${SHORE - 2.2} 136 ${SHORE - 3.6} 148 ${SHORE - 3}C158 ${SHORE - 2.6} 164 ${SHORE - 3.2} 172 ${SHORE - 3}V${SHORE}Z`

export function lake(k) {
  // The floor of the caldera: fields and woods at the foot, the far rim to the left.
  fading(
    k,
    'M-5 47.600C10 45.600 22 46.800 34 46.400C44 46 50 47.600 58 50L64 54V60H-5Z',
    45,
    56,
    '#c8bc80',
    '#a8b088',
  )
  fading(
    k,
    `M-5 51C8 49.800 20 50.600 30 51.400C38 52 44 52.800 52 ${SHORE}L40 ${SHORE + 2}L30 72H-5Z`,
    50,
    62,
    '#5f9484',
    '#3f7c80',
  )
  path(
    k,
    run(
      k,
      [
        [0, '#ffeeb0'],
        [0.4, '#f8dc98'],
        [1, '#9cc0ae'],
      ],
      30,
      0,
      160,
      0,
    ),
    LAKE,
  )
  k.save()
  k.clip(new Path2D(LAKE))
  // The mountain upside down, calmer than itself, gone the nearer the water comes to us.
  k.save()
  k.translate(0, SHORE * 2)
  k.scale(1, -1)
  const from = (d) =>
    d.replace('M50 51.600', `M43 ${SHORE}C45 53.200 47 52.400 50 51.600`).replace(/H50Z$/, 'H43Z')
  fading(k, from(ABANG), SHORE, 36, 'rgba(46,116,130,.85)', 'rgba(70,140,142,.22)')
  fading(k, from(ABANG_LIT), SHORE, 36, 'rgba(236,164,104,.95)', 'rgba(246,196,124,.3)')
  path(k, 'rgba(40,104,118,.5)', FOOT_DARK)
  path(k, 'rgba(208,128,84,.6)', FOOT_LIT)
  k.restore()
  // Where the breeze touches it, long calm runs of sky cross the mirror.
  for (const [x, y, l, h] of points(
    '120 57.600 16 .3 84 60 13 .36 140 61.400 24 .46 98 64 17 .6 150 66.600 22 .8 112 69.600 24 1',
    4,
  ))
    path(
      k,
      'rgba(255,238,184,.5)',
      `M${x - l} ${y}Q${x} ${y - h} ${x + l} ${y}Q${x} ${y + h} ${x - l} ${y}Z`,
    )
  // The way of the sun, under the sun, as far as the mountain's mirror leaves it free.
  const r = random(14)
  for (let i = 0; i < 15; i++) {
    const t = i / 14
    const [x, y] = [SUN[0] - 3 - (1 - t) * 6 + (r() - 0.5) * 2, SHORE + 1.2 + t * 13]
    const [l, h] = [(2.4 + t * 3.4) * (0.6 + r() * 0.6), 0.12 + t * 0.24]
    path(
      k,
      '#fffdea',
      `M${x - l} ${y}Q${x} ${y - h * 1.8} ${x + l} ${y}Q${x} ${y + h * 1.8} ${x - l} ${y}Z`,
    )
  }
  k.restore()
  path(k, '#2f7884', FOOT_DARK)
  path(k, '#e08c58', FOOT_LIT)
  // The beach: thin bright spits along the shore, with gaps where the woods come down to the water.
  for (const [x, l, h] of points('30 7 .2 55 13 .34 84 9 .26 104 5 .2 127 14 .34 158 12 .26', 3))
    path(
      k,
      '#fff0c0',
      `M${x - l} ${SHORE}Q${x - l * 0.2} ${SHORE - h * 0.5} ${x + l} ${SHORE}Q${x + l * 0.2} ${SHORE + h * 2.4} ${x - l} ${SHORE}Z`,
    )
  // Black lava of the last eruptions runs out into it from our side.
  path(
    k,
    '#1f5468',
    'M-5 58.600C6 58.400 13 59.200 19 60.800L23 60.600L26 62.400L31 62.800L33 64.600L39 65.400L43 67.800L50 68L54 69.400C64 69 70 71 78 73.200L84 73L88 75L94 74C100 73.600 105 73.600 110 73L116 71.600L121 72.200L127 71.200L134 72.600L144 73.400C156 75 164 73.800 172 72.400V96H-5Z',
  )
}

/** The knife edge we have climbed: one sunny flank, one in the shade, the worn path on its top winding to us. */
export function crest(k) {
  const edge =
    'M-5 68C4 66.600 12 66.200 20 66.600C30 67 40 66 48 67.400C56 68.800 60 72.600 68 75C78 78 88 77.200 98 79.600C112 83 126 81.600 138 84C148 86 158 92 164 96'
  path(k, '#ffc878', `${edge}H-5Z`)
  // Worn hollows in the sunny top.
  path(
    k,
    '#f4a95c',
    'M-5 71.600C6 70.400 14 71.600 24 72.600C34 73.600 40 72.400 50 73.600C58 74.600 62 77 70 78.400C80 80.200 88 79.600 98 82.200C110 85.200 124 84.600 136 87C144 88.600 150 92 154 96H-5Z',
  )
  // The border of light runs down in spurs, the slope towards us lies in the shade.
  path(
    k,
    run(
      k,
      [
        [0, '#1a4c64'],
        [1, '#0b2740'],
      ],
      0,
      72,
      0,
      92,
    ),
    'M-5 79C6 78.600 14 80 22 82C27 83 30 80.400 37 79.600C48 78.600 56 80.400 66 83.400C72 85 75 82.800 82 83C96 83.600 108 85.400 122 88.400C130 90 138 92.600 142 96H-5Z',
  )
  path(
    k,
    '#12384f',
    'M22 82C27 83 30 80.400 37 79.600C35 84 28 88 12 92C17 88 21 86 22 82ZM66 83.400C72 85 75 82.800 82 83C81 87 74 91 60 96C64 92 67 88 66 83.400Z',
  )
  // Blocks of old lava stick out of the shaded slope, their tops in the first light.
  for (const [x, y, w, h, lit] of points(
    '9 82.500 3.4 2.6 1 15.500 84 2.2 1.500 0 44 82.800 4 2.8 1 51 84.600 2.4 1.6 0 90 85.600 3.4 2.2 1 97 87.400 2 1.3 0 27.500 88 5 2.4 0 112 89.600 3 1.6 1',
    5,
  )) {
    path(
      k,
      '#0b2a42',
      `M${x - w} ${y + h * 0.3}L${x - w * 0.86} ${y - h * 0.5}L${x - w * 0.3} ${y - h}L${x + w * 0.5} ${y - h * 0.86}L${x + w} ${y - h * 0.2}L${x + w * 1.1} ${y + h * 0.34}Z`,
    )
    path(
      k,
      lit ? '#e89a5c' : '#2f6476',
      `M${x - w * 0.86} ${y - h * 0.5}L${x - w * 0.3} ${y - h}L${x + w * 0.5} ${y - h * 0.86}L${x + w * 0.2} ${y - h * 0.5}L${x - w * 0.3} ${y - h * 0.56}Z`,
    )
  }
  // Grass of the crest in tufts, against the sunny path.
  const r = random(31)
  for (const [x, y, q] of points(
    '-1 79.400 3.4 4 79.600 2.6 31 81 3 35 80 2.2 58 81.600 2.6 63 83 3.4 68 84 2.2 78 83.400 2.4 104 85.200 2 120 88.200 2.6 126 89.400 2',
    3,
  ))
    for (let i = 0; i < 7; i++) {
      const [lean, h] = [(i - 3) * 0.26 + (r() - 0.5) * 0.3, q * (0.7 + r() * 0.5)]
      const bx = x + (i - 3) * q * 0.14
      path(
        k,
        i === 5 ? '#b8803c' : '#164660',
        `M${bx - q * 0.09} ${y + 0.4}Q${bx + lean * h * 0.3} ${y - h * 0.6} ${bx + lean * h} ${y - h}Q${bx + lean * h * 0.5} ${y - h * 0.4} ${bx + q * 0.09} ${y + 0.4}Z`,
      )
    }
  path(k, '#082036', 'M-5 87C6 86 16 87.600 28 89.600C40 91.400 48 93 54 96H-5Z')
}

/** A block of lava to sit on, its top in the sun, its near side dark; x, y its foot in the middle. */
export function block(k, x, y, w, h, fall, tall) {
  const d = (list) => `M${list.map(([u, v]) => `${x + u * w} ${y - v * h}`).join('L')}Z`
  // One shadow for the stone and who sits on it, away from the sun and towards us, narrower at its end.
  const [dx, dy] = [fall * tall * 1.5, tall * 0.24]
  path(
    k,
    '#b0683e',
    `M${x - w} ${y - h * 0.1}L${x + w * 1.05} ${y - h * 0.1}C${x + w + dx * 0.4} ${y + dy * 0.4} ${x + w * 0.7 + dx} ${y + dy * 0.7} ${x + w * 0.5 + dx} ${y + dy}C${x + w * 0.1 + dx} ${y + dy * 1.2} ${x - w * 0.4 + dx} ${y + dy * 1.16} ${x - w * 0.5 + dx} ${y + dy * 0.9}C${x - w * 0.8 + dx * 0.6} ${y + dy * 0.6} ${x - w + dx * 0.2} ${y + dy * 0.4} ${x - w} ${y - h * 0.1}Z`,
  )
  path(
    k,
    '#123850',
    d([
      [-1.1, -0.12],
      [-1.02, 0.5],
      [-0.7, 0.9],
      [-0.1, 1],
      [0.7, 0.92],
      [1.02, 0.46],
      [1.14, -0.12],
      [0.4, -0.22],
      [-0.5, -0.2],
    ]),
  )
  path(
    k,
    '#1f5468',
    d([
      [0.3, 0.78],
      [0.7, 0.92],
      [1.02, 0.46],
      [1.14, -0.12],
      [0.7, -0.18],
    ]),
  )
  path(
    k,
    '#ffc878',
    d([
      [-0.7, 0.9],
      [-0.1, 1],
      [0.7, 0.92],
      [0.3, 0.78],
      [-0.4, 0.8],
    ]),
  )
}
