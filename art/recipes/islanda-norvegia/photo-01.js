import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { dome, gleam, shaft } from '../../things/strokkur-burst.js'
import {
  country,
  film,
  HORIZON,
  metre,
  moss,
  P,
  rope,
  sheet,
  shield,
} from '../../things/strokkur-rise.js'
import { steam } from '../../things/strokkur-steam.js'

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
// [across, away, tall, who, turned to the left]
const FOLK = [
  [-13.4, 57, 1.75, guest('stand', 0, ['#e8584a', '#9c3444'], DARK, { dress: 'coat' })],
  [-11.6, 58, 1.7, guest('camera', 1, ['#f6c24c', '#b47838'], DARK)],
  [12.5, 58, 1.75, guest('wave', 0, ['#f6f0dc', '#b0a49c'], DARK), 1],
  [19, 52, 1.8, guest('camera', 2, ['#4c86b8', '#2c4c7c'], DARK), 1],
  [20.6, 51, 1.66, guest('stand', 0, ['#e8584a', '#9c3444'], DARK, { cut: 'long' }), 1],
  [
    -8.6,
    16.6,
    1.78,
    guest('camera', 0, ['#e8584a', '#9c3444'], DARK, { hat: ['knit', '#f6f0dc', '#e8584a'] }),
  ],
  [
    -7,
    16,
    1.68,
    guest('point', 1, ['#f6c24c', '#b47838'], ['#3c5478', '#283a58'], {
      cut: 'long',
      pack: ['#3f8c88', '#24586a'],
    }),
  ],
  [
    6.5,
    17.2,
    1.74,
    guest('hips', 2, ['#3fa098', '#22606c'], DARK, { hat: ['knit', '#f6c24c', '#e8584a'] }),
    1,
  ],
  [
    7.7,
    16.4,
    1.2,
    guest('wave', 0, ['#f6f0dc', '#b0a49c'], ['#b8485c', '#7c3048'], {
      hat: ['knit', '#e8584a', '#f6f0dc'],
    }),
    1,
  ],
]

export default {
  alt: 'Lo Strokkur nell’istante in cui esplode dopo un rovescio: l’acqua turchese si gonfia e la colonna bianca sale nel cielo d’ardesia, il vapore fugge nel vento; i viaggiatori guardano da dietro la corda, una bambina alza un braccio',
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
      sheet(k)
      gleam(k, film())
      moss(k)
      for (const one of FOLK.slice(0, 5)) put(k, one)
      // The shade of the column lies to the right, from its foot.
      path(
        k,
        'rgba(70,44,58,.5)',
        'M92 68.400C112 66.400 140 65.600 170 65V69.500C140 71 112 71 93 69.600Z',
      )
    })
    f.draw(s.k, (k) => {
      steam(k)
      shaft(k)
      dome(k)
      rope(k, '-14 18 -11.200 18.700 -8.400 19.300 -5.600 19.600')
      rope(k, '4.800 20 7.600 19.400 10.400 18.600 13.200 17.600')
      for (const one of FOLK.slice(5)) put(k, one)
    })
    return finish(s, { vignette: 0.12 })
  },
}
