import { blend } from '../core/colour.js'
import { fill, stroke } from '../core/field.js'

// The main hall of Grand Central along its length, in metres: 84 long, 37 wide, 38 high; the eye on the balcony, 7 up.

const [EYE, F, CX, CY] = [7, 125, 84, 57.5]
export const P = (X, Y, Z) => [CX + (X * F) / Z, CY - ((Y - EYE) * F) / Z]
export const metre = (Z) => F / Z
export const [END, HALF] = [84, 18.5]
const [CORNICE, RISE] = [26.5, 11.5]
const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

export const WINDOWS = [-11.8, 0, 11.8]
export const [W, LOW, HIGH] = [4.1, 8, 22.6]

/** The outline of a window in the end wall, round at its top. */
export function outline(X, grow = 0) {
  const out = [[X - W - grow, LOW - grow]]
  for (let i = 0; i <= 20; i++) {
    const a = Math.PI * (1 - i / 20)
    out.push([X + Math.cos(a) * (W + grow), HIGH + Math.sin(a) * (W + grow)])
  }
  return [...out, [X + W + grow, LOW - grow]]
}

const arc = (a) => [HALF * Math.cos(a), CORNICE + RISE * Math.sin(a) ** 0.86]
/** A point of the vault: angle from the right wall, distance. */
const sky = (a, Z) => {
  const [X, Y] = arc(a)
  return P(X, Y, Z)
}

export function vault(k) {
  const TEAL = ['#123c5c', '#16506c', '#1c647c', '#267a88', '#34908f', '#48a494']
  const cuts = [12, 26, 34, 44, 56, 68, END]
  for (let i = 0; i < 6; i++) {
    const ring = (Z, back) => {
      const list = Array.from({ length: 33 }, (_, j) => sky((j / 32) * Math.PI, Z))
      return back ? list.reverse() : list
    }
    fill(k, TEAL[i], [...ring(cuts[i]), ...ring(cuts[i + 1] + (i < 5 ? 0 : 0), true)])
  }
  // The figures of the winter sky in gold, laid on the curve.
  for (const list of [
    [
      [2.3, 80],
      [2.12, 74.5],
      [2.2, 71],
      [1.98, 70],
      [1.9, 76],
      [2.12, 74.5],
    ],
    [
      [1.72, 82],
      [1.62, 76],
      [1.74, 72],
      [1.5, 70],
      [1.44, 77],
      [1.62, 76],
    ],
    [
      [1.24, 79],
      [1.08, 74.5],
      [1.18, 70.5],
    ],
    [
      [0.92, 80],
      [0.8, 73],
      [0.98, 66],
      [0.84, 61],
    ],
    [
      [2.46, 74],
      [2.36, 66],
      [2.52, 60],
    ],
  ]) {
    const at = list.map(([a, Z]) => [...sky(a, Z), metre(Z)])
    stroke(k, 'rgba(250,222,150,.55)', 0.16, `M${at.map(([x, y]) => `${x} ${y}`).join('L')}`)
    for (const [i, [x, y, m]] of at.entries()) {
      const q = m * (i % 3 ? 0.26 : 0.4)
      fill(k, '#ffeeb4', [
        [x, y - q],
        [x + q * 0.25, y - q * 0.25],
        [x + q, y],
        [x + q * 0.25, y + q * 0.25],
        [x, y + q],
        [x - q * 0.25, y + q * 0.25],
        [x - q, y],
        [x - q * 0.25, y - q * 0.25],
      ])
    }
  }
}

export function endWall(k) {
  const STONE = '#a8707c'
  const top = Array.from({ length: 33 }, (_, j) => sky((j / 32) * Math.PI, END))
  fill(k, STONE, [...top, P(-HALF, 0, END), P(HALF, 0, END)])
  fill(k, '#d89c84', top)
  const inner = Array.from({ length: 33 }, (_, j) => {
    const [X, Y] = arc((j / 32) * Math.PI)
    return P(X * 0.93, CORNICE + (Y - CORNICE) * 0.9, END)
  })
  fill(k, '#b87c80', inner)
  quad(
    k,
    '#f4c89c',
    [-HALF, CORNICE - 0.6, END],
    [HALF, CORNICE - 0.6, END],
    [HALF, CORNICE + 0.4, END],
    [-HALF, CORNICE + 0.4, END],
  )
  for (const X of WINDOWS) {
    const draw = (c, grow) =>
      fill(
        k,
        c,
        outline(X, grow).map(([x, y]) => P(x, y, END)),
      )
    draw('#7c4c70', 0.9)
    draw('#ecb48c', 0.5)
    draw('#fff4d0', 0)
    for (let i = 1; i < 5; i++) {
      const x = X - W + (i * 2 * W) / 5
      const y = HIGH + Math.sqrt(W * W - (x - X) ** 2)
      stroke(
        k,
        '#e8b474',
        i === 1 || i === 4 ? 0.3 : 0.18,
        `M${P(x, LOW, END).join(' ')}L${P(x, y, END).join(' ')}`,
      )
    }
    for (let y = LOW + 2; y < HIGH + 2; y += 2.1)
      stroke(
        k,
        '#e8b474',
        Math.round((y - LOW) / 2.1) % 3 === 0 ? 0.36 : 0.16,
        `M${P(X - W, y, END).join(' ')}L${P(X + W, y, END).join(' ')}`,
      )
  }
  // Under the windows the gallery and the two flights of the stairs, in the shade.
  quad(k, '#5c3c68', [-HALF, 0, END], [HALF, 0, END], [HALF, 6, END], [-HALF, 6, END])
  quad(k, '#ecb48c', [-HALF, 6, END], [HALF, 6, END], [HALF, 6.6, END], [-HALF, 6.6, END])
  for (const m of [-1, 1]) {
    fill(k, '#ffc878', [
      P(m * 13, 0, END),
      ...Array.from({ length: 13 }, (_, j) =>
        P(
          m * (14.7 - Math.cos((Math.PI * j) / 12) * 1.7),
          2.4 + Math.sin((Math.PI * j) / 12) * 1.5,
          END,
        ),
      ),
      P(m * 16.4, 0, END),
    ])
    for (let i = 0; i < 10; i++) {
      const [z, y] = [END - 8 + i * 0.8, i * 0.6]
      quad(
        k,
        i % 2 ? '#9c6c80' : '#7c5074',
        [m * 4, y, z],
        [m * 10, y, z],
        [m * 10, y + 0.6, z],
        [m * 4, y + 0.6, z],
      )
    }
    quad(k, '#48305c', [m * 4, 0, END - 8], [m * 4, 1, END - 8], [m * 4, 7, END], [m * 4, 0, END])
    quad(
      k,
      '#48305c',
      [m * 10, 0, END - 8],
      [m * 10, 1, END - 8],
      [m * 10, 7, END],
      [m * 10, 0, END],
    )
  }
  quad(
    k,
    '#342450',
    [-2.4, 0, END - 1],
    [2.4, 0, END - 1],
    [2.4, 3.4, END - 1],
    [-2.4, 3.4, END - 1],
  )
}

/** A long wall: piers that stand out, deep bays between them with a lit arch at the foot; lighter towards the windows. side -1 left, 1 right. */
export function longWall(k, side) {
  const [X, BACK] = [side * HALF, side * (HALF + 2.2)]
  const bays = 5
  const LONG = 14
  for (let i = 0; i < bays; i++) {
    const z1 = END - i * LONG
    const z0 = z1 - LONG
    const glow = 1 - i / 4.4
    const tone = (dark, lit) => blend(dark, lit, Math.max(0, glow) ** 1.3)
    const right = side > 0
    const pier = tone(right ? '#2c1f4c' : '#382654', right ? '#84587c' : '#c08484')
    const deep = tone('#1f163c', '#5c3c68')
    const jamb = tone('#251a44', '#6c486c')
    const [a, b] = [z0 + 3.4, z1]
    // The bay: its back wall, the jamb that faces us, what stands in it.
    quad(k, deep, [BACK, 0, a], [BACK, CORNICE, a], [BACK, CORNICE, b], [BACK, 0, b])
    const grille = tone('#2c2c58', '#6c6088')
    for (let n = 0; n < 3; n++) {
      const [g0, g1] = [a + 1 + n * 3, a + 3.4 + n * 3]
      for (let y = 10; y < 22; y += 3.1)
        quad(k, grille, [BACK, y, g0], [BACK, y + 2.6, g0], [BACK, y + 2.6, g1], [BACK, y, g1])
    }
    const lamp = tone('#f4a860', '#ffd890')
    const mid = (a + b) / 2
    const arch = Array.from({ length: 17 }, (_, j) => {
      const t = (Math.PI * j) / 16
      return P(BACK, 3.2 + Math.sin(t) * 2.4, mid - Math.cos(t) * 2.8)
    })
    fill(k, lamp, [P(BACK, 0, mid - 2.8), ...arch, P(BACK, 0, mid + 2.8)])
    quad(k, tone('#3c2c58', '#a87888'), [BACK, 7, a], [BACK, 7.8, a], [BACK, 7.8, b], [BACK, 7, b])
    quad(k, jamb, [X, 0, b], [X, CORNICE, b], [BACK, CORNICE, b], [BACK, 0, b])
    // The pier nearer to us covers part of the bay.
    quad(k, pier, [X, 0, z0], [X, CORNICE, z0], [X, CORNICE, a], [X, 0, a])
    const edge = tone(right ? '#4c3460' : '#7c5070', right ? '#b07c88' : '#f8c49c')
    quad(k, edge, [X, 0, a - 0.5], [X, CORNICE, a - 0.5], [X, CORNICE, a], [X, 0, a])
    quad(k, tone('#241a44', '#6c4870'), [X, 0, z0], [X, 1.4, z0], [X, 1.4, a], [X, 0, a])
    // Cornice over bay and pier.
    const c = side * (HALF - 0.8)
    quad(
      k,
      tone('#3c2c5c', '#94647c'),
      [X, CORNICE - 2.4, z0],
      [X, CORNICE, z0],
      [X, CORNICE, z1],
      [X, CORNICE - 2.4, z1],
    )
    quad(
      k,
      tone('#5c4068', '#f4c89c'),
      [c, CORNICE - 0.4, z0],
      [c, CORNICE + 0.6, z0],
      [c, CORNICE + 0.6, z1],
      [c, CORNICE - 0.4, z1],
    )
    // The lunette in the vault above each bay.
    const lune = (grow) =>
      Array.from({ length: 17 }, (_, j) => {
        const t = j / 16
        const h = Math.sin(t * Math.PI) ** 0.6 * (0.34 + grow)
        return sky(right ? h : Math.PI - h, a + 0.4 - grow * 6 + (9.6 + grow * 12) * t)
      })
    fill(k, tone('#24406c', '#c8a090'), lune(0.05))
    fill(k, tone('#38708c', '#f8e4b8'), lune(0))
  }
}

export function floor(k) {
  const g = k.createLinearGradient(...P(0, 0, END), ...P(0, 0, 26))
  g.addColorStop(0, '#7c5070')
  g.addColorStop(0.35, '#543868')
  g.addColorStop(1, '#382754')
  k.fillStyle = g
  k.beginPath()
  for (const p of [
    [-HALF - 2.3, END],
    [HALF + 2.3, END],
    [HALF + 2.3, 20],
    [-HALF - 2.3, 20],
  ])
    k.lineTo(...P(p[0], 0, p[1]))
  k.fill()
  // Joints of the marble, and the windows mirrored faintly in its polish.
  for (let z = 78; z > 22; z -= 7)
    quad(
      k,
      'rgba(40,26,70,.35)',
      [-HALF, 0, z],
      [HALF, 0, z],
      [HALF, 0, z - 0.24],
      [-HALF, 0, z - 0.24],
    )
  for (let x = -15; x <= 15; x += 6)
    quad(
      k,
      'rgba(40,26,70,.35)',
      [x - 0.1, 0, END],
      [x + 0.1, 0, END],
      [x + 0.1, 0, 22],
      [x - 0.1, 0, 22],
    )
}

/** From where a lamp of the hall hangs: the point of the vault above it, and the lamp. */
export const hanging = (X, Y, Z) => {
  const a = Math.acos(X / HALF)
  return { foot: P(X, Y, Z), rod: (arc(a)[1] - Y) * metre(Z) }
}
