import { field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { HORIZON, jet, lake, promenade, quay, see, tower, town } from '../../things/burj-upward.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const QUAY = 82.6
const CHILD = 50

const guest = (top, low, n, more) => ({
  ...POSES.stand,
  view: 'back',
  top,
  low,
  skin: SKINS[n],
  hair: ['#2c2444', '#1c1834'],
  shoe: '#1c1c40',
  light: 1,
  ...more,
})

/** The jets that answer the child: nozzle, height, lean, thickness. They stand on a wide curve, no two alike, highest off his right hand. */
const JETS = points(
  `20 73.600 15 -2.200 .9 26 74.200 10 -1.400 .9 31 74.700 24 -2 1.1 36.500 75.100 17 -1.200 1 41 75.400 33 -1.400 1.25 46 75.600 22 -.5 1.1
   51.500 75.700 56 .4 1.7 57 75.600 27 .6 1.15 61.500 75.400 37 1.500 1.3 66 75.100 19 1.300 1 71 74.700 28 2.200 1.1 76 74.200 12 1.500 .9 81.500 73.600 17 2.400 .9`,
  5,
).map((j, i) => [...j, 11 + i])
/** Low ones farther off, one after the other before the foot of the tower. */
const ROW = points(
  '101 5 .4 105.500 8 .2 110.500 6.500 .3 116 10 0 121 7 -.2 127 9 -.4 133 5.500 -.6',
  3,
).map(([x, high, lean], i) => [x, HORIZON + 1.1, high, lean, 0.6, 40 + i])

export default {
  alt: 'Sera sul lago ai piedi del Burj Khalifa, guardato dal basso: la torre sale fino in cima al cielo e i getti dorati della fontana di Dubai salgono davanti a un bambino con la giacca rossa, che li dirige come un’orchestra; i genitori lo guardano dalla riva',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.night, disc: 0 },
      sun: [0, 0.7],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, HORIZON)
      for (const [t, c] of [
        [0, '#04202c'],
        [0.3, '#084450'],
        [0.58, '#1a8070'],
        [0.8, '#74c094'],
        [0.94, '#dceaa8'],
        [1, '#fdf4b8'],
      ])
        g.addColorStop(t, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 172, HORIZON + 8)
      for (const [x, y, q] of points(
        '22 9 .18 40 17 .12 64 6 .16 76 20 .12 134 8 .2 146 22 .14 12 26 .12 152 12 .12 122 18 .12',
        3,
      ))
        path(k, '#e4ecec', `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
      town(k)
      tower(k)
      promenade(k)
      lake(k, see(0, 0, 326)[1], QUAY, [...ROW, ...JETS])
    })
    s.glow(CHILD / 160, HORIZON / 90, 34, '#ffcc80', 0.34)
    f.draw(s.k, (k) => {
      for (const j of ROW) jet(k, ...j)
      for (const j of JETS) jet(k, ...j)
      quay(k, QUAY)
      // The light of the jets comes from the lake: shadows fall towards us and apart.
      const fall = [0.3, 0.3]
      const shade = '#2c3460'
      stand(
        k,
        CHILD,
        84.8,
        8.4,
        guest(['#f4544c', '#a42c48'], ['#4c5c8c', '#28305c'], 1, {
          near: [-10, -2],
          far: [10, 2],
          armNear: [128, 24],
          armFar: [128, 24],
        }),
        { fall: [0.02, 0.3], shade },
      )
      stand(
        k,
        72,
        86,
        13,
        guest(['#f0d8b0', '#7c6c84'], ['#4c5480', '#28305c'], 2, {
          near: [-6, -1],
          far: [9, 4],
          armFar: [10, 16],
          armNear: [-7, 12],
        }),
        { fall, shade, flip: true },
      )
      stand(
        k,
        78.4,
        85.6,
        12,
        guest(['#3cb4ac', '#20607c'], ['#34508c', '#1c2c5c'], 0, {
          cut: 'long',
          dress: 'skirt',
          near: [-5, 0],
          far: [6, 2],
          armNear: [-8, 22],
          armFar: [10, 26],
        }),
        { fall, shade, flip: true },
      )
    })
    return finish(s, { bloom: 0.16, vignette: 0.14 })
  },
}
