import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// The great towers of Manhattan in metres, foot at 0, up negative: a front in the light, a narrow side in the shade.
// Tones: lit, shade, groove, glow of the crown.

const slab = (k, [lit, shade], half, side, from, to) => {
  path(k, lit, `M${-half} ${-from}V${-to}H${half}V${-from}Z`)
  path(k, shade, `M${half} ${-from}V${-to}H${half + side}V${-from}Z`)
}

/** Empire State Building: setbacks at the 6th, 25th, 30th, 72nd and 81st floor, roof at 320, mast to 381, aerial to 443. */
export function empireState(k, tones) {
  const [lit, shade, groove, glow] = tones
  slab(k, tones, 60, 30, 0, 26)
  slab(k, tones, 46, 26, 26, 84)
  slab(k, tones, 38, 22, 84, 108)
  slab(k, tones, 28, 19, 108, 262)
  slab(k, tones, 24, 16, 262, 296)
  slab(k, tones, 19, 13, 296, 320)
  for (const [half, from, to] of [
    [57, 4, 22],
    [42, 30, 80],
    [34, 86, 105],
    [24.5, 110, 258],
    [20.5, 264, 292],
    [16, 298, 316],
  ])
    for (let x = -half; x <= half - 3; x += 7.4)
      path(k, groove, `M${x} ${-from}V${-to}h3.200V${-from}Z`)
  // The three bays in the middle stand back.
  path(k, shade, 'M-6 -108V-286H-4.600V-108Z')
  for (const [half, side, y] of [
    [60, 30, 26],
    [46, 26, 84],
    [38, 22, 108],
    [28, 19, 262],
    [24, 16, 296],
    [19, 13, 320],
  ]) {
    path(k, glow, `M${-half} ${-y}h${half * 2}v2.200h${-half * 2}Z`)
    path(k, groove, `M${half} ${-y}h${side}v2.200h${-side}Z`)
  }
  // The mast with its four wings, its lantern, the aerial.
  path(k, lit, 'M-12 -320L-9 -334H9L12 -320Z')
  path(k, shade, 'M9 -334L12 -320H24L16 -334Z')
  path(k, glow, 'M-7.500 -334V-368H7.500V-334Z')
  path(k, shade, 'M4 -334V-368H10.500V-334Z')
  path(k, lit, 'M-11 -334L-8 -364H-4.600V-334ZM0 -334V-366H2.600V-334Z')
  path(k, groove, 'M-4.600 -334V-362H-3.400V-334ZM2.600 -334V-362H3.800V-334Z')
  path(k, lit, 'M-9 -368H9V-372H-9Z')
  path(k, glow, 'M-6 -372C-6 -378 -3 -381 0 -381C3 -381 6 -378 6 -372Z')
  path(k, lit, 'M-2.200 -381V-404H2.200V-381ZM-1.200 -404V-426H1.200V-404Z')
  stroke(k, lit, 1.3, 'M0 -424V-443')
}

/** Chrysler Building: shaft with a bay in the middle, eagles, seven arches of steel with their triangles, needle to 319. */
export function chrysler(k, tones, [steel, steelShade, triangle]) {
  const [lit, , groove] = tones
  slab(k, tones, 34, 18, 0, 62)
  slab(k, tones, 26, 15, 62, 112)
  slab(k, tones, 17, 11, 112, 214)
  for (const [half, from, to] of [
    [31, 4, 58],
    [23, 66, 108],
    [14.5, 114, 206],
  ])
    for (let x = -half; x <= half - 2; x += 5.8)
      path(k, groove, `M${x} ${-from}V${-to}h2.600V${-from}Z`)
  path(k, steel, 'M-19 -206H17V-214H-19ZM-21.500 -208L-17 -207V-212Z')
  path(k, steelShade, 'M17 -206H29.500V-214H17Z')
  path(k, lit, 'M-17 -214V-226H17V-214Z')
  for (const [i, [half, foot, tall]] of [
    [17, 224, 26],
    [15, 233, 27],
    [12.6, 242, 27],
    [10.2, 250, 26],
    [7.8, 257, 25],
    [5.4, 263, 24],
    [3.4, 268, 24],
  ].entries()) {
    const arch = (q, dx) =>
      `M${-half * q + dx} ${-foot}C${-half * q + dx} ${-foot - tall * 0.62 * q} ${-half * 0.34 * q + dx} ${-foot - tall * 0.9 * q} ${dx} ${-foot - tall * q}C${half * 0.34 * q + dx} ${-foot - tall * 0.9 * q} ${half * q + dx} ${-foot - tall * 0.62 * q} ${half * q + dx} ${-foot}Z`
    path(k, steelShade, arch(1, half * 0.3))
    path(k, triangle, arch(1, 0))
    path(k, steel, arch(0.9, 0))
    for (const u of i < 5 ? [-0.62, 0, 0.62] : [0])
      path(
        k,
        triangle,
        `M${u * half - half * 0.2} ${-foot - tall * (0.34 - Math.abs(u) * 0.3)}h${half * 0.4}L${u * half * 0.86} ${-foot - tall * (0.78 - Math.abs(u) * 0.5)}Z`,
      )
  }
  path(k, steel, 'M-2.600 -286L0 -319L2.600 -286Z')
  path(k, steelShade, 'M0.600 -286L0 -319L2.600 -286Z')
}

/** A plain block with a side in the shade; some windows lit. w wide, `side` of it in the shade. */
export function houseBlock(
  k,
  x,
  foot,
  w,
  top,
  [lit, shade, window],
  { side = 0.34, seed = 1, step = 0, share = 0.4, grid = 1 } = {},
) {
  const cut = x + w * (1 - side)
  path(k, lit, `M${x} ${foot}V${top}H${cut}V${foot}Z`)
  path(k, shade, `M${cut} ${foot}V${top}H${x + w}V${foot}Z`)
  if (step) {
    path(k, lit, `M${x + w * 0.2} ${top}v${-step}H${cut}v${step}Z`)
    path(k, shade, `M${cut} ${top}v${-step}h${w * side * 0.6}v${step}Z`)
  }
  const r = random(seed)
  const [dx, dy] = [1.5 * grid, 2.1 * grid]
  for (let y = top + dy * 0.6; y < foot - dy; y += dy)
    for (let wx = x + dx * 0.5; wx < x + w - dx * 0.6; wx += dx) {
      if (Math.abs(wx + dx * 0.25 - cut) < dx * 0.4) continue
      if (r() < share)
        fill(k, window, [
          [wx, y],
          [wx + dx * 0.5, y],
          [wx + dx * 0.5, y + dy * 0.5],
          [wx, y + dy * 0.5],
        ])
    }
}

/** A water tank of cedar on its steel legs, lit from the left; 40 tall, feet at 0. */
export function waterTank(k, [lit, wood, shade, dark, cap]) {
  stroke(k, dark, 1, 'M-7 0L-6 -15M7 0L6 -15M-2.400 0V-15M2.400 0V-15')
  stroke(k, dark, 0.5, 'M-6.800 -2L6.200 -13M6.800 -2L-6.200 -13M-6.600 -7.500H6.600')
  path(k, dark, 'M-9 -15H9V-16.600H-9Z')
  path(k, wood, 'M-8.200 -16.600L-7.800 -32H7.800L8.200 -16.600Z')
  path(k, lit, 'M-8.200 -16.600L-7.800 -32H-3.600L-3.800 -16.600Z')
  path(k, shade, 'M3.400 -16.600L3.200 -32H7.800L8.200 -16.600Z')
  for (let i = 1; i < 9; i++) {
    const x = -8.2 + i * 1.82
    stroke(k, shade, 0.16, `M${x} -16.600L${x * 0.955} -32`)
  }
  for (const y of [-18.6, -21.6, -25, -28.6])
    stroke(k, dark, 0.36, `M-8.100 ${y}Q0 ${y + 0.7} 8.100 ${y}`)
  path(k, cap, 'M-9 -31.600L0 -40L9 -31.600Q0 -30.200 -9 -31.600Z')
  path(k, lit, 'M-9 -31.600L0 -40L-2.600 -30.900Q-6 -31.100 -9 -31.600Z')
  path(
    k,
    dark,
    'M3.400 -30.950L0 -40L9 -31.600Q6.400 -31.100 3.400 -30.950ZM-0.800 -39.300H0.800L0.500 -41H-0.500Z',
  )
}
