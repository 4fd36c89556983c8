import { field, rough, shape } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { canoe } from '../../things/boats.js'
import { turtle } from '../../things/gulf.js'
import { FOAM, FOAM_SHADE, lip, surfer, wave, whitewater } from '../../things/surf.js'

/** The crater over the bay: a long ridge that climbs to its peak and drops to the sea. */
function crater(s, f) {
  const ridge = [
    [34, 41],
    [44, 36.6],
    [56, 33],
    [68, 31.6],
    [78, 28.4],
    [86, 23],
    [91.6, 18],
    [95, 21],
    [99, 27.6],
    [105, 34],
    [114, 41],
  ]
  const line = rough(ridge, 0.5, 3)
  shape(s, f, s.far(s.tone('#9a8f4e', 0.8), 0.12), [...line, [114, 44], [34, 44]])
  for (const [x, y, dx, low] of [
    [91.6, 18, 5, 41],
    [86, 23, 3, 41],
    [79, 28, 2, 41],
    [70, 31.4, 1, 41],
    [60, 32.6, -1, 41],
    [50, 34.6, -2, 41],
    [96, 23, 7, 41],
    [101, 30, 6, 41],
  ])
    shape(
      s,
      f,
      s.far(s.tone('#6d7242', 0.22), 0.14),
      rough(
        [
          [x, y + 0.4],
          [x + dx * 0.5 + 1.6, (y + low) / 2],
          [x + dx + 4.6, low + 1],
          [x + dx + 0.6, low + 1],
          [x + dx * 0.3 - 0.6, (y + low) / 2],
          [x, y + 0.4],
        ],
        0.4,
        x,
      ),
    )
  shape(s, f, s.far(s.tone('#3f7046', 0.5), 0.1), [
    ...rough(
      [
        [-20, 40],
        [20, 39.4],
        [60, 39],
        [100, 39.4],
        [118, 40.6],
      ],
      0.7,
      9,
    ),
    [118, 43],
    [-20, 43],
  ])
}

export default {
  alt: "Un surfista sull'onda di Waikiki davanti al cratere di Diamond Head, e una tartaruga che nuota sott'acqua",
  heart: 64,
  focus: 0.62,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.75, haze: '#dcebe6' },
      sun: [0.12, 0.1],
      horizon: h > w ? 0.565 : 0.46,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of s.pick(
      [
        [0.66, 0.17, 36, 11, 4],
        [0.36, 0.12, 24, 6, 8],
        [0.7, 0.3, 20, 4.6, 2],
      ],
      [
        [0.3, 0.16, 34, 10, 4],
        [0.6, 0.27, 22, 5, 8],
      ],
    ))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s, { centre: 104, zoom: 0.82, foot: 1 })
    city(s, {
      y: s.horizon / h,
      low: 4,
      high: 12,
      width: 2.4,
      haze: 0.45,
      seed: 4,
      from: -0.02,
      to: s.pick(0.3, 0.2),
      share: 0,
    })
    crater(s, f)
    sea(s, { glint: 0.3, wave: 1, mirror: 0.5 })
    place(s, canoe({ colour: '#d9573f' }), {
      x: s.pick(0.24, 0.2),
      y: s.pick(0.545, 0.62),
      size: 3.4,
      reflect: true,
    })
    shape(s, f, FOAM, [
      [18, 54.2],
      [30, 53.4],
      [44, 53.8],
      [58, 53.2],
      [64, 54],
      [48, 54.6],
      [32, 54.3],
    ])
    shape(s, f, FOAM_SHADE, [
      [44, 58.2],
      [60, 57.6],
      [76, 58],
      [60, 58.6],
    ])
    wave(s, f)
    lip(s, f)
    whitewater(s, f)
    surfer(s, f)
    const [tx, ty] = f.at(s.pick([36, 89], [76, 89.5]))
    place(s, turtle(), { x: tx / w, y: ty / h, size: 10, front: 0.5, alpha: 0.75 })
    return finish(s)
  },
}
