import { field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { mirror, ripples, road, town, zebra } from '../../things/shibuya-above.js'
import { crowd, rain } from '../../things/shibuya-crowd.js'
import { wetNight } from './kit.js'

export default {
  alt: 'L’incrocio di Shibuya sotto la pioggia, dall’alto: decine di ombrelli, due fermi sotto quello rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.6, 0.2], horizon: 0.05 })
    const f = field(s)
    // The columns of light are soft at their sides; the white stripes and the pavements take a little of them too.
    const lights = (power) =>
      s.layer((k) => f.draw(k, (c) => mirror(c, power)), { lit: false, blur: (16 * s.w) / 1600 })
    f.draw(s.k, road)
    lights(1)
    f.draw(s.k, (k) => {
      ripples(k)
      zebra(k)
    })
    lights(0.4)
    f.draw(s.k, (k) => {
      town(k)
      crowd(k)
      rain(k)
    })
    return finish(s, { bloom: 0.22, threshold: 0.8, vignette: 0.2 })
  },
}
