import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

/** Where the plain ends; everything in points of the field. */
export const LAND = 50
const [X0, X1] = [-70, 230]

/** Agung in the first sun: a broad broken cone, ravines that fork, woods round its foot. */
export function agung(k) {
  path(
    k,
    '#7484b8',
    'M-70 52C-36 49 -8 44 14 36C30 29.500 42 20 51 11L54 8.500L57 7.500L60 10L64 9L69 11.500C76 19 88 28 102 35C122 43 150 48 200 51V54H-70Z',
  )
  path(
    k,
    '#f8d4ac',
    'M-70 52C-36 49 -8 44 14 36C30 29.500 42 20 51 11L54 8.500L57 7.500L56 14L59.500 20L54 27L57.500 34L51 42L54 53H-70Z',
  )
  for (const [c, d] of [
    [
      '#e0b4a4',
      'M50 13L44 21L35 29L24 36L4 44.500L20 41.500L29 37L23 44L35 38.500L39 32L46.500 24.500L50 18Z',
    ],
    ['#e8c0a8', 'M32 31L21 36.500L2 43.500L-18 48L4 46L17 41.500L27 36Z'],
    ['#e0b4a4', 'M54 13L51 22L48 29L41 39L35 48L45 45L48 38L49 47L53 36L52 29L55 21Z'],
    ['#fff0cc', 'M53.500 9.500L57 7.500L56 14L53 19L50.500 24L52 15Z'],
    ['#fff0cc', 'M44 19L38 25L30 31L22 35L30 29L37 22.500Z'],
    [
      '#5c6cac',
      'M60 10L64 9L65 14L69 20L77 28L88 36L106 45L91 43L84 39L89 46.500L78 41.500L72 33L65 23L61 15Z',
    ],
    [
      '#6878b4',
      'M69 12L74.500 19L84 26.500L97 33.500L112 40L132 46L115 45.500L102 41.500L91 36L79 28.500L72 21Z',
    ],
    ['#8c98c4', 'M58.500 22L62 28L70 38L74 46L66 42L61 34Z'],
  ])
    path(k, c, d)
  // Woods and haze round its foot.
  path(
    k,
    '#a4b8a4',
    'M-70 50C-50 45 -28 44.500 -10 46C6 43.500 18 42 32 44C44 45.500 54 46.500 64 45.500C78 43 92 43.500 106 46C126 48 160 50 200 50V56H-70Z',
  )
  const g = k.createLinearGradient(0, 28, 0, 52)
  g.addColorStop(0, 'rgba(255,222,176,0)')
  g.addColorStop(0.7, 'rgba(255,222,176,.55)')
  g.addColorStop(1, 'rgba(255,228,184,.9)')
  path(
    k,
    g,
    'M-70 52C-36 49 -8 44 14 36C24 32 32 28 38 28H90C96 32 100 34 104 36C122 43 150 48 200 51V56H-70Z',
  )
  // A shawl of cloud with a flat foot on its shoulder.
  path(
    k,
    '#f4dcd0',
    'M22 36.500C26 35.600 28 34 32 34.600C34 32.600 38 33 40 34.400C43 31.800 48 32.600 50 35C54 33.800 58 34.600 60 36C64 35.600 68 36 72 36.300C64 37.600 50 38 40 37.600C33 37.500 27 37.400 22 36.500Z',
  )
  path(
    k,
    '#fffaf0',
    'M26 36.300C29 35.600 30 34.500 33 35C35 33.400 38 33.800 40 35C43 32.800 47 33.400 49 35.600C53 34.600 57 35.200 59 36.200C50 36.900 34 36.900 26 36.300Z',
  )
}

/** A coconut palm: bent stem, leaves that arch; tones: stem, lit leaf, dark leaf. */
export function palm(k, x, y, high, lean, [bark, lit, dark]) {
  const [tx, ty] = [x + high * lean, y - high]
  const w = high * 0.022
  path(
    k,
    bark,
    `M${x - w * 1.6} ${y}Q${x + high * lean * 0.1 - w} ${y - high * 0.6} ${tx - w * 0.6} ${ty}H${tx + w * 0.6}Q${x + high * lean * 0.1 + w} ${y - high * 0.6} ${x + w * 1.6} ${y}Z`,
  )
  for (let i = 0; i < 13; i++) {
    const a = 0.5 - (i / 12) * 4.14
    const l = high * (0.4 + 0.07 * Math.sin(i * 2.4))
    const [ex, ey] = [tx + Math.cos(a) * l, ty + Math.sin(a) * l * 0.66 + l * 0.38]
    const [cx, cy] = [tx + Math.cos(a) * l * 0.6, ty + Math.sin(a) * l * 0.72 - l * 0.12]
    path(
      k,
      Math.cos(a) < -0.1 || i % 5 === 0 ? lit : dark,
      `M${tx} ${ty}Q${cx} ${cy - l * 0.1} ${ex} ${ey}Q${cx} ${cy + l * 0.2} ${tx} ${ty + high * 0.02}Z`,
    )
  }
}

const HAZE = '#f8e0b0'
const KEY = '#b8dcdc'
/** Height of a terrace in metres. */
export const STEP = 1.5

/** The land: it climbs away from us in curves round a hollow, a hill on the left, a spur on the right. */
export function land(Z) {
  const base = 0.074 * (Z - 52)
  return (X) => {
    const hill = Math.max(0, -X - 20 - Z * 0.16)
    const spur = Math.max(0, X - 42 - Z * 0.3)
    return (
      base +
      2.6 * Math.sin(X * 0.05 + Z * 0.012 + 0.4) +
      1.5 * Math.sin(X * 0.023 - Z * 0.03 + 2) +
      hill * 0.1 +
      spur * 0.09
    )
  }
}

const RICE = ['#6cbc4c', '#84cc50', '#a4d858', '#5cac54', '#94c858']
const known = new Map()
/** What is seen of the terraces; water is left as KEY, to be taken out. */
export function colour(kind, level, X, Z, chance) {
  const slant = X * 0.9 - Z * 0.35 + 11 * Math.sin(level * 2.3)
  const size = 17 + 13 * chance(level, 3)
  const along = slant / size
  const plot = Math.floor(along)
  const haze = Math.round(Math.min(0.85, Math.max(0, (Z - 90) / 300)) * 14) / 14
  const bund = kind === 'tread' && along - plot < 0.8 / size
  let part = bund ? 'lip' : kind
  if (part === 'riser') {
    const rise = land(Z)
    part = rise(X + 1.5) - rise(X - 1.5) > 0.02 ? 'sunny' : 'shady'
  }
  const key = `${part} ${level} ${plot} ${haze}`
  if (!known.has(key)) {
    const wet = chance(level * 3 + 1, plot * 5) < 0.66
    if (part === 'tread' && wet) known.set(key, KEY)
    else {
      const c = {
        tread: RICE[Math.floor(chance(level, plot) * 4.99)],
        lip: '#c4e468',
        foot: wet ? '#3c7c64' : '#4c9450',
        sunny: '#4c9448',
        shady: '#1c5c4c',
      }[part]
      known.set(key, blend(c, HAZE, haze))
    }
  }
  return known.get(key)
}

/** Makes the water of a painted sheet see-through, so that the mirror below shows. */
export function openWater(sheet) {
  const { width, height } = sheet.canvas
  const image = sheet.k.getImageData(0, 0, width, height)
  const d = image.data
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(KEY.slice(i, i + 2), 16))
  for (let i = 0; i < d.length; i += 4) {
    const far = Math.abs(d[i] - r) + Math.abs(d[i + 1] - g) + Math.abs(d[i + 2] - b)
    if (far < 60) d[i + 3] = Math.min(d[i + 3], far * 4.25)
  }
  sheet.k.putImageData(image, 0, 0)
}

/** A kite of the island: a crescent wing, a small crown, a tail of three ribbons far longer than itself. */
export function kite(k) {
  const wave = (t) => Math.sin(t * 7.4 + 0.6) * (1 + t * 5) - t * 5
  const ribbon = (c, a, b) => {
    const up = []
    const down = []
    for (let i = 0; i <= 60; i++) {
      const t = i / 60
      const w = 1.7 * (1 - t * 0.72)
      const x = 1 + t * 74
      const y = 1 + wave(t) - Math.sin(0.6)
      up.push([x, y + a * w])
      down.push([x, y + b * w])
    }
    fill(k, c, [...up, ...down.toReversed()])
  }
  ribbon('#2c2444', -1, -0.3)
  ribbon('#fff4e0', -0.36, 0.34)
  ribbon('#e4403c', 0.28, 1)
  k.save()
  k.rotate(-0.5)
  path(
    k,
    '#2c2444',
    'M-9 2.500C-7 -3.500 -3 -5.400 0 -5.400C3 -5.400 7 -3.500 9 2.500C6 -0.400 3 0 0 5C-3 0 -6 -0.400 -9 2.500Z',
  )
  path(
    k,
    '#e4403c',
    'M-7.600 0.800C-5.800 -3 -3 -4.500 0 -4.500C3 -4.500 5.800 -3 7.600 0.800C5 -1 2.400 -0.400 0 3.600C-2.400 -0.400 -5 -1 -7.600 0.800Z',
  )
  path(
    k,
    '#ff7c5c',
    'M-7.600 0.800C-5.800 -3 -3 -4.500 0 -4.500V3.600C-2.400 -0.400 -5 -1 -7.600 0.800Z',
  )
  path(
    k,
    '#fff4e0',
    'M-3.600 -1.400C-2.400 -3.200 2.400 -3.200 3.600 -1.400C2 -1 0.800 0 0 1.800C-0.800 0 -2 -1 -3.600 -1.400Z',
  )
  path(
    k,
    '#f8c43c',
    'M-1.600 -5.200L-2 -7.600L-0.800 -6.400L0 -8.600L0.800 -6.400L2 -7.600L1.600 -5.200Z',
  )
  k.restore()
}

/** Bushes and flowers on the knoll of the temple; x, y: its middle. */
export function knoll(k, x, y) {
  const r = random(7)
  path(
    k,
    '#2c6c4c',
    `M${x - 19} ${y + 1}C${x - 12} ${y - 4} ${x + 10} ${y - 4.5} ${x + 19} ${y + 1}C${x + 8} ${y + 3} ${x - 8} ${y + 3} ${x - 19} ${y + 1}Z`,
  )
  for (let i = 0; i < 26; i++) {
    const u = (i / 25) * 2 - 1
    clump(
      k,
      x + u * 18 + (r() - 0.5) * 2,
      y - 2.6 * (1 - u * u) + r() * 1.4,
      1.5 + r() * 1.1,
      u < -0.2 ? ['#2c6c4c', '#68ac54', '#c4dc70'] : ['#1c5848', '#3c8450', '#84bc5c'],
      r() * 6,
    )
  }
  for (let i = 0; i < 12; i++)
    path(
      k,
      ['#f07c94', '#fff4e0', '#f8c43c'][i % 3],
      `M${x - 16 + r() * 30} ${y - 0.6 + r() * 1.4}a0.400 0.400 0 1 0 0.010 0Z`,
    )
}

/** A frangipani in flower that leans in at the lower left, in the shade. */
export function nearTree(k, x0 = 0) {
  const r = random(9)
  k.save()
  k.translate(x0, 0)
  for (const d of ['M-6 96C-2 86 4 80 12 74', 'M-4 88C-6 78 -4 70 0 62', 'M4 81C10 80 18 82 24 79'])
    stroke(k, '#2c4448', 1.5, d)
  for (const [x, y, q] of points(
    '12 73 7 0 61 7 24 78 6 -8 70 7 6 84 6 -6 84 7 18 88 6 -2 94 7 10 95 6',
    3,
  ))
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * 6.28 + r()
      const l = q * (0.8 + r() * 0.5)
      const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.85]
      path(
        k,
        ['#14443c', '#1f5c48', '#347c50'][i % 3],
        `M${x} ${y}Q${x + Math.cos(a - 0.5) * l * 0.7} ${y + Math.sin(a - 0.5) * l * 0.62} ${ex} ${ey}Q${x + Math.cos(a + 0.5) * l * 0.7} ${y + Math.sin(a + 0.5) * l * 0.62} ${x} ${y}Z`,
      )
    }
  for (const [x, y, q] of points(
    '12 71 2.200 16 74 1.800 1 59 2 24 76 1.900 -3 63 1.700 7 82 1.800 20 86 1.700',
    3,
  ))
    for (let i = 0; i < 5; i++) {
      k.save()
      k.translate(x, y)
      k.rotate(i * 1.2566 + x)
      path(
        k,
        '#fffaf0',
        `M0 0C${q * 0.3} ${-q * 0.6} ${q * 1.1} ${-q * 0.5} ${q * 1.1} ${q * 0.05}C${q * 0.9} ${q * 0.4} ${q * 0.4} ${q * 0.3} 0 0Z`,
      )
      path(
        k,
        '#fcc840',
        `M0 0C${q * 0.2} ${-q * 0.3} ${q * 0.55} ${-q * 0.2} ${q * 0.5} ${q * 0.05}C${q * 0.4} ${q * 0.18} ${q * 0.2} ${q * 0.14} 0 0Z`,
      )
      k.restore()
    }
  k.restore()
}

/** The plain before the mountain, with its palms and groves in the haze. */
export function plain(k) {
  path(
    k,
    '#b8cc98',
    `M${X0} 50C-20 48.500 20 49.500 60 49.800C100 50 150 48.500 ${X1} 48V60H${X0}Z`,
  )
  const r = random(4)
  for (let x = X0; x < X1; x += 3 + r() * 5)
    clump(k, x, 49.6 - r() * 0.6, 1 + r() * 1.4, ['#98b88c', '#a8c490', '#d4d89c'], r() * 6)
  for (const [x, high, lean] of points(
    '-30 8 0.100 6 7 -0.080 12 9 0.060 36 6.500 0.080 92 7 -0.080 97 9 0.060 104 6 0.100 138 9 -0.060 144 7 0.080 172 9 0.050',
    3,
  ))
    palm(k, x, 50.4, high, lean, ['#98a880', '#a4c48c', '#84ac88'])
}

/** Groves on the shoulders of the valley, in the haze; they hide where the terraces end. */
export function groves(k) {
  const r = random(11)
  for (const [list, tones, q] of [
    ['-70 41 -40 43 -14 45 4 47 18 49 30 50.600', ['#6c9c7c', '#8cb488', '#c0cc90'], 2.6],
    ['-30 49.500 0 50 22 50.600 48 51.600', ['#98b48c', '#a8c094', '#ccd49c'], 2],
    ['-70 47 -44 48 -22 49.500 -6 51.500 6 53.500', ['#3c7c5c', '#5c9c5c', '#acc870'], 2.8],
    [
      '124 51 138 49.500 150 47.500 166 45.500 190 43 230 41',
      ['#7ca484', '#94b888', '#c4cc90'],
      2.4,
    ],
    ['140 53.500 152 51.500 166 49.500 190 48 230 46', ['#3c7c5c', '#5c9c5c', '#acc870'], 2.8],
  ]) {
    const edge = points(list)
    const [a, b] = [edge[0], edge.at(-1)]
    const [x0, x1] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
    const y = (x) => {
      const i = edge.findIndex((p) => p[0] >= x)
      const [p, n] = [edge[Math.max(0, i - 1)], edge[Math.max(0, i)]]
      return p[1] + (n[1] - p[1]) * (n[0] > p[0] ? (x - p[0]) / (n[0] - p[0]) : 0)
    }
    const thick = x0 < 0 ? (x) => (x1 - x) * 0.06 : (x) => (x - x0) * 0.05
    fill(k, tones[0], [
      ...edge,
      ...edge.toReversed().map(([x, yy]) => [x, yy + 1 + Math.min(6, thick(x))]),
    ])
    for (let row = 0; row < 3; row++)
      for (let x = x0; x < x1; x += q * (0.7 + r() * 0.7))
        if (row * 1.6 <= thick(x) + 0.4)
          clump(
            k,
            x,
            y(x) + row * 1.5 + r() * 0.8,
            q * (0.5 + r() * 0.5) * Math.min(1, 0.5 + thick(x) * 0.2),
            tones,
            r() * 6,
          )
  }
  for (const [x, yy, high, lean] of points(
    '-12 50 13 0.080 -2 52 15 -0.060 10 50 9 0.070 150 51 14 -0.070 158 50.500 11 0.080 -40 46 10 0.060',
    4,
  ))
    palm(k, x, yy, high, lean, ['#7c8464', '#84b868', '#4c8c64'])
}

/** Where, at distance z and not left of x, somebody finds the rim of a terrace under the feet. */
export function rimAt(x, z) {
  const rise = land(z)
  for (let u = x; u < x + 60; u += 0.1) {
    const raw = rise(u) / STEP
    if (raw - Math.floor(raw) < 0.1) return u
  }
  return x
}
