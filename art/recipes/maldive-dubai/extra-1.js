import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { burjKhalifa, marinaTower } from '../../things/gulf-towers.js'

/** Fountain jets: [x, height in u] at row y, a plume that thins upwards. */
function jets(s, list, y, colour = '#fff4da') {
  const r = random(8)
  s.layer(
    (k) => {
      for (const [x, height] of list)
        for (let i = 0; i < 46; i++) {
          const t = r()
          const H = height * s.u
          const px = s.x(x) + (r() - 0.5) * H * 0.1 * (0.3 + t)
          k.fillStyle = alpha(colour, 0.16 + r() * 0.22)
          k.beginPath()
          k.ellipse(
            px,
            s.y(y) - H * t * (0.5 + 0.5 * r()),
            H * 0.012 * (1.3 - t),
            H * 0.09,
            0,
            0,
            7,
          )
          k.fill()
        }
    },
    { lit: false, blur: s.h / 700 },
  )
  for (const [x, height] of list) s.glow(x, y, height * 0.6, colour, 0.22)
}

export default {
  alt: "Il Burj Khalifa illuminato all'imbrunire sopra il lago di Dubai, con i getti della fontana e le palme",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, front: 0.5 },
      sun: [0.12, 0.6],
      horizon: 0.74,
    })
    sky(s, { clouds: 0.12 })
    const y = s.horizon / h
    city(s, { y: y + 0.004, low: 10, high: 26, width: 5, haze: 0.55, seed: 5, share: 0.4 })
    place(s, burjKhalifa(), { x: 0.62, y: y + 0.004, size: 70, haze: 0.06, rim: 0.7, front: 0.6 })
    for (const [x, kind, size, haze] of [
      [0.8, 1, 32, 0.25],
      [0.9, 2, 40, 0.2],
      [0.42, 3, 28, 0.3],
      [0.3, 0, 34, 0.24],
      [0.17, 1, 24, 0.32],
    ])
      place(s, marinaTower({ kind, seed: kind + 3 }), { x, y: y + 0.004, size, haze, rim: 0.5 })
    city(s, {
      y: y + 0.006,
      low: 4,
      high: 10,
      width: 7,
      haze: 0.12,
      seed: 9,
      share: 0.75,
      colours: ['#c9b295', '#b59c84', '#d6c2a2'],
    })
    grove(s, {
      top: () => s.horizon - s.u * 1.6,
      depth: 2,
      size: 1.2,
      colour: LEAVES.deep,
      seed: 4,
    })
    sea(s, { wave: 0.7, mirrorFade: 0.7, glint: 0.5 })
    jets(
      s,
      [
        [0.44, 15],
        [0.48, 21],
        [0.52, 27],
        [0.56, 31],
        [0.6, 27],
        [0.64, 21],
        [0.68, 15],
      ],
      y + 0.085,
    )
    for (const [x, height, lean, seed] of [
      [0.02, 60, 0.04, 3],
      [0.1, 46, -0.02, 7],
    ])
      palm(s, { x, y: 1.02, height, lean, kind: 'date', seed, front: 0.3 })
    grove(s, {
      top: (x) => h * 0.985 - Math.max(0, 1 - x / (w * 0.3)) * h * 0.06,
      to: 0.32,
      depth: 8,
      size: 2.6,
      colour: LEAVES.deep,
      seed: 8,
      front: 0.2,
    })
    return finish(s)
  },
}
