import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { tree, treeLine } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { crowd } from '../../things/asia-people.js'
import { chedi, templeOfDawn, thaiTemple } from '../../things/asia-thailand.js'

export default {
  alt: 'I tetti arancio e verdi del tempio reale di Bangkok, con le guglie e il chedi dorato sotto il sole di mezzogiorno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.85, 0.08], horizon: 0.8 })
    sky(s, { clouds: 0.14 })
    cumulus(s, { x: 0.72, y: 0.66, width: 70, height: 26, seed: 3 })
    treeLine(s, { top: () => s.y(0.79), height: 6, haze: 0.5, seed: 3 })
    place(s, chedi(), { x: 0.19, y: 0.83, size: 70, front: 0.9, haze: 0.06 })
    place(s, templeOfDawn(), { x: 0.88, y: 0.83, size: 50, front: 0.8, haze: 0.2 })
    ground(s, {
      top: () => s.y(0.855),
      colour: '#e3d6bc',
      farColour: '#efe6d0',
      haze: 0.15,
      grain: 0.2,
    })
    place(s, thaiTemple({ colour: '#2f7a5a', border: '#e07a2c', face: '#2f4f9a' }), {
      x: 0.73,
      y: 0.845,
      size: 46,
      front: 0.85,
      haze: 0.05,
    })
    place(s, thaiTemple(), { x: 0.45, y: 0.895, size: 68, front: 0.92 })
    for (const [x, y, height] of [
      [0.66, 0.905, 10],
      [0.77, 0.915, 11],
      [0.22, 0.92, 12],
      [0.92, 0.925, 12],
    ]) {
      tree(s, {
        x,
        y,
        height,
        colour: '#4f8f44',
        seed: Math.round(x * 40),
        spread: 0.5,
        bare: 0.3,
      })
      s.k.fillStyle = s.tone('#8fa8b8', 0.7)
      s.k.fillRect(s.x(x) - s.u, s.y(y) - s.u * 0.8, s.u * 2, s.u * 1.4)
    }
    place(s, crowd({ count: 5, seed: 4, colours: ['#f1ead8', '#e8a83a', '#3f8fa8', '#d8576a'] }), {
      x: 0.6,
      y: 0.955,
      size: 9,
      front: 0.8,
    })
    place(s, crowd({ count: 3, seed: 9, colours: ['#e0782c', '#e8892c'] }), {
      x: 0.33,
      y: 0.965,
      size: 9.5,
      front: 0.8,
    })
    return finish(s)
  },
}
