import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { egret, elephant, safariCar } from '../../things/wading-elephants.js'

const SHORE = 53

const firstLight = {
  ...moods.dawn,
  sky: [
    [0, '#3c64ac'],
    [0.3, '#7c9ccc'],
    [0.6, '#c4c4d4'],
    [0.84, '#ffd8bc'],
    [1, '#ffc8a0'],
  ],
  finish: { bloom: 0.14, threshold: 0.86, vignette: 0.14, cool: '#141c50' },
}

/** Kilimanjaro from the north: the teeth of Mawenzi at the left, the saddle, the long dome of Kibo with its ice. */
function kilimanjaro(k) {
  fill(
    k,
    '#7c84b8',
    points(
      '-6 50 8 48.500 22 45.500 34 41 41 36.500 44 33 46 33.600 48 29.500 50 31.200 52 28.600 54.500 32.400 56.500 31.600 60 36.200 66 37.800 72 37 79 33.500 85 28 90 22.500 95 18.400 100 16.800 105 17.200 110 16.500 115 17.600 119 20.500 124 25.500 130 31.500 138 38 148 43.500 158 46.800 168 48.500 168 56 -6 56',
    ),
  )
  // What the sun has reached.
  for (const [c, text] of [
    [
      '#e8a8a0',
      '79 33.500 85 28 90 22.500 95 18.400 97 22 94.500 27 97 31 92 35.500 94 40 86 44 74 47 60 48.500 64 44 72 41 76 37.500',
    ],
    ['#c898ac', '97 31 101 27 103 32 99.500 37 103 41 97 45 86 47.500 74 47 86 44 94 40 92 35.500'],
    ['#e8a8a0', '34 41 41 36.500 44 33 45 36 43 39.500 45 42 38 45 26 47.500 14 48.600 22 45.500'],
    ['#e8a8a0', '46.500 33 48 29.500 49.500 32 48.500 36 50 39 46 41.500 44 38'],
    ['#e8a8a0', '51 31 52 28.600 53.500 32.500 52.500 36 50.500 35'],
    ['#a890b4', '110 27 114 31 112 36 116 40 110 45 102 46.500 106 41 104 36'],
    ['#6874ac', '119 25 124 31 123 36 129 41 128 45.500 120 46.500 121 41 117 35'],
    ['#6874ac', '55 36 60 40 59 44 64 46.500 54 47 56 42'],
    ['#6874ac', '131 36 136 41 145 45.500 136 46.500 132 41'],
  ])
    fill(k, c, points(text))
  // The ice: fields on the rim, tongues between the ridges.
  fill(
    k,
    '#fff0e4',
    points(
      '90 22.500 95 18.400 100 16.800 105 17.200 110 16.500 113 17.200 112 20 113.500 23.500 110.500 22 109 26 106.500 22.500 104 28 101.500 23 99 27 97 22 94 26.500 93 23.500 89 26.500 87.500 25.300',
    ),
  )
  fill(
    k,
    '#c4c4e8',
    points(
      '113 17.200 115 17.600 119 20.500 123 24.500 119.500 24 120 27.500 116.500 23.500 114.500 26 113.500 23.500 112 20',
    ),
  )
  fill(k, '#d8ccec', points('105 17.200 107 20 106.500 22.500 104 28 103 24 104 20'))
}

/** Long thin clouds at the mountain's waist. */
function belt(k, colour, list) {
  for (const [x, y, l, h] of points(list, 4))
    path(
      k,
      colour,
      `M${x - l} ${y}C${x - l * 0.7} ${y - h * 0.5} ${x - l * 0.6} ${y - h} ${x - l * 0.3} ${y - h * 0.8}C${x - l * 0.1} ${y - h * 1.5} ${x + l * 0.2} ${y - h * 1.3} ${x + l * 0.35} ${y - h * 0.7}C${x + l * 0.6} ${y - h * 0.9} ${x + l * 0.8} ${y - h * 0.3} ${x + l} ${y}C${x + l * 0.4} ${y + h * 0.4} ${x - l * 0.5} ${y + h * 0.4} ${x - l} ${y}Z`,
    )
}

/** A flat-topped acacia on the far shore; 10 high. */
function acacia(k, [light, dark], wide, lean) {
  stroke(
    k,
    dark,
    0.5,
    `M0 0C${lean} -3 ${lean} -4 ${lean * 0.5} -5.500M${lean * 0.6} -4L${-wide * 0.5} -7.600M${lean * 0.6} -4.600L${wide * 0.5} -7.800`,
  )
  path(
    k,
    dark,
    `M${-wide} -7.400C${-wide * 0.9} -8.800 ${-wide * 0.5} -9.400 ${-wide * 0.3} -9.300C${-wide * 0.1} -10.200 ${wide * 0.4} -10.100 ${wide * 0.5} -9.400C${wide * 0.8} -9.500 ${wide} -8.500 ${wide} -7.600C${wide * 0.6} -7.200 ${wide * 0.3} -7.700 0 -7.300C${-wide * 0.4} -7 ${-wide * 0.7} -7.500 ${-wide} -7.400Z`,
  )
  path(
    k,
    light,
    `M${-wide} -7.400C${-wide * 0.9} -8.800 ${-wide * 0.5} -9.400 ${-wide * 0.3} -9.300C${-wide * 0.1} -10.200 ${wide * 0.4} -10.100 ${wide * 0.5} -9.400C${wide * 0.1} -9.500 ${-wide * 0.2} -8.800 ${-wide * 0.4} -8.500C${-wide * 0.6} -8.500 ${-wide * 0.8} -8 ${-wide} -7.400Z`,
  )
}

function farShore(k) {
  path(k, '#94a0bc', 'M-6 49.600C20 48.400 50 50 80 49C110 48.200 140 50 168 49V56H-6Z')
  const tones = ['#a8a098', '#64789c']
  for (const [x, y, q, wide, lean] of points(
    '9 51 0.520 7 0.600 16 51.200 0.360 5.500 -0.500 31 50.800 0.300 6 0.300 64 50.800 0.340 6.400 0.500 70 51 0.260 5 -0.400 97 50.800 0.300 6 0.300 122 51 0.420 7 -0.700 128.500 51 0.280 5.500 0.400 151 51.200 0.600 7.500 0.600 159 51.200 0.400 6 -0.500',
    5,
  ))
    at(k, x, y, q, (c) => acacia(c, tones, wide, lean))
  path(
    k,
    '#8c9c8c',
    `M-6 51.200C10 50.600 30 51.600 50 51C90 50.200 120 51.600 168 50.800V${SHORE + 0.3}H-6Z`,
  )
  path(
    k,
    '#c8b890',
    `M-6 51.200C10 50.600 30 51.600 50 51C90 50.200 120 51.600 168 50.800V51.600C120 52.300 90 51 50 51.800C30 52.300 10 51.400 -6 51.900Z`,
  )
}

/** A tussock of reeds in the water. */
function reeds(k, x, y, q, n, [light, dark], seed) {
  const r = random(seed)
  path(
    k,
    dark,
    `M${x - n * 0.3 * q} ${y}q${n * 0.3 * q} ${-1.1 * q} ${n * 0.6 * q} 0q${-n * 0.3 * q} ${0.5 * q} ${-n * 0.6 * q} 0Z`,
  )
  for (let i = 0; i < n; i++) {
    const u = (i + r() - n / 2) * 0.46 * q
    const [hgt, bend] = [q * (1.6 + r() * 2.2), q * (r() - 0.4) * 1.4]
    path(
      k,
      r() < 0.45 ? light : dark,
      `M${x + u - 0.14 * q} ${y}Q${x + u} ${y - hgt * 0.6} ${x + u + bend} ${y - hgt}Q${x + u + 0.3 * q} ${y - hgt * 0.5} ${x + u + 0.16 * q} ${y}Z`,
    )
  }
}

/** The family: x, foot, size, and how each walks. */
const FAMILY = [
  [30, 66.4, 1.5, { step: 0.6 }],
  [49.5, 65.6, 1.3, { step: 0.15, trunk: 'drink', tusks: 0.92 }],
  [63.4, 65.8, 0.62, { step: 0.5, trunk: 'up', tusks: 0 }],
  [77, 65.4, 1.36, { step: 0.5, tusks: 0.96 }],
  [91.6, 64.4, 0.94, { step: 0.7, trunk: 'down', tusks: 0.84 }],
]

/** The mirror sways off the edges of the picture: what lies beside is laid over the slits. */
function mendEdges(s, y) {
  const [m, y0] = [Math.ceil(s.w * 0.008), Math.round(y * s.h) + 2]
  for (const x of [0, s.w - m])
    s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
}

export default {
  alt: 'Una famiglia di elefanti attraversa la palude dell’Amboseli nella prima luce, con gli aironi in groppa, davanti al Kilimanjaro che si specchia nell’acqua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstLight, sun: [-0.05, 0.5], horizon: SHORE / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      belt(k, 'rgba(255,232,216,.7)', '22 15 26 1 42 12.500 18 0.700 142 9 24 1')
      kilimanjaro(k)
      belt(k, '#fff0e0', '86 42.500 26 1.700 132 40 20 1.500 54 44.500 18 1.300')
      belt(k, '#e4d4e0', '108 44.400 34 1.400 30 46.500 24 1.100 146 44.600 22 1.200')
      farShore(k)
      at(k, 139, 51.9, 0.42, safariCar)
    })
    stillWater(s, {
      y: (SHORE + 0.2) / 90,
      press: 1.3,
      sway: 0.5,
      veil: [
        [0, '#b4b8d4', 0.12],
        [0.45, '#7c98c4', 0.4],
        [1, '#34609c', 0.78],
      ],
    })
    mendEdges(s, SHORE / 90)
    f.draw(s.k, (k) => {
      const r = random(12)
      // Quiet strokes of sky on the water.
      for (let i = 0; i < 26; i++) {
        const t = i / 25
        const [x, y, l] = [r() * 160, SHORE + 2 + t ** 1.4 * 33, 2 + t * 7]
        path(
          k,
          i % 3 ? 'rgba(255,226,206,.42)' : 'rgba(52,80,148,.3)',
          `M${x - l} ${y}q${l} ${-0.12 - t * 0.3} ${l * 2} 0q${-l} ${0.12 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      reeds(k, 112, 57.5, 0.6, 16, ['#b4b078', '#64806c'], 3)
      reeds(k, 10, 58, 0.7, 12, ['#b4b078', '#64806c'], 4)
      reeds(k, 147, 60, 0.8, 14, ['#b4b068', '#587860'], 5)
      // The family upside down in the water, then as it wades.
      const waterline = (y, q) => y - 1.5 * q
      k.save()
      k.globalAlpha = 0.46
      for (const [x, y, q, how] of FAMILY) {
        k.save()
        k.beginPath()
        k.rect(-10, waterline(y, q), 180, 40)
        k.clip()
        k.translate(x, 2 * waterline(y, q) - y)
        k.scale(q, -q * 0.9)
        elephant(k, how)
        k.restore()
      }
      k.restore()
      for (const [x, y, q, how] of [...FAMILY].reverse()) {
        k.save()
        k.beginPath()
        k.rect(-10, -10, 180, waterline(y, q) + 10)
        k.clip()
        k.translate(x, y)
        k.scale(q, q)
        elephant(k, how)
        k.restore()
        // Broken rings where the legs enter.
        const l = waterline(y, q)
        for (const [dx, wide] of [
          [-2.9 - (how.step ?? 0), 1.5],
          [4, 1.6],
          [0.6, 1],
        ])
          path(
            k,
            'rgba(255,240,228,.85)',
            `M${x + (dx - wide) * q} ${l}q${wide * q} ${-0.28 * q} ${wide * 2 * q} 0q${-wide * q} ${0.42 * q} ${-wide * 2 * q} 0Z`,
          )
        for (let i = 0; i < 5; i++)
          path(
            k,
            i % 2 ? 'rgba(168,186,222,.6)' : 'rgba(255,226,206,.5)',
            `M${x + (-5 + r() * 6) * q} ${l + (1.2 + i * 1.4) * q}q${2 * q} ${-0.24 * q} ${(3 + r() * 2) * q} 0q${-2 * q} ${0.3 * q} ${-(3 + r()) * q} 0Z`,
          )
      }
      for (const [x, y, q] of points(
        '29 51.800 2.200 33.500 52 2 78 51.900 1.900 108 57.600 1.900 16 60 2.200',
        3,
      ))
        at(k, x, y, q, egret)
      // Egrets on the wing before the mountain's foot.
      for (const [x, y, q] of points('60 40 1.100 65 38 0.900 68.500 41 0.800', 3))
        path(
          k,
          '#fff8f0',
          `M${x} ${y}C${x - 0.6 * q} ${y - 1.2 * q} ${x - 1.6 * q} ${y - 1.5 * q} ${x - 2.4 * q} ${y - 1.2 * q}C${x - 1.5 * q} ${y - 0.9 * q} ${x - 0.8 * q} ${y - 0.4 * q} ${x - 0.7 * q} ${y + 0.2 * q}L${x + 0.7 * q} ${y + 0.3 * q}C${x + 0.5 * q} ${y - 0.4 * q} ${x + 1.2 * q} ${y - 1.4 * q} ${x + 2 * q} ${y - 1.8 * q}C${x + 1 * q} ${y - 1.8 * q} ${x + 0.2 * q} ${y - 1 * q} ${x} ${y}Z`,
        )
      // The near bank, dark, with reeds.
      path(
        k,
        '#2c4c6c',
        'M-6 84C8 81.500 20 84 32 86C46 88 60 89.500 70 92H-6ZM168 82C156 81 146 84.500 136 87C128 88.600 120 90 114 92H168Z',
      )
      for (const [x, y, q, n, seed] of points(
        '4 86 2.600 9 7 17 88 2.200 8 8 32 90.500 2 8 9 155 86 2.700 9 10 141 89.500 2.200 9 11',
        5,
      ))
        reeds(k, x, y, q, n, ['#5c7c6c', '#24405c'], seed)
    })
    return finish(s)
  },
}
