import { finish } from '../../core/finish.js'
import { fbm, smooth } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { canopy } from '../../nature/canopy.js'
import { shallows } from '../../things/shaped-land.js'
import { clearDay, ring } from './kit.js'

export default {
  alt: "Un'isoletta rotonda coperta di palme vista a picco, con l'anello di sabbia e la barriera corallina attorno",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.1, 0], horizon: -1.6 })
    const P = s.plane(4)
    const depth = (X, Z) => {
      const island = ring(X, Z, 0.34, 1.9, 0.62, 0.26) + fbm(X * 2.4 + 7, Z * 4, 4) * 0.2
      const reef = ring(X, Z, 0.16, 1.9, 1.2, 0.42) + fbm(X * 2.6, Z * 5 + 3, 5) * 0.24
      return island < 0 ? island : Math.min(0.2, island * 0.34) + smooth(-0.08, 0.4, reef) * 0.95
    }
    shallows(s, { depth, eye: 4, haze: 0, beach: 0.2, reef: 0.75, scale: 1.4, green: '#2f5a34' })
    canopy(s, {
      eye: 4,
      inside: (X, Z) => depth(X, Z) < -0.19,
      from: -0.5,
      to: 1.2,
      near: 1.5,
      far: 2.3,
      gap: 0.041,
      size: 0.036,
      flat: 0.92,
      palms: 0.62,
      seed: 5,
    })
    for (const [X, Z, a] of [
      [-0.75, 1.78, 0.2],
      [1.1, 2.06, 2.6],
    ]) {
      const [x, y] = P(X, Z)
      s.layer(
        (k) => {
          k.translate(x, y)
          k.rotate(a)
          k.fillStyle = 'rgba(255,255,255,.4)'
          k.beginPath()
          k.moveTo(0, 0)
          k.lineTo(-s.u * 9, -s.u * 1.4)
          k.lineTo(-s.u * 9, s.u * 1.4)
          k.fill()
          k.fillStyle = '#fdf6e8'
          k.beginPath()
          k.ellipse(0, 0, s.u * 1.9, s.u * 0.6, 0, 0, 7)
          k.fill()
          k.fillStyle = '#c9744a'
          k.fillRect(-s.u * 1.1, -s.u * 0.35, s.u * 1.5, s.u * 0.7)
        },
        { lit: false },
      )
    }
    return finish(s, { vignette: 0.18 })
  },
}
