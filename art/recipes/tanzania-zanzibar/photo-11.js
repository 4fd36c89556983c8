import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ground } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { dhow } from '../../things/africa.js'
import { coralHouse, houseOfWonders } from '../../things/swahili.js'

export default {
  alt: 'Il lungomare di Stone Town con la Casa delle Meraviglie e i palazzi bianchi, mentre i dhow rientrano nella luce calda',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        front: 0.8,
        sky: [
          [0, '#4a7fb4'],
          [0.5, '#9fbfcc'],
          [0.85, '#f6dcae'],
          [1, '#ffe6b8'],
        ],
        lamps: 0.25,
      },
      sun: [0.05, 0.3],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.22 })
    const y = 0.566
    const r = random(8)
    for (let i = 0; i < 22; i++)
      place(
        s,
        coralHouse({
          seed: i + 40,
          floors: 2 + Math.floor(r() * 2),
          wall: ['#e8dcc4', '#f2e6d0', '#dcc8a8', '#e6cfc0'][i % 4],
        }),
        { x: (i + 0.5) / 22 + (r() - 0.5) * 0.02, y: y - 0.004, size: 15 + r() * 9, haze: 0.32 },
      )
    place(s, houseOfWonders(), { x: 0.6, y: y + 0.002, size: 36, front: 0.9, rim: 0.4 })
    for (const [x, floors, size, wall] of [
      [0.05, 3, 22, '#f2e6d0'],
      [0.14, 4, 26, '#ead6b4'],
      [0.24, 3, 20, '#f6eedd'],
      [0.33, 3, 23, '#e6cfae'],
      [0.42, 2, 17, '#f2e2c8'],
      [0.79, 3, 21, '#f4ead6'],
      [0.88, 4, 25, '#e2cdac'],
      [0.97, 3, 22, '#f2e6d0'],
    ])
      place(s, coralHouse({ seed: Math.round(x * 100), floors, wall }), {
        x,
        y: y + 0.002,
        size,
        front: 0.85,
        haze: 0.05,
      })
    ground(s, { top: () => h * y, colour: '#cfb48c', grain: 0.4, haze: 0.05, base: 0.592 })
    for (const [x, height, seed] of [
      [0.19, 17, 3],
      [0.48, 18, 5],
      [0.73, 16, 7],
      [0.93, 15, 9],
    ])
      palm(s, { x, y: y + 0.006, height, seed, lean: 0.03, front: 0.7 })
    sea(s, {
      top: 0.59,
      wave: 0.6,
      mirror: 0.75,
      mirrorFade: 1.2,
      glint: 0.3,
      body: [
        [0, '#7fb8b8'],
        [0.4, '#3f98a8'],
        [1, '#1b6284'],
      ],
    })
    for (const [x, row, size, flip] of [
      [0.3, 0.86, 40, false],
      [0.82, 0.7, 16, true],
      [0.56, 0.66, 10, false],
    ])
      place(s, dhow(), {
        x,
        y: row,
        size,
        flip,
        front: 0.75,
        rim: 0.6,
        reflect: { power: 0.5, length: 0.16 },
      })
    return finish(s)
  },
}
