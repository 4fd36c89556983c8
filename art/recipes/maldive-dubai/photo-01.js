import { field, fill } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { DECK, landing, WALK } from '../../things/seaplane-landing.js'
import {
  BED,
  bedShadow,
  by,
  cast,
  floatMirror,
  lagoon,
  otter,
  SEA,
  sharks,
} from '../../things/seaplane-mooring.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

const who = (pose, n, top, shade, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: ['#4c6490', '#34446c'],
  hair: ['#3c2834', '#281c28'],
  light: 1,
  ...more,
})

export default {
  alt: 'Un idrovolante bianco e corallo sospeso sulla propria ombra nella laguna chiara delle Maldive: dalla piattaforma in fondo al pontile il pilota a piedi nudi accoglie due viaggiatori, tre squaletti passano sulla sabbia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.8, 0.05], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      lagoon(k)
      for (const { x0, x1, z0, z1, y } of [WALK, DECK]) {
        const corners = [
          [x0, z0],
          [x1, z0],
          [x1, z1],
          [x0, z1],
        ]
        fill(k, '#54bcbc', cast(corners, y, BED))
      }
      bedShadow(k, '#54bcbc')
      sharks(k)
      floatMirror(k)
      otter(k)
      landing(k)
      const person = (x, z, o, flip, tall = 1.7) => {
        const [px, py, q] = by(x, DECK.y, z)
        stand(k, px, py, tall * q * 1.22, o, { flip, fall: [-0.42, 0.03], shade: '#b08464' })
      }
      person(
        -1.6,
        -4,
        who('point', 2, '#fffaf0', '#b4bcd0', {
          bare: true,
          shorts: true,
          low: ['#2c3c6c', '#1c2850'],
          shoe: SKINS[2],
          hat: ['cap', '#2c3c6c'],
        }),
        true,
        1.78,
      )
      person(
        -4.2,
        -5,
        who('walk', 0, '#f0705c', '#a84458', {
          dress: 'skirt',
          low: ['#fff4dc', '#c8b0a8'],
          cut: 'long',
          hat: ['brim', '#f8dca0', '#c89c6c'],
        }),
        true,
      )
      person(
        -5.6,
        -5.6,
        who('walkOther', 1, '#4cb0a8', '#28707c', { shorts: true, pack: ['#f4bc4c', '#b07c48'] }),
        true,
        1.2,
      )
    })
    return finish(s, { vignette: 0.12 })
  },
}
