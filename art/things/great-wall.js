const WALL = '#d8bb92'

/** Points along a smooth line through the given ones. */
export function smoothLine(points, steps = 26) {
  const out = []
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ]
    for (let j = 0; j < steps; j++) {
      const t = j / steps
      out.push(
        p1.map(
          (_, c) =>
            0.5 *
            (2 * p1[c] +
              (p2[c] - p0[c]) * t +
              (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t +
              (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t ** 3),
        ),
      )
    }
  }
  out.push(points.at(-1))
  return out
}

/**
 * A stretch of wall along points [x, y, size]: fractions of the picture and the wall's height in u.
 * Far points first. `open` shows the walkway from above (0 .. 1 of the height).
 */
export function wall(s, points, { haze = 0, open = 0.9, merlons = true } = {}) {
  const line = smoothLine(points).map(([x, y, size]) => [s.x(x), s.y(y), size * s.u])
  s.layer(
    (k) => {
      const strip = (a, b, colour) => {
        k.fillStyle = colour
        k.beginPath()
        line.forEach(([x, y, t]) => k.lineTo(x, y - t * a))
        for (const [x, y, t] of [...line].reverse()) k.lineTo(x, y - t * b)
        k.fill()
      }
      const back = 1 + open
      strip(0.9, back, s.tone(WALL, 0.85))
      crenels(k, s, line, back, s.tone(WALL, 0.7), merlons)
      strip(-0.4, 1, s.tone(WALL, 0.36))
      for (let r = 0; r < 6; r++) {
        k.strokeStyle = s.tone(WALL, 0.2)
        k.globalAlpha = 0.5
        k.lineWidth = s.h / 900
        k.beginPath()
        for (const [x, y, t] of line) k.lineTo(x, y - t * (r * 0.2 - 0.1))
        k.stroke()
        k.globalAlpha = 1
      }
      crenels(k, s, line, 1, s.tone(WALL, 0.52), merlons)
    },
    { lit: false, haze },
  )
}

function crenels(k, s, line, at, colour, merlons) {
  k.fillStyle = colour
  let walked = 0
  for (let i = 1; i < line.length; i++) {
    const [x0, y0, t] = line[i - 1]
    const [x1, y1, t1] = line[i]
    const d = Math.hypot(x1 - x0, y1 - y0)
    const steps = Math.max(1, Math.round(d / (t * 0.04 + 0.4)))
    for (let j = 0; j < steps; j++) {
      const q = j / steps
      walked += d / steps / t
      const up = merlons && walked % 0.5 < 0.28 ? 0.34 : 0.18
      const x = x0 + (x1 - x0) * q
      const size = t + (t1 - t) * q
      const y = y0 + (y1 - y0) * q - size * at
      k.fillRect(x, y - size * up, d / steps + 0.8, size * up + 1)
    }
  }
}

/** A watchtower of the Great Wall: square, two sides seen, vaulted openings, a guard's house with raised eaves. */
export const watchtower = () => ({
  width: 130,
  height: 128,
  below: 14,
  draw(pen) {
    const lit = '#efd2a2'
    const face = '#e0bd8b'
    const side = '#98796f'
    const deep = '#6d5664'
    const hole = '#4a3a52'
    // The two faces meet at x = 26; each leans in a little as it rises.
    const front = [
      [-48, 12],
      [-43, -62],
      [23, -62],
      [26, 12],
    ]
    const flank = [
      [26, 12],
      [23, -62],
      [48, -60],
      [54, 8],
    ]
    pen.poly(face, front).poly(side, flank)
    pen.poly(lit, [
      [-48, 12],
      [-43, -62],
      [-33, -62],
      [-36, 12],
    ])
    // The stone foot, the courses of brick above it.
    pen.poly('#c9a884', [
      [-48, 12],
      [-46.4, -12],
      [25, -12],
      [26, 12],
    ])
    pen.poly('#846a6c', [
      [26, 12],
      [25, -12],
      [52.4, -13],
      [54, 8],
    ])
    for (const y of [-20, -26, -46, -52])
      pen
        .line(
          'rgba(110,80,80,.3)',
          [
            [-45, y],
            [24, y],
          ],
          0.8,
        )
        .line(
          'rgba(60,44,70,.35)',
          [
            [24, y],
            [51, y - 0.6],
          ],
          0.8,
        )
    const vault = (c, x, y, w, h) =>
      pen.path(
        c,
        `M${x} ${y}L${x} ${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}L${x + w} ${y}Z`,
      )
    for (const x of [-33, -12, 9]) {
      vault('#f6dfb6', x - 1.6, -26, 12.2, 20)
      vault(hole, x, -26, 9, 18)
      vault('#7d6264', x + 6.4, -26, 2.6, 14)
    }
    for (const x of [30, 41]) vault(hole, x, -28, 5.4, 16)
    // The parapet with its merlons.
    pen.poly(deep, [
      [-46, -60],
      [26, -60],
      [51, -58.6],
      [50, -63],
      [25, -65],
      [-45, -65],
    ])
    pen.poly(lit, [
      [-46, -65],
      [26, -65],
      [26, -70],
      [-46, -70],
    ])
    pen.poly(side, [
      [26, -65],
      [50.6, -63],
      [50.6, -68],
      [26, -70],
    ])
    for (let i = 0; i < 6; i++) pen.rect(lit, -46 + i * 12.8, -79, 8, 10)
    for (let i = 0; i < 6; i++) pen.rect('#c9a57c', -40.4 + i * 12.8, -79, 2.4, 10)
    for (let i = 0; i < 3; i++) pen.rect(side, 28 + i * 8.4, -77.4 + i * 0.6, 5, 10)
    // The guard's house.
    pen.rect('#d8a878', -24, -96, 34, 27).rect('#8f6c68', 10, -95, 16, 26)
    pen.rect('#a8433a', -16, -90, 6, 21).rect(hole, -6, -86, 8, 9).rect(hole, 14, -86, 6, 9)
    pen.path(
      '#4f5d6c',
      'M-36 -95C-28 -99 -24 -108 -20 -115L24 -115C28 -108 31 -99 38 -94C26 -95 14 -96 10 -96Z',
    )
    pen.path('#74838c', 'M-36 -95C-28 -99 -24 -108 -20 -115L12 -115C10 -108 8 -100 10 -96Z')
    for (let i = 0; i < 7; i++)
      pen.stroke(
        'rgba(48,58,74,.5)',
        `M${-17 + i * 4.4} -115Q${-21 + i * 4.6} -105 ${-27 + i * 5.4} -96`,
        0.9,
      )
    pen.rect('#3d4a5c', -22, -118, 48, 4).path('#3d4a5c', 'M-22 -118l-3 -6l6 6ZM26 -118l3 -6l-6 6Z')
  },
})
