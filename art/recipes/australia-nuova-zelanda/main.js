import { finish } from '../../core/finish.js'
import { fbm } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, grove, LEAVES, tree } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { fog, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { sailboat } from '../../things/boats.js'
import { harbourBridge, harbourFerry, operaHouse } from '../../things/oceania.js'
import { cliff } from '../../things/shaped-land.js'

export default {
  alt: "Le vele bianche dell'Opera House e l'arco dell'Harbour Bridge nella baia di Sydney alla prima luce, con un traghetto",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dawn, front: 0.62 },
      sun: [0.14, 0.5],
      horizon: h > w ? 0.57 : 0.6,
    })
    const y = s.horizon / h
    sky(s, { clouds: 0.2 })
    ground(s, {
      top: range(s, { height: 0.035, seed: 5, detail: 1.6 }),
      colour: '#6f8a78',
      haze: 0.55,
      base: y + 0.01,
    })
    city(s, {
      y: y + 0.002,
      low: 4,
      high: 13,
      width: 2.6,
      haze: 0.5,
      seed: 9,
      from: -0.02,
      to: 0.3,
      share: 0.35,
    })
    city(s, {
      y: y + 0.002,
      low: 5,
      high: 20,
      width: 3,
      haze: 0.46,
      seed: 4,
      from: s.pick(0.8, 0.84),
      to: 1.02,
      share: 0.35,
      shape: (x) => 0.4 + x * 0.7,
    })
    grove(s, {
      top: () => s.horizon - s.u * 1.5,
      depth: 2.4,
      size: 0.9,
      colour: LEAVES.deep,
      haze: 0.42,
      seed: 6,
    })
    fog(s, { y: y - 0.004, thickness: 0.03, power: 0.5, seed: 3 })
    sea(s, { glint: 0.8, wave: 0.7, mirrorFade: 0.8 })
    place(s, harbourBridge(), {
      x: s.pick(0.33, 0.36),
      y: y + 0.006,
      size: s.pick(37, 30),
      haze: 0.26,
      rim: 0.5,
      front: 0.5,
      reflect: { y: y + 0.004, power: 0.16, length: 0.24, wobble: 8 },
    })
    fog(s, { y: y + 0.002, thickness: 0.02, power: 0.5, seed: 5 })
    const foot = y + s.pick(0.07, 0.055)
    place(s, operaHouse(), {
      x: s.pick(0.7, 0.62),
      y: foot,
      size: s.pick(33, 27),
      rim: 0.6,
      front: 0.92,
      reflect: { power: 0.55, length: 0.26, wobble: 5 },
    })
    place(s, harbourFerry(), {
      x: s.pick(0.24, 0.2),
      y: y + 0.13,
      size: 7,
      rim: 0.6,
      reflect: { power: 0.5, length: 0.1 },
    })
    place(s, sailboat({ stripe: '#2f6a8a' }), {
      x: s.pick(0.345, 0.3),
      y: y + 0.035,
      size: 8,
      haze: 0.15,
      rim: 0.7,
      reflect: { power: 0.5, length: 0.08 },
    })
    const shore = (x) =>
      h * (1.06 - 0.2 * Math.max(0, 1 - x / (w * s.pick(0.44, 0.6)))) +
      fbm((x / h) * 7, 3, 4) * h * 0.02
    cliff(s, {
      top: shore,
      foot: () => h + 3,
      to: s.pick(0.46, 0.62),
      green: 0.25,
      rock: '#b08a6a',
      leaf: '#4f6f48',
      seed: 5,
      front: 0.4,
      side: 1,
      strata: 0.4,
    })
    bush(s, { x: 0.03, y: 0.93, size: 10, colour: LEAVES.deep, seed: 4, front: 0.3 })
    bush(s, { x: 0.14, y: 0.95, size: 6, colour: LEAVES.olive, seed: 8, front: 0.35 })
    tree(s, {
      x: s.pick(0.03, 0),
      y: 0.98,
      height: s.pick(74, 84),
      colour: '#3f6a4a',
      seed: 7,
      front: 0.2,
      spread: 0.36,
      bare: 0.62,
    })
    birds(s, { x: s.pick(0.58, 0.6), y: 0.22, count: 6, seed: 4 })
    return finish(s, { rays: 0.12 })
  },
}
