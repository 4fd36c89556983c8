import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { oval } from '../../things/near-faces.js'
import {
  basket,
  cloves,
  cone,
  crater,
  gilded,
  goldCat,
  quills,
  sneezer,
  spiceWife,
} from '../../things/spice-sneeze.js'
import { clearDay } from './kit.js'

/** The alley: tall walls lean together, the sun gets down one of them only. */
function alley(k) {
  path(k, '#c8ecdc', 'M40 -6H130V60H40Z')
  path(k, '#f4f4d4', 'M60 16H110V60H60Z')
  // The house that ends it, in the sun, with its shutters and roof.
  path(k, '#fff0cc', 'M78 24L98 21V58H78Z')
  path(k, '#e0c4a0', 'M92 22L98 21V58H92Z')
  fill(k, '#b0603c', points('76.500 24.500 99 21 97 18.500 79 21.500'))
  for (const [x, y] of points('80.500 28 86 27.200 80.500 38 86 37.600')) {
    path(k, '#2c8c84', `M${x} ${y}H${x + 3.4}V${y + 6}H${x}Z`)
    path(k, '#1c5c64', `M${x + 1.7} ${y}H${x + 3.4}V${y + 6}H${x + 1.7}Z`)
  }
  // Left wall: the upper part lit.
  fill(k, '#1c7480', points('-6 -6 56 -6 79 30 79 58 -6 84'))
  fill(k, '#54b8a8', points('-6 -6 56 -6 79 30 79 38 46 25 8 31 -6 30'))
  fill(k, '#8cdcc0', points('20 -6 56 -6 79 30 79 34 50 12'))
  fill(k, '#145868', points('79 54 79 58 -6 84 -6 70'))
  // Where the plaster has come off the coral stone.
  fill(k, '#e8c494', points('-6 3 2 1.500 7 4 12 3 14 7.500 10 9 11 13 4 14.500 -6 12'))
  for (const d of [
    'M-4 4L2 3.500L2.500 6.500L-4 7Z',
    'M4 5L9 4.500L11 7L5 8Z',
    'M-2 8.500L6 9.500L5 12.500L-4 11.500Z',
  ])
    path(k, '#b88868', d)
  // A shuttered window and the head of a carved door.
  fill(k, '#0c4454', points('44 4 53 11 53 27 44 23'))
  fill(k, '#b0603c', points('44.800 5.600 48 8 48 24 44.800 22.500'))
  fill(k, '#8c4434', points('49 9 52.300 11.300 52.300 25.800 49 24.400'))
  stroke(
    k,
    '#0c4454',
    0.3,
    'M45 10L48 12M45 14L48 16M45 18L48 20M49 13L52 15M49 17L52 19M49 21L52 22.800',
  )
  fill(k, '#fff0cc', points('62 18 66 23 66 32 62 29'))
  fill(k, '#2c8c84', points('62.700 19.500 65.500 23 65.500 30.800 62.700 28.800'))
  // Right wall, all in shade, with a balcony of fretwork.
  fill(k, '#a4508c', points('166 -6 114 -6 97 26 97 58 166 82'))
  fill(k, '#7c3878', points('166 -6 128 -6 104 34 104 60 166 82'))
  fill(k, '#5c2868', points('166 30 130 34 104 46 104 60 166 82'))
  fill(k, '#d87c98', points('114 -6 120 -6 101 28 101 58 97 58 97 26'))
  fill(k, '#3c1c50', points('112 14 150 6 150 30 112 30'))
  fill(k, '#b86848', points('110 15 152 6 152 9 110 17'))
  fill(k, '#8c4840', points('110 29 152 28 152 33 110 32'))
  for (let i = 0; i < 7; i++) {
    const x = 112.5 + i * 6
    path(k, '#e09860', `M${x} ${16.5 - i * 1.2}h1.200v${13 + i * 1.2}h-1.200Z`)
    if (i < 6) {
      path(
        k,
        '#c87c50',
        `M${x + 1.2} ${17.5 - i * 1.25}h4.800v2.500C${x + 4.8} ${19 - i * 1.25} ${x + 4} ${19.5 - i * 1.25} ${x + 3.6} ${21.5 - i * 1.25}C${x + 3.2} ${19.5 - i * 1.25} ${x + 2.3} ${19 - i * 1.25} ${x + 1.2} ${20 - i * 1.25}Z`,
      )
      path(k, '#c87c50', `M${x + 1.2} 24.500h4.800v4.700h-4.800Z`)
      path(k, '#3c1c50', `M${x + 3.6} 25.200l1.500 1.700l-1.500 1.700l-1.500 -1.700Z`)
    }
  }
  // Washing on two lines.
  stroke(k, '#3c1c50', 0.25, 'M56 6C72 10 96 9 118 2M68 16C80 18 94 17 106 13')
  for (const [x, y, w, hgt, c, d] of [
    [66, 8, 6, 8, '#f8648c', '#d8245c'],
    [75, 9, 7, 10, '#fff4dc', '#d8d0c8'],
    [86, 8.8, 5, 7, '#28b4a4', '#1c7c84'],
    [96, 7.8, 7, 9, '#ffd448', '#e09c20'],
    [78, 17.3, 3.5, 4, '#ffffff', '#d0d4d8'],
    [86, 17.2, 4, 5, '#f0603c', '#b83c34'],
    [95, 16.2, 3.5, 4.5, '#5c8cd0', '#34549c'],
  ]) {
    path(
      k,
      c,
      `M${x} ${y}L${x + w} ${y - 0.3}C${x + w - 0.5} ${y + hgt * 0.5} ${x + w + 0.8} ${y + hgt * 0.8} ${x + w} ${y + hgt}C${x + w * 0.6} ${y + hgt - 0.6} ${x + w * 0.4} ${y + hgt + 0.8} ${x + 0.3} ${y + hgt}C${x + 0.8} ${y + hgt * 0.6} ${x - 0.5} ${y + hgt * 0.3} ${x} ${y}Z`,
    )
    path(
      k,
      d,
      `M${x + w * 0.6} ${y}L${x + w} ${y - 0.3}C${x + w - 0.5} ${y + hgt * 0.5} ${x + w + 0.8} ${y + hgt * 0.8} ${x + w} ${y + hgt}C${x + w * 0.8} ${y + hgt - 0.4} ${x + w * 0.7} ${y + hgt - 0.2} ${x + w * 0.6} ${y + hgt}Z`,
    )
  }
  // Paving, and somebody with a bicycle far down the lane.
  fill(k, '#e8c894', points('79 56 97 56 166 82 166 96 -6 96 -6 84'))
  fill(k, '#b8787c', points('97 56 166 80 166 96 60 96 88 57'))
  at(k, 91, 58, 1, (q) => {
    path(q, '#3c1c50', 'M-1.500 -1C-2 -5 -1.500 -8 0 -8.500C1.800 -8 2 -5 1.800 -1Z')
    path(q, '#fff4dc', 'M-1.200 -5C-1.200 -7 1.500 -7 1.600 -5V-2H-1.200Z')
    oval(q, '#5c3040', 0.1, -9.3, 1.1)
    path(q, '#fff4dc', 'M-1.100 -9.600C-1 -11 1.300 -11 1.300 -9.6Z')
    stroke(
      q,
      '#3c1c50',
      0.4,
      'M-5.500 -1.500a1.500 1.500 0 1 0 0.010 0M-5.500 -1.500L-2.500 -4.500L0 -4M-4 -1.500L-2.500 -4.500',
    )
  })
}

/** The sneeze: a burst of turmeric with billows and torn edges, its heart at the basket, its front at his face. */
function burst(k) {
  path(
    k,
    '#e89414',
    'M70 60C64 54 66 46 73 45C70 38 77 31 84 34C84 25 94 20 101 25C104 17 116 15 121 22C129 20 136 27 133 34C140 37 141 46 135 49C138 55 132 62 125 60C122 67 112 69 107 64C102 71 92 71 88 65C82 69 73 67 70 60Z',
  )
  path(
    k,
    '#ffb81c',
    'M72 58C68 52 71 47 77 47C74 40 80 34 87 37C87 28 96 24 102 29C106 21 115 20 119 26C126 24 132 30 129 36C135 39 135 46 129 48C132 53 127 58 121 56C118 62 111 64 106 59C101 65 93 65 90 60C84 64 75 63 72 58Z',
  )
  path(
    k,
    '#ffdc50',
    'M75 55C73 51 76 49 81 50C79 44 84 39 90 42C90 34 97 30 103 35C107 28 113 28 116 32C121 31 125 35 122 39C126 42 125 46 120 46C118 51 112 51 109 47C105 53 98 53 95 49C90 54 80 58 75 55Z',
  )
  path(
    k,
    '#fff0a0',
    'M78 52.500C79 49.500 84 50.500 86 47.500C89 48 91 44.500 95 44C98 40 103 41 105 38C108 37 110 38.500 108.500 40.500C104 42 103 45 98 45.500C95 48 90 48.500 87 51C84 53.500 79 55 78 52.5Z',
  )
  for (const d of [
    'M84 34C88 33 91 35 91 38',
    'M101 25C105 25 107 28 106 31',
    'M121 22C123 24 123 27 121 29',
    'M133 34C131 37 128 37 126 36',
    'M107 64C106 61 107 58 110 57',
    'M88 65C86 62 88 59 91 58.500',
  ])
    stroke(k, '#e89414', 0.7, d)
  for (const [x, y, q] of points(
    '66 40 0.900 78 26 0.8 90 17 1.100 108 12 0.9 128 14 1.300 139 24 0.9 145 40 1.1 143 54 0.7 72 70 0.8 82 22 0.5 118 9 0.6 136 16 0.600 62 47 0.600 148 33 0.500 100 14 0.500',
    3,
  ))
    oval(k, q > 0.85 ? '#ffb81c' : '#ffdc50', x, y, q)
  // The breath that does it.
  stroke(
    k,
    '#fffbe4',
    0.8,
    'M71.500 49C76 50 79 52 82 55M73 46C79 46 84 47 89 49.500M70.500 52.500C73 54 75 56 76.500 58.500',
  )
}

export default {
  alt: 'In un vicolo turchese di Stone Town un bambino starnutisce nella cesta di curcuma: la nuvola d’oro investe un viaggiatore, che alza gli occhiali e resta con due cerchi puliti; la venditrice ride, il gatto è giallo a metà',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.3, 0.02], horizon: 0.62 })
    const f = field(s)
    f.draw(s.k, (k) => {
      alley(k)
      at(k, 27, 33, 1, spiceWife)
      k.save()
      k.translate(70, 61)
      k.scale(0.64, 0.9)
      k.translate(-70, -61)
      burst(k)
      k.restore()
      at(k, 133, 36, 1.04, gilded, true)
      at(k, 61, 44, 0.9, sneezer)
      // Baskets to the near edge, each its own size, plait and load.
      path(k, 'rgba(40,12,60,.3)', 'M-6 84C40 76 120 76 166 84V96H-6Z')
      const straw = ['#f8d088', '#d89c54', '#94603c']
      const rose = ['#f4a0a0', '#c85c74', '#7c3058']
      const green = ['#a8dca0', '#4c9c84', '#2c5c64']
      at(k, 84, 72, 0.95, (q) => basket(q, straw, crater))
      at(k, 55, 76, 0.9, (q) => basket(q, green, quills, 2))
      at(k, 112, 78, 0.9, (q) => basket(q, rose, cone(11, ['#b8d868', '#7ca83c', '#4c7034']), 3))
      at(k, 147, 80, 1.05, (q) => {
        path(
          q,
          '#d8b48c',
          'M-15 16C-17 6 -15 -1 -9 -2.500C-3 -3.500 6 -3.500 11 -2C16 0 17 8 15 16Z',
        )
        path(q, '#a07868', 'M4 -3.200C8 -3 10 -2.600 11 -2C16 0 17 8 15 16H5C8 10 8 2 4 -3.200Z')
        stroke(q, '#f0dcb4', 0.5, 'M-11 2C-5 4 4 4 12 2.500')
        at(q, -1, -1.5, 0.66, goldCat)
      })
      at(k, 20, 80, 1.25, (q) => basket(q, straw, cone(13, ['#ff7850', '#e03c38', '#982440']), 3))
      at(k, 78, 88, 1.15, (q) => basket(q, rose, cloves, 2))
    })
    return finish(s, { vignette: 0.16, bloom: 0.12 })
  },
}
