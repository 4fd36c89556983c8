// The shore of the moat at night: woods on either side of a castle, a quay before it. Points of the field.
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

/** Crowns as x, y, radius: each with its own leafy edge, all of them one mass. */
function crowns(k, colour, text, seed, foot, dx = 0, dy = 0) {
  const r = random(seed)
  k.fillStyle = colour
  const list = points(text, 3)
  for (const [x, y, q] of list) {
    k.beginPath()
    k.ellipse(x + dx, y + dy, q, q * 0.92, 0, 0, 7)
    k.fill()
    for (let i = 0; i < 15; i++) {
      const a = -Math.PI * 1.15 + (i / 14) * Math.PI * 1.3 + (r() - 0.5) * 0.2
      const size = q * (0.13 + r() * 0.16)
      k.beginPath()
      k.arc(x + dx + Math.cos(a) * q * 0.96, y + dy + Math.sin(a) * q * 0.88, size, 0, 7)
      k.fill()
    }
    // Down to the shore.
    k.fillRect(x + dx - q * 0.98, y + dy, q * 1.96, Math.max(0, foot - y - dy))
  }
}

/** A poplar: a slim flame. */
const poplar = (k, c, x, y, h) =>
  path(
    k,
    c,
    `M${x - h * 0.09} ${y}C${x - h * 0.2} ${y - h * 0.3} ${x - h * 0.13} ${y - h * 0.74} ${x} ${y - h}C${x + h * 0.14} ${y - h * 0.72} ${x + h * 0.2} ${y - h * 0.3} ${x + h * 0.09} ${y}Z`,
  )

export function farWoods(k, y) {
  path(
    k,
    '#1d5a74',
    `M-6 ${y}V${y - 9}C10 ${y - 11} 24 ${y - 8} 40 ${y - 8.6}C56 ${y - 9} 70 ${y - 6.6} 92 ${y - 6.4}C112 ${y - 6.2} 132 ${y - 8} 168 ${y - 7.6}V${y}Z`,
  )
}

/** Woods on both sides, low next to the castle; dark masses against the green of the sky. */
export function woods(k, y) {
  k.save()
  k.beginPath()
  k.rect(-9, -9, 190, y + 9)
  k.clip()
  for (const [x, h] of [
    [35, 19],
    [39.5, 16],
    [148, 17],
  ]) {
    poplar(k, '#0f2f58', x, y, h)
  }
  const left = `-2 ${y - 11} 8 9 ${y - 7.5} 6 19 ${y - 10} 6.5 28 ${y - 6} 4.6 45 ${y - 5} 5 54 ${y - 3.4} 3.6 60 ${y - 3.6} 3 66 ${y - 1.8} 2.4`
  const right = `138 ${y - 3} 3.2 143.500 ${y - 5} 4 154 ${y - 7} 5.6 164 ${y - 8.5} 7`
  crowns(k, '#0f2f58', left, 5, y)
  crowns(k, '#0f2f58', right, 8, y)
  // Undergrowth closes the gaps between the trunks.
  path(
    k,
    '#0f2f58',
    `M-6 ${y}V${y - 4}H40L50 ${y - 3}L66 ${y - 1.2}V${y}ZM140 ${y}V${y - 2.4}L150 ${y - 3.4}H168V${y}Z`,
  )
  crowns(
    k,
    '#0a2248',
    `0 ${y + 2} 8 14 ${y + 3} 7 27 ${y + 4} 7 40 ${y + 5} 6.6 53 ${y + 5} 6 64 ${y + 5} 5.6`,
    11,
    y,
  )
  crowns(k, '#0a2248', `146 ${y + 4.5} 6 157 ${y + 4} 7 168 ${y + 3} 8`, 13, y)
  k.restore()
}

/** The rock at the left of the castle, and the trees clipped square that climb it in steps: only this castle has them. */
export function rock(k, y) {
  fill(
    k,
    '#3c3a70',
    points(
      `69 ${y} 71.500 ${y - 2} 74 ${y - 2.3} 75 ${y - 4.2} 78 ${y - 4.6} 79 ${y - 6.6} 83 ${y - 7} 86 ${y - 5} 90 ${y - 3.6} 94 ${y - 2} 96 ${y}`,
    ),
  )
  // The faces that look at the gate take its light.
  for (const t of [
    `83 ${y - 7} 86 ${y - 5} 90 ${y - 3.6} 94 ${y - 2} 96 ${y} 89 ${y} 86 ${y - 2.6} 83 ${y - 4.6}`,
    `78 ${y - 4.6} 79 ${y - 6.6} 80 ${y - 4} 79 ${y - 2}`,
  ])
    fill(k, '#8c608c', points(t))
  for (const [x, up, q] of points('72.800 2.200 1 76.500 4.400 1.150 81 6.800 1.300', 3)) {
    const foot = y - up
    path(k, '#2c2450', `M${x - 0.2} ${foot + 0.4}H${x + 0.2}V${foot - 1}H${x - 0.2}Z`)
    path(k, '#17485c', `M${x - q} ${foot - 0.6}H${x + q}V${foot - 0.6 - q * 2}H${x - q}Z`)
    path(
      k,
      '#3c8070',
      `M${x + q * 0.25} ${foot - 0.6}H${x + q}V${foot - 0.6 - q * 2}H${x + q * 0.25}Z`,
    )
  }
}

/** A clipped hedge along the foot of the castle, open at the gate. */
export function hedge(k, y) {
  k.save()
  k.beginPath()
  k.rect(-9, -9, 190, y + 9)
  k.clip()
  crowns(
    k,
    '#123058',
    `82 ${y + 3} 5 89 ${y + 3.5} 5.6 97 ${y + 4} 6 103.500 ${y + 1.5} 3.4 117 ${y + 1.5} 3.4 123.500 ${y + 4} 6 131 ${y + 3.5} 5.6 138 ${y + 3} 5`,
    17,
    y,
  )
  fill(k, '#123058', [
    [106, y + 0.1],
    [106, y - 0.8],
    [115, y - 0.8],
    [115, y + 0.1],
  ])
  k.restore()
}

/** The quay on which we stand, a step above the water: its paving runs to the vanishing point, the kerb takes the light. */
export function quay(k) {
  const g = k.createLinearGradient(0, 79, 0, 92)
  g.addColorStop(0, '#5c7c8c')
  g.addColorStop(0.4, '#3a5c7c')
  g.addColorStop(1, '#1c3860')
  fill(k, '#06163a', points('-6 79.600 62 79.600 86 96 -6 96'))
  fill(k, g, points('-6 79 59 79 79 96 -6 96'))
  fill(k, '#f0b88c', points('-6 78.200 60.500 78.200 61.600 79.200 -6 79.200'))
  fill(k, '#b4848c', points('60.500 78.200 84 96 79 96 59.400 79.200 62 79.200'))
  for (const [x0, y0, x1, y1] of points('-6 82.200 64.500 82.200 -6 86.600 69.600 86.600', 4))
    fill(k, 'rgba(8,26,60,.4)', [
      [x0, y0],
      [x1 - 2, y1],
      [x1 - 1.6, y1 + 0.22],
      [x0, y0 + 0.22],
    ])
}

/** A lamp of the quay, 20 high with its foot at x, y. */
export function lamp(k, x, y) {
  const c = '#0a1838'
  path(
    k,
    c,
    `M${x - 1} ${y}L${x - 0.8} ${y - 1}L${x - 0.34} ${y - 1.6}L${x - 0.26} ${y - 15.5}H${x + 0.26}L${x + 0.34} ${y - 1.6}L${x + 0.8} ${y - 1}L${x + 1} ${y}Z`,
  )
  const g = k.createRadialGradient(x, y - 17.4, 0.6, x, y - 17.4, 13)
  g.addColorStop(0, 'rgba(255,214,150,.5)')
  g.addColorStop(0.3, 'rgba(255,208,150,.18)')
  g.addColorStop(0.65, 'rgba(255,204,150,.05)')
  g.addColorStop(1, 'rgba(255,200,150,0)')
  fill(k, g, [
    [x - 13, y - 31],
    [x + 13, y - 31],
    [x + 13, y - 4],
    [x - 13, y - 4],
  ])
  path(
    k,
    '#fff0c0',
    `M${x - 0.8} ${y - 15.8}L${x - 1.2} ${y - 18.6}H${x + 1.2}L${x + 0.8} ${y - 15.8}Z`,
  )
  path(
    k,
    c,
    `M${x - 1.5} ${y - 18.5}L${x} ${y - 20.4}L${x + 1.5} ${y - 18.5}ZM${x - 1} ${y - 15.9}H${x + 1}V${y - 15.3}H${x - 1}Z`,
  )
}
