import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { conifer, forest } from '../../nature/foliage.js'
import { groundLine, snowfield } from '../../nature/ground.js'
import { aurora, sky, stars } from '../../nature/sky.js'
import { logCabin } from '../../things/andes-rockies.js'
import { plume } from '../../things/northern-land.js'

export default {
  alt: "Una sauna di tronchi fuma nel bosco innevato, mentre l'aurora verde danza tra le cime degli abeti",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.aurora, front: 0.5 },
      sun: [0.6, 0],
      horizon: 0.66,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 500, seed: 11, below: 0.6 })
    aurora(s, {
      seed: 9,
      bands: [
        [0.5, 0.7, '#5dffb0', '#3fa0ff', 1],
        [0.34, 1.1, '#a8ffc8', '#3f8bff', 0.6],
      ],
    })
    for (const [height, count, seed, haze, y] of [
      [16, 60, 3, 0.5, 0.655],
      [20, 44, 6, 0.34, 0.67],
      [24, 26, 9, 0.2, 0.69],
    ])
      forest(s, { top: () => h * y, height, count, seed, haze, snow: 0.6 })
    snowfield(s, { top: groundLine(s, { at: 0.68, bumps: 0.03, seed: 5 }), seed: 3 })
    place(s, logCabin(), { x: 0.63, y: 0.79, size: 25, front: 0.55, rim: 0.3 })
    s.glow(0.63, 0.75, 24, '#ffb45c', 0.5)
    s.glow(0.63, 0.82, 20, '#ffa850', 0.36)
    plume(s, {
      x: 0.675,
      y: 0.545,
      width: 9,
      height: 34,
      lean: 0.3,
      power: 0.5,
      core: 0,
      seed: 6,
    })
    // A trodden path to the door.
    s.layer(
      (k) => {
        k.fillStyle = 'rgba(30,66,110,.4)'
        const r = random(6)
        for (let i = 0; i < 26; i++) {
          const t = i / 25
          k.beginPath()
          k.ellipse(
            s.x(0.45 + 0.18 * t ** 0.7 + (i % 2 ? 0.006 : -0.006)),
            s.y(1 - 0.2 * t ** 0.8),
            s.u * (1.3 - t),
            s.u * (0.6 - t * 0.4),
            r() * 0.3,
            0,
            7,
          )
          k.fill()
        }
      },
      { lit: false },
    )
    for (const [x, y, height, seed] of [
      [0.04, 0.98, 92, 3],
      [0.15, 0.86, 62, 5],
      [0.25, 0.8, 44, 8],
      [0.36, 0.77, 32, 11],
      [0.86, 0.83, 52, 4],
      [0.96, 0.93, 80, 7],
      [0.79, 0.78, 34, 13],
    ])
      conifer(s, { x, y, height, snow: 0.75, seed, front: 0.3, rim: 0.35 })
    snowfield(s, { top: (x) => h * (0.96 - 0.05 * Math.cos((x / w) * 6)), seed: 9, to: 0.36 })
    return finish(s)
  },
}
