import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'

/** The edges of the terraces, from far to near: their heights and how they swing round the valley. */
const STEPS = points(
  '38 5 40.500 5.500 43.400 6 46.700 6.500 50.400 7 54.600 7.400 59.200 7.600 64.200 7.400 69.800 6.800 76 6 83 5',
)
const edge = (i, x) => {
  const [y, swing] = STEPS[i]
  return (
    y +
    swing * Math.sin((x - 8) * 0.034 + i * 0.09) * 0.8 +
    noise(x * 0.05, i * 3.1) * (1 + i * 0.16)
  )
}
const line = (i, down = 0) =>
  Array.from({ length: 60 }, (_, j) => [-6 + j * 3, edge(i, -6 + j * 3) + down])
const below = (i, down) => [...line(i, down), [172, 100], [-6, 100]]

const FIELDS = [
  ['#a8cf7a', '#c6e08c'],
  ['#8fc468', '#b4d878'],
  ['#dcefe6', '#f6faee'],
  ['#86bd5c', '#a9d06a'],
  ['#c3d66a', '#dfe68a'],
  ['#7db656', '#a2cc64'],
  ['#cfeae6', '#f2fbf2'],
  ['#6fae50', '#98c75e'],
  ['#b6d05e', '#d3e07c'],
  ['#5fa24a', '#8abf58'],
  ['#4b8f44', '#74ad4e'],
]

/** A coconut palm with its foot at 0, 0; 40 units tall. */
function palm(k, tones) {
  path(
    k,
    tones[2],
    'M-1.300 0C-0.600 -12 0.200 -26 3 -38L4.400 -37.600C2.400 -26 1.700 -12 1.400 0Z',
  )
  path(
    k,
    tones[3],
    'M0.300 0C0.600 -12 1.400 -26 3.900 -37.800L4.400 -37.600C2.400 -26 1.700 -12 1.400 0Z',
  )
  for (const [a, l, bend] of points(
    '-2.9 15 -0.9 -2.3 15 -0.7 -1.6 13 0.4 -0.9 15 0.8 -0.3 16 0.9 0.4 14 0.8 2.7 14 -0.8 1.2 10 0.3',
    3,
  ))
    frond(k, 3.6, -38, l, a, [tones[0], tones[1]], { bend, wide: 0.26, n: 14 })
}

/** A farmer with the yoke on his shoulder, a sheaf of rice at each end; walks to the left, 30 units tall. */
function farmer(k) {
  // The leg that pushes off, the arm that swings, then the leg he steps on.
  path(
    k,
    '#63402f',
    'M1 -9C2.400 -6 4.400 -3.400 6 -1.400L7.800 -0.700L7.200 0.500L4.600 -0.400C2.600 -2.400 0 -5.600 -1.200 -8.600Z',
  )
  stroke(k, '#7a4a38', 1.5, 'M3.100 -21.200C5 -19.400 5.900 -17.300 6.100 -14.800')
  path(
    k,
    '#8a5640',
    'M-3 -9C-3.700 -6 -4.300 -3 -4.400 -0.600L-7 0.200V0.900H-2.500C-2.200 -2.600 -0.800 -6 0.800 -8.800Z',
  )
  path(
    k,
    '#37507c',
    'M-3.200 -14H3.500C4.200 -11.600 4.700 -9.600 5 -7.700L1.600 -6.300L0 -8.600L-1.300 -5.900L-4.900 -6.700C-4.600 -9.400 -4 -12 -3.200 -14Z',
  )
  path(
    k,
    '#5672a2',
    'M1.800 -14H3.500C4.200 -11.600 4.700 -9.600 5 -7.700L2.800 -6.800C2.900 -9.400 2.500 -12 1.800 -14Z',
  )
  path(
    k,
    '#e9e2cc',
    'M-3.300 -22.200C-1.600 -23.500 1.900 -23.500 3.500 -22.300C4.300 -19.600 4.100 -16.400 3.600 -13.400H-3.300C-3.900 -16.400 -4 -19.400 -3.300 -22.200Z',
  )
  path(
    k,
    '#b3aab8',
    'M-3.300 -22.200C-2.600 -22.800 -1.800 -23.100 -0.900 -23.200C-1.900 -20 -1.900 -16.600 -1.200 -13.400H-3.300C-3.900 -16.400 -4 -19.400 -3.300 -22.200Z',
  )
  path(k, '#a8432f', 'M-3.300 -14.300H3.700V-13.300H-3.300Z')
  path(k, '#7a4a38', 'M-1.200 -22.600V-25.400H1.300V-22.600Z')
  path(
    k,
    '#8a5640',
    'M0.200 -29C-1.700 -29 -2.200 -27.600 -2.200 -26.700L-2.900 -25.800L-2.200 -25.500C-2.100 -24.500 -1.500 -24 -0.400 -24.100C1.400 -24.200 2.300 -25.400 2.200 -27C2.100 -28.400 1.300 -29 0.200 -29Z',
  )
  stroke(
    k,
    '#8a5640',
    1.5,
    'M-2.600 -21.200C-4.400 -20.400 -6 -20.200 -6.800 -20.700C-7.600 -21.500 -7.800 -22.600 -7.600 -23.800',
  )
  path(k, '#d9b76a', 'M-5.600 -26.600L0 -31.600L5.600 -26.600C2 -27.600 -2 -27.600 -5.600 -26.600Z')
  path(k, '#f2d990', 'M0 -31.600L5.600 -26.600C3.600 -27.200 1.600 -27.300 0 -27.300Z')
  stroke(k, '#8a6238', 0.9, 'M-18 -22C-8 -25.400 8 -25.400 18 -22')
  for (const m of [-1, 1]) {
    const x = m * 17.5
    stroke(k, '#8a6238', 0.3, `M${x} -22.200L${x - 3} -14M${x} -22.200L${x + 3} -14`)
    path(
      k,
      '#c9963c',
      `M${x - 5} -5C${x - 4} -10 ${x - 1.5} -12 ${x - 1} -14.500H${x + 1}C${x + 1.5} -12 ${x + 4} -10 ${x + 5} -5C${x + 2} -3.600 ${x - 2} -3.600 ${x - 5} -5Z`,
    )
    path(
      k,
      '#f2cf72',
      `M${x + 0.5} -4C${x + 1} -8 ${x + 0.4} -12 ${x} -14.500H${x + 1}C${x + 1.5} -12 ${x + 4} -10 ${x + 5} -5C${x + 3.5} -4.400 ${x + 2} -4.100 ${x + 0.5} -4Z`,
    )
    path(k, '#a8432f', `M${x - 1.8} -12.600h3.600v-1.200h-3.600Z`)
    for (let i = -2; i <= 2; i++)
      stroke(k, '#a8743a', 0.25, `M${x + i * 1.7} -4.600L${x + i * 0.5} -11`)
  }
}

/** A duck of the fields, upright as they are here; walks to the left. */
function duck(k, colour) {
  stroke(k, '#e8933c', 0.4, 'M-0.300 0V-1M0.500 0V-1')
  path(
    k,
    colour,
    'M-1.300 -1.600C-1.500 -3 -1.600 -4 -1.700 -5C-1.900 -6.300 0 -6.600 0.100 -5.200C0.200 -4.400 0.600 -3.800 1.600 -3.200L3.200 -2.600C2.600 -1 0.400 -0.400 -1.300 -1.600Z',
  )
  path(k, '#e8933c', 'M-1.700 -5.600L-3.100 -5.200L-1.700 -4.900Z')
  path(k, '#2c2433', 'M-1 -5.700a0.220 0.220 0 1 0 0.010 0Z')
}

export default {
  alt: 'Un contadino col cappello di paglia porta due covoni di riso sul bilanciere lungo le terrazze verdi di Bali, al mattino; davanti a lui una fila di anatre',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#4f9cc4'],
          [0.6, '#b3dcd4'],
          [1, '#fff0c4'],
        ],
        disc: 0,
      },
      sun: [0.92, 0.1],
      horizon: 0.42,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Agung in the first light, its right flank in the sun.
      path(
        k,
        '#9cc4d0',
        'M4 32C22 24 36 13 43 6.500C45 5 48 5.200 50 6.800C58 14 70 22 88 28V44H4Z',
      )
      path(
        k,
        '#d3e2d2',
        'M47 5.600C48 5.600 49 6 50 6.800C58 14 70 22 88 28L70 27C66 23 62 22 58 18C57 20 54 16 51.500 13.500C51 11 48.500 9 47 5.600Z',
      )
      // The far side of the valley: woods in the mist, palms over them.
      path(k, '#b9d6b0', 'M-6 27C14 19 30 25 46 20C62 15 84 22 104 16C124 10 146 17 172 9V60H-6Z')
      path(
        k,
        '#cbe2b8',
        'M46 20C62 15 84 22 104 16C92 22 80 27 60 28C50 28 44 25 46 20ZM124 12C140 9 156 13 172 9V18C156 22 136 22 124 12Z',
      )
      path(k, '#8fbd8c', 'M-6 36C8 29 22 34 38 31C54 27 70 33 88 28C108 23 132 29 172 20V60H-6Z')
      for (const [x, y, q] of points(
        '12 34 0.400 20 34 0.320 71 31 0.400 122 27 0.420 131 27 0.340',
        3,
      ))
        at(k, x, y + 1, q, (c) => palm(c, ['#6fa878', '#5a9670', '#8aa884', '#a3ba90']))
      path(
        k,
        '#74ab7a',
        'M-6 41C2 36 8 38 12 37C16 34 24 35 28 37C34 33 42 35 46 36C54 32 62 34 66 35C72 31 82 32 88 34C96 30 104 31 110 32C118 28 128 29 134 31C142 27 152 28 158 29C164 26 168 27 172 26V60H-6Z',
      )
      path(
        k,
        '#93c084',
        'M12 37C16 34 24 35 28 37C22 36.500 17 37 12 37ZM46 36C54 32 62 34 66 35C60 35 52 35.500 46 36ZM88 34C96 30 104 31 110 32C104 32.500 96 33 88 34ZM134 31C142 27 152 28 158 29C150 29.500 142 30 134 31Z',
      )
      path(
        k,
        'rgba(250,248,226,.55)',
        'M-6 40C20 37 50 41 84 38C116 35 146 38 172 34V40C140 42 110 40 80 43C50 46 20 43 -6 45Z',
      )
      // Steps: a wall of earth and grass in shade, the field above it lit; some stand under water.
      for (let i = 0; i < STEPS.length; i++) {
        const wall = 0.7 + i * 0.24
        fill(k, i < 4 ? '#6f9c5e' : '#3f7448', below(i, 0))
        fill(k, FIELDS[i][0], below(i, wall))
        const shine = line(i, wall).map(([x, y], j) => [
          x,
          y + Math.max(0, Math.sin(j * 0.22 + i * 1.3)) * (0.5 + i * 0.22),
        ])
        fill(k, FIELDS[i][1], [...line(i, wall), ...shine.reverse()])
        stroke(
          k,
          i < 4 ? '#cfe0a0' : '#a9cc6a',
          0.25 + i * 0.05,
          `M${line(i)
            .map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)
            .join('L')}`,
        )
        // Young plants in rows on the fields that are flooded.
        if (i === 2 || i === 6)
          for (let j = 0; j < 46; j++) {
            const x = -4 + j * 3.7
            const y = edge(i, x) + wall + 1 + (j % 3) * (0.5 + i * 0.12)
            stroke(k, '#6fae50', 0.3, `M${x} ${y}l-0.300 -0.900M${x} ${y}l0.400 -0.900`)
          }
        if (i === 4)
          for (const [x, q] of points('38 0.340 46 0.420 141 0.440'))
            at(k, x, edge(i, x) + 0.6, q, (c) =>
              palm(c, ['#7fb25e', '#4f8a50', '#a58a6c', '#cdb088']),
            )
      }
      // A thatched shelter among the fields.
      const hy = edge(6, 66) + 1
      path(k, 'rgba(30,60,50,.4)', `M58 ${hy}H72L64 ${hy + 2}H52Z`)
      path(k, '#6a4a38', `M60 ${hy}v-6h1v6ZM71 ${hy}v-6h1v6ZM59.500 ${hy - 2}h13v-1h-13Z`)
      path(
        k,
        '#a8804c',
        `M56.500 ${hy - 5}C61 ${hy - 8} 63 ${hy - 10.5} 64.500 ${hy - 12.5}H67.500C69 ${hy - 10.5} 71 ${hy - 8} 75.500 ${hy - 5}Z`,
      )
      path(
        k,
        '#d9b474',
        `M66.500 ${hy - 12.5}H67.500C69 ${hy - 10.5} 71 ${hy - 8} 75.500 ${hy - 5}H68.500C68 ${hy - 8} 67.500 ${hy - 10.5} 66.500 ${hy - 12.5}Z`,
      )
      // He walks on the dike; the ducks know the way.
      const fy = edge(9, 108) + 0.6
      path(
        k,
        'rgba(20,50,50,.42)',
        `M112 ${fy}C104 ${fy + 0.4} 84 ${fy + 4} 76 ${fy + 6}C88 ${fy + 6} 104 ${fy + 3} 112 ${fy}Z`,
      )
      at(k, 108, fy, 1.12, farmer)
      const r = random(7)
      for (let i = 0; i < 7; i++) {
        const x = 26 + i * 7.4 + r() * 2
        const y = edge(9, x) + 0.5
        path(k, 'rgba(20,50,50,.4)', `M${x + 1} ${y}L${x - 3.6} ${y + 1.5}L${x - 1.6} ${y + 1.5}Z`)
        at(k, x, y, 1.25 - (i % 3) * 0.1, (c) => duck(c, ['#fff6e2', '#c99a5c', '#8f6a4a'][i % 3]))
      }
      for (let i = 0; i < 40; i++) {
        const x = r() * 170 - 4
        const y = 96 - r() * 5
        const l = 2.5 + r() * 4
        stroke(
          k,
          ['#2f6a40', '#4f9448', '#8cbf58', '#255a3c'][i % 4],
          0.45,
          `M${x} ${y}q${r()} ${-l * 0.6} ${r() * 3 - 1} ${-l}`,
        )
      }
    })
    s.glow(0.95, 0.08, 60, '#fff0c0', 0.35)
    return finish(s, { rays: 0.1 })
  },
}
