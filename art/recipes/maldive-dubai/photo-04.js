import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'
import { sky, stars } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { sailboat } from '../../things/boats.js'
import { marinaTower, twistedTower } from '../../things/gulf-towers.js'

export default {
  alt: 'Le torri di Dubai Marina accese di notte, con il grattacielo a spirale, riflesse nel canale degli yacht',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#101f4c'],
          [0.42, '#2b4a82'],
          [0.72, '#8a8ea8'],
          [0.9, '#eeb08a'],
          [1, '#ffcb94'],
        ],
        haze: '#8f90a8',
        lit: '#bcc8dc',
        shade: '#2c3a68',
        front: 0.6,
      },
      sun: [0.85, 0.66],
      horizon: 0.7,
    })
    sky(s, { clouds: 0.14 })
    stars(s, { count: 120, below: 0.3 })
    const y = s.horizon / h + 0.004
    city(s, { y, low: 14, high: 34, width: 5, haze: 0.5, seed: 3, share: 0.5 })
    place(s, twistedTower(), { x: 0.36, y, size: 62, front: 0.7, rim: 0.4 })
    for (const [x, kind, size, haze, seed] of [
      [0.05, 2, 50, 0.1, 2],
      [0.14, 0, 58, 0.14, 3],
      [0.24, 3, 42, 0.2, 4],
      [0.47, 1, 44, 0.16, 5],
      [0.56, 0, 64, 0.1, 6],
      [0.65, 2, 54, 0.12, 7],
      [0.74, 3, 40, 0.2, 8],
      [0.83, 1, 50, 0.14, 9],
      [0.93, 0, 45, 0.1, 10],
    ])
      place(s, marinaTower({ kind, seed }), { x, y, size, haze, front: 0.55 })
    for (let i = 0; i < 22; i++)
      palm(s, {
        x: 0.02 + i * 0.046,
        y: y + 0.004,
        height: 5 + (i % 3),
        lean: 0,
        kind: 'date',
        seed: i + 2,
        rim: 0,
      })
    grove(s, {
      top: () => s.horizon - s.u * 1.5,
      depth: 2,
      size: 1.1,
      colour: LEAVES.deep,
      seed: 12,
    })
    for (let i = 0; i < 40; i++) s.glow(0.01 + i * 0.0252, y - 0.01, 2.4, '#ffcf8c', 0.55)
    sea(s, { wave: 0.65, mirrorFade: 0.45, glint: 0 })
    for (const [x, row, size, flip] of [
      [0.22, 0.77, 9, false],
      [0.7, 0.8, 12, true],
      [0.47, 0.75, 6, false],
    ])
      place(s, sailboat({ stripe: '#2f5f9a' }), {
        x,
        y: row,
        size,
        flip,
        front: 0.9,
        reflect: { power: 0.4, length: 0.12 },
      })
    palm(s, { x: 0.96, y: 1.04, height: 52, lean: -0.03, kind: 'date', seed: 3, front: 0.4 })
    palm(s, { x: 0.03, y: 1.05, height: 60, lean: 0.02, kind: 'date', seed: 5, front: 0.4 })
    return finish(s)
  },
}
