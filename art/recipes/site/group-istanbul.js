import { finish } from '../../core/finish.js'
import { istanbul } from '../../scenes/istanbul.js'

export default {
  alt: 'Le cupole e i sei minareti della Moschea Blu sopra il Bosforo al tramonto, con un traghetto in arrivo',
  paint: (w, h) => finish(istanbul(w, h), { rays: 0.1 }),
}
