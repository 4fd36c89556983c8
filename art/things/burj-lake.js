import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { tower } from './dubai-fountain.js'

// The lake at the foot of the Burj Khalifa in the blue hour, from the arcade of the old market; the far shore lies at SHORE.
export const [SHORE, TOWER] = [62, 108]

/**
 * A tower of the centre: crown 'flat', 'slant', 'round', 'step' or 'blade'; windows as upright fins, floors, or a loose few.
 * tones [towards the afterglow, away from it, light of rooms]
 */
function block(k, x, wide, high, crown, windows, [lit, shade, lamp], seed) {
  const top = SHORE - high
  const cut = x + wide * 0.36
  const r = random(seed * 5 + 2)
  const outline = {
    flat: `M${x} ${SHORE}V${top}H${x + wide}V${SHORE}Z`,
    slant: `M${x} ${SHORE}V${top + wide * 0.7}L${x + wide} ${top}V${SHORE}Z`,
    round: `M${x} ${SHORE}V${top + wide * 0.8}C${x + wide * 0.1} ${top} ${x + wide * 0.5} ${top - wide * 0.2} ${x + wide} ${top}V${SHORE}Z`,
    step: `M${x} ${SHORE}V${top + 5}H${x + wide * 0.18}V${top + 2}H${x + wide * 0.36}V${top}H${x + wide * 0.7}V${top + 2.6}H${x + wide * 0.88}V${top + 6}H${x + wide}V${SHORE}Z`,
    blade: `M${x} ${SHORE}V${top + 4}L${x + wide * 0.5} ${top}L${x + wide} ${top + 5}V${SHORE}Z`,
  }[crown]
  path(k, shade, outline)
  k.save()
  k.beginPath()
  k.rect(x - 1, top - 3, cut - x + 1, high + 3)
  k.clip()
  path(k, lit, outline)
  k.restore()
  if (crown === 'step' || crown === 'blade') stroke(k, shade, 0.22, `M${x + wide * 0.5} ${top}v-4`)
  if (windows === 'fins')
    for (let wx = cut + 0.7; wx < x + wide - 0.4; wx += 1.1) {
      const from = top + 7 + r() * high * 0.3
      stroke(k, lamp, 0.2, `M${wx} ${from}V${from + (SHORE - from) * (0.3 + 0.5 * r())}`)
    }
  if (windows === 'floors')
    for (let y = top + 7; y < SHORE - 3; y += 1.5) {
      const a = cut + 0.5 + r() * 1.2
      if (r() < 0.62)
        stroke(k, lamp, 0.26, `M${a} ${y}H${a + (x + wide - a - 0.5) * (0.3 + 0.65 * r())}`)
    }
  if (windows === 'few')
    for (let i = 0; i < 9; i++)
      path(
        k,
        lamp,
        `M${cut + 0.5 + r() * (wide * 0.6 - 1.4)} ${top + 7 + r() * (high - 11)}h0.500v0.700h-0.500Z`,
      )
}

const palm = (k, x, q, c) => {
  stroke(k, c, 0.26 * q, `M${x} ${SHORE}L${x + 0.2 * q} ${SHORE - 3 * q}`)
  for (const [a, b, d, e] of points(
    '-1 -0.900 -1.700 0.300 -0.800 -1.300 -1.500 -1.100 0.200 -1.500 0.600 -1.700 1 -1.200 1.700 -0.700 1.100 -0.500 1.600 0.500 -0.400 -1.500 -0.700 -1.900',
    4,
  ))
    stroke(
      k,
      c,
      0.24 * q,
      `M${x + 0.2 * q} ${SHORE - 3 * q}Q${x + a * q} ${SHORE + (b - 2.6) * q} ${x + d * q} ${SHORE + (e - 2.6) * q}`,
    )
}

/** All that stands on the far shore. */
export function shore(k) {
  const far = ['#b87890', '#5c5890', '#f4c088']
  const near = ['#8c5c84', '#34386c', '#ffc878']
  for (const [x, w, h, crown, win, t, n] of [
    [20, 6, 20, 'flat', 'few', far, 1],
    [29, 5, 27, 'blade', 'fins', far, 2],
    [47, 7, 22, 'slant', 'floors', far, 3],
    [70, 6, 25, 'flat', 'few', far, 4],
    [83, 5, 19, 'round', 'fins', far, 5],
    [124, 6, 24, 'step', 'few', far, 6],
    [143, 6, 21, 'flat', 'floors', far, 7],
    [12, 8, 14, 'round', 'floors', near, 11],
    [36, 8, 17, 'flat', 'fins', near, 12],
    [57, 9, 31, 'step', 'floors', near, 13],
    [78, 7, 12, 'flat', 'few', near, 14],
    [130, 9, 28, 'round', 'fins', near, 15],
    [147, 9, 15, 'slant', 'few', near, 16],
  ])
    block(k, x, w, h, crown, win, t, n)
  k.save()
  k.translate(TOWER, SHORE)
  k.scale(1.1, 0.95)
  tower(k)
  // The last of the evening on its western edges.
  for (const [wide, high] of points(
    '7.200 7 6.500 13.500 5.800 19.500 5.100 25.500 4.300 31 3.600 36.500 2.800 41.500 2.100 45.500',
  ))
    path(k, 'rgba(255,160,120,.55)', `M${-wide} 0V${0.6 - high}L${0.5 - wide} ${-high}V0Z`)
  k.restore()
  // The promenade: a low arcade with lamps, palms before it.
  path(k, '#2a2450', `M-5 ${SHORE}V58.500H30V57.600H66V59H92V58H128V57H165V${SHORE}Z`)
  path(
    k,
    '#54406c',
    'M-5 58.500H30V57.600H66V58.100H30V59H-5ZM92 58H128V57H165V57.500H128V58.500H92Z',
  )
  for (let i = 0; i < 62; i++) {
    const x = -2 + i * 2.6
    path(
      k,
      i % 5 === 2 ? '#f48c5c' : '#ffcc7c',
      `M${x} 61.400V60.300a0.620 0.700 0 0 1 1.240 0V61.400Z`,
    )
  }
  for (const [x, q] of points(
    '17 1.3 23.500 1 34 1.2 44.500 1.4 52 1 69 1.3 75 1 88.500 1.2 97 1 121 1.300 128 1 139 1.4 148 1.1',
    2,
  ))
    palm(k, x, q, '#1c1a40')
}

/** The lake: the same shore upside down, darker with depth, cut by slits; then the bars of light under the jets. */
export function lake(k) {
  k.save()
  k.beginPath()
  k.rect(-5, SHORE, 170, 33)
  k.clip()
  path(k, '#6c5c94', `M-5 ${SHORE}H165V95H-5Z`)
  k.save()
  k.translate(0, SHORE * 2)
  k.scale(1, -1)
  shore(k)
  k.restore()
  const g = k.createLinearGradient(0, SHORE, 0, 90)
  g.addColorStop(0, 'rgba(24,32,88,.42)')
  g.addColorStop(0.5, 'rgba(16,24,72,.72)')
  g.addColorStop(1, 'rgba(10,16,52,.92)')
  path(k, g, `M-5 ${SHORE}H165V95H-5Z`)
  // The quay's dark foot and the calm strip before it.
  path(k, '#18163c', `M-5 ${SHORE - 0.5}H165V${SHORE + 0.9}H-5Z`)
  path(k, 'rgba(30,30,84,.55)', `M-5 ${SHORE + 0.9}H165V${SHORE + 4.6}H-5Z`)
  path(
    k,
    '#8c7cac',
    `M-5 ${SHORE + 0.9}Q40 ${SHORE + 0.7} 80 ${SHORE + 0.9}T165 ${SHORE + 0.9}V${SHORE + 1.15}H-5Z`,
  )
  const r = random(4)
  for (let i = 0; i < 70; i++) {
    const t = (i / 69) ** 1.4
    const [x, y] = [r() * 160, SHORE + 0.8 + t * 24]
    const half = (3 + r() * 7) * (0.6 + t)
    path(
      k,
      i % 3 ? 'rgba(20,26,78,.6)' : 'rgba(120,120,180,.35)',
      `M${x - half} ${y}Q${x} ${y - 0.14 - t * 0.3} ${x + half} ${y}Q${x} ${y + 0.14 + t * 0.3} ${x - half} ${y}Z`,
    )
  }
  k.restore()
}

/** Along this curve the nozzles lie: t from the far left to the near right; how high, how far each bends. */
export const nozzle = (t) => {
  const x = 60 + 84 * t + 4 * Math.sin(t * 5)
  const y = 64 + 7.6 * t * t + 1.1 * Math.sin(t * 6)
  const near = 0.55 + 0.6 * t
  const wave = Math.cos(t * 11.5 + 0.5)
  const high = 8.5 + 5.5 * Math.sin(t * 11.5 - 0.4) + 4 * Math.sin(t * Math.PI)
  return { x, y, high: high * near, lean: wave * 5.2 * near, near }
}

/** A straight column that breaks into a plume at its head. */
export function column(k, x, y, high) {
  for (const [wide, up, c] of [
    [1.5, 1, 'rgba(255,226,180,.28)'],
    [0.9, 0.95, 'rgba(255,240,214,.7)'],
    [0.36, 0.9, '#fffdf4'],
  ]) {
    const h = high * up
    path(
      k,
      c,
      `M${x - wide * 0.3} ${y}C${x - wide * 0.4} ${y - h * 0.5} ${x - wide * 1.2} ${y - h * 0.72} ${x - wide * 0.7} ${y - h * 0.9}Q${x - wide * 0.3} ${y - h} ${x} ${y - h * 1.04}Q${x + wide * 0.3} ${y - h} ${x + wide * 0.7} ${y - h * 0.9}C${x + wide * 1.2} ${y - h * 0.72} ${x + wide * 0.4} ${y - h * 0.5} ${x + wide * 0.3} ${y}Z`,
    )
  }
  path(
    k,
    '#fff0cc',
    `M${x - 1.5} ${y + 0.3}Q${x - 1} ${y - 0.9} ${x} ${y - 0.9}Q${x + 1} ${y - 0.9} ${x + 1.5} ${y + 0.3}Z`,
  )
}

/** One jet: a thin whip of water that swings over, with the veil that falls from it. */
export function jet(k, { x, y, high, lean, near }) {
  const g = k.createLinearGradient(0, y, 0, y - high)
  g.addColorStop(0, '#ffb45c')
  g.addColorStop(0.35, '#ffdca0')
  g.addColorStop(1, '#fffaf0')
  const w = 0.22 * near
  const [ax, ay] = [x + lean, y - high]
  const [ex, ey] = [x + lean * 1.85, y - high * 0.5]
  // Veil: the drops that have left the whip.
  const v = k.createLinearGradient(0, ay, 0, y)
  v.addColorStop(0, 'rgba(255,236,206,.32)')
  v.addColorStop(1, 'rgba(255,214,150,0)')
  path(
    k,
    v,
    `M${x} ${y}C${x} ${y - high * 0.7} ${x + lean * 0.4} ${ay} ${ax} ${ay}C${ax + lean * 0.4} ${ay} ${ex} ${ey - high * 0.2} ${ex} ${y - high * 0.1}C${ax + lean * 0.5} ${y - high * 0.5} ${ax} ${y - high * 0.6} ${x + lean * 0.4} ${y - high * 0.2}Z`,
  )
  path(
    k,
    g,
    `M${x - w} ${y}C${x - w} ${y - high * 0.62} ${x + lean * 0.3} ${ay - w} ${ax} ${ay - w}C${ax + lean * 0.42} ${ay - w} ${ex - lean * 0.1} ${ey - high * 0.24} ${ex} ${ey}C${ex - lean * 0.2} ${ey - high * 0.16} ${ax + lean * 0.3} ${ay + w * 1.4} ${ax} ${ay + w * 1.6}C${x + lean * 0.36} ${ay + w * 1.8} ${x + w} ${y - high * 0.55} ${x + w} ${y}Z`,
  )
  path(
    k,
    '#fff4d8',
    `M${x - 1.5 * near} ${y + 0.1}Q${x - near} ${y - 0.9 * near} ${x} ${y - 0.9 * near}Q${x + near} ${y - 0.9 * near} ${x + 1.5 * near} ${y + 0.1}Q${x} ${y + 0.5 * near} ${x - 1.5 * near} ${y + 0.1}Z`,
  )
}

const COLUMNS = points(
  '81 67.200 17 85.500 67.600 23 90 67.900 27.500 94.500 68.100 23 99 68.200 17',
  3,
)

/** The jets from far to near, and what they pour on the water. */
export function dance(k) {
  const n = 30
  const list = Array.from({ length: n }, (_, i) => nozzle(i / (n - 1)))
  const r = random(8)
  for (const o of [...list, ...COLUMNS.map(([x, y]) => ({ x, y, near: 1.1 }))])
    for (let i = 0; i < 5; i++) {
      const y = o.y + 0.7 + (i + r() * 0.6) * 1.5 * o.near
      const half = (2.6 - i * 0.4) * o.near * (0.7 + 0.6 * r())
      const x = o.x + (r() - 0.5) * 2
      path(
        k,
        [
          'rgba(255,216,150,.85)',
          'rgba(255,180,96,.7)',
          'rgba(244,150,96,.5)',
          'rgba(230,150,120,.4)',
          'rgba(200,130,130,.3)',
        ][i],
        `M${x - half} ${y}Q${x} ${y - 0.3} ${x + half} ${y}Q${x} ${y + 0.3} ${x - half} ${y}Z`,
      )
    }
  list.forEach((o, i) => {
    jet(k, o)
    if (i === 9) for (const [x, y, h] of COLUMNS) column(k, x, y, h)
  })
}

/** The arch of the market we stand under: jamb, mouldings, a soffit that catches the light of the water; the parapet. */
export function arcade(k) {
  const arch = (x0, x1, spring, rise) =>
    `M-10 -10H170V100H${x1}V${spring}C${x1} ${spring - rise * 0.7} ${(x0 + x1) / 2 + 20} ${spring - rise * 1.02} ${(x0 + x1) / 2} ${spring - rise * 1.16}C${(x0 + x1) / 2 - 20} ${spring - rise * 1.02} ${x0} ${spring - rise * 0.7} ${x0} ${spring}V100H-10Z`
  path(k, '#8c4c58', arch(15.5, 166, 40, 46))
  path(k, '#5c3454', arch(12.6, 168, 39, 46))
  path(k, '#241a44', arch(10, 171, 38, 46))
  path(k, '#18123a', 'M-10 -10H4V100H-10Z')
  // Band and capital of the jamb.
  path(k, '#5c3454', 'M-10 38H15.500V40H-10Z')
  path(k, '#c47460', 'M10 38H15.500V38.600H10Z')
  for (const y of [46, 55, 64, 73]) stroke(k, '#18123a', 0.24, `M-5 ${y}H10`)
  // Parapet with its cap, the floor before it.
  path(k, '#1e1844', 'M-10 83H170V100H-10Z')
  for (let x = -3; x < 165; x += 7.8)
    path(
      k,
      '#2e2354',
      `M${x} 88.200V85.200a1.500 1.500 0 0 1 3 0V88.200ZM${x + 3.9} 88.200V85.200a1.500 1.500 0 0 1 3 0V88.200Z`,
    )
  path(k, '#4c2f54', 'M-10 82.200H170V83.800H-10Z')
  path(k, '#d88c6c', 'M-10 82H170V82.400H-10Z')
  path(k, '#3c284c', 'M-10 88.400H170V100H-10Z')
}

/** A lamp of pierced brass on its chain. */
export function lantern(k, x, y) {
  stroke(k, '#120e30', 0.3, `M${x} -5V${y}`)
  path(
    k,
    '#3c2440',
    `M${x - 1.2} ${y + 1.6}Q${x - 0.8} ${y} ${x} ${y - 0.6}Q${x + 0.8} ${y} ${x + 1.2} ${y + 1.6}Z`,
  )
  path(
    k,
    '#ffb454',
    `M${x - 1.3} ${y + 1.6}H${x + 1.3}L${x + 2.3} ${y + 4.6}L${x + 1.2} ${y + 8}H${x - 1.2}L${x - 2.3} ${y + 4.6}Z`,
  )
  path(
    k,
    '#ffe4a0',
    `M${x - 0.6} ${y + 2}H${x + 0.6}L${x + 0.9} ${y + 4.6}L${x + 0.5} ${y + 7.6}H${x - 0.5}L${x - 0.9} ${y + 4.6}Z`,
  )
  stroke(
    k,
    '#4c2840',
    0.24,
    `M${x - 1.3} ${y + 1.6}L${x - 2.3} ${y + 4.6}L${x - 1.2} ${y + 8}H${x + 1.2}L${x + 2.3} ${y + 4.6}L${x + 1.3} ${y + 1.6}M${x - 2.3} ${y + 4.6}H${x + 2.3}M${x - 0.6} ${y + 1.6}L${x - 0.9} ${y + 4.6}L${x - 0.5} ${y + 8}M${x + 0.6} ${y + 1.6}L${x + 0.9} ${y + 4.6}L${x + 0.5} ${y + 8}`,
  )
  path(k, '#3c2440', `M${x - 1.2} ${y + 8}H${x + 1.2}L${x} ${y + 9.8}Z`)
}
