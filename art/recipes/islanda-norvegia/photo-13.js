import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { curtain } from '../../nature/curtains.js'
import { sky, stars } from '../../nature/sky.js'

const night = {
  ...moods.aurora,
  sky: [
    [0, '#0a0b30'],
    [0.4, '#18235c'],
    [0.75, '#2a5080'],
    [1, '#5a9aa4'],
  ],
}

/** Needles in shade, needles, snow in shade, snow, snow under the lights. */
const NEAR = ['#0a1c38', '#12304a', '#3d629a', '#86b4d2', '#c9f2e6']
const MID = ['#133050', '#1c4460', '#4a72a8', '#86b4d2', '#bfeae0']
const FAR = ['#2c567c', '#35668a', '#5486b0', '#7fb2c8', '#a4d6d4']

/** A fir that carries snow: boughs in tiers, each with its own pad, the lower ones bent down. */
function fir(k, x, y, tall, wide, seed, tones, load = 0.8) {
  const r = random(seed)
  const n = Math.max(5, Math.round(tall / 4.2))
  const lean = (r() - 0.5) * tall * 0.05
  path(k, tones[0], `M${x - tall * 0.014} ${y}L${x} ${y - tall * 0.3}L${x + tall * 0.014} ${y}Z`)
  for (let i = n - 1; i >= 0; i--) {
    const t = i / (n - 1)
    const step = tall / n
    const top = y - tall * (1 - t * 0.88)
    const cx = x + lean * (1 - t)
    const reach = wide * (0.16 + 0.84 * t ** 0.75)
    const [l, q] = [reach * (0.78 + r() * 0.4), reach * (0.78 + r() * 0.4)]
    const low = top + step * (1.25 + r() * 0.3)
    const under = []
    const teeth = 3 + Math.round(t * 4)
    for (let j = 0; j <= teeth * 2; j++) {
      const u = j / (teeth * 2)
      const edge = Math.abs(u - 0.5) * 2
      under.push([cx + q - (l + q) * u, low - step * (0.34 * (1 - edge)) - (j % 2) * step * 0.26])
    }
    fill(k, tones[1], [[cx, top - step * 0.5], ...under])
    fill(k, tones[0], [
      [cx, top - step * 0.5],
      ...under.slice(0, teeth + 1),
      [cx - reach * 0.1, low - step * 0.4],
    ])
    if (r() > load) continue
    // The pad: its upper edge is the bough's, its lower one hangs in lumps.
    const a = 0.62 + r() * 0.34
    const [lx, ly] = [cx - l * a, top - step * 0.5 + (low - top + step * 0.5) * a - step * 0.16]
    path(
      k,
      tones[4],
      `M${cx} ${top - step * 0.62}C${cx - l * 0.3} ${top - step * 0.1} ${lx + l * 0.3} ${ly - step * 0.3} ${lx} ${ly}C${lx + l * 0.04} ${ly + step * 0.26} ${lx + l * 0.2} ${ly + step * 0.22} ${lx + l * 0.26} ${ly}C${lx + l * 0.34} ${ly + step * 0.2} ${cx - l * 0.3} ${ly - step * 0.05} ${cx - l * 0.2} ${top + step * 0.3}C${cx - l * 0.1} ${top + step * 0.42} ${cx} ${top + step * 0.3} ${cx} ${top}Z`,
    )
    const b = 0.6 + r() * 0.34
    const [rx, ry] = [cx + q * b, top - step * 0.5 + (low - top + step * 0.5) * b - step * 0.14]
    path(
      k,
      i % 2 ? tones[2] : tones[3],
      `M${cx} ${top - step * 0.62}C${cx + q * 0.3} ${top - step * 0.1} ${rx - q * 0.3} ${ry - step * 0.3} ${rx} ${ry}C${rx - q * 0.06} ${ry + step * 0.24} ${rx - q * 0.22} ${ry + step * 0.18} ${rx - q * 0.28} ${ry - step * 0.04}C${cx + q * 0.3} ${ry} ${cx + q * 0.16} ${top + step * 0.4} ${cx} ${top}Z`,
    )
  }
}

/** The sauna: walls of logs, door open, a deep roof of snow; its floor at 0, 36 wide. */
function sauna(k) {
  path(k, 'rgba(14,30,72,.6)', 'M-20 0.500L-2 -1L34 2L30 4.500L-12 3.500Z')
  // The long side in shade, with its window.
  path(k, '#43303e', 'M6 0V-12.500L24 -11.500V-0.600Z')
  for (let i = 0; i < 6; i++) {
    path(
      k,
      i % 2 ? '#5c4248' : '#533a44',
      `M6 ${-0.2 - i * 2.06}V${-1.9 - i * 2.06}L24 ${-1.9 - i * 1.85}V${-0.6 - i * 1.85}Z`,
    )
    path(k, '#7a5a52', `M24 ${-0.5 - i * 1.85}a0.900 0.850 0 1 0 0.010 0Z`)
  }
  path(k, '#3a2836', 'M13 -4.600V-8.600L18.400 -8.400V-4.700Z')
  path(k, '#ffce72', 'M13.600 -5.100V-8.100L17.800 -7.950V-5.150Z')
  stroke(k, '#6a4a3c', 0.35, 'M15.700 -5V-8')
  // The gable towards us, log on log.
  path(k, '#7a5444', 'M-16 0V-12L-5 -21.500L6 -12V0Z')
  for (let i = 0; i < 10; i++) {
    const y = -i * 2.06
    const half = i < 6 ? 11 : Math.max(0, 11 - (i * 2.06 - 11.6) * 1.16)
    if (half < 1) continue
    path(k, i % 2 ? '#9a6c50' : '#8c6049', `M${-5 - half} ${y - 0.1}v-1.760h${half * 2}v1.760Z`)
    path(k, '#c08c62', `M${-5 - half} ${y - 1.5}v-0.400h${half * 2}v0.400Z`)
    if (i < 6)
      for (const x of [-16.2, 6.2]) {
        path(k, '#b98a62', `M${x} ${y - 2}a1.150 1 0 1 0 0.010 0Z`)
        path(k, '#8a5f48', `M${x} ${y - 1.6}a0.560 0.520 0 1 0 0.010 0Z`)
      }
  }
  // Light in the open door, the bench inside, the door itself turned out.
  path(k, '#4a2e30', 'M-9.700 0V-10.200H-1.300V0Z')
  path(k, '#ffb24e', 'M-9 0V-9.500H-2V0Z')
  path(k, '#ffdf94', 'M-9 0V-9.500H-5.200V0Z')
  path(k, '#c8743a', 'M-9 -3H-2V-2.200H-9ZM-9 -5.600H-6V-5H-9Z')
  path(k, '#6e4a3e', 'M-1.700 0.400V-10L3.200 -9V1.600Z')
  stroke(k, '#8f6450', 0.3, 'M-0.200 0.800V-9.700M1.500 1.200V-9.300')
  path(k, '#ffcf7a', 'M-7 -12.800h4v2h-4Z')
  // The roof under its load.
  path(
    k,
    '#4f7fb4',
    'M-5 -25C0 -25.500 14 -25.500 20 -24C24 -20 27 -15 27.600 -11.400C27 -10 25 -9.800 23 -10.200L6 -11Z',
  )
  path(
    k,
    '#86b4d2',
    'M-5 -25C0 -25.500 14 -25.500 20 -24C22 -22 23.500 -20 24.800 -17.600C18 -19 8 -20 0 -20.500Z',
  )
  path(
    k,
    '#d9fbee',
    'M-19.600 -10.400C-20 -13 -12 -20 -5 -26.600C2 -20.500 9 -13.500 9 -10.600C8.600 -9.400 7.400 -9.600 6.600 -10.600C3 -14.400 -1 -18 -5 -21C-9 -18 -13 -14.400 -16.800 -10.400C-17.800 -9.400 -19.200 -9.400 -19.600 -10.400Z',
  )
  path(
    k,
    '#8ec2d6',
    'M-5 -26.600C2 -20.500 9 -13.500 9 -10.600C8.600 -9.400 7.400 -9.600 6.600 -10.600C3 -14.400 -1 -18 -5 -21Z',
  )
  path(k, '#5a4048', 'M12 -22V-29H15.600V-22Z')
  path(k, '#7d5a54', 'M12 -22V-29H13.600V-22Z')
  path(k, '#d9fbee', 'M11.400 -28.800C11.600 -30.400 16 -30.400 16.200 -28.800Z')
}

/** Somebody in a towel who runs to the hole in the ice, hot from the bench; 12 tall, feet at 0. */
function runner(k) {
  const [skin, shade] = ['#e0a078', '#b06a58']
  stroke(k, shade, 1.3, 'M-0.400 -5.200C-1.600 -3.800 -2.600 -3 -4.200 -2.600')
  stroke(k, shade, 0.9, 'M-4.200 -2.600L-5 -1.500')
  stroke(k, skin, 1.4, 'M0.400 -5.200C1.800 -4.300 2.400 -3.400 2.200 -1.900L1.900 -0.200')
  stroke(k, skin, 0.8, 'M1.800 -0.200H3')
  stroke(k, shade, 1, 'M0.600 -9.300C-0.600 -9 -1.600 -8.300 -2.400 -7.400L-3.600 -8.200')
  path(
    k,
    skin,
    'M-0.900 -9.600C0 -10.300 1.600 -10.200 2 -9.300C2 -7.900 1.600 -6.800 1.300 -5.900H-1.200C-1.500 -7 -1.500 -8.600 -0.900 -9.600Z',
  )
  path(
    k,
    '#f7f2ea',
    'M-1.500 -6.900C-0.400 -6.500 0.800 -6.500 1.700 -6.900C2.100 -5.700 2.200 -4.700 2 -3.700C0.600 -3.300 -1.200 -3.500 -2.200 -4C-2.200 -5 -2 -6 -1.500 -6.900Z',
  )
  path(
    k,
    '#c4d4e8',
    'M-1.500 -6.900C-1.100 -6.700 -0.700 -6.600 -0.300 -6.600C-0.700 -5.600 -0.800 -4.600 -0.700 -3.600C-1.300 -3.700 -1.800 -3.800 -2.200 -4C-2.200 -5 -2 -6 -1.500 -6.900Z',
  )
  stroke(k, skin, 1, 'M1.500 -9.200C2.600 -8.600 3.300 -7.900 3.600 -7.100L4.900 -8.100')
  path(k, skin, 'M1 -12.600a1.200 1.320 0 1 0 0.010 0Z')
  path(
    k,
    '#d8463c',
    'M-0.300 -11.500C-0.600 -13.600 2.400 -13.900 2.400 -11.700C1.600 -12 0.600 -11.900 -0.300 -11.500Z',
  )
}

/** Ice cut open, a ladder, and a head that laughs up at the sky. */
function hole(k) {
  path(k, '#cdeef0', 'M-15 0.500C-14 -3.600 14 -3.800 15.500 0.200C15 4.600 -14 5 -15 0.500Z')
  path(k, '#5f93c0', 'M-13 0.600C-12 -2.300 12 -2.400 13.200 0.400C13 3.800 -12.500 4 -13 0.600Z')
  path(k, '#0d2450', 'M-13 1.200C-11 -1.400 11 -1.400 13.200 1C12.500 3.800 -12.500 4 -13 1.200Z')
  path(k, 'rgba(120,255,190,.55)', 'M-9 2.400C-5 1.600 0 1.600 3 2.300C-1 3 -6 3 -9 2.400Z')
  path(k, 'rgba(200,130,230,.5)', 'M4 1.400C6 0.900 9 0.900 11 1.500C9 1.900 6 1.900 4 1.400Z')
  stroke(k, '#b98a62', 0.7, 'M9 1V-6.500M12.200 1.200V-6.300')
  stroke(k, '#8a5f48', 0.5, 'M9 -1H12.200M9 -3.600H12.200')
  path(
    k,
    '#c07c62',
    'M-4.400 2C-4 -0.200 -1.400 -0.800 -0.600 -1.200H0.800C1.800 -0.800 4.400 -0.200 4.700 2C2 2.600 -2 2.600 -4.400 2Z',
  )
  stroke(k, '#e0a078', 1.1, 'M3.600 0.800C5 -0.800 5.600 -3 5.400 -5')
  path(k, '#e0a078', 'M0.100 -4.900a1.700 1.900 0 1 0 0.010 0Z')
  path(
    k,
    '#f4d88a',
    'M-1.800 -2.900C-2.200 -6 2.200 -6.400 2.100 -3.400C1.200 -4.300 -0.600 -4.400 -1.200 -3.600Z',
  )
  stroke(k, '#7c3c3c', 0.26, 'M-0.500 -2.300Q0.200 -1.800 0.800 -2.400')
  stroke(k, '#9fd4d8', 0.3, 'M-5.600 2.500Q0 3.600 6 2.500')
}

/** A reindeer between the trees that has stopped to look; 15 tall, hooves at 0. */
function reindeer(k) {
  const [coat, shade, pale] = ['#5c5a7a', '#343a60', '#b8c4d8']
  for (const x of [-4.4, -3, 3.4, 4.8])
    stroke(
      k,
      x < -3.5 || x > 4 ? shade : coat,
      0.9,
      `M${x} -5C${x + 0.3} -3 ${x - 0.2} -1.500 ${x} 0`,
    )
  path(
    k,
    coat,
    'M-6 -8.500C-5 -10 3 -9.700 5 -9.500C6.400 -10.800 6.800 -11.600 7.400 -12.400L9.800 -11C10.400 -10.600 10.200 -9.900 9.400 -9.800C8.400 -9.600 7.400 -8 6 -5.600C4 -4.200 -3 -4 -5 -4.700C-6 -5.700 -6.400 -7.400 -6 -8.500Z',
  )
  path(
    k,
    pale,
    'M5 -9.500C6.400 -10.800 6.800 -11.600 7.200 -12C7.800 -10.500 7.600 -8 6 -5.600C5 -5.200 4.600 -7.500 5 -9.500ZM-6 -8.500L-7 -7.600L-6 -7Z',
  )
  path(k, shade, 'M-5 -4.700C-3 -5.400 3 -5.600 6 -5.600C4 -4.200 -3 -4 -5 -4.700Z')
  stroke(
    k,
    '#c9b8a0',
    0.42,
    'M7.400 -12.200C6 -14 5.400 -16 6.400 -18.600M6 -14.400L4.400 -15.600M5.800 -16.200L4.600 -17.800M7.800 -12.300C8.400 -14 9.600 -15.400 11 -17M8.800 -14.200L10.600 -14.400M6.800 -12.600L8.200 -14',
  )
  path(k, '#ffe6a6', 'M8.100 -11.600a0.240 0.240 0 1 0 0.010 0Z')
}

export default {
  alt: "Una sauna di tronchi fuma nel bosco innevato, mentre l'aurora verde danza tra le cime degli abeti",
  paint(w, h) {
    const s = new Scene(w, h, { mood: night, sun: [0.5, -0.1], horizon: 0.66 })
    sky(s, { clouds: 0 })
    stars(s, { count: 340, seed: 11, below: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      curtain(k, {
        foot: points('-12 36 10 30 30 37 52 33 74 40 96 35 120 42 146 36 176 40'),
        height: 26,
        tones: ['#4fe8a8', '#2a9c9c', '#6a48b8'],
        power: 0.6,
        seed: 21,
      })
      curtain(k, {
        foot: points(
          '176 30 150 24 128 29 112 24 118 16 136 15 130 9 106 11 84 19 62 15 40 6 20 10 -12 2',
        ),
        height: 30,
        tones: ['#b4ffca', '#3fe08e', '#c45ad0'],
        power: 0.95,
        seed: 33,
      })
      // Hills and the wood far off, crown by crown.
      path(
        k,
        '#3f7894',
        'M-6 60V47C10 43 22 46 36 44C54 41 66 46 84 45C102 43 116 47 134 44C146 42 156 45 166 44V62H-6Z',
      )
      path(
        k,
        '#8cc6cc',
        'M36 44C54 41 66 46 84 45C72 47.500 56 45.500 44 47C40 46.500 38 45.500 36 44ZM116 46.500C122 46 128 45 134 44C142 42.500 150 43.500 158 44.500C146 45.500 130 47.500 116 46.500Z',
      )
      const r = random(17)
      for (let i = 0; i < 62; i++) {
        const x = -4 + i * 2.75 + r() * 1.8
        fir(k, x, 61 + r(), 10 + r() * 8, 2.4 + r() * 0.8, i + 3, FAR, 0.7)
      }
      // The frozen lake and its banks.
      path(
        k,
        '#6a9cc4',
        'M-6 60C30 58.500 60 60.500 90 59.500C120 58.800 140 60.500 166 59.500V96H-6Z',
      )
      path(
        k,
        '#94c6d8',
        'M-6 60C30 58.500 60 60.500 90 59.500C120 58.800 140 60.500 166 59.500V62C130 63 60 61.500 -6 63Z',
      )
      for (const [i, [x, y, tall]] of points(
        '50 63 24 58 62 20 93 62.500 25 101 62 19 108 63 27 122 62.500 22 131 63.500 30 142 63 24 42 63.500 28',
        3,
      ).entries())
        fir(k, x, y, tall, tall * 0.19, 90 + i * 7, MID)
      at(k, 115, 64.5, 0.62, reindeer, true)
      path(k, '#86b8d2', 'M-6 64C20 61.500 44 66 66 64.500C92 63 122 66.500 166 63.500V96H-6Z')
      // The shadow of the wood across the snow, the light of the north between.
      path(
        k,
        '#5a8abc',
        'M-6 68C24 66 40 70 62 69C90 67.500 110 71 166 68V74C120 77 90 72 60 74C36 76 20 73 -6 76Z',
      )
      path(
        k,
        '#b9e8e4',
        'M64 66.500C84 65 104 67.500 128 66C114 68.500 84 69 64 66.500ZM-6 66C6 65 20 66 30 67.500C18 68.500 4 68 -6 68.500Z',
      )
    })
    f.draw(s.k, (k) => {
      // Warm light on the snow before the door.
      fill(k, '#d8b4a4', points('57 71.200 64.800 71.200 84 84 58 86'))
      fill(k, '#f7d3a6', points('58.500 71.200 63.500 71.200 75 79.500 61 81'))
      at(k, 66, 71.5, 1, sauna)
      // Smoke that rises straight in the cold, two tones.
      path(
        k,
        'rgba(190,222,232,.8)',
        'M78.400 42.500C76 38 82 35 79.500 30C77 25 84 22 82 16.500C80.500 12 86 9 85 4C91 9 87 14 89.500 18C92.500 23 86 27 87.500 31C89.500 36 82.500 38.500 81.800 42.500Z',
      )
      path(
        k,
        'rgba(112,148,190,.75)',
        'M81.800 42.500C82.500 38.500 89.500 36 87.500 31C86 27 92.500 23 89.500 18C87 14 91 9 85 4C88 10 84.500 14 86.500 19C88.500 24 82.500 27 84 31.500C85.500 36 80.500 38.500 80.600 42.500Z',
      )
      path(
        k,
        '#cdeef0',
        'M44 73C52 70.800 58 73 62 72.400C60 74.400 50 75 44 73ZM72 73.400C80 71.600 90 73.500 96 72.600C92 75 80 75.600 72 73.400Z',
      )
      // Wood for the stove, stacked under its own snow.
      for (let i = 0; i < 11; i++) {
        const [x, y] = [39 + (i % 4) * 2 + (i > 7 ? 1 : (i >> 2) % 2), 71.8 - (i >> 2) * 1.75]
        path(k, '#a87a58', `M${x} ${y - 1.9}a0.950 0.950 0 1 0 0.010 0Z`)
        path(k, '#d9ae80', `M${x} ${y - 1.6}a0.600 0.600 0 1 0 0.010 0Z`)
      }
      path(
        k,
        '#d9fbee',
        'M37.600 66.800C38 64.600 47 64.400 47.600 66.600C46 67.600 39 67.800 37.600 66.800Z',
      )
      // The path to the ice, lamps of ice on both sides.
      for (let i = 0; i < 12; i++)
        path(
          k,
          '#4a78b0',
          `M${74 + i * 2.9} ${77.4 + i * 0.42 + (i % 2) * 1.2}q0.900 -0.600 1.800 0q-0.900 0.700 -1.800 0Z`,
        )
      for (const [x, y, q] of points('79 75.400 0.900 92 77 1 104 78.500 1.100 70 80.500 1.100', 3))
        at(k, x, y, q, (c) => {
          path(
            c,
            'rgba(255,196,120,.4)',
            'M-4.500 0.300C-3 -0.900 3 -0.900 4.500 0.300C3 1.500 -3 1.500 -4.500 0.300Z',
          )
          path(
            c,
            '#e8f6f4',
            'M-1.300 0.300L-1 -2.600H1L1.300 0.300C0.600 0.700 -0.600 0.700 -1.300 0.300Z',
          )
          path(c, '#ffc663', 'M-0.600 0L-0.400 -2.200H0.400L0.600 0Z')
        })
      path(
        k,
        'rgba(34,66,126,.6)',
        'M96 79.600C100 79 106 79.800 110 81C105 81.400 99 80.800 96 79.600Z',
      )
      at(k, 97, 79.4, 0.92, runner)
      path(
        k,
        'rgba(232,246,248,.6)',
        'M94.500 68C91 66 93 62.500 89 61.500C92.500 60.500 95.500 62.500 95.500 65C96.500 63.500 98.500 63.500 98.500 66C98.500 67.500 96.500 68.500 94.500 68Z',
      )
      at(k, 126, 81, 1, hole)
      path(
        k,
        'rgba(232,246,248,.5)',
        'M123.500 74C120.500 71 123 68.500 120.500 66C124.500 66.500 126 69 125 71.500C127 70 129 71 128 73.500C127 75 125 75 123.500 74Z',
      )
    })
    // Firs close to us, dark against the snow, their feet in drifts.
    f.draw(s.k, (k) => {
      for (const [i, [x, y, tall, wide]] of points(
        '24 74 46 9 150 76 54 10.500 33 79 30 6.500 139 73 30 6.500',
        4,
      ).entries()) {
        path(
          k,
          'rgba(28,56,112,.5)',
          `M${x - wide * 1.2} ${y + 0.5}C${x - wide * 0.5} ${y - 1.5} ${x + wide} ${y - 1} ${x + wide * 2} ${y + 1.2}C${x + wide} ${y + 2.5} ${x - wide * 0.6} ${y + 2.2} ${x - wide * 1.2} ${y + 0.5}Z`,
        )
        fir(k, x, y, tall, wide, 40 + i * 11, NEAR, 0.9)
        path(
          k,
          '#a9dade',
          `M${x - wide * 0.7} ${y + 0.8}C${x - wide * 0.3} ${y - 2} ${x + wide * 0.3} ${y - 2} ${x + wide * 0.7} ${y + 0.9}C${x + wide * 0.2} ${y + 1.6} ${x - wide * 0.3} ${y + 1.6} ${x - wide * 0.7} ${y + 0.8}Z`,
        )
      }
      fir(k, 5, 92, 84, 15, 5, NEAR, 0.92)
      fill(k, '#3f6ca6', rough(points('-6 84 6 82 20 85 36 89 48 96 -6 96'), 0.3, 3))
      path(k, '#a9dade', 'M-6 84C4 80.500 16 84 24 86C16 87 4 85.500 -6 88Z')
      fill(k, '#3f6ca6', rough(points('166 87 152 86 138 89 124 96 166 96'), 0.3, 5))
      path(k, '#a9dade', 'M166 86.500C156 84.500 146 86.500 138 89C148 89 158 88 166 90Z')
    })
    s.glow(0.39, 0.76, 20, '#ffb45c', 0.34)
    return finish(s)
  },
}
