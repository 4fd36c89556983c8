import { blend } from '../core/colour.js'

// Manhattan from the sixty-first floor of the Chrysler Building, in metres: across, up, away. The sun goes down ahead of
// us, so that the fronts are in shade and the roofs shine. Downtown is `u`, the Hudson `v`.

export const [EYE, F, CX, CY] = [250, 190, 62, 56]
export const [S, C] = [0.3, 0.954]
const P = (X, Y, Z) => [CX + (X * F) / Z, CY + ((EYE - Y) * F) / Z]
export const grid = (u, v, Y) => P(-S * u + C * v, Y, C * u + S * v)
export const away = (u, v) => C * u + S * v
const HAZE = '#f7b78f'
export const tone = (hex, Z) =>
  blend(hex, HAZE, Math.min(0.88, Math.max(0, (Z - 420) / 4200) ** 0.72))

/** Roofs that shine in the last sun. */
export const ROOF = '#f59a86'
