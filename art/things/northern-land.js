import { rgb } from '../core/colour.js'
import { clamp, fbm, mix, noise, smooth } from '../core/noise.js'
import { random } from '../core/random.js'

/** A floating iceberg: facets of white and blue. x, y: its waterline (fractions); sizes in u. */
export function iceberg(s, { x, y, width, height, seed = 1, haze = 0, front = s.mood.front }) {
  const r = random(seed)
  const W = width * s.u
  const H = height * s.u
  const cx = s.x(x)
  const foot = s.y(y)
  const n = 9
  const points = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    const hump = Math.sin(t * Math.PI) ** 0.7 * (0.45 + 0.55 * r())
    return [cx + (t - 0.5) * W + (r() - 0.5) * W * 0.04, foot - H * hump * (i % n ? 1 : 0.05)]
  })
  const tones = [0.1, 0.35, 0.6, 0.95].map((l, i) =>
    s.tone(['#6fb4d6', '#a5d8ea', '#dcf1f7', '#ffffff'][i], Math.min(1, front * 0.6 + l * 0.5)),
  )
  const side = s.sun[0] < cx ? -1 : 1
  return s.layer(
    (k) => {
      const fill = (c, pts) => {
        k.fillStyle = c
        k.strokeStyle = c
        k.lineWidth = 0.8
        k.beginPath()
        for (const p of pts) k.lineTo(...p)
        k.closePath()
        k.fill()
        k.stroke()
      }
      fill(tones[1], [...points, [cx + W * 0.5, foot], [cx - W * 0.5, foot]])
      for (let i = 0; i < n; i++) {
        const a = points[i]
        const b = points[i + 1]
        const rising = Math.sign(b[1] - a[1])
        const lit = rising * side < 0 ? 1 : 3
        const mid = [(a[0] + b[0]) / 2 + (r() - 0.5) * W * 0.1, foot - r() * H * 0.2]
        fill(tones[Math.max(0, Math.min(3, lit - (r() < 0.3 ? 1 : 0)))], [a, b, mid])
        fill(tones[r() < 0.4 ? 2 : r() < 0.5 ? 0 : 1], [a, mid, [a[0], foot]])
        fill(tones[r() < 0.6 ? 1 : 2], [b, mid, [mid[0], foot], [b[0], foot]])
      }
      const g = k.createLinearGradient(0, foot - H * 0.25, 0, foot)
      g.addColorStop(0, 'rgba(60,170,210,0)')
      g.addColorStop(1, 'rgba(40,150,200,.65)')
      k.globalCompositeOperation = 'source-atop'
      k.fillStyle = g
      k.fillRect(cx - W, foot - H, W * 2, H)
    },
    {
      box: [cx - W * 0.6, foot - H * 1.1, cx + W * 0.6, foot + 2],
      lit: false,
      haze,
      reflect: { y: foot, power: 0.6, length: Math.min(0.25, (H / s.h) * 0.9) },
    },
  )
}

/** Hexagonal basalt columns standing under a profile top(x) down to foot(x), pixel rows. */
export function basalt(
  s,
  {
    top,
    foot,
    from = 0,
    to = 1,
    width = 1.6,
    colour = '#6b6f7c',
    seed = 1,
    haze = 0,
    front = s.mood.front,
  },
) {
  const r = random(seed)
  const W = width * s.u
  const side = s.sun[0] < s.x((from + to) / 2) ? -1 : 1
  const tone = (l) => s.far(s.tone(colour, l), haze)
  return s.layer(
    (k) => {
      for (let row = 0; row < 3; row++)
        for (let x = s.x(from) - W; x < s.x(to); x += W * (0.8 + r() * 0.4)) {
          const y0 = top(x) + (row * 0.12 + (r() - 0.5) * 0.14) * (foot(x) - top(x))
          const y1 = foot(x) + s.u
          if (y1 - y0 < 3) continue
          const light = front * (0.5 + r() * 0.5)
          k.fillStyle = tone(light * 0.75)
          k.fillRect(x, y0, W * 0.55, y1 - y0)
          k.fillStyle = tone(side < 0 ? Math.min(1, light + 0.3) : light * 0.2)
          k.fillRect(x, y0, W * 0.25, y1 - y0)
          k.fillStyle = tone(side > 0 ? Math.min(1, light + 0.3) : light * 0.15)
          k.fillRect(x + W * 0.5, y0, W * 0.5, y1 - y0)
          k.fillStyle = tone(Math.min(1, light + 0.35))
          k.beginPath()
          k.moveTo(x, y0)
          k.lineTo(x + W * 0.25, y0 - W * 0.22)
          k.lineTo(x + W * 0.75, y0 - W * 0.22)
          k.lineTo(x + W, y0)
          k.lineTo(x + W * 0.55, y0 + W * 0.12)
          k.fill()
          k.strokeStyle = 'rgba(18,16,44,.35)'
          k.lineWidth = Math.max(0.5, W * 0.05)
          for (let c = 0; c < 2; c++) {
            const y = y0 + r() * (y1 - y0)
            k.beginPath()
            k.moveTo(x, y)
            k.lineTo(x + W, y + W * 0.1)
            k.stroke()
          }
        }
    },
    { lit: false },
  )
}

/** A column of steam and water: geyser, hot spring. x, y foot; sizes in u; lean: wind to the right. */
export function plume(
  s,
  { x, y, width, height, seed = 1, lean = 0.25, power = 0.95, core = 0.5, colour = '#ffffff' },
) {
  const W = width * s.u
  const H = height * s.u
  const cx = s.x(x)
  const foot = s.y(y)
  const lit = rgb(s.tone(colour, Math.min(1, s.mood.front + 0.4)))
  const dim = rgb(s.far(s.tone('#a9c0d4', s.mood.front), 0.3))
  const side = s.sun[0] < cx ? -1 : 1
  return s.shade(
    [cx - W * 1.6 - Math.abs(lean) * H, foot - H * 1.15, cx + W * 1.6 + Math.abs(lean) * H, foot],
    (px, py, out) => {
      const v = (foot - py) / H
      const n = fbm((px / H) * 7 + seed * 5, (py / H) * 5 + seed, 5, 0.56)
      const fine = fbm((px / H) * 22 + seed, (py / H) * 13, 4)
      const mid = cx + lean * H * Math.max(0, v) ** 1.7
      const half = W * 0.5 * (0.24 + 0.76 * smooth(0, 0.7, v))
      const u = (px - mid) / half
      const cloud = smooth(1.15, 0.45, Math.abs(u) - n * 1.2) * smooth(1.12, 0.8, v + n * 0.35)
      const jet =
        core *
        smooth(0.5, 0.05, Math.abs(u) * (0.4 + v)) *
        smooth(0.8, 0.3, v) *
        clamp(0.75 + fine * 1.4)
      const li = clamp(0.55 + side * u * 0.28 + n * 0.9 + jet * 0.4)
      for (let j = 0; j < 3; j++) out[j] = mix(dim[j], lit[j], li)
      out[3] = clamp(
        power * Math.max(cloud * clamp(0.9 + n * 0.6 + noise(px * 0.2, py * 0.2) * 0.05), jet),
      )
    },
    { step: 2 },
  )
}
