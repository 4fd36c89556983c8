import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { closed, lens } from '../../things/curves.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { fallen, fan, mossy, nut, parrot, stalk, trunk } from '../../things/vallee-de-mai.js'

const MIST = ['#e0ecac', '#c4dca0', '#acd09c']
const FAR = ['#c4dc88', '#98c484', '#7cb080']
const GOLD = ['#f4ee80', '#c0d860', '#84b854']
const CLEAR = ['#a8cc5c', '#6cac58', '#448c58']
const DEEP = ['#5c9c58', '#38805a', '#28685a']
const NIGHT = ['#2c6458', '#1c4c50', '#143c48']
const BARK = ['#7c8478', '#d0cc98', '#5c6468']

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

function ground(k) {
  fill(k, '#a4c088', points('-6 63 20 61.500 60 62.500 100 61 140 62.500 166 61 166 96 -6 96'))
  path(
    k,
    '#7ca070',
    closed(points('-10 66 20 64 50 65.500 84 64.500 120 65.500 150 64 172 66 172 98 -10 98'), 0.7),
  )
  path(k, '#5c7c5c', closed(points('-10 73 16 70 44 71 60 74 58 80 40 86 20 98 -10 98'), 0.8))
  path(
    k,
    '#4c6c58',
    closed(points('172 70 152 68.500 136 70.500 119 75 110 81.500 114 90 130 98 172 98'), 0.8),
  )
  // The path: red earth in the sun; near us the shade of leaves lies over it.
  path(
    k,
    '#a87458',
    closed(
      points(
        '80.400 62.500 82.600 62.400 82.600 64.600 76 68 73 71 80 75 92 80 96 86 92 98 24 98 40 88 58 80 63 75 62 71 67 67',
      ),
      0.8,
    ),
  )
  // The trunk throws its shadow towards us.
  fill(k, '#5c8460', TRUNK_SHADE)
  const way = closed(
    points(
      '80.900 62.700 82 62.600 81.400 64.800 74.500 68 71.500 71 78 75.200 89 80.200 93 86 88 98 32 98 44 88.500 60.500 80 65 75 64 71 69 67',
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
    if (x > 40 && x < 96) continue
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
      const pale = points(
        '30 14 15 -60 0.800 1.100 52 10 14 -120 0.700 1.100 66 22 12 -40 0.600 1 44 30 12 -150 0.700 1.100 108 12 14 -130 0.700 1.100 120 24 13 -30 0.700 1.100 138 16 15 -110 0.800 1.100 88 8 13 -80 0.600 1 150 34 12 -60 0.800 1 74 40 9 -140 0.700 1 104 42 9 -50 0.700 1',
        6,
      )
      // Each leaf on its stalk, from the trunk next to it.
      for (const [x, y, , deg] of pale) {
        const from = [22, 36, 47, 60, 69, 80, 101, 109, 131, 141, 152]
          .filter((t) => (x - t) * Math.cos((deg * Math.PI) / 180) > 1)
          .reduce((p, t) => (Math.abs(t - x) < Math.abs(p - x) ? t : p), -40)
        stroke(k, '#bcd8a0', 0.5, `M${from} ${y + 7}Q${(from + x) / 2} ${y + 1} ${x} ${y}`)
      }
      crown(k, pale, MIST)
      for (const [x0, y0, x1, y1] of points(
        '56 64 50 44 57 64 62 48 70 64 76 50 70 64 65 54 112 64 118 48 112 64 106 52 140 64 132 46 141 64 147 50 30 64 36 46 29 64 22 50 12 64 8 48 84 63 80 55 98 63 101 56 156 64 160 48',
        4,
      )) {
        stroke(
          k,
          '#98bc88',
          0.5,
          `M${x0} ${y0}Q${(x0 + x1) / 2 + 1} ${(y0 + y1) / 2 - 2} ${x1} ${y1}`,
        )
        fan(k, x1, y1, 6 + ((x0 * 7) % 5), x1 > x0 ? -0.7 : -2.4, FAR, { squash: 0.8, seed: x0 })
      }
      for (const [x, w2, n] of points(
        '15 1.700 21 42 1.500 22 64 1.300 23 134 1.600 25 148 1.900 26',
        3,
      ))
        trunk(k, x, 66, -6, w2, ['#94b488', '#d8e0a0', '#7ca080'], n)
      ground(k)
      // Young palms: their stalks come straight out of the ground.
      for (const [x0, y0, cx, cy, x1, y1, R, deg, sq, tones] of [
        [39, 71, 37, 58, 29, 50, 15, -140, 0.75, CLEAR],
        [41, 71, 43, 56, 49, 47, 15, -70, 0.8, GOLD],
        [42, 71.5, 49, 62, 55, 58, 11, -30, 0.6, CLEAR],
        [40, 71, 33, 63, 24, 62, 12, -165, 0.5, DEEP],
        [139, 71, 137, 58, 131, 50, 13, -130, 0.75, GOLD],
        [140, 71, 143, 58, 149, 49, 14, -55, 0.8, CLEAR],
        [138.5, 71.5, 131, 65, 125, 63.5, 10, -160, 0.5, DEEP],
      ]) {
        stalk(k, [x0, y0], [cx, cy], [x1, y1], 0.9, ['#5c8450', '#b4c868'])
        fan(k, x1, y1, R, (deg * Math.PI) / 180, tones, { squash: sq, seed: x1 })
      }
      mossy(k, '112 80.500 113 75 119 72.500 126 74.500 129 80.500 121 82', [
        '#84908c',
        '#d0d0a8',
        'rgba(28,48,48,.5)',
        '#4c7c50',
      ])
      fallen(k, 47, 77, 9, -0.3, 3)
      fallen(k, 136, 80, 10, 0.2, 9)
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
      trunk(k, X, 76, HUB - 2, 3.2, ['#6c7460', '#e4d494', '#4c5c58'], 32, -1)
      fill(k, '#587048', points('98 24 96.400 19 99 21 99.600 15 101.200 21 104 17.500 102.600 24'))
      // Seedlings in low tufts, one of them at her foot.
      for (const [x, y, R] of points('59 69.400 3.800 92 70.600 3.400 102.200 79 6', 3))
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
      at(k, 116, 17.4, 1.15, (c) => parrot(c, '#2c2834', '#84746c'))
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
      // The dark young palm we look out from, at our feet.
      for (const [x0, y0, cx, cy, x1, y1, R, deg, sq, tones, open] of [
        [6, 98, 2, 60, 8, 32, 30, -78, 0.6, NIGHT, 1.15],
        [8, 98, 14, 66, 22, 54, 26, -38, 0.55, NIGHT, 1.15],
        [7, 98, 2, 76, -4, 66, 24, -120, 0.6, NIGHT, 1.2],
        [10, 98, 20, 86, 28, 82, 22, -12, 0.5, DEEP, 1.1],
        [156, 98, 158, 72, 152, 50, 26, -104, 0.6, NIGHT, 1.15],
        [154, 98, 148, 84, 140, 78, 24, -150, 0.5, NIGHT, 1.1],
        [157, 98, 162, 84, 164, 74, 24, -70, 0.66, DEEP, 1.1],
      ]) {
        stalk(k, [x0, y0], [cx, cy], [x1, y1], 1.6, ['#1c4448', '#5c8c60'])
        fan(k, x1, y1, R, (deg * Math.PI) / 180, tones, {
          squash: sq,
          open,
          seed: x1 + 7,
          n: 17,
          rib: '#5c8c60',
        })
      }
    })
    return finish(s)
  },
}
