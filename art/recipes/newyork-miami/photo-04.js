import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, LEAVES } from '../../nature/foliage.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { waterTank } from '../../things/america.js'
import { chrysler } from '../../things/new-york.js'
import { blocks } from './kit.js'

export default {
  alt: "Serbatoi d'acqua di legno sui tetti di Manhattan nell'ora dorata, con la guglia del Chrysler in lontananza",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0.05, front: 0.45 },
      sun: [0.36, 0.46],
      horizon: 0.7,
    })
    sky(s, { clouds: 0.2 })
    blocks(s, { y: 0.72, count: 26, size: 34, haze: 0.66, seed: 500, hump: 0.7 })
    place(s, chrysler(), { x: 0.56, y: 0.72, size: 56, haze: 0.46, rim: 0.7 })
    blocks(s, { y: 0.8, count: 18, size: 36, haze: 0.44, seed: 610, hump: 0.3, spread: 0.5 })
    fog(s, { y: 0.66, thickness: 0.1, power: 0.45, seed: 4 })
    blocks(s, {
      y: 0.95,
      count: 12,
      size: 44,
      haze: 0.22,
      seed: 720,
      hump: 0.9,
      spread: 0.3,
      low: 0.62,
    })
    s.wash(0.75, 1, ['#4a3a6a', 0], ['#4a3a6a', 0.6])
    const roof = (x0, x1, y, colour) =>
      s.layer(
        (k) => {
          k.fillStyle = colour
          k.fillRect(s.x(x0), s.y(y), s.x(x1 - x0), h)
          k.fillStyle = '#d8a888'
          k.fillRect(s.x(x0) - s.u * 0.6, s.y(y) - s.u * 1.4, s.x(x1 - x0) + s.u * 1.2, s.u * 1.8)
          for (let j = 0; j < 3; j++)
            for (let i = 0; i < (x1 - x0) * 26; i++) {
              k.fillStyle = '#3f3f62'
              k.fillRect(
                s.x(x0) + s.u * (2 + i * 6.4),
                s.y(y) + s.u * (5 + j * 11),
                s.u * 3,
                s.u * 6,
              )
              k.fillStyle = '#e0b498'
              k.fillRect(
                s.x(x0) + s.u * (1.6 + i * 6.4),
                s.y(y) + s.u * (11 + j * 11),
                s.u * 3.8,
                s.u * 0.7,
              )
            }
        },
        { front: 0.4, rim: 0.7 },
      )
    place(s, waterTank({ colour: '#9a7252' }), {
      x: 0.44,
      y: 0.8,
      size: 21,
      haze: 0.1,
      rim: 0.8,
      front: 0.5,
    })
    roof(0.34, 0.56, 0.8, '#96604e')
    place(s, waterTank(), { x: 0.8, y: 0.76, size: 36, rim: 0.9, front: 0.45 })
    place(s, waterTank({ colour: '#a07a58' }), {
      x: 0.66,
      y: 0.765,
      size: 26,
      rim: 0.9,
      front: 0.5,
    })
    roof(0.6, 1.02, 0.765, '#8a5648')
    roof(-0.02, 0.27, 0.87, '#74485a')
    for (let i = 0; i < 9; i++)
      bush(s, {
        x: 0.01 + i * 0.03,
        y: 0.868,
        size: 2.6 + (i % 3),
        colour: i % 3 ? LEAVES.olive : LEAVES.green,
        seed: i,
        front: 0.3,
      })
    place(s, waterTank({ colour: '#7a5848' }), {
      x: 0.1,
      y: 0.86,
      size: 46,
      rim: 0.9,
      front: 0.25,
    })
    birds(s, { x: 0.46, y: 0.24, count: 11, seed: 8 })
    return finish(s, { rays: 0.16 })
  },
}
