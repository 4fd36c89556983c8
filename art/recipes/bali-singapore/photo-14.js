import { blend } from '../../core/colour.js'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { coolDrink, hornbill, poolBoy, poolGirl } from '../../things/pool-hornbill.js'

/** The pool lies at 200 m: even the wheel (165 m) stays below this line. */
const HORIZON = 17
const AIR = '#f4c8a4'

/** A storm goes off to the right, its rain in shafts; evening on the left. */
function weather(k) {
  path(k, '#ffd08c', 'M-6 -6H166V20H-6Z')
  path(k, '#ffe4ac', 'M-6 8C30 5.500 70 10 166 14V20H-6Z')
  path(k, '#fff2cc', 'M-6 13C24 11.500 60 14.500 110 17V20H-6Z')
  path(k, '#e8b098', 'M108 1H170V18.500H97Z')
  path(k, '#c8909c', 'M126 1H170V18.500H114Z')
  path(k, '#a47898', 'M146 1H170V18.500H135Z')
  for (const x of [106, 112, 119, 128, 133, 141, 150, 156, 163])
    stroke(k, 'rgba(255,226,190,.5)', 0.3, `M${x + 4} 4L${x - 4} 17`)
  for (const [c, d] of [
    ['#f8b48c', 'M58 -6C60 -2 66 -1 70 1C76 0.500 82 3 87 6C95 4.500 103 7 110 6L166 10V-6Z'],
    ['#cc8494', 'M82 -6C85 -2 91 -2 96 1C102 0 108 3 113 5C122 3 134 6 166 5V-6Z'],
    ['#8c648c', 'M106 -6C110 -2 117 -3 122 0.500C132 -1.500 144 3 166 1V-6Z'],
  ])
    path(k, c, d)
}

/** A block seen a little from above: roof, sunny left side, shaded front. */
function block(k, x, y, w, h, far, tint = 0) {
  const tone = (c) => blend(c, AIR, far)
  const edge = x + w * 0.42
  const d = Math.min(0.5, w * 0.1)
  path(
    k,
    'rgba(68,44,104,.28)',
    `M${edge} ${y + d}L${x + w} ${y - 0.3}L${x + w + h * 0.9} ${y + 0.3}L${edge + h * 0.7} ${y + d + 0.9}Z`,
  )
  fill(
    k,
    tone(['#ffe8bc', '#fcd4a4', '#f8e4cc'][tint]),
    points(`${x} ${y} ${x} ${y - h} ${edge} ${y - h + d} ${edge} ${y + d}`),
  )
  fill(
    k,
    tone(['#a47ca4', '#8c74a8', '#7488b0'][tint]),
    points(`${edge} ${y + d} ${edge} ${y - h + d} ${x + w} ${y - h} ${x + w} ${y}`),
  )
  fill(
    k,
    tone('#fff4dc'),
    points(`${x} ${y - h} ${x + w * 0.58} ${y - h - d} ${x + w} ${y - h} ${edge} ${y - h + d}`),
  )
  for (let v = y - h + 1.5; v < y; v += 1.1) {
    stroke(k, tone('#e8ac84'), 0.22, `M${x + 0.3} ${v}L${edge - 0.2} ${v + 0.4}`)
    stroke(k, tone('#6c5c94'), 0.22, `M${edge + 0.3} ${v + 0.4}L${x + w - 0.3} ${v}`)
  }
}

/** The city beyond the bay, its hotels, its stadium, its woods. */
function northBank(k) {
  path(k, '#dcb4a0', `M-6 ${HORIZON}C30 16.400 90 17.400 166 ${HORIZON}V30H-6Z`)
  path(k, '#bcb494', 'M-6 20C20 18.600 50 21 80 19.600C110 18.400 140 21 166 19.400V34H-6Z')
  const r = random(6)
  for (let i = 0; i < 54; i++) {
    const y = 19.4 + (i / 53) * 5
    block(k, -4 + ((i * 61.8) % 168), y, 1.6 + r() * 2.4, 1 + r() * 1.8, 0.62 - i * 0.004, i % 3)
  }
  path(
    k,
    '#88a880',
    'M-6 27C10 24 24 26 40 25C62 23.600 84 26 104 24.600C130 23 150 26 166 24V44H-6Z',
  )
  path(
    k,
    '#6c9474',
    'M-6 31C14 28.500 30 31 50 29C70 27.500 100 30 120 28C140 26.500 154 29 166 28V44H-6Z',
  )
  // The dome of the stadium by the basin.
  path(k, '#a4c4bc', 'M100 26.500C116 25 140 25.500 166 24.500V27C140 28 118 28 100 27.600Z')
  path(
    k,
    '#fff0d4',
    'M98 25.500C99 20.500 103 19 106.500 19C110 19 114 21 115 25.500C110 26.600 103 26.600 98 25.500Z',
  )
  path(
    k,
    '#bc98b0',
    'M108 19.100C111.500 19.500 114.300 21.500 115 25.500C112 26.200 109 26.300 106 26.300C112 25.500 112 21.500 108 19.100Z',
  )
  // Five towers like a hand, and the hotels.
  for (const [x, y, w, h, far, tint] of points(
    '38 30 4.400 11 .38 0 43.500 29 4.400 11.500 .38 1 76 29.500 4.400 12 .38 0 81.500 30 4.400 11.500 .38 2 87 31 4.200 6 .34 1 8 31 5 8 .34 2 16 30 4 10 .38 1 23 31.500 5 8.500 .34 0 49 33 6 8.500 .24 2 68 33 5 9.500 .24 1 92 34 6 8 .2 0 30 33.500 6 7 .24 1 140 29 4 5 .34 0 146 30 5 6.500 .32 1 153 31 5 5 .3 2',
    6,
  ))
    block(k, x, y, w, h, far, tint)
  // Crowns along the shore.
  for (let x = -4; x < 166; x += 2.3) {
    const [y, q] = [35.4 + Math.sin(x * 0.09) * 0.6 + r() * 0.5, 1 + r() * 0.9]
    path(
      k,
      '#4c7c64',
      `M${x - q * 1.5} ${y}a${q * 1.5} ${q} 0 1 0 ${q * 3} 0a${q * 1.5} ${q} 0 1 0 ${-q * 3} 0Z`,
    )
    path(
      k,
      '#94a870',
      `M${x - q * 1.4} ${y - 0.1}C${x - q} ${y - q * 0.9} ${x} ${y - q} ${x + q * 0.4} ${y - q * 0.7}Q${x - q * 0.6} ${y - q * 0.4} ${x - q * 1.4} ${y - 0.1}Z`,
    )
  }
  path(
    k,
    '#4c7c64',
    'M-6 35C6 32.400 16 35 28 33.600C44 32.600 54 35.500 70 34C84 33 96 36 108 36C124 35.500 146 33.500 166 35V46H-6Z',
  )
}

/** The two theatres across the bay, prickly shells in the low sun. */
function theatres(k) {
  for (const [cx, cy, w, h] of points('10 37.500 7.500 5 25 36.800 6.500 4.200', 4)) {
    path(
      k,
      '#9c8490',
      `M${cx - w} ${cy}C${cx - w} ${cy - h * 1.3} ${cx + w} ${cy - h * 1.3} ${cx + w} ${cy}Q${cx} ${cy + 1.4} ${cx - w} ${cy}Z`,
    )
    path(
      k,
      '#fce4b4',
      `M${cx - w} ${cy}C${cx - w} ${cy - h * 1.3} ${cx + 1} ${cy - h * 1.1} ${cx + w * 0.3} ${cy + 0.6}Q${cx - w * 0.3} ${cy + 0.8} ${cx - w} ${cy}Z`,
    )
    for (let i = 0; i < 5; i++)
      stroke(
        k,
        i < 3 ? '#d8a880' : '#745c7c',
        0.3,
        `M${cx - w + 1 + i * w * 0.4} ${cy + 0.3}L${cx - w * 0.5 + i * w * 0.27} ${cy - h * 0.75}`,
      )
    for (let i = 1; i < 4; i++)
      stroke(
        k,
        '#b48c80',
        0.25,
        `M${cx - w * (1 - i * 0.07)} ${cy - i}Q${cx} ${cy - i * 1.1 + 0.9} ${cx + w * (1 - i * 0.07)} ${cy - i}`,
      )
  }
}

/** The bay far below, gold on the side of the sun. */
function bay(k) {
  path(
    k,
    '#3c94a0',
    'M-6 38.500C20 37.500 50 38 80 39.500C96 40.500 110 42.500 126 43C142 43 154 41 166 39V80H-6Z',
  )
  path(
    k,
    '#5cb0a8',
    'M-6 38.500C20 37.500 50 38 80 39.500C96 40.500 104 42 112 44C96 45 84 44 70 46C50 48.500 20 46 -6 52Z',
  )
  path(
    k,
    '#fcc888',
    'M-6 40C14 38.600 34 39 52 40C40 40.600 30 41.600 20 42.600C12 43.500 2 44 -6 46Z',
  )
  path(k, '#fff0c4', 'M-6 41C8 40 22 40 34 40.400C20 41 6 42 -6 43.400Z')
  for (const d of [
    'M60 42q4 -0.700 9 0.200M74 46q5 -0.900 10 0.100M96 47q4 -0.600 9 0.400M118 46.500q6 -0.800 11 0M136 45q4 -0.700 8 0M104 51q5 -0.900 11 0.200M126 51q6 -0.800 12 0.100',
  ])
    stroke(k, 'rgba(255,240,208,.7)', 0.3, d)
  // Boats with their wakes.
  for (const [x, y, q] of points('149 48 0.9', 3)) {
    path(
      k,
      'rgba(255,250,232,.85)',
      `M${x} ${y}L${x + 9 * q} ${y - 1.3 * q}L${x + 3 * q} ${y + 0.1}L${x + 9.5 * q} ${y + 1.5 * q}Z`,
    )
    path(
      k,
      '#84344c',
      `M${x - 2 * q} ${y - 0.2}C${x - q} ${y + q} ${x + 2 * q} ${y + q} ${x + 2.6 * q} ${y - 0.3 * q}Z`,
    )
    path(k, '#fff0c8', `M${x - 0.8 * q} ${y - 1.5 * q}H${x + 2 * q}V${y - 0.4 * q}H${x - 0.8 * q}Z`)
  }
}

/** The great wheel on its bank: rims, spokes, 28 cabins, the legs that hold its hub. */
function wheel(k, x, y) {
  const [rx, ry] = [8.6, 9.8]
  const on = (a, m = 1) => [x + Math.cos(a) * rx * m, y + Math.sin(a) * ry * m]
  path(
    k,
    '#e8d0b4',
    `M${x - 9} ${y + 13.6}L${x - 6} ${y + 11}H${x + 7}L${x + 10} ${y + 13.6}Q${x} ${y + 15} ${x - 9} ${y + 13.6}Z`,
  )
  path(
    k,
    '#94789c',
    `M${x + 1} ${y + 14.3}V${y + 11}H${x + 7}L${x + 10} ${y + 13.6}Q${x + 6} ${y + 14.2} ${x + 1} ${y + 14.3}Z`,
  )
  stroke(
    k,
    '#8c6c98',
    0.7,
    `M${x + 0.6} ${y}L${x + 6} ${y + 12}M${x - 0.6} ${y}L${x - 3.5} ${y + 12.6}`,
  )
  stroke(k, '#ffe8c4', 0.5, `M${x} ${y}L${x + 4.5} ${y + 12.5}M${x - 1} ${y}L${x - 5.5} ${y + 12}`)
  let spokes = ''
  for (let i = 0; i < 28; i++) spokes += `M${x} ${y}L${on((i / 14) * Math.PI).join(' ')}`
  stroke(k, 'rgba(255,244,220,.6)', 0.14, spokes)
  const ring = (m, dx) =>
    `M${x - rx * m + dx} ${y}a${rx * m} ${ry * m} 0 1 0 ${rx * 2 * m} 0a${rx * m} ${ry * m} 0 1 0 ${-rx * 2 * m} 0`
  stroke(k, '#8c6c98', 0.5, ring(0.97, 0.5))
  stroke(k, '#fff0d0', 0.6, ring(1, 0))
  for (let i = 0; i < 28; i++) {
    const [a, b] = on((i / 14) * Math.PI, 1.09)
    path(k, '#fffaf0', `M${a - 0.65} ${b}a0.650 0.480 0 1 0 1.300 0a0.650 0.480 0 1 0 -1.300 0Z`)
    path(k, '#6c5c94', `M${a + 0.1} ${b - 0.3}h0.500v0.600h-0.500Z`)
  }
  path(k, '#fff4dc', `M${x - 0.9} ${y}a0.900 0.900 0 1 0 1.800 0a0.900 0.900 0 1 0 -1.800 0Z`)
}

/** The bridge like a double helix, from the museum to the far bank, and the road beside it. */
function helix(k) {
  path(k, '#f0cca4', 'M138 55C138 50 133 46 125 42.600L128 42.600C138 45.600 144 50 144 55Z')
  path(k, '#7c6494', 'M138 55C138 50 133 46 125 42.600V43.600C132 46.600 136.500 50 136.500 55Z')
  const mid = (t) => [132.5 - 12 * t + 9 * t * (1 - t), 56 - 14 * t]
  const wide = (t) => 2 - t
  let deck = ''
  for (let i = 0; i <= 40; i++) deck += `${i ? 'L' : 'M'}${mid(i / 40).join(' ')}`
  stroke(k, '#5c4880', 1.6, deck)
  stroke(k, '#f8dcb8', 0.8, deck)
  for (const [turn, c, thick] of [
    [0, '#7c5c90', 0.4],
    [Math.PI, '#fff4dc', 0.5],
    [1, '#b48ca4', 0.3],
    [Math.PI + 1, '#ffe4b8', 0.4],
  ]) {
    let d = ''
    for (let i = 0; i <= 160; i++) {
      const t = i / 160
      const [x, y] = mid(t)
      d += `${i ? 'L' : 'M'}${x + Math.sin(t * 26 + turn) * wide(t)} ${y - wide(t) * 0.3 + Math.cos(t * 26 + turn) * wide(t) * 0.5}`
    }
    stroke(k, c, thick, d)
  }
}

/** The shore at the foot of our tower: promenade, trees, the pond of the museum. */
function nearShore(k) {
  path(
    k,
    '#f4d4a4',
    'M-6 62C4 56 16 54 30 54.500C42 55 52 55.500 62 56.500C84 58 110 58 130 54C146 51 156 50.500 166 50V80H-6Z',
  )
  path(
    k,
    '#3c745c',
    'M-6 64.500C6 58.500 20 58 34 59C56 60.500 84 60.500 112 59.500C132 58 150 53.500 166 53V80H-6Z',
  )
  const r = random(12)
  for (let i = 0; i < 60; i++) {
    const x = 40 + r() * 126
    const y = (x < 112 ? 60.2 : 60.2 - (x - 112) * 0.12) + r() * 7
    const q = 1.2 + r() * 1.2
    path(
      k,
      '#28584c',
      `M${x - q * 1.2} ${y + 0.5}a${q * 1.6} ${q} 0 1 0 ${q * 3.2} 0a${q * 1.6} ${q} 0 1 0 ${-q * 3.2} 0Z`,
    )
    path(
      k,
      '#4c8c60',
      `M${x - q * 1.5} ${y}a${q * 1.4} ${q * 0.9} 0 1 0 ${q * 2.8} 0a${q * 1.4} ${q * 0.9} 0 1 0 ${-q * 2.8} 0Z`,
    )
    path(
      k,
      '#b4c46c',
      `M${x - q * 1.5} ${y - 0.1}C${x - q * 1.4} ${y - q} ${x} ${y - q} ${x + q * 0.3} ${y - q * 0.7}C${x - q * 0.5} ${y - q * 0.4} ${x - q} ${y} ${x - q * 1.5} ${y - 0.1}Z`,
    )
  }
}

/** The museum like a lotus, from above: ten fingers of unlike length round an open bowl. */
function lotus(k, cx, cy) {
  path(k, '#4c94a0', `M${cx - 19} ${cy + 2}a19 6.500 0 1 0 38 0a19 6.500 0 1 0 -38 0Z`)
  path(
    k,
    'rgba(60,32,92,.4)',
    `M${cx} ${cy}C${cx + 8} ${cy - 2} ${cx + 17} ${cy} ${cx + 21} ${cy + 4}C${cx + 12} ${cy + 7.5} ${cx + 4} ${cy + 6} ${cx} ${cy + 4}Z`,
  )
  // Angle, how far the tip leans out, how high it stands: back to front.
  for (const [a, far, high] of points(
    '-1.620 8 15 -2.150 11 14 -1.100 10 12.500 -2.650 14 15 -0.600 13 11 3.100 16 13.500 -0.100 14.500 8.500 2.600 14 9 0.550 12 6 2.050 9.500 6 1.250 8 4.500',
    3,
  )) {
    const [ca, sa] = [Math.cos(a), Math.sin(a) * 0.42]
    const [rx, ry] = [cx + ca * 2.4, cy + 3 + sa * 2.4]
    const [tx, ty] = [cx + ca * far, cy + 1 + sa * far - high]
    const [bx, by] = [cx + ca * far * 0.86, cy + 1.5 + sa * far - high * 0.2]
    const half = 2.7
    const lit = ca < 0.15
    const shell = (from, to) =>
      `M${rx + from * 0.9} ${ry}C${bx + from * half} ${by + 1.5} ${tx + from * half * 1.15} ${ty + high * 0.3} ${tx + from * half} ${ty}L${tx + to * half} ${ty}C${tx + to * half * 1.15} ${ty + high * 0.3} ${bx + to * half} ${by + 1.5} ${rx + to * 0.9} ${ry}Z`
    path(k, lit ? '#fff0d4' : '#b498b8', shell(-1, 1))
    path(k, lit ? '#e0b0a8' : '#846ca0', shell(0.25, 1))
    path(
      k,
      '#fffaf0',
      `M${tx - half} ${ty}C${tx - half} ${ty - 2.2} ${tx + half} ${ty - 2.2} ${tx + half} ${ty}C${tx + half} ${ty + 1.7} ${tx - half} ${ty + 1.7} ${tx - half} ${ty}Z`,
    )
    path(
      k,
      '#6484b4',
      `M${tx - half * 0.6} ${ty - 0.1}a${half * 0.6} 0.900 0 1 0 ${half * 1.2} 0a${half * 0.6} 0.900 0 1 0 ${-half * 1.2} 0Z`,
    )
  }
}

/** The pool to its brim: bands of turquoise under loops of light. */
function pool(k) {
  const brim = 'M-6 73.500C40 68.500 90 65 166 62.500'
  path(k, '#28a8b8', `${brim}V96H-6Z`)
  path(k, '#5cd0cc', `${brim}V67C100 68 50 73 -6 79.500Z`)
  path(k, '#1890ac', 'M-6 88C40 81 100 78 166 77V96H-6Z')
  path(k, '#107898', 'M30 96C70 89 120 87 166 86.500V96Z')
  // Light on the water in loose loops, no two alike, smaller towards the brim.
  const loops = [
    'M-10 0C-7 -3 -3 -2.400 -2 -0.400C-1 1.600 -5 1.800 -4 0C-2 -2.600 4 -2.400 5 -0.300C6 1.400 9 0.800 13 -0.800',
    'M-14 0.600C-9 -1.600 -4 -2.200 0 -0.800C4 0.600 9 1 14 -1.200',
    'M-6 -1C-8 0.400 -6 2 -2 1.600C4 1 8 -1.400 4 -2.200C0 -2.800 -2 -0.800 2 0.200C6 1.200 10 0.400 12 -0.400',
    'M-9 0.400C-6 -1.600 -2 -1.400 0 0C2 1.400 5 1.400 8 0',
  ]
  for (const [x, y, q, n] of points(
    '7 92 1 1 84 78 0.7 3 101 74 0.6 1 122 73.500 0.6 2 144 70.500 0.500 1 157 74 0.55 3 100 82 0.9 0 124 79.500 0.8 3 150 80 0.9 1 80 88.500 1.100 1 112 89 1.200 3 143 87.500 1.200 0 128 68.600 0.4 3 154 66.500 0.4 1 46 92 1.100 0',
    4,
  ))
    at(k, x, y, q, (u) => stroke(u, '#a8f0e4', 0.7, loops[n]), n % 2 === x % 2)
  // The brim, wet, lit along its edge; beyond it the drop.
  path(k, '#4c3c74', 'M-6 70.600C40 65.600 90 62.100 166 59.600V62C90 64.500 40 68 -6 73Z')
  path(
    k,
    '#fff2d8',
    'M-6 71.400C40 66.400 90 62.900 166 60.400V62.700C90 65.200 40 69.200 -6 74.200Z',
  )
  path(
    k,
    '#e0b8a4',
    'M-6 73.600C40 68.600 90 64.700 166 62.200V62.900C90 65.400 40 69.500 -6 74.500Z',
  )
  stroke(k, '#a8f0e4', 0.5, 'M-6 75.300C40 70.200 90 66.300 166 63.600')
}

/** Rings and broken colours round somebody in the water. */
function wet(k, x, y, half, colour) {
  for (let i = 0; i < 4; i++)
    path(
      k,
      colour,
      `M${x - half * (0.9 - i * 0.14) + i} ${y + 1.6 + i * 2.1}q${half * 0.9} -1 ${half * (1.7 - i * 0.3)} 0q${-half * 0.8} 1.500 ${-half * (1.7 - i * 0.3)} 0Z`,
    )
  stroke(
    k,
    '#e8fff4',
    0.6,
    `M${x - half * 1.25} ${y}Q${x} ${y + 2.6} ${x + half * 1.25} ${y - 0.5}`,
  )
  stroke(
    k,
    '#a8f0e4',
    0.4,
    `M${x - half * 1.7} ${y + 1.5}Q${x} ${y + 5} ${x + half * 1.7} ${y + 0.6}`,
  )
}

export default {
  alt: 'La piscina sul tetto di Marina Bay la sera: un bucero posato sul bordo ha rubato la ciliegia di una bambina che ride, il fratello lo indica; sotto, la baia con il museo a fiore di loto e la ruota',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.14], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      weather(k)
      northBank(k)
      bay(k)
      theatres(k)
      wheel(k, 132, 29.5)
      nearShore(k)
      helix(k)
      lotus(k, 24, 57)
      pool(k)
      wet(k, 26, 85, 8, 'rgba(200,124,88,.5)')
      at(k, 26, 85, 0.88, poolBoy)
      stroke(k, '#e8fff4', 0.7, 'M16.500 85.600Q26 88.600 36 85.400')
      wet(k, 56.5, 78.5, 10, 'rgba(216,64,108,.55)')
      path(
        k,
        'rgba(84,40,84,.4)',
        'M60 68.200C66 66.800 76 66.200 83 66.800L80 67.900C74 68 66 68.600 60 69.400Z',
      )
      at(k, 60, 66.9, 0.92, poolGirl)
      stroke(k, '#e8fff4', 0.7, 'M46 79Q55 82.400 66.500 79.200')
      at(k, 85.5, 65.2, 0.8, coolDrink)
      path(k, 'rgba(44,28,84,.35)', 'M104 64.800C108 63.900 116 63.700 122 64L112 65.500Z')
      at(k, 107, 64.2, 0.92, hornbill)
    })
    return finish(s, { vignette: 0.12 })
  },
}
