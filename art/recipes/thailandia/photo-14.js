import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { chedi, whiteTemple } from '../../things/asia-thailand.js'

export default {
  alt: 'Il tempio bianco di Chiang Rai, intarsiato come un merletto, specchiato nella vasca sotto un cielo limpido',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.12], horizon: 0.6 })
    sky(s, { clouds: 0.22, seed: 14, cloudScale: 1.2 })
    mountain(s, {
      top: range(s, { height: 0.12, seed: 5, detail: 1.3 }),
      rock: '#4f8270',
      haze: 0.5,
    })
    grove(s, {
      top: (x) => s.y(0.55) - noise((x / h) * 5, 4) * h * 0.03,
      depth: 7,
      size: 2,
      colour: '#4f8a48',
      seed: 4,
      haze: 0.2,
    })
    ground(s, { top: () => s.y(0.59), colour: '#9fb86a', base: 0.63 })
    place(s, whiteTemple(), { x: 0.56, y: 0.612, size: 46, front: 0.95 })
    for (const x of [0.27, 0.34, 0.82, 0.89])
      place(s, chedi({ colour: '#fbf9f4', base: '#f2f1ec', lamp: 0 }), {
        x,
        y: 0.615,
        size: 15,
        front: 0.9,
      })
    lake(s, { top: 0.62, wave: 0.5, mirrorFade: 0.45 })
    s.layer(
      (k) => {
        const P = s.plane(0.2, 0.56)
        k.fillStyle = s.tone('#fbf9f4', 0.9)
        k.beginPath()
        for (const [X, Z] of [
          [-0.1, 0.4],
          [-0.1, 9],
          [0.1, 9],
          [0.1, 0.4],
        ])
          k.lineTo(...P(X, Z))
        k.fill()
        for (let i = 24; i >= 0; i--) {
          const z = 0.48 * 1.13 ** i
          for (const m of [-1, 1]) {
            const [x, y, scale] = P(m * 0.115, z)
            k.fillStyle = s.tone('#ffffff', m < 0 ? 0.95 : 0.55)
            k.beginPath()
            k.moveTo(x - scale * 0.014, y)
            k.quadraticCurveTo(x - scale * 0.02, y - scale * 0.05, x, y - scale * 0.1)
            k.quadraticCurveTo(x + scale * 0.02, y - scale * 0.05, x + scale * 0.014, y)
            k.fill()
          }
        }
      },
      { lit: false, texture: 0.04 },
    )
    branch(s, {
      x: -0.02,
      y: 0.1,
      angle: 0.3,
      length: 12,
      colour: LEAVES.bougainvillea,
      seed: 26,
    })
    return finish(s)
  },
}
