import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dune, ground, groundLine } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { crowd } from '../../things/asia-people.js'
import { camel } from '../../things/gulf.js'

/** Djoser's pyramid: six steps of small courses, one face lit. */
const stepPyramid = () => ({
  width: 220,
  height: 112,
  draw(pen) {
    const r = random(5)
    const stone = '#dcb87c'
    const dark = pen.blend(stone, '#3a3670', 0.42)
    const [left, right] = pen.fromLeft ? [stone, dark] : [dark, stone]
    for (let i = 0; i < 6; i++) {
      const half = 104 - i * 16
      const foot = -i * 18.5 + 2
      const top = foot - 18.5
      const edge = pen.fromLeft ? half * 0.34 : -half * 0.34
      pen.poly(left, [
        [-half, foot],
        [-half + 5, top],
        [edge, top],
        [edge, foot],
      ])
      pen.poly(right, [
        [edge, foot],
        [edge, top],
        [half - 5, top],
        [half, foot],
      ])
      for (let j = 1; j < 6; j++) {
        const y = foot - j * 3.1
        pen.line(
          `rgba(60,40,70,${0.08 + r() * 0.1})`,
          [
            [-half + j, y],
            [half - j, y],
          ],
          0.6,
        )
        for (let n = 0; n < 7; n++)
          pen.rect('rgba(50,36,66,.14)', -half + 4 + r() * (half * 2 - 10), y, 2 + r() * 4, 1.5)
      }
      pen.rect(pen.blend(stone, '#fff3da', 0.35), -half + 5, top, half * 2 - 10, 1.2)
    }
  },
})

export default {
  alt: 'La piramide a gradoni di Djoser a Saqqara nella prima luce, con i visitatori, i cammelli e le palme della valle',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.16, 0.44], horizon: 0.62 })
    sky(s, { clouds: 0.16 })
    ground(s, {
      top: groundLine(s, { at: 0.62, bumps: 0.006, seed: 4 }),
      colour: '#dca765',
      farColour: '#e8c08a',
      ripple: 0.2,
    })
    for (let i = 0; i < 7; i++)
      palm(s, {
        x: 0.03 + i * 0.035,
        y: 0.63 + (i % 2) * 0.004,
        height: 8 + ((i * 5) % 4),
        kind: 'date',
        seed: i + 2,
        haze: 0.35,
      })
    place(s, stepPyramid(), { x: 0.6, y: 0.68, size: 46, haze: 0.1, rim: 0.3 })
    fog(s, { y: 0.66, thickness: 0.03, power: 0.4 })
    for (const [x, y, size, seed] of [
      [0.4, 0.71, 4.5, 4],
      [0.71, 0.72, 5, 7],
    ])
      place(s, crowd({ count: 4, seed }), { x, y, size, rim: 0.3 })
    dune(s, { at: 0.16, y: 0.86, height: 0.09, width: 0.9, seed: 3 })
    for (const [i, x] of [0.2, 0.29].entries())
      place(s, camel({ rider: i === 0 }), { x, y: 0.83 + i * 0.01, size: 13, front: 0.5, rim: 0.5 })
    dune(s, { at: 0.8, y: 1.04, height: 0.14, width: 1.4, seed: 9 })
    birds(s, { x: 0.36, y: 0.24, count: 6, seed: 5 })
    return finish(s, { rays: 0.12 })
  },
}
