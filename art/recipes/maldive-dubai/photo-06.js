import { field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { MANTA, manta } from '../../things/night-jetty.js'
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

/** A manta that passes in the blue, one soft shade of it on the slope below. */
function ray(k, X, Z, size, turn) {
  const [x, y] = see(X, Z)
  const m = metre(Z) * size
  const lay = (dx, dy, draw) => {
    k.save()
    k.translate(x + dx * m, y + dy * m)
    k.scale(m, m * 0.56)
    k.rotate(turn)
    draw()
    k.restore()
  }
  lay(9, 7, () => path(k, 'rgba(8,48,108,.45)', MANTA))
  lay(0, 0, () => manta(k))
}

export default {
  alt: 'La lingua di sabbia di Dhigurah dall’alto, al mattino: una striscia bianca serpeggia fra la laguna turchese e il blu dell’oceano fino al punto in cui si incontrano due correnti; due viaggiatori camminano verso la punta lasciando le orme, le palme stendono ombre lunghe e una manta passa al largo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [-0.1, 0.2], horizon: HORIZON / 90 })
    field(s).draw(s.k, (k) => {
      sky(k)
      seas(k)
      rip(k)
      ray(k, 43, 76, 0.56, 0.5)
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
      palms(k, points('-43 76 8.500 -.08 -28.500 60.500 14 .2 -34.500 50.500 10.500 .04', 4))
    })
    return finish(s, { vignette: 0.12 })
  },
}
