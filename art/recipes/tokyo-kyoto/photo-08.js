import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { archBridge } from '../../things/asia-japan-life.js'
import { MAPLE } from './kit.js'

export default {
  alt: "Ponte rosso ad arco sul torrente fra gli aceri d'autunno, con la nebbia leggera tra gli alberi",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        haze: '#f2e2c4',
        lit: '#fff2dc',
        sky: [
          [0, '#b9cbd0'],
          [1, '#f6ead0'],
        ],
      },
      sun: [0.7, 0.15],
      horizon: 0.62,
    })
    sky(s, { clouds: 0.1 })
    mountain(s, {
      top: range(s, { height: 0.3, seed: 8, detail: 1.1, lift: 0.7 }),
      rock: '#7f8a5a',
      haze: 0.6,
    })
    grove(s, {
      top: (x) => s.y(0.3) + h * 0.1 * Math.sin((x / w) * 4 + 2) - noise((x / h) * 4, 2) * h * 0.04,
      depth: 34,
      size: 3,
      colour: '#a8803a',
      accents: [
        [MAPLE, 0.25],
        [LEAVES.pine, 0.25],
        ['#e0a83a', 0.2],
      ],
      seed: 2,
      haze: 0.42,
    })
    fog(s, { y: 0.5, thickness: 0.1, power: 0.6, seed: 5 })
    grove(s, {
      top: (x) => s.y(0.5) - h * 0.16 * Math.abs(x / w - 0.5) - noise((x / h) * 5, 6) * h * 0.03,
      depth: 12,
      size: 3.2,
      colour: MAPLE,
      accents: [
        ['#e08a2c', 0.4],
        ['#7f8a3c', 0.14],
      ],
      seed: 6,
      haze: 0.12,
    })
    ground(s, { top: () => s.y(0.59), colour: '#7a6a3c', haze: 0.1, base: 0.66 })
    place(s, archBridge(), { x: 0.5, y: 0.63, size: 23, front: 0.8, rim: 0.3 })
    for (const [x, m] of [
      [0.13, 1],
      [0.87, -1],
    ])
      for (let i = 0; i < 4; i++)
        boulder(s, {
          x: x + m * i * 0.045,
          y: 0.65 + i * 0.004,
          width: 15 - i * 2.4,
          height: 9 - i * 1.6,
          seed: 3 + i + (m > 0 ? 5 : 0),
          colour: '#8a8478',
        })
    lake(s, { wave: 0.7, mirrorFade: 0.5, top: 0.645, glint: 0.1 })
    for (const [x, y, width, seed] of [
      [0.1, 0.96, 34, 3],
      [0.26, 0.99, 18, 9],
      [0.03, 0.86, 16, 4],
    ])
      boulder(s, { x, y, width, height: width * 0.42, seed, colour: '#7d786f' })
    const r = random(3)
    for (let i = 0; i < 60; i++) {
      s.k.fillStyle = s.tone(r() < 0.5 ? MAPLE : '#e08a2c', 0.5 + r() * 0.5)
      s.k.beginPath()
      s.k.ellipse(r() * w, s.y(0.68 + r() * 0.3), s.u * 0.5, s.u * 0.16, 0, 0, 7)
      s.k.fill()
    }
    branch(s, {
      x: -0.02,
      y: 0.02,
      angle: 0.45,
      length: 15,
      colour: '#d9542c',
      seed: 18,
      leaf: true,
      petals: 15,
    })
    return finish(s, { rays: 0.1 })
  },
}
