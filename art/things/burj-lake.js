import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { tower } from './dubai-fountain.js'

// The lake at the foot of the Burj Khalifa in the blue hour, from the arcade of the old market; the far shore lies at SHORE.
export const [SHORE, TOWER] = [58, 106]

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
  const far = ['#bc7c94', '#8a6a9a', '#f4c088']
  const near = ['#94608c', '#55508c', '#ffc878']
  // Two crowds of towers, one behind the other, with air about the great one.
  for (const [x, w, h, crown, win, t, n] of [
    [12, 8, 18, 'flat', 'none', far, 1],
    [21, 5, 25, 'slant', 'none', far, 2],
    [25, 8, 16, 'flat', 'none', far, 3],
    [32.5, 4.5, 30, 'blade', 'none', far, 4],
    [36, 7, 21, 'step', 'none', far, 5],
    [46, 6, 13, 'flat', 'none', far, 6],
    [50.5, 5, 19, 'round', 'none', far, 7],
    [68, 6, 15, 'slant', 'none', far, 8],
    [76, 9, 9, 'flat', 'none', far, 9],
    [119, 8, 10, 'flat', 'none', far, 10],
    [129, 5, 19, 'round', 'none', far, 17],
    [133.5, 5, 27, 'blade', 'none', far, 18],
    [141, 8, 16, 'flat', 'none', far, 19],
    [150, 5, 23, 'slant', 'none', far, 20],
    [10, 10, 11, 'round', 'none', near, 11],
    [27, 6.5, 22, 'step', 'few', near, 12],
    [38, 10, 9, 'flat', 'none', near, 13],
    [56, 8, 27, 'step', 'few', near, 14],
    [63, 7.5, 13, 'flat', 'none', near, 15],
    [135, 8.5, 21, 'round', 'few', near, 16],
    [143, 9, 11, 'slant', 'none', near, 21],
    [154, 9, 17, 'flat', 'none', near, 22],
  ])
    block(k, x, w, h, crown, win, t, n)
  k.save()
  k.translate(TOWER, SHORE)
  k.scale(1.06, 0.9)
  tower(k)
  // The last of the evening on its western edges.
  for (const [wide, high] of points(
    '7.200 7 6.500 13.500 5.800 19.500 5.100 25.500 4.300 31 3.600 36.500 2.800 41.500 2.100 45.500',
  ))
    path(k, 'rgba(255,160,120,.55)', `M${-wide} 0V${0.6 - high}L${0.5 - wide} ${-high}V0Z`)
  k.restore()
  // The promenade: a low arcade with lamps, palms before it.
  path(k, '#2a2450', `M-5 ${SHORE}V54.500H30V53.600H66V55H92V54H128V53H165V${SHORE}Z`)
  path(
    k,
    '#54406c',
    'M-5 54.500H30V53.600H66V54.100H30V55H-5ZM92 54H128V53H165V53.500H128V54.500H92Z',
  )
  for (let i = 0; i < 62; i++) {
    const x = -2 + i * 2.6
    path(
      k,
      i % 5 === 2 ? '#f48c5c' : '#ffcc7c',
      `M${x} 57.400V56.300a0.620 0.700 0 0 1 1.240 0V57.400Z`,
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

/** What a jet pours on the water: bars of gold that shorten and fade towards us. */
function pour(k, x, y, near, r) {
  for (let i = 0; i < 5; i++) {
    const py = y + 0.4 + (i + r() * 0.6) * 1.3 * near
    const half = (2.4 - i * 0.36) * near * (0.7 + 0.6 * r())
    const px = x + (r() - 0.5) * 2
    path(
      k,
      [
        'rgba(255,216,150,.85)',
        'rgba(255,180,96,.7)',
        'rgba(244,150,96,.5)',
        'rgba(230,150,120,.4)',
        'rgba(200,130,130,.3)',
      ][i],
      `M${px - half} ${py}Q${px} ${py - 0.26} ${px + half} ${py}Q${px} ${py + 0.26} ${px - half} ${py}Z`,
    )
  }
}

/**
 * One plume of water: slender at its nozzle, it sways to one side and opens into a torn head.
 */
function plume(k, x, y, high, lean, near, r) {
  const [tx, ty] = [x + lean, y - high]
  const w = 0.16 * near
  const head = (0.5 + high * 0.022) * near
  const side = lean < 0 ? -1 : 1
  const g = k.createLinearGradient(0, y, 0, ty)
  g.addColorStop(0, '#ffb45c')
  g.addColorStop(0.3, '#ffdca4')
  g.addColorStop(1, '#fffaf0')
  path(
    k,
    g,
    `M${x - w} ${y}C${x - w} ${y - high * 0.55} ${tx - lean * 0.34 - head * 0.6} ${y - high * 0.8} ${tx - side * head * 0.2} ${ty}C${tx + side * head * 0.9} ${ty + head * 0.3} ${tx + side * head * 1.5} ${ty + head * 1.6} ${tx + side * head * 1.3} ${ty + head * 3}C${tx + side * head * 0.7} ${ty + head * 1.8} ${tx + head * 0.3} ${ty + head * 2.6} ${tx - lean * 0.2 + head * 0.4} ${y - high * 0.7}C${x + lean * 0.36 + w * 1.4} ${y - high * 0.5} ${x + w} ${y - high * 0.3} ${x + w} ${y}Z`,
  )
  for (let i = 0; i < 3; i++) {
    const [dx, dy] = [side * head * (1 + r() * 1.6), head * (r() * 3.4 - 0.4)]
    k.fillStyle = '#fff4dc'
    k.beginPath()
    k.ellipse(tx + dx, ty + dy, 0.1 * near, 0.16 * near, 0, 0, 7)
    k.fill()
  }
}

/** Where the nozzles lie, from the far left to the near right: a long double bend; they sway and rise as one wave. */
const nozzle = (t) => {
  const near = 0.6 + 0.6 * t
  return {
    x: 58 + 88 * t + 3 * Math.sin(t * 6),
    y: SHORE + 2.2 + 6 * t * t + 0.8 * Math.sin(t * 6),
    near,
    high: (6.5 + 4.5 * Math.sin(t * 9 - 0.7) + 5 * Math.sin(t * Math.PI)) * near,
    lean: Math.cos(t * 9 - 0.4) * 2.6 * near,
  }
}
const SHOOTERS = points('79.500 15 83 21.500 87.200 29 91.600 23.500 95.800 17.500', 2)

/** The whole fountain, far to near: the swaying line, five straight shooters in its bend. */
export function dance(k) {
  const r = random(8)
  const line = Array.from({ length: 27 }, (_, i) => nozzle((i + 0.3 * (r() - 0.5)) / 26))
  for (const o of line) pour(k, o.x, o.y, o.near, r)
  SHOOTERS.forEach(([x], i) => pour(k, x, SHORE + 4 + i * 0.2, 1.1, r))
  line.forEach((o, i) => {
    plume(k, o.x, o.y, o.high, o.lean, o.near, r)
    if (i === 11)
      for (const [x, high] of SHOOTERS) {
        const y = SHORE + 3.6
        const g = k.createLinearGradient(0, y, 0, y - high)
        g.addColorStop(0, '#ffb45c')
        g.addColorStop(0.3, '#ffdca4')
        g.addColorStop(1, '#fffaf0')
        path(
          k,
          g,
          `M${x - 0.24} ${y}C${x - 0.3} ${y - high * 0.4} ${x - 0.62} ${y - high * 0.6} ${x - 0.66} ${y - high * 0.76}C${x - 0.5} ${y - high * 0.84} ${x - 0.44} ${y - high * 0.94} ${x - 0.06} ${y - high * 1.04}C${x + 0.2} ${y - high * 0.96} ${x + 0.5} ${y - high * 0.9} ${x + 0.44} ${y - high * 0.82}C${x + 0.8} ${y - high * 0.76} ${x + 0.7} ${y - high * 0.66} ${x + 0.56} ${y - high * 0.58}C${x + 0.5} ${y - high * 0.4} ${x + 0.3} ${y - high * 0.2} ${x + 0.24} ${y}Z`,
        )
      }
  })
}
