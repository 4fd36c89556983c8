import { fill, points } from '../core/field.js'
import { SPICES } from './spice-goods.js'

// A covered lane in metres, seen from 1.9 m above its floor: x across, y up, z away.
const [VX, VY, F, EYE] = [105, 42, 118, 1.9]
export const P = (x, y, z) => [VX + (F * x) / z, VY + (F * (EYE - y)) / z]
export const metre = (z) => F / z
export const [LEFT, RIGHT, EAVES, RIDGE, END] = [-3, 2.7, 3.5, 5.4, 46]

/** Farther things take the warm air of the lane. */
const TONES = {
  wood: ['#3c2438', '#5c3440', '#8c5048', '#c07c58'],
  roof: ['#34203c', '#4c2c40', '#744444', '#a8664c'],
  wall: ['#54304c', '#74404c', '#a45c50', '#d0885c'],
  lit: ['#b8684c', '#cc7c50', '#e09c60', '#f4c07c'],
}
export const tone = (name, z) => TONES[name][z < 8 ? 0 : z < 14 ? 1 : z < 24 ? 2 : 3]

export const flat = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** One bay of shops on a side (m: -1 left, 1 right) from z to z + 3. */
export function bay(k, m, z, r) {
  const x = m < 0 ? LEFT : RIGHT
  const z1 = z + 3
  // What is seen of the room: the far cheek wall, shelves of tins and jars in lamplight.
  flat(k, tone('wall', z), [
    [x, 0, z],
    [x, EAVES, z],
    [x, EAVES, z1],
    [x, 0, z1],
  ])
  flat(k, z < 14 ? '#8c4c4c' : '#c08058', [
    [x, 0.5, z + 0.3],
    [x, 2.7, z + 0.3],
    [x, 2.7, z1 - 0.2],
    [x, 0.5, z1 - 0.2],
  ])
  const kind = ((z - 1) / 3 + (m > 0 ? 1 : 0)) % 3
  const wares = ['#e8a04c', '#c85850', '#5c8c84', '#f0d8a8', '#8c5480', '#486c94', '#b8a050']
  const pick = () => wares[Math.floor(r() * 7)]
  const wood = tone('wood', z)
  // Above: two boards with jars of unlike height, a light edge on each.
  for (const y of [[1.55, 2.1], [2.05], [0.98, 1.55, 2.1]][kind]) {
    for (let i = 0, za = z + 0.34; za < z1 - 0.5; i++) {
      const [w, h] = [0.16 + r() * 0.14, 0.2 + r() * 0.2]
      const c = pick()
      const jar = (u, v) => [x, y + h * v, za + w * u]
      if (r() > 0.14) {
        flat(
          k,
          c,
          points('0.060 0 0 0.660 0.220 0.840 0.780 0.840 1 0.660 0.940 0').map(([u, v]) =>
            jar(u, v),
          ),
        )
        flat(
          k,
          '#fbe4b4',
          points('0.120 0.100 0.100 0.640 0.260 0.640 0.280 0.100').map(([u, v]) => jar(u, v)),
        )
        flat(
          k,
          '#5c3440',
          points('0.220 0.840 0.200 1 0.800 1 0.780 0.840').map(([u, v]) => jar(u, v)),
        )
      }
      za += w + 0.05 + r() * 0.08
    }
    flat(k, wood, [
      [x, y - 0.07, z + 0.3],
      [x, y, z + 0.3],
      [x, y, z1 - 0.2],
      [x, y - 0.07, z1 - 0.2],
    ])
  }
  // Below: open trays that lean towards the buyer, or shawls on a rail, or brass in a row.
  if (kind === 0)
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 6; i++) {
        const [za, zb] = [z + 0.36 + i * 0.41, z + 0.72 + i * 0.41]
        const [y0, y1] = [0.62 + row * 0.36, 0.92 + row * 0.36]
        const c = SPICES[(i * 3 + row * 5 + z) % 8]
        flat(k, wood, [
          [x - m * 0.3, y0 - 0.05, za - 0.03],
          [x, y1 + 0.04, za - 0.03],
          [x, y1 + 0.04, zb + 0.03],
          [x - m * 0.3, y0 - 0.05, zb + 0.03],
        ])
        flat(k, c[1], [
          [x - m * 0.28, y0, za],
          [x, y1, za],
          [x, y1, zb],
          [x - m * 0.28, y0, zb],
        ])
        flat(k, c[2], [
          [x - m * 0.08, y1 - 0.09, za],
          [x, y1, za],
          [x, y1, zb],
          [x - m * 0.08, y1 - 0.09, zb],
        ])
        flat(k, c[0], [
          [x - m * 0.26, y0 + 0.03, za + 0.06],
          [x - m * 0.2, y0 + 0.12, za + 0.14],
          [x - m * 0.2, y0 + 0.12, zb - 0.12],
          [x - m * 0.26, y0 + 0.03, zb - 0.05],
        ])
      }
  else if (kind === 1) {
    for (let i = 0; i < 8; i++) {
      const [za, low] = [z + 0.34 + i * 0.3, 0.7 + r() * 0.5]
      const c = pick()
      flat(k, c, [
        [x - m * 0.1, 1.9, za],
        [x - m * 0.1, 1.9, za + 0.27],
        [x - m * 0.1, low, za + 0.27],
        [x - m * 0.1, low - 0.04, za],
      ])
      flat(k, 'rgba(60,20,60,.26)', [
        [x - m * 0.1, 1.9, za + 0.15],
        [x - m * 0.1, 1.9, za + 0.27],
        [x - m * 0.1, low, za + 0.27],
        [x - m * 0.1, low - 0.02, za + 0.17],
      ])
    }
    flat(k, wood, [
      [x - m * 0.1, 1.88, z + 0.3],
      [x - m * 0.1, 1.95, z + 0.3],
      [x - m * 0.1, 1.95, z1 - 0.2],
      [x - m * 0.1, 1.88, z1 - 0.2],
    ])
  }
  flat(k, '#4c2c40', [
    [x - m * 0.04, 0, z + 0.2],
    [x - m * 0.04, 0.56, z + 0.2],
    [x - m * 0.04, 0.56, z1],
    [x - m * 0.04, 0, z1],
  ])
  // Sign board and the beam of the arcade.
  flat(k, ['#3c7c80', '#a84850', '#5c5488', '#c88c44'][Math.floor(r() * 4)], [
    [x - m * 0.05, 2.75, z + 0.25],
    [x - m * 0.05, 3.3, z + 0.25],
    [x - m * 0.05, 3.3, z1 - 0.25],
    [x - m * 0.05, 2.75, z1 - 0.25],
  ])
  // A painted border and three stars of two squares on it.
  for (const [y0, y1] of [
    [2.8, 2.84],
    [3.21, 3.25],
  ])
    flat(k, '#e8b870', [
      [x - m * 0.06, y0, z + 0.35],
      [x - m * 0.06, y1, z + 0.35],
      [x - m * 0.06, y1, z1 - 0.35],
      [x - m * 0.06, y0, z1 - 0.35],
    ])
  for (const u of [0.75, 1.5, 2.25])
    for (const turn of [0, 0.785])
      flat(
        k,
        '#f8dca4',
        [0, 1, 2, 3].map((n) => {
          const a = turn + n * 1.5708
          return [x - m * 0.06, 3.025 + Math.sin(a) * 0.13, z + u + Math.cos(a) * 0.13]
        }),
      )
  flat(k, tone('wood', z), [
    [x - m * 0.1, EAVES - 0.2, z],
    [x - m * 0.1, EAVES + 0.06, z],
    [x - m * 0.1, EAVES + 0.06, z1],
    [x - m * 0.1, EAVES - 0.2, z1],
  ])
  // A post with its bracket, lit on the side of the lane's end.
  const px = x - m * 0.06
  flat(k, tone('wood', z), [
    [px, 0, z],
    [px, EAVES, z],
    [px - m * 0.2, EAVES, z],
    [px - m * 0.2, 0, z],
  ])
  flat(k, tone('lit', z + 3), [
    [px, 0, z],
    [px, EAVES, z],
    [px, EAVES, z + 0.16],
    [px, 0, z + 0.16],
  ])
  flat(k, tone('wood', z), [
    [px, EAVES - 0.7, z],
    [px - m * 0.7, EAVES, z],
    [px - m * 0.45, EAVES, z],
    [px, EAVES - 0.45, z],
  ])
}
