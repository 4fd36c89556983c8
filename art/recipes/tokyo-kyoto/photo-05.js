import { finish } from '../../core/finish.js'
import { smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { conifer, forest } from '../../nature/foliage.js'
import { groundLine, snowfield } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { farmhouse } from '../../things/asia-japan.js'
import { snowfall } from '../../things/asia-street.js'

export default {
  alt: 'Case dal tetto di paglia di Shirakawa-go coperte di neve, finestre accese al crepuscolo tra gli abeti bianchi',
  paint(w, h) {
    const mood = {
      ...moods.night,
      sky: [
        [0, '#1f3a78'],
        [0.5, '#4f74ac'],
        [0.85, '#b8bccb'],
        [1, '#f3cdb0'],
      ],
      haze: '#a9bdd6',
      lit: '#cfdcf2',
      shade: '#4f6a9c',
      front: 0.5,
      lamps: 0.95,
    }
    const s = new Scene(w, h, { mood, sun: [0.7, 0.4], horizon: 0.56 })
    sky(s, { clouds: 0.25, seed: 8 })
    mountain(s, {
      top: range(s, { height: 0.26, seed: 12, detail: 2.4, lift: 0.6 }),
      rock: '#5f7396',
      snow: '#f2f7ff',
      snowLine: 0.16,
      haze: 0.35,
    })
    forest(s, { top: () => s.y(0.55), height: 9, count: 90, snow: 0.9, haze: 0.4, seed: 3 })
    snowfield(s, { top: groundLine(s, { at: 0.56, bumps: 0.02, seed: 4 }) })
    for (const [x, y, size, seed, haze] of [
      [0.62, 0.6, 12, 4, 0.25],
      [0.84, 0.63, 15, 5, 0.18],
      [0.5, 0.66, 18, 6, 0.1],
    ])
      place(s, farmhouse({ seed }), { x, y, size, haze })
    for (let i = 0; i < 9; i++)
      conifer(s, {
        x: 0.7 + ((i * 0.37) % 1) * 0.3,
        y: 0.66 + i * 0.011,
        height: 9 + i * 1.6 + (i % 3) * 3,
        snow: 0.8,
        seed: i + 3,
        haze: 0.12,
      })
    place(s, farmhouse({ seed: 2 }), { x: 0.28, y: 0.84, size: 46, rim: 0.3 })
    s.glow(0.28, 0.76, 16, '#ffb45c', 0.35)
    snowfield(s, {
      top: (x) =>
        s.y(0.845) + h * 0.02 * Math.sin((x / w) * 5) + h * 0.05 * smooth(0.45, 0.9, x / w),
      seed: 7,
    })
    for (const [x, y, height, seed] of [
      [0.03, 0.92, 54, 2],
      [0.12, 0.96, 34, 5],
    ])
      conifer(s, { x, y, height, snow: 0.85, seed })
    snowfall(s)
    return finish(s)
  },
}
