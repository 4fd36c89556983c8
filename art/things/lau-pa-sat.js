import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { folk, POSES } from './slender-folk.js'

// The street before the market in metres, by a standing eye: x right, y above the ground, z away.
const [VX, VY, F, EYE] = [66, 57, 87, 1.7]
/** A point of the street. */
export const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z]
export const metre = (z) => F / z
const mix = (a, b, t) => a + (b - a) * t

const [CX, CZ] = [0, 59]
const corner = (i, r) => {
  const a = (-Math.PI * 3) / 8 - ((i - 1) * Math.PI) / 4
  return [CX + Math.cos(a) * r, CZ + Math.sin(a) * r]
}
/** The three sides that we see, the farther first: number of the corner on its right, tone. */
const SIDES = [
  [0, 1],
  [2, 2],
  [1, 0],
]
const IRON = ['#fff6e2', '#f6dcc0', '#e2b8a8', '#b890a4']
const ROOF = ['#b4646c', '#9c5468', '#7c4464', '#60385c']
const EDGE = ['#f8b884', '#d88c78', '#b06c78', '#7c4c70']

/** The market hall: eight sides of cast iron arches, a roof in two steps, the clock tower. */
export function market(k) {
  const at = (i, r, y) => {
    const [x, z] = corner(i, r)
    return P(x, y, z)
  }
  const band = (i, c, r0, y0, r1, y1) =>
    fill(k, c, [at(i, r0, y0), at(i + 1, r0, y0), at(i + 1, r1, y1), at(i, r1, y1)])
  for (const [i, t] of SIDES) arcade(k, i, t)
  for (const [i, t] of SIDES) {
    band(i, ['#a86458', '#90545c', '#744460'][t], 31.6, 5.7, 28.8, 6)
    band(i, ROOF[t], 31.4, 6, 13, 11.8)
    for (let j = 1; j < 9; j++) rib(k, i, j / 9, [31.4, 6, 13, 11.8], ROOF[Math.min(3, t + 1)])
    band(i, EDGE[t], 31.6, 5.7, 31.4, 6.15)
  }
  for (const [i, t] of SIDES) {
    band(i, IRON[t], 13, 11.6, 13, 14)
    band(i, ['#ffd080', '#ffc070', '#f8a868', '#c07c68'][t], 13, 12.1, 13, 13.5)
    for (let j = 1; j < 8; j++) rib(k, i, j / 8, [13, 12.1, 13, 13.5], IRON[t])
  }
  for (const [i, t] of SIDES) {
    band(i, ['#a86458', '#90545c', '#744460'][t], 15.5, 13.6, 12.9, 14)
    band(i, ROOF[t], 15.4, 13.8, 2.6, 18.4)
    for (let j = 1; j < 5; j++) rib(k, i, j / 5, [15.4, 13.8, 2.6, 18.4], ROOF[Math.min(3, t + 1)])
    band(i, EDGE[t], 15.5, 13.6, 15.4, 14)
  }
  clock(k)
}

function rib(k, i, t, [r0, y0, r1, y1], c) {
  const p = (r, y) => {
    const [a, b] = [corner(i, r), corner(i + 1, r)]
    return P(mix(a[0], b[0], t), y, mix(a[1], b[1], t)).join(' ')
  }
  stroke(k, c, 0.16, `M${p(r0, y0)}L${p(r1, y1)}`)
}

/** Who is in the hall, side by side of it and unlike each other: where, how tall, towards the left, the rest. A table has no pose. */
const GUESTS = [
  [
    [0.07, 1.75, 0, { pose: 'walk', pack: '#74385c' }],
    [0.3, 1.2, 0, { pose: 'sit', cut: 'bun' }],
    [0.36],
    [0.42, 1.3, 1, { pose: 'sit' }],
    [0.66, 1.6, 1, { pose: 'stand', cut: 'long', dress: 'sarong' }],
    [0.69, 1.05, 1, { pose: 'wave', shorts: true }],
    [0.9, 1.8, 0, { pose: 'hips' }],
  ],
  [
    [0.04, 1.7, 0, { pose: 'walk', dress: 'skirt', cut: 'long' }],
    [0.085, 1.1, 0, { pose: 'run', shorts: true }],
    [0.2, 1.28, 0, { pose: 'sit', lean: 4 }],
    [0.235],
    [0.272, 1.22, 1, { pose: 'sit', cut: 'bun', armNear: [60, 70] }],
    [0.42, 1.85, 1, { pose: 'stand', armNear: [40, 76], armFar: [46, 70], tray: true }],
    [0.55, 1.68, 0, { pose: 'camera', cut: 'long', dress: 'coat' }],
    [0.585, 1.78, 1, { pose: 'hips' }],
    [0.705, 1.24, 0, { pose: 'sit', cut: 'long', armNear: [70, 50] }],
    [0.74],
    [0.777, 1.3, 1, { pose: 'sit', lean: 8 }],
    [0.92, 1.72, 1, { pose: 'walkOther', pack: '#74385c', hat: ['brim', '#74385c', '#74385c'] }],
  ],
  [
    [0.1, 1.7, 1, { pose: 'point', lean: 3 }],
    [0.16, 1.55, 1, { pose: 'stand', cut: 'bun', dress: 'skirt' }],
    [0.4, 1.25, 0, { pose: 'sit', cut: 'long' }],
    [0.46],
    [0.53, 1.2, 1, { pose: 'sit' }],
    [0.8, 1.8, 0, { pose: 'walk', armNear: [40, 76], tray: true }],
  ],
]

/** One side of the arcade: the bright hall behind it, six arches with a web of iron. */
function arcade(k, i, tone) {
  const [a, b] = [corner(i, 29), corner(i + 1, 29)]
  const on = (t, y) => P(mix(a[0], b[0], t), y, mix(a[1], b[1], t))
  const strip = (c, y0, y1) => fill(k, c, [on(0, y0), on(1, y0), on(1, y1), on(0, y1)])
  strip(['#ffce7c', '#ffc070', '#f4a864', '#d88c60'][tone], 0, 6)
  strip(['#f0a45c', '#e89858', '#d88854', '#b06c58'][tone], 0, 2.5)
  strip(['#fff0bc', '#ffe0a0', '#ffcc88', '#e8a878'][tone], 3.7, 4.6)
  // The counters of the hall and those who stand at them.
  strip('#a85c50', 0.1, 1.1)
  for (const [j, [t, tall, left, o]] of GUESTS[i].entries()) {
    const [x, y] = on(t, 0.2)
    const q = (on(t, 0)[1] - on(t, 1)[1]) * 1.12
    const flat = ['#8c4454', '#6c345c', '#a04c54', '#7c3c58'][(j + i) % 4]
    k.save()
    k.translate(x, y)
    if (o) {
      // Who sits is as high as the stool and the back together.
      const sits = o.pose === 'sit'
      const head = ((sits ? 1.72 : tall) / 7) * q
      if (sits) {
        fill(k, flat, [
          [-0.2 * q, 0],
          [0.2 * q, 0],
          [0.2 * q, -0.46 * q],
          [-0.2 * q, -0.46 * q],
        ])
        k.translate(0, -0.46 * q)
      }
      k.scale(left ? -head : head, head)
      folk(k, {
        ...POSES[o.pose],
        ...o,
        flat,
        after: (c, { armNear: { hand } }) =>
          o.tray &&
          path(
            c,
            flat,
            `M${hand[0] - 0.9} ${hand[1] - 0.1}h2v0.240h-2ZM${hand[0] - 0.4} ${hand[1]}v-0.900h0.500v0.900Z`,
          ),
      })
    } else
      path(
        k,
        flat,
        `M${-0.7 * q} ${-0.84 * q}H${0.7 * q}V${-0.72 * q}H${0.08 * q}V0H${-0.08 * q}V${-0.72 * q}H${-0.7 * q}ZM${-0.2 * q} ${-0.84 * q}v${-0.26 * q}h${0.14 * q}v${0.26 * q}Z`,
      )
    k.restore()
  }
  strip('#54304c', -0.1, 0.14)
  const n = 6
  for (let j = 0; j < n; j++) {
    const [t0, t1] = [j / n, (j + 1) / n]
    const e = (t1 - t0) * 0.06
    const tm = (t0 + t1) / 2
    const q = (t, y) => on(t, y).join(' ')
    path(
      k,
      IRON[tone],
      `M${q(t0, 3.1)}L${q(t0 + e, 3.1)}C${q(t0 + e, 4.3)} ${q(t0 + e * 4, 5)} ${q(tm, 5.05)}C${q(t1 - e * 4, 5)} ${q(t1 - e, 4.3)} ${q(t1 - e, 3.1)}L${q(t1, 3.1)}L${q(t1, 5.9)}L${q(t0, 5.9)}Z`,
    )
    // Rings in the web let the light through.
    for (const [u, y, d] of [
      [0.12, 4.95, 0.3],
      [0.24, 5.42, 0.22],
      [0.76, 5.42, 0.22],
      [0.88, 4.95, 0.3],
    ]) {
      const t = mix(t0, t1, u)
      const z = mix(a[1], b[1], t)
      const [x, yy] = on(t, y)
      k.fillStyle = '#ffc878'
      k.beginPath()
      k.ellipse(x, yy, d * metre(z) * [1, 0.8, 0.8, 0.4][tone], d * metre(z), 0, 0, 7)
      k.fill()
    }
  }
  for (let j = 0; j <= n; j++) {
    const z = mix(a[1], b[1], j / n)
    const w = (j % n ? 0.17 : 0.3) * metre(z)
    const [x, y0] = on(j / n, 0)
    const y1 = on(j / n, 5.8)[1]
    fill(k, IRON[tone], [
      [x - w, y0],
      [x - w, y1],
      [x + w, y1],
      [x + w, y0],
    ])
    fill(k, 'rgba(124,60,92,.55)', [
      [x + w * 0.2, y0],
      [x + w * 0.2, y1],
      [x + w, y1],
      [x + w, y0],
    ])
  }
}

/** The clock tower: its shaft, dial, two small roofs, a vane. */
function clock(k) {
  const y = (h) => P(CX, h, CZ)[1]
  const q = metre(CZ)
  const x = P(CX, 0, CZ)[0]
  const box = (w, a, b, [l, c, d], taper = 1) => {
    const part = (colour, u, v) =>
      fill(k, colour, [
        [x + u * w * q, y(a)],
        [x + u * w * taper * q, y(b)],
        [x + v * w * taper * q, y(b)],
        [x + v * w * q, y(a)],
      ])
    part(c, -1, 1)
    part(l, -0.4, 0.4)
    part(d, 0.4, 1)
  }
  const white = ['#fff0d4', '#e8c4bc', '#9c7c9c']
  const red = ['#c8746c', '#a45c68', '#6c3c60']
  box(3.2, 17.6, 19, white)
  box(2.6, 19, 25.4, white)
  for (const h of [19.4, 24.9]) box(2.9, h, h + 0.5, ['#fffaf0', '#f4d4c8', '#b08ca4'])
  k.fillStyle = '#7c4464'
  k.beginPath()
  k.arc(x, y(22.4), 1.75 * q, 0, 7)
  k.fill()
  k.fillStyle = '#ffe49c'
  k.beginPath()
  k.arc(x, y(22.4), 1.45 * q, 0, 7)
  k.fill()
  // Nine o'clock.
  stroke(k, '#3c2450', 0.26, `M${x} ${y(22.4)}V${y(23.6)}M${x} ${y(22.4)}H${x - 0.95 * q}`)
  box(3.3, 25.4, 26, white)
  box(3.1, 26, 28, red, 0.42)
  box(1.15, 28, 29.6, white)
  box(1.4, 29.6, 32.4, red, 0.05)
  stroke(k, '#e8b490', 0.24, `M${x} ${y(32.2)}V${y(34.6)}M${x - 1.1} ${y(33.6)}H${x + 1}`)
}

/**
 * An office tower: its front in one tone that grows warmer towards the lamps of the street, its side towards the dusk paler. Rooms are
 * lit in rows, where people still work; crown: how its top ends.
 */
export function tower(
  k,
  { x, w, top, split, front, side, seed, rows = 5, crown = 'flat', foot = 59 },
) {
  const r = random(seed)
  const tone = ([a, b]) => {
    const g = k.createLinearGradient(0, 0, 0, foot)
    g.addColorStop(0, a)
    g.addColorStop(1, b)
    return g
  }
  const [left, right] = split < 0 ? [w + split, w] : [0, split]
  const roof = { flat: [0, 0], slant: [5, 0], step: [0, 0] }[crown]
  fill(k, tone(front), [
    [x, foot],
    [x, top + roof[0]],
    [x + w, top + roof[1]],
    [x + w, foot],
  ])
  const yAt = (u) => top + roof[0] + ((roof[1] - roof[0]) * u) / w
  fill(k, tone(side), [
    [x + left, foot],
    [x + left, yAt(left)],
    [x + right, yAt(right)],
    [x + right, foot],
  ])
  if (crown === 'step') {
    fill(k, tone(front), [
      [x + w * 0.2, top],
      [x + w * 0.2, top - 4],
      [x + w * 0.8, top - 4],
      [x + w * 0.8, top],
    ])
  }
  // The wall between the front's edge and the side, in bays of two units.
  const [f0, f1] = split < 0 ? [x + 1.4, x + left - 1] : [x + right + 1.2, x + w - 1.2]
  const bays = Math.floor((f1 - f0) / 1.5)
  for (let i = 0; i < rows; i++) {
    const y = Math.max(top + 6, 2) + Math.round((r() * (44 - Math.max(top + 6, 2))) / 2.1) * 2.1
    const many = 2 + Math.floor(r() * Math.min(5, bays - 1))
    const from = Math.floor(r() * Math.max(1, bays - many + 1))
    for (let j = 0; j < many; j++) {
      const u = f0 + (from + j) * 1.5
      if (u + 1 > f1) break
      fill(k, j % 3 === 1 ? '#d69a74' : '#f6cc8c', [
        [u, y],
        [u + 1, y],
        [u + 1, y + 1.15],
        [u, y + 1.15],
      ])
    }
  }
}

/** The street before the hall: the light that falls out of it lies on the ground in wide rings, short shades of the columns, kerb and yellow lines. */
export function street(k) {
  k.fillStyle = '#261c52'
  k.fillRect(-5, 58.8, 170, 40)
  for (const [r, c] of [
    [56, '#3e2b62'],
    [54.9, '#56366a'],
    [53.2, '#744670'],
    [50.6, '#985872'],
    [46.6, '#bc7070'],
    [40.6, '#dc9068'],
    [34.4, '#f0b070'],
  ]) {
    const ring = []
    for (let i = 0; i <= 120; i++) {
      const q = (i / 120) * Math.PI
      ring.push(P(CX - Math.cos(q) * r * 2.4, 0, CZ - Math.sin(q) * r))
    }
    fill(k, c, ring)
  }
  // Every column throws its shade away from the lamps in the middle, and it is soon lost.
  for (const [i] of SIDES) {
    const [a, b] = [corner(i, 29), corner(i + 1, 29)]
    for (let j = 0; j <= 6; j++) {
      const [x, z] = [mix(a[0], b[0], j / 6), mix(a[1], b[1], j / 6)]
      if (z > 45) continue
      const t = 1 + 5 / (CZ + 6 - z)
      const [fx, fz] = [x * t, CZ + 6 - (CZ + 6 - z) * t]
      fill(k, 'rgba(124,60,100,.6)', [
        P(x - 0.3, 0, z),
        P(x + 0.3, 0, z),
        P(fx + 0.16, 0, fz),
        P(fx - 0.16, 0, fz),
      ])
    }
  }
  const across = (c, z0, z1) =>
    fill(k, c, [P(-90, 0, z0), P(90, 0, z0), P(90, 0, z1), P(-90, 0, z1)])
  // The kerb: its top in the light of the hall, its face in the shade, the gutter.
  across('rgba(124,68,104,.55)', 28.2, 27.4)
  across('rgba(40,24,76,.75)', 27.4, 26.8)
  for (const z of [25.4, 24.2]) across('rgba(255,206,112,.8)', z, z - 0.34)
}
