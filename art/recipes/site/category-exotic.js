import { blend } from '../../core/colour.js'
import { field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { terraces } from '../../things/rice-terraces.js'
import { stand } from '../../things/walkers.js'

const morning = {
  ...moods.dawn,
  sky: [
    [0, '#5c9cb8'],
    [0.3, '#98c8c4'],
    [0.6, '#e0e0b8'],
    [0.85, '#ffe0a4'],
    [1, '#ffd090'],
  ],
}

/** Above this level the woods begin. */
const WOODS = 13
const TOP = WOODS * 2.1 + 0.3

/** Where the stream runs in the valley, and how the two slopes rise from it in spurs. */
const stream = (Z) => 10 + 15 * Math.sin(Z * 0.022 + 0.5) + Z * 0.03
function land(Z) {
  const axis = stream(Z)
  const [left, right] = [Math.sin(Z * 0.05 + 1.2) * 0.5, Math.sin(Z * 0.05 + 3.4) * 0.5]
  const roll = 1.5 * Math.sin(Z * 0.08)
  return (X) => {
    const d = X - axis
    const side = d < 0 ? -d : d
    const spur = (d < 0 ? left : right) + Math.sin(Z * 0.021 + d * 0.03) * 0.6
    const high =
      (d < 0 ? 0.5 : 0.4) * side * (1 + 0.3 * spur * Math.min(1, side / 22)) +
      3 * Math.sin(X * 0.07 + Z * 0.03) * Math.min(1, side / 14) +
      (d < 0 ? 0 : roll)
    // Where the woods begin the land grows gentle.
    return high < TOP ? high : TOP + (high - TOP) * 0.2
  }
}

const LIT = {
  water: ['#ffe4b4', '#f8d8b0', '#fff0cc'],
  rice: ['#a8cc5c', '#8cbc54', '#c8d864', '#78b05c', '#b4d060'],
  riser: '#5c8c4c',
  lip: '#d8e47c',
  foot: '#6c9c50',
}
const SHADE = {
  water: ['#c4d8cc', '#a8ccc8', '#d8e0c8'],
  rice: ['#4c9460', '#408858', '#5ca05c', '#347c58', '#6cac5c'],
  riser: '#20584c',
  lip: '#84bc64',
  foot: '#2c6c54',
}

/** One colour of the terraces: the right slope faces the sun, the left one has it behind. */
const known = new Map()
function colour(kind, level, X, Z, chance) {
  const left = X < stream(Z)
  const along = (Z + 9 * Math.sin(level * 2.3)) / (18 + 12 * chance(level, 3))
  const plot = Math.floor(along) + (left ? 50 : 0)
  const haze = Math.round(Math.min(0.8, Math.max(0, (Z - 70) / 420)) * 12) / 12
  // A low bank parts one paddy from the next.
  const part = kind === 'tread' && along - Math.floor(along) < 0.02 ? 'lip' : kind
  const key = `${part} ${level} ${plot} ${haze}`
  if (!known.has(key)) {
    const set = left ? SHADE : LIT
    const pick = (list) => list[Math.floor(chance(level, plot) * 0.999 * list.length)]
    const c =
      level >= WOODS
        ? left
          ? '#2c6450'
          : '#78a450'
        : part === 'tread'
          ? chance(level + 7, plot * 3) < 0.3
            ? pick(set.water)
            : pick(set.rice)
          : set[part]
    known.set(key, blend(c, '#f4e0a8', haze))
  }
  return known.get(key)
}

/** Woods and palms on the shoulders of the valley, the farther first; they hide where the terraces end. */
function woods(k, project) {
  const trees = []
  for (const m of [-1, 1])
    for (let Z = 300; Z > 52; Z *= 0.955) {
      let X = stream(Z)
      const rise = land(Z)
      for (let i = 0; i < 160 && rise(X) < TOP; i++) X += m
      for (let i = 0; i < 5; i++) trees.push([X + m * (1 + i * 6), Z * (1 + i * 0.012), m, i])
    }
  trees.sort((a, b) => b[1] - a[1])
  for (const [n, [X, Z, m, i]] of trees.entries()) {
    const [x, y, q] = project(X, Z)
    const far = Math.min(0.8, Math.max(0, (Z - 70) / 420))
    const tones = (
      m < 0 ? ['#1c5048', '#2c6450', '#4c8454'] : ['#4c8048', '#6c9c4c', '#b4cc64']
    ).map((c) => blend(c, '#f4e0a8', far))
    clump(k, x, y - q * (1.2 + i * 1.5), q * (4.4 + 1.2 * Math.sin(n * 2.1)), tones, n * 1.3, {
      flat: 0.8,
    })
    if (n % 11 === 3 && i < 3)
      coconut(k, x, y - q * 1.5, q * (13 + 3 * Math.sin(n)), 0.12 * Math.sin(n * 1.7), far, n)
  }
}

/** A coconut palm: bent stem, fronds that arch and hang, the side towards the sun bright. */
function coconut(k, x, y, high, lean, far, seed) {
  const mix = (c) => blend(c, '#f4e0a8', far)
  const [tx, ty] = [x + lean * high, y - high]
  const w = high * 0.022
  path(
    k,
    mix('#4c4c44'),
    `M${x - w * 1.5} ${y}Q${x + lean * high * 0.2} ${y - high * 0.6} ${tx - w * 0.5} ${ty}H${tx + w * 0.5}Q${x + lean * high * 0.2 + w * 2} ${y - high * 0.6} ${x + w * 1.5} ${y}Z`,
  )
  path(
    k,
    mix('#c89c64'),
    `M${x - w * 1.5} ${y}Q${x + lean * high * 0.2} ${y - high * 0.6} ${tx - w * 0.5} ${ty}H${tx - w * 0.1}Q${x + lean * high * 0.2 + w * 0.7} ${y - high * 0.6} ${x - w * 0.4} ${y}Z`,
  )
  const r = high * 0.44
  for (let i = 0; i < 13; i++) {
    const a = -3.3 + (i / 12) * 3.46 + 0.12 * Math.sin(i * 2.7 + seed)
    const l = r * (0.86 + 0.2 * Math.sin(i * 1.9 + seed * 3))
    const [mx, my] = [tx + Math.cos(a) * l * 0.62, ty + Math.sin(a) * l * 0.62]
    const [ex, ey] = [
      tx + Math.cos(a) * l,
      ty + Math.sin(a) * l * 0.78 + l * (0.12 + 0.24 * Math.abs(Math.cos(a))),
    ]
    const lit = Math.cos(a) < -0.1
    // The upper side a clean arch, the lower one in hanging leaflets.
    const low = []
    for (let j = 1; j < 8; j++) {
      const t = 1 - j / 8
      const [px, py] = [
        (1 - t) ** 2 * tx + 2 * t * (1 - t) * mx + t * t * ex,
        (1 - t) ** 2 * ty + 2 * t * (1 - t) * my + t * t * ey,
      ]
      const deep = l * 0.24 * Math.sin(Math.PI * (0.1 + t * 0.85))
      low.push(
        [px + Math.cos(a) * l * 0.06, py + deep],
        [px - Math.cos(a) * l * 0.02, py + deep * 0.45],
      )
    }
    k.fillStyle = mix(lit ? ['#88b04c', '#6c9c4c'][i % 2] : ['#2c6c50', '#3c7c50'][i % 2])
    k.beginPath()
    k.moveTo(tx, ty)
    k.quadraticCurveTo(mx, my, ex, ey)
    for (const p of low) k.lineTo(...p)
    k.fill()
  }
}

/** A white duck that walks, about one unit long. */
function duck(k, x, y, q, flip) {
  k.save()
  k.translate(x, y)
  k.scale(flip ? -q : q, q)
  path(k, 'rgba(16,72,56,.4)', 'M-0.6 0C0 -0.16 1.2 -0.1 1.6 0.080C1 0.240 -0.2 0.200 -0.6 0Z')
  path(
    k,
    '#e89c3c',
    'M-0.060 0V-0.3H0.040V0ZM0.160 0.040V-0.3H0.260V0.040ZM-0.860 -1.300L-1.160 -1.200L-0.860 -1.120Z',
  )
  path(
    k,
    '#fffaf0',
    'M0.760 -0.800C0.4 -0.300 -0.3 -0.2 -0.5 -0.5C-0.62 -0.7 -0.5 -1 -0.56 -1.200C-0.9 -1.160 -0.94 -1.5 -0.66 -1.520C-0.36 -1.5 -0.34 -1.2 -0.3 -0.840C0 -0.900 0.4 -0.700 0.760 -0.800Z',
  )
  path(
    k,
    '#b8c8c0',
    'M0.760 -0.800C0.4 -0.300 -0.3 -0.2 -0.5 -0.5C-0.1 -0.380 0.340 -0.480 0.760 -0.800Z',
  )
  k.restore()
}

/** Mount Agung over the mist, ridges of forest before it. */
function distance(k) {
  path(k, '#fffbe0', 'M44 22a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0 -11 0Z')
  path(
    k,
    '#98b4b8',
    'M50 40C66 36 78 26 88 16.500C90 14.800 91 14.600 92.500 13.600L95 14.200L97 13.400C99 14.600 100 15.600 102 17.600C112 27 124 36 144 40Z',
  )
  path(
    k,
    '#c4ccb8',
    'M50 40C66 36 78 26 88 16.500C90 14.800 91 14.600 92.500 13.600L95 14.200C93 18 95 21 92 25C94 30 90 34 91 40Z',
  )
  path(
    k,
    '#84a4b0',
    'M97 13.400C99 14.600 100 15.600 102 17.600C112 27 124 36 144 40H118C112 36 108 32 106 27C103 24 100 20 97 13.400Z',
  )
  // Ravines part downwards on both flanks.
  for (const [c, d] of [
    [
      '#b0c0b4',
      'M84 21C82 26 78 29 76 34L70 40H62C70 34 76 28 84 21ZM91.500 22C90 27 86 30 85 34L80 40H75C81 34 85 30 91.500 22Z',
    ],
    [
      '#7496a8',
      'M100 19C104 23 106 28 112 32L118 40H110C107 34 104 30 103 26ZM110 26C116 31 122 35 132 40H124C118 36 113 32 110 26Z',
    ],
  ])
    path(k, c, d)
  // Morning mist in long bars over the plain, woods before it.
  path(
    k,
    '#f4e4b8',
    'M-6 31.500C20 30 40 31.600 62 31C76 30 84 31.600 100 30.800C120 30 140 31.200 166 30V46H-6Z',
  )
  for (const [x, y, l] of points(
    '52 31 34 84 29.4 30 94 30.6 36 70 28.4 14 104 27.8 14 110 29 16 60 32.6 30 92 32.4 34',
    3,
  ))
    path(
      k,
      '#f4e4b8',
      `M${x} ${y + 1.4}C${x + l * 0.2} ${y - 0.9} ${x + l * 0.8} ${y - 0.9} ${x + l} ${y + 1.4}C${x + l * 0.8} ${y + 5.5} ${x + l * 0.2} ${y + 5.5} ${x} ${y + 1.4}Z`,
    )
  path(
    k,
    '#d8dcac',
    'M-6 35C20 33 46 35.600 66 34.400C76 33.400 80 35 92 34.200C110 33.400 140 35 166 34V46H-6Z',
  )
  path(
    k,
    '#b8cc9c',
    'M-6 38C20 36 56 38 74 36.800C80 36 84 38 92 37.400C104 36.400 140 38 166 37V50H-6Z',
  )
  path(
    k,
    '#94b888',
    'M-6 42C30 40 66 41.600 80 40C86 39.600 92 41 100 40.400C120 40 150 41 166 40V56H-6Z',
  )
}

export default {
  alt: 'Le terrazze di riso di Bali nella luce del mattino, specchi d’acqua e verde fino al vulcano; un contadino porta le anatre sull’argine davanti a due viaggiatori',
  paint(w, h) {
    const s = new Scene(w, h, { mood: morning, sun: [0.24, 0.24], horizon: 0.42 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.7 })
    const f = field(s)
    f.draw(s.k, distance)
    const project = terraces(s, {
      land,
      step: 2.1,
      eye: [2, 33],
      horizon: 0.34,
      lens: 0.86,
      centre: 0.5,
      near: 22,
      far: 330,
      paint: colour,
    })
    woods(s.k, project)
    const k = s.k
    const soft = ['#347c50', 1.8, 0.14]
    const person = (X, Z, high, o, flip) => {
      const [x, y] = project(X, Z)
      return stand(k, x, y, high * s.u, o, soft, flip)
    }
    // The man who keeps the ducks: a bamboo with a rag of cloth; they go before him in a row.
    const [hx, hy] = project(0.9, 60)
    stroke(
      k,
      '#5c4834',
      s.u * 0.22,
      `M${hx - 1.2 * s.u} ${hy - 2.6 * s.u}L${hx - 3.6 * s.u} ${hy - 11.5 * s.u}`,
    )
    path(
      k,
      '#fff4dc',
      `M${hx - 3.6 * s.u} ${hy - 11.5 * s.u}q${1.4 * s.u} ${-0.5 * s.u} ${2.6 * s.u} ${0.5 * s.u}q${-0.8 * s.u} ${0.6 * s.u} ${-2.2 * s.u} ${0.9 * s.u}Z`,
    )
    person(
      0.9,
      60,
      7.6,
      {
        wear: 'shorts',
        top: '#3c6c9c',
        bottom: '#e8d4a8',
        skin: '#8c5438',
        shoe: '#8c5438',
        hat: 'straw',
        legs: [
          [-20, 10],
          [20, 4],
        ],
        arms: [
          [30, 40],
          [10, 50],
        ],
      },
      true,
    )
    for (const [X, Z, flip] of points(
      '-0.200 57.500 0 0.500 55.500 0 -0.100 54 1 0.700 52.400 0 0.200 51 0 0.900 49.600 0 0.300 48.400 1',
      3,
    )) {
      const [x, y, m] = project(X, Z)
      duck(k, x, y, m * 0.62, flip)
    }
    person(-10, 45, 10.4, {
      back: true,
      wear: 'shorts',
      hair: 'bob',
      hairColour: '#6c3c30',
      top: '#e8584c',
      bottom: '#34508c',
      skin: '#d89874',
      legs: [
        [-5, 0],
        [6, 4],
      ],
      arms: [
        [-10, 4],
        [12, 6],
      ],
      bag: '#f0c060',
    })
    person(-8.4, 45.6, 11, {
      hat: 'straw',
      wear: 'trousers',
      top: '#f8f0dc',
      bottom: '#8c6c5c',
      skin: '#9c6444',
      legs: [
        [-8, 2],
        [10, 2],
      ],
      arms: [
        [76, 10],
        [-14, 14],
      ],
      sleeve: 1.2,
    })
    return finish(s, { vignette: 0.12 })
  },
}
