import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { deck, frame, house, rails, ramp } from '../../things/beach-shower.js'
import { dancer, father, grandmother, guard, pelican } from '../../things/beach-shower-people.js'

const SEA = 57

/** The squall comes in from the right: its arched front, torn below, over the gold that is left. */
function squall(k) {
  path(k, '#ffdc8c', 'M-6 -6H168V64H-6Z')
  path(k, '#ffbc7c', `M-6 36C30 38 60 44 80 ${SEA}H168V-6H-6Z`)
  for (const [c, d] of [
    [
      '#f08c84',
      'M-6 24C10 24 18 29 30 29.500C36 30 38 33.500 46 34C52 34.400 54 39 62 40C70 41 80 47 90 57H168V-6H-6Z',
    ],
    [
      '#a85c94',
      'M-6 17C4 17.500 8 20.500 18 20.500C26 20.600 28 24.500 37 25C46 25.400 48 30 56 30.500C64 31 72 37 80 38C92 40 100 50 108 57H168V-6H-6Z',
    ],
    [
      '#684c98',
      'M-6 9C2 9 8 12.500 17 12.400C26 12.400 30 16.500 40 16.600C48 16.800 52 21.500 61 22C72 22.600 78 28 90 29C110 31 120 46 132 57H168V-6H-6Z',
    ],
    [
      '#443c84',
      'M-6 1C6 1 10 4.500 22 4.500C32 4.500 38 8.600 48 8.800C58 9 62 13 74 13.600C100 15 130 24 146 40C150 46 154 52 156 57H168V-6H-6Z',
    ],
  ])
    path(k, c, d)
}

/** A breaker that comes in: its clear face, its lip of foam with a ragged hem. */
function breaker(k, x0, x1, y, high, face) {
  const w = x1 - x0
  path(
    k,
    face,
    `M${x0 - 6} ${y + 0.6}C${x0 + w * 0.2} ${y - high} ${x0 + w * 0.7} ${y - high} ${x1 + 8} ${y + 0.6}Z`,
  )
  let d = `M${x0} ${y - high * 0.1}C${x0 + w * 0.22} ${y - high * 1.1} ${x0 + w * 0.66} ${y - high * 1.1} ${x1} ${y - high * 0.1}`
  const n = Math.round(w / 4)
  const r = random(x0 + y * 7)
  for (let i = 1; i <= n; i++) {
    const t = 1 - i / n
    const arch = y - high * 0.62 * Math.sin(Math.PI * t)
    d += `Q${x0 + w * (t + 0.5 / n)} ${arch + high * (0.1 + r() ** 2 * 1.1)} ${x0 + w * t} ${i === n ? y - high * 0.1 : arch}`
  }
  path(k, '#fff4e0', `${d}Z`)
}

function sea(k) {
  path(k, '#2c7c94', `M-6 ${SEA}H168V80H-6Z`)
  path(k, '#246484', `M-6 ${SEA}H168V${SEA + 1.6}C110 ${SEA + 2.2} 40 ${SEA + 1} -6 ${SEA + 1.8}Z`)
  breaker(k, 16, 50, 60.2, 1.4, '#3c98a4')
  breaker(k, 92, 126, 60.6, 1.3, '#3c98a4')
  path(k, '#3c98a4', 'M-6 62C30 60.800 60 63 90 62C120 61 140 62.600 168 61.800V84H-6Z')
  breaker(k, -16, 30, 65.6, 2.8, '#2c8498')
  breaker(k, 60, 108, 65, 2.4, '#2c8498')
  breaker(k, 136, 176, 65.4, 2.2, '#2c8498')
  path(k, '#68bcb4', 'M-6 67.400C26 66 52 68.600 84 67.200C116 66 140 68 168 67V84H-6Z')
  breaker(k, 24, 66, 71, 3, '#48a4a8')
  breaker(k, 100, 150, 70.6, 2.4, '#48a4a8')
  path(k, '#98d8c0', 'M-6 71.600C24 70.600 50 72.400 84 71C116 70.400 140 71.800 168 70.800V84H-6Z')
}

function sand(k) {
  path(
    k,
    '#fff4e0',
    'M-6 72.600C10 70.800 22 74 40 72.400C58 71 74 73.600 96 72C120 70.800 140 73 168 71.600V97H-6Z',
  )
  path(
    k,
    '#c89ca0',
    'M-6 73.800C10 72.200 22 75.400 40 73.800C58 72.400 74 75 96 73.400C120 72.200 140 74.400 168 73V97H-6Z',
  )
  path(k, '#e8b890', 'M-6 77C20 75 44 78.400 74 76.400C104 75 134 77.400 168 75.600V97H-6Z')
  path(k, '#f4cc9c', 'M-6 80.500C24 78.600 50 82 84 79.600C118 78 140 80.400 168 79V97H-6Z')
  path(k, '#dca484', 'M-6 88C30 85.600 70 89.400 110 87C134 85.800 150 87 168 86.400V97H-6Z')
}

/** Rain that the low sun catches. */
function rain(k, count, seed, colour, wide) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const [x, y, l] = [r() * 176 - 6, r() * 96 - 6, 2.4 + r() * 3]
    if (x > 66 && x < 133 && y > 50 && y < 84) continue
    stroke(k, colour, wide, `M${x} ${y}l${-l * 0.3} ${l}`)
  }
}

/** A cast shadow that runs to the right from two feet. */
const shadow = (k, x, y, l, half = 1.6) =>
  path(
    k,
    'rgba(92,48,110,.45)',
    `M${x - half} ${y + 0.2}C${x} ${y - 0.9} ${x + l * 0.7} ${y - 1.4} ${x + l} ${y - 0.9}C${x + l * 0.8} ${y + 0.3} ${x + l * 0.3} ${y + 0.9} ${x - half} ${y + 0.2}Z`,
  )

export default {
  alt: 'Acquazzone al mattino sulla spiaggia di South Beach: una bambina balla nella pioggia, la nonna, il papà col fenicottero gonfiabile e un pellicano si riparano sotto la torretta a righe dei bagnini',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.5], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      squall(k)
      sea(k)
      sand(k)
      rain(k, 120, 5, 'rgba(255,232,200,.5)', 0.22)
      // What lies in the shade of the deck.
      path(
        k,
        'rgba(92,48,110,.36)',
        'M77 77.500C94 76.200 130 75.800 168 76.400V80C140 81 100 81.200 84 80C80 79.600 76 78.600 77 77.500Z',
      )
      frame(k)
      shadow(k, 80.5, 80.6, 20)
      shadow(k, 97.5, 80.6, 20)
      at(k, 98, 80.6, 0.93, grandmother, true)
      at(k, 80, 80.6, 0.91, father)
      house(k)
      deck(k)
      shadow(k, 117, 84.4, 22, 2)
      at(k, 116.5, 84.4, 1.15, pelican)
      at(k, 71.5, 51.6, 0.96, guard)
      rails(k)
      ramp(k)
      // Water runs off the edge of the deck.
      for (let x = 65.5; x < 134; x += 3.7)
        stroke(k, '#fff8ec', 0.3, `M${x} ${55.6 + ((x * 7) % 4)}v${1.2 + ((x * 3) % 1.4)}`)
      // A puddle with the sky in it, the dancer and her splash.
      path(
        k,
        '#8c5490',
        'M30 84.600C35 82.800 40 83.800 46 83.200C54 82.600 62 83 65 84.600C69 85.200 68 86.800 63 87C58 89 50 87.800 44 88.400C37 89 33 87.400 29 87.200C25 86.600 26 85.200 30 84.600Z',
      )
      path(k, '#ffb878', 'M31 85.200C36 83.600 48 83.400 54 84C50 85.600 38 86.600 31 85.200Z')
      stroke(k, '#ffe0b0', 0.35, 'M40 86.600a6 1.200 0 1 0 12 0a6 1.200 0 1 0 -12 0')
      path(
        k,
        'rgba(60,36,110,.6)',
        'M45 86.600L47.500 85.900C53 85.800 58 86.200 62 86.600C57 87.600 50 87.600 45 86.600Z',
      )
      at(k, 46.5, 86.5, 1.3, dancer)
      for (const d of [
        'M42 86.500C40 85 39 83 38.600 81C41 82.600 42.600 84.600 43.600 86.400Z',
        'M49 86.500C51 85.400 52.600 84 53.600 82.600C53.400 84.600 52 86 50.400 86.800Z',
        'M44 86.600L42 83L45.400 86Z',
      ])
        path(k, '#fff4e0', d)
      for (const [x, y] of points(
        '37.500 79.500 36.500 82.500 54.500 81.400 55.600 83.600 40 80',
      )) {
        path(k, '#fff4e0', `M${x} ${y}a0.500 0.600 0 1 0 0.010 0Z`)
      }
      rain(k, 70, 11, 'rgba(255,244,224,.75)', 0.34)
    })
    s.glow(0.0, 0.6, 50, '#ffc870', 0.3)
    return finish(s, { vignette: 0.2 })
  },
}
