import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { templeTower } from '../../things/central-park-west.js'

const LAKE = 59

/** A block of flats with its lit and its shaded side, few windows; x, y is its foot. */
function flats(k, x, wide, high, [lit, face, shade]) {
  path(k, face, `M${x} ${LAKE}v${-high}h${wide}v${high}Z`)
  path(k, lit, `M${x} ${LAKE}v${-high}h${wide * 0.4}v${high}Z`)
  path(k, shade, `M${x + wide * 0.74} ${LAKE}v${-high}h${wide * 0.26}v${high}Z`)
}

/** Bow Bridge: a low arch of cast iron, its railing of linked rings, urns with flowers at the ends. */
function bowBridge(k) {
  const [x0, x1, foot, rise] = [58, 132, LAKE, 8.4]
  const deck = (u) => foot - 3 - rise * (1 - (2 * u - 1) ** 2)
  const strip = (colour, up, down) => {
    const line = Array.from({ length: 41 }, (_, i) => i / 40)
    fill(k, colour, [
      ...line.map((u) => [x0 + (x1 - x0) * u, deck(u) - up]),
      ...line.reverse().map((u) => [x0 + (x1 - x0) * u, deck(u) + down]),
    ])
  }
  const under = (u) => {
    const v = Math.min(1, Math.max(0, (u - 0.06) / 0.88))
    return Math.min(foot, foot - 7.6 * (1 - (2 * v - 1) ** 2))
  }
  const span = Array.from({ length: 41 }, (_, i) => i / 40)
  fill(k, '#8a7486', [
    ...span.map((u) => [x0 + (x1 - x0) * u, deck(u)]),
    ...span.toReversed().map((u) => [x0 + (x1 - x0) * u, under(u)]),
  ])
  strip('#cdb8a8', 0, 2.2)
  strip('#a48c92', -1.5, 2.2)
  strip('#fff2da', 0.7, 0.5)
  for (let i = 0; i < 37; i++) {
    const u = (i + 0.5) / 37
    const [x, y] = [x0 + (x1 - x0) * u, deck(u) - 1.95]
    k.strokeStyle = u < 0.5 ? '#fff2da' : '#e2cdb8'
    k.lineWidth = 0.34
    k.beginPath()
    k.arc(x, y, 0.92, 0, 7)
    k.stroke()
  }
  strip('#fff2da', 3.4, -2.9)
  for (const u of [0, 0.25, 0.5, 0.75, 1]) {
    const x = x0 + (x1 - x0) * u
    path(k, '#f2dfc4', `M${x - 0.8} ${deck(u)}v-4h1.600v4Z`)
    path(k, '#b89c94', `M${x + 0.2} ${deck(u)}v-4h0.600v4Z`)
  }
  for (const x of [x0 - 1.5, x1 + 1.5]) {
    path(k, '#e6d2b8', `M${x - 2} ${foot + 0.6}v-7h4v7Z`)
    path(k, '#a98e90', `M${x + 0.6} ${foot + 0.6}v-7h1.400v7Z`)
    path(k, '#fff2da', `M${x - 2.4} ${foot - 6.4}h4.800v-0.900h-4.800Z`)
    path(k, '#c9543a', `M${x - 2} ${foot - 7.2}c-0.600 -2.600 1 -4 2 -4s2.600 1.400 2 4Z`)
    path(
      k,
      '#f0945c',
      `M${x - 2} ${foot - 7.2}c-0.600 -2.600 1 -4 2 -4c-0.400 1.400 -1 2.600 -2 4Z`,
    )
  }
}

/** Two on the bridge who lean on the railing; foot at 0, 0. */
function pair(k) {
  path(k, '#2f5f7c', 'M-3 0V-5C-3 -6.600 -0.800 -6.600 -0.600 -5V0Z')
  path(k, '#e8b48c', 'M-1.800 -8.600a1.100 1.200 0 1 0 0.010 0Z')
  path(k, '#3a2a30', 'M-2.900 -7.600C-2.900 -9.200 -0.700 -9.200 -0.700 -7.600Z')
  path(k, '#d8483c', 'M0 0V-4.600C0 -6.200 2.200 -6.200 2.400 -4.600V0Z')
  path(k, '#e8b48c', 'M1.200 -8.200a1.100 1.200 0 1 0 0.010 0Z')
  path(k, '#b8743c', 'M0.100 -6C-0.200 -9 2.600 -9 2.300 -6L1.800 -7H0.600Z')
}

/** A rowing boat with its oarsman and a friend who trails a hand; bow to the right; waterline at 0. */
function rowing(k) {
  path(
    k,
    'rgba(60,40,60,.35)',
    'M-22 1.400C-8 0.200 14 0.200 24 1.400C12 3.800 -10 3.800 -22 1.400Z',
  )
  // She sits in the stern, he pulls the oars.
  path(
    k,
    '#8a3a54',
    'M-15.500 -3C-15.800 -8 -15 -11.500 -13 -12.500C-11 -13 -9.600 -12 -9.200 -10C-8.800 -7 -9 -5 -9.400 -3Z',
  )
  path(
    k,
    '#c9587c',
    'M-15.500 -3C-15.800 -8 -15 -11.500 -13 -12.500C-12.400 -12.700 -11.800 -12.700 -11.400 -12.600C-13 -9 -13 -6 -12.600 -3Z',
  )
  path(
    k,
    '#f0c09a',
    'M-13.600 -16C-13.600 -18.800 -8.900 -19 -8.700 -16.200C-8.200 -15.500 -8.200 -15.200 -8.600 -15C-8.700 -13.600 -9.600 -12.800 -10.900 -12.800C-12.600 -12.800 -13.600 -14 -13.600 -16Z',
  )
  path(
    k,
    '#5a3040',
    'M-14.600 -11.500C-15.500 -16 -14 -19.600 -11 -19.600C-9 -19.600 -8.400 -18.400 -8.700 -17.200C-10.400 -17.600 -11.600 -16.800 -11.900 -15C-12.200 -13 -13 -11 -14.600 -11.500Z',
  )
  stroke(k, '#8a3a54', 1.9, 'M-13.800 -10.500L-16.500 -6.500')
  stroke(k, '#f0c09a', 1.3, 'M-16.500 -6.500L-19.500 -0.500')
  stroke(k, '#7a3c38', 0.4, 'M-10 -14.300q0.700 0.500 1.200 0')
  path(k, '#2c2030', 'M-9.800 -16.400a0.350 0.450 0 1 0 0.010 0Z')
  path(
    k,
    '#f4ead4',
    'M3 -3C2.600 -8 3 -11.500 5 -12.500C7 -13 8.600 -12.400 9.200 -10C9.600 -7 9.400 -5 9 -3Z',
  )
  path(
    k,
    '#bca8ac',
    'M9 -3C9.400 -5 9.600 -7 9.200 -10C8.800 -11.500 8 -12.300 7 -12.600C7.600 -9 7.400 -6 6.600 -3Z',
  )
  path(
    k,
    '#d99a70',
    'M8.200 -16C8.200 -18.800 3.500 -19 3.300 -16.200C2.800 -15.500 2.800 -15.200 3.200 -15C3.300 -13.600 4.200 -12.800 5.500 -12.800C7.200 -12.800 8.200 -14 8.200 -16Z',
  )
  path(k, '#3a5a4c', 'M8.800 -16.600C8.600 -20.600 3 -20.400 3 -17H1.400V-16.400H8.800Z')
  stroke(k, '#7a3c38', 0.4, 'M4.600 -14.300q-0.700 0.500 -1.200 0')
  path(k, '#2c2030', 'M4.300 -16.200a0.350 0.450 0 1 0 0.010 0Z')
  stroke(k, '#e0d2c0', 1.9, 'M6.600 -10.500L1.500 -7.500')
  stroke(k, '#d99a70', 1.3, 'M1.500 -7.500L-3 -7.200')
  stroke(k, '#c99a5c', 0.7, 'M-4.500 -8L9 0.500')
  path(k, '#c99a5c', 'M8 -0.500L14 2.600L12.600 4L7.400 0.600Z')
  path(k, '#7a3c34', 'M-24 -6C-14 -4 10 -4 24 -7C22 -2 18 1 14 2H-16C-20 1 -23 -2 -24 -6Z')
  path(
    k,
    '#c9704a',
    'M-24 -6C-14 -4 10 -4 24 -7C23.400 -5.500 22.600 -4.200 21.700 -3C8 -1 -14 -1 -22.500 -3C-23.200 -4 -23.700 -5 -24 -6Z',
  )
  stroke(k, '#f4d8a8', 0.6, 'M-24 -6C-14 -4 10 -4 24 -7')
}

export default {
  alt: "Il laghetto di Central Park fra aceri arancioni d'autunno: due in barca, il ponte ad arco e le torri oltre gli alberi",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        haze: '#fadcb4',
        sky: [
          [0, '#4f94c4'],
          [0.5, '#a8d0d8'],
          [0.85, '#fbe6bc'],
          [1, '#ffeec8'],
        ],
      },
      sun: [0.08, 0.16],
      horizon: LAKE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.4 0.16 34 6 4 0.9 0.22 30 6 7', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fffaf0', dark: '#e2d4c4' })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, wide, high] of points(
        '-4 10 26 8 8 32 18 9 22 29 10 29 66 9 24 77 10 30 132 9 28 143 8 36 152 12 25',
        3,
      ))
        flats(k, x, wide, high, ['#f2e2c8', '#e2cdb8', '#c4b0b0'])
      flats(k, 88, 42, 28, ['#f4dfbc', '#e0c2a0', '#b4969a'])
      for (let y = 34; y < 50; y += 3)
        for (let x = 90; x < 128; x += 2.6)
          path(k, x < 104 ? '#dcc0a0' : x < 118 ? '#c4a48c' : '#9c8088', `M${x} ${y}h1v1.600h-1Z`)
      at(k, 98, 33, 0.76, templeTower)
      at(k, 120, 33, 0.76, templeTower)
      const wood = (y, size, seed, tones, amount) => {
        const crown = (x) =>
          y -
          amount * (0.6 + 0.4 * Math.sin(x * 0.11 + seed) + 0.24 * Math.sin(x * 0.31 + seed * 2))
        const line = []
        for (let x = -6; x <= 168; x += 2) line.push([x, crown(x) + 1])
        fill(k, tones[0][0], [[-6, LAKE + 1], ...line, [168, LAKE + 1]])
        leafMass(k, {
          box: [-8, y - amount * 1.4, 170, LAKE],
          inside: (x, py) => py > crown(x),
          light: (x, py) => 0.95 - (py - crown(x)) / 13 + 0.2 * Math.sin(x * 0.2 + seed),
          size,
          tones,
          seed,
        })
      }
      wood(
        51,
        4,
        3,
        [
          ['#a97a5c', '#c08a58', '#d4a05c'],
          ['#c4845c', '#e0a45c', '#f2c470'],
          ['#c9a45c', '#ecc868', '#fbe08c'],
        ],
        7,
      )
      wood(
        55,
        5,
        8,
        [
          ['#8a3c34', '#a94c34', '#c9603a'],
          ['#b0482f', '#d86a34', '#f0904a'],
          ['#c9702c', '#f0a03c', '#ffcc60'],
          ['#7a7a3c', '#a0983f', '#d0bc58'],
        ],
        6,
      )
      path(k, '#6a4a3c', `M-6 ${LAKE - 1.6}H168V${LAKE + 0.4}H-6Z`)
      at(k, 90, 49.6, 0.84, pair)
      bowBridge(k)
    })
    stillWater(s, {
      y: LAKE / 90,
      sway: 1,
      press: 1.25,
      veil: [
        [0, '#7a6a5c', 0.14],
        [0.4, '#3f6a7c', 0.42],
        [1, '#1f4a66', 0.84],
      ],
    })
    f.draw(s.k, (k) => {
      for (const [x, y, l] of points(
        '6 63 16 70 65 14 120 64 20 30 69 18 134 72 16 100 78 20 8 80 14 128 85 18',
        3,
      ))
        stroke(k, '#f6dcae', 0.32, `M${x} ${y}h${l}`)
      const r = random(9)
      for (let i = 0; i < 26; i++) {
        const [x, y] = [r() * 160, 64 + r() ** 0.6 * 25]
        const q = 0.35 + (y - 60) * 0.026
        path(
          k,
          ['#f0a03c', '#d8582f', '#ffcc60'][i % 3],
          `M${x - q * 1.3} ${y}Q${x} ${y - q} ${x + q * 1.3} ${y}Q${x} ${y + q * 0.8} ${x - q * 1.3} ${y}Z`,
        )
      }
      at(k, 60, 80, 1.12, rowing)
      stroke(k, '#f6e6c8', 0.5, 'M32 83.500C44 85.500 76 85.500 90 83M22 81C14 82.500 8 83 2 83')
      // A maple leans in from the left.
      path(
        k,
        '#4a2c34',
        'M-6 34C4 30 14 22 26 18L27 19.500C16 24 8 32 -6 40ZM6 29C12 20 16 12 18 4L20 4.500C18 13 14 22 9 30Z',
      )
      leafMass(k, {
        box: [-8, -6, 48, 30],
        inside: (x, y) =>
          (x - 10) ** 2 / 1100 + (y - 6) ** 2 / 330 < 1 &&
          y < 24 + Math.sin(x * 0.5) * 2 - x * 0.16,
        light: (x, y) => 0.95 - (x + 6) / 70 - y / 44,
        size: 6.5,
        tones: [
          ['#7a2a30', '#9c3830', '#bc4a30'],
          ['#9c3830', '#cc5430', '#ec7a3c'],
          ['#bc4a30', '#ec7a3c', '#ffb454'],
        ],
        seed: 17,
      })
    })
    return finish(s, { rays: 0.06 })
  },
}
