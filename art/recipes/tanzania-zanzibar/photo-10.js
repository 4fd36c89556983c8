import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { cumulus } from '../../nature/clouds.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { beach } from '../../nature/ground.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { foam, lagoon } from '../../nature/water.js'
import { dhow } from '../../things/africa.js'
import { groundShadow } from '../../things/savanna-land.js'
import { clearDay } from './kit.js'

export default {
  alt: "La spiaggia bianca di Nungwi con le palme piegate e un dhow all'ancora nell'acqua turchese",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.8, 0.08], horizon: 0.4 })
    sky(s, { clouds: 0.12 })
    cumulus(s, { x: 0.62, y: 0.39, width: 70, height: 15, seed: 5 })
    lagoon(s, { wave: 0.7 })
    place(s, dhow(), {
      x: 0.66,
      y: 0.56,
      size: 19,
      front: 0.85,
      reflect: { power: 0.4, length: 0.09 },
    })
    place(s, dhow(), { x: 0.86, y: 0.445, size: 7, haze: 0.2, front: 0.8 })
    const edge = (x) => h * (0.5 + 0.44 * (x / w) ** 0.75) + noise((x / h) * 4, 5) * h * 0.012
    foam(s, edge)
    beach(s, edge, { colour: '#fdf0d4', wet: '#dcc69c' })
    grove(s, {
      top: (x) => h * (0.45 - 0.06 * (1 - x / (w * 0.2))),
      to: 0.14,
      depth: 8,
      size: 2.4,
      colour: LEAVES.jungle,
      seed: 7,
      haze: 0.06,
    })
    for (const [x, y, height, lean, seed] of [
      [0.1, 0.56, 36, 0.16, 3],
      [0.06, 0.62, 48, 0.2, 8],
      [0.02, 0.74, 66, 0.26, 12],
      [-0.02, 0.92, 92, 0.3, 5],
    ]) {
      groundShadow(s, x + 0.08, y + 0.01, height * 0.3, height * 0.02, 'rgba(90,80,130,.36)')
      palm(s, { x, y, height, lean, seed })
    }
    return finish(s)
  },
}
