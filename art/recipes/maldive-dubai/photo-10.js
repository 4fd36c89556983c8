import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bigKite, camel, camelBoy, rider, sailHotel, watcher } from '../../things/kite-beach.js'
import { oval } from '../../things/near-faces.js'

const SEA = 61

/** A coral evening in broad curves round the sun, its disc veiled by the haze of the Gulf. */
function evening(k) {
  path(k, '#e85c60', 'M-6 -6H166V70H-6Z')
  path(k, '#f47c68', 'M-6 20C30 6 60 10 84 2C120 -8 150 -4 166 -6V70H-6Z')
  path(k, '#fc9c78', 'M-6 38C30 28 56 34 80 20C104 8 140 8 166 4V70H-6Z')
  path(k, '#ffbc8c', 'M-6 50C30 44 60 50 84 36C104 26 140 26 166 20V70H-6Z')
  path(k, '#ffdca8', 'M-6 60C40 54 70 58 92 49C110 42 140 42 166 38V70H-6Z')
  oval(k, '#ffe8bc', 118, 50, 12)
  oval(k, '#fffae0', 118, 50, 8.5)
}

/** The far shore in the haze: towers each of their own form, and two more kites. */
function shore(k) {
  path(
    k,
    '#eca088',
    'M54 62V58H57V55.500H59.500V57H61L61.500 53L62.500 57H65V58.500H69L69.500 54L71.500 53.500V59H74V56.500C75 55 76.500 55 77.500 56.500V59H82V57.500H85V60H90V58.800H93.500V62Z',
  )
  path(k, '#d88480', 'M50 62C62 59.500 78 60.500 96 60.800L104 62Z')
  path(
    k,
    '#d88480',
    'M146 22C149 17.500 154 17.500 157 20.500C153.500 19.600 149.500 20.200 146 22Z',
  )
  stroke(k, '#d88480', 0.18, 'M146.300 22L154.500 40L156.800 20.500')
}

/** The sea against the light, its swells rolling in aslant; the sun's road broken by them. */
function sea(k) {
  for (const [c, d] of [
    ['#f4b090', `M-6 ${SEA}H166V96H-6Z`],
    ['#7cb0a8', `M-6 ${SEA + 1.5}C30 ${SEA + 1} 70 ${SEA + 2.2} 166 ${SEA + 1.4}V96H-6Z`],
    ['#3c9494', 'M-6 65.500C40 64 80 66 166 64.800V96H-6Z'],
    ['#1c7c88', 'M-6 70C40 67.500 60 71 100 69.500C130 68.400 150 70 166 69V96H-6Z'],
    ['#146478', 'M-6 76C40 72 80 77 110 75.500C136 74 150 76 166 74.600V96H-6Z'],
  ])
    path(k, c, d)
  // Swells that come in aslant, each with its lit back.
  for (const [c, d] of [
    [
      '#3c9494',
      'M58 74C70 70.500 80 72.500 92 70C100 72 106 73.500 116 73C104 75.500 92 74 82 76C74 75 66 75.500 58 74Z',
    ],
    [
      '#1c7c88',
      'M84 81C96 77 106 79.500 118 76.500C122 78.500 128 79.500 134 79C124 82.500 112 81 104 83C98 82 90 82.500 84 81Z',
    ],
    ['#5cb0a8', 'M134 69C142 66.500 150 68 166 65.500V68C154 70.500 144 69.500 134 69Z'],
    ['#2c8c94', 'M20 76C28 73 34 74.500 40 72.500L44 76C36 77 28 77.500 20 76Z'],
  ])
    path(k, c, d)
  // The road of light lies on the backs of the swells.
  for (const [x, y, l, t] of points(
    '110 62.300 17 0.5 113 64.200 12 0.55 109 66.300 19 0.7 114 68.600 12 0.7 107 71.200 22 0.9 112 74.300 15 0.9 104 77.500 26 1.1 112 81 14 1.1',
    4,
  ))
    path(
      k,
      '#ffe4b0',
      `M${x} ${y}C${x + l * 0.3} ${y - t} ${x + l * 0.6} ${y - t * 0.4} ${x + l} ${y - t * 0.5}C${x + l * 0.7} ${y + t * 0.4} ${x + l * 0.3} ${y + t * 0.2} ${x} ${y}Z`,
    )
  // One wave that breaks along the right, and the last water on the sand.
  path(k, '#2c9c98', 'M130 79C142 75.500 154 76 166 73V86C152 84 140 83 128 82.500Z')
  path(
    k,
    '#fff4e0',
    'M122 82C128 79.500 134 80.500 138 78.500C142 79.500 146 76.500 150 77.500C155 74.800 160 76 166 73.500V76.500C161 78 158 77.500 154 79.500C150 79.500 148 82 143 81.500C138 83 132 82 122 82Z',
  )
  path(k, '#e0a078', 'M-6 86C30 82 60 88 96 87C124 86 146 89.500 166 86.500V96H-6Z')
  path(
    k,
    '#fff0d8',
    'M-6 84.500C30 80.500 60 86.500 96 85.500C124 84.500 146 88 166 85V86.600C146 89.600 124 86.500 96 87.500C60 88.600 30 82.500 -6 86.500Z',
  )
  path(k, '#f4bc8c', 'M60 90.500C90 88 130 91.500 166 89.500V96H60Z')
}

/** What the board threw up: a torn fan of water from the sea to his heels. */
function spray(k) {
  path(
    k,
    '#fff4e4',
    'M103 64.500C108 58 111 60 113.500 56C114.500 59.500 118 57 120.500 54C120 58.500 124 57.500 127 55.500C125 59.500 129 60.500 134 59.500C130 62.500 134 64 138 65.500C128 68.500 112 68 103 64.500Z',
  )
  path(
    k,
    '#e8b8a8',
    'M103 64.500C108 62.500 110 64 113 61.500C115 63.500 118 61.500 120 60.500C121 63 125 62 127 61C127 63.500 131 64 134 63.500C133 65 135 65.500 138 65.500C128 68.500 112 68 103 64.500Z',
  )
  for (const [x, y, q] of points(
    '116 52 0.7 119.500 49.500 0.5 124 51.500 0.8 128.500 52.500 0.5 123 47.500 0.4 131.500 56.500 0.7 110 57 0.6 136 61.500 0.5 126 47 0.35',
    3,
  ))
    path(
      k,
      '#fff4e4',
      `M${x} ${y - q * 1.5}C${x + q * 1.2} ${y} ${x + q * 0.8} ${y + q} ${x} ${y + q}S${x - q * 1.2} ${y} ${x} ${y - q * 1.5}Z`,
    )
}

export default {
  alt: 'A Kite Beach, nel tramonto di Dubai, una ragazza indica ridendo il kitesurf che vola davanti all’hotel a vela e non si accorge che un dromedario le mangia il cappello; il bambino del dromedario si mette le mani sulle guance',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.74, 0.55], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      shore(k)
      at(k, 131, SEA - 0.5, 0.98, sailHotel)
      sea(k)
      stroke(
        k,
        '#5c2c60',
        0.22,
        'M79.500 27.400L59 14M79.500 27.400L67 10M90 23.900L90 8.500M90 23.900L97 11.500',
      )
      at(k, 78, 7, 0.95, bigKite)
      spray(k)
      at(k, 96, 48, 1, rider)
      camel(k)
      at(k, 54, 57, 1, watcher)
      at(k, 12, 64, 1, camelBoy)
    })
    return finish(s, { vignette: 0.14, bloom: 0.2 })
  },
}
