import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { frond } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { emerald } from './kit.js'

const SEA = 46

/** A tower of limestone: lit on the left, streaked, green on its head and ledges, undercut at the water. */
function tower(k, x, half, top, seed, [mid, light, shade, wood, leaf]) {
  const r = random(seed)
  const left = rough(
    [
      [x - half * 0.8, SEA],
      [x - half, SEA - 3],
      [x - half * 0.9, (SEA + top) / 2],
      [x - half * 0.6, top + 3],
      [x - half * 0.2, top],
    ],
    0.5,
    seed,
  )
  const right = rough(
    [
      [x + half * 0.3, top + 1],
      [x + half * 0.7, top + 5],
      [x + half * 0.95, (SEA + top) / 2],
      [x + half, SEA - 3],
      [x + half * 0.8, SEA],
    ],
    0.5,
    seed + 3,
  )
  fill(k, mid, [...left, ...right])
  fill(k, light, [
    ...left,
    [x + half * 0.05, top + 4],
    [x - half * 0.15, (SEA + top) / 2],
    [x - half * 0.05, SEA],
  ])
  fill(k, shade, [
    [x + half * 0.45, top + 3],
    ...right.slice(2),
    [x + half * 0.35, SEA],
    [x + half * 0.5, (SEA + top) / 2 + 3],
  ])
  for (let i = 0; i < 6; i++) {
    const u = x - half * 0.8 + i * half * 0.3
    const y = top + 5 + r() * 8
    fill(k, i < 3 ? mid : shade, [
      [u, y],
      [u + half * 0.1, y + 4],
      [u + half * 0.04, y + 9 + r() * 5],
      [u - half * 0.03, y + 5],
    ])
  }
  for (const [dx, y, q] of [
    [-0.45, top + 2.5, 1],
    [0, top + 0.5, 1.3],
    [0.45, top + 3, 1],
    [-0.75, (SEA + top) / 2 - 2, 0.7],
    [0.7, (SEA + top) / 2 - 1, 0.8],
    [0.15, (SEA + top) / 2 + 2, 0.6],
  ]) {
    const [cx, c] = [x + half * dx, half * 0.36 * q]
    path(
      k,
      wood,
      `M${cx - c} ${y + c * 0.5}C${cx - c} ${y - c * 0.4} ${cx - c * 0.5} ${y - c * 0.7} ${cx} ${y - c * 0.6}C${cx + c * 0.6} ${y - c * 0.8} ${cx + c} ${y - c * 0.3} ${cx + c} ${y + c * 0.5}C${cx + c * 0.4} ${y + c * 0.9} ${cx - c * 0.4} ${y + c * 0.8} ${cx - c} ${y + c * 0.5}Z`,
    )
    path(
      k,
      leaf,
      `M${cx - c} ${y + c * 0.2}C${cx - c} ${y - c * 0.4} ${cx - c * 0.5} ${y - c * 0.7} ${cx} ${y - c * 0.6}C${cx + c * 0.2} ${y - c * 0.3} ${cx - c * 0.3} ${y + c * 0.2} ${cx - c} ${y + c * 0.2}Z`,
    )
  }
  path(
    k,
    'rgba(20,60,80,.4)',
    `M${x - half * 0.8} ${SEA}H${x + half * 0.8}L${x + half} ${SEA - 1.6}H${x - half}Z`,
  )
}

/** A longtail at its mooring, prow up to the left with its ribbons. */
function longtail(k) {
  path(k, 'rgba(8,90,100,.35)', 'M-26 3C-10 1.500 18 1.500 28 3C18 6.500 -14 6.500 -26 3Z')
  path(
    k,
    '#6a3c30',
    'M-32 -13C-28 -4 -18 -1.500 0 -1.500C14 -1.500 24 -2.500 30 -6L27 2C18 4 -14 4 -20 2.500C-27 0 -31 -6 -32 -13Z',
  )
  path(
    k,
    '#a4623e',
    'M-32 -13C-28 -4 -18 -1.500 0 -1.500C14 -1.500 24 -2.500 30 -6L29.400 -4.400C22 -0.500 12 0.300 0 0.300C-18 0.300 -28 -3 -32 -13Z',
  )
  stroke(k, '#2f7f96', 0.8, 'M-27 -2.500C-20 1 -10 2 4 2C14 2 22 1.400 27.600 -0.500')
  stroke(k, '#5a3a34', 0.7, 'M-8 -1.500V-10M16 -2V-10')
  path(k, '#f2ead2', 'M-11 -10C-2 -12 10 -12 19 -10L18 -8.600C10 -10 -2 -10 -10 -8.600Z')
  for (const [c, d] of [
    ['#e2483c', 'M-31.800 -11C-29 -10 -28.500 -6 -30 -2C-31 -5 -31.600 -8 -32.600 -10Z'],
    [
      '#f4c33c',
      'M-31.400 -10.400C-28 -9.500 -27 -6.500 -27.600 -3.500C-29 -6 -30.400 -8 -32 -9.400Z',
    ],
    ['#3fa06a', 'M-32 -11.500L-30 -10.800L-30.600 -9.300L-32.400 -10Z'],
  ])
    path(k, c, d)
}

/** Swings out over the water, legs stretched, hair and dress behind her; the seat at 0, 0. */
function swinger(k) {
  path(k, '#c9805c', 'M2 -1.500C8 -3.500 13 -6 17.500 -9L19 -8C15 -4 9 -0.500 3 1Z')
  path(k, '#a9644a', 'M2 0C8 -1 14 -3 19.500 -5.500L20.500 -4.300C15 -0.500 8 2 2 2.200Z')
  // The body leans back along the ropes.
  k.rotate(-0.62)
  path(
    k,
    '#f6c53c',
    'M-4 -11C-1.500 -12 1.500 -11.500 3 -9.500C4 -6.500 5 -4.500 9 -4C7.500 -0.500 4 2 -1 2C-6 3.500 -11 7.500 -15 6.500C-12 3 -10 -1 -6.500 -4C-5 -6.500 -4.600 -9 -4 -11Z',
  )
  path(
    k,
    '#d9963a',
    'M-1 2C-6 3.500 -11 7.500 -15 6.500C-12.500 4.500 -10 3 -7 0.500C-4 1 -1 0.500 2 -1.500C1.600 0.500 0.500 1.600 -1 2Z',
  )
  path(
    k,
    '#3c2a34',
    'M-3.500 -19.500C-1 -21.500 2.500 -20.500 3 -17.500C1 -16 0 -14 -1.500 -12.500C-5 -12.500 -8 -10 -12.500 -10.500C-10 -13 -8.500 -17 -3.500 -19.500Z',
  )
  path(
    k,
    '#d99570',
    'M-1.500 -17.500C-1 -19.500 3 -19.600 3.600 -17C4 -15 3.600 -13 1.500 -12.600C-0.500 -12.400 -1.800 -14.500 -1.500 -17.500Z',
  )
  path(k, '#c9805c', 'M-1.200 -13.500H1.600V-10.500H-1.600Z')
  path(k, '#3c2a34', 'M-2.500 -17C-2 -20.500 3 -21 3.800 -17.500C2 -18 0 -17.600 -1 -15.500Z')
  stroke(k, '#d99570', 1.4, 'M1.500 -10.500C3.500 -12 4.600 -13.500 5 -16')
  stroke(k, '#c9805c', 1.4, 'M-3 -10.500C-4.500 -13 -4.600 -16 -3.400 -19')
  stroke(k, '#a9523c', 0.4, 'M1.600 -14.600q0.900 0.500 1.500 -0.300')
}

export default {
  alt: 'Una ragazza vola su un’altalena di corda appesa a una palma che si piega sul mare turchese della Thailandia, davanti alle torri di calcare e a una barca dalla coda lunga',
  paint(w, h) {
    const s = new Scene(w, h, { mood: emerald, sun: [0.06, 0.1], horizon: SEA / 90 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.74 0.17 34 7 4 0.42 0.42 44 9 6', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffffff', dark: '#cfe0e2' })
    const f = field(s)
    f.draw(s.k, (k) => {
      const far = ['#a9c2c4', '#cfdcd2', '#8fb0ba', '#8fb8a4', '#a9cbb0']
      const mid = ['#a89a92', '#e6d6ba', '#7d8494', '#4f8f5c', '#86b866']
      tower(k, 60, 6, 32, 4, far)
      tower(k, 74, 9, 36, 6, far)
      tower(k, 152, 13, 30, 9, far)
      tower(k, 132, 9, 16, 3, mid)
      tower(k, 112, 6, 28, 7, mid)
      for (const [c, y] of [
        ['#2f9cae', SEA],
        ['#27aeb0', SEA + 3.5],
        ['#3cc2b6', SEA + 10],
        ['#6fd6c2', SEA + 20],
        ['#a8e6cd', SEA + 28],
      ])
        fill(k, c, points(`-5 ${y} 40 ${y + 0.7} 90 ${y - 0.4} 165 ${y + 0.6} 165 96 -5 96`))
      path(k, 'rgba(120,110,110,.35)', 'M103 46H142L138 50H108Z')
      const r = random(6)
      for (let i = 0; i < 60; i++) {
        const t = (i / 59) ** 1.2
        const [x, y, l] = [r() * 166 - 3, SEA + 1.5 + t * 30, 1.2 + t * 6]
        path(
          k,
          i % 2 ? 'rgba(240,255,246,.6)' : 'rgba(16,130,140,.35)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.6} ${l * 2} 0q${-l} ${0.2 + t * 0.5} ${-l * 2} 0Z`,
        )
      }
      at(k, 139, 55, 0.62, longtail)
      // The beach comes in from the left; wet sand, foam.
      path(k, '#f2fff8', 'M-5 70C20 69 40 73 62 79C86 85.500 120 84 165 88V96H-5Z')
      path(k, '#d9c29a', 'M-5 71.500C20 70.500 38 74.500 60 80.500C84 87 120 86 165 90V96H-5Z')
      path(k, '#f6e4b8', 'M-5 74C16 73 34 77.500 52 83C66 87 80 89.500 100 92V96H-5Z')
      path(k, '#fdf2d2', 'M-5 79C12 78 26 82 40 87C48 90 56 92 64 94V96H-5Z')
      // Shadows on sand and water.
      path(k, 'rgba(110,80,90,.4)', 'M8 84C16 81 30 84 44 86.500L60 92H52C40 89 20 88 8 84Z')
      path(
        k,
        'rgba(8,110,120,.35)',
        'M84 72C92 70.800 106 71 112 72.400C104 74.400 92 74.200 84 72Z',
      )
      // The palm: its trunk leans out in one long curve, ringed.
      path(
        k,
        '#8a6a52',
        'M2 90C8 84 12 74 22 60C34 43.500 52 27 80 17L81.500 19.500C58 30 43 45 33 60C26 71 22 82 17 91Z',
      )
      path(
        k,
        '#c9a27a',
        'M2 90C8 84 12 74 22 60C34 43.500 52 27 80 17L80.600 18C55 28.500 38 44.500 27 60C20 71 15 82 9 90.500Z',
      )
      for (let i = 1; i < 20; i++) {
        const t = i / 20
        const [u, v] = [1 - t, t]
        const x = u ** 3 * 9 + 3 * u * u * v * 18 + 3 * u * v * v * 38 + v ** 3 * 80
        const y = u ** 3 * 90 + 3 * u * u * v * 62 + 3 * u * v * v * 36 + v ** 3 * 18
        const q = 6.5 * (1 - t * 0.72)
        stroke(
          k,
          'rgba(84,56,52,.5)',
          0.5,
          `M${x - q * 0.55} ${y - q * 0.35}q${q * 0.4} ${q * 0.5} ${q * 0.9} ${q * 0.5}`,
        )
      }
      path(k, '#f6e4b8', 'M-5 91C2 86 12 87 22 90C14 94 2 95 -5 94Z')
      const dark = ['#2f7a50', '#245f48']
      const lit = ['#8cc05a', '#3f8f50']
      for (const [a, l, bend] of points(
        '-2.7 24 -0.9 -2.2 23 -0.7 -1.1 24 0.8 -0.5 27 0.9 0.1 25 0.9 0.8 20 0.6 2.6 20 -0.9 2 16 -0.3',
        3,
      ))
        frond(k, 81, 18, l, a, dark, { bend, wide: 0.24, n: 18 })
      for (const [a, l, bend] of points(
        '-2.4 20 -1 -1.7 17 -0.5 -1.3 19 0.7 -0.8 24 1 -0.2 22 0.9',
        3,
      ))
        frond(k, 81, 17.5, l, a, lit, { bend, wide: 0.24, n: 18 })
      for (const [x, y] of points('79 20 82.500 21 85 19.500')) {
        path(k, '#9a7a3c', `M${x} ${y - 1.8}a1.800 2 0 1 0 0.010 0Z`)
        path(k, '#d6b866', `M${x - 0.5} ${y - 1.5}a0.800 1 0 1 0 0.010 0Z`)
      }
      // The swing: two ropes from the trunk, far out at the end of its arc.
      stroke(k, '#e8d2a4', 0.45, 'M63.500 26L91.500 64')
      stroke(k, '#b89a6c', 0.45, 'M70 23.200L100.500 62.800')
      path(k, '#9a6a42', 'M90.500 63.200L101 62.600L101.500 64.200L91 64.900Z')
      at(k, 96, 63, 1.05, swinger)
      for (const [x, y] of points('113 66 116 69 119 65.500 110 70'))
        path(k, '#ffffff', `M${x} ${y}a0.500 0.600 0 1 0 0.010 0Z`)
      // A crab looks on from the sand.
      at(k, 34, 88, 0.9, (c) => {
        path(c, 'rgba(110,80,90,.4)', 'M-3 0.500H5L3 1.600H-2Z')
        stroke(
          c,
          '#c4523c',
          0.45,
          'M-2.500 0L-4.600 0.900M-2.500 -1L-4.800 -0.700M2.500 0L4.600 0.900M2.500 -1L4.800 -0.700M-2 -1.800L-3.800 -3.400M2 -1.800L3.800 -3.400',
        )
        path(
          c,
          '#e2684a',
          'M-3 -0.800C-3 -2.600 3 -2.600 3 -0.800C3 0.800 -3 0.800 -3 -0.800ZM-4.600 -4.200a1 1 0 1 0 0.010 0ZM4.600 -4.200a1 1 0 1 0 0.010 0Z',
        )
        stroke(c, '#2c2433', 0.3, 'M-0.800 -2V-2.900M0.800 -2V-2.900')
      })
    })
    return finish(s, { rays: 0.04 })
  },
}
