import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The great pit in metres, seen from the gallery before its front: x right, y above the floor, z away. */
const [MIDDLE, LEVEL, EYE, F] = [55, 25, 8, 112]
export const P = (x, y, z) => [MIDDLE + (F * x) / z, LEVEL - (F * (y - EYE)) / z]
export const metre = (z) => F / z
const mix = (a, b, t) => a + (b - a) * t

const hex = (c) => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16))
/** Loses a colour in the dusty light of the far end. */
const air = (c, z) => {
  const t = Math.min(0.7, Math.max(0, (z - 27) / 105))
  const [a, b] = [hex(c), [240, 206, 156]]
  return `rgb(${a.map((v, i) => Math.round(mix(v, b[i], t))).join(',')})`
}

/** The vault: arch after arch of steel, panes of daylight low on the left, the bright end wall. */
export function hall(k) {
  const [left, right, spring, rise] = [-31, 43, 6.2, 15]
  const on = (t, z, lift = 0) => {
    const a = Math.PI * (1 - t)
    return P(
      (left + right) / 2 + (Math.cos(a) * (right - left)) / 2,
      spring + lift + Math.sin(a) ** 0.8 * rise,
      z,
    )
  }
  const ts = Array.from({ length: 33 }, (_, i) => i / 32)
  const zs = [112, 96, 82, 70, 60, 51, 43, 36, 30, 25, 20.5, 17, 14, 11]
  path(k, '#4c5468', 'M-6 -6H166V60H-6Z')
  // The end: a wall of windows in the morning.
  fill(k, '#f8e4b8', [...ts.map((t) => on(t, 112)), P(right, 0, 112), P(left, 0, 112)])
  fill(k, '#fffae8', [...ts.slice(3, 30).map((t) => on(t, 112, -2)), P(38, 4, 112), P(-26, 4, 112)])
  for (let i = 1; i < 12; i++) {
    const x = mix(left, right, i / 12)
    stroke(k, '#d0b494', 0.2, `M${P(x, 5, 112).join(' ')}L${P(x, 19, 112).join(' ')}`)
  }
  stroke(
    k,
    '#d0b494',
    0.24,
    `M${P(left, 9, 112).join(' ')}L${P(right, 9, 112).join(' ')}M${P(left, 13, 112).join(' ')}L${P(right, 13, 112).join(' ')}`,
  )
  for (let n = 0; n < zs.length - 1; n++) {
    const [z0, z1] = [zs[n], zs[n + 1]]
    for (let i = 0; i < 32; i++) {
      const t = (i + 0.5) / 32
      const day = i >= 2 && i < 6
      const base = day
        ? '#fff4d0'
        : t < 0.5
          ? ['#4c5c7c', '#445474'][i % 2]
          : ['#5c7088', '#546880'][i % 2]
      fill(k, day ? '#fff4d0' : air(t > 0.62 ? ['#7c8490', '#747c8c'][i % 2] : base, z1), [
        on(ts[i], z0),
        on(ts[i + 1], z0),
        on(ts[i + 1], z1),
        on(ts[i], z1),
      ])
    }
    // Purlins, then the arch itself.
    for (const i of [2, 4, 6, 11, 16, 21, 26, 30])
      stroke(
        k,
        air('#34425f', z1),
        0.07 * metre(z1),
        `M${on(ts[i], z0, -0.4).join(' ')}L${on(ts[i], z1, -0.4).join(' ')}`,
      )
    const lower = ts.map((t) => on(t, z1, -1.1))
    fill(k, air('#34425f', z1), [
      ...ts.map((t) => on(t, z1)),
      ...ts.toReversed().map((t) => on(t, z1, -0.35)),
    ])
    stroke(
      k,
      air('#34425f', z1),
      0.16 * metre(z1),
      `M${lower.map((p) => p.map((v) => v.toFixed(2)).join(' ')).join('L')}`,
    )
    let web = ''
    for (let i = 0; i < 32; i++) {
      const [a, b] = [on(ts[i], z1, -0.3), on(ts[i + 1], z1, -1.1)]
      const [c, d] = [on(ts[i], z1, -1.1), on(ts[i + 1], z1, -0.3)]
      web += i % 2 ? `M${a.join(' ')}L${b.join(' ')}` : `M${c.join(' ')}L${d.join(' ')}`
    }
    stroke(k, air('#34425f', z1), 0.07 * metre(z1), web)
    // The side walls down to the galleries.
    for (const [x, c] of [
      [left, '#6c5c64'],
      [right, '#c8a484'],
    ])
      fill(k, air(c, z1), [P(x, 6.4, z0), P(x, 6.4, z1), P(x, 0, z1), P(x, 0, z0)])
  }
}

/** Where a beam of daylight lies on the ranks. */
const sunlit = (x, z) => (z + x * 0.8 + 66) % 16 < 6.5
/** The same colour out of the light. */
const dim = (c, t = 0.34) => {
  const [a, b] = [hex(c), [84, 60, 84]]
  return `#${a
    .map((v, i) =>
      Math.round(mix(v, b[i], t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const CLAY = [
  ['#f0c494', '#c89470', '#94685c', '#64484c'],
  ['#e4b890', '#b88c74', '#886464', '#5c444c'],
  ['#f4cc9c', '#d09c6c', '#9c6c54', '#6c4c48'],
  ['#d8b494', '#ac8878', '#7c6064', '#54444c'],
]

/** A soldier from the front, 10 high; o: { coat: plates or robe, head, turn, arm, knot }, far: fewer strokes. */
export function soldier(k, [light, mid, dark, deep], o, far) {
  path(k, deep, 'M-1.300 0V-0.300H1.300V0Z')
  path(
    k,
    dark,
    'M-0.950 -0.250L-0.850 -3H-0.120L-0.180 -0.250ZM0.180 -0.250L0.120 -3H0.850L0.950 -0.250Z',
  )
  path(
    k,
    mid,
    'M-0.950 -0.250L-0.850 -3H-0.500L-0.560 -0.250ZM0.180 -0.250L0.120 -3H0.460L0.520 -0.250Z',
  )
  const long = o.coat ? 2.7 : 2.2
  path(k, dark, `M-1.200 ${-long}L-1 -5.400H1L1.200 ${-long}Q0 ${-long + 0.4} -1.200 ${-long}Z`)
  path(
    k,
    mid,
    `M-1.200 ${-long}L-1 -5.400H0.150L0.250 ${-long + 0.2}Q-0.600 ${-long + 0.2} -1.200 ${-long}Z`,
  )
  const arms = [
    'M-1.050 -7.100L-1.500 -5.700L-1.250 -4.300',
    o.arm ? 'M1.050 -7.100L1.550 -5.800L0.900 -5' : 'M1.050 -7.100L1.450 -5.700L1.300 -4.300',
  ]
  stroke(k, mid, 0.62, arms[0])
  stroke(k, dark, 0.62, arms[1])
  path(
    k,
    dark,
    'M-1.050 -4.400L-1.150 -7.200Q0 -8 1.150 -7.200L1.050 -4.400Q0 -3.900 -1.050 -4.400Z',
  )
  path(
    k,
    mid,
    'M-1.050 -4.400L-1.150 -7.200Q-0.500 -7.700 0.100 -7.700L0.250 -4.100Q-0.500 -4 -1.050 -4.400Z',
  )
  path(
    k,
    light,
    'M-1.050 -4.400L-1.150 -7.200Q-0.800 -7.500 -0.450 -7.600L-0.420 -4.200Q-0.800 -4.200 -1.050 -4.400Z',
  )
  if (!far && o.coat)
    stroke(
      k,
      deep,
      0.12,
      'M-1.080 -5.100Q0 -4.700 1.080 -5.100M-1.100 -5.800Q0 -5.400 1.100 -5.800M-1.120 -6.500Q0 -6.100 1.120 -6.500M-0.350 -4.200V-7.300M0.380 -4.200V-7.300',
    )
  if (!far && !o.coat) stroke(k, deep, 0.13, 'M0.500 -7.500L-0.300 -5.300M-1.050 -5.200H1.050')
  if (o.head === 0) return
  path(k, dark, 'M-0.600 -7.400Q0 -8.100 0.600 -7.400L0.400 -7.100Q0 -7.300 -0.400 -7.100Z')
  const t = o.turn
  path(
    k,
    mid,
    `M${-0.58 + t} -8.700C${-0.58 + t} -9.400 ${0.58 + t} -9.400 ${0.58 + t} -8.700C${0.58 + t} -8 ${0.3 + t} -7.500 ${t} -7.500C${-0.3 + t} -7.500 ${-0.58 + t} -8 ${-0.58 + t} -8.700Z`,
  )
  path(
    k,
    light,
    `M${-0.58 + t} -8.700C${-0.58 + t} -9.100 ${-0.3 + t} -9.250 ${t * 1.4} -9.200L${t * 1.6 - 0.02} -7.600C${-0.3 + t} -7.600 ${-0.58 + t} -8 ${-0.58 + t} -8.700Z`,
  )
  path(
    k,
    deep,
    `M${-0.62 + t} -8.700C${-0.7 + t} -9.500 ${0.7 + t} -9.500 ${0.62 + t} -8.700Q${t} -9.200 ${-0.62 + t} -8.700Z`,
  )
  path(
    k,
    deep,
    `M${o.knot - 0.3 + t} -9.200C${o.knot - 0.4 + t} -10.100 ${o.knot + 0.4 + t} -10.100 ${o.knot + 0.3 + t} -9.200Z`,
  )
  if (!far)
    stroke(
      k,
      dark,
      0.1,
      `M${-0.34 + t} -8.500h0.220M${0.14 + t} -8.500h0.220M${-0.16 + t} -7.950h0.320`,
    )
}

/** A horse of the chariots from the front, 10 high to its ears. */
function horse(k, [light, mid, dark, deep], t) {
  path(k, dark, 'M-1.500 0L-1.300 -4.500H-0.500L-0.900 0ZM0.900 0L0.500 -4.500H1.300L1.500 0Z')
  path(k, mid, 'M-1.500 0L-1.300 -4.500H-0.900L-1.200 0Z')
  path(
    k,
    dark,
    'M-1.500 -4C-2 -5.500 -1.600 -7 -0.800 -7.600H0.800C1.600 -7 2 -5.500 1.500 -4C0.800 -3.400 -0.800 -3.400 -1.500 -4Z',
  )
  path(
    k,
    mid,
    'M-1.500 -4C-2 -5.500 -1.600 -7 -0.800 -7.600H0L-0.200 -3.500C-0.800 -3.500 -1.200 -3.700 -1.500 -4Z',
  )
  path(
    k,
    mid,
    `M-0.700 -6C-0.800 -8 ${-0.6 + t} -9 ${-0.55 + t} -9.300L${-0.5 + t} -10L${-0.15 + t} -9.500H${0.25 + t}L${0.6 + t} -10V-9.200C${0.8 + t} -8.400 0.800 -7 0.700 -6Z`,
  )
  path(
    k,
    light,
    `M-0.700 -6C-0.800 -8 ${-0.6 + t} -9 ${-0.55 + t} -9.300L${-0.5 + t} -10L${-0.15 + t} -9.500L${-0.1 + t} -6.400Z`,
  )
  path(
    k,
    deep,
    `M${-0.4 + t} -6.900L${-0.3 + t} -6.300H${0.35 + t}L${0.45 + t} -6.900ZM${-0.1 + t} -9.700h0.350l-0.100 2.200Z`,
  )
}

/** Where the earthen walls run: x of their middles. */
const WALLS = [-26.4, -20.6, -14.8, -9, -3.2, 2.6, 8.4, 14.2, 20, 25.8, 31.6, 37.4]

/** The pit: floor, walls of rammed earth, the ranks between them from far to near. extra: [z, draw] of what stands among them. */
export function army(k, extra) {
  const r = random(17)
  fill(k, air('#a87c64', 60), [P(-31, 0, 112), P(43, 0, 112), P(43, 0, 13), P(-31, 0, 13)])
  fill(k, '#9c705c', [P(-31, 0, 46), P(43, 0, 46), P(60, 0, 12), P(-60, 0, 12)])
  fill(k, '#84605c', [P(-31, 0, 28), P(43, 0, 28), P(60, 0, 10), P(-60, 0, 10)])
  // Old paving bricks before the ranks, the daylight that reaches them.
  for (let z = 18.2; z > 13.2; z -= 0.9)
    stroke(k, 'rgba(60,40,64,.22)', 0.16, `M${P(-30, 0, z).join(' ')}L${P(40, 0, z).join(' ')}`)
  for (let x = -12; x < 20; x += 1.5)
    stroke(k, 'rgba(60,40,64,.16)', 0.14, `M${P(x, 0, 18.2).join(' ')}L${P(x, 0, 13).join(' ')}`)
  for (const [x, w] of [
    [-5, 3.4],
    [3.4, 2.6],
    [10.8, 3.6],
  ])
    fill(k, 'rgba(244,188,132,.4)', [
      P(x, 0, 18.6),
      P(x + w, 0, 18.6),
      P(x + w + 2.6, 0, 14.6),
      P(x + 2.2, 0, 14.6),
    ])
  const list = [...extra]
  const add = (x, z, front) => {
    if (r() < (front ? 0.02 : 0.05)) return
    const o = {
      coat: front ? 0 : r() < 0.8,
      head: r() < 0.025 ? 0 : 1,
      turn: (r() - 0.5) * 0.22,
      arm: r() < 0.55,
      knot: r() < 0.7 ? 0.28 : -0.2,
    }
    const [own, high, lean] = [
      CLAY[Math.floor(r() * 4)].map((c) => air(front || sunlit(x, z) ? c : dim(c), z)),
      1.78 + r() * 0.16,
      (r() - 0.5) * 0.05,
    ]
    const [x1, z1] = [x + (r() - 0.5) * 0.16, z + (r() - 0.5) * 0.3]
    list.push([
      z1,
      () => {
        const [px, py] = P(x1, 0, z1)
        if (px < -6 || px > 166) return
        const q = (high * metre(z1)) / 10
        path(
          k,
          air('#6c4c54', z1),
          `M${px - 1.2 * q} ${py + 0.1 * q}L${px + 1.3 * q} ${py + 0.1 * q}L${px + 6 * q} ${py - 0.8 * q}L${px + 4.4 * q} ${py - 1.2 * q}Z`,
        )
        k.save()
        k.translate(px, py)
        k.rotate(lean)
        k.scale(q, q)
        soldier(k, own, o, z1 > 44)
        k.restore()
      },
    ])
  }
  for (const z of [19.4, 21, 22.6])
    for (let x = -22; x < 34; x += 1.18) add(x + (z % 2) * 0.2, z, true)
  for (let n = 0; n < WALLS.length - 1; n++) {
    const middle = (WALLS[n] + WALLS[n + 1]) / 2
    for (let z = 26; z < 92; z += 1.75 + z * 0.012) {
      if (n % 3 === 1 && z > 34 && z < 40) {
        if (z < 36)
          for (let i = -1.5; i < 2; i++) {
            const [zz, t] = [35 + (r() - 0.5) * 0.4, (r() - 0.5) * 0.4]
            list.push([
              zz,
              () => {
                const [px, py] = P(middle + i * 0.95, 0, zz)
                const q = (1.75 * metre(zz)) / 10
                k.save()
                k.translate(px, py)
                k.scale(q, q)
                horse(
                  k,
                  CLAY[(n + i + 4) & 3].map((c) => air(c, zz)),
                  t,
                )
                k.restore()
              },
            ])
          }
        continue
      }
      for (let i = -1.5; i < 2; i++) add(middle + i * 0.98, z)
    }
  }
  // The walls in short lengths, so that each hides what is behind it.
  for (const x of WALLS)
    for (let z = 24; z < 108; z += 2) {
      const [z0, z1] = [z, z + 2.03]
      const h = 1.5 + 0.1 * Math.sin(z * 1.3 + x)
      const h1 = 1.5 + 0.1 * Math.sin((z + 2) * 1.3 + x)
      list.push([
        z + 0.9,
        () => {
          const [a, b] = [x - 1.05, x + 1.05]
          const side = x < 0 ? b + 0.12 : a - 0.12
          const top = x < 0 ? b : a
          fill(k, air(x < 0 ? '#84605c' : '#d09c74', z), [
            P(side, 0, z0),
            P(side, 0, z1),
            P(top, h1, z1),
            P(top, h, z0),
          ])
          if (z === 24) {
            fill(k, air('#80564f', z), [
              P(a - 0.12, 0, z0),
              P(b + 0.12, 0, z0),
              P(b, h, z0),
              P(a, h, z0),
            ])
            fill(k, air('#a8785f', z), [
              P(a - 0.12, 0, z0),
              P(x - 0.3, 0, z0),
              P(x - 0.2, h, z0),
              P(a, h, z0),
            ])
          }
          fill(k, air(sunlit(x, z) ? '#fcd09c' : dim('#e4b484', 0.26), z), [
            P(a, h, z0),
            P(b, h, z0),
            P(b, h1, z1),
            P(a, h1, z1),
          ])
          // Where the roof beams once lay.
          fill(k, air(sunlit(x, z) ? '#d8a87c' : dim('#c49470', 0.26), z), [
            P(a, h, z0),
            P(b, h, z0),
            P(b, mix(h, h1, 0.4), z0 + 0.7),
            P(a, mix(h, h1, 0.36), z0 + 0.62),
          ])
        },
      ])
    }
  list.sort((a, b) => b[0] - a[0])
  for (const [, draw] of list) draw()
}

/** Daylight that falls in from the left through the dust. */
export function beams(k) {
  for (const [z, wide, a] of points('74 7 0.160 57 7 0.180 42 6.500 0.200 31 5 0.200', 3)) {
    const [p, q] = [P(-28.5, 13, z), P(-28.5, 9.4, z)]
    const [u, v] = [P(14, 0, z - wide * 1.6), P(-2, 0, z - wide * 1.5)]
    const g = k.createLinearGradient(p[0], p[1], u[0], u[1])
    g.addColorStop(0, `rgba(255,244,204,${a * 1.5})`)
    g.addColorStop(1, `rgba(255,240,196,${a * 0.3})`)
    fill(k, g, [p, u, v, q])
  }
}

/** The gallery on the right with its rail, and the front one at our feet. */
export function gallery(k, visitors) {
  const x = 33.5
  fill(k, '#8c6c68', [P(x, 5, 90), P(x, 5, 14), P(x, 0, 14), P(x, 0, 90)])
  fill(k, '#b08870', [P(x, 5, 90), P(x, 5, 14), P(x, 3.6, 14), P(x, 3.6, 90)])
  fill(k, '#e0b890', [P(x, 5, 90), P(43, 5, 90), P(60, 5, 14), P(x, 5, 14)])
  visitors()
  for (const y of [6.05, 5.5])
    stroke(k, '#5c4c60', 0.34, `M${P(x, y, 90).join(' ')}L${P(x, y, 14).join(' ')}`)
  for (let z = 90; z > 30; z /= 1.07)
    stroke(k, '#5c4c60', 0.05 * metre(z), `M${P(x, 5, z).join(' ')}L${P(x, 6.1, z).join(' ')}`)
}
