import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { crown } from '../../things/la-digue.js'
import { bandedFish, blacktip, eagleRay, rayShadow } from '../../things/lagoon-life.js'
import { stand } from '../../things/walkers.js'
import { heron, villa } from '../../things/water-villa.js'

const SEA = 43
/** The line at which our eye is half under water. */
const CUT =
  'C-20 53.400 0 52.800 14 53.400C30 54.200 44 52 60 51.600C76 51.200 88 53.400 104 53.200C122 53 140 51.400 160 52.200C180 53 220 52 240 52.400'

/** Small clouds of the trade wind in a row over the horizon, two thin streaks high up. */
function morning(k) {
  for (const [c, d] of [
    ['#e8f4f0', 'M-30 16C-6 13 18 14.600 44 10.600C28 16.600 0 18.400 -30 17.600Z'],
    ['#d0e8f0', 'M30 24C48 22 64 23 82 20C68 25 48 26.400 30 24Z'],
    ['#d0e8f0', 'M48 -6C66 -9 88 -8 110 -12C92 -6 70 -3.600 48 -6Z'],
  ])
    path(k, c, d)
  for (const [x, y, q] of points(
    '6 39 5 17 40 3.400 30 38.600 6 45 40 3.600 56 39 5.400 70 40 3.400 86 38.800 5 -14 39.500 5 108 39.500 4.600',
    3,
  )) {
    path(
      k,
      '#fff6e4',
      `M${x - q} ${y}C${x - q * 1.1} ${y - q * 0.4} ${x - q * 0.7} ${y - q * 0.5} ${x - q * 0.55} ${y - q * 0.4}C${x - q * 0.5} ${y - q} ${x + q * 0.1} ${y - q * 1.1} ${x + q * 0.2} ${y - q * 0.6}C${x + q * 0.5} ${y - q * 0.8} ${x + q * 0.8} ${y - q * 0.5} ${x + q * 0.75} ${y - q * 0.3}C${x + q} ${y - q * 0.4} ${x + q * 1.15} ${y - q * 0.1} ${x + q} ${y}Z`,
    )
    path(
      k,
      '#c4d4ea',
      `M${x - q} ${y}C${x - q * 0.6} ${y - q * 0.26} ${x - q * 0.2} ${y - q * 0.06} ${x + q * 0.1} ${y - q * 0.2}C${x + q * 0.4} ${y - q * 0.3} ${x + q * 0.8} ${y - q * 0.04} ${x + q} ${y}Z`,
    )
  }
}

/** The island of the hotel: sand, a wood of palms, its jetty with villas out over the reef. */
function island(k) {
  path(
    k,
    '#2f8a7c',
    `M0 ${SEA}C2 39.600 5 39.800 7 39C10 37.600 13 39 16 38.200C19 37.200 22 38.600 25 38C29 37.400 32 38.800 35 38.600C39 38.600 42 40.600 45 ${SEA}Z`,
  )
  path(
    k,
    '#5cb07c',
    `M3 ${SEA - 1.5}C5 39.800 8 40 10 39.200C13 38.600 15 39.600 18 38.900C21 38.300 24 39.600 28 38.800C27 40.400 20 40.600 14 40.900C10 41.200 6 41.400 3 ${SEA - 1.5}Z`,
  )
  for (const [x, y, q] of points(
    '6 36.500 3 11 34.500 3.800 17 33 4.200 21.500 35.500 3.200 27 33.500 4 33 35 3.600 38 36.500 3',
    3,
  )) {
    stroke(k, '#7c6c70', 0.5, `M${x + 0.6} ${SEA - 3}Q${x + 0.5} ${y + 2} ${x} ${y}`)
    crown(k, x, y, q)
  }
  path(k, '#fff4d8', `M-4 ${SEA + 0.5}C8 ${SEA - 1.6} 40 ${SEA - 1.8} 52 ${SEA + 0.5}Z`)
  stroke(k, '#8c7484', 0.5, `M44 ${SEA - 1.2}H77`)
  for (const x of [50, 56.5, 63, 69.5, 76]) {
    stroke(
      k,
      '#8c7484',
      0.35,
      `M${x - 1.6} ${SEA - 1}V${SEA + 0.6}M${x + 1.6} ${SEA - 1}V${SEA + 0.6}`,
    )
    path(k, '#c4a088', `M${x - 2} ${SEA - 3.4}H${x + 2}V${SEA - 1}H${x - 2}Z`)
    path(k, '#8c7c94', `M${x} ${SEA - 3.4}H${x + 2}V${SEA - 1}H${x}Z`)
    path(
      k,
      '#b48c78',
      `M${x - 2.9} ${SEA - 3.2}L${x - 0.5} ${SEA - 6}H${x + 0.5}L${x + 2.9} ${SEA - 3.2}Z`,
    )
    path(k, '#8c6c74', `M${x} ${SEA - 6}H${x + 0.5}L${x + 2.9} ${SEA - 3.2}H${x}Z`)
  }
}

/** The skin of the lagoon between the horizon and the cut. */
function surface(k) {
  for (const [c, y] of [
    ['#2a86c4', SEA],
    ['#2aa4cc', SEA + 1.4],
    ['#3cc0cc', SEA + 3.2],
    ['#68d8d0', SEA + 5.6],
  ])
    path(k, c, `M-80 ${y}C0 ${y - 0.3} 60 ${y + 0.3} 110 ${y}S200 ${y - 0.2} 240 ${y}V60H-80Z`)
  for (const [x, y, l] of points(
    '4 46.500 10 24 48 14 50 46 9 58 48.500 10 -10 49 10 32 45 7 112 49.500 9 128 48 8 148 49 10 72 45.500 6',
    3,
  ))
    path(k, 'rgba(240,255,248,.8)', `M${x} ${y}q${l / 2} -0.600 ${l} 0q${-l / 2} 0.450 ${-l} 0Z`)
}

/** Posts of the deck, from the boards down into the sand. */
const POSTS = points('104 47 83 119 46 79 132 47 83 146 46 79 160 47.400 83', 3)

function posts(k, under) {
  for (const [x, y, foot] of POSTS)
    if (under) {
      path(k, '#4a7c9c', `M${x - 1.5} 50H${x + 1.5}L${x + 1.6} ${foot}H${x - 1.6}Z`)
      path(k, '#84b8c0', `M${x - 1.5} 50H${x - 0.5}L${x - 0.5} ${foot}H${x - 1.6}Z`)
      path(
        k,
        under,
        `M${x - 5} ${foot + 1.6}C${x - 3} ${foot - 0.8} ${x + 3} ${foot - 0.8} ${x + 5} ${foot + 1.6}Z`,
      )
    } else {
      path(k, '#5c4460', `M${x - 1.3} 34H${x + 1.3}V${y}H${x - 1.3}Z`)
      path(k, '#a87c68', `M${x - 1.3} 36.600H${x - 0.5}V${y}H${x - 1.3}Z`)
      path(
        k,
        '#e8fff8',
        `M${x - 3} ${y}C${x - 1} ${y - 0.5} ${x + 1} ${y - 0.5} ${x + 3} ${y}C${x + 1} ${y + 0.5} ${x - 1} ${y + 0.5} ${x - 3} ${y}Z`,
      )
    }
}

/** The two posts of the landing, and one more behind them, go down to the sand as the others do. */
function landingPosts(k) {
  for (const [x, foot] of points('74 81 87 81.500 80.500 79.500', 2)) {
    path(k, '#4a7c9c', `M${x - 0.9} 50H${x + 0.9}L${x + 1} ${foot}H${x - 1}Z`)
    path(k, '#84b8c0', `M${x - 0.9} 50H${x - 0.3}L${x - 0.3} ${foot}H${x - 1}Z`)
    path(
      k,
      '#a4d4d0',
      `M${x - 3.4} ${foot + 1.2}C${x - 2} ${foot - 0.6} ${x + 2} ${foot - 0.6} ${x + 3.4} ${foot + 1.2}Z`,
    )
  }
}

/** A boy on the edge of the landing: knees bent, both shins in the water, mask on his brow; seat at 0. */
function boy(k) {
  const { head } = stand(
    k,
    0,
    0,
    19,
    {
      seat: 0.42,
      wear: 'shorts',
      hem: 1.7,
      skin: '#c07c50',
      hairColour: '#2c1c2c',
      top: '#f0604c',
      bottom: '#2c5ca0',
      shoe: '#f0b428',
      sleeve: 0.5,
      lean: 12,
      nod: 10,
      wide: 1.15,
      legs: [
        [92, 70],
        [84, 86],
      ],
      arms: [
        [34, 40],
        [-34, 14],
      ],
    },
    null,
    true,
  )
  const q = 19 / 7.5
  const [x, y] = [-head[0] * q, head[1] * q]
  stroke(k, '#2c3c68', 0.4, `M${x + 1.1} ${y - 0.5}L${x - 0.9} ${y - 0.75}`)
  path(k, '#f8c840', `M${x - 1.3} ${y - 1.2}l1 -0.1l0.2 0.95l-1.1 0.15Z`)
  path(k, '#a4e4ec', `M${x - 1.15} ${y - 1}l0.65 -0.06l0.1 0.5l-0.7 0.1Z`)
}

/** His yellow fins, half in the air, half under the surface; seat at 0. */
function fins(k) {
  for (const [x, y, turn, blade, dark] of [
    [-6.3, 2.7, 0.5, '#f0b428', '#c8841c'],
    [-4.5, 3.5, 0.14, '#ffd440', '#e0a424'],
  ]) {
    k.save()
    k.translate(x, y)
    k.rotate(turn)
    path(
      k,
      dark,
      'M-0.900 -0.400C-0.500 -0.900 0.500 -0.900 0.900 -0.400L1 1.600L2.200 8.800C1 9.400 -1.200 9.400 -2.200 8.800L-0.900 1.600Z',
    )
    path(
      k,
      blade,
      'M-0.900 -0.400C-0.500 -0.900 0 -0.900 0.300 -0.600L0.500 1.600L0.900 9.100C0 9.300 -1.200 9.300 -2.200 8.800L-0.900 1.600Z',
    )
    stroke(k, dark, 0.22, 'M-0.300 2.400L-0.700 8.400')
    k.restore()
  }
}

/** Deck, stair and landing. */
function deck(k) {
  path(k, '#3c3058', 'M97 35H240V38.600H97Z')
  path(k, '#f0c490', 'M95 33.600H240V35.200H95Z')
  path(k, '#a87458', 'M95 35.200H240V36.600H95Z')
  for (let x = 99; x < 165; x += 3.4) stroke(k, '#8a5c50', 0.22, `M${x} 35.200V36.600`)
  // Handrail and treads.
  stroke(k, '#4c3858', 1, 'M97.500 35L87 47.500')
  for (let i = 0; i < 5; i++) {
    const [x, y] = [95 - i * 2.1, 36.6 + i * 2.1]
    path(k, '#e4b480', `M${x - 2.6} ${y}H${x + 2.4}V${y + 0.7}H${x - 2.6}Z`)
    path(k, '#805448', `M${x - 2.6} ${y + 0.7}H${x + 2.4}V${y + 1.3}H${x - 2.6}Z`)
  }
  stroke(k, '#6c4a58', 1.1, 'M94.600 35.500L84.600 46.500')
  stroke(k, '#c8946c', 0.35, 'M94.200 35.400L84.300 46.300')
  stroke(k, '#8a5c50', 0.7, 'M96.400 34V28L86 39V46M91.200 33.500V40')
  // Landing.
  path(k, '#f0c490', 'M71 46H90V47.400H71Z')
  path(k, '#a87458', 'M71 47.400H90V48.800H71Z')
  path(k, '#4c3858', 'M73 48.800h1.800V52h-1.800ZM86 48.800h1.800V52h-1.800Z')
}

/** A head of coral on the sand, its knobs in the light. */
function coral(k, x, y, q, [dark, mid, lit]) {
  path(
    k,
    'rgba(24,88,140,.34)',
    `M${x - q} ${y}C${x} ${y - q * 0.2} ${x + q * 2} ${y - q * 0.1} ${x + q * 2.3} ${y + q * 0.16}C${x + q} ${y + q * 0.4} ${x - q} ${y + q * 0.3} ${x - q} ${y}Z`,
  )
  for (const [dx, dy, d] of points(
    '-0.700 -0.300 0.450 0.650 -0.280 0.480 -0.250 -0.550 0.500 0.300 -0.600 0.450 0 -0.250 0.560',
    3,
  ))
    for (const [c, shift, size] of [
      [dark, 0, 1],
      [mid, 0.14, 0.78],
      [lit, 0.3, 0.4],
    ]) {
      k.beginPath()
      k.ellipse(
        x + (dx - shift * d) * q,
        y + (dy - shift * d) * q,
        q * d * size,
        q * d * size,
        0,
        0,
        7,
      )
      k.fillStyle = c
      k.fill()
    }
}

const PALE_SHARK = ['#6ca4bc', '#94c8d0', '#d4f4ec']
const HEADS = [
  [12, 84, 5, ['#8c5478', '#c07c8c', '#f4b4a4']],
  [22, 86, 3, ['#c47c3c', '#eca854', '#ffdc94']],
  [5, 90, 6, ['#4c508c', '#7478b8', '#a8b4e4']],
  [115, 81, 3.4, ['#a05c7c', '#d48490', '#fcc0b0']],
  [137, 85, 3.2, ['#4c6c9c', '#749cbc', '#a4ccd4']],
  [100, 84, 2.2, ['#b8843c', '#dcb058', '#f8e09c']],
]

/** All below the cut. */
function under(k) {
  for (const [c, d] of [
    ['#1c9cc4', 'M-80 40H240V104H-80Z'],
    ['#26aecd', 'M-80 58C-20 60 20 57 60 58.500S180 60 240 58V104H-80Z'],
    ['#3cc0d2', 'M-80 63.500C-20 65 20 63 60 64S180 66 240 64V104H-80Z'],
    ['#64d4d4', 'M-80 69C-20 70 30 67.500 80 69S190 69 240 70V104H-80Z'],
    ['#94e6d8', 'M-80 73C-20 75 30 72 80 74S190 73 240 75V104H-80Z'],
    ['#bcf2dc', 'M-80 79C-20 81 30 77 80 79.500S190 78 240 80V104H-80Z'],
    ['#d8f8e2', 'M-80 86C-20 87 30 83 80 85S190 86 240 86V104H-80Z'],
  ])
    path(k, c, d)
  // Light that falls in slant bars from the left.
  for (const [a, b, c, d] of points(
    '6 12 30 46 24 27 54 64 42 52 78 98 66 69 104 112 -20 -10 2 16',
    4,
  )) {
    const g = k.createLinearGradient(0, 52, 0, 84)
    g.addColorStop(0, 'rgba(236,255,246,.4)')
    g.addColorStop(1, 'rgba(200,250,240,0)')
    k.fillStyle = g
    k.beginPath()
    for (const [x, y] of [
      [a, 50],
      [b, 50],
      [d, 86],
      [c, 86],
    ])
      k.lineTo(x, y)
    k.fill()
  }
  // The surface from below.
  for (const [x, y, l] of points(
    '-6 56 20 16 55.800 14 36 57 18 58 55 12 92 56 12 106 57.500 16 130 55.600 16 148 57 14 4 59.500 10 48 60 8',
    3,
  ))
    path(k, 'rgba(190,246,240,.6)', `M${x} ${y}q${l / 2} -1.300 ${l} 0q${-l / 2} 0.900 ${-l} 0Z`)
  // The shade of the terrace on the sand.
  path(k, 'rgba(24,88,140,.34)', 'M98 83C112 79.500 150 79 240 79V104H122C112 89.500 96 87 98 83Z')
  path(
    k,
    'rgba(24,88,140,.22)',
    'M90 84.500C104 76 150 75 240 75.500V104H118C104 92 88 89 90 84.500Z',
  )
  landingPosts(k)
  posts(k, '#a4d4d0')
  for (const [x, y, q, tones] of HEADS) coral(k, x, y, q, tones)
  for (const [x, y, q] of points('111 67 1.100 124 70 0.900 127 62 0.700 139 66 0.8', 3))
    bandedFish(k, x, y, q)
}

export default {
  alt: "Dalla terrazza di una villa sull'acqua alle Maldive un bambino con le pinne gialle guarda un'aquila di mare che gli passa sotto i piedi nella laguna trasparente; sullo sfondo un'isola di palme",
  heart: 74,
  focus: 0.46,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#3c9cd8'],
          [0.5, '#7cc8e4'],
          [0.85, '#c8e8e4'],
          [1, '#fdecd0'],
        ],
      },
      sun: [0.05, 0.25],
      horizon: h > w ? 0.543 : SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.5 })
    const f = field(s, { centre: 90, zoom: 0.78, foot: 0.95 })
    f.draw(s.k, (k) => {
      morning(k)
      island(k)
      surface(k)
      posts(k)
      at(k, 132, 33.6, 0.83, villa)
      deck(k)
      at(k, 102.5, 33.6, 1.05, heron)
      at(k, 76.5, 46, 1, boy)
      at(k, 76.5, 46, 1, fins)
      // Under water, up to the cut.
      k.save()
      k.clip(new Path2D(`M-80 53${CUT}V110H-80Z`))
      under(k)
      const [sx, rx, ry] = s.pick([22, 46, 72], [57, 66, 79])
      at(k, sx, 62.5, 0.6, blacktip)
      if (!s.portrait) at(k, sx + 14, 60, 0.36, (q) => blacktip(q, PALE_SHARK))
      k.save()
      k.translate(rx + 9, ry + s.pick(13.5, 11))
      k.scale(0.8, 0.8)
      rayShadow(k, 'rgba(24,100,140,.36)')
      k.restore()
      k.save()
      k.translate(rx, ry)
      k.rotate(-0.12)
      k.scale(0.7, 0.46)
      eagleRay(k)
      k.restore()
      at(k, 76.9, 46.3, 1, fins)
      k.restore()
      stroke(k, 'rgba(20,110,160,.5)', 2, `M-80 53.6${CUT}`)
      stroke(k, '#f4fffa', 0.8, `M-80 53${CUT}`)
    })
    return finish(s, { vignette: 0.08 })
  },
}
