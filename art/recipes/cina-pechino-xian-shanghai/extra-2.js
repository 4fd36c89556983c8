import { field, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { army, beam, gallery, hall, metre, P, shadow } from '../../things/clay-army.js'
import { soldier } from '../../things/clay-soldier.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** The colours that the earth has kept on one of them: malachite, vermilion, lilac, lacquer. */
const KEPT = {
  vest: ['#4fc4a4', '#2a9684', '#1d6468', '#173c4c'],
  robe: ['#f0604a', '#d0402e', '#93303c', '#5c2438'],
  legs: ['#8f86c8', '#6c62a4', '#4c447c', '#342c58'],
  skin: ['#ffdcb4', '#e0a886', '#b0705c', '#5c3038'],
  scarf: ['#a89ce0', '#8074bc', '#5c5090', '#3c3460'],
  plinth: ['#f4cc9c', '#d09c6c', '#9c6c54', '#6c4c48'],
  hair: ['#5c3a3c', '#48303c', '#2c2030'],
  tie: '#ffb89c',
}

const who = (pose, n, top, shade, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: ['#4c5478', '#343858'],
  hair: ['#2c2034', '#201a2c'],
  light: -1,
  ...more,
})

export default {
  alt: 'L’esercito di terracotta nel grande padiglione di Xi’an: soldati in fila a perdita d’occhio fra i muri di terra battuta; una fascia di sole scende su quello che ha ancora i suoi colori e sulla restauratrice in ginocchio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.05, 0.1], horizon: 0.28 })
    const f = field(s)
    f.draw(s.k, (k) => {
      hall(k)
      gallery(k, () => {
        for (const [z, pose, n, top, shade, flip] of [
          [62, 'stand', 0, '#e8705c', '#a04858', 0],
          [55, 'camera', 2, '#f0c468', '#a87c54', 0],
          [47, 'point', 0, '#f4e8d4', '#b8a098', 0],
          [44.6, 'hips', 3, '#5c9c84', '#3c6c68', 0],
          [37, 'walk', 1, '#c8607c', '#843c5c', 1],
        ]) {
          const [x, y] = P(-27.2, 5, z)
          stand(k, x, y, 1.7 * metre(z), who(pose, n, top, shade), { flip: flip === 1 })
        }
      })
      army(
        k,
        [
          [
            8.9,
            () => {
              shadow(k, -0.45, 8.9, 1.9, '#5c4150')
              const [x, y] = P(-0.45, 0, 8.9)
              const q = (1.9 * metre(8.9)) / 10
              k.save()
              k.translate(x, y)
              k.scale(q, q)
              soldier(k, KEPT, {
                plate: true,
                head: 1,
                turn: -0.1,
                knot: -0.3,
                beard: 2,
                right: true,
              })
              k.restore()
            },
          ],
          [
            8.7,
            () => {
              const [x, y] = P(0.74, 0, 8.6)
              stand(
                k,
                x,
                y,
                1.64 * metre(8.6),
                who('kneel', 1, '#fff8ec', '#c8b4b8', {
                  dress: 'coat',
                  low: ['#5c6484', '#40466c'],
                  cut: 'bun',
                  hat: ['cap', '#8cc4d0'],
                  after: (b, { armFar }, flat) => {
                    const [hx, hy] = armFar.hand
                    stroke(
                      b,
                      flat ?? '#5c3430',
                      0.09,
                      `M${hx - 0.2} ${hy + 0.2}L${hx + 0.4} ${hy - 0.36}`,
                    )
                  },
                }),
                { fall: [0.72, -0.2], shade: '#5c4150', flip: true },
              )
            },
          ],
        ],
        [
          [4, 0, 1],
          [4, 0, 2],
        ],
      )
    })
    s.layer((k) => f.draw(k, beam), { lit: false, blur: (14 * s.w) / 1600 })
    return finish(s, { vignette: 0.24 })
  },
}
