import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { brow } from '../../things/oia-brow.js'
import { chapel, gable, SEA, SUN, sea, sky, terrace } from '../../things/oia-evening.js'
import { cat, sail } from '../../things/oia-evening-life.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** Two who have come for the sunset; their shade falls towards us, away from the sun. */
function travellers(k) {
  const one = (x, y, high, o) =>
    stand(
      k,
      x,
      y,
      high,
      { light: -1, ...o },
      { flip: true, fall: [(x - SUN[0]) / 44, 0.8], shade: '#b5a4d4' },
    )
  one(74.2, 83, 10, {
    ...POSES.stand,
    skin: SKINS[0],
    top: ['#ff9c6c', '#b0587c'],
    low: ['#fff0d4', '#a79ad0'],
    hair: ['#8a5444', '#4c3050'],
    cut: 'long',
    dress: 'skirt',
    armNear: [-10, 20],
  })
  one(78.2, 83.3, 10.8, {
    ...POSES.stand,
    skin: SKINS[1],
    top: ['#5fa6c8', '#34589c'],
    low: ['#f4dcbc', '#8f86c0'],
    hair: ['#5c4048', '#2c2444'],
    armNear: [-4, 16],
  })
}

export default {
  alt: 'Santorini al tramonto: il sole sta nell’arco più alto di un campanile bianco, sotto la campana; accanto la grande cupola blu di una chiesa, le case di Oia sull’orlo della caldera, una vela, due viaggiatori e un gatto sul muretto',
  focus: 0.56,
  heart: 28,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.golden,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: SEA / 90,
    })
    field(s, { centre: 88, zoom: 0.71 }).draw(s.k, (k) => {
      sky(k)
      sea(k)
      at(k, 19, 58, 1.25, sail)
      brow(k)
      terrace(k)
      gable(k)
      chapel(k)
      at(k, 27, 73.9, 1.05, cat)
      travellers(k)
    })
    return finish(s, { bloom: 0.14, threshold: 0.86, vignette: 0.1 })
  },
}
