import { Path2D } from '@napi-rs/canvas'
import { field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens, soft } from '../../things/curves.js'
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
    // Lost in the dark film before it comes near us.
    const g = q.createLinearGradient(0, y0, 0, y0 + 9.5 * f.q)
    g.addColorStop(0, 'rgba(70,112,124,.45)')
    g.addColorStop(0.45, 'rgba(40,72,88,.82)')
    g.addColorStop(1, 'rgba(28,50,68,1)')
    q.fillStyle = g
    q.fillRect(0, 0, s.w, s.h)
  })
  // Short level strokes break the image of the fall, fewer and darker towards us.
  f.draw(s.k, (k) => {
    const r = random(7)
    for (let i = 0; i < 34; i++) {
      const t = i / 33
      const [x, y] = [62.5 + (r() - 0.5) * (27 - t * 8), 75.4 + t * 7.4]
      const c = i % 3 ? `rgba(214,232,234,${0.6 - t * 0.45})` : 'rgba(40,70,86,.8)'
      lens(k, c, x, y, 1.6 + r() * 3.4, 0.1 + t * 0.1)
    }
    for (const m of [-1, 1])
      for (let i = 0; i < 7; i++)
        lens(
          k,
          'rgba(44,76,90,.9)',
          62.5 + m * (13.4 + r() * 1.6),
          75 + i * 1.05,
          1.6 + r() * 2,
          0.16,
        )
  })
  s.k.restore()
}

/** The spray: three sheets thrown up where the water strikes, the far ones thin; each has an uneven crown and is dense at its foot. */
function mist(s, f) {
  f.draw(s.k, (k) => {
    for (const [top, foot, tone, powers, text] of SPRAY) {
      const g = k.createLinearGradient(0, top, 0, foot)
      for (const [i, p] of powers.entries()) g.addColorStop(i / 2, `rgba(${tone},${p})`)
      soft(k, g, points(text))
    }
    // Its last breath lies level on the film.
    for (const [x, y, half, a] of points('44 75.100 9 0.600 80 75 10 0.600 62 75.800 16 0.700', 4))
      lens(k, `rgba(236,246,244,${a})`, x, y, half, 0.3)
  })
}
const SPRAY = [
  [
    51,
    75,
    '186,218,218',
    [0.12, 0.4, 0.8],
    '30 74.900 37 71.500 41 66.500 46 63.500 48.500 57.500 54 53 61 55.500 66 51.500 73 55 77.500 61.500 84 64.500 89 71 97 74.900 64 75.600',
  ],
  [
    58,
    75.5,
    '226,240,238',
    [0.1, 0.6, 0.95],
    '35 75.100 42 72.500 46 68 51 65.500 54.500 60 60 62.500 66 58.500 72 64 78 66.500 82 71.500 91 75.200 63 76',
  ],
  [
    64,
    76,
    '252,253,246',
    [0.15, 0.85, 1],
    '40 75.400 47 73.200 51 69.500 57 66 62 69 68 65.500 74 70.500 79 72.800 87 75.400 63 76.300',
  ],
]

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
    mirror(s, f)
    mist(s, f)
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
      stand(k, 89.8, 11, 1.6, guest('stand', 0, GOLD), { flip: true })
      stand(k, 92.6, 10.9, 1.6, guest('point', 2, RED), { flip: true })
      const put = (x, y, who, tall = 1.75, flip = false) =>
        stand(k, x, y, ((y - HORIZON) / 1.7) * tall, who, {
          flip,
          fall: [0.7, -0.1],
          shade: 'rgba(14,22,34,.7)',
        })
      put(17.5, 77.4, guest('camera', 1, GOLD))
      put(20.6, 77.6, guest('stand', 0, BLUE, { dress: 'coat' }), 1.7)
      // Two in the drizzle at the end of the spit: one has stopped, a hand on the hood, the other holds on.
      const back = (top, more) =>
        guest('stand', 0, top, {
          view: 'back',
          dress: 'coat',
          low: ['#7c8cac', '#4c5c80'],
          shoe: '#b4845c',
          ...more,
        })
      put(
        103.4,
        84.6,
        back(RED, {
          near: [3, 2],
          far: [9, 12],
          armNear: [10, 12],
          armFar: [30, 128],
          hat: ['knit', '#ffd86c', '#f4f0e0'],
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
          hat: ['knit', '#e8503c', '#f4f0e0'],
        }),
        1.36,
      )
    })
    return finish(s)
  },
}
