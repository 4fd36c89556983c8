import { rgb } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { fbm, smooth, tread } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { marketLantern } from '../../things/gulf.js'
import { groundShadow } from '../../things/savanna-land.js'
import { carvedDoor, spiceHeap } from '../../things/swahili.js'

export default {
  alt: "Un portone di legno intagliato con borchie d'ottone in un vicolo di Stone Town, accanto a una buganvillea in fiore",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, front: 0.82, lamps: 0.6, shade: '#6a74a0' },
      sun: [0.05, 0.05],
      horizon: 0.86,
    })
    const wall = rgb(s.tone('#ecdcc0', 0.85))
    const dim = rgb(s.tone('#c2a98c', 0.35))
    // Old plaster: warm where the sun slants in.
    s.shade([0, 0, w, h], (x, y, out) => {
      const n = fbm((x / h) * 1.4, (y / h) * 1.4, 2)
      const sun = smooth(0.01, -0.01, x / w - 0.62 - (y / h - 0.5) * 0.5 + n * 0.03)
      const li = tread(0.25 + sun * 0.62 + n * 0.25, 6)
      for (let j = 0; j < 3; j++) {
        out[j] = dim[j] + (wall[j] - dim[j]) * li
      }
    })
    ground(s, {
      top: () => h * 0.9,
      colour: '#a58a70',
      farColour: '#b59a7c',
      haze: 0,
      grain: 0.7,
    })
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#d9c4a0', 0.7)
        k.fillRect(-9, h * 0.8, w * 0.275, h * 0.11)
        k.fillRect(w * 0.62, h * 0.8, w * 0.45, h * 0.11)
        k.fillStyle = s.tone('#f0dfc0', 0.95)
        k.fillRect(-9, h * 0.785, w * 0.28, h * 0.02)
        k.fillRect(w * 0.615, h * 0.785, w * 0.45, h * 0.02)
      },
      { lit: false },
    )
    groundShadow(s, 0.45, 0.905, 36, 1.6)
    place(s, carvedDoor(), { x: 0.445, y: 0.9, size: 82, front: 0.82, rim: 0.4 })
    s.layer(
      (k) => {
        k.strokeStyle = '#3f2f38'
        k.lineWidth = s.u * 0.7
        k.beginPath()
        k.moveTo(s.x(0.79), s.y(0.19))
        k.quadraticCurveTo(s.x(0.76), s.y(0.14), s.x(0.73), s.y(0.17))
        k.lineTo(s.x(0.73), s.y(0.26))
        k.stroke()
      },
      { lit: false },
    )
    place(s, marketLantern({ colour: '#e0a040' }), { x: 0.73, y: 0.44, size: 20, front: 0.7 })
    s.glow(0.73, 0.38, 16, '#ffc878', 0.5)
    place(s, spiceHeap({ colour: '#c9542c' }), { x: 0.69, y: 0.79, size: 10, front: 0.75 })
    place(s, spiceHeap({ colour: '#e0b03c' }), { x: 0.76, y: 0.79, size: 9, front: 0.75 })
    branch(s, {
      x: -0.02,
      y: -0.02,
      angle: 0.9,
      length: 19,
      wood: '#5a4038',
      colour: LEAVES.bougainvillea,
      seed: 14,
      depth: 6,
      petals: 9,
    })
    branch(s, {
      x: 0.2,
      y: -0.04,
      angle: 1.3,
      length: 10,
      wood: '#5a4038',
      colour: LEAVES.bougainvillea,
      seed: 9,
      depth: 5,
      petals: 9,
    })
    return finish(s, { vignette: 0.3 })
  },
}
