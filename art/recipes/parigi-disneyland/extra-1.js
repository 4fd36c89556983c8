import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { hedgeDragon, jet } from '../../things/hedge-dragon.js'
import { gardener, knight, littleKing } from '../../things/hedge-knight.js'
import { roseCastle } from '../../things/rose-castle.js'

/** A spring morning: mint above, lemon towards the sun on the right, petals in the wind. */
function spring(k) {
  path(k, '#68c4bc', 'M-6 -6H166V96H-6Z')
  for (const [c, d] of [
    ['#88d0c0', 'M-6 12C30 18 60 2 96 6C124 9 146 -2 166 -4V96H-6Z'],
    ['#acdcc0', 'M-6 30C30 34 58 18 92 20C122 22 146 10 166 8V96H-6Z'],
    ['#d4e8bc', 'M-6 46C30 48 60 34 94 36C124 37 146 24 166 22V96H-6Z'],
    ['#f4f0b8', 'M-6 60C30 60 64 48 98 50C126 51 148 40 166 36V96H-6Z'],
  ])
    path(k, c, d)
  // One tall cloud like a torn sail, lit on its right.
  path(
    k,
    '#e8f4e4',
    'M84 34C80 31 83 26 88 27C87 21 93 17 98 20C99 14 107 12 110 17C115 15 119 19 117 23C121 23 122 28 119 30C112 33 94 36 84 34Z',
  )
  path(
    k,
    '#fffbe8',
    'M98 24C100 19 106 16 110 17C115 15 119 19 117 23C121 23 122 28 119 30C115 31.600 108 33 101 34C108 30 106 25 98 24Z',
  )
}

/** Gardens behind: woods in folds, a parterre in scrolls, clipped cones each of another form. */
function gardens(k) {
  fill(k, '#84b894', [
    ...rough(points('-6 60 20 57 44 59 66 55 88 58 110 56 166 58'), 0.8, 3),
    ...points('166 76 -6 76'),
  ])
  fill(k, '#549c84', [
    ...rough(points('-6 66 24 63 50 65 74 62 96 65 166 62'), 0.9, 6),
    ...points('166 78 -6 78'),
  ])
  path(k, '#94cc7c', 'M-6 72C40 68 110 69 166 71V96H-6Z')
  path(k, '#b4dc88', 'M60 71C90 69.500 130 70 166 71.500V76C130 74 90 75 66 78Z')
  // The path of pale gravel from the gate to us.
  path(k, '#f8e0b8', 'M119 72H134C136 78 154 86 166 92V98H56C88 92 122 82 119 72Z')
  path(k, '#e0bc9c', 'M119 72H122C124 80 100 92 72 98H56C88 92 122 82 119 72Z')
  for (const [x, y, q, kind] of points(
    '84 76 1 0 95 72.500 0.700 1 136 74 0.800 1 150 77.500 1.150 2 74 73 0.7 2',
    4,
  )) {
    path(
      k,
      'rgba(20,72,84,.4)',
      `M${x + 2 * q} ${y}C${x - 2 * q} ${y - 1} ${x - 12 * q} ${y} ${x - 16 * q} ${y + 1}C${x - 10 * q} ${y + 2} ${x} ${y + 1.6} ${x + 2 * q} ${y}Z`,
    )
    const shapes = [
      `M${x - 4 * q} ${y}L${x - 0.5 * q} ${y - 17 * q}H${x + 0.5 * q}L${x + 4 * q} ${y}Z`,
      `M${x - 0.5 * q} ${y}V${y - 5 * q}C${x - 5 * q} ${y - 5 * q} ${x - 5 * q} ${y - 12 * q} ${x} ${y - 12 * q}C${x + 5 * q} ${y - 12 * q} ${x + 5 * q} ${y - 5 * q} ${x + 0.5 * q} ${y - 5 * q}V${y}Z`,
      `M${x - 4 * q} ${y}C${x - 5 * q} ${y - 5 * q} ${x - 2 * q} ${y - 6 * q} ${x - 2.6 * q} ${y - 8 * q}C${x - 4 * q} ${y - 11 * q} ${x - 1 * q} ${y - 12 * q} ${x} ${y - 16 * q}C${x + 1 * q} ${y - 12 * q} ${x + 4 * q} ${y - 11 * q} ${x + 2.6 * q} ${y - 8 * q}C${x + 2 * q} ${y - 6 * q} ${x + 5 * q} ${y - 5 * q} ${x + 4 * q} ${y}Z`,
    ]
    k.save()
    k.clip(new Path2D(shapes[kind]))
    path(k, '#1c6858', `M${x - 9} ${y - 30}H${x + 9}V${y + 1}H${x - 9}Z`)
    path(k, '#4ca868', `M${x - 1 * q} ${y - 30}H${x + 9}V${y + 1}H${x + 0.6 * q}Z`)
    path(k, '#94d478', `M${x + 1.6 * q} ${y - 30}H${x + 9}V${y + 1}H${x + 2.6 * q}Z`)
    k.restore()
  }
}

/** Low clipped hedges and rose beds that hide where the walls meet the lawn. */
function plinth(k) {
  for (const [c, d] of [
    [
      '#1c6858',
      'M88 79V75C92 73.500 100 73.500 104 74.500L119 75.500V79C110 80 96 80 88 79ZM134 79V75.500L142 75C150 73.500 160 74 168 75V82C156 82 144 81 134 79Z',
    ],
    [
      '#4ca868',
      'M88 75C92 73.500 100 73.500 104 74.500L119 75.500L118 77C108 76 98 75.600 88 76.500ZM134 75.500L142 75C150 73.500 160 74 168 75V77.500C156 76 144 76 134 77Z',
    ],
  ])
    path(k, c, d)
  for (const [x, y] of points(
    '90 76 94 77.500 99 76 103 78 109 77 114 78.400 138 78 143 76.600 148 78.500 153 76.600 158 79',
  ))
    path(k, '#f0587c', `M${x - 0.9} ${y}a0.900 0.800 0 1 0 1.800 0a0.900 0.800 0 1 0 -1.800 0Z`)
  path(k, '#fff0d8', 'M119 76.500L121 73H133L136 77C130 76 124 76 119 76.500Z')
}

export default {
  alt: 'Nel giardino del castello rosa delle fiabe una piccola cavaliera con il coperchio per scudo affronta un drago di siepe che spruzza acqua; dietro, il giardiniere con il tubo fa segno di tacere',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.95, 0.1], horizon: 0.75 })
    const f = field(s)
    f.draw(s.k, (k) => {
      spring(k)
      // A rainbow begins in the spray.
      for (const [i, c] of ['#f8908c', '#fcc478', '#f8f08c', '#8cdc9c', '#78b8e0'].entries()) {
        k.strokeStyle = c
        k.globalAlpha = 0.5
        k.lineWidth = 1.3
        k.beginPath()
        k.arc(104, 74, 46 - i * 1.3, Math.PI * 1.04, Math.PI * 1.62)
        k.stroke()
        k.globalAlpha = 1
      }
      gardens(k)
      at(k, 127, 73, 0.9, roseCastle)
      plinth(k)
      path(k, 'rgba(20,72,84,.35)', 'M-6 88C20 84 60 86 70 90C60 95 20 98 -6 98Z')
      at(k, 12, 52, 1.08, gardener)
      hedgeDragon(k, (d, draw) => {
        k.save()
        k.clip(new Path2D(d))
        draw()
        k.restore()
      })
      // The hose, that climbs its back to the gardener's hand.
      stroke(k, '#c8782c', 1.7, 'M-6 84C4 78 2 64 5 56C6 52 9 51 13 48.600')
      stroke(
        k,
        '#ffc060',
        0.6,
        'M-5.600 83.500C4.500 77.500 2.500 64 5.400 56C6.400 52 9.400 51 13 48.400',
      )
      at(k, 135.5, 87, 1.06, littleKing)
      at(k, 107, 85, 1.04, knight)
      jet(k, 90, 57.5)
      // Petals.
      for (const [x, y, t] of points(
        '66 12 0.4 82 50 1.2 88 66 2.200 128 12 0.9 146 52 0.3 152 30 2.600 74 60 0.8 92 84 0.2 108 90 2 146 90 1 70 88 0.6',
        3,
      ))
        path(
          k,
          '#ff9cac',
          `M${x} ${y}q${Math.cos(t) * 1.4} ${Math.sin(t) * 1.4 - 0.8} ${Math.cos(t) * 2.2} ${Math.sin(t) * 2.2}q${-Math.cos(t) * 1.6} ${-Math.sin(t) * 0.6} ${-Math.cos(t) * 2.2} ${-Math.sin(t) * 2.2}Z`,
        )
    })
    return finish(s, { vignette: 0.1 })
  },
}
