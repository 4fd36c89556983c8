import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { forest } from '../../nature/foliage.js'
import { groundLine, snowfield } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { bathingMonkey } from '../../things/asia-japan-life.js'
import { snowfall } from '../../things/asia-street.js'

export default {
  alt: 'Macachi delle nevi immersi nella sorgente calda fumante, tra rocce imbiancate e fiocchi che cadono',
  paint(w, h) {
    const mood = {
      ...moods.mist,
      sky: [
        [0, '#8fa9c4'],
        [0.6, '#c3d3de'],
        [1, '#e9edec'],
      ],
      haze: '#dde7ee',
      lake: [
        [0, '#a9c2c4'],
        [0.4, '#6f9ea6'],
        [1, '#2f6478'],
      ],
    }
    const s = new Scene(w, h, { mood, sun: [0.75, 0.15], horizon: 0.5 })
    sky(s, { clouds: 0.3 })
    mountain(s, {
      top: range(s, { height: 0.34, seed: 5, detail: 1.2, lift: 0.6 }),
      rock: '#6f86a0',
      snow: '#ffffff',
      snowLine: 0.3,
      haze: 0.5,
    })
    forest(s, {
      top: (x) => s.y(0.46) - noise((x / h) * 3, 2) * h * 0.04,
      height: 15,
      count: 70,
      snow: 0.9,
      haze: 0.45,
      seed: 5,
    })
    snowfield(s, { top: groundLine(s, { at: 0.47, bumps: 0.03, detail: 3, seed: 3 }) })
    const snowyRock = (x, y, width, height, seed) => {
      const shape = { x, width, height, seed, square: 2.3, tilt: (seed % 3) * 0.2 - 0.2 }
      boulder(s, {
        ...shape,
        y: y - height * 0.0016,
        colour: '#ffffff',
        flutes: 0,
        front: 0.95,
        wet: -0.6,
      })
      boulder(s, { ...shape, y, colour: '#9a9aa6' })
    }
    for (let i = 0; i < 11; i++)
      snowyRock(
        0.01 + i * 0.1,
        0.54 + (i % 2) * 0.008,
        15 + ((i * 5) % 4) * 3,
        8 + ((i * 7) % 5) * 2,
        i + 2,
      )
    lake(s, { wave: 0.5, mirrorFade: 1.1, top: 0.53 })
    const bath = { front: 0.75, reflect: { power: 0.5, length: 0.14 } }
    place(s, bathingMonkey(), { x: 0.68, y: 0.66, size: 17, haze: 0.1, ...bath })
    place(s, bathingMonkey({ snow: false }), { x: 0.76, y: 0.67, size: 12, haze: 0.1, ...bath })
    place(s, bathingMonkey(), { x: 0.38, y: 0.82, size: 36, rim: 0.4, ...bath })
    s.k.strokeStyle = alpha('#f6fbff', 0.5)
    s.k.lineWidth = s.u * 0.25
    for (const [rx, ry] of [
      [19, 2.6],
      [24, 3.6],
    ]) {
      s.k.beginPath()
      s.k.ellipse(s.x(0.38), s.y(0.83), rx * s.u, ry * s.u, 0, 0, 7)
      s.k.stroke()
    }
    for (const [y, seed, power] of [
      [0.56, 3, 0.7],
      [0.66, 6, 0.5],
      [0.78, 8, 0.3],
    ])
      fog(s, { y, thickness: 0.1, power, seed, colour: '#f6f9fa' })
    snowyRock(0.04, 1.03, 50, 34, 8)
    snowyRock(0.2, 1.04, 22, 13, 4)
    snowfall(s, { count: 300 })
    return finish(s)
  },
}
