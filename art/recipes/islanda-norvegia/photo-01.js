import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { dome, gleam, plume } from '../../things/strokkur-plume.js'
import { country, film, HORIZON, metre, moss, P, rope, shield } from '../../things/strokkur-rise.js'

const guest = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#6a4038', '#38242c'],
  shoe: '#2c2030',
  light: -1,
  ...more,
})
const DARK = ['#4c4258', '#2e2840']
// [across, away, tall, who, turned to the left]: one group, the youngest in front.
const FOLK = [
  [
    -9.4,
    17.6,
    1.8,
    guest('hips', 2, ['#3fa098', '#22606c'], DARK, { hat: ['knit', '#f6c24c', '#e8584a'] }),
  ],
  [
    -8.2,
    17,
    1.68,
    guest('camera', 1, ['#f6c24c', '#b47838'], ['#3c5478', '#283a58'], {
      cut: 'long',
      pack: ['#c8505c', '#84304c'],
    }),
  ],
  [
    -6.5,
    16.4,
    1.2,
    guest('wave', 0, ['#f0584a', '#a83444'], ['#3c5478', '#283a58'], {
      hat: ['knit', '#f6f0dc', '#e8584a'],
      armNear: [126, 24],
      armFar: [150, 18],
      lean: -6,
    }),
  ],
]

export default {
  alt: 'Lo Strokkur nell’istante in cui esplode dopo un rovescio: l’acqua turchese si gonfia e la colonna bianca sale nel cielo d’ardesia e si scioglie in vapore nel vento; tre viaggiatori guardano da dietro la corda, una bambina alza le braccia',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, disc: 0 },
      sun: [-0.2, 0.4],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    const put = (k, [x, z, tall, who, left]) => {
      const [px, py] = P(x, z)
      stand(k, px, py, tall * metre(z), who, {
        flip: left === 1,
        fall: [1.15, -0.12],
        shade: 'rgba(58,34,44,.55)',
      })
    }
    f.draw(s.k, (k) => {
      country(k)
      shield(k)
      gleam(k, film())
      moss(k)
      // The shade of column and cloud lies to the right, as uneven as they are.
      path(
        k,
        'rgba(70,44,62,.46)',
        'M90 70C98 67.600 104 66.400 110 66.200C114 64.200 120 64.800 124 63.600C130 61.600 138 62.600 144 61.200C152 60 160 60.600 170 59.800V76C164 77.200 160 75.600 154 76.400C148 77.600 144 75.400 138 75.600C132 76.200 130 73.600 124 73.800C118 74 114 72.200 108 72C102 71.800 96 71.600 90 71Z',
      )
    })
    f.draw(s.k, (k) => {
      plume(k)
      dome(k)
      rope(k, '-14 18 -11.200 18.700 -8.400 19.300 -5.600 19.600')
      for (const one of FOLK) put(k, one)
    })
    return finish(s, { vignette: 0.12 })
  },
}
