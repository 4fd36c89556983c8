import { field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { HORIZON, jet, lake, promenade, quay, see, tower, town } from '../../things/burj-upward.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const QUAY = 83.5
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

/** The fan that answers the child: nozzle, height and lean of each jet, the outer ones lower. */
const FAN = Array.from({ length: 13 }, (_, i) => {
  const t = (i - 6) / 6
  return [
    CHILD + 1 + t * 25,
    HORIZON + 2.6 - 0.9 * t * t,
    36 * Math.cos(t * 1.12) ** 0.8,
    t * 15,
    1.25 - 0.3 * t * t,
    11 + i,
  ]
})
/** The straight ones farther off, one after the other before the foot of the tower. */
const ROW = points(
  '88 6 93.500 8.500 99 10.500 104.500 12 110 12.500 115.500 12 121 10.500 126.500 8.500 132 6',
  2,
).map(([x, high], i) => [x, HORIZON + 1.1, high, (i - 4) * 0.4, 0.6, 40 + i])

export default {
  alt: 'Sera sul lago ai piedi del Burj Khalifa, guardato dal basso: la torre sale fino in cima al cielo e i getti dorati della fontana di Dubai si aprono a ventaglio davanti a un bambino con la giacca rossa, che li dirige come un’orchestra; i genitori lo guardano dalla riva',
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
        [0, '#0a1c4c'],
        [0.3, '#104478'],
        [0.58, '#1c7890'],
        [0.8, '#6cb09c'],
        [0.94, '#e0d898'],
        [1, '#ffdc90'],
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
      lake(k, see(0, 0, 326)[1], QUAY, [...ROW, ...FAN])
    })
    s.glow(CHILD / 160, HORIZON / 90, 34, '#ffcc80', 0.34)
    f.draw(s.k, (k) => {
      for (const j of ROW) jet(k, ...j)
      for (const j of FAN.filter((_, i) => i !== 6).sort((a, b) => Math.abs(b[3]) - Math.abs(a[3])))
        jet(k, ...j)
      jet(k, ...FAN[6])
      quay(k, QUAY)
      const fall = [0, 0.5]
      const shade = '#2c3460'
      stand(
        k,
        CHILD,
        86.2,
        8.4,
        guest(['#f4544c', '#a42c48'], ['#4c5c8c', '#28305c'], 1, {
          near: [8, 2],
          far: [-10, 2],
          armNear: [128, 24],
          armFar: [128, 24],
        }),
        { fall, shade },
      )
      stand(
        k,
        72,
        87.4,
        13,
        guest(['#f0d8b0', '#7c6c84'], ['#4c5480', '#28305c'], 2, {
          near: [3, 2],
          far: [-8, 6],
          armFar: [10, 16],
          armNear: [-7, 12],
        }),
        { fall, shade, flip: true },
      )
      stand(
        k,
        78,
        87,
        12,
        guest(['#3cb4ac', '#20607c'], ['#34508c', '#1c2c5c'], 0, {
          cut: 'long',
          dress: 'skirt',
          near: [4, 2],
          far: [-4, 4],
          armNear: [-8, 22],
          armFar: [10, 26],
        }),
        { fall, shade, flip: true },
      )
    })
    return finish(s, { bloom: 0.16, vignette: 0.14 })
  },
}
