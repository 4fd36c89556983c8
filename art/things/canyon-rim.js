import { blend } from '../core/colour.js'
import { fill, path, points, rough, stroke } from '../core/field.js'
import { friend } from './friends.js'

// The canyon from its western rim, in points; the morning sun stands on the left.

/** The layers of the rock from the rim down: thickness, how far the foot comes forward, in light, in shade. */
const ROCK = [
  [3.2, 0.3, '#ffe4b4', '#b08a9c'],
  [2, 1.6, '#e8b888', '#94708c'],
  [4.6, 0.3, '#fbc98c', '#a0708c'],
  [3, 2.2, '#d8784c', '#7c4870'],
  [1.4, 0.2, '#f09c64', '#8c5078'],
  [1.8, 1.2, '#c8603c', '#6c3c68'],
  [7.4, 0.5, '#e87848', '#743c6c'],
  [4, 4, '#c8905c', '#64446c'],
  [2.4, 0.3, '#a86848', '#4c2c58'],
  [12, 6, '#8c5c50', '#402650'],
]

/**
 * A wall of layers: hollows and noses in turn along `line` (x, how far the nose comes forward); faces that look
 * left are in the sun. `spread` lets the ends widen downward, as on a butte.
 */
export function strata(
  k,
  line,
  y0,
  { scale = 1, haze = 0, air = '#f4dcc4', spread = 0, layers = 10 } = {},
) {
  const list = points(line)
  const last = list.length - 1
  let [y, out] = [y0, 0.1]
  for (const [level, [thick, push, lit, shade]] of ROCK.slice(0, layers).entries()) {
    const [y1, next] = [y + thick * scale, out + push * 0.1]
    const spot = (j, foot) => {
      const [x, nose] = list[j]
      const o = foot ? next : out
      const side = j === 0 ? -1 : j === last ? 1 : 0
      // No edge of rock is plumb: every layer stands a little aside of the one above.
      const aside = Math.sin(j * 12.9 + (level + (foot ? 1 : 0)) * 2.3) * 1.1 * scale
      return [x + side * o * spread + aside, (foot ? y1 : y) + nose * o]
    }
    const edge = (j, foot) =>
      rough([spot(j, foot), spot(j + 1, foot)], 0.9 * scale, (level + (foot ? 1 : 0)) * 31 + j)
    for (let j = 0; j < last; j++) {
      const tone = blend(list[j][1] < list[j + 1][1] ? lit : shade, air, haze)
      fill(k, tone, [...edge(j, false), ...edge(j, true).toReversed()])
      // A thin line of its own colour closes the seam to the next face.
      k.strokeStyle = tone
      k.lineWidth = 0.16
      k.stroke()
    }
    ;[y, out] = [y1, next]
  }
}

/** A shower far off: the cloud lit from the left, its rain slanting down. */
export function shower(k) {
  path(k, 'rgba(112,112,168,.5)', 'M108 15H150L138 33H92Z')
  path(k, 'rgba(112,112,168,.4)', 'M118 15H132L118 33H102Z')
  path(
    k,
    '#fff0d8',
    'M92 14C90 9 97 6.500 101 8.500C102 2.500 113 0.500 118 4C122 -3 138 -4 143 1.500C150 -3 162 -2 168 1V14C140 15 112 15 92 14Z',
  )
  path(
    k,
    '#a8a4c8',
    'M98 14.600C103 10.500 110 12.500 113 10.500C118 6 128 9 131 7.500C138 3.500 150 7 154 6C160 4 164 5 168 6V16C140 17.500 112 17 98 14.600Z',
  )
  path(
    k,
    '#7c7cac',
    'M104 15.200C112 13 122 14.600 130 12.600C142 10.500 156 13 168 11.500V16C146 17.300 122 17 104 15.200Z',
  )
}

/** The depth: the river in its dark gorge, far below. */
export function gorge(k) {
  path(k, '#cf9464', 'M30 54C60 50 120 52 168 54V96H30Z')
  path(
    k,
    '#a86c5c',
    'M78 58L74.500 62L76 64L84 67L80 70L79 73L90 77.500L92 80L84 83.500L82 88L88 96H150L136 89L124 81.500L127 78.500L126 75.500L106 71L104 69L108 66L92 62.600L86 58Z',
  )
  path(
    k,
    '#704468',
    'M36 58H62L65 61.500L60 63.500L61 65L70 68L72 71L67 73.500L69 76L80 80.500L78 84L81 88L76 96H36Z',
  )
  path(
    k,
    '#4c2c58',
    'M81 58L79.500 62L80.500 63.600L89 67L85.500 69.600L85 72L96 76.500L98 79L90.500 83L90 88L97 96H140L128 89.500L117 81.500L120 78.500L119 75.800L101 71.800L98.500 70L102 66.500L89 62.600L84.500 58Z',
  )
  path(
    k,
    '#3a9c94',
    'M82.400 57C82 61 84 66.500 95 69C98 70.500 93 72.500 94 74C97 77.500 110 78.500 112 82C113 86 104 89 106 96H124C120 90 126 86 121 81.500C117 78 104 76.500 102 73.600C101 72 103 70.500 99 68.600C94 66.600 87 65 84.400 57Z',
  )
  path(
    k,
    '#8cd8bc',
    'M96 74.500C100 77.500 110 78.500 113.500 82C114.600 86 107 89 109 96H111.600C110 90 117 86 115 81.600C112 78 101 77 96 74.500Z',
  )
}

/** The near rim on the left, in shade where it falls off; yuccas in the sun on its top. */
export function rim(k) {
  strata(k, '-8 0 8 10 15 2 26 16 35 3 44 18 54 2', 62.6, {
    scale: 1.7,
    haze: 0.12,
    air: '#3c2458',
    spread: 2,
    layers: 7,
  })
  path(
    k,
    '#f2b478',
    'M-6 47C12 45 32 45 53 47L51 51L56 56L52 64L44 67.600L35 63.600L26 67.200L15 63.200L8 66.400L-6 64Z',
  )
  path(k, '#ffdca4', 'M-6 47C12 45 32 45 53 47L52 49C34 47.500 10 48 -6 50.500Z')
  path(
    k,
    '#dc9468',
    'M-6 58C8 57 20 60 36 59C44 58.500 50 60 54 60L52 64L44 67.600L35 63.600L26 67.200L15 63.200L8 66.400L-6 64Z',
  )
  for (const [x, y, q] of points('8 52.500 0.900 20 54.500 0.700 3 59 1.250', 3)) {
    path(k, 'rgba(110,50,80,.45)', `M${x - 1} ${y - 0.3}h${9 * q}l${2 * q} ${1 * q}h${-10 * q}Z`)
    for (let i = 0; i < 9; i++) {
      const a = -2.9 + i * 0.33
      path(
        k,
        i < 5 ? '#8cac5c' : '#4c7450',
        `M${x - 0.5 * q} ${y}L${x + Math.cos(a) * 5.5 * q} ${y + Math.sin(a) * 5.5 * q}L${x + 0.5 * q} ${y}Z`,
      )
    }
  }
}

const [CX, CY, RX, RY] = [42, 55, 58, 6.4]
/** Along the horseshoe from the far arm (-1) by its end (0) to the near arm (1). */
const onWalk = (t, inner = 0) => {
  const a = (t * Math.PI) / 2
  return [CX + Math.cos(a) * (RX - inner * 15), CY + Math.sin(a) * (RY - inner * 2.6)]
}
const arc = (from, to, inner, dy = 0) =>
  Array.from({ length: 40 }, (_, i) => {
    const [x, y] = onWalk(from + ((to - from) * i) / 39, inner)
    return [x, y + dy]
  })

/** The stone footings where the walk lies on the rim. */
export function footing(k, x, y) {
  path(k, 'rgba(110,50,80,.45)', `M${x - 4} ${y + 3}H${x + 4}L${x + 8} ${y + 4.6}H${x - 1}Z`)
  path(k, '#f8e8d0', `M${x - 5} ${y - 2.6}H${x + 1.5}V${y + 3.4}H${x - 5}Z`)
  path(k, '#b08ca4', `M${x - 0.5} ${y - 2.6}H${x + 1.5}V${y + 3.4}H${x - 0.5}Z`)
  path(k, '#fff6e4', `M${x - 5.4} ${y - 3.4}H${x + 1.9}V${y - 2.4}H${x - 5.4}Z`)
}

/** Half of the walk of glass: its beam, its floor, one can see the depth through it. */
export function walk(k, near) {
  const [a, b] = near ? [0, 1] : [-1, 0]
  fill(k, near ? '#3c3464' : '#57508c', [
    ...arc(a, b, near ? 0 : 1),
    ...arc(b, a, near ? 0 : 1, 2.4),
  ])
  fill(k, 'rgba(178,226,232,.62)', [...arc(a, b, 0), ...arc(b, a, 1)])
  fill(k, '#f4f0f0', [...arc(a, b, 0), ...arc(b, a, 0, 0.7)])
  fill(k, '#c8c8e0', [...arc(a, b, 1), ...arc(b, a, 1, 0.5)])
}

export function rail(k, from, to, inner, tone) {
  fill(k, 'rgba(214,240,244,.3)', [...arc(from, to, inner), ...arc(to, from, inner, -4.2)])
  for (let i = 0; i <= 9; i++) {
    const [x, y] = onWalk(from + ((to - from) * i) / 9, inner)
    stroke(k, tone, 0.28, `M${x} ${y}v-4.200`)
  }
  stroke(
    k,
    tone,
    0.6,
    `M${arc(from, to, inner, -4.2)
      .map((p) => p.join(' '))
      .join('L')}`,
  )
}

const BOLD = {
  skin: '#e8b088',
  top: '#2c9c94',
  legs: '#34487c',
  wear: 'shorts',
  feet: '#fff4e4',
  hair: '#8c4c2c',
  style: 'tail',
}
const SHY = {
  skin: '#b47850',
  top: '#f4c040',
  legs: '#5c4474',
  wear: 'trousers',
  feet: '#2c2440',
  hair: '#241c2c',
  style: 'short',
  beard: true,
}
const SNAP = {
  skin: '#f0bc94',
  top: '#e85c54',
  legs: '#fff0dc',
  wear: 'skirt',
  feet: '#5c4474',
  hair: '#2c2030',
  style: 'long',
  hat: 'straw',
}

/** One spreads her arms like the bird, one takes its picture, one dares it only on all fours. */
export function visitors(k, who) {
  if (who === 'far') {
    friend(k, SNAP, {
      x: 74,
      y: 51.6,
      size: 0.4,
      shade: 'front',
      arms: [
        [1.7, 2.1],
        [1.5, 2.2],
      ],
      hold: (q, [hx, hy]) => path(q, '#241c34', `M${hx - 0.4} ${hy - 2.6}h3v3.200h-3Z`),
    })
    return
  }
  friend(k, BOLD, {
    x: 92,
    y: 58.4,
    size: 0.42,
    shade: 'front',
    lean: 0.16,
    turn: -0.15,
    legs: [
      [0.2, 0],
      [-0.2, -0.24],
    ],
    arms: [
      [1.9, 1.9],
      [-1.75, -1.8],
    ],
  })
  friend(k, SHY, {
    x: 60,
    y: 60.6,
    size: 0.4,
    hip: 7.4,
    lean: 1.25,
    turn: 0.5,
    shade: 'front',
    legs: [
      [0.5, -1.5],
      [0.15, -1.45],
    ],
    arms: [
      [1.55, 1.4],
      [1.1, 1.15],
    ],
  })
}

/** A condor on the wing towards us and left: white under the wings, the fingers of its tips, a bare head. 44 wide. */
export function condor(k) {
  path(
    k,
    '#2a1c3c',
    'M-1 0C-5 -4.500 -12 -6.500 -17 -5.600L-22.500 -8L-19.500 -4.600L-24 -5.200L-20 -2.700L-24 -2.200L-19.400 -0.900L-22 0.800L-17 0.500C-11 2.600 -5 3.400 -1 3Z',
  )
  path(
    k,
    '#fff4e0',
    'M-2.500 -0.300C-7 -3.600 -12 -4.800 -16.500 -4.200C-12 -3 -7 -0.800 -3 1.400Z',
  )
  path(
    k,
    '#3c2848',
    'M1 0C4 -6 10 -10.500 15.500 -11.500L20 -15.600L18.600 -11.600L22.600 -13.600L19.600 -9.600L23.400 -10L19 -7.400L21.500 -6.400L16.600 -5.400C12 -0.600 6 3 1 3.200Z',
  )
  path(k, '#d8c4d0', 'M2.500 0C6 -5 11 -8.600 15.400 -9.600C12 -6 7 -2 3 1.200Z')
  path(
    k,
    '#241834',
    'M-4.500 -0.500C-2 -2 2 -1.500 3.500 0.500C5 2.500 8 4.500 9.500 6.600L5.500 6C2 5.500 -3 4 -4.500 -0.500Z',
  )
  k.save()
  k.translate(0.6, 2.6)
  k.rotate(-0.2)
  path(
    k,
    '#f08c64',
    'M-3.500 -0.600C-5.500 -2.600 -7.600 -1.600 -7.500 0C-8.600 0.200 -9 1 -8.700 1.800C-8 1.200 -7 1.400 -6.200 1.400C-4.800 1.600 -3.800 0.800 -3.500 -0.600Z',
  )
  path(k, '#fff0d8', 'M-7.500 0C-8.600 0.200 -9 1 -8.700 1.800C-8 1.200 -7.400 1.300 -6.900 1.400Z')
  path(k, '#241834', 'M-6.300 -0.900a0.360 0.360 0 1 0 0.010 0Z')
  stroke(k, '#241834', 0.9, 'M-4.600 1.300C-3.600 1.700 -3 1.400 -2.600 0.600')
  k.restore()
}
