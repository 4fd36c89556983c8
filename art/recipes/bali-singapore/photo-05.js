import { finish } from '../../core/finish.js'
import { clamp, fbm, noise, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birds, sky } from '../../nature/sky.js'
import { foam, sea } from '../../nature/water.js'
import { meru } from '../../things/bali.js'
import { curve, shadow } from '../../things/marks.js'
import { traveller } from '../../things/people.js'
import { cliff } from '../../things/shaped-land.js'
import { palms } from './kit.js'

export default {
  alt: "Il tempio di Tanah Lot sul suo scoglio, in controluce davanti al sole che tramonta nell'oceano",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, disc: 0.06, front: 0.36 },
      sun: [0.34, 0.47],
      horizon: 0.57,
    })
    sky(s, { clouds: 0.3 })
    sea(s, { glint: 1, wave: 1.1 })
    const foot = 0.685
    const top = curve(
      s,
      [
        [0.5, 0.7],
        [0.52, 0.6],
        [0.57, 0.54],
        [0.66, 0.49],
        [0.78, 0.5],
        [0.84, 0.56],
        [0.9, 0.62],
        [0.93, 0.7],
      ],
      0.012,
    )
    shadow(s, s.x(0.71), s.y(foot + 0.01), s.u * 42, s.u * 3, '#141c48', 0.6)
    place(s, meru({ tiers: 5 }), { x: 0.66, y: 0.51, size: 25, rim: 1 })
    place(s, meru({ tiers: 3 }), { x: 0.72, y: 0.51, size: 18, rim: 1 })
    place(s, meru({ tiers: 1 }), { x: 0.77, y: 0.52, size: 12, rim: 1 })
    palms(
      s,
      [
        [0.6, 0.55, 14, -0.1],
        [0.81, 0.56, 12, 0.12],
      ],
      { front: 0.2 },
    )
    cliff(s, {
      top,
      foot: (x) => h * foot + noise((x / h) * 9, 2) * h * 0.006,
      from: 0.5,
      to: 0.93,
      green: 0.32,
      rock: '#8a7468',
      leaf: '#4f6a3c',
      seed: 4,
      scale: 1.4,
    })
    s.shade([s.x(0.46), s.y(0.66), s.x(0.97), s.y(0.75)], (x, y, out) => {
      const d = Math.abs(y - h * (foot + 0.004)) / h
      const c = [1, 0.86, 0.74]
      out[0] = c[0]
      out[1] = c[1]
      out[2] = c[2]
      out[3] =
        clamp(Math.exp(-d * 90) * (0.5 + fbm((x / h) * 16, (y / h) * 30, 4) * 1.8)) *
        smooth(0.46, 0.52, x / w) *
        smooth(0.97, 0.91, x / w) *
        0.8
    })
    const shelf = (x) =>
      h * (1.05 - 0.2 * Math.max(0, 1 - x / (w * 0.56)) + 0.012 * Math.sin((x / w) * 9)) +
      fbm((x / h) * 8, 3, 5) * h * 0.03
    foam(s, shelf, { to: 0.6, colour: '#ffe0c4', power: 0.5 })
    cliff(s, {
      top: shelf,
      foot: () => h + 3,
      to: 0.6,
      green: 0.06,
      rock: '#6a5a60',
      leaf: '#5a6a3c',
      seed: 7,
      scale: 1.6,
    })
    for (const [x, seed] of [
      [0.16, 3],
      [0.19, 7],
    ])
      place(s, traveller({ seed, pack: false }), {
        x,
        y: shelf(s.x(x)) / h + 0.012,
        size: 11,
        front: 0.15,
        rim: 1,
      })
    birds(s, { x: 0.48, y: 0.24, count: 8, seed: 8 })
    return finish(s, { rays: 0.14 })
  },
}
