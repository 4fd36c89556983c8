import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const PIT = { x: 68, y: 48, rx: 54, ry: 10 }
const LAKE = { x: 68, y: 54, rx: 46, ry: 7.8 }
const on = ({ x, y, rx, ry }, a, s = 1) => [x + Math.cos(a) * rx * s, y + Math.sin(a) * ry * s]

/** Mauna Loa, one long even shield; before it the far wall of the caldera. */
export function shield(k) {
  path(
    k,
    '#54507c',
    'M-8 27.500C20 25.500 44 19.600 70 14.800C76 13.900 82 13.900 88 14.900C112 19 138 24.600 168 26.500V40H-8Z',
  )
  path(
    k,
    '#6c5884',
    'M-8 27.500C20 25.500 44 19.600 70 14.800C76 13.900 80 13.900 84 14.300C66 18.600 44 24.500 30 29L-8 31Z',
  )
  const top = points(
    '-8 31.500 8 29.800 22 30.600 38 29 56 30 74 28.800 92 29.800 110 28.900 128 30.400 146 29.600 168 31.200',
  )
  const wall = rough(top, 0.4, 4)
  fill(k, '#34305c', [...wall, [168, 42], [-8, 42]])
  const r = random(3)
  // Spurs of the wall: a face that sees the fire, one turned away, feet that run out on the floor.
  for (let x = -10; x < 166; ) {
    const glow = Math.exp(-(((x - 62) / 50) ** 2))
    const w = 3.4 + r() * 6
    const [y, foot] = [30.4 + r() * 1.4, 36.2 + r() * 1]
    const m = x + w * (0.35 + 0.3 * r())
    fill(k, glow > 0.6 ? '#84405a' : glow > 0.3 ? '#5c3a60' : '#403462', [
      [x + 0.4, y + 0.5],
      [m, y],
      [m + w * 0.2, foot],
      [x - w * 0.2, foot],
    ])
    fill(k, glow > 0.6 ? '#b4584e' : '#54406a', [
      [x, y + 3],
      [x + w * 0.24, y + 2.2],
      [x + w * 0.2, foot],
      [x - w * 0.34, foot],
    ])
    x += w
  }
}

/** The floor of black lava with its glowing seams, the pit in it, the lake of fire in the pit. */
export function crater(k) {
  const r = random(14)
  const floor = k.createLinearGradient(0, 36, 0, 86)
  for (const [a, c] of [
    [0, '#3c305c'],
    [0.3, '#2c2450'],
    [1, '#16143a'],
  ])
    floor.addColorStop(a, c)
  path(k, floor, 'M-8 36.600C40 35.600 110 36.600 168 36.200V100H-8Z')
  // Old flows: long tongues a little lighter.
  for (const [x, y, l, h] of points(
    '130 41 30 1 142 46 26 1.400 6 42 18 1 -2 50 14 1.600 140 54 30 1.800 30 66 40 2 110 68 40 2.200 10 60 20 1.800',
    4,
  ))
    path(
      k,
      'rgba(108,76,124,.34)',
      `M${x - l} ${y}C${x - l * 0.5} ${y - h} ${x + l * 0.2} ${y - h * 1.2} ${x + l} ${y - h * 0.3}C${x + l * 0.5} ${y + h * 0.6} ${x - l * 0.2} ${y + h} ${x - l} ${y}Z`,
    )
  // The far wall of the pit, lit by the lake: columns of unlike light, ledges.
  const rim = Array.from({ length: 61 }, (_, i) => {
    const [x, y] = on(PIT, Math.PI + (i / 60) * Math.PI)
    return [x, y + (i % 60 ? (r() - 0.5) * 0.7 : 0)]
  })
  const front = Array.from({ length: 41 }, (_, i) => on(PIT, (i / 40) * Math.PI))
  k.save()
  k.beginPath()
  for (const p of [...rim, ...front]) k.lineTo(...p)
  k.clip()
  k.fillStyle = '#6c2c44'
  k.fillRect(0, 30, 160, 40)
  for (let i = 0; i < 58; i++) {
    const a = Math.PI + ((i + 0.5 * r()) / 58) * Math.PI
    const [x, y] = on(PIT, a)
    const [u, v] = on(LAKE, a)
    const w = 0.9 + r() * 1.2
    const near = Math.sin((i / 58) * Math.PI)
    const c = [
      ['#8c3848', '#54284c'],
      ['#c85440', '#8c3848'],
      ['#f08848', '#b84840'],
    ][Math.min(2, Math.floor(near * 2.2 + r() * 0.9))]
    const turn = r() * 0.5
    fill(k, c[0], [
      [x - w, y + turn],
      [x + w * 0.2, y],
      [u + w * 0.4, v],
      [u - w, v],
    ])
    fill(k, c[1], [
      [x + w * 0.2, y],
      [x + w, y + turn],
      [u + w, v],
      [u + w * 0.4, v],
    ])
  }
  // A ledge of cooled lava above the lake.
  path(
    k,
    '#3c1c40',
    `M${LAKE.x - LAKE.rx - 4} 53C${LAKE.x - 30} 45.600 ${LAKE.x + 28} 45 ${LAKE.x + LAKE.rx + 4} 53L${LAKE.x + LAKE.rx + 2} 54.600C${LAKE.x + 28} 46.400 ${LAKE.x - 30} 47 ${LAKE.x - LAKE.rx - 2} 54.600Z`,
  )
  // The lake: fire, then plates of crust that leave the seams open.
  const g = k.createRadialGradient(46, 53, 1, 60, 54, 52)
  for (const [a, c] of [
    [0, '#fff0a8'],
    [0.25, '#ffc850'],
    [0.6, '#fc8434'],
    [1, '#d8442c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.beginPath()
  k.ellipse(LAKE.x, LAKE.y, LAKE.rx, LAKE.ry, 0, 0, 7)
  k.fill()
  for (let row = 0, y = 47.4; row < 7; row++) {
    const h = 0.9 + row * 0.34
    let x = 18 + r() * 4
    while (x < 118) {
      const w = 3 + r() * 7 + row * 0.6
      const far = Math.hypot((x + w / 2 - 46) / 18, (y - 52.4) / 3.4)
      if (far > 0.9 && r() < 0.93) {
        const s = Math.min(1, 0.55 + far * 0.16)
        const j = () => (r() - 0.5) * 0.5 * h
        fill(k, far > 2 ? '#4c1c38' : '#742834', [
          [x + w * 0.08, y + j()],
          [x + w * 0.5, y - h * 0.14 + j()],
          [x + w * s * 0.96, y + j()],
          [x + w * s, y + h * 0.5 * s],
          [x + w * 0.8 * s, y + h * s * 0.9],
          [x + w * 0.3, y + h * s * 0.86 + j()],
          [x, y + h * 0.4],
        ])
      }
      x += w + 0.3 + h * 0.12
    }
    y += h + 0.22
  }
  // The fountain: sheets of fire, drops that fall.
  for (const [c, q] of [
    ['#f8682c', 1],
    ['#ffb43c', 0.74],
    ['#fff4b8', 0.46],
  ])
    for (const [dx, h, w, lean] of points(
      '-4.600 3.400 1.600 -2.600 -2.600 6.600 1.900 -1.300 -0.700 9.800 2.200 -0.300 0.900 12.400 2.300 0.400 2.600 8.400 2 1.200 4.400 4.600 1.700 2.400',
      4,
    )) {
      const x = 46 + dx * q
      path(
        k,
        c,
        `M${x - w * q} 53.600C${x - w * q * 0.5} ${53.6 - h * q * 0.5} ${x + lean * q - 0.3} ${53.6 - h * q * 0.8} ${x + lean * q} ${53.6 - h * q}C${x + lean * q + 0.5} ${53.6 - h * q * 0.7} ${x + w * q * 0.7} ${53.6 - h * q * 0.4} ${x + w * q} 53.600Z`,
      )
    }
  path(
    k,
    '#fff4b8',
    'M37.500 53.400C40 51.800 52 51.800 55 53.300C52 55.200 40 55.200 37.500 53.400Z',
  )
  k.restore()
  for (let i = 0; i < 30; i++) {
    const [a, d] = [-0.4 - r() * 2.4, 4 + r() * 8]
    k.fillStyle = i % 3 ? '#ffb450' : '#ff7434'
    k.beginPath()
    k.arc(46.5 + Math.cos(a) * d * 0.7, 49 + Math.sin(a) * d, 0.12 + r() * 0.22, 0, 7)
    k.fill()
  }
  // The near lip of the pit, its edge alight.
  const lip = front.map(([x, y], i) => [x, y + (i % 40 ? (r() - 0.5) * 0.5 : 0)])
  fill(k, '#241c48', [
    ...lip,
    [PIT.x - PIT.rx - 1, 49],
    [PIT.x - 40, 62],
    [PIT.x, 66],
    [PIT.x + 40, 62],
    [PIT.x + PIT.rx + 1, 49],
  ])
  stroke(k, '#f87c44', 0.32, `M${lip.map((p) => p.join(' ')).join('L')}`)
  stroke(k, '#b8484c', 0.24, `M${rim.map((p) => p.join(' ')).join('L')}`)
  // Seams on the floor.
  for (const d of [
    'M123 46.600L126 47.400L128.500 47.200L131 48.400L134 47.800L137 49L141 49.200',
    'M131 48.400L130.200 49.600L132.500 50.400L135 50.300',
    'M8 47.600L3 48.600L-2 48.200',
  ]) {
    stroke(k, '#d84c34', 0.4, d)
    stroke(k, '#ffb45c', 0.16, d)
  }
}

/** Steam and gas that rise from the fountain and lean with the trade wind; lit from below. */
export function plume(k) {
  const axis = (t) => [46 + 34 * t ** 1.5 + 3 * Math.sin(t * 5), 46 - 56 * t]
  const outline = (q, seed) => {
    const r = random(seed)
    const left = []
    const right = []
    const n = 9
    for (let i = 0; i <= n; i++) {
      const t = (i / n) * 1.06
      const [x, y] = axis(t)
      const w = (1.6 + t ** 0.8 * 15) * q
      left.push([x - w * (0.9 + 0.24 * r()), y + (r() - 0.5) * 2 - t * 2])
      right.push([x + w * (0.9 + 0.24 * r()), y + (r() - 0.5) * 2 + t * 3])
    }
    let d = `M${left[0].join(' ')}`
    const arc = (list) => {
      for (let i = 1; i < list.length; i++) {
        const c = Math.hypot(list[i][0] - list[i - 1][0], list[i][1] - list[i - 1][1])
        d += `A${c * 0.58} ${c * 0.58} 0 0 1 ${list[i].join(' ')}`
      }
    }
    arc(left)
    d += `L${right.at(-1).join(' ')}`
    arc(right.toReversed())
    return new Path2D(`${d}Z`)
  }
  const tone = (list) => {
    const g = k.createLinearGradient(50, 48, 80, -8)
    for (const [a, c] of list) g.addColorStop(a, c)
    return g
  }
  for (const [q, seed, dx, list] of [
    [
      1,
      5,
      0,
      [
        [0, '#e8604c'],
        [0.3, '#8c4868'],
        [0.7, '#4c4478'],
        [1, '#343870'],
      ],
    ],
    [
      0.74,
      8,
      -0.6,
      [
        [0, '#fc9454'],
        [0.3, '#b85c6c'],
        [0.65, '#6c5484'],
        [1, '#44447c'],
      ],
    ],
    [
      0.46,
      12,
      -1,
      [
        [0, '#ffd084'],
        [0.25, '#ec8468'],
        [0.55, '#9c6484'],
        [1, '#5c5488'],
      ],
    ],
  ]) {
    k.save()
    k.translate(dx, 0)
    k.fillStyle = tone(list)
    k.fill(outline(q, seed))
    k.restore()
  }
}

/** Our rim: ropes of old lava, ferns, its edge touched by the glow. */
export function rimNear(k) {
  const edge = points(
    '-8 71 8 69.800 22 71.200 38 73.600 52 77.500 66 82 82 85 100 85.600 116 82.600 128 77 138 72.600 150 70.400 170 69',
  )
  fill(k, '#100e2c', [...rough(edge, 0.4, 6), [170, 100], [-8, 100]])
  stroke(
    k,
    '#c8543c',
    0.4,
    `M${rough(edge, 0.4, 6)
      .map((p) => p.join(' '))
      .join('L')}`,
  )
  for (const d of [
    'M-6 77C10 75 24 78 36 81C46 84 54 88 60 94',
    'M-6 83C8 81 20 84 30 87.500C36 90 40 93 42 96',
    'M166 76C152 76 140 79 132 84C126 88 122 92 120 96',
    'M166 83C154 83 146 86 140 91',
  ])
    stroke(k, '#221c44', 0.9, d)
  const r = random(22)
  for (const [x, y, q] of points(
    '2 70.400 1.300 18 71 0.900 50 77.400 1 124 79 1 134 74.600 1.300 158 70 1.200',
    3,
  ))
    for (let i = 0; i < 7; i++) {
      const a = -2.6 + i * 0.36 + r() * 0.1
      const l = q * (2.4 + r() * 1.4)
      const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.9]
      path(
        k,
        i % 3 ? '#181838' : '#3c2c50',
        `M${x - 0.3} ${y}Q${x + Math.cos(a) * l * 0.5} ${y + Math.sin(a) * l * 1.1} ${ex} ${ey + 0.5}Q${x + Math.cos(a) * l * 0.6} ${y + Math.sin(a) * l * 0.8} ${x + 0.4} ${y}Z`,
      )
    }
}

/** An ohia on the rim: a bent trunk, flat clumps of small leaves, red flowers like brushes; the glow comes from the left. */
export function ohia(k) {
  path(
    k,
    '#16122f',
    'M137 76C140.500 73 142 68 141 62C140 57 140.500 53 142 50C145 44 140 38 143 31L145.500 32C143.500 39 148 44 146 51C144.500 57 147 62 147.500 67C148 71 150 73.500 154 76Z',
  )
  path(
    k,
    '#a84c48',
    'M138.500 74.600C140.800 72.500 142 68 141 62C140 57 140.500 53 142 50C145 44 140 38 143 31L143.700 31.300C141.200 38 146 44 143.200 50.500C141.600 54 141.800 58 142.600 62C143.200 66 142.800 70 140.600 73.600Z',
  )
  stroke(
    k,
    '#16122f',
    1.2,
    'M143 51C138 45 132 43 127 42M144 41C149 36 155 35 160 36M143.500 34C140 28 136 26 132 25M144.500 33C147 27 152 24 156 23',
  )
  const r = random(4)
  for (const [x, y, w, h] of points(
    '126 41 9 4 160 35 9 4.500 132 24.500 9 4.400 156 21.500 9 4.400 144 17.500 10 5 140 34 6 3 150 30 6 3',
    4,
  )) {
    for (const [c, s, dx, dy] of [
      ['#141432', 1, 0, 0],
      ['#2c2c54', 0.8, -1.1, 0.5],
      ['#6c4458', 0.5, -2.6, 1.2],
    ]) {
      let d = ''
      for (let i = 0; i < 11; i++) {
        const a = (i / 11) * 6.283
        const [px, py] = [x + dx + Math.cos(a) * w * 0.72 * s, y + dy + Math.sin(a) * h * 0.62 * s]
        const q = (1.5 + r() * 1.2) * s * (h / 4)
        d += `M${px - q} ${py}a${q} ${q * 0.8} 0 1 0 ${q * 2} 0a${q} ${q * 0.8} 0 1 0 ${-q * 2} 0Z`
      }
      path(
        k,
        c,
        `${d}M${x + dx - w * 0.7 * s} ${y + dy}a${w * 0.7 * s} ${h * 0.7 * s} 0 1 0 ${w * 1.4 * s} 0a${w * 0.7 * s} ${h * 0.7 * s} 0 1 0 ${-w * 1.4 * s} 0Z`,
      )
    }
    // Flowers.
    for (let i = 0; i < 3; i++) {
      const [fx, fy] = [x + (r() - 0.6) * w * 1.3, y + (r() - 0.4) * h]
      for (let j = 0; j < 9; j++) {
        const a = -3.3 + j * 0.42
        stroke(
          k,
          j % 2 ? '#f0503c' : '#ff8858',
          0.2,
          `M${fx} ${fy}L${fx + Math.cos(a) * 1.1} ${fy + Math.sin(a) * 1.1}`,
        )
      }
    }
  }
}
