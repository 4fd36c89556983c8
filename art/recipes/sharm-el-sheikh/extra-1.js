import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { anthias, blue, fan, growth, hull, napoleon, wall } from '../../things/shark-reef.js'
import { folk } from '../../things/slender-folk.js'

const RED = ['#b82c50', '#f87c74']
const ORANGE = ['#d8582c', '#ffb464']
const PLUM = ['#3c1858', '#7c3c84']

/** She who dives without air: arms along the body, long fins; drawn upright, then turned. */
function freediver(k) {
  folk(k, {
    near: [10, 6],
    far: [-12, 8],
    armNear: [4, 6],
    armFar: [168, 10],
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
          `M${x - 0.3} ${y}L${x + 0.4} ${y}C${x + 0.7 + d} ${y + 1.4} ${x + 0.8 + d} ${y + 2.6} ${x + 1.2 + d} ${y + 4}L${x - 0.6 + d} ${y + 4.2}C${x - 0.5} ${y + 2.6} ${x - 0.5} ${y + 1.2} ${x - 0.3} ${y}Z`,
        )
      }
      const [hx, hy] = j.head
      path(q, '#1c2850', `M${hx + 0.06} ${hy - 0.3}H${hx + 0.56}V${hy + 0.06}H${hx + 0.1}Z`)
      path(q, '#8cdcec', `M${hx + 0.24} ${hy - 0.22}H${hx + 0.52}V${hy}H${hx + 0.26}Z`)
    },
  })
}

export default {
  alt: 'La parete di Ras Mohammed vista dal blu: una donna in apnea scende dalla barca verso le gorgonie rosse e le nuvole di anthias arancioni, e un grande pesce napoleone le passa accanto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.36, 0], horizon: 0.02 })
    const f = field(s)
    f.draw(s.k, (k) => {
      blue(k)
      hull(k, 36, 5.6, 1)
      // Barracudas far off, a slow wheel in the blue.
      for (const [x, y, q, a] of points(
        '14 34 1 -8 20 31.500 1.100 -14 27 30.600 1 -4 33 32 0.900 8 17 38 1 4 24 39.600 1.100 10 31 37.600 0.900 16 10 41 0.900 12 37 35 0.800 20',
        4,
      )) {
        k.save()
        k.translate(x, y)
        k.rotate((a * Math.PI) / 180)
        path(
          k,
          'rgba(20,84,140,.6)',
          `M${-2.4 * q} 0C${-1 * q} ${-0.5 * q} ${1 * q} ${-0.5 * q} ${2.5 * q} 0L${1.4 * q} ${0.22 * q}C${0 * q} ${0.4 * q} ${-1.4 * q} ${0.3 * q} ${-2.4 * q} 0ZM${-2.2 * q} 0L${-3.1 * q} ${-0.6 * q}L${-2.8 * q} ${0 * q}L${-3.1 * q} ${0.6 * q}Z`,
        )
        k.restore()
      }
      fan(k, 118, 12, 20, -2.2, 5, ['#3c3c88', '#6c6cb8'])
      wall(k)
      growth(k)
      fan(k, 101, 17, 16, -2.5, 11, ORANGE)
      fan(k, 111, 36.5, 21, -2.75, 23, RED)
      fan(k, 115.5, 60.5, 17, -2.5, 31, ORANGE)
      fan(k, 124, 80, 23, -2.2, 7, RED)
      fan(k, 146, 76, 22, -1.75, 15, RED)
      anthias(k, points('92 24 9 9 46 98 48 9 8 44 104 66 9 7 34 88 7 7 4 16 88 38 6 6 14', 5), 4)
      // Down past the wall: head first, one arm ahead.
      k.save()
      k.translate(66, 33)
      k.rotate((146 * Math.PI) / 180)
      k.scale(1.5, 1.5)
      freediver(k)
      k.restore()
      for (const [x, y, q] of points(
        '62.500 17 0.280 63.500 14.600 0.200 61.800 12.400 0.320 63 9.600 0.240',
        3,
      ))
        stroke(
          k,
          'rgba(240,255,244,.8)',
          0.12,
          `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
        )
      at(k, 46, 62, 1.62, napoleon)
      // Our ledge: dark, with a fan against the light.
      path(k, '#101c4c', 'M-6 74C0 72 6 73 10 76C16 77 18 81 24 83C30 86 36 88 40 95H-6Z')
      path(k, '#1c3468', 'M-6 74C0 72 6 73 10 76C13 76.500 15 78 17 80C10 78 2 76.600 -6 78Z')
      fan(k, 4, 76, 26, -1.25, 42, PLUM)
      fan(k, 20, 84, 13, -1.1, 48, PLUM)
      anthias(k, points('22 74 8 5 12', 5), 9)
    })
    return finish(s, { bloom: 0.2 })
  },
}
