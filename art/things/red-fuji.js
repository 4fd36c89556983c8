import { fill, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { leaf, leafEdge, smooth } from './leaf-edge.js'

/** The plain before Fuji: metres to points of the field, the eye 1.7 m over a dike between the rice. */
const [CX, F] = [80, 120]
export const HY = 62
export const P = (x, y, z) => [CX + (F * x) / z, HY - (F * (y - 1.7)) / z]
export const metre = (z) => F / z

const SUMMIT = [101, 10]
/** The slope of Fuji: steep below the rim, ever flatter to the foot. */
const slope = (m) => {
  const out = []
  for (let i = 0; i <= 40; i++) {
    const t = i / 40
    out.push([
      SUMMIT[0] + m * (6.4 + 94 * t ** 1.16),
      SUMMIT[1] + 1 + 47 * t ** 0.8 + 0.35 * Math.sin(i * 1.9) * (1 - t),
    ])
  }
  return out
}

/** Fuji in the first sun of late summer: red rock, one side in light, no snow but in the highest gullies. */
export function fuji(k) {
  const [left, right] = [slope(-1), slope(1)]
  const rim = points('94.600 11 96.500 10.200 98.800 11 101.500 9.900 104.400 10.800 107.400 11')
  const whole = [...left.toReversed(), ...rim, ...right, [200, 66], [0, 66]]
  const g = k.createLinearGradient(0, 10, 0, 60)
  for (const [a, c] of [
    [0, '#a43c3c'],
    [0.45, '#d45c40'],
    [0.78, '#e08a58'],
    [1, '#e8b07c'],
  ])
    g.addColorStop(a, c)
  fill(k, g, whole)
  k.save()
  k.beginPath()
  for (const [x, y] of whole) k.lineTo(x, y)
  k.clip()
  // The side away from the sun, its edge in ribs that run down from the rim.
  const shade = points(
    '101.600 8 103 14 101.500 19 105 25 103.500 31 109 38 107.500 44 114 51 112 58 122 66 220 66 220 8',
  )
  const g2 = k.createLinearGradient(0, 10, 0, 62)
  g2.addColorStop(0, '#6c2c48')
  g2.addColorStop(0.55, '#9c4450')
  g2.addColorStop(1, '#b87068')
  fill(k, g2, shade)
  // Ridges: long blades of shade on the lit side, of light on the other.
  const blade = (c, x0, y0, x1, y1, w) => {
    const [mx, my] = [x0 + (x1 - x0) * 0.62, y0 + (y1 - y0) * 0.68]
    fill(k, c, [
      [x0, y0],
      [mx + w * 0.5, my - w * 0.4],
      [x1, y1],
      [mx - w * 0.5, my + w * 0.6],
    ])
  }
  for (const [x0, y0, x1, y1, w] of points(
    '96.600 13 62 44 2.600 98 13 78 48 3 99.600 13 88 53 2.600 100.600 15 97 52 2.400 94 18 48 46 1.900 92 24 70 52 2.200 101 24 103 56 1.800',
    5,
  ))
    blade('rgba(124,44,64,.62)', x0, y0, x1, y1, w)
  for (const [x0, y0, x1, y1, w] of points(
    '104 12 118 46 2 105.600 13 134 50 2.200 107 15 150 52 1.800 112 24 128 54 1.600',
    5,
  ))
    blade('rgba(200,92,84,.6)', x0, y0, x1, y1, w)
  // Last snow in the gullies.
  for (const [x0, y0, x1, y1, w] of points(
    '97.200 11 92.500 20 1 99 11.500 97.800 18 0.800 100.400 11 100.600 20.500 0.900 102.600 11.500 106 21 0.900 105 11.400 109.500 17.500 0.700',
    5,
  ))
    blade(x0 < 101.5 ? '#fff0d8' : '#e8b4b4', x0, y0, x1, y1, w)
  k.restore()
}

/** Wood at the foot of the mountain, then the mist in which the plain ends. */
export function foot(k) {
  const wood = (c, text, size, seed) => {
    const p = smooth(points(text), 6)
    leafEdge(k, c, [...p, [170, 66], [-10, 66]], { size, seed, from: 0, to: p.length - 1 })
  }
  wood(
    '#8c7468',
    '-10 53 10 51 28 52.500 46 51 64 53 84 51.500 104 50 118 47.500 134 49 150 47 170 49',
    1,
    4,
  )
  wood(
    '#4c6c64',
    '-10 57.400 6 56 22 57 40 55.400 60 57.400 82 56.200 104 57 128 54.400 150 55.600 170 54',
    1.1,
    9,
  )
  const g = k.createLinearGradient(0, 55, 0, 64)
  g.addColorStop(0, 'rgba(255,226,184,0)')
  g.addColorStop(0.8, 'rgba(255,226,184,.75)')
  g.addColorStop(1, 'rgba(255,226,184,.9)')
  k.fillStyle = g
  k.fillRect(-5, 54, 170, 9)
}

/** Ripe rice between green dikes that all run to one point; the field further off is paler. */
export function rice(k) {
  const g = k.createLinearGradient(0, HY, 0, 90)
  for (const [a, c] of [
    [0, '#f4d890'],
    [0.25, '#e8bc50'],
    [1, '#cc8c2c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, HY - 0.3, 170, 40)
  // Strips of rice cut and uncut, in true perspective.
  for (const [x0, x1, z0, z1, c] of [
    [-30, -11, 14, 30, '#dca43c'],
    [-60, -12, 33, 60, '#f0cc70'],
    [9, 40, 12, 24, '#dca43c'],
    [10, 60, 27, 56, '#e4b448'],
    [-90, 80, 64, 110, '#d8c070'],
  ])
    fill(k, c, [P(x0, 0, z0), P(x1, 0, z0), P(x1, 0, z1), P(x0, 0, z1)])
  // Rows of the planting: long thin wedges to the point where all meet.
  k.fillStyle = 'rgba(150,92,32,.3)'
  for (let x = -64; x < 70; x += 1.5) {
    if (x > -3 && x < 4) continue
    const far = 26
    k.beginPath()
    k.moveTo(...P(x, 0, far))
    k.lineTo(...P(x + 0.22, 0, 3.6))
    k.lineTo(...P(x - 0.22, 0, 3.6))
    k.fill()
  }
  // Dikes across and the path along.
  for (const [z, w] of [
    [26.5, 1.1],
    [61, 1.6],
    [118, 3],
  ])
    fill(k, '#7c9c4c', [P(-200, 0, z), P(200, 0, z), P(200, 0, z + w), P(-200, 0, z + w)])
  fill(k, '#6c9448', [P(-2.3, 0, 190), P(-2.3, 0, 3.4), P(3.3, 0, 3.4), P(3.3, 0, 190)])
  fill(k, '#94ac54', [P(-2.3, 0, 190), P(-2.3, 0, 3.4), P(-1.5, 0, 3.4), P(-1.5, 0, 190)])
  fill(k, '#f4dca0', [P(-1.2, 0, 190), P(-1.2, 0, 3.4), P(2.2, 0, 3.4), P(2.2, 0, 190)])
  fill(k, '#dcb878', [P(1.2, 0, 190), P(1.2, 0, 3.4), P(2.2, 0, 3.4), P(2.2, 0, 190)])
}

/** A bicycle on its stand, looking right; a wheel is 6 units across. */
export function bicycle(k, flat) {
  const c = flat ?? '#2c3460'
  k.strokeStyle = c
  k.lineWidth = 0.5
  for (const x of [-4.6, 4.6]) {
    k.beginPath()
    k.arc(x, -3, 3, 0, 7)
    k.stroke()
  }
  stroke(
    k,
    flat ?? '#2c8c94',
    0.6,
    'M-4.600 -3L-2 -7L0 -3.200L-4.600 -3M-2 -7L3 -7.400L0 -3.200M4.600 -3L2.700 -9',
  )
  stroke(k, c, 0.5, 'M2.700 -9L1.400 -9.600M2.700 -9L4 -9.200M-2 -7L-2.400 -8.200')
  stroke(k, c, 0.9, 'M-3.400 -8.300H-1.300')
}

/** Ears of rice at our feet: blades and heads that hang with their grain, dark against the field. */
export function ears(k) {
  const r = random(5)
  for (const [x0, x1, high] of points('-4 52 17 118 166 20', 3))
    for (let x = x0; x < x1; x += 0.9) {
      const edge =
        x0 < 0 ? Math.max(0.25, 1 - (x - x0) / (x1 - x0)) : Math.max(0.25, (x - x0) / (x1 - x0))
      const h = high * edge * (0.45 + r() * 0.65)
      const lean = (r() - 0.38) * 8
      k.fillStyle = ['#4c4c34', '#6c5c30', '#3c4038'][Math.floor(r() * 3)]
      leaf(k, x, 92, h + 4, -Math.PI / 2 + lean * 0.07, 0.06)
      const [tx, ty] = [x + lean, 90 - h]
      stroke(
        k,
        '#6c5c30',
        0.28,
        `M${x} 92Q${x + lean * 0.3} ${90 - h * 0.8} ${tx} ${ty}Q${tx + 1.6} ${ty - 1.6} ${tx + 3} ${ty + 0.6}`,
      )
      k.fillStyle = r() < 0.5 ? '#a8742c' : '#8c5c2c'
      for (let i = 0; i < 6; i++)
        leaf(k, tx + 1 + i * 0.5, ty - 0.9 + i * i * 0.13, 1.5, 0.7 + i * 0.14 + (i % 2) * 0.5, 0.5)
    }
}
