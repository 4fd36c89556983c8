import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { sauna } from '../../things/fjord-sauna.js'
import {
  barcode,
  HORIZON,
  mirrored,
  near,
  opera,
  ramp,
  square,
  upright,
} from '../../things/oslo-opera.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const HAIR = [
  ['#d8a04c', '#a8703c'],
  ['#3c2430', '#2c1828'],
  ['#7c3c2c', '#542834'],
  ['#e0dcd8', '#a8a0b0'],
]
const [BLUE, RED, TEAL, SAND, PLUM, INK] = [
  ['#5c8cc4', '#3c5890'],
  ['#e8503c', '#a83048'],
  ['#3ca49c', '#2c6c80'],
  ['#f0c070', '#b08468'],
  ['#9c5c8c', '#643c74'],
  ['#3c4474', '#282c58'],
]
const guest = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n % 3],
  hair: HAIR[n % 4],
  cut: ['short', 'long', 'bun'][n % 3],
  ...more,
})
const bather = (pose, n, suit, more) =>
  guest(pose, SKINS[n % 3], suit, n, {
    sleeve: SKINS[n % 3],
    shorts: true,
    shoe: SKINS[n % 3][1],
    ...more,
  })

/** Those on the marble: where, how they stand, what they wear. */
const WALKERS = [
  // A family on the way up, the child ahead.
  [ramp(0.33, 0.14), 'climb', RED, INK, 1],
  [ramp(0.37, 0.15), 'walk', SAND, BLUE, 2, false, { dress: 'skirt' }],
  [ramp(0.42, 0.2), 'run', TEAL, INK, 0, false, {}, 1.1],
  // Two who have stopped halfway, one takes the other's picture.
  [ramp(0.56, 0.5), 'camera', PLUM, INK, 3],
  [ramp(0.64, 0.52), 'wave', SAND, INK, 4, true, { dress: 'skirt' }],
  // At the top.
  [ramp(0.78, 0.94), 'point', RED, INK, 5, true],
  [ramp(0.72, 0.95), 'hips', TEAL, INK, 6],
  // On the square: two walk together, two sit on its edge with their feet over the water.
  [square(0.6, 0.42), 'walk', RED, INK, 1],
  [square(0.625, 0.42), 'stand', BLUE, SAND, 0, true, { dress: 'coat' }],
  [square(0.36, 0.03), 'sit', SAND, RED, 5, true],
  [square(0.375, 0.03), 'sit', TEAL, INK, 2, true],
]

/** The far shore with its wooded ridge, and its mirror. */
const shore = (k, m) => {
  const flip = (list) => list.map(([x, y]) => [x, HORIZON + (y - 59.4) * m])
  fill(
    k,
    '#b9a4b8',
    flip([
      ...rough(
        points('-6 55 8 53.600 22 54.400 40 52 58 53 80 55 120 55 132 53 146 51.600 168 50.800'),
        0.2,
        3,
      ),
      [168, 59.6],
      [-6, 59.6],
    ]),
  )
  fill(
    k,
    '#8f86aa',
    flip([
      ...rough(
        points('-6 57.600 10 57 24 57.400 40 56.400 56 57 110 58 134 56.800 150 56 168 55.600'),
        0.16,
        5,
      ),
      [168, 59.6],
      [-6, 59.6],
    ]),
  )
}

export default {
  alt: 'Sera di giugno all’Opera di Oslo: il tetto di marmo sale dall’acqua del fiordo come una rampa, la gente ci cammina sopra, il foyer di vetro si specchia; dal tetto di una sauna galleggiante un ragazzo salta in acqua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [-0.1, 0.4], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, HORIZON)
      for (const [a, c] of [
        [0, '#1f6a9c'],
        [0.4, '#58a3b4'],
        [0.7, '#d9c49c'],
        [1, '#f2a072'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-6, -6, 174, HORIZON + 7)
      const sea = k.createLinearGradient(0, HORIZON, 0, 92)
      for (const [a, c] of [
        [0, '#f2a878'],
        [0.24, '#d8c09c'],
        [0.6, '#5ca0b0'],
        [1, '#20709c'],
      ])
        sea.addColorStop(a, c)
      k.fillStyle = sea
      k.fillRect(-6, HORIZON, 174, 40)
      shore(k, -1)
      barcode(k, mirrored)
      opera(k, mirrored)
      sauna(k, -1)
      const veil = k.createLinearGradient(0, HORIZON, 0, 92)
      veil.addColorStop(0, 'rgba(60,92,140,.2)')
      veil.addColorStop(0.36, 'rgba(34,84,138,.52)')
      veil.addColorStop(0.54, 'rgba(24,84,132,.9)')
      veil.addColorStop(1, 'rgba(14,62,112,1)')
      path(k, veil, `M-6 ${HORIZON}H168V96H-6Z`)
      // Its last strokes towards us.
      for (const [x, y, half, c] of [
        [66, 77.6, 11, 'rgba(255,196,120,.5)'],
        [60, 82.6, 9, 'rgba(220,180,170,.3)'],
        [40, 74, 16, 'rgba(255,236,220,.4)'],
        [30, 77, 11, 'rgba(255,236,220,.3)'],
        [50, 80.4, 9, 'rgba(190,180,210,.3)'],
      ])
        lens(k, c, x, y, half, 0.2)
      shore(k, 1)
      barcode(k, upright)
      opera(k, upright)
      for (const [p, pose, top, low, n, flip, more, tall = 1.8] of WALKERS) {
        const [x, y, q] = upright(p)
        stand(k, x, y, tall * q, guest(pose, top, low, n, more), {
          flip,
          fall: pose === 'sit' ? undefined : [1.5, -0.1],
          shade: '#b08ca4',
        })
      }
      sauna(k)
      const put = (a, d, o, flip) => {
        const [x, y] = near(a, 3.1, d)
        stand(k, x, y, (1.75 * 186) / d, o, { flip, fall: [1.3, 0.08], shade: '#b47c78' })
      }
      put(13.6, 34, bather('wave', 1, TEAL, { cut: 'bun' }), true)
      // One sits on the edge, wrapped in a towel.
      const [sx, sy] = near(10.2, 3.1, 30.6)
      path(
        k,
        '#b47c78',
        `M${sx - 1} ${sy}L${sx + 7} ${sy - 0.2}L${sx + 8} ${sy - 1}L${sx + 1} ${sy - 1.3}Z`,
      )
      at(
        k,
        sx,
        sy - 0.5,
        (1.75 * 186) / 31 / 7,
        (q) =>
          folk(
            q,
            bather('sit', 0, TEAL, {
              top: ['#fff4e0', '#d0b4bc'],
              sleeve: ['#fff4e0', '#d0b4bc'],
              cut: 'long',
            }),
          ),
        true,
      )
      // The dive: straight as an arrow, the low sun along his back.
      const dive = bather('stand', 0, RED, {
        armNear: [172, 6],
        armFar: [164, 8],
        near: [4, 4],
        far: [-8, 6],
        light: 1,
        shoe: SKINS[0][0],
      })
      k.save()
      k.translate(96, 76)
      k.rotate(-2.42)
      const size = (1.75 * 186) / 30 / 7
      k.scale(size, size)
      k.translate(0, 4)
      folk(k, dive)
      k.restore()
    })
    return finish(s, { vignette: 0.12 })
  },
}
