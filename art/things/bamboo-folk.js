// Who comes along the path through the bamboo: a rickshaw with its runner, a cat on the fence.
import { at, path, stroke } from '../core/field.js'
import { folk, POSES, SKINS } from './slender-folk.js'

/** A rickshaw that comes down the path: hood folded back, red blanket, two under it. Drawn from its side and turned. Metres. */
export function rickshaw(k) {
  const sit = (x, o) =>
    at(k, x, -0.98, 1 / 4.3, (c) =>
      folk(c, { ...POSES.sit, hair: ['#2c1c34', '#1c142c'], light: 1, ...o }),
    )
  // Far wheel, body, hood.
  const wheel = (x, c, w) => {
    k.strokeStyle = c
    k.lineWidth = w
    k.beginPath()
    k.arc(x, -0.55, 0.53, 0, 7)
    k.stroke()
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * 6.283 + 0.2
      stroke(k, c, w * 0.4, `M${x} -0.550L${x + Math.cos(a) * 0.53} ${-0.55 + Math.sin(a) * 0.53}`)
    }
  }
  wheel(0.34, '#4c3c48', 0.07)
  stroke(k, '#2c2034', 0.06, 'M-0.300 -0.700L-2 -0.860')
  path(k, '#2c2034', 'M0.300 -1.500C0.900 -1.700 1.160 -1.300 1.060 -0.700L0.500 -0.600Z')
  path(
    k,
    '#54384c',
    'M0.300 -1.500C0.600 -1.640 0.840 -1.600 0.960 -1.400L0.600 -0.660L0.500 -0.600Z',
  )
  sit(0.34, { skin: SKINS[1], top: ['#fff0dc', '#c8a8b0'], low: ['#c83c4c', '#8c2c4c'] })
  sit(0.1, { skin: SKINS[0], top: ['#8cb4d8', '#54749c'], low: ['#c83c4c', '#8c2c4c'], cut: 'bun' })
  path(
    k,
    '#e04450',
    'M-0.460 -1.100C-0.200 -1.240 0.200 -1.220 0.440 -1.120L0.500 -0.500L-0.300 -0.420Z',
  )
  path(k, '#a82c48', 'M0.120 -1.220L0.440 -1.120L0.500 -0.500L0.100 -0.460Z')
  path(k, '#1c1830', 'M-0.700 -0.340L-0.360 -0.620H0.700V-0.400L0.500 -0.300H-0.660Z')
  wheel(0.1, '#1c1830', 0.08)
  path(k, '#e8b45c', 'M0.020 -0.550a0.080 0.080 0 1 0 0.160 0a0.080 0.080 0 1 0 -0.160 0Z')
}
/** Its shafts, and the one who runs between them. */
export const runner = {
  ...POSES.run,
  near: [30, 34],
  far: [-22, 40],
  lean: 8,
  armNear: [-10, 64],
  armFar: [-4, 60],
  skin: SKINS[1],
  top: ['#3c4c84', '#242c5c'],
  low: ['#2c2c4c', '#1c1c34'],
  shorts: true,
  bare: true,
  hair: ['#2c1c34', '#1c142c'],
  hat: ['cone', '#f4dca4', '#b8945c'],
  shoe: '#f4ecdc',
  light: 1,
}

/** A cat that sits on the fence and watches; 7 high, foot at 0. */
export function fenceCat(k) {
  stroke(k, '#2c2434', 0.8, 'M1.700 -0.500C3 -0.200 3.600 1 3.300 2.600')
  path(
    k,
    '#2c2434',
    'M-1.700 0C-2 -2 -1.700 -3.600 -1.300 -4.200C-2 -4.700 -2.100 -5.700 -1.900 -6.900L-1.100 -6.200H-0.100L0.600 -6.900C0.700 -5.900 0.600 -5.100 0.100 -4.500C1.400 -3.600 2.200 -1.600 2 0Z',
  )
  stroke(
    k,
    '#d8d890',
    0.26,
    'M-1.700 -0.300C-1.900 -2 -1.600 -3.500 -1.300 -4.200C-1.900 -4.700 -2 -5.600 -1.850 -6.500',
  )
}
