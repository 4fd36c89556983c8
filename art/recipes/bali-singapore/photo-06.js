import { finish } from '../../core/finish.js'
import { clamp, fbm, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { bush, LEAVES } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { cone, mountain } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { foam, sea } from '../../nature/water.js'
import { jukung } from '../../things/bali-life.js'
import { shadow } from '../../things/marks.js'

export default {
  alt: 'Le jukung a bilanciere con le vele a spicchi su una spiaggia di sabbia scura, con le onde e il vulcano lontano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.8, 0.1], horizon: 0.5 })
    sky(s, { clouds: 0.16 })
    mountain(s, {
      top: cone(s, { at: 0.2, height: 0.22, spread: 0.3, crater: 0.05 }),
      rock: '#6f86a0',
      haze: 0.46,
      footHaze: 0.8,
    })
    cumulus(s, { x: 0.3, y: 0.44, width: 46, height: 9, seed: 4, power: 0.85 })
    cumulus(s, { x: 0.8, y: 0.49, width: 54, height: 15, seed: 8 })
    sea(s, {
      wave: 1.2,
      glint: 0.4,
      body: [
        [0, '#2f8cb4'],
        [0.35, '#1f8fae'],
        [0.7, '#3fb4b8'],
        [1, '#8fd6c8'],
      ],
    })
    for (const [x, y, size, sail] of [
      [0.54, 0.535, 7, ['#e8694c', '#fff4e0']],
      [0.66, 0.525, 5, ['#3f8fb0', '#fff4e0']],
      [0.44, 0.522, 4, ['#f0b93c', '#fff4e0']],
    ])
      place(s, jukung({ sail }), {
        x,
        y,
        size,
        haze: 0.16,
        reflect: { power: 0.35, length: 0.06 },
      })
    for (const [row, power] of [
      [0.6, 0.5],
      [0.67, 0.7],
    ]) {
      const crest = (x) => h * row + noise((x / h) * 2.4, row * 30) * h * 0.02
      s.shade([0, h * (row - 0.04), w, h * (row + 0.06)], (x, y, out) => {
        const d = (y - crest(x)) / h
        out[0] = out[1] = out[2] = 1
        out[3] =
          power *
          clamp(d < 0 ? 0 : Math.exp(-d * 40) * (0.4 + fbm((x / h) * 12, (y / h) * 24, 4) * 2)) *
          clamp(0.3 + fbm((x / h) * 2 + row * 9, 2, 3) * 2.4)
      })
    }
    const edge = (x) => h * (0.8 - 0.09 * (x / w)) + noise((x / h) * 4, 6) * h * 0.014
    foam(s, edge)
    beach(s, edge, { colour: '#8f8478', wet: '#5c5a62' })
    for (const [x, y, size, hull, trim, sail] of [
      [0.8, 0.84, 30, '#f4efe4', '#2f7fa8', ['#f0b93c', '#e8694c', '#fff4e0']],
      [0.52, 0.87, 36, '#fdf6e8', '#d9573f', ['#3f9ab0', '#fff4e0', '#f7c94a']],
      [0.18, 0.92, 14, '#f0d34a', '#2f7f58', null],
    ]) {
      shadow(
        s,
        s.x(x) - s.u * 3,
        s.y(y) + s.u,
        size * (sail ? 0.55 : 1.6) * s.u,
        s.u * 1.4,
        '#2a2450',
        0.5,
      )
      place(s, jukung({ hull, trim, sail }), { x, y, size, front: 0.8, rim: 0.2 })
    }
    palm(s, { x: 0.01, y: 1.0, height: 86, lean: 0.12, seed: 6 })
    bush(s, { x: 0.02, y: 1.0, size: 9, colour: LEAVES.jungle, seed: 3 })
    return finish(s)
  },
}
