import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grass } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { lifeguard } from '../../things/america.js'
import { sitter, traveller } from '../../things/people.js'

export default {
  alt: 'Una torretta dei bagnini color corallo e turchese sulla spiaggia di South Beach al mattino, con il mare calmo',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        front: 0.7,
        lit: '#fff0dc',
        sky: [
          [0, '#4a8cc8'],
          [0.4, '#8fc0dc'],
          [0.75, '#f4dcc4'],
          [1, '#ffe9c8'],
        ],
      },
      sun: [0.16, 0.44],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.3 })
    cumulus(s, { x: 0.84, y: 0.53, width: 50, height: 12, seed: 9 })
    lagoon(s, { wave: 1, glint: 0.8 })
    const edge = (x) => h * (0.79 - 0.1 * (x / w) ** 1.4) + noise((x / h) * 3, 2) * h * 0.012
    foam(s, edge)
    beach(s, edge, { colour: '#f7e4c0' })
    s.layer(
      (k) => {
        k.fillStyle = alpha('#5a5a90', 0.34)
        k.beginPath()
        k.moveTo(s.x(0.6), s.y(0.885))
        k.lineTo(s.x(0.74), s.y(0.885))
        k.lineTo(s.x(0.98), s.y(0.95))
        k.lineTo(s.x(0.82), s.y(0.955))
        k.fill()
      },
      { lit: false, blur: s.u * 0.5 },
    )
    place(s, lifeguard(), { x: 0.66, y: 0.885, size: 56, front: 0.78, rim: 0.5 })
    for (const [x, y, c] of [
      [0.3, 0.84, '#ff8a5c'],
      [0.37, 0.83, '#4fc4bc'],
      [0.93, 0.78, '#ffd35c'],
      [0.14, 0.87, '#4f8cd8'],
    ]) {
      s.layer(
        (k) => {
          const [px, py, q] = [s.x(x), s.y(y), s.u * 7]
          k.strokeStyle = '#f4efe4'
          k.lineWidth = s.u * 0.3
          k.beginPath()
          k.moveTo(px, py)
          k.lineTo(px, py - q)
          k.stroke()
          k.fillStyle = c
          k.beginPath()
          k.moveTo(px - q * 0.62, py - q * 0.78)
          k.quadraticCurveTo(px, py - q * 1.5, px + q * 0.62, py - q * 0.78)
          k.quadraticCurveTo(px, py - q * 0.92, px - q * 0.62, py - q * 0.78)
          k.fill()
        },
        {
          box: [s.x(x) - s.u * 8, s.y(y) - s.u * 12, s.x(x) + s.u * 8, s.y(y) + s.u],
          front: 0.7,
        },
      )
      place(s, sitter({ seed: y * 100 }), { x: x + 0.012, y: y + 0.004, size: 4.4, front: 0.7 })
    }
    place(s, traveller({ seed: 9, pack: false }), { x: 0.46, y: 0.8, size: 9, front: 0.6 })
    birds(s, { x: 0.42, y: 0.4, count: 7, size: 1.1, seed: 5, colour: '#fffaf0' })
    const dune = (x) => h * (1.02 - 0.1 * Math.max(0, 1 - x / (w * 0.34)))
    grass(s, {
      top: dune,
      to: 0.36,
      height: 7,
      count: 300,
      jitter: 4,
      colours: ['#a8a85a', '#7f9a4a', '#d8c47a'],
      seed: 4,
    })
    palm(s, { x: 0.05, y: 1.02, height: 92, lean: 0.1, seed: 8, front: 0.45 })
    return finish(s, { rays: 0.12 })
  },
}
