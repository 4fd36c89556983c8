import { finish } from '../../core/finish.js'
import { summerSea } from '../../scenes/summer-sea.js'
import { HERO_SIZES } from './kit.js'

export default {
  alt: 'Amici su un pontile di legno nel sole basso di agosto: uno si tuffa, gli altri guardano il mare, le isole e una barca a vela',
  sizes: HERO_SIZES,
  paint: (w, h) => finish(summerSea(w, h), { rays: 0.1 }),
}
