import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { closed, lens } from '../../things/curves.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  doubleNut,
  fallen,
  fan,
  mossy,
  nut,
  parrot,
  stalk,
  trunk,
} from '../../things/vallee-de-mai.js'

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
const FALL = { fall: [-1, 0.2], shade: 'rgba(40,44,52,.5)' }

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
    closed(points('172 70 150 68.500 124 70 108 73 100 79 104 86 122 98 172 98'), 0.8),
  )
  // The path: red earth, brighter where the sun comes down.
  path(
    k,
    '#a8785c',
    closed(
      points(
        '92 62.700 97 62.300 98.500 63 95 65.500 88 69 84 73 88 78 92 84 86 96 30 96 40 88 56 81 68 76 74 71 80 67 86 64.500',
      ),
      0.8,
    ),
  )
  path(
    k,
    '#c8946c',
    closed(
      points(
        '92 63.100 96.500 62.700 93 65.500 86 69 81 73.500 84 78 86 84 78 96 42 96 52 87 64 80 74 74.500 80 69.500 86 65.500',
      ),
      0.8,
    ),
  )
  path(k, '#f8d490', closed(points('66 79.500 75 75.500 82 75.500 84 79 78 82.500 68 83'), 1))
  path(k, '#f8dca0', closed(points('84 66.500 89 65.500 90 67 86 68.500 82.500 69'), 1))
  const r = random(12)
  for (let i = 0; i < 46; i++) {
    const t = r()
    lens(
      k,
      ['#84664c', '#bc9c6c', '#5c5848'][i % 3],
      r() * 168 - 4,
      68 + t * 22,
      0.6 + t * 2.6,
      0.08 + t * 0.22,
      0.06 + t * 0.14,
      (r() - 0.5) * t,
    )
  }
}

export default {
  alt: 'La Vallée de Mai a Praslin: sotto le foglie a ventaglio del coco de mer, lunghe sei metri, i raggi del sole scendono sul sentiero; tre viaggiatori guardano in su verso le noci verdi, dove si è posato un pappagallo nero',
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
      crown(
        k,
        points(
          '30 14 15 -60 0.800 1.100 52 10 14 -120 0.700 1.100 66 22 12 -40 0.600 1 44 30 12 -150 0.700 1.100 108 12 14 -130 0.700 1.100 120 24 13 -30 0.700 1.100 138 16 15 -110 0.800 1.100 88 8 13 -80 0.600 1 150 34 12 -60 0.800 1 74 40 9 -140 0.700 1 104 42 9 -50 0.700 1',
          6,
        ),
        MIST,
      )
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
        [30, 71, 28, 56, 18, 46, 19, -140, 0.75, CLEAR],
        [32, 71, 34, 52, 40, 40, 18, -70, 0.8, GOLD],
        [33, 71.5, 42, 60, 50, 55, 15, -30, 0.6, CLEAR],
        [31, 71, 24, 62, 12, 60, 15, -165, 0.5, DEEP],
        [118, 70, 116, 56, 109, 47, 13, -130, 0.75, GOLD],
        [119, 70, 122, 56, 128, 47, 14, -55, 0.8, CLEAR],
        [120, 70.5, 128, 62, 135, 60, 13, -15, 0.55, DEEP],
      ]) {
        stalk(k, [x0, y0], [cx, cy], [x1, y1], 0.9, ['#5c8450', '#b4c868'])
        fan(k, x1, y1, R, (deg * Math.PI) / 180, tones, { squash: sq, seed: x1 })
      }
      // The old palms, their crowns out of sight but for the lowest leaves.
      trunk(k, 54, 70, -6, 2.2, ['#84906c', '#e0d89c', '#64745c'], 31)
      trunk(k, 104, 72.5, -6, 2.8, ['#7c846c', '#e4d89c', '#5c6c5c'], 32)
      for (const [x0, y0, cx, cy, x1, y1, R, deg, sq, tones] of [
        [54, -4, 46, -2, 38, 6, 26, 150, 0.5, CLEAR],
        [54, -4, 60, 0, 66, 4, 24, 35, 0.55, GOLD],
        [54, -2, 52, 2, 50, 8, 22, 105, 0.4, DEEP],
        [104, -5, 96, -4, 89, 1, 25, 150, 0.5, GOLD],
        [104, -5, 114, -4, 122, 2, 28, 28, 0.5, CLEAR],
      ]) {
        stalk(k, [x0, y0], [cx, cy], [x1, y1], 1.2, ['#6c8c4c', '#c8d870'])
        fan(k, x1, y1, R, (deg * Math.PI) / 180, tones, { squash: sq, seed: x1 + 1, hang: 0.22 })
      }
      mossy(k, '60 74.500 61 70.500 65 69 69 70.500 70.500 74 66 75.500', [
        '#8c8c88',
        '#d8d0a8',
        'rgba(40,60,52,.5)',
        '#7ca058',
      ])
      mossy(k, '108 84 109 77 116 74.500 123 77 126 84 117 86.500', [
        '#74807c',
        '#b8bc98',
        'rgba(28,48,48,.5)',
        '#6c9c58',
      ])
      fallen(k, 44, 77, 10, -0.3, 3)
      fallen(k, 96, 70, 6, 2.9, 5)
      fallen(k, 26, 80, 12, 2.6, 8)
      fallen(k, 138, 74, 8, 0.2, 9)
      doubleNut(k, 62, 83.5, 3.4)
    })
    // The sun comes down in shafts.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const [list, a] of [
            ['108 -6 116 -6 84 84 66 84', 0.34],
            ['96 -6 100 -6 62 74 52 74', 0.26],
            ['124 -6 130 -6 108 78 98 78', 0.22],
            ['84 -6 87 -6 40 70 34 70', 0.18],
          ]) {
            const g = q.createLinearGradient(104, 0, 80, 82)
            g.addColorStop(0, `rgba(255,252,204,${a * 1.4})`)
            g.addColorStop(0.7, `rgba(255,248,190,${a})`)
            g.addColorStop(1, 'rgba(255,248,190,0)')
            fill(q, g, points(list))
          }
        }),
      { lit: false, blur: (5 * s.w) / 1600 },
    )
    f.draw(s.k, (k) => {
      // Her nuts, the largest there are, and who sits on them.
      stroke(
        k,
        '#6c8444',
        0.8,
        'M104.500 2Q107.500 5 108.200 10.500M103.700 2Q101 5 100.400 10.500M104.300 2Q106.800 8 106.700 15M104 2Q102 8 102.200 15M104.200 2Q105 10 104.700 19',
      )
      for (const [x, y, q] of points(
        '100 9.600 4.200 108.400 10 4.400 106.800 14.600 4.600 102 14.400 4.800 104.600 18.200 4.400',
        3,
      ))
        nut(k, x, y, q, ['#5c8c48', '#b8d060', '#2c6048'])
      at(k, 110.6, 10.6, 0.92, (c) => parrot(c, '#342c38', '#8c7c74'), true)
      stand(
        k,
        74.5,
        80,
        8.6,
        guest('point', 3, ['#c8a464', '#84704c'], ['#5c6c5c', '#3c4c4c'], {
          armFar: [138, 8],
          nod: -20,
          hat: ['brim', '#e0c890', '#a08c60'],
        }),
        FALL,
      )
      stand(
        k,
        79.5,
        80.5,
        8.4,
        guest('hips', 0, ['#e85c4c', '#9c3c48'], ['#e8dcc0', '#a89c98'], {
          nod: -24,
          cut: 'long',
          hair: ['#a8683c', '#6c4434'],
        }),
        FALL,
      )
      stand(
        k,
        69,
        81,
        8.8,
        guest('stand', 1, ['#3c84b0', '#285878'], ['#4c5470', '#343a54'], {
          nod: -26,
          pack: ['#e8a83c', '#94683c'],
          armFar: [20, 60],
        }),
        FALL,
      )
      // The dark leaves we look out from.
      trunk(k, 9, 92, -6, 7.5, ['#2c4c50', '#5c7c68', '#1c383f'], 41)
      for (const [x0, y0, cx, cy, x1, y1, R, deg, sq, tones, open] of [
        [9, 2, 16, 0, 22, 4, 34, 20, 0.42, NIGHT, 1.1],
        [9, 0, 4, 6, 2, 14, 30, 100, 0.5, NIGHT, 1.1],
        [166, 20, 158, 8, 150, 4, 32, 160, 0.45, NIGHT, 1.15],
        [168, 40, 162, 24, 156, 18, 30, 128, 0.5, NIGHT, 1.1],
        [150, 98, 150, 88, 146, 80, 30, -118, 0.62, NIGHT, 1.2],
        [156, 98, 158, 90, 160, 80, 34, -70, 0.66, DEEP, 1.1],
        [26, 98, 24, 92, 20, 86, 20, -120, 0.6, NIGHT, 1.2],
        [28, 98, 30, 92, 34, 88, 17, -38, 0.5, DEEP, 1.1],
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
