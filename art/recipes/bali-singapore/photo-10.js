import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { bankSide, jet, merlion, theatres } from '../../things/merlion-park.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const SHORE = 62

const person = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#3c2038', '#241430'],
  shoe: '#2c2048',
  light: -1,
  ...more,
})
const RED = ['#e8503c', '#982c4c']
const CREAM = ['#fff0d4', '#b8a4b4']
const TEAL = ['#3c9c9c', '#2c5478']
const OCHRE = ['#f0b454', '#a86c60']
const NIGHT = ['#4c4c84', '#2c2c5c']

/** She holds her red umbrella high, so that from where her friend kneels the lion spouts on it. */
const underUmbrella = person('stand', OCHRE, NIGHT, 1, {
  near: [9, 3],
  far: [-13, 4],
  dress: 'skirt',
  cut: 'long',
  bare: true,
  armFar: [150, 16],
  armNear: [-40, 96],
  before(k, j, flat) {
    const [x, y] = j.armFar.hand
    stroke(k, flat ?? '#3c2c54', 0.16, `M${x} ${y + 0.5}L${x + 0.2} ${y - 2.6}`)
    k.save()
    k.translate(x + 0.2, y - 2.4)
    path(
      k,
      flat ?? RED[1],
      'M-3 0.500C-2.700 -1.700 -1.200 -2.300 0.100 -2.300C1.500 -2.300 2.900 -1.500 3.100 0.500Q2.300 -0.100 1.500 0.400Q0.800 -0.100 0 0.400Q-0.800 -0.100 -1.500 0.400Q-2.300 -0.100 -3 0.500Z',
    )
    if (!flat)
      path(
        k,
        RED[0],
        'M-3 0.500C-2.700 -1.700 -1.200 -2.300 0.100 -2.300C0.300 -1.600 0.300 -0.600 0 0.400Q-0.800 -0.100 -1.500 0.400Q-2.300 -0.100 -3 0.500Z',
      )
    k.restore()
  },
})

export default {
  alt: 'Il Merlion di Singapore, bianco davanti ai grattacieli e a un cielo di temporale: una viaggiatrice tiene l’ombrello rosso come se il getto le cadesse sopra',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [-0.1, 0.4], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The storm comes over the city from the right; below it the evening is still clear.
      const g = k.createLinearGradient(0, 0, 0, SHORE)
      for (const [t, c] of [
        [0, '#5c7cb4'],
        [0.5, '#c4a4b8'],
        [0.8, '#fcc49c'],
        [1, '#fce0ac'],
      ])
        g.addColorStop(t, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      for (const [c, d] of [
        [
          '#a490b8',
          'M166 46C150 44 138 40 122 40C108 41 100 34 84 33C72 34 62 27 46 26C36 27 28 20 14 20C6 20 0 17 -6 17V-6H166Z',
        ],
        [
          '#7c74ac',
          'M166 40C152 39 140 33 124 33C110 34 102 26 86 25C74 26 66 18 50 18C40 19 30 12 18 12C8 12 0 9 -6 9V-6H166Z',
        ],
        [
          '#585c9c',
          'M166 32C154 31 144 25 128 25C114 26 106 17 90 16C78 17 68 9 54 9C44 10 36 4 24 3C14 3 6 0 -6 -1V-6H166Z',
        ],
        ['#3f4888', 'M166 22C156 21 146 15 132 15C118 16 110 7 94 6C82 6 72 0 58 -1V-6H166Z'],
      ])
        path(k, c, d)
      theatres(k, SHORE)
      bankSide(k, SHORE)
      fill(k, '#e8c4a4', points(`84 ${SHORE} 88 60.400 166 60.400 166 ${SHORE}`))
      fill(k, '#8c7ca4', points(`84 ${SHORE} 86 61.300 166 61.300 166 ${SHORE}`))
      for (const [x, n, c] of points('139 2 2 136 0 3 141 1 0 148 3 1', 3))
        stand(k, x, 61, 3.3, person(n ? 'walk' : 'stand', [CREAM, RED, TEAL, OCHRE][c], NIGHT, n), {
          flip: n > 1,
          fall: [0.9, -0.06],
          shade: '#8c6c90',
        })
    })
    stillWater(s, {
      y: SHORE / 90,
      sway: 1.6,
      veil: [
        [0, '#c8a4b0', 0.42],
        [0.3, '#8c8cb0', 0.5],
        [0.7, '#4c6c9c', 0.68],
        [1, '#2c4880', 0.8],
      ],
    })
    f.draw(s.k, (k) => {
      // Its own mirror, then the lion on its block in the water.
      k.save()
      k.beginPath()
      k.rect(60, 65.4, 110, 30)
      k.clip()
      k.globalAlpha = 0.38
      k.translate(108, 69.4)
      k.scale(0.5, -0.46)
      merlion(k)
      k.restore()
      path(k, 'rgba(92,88,148,.6)', 'M90 65.400H134V69H90Z')
      const r = random(9)
      for (let i = 0; i < 40; i++) {
        const t = r()
        const [x, y, l] = [r() * 165, 63.5 + t * 22, 1.4 + t * 6]
        path(
          k,
          i % 2 ? 'rgba(255,228,196,.4)' : 'rgba(44,60,120,.38)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.3} ${l * 2} 0q${-l} ${0.2 + t * 0.35} ${-l * 2} 0Z`,
        )
      }
      path(k, '#8c84ac', 'M90 65.500V61.500H134V65.500Z')
      path(k, '#e0ccc4', 'M90 65.500V61.500H104V65.500Z')
      path(k, '#f4e4d0', 'M88.500 62.600L91 60.800H133L135.500 62.600Z')
      at(k, 108, 61.4, 0.5, merlion)
      jet(k, [97, 28.2], [67, 68])
      // The landing of planks on this side.
      fill(k, '#5c4474', points('-6 82 84 79.600 84 81.400 -6 84.400'))
      fill(k, '#d89c84', points('-6 81 84 78.600 97 96 -6 96'))
      fill(k, '#46386c', points('84 78.600 97 96 100 96 85.400 79'))
      for (let i = 0; i < 9; i++) {
        const y = 82.4 + i * 0.5 + i * i * 0.17
        stroke(k, '#b47c7c', 0.14 + i * 0.02, `M-6 ${y + 0.9}L${84 + (y - 79) * 0.72} ${y - 1.2}`)
      }
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: [-0.9, -0.14].map((n) => -n), shade: '#84587c' })
      put(61.5, 85.4, 11.6, underUmbrella)
      put(
        40,
        87.6,
        12.4,
        person('kneel', TEAL, NIGHT, 0, {
          armNear: [58, 84],
          armFar: [62, 78],
          after: (q, j, flat) =>
            flat ||
            path(
              q,
              '#2c2048',
              `M${j.armNear.hand[0] - 0.1} ${j.armNear.hand[1] - 0.6}h0.800v0.700h-0.800Z`,
            ),
          hat: ['cap', '#fff0d4'],
        }),
      )
      put(
        24,
        85.6,
        12,
        person('stand', CREAM, NIGHT, 3, { view: 'back', hat: ['brim', '#f0d8a0', '#b88c78'] }),
      )
      put(
        19.5,
        85.8,
        7.6,
        person('point', RED, TEAL, 3, { view: 'back', shorts: true, armFar: [120, 10] }),
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
