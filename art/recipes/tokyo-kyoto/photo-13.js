import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { conifer, forest } from '../../nature/foliage.js'
import { sky } from '../../nature/sky.js'
import { snowfall } from '../../things/asia-street.js'

const FUR = ['#8d7f78', '#b9a898', '#d9cbb8']

/** A snow monkey up to the chest in warm water, its face red: eyes closed, or wide open. */
const monkey = (open, snow) => (k) => {
  path(k, 'rgba(40,80,104,.4)', 'M-26 1C-14 -2 14 -2 26 1C16 8 -16 8 -26 1Z')
  path(k, FUR[0], 'M-22 1C-25 -14 -16 -24 -8 -26H8C16 -24 25 -14 22 1C12 4 -12 4 -22 1Z')
  path(k, FUR[1], 'M-22 1C-25 -14 -16 -24 -8 -26H2C-4 -18 -8 -8 -6 3C-12 2.600 -18 2 -22 1Z')
  stroke(k, FUR[2], 1, 'M-20 -4l2 5M-16 -8l2 6M-18 -14l3 5M-12 -14l2 6')
  path(
    k,
    FUR[0],
    'M-18 -36C-20 -52 -10 -58 0 -58C10 -58 20 -52 18 -36C20 -28 14 -20 0 -19C-14 -20 -20 -28 -18 -36Z',
  )
  path(
    k,
    FUR[1],
    'M-18 -36C-20 -52 -10 -58 0 -58C4 -58 8 -57 11 -55C2 -54 -6 -48 -7 -38C-9 -30 -8 -24 -4 -19.400C-14 -20 -20 -28 -18 -36Z',
  )
  path(
    k,
    FUR[2],
    'M-16.500 -34L-22 -31L-17.500 -29L-20 -25L-14.500 -25L-14 -21L-9 -24L-8 -34ZM16.500 -34L22 -31L17.500 -29L20 -25L14.500 -25L14 -21L9 -24L8 -34Z',
  )
  path(
    k,
    '#c9564e',
    'M0 -47C-4 -50 -12 -48 -12 -40C-12 -35 -9 -33 -8.500 -29C-9 -23 -4 -20.500 0 -20.500C4 -20.500 9 -23 8.500 -29C9 -33 12 -35 12 -40C12 -48 4 -50 0 -47Z',
  )
  path(
    k,
    '#e07a68',
    'M0 -47C-4 -50 -12 -48 -12 -40C-12 -35 -9 -33 -8.500 -29C-9 -24.500 -6 -22 -3 -21C-5 -27 -3 -33 -1.500 -37C-0.800 -41 -0.500 -44 0 -47Z',
  )
  path(
    k,
    '#ec9a84',
    'M-1.600 -37C-2 -33 -4.600 -31 -6.600 -28.500C-7 -24 -3.600 -21.600 0 -21.600C3.600 -21.600 6.600 -24 6 -28.500C4 -31 1.800 -33 1.600 -37Z',
  )
  path(
    k,
    '#5a2028',
    'M-2.600 -30C-1.800 -31.200 -0.700 -30.800 -0.400 -28.800ZM2.600 -30C1.800 -31.200 0.700 -30.800 0.400 -28.800Z',
  )
  stroke(
    k,
    '#8a3034',
    0.8,
    'M-5 -25.500C-2.500 -24 -0.500 -25.600 0 -26.200C0.500 -25.600 2.500 -24 5 -25.500',
  )
  stroke(
    k,
    '#93403f',
    1.1,
    'M-10 -43.500C-7 -45.500 -3 -44.600 0 -43C3 -44.600 7 -45.500 10 -43.500',
  )
  if (open)
    for (const x of [-5.4, 5.4]) {
      path(
        k,
        '#3a1c20',
        `M${x - 3} -39C${x - 1.6} -41.600 ${x + 1.6} -41.600 ${x + 3} -39C${x + 1.6} -36.800 ${x - 1.6} -36.800 ${x - 3} -39Z`,
      )
      path(k, '#d99a3c', `M${x} -40.800a1.700 1.700 0 1 0 0.010 0Z`)
      path(k, '#1b1216', `M${x} -40a0.900 0.900 0 1 0 0.010 0ZM${x - 0.7} -40.600Z`)
    }
  else stroke(k, '#5a2028', 1.2, 'M-8.500 -39.500q3 2.600 6 0M2.500 -39.500q3 2.600 6 0')
  if (snow)
    path(
      k,
      '#ffffff',
      'M-14 -52C-12 -60 -6 -61 -2 -61.500C4 -62 11 -60 13.500 -53C9 -54.500 7 -52 4 -54C1 -52 -2 -54.500 -5 -52.600C-8 -54.500 -11 -51 -14 -52Z',
    )
  stroke(k, '#eef7f8', 1, 'M-25 1.600C-14 6 14 6 25 1.600')
  stroke(k, 'rgba(238,247,248,.5)', 0.7, 'M-33 3C-18 10 18 10 33 3')
}

/** A rock of the pool under its cushion of snow. */
function rock(k, x, y, half, high, seed) {
  const edge = rough(
    [
      [x - half, y],
      [x - half * 0.9, y - high * 0.6],
      [x - half * 0.4, y - high],
      [x + half * 0.4, y - high * 0.95],
      [x + half * 0.9, y - high * 0.5],
      [x + half, y],
    ],
    high * 0.06,
    seed,
  )
  fill(k, '#4a5670', edge)
  fill(k, '#7d88a0', [
    [x - half, y],
    [x - half * 0.9, y - high * 0.6],
    [x - half * 0.2, y - high * 0.7],
    [x - half * 0.3, y - high * 0.2],
    [x - half * 0.5, y],
  ])
  path(
    k,
    '#d3deec',
    `M${x - half} ${y - high * 0.5}C${x - half} ${y - high * 1.2} ${x - half * 0.4} ${y - high * 1.4} ${x} ${y - high * 1.35}C${x + half * 0.6} ${y - high * 1.4} ${x + half} ${y - high} ${x + half} ${y - high * 0.4}C${x + half * 0.6} ${y - high * 0.75} ${x + half * 0.4} ${y - high * 0.5} ${x} ${y - high * 0.72}C${x - half * 0.4} ${y - high * 0.5} ${x - half * 0.7} ${y - high * 0.75} ${x - half} ${y - high * 0.5}Z`,
  )
  path(
    k,
    '#ffffff',
    `M${x - half} ${y - high * 0.6}C${x - half} ${y - high * 1.2} ${x - half * 0.4} ${y - high * 1.4} ${x} ${y - high * 1.35}C${x + half * 0.5} ${y - high * 1.38} ${x + half * 0.8} ${y - high * 1.1} ${x + half * 0.9} ${y - high * 0.8}C${x + half * 0.3} ${y - high * 1.1} ${x - half * 0.4} ${y - high * 1} ${x - half} ${y - high * 0.6}Z`,
  )
  stroke(k, '#e6f2f4', 0.5, `M${x - half * 1.1} ${y + 0.2}H${x + half * 1.1}`)
}

export default {
  alt: "Tre scimmie delle nevi nell'acqua calda di una vasca termale tra le rocce imbiancate: due a occhi chiusi con la neve in testa, la piccola guarda chi la guarda",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#7d9cc0'],
          [0.6, '#bfd0de'],
          [1, '#eceae6'],
        ],
        haze: '#d9e4ee',
      },
      sun: [0.2, 0.1],
      horizon: 0.5,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      fill(k, '#b9c9dc', [
        ...rough(points('-5 26 18 16 40 24 66 10 92 22 120 12 144 22 166 14'), 0.8, 3),
        ...points('166 60 -5 60'),
      ])
      fill(k, '#f0f4f8', [
        ...rough(points('-5 36 30 30 70 37 110 31 166 36'), 0.6, 7),
        ...points('166 60 -5 60'),
      ])
    })
    forest(s, {
      top: (x) => h * (0.36 + 0.02 * Math.sin(x / 90)),
      height: 13,
      count: 60,
      seed: 4,
      haze: 0.45,
      snow: 0.9,
    })
    conifer(s, { x: 0.93, y: 0.5, height: 46, seed: 5, snow: 0.9, front: 0.4 })
    conifer(s, { x: 0.06, y: 0.49, height: 38, seed: 8, snow: 0.9, front: 0.4 })
    f.draw(s.k, (k) => {
      fill(k, '#e6edf6', [
        ...rough(points('-5 42 40 40 90 43 130 40 166 42'), 0.6, 9),
        ...points('166 70 -5 70'),
      ])
      for (const [c, y] of [
        ['#a9cbd2', 47],
        ['#86b4c2', 54],
        ['#659db2', 64],
        ['#4a86a2', 76],
      ])
        fill(
          k,
          c,
          points(`-5 ${y} 40 ${y + 0.8} 80 ${y - 0.6} 124 ${y + 0.7} 166 ${y} 166 96 -5 96`),
        )
      for (const [x, y, half, high, seed] of points(
        '8 49 14 8 3 34 48 11 6 5 56 47.500 9 5 7 104 48 10 6 8 126 49 13 8 9 152 50 16 11 11',
        5,
      ))
        rock(k, x, y, half, high, seed)
      const r = random(5)
      for (let i = 0; i < 34; i++) {
        const t = (i / 33) ** 1.3
        stroke(
          k,
          i % 3 ? 'rgba(255,255,255,.5)' : 'rgba(32,80,110,.3)',
          0.2 + t * 0.3,
          `M${r() * 160} ${51 + t * 38}h${3 + t * 7}`,
        )
      }
      // Warm mist over the pool, in long banks.
      k.globalAlpha = 0.5
      for (const [x, y, l] of points('2 56 44 92 53 46 120 63 44 -10 74 46 24 49 40', 3))
        path(
          k,
          '#f6fafc',
          `M${x} ${y}C${x + l * 0.1} ${y - 2.4} ${x + l * 0.3} ${y - 3} ${x + l * 0.42} ${y - 1.8}C${x + l * 0.5} ${y - 4} ${x + l * 0.74} ${y - 3.2} ${x + l * 0.78} ${y - 1.2}C${x + l * 0.9} ${y - 1.6} ${x + l} ${y - 0.6} ${x + l} ${y}C${x + l * 0.7} ${y + 0.8} ${x + l * 0.3} ${y + 0.8} ${x} ${y}Z`,
        )
      k.globalAlpha = 1
      at(k, 56, 63, 0.5, monkey(false, true))
      at(k, 112, 72, 0.72, monkey(false, true))
      at(k, 78, 80, 0.62, monkey(true, false))
      rock(k, 6, 92, 24, 13, 15)
      rock(k, 40, 95, 14, 6 + noise(1, 2), 17)
      rock(k, 154, 94, 22, 11, 19)
    })
    snowfall(s, { count: 110, seed: 4 })
    return finish(s)
  },
}
