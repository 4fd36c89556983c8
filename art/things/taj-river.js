// The Taj Mahal from the river, in metres: terrace, plinth, tomb, dome, four minarets; the sun on the right.
import { path } from '../core/field.js'

const [LIT, PALE, SHADE, DEEP, GLOW] = ['#fff2dc', '#f2c8bc', '#b48cc0', '#8068a8', '#fffaf0']

/** A pointed arch with its foot at x, y. */
const arch = (x, y, w, h) =>
  `M${x - w} ${y}V${y - h * 0.62}C${x - w} ${y - h * 0.84} ${x - w * 0.42} ${y - h * 0.93} ${x} ${y - h}C${x + w * 0.42} ${y - h * 0.93} ${x + w} ${y - h * 0.84} ${x + w} ${y - h * 0.62}V${y}Z`

/** A niche in the wall: its left jamb in the sun, the hollow in shade. */
function niche(k, x, y, w, h, deep = DEEP) {
  path(k, GLOW, arch(x, y, w * 1.16, h * 1.06))
  path(k, deep, arch(x, y, w, h))
  k.save()
  k.beginPath()
  k.rect(x - w, y - h, w * 0.62, h)
  k.clip()
  path(k, SHADE, arch(x, y, w, h))
  k.restore()
}

/** A swelling dome, `r` at its widest, `h` high, with its finial; the light falls from the right in two tones and the narrow turn between them. */
function dome(k, x, y, r, h) {
  // One meridian of the dome from the foot to the tip: m is -1 at the left edge, 1 at the right.
  const down = (m) =>
    `C${x + m * r * 0.4} ${y - h * 0.9} ${x + m * r * 0.72} ${y - h * 0.84} ${x + m * r * 0.92} ${y - h * 0.6}C${x + m * r * 1.08} ${y - h * 0.4} ${x + m * r * 1.02} ${y - h * 0.16} ${x + m * r * 0.84} ${y}`
  const part = (c, m) =>
    path(
      k,
      c,
      `M${x} ${y - h}${down(m)}H${x + r * 0.84}C${x + r * 1.02} ${y - h * 0.16} ${x + r * 1.08} ${y - h * 0.4} ${x + r * 0.92} ${y - h * 0.6}C${x + r * 0.72} ${y - h * 0.84} ${x + r * 0.4} ${y - h * 0.9} ${x} ${y - h}Z`,
    )
  part(SHADE, -1)
  part(PALE, -0.12)
  part(LIT, 0.24)
  path(
    k,
    '#e8a860',
    `M${x - h * 0.02} ${y - h * 0.99}L${x} ${y - h * 1.24}L${x + h * 0.02} ${y - h * 0.99}Z`,
  )
  path(
    k,
    '#ffe0a0',
    `M${x - h * 0.03} ${y - h * 1.06}a${h * 0.03} ${h * 0.03} 0 1 0 ${h * 0.06} 0a${h * 0.03} ${h * 0.03} 0 1 0 ${-h * 0.06} 0Z`,
  )
}

/** A kiosk on columns with its little dome. */
function kiosk(k, x, y, w, h) {
  path(k, DEEP, `M${x - w} ${y}V${y - h * 0.5}H${x + w}V${y}Z`)
  for (const u of [-1, -0.36, 0.3, 0.84])
    path(k, u < 0 ? SHADE : LIT, `M${x + w * u} ${y}V${y - h * 0.5}h${w * 0.18}V${y}Z`)
  path(
    k,
    PALE,
    `M${x - w * 1.35} ${y - h * 0.48}H${x + w * 1.35}L${x + w} ${y - h * 0.58}H${x - w}Z`,
  )
  dome(k, x, y - h * 0.56, w * 0.92, h * 0.52)
}

/** A minaret: three storeys that grow thinner, a balcony on each, a kiosk on top; 41 high. */
function minaret(k, x, y, q) {
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  for (const [y0, y1, w0, w1] of [
    [0, 12.5, 1.9, 1.6],
    [13.3, 24.5, 1.52, 1.32],
    [25.3, 35, 1.24, 1.06],
  ]) {
    path(k, SHADE, `M${-w0} ${-y0}L${-w1} ${-y1}H${w1}L${w0} ${-y0}Z`)
    path(k, PALE, `M${-w0 * 0.3} ${-y0}L${-w1 * 0.3} ${-y1}H${w1}L${w0} ${-y0}Z`)
    path(k, LIT, `M${w0 * 0.4} ${-y0}L${w1 * 0.4} ${-y1}H${w1}L${w0} ${-y0}Z`)
    path(k, DEEP, `M${-w1} ${-y1 + 0.6}L${-w1 * 1.5} ${-y1 - 0.4}H${w1 * 1.5}L${w1} ${-y1 + 0.6}Z`)
    path(k, LIT, `M${-w1 * 1.5} ${-y1 - 0.4}H${w1 * 1.5}V${-y1 - 1.1}H${-w1 * 1.5}Z`)
  }
  kiosk(k, 0, -36, 1.2, 7.4)
  k.restore()
}

/** One of the red buildings that flank the tomb: three domes over an arcade. */
function mosque(k, x, y) {
  const red = ['#c07078', '#e08a7c', '#f4a48c', '#8c5878']
  path(k, red[0], `M${x - 19} ${y}V${y - 12}H${x + 19}V${y}Z`)
  path(k, red[1], `M${x - 2} ${y}V${y - 12}H${x + 19}V${y}Z`)
  path(k, red[1], `M${x - 6} ${y}V${y - 16}H${x + 6}V${y}Z`)
  path(
    k,
    red[2],
    `M${x + 3} ${y}V${y - 16}H${x + 6}V${y}ZM${x + 17} ${y}V${y - 12}H${x + 19}V${y}Z`,
  )
  path(k, red[3], arch(x, y, 3.6, 13))
  for (const u of [-14.5, -10, 10, 14.5]) path(k, red[3], arch(x + u, y, 1.5, 8))
  dome(k, x - 10.4, y - 12, 3.8, 6.8)
  dome(k, x + 10.4, y - 12, 3.8, 6.8)
  dome(k, x, y - 16.4, 5.6, 10)
  for (const u of [-16.8, 16.8]) kiosk(k, x + u, y - 12, 1.5, 7)
}

/** Everything on the terrace over the river; foot at 0, about 190 wide, 76 high. */
export function tajMahal(k) {
  mosque(k, -86, -7)
  mosque(k, 86, -7)
  // The farther minarets stand closer in.
  minaret(k, -40, -12, 0.92)
  minaret(k, 40, -12, 0.92)
  // The tomb: chamfered corners in shade on the left, in the sun on the right.
  path(k, PALE, 'M-28.500 -12V-34H28.500V-12Z')
  path(k, SHADE, 'M-28.500 -12V-34H-20.500V-12Z')
  path(k, LIT, 'M20.500 -12V-34H28.500V-12Z')
  path(k, GLOW, 'M-29 -34H29V-35.200H-29Z')
  for (const x of [-24.5, -15.6, 15.6, 24.5])
    for (const y of [-12.4, -22.6])
      niche(k, x, y, Math.abs(x) > 20 ? 2.2 : 2.9, 8.6, Math.abs(x) > 20 ? '#9c84b4' : DEEP)
  // The drum and the great dome, kiosks at its corners.
  kiosk(k, -17.5, -35, 3.4, 15)
  kiosk(k, 17.5, -35, 3.4, 15)
  path(k, SHADE, 'M-10.600 -35V-43H10.600V-35Z')
  path(k, PALE, 'M-3 -35V-43H10.600V-35Z')
  path(k, LIT, 'M5.500 -35V-43H10.600V-35Z')
  path(k, DEEP, 'M-10.800 -43H10.800V-43.700H-10.800Z')
  dome(k, 0, -43.6, 12.4, 24)
  // The portal stands out before the dome.
  path(k, PALE, 'M-11.400 -12V-39.500H11.400V-12Z')
  path(k, SHADE, 'M-11.400 -12V-39.500H-9.400V-12Z')
  path(k, LIT, 'M9 -12V-39.500H11.400V-12Z')
  path(k, GLOW, 'M-11.800 -39.500H11.800V-40.600H-11.800Z')
  for (const x of [-11.4, 11.4])
    path(k, x < 0 ? SHADE : LIT, `M${x - 0.7} -12V-43.500L${x} -45.500L${x + 0.7} -43.500V-12Z`)
  path(k, '#a88cb8', 'M-8.600 -12.400V-36.500H8.600V-12.400Z')
  niche(k, 0, -12.4, 7, 22)
  path(k, '#5c4c88', arch(0, -12.4, 2.6, 8.5))
  // Plinth and, at the water, the long red terrace with its arcade.
  path(k, '#eccbcf', 'M-49 -7V-12.400H49V-7Z')
  path(k, GLOW, 'M-49.500 -12.300H49.500V-13H-49.500Z')
  minaret(k, -47, -12, 1.06)
  minaret(k, 47, -12, 1.06)
  path(k, '#cc7670', 'M-112 0V-7H112V0Z')
  path(k, '#ffc0a0', 'M-112 -7H112V-7.900H-112Z')
  for (let x = -109; x < 110; x += 5.6) path(k, '#b0646e', arch(x, -0.6, 1.7, 5))
  for (const x of [-110, 110]) {
    path(k, x < 0 ? '#b8686c' : '#e89474', `M${x - 5} 0V-9.500H${x + 5}V0Z`)
    path(k, '#ffc0a0', `M${x - 5.4} -9.400H${x + 5.4}V-10.300H${x - 5.4}Z`)
    for (const u of [-2.2, 2.2]) path(k, '#a05c6c', arch(x + u, -1, 1.4, 6.4))
    kiosk(k, x, -10.2, 3.4, 12)
  }
}
