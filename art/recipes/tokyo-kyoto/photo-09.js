import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { parapet, train, viaduct, wires } from '../../things/fast-train.js'
import { bicycle, ears, foot, fuji, HY, metre, P, rice } from '../../things/red-fuji.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FALL = [1.3, 0.1]
const SHADE = '#a8804c'

export default {
  alt: 'Lo shinkansen sul viadotto davanti al Fuji rosso dell’alba, oltre il riso maturo; un bambino lo saluta',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.5], horizon: HY / 90 })
    field(s).draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 58)
      for (const [a, c] of [
        [0, '#244c8c'],
        [0.4, '#5488ac'],
        [0.75, '#b4ccbc'],
        [1, '#fbe0b0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 70)
      fuji(k)
      foot(k)
      rice(k)
      wires(k)
      viaduct(k)
      train(k)
      parapet(k)
      const [bx, by] = P(1.1, 0, 12.5)
      const q = metre(12.5) * 0.094
      k.save()
      k.translate(bx, by)
      k.transform(1, 0, -FALL[0], -FALL[1], 0, 0)
      k.scale(q, q)
      bicycle(k, SHADE)
      k.restore()
      at(k, bx, by, q, bicycle)
      const [px, py] = P(-0.62, 0, 12)
      stand(
        k,
        px,
        py,
        1.42 * metre(12),
        {
          ...POSES.wave,
          near: [9, 2],
          far: [-15, 4],
          skin: SKINS[0],
          hair: ['#3c2c40', '#241c30'],
          hat: ['cap', '#f8d04c', '#c08c34'],
          top: ['#fff4e0', '#c8b0b8'],
          low: ['#3c5c94', '#2c4070'],
          shorts: true,
          shoe: '#b03c44',
          light: -1,
        },
        { fall: FALL, shade: SHADE },
      )
      ears(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
