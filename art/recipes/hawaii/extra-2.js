import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stars } from '../../nature/sky.js'
import { fountain } from '../../things/fire-fountain.js'
import { cone, crust, horizon, nene, plume, river } from '../../things/halemaumau.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** The fire lights the left of everything. */
const lit = (c) => [c, '#5a3468']
const person = (pose, n, top, more) => ({
  ...POSES[pose],
  view: 'back',
  skin: [SKINS[n][0], '#7c4858'],
  hair: ['#34183c', '#180c2c'],
  shoe: '#2c1c40',
  light: -1,
  top: lit(top),
  low: ['#84445c', '#3c2858'],
  ...more,
})
const FOOT = [55, 47.4]

export default {
  alt: 'Il Kilauea al crepuscolo dal bordo della caldera: una fontana di fuoco si alza dal suo cono, un fiume di lava scende a curve sulla crosta nera, dietro c’è la lunga sagoma della montagna; tre viaggiatori guardano, due oche nene pascolano tranquille',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.34, 0.5], horizon: 38 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 38)
      for (const [a, c] of [
        [0, '#171c54'],
        [0.45, '#45417f'],
        [0.8, '#b05f80'],
        [1, '#f08c70'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 50)
    })
    stars(s, { count: 40, below: 0.2 })
    f.draw(s.k, (k) => {
      horizon(k)
      crust(k)
      plume(k)
    })
    s.glow(FOOT[0] / 160, 0.5, 40, '#ff7c3c', 0.5)
    f.draw(s.k, (k) => {
      cone(k, ...FOOT, false)
      fountain(k, ...FOOT)
      river(k)
      cone(k, ...FOOT, true)
      // The rim we stand on: dark, its edge warm where it looks at the fire.
      const rim =
        'M60 92C70 89 76 87.500 84 84.500C92 81.500 98 82 106 79C112 76.600 118 76.800 126 75C136 72.600 144 73.600 152 70.600C158 68.600 162 68.600 168 67V94H60Z'
      path(k, '#c8543c', rim)
      k.save()
      k.translate(0.5, 0.5)
      path(k, '#130f2c', rim)
      k.restore()
      for (const [x, y, tall, o, flip] of [
        [121, 76.4, 11.4, person('point', 1, '#f8a860', { cut: 'short' }), true],
        [127.4, 75.4, 10.6, person('stand', 0, '#f47c5c', { cut: 'long', dress: 'coat' })],
        [131.4, 74.8, 11.8, person('hips', 2, '#f0c878', { hat: ['brim', '#f4b070', '#74405c'] })],
      ])
        stand(k, x, y, tall, o, { flip, fall: [0.9, -0.3], shade: '#0a0820' })
      at(k, 146, 73.2, 0.42, (c) => nene(c, false))
      at(k, 151.4, 71.6, 0.42, (c) => nene(c, true))
      fill(k, '#130f2c', [
        [140, 76],
        [168, 69],
        [168, 76],
      ])
    })
    return finish(s, { bloom: 0.3, threshold: 0.7, vignette: 0.18 })
  },
}
