import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky, stars } from '../../nature/sky.js'
import { tukTuk } from '../../things/tuk-tuk.js'
import { warmNight } from './kit.js'

const STREET = 66

/** A house front of the quarter seen along the street, from depth z0 to z1 on one side; its shop is lit. */
function front(k, m, x0, x1, high0, high1, [wall, lit, shop]) {
  const foot = (x) => STREET - 4 + Math.abs(x - 80) * 0.065
  fill(k, wall, [
    [x0, foot(x0)],
    [x0, foot(x0) - high0],
    [x1, foot(x1) - high1],
    [x1, foot(x1)],
  ])
  fill(k, lit, [
    [x0, foot(x0) - high0],
    [x0, foot(x0) - high0 - 1],
    [x1, foot(x1) - high1 - 1.5],
    [x1, foot(x1) - high1],
  ])
  const p = (u, v) => [
    x0 + (x1 - x0) * u,
    foot(x0 + (x1 - x0) * u) - (high0 + (high1 - high0) * u) * v,
  ]
  fill(k, shop, [p(0.06, 0), p(0.06, 0.22), p(0.94, 0.22), p(0.94, 0)])
  for (let i = 0; i < 3; i++)
    for (const v of [0.36, 0.58, 0.8])
      fill(k, (i + Math.round(v * 10)) % 3 ? '#3c2f66' : '#ffcf7c', [
        p(0.12 + i * 0.29, v),
        p(0.12 + i * 0.29, v + 0.13),
        p(0.3 + i * 0.29, v + 0.13),
        p(0.3 + i * 0.29, v),
      ])
  // The awning over the shop in stripes.
  for (let i = 0; i < 6; i++) {
    const [a, b] = [i / 6, (i + 1) / 6]
    const out = -m * Math.abs(x1 - x0) * 0.1
    fill(k, i % 2 ? '#f4e6d0' : '#c8404c', [
      p(a, 0.32),
      p(b, 0.32),
      [p(b, 0.22)[0] + out, p(b, 0.22)[1]],
      [p(a, 0.22)[0] + out, p(a, 0.22)[1]],
    ])
  }
}

/** A neon sign that hangs out over the street: a frame of light and a simple figure in it. */
function neon(k, x, y, wide, high, colour, figure) {
  path(k, '#241a44', `M${x} ${y}h${wide}v${high}h${-wide}Z`)
  stroke(k, colour, 0.6, `M${x + 0.8} ${y + 0.8}h${wide - 1.6}v${high - 1.6}h${-wide + 1.6}Z`)
  const [cx, cy, q] = [x + wide / 2, y + high / 2, Math.min(wide, high) * 0.3]
  const figures = {
    bowl: `M${cx - q} ${cy}a${q} ${q} 0 0 0 ${q * 2} 0ZM${cx - q * 0.4} ${cy - q * 0.4}q${q * 0.4} ${-q * 0.5} 0 ${-q}M${cx + q * 0.4} ${cy - q * 0.4}q${q * 0.4} ${-q * 0.5} 0 ${-q}`,
    fish: `M${cx - q} ${cy}q${q} ${-q} ${q * 1.6} 0l${q * 0.5} ${-q * 0.5}v${q}l${-q * 0.5} ${-q * 0.5}q${-q * 0.6} ${q} ${-q * 1.6} 0Z`,
    lotus: `M${cx} ${cy + q * 0.6}q${-q * 0.6} ${-q * 0.8} 0 ${-q * 1.5}q${q * 0.6} ${q * 0.7} 0 ${q * 1.5}M${cx} ${cy + q * 0.6}q${-q * 1.2} 0 ${-q * 1.1} ${-q}q${q * 0.9} 0 ${q * 1.1} ${q}q${q * 1.2} 0 ${q * 1.1} ${-q}q${-q * 0.9} 0 ${-q * 1.1} ${q}`,
    rings: `M${cx} ${cy - q * 1.4}a${q * 0.6} ${q * 0.6} 0 1 0 0.010 0M${cx} ${cy}a${q * 0.6} ${q * 0.6} 0 1 0 0.010 0`,
  }
  stroke(k, '#fff4dc', 0.5, figures[figure])
}

export default {
  alt: 'Un tuk-tuk corre di notte fra le insegne al neon di Bangkok: il guidatore al manubrio, due viaggiatori che ridono, la strada bagnata che riflette le luci e la torre a pixel sullo sfondo',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...warmNight,
        sky: [
          [0, '#141344'],
          [0.5, '#3c2c74'],
          [0.85, '#9a4a8c'],
          [1, '#f08a7c'],
        ],
      },
      sun: [0.5, 0.7],
      horizon: STREET / 90,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 40, below: 0.3, seed: 3 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(5)
      // The far end: towers, the one that loses its pixels.
      for (const [x, wide, high] of points('58 6 16 66 5 24 90 6 20 98 7 14 84 4 12', 3))
        path(k, '#4a3580', `M${x} 64v${-high}h${wide}v${high}Z`)
      path(k, '#5c4694', 'M74 64V16H84V64Z')
      path(k, '#7a5cac', 'M74 64V16H77V64Z')
      for (const [x, y, a, b] of points(
        '82 22 2 3 80 27 4 3 81 33 3 2 74 30 2 3 74 36 3 3 82 40 2 4 74 45 2 2 80 47 4 3 74 20 1.500 3 82 54 2 3',
        4,
      ))
        path(k, '#3a2a6c', `M${x} ${y}h${a}v${b}h${-a}Z`)
      for (let i = 0; i < 46; i++)
        path(
          k,
          i % 3 ? '#ffd27c' : '#9ad4ff',
          `M${75 + Math.floor(r() * 8)} ${18 + Math.floor(r() * 44)}h0.500v0.600h-0.500Z`,
        )
      const tones = [
        ['#54388a', '#8a5cac', '#ffb45c'],
        ['#6a3f80', '#a8609c', '#ffcf7c'],
        ['#433074', '#7a52a0', '#ff9a6c'],
      ]
      for (const [x0, x1, a, b, i] of points(
        '60 46 20 26 0 46 27 27 36 1 27 -6 38 54 2 100 114 20 26 2 114 133 27 36 0 133 166 38 54 1',
        5,
      ))
        front(k, x0 < 80 ? -1 : 1, x0, x1, a, b, tones[i])
      for (const [x, y, a, b, c, figure] of [
        [30, 14, 9, 20, '#ff5c7c', 'rings'],
        [47, 27, 7, 12, '#5ce0d0', 'fish'],
        [6, 22, 14, 11, '#ffc45c', 'bowl'],
        [54, 38, 5, 8, '#ff8a4c', 'lotus'],
        [120, 12, 10, 22, '#5cb4ff', 'lotus'],
        [105, 28, 7, 12, '#ff6cb0', 'bowl'],
        [141, 20, 14, 11, '#ff5c5c', 'fish'],
        [100, 40, 5, 7, '#7ce08a', 'rings'],
      ])
        neon(k, x, y, a, b, c, figure)
      // Lanterns across the street.
      for (const [y, x0, x1, q, n] of points('22 34 126 1 9 36 48 112 0.620 8', 5)) {
        stroke(k, '#1c1440', 0.25, `M${x0} ${y - 4}Q80 ${y + 6 * q} ${x1} ${y - 4}`)
        for (let i = 1; i < n; i++) {
          const t = i / n
          const [x, ly] = [x0 + (x1 - x0) * t, y - 4 + Math.sin(t * Math.PI) * 5 * q]
          path(
            k,
            '#e2403c',
            `M${x - 1.5 * q} ${ly + 2 * q}c0 -2.600 ${3 * q} -2.600 ${3 * q} 0c0 2.600 ${-3 * q} 2.600 ${-3 * q} 0Z`,
          )
          path(
            k,
            '#ff9a5c',
            `M${x - 0.6 * q} ${ly + 2 * q}c0 -2.200 ${1.3 * q} -2.200 ${1.3 * q} 0c0 2.200 ${-1.3 * q} 2.200 ${-1.3 * q} 0Z`,
          )
        }
      }
      // The street after the rain: long stripes of every light above it.
      path(k, '#241a4c', `M-5 ${STREET + 1}L60 62H100L165 ${STREET + 1}V96H-5Z`)
      for (const [x, wide, c] of [
        [4, 12, 'rgba(255,180,92,.55)'],
        [30, 8, 'rgba(255,92,124,.5)'],
        [48, 6, 'rgba(92,224,208,.45)'],
        [66, 4, 'rgba(255,208,124,.5)'],
        [76, 8, 'rgba(232,178,60,.5)'],
        [92, 4, 'rgba(255,208,124,.45)'],
        [106, 7, 'rgba(255,108,176,.5)'],
        [122, 9, 'rgba(92,180,255,.5)'],
        [142, 13, 'rgba(255,110,92,.5)'],
      ])
        for (let i = 0; i < 7; i++) {
          const [y, d] = [66.5 + i * 3.4 + r() * 1.6, (r() - 0.5) * 7]
          const long = wide * (0.5 + r() * 0.9)
          path(k, c, `M${x + d} ${y}q${long / 2} -1 ${long} 0q${-long / 2} 1.200 ${-long} 0Z`)
        }
      for (const [x, y, c] of [
        [18, 67.5, '#2c2250'],
        [24, 67.3, '#3a2c60'],
        [128, 67, '#2c2250'],
        [146, 68, '#33275a'],
      ]) {
        path(k, c, `M${x - 1.4} ${y}v-5c0 -2 2.800 -2 2.800 0v5Z`)
        path(k, c, `M${x} ${y - 9}a1.200 1.300 0 1 0 0.010 0Z`)
      }
      path(k, 'rgba(10,6,34,.6)', 'M34 86C60 83.500 116 83.500 134 86C124 90 50 90 34 86Z')
      at(k, 82, 86, 1.08, tukTuk)
      for (const [x, y, l] of points('6 52 18 2 60 22 10 68 16 4 76 20', 3))
        stroke(k, 'rgba(255,236,210,.55)', 0.45, `M${x} ${y}h${l}`)
      path(k, 'rgba(255,240,180,.16)', 'M120 72L168 60V88L120 76Z')
    })
    const [lx, ly] = f.at([121, 73])
    s.glowAt(lx, ly, f.q * 13, '#fff0b8', 0.6)
    for (const [x, y, c] of [
      [0.21, 0.27, '#ff5c7c'],
      [0.78, 0.26, '#5cb4ff'],
      [0.08, 0.3, '#ffc45c'],
      [0.92, 0.28, '#ff5c5c'],
    ])
      s.glow(x, y, 22, c, 0.26)
    return finish(s, { bloom: 0.3 })
  },
}
