import { at, field, path, stroke } from '../../core/field.js'
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

/** The restorer on one knee, turned to the left, a fine brush in her hand; one unit is a head. */
function restorer(k) {
  path(k, '#5c4150', 'M-1.600 0.150L2 0.200L5.200 -0.700L4.600 -1.300L2.400 -0.900L0.400 -0.300Z')
  // The knee on the floor, its shin behind; then the knee that stands.
  stroke(k, '#34406c', 0.62, 'M0.400 -1.900L0.250 -0.320')
  stroke(k, '#34406c', 0.5, 'M0.250 -0.300L1.600 -0.260')
  path(k, '#2c2440', 'M1.500 -0.520L2.150 -0.640L2.250 -0.040H1.500Z')
  stroke(k, '#2c3458', 0.6, 'M0.300 -1.800L-1.150 -1.820')
  stroke(k, '#4c5c8c', 0.62, 'M0.150 -1.950L-1.200 -1.960')
  stroke(k, '#4c5c8c', 0.44, 'M-1.220 -1.850L-1.120 -0.350')
  path(k, '#2c2440', 'M-0.860 -0.420H-1.360L-1.800 -0.140V0H-0.860Z')
  // Coat: its back in the shade, its front in the sun, the hem over the thigh.
  path(
    k,
    '#b8a0b0',
    'M-0.550 -3.950C-0.100 -4.250 0.420 -4.050 0.640 -3.500C0.900 -2.900 1 -2.200 1.020 -1.500C0.700 -1.250 0.100 -1.200 -0.500 -1.420C-0.560 -2.300 -0.700 -3.200 -0.550 -3.950Z',
  )
  path(
    k,
    '#fff6e4',
    'M-0.550 -3.950C-0.300 -4.150 0 -4.160 0.220 -4.050C0.060 -3.200 0.120 -2.300 0.360 -1.320C0.060 -1.280 -0.250 -1.320 -0.500 -1.420C-0.600 -2.300 -0.720 -3.200 -0.550 -3.950Z',
  )
  // Neck, head, hair tied behind, a cap.
  path(k, '#b07860', 'M-0.480 -4.450L-0.020 -4.500L0.060 -3.950L-0.420 -3.860Z')
  path(
    k,
    '#e0a880',
    'M-0.980 -4.980C-0.960 -5.450 -0.100 -5.500 -0.060 -4.900C-0.060 -4.520 -0.320 -4.260 -0.640 -4.280C-0.860 -4.320 -0.920 -4.500 -0.930 -4.640L-1.080 -4.700Z',
  )
  path(
    k,
    '#34283c',
    'M-0.560 -5.300C-0.100 -5.560 0.260 -5.200 0.140 -4.750C0.420 -4.800 0.500 -4.350 0.220 -4.220C-0.040 -4.220 -0.060 -4.420 -0.120 -4.560C-0.340 -4.650 -0.360 -5 -0.560 -5.300Z',
  )
  path(
    k,
    '#7cc4d0',
    'M-1.420 -5.060L-0.960 -5.180C-0.900 -5.720 -0.040 -5.760 0.060 -5.200L-0.900 -5.060Z',
  )
  // Both arms reach to the armour; the near one in its white sleeve.
  stroke(k, '#d8c4c0', 0.36, 'M-0.450 -3.600L-1.200 -3L-1.850 -3.300')
  stroke(k, '#fff6e4', 0.46, 'M-0.150 -3.600L-0.850 -2.700')
  stroke(k, '#fff6e4', 0.38, 'M-0.850 -2.700L-1.600 -2.850')
  stroke(k, '#e0a880', 0.26, 'M-1.750 -2.870L-1.950 -2.930M-1.950 -3.340L-2.100 -3.400')
  stroke(k, '#4c3040', 0.1, 'M-1.700 -2.700L-2.750 -3.500')
}

export default {
  alt: 'L’esercito di terracotta nel grande padiglione di Xi’an: soldati in fila a perdita d’occhio fra i muri di terra battuta; una sola fascia di sole scende su quello che ha ancora i suoi colori e sulla restauratrice in ginocchio',
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
              k.scale(q * 0.82, q)
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
              at(k, x, y, (1.66 * metre(8.6)) / 7, restorer)
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
