// A guards' tower of South Beach in the curves of the Art Deco, on its posts.
// Points of the field of 160 × 90; the low sun comes from the left.
import { path, stroke } from '../core/field.js'
import { disc } from './profile.js'

const [MID, HALF] = [101, 21]
const CANDY = ['#ff6c78', '#fff4dc']
const PIPE = '#fff6e0'

/** Boards painted in turn, narrower towards the edges of the drum. */
function drum(k) {
  const n = 17
  for (let i = 0; i < n; i++) {
    const [a, b] = [i, i + 1].map((j) => MID - Math.cos((j / n) * Math.PI) * HALF)
    path(k, CANDY[i % 2], `M${a} 19H${b + 0.1}V52H${a}Z`)
  }
  path(k, 'rgba(255,190,90,.35)', 'M80 19H86V52H80Z')
  path(k, 'rgba(92,44,120,.34)', 'M108 19H122V52H108Z')
  path(k, 'rgba(72,32,110,.3)', 'M116 19H122V52H116Z')
  // Three speed lines round the foot, and the shade of the roof.
  for (const y of [43.5, 46.3, 49.1]) {
    path(k, '#ffc83c', `M80 ${y}H122V${y + 1.2}H80Z`)
    path(k, '#b07474', `M109 ${y}H122V${y + 1.2}H109Z`)
  }
  path(k, 'rgba(72,32,110,.38)', 'M80 19H122V22.600C110 24 92 24 80 22.600Z')
}

/** Window with its eyebrow, door with a porthole. */
function openings(k) {
  path(k, '#fff6e0', 'M83.500 26.500H101V38H83.500Z')
  path(k, '#2c6c8c', 'M84.600 27.600H99.900V37H84.600Z')
  path(k, '#7cc8c8', 'M84.600 27.600H95L88 37H84.600Z')
  path(k, '#fff6e0', 'M91.800 27H92.700V37.500H91.800Z')
  path(k, '#35b8b0', 'M81.500 25H103V27.500H81.500C80.500 27.500 80.500 25 81.500 25Z')
  path(k, '#1c7c8c', 'M81.100 26.700H103V27.500H81.500Z')
  path(k, 'rgba(72,32,110,.35)', 'M83.500 27.500H101V29H83.500Z')
  path(k, '#fff6e0', 'M105 52V31C105 26.500 115.500 26.500 115.500 31V52Z')
  path(k, '#208c98', 'M106 52V31.300C106 27.700 114.600 27.700 114.600 31.300V52Z')
  path(k, '#2fa8a8', 'M106 52V31.300C106 29 109 28.400 110 28.500V52Z')
  disc(k, '#ffc83c', 110.3, 35, 2.7)
  disc(k, '#2c4c74', 110.3, 35, 1.9)
  path(k, '#ffd884', 'M108.600 35.600a1.900 1.900 0 0 1 2.400 -2.400Z')
}

/** The roof: three rings, each smaller, and the fin. */
function roof(k) {
  path(k, '#ff6c78', 'M99 8.800C99 4.500 100.500 1.800 105 0.800V8.800Z')
  path(k, '#a83c6c', 'M103.600 8.800V1.200L105 0.800V8.800Z')
  path(
    k,
    '#ffb0a0',
    'M99 8.800C99 4.500 100.500 1.800 105 0.800C101.600 2.600 100.200 5 100 8.800Z',
  )
  for (const [x0, x1, y, c, lit, dark] of [
    [73, 129, 15.8, '#2cacac', '#94ecd4', '#18688a'],
    [82, 120, 12, '#fff0d0', '#ffffff', '#b890b0'],
    [90, 112, 8.4, '#ffc83c', '#fff0a0', '#c4784c'],
  ]) {
    const [a, b] = [x0 + 2, x1 - 2]
    const cut = x1 - (x1 - x0) * 0.24
    path(
      k,
      c,
      `M${a} ${y}H${b}C${b + 2.6} ${y} ${b + 2.6} ${y + 3.8} ${b} ${y + 3.8}H${a}C${a - 2.6} ${y + 3.8} ${a - 2.6} ${y} ${a} ${y}Z`,
    )
    path(
      k,
      dark,
      `M${cut} ${y}H${b}C${b + 2.6} ${y} ${b + 2.6} ${y + 3.8} ${b} ${y + 3.8}H${a}C${a - 0.8} ${y + 3.8} ${a - 1.4} ${y + 3.4} ${a - 1.7} ${y + 2.8}H${cut - 5}C${cut - 2} ${y + 2.8} ${cut} ${y + 2} ${cut} ${y}Z`,
    )
    path(
      k,
      lit,
      `M${a} ${y}H${cut - 6}V${y + 0.8}H${a - 1.6}C${a - 1.2} ${y + 0.3} ${a - 0.6} ${y} ${a} ${y}Z`,
    )
  }
}

/** Deck, its posts and braces; the far ones first. */
export function frame(k) {
  path(k, '#54386c', 'M66 54H132L129 58.500H70Z')
  for (const x of [74, 92, 110, 127]) path(k, '#8c6484', `M${x} 55h1.700V76h-1.700Z`)
  stroke(k, '#8c6484', 0.9, 'M75 75L92 57M128 75L111 57')
}

export function deck(k) {
  for (const x of [66.5, 88, 109.5, 131]) {
    path(k, 'rgba(92,48,110,.4)', `M${x + 1} 80.500L${x + 20} 80.300L${x + 1} 82.400Z`)
    path(k, '#ecc8a8', `M${x} 55h2.400V81.500h-2.400Z`)
    path(k, '#fff0d0', `M${x} 55h0.900V81.500h-0.900Z`)
    path(k, '#a8788c', `M${x + 1.7} 55h0.700V81.500h-0.700Z`)
    path(k, '#f8d8a8', `M${x - 2.4} 82.300C${x - 0.6} 80.200 ${x + 2} 80 ${x + 4.8} 82.300Z`)
    path(
      k,
      '#c88c84',
      `M${x + 1.6} 80.700C${x + 2.6} 80.900 ${x + 3.6} 81.400 ${x + 4.8} 82.300H${x + 2}Z`,
    )
  }
  path(
    k,
    '#fff6e0',
    'M64 51.500H134C135.500 51.500 135.500 55.500 134 55.500H64C62.500 55.500 62.500 51.500 64 51.500Z',
  )
  path(
    k,
    '#e0b89c',
    'M63.100 54.300H134.900C134.700 55 134.400 55.500 134 55.500H64C63.600 55.500 63.300 55 63.100 54.300Z',
  )
  path(k, '#35b8b0', 'M63 52.600H120V53.700H63Z')
  path(k, '#208c98', 'M120 52.600H135V53.700H120Z')
}

export function house(k) {
  drum(k)
  openings(k)
  roof(k)
}

/** Rails like those of a liner, and the ramp down to the sand. */
export function rails(k) {
  for (const y of [41.5, 44.8, 48.1])
    stroke(
      k,
      y < 42 ? PIPE : '#e0ccd0',
      y < 42 ? 1 : 0.6,
      `M80 ${y}H67C64.600 ${y} 64.400 ${y + 1} 64.400 ${y + 2.6}V51.500`,
    )
  for (const x of [72, 79.5]) stroke(k, PIPE, 0.8, `M${x} 41.500V51.500`)
}

export function ramp(k) {
  path(k, '#6c4878', 'M134 53L161 79.500V82L157 82L133 56Z')
  path(k, '#f0d0a8', 'M131 51.500H135.500L164 79.500V82H160.500Z')
  path(k, '#b0808c', 'M134 54.300L131 51.500H132.500L162.600 82H160.500Z')
  for (let i = 0; i < 3; i++)
    stroke(
      k,
      i ? '#d0b4c4' : PIPE,
      i ? 0.6 : 1,
      `M122.500 ${41.5 + i * 3.3}H132.500L164 ${72.5 + i * 3.3}`,
    )
  for (const x of [122.5, 132.5, 142.5, 152.5]) {
    const y = Math.max(0, x - 132.5) * 0.985
    stroke(k, '#ecdcd4', 0.8, `M${x} ${41.5 + y}V${51.8 + y}`)
  }
}
