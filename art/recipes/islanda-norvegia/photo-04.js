import { field, path } from '../../core/field.js'
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
  low: ['#7c5a6c', '#54405c'],
  hair: ['#6a4038', '#2c1c2c'],
  shoe: '#3c2a40',
  dress: 'coat',
  light: -1,
  ...more,
})
const YELLOW = ['#ffd25c', '#a8683c']
const RED = ['#f07050', '#8c2c44']
const BLUE = ['#7ec0b8', '#2a5870']
// [x, y, tall, who, turned to the left]
const FOLK = [
  [
    124,
    83.1,
    11.6,
    guest('hips', 1, BLUE, { hat: ['cap', '#7ec0b8'], near: [10, 4], far: [-9, 3] }),
    1,
  ],
  [
    97.4,
    87.2,
    13.6,
    guest('stand', 0, YELLOW, {
      hat: ['cap', '#ffd25c'],
      near: [11, 5],
      far: [-9, 3],
      armFar: [12, 16],
    }),
    1,
  ],
  [
    104.8,
    86.5,
    9,
    guest('stand', 0, RED, {
      hat: ['cap', '#f07050'],
      near: [10, 3],
      far: [-10, 3],
      armNear: [-16, 20],
      armFar: [128, 30],
      lean: -4,
    }),
    1,
  ],
]

export default {
  alt: 'Dietro il velo di Seljalandsfoss in una sera chiara d’estate: dalla grotta si vedono la pianura coi suoi fiumi d’oro, le isole e il sole basso che accende l’acqua che cade; tre viaggiatori in mantellina sono fermi sul sentiero bagnato',
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
      for (const [x, y, tall, who, left] of FOLK) {
        // One calm shadow from both feet, away from the sun.
        const q = tall / 12
        path(
          k,
          'rgba(24,18,40,.6)',
          `M${x - q * 1.3} ${y - 0.1}L${x + q * 1.2} ${y - 0.2}C${x + q * 4} ${y + q * 1.1} ${x + q * 6} ${y + q * 2} ${x + q * 7.4} ${y + q * 3}C${x + q * 6.8} ${y + q * 3.7} ${x + q * 5.4} ${y + q * 3.5} ${x + q * 4.4} ${y + q * 2.9}C${x + q * 2.4} ${y + q * 1.9} ${x} ${y + q * 0.9} ${x - q * 1.3} ${y - 0.1}Z`,
        )
        stand(k, x, y, tall, who, { flip: left === 1 })
      }
    })
    return finish(s, { vignette: 0.12 })
  },
}
