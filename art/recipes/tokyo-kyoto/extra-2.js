import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { asphalt, crowd, M, P, rain, sky, taxis, town, zebra } from '../../things/shibuya-rain.js'
import { wetNight } from './kit.js'

export default {
  alt: 'L’incrocio di Shibuya sotto la pioggia, da una finestra: decine di ombrelli, due fermi sotto quello rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.6, 0.2], horizon: 0.26 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      asphalt(k)
    })
    s.layer((k) => f.draw(k, (q) => town(q, M)), { lit: false, alpha: 0.42 })
    f.draw(s.k, (k) => {
      // The mirror breaks into bars and fades towards us.
      const r = random(9)
      for (let y = 50; y < 92; y += 0.9 + (y - 48) * 0.03) {
        const n = 3 + Math.floor(r() * 3)
        for (let i = 0; i < n; i++) {
          const x = r() * 170 - 5
          const l = 4 + r() * 14
          path(
            k,
            'rgba(24,24,72,.55)',
            `M${x - l} ${y}Q${x} ${y - 0.5} ${x + l} ${y + 0.1}Q${x} ${y + 0.6} ${x - l} ${y}Z`,
          )
        }
      }
      const far = k.createLinearGradient(0, 32, 0, 50)
      far.addColorStop(0, 'rgba(84,60,132,.75)')
      far.addColorStop(1, 'rgba(40,34,92,0)')
      k.fillStyle = far
      k.fillRect(-6, 32, 172, 18)
      const g = k.createLinearGradient(0, 46, 0, 92)
      g.addColorStop(0, 'rgba(24,24,72,.1)')
      g.addColorStop(1, 'rgba(20,20,64,.72)')
      k.fillStyle = g
      k.fillRect(-6, 46, 172, 60)
      zebra(k)
      town(k, P)
      taxis(k)
      crowd(k)
      rain(k)
    })
    return finish(s, { bloom: 0.26, threshold: 0.76, vignette: 0.2 })
  },
}
