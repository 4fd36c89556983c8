import { finish } from '../../core/finish.js'
import { noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { grove, treeLine } from '../../nature/foliage.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky, stars } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { crowd } from '../../things/asia-people.js'
import { chedi, thaiTemple } from '../../things/asia-thailand.js'
import { warmNight } from './kit.js'

/** Sky lanterns rising: paper cylinders lit from below. */
function skyLanterns(s, { count = 60, seed = 4, near = 7 }) {
  const r = random(seed)
  const list = Array.from({ length: count }, () => [r(), r(), r()]).sort((a, b) => a[2] - b[2])
  for (const [u, v, q] of list) {
    const size = (0.5 + near * q ** 5) * s.u
    const x = s.x(0.04 + u * 0.92)
    const y = s.y(0.03 + v * (0.52 + q * 0.12))
    s.glowAt(x, y, size * 2.6, '#ff9a45', 0.35)
    const g = s.k.createLinearGradient(0, y - size, 0, y + size)
    g.addColorStop(0, '#e87a35')
    g.addColorStop(0.6, '#ffb85c')
    g.addColorStop(1, '#fff2c4')
    s.k.fillStyle = g
    s.k.beginPath()
    s.k.moveTo(x - size * 0.46, y + size * 0.8)
    s.k.quadraticCurveTo(x - size * 0.95, y - size * 0.5, x - size * 0.4, y - size * 0.9)
    s.k.quadraticCurveTo(x, y - size * 1.12, x + size * 0.4, y - size * 0.9)
    s.k.quadraticCurveTo(x + size * 0.95, y - size * 0.5, x + size * 0.46, y + size * 0.8)
    s.k.fill()
    s.k.fillStyle = '#fff8dc'
    s.k.beginPath()
    s.k.ellipse(x, y + size * 0.78, size * 0.42, size * 0.12, 0, 0, 7)
    s.k.fill()
  }
}

export default {
  alt: 'Centinaia di lanterne di carta salgono nel cielo notturno di Chiang Mai durante la festa di Yi Peng, in novembre, riflesse nello stagno',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...warmNight,
        sky: [
          [0, '#0a1440'],
          [0.5, '#1f3a78'],
          [0.85, '#5f6a98'],
          [1, '#d99a80'],
        ],
      },
      sun: [0.5, 0.5],
      horizon: 0.68,
    })
    sky(s, { clouds: 0.1 })
    stars(s, { count: 240 })
    mountain(s, {
      top: range(s, { height: 0.12, seed: 6, detail: 1.3 }),
      rock: '#3f5280',
      haze: 0.35,
    })
    treeLine(s, { top: () => s.y(0.675), height: 4, haze: 0.15, seed: 6 })
    place(s, chedi({ lamp: 0.8 }), { x: 0.24, y: 0.69, size: 32, front: 0.7 })
    place(s, thaiTemple(), { x: 0.37, y: 0.69, size: 20, front: 0.8 })
    s.glow(0.3, 0.64, 26, '#ffab5a', 0.4)
    skyLanterns(s, { count: 130 })
    lake(s, { top: 0.695, wave: 0.5, mirrorFade: 0.4, glint: 0 })
    place(s, crowd({ count: 12, seed: 4, colours: ['#f1ead8', '#e8a83a', '#c9a0a0', '#7f8fc0'] }), {
      x: 0.66,
      y: 0.72,
      size: 8,
      rim: '#ffb878',
      front: 0.6,
      reflect: { power: 0.4, length: 0.08 },
    })
    const r = random(6)
    for (let i = 0; i < 16; i++) {
      const [x, y] = [s.x(0.08 + r() * 0.6), s.y(0.76 + r() * 0.18)]
      s.glowAt(x, y, s.u * 3, '#ffab5a', 0.45)
      s.k.fillStyle = '#3f7a4c'
      s.k.beginPath()
      s.k.ellipse(x, y, s.u * 1.1, s.u * 0.34, 0, 0, 7)
      s.k.fill()
      s.k.fillStyle = '#fff0c4'
      s.k.fillRect(x - s.u * 0.1, y - s.u * 0.9, s.u * 0.2, s.u * 0.9)
    }
    grove(s, {
      top: (x) => s.y(0.97) - noise((x / h) * 6, 4) * h * 0.02 - h * 0.1 * smooth(0.2, 0, x / w),
      depth: 8,
      size: 2.4,
      colour: '#2f5a4c',
      seed: 5,
    })
    return finish(s, { bloom: 0.4 })
  },
}
