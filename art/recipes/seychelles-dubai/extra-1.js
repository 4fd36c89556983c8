import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { closed, lens } from '../../things/curves.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { fallen, fan, nut, parrot, stalk, trunk } from '../../things/vallee-de-mai.js'

const MIST = ['#e0ecac', '#c4dca0', '#acd09c']
const GOLD = ['#f4ee80', '#c0d860', '#84b854']
const CLEAR = ['#a8cc5c', '#6cac58', '#448c58']
const DEEP = ['#5c9c58', '#38805a', '#28685a']
const NIGHT = ['#2c6458', '#1c4c50', '#143c48']

/** Leaves in order of depth: hub x, y, length, direction in degrees, colours, squash, opening. */
const crown = (k, list, tones, more) => {
  for (const [i, [x, y, R, deg, squash, open]] of list.entries())
    fan(k, x, y, R, (deg * Math.PI) / 180, tones, {
      squash,
      open,
      seed: i + 3 + Math.round(x),
      ...more,
    })
}

const guest = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#3c2c30', '#281e2c'],
  shoe: '#3c3438',
  light: 1,
  ...more,
})
const FALL = { fall: [-0.55, 0.36], shade: '#a4705c' }

/** The palm: where her trunk stands and where her stalks begin. */
const [X, HUB] = [100, 22]
/** Leaves of her crown: bend of the stalk, hub of the fan, length, direction, squash, colours. */
const BEHIND = [
  [95, 13, 90, 8, 22, -128, 0.7, CLEAR],
  [103, 11, 106, 4, 19, -70, 0.75, CLEAR],
  [99, 12, 97.5, 6, 17, -98, 0.8, GOLD],
  [91, 17, 82, 15, 26, -166, 0.58, GOLD],
  [108, 14, 117, 9, 26, -28, 0.62, GOLD],
]
const BEFORE = [
  [92, 18, 86, 24, 23, 138, 0.45, CLEAR],
  [110, 15, 121, 18.5, 25, 22, 0.52, CLEAR],
  [107, 18, 111.5, 25, 19, 70, 0.4, DEEP],
]
function palmLeaves(k, list) {
  for (const [cx, cy, x, y, R, deg, squash, tones] of list) {
    stalk(k, [X, HUB], [cx, cy], [x, y], 1.2, ['#5c8448', '#d4dc7c'])
    fan(k, x, y, R, (deg * Math.PI) / 180, tones, { squash, seed: x + 1, hang: 0.2 })
  }
}

const TRUNK_SHADE = points('97.6 76.2 100 77.2 102.4 76.6 97.6 86 91.6 98 84.4 98 92.4 86')

/** A bank of low fans, leaf over leaf, so that no ground is seen between them; far ones first. */
function bank(k, list, tones, seed) {
  const r = random(seed)
  for (const [x0, x1, y, R, step] of list)
    for (let x = x0; x <= x1; x += step * (0.75 + 0.5 * r())) {
      const side = (r() - 0.5) * 2
      const near = 1 - Math.min(1, Math.abs(x - 92) / 60)
      const pick =
        tones[Math.min(tones.length - 1, Math.floor((1 - near) * tones.length * (0.7 + 0.5 * r())))]
      fan(k, x, y + r() * 2.4, R * (0.74 + 0.5 * r()), -Math.PI / 2 + side * 0.95, pick, {
        squash: 0.5 + 0.45 * r(),
        open: 0.95 + 0.25 * r(),
        seed: Math.round(x * 7) + seed,
        n: 11,
        hang: 0.1 + 0.12 * r(),
      })
    }
}

function ground(k) {
  // The far ground comes out of the mist without an edge.
  const mist = k.createLinearGradient(0, 60, 0, 70)
  mist.addColorStop(0, 'rgba(176,204,140,0)')
  mist.addColorStop(1, 'rgba(160,190,124,1)')
  fill(k, mist, points('-6 60 166 60 166 96 -6 96'))
  path(
    k,
    '#8ca464',
    closed(points('-10 70 20 69 50 70 84 68.500 120 70 150 69 172 70 172 98 -10 98'), 0.7),
  )
  bank(
    k,
    [
      [-4, 79, 67.5, 9, 4.2],
      [85, 166, 67.5, 9, 4.6],
    ],
    [
      ['#d0e494', '#b0d088', '#98c084'],
      ['#b0d090', '#90bc84', '#7cac80'],
    ],
    5,
  )
  // The path: red earth in the sun; near us the shade of leaves lies over it.
  path(
    k,
    '#a87458',
    closed(
      points(
        '82 65.400 84 65.200 83 66.600 76 69 73 71 80 75 92 80 96 86 92 98 24 98 40 88 58 80 63 75 62 71 67 67',
      ),
      0.8,
    ),
  )
  // The trunk throws its shadow towards us.
  fill(k, '#5c8058', TRUNK_SHADE)
  const way = closed(
    points(
      '82.300 65.600 83.600 65.400 82 66.600 75 69 71.500 71 78 75.200 89 80.200 93 86 88 98 32 98 44 88.500 60.500 80 65 75 64 71 69 67',
    ),
    0.8,
  )
  path(k, '#e4ac78', way)
  k.save()
  k.clip(new Path2D(way))
  for (const [x, y, R, deg] of points('44 101 24 -62 84 103 22 -112 64 104 18 -84', 4))
    fan(k, x, y, R, (deg * Math.PI) / 180, ['#a4705c', '#a4705c', '#a4705c'], {
      squash: 0.62,
      seed: x,
    })
  fill(k, '#a4705c', TRUNK_SHADE)
  k.restore()
  const r = random(12)
  for (let i = 0; i < 46; i++) {
    const [t, x] = [r(), r() * 168 - 4]
    // None on the path, where they would look like holes.
    if (x > 30 && x < 98) continue
    lens(
      k,
      ['#84664c', '#bc9c6c', '#9c8458'][i % 3],
      x,
      68 + t * 22,
      0.6 + t * 2.6,
      0.08 + t * 0.22,
      0.06 + t * 0.14,
      (r() - 0.5) * t,
    )
  }
}

export default {
  alt: 'La Vallée de Mai a Praslin: sotto le foglie a ventaglio del coco de mer, lunghe sei metri, i raggi del sole scendono sul sentiero; due viaggiatori guardano in su verso le grandi noci verdi e un pappagallo nero posato su una foglia',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        finish: { bloom: 0.2, threshold: 0.84, vignette: 0.2, cool: '#08323c' },
      },
      sun: [0.62, 0.1],
      horizon: 0.7,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createRadialGradient(94, 24, 2, 94, 30, 96)
      for (const [t, c] of [
        [0, '#fffbdc'],
        [0.22, '#f0f4bc'],
        [0.5, '#b4d89c'],
        [0.8, '#7cb88c'],
        [1, '#5c9c84'],
      ])
        g.addColorStop(t, c)
      fill(k, g, points('-6 -6 166 -6 166 96 -6 96'))
      // The far wood, almost light.
      for (const [x, w2, n] of points(
        '22 1 1 36 0.800 2 47 1.100 3 60 0.800 4 69 1 5 80 0.700 6 101 0.900 7 109 0.700 8 131 1 9 141 0.800 10 152 1.100 11',
        3,
      ))
        trunk(k, x, 64, -6, w2, ['#b8d49c', '#d4e4a8'], n)
      // The roof of the wood: leaves of crowns above us hang into the light.
      crown(
        k,
        points(
          '-2 -3 22 60 0.700 1.100 14 -5 20 96 0.600 1.100 31 -4 23 74 0.550 1.100 44 -6 18 118 0.700 1.100 58 -6 17 84 0.550 1.100 134 -6 18 70 0.600 1.100 146 -4 21 104 0.550 1.100 162 -3 23 122 0.700 1.100',
          6,
        ),
        MIST,
      )
      bank(
        k,
        [
          [-4, 80, 63, 10, 6],
          [86, 166, 63, 10, 6],
        ],
        [
          ['#dcecac', '#c8e0a0', '#b4d498'],
          ['#bcdc9c', '#a4cc94', '#90bc8c'],
        ],
        3,
      )
      for (const [x, w2, n] of points(
        '15 1.700 21 42 1.500 22 64 1.300 23 134 1.600 25 148 1.900 26',
        3,
      ))
        trunk(k, x, 66, -6, w2, ['#94b488', '#d8e0a0', '#7ca080'], n)
      ground(k)
      // Deep shade between the leaves, so that the undergrowth is one mass on either side.
      path(
        k,
        '#4c8858',
        closed(points('-10 68 12 66.500 32 67 48 68 59 70 60 73 52 77 46 83 34 90 -10 99'), 0.8),
      )
      path(k, '#346c54', closed(points('-10 72 12 70 28 71 42 75 44 80 32 88 20 94 -10 99'), 0.8))
      path(
        k,
        '#4c8858',
        closed(
          points('170 67 150 66.500 128 67.500 112 70 106 73 112 78 120 84 134 92 170 99'),
          0.8,
        ),
      )
      path(
        k,
        '#346c54',
        closed(points('170 70 150 69 132 71 120 75 120 80 130 88 146 95 170 99'), 0.8),
      )
      // The undergrowth closes on both sides of the path, brighter towards the light.
      bank(
        k,
        [
          [-6, 60, 70.5, 10, 4.6],
          [94, 168, 70.5, 10, 4.6],
        ],
        [GOLD, CLEAR, ['#8cb860', '#5c9c5c', '#408860']],
        7,
      )
      bank(
        k,
        [
          [-6, 47, 79, 14, 6.6],
          [114, 170, 79, 14, 6.6],
        ],
        [CLEAR, DEEP, DEEP],
        11,
      )
      fallen(k, 100, 88, 8, 0.2, 9)
    })
    // The sun comes down in shafts.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const [list, a] of [
            ['96 20 100 20 76 86 56 86', 0.3],
            ['92 20 95 20 48 78 36 78', 0.24],
            ['104 20 107 20 134 80 122 80', 0.2],
          ]) {
            const g = q.createLinearGradient(98, 18, 88, 82)
            g.addColorStop(0, `rgba(255,252,204,${a * 1.4})`)
            g.addColorStop(0.7, `rgba(255,248,190,${a})`)
            g.addColorStop(1, 'rgba(255,248,190,0)')
            fill(q, g, points(list))
          }
        }),
      { lit: false, blur: (5 * s.w) / 1600 },
    )
    f.draw(s.k, (k) => {
      // One whole palm, her crown against the light: the leaves behind first.
      palmLeaves(k, BEHIND)
      // She stands in the bowl of her own roots, litter heaped about it.
      path(
        k,
        '#5c6448',
        closed(
          points(
            '91 78.500 95 75.600 100 74.800 105 75.600 109 78.500 105 80.400 100 80.900 95 80.400',
          ),
          0.9,
        ),
      )
      path(k, '#a89c68', closed(points('91 78.500 95 75.600 98 75 97 78 95 80.200'), 0.9))
      trunk(k, X, 77.5, HUB - 2, 3.2, ['#6c7460', '#e4d494', '#4c5c58'], 32, -1)
      fill(k, '#587048', points('98 24 96.400 19 99 21 99.600 15 101.200 21 104 17.500 102.600 24'))
      // Seedlings in low tufts, one of them at her foot.
      for (const [x, y, R] of points('108.500 80.500 6 91.500 80 3.600', 3))
        for (const [deg, squash, tones] of [
          [-84, 0.9, DEEP],
          [-150, 0.7, CLEAR],
          [-38, 0.7, CLEAR],
        ])
          fan(k, x, y, R, (deg * Math.PI) / 180, tones, { squash, seed: x + deg, n: 9 })
      // Her nuts, the largest there are.
      stroke(
        k,
        '#5c7440',
        0.9,
        `M${X} 21Q95.500 21 95.200 26M${X} 21Q106 20.500 106 25.500M${X} 22Q98 24 97.800 31M${X} 22Q103 25 103.400 33M${X} 22Q101 28 100.200 38`,
      )
      for (const [x, y, q] of points(
        '95 25.500 5.400 106.200 25 6.400 97.600 30.500 6.600 103.600 32.400 6 100.200 37 5.600',
        3,
      ))
        nut(k, x, y, q, ['#4c8444', '#b8d45c', '#285c44'])
      palmLeaves(k, BEFORE)
      at(k, 116, 17.6, 1.3, (c) => parrot(c, '#3c343c', '#e4d8a0'))
      stand(
        k,
        79,
        80.5,
        11.8,
        guest('point', 3, ['#f0c060', '#a87848'], ['#50685c', '#384c4c'], {
          armFar: [136, 8],
          nod: -22,
          hat: ['brim', '#e8c078', '#a07848'],
        }),
        FALL,
      )
      stand(
        k,
        70.5,
        82,
        11.6,
        guest('hips', 0, ['#e85c4c', '#9c3448'], ['#f0e4c4', '#a89c98'], {
          nod: -24,
          cut: 'long',
          hair: ['#a8683c', '#6c4434'],
          pack: ['#3c84b0', '#285878'],
        }),
        FALL,
      )
      // We look out from between young palms, their leaves dark and close about our feet.
      for (const [x, y, R, deg, sq, tones, open] of [
        [4, 74, 30, -80, 0.62, NIGHT, 1.15],
        [158, 76, 27, -98, 0.6, NIGHT, 1.15],
        [22, 82, 22, -52, 0.55, DEEP, 1.1],
        [140, 84, 21, -134, 0.55, DEEP, 1.1],
        [8, 92, 25, -104, 0.6, DEEP, 1.15],
        [154, 93, 24, -72, 0.6, DEEP, 1.15],
        [-2, 90, 26, -44, 0.6, NIGHT, 1.15],
        [30, 95, 20, -64, 0.6, NIGHT, 1.1],
        [134, 96, 19, -118, 0.6, NIGHT, 1.1],
        [14, 99, 22, -24, 0.5, NIGHT, 1.1],
        [164, 92, 26, -138, 0.6, NIGHT, 1.15],
        [150, 100, 20, -156, 0.5, NIGHT, 1.1],
      ])
        fan(k, x, y, R, (deg * Math.PI) / 180, tones, {
          squash: sq,
          open,
          seed: x + 7,
          n: 17,
          rib: '#5c8c60',
        })
    })
    return finish(s)
  },
}
