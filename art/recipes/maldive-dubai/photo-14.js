import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { moon, sky } from '../../nature/sky.js'
import { lagoon } from '../../nature/water.js'
import { traveller } from '../../things/people.js'
import { path, villaRow } from './kit.js'

export default {
  alt: "Le finestre accese delle ville sull'acqua nell'ora blu, con un sentiero di lanterne sulla passerella diritta",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, front: 0.42 },
      sun: [0.5, 0.54],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.2, seed: 27 })
    moon(s, { x: 0.8, y: 0.16, radius: 2.2, phase: 0.5 })
    lagoon(s, { wave: 0.7, mirror: 0.8, mirrorFade: 1.6, glint: 0.6 })
    const P = s.plane(0.3, 0.42)
    const villas = [
      [-1.05, 2],
      [1.05, 2.1],
      [-1.0, 3.2],
      [1.05, 3.4],
      [-1.0, 4.8],
      [1.0, 5],
      [-1, 6.8],
      [1, 7.2],
    ].map(([X, Z]) => [X, Z, 0, Z + 0.02])
    villaRow(s, P, { villas, walk: path(() => 0, 0.4, 8.4, 60), size: 0.62, fade: 0.05 })
    for (let i = 0; i < 12; i++)
      for (const side of [-1, 1]) {
        const z = 0.9 * 1.22 ** i
        const [x, y, sc] = P(side * 0.13, z, 0.18)
        s.glowAt(x, y, sc * 0.09, '#ffc87a', 0.55)
        s.k.fillStyle = '#fff0c4'
        s.k.fillRect(x - sc * 0.008, y - sc * 0.014, sc * 0.016, sc * 0.05)
      }
    for (const [X, Z] of villas) {
      const [x, y, sc] = P(X, Z, 0.24)
      s.glowAt(x, y, sc * 0.5, '#ffc87a', 0.3)
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
