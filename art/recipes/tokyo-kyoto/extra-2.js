import { field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { road, town, zebra } from '../../things/shibuya-above.js'
import { crowd, rain } from '../../things/shibuya-crowd.js'
import { wetNight } from './kit.js'

export default {
  alt: 'L’incrocio di Shibuya sotto la pioggia, dall’alto: decine di ombrelli, due fermi sotto quello rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.6, 0.2], horizon: 0.05 })
    field(s).draw(s.k, (k) => {
      road(k)
      zebra(k)
      town(k)
      crowd(k)
      rain(k)
    })
    return finish(s, { bloom: 0.22, threshold: 0.8, vignette: 0.2 })
  },
}
