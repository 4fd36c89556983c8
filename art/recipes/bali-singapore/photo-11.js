import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cut } from '../../things/cutout.js'
import { arcadeLantern, mandarinBoy, paperReader, restingLion } from '../../things/lion-break.js'

const [VX, VY, F] = [118, 43, 60]
/** A point of the arcade in the picture: metres to the right, down from the eye, away from us. */
const P = (X, Y, Z) => [VX + (X * F) / Z, VY + (Y * F) / Z]
const [LEFT, RIGHT, FLOOR, CEILING] = [-5.2, 1.7, 1.55, -2.7]
const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** Across the street: houses in lemon, rose and mint in the full sun, shutters, tiled roofs. */
function street(k) {
  cut(k, `#b8e4e0 M100 -6H170V60H100Z\n#f4f4d4 M100 20C124 16 150 24 170 18V60H100Z`)
  const X = 8.6
  const houses = [
    [30, 42, '#f8d0b4', '#c87c8c'],
    [22, 30, '#fce08c', '#3c9c94'],
    [16, 22, '#f8a8a4', '#4c7cac'],
    [11.6, 16, '#a8dcb8', '#d8644c'],
    [8.4, 11.6, '#fcd87c', '#2c8c7c'],
    [5, 8.4, '#f4b0b8', '#5c6cac'],
  ]
  for (const [z0, z1, c, shutter] of houses) {
    quad(k, c, [X, FLOOR, z0], [X, FLOOR, z1], [X, -6.4, z1], [X, -6.4, z0])
    quad(
      k,
      '#c4644c',
      [X - 0.5, -6.2, z0],
      [X - 0.5, -6.2, z1],
      [X + 1.6, -7.6, z1],
      [X + 1.6, -7.6, z0],
    )
    quad(k, '#fff4dc', [X, -6, z0], [X, -6, z1], [X, -6.4, z1], [X, -6.4, z0])
    quad(k, '#fff4dc', [X, -1.7, z0], [X, -1.7, z1], [X, -2.1, z1], [X, -2.1, z0])
    for (let i = 0; i < 3; i++) {
      const [a, b] = [z0 + ((z1 - z0) * (i + 0.2)) / 3, z0 + ((z1 - z0) * (i + 0.8)) / 3]
      quad(k, shutter, [X, -2.6, a], [X, -2.6, b], [X, -5.3, b], [X, -5.3, a])
      quad(k, '#fff4dc', [X, -5.3, a], [X, -5.3, b], [X, -5.6, b], [X, -5.6, a])
    }
    // Its own arcade lies in shade.
    quad(
      k,
      '#8c6c84',
      [X, FLOOR, z0 + (z1 - z0) * 0.12],
      [X, FLOOR, z0 + (z1 - z0) * 0.88],
      [X, -1.2, z0 + (z1 - z0) * 0.88],
      [X, -1.2, z0 + (z1 - z0) * 0.12],
    )
  }
  quad(k, '#f0d8b0', [RIGHT, FLOOR, 60], [9, FLOOR, 60], [9, FLOOR, 2], [RIGHT, FLOOR, 2])
  quad(k, '#d8b494', [7.4, FLOOR, 60], [9, FLOOR, 60], [9, FLOOR, 2], [7.4, FLOOR, 2])
}

/** The wall of shops on the left: doors, shutters, tiles along its foot, all in the cool of the arcade. */
function shops(k) {
  quad(k, '#3c8c8c', [LEFT, FLOOR, 40], [LEFT, CEILING, 40], [LEFT, CEILING, 1], [LEFT, FLOOR, 1])
  quad(
    k,
    '#2c6c7c',
    [LEFT, CEILING + 0.5, 40],
    [LEFT, CEILING, 40],
    [LEFT, CEILING, 1],
    [LEFT, CEILING + 0.5, 1],
  )
  for (const [z0, z1, kind] of [
    [14, 18, 'door'],
    [10.4, 13, 'shutter'],
    [7.8, 9.6, 'door'],
    [5.8, 7.2, 'shutter'],
    [4.3, 5.3, 'door'],
    [3.1, 3.9, 'shutter'],
  ]) {
    const low = kind === 'door' ? FLOOR : 0.3
    quad(
      k,
      '#e8d4a8',
      [LEFT, low, z0 - 0.1],
      [LEFT, -1.5, z0 - 0.1],
      [LEFT, -1.5, z1 + 0.1],
      [LEFT, low, z1 + 0.1],
    )
    const mid = (z0 + z1) / 2
    for (const [a, b] of [
      [z0, mid - 0.03],
      [mid + 0.03, z1],
    ]) {
      quad(
        k,
        kind === 'door' ? '#7c2c40' : '#d8844c',
        [LEFT, low, a],
        [LEFT, -1.35, a],
        [LEFT, -1.35, b],
        [LEFT, low, b],
      )
      const n = kind === 'door' ? 2 : 6
      for (let i = 0; i < n; i++) {
        const [y0, y1] = [
          low + ((-1.35 - low) * (i + 0.2)) / n,
          low + ((-1.35 - low) * (i + 0.75)) / n,
        ]
        const pad = (b - a) * 0.16
        quad(
          k,
          kind === 'door' ? '#a84450' : '#a85c3c',
          [LEFT, y0, a + pad],
          [LEFT, y1, a + pad],
          [LEFT, y1, b - pad],
          [LEFT, y0, b - pad],
        )
      }
    }
    // Fanlight.
    quad(k, '#fce4a0', [LEFT, -1.65, z0], [LEFT, -2.15, z0], [LEFT, -2.15, z1], [LEFT, -1.65, z1])
  }
  // Painted tiles along the foot.
  for (let i = 0; i < 26; i++) {
    const [z0, z1] = [1.6 * 1.12 ** i, 1.6 * 1.12 ** (i + 1)]
    if (i % 2)
      quad(
        k,
        '#f4e4c0',
        [LEFT, FLOOR, z0],
        [LEFT, FLOOR - 0.45, z0],
        [LEFT, FLOOR - 0.45, z1],
        [LEFT, FLOOR, z1],
      )
  }
}

/** The floor of patterned tiles; the sun falls between the columns. */
function floor(k) {
  quad(k, '#b8685c', [LEFT, FLOOR, 40], [RIGHT, FLOOR, 40], [RIGHT, FLOOR, 1], [LEFT, FLOOR, 1])
  const n = 9
  const step = (RIGHT - LEFT) / n
  for (let j = 0; j < 11; j++) {
    const [z0, z1] = [1.5 + j * 0.62, 1.5 + (j + 1) * 0.62]
    for (let i = 0; i < n; i++) {
      const [x0, x1] = [LEFT + i * step, LEFT + (i + 1) * step]
      if ((i + j) % 2)
        quad(k, '#e8c8a0', [x0, FLOOR, z0], [x1, FLOOR, z0], [x1, FLOOR, z1], [x0, FLOOR, z1])
      const [mx, mz] = [(x0 + x1) / 2, (z0 + z1) / 2]
      const [a, b] = [step * 0.3, 0.19]
      quad(
        k,
        (i + j) % 2 ? '#3c8c84' : '#f4dcb4',
        [mx - a, FLOOR, mz],
        [mx, FLOOR, mz - b],
        [mx + a, FLOOR, mz],
        [mx, FLOOR, mz + b],
      )
    }
  }
}

const COLUMNS = [14, 9.6, 6.6, 4.5, 3]

/** Bars of sun on the floor, slanting in from the street. */
function sunOnFloor(k) {
  k.globalAlpha = 0.42
  for (const [z0, z1] of [
    [3.45, 4.2],
    [5.1, 6.1],
    [7.3, 8.9],
    [10.6, 13],
    [2.1, 2.75],
  ])
    quad(
      k,
      '#fff0a8',
      [RIGHT, FLOOR, z0],
      [RIGHT, FLOOR, z1],
      [LEFT * 0.46, FLOOR, z1 * 0.86],
      [LEFT * 0.46, FLOOR, z0 * 0.86],
    )
  k.globalAlpha = 1
}

/** Columns and arches towards the street, their inner side in shade, an edge of sun. */
function columns(k) {
  quad(
    k,
    '#2c7c80',
    [RIGHT, CEILING + 0.7, 40],
    [RIGHT, CEILING, 40],
    [RIGHT, CEILING, 1.4],
    [RIGHT, CEILING + 0.7, 1.4],
  )
  quad(
    k,
    '#f4e0b0',
    [RIGHT, CEILING + 0.78, 40],
    [RIGHT, CEILING + 0.7, 40],
    [RIGHT, CEILING + 0.7, 1.4],
    [RIGHT, CEILING + 0.78, 1.4],
  )
  COLUMNS.forEach((z, i) => {
    const w = 0.42
    // The arch to the next column.
    const next = COLUMNS[i + 1]
    if (next) {
      const [[x0, y0], [x1, y1], [xm, ym]] = [
        P(RIGHT, CEILING + 0.7, z),
        P(RIGHT, CEILING + 0.7, next + w),
        P(RIGHT, CEILING + 0.74, Math.sqrt(z * next)),
      ]
      const [, s0] = P(RIGHT, CEILING + 1.5, z)
      const [, s1] = P(RIGHT, CEILING + 1.5, next + w)
      path(
        k,
        '#2c7c80',
        `M${x0} ${y0}V${s0}Q${x0 + (xm - x0) * 0.3} ${ym} ${xm} ${ym}Q${x1 - (x1 - xm) * 0.3} ${ym} ${x1} ${s1}V${y1}Z`,
      )
    }
    quad(
      k,
      '#f4e0b0',
      [RIGHT, FLOOR, z],
      [RIGHT + w, FLOOR, z],
      [RIGHT + w, CEILING + 0.7, z],
      [RIGHT, CEILING + 0.7, z],
    )
    quad(
      k,
      '#2c7c80',
      [RIGHT, FLOOR, z],
      [RIGHT, CEILING + 0.7, z],
      [RIGHT, CEILING + 0.7, z + w],
      [RIGHT, FLOOR, z + w],
    )
    quad(
      k,
      '#68b4a4',
      [RIGHT, FLOOR, z],
      [RIGHT + w * 0.55, FLOOR, z],
      [RIGHT + w * 0.55, CEILING + 0.7, z],
      [RIGHT, CEILING + 0.7, z],
    )
    for (const [y, h, o] of [
      [FLOOR - 0.16, 0.16, 0.1],
      [CEILING + 0.98, 0.28, 0.12],
    ]) {
      quad(
        k,
        '#fff0c8',
        [RIGHT - o, y + h, z - 0.02],
        [RIGHT + w + o, y + h, z - 0.02],
        [RIGHT + w + o, y, z - 0.02],
        [RIGHT - o, y, z - 0.02],
      )
      quad(
        k,
        '#8cc8b0',
        [RIGHT - o, y + h, z - 0.02],
        [RIGHT + w * 0.5, y + h, z - 0.02],
        [RIGHT + w * 0.5, y, z - 0.02],
        [RIGHT - o, y, z - 0.02],
      )
    }
    // Tiles with a flower on its foot.
    quad(
      k,
      '#d8506c',
      [RIGHT + 0.04, FLOOR - 0.3, z - 0.02],
      [RIGHT + w - 0.04, FLOOR - 0.3, z - 0.02],
      [RIGHT + w - 0.04, FLOOR - 0.9, z - 0.02],
      [RIGHT + 0.04, FLOOR - 0.9, z - 0.02],
    )
    quad(
      k,
      '#fff0c8',
      [RIGHT + 0.12, FLOOR - 0.6, z - 0.03],
      [RIGHT + w / 2, FLOOR - 0.8, z - 0.03],
      [RIGHT + w - 0.12, FLOOR - 0.6, z - 0.03],
      [RIGHT + w / 2, FLOOR - 0.4, z - 0.03],
    )
  })
}

/** The ceiling between its beams, the bright end of the arcade. */
function ceiling(k) {
  quad(
    k,
    '#fff0b8',
    [LEFT, FLOOR, 40],
    [RIGHT, FLOOR, 40],
    [RIGHT, CEILING, 40],
    [LEFT, CEILING, 40],
  )
  quad(
    k,
    '#28606c',
    [LEFT, CEILING, 40],
    [RIGHT, CEILING, 40],
    [RIGHT, CEILING, 1],
    [LEFT, CEILING, 1],
  )
  for (const z of [2.2, 3, 4.1, 5.6, 7.8, 11, 16])
    quad(
      k,
      '#1c4858',
      [LEFT, CEILING, z],
      [RIGHT, CEILING, z],
      [RIGHT, CEILING, z * 1.1],
      [LEFT, CEILING, z * 1.1],
    )
}

/** Flower pots along the wall and by a column. */
function pots(k) {
  const r = random(4)
  for (const [X, Z, q] of [
    [-4.5, 6.2, 1],
    [-4.4, 4.4, 1.2],
    [1.2, 4.15, 1],
  ]) {
    const [x, y] = P(X, FLOOR, Z)
    const s = (F / Z) * 0.16 * q
    path(
      k,
      'rgba(44,24,60,.35)',
      `M${x - s * 2} ${y + s * 0.2}Q${x} ${y - s * 0.6} ${x + s * 2.4} ${y + s * 0.2}Q${x} ${y + s * 0.8} ${x - s * 2} ${y + s * 0.2}Z`,
    )
    for (let i = 0; i < 11; i++) {
      const a = -Math.PI * (0.06 + (0.88 * i) / 10)
      const l = s * (2.6 + r() * 1.6)
      const [ex, ey] = [x + Math.cos(a) * l * 0.8, y - s * 2 + Math.sin(a) * l]
      const [nx, ny] = [-Math.sin(a) * s * 0.5, Math.cos(a) * s * 0.5]
      path(
        k,
        ['#2c7c58', '#5cac5c', '#1c5c54'][i % 3],
        `M${x} ${y - s * 1.6}Q${(x + ex) / 2 + nx} ${(y + ey) / 2 + ny} ${ex} ${ey}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${x} ${y - s * 1.6}Z`,
      )
    }
    path(k, '#3c6cac', `M${x - s * 1.3} ${y - s * 2}H${x + s * 1.3}L${x + s} ${y}H${x - s}Z`)
    path(
      k,
      '#e4f0f4',
      `M${x - s * 1.3} ${y - s * 2}H${x + s * 1.3}L${x + s * 1.2} ${y - s * 1.4}H${x - s * 1.2}Z`,
    )
  }
}

export default {
  alt: 'Sotto i portici di Chinatown a Singapore il leone della danza si riposa: un bambino offre un mandarino al danzatore che ride dentro la bocca, quello di dietro beve tè freddo dal sacchetto e un vecchio guarda oltre il giornale',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.95, 0.1], horizon: VY / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      street(k)
      ceiling(k)
      shops(k)
      floor(k)
      sunOnFloor(k)
      pots(k)
      columns(k)
      at(k, 106, 28, 0.3, (c) => arcadeLantern(c, 'tall'))
      at(k, 92, 12, 0.55, (c) => arcadeLantern(c, 'gem'))
      at(k, 58, -3, 0.9, (c) => arcadeLantern(c, 'round'))
      at(k, 20, 79, 1.02, paperReader)
      at(k, 76, 82, 1.06, restingLion)
      at(k, 43, 84.5, 1.08, mandarinBoy)
    })
    return finish(s, { vignette: 0.12, bloom: 0.18 })
  },
}
