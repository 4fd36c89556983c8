import { finish } from '../../core/finish.js'
import { clamp, fbm, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { conifer, grass } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { cruiseShip } from '../../things/northern.js'
import { traveller } from '../../things/people.js'
import { cliff, waterfall } from '../../things/shaped-land.js'
import { clearNorth, crags, GREEN } from './kit.js'

export default {
  alt: "Una nave bianca risale il Nærøyfjord tra pareti verdi a picco, con le cascate che scendono fino all'acqua",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearNorth, sun: [0.16, 0.05], horizon: 0.6 })
    sky(s, { clouds: 0.2 })
    crags(
      s,
      [
        [0.5, 0.26, 0.2],
        [0.6, 0.22, 0.16],
      ],
      { haze: 0.4, seed: 3 },
    )
    mountain(s, {
      top: range(s, {
        height: 0.2,
        seed: 4,
        detail: 1.2,
        shape: (u) => 0.3 + 1.2 * Math.abs(u - 0.53),
      }),
      rock: '#6f9078',
      haze: 0.32,
      footHaze: 0.5,
    })
    const foot = () => s.horizon + 4
    cliff(s, {
      top: (x) =>
        h * (0.6 - 0.5 * clamp((x / w - 0.58) * 3.4) ** 0.7) + fbm((x / h) * 5, 8, 5) * h * 0.05,
      foot,
      from: 0.56,
      rock: '#8d8a8c',
      leaf: '#557f48',
      green: 0.5,
      haze: 0.16,
      seed: 3,
    })
    for (const [x, y, height] of [
      [0.745, 0.24, 36],
      [0.775, 0.2, 40],
      [0.8, 0.19, 41],
      [0.84, 0.15, 45],
    ])
      waterfall(s, {
        x,
        y,
        width: 1.6,
        height,
        seed: Math.round(x * 100),
        spread: 0.5,
        mist: 0.25,
        power: 0.85,
      })
    cliff(s, {
      top: (x) =>
        h * (0.61 - 0.56 * clamp((0.44 - x / w) * 3.2) ** 0.75) + fbm((x / h) * 5, 3, 5) * h * 0.05,
      foot,
      to: 0.46,
      rock: '#7f7f86',
      leaf: '#4f7d3f',
      green: 0.62,
      haze: 0.08,
      seed: 8,
    })
    fog(s, { y: 0.33, thickness: 0.05, power: 0.5, colour: '#f7f6ee', seed: 5 })
    lake(s, {
      wave: 0.5,
      mirror: 0.85,
      mirrorFade: 0.9,
      glint: 0.15,
      body: [
        [0, '#6fa3a4'],
        [0.35, '#2f7f8c'],
        [1, '#0f4a68'],
      ],
    })
    place(s, cruiseShip(), {
      x: 0.54,
      y: 0.7,
      size: 12,
      front: 0.9,
      rim: 0.4,
      reflect: { power: 0.5, length: 0.12 },
    })
    const ledge = (x) =>
      h * (1.02 - 0.23 * Math.max(0, 1 - x / (w * 0.36)) ** 0.9) + noise((x / h) * 5, 6) * h * 0.01
    ground(s, { top: ledge, colour: '#7f9a4c', haze: 0, grain: 0.6, to: 0.4 })
    grass(s, {
      top: ledge,
      to: 0.36,
      height: 3.4,
      count: 1100,
      colours: GREEN,
      seed: 4,
      jitter: 12,
    })
    for (const [x, seed] of [
      [0.14, 3],
      [0.175, 8],
    ])
      place(s, traveller({ seed, arms: seed === 8 ? 'up' : 'down' }), {
        x,
        y: ledge(s.x(x)) / h + 0.03,
        size: 18,
        front: 0.75,
        rim: 0.5,
      })
    conifer(s, { x: 0.03, y: 1.0, height: 58, seed: 6, front: 0.5 })
    return finish(s)
  },
}
