import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'
import { conifer, forest, grass, grove } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { sky } from '../../nature/sky.js'
import { steamTrain, stoneBridge } from '../../things/europe.js'

export default {
  alt: 'Un treno a vapore rosso su un viadotto di pietra nella luce della sera, come quello dei film: la locomotiva si vede agli studi',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.16, 0.3], horizon: 0.58 })
    sky(s, { clouds: 0.2 })
    mountain(s, {
      top: range(s, { height: 0.26, seed: 4, rough: 0.6 }),
      rock: '#7f8a6a',
      haze: 0.5,
    })
    fog(s, { y: 0.56, thickness: 0.05, power: 0.5 })
    mountain(s, { top: range(s, { height: 0.15, seed: 9 }), rock: '#7c8450', haze: 0.24 })
    forest(s, {
      top: groundLine(s, { at: 0.6, bumps: 0.03, seed: 3 }),
      height: 6,
      count: 90,
      haze: 0.3,
    })
    ground(s, {
      top: groundLine(s, { at: 0.63, bumps: 0.03, seed: 5 }),
      colour: '#8c9650',
      grain: 0.6,
    })
    place(
      s,
      { ...stoneBridge({ arches: 11, stone: '#a89a86', lamps: false }) },
      { x: 0.5, y: 0.84, size: 30, front: 0.6 },
    )
    // Steam drifts back over the coaches.
    for (const [x, y, width, height, seed] of [
      [0.44, 0.505, 30, 6.4, 5],
      [0.55, 0.525, 24, 5.6, 3],
      [0.64, 0.54, 15, 4.6, 8],
      [0.69, 0.548, 7, 4, 2],
    ])
      cumulus(s, { x, y, width, height, seed, lit: '#fff6e6', dark: '#d9b8a4' })
    place(s, steamTrain({ coaches: 5 }), { x: 0.5, y: 0.598, size: 7.4, front: 0.7 })
    for (let i = 0; i < 7; i++)
      s.glow(s.x(0.705 - i * 0.035), s.y(0.5 - i * 0.012), 3 + i * 1.1, '#fff4e2', 0.5 - i * 0.05)
    grove(s, {
      top: groundLine(s, { at: 0.86, bumps: 0.03, bowl: 0.03, seed: 8 }),
      depth: 12,
      size: 3.4,
      seed: 9,
      colour: '#6a7638',
      accents: [['#a86a8a', 0.12]],
    })
    grass(s, { top: groundLine(s, { at: 0.95, seed: 4 }), height: 6, count: 500 })
    conifer(s, { x: 0.06, y: 0.98, height: 52, seed: 2 })
    conifer(s, { x: 0.14, y: 1.0, height: 34, seed: 5 })
    return finish(s, { rays: 0.12 })
  },
}
