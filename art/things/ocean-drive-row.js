import { at, fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { neon } from './ocean-drive.js'

/** Ocean Drive from a balcony, in metres: across, away, up; the eye 6 above the road, everything runs to 98, 50. */
export const P = (X, Z, Y = 0) => [98 + (X * 100) / Z, 50 - ((Y - 6) * 100) / Z]
export const metre = (Z) => 100 / Z
export const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )
const WALL = -11

const front = (k, c, z0, z1, y0, y1, x = WALL) =>
  quad(k, c, [x, z0, y0], [x, z1, y0], [x, z1, y1], [x, z0, y1])
/** A face that looks straight at us. */
const end = (k, c, x0, x1, y0, y1, z) =>
  quad(k, c, [x0, z, y0], [x1, z, y0], [x1, z, y1], [x0, z, y1])
/** A tube of light along points in metres. */
const tube = (k, colour, z, ...list) =>
  neon(
    k,
    colour,
    Math.max(0.22, 0.085 * metre(z)),
    `M${list.map((p) => P(...p).join(' ')).join('L')}`,
  )

/**
 * A hotel from z0, `wide` along the street: bands of windows under their eyebrows, a middle that steps up, a porch on columns.
 * tones: front, light, shade, trim; glow: its neon; kind: 'fin' | 'round' | 'steps'.
 */
export function hotel(k, z0, wide, { floors, tones, glow, kind, seed }) {
  const [FRONT, LIGHT, SHADE, TRIM] = tones
  const r = random(seed)
  const z1 = z0 + wide
  const top = 4 + floors * 3.1
  const mid = z0 + wide / 2
  // The near end wall, then the front.
  end(k, SHADE, -34, WALL, 0, top, z0)
  end(k, FRONT, -34, WALL, top - 0.5, top, z0)
  front(k, FRONT, z0, z1, 0, top)
  front(k, LIGHT, z0, z1, top - 0.5, top)
  for (let i = 0; i < floors; i++) {
    const y = 4.9 + i * 3.1
    for (const [a, b] of points('0.040 0.330 0.670 0.960')) {
      const [s, t] = [z0 + wide * a, z0 + wide * b]
      const n = 3
      for (let j = 0; j < n; j++) {
        const [p, q] = [s + ((t - s) * j) / n, s + ((t - s) * (j + 0.86)) / n]
        const on = r() < 0.55
        front(k, on ? '#ffd490' : '#54408c', p, q, y, y + 1.7)
        front(k, on ? '#ffecbc' : '#6c58a4', p, p + (q - p) * 0.4, y, y + 1.7)
      }
      quad(
        k,
        TRIM,
        [WALL + 0.7, s - 0.3, y + 2],
        [WALL + 0.7, t + 0.3, y + 2],
        [WALL, t + 0.3, y + 2],
        [WALL, s - 0.3, y + 2],
      )
      front(k, TRIM, s - 0.3, t + 0.3, y + 1.86, y + 2.1, WALL + 0.7)
      front(k, SHADE, s, t, y + 1.5, y + 1.76)
    }
    if (i < floors - 1) tube(k, glow, mid, [WALL, z0 + 0.3, y + 2.6], [WALL, z1 - 0.3, y + 2.6])
  }
  // The middle of the front.
  const bay = (half, out, h) => {
    const [a, b, x] = [mid - wide * half, mid + wide * half, WALL + out]
    end(k, SHADE, WALL, x, 3.4, h, a)
    front(k, LIGHT, a, b, 3.4, h, x)
    front(k, FRONT, b - (b - a) * 0.3, b, 3.4, h, x)
    return [a, b, x]
  }
  if (kind === 'steps') {
    bay(0.17, 0.3, top + 1.2)
    const [a, b, x] = bay(0.12, 0.5, top + 2.4)
    tube(k, glow, mid, [x, a, 4], [x, a, top + 2.4], [x, b, top + 2.4], [x, b, 4])
    for (let j = 0; j < 3; j++)
      front(k, TRIM, a + ((b - a) * (j + 0.3)) / 3, a + ((b - a) * (j + 0.6)) / 3, 5, top + 1.4, x)
  }
  if (kind === 'round') {
    const [a, b, x] = bay(0.14, 0.4, top + 0.4)
    const arc = Array.from({ length: 13 }, (_, i) => {
      const t = (i / 12) * Math.PI
      return [x, (a + b) / 2 - (Math.cos(t) * (b - a)) / 2, top + 0.4 + Math.sin(t) * 2.4]
    })
    quad(k, LIGHT, ...arc)
    tube(k, glow, mid, [x, a, 4], ...arc, [x, b, 4])
    for (let i = 0; i < floors; i++) {
      const [cx, cy] = P(x, mid, 5.8 + i * 3.1)
      const m = metre(mid)
      k.fillStyle = TRIM
      k.beginPath()
      k.ellipse(cx, cy, 0.62 * m, 1.02 * m, 0, 0, 7)
      k.fill()
      k.fillStyle = '#ffe4a0'
      k.beginPath()
      k.ellipse(cx, cy, 0.44 * m, 0.76 * m, 0, 0, 7)
      k.fill()
    }
  }
  if (kind === 'fin') {
    bay(0.13, 0.3, top + 1.6)
    const [a, b, x] = bay(0.075, 0.9, top + 4.4)
    tube(k, glow, mid, [x, a, 4], [x, a, top + 4.4], [x, b, top + 4.4], [x, b, 4])
  }
  // The porch: warm light behind columns, its slab edged with neon.
  front(k, '#ffc078', z0 + 0.4, z1 - 0.4, 0, 3.2)
  front(k, '#ffe0a4', mid - wide * 0.14, mid + wide * 0.14, 0, 3.2)
  for (let i = 0; i <= 7; i++) {
    const c = z0 + 0.5 + ((wide - 1.4) * i) / 7
    front(k, '#a85c6c', c + 0.6, c + 1.1, 0, 2.2)
  }
  quad(k, '#d8788c', [WALL + 2.6, z0, 3.3], [WALL + 2.6, z1, 3.3], [WALL, z1, 3.3], [WALL, z0, 3.3])
  for (let i = 6; i >= 0; i--) {
    const c = z0 + 0.4 + ((wide - 1) * i) / 6
    front(k, TRIM, c, c + 0.5, 0.5, 3.3, WALL + 2.4)
    end(k, SHADE, WALL + 2.1, WALL + 2.4, 0.5, 3.3, c)
  }
  quad(
    k,
    TRIM,
    [WALL + 2.8, z0 - 0.2, 3.7],
    [WALL + 2.8, z1 + 0.2, 3.7],
    [WALL, z1 + 0.2, 3.7],
    [WALL, z0 - 0.2, 3.7],
  )
  front(k, LIGHT, z0 - 0.2, z1 + 0.2, 3.3, 3.7, WALL + 2.8)
  end(k, SHADE, WALL, WALL + 2.8, 3.3, 3.7, z0 - 0.2)
  tube(k, glow, mid, [WALL + 2.8, z0 - 0.2, 3.5], [WALL + 2.8, z1 + 0.2, 3.5])
  // The terrace stands half a metre over the pavement.
  front(k, SHADE, z0, z1, 0, 0.6, WALL + 2.5)
}

/** Parasols and tables along the pavement, with guests who sit; small. */
export function cafe(k, X, Z, cloth, guest) {
  const [x, y] = P(X, Z)
  const m = metre(Z)
  path(
    k,
    'rgba(48,20,80,.4)',
    `M${x - 1.3 * m} ${y}Q${x} ${y - 0.3 * m} ${x + 1.3 * m} ${y}Q${x} ${y + 0.36 * m} ${x - 1.3 * m} ${y}Z`,
  )
  guest?.(x, y, m)
  fill(k, '#5c3868', [
    [x - 0.06 * m, y],
    [x - 0.04 * m, y - 2.3 * m],
    [x + 0.04 * m, y - 2.3 * m],
    [x + 0.06 * m, y],
  ])
  fill(k, '#fff0dc', [
    [x - 0.6 * m, y - 0.74 * m],
    [x + 0.6 * m, y - 0.74 * m],
    [x + 0.5 * m, y - 0.64 * m],
    [x - 0.5 * m, y - 0.64 * m],
  ])
  path(
    k,
    cloth[1],
    `M${x - 1.5 * m} ${y - 2 * m}L${x} ${y - 2.8 * m}L${x + 1.5 * m} ${y - 2 * m}Q${x} ${y - 1.8 * m} ${x - 1.5 * m} ${y - 2 * m}Z`,
  )
  path(
    k,
    cloth[0],
    `M${x - 1.5 * m} ${y - 2 * m}L${x} ${y - 2.8 * m}L${x + 0.2 * m} ${y - 1.9 * m}Q${x - 0.8 * m} ${y - 1.84 * m} ${x - 1.5 * m} ${y - 2 * m}Z`,
  )
}

/** An open car of the fifties seen from behind: fins, round lamps, two heads; foot at X, Z. */
export function carFromBehind(k, X, Z, [BODY, LIT, DARK]) {
  const [x, y] = P(X, Z)
  at(k, x, y, metre(Z), (c) => {
    path(c, 'rgba(36,16,72,.55)', 'M-1.200 -0.050H1.200L1.300 0.160H-1.100Z')
    path(c, '#1c1438', 'M-0.880 0V-0.450H-0.560V0ZM0.560 0V-0.450H0.880V0Z')
    path(c, '#8cb0c8', 'M-0.620 -0.900L-0.520 -1.340H0.520L0.620 -0.900Z')
    path(c, '#5c3444', 'M-0.520 -0.900V-1.220H-0.120V-0.900ZM0.120 -0.900V-1.220H0.520V-0.900Z')
    for (const [u, hair, t] of [
      [-0.3, '#3c2438', '#e8785c'],
      [0.32, '#c88c54', '#5cb4b8'],
    ]) {
      path(c, t, `M${u - 0.22} -0.900V-1.120Q${u} -1.260 ${u + 0.22} -1.120V-0.900Z`)
      path(c, hair, `M${u - 0.13} -1.360a0.130 0.160 0 1 0 0.260 0a0.130 0.160 0 1 0 -0.260 0Z`)
    }
    path(
      c,
      BODY,
      'M-0.980 -0.300V-0.760L-0.900 -1.080L-0.760 -0.860H0.760L0.900 -1.080L0.980 -0.760V-0.300Z',
    )
    path(c, LIT, 'M-0.980 -0.700V-0.760L-0.900 -1.080L-0.760 -0.860H0.200V-0.700Z')
    path(c, DARK, 'M-0.980 -0.300V-0.440H0.980V-0.300Z')
    path(c, '#fff4e4', 'M-1.020 -0.240V-0.360H1.020V-0.240ZM-0.260 -0.420V-0.600H0.260V-0.420Z')
    for (const u of [-0.86, 0.86]) {
      path(
        c,
        'rgba(255,72,88,.4)',
        `M${u - 0.24} -0.640a0.240 0.240 0 1 0 0.480 0a0.240 0.240 0 1 0 -0.480 0Z`,
      )
      path(c, '#ff5468', `M${u - 0.1} -0.640a0.100 0.130 0 1 0 0.200 0a0.100 0.130 0 1 0 -0.200 0Z`)
    }
  })
}
