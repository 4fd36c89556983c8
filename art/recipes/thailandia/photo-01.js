import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, grass, treeLine } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { birds, sky } from '../../nature/sky.js'
import { ruinedPrang, seatedBuddha } from '../../things/asia-thailand.js'

/** A low wall of old brick, its last row broken. */
function brickCourse(s, { x, y, bricks, rows, seed, size = 1 }) {
  const r = random(seed)
  const [long, high] = [s.u * 2.6 * size, s.u * 1.1 * size]
  s.layer(
    (k) => {
      k.fillStyle = s.tone('#7a4638', 0.2)
      k.fillRect(s.x(x), s.y(y) - (rows - 1) * high, long * bricks, high * rows)
      for (let row = 0; row < rows; row++)
        for (let i = 0; i < bricks; i++) {
          if (row === rows - 1 && size === 1 && r() < 0.55) continue
          k.fillStyle = s.tone(
            ['#b0704c', '#9a5c42', '#c48a60'][Math.floor(r() * 3)],
            0.25 + r() * 0.4,
          )
          k.fillRect(
            s.x(x) + (i + (row % 2) * 0.5) * long,
            s.y(y) - row * high,
            long * 0.93,
            high * 0.9,
          )
        }
    },
    { lit: false },
  )
}

export default {
  alt: 'Le torri di mattoni di Ayutthaya al tramonto, con un Buddha di pietra in meditazione fra le rovine',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.68, 0.42], horizon: 0.62 })
    sky(s, { clouds: 0.18 })
    treeLine(s, { top: () => s.y(0.6), height: 5, haze: 0.5, seed: 3 })
    ground(s, {
      top: groundLine(s, { at: 0.62, bumps: 0.01 }),
      colour: '#a8934f',
      farColour: '#c9b070',
      haze: 0.35,
    })
    for (const [x, y, size, seed, haze] of [
      [0.9, 0.635, 20, 5, 0.4],
      [0.6, 0.64, 26, 4, 0.35],
      [0.78, 0.66, 40, 3, 0.18],
      [0.52, 0.67, 46, 2, 0.1],
    ])
      place(s, ruinedPrang({ seed }), { x, y, size, haze, front: 0.42, rim: 0.6 })
    brickCourse(s, { x: 0.37, y: 0.745, bricks: 44, rows: 6, seed: 8 })
    brickCourse(s, { x: 0.088, y: 0.87, bricks: 14, rows: 5, seed: 3, size: 1.5 })
    place(s, seatedBuddha({ colour: '#b5a590', cloth: '#e0902c' }), {
      x: 0.24,
      y: 0.795,
      size: 54,
      front: 0.46,
      rim: 0.7,
    })
    for (const [x, size, seed] of [
      [0.13, 4, 3],
      [0.2, 3, 6],
      [0.3, 3.4, 8],
      [0.37, 4.4, 4],
    ])
      bush(s, { x, y: 0.885, size, colour: '#8a8a3c', seed, front: 0.4 })
    grass(s, {
      top: s.y(0.86),
      height: 3,
      count: 700,
      colours: ['#a8a04a', '#c9b45a', '#7a8a3c'],
      jitter: 14,
    })
    birds(s, { x: 0.72, y: 0.2, count: 7, size: 0.6 })
    return finish(s, { rays: 0.12 })
  },
}
