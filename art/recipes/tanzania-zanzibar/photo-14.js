import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { crowd } from '../../things/asia-people.js'
import { marketLantern } from '../../things/gulf.js'
import { coralHouse, spiceHeap } from '../../things/swahili.js'

export default {
  alt: 'Ceste di curcuma, zafferano e peperoncino sotto le lanterne accese del mercato delle spezie di Zanzibar',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, front: 0.55, lamps: 1 },
      sun: [0.5, 0.3],
      horizon: 0.5,
    })
    sky(s, { clouds: 0.1 })
    const r = random(12)
    for (const [x, floors, size, haze, wall] of [
      [0.5, 3, 30, 0.45, '#d9c09a'],
      [0.36, 4, 44, 0.3, '#e2cba6'],
      [0.64, 4, 46, 0.28, '#d2b48c'],
      [0.2, 4, 62, 0.16, '#e6d2b0'],
      [0.8, 4, 64, 0.14, '#d9bd94'],
      [0.04, 5, 86, 0.04, '#cfae86'],
      [0.97, 5, 88, 0.04, '#d6b890'],
    ])
      place(s, coralHouse({ seed: Math.round(x * 77), floors, wall }), {
        x,
        y: 0.62,
        size,
        haze,
        front: 0.5,
      })
    ground(s, {
      top: () => h * 0.6,
      colour: '#9a7a6c',
      farColour: '#c29a7c',
      haze: 0.1,
      grain: 0.6,
    })
    for (const [x, y, size, seed] of [
      [0.47, 0.66, 14, 3],
      [0.58, 0.69, 17, 8],
    ])
      place(
        s,
        crowd({
          count: 4,
          seed,
          colours: ['#c8402f', '#2f6f8a', '#f0d8a0', '#8a3f6a', '#3f7a5a'],
        }),
        { x, y, size, front: 0.45, rim: '#ffc27a' },
      )
    // Awnings over both sides of the lane.
    s.layer(
      (k) => {
        for (const [x0, x1, y0, y1, c] of [
          [-0.02, 0.36, 0.2, 0.36, '#c8503a'],
          [1.02, 0.68, 0.22, 0.37, '#e0a040'],
        ]) {
          k.fillStyle = s.tone(c, 0.45)
          k.beginPath()
          k.moveTo(s.x(x0), s.y(y0))
          k.lineTo(s.x(x1), s.y(y1))
          k.lineTo(s.x(x1), s.y(y1 + 0.04))
          k.lineTo(s.x(x0), s.y(y0 + 0.11))
          k.fill()
        }
      },
      { lit: false, rim: '#ffd08a' },
    )
    const lamps = [
      [0.16, 0.42, 13],
      [0.3, 0.4, 10],
      [0.42, 0.36, 7],
      [0.57, 0.37, 7],
      [0.72, 0.41, 11],
      [0.88, 0.43, 14],
    ]
    for (const [i, [x, y, size]] of lamps.entries()) {
      s.layer(
        (k) => {
          k.strokeStyle = '#3a2c3c'
          k.lineWidth = s.u * 0.2
          k.beginPath()
          k.moveTo(s.x(x), 0)
          k.lineTo(s.x(x), s.y(y) - size * s.u)
          k.stroke()
        },
        { lit: false },
      )
      place(s, marketLantern({ colour: ['#e0a040', '#d9573f', '#3f8f9a'][i % 3] }), {
        x,
        y,
        size,
        front: 0.6,
      })
      s.glow(x, y - size * 0.005, size * 1.6, '#ffc070', 0.5)
    }
    const spices = [
      '#e0a02c',
      '#c8402f',
      '#8a4a2c',
      '#d9782c',
      '#7f8a3c',
      '#b5602f',
      '#e8c24a',
      '#a32f3c',
    ]
    for (let row = 0; row < 3; row++) {
      const y = 0.78 + row * 0.1
      const size = 14 + row * 5
      const half = [0.2, 0.16, 0.12][row]
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#7a5040', 0.4 - row * 0.06)
          for (const [a, b] of [
            [-0.02, 0.5 - half],
            [0.5 + half, 1.02],
          ])
            k.fillRect(s.x(a), s.y(y) - s.u, s.x(b - a), s.u * 14)
        },
        { lit: false },
      )
      for (let i = 0; i < 12; i++) {
        const x = (i + 0.5 + (r() - 0.5) * 0.2) / 12
        if (Math.abs(x - 0.5) < half) continue
        place(s, spiceHeap({ colour: spices[(i * 3 + row * 2) % 8] }), {
          x,
          y,
          size,
          front: 0.7,
          rim: '#ffd08a',
          rimFrom: [0, -1],
        })
      }
    }
    s.glow(0.5, 0.55, 40, '#ffb060', 0.24)
    return finish(s)
  },
}
