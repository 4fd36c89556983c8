import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { conifer, forest } from '../../nature/foliage.js'
import { groundLine, snowfield } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { stoneLantern } from '../../things/asia-japan-life.js'
import { snowfall } from '../../things/asia-street.js'

export default {
  alt: 'Due file di lanterne di pietra accese lungo il sentiero del Kasuga Taisha, a Nara, sotto la neve al crepuscolo',
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
    sky(s, { clouds: 0.25 })
    mountain(s, {
      top: range(s, { height: 0.26, seed: 12, detail: 2.4, lift: 0.6 }),
      rock: '#5f7396',
      snow: '#f2f7ff',
      snowLine: 0.16,
      haze: 0.35,
    })
    forest(s, { top: () => s.y(0.55), height: 9, count: 90, snow: 0.9, haze: 0.4, seed: 3 })
    snowfield(s, { top: groundLine(s, { at: 0.56, bumps: 0.02, seed: 4 }) })
    for (let i = 0; i < 16; i++)
      conifer(s, {
        x: i < 8 ? ((i * 0.29) % 1) * 0.34 : 0.66 + ((i * 0.37) % 1) * 0.34,
        y: 0.6 + (i % 8) * 0.012,
        height: 20 + (i % 8) * 3,
        snow: 0.8,
        seed: i + 3,
        haze: 0.2 - (i % 8) * 0.02,
      })
    // Two rows of lanterns along the path, the nearest last.
    const P = s.plane(0.24, 0.5)
    for (let i = 7; i >= 0; i--)
      for (const side of [-1, 1]) {
        const [x, y, scale] = P(side * 0.5, 1 * 1.32 ** i)
        const size = (scale / h) * 42
        place(s, stoneLantern(), { x: x / w, y: y / h, size, haze: i * 0.05 })
        s.glowAt(x, y - (size / 100) * h * 0.62, size * s.u * 0.34, '#ffb45c', 0.5)
      }
    for (const [x, y, height, seed] of [
      [0.03, 0.92, 54, 2],
      [0.98, 0.94, 60, 5],
    ])
      conifer(s, { x, y, height, snow: 0.85, seed })
    snowfall(s)
    return finish(s)
  },
}
