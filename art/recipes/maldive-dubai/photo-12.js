import { finish } from '../../core/finish.js'
import { clamp, fbm, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { cumulus } from '../../nature/clouds.js'
import { sky } from '../../nature/sky.js'
import { sailboat } from '../../things/boats.js'
import { dhoni } from '../../things/gulf.js'
import { shadow } from '../../things/marks.js'
import { shallows } from '../../things/shaped-land.js'
import { clearDay } from './kit.js'

export default {
  alt: 'Una lingua di sabbia bianca in mezzo alla laguna, con un solo ombrellone e una barca a vela vicina',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.5, 0.05], horizon: 0.3 })
    sky(s, { clouds: 0.1 })
    cumulus(s, { x: 0.16, y: 0.29, width: 44, height: 12, seed: 12 })
    cumulus(s, { x: 0.72, y: 0.29, width: 64, height: 16, seed: 25 })
    const depth = (X, Z) => {
      const spine = 0.28 + 0.34 * Math.sin(Z * 1.3 + 0.4) + (Z - 2) * 0.16
      const wide = 0.34 * Math.max(0, 1 - ((Z - 1.9) / 1.35) ** 2) ** 0.7
      const d = Math.abs(X - spine) - wide + fbm(X * 4, Z * 4, 4) * 0.05
      const out = Math.hypot(X - 0.3, (Z - 2) * 0.55)
      return d < 0 ? Math.max(d, -0.19) : clamp(d * 0.34 + smooth(0.9, 3.4, out) * 0.8)
    }
    shallows(s, { depth, eye: 0.5, haze: 0.4, hazeFrom: 4, beach: 4 })
    const P = s.plane(0.5)
    const [ux, uy, sc] = P(0.62, 1.9)
    shadow(s, ux - sc * 0.04, uy, sc * 0.13, sc * 0.02, '#6a5a7c', 0.45)
    s.layer(
      (k) => {
        k.fillStyle = '#9a7a58'
        k.fillRect(ux - sc * 0.004, uy - sc * 0.22, sc * 0.008, sc * 0.22)
        for (let i = 0; i < 6; i++) {
          k.fillStyle = i % 2 ? '#fff8ea' : '#e8694c'
          k.beginPath()
          k.moveTo(ux, uy - sc * 0.25)
          k.lineTo(ux - sc * 0.13 + (i * sc * 0.26) / 6, uy - sc * 0.16)
          k.lineTo(ux - sc * 0.13 + ((i + 1) * sc * 0.26) / 6, uy - sc * 0.16)
          k.fill()
        }
      },
      { front: 0.85 },
    )
    place(s, sailboat({ stripe: '#2f7d8a' }), {
      x: 0.24,
      y: 0.5,
      size: 17,
      reflect: { power: 0.35, length: 0.12 },
    })
    place(s, dhoni({ sail: false }), {
      x: 0.86,
      y: 0.42,
      size: 8,
      haze: 0.1,
      reflect: { power: 0.35, length: 0.06 },
    })
    return finish(s)
  },
}
