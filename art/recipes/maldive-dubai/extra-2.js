import { field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
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
    path(
      k,
      '#a0603c',
      `M${x - 0.62} ${y - 0.2}L${x - 0.1} ${y - 0.3}C${x + 0.34} ${y - 0.3} ${x + 0.34} ${y + 0.24} ${x} ${y + 0.28}L${x - 0.62} ${y + 0.22}Z`,
    )
  },
})

/** The prints they have left along the crest, the man's and the boy's, each with a lit lip of sand on its far side. */
function steps(k, on) {
  const r = random(8)
  for (let i = 0; i < 36; i++) {
    const Z = 5.6 * 1.042 ** i
    for (const [dx, size, skip] of [
      [-0.36, 1, 0],
      [-1.1, 0.7, 0.1],
    ]) {
      if (r() < skip) continue
      const [x, y] = on(
        Z * (1 + 0.012 * r()),
        dx + (i % 2 ? -0.13 : 0.13) * size + (r() - 0.5) * 0.06,
      )
      const m = metre(Z) * size
      for (const [c, up] of [
        ['#fff0c4', -0.018],
        ['#d08c5c', 0],
      ]) {
        k.fillStyle = c
        k.beginPath()
        k.ellipse(x + 0.02 * m * (up ? 1 : 0), y + up * m, 0.075 * m, 0.046 * m, -0.5, 0, 7)
        k.fill()
      }
    }
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
