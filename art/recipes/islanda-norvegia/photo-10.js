import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
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
  [ramp(0.34, 0.14), 'climb', RED, INK, 1],
  [ramp(0.42, 0.16), 'climb', SAND, BLUE, 2],
  [ramp(0.62, 0.3), 'walk', TEAL, INK, 0],
  [ramp(0.7, 0.62), 'walkOther', PLUM, INK, 3, true],
  [ramp(0.35, 0.72), 'walk', BLUE, INK, 4],
  [ramp(0.78, 0.94), 'camera', RED, INK, 5],
  [ramp(0.62, 0.95), 'stand', TEAL, INK, 6],
  [square(0.42, 0.42), 'walk', RED, INK, 1],
  [square(0.46, 0.4), 'walk', BLUE, SAND, 0],
  [square(0.7, 0.3), 'walkOther', TEAL, INK, 3, true],
  [square(0.6, 0.75), 'stand', PLUM, INK, 2],
  [square(0.26, 0.3), 'run', SAND, RED, 5],
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
      veil.addColorStop(0, 'rgba(60,92,140,.12)')
      veil.addColorStop(0.4, 'rgba(40,84,134,.42)')
      veil.addColorStop(1, 'rgba(16,56,104,.86)')
      path(k, veil, `M-6 ${HORIZON}H168V96H-6Z`)
      shore(k, 1)
      barcode(k, upright)
      opera(k, upright)
      for (const [p, pose, top, low, n, flip] of WALKERS) {
        const [x, y, q] = upright(p)
        stand(k, x, y, 1.8 * q, guest(pose, top, low, n), {
          flip,
          fall: [1.5, -0.1],
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
      // The leap.
      const leap = bather('run', 0, RED, {
        armNear: [150, 14],
        armFar: [128, 20],
        near: [64, 80],
        far: [20, 70],
        lean: 8,
      })
      const [lx, ly] = near(6.5, 2, 33)
      at(k, lx, ly, (1.75 * 186) / 33 / 7, (q) => folk(q, leap), true)
    })
    return finish(s, { vignette: 0.12 })
  },
}
