import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  beds,
  fuji,
  P,
  parapet,
  plain,
  scarecrow,
  train,
  viaduct,
} from '../../things/rape-viaduct.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const HAIR = ['#2c1c34', '#1c142c']
const someone = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: HAIR,
  light: -1,
  ...more,
})

export default {
  alt: 'Lo shinkansen sul viadotto davanti al Fuji innevato, oltre la colza in fiore; due bambini e uno spaventapasseri lo salutano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.05, 0.2], horizon: 0.63 })
    const f = field(s)
    f.draw(s.k, (k) => {
      fuji(k)
      plain(k)
      viaduct(k)
      train(k)
      parapet(k)
      beds(k, -36, -4)
      const put = (x, z, tall, o, flip) => {
        const [px, py, q] = P(x, 0, z)
        stand(k, px, py, q * tall, o, { flip, fall: [0.8, -0.1], shade: '#7c8c4c' })
      }
      put(
        -9.1,
        22.6,
        1.7,
        someone('camera', 1, ['#3c8c94', '#28586c'], ['#4c4c7c', '#302c5c'], {
          pack: ['#e8a04c', '#a4643c'],
        }),
      )
      put(
        -7.2,
        20.6,
        1.2,
        someone('wave', 0, ['#f45c54', '#a83450'], ['#34488c', '#243068'], {
          view: 'back',
          armNear: [140, 20],
          armFar: [140, 20],
          hat: ['cap', '#fcd034'],
        }),
      )
      put(
        -6.3,
        19.4,
        1.05,
        someone('wave', 0, ['#fffaf0', '#c0b8cc'], ['#d84c74', '#943458'], {
          view: 'back',
          dress: 'skirt',
          cut: 'long',
          armNear: [-8, 10],
          armFar: [146, 16],
          hat: ['cap', '#fcd034'],
        }),
      )
      beds(k, -3, -1)
      beds(k, 36, 6)
      const [sx, sy, q] = P(8.6, 0.2, 25)
      at(k, sx, sy, q * 0.27, scarecrow)
      beds(k, 5, 0)
    })
    return finish(s, { vignette: 0.12 })
  },
}
