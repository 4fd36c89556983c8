import { field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dunes, saker } from '../../things/marmoom-dunes.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { wisps } from '../../things/wisps.js'

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

export default {
  alt: 'Un falconiere e suo figlio sulla cresta di una grande duna del deserto di Dubai, al mattino: il falco torna al guanto ad ali aperte; più in basso gli orici e i dromedari, lontano nella foschia la guglia della città',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.02, 0.42], horizon: 0.5 })
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
      wisps(k, 44, 13, { long: -52, rise: 5, spread: 6, n: 8, seed: 15, power: 0.3 })
      dunes(k)
      const fall = [0.9, 0.16]
      stand(
        k,
        110.5,
        38.8,
        10.4,
        { ...POSES.point, ...dressed(true), armFar: [104, 10], armNear: [10, 30] },
        { flip: true, fall, shade: '#9c5c68' },
      )
      stand(
        k,
        117,
        39.8,
        6.6,
        { ...POSES.stand, ...dressed(false), armFar: [40, 80], nod: -14 },
        { flip: true, fall, shade: '#9c5c68' },
      )
      k.save()
      k.translate(64, 24)
      k.rotate(0.3)
      k.transform(1.08, 0, -0.16, 0.92, 0, 0)
      saker(k)
      k.restore()
    })
    return finish(s)
  },
}
