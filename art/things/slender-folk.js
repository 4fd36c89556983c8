import { Path2D } from '@napi-rs/canvas'
import { fill, path, stroke } from '../core/field.js'

/**
 * Small people for wide views, seven heads tall: hip, knee and ankle, shoulder, elbow and wrist. Angles in degrees from straight
 * down, forwards (to the right) positive; a knee bends backwards, an elbow forwards. Feet at 0, one unit is one head.
 */
export const POSES = {
  walk: { near: [24, 8], far: [-16, 16], armNear: [-22, 14], armFar: [24, 22] },
  walkOther: { near: [-18, 16], far: [22, 6], armNear: [26, 24], armFar: [-20, 12] },
  climb: { near: [42, 40], far: [-8, 4], armNear: [-18, 20], armFar: [26, 30], lean: 9 },
  stand: { near: [2, 2], far: [-4, 3], armNear: [-6, 14], armFar: [8, 18] },
  hips: { near: [3, 2], far: [-5, 4], armNear: [-46, 104], armFar: [14, 12] },
  point: { near: [3, 2], far: [-6, 5], armNear: [-6, 14], armFar: [98, 4] },
  wave: { near: [3, 2], far: [-6, 5], armNear: [-6, 14], armFar: [140, 28] },
  camera: { near: [4, 2], far: [-8, 4], armNear: [34, 108], armFar: [38, 104] },
  sit: { near: [84, 78], far: [70, 76], armNear: [24, 30], armFar: [34, 30], lean: -4, seat: true },
  squat: { near: [122, 142], far: [112, 140], armNear: [52, 26], armFar: [60, 20], lean: 16 },
  kneel: { near: [14, 100], far: [8, 100], armNear: [46, 44], armFar: [54, 40], lean: 12 },
  carryHead: { near: [20, 8], far: [-14, 14], armNear: [-12, 16], armFar: [152, 38] },
  run: { near: [52, 46], far: [-32, 44], armNear: [-44, 70], armFar: [48, 74], lean: 12 },
}

const dir = (deg, len) => [
  Math.sin((deg * Math.PI) / 180) * len,
  Math.cos((deg * Math.PI) / 180) * len,
]
const add = (a, b) => [a[0] + b[0], a[1] + b[1]]

/** A tapered limb with round ends. */
function bone(k, c, a, b, wa, wb) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const l = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / l, dx / l]
  k.fillStyle = c
  k.beginPath()
  k.moveTo(a[0] + nx * wa, a[1] + ny * wa)
  k.lineTo(b[0] + nx * wb, b[1] + ny * wb)
  k.lineTo(b[0] - nx * wb, b[1] - ny * wb)
  k.lineTo(a[0] - nx * wa, a[1] - ny * wa)
  k.fill()
  for (const [p, r] of [
    [a, wa],
    [b, wb],
  ]) {
    k.beginPath()
    k.arc(p[0], p[1], r, 0, 7)
    k.fill()
  }
}

/** Where the joints are in a pose. */
export function joints(o) {
  const back = o.view === 'back'
  const lean = o.lean ?? 0
  const leg = ([thigh, bend], x) => {
    const hip = [x, 0]
    const knee = add(hip, dir(thigh, 1.72))
    const shin = thigh - bend
    const ankle = add(knee, dir(shin, 1.62))
    return { hip, knee, ankle, shin }
  }
  const near = leg(o.near, back ? -0.3 : -0.1)
  const far = leg(o.far, back ? 0.3 : 0.14)
  const low = o.seat ? 0 : Math.max(near.ankle[1], far.ankle[1], near.knee[1] - 0.1) + 0.2
  const lift = (l) => {
    for (const key of ['hip', 'knee', 'ankle']) l[key] = add(l[key], [0, -low])
    return l
  }
  lift(near)
  lift(far)
  const hip = [0, -low]
  const chest = add(hip, [
    Math.sin((lean * Math.PI) / 180) * 2.15,
    -Math.cos((lean * Math.PI) / 180) * 2.15,
  ])
  const arm = ([upper, bend], x) => {
    const shoulder = add(chest, [x, 0.22])
    const elbow = add(shoulder, dir(upper, 1.16))
    const wrist = add(elbow, dir(upper + bend, 1.02))
    const hand = add(elbow, dir(upper + bend, 1.22))
    return { shoulder, elbow, wrist, hand }
  }
  const mirror = ([a, b]) => [-a, -b]
  return {
    near,
    far,
    hip,
    chest,
    head: add(chest, [Math.sin((lean * Math.PI) / 180) * 0.5 + (back ? 0 : 0.1), -0.78]),
    armNear: arm(back ? mirror(o.armNear) : o.armNear, back ? -0.56 : -0.3),
    armFar: arm(o.armFar, back ? 0.56 : 0.26),
  }
}

/**
 * o: a pose and { skin, top, low, hair: [light, shade] each, shoe, dress: 'skirt' | 'sarong' | 'coat', bare: sleeves to the elbow,
 * cut: hair ('bun' | 'long' | 'short' | 'none'), hat: ['straw' | 'cap' | 'knit' | 'cone' | 'brim', colour, shade], view: 'back',
 * light: -1 left, 1 right, pack: [colour, shade], flat: one colour for everything (a shadow), before(k, joints), after(k, joints) }
 */
export function folk(k, o) {
  const j = joints(o)
  const back = o.view === 'back'
  const c = (pair, i) => o.flat ?? (Array.isArray(pair) ? pair[i] : pair)
  const L = o.light ?? -1
  o.before?.(k, j, o.flat)
  const sleeve = (arm, i) => {
    bone(k, c(o.bare ? o.skin : (o.sleeve ?? o.top), i), arm.elbow, arm.wrist, 0.19, 0.14)
    bone(k, c(o.skin, i), arm.wrist, arm.hand, 0.15, 0.16)
    bone(k, c(o.sleeve ?? o.top, i), arm.shoulder, arm.elbow, 0.27, 0.21)
  }
  const leg = (l, i) => {
    const bareLeg = o.shorts || o.dress === 'skirt'
    bone(k, c(bareLeg ? o.skin : o.low, i), l.knee, l.ankle, 0.25, 0.16)
    bone(k, c(o.low, i), l.hip, l.knee, 0.4, 0.27)
    const a = back
      ? 0
      : ((l.shin < -30 ? l.shin + 20 : Math.max(-14, l.shin * 0.4)) * Math.PI) / 180
    const [x, y] = l.ankle
    k.save()
    k.translate(x, y)
    k.rotate(back ? 0 : -a)
    path(
      k,
      c(o.shoe ?? '#2c2440', i),
      back
        ? 'M-0.220 -0.100H0.220L0.280 0.220H-0.280Z'
        : 'M-0.220 -0.120L0.180 -0.120C0.300 0 0.660 0.020 0.720 0.220H-0.240Z',
    )
    k.restore()
  }
  // The arm on the far side passes behind the body unless we see the back.
  if (!back) sleeve(j.armFar, 1)
  leg(j.far, 1)
  leg(j.near, L < 0 ? 0 : back ? 0 : 1)
  const [hx, hy] = j.hip
  const [sx, sy] = j.chest
  const wide = back ? 0.78 : 0.6
  const body = (a, b) => [
    [sx + wide * a, sy + 0.1],
    [sx + wide * 1.04 * a, sy + 0.5],
    [(sx + hx) / 2 + wide * 0.82 * a, (sy + hy) / 2 + 0.1],
    [hx + wide * 0.86 * a, hy + 0.3],
    [hx + wide * 0.86 * b, hy + 0.3],
    [(sx + hx) / 2 + wide * 0.82 * b, (sy + hy) / 2 + 0.1],
    [sx + wide * 1.04 * b, sy + 0.5],
    [sx + wide * b, sy + 0.1],
    [sx + wide * b * 0.6, sy - 0.12],
    [sx + wide * a * 0.6, sy - 0.12],
  ]
  if (o.dress) {
    // Cloth from the waist down, as wide as the stride below it.
    const long = { skirt: 0.5, coat: 0.45, sarong: 0.92 }[o.dress]
    const y1 = hy + (0 - hy) * long
    const spread = Math.min(1.1, (Math.abs(j.near.ankle[0] - j.far.ankle[0]) / 2) * long)
    const mid = ((j.near.ankle[0] + j.far.ankle[0]) / 2) * long
    const q = o.dress === 'skirt' ? 1.05 : o.dress === 'coat' ? 0.72 : 0.55
    const cloth = o.dress === 'coat' ? o.top : o.low
    const [x0, x1] = [mid - q - spread * 0.75, mid + q + spread * 0.75]
    fill(k, c(cloth, 1), [
      [hx - 0.5, hy - 0.5],
      [hx + 0.5, hy - 0.5],
      [hx + 0.62, hy + 0.3],
      [x1, y1],
      [x0, y1],
      [hx - 0.62, hy + 0.3],
    ])
    const m = mid + (L < 0 ? 0.1 : -0.1)
    if (!o.flat)
      fill(k, c(cloth, 0), [
        [hx + L * 0.5, hy - 0.5],
        [hx, hy - 0.5],
        [m, y1],
        [L < 0 ? x0 : x1, y1],
        [hx + L * 0.62, hy + 0.3],
      ])
  }
  fill(k, c(o.top, 1), body(-1, 1))
  if (!o.flat) fill(k, c(o.top, 0), L < 0 ? body(-1, 0.15) : body(-0.15, 1))
  if (o.sash && !o.flat)
    stroke(k, o.sash, 0.34, `M${hx - 0.5} ${hy - 0.35}L${hx + 0.5} ${hy - 0.3}`)
  bone(k, c(o.skin, 1), [sx, sy], [(sx + j.head[0]) / 2, (sy + j.head[1]) / 2], 0.2, 0.19)
  if (o.pack) {
    const px = back ? 0 : -0.62
    k.save()
    k.translate(sx, sy)
    k.rotate(((o.lean ?? 0) * Math.PI) / 180)
    path(
      k,
      c(o.pack, 1),
      `M${px - 0.56} 0.200Q${px} -0.300 ${px + 0.56} 0.200L${px + 0.6} 1.700Q${px} 1.950 ${px - 0.6} 1.700Z`,
    )
    if (!o.flat)
      path(
        k,
        c(o.pack, 0),
        L < 0
          ? `M${px - 0.56} 0.200Q${px - 0.3} -0.050 ${px} -0.050V1.850Q${px - 0.4} 1.800 ${px - 0.6} 1.700Z`
          : `M${px + 0.56} 0.200Q${px + 0.3} -0.050 ${px} -0.050V1.850Q${px + 0.4} 1.800 ${px + 0.6} 1.700Z`,
      )
    k.restore()
  }
  head(k, j.head, o, c, L, back)
  if (back) sleeve(j.armFar, 1)
  sleeve(j.armNear, L < 0 ? 0 : 1)
  o.after?.(k, j, o.flat)
}

function head(k, [x, y], o, c, L, back) {
  k.save()
  k.translate(x, y)
  k.rotate(((o.nod ?? 0) * Math.PI) / 180)
  const cut = o.cut ?? 'short'
  if (cut === 'long')
    path(
      k,
      c(o.hair, 1),
      'M-0.450 -0.300C-0.700 0.300 -0.620 0.800 -0.560 1.150C-0.300 1.250 0.100 1.200 0.200 1C0.100 0.500 0.200 0 0.200 -0.300Z',
    )
  const skull =
    'M-0.400 -0.060C-0.400 -0.420 -0.220 -0.560 0.020 -0.560C0.280 -0.560 0.420 -0.380 0.420 -0.080C0.420 0.240 0.260 0.500 0.060 0.520C-0.180 0.520 -0.400 0.260 -0.400 -0.060Z'
  path(k, c(o.skin, 0), skull)
  if (!o.flat) {
    k.save()
    k.clip(new Path2D(skull))
    path(
      k,
      c(o.skin, 1),
      L < 0 ? 'M0.140 -0.600H0.600V0.600H0.040Z' : 'M-0.160 -0.600H-0.600V0.600H-0.060Z',
    )
    k.restore()
  }
  if (!back) path(k, c(o.skin, L < 0 ? 1 : 0), 'M0.380 -0.120L0.540 0.090L0.360 0.130Z')
  if (cut !== 'none') {
    if (back)
      path(
        k,
        c(o.hair, 0),
        'M-0.440 0.180C-0.500 -0.400 -0.260 -0.640 0.020 -0.640C0.320 -0.640 0.500 -0.400 0.440 0.180C0.200 0.380 -0.200 0.380 -0.440 0.180Z',
      )
    else
      path(
        k,
        c(o.hair, 0),
        'M0.400 -0.300C0.200 -0.320 0.060 -0.280 -0.020 -0.060C-0.080 0.040 -0.160 0.180 -0.240 0.320C-0.460 0.160 -0.520 -0.200 -0.400 -0.420C-0.260 -0.680 0.260 -0.720 0.400 -0.300Z',
      )
    if (cut === 'bun')
      path(
        k,
        c(o.hair, 1),
        back
          ? 'M-0.220 -0.500a0.240 0.240 0 1 0 0.440 0a0.240 0.240 0 1 0 -0.440 0Z'
          : 'M-0.760 -0.120a0.240 0.240 0 1 0 0.480 0a0.240 0.240 0 1 0 -0.480 0Z',
      )
  }
  if (o.hat) {
    const [kind, a, b] = o.hat
    const [h0, h1] = [o.flat ?? a, o.flat ?? b]
    if (kind === 'cone') path(k, h0, 'M-1 -0.180L0.020 -0.860L1.040 -0.180Q0 0.020 -1 -0.180Z')
    if (kind === 'brim') {
      path(
        k,
        h1,
        'M-0.860 -0.280Q0 -0.100 0.880 -0.280Q0.400 -0.480 0 -0.480Q-0.500 -0.480 -0.860 -0.280Z',
      )
      path(
        k,
        h0,
        'M-0.420 -0.340C-0.420 -0.800 -0.200 -0.860 0.020 -0.860C0.260 -0.860 0.440 -0.780 0.440 -0.340Q0 -0.240 -0.420 -0.340Z',
      )
    }
    if (kind === 'cap')
      path(
        k,
        h0,
        `M-0.440 -0.220C-0.460 -0.700 0.420 -0.760 0.440 -0.260${back ? '' : 'L0.800 -0.160L0.420 -0.120'}Z`,
      )
    if (kind === 'knit') {
      path(k, h0, 'M-0.460 -0.140C-0.500 -0.820 0.480 -0.840 0.460 -0.180Z')
      path(
        k,
        h1,
        'M-0.480 -0.240Q0 -0.360 0.480 -0.260V-0.040Q0 -0.140 -0.480 -0.020ZM-0.130 -0.760a0.150 0.150 0 1 0 0.300 0a0.150 0.150 0 1 0 -0.300 0Z',
      )
    }
    if (kind === 'wrap')
      path(
        k,
        h0,
        'M-0.470 -0.080L0.450 -0.260C0.460 -0.520 0.300 -0.640 0.180 -0.640L-0.100 -0.980L-0.260 -0.640C-0.440 -0.560 -0.500 -0.300 -0.470 -0.080Z',
      )
  }
  k.restore()
}

/** Stands somebody `high` tall with the feet at x, y, after the cast shadow: fall = where the shadow of one unit of height goes. */
export function stand(k, x, y, high, o, { flip = false, fall, shade = '#4c3c6c' } = {}) {
  const q = high / 7
  if (fall) {
    k.save()
    k.translate(x, y)
    k.transform(1, 0, -fall[0], -fall[1], 0, 0)
    k.scale(flip ? -q : q, q)
    folk(k, { ...o, flat: shade })
    k.restore()
  }
  k.save()
  k.translate(x, y)
  k.scale(flip ? -q : q, q)
  folk(k, flip ? { ...o, light: -(o.light ?? -1) } : o)
  k.restore()
}

export const SKINS = [
  ['#f2c39c', '#c98a74'],
  ['#d99a6c', '#a8664c'],
  ['#a9683f', '#784430'],
  ['#7a4a34', '#543028'],
]
