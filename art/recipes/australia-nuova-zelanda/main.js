import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES, tree } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { sailboat } from '../../things/boats.js'
import { harbourBridge, harbourFerry } from '../../things/oceania.js'
import { cockatoo, sailHouse } from '../../things/sydney.js'

/** A sandstone wall with an iron rail, where the birds sit. */
function rail(s, y) {
  const { u } = s
  s.layer(
    (k) => {
      k.fillStyle = '#3a3f66'
      k.fillRect(0, s.y(y), s.w, u * 0.9)
      k.fillRect(0, s.y(y) + u * 4, s.w, u * 0.6)
      for (let i = 0; i < 9; i++) k.fillRect(((i + 0.3) / 8) * s.w, s.y(y), u * 0.8, u * 12)
      k.fillStyle = '#7a5a58'
      k.fillRect(0, s.y(y) + u * 7, s.w, s.h)
      k.fillStyle = '#b98a6c'
      k.fillRect(0, s.y(y) + u * 7, s.w, u * 0.9)
    },
    { lit: false },
  )
}

export default {
  alt: "L'Opera House e l'Harbour Bridge di Sydney sulla baia blu, con un traghetto e due cacatua bianchi sulla ringhiera",
  focus: 0.5,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#1c6db6'],
          [0.5, '#5fb0de'],
          [0.85, '#c6e2e6'],
          [1, '#f6ead0'],
        ],
        front: 0.8,
      },
      sun: [0.9, 0.12],
      horizon: h > w ? 0.58 : 0.58,
    })
    const y = s.horizon / h
    sky(s, { clouds: 0.16 })
    ground(s, {
      top: range(s, { height: 0.03, seed: 5, detail: 1.6 }),
      colour: '#6f8a78',
      haze: 0.5,
      base: y + 0.01,
    })
    city(s, {
      y: y + 0.002,
      low: 5,
      high: 22,
      width: 3,
      haze: 0.5,
      seed: 4,
      from: -0.02,
      to: s.pick(0.2, 0.16),
      share: 0,
      shape: (x) => 1.1 - x * 2,
    })
    city(s, {
      y: y + 0.002,
      low: 3,
      high: 9,
      width: 2.6,
      haze: 0.5,
      seed: 9,
      from: s.pick(0.86, 0.84),
      to: 1.02,
      share: 0,
    })
    grove(s, {
      top: () => s.horizon - s.u * 1.4,
      depth: 2.4,
      size: 0.9,
      colour: LEAVES.deep,
      haze: 0.4,
      seed: 6,
    })
    sea(s, { glint: 0.4, wave: 0.9, mirror: 0.6 })
    place(s, harbourBridge(), {
      x: s.pick(0.72, 0.72),
      y: y + 0.012,
      size: s.pick(33, 28),
      haze: 0.22,
      front: 0.6,
      reflect: { y: y + 0.012, power: 0.18, length: 0.2, wobble: 4 },
    })
    place(s, sailHouse(), {
      x: s.pick(0.4, 0.42),
      y: y + s.pick(0.105, 0.09),
      size: s.pick(37, 30),
      front: 0.9,
      reflect: { power: 0.5, length: 0.2 },
    })
    place(s, harbourFerry(), {
      x: s.pick(0.78, 0.74),
      y: y + 0.16,
      size: 8,
      front: 0.8,
      reflect: { power: 0.5, length: 0.1 },
    })
    place(s, sailboat({ stripe: '#2f6a8a' }), {
      x: s.pick(0.9, 0.9),
      y: y + 0.05,
      size: 8,
      haze: 0.12,
      reflect: { power: 0.5, length: 0.08 },
    })
    birds(s, { x: s.pick(0.5, 0.5), y: 0.2, count: 6, colour: '#ffffff' })
    tree(s, {
      x: s.pick(-0.01, -0.04),
      y: 1,
      height: s.pick(96, 96),
      colour: '#2f5a48',
      seed: 7,
      front: 0.15,
      spread: 0.3,
      bare: 0.56,
    })
    rail(s, 0.9)
    place(s, cockatoo(), { x: s.pick(0.24, 0.34), y: 0.902, size: 14, front: 0.85, shadow: false })
    place(s, cockatoo({ crest: false }), {
      x: s.pick(0.31, 0.47),
      y: 0.902,
      size: 13,
      front: 0.85,
      flip: true,
      shadow: false,
    })
    return finish(s)
  },
}
