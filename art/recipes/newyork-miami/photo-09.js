import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { heapedCloud } from '../../things/heaped-cloud.js'
import { airboat, alligator, bank, dome, heron, sawgrass } from '../../things/river-of-grass.js'

const HORIZON = 43

/** Evening over the flat land: a storm tower far off with its rain, long thin streaks before it. */
function skyAndStorm(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#1c5480'],
    [0.35, '#4c8ca4'],
    [0.68, '#b8c8b0'],
    [0.88, '#fcd898'],
    [1, '#ffe4a8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  heapedCloud(
    k,
    [
      points('57 36.600 2 62 34.500 3.200 67 33 3.400 71.600 36 2.800', 3),
      points('52 38.300 2 59 37.800 2.400 68 37.600 2.600 76 38.200 2.400', 3),
    ],
    38.4,
    ['#fce0ac', '#ecc09c', '#c8a498'],
    { step: 0.8 },
  )
  // Rain under the base, slanting.
  const rain = k.createLinearGradient(0, 27, 0, HORIZON)
  rain.addColorStop(0, 'rgba(84,92,136,.95)')
  rain.addColorStop(1, 'rgba(150,150,160,.35)')
  fill(k, rain, points('108 27 150 27 140 43 100 43'))
  fill(k, 'rgba(84,92,136,.35)', points('96 27 104 27 95 43 89 43'))
  fill(k, 'rgba(84,92,136,.3)', points('152 27 160 27 154 43 147 43'))
  heapedCloud(
    k,
    [
      points('128 2 7 119 5 6 137 4 6.500 145 8 5.500 126 9 8 112 10 4 139 13 7', 3),
      points('107 13 4.500 113 15 5.500 121 16 6 151 14 4.500 146 16 5.500 155 18 4', 3),
      points('97 22 3.500 103 20 4.500 110 21.500 5 128 18 6.500 136 20 6 160 22 5 150 22 5', 3),
      points(
        '88 26 2 93 25 2.800 101 25.500 3.400 118 24 4.600 127 25.500 4 142 24.500 4.600 155 26 3.600 165 26 3',
        3,
      ),
    ],
    27.6,
    ['#fff0cc', '#f0bc9c', '#9c88a4'],
    { step: 1.7 },
  )
  path(
    k,
    '#6c7098',
    'M84 27.500H166C158 29.300 148 28.600 140 29.600C130 28.700 120 30 110 29C101 29.800 92 28.400 84 27.500Z',
  )
  for (const [x, y, l, h, c] of [
    [30, 10.5, 26, 1.1, '#e8d0ac'],
    [52, 12.2, 20, 0.7, '#fce4b4'],
    [12, 24, 20, 0.9, '#fce4b4'],
    [38, 26, 13, 0.5, '#f4c898'],
  ])
    path(
      k,
      c,
      `M${x - l} ${y + h * 0.4}C${x - l * 0.5} ${y - h * 0.4} ${x - l * 0.2} ${y - h * 1.3} ${x + l * 0.14} ${y - h * 0.7}C${x + l * 0.4} ${y - h * 1.1} ${x + l * 0.7} ${y - h * 0.3} ${x + l} ${y}C${x + l * 0.5} ${y + h * 0.2} ${x - l * 0.3} ${y + h * 0.9} ${x - l} ${y + h * 0.4}Z`,
    )
}

export default {
  alt: 'Le Everglades verso sera, un fiume d’erba sotto una nube di temporale: un idroscivolante con i viaggiatori corre sul canale fra il falasco, un airone azzurro e un alligatore restano immobili sulla riva',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [-0.1, 0.3], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      skyAndStorm(k)
      // Far hammocks, then plains of grass with water between.
      bank(k, '#a8a894', points('-4 43 30 42.400 70 42.800 110 42.200 164 42.800'), 0.9, 3, 6)
      dome(k, 26, 43.6, 24, 4.2, ['#94a88c', '#70908c', '#b8b890', '#688c8c', '#a0a498'], 4)
      dome(k, 88, 43.2, 18, 3, ['#a0a890', '#84988c', null, '#7c948c', '#a8a898'], 6)
      fill(k, '#d8b45c', points('-4 44 164 44 164 92 -4 92'))
      bank(k, '#c8a854', points('-4 45.600 40 45 90 45.600 164 45'), 0.8, 5, 4)
      dome(k, 136, 47.6, 36, 9.4, ['#7c9c50', '#3c6c58', '#c0bc5c', '#2c5450', '#b0a488'], 9)
      bank(k, '#b89c48', points('-4 48 30 47.200 66 47.800 100 47 164 47.200'), 1.1, 7, 9)
      bank(k, '#a08c40', points('-4 51 30 50.400 66 51 100 50 164 50.400'), 1.4, 9, 40)
      // The channel: it bends out of the distance and opens at our feet.
      const water = k.createLinearGradient(0, 48, 0, 90)
      for (const [a, c] of [
        [0, '#fce4ac'],
        [0.16, '#f4cc98'],
        [0.36, '#a8b8a8'],
        [0.62, '#4c8c9c'],
        [1, '#144c70'],
      ])
        water.addColorStop(a, c)
      path(
        k,
        water,
        'M66 48.600C76 49 88 49.600 84 51C78 53 44 53.400 44 57C46 61.500 100 60 164 66V92H-6V70C14 66.500 34 63 36 58.600C34 53.600 72 52.600 75 50.800C76 49.600 72 49 66 48.600Z',
      )
      // What stands above it, turned over: the glow of the cloud.
      for (const [x, y, l, q] of points(
        '112 67 22 0.500 124 71 26 0.700 104 74.500 18 0.600 130 77.500 20 0.600 118 82 22 0.700',
        4,
      ))
        path(
          k,
          'rgba(252,216,168,.5)',
          `M${x - l} ${y}Q${x} ${y - q * 1.6} ${x + l} ${y}Q${x} ${y + q * 1.6} ${x - l} ${y}Z`,
        )
      const r = random(12)
      for (let i = 0; i < 26; i++) {
        const t = r()
        const [x, y, l] = [30 + r() * 130, 66 + t * 22, 2 + t * 7]
        path(
          k,
          i % 3 ? 'rgba(20,76,112,.4)' : 'rgba(200,220,200,.4)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.24} ${l * 2} 0q${-l} ${0.2 + t * 0.24} ${-l * 2} 0Z`,
        )
      }
      // Pools that shine in the plain, then grass on both sides of the bends.
      for (const [x, y, l, q] of points(
        '112 52.500 12 0.400 138 54.600 16 0.500 96 55.600 7 0.350 14 54 9 0.400 150 51.400 8 0.300',
        4,
      ))
        path(
          k,
          '#f8d898',
          `M${x - l} ${y}C${x - l * 0.4} ${y - q} ${x + l * 0.2} ${y - q * 0.3} ${x + l} ${y - q * 0.4}C${x + l * 0.4} ${y + q * 1.3} ${x - l * 0.4} ${y + q * 0.4} ${x - l} ${y}Z`,
        )
      const tones = ['#e0bc54', '#a8963c', '#8c8c3c', '#748438']
      const deep = ['#748438', '#4c6c3c', '#3c5c44']
      fill(
        k,
        '#3c5c44',
        points('-6 64 14 63 30 60 36 58.400 35 59.800 30 61.600 14 66.700 -6 70.400'),
      )
      bank(
        k,
        '#748438',
        points('34 56.400 36 54.600 46 53.200 60 52.500 75 51.600'),
        0.7,
        13,
        0.5,
        1,
      )
      bank(k, '#748438', points('-6 62.500 10 60.300 24 59.200 35 58.400'), 1.3, 15, 2, 1)
      bank(k, '#4c6c3c', points('-6 65 8 62.500 22 60.800 35 59'), 1.2, 16, 2, 1)
      bank(k, '#3c5c44', points('-6 68 6 65.500 18 63 36 59'), 0.9, 19, 3.4, 1)
      bank(k, '#748438', points('46 58.700 60 60 84 60.800 120 62 166 64.500'), 1.6, 17, 2, -1)
      bank(k, '#4c6c3c', points('52 60.200 66 61 90 62 124 63.400 166 66.400'), 1.3, 18, 1, -1)
      sawgrass(k, {
        x0: -5,
        x1: 35,
        foot: (x) => 62.6 - (x + 6) * 0.1,
        long: 4.2,
        count: 150,
        tones,
        seed: 4,
        thick: 0.24,
      })
      sawgrass(k, {
        x0: 48,
        x1: 166,
        foot: (x) => 59.8 + (x - 48) * 0.05,
        long: 4.4,
        count: 420,
        tones,
        seed: 6,
        thick: 0.24,
      })
      sawgrass(k, {
        x0: 52,
        x1: 166,
        foot: (x) => 61 + (x - 52) * 0.055,
        long: 2.4,
        count: 200,
        tones: deep,
        seed: 8,
        thick: 0.24,
      })
      // The airboat and the white water behind it.
      const [bx, by] = [90, 68]
      path(
        k,
        'rgba(12,48,72,.5)',
        `M${bx - 9} ${by + 0.6}Q${bx} ${by + 2.2} ${bx + 15} ${by + 1.2}L${bx + 13} ${by - 0.4}H${bx - 6}Z`,
      )
      path(
        k,
        '#fff0d4',
        `M${bx + 9} ${by + 1.2}C${bx + 13} ${by - 2.2} ${bx + 22} ${by - 2.4} ${bx + 32} ${by - 0.6}C${bx + 42} ${by} ${bx + 54} ${by - 0.2} ${bx + 74} ${by + 0.2}C${bx + 56} ${by + 1.6} ${bx + 30} ${by + 2.8} ${bx + 9} ${by + 1.2}Z`,
      )
      path(
        k,
        '#d8c4bc',
        `M${bx + 22} ${by + 1}C${bx + 28} ${by + 0.2} ${bx + 40} ${by + 0.8} ${bx + 66} ${by + 0.4}C${bx + 46} ${by + 1.2} ${bx + 32} ${by + 1.8} ${bx + 22} ${by + 1}Z`,
      )
      at(k, bx, by, 1.16, airboat)
      path(
        k,
        '#fff0d4',
        `M${bx - 10} ${by - 0.7}C${bx - 7.6} ${by - 1.4} ${bx - 5} ${by + 0.2} ${bx + 1} ${by + 0.1}C${bx - 4} ${by + 1.3} ${bx - 9} ${by + 0.8} ${bx - 10} ${by - 0.7}Z`,
      )
      // The alligator, half under water.
      at(k, 104, 79.4, 1.15, alligator)
      k.save()
      k.globalAlpha = 0.4
      at(k, 104, 79.6, 1.15, (c) => {
        c.scale(1, -0.8)
        alligator(c, '#0c2c48')
      })
      k.restore()
      path(
        k,
        'rgba(252,224,180,.8)',
        'M88.500 79.600C94 79.350 110 79.400 126 79.550C112 79.800 96 79.850 88.500 79.600Z',
      )
      // The near bank in its own shade, and the heron.
      const near = ['#16404c', '#1c5450', '#0e3040', '#2c6448']
      sawgrass(k, {
        x0: -6,
        x1: 30,
        foot: (x) => 80 - x * 0.02,
        long: 17,
        count: 60,
        tones: near,
        seed: 21,
        thick: 0.5,
      })
      path(
        k,
        '#0e3040',
        'M-6 79C8 78.500 26 79 38 81.500C46 83.500 54 85 62 88C66 90 70 92 70 94H-6Z',
      )
      path(k, '#2c6448', 'M-6 79C8 78.500 26 79 38 81.500C44 83 50 84 55 85.600C44 84 28 82 -6 82Z')
      at(k, 37, 83.4, 1.12, heron)
      sawgrass(k, {
        x0: -6,
        x1: 66,
        foot: (x) => 92 - Math.max(0, x - 40) * 0.06,
        long: 9,
        count: 90,
        tones: near,
        seed: 23,
        thick: 0.5,
      })
      sawgrass(k, {
        x0: -6,
        x1: 14,
        foot: () => 94,
        long: 34,
        count: 26,
        tones: ['#0c2838', '#123c48'],
        seed: 25,
        thick: 0.8,
        lean: 0.12,
      })
    })
    return finish(s, { vignette: 0.18 })
  },
}
