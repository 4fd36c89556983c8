import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { macaqueMother } from '../../things/macaque.js'
import { traveller } from '../../things/people.js'

const FAR = [
  ['#a9cf8e', '#bcdc9c', '#d2e8ae'],
  ['#b5d698', '#cae4a8', '#e2f0bc'],
]
const MIDDLE = [
  ['#2c6b4c', '#3f8452', '#5a9c58'],
  ['#357650', '#559a56', '#86b85e'],
  ['#45875a', '#76b05c', '#b9d272'],
]
const NEAR = [
  ['#0f3330', '#174238', '#21523e'],
  ['#143c34', '#1f5340', '#2f6b46'],
]

/** A root that hangs: thin above, forked at its foot. */
function root(k, x, y0, y1, width, colour, light, seed) {
  const sway = noise(seed * 3.7, 2) * 3
  const d = (o) =>
    `M${x + o} ${y0}C${x + sway + o} ${y0 + (y1 - y0) * 0.35} ${x - sway * 0.6 + o} ${y0 + (y1 - y0) * 0.7} ${x + sway * 0.4 + o} ${y1}`
  stroke(k, colour, width, d(0))
  if (width > 0.5) stroke(k, light, width * 0.28, d(-width * 0.3))
}

/** The banyan: roots grown together to one trunk, its feet spread over the bank. */
function banyan(k) {
  path(k, '#2a3a38', 'M2 -4C4 24 0 48 -8 70L-8 84H46C40 66 32 50 34 30C36 14 44 4 56 -4Z')
  const r = random(6)
  for (let i = 0; i < 15; i++) {
    const u = i / 14
    const top = 5 + u * 40
    const waist = 4 + u * 27 + (r() - 0.5) * 3
    const foot = -8 + u * 56 + (r() - 0.5) * 4
    const width = 1.6 + r() * 2.6
    const d = (o) =>
      `M${top + o} -4C${waist + 2 + o} 18 ${waist - 2 + o} 44 ${foot + o} ${76 + r() * 6}`
    const shade = u > 0.55
    stroke(
      k,
      shade ? ['#3a443c', '#454c40'][i % 2] : ['#6b6650', '#7d7558', '#5a5a48'][i % 3],
      width,
      d(0),
    )
    stroke(k, shade ? '#5d6250' : '#b5a676', width * 0.22, d(-width * 0.32))
  }
}

/** The bridge of the two dragons, its stones under moss. */
function bridge(k) {
  path(k, '#1f4a42', 'M30 92C38 74 50 66 66 65C84 65 96 74 104 92Z')
  stroke(k, '#4f9480', 0.5, 'M58 80H78M64 83H90M54 86H70')
  fill(
    k,
    '#7f8a74',
    points('22 92 26 62 116 58 124 92 106 92 102 80 94 72 82 68 66 67 52 71 42 79 36 92'),
  )
  fill(k, '#a9ac84', points('26 62 116 58 116.500 60.400 26 64.600'))
  const r = random(8)
  for (let i = 0; i < 26; i++) {
    const x = 26 + i * 3.5
    fill(
      k,
      i % 3 ? '#6d7a68' : '#93997a',
      points(`${x} 65.500 ${x + 2.8} 65.300 ${x + 2.8} ${67 + r()} ${x} ${67.2 + r()}`),
    )
  }
  // The wall of the bridge is the dragon's body.
  const back = (x) => 57.4 - (x - 26) * 0.046 - Math.abs(Math.sin(x * 0.28)) * 1.1
  const body = Array.from({ length: 46 }, (_, i) => [26 + i * 2, back(26 + i * 2)])
  fill(k, '#5f6d60', [...body, ...points('116 59 26 63.200')])
  fill(k, '#b7b88c', [...body, ...body.map(([x, y]) => [x, y + 1]).reverse()])
  for (let x = 29; x < 114; x += 4.2)
    stroke(k, '#48564e', 0.4, `M${x} ${back(x) + 1.6}q1.400 1.500 2.800 0`)
}

/** Its head, raised at the end of the wall: open jaws, a crown of flames. */
function dragon(k) {
  path(
    k,
    '#56655a',
    'M58 63.500H45.500C43 58.500 45 54 48.400 51.400L45 52.400L42.600 54L42.400 51.600L45 49.800L41.600 49.600L40 50.600L40.600 47.800L39.600 46C41.600 44.600 42.400 42.600 45 41.600C47 40.800 48 41 49.400 41.200L50 36.600L52.600 40.400L55.600 36.800L56 41L59.600 39L58.400 44C60 49 55 54 58 58Z',
  )
  path(
    k,
    '#b7b88c',
    'M39.600 46C41.600 44.600 42.400 42.600 45 41.600C47 40.800 48 41 49.400 41.200L50 36.600L51.400 41.600C48 42.400 46 43.600 45 45.600L40.400 46.800ZM45.500 63.500C43 58.500 45 54 48.400 51.400C47 55 46.600 59 48.400 63.500Z',
  )
  path(k, '#efe3b4', 'M41.400 49.600L41.800 51.200L42.600 49.700ZM44 50.300L44.300 48.600L45 50Z')
  stroke(
    k,
    '#3d4c46',
    0.45,
    'M49 54q2 1.400 4 0.200M48.200 57q2 1.400 4.400 0.200M48.400 60q2 1.400 4.600 0.200M52 44q2 1.600 1.400 4',
  )
  path(k, '#1d2c2a', 'M46 44.600a1 1 0 1 0 0.100 0ZM40.800 46.300a0.400 0.400 0 1 0 0.100 0Z')
}

export default {
  alt: 'Una madre macaco con il piccolo, seduta sul muro muschioso della foresta delle scimmie di Ubud, ha in mano gli occhiali da sole di qualcuno; dietro, i viaggiatori sul ponte dei draghi sotto le radici del banyan',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#cfe6a8'],
          [0.6, '#f2f3c8'],
          [1, '#fff6d4'],
        ],
        glow: '#fff8d0',
        glowPower: 0.9,
        haze: '#dcebb8',
        lit: '#fff6d8',
        shade: '#4f7c74',
        front: 0.55,
      },
      sun: [0.4, 0.2],
      horizon: 0.7,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      leafMass(k, {
        box: [-4, 6, 164, 60],
        inside: (x, y) => y > 30 + Math.abs(x - 66) * -0.36 + noise(x * 0.08, 3) * 6,
        size: 7,
        tones: FAR,
        seed: 3,
      })
      for (const [x, q] of [
        [58, 1.6],
        [71, 2.2],
        [84, 1.4],
        [98, 2.4],
        [121, 2],
      ]) {
        path(
          k,
          '#a6c593',
          `M${x - q} 68C${x - q * 0.6} 40 ${x - q * 0.5} 20 ${x - q * 1.4} -2H${x + q * 1.4}C${x + q * 0.6} 20 ${x + q * 0.5} 40 ${x + q} 68Z`,
        )
        path(
          k,
          '#8db486',
          `M${x} 68C${x + 0.2} 40 ${x + 0.2} 20 ${x} -2H${x + q * 1.4}C${x + q * 0.6} 20 ${x + q * 0.5} 40 ${x + q} 68Z`,
        )
      }
      leafMass(k, {
        box: [-4, 34, 164, 96],
        inside: (x, y) =>
          y > 57 - Math.max(0, Math.abs(x - 70) - 26) * 0.42 + noise(x * 0.1, 7) * 3,
        light: (x, y) => 1.1 - Math.abs(x - 66) * 0.012 - (y - 50) * 0.02,
        size: 5.6,
        tones: MIDDLE,
        seed: 5,
      })
    })
    for (const [x, y, size, seed] of [
      [66, 61, 15.5, 9],
      [71.6, 60.8, 14.6, 22],
    ])
      place(s, traveller({ seed }), {
        x: x / 160,
        y: y / 90,
        size,
        front: 0.6,
        rim: 0.5,
        shadow: false,
      })
    f.draw(s.k, (k) => {
      bridge(k)
      leafMass(k, {
        box: [22, 76, 132, 96],
        inside: (x, y) => y > 84 - Math.abs(x - 70) * 0.12,
        size: 4,
        tones: MIDDLE.slice(0, 2),
        seed: 9,
      })
      banyan(k)
      dragon(k)
      for (let i = 0; i < 26; i++)
        root(
          k,
          44 + i * 4.6 + noise(i, 3) * 3,
          -2,
          22 + (noise(i * 1.9, 5) + 1) * 15,
          0.35 + (i % 4) * 0.22,
          i % 2 ? '#3d5a46' : '#56704e',
          '#a8b578',
          i + 2,
        )
      leafMass(k, {
        box: [-4, -4, 164, 20],
        inside: (x, y) => y < 8 + Math.abs(x - 66) * 0.05 + noise(x * 0.09, 9) * 5,
        size: 6,
        tones: NEAR,
        seed: 12,
      })
      leafMass(k, {
        box: [-6, 72, 50, 96],
        inside: (x, y) => y > 76 + x * 0.2 + noise(x * 0.2, 2) * 2,
        size: 4.6,
        tones: [NEAR[1], MIDDLE[0]],
        seed: 14,
      })
      // The wall in front, with its cushion of moss.
      fill(k, '#3c5148', [
        ...rough(points('84 79 110 77.600 165 77'), 0.3, 4),
        ...points('165 96 78 96'),
      ])
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 7; i++) {
          const [x, y] = [80 + i * 13 + (row % 2) * 6, 80 + row * 4.6]
          fill(
            k,
            ['#5a6d5c', '#4d6154', '#66765e'][(i + row) % 3],
            rough(
              points(`${x} ${y} ${x + 12.2} ${y - 0.2} ${x + 12.2} ${y + 4} ${x} ${y + 4.1}`),
              0.25,
              i + row,
            ),
          )
        }
      for (let i = 0; i < 60; i++) {
        const x = 83 + i * 1.4
        path(
          k,
          i % 3 ? '#7fa04a' : '#a3b85a',
          `M${x - 1.6} 77.600C${x - 1} ${75.8 + noise(i, 4)} ${x + 1} ${75.8 + noise(i, 4)} ${x + 1.6} 77.600L${x + 0.6} ${79.4 + noise(i, 8) * 1.4}Z`,
        )
      }
      path(k, 'rgba(18,40,44,.55)', 'M98 77C112 74.600 138 75 152 77.400C140 80.400 112 80 98 77Z')
      at(k, 121, 77.4, 0.56, macaqueMother)
      for (const [x, y, l, a] of [
        [-4, 92, 30, -0.9],
        [2, 96, 26, -1.5],
        [-6, 84, 24, -0.4],
        [166, 92, 22, -2.5],
        [160, 98, 20, -1.9],
        [164, 4, 22, 2.4],
        [150, -4, 18, 1.9],
      ])
        frond(k, x, y, l, a, ['#1f5a40', '#123c34'], { bend: 0.6 })
    })
    return finish(s, { rays: 0.16 })
  },
}
