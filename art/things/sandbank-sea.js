// The sandbank off Stone Town seen by one who swims: half of the picture above the water, half under it.
import { Path2D } from '@napi-rs/canvas'
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens, soft } from './curves.js'

export const HORIZON = 34

/** The line of the water on the glass: a slow swell from left to right. */
export const swell = (x) => 41.6 + 1.15 * Math.sin(x * 0.042 + 2.1) + 0.4 * Math.sin(x * 0.11)

const line = (shift = 0) => {
  const out = []
  for (let x = -8; x <= 168; x += 3) out.push(`${x} ${swell(x) + shift}`)
  return out.join('L')
}

/** All that lies under the line of the water. */
export function below(k, draw) {
  k.save()
  k.clip(new Path2D(`M${line()}L168 98L-8 98Z`))
  draw(k)
  k.restore()
}

/** Stone Town far over the sea: low white fronts, the tower of the House of Wonders, two spires, a minaret, palms. */
function townFar(k, x, y) {
  k.save()
  k.translate(x, y)
  const [wall, shade, roof] = ['#b4cbdc', '#98b4cc', '#c4d4dc']
  path(k, shade, 'M-42 0C-36 -0.900 -20 -1.200 0 -1.300C20 -1.200 36 -0.800 46 0Z')
  const r = random(4)
  for (let i = 0; i < 26; i++) {
    const bx = -34 + i * 2.6 + r()
    const [w, t] = [1.4 + r() * 2, 0.8 + r() * 1.1]
    path(k, r() < 0.5 ? wall : shade, `M${bx} 0V${-t}H${bx + w}V0Z`)
  }
  path(
    k,
    wall,
    'M-3 0V-2.600H5V0ZM0.400 -2.600V-4.600H1.800V-2.600ZM0.600 -4.600L1.100 -5.400L1.600 -4.600Z',
  )
  path(
    k,
    shade,
    'M-2.600 -0.500H4.600V-0.800H-2.600ZM-2.600 -1.300H4.600V-1.600H-2.600ZM-2.600 -2.100H4.600V-2.300H-2.600Z',
  )
  path(k, shade, 'M10 0V-2H10.500V-4L11 -5L11.500 -4V-2H12.300V-4L12.800 -5L13.300 -4V0Z')
  path(k, roof, 'M-12 0V-1.700H-6V0Z')
  path(k, shade, 'M-20.300 0V-3.600L-20 -4.200L-19.700 -3.600V0Z')
  for (const [px, h] of points('-28 2.400 -15 2.200 7 2.800 17 2.300 25 2.500 34 2'))
    path(
      k,
      '#8cabc0',
      `M${px} 0L${px + 0.1} ${-h}h0.160L${px + 0.3} 0ZM${px - 0.9} ${-h + 0.4}Q${px} ${-h - 0.8} ${px + 0.2} ${-h}Q${px + 0.6} ${-h - 0.8} ${px + 1.2} ${-h + 0.4}Q${px + 0.5} ${-h - 0.1} ${px + 0.2} ${-h + 0.1}Q${px - 0.2} ${-h - 0.1} ${px - 0.9} ${-h + 0.4}Z`,
    )
  k.restore()
}

/** The air at noon, the sea to the horizon, the town on it. */
export function air(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [t, c] of [
    [0, '#4ca0d0'],
    [0.45, '#8cc8dc'],
    [0.8, '#d4e8dc'],
    [1, '#fbeed0'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-8, -8, 176, HORIZON + 9)
  const sea = k.createLinearGradient(0, HORIZON, 0, 43)
  for (const [t, c] of [
    [0, '#2484b4'],
    [0.35, '#2ca0bc'],
    [1, '#7cd8cc'],
  ])
    sea.addColorStop(t, c)
  k.fillStyle = sea
  k.fillRect(-8, HORIZON, 176, 12)
  at(k, 22, HORIZON + 0.3, 0.72, (c) => townFar(c, 0, 0))
}

/** The tongue of sand that the tide lays bare, the sail stretched for lunch, those who walk about on it. */
export function bank(k) {
  soft(
    k,
    '#a8e4d4',
    points('70 38.400 92 36.600 120 35.400 150 34.600 176 34.400 176 42 120 42.600 86 40.400'),
    0.8,
  )
  soft(
    k,
    '#e0c89c',
    points(
      '84 37.700 100 36.200 122 34.400 146 32.600 176 31.400 176 39.400 150 39.600 122 39.300 100 38.400',
    ),
    0.8,
  )
  soft(
    k,
    '#fff0cc',
    points(
      '86 37.300 101 35.900 122 34.100 146 32.300 176 31 176 38.600 150 38.700 122 38.300 100 37.900',
    ),
    0.8,
  )
  // Under the sail: poles, the shade that lies at their feet, the mat.
  path(k, '#b8a0b0', 'M122 37.200L140.500 36.600L146 37.600L126.500 38.200Z')
  path(k, '#c84c44', 'M127 37.300L137.500 37L140 37.500L129 37.800Z')
  for (const [x, y, c] of [
    [131.3, 37.35, '#fffaf0'],
    [133, 37.5, '#f8d068'],
    [134.4, 37.3, '#fffaf0'],
  ])
    lens(k, c, x, y, 0.8, 0.14)
  for (const [x, y, h] of points(
    '123.300 38 6.400 139.600 36.800 6.400 128.500 37 6.800 144.500 37.500 6.300',
    3,
  ))
    stroke(k, '#6c4440', 0.3, `M${x} ${y}V${y - h}`)
}

/** The cloth of that sail, over those who sit below it. */
export function cloth(k) {
  path(k, '#d8b894', 'M122.600 31.300Q132 33 139.600 30.200L144.800 31Q136 34 123.400 32.200Z')
  path(
    k,
    '#fffaf0',
    'M122.600 31.300Q126 31.200 128.500 30.100Q134 31.400 144.800 31L139.600 30.200Q132 32.600 122.600 31.300Z',
  )
  path(k, '#fffaf0', 'M122.600 31.300Q132 32.800 144.800 31Q138 33.800 123.200 32.100Z')
}

/** Light and depth under the water: the blue that deepens, the sand that slopes up to the bank, nets of light on it. */
export function deep(k) {
  const g = k.createLinearGradient(0, 40, 0, 90)
  for (const [t, c] of [
    [0, '#a4ecdc'],
    [0.14, '#64d4cc'],
    [0.42, '#2cacc0'],
    [0.75, '#1880a8'],
    [1, '#125c8c'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-8, 38, 176, 60)
  // The underside of the surface: bands that run away from us.
  for (const [x, y, l, up] of points(
    '20 45.200 22 0.500 66 46.400 26 0.450 116 45.600 24 0.500 150 47.200 18 0.400 40 49 16 0.350 92 49.600 18 0.300 136 50.200 12 0.300',
    4,
  ))
    lens(k, 'rgba(220,255,240,0.5)', x, y, l, up, up)
  // Reef far off, two walls of haze.
  soft(
    k,
    '#2c9cb8',
    points('-12 66 4 61 14 62.500 24 58.500 36 60 44 64 58 63 70 67 84 70 84 98 -12 98'),
    0.9,
  )
  soft(k, '#2290b0', points('-12 72 6 68 18 69.500 32 66 44 70 58 71 72 75 72 98 -12 98'), 0.9)
  // The slope of sand.
  soft(
    k,
    '#5cc0c0',
    points(
      '176 52 160 55 146 60 130 64 112 69.500 92 74 70 78 44 81 18 82.500 -12 83 -12 98 176 98',
    ),
    0.9,
  )
  soft(
    k,
    '#90d8c4',
    points(
      '176 55 162 58.500 148 64 130 68.500 112 74 90 79 68 82.500 40 85.500 10 88 -12 89 -12 98 176 98',
    ),
    0.9,
  )
  soft(
    k,
    '#c4ecce',
    points('176 60 162 64 148 70 132 75.500 114 80.500 92 85 66 88.500 40 91 40 98 176 98'),
    0.9,
  )
  soft(
    k,
    '#e8f4d4',
    points('176 70 164 73 152 78.500 138 83.500 120 87.500 98 91 98 98 176 98'),
    0.9,
  )
}

/** Nets of light on the sand, wide near us, fine far off. */
export function nets(k) {
  const r = random(8)
  for (let i = 0; i < 46; i++) {
    const t = r()
    const x = 44 + r() * 124
    const top = 88 - (x - 44) * 0.25
    const y = top - 2 + t * (94 - top)
    if (y > 91) continue
    const l = 1.6 + ((y - 56) / 34) * 4.6
    lens(k, 'rgba(250,255,236,0.5)', x, y, l, 0.1 + l * 0.035, 0.04, (r() - 0.62) * l * 0.34)
  }
}

/** Sun under water: broad flat shafts that fan out from one point above. */
export function shafts(k) {
  k.globalCompositeOperation = 'screen'
  for (const [a, b, len, power] of points(
    '96 101 84 0.150 108 111 76 0.110 118 126 88 0.140 134 138 72 0.100 84 87 70 0.080 62 69 82 0.090',
    4,
  )) {
    const out = (x) => x + (x - 122) * 0.6 - 6
    const g = k.createLinearGradient(0, 42, 0, len)
    g.addColorStop(0, `rgba(220,255,236,${power * 1.6})`)
    g.addColorStop(1, 'rgba(220,255,236,0)')
    fill(k, g, [
      [a, 40],
      [b, 40],
      [out(b), len],
      [out(a), len],
    ])
  }
  k.globalCompositeOperation = 'source-over'
}

/** The rim of water on the glass: a pale lip with a dark line over it. */
export function lip(k) {
  path(k, 'rgba(28,120,148,0.55)', `M${line(-0.75)}L${line(-0.1).split('L').reverse().join('L')}Z`)
  path(k, 'rgba(240,255,246,0.92)', `M${line(-0.25)}L${line(0.5).split('L').reverse().join('L')}Z`)
}
