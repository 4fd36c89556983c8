import { path, points, stroke } from '../core/field.js'
import { folk, POSES, SKINS } from './slender-folk.js'

/** The Manhattan Bridge up the river, pale in the morning: its steel tower with the arch, cables, hangers, the truss of its deck. */
export function manhattanBridge(k, x, foot, [light, shade, thin]) {
  const cable = (t) => foot - 10.6 - 18.4 * t * t
  // Hangers and cables: a low span to the left, the short side span to the right.
  for (let i = 1; i < 26; i++) {
    const t = i / 26
    stroke(k, thin, 0.13, `M${x - 42 + 42 * t} ${cable(t)}V${foot - 9}`)
    if (i < 18) stroke(k, thin, 0.13, `M${x + i * 1.6} ${foot - 29 + i * 1.02}V${foot - 9}`)
  }
  stroke(
    k,
    shade,
    0.5,
    `M${x - 62} ${foot - 15}Q${x - 52} ${foot - 10.6} ${x - 42} ${foot - 10.6}Q${x - 20} ${foot - 10.6} ${x} ${foot - 29}L${x + 30} ${foot - 10}`,
  )
  // The deck: two chords, the crosses between them.
  path(
    k,
    shade,
    `M${x - 70} ${foot - 9.2}H${x + 40}V${foot - 8.5}H${x - 70}ZM${x - 70} ${foot - 6.4}H${x + 40}V${foot - 5.8}H${x - 70}Z`,
  )
  for (let i = 0; i < 44; i++)
    stroke(k, thin, 0.2, `M${x - 68 + i * 2.4} ${foot - 6.2}l1.200 -2.600l1.200 2.600`)
  // Tower: four slim legs seen as two pairs, an arch above the deck, the crown with its balls.
  for (const [a, c] of [
    [-3.1, light],
    [-1.7, shade],
    [1.1, light],
    [2.5, shade],
  ])
    path(k, c, `M${x + a} ${foot}V${foot - 29}h0.900V${foot}Z`)
  path(
    k,
    light,
    `M${x - 3.1} ${foot - 28}H${x + 3.4}V${foot - 24.6}Q${x + 0.15} ${foot - 28} ${x - 3.1} ${foot - 24.6}Z`,
  )
  path(
    k,
    shade,
    `M${x - 3.6} ${foot - 28}H${x + 3.9}V${foot - 29.4}H${x - 3.6}ZM${x - 3.1} ${foot - 12}H${x + 3.4}V${foot - 11.2}H${x - 3.1}Z`,
  )
  for (const d of [-2.9, 3.2]) path(k, light, `M${x + d} ${foot - 30.8}a0.700 0.700 0 1 0 0.010 0Z`)
  for (const y of [-23, -19.5, -16])
    stroke(
      k,
      thin,
      0.2,
      `M${x - 1} ${foot + y}L${x + 1.3} ${foot + y + 3}M${x + 1.3} ${foot + y}L${x - 1} ${foot + y + 3}`,
    )
  path(k, shade, `M${x - 4.4} ${foot + 1}V${foot - 2}H${x + 4.7}V${foot + 1}Z`)
}

const HAIR = ['#4c2c34', '#2c1c34']

/** Two who have just married and dance: he in dark blue, she in white with a veil; feet at 0, one unit is a head. */
export function couple(k, flat) {
  const light = 1
  k.save()
  k.translate(1.25, 0)
  k.scale(-1, 1)
  folk(k, {
    ...POSES.stand,
    flat,
    top: ['#fff8ec', '#d4c4d4'],
    low: ['#fff8ec', '#d4c4d4'],
    skin: SKINS[0],
    hair: HAIR,
    cut: 'bun',
    bare: true,
    light: -light,
    lean: -5,
    nod: -8,
    armFar: [96, 20],
    armNear: [70, 46],
    after: (c, j, shadow) => {
      const [hx, hy] = j.hip
      path(
        c,
        shadow ?? '#e0d0dc',
        `M${hx - 0.5} ${hy - 0.7}C${hx - 0.8} ${hy + 0.8} ${hx - 1.6} ${hy + 2} -3.600 0.050C-1.600 0.250 0.600 0.200 1.250 0.050C1.100 -1.600 0.900 ${hy + 1} ${hx + 0.5} ${hy - 0.7}Z`,
      )
      if (shadow) return
      path(
        c,
        '#fffaf0',
        `M${hx - 0.5} ${hy - 0.7}C${hx - 0.8} ${hy + 0.8} ${hx - 1.5} ${hy + 2} -3.300 0C-1.800 0 -0.900 0.100 -0.300 0.120C-0.200 -1.500 -0.100 -2.500 ${hx} ${hy - 0.7}Z`,
      )
      path(
        c,
        'rgba(255,250,244,.72)',
        `M${j.head[0] - 0.1} ${j.head[1] - 0.5}C-1.200 ${j.head[1] - 0.2} -1.900 -4 -3 -2.400C-2 -2.600 -1.300 -3.200 -0.500 -4.200L${j.head[0] - 0.3} ${j.head[1] + 0.2}Z`,
      )
    },
  })
  k.restore()
  k.save()
  k.translate(-1.2, 0)
  folk(k, {
    ...POSES.walk,
    near: [14, 6],
    far: [-8, 8],
    flat,
    top: ['#4c64a4', '#283468'],
    low: ['#40558c', '#242e5c'],
    skin: SKINS[1],
    hair: ['#2c2038', '#1c142c'],
    shoe: '#1c1838',
    light,
    armNear: [48, 42],
    armFar: [82, 22],
  })
  k.restore()
}

/** One who plays the saxophone by the rail, his case open before him; towards the right, one unit is a head. */
export function saxophonist(k, flat) {
  folk(k, {
    ...POSES.stand,
    flat,
    top: ['#e88850', '#94485c'],
    low: ['#5c5488', '#342c5c'],
    skin: SKINS[3],
    hair: HAIR,
    shoe: '#241c40',
    hat: ['brim', '#34406c', '#20284c'],
    light: 1,
    lean: 3,
    nod: 8,
    armNear: [12, 74],
    armFar: [24, 96],
    after: (c, j, shadow) => {
      const [x, y] = j.head
      stroke(
        c,
        shadow ?? '#f4b840',
        0.2,
        `M${x + 0.5} ${y + 0.2}L${x + 0.9} ${y + 0.3}L${x + 0.85} ${y + 1.5}`,
      )
      stroke(c, shadow ?? '#f4b840', 0.36, `M${x + 0.85} ${y + 1.2}L${x + 0.7} ${y + 2.9}`)
      path(
        c,
        shadow ?? '#ffd870',
        `M${x + 0.52} ${y + 2.7}C${x + 0.5} ${y + 3.8} ${x + 1.7} ${y + 3.7} ${x + 1.6} ${y + 2.3}H${x + 2.2}C${x + 2.2} ${y + 4.4} ${x + 0.2} ${y + 4.4} ${x + 0.3} ${y + 2.7}Z`,
      )
    },
  })
  path(k, flat ?? '#3c2448', 'M2 0L2.500 -0.500H5L5.500 0Z')
  if (!flat) path(k, '#b83c54', 'M2.500 -0.100L2.800 -0.400H4.700L5 -0.100Z')
}

/** Mist on the river: long lobes that hide the feet of the houses. */
export function mist(k) {
  for (const [c, d] of [
    [
      'rgba(255,232,214,.5)',
      'M-6 75V66C4 63 12 66.500 20 64.500C30 62.500 38 66 48 65C60 63.500 76 66.500 88 64.500C98 62.500 106 66 118 64.500C130 62.500 140 66.500 150 65C158 63.800 164 65 168 64.500V75Z',
    ],
    [
      'rgba(255,238,224,.85)',
      'M-6 75V70C8 67.500 16 71 28 69.500C40 67.800 56 71.500 70 70C84 68 98 71.500 110 69.500C122 67.800 136 71 148 69.500C158 68.300 164 70 168 69.300V75Z',
    ],
  ])
    path(k, c, d)
}

/** Gulls that ride the wind between the cables. */
export function gulls(k) {
  for (const [x, y, q, lean] of points(
    '104 20 1.5 -0.2 111 25 1.1 0.15 98 29 0.9 -0.1 118 17 0.8 0.2',
    4,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(lean)
    k.scale(q, q)
    path(
      k,
      '#fff8ee',
      'M-2.600 -0.700C-1.700 -1.200 -0.800 -0.900 -0.200 -0.100C0.500 -1 1.500 -1.300 2.600 -0.900C1.700 -0.600 0.900 0 0.300 0.500L-0.300 0.500C-0.900 0 -1.700 -0.500 -2.600 -0.700Z',
    )
    path(
      k,
      '#6c78a8',
      'M-2.600 -0.700L-1.900 -0.940L-2 -0.500ZM2.600 -0.900L1.900 -1.080L1.950 -0.650Z',
    )
    k.restore()
  }
}
