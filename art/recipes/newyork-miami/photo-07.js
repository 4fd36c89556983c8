import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { tree } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { cab, flatiron } from '../../things/america.js'
import { facet, wallFacet, wallWindows } from '../../things/asia-street.js'
import { block } from '../../things/new-york.js'
import { traveller } from '../../things/people.js'

export default {
  alt: "Il Flatiron, sottile come la prua di una nave, all'incrocio di due viali nel tardo pomeriggio, con i taxi gialli",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        front: 0.62,
        sky: [
          [0, '#3f74b4'],
          [0.5, '#9cc0d4'],
          [0.85, '#fbdcae'],
          [1, '#ffe9c4'],
        ],
        haze: '#fbd8ac',
      },
      sun: [0.04, 0.3],
      horizon: 0.74,
    })
    sky(s, { clouds: 0.24 })
    for (const [x, size, haze, seed] of [
      [0.3, 48, 0.5, 3],
      [0.36, 40, 0.56, 5],
      [0.72, 50, 0.5, 8],
      [0.78, 60, 0.42, 12],
      [0.24, 62, 0.36, 15],
    ])
      place(s, block({ seed }), { x, y: 0.75, size, haze })
    const P = s.plane(0.2, 0.53)
    s.layer(
      (k) => {
        const r = random(9)
        for (const side of [-1, 1])
          for (const [i, [z0, z1]] of [
            [2.6, 4.2],
            [1.5, 2.5],
            [0.9, 1.45],
          ].entries()) {
            const X = side * (1.25 + i * 0.04)
            const H = 1 + r() * 0.8
            wallFacet(
              k,
              P,
              s.far(
                s.tone(
                  ['#b8876a', '#a89a8c', '#c2a888'][(i + (side > 0 ? 1 : 0)) % 3],
                  side < 0 ? 0.25 : 0.75,
                ),
                0.3 - i * 0.12,
              ),
              X,
              z0,
              z1,
              0,
              H,
            )
            wallWindows(k, P, {
              X,
              z0,
              z1,
              y0: 0.14,
              y1: H * 0.96,
              rows: Math.round(H * 9),
              columns: 6,
              seed: i + side * 5 + 9,
              share: 0.25,
              power: 0.5,
            })
          }
      },
      { lit: false },
    )
    place(s, flatiron(), { x: 0.55, y: 0.775, size: 66, front: 0.68, rim: 0.4 })
    ground(s, {
      top: () => s.y(0.772),
      colour: '#8a8494',
      farColour: '#b8a8a0',
      haze: 0.2,
      grain: 0.3,
    })
    s.layer(
      (k) => {
        for (let i = -7; i <= 7; i++)
          facet(k, P, s.tone('#f7f0e6', 0.75), [
            [i * 0.15 - 0.045, 0.95, 0],
            [i * 0.15 - 0.045, 1.3, 0],
            [i * 0.15 + 0.045, 1.3, 0],
            [i * 0.15 + 0.045, 0.95, 0],
          ])
      },
      { lit: false, alpha: 0.8 },
    )
    for (const [x, y, size, c] of [
      [0.42, 0.8, 7, 2],
      [0.33, 0.815, 8.6, 5],
      [0.7, 0.805, 7.4, 8],
      [0.78, 0.83, 9.6, 3],
    ])
      place(s, cab({ front: c % 2 === 1 }), { x, y, size, front: 0.8 })
    for (const [x, y, seed] of [
      [0.5, 0.85, 3],
      [0.53, 0.855, 8],
      [0.6, 0.86, 12],
      [0.88, 0.86, 5],
      [0.2, 0.85, 9],
      [0.17, 0.855, 4],
    ])
      place(s, traveller({ seed, pack: false }), { x, y, size: 10, front: 0.6 })
    place(s, cab(), { x: 0.27, y: 0.945, size: 17, front: 0.75, rim: 0.5 })
    tree(s, { x: 0.03, y: 0.99, height: 70, colour: '#6f8a3c', seed: 6, front: 0.4, spread: 0.4 })
    return finish(s, { rays: 0.1 })
  },
}
