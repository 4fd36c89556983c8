import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, grove, treeLine } from '../../nature/foliage.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { cypress, tajMahal } from '../../things/asia-india.js'

const roseDawn = {
  ...moods.dawn,
  sky: [
    [0, '#4a76ad'],
    [0.35, '#93b2cb'],
    [0.6, '#f3d9bd'],
    [0.82, '#ffc79c'],
    [1, '#ffb98a'],
  ],
  haze: '#ffd2ae',
  clouds: ['#fff0dc', '#93a8c6'],
}

/** A flat garden bed between two lines to a vanishing point: near edge, far edge, colour. */
function bed(s, P, x0, x1, z0, z1, colour, light) {
  s.layer(
    (k) => {
      const g = k.createLinearGradient(0, P(0, z1)[1], 0, s.h)
      g.addColorStop(0, s.far(s.tone(colour, light), 0.4))
      g.addColorStop(1, s.tone(colour, light * 0.75))
      k.fillStyle = g
      k.beginPath()
      for (const [X, Z] of [
        [x0, z0],
        [x0, z1],
        [x1, z1],
        [x1, z0],
      ])
        k.lineTo(...P(X, Z))
      k.fill()
    },
    { lit: false },
  )
}

export default {
  alt: "Il Taj Mahal rosato all'alba, riflesso nella lunga vasca fra le siepi e i cipressi del giardino",
  paint(w, h) {
    const s = new Scene(w, h, { mood: roseDawn, sun: [0.16, 0.42], horizon: 0.6 })
    sky(s, { clouds: 0.12, cloudScale: 1.2 })
    treeLine(s, { top: () => s.horizon - s.h * 0.012, haze: 0.62, height: 3, seed: 3 })
    fog(s, { y: 0.585, thickness: 0.04, power: 0.6 })
    place(s, tajMahal(), { x: 0.5, y: 0.606, size: s.pick(50, 45), front: 0.8, rim: 0.35 })
    grove(s, { top: () => s.y(0.6), depth: 1.5, size: 1, colour: '#4f7f46', haze: 0.35, seed: 2 })
    lake(s, { wave: 0.22, mirrorFade: 0.35, top: 0.606, glint: 0 })
    const P = s.plane(0.34)
    for (const m of [-1, 1]) {
      bed(s, P, m * 0.2, m * 0.26, 0.7, 70, '#e9d3b8', 0.7)
      bed(s, P, m * 0.26, m * 0.42, 0.7, 70, '#6f9a48', 0.6)
      bed(s, P, m * 0.42, m * 0.56, 0.7, 70, '#e0b394', 0.6)
      bed(s, P, m * 0.56, m * 90, 0.7, 70, '#5f8c44', 0.55)
    }
    for (let i = 9; i >= 0; i--)
      for (const m of [-1, 1]) {
        const [x, y, size] = P(m * 0.66, 0.98 * 1.36 ** i)
        place(s, cypress({ seed: i + 1 }), {
          x: x / w,
          y: y / h,
          size: (size * 0.36) / s.u,
          haze: Math.min(0.55, i * 0.07),
          front: 0.5,
          rim: 0.3,
        })
      }
    branch(s, {
      x: -0.03,
      y: 0.04,
      angle: 0.35,
      length: 13,
      colour: '#4f7a3c',
      seed: 7,
      leaf: true,
      petals: 14,
    })
    birds(s, { x: 0.7, y: 0.2, count: 7, size: 0.55, seed: 4 })
    return finish(s)
  },
}
