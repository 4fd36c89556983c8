import { at, field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { bougainvillea } from '../../things/bougainvillea.js'
import { donkey } from '../../things/oia-donkey.js'
import { leaf, mill, outlook, paving, wall } from '../../things/oia-gate.js'
import { aegeanDay } from './kit.js'

/** The donkey and its shade on the stones: its own outline laid flat, away from the sun. */
function donkeyInSun(s, f, x, y, q) {
  const { canvas, k: flat } = s.sheet()
  f.draw(flat, (k) => {
    k.translate(x, y)
    k.transform(1, 0, 0.62, 0.2, 0, 0)
    k.scale(q, q)
    donkey(k)
  })
  flat.globalCompositeOperation = 'source-in'
  flat.fillStyle = '#a9a5c6'
  flat.fillRect(0, 0, s.w, s.h)
  s.k.drawImage(canvas, 0, 0)
  f.draw(s.k, (k) => at(k, x, y, q, donkey))
}

export default {
  alt: 'Un portone blu aperto in un muro bianco di Oia, a Santorini: oltre la soglia il mare con una vela; una buganvillea trabocca dal muro, dietro spunta un mulino a vento e un asinello con il cappello di paglia porta le arance',
  paint(w, h) {
    const s = new Scene(w, h, { mood: aegeanDay, sun: [0.9, -0.2], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, -2, 0, 30)
      g.addColorStop(0, '#1c64b8')
      g.addColorStop(1, '#5cabe2')
      fill(k, g, points('-6 -6 166 -6 166 32 -6 32'))
      at(k, 137, 37.5, 1, mill)
      outlook(k)
      wall(k)
      leaf(k)
      paving(k)
      bougainvillea(k)
    })
    donkeyInSun(s, f, 122, 83, 1.02)
    return finish(s, { bloom: 0.08, threshold: 0.94, vignette: 0.08 })
  },
}
