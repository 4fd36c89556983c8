import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { chedi } from '../../things/asia-thailand.js'

export default {
  alt: 'I chedi bianchi dei principi Lanna e la grande stupa dorata di Wat Suan Dok, a Chiang Mai, sotto un cielo limpido',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.12], horizon: 0.6 })
    sky(s, { clouds: 0.22, cloudScale: 1.2 })
    mountain(s, {
      top: range(s, { height: 0.12, seed: 5, detail: 1.3 }),
      rock: '#4f8270',
      haze: 0.5,
    })
    grove(s, {
      top: (x) => s.y(0.55) - noise((x / h) * 5, 4) * h * 0.03,
      depth: 7,
      size: 2,
      colour: '#4f8a48',
      seed: 4,
      haze: 0.2,
    })
    ground(s, {
      top: groundLine(s, { at: 0.59, bumps: 0.006, seed: 3 }),
      colour: '#9fb86a',
      farColour: '#b8c98a',
      grain: 0.5,
    })
    // The paved court that all of them stand on.
    s.layer(
      (k) => {
        for (const [colour, light, y0, left, right] of [
          ['#d8c8a8', 0.5, 0.63, 0.1, 1.02],
          ['#efe2c6', 0.8, 0.618, 0.1, 1.02],
        ]) {
          k.fillStyle = s.tone(colour, light)
          k.beginPath()
          k.moveTo(s.x(left), s.y(y0))
          k.lineTo(s.x(right), s.y(y0))
          k.lineTo(s.x(1.3), s.y(y0 + 0.3))
          k.lineTo(s.x(-0.2), s.y(y0 + 0.3))
          k.fill()
        }
        k.strokeStyle = alpha('#8a6f5a', 0.28)
        k.lineWidth = s.u * 0.22
        for (let i = 0; i < 9; i++) {
          const y = 0.618 + 0.3 * (i / 9) ** 1.6
          k.beginPath()
          k.moveTo(s.x(0.1 - (y - 0.618)), s.y(y))
          k.lineTo(s.x(1.02 + (y - 0.618)), s.y(y))
          k.stroke()
        }
      },
      { lit: false },
    )
    place(s, chedi({ lamp: 0 }), { x: 0.66, y: 0.65, size: 60, front: 0.95, rim: 0.3 })
    // The memorials of the princes, in loose rows, the nearest last.
    for (const [x, y, size] of [
      [0.3, 0.635, 15],
      [0.42, 0.64, 17],
      [0.52, 0.635, 14],
      [0.84, 0.64, 16],
      [0.94, 0.645, 18],
      [0.2, 0.69, 22],
      [0.37, 0.7, 26],
      [0.5, 0.71, 23],
      [0.9, 0.72, 28],
      [0.1, 0.8, 34],
      [0.31, 0.83, 40],
    ])
      place(s, chedi({ colour: '#fbf9f4', base: '#f2f1ec', lamp: 0 }), {
        x,
        y,
        size,
        front: 0.9,
        haze: Math.max(0, (0.72 - y) * 1.2),
      })
    return finish(s)
  },
}
