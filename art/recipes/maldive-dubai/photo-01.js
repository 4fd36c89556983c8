import { finish } from '../../core/finish.js'
import { fbm, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { canopy } from '../../nature/canopy.js'
import { seaplane } from '../../things/seaplane.js'
import { shallows } from '../../things/shaped-land.js'
import { clearDay } from './kit.js'

export default {
  alt: "Un'isola lunga e sottile delle Maldive vista dall'alto, con la lingua di sabbia in punta e il blu dell'oceano oltre la barriera",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.2, 0], horizon: -0.5 })
    // A long, narrow island that ends in a tongue of sand, as Dhigurah does.
    const depth = (X, Z) => {
      const along = (X + 0.1) * 0.94 + (Z - 1.75) * 0.5
      const across = (Z - 1.75) * 0.9 - (X + 0.1) * 0.26
      const width = 0.2 * Math.max(0, 1 - (along / 1.5) ** 2) ** 0.6
      const tail = along > 1 && along < 2 ? 0.05 * (2 - along) : 0
      const island =
        Math.abs(across + 0.05 * Math.sin(along * 2)) -
        Math.max(width, tail) +
        fbm(X * 5, Z * 5, 4) * 0.04
      const reef = Math.hypot(along / 2.2, across / 0.62) - 1 + fbm(X * 2 + 5, Z * 2, 4) * 0.16
      return island < 0 ? island : Math.min(0.22, island * 0.5) + smooth(-0.1, 0.34, reef) * 0.9
    }
    shallows(s, { depth, eye: 2.1, haze: 0, beach: 0.06, green: '#2f5a34' })
    canopy(s, {
      eye: 2.1,
      inside: (X, Z) => depth(X, Z) < -0.066,
      from: -1.8,
      to: 1.5,
      near: 1.1,
      far: 2.8,
      gap: 0.05,
      size: 0.036,
      flat: 0.8,
      palms: 0.55,
      seed: 8,
    })
    place(s, seaplane({ paint: '#2f86a8', deep: '#1f6484' }), {
      x: 0.26,
      y: 0.3,
      size: 11,
      front: 0.9,
      rim: 0.3,
    })
    return finish(s, { vignette: 0.12 })
  },
}
