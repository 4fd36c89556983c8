import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { bent, limb } from './joints.js'

/**
 * Granite peaks in facets, the sun on their left: each is [x, top], between them [x, saddle].
 * tones: sun, half, shade, deep; foot: where they end.
 */
export function granite(k, line, foot, [sun, half, shade, deep], seed) {
  const r = random(seed)
  // Notched flanks between each saddle and its peak.
  const flank = ([ax, ay], [bx, by]) =>
    [0.2, 0.42, 0.6, 0.82].map((u, i) => [
      ax + (bx - ax) * (u + (i % 2 ? 0.06 : -0.06)),
      ay + (by - ay) * u + (r() - 0.5) * Math.abs(by - ay) * 0.16,
    ])
  for (let i = 1; i < line.length - 1; i += 2) {
    const [left, [x, y], right] = line.slice(i - 1, i + 2)
    const [[lx, ly], [rx, ry]] = [left, right]
    // The arris runs down in a broken line; left of it sun, right of it shade.
    const arris = [[x, y]]
    const lean = (r() - 0.3) * (rx - lx) * 0.3
    for (let j = 1; j <= 6; j++) {
      const t = j / 6
      arris.push([
        x + lean * t + (j % 2 ? 1 : -1) * (rx - lx) * 0.06 * (0.4 + r()),
        y + (foot - y) * t,
      ])
    }
    fill(k, shade, [...arris, [rx + (rx - x) * 0.2, foot], right, ...flank(right, [x, y])])
    fill(k, sun, [left, ...flank(left, [x, y]), ...arris, [lx - (x - lx) * 0.2, foot]])
    // Gullies: wedges that open downwards, dark in the sun, darker in the shade, a lit rib beside them.
    const wedge = (c, u, v, top, wide) => {
      const wx = u < 0 ? x + (lx - x) * -u : x + (rx - x) * u
      const wy = (u < 0 ? y + (ly - y) * -u : y + (ry - y) * u) + top
      const drop = (foot - wy) * v
      fill(k, c, [
        [wx, wy],
        [wx + wide * 0.5, wy + drop * 0.4],
        [wx + wide * 0.2, wy + drop * 0.55],
        [wx + wide, wy + drop],
        [wx - wide * 0.3, wy + drop],
        [wx - wide * 0.1, wy + drop * 0.5],
      ])
    }
    const q = (rx - lx) * 0.1
    for (const u of [-0.24, -0.56, -0.84])
      wedge(half, u - r() * 0.1, 0.7 + r() * 0.3, 0.8 + r() * 2, q * (0.7 + r() * 0.6))
    wedge(deep, -0.4 - r() * 0.1, 0.5, 2, q * 0.4)
    for (const u of [0.2, 0.5, 0.8])
      wedge(deep, u + r() * 0.1, 0.6 + r() * 0.4, 1 + r() * 2, q * (0.8 + r() * 0.6))
    wedge(half, 0.36 + r() * 0.1, 0.8, 2.4, q * 0.6)
  }
}

/** A white day boat, bow to the right; 60 long, water at 0. */
export function dayBoat(k) {
  path(k, '#e8ecf4', 'M-29 -4L30 -7.500C28 -3.500 25 -0.500 22 1H-27C-28.500 -0.500 -29 -2 -29 -4Z')
  path(k, '#fffaf0', 'M-29 -4L-6 -5.400V1H-27C-28.500 -0.500 -29 -2 -29 -4Z')
  path(k, '#1f6a9c', 'M-28.700 -1.800L27 -4L25.400 -1.800L-28.200 0Z')
  path(k, '#c0c8dc', 'M-27 1H22C23 0.500 24 -0.200 24.700 -1L-28.200 0Z')
  path(k, '#fffaf0', 'M-25 -4.200V-11H14L20 -6.800Z')
  path(k, '#c8cfe2', 'M2 -5.800V-11H14L20 -6.800Z')
  path(
    k,
    '#2c4a74',
    'M-23 -6V-9.600H-13V-6.300ZM-11.500 -6.300V-9.600H-2V-6.500ZM-0.500 -6.600V-9.600H12.500L16 -7.300Z',
  )
  path(k, '#e8a03c', 'M-24 -16.500H9L12 -15.300H-24Z')
  path(k, '#ffca74', 'M-24 -16.500H9L9.600 -16H-24Z')
  for (const x of [-23, -12, -1, 8]) path(k, '#d8dcea', `M${x} -15.400h0.700v4.500h-0.700Z`)
  path(k, '#fffaf0', 'M-6 -11V-13.600H6L8 -11Z')
  stroke(
    k,
    '#d8dcea',
    0.5,
    'M12 -11V-12.800M17 -8.500V-11M22 -7V-10M27 -7.300V-10.200M12 -12.800L17 -11L22 -10L28 -10.300M-6 -16.500V-24',
  )
  path(k, '#d8383c', 'M-6 -24H0L-1.400 -22.400L0 -20.800H-6Z')
  for (const [x, c] of [
    [-19, '#f0646c'],
    [-9, '#2fa0a4'],
    [-15, '#f2b53c'],
  ]) {
    path(k, '#b0785c', `M${x} -14.600a0.900 1 0 1 0 0.010 0Z`)
    path(k, c, `M${x - 1.3} -11v-1.400q1.300 -0.900 2.600 0v1.400Z`)
  }
}

/** A jetty on posts, from x to the ladder at its end; deck at y, water at level. */
export function jetty(k, x0, x1, y, level) {
  for (let x = x1 - 3; x > x0; x -= 13) {
    path(k, '#5c3c4c', `M${x} ${y}h1.500V${level + 1}h-1.500Z`)
    path(k, '#a8765c', `M${x} ${y}h0.600V${level + 1}h-0.600Z`)
  }
  path(k, '#6a4450', `M${x0} ${y}H${x1}V${y + 2.2}H${x0}Z`)
  path(k, '#c8946a', `M${x0} ${y}H${x1 + 0.5}V${y + 1.2}H${x0}Z`)
  path(k, '#f4d09c', `M${x0} ${y - 0.1}H${x1 + 0.5}V${y + 0.4}H${x0}Z`)
  for (let x = x0; x < x1; x += 3.4) path(k, '#8c5c54', `M${x} ${y + 0.4}h0.250v0.800h-0.250Z`)
}

/** A snorkeller at the surface, head to the left, the face under water; 100 long, water at 0. */
export function snorkeller(
  k,
  { suit, lit, shade, fins, finsShade, hair, skin, skinLit, point = false },
) {
  // Far leg and its fin.
  path(k, finsShade, 'M72 9C82 13 92 20 104 31C107 29 107 25 105 22C94 13 84 8 74 5Z')
  path(k, skin, 'M38 6C50 10 62 11 74 9.500L74 5C62 5 50 2 40 0Z')
  // The far arm trails.
  path(k, skin, 'M14 7C20 14 28 18 36 19C38.500 19.500 40 17.500 38.500 16C31 13.500 24 9 19 3Z')
  path(k, skin, 'M36 1C48 0 62 -0.500 77 -1L77.500 4C66 6 50 8 40 7.500Z')
  path(k, skinLit, 'M36 1C48 0 62 -0.500 77 -1L77.200 1C64 1.500 50 2.500 38 3Z')
  path(
    k,
    suit,
    'M8 -4C14 -7.500 26 -6 34 -4.500C39 -4 43 -2.500 45 0C46 4 43 8.500 38 9.500C28 10.500 16 9.500 9 7Z',
  )
  path(
    k,
    lit,
    'M8 -4C14 -7.500 26 -6 34 -4.500C39 -4 43 -2.500 45 0C34 -2.500 20 -2.500 8.500 -0.500Z',
  )
  path(
    k,
    shade,
    'M9 5C18 7.500 32 7.500 44.500 4.500C43.500 7.500 41.500 8.800 38 9.500C28 10.500 16 9.500 9 7Z',
  )
  path(k, fins, 'M74 -1.500C84 -3 96 -2 110 3C112.500 6 112 10 109.500 11.500C98 8 86 6 75 5Z')
  path(
    k,
    finsShade,
    'M75 2.500C88 3 100 5 111.500 8.500C111 10 110.500 11 109.500 11.500C98 8 86 6 75 5Z',
  )
  // Head bent down, hair, mask; the tube stands up from the mouth.
  k.save()
  k.translate(5, 4)
  k.rotate(-0.75)
  k.translate(-5, -4)
  path(k, skin, 'M-5 -2C-8 1 -8.500 7 -6 11C-3 14.500 4 14 7.500 10.500C10.500 7 10.500 0 7 -3Z')
  path(
    k,
    hair,
    'M-6 -1C-5 -6.500 4 -8 8 -4C11.500 0 11 7 8 10C6.500 8 5.500 4 4.500 2C1 1.500 -3 1 -6 -1Z',
  )
  path(k, '#17204e', 'M-7.500 1L10.500 3V5L-7.500 3.500Z')
  path(
    k,
    '#17204e',
    'M-9 2C-11 5 -10.500 10 -8.500 11.500C-6 12 -2.500 10.500 -2 8C-1.800 5 -3.500 3 -6 2Z',
  )
  path(
    k,
    '#8ee4ec',
    'M-8.500 3.500C-9.800 6 -9.300 9 -8 10C-6.500 10.200 -4 9.200 -3.700 7.500C-3.600 5.500 -5 4 -6.500 3.500Z',
  )
  k.restore()
  stroke(k, '#ff7a3c', 2.2, 'M6 13.500C9.500 13 11 9 10 4L8.500 -14')
  stroke(k, '#fff0d0', 2.2, 'M8.900 -9L8.500 -14')
  // The near arm: pointing down, or along the side.
  if (point) {
    path(
      k,
      skin,
      'M13 1C9 6 2 16 -4 24C-5.500 26.500 -8 29 -9 31.500C-9 33 -7.500 33.200 -6.500 32C-4.500 30 -2.500 28.500 -0.500 27C7 19 14 12 19 7Z',
    )
    path(k, skinLit, 'M13 1C9 6 2 16 -4 24L-2.500 24.500C4 17 10 10 15.500 3.500Z')
    path(k, suit, 'M12 -1C9.500 3 8 6 6.500 9L13 12C16 9 18 7 20 5Z')
  } else {
    path(k, skin, 'M13 2C14 9 20 15 29 18C32 19 34 17 32.500 15C26 12 22 8 20 3Z')
    path(k, suit, 'M12 -1C12 4 14 8 16 10.500L21.500 7C20.500 5 20 3 20 1Z')
  }
}

/** A girl who sits on the edge, turned to the right, a fin on each foot over the water; seat at 0, 10 high. */
export function girlOnEdge(k) {
  const [skin, lit, dark] = ['#b8704c', '#eaa878', '#8a4a3c']
  const leg = (c, fin, text, [fx, fy]) => {
    const joints = points(text, 3)
    const [x, y] = joints.at(-1)
    path(
      k,
      fin,
      `M${x - 0.7} ${y - 0.4}L${x + 0.8} ${y - 0.6}L${x + fx + 0.9} ${y + fy - 0.6}Q${x + fx + 0.6} ${y + fy + 0.4} ${x + fx - 0.7} ${y + fy}Z`,
    )
    limb(k, c, bent(joints))
  }
  leg(dark, '#c03858', '0.6 -1.3 2 4.9 -1.5 1.5 5.7 2.6 1', [2.6, 4])
  // Arm behind her, the hand on the planks.
  limb(k, dark, bent(points('-0.8 -5.6 0.95 -2.6 -3.2 0.8 -2.6 -0.4 0.65', 3)))
  path(
    k,
    '#ffd03c',
    'M-1.500 -6.100C-0.700 -6.800 1 -6.800 1.600 -6C1.700 -4.400 1.500 -3 1.800 -1.900C1.900 -1 1.400 -0.200 0.400 0H-1.500C-2.100 -0.600 -1.900 -1.800 -1.600 -2.800C-1.900 -4 -1.900 -5.200 -1.500 -6.100Z',
  )
  path(
    k,
    '#d8942c',
    'M0.400 0C1 -1.600 0.700 -4.200 0.600 -6.500C1 -6.500 1.400 -6.300 1.600 -6C1.700 -4.400 1.500 -3 1.800 -1.900C1.900 -1 1.400 -0.200 0.400 0Z',
  )
  leg(skin, '#f0506c', '0 -0.900 2.3 4.4 -1 1.7 4.500 3.4 1.05', [2, 4.2])
  stroke(k, lit, 0.45, 'M0.600 -1.800L4.300 -1.700')
  // The near arm rests on her knee.
  limb(k, skin, bent(points('0.9 -5.6 1 2.2 -3.400 0.85 4.3 -2 0.65', 3)))
  path(k, dark, 'M-0.500 -7.400H0.600V-6.200H-0.500Z')
  path(
    k,
    '#3a2030',
    'M-1.600 -8.600C-1.700 -10.400 1 -10.900 1.700 -9.600L0.800 -8C-0.200 -6.800 -1.200 -6.400 -1.700 -4.900C-2.500 -5.600 -2.200 -7.400 -1.600 -8.600Z',
  )
  path(
    k,
    skin,
    'M0.200 -9.600C1.100 -10 1.900 -9.500 2 -8.800L2.400 -8.300L2 -8.100C2 -7.400 1.600 -7.100 1 -7.100C0.300 -7.100 -0.200 -7.500 -0.200 -8.200Z',
  )
  path(
    k,
    '#17204e',
    'M-1.300 -9.900L0.400 -10.700L2.200 -10L2.300 -9.100L0.800 -9.400L-1.300 -9.200Z',
  )
  path(k, '#8ee4ec', 'M0.800 -10.200L1.900 -9.900L2 -9.400L1 -9.600Z')
}

/** A dark-headed gull on stretched wings, head to the right, seen a little from below; 30 across. */
export function gull(k) {
  path(
    k,
    '#3f2c44',
    'M0 -1C-4 -5 -9 -7.500 -15 -6.500C-14 -5 -12.500 -4 -11 -3.600C-8 -2.600 -5 -0.500 -2 1.600ZM1 -1C4 -6 9 -9.500 15 -9.500C14.500 -8 13 -6.600 11.500 -5.800C8.500 -4.200 5.500 -1.600 3 1Z',
  )
  path(
    k,
    '#fff4e0',
    'M0 -0.600C-3.600 -3.600 -7.600 -5.400 -11 -4.600C-8 -3.400 -5 -1 -2 1.600ZM1 -0.600C4 -4.400 7.600 -7 11.500 -6.800C8.500 -5 5.500 -2.200 3 1Z',
  )
  path(
    k,
    '#fff4e0',
    'M-5 2.600C-3 0 1 -1.400 4 -1.400C5.600 -1.300 6.600 -0.700 7.400 0.200C5.400 1.800 1 3 -3 3Z',
  )
  path(
    k,
    '#3f2c44',
    'M4.600 -1.300C5.800 -1.200 6.700 -0.600 7.600 0.500L6.600 0.400C5.600 -0.200 5 -0.500 4 -0.500ZM-5 2.400L-8.600 3L-8 4.400L-3.600 3.200Z',
  )
}

/** A masked butterflyfish, head to the left, 12 long. */
export function butterflyfish(k) {
  path(
    k,
    '#f2b020',
    'M4.500 -2C6 -2.600 7 -2.800 7.600 -2.600C8 -1 8 1.600 7.600 3C6.600 3 5.600 2.600 4.500 2Z',
  )
  path(
    k,
    '#ffd034',
    'M-6.500 0.800C-5.500 -0.500 -4.600 -1.500 -3.600 -2.800C-2 -5.500 1 -6.200 4 -5.400C5.400 -4 5.600 -2.600 5.300 0C5.600 2.600 5.200 4.200 4 5.600C1 6.400 -2 5.600 -3.600 3.400C-4.600 2.200 -5.500 1.600 -6.500 0.800Z',
  )
  path(
    k,
    '#ffe888',
    'M-3.600 -2.800C-2 -5.500 1 -6.200 4 -5.400C4.800 -4.500 5.200 -3.600 5.300 -2.600C2.500 -4.200 -0.500 -4.200 -3.600 -2.800Z',
  )
  for (const x of [-0.6, 0.8, 2.2, 3.6])
    stroke(k, '#e08a24', 0.35, `M${x} -3.800Q${x + 0.7} 0 ${x} 4.200`)
  path(
    k,
    '#3a4a80',
    'M-4.300 -0.800C-3.400 -1.900 -1.900 -1.800 -1.500 -0.400C-1.400 1 -2.600 2 -3.800 1.600Z',
  )
  path(k, '#141c40', 'M-3.900 -0.900a0.650 0.650 0 1 0 0.010 0Z')
  path(k, '#ffffff', 'M-4.050 -0.750a0.240 0.240 0 1 0 0.010 0Z')
}

/** A dome of brain coral with winding furrows. */
export function domeCoral(k, x, y, q, [dark, mid, lit]) {
  path(
    k,
    dark,
    `M${x - q} ${y}C${x - q * 1.05} ${y - q * 1.1} ${x + q * 1.05} ${y - q * 1.1} ${x + q} ${y}Z`,
  )
  path(
    k,
    mid,
    `M${x - q} ${y}C${x - q * 1.05} ${y - q * 1.1} ${x + q * 0.6} ${y - q * 1.1} ${x + q * 0.62} ${y - q * 0.5}C${x + q * 0.5} ${y - q * 0.2} ${x} ${y} ${x - q * 0.4} ${y}Z`,
  )
  for (const [dx, dy] of points('-0.72 -0.2 -0.5 -0.5 -0.2 -0.68 -0.3 -0.3 0.05 -0.45 0.25 -0.62'))
    stroke(
      k,
      lit,
      q * 0.07,
      `M${x + dx * q} ${y + dy * q}q${q * 0.1} ${-q * 0.12} ${q * 0.16} 0t${q * 0.14} ${q * 0.04}`,
    )
}
