import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { conifer, forest, grass, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { staveChurch } from '../../things/northern.js'
import { groundShadow } from '../../things/savanna-land.js'
import { crags } from './kit.js'

export default {
  alt: "Una chiesa di legno medievale dai tetti a scaglie sovrapposti, tra le betulle gialle d'autunno e i monti norvegesi",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        front: 0.72,
        sky: [
          [0, '#4a7fb0'],
          [0.5, '#9fbccb'],
          [0.85, '#ecdcbc'],
          [1, '#f9e4bc'],
        ],
        haze: '#dcd6c2',
        lamps: 0.5,
      },
      sun: [0.1, 0.12],
      horizon: 0.6,
    })
    sky(s, { clouds: 0.2 })
    crags(
      s,
      [
        [0.2, 0.38, 0.34],
        [0.76, 0.4, 0.4],
      ],
      { haze: 0.26, snowLine: 0.1, seed: 6 },
    )
    forest(s, {
      top: (x) => h * (0.56 - 0.1 * Math.abs(x / w - 0.5)),
      height: 9,
      count: 130,
      seed: 4,
      haze: 0.3,
    })
    ground(s, {
      top: (x) => h * (0.565 - 0.1 * Math.abs(x / w - 0.5)),
      colour: '#7f8a4c',
      haze: 0.25,
      grain: 0.4,
      base: 0.7,
    })
    forest(s, {
      top: (x) => h * (0.6 - 0.05 * Math.abs(x / w - 0.5)),
      height: 8,
      count: 90,
      seed: 8,
      haze: 0.16,
      colour: '#d9a03a',
    })
    const hill = (x) =>
      h * (0.71 - 0.07 * Math.exp(-(((x / w - 0.6) / 0.28) ** 2))) +
      noise((x / h) * 4, 2) * h * 0.008
    ground(s, {
      top: (x) => Math.min(hill(x), h * 0.605),
      colour: '#8f9a48',
      haze: 0.14,
      grain: 0.5,
    })
    groundShadow(s, 0.64, hill(s.x(0.6)) / h + 0.035, 32, 1.6)
    place(s, staveChurch(), {
      x: 0.6,
      y: hill(s.x(0.6)) / h + 0.03,
      size: 58,
      front: 0.75,
      rim: 0.6,
    })
    grass(s, {
      top: (x) => hill(x) + s.u * 2,
      height: 2.4,
      count: 1500,
      colours: ['#a5a850', '#6f8040', '#d2be68'],
      seed: 5,
      jitter: 22,
    })
    // A dry-stone wall runs across, with a gap for the path.
    for (let i = 0; i < 34; i++) {
      const x = i / 33
      if (Math.abs(x - 0.5) < 0.05) continue
      boulder(s, {
        x,
        y: 0.86 + 0.012 * Math.sin(i * 1.7),
        width: 6.4,
        height: 4.4,
        seed: i + 3,
        colour: '#948e8c',
        square: 3.4,
        flutes: 0.1,
      })
    }
    for (const [x, height, seed] of [
      [0.1, 70, 5],
      [0.9, 50, 9],
      [0.98, 62, 3],
    ])
      conifer(s, {
        x,
        y: 0.96,
        height,
        seed,
        colour: x > 0.5 ? '#e0aa3c' : LEAVES.pine,
        front: 0.6,
      })
    grass(s, {
      top: h * 0.93,
      height: 5,
      count: 1400,
      colours: ['#a5a04c', '#6f7a3c', '#d6bc62', '#b5762f'],
      seed: 9,
      jitter: 9,
    })
    return finish(s)
  },
}
