import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { balcony, balloon, booth, chandelier, constellation } from '../../things/grand-central.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

// The great hall along its length: 84 metres long, 37 wide, 38 high. One metre is z units at a depth.
const [EX, EY, EYE] = [96, 55, 7]
const see = (X, Y, z) => [EX + X * z, EY + (EYE - Y) * z]
const quad = (k, colour, ...list) =>
  fill(
    k,
    colour,
    list.map((p) => see(...p)),
  )
const [FAR, NEAR] = [1.3, 9]
const [HALF, CORNICE, RISE] = [18.5, 27, 11]
const round = (X, Y, z) => see(X, Y, z).join(' ')

/** The outline of the vault at one depth, closed along the cornice. */
function vault(z) {
  const list = Array.from({ length: 31 }, (_, i) => {
    const a = (i / 30) * Math.PI
    return see(-HALF * Math.cos(a), CORNICE + RISE * Math.sin(a) ** 0.8, z)
  })
  return list
}

/** A tall window of the end wall: its outline `grow` metres larger. */
const tall = (X, grow) => {
  const half = 4 + grow
  const r = half * FAR
  return `M${round(X - half, 7.6 - grow, FAR)}L${round(X - half, 21.4, FAR)}A${r} ${r} 0 0 1 ${round(X + half, 21.4, FAR)}L${round(X + half, 7.6 - grow, FAR)}Z`
}

/** The end of the hall: three tall windows with the sun behind them, balcony and stairs below. */
function endWall(k) {
  fill(k, '#b98a86', [...vault(FAR), see(HALF, 0, FAR), see(-HALF, 0, FAR)])
  fill(k, '#e8bc94', vault(FAR))
  const inner = (q) =>
    vault(FAR).map(([x, y]) => [
      EX + (x - EX) * q,
      EY + (EYE - CORNICE) * FAR + (y - EY - (EYE - CORNICE) * FAR) * q,
    ])
  fill(k, '#b98a86', inner(0.93))
  fill(k, '#d8a48c', inner(0.88))
  quad(
    k,
    '#f0cc9c',
    [-HALF, CORNICE + 0.4, FAR],
    [HALF, CORNICE + 0.4, FAR],
    [HALF, CORNICE - 1, FAR],
    [-HALF, CORNICE - 1, FAR],
  )
  quad(
    k,
    '#8a6484',
    [-HALF, CORNICE - 1, FAR],
    [HALF, CORNICE - 1, FAR],
    [HALF, CORNICE - 1.5, FAR],
    [-HALF, CORNICE - 1.5, FAR],
  )
  for (const X of [-11.6, 0, 11.6]) {
    path(k, '#8a6484', tall(X, 1))
    path(k, '#e4b890', tall(X, 0.7))
    path(k, '#fff6d4', tall(X, 0))
    for (let i = 1; i < 5; i++)
      stroke(
        k,
        '#dca868',
        i === 2 || i === 3 ? 0.3 : 0.2,
        `M${round(X - 4 + i * 1.6, 7.6, FAR)}L${round(X - 4 + i * 1.6, 24 - Math.abs(i - 2.5) * 0.5, FAR)}`,
      )
    for (let Y = 9.6; Y < 22; Y += 2)
      stroke(
        k,
        '#dca868',
        Math.round(Y) % 6 === 0 ? 0.4 : 0.16,
        `M${round(X - 4, Y, FAR)}L${round(X + 4, Y, FAR)}`,
      )
  }
  // Below the balcony: the deep shade of the passage, then two flights that flare towards us.
  quad(k, '#6c4c78', [-HALF, 0, FAR], [-HALF, 5.4, FAR], [HALF, 5.4, FAR], [HALF, 0, FAR])
  for (const X of [-14.5, 14.5])
    path(
      k,
      '#ffd07c',
      `M${round(X - 1.8, 0, FAR)}L${round(X - 1.8, 2.6, FAR)}A${1.8 * FAR} ${1.8 * FAR} 0 0 1 ${round(X + 1.8, 2.6, FAR)}L${round(X + 1.8, 0, FAR)}Z`,
    )
  path(
    k,
    '#3c2c5c',
    `M${round(-2.6, 0, FAR)}L${round(-2.6, 2.2, FAR)}A${2.6 * FAR} ${2 * FAR} 0 0 1 ${round(2.6, 2.2, FAR)}L${round(2.6, 0, FAR)}Z`,
  )
  for (const m of [-1, 1]) {
    const steps = 11
    for (let i = steps; i >= 0; i--) {
      const t = i / steps
      const z = FAR * (1 + (1 - t) * 0.17)
      const [a, b] = [3.2 + (1 - t) ** 2 * 1.2, 8 + (1 - t) ** 2 * 2.4]
      const [lo, hi] = [t * 5.4 - 0.5, t * 5.4]
      quad(
        k,
        i % 2 ? '#f0d4b0' : '#c8a09c',
        [m * a, lo, z],
        [m * a, hi, z],
        [m * b, hi, z],
        [m * b, lo, z],
      )
    }
    for (const e of [3.2, 8]) {
      const line = Array.from({ length: 9 }, (_, i) => {
        const t = i / 8
        return [m * (e + (1 - t) ** 2 * (e > 5 ? 2.4 : 1.2)), t * 5.4, FAR * (1 + (1 - t) * 0.17)]
      })
      fill(k, e > 5 ? '#f4dcb8' : '#a88090', [
        ...line.map(([X, Y, z]) => see(X, Y, z)),
        ...line.map(([X, Y, z]) => see(X, Y + 1.1, z)).reverse(),
      ])
    }
  }
  quad(k, '#f0cc9c', [-HALF, 5, FAR], [-HALF, 5.7, FAR], [HALF, 5.7, FAR], [HALF, 5, FAR])
  for (let X = -18; X <= 18; X += 0.9)
    if (Math.abs(X) < 3 || Math.abs(X) > 8)
      stroke(k, '#e0b898', 0.42, `M${round(X, 5.7, FAR)}L${round(X, 6.7, FAR)}`)
  for (const m of [-1, 1])
    quad(k, '#f4dcb8', [m * HALF, 6.6, FAR], [m * HALF, 7, FAR], [m * 8, 7, FAR], [m * 8, 6.6, FAR])
  quad(k, '#f4dcb8', [-3.2, 6.6, FAR], [-3.2, 7, FAR], [3.2, 7, FAR], [3.2, 6.6, FAR])
}

/** A long wall: great piers, tall latticed bays between them, lit arches at the foot, lunettes in the vault. */
function longWall(k, side, c) {
  const X = side * HALF
  quad(k, c.wall, [X, 0, FAR], [X, CORNICE, FAR], [X, CORNICE, NEAR], [X, 0, NEAR])
  const bays = [1.36, 1.66, 2.1, 2.8, 4.1, 7.4]
  for (let i = 0; i < 5; i++) {
    // Even in depth: 1/z runs evenly along the wall.
    const z = (t) => 1 / (1 / bays[i] + (1 / bays[i + 1] - 1 / bays[i]) * t)
    const panel = (colour, t0, t1, lo, hi) =>
      quad(k, colour, [X, lo, z(t0)], [X, hi, z(t0)], [X, hi, z(t1)], [X, lo, z(t1)])
    panel(c.light, 0.06, 0.12, 0, 25)
    panel(c.recess, 0.12, 0.8, 0, 24.6)
    panel(c.deep, 0.12, 0.26, 0, 24.6)
    panel(c.glass, 0.32, 0.74, 9, 23)
    for (let n = 1; n < 4; n++)
      panel(c.recess, 0.32 + n * 0.105 - 0.012, 0.32 + n * 0.105 + 0.012, 9, 23)
    for (let Y = 11.6; Y < 23; Y += 2.8) panel(c.recess, 0.32, 0.74, Y, Y + 0.35)
    panel(c.light, 0.12, 0.8, 7, 7.7)
    const arch = (lo, inset) => [
      see(X, 0, z(0.32 + inset)),
      ...Array.from({ length: 21 }, (_, j) => {
        const t = (1 - Math.cos((j / 20) * Math.PI)) / 2
        return see(
          X,
          lo + Math.sqrt(1 - (2 * t - 1) ** 2) * 1.7,
          z(0.32 + inset + (0.42 - inset * 2) * t),
        )
      }),
      see(X, 0, z(0.74 - inset)),
    ]
    fill(k, c.deep, arch(3.8, -0.03))
    fill(k, '#ffd486', arch(3.4, 0.02))
    const lune = (grow) =>
      Array.from({ length: 17 }, (_, j) => {
        const t = j / 16
        const a = Math.sin(t * Math.PI) ** 0.6 * (0.3 + grow)
        return see(
          side * HALF * Math.cos(a),
          CORNICE + 0.6 + RISE * Math.sin(a) ** 0.8,
          z(0.14 - grow + (0.64 + grow * 2) * t),
        )
      })
    fill(k, c.frame, lune(0.045))
    fill(k, c.lune, lune(0))
  }
  quad(
    k,
    c.light,
    [X, 25.6, FAR],
    [X, CORNICE + 0.5, FAR],
    [X, CORNICE + 0.5, NEAR],
    [X, 25.6, NEAR],
  )
  quad(k, c.deep, [X, 25, FAR], [X, 25.6, FAR], [X, 25.6, NEAR], [X, 25, NEAR])
}

const [ZA, ZB] = [1.62, 3.1]

/** Where the sun of each window falls on the floor, and the blade of light on its way there. */
function sunOnFloor(k) {
  k.save()
  k.beginPath()
  for (const p of [
    [-HALF, 0, FAR],
    [HALF, 0, FAR],
    [HALF, 0, NEAR],
    [-HALF, 0, NEAR],
  ])
    k.lineTo(...see(...p))
  k.clip()
  for (const X of [0, 11.6]) {
    const pool = [
      see(X - 8, 0, ZA),
      see(X, 0, ZA),
      see(X - 6.6, 0, 2.55),
      see(X - 9.4, 0, 2.98),
      see(X - 12, 0, ZB),
      see(X - 14, 0, 2.98),
      see(X - 14.8, 0, 2.55),
    ]
    fill(k, '#ffeabc', pool)
  }
  k.restore()
}

function blades(k) {
  for (const X of [0, 11.6])
    fill(k, 'rgba(255,240,190,.3)', [
      see(X - 4, 23, FAR),
      see(X - 2, 25, FAR),
      see(X + 2, 25, FAR),
      see(X + 4, 23, FAR),
      see(X + 4, 7.6, FAR),
      see(X, 0, ZA),
      see(X - 6.6, 0, 2.55),
      see(X - 9.4, 0, 2.98),
      see(X - 12, 0, ZB),
      see(X - 14, 0, 2.98),
    ])
}

const COATS = [
  ['#e8684c', '#943c58'],
  ['#4c84b4', '#2c4c80'],
  ['#f4b84c', '#a86c48'],
  ['#4c9484', '#2c5c6c'],
  ['#a4549c', '#64346c'],
  ['#fff0d8', '#b89cb0'],
  ['#3c4470', '#242850'],
]
const MOVES = ['walk', 'walkOther', 'stand', 'walk', 'camera', 'walkOther', 'point']
const LOWS = [
  ['#5c5484', '#342c5c'],
  ['#44466c', '#282848'],
  ['#7c5c6c', '#4c3450'],
]

/** A case on wheels behind somebody. */
const trolley = (c) => (k, j, flat) => {
  const [hx, hy] = j.armNear.hand
  stroke(k, flat ?? '#3c2c4c', 0.12, `M${hx} ${hy}L-1.500 -2.300`)
  path(k, flat ?? c, 'M-2.300 -0.150L-1.900 -2.500L-0.900 -2.300L-1.300 0Z')
}

/** A traveller on the marble: metres across, depth, which coat; the shadow falls towards us on the left. */
function person(k, [X, z, i, way], more = {}) {
  const [x, y] = see(X, 0, z)
  const skirt = i % 3 === 1
  stand(
    k,
    x,
    y,
    z * (more.tall ?? 1.78),
    {
      ...POSES[MOVES[(i * 3 + Math.round(X + 20)) % 7]],
      top: COATS[i % 7],
      low: skirt && i % 2 ? COATS[(i + 3) % 7] : LOWS[(i + Math.round(z * 10)) % 3],
      skin: SKINS[(i * 2 + Math.round(z * 7)) % 4],
      hair: [
        ['#4c2c34', '#2c1c30'],
        ['#8c5c3c', '#5c3838'],
        ['#2c2038', '#1c142c'],
      ][i % 3],
      cut: ['short', 'long', 'bun'][(i + Math.round(z * 4)) % 3],
      dress: skirt ? 'coat' : undefined,
      hat: i === 6 ? ['brim', '#5c4c74', '#342c54'] : undefined,
      light: way > 0 ? 1 : -1,
      before: i % 4 === 2 ? trolley(COATS[(i + 1) % 7][1]) : undefined,
      ...more,
    },
    { flip: way < 0, fall: [-0.62, 0.2], shade: 'rgba(72,44,92,.5)' },
  )
}

export default {
  alt: 'Il grande atrio di Grand Central a New York: lame di sole dalle alte finestre sul marmo, i viaggiatori con le ombre lunghe intorno all’orologio d’ottone; una bambina saluta il palloncino rosso che sale verso le costellazioni d’oro',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.7, 0.3],
      horizon: EY / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#1c5c74', 'M-5 -5H165V95H-5Z')
      for (const [z, c] of [
        [3.2, '#21667c'],
        [2.5, '#287484'],
        [2.05, '#31848c'],
        [1.75, '#3d9492'],
        [1.5, '#4ea498'],
      ])
        fill(k, c, [...vault(z), see(HALF, 0, z), see(-HALF, 0, z)])
      endWall(k)
      longWall(k, -1, {
        wall: '#d8a888',
        light: '#ffdcae',
        recess: '#b48488',
        deep: '#8c6484',
        glass: '#e8bc98',
        frame: '#f0cc9c',
        lune: '#b8dcc4',
      })
      longWall(k, 1, {
        wall: '#80608c',
        light: '#b890a0',
        recess: '#664c80',
        deep: '#4a3a70',
        glass: '#54427a',
        frame: '#a888a0',
        lune: '#ffe8b0',
      })
      for (const d of [
        '44 3 51 6 58 3.500 63 9 57 13 50 10',
        '72 2 78 7 86 4.500 94 9 102 5.500',
        '86 4.500 83 11',
        '94 9 97 13',
        '112 2 117 7 126 4.500 132 1',
        '117 7 120 14 128 15',
        '72 12 78 14.500',
        '107 12 112 16',
      ])
        constellation(k, d)
      // The floor: pale marble in squares.
      quad(k, '#b88890', [-HALF, 0, FAR], [-HALF, 0, NEAR], [HALF, 0, NEAR], [HALF, 0, FAR])
      for (let d = 11; d < 75; d += 4)
        quad(
          k,
          '#a47888',
          [-HALF, 0, 97 / d],
          [-HALF, 0, 97 / (d + 0.5)],
          [HALF, 0, 97 / (d + 0.5)],
          [HALF, 0, 97 / d],
        )
      for (let X = -16; X <= 16; X += 4)
        quad(
          k,
          '#a47888',
          [X - 0.16, 0, FAR],
          [X - 0.16, 0, NEAR],
          [X + 0.16, 0, NEAR],
          [X + 0.16, 0, FAR],
        )
      sunOnFloor(k)
      blades(k)
      const crowd = points(
        '-15 1.500 0 1 -10 1.560 3 -1 -4 1.600 5 1 4.500 1.560 4 -1 9 1.650 2 1 14.500 1.700 0 -1 -7.500 1.750 1 1 -12.500 1.900 6 1 11 1.950 3 -1 15.800 2.100 5 1 -2 2 2 -1 -15.500 2.250 2 1 -8.500 2.300 4 -1',
        4,
      )
      for (const p of crowd) person(k, p)
      const [bx, by] = see(1, 0, 2.45)
      at(k, bx, by, 2.3, booth)
      for (const p of points(
        '-4.600 2.520 0 1 6 2.600 6 -1 -13 2.900 1 1 9.200 3 2 -1 -9.600 3.050 3 1 14.300 2.700 4 1 3.600 3.250 5 -1 -15.200 3.700 0 1 -11.600 3.600 5 1 11 3.900 1 -1',
        4,
      ))
        person(k, p)
      // The child who lets her balloon go, her father beside her.
      person(k, [-4.9, 3.75, 2, 1], {
        ...POSES.wave,
        tall: 1.25,
        armFar: [150, 12],
        top: ['#f4c444', '#b47844'],
        low: ['#f4c444', '#b47844'],
        dress: 'skirt',
        cut: 'long',
        before: undefined,
        hat: undefined,
        nod: -16,
      })
      person(k, [-5.7, 3.85, 6, 1], {
        ...POSES.stand,
        cut: 'short',
        hat: undefined,
        dress: undefined,
      })
      // Lamps between the piers, far to near.
      for (const z of [1.5, 1.95, 2.7])
        for (const X of [-14, 14]) {
          const [x, y] = see(X, 19, z)
          at(k, x, y, z * 0.62, (c) => chandelier(c, 26))
        }
      at(k, 92.5, 39, 0.4, balloon)
      balcony(k, 83.4)
    })
    const [cx, cy] = f.at(see(1, 6, 2.45))
    s.glowAt(cx, cy, s.u * 6, '#ffd88a', 0.35)
    return finish(s, { bloom: 0.2 })
  },
}
