// What is seen from behind Seljalandsfoss at the end of a summer day: the plain, the pool, the veil with the sun in it.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'
import { closed, soft } from './curves.js'

export const HORIZON = 53
export const SUN = [63, 41]

/** Sky, sea and islands, the plain with its river: what lies before the cave. */
export function outside(k) {
  const g = k.createLinearGradient(0, 6, 0, HORIZON)
  for (const [a, c] of [
    [0, '#5c8fc4'],
    [0.4, '#a4bcd4'],
    [0.7, '#f4ccb8'],
    [0.9, '#ffd09c'],
    [1, '#ffdca8'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-8 -8H170V56H-8Z')
  glow(k, 60, 0.9)
  // The Westman Islands on the line of the sea.
  fill(k, '#e8b494', points('-8 51.400 170 51.400 170 54 -8 54'))
  // Heimaey with its two volcanoes and its cliffs, the small ones strewn about; their right sides turn from the sun.
  for (const [tone, t] of [
    [
      '#b98286',
      '91 51.700 91.600 50.600 93 50.300 94.200 49.500 95.600 47.500 96.800 47 98 48 99.600 49.700 101 50 102 49.600 103.400 49.300 105.600 49 107.600 49.200 109 50.300 110.400 50.700 111 51.700',
    ],
    ['#96687c', '96.800 47 98 48 99.600 49.700 101 50 100 51.700 98.600 51.700 97.800 50'],
    ['#96687c', '107 49.150 107.600 49.200 109 50.300 110.400 50.700 111 51.700 108.400 51.700'],
    ['#b98286', '114.600 51.700 114.900 50.400 115.800 49.900 117.200 50.100 118 51.700'],
    ['#96687c', '116.600 50 117.200 50.100 118 51.700 116.900 51.700'],
    ['#c79488', '121.500 51.700 122 51 124.400 50.700 125.400 51.100 125.900 51.700'],
    ['#c79488', '84.700 51.700 85.200 50.900 86 50.800 86.600 51.700'],
  ])
    fill(k, tone, points(t))
  // Their feet are lost in the haze of the sea.
  const haze = k.createLinearGradient(0, 48.6, 0, 52.4)
  haze.addColorStop(0, 'rgba(255,214,170,0)')
  haze.addColorStop(1, 'rgba(255,214,170,.85)')
  fill(k, haze, points('-8 48.600 170 48.600 170 53 -8 53'))
  const p = k.createLinearGradient(0, HORIZON, 0, 76)
  for (const [a, c] of [
    [0, '#b9b060'],
    [0.3, '#81934c'],
    [1, '#31543f'],
  ])
    p.addColorStop(a, c)
  // Low moors and home fields make the edge of the land uneven against the sea.
  fill(k, '#c0a468', [
    ...rough(
      points(
        '-8 51.600 6 50.800 16 51.300 26 52.600 40 52.200 52 52.900 78 52.600 88 52.900 98 52.500 106 52.900 114 51.900 124 51.300 134 52 170 50.600',
      ),
      0.2,
      3,
    ),
    ...points('170 58 -8 58'),
  ])
  fill(k, p, [
    ...rough(
      points(
        '-8 53.400 8 52.700 20 53.200 34 54.400 50 53.700 76 54.200 92 53.600 108 54.300 122 53.200 136 53.800 150 52.600 170 53',
      ),
      0.25,
      6,
    ),
    ...points('170 92 -8 92'),
  ])
  for (const [c, t] of [
    ['#97994e', '-8 56 18 55.200 40 56 30 57.200 8 57.600 -8 58.200'],
    ['#5d7a45', '84 58.500 104 57.400 128 57.800 146 57 146 61 120 61.400 100 60.400'],
    ['#446648', '-8 62 16 61 36 62.500 44 64 20 65.500 -8 66'],
  ])
    fill(k, c, points(t))
  const river = k.createLinearGradient(0, 54, 0, 68)
  river.addColorStop(0, '#ffe6bc')
  river.addColorStop(0.45, '#e8cfbc')
  river.addColorStop(1, '#9fb4c4')
  // The river comes down the plain in bends between banks of gravel, thin far off and wide near us, and carries the sky.
  for (const [tone, t] of [
    [
      '#7f8f4e',
      'M89 54.100C97 54 106 54.500 105 55.700C103.500 57 88 56.700 84.500 58.300C82 59.800 92 60.700 102 62C114 63.600 128 64 142 64.400V70C124 69.400 108 67.800 97 65.400C85 62.700 73.500 60.900 76.500 58.200C79.500 56.200 95 56.100 97 55.400C98 54.900 92 54.700 89 54.100Z',
    ],
    [
      river,
      'M90 54.250C97 54.200 104 54.700 103 55.600C101 56.700 86.500 56.700 82.500 58.400C79.500 60 90 61.300 99 62.900C110 64.900 124 66 142 66.600V68.800C124 68.200 108 66.800 97.500 64.600C87 62.300 75.500 60.600 78.500 58.300C81 56.500 96 56.200 98.400 55.400C99 54.900 94 54.700 90 54.250Z',
    ],
    [
      '#93984e',
      'M104 64.300C110 64.900 118 65.900 127 66.900C119 67 110 66.200 104 64.300ZM86 60.500C89 60.700 93 61.600 96 62.500C92 62.300 88 61.600 86 60.500Z',
    ],
  ])
    path(k, tone, t)
}

function glow(k, radius, power) {
  const g = k.createRadialGradient(...SUN, 1, ...SUN, radius)
  g.addColorStop(0, `rgba(255,250,220,${power})`)
  g.addColorStop(0.22, `rgba(255,230,160,${power * 0.62})`)
  g.addColorStop(1, 'rgba(255,214,130,0)')
  k.fillStyle = g
  k.fillRect(SUN[0] - radius, -8, radius * 2, HORIZON + 40)
}

/** The pool under the fall: dark near us, gold where the sun lies on it. */
export function pool(k) {
  const g = k.createLinearGradient(0, 66, 0, 84)
  for (const [a, c] of [
    [0, '#f5cf86'],
    [0.3, '#c9a877'],
    [0.7, '#5f7d80'],
    [1, '#2f5468'],
  ])
    g.addColorStop(a, c)
  path(
    k,
    g,
    'M-8 70C4 68.600 14 68.800 24 67.600C40 66 60 66.300 78 66.600C96 66.900 112 68.600 122 71C130 73 136 76 142 80V92H-8Z',
  )
  // A dark line of gravel round its far side.
  path(
    k,
    '#2c4a3e',
    'M-8 68.800C4 67.600 14 67.800 24 66.600C40 65.200 60 65.400 78 65.700C96 66 112 67.700 122 70.200C130 72.200 137 75.600 143 80L141 80.600C135 76.600 129 73.800 121 71.600C110 69 96 67.500 78 67.200C60 66.900 40 66.600 24 68.200C14 69.400 4 69.400 -8 71Z',
  )
  const r = random(41)
  for (let i = 0; i < 26; i++) {
    const y = 69 + r() ** 1.3 * 12
    const q = (y - 62) * 0.32
    const x = SUN[0] + (r() - 0.5) * (10 + (y - 66) * 3)
    path(
      k,
      `rgba(255,238,184,${0.75 - (y - 69) * 0.03})`,
      `M${x - q} ${y}Q${x} ${y - 0.3} ${x + q} ${y}Q${x} ${y + 0.34} ${x - q} ${y}Z`,
    )
  }
}

/** The veil: the river breaks over the lip in dense white strands, one beside the other; they loosen and thin on the way down. */
export function veil(k) {
  const r = random(17)
  const foot = 72
  // One flank of the water: it hangs out a little, then tears into strands that end one below the other.
  const torn = (x, m) => {
    const out = [[x, 4]]
    // Straight under the lip, wider towards the foot: the wind of the fall throws the water apart.
    const flank = (y) => x + m * (0.7 * Math.sin(y * 0.11) + ((y - 4) / 68) ** 2.6 * 7)
    for (let y = 12; y < foot - 4; ) {
      const l = 7 + r() * 8
      out.push([flank(y), y], [flank(y + l * 0.7) + m * (0.2 + r() * 0.5), y + l * 0.7])
      y += l
    }
    out.push([x + m * 7, foot])
    return out
  }
  const [west, east] = [torn(49.5, -1), torn(78, 1)]
  const outline = [...west, ...east.toReversed()]
  // Spray hangs about both flanks, wider and thinner away from the water: no ruled edge against the sky.
  for (let far = 9; far > 0.5; far -= 1.1) {
    const power = 0.1
    const mist = k.createLinearGradient(0, 16, 0, foot)
    mist.addColorStop(0, 'rgba(255,246,224,0)')
    mist.addColorStop(0.45, `rgba(255,244,216,${power})`)
    mist.addColorStop(0.85, `rgba(255,244,216,${power})`)
    mist.addColorStop(1, 'rgba(255,244,216,0)')
    const wide = (list, m) => list.map(([x, y]) => [x + m * far * ((y - 4) / 68) ** 1.4, y])
    soft(k, mist, [...wide(west, -1), ...wide(east, 1).toReversed()], 0.8)
  }
  const body = k.createLinearGradient(0, 8, 0, foot)
  for (const [t, c] of [
    [0, 'rgba(226,230,232,1)'],
    [0.25, 'rgba(246,236,220,.97)'],
    [0.5, 'rgba(255,238,200,.88)'],
    [0.76, 'rgba(255,240,208,.6)'],
    [0.96, 'rgba(255,242,212,.1)'],
    [1, 'rgba(255,242,212,0)'],
  ])
    body.addColorStop(t, c)
  soft(k, body, outline, 0.7)
  k.save()
  k.clip(new Path2D(closed(outline, 0.7)))
  // Warm where the sun stands behind it: no disc, only its light in the water.
  const g = k.createRadialGradient(...SUN, 0, ...SUN, 30)
  for (const [t, c] of [
    [0, 'rgba(255,252,232,1)'],
    [0.2, 'rgba(255,238,178,.9)'],
    [0.5, 'rgba(255,206,126,.42)'],
    [1, 'rgba(255,190,110,0)'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('40 0 90 0 90 80 40 80'))
  // Strands: full from the lip on, no two of one width or length; shade between them, deeper to the right.
  const strand = (x, w, from, long, sway, c, power) => {
    const q = k.createLinearGradient(0, from, 0, from + long * 1.2)
    q.addColorStop(0, `rgba(${c},${power})`)
    q.addColorStop(0.55, `rgba(${c},${power * 0.75})`)
    q.addColorStop(1, `rgba(${c},0)`)
    // Those that part from another on the way begin as thin as they end.
    const head = from > 8 ? 0 : w
    const end = Math.min(72, from + long * 1.2)
    const [y1, y2, y3] = [from + (end - from) * 0.35, from + (end - from) * 0.7, end]
    path(
      k,
      q,
      `M${x - head} ${from}C${x - w * 1.1} ${y1} ${x - w * 0.5 + sway} ${y2} ${x + sway} ${y3}C${x + w * 0.6 + sway} ${y2} ${x + w * 1.2} ${y1} ${x + head} ${from}Z`,
    )
  }
  for (const [x, w, long, sway, c, power] of [
    [53.4, 1.1, 42, -3, '176,172,180', 0.42],
    [61, 0.7, 20, -0.4, '190,172,166', 0.4],
    [68.4, 0.9, 32, 1.4, '180,160,160', 0.42],
    [74.6, 2.2, 42, 3, '160,152,170', 0.34],
  ])
    strand(x, w, 4, long, sway, c, power)
  for (const [x, w, from, long, sway] of points(
    '50.700 1 4 56 -1.400 54.700 1.300 4 46 -0.900 56 0.600 10 54 -0.500 59.400 1.500 4 62 -0.400 60.800 0.500 18 46 -0.200 64.200 1.300 4 54 0.200 65.400 0.500 20 44 0.400 68.800 1.400 4 60 0.700 70 0.400 24 36 0.800 73.300 0.900 4 44 1.100 77 0.500 4 36 1.300 53.400 0.400 28 34 -0.800 63 0.400 34 32 0.100 67.600 0.400 38 30 0.600 57.800 0.400 36 32 -0.400',
    5,
  ))
    strand(x, w, from, long * 0.92, sway + (x - 63.5) * 0.24, '255,253,242', 0.85)
  // The rock hangs over it: under the lip the water lies in its shade, and comes from behind it.
  const lip = k.createLinearGradient(0, 8, 0, 21)
  lip.addColorStop(0, 'rgba(84,58,88,.72)')
  lip.addColorStop(0.3, 'rgba(120,92,116,.4)')
  lip.addColorStop(1, 'rgba(150,120,130,0)')
  fill(k, lip, points('40 0 90 0 90 22 40 22'))
  k.restore()
  // Beside it the lip drips: single threads that hang from the rock.
  for (const [x, y, l, w] of points(
    '37 9 16 0.160 41.500 10 30 0.260 44.600 10.500 46 0.340 46.600 11 20 0.200 81.800 7 38 0.300 84.600 7.500 18 0.180 88 9 26 0.220 92.500 10 12 0.140',
    4,
  )) {
    const q = k.createLinearGradient(0, y, 0, y + l)
    q.addColorStop(0, 'rgba(255,250,232,.8)')
    q.addColorStop(1, 'rgba(255,250,232,0)')
    path(k, q, `M${x - w} ${y}H${x + w}L${x + w * 0.4} ${y + l}H${x - w * 0.4}Z`)
  }
  for (let i = 0; i < 26; i++) {
    const m = i % 2 ? 1 : -1
    const t = r()
    const x = 63.5 + m * (15 + t * 2.4 + r() * 3)
    const [y, q] = [22 + t * 46, 0.14 + r() * 0.2]
    path(
      k,
      'rgba(255,246,220,.85)',
      `M${x} ${y - q * 3}Q${x + q * 1.2} ${y} ${x} ${y + q}Q${x - q * 1.2} ${y} ${x} ${y - q * 3}Z`,
    )
  }
}

/** Where it strikes the pool: spray thrown up in a low crown, and rings that go out. */
export function strike(k) {
  for (const [rx, ry, a] of points('27 3.400 0.300 22 2.500 0.450', 3))
    path(
      k,
      `rgba(255,240,200,${a})`,
      `M${63.5 - rx} 72a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0ZM${63.5 - rx * 0.95} 71.900a${rx * 0.95} ${ry * 0.86} 0 1 1 ${rx * 1.9} 0a${rx * 0.95} ${ry * 0.86} 0 1 1 ${-rx * 1.9} 0Z`,
    )
  // Soft mist, warm from the sun behind it: it hides where water meets water.
  for (const [x, y, rx, ry, a] of points(
    '63.500 64 36 19 0.550 46 69.500 15 8.500 0.900 81 69.500 15 8 0.900 63.500 67 27 13 1 54 63 10 9 0.550 73 61.500 9.500 10 0.550 56 73 14 3.600 1 71 73 14 3.600 1',
    5,
  )) {
    k.save()
    k.translate(x, y)
    k.scale(rx, ry)
    const g = k.createRadialGradient(0, 0, 0, 0, 0, 1)
    for (const [t, power] of [
      [0, 1],
      [0.4, 0.72],
      [0.72, 0.2],
      [1, 0],
    ])
      g.addColorStop(t, `rgba(255,244,216,${a * power})`)
    fill(k, g, points('-1 -1 1 -1 1 1 -1 1'))
    k.restore()
  }
}
