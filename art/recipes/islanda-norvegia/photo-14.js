import { field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bed, HORIZON, leaner, portal, train, wires } from '../../things/flam-bend.js'
import { far, rock, shoulder, slope, upper, valley } from '../../things/flam-october.js'
import { SKINS } from '../../things/slender-folk.js'

export default {
  alt: 'La ferrovia di Flåm in ottobre, affacciati all’ultima carrozza: il treno verde piega sulla cengia fra le betulle d’oro ed entra in galleria; in basso il fiume e le fattorie della valle, di fronte una parete in ombra con la sua cascata; da un finestrino qualcuno saluta',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.1], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      far(k)
      valley(k)
      rock(k)
      upper(k)
      portal(k)
      slope(k)
      bed(k)
      shoulder(k)
      wires(k)
      train(k)
      const who = (n, top, hair, more) => ({ skin: SKINS[n], top, hair, ...more })
      leaner(k, 56, who(0, ['#f0c048', '#b07c38'], '#6a4038', { wave: true }))
      leaner(k, 37, who(1, ['#4c84c8', '#2c4c88'], '#38242c'))
      leaner(k, 21.5, who(0, ['#e8504a', '#9c3040'], '#6a4038', { wave: true, hat: '#3fa098' }))
    })
    return finish(s, { vignette: 0.14 })
  },
}
