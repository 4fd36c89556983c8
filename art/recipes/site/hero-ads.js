import { finish } from '../../core/finish.js'
import { summerSea } from '../../scenes/shore.js'
import { HERO_SIZES } from './kit.js'

export default {
  alt: "Un gruppo di amici sulla spiaggia guarda il sole d'agosto scendere dietro una barca a vela e le isole",
  sizes: HERO_SIZES,
  paint: (w, h) => finish(summerSea(w, h), { rays: 0.14 }),
}
