import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const [LIT, MARBLE, VEIL, SHADE, DEEP] = ['#fff2e0', '#fbd8bc', '#dcb0b4', '#a48cb4', '#6c6498']

/** High houses behind the station, narrow and wide, each of its own height; the light comes from the left. */
export function towers(k) {
  const r = random(14)
  for (const [x, y, w, c] of [
    [104, 31, 5.4, 0],
    [110.4, 24, 4.2, 1],
    [115.6, 28, 6.4, 2],
    [123, 20, 4.6, 0],
    [128.6, 26, 5.4, 1],
    [135, 30, 6, 2],
  ]) {
    const [lit, face] = [
      ['#f4b898', '#9c7ca4'],
      ['#ffd0a4', '#8874a0'],
      ['#e8a494', '#a888ac'],
    ][c]
    path(k, face, `M${x} 62V${y}h${w}V62Z`)
    path(k, lit, `M${x} 62V${y}h${w * 0.3}V62Z`)
    for (let v = y + 1.4; v < 58; v += 1.5)
      for (let i = 0; i < 4; i++)
        if (r() < 0.5)
          path(
            k,
            r() < 0.3 ? '#ffe0a4' : 'rgba(84,72,128,.4)',
            `M${x + w * (0.36 + i * 0.15)} ${v}h${w * 0.1}v0.800h${-w * 0.1}Z`,
          )
  }
}

/** The museum that leans towards the town at its head. */
export function lambda(k) {
  fill(k, '#8c80a8', points('149 64 148 26 143.500 13 159 9 162 22 162 64'))
  fill(k, '#f0bc9c', points('149 64 148 26 143.500 13 147 12.200 151.400 25 152 64'))
  k.save()
  k.clip(new Path2D('M149 64L148 26L143.500 13L159 9L162 22V64Z'))
  for (let i = 0; i < 17; i++) {
    const y = 13 + i * 3
    stroke(k, 'rgba(255,226,200,.4)', 0.28, i < 5 ? `M140 ${y + 1}L164 ${y - 5}` : `M140 ${y}H164`)
  }
  k.restore()
}

/** The Opera: its roof one plane of marble from the water to the fly tower; glass under the edge. */
export function marbleHouse(k) {
  // Fly tower of aluminium, the lower block behind it.
  fill(k, '#b49cb8', points('64 36.500 64 29 118 28 118 36.500'))
  fill(k, '#ecc4b4', points('64 36.500 64 29 78 28.700 78 36.500'))
  fill(k, '#f4d0b8', points('76 36 76 17 97 16.500 97 36'))
  fill(k, '#8c7ca8', points('97 36 97 16.500 106 18 106 36'))
  const r = random(3)
  for (let x = 76.6; x < 97; x += 0.9 + r() * 0.5)
    stroke(k, r() < 0.4 ? '#fff0dc' : '#d8acb0', 0.26, `M${x} 17.200V35`)
  for (let x = 97.8; x < 106; x += 1.1) stroke(k, '#74689c', 0.24, `M${x} 18V35`)
  for (const y of [21.5, 26, 30.5])
    stroke(k, 'rgba(140,108,148,.5)', 0.22, `M76 ${y}H97L106 ${y + 0.7}`)
  fill(
    k,
    '#fff2e0',
    points('75.400 17.200 75.400 16.300 97 15.700 106.600 17.300 106.600 18.300 97 16.800'),
  )
  // The roof behind the edge, a parapet of stone.
  fill(k, VEIL, points('57 37.400 64 34.400 118 34 126 37.600'))
  fill(k, MARBLE, points('57 37.400 64 34.400 92 34.200 88 37.500'))
  // Foyer: glass that leans out, the oak wall within lit by the evening.
  fill(k, '#7c5c7c', points('66 38 117 38.200 112 58.200 50 57.600 46 58'))
  fill(k, '#c87848', points('68 39 116 39.200 111 57.800 54 57.200'))
  for (const [x0, x1, y] of points('73 81 42 83 94 41 96 107 43', 3)) {
    fill(k, '#f0a858', [
      [x0, y],
      [x1, y - 1],
      [x1 - 1, 56.5],
      [x0 - 1, 56.5],
    ])
    for (let x = x0; x < x1; x += 1.3)
      stroke(k, '#b8683c', 0.3, `M${x + 0.6} ${y}L${x - 0.4} 56.500`)
  }
  fill(k, 'rgba(255,232,184,.5)', points('70 39 82 39 80 57.300 57 57.200'))
  fill(k, 'rgba(120,140,176,.34)', points('101 39 116 39.200 111 57.800 99 57.600'))
  k.save()
  k.clip(new Path2D('M66 38L117 38.200L112 58.200L50 57.600Z'))
  for (let i = 0; i <= 17; i++) stroke(k, '#54446c', 0.34, `M${50 + i * 4} 38L${47.6 + i * 3.9} 58`)
  k.restore()
  for (const t of [0.34, 0.68])
    stroke(k, '#6c5478', 0.26, `M${66 - 16 * t} ${38 + 19.6 * t}L${117 - 5 * t} ${38.2 + 20 * t}`)
  // The edge of the roof over the glass.
  fill(k, LIT, points('56 37.300 126 37.500 117.600 39.400 66 39'))
  fill(k, SHADE, points('66 39 117.600 39.400 117 40.200 66.400 39.900'))
  // The eastern ramp falls away from the light.
  fill(k, VEIL, points('126 37.500 117.600 39.400 111.500 58.600 122 62.600 146 63.200'))
  fill(k, SHADE, points('117.600 39.400 111.500 58.600 113.500 59.400 119.500 39'))
  for (const t of [0.3, 0.55, 0.78])
    stroke(
      k,
      '#c49cac',
      0.26,
      `M${119 - 4 * t} ${39.2 + 20 * t}L${126 + 20 * t} ${37.5 + 25.6 * t}`,
    )
  // The square between the ramps, sinking into the fjord.
  fill(k, MARBLE, points('44 58.400 112 58.600 124 62.800 138 63.400 18 63.400'))
  fill(k, LIT, points('44 58.400 78 58.500 66 63.400 18 63.400'))
  for (const [a, b] of points('52 34 62 50 74 70 86 90 98 108'))
    stroke(k, '#e4b8b0', 0.22, `M${a} 58.500L${b} 63.200`)
  stroke(k, '#e4b8b0', 0.22, 'M36 60.200H117M28 61.800H121')
  // The western ramp, the wall of stone along it.
  fill(k, DEEP, points('46 58.300 66 38.600 68.500 38.900 52 57.400'))
  fill(k, SHADE, points('40 59.600 66 38.300 67 38.700 46 58.900'))
  fill(k, LIT, points('10 63.400 57 37.200 67 38.300 40 60.400 34 63.400'))
  fill(k, '#fff8ec', points('10 63.400 57 37.200 59 37.400 20 62'))
  for (const [t, u] of points('0.160 0.200 0.340 0.360 0.520 0.560 0.720 0.740 0.880 0.890'))
    stroke(k, '#f0c8b4', 0.24, `M${10 + 47 * t} ${63.4 - 26.2 * t}L${38 + 28 * u} ${61.4 - 23 * u}`)
  stroke(k, '#f0c8b4', 0.22, 'M24 60.600L60.500 38M32 61L63.500 38.200')
  // Wet where the fjord laps on it.
  fill(
    k,
    '#c898a4',
    points('10 63.400 13 61.900 60 62.700 124 62.500 146 63.200 146 63.800 10 63.800'),
  )
  stroke(k, '#fff4e4', 0.3, 'M12 63.500C40 63 60 63.900 90 63.400S130 63.800 144 63.500')
}

/** The iceberg of glass and steel that turns on its raft; 16 wide, the water at 0. */
export function sheLies(k) {
  for (const [c, t] of [
    ['rgba(60,84,128,.5)', '-9 0.400 12 0.400 9 3 -2 4 -8 2'],
    ['rgba(190,220,228,.5)', '-5 0.600 2 0.600 0 4.600 -3 3'],
    ['#5c7ca4', '-9 0.500 -8 -2 -2 -3 4 -2.400 11 -1.600 12 0.500'],
    ['#d8f0ec', '-8 -2 -5.500 -7 -3 -3'],
    ['#8cb8c8', '-5.500 -7 -1 -12 -0.500 -5 -3 -3'],
    ['#fff0d4', '-5.500 -7 -3.600 -11.400 -1 -12'],
    ['#b4dce0', '-1 -12 3 -8.400 -0.500 -5'],
    ['#6c94b4', '3 -8.400 4.500 -3.400 -0.500 -5'],
    ['#4c74a0', '-3 -3 -0.500 -5 4.500 -3.400 4 -1.600 -2 -1.800'],
    ['#a4ccd8', '3 -8.400 8 -6 4.500 -3.400'],
    ['#5484ac', '8 -6 11 -1.600 4 -1.600 4.500 -3.400'],
    ['#fff0d4', '-8 -2 -3 -3 -2 -1.800 -7.500 -1'],
  ])
    fill(k, c, points(t))
  stroke(
    k,
    '#e8f8f4',
    0.22,
    'M-8 -2L-5.500 -7L-1 -12L3 -8.400L8 -6L11 -1.600M-5.500 -7L-3 -3L-0.500 -5L3 -8.400L4.500 -3.400L8 -6M-1 -12L-0.500 -5L4.500 -3.400',
  )
  stroke(k, 'rgba(255,236,208,.8)', 0.3, 'M-10 0.700Q0 1.400 13 0.600')
}
