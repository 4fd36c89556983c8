import { finish } from '../../core/finish.js'
import { registan } from '../../scenes/market-squares.js'

export default {
  alt: 'Le cupole turchesi e i portali maiolicati di una piazza della Via della Seta nella luce della sera',
  paint: (w, h) => finish(registan(w, h)),
}
