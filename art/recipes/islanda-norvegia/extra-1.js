import { Path2D } from '@napi-rs/canvas'
import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bars,
  FILM,
  fulmars,
  HORIZON,
  sand,
  sky,
  stair,
  step,
  walls,
} from '../../things/skoga-amphitheatre.js'
import { curtain, FALL, lip } from '../../things/skoga-curtain.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const guest = (pose, n, top, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low: ['#44506c', '#28304c'],
  hair: ['#6a4038', '#38242c'],
  shoe: '#1c2434',
  light: -1,
  ...more,
})
const RED = ['#f0523e', '#a82e40']
const GOLD = ['#f8c83c', '#c08434']
const BLUE = ['#4c84c8', '#2c4c88']

/** The bow in the spray: low, since the sun stands high behind us; it is seen only where there is spray. */
function bow(s, f) {
  const [cx, cy] = f.at([78, 97])
  s.layer(
    (k) => {
      const colours = ['#7c5cc8', '#4c8cdc', '#50c08c', '#f0e058', '#f8a04c', '#ec6050']
      for (const [i, c] of colours.entries()) {
        k.strokeStyle = c
        k.lineWidth = 0.8 * f.q
        k.beginPath()
        k.arc(cx, cy, (55 + i * 0.7) * f.q, Math.PI, Math.PI * 2)
        k.stroke()
      }
      k.globalCompositeOperation = 'destination-in'
      const g = k.createLinearGradient(...f.at([22, 0]), ...f.at([132, 0]))
      for (const [a, p] of [
        [0, 0],
        [0.1, 0.9],
        [0.5, 0.85],
        [0.8, 0.5],
        [0.98, 0],
        [1, 0],
      ])
        g.addColorStop(a, `rgba(0,0,0,${p})`)
      k.fillStyle = g
      k.fillRect(0, 0, s.w, s.h)
    },
    { lit: false, alpha: 0.5, blur: s.w / 600 },
  )
}

/** The film of water on the sand shows the fall and the walls upside down. */
function mirror(s, f) {
  const { canvas, k } = s.sheet()
  k.drawImage(s.canvas, 0, 0)
  const y0 = f.at([0, FALL.foot + 0.3])[1]
  s.k.save()
  f.draw(s.k, (q) => {
    q.clip(new Path2D(FILM))
    q.setTransform(1, 0, 0, -1, 0, y0 * 2)
    q.drawImage(canvas, 0, 0)
    q.setTransform(1, 0, 0, 1, 0, 0)
    const g = q.createLinearGradient(0, y0, 0, s.h)
    g.addColorStop(0, 'rgba(96,128,134,.25)')
    g.addColorStop(1, 'rgba(28,46,62,.62)')
    q.fillStyle = g
    q.fillRect(0, 0, s.w, s.h)
  })
  s.k.restore()
}

export default {
  alt: 'Skógafoss di fronte in una mattina d’estate: sessanta metri d’acqua fra la parete in ombra e il pendio verde coi 527 gradini, un arcobaleno negli spruzzi; sulla sabbia nera bagnata due viaggiatori in mantella guardano in su, uno in rosso e uno, piccolo, in giallo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.1], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      walls(k)
      stair(k)
      curtain(k)
      lip(k)
      fulmars(k)
      sand(k)
    })
    // Spray in three planes, each with a crisp brow that thins out below.
    const drift = (d, a, y0, y1) =>
      f.draw(s.k, (k) => {
        const g = k.createLinearGradient(0, y0, 0, y1)
        g.addColorStop(0, `rgba(244,250,240,${a})`)
        g.addColorStop(1, 'rgba(244,250,240,0)')
        path(k, g, d)
      })
    mirror(s, f)
    drift(
      'M30 78C34 73 40 72 44 67C47 61 54 57.500 60 59C66 52.500 76 53.500 80 59.500C87 57.500 95 61.500 98 67C106 67 116 72 124 78Z',
      0.4,
      54,
      78,
    )
    drift(
      'M33 78C38 74 46 73 49 69.500C53 65 59 65 62.500 67.500C67 63.500 74 65 77 69C84 69 91 73.500 98 78Z',
      0.85,
      63,
      78,
    )
    drift(
      'M43 77.500C45 74.500 49 75 52 73C56 70.500 61 71 64 72C69 70 74 71 77 73.500C80 73.500 84 75.500 86 77.500Z',
      1,
      71,
      77.5,
    )
    bow(s, f)
    f.draw(s.k, (k) => {
      bars(k)
      for (const [t, c, n, pose] of [
        [0.1, RED, 0, 'climb'],
        [0.15, BLUE, 2, 'stand'],
        [0.47, GOLD, 1, 'climb'],
        [0.78, RED, 2, 'climb'],
      ]) {
        const [x, y, wide] = step(t)
        stand(k, x - wide * 0.2, y, 0.7 + wide * 1.25, guest(pose, n, c), { flip: true })
      }
      stand(k, 90, 11, 1.6, guest('stand', 0, GOLD), { flip: true })
      stand(k, 92.6, 10.9, 1.6, guest('point', 2, RED), { flip: true })
      const put = (x, y, who, tall = 1.75, flip = false) =>
        stand(k, x, y, ((y - HORIZON) / 1.7) * tall, who, {
          flip,
          fall: [0.7, -0.1],
          shade: 'rgba(14,22,34,.7)',
        })
      put(30, 76.2, guest('camera', 1, GOLD))
      put(33, 76.4, guest('stand', 0, BLUE, { dress: 'coat' }), 1.7)
      // Two in the drizzle at the end of the spit: one has stopped, a hand on the hood, the other holds on.
      const back = (top, more) =>
        guest('stand', 0, top, { view: 'back', cut: 'none', dress: 'coat', ...more })
      put(
        103.4,
        84.6,
        back(RED, {
          near: [3, 2],
          far: [9, 12],
          armNear: [10, 12],
          armFar: [30, 128],
          hat: ['knit', '#d8402f', '#a82e40'],
        }),
        1.78,
      )
      put(
        108.4,
        84.9,
        back(GOLD, {
          near: [7, 6],
          far: [4, 2],
          armNear: [16, 8],
          armFar: [10, 16],
          hat: ['knit', '#f0b830', '#c08434'],
        }),
        1.36,
      )
    })
    return finish(s)
  },
}
