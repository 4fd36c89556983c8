import { field, fill, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { BANK, citadel, oldTown, papyrus } from '../../things/cairo.js'
import { egret, felucca } from '../../things/nile.js'

const afternoon = {
  ...moods.golden,
  sky: [
    [0, '#2f78b8'],
    [0.45, '#7fb8d8'],
    [0.8, '#dfe0c4'],
    [1, '#fbe2ac'],
  ],
  haze: '#f0d8ac',
  lit: '#fff3e0',
  disc: 0,
  front: 0.8,
  lake: [
    [0, '#c9b896'],
    [0.25, '#5f93aa'],
    [1, '#14507e'],
  ],
}

export default {
  alt: 'Due feluche sul Nilo al Cairo nella brezza della sera, sotto la Cittadella con la grande cupola e i due minareti a matita',
  paint(w, h) {
    const s = new Scene(w, h, { mood: afternoon, sun: [0.06, 0.2], horizon: BANK / 90 })
    sky(s, { clouds: 0, glowPower: 0.5 })
    flatCloud(s, { x: 0.43, y: 0.17, width: 30, height: 4.6, seed: 6, lit: '#fff4dc', power: 0.9 })
    flatCloud(s, { x: 0.86, y: 0.1, width: 22, height: 3.6, seed: 9, lit: '#fff4dc', power: 0.85 })
    const f = field(s)
    f.draw(s.k, citadel)
    f.draw(s.k, oldTown)
    for (const [x, height, seed] of [
      [2, 17, 4],
      [10.5, 13, 6],
      [17.4, 19, 2],
      [27, 16, 8],
      [29.6, 12, 5],
      [41.4, 14, 3],
      [52, 16, 9],
      [56, 11, 7],
      [76, 9, 12],
      [79, 11, 14],
      [101, 8, 15],
      [128, 11, 16],
      [131, 8, 17],
      [150, 10, 18],
    ])
      palm(s, {
        x: x / 160,
        y: 54.4 / 90,
        height,
        lean: ((seed % 3) - 1) * 0.1,
        kind: 'date',
        seed,
        colour: '#5f8a3c',
        front: 0.7,
        haze: 0.08,
      })
    lake(s, { wave: 0.7, glint: 0.5 })
    place(s, felucca({ sail: '#fbeecb' }), {
      x: 0.585,
      y: 0.672,
      size: 25,
      flip: true,
      front: 0.84,
      haze: 0.06,
      reflect: { power: 0.45, length: 0.22, wobble: 3 },
    })
    place(s, felucca({ sail: '#fffaf0', crew: 4 }), {
      x: 0.33,
      y: 0.815,
      size: 60,
      front: 0.88,
      rim: 0.3,
      reflect: { power: 0.5, length: 0.18, wobble: 5 },
    })
    f.draw(s.k, (k) => {
      fill(k, '#4a5a3a', [
        [104, 92],
        ...rough(
          [
            [108, 89],
            [118, 86.6],
            [132, 85.6],
            [148, 84],
            [168, 82],
          ],
          0.6,
          4,
        ),
        [168, 92],
      ])
      papyrus(k, { from: 142, to: 166, foot: 88, high: 24, count: 34, seed: 3 })
      papyrus(k, { from: 118, to: 134, foot: 89, high: 9, count: 12, seed: 8 })
    })
    place(s, egret(), { x: 0.84, y: 0.956, size: 13, front: 0.95, shadow: false })
    birds(s, { x: 0.5, y: 0.3, count: 5, colour: '#ffffff', size: 0.9 })
    return finish(s)
  },
}
