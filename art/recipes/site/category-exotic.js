import { finish } from '../../core/finish.js'
import { balloonsAtDawn } from '../../scenes/bagan.js'

export default {
  alt: "Mongolfiere colorate in volo all'alba sopra una pianura di templi di mattoni",
  paint: (w, h) => finish(balloonsAtDawn(w, h), { rays: 0.12 }),
}
