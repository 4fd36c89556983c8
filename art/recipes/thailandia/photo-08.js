import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { GOLD, reclining } from '../../things/reclining-buddha.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { HALL, hall, plinth, sleeper, tallAt } from '../../things/wat-pho-hall.js'

/** The sun of two tall doors behind us: upright on the wall, bent over the body that stands out from it, aslant on the floor. */
const DOORS = [
  '-6 11 77 11 77 45.500 73.500 47 70 52 68 58 66.600 64 66 66.600 65.200 73 50 96 -6 96',
  '132 11 172 11 172 66.600 162 66.600 161 73 148 96 115 96 128.800 73 129.600 66.600 130.600 62 132 58',
].map((t) => points(t))

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

/** Hall, figure and plinth in one light. */
function all(k, name) {
  hall(k, HALL[name])
  k.save()
  k.translate(0, -3.4)
  reclining(k, GOLD[name])
  k.restore()
  plinth(k, HALL[name])
}

export default {
  alt: 'Il Buddha sdraiato del Wat Pho, a Bangkok, lungo 46 metri: il sole di due porte gli accende il volto e i piedi d’oro nella sala in penombra; due viaggiatrici lo guardano dal basso, passa un monaco, un gatto dorme sul marmo nella stessa posa',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [-0.1, 0.1],
      horizon: 63.5 / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      all(k, 'dim')
      for (const door of DOORS) {
        k.save()
        k.beginPath()
        for (const p of door) k.lineTo(...p)
        k.clip()
        all(k, 'lit')
        k.restore()
      }
      const fall = { fall: [0.5, -0.42], shade: '#b0806c' }
      stand(
        k,
        40,
        82.5,
        tallAt(82.5),
        guest('stand', 0, ['#f4f0e4', '#a8a8b8'], ['#e8486c', '#98305c'], {
          dress: 'sarong',
          cut: 'bun',
          nod: -6,
        }),
        fall,
      )
      stand(
        k,
        45.6,
        83,
        tallAt(83) * 0.7,
        guest('point', 0, ['#38a8a0', '#1f6470'], ['#2c4474', '#1c2c54'], {
          cut: 'long',
          armFar: [128, 8],
        }),
        fall,
      )
      stand(k, 138, 80, tallAt(80), monk, { flip: true, ...fall })
      k.save()
      k.globalAlpha = 0.5
      path(k, '#8c5c50', 'M12 86.600C14 85.600 20 85.200 25 85.600L27 86.800H13Z')
      k.restore()
      at(k, 17, 86.8, 1.05, sleeper)
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}
