import { field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { hall, metre, onFloor, P, rods, whale, whaleShape } from '../../things/whale-hall.js'

const SKIN = {
  lit: '#b4ece0',
  side: '#6cb8cc',
  tail: '#98dcd8',
  mid: '#3c88b4',
  shade: '#285c98',
  deep: '#1c3c78',
  pleat: '#4c88bc',
  line: '#122856',
}

const wear = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#5c3c44', '#2c2440'],
  shoe: '#1c2448',
  top,
  low,
  light: -1,
  ...more,
})
const [RED, GOLD, WHITE, INK, ROSE] = [
  ['#ff6450', '#b83c58'],
  ['#ffd058', '#c08450'],
  ['#fff6e4', '#a8c0d0'],
  ['#34507c', '#243460'],
  ['#f490a0', '#a8587c'],
]

/** X, Z, height, looks, turned: those who look up. */
const VISITORS = [
  [
    5.4,
    19,
    1.14,
    wear('point', 0, RED, INK, {
      armFar: [156, 6],
      armNear: [112, 22],
      nod: -24,
      near: [10, 2],
      far: [-12, 4],
    }),
    true,
  ],
  [
    7,
    19.3,
    1.7,
    wear('stand', 1, GOLD, INK, {
      nod: -24,
      cut: 'long',
      near: [9, 2],
      far: [-11, 5],
      armNear: [30, 70],
      armFar: [-10, 30],
    }),
    true,
  ],
  [-18.4, 24.6, 1.78, wear('hips', 2, WHITE, INK, { nod: -20, near: [9, 2], far: [-11, 5] })],
  [
    -16.9,
    25.2,
    1.64,
    wear('point', 0, ROSE, WHITE, { dress: 'skirt', cut: 'bun', nod: -18, armFar: [118, 8] }),
  ],
  [21, 30, 1.75, wear('walk', 1, ROSE, INK, {}), true],
  [3.4, 33, 1.7, wear('stand', 3, WHITE, INK, { nod: -14 })],
  [4.6, 33.4, 1.2, wear('walkOther', 1, GOLD, INK, {})],
]

export default {
  alt: 'Museo di Storia Naturale di New York: la balenottera azzurra scende a capofitto dalla volta di vetro sopra la sala, tra vetrine accese come acquari; i visitatori, minuscoli, la guardano dal pavimento dove cade la sua ombra',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.3, -0.3], horizon: 0.5 })
    field(s).draw(s.k, (k) => {
      hall(k)
      whaleShape(k, '#1f5c8c', onFloor)
      for (const [x, z, high, o, flip] of VISITORS) {
        const [px, py] = P([x, 0, z])
        stand(k, px, py, high * 1.22 * metre(z), o, { flip, fall: [0.5, -0.2], shade: '#22688f' })
      }
      rods(k, '#2870a0')
      whale(k, SKIN)
    })
    return finish(s, { vignette: 0.12 })
  },
}
