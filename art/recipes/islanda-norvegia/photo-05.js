import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { polarBlue } from './kit.js'

const SHORE = 40

/** A block of lava: three facets, snow where it lies flat. */
function lava(k, x, y, q, high, seed, snow = true) {
  const r = random(seed)
  const top = y - high * q
  const [a, b, c] = [
    x - q * (0.4 + r() * 0.3),
    x + q * (r() - 0.5) * 0.4,
    x + q * (0.4 + r() * 0.3),
  ]
  fill(k, '#2b2f4a', [
    [x - q, y],
    [a, top + high * q * 0.3],
    [b, top],
    [c, top + high * q * 0.25],
    [x + q, y],
  ])
  fill(k, '#6d6a86', [
    [b, top],
    [c, top + high * q * 0.25],
    [x + q, y],
    [x + q * 0.35, y - high * q * 0.3],
  ])
  fill(k, '#454763', [
    [b, top],
    [x + q * 0.35, y - high * q * 0.3],
    [x + q * 0.2, y],
    [x - q * 0.3, y - high * q * 0.35],
  ])
  if (snow) {
    fill(k, '#dfe6f4', [
      [a, top + high * q * 0.3],
      [b, top],
      [x - q * 0.1, top + high * q * 0.34],
      [x - q * 0.45, top + high * q * 0.46],
    ])
    fill(k, '#fff0e4', [
      [b, top],
      [c, top + high * q * 0.25],
      [x + q * 0.3, top + high * q * 0.4],
      [x - q * 0.1, top + high * q * 0.34],
    ])
  }
}

/** Steam: a column of round heads that leans with the wind, the sun on its right. */
function steam(k, x, y, q, n, seed) {
  const r = random(seed)
  const heads = Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1)
    return [
      x - t * t * q * 9 + (r() - 0.5) * q * 3,
      y - t * q * 12,
      q * (0.8 + t * 2.2) * (0.8 + r() * 0.4),
    ]
  })
  k.globalAlpha = 0.8
  for (const [c, dx, dy, size] of [
    ['#a9b8d6', 0, 0, 1],
    ['#d3d8e6', 0.18, -0.18, 0.84],
    ['#ffeee0', 0.4, -0.34, 0.52],
  ]) {
    k.fillStyle = c
    for (const [hx, hy, hq] of heads) {
      k.beginPath()
      k.arc(hx + dx * hq, hy + dy * hq, hq * size, 0, 7)
      k.fill()
    }
  }
  k.globalAlpha = 1
}

/** A bather to the shoulders in the milk, a white mask of silica on the face; arm: an arm out of the water. */
const bather = (hair, skin, shade, suit, bun, arm, drink) => (k) => {
  path(k, 'rgba(84,140,176,.4)', 'M-10 1C-5 -0.600 5 -0.600 10 1C6 4.500 -6 4.500 -10 1Z')
  path(
    k,
    skin,
    'M-8 0.600C-8 -2.600 -5 -4.600 -2.200 -5.200V-7.500H2.200V-5.200C5 -4.600 8 -2.600 8 0.600C4 2 -4 2 -8 0.600Z',
  )
  path(
    k,
    shade,
    'M-8 0.600C-8 -2.600 -5 -4.600 -2.200 -5.200V-7.500H-0.600C-2 -4 -3 -1 -2.600 1.500C-5 1.400 -7 1 -8 0.600Z',
  )
  if (suit)
    path(
      k,
      suit,
      'M-5.400 1.400C-5 -0.600 -4.400 -3 -4 -4.600L-2.900 -5C-3 -3 -2 -1.600 0 -1.600C2 -1.600 3 -3 2.900 -5L4 -4.600C4.400 -3 5 -0.600 5.400 1.400C2 2 -2 2 -5.400 1.400Z',
    )
  if (arm) stroke(k, skin, 2, arm)
  path(
    k,
    hair,
    'M-4.400 -10C-5.400 -16.800 5.400 -16.800 4.400 -10C4.200 -7.600 3 -6.400 0 -6.400C-3 -6.400 -4.200 -7.600 -4.400 -10Z',
  )
  if (bun) path(k, hair, 'M0 -18.200a1.700 1.700 0 1 0 0.010 0Z')
  path(
    k,
    skin,
    'M-3.400 -11C-3.400 -13.600 3.400 -13.600 3.400 -11C3.400 -8 2 -5.800 0 -5.800C-2 -5.800 -3.400 -8 -3.400 -11Z',
  )
  path(
    k,
    '#ffffff',
    'M-3.400 -11.400C-3.200 -13.400 3.200 -13.400 3.400 -11.400C3.400 -8.400 2 -6.200 0 -6.200C-2 -6.200 -3.400 -8.400 -3.400 -11.400Z',
  )
  path(
    k,
    '#ccd8e6',
    'M-3.400 -11.400C-3.200 -12.600 -2 -13 -1 -13C-2.400 -10.600 -2.200 -8 -0.800 -6.300C-2.400 -6.800 -3.400 -8.800 -3.400 -11.400Z',
  )
  stroke(
    k,
    '#5a4450',
    0.45,
    'M-2.500 -10.200q0.800 -0.900 1.600 0M0.900 -10.200q0.800 -0.900 1.600 0',
  )
  stroke(k, '#c2706a', 0.55, 'M-1.400 -8.200q1.400 1.300 2.800 0')
  stroke(k, '#d3dde8', 0.4, 'M0 -10L-0.400 -9')
  if (drink) path(k, drink, 'M8 -14.500H11.400L11 -10H8.400Z')
  stroke(k, '#f2fbfc', 0.6, 'M-10.500 1.200C-6 3 6 3 10.500 1.200')
  stroke(k, 'rgba(242,251,252,.6)', 0.4, 'M-14 1.600C-8 5 8 5 14 1.600')
}

export default {
  alt: "Quattro amici con la maschera bianca di silice nell'acqua azzurra e lattiginosa di una laguna termale, tra i vapori, le rocce di lava con la neve e un ponte di legno",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...polarBlue, disc: 0.04, discColour: '#fff8e4', front: 0.6 },
      sun: [0.8, 0.3],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0 })
    flatCloud(s, {
      x: 0.34,
      y: 0.12,
      width: 30,
      height: 5,
      seed: 5,
      lit: '#ffe6d6',
      dark: '#b9b4cc',
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The hill over the lagoon and the field of lava under snow.
      fill(k, '#9aa4c4', [
        ...rough(
          points('-5 36 20 32 38 25 48 20.500 62 19.500 72 22 84 29 104 33 130 31 165 35'),
          0.5,
          3,
        ),
        ...points('165 44 -5 44'),
      ])
      fill(
        k,
        '#c3c6de',
        rough(
          points(
            '40 24.400 48 20.500 62 19.500 60 24 56 22.800 53 26 50 23.400 45 26.400 43 24.600 40 24.400',
          ),
          0.3,
          5,
        ),
      )
      fill(
        k,
        '#f9e2d6',
        rough(
          points('62 19.500 72 22 82 27.800 77 27 75 29 71 25.600 68 29 65 24.600 60 24 62 19.500'),
          0.3,
          7,
        ),
      )
      fill(k, '#6f789e', [
        ...rough(points('-5 38 24 36 60 38 100 35.600 134 37 165 35'), 0.9, 7),
        ...points('165 46 -5 46'),
      ])
      steam(k, 112, 38, 1.4, 26, 4)
      steam(k, 26, 38, 1.1, 22, 7)
      for (let i = 0; i < 34; i++)
        lava(
          k,
          -3 + i * 5.1 + noise(i, 2) * 2,
          SHORE + 0.6 + noise(i * 2, 3),
          2.6 + (noise(i * 1.7, 5) + 1) * 1.2,
          0.9,
          i + 3,
        )
      // The milk: pale where the sun lies on it, bluer towards the viewer.
      for (const [c, y] of [
        ['#dff0ee', SHORE + 0.6],
        ['#bfe6ea', SHORE + 5],
        ['#a3dae4', SHORE + 14],
        ['#86cbdc', SHORE + 26],
        ['#6dbad2', SHORE + 38],
      ])
        fill(
          k,
          c,
          points(`-5 ${y} 36 ${y + 0.9} 78 ${y - 0.7} 120 ${y + 0.8} 165 ${y} 165 96 -5 96`),
        )
      const r = random(6)
      for (let i = 0; i < 46; i++) {
        const t = (i / 45) ** 1.4
        const y = SHORE + 3 + t * 44
        const x = i % 2 ? 128 + (r() - 0.5) * (12 + t * 40) : r() * 160
        stroke(
          k,
          i % 2 ? '#fff3e2' : i % 4 ? 'rgba(255,255,255,.5)' : 'rgba(70,140,180,.3)',
          0.2 + t * 0.4,
          `M${x} ${y}h${3 + t * 8}`,
        )
      }
      // The footbridge from rock to rock.
      path(k, 'rgba(70,120,160,.35)', 'M8 50C24 47.500 50 47.500 66 50C50 52 24 52 8 50Z')
      path(k, '#5d4a52', 'M6 47C22 38.500 52 38.500 68 47L67 49C52 41.500 22 41.500 7 49Z')
      path(k, '#a8785c', 'M6 46.400C22 37.900 52 37.900 68 46.400L68 47.400C52 39 22 39 6 47.400Z')
      for (let i = 0; i < 9; i++) {
        const x = 10 + i * 6.75
        stroke(k, '#6d5050', 0.6, `M${x} ${46 - 27 * ((i + 0.6) / 9.2) * (1 - (i + 0.6) / 9.2)}v-5`)
      }
      stroke(k, '#a8785c', 0.8, 'M8 40.600C24 33 50 33 66 40.600')
      for (const [x, q, seed] of points('3 7 4 -2 6 6 70 5.500 8 76 3.600 9', 3))
        lava(k, x, 50.5, q, 0.9, seed)
      stroke(k, '#f6fbfb', 0.5, 'M-5 50.700H11M64 50.700H80')
      for (const [x, y, l] of points('70 47 40 104 52 50 10 58 44 -8 72 40', 3)) {
        k.globalAlpha = 0.5
        path(
          k,
          '#f6fafa',
          `M${x} ${y}C${x + l * 0.1} ${y - 2} ${x + l * 0.3} ${y - 2.6} ${x + l * 0.42} ${y - 1.6}C${x + l * 0.5} ${y - 3.4} ${x + l * 0.74} ${y - 2.8} ${x + l * 0.78} ${y - 1}C${x + l * 0.9} ${y - 1.4} ${x + l} ${y - 0.6} ${x + l} ${y}C${x + l * 0.7} ${y + 0.7} ${x + l * 0.3} ${y + 0.7} ${x} ${y}Z`,
        )
        k.globalAlpha = 1
      }
      at(k, 62, 62, 0.62, bather('#b98a4a', '#e8b898', '#b58a86', '#d9484a', true, '', ''))
      at(
        k,
        96,
        66,
        0.9,
        bather('#3a2620', '#d9a27c', '#a87a72', '', false, 'M6 -1L9 -6L9.500 -10', '#3f8fe0'),
      )
      at(
        k,
        74,
        70,
        1,
        bather('#241c22', '#a8704c', '#7a4f48', '#f2b632', true, 'M-6 -1L-10 -7L-9 -13', ''),
      )
      at(k, 116, 74, 1.12, bather('#8a4a2c', '#efc4a0', '#bd9088', '#2f4f8a', false, '', ''))
      // Lava close by, dark, with its foot in the white line of the water.
      for (const [x, y, q, high, seed] of points(
        '-2 88 15 1 5 16 93 12 0.7 8 32 95 9 0.5 11 160 84 13 1.15 13 146 92 11 0.7 16 164 96 12 0.8 18',
        5,
      )) {
        stroke(k, '#eaf6f8', 0.9, `M${x - q * 1.08} ${y + 0.2}H${x + q * 1.08}`)
        lava(k, x, y, q, high, seed)
      }
    })
    return finish(s, { rays: 0.06 })
  },
}
