import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { cone, mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { latticeTower } from '../../things/asia-japan.js'
import { blueHour } from './kit.js'

export default {
  alt: "Lo skyline di Tokyo al tramonto con la torre rossa accesa e il profilo del Fuji all'orizzonte",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, sky: blueHour.sky, haze: '#e8a985', lit: '#b8909a' },
      sun: [0.24, 0.5],
      horizon: 0.55,
    })
    sky(s, { clouds: 0.22 })
    mountain(s, {
      top: cone(s, { at: 0.24, height: 0.2, spread: 0.2 }),
      rock: '#4a5a90',
      snow: '#e8d4d8',
      snowLine: 0.05,
      haze: 0.42,
    })
    mountain(s, {
      top: range(s, { height: 0.05, seed: 4, detail: 2 }),
      rock: '#44548a',
      haze: 0.5,
    })
    ground(s, { top: () => s.horizon, colour: '#5a5a80', haze: 0.3 })
    city(s, { y: 0.62, low: 4, high: 17, width: 2.8, seed: 2, haze: 0.5, share: 0.4 })
    city(s, { y: 0.66, low: 6, high: 22, width: 3.8, seed: 3, haze: 0.3, share: 0.5 })
    place(s, latticeTower(), { x: 0.64, y: 0.705, size: 60, front: 0.75, rim: 0.6 })
    s.glow(0.64, 0.5, 26, '#ff8a4a', 0.35)
    city(s, { y: 0.72, low: 6, high: 20, width: 5, seed: 8, haze: 0.1, share: 0.5 })
    grove(s, {
      top: (x) => s.y(0.705) - noise((x / h) * 9, 2) * h * 0.006,
      depth: 2.6,
      size: 1,
      colour: '#4a6a5c',
      seed: 3,
    })
    lake(s, { top: 0.732, wave: 0.9, mirrorFade: 0.7 })
    for (const [x, y, size] of [
      [0.3, 0.8, 2.6],
      [0.46, 0.86, 4],
    ])
      place(
        s,
        {
          width: 150,
          height: 30,
          draw(pen) {
            pen
              .path('#2b2f52', 'M-70 -8Q0 -4 74 -14L62 4L-60 4Z')
              .rect('#8a3a3a', -50, -22, 92, 12)
              .path('#4a4f7a', 'M-56 -22L-46 -30L38 -30L50 -22Z')
            for (let i = 0; i < 12; i++)
              pen
                .ellipse('#d8473a', -46 + i * 8, -18, 2.6, 3.4)
                .light(`M${-48.6 + i * 8} -18a2.6 3.4 0 1 1 5.2 0a2.6 3.4 0 1 1 -5.2 0Z`, '#ff9a52')
          },
        },
        { x, y, size, reflect: { power: 0.6, length: 0.08 } },
      )
    return finish(s, { bloom: 0.32 })
  },
}
