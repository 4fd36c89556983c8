import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { burjAlArab } from '../../things/gulf-towers.js'
import { shadow } from '../../things/marks.js'
import { clearDay } from './kit.js'

export default {
  alt: 'La vela bianca del Burj Al Arab sul suo isolotto, vista dalla spiaggia di Jumeirah con gli ombrelloni',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.86, 0.12], horizon: 0.55 })
    sky(s, { clouds: 0.12 })
    const y = s.horizon / h
    city(s, { y: y + 0.003, low: 3, high: 8, width: 4, haze: 0.6, seed: 4, from: 0.62, share: 0 })
    grove(s, {
      top: () => s.horizon - s.u * 1.3,
      from: 0.52,
      to: 1,
      depth: 1.6,
      size: 0.9,
      colour: LEAVES.green,
      haze: 0.3,
      seed: 2,
    })
    place(s, burjAlArab(), { x: 0.35, y: y + 0.006, size: 47, haze: 0.06, front: 0.85, rim: 0.4 })
    grove(s, {
      top: () => s.horizon - s.u * 1.1,
      from: 0.25,
      to: 0.46,
      depth: 1.6,
      size: 1,
      colour: LEAVES.green,
      haze: 0.1,
      seed: 5,
    })
    lagoon(s, { wave: 0.9, mirror: 0.75 })
    const edge = (x) =>
      h * (0.84 - 0.06 * (x / w) + 0.02 * Math.sin((x / w) * 6)) + noise((x / h) * 6, 2) * h * 0.008
    foam(s, edge)
    beach(s, edge, { colour: '#f6e2bc' })
    for (const [x, c, row] of [
      [0.6, '#f4efe2', 0.86],
      [0.72, '#3f9aa8', 0.88],
      [0.86, '#f4efe2', 0.87],
    ]) {
      shadow(s, s.x(x) - s.u * 5, s.y(row + 0.014), s.u * 7, s.u * 0.9, '#6a5a7c', 0.4)
      s.layer(
        (k) => {
          const px = s.x(x)
          const py = s.y(row)
          k.fillStyle = '#8a6a4c'
          k.fillRect(px - s.u * 0.25, py - s.u * 13, s.u * 0.5, s.u * 13.6)
          k.fillStyle = c
          k.beginPath()
          k.moveTo(px - s.u * 7, py - s.u * 9.4)
          k.quadraticCurveTo(px - s.u * 3, py - s.u * 13, px, py - s.u * 13.6)
          k.quadraticCurveTo(px + s.u * 3, py - s.u * 13, px + s.u * 7, py - s.u * 9.4)
          k.quadraticCurveTo(px, py - s.u * 8.4, px - s.u * 7, py - s.u * 9.4)
          k.fill()
          k.fillStyle = '#e8d2a8'
          k.fillRect(px - s.u * 5, py - s.u * 1.6, s.u * 8, s.u * 1)
          k.fillRect(px - s.u * 4.6, py - s.u * 1, s.u * 0.6, s.u * 1.6)
          k.fillRect(px + s.u * 2.2, py - s.u * 1, s.u * 0.6, s.u * 1.6)
        },
        { front: 0.8 },
      )
    }
    palm(s, { x: 0.03, y: 1.04, height: 82, lean: 0.06, seed: 5 })
    palm(s, { x: -0.03, y: 1.04, height: 62, lean: 0.02, seed: 9 })
    return finish(s)
  },
}
