import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ground, groundLine } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { crowd } from '../../things/asia-people.js'
import { tynChurch } from '../../things/europe.js'
import { town } from './kit.js'

/** Paving in fans and two lines of pale slabs that lead to the church. */
function cobbles(s) {
  const P = s.plane(0.24, 0.6)
  s.layer(
    (k) => {
      const quad = (colour, x0, x1, z0, z1) => {
        k.fillStyle = colour
        k.beginPath()
        for (const [X, Z] of [
          [x0, z0],
          [x1, z0],
          [x1, z1],
          [x0, z1],
        ])
          k.lineTo(...P(X, Z).slice(0, 2))
        k.fill()
      }
      for (let i = 0; i < 15; i++) {
        const z = 0.66 * 1.17 ** i
        const haze = Math.min(0.5, i * 0.035)
        for (let j = -16; j < 16; j++) {
          const light = 0.5 + ((i * 7 + j * 5) % 4) * 0.07
          const x = j * 0.24 + (i % 2) * 0.12
          quad(s.far(s.tone('#b9a48c', light), haze), x + 0.008, x + 0.232, z * 1.012, z * 1.158)
        }
      }
      for (const x of [-0.42, 0.34])
        for (let i = 0; i < 15; i++) {
          const z = 0.66 * 1.17 ** i
          quad(
            s.far(s.tone('#ecdcc0', 0.8), Math.min(0.5, i * 0.035)),
            x,
            x + 0.09,
            z * 1.01,
            z * 1.16,
          )
        }
    },
    { lit: false },
  )
}

/** The town hall's tower with its astronomical clock: two dials one above the other. */
const clockHouse = () => ({
  width: 70,
  height: 180,
  draw(pen) {
    const stone = '#b09a78'
    const deep = pen.blend(stone, '#2a2a5c', 0.4)
    pen.rect(stone, -24, -122, 48, 126).rect(deep, 8, -122, 16, 126)
    for (const y of [-30, -78, -118]) pen.rect('#d8c6a0', -25.5, y, 51, 2)
    pen.poly('#37415e', [
      [-25, -122],
      [-10, -150],
      [10, -150],
      [25, -122],
    ])
    pen.rect(stone, -9, -162, 18, 13).poly('#37415e', [
      [-11, -162],
      [0, -180],
      [11, -162],
    ])
    pen.both((m) =>
      pen.rect(stone, m * 22 - 4, -134, 8, 14).poly('#37415e', [
        [m * 22 - 5, -134],
        [m * 22, -150],
        [m * 22 + 5, -134],
      ]),
    )
    pen.path('#8a6a50', 'M-17 -28L-17 -72Q0 -84 17 -72L17 -28Z')
    pen
      .ellipse('#e0b85c', 0, -56, 14)
      .ellipse('#2f5a8c', 0, -56, 12)
      .ellipse('#e8d3a0', 2, -54, 6.5)
      .ellipse('#1c2450', 2, -54, 4)
    pen.stroke('#f2d48a', 'M0 -56L8 -64M0 -56L-9 -52', 1.4).ellipse('#f2c14a', 8, -64, 1.8)
    for (let i = 0; i < 12; i++)
      pen.ellipse('#fff0c0', Math.cos(i * 0.5236) * 10, -56 + Math.sin(i * 0.5236) * 10, 0.8)
    pen.ellipse('#e0b85c', 0, -34, 10).ellipse('#6a8a9a', 0, -34, 8.4).ellipse('#e8d3a0', 0, -34, 3)
    pen.window(-4, -110, 8, 16).path('#232848', 'M-8 4L-8 -12Q0 -20 8 -12L8 4Z')
  },
})

export default {
  alt: "La piazza della Città Vecchia di Praga con l'orologio astronomico, le guglie di Týn e i passanti sul selciato, nella luce della sera",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.14, 0.3], horizon: 0.66 })
    sky(s, { clouds: 0.14 })
    town(s, { y: 0.66, size: 20, haze: 0.3, seed: 22 })
    place(s, tynChurch(), { x: 0.6, y: 0.69, size: 56, haze: 0.1, rim: 0.4 })
    town(s, { y: 0.7, size: 26, haze: 0.04, seed: 27 })
    ground(s, {
      top: groundLine(s, { at: 0.695, bumps: 0.002, seed: 2 }),
      colour: '#b8a284',
      farColour: '#cbb592',
      grain: 0.8,
    })
    cobbles(s)
    place(s, clockHouse(), { x: 0.16, y: 0.77, size: 74, front: 0.6, rim: 0.4 })
    for (let i = 0; i < 5; i++)
      place(s, crowd({ count: 3 + (i % 3), seed: i + 2 }), {
        x: 0.42 + i * 0.11,
        y: 0.75 + (i % 3) * 0.03,
        size: 7 + (i % 3) * 1.6,
      })
    for (const [x, y, size, seed] of [
      [0.3, 0.8, 9, 9],
      [0.44, 0.87, 13, 12],
    ])
      place(s, crowd({ count: 4, seed }), { x, y, size, rim: 0.4 })
    return finish(s, { rays: 0.1 })
  },
}
