import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { galleon, lakeTorii, leapingChild, yukataGuest } from '../../things/lake-ashi.js'

const SHORE = 55

/** Wooded rims of the old crater, each nearer one deeper; rows of treetops along their crests. */
function rims(k) {
  const rows = [
    ['#bcdcd2', 'M-4 38C14 33 30 28 50 30C72 33 88 26 108 27C128 28 146 34 164 32V60H-4Z'],
    ['#9ccbc2', 'M-4 34C8 33 20 36 34 41C52 46 70 44 88 42C108 39 128 32 164 40V60H-4Z'],
    ['#78b0aa', 'M-4 40C10 40 22 46 40 49C60 52 84 52 104 50C124 47 142 42 164 46V60H-4Z'],
    [
      '#54928f',
      'M-4 47C8 48 20 51 34 53C44 54.500 54 55 60 55.500H-4ZM104 55.500C120 54 138 50 164 50V56H104Z',
    ],
  ]
  for (const [c, d] of rows) path(k, c, d)
  // Treetops on the nearest rims.
  const r = random(4)
  for (const [x0, x1, y0, y1] of points('-2 34 48 53.500 118 162 53.500 50.500', 4))
    for (let x = x0; x < x1; x += 1.7) {
      const y = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
      const near = Math.min(1, Math.abs(x - (x0 < 50 ? x1 : x0)) / 20)
      const [wide, tall] = [0.6 + near * 0.7, (2 + r() * 2.6) * (0.35 + near * 0.75)]
      fill(k, r() < 0.4 ? '#5f9d98' : '#4a8785', [
        [x - wide, y + 1.4],
        [x, y - tall],
        [x + wide, y + 1.4],
      ])
    }
  // Mist in the hollows.
  for (const [c, d] of [
    [
      '#e4f1ea',
      'M-4 45C10 42.500 22 43.500 34 45C44 43.600 58 45.400 66 47C54 48.500 40 47.600 30 48C18 49 6 47.600 -4 48.500Z',
    ],
    [
      '#e4f1ea',
      'M96 44C108 41.500 120 43.600 132 42C146 40.500 156 42.500 166 41.500V45C152 45.500 144 44.500 132 45.600C120 46.600 106 46 96 44Z',
    ],
    [
      '#f2f8f0',
      'M24 55.200C30 52.500 46 51.500 60 52.600C70 51 84 51.200 94 52.600C106 51.800 118 52.600 128 55.200Z',
    ],
  ])
    path(k, c, d)
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

/** The landing of stone between the pillars and the steps that lead to it. */
function landing(k) {
  broken(k, 78, 75.5, 82, 19, ['rgba(60,104,116,.55)', 'rgba(96,140,146,.55)'], 6)
  fill(k, '#6c7c8c', points('60.5 71 95.5 71 97 74.5 59 74.5'))
  fill(k, '#c6d2d0', points('62 68 94 68 97 72.5 59 72.5'))
  fill(k, '#e6eeea', points('62 68 94 68 94.3 68.600 61.700 68.600'))
  for (const x of [70, 78, 86])
    stroke(k, '#9aa8b0', 0.2, `M${78 + (x - 78) * 0.95} 68.500L${78 + (x - 78) * 1.12} 72.500`)
  for (const [y, half, c, edge] of [
    [74.5, 17, '#b8c6c8', '#dfe8e4'],
    [79, 20, '#aab8bf', '#d6e0de'],
    [84.5, 24, '#9caab4', '#ccd6d8'],
    [91, 29, '#8e9ca8', '#c0ccd0'],
  ]) {
    path(k, '#5a6a80', `M${78 - half} ${y + 2}H${78 + half}V${y + 5}H${78 - half}Z`)
    path(
      k,
      c,
      `M${78 - half + 1.6} ${y - 1.6}H${78 + half - 1.6}L${78 + half} ${y + 2.4}H${78 - half}Z`,
    )
    path(k, edge, `M${78 - half} ${y + 1.7}H${78 + half}V${y + 2.5}H${78 - half}Z`)
  }
}

/** A cedar's trunk close by: bark in long facets. */
function trunk(k, x, half) {
  path(
    k,
    '#24443f',
    `M${x - half} -2H${x + half}L${x + half * 1.2} 74C${x + half * 1.5} 84 ${x + half * 2} 90 ${x + half * 2.6} 94H${x - half * 2.4}C${x - half * 1.8} 88 ${x - half * 1.3} 82 ${x - half * 1.1} 72Z`,
  )
  path(
    k,
    '#3f6358',
    `M${x - half} -2H${x - half * 0.3}C${x - half * 0.5} 30 ${x - half * 0.2} 60 ${x - half * 0.6} 94H${x - half * 2.4}C${x - half * 1.8} 88 ${x - half * 1.3} 82 ${x - half * 1.1} 72Z`,
  )
  for (const [u, y0, y1] of points(
    '-0.700 4 34 -0.500 40 66 0 10 46 0.300 30 76 0.600 0 24 0.700 44 70',
    3,
  ))
    stroke(
      k,
      u < -0.2 ? '#5c8070' : '#18302f',
      half * 0.09,
      `M${x + u * half} ${y0}L${x + u * half * 1.15} ${y1}`,
    )
}

const HYDRANGEA = [
  ['#34449c', '#5468c8', '#8498ec'],
  ['#4c50b0', '#7c80dc', '#b4b8fc'],
  ['#6a54b4', '#9c84e0', '#d4c4fc'],
]
const LEAF = [
  ['#173c38', '#24584a', '#3c7c58'],
  ['#1d4a40', '#2f6c50', '#58985c'],
]

/** Hydrangeas of the rainy season: leaves, then round heads. */
function hydrangeas(k) {
  leafMass(k, {
    box: [-6, 66, 46, 96],
    inside: (x, y) => y > 74 + ((x - 4) / 7) ** 2 * 0.62 && x < 44,
    light: (x, y) => 0.9 - (y - 70) / 22,
    size: 4.6,
    tones: LEAF,
    seed: 3,
  })
  const r = random(8)
  for (const [x, y, q] of points(
    '2 75 4.200 12 77 4.600 -2 83 4.500 8 85 4.800 20 83 4.400 28 88 4.200 17 91 4.800 4 93 4.500 36 93 3.600',
    3,
  )) {
    path(k, '#24347c', `M${x} ${y - q * 0.7}a${q} ${q * 0.86} 0 1 0 0.010 0Z`)
    for (let i = 0; i < 22; i++) {
      const [a, d] = [i * 2.4, Math.sqrt(i / 22) * q * 0.86]
      const [px, py] = [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86 + q * 0.1]
      const lit = (x - px + y - py) / q
      const [dark, mid, head] = HYDRANGEA[Math.floor(x + y) % 3]
      path(
        k,
        lit > 0.4 ? head : lit > -0.4 ? mid : dark,
        `M${px} ${py - q * 0.24}a${q * 0.25} ${q * 0.23} 0 1 0 0.010 0Z`,
      )
      if (r() < 0.6)
        path(k, 'rgba(240,240,255,.8)', `M${px} ${py - 0.12}a0.160 0.160 0 1 0 0.010 0Z`)
    }
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
      for (const x of [58, 98]) broken(k, x, 71.5, 92, 3.4, ['#c8443c', '#e06a50', '#a83a4c'], x)
      landing(k)
      at(k, 68.5, 70.8, 0.92, yukataGuest)
      at(k, 75.5, 70.6, 0.92, leapingChild)
      at(k, 78, 70.5, 1, lakeTorii)
      // Rings where the drops fall, and the rain itself.
      for (const [x, y, q] of points(
        '112 74 2 126 79 2.600 146 76 2.200 110 86 3 134 88 3.200 152 86 2.600 40 68 1.600 30 62 1.200 120 65 1.300 140 66.500 1.400 48 74 1.900 44 84 2.400 154 63 1.200',
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
      trunk(k, 9, 4.6)
      trunk(k, 152, 2.6)
      path(k, '#1f4540', 'M134 94C138 89 144 87 150 86.500C156 86 160 86 166 85V94Z')
      path(
        k,
        '#39695a',
        'M138 89.600C144 87 150 86.500 156 86C160 85.800 163 85.500 166 85V87C158 88 146 87.600 138 89.600Z',
      )
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
