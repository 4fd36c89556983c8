// The Nærøyfjord: walls that fall into the water, threads of falls, the white ship, a boathouse with a goat on its roof.
import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/**
 * A wall of the fjord. crest: from its outer edge down to where it meets the water; facing: 1 when it looks left
 * (the right bank), -1 when it looks right; tones: body, light facet, dark facet.
 */
export function cliff(k, crest, { foot, facing, tones, seed, ribs = 9 }) {
  const [body, light, dark] = tones
  const outer = crest[0][0]
  const outline = [...crest, [outer, foot + 2], [outer, foot + 2]]
  fill(k, body, outline)
  k.save()
  k.beginPath()
  for (const p of outline) k.lineTo(p[0], p[1])
  k.clip()
  const r = random(seed)
  const inner = crest.at(-1)[0]
  /** The crest's height at x. */
  const top = (x) => {
    for (let i = 0; i < crest.length - 1; i++) {
      const [a, b] = [crest[i], crest[i + 1]]
      if ((x - a[0]) * (x - b[0]) <= 0 && a[0] !== b[0])
        return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
    }
    return foot
  }
  // Buttresses: bent facets that run down from the crest, each with a light and a dark side.
  for (let i = 0; i < ribs; i++) {
    const u = (i + 0.25 + r() * 0.5) / ribs
    let x = outer + (inner - outer) * u
    let y = top(x) - 0.5
    const depth = (foot - y) * (0.5 + r() * 0.4)
    const wide = (0.6 + r() * 0.9) * Math.abs(inner - outer) * 0.05
    const n = 5
    const line = [[x, y]]
    for (let j = 1; j <= n; j++) {
      x += facing * -(0.2 + r() * 0.9) * (depth / 22) + (r() - 0.5) * 1.6
      y += depth / n
      line.push([x, y])
    }
    const spread = (j) =>
      wide * (0.35 + Math.sin((j / n) * 2.6) * (0.7 + ((i * 7 + j * 3) % 5) * 0.16))
    const taper = (j) => (j === n ? 0 : spread(j))
    fill(k, light, [
      ...line,
      ...line.map(([px, py], j) => [px - taper(j) * 1.5, py + 0.6]).reverse(),
    ])
    fill(k, dark, [
      ...line,
      ...line.map(([px, py], j) => [px + taper(j) * 1.3, py + 0.4]).reverse(),
    ])
  }
  k.restore()
}

/** Woods on the lower slope: one flat mass with an edge of spruces, a lit rim, a paler meadow under it. */
export function woods(k, edge, foot, [lit, body, deep], seed, size = 1) {
  const r = random(seed)
  const teeth = (dx, dy, shrink) => {
    const out = []
    for (let i = 0; i < edge.length - 1; i++) {
      const [a, b] = [edge[i], edge[i + 1]]
      const n = Math.max(1, Math.round(Math.abs(b[0] - a[0]) / (size * 0.8)))
      for (let j = 0; j < n; j++) {
        const t = j / n
        const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
        const high = size * (0.5 + r() ** 2 * 1.9) * shrink
        const step = (b[0] - a[0]) / n
        out.push([x + dx, y + dy], [x + step * (0.35 + r() * 0.3) + dx, y - high + dy])
      }
    }
    const last = edge.at(-1)
    return [...out, [last[0] + dx, last[1] + dy], [last[0], foot], [edge[0][0], foot]]
  }
  fill(k, lit, teeth(-0.3, -0.3, 1.15))
  fill(k, body, teeth(0, 0.5, 1))
  if (deep) fill(k, deep, teeth(1.4, size * 3.2, 0.9))
}

/** A fall: one ribbon through [x, y, width], frayed at its edges, that ends in its own mist. */
export function fall(k, line, [white, shade, mist], seed = 1) {
  const r = random(seed)
  const fine = []
  for (let i = 0; i < line.length - 1; i++)
    for (let j = 0; j < 5; j++) {
      const t = j / 5
      const [a, b] = [line[i], line[i + 1]]
      fine.push([0, 1, 2].map((m) => a[m] + (b[m] - a[m]) * t))
    }
  fine.push(line.at(-1))
  const side = (m) =>
    fine.map(([x, y, w], i) => [
      x + m * w * (0.5 + (i && i < fine.length - 1 ? (r() - 0.5) * 0.34 : 0)),
      y,
    ])
  fill(k, white, [...side(-1), ...side(1).reverse()])
  fill(k, shade, [
    ...fine.map(([x, y, w]) => [x + w * 0.12, y + 0.4]),
    ...fine.map(([x, y, w]) => [x + w * 0.46, y]).reverse(),
  ])
  const [fx, fy, fw] = line.at(-1)
  for (const [q, up] of [
    [3.4, 1.5],
    [2.2, 2.6],
  ])
    path(
      k,
      mist,
      `M${fx - fw * q} ${fy + 0.4}C${fx - fw * q * 0.5} ${fy - 0.1} ${fx - fw * 0.6} ${fy - fw * up * 0.5} ${fx - fw * 0.5} ${fy - fw * up}L${fx + fw * 0.5} ${fy - fw * up}C${fx + fw * 0.6} ${fy - fw * up * 0.5} ${fx + fw * q * 0.5} ${fy} ${fx + fw * q} ${fy + 0.5}C${fx + fw} ${fy + fw * 0.9} ${fx - fw} ${fy + fw * 0.9} ${fx - fw * q} ${fy + 0.4}Z`,
    )
}

/** The electric ship in three quarters from ahead, going left: a white hull folded like paper, its stair of decks. 20 long. */
export function ship(k) {
  path(k, '#20344c', 'M-9.400 -0.700L-8.400 0.500C-3 1 4 0.900 10 0.100V-1.200Z')
  path(
    k,
    '#f4f4ec',
    'M-10.400 -3.400L-9.200 -0.600C-3 0 4 -0.200 10 -1L10.300 -3.800L4 -3.200L-4 -3Z',
  )
  path(k, '#b4c4d4', 'M-4 -3L-3.200 -0.250C2 -0.200 6 -0.400 10 -1L10.300 -3.800L4 -3.200Z')
  // The folded ramps that climb from bow to roof.
  path(k, '#2c5068', 'M-7.600 -3.200L-6 -5.300H7.600L9.200 -3.600L4 -3.100L-4 -2.900Z')
  path(
    k,
    '#ffffff',
    'M-8 -3.150L-6.300 -3.200L-1 -5.100L4 -3.200L5.300 -3.300L8.400 -5.400H6.600L4.300 -3.900L-0.800 -5.800H-2.200Z',
  )
  path(k, '#ccd8e0', 'M-1 -5.100L4 -3.200L4.700 -3.250L4.300 -3.900L-0.800 -5.800H-1.500Z')
  path(k, '#ffffff', 'M-6.300 -5.200L-5.400 -5.900H7.900L8.400 -5.300Z')
  path(k, '#2c5068', 'M-3.400 -5.900L-2.800 -7.300H1.600L2.200 -5.900Z')
  path(k, '#ffffff', 'M-3.300 -7.200L-2.900 -7.800H2L2 -7.200Z')
  stroke(
    k,
    '#e8eef0',
    0.16,
    'M-6.200 -6.700H-3.200M2.200 -6.700H8M-6.200 -5.900V-6.700M-4.800 -5.900V-6.700M4 -5.900V-6.700M6 -5.900V-6.700M8 -5.900V-6.700',
  )
  stroke(k, '#8ca0b4', 0.2, 'M0 -7.800V-10.200M-0.900 -9.300H0.900')
  path(k, '#d84048', 'M0.100 -10.200H1.900V-9.100H0.100Z')
  for (const [x, c, q] of [
    [-5.4, '#e8783c', 1],
    [-4.2, '#2c7c94', 0.9],
    [3.2, '#d84c54', 1],
    [4.9, '#f4c044', 0.95],
    [6.9, '#4c5c94', 1],
  ]) {
    path(
      k,
      c,
      `M${x - 0.3} -5.900L${x - 0.34} ${-5.9 - 1 * q}Q${x} ${-5.9 - 1.4 * q} ${x + 0.34} ${-5.9 - q}L${x + 0.3} -5.900Z`,
    )
    path(
      k,
      '#c88c6c',
      `M${x - 0.22} ${-5.9 - 1.42 * q}a0.220 0.260 0 1 0 0.440 0a0.220 0.260 0 1 0 -0.440 0Z`,
    )
  }
}

/** A boathouse of red boards with a roof of turf, its gable to the water; 22 wide, 16 high. */
export function boathouse(k) {
  path(k, 'rgba(16,40,60,.4)', 'M-11 0L12 0.600L22 2.400L10 3L-8 1.400Z')
  path(k, '#8c2c34', 'M3 0.500V-7.400L12 -6.600V-0.500Z')
  path(k, '#c84438', 'M-11 0V-7.400L-4 -13.600L3 -7.400V0.500Z')
  for (let i = 0; i < 8; i++)
    path(
      k,
      '#a83838',
      `M${-10 + i * 1.7} 0.200V${-7.4 - Math.max(0, 6 - Math.abs(-10 + i * 1.7 + 4) * 0.9)}h0.240V0.200Z`,
    )
  path(k, '#f8f0e0', 'M-7.800 0.200V-6.200H-0.200V0.300H-0.900V-5.500H-7.100V0.250Z')
  path(k, '#4c2438', 'M-7.100 0.250V-5.500H-0.900V0.300Z')
  path(
    k,
    '#f8f0e0',
    'M-5.100 -8H-2.900V-10.200H-5.100ZM4.900 -2.600H6.700V-5H4.900ZM8.600 -2.500H10.100V-4.800H8.600Z',
  )
  path(
    k,
    '#2c4058',
    'M-4.800 -8.300H-3.200V-9.900H-4.800ZM5.200 -2.900H6.400V-4.700H5.200ZM8.900 -2.800H9.800V-4.500H8.900Z',
  )
  // The roof: turf with a lit edge, tufts, white barge boards.
  path(
    k,
    '#4c7c3c',
    'M-4 -14.400L3.900 -7.300L13.200 -6.500L6.400 -13.600C3 -14.600 -1 -14.900 -4 -14.400Z',
  )
  path(
    k,
    '#94b444',
    'M-4 -14.400C-1 -14.900 3 -14.600 6.400 -13.600L5.900 -12.900C3.600 -13.900 -0.600 -14.200 -3.300 -13.800Z',
  )
  path(
    k,
    '#a8c454',
    'M-4 -15.300L-4.900 -14.200L-12.400 -7.500L-11.600 -6.500L-4 -13.200L3.300 -6.600L4.300 -7.300Z',
  )
  path(k, '#f8f0e0', 'M-4 -13.800L-11.700 -7L-11.200 -6.400L-4 -12.700L3 -6.400L3.600 -7Z')
}

/** A white goat that stands on what is under it, looking right; 4 high. */
export function goat(k) {
  stroke(k, '#b8b4bc', 0.42, 'M-1.300 -1.600L-1.200 0M1 -1.600L1.100 0')
  stroke(k, '#f8f4ec', 0.46, 'M-1.700 -1.600L-1.900 0M0.700 -1.700L0.600 0')
  path(
    k,
    '#f8f4ec',
    'M-2.200 -2.900C-1.500 -3.200 0.200 -3.200 1 -3.200L1.700 -4.600C1.900 -5 2.400 -5 2.700 -4.700L3.500 -4C3.500 -3.700 3.200 -3.600 2.800 -3.700L2.400 -3.800L1.700 -2.200C1.500 -1.500 1 -1.300 0.400 -1.300H-1.700C-2.300 -1.500 -2.500 -2.300 -2.200 -2.900Z',
  )
  path(
    k,
    '#c4c0cc',
    'M-2.300 -2.200C-1.400 -1.700 0.800 -1.800 1.700 -2.300C1.500 -1.500 1 -1.300 0.400 -1.300H-1.700C-2.100 -1.500 -2.300 -1.800 -2.300 -2.200Z',
  )
  stroke(
    k,
    '#8c7c70',
    0.26,
    'M2 -4.900C1.700 -5.600 1.300 -5.800 0.900 -5.800M2.200 -4.950C2.100 -5.600 1.800 -6 1.300 -6.100',
  )
  stroke(k, '#f8f4ec', 0.36, 'M-2.200 -2.800L-2.700 -3.300')
  stroke(k, '#e0dcd8', 0.22, 'M2.900 -3.700L2.700 -3')
}

/** One who sits at the edge of planks, seen from the right side behind, shins hanging; 7 high, 5 of them above the planks. */
export function sitting(k, [coat, shade, cap, skin, trousers], lean = 0) {
  path(
    k,
    trousers,
    'M-1 -0.100H2.400C2.900 -0.100 3.100 0.200 3.050 0.600L2.900 2.700H2.150L2.200 1H-1Z',
  )
  path(k, '#3c2c3c', 'M2.100 2.600H2.950C3.400 2.700 3.600 2.900 3.600 3.150H2.100Z')
  k.save()
  k.rotate(lean)
  path(
    k,
    coat,
    'M-1.150 0.500C-1.400 -1.200 -1.100 -2.700 -0.600 -3.200C0 -3.600 0.700 -3.500 0.950 -3C1.300 -2 1.200 -0.600 1.200 0.500Z',
  )
  path(
    k,
    shade,
    'M-1.150 0.500C-1.400 -1.200 -1.100 -2.700 -0.600 -3.200C-0.500 -1.900 -0.400 -0.700 -0.200 0.500Z',
  )
  path(
    k,
    shade,
    'M-0.350 -2.900C-0.900 -2.300 -1.500 -1 -1.900 0.300L-1.350 0.500C-0.900 -0.600 -0.400 -1.400 0 -2.300Z',
  )
  path(
    k,
    skin,
    'M-0.100 -3.200V-3.700H0.600V-3.100ZM-0.350 -4.400C-0.350 -5 0.100 -5.300 0.500 -5.300C0.950 -5.300 1.150 -5 1.150 -4.700L1.350 -4.350L1.130 -4.200C1.150 -3.800 0.950 -3.600 0.600 -3.600C0 -3.600 -0.350 -3.900 -0.350 -4.400Z',
  )
  path(
    k,
    cap,
    'M-0.600 -4.200C-0.700 -5.200 -0.100 -5.700 0.450 -5.700C0.950 -5.700 1.250 -5.300 1.200 -4.850L0.500 -4.800C0.300 -4.500 0.100 -4 0 -3.700C-0.300 -3.700 -0.550 -3.900 -0.600 -4.200Z',
  )
  k.restore()
}
