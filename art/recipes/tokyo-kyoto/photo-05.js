import { at, field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grass, meadow, P, stands, west, woodside } from '../../things/nara-meadow.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { stoneLantern } from '../../things/stone-lantern.js'

const HAIR = ['#3c2434', '#2c1c2c']
const STONE = {
  near: ['#3c3c50', '#565468', '#c89c7c', '#54684c'],
  far: ['#6c6464', '#8c7c78', '#e8bc90', '#78805c'],
}

/** Deer, far to near: kind, place, height of the shoulder, which way it looks. */
const HERD = [
  ['graze', -26, 62, 0.8, 0],
  ['doe', -31, 60, 0.8, 1],
  ['graze', 4, 66, 0.8, 0],
  ['graze', 9, 58, 0.8, 1],
  ['doe', -40, 70, 0.8, 0],
  ['lie', -21.5, 45, 0.8, 0],
  ['graze', -9.6, 40, 0.8, 1],
  ['stag', 16, 46, 0.9, 1],
  ['lie', 9.5, 33, 0.8, 1],
  ['doe', -17.5, 30, 0.8, 0],
  ['graze', -14, 26, 0.8, 0],
]

export default {
  alt: 'Il prato di Nara in una sera d’autunno: i cervi nella luce lunga, la pagoda nella foschia; una viaggiatrice e un cervo si inchinano',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.63, 0.4],
      horizon: 0.52,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      west(k)
      meadow(k)
      const put = (x, z, tall, o, flip) => {
        const [px, py, q] = P(x, 0, z)
        stand(k, px, py, q * tall, o, { flip, fall: [(px - 101) * 0.016, 0.9], shade: '#746c48' })
      }
      for (const [kind, x, z, size, flip] of HERD) stands(k, kind, x, z, size, flip)
      put(
        22,
        52,
        1.7,
        {
          ...POSES.camera,
          skin: SKINS[1],
          top: ['#9c6c6c', '#74505c'],
          low: ['#5c5068', '#443c54'],
          hair: HAIR,
        },
        true,
      )
      // The bow, given and returned.
      put(2.2, 23, 1.66, {
        ...POSES.stand,
        lean: 52,
        nod: 20,
        armNear: [6, 10],
        armFar: [10, 8],
        skin: SKINS[0],
        top: ['#e8644c', '#94344c'],
        low: ['#4c5484', '#30345c'],
        hair: HAIR,
        cut: 'bun',
        light: 1,
        pack: ['#f0b860', '#8c5448'],
      })
      stands(k, 'bow', 5.1, 23, 0.86, true)
      stands(k, 'doe', -1.6, 21.6, 0.8, false)
      for (const [x, y, q, near] of points(
        '122 62 0.280 0 128.500 64 0.340 0 135.500 67.500 0.440 0 143.500 72.500 0.580 1',
        4,
      ))
        at(k, x, y, q, (c) => stoneLantern(c, near ? STONE.near : STONE.far, { tall: 17 }))
      stands(k, 'stag', -6, 14.4, 0.92, false)
      stands(k, 'graze', -9.3, 14, 0.62, true)
      woodside(k)
      at(k, 152.5, 84, 0.98, (c) => stoneLantern(c, STONE.near, { tall: 19, roof: 12 }))
      grass(k)
    })
    return finish(s, { vignette: 0.16, bloom: 0.2 })
  },
}
