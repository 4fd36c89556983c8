import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { galleon, lakeTorii, leapingChild, yukataGuest } from '../../things/lake-ashi.js'
import { hydrangeas, trunk } from '../../things/lake-bank.js'
import { smooth } from '../../things/leaf-edge.js'
import { belt } from '../../things/snow-wood.js'

const SHORE = 55

/** Wooded rims of the old crater, each nearer one deeper; mist lies between them and thins upwards. */
function rims(k) {
  const ridge = (c, text) => fill(k, c, [...smooth(points(text), 7), [170, 60], [-10, 60]])
  const mist = (y0, y1, c, a) => {
    const hex = (v) =>
      c +
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0')
    const g = k.createLinearGradient(0, y0, 0, y1)
    g.addColorStop(0, hex(0))
    g.addColorStop(1, hex(a))
    k.fillStyle = g
    k.fillRect(-6, y0, 172, 62 - y0)
  }
  ridge(
    '#c0ded6',
    '-10 37 6 35 16 30 26 31.500 36 27 46 29 58 34 70 33 84 28 94 25.500 104 28.500 118 27 132 32 146 30 170 34',
  )
  mist(30, 46, '#e2efe8', 0.9)
  ridge(
    '#9ccac2',
    '-10 36 6 37 16 41 28 41.500 38 46 54 48 70 46.500 86 44 98 45 112 40 126 41 140 36 152 38 170 37',
  )
  mist(40, 53, '#dcece6', 0.9)
  ridge(
    '#74aca8',
    '-10 45 8 45.500 20 49 34 50.500 46 53 64 53.600 84 53.500 100 52.500 116 51 130 48.500 146 47 170 45',
  )
  belt(
    k,
    points('-8 46 4.500 8 46.500 4 22 50 3.600 36 52 2.600 50 54.400 1.600', 3),
    ['#7cb4ae', '#5f9e9a', '#4f8e8c'],
    4,
    { depth: 2 },
  )
  belt(
    k,
    points('108 54.600 1.600 122 51.500 2.800 136 49.600 3.800 150 48.500 4.400 170 47 5', 3),
    ['#7cb4ae', '#5f9e9a', '#4f8e8c'],
    7,
    { depth: 2 },
  )
  mist(49, 56, '#e8f3ec', 0.95)
  belt(
    k,
    points('-8 54.500 7 6 55 6 18 55.200 4.400 30 55.400 3', 3),
    ['#4f8c8a', '#3f7c7c', '#356c70'],
    9,
    { depth: 1 },
  )
  belt(
    k,
    points('138 55.400 3 150 55.200 4.600 160 55 6 172 55 7', 3),
    ['#4f8c8a', '#3f7c7c', '#356c70'],
    12,
    { depth: 1 },
  )
}

/** The lake under rain: bands from the far shore to our feet, streaks of the hills in it. */
function water(k) {
  path(k, '#c4e2da', `M-4 ${SHORE}H164V94H-4Z`)
  for (const [c, d] of [
    ['#a6d2cc', 'M-4 55H164V57.500C120 58.500 60 58 -4 59Z'],
    ['#b4dad2', 'M-4 63C30 61.500 70 63.500 110 62.500C130 62 150 63 164 62V94H-4Z'],
    ['#96c8c4', 'M-4 70C20 68.500 50 71 84 70C112 69 140 70.500 164 69V94H-4Z'],
    ['#78b4b4', 'M-4 78C24 76 60 79 96 78C124 77 146 78.500 164 77V94H-4Z'],
    ['#5a9ca2', 'M-4 86C30 84 60 87 100 86C126 85 148 86.500 164 85V94H-4Z'],
  ])
    path(k, c, d)
  for (const [x, y, l] of points(
    '4 60 16 24 64.500 12 128 60.500 20 112 66.500 14 136 72 18 20 72.500 12 116 80.500 20 10 80 14 140 84 12',
    3,
  ))
    path(k, 'rgba(240,250,244,.7)', `M${x} ${y}q${l / 2} -0.600 ${l} 0q${-l / 2} 0.500 ${-l} 0Z`)
}

/** The dark of the near woods in the water below them, fading towards us. */
function shoreShade(k) {
  for (const [x0, x1] of [
    [-6, 33],
    [170, 136],
  ]) {
    const g = k.createLinearGradient(x0, 0, x1, 0)
    g.addColorStop(0, 'rgba(53,108,112,.75)')
    g.addColorStop(0.75, 'rgba(53,108,112,.4)')
    g.addColorStop(1, 'rgba(53,108,112,0)')
    const d = (x1 - x0) / 8
    fill(k, g, [
      [x0, 54.8],
      [x1, 54.8],
      ...smooth(
        [
          [x1, 55],
          [x0 + d * 6.6, 55.8],
          [x0 + d * 5.4, 55.7],
          [x0 + d * 4.4, 57.4],
          [x0 + d * 3.2, 57.6],
          [x0 + d * 2.2, 59.6],
          [x0 + d * 1.2, 59.8],
          [x0, 61.5],
        ],
        6,
      ),
    ])
  }
}

/** What stands in the water gives it broken bars of its colour. */
function broken(k, x, y0, y1, half, tones, seed) {
  const r = random(seed)
  for (let y = y0, i = 0; y < y1; y += 1.1 + i * 0.06, i++) {
    const wide = half * (1.15 - (0.5 * (y - y0)) / (y1 - y0)) * (0.75 + r() * 0.5)
    const px = x + (r() - 0.5) * half * 0.7
    path(
      k,
      tones[i % tones.length],
      `M${px - wide} ${y}q${wide} -0.750 ${wide * 2} 0q${-wide} 0.750 ${-wide * 2} 0Z`,
    )
  }
}

/** The landing of stone that carries both pillars, and the steps that lead up to it from where we stand. */
function landing(k) {
  broken(k, 78, 77, 83, 28, ['rgba(60,104,116,.5)', 'rgba(96,140,146,.5)'], 6)
  fill(k, '#5a6a80', points('48.500 73 107.500 73 107.500 76.800 48.500 76.800'))
  fill(k, '#c2cfce', points('52.500 67.800 103.500 67.800 107.500 73.600 48.500 73.600'))
  fill(k, '#e6eeea', points('52.500 67.800 103.500 67.800 103.900 68.400 52.100 68.400'))
  fill(k, '#dde7e4', points('48.500 73.200 107.500 73.200 107.500 74.100 48.500 74.100'))
  for (const u of [-0.78, -0.4, 0, 0.4, 0.78])
    stroke(k, '#a2b0b6', 0.2, `M${78 + u * 25.5} 68.400L${78 + u * 29.2} 73.200`)
  // A round plinth below each pillar.
  for (const x of [58, 98]) {
    path(k, '#8494a2', `M${x - 4.6} 70.800a4.600 1.300 0 0 0 9.200 0V69.800H${x - 4.6}Z`)
    path(k, '#d4dedc', `M${x - 4.6} 69.800a4.600 1.300 0 1 1 9.200 0a4.600 1.300 0 1 1 -9.200 0Z`)
  }
  for (const [y, half, c, edge] of [
    [77, 19.5, '#b4c2c6', '#dfe8e4'],
    [81.5, 22.5, '#a8b6be', '#d6e0de'],
    [86.8, 26, '#9aa8b4', '#ccd6d8'],
    [93, 30, '#8e9ca8', '#c0ccd0'],
  ]) {
    path(k, '#56667c', `M${78 - half} ${y + 2}H${78 + half}V${y + 6}H${78 - half}Z`)
    path(
      k,
      c,
      `M${78 - half + 2} ${y - 1.9}H${78 + half - 2}L${78 + half} ${y + 2.2}H${78 - half}Z`,
    )
    path(k, edge, `M${78 - half} ${y + 1.5}H${78 + half}V${y + 2.3}H${78 - half}Z`)
  }
}

export default {
  alt: 'Il torii rosso di Moto-Hakone nel lago, sotto la pioggia; un bambino saluta il galeone che passa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.2, 0.1], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#dcece2', 'M-4 -2H164V60H-4Z')
      path(k, '#cbe3dc', 'M-4 -2H164V9C140 13 118 8 92 11C66 14 40 9 -4 14Z')
      path(k, '#bad9d6', 'M-4 -2H164V3C144 6 120 2 96 4C60 7 30 3 -4 6Z')
      rims(k)
      water(k)
      shoreShade(k)
      broken(
        k,
        82.5,
        59.6,
        67,
        11,
        ['rgba(36,84,92,.6)', 'rgba(242,190,84,.5)', 'rgba(36,84,92,.5)'],
        9,
      )
      at(k, 80.8, 58.4, 0.8, galleon)
      for (const x of [53, 103]) broken(k, x, 77.5, 93, 3, ['#c8443c', '#e06a50', '#a83a4c'], x)
      landing(k)
      at(k, 68.5, 70.8, 0.92, yukataGuest)
      at(k, 75.5, 70.6, 0.92, leapingChild)
      at(k, 78, 70.5, 1, lakeTorii)
      // Rings where the drops fall, and the rain itself.
      for (const [x, y, q] of points(
        '117 80 2 128 75 2.600 146 76 2.200 110 86 3 134 88 3.200 152 86 2.600 40 68 1.600 30 62 1.200 120 65 1.300 140 66.500 1.400 42 76 1.900 44 84 2.400 154 63 1.200',
        3,
      )) {
        stroke(
          k,
          'rgba(240,252,248,.8)',
          0.22,
          `M${x - q} ${y}a${q} ${q * 0.3} 0 1 0 ${q * 2} 0a${q} ${q * 0.3} 0 1 0 ${-q * 2} 0`,
        )
        stroke(
          k,
          'rgba(240,252,248,.5)',
          0.16,
          `M${x - q * 1.7} ${y}a${q * 1.7} ${q * 0.52} 0 1 0 ${q * 3.4} 0a${q * 1.7} ${q * 0.52} 0 1 0 ${-q * 3.4} 0`,
        )
      }
      trunk(k, 8, 4.6, 1.6, 80)
      path(k, '#1f4540', 'M134 94C138 89 144 87 150 86.500C156 86 160 86 166 85V94Z')
      path(
        k,
        '#39695a',
        'M138 89.600C144 87 150 86.500 156 86C160 85.800 163 85.500 166 85V87C158 88 146 87.600 138 89.600Z',
      )
      trunk(k, 153, 2.8, -1.4, 87.5)
      hydrangeas(k)
      const r = random(17)
      let drops = ''
      for (let i = 0; i < 64; i++) {
        const [x, y, n] = [r() * 166, r() * 86, 1.8 + r() * 2.4]
        drops += `M${x} ${y}l${-n * 0.16} ${n}`
      }
      stroke(k, 'rgba(255,255,255,.6)', 0.15, drops)
    })
    return finish(s, { vignette: 0.12, contrast: 0.2 })
  },
}
