import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { manta, shark } from '../../things/night-jetty.js'
import {
  HORIZON,
  landing,
  lantern,
  metre,
  see,
  sky,
  sleepingDhoni,
  water,
} from '../../things/night-landing.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** Lies flat in the water at X, Z: turned, then foreshortened as all that is level. */
function level(k, X, Z, size, turn, draw, flip = 1) {
  const [x, y] = see(X, Z)
  const m = metre(Z) * size
  k.save()
  k.translate(x, y)
  k.scale(m, m * (5.5 / Z) * 1.5)
  k.rotate(turn)
  k.scale(flip, 1)
  draw(k)
  k.restore()
}

/** Two who sit on the edge in profile, warm from the lantern behind them, green from the water below. */
const sitter = (n, top, low, more) => ({
  ...POSES.sit,
  top,
  low,
  skin: SKINS[n],
  hair: ['#4c3050', '#241838'],
  shoe: SKINS[n],
  shorts: true,
  light: -1,
  ...more,
})

export default {
  alt: 'Di notte alle Maldive, in fondo a un molo: due viaggiatori seduti sul bordo, accanto a una lanterna, guardano la grande manta che vola nella luce di una lampada sott’acqua; più in là dorme un dhoni all’ancora',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.46, 0.6], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      water(k)
      at(k, 131, 33, 0.9, sleepingDhoni)
      // Small fish hang in the light; two young sharks pass on its far side.
      for (const [X, Z, turn] of points(
        '1.2 18.4 1.9 1.9 18.9 2.1 2.5 18 1.7 1.7 17.6 2 .8 19.4 2.2 3.2 18.7 1.8',
        3,
      ))
        level(k, X, Z, 0.1, turn, (c) =>
          path(
            c,
            '#125088',
            'M-2.600 0C-1 -1 1 -1 2 0L3.200 -0.900L3 0.900L2 0C1 1 -1 1 -2.600 0Z',
          ),
        )
      k.save()
      k.globalAlpha = 0.75
      level(k, 5.4, 21.5, 0.15, -1.2, shark)
      level(k, 7.4, 20, 0.13, -1, shark)
      k.restore()
      // The manta comes up to the lamp.
      level(k, 3.4, 13.2, 0.25, -0.62, manta, -1)
      landing(k)
      lantern(k)
    })
    s.glow(see(-3.2, 17.2, 1.2)[0] / 160, see(-3.2, 17.2, 1.2)[1] / 90, 16, '#ffc878', 0.42)
    f.draw(s.k, (k) => {
      const put = (Z, tall, o) => {
        const [x, y] = see(-1.95, Z, 0.95)
        at(k, x, y - 0.1, (tall * metre(Z)) / 7, (c) => stand(c, 0, 0, 7, o))
      }
      put(
        18.5,
        1.9,
        sitter(1, ['#ffd070', '#8c5c70'], ['#ffd070', '#7c5070'], {
          cut: 'long',
          nod: 14,
          armNear: [-20, 24],
          armFar: [30, 36],
        }),
      )
      put(
        15.6,
        2,
        sitter(0, ['#ff8868', '#94405c'], ['#5c6cac', '#28346c'], {
          nod: 18,
          armNear: [-30, 30],
          armFar: [34, 34],
          lean: 4,
        }),
      )
    })
    return finish(s, { bloom: 0.16, vignette: 0.16 })
  },
}
