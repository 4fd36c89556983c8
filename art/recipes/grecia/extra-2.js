import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { gate, metre, owl, P, parthenon } from '../../things/acropolis-morning.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { aegeanDay } from './kit.js'

/** How high the rock is at distance z. */
const rise = (z) => {
  const steps = [
    [13, 0],
    [30, 1.2],
    [50, 4.2],
    [62, 6.5],
    [69, 8.3],
  ]
  const i = Math.max(
    1,
    Math.min(
      4,
      steps.findIndex(([d]) => d > z),
    ),
  )
  const [a, b] = [steps[i - 1], steps[i]]
  return a[1] + ((b[1] - a[1]) * (z - a[0])) / (b[0] - a[0])
}
const G = (x, z, up = 0) => P(x, rise(z) + up, z)
const MARBLE = ['#fff2d0', '#e8c4a0', '#7f8ab8']

function sky(k) {
  const g = k.createLinearGradient(60, -6, 44, 70)
  for (const [a, c] of [
    [0, '#2f86b4'],
    [0.45, '#7fc0c8'],
    [0.8, '#f4e0b0'],
    [1, '#ffd49c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  // The long mountain in the east.
  path(
    k,
    '#b4b4bc',
    'M-5 72V64C6 63 14 60.800 22 60.400C32 60 38 62 48 61.600C70 61 90 64 120 66L166 68V76H-5Z',
  )
  path(k, '#9ca4b8', 'M-5 72V67C4 66.600 10 67.400 20 66.400C30 65.600 40 67.600 52 67.400V74H-5Z')
}

/** An outcrop: its top in the sun, its broken face towards us in shade, in facets; the outline of the top's front, and how deep the face is at each point. */
function outcrop(k, top, front, tones = ['#fae6c4', '#a8a0bc', '#8c90b8', '#c0a8b4']) {
  const foot = front.map(([x, y, d]) => [x, y + d])
  fill(k, '#c8a8a0', [...foot.map(([x, y]) => [x + 2.4, y + 0.9]), ...front.toReversed()])
  fill(k, tones[0], [...top, ...front.toReversed()])
  for (let i = 0; i < front.length - 1; i++)
    fill(k, tones[1 + ((i * 2 + (i > 2 ? 1 : 0)) % 3)], [
      front[i],
      front[i + 1],
      foot[i + 1],
      foot[i],
    ])
}

/** The bare rock with its ledges, the way worn smooth over it, the steps cut below the west front. */
function ground(k) {
  path(k, '#f0d4b0', 'M-5 70C8 69 20 69.400 40 67.400L80 62L140 60.500L166 61V94H-5Z')
  path(k, '#e4c0a0', 'M-5 79C14 76 30 77 46 74C70 72.500 110 73 166 70V94H-5Z')
  path(k, '#d8b098', 'M60 94C70 86 84 82 104 80C124 77.500 146 78 166 76V94Z')
  const tops = (text) => points(text)
  outcrop(
    k,
    tops('96 66.200 118 64.600 151 65'),
    points(
      '94 67 1.200 101 67.600 2.200 110 67 1.600 119 68.200 2.600 131 67.600 2 151 68.600 2.600',
      3,
    ),
  )
  outcrop(
    k,
    tops('16 71.600 27 70.600 38 70.800'),
    points('14 72.200 .8 20 72.800 1.800 28 72.200 1.400 35 72.600 1.600 39 71.600 .4', 3),
  )
  outcrop(
    k,
    tops('100 75.600 112 73.200 128 72.400 151 73'),
    points(
      '97 76.400 1.400 104 77.800 3.200 113 77 2.400 121 78.600 3.800 133 77.800 3 151 79.200 4',
      3,
    ),
  )
  // Broad steps were cut into the rock before the front.
  for (let i = 0; i < 6; i++) {
    const [z, y] = [67.5 - i, 7.9 - i * 0.42]
    const [x0, x1] = [43 - i * 0.4, 79 - i * 1.6]
    fill(k, i % 2 ? '#7c84b4' : '#9a9cc2', [
      P(x0, y - 0.44, z),
      P(x0, y, z),
      P(x1, y, z),
      P(x1, y - 0.44, z),
    ])
  }
  // The shade of the gate lies over the rock before us.
  path(k, '#9488ac', 'M166 82.500C152 80.500 138 82 126 85C116 87.500 108 89.500 98 95H166Z')
  const slab = (c, list) =>
    fill(
      k,
      c,
      list.map(([x, z]) => G(x, z)),
    )
  const way = points(
    '3.600 12 5.400 16 7.600 20 9.600 24.500 13.500 30 17 36 23.500 42 28.500 49 37 59',
  )
  const back = points(
    '42 59 35.500 50 30.500 44.500 24.500 38 19.500 31 15.200 25.500 13 21 10.400 16.500 9 12',
  )
  slab('#bc98a4', [...way, ...back.map(([x, z]) => [x + 0.5, z])])
  slab('#fff2d2', [...way, ...back])
}

/** A block of marble fallen from the temple: front, side, top; x, y its near left foot. */
function block(k, x, y, w, h, d) {
  fill(k, 'rgba(92,84,140,.55)', [
    [x, y],
    [x + w + d, y - d * 0.5],
    [x + w + d + h * 1.5, y + h * 0.1],
    [x + w + h * 0.9, y + h * 0.42],
  ])
  fill(k, MARBLE[2], [
    [x, y],
    [x + w, y + 0.3],
    [x + w, y - h + 0.3],
    [x, y - h],
  ])
  fill(k, '#6a76a8', [
    [x + w, y + 0.3],
    [x + w + d, y - d * 0.5],
    [x + w + d, y - d * 0.5 - h],
    [x + w, y - h + 0.3],
  ])
  fill(k, MARBLE[0], [
    [x, y - h],
    [x + w, y - h + 0.3],
    [x + w + d, y - h - d * 0.5],
    [x + d, y - h - d * 0.5 - 0.2],
  ])
}

const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  view: 'back',
  skin: SKINS[n],
  hair: ['#7c4c44', '#3c2444'],
  shoe: '#5c4468',
  light: -1,
  top,
  low,
  ...more,
})

export default {
  alt: 'L’Acropoli di Atene all’apertura: fra le colonne della porta il Partenone prende il primo sole sul fianco lungo, la facciata è ancora azzurra d’ombra; l’archeologa lo indica a due viaggiatori, una civetta li osserva da un blocco di marmo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: aegeanDay, sun: [0.1, 0.5], horizon: 74 / 90 })
    field(s).draw(s.k, (k) => {
      sky(k)
      ground(k)
      parthenon(k)
      for (const [x, z, o, tall, flip] of [
        [
          31,
          49,
          person('walk', 1, ['#fff0d8', '#a898b8'], ['#5c74b4', '#404c84'], {
            hat: ['brim', '#ffe8b8', '#b08c8c'],
          }),
          1.7,
        ],
        [
          15.2,
          29,
          person('point', 0, ['#e8584c', '#9c3c5c'], ['#4c5c9c', '#384478'], {
            cut: 'bun',
            armNear: [-16, 40],
            near: [10, 2],
            far: [-10, 4],
          }),
          1.66,
        ],
        [
          12.8,
          28,
          person('stand', 2, ['#3c94a4', '#2c5c84'], ['#4c4c7c', '#34345c'], {
            pack: ['#f4b850', '#a87048'],
            cut: 'short',
          }),
          1.76,
        ],
        [
          11,
          27,
          person('hips', 1, ['#f8c860', '#b07c50'], ['#7c88bc', '#545c90'], {
            cut: 'long',
            dress: 'skirt',
          }),
          1.62,
        ],
      ])
        stand(k, ...G(x, z), tall * metre(z), o, { flip, fall: [1.2, 0.26], shade: '#c4a0a4' })
      block(k, 24, 86.5, 12, 6, 4)
      block(k, 19, 90.5, 9, 4.6, 3)
      at(k, 31.5, 79.9, 0.6, owl)
      gate(k)
    })
    return finish(s, { bloom: 0.14, vignette: 0.12 })
  },
}
