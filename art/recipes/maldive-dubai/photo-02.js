import { field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { floater } from '../../things/floaters-above.js'
import { sharkAbove } from '../../things/whale-shark-above.js'

/** Units of the picture to a metre: the shark is nine metres long. */
const METRE = 11.4

/** The sea from above: deep on the right, lighter towards the reef, long shafts of sun that sink into it. */
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
  for (const [x0, x1, a, b, s] of points(
    '30 38 74 92 0.200 52 57 104 116 0.160 70 82 130 160 0.200 98 103 166 178 0.140',
    5,
  )) {
    const f = k.createLinearGradient(x0, 0, a, 90)
    f.addColorStop(0, `rgba(170,240,236,${s * 1.7})`)
    f.addColorStop(0.55, `rgba(110,214,232,${s * 0.8})`)
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
  for (const [x, y, q, turn] of points(
    '3.500 30 4.600 .3 10.500 33 1.900 1.200 12 27 2.800 -.4 29 9 1.300 .6 33.500 11.500 3.600 .1 38 8.500 2 .9 27.500 15.500 1.200 .4 51 1.500 2.600 -.3',
    4,
  ))
    for (const [c, s, o] of [
      ['#1c8ca8', 1.25, 0.35],
      ['#8c6c84', 1, 0],
      ['#d89c84', 0.66, -0.3],
    ]) {
      k.save()
      k.translate(x + o * q * 0.5, y + o * q * 0.6)
      k.rotate(turn)
      k.scale(q * s, q * s * 0.72)
      path(
        k,
        c,
        'M-1 0.100C-1.100 -0.500 -0.600 -0.700 -0.300 -0.640C0 -1.050 0.700 -0.900 0.760 -0.400C1.250 -0.200 1.100 0.500 0.600 0.560C0.300 1 -0.300 0.860 -0.440 0.560C-0.800 0.660 -1 0.400 -1 0.100Z',
      )
      k.restore()
    }
}

const WARM = ['#e8b088', '#a8786c']
const DARK = ['#b8805c', '#7c5460']
/** Those who float along beside it: x, y, heading, and how each is dressed and swims. */
const SWIMMERS = [
  [
    46,
    71,
    -0.36,
    {
      vest: ['#ffa044', '#d0643c'],
      skin: WARM,
      fins: ['#ffe060', '#d89c3c'],
      suit: '#1c3c78',
      hair: '#3c2844',
      kick: 0.12,
      arms: [points('0.620 -0.340 0.900 -0.300'), points('0.250 0.330 0.060 0.380')],
    },
  ],
  [
    86,
    75,
    -0.4,
    {
      vest: ['#ffe060', '#d89c3c'],
      skin: DARK,
      fins: ['#5ce0d0', '#2c94a4'],
      suit: '#b03c54',
      hair: '#2c2038',
      long: '#2c2038',
      kick: -0.1,
      arms: [points('0.700 -0.260 1.020 -0.220'), points('0.660 0.330 0.920 0.400')],
    },
  ],
  [
    124,
    60,
    -0.2,
    {
      vest: ['#ff7860', '#b8405c'],
      skin: WARM,
      fins: ['#ffffff', '#9cc4d8'],
      suit: '#1c3c78',
      hair: '#5c3840',
      kick: 0.04,
      arms: [points('0.540 -0.400 0.740 -0.580'), points('0.220 0.320 0.020 0.330')],
    },
  ],
]

/** The ripple before somebody's head, their shade in the blue below. */
function wake(k, x, y, turn) {
  k.save()
  k.translate(x + 3.2, y + 4)
  k.rotate(turn)
  k.scale(METRE, METRE)
  path(
    k,
    'rgba(8,40,92,.4)',
    'M-1.400 -0.100C-1 -0.190 -0.300 -0.200 0.200 -0.200C0.700 -0.200 0.860 -0.060 0.860 0C0.860 0.060 0.700 0.200 0.200 0.200C-0.300 0.200 -1 0.190 -1.400 0.100Q-1.480 0 -1.400 -0.100Z',
  )
  k.restore()
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(METRE, METRE)
  path(
    k,
    'rgba(214,250,246,.75)',
    'M0.980 -0.120C1.080 -0.040 1.080 0.100 0.960 0.220C1.120 0.120 1.160 -0.040 0.980 -0.120Z',
  )
  k.restore()
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
  alt: 'Al largo di Dhigurah, alle Maldive, visto dall’alto: uno squalo balena a macchie chiare passa nel blu lungo il bordo della barriera, tre nuotatori col boccaglio gli stanno accanto, cinque pesci dorati davanti alla bocca',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0], horizon: 0.02 })
    field(s).draw(s.k, (k) => {
      sea(k)
      reef(k)
      k.save()
      k.translate(130, 25)
      k.rotate(-0.3)
      k.scale(METRE * 9, METRE * 9)
      sharkAbove(k)
      k.restore()
      for (const [x, y, q, turn] of points(
        '139 19.500 2.800 -.34 143.500 24 2.300 -.2 137.500 27.500 2 -.3 147 18 2 -.4 143 15 1.700 -.3',
        4,
      )) {
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(q, q)
        pilot(k)
        k.restore()
      }
      for (const [x, y, turn, o] of SWIMMERS) {
        wake(k, x, y, turn)
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(METRE, METRE)
        floater(k, o)
        k.restore()
      }
    })
    return finish(s, { vignette: 0.16 })
  },
}
