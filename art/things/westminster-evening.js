// What moves and stands on Westminster Bridge in the blue hour: a double-decker, a launch on the river, two on the pavement, the town at its end.
import { fill, path, points, stroke } from '../core/field.js'
import { lens } from './curves.js'
import { POSES, SKINS, stand } from './slender-folk.js'

/** Metres on the bridge: twelve units of its nearest section each. */
const METRE = 12

/** The front of the bus in metres, its wheels on 0. */
function front(k) {
  path(k, '#17152e', 'M-1.080 0.040V-0.500H-0.740V0.040ZM0.740 0.040V-0.500H1.080V0.040Z')
  path(
    k,
    '#d22f3c',
    'M-1.250 -0.300V-3.900Q-1.250 -4.380 -0.780 -4.400H0.780Q1.250 -4.380 1.250 -3.900V-0.300Q1.250 -0.220 1.160 -0.220H-1.160Q-1.250 -0.220 -1.250 -0.300Z',
  )
  // The lamps of the bridge on its left, dusk on its right and below.
  path(
    k,
    '#f0605c',
    'M-1.250 -0.400V-3.900Q-1.250 -4.380 -0.780 -4.400H0.780Q-0.900 -4.300 -1.060 -3.900V-0.400Z',
  )
  path(
    k,
    '#9c2038',
    'M1.040 -0.220V-4.300Q1.250 -4.200 1.250 -3.900V-0.300Q1.250 -0.220 1.160 -0.220Z',
  )
  path(
    k,
    '#7c1c38',
    'M-1.250 -0.560H1.250V-0.300Q1.250 -0.220 1.160 -0.220H-1.160Q-1.250 -0.220 -1.250 -0.300Z',
  )
  const glass = (x, y, w, h, q) =>
    `M${x + q} ${y}H${x + w - q}Q${x + w} ${y} ${x + w} ${y + q}V${y + h - q}Q${x + w} ${y + h} ${x + w - q} ${y + h}H${x + q}Q${x} ${y + h} ${x} ${y + h - q}V${y + q}Q${x} ${y} ${x + q} ${y}Z`
  // Upper deck: warm inside, two who sit apart.
  path(k, '#262a52', glass(-1.08, -4.06, 2.16, 1.02, 0.16))
  path(k, '#ffd888', glass(-1, -3.98, 2, 0.86, 0.12))
  path(k, '#ffe9b4', 'M-1 -3.600V-3.860Q-1 -3.980 -0.880 -3.980H0.880Q1 -3.980 1 -3.860V-3.600Z')
  path(
    k,
    '#5a3450',
    'M-0.760 -3.120C-0.740 -3.360 -0.620 -3.420 -0.500 -3.420C-0.380 -3.420 -0.260 -3.360 -0.240 -3.120ZM-0.630 -3.580a0.130 0.150 0 1 0 0.260 0a0.130 0.150 0 1 0 -0.260 0ZM0.320 -3.120C0.330 -3.280 0.430 -3.340 0.540 -3.340C0.660 -3.340 0.760 -3.280 0.780 -3.120ZM0.430 -3.470a0.110 0.130 0 1 0 0.220 0a0.110 0.130 0 1 0 -0.220 0Z',
  )
  path(k, '#262a52', 'M-0.030 -4.060H0.030V-3.040H-0.030Z')
  // The blind.
  path(k, '#14142c', glass(-0.86, -2.92, 1.72, 0.44, 0.06))
  path(
    k,
    '#ffc24c',
    'M-0.760 -2.820H-0.700V-2.580H-0.760ZM-0.640 -2.820H-0.580V-2.580H-0.640ZM-0.400 -2.780H-0.080V-2.630H-0.400ZM-0.020 -2.780H0.180V-2.630H-0.020ZM0.240 -2.780H0.720V-2.630H0.240Z',
  )
  // Windscreen: the sky in it, the driver behind.
  path(k, '#262a52', glass(-1.08, -2.36, 2.16, 1.14, 0.16))
  path(k, '#4c5c94', glass(-1, -2.28, 2, 0.98, 0.12))
  path(k, '#7c8cbc', 'M-0.200 -2.280H0.560L0.060 -1.300H-0.560Z')
  path(
    k,
    '#262a52',
    'M-0.900 -1.300C-0.880 -1.620 -0.740 -1.700 -0.580 -1.700C-0.420 -1.700 -0.280 -1.620 -0.260 -1.300ZM-0.740 -1.870a0.160 0.180 0 1 0 0.320 0a0.160 0.180 0 1 0 -0.320 0Z',
  )
  stroke(k, '#20244a', 0.03, 'M0.500 -1.300L0.150 -1.900')
  // Grille, plate, lamps, mirrors.
  path(k, '#5c1830', glass(-0.5, -1.02, 1, 0.3, 0.06))
  path(k, '#f4ecc8', 'M-0.260 -0.480H0.260V-0.360H-0.260Z')
  for (const x of [-0.9, 0.9]) {
    path(k, '#5c1830', `M${x - 0.2} -0.86a0.200 0.200 0 1 0 0.400 0a0.200 0.200 0 1 0 -0.400 0Z`)
    path(k, '#fff6d4', `M${x - 0.15} -0.86a0.150 0.150 0 1 0 0.300 0a0.150 0.150 0 1 0 -0.300 0Z`)
  }
  stroke(k, '#20244a', 0.05, 'M-1.220 -2.500L-1.420 -2.360M1.220 -2.500L1.420 -2.360')
  path(k, '#20244a', 'M-1.500 -2.380H-1.340V-1.960H-1.500ZM1.340 -2.380H1.500V-1.960H1.340Z')
}

/** The bus: on(t, across, up) is a point of the bridge. First what the wet road gives back, then its long side, then its front. */
export function bus(k, on) {
  const [t0, t1, mid] = [0.285, 0.47, 34]
  const l = mid - 1.25 * METRE
  // Level strokes of red and of the headlamps, thinner and farther apart towards us.
  for (const [i, [t, a, b]] of points(
    '.476 -1.2 1.2 .492 -1.25 1.1 .51 -1.0 1.3 .53 -1.3 .9 .552 -.9 1.25 .578 -1.25 .6 .606 -.6 1.2 .64 -1.1 .7 .68 -.4 1.1 .73 -1 .3 .79 -.3 .8',
    3,
  ).entries()) {
    // Straight below what it mirrors, however the road runs.
    const [x0, x1] = [a, b].map((u) => on(t1, mid + u * METRE)[0])
    const [, y] = on(t, mid)
    lens(
      k,
      `rgba(214,48,62,${0.95 - i * 0.07})`,
      (x0 + x1) / 2,
      y,
      (x1 - x0) / 2,
      0.5 + i * 0.03,
      0.4,
    )
  }
  for (const u of [-0.9, 0.9])
    for (const [i, t] of [0.486, 0.505, 0.53, 0.56, 0.6, 0.65, 0.71].entries()) {
      const [x] = on(t1, mid + u * METRE)
      const [, y] = on(t, mid)
      lens(
        k,
        `rgba(255,236,190,${0.95 - i * 0.11})`,
        x + (i % 2 ? 0.5 : -0.4),
        y,
        1.9 - i * 0.12,
        0.26,
      )
    }
  const side = (c, h0, h1, a = t0, b = t1) =>
    fill(k, c, [
      on(a, l, h0 * METRE),
      on(b, l, h0 * METRE),
      on(b, l, h1 * METRE),
      on(a, l, h1 * METRE),
    ])
  side('#7c1c36', 0.3, 4.34)
  side('#a02840', 2.45, 3)
  side('#f4b868', 3.08, 3.98, t0 + 0.01, t1 - 0.012)
  side('#f4b868', 1.3, 2.3, t0 + 0.01, t1 - 0.012)
  for (let t = t0 + 0.03; t < t1 - 0.02; t *= 1.13) {
    side('#6c1a34', 3.05, 4, t, t + 0.006)
    side('#6c1a34', 1.28, 2.32, t, t + 0.006)
  }
  const [x, y] = on(t1, mid)
  const q = METRE * t1
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  path(k, 'rgba(12,14,44,.6)', 'M-1.500 0.060Q0 -0.060 1.500 0.060Q0 0.200 -1.500 0.060Z')
  front(k)
  k.restore()
  // The headlamps in the moist air.
  for (const u of [-0.9, 0.9]) {
    const [gx, gy] = [x + u * q, y - 0.86 * q]
    const g = k.createRadialGradient(gx, gy, 0.2, gx, gy, 5)
    g.addColorStop(0, 'rgba(255,240,200,.55)')
    g.addColorStop(0.4, 'rgba(255,226,170,.14)')
    g.addColorStop(1, 'rgba(255,220,160,0)')
    fill(k, g, [
      [gx - 5, gy - 5],
      [gx + 5, gy - 5],
      [gx + 5, gy + 5],
      [gx - 5, gy + 5],
    ])
  }
}

/** A passenger launch of the Thames, 20 long, its bow to the right, the water at 0. */
export function launch(k) {
  for (const [i, [x, y, half]] of points('-1 1.2 9 2 2.2 7 -2 3.3 6 1 4.5 4', 3).entries())
    lens(k, i % 2 ? 'rgba(255,200,110,.55)' : 'rgba(255,224,160,.7)', x, y, half, 0.16)
  path(k, '#161a40', 'M-10 -2L-9.400 0.400H7.600C9 -0.400 10.400 -1.600 11.400 -2.800L7 -2.200Z')
  path(k, '#d8dce8', 'M-10 -2L-9.900 -2.700L7 -2.900L11.600 -3.300L11.400 -2.800L7 -2.100Z')
  path(k, '#2c3464', 'M-8.600 -2.700V-5.600H4.600L6.400 -2.900Z')
  path(k, '#f4f0e4', 'M-9 -5.500H5.200L4.800 -6.200H-9Z')
  for (const x of [-8, -6.2, -4.4, -2.6, -0.8, 1, 2.8])
    path(k, '#ffd080', `M${x} -3.1V-5.200H${x + 1.3}V-3.1Z`)
  path(k, '#2c3464', 'M-0.500 -6.200V-8.600H3.200L3.800 -6.200Z')
  path(k, '#8ca0d0', 'M1 -6.800V-8.100H2.800L3.200 -6.800Z')
  stroke(k, '#d8dce8', 0.18, 'M-2 -6.200V-10M-8.800 -6.200V-8')
  path(k, '#ff6c54', 'M-2.300 -10.200a0.300 0.300 0 1 0 0.600 0a0.300 0.300 0 1 0 -0.600 0Z')
}

/** A block of the town beyond the bridge: storeys of sash windows in bays, chimneys, a few rooms still lit. */
function block(k, x, foot, wide, tall, [wall, shade, roof], storeys, bays, lit) {
  const top = foot - tall
  path(
    k,
    roof,
    `M${x - 0.2} ${top}L${x + wide * 0.06} ${top - 2.4}H${x + wide * 0.94}L${x + wide + 0.2} ${top}Z`,
  )
  for (const u of [0.12, 0.5, 0.86])
    path(k, shade, `M${x + wide * u} ${top - 1.6}v-2.600h1.300v2.600Z`)
  path(k, wall, `M${x} ${foot + 1}V${top}h${wide}V${foot + 1}Z`)
  path(k, shade, `M${x} ${foot + 1}V${top}h${wide * 0.16}V${foot + 1}Z`)
  path(k, shade, `M${x - 0.3} ${top}h${wide + 0.6}v0.600h${-wide - 0.6}Z`)
  const [dx, dy] = [(wide * 0.8) / bays, (tall - 2.4) / storeys]
  for (let i = 0; i < storeys; i++) {
    const y = top + 1.5 + i * dy
    for (let j = 0; j < bays; j++) {
      const wx = x + wide * 0.19 + j * dx + dx * 0.2
      const on = lit.includes(i * bays + j)
      path(k, on ? '#ffd080' : '#2a2750', `M${wx} ${y}h${dx * 0.46}v${dy * 0.62}h${-dx * 0.46}Z`)
      if (on) path(k, wall, `M${wx + dx * 0.2} ${y}h${dx * 0.06}v${dy * 0.62}h${-dx * 0.06}Z`)
    }
    if (i) path(k, shade, `M${x} ${y - dy * 0.26}h${wide}v0.220h${-wide}Z`)
  }
}

/** The far bank: stone offices, a brick house with round turrets, planes along the embankment. */
export function town(k, foot) {
  const stone = ['#6c5c88', '#5a4c7c', '#3c3668']
  const far = ['#8c7090', '#7c6488', '#5c5080']
  block(k, 97, foot, 9, 9, far, 3, 4, [1, 6])
  block(k, 107, foot, 12, 13, far, 4, 5, [2, 3, 9, 16])
  block(k, 146, foot, 26, 15, stone, 4, 9, [2, 3, 12, 20, 21, 31])
  // Norman Shaw's house: brick in bands, a turret with a pointed cap on each corner.
  const [x, w, t] = [121, 25, 18]
  const brick = ['#7c4c70', '#643e68', '#34305e']
  block(k, x, foot, w, t, brick, 5, 8, [1, 9, 10, 11, 18, 22, 30, 35])
  path(
    k,
    brick[2],
    `M${x + 7} ${foot - t - 2}L${x + w / 2} ${foot - t - 7}L${x + w - 7} ${foot - t - 2}Z`,
  )
  path(
    k,
    brick[0],
    `M${x + 9} ${foot - t - 1}V${foot - t - 3.4}L${x + w / 2} ${foot - t - 6}L${x + w - 9} ${foot - t - 3.4}V${foot - t - 1}Z`,
  )
  path(k, '#ffd080', `M${x + w / 2 - 0.7} ${foot - t - 1.6}v-2h1.400v2Z`)
  for (const tx of [x, x + w]) {
    path(k, brick[1], `M${tx - 1.7} ${foot + 1}V${foot - t - 3}H${tx + 1.7}V${foot + 1}Z`)
    path(k, brick[0], `M${tx - 0.2} ${foot + 1}V${foot - t - 3}H${tx + 1.7}V${foot + 1}Z`)
    path(
      k,
      brick[2],
      `M${tx - 2.1} ${foot - t - 3}Q${tx - 1.4} ${foot - t - 6} ${tx} ${foot - t - 9}Q${tx + 1.4} ${foot - t - 6} ${tx + 2.1} ${foot - t - 3}Z`,
    )
  }
  // Planes along the embankment hide where the walls stand.
  for (const [cx, q, h] of points(
    '101 3.4 3 108 3 2.4 114 3.8 3.4 127 3.4 2.800 134 4.4 3.600 141 3.6 3 149 4.6 4 157 4.2 3.4 165 5 4',
    3,
  )) {
    path(
      k,
      '#2c2c58',
      `M${cx - q} ${foot + 1}C${cx - q * 1.3} ${foot - h} ${cx - q * 0.5} ${foot - h * 1.5} ${cx} ${foot - h * 1.35}C${cx + q * 0.6} ${foot - h * 1.6} ${cx + q * 1.3} ${foot - h * 0.8} ${cx + q} ${foot + 1}Z`,
    )
  }
}

/** The river on the other side of the bridge, under the wall of the embankment. */
export function rightBank(k, foot) {
  path(k, '#2a3668', `M98 ${foot + 1}H220V96H98Z`)
  path(k, '#4a3a60', `M98 ${foot + 0.4}H220V${foot + 2.6}H98Z`)
  path(k, '#6a5478', `M98 ${foot + 0.4}H220V${foot + 0.9}H98Z`)
  for (const [x, y, half, a] of points(
    '121 67.400 1.500 .8 129 68.200 2.400 .7 133 69.600 1.800 .5 141 67.600 1.800 .8 147 69 3 .7 152 70.800 2.400 .6 157 67.800 2 .8 160 72.600 3 .6',
    4,
  ))
    lens(k, `rgba(240,178,100,${a})`, x, y, half, 0.14)
}

/** One under a red umbrella and a child with a striped scarf who points up; `m` is a metre where they stand. */
export function walkers(k, x, y, m) {
  const umbrella = (c, j) => {
    const [hx, hy] = j.armFar.hand
    stroke(c, '#20244a', 0.12, `M${hx} ${hy + 0.6}L${hx - 0.5} ${hy - 3.6}`)
    const [ux, uy] = [hx - 0.5, hy - 2.2]
    const p = (list) => list.map(([a, b]) => `${ux + a} ${uy + b}`)
    const [L, R, T, A, B, V] = p([
      [-3.4, 0.3],
      [3.3, 0],
      [-0.1, -2],
      [-1.3, 0],
      [1.3, -0.1],
      [0, -0.3],
    ])
    path(
      c,
      '#d8303c',
      `M${L}C${p([
        [-3.1, -1.2],
        [-1.6, -1.95],
      ]).join(' ')} ${T}C${p([
        [1.5, -2],
        [3, -1.3],
      ]).join(' ')} ${R}Q${p([[2.2, -0.5]])} ${B}Q${V} ${A}Q${p([[-2.3, -0.3]])} ${L}Z`,
    )
    path(
      c,
      '#f4686a',
      `M${L}C${p([
        [-3.1, -1.2],
        [-1.6, -1.95],
      ]).join(' ')} ${T}C${p([
        [-1, -1.6],
        [-1.4, -0.8],
      ]).join(' ')} ${A}Q${p([[-2.3, -0.3]])} ${L}Z`,
    )
    path(
      c,
      '#9c2038',
      `M${T}C${p([
        [1.5, -2],
        [3, -1.3],
      ]).join(' ')} ${R}Q${p([[2.2, -0.5]])} ${B}C${p([
        [1.3, -1],
        [0.8, -1.7],
      ]).join(' ')} ${T}Z`,
    )
  }
  const scarf = (c, j) => {
    const [sx, sy] = j.chest
    path(
      c,
      '#c8343c',
      `M${sx - 0.62} ${sy - 0.2}Q${sx} ${sy + 0.15} ${sx + 0.62} ${sy - 0.2}L${sx + 0.6} ${sy + 0.3}Q${sx} ${sy + 0.6} ${sx - 0.6} ${sy + 0.3}Z`,
    )
    path(
      c,
      '#c8343c',
      `M${sx + 0.1} ${sy + 0.2}L${sx + 0.6} ${sy + 0.2}L${sx + 0.8} ${sy + 2.1}H${sx + 0.25}Z`,
    )
    for (const v of [0.7, 1.3, 1.9])
      path(c, '#ffc24c', `M${sx + 0.14 + v * 0.06} ${sy + v}h0.540l0.030 0.280h-0.540Z`)
  }
  const base = { view: 'back', skin: SKINS[0], shoe: '#14142c', light: 1, dress: 'coat' }
  // The wet stones give back a little of them.
  for (const [dx, dy, half, c] of [
    [0, 0.02, 0.44, '#1c1f42'],
    [0, 0.2, 0.26, 'rgba(70,104,170,.6)'],
    [0.95, 0.06, 0.32, '#1c1f42'],
    [0.95, 0.2, 0.18, 'rgba(110,84,150,.6)'],
    [0.02, 0.36, 0.34, 'rgba(210,60,76,.5)'],
  ])
    lens(k, c, x + dx * m, y + dy * m, half * m, 0.03 * m)
  stand(k, x, y, 1.7 * m, {
    ...POSES.stand,
    ...base,
    near: [3, 2],
    far: [9, 11],
    armNear: [10, 14],
    armFar: [16, 112],
    top: ['#4c74b4', '#2c447c'],
    low: ['#2c2c58', '#1c1c40'],
    hair: ['#7c4834', '#4c2c34'],
    cut: 'bun',
    after: umbrella,
  })
  stand(k, x + 0.95 * m, y + 0.05 * m, 1.22 * m, {
    ...POSES.stand,
    ...base,
    near: [8, 8],
    far: [4, 3],
    armNear: [156, 8],
    armFar: [12, 14],
    top: ['#6c58a0', '#44386c'],
    low: ['#2c2c58', '#1c1c40'],
    hair: ['#4c2c34', '#34202c'],
    after: scarf,
  })
}
