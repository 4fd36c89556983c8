// Tokyo after sunset from a roof terrace: the far town in planes of one tone, the park, the deck with its rail in metres.
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { lens } from './lens.js'
import { streak } from './streak.js'

export const P = lens({ eye: [0, 1.7, 0], f: 100, cx: 80, cy: 62 })

/** The sky where the sun has gone down behind Fuji; clouds lit from below. */
export function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, 64)
  for (const [a, c] of [
    [0, '#1c2a66'],
    [0.36, '#4d4c92'],
    [0.62, '#b06a96'],
    [0.82, '#f29a72'],
    [1, '#ffd07c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  const glow = k.createRadialGradient(50, 59, 2, 50, 59, 46)
  glow.addColorStop(0, 'rgba(255,240,170,.85)')
  glow.addColorStop(0.4, 'rgba(255,214,130,.3)')
  glow.addColorStop(1, 'rgba(255,180,110,0)')
  k.fillStyle = glow
  k.fillRect(-5, -5, 170, 100)
  streak(k, '#6c5494', 30, 16, 30, 2.2, 3)
  streak(k, '#e0809a', 58, 26.5, 34, 2.1, 6)
  streak(k, '#ffb284', 22, 36, 22, 1.8, 12)
  streak(k, '#8c5c98', 140, 22, 20, 1.3, 8)
  streak(k, '#ffc88c', 76, 43, 16, 1, 15)
}

/** Fuji, far: its long even slopes, a dark cone before the light, snow in tongues. */
export function fuji(k) {
  const [x, y] = [40, 60]
  // Haze of the plain at its foot.
  fill(k, '#b87890', points('-5 61 -5 70 170 70 170 61 74 60.600 6 60.600'))
  path(
    k,
    '#8a5a92',
    `M${x - 32} ${y + 1}C${x - 18} ${y - 1.5} ${x - 9} ${y - 8} ${x - 3.6} ${y - 15.4}L${x - 1.6} ${y - 15} ${x + 0.6} ${y - 15.5} ${x + 2.2} ${y - 15} ${x + 3.8} ${y - 15.5}C${x + 9} ${y - 8} ${x + 18} ${y - 1.5} ${x + 34} ${y + 1}Z`,
  )
  path(
    k,
    '#dcb4c4',
    `M${x - 3.6} ${y - 15.4}L${x - 1.6} ${y - 15} ${x + 0.6} ${y - 15.5} ${x + 2.2} ${y - 15} ${x + 3.8} ${y - 15.5}C${x + 5} ${y - 13.7} ${x + 6.2} ${y - 12.1} ${x + 7.4} ${y - 10.6}L${x + 5} ${y - 11.2} ${x + 4.4} ${y - 9.4} ${x + 2.6} ${y - 11.4} ${x + 1} ${y - 8.6} ${x - 0.6} ${y - 11.2} ${x - 2.4} ${y - 9} ${x - 3.6} ${y - 11.4} ${x - 5.4} ${y - 10.2} ${x - 6.4} ${y - 11.7}C${x - 5.4} ${y - 12.9} ${x - 4.4} ${y - 14.2} ${x - 3.6} ${y - 15.4}Z`,
  )
  path(
    k,
    '#fff0dc',
    `M${x + 1.4} ${y - 15.3}L${x + 2.2} ${y - 15} ${x + 3.8} ${y - 15.5}C${x + 5} ${y - 13.7} ${x + 6.2} ${y - 12.1} ${x + 7.4} ${y - 10.6}L${x + 5} ${y - 11.2} ${x + 4.4} ${y - 9.4} ${x + 2.6} ${y - 11.4}L${x + 2} ${y - 13}Z`,
  )
}

/** A plane of the town: houses of unlike width and height in one tone, their sunlit edges, few windows. */
export function town(k, { y, seed, wide, high, tone, edge, light, share, gaps = [] }) {
  const r = random(seed)
  let x = -8
  while (x < 168) {
    const w = wide * (0.4 + r() * r() * 1.5)
    const tall = r() < 0.16 ? 1.9 + r() * 0.8 : 0.3 + r() * 0.75
    let h = high * tall
    for (const [g0, g1, most] of gaps)
      if (x + w > g0 && x < g1) h = Math.min(h, most * (0.25 + r() * 0.75))
    const top = y - h
    fill(k, tone, [
      [x, y + 10],
      [x, top],
      [x + w, top],
      [x + w, y + 10],
    ])
    const kind = r()
    // A step, a machine room or a mast on the roof.
    if (kind < 0.3)
      fill(k, tone, [
        [x + w * 0.2, top + 0.1],
        [x + w * 0.2, top - high * 0.16],
        [x + w * 0.72, top - high * 0.16],
        [x + w * 0.72, top + 0.1],
      ])
    else if (kind < 0.46)
      fill(k, tone, [
        [x, top + 0.1],
        [x, top - high * 0.22],
        [x + w, top + 0.1],
      ])
    else if (kind < 0.56 && tall > 0.7)
      stroke(k, tone, 0.22, `M${x + w * 0.5} ${top}v${-high * 0.34}`)
    // The side towards the afterglow.
    const side = x > 50 ? x : x + w * 0.9
    fill(k, edge, [
      [side, y + 10],
      [side, top],
      [side + w * 0.1, top],
      [side + w * 0.1, y + 10],
    ])
    const [cols, rows] = [Math.floor(w / 1.1), Math.floor(h / 1.25)]
    for (let j = 0; j < rows; j++) {
      if (r() > share) continue
      const [from, to] = [Math.floor(r() * cols), Math.floor(r() * cols) + 1]
      for (let i = Math.min(from, to); i < Math.max(from, to) && i < cols - 0.2; i++)
        fill(k, light, [
          [x + 0.5 + i * 1.1, top + 0.8 + j * 1.25],
          [x + 1.15 + i * 1.1, top + 0.8 + j * 1.25],
          [x + 1.15 + i * 1.1, top + 1.25 + j * 1.25],
          [x + 0.5 + i * 1.1, top + 1.25 + j * 1.25],
        ])
    }
    x += w + (r() < 0.3 ? r() * wide * 0.4 : 0.04)
  }
}

/** The trees of the park in one dark mass, warm where the tower lights them. */
export function park(k, glowX) {
  const line = (y, high, wide, seed) => {
    const out = [
      [170, 96],
      [-10, 96],
    ]
    for (let x = -8; x <= 168; x += 0.3)
      out.push([
        x,
        y -
          high *
            (noise(x / (wide * 2.7) + seed, seed) * 0.8 +
              Math.abs(noise(x / wide + seed * 3, 7)) ** 0.8 +
              Math.abs(noise((x * 3.4) / wide, 40 + seed)) * 0.2),
      ])
    return out
  }
  const g = k.createRadialGradient(glowX, 62, 2, glowX, 62, 34)
  g.addColorStop(0, '#c8694c')
  g.addColorStop(0.4, '#6c4468')
  g.addColorStop(1, '#33306a')
  k.fillStyle = g
  k.beginPath()
  for (const p of line(65.6, 2.2, 5, 3)) k.lineTo(...p)
  k.fill()
  fill(k, '#2c2a5c', line(69, 2, 7, 9))
  fill(k, '#242250', line(73.5, 2.2, 10, 14))
}

/** Lamps along the paths under the trees. */
export function lamps(k) {
  for (const [x, y, r] of points(
    '9 71 .24 14.500 70.400 .2 31 74.800 .3 47 70.600 .22 52.600 70 .18 66 75.400 .3 77 71.400 .22 99 70.600 .24 104.500 70.200 .2 121 75.600 .3 131 71.400 .22 149 74 .28',
    3,
  )) {
    const g = k.createRadialGradient(x, y, 0, x, y, r * 6)
    g.addColorStop(0, 'rgba(255,190,110,.5)')
    g.addColorStop(1, 'rgba(255,170,100,0)')
    k.fillStyle = g
    k.fillRect(x - r * 6, y - r * 6, r * 12, r * 12)
    k.fillStyle = '#ffe4a8'
    k.beginPath()
    k.arc(x, y, r, 0, 7)
    k.fill()
  }
}

const RAIL = 10.6
/** The deck, its boards towards the vanishing point, a glass rail at its edge. */
export function deck(k) {
  const floor = (z) => P(0, 0, z)[1]
  const g = k.createLinearGradient(0, floor(RAIL), 0, 91)
  g.addColorStop(0, '#6a5080')
  g.addColorStop(1, '#3a3266')
  k.fillStyle = g
  k.fillRect(-5, floor(RAIL), 170, 30)
  for (let x = -12; x <= 12; x += 0.42) {
    const [a, b] = [P(x, 0, RAIL), P(x, 0, 5)]
    stroke(k, '#2f2858', 0.12, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
  fill(
    k,
    '#2a2450',
    points(
      `-5 ${floor(RAIL) - 0.9} 165 ${floor(RAIL) - 0.9} 165 ${floor(RAIL) + 0.15} -5 ${floor(RAIL) + 0.15}`,
    ),
  )
}

/** Posts and top rail with the last light on it. */
export function rail(k) {
  const [top, foot] = [P(0, 1.1, RAIL)[1], P(0, 0, RAIL)[1]]
  for (let x = -9.4; x < 9.4; x += 1.7) {
    const [px] = P(x, 0, RAIL)
    fill(
      k,
      '#221d46',
      points(`${px - 0.28} ${foot} ${px + 0.28} ${foot} ${px + 0.28} ${top} ${px - 0.28} ${top}`),
    )
  }
  fill(k, '#221d46', points(`-5 ${top} 165 ${top} 165 ${top + 0.85} -5 ${top + 0.85}`))
  fill(k, '#ffb48a', points(`-5 ${top} 165 ${top} 165 ${top + 0.2} -5 ${top + 0.2}`))
}
