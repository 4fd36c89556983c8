import { finish } from '../../core/finish.js'
import { clamp, noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, dabs, grove, leafTones } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { kimonoWalker } from '../../things/asia-people.js'
import { paving, stand } from './kit.js'

/** A row of leaf clusters hanging into the picture from above. */
function canopy(s, { depth, size, colour, seed, haze = 0, gap = 0.5 }) {
  const r = random(seed)
  const blobs = Array.from({ length: 60 }, () => {
    const u = r()
    const reach = depth * (0.35 + 1.1 * Math.abs(u - gap))
    return [s.x(u), s.h * reach * r() - s.h * 0.02, size * s.u * (0.6 + r() * 0.7)]
  })
  s.layer(
    (k) => dabs(k, blobs, leafTones(s, colour, 7), { count: 60, size: 0.3, leaf: true, seed }),
    { lit: false, haze },
  )
}

export default {
  alt: 'Sentiero nel bosco di bambù di Arashiyama, con i fusti verdi altissimi e la luce che filtra dalle chiome',
  paint(w, h) {
    const mood = {
      ...moods.mist,
      sky: [
        [0, '#a8c66a'],
        [0.5, '#d5e3a0'],
        [1, '#f7f3cf'],
      ],
      haze: '#e3ecb4',
      shade: '#4f7a6a',
      lit: '#fbf7d8',
      glow: '#fffbe0',
    }
    const s = new Scene(w, h, { mood, sun: [0.55, 0.18], horizon: 0.62 })
    sky(s, { clouds: 0 })
    ground(s, { top: () => s.horizon, colour: '#7f8a4a', farColour: '#c3cf86', haze: 0.5 })
    const P = s.plane(0.26, 0.54)
    paving(s, P, { half: 0.2, far: 20, colour: '#cfc0a0', light: 0.75, haze: 0.5 })
    const r = random(6)
    for (let layer = 0; layer < 7; layer++) {
      const z = 8 * 0.72 ** layer
      const haze = clamp(0.78 - layer * 0.13, 0, 1)
      s.layer(
        (k) => {
          for (let i = 0; i < 26 - layer; i++) {
            const side = i % 2 ? 1 : -1
            const X = side * (0.36 + r() ** 1.4 * z * 0.62)
            const zz = z * (0.9 + r() * 0.2)
            const [x, y, scale] = P(X, zz)
            const b = scale * 0.024 * (0.7 + r() * 0.6)
            const lean = (r() - 0.5) * 0.05 - side * 0.012
            const tone = ['#7faa3f', '#98b84a', '#5f9444', '#b3c25a'][Math.floor(r() * 4)]
            for (let n = 0; n < 16; n++) {
              const [y0, y1] = [y - n * scale * 0.13, y - (n + 1) * scale * 0.13]
              if (y1 > h || y0 < -20) continue
              const at = (yy) => x + (y - yy) * lean
              for (const [dx, ww, li] of [
                [0, 1, 0.3],
                [0.12, 0.5, 0.62],
                [0.2, 0.2, 0.95],
              ]) {
                k.fillStyle = s.tone(tone, li)
                k.beginPath()
                k.moveTo(at(y0) + b * (dx - 0.5), y0)
                k.lineTo(at(y1) + b * (dx - 0.5), y1)
                k.lineTo(at(y1) + b * (dx - 0.5 + ww), y1)
                k.lineTo(at(y0) + b * (dx - 0.5 + ww), y0)
                k.fill()
              }
              k.fillStyle = s.tone('#e0e3a4', 0.7)
              k.fillRect(at(y1) - b * 0.56, y1 - b * 0.1, b * 1.12, Math.max(0.8, b * 0.16))
            }
          }
        },
        { lit: false, haze },
      )
      if (layer < 5) fog(s, { y: 0.6, thickness: 0.09, power: 0.28, seed: layer + 2 })
      const verge = P(0.25, z)
      for (const [from, to, m] of [
        [-0.02, (w * 1.08 - verge[0]) / w, 1],
        [verge[0] / w, 1.02, -1],
      ])
        if (to > from)
          grove(s, {
            top: (x) =>
              verge[1] -
              h * (0.012 + 0.02 * layer * 0.4) -
              noise((x / h) * 9 * m, layer) * h * 0.012,
            from,
            to,
            depth: 2 + layer * 0.8,
            size: 0.7 + layer * 0.26,
            colour: '#6f9440',
            haze: haze * 0.8,
            seed: layer + 30,
            density: 0.7,
          })
    }
    canopy(s, { depth: 0.34, size: 5, colour: '#8fb84a', seed: 3, haze: 0.4 })
    canopy(s, { depth: 0.26, size: 5, colour: '#6f9c3c', seed: 8, haze: 0.1 })
    for (const [x, size, seed] of [
      [0.04, 11, 3],
      [0.2, 7, 5],
      [0.97, 12, 7],
      [0.84, 7, 9],
    ])
      bush(s, { x, y: 1.03, size, colour: '#5f8c3a', seed })
    stand(s, P, kimonoWalker({ kimono: '#c9523c', parasol: '#f0e0c0' }), -0.04, 2.1, 0.3, {
      rim: 0.4,
    })
    return finish(s, { rays: 0.22, bloom: 0.22 })
  },
}
