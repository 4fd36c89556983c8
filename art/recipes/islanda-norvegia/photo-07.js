import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { grass } from '../../nature/foliage.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { puffin } from '../../things/northern.js'
import { groundShadow } from '../../things/savanna-land.js'
import { cliff } from '../../things/shaped-land.js'
import { clearNorth, GREEN, surf } from './kit.js'

export default {
  alt: "Pulcinella di mare dal becco arancione sul ciglio erboso di una scogliera a picco sull'oceano",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...clearNorth, front: 0.8 },
      sun: [0.12, 0.1],
      horizon: 0.4,
    })
    sky(s, { clouds: 0.2 })
    sea(s, {
      wave: 0.9,
      mirror: 0.6,
      glint: 0.2,
      body: [
        [0, '#8fb9c8'],
        [0.35, '#3f86a4'],
        [1, '#155478'],
      ],
    })
    cliff(s, {
      top: (x) =>
        h * (0.52 - 0.26 * clamp((x / w - 0.6) * 2.6) ** 0.6) + fbm((x / h) * 6, 5, 5) * h * 0.04,
      foot: (x) => h * (0.52 + 0.34 * clamp((x / w - 0.6) * 2.6)),
      from: 0.6,
      rock: '#77747c',
      leaf: '#7f9a48',
      green: 0.2,
      haze: 0.2,
      seed: 5,
    })
    surf(s, (x) => h * (0.52 + 0.34 * clamp((x / w - 0.6) * 2.6)), { from: 0.6 })
    const edge = (x) =>
      h * (0.66 + 0.34 * smooth(0.3, 0.92, x / w)) + noise((x / h) * 6, 3) * h * 0.015
    cliff(s, {
      top: edge,
      foot: () => h + 9,
      rock: '#6f6a70',
      leaf: '#7fa040',
      green: 0.4,
      seed: 9,
      scale: 1.4,
    })
    grass(s, { top: edge, to: 0.8, height: 3.6, count: 1500, colours: GREEN, seed: 3, jitter: 9 })
    const flowers = random(9)
    for (let i = 0; i < 160; i++) {
      const x = flowers() * 0.6
      s.k.fillStyle = ['#fff6e8', '#f2b8c8', '#f7dc6c'][i % 3]
      s.k.beginPath()
      s.k.arc(s.x(x), edge(s.x(x)) + flowers() * s.u * 16, s.u * (0.2 + flowers() * 0.3), 0, 7)
      s.k.fill()
    }
    for (const [x, dy, size, flip] of [
      [0.55, 0.025, 20, false],
      [0.43, 0.03, 25, false],
      [0.28, 0.07, 38, true],
      [0.13, 0.03, 22, false],
    ]) {
      const y = edge(s.x(x)) / h + dy
      groundShadow(s, x + 0.01, y, size * 0.35, size * 0.04)
      place(s, puffin(), { x, y, size, flip, front: 0.85, rim: 0.5 })
      grass(s, {
        top: s.y(y),
        from: x - 0.05,
        to: x + 0.05,
        height: 2.6,
        count: 70,
        colours: GREEN,
        seed: Math.round(x * 90),
        jitter: 1.6,
      })
    }
    birds(s, { x: 0.66, y: 0.2, count: 14, seed: 6, spread: 0.3 })
    return finish(s)
  },
}
