import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  avenue,
  back,
  body,
  cat,
  frame,
  heads,
  P,
  sky,
  slope,
  stairs,
  wood,
} from '../../things/naga-stairs.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const ROBE = ['#ffa040', '#b8503c']
const monk = (pose, more) => ({
  ...POSES[pose],
  view: 'back',
  skin: SKINS[2],
  top: ROBE,
  low: ROBE,
  dress: 'sarong',
  hair: ['#8c5c44', '#6c4440'],
  cut: 'none',
  light: 1,
  shoe: '#6c3c44',
  ...more,
})
const guest = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  view: 'back',
  skin: SKINS[skin],
  top,
  low,
  hair: ['#2c1c34', '#1c142c'],
  light: 1,
  ...more,
})

function people(k) {
  const put = (x, z, high, o, flip) => {
    const [px, py, q] = P(x, slope(z), z)
    stand(k, px, py, high * q, o, { flip, fall: [-0.04, -0.22], shade: '#4c2c54' })
  }
  for (const [x, z] of points('-1.600 92 0.800 84 -0.600 74 1.600 66 -1.900 60', 2))
    put(x, z, 1.7, guest('walk', 1, ['#a8706c', '#7c4c60'], ['#74506c', '#543c5c']))
  put(
    1.6,
    50,
    1.65,
    guest('walk', 0, ['#f4dcb4', '#a87c80'], ['#5c5c94', '#3c3868'], { cut: 'bun' }),
  )
  put(-0.7, 40, 1.7, monk('walk'))
  put(-0.5, 36, 1.7, monk('walkOther'))
  put(-0.8, 32, 1.2, monk('walk'))
  put(
    0.9,
    30,
    1.6,
    guest('walk', 2, ['#e8586c', '#84345c'], ['#4c3c74', '#2c2450'], {
      cut: 'long',
      dress: 'skirt',
    }),
    true,
  )
  put(
    0.2,
    29.4,
    1.05,
    guest('walkOther', 2, ['#fcd070', '#a8703c'], ['#4c3c74', '#2c2450'], { armNear: [70, 10] }),
  )
  put(
    -0.7,
    20,
    1.75,
    guest('stand', 0, ['#4ca0a8', '#28546c'], ['#4c4478', '#2c2850'], {
      pack: ['#e0a048', '#8c4c4c'],
      near: [-6, 0],
      far: [8, 2],
      armFar: [-8, 6],
      armNear: [26, 130],
    }),
  )
}

export default {
  alt: 'La scalinata del Doi Suthep al tramonto: trecentonove gradini nel bosco fra i due naga dalle molte teste; tre monaci salgono verso la porta, un gatto sta seduto sul dorso del serpente',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.57, 0.24], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      wood(k)
      stairs(k)
      avenue(k)
      body(k, 1)
      body(k, -1)
      const [cx, cy, cq] = P(-3.1, back(25.6), 25.6)
      at(k, cx, cy, cq * 0.7, cat)
      frame(k)
      path(k, '#3c2850', 'M-6 98V87.400H168V98Z')
      path(k, '#5c3c60', 'M28 88.400V87.400H168V88.400Z')
      people(k)
      for (const m of [-1, 1]) {
        const [x, y, q] = P(3.1 * m, 0, 12.6)
        at(k, x, y - q * 0.45, q * 0.25, (c) => heads(c, m))
      }
    })
    return finish(s, { vignette: 0.14, rays: 0.07 })
  },
}
