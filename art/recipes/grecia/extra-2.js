import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { gate, metre, owl, P, parthenon, T } from '../../things/acropolis-morning.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { aegeanDay } from './kit.js'

/** How high the rock is at distance z. */
const rise = (z) => {
  const steps = [
    [13, 0],
    [30, 1.2],
    [46, 4.2],
    [54, 6.6],
    [60, 8.3],
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

/** The bare rock up to the foot of the temple, the way worn smooth over it, the shade that the temple throws before its front. */
function ground(k) {
  path(k, '#f2d8b4', 'M-5 70C8 69 20 69.400 40 67.400L82 62.500L140 61.500L166 62V94H-5Z')
  path(k, '#e8c8a6', 'M-5 79C14 76 30 77 46 74.500C70 73.500 110 74 166 71.500V94H-5Z')
  path(k, '#dcb89c', 'M50 94C66 87 84 83.500 104 82C124 80.500 146 80.500 166 79V94Z')
  // The rock reaches up under the lowest step.
  fill(k, '#f2d8b4', [
    T(39.5, 8.5, 134),
    T(39.5, 8.5, 58.6),
    T(75.4, 8.5, 58.6),
    [166, 63.5],
    [166, 76],
    [10, 76],
  ])
  path(k, '#e8c8a6', 'M-5 79C14 76 30 77 46 74.500C70 73.500 110 74 166 71.500V94H-5Z')
  path(k, '#dcb89c', 'M50 94C66 87 84 83.500 104 82C124 80.500 146 80.500 166 79V94Z')
  // The shade of the front: it hangs on the lowest step and falls to the right, towards us.
  const [near, far] = [T(39.8, 8.4, 58.8), T(75.2, 8.4, 58.8)]
  fill(k, '#ac9cb8', [near, far, [150, 66.4], [127, 68.2], [101, 65.6]])
  // The shade of the gate lies over the rock before us.
  path(k, '#9a8cb0', 'M166 84.500C152 83 138 84.500 126 87C118 88.800 112 91 106 95H166Z')
  const slab = (c, list) =>
    fill(
      k,
      c,
      list.map(([x, z]) => G(x, z)),
    )
  const way = points(
    '3.600 12 5.400 16 7.600 20 9.600 24.500 13.500 30 17 36 23.500 42 30 49 36.500 55 43 59.500',
  )
  const back = points(
    '47.500 59.500 40.500 54 36.500 50 31 44.500 24.500 38 19.500 31 15.200 25.500 13 21 10.400 16.500 9 12',
  )
  slab('#c8a8a8', [...way, ...back.map(([x, z]) => [x + 0.3, z])])
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
      // What fell from the temple lies about on the right.
      for (const b of points(
        '111 72.200 3.400 1.700 1.200 117 74.400 6 2.900 2 128.500 72.600 2.800 1.300 1 106 76 2.200 1 .8',
        5,
      ))
        block(k, ...b)
      block(k, 24, 86.5, 12, 6, 4)
      block(k, 19, 90.5, 9, 4.6, 3)
      path(
        k,
        '#c8b4b4',
        'M30.800 79.700C33 79 36.500 79.700 38.600 80.500C37 80.900 33 80.500 30.800 80.100Z',
      )
      at(k, 31.5, 79.9, 0.6, owl)
      gate(k)
    })
    return finish(s, { bloom: 0.14, vignette: 0.12 })
  },
}
