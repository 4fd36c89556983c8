import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { bridgeGate, bridgeOfSaints, castleHill, swan } from '../../things/prague.js'
import { town } from './kit.js'

/** The stone quay that the gate stands on. */
function quay(s, { from, top, foot }) {
  const { u } = s
  s.layer(
    (k) => {
      k.fillStyle = '#8d7868'
      k.beginPath()
      k.moveTo(s.x(from), s.y(foot))
      k.lineTo(s.x(from) + u * 1.6, s.y(top))
      k.lineTo(s.w, s.y(top))
      k.lineTo(s.w, s.y(foot))
      k.fill()
      k.fillStyle = '#c9b290'
      k.fillRect(s.x(from) + u * 1.4, s.y(top), s.w, u * 0.8)
      k.fillStyle = '#6d5d5c'
      for (let i = 1; i < 4; i++) k.fillRect(s.x(from), s.y(top) + i * u * 2.1, s.w, u * 0.2)
    },
    { front: 0.5, reflect: { y: s.y(foot), power: 0.4, length: 0.08 } },
  )
}

/** Timber breakwaters that keep the ice from the piers: dark, near. */
function iceGuards(s) {
  const { u } = s
  s.layer(
    (k) => {
      for (const [fx, fy, size] of s.pick(
        [
          [0.07, 0.93, 15],
          [0.22, 0.9, 10],
        ],
        [
          [0.1, 0.93, 15],
          [0.36, 0.9, 10],
        ],
      )) {
        const x = s.x(fx)
        const y = s.y(fy)
        const a = size * u
        k.fillStyle = '#2e2c50'
        k.beginPath()
        k.moveTo(x - a * 0.8, y)
        k.lineTo(x + a * 0.1, y - a * 0.62)
        k.lineTo(x + a * 0.22, y - a * 0.62)
        k.lineTo(x + a * 0.3, y)
        k.fill()
        k.fillStyle = '#5a4a60'
        k.beginPath()
        k.moveTo(x - a * 0.84, y - a * 0.02)
        k.lineTo(x + a * 0.1, y - a * 0.7)
        k.lineTo(x + a * 0.2, y - a * 0.7)
        k.lineTo(x - a * 0.7, y)
        k.fill()
        k.fillStyle = '#423c5c'
        for (let i = 0; i < 4; i++)
          k.fillRect(
            x - a * 0.42 + i * a * 0.18,
            y - a * (0.28 + i * 0.1),
            a * 0.06,
            a * (0.3 + i * 0.1),
          )
      }
    },
    { lit: false, rim: 0.5, reflect: { y: s.y(0.92), power: 0.3, length: 0.06 } },
  )
}

export default {
  alt: "Il Ponte Carlo con le sue statue e la torre gotica, sotto il castello di Praga, all'alba sulla Moldava con due cigni",
  focus: 0.68,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dawn, lamps: 0.5, front: 0.55, disc: 0.05 },
      sun: h > w ? [0.16, 0.4] : [0.13, 0.43],
      horizon: h > w ? 0.61 : 0.63,
    })
    sky(s, { clouds: 0.22 })
    const foot = s.horizon / h
    const hill = groundLine(s, { at: foot - 0.14, bumps: 0.03, tilt: 0.05, bowl: 0.03, seed: 2 })
    grove(s, { top: hill, depth: 18, size: 3.4, seed: 3, haze: 0.52, colour: '#6f8450' })
    place(s, castleHill(), {
      x: s.pick(0.47, 0.47),
      y: foot - 0.115,
      size: s.pick(25, 25),
      haze: 0.24,
      rim: 0.3,
      shadow: false,
    })
    grove(s, {
      top: groundLine(s, { at: foot - 0.115, bumps: 0.02, detail: 4, seed: 5 }),
      depth: 8,
      size: 2.8,
      seed: 6,
      haze: 0.34,
      colour: '#6f8450',
    })
    town(s, { y: foot - 0.035, size: 8, haze: 0.36, seed: 4 })
    town(s, { y: foot + 0.004, size: 9, haze: 0.22, seed: 8 })
    fog(s, { y: foot, thickness: 0.05, power: 0.75 })
    lake(s, { wave: 0.7 })
    quay(s, { from: s.pick(0.775, 0.66), top: s.pick(0.663, 0.688), foot: s.pick(0.765, 0.755) })
    place(s, bridgeGate(), {
      x: s.pick(0.845, 0.8),
      y: s.pick(0.668, 0.693),
      size: s.pick(44, 50),
      rim: 0.6,
      front: 0.55,
      shadow: false,
    })
    place(s, bridgeOfSaints({ spans: 12 }), {
      x: s.pick(0.355, 0.1),
      y: s.pick(0.75, 0.74),
      size: s.pick(16.5, 15),
      front: 0.6,
      reflect: { power: 0.55, length: 0.14 },
    })
    fog(s, { y: s.pick(0.77, 0.76), thickness: 0.03, power: 0.4 })
    place(s, swan(), { x: s.pick(0.56, 0.6), y: 0.89, size: 6.4, reflect: true, front: 0.8 })
    place(s, swan(), {
      x: s.pick(0.63, 0.74),
      y: 0.868,
      size: 5,
      reflect: true,
      front: 0.8,
      flip: true,
    })
    iceGuards(s)
    birds(s, { x: 0.3, y: 0.22, count: 7 })
    return finish(s, { rays: 0.1 })
  },
}
