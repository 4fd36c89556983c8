import { finish } from '../../core/finish.js'
import { marrakech } from '../../scenes/market-squares.js'

export default {
  alt: "Il minareto della Koutoubia sopra la medina di Marrakech al tramonto, con i banchi accesi e l'Atlante innevato",
  paint: (w, h) => finish(marrakech(w, h), { rays: 0.08 }),
}
