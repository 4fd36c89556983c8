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

/** Djoser's pyramid from its south-east corner: six steps, two faces that run away from the viewer. */
const stepPyramid = () => ({
  width: 236,
  height: 116,
  below: 8,
  draw(pen) {
    const r = random(5)
    // Above the eye all edges fall towards the ends of the faces, the foot rises a little.
    const fall = (y, half) => y * (1 - (0.11 * half) / 108) - (1.5 * half) / 108
    const tone = {
      lit: '#f2d29c',
      course: '#d9b27c',
      rim: '#fff0cc',
      shade: '#a67f72',
      dark: '#7d5f68',
      edge: '#c79c80',
    }
    for (let i = 0; i < 6; i++) {
      const half = 108 - i * 16.4
      const corner = 22 - i * 1.6
      const [foot, top] = [4 - i * 19, 4 - (i + 1) * 19]
      const lean = 5
      const left = [
        [-half, fall(foot, half)],
        [-half + lean, fall(top, half)],
        [corner - 1.4, top],
        [corner, foot],
      ]
      const right = [
        [corner, foot],
        [corner - 1.4, top],
        [half - lean, fall(top, half)],
        [half, fall(foot, half)],
      ]
      pen.poly(tone.lit, left).poly(tone.shade, right)
      for (let j = 1; j < 6; j++) {
        const y = foot + ((top - foot) * j) / 6
        const reach = half - (lean * j) / 6
        const at = corner - (1.4 * j) / 6
        pen.line(
          tone.course,
          [
            [-reach, fall(y, half)],
            [at, y],
          ],
          0.7,
        )
        pen.line(
          tone.dark,
          [
            [at, y],
            [reach, fall(y, half)],
          ],
          0.7,
        )
        for (let n = 0; n < 4; n++) {
          const u = r()
          const x = at - 8 + (-reach - at + 8) * u
          pen.rect(tone.course, x, y + (fall(y, half) - y) * u, 3 + r() * 4, 2.4)
          const v = r()
          pen.rect(
            tone.dark,
            at + (reach - at - 6) * v,
            y + (fall(y, half) - y) * v,
            2 + r() * 3,
            2.4,
          )
        }
      }
      // The ledge catches the sun; on the next step lies the shadow of nothing but itself.
      pen.poly(tone.rim, [
        [-half + lean, fall(top, half)],
        [corner - 1.4, top],
        [corner - 1.4, top + 1.6],
        [-half + lean - 0.4, fall(top, half) + 1.6],
      ])
      pen.poly(tone.edge, [
        [corner - 1.4, top],
        [half - lean, fall(top, half)],
        [half - lean + 0.2, fall(top, half) + 1.1],
        [corner - 1.4, top + 1.2],
      ])
    }
  },
})

/** The wall of the sacred precinct: tall panels that step in and out, a cornice above. */
const precinct = () => ({
  width: 150,
  height: 40,
  below: 4,
  draw(pen) {
    pen.rect('#ecca94', -72, -36, 144, 40)
    for (let x = -70; x < 72; x += 9) {
      pen.rect('#8d6a6c', x, -31, 2.6, 35).rect('#c79a78', x + 2.6, -31, 1.6, 35)
      pen.rect('#fbe2b0', x + 6.6, -31, 1, 35)
    }
    pen.rect('#fff0cc', -74, -40, 148, 4.4).rect('#b98d70', -72, -35.6, 144, 1.4)
    pen.rect('#5c4658', 8, -24, 8, 28).rect('#f6dba8', 16, -24, 1.4, 28)
  },
})

export default {
  alt: 'La piramide a gradoni di Djoser a Saqqara nella prima luce, con i visitatori, i cammelli e le palme della valle',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.16, 0.44], horizon: 0.62 })
    sky(s, { clouds: 0.1 })
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
    place(s, stepPyramid(), { x: 0.62, y: 0.68, size: 50, haze: 0.08, front: 0.72 })
    fog(s, { y: 0.665, thickness: 0.02, power: 0.3 })
    place(s, precinct(), { x: 0.9, y: 0.735, size: 12, front: 0.72 })
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
