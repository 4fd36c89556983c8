import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { closed, lens } from '../../things/curves.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { fallen, fan, farTrunk, nut, parrot, stalk, trunk } from '../../things/vallee-de-mai.js'

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
const [X, HUB] = [100, 27]
/** Leaves of her crown: where the stalk leaves the stem, its bend, hub of the fan, length, direction, squash, colours. */
const HAZY = ['#c8dc80', '#98c470', '#74ac68']
const BEHIND = [
  [0, -3, 98, 18, 95, 15, 20, -102, 0.8, HAZY],
  [0, -3, 94, 20, 90, 17, 22, -148, 0.74, HAZY],
  [0.6, -3, 105, 19, 110, 17, 22, -50, 0.76, HAZY],
  [-0.6, 0, 92, 24, 88, 25, 21, 158, 0.66, HAZY],
  [0.6, 0, 108, 23, 113, 23, 22, 6, 0.68, HAZY],
  [-1, -3, 97, 18, 93, 16.5, 22, -124, 0.8, CLEAR],
  [0.6, -4, 101.5, 17, 103.5, 15, 18, -76, 0.84, CLEAR],
  [-1.4, 0, 92, 20.5, 85.5, 20, 29, -172, 0.66, GOLD],
  [1.2, -2, 106, 18, 113.5, 15, 28, -30, 0.7, GOLD],
]
const BEFORE = [
  [-1.2, 2.4, 94, 24, 89.5, 29, 26, 130, 0.56, CLEAR],
  [1.4, 1.4, 108, 20.5, 116.5, 22.5, 29, 24, 0.6, CLEAR],
  [1, 3.4, 106, 24.5, 110.5, 30, 20, 62, 0.54, DEEP],
]
function palmLeaves(k, list) {
  for (const [ox, oy, cx, cy, x, y, R, deg, squash, tones] of list) {
    stalk(k, [X + ox, HUB + oy], [cx, cy], [x, y], 1.2, ['#5c8448', '#d4dc7c'])
    fan(k, x, y, R, (deg * Math.PI) / 180, tones, { squash, open: 1.05, seed: x + 1, hang: 0.1 })
  }
}

/** Her shadow runs the way the walkers' do: the trunk, then the fans of her crown, broad and flat on the ground. */
function palmShade(k, c) {
  fill(k, c, points('97.600 76.200 102.400 76.800 84 89.200 80.600 89.200'))
  k.save()
  k.translate(80, 89)
  k.scale(1, 0.36)
  // Her heart, where the fans meet; each fan twice, so that no light runs through its pleats.
  path(k, c, 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z')
  for (let twice = 0; twice < 3; twice++)
    for (const [deg, R] of points('-172 27 -135 22 -100 20 -62 20 -28 24 8 26 50 20 130 20', 2))
      fan(
        k,
        Math.cos((deg * Math.PI) / 180) * 4,
        Math.sin((deg * Math.PI) / 180) * 4,
        R,
        (deg * Math.PI) / 180,
        [c, c, c],
        { squash: 0.62, open: 1, seed: deg, hang: 0 },
      )
  k.restore()
}

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
      [-4, 72, 67.5, 9, 4.2],
      [94, 166, 67.5, 9, 4.6],
    ],
    [
      ['#d0e494', '#b0d088', '#98c084'],
      ['#b0d090', '#90bc84', '#7cac80'],
    ],
    5,
  )
  // The palm throws her shadow towards us.
  palmShade(k, '#5c8058')
  // The path: red earth in the sun; near us the shade of leaves lies over it.
  const edge = k.createLinearGradient(0, 66, 0, 74)
  edge.addColorStop(0, 'rgba(168,116,88,0)')
  edge.addColorStop(1, '#a87458')
  path(
    k,
    edge,
    closed(
      points(
        '86 66 92 66 84 68.400 77 70.500 75 72 81 75.400 92 80 96 86 92 98 24 98 40 88 58 80 64 75.500 66 72 74 69',
      ),
      0.8,
    ),
  )
  const way = closed(
    points(
      '87 65.800 91 65.800 83 68.400 75 70.600 73.500 72 79 75.600 89 80.200 93 86 88 98 32 98 44 88.500 60.500 80 66.500 75.500 68 72 75 69',
    ),
    0.8,
  )
  // It comes out of the mist between the ferns.
  const earth = k.createLinearGradient(0, 66.5, 0, 76)
  earth.addColorStop(0, 'rgba(226,206,140,0)')
  earth.addColorStop(0.5, 'rgba(226,190,128,.9)')
  earth.addColorStop(1, '#e4ac78')
  path(k, earth, way)
  k.save()
  k.clip(new Path2D(way))
  palmShade(k, '#b87c60')
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
      // The far wood, almost light: thick and thin, in twos and threes, each with its own bend.
      for (const [x, y, w2, bend, n] of points(
        '-1 64 1.600 3 1 20 65 .7 -2.500 0 24 64 1.300 4 1 33 63 .6 -1.500 0 54 64 1 -5 0 60 63 .6 3 0 74 64 1.200 2.500 0 78 63 .6 5 0 112 63 .7 -3 0 127 64 1.400 5 1 132 63 .7 -2 0 145 64 1 -4 0 156 65 1.700 -3 1',
        5,
      ))
        farTrunk(k, x, y, -6, w2, bend, n ? ['#a8cc98', '#cce0a4'] : ['#bcd8a0', '#d8e8b0'])
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
      for (const [x, y, w2, bend] of points(
        '13 67 2.600 -3.500 44 66 1.900 5 139 66 2.300 4.500 150 67 1.500 -2.500',
        4,
      ))
        farTrunk(k, x, y, -6, w2, bend, ['#88ac84', '#c8d89c'])
      crown(
        k,
        points(
          '9 -2 20 150 0.600 1.100 9 -3 22 40 0.600 1.100 10 -3 18 95 0.500 1.100 49 -4 19 145 0.600 1.100 49 -4 20 38 0.600 1.100 50 -4 15 92 0.500 1.100 143.500 -4 19 140 0.600 1.100 144 -4 21 34 0.600 1.100 147 -4 16 90 0.500 1.100',
          6,
        ),
        ['#b8d48c', '#94bc80', '#78a878'],
      )
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
      fill(
        k,
        '#587048',
        points('98.200 31 97 23 98.800 24.500 99.600 18 101 24 103.200 22 101.900 31'),
      )
      // Seedlings in low tufts, one of them at her foot.
      for (const [x, y, R] of points('108.500 80.500 6 91.500 80 3.600', 3))
        for (const [deg, squash, tones] of [
          [-84, 0.9, DEEP],
          [-150, 0.7, CLEAR],
          [-38, 0.7, CLEAR],
        ])
          fan(k, x, y, R, (deg * Math.PI) / 180, tones, { squash, seed: x + deg, n: 9 })
      // Her nuts, the largest there are, on two thick stems beside the trunk; the hinder ones darker.
      stroke(
        k,
        '#5c7440',
        1,
        `M${X - 0.6} 27C96.500 27.500 95.400 30 95.600 36M${X + 0.6} 28C103.600 28.500 104.600 31 104.400 40`,
      )
      const GREEN = ['#4c8848', '#b4d464', '#2c6848']
      const SHADE = ['#3c7448', '#7cac54', '#245848']
      for (const [x, y, q, lean, back] of points(
        '97.200 31 5 -.1 1 103 31.500 5.200 .1 1 94.600 33.600 5.600 .2 0 105.600 34.500 6 -.2 0 103.300 39 5.600 .05 0',
        5,
      ))
        nut(k, x, y, q, back ? SHADE : GREEN, lean)
      palmLeaves(k, BEFORE)
      at(k, 112.6, 21.9, 0.9, (c) => parrot(c, '#3c343c', '#e4d8a0'))
      stand(
        k,
        79,
        80.5,
        11.8,
        guest('point', 3, ['#f0c060', '#a87848'], ['#50685c', '#384c4c'], {
          armFar: [128, 14],
          near: [11, 3],
          far: [-13, 8],
          nod: -14,
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
          nod: -12,
          near: [13, 5],
          far: [-11, 6],
          cut: 'bun',
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
