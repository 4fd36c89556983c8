import { finish } from '../../core/finish.js'
import { fbm, smooth } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { ground } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { plume } from '../../things/northern-land.js'
import { polarBlue } from './kit.js'

export default {
  alt: "Bagnanti nell'acqua azzurra e lattiginosa di una laguna termale, tra i vapori e le rocce di lava nera",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...polarBlue, lamps: 0.4, lit: '#fff0e4', front: 0.6 },
      sun: [0.76, 0.3],
      horizon: 0.44,
    })
    sky(s, { clouds: 0.16 })
    mountain(s, {
      top: range(s, { height: 0.1, seed: 6, detail: 1.1 }),
      rock: '#7f8cac',
      snow: '#ffffff',
      snowLine: 0.05,
      haze: 0.36,
    })
    ground(s, {
      top: (x) => h * 0.43 + fbm((x / h) * 7, 4, 5) * h * 0.05,
      colour: '#4f4c5c',
      haze: 0.14,
      grain: 0.7,
      base: 0.52,
    })
    lake(s, {
      top: 0.48,
      wave: 0.3,
      mirror: 0.5,
      mirrorFade: 1.8,
      glint: 0.3,
      body: [
        [0, '#bfe3ea'],
        [0.3, '#9ed8e4'],
        [0.7, '#86cbdc'],
        [1, '#74bcd4'],
      ],
    })
    for (const [from, to, seed] of [
      [0, 0.3, 3],
      [0.7, 1, 7],
    ]) {
      const mid = from ? 1.02 : -0.02
      ground(s, {
        top: (x) =>
          h *
            (0.49 +
              0.1 * smooth(0.02, 0.3, Math.abs(x / w - mid)) -
              0.05 * smooth(0.3, 0, Math.abs(x / w - mid))) +
          fbm((x / h) * 8, seed, 5) * h * 0.035,
        from,
        to,
        colour: '#4f4a5a',
        haze: 0.04,
        grain: 0.8,
        seed,
        base: 0.585,
      })
    }
    const r = random(4)
    s.layer(
      (k) => {
        for (const [x, y, size, hair] of [
          [0.37, 0.72, 6, '#4a3028'],
          [0.45, 0.73, 6, '#c9a060'],
          [0.58, 0.63, 4, '#2a2028'],
          [0.72, 0.76, 6.6, '#7a4a30'],
          [0.25, 0.64, 4, '#8a8078'],
          [0.62, 0.64, 4, '#b98a5a'],
        ]) {
          const px = s.x(x)
          const py = s.y(y)
          const R = size * s.u * 0.5
          k.fillStyle = 'rgba(255,255,255,.5)'
          k.beginPath()
          k.ellipse(px, py + R * 0.3, R * 3.4, R * 0.5, 0, 0, 7)
          k.fill()
          k.fillStyle = s.tone('#e0a884', 0.75)
          k.beginPath()
          k.ellipse(px, py, R * 1.9, R * 0.8, 0, Math.PI, 0)
          k.ellipse(px, py - R * 1.1, R * 0.62, R * 0.8, 0, 0, 7)
          k.fill()
          k.fillStyle = s.tone(hair, 0.6)
          k.beginPath()
          k.ellipse(px, py - R * 1.45, R * 0.68, R * 0.62, 0, 0, 7)
          k.fill()
        }
      },
      { lit: false },
    )
    for (const [x, y, width, height, lean] of [
      [0.15, 0.6, 26, 26, 0.5],
      [0.5, 0.58, 30, 30, 0.4],
      [0.8, 0.62, 28, 26, 0.5],
      [0.33, 0.75, 20, 20, 0.6],
    ])
      plume(s, { x, y, width, height, lean, seed: Math.round(r() * 40), power: 0.5, core: 0 })
    fog(s, { y: 0.56, thickness: 0.09, power: 0.6, colour: '#fdf4ea', seed: 6 })
    for (const [x, y, width, height, seed] of [
      [-0.01, 1.04, 50, 30, 4],
      [0.16, 1.04, 30, 15, 8],
      [0.28, 1.03, 20, 8, 11],
    ])
      boulder(s, { x, y, width, height, seed, colour: '#4a4656', flutes: 0.2, front: 0.5 })
    return finish(s)
  },
}
