import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { heron, hill, lawn, nearCherries, petals, storm } from '../../things/himeji-hill.js'
import { keep, smallKeep, turret } from '../../things/himeji-keep.js'
import { lens } from '../../things/lens.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const V = lens({ eye: [0, 4, 0], f: 235, cx: 96, cy: 78 })
const [SIN, COS] = [Math.sin(0.46), Math.cos(0.46)]
/** A building turned so that its south-west corner comes forward; its middle at x, its floor at y. */
const turned = (x, y, z) => (u, h, v) => V(x + u * COS - v * SIN, y + h, z + u * SIN + v * COS)

const PEOPLE = [
  [
    78,
    85.6,
    1.12,
    {
      ...POSES.walk,
      skin: SKINS[0],
      top: ['#4c6cb0', '#30407c'],
      low: ['#38386c', '#262850'],
      hair: ['#2c2044', '#1c1638'],
      cut: 'short',
      pack: ['#e8a848', '#a8704c'],
    },
  ],
  [
    83.5,
    84.9,
    1.08,
    {
      ...POSES.walkOther,
      skin: SKINS[0],
      top: ['#f4e4dc', '#a89cc0'],
      low: ['#c85c70', '#843c64'],
      dress: 'skirt',
      hair: ['#3c2440', '#241838'],
      cut: 'bun',
    },
  ],
  [
    66,
    87.4,
    0.8,
    {
      ...POSES.run,
      armFar: [140, 20],
      skin: SKINS[0],
      top: ['#ffd05c', '#c08448'],
      low: ['#4c6494', '#30406c'],
      hair: ['#2c2044', '#1c1638'],
      cut: 'short',
    },
  ],
]

export default {
  alt: 'Il castello bianco di Himeji al sole, sopra i ciliegi in fiore; un airone in volo nel cielo blu',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.3], horizon: 0.9 })
    const f = field(s)
    f.draw(s.k, (k) => {
      storm(k)
      keep(k, turned(6, 40, 230))
      smallKeep(k, turned(-21, 38, 222))
      hill(k, V, () => turret(k, turned(44, 22.5, 206)))
      lawn(k)
      at(k, 34, 30, 0.86, heron, true)
      // A family on its way, and the child after the petals.
      for (const [x, y, size, o] of PEOPLE) {
        at(k, x, y, size, (c) => {
          // The sun stands low at the right: long shadows to the left.
          c.save()
          c.transform(1, 0, 0.8, -0.3, 0, 0)
          folk(c, { ...o, flat: '#4c7450' })
          c.restore()
          folk(c, { ...o, light: 1 })
        })
      }
      nearCherries(k)
      petals(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
