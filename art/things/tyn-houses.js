import { blend } from '../core/colour.js'
import { fill, path } from '../core/field.js'
import { lane, powderTower } from './celetna-lane.js'
import { metre, P } from './tyn-dawn.js'
import { arcade, box, NIGHT, panes } from './tyn-fronts.js'

// The houses before the church of Týn, in shade, in metres at a distance of 120.

export const SNOW = '#b4b6e6'
const SUNNY = '#ffd0a0'

const at120 = (k, X, Z, draw) => {
  const [x, y] = P(X, 0, Z)
  k.save()
  k.translate(x, y)
  k.scale(metre(Z), metre(Z))
  draw(k)
  k.restore()
}
/** Wall and hipped or saddle roof with its ridge along the street; the right slope of a hip is in the sun. */
function eaved(k, w, eaves, ridge, wall, inset) {
  fill(k, SNOW, [
    [-0.6, -eaves],
    [inset, -ridge],
    [w - inset, -ridge],
    [w + 0.6, -eaves],
  ])
  if (inset > 1)
    fill(k, SUNNY, [
      [w - inset, -ridge],
      [w + 0.6, -eaves],
      [w - inset * 0.1, -eaves],
    ])
  box(k, wall, 0, -eaves, w, eaves)
  box(k, blend(wall, '#ffffff', 0.3), -0.5, -eaves - 0.4, w + 1, 0.9)
}

/** A gable of the school: three steps of round shoulders, snow on each. */
function venetian(k, x, w, eaves, wall) {
  const half = w / 2
  const m = x + half
  const d = (g) =>
    `M${m - half - g} ${-eaves}V${-eaves - 2 - g}Q${m - half * 0.56} ${-eaves - 2.4 - g} ${m - half * 0.56} ${-eaves - 5 - g}H${m - half * 0.42}Q${m - half * 0.3} ${-eaves - 9.4 - g} ${m} ${-eaves - 9.8 - g}Q${m + half * 0.3} ${-eaves - 9.4 - g} ${m + half * 0.42} ${-eaves - 5 - g}H${m + half * 0.56}Q${m + half * 0.56} ${-eaves - 2.4 - g} ${m + half + g} ${-eaves - 2 - g}V${-eaves}Z`
  path(k, SNOW, d(0.7))
  path(k, wall, d(0))
  path(
    k,
    NIGHT,
    `M${m - 1} ${-eaves - 2}V${-eaves - 4.4}Q${m} ${-eaves - 6.4} ${m + 1} ${-eaves - 4.4}V${-eaves - 2}Z`,
  )
}

/** The school with its four pointed arches and two gables: the way into the church leads through it. */
function school(k) {
  const wall = '#8d80b8'
  fill(k, SNOW, [
    [0, -16],
    [2, -23],
    [31, -23],
    [33, -16],
  ])
  box(k, wall, 0, -16, 33, 16)
  venetian(k, 0.4, 15.6, 16, wall)
  venetian(k, 17, 15.6, 16, wall)
  box(k, '#b0a4d4', -0.3, -16.2, 33.6, 0.7)
  panes(k, 33, {
    n: 8,
    rows: 2,
    top: 14,
    step: 4.4,
    wide: 1.5,
    high: 2.8,
    trim: '#a99dd0',
    lit: ['2 1', '5 0'],
  })
  arcade(k, 33, 4, 5.4, [1, 2])
}

/** The Gothic house of the Stone Bell: narrow, high, tall pointed windows, a steep hipped roof. */
function bell(k) {
  const wall = '#75699f'
  eaved(k, 15, 21, 33, wall, 5.4)
  panes(k, 15, {
    n: 3,
    rows: 2,
    top: 18,
    step: 7,
    wide: 1.9,
    high: 4.4,
    trim: '#958abf',
    arched: true,
    lit: ['2 1'],
  })
  arcade(k, 15, 2, 4.6)
}

/** The palace of the Kinský: long, two flat pediments over pilasters. */
function palace(k) {
  const wall = '#a07eb0'
  eaved(k, 42, 17.5, 23.5, wall, 3)
  for (let i = 0; i < 9; i++) box(k, '#bda6cf', (42 * i) / 8 - 0.4, -17, 0.8, 13)
  panes(k, 42, {
    n: 8,
    rows: 2,
    top: 15.4,
    step: 5.6,
    wide: 1.7,
    high: 3.4,
    trim: '#c3afd6',
    lit: ['6 0', '3 1'],
  })
  for (const m of [9, 32]) {
    fill(k, SNOW, [
      [m - 7, -17.4],
      [m, -22.8],
      [m + 7, -17.4],
    ])
    fill(k, '#8f70a6', [
      [m - 5, -17.9],
      [m, -21.6],
      [m + 5, -17.9],
    ])
  }
  arcade(k, 42, 9, 3.6, [4])
}

/** A town house with one gable: 'round' or 'steep'. */
function gabled(k, w, eaves, rise, kind, wall, o) {
  const m = w / 2
  const d = (g, foot) =>
    kind === 'round'
      ? `M${-g} ${foot}V${-eaves - g}Q${w * 0.16} ${-eaves - 1 - g} ${w * 0.2} ${-eaves - rise * 0.5 - g}Q${w * 0.28} ${-eaves - rise - g} ${m} ${-eaves - rise - g}Q${w * 0.72} ${-eaves - rise - g} ${w * 0.8} ${-eaves - rise * 0.5 - g}Q${w * 0.84} ${-eaves - 1 - g} ${w + g} ${-eaves - g}V${foot}Z`
      : `M${-g} ${foot}V${-eaves}L${m} ${-eaves - rise - g * 1.4}L${w + g} ${-eaves}V${foot}Z`
  path(k, SNOW, d(0.7, -eaves + 0.6))
  path(k, wall, d(0, 0))
  box(k, blend(wall, '#ffffff', 0.25), 0, -eaves, w, 0.6)
  panes(k, w, { trim: blend(wall, '#ffffff', 0.2), ...o })
  box(k, NIGHT, m - 0.8, -eaves - rise * 0.55, 1.6, 2.4)
  arcade(k, w, 2, 4.2, o.warm)
}

export function houses(k) {
  powderTower(k)
  lane(k)
  // Yards between the houses: no light comes through them.
  fill(k, '#5f5892', [P(-102, 0, 121), P(-102, 13, 121), P(61, 13, 121), P(61, 0, 121)])
  fill(k, '#5f5892', [P(76, 0, 121), P(76, 13, 121), P(110, 13, 121), P(110, 0, 121)])
  const row = [
    [
      -100,
      (q) =>
        gabled(q, 14, 18, 9, 'round', '#7f78ae', {
          n: 3,
          rows: 3,
          top: 16,
          step: 4,
          wide: 1.3,
          high: 2.3,
        }),
    ],
    [
      -85.5,
      (q) =>
        gabled(q, 13, 15, 9, 'steep', '#8f86ba', {
          n: 3,
          rows: 2,
          top: 13,
          step: 4.2,
          wide: 1.4,
          high: 2.5,
        }),
    ],
    [-76, palace],
    [-33.4, bell],
    [-17.6, school],
    [
      16.4,
      (q) =>
        gabled(q, 15, 18, 8.4, 'round', '#a886ac', {
          n: 3,
          rows: 3,
          top: 16,
          step: 3.9,
          wide: 1.5,
          high: 2.4,
          lit: ['0 1'],
        }),
    ],
    [
      32,
      (q) =>
        eavedHouse(q, 13, 20.5, 26, '#7d74ac', {
          n: 4,
          rows: 4,
          top: 18.6,
          step: 3.6,
          wide: 1.2,
          high: 2.2,
          lit: ['2 0', '3 2'],
        }),
    ],
    [
      45.4,
      (q) =>
        gabled(q, 16.6, 15.6, 10.4, 'steep', '#9a8cbc', {
          n: 4,
          rows: 2,
          top: 13.4,
          step: 4.4,
          wide: 1.4,
          high: 2.6,
          lit: ['1 1'],
          warm: [0],
        }),
    ],
    [
      74,
      (q) =>
        eavedHouse(q, 19, 19, 25.6, '#83709f', {
          n: 5,
          rows: 3,
          top: 16.6,
          step: 4.4,
          wide: 1.4,
          high: 2.7,
          lit: ['0 1', '3 0'],
        }),
    ],
    [
      93.4,
      (q) =>
        gabled(q, 15, 17, 10, 'round', '#9382b4', {
          n: 3,
          rows: 3,
          top: 15,
          step: 3.8,
          wide: 1.4,
          high: 2.3,
          lit: ['1 2'],
        }),
    ],
  ]
  for (const [X, draw] of row) at120(k, X, 120, draw)
}

function eavedHouse(k, w, eaves, ridge, wall, o) {
  eaved(k, w, eaves, ridge, wall, 1)
  for (const m of [0.28, 0.7]) {
    fill(k, SNOW, [
      [w * m - 1.4, -eaves - 2.6],
      [w * m, -eaves - 4.6],
      [w * m + 1.4, -eaves - 2.6],
    ])
    box(k, blend(wall, NIGHT, 0.3), w * m - 1, -eaves - 2.8, 2, 2.2)
  }
  panes(k, w, { trim: blend(wall, '#ffffff', 0.2), ...o })
  arcade(k, w, 3, 4, o.warm)
}
