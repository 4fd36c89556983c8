import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The tall one: its square turns into a square set across, in long triangles; ring and mast above. S: units to the metre. */
export function oneWorldAt(k, x, y, S) {
  const [w, top] = [7, y - 417 * S]
  const [a, b] = [x - w / 2, x + w / 2]
  const foot = y - 57 * S
  const [c, d] = [x - w * 0.36, x + w * 0.36]
  fill(k, '#8cb4bc', [
    [a, y],
    [a, foot],
    [b, foot],
    [b, y],
  ])
  fill(k, '#44688c', [
    [x + 0.6, y],
    [x + 0.6, foot],
    [b, foot],
    [b, y],
  ])
  fill(k, '#e0f4e8', [
    [a, foot],
    [c, top],
    [x - 0.3, top],
    [x - 1.6, foot],
  ])
  fill(k, '#94c8cc', [
    [x - 1.6, foot],
    [x - 0.3, top],
    [x + 1.7, foot],
  ])
  fill(k, '#5c90a8', [
    [x - 0.3, top],
    [d, top],
    [x + 1.7, foot],
  ])
  fill(k, '#3c6488', [
    [d, top],
    [b, foot],
    [x + 1.7, foot],
  ])
  fill(k, '#fff8e0', [
    [a, foot],
    [c, top],
    [c + 0.6, top],
    [a + 0.7, foot],
  ])
  path(k, '#c4d8d8', `M${c} ${top}H${d}V${top - 0.8}H${c}Z`)
  path(k, '#44688c', `M${x + 0.6} ${top}H${d}V${top - 0.8}H${x + 0.6}Z`)
  path(k, '#d8e8e4', `M${x - 1.5} ${top - 0.8}H${x + 1.5}V${top - 1.6}H${x - 1.5}Z`)
  stroke(k, '#e8f0e4', 0.5, `M${x} ${top - 1.6}V${top - 7}`)
  stroke(k, '#e8f0e4', 0.26, `M${x} ${top - 7}V${top - 12.6}`)
}

/** The trees and walls along the water. */
export function battery(k, y) {
  const r = random(12)
  fill(k, '#5c5070', points(`10 ${y + 1} 10 ${y} 156 ${y} 156 ${y + 1}`))
  for (let i = 0; i < 74; i++) {
    const x = 20 + r() * 106
    if (x > 106 && x < 124) continue
    const q = 0.8 + r() * 1
    k.fillStyle = '#2c5c5c'
    k.beginPath()
    k.ellipse(x, y - q * 0.9, q * 1.1, q, 0, 0, 7)
    k.fill()
    k.fillStyle = r() < 0.4 ? '#a8b464' : '#6c9464'
    k.beginPath()
    k.ellipse(x - q * 0.3, y - q * 1.2, q * 0.62, q * 0.5, 0, 0, 7)
    k.fill()
  }
  path(k, '#e8f0e0', `M107 ${y}V${y - 2.6}H123V${y}Z`)
  path(k, '#8cb4b8', `M108 ${y}V${y - 1.8}H122V${y}Z`)
  path(k, '#d87848', `M112 ${y}V${y - 1.4}H114.500V${y}ZM117 ${y}V${y - 1.4}H119.500V${y}Z`)
  path(k, '#fff4d8', `M106.600 ${y - 2.6}H123.400V${y - 3.1}H106.600Z`)
}
