import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { fill } from '../core/field.js'
import { random } from '../core/random.js'

/** One row of cloud heads over a flat base: body, then the same shape moved towards the light. */
function heads(k, { from, to, roof, size, body, lit, seed }) {
  const r = random(seed)
  const path = new Path2D()
  for (let x = from; x < to; ) {
    const q = size * (0.55 + r() * 0.75) * Math.min(1, 0.4 + (x - from) / 22)
    const y = roof(x) + q * 0.4
    path.moveTo(x + q, y)
    path.arc(x, y, q, 0, 7)
    if (x > from + size * 0.5) path.rect(x - q, y, q * 2, 60)
    x += q * (0.75 + r() * 0.6)
  }
  k.save()
  k.beginPath()
  k.rect(30, -30, 160, 62)
  k.clip()
  k.clip(path)
  k.fillStyle = body
  k.fillRect(30, -30, 160, 70)
  k.translate(-size * 0.16, -size * 0.2)
  k.fillStyle = blend(lit, body, 0.55)
  k.translate(-size * 0.1, -size * 0.1)
  k.fill(path)
  k.translate(-size * 0.24, -size * 0.3)
  const run = k.createLinearGradient(0, roof(to), 0, 34)
  run.addColorStop(0, lit)
  run.addColorStop(0.5, blend(lit, body, 0.35))
  run.addColorStop(1, body)
  k.fillStyle = run
  k.fill(path)
  k.restore()
}

/** The storm: towers of cloud, sunlit on the left, a flat dark base, rain hanging from it. */
export function storm(k) {
  heads(k, {
    from: 92,
    to: 186,
    roof: (x) => 8 - (x - 92) * 0.3 + 3 * Math.sin(x * 0.21),
    size: 8,
    body: '#8690b0',
    lit: '#f0dcbc',
    seed: 4,
  })
  heads(k, {
    from: 76,
    to: 186,
    roof: (x) => 19 - (x - 76) * 0.14 + 2.6 * Math.sin(x * 0.26 + 1),
    size: 6.4,
    body: '#4f5d88',
    lit: '#a9a6b4',
    seed: 9,
  })
  heads(k, {
    from: 60,
    to: 186,
    roof: (x) => 27.4 - (x - 60) * 0.05 + 1.4 * Math.sin(x * 0.33),
    size: 4.6,
    body: '#32406e',
    lit: '#6c7698',
    seed: 2,
  })
  k.fillStyle = '#36446f'
  k.beginPath()
  k.ellipse(60.6, 30, 2.2, 1.9, 0, 0, 7)
  k.fill()
  const base = [
    [60, 32],
    [70, 30.4],
    [92, 31],
    [118, 30],
    [140, 30.6],
    [180, 29.6],
  ]
  fill(k, '#2f3d68', [...base, [180, 33.4], [128, 33], [96, 33.4], [76, 32.6]])
  const veil = k.createLinearGradient(0, 31, 0, 49)
  veil.addColorStop(0, '#3d4a76f5')
  veil.addColorStop(0.6, '#54608ac0')
  veil.addColorStop(1, '#8a86a060')
  fill(k, veil, [
    [88, 32.6],
    [180, 32],
    [180, 49],
    [80, 49],
  ])
  // Denser falls of rain: they hang from the base, sway, fray and end in the air.
  for (const [x, wide, long, a] of [
    [84, 6, 13, '90'],
    [96, 9, 15, '78'],
    [112, 14, 16, '88'],
    [134, 8, 14, '70'],
    [148, 22, 16, '80'],
  ]) {
    const shaft = k.createLinearGradient(0, 31, 0, 32 + long)
    shaft.addColorStop(0, `#2f3d68${a}`)
    shaft.addColorStop(0.5, `#2f3d68${(Number.parseInt(a, 16) >> 1).toString(16)}`)
    shaft.addColorStop(1, '#2f3d6800')
    k.fillStyle = shaft
    k.beginPath()
    k.moveTo(x, 32.2)
    k.bezierCurveTo(x - 1, 37, x - 4, 42, x - 7, 32.4 + long)
    k.lineTo(x + wide * 0.6 - 6, 32.4 + long)
    k.bezierCurveTo(x + wide - 4, 43, x + wide - 1, 38, x + wide, 32.2)
    k.fill()
  }
}
