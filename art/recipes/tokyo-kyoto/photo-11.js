import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { basket, fuji, lane, pheasant, shoots, slope } from '../../things/tea-wave.js'

/** One who picks: a straw hat, an apron, a basket on the back. */
const picker = (skin, top, apron, more) => ({
  ...POSES.stand,
  skin: SKINS[skin],
  top,
  sash: apron,
  low: ['#3c4474', '#282c54'],
  hair: ['#4c3440', '#2c2434'],
  hat: ['cone', '#fce8b0', '#d0a868'],
  pack: ['#d8a864', '#a07448'],
  light: 1,
  ...more,
})
const FALL = [-1.5, 0.1]
const SOIL = '#b4966f'

export default {
  alt: 'Il tè di maggio sale come un’onda davanti al Fuji innevato; due donne raccolgono, un bimbo guarda un fagiano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.95, 0.3], horizon: 0.66 })
    field(s).draw(s.k, (k) => {
      fuji(k)
      slope(k)
      lane(k)
      const shadow = { fall: FALL, shade: SOIL }
      stand(
        k,
        61,
        85.6,
        9.8,
        picker(1, ['#4c70b4', '#2c4480'], '#e0485c', {
          lean: 36,
          nod: 16,
          far: [14, 8],
          armNear: [30, 12],
          armFar: [44, 6],
          pack: undefined,
        }),
        shadow,
      )
      at(k, 65.4, 85.9, 1.15, basket)
      stand(k, 79, 86.8, 10.4, picker(0, ['#e8695c', '#a44458'], '#fff0dc', POSES.walk), shadow)
      stand(
        k,
        107,
        86.4,
        8.2,
        {
          ...POSES.squat,
          skin: SKINS[0],
          hair: ['#3c2c40', '#241c30'],
          hat: ['cap', '#e0484c', '#a03444'],
          top: ['#f8b83c', '#c47c3c'],
          low: ['#3c5c94', '#2c4070'],
          light: 1,
        },
        shadow,
      )
      at(k, 120, 86.4, 0.54, pheasant)
      shoots(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
