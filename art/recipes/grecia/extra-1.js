import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { bougainvillea } from '../../things/bougainvillea.js'
import {
  brow,
  ground,
  HORIZON,
  houses,
  metre,
  P,
  parapet,
  stair,
  terrace,
  view,
  windmill,
} from '../../things/oia-stair.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { aegeanDay } from './kit.js'

/** A basket on her arm, with what is left of the oranges. */
const basket = (k, j, flat) => {
  const [x, y] = j.armFar.hand
  path(
    k,
    flat ?? '#ff9c3c',
    `M${x - 0.5} ${y + 0.5}a0.320 0.320 0 1 1 0.640 0ZM${x} ${y + 0.46}a0.340 0.340 0 1 1 0.680 0Z`,
  )
  path(
    k,
    flat ?? '#8c5840',
    `M${x - 0.75} ${y + 0.42}H${x + 0.85}L${x + 0.6} ${y + 1.35}H${x - 0.5}Z`,
  )
  if (!flat)
    path(k, '#c89058', `M${x + 0.1} ${y + 0.42}H${x + 0.85}L${x + 0.6} ${y + 1.35}H${x + 0.1}Z`)
}

const woman = {
  ...POSES.stand,
  view: 'back',
  near: [4, 3],
  far: [7, 34],
  armNear: [12, 10],
  armFar: [16, 22],
  skin: SKINS[1],
  top: ['#ffd04c', '#d89440'],
  low: ['#ffd04c', '#d89440'],
  hair: ['#4c3040', '#2c1c30'],
  shoe: ['#8c5c50', '#6c4048'],
  dress: 'skirt',
  bare: true,
  cut: 'bun',
  hat: ['brim', '#f8e4b4', '#c09868'],
  light: 1,
  after: basket,
}

/** An orange that has got away, and its shade. */
function orange(k, X, Z, air = 0) {
  const [x, y] = P(X, ground(Z), Z)
  const r = 0.075 * metre(Z)
  path(
    k,
    '#c8a8b0',
    `M${x - r * 2.4} ${y}a${r * 1.2} ${r * 0.3} 0 1 0 ${r * 2.4} 0a${r * 1.2} ${r * 0.3} 0 1 0 ${-r * 2.4} 0Z`,
  )
  const cy = y - r - air * metre(Z)
  path(k, '#d8642c', `M${x - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
  path(
    k,
    '#ff9c3c',
    `M${x - r * 0.3} ${cy - r * 0.1}a${r * 0.62} ${r * 0.62} 0 1 0 ${r * 1.24} 0a${r * 0.62} ${r * 0.62} 0 1 0 ${-r * 1.24} 0Z`,
  )
}

export default {
  alt: 'Una scalinata bianca di Oia, a Santorini, sale fra un muro in ombra e il mare fino a un mulino a vento; una buganvillea trabocca dal tetto, e tre arance scappano giù per i gradini a una donna in giallo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: aegeanDay, sun: [0.9, -0.2], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      view(k)
      brow(k)
      const [mx, my] = P(-3.6, 5.9, 30)
      at(k, mx, my, metre(28), windmill)
      terrace(k)
      parapet(k)
      houses(k)
      stair(k)
      const [x, y] = P(-0.62, ground(11), 11)
      stand(k, x, y, 1.64 * metre(11), woman, { fall: [-0.42, -0.03], shade: '#c0a8bc' })
      orange(k, -0.95, 9.2)
      orange(k, -0.4, 7.9, 0.2)
      orange(k, -1.1, 6.7)
      bougainvillea(k, P(1.86, ground(8.9), 8.7))
    })
    return finish(s, { bloom: 0.08, threshold: 0.94, vignette: 0.08 })
  },
}
