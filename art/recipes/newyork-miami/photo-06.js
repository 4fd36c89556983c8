import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  bowDog,
  ferryDeck,
  ferryRails,
  girl,
  knitter,
  pointing,
  redbeard,
} from '../../things/ferry-deck.js'
import { oneWorld } from '../../things/manhattan.js'

const SEA = 58
const STONE = ['#ffeccc', '#9c98a8', '#d8b8a4']
const GLASS = ['#d4f0e4', '#5c98a4', '#8cc0bc']
const BRICK = ['#f8c89c', '#a07884', '#d09c88']

/** A tower of downtown, lit from the left: width, height and kind of its head. */
function tower(k, x, wide, high, [lit, shade, line], top) {
  const y = SEA - high
  const cut = x + wide * 0.62
  path(k, lit, `M${x} ${SEA}V${y}H${cut}V${SEA}Z`)
  path(k, shade, `M${cut} ${SEA}V${y}H${x + wide}V${SEA}Z`)
  if (top === 1) {
    // A pyramid of green copper with its needle.
    path(k, lit, `M${x + wide * 0.12} ${y}v-2H${cut}v2Z`)
    path(k, shade, `M${cut} ${y}v-2h${wide * 0.26}v2Z`)
    path(k, '#8cd4b4', `M${x + wide * 0.12} ${y - 2}L${x + wide * 0.5} ${y - 6.5}L${cut} ${y - 2}Z`)
    path(k, '#4c8c88', `M${cut} ${y - 2}L${x + wide * 0.5} ${y - 6.5}L${x + wide * 0.88} ${y - 2}Z`)
    stroke(k, '#4c8c88', 0.3, `M${x + wide / 2} ${y - 6}v-2.600`)
  }
  if (top === 2) {
    // Steps to a spire.
    path(
      k,
      lit,
      `M${x + wide * 0.16} ${y}v-2.400h${wide * 0.16}v-2h${wide * 0.14}v-2.200H${cut}V${y}Z`,
    )
    path(k, shade, `M${cut} ${y}v-6.600h${wide * 0.06}v2.200h${wide * 0.1}v2h${wide * 0.08}v2.400Z`)
    stroke(k, lit, 0.34, `M${x + wide * 0.55} ${y - 6}v-4`)
  }
  if (top === 3)
    path(
      k,
      '#5c9c98',
      `M${x} ${y}C${x + wide * 0.1} ${y - wide * 0.5} ${x + wide * 0.9} ${y - wide * 0.5} ${x + wide} ${y}Z`,
    )
  if (top === 4) path(k, lit, `M${x} ${y}L${cut} ${y - 2.4}V${y}Z`)
  if (top === 4) path(k, shade, `M${cut} ${y - 2.4}L${x + wide} ${y - 1.2}V${y}H${cut}Z`)
  if (top === 5) path(k, '#5c9c98', `M${x} ${y}L${x + wide / 2} ${y - 4}L${x + wide} ${y}Z`)
  if (lit === GLASS[0])
    for (let ly = y + 2; ly < SEA - 3; ly += 2.4) path(k, line, `M${x} ${ly}H${cut}v0.500H${x}Z`)
  else
    for (let lx = x + 0.6; lx < cut - 0.5; lx += 1.15)
      path(k, line, `M${lx} ${y + 1.2}h0.500V${SEA - 3}h-0.500Z`)
}

/** Knitted in stripes, it flies in a long wave: 46 along, the gull at its end. */
function scarf(k) {
  const mid = (t) => [86.4 + 50.6 * t, 34.6 - 6.4 * t + Math.sin(t * 8.2) * (1.4 + 2.6 * t)]
  const half = (t) => 1.4 + 0.5 * Math.sin(t * 8.2 + 1.3)
  const n = 15
  for (let i = 0; i < n; i++) {
    const up = []
    const down = []
    for (let j = 0; j <= 6; j++) {
      const t = (i + j / 6) / n
      const [x, y] = mid(t)
      up.push(`${x} ${y - half(t)}`)
      down.unshift(`${x + 0.3} ${y + half(t)}`)
    }
    path(k, i % 2 ? '#fff6e4' : '#e8383c', `M${up.join('L')}L${down.join('L')}Z`)
    path(
      k,
      i % 2 ? '#e0c0b4' : '#ac2440',
      `M${down.join('L')}L${up
        .map((p, q) => {
          const [x, y] = p.split(' ').map(Number)
          const [, b] = down[6 - q].split(' ').map(Number)
          return `${x + 0.2} ${y + (b - y) * 0.72}`
        })
        .join('L')}Z`,
    )
  }
  return mid(1)
}

/** A gull that pulls with its bill, towards the left: it beats back with all its might. */
function tug(k) {
  path(k, '#8ca4b4', 'M2 -1C4 -6 3 -11 0 -15C5.500 -12 8 -7 7 -1Z')
  path(
    k,
    '#fffaf0',
    'M-5.600 -0.400C-6 -2.600 -3.200 -3.600 -1.600 -2.600C2 -3.400 7 -2 10 1L14.500 1.600L10.500 3.600C6 5 0 4.200 -2.400 1.600C-4 1.600 -5.400 0.900 -5.600 -0.400Z',
  )
  path(
    k,
    '#c4d4d8',
    'M-2.400 1.600C2 2.600 7 2.600 10 1L14.500 1.600L10.500 3.600C6 5 0 4.200 -2.400 1.600Z',
  )
  path(
    k,
    '#fffaf0',
    'M1 -1.500C1.500 -7 4.500 -12 10 -15.500C9 -10 9.500 -4 7.500 0C5 1.200 2 0.500 1 -1.500Z',
  )
  path(
    k,
    '#a8bcc8',
    'M7.500 0C9.500 -4 9 -10 10 -15.500C6.500 -11 5 -5 4 0.600C5.200 0.700 6.500 0.500 7.500 0Z',
  )
  path(k, '#28304c', 'M10 -15.500C8.400 -14.500 7 -13.300 6 -12L9.400 -11.500Z')
  path(k, '#f4a434', 'M-5.400 -1.200L-8.600 -0.200L-5.500 0.400Z')
  path(k, '#241a30', 'M-4 -1.900a0.420 0.460 0 1 0 0.010 0Z')
  stroke(k, '#241a30', 0.34, 'M-4.900 -2.400L-3.400 -2')
  stroke(k, '#f4a434', 0.5, 'M6 4L8.500 6.200M8 3.900L10.500 5.600')
}

export default {
  alt: "Il traghetto arancione davanti a Lower Manhattan dopo il temporale, con l'arcobaleno: un gabbiano tira la lunga sciarpa che una signora lavora a maglia sul ponte",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2c4858'],
          [0.4, '#4c7880'],
          [0.75, '#94b8a8'],
          [1, '#ece4b4'],
        ],
      },
      sun: [-0.5, 0.2],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The storm moves off to the right: its dark roof, a torn lower edge, rain.
      path(
        k,
        '#223c50',
        'M-6 -4H168V20C160 23 154 19 146 21C138 23 134 18 124 17C116 16.500 112 12 102 12C92 12 88 8 78 8.500C66 9 60 4 48 5C36 6 30 2 18 3C8 3.600 2 1 -6 2Z',
      )
      path(
        k,
        '#34566a',
        'M88 9C98 8 104 13 114 14C124 15 130 20 140 18C150 16.500 156 22 168 18V26C158 29 150 24 142 26.500C134 28 130 22 122 21C112 20 106 17 100 16C94 15 90 12 88 9Z',
      )
      for (const [x, y, l] of points('140 26 26 146 25 30 152 26 28 158 25 30 134 25 18', 3))
        path(k, 'rgba(52,86,106,.34)', `M${x} ${y}h4L${x + 4 - l * 0.2} ${y + l}h-4Z`)
      path(
        k,
        '#c8d4b8',
        'M64 44C74 42 84 43.500 92 42.500C100 42 108 44 116 43C108 46 96 46.500 86 46C78 46 70 46 64 44Z',
      )
      path(
        k,
        '#5c8488',
        'M24 16C34 13.500 46 16 58 14.500C66 13.600 72 15.500 80 16C70 19 56 18.600 46 19C36 19.400 28 18.600 24 16Z',
      )
      // The bow.
      for (const [i, c] of [
        '#e8645c',
        '#f49c54',
        '#f8dc74',
        '#84c884',
        '#58a8c4',
        '#7878b8',
      ].entries()) {
        k.globalAlpha = 0.62
        k.strokeStyle = c
        k.lineWidth = 1.25
        k.beginPath()
        k.arc(122, 72, 62 - i * 1.2, Math.PI, Math.PI * 2)
        k.stroke()
      }
      k.globalAlpha = 1
      // Downtown from the harbour, west on the left.
      path(k, '#a8c4b4', `M60 ${SEA}V53C70 51.500 80 53 96 52H168V${SEA}Z`)
      for (const [x, wide, high, top, tone] of points(
        '99 4.500 13 0 1 156 6 13 0 0 123 5 17 0 1 131 5 15 0 2 139 5.500 16 0 0 148 5 17 0 2 116 5 16 0 0',
        5,
      ))
        tower(
          k,
          x,
          wide,
          high,
          [
            ['#dce4c8', '#90b0ac', '#b8ccb8'],
            ['#c4dccc', '#84b0b0', '#a4c8bc'],
            ['#e4d4b8', '#9cacac', '#c4c0b0'],
          ][tone],
          top,
        )
      at(k, 113, SEA, 0.088, (q) => oneWorld(q, ['#e4f8ec', '#5c98a8', '#a4d4d0', '#fffbe0']))
      for (const [x, wide, high, top, tone] of points(
        '101 6 18 5 0 107 5.400 15 3 2 118.500 5 27 4 1 124 4.600 23 0 1 128.500 5.600 20 0 0 134 5.600 18 1 0 140 4.600 13 0 2 144.500 5 18 2 2 150 8 15.500 0 0 158.500 6 19 0 1 163 6 12 0 2 121.500 4 12 0 2 131 4.500 11 0 1',
        5,
      ))
        tower(k, x, wide, high, [STONE, GLASS, BRICK][tone], top)
      path(
        k,
        '#4c8468',
        `M96 ${SEA}C98 55.400 102 56.400 106 55.400C110 54.600 114 56 118 55.200C124 54.200 130 56 136 55.400C144 54.600 152 56 168 55V${SEA}Z`,
      )
      path(
        k,
        '#84b078',
        `M96 ${SEA}C98 55.400 102 56.400 106 55.400C110 54.600 114 56 118 55.200C124 54.200 130 56 136 55.400C132 57 122 56.400 116 57C108 57.400 102 57 96 ${SEA}Z`,
      )
      // The harbour, still rough.
      path(k, '#3c8488', `M-6 ${SEA}H168V96H-6Z`)
      path(
        k,
        '#84b8a4',
        `M-6 ${SEA}H168V59.200C150 59.600 130 58.800 110 59.600C100 60 90 59.400 80 59.800H-6Z`,
      )
      for (const [c, d] of [
        [
          '#347880',
          'M90 63C104 61.600 112 64 124 62.600C138 61.400 150 63.600 168 62.400V67C152 66 140 68 126 66.600C112 65.600 102 67.600 90 66.600Z',
        ],
        [
          '#2c6c78',
          'M96 71C110 69 120 72.600 134 70.600C148 69 156 71.600 168 70.400V78C152 76 142 79.600 126 77.600C114 76 104 79 92 77.600Z',
        ],
        [
          '#245c6c',
          'M-6 84C14 82 30 86 50 84C72 82 92 86 114 83.600C136 81.600 150 85 168 83V96H-6Z',
        ],
        ['#1c4c60', 'M-6 89C20 87 40 91 66 89C94 87 120 91 168 88V96H-6Z'],
      ])
        path(k, c, d)
      stroke(
        k,
        '#b4dcc8',
        0.4,
        'M126 64.600q4 -1 8 0M146 66q4 -1 8 0M114 69.500q4 -1.200 9 0M140 73.500q5 -1.400 10 0M122 80.500q6 -1.600 12 0M148 82q5 -1.200 9 0M20 88q7 -1.600 14 0M84 89.500q6 -1.400 12 0',
      )
      ferryDeck(k)
      at(k, 82, 42.8, 0.96, knitter)
      at(k, 87, 55.8, 0.69, pointing)
      at(k, 93, 55.8, 0.8, girl)
      at(k, 93.5, 68.8, 0.7, redbeard)
      at(k, 101, 68.8, 0.94, bowDog)
      ferryRails(k)
      const [gx, gy] = scarf(k)
      at(k, gx + 6.4, gy + 0.1, 0.8, tug)
      // What the bow throws up.
      path(
        k,
        '#9cd0c4',
        'M-6 81C10 79.800 30 81.600 50 80.400C70 79.600 88 81 100 79.600C106 76 112 75 118 78.500C122 80.500 126 81.500 132 82C120 85 104 84 92 84.600C70 86 40 83.600 20 85C8 85.600 0 84.600 -6 85Z',
      )
      path(
        k,
        '#f4fff4',
        'M-6 81.800C10 80.800 30 82.400 50 81.300C70 80.500 88 82 100 80.600C104 78 106.500 77.500 108 79C110 76.400 113.500 77 114.500 79.200C117 78.600 119 80 120 81.400C112 83.600 98 82.800 88 83.400C66 84.600 40 82.600 20 83.800C8 84.200 0 83.200 -6 83.600Z',
      )
      for (const [x, y, q] of points(
        '112 73.500 0.5 116 74.500 0.36 119 77 0.4 109.600 75 0.34 122 78.500 0.3',
        3,
      ))
        path(k, '#f4fff4', `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
    })
    return finish(s, { bloom: 0.1 })
  },
}
