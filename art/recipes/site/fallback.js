import { finish } from '../../core/finish.js'
import { calmHorizon } from '../../scenes/shore.js'

export default {
  alt: "Un mare calmo all'alba, con il profilo lontano della costa e la sabbia in primo piano",
  paint: (w, h) => finish(calmHorizon(w, h), { rays: 0.1 }),
}
