import { field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import {
  bank,
  flyingHat,
  lagoon,
  otter,
  SEA,
  shadow,
  sky,
  wake,
} from '../../things/seaplane-rising.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

const who = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#4c3038', '#2c2030'],
  shoe: SKINS[n],
  light: 1,
  ...more,
})

export default {
  alt: 'Un idrovolante bianco e corallo si è appena staccato dalla laguna delle Maldive: dai galleggianti cade ancora acqua, l’ombra lo segue sul turchese; dalla lingua di sabbia una bambina lo saluta mentre il vento delle eliche porta via il cappello di paglia della madre',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [1.1, 0.3], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      lagoon(k)
      shadow(k, '#2ca0b8')
      wake(k)
      otter(k)
      bank(k)
      const fall = [-0.72, 0.24]
      const shade = '#c89c84'
      stand(
        k,
        27,
        87,
        12.4,
        who('wave', 0, ['#f0604c', '#a83c54'], ['#fff4dc', '#c8a8ac'], {
          cut: 'long',
          dress: 'skirt',
          armFar: [128, 34],
          armNear: [-12, 20],
        }),
        { fall, shade },
      )
      stand(
        k,
        36,
        88.4,
        8.6,
        who('wave', 0, ['#ffc84c', '#b87848'], ['#ffc84c', '#b87848'], {
          cut: 'bun',
          dress: 'skirt',
          armNear: [150, 10],
          armFar: [132, 26],
        }),
        { fall, shade },
      )
      flyingHat(k, 46, 75.5, 1.5, -0.5)
    })
    return finish(s, { vignette: 0.12 })
  },
}
