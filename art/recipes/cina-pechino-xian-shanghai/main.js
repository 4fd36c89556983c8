import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cut } from '../../things/cutout.js'
import { quickGrandmother, spentGrandson } from '../../things/wall-climb.js'

/** A clear autumn morning, straw over the hills. */
function morning(k) {
  cut(
    k,
    `#7cbcc4 M-80 -60H240V96H-80Z
#9cd0c8 M-80 -24C-20 -30 60 -18 120 -26C160 -30 200 -24 240 -26V96H-80Z
#c4e0c8 M-80 -8C-20 -14 60 -2 120 -10C160 -14 200 -8 240 -10V96H-80Z
#ecebc4 M-80 6C-20 0 60 10 120 3C160 -1 200 4 240 2V96H-80Z
#fde8b8 M-80 17C-20 12 60 20 120 14C160 11 200 15 240 13V96H-80Z
#fffdf0 M66 -12C76 -17 88 -15 100 -19C94 -13 84 -11 76 -10C88 -9 100 -10 112 -14C102 -7 84 -5 66 -7Z
#fffdf0 M40 4C46 1 54 2 62 0C56 4 48 6 40 6Z`,
  )
}

/** A crest with its trees: a hill from left to right, serrated by crowns; `tones`: the hill, its crowns. */
function hill(k, crest, foot, [body, ...crowns], size, seed) {
  const r = random(seed)
  const list = points(crest)
  const top = (x) => {
    const i = Math.max(0, list.findIndex(([px]) => px > x) - 1)
    const [[x0, y0], [x1, y1]] = [list[i], list[Math.min(i + 1, list.length - 1)]]
    return y0 + ((y1 - y0) * (x - x0)) / Math.max(1, x1 - x0)
  }
  fill(k, body, [...list, [list.at(-1)[0], foot], [list[0][0], foot]])
  for (let x = list[0][0]; x < list.at(-1)[0]; x += size * 0.85) {
    const y = top(x)
    const q = size * (0.6 + r() * 0.7)
    path(
      k,
      crowns[Math.floor(r() * crowns.length)],
      `M${x - q * 0.7} ${y + q}C${x - q * 0.9} ${y - q * 0.1} ${x - q * 0.3} ${y - q * 0.7} ${x} ${y - q}C${x + q * 0.4} ${y - q * 0.7} ${x + q * 0.9} ${y} ${x + q * 0.7} ${y + q}Z`,
    )
  }
  return top
}

/** Crowns on the slope of a hill, larger towards us, the light on their left. */
function slope(k, top, [x0, x1, depth], tones, size, n, seed) {
  const r = random(seed)
  const all = Array.from({ length: n }, () => [x0 + r() * (x1 - x0), r()]).sort(
    (a, b) => a[1] - b[1],
  )
  for (const [x, t] of all) {
    const y = top(x) + size + t * depth
    const q = size * (0.7 + t * 0.7 + r() * 0.4)
    const [dark, lit] = tones[Math.floor(r() * tones.length)]
    path(
      k,
      dark,
      `M${x - q} ${y + q * 0.9}C${x - q * 1.2} ${y - q * 0.1} ${x - q * 0.5} ${y - q * 0.9} ${x} ${y - q * 1.1}C${x + q * 0.6} ${y - q * 0.9} ${x + q * 1.2} ${y} ${x + q} ${y + q * 0.9}Z`,
    )
    path(
      k,
      lit,
      `M${x - q} ${y + q * 0.5}C${x - q * 1.1} ${y - q * 0.2} ${x - q * 0.5} ${y - q * 0.9} ${x} ${y - q * 1.1}C${x + q * 0.1} ${y - q * 0.5} ${x - q * 0.3} ${y + q * 0.1} ${x - q} ${y + q * 0.5}Z`,
    )
  }
}

/** The wall along a crest, [x, y, size] from far to near: lit where it rises to the right, in shade where it falls. */
function wall(k, list, [lit, shade, top]) {
  for (let i = 0; i < list.length - 1; i++) {
    const [[x0, y0, s0], [x1, y1, s1]] = [list[i], list[i + 1]]
    fill(k, y1 < y0 ? lit : shade, [
      [x0, y0 - s0 * 2],
      [x1, y1 - s1 * 2],
      [x1, y1 + s1 * 0.8],
      [x0, y0 + s0 * 0.8],
    ])
    stroke(k, top, (s0 + s1) * 0.26, `M${x0} ${y0 - s0 * 2}L${x1} ${y1 - s1 * 2}`)
    const n = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / ((s0 + s1) * 0.62)))
    for (let j = 0; j < n; j++) {
      const t = (j + 0.5) / n
      const [x, y, s] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, s0 + (s1 - s0) * t]
      fill(k, top, [
        [x - s * 0.3, y - s * 1.9],
        [x - s * 0.3, y - s * 2.75],
        [x + s * 0.3, y - s * 2.75],
        [x + s * 0.3, y - s * 1.9],
      ])
    }
  }
}

/** A watchtower of two floors, arched windows in its lit and its shaded side. */
function tower(k, x, y, q, [lit, shade, top, dark]) {
  at(k, x, y, q, (c) =>
    cut(
      c,
      `${lit} M-5 1L-4.400 -9H2V1Z
${shade} M2 1V-9H4.800L5.500 1Z
${top} M-5 -9H5.300V-10.200H-5Z
${lit} M-5 -10.200V-12H-3.600V-11H-2V-12H-0.600V-11H0.800V-12H2V-10.200Z
${shade} M2 -10.200V-12H3.200V-11H4V-12H5.300V-10.200Z
${dark} M-3.500 -3.500V-6C-3.500 -7.400 -1.900 -7.400 -1.900 -6V-3.500ZM-1 -3.500V-6C-1 -7.400 0.600 -7.400 0.600 -6V-3.500ZM2.900 -3.500V-6C2.900 -7.200 4 -7.200 4 -6V-3.500Z
${top} M-2.800 -12L-2.200 -14.500H2.200L3 -12Z
${shade} M0.800 -14.500H2.200L3 -12H0.800Z
${dark} M-3.800 -14.300C-2 -15 -1 -16 0 -16.500C1 -16 2.200 -15 4 -14.300Z`,
    ),
  )
}

/** Hills behind hills, the wall on each. */
function country(k) {
  hill(
    k,
    '-80 24 -40 18 -10 26 14 20 30 25 50 19 72 24 92 18 112 23 130 17 150 22 180 16 240 22',
    60,
    ['#b8ccc4', '#b0c4c0', '#c0d2c6'],
    1.2,
    3,
  )
  wall(k, points('30 24 0.4 42 20.5 0.450 50 17.6 0.450 60 20.500 0.450 72 23 0.5', 3), [
    '#f4e4c0',
    '#c8c4c0',
    '#fff4d4',
  ])
  tower(k, 50, 18, 0.42, ['#f4e4c0', '#b8b8bc', '#fff4d4', '#8c98a4'])
  const far = hill(
    k,
    '-80 32 -40 38 -12 30 8 36 24 30 38 33 54 27.500 68 32 84 38 100 33 118 27 134 31 150 24 172 30 240 26',
    70,
    ['#ecb880', '#e8ac70', '#f4c88c', '#d8a078'],
    1.5,
    5,
  )
  wall(k, points('-12 30 0.6 8 36 0.6 24 30 0.7 38 33 0.7 54 27.500 0.7 68 32 0.8 84 38 0.8', 3), [
    '#fbe8c0',
    '#bc9c9c',
    '#fff6dc',
  ])
  tower(k, 24, 30, 0.6, ['#fbe8c0', '#b09098', '#fff6dc', '#7c6878'])
  tower(k, 54, 27.5, 0.66, ['#fbe8c0', '#b09098', '#fff6dc', '#7c6878'])
  slope(
    k,
    far,
    [-40, 170, 6],
    [
      ['#e0a068', '#f8d090'],
      ['#d88c5c', '#f0bc78'],
    ],
    1.5,
    60,
    7,
  )
  path(
    k,
    '#fdf0cc',
    'M-80 44C-40 38 -10 46 20 41C40 38 60 46 84 42C110 38 140 45 170 40C200 38 220 42 240 40V62H-80Z',
  )
  const mid = hill(
    k,
    '-80 44 -40 40 -14 47 10 42 26 45 44 51 66 56 84 60 96 55 106 47 116 38.500 126 42 138 35 150 30 164 36 190 44 240 40',
    96,
    ['#c8542c', '#d8642c', '#b84430', '#e88434'],
    2,
    9,
  )
  slope(
    k,
    mid,
    [-50, 190, 24],
    [
      ['#b03c2c', '#f07c3c'],
      ['#c8542c', '#f8a444'],
      ['#8c3034', '#d85834'],
      ['#d88c34', '#fcd060'],
    ],
    2.3,
    190,
    11,
  )
  // The depth beyond both parapets.
  cut(
    k,
    `#a4402f M-90 70C-40 64 0 70 30 66C52 64 70 62 84 59V100H-90Z
#7c2c3c M-90 78C-40 73 10 77 40 72C60 68 74 65 84 61V100H-90Z
#a4402f M92 59C104 61 122 66 146 66C180 68 220 66 250 68V100H92Z
#7c2c3c M92 61C106 66 124 72 146 73C180 76 220 74 250 76V100H92Z`,
  )
  wall(
    k,
    points(
      '84 61 2 93 56.500 1.900 101 50.5 1.7 109 43.500 1.6 116 38.500 1.5 127 42 1.4 138 35 1.2 150 30 1.1 164 36 1.1 190 44 1',
      3,
    ),
    ['#fbdca4', '#a4808c', '#fff2cc'],
  )
  tower(k, 116.5, 38.5, 1.15, ['#fbdca4', '#946c80', '#fff2cc', '#4c3450'])
  tower(k, 150, 30, 0.85, ['#fbdca4', '#946c80', '#fff2cc', '#4c3450'])
}

const lerp = (a, b, t) => a + (b - a) * t
/** The stairs that fall away from us: t 0 at our feet, 1 at the landing. */
const leftEdge = (t) => [lerp(-2, 82, t), lerp(100, 62, t)]
const rightEdge = (t) => [lerp(162, 92, t), lerp(100, 62, t)]
const near = (i, n) => 1 - (1 - i / n) ** 1.75

function parapet(k, edge, [face, top, light], out) {
  const high = (t) => lerp(27, 3.2, t ** 0.75)
  const n = 15
  for (let i = n - 1; i >= 0; i--) {
    const [t0, t1] = [near(i, n), near(i + 1, n)]
    const [[x0, y0], [x1, y1]] = [edge(t0), edge(t1)]
    const [h0, h1] = [high(t0), high(t1)]
    const up = i % 2 ? 1 : 0.66
    const [o0, o1] = [out * h0 * 0.32, out * h1 * 0.32]
    fill(k, top, [
      [x0, y0 - h0 * up],
      [x1, y1 - h1 * up],
      [x1 + o1, y1 - h1 * up - h1 * 0.05],
      [x0 + o0, y0 - h0 * up - h0 * 0.05],
    ])
    fill(k, face, [
      [x0, y0],
      [x1, y1],
      [x1, y1 - h1 * up],
      [x0, y0 - h0 * up],
    ])
    if (i % 2) {
      fill(k, light, [
        [x1, y1 - h1],
        [x1 + o1, y1 - h1 * 1.05],
        [x1 + o1, y1 - h1 * 0.7],
        [x1, y1 - h1 * 0.66],
      ])
    }
  }
  // Courses of brick.
  for (const v of [0.2, 0.42, 0.62]) {
    let d = ''
    for (let i = 0; i <= n; i++) {
      const t = near(i, n)
      const [x, y] = edge(t)
      d += `${i ? 'L' : 'M'}${x.toFixed(1)} ${(y - high(t) * v).toFixed(1)}`
    }
    stroke(k, 'rgba(60,40,70,.35)', 0.3, d)
  }
}

function stairs(k) {
  fill(k, '#c49c84', [leftEdge(0), leftEdge(1), rightEdge(1), rightEdge(0)])
  const n = 15
  for (let i = 0; i < n; i++) {
    const [t0, t1] = [near(i, n), near(i + 1, n)]
    const mid = lerp(t0, t1, 0.28)
    fill(k, i % 2 ? '#e8c49c' : '#f0d0a4', [
      leftEdge(mid),
      leftEdge(t1),
      rightEdge(t1),
      rightEdge(mid),
    ])
    // The middle is worn, the left lies in the shade of its wall.
    const [[lx, y], [rx]] = [leftEdge(mid), rightEdge(mid)]
    const y1 = leftEdge(t1)[1]
    path(
      k,
      '#fae4bc',
      `M${lerp(lx, rx, 0.4)} ${y}Q${lerp(lx, rx, 0.6)} ${y + 0.8} ${lerp(lx, rx, 0.8)} ${y}L${lerp(lx, rx, 0.76)} ${y1}H${lerp(lx, rx, 0.44)}Z`,
    )
    fill(k, 'rgba(88,56,92,.38)', [
      leftEdge(t0),
      leftEdge(t1),
      [lerp(leftEdge(t1)[0], rightEdge(t1)[0], 0.24), y1],
      [lerp(leftEdge(t0)[0], rightEdge(t0)[0], 0.24), leftEdge(t0)[1]],
    ])
  }
  parapet(k, leftEdge, ['#7c5c70', '#f8dcac', '#ffeec8'], -1)
  parapet(k, rightEdge, ['#f0c490', '#ffeec8', '#a47c80'], 1)
}

/** The door of the tower we stand in: dark brick, the right of its reveal in the sun. */
function frame(k, [x0, x1, spring, apex]) {
  const mx = (x0 + x1) / 2
  const hole = (a, b, s, p) =>
    `M${a} 120V${s}C${a} ${lerp(s, p, 0.72)} ${lerp(a, mx, 0.44)} ${p} ${mx} ${p}C${lerp(b, mx, 0.44)} ${p} ${b} ${lerp(s, p, 0.72)} ${b} ${s}V120Z`
  const ring = (c, outer, inner) => {
    k.fillStyle = c
    k.fill(new Path2D(`${outer}${inner}`), 'evenodd')
  }
  const whole = 'M-90 -70H250V120H-90Z'
  const inner = hole(x0, x1, spring, apex)
  const outer = hole(x0 - 3, x1 + 9, spring - 1, apex - 5)
  ring('#c88c6c', outer, inner)
  // The left of the reveal lies in shade.
  path(
    k,
    '#5c4058',
    `M${x0 - 3} 120V${spring - 1}C${x0 - 3} ${lerp(spring - 1, apex - 5, 0.72)} ${lerp(x0 - 3, mx, 0.44)} ${apex - 5} ${mx} ${apex - 5}V${apex}C${lerp(x0, mx, 0.44)} ${apex} ${x0} ${lerp(spring, apex, 0.72)} ${x0} ${spring}V120Z`,
  )
  let courses = ''
  for (let y = spring; y < 96; y += 7) courses += `M${x1} ${y}L${x1 + 9} ${y - 1.5}`
  for (let i = 0; i < 6; i++) {
    const a = -Math.PI * (0.06 + i * 0.08)
    const [cx, cy, rx, ry] = [mx, spring, x1 - mx, spring - apex]
    courses += `M${cx + Math.cos(a) * rx * 1.01} ${cy + Math.sin(a) * ry * 1.08}L${cx + Math.cos(a) * (rx + 9)} ${cy + Math.sin(a) * (ry * 1.08 + 6)}`
  }
  stroke(k, '#8c5c5c', 0.4, courses)
  ring('#3a2c44', whole, outer)
  let bricks = ''
  for (let y = -66, j = 0; y < 96; y += 8, j++)
    for (let x = -88 + (j % 2) * 9; x < 248; x += 18)
      if (x + 17 < x0 - 4 || x > x1 + 10 || y < apex - 14) bricks += `M${x} ${y}h15`
  stroke(k, '#4c3c54', 0.5, bricks)
}

/** Leaves of maple that the wind carries in. */
function leaves(k) {
  for (const [x, y, q, a, c] of [
    [74, 12, 1.3, 0.4, '#e8503c'],
    [92, 22, 1, 1.8, '#f8a43c'],
    [66, 28, 0.9, 3, '#c83c34'],
    [104, 6, 1.1, 2.4, '#f07c3c'],
    [84, -12, 1.2, 0.9, '#e8503c'],
  ]) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    k.scale(q, q)
    path(
      k,
      c,
      'M0 -2.400L0.600 -1L2 -1.600L1.400 -0.200L2.600 0.600L1 0.900L0.700 2L0 1.200L-0.700 2L-1 0.900L-2.600 0.600L-1.400 -0.200L-2 -1.600L-0.600 -1Z',
    )
    stroke(k, c, 0.3, 'M0 1L0.400 3.400')
    k.restore()
  }
}

export default {
  alt: 'Dalla porta di una torre sulle scale ripide della Grande Muraglia di Mutianyu: la nonna, fresca e con lo zaino di lui in spalla, offre ridendo un cachi al nipote che arriva a quattro zampe con la lingua fuori; dietro, colline d’autunno',
  heart: 56,
  focus: 0.5,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.1], horizon: 0.45 })
    const f = field(s, { centre: 81, zoom: 0.82, foot: 1 })
    f.draw(s.k, (k) => {
      morning(k)
      country(k)
      leaves(k)
      stairs(k)
      at(k, s.pick(113, 108), 79, 1, spentGrandson, true)
      at(k, s.pick(61, 57), 86.5, 1.04, quickGrandmother)
      frame(k, s.pick([9, 146, 36, -9], [38, 121, 4, -22]))
    })
    return finish(s, { vignette: 0.1, bloom: 0.18 })
  },
}
