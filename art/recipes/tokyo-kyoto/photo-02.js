import { finish } from '../../core/finish.js'
import { clamp } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { kimonoWalker } from '../../things/asia-people.js'
import { boardFacet, wallFacet } from '../../things/asia-street.js'
import { paving, stand } from './kit.js'

export default {
  alt: 'Galleria di torii vermigli in salita a Fushimi Inari, con la luce del mattino in fondo al sentiero di pietra',
  paint(w, h) {
    const mood = {
      ...moods.mist,
      haze: '#f4e3b4',
      sky: [
        [0, '#5f8a5c'],
        [0.6, '#c9d59a'],
        [1, '#fff2c8'],
      ],
      shade: '#5a4470',
      lit: '#fff2dc',
    }
    const s = new Scene(w, h, { mood, sun: [0.6, 0.5], horizon: 0.56 })
    sky(s, { clouds: 0, glowPower: 0.9 })
    grove(s, { top: () => s.y(-0.04), depth: 66, size: 5, colour: '#3f7048', seed: 4, haze: 0.2 })
    s.glow(0.62, 0.52, 42, '#fff0c0', 0.9)
    ground(s, { top: () => s.y(0.58), colour: '#46583c', farColour: '#8f9a64', haze: 0.2 })
    const P = s.plane(0.33, 0.5)
    const bend = (z) => 0.05 * Math.max(0, z - 1) ** 1.25
    const V = (X, Z, Y) => P(X + bend(Z), Z, Y)
    paving(s, V, { half: 0.38, near: 0.5, far: 9, colour: '#c9b8a4', light: 0.62, haze: 0.45 })
    for (let i = 14; i >= 0; i--) {
      const z = 0.56 * 1.22 ** i
      const d = clamp(i / 16)
      const red = (li) => s.far(s.tone('#e8502a', li), d * 0.5)
      s.layer(
        (k) => {
          for (const side of [-1, 1]) {
            const X = side * 0.5
            for (const [a, b, li] of [
              [-0.045, 0.045, 0.34],
              [-0.03, 0.02, 0.62],
              [side < 0 ? 0.02 : -0.045, side < 0 ? 0.045 : -0.02, 0.95],
            ])
              boardFacet(k, V, red(li), X + a, X + b, z, 0, 0.88)
            boardFacet(k, V, s.far('#231b3c', d * 0.5), X - 0.052, X + 0.052, z, -0.01, 0.09)
            wallFacet(k, V, red(0.16), X - side * 0.045, z, z * 1.03, 0.09, 0.88)
          }
          boardFacet(k, V, red(0.5), -0.62, 0.62, z, 0.7, 0.76)
          boardFacet(k, V, red(0.62), -0.7, 0.7, z, 0.86, 0.93)
          boardFacet(k, V, s.far('#2a2348', d * 0.5), -0.72, 0.72, z, 0.93, 0.97)
        },
        { lit: false },
      )
      if (i === 11) s.glowAt(...V(0, z, 0.3).slice(0, 2), h * 0.16, '#fff3cc', 1)
    }
    s.glowAt(...V(0, 4, 0.3).slice(0, 2), h * 0.3, '#fff0c4', 0.5)
    stand(s, V, kimonoWalker({ kimono: '#2f5a8c', parasol: '#f3e6cc' }), 0.02, 2.3, 0.3, {
      rim: 0.6,
    })
    return finish(s, { bloom: 0.26 })
  },
}
