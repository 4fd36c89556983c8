// Bergen from Mount Fløyen: the harbour between Bryggen and Nordnes, the town round it, Laksevåg over the water, snow on all of it.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { air, bark, church, house, metre, spot } from './bergen-houses.js'
import { FAR, grid, inside, NEAR, seen, snowField, TOWN, trees } from './bergen-plan.js'
import { closed, lens } from './curves.js'

/** The far shore: Laksevåg in a narrow band at the foot of its woods. */
export function laksevaag(k) {
  snowField(
    k,
    FAR.slice(0, 11).concat([
      [1700, 3100],
      [400, 2700],
      [-1500, 2500],
    ]),
    '#bccae6',
  )
  path(
    k,
    '#6078b0',
    closed(
      points(
        '-10 38 6 40 18 42 28 41 40 43 52 41.500 64 42 78 40.500 90 42.500 102 42 113 44 118 46 104 47 92 47.800 80 47 66 48.200 54 46.800 40 47.600 26 46 12 47 -10 46',
      ),
      0.8,
    ),
  )
  path(
    k,
    '#7088bc',
    closed(
      points(
        '104 46 114 43.600 124 42.600 134 41.400 144 40.400 154 40.200 146 42.200 134 43.600 124 45.200 112 46.600',
      ),
      0.8,
    ),
  )
  const r = random(8)
  const list = Array.from({ length: 120 }, () => [
    -1250 + r() * 1900,
    1985 + r() ** 1.6 * 230,
  ]).sort((p, q) => q[1] - p[1])
  for (const [i, [x, z]] of list.entries()) {
    if (!inside([x - 10, z - 16], FAR) || !inside([x + 10, z - 16], FAR)) continue
    const [px, py] = spot(x, z, 0)
    const q = metre(z) * (0.8 + (i % 5) * 0.16)
    const w = i % 4 ? 8 : 15
    fill(k, ['#e8b09c', '#f4e2d4', '#cc8080', '#e8c8a4', '#d4d4e4'][i % 5], [
      [px - w * q, py],
      [px + w * q, py],
      [px + w * q, py - 8 * q],
      [px - w * q, py - 8 * q],
    ])
    fill(k, '#9c9cc4', [
      [px + w * 0.3 * q, py],
      [px + w * q, py],
      [px + w * q, py - 8 * q],
      [px + w * 0.3 * q, py - 8 * q],
    ])
    fill(k, i % 3 ? '#fff0ea' : '#d8e0f2', [
      [px - (w + 1.5) * q, py - 7.5 * q],
      [px + (w + 1.5) * q, py - 7.5 * q],
      [px + w * 0.7 * q, py - 14 * q],
      [px - w * 0.7 * q, py - 14 * q],
    ])
  }
  // Sea smoke over the cold fiord.
  for (const [x, y, l, u] of points(
    '34 50.800 30 0.500 98 49.400 24 0.400 128 46 20 0.350 66 52.600 16 0.300',
    4,
  ))
    lens(k, 'rgba(255,236,228,.5)', x, y, l, u, u * 0.4)
}

/** The town: snow ground, streets, houses from far to near, churches among them; then the strip of Bryggen before the harbour. */
export function town(k) {
  // The storehouses stand in a closed row along the quay of Nordnes, and are mirrored in the harbour.
  const r = random(21)
  const quay = []
  for (let i = 2; i < 8; i++) {
    const [[x0, z0], [x1, z1]] = [TOWN[i], TOWN[i + 1]]
    const n = Math.max(1, Math.round(Math.hypot(x1 - x0, z1 - z0) / 22))
    for (let j = 0; j < n; j++) {
      const t = (j + 0.5) / n
      quay.push({
        x: x0 + (x1 - x0) * t - 8,
        z: z0 + (z1 - z0) * t + 20,
        a: 7 + r() * 3.4,
        b: 12,
        h: 10 + r() * 7,
        r: 6 + r() * 3,
        wall: Math.floor(r() * 7),
        gable: r() > 0.3,
        lamps: 3,
      })
    }
  }
  for (const o of quay) {
    const [u, v, z] = [o.x + 8, o.a * 1.12, o.z - 20]
    fill(k, ['#6c80ac', '#7c7c94', '#6c5480', '#7880a8', '#745c84', '#5c78ac', '#604c7c'][o.wall], [
      spot(u - v, z, 0),
      spot(u + v, z, 0),
      spot(u + v, z, -o.h * 0.9),
      spot(u + v * 0.2, z, -o.h * 1.2),
      spot(u - v, z, -o.h * 0.95),
    ])
    fill(k, '#2c5890', [
      spot(u - v, z, -o.h * 0.5),
      spot(u + v, z, -o.h * 0.46),
      spot(u + v, z, -o.h * 0.58),
      spot(u - v, z, -o.h * 0.6),
    ])
  }
  snowField(k, TOWN, '#b8c6e4')
  // Quay walls.
  const edge = seen(TOWN.slice(2, 9))
  fill(k, '#5c6c9c', [...edge, ...edge.map(([x, y]) => [x, y + 0.55]).reverse()])
  const rise = (x, z) =>
    Math.max(0, 34 - Math.abs(z - 1290 - x * 0.3) * 0.16) * (x > -560 ? 1 : 0.3)
  const all = grid(TOWN, {
    x0: -1300,
    x1: 640,
    z0: 830,
    z1: 1600,
    step: 29,
    seed: 5,
    base: rise,
    keep: (x, z) =>
      inside([x + 40, z - 40], TOWN) &&
      Math.hypot((x + 560) / 1.2, z - 1060) > 92 &&
      Math.abs(x + 260 - (z - 900) * 0.1) > 14 &&
      Math.hypot(x + 440, z - 1380) > 40 &&
      Math.hypot(x - 190, z - 1240) > 30 &&
      !(x > 520 && z > 1380),
  })
  const things = [
    ...[...all, ...quay].map((o) => [o.z, () => house(k, o)]),
    [
      1380,
      () =>
        church(k, -440, 1380, {
          tall: 92,
          wide: 15,
          body: ['#d07058', '#8c4860'],
          spire: '#4c7080',
          base: 30,
          nave: 40,
        }),
    ],
    [
      1235,
      () => church(k, 190, 1235, { tall: 62, wide: 11, body: ['#fbeade', '#a8a4c8'], base: 16 }),
    ],
    [1150, () => lake(k)],
    ...trees(k, TOWN, 110, 3, [-1100, 600, 860, 1560]),
    [1545, () => park(k)],
  ]
  for (const [, draw] of things.sort((p, q) => q[0] - p[0])) draw()
}

/** The octagonal lake of the town, frozen, with bare trees round it. */
function lake(k) {
  const ring = (m) =>
    Array.from({ length: 8 }, (_, i) =>
      spot(
        -560 + Math.cos((i + 0.5) * 0.7854) * 104 * m,
        1060 + Math.sin((i + 0.5) * 0.7854) * 86 * m,
      ),
    )
  fill(k, '#dce4f4', ring(1))
  fill(k, '#7c9cc8', ring(0.84))
  fill(k, '#a4bcdc', ring(0.84).slice(0, 5))
}

/** The wooded tip of Nordnes. */
function park(k) {
  const r = random(14)
  for (let i = 0; i < 34; i++) {
    const z = 1590 - i * 5.6
    const x = 600 - (i % 6) * 16 - r() * 20 - i * 1.6
    if (!inside([x, z], TOWN)) continue
    const [px, py] = spot(x, z)
    const q = 1 + r() * 0.7
    path(k, air('#54689c', z), `M${px - q * 0.8} ${py}L${px} ${py - q * 2}L${px + q * 0.8} ${py}Z`)
    path(
      k,
      air('#dce4f4', z),
      `M${px - q * 0.5} ${py - q * 0.6}L${px} ${py - q * 2}L${px} ${py - q * 0.8}Z`,
    )
  }
}

export function bryggen(k) {
  snowField(k, NEAR, '#a8badc')
  const edge = seen(NEAR.slice(3, 9))
  fill(k, '#e8ecf6', [...edge, ...edge.map(([x, y]) => [x, y + 1]).reverse()])
  const list = grid(NEAR, {
    x0: -700,
    x1: 900,
    z0: 640,
    z1: 1030,
    step: 27,
    seed: 33,
    lamps: 2,
    size: 1.05,
    keep: (x, z) => !(x > 440 && z > 900) && Math.hypot(x - 300, z - 860) > 34,
  })
  // The gables of Bryggen stand in one row behind the quay: narrow, deep, red and ochre.
  for (let i = 0; i < 15; i++) {
    const x = 22 + i * 14.6
    list.push({
      x,
      z: 838 + i * 4.6,
      a: 6.4,
      b: 13,
      h: 11,
      r: 7,
      wall: [2, 6, 1, 2, 4, 6, 0, 2, 1, 6, 2, 4, 6, 2, 1][i],
      gable: true,
      lamps: 3,
    })
  }
  const tower = () => {
    // Rosenkrantz' tower and the king's hall.
    const p = (dx, up) => spot(560 + dx, 990, up)
    fill(k, '#d8bca8', [p(-60, -2), p(-20, -2), p(-20, 18), p(-60, 18)])
    fill(k, '#e8ecf8', [p(-63, 17), p(-17, 17), p(-24, 34), p(-56, 34)])
    for (const u of [-54, -45, -36, -27])
      fill(k, '#6c5c84', [p(u, 4), p(u + 3, 4), p(u + 3, 13), p(u, 13)])
    fill(k, '#e4c8b0', [p(-12, -2), p(14, -2), p(14, 32), p(-12, 32)])
    fill(k, '#9480a0', [p(3, -2), p(14, -2), p(14, 32), p(3, 32)])
    fill(k, '#f4f0f4', [p(-13, 32), p(15, 32), p(13, 35), p(-11, 35)])
    fill(k, '#e4c8b0', [p(-5, 35), p(6, 35), p(6, 42), p(-5, 42)])
    fill(k, '#4c6c84', [p(-6, 42), p(7, 42), p(1, 52)])
    for (const [u, v] of [
      [-7, 20],
      [-7, 9],
      [-1, 14],
    ])
      fill(k, '#6c5c84', [p(u, v), p(u + 3, v), p(u + 3, v + 5), p(u, v + 5)])
  }
  const things = [
    ...list.map((o) => [o.z, () => house(k, o)]),
    ...trees(k, NEAR, 60, 9, [-420, 760, 660, 1000]),
  ]
  things.push([990, tower])
  things.push([
    858,
    () => {
      church(k, 292, 868, { tall: 52, wide: 8, body: ['#e8d0c0', '#9484a8'], nave: 30 })
      church(k, 306, 858, { tall: 52, wide: 8, body: ['#e8d0c0', '#9484a8'], nave: 30 })
    },
  ])
  for (const [, draw] of things.sort((p, q) => q[0] - p[0])) draw()
}

/** What floats: the bark, a ferry with her wake, small boats at the market. */
export function boats(k) {
  bark(k, 300, 1020)
  const p = (x, z, h) => spot(x, z, h)
  path(
    k,
    'rgba(255,240,232,.75)',
    (() => {
      const [a, b, c] = [p(980, 1790), p(700, 1800), p(1500, 1860)]
      return `M${b.join(' ')}Q${a.join(' ')} ${c.join(' ')}Q${a[0]} ${a[1] - 0.6} ${b[0]} ${b[1] - 0.5}Z`
    })(),
  )
  fill(k, '#fff4ec', [p(690, 1800, 10), p(790, 1800, 10), p(786, 1800, 0), p(704, 1800, 0)])
  fill(k, '#c84848', [p(700, 1800, 3), p(787, 1800, 3), p(786, 1800, -1), p(704, 1800, -1)])
  fill(k, '#e8dce8', [p(716, 1800, 20), p(776, 1800, 20), p(782, 1800, 10), p(706, 1800, 10)])
  fill(k, '#3c4c80', [p(740, 1800, 28), p(754, 1800, 28), p(754, 1800, 20), p(740, 1800, 20)])
  for (const [x, z, m] of [
    [-120, 880, 1],
    [-70, 895, -1],
    [-30, 885, 1],
    [40, 935, -1],
  ]) {
    fill(k, '#f4ecec', [
      p(x - 7 * m, z, 3),
      p(x + 8 * m, z, 4),
      p(x + 6 * m, z, 0),
      p(x - 6 * m, z, 0),
    ])
    fill(k, '#c85048', [
      p(x - 3 * m, z, 7),
      p(x + 2 * m, z, 7),
      p(x + 2 * m, z, 3),
      p(x - 3 * m, z, 3),
    ])
    stroke(k, '#4c4468', 0.14, `M${p(x, z, 5).join(' ')}L${p(x, z, 13).join(' ')}`)
  }
}
