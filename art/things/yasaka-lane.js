// The lane that climbs to the pagoda of Yasaka in Kyoto, after sunset, when the lanterns are lit. In metres; the last light comes from behind us.
import { fill, path, points, stroke } from '../core/field.js'
import { crowns } from './crowns.js'
import { lens } from './lens.js'

const P0 = lens({ eye: [0, 1.7, 0], f: 138, cx: 84, cy: 63 })
export const HALF = 2.9
/** The lane bends to the left and climbs. */
const bend = (z) => 0.3 - 0.0022 * Math.max(0, z - 9) ** 1.9
export const climb = (z) => 0.06 * Math.max(0, z - 6)
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

/** Where the lane turns away: a garden wall with its tiles, a gate with light in it, trees over it. */
export function laneEnd(k) {
  crowns(
    k,
    points('62 57 14 9 0 72 56 13 8 1 82 56.500 12 8 0', 5),
    [['#34446c', '#40567a', '#6a7894']],
    5,
    -1,
  )
  fill(k, '#6c6488', points('56 55 92 55 92 61 56 61'))
  fill(k, '#3c4068', points('56 54 92 54 92 55.200 56 55.200'))
  fill(k, '#33264a', points('71.500 55 78.500 55 78.500 60.500 71.500 60.500'))
  fill(k, '#ffc478', points('72.300 56 77.700 56 77.700 60.500 72.300 60.500'))
  fill(k, '#4a5080', points('70 54.600 71.600 53 78.400 53 80 54.600'))
  fill(k, '#33264a', points('74.850 56 75.150 56 75.150 60.500 74.850 60.500'))
}

/** Light of a lantern on the stones below it. */
export function pool(k, x, z) {
  const [px, py, q] = P(x, 0, z)
  k.save()
  k.translate(px, py)
  k.scale(1, 0.24)
  const g = k.createRadialGradient(0, 0, 0, 0, 0, q * 2.4)
  g.addColorStop(0, 'rgba(255,206,134,.72)')
  g.addColorStop(0.45, 'rgba(255,186,116,.34)')
  g.addColorStop(1, 'rgba(255,170,110,0)')
  k.fillStyle = g
  k.fillRect(-q * 2.5, -q * 2.5, q * 5, q * 5)
  k.restore()
}

/** A long paper lantern under an eave. */
export function lantern(k, x, y, z, red) {
  const [px, py, f] = P(x, y, z)
  const q = f * 0.108
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
