import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { moon, sky } from '../../nature/sky.js'
import { lagoon } from '../../nature/water.js'
import { dhoni } from '../../things/gulf.js'
import { traveller } from '../../things/people.js'
import { boardwalk } from '../../things/solids.js'

/** Points of a straight walk, closer together near the viewer. */
const path = (z0, z1, n = 60) =>
  Array.from({ length: n }, (_, i) => [0, z0 * (z1 / z0) ** (i / (n - 1))])

export default {
  alt: "Il molo di legno di un'isola delle Maldive nell'ora blu, con le lanterne accese e le barche ormeggiate nella laguna",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, front: 0.42 },
      sun: [0.5, 0.54],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.2 })
    moon(s, { x: 0.8, y: 0.16, radius: 2.2, phase: 0.5 })
    lagoon(s, { wave: 0.7, mirror: 0.8, mirrorFade: 1.6, glint: 0.6 })
    const P = s.plane(0.3, 0.42)
    s.layer(
      (k) => boardwalk(s, k, P, path(0.4, 8.4), { width: 0.26, Y: 0.11, colour: '#dcbb8c' }),
      { lit: false },
    )
    for (const [x, y, size, flip] of [
      [0.2, 0.74, 17, false],
      [0.82, 0.7, 14, true],
      [0.68, 0.61, 7, false],
    ])
      place(s, dhoni({ sail: false }), {
        x,
        y,
        size,
        flip,
        front: 0.3,
        rim: 0.6,
        reflect: { power: 0.4, length: 0.08 },
      })
    for (let i = 0; i < 12; i++)
      for (const side of [-1, 1]) {
        const z = 0.9 * 1.22 ** i
        const [x, y, sc] = P(side * 0.13, z, 0.18)
        s.glowAt(x, y, sc * 0.09, '#ffc87a', 0.55)
        s.k.fillStyle = '#fff0c4'
        s.k.fillRect(x - sc * 0.008, y - sc * 0.014, sc * 0.016, sc * 0.05)
      }
    place(s, traveller({ seed: 6, pack: false }), {
      x: P(0, 2.2, 0.11)[0] / w,
      y: P(0, 2.2, 0.11)[1] / h,
      size: 10,
      front: 0.2,
      rim: 0.9,
    })
    return finish(s)
  },
}
