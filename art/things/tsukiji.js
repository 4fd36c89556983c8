import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'

// Tsukiji Hongan-ji straight on, in metres, foot at 0: a hall of stone after Indian temples. Lamps light its foot, the sky its head.
const LIT = '#f6c8a4'
const SHADE = '#6f5a86'
const DEEP = '#3a3468'
const GLOW = '#ffd590'

const arch = (x, y0, y1, r) =>
  `M${x - r} ${-y0}V${-y1}C${x - r} ${-y1 - r * 1.1} ${x - r * 0.3} ${-y1 - r * 1.3} ${x} ${-y1 - r * 1.9}C${x + r * 0.3} ${-y1 - r * 1.3} ${x + r} ${-y1 - r * 1.1} ${x + r} ${-y1}V${-y0}Z`

/** A window under its pointed arch: frame, reveal, light. */
function lamp(k, x, y0, y1, r) {
  path(k, LIT, arch(x, y0, y1, r + 0.5))
  path(k, DEEP, arch(x, y0, y1, r))
  path(k, GLOW, arch(x + 0.12, y0 + 0.2, y1 - 0.1, r * 0.72))
  stroke(k, DEEP, 0.14, `M${x} ${-y0}V${-y1 - r}`)
}

/** The pavilion on the end of a wing: open storey, bell of copper, rings, spire. */
function stupa(k, x, stone) {
  path(k, stone, `M${x - 5} 0V-17.500H${x + 5}V0Z`)
  path(k, 'rgba(60,48,110,.38)', `M${x + 2.6} 0V-17.500H${x + 5}V0Z`)
  lamp(k, x, 3, 9.4, 2.2)
  path(k, LIT, `M${x - 5.8} -17H${x + 5.8}V-18.300H${x - 5.8}Z`)
  path(k, SHADE, `M${x - 5} -16.200H${x + 5}V-17H${x - 5}Z`)
  path(k, DEEP, `M${x - 3.6} -18.300H${x + 3.6}V-22H${x - 3.6}Z`)
  for (const i of [-3.2, -1.1, 1.1, 3.2]) stroke(k, LIT, 0.6, `M${x + i} -18.600V-21.600`)
  path(k, LIT, `M${x - 4.4} -21.700H${x + 4.4}V-22.600H${x - 4.4}Z`)
  const bell = `M${x - 3.9} -22.600C${x - 4.6} -26.400 ${x - 2} -29 ${x} -29.600C${x + 2} -29 ${x + 4.6} -26.400 ${x + 3.9} -22.600Z`
  path(k, '#6fa5a8', bell)
  k.save()
  k.clip(new Path2D(bell))
  path(k, '#3f7088', `M${x + 0.9} -22V-31H${x + 6}V-22Z`)
  path(k, '#9ccab8', `M${x - 5} -22V-27L${x - 2.4} -29V-22Z`)
  k.restore()
  path(k, SHADE, `M${x - 0.7} -29.200L${x - 0.3} -33H${x + 0.3}L${x + 0.7} -29.200Z`)
  for (const [y, r] of [
    [29.4, 1.7],
    [30.7, 1.3],
    [31.9, 0.9],
  ])
    path(k, LIT, `M${x - r} ${-y}H${x + r}L${x + r * 0.7} ${-y - 0.9}H${x - r * 0.7}Z`)
  stroke(k, LIT, 0.36, `M${x} -32.500V-36.500`)
}

export function tsukiji(k) {
  const stone = k.createLinearGradient(0, 0, 0, -40)
  for (const [a, c] of [
    [0, '#f0b48c'],
    [0.3, '#c89490'],
    [1, '#8c7c9c'],
  ])
    stone.addColorStop(a, c)
  // Wings of two storeys: pilasters, arches below, small windows above, a balustrade.
  path(k, stone, 'M-45 0V-15H45V0Z')
  for (const m of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const x = m * (17.6 + i * 4.5)
      lamp(k, x, 2.4, 5.6, 1.25)
      for (const d of [-0.95, 0.95]) {
        path(k, DEEP, `M${x + d - 0.55} -9.600V-12.200H${x + d + 0.55}V-9.600Z`)
        path(k, i % 2 ? GLOW : '#a87c94', `M${x + d - 0.36} -9.800V-12H${x + d + 0.36}V-9.800Z`)
      }
      const a = x + m * 2.25
      path(k, LIT, `M${a - 0.5} -1V-13.400H${a + 0.2}V-1Z`)
      path(k, SHADE, `M${a + 0.2} -1V-13.400H${a + 0.7}V-1Z`)
    }
  path(k, SHADE, 'M-45 -13.300H45V-14H-45Z')
  path(k, LIT, 'M-46 -14H46V-15.200H-46Z')
  for (let x = -43; x <= 43; x += 1.3) path(k, SHADE, `M${x} -15.200V-16.400H${x + 0.5}V-15.200Z`)
  path(k, LIT, 'M-44 -16.300H44V-16.900H-44Z')
  path(k, LIT, 'M-46 0V-1.300H46V0Z')
  stupa(k, -38.5, stone)
  stupa(k, 38.5, stone)
  // The porch under its great leaf.
  path(k, stone, 'M-14.500 0V-20.500H14.500V0Z')
  path(k, 'rgba(60,48,110,.34)', 'M10.500 0V-20.500H14.500V0Z')
  const leaf = (s) =>
    `M${-14 * s} -20.500C${-16.4 * s} -25 ${-13.6 * s} ${-22 - 8 * s} ${-8.6 * s} ${-22 - 10.4 * s}C${-5 * s} ${-22 - 12.2 * s} ${-1.8 * s} ${-22 - 14.6 * s} 0 ${-22 - 18.4 * s}C${1.8 * s} ${-22 - 14.6 * s} ${5 * s} ${-22 - 12.2 * s} ${8.6 * s} ${-22 - 10.4 * s}C${13.6 * s} ${-22 - 8 * s} ${16.4 * s} -25 ${14 * s} -20.500Z`
  path(k, LIT, leaf(1))
  path(k, SHADE, leaf(0.9))
  path(k, stone, leaf(0.82))
  path(k, LIT, leaf(0.62))
  path(k, '#c47c78', leaf(0.56))
  // A fan of ribs round the lotus.
  k.save()
  k.clip(new Path2D(leaf(0.56)))
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (i / 8)
    stroke(k, '#e8a88c', 0.34, `M0 -20.500L${Math.cos(a) * 16} ${-20.5 - Math.sin(a) * 16}`)
  }
  k.restore()
  path(k, '#fff0cc', 'M-3.600 -20.500a3.600 3.600 0 0 1 7.200 0Z')
  path(k, '#c8645c', 'M-2.300 -20.500a2.300 2.300 0 0 1 4.600 0Z')
  path(k, '#ffe0a4', 'M-1.100 -20.500a1.100 1.100 0 0 1 2.200 0Z')
  stroke(k, LIT, 0.5, 'M0 -40V-44')
  path(k, LIT, 'M-1 -39.600H1L0.500 -41H-0.500Z')
  path(k, LIT, 'M-16 -20H16V-21.400H-16Z')
  path(k, SHADE, 'M-14.500 -19.200H14.500V-20H-14.500Z')
  for (const x of [-10.8, 10.8]) lamp(k, x, 3.4, 12.6, 1.9)
  for (const x of [-5.2, 5.2]) lamp(k, x, 3.4, 13, 1.8)
  lamp(k, 0, 3.4, 13.6, 2.1)
  for (const x of [-13.4, -8, -2.7, 2.7, 8, 13.4]) {
    path(k, LIT, `M${x - 0.6} -3.400V-18.400H${x + 0.25}V-3.400Z`)
    path(k, SHADE, `M${x + 0.25} -3.400V-18.400H${x + 0.7}V-3.400Z`)
    path(k, LIT, `M${x - 1} -18H${x + 1}V-19.200H${x - 1}Z`)
  }
  for (let i = 0; i < 6; i++)
    path(
      k,
      i % 2 ? '#b47c84' : '#fcd0a4',
      `M${-15.5 - i * 0.7} ${-3.6 + i * 0.6}H${15.5 + i * 0.7}V${-3 + i * 0.6}H${-15.5 - i * 0.7}Z`,
    )
}
