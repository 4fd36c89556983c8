import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  crownShade,
  fan,
  ginkgo,
  groundAt,
  haze,
  lantern,
  leaves,
  meadow,
  metre,
} from '../../things/nara-ginkgo.js'
import { resting, sika } from '../../things/sika-deer.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SHADE = '#c08a3c'
const FAR_SHADE = '#a8ac74'
/** Where the shadow of one unit of height falls: to the right and a little towards us, for everything. */
const FALL = [1.5, 0.16]

/** Something on the meadow at x and depth z, after its own shadow. */
function put(k, x, z, draw, flip = false, size = 1, shade = SHADE) {
  const [y, q] = [groundAt(z), (metre(z) / 10) * size * 0.9]
  k.save()
  k.translate(x, y)
  k.transform(1, 0, -FALL[0], -FALL[1], 0, 0)
  k.scale(flip ? -q : q, q)
  draw(k, shade)
  k.restore()
  at(k, x, y, q, (c) => draw(c), flip)
}
const deer =
  (o = {}) =>
  (k, flat) =>
    sika(k, { ...o, flat })
const doe = (k, flat) => resting(k, { flat })

export default {
  alt: 'I cervi di Nara sotto un ginkgo d’oro in autunno, la pagoda nella foschia; una viaggiatrice e un cervo si inchinano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.3], horizon: 0.54 })
    field(s).draw(s.k, (k) => {
      haze(k)
      meadow(k)
      put(k, 98, 30, deer({ pose: 'graze' }), true, 1, FAR_SHADE)
      put(k, 90, 35, deer({ pose: 'up' }), false, 1, FAR_SHADE)
      put(k, 142, 24, deer({ pose: 'graze', step: 0.2 }), false, 1, SHADE)
      crownShade(k)
      ginkgo(k)
      put(k, 36, 14, doe, true)
      // The two who bow.
      put(k, 74, 10.6, deer({ pose: 'bow', stag: true, step: 0.1 }))
      stand(
        k,
        53,
        groundAt(10.6),
        1.62 * metre(10.6),
        {
          ...POSES.stand,
          lean: 48,
          nod: 30,
          near: [-3, 2],
          far: [-16, 3],
          armNear: [16, 10],
          armFar: [24, 12],
          skin: SKINS[0],
          hair: ['#4c3040', '#2c2034'],
          cut: 'bun',
          top: ['#e8604c', '#a43c4c'],
          low: ['#4c6488', '#34466c'],
          shoe: '#3c3048',
          dress: 'coat',
          light: -1,
        },
        { fall: FALL, shade: SHADE },
      )
      leaves(k)
      // A leaf has come down on the stag's brow.
      fan(k, 63.6, groundAt(10.6) - 12.6, 0.9, 0.6, '#ffe07c')
      const [lx, ly] = [13, groundAt(5)]
      path(
        k,
        SHADE,
        `M${lx - 8} ${ly}L${lx + 4} ${ly - 1}L${lx + 62} ${ly + 6}L${lx + 70} ${ly + 11}L${lx + 20} ${ly + 5}Z`,
      )
      at(k, lx, ly, 2.36, lantern)
      for (const [x, y, q, t] of [
        [6, ly - 34.5, 1.1, 0.4],
        [19, ly - 34.8, 1, 1.2],
        [11, ly - 41, 1, 2.6],
      ])
        fan(k, x, y, q, t, '#ffd45c')
    })
    return finish(s, { vignette: 0.12 })
  },
}
