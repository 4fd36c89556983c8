import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  bank,
  drift,
  hall,
  khom,
  krathong,
  lotus,
  night,
  ruin,
  SHORE,
  tree,
} from '../../things/yi-peng.js'
import { warmNight } from './kit.js'

const HAIR = ['#2c1c34', '#1c142c']
const ROBE = ['#ff9c3c', '#a84c38']
const FALL = { fall: [0.1, 0.06], shade: '#2c2048' }
const someone = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: HAIR,
  light: 1,
  ...more,
})

/** Two hold a lantern between them until it pulls. */
function pair(k, x, y, high, [a, b], lift = 0) {
  stand(k, x - 2.2, y, high, { ...a, armNear: [104, 20], armFar: [118, 16] }, FALL)
  stand(
    k,
    x + 2.2,
    y,
    high * 0.96,
    { ...b, light: 1, armNear: [104, 20], armFar: [118, 16] },
    { ...FALL, flip: true },
  )
  at(k, x, y - high * 0.78 - lift, high * 0.27, (c) => khom(c, Math.round(x)))
}

export default {
  alt: 'La notte di Yi Peng a Chiang Mai: dallo stagno di un tempio di teak le lanterne di carta salgono in una scia sopra il grande chedi spezzato, i monaci accendono le candele, una rana guarda da una foglia di loto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.5, 0.5], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, night)
    stars(s, { count: 110, seed: 6, below: 0.4 })
    f.draw(s.k, (k) => {
      at(k, 92, 58, 0.92, ruin)
      const glow = k.createRadialGradient(48, 54, 2, 48, 54, 34)
      glow.addColorStop(0, 'rgba(255,180,96,.5)')
      glow.addColorStop(1, 'rgba(255,150,90,0)')
      k.fillStyle = glow
      k.fillRect(10, 20, 80, 44)
      at(k, 132, 58, 1, tree)
      bank(k)
      at(k, 42, 57.6, 1, hall)
      drift(k)
      // Monks kneel along the water with their candles.
      for (const [x, flip, skin] of points('59 0 2 63.500 0 1 68 0 2 72.500 1 1 77 0 2', 3))
        stand(
          k,
          x,
          59.4,
          6.4,
          someone('kneel', skin, ROBE, ROBE, {
            cut: 'none',
            hair: ['#8c5c44', '#6c4440'],
            sleeve: ROBE,
            armNear: [60, 20],
            armFar: [66, 16],
          }),
          { ...FALL, flip: !!flip },
        )
      pair(k, 107, 59.2, 7.4, [
        someone('stand', 1, ['#fff0dc', '#b0909c'], ['#34488c', '#242c64']),
        someone('stand', 0, ['#e86c74', '#84345c'], ['#54487c', '#342c5c'], {
          dress: 'skirt',
          cut: 'long',
        }),
      ])
      pair(
        k,
        121,
        59.6,
        7.8,
        [
          someone('stand', 2, ['#4ca0a8', '#28546c'], ['#3c3464', '#28244c']),
          someone('stand', 1, ['#fcd070', '#a8743c'], ['#843c5c', '#54284c'], {
            dress: 'sarong',
            cut: 'bun',
          }),
        ],
        3,
      )
      pair(k, 146, 59.4, 7.6, [
        someone('stand', 0, ['#8c70b4', '#4c3c74'], ['#34345c', '#242444'], { cut: 'bun' }),
        someone('stand', 2, ['#fff0dc', '#b0909c'], ['#4c5c94', '#2c3464']),
      ])
      stand(
        k,
        134,
        59.6,
        7.6,
        someone('point', 1, ['#f4745c', '#8c3c58'], ['#34345c', '#242444'], { armFar: [142, 6] }),
        FALL,
      )
      stand(
        k,
        137.4,
        59.6,
        4.8,
        someone('stand', 1, ['#fcd070', '#a8743c'], ['#34488c', '#242c64'], { nod: -14 }),
        FALL,
      )
    })
    stillWater(s, {
      y: SHORE / 90,
      sway: 0.5,
      veil: [
        [0, '#3c3468', 0.2],
        [0.5, '#1c2458', 0.42],
        [1, '#101440', 0.72],
      ],
    })
    f.draw(s.k, (k) => {
      for (const [x, y, l, a] of points(
        '40 63 14 0.300 96 64.500 20 0.250 70 67.500 12 0.300 126 66 16 0.250 52 72 20 0.220 110 74 18 0.220 84 79 24 0.180 140 80 16 0.180 60 85 18 0.160 118 87 20 0.160',
        4,
      ))
        path(
          k,
          `rgba(255,206,150,${a})`,
          `M${x - l} ${y}Q${x} ${y - 0.44} ${x + l} ${y}Q${x} ${y + 0.4} ${x - l} ${y}Z`,
        )
      for (const [x, y, q] of points(
        '60 63.500 0.600 72 65 0.700 88 63.800 0.600 101 66.500 0.800 49 67 0.800 80 70 1 64 74.500 1.300 96 75.500 1.300 46 79 1.600',
        3,
      ))
        at(k, x, y, q, krathong)
      lotus(k)
    })
    return finish(s, { bloom: 0.32, threshold: 0.74, vignette: 0.2 })
  },
}
