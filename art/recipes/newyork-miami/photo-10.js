import { at, field, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { kayak } from '../../things/kayak-pelican.js'
import {
  bridge,
  farKey,
  glider,
  oldBridge,
  onWater,
  P,
  seaAndSky,
} from '../../things/seven-mile.js'

export default {
  alt: 'La lunga strada sul mare delle Keys vista dall’acqua turchese: i piloni vanno in fila fino all’orizzonte, un kayak giallo passa con un pellicano a prua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.06, 0.06], horizon: 58 / 90 })
    field(s).draw(s.k, (k) => {
      seaAndSky(k)
      farKey(k)
      oldBridge(k)
      onWater(k)
      bridge(k)
      for (const [x, y, q, phase] of points(
        '27 31 3.2 0.6 33.500 28.800 2.900 0.4 39 27.600 2.600 -0.35',
        4,
      ))
        at(k, x, y, q, (c) => glider(c, phase))
      const [x, y, q] = P(0.2, 0, 14.5)
      stroke(
        k,
        'rgba(236,255,248,.7)',
        0.22,
        `M${x - 26} ${y + 0.9}Q${x - 20} ${y + 0.2} ${x - 15} ${y + 0.7}M${x - 34} ${y + 2.6}Q${x - 26} ${y + 1.6} ${x - 20} ${y + 2.4}`,
      )
      at(k, x, y, q, kayak)
    })
    return finish(s, { vignette: 0.12 })
  },
}
