import { finish } from '../../core/finish.js'
import { clamp, fbm, ridged } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { sailboat } from '../../things/boats.js'
import { harbourFerry } from '../../things/oceania.js'
import { shallows } from '../../things/shaped-land.js'

export default {
  alt: 'La Grande Barriera Corallina al largo di Cairns: banchi turchesi fra canali di blu profondo, con il battello delle escursioni',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.76, 0.08], horizon: 0.24 })
    sky(s, { clouds: 0.14 })
    cumulus(s, { x: 0.22, y: 0.24, width: 56, height: 13, seed: 5 })
    cumulus(s, { x: 0.62, y: 0.24, width: 38, height: 8, seed: 12 })
    // Ribbons of reef: where the ridges of the noise are high the water is shallow.
    const depth = (X, Z) => {
      const bend = fbm(X * 0.7, Z * 0.5, 3) * 0.9
      const reef = ridged(X * 0.42 + bend, Z * 0.36 - 2, 4)
      const bank = 1 - clamp((reef - 0.12) * 2.1)
      return clamp(0.06 + bank * 0.94, 0.035, 1)
    }
    shallows(s, { depth, eye: 0.62, haze: 0.7, hazeFrom: 2.6, reef: 0.75, surf: 0.5, beach: 0 })
    fog(s, { y: 0.24, thickness: 0.04, power: 0.55 })
    place(s, harbourFerry(), {
      x: 0.66,
      y: 0.62,
      size: 9,
      reflect: { power: 0.35, length: 0.07 },
    })
    place(s, sailboat({ stripe: '#2f7d8a' }), {
      x: 0.3,
      y: 0.43,
      size: 8,
      haze: 0.15,
      reflect: { power: 0.3, length: 0.06 },
    })
    birds(s, { x: 0.44, y: 0.14, count: 6, seed: 6 })
    return finish(s)
  },
}
