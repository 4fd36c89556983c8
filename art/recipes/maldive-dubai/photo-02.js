import { field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { soft } from '../../things/curves.js'
import { snorkeller } from '../../things/floaters-above.js'
import { sharkAbove } from '../../things/whale-shark-above.js'

/** How long the shark is in the picture: some eleven metres beside those who swim with it. */
const LONG = 108

/** The sea from above: deep on the right, lighter towards the reef. */
function sea(k) {
  const g = k.createLinearGradient(20, -10, 140, 100)
  for (const [t, c] of [
    [0, '#2cb4cc'],
    [0.3, '#1c8cc0'],
    [0.62, '#1464a8'],
    [1, '#0e3f84'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 168 -6 168 96 -6 96'))
}

/** Long shafts of sun that sink into the blue. */
function shafts(k) {
  for (const [x0, x1, a, b, s] of points(
    '34 51 76 112 0.200 63 67 118 128 0.160 82 104 152 198 0.190',
    5,
  )) {
    const f = k.createLinearGradient(x0, 0, a, 90)
    f.addColorStop(0, `rgba(170,240,236,${s * 1.5})`)
    f.addColorStop(0.55, `rgba(110,214,232,${s * 0.7})`)
    f.addColorStop(1, 'rgba(90,190,226,0)')
    fill(k, f, [
      [x0, -6],
      [x1, -6],
      [b, 96],
      [a, 96],
    ])
  }
}

/** The edge of the reef in the corner: sand under shallow water, heads of coral, a rim where it falls away. */
function reef(k) {
  const rim = (d, rough, seed) => {
    const list = Array.from({ length: 40 }, (_, i) => {
      const t = i / 39
      const q = d + noise(t * 5 + seed, seed) * rough + noise(t * 13 + seed, seed + 4) * rough * 0.4
      return [-8 + t * 74 * (d / 30), -13 + (1 - t) ** 1.25 * 57 * (d / 30) + q * 0.3]
    })
    return [...list, [-10, -10]]
  }
  fill(k, '#34b8c8', rim(34, 7, 5))
  fill(k, '#6cd8d0', rim(28.5, 7, 5.3))
  fill(k, '#b4f0dc', rim(20, 8, 8))
  // Heads of coral in loose groups along the rim: from up here no more than rounds of darker water, one lit shoulder each.
  for (const [x, y, q, turn] of points(
    '4 28 3.400 .2 9.500 30.500 1.800 .8 8.500 24.500 1.300 0 13 26.500 .900 0 1 34.500 1.600 .4 24 15.500 2.400 -.3 28.300 13.600 1.200 .2 20.500 18.400 1 0 29.500 17 .700 0 25.500 20 .600 0 47 2.200 2 -.2 51.500 .8 1.100 0 43 5 .900 .3 44.500 1.200 .600 0 6 42 1 .3 3 45.500 1.500 -.4',
    4,
  )) {
    const head = (c, s, dx, dy) => {
      k.save()
      k.translate(x + dx * q, y + dy * q)
      k.rotate(turn)
      k.scale(q * s, q * s * 0.8)
      soft(
        k,
        c,
        points(
          '-1 0.100 -0.800 -0.600 -0.100 -0.900 0.700 -0.700 1.050 0 0.700 0.700 -0.100 0.840 -0.760 0.640',
        ),
        1,
      )
      k.restore()
    }
    head('rgba(12,112,148,.32)', 1.1, 0.16, 0.22)
    head('#40aeb0', 1, 0, 0)
    head('#78d0bc', 0.56, -0.24, -0.24)
  }
}

const WARM = ['#f0bc94', '#b8826c']
const DARK = ['#b8805c', '#7c5460']
/** Those who float along beside it: x, y, heading, size, and how each is dressed and swims. */
const SWIMMERS = [
  [
    55,
    73,
    -0.5,
    8.6,
    {
      vest: ['#ffac48', '#d8703c'],
      skin: WARM,
      fins: ['#ffe468', '#dca440'],
      suit: '#1c3c78',
      hair: '#4c3040',
      kick: 0.16,
      reach: 0,
    },
  ],
  [
    75,
    81,
    -0.42,
    8,
    {
      vest: ['#ff7860', '#c04c5c'],
      skin: DARK,
      fins: ['#ffffff', '#a8ccdc'],
      suit: '#24386c',
      hair: '#2c2038',
      kick: -0.14,
      reach: 1,
      long: true,
    },
  ],
  [
    133,
    66,
    -0.86,
    8.4,
    {
      vest: ['#7ce4d0', '#2c9ca8'],
      skin: WARM,
      fins: ['#ffb45c', '#d8703c'],
      suit: '#2c2c64',
      hair: '#3c2844',
      kick: 0.08,
      reach: 2,
    },
  ],
]

/** Somebody at the surface; legs and fins hang deeper and take the colour of the sea, white water where they kick. */
function swimmer(s, f, [x, y, turn, size, o]) {
  const { canvas, k } = s.sheet()
  f.draw(k, (c) => {
    c.translate(x, y)
    c.rotate(turn)
    c.scale(size, size)
    snorkeller(c, o)
    c.globalCompositeOperation = 'source-atop'
    const g = c.createLinearGradient(0.2, 0, -1.7, 0)
    g.addColorStop(0, 'rgba(24,112,180,0)')
    g.addColorStop(0.5, 'rgba(24,112,180,.34)')
    g.addColorStop(1, 'rgba(22,104,174,.8)')
    c.fillStyle = g
    c.fillRect(-3, -2, 6, 4)
  })
  s.k.drawImage(canvas, 0, 0)
}

/** A golden pilot from above, a body's width before the mouth. */
const pilot = (k) => {
  path(k, '#e09a2c', 'M-0.420 0L-0.760 -0.200L-0.660 0L-0.760 0.200Z')
  path(
    k,
    '#ffd24c',
    'M-0.500 0C-0.200 -0.240 0.260 -0.220 0.520 0C0.260 0.220 -0.200 0.240 -0.500 0Z',
  )
  path(
    k,
    '#c8802c',
    'M-0.500 0.020C-0.200 0.080 0.260 0.080 0.520 0C0.260 0.220 -0.200 0.240 -0.500 0.020Z',
  )
}

export default {
  alt: 'Al largo di Dhigurah, alle Maldive, visto dall’alto: uno squalo balena a macchie chiare passa nel blu lungo il bordo della barriera, tre nuotatori col boccaglio gli stanno accanto, sette pesci dorati davanti alla bocca',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0], horizon: 0.02 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sea(k)
      shafts(k)
      reef(k)
    })
    // The shark swims above the shafts, whole and dark: only its own side to the sun is bright.
    f.draw(s.k, (k) => {
      k.save()
      k.translate(132, 22)
      k.rotate(-0.36)
      k.scale(LONG, LONG)
      sharkAbove(k)
      k.restore()
    })
    f.draw(s.k, (k) => {
      for (const [x, y, q, turn] of points(
        '140.500 15.500 3.600 -.4 146 21 3 -.3 139 25 2.600 -.34 149.500 14.500 2.600 -.46 144 10.500 2.200 -.4 151.500 20 2 -.2 136.500 11 1.800 -.5',
        4,
      )) {
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(q, q)
        pilot(k)
        k.restore()
      }
    })
    for (const one of SWIMMERS) swimmer(s, f, one)
    return finish(s, { vignette: 0.16 })
  },
}
