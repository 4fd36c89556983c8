import { path, stroke } from '../core/field.js'

// A creek among red mangroves in southern Florida, the light from the right, where it opens.

/** A mangrove on its stilts: trunk from `top` to the arches of its roots, which stand in the water. */
export function stilts(k, x, top, crown, water, spread, n, [dark, wood, lit], width) {
  const low = crown + (water - crown) * 0.46
  stroke(
    k,
    dark,
    width * 2.2,
    `M${x} ${low}C${x + width * 0.6} ${(top + crown) / 2} ${x - width * 0.5} ${top + 6} ${x} ${top}`,
  )
  stroke(
    k,
    wood,
    width * 1.5,
    `M${x + width * 0.2} ${low}C${x + width * 0.8} ${(top + crown) / 2} ${x - width * 0.3} ${top + 6} ${x + width * 0.2} ${top}`,
  )
  for (let i = 0; i < n; i++) {
    const t = (i / (n - 1)) * 2 - 1
    const foot = x + t * spread * (0.82 + 0.18 * Math.cos(i * 2.3))
    const from = crown + (water - crown) * (0.02 + 0.42 * Math.abs(Math.sin(i * 1.7)))
    const level = water + Math.sin(i * 2.9) * width * 0.8
    const d = `M${x} ${from}C${x + (foot - x) * 0.62} ${from - (water - from) * 0.06} ${foot} ${from + (water - from) * 0.3} ${foot} ${level}`
    stroke(k, dark, width * (1.05 - 0.3 * Math.abs(t)), d)
    stroke(
      k,
      t > -0.2 ? lit : wood,
      width * 0.34,
      `M${x + width * 0.3} ${from}C${x + (foot - x) * 0.62 + width * 0.25} ${from - (water - from) * 0.06} ${foot + width * 0.25} ${from + (water - from) * 0.3} ${foot + width * 0.25} ${level}`,
    )
    path(
      k,
      'rgba(10,46,58,.4)',
      `M${foot - width * 2.4} ${level}q${width * 2.4} ${-width * 0.6} ${width * 4.8} 0q${-width * 2.4} ${width * 0.7} ${-width * 4.8} 0Z`,
    )
    stroke(
      k,
      'rgba(232,252,214,.55)',
      width * 0.16,
      `M${foot - width * 1.2} ${level + width * 0.3}q${width * 1.2} ${width * 0.3} ${width * 2.4} 0`,
    )
  }
}

const head = (k, x, y, turn) => {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  path(
    k,
    '#6c7470',
    'M-0.6 -0.7L-4.8 -0.1C-6 -0.9 -7.4 -0.5 -7.4 0.7C-7.400 1.800 -6 2.100 -4.900 1.300L-0.6 0.9Z',
  )
  path(
    k,
    '#a8a890',
    'M-0.6 -0.7L-4.8 -0.1C-6 -0.9 -7.4 -0.5 -7.4 0.7C-6.500 0.200 -5.600 0.300 -4.900 0.400L-0.6 0.1Z',
  )
  path(
    k,
    '#dce4c4',
    'M0 -1.500C1.300 -1.500 1.700 -0.5 1.600 0.4C1.400 1.300 0.4 1.400 -0.5 1.100C-1.300 0.8 -1.400 -0.4 -1 -1C-0.7 -1.400 -0.4 -1.500 0 -1.500Z',
  )
  path(k, '#d8344c', 'M-0.2 -0.8a0.380 0.400 0 1 0 0.010 0Z')
  path(k, '#241a30', 'M-0.2 -0.6a0.180 0.200 0 1 0 0.010 0Z')
  k.restore()
}

/** A roseate spoonbill on its feet, towards the left; 18 tall. It looks about, or sweeps the water with its bill. */
export function spoonbill(k, feeding = false) {
  stroke(k, '#b8304c', 0.6, 'M0.600 0L1 -3L0.8 -6M2.600 0L2.500 -3L2.200 -6')
  stroke(k, '#b8304c', 0.45, 'M-0.500 0.100H1.200M1.600 0.100H3.200')
  const neck = feeding
    ? 'M-1.200 -9.500C-3.500 -9.800 -5 -8 -5 -5.500'
    : 'M-1 -9C-3.400 -10.200 -0.4 -12.800 -1.900 -15.600'
  stroke(k, '#e4d4dc', 1.9, neck)
  stroke(k, '#fffaf6', 1.3, neck)
  path(
    k,
    '#ff9cb8',
    'M-2.200 -9.800C-1.400 -12.200 2.600 -12.200 5 -9.800C6.800 -8.200 8 -6.400 9.200 -4.400C6.400 -4.600 4.500 -5 2 -5.200C-0.8 -5.400 -2.900 -7.200 -2.200 -9.800Z',
  )
  path(
    k,
    '#f4a04c',
    'M6.400 -6.600C7.600 -5.800 8.400 -5.200 9.200 -4.400C8 -4.400 7 -4.600 6 -4.800Z',
  )
  path(
    k,
    '#ffc4d0',
    'M0.500 -11.500C2.500 -11.700 4 -10.800 5 -9.800C6.200 -8.700 7 -7.700 7.800 -6.600C5.500 -7.500 3 -8.500 0.5 -11.500Z',
  )
  path(
    k,
    '#e85c88',
    'M-1.800 -8C0 -6.600 3.500 -6.200 7.600 -5.400C5.500 -4.800 4 -5 2 -5.200C0.200 -5.300 -1.300 -6.400 -1.800 -8Z',
  )
  path(
    k,
    '#c82454',
    'M-0.4 -9.800C1.500 -9 3.500 -7.600 6.200 -6.600C3.800 -6.600 0.8 -7.400 -0.4 -9.800Z',
  )
  if (feeding) head(k, -5.2, -4.4, -1.1)
  else head(k, -2.4, -16.2, -0.3)
}

/** On the wing towards the left, its neck out before it; 20 across. */
export function inFlight(k, up) {
  path(
    k,
    '#e85c88',
    up ? 'M1 -1C1 -5 4 -9 9 -11C9 -7 7 -3 4 0Z' : 'M1 0C2 3 5 6 9.500 6.500C8.500 3.500 7 1 4 -1Z',
  )
  stroke(k, '#b8304c', 0.5, 'M5 0.600L11 1.500M5 0.900L10.500 2')
  path(k, '#ff9cb8', 'M-3 -0.5C-1 -1.900 3 -1.900 7.500 0.300C4 1.600 -1 1.600 -3 0.600Z')
  path(k, '#f4a04c', 'M5.500 -0.500L8.600 0.500L5.500 1.100Z')
  stroke(k, '#fffaf6', 1.2, 'M-2.400 0L-6 -0.6')
  path(
    k,
    '#ffb4c8',
    up
      ? 'M-1.800 -0.6C-3 -5 -1 -10 3.500 -13C5 -9 4.500 -4 3.500 0Z'
      : 'M-1.600 0.2C-2 4 0 8 4.600 9.500C5.400 6 4.500 2.500 3.500 -0.4Z',
  )
  path(
    k,
    '#c82454',
    up
      ? 'M-1.600 -2C-1 -3.500 2 -3.500 3.900 -2L3.500 0H-1.400Z'
      : 'M-1.600 1.600C-0.5 2.600 2.500 2.600 4 1.400L3.500 -0.4L-1.500 0.2Z',
  )
  k.save()
  k.translate(-6.6, -0.7)
  k.scale(0.72, 0.72)
  head(k, 0, 0, -0.05)
  k.restore()
}
