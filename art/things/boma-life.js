// Life about a Maasai village: huts, cattle, a kid that leaps, a fence of thorns.
import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A hut of the boma: dung and branches, round backed; 4 wide. */
export function hut(k, [lit, mid, dark]) {
  path(k, 'rgba(84,52,92,.4)', 'M1 0.300L7 0.800L8.500 0.200L2 -0.200Z')
  path(k, mid, 'M-2.200 0.200C-2.500 -1.200 -2 -2 0 -2.100C2 -2 2.500 -1.200 2.200 0.200Z')
  path(
    k,
    lit,
    'M-2.200 0.200C-2.500 -1.200 -2 -2 0 -2.100C-0.900 -1.600 -1.300 -0.800 -1.200 0.200Z',
  )
  path(k, dark, 'M0.300 0.200V-1.100Q0.700 -1.400 1.100 -1.100V0.200Z')
}

/** Cattle of the plain: hump, dewlap, long horns; looking left, 3.4 high. */
export function zebu(k, [coat, lit, dark], step = 0) {
  path(
    k,
    dark,
    `M-1.400 -1.600L${-1.3 + step * 0.4} 0H${-0.9 + step * 0.4}L-0.900 -1.600ZM1.700 -1.600L${1.5 - step * 0.4} 0H${1.9 - step * 0.4}L2.300 -1.600Z`,
  )
  path(
    k,
    coat,
    `M-2 -2.900C-1.500 -3.100 -1.300 -3.700 -0.900 -3.700C-0.500 -3.700 -0.400 -3.100 0 -3C1 -2.900 2 -3.100 2.500 -2.700C2.800 -2.300 2.700 -1.700 2.500 -1.400L${2.7 + step * 0.4} 0H${2.3 + step * 0.4}L1.900 -1.300C1 -1.100 -0.200 -1.100 -1.100 -1.400L${-1.7 - step * 0.4} 0H${-2.1 - step * 0.4}L-1.900 -1.500C-2.300 -1.800 -2.500 -2.100 -2.600 -2.300L-3.500 -2.100C-3.900 -2.200 -3.900 -2.600 -3.600 -2.800L-2.900 -3.300Z`,
  )
  path(
    k,
    lit,
    'M-2 -2.900C-1.500 -3.100 -1.300 -3.700 -0.900 -3.700C-0.500 -3.700 -0.400 -3.100 0 -3C1 -2.900 2 -3.100 2.500 -2.700C1.600 -2.800 0.800 -2.600 0 -2.600C-0.800 -2.600 -1.300 -2.700 -2 -2.500L-3.500 -2.500L-2.900 -3.300Z',
  )
  stroke(
    k,
    '#dcc4b0',
    0.17,
    'M-3 -3.200C-3.600 -3.500 -3.700 -4 -3.400 -4.400M-2.700 -3.300C-2.400 -3.600 -2.400 -4 -2.700 -4.300',
  )
  stroke(k, dark, 0.14, 'M2.600 -2.600C3 -2 2.900 -1.400 2.800 -0.900')
}

/** A kid in the air, all four feet off the ground; looking right, 3 high. */
export function kidGoat(k) {
  path(
    k,
    '#8c6458',
    'M-1.500 -1.300L-2.700 -0.600L-2.600 -0.300L-1.200 -0.900ZM1.300 -1.300L2.300 -0.700L1.800 -0.200L1.600 -0.400L1.900 -0.700L1 -1Z',
  )
  path(
    k,
    '#f8e8d4',
    'M-1.900 -1.500C-2 -2.200 -1.500 -2.500 -0.800 -2.450L1 -2.500C1.400 -2.600 1.700 -3 1.900 -3.500L2.300 -4.100L3 -4.200C3.400 -3.900 3.700 -3.500 3.800 -3.100L3.400 -2.900L2.700 -3.100C2.500 -2.500 2.300 -1.700 1.700 -1.300L2.500 -0.300L2.300 0.100L2.100 0L1 -1H-0.700L-2 -0.200L-2.100 0.300L-2.400 0.200L-2.300 -0.500Z',
  )
  path(
    k,
    '#b8745c',
    'M-1.900 -1.500C-2 -2.200 -1.500 -2.500 -0.800 -2.450L0 -2.470C0.300 -1.900 -0.100 -1.300 -0.700 -1L-1.400 -0.800ZM1.900 -3.500L2.300 -4.100L2.800 -4.150C2.700 -3.700 2.500 -3.300 2.200 -3Z',
  )
  path(
    k,
    '#8c5448',
    'M2.100 -3.900L1.300 -3.500L1.200 -3.100L2.100 -3.500ZM-1.700 -2.200L-2.300 -2.900L-2 -2.900L-1.300 -2.400Z',
  )
  stroke(k, '#54404c', 0.14, 'M2.500 -4.100L2.300 -4.600M2.800 -4.150L2.700 -4.600')
  path(k, '#3c2838', 'M2.750 -3.800a0.110 0.110 0 1 0 0.220 0a0.110 0.110 0 1 0 -0.220 0Z')
}

/** A fence of thorn branches, dark and near. */
export function thorns(k, list, seed, tones) {
  const r = random(seed)
  for (const [x, y, q] of list)
    for (let i = 0; i < 9; i++) {
      const a = -2.9 + (i / 8) * 2.6 + (r() - 0.5) * 0.4
      const l = q * (0.7 + r() * 0.6)
      const b = (r() - 0.5) * 0.8
      const [mx, my] = [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5]
      const [ex, ey] = [mx + Math.cos(a + b) * l * 0.5, my + Math.sin(a + b) * l * 0.5]
      const c = tones[i % tones.length]
      stroke(k, c, q * 0.05, `M${x} ${y}Q${mx} ${my} ${ex} ${ey}`)
      for (let j = 1; j < 6; j++) {
        const t = j / 6
        const [px, py] = [x + (ex - x) * t, y + (ey - y) * t]
        const s = a + (j % 2 ? 1 : -1)
        stroke(k, c, q * 0.022, `M${px} ${py}l${Math.cos(s) * q * 0.14} ${Math.sin(s) * q * 0.14}`)
      }
    }
}
