import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { evening } from '../../things/railay-evening.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { beach, green, langur, longtail, wall } from '../../things/thaiwand.js'

const HAIR = ['#34202c', '#20142a']
const FALL = { fall: [1.5, 0.24], shade: '#bc8480' }
const someone = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: HAIR,
  light: -1,
  bare: true,
  shorts: true,
  ...more,
})

export default {
  alt: 'La falesia di Railay al tramonto: una scalatrice sulla parete arancione, chi le tiene la corda sulla spiaggia, barche a coda lunga sulla sabbia, un langur su una cengia; al largo l’isola che sembra una gallina',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.24, 0.44],
      horizon: 0.51,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      for (const [x, y, q, flip] of points('20 55 0.300 0 66 50.500 0.200 1 10 49.500 0.160 0', 4))
        at(k, x, y, q, longtail, !!flip)
      wall(k)
      green(k)
      beach(k)
      at(k, 121.5, 32, 0.9, langur)
      // The rope from her belt up to the ring and down to the one who holds it.
      stroke(k, '#fff0a8', 0.22, 'M103.600 36.500L105.600 21L112.500 64.500')
      path(k, '#fff0dc', 'M105.600 20.500a0.500 0.500 0 1 0 0.010 0Z')
      at(k, 102.8, 40.6, 0.98, (c) =>
        folk(c, {
          near: [64, 84],
          far: [18, 26],
          armNear: [150, 16],
          armFar: [126, 40],
          lean: 10,
          skin: SKINS[1],
          top: ['#3cb0b0', '#246878'],
          low: ['#5c4c9c', '#342c64'],
          hair: HAIR,
          cut: 'bun',
          light: -1,
          bare: true,
          shoe: '#e84c4c',
        }),
      )
      stand(
        k,
        112.5,
        69.6,
        7.4,
        someone('stand', 2, ['#f4b44c', '#a8683c'], ['#4c4478', '#2c2850'], {
          armNear: [70, 30],
          armFar: [104, 40],
          nod: -24,
        }),
        { ...FALL, flip: true },
      )
      stand(
        k,
        118.6,
        71,
        7.2,
        someone('hips', 0, ['#fff4e0', '#c8a098'], ['#e85c5c', '#943c50'], {
          cut: 'long',
          nod: -20,
        }),
        { ...FALL, flip: true },
      )
      // Boats drawn up, two who walk along the edge.
      at(k, 70, 79.5, 0.9, longtail, true)
      at(k, 89, 73.5, 0.66, longtail, true)
      stand(
        k,
        34,
        88.4,
        8,
        someone('walk', 0, ['#e86c74', '#94405c'], ['#fff0dc', '#c8a8a0'], {
          dress: 'skirt',
          cut: 'long',
        }),
        FALL,
      )
      stand(
        k,
        29.6,
        88.8,
        8.6,
        someone('walkOther', 1, ['#4c8cb0', '#2c5480'], ['#4c4478', '#2c2850']),
        FALL,
      )
    })
    return finish(s, { vignette: 0.14, bloom: 0.18 })
  },
}
