import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  coast,
  crownShade,
  dhoniAbove,
  fromAbove,
  palm,
  palmShadow,
  waters,
} from '../../things/island-above.js'
import { POSES, SKINS } from '../../things/slender-folk.js'

const GREENS = [
  ['#d4dc6c', '#8cb450', '#3c8450', '#1c5c50'],
  ['#b8cc5c', '#6ca04c', '#2c7450', '#1a5450'],
  ['#e4d878', '#a4b850', '#54904c', '#246450'],
]

// Palms that lean out over the beach: foot, metres high, lean, reach of the crown, seed.
const EDGE = [
  [117.5, 22, 9, [-3.5, 0.5], 7.2, 3],
  [112, 30, 11, [-5, 2.5], 7.6, 4],
  [122, 34.5, 8, [-2, 3], 6.6, 5],
  [131, 44, 10, [-3.5, 4.5], 7.4, 6],
  [119, 12, 10, [-5, -1], 7, 7],
  [144, 48.5, 9, [0.5, 4.5], 6.8, 8],
  [137, 40, 7, [-1, 2], 6.4, 9],
  [126, 27, 8, [-2, 1], 6.8, 10],
  [154, 50.5, 11, [-2, 5], 7.6, 11],
]

export default {
  alt: 'Un’isola di palme vista dall’alto nella luce del mattino: le ombre lunghe sulla sabbia, tre amici su una lingua di sabbia nella laguna e una barca che pare volare sulla propria ombra',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        finish: { bloom: 0.08, threshold: 0.92, vignette: 0.14, cool: '#0a2a5a' },
      },
      sun: [1.1, -0.1],
      horizon: 0,
    })
    const f = field(s)
    waters(s, f)
    const r = random(12)
    const wood = []
    for (let y = -6; y < 60; y += 6.2)
      for (let x = 100; x < 170; x += 6.6) {
        const [px, py] = [x + (r() - 0.5) * 5, y + (r() - 0.5) * 4.5]
        const [lx, ly, high, q, seed] = [
          (r() - 0.5) * 3,
          r() * 2,
          7 + r() * 5,
          5.6 + r() * 2.4,
          Math.floor(r() * 900) + 20,
        ]
        if (coast(px, py) < -15.5 + noise(px * 0.1, py * 0.1) * 4)
          wood.push([px, py, high, [lx, ly], q, seed])
      }
    s.layer(
      (c) =>
        f.draw(c, (k) => {
          for (const [x, y, , , q, seed] of wood) crownShade(k, x, y, q, seed)
        }),
      { lit: false },
    )
    s.layer(
      (c) =>
        f.draw(c, (k) => {
          for (const p of [...EDGE, ...wood]) palmShadow(k, p)
        }),
      { lit: false, alpha: 0.46 },
    )
    f.draw(s.k, (k) => {
      for (const [i, p] of wood.entries()) palm(k, p, GREENS[i % 3])
      for (const [i, p] of EDGE.entries()) palm(k, p, GREENS[(i * 2) % 3])
      at(k, 31.6, 46.6, 1, (c) => {
        c.rotate(-0.42)
        dhoniAbove(c, 'rgba(10,70,120,.5)')
      })
      at(k, 36, 43, 1, (c) => {
        c.rotate(-0.42)
        dhoniAbove(c)
      })
      fromAbove(
        k,
        83,
        63,
        {
          ...POSES.wave,
          skin: SKINS[1],
          top: ['#2c6cb0', '#1c6480'],
          crown: '#2c2040',
          turn: 1.2,
        },
        1.55,
      )
      fromAbove(
        k,
        77.5,
        69.5,
        {
          ...POSES.walk,
          skin: SKINS[0],
          top: ['#e8503c', '#a03c48'],
          crown: '#5c3430',
          dress: 'skirt',
          turn: 0.7,
        },
        1.5,
      )
      fromAbove(
        k,
        61.5,
        69,
        {
          ...POSES.run,
          skin: SKINS[0],
          top: ['#f0a030', '#1c6480'],
          crown: '#7c4430',
          turn: 0.4,
        },
        1.2,
      )
    })
    return finish(s)
  },
}
