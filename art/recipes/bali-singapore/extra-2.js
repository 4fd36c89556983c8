import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { bank, boughs, crater } from '../../things/beratan-mist.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  bamboo,
  deck,
  dugout,
  islet,
  LAKE,
  meru,
  offering,
  parasol,
} from '../../things/ulun-danu.js'

const WHITE = ['#fff8e8', '#bcc4c4']
const GOLD = ['#ffd05c', '#e8a83c', '#b4743c']
const IVORY = ['#fff4dc', '#dcd4c4', '#a8a09c']

/** The sky that lets the rain go: bright on the right, one torn lid of cloud. */
function sky(k) {
  const g = k.createLinearGradient(10, 0, 90, 50)
  for (const [a, c] of [
    [0, '#7c98a8'],
    [0.5, '#b4c8c8'],
    [1, '#f8f0d4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  // The lid of rain draws off to the left: one edge, lit from below.
  path(
    k,
    'rgba(120,150,164,.55)',
    'M-6 -6H112C104 1 92 3.600 80 4.600C66 6 60 11 46 12C32 13 20 17 -6 16Z',
  )
  path(k, 'rgba(96,130,148,.6)', 'M-6 -6H84C76 -1 64 1.600 52 2.600C38 4 30 8 -6 8Z')
}

/** Those who bring the offerings over the bridge of bamboo. */
const FILE = [
  [38.5, 6.6, { ...POSES.walk, top: WHITE, low: ['#c84c5c', '#84344c'], skin: SKINS[2] }, 'fruit'],
  [
    33.5,
    6.5,
    { ...POSES.walkOther, top: ['#f4c44c', '#b4843c'], low: WHITE, skin: SKINS[2] },
    'fruit',
  ],
  [
    28,
    7,
    {
      ...POSES.walk,
      top: WHITE,
      low: ['#5c5474', '#3c3c58'],
      skin: SKINS[2],
      hat: ['wrap', '#fff8e8'],
    },
    GOLD,
  ],
  [
    22.5,
    6.6,
    {
      ...POSES.walkOther,
      top: ['#4c9c94', '#2c6470'],
      low: ['#f0d8a8', '#a89080'],
      skin: SKINS[1],
    },
    'fruit',
  ],
  [
    16.5,
    7,
    {
      ...POSES.walk,
      top: WHITE,
      low: ['#5c5474', '#3c3c58'],
      skin: SKINS[3],
      hat: ['wrap', '#fff8e8'],
    },
    IVORY,
  ],
  [
    12.4,
    4.8,
    {
      ...POSES.walkOther,
      top: ['#f08c6c', '#a85458'],
      low: ['#5c8cac', '#3c6484'],
      skin: SKINS[2],
    },
    null,
  ],
]

function bearer(k, [x, high, o, what]) {
  const y = deck(x) - 0.2
  const wear = {
    hair: ['#2c2834', '#20202a'],
    cut: what === 'fruit' ? 'bun' : 'short',
    dress: 'sarong',
    sash: '#f0b83c',
    light: 1,
    ...o,
  }
  if (what === 'fruit') Object.assign(wear, { armFar: [152, 38] })
  if (Array.isArray(what)) Object.assign(wear, { armNear: [54, 70] })
  stand(k, x, y, high, wear)
  const q = high / 7
  if (what === 'fruit') offering(k, x + 0.1 * q, y - 6.9 * q, q * 0.95)
  if (Array.isArray(what)) parasol(k, x + 1.4 * q, y - 4.8 * q, q, what)
}

/** The mirror sways off the edges of the picture: what lies beside is laid over the slits. */
function mendEdges(s, y) {
  const [m, y0] = [Math.ceil(s.w * 0.008), Math.round(y * s.h) + 2]
  for (const x of [0, s.w - m])
    s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
}

export default {
  alt: 'La pioggia lascia il lago Beratan: i meru di Ulun Danu si specchiano nell’acqua ferma davanti ai monti nella foschia, una fila di fedeli porta le offerte sul ponte di bambù; in una canoa il pescatore e il cane, che sta sotto una foglia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.9, 0.1], horizon: LAKE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      crater(k)
      islet(k, 45, 72, 4)
      meru(k, 58.5, LAKE - 1.8, { n: 11, wide: 15.5, step: 3.1, base: 4.4 })
      islet(k, 94, 110, 7)
      meru(k, 102, LAKE - 1.8, { n: 3, wide: 11, step: 3.2, base: 3.4 })
    })
    stillWater(s, {
      y: (LAKE + 0.2) / 90,
      sway: 0.9,
      press: 1.06,
      veil: [
        [0, '#a8c4c0', 0.18],
        [0.4, '#5c8c94', 0.42],
        [1, '#24505c', 0.78],
      ],
    })
    mendEdges(s, (LAKE + 0.2) / 90)
    // Mist lies along the far shore and lifts the temple off it.
    s.layer(
      (k) =>
        f.draw(k, (c) => {
          for (const [x, y, rx, ry] of points(
            '24 60 30 0.700 84 60.600 30 0.600 140 59.600 30 0.900',
            4,
          )) {
            c.fillStyle = 'rgba(236,242,226,.6)'
            c.beginPath()
            c.ellipse(x, y, rx, ry, 0, 0, 7)
            c.fill()
          }
        }),
      { lit: false, blur: (9 * s.w) / 1600 },
    )
    f.draw(s.k, (k) => {
      islet(k, 45, 72, 4)
      meru(k, 58.5, LAKE - 1.8, { n: 11, wide: 15.5, step: 3.1, base: 4.4 })
      islet(k, 94, 110, 7)
      meru(k, 102, LAKE - 1.8, { n: 3, wide: 11, step: 3.2, base: 3.4 })
    })
    // The bridge and those on it, upside down, as one pale picture under the real ones.
    const below = s.sheet()
    f.draw(below.k, (k) => {
      bamboo(k, true)
      for (const one of FILE) {
        k.save()
        k.translate(0, 2 * (deck(one[0]) + 3.2))
        k.scale(1, -1)
        bearer(k, one)
        k.restore()
      }
    })
    s.k.save()
    s.k.globalAlpha = 0.5
    s.k.drawImage(below.canvas, 0, 0)
    s.k.restore()
    f.draw(s.k, (k) => {
      const r = random(8)
      for (let i = 0; i < 40; i++) {
        const t = i / 39
        const [x, y, l] = [30 + r() * 134, LAKE + 2 + t ** 1.2 * 24, 1 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(248,248,228,.42)' : 'rgba(28,72,84,.36)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.24} ${l * 2} 0q${-l} ${0.14 + t * 0.24} ${-l * 2} 0Z`,
        )
      }
      // The last drops on the lake.
      for (const [x, y, q] of points(
        '52 71 1 66 75 1.400 84 69 0.900 97 79 1.800 118 72 1.200 136 82 2 150 74 1.400 78 84 2 124 86 2.400 108 68 0.800 144 67.500 0.800',
        3,
      )) {
        stroke(
          k,
          'rgba(250,252,236,.7)',
          0.13,
          `M${x - q} ${y}a${q} ${q * 0.24} 0 1 0 ${q * 2} 0a${q} ${q * 0.24} 0 1 0 ${-q * 2} 0`,
        )
        stroke(
          k,
          'rgba(250,252,236,.4)',
          0.1,
          `M${x - q * 1.7} ${y}a${q * 1.7} ${q * 0.4} 0 1 0 ${q * 3.4} 0a${q * 1.7} ${q * 0.4} 0 1 0 ${-q * 3.4} 0`,
        )
      }
      bamboo(k, false)
      for (const one of FILE) bearer(k, one)
      const boat = (c, flat) => {
        const man = () =>
          at(
            c,
            5,
            -1.7,
            1.24,
            (q) =>
              folk(q, {
                ...POSES.sit,
                top: ['#4c7c9c', '#2c4c6c'],
                low: ['#4c4454', '#34303c'],
                skin: SKINS[2],
                hair: ['#2c2834', '#20202a'],
                hat: ['cone', '#e8cc8c', '#a8905c'],
                light: -1,
                armNear: [40, 40],
                armFar: [56, 30],
                near: [100, 110],
                far: [92, 104],
                flat,
              }),
            true,
          )
        dugout(c, man)
      }
      k.save()
      k.globalAlpha = 0.36
      k.translate(126, 79)
      k.scale(0.74, -0.66)
      boat(k)
      k.restore()
      for (let i = 0; i < 5; i++)
        path(
          k,
          'rgba(40,88,100,.6)',
          `M${117 + i} ${80 + i * 1.1}q${8 - i} -0.400 ${15 - i * 2} 0q${-8 + i} 0.500 ${-15 + i * 2} 0Z`,
        )
      at(k, 126, 78.2, 0.74, (c) => boat(c))
      stroke(k, '#8c6c4c', 0.34, 'M126.400 72.300L131.800 81.500')
      path(k, '#a88464', 'M131.300 79.900L133 82.400L132.600 83.400L131.200 81.400Z')
      bank(k)
      boughs(k)
      // A thin rain, slanting, only where it shows.
      for (let i = 0; i < 46; i++) {
        const [x, y, l] = [r() * 165, r() * 66, 1.6 + r() * 2.6]
        stroke(k, 'rgba(255,255,246,.34)', 0.12, `M${x} ${y}l${-l * 0.22} ${l}`)
      }
    })
    return finish(s, { vignette: 0.16 })
  },
}
