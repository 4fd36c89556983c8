import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { grass } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { turfHouses } from '../../things/northern.js'
import { crags, GREEN, northSummer } from './kit.js'

export default {
  alt: "Case islandesi con il tetto d'erba e le facciate di legno, in un prato fiorito sotto una montagna nella foschia",
  paint(w, h) {
    const s = new Scene(w, h, { mood: northSummer, sun: [0.2, 0.1], horizon: 0.56 })
    sky(s, { clouds: 0.36 })
    crags(
      s,
      [
        [0.76, 0.36, 0.36],
        [0.97, 0.3, 0.3],
        [0.42, 0.2, 0.36],
        [0.1, 0.24, 0.3],
      ],
      {
        rock: '#7a9284',
        snowLine: 0.1,
        snowRough: 0.16,
        haze: 0.26,
        footHaze: 0.6,
        hazeFrom: 0.3,
        seed: 7,
      },
    )
    fog(s, { y: 0.42, thickness: 0.06, power: 0.6, colour: '#f4f4ec', seed: 5 })
    ground(s, {
      top: groundLine(s, { at: 0.565, bumps: 0.02, seed: 3 }),
      colour: '#8aa552',
      haze: 0.3,
      grain: 0.4,
    })
    place(s, turfHouses({ gables: 3 }), { x: 0.87, y: 0.665, size: 11, haze: 0.16, front: 0.75 })
    ground(s, {
      top: groundLine(s, { at: 0.66, bumps: 0.014, seed: 6 }),
      colour: '#86a548',
      haze: 0.12,
      grain: 0.4,
    })
    place(s, turfHouses({ gables: 5 }), { x: 0.4, y: 0.8, size: 30, front: 0.8, rim: 0.3 })
    const meadow = groundLine(s, { at: 0.79, bumps: 0.012, seed: 9 })
    ground(s, { top: meadow, colour: '#7f9f42', haze: 0.02, grain: 0.5 })
    grass(s, { top: meadow, height: 3, count: 1900, colours: GREEN, seed: 6, jitter: 18 })
    const r = random(3)
    for (let i = 0; i < 300; i++) {
      const t = r()
      s.k.fillStyle = ['#8f86c9', '#6f7fd0', '#f7f0dc', '#f2d04c'][i % 4]
      s.k.beginPath()
      s.k.ellipse(
        r() * w,
        h * (0.82 + t * 0.18),
        s.u * (0.16 + t * 0.24),
        s.u * (0.3 + t * 0.5),
        0,
        0,
        7,
      )
      s.k.fill()
    }
    grass(s, { top: h * 0.97, height: 6, count: 700, colours: GREEN, seed: 9, jitter: 6 })
    return finish(s)
  },
}
