import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'
import { skyline, WATER } from './manhattan-front.js'

/** The bay: light far off, deep at our side, the towers broken in it, the wake that leads back to them. */
export function bay(k) {
  const g = k.createLinearGradient(0, WATER, 0, 90)
  for (const [a, c] of [
    [0, '#a8d0cc'],
    [0.12, '#6fb0b8'],
    [0.5, '#2f7c98'],
    [1, '#17547c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, WATER, 170, 40)
  // The towers stand in the calm of the morning, upside down and of their own height; they fade towards us.
  k.save()
  k.beginPath()
  k.rect(-6, WATER, 174, 40)
  k.clip()
  k.translate(0, WATER * 2)
  k.scale(1, -1)
  skyline(k)
  k.restore()
  const veil = k.createLinearGradient(0, WATER, 0, 84)
  veil.addColorStop(0, 'rgba(96,164,176,.5)')
  veil.addColorStop(0.45, 'rgba(60,136,160,.68)')
  veil.addColorStop(1, 'rgba(36,104,140,.93)')
  k.fillStyle = veil
  k.fillRect(-5, WATER, 170, 40)
  // The swell cuts it: long strokes, close together far off, wide apart and thicker near.
  const r = random(6)
  for (let y = WATER + 0.7, d = 0.5; y < 80; y += d, d *= 1.17)
    for (let x = -10 + r() * 30; x < 170; x += 26 + r() * 44) {
      const [w, h] = [7 + r() * 15, d * (0.16 + r() * 0.12)]
      path(
        k,
        r() < 0.6 ? '#4a98ac' : '#8cc4c4',
        `M${x - w} ${y}Q${x} ${y - h} ${x + w} ${y}Q${x} ${y + h} ${x - w} ${y}Z`,
      )
    }
}

/** The wake in perspective from twelve metres up: smooth pale water between two edges of foam. */
export function wake(k) {
  const at = (s, d) => {
    const bend = 14 * (d / 1100) ** 1.5
    return [62 + bend + (112 * s) / d, WATER + (112 * 12) / d]
  }
  const ds = Array.from({ length: 130 }, (_, i) => 34 * 1.0278 ** i)
  const width = (d) => 9 + d * 0.012
  const band = (c, a, b) =>
    fill(k, c, [...ds.map((d) => at(a(d), d)), ...ds.map((d) => at(b(d), d)).reverse()])
  band(
    '#8fcccc',
    (d) => -width(d),
    (d) => width(d),
  )
  band(
    '#b8e2d8',
    (d) => -width(d) * 0.45,
    (d) => width(d) * 0.6,
  )
  for (const m of [-1, 1])
    band(
      '#f6fbec',
      (d) => m * (width(d) + 1.2 + 0.9 * Math.sin(Math.log(d) * 9 + m)),
      (d) => m * (width(d) - 0.6 - 0.8 * Math.sin(Math.log(d) * 14 + m * 2)),
    )
  const r = random(8)
  for (let i = 0; i < 26; i++) {
    const d = 36 * 1.09 ** i
    const s = (r() - 0.5) * 1.5 * width(d)
    const [x, y] = at(s, d)
    const w = (112 * (1 + r() * 2)) / d
    path(
      k,
      '#f6fbec',
      `M${x - w} ${y}Q${x} ${y - w * 0.16} ${x + w} ${y}Q${x} ${y + w * 0.2} ${x - w} ${y}Z`,
    )
  }
}

/** The deck in metres; we stand two steps up, so that those at the bulwark show against the water. */
const P = (x, y, z) => [66 + (108 * x) / z, 54 - (108 * (y - 2.4)) / z]
export const deckAt = P
export const metre = (z) => 108 / z
/** The round end of the upper deck: the depth of its edge at x metres. */
const rim = (x) => 12.4 - 0.075 * (x + 1) ** 2

/** The ferry's stern: deck, the orange bulwark round it, its cap in the sun, its shade on the planks. */
export function stern(k) {
  const xs = Array.from({ length: 44 }, (_, i) => -11 + i * 0.5).filter((x) => rim(x) > 2.4)
  const line = (y, inset = 0) => xs.map((x) => P(x, y, rim(x) - inset))
  // Teak, board beside board towards the stern; where the sun comes over the rail the boards are warm.
  fill(k, '#a8705c', [...line(0), [190, 120], [-60, 120]])
  k.save()
  k.beginPath()
  for (const p of [...line(0), [190, 120], [-60, 120]]) k.lineTo(...p)
  k.clip()
  for (let x = -14, i = 0; x < 16; x += 0.62, i++) {
    const tone = ['#b87e64', '#a8705c', '#ae7660', '#a26a5a', '#b4785e'][(i * 3) % 5]
    fill(k, tone, [P(x, 0, 3.4), P(x + 0.62, 0, 3.4), P(x + 0.62, 0, 14), P(x, 0, 14)])
    fill(k, '#7c4c54', [P(x, 0, 3.4), P(x + 0.035, 0, 3.4), P(x + 0.035, 0, 14), P(x, 0, 14)])
  }
  k.restore()
  // Shade of the bulwark at the east, where the sun comes over it.
  fill(k, '#5c3c5c', [
    ...line(0),
    ...xs
      .map((x) => P(x - 0.5 - Math.max(0, x) * 0.14, 0, rim(x) - 0.75 - Math.max(0, x + 1) * 0.06))
      .reverse(),
  ])
  // The inside of the round turns from the sun (left) into its own shade (right).
  const g = k.createLinearGradient(0, 0, 160, 0)
  for (const [t, c] of [
    [0, '#fb9444'],
    [0.4, '#ee7438'],
    [0.75, '#c4543a'],
    [1, '#a8443c'],
  ])
    g.addColorStop(t, c)
  fill(k, g, [...line(0), ...line(1.04).reverse()])
  fill(k, '#8c3c44', [...line(0), ...line(0.12).reverse()])
  fill(k, '#ffc06c', [...line(1.04), ...xs.map((x) => P(x, 1.04, rim(x) + 0.24)).reverse()])
  fill(k, '#ffe6b0', [...line(1.08), ...line(1.03).reverse()])
  // Ribs inside the bulwark.
  for (let i = 2; i < xs.length; i += 4) {
    const x = xs[i]
    fill(k, 'rgba(112,44,64,.55)', [
      P(x, 0, rim(x)),
      P(x, 1, rim(x)),
      P(x + 0.09, 1, rim(x + 0.09)),
      P(x + 0.09, 0, rim(x + 0.09)),
    ])
  }
}
