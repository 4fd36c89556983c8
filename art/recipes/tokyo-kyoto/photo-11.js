import { finish } from '../../core/finish.js'
import { clamp, mix, noise, smooth, tread } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { grove, LEAVES, tree } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { cone, mountain } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'

export default {
  alt: 'Filari ondulati delle piantagioni di tè di Shizuoka al mattino, con il Fuji che emerge dalle nuvole basse',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dawn, haze: '#f3e6cc', front: 0.66 },
      sun: [0.85, 0.3],
      horizon: 0.46,
    })
    sky(s, { clouds: 0.18 })
    mountain(s, {
      top: cone(s, { at: 0.32, height: 0.32, spread: 0.22 }),
      rock: '#6a83ac',
      snow: '#ffffff',
      snowLine: 0.13,
      haze: 0.2,
    })
    cumulus(s, { x: 0.2, y: 0.46, width: 60, height: 8, seed: 5 })
    cumulus(s, { x: 0.55, y: 0.47, width: 70, height: 6, seed: 9 })
    for (const [at, seed, haze] of [
      [0.47, 3, 0.45],
      [0.5, 6, 0.3],
    ])
      grove(s, {
        top: groundLine(s, { at, bumps: 0.05, detail: 1.4, seed }),
        depth: 8,
        size: 1.4,
        colour: '#4f7a4c',
        seed,
        haze,
      })
    ground(s, { top: () => s.y(0.53), colour: '#5f8a44', haze: 0.35, base: 0.7 })
    const hill = groundLine(s, { at: 0.54, bumps: 0.03, detail: 0.8, tilt: 0.1, seed: 5 })
    const lo = s.tone('#2f5a34', 0.1)
    const hi = s.tone('#a9cc4a', 0.95)
    const [a, b] = [lo, hi].map((c) =>
      [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16) / 255),
    )
    s.shade([0, s.y(0.4), w, h], (x, y, out) => {
      const top = hill(x)
      if (y < top) {
        out[3] = 0
        return
      }
      const d = (y - top) / h + 0.03
      const Z = 0.3 / d
      const X = ((x - w * 0.62) / h) * Z
      const q = X * 3.4 + Z * 1.1 + 0.5 * Math.sin(Z * 1.3 + X * 0.5)
      const f = q - Math.floor(q)
      const bump = Math.sin(Math.min(1, f / 0.78) * Math.PI)
      const li = tread(f > 0.78 ? 0.02 : 0.16 + bump ** 0.7 * 0.55 + (f / 0.78 - 0.5) * 0.4, 5)
      const hz = clamp(0.45 - d * 1.3)
      for (let j = 0; j < 3; j++) out[j] = mix(mix(a[j], b[j], li), [0.95, 0.9, 0.78][j], hz)
      out[3] = clamp(y - top)
    })
    grove(s, {
      top: (x) => s.y(0.93) + h * 0.1 * smooth(0, 0.4, x / w) - noise((x / h) * 6, 3) * h * 0.015,
      to: 0.5,
      depth: 12,
      size: 2.6,
      colour: '#6f9c3c',
      seed: 3,
    })
    tree(s, { x: 0.86, y: 0.56, height: 20, colour: LEAVES.blossom, seed: 5, spread: 0.6 })
    tree(s, { x: 0.94, y: 0.55, height: 14, colour: LEAVES.blossom, seed: 8, haze: 0.1 })
    return finish(s)
  },
}
