import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { grass } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { plume } from '../../things/northern-land.js'
import { traveller } from '../../things/people.js'
import { groundShadow } from '../../things/savanna-land.js'
import { iceDawn } from './kit.js'

export default {
  alt: "Il geyser Strokkur esplode in una colonna d'acqua e vapore davanti a un gruppo di viaggiatori",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...iceDawn, front: 0.65 },
      sun: [0.14, 0.3],
      horizon: 0.6,
    })
    sky(s, { clouds: 0.16 })
    mountain(s, {
      top: range(s, { height: 0.14, seed: 5, detail: 1.1 }),
      rock: '#7f86a0',
      snow: '#ffffff',
      snowLine: 0.06,
      haze: 0.32,
    })
    ground(s, {
      top: groundLine(s, { at: 0.605, bumps: 0.02, seed: 2 }),
      colour: '#8a9a58',
      farColour: '#9aa56c',
      haze: 0.3,
      grain: 0.5,
    })
    ground(s, {
      top: groundLine(s, { at: 0.68, bumps: 0.02, seed: 4 }),
      colour: '#b5896a',
      farColour: '#c9a888',
      haze: 0.12,
      grain: 0.7,
    })
    for (const [x, y, width] of [
      [0.12, 0.66, 8],
      [0.86, 0.67, 10],
    ])
      plume(s, {
        x,
        y,
        width,
        height: 14,
        seed: Math.round(x * 30),
        lean: 0.6,
        power: 0.45,
        core: 0,
      })
    plume(s, { x: 0.6, y: 0.765, width: 46, height: 70, seed: 3, lean: 0.14, core: 1, power: 1 })
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#8fc4d0', 0.7)
        k.beginPath()
        k.ellipse(s.x(0.6), s.y(0.765), s.u * 22, s.u * 2.6, 0, 0, 7)
        k.fill()
        k.fillStyle = s.tone('#e6f4f2', 0.85)
        k.beginPath()
        k.ellipse(s.x(0.6), s.y(0.762), s.u * 8, s.u * 1.1, 0, 0, 7)
        k.fill()
      },
      { lit: false, box: [s.x(0.3), s.y(0.7), s.x(0.9), s.y(0.85)] },
    )
    s.layer(
      (k) => {
        // Warm water runs off over mineral crusts.
        const r = random(8)
        for (let i = 0; i < 90; i++) {
          const t = r()
          k.fillStyle = ['rgba(226,150,84,.5)', 'rgba(150,200,205,.55)', 'rgba(245,226,190,.4)'][
            i % 3
          ]
          k.beginPath()
          k.ellipse(
            s.x(0.6 + (r() - 0.45) * 0.34 * (0.5 + t)),
            s.y(0.785 + t * 0.12),
            s.u * (2 + r() * 7),
            s.u * (0.3 + r() * 0.5),
            0.04,
            0,
            7,
          )
          k.fill()
        }
      },
      { lit: false, blur: s.h / 500 },
    )
    plume(s, {
      x: 0.6,
      y: 0.768,
      width: 16,
      height: 22,
      seed: 8,
      lean: 0.1,
      core: 0.8,
      power: 0.7,
    })
    for (const [x, y, size, seed, arms] of [
      [0.15, 0.87, 19, 3, 'down'],
      [0.2, 0.86, 17.5, 7, 'up'],
      [0.27, 0.87, 19, 11, 'down'],
      [0.34, 0.86, 18, 14, 'down'],
    ]) {
      groundShadow(s, x + 0.01, y, size * 0.35, 0.6)
      place(s, traveller({ seed, arms }), { x, y, size, front: 0.6, rim: 0.8 })
    }
    for (const [x, width, seed] of [
      [0.05, 16, 3],
      [0.94, 14, 5],
    ])
      boulder(s, { x, y: 1.0, width, height: 8, seed, colour: '#8a7a74' })
    grass(s, {
      top: groundLine(s, { at: 0.96, bumps: 0.02, seed: 5 }),
      height: 3.6,
      count: 900,
      colours: ['#b5a060', '#8a7a4c', '#d9c98a'],
      seed: 6,
      jitter: 6,
    })
    return finish(s, { rays: 0.08 })
  },
}
