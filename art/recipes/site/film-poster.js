import { finish } from '../../core/finish.js'
import { balloonsAtDawn } from '../../scenes/bagan.js'

export default {
  alt: 'Una grande mongolfiera e altre più lontane salgono sopra i templi di mattoni mentre sorge il sole',
  paint: (w, h) => finish(balloonsAtDawn(w, h, undefined, true), { rays: 0.12 }),
}
