import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bank, hall, night, ruin, SHORE, tree } from '../../things/yi-peng.js'
import { drift, khom, krathong, lotus } from '../../things/yi-peng-lights.js'
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
  alt: 'La notte di Yi Peng a Chiang Mai: dallo stagno di un tempio di teak le lanterne di carta salgono in una scia sopra il grande chedi spezzato, due monaci ne affidano una al vento, una rana guarda da una foglia di loto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.5, 0.5], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, night)
    stars(s, { count: 110, seed: 6, below: 0.4 })
    f.draw(s.k, (k) => {
      at(k, 98, 58, 0.8, ruin)
      const glow = k.createRadialGradient(48, 54, 2, 48, 54, 34)
      glow.addColorStop(0, 'rgba(255,180,96,.5)')
      glow.addColorStop(1, 'rgba(255,150,90,0)')
      k.fillStyle = glow
      k.fillRect(10, 20, 80, 44)
      at(k, 141, 58.4, 1.05, tree)
      bank(k)
      at(k, 42, 57.6, 1, hall)
      drift(k)
      // Two monks send up a lantern, a novice beside them looks after it; one sits with his candle.
      const robe = (skin, more) =>
        someone('stand', skin, ROBE, ROBE, {
          cut: 'none',
          hair: ['#8c5c44', '#6c4440'],
          dress: 'sarong',
          ...more,
        })
      pair(k, 66, 59.5, 7.4, [robe(2), robe(1)], 1.2)
      stand(k, 72.5, 59.5, 5.6, robe(1, { armNear: [-8, 16], armFar: [136, 10], nod: -12 }), {
        ...FALL,
        flip: true,
      })
      stand(
        k,
        81,
        59.5,
        7,
        { ...robe(2), ...POSES.kneel, dress: undefined, armNear: [40, 60], armFar: [46, 54] },
        FALL,
      )
      path(
        k,
        '#ffe8a8',
        'M84 56.800C83.600 56.200 83.900 55.800 84 55.200C84.200 55.800 84.500 56.200 84 56.800ZM83.850 56.700H84.200V58.200H83.850Z',
      )
      pair(k, 103, 59.2, 7.4, [
        someone('stand', 1, ['#fff0dc', '#b0909c'], ['#34488c', '#242c64']),
        someone('stand', 0, ['#e86c74', '#84345c'], ['#54487c', '#342c5c'], {
          dress: 'skirt',
          cut: 'long',
        }),
      ])
      pair(
        k,
        118,
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
      for (const [x, y, half] of points(
        '36 64 8 96 66 10 126 69 9 58 76 11 112 80 13 142 85 10',
        3,
      ))
        lens(k, '#b088a0', x, y, half, 0.14 + half * 0.006)
      for (const [x, y, q] of points(
        '58 63.500 0.600 74 65.500 0.800 92 64 0.700 109 68 1 51 69 0.900 84 72.500 1.300 122 76.500 1.500 60 80 1.700',
        3,
      ))
        at(k, x, y, q, krathong)
      lotus(k)
    })
    return finish(s, { bloom: 0.32, threshold: 0.74, vignette: 0.2 })
  },
}
