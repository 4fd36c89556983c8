import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cone, fog, mountain } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { splitGate } from '../../things/bali.js'
import { parasol } from '../../things/bali-life.js'
import { traveller } from '../../things/people.js'

export default {
  alt: "La porta spaccata di un tempio balinese incornicia il vulcano Agung e si specchia nell'acqua, all'alba",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dawn, front: 0.42 },
      sun: [0.3, 0.36],
      horizon: 0.74,
    })
    sky(s, { clouds: 0.2 })
    mountain(s, {
      top: cone(s, { at: 0.5, height: 0.47, spread: 0.42, crater: 0.06 }),
      rock: '#5f6f96',
      haze: 0.14,
      footHaze: 0.95,
    })
    for (const [y, seed, power] of [
      [0.64, 3, 0.7],
      [0.71, 6, 0.95],
    ])
      fog(s, { y, thickness: 0.06, power, seed })
    s.layer(
      (k) => {
        for (const [x0, x1, y, c] of [
          [0, 1, 0.722, 0.5],
          [0.2, 0.8, 0.706, 0.62],
        ]) {
          k.fillStyle = s.tone('#8d8a92', c)
          k.fillRect(s.x(x0), s.y(y), s.x(x1 - x0), s.u * 4)
        }
      },
      { lit: false },
    )
    place(s, splitGate({ gap: 92 }), { x: 0.5, y: 0.712, size: 62, rim: 0.7, front: 0.3 })
    place(s, traveller({ seed: 5, arms: 'up', pack: false }), {
      x: 0.5,
      y: 0.715,
      size: 13,
      front: 0.22,
      rim: 0.9,
    })
    for (const x of [0.1, 0.9])
      place(s, parasol({ colour: '#f0b93c' }), { x, y: 0.725, size: 28, front: 0.4, rim: 0.6 })
    // The well-known mirror at the visitor's feet.
    lake(s, { wave: 0.2, mirror: 0.97, mirrorFade: 0.5 })
    return finish(s, { rays: 0.14 })
  },
}
