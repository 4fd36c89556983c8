// Tokyo from a terrace 125 m above Hamamatsucho: the avenue to the red gate of Zojo-ji, its park, Tokyo Tower, Fuji at the edge of the sky.
// In metres along the avenue; the last light comes from the left.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crown } from './crowns.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 125, 0], yaw: -13, f: 155, cx: 80, cy: 41 })
const HAZE = '#e8a08c'
const far = (c, z) => blend(c, HAZE, Math.min(0.86, Math.max(0, (z - 300) / 5200) ** 0.62))

/** Sky after sunset, the mountain with the glow beside it, the hills before it. */
export function evening(k) {
  const g = k.createLinearGradient(0, -2, 0, 44)
  for (const [a, c] of [
    [0, '#182058'],
    [0.3, '#3c4488'],
    [0.56, '#94649c'],
    [0.78, '#f09080'],
    [1, '#ffd48c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  const glow = k.createRadialGradient(64, 41, 2, 64, 41, 46)
  glow.addColorStop(0, 'rgba(255,238,170,.95)')
  glow.addColorStop(0.4, 'rgba(255,206,136,.5)')
  glow.addColorStop(1, 'rgba(255,170,130,0)')
  k.fillStyle = glow
  k.fillRect(10, -6, 110, 50)
  for (const [c, d] of [
    ['#5c5494', 'M-6 10C18 7.600 44 9 66 6.600C46 11.600 18 13 -6 12.600Z'],
    ['#b8709c', 'M12 17C34 15.600 60 17 86 14.400C64 19 36 20.400 12 17Z'],
    ['#f4a088', 'M60 24C76 23 96 24.400 112 22.400C96 26 76 26.600 60 24Z'],
    ['#fcb88c', 'M-6 27C4 26.200 14 27 24 26C14 28.600 4 28.800 -6 28.400Z'],
    ['#6c5898', 'M128 16C140 14.600 154 15.400 168 13.600V15.400C154 17.600 140 18 128 16Z'],
  ])
    path(k, c, d)
  path(k, '#fff4d8', 'M106 18.600a0.300 0.300 0 1 0 0.010 0Z')
  // Fuji: long concave flanks, the notched rim, snow that runs down in tongues.
  path(
    k,
    '#8c6498',
    'M4 41C16 38.600 24 34.600 31 29.600C34.600 27 37 24.600 38.600 22.600L40 23.200L41.600 22.700L43.200 23.300L44.600 22.500C46.400 25 49 27.800 53 30.600C60 35.400 68 38.800 82 41Z',
  )
  path(
    k,
    '#fcd8c0',
    'M32.600 28.400C35.400 26.200 37.200 24.400 38.600 22.600L40 23.200L41.600 22.700L43.200 23.300L44.600 22.500C46.200 24.800 48.400 27 51 29.200L48.600 28.800L49.400 31.400L46 28.600L45 32L42.600 28.800L40.600 31.400L39 28.600L36.600 30.600L36.800 28Z',
  )
  path(
    k,
    '#b88cac',
    'M32.600 28.400C35.400 26.200 37.200 24.400 38.600 22.600L40 23.200L41 23L40 26.600L39 28.600L36.600 30.600L36.800 28Z',
  )
  path(
    k,
    '#a06c94',
    'M-6 37.600C4 36 14 38.600 24 37.200C36 35.600 46 38.800 58 37.600C70 36.400 84 39.400 98 38.400C120 37 140 39 168 37.600V46H-6Z',
  )
}

/** A block: roof, the face towards us with its lamps, the side that looks to the sunset or away from it. */
function block(k, x0, x1, z0, z1, h, r, tint) {
  const left = x0 > 0.26 * -z0 * 0.05
  const [body, warm, cold, top] = tint
  const a = P(x0, 0, z0)
  const b = P(x1, 0, z0)
  const [at, bt] = [P(x0, h, z0), P(x1, h, z0)]
  const [ct, dt] = [P(x0, h, z1), P(x1, h, z1)]
  if (b[0] < -12 || a[0] > 172) return
  const low = 100
  if (left)
    fill(k, far(warm, z0), [
      ct,
      at,
      [at[0], Math.min(low, a[1])],
      [ct[0], Math.min(low, P(x0, 0, z1)[1])],
    ])
  else
    fill(k, far(cold, z0), [
      dt,
      bt,
      [bt[0], Math.min(low, b[1])],
      [dt[0], Math.min(low, P(x1, 0, z1)[1])],
    ])
  fill(k, far(body, z0), [at, bt, b, a])
  if (h < 125) fill(k, far(top, z0), [at, bt, dt, ct])
  else fill(k, far(top, z0), [at, bt, [bt[0], bt[1] - 0.3], [at[0], at[1] - 0.3]])
  // Lamps in bars along the floors; only a few where it is far.
  const q = a[2]
  const floor = z0 < 900 ? 4 : 8
  if (q * floor < 0.34) return
  const share = 0.16 + r() * 0.26
  for (let y = floor * 0.8; y < h - 3; y += floor) {
    if (r() > share * 2.2) continue
    const n = Math.max(2, Math.round((x1 - x0) / 9))
    for (let i = 0; i < n; i++) {
      if (r() > share * 1.7) continue
      const xa = x0 + 1.6 + ((x1 - x0 - 3.2) * i) / n
      const xb = xa + ((x1 - x0 - 3.2) / n) * 0.78
      const yy = P(xa, y, z0)
      if (yy[1] > 92) continue
      fill(k, far(r() < 0.7 ? '#ffc878' : '#fff0c8', z0 * 0.8), [
        P(xa, y, z0),
        P(xb, y, z0),
        P(xb, y + floor * 0.44, z0),
        P(xa, y + floor * 0.44, z0),
      ])
    }
  }
  if (z0 < 1000 && h < 110 && r() < 0.6) {
    // Plant on the roof.
    const [m, n] = [x0 + (x1 - x0) * (0.2 + r() * 0.2), z0 + (z1 - z0) * 0.3]
    const [w, d, up] = [(x1 - x0) * 0.34, (z1 - z0) * 0.3, 5]
    fill(k, far(warm, z0), [P(m, h, n), P(m, h + up, n), P(m, h + up, n + d), P(m, h, n + d)])
    fill(k, far(body, z0), [P(m, h, n), P(m + w, h, n), P(m + w, h + up, n), P(m, h + up, n)])
    fill(k, far(top, z0), [
      P(m, h + up, n),
      P(m + w, h + up, n),
      P(m + w, h + up, n + d),
      P(m, h + up, n + d),
    ])
  }
}

const TINTS = [
  ['#3c3c7c', '#b8708c', '#24265c', '#74649c'],
  ['#34387c', '#a46490', '#202454', '#6c5c98'],
  ['#443c74', '#d0808a', '#2c2858', '#846ca0'],
  ['#2e3670', '#8c5c8c', '#1c2050', '#5c5490'],
]

/** Towers known by their place: Toranomon and Azabudai to the right of the red tower, Roppongi beside it, Shinagawa far left. */
const TALL = points(
  '330 380 1500 1560 325 262 304 1900 1960 238 500 560 1350 1420 247 640 700 1700 1760 200 -900 -840 2500 2560 150 -1180 -1100 2300 2360 120 -560 -520 3300 3360 140 150 186 2700 2760 170 -60 -30 3600 3650 160 470 500 2300 2350 190 760 820 2300 2350 210 -1500 -1440 2900 2960 130',
  5,
)

const park = (x, z) =>
  (x > -70 && x < 150 && z > 600 && z < 1010) || (x > 40 && x < 330 && z > 850 && z < 1130)

export function city(k) {
  const ground = k.createLinearGradient(0, 43, 0, 60)
  ground.addColorStop(0, '#c8888f')
  ground.addColorStop(0.3, '#94688c')
  ground.addColorStop(1, '#5c4c84')
  fill(k, ground, [P(-6000, 0, 9000), P(6000, 0, 9000), P(900, 0, 380), P(-900, 0, 380)])
  fill(k, '#3c4470', [
    P(-72, 0, 1000),
    P(335, 0, 1130),
    P(335, 0, 850),
    P(150, 0, 606),
    P(-72, 0, 606),
  ])
  const r = random(12)
  const all = TALL.map(([x0, x1, z0, z1, h]) => [
    z0,
    () => block(k, x0, x1, z0, z1, h, r, TINTS[Math.floor(z0) % 4]),
  ])
  for (let z = 330; z < 5200; ) {
    const deep = 26 + z * 0.03
    for (let x = -0.95 * z - 60; x < 0.42 * z + 60; ) {
      const wide = (22 + r() * 34) * (0.7 + z / 1800)
      const back = z + deep * (0.6 + r() * 0.3)
      let h = (16 + r() * 34 + (r() < 0.12 ? 30 : 0)) * (z > 1400 ? 1.1 : 1)
      // Low houses along the avenue, so that the gate and the park are seen.
      if (x + wide > 12 && x < 150 && z < 620) h = 10 + h * 0.22
      else if (z < 460) h *= 0.72
      const tint = TINTS[Math.floor(r() * 4)]
      const [xa, xb, za] = [x, x + wide, z]
      x += wide + 5 + r() * 8
      if (xb > -17 && xa < 17 && z < 640) continue
      if (park(xa, za) || park(xb, za) || park((xa + xb) / 2, back)) continue
      all.push([za, () => block(k, xa, xb, za, back, h, r, tint)])
    }
    z += deep + 6
  }
  all.push(
    [1040, () => tower(k)],
    [640, () => gate(k)],
    [790, () => hall(k)],
    [600, () => avenue(k)],
  )
  for (let i = 0; i < 74; i++) {
    const [x, z] = [-70 + r() * 400, 625 + r() * 520]
    if (!park(x, z) || (Math.abs(x) < 42 && z < 850)) continue
    all.push([z, () => tree(k, x, z, 13 + r() * 9, i)])
  }
  for (const [x, z] of points(
    '-62 630 -48 690 52 640 60 700 -56 760 58 770 -40 840 36 846 -20 860 12 858',
    2,
  ))
    all.push([z, () => tree(k, x, z, 15 + r() * 6, x + z)])
  all.sort((a, b) => b[0] - a[0])
  for (const [, draw] of all) draw()
}

function tree(k, x, z, h, n) {
  const [px, py, q] = P(x, 0, z)
  const tones = [
    ['#1a3458', '#2c5868', '#7c8474'],
    ['#182e54', '#264c64', '#5c7470'],
  ][Math.abs(Math.round(n)) % 2].map((c) => far(c, z))
  crown(k, px, py + 0.3, h * 1.3 * q, h * q, tones, n, -1)
}

/** The street with its lamps and cars, up to the gate. */
function avenue(k) {
  fill(k, '#3c3468', [P(-15, 0, 360), P(-15, 0, 625), P(15, 0, 625), P(15, 0, 360)])
  fill(k, '#f0986c', [P(-4, 0, 360), P(-4, 0, 620), P(4, 0, 620), P(4, 0, 360)])
  fill(k, '#ffc880', [P(-1.6, 0, 360), P(-1.6, 0, 610), P(1.6, 0, 610), P(1.6, 0, 360)])
  for (let z = 385; z < 620; z += 17)
    for (const [x, c] of [
      [-11, '#fff4d0'],
      [11, '#ff6c5c'],
    ]) {
      const [px, py, q] = P(x + Math.sin(z) * 1.5, 1, z)
      path(k, c, `M${px - q} ${py}h${q * 2}v${-q * 0.8}h${-q * 2}Z`)
    }
}

/** Sangedatsu-mon: two storeys of vermilion, 21 m high, under dark roofs. */
function gate(k) {
  const [x, y, q] = P(0, 0, 640)
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  path(k, '#c8503c', 'M-14 0V-9H14V0Z')
  path(k, '#54284c', 'M-8 0V-7H-3V0ZM-2.400 0V-7H2.400V0ZM3 0V-7H8V0Z')
  path(k, '#ffb868', 'M-2 0V-6H2V0Z')
  path(k, '#2c3060', 'M-19 -8L-15 -11.500H15L19 -8Z')
  path(k, '#d85c40', 'M-12 -11V-15H12V-11Z')
  path(k, '#fcb070', 'M-11 -12V-14H11V-12Z')
  path(k, '#303468', 'M-20 -14.500C-15 -16 -11 -19 -9 -22.500H9C11 -19 15 -16 20 -14.500Z')
  path(k, '#7c6090', 'M-20 -14.500C-15 -16 -11 -19 -9 -22.500H-4L-8 -14.800Z')
  k.restore()
}

/** The great hall in the park. */
function hall(k) {
  const [x, y, q] = P(6, 0, 790)
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  path(k, '#94747c', 'M-26 0V-4H26V0Z')
  path(k, '#ffc27c', 'M-22 -4V-11H22V-4Z')
  for (let i = -22; i <= 22; i += 5.5) path(k, '#8c4450', `M${i - 0.7} -4V-11H${i + 0.7}V-4Z`)
  path(k, '#34386c', 'M-31 -9.500C-24 -11 -19 -15 -16 -22H16C19 -15 24 -11 31 -9.500Z')
  path(k, '#806490', 'M-31 -9.500C-24 -11 -19 -15 -16 -22H-7L-13 -10Z')
  path(k, '#e8c08c', 'M-17 -22.600H17V-21.600H-17Z')
  k.restore()
}

/** Half the width of the tower at a height: legs that flare, a slim waist, a mast. */
function half(m) {
  if (m <= 150) return 8 + 38 * (1 - m / 150) ** 1.9
  if (m <= 250) return 8 - ((m - 150) / 100) * 4.2
  return 1.9 - ((m - 250) / 83) * 1.2
}

/** Tokyo Tower, 333 m, lit: four legs of lattice in seven bands of orange and white, two decks, a mast. */
function tower(k) {
  const [x, y0, q] = P(112, 0, 1040)
  k.save()
  k.translate(x, y0)
  k.scale(q, q)
  const part = (colour, from, to, a, b) => {
    const steps = Array.from({ length: 13 }, (_, i) => from + ((to - from) * i) / 12)
    fill(k, colour, [
      ...steps.map((m) => [half(m) * a, -m]),
      ...steps.toReversed().map((m) => [half(m) * b, -m]),
    ])
  }
  const band = (m) => (m < 58 || (m >= 92 && m < 150) || (m >= 186 && m < 218) ? 0 : 1)
  const ORANGE = ['#ffb464', '#f4703c', '#b83c44']
  const WHITE = ['#fff8e0', '#ffe0b8', '#d0a098']
  const rungs = [0, 24, 42, 58, 76, 92, 108, 122, 136, 150, 168, 186, 202, 218, 234, 250]
  // The far legs show through as darker lattice.
  for (let i = 0; i < rungs.length - 1; i++) {
    const [a, b] = [rungs[i], rungs[i + 1]]
    const [p, n] = [half(a) * 0.84, half(b) * 0.84]
    const c = band(a) ? WHITE : ORANGE
    const wide = a < 150 ? 1.9 : 1.3
    if (a) {
      stroke(
        k,
        c[2],
        wide,
        `M${-p * 0.4} ${-a}L${n * 0.5} ${-b}M${p * 0.5} ${-a}L${-n * 0.4} ${-b}`,
      )
      stroke(
        k,
        c[1],
        wide,
        `M${-p} ${-a}L${-n * 0.1} ${-b}M${-p * 0.1} ${-a}L${-n} ${-b}M${p} ${-a}L${n * 0.1} ${-b}M${p * 0.1} ${-a}L${n} ${-b}`,
      )
    }
    stroke(k, c[0], wide * 1.1, `M${-n} ${-b}H${n}`)
  }
  for (let i = 0; i < rungs.length - 1; i++) {
    const [a, b] = [rungs[i], rungs[i + 1]]
    const c = band(a) ? WHITE : ORANGE
    const t = a < 150 ? 0.8 : 0.58
    part(c[0], a, b, -1, -t)
    part(c[2], a, b, t + 0.04, 1)
    part(c[1], a, b, t - 0.06, t + 0.06)
    part(c[1], a, b, -0.16, 0.04)
  }
  part('#ff8c50', 250, 276, -1, 1)
  part('#fff0d0', 276, 296, -1, 1)
  part('#ff8c50', 296, 316, -1, 1)
  part('#fff0d0', 316, 333, -1, 1)
  stroke(k, '#ff9c58', 3.2, 'M-39 -4C-30 -32 30 -32 39 -4')
  stroke(k, '#b83c44', 1.6, 'M-38 -1C-28 -27 28 -27 38 -1')
  for (const [m, wide, high] of [
    [140, 17, 19],
    [243, 9, 11],
  ]) {
    path(
      k,
      '#fff4dc',
      `M${-wide} ${-m}L${-wide * 1.08} ${-m - high * 0.7}L${-wide * 0.94} ${-m - high}H${wide * 0.94}L${wide * 1.08} ${-m - high * 0.7}L${wide} ${-m}Z`,
    )
    path(
      k,
      '#c49ca0',
      `M${wide * 0.3} ${-m}V${-m - high}H${wide * 0.94}L${wide * 1.08} ${-m - high * 0.7}L${wide} ${-m}Z`,
    )
    path(
      k,
      '#ffc060',
      `M${-wide} ${-m - high * 0.2}H${wide}V${-m - high * 0.42}H${-wide}ZM${-wide * 1.04} ${-m - high * 0.58}H${wide * 1.04}V${-m - high * 0.76}H${-wide * 1.04}Z`,
    )
  }
  // The house between the feet.
  path(k, '#4c3c74', 'M-26 0V-16H26V0Z')
  path(k, '#ffc87c', 'M-24 -4V-7H24V-4ZM-24 -10V-13H24V-10Z')
  k.restore()
}
