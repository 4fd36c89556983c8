import { blend } from '../../core/colour.js'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stand } from '../../things/walkers.js'

const HORIZON = 38
const HAZE = '#f6d9b2'

const morning = {
  ...moods.dawn,
  sky: [
    [0, '#3f78ae'],
    [0.4, '#8db9cc'],
    [0.72, '#f3dcb4'],
    [1, '#ffdca6'],
  ],
  haze: HAZE,
  front: 0.6,
}

/** Where the wall runs: metres to the right, away, up; the eye is at a window six metres over its walk. */
const COURSE = points(
  '-10 4 -1 -7.500 12 -2 -4.400 24 -4 -3 38 -6.400 -2.600 56 -8.600 -1.500 78 -7.500 5 100 -1 20 124 11 44 150 23 72 184 17 108 224 21 140 262 34 170 300 49 160 360 60 120 430 76 64 500 96 20 560 122 -30 596 112 -90 620 108 -150 650 124 -230 700 120',
  3,
)
const TOWERS = points('44 150 23 1 170 300 49 1.150 20 560 122 1.600 -150 650 124 1.700', 4)

const project = ([x, z, y]) => [80 + (92 * x) / z, HORIZON - (92 * (y - 6.4)) / z]
const far = (colour, z) => blend(colour, HAZE, 1 - Math.exp(-Math.max(0, z - 40) / 520))

/** Stations along the course, evenly enough for one merlon each. */
function stations() {
  const out = []
  for (let i = 0; i < COURSE.length - 1; i++) {
    const [a, b, c, d] = [
      COURSE[i - 1] ?? COURSE[i],
      COURSE[i],
      COURSE[i + 1],
      COURSE[i + 2] ?? COURSE[i + 1],
    ]
    const n = Math.max(
      2,
      Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / (b[1] < 120 ? 1.1 : 2.4)),
    )
    for (let j = 0; j < n; j++) {
      const t = j / n
      out.push(
        [0, 1, 2].map(
          (o) =>
            b[o] +
            0.5 *
              t *
              (c[o] -
                a[o] +
                t *
                  (2 * a[o] - 5 * b[o] + 4 * c[o] - d[o] + t * (3 * (b[o] - c[o]) + d[o] - a[o]))),
        ),
      )
    }
  }
  return out.filter(([, z]) => z > 5)
}

/** The wall between two distances, drawn from far to near. */
function wall(k, from, to) {
  const way = stations()
  const across = way.map((_, i) => {
    const [b, a] = [way[Math.min(way.length - 1, i + 1)], way[Math.max(0, i - 1)]]
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
    const n = Math.hypot(dx, dz) || 1
    return [dz / n, -dx / n]
  })
  const point = (i, off, up) => {
    const [x, z, y] = way[Math.min(i, way.length - 1)]
    const [nx, nz] = across[Math.min(i, way.length - 1)]
    return project([x + nx * off, Math.max(3.2, z + nz * off), y + up])
  }
  // Each piece reaches under the next nearer one: no seam shows between them.
  const quad = (colour, i, offA, upA, offB, upB, span = 2) =>
    fill(k, colour, [
      point(i, offA, upA),
      point(i + span, offA, upA),
      point(i + span, offB, upB),
      point(i, offB, upB),
    ])
  for (let i = way.length - 2; i >= 0; i--) {
    const [x, z] = way[i]
    if (z < from || z >= to) continue
    const lit = (c) => far(c, z * 0.8)
    const near = across[i][0] * x + across[i][1] * z > 0 ? -1 : 1
    for (const side of [-near, near]) {
      const [nx, nz] = [across[i][0] * side, across[i][1] * side]
      const outside = nx * (x + nx * 2.6) + nz * (z + nz * 2.6) < 0
      if (side === near) {
        quad(lit('#f1d09a'), i, -2.3, 0, 2.3, 0)
        quad(lit('#c69b80'), i, -2.3, 0, -1, 0)
        if (z < 110 && i % 2) {
          const [a, b] = [point(i, -2.2, 0), point(i, 2.2, 0)]
          stroke(k, lit('#c89a70'), Math.min(0.4, 9 / z), `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
        }
      }
      const sunny = (outside ? nx : -nx) < 0
      const face = sunny ? lit('#e6bd84') : lit('#8d6a72')
      if (outside) {
        quad(face, i, side * 2.6, -6, side * 2.6, 0.9)
        quad(sunny ? lit('#cf9f70') : lit('#735468'), i, side * 2.6, -0.2, side * 2.6, 0.1)
        if (z < 70)
          for (const up of [-1.2, -2.2, -3.2])
            quad(sunny ? lit('#d9ad78') : lit('#7f5e6c'), i, side * 2.6, up, side * 2.6, up + 0.13)
        quad(sunny ? lit('#c79570') : lit('#664a62'), i, side * 2.6, -6, side * 2.6, -4.4)
      } else quad(face, i, side * 2.2, -0.1, side * 2.2, 0.9)
      quad(lit('#fbe2b0'), i, side * 2.2, 0.9, side * 2.6, 0.9)
      if (i % 2) continue
      const off = outside ? 2.6 : 2.2
      quad(face, i, side * off, 0.8, side * off, 1.75, 1)
      quad(lit('#fbe2b0'), i, side * 2.2, 1.75, side * 2.6, 1.75, 1)
    }
  }
}

/** How the shaded slope folds: -1 in its two valleys, 1 on the spurs that the sun still grazes, 0 between. */
function foldAt(x, y) {
  const bend = 3.4 * noise(y * 0.09, 4) + 2 * noise(x * 0.2, y * 0.2)
  const u = x - 116 + (y - 33) * 0.1 + bend
  if (u > -4 && u < 9 - (y - 33) * 0.02) return 1
  if (u > 9 && u < 30) return -1
  if (u > 34 + (y - 40) * 0.1 && u < 44 + (y - 40) * 0.1) return 1
  return u < -14 || u > 44 ? -0.6 : -1
}

/** A slope of woods: rows of crowns from its edge downwards, of one colour in patches; sun on their left. */
function woods(k, text, size, rows, [ground, ...all], seed, folded = false) {
  // Leaf and head drawn near each other in tone: a mass, not single balls.
  const calm = ([a, b, c], q, toward) =>
    [blend(a, b, 0.45), b, blend(b, c, 0.5)].map((v) => blend(v, toward, q))
  const tones = all.map((row) => ({
    '-1': calm(row, 0.3, '#2c1440'),
    '-0.6': calm(row, 0.14, '#2c1440'),
    0: calm(row, 0, '#2c1440'),
    1: calm(row, 0.26, '#ffb060'),
  }))
  const line = points(text)
  const r = random(seed)
  fill(k, ground, [...line, [line.at(-1)[0], 100], [line[0][0], 100]])
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < line.length - 1; i++) {
      const [[ax, ay], [bx, by]] = [line[i], line[i + 1]]
      const n = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / (size * 1.15)))
      for (let j = 0; j < n; j++) {
        const u = (j + r() * 0.8) / n
        const [x, y] = [
          ax + (bx - ax) * u,
          ay + (by - ay) * u + (row + (r() - 0.5) * 0.5) * size * 1.05 + size * 0.2,
        ]
        // Broad drifts of one colour; only their borders mix.
        const patch = 0.5 + 0.66 * noise(x * 0.034 + seed, y * 0.075) + (r() - 0.5) * 0.07
        const tone =
          tones[Math.max(0, Math.min(tones.length - 1, Math.floor(patch * tones.length)))]
        clump(k, x, y, size * (0.85 + r() * 0.5), tone[folded ? foldAt(x, y) : 0], r() * 6)
      }
    }
}

/** A watchtower in metres: brick on stone, three arches, merlons, a small hall on its roof; 13 wide. */
function tower(k, z) {
  const c = (colour) => far(colour, z * 0.8)
  path(k, c('#b98f74'), 'M-7.400 6.500L-6.400 -8H3V6.500Z')
  path(k, c('#e9c08a'), 'M-6.900 -0.500L-6.400 -9.200H3V-0.500Z')
  path(k, c('#84626e'), 'M3 6.500V-9.200L7 -8.400L8 6.500Z')
  path(k, c('#5f465c'), 'M3 6.500V-0.500L7.300 -0.300L8 6.500Z')
  for (const y of [-2.4, -4.4]) stroke(k, c('#cf9f70'), 0.14, `M-6.600 ${y}H3`)
  for (const x of [-4.7, -1.7, 1.3]) {
    path(k, c('#fbe2b0'), `M${x - 1.1} -3V-5.200C${x - 1.1} -7 ${x + 1.1} -7 ${x + 1.1} -5.200V-3Z`)
    path(
      k,
      c('#4a3450'),
      `M${x - 0.75} -3V-5.200C${x - 0.75} -6.500 ${x + 0.75} -6.500 ${x + 0.75} -5.200V-3Z`,
    )
  }
  path(k, c('#2f2440'), 'M4.400 -2.800V-4.800C4.400 -6.200 5.800 -6 5.800 -4.600V-2.600Z')
  path(k, c('#fbe2b0'), 'M-6.800 -9H3.100V-9.700H-6.800Z')
  path(k, c('#a27a7a'), 'M3.100 -9V-9.700L7.300 -8.800V-8.200Z')
  for (let x = -6.7; x < 2.6; x += 1.9) path(k, c('#e9c08a'), `M${x} -9.600V-11.200h1.150V-9.600Z`)
  for (const x of [3.4, 5, 6.4])
    path(k, c('#84626e'), `M${x} ${-9.5 + (x - 3) * 0.2}V${-11 + (x - 3) * 0.2}h0.800v1.500Z`)
  // The hall of the guard under its grey tiles.
  path(k, c('#b0543c'), 'M-4.600 -10V-12.800H1.600V-10Z')
  path(k, c('#6e3440'), 'M1.600 -10V-12.800L4 -12.500V-10Z')
  path(k, c('#3a2c48'), 'M-2.300 -10V-12.200H-0.700V-10Z')
  path(
    k,
    c('#5f7078'),
    'M-6.200 -12.400C-4.800 -13.200 -4.200 -14.400 -3.600 -15.800H2.200C2.800 -14.200 3.600 -12.900 5.200 -12.200L1.800 -12.700Z',
  )
  path(
    k,
    c('#8fa09a'),
    'M-6.200 -12.400C-4.800 -13.200 -4.200 -14.400 -3.600 -15.800H0.400C0.200 -14.400 0.600 -13.200 1.800 -12.700Z',
  )
  stroke(k, c('#48505e'), 0.4, 'M-4 -15.900H2.500')
}

export default {
  alt: "La Grande Muraglia sale di cresta in cresta con le torri di guardia, fra boschi d'autunno nella luce del mattino",
  heart: 28,
  focus: 0.64,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 91, zoom: 0.8, foot: 1 })
    const s = new Scene(w, h, {
      mood: morning,
      sun: [0.06, 0.34],
      horizon: f.at([0, HORIZON + 12])[1] / h,
    })
    sky(s, { clouds: 0 })
    f.draw(s.k, (k) => {
      // Ridges of the Yan mountains one behind the other, bluer the nearer.
      for (const [colour, list, seed] of [
        [
          '#d6cfd0',
          '-60 36 -40 31 -24 33.500 -8 29 10 32 26 28.500 44 32 70 30 100 31 126 28 146 30.500 166 27 200 30 230 28',
          3,
        ],
        [
          '#bcb9c8',
          '-60 40 -36 37 -20 39.500 0 34.500 14 37.500 30 34 48 38.500 80 37 120 36 148 32 168 34.500 200 31 230 36',
          7,
        ],
        [
          '#a3a4be',
          '-60 44 -40 42.500 -16 45 4 40.500 20 43.500 36 41.500 52 46 90 44 150 40 200 38 230 42',
          11,
        ],
      ])
        fill(k, colour, [...rough(points(list), 0.3, seed), [230, 80], [-60, 80]])
      path(k, '#fbe6cc', 'M-60 46C-40 44.600 -20 46.400 0 45C14 44.200 26 46 40 45.400L40 60H-60Z')
      // The far ridge with its towers: spurs in sun and shade.
      k.save()
      k.translate(0, -1.5)
      fill(
        k,
        '#d9a07c',
        rough(
          points(
            '-30 66 6 61 18 56 30 43 40 33 50 24.500 58 22.500 66 24.500 76 22.500 83 20.500 95 23.500 112 25 132 26.500 150 33 168 40 200 50 230 60 230 80 -30 80',
          ),
          0.3,
          5,
        ),
      )
      for (const [c, d] of [
        ['#eec28e', '58 22.500 50 24.500 40 33 30 43 22 52 32 48 40 50 47 42 50 46 56 34'],
        ['#b9848a', '58 22.500 66 24.500 72 34 76 44 70 56 64 50 62 40 58 34'],
        ['#eec28e', '83 20.500 76 22.500 66 24.500 70 31 74 40 78 48 80 38 84 42 82 30'],
        ['#b9848a', '83 20.500 95 23.500 98 32 104 40 98 50 92 44 88 34 85 28'],
        ['#eec28e', '112 25 95 23.500 100 31 106 38 108 32'],
        ['#a87884', '132 26.500 150 33 168 40 200 50 230 62 230 80 130 70 138 48 134 36'],
        ['#c98a6c', '138 34 150 38 160 46 152 50 144 42'],
        ['#d98a5c', '36 50 44 46 48 56 38 60'],
        ['#9c7a70', '80 50 88 46 92 56 84 60'],
      ])
        fill(k, c, rough(points(d), 0.35, 9))
      k.restore()
      for (const [x, z, y, q] of TOWERS)
        if (z > 400) at(k, ...project([x, z, y]), (92 / z) * q, (c) => tower(c, z))
      wall(k, 262, 900)
      for (const [x, z, y, q] of TOWERS)
        if (z === 300) at(k, ...project([x, z, y]), (92 / z) * q, (c) => tower(c, z))
      // Morning mist below it.
      path(
        k,
        'rgba(255,238,212,.92)',
        'M-60 50C-30 48.500 -6 52 16 50C36 48.500 50 53 66 51.500C60 56 20 58 -60 58Z',
      )
      path(k, 'rgba(255,238,212,.55)', 'M60 44C72 42 84 46 96 44C92 48 72 49 60 44Z')
      const GOLD = [
        ['#b8763c', '#d99a48', '#f2c670'],
        ['#b05a34', '#d67a40', '#f0a45c'],
        ['#8a8444', '#aaa254', '#ccc478'],
      ]
      const SHADE = [
        ['#605052', '#6c6450', '#7e7854'],
        ['#7a4044', '#8a4846', '#a25a4a'],
        ['#885a42', '#9c6844', '#b88650'],
        ['#783642', '#8c3c40', '#a84a40'],
      ]
      // The sunny side, left of the wall.
      woods(k, '-60 70 -20 63 6 61 28 57 50 59 66 53 78 46', 2.62, 5, ['#c98a50', ...GOLD], 3)
      woods(k, '-60 77 -10 69 20 66 44 63 62 64 72 60', 3.68, 3, ['#b9743f', ...GOLD], 5)
      // The side in shade, right of it, row by row towards us.
      woods(
        k,
        '90 42 97 36 102 31 108 29.500 114 32 122 34 129 30 134 28 146 36 168 46 230 66',
        2.1,
        8,
        ['#8a5a52', ...SHADE],
        7,
        true,
      )
      woods(
        k,
        '78 52 88 42 95 38 108 40 124 43 140 45 168 56 230 74',
        2.62,
        4,
        ['#7c4c4a', ...SHADE],
        9,
        true,
      )
      wall(k, 118, 262)
      at(k, ...project([44, 150, 23]), 92 / 150, (c) => tower(c, 150))
      woods(
        k,
        '80 60 84 53 90 49 100 50 122 53 142 55 168 65 230 84',
        3.68,
        4,
        ['#6e4246', ...SHADE],
        11,
        true,
      )
      woods(
        k,
        '84 72 90 62 98 60 116 63 138 66 168 75 230 94',
        4.9,
        6,
        ['#623a42', ...SHADE],
        15,
        true,
      )
      woods(k, '-60 88 -10 79 20 75 46 71 60 72', 4.73, 3, ['#a8643a', ...GOLD], 13)
      wall(k, 0, 118)
      // Wild geese on their way south.
      for (let i = 0; i < 11; i++) {
        const [gx, gy] = [64 - Math.abs(i - 4) * 2.7 + s.pick(0, 24), 9 + (i - 4) * 1.05]
        stroke(
          k,
          '#3f5474',
          0.34,
          `M${gx - 1.3} ${gy - 0.5}Q${gx - 0.5} ${gy - 0.7} ${gx} ${gy}Q${gx + 0.3} ${gy - 0.9} ${gx + 1.1} ${gy - 1}`,
        )
      }
    })
    f.draw(s.k, (k) => {
      const shade = ['#b48878', 0.35, 0.05]
      const [x, y] = project([-5.4, 21.5, -3.55])
      stand(
        k,
        x,
        y,
        10.6,
        {
          back: true,
          top: '#d8463c',
          bottom: '#3d3a5c',
          shoe: '#6b4a3e',
          skin: '#c98f6c',
          hairColour: '#2c2038',
          hair: 'tail',
          bag: '#2f6f86',
          legs: [
            [-5, 8],
            [6, 0],
          ],
          arms: [
            [-12, 6],
            [122, 6],
          ],
          sleeve: 1.9,
        },
        shade,
      )
      const [x2, y2] = project([-4.7, 22.5, -3.75])
      stand(
        k,
        x2,
        y2,
        10.8,
        {
          back: true,
          top: '#3f86b4',
          bottom: '#54485c',
          shoe: '#6b4a3e',
          skin: '#e0b08c',
          hairColour: '#6a3c2c',
          bag: '#e0a63c',
          hat: 'straw',
          legs: [
            [-6, 0],
            [5, 8],
          ],
          arms: [
            [-12, 8],
            [12, 8],
          ],
          sleeve: 1.9,
        },
        shade,
      )
      // Maples close to us on both sides.
      const maples = (cx, cy, rx, ry, seed, rows) => {
        k.fillStyle = rows[0][0]
        k.beginPath()
        k.ellipse(cx, cy, rx * 0.84, ry * 0.84, 0, 0, 7)
        k.fill()
        leafMass(k, {
          box: [cx - rx, cy - ry, cx + rx, cy + ry],
          inside: (px, py) =>
            Math.hypot((px - cx) / rx, (py - cy) / ry) + 0.12 * noise(px * 0.3, py * 0.3 + seed) <
            1,
          light: (px, py) => 0.55 - ((px - cx) / rx) * 0.35 - ((py - cy) / ry) * 0.45,
          size: 5,
          tones: rows,
          seed,
        })
      }
      const RED = [
        ['#6a2436', '#8a2f36', '#a33c36'],
        ['#8a2a34', '#b93c32', '#d4553a'],
        ['#b03a32', '#dd5c38', '#f58a4c'],
      ]
      const GOLD = [
        ['#7a4a34', '#9c6434', '#b87c38'],
        ['#a8662e', '#d08c38', '#e8ae4c'],
        ['#c98434', '#eab24c', '#fbd980'],
      ]
      for (const [x0, y0, rx, ry, seed, rows] of [
        [150, 84, 17, 12, 9, RED],
        [128, 92, 17, 9, 5, GOLD],
        [2, 88, 12, 9, 3, RED],
        [-14, 80, 14, 10, 17, GOLD],
      ])
        maples(x0, y0, rx, ry, seed, rows)
    })
    return finish(s)
  },
}
