import { finish } from '../../core/finish.js'
import { manhattan } from '../../scenes/city.js'

export default {
  alt: "I grattacieli di Manhattan accesi al tramonto oltre l'East River, con il ponte di Brooklyn in primo piano",
  paint: (w, h) => finish(manhattan(w, h)),
}
