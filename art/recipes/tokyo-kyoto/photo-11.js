import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'
import { crest, fuji, P, pheasant, row, shoots, tea } from '../../things/tea-hills.js'

/** One who picks: straw hat over a scarf, a basket on the back, both hands at the hedge. */
const picker = (skin, top, apron, more) => ({
  ...POSES.stand,
  lean: 14,
  armNear: [44, 36],
  armFar: [62, 24],
  skin: SKINS[skin],
  top,
  sash: apron,
  low: ['#3c4474', '#282c54'],
  hair: ['#fffaf0', '#d8d0e0'],
  hat: ['cone', '#fce8b0', '#d0a868'],
  pack: ['#d8a864', '#a07448'],
  light: 1,
  nod: 12,
  ...more,
})

export default {
  alt: 'Mattina di maggio sulle colline del tè: i filari ondeggiano fino al Fuji innevato, tre donne colgono le foglie nuove',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.95, 0.3], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      fuji(k)
      crest(k)
      const stand = (i, z, tall, o, flip) => [
        z,
        () => {
          const [px, py, q] = P(row(i, z) + 0.95, 0, z)
          k.save()
          k.translate(px, py)
          k.scale(((flip ? -1 : 1) * tall * q) / 7, (tall * q) / 7)
          folk(k, { ...o, light: flip ? -1 : 1 })
          k.restore()
        },
      ]
      tea(k, [
        stand(-6, 17, 1.58, picker(0, ['#4c70b4', '#2c4480'], '#e0485c')),
        stand(
          -4,
          20,
          1.56,
          picker(1, ['#f0f0f4', '#a8b0cc'], '#4c70b4', { armNear: [60, 50] }),
          true,
        ),
        stand(4, 15, 1.58, picker(0, ['#e07078', '#94405c'], '#fff0dc', { lean: 20 })),
        stand(-1.2, 54, 1.7, {
          ...POSES.walk,
          skin: SKINS[1],
          top: ['#6c8ca8', '#445c84'],
          low: ['#4c5070', '#343858'],
          hair: ['#3c2c3c', '#2c2030'],
          hat: ['cap', '#fff4dc'],
          pack: ['#d8a864', '#a07448'],
        }),
      ])
      shoots(k)
      const [px, py, q] = P(row(1, 9.6), 0.88, 9.6)
      at(k, px, py, q * 0.085, pheasant, true)
    })
    return finish(s, { vignette: 0.14 })
  },
}
