import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import {
  curtainOfWater,
  ewe,
  fulmar,
  hiker,
  lamb,
  rainChild,
  spray,
  stairs,
} from '../../things/skogafoss.js'
import { clearNorth } from './kit.js'

/** The strip of sky over the edge: torn showers that move off, warm light under them. */
function showers(k) {
  path(k, '#5f8cae', 'M-5 -5H165V40H-5Z')
  path(k, '#8ab4c4', 'M30 2C50 0 70 3.500 96 1.500C124 -0.500 146 2.500 165 0V40H-5Z')
  path(k, '#c0d6cc', 'M30 5C50 3 76 6 104 4C130 2.500 150 5 165 3V40H-5Z')
  path(k, '#f8e6b4', 'M30 8.500C56 6 80 9 108 6.800C136 5 150 7 165 5V40H-5Z')
}

/** The old sea cliff left of the fall, in its own shade: moss over dark rock, a bright crest of grass. */
function leftCliff(k) {
  fill(k, '#1f3f40', [
    ...rough(points('-5 -5 30 1 40 5 50 8 62 10.500'), 0.5, 3),
    [66, 74],
    [-5, 80],
  ])
  // Planes of moss that look to the light, between them wet rock.
  for (const [c, p] of [
    ['#2c5a48', '-5 6 12 4 22 16 14 34 20 52 10 66 -5 70'],
    ['#3c6c48', '-5 6 12 4 18 12 8 26 10 44 -5 56'],
    ['#2c5a48', '27 5 38 7 44 18 37 30 42 46 34 62 24 66 30 50 25 34 32 20'],
    ['#3c6c48', '27 5 38 7 36 15 29 27 30 38 27 34 32 20'],
    ['#2a3446', '46 12 54 11 57 24 53 38 57 54 52 68 44 70 48 52 44 38 49 24'],
    ['#3a485a', '46 12 50 11.500 52 22 48 34 50 44 48 52 44 38 49 24'],
    ['#2c5a48', '52 10 61 12 60.500 26 57.500 34 57 24 54 16'],
    ['#182c38', '58 12 63 11 62 50 60 72 55 72 58 56 56 40 60 28'],
    ['#2a3446', '18 14 22 16 15 34 20 52 13 60 16 48 11 34'],
  ])
    fill(k, c, rough(points(p), 0.5, p.length))
  for (const [c, d] of [
    [
      '#7fa044',
      'M-5 -6L30 0.300L40 4.300L50 7.400L62 10L62 13.500C58 12.500 56 14 53 12C48 13.500 44 10 40 10.500C34 11 32 6 27 6.500C20 8 16 3 8 5C4 6 0 2 -5 3Z',
    ],
    [
      '#a8be50',
      'M-5 -6L30 0.300L40 4.300L50 7.400L62 10L62 11.500C56 11.500 50 9.500 40 7C30 4 10 1 -5 -1Z',
    ],
  ])
    path(k, c, d)
}

/** Fallen blocks and mounds of grass where the cliffs stand in the flat. */
function feet(k) {
  path(
    k,
    '#2c5a48',
    'M-5 66C4 63 10 69 17 68C24 66 28 71 35 70.500C42 69.500 46 72.500 52 73C50 75 20 76 -5 76Z',
  )
  path(
    k,
    '#4c7a48',
    'M-5 66C4 63 10 69 17 68C24 66 28 71 35 70.500C38 70.100 40 70.500 42 71C36 72 32 73 26 71.500C20 70.500 16 72 10 70.500C4 69 0 69 -5 70Z',
  )
  path(
    k,
    '#54813a',
    'M98 74C104 72 108 70 114 71C120 69 126 72 134 71.500C142 69 150 72 165 70V77C140 75.500 112 76 98 74Z',
  )
  path(
    k,
    '#a2ba48',
    'M104 72.600C108 70.600 110 70.200 114 71C120 69 126 72 134 71.500C142 69 150 72 165 70V71.500C150 73.500 142 71 134 73C126 73.500 120 71 114 72.500C110 72 108 72.500 104 72.600Z',
  )
  for (const [x, y, q] of points(
    '46 74.500 1.500 42 75 0.900 98 74.800 1.400 102.500 75.300 1 24 75.600 1.100 8 76 1.400',
    3,
  )) {
    path(
      k,
      '#1c2636',
      `M${x - q * 1.6} ${y}L${x - q} ${y - q * 1.3}L${x + q * 0.5} ${y - q * 1.6}L${x + q * 1.7} ${y}Z`,
    )
    path(
      k,
      '#5c6a74',
      `M${x - q * 1.6} ${y}L${x - q} ${y - q * 1.3}L${x + q * 0.5} ${y - q * 1.6}L${x} ${y}Z`,
    )
  }
}

/** The slope right of the fall, full in the sun: it comes forward and carries the stair. */
function rightSlope(k) {
  fill(k, '#54813a', [
    ...rough(points('86 11.500 98 12 110 9 124 7 140 9 165 3'), 0.4, 5),
    [165, 78],
    [84, 78],
  ])
  for (const [c, p] of [
    ['#22343e', '85 11.500 91 12 94 22 91 34 95 46 92 58 96 72 86 72'],
    ['#3c4a54', '88 13 91 12 94 22 91 34 95 46 92 58 91 48 89 36 91 24'],
    ['#3c6a3a', '91 12 98 13 103 24 100 36 106 50 103 62 108 74 96 74 92 58 95 46 91 34 94 22'],
    [
      '#7fa23e',
      '98 12 110 9 124 7 132 16 128 28 138 42 134 54 146 66 142 74 112 74 106 60 110 48 102 34 105 24',
    ],
    [
      '#a2ba48',
      '103 11 110 9 118 8 120 20 115 30 122 42 118 52 126 64 122 74 114 74 110 58 113 48 106 34 109 22',
    ],
    [
      '#6c9440',
      '140 9 152 7 150 22 156 36 150 50 158 64 154 74 148 74 144 60 147 46 140 34 144 20',
    ],
    ['#8cab42', '156 5 165 3 165 74 160 74 162 58 156 46 161 30 155 18'],
  ])
    fill(k, c, rough(points(p), 0.5, p.length + 2))
  path(
    k,
    '#c8d468',
    'M86 11L98 11.500C102 11 106 9.200 110 8.400C115 7.200 120 6.200 124 6.400C130 6.600 135 8.800 140 8.200C148 7.400 156 4.400 165 2V5C156 8 150 9 140 10.500C132 9.500 128 9 122 9C114 10 104 13.500 98 13.500C94 13.500 90 13 86 13Z',
  )
  // Sheep paths across the slope and outcrops with their shade on the right.
  for (const [x, y, l] of points(
    '108 60 19 128 24 20 143 56 22 142 40 20 103 30 8 147 68 18 130 14 15 112 47 8',
    3,
  ))
    path(
      k,
      'rgba(48,88,44,.7)',
      `M${x} ${y}C${x + l * 0.3} ${y - 2.4} ${x + l * 0.6} ${y + 0.6} ${x + l} ${y - 1.6}C${x + l * 0.7} ${y + 1.4} ${x + l * 0.4} ${y - 0.4} ${x} ${y}Z`,
    )
  for (const [x, y, q] of points('146 31 1.300 135 61 1.600 133 38.500 1.100 158 18 1.200', 3)) {
    path(
      k,
      '#39494c',
      `M${x - q * 2.4} ${y}L${x - q * 1.8} ${y - q * 0.8}L${x - q * 0.6} ${y - q * 1.2}L${x + q} ${y - q}L${x + q * 1.9} ${y - q * 0.4}L${x + q * 2.6} ${y + q * 0.2}L${x} ${y + q * 0.3}Z`,
    )
    path(
      k,
      '#8c948c',
      `M${x - q * 2.4} ${y}L${x - q * 1.8} ${y - q * 0.8}L${x - q * 0.6} ${y - q * 1.2}L${x + q} ${y - q}L${x + q * 0.2} ${y - q * 0.5}L${x - q * 0.6} ${y - q * 0.5}L${x - q} ${y + q * 0.1}Z`,
    )
  }
}

/** The flat of black gravel and the river that leaves over it, bright, to the lower right. */
function gravel(k) {
  path(k, '#4c4a5c', 'M-5 73C20 71.500 40 72 60 72.500C90 72 130 71 165 73V96H-5Z')
  path(k, '#6a6470', 'M-5 74.500C20 73.500 40 74 54 74.500C40 75.500 20 76 -5 77Z')
  path(k, '#6a6470', 'M104 73.500C120 72.500 140 73 165 74V76C140 75 120 75 104 73.500Z')
  path(
    k,
    '#86aab8',
    'M54 73.500H98C108 75.500 112 77 124 79.500C142 83 154 87 160 96H92C98 90 96 86 88 82.500C78 79 60 77 54 73.500Z',
  )
  path(
    k,
    '#b4ced4',
    'M58 73.500H94C102 75.500 106 77.500 116 80C134 84 142 88 146 96H112C114 90 108 86 98 82C88 78.500 64 77 58 73.500Z',
  )
  path(k, '#eef5f2', 'M62 73.500H90C92 75 86 76 82 77C76 76.500 66 75.500 62 73.500Z')
  for (const [x, y, l] of points(
    '84 78.500 9 98 81 8 110 84 10 118 88 12 92 76.500 8 128 85.500 8 104 79 6',
    3,
  ))
    path(k, '#f2f8f4', `M${x} ${y}q${l / 2} 0.200 ${l} 0.900q${-l / 2} 0.300 ${-l} -0.900Z`)
  // Our bank: gravel in bars, then grass at the left.
  path(k, '#3a384c', 'M-5 79C20 77.500 44 79 66 81C82 83 92 87 92 96H-5Z')
  path(k, '#57525f', 'M14 80C30 78.800 48 80 62 81.500C48 82.500 28 82 14 80Z')
  path(k, '#2b2a40', 'M-5 86C20 84 50 86 72 88.500C82 90 88 93 90 96H-5Z')
  const r = random(7)
  for (let i = 0; i < 44; i++) {
    const [x, y, q] = [r() * 84, 80 + r() * 9.5, 0.3 + r() * 0.6]
    if (x > 58 + (90 - y)) continue
    path(k, '#211f34', `M${x - q} ${y}q${q} ${-q * 1.5} ${q * 2} 0Z`)
    path(k, '#847c84', `M${x - q} ${y}q${q * 0.5} ${-q * 1.4} ${q * 1.1} ${-q * 0.72}Z`)
  }
}

/** Two bows with the sun behind our left shoulder: the second fainter, its colours the other way round. */
function bows(k) {
  const [cx, cy] = [98, 98]
  const arc = (radius, c, wide, foot) => {
    const g = k.createLinearGradient(38, 0, 124, 0)
    for (const [t, a] of [
      [0, foot],
      [0.12, 1],
      [0.5, 0.9],
      [0.8, 0.4],
      [1, 0],
    ])
      g.addColorStop(t, `rgba(${c},${a})`)
    k.strokeStyle = g
    k.lineWidth = wide
    k.lineCap = 'butt'
    k.beginPath()
    k.arc(cx, cy, radius, Math.PI * 1.1, Math.PI * 1.85)
    k.stroke()
  }
  const tones = [
    '226,92,84',
    '244,160,76',
    '248,216,96',
    '120,190,120',
    '92,160,208',
    '132,112,184',
  ]
  k.save()
  k.globalAlpha = 0.62
  for (const [i, c] of tones.entries()) arc(55 - i * 1, c, 1.06, 1)
  k.globalAlpha = 0.2
  for (const [i, c] of tones.entries()) arc(64 + i * 1, c, 1.06, 0)
  k.restore()
}

export default {
  alt: "La cascata di Skógafoss cade larga e dritta tra le scogliere scure di muschio; l'arcobaleno finisce su un agnellino, e una bambina con l'impermeabile giallo gli corre incontro",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearNorth, sun: [0.05, 0.1], horizon: 0.8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      showers(k)
      leftCliff(k)
      rightSlope(k)
      curtainOfWater(k)
      stairs(
        k,
        points(
          '137.500 71 1.300 0 131 62.500 1.200 1 126.500 54.500 1.100 2 121.800 47.500 1.050 3 120.300 45.500 1.050 0 118.800 43.500 1 4 109 25 0.800 0 96.500 11.800 0.760 1 93 11.600 0.760 2',
          4,
        ),
      )
      at(k, 116, 38, 0.32, ewe)
      for (const [x, y, q] of points(
        '134 30 0.240 139 32 0.200 150 44 0.260 146 46.500 0.200 156 28 0.240',
        3,
      ))
        at(k, x, y, q, ewe)
      gravel(k)
      feet(k)
      spray(k)
      for (const [x, y, q, i] of points(
        '107.500 76.200 1.100 0 109.300 76.400 1.100 3 105 75.800 0.900 5',
        4,
      ))
        hiker(k, x, y, q, i)
      bows(k)
      for (const [x, y, q, a] of points(
        '34 26 0.900 0.300 41 33 0.700 -0.300 24 40 0.800 0.200 50 24 0.600 -0.200 46 47 0.700 0.400 16 24 0.700 -0.400',
        4,
      ))
        fulmar(k, x, y, q, a)
      at(k, 66.5, 83.5, 0.95, ewe)
      at(k, 48.5, 85.5, 0.95, (q) => lamb(q))
      at(k, 27, 86.5, 1, rainChild)
    })
    return finish(s, { vignette: 0.1 })
  },
}
