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

/** Who paddles: sits in the kayak, towards the right; the seat at 0. */
function paddler(k, [vest, vestLit, sleeve, skin, hat, hatLit], hush) {
  path(k, '#2c3c6c', 'M-1 0C1 -2.500 5 -4 7.500 -3.500L9 0Z')
  path(k, sleeve, 'M-2.600 -8.600C-1.600 -9.600 1 -9.600 2 -8.600L2.400 0H-3Z')
  path(k, vest, 'M-2.700 -8.400C-1.500 -9.400 0.900 -9.400 1.900 -8.400L2.500 -1H-3Z')
  path(k, vestLit, 'M0.700 -9.100C1.200 -9 1.600 -8.800 1.900 -8.400L2.500 -1H0.800Z')
  path(k, '#2c3454', 'M-2.900 -5.400H2.200V-4.700H-2.900ZM-3 -3H2.400V-2.300H-3Z')
  path(
    k,
    skin,
    'M-2 -12.600C-2 -15.200 2.100 -15.200 2.200 -12.800L3 -11.700L2.200 -11.400C2.200 -10.200 1.400 -9.800 0.600 -9.800V-8.800H-1.300V-10.800C-1.800 -11.300 -2 -12 -2 -12.600Z',
  )
  path(k, '#241a30', 'M1.100 -12.650a0.300 0.360 0 1 0 0.010 0Z')
  if (hush) {
    path(
      k,
      '#6c2c2c',
      'M-2 -13C-2.800 -11 -2.600 -8.500 -3.600 -7C-2 -6.600 -1 -8 -0.8 -10.500C-1.200 -11.500 -1.200 -12.500 -0.8 -13.400Z',
    )
    path(k, '#8c3440', 'M1.500 -10.900a0.400 0.300 0 1 0 0.010 0Z')
    stroke(k, sleeve, 1.6, 'M0.4 -7.800L3.400 -6.400')
    stroke(k, skin, 1.1, 'M3.400 -6.400L3.200 -9.800')
    stroke(k, skin, 0.5, 'M3.200 -9.800L2.700 -11.200')
  } else {
    path(k, '#8c3440', 'M1.300 -11.200a0.550 0.600 0 1 0 0.010 0Z')
    stroke(k, sleeve, 1.6, 'M0 -7.600L2.600 -4.800')
    stroke(k, skin, 1.1, 'M2.600 -4.800L5.400 -5.200')
  }
  path(
    k,
    hat,
    'M-4 -13.200C-2.600 -13.400 -2.200 -16.200 0.200 -16.200C2.400 -16.200 2.500 -13.900 4.600 -13.700C2 -12.700 -2 -12.500 -4 -13.200Z',
  )
  path(
    k,
    hatLit,
    'M0.8 -16.100C2.400 -15.900 2.500 -13.900 4.600 -13.700C3.200 -13.200 1.800 -13 0.4 -12.900C1.500 -13.800 1.500 -15 0.8 -16.100Z',
  )
}

/** Two in a kayak who hold still, towards the right; 56 long, the water at 0. */
export function kayak(k) {
  path(k, 'rgba(8,44,60,.45)', 'M-32 1C-18 -0.500 18 -0.500 32 1C18 3.600 -18 3.600 -32 1Z')
  path(
    k,
    '#c8442c',
    'M-28 -5.500C-20 -4.800 -10 -4.700 0 -4.700C12 -4.700 20 -5 28.500 -6L20 -3H-20Z',
  )
  path(
    k,
    '#7c2038',
    'M-17 -3.700C-13 -4.700 -5 -4.700 -2 -3.600C-6 -2.900 -13 -2.900 -17 -3.700ZM2 -3.600C6 -4.700 13 -4.700 16 -3.800C12 -3 6 -3 2 -3.600Z',
  )
  k.save()
  k.translate(-12, -2)
  paddler(k, ['#2c8c98', '#6cc8c0', '#fff0dc', '#c88c68', '#e8c48c', '#fff0c4'], false)
  k.restore()
  k.save()
  k.translate(6, -2)
  paddler(k, ['#f4b43c', '#ffdc84', '#e8ecf0', '#e8b48c', '#d8606c', '#ff9c94'], true)
  k.restore()
  path(
    k,
    '#a82c3c',
    'M-28 -5.500C-25 -0.5 -16 1.600 0 1.600C16 1.600 25 -0.8 28.500 -6C20 -3.500 -18 -3 -28 -5.500Z',
  )
  path(
    k,
    '#f0643c',
    'M-28 -5.500C-25.500 -1.800 -16 -0.600 0 -0.600C16 -0.600 25 -2 28.500 -6C20 -3.500 -18 -3 -28 -5.500Z',
  )
  // Paddles: his lifted and dripping, hers across her knees.
  stroke(k, '#44405c', 0.6, 'M-18.500 -0.800L-3.500 -10.300')
  path(
    k,
    '#ffd04c',
    'M-4 -10.800L0 -14.200C1.100 -14.100 1.300 -12.800 0.600 -12.100L-3.200 -9.600ZM-18.200 -1.800L-23 1.400C-23.800 2.200 -22.600 3.200 -21.600 2.800L-17.600 -0.600Z',
  )
  path(k, '#c88c68', 'M-6.700 -8.300a0.900 0.900 0 1 0 0.010 0Z')
  stroke(k, '#44405c', 0.6, 'M2 -5.600L17 -4.800')
  path(k, '#ffd04c', 'M17 -5.600L22 -6C23 -5.600 23 -4.200 22 -3.800L17 -4.200Z')
  path(k, 'rgba(232,252,240,.85)', 'M-1 -11.200l0.400 1.200h-0.800ZM0 -8.500l0.300 1h-0.600Z')
  path(
    k,
    '#ff9468',
    'M-28 -5.500C-18 -3.500 20 -4 28.500 -6L28 -5.200C18 -3.200 -18 -2.800 -27.400 -4.700Z',
  )
}
