import { finish } from '../../core/finish.js'
import { clamp, fbm } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { cumulus } from '../../nature/clouds.js'
import { fog } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { shallows } from '../../things/shaped-land.js'
import { clearDay, ring } from './kit.js'

export default {
  alt: "Gli atolli delle Maldive dal finestrino dell'aereo, anelli turchesi sparsi nel blu",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.82, 0.08], horizon: 0.2 })
    sky(s, { clouds: 0.12 })
    const atolls = [
      [0.9, 2.2, 0.9, 0.5],
      [-1.3, 2.9, 1.0, 0.6],
      [1.9, 4.6, 1.4, 0.9],
      [-0.4, 5.4, 1.2, 0.8],
      [-3.2, 6.2, 1.6, 1.0],
      [4.6, 8.5, 2, 1.4],
      [-0.4, 1.45, 0.4, 0.13],
      [2.2, 10, 2.2, 1.6],
      [-5, 11, 3, 2],
    ]
    const depth = (X, Z) => {
      let d = 1
      for (const [cx, cz, rx, rz] of atolls) {
        const q = ring(X, Z, cx, cz, rx, rz) + fbm(X * 1.7 + cx, Z * 1.7, 4) * 0.26
        if (q > 0.6) continue
        const isle =
          Math.hypot((X - cx - rx * 0.45) / (rx * 0.34), (Z - cz + rz * 0.4) / (rz * 0.3)) -
          1 +
          fbm(X * 4, Z * 4, 3) * 0.3
        if (isle < 0 && rx > 0.5) return isle
        const rim = 0.06 + Math.abs(q) * 0.75
        d = Math.min(
          d,
          q < 0 ? Math.min(0.52, rim) : clamp(0.06 + q * 2.4),
          rx > 0.5 ? 0.05 + isle * 0.4 : 1,
        )
      }
      return clamp(d, 0.012, 1)
    }
    shallows(s, { depth, eye: 1, haze: 0.75, hazeFrom: 3.4, beach: 0.22, surf: 0.8 })
    fog(s, { y: 0.2, thickness: 0.04, power: 0.6 })
    cumulus(s, { x: 0.2, y: 0.36, width: 34, height: 9, seed: 7, power: 0.8 })
    cumulus(s, { x: 0.88, y: 0.3, width: 28, height: 7, seed: 17, power: 0.75 })
    return finish(s)
  },
}
