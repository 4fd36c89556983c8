import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { closed } from '../../things/curves.js'
import { herdElephant } from '../../things/herd-elephant.js'
import { thornTree } from '../../things/thorn-tree.js'
import { egret, safariCar } from '../../things/wading-elephants.js'

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
  // Mawenzi: each tooth lit on the side of the sun, down to its own foot.
  for (const [c, text] of [
    [
      '#e8a8a0',
      '6 48.800 22 45.500 34 41 41 36.500 44 33 44.700 35.600 43.600 38 45 41 41 45 36 49',
    ],
    [
      '#d89ca4',
      '46 33.600 48 29.500 48.900 32.600 48.200 35.600 49.800 39.500 47 44 45 49 40 49 43 45 46.500 41 45 37.500',
    ],
    [
      '#c094ac',
      '50 31.200 52 28.600 52.900 32.200 52.400 36 54.600 40 53.600 44.500 54 49 48 49 50 44 51.600 40 50 36',
    ],
    ['#9c8cb4', '54.500 32.400 56.500 31.600 57.300 35 60 40 61 44 64 49 57 49 57 44 55.600 39'],
  ])
    fill(k, c, points(text))
  // Kibo: ridges run from the ice to the foot and open like a fan, lit on their left, dark on their right.
  const lines = [
    '80 33 74 38 62 43.500 46 49',
    '97 20 96.400 26 93 32 93.600 37 89 42 84 49',
    '99.500 20 100 27 98.200 32 100 37 97.500 42 95 49',
    '103 20 103.600 27 103 32 105.600 37 105.400 42 107 49',
    '105.500 20 107.600 27 107.600 32 111 37 111.600 42 115 49',
    '109 20 112.600 27 114 32 118.600 37 120.400 42 126 49',
    '112 20 117 27 119.600 32 125 37 128 42 136 49',
    '115 20 122 27 126 32 132.600 37 138 42 149 49',
  ].map((text) => points(text))
  const faces = ['#e8a8a0', '#747cb4', '#cc9cac', '#6c76b0', '#ac90b4', '#6672ac', '#8c8cba']
  faces.forEach((c, i) => {
    const top = i ? [] : points('85 28 90 22.500 95 18.400')
    fill(k, c, [...lines[i].toReversed(), ...top, ...lines[i + 1]])
  })
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

/** Banks of cloud at the mountain's waist, each of its own outline. */
function belt(k) {
  for (const [c, text] of [
    [
      '#ded0de',
      '70 46 84 45 97 44.700 106 43.900 118 43.600 131 44.200 148 44 160 45.200 140 46 112 46.200 90 46.600',
    ],
    [
      '#fff0e0',
      '60 43.200 69 42 76 41.900 82 40.800 90 40 96 40.600 101 41.400 110 41.700 117 42.800 104 43.500 84 43.800 70 43.800',
    ],
    [
      '#ffeadb',
      '114 39.600 121 38.800 127 38.900 134 37.700 141 38.200 148 38.800 157 39.800 142 40.400 126 40.500',
    ],
    ['#f0dee0', '14 46.200 24 45.300 33 45.100 40 44.100 50 44.500 60 45.600 44 46.500 26 46.800'],
  ])
    path(k, c, closed(points(text), 0.9))
}

function farShore(k) {
  path(k, '#94a0bc', 'M-6 49.600C20 48.400 50 50 80 49C110 48.200 140 50 168 49V56H-6Z')
  for (const [x, y, high, wide, seed] of points(
    '9 51.200 5.600 5 35 17 51.200 3.400 3.200 17 31 50.900 3 3 22 66 51 3.800 4 41 98 50.900 2.900 2.800 19 122 51.100 4.400 4.200 29 151 51.300 6 5.600 37 160 51.300 3.800 3.600 24',
    5,
  ))
    thornTree(k, x, y, high, wide, ['#64789c', '#74869a', '#a8a098', '#64789c'], { seed, side: -1 })
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

const HIDE = {
  body: '#776a8c',
  shade: '#5d5280',
  far: '#463f70',
  ear: '#6d6086',
  deep: '#4a4272',
  lit: '#b78f9c',
  bright: '#efc4b2',
  tusk: '#fff4e4',
  ink: '#332c58',
}

/** The family: x, foot, height in units, and how each goes. They wade to the left, into the sun. */
const FAMILY = [
  [27, 66.8, 16.4, { trunk: 'curl', step: 'stride', ear: 'spread', tusk: 1.25 }],
  [46, 65.2, 12.4, { trunk: 'swing', step: 'back', ear: 'folded', nod: 0.14, tusk: 0.8 }],
  [58.5, 66, 6.2, { trunk: 'reach', step: 'stride', calf: true }],
  [71.5, 65.6, 13.8, { trunk: 'down', step: 'back', ear: 'rest', nod: -0.1 }],
  [87.5, 64.2, 9, { trunk: 'swing', step: 'stride', ear: 'folded', nod: 0.2, tusk: 0.55 }],
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
      kilimanjaro(k)
      belt(k)
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
      const waterline = (y, tall) => y - tall * 0.15
      const one = (c, x, y, tall, how, flip) => {
        c.translate(x, y)
        c.scale(-tall / 100, ((flip ? -0.96 : 1) * tall) / 100)
        herdElephant(c, { ...how, tones: HIDE })
      }
      const mirror = s.sheet()
      f.draw(mirror.k, (c) => {
        for (const [x, y, tall, how] of FAMILY) {
          c.save()
          c.beginPath()
          c.rect(-10, waterline(y, tall), 180, 40)
          c.clip()
          one(c, x, 2 * waterline(y, tall) - y, tall, how, true)
          c.restore()
        }
      })
      k.save()
      k.setTransform(1, 0, 0, 1, 0, 0)
      k.globalAlpha = 0.5
      k.drawImage(mirror.canvas, 0, 0)
      k.restore()
      for (const [x, y, tall, how] of [...FAMILY].reverse()) {
        k.save()
        k.beginPath()
        k.rect(-10, -10, 180, waterline(y, tall) + 10)
        k.clip()
        one(k, x, y, tall, how, false)
        k.restore()
        // Broken rings where the legs enter.
        const [l, q] = [waterline(y, tall), tall / 10]
        const rings =
          how.step === 'stride'
            ? [
                [-3.2, 1.2],
                [-1.5, 1],
                [1.6, 1],
                [4.8, 1.3],
              ]
            : [
                [-4.4, 1],
                [-1.2, 1.2],
                [2.8, 1.3],
                [4.5, 0.9],
              ]
        for (const [dx, wide] of rings)
          path(
            k,
            'rgba(255,240,228,.85)',
            `M${x + (dx - wide) * q} ${l}q${wide * q} ${-0.24 * q} ${wide * 2 * q} 0q${-wide * q} ${0.36 * q} ${-wide * 2 * q} 0Z`,
          )
        for (let i = 0; i < 4; i++)
          path(
            k,
            i % 2 ? 'rgba(168,186,222,.6)' : 'rgba(255,226,206,.5)',
            `M${x + (-5 + r() * 6) * q} ${l + (1.2 + i * 1.6) * q}q${2 * q} ${-0.2 * q} ${(3 + r() * 2) * q} 0q${-2 * q} ${0.26 * q} ${-(3 + r()) * q} 0Z`,
          )
      }
      for (const [x, y, q] of points(
        '30.500 51.700 2.200 73.600 52.800 1.900 112.500 57.400 1.900 10.600 57.800 1.700',
        3,
      ))
        at(k, x, y, q, egret)
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
