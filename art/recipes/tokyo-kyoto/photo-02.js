import { blend } from '../../core/colour.js'
import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { along, counter, gate, paved, stoneFox, wood } from '../../things/gate-path.js'

const GATES = Array.from({ length: 26 }, (_, i) => 1.62 + i * 0.5)
const HAZE = '#ffe0a0'

export default {
  alt: 'Il sentiero dei torii vermigli di Fushimi Inari sale nel bosco; una bambina conta i portali davanti a una volpe di pietra col bavaglino rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.1, 0.2], horizon: 0.53 })
    const f = field(s)
    f.draw(s.k, (k) => {
      wood(k)
      paved(k, GATES, ['#8c7484', '#6c5872', '#ffdca4'])
      for (let i = GATES.length - 1; i >= 0; i--) {
        const d = Math.min(0.62, Math.max(0, (GATES[i] - 2.5) * 0.075))
        const tones = ['#ff8a4c', '#e8502c', '#b8342c', '#842438'].map((c) => blend(c, HAZE, d))
        gate(k, GATES[i], {
          tones,
          black: blend('#241830', HAZE, d * 0.8),
          plinth: blend('#6c6478', HAZE, d * 0.8),
          signs: GATES[i] < 5.2,
          seed: i,
        })
        if (i === 5) {
          const [x, y] = along(3.6, 0.1, 0)
          at(k, x, y, 1.25, counter)
        }
      }
      at(k, 24, 88, 1.2, stoneFox)
    })
    return finish(s, { bloom: 0.2 })
  },
}
