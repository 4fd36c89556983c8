import { fill, path, stroke } from '../core/field.js'

/** Saffron, chilli, cardamom, white pepper, hibiscus, clove, turmeric, dried lime: light, body, shade. */
export const SPICES = [
  ['#ffd45c', '#f0a83c', '#b8702c'],
  ['#f4745c', '#cc4440', '#842c40'],
  ['#ccd07c', '#94a050', '#5c6440'],
  ['#f8ecd0', '#dcc49c', '#a4847c'],
  ['#dc6c94', '#a83c68', '#642848'],
  ['#b07858', '#7c4840', '#4c2c3c'],
  ['#fcb050', '#e08030', '#984834'],
  ['#b8a078', '#8c7454', '#5c4444'],
]
const JUTE = ['#e4bc8c', '#b88a68', '#74484c']

/** Draws in halves of its width: foot at 0, up negative, light from the left, its shadow on the floor to the right. */
const unit = (k, x, y, w, draw) => {
  k.save()
  k.translate(x, y)
  k.scale(w, w)
  draw()
  k.restore()
}

const shadow = (k, high) =>
  path(
    k,
    'rgba(40,16,44,.5)',
    `M-0.800 0.050C-0.300 0.300 0.500 0.300 ${0.9 + high * 0.5} 0.160C${1.3 + high * 0.7} 0.080 ${1.3 + high * 0.7} -0.080 ${0.9 + high * 0.4} -0.140L0.600 -0.200Z`,
  )

/** A heap in a mouth at height y, `rx` wide: its outline leans, one slope in the light, one in shade. */
function heap(k, y, rx, high, lean, [light, mid, dark]) {
  const top = y - high
  const out = `M${-rx} ${y}C${-rx * 0.7} ${y - high * 0.5} ${lean - rx * 0.34} ${top + high * 0.02} ${lean} ${top}C${lean + rx * 0.3} ${top + high * 0.04} ${rx * 0.72} ${y - high * 0.42} ${rx} ${y}C${rx * 0.6} ${y + rx * 0.34} ${-rx * 0.6} ${y + rx * 0.34} ${-rx} ${y}Z`
  path(k, dark, out)
  path(
    k,
    mid,
    `M${-rx} ${y}C${-rx * 0.7} ${y - high * 0.5} ${lean - rx * 0.34} ${top + high * 0.02} ${lean} ${top}C${lean + rx * 0.24} ${y - high * 0.5} ${rx * 0.1} ${y - high * 0.1} ${rx * 0.3} ${y + rx * 0.25}C${-rx * 0.2} ${y + rx * 0.32} ${-rx * 0.8} ${y + rx * 0.24} ${-rx} ${y}Z`,
  )
  path(
    k,
    light,
    `M${-rx} ${y}C${-rx * 0.7} ${y - high * 0.5} ${lean - rx * 0.34} ${top + high * 0.02} ${lean} ${top}C${lean - rx * 0.1} ${y - high * 0.6} ${-rx * 0.5} ${y - high * 0.3} ${-rx * 0.44} ${y + rx * 0.2}C${-rx * 0.7} ${y + rx * 0.16} ${-rx * 0.9} ${y + rx * 0.1} ${-rx} ${y}Z`,
  )
}

/** A sack that slouches, its mouth rolled down: `tall` high, `lean` to a side. */
function sack(k, tall, lean, spice, high) {
  shadow(k, tall)
  const y = -tall
  const side = `M${-0.9 + lean} ${y}C${-1.25 + lean * 0.4} ${y * 0.6} -1.100 -0.100 -0.820 0.080C-0.300 0.240 0.300 0.240 0.820 0.080C1.160 -0.100 ${1.05 + lean * 0.6} ${y * 0.6} ${0.9 + lean} ${y}Z`
  path(k, JUTE[2], side)
  path(
    k,
    JUTE[1],
    `M${-0.9 + lean} ${y}C${-1.25 + lean * 0.4} ${y * 0.6} -1.100 -0.100 -0.820 0.080C-0.500 0.180 -0.200 0.210 0.100 0.200C${0.3} ${y * 0.3} ${-0.1 + lean} ${y * 0.6} ${0.2 + lean} ${y}Z`,
  )
  path(
    k,
    JUTE[0],
    `M${-0.9 + lean} ${y}C${-1.25 + lean * 0.4} ${y * 0.6} -1.100 -0.100 -0.820 0.080C-0.660 -0.100 ${-0.9 + lean * 0.4} ${y * 0.5} ${-0.46 + lean} ${y}Z`,
  )
  // Folds where it slouches.
  stroke(
    k,
    JUTE[2],
    0.05,
    `M${0.1 + lean} ${y * 0.7}Q-0.100 ${y * 0.4} 0.060 ${y * 0.12}M${-0.5 + lean} ${y * 0.66}Q-0.640 ${y * 0.36} -0.500 ${y * 0.14}`,
  )
  k.save()
  k.translate(lean, 0)
  const rim = (c, d) => path(k, c, d)
  rim(
    JUTE[0],
    `M-1 ${y}C-1.060 ${y - 0.4} 0.900 ${y - 0.46} 1 ${y - 0.03}C1.080 ${y + 0.42} -0.960 ${y + 0.46} -1 ${y}Z`,
  )
  rim(
    JUTE[2],
    `M0.200 ${y + 0.33}C0.800 ${y + 0.3} 1.060 ${y + 0.12} 1 ${y - 0.03}C0.940 ${y - 0.24} 0.500 ${y - 0.3} 0.300 ${y - 0.32}Z`,
  )
  heap(k, y - 0.02, 0.8, high, lean * 0.8 - 0.06, spice)
  k.restore()
}

/** A low wide basket of woven palm with round fruits: limes, nuts, rose heads. */
function basket(k, [light, mid, dark]) {
  shadow(k, 0.5)
  path(
    k,
    '#6c3c3c',
    'M-1.100 -0.620C-1.060 -0.200 -0.860 0.040 -0.600 0.120C-0.200 0.220 0.200 0.220 0.600 0.120C0.860 0.040 1.060 -0.200 1.100 -0.620Z',
  )
  path(
    k,
    '#c88c50',
    'M-1.100 -0.620C-1.060 -0.200 -0.860 0.040 -0.600 0.120C-0.400 0.180 -0.200 0.190 0.100 0.190L0.240 -0.620Z',
  )
  for (let i = -3; i <= 3; i++) stroke(k, '#8c5440', 0.06, `M${i * 0.32} -0.360L${i * 0.25} 0.100`)
  stroke(k, '#8c5440', 0.07, 'M-1.040 -0.300Q0 0.060 1.040 -0.300')
  path(
    k,
    '#e0ac6c',
    'M-1.160 -0.640C-1.100 -1 1.100 -1 1.160 -0.640C1.100 -0.260 -1.100 -0.260 -1.160 -0.640Z',
  )
  path(
    k,
    dark,
    'M-0.980 -0.660C-0.900 -0.940 0.900 -0.940 0.980 -0.660C0.900 -0.380 -0.900 -0.380 -0.980 -0.660Z',
  )
  const balls = [
    -0.62, -0.78, -0.2, -0.84, 0.26, -0.82, 0.66, -0.74, -0.4, -0.96, 0.06, -1.04, 0.44, -0.94,
    -0.76, -0.6, -0.36, -0.64, 0.06, -0.68, 0.48, -0.62, 0.1, -1.2, -0.18, -1.1,
  ]
  for (let i = 0; i < balls.length; i += 2) {
    const [x, y, q] = [balls[i], balls[i + 1], 0.21 + ((i * 5) % 3) * 0.025]
    path(k, mid, `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
    path(
      k,
      light,
      `M${x - q} ${y}a${q} ${q} 0 0 1 ${q * 1.2} ${-q * 0.98}q${-q * 0.9} ${q * 0.5} ${-q * 0.6} ${q * 1.6}a${q} ${q} 0 0 1 ${-q * 0.6} ${-q * 0.62}Z`,
    )
  }
}

/** A crate of boards with bundles of cinnamon bark that stand in it. */
function crate(k) {
  shadow(k, 0.8)
  const sticks = [
    -0.7, -1.5, -0.5, -1.75, -0.3, -1.4, -0.1, -1.85, 0.12, -1.55, 0.32, -1.7, 0.5, -1.35, 0.68,
    -1.6,
  ]
  for (let i = 0; i < sticks.length; i += 2) {
    const [x, y] = [sticks[i], sticks[i + 1]]
    fill(k, i % 4 ? '#8c4c3c' : '#a8603c', [
      [x - 0.12, -0.6],
      [x - 0.1 + x * 0.2, y],
      [x + 0.1 + x * 0.2, y + 0.04],
      [x + 0.12, -0.6],
    ])
    fill(k, '#e0985c', [
      [x - 0.12, -0.6],
      [x - 0.1 + x * 0.2, y],
      [x - 0.03 + x * 0.2, y + 0.01],
      [x - 0.05, -0.6],
    ])
  }
  fill(k, '#b07850', [
    [-0.95, -0.85],
    [0.5, -0.75],
    [0.46, 0.2],
    [-0.88, 0.06],
  ])
  fill(k, '#6c3c40', [
    [0.5, -0.75],
    [0.95, -0.88],
    [0.9, 0.04],
    [0.46, 0.2],
  ])
  for (const t of [0.32, 0.64]) {
    stroke(k, '#6c3c40', 0.06, `M-0.930 ${-0.85 + t * 0.9}L0.480 ${-0.75 + t * 0.94}`)
  }
  fill(k, '#dca470', [
    [-0.95, -0.85],
    [0.5, -0.75],
    [0.5, -0.67],
    [-0.95, -0.77],
  ])
}

/** A brass bowl on its foot with a high smooth cone. */
function bowl(k, spice) {
  shadow(k, 0.6)
  path(k, '#8c5434', 'M-0.400 0.120L-0.260 -0.200H0.260L0.400 0.120Q0 0.240 -0.400 0.120Z')
  path(
    k,
    '#7c4434',
    'M-1 -0.720C-0.940 -0.300 -0.500 -0.100 0 -0.100C0.500 -0.100 0.940 -0.300 1 -0.720Z',
  )
  path(
    k,
    '#d89448',
    'M-1 -0.720C-0.940 -0.300 -0.500 -0.100 0 -0.100C0.060 -0.300 0.200 -0.500 0.260 -0.720Z',
  )
  path(
    k,
    '#ffd888',
    'M-0.900 -0.600C-0.820 -0.360 -0.640 -0.240 -0.440 -0.180C-0.560 -0.320 -0.640 -0.460 -0.660 -0.600Z',
  )
  path(
    k,
    '#f0b860',
    'M-1.060 -0.740C-1 -1.020 1 -1.020 1.060 -0.740C1 -0.440 -1 -0.440 -1.060 -0.740Z',
  )
  heap(k, -0.74, 0.9, 1.05, 0, spice)
}

/** What stands before a shop: nine unlike things by number. */
export function goods(k, x, y, w, n, spice) {
  unit(k, x, y, w, () => {
    if (n === 0) sack(k, 1.5, -0.12, spice, 0.42)
    else if (n === 1) basket(k, spice)
    else if (n === 2) sack(k, 0.9, 0.08, spice, 0.8)
    else if (n === 3) crate(k)
    else if (n === 4) sack(k, 1.15, 0.16, spice, 0.26)
    else if (n === 5) bowl(k, spice)
    else sack(k, 0.7, -0.06, spice, 0.5)
  })
}
