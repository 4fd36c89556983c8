import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { hawksbill } from '../../things/hawksbill.js'
import { anthias, hollow, keel, openBlue, seaFan, skin, spurs } from '../../things/reef-cavern.js'
import { folk } from '../../things/slender-folk.js'

const RED = ['#b82c50', '#f87c74']
const ORANGE = ['#d8582c', '#ffb464']
const PLUM = ['#3c1858', '#7c3c84']

/** She who dives without air: arms along the body, long fins; drawn upright, then turned. */
function freediver(k) {
  folk(k, {
    near: [10, 6],
    far: [-12, 8],
    armNear: [150, 16],
    armFar: [174, 2],
    skin: ['#e8b08c', '#a87878'],
    top: ['#3c6ca8', '#1c3468'],
    sleeve: ['#3c6ca8', '#1c3468'],
    low: ['#34609c', '#182c60'],
    hair: ['#3c2438', '#241830'],
    cut: 'long',
    shoe: '#f0b43c',
    light: 1,
    after: (q, j) => {
      // Fins: long blades that trail from the feet.
      for (const [l, c, d] of [
        [j.far, '#d88c2c', -0.3],
        [j.near, '#fccc5c', 0.3],
      ]) {
        const [x, y] = l.ankle
        path(
          q,
          c,
          `M${x - 0.3} ${y}L${x + 0.4} ${y}C${x + 0.5 + d} ${y + 1} ${x + 0.5 + d} ${y + 1.8} ${x + 0.7 + d} ${y + 2.8}L${x - 0.5 + d} ${y + 2.9}C${x - 0.5} ${y + 1.8} ${x - 0.5} ${y + 1.2} ${x - 0.3} ${y}Z`,
        )
      }
      const [hx, hy] = j.head
      path(
        q,
        '#24407c',
        `M${hx - 0.62} ${hy + 0.1}C${hx - 0.66} ${hy - 0.8} ${hx + 0.5} ${hy - 0.9} ${hx + 0.56} ${hy - 0.3}L${hx + 0.2} ${hy - 0.2}L${hx + 0.1} ${hy + 0.6}C${hx - 0.3} ${hy + 0.7} ${hx - 0.6} ${hy + 0.5} ${hx - 0.62} ${hy + 0.1}Z`,
      )
      path(q, '#1c2850', `M${hx + 0.06} ${hy - 0.3}H${hx + 0.56}V${hy + 0.06}H${hx + 0.1}Z`)
      path(q, '#8cdcec', `M${hx + 0.24} ${hy - 0.22}H${hx + 0.52}V${hy}H${hx + 0.26}Z`)
    },
  })
}

export default {
  alt: 'Ras Mohammed da una grotta nella parete della barriera: tra gorgonie rosse e una scia di anthias arancioni si apre il blu, e nei raggi del sole una donna in apnea scende incontro a una tartaruga embricata',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.65, 0], horizon: 0.02 })
    const f = field(s)
    f.draw(s.k, (k) => {
      openBlue(k)
      skin(k)
      keel(k, 127, 6, 0.8)
      spurs(k)
      // Down from the boat: head first, one arm ahead.
      k.save()
      k.translate(123, 31)
      k.rotate((-152 * Math.PI) / 180)
      k.scale(-1.9, 1.9)
      freediver(k)
      k.restore()
      k.save()
      k.translate(90, 50)
      k.rotate(-0.5)
      k.transform(1.2, 0, -0.16, 0.86, 0, 0)
      hawksbill(k)
      k.restore()
      hollow(k)
      seaFan(k, 55, 10, 15, 1.0, 5, PLUM)
      seaFan(k, 23, 60, 16, -0.5, 12, ORANGE)
      seaFan(k, 67, 80.6, 10, -1.75, 31, ORANGE)
      seaFan(k, 43, 73, 34, -1.25, 23, RED)
      seaFan(k, 112, 88, 17, -1.5, 7, RED)
      anthias(
        k,
        [
          [46, 66, 6, 0.9],
          [52, 50, 8, 0.85],
          [60, 36, 7, 0.7],
          [72, 24, 5, 0.5],
          [84, 17, 4, 0.34],
        ],
        84,
        4,
      )
    })
    return finish(s, { bloom: 0.2 })
  },
}
