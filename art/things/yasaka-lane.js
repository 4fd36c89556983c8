// The lane that climbs to the pagoda of Yasaka in Kyoto, after sunset, when the lanterns are lit. In metres; the last light comes from behind us.
import { blend } from '../core/colour.js'
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crowns } from './crowns.js'
import { lens } from './lens.js'

const P0 = lens({ eye: [0, 1.7, 0], f: 92, cx: 88, cy: 60 })
const HALF = 2.7
/** The lane bends to the left and climbs. */
const bend = (z) => 0.5 - 0.0058 * Math.max(0, z - 7) ** 1.9
const climb = (z) => 0.068 * Math.max(0, z - 6)
export const P = (x, y, z) => P0(x + bend(z), y + climb(z), z)

/** The sky opposite the sunset: blue shade of the earth below, a band of rose above it; a first moon; the hills of the east. */
export function dusk(k) {
  const g = k.createLinearGradient(0, -2, 0, 58)
  for (const [a, c] of [
    [0, '#24407c'],
    [0.34, '#6c80b4'],
    [0.58, '#dca4b4'],
    [0.74, '#f4bca8'],
    [1, '#8c94bc'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  path(k, '#fff6e4', 'M103 8a3.200 3.200 0 1 0 0.010 0Z')
  path(
    k,
    '#e8d8d4',
    'M101.900 9.800a0.700 0.600 0 1 0 0.010 0ZM104.300 11.400a0.850 0.700 0 1 0 0.010 0Z',
  )
  for (const d of [
    'M-6 22C8 20.400 22 21.600 36 19.800C24 23.600 8 24.400 -6 23.800Z',
    'M76 27C92 25.400 112 26.600 130 24.400C114 28.800 92 29.600 76 27Z',
    'M84 7C94 6.200 104 6.800 112 5.800C104 8.200 94 8.600 84 7Z',
  ])
    path(k, 'rgba(252,216,204,.65)', d)
  path(
    k,
    '#7c84ac',
    'M-6 45C10 40 24 36 38 37C54 38 64 34 78 33C96 32 116 38 134 40C148 41.500 158 40 168 41V62H-6Z',
  )
  crowns(
    k,
    points(
      '-2 56 20 13 0 14 56 18 10 1 30 55 16 9 0 46 54 16 8 1 72 54 16 9 0 88 55 18 10 1 106 56 18 9 0 126 57 22 12 1',
      5,
    ),
    [
      ['#3c4c74', '#4c6080', '#7c849c'],
      ['#38466c', '#485a7c', '#747c98'],
    ],
    7,
    -1,
  )
}

/** The pagoda of Yasaka, 46 m: five roofs almost of one width, deep eaves on brackets, a long finial. Foot at 0, 66 high. */
export function pagoda(k) {
  const [tile, edge, shade, wall, light] = ['#4c5480', '#8c8cac', '#282c54', '#5c3c50', '#a86c64']
  for (let i = 0; i < 5; i++) {
    const y = -i * 9.4
    const w = 15.4 - i * 1.05
    const b = w * 0.5
    path(k, wall, `M${-b} ${y}V${y - 6.4}H${b}V${y}Z`)
    path(k, light, `M${-b} ${y}V${y - 6.4}H${-b * 0.2}V${y}Z`)
    for (const u of [-0.62, 0.62]) {
      path(k, shade, `M${b * u - 1.3} ${y - 1.2}V${y - 4.8}H${b * u + 1.3}V${y - 1.2}Z`)
      for (let j = -1; j <= 1; j++)
        stroke(k, u < 0 ? '#c88c70' : '#8c5c60', 0.24, `M${b * u + j * 0.7} ${y - 1.2}V${y - 4.8}`)
    }
    path(k, '#ffc87c', `M-1.500 ${y - 0.6}V${y - 5}H1.500V${y - 0.6}Z`)
    stroke(k, wall, 0.4, `M0 ${y - 0.6}V${y - 5}`)
    for (const u of [-0.98, -0.32, 0.32, 0.98])
      stroke(k, u < 0 ? '#d09878' : '#84545c', 0.5, `M${b * u} ${y}V${y - 6}`)
    // Rail round the storey.
    const o = b * 1.2
    stroke(k, '#c08470', 0.36, `M${-o} ${y - 1.7}H${o}M${-o} ${y - 0.7}H${o}`)
    for (let j = 0; j <= 8; j++)
      stroke(k, '#a06c64', 0.26, `M${-o + (o * 2 * j) / 8} ${y - 1.8}V${y}`)
    // Brackets in the shade of the eaves, the roof.
    path(k, shade, `M${-b * 1.1} ${y - 5}L${-w * 0.86} ${y - 6.4}H${w * 0.86}L${b * 1.1} ${y - 5}Z`)
    for (let j = -6; j <= 6; j++)
      stroke(k, '#74505c', 0.3, `M${j * b * 0.15} ${y - 5.2}L${j * w * 0.135} ${y - 6.4}`)
    path(
      k,
      tile,
      `M${-w} ${y - 6.8}C${-w * 0.72} ${y - 7.2} ${-w * 0.56} ${y - 8.2} ${-w * 0.42} ${y - 9.8}H${w * 0.42}C${w * 0.56} ${y - 8.2} ${w * 0.72} ${y - 7.2} ${w} ${y - 6.8}C${w * 0.5} ${y - 5.9} ${-w * 0.5} ${y - 5.9} ${-w} ${y - 6.8}Z`,
    )
    path(
      k,
      '#7478a0',
      `M${-w} ${y - 6.8}C${-w * 0.72} ${y - 7.2} ${-w * 0.56} ${y - 8.2} ${-w * 0.42} ${y - 9.8}H${-w * 0.1}C${-w * 0.16} ${y - 8.4} ${-w * 0.26} ${y - 7.2} ${-w * 0.34} ${y - 6.15}C${-w * 0.6} ${y - 6.3} ${-w * 0.8} ${y - 6.5} ${-w} ${y - 6.8}Z`,
    )
    stroke(
      k,
      edge,
      0.34,
      `M${-w} ${y - 6.8}C${-w * 0.5} ${y - 5.9} ${w * 0.5} ${y - 5.9} ${w} ${y - 6.8}`,
    )
  }
  path(k, tile, 'M-6 -46.800C-3 -48 -1.200 -49.600 0 -51.600C1.200 -49.600 3 -48 6 -46.800Z')
  path(k, '#7478a0', 'M-6 -46.800C-3 -48 -1.200 -49.600 0 -51.600L-1.400 -46.800Z')
  stroke(k, '#343864', 0.7, 'M0 -50V-67')
  for (let i = 0; i < 9; i++)
    stroke(k, '#484c78', 0.5, `M${-1.5 + i * 0.08} ${-53 - i * 1.2}H${1.5 - i * 0.08}`)
  path(k, '#5c6088', 'M0 -64C-1 -65 -0.800 -66 0 -67C0.800 -66 1 -65 0 -64Z')
}

const sheet = (k, c, corners) =>
  fill(
    k,
    c,
    corners.map((p) => P(...p)),
  )

/** One merchant's house: lattice and paper below, tiled eave, plaster and blind above, its roof; the end wall that looks at us. side: -1 left. */
export function house(k, side, z0, z1, { high, tint, seed }) {
  const r = random(seed)
  const t = Math.min(0.5, Math.max(0, (z0 - 10) / 60))
  const c = (hex) => blend(hex, '#a894b0', t)
  const wall = side * HALF
  const left = side < 0
  const wood = c(left ? '#33243f' : '#52343f')
  const plaster = c(
    left ? ['#4c4064', '#5c4860', '#443c5c'][tint] : ['#c09484', '#a47c80', '#b08478'][tint],
  )
  const dark = c(left ? '#241a38' : '#3c2840')
  const n = 4
  const bits = Array.from({ length: n + 1 }, (_, i) => z0 + ((z1 - z0) * i) / n)
  const along = (colour, a, b, ya, yb, dx = 0) =>
    sheet(k, colour, [
      [wall - side * dx, ya, a],
      [wall - side * dx, ya, b],
      [wall - side * dx, yb, b],
      [wall - side * dx, yb, a],
    ])
  // The end that faces us, above the neighbour.
  const out = side * (HALF + 7)
  sheet(k, c(left ? '#3c3454' : '#84646c'), [
    [wall, 0, z0],
    [wall, high, z0],
    [out, high, z0],
    [out, 0, z0],
  ])
  for (let i = 0; i < n; i++) {
    along(plaster, bits[i], bits[i + 1] + 0.02, 0, high)
    along(wood, bits[i], bits[i + 1] + 0.02, 0, 2.7)
  }
  along(c('#2a2036'), z0, z1, 0, 0.4, 0.02)
  // Paper screens behind the lattice; an entrance with its curtain; blinds above.
  const bays = Math.max(2, Math.round((z1 - z0) * 0.8))
  for (let i = 0; i < bays; i++) {
    const [a, b] = [z0 + ((z1 - z0) * (i + 0.1)) / bays, z0 + ((z1 - z0) * (i + 0.9)) / bays]
    if (i === tint % bays) {
      along(c('#ffdc98'), a, b, 0.05, 2.4)
      along(c('#fff0c4'), a, b, 0.05, 1.2)
      const cloth = c(['#2c4c84', '#a83c48', '#5c3c6c'][seed % 3])
      for (let j = 0; j < 3; j++) {
        const [u, v] = [a + ((b - a) * j) / 3, a + ((b - a) * (j + 0.9)) / 3]
        along(cloth, u, v, 1.45 - (j % 2) * 0.05, 2.3, 0.12)
      }
    } else {
      along(c(r() < 0.5 ? '#ffc46c' : '#ffd88e'), a, b, 0.6, 2.35)
      for (let j = 1; j < 8; j++) {
        const u = a + ((b - a) * j) / 8
        along(dark, u, u + (b - a) * 0.045, 0.5, 2.4, 0.04)
      }
      along(dark, a, b, 1.36, 1.46, 0.05)
      along(c('#6c4450'), a, b, 0.34, 0.6, 0.03)
    }
    if (high > 4.6) {
      const lit = r() < 0.55
      along(c(lit ? '#f4ac60' : '#3c3054'), a, b, 3.4, high - 0.5)
      for (let j = 0; j < 7; j++) {
        const y = 3.4 + ((high - 3.9) * j) / 7
        along(c(lit ? '#b8784c' : '#52446c'), a, b, y, y + 0.06, 0.03)
      }
    }
  }
  // Eaves seen from below: boards, the rim of tiles with their round ends.
  const eave = (y, reach, up) => {
    const rim = wall - side * reach
    for (let i = 0; i < n; i++) {
      const [a, b] = [bits[i] - (i ? 0 : 0.2), bits[i + 1] + 0.02]
      along('rgba(24,14,44,.34)', a, b, y - 0.5, y)
      const under =
        y + climb(a) < 1.7 ? c(left ? '#5c6088' : '#84809c') : c(left ? '#1e1a38' : '#34284a')
      sheet(k, under, [
        [wall, y + up, a],
        [wall, y + up, b],
        [rim, y, b],
        [rim, y, a],
      ])
      sheet(k, c(left ? '#454a78' : '#746c94'), [
        [rim, y - 0.04, a],
        [rim, y - 0.04, b],
        [rim, y + 0.2, b],
        [rim, y + 0.2, a],
      ])
    }
    for (let z = z0; z < z1; z += 0.34) {
      const [x, row, q] = P(rim, y + 0.07, z)
      path(
        k,
        c(left ? '#666a9c' : '#9c90b0'),
        `M${x} ${row - q * 0.06}a${q * 0.05} ${q * 0.06} 0 1 0 0.010 0Z`,
      )
    }
    // The end of the eave towards us.
    sheet(k, c(left ? '#343864' : '#5c5480'), [
      [rim, y - 0.04, z0 - 0.2],
      [rim, y + 0.2, z0 - 0.2],
      [wall + side * 0.2, y + up + 0.24, z0 - 0.2],
      [wall + side * 0.2, y + up, z0 - 0.2],
    ])
  }
  eave(2.75, 0.85, 0.3)
  eave(high, 0.75, 0.34)
  // Gable of the roof over the end wall.
  sheet(k, c(left ? '#2c2c54' : '#544c78'), [
    [wall - side * 0.75, high + 0.05, z0 - 0.2],
    [wall + side * 3, high + 1.7, z0 - 0.2],
    [out, high + 0.05, z0 - 0.2],
  ])
  sheet(k, c(left ? '#4c3c5c' : '#9c7474'), [
    [wall + side * 0.6, high + 0.2, z0 - 0.1],
    [wall + side * 3, high + 1.25, z0 - 0.1],
    [out, high + 0.2, z0 - 0.1],
  ])
}

/** The stones of the lane, laid aslant, and the warm light that lies before the doors. */
export function lane(k) {
  const zs = Array.from({ length: 60 }, (_, i) => 4.4 * 1.045 ** i)
  const strip = (c, a, b, y = 0) =>
    fill(k, c, [...zs.map((z) => P(a, y, z)), ...zs.toReversed().map((z) => P(b, y, z))])
  const g = k.createLinearGradient(0, 52, 0, 92)
  g.addColorStop(0, '#dca08c')
  g.addColorStop(0.3, '#a4808c')
  g.addColorStop(1, '#54507c')
  strip(g, -HALF - 0.1, HALF + 0.1)
  strip('rgba(255,196,120,.34)', HALF - 1.1, HALF)
  strip('rgba(255,196,120,.2)', -HALF, -HALF + 0.9)
  strip('#5c5478', -HALF, -HALF + 0.3)
  strip('#8c7484', HALF - 0.3, HALF)
  for (let i = 0; i < zs.length - 1; i += 1) {
    const w = Math.max(0.1, 2.4 / zs[i])
    const [a, b] = [P(-HALF + 0.3, 0, zs[i]), P(HALF - 0.3, 0, zs[i])]
    stroke(k, 'rgba(60,44,84,.42)', w * 0.5, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
    for (let j = 0; j < 5; j++) {
      const x = -HALF + 0.3 + ((j + (i % 2) * 0.5) / 4.6) * (HALF * 2 - 0.6)
      if (x > HALF - 0.3) continue
      const [p, q] = [P(x, 0, zs[i]), P(x, 0, zs[i + 1])]
      stroke(k, 'rgba(60,44,84,.36)', w * 0.5, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
    }
  }
}

/** A long paper lantern under an eave. */
export function lantern(k, x, y, z, red) {
  const [px, py, f] = P(x, y, z)
  const q = f * 0.14
  const g = k.createRadialGradient(px, py, 0, px, py, q * 6)
  g.addColorStop(0, 'rgba(255,190,100,.5)')
  g.addColorStop(1, 'rgba(255,170,90,0)')
  k.fillStyle = g
  k.fillRect(px - q * 6, py - q * 6, q * 12, q * 12)
  stroke(k, '#2a1c38', 0.2 * q, `M${px} ${py - 4 * q}V${py - 2 * q}`)
  path(
    k,
    red ? '#f0583c' : '#ffcf7c',
    `M${px - 1.1 * q} ${py - 2.2 * q}C${px - 1.8 * q} ${py - q} ${px - 1.8 * q} ${py + q} ${px - 1.1 * q} ${py + 2.2 * q}H${px + 1.1 * q}C${px + 1.8 * q} ${py + q} ${px + 1.8 * q} ${py - q} ${px + 1.1 * q} ${py - 2.2 * q}Z`,
  )
  path(
    k,
    red ? '#ffa070' : '#fff4c8',
    `M${px - 0.5 * q} ${py - 2 * q}C${px - q} ${py - q} ${px - q} ${py + q} ${px - 0.5 * q} ${py + 2 * q}H${px + 0.4 * q}C${px + 0.9 * q} ${py + q} ${px + 0.9 * q} ${py - q} ${px + 0.4 * q} ${py - 2 * q}Z`,
  )
  path(
    k,
    '#2a1c38',
    `M${px - 1.2 * q} ${py - 2.6 * q}h${2.4 * q}v${0.5 * q}h${-2.4 * q}ZM${px - 1.2 * q} ${py + 2.1 * q}h${2.4 * q}v${0.5 * q}h${-2.4 * q}Z`,
  )
}

/** A maiko from behind as she walks up: the long sash to the heels, sleeves, the hem, wooden clogs, flowers in her hair. Foot at 0, 18 high. */
export function maiko(k) {
  path(k, '#8c4438', 'M-2 0.200V-1.100L-0.400 -1.300V0.200ZM0.600 -0.100V-1.500L2.100 -1.300V0Z')
  path(k, '#f4ece4', 'M-1.800 -1.100L-0.500 -1.300V-2H-1.700ZM0.700 -1.400L2 -1.300V-2.100H0.800Z')
  path(
    k,
    '#2c8894',
    'M-2.600 -13.600C-2 -14.600 -1 -15 0 -15C1 -15 2 -14.600 2.600 -13.600L2.900 -8C3 -5 3.200 -3 3.400 -1.400C1.400 -0.900 -1.400 -0.800 -3.200 -1.200C-3 -3.400 -2.900 -5 -2.800 -8Z',
  )
  path(
    k,
    '#1c5c74',
    'M1 -14.800C1.800 -14.600 2.300 -14.200 2.600 -13.600L2.900 -8C3 -5 3.200 -3 3.400 -1.400C2.600 -1.200 1.800 -1.100 0.900 -1Z',
  )
  path(
    k,
    '#d84c54',
    'M-3.200 -1.200C-1.400 -0.800 1.400 -0.900 3.400 -1.400L3.450 -0.900C1.400 -0.400 -1.400 -0.300 -3.250 -0.700Z',
  )
  // Flowers of the hem.
  for (const [x, y, r, c] of points(
    '-2.200 -2.400 0.420 0 -1.300 -3.300 0.340 1 -2.400 -4.100 0.300 0 1.800 -2.500 0.400 1 2.500 -3.600 0.300 0 -1.900 -5.400 0.240 1',
    4,
  ))
    path(k, ['#ffd0d8', '#fff4dc'][c], `M${x} ${y - r}a${r} ${r} 0 1 0 0.010 0Z`)
  // Sleeves that hang to the knee.
  path(
    k,
    '#349ca4',
    'M-2.500 -13.700C-3.600 -13.200 -4.400 -11.600 -4.900 -9.600L-5.400 -4.800L-3.200 -4.600L-2.600 -9Z',
  )
  path(
    k,
    '#1c5c74',
    'M2.500 -13.700C3.500 -13.200 4.200 -11.800 4.600 -10L5.200 -5.200L3.200 -4.900L2.700 -9Z',
  )
  path(
    k,
    '#ffd0d8',
    'M-4.600 -6.200a0.380 0.380 0 1 0 0.010 0ZM-4 -7.600a0.300 0.300 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#d84c54',
    'M-5.400 -4.800L-3.200 -4.600L-3.200 -4.300L-5.450 -4.500ZM5.200 -5.200L3.200 -4.900L3.200 -4.600L5.250 -4.900Z',
  )
  // The sash: a wide band, two long ends.
  path(k, '#f4bc54', 'M-2.500 -12.200H2.500L2.600 -9.800H-2.600Z')
  path(k, '#f8cc6c', 'M-1.900 -12.600H-0.100L0 -2.400L-1.800 -2.200Z')
  path(k, '#d8943c', 'M0.100 -12.600H1.900L2 -2.600L0.200 -2.400Z')
  for (const y of [-11, -8.6, -6.2, -4]) {
    path(k, '#c84454', `M-1.700 ${y}L-0.950 ${y - 0.9}L-0.200 ${y}L-0.950 ${y + 0.9}Z`)
    path(k, '#983448', `M0.350 ${y}L1.100 ${y - 0.9}L1.850 ${y}L1.100 ${y + 0.9}Z`)
  }
  // Nape left bare, collar, hair with its ornaments.
  path(k, '#fff6f0', 'M-0.900 -14.700C-0.700 -15.800 0.700 -15.800 0.900 -14.700L0 -13.900Z')
  path(
    k,
    '#d84c54',
    'M-1.600 -14.500C-1 -14.900 -0.900 -14.800 0 -13.800C0.900 -14.800 1 -14.900 1.600 -14.500L0 -13.200Z',
  )
  path(
    k,
    '#241c30',
    'M-1.700 -15.600C-2.300 -16.900 -1.600 -18.400 0 -18.500C1.600 -18.400 2.300 -16.900 1.700 -15.600C0.900 -15.100 -0.900 -15.100 -1.700 -15.600Z',
  )
  path(
    k,
    '#3c3048',
    'M-1.500 -16.600C-1.400 -17.800 -0.600 -18.300 0 -18.300C-0.500 -17.600 -0.700 -16.600 -0.600 -15.400C-1.100 -15.600 -1.500 -16 -1.500 -16.600Z',
  )
  for (const [x, y, r, c] of points(
    '-1.700 -17.700 0.460 0 -1.300 -18.300 0.400 1 -2 -17 0.340 1 1.500 -18 0.360 0',
    4,
  ))
    path(k, ['#f46c84', '#fff4e4'][c], `M${x} ${y - r}a${r} ${r} 0 1 0 0.010 0Z`)
  stroke(k, '#f4c45c', 0.2, 'M1.200 -16.900L2.600 -17.500')
}

/** A badger of clay before a shop, with hat and flask; 9 high. */
export function badger(k) {
  path(
    k,
    '#5c4040',
    'M-2.600 0C-3.800 -1.600 -3.700 -4.200 -2.200 -5.400H2.200C3.700 -4.200 3.800 -1.600 2.600 0Z',
  )
  path(
    k,
    '#a8785c',
    'M-2.600 0C-3.800 -1.600 -3.700 -4.200 -2.200 -5.400H-0.400C-1.400 -3.800 -1.600 -1.600 -1 0Z',
  )
  path(
    k,
    '#f0dcc0',
    'M-1.700 -0.400C-2.500 -1.600 -2.300 -3.500 -1.300 -4.400H1.300C2.300 -3.500 2.500 -1.600 1.700 -0.400Z',
  )
  path(
    k,
    '#7c5448',
    'M-2 -5.200C-2.500 -6.600 -1.500 -7.700 0 -7.700C1.500 -7.700 2.500 -6.600 2 -5.200C1.200 -4.600 -1.200 -4.600 -2 -5.200Z',
  )
  path(
    k,
    '#f0dcc0',
    'M-0.900 -5.100C-0.900 -5.900 0.900 -5.900 0.900 -5.100C0.500 -4.700 -0.500 -4.700 -0.900 -5.100Z',
  )
  path(
    k,
    '#241c30',
    'M-0.900 -6.300a0.300 0.360 0 1 0 0.010 0ZM0.900 -6.300a0.300 0.360 0 1 0 0.010 0ZM0 -5.500a0.300 0.200 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#e0b468',
    'M-3.400 -7C-1.600 -8.900 1.600 -8.900 3.400 -7C1.400 -7.500 -1.400 -7.500 -3.400 -7Z',
  )
  path(
    k,
    '#b07c48',
    'M0.400 -8.400C1.600 -8.300 2.600 -7.800 3.400 -7C2.400 -7.260 1.400 -7.400 0.400 -7.400Z',
  )
  path(
    k,
    '#fff0dc',
    'M2.400 -3C3.200 -3.400 3.800 -3 3.800 -2.200C3.800 -1.300 2.600 -1.100 2.300 -1.800Z',
  )
}
