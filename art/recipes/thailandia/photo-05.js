import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bays, SEA, sea } from '../../things/two-bays.js'
import { islets, massif, massifShade } from '../../things/two-bays-massif.js'
import { eagle, longtail, lookout } from '../../things/two-bays-view.js'
import { village } from '../../things/two-bays-village.js'

const HAIR = ['#34202c', '#20142a']
const ROCK = {
  green: '#7cb450',
  bright: '#a8cc58',
  deep: '#1c6460',
  deepSpur: '#2c7c68',
  rock: '#ffe8c4',
  rockHalf: '#e0b498',
  rockDeep: '#4c7890',
  fold: '#569848',
  far: '#bcd4bc',
  farShade: '#88b4bc',
  farRock: '#d4d8c8',
}
/** The wood: where the sun lies on it, and in the shade of our own hill; each as shade, middle, light. */
const WOOD = [
  ['#2c805c', '#68b054', '#b0d464'],
  ['#0e444c', '#17564f', '#286c54'],
]
const FALL = { fall: [0.7, -0.1], shade: '#a87c84' }

export default {
  alt: 'Dal belvedere di un’isola delle Andamane: il villaggio sulla lingua di sabbia fra due baie turchesi, le barche a coda lunga, la montagna di calcare di fronte; un’aquila di mare plana più in basso di chi guarda',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, disc: 0 },
      sun: [0.05, 0.1],
      horizon: SEA / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      sea(k)
      bays(k)
    })
    // The mountains in the water: darker, shorter, and gone after a few strokes.
    const mirror = s.sheet()
    f.draw(mirror.k, (k) => {
      k.save()
      k.translate(0, 38.9 * 1.5)
      k.scale(1, -0.5)
      massif(k, ROCK)
      k.restore()
      const g = k.createLinearGradient(0, 38, 0, 56)
      g.addColorStop(0, 'rgba(0,0,0,.7)')
      g.addColorStop(1, 'rgba(0,0,0,0)')
      k.globalCompositeOperation = 'destination-in'
      k.fillStyle = g
      k.fillRect(-6, 30, 174, 70)
    })
    s.k.globalAlpha = 0.5
    s.k.drawImage(mirror.canvas, 0, 0)
    s.k.globalAlpha = 1
    f.draw(s.k, (k) => {
      massifShade(k, 'rgba(16,84,116,.55)')
      islets(k, ROCK)
      massif(k, ROCK)
      // A strip of sand under the saddle, where both bays nearly meet.
      path(
        k,
        '#fbe6bc',
        'M55 38.950Q68 40 80 40Q92 40 105 38.950Q98 40.600 94 41.800Q80 43.500 68 41.600Q63 40.400 55 38.950Z',
      )
      village(k, WOOD)
      for (const [x, y, q, flip] of [
        [99, 45.6, 0.42, true],
        [104, 48.4, 0.5, true],
        [108, 52.6, 0.62, true],
        [119, 56, 0.74, true],
        [131, 54.4, 0.66, true],
        [60, 48, 0.46, false],
        [52, 53, 0.58, false],
      ])
        longtail(k, x, y, q, flip)
      // One comes in from the open sea, its wake behind it.
      path(
        k,
        'rgba(240,255,246,.75)',
        'M139 45.800C146 45 156 43.600 168 42.600V43.600C158 44.800 150 46 139 46.400Z',
      )
      longtail(k, 137, 46, 0.46, true)
      at(k, 24, 61, 0.62, (c) => eagle(c, 'rgba(10,84,104,.35)'))
      at(k, 18, 53.5, 1, eagle)
      lookout(k)
      stand(
        k,
        15,
        81.4,
        11.6,
        {
          ...POSES.point,
          skin: SKINS[0],
          top: ['#f4745c', '#b8445c'],
          low: ['#4c4478', '#342c5c'],
          shorts: true,
          hair: HAIR,
          hat: ['brim', '#fff0d0', '#c89c6c'],
          bare: true,
          pack: ['#3c8ca0', '#28546c'],
        },
        FALL,
      )
      stand(
        k,
        24,
        82,
        11,
        {
          ...POSES.hips,
          view: 'back',
          armFar: [46, -96],
          skin: SKINS[2],
          top: ['#fff0d4', '#c4a8a0'],
          low: ['#f4b448', '#b87040'],
          dress: 'skirt',
          hair: HAIR,
          cut: 'bun',
        },
        FALL,
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
