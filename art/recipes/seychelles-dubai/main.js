import { finish } from '../../core/finish.js'
import { noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { boulder, boulders } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { tortoise } from '../../things/aegean.js'
import { GRANITE } from './kit.js'

/** Sand blown against the foot of a boulder, so that it sits in the beach. width in u. */
function drift(s, x, y, width) {
  const W = width * s.u * 0.5
  const cx = s.x(x)
  const cy = s.y(y)
  s.layer(
    (k) => {
      k.fillStyle = s.tone('#fbe6cc', 0.84)
      k.beginPath()
      for (let t = -1; t <= 1.001; t += 0.05)
        k.lineTo(
          cx + t * W,
          cy +
            s.u * 0.3 -
            s.u * (0.4 + 1.2 * (1 - t * t) * (0.6 + 0.7 * noise(t * 5 + x * 40, y * 30))),
        )
      for (let t = 1; t >= -1.001; t -= 0.05)
        k.lineTo(cx + t * W, cy + s.u * (0.3 + 0.5 * (1 - t * t)))
      k.fill()
    },
    {
      lit: false,
      blur: s.u * 0.18,
      box: [cx - W * 1.4, cy - s.u * 4, cx + W * 1.4, cy + s.u * 3],
    },
  )
}

export default {
  alt: "I massi di granito levigato di La Digue sulla sabbia chiara, tra le palme e l'acqua turchese, con una tartaruga gigante",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.66 },
      sun: [0.14, 0.1],
      horizon: h > w ? 0.46 : 0.45,
    })
    sky(s, { clouds: 0.12 })
    cumulus(s, { x: 0.3, y: 0.44, width: 50, height: 16, seed: 6 })
    mountain(s, {
      top: range(s, {
        height: 0.06,
        seed: 3,
        shape: (u) => Math.exp(-(((u - 0.12) / 0.2) ** 2)),
      }),
      rock: '#5f9a7a',
      haze: 0.5,
    })
    lagoon(s, { wave: 0.8 })
    boulders(s, {
      x: s.pick(0.45, 0.3),
      y: 0.545,
      width: 16,
      height: 5,
      count: 4,
      seed: 7,
      colour: GRANITE,
      haze: 0.14,
    })
    const edge = (x) =>
      h * (0.9 - 0.32 * smooth(0.22, 1.02, x / w) + 0.018 * Math.sin((x / w) * 7)) +
      noise((x / h) * 5, 2) * h * 0.008
    foam(s, edge)
    beach(s, edge, { colour: '#fbe6cc', wet: '#e3c4a4' })
    const px = s.pick(0, 0.1)
    grove(s, {
      top: (x) => h * (0.42 - 0.14 * smooth(0.62, 1, x / w) + 0.1 * smooth(0.73, 0.68, x / w + px)),
      from: 0.68 - px,
      to: 1.04,
      depth: s.pick(13, 18),
      size: 2.6,
      colour: LEAVES.jungle,
      accents: [[LEAVES.green, 0.35]],
      seed: 5,
    })
    for (const [x, y, height, lean, seed] of [
      [0.7, 0.62, 40, -0.26, 3],
      [0.8, 0.56, 46, -0.14, 6],
      [0.9, 0.55, 52, -0.1, 9],
      [0.98, 0.56, 44, 0.04, 4],
    ])
      palm(s, { x: x - px * 0.6, y, height, lean, seed })
    const stones = [
      [0.97, 0.75, 44, 46, 2, 3.2, 0.1],
      [0.8, 0.72, 34, 34, 5, 2.8, -0.2],
      [0.9, 0.79, 36, 30, 8, 3.4, 0.2],
      [0.685, 0.705, 22, 19, 11, 2.6, 0.15],
      [0.78, 0.79, 22, 14, 14, 2.4, -0.1],
      [0.61, 0.7, 12, 8, 17, 2.4, 0],
      [0.66, 0.78, 8, 4, 6, 2.4, 0],
      [0.98, 0.86, 20, 10, 9, 2.6, 0.1],
    ]
    for (const [x, y, width, height, seed, square, tilt] of stones.sort((m, n) => m[1] - n[1])) {
      boulder(s, {
        x: x - px,
        y,
        width,
        height,
        seed,
        square,
        tilt,
        colour: GRANITE,
        flutes: 0.8,
      })
      drift(s, x - px, y, width)
    }
    const feet = [s.x(s.pick(0.56, 0.6)), s.y(s.pick(0.86, 0.84))]
    s.layer(
      (k) => {
        k.fillStyle = 'rgba(70,56,96,.45)'
        k.beginPath()
        k.ellipse(feet[0] + s.u * 1.4, feet[1] - s.u * 0.1, s.u * 7, s.u * 0.8, 0, 0, 7)
        k.fill()
      },
      { lit: false, blur: s.u * 0.3 },
    )
    place(s, tortoise(), {
      x: s.pick(0.56, 0.6),
      y: s.pick(0.86, 0.84),
      size: 9,
      flip: true,
      front: 0.7,
    })
    palm(s, {
      x: s.pick(-0.03, -0.08),
      y: 1.06,
      height: s.pick(98, 120),
      lean: 0.16,
      seed: 8,
      front: 0.45,
    })
    return finish(s)
  },
}
