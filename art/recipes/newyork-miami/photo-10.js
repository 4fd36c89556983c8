import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { clamp, fbm, smooth } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { facet } from '../../things/asia-street.js'
import { sailboat } from '../../things/boats.js'
import { shallows } from '../../things/shaped-land.js'
import { stand } from './kit.js'

export default {
  alt: "La lunga strada sul mare che collega le isole Keys, dall'alto, fra banchi di sabbia e acqua turchese",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.1], horizon: 0.24 })
    sky(s, { clouds: 0.14 })
    cumulus(s, { x: 0.66, y: 0.225, width: 60, height: 12, seed: 8 })
    const isles = [
      [-1.5, 3.0, 0.75, 0.5],
      [0.95, 4.6, 0.85, 0.7],
      [-0.1, 8.4, 1.5, 0.9],
      [3.4, 7, 1.2, 0.8],
      [1.9, 2.05, 0.34, 0.22],
      [-4, 10, 2, 1.2],
      [2.2, 13, 2, 1.3],
    ]
    shallows(s, {
      eye: 1.1,
      depth: (X, Z) => {
        let d = 0.34 + 0.28 * fbm(X * 0.8 + 3, Z * 0.7, 4) + 0.05 * (3 - X)
        for (const [x, z, rx, rz] of isles)
          d -=
            0.8 *
            Math.exp(-(((X - x) / rx) ** 2) - ((Z - z) / rz) ** 2) *
            (1 + 0.4 * fbm(X * 3, Z * 3, 3))
        return d
      },
      reef: 0.45,
      haze: 0.6,
    })
    const P = s.plane(1.1, 0.5)
    const at = (z) =>
      -0.62 + 1.5 * smooth(1.2, 4.8, z) - 1 * smooth(4.6, 8.6, z) + 1.6 * smooth(8, 14, z)
    s.layer(
      (k) => {
        for (let z = 16; z > 1.2; z -= 0.12) {
          const [x, y, sc] = P(at(z), z, 0.07)
          k.fillStyle = alpha('#0a3f66', 0.26)
          k.fillRect(x - sc * 0.03 + sc * 0.09, y + sc * 0.07, sc * 0.13, sc * 0.022)
          k.fillStyle = s.far(s.tone('#b8a898', 0.4), clamp(z * 0.04))
          k.fillRect(x - sc * 0.05, y, sc * 0.022, sc * 0.075)
          k.fillRect(x + sc * 0.04, y, sc * 0.022, sc * 0.075)
        }
        for (let z = 16; z > 1.1; z -= 0.06) {
          const haze = clamp(z * 0.04)
          const [z0, z1] = [z, z - 0.07]
          const quad = (a, b, Y0, Y1, c) =>
            facet(k, P, c, [
              [at(z0) + a, z0, Y0],
              [at(z0) + b, z0, Y1],
              [at(z1) + b, z1, Y1],
              [at(z1) + a, z1, Y0],
            ])
          quad(-0.075, -0.075, 0.05, 0.085, s.far(s.tone('#a89c94', 0.4), haze))
          quad(-0.075, 0.075, 0.085, 0.085, s.far(s.tone('#efe6d8', 0.8), haze))
          quad(-0.06, 0.06, 0.085, 0.085, s.far(s.tone('#8a8a98', 0.7), haze))
          if (Math.floor(z * 8) % 2)
            quad(-0.005, 0.005, 0.085, 0.085, s.far(s.tone('#ffd84a', 0.9), haze))
        }
      },
      { lit: false },
    )
    for (const [X, Z, c] of [
      [0.55, 2.3, '#d9573f'],
      [-0.9, 5.6, '#2f7d8a'],
      [1.6, 3.4, '#e8a33d'],
    ])
      stand(s, P, sailboat({ stripe: c }), X, Z, 0.22, { front: 0.9 })
    birds(s, { x: 0.3, y: 0.5, count: 6, size: 1.3, seed: 4, colour: '#ffffff' })
    palm(s, { x: 0.985, y: 1.08, height: 62, lean: -0.12, seed: 6, front: 0.5 })
    return finish(s)
  },
}
