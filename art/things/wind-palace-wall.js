import { fill, stroke } from '../core/field.js'

// The palace of the winds in Jaipur from the roofs across the street, in metres: X from its middle, Y up, Z away from us;
// its wall at Z = 0. The sun rises behind us on the left: left faces shine, right faces lie in shade.

const [MIDDLE, HORIZON, EYE, AWAY, SCALE] = [88, 50, 11, 38, 2.5]
const F = SCALE * AWAY
/** Where a point is in the picture. */
export const eye = ([x, y, z = 0]) => [
  MIDDLE + (F * x) / (z + AWAY),
  HORIZON - (F * (y - EYE)) / (z + AWAY),
]
/** How large one metre is there. */
export const metre = (z) => F / (z + AWAY)
export const face = (k, c, list) => fill(k, c, list.map(eye))
export const line = (k, c, width, list) =>
  stroke(k, c, width, `M${list.map((p) => eye(p).join(' ')).join('L')}`)
export const box = (k, c, x0, x1, y0, y1, z = 0) =>
  face(k, c, [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ])

/** The colours that all its files paint with; a picture may swap them for those of the shade and paint again. */
export const T = {
  house: '#e4846c',
  houseTop: '#f49c7c',
  merlon: '#ffb894',
  trim: '#ffe4c4',
  pale: '#d88c84',
  dome: '#b4566a',
  hood: '#c0606c',
  goods: ['#e8a04c', '#c44c6c', '#3c8c8c', '#f0d8b0'],
  awnings: ['#f0604c', '#f4d8a4', '#2f8c94', '#f0a848'],
  sun: '#ffcf9e',
  front: '#f59a78',
  shade: '#a84e68',
  deep: '#6c2f5c',
  wall: '#de7a6a',
  cream: '#fff0d4',
  pane: '#8c3c60',
  dark: '#4c2254',
  gold: '#ffd25c',
}
export const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t)

/** A window with a pointed arch on the face from a to b (x, z), foot at y; its frame is painted white. */
export function lattice(k, a, b, y, tall, pane, frame) {
  const at = (t, h) => {
    const [x, z] = mix(a, b, t)
    return [x, y + tall * h, z]
  }
  const form = [
    at(0, 0),
    at(0, 0.68),
    at(0.16, 0.84),
    at(0.34, 0.88),
    at(0.5, 1),
    at(0.66, 0.88),
    at(0.84, 0.84),
    at(1, 0.68),
    at(1, 0),
  ]
  face(k, pane, form)
  if (frame) line(k, frame, 0.13, [...form, form[0]])
}
