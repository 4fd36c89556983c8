import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { taj } from '../../things/taj-mahal.js'
import { bather, boat, boatman, holder, kingfisher, leaner } from '../../things/yamuna-boat.js'

const SHORE = 53
const AXIS = 100
const METRE = 0.67

/** The sky of a morning in mist: rose over aqua, the sun a pale coin on the left. */
function pearl(k) {
  path(k, '#84b8c0', 'M-80 -60H260V70H-80Z')
  path(k, '#a4ccc8', 'M-80 -24C-20 -32 40 -16 100 -26C160 -34 220 -24 260 -30V70H-80Z')
  path(k, '#c8dccc', 'M-80 -6C-20 -14 50 2 110 -9C160 -17 220 -6 260 -12V70H-80Z')
  path(k, '#f0dcc4', 'M-80 10C-30 3 30 14 90 6C150 -1 210 8 260 3V70H-80Z')
  path(k, '#fcd0b4', 'M-80 22C-30 16 30 26 90 19C150 12 210 22 260 17V70H-80Z')
  path(k, '#fcbca4', 'M-80 34C-30 28 30 38 90 31C150 25 210 34 260 30V70H-80Z')
  for (const [q, c] of [
    [30, 'rgba(255,236,196,.4)'],
    [19, 'rgba(255,240,204,.55)'],
    [7.5, '#fffbe8'],
  ])
    path(k, c, `M${30 - q} 30a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  // Veils of high mist, drawn out.
  for (const [x, y, l, h] of points(
    '58 -3 52 1.500 70 0 30 0.8 114 5 56 1.600 132 8 34 0.9 -14 5 50 1.500 20 -22 74 2.200 44 -26 50 1.200 96 -36 60 1.600 0 -40 56 1.600 30 19 40 0.9 126 20 44 1',
    4,
  ))
    path(
      k,
      '#fff4e0',
      `M${x} ${y}C${x + l * 0.2} ${y - h * 1.6} ${x + l * 0.4} ${y + h * 0.2} ${x + l * 0.6} ${y - h}C${x + l * 0.74} ${y - h * 1.8} ${x + l * 0.9} ${y - h * 0.4} ${x + l} ${y - h * 0.8}C${x + l * 0.84} ${y + h * 0.6} ${x + l * 0.7} ${y} ${x + l * 0.56} ${y + h * 0.5}C${x + l * 0.36} ${y + h * 1.1} ${x + l * 0.2} ${y + h * 0.2} ${x} ${y}Z`,
    )
}

/** The trees of both banks, paler and paler. */
function banks(k) {
  path(
    k,
    '#c8a8ac',
    'M-80 46C-60 41 -40 44 -20 41C-4 38 8 42 20 40C30 38.500 40 43 50 44L60 50V56H-80ZM142 50C150 44 160 45 172 41C190 37 210 42 260 38V56H142Z',
  )
  path(
    k,
    '#a88ca0',
    'M-80 49C-60 46 -44 48 -26 45C-10 43 4 47 18 45.500C30 44 42 48 52 50L60 54H-80ZM146 52C156 48 168 49.500 180 46C200 43 230 47 260 44V56H146Z',
  )
  path(
    k,
    '#8c7c98',
    'M-80 52C-50 49 -30 51.500 -8 49.500C10 48.500 28 51 44 51.500L52 54.500H-80ZM152 54C166 51 180 52.500 196 50.500C220 49 240 51 260 49V57H152Z',
  )
}

/** The river: what stands above it given back, broken by long lenses; darker towards us. */
function river(k) {
  path(k, '#f4ccb8', `M-80 ${SHORE + 2}H260V130H-80Z`)
  k.save()
  k.globalAlpha = 0.62
  k.translate(AXIS, SHORE + 8.5)
  k.scale(METRE, -METRE * 0.62)
  taj(k)
  k.restore()
  k.globalAlpha = 1
  const g = k.createLinearGradient(0, SHORE, 0, 96)
  g.addColorStop(0, 'rgba(248,208,188,.35)')
  g.addColorStop(0.35, 'rgba(180,196,200,.5)')
  g.addColorStop(0.7, 'rgba(72,140,156,.86)')
  g.addColorStop(1, '#20647c')
  k.fillStyle = g
  k.fillRect(-80, SHORE + 2, 340, 80)
  // Lenses of calm water cut the reflection.
  const r = random(12)
  for (let i = 0; i < 36; i++) {
    const t = (i / 36) ** 1.1
    const y = SHORE + 6 + t * 36
    const l = 14 + r() * 26 + t * 20
    const x = -30 + r() * 190
    const h = 0.25 + t * 0.75
    path(
      k,
      ['rgba(252,220,196,.75)', 'rgba(148,188,192,.6)', 'rgba(60,124,148,.5)'][
        Math.min(2, Math.floor(t * 2.2 + r() * 0.9))
      ],
      `M${x} ${y}C${x + l * 0.3} ${y - h} ${x + l * 0.7} ${y - h} ${x + l} ${y}C${x + l * 0.7} ${y + h * 0.8} ${x + l * 0.3} ${y + h * 0.6} ${x} ${y}Z`,
    )
  }
  // The sun's own path.
  for (const [x, y, l] of points('22 57 18 25 60 12 20 63.500 20 27 67 9', 3))
    path(k, '#fff6dc', `M${x} ${y}q${l / 2} -0.900 ${l} 0q${-l / 2} 0.800 ${-l} 0Z`)
}

/** Mist that lies on the water before the terrace. */
function mist(k) {
  for (const [c, d] of [
    [
      'rgba(255,240,220,.75)',
      'M-80 52C-40 48 -10 53 20 50.500C44 48.500 60 54 84 53C104 51 116 56 140 53C166 50 200 55 260 50V58C200 61 160 57 130 60C96 62 60 57 20 60C-20 62 -50 58 -80 60Z',
    ],
    [
      'rgba(255,248,234,.85)',
      'M-80 57C-40 54 0 58 34 56C64 54.500 84 58.500 110 57.500C140 56 180 60 260 56V61C200 64 150 60.500 120 63C80 65 30 60.500 -10 63C-40 64 -60 62 -80 63Z',
    ],
  ])
    path(k, c, d)
}

/** Reeds in front, dark, their plumes lit. */
function reeds(k, list) {
  for (const [x, y, tall, lean] of list) {
    stroke(
      k,
      '#1c3c54',
      0.8,
      `M${x} ${y}Q${x + lean * 0.2} ${y - tall * 0.6} ${x + lean} ${y - tall}`,
    )
    path(
      k,
      '#8c5c60',
      `M${x + lean - 0.4} ${y - tall + 4}C${x + lean - 2.4} ${y - tall} ${x + lean - 1} ${y - tall - 7} ${x + lean * 1.4 + 0.8} ${y - tall - 10}C${x + lean * 1.2 + 2.2} ${y - tall - 5} ${x + lean + 1.8} ${y - tall} ${x + lean + 0.6} ${y - tall + 4}Z`,
    )
    path(
      k,
      '#f4b890',
      `M${x + lean - 0.4} ${y - tall + 4}C${x + lean - 2.4} ${y - tall} ${x + lean - 1} ${y - tall - 7} ${x + lean * 1.4 + 0.8} ${y - tall - 10}C${x + lean - 0.2} ${y - tall - 5} ${x + lean - 0.6} ${y - tall} ${x + lean - 0.4} ${y - tall + 4}Z`,
    )
    for (const [t, m, l] of points('0.200 1 13 0.350 -1 12 0.550 1 9', 3)) {
      const [px, py] = [x + lean * t * 0.4, y - tall * t]
      path(
        k,
        m > 0 ? '#1c4c5c' : '#2c6468',
        `M${px} ${py}Q${px + m * l * 0.3} ${py - l * 0.7} ${px + m * l * 0.8} ${py - l * 0.6}Q${px + m * l * 0.3} ${py - l * 0.4} ${px} ${py + 1.5}Z`,
      )
    }
  }
}

export default {
  alt: 'Alba di nebbia sul fiume davanti al Taj Mahal: da una barca dipinta una bambina indica ridendo il bufalo che fa il bagno con la ghirlanda di tagete su un corno e un airone in testa',
  focus: 0.62,
  heart: 50,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.dawn,
      sun: [0.19, 0.33],
      horizon: h > w ? 0.66 : SHORE / 90,
    })
    const f = field(s, { centre: 88, zoom: 0.665, foot: 0.99 })
    f.draw(s.k, (k) => {
      pearl(k)
      banks(k)
      k.save()
      k.translate(AXIS, SHORE - 2)
      k.scale(METRE, METRE)
      taj(k)
      k.restore()
      river(k)
      mist(k)
      const [bx, by] = s.pick([118, 76], [115, 75])
      path(
        k,
        'rgba(28,64,104,.4)',
        `M${bx - 12} ${by}C${bx} ${by - 1} ${bx + 24} ${by - 1} ${bx + 32} ${by}C${bx + 24} ${by + 7} ${bx - 4} ${by + 7} ${bx - 12} ${by}Z`,
      )
      at(k, bx, by, 0.82, bather)
      // The boat on its own dark image.
      const x = s.pick(46, 62)
      path(
        k,
        'rgba(24,52,92,.45)',
        `M${x - 40} 84C${x - 20} 86 ${x + 20} 86 ${x + 40} 80C${x + 36} 91 ${x + 10} 96 ${x - 10} 96C${x - 28} 95 ${x - 38} 90 ${x - 40} 84Z`,
      )
      at(k, x, 80, 0.92, (c) => boat(c, false))
      at(k, x - 26, 79.5, 0.92, boatman)
      at(k, x - 3, 79, 0.95, holder)
      at(k, x + 18, 80, 0.95, leaner)
      at(k, x, 80, 0.92, (c) => boat(c, true))
      stroke(
        k,
        '#fff6dc',
        0.6,
        `M${x - 44} 85.500C${x - 20} 90.500 ${x + 20} 91.500 ${x + 40} 86M${x + 44} 82q5 0.500 9 -0.400M${x + 42} 84.800q5 1 10 0`,
      )
      reeds(
        k,
        s.pick(
          points('150 94 30 3 156 95 38 4 162 95 24 5 145 96 17 -3 -2 95 34 4 4 96 24 7', 4),
          points('136 94 24 3 141 95 34 4 36 96 12 -3', 4),
        ),
      )
      if (!s.portrait) at(k, 148, 63.5, 0.85, kingfisher)
    })
    return finish(s, { vignette: 0.1, bloom: 0.18 })
  },
}
