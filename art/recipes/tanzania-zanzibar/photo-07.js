import { field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const LAKE = 50
const [PINK, PALE, DEEP, RED, INK] = ['#f58ca0', '#ffc9c8', '#c85a80', '#e2405c', '#2f2440']

/** The body of a flamingo with its folded wing, facing right; the hip at 0, 0. */
function body(k) {
  path(k, DEEP, 'M-14 3C-17 5 -19 8 -19.500 10.500C-15 9.500 -11 8 -8 6Z')
  path(
    k,
    PINK,
    'M-16 5C-14 -3 -6 -8 3 -7.500C9 -7 13 -3 12 1C10 6 2 8.500 -6 7.500C-10 7 -13 6 -16 5Z',
  )
  path(
    k,
    PALE,
    'M-12 -0.500C-8 -6 -2 -8.300 4 -7.400C8 -6.800 11 -5 12 -2C8 -4.500 2 -5 -3 -3.500C-7 -2.500 -10 -1.500 -12 -0.500Z',
  )
  path(
    k,
    DEEP,
    'M-16 5C-10 4 -4 5.500 2 4C6 3 9.500 1.500 12 -0.500C12 5 4 8.500 -6 7.500C-10 7 -13 6 -16 5Z',
  )
  path(k, RED, 'M-17 6.500C-12 4 -6 2.500 0 1.500C-3 4.500 -8 6.500 -12 7.500Z')
  stroke(k, DEEP, 0.5, 'M-8 0C-4 -1.500 0 -2 4 -1.600M-6 2.500C-2 1 2 0.600 6 0.800')
}

/** Head with its bent bill, looking right; the neck ends at 0, 0. */
function head(k) {
  path(
    k,
    PINK,
    'M-2 1.500C-3 -1.500 -0.500 -4 2.200 -3.600C4.400 -3.200 5.200 -1.200 4.600 0.600C3 2 0 2.600 -2 1.500Z',
  )
  path(k, PALE, 'M-1.600 -1.500C-0.800 -3.600 1 -4 2.600 -3.500C1.500 -3 0.400 -2.200 0 -0.800Z')
  path(k, '#fbe9e0', 'M3.600 -2.600C6 -2.600 7.600 -1.200 7.800 0.800L4.600 1Z')
  path(
    k,
    INK,
    'M7.800 0.400C8.200 2.800 7 5.400 5 6.600C5.200 4.400 4.800 2.600 4.400 1.200C5.500 1 6.800 0.800 7.800 0.400Z',
  )
  path(k, '#ffe9a8', 'M1.600 -2a0.700 0.700 0 1 0 0.010 0Z')
  path(k, INK, 'M1.700 -1.700a0.350 0.350 0 1 0 0.010 0Z')
}

/** One that stands: the neck in an S, or bent down to the water; legs long, one knee. */
function flamingo(k, pose) {
  stroke(k, DEEP, 1, 'M-2 6L-3 20L-2.400 34')
  if (pose === 'one') stroke(k, RED, 1, 'M2 6L6 15L-1 19')
  else stroke(k, RED, 1, 'M3 6L3.600 20L4.400 34')
  body(k)
  const neck = {
    one: ['M10 -2C18 -4 21 -12 15 -18C10 -23 11 -30 17 -32', [18, -31.5, 0]],
    tall: ['M10 -2C18 -5 20 -14 14 -21C10 -27 10 -34 15 -38', [16, -38, -0.1]],
    drink: ['M10 -2C20 -6 25 2 22 12C20.500 19 20 25 21 30', [20.5, 30, 1.9]],
    left: ['M10 -2C17 -5 19 -13 13 -19C8 -24 8 -31 13 -33', [12, -33, 0]],
  }[pose]
  stroke(k, DEEP, 3, neck[0])
  stroke(k, PINK, 2.3, neck[0])
  const [x, y, turn] = neck[1]
  k.save()
  k.translate(x, y)
  if (pose === 'left') k.scale(-1, 1)
  k.rotate(turn)
  head(k)
  k.restore()
}

/** One on the wing towards the right, neck and legs in one line, black along the wings. */
function flying(k) {
  stroke(k, RED, 0.8, 'M-10 1L-26 3.500')
  stroke(k, PINK, 1.9, 'M8 -1C14 -2 20 -2.500 26 -3')
  k.save()
  k.translate(27, -3)
  k.rotate(-0.2)
  k.scale(0.7, 0.7)
  head(k)
  k.restore()
  path(k, INK, 'M-2 -2C-8 -10 -14 -17 -22 -21C-18 -14 -14 -6 -8 0Z')
  path(k, RED, 'M2 -3C-3 -10 -9 -16 -17 -19C-13 -12 -10 -5 -5 0Z')
  path(k, PINK, 'M-12 2C-8 -3 0 -5 9 -2.500C6 2 -4 4 -12 2Z')
  path(k, PALE, 'M-8 -0.500C-4 -3.600 3 -4.200 9 -2.500C4 -2.600 -2 -1.800 -8 -0.500Z')
  path(k, INK, 'M0 2C-1 10 -4 17 -9 22C-9 14 -8 7 -6 2Z')
  path(k, RED, 'M3 1C3 9 0.500 15 -4 20C-4.500 13 -4 6 -3 1Z')
}

export default {
  alt: 'Fenicotteri nell’acqua ferma di un lago salato all’alba: uno dorme su una zampa, uno beve, due si levano in volo davanti al vulcano, e tutti si specchiano',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#6a86bc'],
          [0.4, '#b3b4d0'],
          [0.75, '#ffd0b8'],
          [1, '#fff0c8'],
        ],
        disc: 0.05,
        discColour: '#fffbe8',
      },
      sun: [0.2, 0.42],
      horizon: LAKE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.13 0.14 30 5 4 0.93 0.26 22 4 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff0e0', dark: '#cbb4c4' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The wall of the rift and the volcano with its pale gullies.
      fill(k, '#c9b6c4', [
        ...rough(points('-5 42 24 40 52 42 78 40 110 43 140 41 168 42'), 0.4, 3),
        ...points('168 52 -5 52'),
      ])
      const left = rough(points('88 50 100 43 110 33 118 24 122 21'), 0.4, 4)
      const right = rough(points('127 21 132 26 140 36 152 45 164 50'), 0.4, 6)
      fill(k, '#8d80a8', [...left, [124.5, 22], ...right])
      fill(k, '#d9a8a8', [...left, ...points('124.500 22 122 31 125 39 119 50')])
      for (const d of [
        'M122 21L124.500 22L123 29L120 36L120.500 28L117.500 33Z',
        'M112 31L108 40L102 47L106 38Z',
        'M128 23L132 32L138 41L131 33Z',
      ])
        path(k, '#f6dcd0', d)
      path(k, '#bfa2b4', 'M-5 50C20 46.500 50 48.500 80 48C110 47.500 140 49 168 47V52H-5Z')
      path(
        k,
        'rgba(255,240,222,.8)',
        'M-5 47.600C30 45.800 70 48 110 46.600C130 46 150 47 168 46V49C130 50 60 49 -5 50.500Z',
      )
      // The flock along the far shore: a line of pink.
      const r = random(6)
      for (let i = 0; i < 170; i++) {
        const x = -2 + r() * 166
        const y = 48.6 + r() * 1.2
        path(
          k,
          ['#f58ca0', '#ffb3b8', '#e2708c'][i % 3],
          `M${x} ${y}c0.200 -0.900 1.500 -0.900 1.700 -0.100l0.300 -1l0.250 0.100l-0.300 1.400Z`,
        )
      }
    })
    // All that stands in the water once upright, to be mirrored.
    const flock = [
      [24, 62, 0.42, 'tall', 1],
      [36, 60, 0.36, 'drink', 1],
      [146, 61, 0.4, 'one', -1],
      [134, 59.5, 0.34, 'tall', -1],
      [110, 60, 0.36, 'drink', -1],
    ]
    stillWater(s, {
      y: LAKE / 90,
      sway: 0.8,
      press: 1.05,
      veil: [
        [0, '#d9bccc', 0.12],
        [0.4, '#a9a8cc', 0.3],
        [1, '#7488b8', 0.62],
      ],
    })
    f.draw(s.k, (k) => {
      path(
        k,
        'rgba(255,244,224,.75)',
        'M22 51.500C28 51 40 51 46 51.600C40 52.600 28 52.600 22 51.500Z',
      )
      for (const [x, y, l] of points('30 55 5 33 59 7 31 65 9 34 72 11', 3))
        path(
          k,
          'rgba(255,246,226,.6)',
          `M${x - l} ${y}q${l} -0.700 ${l * 2} 0q${-l} 0.700 ${-l * 2} 0Z`,
        )
      const stand = (x, y, q, pose, m) => {
        const foot = y + 34 * q
        for (const mirror of [true, false]) {
          k.save()
          k.translate(x, mirror ? foot * 2 - y : y)
          k.scale(m * q, mirror ? -q * 0.96 : q)
          if (mirror) k.globalAlpha = 0.34
          flamingo(k, pose)
          k.restore()
        }
        for (const [wide, dy] of points('3.500 0.200 6 1 9 2'))
          stroke(
            k,
            'rgba(255,246,240,.7)',
            0.5 * q,
            `M${x - wide * q * 1.2} ${foot + dy * q}C${x - wide * 0.4 * q} ${foot + (dy + 1) * q} ${x + wide * 0.4 * q} ${foot + (dy + 1) * q} ${x + wide * q * 1.2} ${foot + dy * q}`,
          )
      }
      for (const one of flock) stand(...one)
      stand(124, 56, 0.62, 'tall', -1)
      stand(44, 52, 0.74, 'one', 1)
      stand(94, 55, 0.74, 'drink', 1)
      stand(70, 47, 0.94, 'left', 1)
      // Two rise into the morning.
      for (const [x, y, q, turn] of points('101 19 0.500 -0.160 128 10 0.380 -0.120', 4)) {
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(q, q)
        flying(k)
        k.restore()
      }
      for (const [x, y] of points('20 86 132 84 110 88'))
        path(k, '#ffc9c8', `M${x} ${y}q2 -1.600 4 -0.400q-1.500 1.400 -4 0.400Z`)
    })
    return finish(s, { rays: 0.08 })
  },
}
