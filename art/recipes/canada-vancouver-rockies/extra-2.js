import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { conifer, forest, grass, LEAVES } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { bear, logCabin } from '../../things/andes-rockies.js'
import { plume } from '../../things/northern-land.js'
import { crags } from './kit.js'

const autumn = {
  ...moods.golden,
  disc: 0,
  front: 0.75,
  sky: [
    [0, '#3f79b4'],
    [0.45, '#86b0cc'],
    [0.8, '#ead9b8'],
    [1, '#ffe6b4'],
  ],
  haze: '#e6d6bb',
}

export default {
  alt: "Un'orsa con il cucciolo nel prato d'autunno, tra larici dorati e una baita di tronchi ai piedi delle Rocciose",
  paint(w, h) {
    const s = new Scene(w, h, { mood: autumn, sun: [0.9, 0.14], horizon: 0.56 })
    sky(s, { clouds: 0.12 })
    crags(
      s,
      [
        [0.16, 0.3, 0.22],
        [0.28, 0.36, 0.18],
      ],
      { haze: 0.32, seed: 4, from: 1 },
    )
    crags(
      s,
      [
        [0.44, 0.46, 0.2],
        [0.53, 0.38, 0.14],
        [0.62, 0.24, 0.2],
      ],
      { haze: 0.12, seed: 8, from: 1, rock: '#94897f' },
    )
    mountain(s, {
      top: range(s, { height: 0.15, seed: 4, detail: 1.4 }),
      rock: '#7f8a78',
      haze: 0.3,
      footHaze: 0.5,
    })
    const far = groundLine(s, { at: 0.57, bumps: 0.03, seed: 3 })
    ground(s, { top: (x) => far(x) - s.u * 0.6, colour: '#8f8444', haze: 0.3, base: 0.7 })
    for (const [height, count, seed, haze, colour, dy] of [
      [7, 130, 3, 0.36, '#d9a03c', -2],
      [8, 110, 5, 0.26, LEAVES.pine, 0],
      [9, 70, 9, 0.16, '#e0a232', 2],
    ])
      forest(s, { top: (x) => far(x) + dy * s.u, height, count, seed, haze, colour })
    ground(s, {
      top: (x) => far(x) + s.u * 2.4,
      colour: '#b59a4e',
      farColour: '#c9ae62',
      haze: 0.22,
      grain: 0.5,
    })
    place(s, logCabin({ snow: false }), { x: 0.68, y: 0.665, size: 15, front: 0.8, rim: 0.4 })
    plume(s, {
      x: 0.705,
      y: 0.53,
      width: 5,
      height: 17,
      lean: -0.35,
      power: 0.5,
      core: 0,
      seed: 4,
    })
    for (const [x, y, height, colour, seed] of [
      [0.57, 0.67, 30, '#e2a02e', 3],
      [0.82, 0.68, 34, '#d9922c', 6],
      [0.88, 0.7, 42, LEAVES.pine, 8],
      [0.5, 0.66, 22, '#e8b23c', 12],
      [0.95, 0.73, 50, '#e0a02e', 14],
      [0.07, 0.72, 48, '#e6a834', 21],
      [0.14, 0.7, 32, LEAVES.pine, 22],
      [0.01, 0.78, 62, '#d4882a', 24],
    ])
      conifer(s, { x, y, height, colour, seed, front: 0.8, slim: 0.9 })
    const meadow = groundLine(s, { at: 0.72, bumps: 0.02, seed: 8 })
    ground(s, {
      top: meadow,
      colour: '#a98a42',
      farColour: '#c2a658',
      haze: 0.06,
      grain: 0.5,
      seed: 5,
    })
    grass(s, {
      top: meadow,
      height: 2.6,
      count: 1600,
      colours: ['#c9a850', '#8f7a3a', '#b8552f', '#e6cc7a'],
      seed: 5,
      jitter: 14,
    })
    place(s, bear(), { x: 0.34, y: 0.87, size: 21, front: 0.75, rim: 0.7 })
    place(s, bear({ colour: '#7a5238', cub: true }), {
      x: 0.5,
      y: 0.87,
      size: 10,
      front: 0.75,
      rim: 0.7,
    })
    grass(s, {
      top: h * 0.865,
      from: 0.2,
      to: 0.6,
      height: 2.4,
      count: 320,
      colours: ['#c9a850', '#8f7a3a', '#e6cc7a'],
      seed: 9,
      jitter: 3,
    })
    const near = groundLine(s, { at: 0.93, bumps: 0.03, seed: 2 })
    grass(s, {
      top: near,
      height: 6,
      count: 1300,
      colours: ['#a8452c', '#c9a04a', '#7a6a36', '#e0ba62'],
      seed: 6,
      jitter: 9,
    })
    birds(s, { x: 0.68, y: 0.2, count: 6, seed: 3 })
    return finish(s)
  },
}
