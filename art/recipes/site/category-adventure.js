import { finish } from '../../core/finish.js'
import { alpineLake } from '../../scenes/north.js'

export default {
  alt: 'Due amici in canoa su un lago di montagna al mattino, tra gli abeti e una cima innevata',
  paint: (w, h) => finish(alpineLake(w, h), { rays: 0.1 }),
}
