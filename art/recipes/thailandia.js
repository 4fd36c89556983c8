import { finish } from '../core/finish.js'
import { noise } from '../core/noise.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { beach } from '../nature/ground.js'
import { palm } from '../nature/palms.js'
import { boulder } from '../nature/rocks.js'
import { cumulus, sky } from '../nature/sky.js'
import { foam, lagoon } from '../nature/water.js'

export const recipes = [
  {
    id: 'main',
    alt: 'Una palma sulla spiaggia davanti alle rocce calcaree e al mare turchese delle Andamane',
    paint(w, h) {
      const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.12], horizon: h > w ? 0.5 : 0.52 })
      sky(s, { clouds: 0.12, seed: 3 })
      cumulus(s, { x: 0.35, y: 0.47, width: 60, height: 18, seed: 4 })
      for (const [x, width, height, seed, haze] of [
        [0.2, 26, 20, 5, 0.55],
        [0.85, 30, 26, 6, 0.5],
        [0.62, 17, 38, 2, 0.18],
      ])
        boulder(s, {
          x,
          y: s.horizon / h + 0.004,
          width,
          height,
          seed,
          haze,
          colour: '#9aa08a',
          square: 3.2,
          flutes: 0.9,
        })
      lagoon(s)
      const edge = (x) => h * (0.86 - 0.1 * (1 - x / w) ** 2) + noise((x / h) * 5, 2) * h * 0.008
      foam(s, edge)
      beach(s, edge)
      palm(s, { x: s.pick(0.1, 0.12), y: 0.93, height: 74, lean: 0.22, seed: 4 })
      return finish(s)
    },
  },
]
