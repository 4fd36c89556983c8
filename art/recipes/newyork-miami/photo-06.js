import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { gull } from '../../things/harbour-gull.js'
import { brooklyn, skyline } from '../../things/manhattan-front.js'
import { bay, deckAt, metre, stern, wake } from '../../things/manhattan-wake.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FALL = [-0.9, 0.16]
const wear = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#5c3c3c', '#2c2438'],
  shoe: '#2c2848',
  top,
  low,
  light: 1,
  ...more,
})

export default {
  alt: 'Dalla poppa del traghetto arancione nella prima luce: la scia riporta lo sguardo ai grattacieli di Lower Manhattan e al ponte di Brooklyn lontano; tre viaggiatori alla murata, un gabbiano posato davanti al bambino',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.4], horizon: 54 / 90 })
    field(s).draw(s.k, (k) => {
      const g = k.createLinearGradient(20, 0, 60, 54)
      for (const [a, c] of [
        [0, '#3f8cb8'],
        [0.45, '#8cc4cc'],
        [0.8, '#d8e6cc'],
        [1, '#fde6b8'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 70)
      const sun = k.createRadialGradient(168, 50, 4, 168, 50, 90)
      sun.addColorStop(0, 'rgba(255,240,190,.95)')
      sun.addColorStop(0.4, 'rgba(255,232,180,.4)')
      sun.addColorStop(1, 'rgba(255,232,180,0)')
      k.fillStyle = sun
      k.fillRect(-5, -5, 170, 70)
      k.save()
      k.translate(0, -6)
      bay(k)
      brooklyn(k)
      skyline(k)
      wake(k)
      k.restore()
      stern(k)
      const put = (x, z, high, o, flip) => {
        const [px, py] = deckAt(x, 0, z)
        stand(k, px, py, high * metre(z), o, { flip, fall: FALL, shade: '#5c3c5c' })
      }
      put(
        -5,
        10.2,
        1.68,
        wear('point', 2, ['#3c9c9c', '#246880'], ['#f4e4c4', '#b4a8b0'], {
          cut: 'long',
          dress: 'skirt',
          armFar: [112, 6],
          near: [8, 2],
          far: [-13, 4],
        }),
      )
      put(
        -3.9,
        10.6,
        1.8,
        wear('hips', 1, ['#fbf0d8', '#b8b4c0'], ['#3c5c94', '#2c4070'], {
          hat: ['cap', '#e0483c', '#94344c'],
          near: [10, 2],
          far: [-13, 5],
        }),
      )
      put(
        1.1,
        11.2,
        1.16,
        wear('stand', 2, ['#f8c84c', '#c08440'], ['#3c6c94', '#2c4c74'], {
          armFar: [70, 30],
          armNear: [40, 60],
          nod: -10,
          near: [11, 3],
          far: [-14, 4],
        }),
      )
      const [gx, gy] = deckAt(2.05, 1.06, 11.6)
      at(k, gx, gy, 0.62, gull, true)
      for (const [x, y, q] of [
        [112, 22, 1],
        [121, 27, 0.7],
        [30, 30, 0.8],
      ])
        path(
          k,
          '#fffaf0',
          `M${x - 3 * q} ${y - 1.2 * q}Q${x - 1.2 * q} ${y - 1.4 * q} ${x} ${y}Q${x + 1.4 * q} ${y - 1.6 * q} ${x + 3.2 * q} ${y - 0.8 * q}Q${x + 1.4 * q} ${y - 0.8 * q} ${x + 0.2 * q} ${y + 0.6 * q}Q${x - 1.4 * q} ${y - 0.7 * q} ${x - 3 * q} ${y - 1.2 * q}Z`,
        )
    })
    return finish(s, { vignette: 0.12 })
  },
}
