import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { cumulus } from '../../nature/clouds.js'
import { bush, LEAVES } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { sailboat } from '../../things/boats.js'
import { shadow } from '../../things/marks.js'
import { clearDay } from './kit.js'

export default {
  alt: "Un'amaca tesa tra due palme sulla sabbia chiara, davanti al mare calmo di un'isola delle Maldive",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.78, 0.08], horizon: 0.42 })
    sky(s, { clouds: 0.16 })
    cumulus(s, { x: 0.3, y: 0.41, width: 50, height: 12, seed: 22 })
    lagoon(s, { wave: 0.7 })
    place(s, sailboat({ stripe: '#e0873a' }), {
      x: 0.58,
      y: 0.47,
      size: 9,
      haze: 0.15,
      reflect: { power: 0.4, length: 0.08 },
    })
    const edge = (x) =>
      h * (0.66 + 0.05 * Math.sin((x / w) * 3 + 0.4)) + noise((x / h) * 5, 4) * h * 0.008
    foam(s, edge)
    beach(s, edge, { colour: '#fbecca' })
    for (const x of [0.18, 0.8])
      shadow(s, s.x(x) - s.u * 12, s.y(0.86), s.u * 22, s.u * 1.6, '#6a5a7c', 0.32)
    palm(s, { x: 0.17, y: 0.86, height: 86, lean: -0.1, seed: 6 })
    palm(s, { x: 0.8, y: 0.88, height: 92, lean: 0.1, seed: 12 })
    shadow(s, s.x(0.48), s.y(0.85), s.u * 30, s.u * 2, '#6a5a7c', 0.34)
    s.layer(
      (k) => {
        const a = [s.x(0.172), s.y(0.6)]
        const b = [s.x(0.805), s.y(0.6)]
        const mid = s.y(0.9)
        k.strokeStyle = '#b8905c'
        k.lineWidth = s.u * 0.5
        k.beginPath()
        k.moveTo(...a)
        k.quadraticCurveTo(s.x(0.3), s.y(0.735), s.x(0.33), s.y(0.742))
        k.moveTo(...b)
        k.quadraticCurveTo(s.x(0.68), s.y(0.735), s.x(0.65), s.y(0.742))
        k.stroke()
        const bed = (lift, low) => {
          k.beginPath()
          k.moveTo(s.x(0.325), s.y(0.735))
          k.quadraticCurveTo(s.x(0.49), lift, s.x(0.655), s.y(0.735))
          k.quadraticCurveTo(s.x(0.49), low, s.x(0.325), s.y(0.75))
          k.fill()
        }
        k.fillStyle = '#efe2c4'
        bed(s.y(0.79), mid)
        k.save()
        bed(s.y(0.79), mid)
        k.clip()
        for (let i = 0; i < 34; i++) {
          k.strokeStyle = i % 4 === 0 ? '#d9573f' : i % 4 === 2 ? '#3f8fa0' : 'rgba(140,110,70,.35)'
          k.lineWidth = s.u * 0.5
          k.beginPath()
          k.moveTo(s.x(0.32 + i * 0.0102), s.y(0.72))
          k.lineTo(s.x(0.325 + i * 0.01), s.y(0.92))
          k.stroke()
        }
        k.restore()
      },
      { front: 0.8 },
    )
    bush(s, { x: 0.04, y: 0.99, size: 11, colour: LEAVES.jungle, seed: 4 })
    bush(s, { x: 0.13, y: 1.01, size: 7, colour: LEAVES.green, seed: 8 })
    return finish(s)
  },
}
