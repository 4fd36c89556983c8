import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { bush, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { wildebeest } from '../../things/safari.js'
import { grassland, herd } from '../../things/savanna-land.js'
import { cliff } from '../../things/shaped-land.js'
import { honey, nearGrass } from './kit.js'

/** Wakes and splashes where animals wade. */
function splash(s, x, y, size) {
  const r = random(Math.round(x * 997))
  s.layer(
    (k) => {
      for (let i = 0; i < 26; i++) {
        k.fillStyle = `rgba(255,244,224,${0.2 + r() * 0.45})`
        k.beginPath()
        k.ellipse(
          s.x(x) + (r() - 0.5) * size * s.u * 1.7,
          s.y(y) - r() ** 3 * size * s.u * 0.2,
          s.u * (0.2 + r() * 0.9),
          s.u * (0.1 + r() * 0.25),
          0,
          0,
          7,
        )
        k.fill()
      }
    },
    {
      lit: false,
      blur: s.h / 900,
      box: [s.x(x) - size * s.u, s.y(y) - size * s.u, s.x(x) + size * s.u, s.y(y) + s.u],
    },
  )
}

export default {
  alt: 'Una mandria di gnu attraversa un guado nella savana, tra spruzzi e polvere',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...honey, front: 0.8 }, sun: [0.1, 0.16], horizon: 0.36 })
    sky(s, { clouds: 0.14 })
    grassland(s, { at: 0.36, bumps: 0.01, haze: 0.5, seed: 4, trees: 9, height: 10, blades: 600 })
    herd(s, {
      kinds: [wildebeest(), wildebeest({ run: true })],
      from: 0.3,
      to: 1.05,
      far: 0.4,
      near: 0.49,
      count: 44,
      size: [3, 6],
      seed: 9,
      haze: 0.4,
      flip: true,
    })
    fog(s, { y: 0.46, thickness: 0.07, power: 0.5, colour: '#f2d2a0', seed: 3 })
    const bank = (x) => h * 0.52 + noise((x / h) * 5, 3) * h * 0.02
    cliff(s, {
      top: (x) => bank(x) - h * 0.02,
      foot: () => h * 0.592,
      rock: '#c08a5c',
      leaf: '#b8945c',
      green: 0.1,
      haze: 0.1,
      scale: 1.6,
      seed: 6,
    })
    lake(s, {
      top: 0.585,
      wave: 1,
      mirror: 0.4,
      glint: 0.25,
      body: [
        [0, '#b89a78'],
        [0.4, '#8f7a68'],
        [1, '#5c5262'],
      ],
    })
    for (const [x, y, size, run] of [
      [0.8, 0.58, 9, true],
      [0.92, 0.575, 8, true],
      [0.66, 0.63, 10, true],
      [0.76, 0.68, 12, false],
      [0.55, 0.7, 13, true],
      [0.63, 0.77, 15, false],
      [0.42, 0.745, 14.5, true],
      [0.47, 0.84, 18, true],
      [0.3, 0.8, 17, false],
    ]) {
      place(s, wildebeest({ run, wade: y > 0.6 ? 20 + (size % 3) * 5 : 0 }), {
        x,
        y: y + 0.02,
        size,
        flip: true,
        rim: 0.6,
        front: 0.8,
        reflect: y > 0.6 && { power: 0.35, length: 0.05 },
      })
      if (y > 0.6) {
        splash(s, x, y + 0.018, size)
        splash(s, x - 0.02, y + 0.02, size * 0.8)
      }
    }
    ground(s, {
      top: (x) =>
        h * (1.03 - 0.26 * Math.max(0, 1 - x / (w * 0.4)) ** 1.2) +
        noise((x / h) * 5, 8) * h * 0.012,
      colour: '#8f6244',
      haze: 0,
      grain: 0.7,
      to: 0.5,
    })
    nearGrass(s, { at: 0.985, seed: 3, height: 6, count: 500 })
    for (const [x, y, size] of [
      [0.03, 0.86, 10],
      [0.12, 0.93, 8],
    ])
      bush(s, { x, y, size, colour: LEAVES.olive, seed: 5, front: 0.6 })
    return finish(s)
  },
}
