import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birds, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { bigBen, redBus, stoneBridge, westminster } from '../../things/europe.js'

export default {
  alt: "Il Big Ben e il Parlamento sul Tamigi all'imbrunire, con un autobus rosso sul ponte di Westminster",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, lamps: 0.85, front: 0.4 },
      sun: [0.12, 0.5],
      horizon: h > w ? 0.6 : 0.62,
    })
    sky(s, { clouds: 0.22, seed: 4 })
    const foot = s.horizon / h
    city(s, { y: foot, low: 4, high: 10, width: 5, seed: 3, haze: 0.6, share: 0.4 })
    place(s, westminster(), {
      x: s.pick(0.42, 0.36),
      y: foot + 0.012,
      size: s.pick(15, 16),
      haze: 0.08,
      front: 0.42,
      rim: 0.3,
    })
    place(s, bigBen(), {
      x: s.pick(0.66, 0.64),
      y: foot + 0.014,
      size: s.pick(50, 56),
      front: 0.45,
      rim: 0.5,
    })
    lake(s, { wave: 0.8 })
    place(s, stoneBridge({ arches: 12, stone: '#6f8f86' }), {
      x: s.pick(0.98, 0.9),
      y: s.pick(0.76, 0.75),
      size: 12,
      reflect: true,
      front: 0.4,
    })
    place(s, redBus(), {
      x: s.pick(0.72, 0.5),
      y: s.pick(0.664, 0.69),
      size: s.pick(5.4, 6),
      front: 0.6,
    })
    place(s, redBus(), {
      x: s.pick(0.9, 0.9),
      y: s.pick(0.664, 0.69),
      size: s.pick(5.4, 6),
      front: 0.6,
      flip: true,
    })
    birds(s, { x: 0.2, y: 0.3, count: 5 })
    return finish(s)
  },
}
