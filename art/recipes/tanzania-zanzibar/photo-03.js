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
  shelf,
} from '../../things/crater-storm.js'
import { closed, lens } from '../../things/curves.js'
import { zebraBody, zebraNeck } from '../../things/zebra-pair.js'

const WATER = 62

/** What casts on the short grass: the low sun stands behind us on the left. */
const cast = (k, x, y, l) =>
  path(
    k,
    'rgba(92,70,72,.5)',
    `M${x - 5} ${y + 0.2}Q${x} ${y - 0.9} ${x + l} ${y - 1.2}Q${x + l + 3} ${y - 0.9} ${x + l} ${y - 0.5}Q${x + 2} ${y + 0.6} ${x - 5} ${y + 0.2}Z`,
  )

export default {
  alt: 'Temporale sul cratere di Ngorongoro: l’ombra della nuvola copre metà della parete, il sole basso accende il resto e la prateria; una zebra fa la guardia e un’altra viene a bere alla pozza degli ippopotami che le specchia; su uno di loro sta un airone bianco',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.3], horizon: 52 / 90 })
    const f = field(s)
    const r = random(5)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, 34)
      for (const [a, c] of [
        [0, '#4c7094'],
        [0.45, '#88a4a8'],
        [0.8, '#ecd8a4'],
        [1, '#ffe2a0'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-4, -4, 170, 60)
      // One great cloud with a long clean edge, the rain under its heavy end.
      rain(k, 96, 168, 6, 40, -12, '44,70,112')
      const storm = k.createLinearGradient(0, 0, 150, 24)
      storm.addColorStop(0, '#5c7c9c')
      storm.addColorStop(0.4, '#3c5884')
      storm.addColorStop(1, '#22345e')
      shelf(k, '-4 7 16 8.500 36 8 58 11 78 11.600 98 16 118 17.500 140 21 164 21.500', -6, storm)
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
      // A mare with her foal, well apart from the two at the water.
      cast(k, 62, 58.4, 9)
      zebra(62, 58.5, 0.22, true, { neck: 'up', tail: 0.2 })
      cast(k, 81, 58.8, 6)
      zebra(81, 58.9, 0.145, true, { bow: 0.4, tail: 0.3 })
      cast(k, 140, 60.4, 17)
      zebra(140, 60.6, 0.36, true, { bow: 0.62, tail: -0.14 })
      cast(k, 103, 61.1, 19)
      zebra(103, 61.4, 0.42, false, { neck: 'up', bow: -0.04, tail: 0.16 })
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
      for (let i = 0; i < 18; i++) {
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
        [17, 70, 0.86, 'head', 0],
        [52, 71.5, 0.9, 'head', 1],
        [31, 75.5, 1.3, 'both', 1],
      ]) {
        at(
          k,
          x,
          y,
          q,
          (c) => {
            c.save()
            c.translate(0, 0.9)
            c.scale(1, -0.5)
            c.globalAlpha = 0.3
            hippoSwim(c, kind)
            c.restore()
            hippoSwim(c, kind)
          },
          Boolean(flip),
        )
        const m = flip ? -1 : 1
        const cx = x + m * q * (kind === 'head' ? -2 : 3)
        const half = q * (kind === 'both' ? 11.5 : 6.5)
        // The water stands up a little round the hide: a dark lens over its foot, a thin light one below.
        lens(k, '#3c5878', cx, y + 0.75 * q, half, 0.34 * q, 0.3 * q)
        lens(k, 'rgba(190,206,206,.55)', cx, y + 1.25 * q, half * 1.15, 0.07 * q)
      }
      at(k, 22.8, 71.9, 0.78, egretStand)
      nearBank(k, r)
    })
    const [lx, ly] = f.at([0, 50])
    s.glowAt(lx, ly, s.h * 0.8, '#ffd890', 0.28)
    return finish(s, { vignette: 0.12, bloom: 0.1 })
  },
}
