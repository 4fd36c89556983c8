import { finish } from '../../core/finish.js'
import { islet } from '../../scenes/shore.js'

export default {
  alt: "Un'isoletta di sabbia bianca con le palme in una laguna turchese e una barca a vela",
  paint: (w, h) => finish(islet(w, h)),
}
