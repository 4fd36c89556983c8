import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { cumulus } from '../../nature/clouds.js'
import { bush, grove, LEAVES } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { dhoni } from '../../things/gulf.js'
import { clearDay } from './kit.js'

/** A low island with its line of sand, seen from the water. from, to, y: fractions. */
function farIsland(s, { from, to, y, height, seed }) {
  const middle = (from + to) / 2
  const half = (to - from) / 2
  const swell = (x) => Math.max(0, 1 - ((x / s.w - middle) / half) ** 2)
  grove(s, {
    top: (x) => s.y(y) - s.u * height * swell(x) ** 0.6 - noise((x / s.h) * 12, seed) * s.u * 0.7,
    from,
    to,
    depth: height * 0.4,
    size: 1.3,
    colour: LEAVES.jungle,
    accents: [[LEAVES.green, 0.35]],
    haze: 0.1,
    seed,
  })
  // The sand lies in front of the green, thinner towards the ends.
  s.layer(
    (k) => {
      k.fillStyle = '#fdf0d2'
      k.beginPath()
      k.ellipse(s.x(middle), s.y(y) - s.u * 0.2, s.x(half * 1.05), s.u * 1.5, 0, 0, 7)
      k.fill()
    },
    { lit: false },
  )
  for (let i = 0; i < 9; i++) {
    const at = from + (to - from) * (0.1 + 0.8 * ((i * 0.37) % 1))
    palm(s, {
      x: at,
      y: y - 0.004,
      height: height * (2 + ((i * 7) % 4) * 0.3),
      lean: ((i % 3) - 1) * 0.12,
      seed: seed + i,
      haze: 0.1,
    })
  }
}

export default {
  alt: "Un dhoni di legno nella laguna turchese, davanti a un'isola delle Maldive bordata di sabbia e di palme",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.16, 0.1], horizon: h > w ? 0.46 : 0.44 })
    sky(s, { clouds: 0.1 })
    cumulus(s, { x: 0.56, y: 0.43, width: 60, height: 22, seed: 15 })
    cumulus(s, { x: 0.9, y: 0.44, width: 40, height: 13, seed: 6 })
    lagoon(s, { wave: 0.8 })
    farIsland(s, { from: s.pick(0.5, 0.34), to: s.pick(1.08, 1.2), y: 0.475, height: 4.6, seed: 5 })
    place(s, dhoni(), {
      x: s.pick(0.62, 0.6),
      y: s.pick(0.68, 0.66),
      size: s.pick(30, 30),
      reflect: { power: 0.45, length: 0.16, wobble: 4 },
    })
    const edge = (x) =>
      h * (s.pick(1.02, 1.0) - 0.15 * Math.max(0, 1 - x / (w * 0.46)) ** 0.8) +
      noise((x / h) * 5, 2) * h * 0.006
    foam(s, edge, { to: 0.5 })
    beach(s, edge, { to: 0.5, colour: '#fbecca' })
    palm(s, {
      x: s.pick(0.05, 0.04),
      y: 0.965,
      height: s.pick(84, 100),
      lean: 0.16,
      seed: 4,
      rim: 0.3,
    })
    palm(s, {
      x: s.pick(-0.02, -0.06),
      y: 0.98,
      height: s.pick(66, 74),
      lean: 0.1,
      seed: 9,
      rim: 0.3,
    })
    bush(s, { x: 0.02, y: 0.985, size: 9, colour: LEAVES.jungle, seed: 3 })
    return finish(s)
  },
}
