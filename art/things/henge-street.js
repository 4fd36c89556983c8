import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// 42nd Street to the west on the evening when the sun sets at its end: metres across, up and away; the eye is 5 m up, F points per radian.
export const [VX, VY, F, EYE, HALF] = [60, 67, 110, 5, 15]
export const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z]

/** How far into the golden haze a thing lies. */
const air = (c, z) => blend(c, '#ffb464', Math.min(0.86, 1 - Math.exp(-(z - 46) / 430)))

/** The wall towards the street between two depths and two heights. */
const strip = (k, c, x, y0, y1, a, b) =>
  fill(k, c, [P(x, y0, a), P(x, y1, a), P(x, y1, b), P(x, y0, b)])

/**
 * A house beside the street: the wall along it takes the sun, the front towards us lies in shade.
 * m: -1 left, 1 right; tones [wall, front, window, gleam]; style: how its windows are cut; inset: how far it stands back.
 */
export function house(
  k,
  {
    m,
    z0,
    z1,
    high,
    tones,
    storey = 4,
    style = 'punch',
    inset = 0,
    seed = z0,
    shops = true,
    broad = 90,
  },
) {
  const [wall, front, glass, gleam] = tones.map((c) => air(c, z0))
  const x = m * (HALF + inset)
  const wide = m * (HALF + inset + broad)
  const r = random(seed * 7 + 1)
  const lit = air('#ffc458', z0)
  fill(k, front, [P(x, 0, z0), P(x, high, z0), P(wide, high, z0), P(wide, 0, z0)])
  // The wall grows lighter towards the sun.
  const n = 5
  for (let i = 0; i < n; i++) {
    const [a, b] = [z0 + ((z1 - z0) * i) / n, z0 + ((z1 - z0) * (i + 1)) / n]
    strip(k, blend(wall, gleam, 0.05 + i * 0.07), x, 0, high, a, b + (z1 - z0) * 0.01)
  }
  const from = shops ? 6 : 2
  const bay = z0 > 260 ? 9 : z0 > 120 ? 6 : 4.4
  const bays = Math.max(2, Math.round((z1 - z0) / bay))
  for (let y = from; y < high - storey * 0.7; y += storey * (z0 > 260 ? 2 : 1))
    for (let i = 0; i < bays; i++) {
      const t = style === 'band' ? [0.04, 0.96] : style === 'pier' ? [0.3, 0.86] : [0.3, 0.72]
      const [a, b] = t.map((u) => z0 + ((z1 - z0) * (i + u)) / bays)
      strip(
        k,
        r() < 0.16 ? gleam : glass,
        x,
        y,
        y + storey * (style === 'pier' ? 0.74 : 0.52),
        a,
        b,
      )
    }
  if (z0 < 240) {
    const step = style === 'band' ? 5.4 : style === 'pier' ? 3.2 : 3.4
    for (let wx = HALF + inset + 2; wx < HALF + inset + broad - 1.5; wx += step) {
      if (P(m * wx, 0, z0)[0] < -6 || P(m * wx, 0, z0)[0] > 166) break
      for (let y = from; y < high - storey * 0.7; y += storey) {
        const half = style === 'band' ? step * 0.44 : style === 'pier' ? 0.85 : 0.62
        const top = y + storey * (style === 'pier' ? 0.74 : 0.52)
        const on = r()
        const pane =
          on < 0.03
            ? lit
            : on < 0.07
              ? air('#e8885c', z0)
              : on < 0.2
                ? air('#43306c', z0)
                : air('#2a1c4c', z0)
        fill(k, pane, [
          P(m * (wx - half), y, z0),
          P(m * (wx - half), top, z0),
          P(m * (wx + half), top, z0),
          P(m * (wx + half), y, z0),
        ])
        if (z0 < 60 && on > 0.95)
          fill(k, '#5c4478', [
            P(m * (wx - half * 0.7), y, z0),
            P(m * (wx - half * 0.7), y + 0.6, z0),
            P(m * (wx + half * 0.7), y + 0.6, z0),
            P(m * (wx + half * 0.7), y, z0),
          ])
        if (z0 < 60 && on < 0.5)
          fill(k, on < 0.07 ? '#c86c54' : '#54407c', [
            P(m * (wx - half), top - 0.3 - on * 1.6, z0),
            P(m * (wx - half), top, z0),
            P(m * (wx + half), top, z0),
            P(m * (wx + half), top - 0.3 - on * 1.6, z0),
          ])
        if (z0 < 90)
          fill(k, blend(front, '#ff9c74', 0.2), [
            P(m * (wx - half * 1.3), y - 0.3, z0),
            P(m * (wx - half * 1.3), y, z0),
            P(m * (wx + half * 1.3), y, z0),
            P(m * (wx + half * 1.3), y - 0.3, z0),
          ])
      }
    }
  }
  // The cornice, one edge of gold.
  const out = m * (HALF + inset - 0.7)
  strip(k, gleam, out, high - 0.2, high + 0.8, z0, z1)
  fill(k, blend(front, '#1c1440', 0.3), [
    P(out, high - 0.4, z0),
    P(out, high + 0.8, z0),
    P(wide, high + 0.8, z0),
    P(wide, high - 0.4, z0),
  ])
  if (z0 < 60) {
    const belt = (y0, y1, c) =>
      fill(k, c, [P(x, y0, z0), P(x, y1, z0), P(wide, y1, z0), P(wide, y0, z0)])
    belt(high - 1.5, high - 0.4, blend(front, '#140c34', 0.45))
    for (let wx = HALF + 0.6; wx < 70; wx += 1.3) {
      const [a, b] = [m * wx, m * (wx + 0.4)]
      fill(k, blend(front, '#ff9c74', 0.14), [
        P(a, high - 1.5, z0),
        P(a, high - 0.4, z0),
        P(b, high - 0.4, z0),
        P(b, high - 1.5, z0),
      ])
    }
    belt(4.6, 5, blend(front, '#ff9c74', 0.22))
  }
  if (!shops) return
  strip(k, glass, x, 0, 4.2, z0, z1)
  strip(k, gleam, x, 4.2, 4.7, z0, z1)
  for (let i = 0; i < bays; i++) {
    const [a, b] = [0.14, 0.8].map((u) => z0 + ((z1 - z0) * (i + u)) / bays)
    if ((i * 3 + Math.round(z0)) % 5 < 3) strip(k, lit, x, 0.6, 3.2, a, b)
    if ((i * 5 + Math.round(z0)) % 4 < 2 && z0 < 200) {
      const c = air(['#b8404c', '#2c6c74', '#e8b468'][(i + Math.round(z0)) % 3], z0)
      fill(k, c, [P(x, 3.9, a), P(x, 3.9, b), P(m * (HALF - 1.7), 3, b), P(m * (HALF - 1.7), 3, a)])
    }
  }
  if (z0 > 90) return
  for (let wx = HALF + 1.5, i = 0; wx < 60; wx += 6.2, i++) {
    const c = [lit, '#ff9c54', '#3c2858'][(i + (m > 0 ? 1 : 0)) % 3]
    fill(k, c, [
      P(m * wx, 0.5, z0),
      P(m * wx, 3.3, z0),
      P(m * (wx + 4.6), 3.3, z0),
      P(m * (wx + 4.6), 0.5, z0),
    ])
    fill(k, '#1e1644', [
      P(m * (wx + 2.2), 0, z0),
      P(m * (wx + 2.2), 3.3, z0),
      P(m * (wx + 2.5), 3.3, z0),
      P(m * (wx + 2.5), 0, z0),
    ])
    if (i % 3 !== 2)
      fill(k, ['#94304c', '#24546c'][i % 2], [
        P(m * (wx - 0.3), 4, z0),
        P(m * (wx + 4.9), 4, z0),
        P(m * (wx + 5.1), 3.1, z0 - 1.6),
        P(m * (wx - 0.5), 3.1, z0 - 1.6),
      ])
  }
}

/** Asphalt, pavements, the lane of gold that runs to the sun, the bars of the crossing between two depths. */
export function road(k, za, zb) {
  const ground = (c, x0, x1, a, b) =>
    fill(k, c, [P(x0, 0, a), P(x1, 0, a), P(x1, 0, b), P(x0, 0, b)])
  ground('#4a2f68', -90, 90, 20, 50)
  ground('#4a2f68', -HALF, HALF, 50, 2600)
  for (const m of [-1, 1]) {
    ground('#74486f', m * 10, m * HALF, 50, 2600)
    ground('#74486f', m * HALF, m * 90, 44, 50)
    ground('#ffb868', m * 9.8, m * 10.15, 50, 2600)
    ground('#b8688a', m * 10, m * 90, 43.6, 44)
  }
  ground('#8c4a70', -5.6, 5.6, 20, 2600)
  ground('#c8665c', -3.4, 3.4, 20, 2600)
  ground('#f08c50', -1.9, 1.9, 20, 2600)
  ground('#ffc468', -0.9, 0.9, 20, 2600)
  ground('#fff2b8', -0.3, 0.3, 34, 2600)
  for (const x of [-6.6, -3.3, 3.3, 6.6])
    for (let z = 52; z < 300; z *= 1.16) ground('#ffd89c', x - 0.09, x + 0.09, z, z * 1.07)
  const bars = []
  for (let x = -29; x < 40; x += 1.5) bars.push(x)
  for (const x of bars) {
    const d = Math.abs(x + 0.35)
    const c = d < 1.6 ? '#fff4c4' : d < 4 ? '#f8c898' : d < 7 ? '#c890a0' : '#9c78a0'
    fill(k, c, [P(x, 0, za), P(x, 0, zb), P(x + 0.75, 0, zb), P(x + 0.75, 0, za)])
  }
}

/** A cab from ahead against the light, its lamps on; metres. */
export function cab(k, c = ['#c88428', '#7c4438', '#ffd884']) {
  path(k, '#241640', 'M-0.850 0H-0.550V-0.500H-0.850ZM0.550 0H0.850V-0.500H0.550Z')
  path(
    k,
    c[1],
    'M-0.950 -0.180V-0.780C-0.930 -0.950 -0.860 -1 -0.760 -1.020L-0.560 -1.480C-0.300 -1.560 0.300 -1.560 0.560 -1.480L0.760 -1.020C0.860 -1 0.930 -0.950 0.950 -0.780V-0.180Z',
  )
  path(k, c[0], 'M-0.930 -0.780C-0.900 -0.980 0.900 -0.980 0.930 -0.780L0.900 -0.660H-0.900Z')
  path(
    k,
    '#2c1c4c',
    'M-0.660 -1.020L-0.500 -1.420C-0.300 -1.470 0.300 -1.470 0.500 -1.420L0.660 -1.020Z',
  )
  path(
    k,
    c[2],
    'M-0.570 -1.470C-0.300 -1.570 0.300 -1.570 0.570 -1.470L0.540 -1.430C0.300 -1.500 -0.300 -1.500 -0.540 -1.430ZM-0.220 -1.700H0.220V-1.560H-0.220Z',
  )
  path(k, '#241640', 'M-0.460 -0.600H0.460V-0.320H-0.460Z')
  for (const m of [-1, 1]) path(k, '#fffbe0', `M${m * 0.56} -0.620H${m * 0.86}V-0.430H${m * 0.58}Z`)
}

/** Steam from under the street out of its striped chimney, lit through by the sun; metres. */
export function steam(k) {
  // One broad plume leans with the wind to the right and thins out into the light; only its edge towards the sun shines.
  const plume =
    'M-0.260 -2.800C-0.800 -3.700 -0.700 -4.500 -0.200 -5C-1 -5.800 -0.700 -7 0.200 -7.500C-0.300 -8.800 0.500 -10.200 1.800 -10.400C1.700 -12 3 -13.400 4.600 -13.200C5.400 -14.600 7.400 -15 8.800 -14C10.600 -14.600 12.600 -13.400 12.600 -11.600C13.200 -10.200 12 -8.800 10.400 -9C9.600 -7.600 7.600 -7.200 6.200 -8C5.600 -6.800 4.200 -6.200 3 -6.600C2.800 -5.400 2 -4.700 1.100 -4.800C0.900 -4 0.600 -3.400 0.260 -2.800Z'
  const shade = k.createLinearGradient(0, -3, 11, -13)
  shade.addColorStop(0, 'rgba(232,148,120,1)')
  shade.addColorStop(0.55, 'rgba(216,124,128,.85)')
  shade.addColorStop(1, 'rgba(168,84,136,0)')
  path(k, shade, plume)
  const rim = k.createLinearGradient(0, -3, 9, -14)
  rim.addColorStop(0, 'rgba(255,232,176,1)')
  rim.addColorStop(0.6, 'rgba(255,208,144,.9)')
  rim.addColorStop(1, 'rgba(255,176,120,0)')
  path(
    k,
    rim,
    'M-0.260 -2.800C-0.800 -3.700 -0.700 -4.500 -0.200 -5C-1 -5.800 -0.700 -7 0.200 -7.500C-0.300 -8.800 0.500 -10.200 1.800 -10.400C1.700 -12 3 -13.400 4.600 -13.200C5.400 -14.600 7.400 -15 8.800 -14C7 -13.800 5.800 -12.800 5.600 -11.600C4 -11.600 3 -10.400 3.200 -9C1.900 -8.700 1.300 -7.400 1.700 -6.300C0.800 -6 0.500 -5.200 0.700 -4.400C0.300 -3.900 0.100 -3.300 0.100 -2.800Z',
  )
  path(k, '#c85c3c', 'M-0.280 0V-2.900H0.280V0Z')
  path(k, '#ffe8c0', 'M-0.280 -2.500H0.280V-2H-0.280ZM-0.280 -1.500H0.280V-1H-0.280Z')
  path(k, 'rgba(60,24,72,.45)', 'M-0.280 0V-2.900H0V0Z')
}

/** The signal on its long arm, dark and near. */
export function signal(k) {
  stroke(k, '#1a1238', 1.5, 'M147 96V13')
  stroke(k, '#1a1238', 0.9, 'M147 17C138 12.500 126 11.500 113 12.500')
  stroke(k, '#ffb868', 0.2, 'M146.300 88V16M146 15.900C138 12 126 11 113 12')
  path(
    k,
    '#1a1238',
    'M145 96L145.800 84H148.200L149 96ZM149.500 44H153.500V49H149.500ZM147 45.500H150V46.500H147Z',
  )
  path(k, '#ff9448', 'M150.300 44.800H152.700V48.200H150.300Z')
  path(k, '#c88838', 'M111.400 12.500h4.200v10.800h-4.200Z')
  path(k, '#6c3c40', 'M113.800 12.500h1.800v10.800h-1.800Z')
  for (const [y, c] of points('13 0 16.4 1 19.8 2'))
    path(k, ['#ff5440', '#4c2c38', '#34344c'][c], `M113.400 ${y}a1.300 1.300 0 1 0 0.010 0Z`)
}
