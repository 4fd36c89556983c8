import { at, field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { egret, rhino } from '../../things/black-rhino.js'
import { crater, plain } from '../../things/crater-cascade.js'
import { tuft } from '../../things/grass-tuft.js'

const HIDE = {
  far: '#35284c',
  body: '#54406a',
  warm: '#8c5c6c',
  lit: '#f4b070',
  horn: '#6c5470',
  ink: '#1c1430',
}
const CALF = { ...HIDE, body: '#5c4870', warm: '#986678' }

/** The low sun lays their shadow on the grass to the left, a little towards us. */
function cast(k, x, y, size, o) {
  k.save()
  k.translate(x, y)
  k.transform(1, 0, 1.3, -0.3, 0, 0)
  k.scale(size, size)
  rhino(k, { ...o, flat: '#a87c44' })
  k.restore()
}

export default {
  alt: 'All’alba sul fondo del cratere di Ngorongoro un rinoceronte nero e il suo piccolo attraversano l’erba dorata, un airone sul dorso della madre; dietro, le nuvole traboccano dall’orlo e scendono la parete come una cascata',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [1.1, 0.3], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      crater(k)
      plain(k)
      const mother = [94, 80, 1.22, { tones: HIDE }]
      const young = [52, 77.5, 0.56, { tones: CALF, calf: true }]
      for (const [x, y, size, o] of [young, mother]) cast(k, x, y, size, o)
      for (const [x, y, size, o] of [young, mother]) at(k, x, y, size, (c) => rhino(c, o))
      // Grass laps over their feet; a few tufts elsewhere.
      const r = random(12)
      for (const [x, y, q] of points(
        '74.500 80.600 2.600 80 80.900 2 86.500 80.500 2.400 98.500 80.700 2.400 104.500 81 2.800 46 78 1.600 56.500 78.200 1.600',
        3,
      ))
        tuft(k, x, y, q, ['#c08a34', '#8c6434', '#f4cc6c'], r)
      at(k, 83, 57, 1.02, (c) => egret(c, ['#fff6dc', '#b8b0c4', '#f4b040']))
    })
    return finish(s, { vignette: 0.12, bloom: 0.1 })
  },
}
