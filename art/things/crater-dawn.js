import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Euphorbia candelabrum against the light: arms that leave the stem together, bend up and fork. */
export function candelabra(k, x, y, high) {
  const r = random(11)
  const q = high / 50
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  const [DARK, LIT] = ['#143444', '#7c9c60']
  path(
    k,
    DARK,
    'M-4.200 1.500C-2.400 -1 -2.200 -6 -1.900 -20L2.100 -20C2.100 -7 2.600 -1 4.600 1.500Z',
  )
  path(
    k,
    LIT,
    'M1.100 -19L2.100 -20C2.100 -7 2.600 -1 4.600 1.500L3.300 1.300C1.700 -2 1.300 -8 1.100 -19Z',
  )
  const arms = []
  for (let i = 0; i < 21; i++) {
    const e = (i / 20) * 2 - 1
    const ex = e * 17 + (r() - 0.5) * 1.6
    const from = -15 - r() * 6 - (1 - Math.abs(e)) * 3
    const top = -49 + 15 * e * e + (r() - 0.5) * 3
    const bend = from - 5 - 7 * Math.abs(e) - r() * 3
    arms.push([ex, from, top, bend])
  }
  const order = [0, 20, 2, 18, 4, 16, 6, 14, 8, 12, 10, 1, 19, 3, 17, 5, 15, 7, 13, 9, 11].map(
    (i) => arms[i],
  )
  order.forEach(([ex, from, top, bend], i) => {
    const back = i < 11
    const lines = [
      `M0 ${from}C${ex * 0.5} ${from - 1} ${ex * 0.94} ${bend + 5} ${ex} ${bend}C${ex} ${bend - 6} ${ex * 1.03} ${top + 6} ${ex * 1.03} ${top}`,
    ]
    for (const [side, at, up] of [
      [-1, 0.3, 0.12],
      [1, 0.42, 0.06],
    ]) {
      const fy = bend + (top - bend) * at
      const sx = ex + side * (1.5 + r() * 0.7)
      lines.push(
        `M${ex} ${fy}C${sx} ${fy} ${sx} ${fy - 1.5} ${sx} ${fy - 3}L${sx + side * 0.2} ${top - (top - bend) * (up + r() * 0.16)}`,
      )
    }
    for (const d of lines) stroke(k, back ? '#1c4450' : DARK, 1.15, d)
    if (!back && order[i][0] > -6)
      for (const d of lines) {
        k.save()
        k.translate(0.42, 0)
        stroke(k, LIT, 0.34, d)
        k.restore()
      }
  })
  k.restore()
}
