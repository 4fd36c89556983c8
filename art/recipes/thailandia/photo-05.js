import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bays, eagle, massif, sea, slope, village } from '../../things/two-bays.js'

const HAIR = ['#34202c', '#20142a']
const FALL = { fall: [-0.7, -0.18], shade: '#74687c' }

export default {
  alt: 'Dal belvedere di un’isola delle Andamane: il villaggio sulla lingua di sabbia fra due baie turchesi, le barche a coda lunga, la montagna di calcare di fronte; un’aquila di mare plana più in basso di chi guarda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.05, 0.1], horizon: 0.21 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sea(k)
      bays(k)
      massif(k)
      village(k)
      at(k, 19, 54, 0.9, eagle)
      slope(k)
      stand(
        k,
        15,
        79,
        10.4,
        {
          ...POSES.point,
          skin: SKINS[0],
          top: ['#f4745c', '#b8445c'],
          low: ['#4c4478', '#342c5c'],
          shorts: true,
          hair: HAIR,
          hat: ['brim', '#f8dca0', '#c89c6c'],
          bare: true,
          pack: ['#3c8ca0', '#28546c'],
        },
        FALL,
      )
      stand(
        k,
        22.4,
        79.6,
        9.8,
        {
          ...POSES.hips,
          view: 'back',
          armFar: [46, -96],
          skin: SKINS[2],
          top: ['#fff0d4', '#c4a8a0'],
          low: ['#e0a048', '#a8683c'],
          dress: 'skirt',
          hair: HAIR,
          cut: 'bun',
        },
        FALL,
      )
      stand(
        k,
        35.6,
        85.2,
        9.6,
        {
          ...POSES.sit,
          skin: SKINS[1],
          top: ['#3c94a8', '#28587c'],
          low: ['#f0e0c0', '#b8a09c'],
          shorts: true,
          bare: true,
          hair: HAIR,
          cut: 'long',
        },
        {},
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
