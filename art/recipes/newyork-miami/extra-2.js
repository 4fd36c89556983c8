import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fallen, glider, guests, ibis } from '../../things/ocean-skaters.js'

const [VX, VY] = [146, 58]

/** Sky from deep green to lemon over the sea, one long feathered cloud. */
function dusk(k) {
  path(k, '#0c5c74', 'M-6 -6H166V96H-6Z')
  for (const [c, d] of [
    ['#18788c', 'M-6 10C40 16 80 -2 166 2V96H-6Z'],
    ['#2c98a0', 'M-6 24C40 28 90 10 166 13V96H-6Z'],
    ['#5cb8ac', 'M-6 38C40 40 100 22 166 24V96H-6Z'],
    ['#a0d4b0', 'M-6 48C40 50 110 33 166 34V96H-6Z'],
    ['#ece8ac', 'M60 56C100 50 130 43 166 43V96H60Z'],
    ['#ffc890', 'M80 60C110 56 140 51 166 51V96H80Z'],
  ])
    path(k, c, d)
  path(
    k,
    '#ff8c94',
    'M88 20C104 14 116 17 130 12C142 8 154 10 168 5V10C156 14 146 13 136 17C122 22 106 20 88 20Z',
  )
  path(
    k,
    '#ffc4a8',
    'M112 18C122 16.500 130 14 138 12C148 9.600 158 9 168 5.500V7.500C158 11 148 11.500 140 14.500C132 17.500 122 18.500 112 18Z',
  )
}

/** A line on the front of the hotels: from x at height h (above the eye) towards the end of the street. */
const F = (x, h) => [x, VY - (h * (VX - x)) / 100]
const wall = (k, c, x0, x1, h0, h1) => fill(k, c, [F(x0, h0), F(x1, h0), F(x1, h1), F(x0, h1)])

/** Neon: a wide soft line under a thin bright one. */
function neon(k, [soft, hot], w, list) {
  const d = `M${list.map((p) => p.join(' ')).join('L')}`
  stroke(k, soft, w * 3.2, d)
  stroke(k, hot, w, d)
}
const PINK = ['rgba(255,72,140,.35)', '#ff8cb4']
const AQUA = ['rgba(60,240,230,.3)', '#a4fff0']
const GOLD = ['rgba(255,190,60,.32)', '#ffe898']

/** One hotel between two columns: wall, ledges over its windows, terrace, a pylon with neon fins. */
function hotel(k, x0, x1, high, [base, shade, ledge], tube, kind) {
  wall(k, base, x0, x1, -12, high)
  wall(k, shade, x0 + (x1 - x0) * 0.92, x1, -12, high)
  const at1 = (u) => x0 + (x1 - x0) * u
  const floors = kind === 2 ? 2 : 3
  const low = 16
  for (let i = 0; i < floors; i++) {
    const h = low + ((high - low - 5) / floors) * i
    const step = (high - low - 5) / floors
    for (const [u0, u1] of kind === 0
      ? [
          [0.06, 0.2],
          [0.25, 0.36],
          [0.64, 0.75],
          [0.8, 0.9],
        ]
      : [
          [0.08, 0.3],
          [0.62, 0.74],
          [0.78, 0.9],
        ]) {
      const lit = (i * 3 + Math.round(u0 * 10) + kind) % 3 === 0
      wall(k, lit ? '#ffe09c' : '#1c5878', at1(u0), at1(u1), h + 2, h + step * 0.62)
      wall(
        k,
        lit ? '#ffb868' : '#3c88a0',
        at1(u0),
        at1(u0 + (u1 - u0) * 0.4),
        h + 2,
        h + step * 0.62,
      )
      // The ledge like an eyebrow, with its shade.
      wall(k, 'rgba(16,48,96,.35)', at1(u0 - 0.01), at1(u1), h + step * 0.5, h + step * 0.66)
      wall(k, ledge, at1(u0 - 0.03), at1(u1 + 0.02), h + step * 0.64, h + step * 0.76)
    }
  }
  // Middle pylon.
  const [p0, p1] = [at1(0.4), at1(0.58)]
  const top = high + (kind === 1 ? 26 : 16)
  wall(k, base, p0, p1, -12, top)
  wall(k, ledge, p0, p0 + (p1 - p0) * 0.5, low, top)
  wall(k, shade, p1 - (p1 - p0) * 0.16, p1, -12, top)
  if (kind === 1)
    for (let i = 1; i < 4; i++)
      neon(k, tube, 0.5, [F(p0 + ((p1 - p0) * i) / 4, low), F(p0 + ((p1 - p0) * i) / 4, top + 3)])
  else if (kind === 0) {
    // Portholes one over another.
    for (const u of [0.3, 0.52, 0.74]) {
      const [x, y] = F((p0 + p1) / 2, low + (top - low) * u)
      const q = ((VX - x) / 100) * 3.4
      path(
        k,
        shade,
        `M${x - q * 0.8} ${y}a${q * 0.8} ${q} 0 1 0 ${q * 1.6} 0a${q * 0.8} ${q} 0 1 0 ${-q * 1.6} 0Z`,
      )
      path(
        k,
        '#ffe09c',
        `M${x - q * 0.56} ${y}a${q * 0.56} ${q * 0.72} 0 1 0 ${q * 1.12} 0a${q * 0.56} ${q * 0.72} 0 1 0 ${-q * 1.12} 0Z`,
      )
    }
    neon(k, tube, 0.6, [F(p0, low), F(p0, top), F(p1, top), F(p1, low)])
  } else {
    for (let i = 0; i < 3; i++)
      wall(k, ledge, p0 - 1 + i * 0.6, p1 + 1 - i * 0.6, top + i * 4, top + 4 + i * 4)
    neon(k, tube, 0.45, [F(p0 - 0.8, top + 1), F(p1 + 0.8, top + 1)])
  }
  // Roof line with three bands of racing stripes.
  wall(k, ledge, x0, x1, high - 1, high + 2)
  neon(k, tube, 0.5, [F(x0, high + 3), F(p0, high + 3)])
  neon(k, tube, 0.5, [F(p1, high + 3), F(x1, high + 3)])
  // Terrace: lit hall behind, columns, flat roof with a glowing edge.
  wall(k, '#ffcc80', x0, x1, -8, 9)
  wall(k, '#ff9c64', x0, x1, -8, -2)
  for (let i = 0; i < 7; i++) {
    const x = at1((i + 0.3) / 7)
    wall(k, i % 2 ? '#8c4468' : '#c8604c', x, x + (x1 - x0) * 0.05, -8, 1 + (i % 3))
  }
  wall(k, ledge, x0 - 0.5, x1, 9, 12.5)
  neon(k, tube, 0.55, [F(x0, 10.6), F(x1, 10.6)])
  for (let i = 0; i < 4; i++) wall(k, '#fff0d8', at1(i / 3.4), at1(i / 3.4 + 0.03), -9, 9)
}

/** A palm of the park, crown of separate blades; lit from the hotels. */
function palm(k, x, y, l, r, lean) {
  const [tx, ty] = [x + lean, y - l]
  stroke(k, '#2c3c70', r * 0.14, `M${x} ${y}Q${x - lean * 0.3} ${y - l * 0.55} ${tx} ${ty}`)
  stroke(
    k,
    '#ff8c94',
    r * 0.04,
    `M${x - r * 0.05} ${y}Q${x - lean * 0.3 - r * 0.05} ${y - l * 0.55} ${tx - r * 0.05} ${ty}`,
  )
  for (let i = 0; i < 10; i++) {
    const a = 2.7 + i * 0.66 + Math.sin(x + i) * 0.12
    const [dx, dy] = [
      Math.cos(a) * r * (0.85 + 0.2 * Math.sin(i * 2 + x)),
      Math.sin(a) * r * 0.66 + r * 0.24,
    ]
    path(
      k,
      ['#0c5464', '#187c7c', '#34a48c'][(i + Math.round(x)) % 3],
      `M${tx} ${ty}Q${tx + dx * 0.45} ${ty + dy * 0.5 - r * 0.34} ${tx + dx} ${ty + dy}L${tx + dx * 0.8} ${ty + dy * 0.72}L${tx + dx * 0.72} ${ty + dy * 0.86}L${tx + dx * 0.5} ${ty + dy * 0.42}Z`,
    )
  }
}

/** Pavement of rosy slabs, kerb, the road with what the neon throws on it. */
function street(k) {
  fill(k, '#2c5c88', points('-6 82 146 58.600 166 58.600 166 96 -6 96'))
  fill(k, '#1c4878', points('20 96 146 59 166 62 166 96'))
  fill(k, '#c46c94', points('-6 76 138 59.400 146 58.800 20 97 -6 97'))
  fill(k, '#e88ca0', points('-6 76 138 59.400 142 59 -6 85'))
  for (const [a, b] of points('-6 90 8 97 30 88'))
    stroke(k, '#a0507c', 0.35, `M${a} ${b}L146 58.600`)
  for (const x of [4, 26, 48, 68, 86, 102, 115])
    stroke(
      k,
      '#a0507c',
      0.3,
      `M${x} ${76.6 - (x + 6) * 0.118}L${x + (146 - x) * 0.06 + 6} ${97 - (x - 0) * 0.2}`,
    )
  fill(k, '#ffd0b4', points('18 97 145.500 58.700 147 58.700 26 97'))
  fill(k, '#7c4c88', points('26 97 147 58.700 147.600 58.700 30 97'))
  for (const [c, d] of [
    ['rgba(255,92,150,.55)', 'M52 96C64 88 84 80 104 74C96 80 102 80 88 86C82 90 86 92 78 96Z'],
    [
      'rgba(164,255,240,.45)',
      'M96 96C104 88 116 80 126 73C122 80 126 82 118 88C116 92 116 94 112 96Z',
    ],
    [
      'rgba(255,224,140,.5)',
      'M128 90C132 82 138 74 143 68C142 76 144 78 140 84C140 88 138 92 134 94Z',
    ],
  ])
    path(k, c, d)
  fill(k, '#ffe08c', points('96 97 147.200 60 148 60 104 97'))
}

export default {
  alt: 'Ocean Drive a Miami Beach quando si accendono i neon: un cameriere sui pattini finisce a terra e una nonna in tuta rosa, in equilibrio su una gamba, gli salva il vassoio dei cocktail tra gli ibis bianchi',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.9, 0.6], horizon: VY / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dusk(k)
      // The sea at the end, a liner on it, the park.
      path(k, '#2c8c9c', 'M120 57H166V62H120Z')
      path(k, '#fff0d8', 'M150 57L151 55H160L163 57Z')
      path(
        k,
        '#186c74',
        'M118 59C126 56 134 57.500 140 57L150 58.500C156 57.500 160 58 168 57.500V66H146Z',
      )
      const r = random(4)
      for (const [x0, x1, high, tones, tube, kind] of [
        [118, 136, 34, ['#e8b0c4', '#a0709c', '#fff0e0'], AQUA, 2],
        [94, 117, 38, ['#f8dc94', '#c09078', '#fff8e0'], PINK, 0],
        [57, 92, 42, ['#ff9c8c', '#b85c7c', '#ffe0c8'], GOLD, 1],
        [-14, 54, 38, ['#a0e4d4', '#5c9cb0', '#f8fff0'], PINK, 0],
      ])
        hotel(k, x0, x1, high, tones, tube, kind)
      street(k)
      palm(k, 164, 66, 42, 15, -6)
      palm(k, 152.5, 61, 20, 8, 2)
      palm(k, 147.5, 60, 11, 5, -1)
      palm(k, 88, 65, 30, 8.5, 3)
      // Far strollers on the pavement.
      for (const [x, y, q, c] of [
        [120, 64, 0.34, '#3c4c9c'],
        [123, 63.6, 0.32, '#e8486c'],
        [108, 66.5, 0.44, '#38a8a0'],
      ]) {
        stroke(
          k,
          '#2c2858',
          q * 1.8,
          `M${x - q} ${y - q * 5}L${x - q * 1.6} ${y}M${x + q} ${y - q * 5}L${x + q * 2} ${y}`,
        )
        path(
          k,
          c,
          `M${x - q * 2.2} ${y - q * 4}L${x - q * 1.6} ${y - q * 12}H${x + q * 1.6}L${x + q * 2.2} ${y - q * 4}Z`,
        )
        path(k, '#a8684c', `M${x} ${y - q * 16}a${q * 1.7} ${q * 2} 0 1 0 0.010 0Z`)
      }
      at(k, 21, 81.5, 0.92, guests)
      at(k, 49.5, 88, 1.04, fallen)
      at(k, 131, 71, 0.8, (c) => ibis(c, 1))
      at(k, 138, 83, 1.05, (c) => ibis(c, 0))
      at(k, 105, 86.5, 1.04, glider)
      // Drops of the drinks hang where the tray has been.
      for (let i = 0; i < 9; i++)
        path(
          k,
          ['#ffd84c', '#38b8e0', '#ff5c6c'][i % 3],
          `M${76 + i * 3 + r() * 3} ${42 - Math.sin(i * 0.35) * 10 + r() * 5}a0.700 0.900 0 1 0 0.010 0Z`,
        )
    })
    return finish(s, { vignette: 0.14, bloom: 0.2 })
  },
}
