// Dubai Marina when the lights come on: the tower that turns by a quarter, the tallest block, yachts, a wooden dhow with its lamps.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const WARM = ['#ffe0a0', '#ffc878', '#fff0cc', '#f8b468']

/** Lit windows in a grid over a face that may lean: corners bottom left, bottom right, top right, top left. */
function windows(k, [a, b, c, d], cols, rows, share, r, tones = WARM, fillUp = [0.62, 0.5]) {
  const at = (u, v) => [
    a[0] + (b[0] - a[0]) * u * (1 - v) + (c[0] - d[0]) * u * v + (d[0] - a[0]) * v,
    a[1] + (b[1] - a[1]) * u * (1 - v) + (c[1] - d[1]) * u * v + (d[1] - a[1]) * v,
  ]
  for (let j = 0; j < rows; j++) {
    const floor = r() < 0.1 ? 0.9 : share
    for (let i = 0; i < cols; i++) {
      if (r() > floor) continue
      const [u0, u1] = [(i + 0.5 - fillUp[0] / 2) / cols, (i + 0.5 + fillUp[0] / 2) / cols]
      const [v0, v1] = [(j + 0.3) / rows, (j + 0.3 + fillUp[1]) / rows]
      fill(k, tones[Math.floor(r() * tones.length)], [
        at(u0, v0),
        at(u1, v0),
        at(u1, v1),
        at(u0, v1),
      ])
    }
  }
}

/** A tower with a light and a shade side; cap: how it ends. Foot at y. */
export function tower(
  k,
  { x, w, top, y, lit, shade, seed, split = 0.38, cols = 5, rows = 24, share = 0.34, cap, bands },
) {
  const r = random(seed)
  const m = x + w * split
  fill(k, lit, points(`${x} ${y} ${x} ${top} ${m} ${top} ${m} ${y}`))
  fill(k, shade, points(`${m} ${y} ${m} ${top} ${x + w} ${top} ${x + w} ${y}`))
  if (bands)
    for (let i = 1; i < rows; i++) {
      const by = y + ((top - y) * i) / rows
      stroke(k, bands, 0.12, `M${x} ${by}H${x + w}`)
    }
  windows(
    k,
    [
      [x + 0.2, y - 1],
      [m - 0.1, y - 1],
      [m - 0.1, top + 0.8],
      [x + 0.2, top + 0.8],
    ],
    Math.max(2, Math.round(cols * split)),
    rows,
    share * 0.8,
    r,
    [blend(lit, '#ffe0a0', 0.75), blend(lit, '#fff0cc', 0.6)],
  )
  windows(
    k,
    [
      [m + 0.2, y - 1],
      [x + w - 0.2, y - 1],
      [x + w - 0.2, top + 0.8],
      [m + 0.2, top + 0.8],
    ],
    Math.max(2, Math.round(cols * (1 - split))),
    rows,
    share,
    r,
  )
  const mid = x + w / 2
  if (cap === 'dome') {
    path(k, lit, `M${x + w * 0.1} ${top}V${top - w * 0.3}H${x + w * 0.9}V${top}Z`)
    path(k, shade, `M${m} ${top}V${top - w * 0.3}H${x + w * 0.9}V${top}Z`)
    path(
      k,
      lit,
      `M${x + w * 0.16} ${top - w * 0.3}C${x + w * 0.16} ${top - w * 0.85} ${mid - w * 0.08} ${top - w * 0.95} ${mid} ${top - w * 1.2}C${mid + w * 0.08} ${top - w * 0.95} ${x + w * 0.84} ${top - w * 0.85} ${x + w * 0.84} ${top - w * 0.3}Z`,
    )
    path(
      k,
      shade,
      `M${mid - w * 0.06} ${top - w * 0.3}C${mid} ${top - w * 0.8} ${mid} ${top - w} ${mid} ${top - w * 1.2}C${mid + w * 0.08} ${top - w * 0.95} ${x + w * 0.84} ${top - w * 0.85} ${x + w * 0.84} ${top - w * 0.3}Z`,
    )
    stroke(k, shade, 0.24, `M${mid} ${top - w * 1.1}V${top - w * 1.9}`)
  }
  if (cap === 'steps') {
    for (const [a, h] of [
      [0.12, 0.35],
      [0.28, 0.7],
      [0.4, 1.1],
    ]) {
      path(k, lit, `M${x + w * a} ${top + 0.1}V${top - w * h}H${x + w * (1 - a)}V${top + 0.1}Z`)
      path(
        k,
        shade,
        `M${Math.max(m, x + w * a)} ${top + 0.1}V${top - w * h}H${x + w * (1 - a)}V${top + 0.1}Z`,
      )
    }
    stroke(k, shade, 0.24, `M${mid} ${top - w}V${top - w * 1.8}`)
  }
  if (cap === 'slope') {
    path(k, lit, `M${x} ${top + 0.1}L${m} ${top - w * 0.35}V${top + 0.1}Z`)
    path(k, shade, `M${m} ${top + 0.1}V${top - w * 0.35}L${x + w} ${top - w * 0.9}V${top + 0.1}Z`)
  }
  if (cap === 'crown') {
    path(
      k,
      lit,
      `M${x} ${top + 0.1}C${x} ${top - w * 0.5} ${x + w * 0.1} ${top - w * 0.9} ${x + w * 0.3} ${top - w * 1.2}V${top + 0.1}Z`,
    )
    path(
      k,
      shade,
      `M${x + w} ${top + 0.1}C${x + w} ${top - w * 0.5} ${x + w * 0.9} ${top - w * 0.9} ${x + w * 0.7} ${top - w * 1.2}V${top + 0.1}Z`,
    )
    path(
      k,
      '#ffdc98',
      `M${x + w * 0.34} ${top + 0.1}V${top - w * 0.6}H${x + w * 0.66}V${top + 0.1}Z`,
    )
  }
}

/** Cayan Tower: seventy-five floors, each turned a little further than the one below, a quarter in all. Foot at x, y; h high. */
export function cayan(k, x, y, h) {
  const floors = 75
  const R = h * 0.1
  const r = random(12)
  const foot = [0, 1, 2, 3].map((i) => Math.PI / 4 + (i * Math.PI) / 2)
  for (let i = 0; i < floors; i++) {
    const turn = (i / floors) * (Math.PI / 2) + 0.2
    const [y0, y1] = [y - (h * i) / floors, y - (h * (i + 1)) / floors - 0.06]
    const corners = foot.map((a) => [Math.cos(a + turn) * R, Math.sin(a + turn) * R * 0.9])
    for (let j = 0; j < 4; j++) {
      const [a, b] = [corners[j], corners[(j + 1) % 4]]
      // Only the sides that face us (towards positive depth).
      const [nx, ny] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      if (ny <= 0) continue
      const light = Math.max(0, Math.min(1, 0.5 - (nx / R) * 0.62))
      const level = Math.floor(light * 4.99)
      const wall = ['#3c4078', '#545090', '#7c6ca4', '#b08cac', '#e8b0a8'][level]
      const glass = ['#2a2f62', '#3a3c78', '#54508c', '#7c6898', '#b08898'][level]
      const [xa, xb] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
      fill(k, wall, points(`${x + xa} ${y0} ${x + xb} ${y0} ${x + xb} ${y1} ${x + xa} ${y1}`))
      if (i % 2) {
        const n = 7
        for (let m = 0; m < n; m++) {
          const [u, v] = [xa + ((xb - xa) * (m + 0.18)) / n, xa + ((xb - xa) * (m + 0.84)) / n]
          if (v - u < 0.1) continue
          const on = r() < 0.3
          fill(
            k,
            on ? WARM[m % 4] : glass,
            points(
              `${x + u} ${y0 - 0.1} ${x + v} ${y0 - 0.1} ${x + v} ${y1 - 0.32} ${x + u} ${y1 - 0.32}`,
            ),
          )
        }
      }
    }
  }
}

/** A motor yacht at its berth; 8 long. */
export function yacht(k, dim) {
  const c = (a) => (dim ? blend(a, '#4c4c84', 0.35) : a)
  path(k, c('#d8d0e0'), 'M-4 -1.300H3L4.600 -1.900C4 -0.700 3.200 0 2.400 0.200H-3.600Z')
  path(k, c('#8c88b4'), 'M-4 -0.600L3.900 -0.700C3.500 -0.300 3 0 2.400 0.200H-3.600Z')
  path(
    k,
    c('#ece4ec'),
    'M-3.200 -1.300L-2.800 -2.500H1L2.600 -1.300ZM-2.400 -2.500L-2 -3.400H-0.200L0.800 -2.500Z',
  )
  path(
    k,
    c('#ffd488'),
    'M-2.700 -1.600L-2.500 -2.200H0.800L1.600 -1.600ZM-1.900 -2.700L-1.700 -3.200H-0.400L0.100 -2.700Z',
  )
  stroke(k, c('#c8c0d8'), 0.1, 'M-1.200 -3.400V-5')
}

/** The dhow of the supper cruise: teak, two decks of lamps, bulbs from the mast to both ends; bow to the left, 40 long, water at 0. */
export function supperDhow(k, flat) {
  const c = (a) => flat ?? a
  path(
    k,
    c('#5c2c3c'),
    'M-21 -6.500C-17 -4.800 -12 -3.800 -6 -3.600H12C15 -3.800 17 -4.600 19 -6V-1.500C18.500 -0.400 17.500 0.500 16.500 0.800H-14.500C-17.500 -1.200 -19.800 -4 -21 -6.500Z',
  )
  path(
    k,
    c('#8c4c40'),
    'M-21 -6.500C-17 -4.800 -12 -3.800 -6 -3.600H12C15 -3.800 17 -4.600 19 -6V-3.600C16 -2.400 13 -2 10 -2H-8C-12 -2.200 -16 -3 -19 -4.200C-19.800 -5 -20.500 -5.800 -21 -6.500Z',
  )
  if (!flat) {
    stroke(
      k,
      '#f4b870',
      0.24,
      'M-21 -6.500C-17 -4.800 -12 -3.800 -6 -3.600H12C15 -3.800 17 -4.600 19 -6',
    )
    stroke(k, '#3c1c34', 0.18, 'M-18 -3C-14 -1.600 -10 -1.200 -6 -1.100H14')
  }
  // Lower saloon, its row of windows.
  path(k, c('#6c3840'), 'M-11 -3.700V-7.600H15V-3.700Z')
  if (!flat)
    for (let i = 0; i < 12; i++) {
      const x = -10.2 + i * 2.08
      path(
        k,
        i % 5 === 3 ? '#fff2cc' : '#ffd080',
        `M${x} -4.300V-6.500Q${x + 0.75} -7.200 ${x + 1.5} -6.500V-4.300Z`,
      )
      path(k, '#8c4c44', `M${x + 0.2} -4.300v-0.900q0.500 -0.500 1 0v0.900Z`)
    }
  path(k, c('#a8604c'), 'M-12 -7.600H16V-8.100H-12Z')
  // Upper deck: rail, guests at table, the roof on its posts.
  if (!flat) {
    path(k, '#ffc070', 'M-11 -8.100V-11.600H15V-8.100Z')
    path(k, '#ffdc9c', 'M-11 -9.800V-11.600H15V-9.800Z')
    for (let i = 0; i < 15; i++) {
      const x = -10 + i * 1.72
      const q = i % 4 === 2 ? 1.25 : 1
      path(
        k,
        ['#5c3048', '#34305c', '#7c4050', '#44406c'][i % 4],
        `M${x - 0.42} -8.100V${-8.9 * 1 - q * 0.5}Q${x} ${-9.3 - q * 0.5} ${x + 0.42} ${-8.9 - q * 0.5}V-8.100Z`,
      )
      path(
        k,
        ['#8c5444', '#5c3440', '#c08464'][i % 3],
        `M${x - 0.25} ${-9.6 - q * 0.5}a0.250 0.300 0 1 0 0.500 0a0.250 0.300 0 1 0 -0.500 0Z`,
      )
    }
    stroke(k, '#5c3040', 0.16, 'M-11.500 -9.100H15.500')
    for (let i = 0; i < 8; i++) stroke(k, '#6c3840', 0.3, `M${-11 + i * 3.7} -8V-11.700`)
  } else path(k, flat, 'M-11 -8.100V-11.600H15V-8.100Z')
  path(k, c('#8c4c48'), 'M-12.500 -11.500H16.500L15.500 -12.600H-11.500Z')
  // High stern, lantern, mast and the long yard.
  path(k, c('#74403f'), 'M14 -3.700V-9H19.600L19 -3.700Z')
  path(k, c('#a8604c'), 'M13.600 -9H20V-9.600H13.600Z')
  stroke(k, c('#54283c'), 0.5, 'M-15 -5L-13.600 -20')
  stroke(k, c('#6c3840'), 0.4, 'M-21.500 -9L-6 -25')
  if (!flat) {
    for (const [x0, y0, x1, y1, sag, n] of [
      [-21, -6.8, -13.6, -20, 1.6, 12],
      [-13.6, -20, 19.6, -9.8, 3.2, 30],
      [-12, -12.7, 16, -12.7, 0.5, 26],
      [-13.6, -20, 2, -12.7, 1.2, 14],
    ]) {
      let d = ''
      for (let i = 0; i <= n; i++) {
        const t = i / n
        const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) * 0.5]
        d += `${i ? 'L' : 'M'}${x} ${y}`
        path(
          k,
          i % 2 ? '#fff0c4' : '#ffcc78',
          `M${x - 0.26} ${y + 0.2}a0.260 0.280 0 1 0 0.520 0a0.260 0.280 0 1 0 -0.520 0Z`,
        )
      }
      stroke(k, 'rgba(84,40,60,.7)', 0.08, d)
    }
    path(k, '#ffe0a0', 'M17.200 -10.600h1.600l-0.300 -1.500h-1Z')
  }
}

/** A date palm wound with lamps; foot at x, y. */
export function datePalm(k, x, y, h, [stem, leaf, lit], seed) {
  const r = random(seed)
  path(
    k,
    stem,
    `M${x - h * 0.045} ${y}L${x - h * 0.03} ${y - h}H${x + h * 0.03}L${x + h * 0.045} ${y}Z`,
  )
  for (let i = 0; i < 9; i++) {
    const t = i / 9
    stroke(
      k,
      '#ffd48c',
      h * 0.012,
      `M${x - h * 0.034} ${y - h * t - h * 0.03}L${x + h * 0.034} ${y - h * t - h * 0.058}`,
    )
  }
  for (let i = 0; i < 17; i++) {
    const a = -Math.PI * (i / 16) - 0.02 + (r() - 0.5) * 0.2
    const l = h * (0.5 + r() * 0.14)
    const down = 0.5 + Math.abs(Math.cos(a)) * 0.5
    const [ex, ey] = [x + Math.cos(a) * l * 0.86, y - h + Math.sin(a) * l * 0.8 + l * 0.42 * down]
    const [cx, cy] = [x + Math.cos(a) * l * 0.55, y - h + Math.sin(a) * l * 0.9]
    path(
      k,
      i % 3 === 1 ? lit : leaf,
      `M${x} ${y - h}Q${cx} ${cy - h * 0.05} ${ex} ${ey}Q${cx} ${cy + h * 0.07} ${x} ${y - h + h * 0.03}Z`,
    )
    for (let j = 2; j < 9; j++) {
      const t = j / 9
      const px = x * (1 - t) ** 2 + 2 * cx * t * (1 - t) + ex * t * t
      const py = (y - h) * (1 - t) ** 2 + 2 * cy * t * (1 - t) + ey * t * t
      stroke(k, leaf, h * 0.014, `M${px} ${py}l${Math.cos(a) * h * 0.04} ${h * 0.085}`)
    }
  }
}

/** A grey heron that waits on a pile; 8 high. */
export function heron(k, c, lit) {
  stroke(k, c, 0.22, 'M-0.200 -3.200L-0.300 0M0.300 -3.200L0.400 0')
  path(
    k,
    c,
    'M1.500 -5.400C1.600 -4 0.800 -3 -0.300 -2.900C-1.500 -2.800 -2.500 -2.200 -3.300 -1.400C-3 -2.800 -2.400 -4.200 -1.200 -5.200C-0.300 -5.900 1.200 -6.200 1.500 -5.400Z',
  )
  path(
    k,
    c,
    'M0.600 -5.600C1.800 -5.800 2 -6.400 1.500 -7.100C1.200 -7.700 1.300 -8.400 2 -8.500C2.500 -8.600 2.800 -8.400 3 -8.200L5 -7.800L3 -7.600C2.500 -7.500 2.200 -7.300 2.400 -6.900C2.900 -6.100 2.500 -4.800 1.400 -4.500ZM1.800 -8.400C1.200 -8.600 0.600 -8.500 -0.100 -8.100C0.600 -8.100 1.200 -8.100 1.700 -7.900Z',
  )
  stroke(
    k,
    lit,
    0.16,
    'M2 -8.400C1.500 -8.200 1.400 -7.700 1.700 -7.100C2 -6.400 1.900 -5.900 1.200 -5.600',
  )
}
