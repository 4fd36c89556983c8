import { finish } from '../../core/finish.js'
import { balloonsAtDawn } from '../../scenes/bagan.js'

export default {
  alt: 'Mongolfiere sopra i templi di mattoni di una pianura nella nebbia: il primo sole accende il tempio più grande, e un monaco guarda da sotto il suo parasole rosso',
  paint: (w, h) => finish(balloonsAtDawn(w, h)),
}
