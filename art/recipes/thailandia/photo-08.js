import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { reclining } from '../../things/reclining-buddha.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { floor, hall, plinth, sleeper, sunPool } from '../../things/wat-pho-hall.js'
import { P } from '../../things/wat-pho-view.js'

const guest = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  view: 'back',
  skin: SKINS[skin],
  top,
  low,
  hair: ['#3c2434', '#241828'],
  light: -1,
  ...more,
})
const SAFFRON = ['#ff9c34', '#c8601c']
const monk = {
  ...POSES.walk,
  near: [16, 8],
  far: [-12, 12],
  skin: SKINS[2],
  top: SAFFRON,
  low: SAFFRON,
  sleeve: SAFFRON,
  dress: 'sarong',
  hair: SKINS[2],
  cut: 'none',
  shoe: SKINS[2],
  light: -1,
}

export default {
  alt: 'Il Buddha sdraiato del Wat Pho, a Bangkok, visto dai piedi: le due piante intarsiate di madreperla in primo piano e, in fondo ai 46 metri d’oro, il volto che sorride, tra colonne dorate e pareti dipinte; due viaggiatrici guardano, un gatto dorme nella stessa posa',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [-0.1, 0.1],
      horizon: 61 / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      floor(k)
      hall(k)
      sunPool(k)
      plinth(k)
      reclining(k)
      const fall = { fall: [0.6, -0.06], shade: '#7a3040' }
      const on = (X, Z, high, o, more) => {
        const [x, y, q] = P(X, 0, Z)
        stand(k, x, y, high * q, o, { ...fall, ...more })
      }
      on(-12.5, 31, 1.7, monk, { flip: true })
      on(
        -5.2,
        18.4,
        1.66,
        guest('stand', 0, ['#f4f0e4', '#9aa0b4'], ['#e8486c', '#98305c'], {
          dress: 'sarong',
          cut: 'bun',
        }),
      )
      on(
        -4.2,
        18,
        1.2,
        guest('point', 0, ['#38c0a8', '#1f6470'], ['#f4c45c', '#a87440'], {
          cut: 'long',
          armFar: [128, 8],
        }),
      )
      const [cx, cy] = P(-6.9, 0, 14.8)
      k.globalAlpha = 0.5
      path(k, '#6c4c50', `M${cx - 4} ${cy}H${cx + 11}L${cx + 6} ${cy - 0.9}H${cx}Z`)
      k.globalAlpha = 1
      at(k, cx, cy, 0.95, sleeper)
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}
