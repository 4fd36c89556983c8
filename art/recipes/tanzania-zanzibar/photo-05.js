import { finish } from '../../core/finish.js'
import { clamp, fbm } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { bush } from '../../nature/foliage.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { elephant } from '../../things/africa.js'
import { groundShadow } from '../../things/savanna-land.js'
import { shallows } from '../../things/shaped-land.js'
import { balloon } from '../../things/sky-things.js'
import { honey } from './kit.js'

export default {
  alt: "Una mongolfiera sorvola all'alba il fiume Tarangire, che serpeggia nella savana",
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...honey, front: 0.75 }, sun: [0.9, 0.06], horizon: 0.2 })
    sky(s, { clouds: 0.1 })
    mountain(s, {
      top: range(s, { height: 0.06, seed: 6, detail: 1 }),
      rock: '#8f96ae',
      haze: 0.5,
    })
    const river = (z) => 0.5 * Math.sin(z * 1.5 + 0.6) + 0.16 * Math.sin(z * 3.7) + 0.1
    shallows(s, {
      eye: 0.75,
      depth: (X, Z) => 0.11 - Math.abs(X - river(Z)) * 0.55 + fbm(X * 3, Z * 3, 3) * 0.03,
      colours: [
        [0, '#d9c79a'],
        [0.1, '#a9b49a'],
        [0.4, '#6f9aa0'],
        [1, '#4f7f94'],
      ],
      sand: '#d9b878',
      green: '#a89a4c',
      beach: 0.03,
      reef: 0,
      haze: 0.6,
      hazeFrom: 1.6,
      glint: 0.02,
      surf: 0,
      canopy: 12,
    })
    const P = s.plane(0.75)
    const r = random(7)
    const trees = Array.from({ length: 38 }, () => {
      const z = 0.95 + r() ** 1.5 * 5
      return [river(z) + (r() < 0.5 ? -1 : 1) * (0.24 + r() ** 2 * 1.6), z, 0.6 + r() * 0.7]
    }).sort((a, b) => b[1] - a[1])
    for (const [X, z, k] of trees) {
      const [x, y] = P(X, z)
      if (x < -40 || x > w + 40 || y > h + 40) continue
      groundShadow(s, x / w - (k * 2) / z / 100, y / h, (k * 5) / z, (k * 1.2) / z)
      bush(s, {
        x: x / w,
        y: y / h,
        size: (k * 4.6) / z,
        colour: r() < 0.5 ? '#7f8a3e' : '#5f7a3a',
        seed: Math.floor(r() * 90),
        haze: clamp((z - 1.4) * 0.13, 0, 0.6),
        leaf: false,
        front: 0.7,
      })
    }
    const [ex, ey] = P(-0.62, 1.35)
    for (let i = 0; i < 9; i++)
      place(s, elephant({ calf: i % 4 === 3 }), {
        x: ex / w + i * 0.022 - 0.03,
        y: ey / h + Math.sin(i) * 0.008,
        size: i % 4 === 3 ? 1.5 : 2.6,
        front: 0.6,
      })
    place(s, balloon({ colours: ['#c8402f', '#f2c14e', '#2f6f8a'] }), {
      x: 0.68,
      y: 0.72,
      size: 58,
      rim: 0.6,
      front: 0.75,
    })
    place(s, balloon(), { x: 0.3, y: 0.3, size: 12, haze: 0.36, front: 0.6 })
    return finish(s, { rays: 0.08 })
  },
}
