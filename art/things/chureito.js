import { fill, path, points, stroke } from '../core/field.js'

// The five-storeyed pagoda over Fujiyoshida, 62 units for its 19.5 m. Light from the left.

const [RED, DEEP, WHITE, GOLD] = ['#ea4f34', '#a02b40', '#fff1e2', '#f6c45c']

/** A roof from a little above: long front in the light, side in the shade, eaves that rise at their corners. */
function roof(k, y, e, t, rise) {
  const [m, n] = [e * 0.34, t * 0.34]
  const front = `M${-e} ${y - 2.4}Q${-e * 0.7} ${y - 0.5} ${-e * 0.3} ${y}Q${m * 0.5} ${y + 0.5} ${m} ${y - 0.1}`
  const side = `M${m} ${y - 0.1}Q${m + (e - m) * 0.3} ${y + 0.1} ${m + (e - m) * 0.6} ${y - 0.9}Q${e * 0.9} ${y - 1.4} ${e} ${y - 2.7}`
  // Rafters in the shade under the eaves.
  path(k, '#7c2a3c', `${front}L${m - 1} ${y + 1.7}L${-e * 0.62} ${y + 1.1}Z`)
  path(k, '#54203c', `${side}L${e * 0.66} ${y + 0.6}L${m - 1} ${y + 1.7}Z`)
  const head = y - rise
  path(
    k,
    '#6f8cae',
    `${front}L${n} ${head + 0.5}L${-t} ${head}Q${-t - (e - t) * 0.36} ${y - rise * 0.46} ${-e} ${y - 2.4}Z`,
  )
  path(
    k,
    '#3c4c80',
    `${side}Q${t + (e - t) * 0.36} ${y - rise * 0.46} ${t} ${head - 0.2}L${n} ${head + 0.5}Z`,
  )
  for (let i = 1; i < 9; i++) {
    const q = i / 9
    stroke(
      k,
      '#9db6ce',
      0.2,
      `M${-t + (t + n) * q} ${head + 0.5 * q + 0.2}L${-e * 0.86 + (e * 0.86 + m) * q} ${y - 0.9 + q * 0.7}`,
    )
  }
  for (let i = 1; i < 5; i++) {
    const q = i / 5
    stroke(
      k,
      '#56689c',
      0.2,
      `M${n + (t - n) * q} ${head + 0.4 - 0.6 * q}L${m + (e * 0.9 - m) * q} ${y - 0.4 - q * 1.2}`,
    )
  }
  stroke(
    k,
    '#c8dce8',
    0.55,
    `M${n} ${head + 0.5}Q${(m + n) / 2} ${y - rise * 0.36} ${m} ${y - 0.2}`,
  )
  stroke(k, '#fbe8d4', 0.6, front)
  stroke(k, '#8c86b4', 0.55, side)
}

/** A storey: vermilion posts, white panels, a door, the railing round its foot. */
function storey(k, foot, high, w) {
  const m = w * 0.34
  const top = foot - high
  path(k, RED, `M${-w} ${foot}V${top}H${m}V${foot}Z`)
  path(k, DEEP, `M${m} ${foot}V${top}H${w}V${foot - 0.6}Z`)
  for (const [u, v] of [
    [0.08, 0.34],
    [0.66, 0.92],
  ])
    path(k, WHITE, `M${-w + (w + m) * u} ${foot - 1.4}V${top}H${-w + (w + m) * v}V${foot - 1.4}Z`)
  path(
    k,
    '#6c2238',
    `M${-w + (w + m) * 0.4} ${foot - 0.8}V${top}H${-w + (w + m) * 0.6}V${foot - 0.8}Z`,
  )
  path(
    k,
    '#b4a4c8',
    `M${m + (w - m) * 0.2} ${foot - 1.4}V${top}H${m + (w - m) * 0.78}V${foot - 1.6}Z`,
  )
  const o = w * 1.13
  stroke(
    k,
    RED,
    0.42,
    `M${-o} ${foot - 1.7}L${o * 0.36} ${foot - 1.2}M${-o} ${foot - 0.4}L${o * 0.36} ${foot + 0.2}`,
  )
  stroke(
    k,
    DEEP,
    0.42,
    `M${o * 0.36} ${foot - 1.2}L${o} ${foot - 2}M${o * 0.36} ${foot + 0.2}L${o} ${foot - 0.8}`,
  )
  for (let i = 0; i <= 6; i++) {
    const x = -o + (o * 1.36 * i) / 6
    stroke(k, RED, 0.36, `M${x} ${foot - 1.7 + i * 0.08}V${foot - 0.2 + i * 0.08}`)
  }
}

/** The finial: dew basin, nine rings, flame and jewel. */
function finial(k, y) {
  fill(k, '#c8923c', [
    [-1.6, y],
    [-1.2, y - 1.4],
    [1.2, y - 1.4],
    [1.6, y],
  ])
  stroke(k, GOLD, 0.5, `M0 ${y - 1}V${y - 15.5}`)
  for (let i = 0; i < 9; i++) {
    const half = 1.25 - i * 0.05
    const at = y - 3 - i * 0.98
    stroke(k, '#a86c34', 0.42, `M${-half} ${at}H${half}`)
    stroke(k, GOLD, 0.42, `M${-half} ${at}H${half * 0.2}`)
  }
  path(
    k,
    GOLD,
    `M0 ${y - 12}C-1.200 ${y - 12.8} -1 ${y - 14} 0 ${y - 14.8}C1 ${y - 14} 1.200 ${y - 12.8} 0 ${y - 12}Z`,
  )
  path(k, '#fff0c0', `M0 ${y - 16.4}a0.600 0.600 0 1 0 0.010 0Z`)
}

export function pagoda(k) {
  fill(k, '#c9b8b4', points('-12 0.6 -11.4 -1.6 4.4 -1.6 4.8 0.8'))
  fill(k, '#7c749c', points('4.8 0.8 4.4 -1.6 11.4 -2 12 0'))
  const eaves = [15.4, 14.4, 13.4, 12.4, 11.4]
  let y = -1.4
  eaves.forEach((e, i) => {
    const w = e * (0.55 - i * 0.008)
    const high = i ? 4.6 : 6.2
    storey(k, y, high, w)
    const last = i === 4
    roof(k, y - high + 1.2, e, last ? 1.3 : e * 0.58, last ? 6 : 3.9)
    y -= high + (last ? 4.6 : 2.2)
  })
  finial(k, y)
}
