import { field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { crestX, duneSea, HORIZON, height, metre, see, windLines } from '../../things/dune-sea.js'
import { saker, town } from '../../things/saker.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const WHITE = ['#fff8e8', '#c49c9c']

/** The band that holds a head cloth, the leather glove. */
const dressed = (glove) => ({
  skin: SKINS[2],
  top: WHITE,
  low: WHITE,
  dress: 'sarong',
  hair: WHITE,
  cut: 'long',
  shoe: '#8c5c54',
  light: -1,
  after: (k, j, flat) => {
    if (flat) return
    stroke(
      k,
      '#2c2440',
      0.16,
      `M${j.head[0] - 0.44} ${j.head[1] - 0.34}Q${j.head[0]} ${j.head[1] - 0.5} ${j.head[0] + 0.4} ${j.head[1] - 0.36}`,
    )
    if (!glove) return
    const [x, y] = j.armFar.hand
    // A cuff along the forearm, then the closed hand.
    const e = j.armFar.joint ?? j.armFar.elbow
    const [ux, uy] = e
      ? [(x - e[0]) / Math.hypot(x - e[0], y - e[1]), (y - e[1]) / Math.hypot(x - e[0], y - e[1])]
      : [1, 0]
    stroke(k, '#a0603c', 0.44, `M${x - ux * 0.95} ${y - uy * 0.95}L${x + ux * 0.1} ${y + uy * 0.1}`)
  },
})

/** The prints they have left along the crest, in pairs. */
function steps(k, on) {
  for (let i = 0; i < 34; i++) {
    const Z = 6 * 1.041 ** i
    const [x, y] = on(Z, (i % 2 ? -0.34 : -0.08) - 0.12)
    const q = 0.13 * metre(Z)
    path(k, '#c87c5c', `M${x - q} ${y}q${q} ${-q * 0.5} ${q * 2} 0q${-q} ${q * 0.5} ${-q * 2} 0Z`)
  }
}

export default {
  alt: 'Un falconiere e suo figlio sulla cresta di una grande duna del deserto di Dubai, al mattino: il falco torna al guanto ad ali aperte; le loro orme salgono fra luce e ombra, lontano nella foschia c’è la guglia della città',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.02, 0.42], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 46)
      for (const [a, c] of [
        [0, '#3c7c9c'],
        [0.4, '#84b4b0'],
        [0.76, '#f4dcac'],
        [1, '#fcc48c'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 60)
      town(k, HORIZON + 0.4)
    })
    duneSea(s, f)
    f.draw(s.k, (k) => {
      const on = (Z, dx = 0) => {
        const X = crestX(Z) + dx
        return see(X, Z, height(X, Z))
      }
      windLines(k)
      steps(k, on)
      // Their shadows fall over the crest, down the slip face.
      const fall = [0.55, 0.5]
      const person = (Z, dx, tall, o) => {
        const [x, y] = on(Z, dx)
        stand(k, x, y, tall * metre(Z), o, { flip: true, fall, shade: '#5f3a62' })
      }
      person(25.2, -1.7, 1.3, { ...POSES.stand, ...dressed(false), armFar: [40, 80], nod: -14 })
      person(24.4, -0.1, 1.9, {
        ...POSES.point,
        ...dressed(true),
        armFar: [104, 10],
        armNear: [10, 30],
      })
      k.save()
      k.translate(70, 22)
      k.rotate(0.3)
      k.transform(1.18, 0, -0.16, 1, 0, 0)
      saker(k)
      k.restore()
    })
    return finish(s)
  },
}
