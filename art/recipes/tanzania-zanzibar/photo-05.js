import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { gnu } from '../../things/gnu.js'
import { bent, limb } from '../../things/joints.js'

/** Opposite the first sun: the blue shadow of the earth on the horizon, the pink belt over it. */
const oppositeSun = {
  ...moods.dawn,
  sky: [
    [0, '#5f97c4'],
    [0.4, '#a4c6d4'],
    [0.66, '#f0d8c4'],
    [0.84, '#f4bfb0'],
    [1, '#b3b4cc'],
  ],
}

const HERD = ['#6a5250', '#b98a66', '#54404a', '#3a2c38', '#c49a72']
const SHADOW = 'rgba(84,56,92,.5)'

/** A river through the plain: where it runs and how wide it is; its banks, its water. */
function river(k) {
  const line = bent(
    bent(
      bent(
        points(
          '66 35.200 0.3 84 36.800 0.5 58 39.600 0.9 80 43 1.5 48 48.500 2.4 66 55 3.600 42 64 5.500 50 72 7.500 50 82 10',
          3,
        ),
      ),
    ),
  )
  const band = (grow, dy, c) =>
    fill(k, c, [
      ...line.map(([x, y, q]) => [x - q * grow, y + dy * q]),
      ...line.map(([x, y, q]) => [x + q * grow, y + dy * q]).reverse(),
    ])
  band(1.9, 0, '#b9a25c')
  band(1.35, 0.05, '#f0d59c')
  band(1, 0.12, '#6f9fb4')
  band(0.5, 0.12, '#a9cdd2')
}

/** Trees of the river bank, seen from the air, with the shadow each throws away from us. */
function riverTrees(k, r) {
  const spots = points(
    '78 36.400 0.7 58 38.600 1 85 41.800 1.2 70 41 1.3 44 47 2 60 46 1.8 56 52.500 2.2 74 52 2.2 71 56.500 2.600 34 60 3 33 64.500 3.4 58 62 3 62 66.500 3.600 47 52.500 2.400 55 44 1.500 76 48 1.800',
    3,
  ).sort((a, b) => a[1] - b[1])
  for (const [x, y, q] of spots) {
    path(
      k,
      SHADOW,
      `M${x - q} ${y + q * 0.2}C${x + q} ${y - q * 0.9} ${x + q * 3} ${y - q * 1.1} ${x + q * 4} ${y - q * 0.9}C${x + q * 3.6} ${y - q * 0.2} ${x + q * 1.5} ${y + q * 0.4} ${x - q} ${y + q * 0.2}Z`,
    )
    for (let i = 0; i < 4; i++)
      clump(
        k,
        x + (r() - 0.5) * q * 1.6,
        y - q * 0.5 + (i - 1.5) * q * 0.3,
        q * (0.6 + r() * 0.4),
        [
          ['#3f5f4c', '#5f8650', '#a4b460'],
          ['#4a6648', '#76904c', '#bcbc68'],
        ][i % 2],
        r() * 6,
        { side: -1 },
      )
  }
}

/** The shadow of our own balloon: basket nearest, envelope beyond. */
function ownShadow(k) {
  k.save()
  k.translate(99, 57.5)
  k.rotate(-0.2)
  k.scale(0.92, 0.8)
  path(
    k,
    'rgba(78,50,96,.62)',
    'M-20 1.200L-19.600 -0.400L-10 -3.400C-4 -6.600 16 -6.600 17 0C16 6.200 -4 6.200 -10 3.200L-19.600 2.400ZM-23.500 -0.600L-20.600 -0.900L-20.400 2.600L-23.300 2.800Z',
  )
  k.restore()
}

/** The herd: a column that parts about the shadow. */
function herd(k, r) {
  const list = []
  for (let i = 0; i < 92; i++) {
    const t = i / 91
    const x = 172 - t * 97 + (r() - 0.5) * 4
    const aside = Math.sqrt(Math.max(0, 1 - ((x - 100) / 30) ** 2))
    const far = i % 2 ? -8.5 - r() * 4 : 8 + r() * 4
    list.push([x, 52 + t * 5 + far * aside + (r() - 0.5) * 5 * (1 - aside * 0.6), i])
  }
  for (const [x, y, i] of list.sort((a, b) => a[1] - b[1])) {
    const q = 0.052 + (y - 42) * 0.0024
    path(
      k,
      SHADOW,
      `M${x - q * 18} ${y}L${x + q * 14} ${y - q * 3}L${x + q * 60} ${y - q * 14}L${x + q * 56} ${y - q * 22}L${x + q * 10} ${y - q * 10}Z`,
    )
    at(
      k,
      x,
      y - q * 22,
      q,
      (c) => gnu(c, { pose: i % 3 ? 'run' : 'leap', turn: 0.7, tones: HERD }),
      true,
    )
  }
}

/** Another balloon, far off. */
function farBalloon(k) {
  path(
    k,
    '#d8604c',
    'M0 -9C6 -9 7.500 -4.500 6 -1.500C4.600 1 2 2.600 1.200 4H-1.200C-2 2.600 -4.600 1 -6 -1.500C-7.500 -4.500 -6 -9 0 -9Z',
  )
  path(
    k,
    '#f6d488',
    'M0 -9C3 -8 3.600 -4.500 3 -1.500C2.400 1 1 2.600 0.500 4H-0.500C-1 2.600 -2.400 1 -3 -1.500C-3.600 -4.500 -3 -8 0 -9Z',
  )
  path(
    k,
    '#a84450',
    'M0 -9C6 -9 7.500 -4.500 6 -1.500C4.600 1 2 2.600 1.200 4H0.500C1 2.600 2.400 1 3 -1.500C3.600 -4.500 3 -8 0 -9Z',
  )
  stroke(k, '#5a4050', 0.2, 'M-1.100 4L-0.900 6M1.100 4L0.900 6')
  path(k, '#7a5040', 'M-1.100 6H1.100L1 7.600H-1Z')
}

/** The mouth of our balloon from below, lit by the flame. */
function mouth(k) {
  const tones = [
    '#c8402f',
    '#f0b040',
    '#e0603c',
    '#f6d88c',
    '#c8402f',
    '#2f6f8c',
    '#f0b040',
    '#e0603c',
    '#f6d88c',
    '#c8402f',
    '#f0b040',
    '#2f6f8c',
  ]
  const rim = (x) => 5.5 + 9.5 * (1 - ((x - 84) / 96) ** 2) - 3
  const n = 13
  for (let i = 0; i < n; i++) {
    const [x0, x1] = [-14 + (i * 196) / n, -14 + ((i + 1) * 196) / n]
    const inward = (x) => 84 + (x - 84) * 0.5
    fill(k, tones[i % tones.length], [
      [x0, rim(x0)],
      [(x0 + x1) / 2, rim((x0 + x1) / 2) + 0.2],
      [x1, rim(x1)],
      [inward(x1), -26],
      [inward(x0), -26],
    ])
  }
  fill(k, 'rgba(70,24,50,.36)', [
    ...Array.from({ length: 30 }, (_, i) => [-14 + i * 7, rim(-14 + i * 7)]),
    ...Array.from({ length: 30 }, (_, i) => [189 - i * 7, rim(189 - i * 7) - 3.6]),
  ])
  stroke(
    k,
    '#5a2438',
    0.9,
    `M${Array.from({ length: 40 }, (_, i) => `${-14 + i * 5} ${rim(-14 + i * 5)}`).join('L')}`,
  )
  for (const [x, to] of points('22 61 44 62 124 108 146 109'))
    stroke(k, '#4a3444', 0.4, `M${x} ${rim(x)}L${to} 22.500`)
}

/** Burners with their flame, the frame that carries them, padded poles down to the basket. */
function burner(k) {
  for (const [x, lean] of points('78 1.500 90 -1.500'))
    for (const [c, q] of [
      ['#ff9a3c', 1],
      ['#ffd05c', 0.7],
      ['#fff6cc', 0.4],
    ])
      path(
        k,
        c,
        `M${x - 4 * q} 14C${x - 7 * q} 7 ${x - 3.5 * q + lean} 3 ${x - 4.5 * q + lean} -8H${x + 4.5 * q + lean}C${x + 3 * q + lean} 2 ${x + 7 * q} 8 ${x + 4 * q} 14Z`,
      )
  for (const x of [78, 90])
    path(k, '#8cd0ee', `M${x - 3.6} 14C${x - 3.6} 11.200 ${x + 3.6} 11.200 ${x + 3.6} 14Z`)
  for (const [x0, x1, c] of [
    [62, 41, '#4a3040'],
    [108, 131, '#3c2838'],
  ])
    limb(k, c, [
      [x0, 23, 1.7],
      [x1, 80, 3.4],
    ])
  limb(k, '#8a5a4c', [
    [61.7, 23, 0.5],
    [40.4, 80, 1],
  ])
  limb(k, '#74484c', [
    [107.6, 23, 0.5],
    [130.4, 80, 1],
  ])
  path(k, '#5c6474', 'M60 21.500H110V24H60Z')
  path(k, '#9aa4ae', 'M60 21.500H110V22.300H60Z')
  for (const x of [78, 90]) {
    path(k, '#6c7482', `M${x - 4.5} 14H${x + 4.5}L${x + 3.8} 21.500H${x - 3.8}Z`)
    path(k, '#c8d0d2', `M${x - 4.5} 14H${x - 1.5}L${x - 1.3} 21.500H${x - 3.8}Z`)
    path(k, '#4a505e', `M${x + 2.5} 14H${x + 4.5}L${x + 3.8} 21.500H${x + 2.1}Z`)
    stroke(
      k,
      '#e8b870',
      0.5,
      `M${x - 4.6} 15.600H${x + 4.6}M${x - 4.3} 17.800H${x + 4.3}M${x - 4.1} 20H${x + 4.1}`,
    )
  }
  path(k, '#3c3440', 'M71 24H76V26H71Z')
  stroke(k, '#d8463c', 1.3, 'M73.500 26V37.500')
}

/** The pilot on the left: cap, beard, his arm up to the valve, a thick glove. */
function pilot(k) {
  path(
    k,
    '#2f4860',
    'M-8 96V60C-6 54 2 51.500 10 51.500C19 51.500 25 55 27 61C29 68 29.500 82 29 96Z',
  )
  path(
    k,
    '#45647c',
    'M-8 96V60C-6 54 2 51.500 10 51.500C14 51.500 17 52.500 19.500 54C11 57 6 66 5 96Z',
  )
  path(k, '#b87850', 'M9 50L20 50L20.500 54.500C17 58 12 57.500 9 54.500Z')
  path(
    k,
    '#8f5444',
    'M13 53C16 53 19 51.500 20.500 49.500L20.600 54.500C18 55.800 14.500 55.500 13 53Z',
  )
  // Head in profile, turned up a little.
  k.save()
  k.translate(15.5, 43.5)
  k.rotate(-0.2)
  path(
    k,
    '#d89a6c',
    'M-6.500 -2C-6.500 -8 -2 -9.500 1.500 -9.500C5.500 -9.500 7.300 -6.500 7.400 -3.500L9.400 0.300C9.700 1.200 8.800 1.600 7.800 1.600L7.700 3.400C8 4.200 7.700 4.600 7.300 4.900C7.600 6.500 6.800 7.700 5 7.700H-2C-5.500 6 -6.500 2 -6.500 -2Z',
  )
  path(
    k,
    '#5a3a34',
    'M-2.500 1C-0.500 3 0.500 2.500 2 2.600C4 2.500 5.500 2.400 7.700 3.300C7.500 4 7.600 4.400 7.400 4.800C7.800 7.500 6.500 9.200 3.500 9C-0.500 8.500 -3 5.500 -3.500 1Z',
  )
  path(k, '#f4ded0', 'M5 4.200C6 4.600 6.900 4.500 7.400 4.200C7.200 5.200 5.700 5.300 5 4.200Z')
  path(k, '#c47f5c', 'M-3.600 -1.400a1.600 2 0 1 0 0.010 0Z')
  path(k, '#3a2430', 'M5.300 -2.400a0.600 0.750 0 1 0 0.010 0Z')
  stroke(k, '#5a3a34', 0.55, 'M4.200 -3.900Q5.400 -4.700 6.600 -4.100')
  path(
    k,
    '#d8c49a',
    'M-7 -2.500C-7.500 -8.500 -3 -11.300 1.500 -11.300C5.500 -11.300 7.500 -8.500 7.600 -5.200L-1.500 -4.800C-3 -4.500 -4 -3.500 -4.500 -1.500Z',
  )
  path(
    k,
    '#b0946c',
    'M2.500 -5.600L7.600 -6C10 -6 12.600 -5 13 -4.200C10.500 -4.300 6 -4.400 2.500 -4.400Z',
  )
  k.restore()
  limb(
    k,
    '#2f4860',
    bent([
      [19, 61, 10],
      [36, 57, 8],
      [48, 47.5, 6.4],
      [57, 39.5, 5.2],
    ]),
  )
  limb(
    k,
    '#45647c',
    bent([
      [18, 58, 2],
      [34, 54.5, 2.6],
      [46, 45.5, 2],
      [55, 37.8, 1.6],
    ]),
  )
  path(k, '#e8c078', 'M54 42.500L59.500 36L63 39L57.500 45.500Z')
  path(k, '#b87c44', 'M57 45L62.500 38.400L63 39L57.500 45.500Z')
  path(
    k,
    '#e0a850',
    'M57.500 38C60 34.500 64 31.500 68 28.500C70 26.500 74 25.500 76.500 27C78.500 28.500 78.500 32 77 34C74.500 36.500 70 37.500 67 39.500L63 43Z',
  )
  path(
    k,
    '#b87c3c',
    'M78 31C78 32.500 77.600 33.300 77 34C74.500 36.500 70 37.500 67 39.500L63 43L61.500 41.500C66 37 73 35.500 78 31Z',
  )
  stroke(
    k,
    '#8f5a34',
    0.45,
    'M70.500 28.600C72.500 29.200 74.200 30.600 75 32.600M73.200 27.300C75 28 76.600 29.400 77.400 31.200M68.200 30.400C70.200 31 71.800 32.400 72.600 34.400',
  )
  path(
    k,
    '#f0c070',
    'M66.500 30C67.500 27.500 70 25.200 72.600 25C73.800 25.200 73.800 26.600 72.800 27.200C71 28 70 29.400 69 31Z',
  )
}

/** Rim of the basket, bound in leather, its weave below. */
function basket(k) {
  path(k, '#8a5638', 'M-8 82H168V98H-8Z')
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 30; i++) {
      const [x, y] = [-8 + i * 6 + (j % 2) * 3, 82 + j * 2.6]
      path(
        k,
        j < 2 ? '#c08a54' : '#a87448',
        `M${x + 0.3} ${y + 1.3}C${x + 1} ${y - 0.1} ${x + 4.6} ${y - 0.1} ${x + 5.3} ${y + 1.3}C${x + 4.6} ${y + 2.5} ${x + 1} ${y + 2.5} ${x + 0.3} ${y + 1.3}Z`,
      )
    }
  path(k, '#4a2c34', 'M-8 77.500C40 75.500 120 75.500 168 77.500V83C120 81.500 40 81.500 -8 83Z')
  path(
    k,
    '#7a4a44',
    'M-8 77.500C40 75.500 120 75.500 168 77.500V79.300C120 77.400 40 77.400 -8 79.300Z',
  )
  for (let x = -4; x < 166; x += 3.4) stroke(k, '#c8946c', 0.25, `M${x} 81.300l1.400 -0.100`)
  for (const x of [41, 131]) path(k, '#2f1c28', `M${x - 3} 75.500h6v8h-6Z`)
}

export default {
  alt: 'Dal cesto di una mongolfiera all’alba: il pilota col guanto tiene il bruciatore acceso, e sulla savana l’ombra del pallone divide in due la mandria degli gnu lungo un fiume',
  paint(w, h) {
    const s = new Scene(w, h, { mood: oppositeSun, sun: [0.1, -0.2], horizon: 0.37 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    const r = random(12)
    f.draw(s.k, (k) => {
      fill(k, '#a3a6c0', [
        ...rough(
          points('-6 32.500 20 31.400 44 32.600 70 31 96 32.500 122 30.500 140 31.600 166 30.200'),
          0.4,
          3,
        ),
        ...points('166 40 -6 40'),
      ])
      for (const [c, y] of [
        ['#cdbda4', 33.5],
        ['#d6be8c', 35.5],
        ['#dcbc72', 39],
        ['#d8b060', 46],
        ['#cfa352', 56],
        ['#c09248', 68],
      ])
        fill(
          k,
          c,
          rough(
            points(`-6 ${y} 30 ${y + 0.8} 70 ${y - 0.4} 120 ${y + 0.7} 166 ${y}`),
            0.3,
            y,
          ).concat(points('166 96 -6 96')),
        )
      // Kopjes: round boulders in the grass.
      for (const [x, y, q] of points(
        '112 38 1.400 116 38.200 1 134 40.500 1.600 24 41 1.700 139 41 1.100',
        3,
      )) {
        path(k, SHADOW, `M${x - q} ${y}L${x + q * 5} ${y - q * 0.9}L${x + q} ${y - q}Z`)
        path(
          k,
          '#a8826c',
          `M${x - q * 1.6} ${y}C${x - q * 1.8} ${y - q * 1.6} ${x + q * 1.4} ${y - q * 1.8} ${x + q * 1.7} ${y}Z`,
        )
        path(
          k,
          '#dcb48c',
          `M${x - q * 1.6} ${y}C${x - q * 1.8} ${y - q * 1.6} ${x + q * 0.4} ${y - q * 1.7} ${x + q * 0.6} ${y - q * 1.1}C${x - q * 0.4} ${y - q} ${x - q * 0.6} ${y - q * 0.5} ${x - q * 0.8} ${y}Z`,
        )
      }
      // Game trails.
      stroke(
        k,
        '#e8cc88',
        0.4,
        'M166 60C140 52 120 46 96 40M166 66C150 62 140 56 128 50S112 42 110 37',
      )
      river(k)
      for (const [x, y, q] of points(
        '14 37.500 2.400 30 36.500 2 98 36.800 2 126 37 2.600 150 38.500 3 104 40.500 2.800 20 46 4.600 150 43.500 4 8 54 6 132 46 3.600 140 71 7.500',
        3,
      )) {
        path(
          k,
          SHADOW,
          `M${x} ${y}C${x + q * 0.8} ${y - q * 0.3} ${x + q * 2} ${y - q * 0.8} ${x + q * 3} ${y - q * 0.7}C${x + q * 2.8} ${y - q * 0.3} ${x + q} ${y - q * 0.05} ${x} ${y}Z`,
        )
        acaciaFlat(k, x, y, q, ['#55714c', '#a9ac58', '#5a4440'], -1)
      }
      riverTrees(k, r)
      ownShadow(k)
      herd(k, r)
      at(k, 136, 24, 0.8, farBalloon)
      at(k, 118, 27.5, 0.3, farBalloon)
      mouth(k)
      burner(k)
      pilot(k)
      basket(k)
    })
    s.glow(0.525, 0.06, 40, '#ffcf7c', 0.35)
    return finish(s, { bloom: 0.18 })
  },
}
