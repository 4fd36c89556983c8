// The space of a lane of Stone Town in metres, its two walls, and the baskets of spice along it.
import { fill, path, stroke } from '../core/field.js'

const VP = [84, 57]
const F = 64
export const EYE = 1.65

/** Metres to the right, up and away to points of the field. */
export const see = (X, Y, Z) => [VP[0] + (F * X) / Z, VP[1] - (F * (Y - EYE)) / Z]
export const scaleAt = (Z) => F / Z

export const [LEFT, RIGHT] = [-3, 3.3]
const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => see(...p)),
  )
/** A piece of a wall that runs away from us. */
export const onWall = (k, c, X, z0, z1, y0, y1) =>
  quad(k, c, [
    [X, y0, z0],
    [X, y1, z0],
    [X, y1, z1],
    [X, y0, z1],
  ])
const SPICES = {
  turmeric: ['#fcc83c', '#e49c2c', '#a8642c'],
  paprika: ['#f0603c', '#c8383c', '#84243c'],
  cardamom: ['#b4c46c', '#849c54', '#4c6c4c'],
  clove: ['#94584c', '#6c3c40', '#401f34'],
  cinnamon: ['#d89860', '#a86840', '#6c3c38'],
  pepper: ['#7c7484', '#54506c', '#302c48'],
  hibiscus: ['#d8507c', '#a02c60', '#641c4c'],
  ginger: ['#f4dca8', '#d8b07c', '#98704c'],
}

/** A round basket heaped with one spice, its middle at X, Y, Z. */
export function heap(k, X, Y, Z, radius, spice, r) {
  const [x, y] = see(X, Y, Z)
  const q = scaleAt(Z) * radius
  const flat = Math.max(0.12, (EYE - Y) / Z)
  const [lit, mid, dark] = SPICES[spice]
  const oval = (c, dy, rx) => {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x, y + dy, rx, rx * flat, 0, 0, 7)
    k.fill()
  }
  k.fillStyle = 'rgba(72,40,88,.42)'
  k.beginPath()
  k.ellipse(x - q * 0.25, y + q * 0.1, q * 1.12, q * flat, 0, 0, 7)
  k.fill()
  path(
    k,
    '#8c5c48',
    `M${x - q} ${y - q * 0.42}C${x - q * 0.96} ${y - q * 0.1} ${x - q * 0.86} ${y + q * flat * 0.5} ${x - q * 0.6} ${y + q * flat * 0.76}C${x - q * 0.2} ${y + q * flat} ${x + q * 0.2} ${y + q * flat} ${x + q * 0.6} ${y + q * flat * 0.76}C${x + q * 0.86} ${y + q * flat * 0.5} ${x + q * 0.96} ${y - q * 0.1} ${x + q} ${y - q * 0.42}Z`,
  )
  path(
    k,
    '#c4905c',
    `M${x + q * 0.16} ${y - q * 0.2}L${x + q * 0.1} ${y + q * flat}C${x + q * 0.4} ${y + q * flat * 0.95} ${x + q * 0.86} ${y + q * flat * 0.6} ${x + q} ${y - q * 0.42}Z`,
  )
  for (const t of [0.3, 0.62])
    stroke(
      k,
      'rgba(84,44,56,.5)',
      q * 0.05,
      `M${x - q * (1 - t * 0.14)} ${y - q * 0.42 + q * t * 0.5}Q${x} ${y - q * 0.2 + q * t * 0.5 + q * flat * 0.9} ${x + q * (1 - t * 0.14)} ${y - q * 0.42 + q * t * 0.5}`,
    )
  oval('#dcac74', -q * 0.42, q * 1.04)
  oval(dark, -q * 0.42, q * 0.92)
  const [top, base] = [y - q * (0.98 + r() * 0.14), y - q * 0.42]
  path(
    k,
    mid,
    `M${x - q * 0.92} ${base}C${x - q * 0.5} ${base - q * 0.16} ${x - q * 0.2} ${top + q * 0.02} ${x} ${top}C${x + q * 0.22} ${top + q * 0.02} ${x + q * 0.5} ${base - q * 0.16} ${x + q * 0.92} ${base}C${x + q * 0.6} ${base + q * flat * 0.8} ${x - q * 0.6} ${base + q * flat * 0.8} ${x - q * 0.92} ${base}Z`,
  )
  path(
    k,
    lit,
    `M${x} ${top}C${x + q * 0.22} ${top + q * 0.02} ${x + q * 0.5} ${base - q * 0.16} ${x + q * 0.92} ${base}C${x + q * 0.7} ${base + q * flat * 0.5} ${x + q * 0.4} ${base + q * flat * 0.72} ${x + q * 0.1} ${base + q * flat * 0.74}C${x + q * 0.2} ${base - q * 0.2} ${x + q * 0.1} ${top + q * 0.3} ${x} ${top}Z`,
  )
  path(
    k,
    dark,
    `M${x - q * 0.92} ${base}C${x - q * 0.7} ${base - q * 0.1} ${x - q * 0.5} ${base - q * 0.24} ${x - q * 0.36} ${base - q * 0.34}C${x - q * 0.5} ${base - q * 0.04} ${x - q * 0.44} ${base + q * flat * 0.5} ${x - q * 0.3} ${base + q * flat * 0.66}C${x - q * 0.6} ${base + q * flat * 0.5} ${x - q * 0.8} ${base + q * flat * 0.3} ${x - q * 0.92} ${base}Z`,
  )
  if (spice === 'cinnamon')
    for (let i = 0; i < 5; i++)
      stroke(
        k,
        i % 2 ? lit : dark,
        q * 0.13,
        `M${x - q * 0.5 + i * q * 0.22} ${base + q * flat * 0.3}L${x - q * 0.2 + i * q * 0.16} ${top - q * 0.1 + (i % 3) * q * 0.08}`,
      )
}
