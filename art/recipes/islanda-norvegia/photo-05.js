import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import {
  chinInHand,
  frostBeard,
  frozenHair,
  lip,
  pool,
  sea,
  seal,
  shore,
  steam,
  turfHouse,
} from '../../things/warm-pool.js'
import { iceDawn } from './kit.js'

/** Flakes before everything, none on the faces. */
function flakes(k) {
  const r = random(31)
  for (let i = 0; i < 60; i++) {
    const [x, y, q] = [r() * 162, r() * 88, 0.22 + r() ** 2 * 0.5]
    if (y > 24 && y < 66 && x > 28 && x < 112) continue
    path(k, '#ffffff', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  }
}

export default {
  alt: 'Nella laguna termale a picco sull’Atlantico, con il bordo di ghiaccioli e una casa di torba tra le rocce: una bambina coi capelli gelati a spine indica la foca che spunta dal mare, accanto un amico con la barba di brina e una donna col turbante',
  paint(w, h) {
    const s = new Scene(w, h, { mood: iceDawn, sun: [0.04, 0.4], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      shore(k)
      at(k, 134, 46, 1, turfHouse)
      pool(k)
      steam(k)
      lip(k)
      at(k, 44, 44.6, 1.08, frostBeard)
      at(k, 70, 46.2, 0.92, frozenHair)
      at(k, 104, 45, 1.04, chinInHand)
      sea(k)
      at(k, 100, 84, 0.8, seal)
      flakes(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
