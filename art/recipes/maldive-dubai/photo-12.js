import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { clearDay } from './kit.js'

const SEA = 40
const BODY =
  'M-31 7C-22 -8 -6 -16 10 -15C18 -14.500 24 -12 28 -8C31 -7.500 35.500 -6.500 37.500 -5C37.500 -3.400 33 -3.200 29.500 -3.600C24 1 12 2.400 2 2.400C-10 2.400 -20 4 -28 9.500Z'

/** A spinner dolphin in the air, facing right: dark back, grey flank, white belly. */
function dolphin(k) {
  path(
    k,
    '#2f4a6c',
    'M-27 4.500C-32 3 -38 4 -43 8.500C-38.500 10 -34 10 -31 9.500C-33 12.500 -34 16 -33 20C-29 16.500 -25.500 12 -25 7.500Z',
  )
  path(k, '#2a4264', 'M12 0C14 6 12 12 8 16C5.500 11 5 5 6 -1Z')
  path(k, '#86a6bd', BODY)
  k.save()
  k.clip(new Path2D(BODY))
  path(k, '#f6f4ea', 'M-32 12C-20 2 -6 -1 8 -2.500C18 -3.500 24 -5 30 -5L40 -3V14H-32Z')
  path(k, '#33527a', 'M-34 6C-26 -2 -14 -8.500 0 -9.500C12 -10 20 -10 28 -7.500L40 -6V-20H-34Z')
  path(
    k,
    '#4f7299',
    'M-20 -4C-10 -12 2 -15.500 14 -14C20 -13 25 -10.500 28 -8.200C20 -11.500 8 -12.500 -4 -9.500C-10 -8 -16 -6 -20 -4Z',
  )
  k.restore()
  path(k, '#33527a', 'M1 -15.300C-3 -20 -8 -23 -13 -24C-11.500 -20 -11.500 -16 -12.500 -12Z')
  path(k, '#4f7299', 'M1 -15.300C-3 -20 -8 -23 -13 -24C-9 -21 -6 -18 -4.500 -15Z')
  path(k, '#1f2f4a', 'M24.400 -8.400a1 1 0 1 0 0.010 0Z')
  stroke(
    k,
    '#2a4264',
    0.5,
    'M37 -4.600C33.500 -4.200 31 -4.600 28.600 -5.600M24 -6.500C20 -4.500 16 -4.500 13 -3.500',
  )
}

/** Water thrown up where one left the sea. */
function splash(k, x, y, q, seed) {
  const r = random(seed)
  path(
    k,
    '#ffffff',
    `M${x - 8 * q} ${y}C${x - 7 * q} ${y - 3 * q} ${x - 5 * q} ${y - 2 * q} ${x - 4.5 * q} ${y - 5 * q}C${x - 3 * q} ${y - 3 * q} ${x - 1.6 * q} ${y - 7 * q} ${x - 0.4 * q} ${y - 7.6 * q}C${x} ${y - 4 * q} ${x + 2 * q} ${y - 5 * q} ${x + 3.4 * q} ${y - 6 * q}C${x + 3.6 * q} ${y - 3 * q} ${x + 6 * q} ${y - 3.4 * q} ${x + 8 * q} ${y}C${x + 4 * q} ${y + 1.4 * q} ${x - 4 * q} ${y + 1.4 * q} ${x - 8 * q} ${y}Z`,
  )
  path(
    k,
    '#bfe6ea',
    `M${x - 6 * q} ${y}C${x - 4 * q} ${y - 1.6 * q} ${x - 2 * q} ${y - 1 * q} ${x} ${y - 2.4 * q}C${x + 2 * q} ${y - 1 * q} ${x + 4 * q} ${y - 1.6 * q} ${x + 7 * q} ${y}Z`,
  )
  for (let i = 0; i < 16; i++) {
    const a = -0.4 - r() * 2.4
    const d = (6 + r() * 6) * q
    path(
      k,
      '#ffffff',
      `M${x + Math.cos(a) * d} ${y + Math.sin(a) * d * 0.8}a${(0.25 + r() * 0.4) * q} ${(0.25 + r() * 0.4) * q} 0 1 0 0.010 0Z`,
    )
  }
  for (const [w, d] of points('11 1.200 15 2.800 19 4.600'))
    stroke(
      k,
      'rgba(226,248,246,.75)',
      0.45 * q,
      `M${x - w * q} ${y + d * q * 0.4}C${x - w * 0.5 * q} ${y + d * q} ${x + w * 0.5 * q} ${y + d * q} ${x + w * q} ${y + d * q * 0.4}`,
    )
}

/** A dhoni under its awning, prow high to the left, four who lean out to look. */
function dhoni(k) {
  path(k, 'rgba(10,70,110,.35)', 'M-22 2C-10 1 16 1 24 2L18 6C4 7 -12 7 -22 2Z')
  for (const [x, c] of [
    [-10, '#e2604a'],
    [-4.5, '#f6f0e0'],
    [3, '#f2b53c'],
    [9, '#3f8f84'],
  ]) {
    path(k, c, `M${x - 1.9} -3.500C${x - 2} -7.500 ${x + 2} -7.500 ${x + 1.9} -3.500Z`)
    path(k, '#6d4434', `M${x} -10a1.450 1.600 0 1 0 0.010 0Z`)
  }
  stroke(k, '#6d4434', 0.9, 'M-11.500 -6L-15.500 -9M4.500 -6L1.500 -9.500')
  stroke(k, '#7a4f3a', 0.6, 'M-13 -4V-15M0 -4V-15.500M13 -4V-15')
  path(
    k,
    '#f8f1dc',
    'M-16 -15.500C-6 -17.500 6 -17.500 16 -15.500L15 -13.800C6 -15.400 -6 -15.400 -15 -13.800Z',
  )
  path(k, '#d9c9b4', 'M0 -17C6 -17 11 -16.500 16 -15.500L15 -13.800C10 -14.700 5 -15 0 -15Z')
  path(
    k,
    '#8a4f34',
    'M-22 -4.500C-12 -2.500 12 -2.500 22 -5.500L20 0.500C16 3 -14 3 -18 1.500C-23 -1 -27 -8 -26 -17C-24 -11 -23.500 -7 -22 -4.500Z',
  )
  path(
    k,
    '#b9744a',
    'M-26 -17C-24 -11 -23.500 -7 -22 -4.500C-12 -2.500 12 -2.500 22 -5.500L21.600 -4C12 -1.200 -12 -1.200 -22 -3C-24.500 -6 -26 -11 -26 -17Z',
  )
  path(k, '#5d3430', 'M-20 0C-10 1.500 14 1.500 20.500 -1L20 0.500C16 3 -14 3 -18 1.500Z')
}

export default {
  alt: 'Delfini stenella saltano fuori dall’acqua davanti alla prua di un dhoni, al largo di un’isola delle Maldive, mentre i viaggiatori si sporgono a guardare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.1, 0.1], horizon: SEA / 90 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.3 0.4 52 11 4 0.62 0.3 26 6 8 0.86 0.16 30 6 5',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffffff', dark: '#c9dfe8' })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, y] of [
        ['#2c86bd', SEA],
        ['#1f78b4', SEA + 5],
        ['#1c6cab', SEA + 14],
        ['#1a60a0', SEA + 26],
        ['#175493', SEA + 38],
      ])
        fill(k, c, points(`-5 ${y} 40 ${y + 0.5} 90 ${y - 0.4} 165 ${y + 0.4} 165 96 -5 96`))
      // The island: lagoon, sand, crowns of palms one over another.
      path(
        k,
        '#6fd6cf',
        'M88 42.200C104 40.400 146 40.400 168 41.500V44C146 44.600 108 44.400 88 42.200Z',
      )
      path(
        k,
        '#f6e6bc',
        'M98 40.800C110 39.600 140 39.400 168 40V41.600C140 42.200 112 42 98 40.800Z',
      )
      path(
        k,
        '#2f7a58',
        'M103 40.300C105 37 109 37.500 112 36C117 34 122 36 127 34.500C133 32.500 140 35 146 34C153 32.500 160 34 168 33V40.600H103Z',
      )
      path(
        k,
        '#58a266',
        'M104 39C107 37 110 38 113 36.700C118 35 122 37 127 35.500C133 33.600 140 36 146 35C153 33.600 160 35 168 34V35.500C158 37 150 36 143 37.500C134 39 124 37 116 38.500C111 39.500 107 38.500 104 39Z',
      )
      for (const [x, y, q] of points(
        '112 37 1 121 35.500 1.200 133 34 1.400 141 34.600 1.100 152 33.500 1.500 160 33 1.300',
        3,
      )) {
        stroke(k, '#6d5a48', 0.45 * q, `M${x} ${y + 2}q${0.6 * q} ${-4 * q} ${1.4 * q} ${-6 * q}`)
        for (const a of [-2.9, -2.3, -1.6, -0.9, -0.2, 0.3])
          stroke(
            k,
            a < -1.5 ? '#6fb46c' : '#2f7a58',
            0.7 * q,
            `M${x + 1.4 * q} ${y - 4 * q}q${Math.cos(a) * 1.6 * q} ${Math.sin(a) * 2 * q - 0.6 * q} ${Math.cos(a) * 3 * q} ${Math.sin(a) * 1.6 * q + 1.2 * q}`,
          )
      }
      // Waves: short crisp strokes, larger towards the viewer.
      const r = random(9)
      for (let i = 0; i < 100; i++) {
        const t = (i / 99) ** 1.3
        const [x, y, l] = [r() * 166 - 3, SEA + 4 + t * 46, 1.4 + t * 8 * (0.5 + r())]
        path(
          k,
          ['rgba(120,204,226,.6)', 'rgba(14,58,110,.45)', 'rgba(70,160,204,.6)'][i % 3],
          `M${x - l} ${y}q${l} ${-0.3 - t * 1.1} ${l * 2} 0q${-l} ${0.3 + t * 0.5} ${-l * 2} 0Z`,
        )
      }
      path(
        k,
        'rgba(240,252,250,.8)',
        'M104 57.500C112 56.500 150 57 168 58V59C150 58.600 116 59 104 57.500Z',
      )
      at(k, 128, 56.5, 1, dhoni)
      stroke(
        k,
        '#eefaf8',
        0.7,
        'M101 58C103 56.600 105 57.600 107 58.500C118 59.600 140 59.600 152 58.400',
      )
      // Three in the air, one only a back and a fin.
      path(k, 'rgba(10,48,96,.5)', 'M28 82C44 79.500 72 80 88 82.500C72 85.500 44 85.500 28 82Z')
      path(k, 'rgba(10,48,96,.45)', 'M70 66C78 64.800 96 65 104 66.200C96 68 78 67.600 70 66Z')
      k.save()
      k.clip(new Path2D('M-5 -5H165V65.5H-5Z'))
      k.translate(89, 56)
      k.rotate(-0.5)
      k.scale(0.46, 0.46)
      dolphin(k)
      k.restore()
      splash(k, 76, 65.5, 0.8, 5)
      k.save()
      k.clip(new Path2D('M-5 -5H165V80H-5Z'))
      k.translate(56, 60)
      k.rotate(-0.28)
      k.scale(1.02, 1.02)
      dolphin(k)
      k.restore()
      splash(k, 24, 80, 1.5, 3)
      k.save()
      k.clip(new Path2D('M-5 -5H165V64H-5Z'))
      k.translate(24, 56)
      k.rotate(0.62)
      k.scale(0.34, 0.34)
      dolphin(k)
      k.restore()
      splash(k, 33, 64, 0.5, 8)
      path(
        k,
        '#33527a',
        'M116 79C120 75.500 128 75 131 75.500C130 72.500 132 70 135 68.500C134.600 71.500 136 74 138 76C143 77 147 78 149 79.500Z',
      )
      path(
        k,
        '#4f7299',
        'M120 77.500C124 75.600 128 75 131 75.500C130 72.500 132 70 135 68.500C132.500 72 132.500 74.500 134 76.600C128 75.600 124 76.600 120 77.500Z',
      )
      stroke(
        k,
        '#ffffff',
        0.8,
        'M112 79.600C124 82 144 82 153 79.800M108 82C118 84.600 136 85 144 83.600',
      )
      for (const [x, y] of points('44 47 40 52 48 71 66 74 84 64 96 61 30 70 36 58'))
        path(k, '#ffffff', `M${x} ${y}a0.550 0.650 0 1 0 0.010 0Z`)
    })
    return finish(s, { rays: 0.04 })
  },
}
