import { field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { army, beams, gallery, hall, metre, P, soldier } from '../../things/clay-army.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** The colours that the earth has kept on one of them: malachite, vermilion, lacquer. */
const KEPT = ['#5cc8a4', '#2c9484', '#1c6468', '#3c2c44']

const who = (pose, n, top, shade, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: ['#4c5478', '#343858'],
  hair: ['#2c2034', '#201a2c'],
  light: -1,
  ...more,
})
const COAT = { dress: 'coat', low: ['#5c6484', '#40466c'] }
const FALL = { fall: [0.9, -0.16], shade: '#74505a' }

/** The front gallery in the dark at our feet: a beam of its rail. */
function rail(k) {
  path(k, '#2c2438', 'M-6 83L100 92.500V98H-6Z')
  path(k, '#4c3c50', 'M-6 81.500L112 92L110 94L-6 83.600Z')
  path(k, '#b88874', 'M-6 81.500L112 92V92.400L-6 82.100Z')
  for (const x of [6, 29, 53]) {
    const y = 82 + x * 0.089
    path(k, '#1c182c', `M${x - 1.1} 96V${y + 0.8}H${x + 1.1}V96Z`)
    path(k, '#7c5c60', `M${x - 1.1} 96V${y + 0.8}H${x - 0.5}V96Z`)
  }
}

export default {
  alt: 'L’esercito di terracotta nel grande padiglione di Xi’an: centinaia di soldati in file fra i muri di terra battuta, la luce del mattino scende dalle vetrate; due restauratrici lavorano a uno che ha ancora i suoi colori',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.05, 0.1], horizon: 0.28 })
    const f = field(s)
    f.draw(s.k, (k) => {
      hall(k)
      gallery(k, () => {
        for (const [z, pose, n, top, shade, flip] of [
          [62, 'stand', 0, '#e8705c', '#a04858', 1],
          [58, 'walk', 1, '#4c8cac', '#345c84', 0],
          [49, 'camera', 2, '#f0c468', '#a87c54', 1],
          [45, 'point', 0, '#f4e8d4', '#b8a098', 1],
          [44, 'hips', 3, '#5c9c84', '#3c6c68', 1],
          [38, 'camera', 1, '#c8607c', '#843c5c', 1],
        ]) {
          const [x, y] = P(34.6, 5, z)
          stand(k, x, y, 1.7 * metre(z), who(pose, n, top, shade), { flip: flip === 1 })
        }
      })
      army(k, [
        [
          18,
          () => {
            const [x, y] = P(11.6, 0, 17.7)
            fill(k, '#74505a', [
              [x - 1, y],
              [x + 1, y],
              [x + 7, y - 1],
              [x + 5, y - 1.4],
            ])
            const q = (1.86 * metre(17.7)) / 10
            k.save()
            k.translate(x, y)
            k.scale(q, q)
            soldier(k, KEPT, { coat: 1, head: 1, turn: -0.06, arm: true, knot: 0.28 })
            path(
              k,
              '#f4c49c',
              'M-0.640 -8.700C-0.640 -9 -0.300 -9.150 0 -9.150C0.300 -9.150 0.520 -9 0.520 -8.700C0.520 -8 0.240 -7.500 -0.060 -7.500C-0.360 -7.500 -0.640 -8 -0.640 -8.700Z',
            )
            path(
              k,
              '#c88c74',
              'M0 -9.150C0.300 -9.150 0.520 -9 0.520 -8.700C0.520 -8 0.240 -7.500 0 -7.500Z',
            )
            stroke(k, '#e8503c', 0.3, 'M-0.600 -7.350Q0 -7.900 0.600 -7.350')
            stroke(
              k,
              '#e8503c',
              0.22,
              'M-1.150 -2.750Q0 -2.350 1.150 -2.750M-1.050 -5.100Q0 -4.700 1.050 -5.100',
            )
            k.restore()
          },
        ],
        [
          17,
          () => {
            const [x, y] = P(10.1, 0, 17)
            stand(
              k,
              x,
              y,
              1.64 * metre(17),
              who('kneel', 0, '#fff8ec', '#c8b4b0', {
                ...COAT,
                low: ['#fff8ec', '#c8b4b0'],
                cut: 'bun',
                hat: ['cap', '#7cb4c4'],
              }),
              FALL,
            )
            const [x1, y1] = P(13.1, 0, 17.5)
            stand(
              k,
              x1,
              y1,
              1.66 * metre(17.5),
              who('stand', 1, '#fff8ec', '#c8b4b0', {
                ...COAT,
                cut: 'bun',
                hat: ['cap', '#7cb4c4'],
                armNear: [60, 50],
                armFar: [96, 14],
              }),
              { ...FALL, flip: true },
            )
          },
        ],
      ])
    })
    s.layer((k) => f.draw(k, beams), { lit: false, blur: (5 * s.w) / 1600 })
    f.draw(s.k, rail)
    return finish(s, { vignette: 0.22 })
  },
}
