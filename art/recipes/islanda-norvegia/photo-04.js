import { field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { HORIZON, outside, pool, spray, veil } from '../../things/behind-fall.js'
import { cave } from '../../things/fall-cave.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const guest = (pose, top, n, more) => ({
  ...POSES[pose],
  top,
  low: ['#4c405c', '#2c2440'],
  skin: SKINS[n],
  hair: ['#5c3c34', '#34242c'],
  shoe: '#1c162c',
  light: -1,
  ...more,
})

export default {
  alt: 'Dietro il velo di Seljalandsfoss in una notte chiara d’estate: dalla grotta si vedono la pianura coi suoi fiumi d’oro, le isole e il sole basso; tre viaggiatori in mantellina sono fermi sul sentiero bagnato',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.golden,
      sun: [96 / 160, 39 / 90],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      outside(k)
      pool(k)
      veil(k)
    })
    s.layer((k) => f.draw(k, spray), { lit: false, blur: s.w / 100, alpha: 0.6 })
    f.draw(s.k, (k) => {
      cave(k)
      const fall = [0.6, 0.45]
      const shade = 'rgba(28,20,44,.7)'
      const coat = { dress: 'coat' }
      stand(
        k,
        128.5,
        73.2,
        8,
        guest('point', ['#ffcc4c', '#a8703c'], 0, { ...coat, hat: ['wrap', '#ffcc4c'] }),
        { fall, shade, flip: true },
      )
      stand(
        k,
        133.5,
        72,
        7.6,
        guest('stand', ['#f0604c', '#8c2c44'], 1, { ...coat, hat: ['wrap', '#f0604c'] }),
        { fall, shade, flip: true },
      )
      stand(
        k,
        107,
        79.4,
        8.8,
        guest('camera', ['#5cb8b0', '#28586c'], 2, { ...coat, hat: ['wrap', '#5cb8b0'] }),
        { fall, shade, flip: true },
      )
    })
    return finish(s, { vignette: 0.12 })
  },
}
