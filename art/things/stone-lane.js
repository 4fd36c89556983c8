// A lane of Stone Town in perspective: coral stone, barazas, carved doors, verandas of teak, the spires of St Joseph's at its end.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const VP = [84, 57]
const F = 64
export const EYE = 1.65

/** Metres to the right, up and away to points of the field. */
export const see = (X, Y, Z) => [VP[0] + (F * X) / Z, VP[1] - (F * (Y - EYE)) / Z]
export const scaleAt = (Z) => F / Z

export const [LEFT, RIGHT] = [-3, 3.3]
const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => see(...p)),
  )
/** A piece of a wall that runs away from us. */
export const onWall = (k, c, X, z0, z1, y0, y1) =>
  quad(k, c, [
    [X, y0, z0],
    [X, y1, z0],
    [X, y1, z1],
    [X, y0, z1],
  ])
const facing = (k, c, x0, x1, y0, y1, Z) =>
  quad(k, c, [
    [x0, y0, Z],
    [x0, y1, Z],
    [x1, y1, Z],
    [x1, y0, Z],
  ])

/** A window with its shutters: frame, leaves, louvres; `ajar` opens the nearer leaf. */
function window(k, X, z, y, w, h, [frame, leaf, dark], bars = 6) {
  onWall(k, frame, X, z - 0.14, z + w + 0.14, y - 0.14, y + h + 0.16)
  onWall(k, dark, X, z, z + w, y, y + h)
  for (const [a, b] of [
    [z + 0.03, z + w * 0.47],
    [z + w * 0.53, z + w - 0.03],
  ]) {
    onWall(k, leaf, X, a, b, y + 0.03, y + h - 0.03)
    for (let i = 1; i < bars; i++)
      onWall(k, dark, X, a + 0.06, b - 0.06, y + (h * i) / bars, y + (h * i) / bars + h * 0.035)
  }
}

/** A carved door with studs of brass under its lintel. */
function carved(k, X, z, w, h, [stone, wood, dark, brass]) {
  onWall(k, stone, X, z - 0.3, z + w + 0.3, 0, h + 0.75)
  onWall(k, dark, X, z - 0.16, z + w + 0.16, 0, h + 0.6)
  onWall(k, wood, X, z - 0.08, z + w + 0.08, h + 0.08, h + 0.52)
  for (let i = 0; i < 7; i++)
    onWall(k, dark, X, z + (w * i) / 7 + 0.04, z + (w * i) / 7 + 0.1, h + 0.16, h + 0.44)
  for (const [a, b] of [
    [z + 0.04, z + w * 0.48],
    [z + w * 0.52, z + w - 0.04],
  ]) {
    onWall(k, wood, X, a, b, 0.08, h)
    for (let j = 0; j < 6; j++)
      for (const t of [0.28, 0.72]) {
        const [px, py] = see(X, 0.35 + (j * h) / 6.3, a + (b - a) * t)
        const q = scaleAt(z) * 0.045
        path(
          k,
          brass,
          `M${px - q * 0.6} ${py}a${q * 0.6} ${q} 0 1 0 ${q * 1.2} 0a${q * 0.6} ${q} 0 1 0 ${-q * 1.2} 0Z`,
        )
      }
  }
}

/** A veranda of wood that hangs over the lane: floor, brackets, rail with fretwork, posts, a roof of tin. */
function veranda(k, X, out, z0, z1, y, [side, front, dark, tin, gap]) {
  const E = X + out
  // Brackets below, then the near end and the long front.
  for (let z = z0 + 0.2; z < z1; z += (z1 - z0 - 0.4) / 3)
    quad(k, dark, [
      [X, y - 0.7, z],
      [X, y, z],
      [E, y, z],
      [X + out * 0.5, y - 0.25, z],
    ])
  quad(k, dark, [
    [X, y, z0],
    [E, y, z0],
    [E, y, z1],
    [X, y, z1],
  ])
  onWall(k, gap, E, z0, z1, y, y + 2.6)
  onWall(k, front, E, z0, z1, y - 0.12, y + 0.95)
  facing(k, gap, X, E, y, y + 2.6, z0)
  facing(k, side, X, E, y - 0.12, y + 0.95, z0)
  for (let i = 0; i < 12; i++) {
    const z = z0 + ((z1 - z0) * (i + 0.2)) / 12
    onWall(k, dark, E, z, z + ((z1 - z0) / 12) * 0.55, y + 0.16, y + 0.68)
    onWall(k, front, E, z + ((z1 - z0) / 12) * 0.2, z + ((z1 - z0) / 12) * 0.34, y + 0.16, y + 0.68)
  }
  for (let i = 0; i < 4; i++) {
    const x = X + (out * (i + 0.2)) / 4
    facing(k, dark, x, x + out * 0.14, y + 0.16, y + 0.68, z0)
  }
  for (let i = 0; i <= 5; i++) {
    const z = z0 + ((z1 - z0) * i) / 5
    onWall(k, front, E, z - 0.05, z + 0.09, y + 0.9, y + 2.6)
  }
  // Scalloped valance.
  onWall(k, front, E, z0, z1, y + 2.2, y + 2.6)
  for (let i = 0; i < 15; i++) {
    const z = z0 + ((z1 - z0) * i) / 15
    quad(k, front, [
      [E, y + 2.22, z],
      [E, y + 2, z + (z1 - z0) / 30],
      [E, y + 2.22, z + (z1 - z0) / 15],
    ])
  }
  facing(k, side, X, E, y + 2.25, y + 2.6, z0)
  quad(k, tin, [
    [X, y + 3.2, z0 - 0.2],
    [E + out * 0.22, y + 2.55, z0 - 0.2],
    [E + out * 0.22, y + 2.55, z1 + 0.2],
    [X, y + 3.2, z1 + 0.2],
  ])
  quad(k, dark, [
    [X, y + 3.2, z0 - 0.2],
    [E + out * 0.22, y + 2.55, z0 - 0.2],
    [E + out * 0.22, y + 2.45, z0 - 0.2],
    [X, y + 2.6, z0 - 0.2],
  ])
}

/** The two spires of St Joseph's over the roofs. */
function cathedral(k) {
  const [lit, shade, roof, roofShade] = ['#f0d8c0', '#c0a8bc', '#b88c90', '#94749a']
  path(k, shade, 'M79 48V38L84.800 34L91 38V48Z')
  for (const x of [77.2, 88.4]) {
    path(k, lit, `M${x} 50V29.500H${x + 4}V50Z`)
    path(k, shade, `M${x + 2.3} 50V29.500H${x + 4}V50Z`)
    path(
      k,
      '#8c789c',
      `M${x + 0.6} 36V33.200q0.600 -1 1.200 0V36ZM${x + 2.5} 36V33.200q0.500 -1 1 0V36ZM${x + 0.6} 43V39.800q0.600 -1 1.200 0V43Z`,
    )
    path(
      k,
      '#d8bcb0',
      `M${x - 0.4} 30V29.100H${x + 4.4}V30ZM${x - 0.2} 37.800V37.200H${x + 4.2}V37.800Z`,
    )
    path(k, roof, `M${x - 0.1} 29.200L${x + 2} 18.500L${x + 4.1} 29.200Z`)
    path(k, roofShade, `M${x + 2.3} 29.200L${x + 2} 18.500L${x + 4.1} 29.200Z`)
    stroke(k, roofShade, 0.2, `M${x + 2} 18.600V16.400M${x + 1.4} 17.200H${x + 2.6}`)
  }
}

/** The lane from its far end to our arch. The sun comes over the right-hand roofs. */
export function lane(k) {
  cathedral(k)
  // The house that closes the lane.
  facing(k, '#f4dcb4', -3.2, 4, 0, 6.2, 27)
  facing(k, '#c8a0a0', -3.2, 4, 0, 1.5, 27)
  for (const x of [-2, -0.2, 1.6]) facing(k, '#5c7c84', x, x + 0.9, 3.4, 5, 27)
  facing(k, '#7c5450', -0.5, 0.9, 0, 2.6, 27)
  facing(k, '#b87868', -3.4, 4.2, 6.1, 6.5, 27)
  // Street.
  quad(k, '#a08498', [
    [LEFT, 0, 1.4],
    [RIGHT, 0, 1.4],
    [RIGHT, 0, 27],
    [LEFT, 0, 27],
  ])
  quad(k, '#bc98a0', [
    [LEFT, 0, 13],
    [RIGHT, 0, 13],
    [RIGHT, 0, 27],
    [LEFT, 0, 27],
  ])
  // Where a side lane lets the sun in, and once more at the end.
  quad(k, '#fcdca4', [
    [LEFT, 0, 6.4],
    [RIGHT, 0, 10.6],
    [RIGHT, 0, 13.4],
    [LEFT, 0, 9.4],
  ])
  quad(k, '#fce0b0', [
    [LEFT, 0, 16],
    [RIGHT, 0, 20],
    [RIGHT, 0, 25],
    [LEFT, 0, 21],
  ])
  // Joints of the paving run across the lane.
  for (let i = 0; i < 15; i++) {
    const z = 2.2 * 1.19 ** i
    const [[ax, ay], [bx, by]] = [see(LEFT, 0, z), see(RIGHT, 0, z)]
    stroke(k, 'rgba(92,60,96,.22)', 0.32 - i * 0.012, `M${ax} ${ay}L${bx} ${by}`)
    for (let j = 0; j < 4; j++) {
      const x = LEFT + ((j + (i % 2 ? 0.5 : 0)) / 4) * (RIGHT - LEFT)
      const [[cx, cy], [dx, dy]] = [see(x, 0, z), see(x, 0, z * 1.19)]
      stroke(k, 'rgba(92,60,96,.18)', 0.3 - i * 0.014, `M${cx} ${cy}L${dx} ${dy}`)
    }
  }
  // Left houses, far to near: the sun on their upper walls.
  const left = [
    [17, 27, 7.8, '#e4c4b4', '#b890a0', '#fcead0'],
    [10.6, 17, 9.6, '#ecc090', '#ac8490', '#ffe0ac'],
    [1.4, 10.6, 10.5, '#f8e0b8', '#b494a4', '#fff2d4'],
  ]
  for (const [z0, z1, top, , shade, lit] of left) {
    onWall(k, lit, LEFT, z0, z1, 0, top)
    onWall(k, shade, LEFT, z0, z1, 0, 2.5)
    onWall(k, '#94707c', LEFT, z0, z1, top, top + 0.25)
    if (z0 > 2) facing(k, shade, LEFT - 1, LEFT, 0, top, z0)
  }
  // The shaft of sun on the foot of the wall.
  onWall(k, '#ffe8bc', LEFT, 6.4, 9.4, 0, 2.52)
  onWall(k, '#fce4c4', LEFT, 18, 21, 0, 2.52)
  const TEAK = ['#fff4dc', '#8c5c4c', '#54343c']
  const BLUE = ['#fff4dc', '#3c7c8c', '#24506c']
  for (const [z, y] of points('3.300 3.700 5.600 3.700 7.900 3.700 3.300 7 5.600 7 7.900 7'))
    window(k, LEFT, z, y, 1.05, 1.8, BLUE)
  for (const [z, y] of points('14.600 3.600 11.200 7.600 12.900 7.600 14.600 7.600'))
    window(k, LEFT, z, y, 0.9, 1.6, TEAK)
  for (const [z, y] of points('18 3.400 20 3.400 22.600 3.400 18 5.900 20 5.900 22.600 5.900'))
    window(k, LEFT, z, y, 0.9, 1.4, ['#fff0dc', '#7c8c74', '#54645c'], 3)
  // A barred window by the bench, in the shade.
  onWall(k, '#d0b0b4', LEFT, 4.2, 5.3, 1.02, 2.3)
  onWall(k, '#4c3450', LEFT, 4.3, 5.2, 1.1, 2.2)
  for (let i = 1; i < 6; i++) onWall(k, '#8c6c84', LEFT, 4.3 + i * 0.15, 4.33 + i * 0.15, 1.1, 2.2)
  onWall(k, '#8c6c84', LEFT, 4.3, 5.2, 1.62, 1.66)
  carved(k, LEFT, 12.1, 1.5, 2.5, ['#dcb4a0', '#845048', '#4c2c3c', '#d8a860'])
  veranda(k, LEFT, 1, 10.9, 14, 3.5, ['#7c4c48', '#b87850', '#5c3440', '#d89878', '#4c2c44'])
  // Right houses, in their own shade against the sun.
  const right = [
    [17.4, 27, 8.4, '#a88ca8'],
    [13.4, 17.4, 9.4, '#9c7c98'],
    [1.4, 10.6, 10.8, '#80648c'],
  ]
  for (const [z0, z1, top, shade] of right) {
    onWall(k, shade, RIGHT, z0, z1, 0, top)
    if (z0 > 2) facing(k, '#d8b0a0', RIGHT, RIGHT + 2.4, 0, top, z0)
    onWall(k, '#f4c894', RIGHT, z0, z1, top, top + 0.22)
  }
  // The house beyond the side lane has the sun on its flank.
  facing(k, '#ffe4b4', RIGHT, RIGHT + 2.4, 0, 9.4, 13.4)
  onWall(k, '#9c7c98', RIGHT, 13.4, 17.4, 0, 9.4)
  const DIM = ['#9c84a4', '#5c4468', '#3c2c50']
  for (const [z, y] of points(
    '3.400 3.900 14.400 3.600 18.600 3.500 21 3.500 14.400 6.500 18.600 6 21 6',
  ))
    window(k, RIGHT, z, y, 1, 1.7, DIM, 5)
  carved(k, RIGHT, 4.5, 1.7, 2.6, ['#947498', '#6c4450', '#3c2444', '#c89858'])
  window(k, RIGHT, 7.6, 1.2, 1, 1.5, DIM, 5)
  veranda(k, RIGHT, -1.1, 5.4, 9.9, 3.6, ['#3c2848', '#54384c', '#2c1c3c', '#7c5c74', '#241838'])
  // Barazas: the benches of stone along both walls.
  for (const [X, out, list] of [
    [
      RIGHT,
      -0.75,
      [
        [1.4, 4.1, '#a084a0', '#745880'],
        [6.9, 10.6, '#a084a0', '#745880'],
      ],
    ],
    [
      LEFT,
      0.85,
      [
        [6.4, 9.4, '#fff4d4', '#e4c0a0'],
        [9.4, 11.4, '#c8a4ac', '#9c7c94'],
        [1.4, 6.4, '#c8a4ac', '#9c7c94'],
      ],
    ],
  ])
    for (const [z0, z1, top, side] of list) {
      quad(k, top, [
        [X, 0.5, z0],
        [X + out, 0.5, z0],
        [X + out, 0.5, z1],
        [X, 0.5, z1],
      ])
      onWall(k, side, X + out, z0, z1, 0, 0.5)
    }
}

const SPICES = {
  turmeric: ['#fcc83c', '#e49c2c', '#a8642c'],
  paprika: ['#f0603c', '#c8383c', '#84243c'],
  cardamom: ['#b4c46c', '#849c54', '#4c6c4c'],
  clove: ['#94584c', '#6c3c40', '#401f34'],
  cinnamon: ['#d89860', '#a86840', '#6c3c38'],
  pepper: ['#7c7484', '#54506c', '#302c48'],
  hibiscus: ['#d8507c', '#a02c60', '#641c4c'],
  ginger: ['#f4dca8', '#d8b07c', '#98704c'],
}

/** A round basket heaped with one spice, its middle at X, Y, Z. */
export function heap(k, X, Y, Z, radius, spice, r) {
  const [x, y] = see(X, Y, Z)
  const q = scaleAt(Z) * radius
  const flat = Math.max(0.12, (EYE - Y) / Z)
  const [lit, mid, dark] = SPICES[spice]
  const oval = (c, dy, rx) => {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x, y + dy, rx, rx * flat, 0, 0, 7)
    k.fill()
  }
  k.fillStyle = 'rgba(72,40,88,.42)'
  k.beginPath()
  k.ellipse(x - q * 0.25, y + q * 0.1, q * 1.12, q * flat, 0, 0, 7)
  k.fill()
  path(
    k,
    '#8c5c48',
    `M${x - q} ${y - q * 0.42}C${x - q * 0.96} ${y - q * 0.1} ${x - q * 0.86} ${y + q * flat * 0.5} ${x - q * 0.6} ${y + q * flat * 0.76}C${x - q * 0.2} ${y + q * flat} ${x + q * 0.2} ${y + q * flat} ${x + q * 0.6} ${y + q * flat * 0.76}C${x + q * 0.86} ${y + q * flat * 0.5} ${x + q * 0.96} ${y - q * 0.1} ${x + q} ${y - q * 0.42}Z`,
  )
  path(
    k,
    '#c4905c',
    `M${x + q * 0.16} ${y - q * 0.2}L${x + q * 0.1} ${y + q * flat}C${x + q * 0.4} ${y + q * flat * 0.95} ${x + q * 0.86} ${y + q * flat * 0.6} ${x + q} ${y - q * 0.42}Z`,
  )
  for (const t of [0.3, 0.62])
    stroke(
      k,
      'rgba(84,44,56,.5)',
      q * 0.05,
      `M${x - q * (1 - t * 0.14)} ${y - q * 0.42 + q * t * 0.5}Q${x} ${y - q * 0.2 + q * t * 0.5 + q * flat * 0.9} ${x + q * (1 - t * 0.14)} ${y - q * 0.42 + q * t * 0.5}`,
    )
  oval('#dcac74', -q * 0.42, q * 1.04)
  oval(dark, -q * 0.42, q * 0.92)
  const [top, base] = [y - q * (0.98 + r() * 0.14), y - q * 0.42]
  path(
    k,
    mid,
    `M${x - q * 0.92} ${base}C${x - q * 0.5} ${base - q * 0.16} ${x - q * 0.2} ${top + q * 0.02} ${x} ${top}C${x + q * 0.22} ${top + q * 0.02} ${x + q * 0.5} ${base - q * 0.16} ${x + q * 0.92} ${base}C${x + q * 0.6} ${base + q * flat * 0.8} ${x - q * 0.6} ${base + q * flat * 0.8} ${x - q * 0.92} ${base}Z`,
  )
  path(
    k,
    lit,
    `M${x} ${top}C${x + q * 0.22} ${top + q * 0.02} ${x + q * 0.5} ${base - q * 0.16} ${x + q * 0.92} ${base}C${x + q * 0.7} ${base + q * flat * 0.5} ${x + q * 0.4} ${base + q * flat * 0.72} ${x + q * 0.1} ${base + q * flat * 0.74}C${x + q * 0.2} ${base - q * 0.2} ${x + q * 0.1} ${top + q * 0.3} ${x} ${top}Z`,
  )
  path(
    k,
    dark,
    `M${x - q * 0.92} ${base}C${x - q * 0.7} ${base - q * 0.1} ${x - q * 0.5} ${base - q * 0.24} ${x - q * 0.36} ${base - q * 0.34}C${x - q * 0.5} ${base - q * 0.04} ${x - q * 0.44} ${base + q * flat * 0.5} ${x - q * 0.3} ${base + q * flat * 0.66}C${x - q * 0.6} ${base + q * flat * 0.5} ${x - q * 0.8} ${base + q * flat * 0.3} ${x - q * 0.92} ${base}Z`,
  )
  if (spice === 'cinnamon')
    for (let i = 0; i < 5; i++)
      stroke(
        k,
        i % 2 ? lit : dark,
        q * 0.13,
        `M${x - q * 0.5 + i * q * 0.22} ${base + q * flat * 0.3}L${x - q * 0.2 + i * q * 0.16} ${top - q * 0.1 + (i % 3) * q * 0.08}`,
      )
}

/** The passage we stand in: a dark arch, the light on the left of its depth, a lantern in its crown. */
export function archway(k) {
  const open = 'M16 96V40C16 16 44 3.500 84 1.500C122 3.500 146 16 146 40V96'
  path(k, '#5c4468', `${open}H170V-6H-10V96Z`)
  const inner = 'M24 96V43C24 21 50 8 84 6.500C116 8 139 21 139 43V96'
  k.save()
  k.beginPath()
  k.rect(-10, -6, 180, 102)
  k.clip()
  path(k, '#8c6478', `${inner}H146V40C146 16 122 3.500 84 1.500C44 3.500 16 16 16 40V96Z`)
  path(k, '#c48c7c', 'M24 96V43C24 30 33 20 46 13.800L41 10C26 16.500 16 26 16 40V96Z')
  path(k, '#3c2c50', 'M139 96V43C139 30 130 20 118 13.800L124 10C138 16.500 146 26 146 40V96Z')
  k.restore()
  path(k, '#44305a', 'M-10 96V-6H170V96H152V40C152 12 124 -1 84 -3.500C42 -1 9 12 9 40V96Z')
  path(k, '#382750', 'M-10 96V-6H6V60C4 70 6 84 3 96ZM170 96V-6H158V96Z')
  stroke(k, '#2c1c3c', 0.3, 'M84 -4V9')
  path(
    k,
    '#2c1c3c',
    'M83.200 8.500H84.800L86.800 11.500H81.200ZM81.400 18.300H86.600L85.400 20H82.600Z',
  )
  path(k, '#d8a050', 'M81.800 11.500H86.200L86.400 18.300H81.600Z')
  path(k, '#fcdc8c', 'M83.200 12.500H84.800V18.300H83.200Z')
  stroke(
    k,
    '#2c1c3c',
    0.28,
    'M81.700 11.500L81.500 18.300M86.300 11.500L86.500 18.300M83 11.500V18.300M85 11.500V18.300M81.600 14.900H86.400',
  )
}
