import { finish } from '../../core/finish.js'
import { clamp, fbm, smooth } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, grass, grove, tree } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { curve } from './kit.js'

export default {
  alt: "Il monolite rosso di Uluru acceso dal tramonto nell'outback australiano, tra ciuffi di spinifex e querce del deserto",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        front: 0.72,
        haze: '#f3b892',
        lit: '#ffc890',
        shade: '#4a4a86',
        sky: [
          [0, '#2c4a8c'],
          [0.35, '#6f84b4'],
          [0.62, '#d8a494'],
          [0.85, '#f8b888'],
          [1, '#ffd6a2'],
        ],
      },
      sun: [-0.1, 0.46],
      horizon: 0.6,
    })
    sky(s, { clouds: 0.22, seed: 17 })
    mountain(s, {
      top: range(s, { height: 0.03, seed: 8, detail: 2 }),
      rock: '#8a6a8a',
      haze: 0.55,
    })
    const top = curve(
      s,
      [
        [0.2, 0.62],
        [0.245, 0.555],
        [0.29, 0.44],
        [0.36, 0.385],
        [0.5, 0.362],
        [0.64, 0.352],
        [0.76, 0.372],
        [0.84, 0.42],
        [0.885, 0.53],
        [0.93, 0.62],
      ],
      0.007,
    )
    const li = (x, y) => {
      const u = x / h
      const v = (y - top(x)) / h
      return (
        0.56 +
        0.42 * fbm(u * 24 + fbm(u * 5, v * 5, 3) * 1.4, v * 2.2, 4) +
        0.2 * fbm(u * 7, v * 12, 4) -
        0.35 * smooth(0.55, 0.95, (u * h) / w) -
        0.3 * smooth(0.2, 0.27, v)
      )
    }
    const hot = [0.98, 0.5, 0.26]
    const dark = [0.36, 0.17, 0.3]
    s.shade([s.x(0.18), s.y(0.33), s.x(0.95), s.y(0.625)], (x, y, out) => {
      const l = clamp(li(x, y))
      for (let j = 0; j < 3; j++) out[j] = dark[j] + (hot[j] - dark[j]) * l
      out[3] = clamp(y - top(x) + 0.5)
    })
    fog(s, { y: 0.615, thickness: 0.02, power: 0.5, seed: 4 })
    ground(s, {
      top: groundLine(s, { at: 0.612, bumps: 0.006, seed: 3 }),
      colour: '#c0633c',
      farColour: '#b08a52',
      haze: 0.25,
      grain: 0.75,
      seed: 6,
    })
    grove(s, {
      top: () => s.y(0.612),
      depth: 1.6,
      size: 0.8,
      colour: '#7a8a4a',
      haze: 0.25,
      seed: 8,
      density: 0.7,
    })
    for (const [y, n, hgt, seed] of [
      [0.66, 260, 1.6, 3],
      [0.72, 240, 2.6, 5],
      [0.8, 220, 4, 7],
      [0.9, 240, 6.5, 9],
      [1, 300, 9, 11],
    ])
      grass(s, {
        top: groundLine(s, { at: y, bumps: 0.03, detail: 5, seed }),
        height: hgt,
        count: n,
        jitter: 5,
        colours: ['#c9b45e', '#9a9a4e', '#e0c878'],
        seed,
      })
    for (const [x, y, size, seed] of [
      [0.1, 0.74, 4, 2],
      [0.31, 0.7, 2.6, 5],
      [0.58, 0.68, 2, 7],
      [0.9, 0.72, 3, 9],
      [0.02, 0.97, 9, 12],
      [0.2, 1, 7, 14],
    ])
      bush(s, { x, y, size, colour: '#8a9450', seed })
    tree(s, {
      x: 0.1,
      y: 0.86,
      height: 46,
      colour: '#7d8a4a',
      trunk: '#5a3a3a',
      seed: 15,
      front: 0.45,
      spread: 0.3,
      bare: 0.5,
    })
    tree(s, {
      x: 0.03,
      y: 0.79,
      height: 26,
      colour: '#8a9450',
      trunk: '#5a3a3a',
      seed: 4,
      front: 0.5,
      spread: 0.3,
      bare: 0.5,
    })
    birds(s, { x: 0.62, y: 0.2, count: 9, seed: 6, size: 0.7 })
    return finish(s)
  },
}
