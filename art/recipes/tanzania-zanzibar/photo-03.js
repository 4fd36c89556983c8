import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import {
  craterWall,
  egretStand,
  farHerd,
  hippoSwim,
  nearBank,
  rain,
  ripple,
  shelf,
} from '../../things/crater-storm.js'
import { closed, lens } from '../../things/curves.js'
import { ZEBRA, zebraBody, zebraNeck } from '../../things/zebra-pair.js'

const WATER = 62

/** What casts on the short grass: the low sun stands behind us on the left. */
const cast = (k, x, y, l) =>
  path(
    k,
    'rgba(92,70,72,.5)',
    `M${x - 5} ${y + 0.2}Q${x} ${y - 0.9} ${x + l} ${y - 1.2}Q${x + l + 3} ${y - 0.9} ${x + l} ${y - 0.5}Q${x + 2} ${y + 0.6} ${x - 5} ${y + 0.2}Z`,
  )

export default {
  alt: 'Temporale sul cratere di Ngorongoro: la parete è blu sotto la pioggia, ma il sole basso accende la prateria e due zebre che si riposano appoggiate l’una all’altra, specchiate nella pozza degli ippopotami; uno sbadiglia, su un altro sta un airone bianco',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.3], horizon: 52 / 90 })
    const f = field(s)
    const r = random(5)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, 40)
      for (const [a, c] of [
        [0, '#3c5074'],
        [0.5, '#7088a0'],
        [0.85, '#b4c0b8'],
        [1, '#dcd8b8'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-4, -4, 170, 60)
      shelf(k, '-4 27 10 27.500 30 24 50 24.500 74 19 92 19.500 112 12 136 10 164 3', -6, '#5f7896')
      rain(k, 94, 150, -6, 54, -22, '62,80,116')
      shelf(
        k,
        '-4 19.500 14 20 34 15.500 58 16.500 80 11 100 12 120 8.500 142 9.500 164 5.500',
        -6,
        '#48608a',
      )
      shelf(k, '-4 9 20 10.500 44 6 70 7 96 2.500 130 3 164 -2', -6, '#34486e')
      craterWall(k, 52)
      fill(k, '#3c5878', points('-4 60 164 60 164 94 -4 94'))
      // The lit plain.
      fill(k, '#d8bc68', points('-4 51.600 164 51.200 164 64 -4 64'))
      fill(k, '#e8cc74', points('-4 53 40 52.600 90 53.200 164 52.600 164 64 -4 64'))
      fill(k, '#f0d680', points('-4 55.600 60 55.200 120 55.900 164 55.400 164 64 -4 64'))
      farHerd(
        k,
        [
          [22, 53.2, 16, 14, 0.55, '#5c4c58'],
          [58, 53, 12, 8, 0.5, '#64545c'],
          [142, 53.2, 18, 14, 0.55, '#5c4c58'],
          [90, 54.6, 7, 9, 0.8, '#4c4050'],
          [40, 55, 5, 6, 0.9, '#4c4050'],
        ],
        7,
      )
      fill(k, '#d4b45c', points('-4 59 30 58.500 80 59.200 130 58.700 164 59.200 164 64 -4 64'))
      // Zebras at the water.
      const zebra = (x, y, q, flip, o) =>
        at(
          k,
          x,
          y,
          q,
          (c) => {
            zebraBody(c, o)
            zebraNeck(c, o)
          },
          flip,
        )
      cast(k, 80, 60.2, 12)
      zebra(80, 60.4, 0.27, true, { neck: 'up', bow: 1.5, tail: 0.2 })
      cast(k, 66, 60.6, 8)
      zebra(68, 60.8, 0.19, false, { neck: 'up', tail: 0.1 })
      for (const x of [111, 127]) cast(k, x, 60.8, 18)
      at(k, 125, 60.9, 0.33, (c) => zebraBody(c, { tones: ZEBRA.sun, tail: -0.1 }), true)
      at(k, 125, 60.9, 0.33, (c) => zebraNeck(c, { tones: ZEBRA.sun, bow: 0.14 }), true)
      at(k, 111.8, 61.3, 0.33, (c) => {
        zebraBody(c, { tail: 0.12 })
        zebraNeck(c, { asleep: true, bow: 0.12 })
      })
    })
    // First unmoved, so that the swaying mirror leaves no gap at the sides.
    stillWater(s, {
      y: WATER / 90,
      veil: [
        [0, '#000000', 0],
        [1, '#000000', 0],
      ],
      sway: 0,
    })
    stillWater(s, {
      y: WATER / 90,
      veil: [
        [0, '#5c7890', 0.12],
        [0.5, '#3c5878', 0.4],
        [1, '#22385c', 0.72],
      ],
      sway: 0.8,
    })
    f.draw(s.k, (k) => {
      path(
        k,
        '#8c7450',
        closed(
          points(
            '-8 61.400 20 61 52 61.800 84 61.300 116 61.900 146 61.400 170 61.800 170 62.300 146 62.500 116 62.900 84 62.200 52 62.700 20 62.100 -8 62.500',
          ),
          1,
        ),
      )
      path(
        k,
        '#5c5058',
        closed(
          points(
            '-8 62.300 20 62 52 62.600 84 62.100 116 62.800 146 62.400 170 62.300 170 62.800 116 63.300 84 62.600 52 63.100 20 62.500 -8 62.900',
          ),
          1,
        ),
      )
      for (let i = 0; i < 34; i++) {
        const t = r()
        lens(
          k,
          i % 3 ? 'rgba(160,178,190,.5)' : 'rgba(28,46,80,.5)',
          -4 + r() * 168,
          65 + t * 17,
          (2 + r() * 5) * (0.5 + t),
          0.1 + t * 0.1,
        )
      }
      for (const [x, y, q, kind, flip] of [
        [30, 69, 0.62, 'both', 0],
        [40.5, 68.8, 0.6, 'back', 1],
        [10, 75.5, 0.8, 'head', 1],
        [22, 72.5, 0.78, 'head', 0],
        [36, 74, 0.95, 'both', 1],
        [52, 75.5, 0.72, 'yawn', 0],
        [14, 69.5, 0.6, 'back', 0],
      ]) {
        at(
          k,
          x,
          y,
          q,
          (c) => {
            c.save()
            c.translate(0, 0.9)
            c.scale(1, -0.7)
            c.globalAlpha = 0.45
            hippoSwim(c, kind)
            c.restore()
            hippoSwim(c, kind)
          },
          Boolean(flip),
        )
        const m = flip ? -1 : 1
        const cx = x + m * q * (kind === 'head' ? -2 : kind === 'both' ? 3 : 5)
        const half = q * (kind === 'both' ? 11 : 7.5)
        ripple(k, cx, y + 0.6 * q, half)
        ripple(k, cx - 1, y + 1.9 * q, half * 0.7, 'rgba(206,218,220,.4)')
      }
      at(k, 36.6, 67.2, 0.62, egretStand)
      nearBank(k, r)
    })
    const [lx, ly] = f.at([0, 50])
    s.glowAt(lx, ly, s.h * 0.8, '#ffd890', 0.28)
    return finish(s, { vignette: 0.12, bloom: 0.1 })
  },
}
