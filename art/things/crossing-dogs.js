import { fill, path, stroke } from '../core/field.js'

/**
 * A dog that trots to the right, in decimetres: L long, H high at the shoulder, leg, head; c: [coat, shade, rim].
 * Gives back where the collar is.
 */
export function dog(
  k,
  {
    L,
    H,
    leg,
    head = 2.6,
    neck = 2.2,
    c,
    up = false,
    tail = 'M0 0q-2 -0.500 -2.600 -2.600',
    stride = 1,
    curls,
  },
) {
  const [coat, shade, rim] = c
  const D = H - leg
  const limb = (colour, list) => {
    for (let i = 0; i < list.length - 1; i++)
      stroke(
        k,
        colour,
        (0.46 - i * 0.09) * Math.sqrt(D) * 1.25,
        `M${list[i].join(' ')}L${list[i + 1].join(' ')}`,
      )
  }
  const hind = (colour, s) => {
    const x = -L / 2 + D * 0.34
    const knee = [x + leg * (0.12 + 0.2 * s), -leg * 0.58]
    const hock = [knee[0] - leg * (0.34 - 0.06 * s), -leg * 0.28]
    limb(colour, [[x, -leg - D * 0.25], knee, hock, [hock[0] + leg * (0.02 + 0.22 * s), 0]])
  }
  const fore = (colour, s) => {
    const x = L / 2 - D * 0.26
    const knee = [x + leg * 0.2 * s, -leg * 0.5]
    limb(colour, [[x, -leg - D * 0.2], knee, [knee[0] + leg * (0.26 * s - (s < 0 ? 0.14 : 0)), 0]])
  }
  hind(shade, -stride)
  fore(shade, stride)
  k.save()
  k.translate(-L / 2, -H + D * 0.2)
  stroke(k, coat, D * 0.17, tail)
  k.restore()
  const body = `M${-L / 2} ${-H + 0.2 * D}C${-L / 4} ${-H - 0.04 * D} ${L / 4} ${-H + 0.06 * D} ${L / 2 - 0.2 * D} ${-H - 0.04 * D}L${L / 2 + 0.22 * D} ${-H + 0.5 * D}C${L / 2 + 0.1 * D} ${-leg} ${L / 2 - 0.2 * D} ${-leg + 0.06 * D} ${L / 2 - 0.45 * D} ${-leg}C0 ${-leg - 0.12 * D} ${-L / 4} ${-leg - 0.3 * D} ${-L / 2 + 0.45 * D} ${-leg - 0.2 * D}C${-L / 2 - 0.12 * D} ${-leg} ${-L / 2 - 0.14 * D} ${-H + 0.5 * D} ${-L / 2} ${-H + 0.2 * D}Z`
  path(k, coat, body)
  const [nx, ny] = [L / 2 + neck * 0.45, -H - neck * 0.75]
  fill(k, coat, [
    [L / 2 - 0.5 * D, -H + 0.02 * D],
    [nx - head * 0.24, ny - head * 0.1],
    [nx + head * 0.2, ny + head * 0.25],
    [L / 2 + 0.22 * D, -H + 0.55 * D],
  ])
  path(
    k,
    coat,
    `M${nx - head * 0.32} ${ny}C${nx - head * 0.3} ${ny - head * 0.4} ${nx + head * 0.14} ${ny - head * 0.42} ${nx + head * 0.26} ${ny - head * 0.16}L${nx + head * 0.78} ${ny + head * 0.02}V${ny + head * 0.2}L${nx + head * 0.2} ${ny + head * 0.3}C${nx - head * 0.1} ${ny + head * 0.36} ${nx - head * 0.34} ${ny + head * 0.3} ${nx - head * 0.32} ${ny}Z`,
  )
  if (curls) for (const [x, y, q] of curls) path(k, coat, `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
  path(
    k,
    shade,
    up
      ? `M${nx - head * 0.26} ${ny - head * 0.16}L${nx - head * 0.14} ${ny - head * 0.78}L${nx + head * 0.1} ${ny - head * 0.3}Z`
      : `M${nx - head * 0.2} ${ny - head * 0.24}C${nx - head * 0.5} ${ny} ${nx - head * 0.4} ${ny + head * 0.4} ${nx - head * 0.16} ${ny + head * 0.4}C${nx} ${ny + head * 0.1} ${nx} ${ny - head * 0.1} ${nx - head * 0.2} ${ny - head * 0.24}Z`,
  )
  // The sun along back and brow.
  stroke(
    k,
    rim,
    0.26,
    `M${-L / 2 + 0.1} ${-H + 0.16 * D}C${-L / 4} ${-H} ${L / 4} ${-H + 0.1 * D} ${L / 2 - 0.34 * D} ${-H}L${nx - head * 0.28} ${ny - head * 0.1}C${nx - head * 0.2} ${ny - head * 0.36} ${nx + head * 0.1} ${ny - head * 0.38} ${nx + head * 0.24} ${ny - head * 0.14}`,
  )
  hind(coat, stride)
  fore(coat, -stride)
}

/** A corgi that sits down and will not cross; towards the right, in decimetres. */
export function sitter(k, [coat, shade, rim]) {
  path(
    k,
    coat,
    'M-2.800 0C-3.200 -1.800 -1.800 -3.600 0.200 -5L2.200 -4.600C2.600 -3.200 2 -1.400 1.700 0Z',
  )
  path(k, '#f4e0cc', 'M1.200 -4.800L2.300 -4.500C2.800 -3.200 2.200 -1.600 2 0H1Z')
  path(k, shade, 'M-2.800 0C-3 -1.400 -1.600 -2.400 -0.600 -1.600C0 -1 -0.200 0 0.400 0Z')
  path(
    k,
    coat,
    'M0 -5.200C-0.200 -6.800 1.400 -7.400 2.400 -6.700L4 -6L3.900 -5.400L2.600 -5C2 -4.400 0.400 -4.400 0 -5.200Z',
  )
  path(k, '#f4e0cc', 'M2.600 -6.300L4 -6L3.900 -5.400L2.600 -5.100Z')
  path(k, shade, 'M0.200 -6.400L0.300 -8.400L1.300 -7ZM1.400 -7L2 -8.500L2.500 -6.800Z')
  stroke(k, rim, 0.26, 'M-2.700 -1.400C-2.200 -3 -0.800 -4.200 0.100 -5L0.200 -6.200')
}
