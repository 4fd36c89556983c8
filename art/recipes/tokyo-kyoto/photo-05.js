import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { blueHour } from './kit.js'

/** A step of the stair: its middle, half its width and its height on the picture, from the top down. */
const STEPS = Array.from({ length: 17 }, (_, i) => {
  const t = i / 16
  return { y: 40 + t ** 1.35 * 56, half: 9 + t ** 1.2 * 31, t }
})

/** A red lantern of the shrine on its post, a cap of snow on the roof; foot at 0, 26 units tall. */
function lantern(k, m) {
  path(k, '#8f2530', 'M-1 0V-14H1V0Z')
  path(k, '#e2483c', m < 0 ? 'M0.200 0V-14H1V0Z' : 'M-1 0V-14H-0.200V0Z')
  path(k, '#8f2530', 'M-3.400 -14H3.400V-15.200H-3.400Z')
  path(k, '#fff0b8', 'M-2.700 -15.200L-3 -20.500H3L2.700 -15.200Z')
  path(
    k,
    '#ffd27c',
    m < 0
      ? 'M-2.700 -15.200L-3 -20.500H-0.800V-15.200Z'
      : 'M0.800 -15.200V-20.500H3L2.700 -15.200Z',
  )
  stroke(
    k,
    '#a82c34',
    0.45,
    'M-2.800 -15.200L-3.100 -20.500M2.800 -15.200L3.100 -20.500M0 -15.200V-20.500M-2.900 -17.800H2.900',
  )
  path(k, '#5a1c34', 'M-5 -20.300L-2 -23.400H2L5 -20.300Z')
  path(
    k,
    '#f4f7fc',
    'M-5.400 -20.600C-4.600 -23 -2.600 -25.600 0 -26C2.600 -25.600 4.600 -23 5.400 -20.600C4 -21.600 3 -20.800 2 -21.500C1 -22 -0.500 -20.900 -1.600 -21.500C-3 -22 -4 -20.600 -5.400 -20.600Z',
  )
  path(
    k,
    '#b9c6e2',
    m < 0
      ? 'M-5.400 -20.600C-4.600 -23 -3.400 -24.600 -1.800 -25.500C-2.800 -24 -3.200 -22.600 -3.200 -21.300C-4 -21 -4.600 -20.600 -5.400 -20.600Z'
      : 'M5.400 -20.600C4.600 -23 3.400 -24.600 1.800 -25.500C2.800 -24 3.200 -22.600 3.200 -21.300C4 -21 4.600 -20.600 5.400 -20.600Z',
  )
  path(k, '#eef3fb', 'M-2.600 0.500C-2.400 -1.600 2.400 -1.600 2.600 0.500Z')
}

/** A cedar: a straight trunk with a line of snow, boughs that hang under their load; foot at 0. */
function cedar(k, seed, [bark, lit, leaf, deep, snow]) {
  const r = random(seed)
  path(k, bark, 'M-2.600 0C-2 -20 -1.600 -50 -1.200 -90H1.200C1.600 -50 2 -20 2.600 0Z')
  path(k, lit, 'M-2.600 0C-2 -20 -1.600 -50 -1.200 -90H-0.500C-0.700 -50 -0.900 -20 -1.200 0Z')
  for (let i = 0; i < 9; i++) {
    const y = -24 - i * 7.4
    const wide = 11 - i * 0.6
    for (const m of [-1, 1]) {
      const d = wide * (0.85 + r() * 0.3)
      const drop = 3 + r() * 2
      path(
        k,
        m < 0 ? leaf : deep,
        `M0 ${y - 3}C${m * d * 0.4} ${y - 3} ${m * d * 0.8} ${y} ${m * d} ${y + drop}C${m * d * 0.7} ${y + drop * 0.6} ${m * d * 0.6} ${y + drop + 1} ${m * d * 0.45} ${y + drop * 0.7}C${m * d * 0.3} ${y + drop + 0.6} ${m * d * 0.15} ${y + 2} 0 ${y + 2}Z`,
      )
      path(
        k,
        snow,
        `M0 ${y - 3.6}C${m * d * 0.4} ${y - 4} ${m * d * 0.8} ${y - 1} ${m * d} ${y + drop}C${m * d * 0.7} ${y + drop * 0.2} ${m * d * 0.4} ${y - 1} 0 ${y - 1.4}Z`,
      )
    }
  }
}

/** A fox that sits and looks back over its shoulder; 14 units tall. */
function fox(k) {
  path(
    k,
    '#b8502f',
    'M3 0C7 -0.500 9.500 -3 9 -6C8.600 -8 6.600 -8 6 -6.500C5.600 -5 4.500 -3.500 2.600 -3Z',
  )
  path(k, '#fff4e2', 'M9 -6C8.600 -8 6.600 -8 6 -6.500C6.800 -5.800 8 -5.600 9 -6Z')
  path(k, '#d9693a', 'M-3.600 0C-4.400 -4 -3.600 -7 -1.800 -8.600L1 -8.600C3.200 -7 4 -4 3.600 0Z')
  path(
    k,
    '#f2935c',
    'M-3.600 0C-4.400 -4 -3.600 -7 -1.800 -8.600L-0.800 -8.600C-2 -6 -2.200 -3 -1.800 0Z',
  )
  path(
    k,
    '#fff4e2',
    'M-1.400 -8C-0.900 -5.500 -0.500 -4.500 0.400 -3.600C1 -4.600 1.200 -6.500 1 -8Z',
  )
  path(k, '#3a2230', 'M-2.600 0.200V-2H-1.400V0.200ZM0.400 0.200V-2H1.600V0.200Z')
  path(
    k,
    '#d9693a',
    'M-3.800 -10.200L-3.400 -14.200L-1.600 -12.400H0.800L2.600 -14.200L3 -10.200L0 -7.200Z',
  )
  path(
    k,
    '#fff4e2',
    'M-3.800 -10.200L-1.400 -9.600L-0.400 -7.600L0.600 -9.600L3 -10.200L0 -7.200L-0.400 -7Z',
  )
  path(
    k,
    '#3a2230',
    'M-3.200 -13.400L-2.200 -12.600L-3 -11.800ZM2.400 -13.400L1.400 -12.600L2.200 -11.800ZM-0.900 -8H0.100L-0.400 -7.200ZM-1.900 -10.700a0.400 0.400 0 1 0 0.010 0ZM1.100 -10.700a0.400 0.400 0 1 0 0.010 0Z',
  )
}

export default {
  alt: 'La scala di un santuario di Kyoto nella neve, fra lanterne rosse accese, con una volpe sui gradini',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...blueHour,
        sky: [
          [0, '#1c2c60'],
          [0.5, '#4a639c'],
          [1, '#a9b4d0'],
        ],
        haze: '#8fa0c4',
      },
      sun: [0.5, 0.4],
      horizon: 0.44,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const far = ['#5f74a4', '#7d92bc', '#54709c', '#4a648f', '#c3d0e6']
      const mid = ['#3a4678', '#5a6a9c', '#2f5470', '#264560', '#dfe7f4']
      path(k, '#8fa2c8', 'M-5 36C12 22 28 34 44 26C60 20 100 20 116 26C132 34 148 22 168 36V60H-5Z')
      for (const [x, y, q, seed] of points(
        '44 44 0.460 3 56 42 0.420 5 104 42 0.420 7 117 44 0.460 9 68 40 0.360 4 93 40 0.360 8',
        4,
      ))
        at(k, x, y, q, (c) => cedar(c, seed, far))
      // The gate at the top, snow on its beam.
      path(k, '#c23a36', 'M72.500 41V26H74.500V41ZM85.500 41V26H87.500V41ZM71 30H89V31.500H71Z')
      path(k, '#8f2530', 'M74 41V26H74.500V41ZM85.500 41V26H86V41Z')
      path(
        k,
        '#c23a36',
        'M68.500 23.500C75 25.200 85 25.200 91.500 23.500L91 26C85 27.200 75 27.200 69 26Z',
      )
      path(
        k,
        '#f4f7fc',
        'M68 23.600C75 21.600 85 21.600 92 23.600C85 25.300 75 25.300 68 23.600ZM71 30C76 29.200 84 29.200 89 30Z',
      )
      // Banks of snow on both sides.
      path(k, '#c9d5ea', 'M-5 52C20 47 50 44 71 40L40 96H-5Z')
      path(k, '#b3c2de', 'M165 52C140 47 110 44 89 40L120 96H168Z')
      path(k, '#e3eaf6', 'M-5 58C16 54 40 54 62 46L56 56C40 62 18 64 -5 70Z')
      path(k, '#ced9ec', 'M165 58C144 54 120 54 98 46L104 56C120 62 142 64 168 70Z')
      for (const [x, y, q, seed] of points('28 58 0.720 6 134 58 0.720 11', 4))
        at(k, x, y, q, (c) => cedar(c, seed, mid))
      // The steps: tread of snow, riser in shade; warm where the lanterns shine on them.
      for (let i = 0; i < STEPS.length - 1; i++) {
        const [a, b] = [STEPS[i], STEPS[i + 1]]
        const rise = (b.y - a.y) * 0.46
        fill(k, i % 2 ? '#e6ecf7' : '#edf2fa', [
          [80 - a.half, a.y],
          [80 + a.half, a.y],
          [80 + b.half, b.y - rise],
          [80 - b.half, b.y - rise],
        ])
        fill(k, '#7f8fb8', [
          [80 - b.half, b.y - rise],
          [80 + b.half, b.y - rise],
          [80 + b.half, b.y],
          [80 - b.half, b.y],
        ])
        fill(k, '#6a78a4', [
          [80 - b.half, b.y - rise * 0.4],
          [80 + b.half, b.y - rise * 0.4],
          [80 + b.half, b.y],
          [80 - b.half, b.y],
        ])
        for (const m of [-1, 1]) {
          fill(k, 'rgba(255,196,120,.5)', [
            [80 + m * a.half, a.y],
            [80 + m * a.half * 0.62, a.y],
            [80 + m * b.half * 0.62, b.y - rise],
            [80 + m * b.half, b.y - rise],
          ])
          fill(k, 'rgba(255,150,90,.3)', [
            [80 + m * b.half, b.y - rise],
            [80 + m * b.half * 0.7, b.y - rise],
            [80 + m * b.half * 0.7, b.y],
            [80 + m * b.half, b.y],
          ])
        }
      }
    })
    for (const i of [2, 5, 8, 11, 14]) {
      const { y, half, t } = STEPS[i]
      const q = 0.3 + t * 0.92
      for (const m of [-1, 1]) {
        const [px, py] = f.at([80 + m * (half + 2.5 * q), y - 17 * q])
        s.glowAt(px, py, f.q * 15 * q, '#ffb45c', 0.5)
        f.draw(s.k, (k) => at(k, 80 + m * (half + 2.5 * q), y + 1, q, (c) => lantern(c, m)))
      }
    }
    f.draw(s.k, (k) => {
      // Prints on the snow lead up to the fox.
      for (const [x, y] of points(
        '79 93 82 89.500 79.500 86 82.500 82.500 80 79 82.500 75.500 80.500 72.500',
      ))
        path(k, '#9fb0d2', `M${x} ${y}c0 -1 1.800 -1 1.800 0c0 0.700 -1.800 0.700 -1.800 0Z`)
      path(
        k,
        'rgba(50,60,110,.4)',
        'M78 68.500C82 67.600 88 67.600 92 68.500C88 70 82 70 78 68.500Z',
      )
      at(k, 83, 69, 0.98, fox)
      const near = ['#252c58', '#4a5488', '#1f3e58', '#18304a', '#eef3fb']
      at(k, 7, 98, 1.25, (c) => cedar(c, 14, near))
      at(k, 154, 98, 1.25, (c) => cedar(c, 17, near))
      const r = random(21)
      for (let i = 0; i < 90; i++) {
        const q = 0.25 + r() * 0.45
        path(k, 'rgba(255,255,255,.85)', `M${r() * 160} ${r() * 90}a${q} ${q} 0 1 0 0.010 0Z`)
      }
    })
    return finish(s, { bloom: 0.28 })
  },
}
