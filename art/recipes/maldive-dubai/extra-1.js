import { field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { HORIZON, jet, lake, promenade, quay, see, tower, town } from '../../things/burj-upward.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const QUAY = 82.6
const CHILD = 93

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

const MID = 93
/** One fan about the foot of the tower: tall and steep in the middle, wide and low outside, each thread turning over outwards. */
const FAN = Array.from({ length: 18 }, (_, i) => {
  const u = (i - 8.5) / 8.5
  const a = Math.abs(u)
  return [
    MID + u * 9,
    74.9 + 1.2 * Math.sqrt(1 - a * a),
    39 * (1 - a ** 1.7 * 0.66),
    u * 34,
    1.2 - 0.3 * a,
  ]
})

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
      lake(
        k,
        see(0, 0, 326)[1],
        QUAY,
        FAN.filter((_, i) => i % 2),
      )
    })
    s.glow(CHILD / 160, HORIZON / 90, 30, '#ffcc80', 0.2)
    f.draw(s.k, (k) => {
      for (const j of FAN) jet(k, ...j)
      quay(k, QUAY)
      // The light of the jets comes from the lake: shadows fall towards us and apart.
      const fall = [0.3, 0.3]
      const shade = '#2c3460'
      stand(
        k,
        CHILD,
        85,
        9.4,
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
        113,
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
        119.4,
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
