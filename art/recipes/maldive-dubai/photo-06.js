import { field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { MANTA } from '../../things/night-jetty.js'
import {
  FALL,
  HORIZON,
  metre,
  on,
  palms,
  prints,
  rip,
  seas,
  see,
  sky,
  tongue,
} from '../../things/sand-tongue.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

const who = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#4c3038', '#2c2030'],
  shoe: SKINS[n],
  light: -1,
  view: 'back',
  ...more,
})

/** A ray that passes in the blue, its shade on the sand below it. */
function ray(k, X, Z, size, turn) {
  const [x, y] = see(X, Z)
  const m = metre(Z) * size
  for (const [c, dx, dy] of [
    ['rgba(10,64,120,.3)', 1.6, 0.9],
    ['#14488c', 0, 0],
  ]) {
    k.save()
    k.translate(x + dx * m * 6, y + dy * m * 6)
    k.scale(m, m * 0.5)
    k.rotate(turn)
    path(k, c, MANTA)
    stroke(k, c, 0.5, 'M0 7C0.300 11 -0.600 14 0.400 19')
    k.restore()
  }
}

export default {
  alt: 'La lingua di sabbia di Dhigurah dall’alto, al mattino: una striscia bianca serpeggia fra la laguna turchese e il blu dell’oceano fino al punto in cui si incontrano due correnti; due viaggiatori camminano verso la punta lasciando le orme, le palme stendono ombre lunghe e tre razze passano al largo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [-0.1, 0.2], horizon: HORIZON / 90 })
    field(s).draw(s.k, (k) => {
      sky(k)
      seas(k)
      rip(k)
      for (const [X, Z, size, turn] of points('38 78 .42 .5 53 90 .34 .8 43 66 .36 .3', 4))
        ray(k, X, Z, size, turn)
      tongue(k)
      prints(k, 0.1, 0.4, -0.12)
      prints(k, 0.1, 0.388, 0.06)
      for (const [t, v, tall, o] of [
        [
          0.4,
          -0.12,
          4.2,
          who('walk', 0, ['#f0604c', '#a83c54'], ['#fff4dc', '#c8a8ac'], {
            cut: 'long',
            dress: 'skirt',
          }),
        ],
        [
          0.388,
          0.06,
          4.5,
          who('walkOther', 1, ['#fff4e0', '#b8a8b8'], ['#3c5c98', '#28406c'], { shorts: true }),
        ],
      ]) {
        const [X, Z] = on(t, v)
        const [x, y] = see(X, Z)
        const [x1, y1] = see(X + FALL[0], Z + FALL[1])
        const m = metre(Z)
        stand(k, x, y, tall * m, o, { fall: [(x1 - x) / m, (y1 - y) / m], shade: '#c8a890' })
      }
      palms(k, points('-42 74 11 .1 -28.500 60.500 13 .14 -33.500 49.500 12 .1', 4))
    })
    return finish(s, { vignette: 0.12 })
  },
}
