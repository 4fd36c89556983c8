import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cliff, evening, SUN, yacht } from '../../things/caldera-evening.js'
import {
  belfry,
  CREAM,
  corner,
  cube,
  dome,
  parasol,
  pool,
  ROSE,
  steps,
  vault,
  WHITE,
} from '../../things/oia-houses.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** Where the village ends over the cliff, for every height of the picture. */
const EDGE = points('12 168 18 152 26 132 36 115 45 101 55 86.500 64 72 74 56 84 40 96 20')
const edge = (y) => {
  const i = Math.max(
    1,
    EDGE.findIndex((p) => p[0] >= y),
  )
  const [a, b] = [EDGE[i - 1], EDGE[i] ?? EDGE.at(-1)]
  return a[1] + ((b[1] - a[1]) * (y - a[0])) / (b[0] - a[0])
}

/** Nothing of the crowd of houses stands here: x0, y0, x1, y1 of their front corners. */
const FREE = points('94 44 131 79 118 26 142 45 60 66 98 84 136 60 172 100', 4)

/** A ginger cat on the edge of a terrace, looking at the sea; one unit is a quarter of its height. */
function cat(k) {
  path(
    k,
    '#c86c34',
    'M-1.100 0C-1.500 -1.400 -0.900 -2.400 -0.500 -2.800C-0.900 -3.400 -0.900 -4 -0.700 -4.600L-0.300 -4.100H0.300L0.750 -4.600C0.900 -4 0.850 -3.300 0.500 -2.800C1.100 -2.200 1.500 -1.200 1.200 0Z',
  )
  path(
    k,
    '#f0a458',
    'M-1.100 0C-1.500 -1.400 -0.900 -2.400 -0.500 -2.800C-0.900 -3.400 -0.900 -4 -0.700 -4.600L-0.300 -4.100C-0.500 -3.400 -0.300 -2.600 -0.500 -1.800C-0.700 -1 -0.600 -0.400 -0.500 0Z',
  )
  stroke(k, '#c86c34', 0.4, 'M1 -0.300C2 -0.500 2.600 0.200 2.500 1.200')
}

function village(k) {
  const r = random(14)
  path(k, '#9c94c0', 'M168 8L150 17L128 27L104 43L80 59L52 77L20 98H172Z')
  const all = []
  for (let y = 15; y < 101; y += 2.6 + (y - 15) * 0.05) {
    const s = 2.7 + (y - 15) * 0.078
    for (let x = edge(y) + s * 0.6; x < 176; x += s * (1.7 + r() * 0.9)) {
      const [px, py] = [x + (r() - 0.5) * s * 0.5, y + (r() - 0.5) * s * 0.5]
      const o = [s * (0.8 + r() * 0.6), s * (0.8 + r() * 0.7), s * (0.5 + r() * 0.7), r(), r(), r()]
      if (FREE.some(([x0, y0, x1, y1]) => px > x0 && px < x1 && py > y0 && py < y1)) continue
      const tone = o[3] < 0.08 ? CREAM : o[3] < 0.15 ? ROSE : WHITE
      all.push([
        py,
        () =>
          o[4] < 0.3
            ? vault(k, [px, py], o[0] * 1.3, o[1] * 0.85, o[2] * 0.72, { tone, door: s > 3.4 })
            : cube(k, [px, py], o[0], o[1], o[2], {
                tone,
                door: s > 3.8 ? (o[5] < 0.6 ? 1 : 0) : undefined,
                windows: s > 3 ? 1 + Math.round(o[5]) : 0,
                sunWindows: o[5] > 0.66 ? 1 : o[5] > 0.4 ? 2 : 0,
                parapet: s * 0.09,
                r,
              }),
      ])
    }
  }
  const put = (y, draw) => all.push([y, draw])
  // The far church.
  put(44, () => {
    cube(k, [130, 45], 8, 10, 5.4, { windows: 2, sunWindows: 2, parapet: 0 })
    dome(k, 130.5, 34.6, 5.2)
    cube(k, [138, 46.5], 4, 6, 3, { door: 1, parapet: 0.4 })
  })
  // The great church, its belfry before it, a vault beside it.
  put(60, () => {
    vault(k, [122, 58.5], 10, 9, 5)
    cube(k, [106, 62.5], 12, 13, 8.4, { door: 1, windows: 2, sunWindows: 2, parapet: 0 })
    dome(k, 106.6, 47.6, 8.4)
    cube(k, [97, 66.5], 5, 8, 3.6, { tone: WHITE, sunWindows: 1, parapet: 0.5 })
  })
  put(75, () => {
    cube(k, [121, 76], 7, 9, 3, { door: 0, parapet: 0.4 })
    belfry(k, [120, 72.5], 1.35)
  })
  put(70, () => {
    cube(k, [133, 66], 8, 8, 4, { door: 1, windows: 1, sunWindows: 1, parapet: 0.5 })
    vault(k, [110, 71.5], 7, 6, 3)
    cube(k, [137.5, 70.5], 5, 6, 3, { tone: ROSE, door: 0, parapet: 0.4 })
    cube(k, [102, 73], 4, 5, 2.4, { sunWindows: 1, parapet: 0.4 })
  })
  put(84, () => cube(k, [135, 83], 7, 8, 4.4, { door: 1, windows: 1, sunWindows: 1, parapet: 0.5 }))
  // A terrace with its pool, two who look at the sun, the cat on the wall.
  put(80.5, () => {
    cube(k, [84, 83.5], 22, 15, 3.4, { sunWindows: 3, windows: 0, parapet: 0 })
    const floor = corner([84, 83.5], 0, 0, 3.4)
    pool(k, corner(floor, 2, 5), 9, 6)
    steps(k, corner([84, 83.5], 0, 15, 0), 5, 4, 0.9)
    parasol(k, ...corner(floor, 17, 9), 1.7)
    const fall = [0.6, 0.2]
    stand(
      k,
      ...corner(floor, 15.5, 3.6),
      6.6,
      {
        ...POSES.point,
        skin: SKINS[0],
        top: ['#e8805c', '#94485c'],
        low: ['#f8e4c0', '#a898b4'],
        hair: ['#6c4438', '#442c38'],
        cut: 'bun',
        dress: 'skirt',
        light: -1,
      },
      { flip: true, fall, shade: '#a894c0' },
    )
    stand(
      k,
      ...corner(floor, 12.5, 3.6),
      7,
      {
        ...POSES.stand,
        skin: SKINS[1],
        top: ['#5c9cb8', '#345c8c'],
        low: ['#f0dcb8', '#9c8cac'],
        hair: ['#3c2c38', '#241c2c'],
        light: -1,
      },
      { flip: true, fall, shade: '#a894c0' },
    )
    fill(k, WHITE[4], [
      corner(floor, 0, 0, 1),
      corner(floor, 22, 0, 1),
      corner(floor, 22, 0.5, 1),
      corner(floor, 0, 0.5, 1),
    ])
    fill(k, WHITE[0], [
      corner(floor, 0, 0),
      corner(floor, 22, 0),
      corner(floor, 22, 0, 1),
      corner(floor, 0, 0, 1),
    ])
    at(k, ...corner(floor, 19.5, 0.2, 1), 0.62, cat)
  })
  // Near, on the right: a big plain vault and the dome behind it.
  put(77, () => {
    cube(k, [147, 76], 9, 20, 7, { parapet: 0, sunWindows: 2 })
    dome(k, 149, 63, 7)
  })
  put(99, () => {
    vault(k, [136, 99], 17, 14, 8)
    cube(k, [156, 103], 10, 20, 15, { windows: 2, sunWindows: 1, parapet: 0.7 })
  })
  all.sort((a, b) => a[0] - b[0])
  for (const [, draw] of all) draw()
}

export default {
  alt: 'Le cupole blu e le case bianche di Santorini affacciate sulla caldera al tramonto, con le barche a vela nel mare dorato; da una terrazza due viaggiatori e un gatto guardano il sole che scende',
  focus: 0.62,
  heart: 58,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.golden,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: 38 / 90,
    })
    const f = field(s, { centre: 90, zoom: 0.8 })
    f.draw(s.k, (k) => {
      evening(k)
      yacht(k, 41, 52.5, 0.9)
      yacht(k, 12, 60, 1.3)
      yacht(k, 60, 42.4, 0.4)
      cliff(k)
      village(k)
      for (const [x, y, q, a] of points('84 26 0.900 10 90 23.600 0.700 -6 78 22.800 0.640 4', 4)) {
        k.save()
        k.translate(x, y)
        k.rotate((a * Math.PI) / 180)
        path(
          k,
          '#fff4dc',
          `M${-2.4 * q} ${-1.1 * q}Q${-1 * q} ${-1.3 * q} 0 0Q${1 * q} ${-1.4 * q} ${2.5 * q} ${-0.8 * q}Q${1 * q} ${-0.8 * q} ${0.1 * q} ${0.5 * q}Q${-0.8 * q} ${-0.7 * q} ${-2.4 * q} ${-1.1 * q}Z`,
        )
        k.restore()
      }
    })
    return finish(s, { bloom: 0.2, threshold: 0.8 })
  },
}
