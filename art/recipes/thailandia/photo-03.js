import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { asianElephant } from '../../things/asian-elephant.js'

const BANK = 52

/** An elephant that stands in the river: above the line its body, below it the mirror, rings where they meet. */
function bathing(k, x, y, q, deep, options, flip = false) {
  const body = () => at(k, x, y + deep * q, q, (c) => asianElephant(c, options), flip)
  k.save()
  k.beginPath()
  k.rect(-10, y, 190, 60)
  k.clip()
  k.globalAlpha = 0.42
  k.translate(0, y * 1.8)
  k.scale(1, -0.8)
  body()
  k.restore()
  k.globalAlpha = 1
  k.save()
  k.beginPath()
  k.rect(-10, -10, 190, y + 10 + 0.3)
  k.clip()
  body()
  k.restore()
  for (const [grow, c, width] of [
    [1, '#fff2cc', 0.55],
    [1.25, 'rgba(255,236,190,.6)', 0.35],
    [1.5, 'rgba(255,236,190,.35)', 0.25],
  ])
    stroke(
      k,
      c,
      width * (0.5 + q),
      `M${x - 52 * q * grow} ${y + 1.2 * q * grow}C${x - 30 * q} ${y + 5 * q * grow} ${x + 30 * q} ${y + 5 * q * grow} ${x + 52 * q * grow} ${y + 1.2 * q * grow}`,
    )
}

/** Water thrown over the back: three ribbons that break into a few drops. Mouth of the trunk at 0, thrown to the left. */
function shower(k) {
  path(
    k,
    '#bfe8ec',
    'M0 0C-8 -16 -26 -22 -42 -16C-54 -11 -60 -2 -62 10C-57 0 -50 -7 -40 -10C-26 -14 -12 -10 -2 3Z',
  )
  path(
    k,
    '#ffffff',
    'M0 0C-8 -16 -26 -22 -42 -16C-50 -13 -55 -8 -58 -2C-50 -10 -42 -14 -34 -14.500C-22 -15 -10 -10 -1 1Z',
  )
  path(
    k,
    '#e4f8f4',
    'M-1 1C-10 -8 -22 -10 -32 -6C-40 -2 -44 5 -45 14C-41 6 -36 0 -29 -2C-20 -4.500 -10 -3 -2 3Z',
  )
  for (const [x, y, q] of points(
    '-66 6 1.300 -64 15 1.700 -58 14 1.200 -50 18 1.500 -46 20 1.100 -40 12 1.200 -54 5 1 -69 0 0.900 -30 -22 1.100 -44 -21 1.200 -54 -16 1 -62 -8 1.100',
    3,
  ))
    path(
      k,
      '#ffffff',
      `M${x} ${y - q * 1.6}C${x + q * 1.6} ${y + q} ${x - q * 1.6} ${y + q} ${x} ${y - q * 1.6}Z`,
    )
}

/** Somebody of the sanctuary with bucket and brush, up to the thighs in the river. */
function keeper(k) {
  path(k, '#3c3f5c', 'M-2.600 2L-2.400 -6H2.400L2.600 2Z')
  path(
    k,
    '#2f6f9a',
    'M-3 -5.500C-3.400 -10 -3 -12.500 -2 -13H2.200C3.400 -12 3.400 -9 2.800 -5.500Z',
  )
  path(k, '#24507a', 'M0.800 -13H2.200C3.400 -12 3.400 -9 2.800 -5.500H1Z')
  stroke(k, '#2f6f9a', 1.7, 'M2.400 -12L5 -13.500')
  stroke(k, '#a8704c', 1.4, 'M5 -13.500L8.500 -15.500M-2.400 -12L-4.500 -9L-4.400 -6')
  path(
    k,
    '#e8d5a0',
    'M7.500 -17.600L10.500 -16.600L10 -14.600L7.200 -15.500ZM-6.400 -6H-2.800L-3.300 -2.600H-5.900Z',
  )
  path(k, '#a8704c', 'M-1 -15.500H1V-12.800H-1Z')
  path(k, '#8a5a40', 'M0 -18.400a1.700 1.900 0 1 0 0.010 0Z')
  path(k, '#f4d898', 'M-4.600 -16.900C-2 -17.700 2 -17.700 4.600 -16.900L0 -20.800Z')
}

export default {
  alt: 'Elefanti al bagno nel fiume di un santuario del nord della Thailandia, nel sole del mattino: la madre si spruzza l’acqua sul dorso, il piccolo le sta accanto con un airone in groppa',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#f0a860'],
          [0.4, '#fcc878'],
          [0.75, '#ffe4a0'],
          [1, '#fff4c8'],
        ],
        haze: '#f2dca4',
        disc: 0.09,
        discColour: '#fffdf0',
      },
      sun: [0.18, 0.24],
      horizon: BANK / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Hills of the north, one behind the other in the haze of the morning.
      for (const [c, seed, line] of [
        ['#cf9c8c', 3, '-5 30 18 24 40 29 66 20 92 27 116 18 140 26 166 21'],
        ['#8f8c88', 5, '-5 36 24 32 52 37 84 30 112 36 136 29 166 33'],
      ])
        fill(k, c, [...rough(points(line), 0.7, seed), ...points('166 60 -5 60')])
      leafMass(k, {
        box: [-4, 32, 166, BANK + 2],
        inside: (x, y) =>
          y > 44 - Math.max(0, x - 96) * 0.1 - Math.max(0, 30 - x) * 0.1 + noise(x * 0.13, 4) * 3,
        light: (x) => 0.95 - Math.abs(x - 34) * 0.007,
        size: 6.5,
        tones: [
          ['#3f6f4c', '#4f7f50', '#64904f'],
          ['#547f4c', '#739a50', '#9cb455'],
          ['#6d9050', '#98b056', '#d0cf6c'],
        ],
        seed: 7,
      })
      path(
        k,
        '#d9b878',
        `M-5 ${BANK - 0.6}C30 ${BANK - 2} 70 ${BANK + 0.4} 166 ${BANK - 1.6}V${BANK + 1}H-5Z`,
      )
    })
    for (const [x, height, lean] of points('0.86 30 0.1 0.92 38 -0.12 0.8 22 0.14', 3))
      palm(s, { x, y: 0.56, height, lean, haze: 0.16, seed: Math.round(x * 30), shadow: false })
    stillWater(s, {
      y: BANK / 90,
      veil: [
        [0, '#ffe0a0', 0.25],
        [0.3, '#6cb0a0', 0.55],
        [1, '#145c68', 0.88],
      ],
      sway: 1.4,
    })
    f.draw(s.k, (k) => {
      const r = random(6)
      for (let i = 0; i < 40; i++) {
        const y = BANK + 2 + (i / 39) ** 1.5 * 34
        const x = i % 2 ? 18 + (r() - 0.5) * (14 + (y - BANK) * 0.7) : r() * 160
        stroke(
          k,
          i % 2 ? '#fff0c0' : 'rgba(30,80,90,.4)',
          0.18 + (y - BANK) * 0.014,
          `M${x} ${y}h${3 + r() * 9}`,
        )
      }
      bathing(k, 76, 72, 0.78, 18, { trunk: 'up' })
      at(k, 121.2, 18.8, 0.78, shower)
      bathing(k, 36, 78, 0.38, 10, { trunk: 'down' })
      // The egret rides along.
      k.save()
      k.translate(-14.5, 3.2)
      path(
        k,
        '#fffdf4',
        'M40 46.800C41 44.500 44 43.500 45.500 43L45.800 40.500C45.600 38.800 47.400 38.400 48 39.600L50.400 40.200L48 40.600C48 42 48 44 46.500 46C44.500 48 42 48 40 46.800Z',
      )
      path(k, '#e8952f', 'M48 39.700L50.800 40.200L48 40.600Z')
      stroke(k, '#4a4450', 0.4, 'M43.500 47.500V50M45 47V50')
      k.restore()
      at(k, 118, 79, 1.3, keeper, true)
      stroke(k, '#fff2cc', 0.5, 'M111 81.400C114 82.800 122 82.800 125 81.400')
      // Reeds and ferns of the near bank.
      leafMass(k, {
        box: [-6, 78, 40, 98],
        inside: (x, y) => y > 84 + x * 0.26 + noise(x * 0.2, 3) * 1.6,
        size: 4.6,
        tones: [
          ['#17382f', '#1f4a38', '#2c5c3c'],
          ['#1c4236', '#2a5a3c', '#4f7a40'],
        ],
        seed: 9,
      })
      for (const [x, y, l, a] of points(
        '0 92 26 -1.1 -5 88 22 -0.6 10 95 20 -1.5 164 92 20 -2 168 96 24 -2.5',
        4,
      ))
        frond(k, x, y, l, a, ['#2c6040', '#173c33'], { bend: Math.cos(a) > 0 ? 0.8 : -0.8, n: 16 })
    })
    return finish(s, { rays: 0.1 })
  },
}
