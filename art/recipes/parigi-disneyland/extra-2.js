import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { eiffel } from '../../things/europe.js'
import { houses } from './kit.js'

export default {
  alt: "I tetti di zinco e le facciate chiare di Parigi viste dall'alto, con la torre lontana nella foschia dorata",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.86, 0.3], horizon: 0.46 })
    sky(s, { clouds: 0.12 })
    for (let i = 0; i < 5; i++)
      houses(s, { y: 0.47 + i * 0.075, size: 8 + i * 4.2, haze: 0.62 - i * 0.13, seed: 20 + i })
    place(s, eiffel(), { x: 0.3, y: 0.52, size: 34, haze: 0.5 })
    for (let i = 2; i < 4; i++)
      houses(s, { y: 0.5 + i * 0.1, size: 12 + i * 5, haze: 0.36 - i * 0.1, seed: 30 + i })
    ground(s, { top: groundLine(s, { at: 0.79, bumps: 0.004, seed: 3 }), colour: '#c9b48e' })
    grove(s, {
      top: groundLine(s, { at: 0.77, bumps: 0.02, seed: 12 }),
      depth: 20,
      size: 4.2,
      seed: 13,
      colour: '#5f7a3c',
      accents: [['#8a9a48', 0.2]],
    })
    return finish(s, { rays: 0.14 })
  },
}
