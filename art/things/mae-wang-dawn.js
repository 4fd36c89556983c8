import { Path2D } from '@napi-rs/canvas'
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens, open } from './curves.js'
import { mwElephant } from './mae-wang-elephant.js'

/** A fold of the hills under a smooth line, paler towards the mist at its foot. */
export function fold(k, line, foot, c, mist) {
  const g = k.createLinearGradient(0, 16, 0, foot)
  g.addColorStop(0.1, c)
  g.addColorStop(1, mist)
  k.fillStyle = g
  k.fill(new Path2D(`${open(points(line), 1)}L166 ${foot}L-6 ${foot}Z`))
}

/** An elephant in the river: what is above the water, its mirror, rings round it; `deep` of its height of 79 is under water. */
export function inRiver(k, x, y, q, deep, o, flip) {
  at(
    k,
    x,
    y,
    q,
    (c) => {
      const cut = (m) => {
        c.beginPath()
        c.moveTo(-140, 0)
        c.lineTo(-60, 0)
        c.bezierCurveTo(-40, 3 * m, 30, 3 * m, 62, 0)
        c.lineTo(140, 0)
        c.lineTo(140, -160 * m)
        c.lineTo(-140, -160 * m)
        c.closePath()
        c.clip()
      }
      c.save()
      cut(-1)
      c.translate(0, -1)
      c.scale(1, -0.86)
      c.translate(0, deep)
      mwElephant(c, { ...o, tones: o.mirror, dull: true })
      c.restore()
      c.save()
      cut(1)
      c.translate(0, deep)
      mwElephant(c, o)
      c.restore()
    },
    flip,
  )
  const half = 50 * q
  for (const [dx, dy, l, p] of [
    [0, 1.2, 1.05, 0.9],
    [3, 5, 1.35, 0.6],
    [-4, 10, 1.1, 0.45],
    [5, 16, 0.8, 0.35],
  ])
    lens(k, `rgba(255,240,196,${p})`, x + dx * q * 3, y + dy * q, half * l, 0.14 + 0.05 * dy * q)
}

/** Water thrown from a trunk at x, y: streams that fan out, break into drops and fall until `down` below it. */
export function spray(k, x, y, reach, down, seed) {
  const r = random(seed)
  for (let j = 0; j < 17; j++) {
    const a = 0.78 + j * 0.034 + r() * 0.02
    const v = reach * (0.86 + r() * 0.22)
    const p = (t) => [x + Math.cos(a) * v * t, y - Math.sin(a) * v * t + reach * 0.98 * t * t]
    const whole = 0.45 + r() * 0.35
    const pts = Array.from({ length: 16 }, (_, i) => p((i / 15) * whole))
    const thick = 0.9 + r() * 0.5
    for (let i = 0; i < 15; i++)
      stroke(
        k,
        j % 3 ? '#fff8e0' : '#ffe4a8',
        thick * (0.55 + 0.5 * Math.sin((i / 15) * 3.1)) * (1 - i / 26),
        `M${pts[i]}L${pts[i + 1]}`,
      )
    for (let t = whole * 0.8; t < 1.5; t += 0.022 + r() * 0.04) {
      const [px, py] = p(t)
      if (py > y + down) break
      const [qx, qy] = p(t + 0.02)
      const d = Math.atan2(qy - py, qx - px)
      const l = 0.5 + r() * 1
      const w = 0.26 + r() * 0.3
      const [ex, ey] = [px + Math.cos(d) * l, py + Math.sin(d) * l]
      path(
        k,
        r() > 0.35 ? '#fffae8' : '#ffdc98',
        `M${px - Math.cos(d) * l} ${py - Math.sin(d) * l}Q${px - Math.sin(d) * w} ${py + Math.cos(d) * w} ${ex} ${ey}A${w} ${w} 0 0 0 ${ex + Math.sin(d) * w} ${ey - Math.cos(d) * w}Q${px + Math.sin(d) * w} ${py - Math.cos(d) * w} ${px - Math.cos(d) * l} ${py - Math.sin(d) * l}Z`,
      )
    }
  }
}

/** A culm of bamboo along a curve, with joints, and its sprays of narrow leaves near the tip. */
export function culm(k, [x0, y0, x1, y1, x2, y2], w, seed, [c, lit, leaf, leafLit]) {
  const r = random(seed)
  const p = (t) => [
    x0 * (1 - t) ** 2 + 2 * x1 * t * (1 - t) + x2 * t * t,
    y0 * (1 - t) ** 2 + 2 * y1 * t * (1 - t) + y2 * t * t,
  ]
  const n = 26
  for (let i = 0; i < n; i++) {
    const [a, b] = [p(i / n), p((i + 0.94) / n)]
    const q = w * (1 - (i / n) * 0.85)
    stroke(k, c, q, `M${a}L${b}`)
    stroke(k, lit, q * 0.25, `M${a[0] + q * 0.28} ${a[1]}L${b[0] + q * 0.28} ${b[1]}`)
  }
  for (let i = 0; i < 22; i++) {
    const [px, py] = p(0.42 + (i / 22) * 0.6)
    for (let m = 0; m < 3; m++) {
      const a = 1.5 + (r() - 0.5) * 2 + (x2 > x0 ? -0.4 : 0.4)
      const l = 4 + r() * 5
      const [ex, ey] = [px + Math.cos(a) * l, py + Math.abs(Math.sin(a)) * l]
      const [nx, ny] = [-(ey - py) * 0.11, (ex - px) * 0.11]
      path(
        k,
        r() > 0.7 ? leafLit : leaf,
        `M${px} ${py}Q${px * 0.65 + ex * 0.35 + nx} ${py * 0.65 + ey * 0.35 + ny} ${ex} ${ey}Q${px * 0.65 + ex * 0.35 - nx} ${py * 0.65 + ey * 0.35 - ny} ${px} ${py}Z`,
      )
    }
  }
}

/** A field hut on stilts on the far bank; 12 wide. */
export function hut(k) {
  fill(k, '#3c4c5c', points('-4 0 -3.6 0 -3.6 -3 -4 -3'))
  fill(k, '#3c4c5c', points('3.6 0 4 0 4 -3 3.6 -3'))
  fill(k, '#5c5460', points('-4.4 -2.6 4.4 -2.6 4.4 -6 -4.4 -6'))
  fill(k, '#c89468', points('1.4 -2.6 4.4 -2.6 4.4 -6 1.4 -6'))
  fill(k, '#4c4858', points('-6.2 -5.4 -2.6 -9.6 3 -9.6 1 -5.4'))
  fill(k, '#e8b474', points('3 -9.6 6.4 -5.4 1 -5.4'))
}
