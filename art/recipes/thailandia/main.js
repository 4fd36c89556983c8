import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { longtail, snorkeller } from '../../things/longtail.js'
import { FAR, karst, MIDDLE, NEAR } from '../../things/phang-nga.js'

const SEA = 47

/** Emerald in bands, sand near the viewer; light in threads on the ripples. */
function bay(k) {
  for (const [c, d] of [
    ['#2c9cb0', `M-40 ${SEA}H200V96H-40Z`],
    ['#24acb0', 'M-40 50C0 49 60 50.500 100 49.500C140 48.500 170 50 200 50V96H-40Z'],
    ['#30bcb0', 'M-40 55C0 53 40 56 80 54.500C120 53 160 55 200 54V96H-40Z'],
    ['#48ccb4', 'M-40 63C0 60 40 64 80 62C120 60 160 62 200 61V96H-40Z'],
    ['#68dcbc', 'M-40 75C0 71 40 76 80 73.500C120 71 160 74 200 72V96H-40Z'],
    ['#98ecc8', 'M-40 86C0 82 40 88 80 85.500C120 83 160 86 200 84V96H-40Z'],
  ])
    path(k, c, d)
  for (const [x, y, l] of points(
    '-10 52 14 12 57 12 30 51 10 52 59 14 84 53 12 -4 66 16 22 70 12 44 79 16 100 84 18 128 80 14 4 84 14 140 66 12 70 88 12',
    3,
  ))
    path(k, 'rgba(240,255,246,.7)', `M${x} ${y}q${l / 2} -0.800 ${l} 0q${-l / 2} 0.600 ${-l} 0Z`)
}

/** Small fish in clear water. */
const fish = (k, x, y, q) =>
  path(
    k,
    'rgba(16,110,120,.5)',
    `M${x - 2 * q} ${y}C${x - q} ${y - q} ${x + q} ${y - q} ${x + 1.6 * q} ${y}L${x + 2.8 * q} ${y - 0.8 * q}V${y + 0.8 * q}L${x + 1.6 * q} ${y}C${x + q} ${y + q} ${x - q} ${y + q} ${x - 2 * q} ${y}Z`,
  )

export default {
  alt: "Barche a coda lunga con nastri colorati nell'acqua smeraldo, davanti ai faraglioni calcarei coperti di giungla",
  heart: 78,
  focus: 0.6,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2484cc'],
          [0.5, '#60b8e4'],
          [0.85, '#b4e4ec'],
          [1, '#f4f8e4'],
        ],
      },
      sun: [0.08, 0.1],
      horizon: h > w ? 0.62 : SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s, { centre: 98, zoom: 0.8 })
    const [cx, cy] = f.at([62, 15])
    flatCloud(s, { x: cx / s.w, y: cy / s.h, width: s.pick(28, 30), height: s.pick(7, 8), seed: 6 })
    flatCloud(s, { x: s.pick(0.16, 0.3), y: s.pick(0.3, 0.16), width: 30, height: 8, seed: 3 })
    f.draw(s.k, (k) => {
      karst(k, points('4 36 -2 41 -5 47'), points('18 35 25 41 29 47'), FAR, { seed: 4, size: 2.4 })
      karst(k, points('36 38 32 42 30 47'), points('46 37 51 42 54 47'), FAR, {
        seed: 7,
        size: 2.2,
      })
      karst(k, points('56 33 53 39 52 47'), points('66 32 71 38 74 47'), FAR, {
        seed: 11,
        size: 2.4,
      })
      karst(k, points('80 25 76 33 74 41 75 47'), points('91 23 97 31 99 40 99 47'), MIDDLE, {
        seed: 5,
        size: 3.2,
      })
      karst(
        k,
        points('148 17 141 26 138 37 139 47'),
        points('164 15 174 25 178 37 178 47'),
        MIDDLE,
        { seed: 13, size: 3.8 },
      )
      karst(
        k,
        points('109 5 103 12 101 23 102 34 100 42 102 47.500'),
        points('128 5 137 11 140 21 138 33 141 42 139 47.500'),
        NEAR,
        { seed: 8, size: 4 },
      )
      bay(k)
      // What the rocks leave on the water, a thread of foam at their feet.
      for (const [x0, x1, deep] of points('102 139 9 75 99 5 139 178 6', 3)) {
        for (let i = 0; i < 5; i++) {
          const [y, half] = [
            SEA + 0.6 + (deep * (i + 0.5)) / 5,
            ((x1 - x0) / 2) * (0.96 - i * 0.13),
          ]
          const x = (x0 + x1) / 2 + (i % 2 ? 1.5 : -1.5)
          path(
            k,
            `rgba(20,104,92,${0.5 - i * 0.07})`,
            `M${x - half} ${y}C${x - half * 0.5} ${y - deep * 0.13} ${x + half * 0.5} ${y - deep * 0.13} ${x + half} ${y}C${x + half * 0.5} ${y + deep * 0.13} ${x - half * 0.5} ${y + deep * 0.13} ${x - half} ${y}Z`,
          )
        }
        path(
          k,
          '#f4fffa',
          `M${x0 - 1.5} ${SEA + 0.5}C${x0 + 4} ${SEA - 0.4} ${x1 - 4} ${SEA - 0.4} ${x1 + 1.5} ${SEA + 0.5}C${x1 - 4} ${SEA + 1.2} ${x0 + 4} ${SEA + 1.2} ${x0 - 1.5} ${SEA + 0.5}Z`,
        )
      }
      at(k, 54, 53.5, 0.24, longtail, true)
      for (const [x, y, q] of points(
        '58 84 1 64 86.500 0.800 53 87 0.700 128 88 1 134 85.500 0.800',
        3,
      ))
        fish(k, x, y, q)
      at(k, s.pick(102, 101), 75, s.pick(0.9, 0.7), longtail)
      at(k, 72, 86, 0.78, snorkeller)
    })
    s.glow(0.04, 0.06, 60, '#fff6d4', 0.28)
    return finish(s)
  },
}
