// A row of turf houses from the home field: wooden gables in a line, thick walls of sod between them, grass on the roofs.
import { fill, path } from '../core/field.js'
import { mix } from '../core/noise.js'
import { random } from '../core/random.js'

/** One metre in the plane of the gables, their ground line, and the point where the ridges would meet. */
const M = 6
const GROUND = 72
const VANISH = [22, 60]
const back = ([x, y], t = 0.78) => [mix(VANISH[0], x, t), mix(VANISH[1], y, t)]

const GRASS = ['#3f6a3a', '#6f9a40', '#a3bd4c', '#d3d66a']

/** Blades along an edge, all leaning with the wind; never two of one length. */
function blades(k, colour, a, b, tall, r, n) {
  const list = [a]
  for (let i = 0; i < n; i++) {
    const t = (i + 0.2 + r() * 0.6) / n
    const [x, y] = [mix(a[0], b[0], t), mix(a[1], b[1], t)]
    const h = tall * (0.35 + r() * 0.9)
    list.push([x - 0.16, y - h * 0.15], [x + h * 0.35, y - h], [x + 0.2, y - h * 0.2])
  }
  list.push(b, [b[0], b[1] + 0.5], [a[0], a[1] + 0.5])
  fill(k, colour, list)
}

/** A wall of cut sods: broad courses in the shade, a few seams that do not line up. */
function sods(k, x0, x1, top, foot, r) {
  fill(k, '#35425b', [
    [x0, top],
    [x1, top],
    [x1, foot],
    [x0, foot],
  ])
  for (let i = 0; i < 4; i++) {
    const [y0, y1] = [mix(top, foot, i / 4), mix(top, foot, (i + 1) / 4)]
    for (let x = x0 - r() * 3; x < x1; ) {
      const w = 3.4 + r() * 2.6
      const clip = (v) => Math.max(x0, Math.min(x1, v))
      fill(k, ['#3a4860', '#37465e', '#3d4c60'][Math.floor(r() * 3)], [
        [clip(x + 0.12), y0 + 0.16],
        [clip(x + w - 0.1), y0 + 0.1],
        [clip(x + w - 0.2), y1 - 0.1],
        [clip(x + 0.05), y1 - 0.06],
      ])
      x += w
    }
  }
  // Field stones carry it.
  for (let x = x0; x < x1 - 0.3; ) {
    const w = Math.min(x1 - x, 1 + r() * 0.9)
    const h = 0.9 + r() * 0.5
    fill(k, '#2c2e4c', [
      [x, foot + 0.2],
      [x + 0.1, foot - h * 0.7],
      [x + w * 0.3, foot - h],
      [x + w * 0.8, foot - h * 0.9],
      [x + w - 0.06, foot - h * 0.4],
      [x + w - 0.04, foot + 0.2],
    ])
    fill(k, '#4c5074', [
      [x + 0.1, foot - h * 0.68],
      [x + w * 0.3, foot - h],
      [x + w * 0.75, foot - h * 0.92],
      [x + w * 0.5, foot - h * 0.5],
    ])
    x += w
  }
}

/** A window in its frame: on: a lamp burns behind it; without, it holds the pale morning. */
function pane(k, x, y, w, h, on) {
  path(k, '#8c90bc', `M${x - w / 2 - 0.28} ${y - 0.28}h${w + 0.56}v${h + 0.56}h${-w - 0.56}Z`)
  path(k, on ? '#ffbe64' : '#46588c', `M${x - w / 2} ${y}h${w}v${h}h${-w}Z`)
  if (on) path(k, '#ffe0a0', `M${x - w / 2} ${y + h * 0.45}h${w}v${h * 0.55}h${-w}Z`)
  else path(k, '#6c80b0', `M${x - w / 2} ${y}h${w}v${h * 0.36}h${-w}Z`)
  path(
    k,
    '#8c90bc',
    `M${x - 0.1} ${y}h0.200v${h}h-0.200ZM${x - w / 2} ${y + h / 2 - 0.1}h${w}v0.200h${-w}Z`,
  )
}

/** x: its middle; wide, eave, apex in metres; tones: boards [light, line]; parts: what is in the front. */
function house(k, { x, wide, eave, apex, tones, parts }, r) {
  const [x0, x1] = [x - (wide / 2) * M, x + (wide / 2) * M]
  const [ye, ya] = [GROUND - eave * M, GROUND - apex * M]
  const turf = 0.5 * M
  const slope = (ye - ya) / (x - x0)
  const over = 0.3 * M
  const L = [x0 - over, ye + over * slope]
  const R = [x1 + over, ye + over * slope]
  const A = [x, ya]
  const up = ([px, py], q = turf) => [px, py - q]
  // The left slope of the roof runs back; the sun lies on it.
  const [a, l] = [up(A), up(L)]
  fill(k, GRASS[2], [l, a, back(a), back(l)])
  // One soft swell where the sods have settled.
  fill(k, '#b4cc56', [
    a,
    back(a),
    mix2(back(a), back(l), 0.2),
    mix2(mix2(a, back(a), 0.5), mix2(l, back(l), 0.5), 0.34),
    mix2(a, l, 0.14),
  ])
  fill(k, GRASS[1], [l, mix2(l, a, 0.16), mix2(back(l), back(a), 0.16), back(l)])
  blades(k, GRASS[3], back(a), a, 0.9, r, 16)
  // Sod wall to the left of the front, its grassy shoulder.
  const w0 = x0 - 1.9 * M
  sods(k, w0, x0 + 0.1, ye + 0.7, GROUND, r)
  fill(k, GRASS[0], [
    [w0 - 0.3, ye + 1.3],
    [w0 + 0.6, ye + 0.1],
    [x0, ye - 0.3],
    [x0 + 0.1, ye + 1.2],
  ])
  blades(k, GRASS[2], [w0 - 0.3, ye + 0.9], [x0 + 0.1, ye + 0.2], 1.1, r, 9)
  // The front: upright boards.
  const front = [
    [x0, GROUND],
    [x0, ye],
    [x, ya],
    [x1, ye],
    [x1, GROUND],
  ]
  fill(k, tones[0], front)
  for (let bx = x0 + 1.1; bx < x1 - 0.4; bx += 1.12) {
    const top = ya + Math.abs(bx - x) * slope
    fill(k, tones[1], [
      [bx, top + 0.4],
      [bx + 0.17, top + 0.4],
      [bx + 0.17, GROUND],
      [bx, GROUND],
    ])
  }
  // The roof throws its shade on the boards from the left.
  fill(k, tones[2], [
    [x0, ye],
    [x, ya],
    [x + 0.9, ya + 0.9 * slope],
    [x0 + 1.1, ye + 0.6 + 0.2 * slope],
    [x0 + 1.1, GROUND],
    [x0, GROUND],
  ])
  path(k, '#3c3e5c', `M${x0} ${GROUND}v-1.200H${x1}v1.200Z`)
  for (const [kind, dx, dy, w, h, on] of parts) {
    const [px, py] = [x + dx * M, GROUND - dy * M]
    if (kind === 'pane') pane(k, px, py, w * M, h * M, on)
    else {
      path(
        k,
        '#8c90bc',
        `M${px - (w * M) / 2 - 0.35} ${GROUND}V${GROUND - h * M - 0.35}h${w * M + 0.7}V${GROUND}Z`,
      )
      path(k, dx2(kind), `M${px - (w * M) / 2} ${GROUND}V${GROUND - h * M}h${w * M}V${GROUND}Z`)
      path(
        k,
        'rgba(30,24,48,.35)',
        `M${px - (w * M) / 2} ${GROUND}V${GROUND - h * M}h0.700V${GROUND}Z`,
      )
      path(k, '#e8c878', `M${px + w * M * 0.28} ${GROUND - h * M * 0.46}h0.450v0.450h-0.450Z`)
      path(
        k,
        '#6c6c88',
        `M${px - (w * M) / 2 - 0.9} ${GROUND + 0.6}l0.500 -0.900h${w * M + 0.8}l0.500 0.900Z`,
      )
    }
  }
  // Turf over the gable: earth below, grass on top, then the white boards before it.
  fill(k, '#40304c', [L, A, R, up(R), up(A), up(L)])
  fill(k, '#4a7444', [up(L, turf * 0.45), up(A, turf * 0.5), up(A), up(L)])
  fill(k, GRASS[0], [up(R, turf * 0.45), up(A, turf * 0.5), up(A), up(R)])
  blades(k, '#ecec80', up(L), up(A), 0.9, r, 13)
  blades(k, '#8cb050', up(A), up(R), 1.1, r, 13)
  const board = 0.2 * M
  fill(k, '#989cc8', [L, A, [x, ya + board * 1.5], [L[0] + 0.2, L[1] + board * 1.3]])
  fill(k, '#7c80b0', [R, A, [x, ya + board * 1.5], [R[0] - 0.2, R[1] + board * 1.3]])
}

const mix2 = (a, b, t) => [mix(a[0], b[0], t), mix(a[1], b[1], t)]
const dx2 = (kind) => ({ door: '#28585c', dark: '#3c2c40' })[kind]

const HOUSES = [
  {
    x: 71.5,
    wide: 3.5,
    eave: 1.8,
    apex: 4.2,
    tones: ['#232c56', '#1c254c', '#161e40'],
    parts: [
      ['pane', 0.7, 1.75, 0.8, 0.85],
      ['dark', -0.6, 0, 1, 1.75],
      ['pane', 0, 3.05, 0.66, 0.6],
    ],
  },
  {
    x: 105.5,
    wide: 4.5,
    eave: 2.2,
    apex: 5.6,
    tones: ['#6f2c4e', '#622648', '#501f40'],
    parts: [
      ['door', 0, 0, 1.1, 2],
      ['pane', -1.35, 1.9, 0.8, 0.95, true],
      ['pane', 1.35, 1.9, 0.8, 0.95, true],
      ['pane', 0, 4, 0.85, 0.8],
    ],
  },
  {
    x: 141.5,
    wide: 3.9,
    eave: 2.05,
    apex: 4.9,
    tones: ['#5a6494', '#505a8a', '#444e7c'],
    parts: [
      ['dark', 0.8, 0, 1, 1.85],
      ['pane', -0.75, 1.9, 1.1, 0.95],
      ['pane', 0, 3.5, 0.7, 0.7],
    ],
  },
]

/** The whole row, from the right: each stands before the roof of its right neighbour. */
export function row(k) {
  const r = random(88)
  // Beyond the last gable the sod wall goes on.
  sods(k, 151, 170, GROUND - 1.9 * M, GROUND, r)
  blades(k, GRASS[2], [151, GROUND - 1.85 * M], [170, GROUND - 2 * M], 1.2, r, 12)
  for (const one of [...HOUSES].reverse()) house(k, one, r)
  // The wall ends in a bank of turf that runs out into the field, in one tone with it.
  const x0 = HOUSES[0].x - (HOUSES[0].wide / 2 + 1.9) * M
  const top = GROUND - 1.75 * M
  path(
    k,
    '#84aa4a',
    `M${x0 + 0.5} ${top - 0.4}C${x0 - 1.6} ${top - 0.5} ${x0 - 3} ${top + 0.8} ${x0 - 4.5} ${top + 3.4}C${x0 - 6.4} ${top + 6.6} ${x0 - 10} ${GROUND - 0.6} ${x0 - 18} ${GROUND + 0.8}L${x0 + 3} ${GROUND + 1.2}L${x0 + 1.4} ${GROUND - 2}C${x0 + 0.6} ${GROUND - 5} ${x0 + 1.2} ${top + 4} ${x0 + 0.5} ${top - 0.4}Z`,
  )
  // Grass grows up against the stones.
  // The turf rises and sinks along the wall: no ruled line where the lawn begins.
  const lawn = (x) => GROUND + 0.2 + Math.sin(x * 0.13) * 0.45 + Math.sin(x * 0.31 + 1) * 0.3
  const bank = []
  for (let x = x0 - 4; x <= 170; x += 2) bank.push([x, lawn(x) - 0.5])
  fill(k, '#3c6a4a', [...bank, [170, GROUND + 2], [x0 - 4, GROUND + 1.2]])
  for (let x = x0 - 4; x < 168; x += 5)
    blades(
      k,
      '#4c7c46',
      [x, lawn(x) - 0.3],
      [x + 5, lawn(x + 5) - 0.3],
      1 + r() * 0.8,
      r,
      4 + Math.floor(r() * 5),
    )
}

/** What the row keeps from the low sun behind it on the left: the outline of each front and wall, laid on the field towards us. */
export function rowShadow(k, colour) {
  // One outline from the first wall to the edge of the picture; the swell of the meadow rounds off every gable.
  const cast = (x, h) => [x + h * M * 0.24, GROUND + h * M * 0.3]
  const first = HOUSES[0].x - (HOUSES[0].wide / 2 + 1.9) * M
  const list = [cast(first, 1.1)]
  for (const { x, wide, eave, apex } of HOUSES) {
    const half = (wide / 2 + 0.5) * M
    list.push(
      cast(x - half, eave),
      cast(x - 3, apex - 0.2),
      cast(x + 3, apex - 0.2),
      cast(x + half, eave),
    )
  }
  list.push(cast(166, 2.2))
  let d = `M${first} ${GROUND}L${list[0].join(' ')}`
  for (let i = 1; i < list.length - 1; i++) {
    const [a, b] = [list[i], list[i + 1]]
    d += `Q${a.join(' ')} ${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`
  }
  path(k, colour, `${d}L180 ${list.at(-1)[1]}V${GROUND}Z`)
}
