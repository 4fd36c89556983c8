import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leahi } from '../../things/leahi-morning.js'
import { folk } from '../../things/slender-folk.js'
import { turtleShade } from '../../things/turtle-shade.js'
import { drops, hollow, morning, road, town, trail } from '../../things/wave-hollow.js'

const SUN = [127, 39.4]

/** She leaves the hollow low on her board, against the light. */
function rider(k) {
  path(
    k,
    'rgba(8,44,84,.55)',
    'M80 68.400C84 67.200 92 67 101 67.800C95 69.400 86 69.600 80 68.400Z',
  )
  k.save()
  k.translate(88.5, 66.4)
  k.rotate(-0.05)
  path(
    k,
    '#b8484c',
    'M-7.800 0.100C-5 1.700 4 1.600 10 -1.300C10.800 -1.600 10.800 -2 10 -1.900C4 -0.700 -4 -0.800 -7.800 0.100Z',
  )
  path(k, '#fff0cc', 'M-7.800 0C-5 1 4 0.800 10.400 -1.700C4 -0.900 -4 -0.900 -7.800 0Z')
  k.scale(1.95, 1.95)
  folk(k, {
    near: [62, 92],
    far: [18, 74],
    armNear: [-74, 26],
    armFar: [82, 12],
    lean: 24,
    skin: ['#d08c5c', '#7a4450'],
    top: ['#f4a83c', '#a4543c'],
    low: ['#d08c5c', '#7a4450'],
    bare: true,
    hair: ['#2c1c34', '#1c142c'],
    cut: 'bun',
    shoe: '#8a5050',
    light: 1,
    nod: -14,
  })
  k.restore()
}

export default {
  alt: 'Da dentro un’onda cava, al mattino: oltre la bocca d’acqua che brilla il sole si alza dietro Diamond Head e Waikiki, una surfista esce bassa sulla tavola, e nella parete d’acqua si intravede una tartaruga',
  focus: 0.63,
  heart: 62,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.79, 0.44], horizon: 47 / 90 })
    const f = field(s, { centre: 101, zoom: 0.72, foot: 0.93 })
    f.draw(s.k, (k) => {
      morning(k, SUN)
      leahi(k)
      town(k)
      road(k, SUN[0] - 1)
    })
    hollow(s, f)
    f.draw(s.k, (k) => {
      drops(k)
      k.save()
      k.translate(60.5, 30)
      k.rotate(-0.95)
      k.scale(1.2, 1.05)
      turtleShade(k, 'rgba(6,52,84,.7)')
      k.restore()
      trail(k)
      rider(k)
    })
    return finish(s, { bloom: 0.2 })
  },
}
