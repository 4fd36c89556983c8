import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dawn, floor, lyingDog, plain, pyramid, rim } from '../../things/giza-dawn.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { sphinx } from '../../things/sphinx-profile.js'

const CHEPHREN = ['#bc8a94', '#a87888', '#fcc28c', '#ecaa80', ['#dcb2ac', '#fff0cc']]
const MYCERINUS = ['#c89a98', '#bc8c90', '#f8c898', '#f0b890']
const FOOT = 79.5

const dressed = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#3c2438', '#24162c'],
  light: 1,
  ...more,
})

/** Held up to the eye. */
function camera(k, j, flat) {
  const [x, y] = j.armNear.hand
  path(k, flat ?? '#2c2444', `M${x - 0.2} ${y - 0.55}h0.900v0.700h-0.900Z`)
}

export default {
  alt: 'La Sfinge di Giza di profilo guarda sorgere il sole, dietro di lei la grande piramide nella foschia dell’alba; due viaggiatori e una guida la ammirano dal ciglio di roccia, e un cane sta disteso come lei',
  heart: 62,
  focus: 0.64,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 105, zoom: 0.7, foot: 1 })
    const s = new Scene(w, h, {
      mood: { ...moods.dawn, disc: 0 },
      sun: [0.9, 0.5],
      horizon: f.at([0, 56])[1] / h,
    })
    f.draw(s.k, (k) => {
      dawn(k, [144, 47])
      pyramid(k, s.pick([3, 41, 57, 17], [30, 44, 57, 14]), MYCERINUS, { courses: 14, seed: 4 })
      pyramid(k, s.pick([45, 9, 58, 56], [72, 11, 58, 43]), CHEPHREN, { courses: 34, seed: 5 })
      plain(k)
      floor(k, FOOT)
      at(k, 76.5, FOOT, 1.96, sphinx)
      rim(k)
      const cast = { fall: [-1.2, 0.2], shade: '#2c1a3a' }
      k.save()
      k.translate(...s.pick([0, 0], [36, 0]))
      stand(
        k,
        36,
        87.2,
        10.4,
        dressed('hips', 0, ['#3c8c94', '#24586c'], ['#4c4478', '#2c2850'], {
          cut: 'long',
          hat: ['brim', '#fff0d4', '#c8a08c'],
        }),
        cast,
      )
      stand(
        k,
        42,
        87.6,
        11.2,
        dressed('camera', 1, ['#e8b04c', '#a86c4c'], ['#5c4c84', '#342c5c'], {
          armNear: [52, 92],
          armFar: [58, 88],
          after: camera,
        }),
        cast,
      )
      stand(
        k,
        53,
        87.1,
        11.4,
        dressed('point', 2, ['#fff6e4', '#b8a0b8'], ['#fff6e4', '#b8a0b8'], {
          dress: 'coat',
          hat: ['wrap', '#d84c48'],
          armNear: [-14, 20],
        }),
        cast,
      )
      at(k, 70, 87.6, 0.62, lyingDog)
      k.restore()
    })
    return finish(s, { vignette: 0.12, bloom: 0.16 })
  },
}
