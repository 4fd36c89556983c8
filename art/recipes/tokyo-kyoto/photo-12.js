import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { treeLine } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky, stars } from '../../nature/sky.js'
import { torii } from '../../things/asia-japan.js'
import { stall } from '../../things/asia-japan-life.js'
import { crowd } from '../../things/asia-people.js'
import { lanternString } from '../../things/asia-street.js'
import { stand, wetNight } from './kit.js'

/** A burst of sparks in the sky. */
function firework(s, { x, y, radius, colour, seed = 1 }) {
  const r = random(seed)
  const [cx, cy, R] = [s.x(x), s.y(y), radius * s.u]
  s.glowAt(cx, cy, R * 1.5, colour, 0.4)
  s.k.save()
  s.k.globalCompositeOperation = 'screen'
  s.k.lineCap = 'round'
  for (let i = 0; i < 90; i++) {
    const a = r() * 6.283
    const q = Math.sqrt(r()) * 0.5 + 0.5
    s.k.strokeStyle = alpha(r() < 0.3 ? '#fff4dc' : colour, 0.45 + r() * 0.5)
    s.k.lineWidth = s.u * (0.1 + r() * 0.14)
    s.k.beginPath()
    s.k.moveTo(cx + Math.cos(a) * R * q * 0.35, cy + Math.sin(a) * R * q * 0.35)
    s.k.quadraticCurveTo(
      cx + Math.cos(a) * R * q * 0.8,
      cy + Math.sin(a) * R * q * 0.75,
      cx + Math.cos(a) * R * q,
      cy + Math.sin(a) * R * q + R * 0.08,
    )
    s.k.stroke()
  }
  s.k.restore()
}

export default {
  alt: "Festa di paese di notte: file di lanterne rosse, bancarelle illuminate, folla in yukata e fuochi d'artificio",
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.5, 0.2], horizon: 0.62 })
    sky(s, { clouds: 0.08 })
    stars(s, { count: 160 })
    firework(s, { x: 0.34, y: 0.2, radius: 17, colour: '#ff8a5a', seed: 4 })
    firework(s, { x: 0.56, y: 0.13, radius: 12, colour: '#7fd0ff', seed: 7 })
    firework(s, { x: 0.7, y: 0.26, radius: 9, colour: '#ffd06a', seed: 9 })
    treeLine(s, { top: () => s.y(0.6), height: 7, haze: 0.2, seed: 4 })
    ground(s, {
      top: () => s.y(0.62),
      colour: '#b08a7c',
      farColour: '#f0b488',
      haze: 0.1,
      front: 0.9,
      grain: 0.35,
    })
    const P = s.plane(0.22, 0.5)
    stand(s, P, torii(), 0, 5.2, 1.1, { front: 0.8 })
    s.glow(0.5, 0.6, 30, '#ff9a52', 0.5)
    const cloth = ['#d8473a', '#2f6fa8', '#e8a83a', '#3f8f7a', '#c9523c']
    for (const [i, z] of [4, 3.1, 2.4, 1.85, 1.4, 1.02].entries())
      for (const side of [-1, 1]) {
        stand(
          s,
          P,
          stall({ cloth: cloth[(i + (side > 0 ? 2 : 0)) % 5], seed: i + 3 }),
          side * 0.82,
          z,
          0.4,
          { front: 0.85, haze: z * 0.03 },
        )
        const [x, y, scale] = P(side * 0.74, z, 0.2)
        s.glowAt(x, y, scale * 0.42, '#ffab5a', 0.35)
      }
    for (const [z, seed] of [
      [3.6, 1],
      [2.7, 2],
      [2, 3],
      [1.5, 4],
    ])
      stand(s, P, crowd({ count: 9 - seed, seed }), (seed % 2 ? 1 : -1) * 0.14, z, 0.21, {
        rim: '#ffb878',
        front: 0.6,
        haze: 0.04 * z,
      })
    for (const z of [4.5, 3.2, 2.2, 1.5, 1.02]) {
      const from = P(-0.66, z, 0.62)
      const to = P(0.66, z, 0.62)
      lanternString(s, { from, to, sag: 9 / z, count: 9, size: 8.4 / z })
    }
    s.glow(0.5, 0.78, 60, '#ff9a52', 0.3)
    stand(s, P, crowd({ count: 2, seed: 15 }), 0.22, 1.25, 0.22, { rim: '#ffb878', front: 0.5 })
    stand(s, P, crowd({ count: 3, seed: 12 }), -0.42, 1.08, 0.22, { rim: '#ffb878', front: 0.5 })
    return finish(s, { bloom: 0.38 })
  },
}
