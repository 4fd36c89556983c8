import { field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { hollow, ledge, moss } from '../../things/hollow-rock.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { HORIZON, outside, pool, SUN, strike, veil } from '../../things/veil-hollow.js'

const guest = (pose, n, top, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low: ['#5c4258', '#2a2040'],
  hair: ['#6a4038', '#2c1c2c'],
  shoe: '#1c162c',
  dress: 'coat',
  light: -1,
  ...more,
})
const YELLOW = ['#ffd25c', '#a8683c']
const RED = ['#f07050', '#8c2c44']
const BLUE = ['#7ec0b8', '#2a5870']
// [x, y, tall, who, turned to the left]
const FOLK = [
  [124, 83.1, 10, guest('hips', 1, BLUE, { hat: ['cap', '#7ec0b8'] }), 1],
  [
    98,
    87.2,
    11.5,
    guest('stand', 0, YELLOW, {
      hat: ['cap', '#ffd25c'],
      near: [8, 10],
      far: [-5, 3],
      armFar: [12, 16],
    }),
    1,
  ],
  [
    104.5,
    86.5,
    7.6,
    guest('stand', 0, RED, {
      hat: ['cap', '#f07050'],
      armNear: [-16, 20],
      armFar: [128, 30],
      lean: -4,
    }),
    1,
  ],
]

export default {
  alt: 'Dietro il velo di Seljalandsfoss in una sera chiara d’estate: dalla grotta si vedono la pianura coi suoi fiumi d’oro, le isole e il sole basso nell’acqua che cade; tre viaggiatori in mantellina sono fermi sul sentiero bagnato',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.golden,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      outside(k)
      pool(k)
      veil(k)
      strike(k)
    })
    f.draw(s.k, (k) => {
      hollow(k)
      moss(k)
      ledge(k)
      for (const [x, y, tall, who, left] of FOLK)
        stand(k, x, y, tall, who, {
          flip: left === 1,
          fall: [0.55, 0.3],
          shade: 'rgba(24,18,40,.7)',
        })
    })
    return finish(s, { vignette: 0.12 })
  },
}
