import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { city, helix, hotel, LEVEL, lotus } from '../../things/helix-evening.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bayNight } from './kit.js'

const who = (pose, n, top, shade, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: ['#34407c', '#20285c'],
  hair: ['#241c40', '#181434'],
  light: 1,
  ...more,
})

function evening(k) {
  const sky = k.createLinearGradient(20, 0, 44, 64)
  for (const [a, c] of [
    [0, '#0c1c5c'],
    [0.36, '#24509c'],
    [0.66, '#7088c0'],
    [0.84, '#dca0b0'],
    [1, '#ffc48c'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 100)
  for (const [c, d] of [
    [
      'rgba(236,144,152,.8)',
      'M92 40C108 37.400 128 39.600 168 33.500V36.600C140 41.600 112 42 92 40Z',
    ],
    ['rgba(255,180,140,.85)', 'M108 48C124 46.200 146 48 168 45.400V47.600C148 50 126 50 108 48Z'],
    ['rgba(160,136,188,.6)', 'M70 27C86 25.400 104 27 124 24.600C108 28.600 88 29 70 27Z'],
  ])
    path(k, c, d)
}

/** A wooden boat of the river with its lanterns on. */
function bumboat(k) {
  path(
    k,
    '#3c2450',
    'M-9 0C-8 1.800 -6.500 2.600 -4 2.700H5.500C8 2.600 9.600 0.800 10.200 -1.600L7.500 -0.400H-6.500Z',
  )
  path(k, '#c84c5c', 'M-9 0L-6.500 -0.400H7.500L10.200 -1.600L9.900 -0.500L7.600 0.500H-8.600Z')
  path(k, '#ffd48c', 'M-6 -0.400V-3H6V-0.400Z')
  for (let x = -4.6; x < 6; x += 1.5)
    path(k, '#5c2c50', `M${x} -0.400v-1.500a0.450 0.500 0 0 1 0.900 0v1.500Z`)
  path(k, '#7c3454', 'M-7.400 -3L-6.400 -4.400H6.400L7.400 -3Z')
  path(k, '#e8848c', 'M1 -4.400H6.400L7.400 -3H1.400Z')
  for (const x of [-6.6, -3.3, 0, 3.3, 6.6])
    path(k, '#ffecb0', `M${x} -2.900a0.480 0.560 0 1 0 0.010 0Z`)
}

/** A heron that waits on the kerb for a fish; 10 high. */
function heron(k) {
  stroke(k, '#1c2450', 0.34, 'M-0.300 -3.200L-0.500 0M0.700 -3.200L0.900 -1.600L0.600 0')
  path(
    k,
    '#2c3c74',
    'M-3.800 -3.400C-2 -6 1.200 -6.600 2.200 -6.200C3.200 -6.600 3.800 -7.600 3.700 -8.600C3.800 -9.700 5.200 -10 5.900 -9.200L9 -8.700L5.900 -8.300C5.400 -6.600 4.400 -4.600 2 -3C0 -2.400 -2 -2.800 -3.800 -3.400Z',
  )
  path(
    k,
    '#c8b4cc',
    'M2.200 -6.200C3.200 -6.600 3.800 -7.600 3.700 -8.600C3.800 -9.700 5.200 -10 5.900 -9.200L5.700 -8.600C5 -7.400 4.600 -5.400 2.600 -3.600C3 -4.600 2.800 -5.600 2.200 -6.200Z',
  )
  path(k, '#1c2450', 'M2.900 -9.500L5.900 -9.200C5.200 -10 3.800 -9.700 3.700 -8.900Z')
}

function kerb(k) {
  path(k, '#1c2c64', 'M-6 88.500C30 86.600 66 86 96 87.400C112 88.200 124 90 132 94H-6Z')
  path(
    k,
    '#8478b0',
    'M-6 88.500C30 86.600 66 86 96 87.400C112 88.200 124 90 132 94H129C121 90.800 110 89.300 96 88.500C66 87.100 30 87.700 -6 89.600Z',
  )
  path(
    k,
    '#e0a4ac',
    'M60 86.500C74 86.300 86 86.700 96 87.400C112 88.200 124 90 132 94H130.400C122 90.400 110 88.700 96 87.900C84 87.100 72 86.800 60 86.900Z',
  )
}

/** The mirror sways off the edges of the picture: what lies beside is laid over the slits. */
function mendEdges(s, y) {
  const [m, y0] = [Math.ceil(s.w * 0.008), Math.round(y * s.h) + 2]
  for (const x of [0, s.w - m])
    s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
}

export default {
  alt: 'Marina Bay a Singapore nell’ora blu: il ponte a doppia elica porta verso le tre torri con il tetto a nave e il museo a fiore di loto, la città accesa si specchia nella baia; un airone aspetta sul bordo della banchina',
  paint(w, h) {
    const s = new Scene(w, h, { mood: bayNight, sun: [0.92, 0.6], horizon: LEVEL / 90 })
    const f = field(s)
    f.draw(s.k, evening)
    stars(s, { count: 70, below: 0.3, seed: 6 })
    f.draw(s.k, (k) => {
      city(k)
      hotel(k)
      lotus(k, 103, 62.6, 1.02)
    })
    stillWater(s, {
      y: 62.9 / 90,
      sway: 0.8,
      press: 1.04,
      veil: [
        [0, '#3c58a0', 0.2],
        [0.4, '#20408c', 0.45],
        [1, '#0c2060', 0.8],
      ],
    })
    mendEdges(s, 62.9 / 90)
    f.draw(s.k, (k) => {
      const r = random(4)
      stroke(k, 'rgba(255,226,190,.6)', 0.2, 'M70 63.200C90 62.900 120 63.100 168 62.900')
      for (let i = 0; i < 44; i++) {
        const t = i / 43
        const [x, y, l] = [40 + r() * 124, 65 + t ** 1.2 * 22, 1 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(255,190,160,.26)' : 'rgba(12,28,92,.4)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.24} ${l * 2} 0q${-l} ${0.14 + t * 0.24} ${-l * 2} 0Z`,
        )
      }
      k.save()
      k.globalAlpha = 0.62
      helix(k, { mirror: true })
      k.restore()
      k.save()
      k.globalAlpha = 0.45
      at(k, 133, 73, 0.8, (c) => {
        c.translate(0, 4.6)
        c.scale(1, -0.9)
        bumboat(c)
      })
      k.restore()
      for (const [x, y, l] of points('133 76 9 130 77.600 7 136 79 5', 3))
        path(
          k,
          'rgba(24,48,116,.7)',
          `M${x - l} ${y}q${l} -0.400 ${l * 2} 0q${-l} 0.500 ${-l * 2} 0Z`,
        )
      path(
        k,
        'rgba(255,214,190,.7)',
        'M125 74.600C116 75.600 106 76.300 96 76.500C106 77 117 76.700 126 75.400Z',
      )
      at(k, 133, 72.8, 0.8, bumboat)
      helix(k, {
        people: (on) => {
          for (const [t, out, o, flip] of [
            [0.5, 2, who('walk', 1, '#f0a078', '#94587c'), 0],
            [0.34, 2.2, who('point', 0, '#f4dcd0', '#a890b0', { cut: 'long' }), 0],
            [0.31, 2, who('stand', 3, '#5ca4c0', '#38608c'), 0],
            [0.22, 2, who('walkOther', 2, '#f0c468', '#a87858'), 1],
            [0.13, 2.3, who('camera', 0, '#d8607c', '#843c68', { cut: 'bun' }), 0],
          ]) {
            const [[x, y], m] = on(t, out, 1.5)
            stand(k, x, y, 1.7 * m, o, { flip: flip === 1 })
          }
        },
      })
      kerb(k)
      at(k, 104, 88.2, 0.8, heron)
    })
    return finish(s, { bloom: 0.22, threshold: 0.76, vignette: 0.14 })
  },
}
