import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { bush, grove, LEAVES } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { mountain } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { canoe, sailboat } from '../../things/boats.js'
import { curve } from '../../things/marks.js'

/** Someone standing on a surfboard in the face of a wave. */
function surfer(s, x, y, size) {
  s.layer(
    (k) => {
      const q = size * s.u
      const px = s.x(x)
      const py = s.y(y)
      k.fillStyle = '#fff6e4'
      k.beginPath()
      k.ellipse(px, py, q * 0.75, q * 0.07, -0.08, 0, 7)
      k.fill()
      k.strokeStyle = '#c98f66'
      k.lineCap = 'round'
      k.lineWidth = q * 0.1
      k.beginPath()
      k.moveTo(px - q * 0.24, py - q * 0.04)
      k.lineTo(px - q * 0.06, py - q * 0.34)
      k.lineTo(px + q * 0.22, py - q * 0.04)
      k.moveTo(px - q * 0.06, py - q * 0.36)
      k.lineTo(px + q * 0.04, py - q * 0.68)
      k.moveTo(px - q * 0.3, py - q * 0.62)
      k.lineTo(px + q * 0.04, py - q * 0.66)
      k.lineTo(px + q * 0.36, py - q * 0.5)
      k.stroke()
      k.fillStyle = '#d9573f'
      k.fillRect(px - q * 0.14, py - q * 0.42, q * 0.2, q * 0.14)
      k.beginPath()
      k.fillStyle = '#c98f66'
      k.arc(px + q * 0.08, py - q * 0.79, q * 0.09, 0, 7)
      k.fill()
      k.fillStyle = '#5a3a28'
      k.beginPath()
      k.arc(px + q * 0.06, py - q * 0.81, q * 0.09, 2.4, 6)
      k.fill()
    },
    { front: 0.6, rim: 0.4 },
  )
}

export default {
  alt: 'Il cratere di Diamond Head domina la baia di Waikiki, con gli alberghi bianchi, il mare turchese e un surfista',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.7, haze: '#e3e8de' },
      sun: [0.1, 0.16],
      horizon: h > w ? 0.5 : 0.52,
    })
    sky(s, { clouds: 0.14 })
    cumulus(s, { x: 0.22, y: 0.47, width: 54, height: 16, seed: 12 })
    const p = s.pick(0, 0.06)
    const shift = s.horizon / h - 0.52
    const at = (list) =>
      list.map(([x, y]) => [x - p, y + shift + (s.portrait ? (0.52 - y) * 0.25 : 0)])
    mountain(s, {
      top: curve(
        s,
        at([
          [0.06, 0.53],
          [0.3, 0.46],
          [0.5, 0.43],
          [0.7, 0.47],
          [0.9, 0.53],
        ]),
        0.02,
      ),
      rock: '#7fa08a',
      haze: 0.55,
      seed: 4,
    })
    mountain(s, {
      top: curve(
        s,
        at([
          [0.3, 0.535],
          [0.44, 0.465],
          [0.52, 0.395],
          [0.6, 0.36],
          [0.68, 0.365],
          [0.75, 0.335],
          [0.81, 0.265],
          [0.845, 0.25],
          [0.89, 0.3],
          [0.95, 0.43],
          [1.06, 0.53],
        ]),
        0.008,
      ),
      rock: '#a89a5e',
      haze: 0.08,
      footHaze: 0.35,
      scale: 0.13,
      rough: 1.25,
      seed: 3,
      from: -1,
    })
    const y = s.horizon / h + 0.004
    grove(s, {
      top: () => s.horizon - s.u * 2.6,
      depth: 3.4,
      size: 1.3,
      colour: LEAVES.green,
      accents: [[LEAVES.jungle, 0.4]],
      haze: 0.2,
      seed: 3,
    })
    city(s, {
      y,
      low: 7,
      high: 17,
      width: 4,
      haze: 0.2,
      seed: 7,
      from: s.pick(0.0, -0.02),
      to: s.pick(0.5, 0.46),
      colours: ['#f7f2e8', '#efe6d6', '#e6ddd0', '#f4e3cc'],
      share: 0,
      shape: (x) => 1.15 - x * 1.1,
    })
    for (let i = 0; i < 16; i++)
      palm(s, {
        x: 0.02 + i * 0.064,
        y: y + 0.003,
        height: 6 + (i % 3) * 1.6,
        lean: 0.1 - (i % 4) * 0.06,
        seed: i + 2,
        haze: 0.12,
        rim: 0,
      })
    lagoon(s, { wave: 1 })
    s.shade([0, s.horizon, w, s.horizon + h * 0.012], (x, py, out) => {
      out[0] = 0.98
      out[1] = 0.92
      out[2] = 0.8
      out[3] = smooth(s.horizon + h * 0.009, s.horizon, py + noise((x / h) * 12, 3) * h * 0.002)
    })
    for (const [row, power] of [
      [0.07, 0.6],
      [0.15, 0.95],
    ]) {
      const crest = (x) => s.horizon + h * row + noise((x / h) * 2, row * 40) * h * 0.016
      s.shade([0, s.horizon + h * (row - 0.03), w, s.horizon + h * (row + 0.08)], (x, py, out) => {
        const d = (py - crest(x)) / h
        out[0] = out[1] = out[2] = 1
        out[3] =
          power *
          clamp(d < 0 ? 0 : Math.exp(-d * 34) * (0.45 + fbm((x / h) * 12, (py / h) * 26, 4) * 2)) *
          clamp(0.35 + fbm((x / h) * 1.7 + row * 9, 2, 3) * 2.4)
      })
    }
    surfer(s, s.pick(0.48, 0.52), y + 0.165, 7)
    place(s, canoe({ colour: '#d9573f' }), {
      x: s.pick(0.68, 0.7),
      y: y + 0.07,
      size: 2.6,
      reflect: { power: 0.4, length: 0.04 },
    })
    place(s, sailboat({ stripe: '#e8a03c' }), {
      x: s.pick(0.3, 0.24),
      y: y + 0.035,
      size: 8,
      haze: 0.1,
      reflect: { power: 0.4, length: 0.06 },
    })
    const edge = (x) =>
      h * (1.03 - 0.13 * Math.max(0, 1 - x / (w * 0.62))) + noise((x / h) * 5, 2) * h * 0.008
    foam(s, edge, { to: 0.7 })
    beach(s, edge, { to: 0.7, colour: '#f7e2bc' })
    palm(s, {
      x: s.pick(0.06, 0.02),
      y: 0.985,
      height: s.pick(92, 112),
      lean: 0.1,
      seed: 5,
      front: 0.5,
    })
    palm(s, {
      x: s.pick(-0.02, -0.08),
      y: 1.0,
      height: s.pick(72, 86),
      lean: 0.06,
      seed: 9,
      front: 0.45,
    })
    bush(s, { x: 0.03, y: 1.0, size: 9, colour: LEAVES.jungle, seed: 3 })
    return finish(s)
  },
}
