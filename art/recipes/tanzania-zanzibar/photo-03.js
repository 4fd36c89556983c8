import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { closed, lens } from '../../things/curves.js'
import { cumulus } from '../../things/drawn-clouds.js'
import { tuft } from '../../things/grass-tuft.js'
import {
  fig,
  hippo,
  kite,
  lunchTable,
  pelican,
  reeds,
  SHORE,
  wall,
} from '../../things/hippo-pool.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { ZEBRA, zebraBody, zebraNeck } from '../../things/zebra-pair.js'
import { clearDay } from './kit.js'

const noon = {
  ...clearDay,
  sky: [
    [0, '#3c8cc4'],
    [0.5, '#8cc4dc'],
    [1, '#f0f0dc'],
  ],
}
const SKIN = ['#74607c', '#b498a4', '#443c58', '#c48c94']
const CLOUD = ['#a8c0d4', '#dce8ec', '#ffffff']

const guest = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#4c342c', '#34242c'],
  shoe: '#3c3038',
  light: 1,
  ...more,
})
const FALL = { fall: [-0.7, 0.16], shade: 'rgba(28,48,48,.5)' }

const NEAR = points(
  '-10 74 10 73 30 74.500 52 78 68 83 82 87.500 100 87.500 112 83 122 77.500 138 73.500 154 71.500 172 70 172 100 -10 100',
)

/** The far bank: short grass, zebras that have come to drink, gnus. */
function farBank(k, r) {
  fill(k, '#b4c07c', points('-8 48 30 47.600 70 48.200 110 47.600 172 48.200 172 52 -8 52'))
  fill(k, '#98ac60', points('-8 50 40 49.600 90 50 140 49.400 172 50 172 52 -8 52'))
  for (let i = 0; i < 30; i++) {
    const x = 30 + r() * 60
    const q = 0.26 + r() * 0.12
    const y = 48.6 + r() * 0.8
    path(
      k,
      '#54505c',
      `M${x - q * 2} ${y}V${y - q * 1.6}L${x + q * 1.6} ${y - q * 2.4}L${x + q * 2.6} ${y - q}L${x + q * 1.8} ${y - q * 1.2}V${y}H${x + q}V${y - q}H${x - q}V${y}Z`,
    )
  }
  // Some drink, some watch, a foal keeps close.
  for (const [x, y, q, neck, bow, flip] of [
    [80, 50.7, 0.084, 'up', 0, 0],
    [88.5, 51, 0.086, 'rest', 1.25, 0],
    [93, 50.6, 0.078, 'rest', 1.15, 1],
    [101, 51, 0.09, 'rest', 1.3, 0],
    [104.5, 51.1, 0.056, 'up', 0.1, 0],
    [113.5, 50.6, 0.08, 'rest', 0.35, 1],
    [138.5, 50.9, 0.088, 'rest', 1.25, 1],
    [146.5, 50.6, 0.08, 'up', -0.05, 1],
    [152, 51, 0.086, 'rest', 1.2, 1],
  ]) {
    lens(k, 'rgba(60,84,60,.5)', x, y, 30 * q, 0.16, 0.14)
    at(
      k,
      x,
      y,
      q,
      (c) => {
        zebraBody(c, { tones: ZEBRA.sun })
        zebraNeck(c, { tones: ZEBRA.sun, neck, bow })
      },
      Boolean(flip),
    )
  }
}

export default {
  alt: 'Mezzogiorno alla sorgente degli ippopotami nel cratere di Ngorongoro: dall’ombra di un grande fico si guarda la pozza specchiare la parete, due zebre si riposano appoggiate l’una all’altra e un nibbio vola via con un panino del picnic',
  paint(w, h) {
    const s = new Scene(w, h, { mood: noon, sun: [0.8, -0.1], horizon: SHORE / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    const r = random(17)
    f.draw(s.k, (k) => {
      for (const [x, y, half, up, n] of points(
        '66 21.500 14 3.600 3 92 20.800 17 6 14 118 20 14 5 5 146 18.500 17 8 21 164 18 12 6 9',
        5,
      ))
        cumulus(k, x, y, half, up, CLOUD, n, 1)
      wall(k)
      farBank(k, r)
    })
    stillWater(s, {
      y: SHORE / 90,
      sway: 0.6,
      press: 1.2,
      veil: [
        [0, '#a8c8c4', 0.2],
        [0.4, '#5c94a0', 0.38],
        [1, '#28647c', 0.74],
      ],
    })
    const m = Math.ceil(s.w * 0.008)
    const y0 = Math.round((SHORE / 90) * s.h) + 2
    for (const x of [0, s.w - m])
      s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
    f.draw(s.k, (k) => {
      stroke(k, 'rgba(255,255,240,.7)', 0.2, 'M-6 51.200H170')
      for (let i = 0; i < 44; i++) {
        const t = r()
        lens(
          k,
          ['rgba(232,244,232,.45)', 'rgba(32,92,116,.34)'][i % 2],
          30 + r() * 130,
          SHORE + 1.5 + t * 28,
          1 + t * 6,
          0.06 + t * 0.14,
          0.05 + t * 0.12,
        )
      }
      // The pod: each with its ring; an egret rides on one.
      for (const [x, y, q, form, flip] of points(
        '74 58.500 0.700 0 0 80.500 57.800 0.640 2 0 92 60 0.860 0 1 83 61.600 0.900 1 0 68 62.600 0.980 0 0 100 63.800 1.050 2 0 78 66.400 1.200 0 1 93.500 68.200 1.250 1 1 110 61 0.850 1 0',
        5,
      )) {
        lens(k, 'rgba(36,60,84,.55)', x + q * (flip ? -1 : 1), y + 0.5 * q, 5 * q, 0.3 * q, 0.7 * q)
        for (const d of [1.25, 1]) {
          k.strokeStyle = 'rgba(240,248,240,.6)'
          k.lineWidth = 0.13 * q
          k.beginPath()
          k.ellipse(x + q * (flip ? -1 : 1), y + 0.2 * q, 4.8 * q * d, 0.7 * q * d, 0, 0, 7)
          k.stroke()
        }
        at(k, x, y, q, (c) => hippo(c, { form, tones: SKIN }), Boolean(flip))
      }
      path(
        k,
        '#ffffff',
        'M70.800 60.800C70.600 60 71.200 59.300 72.200 59.400L73.200 60.200L72 60.700ZM71 60C70.400 59.600 70.900 58.900 70.600 58.400L71 58.300C71.300 58.700 71.100 59.300 71.500 59.500Z',
      )
      for (const [x, y, q] of points('120 57 0.900 126 58.400 1 133 56.600 0.860', 3)) {
        lens(k, 'rgba(240,248,240,.5)', x, y + 0.7 * q, 1.6 * q, 0.3 * q, 0.5 * q)
        at(k, x, y, q, pelican)
      }
      // Our bank: wet edge, grass, the shade of the fig.
      const tones = ['#4c7848', '#74984c', '#a4b858']
      path(
        k,
        '#6c7c54',
        closed(
          NEAR.map(([x, y]) => [x, y - 0.9]),
          0.8,
        ),
      )
      path(k, '#9cb058', closed(NEAR, 0.8))
      path(
        k,
        '#b8c468',
        closed(
          points(
            '100 90 114 85.500 126 80.500 142 76.500 172 73 172 82 148 84 128 88 118 96 98 98',
          ),
          0.8,
        ),
      )
      path(
        k,
        '#54784c',
        closed(points('-10 77 12 75.500 32 77 50 80.500 64 85 74 90 82 98 -10 98'), 0.8),
      )
      path(k, '#44684a', closed(points('-10 84 14 82 36 84 52 88 62 94 62 99 -10 99'), 0.8))
      for (const [x, y, half, up] of points(
        '40 79.500 4 0.400 52 83.500 3 0.350 30 86 4 0.400 58 89 3.600 0.350 20 79 3 0.300',
        4,
      ))
        lens(k, '#b4c468', x, y, half, up, up)
      const edge = (x) => {
        for (let i = 0; i < NEAR.length - 1; i++) {
          const [[ax, ay], [bx, by]] = [NEAR[i], NEAR[i + 1]]
          if (x >= ax && x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax)
        }
        return 100
      }
      reeds(k, 60, 84, edge, 6, 70, ['#3c6848', '#5c8850', '#2c5448'], 4)
      reeds(k, 104, 122, edge, 6.5, 60, ['#5c8850', '#84a854', '#3c6848'], 6)
      reeds(k, 146, 168, edge, 5, 50, ['#5c8850', '#84a854', '#3c6848'], 8)
      // Two that lean on each other, in the sun.
      path(
        k,
        'rgba(52,84,60,.55)',
        'M118 86.500C126 85 142 85 152 86.200C146 88 126 88.200 118 86.500Z',
      )
      at(k, 145, 86.6, 0.36, (c) => zebraBody(c, { tones: ZEBRA.shade, tail: -0.1 }), true)
      at(k, 145, 86.6, 0.36, (c) => zebraNeck(c, { tones: ZEBRA.shade, bow: 0.14 }), true)
      at(k, 130.6, 87.1, 0.36, (c) => {
        zebraBody(c, { tail: 0.12 })
        zebraNeck(c, { asleep: true, bow: 0.12 })
      })
      // The picnic in the shade.
      stand(
        k,
        41,
        83,
        8.4,
        guest('hips', 1, ['#3c7c94', '#2c546c'], ['#d8c8a0', '#a09488'], {
          hat: ['brim', '#e8cc94', '#a88c6c'],
          view: 'back',
          armFar: [20, 10],
        }),
        FALL,
      )
      at(k, 51, 85, 1, lunchTable)
      stand(
        k,
        57,
        86.2,
        8.6,
        guest('point', 0, ['#e8604c', '#a03c4c'], ['#4c5878', '#343c5c'], {
          cut: 'long',
          hair: ['#b07848', '#74503c'],
          armFar: [136, 6],
          nod: -16,
        }),
        FALL,
      )
      stand(
        k,
        46,
        86.5,
        8.8,
        guest('wave', 3, ['#b89c68', '#7c6c54'], ['#6c6450', '#4c4840'], {
          armFar: [118, 14],
          nod: -16,
          hat: ['cap', '#c8b078', '#94805c'],
        }),
        FALL,
      )
      fig(k)
      at(k, 81, 35, 0.95, kite)
      for (let i = 0; i < 76; i++) {
        const x = -6 + i * 2.3 + r() * 1.4
        tuft(
          k,
          x,
          91.3 + r() * 0.8,
          2.2 + r() * 2.8,
          x < 70 ? ['#2c5444', '#3c6848', '#244a40'] : tones,
          r,
        )
      }
    })
    return finish(s, { vignette: 0.12 })
  },
}
