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
    '#7c4c94',
    `M-6 ${y}V${y - 9}C10 ${y - 11} 24 ${y - 8} 40 ${y - 8.6}C56 ${y - 9} 70 ${y - 6.6} 92 ${y - 6.4}C112 ${y - 6.2} 132 ${y - 8} 168 ${y - 7.6}V${y}Z`,
  )
}

/** Woods on both sides, low next to the castle; the crowns that look at the burst are rimmed by its light. */
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
    poplar(k, '#7c4488', x + (x < 100 ? 0.35 : -0.35), y, h)
    poplar(k, '#2e2769', x, y, h)
  }
  const left = `-2 ${y - 11} 8 9 ${y - 7.5} 6 19 ${y - 10} 6.5 28 ${y - 6} 4.6 45 ${y - 5} 5 54 ${y - 3.4} 3.6 60 ${y - 3.6} 3 66 ${y - 1.8} 2.4`
  const right = `138 ${y - 3} 3.2 143.500 ${y - 5} 4 154 ${y - 7} 5.6 164 ${y - 8.5} 7`
  crowns(k, '#7c4488', left, 5, 0, 0.4, -0.2)
  crowns(k, '#2e2769', left, 5, y)
  crowns(k, '#7c4488', right, 8, 0, -0.4, -0.2)
  crowns(k, '#2e2769', right, 8, y)
  // Undergrowth closes the gaps between the trunks.
  path(
    k,
    '#2e2769',
    `M-6 ${y}V${y - 4}H40L50 ${y - 3}L66 ${y - 1.2}V${y}ZM140 ${y}V${y - 2.4}L150 ${y - 3.4}H168V${y}Z`,
  )
  crowns(
    k,
    '#1f1b54',
    `0 ${y + 2} 8 14 ${y + 3} 7 27 ${y + 4} 7 40 ${y + 5} 6.6 53 ${y + 5} 6 64 ${y + 5} 5.6`,
    11,
    y,
  )
  crowns(k, '#1f1b54', `146 ${y + 4.5} 6 157 ${y + 4} 7 168 ${y + 3} 8`, 13, y)
  k.restore()
}

/** A clipped hedge along the foot of the castle, open at the gate. */
export function hedge(k, y) {
  k.save()
  k.beginPath()
  k.rect(-9, -9, 190, y + 9)
  k.clip()
  crowns(
    k,
    '#2c2466',
    `72 ${y + 3} 5 79 ${y + 3.5} 5.6 87 ${y + 4} 6 93.500 ${y + 1.5} 3.4 107 ${y + 1.5} 3.4 113.500 ${y + 4} 6 121 ${y + 3.5} 5.6 128 ${y + 3} 5`,
    17,
    y,
  )
  fill(k, '#2c2466', [
    [96, y + 0.1],
    [96, y - 0.8],
    [105, y - 0.8],
    [105, y + 0.1],
  ])
  k.restore()
}

/** The quay on which we stand: its paving, its kerb, dark against the water. */
export function quay(k) {
  const g = k.createLinearGradient(10, 76, 60, 92)
  g.addColorStop(0, '#8c5c94')
  g.addColorStop(0.5, '#5c3f80')
  g.addColorStop(1, '#3a2c68')
  fill(k, '#1a164a', points('-6 77 47.500 77 66 96 -6 96'))
  fill(k, g, points('-6 77 45 77 62 96 -6 96'))
  fill(k, '#d48c9c', points('-6 76.400 47.500 76.400 48.700 77.600 -6 77.600'))
  fill(k, '#a8688c', points('47.500 76.400 68 96 63.600 96 45.400 77.600 48 77.600'))
  for (const [x0, y0, x1, y1] of points('-6 80.600 48 80.600 -6 85.400 52.300 85.400', 4))
    fill(k, 'rgba(48,32,96,.5)', [
      [x0, y0],
      [x1, y1],
      [x1 + 0.2, y1 + 0.26],
      [x0, y0 + 0.26],
    ])
}

/** A lamp of the quay, 20 high with its foot at x, y. */
export function lamp(k, x, y) {
  const c = '#1c174c'
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
