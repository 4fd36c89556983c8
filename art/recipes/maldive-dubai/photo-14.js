import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { moon, sky, stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const SEA = 47
const [DARK, WOOD, EDGE] = ['#241c44', '#5a3c58', '#c98a6c']

/** A villa over the water: thatch in three tones, a lit veranda, stilts that stand in their mirror. */
function villa(k) {
  stroke(k, DARK, 1, 'M-12 -3V4M-5 -3V4M4 -3V4M12 -3V4')
  path(k, '#3a2a50', 'M-15 -4.500H15V-2.600H-15Z')
  path(k, '#6a4560', 'M-11 -13H11V-4.500H-11Z')
  path(k, '#ffcf7c', 'M-9 -11.500H-1.500V-4.500H-9ZM0.500 -11.500H8V-4.500H0.500Z')
  path(k, '#ffe9b0', 'M-8 -10.500H-5.600V-4.500H-8ZM1.500 -10.500H4V-4.500H1.500Z')
  stroke(
    k,
    '#3a2a50',
    0.5,
    'M-5.250 -11.500V-4.500M4.250 -11.500V-4.500M-14 -4.500V-8H-11M14 -4.500V-8H11',
  )
  path(k, '#3c2a4c', 'M-15 -12C-9 -15 -5 -21 -2 -25H2C5 -21 9 -15 15 -12Z')
  path(k, '#6f4a58', 'M-15 -12C-9 -15 -5 -21 -2 -25H0C-1.500 -20 -3 -15 -3.500 -12Z')
  path(k, '#a06c5c', 'M-15 -12C-9 -15 -5 -21 -2 -25H-1.400C-4 -20 -8 -15 -12.500 -12Z')
  stroke(k, '#2c2044', 0.4, 'M-6 -12L-2.500 -19M3 -12L1 -20M8 -12L4 -18')
}

/** A dhoni at its mooring: the high prow of the islands, an awning, a lamp. */
function dhoni(k) {
  path(
    k,
    '#1e1a40',
    'M-18 -4C-8 -1.500 10 -1.500 18 -4.500C21 -7 22.500 -11 22 -15.500C26 -10 25 -2 18.500 1.600H-14C-17 0 -18 -2 -18 -4Z',
  )
  path(
    k,
    '#8a5560',
    'M-18 -4C-8 -1.500 10 -1.500 18 -4.500C21 -7 22.500 -11 22 -15.500L22.800 -14C22.800 -9 21 -5.600 18.400 -3.400C10 -0.600 -8 -0.600 -17.600 -3Z',
  )
  path(k, '#4a3458', 'M-12 -10.500H8L9.500 -9H-13Z')
  stroke(k, '#2c2448', 0.6, 'M-11 -9.500V-3M7 -9.500V-2.800')
  path(k, '#ffdf96', 'M-2 -8.600a1.100 1.300 0 1 0 0.010 0Z')
}

/** Two who sit at the end of the jetty, one leans on the other. */
function couple(k) {
  path(k, '#1c1840', 'M-7 0C-7.600 -5 -6.600 -9 -4 -10H-1C1 -9 1.600 -5 1.400 0Z')
  path(k, '#1c1840', 'M-4.600 -13a2.200 2.500 0 1 0 4.400 0a2.200 2.500 0 1 0 -4.400 0Z')
  path(k, '#2a2050', 'M0.800 0C0.600 -5 1.400 -8.500 3.400 -9.400H6C8.400 -8.500 9 -4 8.600 0Z')
  path(k, '#2a2050', 'M1.600 -10C0.800 -14.500 5.800 -15 6 -11L6.800 -6.500H3Z')
  stroke(
    k,
    '#f2a878',
    0.4,
    'M-6.900 -3C-7 -6.500 -6 -9 -4 -10M-4.500 -13.500C-4.400 -15 -3.400 -15.600 -2.400 -15.600M8.800 -3C8.900 -6.500 8 -8.800 6.600 -9.200',
  )
}

export default {
  alt: 'Una coppia siede in fondo al molo di un’isola delle Maldive nell’ora blu: le ville sull’acqua si accendono, una barca è all’ormeggio e una razza passa nella luce sotto le assi',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#1d2464'],
          [0.4, '#4a4a92'],
          [0.7, '#b0709a'],
          [0.88, '#f49a7c'],
          [1, '#ffd08a'],
        ],
      },
      sun: [0.24, 0.53],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 70, below: 0.22, seed: 6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#6a5a9a', 'M-5 20C14 17.600 40 18 58 20.600C44 22.600 16 22.800 -5 22Z'],
        ['#e89a94', 'M-2 22C16 22.600 40 22.400 56 20.900C42 23.400 14 23.800 -2 22Z'],
        ['#8a6498', 'M74 32C90 29.800 118 30 136 32.400C120 34.400 92 34.400 74 32Z'],
        ['#ffb690', 'M78 32.800C94 34 118 34 134 32.700C120 35.200 92 35.200 78 32.800Z'],
        ['#9a6a98', 'M8 37.500C22 36 44 36.200 56 37.800C44 39.200 22 39.200 8 37.500Z'],
        ['#ffc89a', 'M12 38C26 39 42 39 54 38C44 39.800 24 39.800 12 38Z'],
      ])
        path(k, c, d)
      path(
        k,
        '#6a4a80',
        'M118 47C122 44.600 130 45.400 136 44.200C146 42.800 156 44 165 43V47H118Z',
      )
    })
    moon(s, { x: 0.55, y: 0.14, radius: 2.6, phase: 0.5 })
    f.draw(s.k, (k) => {
      for (const [x, q] of points('98 0.420 113 0.520 130.500 0.660 151 0.840')) {
        k.save()
        k.translate(x, SEA - 2.4 * q)
        k.scale(q, q)
        villa(k)
        k.restore()
      }
      stroke(k, '#3a2a50', 0.7, 'M88 45.800H165')
    })
    stillWater(s, {
      y: SEA / 90,
      sway: 1.2,
      press: 1.15,
      veil: [
        [0, '#4a6aa0', 0.16],
        [0.35, '#2f7f9c', 0.5],
        [0.75, '#2a8f9a', 0.8],
        [1, '#3fa8a0', 0.9],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(7)
      for (let i = 0; i < 80; i++) {
        const t = (i / 79) ** 1.4
        const sun = i % 2
        const x = sun ? 38 + (r() - 0.5) * (10 + t * 34) : r() * 160
        stroke(
          k,
          sun ? `rgba(255,214,150,${0.85 - t * 0.5})` : `rgba(20,40,90,${0.3 - t * 0.1})`,
          0.2 + t * 0.4,
          `M${x} ${SEA + 2.2 + t * 40}h${1.6 + r() * (2 + t * 7)}`,
        )
      }
      path(
        k,
        'rgba(20,30,80,.4)',
        'M10 60.500C18 59.600 38 59.600 46 60.500C38 62.600 18 62.600 10 60.500Z',
      )
      at(k, 27, 60, 0.82, dhoni)
      // The light of the lamps in the shallow water, and the ray that passes through it.
      path(
        k,
        'rgba(160,236,210,.4)',
        'M62 82C70 77 96 75.500 106 79C112 83 104 88 94 89.500C80 91 60 89 62 82Z',
      )
      path(
        k,
        'rgba(206,250,220,.4)',
        'M70 82.500C76 79.500 92 79 98 81C101 84 94 86.500 88 87C80 87.500 70 86 70 82.500Z',
      )
      path(
        k,
        '#1f5c78',
        'M74 84C78 81 82 80.600 85 82.200C88 80.800 92 81.200 95.500 84.600C92 84 89.500 84.600 87 86L99 90L86 86.600C82 87.400 78 86 74 84Z',
      )
      path(
        k,
        '#2f7f94',
        'M80 82.300C82 81.600 83.600 81.700 85 82.200L86.400 85.400C84 85.400 81.600 84.400 80 82.300Z',
      )
      // The jetty comes in from the right and turns its end to the sun.
      for (const x of [70, 84, 99, 116, 136]) {
        const y = 71.5 + (x - 66) * 0.08
        stroke(k, DARK, 1.5, `M${x} ${y}V${y + 12 + (x - 70) * 0.06}`)
        stroke(k, EDGE, 0.35, `M${x - 0.6} ${y}V${y + 11 + (x - 70) * 0.06}`)
        stroke(k, 'rgba(190,240,220,.7)', 0.4, `M${x - 2.4} ${y + 12.4 + (x - 70) * 0.06}h5`)
      }
      fill(k, WOOD, points('62 67.500 165 71 165 80 66 71'))
      for (let i = 0; i < 26; i++) {
        const x = 63 + i * 4.1
        stroke(
          k,
          i % 2 ? '#6f4a60' : '#4a3050',
          0.5,
          `M${x} ${67.6 + i * 0.138}L${x + 4 + i * 0.12} ${71 + i * 0.36}`,
        )
      }
      fill(k, EDGE, points('62 67.500 165 71 165 72 62 68.100'))
      fill(k, DARK, points('66 71 165 80 165 82.400 66 72.400'))
      path(
        k,
        'rgba(24,16,52,.45)',
        'M78 69.500C84 69.200 92 70.400 99 72.200C92 73 84 71.600 78 69.500Z',
      )
      at(k, 74, 69.8, 0.94, couple)
      for (const [x, y, q] of points(
        '64.500 68.500 0.900 96 69.800 1 122 70.900 1.200 152 72.200 1.400',
        3,
      )) {
        stroke(k, DARK, 0.9 * q, `M${x} ${y}V${y - 7 * q}`)
        path(
          k,
          '#fff0ba',
          `M${x - 1.3 * q} ${y - 7 * q}L${x - 0.9 * q} ${y - 10 * q}H${x + 0.9 * q}L${x + 1.3 * q} ${y - 7 * q}Z`,
        )
        path(
          k,
          DARK,
          `M${x - 1.6 * q} ${y - 10 * q}L${x} ${y - 11.6 * q}L${x + 1.6 * q} ${y - 10 * q}ZM${x - 1.5 * q} ${y - 7 * q}h${3 * q}v${0.5 * q}h${-3 * q}Z`,
        )
      }
    })
    for (const [x, y, q] of points('0.403 0.665 8 0.6 0.675 9 0.763 0.685 11 0.95 0.67 12', 3))
      s.glow(x, y, q, '#ffc87a', 0.5)
    for (const [x, q] of points('0.613 4 0.707 5 0.816 7 0.944 9'))
      s.glow(x, 0.475, q, '#ffb45e', 0.4)
    return finish(s, { bloom: 0.3 })
  },
}
