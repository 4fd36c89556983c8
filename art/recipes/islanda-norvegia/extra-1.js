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
import { curtain, FALL, lip, splash } from '../../things/skoga-curtain.js'
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
  const y0 = f.at([0, FALL.foot + 1.4])[1]
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
  alt: 'Skógafoss di fronte in una mattina d’estate: sessanta metri d’acqua fra la parete in ombra e il pendio verde coi 527 gradini, un arcobaleno negli spruzzi; sulla sabbia nera bagnata una viaggiatrice in rosso apre le braccia',
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
      splash(k)
    })
    const drift = (d, a, blur) =>
      s.layer((k) => f.draw(k, (q) => path(q, `rgba(238,246,238,${a})`, d)), { lit: false, blur })
    drift('M28 76C28 66 40 57 50 58C56 52 70 52 76 58C90 57 102 66 106 76Z', 0.62, w / 36)
    drift('M38 75C40 70 46 66 52 67C58 63 68 63 74 67C80 66 86 70 88 75Z', 0.8, w / 90)
    mirror(s, f)
    drift('M22 76C30 71 44 70 62 70C82 70 98 72 108 76C90 78 40 78 22 76Z', 0.6, w / 70)
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
      put(112, 77, guest('point', 2, GOLD), 1.8, true)
      put(115, 77.2, guest('stand', 0, BLUE, { cut: 'long' }), 1.65, true)
      put(
        100,
        85,
        guest('stand', 0, RED, {
          view: 'back',
          armNear: [104, 14],
          armFar: [100, 16],
          near: [8, 2],
          far: [10, 3],
          cut: 'bun',
        }),
      )
    })
    return finish(s)
  },
}
