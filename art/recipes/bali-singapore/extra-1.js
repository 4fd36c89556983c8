import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { bigWheel, lotusMuseum, marinaBaySands } from '../../things/singapore.js'
import { bumboat } from '../../things/singapore-quay.js'
import { bayNight } from './kit.js'

export default {
  alt: "Marina Bay a Singapore nell'ora blu: le tre torri con il tetto a nave, il museo a fiore di loto e la ruota",
  paint(w, h) {
    const s = new Scene(w, h, { mood: bayNight, sun: [0.1, 0.6], horizon: 0.64 })
    sky(s, { clouds: 0.2 })
    const y = s.horizon / h + 0.004
    place(s, bigWheel(), { x: 0.16, y, size: 30, haze: 0.16 })
    city(s, { y, low: 5, high: 12, width: 5, haze: 0.4, seed: 6 })
    place(s, marinaBaySands(), { x: 0.6, y: y + 0.004, size: 46, haze: 0.02, rim: 0.4 })
    place(s, lotusMuseum(), { x: 0.29, y: y + 0.008, size: 14, rim: 0.4 })
    grove(s, {
      top: () => s.horizon - s.u * 1.5,
      depth: 2,
      size: 1,
      colour: LEAVES.deep,
      seed: 6,
    })
    sea(s, { wave: 0.6, mirrorFade: 0.4, glint: 0.2 })
    for (let i = 0; i < 34; i++) s.glow(i / 33, y - 0.006, 2, '#ffd28c', 0.45)
    place(s, bumboat(), { x: 0.42, y: 0.77, size: 8, reflect: { power: 0.5, length: 0.12 } })
    palm(s, { x: 0.01, y: 1.05, height: 74, lean: 0.05, kind: 'royal', seed: 4, front: 0.3 })
    return finish(s)
  },
}
