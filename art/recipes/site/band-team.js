import { finish } from '../../core/finish.js'
import { auroraBand } from '../../scenes/north.js'

export default {
  alt: "Un gruppo attorno al fuoco accanto alle tende, sotto l'aurora boreale riflessa nel fiordo",
  paint: (w, h) => finish(auroraBand(w, h)),
}
