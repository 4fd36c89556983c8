import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The great square of Marrakech from a terrace, in metres: across, away, up; the eye 9 above the ground, the horizon at 47. */
export const P = (X, Z, Y = 0) => [80 + (X * 100) / Z, 47 - ((Y - 9) * 100) / Z]
export const metre = (Z) => 100 / Z
export const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** A round of light on the ground. */
export function pool(k, X, Z, R, colour) {
  const [x, y] = P(X, Z)
  const m = metre(Z)
  k.fillStyle = colour
  k.beginPath()
  k.ellipse(x, y, R * m, (R * 9 * m) / Z, 0, 0, 7)
  k.fill()
}

/** A kitchen of the evening: a white canvas over lamps, counters, benches; X, Z its near left corner. */
export function kitchen(k, X, Z, wide, deep, seed, who) {
  const r = random(seed)
  const H = 2.9
  quad(
    k,
    'rgba(255,196,112,.5)',
    [X - 1.4, Z - 3, 0],
    [X + wide + 1.4, Z - 3, 0],
    [X + wide + 1, Z + deep, 0],
    [X - 1, Z + deep, 0],
  )
  // Under the canvas all is light.
  quad(
    k,
    '#f09450',
    [X, Z + deep, 0],
    [X + wide, Z + deep, 0],
    [X + wide, Z + deep, H],
    [X, Z + deep, H],
  )
  quad(
    k,
    '#ffcc70',
    [X + 0.3, Z + deep, 0.8],
    [X + wide - 0.3, Z + deep, 0.8],
    [X + wide - 0.3, Z + deep, H],
    [X + 0.3, Z + deep, H],
  )
  who?.()
  quad(k, '#a8485c', [X, Z, 0], [X + wide, Z, 0], [X + wide, Z, 0.95], [X, Z, 0.95])
  quad(k, '#e88c60', [X, Z, 0.95], [X + wide, Z, 0.95], [X + wide, Z + 1, 0.95], [X, Z + 1, 0.95])
  const n = Math.max(3, Math.round(wide / 1.1))
  for (let i = 0; i < n; i++) {
    const [x, y] = P(X + ((i + 0.5) / n) * wide, Z + 0.4, 0.95)
    const m = metre(Z)
    const c = ['#f4d464', '#5ca45c', '#e8604c', '#f4ecd4', '#c87c3c'][Math.floor(r() * 5)]
    path(k, c, `M${x - 0.4 * m} ${y}Q${x} ${y - (0.4 + r() * 0.5) * m} ${x + 0.4 * m} ${y}Z`)
  }
  for (const x of [X, X + wide])
    quad(k, '#54304c', [x - 0.07, Z, 0], [x + 0.07, Z, 0], [x + 0.07, Z, H], [x - 0.07, Z, H])
  // The canvas: its top in the dusk, its hem lit from below, a row of bulbs.
  quad(
    k,
    '#b894ac',
    [X - 0.5, Z - 0.5, H],
    [X + wide + 0.5, Z - 0.5, H],
    [X + wide * 0.8, Z + deep * 0.5, H + 1.1],
    [X + wide * 0.2, Z + deep * 0.5, H + 1.1],
  )
  quad(
    k,
    '#dcb8bc',
    [X - 0.5, Z - 0.5, H],
    [X + wide * 0.2, Z + deep * 0.5, H + 1.1],
    [X - 0.5, Z + deep + 0.5, H],
  )
  quad(
    k,
    '#ffe0b0',
    [X - 0.5, Z - 0.5, H - 0.4],
    [X + wide + 0.5, Z - 0.5, H - 0.4],
    [X + wide + 0.5, Z - 0.5, H],
    [X - 0.5, Z - 0.5, H],
  )
  const s = Math.round(wide / 0.8)
  for (let i = 0; i < s; i++)
    if (i % 2)
      quad(
        k,
        '#f0a878',
        [X - 0.5 + ((wide + 1) * i) / s, Z - 0.5, H - 0.4],
        [X - 0.5 + ((wide + 1) * (i + 1)) / s, Z - 0.5, H - 0.4],
        [X - 0.5 + ((wide + 1) * (i + 1)) / s, Z - 0.5, H],
        [X - 0.5 + ((wide + 1) * i) / s, Z - 0.5, H],
      )
  for (let i = 0; i <= wide; i += 1.6) {
    const [x, y] = P(X + i, Z - 0.5, H - 0.7)
    const q = 0.16 * metre(Z) + 0.12
    k.fillStyle = '#fff4c0'
    k.beginPath()
    k.arc(x, y, q, 0, 7)
    k.fill()
  }
}

/** Smoke that rises and leans, lit from below: foot x, y, height, how far it leans. */
export function smoke(k, x, y, high, lean, wide, seed) {
  const r = random(seed)
  const g = k.createLinearGradient(0, y, 0, y - high)
  g.addColorStop(0, 'rgba(255,196,132,.6)')
  g.addColorStop(0.4, 'rgba(224,148,148,.42)')
  g.addColorStop(1, 'rgba(176,124,164,0)')
  const left = []
  const right = []
  for (let i = 0; i <= 40; i++) {
    const t = i / 40
    const sway = Math.sin(t * 7 + seed) * wide * 0.5 * t
    const w = wide * (0.16 + t ** 0.8) * (0.8 + 0.3 * Math.abs(Math.sin(t * 9 + seed * 2)))
    const cx = x + lean * t ** 1.4 + sway
    left.push([cx - w * (0.7 + r() * 0.06), y - high * t])
    right.push([cx + w * (0.7 + r() * 0.06), y - high * t])
  }
  fill(k, g, [...left, ...right.reverse()])
}

/** A cart of orange juice with its striped awning, lamps and heaps; X, Z its middle. */
export function juiceCart(k, X, Z, stripe) {
  const [x, y] = P(X, Z)
  at(k, x, y, metre(Z), (c) => {
    path(c, 'rgba(40,16,56,.45)', 'M-1.700 0H2.600L3 0.300H-1.300Z')
    path(c, '#4c2848', 'M-1.500 -2.500H-1.400V-0.900H-1.500ZM1.400 -2.500H1.500V-0.900H1.400Z')
    path(c, '#f4a04c', 'M-1.400 -2.300H1.400V-1.300H-1.400Z')
    path(c, '#ffd488', 'M-1.100 -2.300H1.100V-1.300H-1.100Z')
    // The seller between the heaps.
    path(c, '#7c4c3c', 'M-0.130 -1.960a0.150 0.170 0 1 0 0.300 0a0.150 0.170 0 1 0 -0.300 0Z')
    path(c, '#c83c48', 'M-0.130 -2.030H0.170L0.140 -2.220H-0.100Z')
    path(
      c,
      '#f4ecdc',
      'M-0.280 -1.300C-0.300 -1.660 -0.200 -1.780 0.020 -1.790C0.240 -1.780 0.340 -1.660 0.320 -1.300Z',
    )
    for (const [a, n] of points('-1 5 0.950 5'))
      for (let row = 0; row < n - 1; row++)
        for (let i = 0; i < n - row; i++) {
          const [px, py] = [a + (i - (n - row - 1) / 2) * 0.17, -1.38 - row * 0.14]
          path(
            c,
            '#e87c2c',
            `M${px - 0.09} ${py}a0.090 0.090 0 1 0 0.180 0a0.090 0.090 0 1 0 -0.180 0Z`,
          )
          path(
            c,
            '#ffb44c',
            `M${px - 0.07} ${py - 0.02}a0.060 0.060 0 1 0 0.120 0a0.060 0.060 0 1 0 -0.120 0Z`,
          )
        }
    path(c, stripe[1], 'M-1.600 -1.300H1.600V-0.360H-1.600Z')
    path(c, stripe[0], 'M-1.600 -1.300H0.400V-0.360H-1.600Z')
    path(
      c,
      '#f4c464',
      'M-1.600 -1.340H1.600V-1.220H-1.600ZM-0.700 -0.820L-0.400 -1.060L-0.100 -0.820L-0.400 -0.580ZM0.600 -0.820L0.900 -1.060L1.200 -0.820L0.900 -0.580Z',
    )
    for (const u of [-0.95, 0.95]) {
      c.strokeStyle = '#3c2040'
      c.lineWidth = 0.1
      c.beginPath()
      c.arc(u, -0.34, 0.32, 0, 7)
      c.stroke()
      stroke(c, '#8c5454', 0.04, `M${u - 0.3} -0.340H${u + 0.3}M${u} -0.640V-0.040`)
    }
    path(c, '#fff0d8', 'M-1.900 -2.400L-1.500 -2.950H1.500L1.900 -2.400Z')
    for (let i = 0; i < 8; i += 2) {
      const [a, b] = [-1.5 + i * 0.375, -1.9 + i * 0.475]
      path(c, stripe[0], `M${b} -2.400L${a} -2.950H${a + 0.375}L${b + 0.475} -2.400Z`)
    }
    for (let i = 0; i < 8; i++)
      path(
        c,
        i % 2 ? '#fff0d8' : stripe[0],
        `M${-1.9 + i * 0.475} -2.400H${-1.425 + i * 0.475}A0.237 0.160 0 0 1 ${-1.9 + i * 0.475} -2.400Z`,
      )
    for (const u of [-1.3, -0.45, 0.45, 1.3])
      path(c, '#fff8d0', `M${u - 0.1} -2.150a0.100 0.130 0 1 0 0.200 0a0.100 0.130 0 1 0 -0.200 0Z`)
  })
}

/** A stork that rests on one leg in its nest, looking to the left; 14 tall with the nest. */
export function storkNest(k) {
  const r = random(5)
  path(k, '#3c2444', 'M-4.600 0C-5.400 -2 -3 -3.200 0 -3.200C3 -3.200 5.400 -2 4.600 0Z')
  for (let i = 0; i < 26; i++) {
    const [x, y] = [-4.6 + r() * 9.2, -0.4 - r() * 2.4]
    stroke(
      k,
      r() < 0.5 ? '#74486c' : '#2c1838',
      0.22,
      `M${x - 1.4} ${y + (r() - 0.5)}L${x + 1.4} ${y + (r() - 0.5)}`,
    )
  }
  stroke(k, '#d8604c', 0.3, 'M0.300 -2.800V-7')
  path(
    k,
    '#e8d0d4',
    'M-2.200 -9.600C-2 -11.200 -0.600 -11.800 0.800 -11.200C2.400 -10.400 3.800 -8.600 4.600 -6.800C2.600 -6.400 0.600 -6.200 -0.600 -6.800C-1.800 -7.400 -2.400 -8.400 -2.200 -9.600Z',
  )
  path(
    k,
    '#fff4e4',
    'M-2.200 -9.600C-2 -11.200 -0.600 -11.800 0.800 -11.200C-0.200 -10.400 -0.800 -9 -0.800 -6.900C-1.800 -7.400 -2.400 -8.400 -2.200 -9.600Z',
  )
  path(
    k,
    '#2c1c40',
    'M1.200 -9C2.800 -8.800 4.400 -7.400 5.800 -5.400C4.200 -5.600 2 -5.800 0.600 -6.600C0.400 -7.600 0.600 -8.600 1.200 -9Z',
  )
  path(
    k,
    '#fff4e4',
    'M-2 -9.800C-2.400 -11 -1.600 -11.800 -1.500 -12.900C-1.500 -13.900 -2.200 -14.400 -3 -14.200C-3.800 -14 -4 -13.300 -3.600 -12.800C-2.800 -12.200 -2.800 -11.400 -3 -10.400C-3 -9 -1.800 -8.600 -1 -9Z',
  )
  path(k, '#e8704c', 'M-3.500 -13.800L-7 -12.200L-3.400 -12.900Z')
  path(k, '#2c1c40', 'M-3.300 -13.600a0.200 0.200 0 1 0 0.400 0a0.200 0.200 0 1 0 -0.400 0Z')
}

/** The pot and two glasses of mint tea on a tray of brass; 9 wide. */
export function mintTea(k) {
  path(k, '#e8b45c', 'M-5 0Q0 1.200 6.400 0Q0 -0.600 -5 0Z')
  path(k, '#8c5c4c', 'M-5 0Q0 1.200 6.400 0L6 0.400Q0 1.700 -4.600 0.400Z')
  path(
    k,
    '#8c84a8',
    'M-3.400 -0.200C-4.400 -1.800 -3.600 -3.600 -2 -4.400H0.200C1.800 -3.600 2.400 -1.800 1.600 -0.200Z',
  )
  path(
    k,
    '#f4dcd4',
    'M-3.400 -0.200C-4.400 -1.800 -3.600 -3.600 -2 -4.400H-1.200C-2.400 -3.200 -2.800 -1.600 -2.200 -0.200Z',
  )
  path(
    k,
    '#8c84a8',
    'M-2 -4.400C-1.800 -5.600 0 -5.600 0.200 -4.400ZM-1.200 -5.200L-0.900 -6.600L-0.600 -5.200ZM-3.400 -1.600C-5 -2 -5.200 -3.600 -6.400 -4.200L-6.600 -3.600C-5.600 -2.800 -5.400 -1 -3.400 -0.600Z',
  )
  stroke(k, '#c8b4c4', 0.36, 'M1.500 -1.200C3.200 -1 3.200 -3.400 0.800 -3.900')
  for (const x of [3.4, 5]) {
    path(k, '#d8a04c', `M${x - 0.6} -2.400H${x + 0.6}L${x + 0.45} -0.100H${x - 0.45}Z`)
    path(k, '#5ca460', `M${x - 0.3} -2.400C${x - 0.4} -3.200 ${x + 0.4} -3.200 ${x + 0.2} -2.400Z`)
    path(k, 'rgba(255,244,224,.6)', `M${x - 0.7} -3H${x - 0.5}L${x - 0.4} -0.100H${x - 0.5}Z`)
  }
}
