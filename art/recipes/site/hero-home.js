import { finish } from '../../core/finish.js'
import { savannaDusk } from '../../scenes/savanna.js'
import { HERO_SIZES } from './kit.js'

export default {
  alt: "Elefanti all'abbeverata al tramonto nella savana, con un'acacia in primo piano e il Kilimanjaro innevato",
  sizes: HERO_SIZES,
  paint: (w, h) => finish(savannaDusk(w, h), { rays: 0.16 }),
}
