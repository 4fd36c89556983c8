import { path, stroke } from '../core/field.js'
import { folk, POSES, SKINS } from './slender-folk.js'

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
