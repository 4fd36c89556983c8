import { fill, path, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'

/** Near, middle and far in the dust: coat, lit, shade, ink, beard. */
export const GNU = {
  near: ['#5f4a54', '#c08a6c', '#3f2f40', '#241a2c', '#cfa27a'],
  middle: ['#7c5c58', '#c8916a', '#5f4550', '#46323f', '#d4a67c'],
  far: ['#b88a6a', '#d8a878', '#a67a62', '#946a5c', '#c79c74'],
}

/** Hoof at the end of a limb, pointing on. */
function hoof(k, ink, joints) {
  const [[ax, ay], [bx, by, bw]] = joints.slice(-2)
  const l = Math.hypot(bx - ax, by - ay) || 1
  const [ux, uy] = [(bx - ax) / l, (by - ay) / l]
  fill(k, ink, [
    [bx - uy * bw * 0.55, by + ux * bw * 0.55],
    [bx + ux * 2.3 - uy * bw * 0.75, by + uy * 2.3 + ux * bw * 0.75],
    [bx + ux * 2.1 + uy * bw * 0.95, by + uy * 2.1 - ux * bw * 0.95],
    [bx + uy * bw * 0.6, by - ux * bw * 0.6],
  ])
}

function leg(k, colour, ink, joints) {
  limb(k, colour, bent(joints))
  hoof(k, ink, joints)
}

/** Four legs as joints: far fore, far hind, near fore, near hind. Shoulder at 12, 1, hip at -14, -1; standing feet at 22. */
export const POSES = {
  stand: {
    fore: [
      [11, 0, 8],
      [11.5, 8, 4],
      [12.5, 14, 2.6],
      [12.2, 19, 1.7],
      [12.6, 21, 1.7],
    ],
    fore2: [
      [14, 0, 8],
      [15, 8, 4],
      [16.4, 14, 2.4],
      [16, 19, 1.6],
      [16.4, 21, 1.6],
    ],
    hind: [
      [-14, -1, 9],
      [-13, 5, 6],
      [-17, 12, 2.8],
      [-16, 19, 1.8],
      [-15.4, 21, 1.8],
    ],
    hind2: [
      [-12, -2, 10],
      [-9, 5, 6],
      [-12, 12, 2.6],
      [-11, 19, 1.7],
      [-10.4, 21, 1.7],
    ],
  },
  leap: {
    fore: [
      [11, 0, 9],
      [17, 6, 4.6],
      [26, 3.5, 2.8],
      [29.5, 10, 1.9],
      [27.5, 12.5, 1.8],
    ],
    fore2: [
      [14, -1, 8],
      [22, 2, 4],
      [31, -1, 2.6],
      [37, 4.5, 1.8],
      [36.5, 7, 1.7],
    ],
    hind: [
      [-13, -0.5, 10],
      [-17, 5, 6.4],
      [-28, 6, 3],
      [-35.5, 12.5, 2],
      [-38.5, 13.4, 1.8],
    ],
    hind2: [
      [-13, -3, 10],
      [-20, 2, 6],
      [-30, 1, 2.8],
      [-38, 5, 1.9],
      [-41, 5, 1.7],
    ],
  },
  gather: {
    fore: [
      [11, 0, 8.5],
      [15, 8, 4],
      [20.5, 13.5, 2.6],
      [22, 19.5, 1.8],
      [23.6, 21.3, 1.8],
    ],
    fore2: [
      [14, 0, 8],
      [19, 7, 4],
      [25.5, 10.5, 2.5],
      [28.5, 16.5, 1.7],
      [30.2, 18, 1.7],
    ],
    hind: [
      [-13, -1, 11],
      [-6, 6, 6.6],
      [-12, 13, 3],
      [-8, 19.5, 2],
      [-6.6, 21.3, 1.8],
    ],
    hind2: [
      [-12, -1, 10],
      [-2.5, 6, 6],
      [-7, 12.5, 2.8],
      [-3, 19, 1.8],
      [-1.6, 21, 1.7],
    ],
  },
  run: {
    fore: [
      [11, 0, 8.5],
      [14.5, 7.5, 4.4],
      [21, 11, 2.6],
      [20, 17, 1.8],
      [17.8, 18.6, 1.7],
    ],
    fore2: [
      [14, 0, 8],
      [20, 6, 4],
      [27, 9.5, 2.5],
      [32, 15, 1.7],
      [34, 16, 1.7],
    ],
    hind: [
      [-13.5, -1, 10],
      [-15, 5.5, 6],
      [-23, 10.5, 2.8],
      [-26, 17.5, 1.9],
      [-28.4, 18.8, 1.7],
    ],
    hind2: [
      [-12, -2, 10],
      [-8, 6, 6],
      [-12, 12.5, 2.6],
      [-7, 18.5, 1.8],
      [-5.5, 20.4, 1.7],
    ],
  },
}

/** The near horn and the far one, heavy at the boss, out, down a little, up and in. */
function horns(k, near, far, lit) {
  const pair = [
    [
      far,
      [
        [1.4, -2.4, 2.6],
        [4.6, -1.2, 2.4],
        [7.6, -1.4, 2],
        [9.4, -3.8, 1.6],
        [9.2, -7, 1.1],
        [7.4, -9.6, 0.4],
      ],
    ],
    [
      near,
      [
        [0.8, -2.2, 3.4],
        [-2.6, -0.2, 3],
        [-5.8, 0, 2.5],
        [-8, -2.6, 1.9],
        [-7.9, -6.2, 1.3],
        [-5.8, -9.4, 0.4],
      ],
    ],
  ]
  for (const [c, joints] of pair) limb(k, c, bent(bent(joints)))
  stroke(
    k,
    lit,
    0.55,
    'M-7.800 -1.600C-8.600 -3.600 -8.200 -6 -7 -7.800M8.800 -4C9.200 -6 8.800 -7.400 8 -8.600',
  )
}

/** Head in profile to the right: long face, broad muzzle, ear, eye; poll at 0, 0. */
export function gnuHead(k, [coat, lit, shade, ink], turn) {
  path(
    k,
    ink,
    'M-2 -1.500C0.500 -4 4.500 -3.800 8 -3C11.500 -2.400 14.500 -2.400 16.300 -0.800C18 0.800 18 4 16.200 5.400C14 6.600 11.500 5.600 9 5.800C6 6.200 3.500 7.600 0.500 7.200C-2 6.500 -3 2 -2 -1.500Z',
  )
  path(
    k,
    coat,
    'M-2 0C0 -0.500 3 0 4.500 1.500C5.600 3.600 4 6.500 1.500 7.200C-1.500 7 -2.800 3 -2 0Z',
  )
  path(
    k,
    lit,
    'M0 -2.800C2.500 -3.900 5.500 -3.600 8 -3C11.500 -2.400 14.500 -2.400 16.300 -0.800C13 -1.200 9 -1.400 5 -1.800C3 -2 1 -2 -0.500 -1.600Z',
  )
  path(k, shade, 'M15.200 1a0.700 0.900 0 1 0 0.010 0Z')
  stroke(k, shade, 0.4, 'M17 3.800C15.500 4 14 4 12.500 3.700')
  path(k, '#fff0cc', 'M4.600 -1.300a0.750 0.750 0 1 0 0.010 0Z')
  path(k, '#17101e', 'M4.800 -1.200a0.600 0.650 0 1 0 0.010 0Z')
  k.save()
  k.translate(1.2, -1.6)
  k.rotate(-turn * 0.72)
  k.translate(-1, 2.2)
  horns(k, '#8a6a68', shade, lit)
  k.restore()
  path(k, shade, 'M-0.500 1.500C-3.500 1.200 -6.500 3 -8.500 6C-5 6.600 -1.500 5.800 0.500 3.500Z')
  path(k, coat, 'M-1 2C-3.500 2 -6 3.400 -7.800 5.600C-5 5.400 -2.400 4.600 -1 2Z')
}

/**
 * A gnu in profile to the right; its middle at 0, 0, standing feet at 23. `turn` of the head in radians,
 * `drop` bends the neck, `legs` false for one that swims.
 */
export function gnu(
  k,
  { pose = 'stand', tones = GNU.near, turn = 0.75, neck = 0, tail = 0, legs = true },
) {
  const [coat, lit, shade, ink, beard] = tones
  const p = POSES[pose]
  if (legs) {
    leg(k, shade, ink, p.hind2)
    leg(k, shade, ink, p.fore2)
  }
  // Tail of a horse.
  k.save()
  k.translate(-19, -5)
  k.rotate(tail)
  path(k, coat, 'M1 -1.500C-3 -3 -6 -2 -8 1L-6.500 2C-5 0 -2.500 0 0 1.500Z')
  path(
    k,
    ink,
    'M-6.500 -0.800C-9.500 2 -10.500 8 -13.500 13C-9.500 12 -6.500 8 -6 3C-5.800 1.500 -6 0.500 -6.500 -0.800Z',
  )
  k.restore()
  // Trunk: hump over the shoulders, sloping back.
  path(
    k,
    coat,
    'M-20 -2C-20.500 -6.500 -17 -9 -12 -9.200C-5 -9.500 1 -12.500 6.500 -15C11 -16.800 16 -14 18.500 -9C20.500 -4 19 3 14.500 6.500C9.500 9.500 3 8.600 -2 7C-6.500 5.500 -9.500 4.600 -12.500 5.200C-17 5 -19.600 2 -20 -2Z',
  )
  path(
    k,
    shade,
    'M-19 1.500C-14 -1.500 -9 1.500 -4 2.500C2 3.500 10 3 18.800 -2C18.600 2 17 4.600 14.500 6.500C9.500 9.500 3 8.600 -2 7C-6.500 5.500 -9.500 4.600 -12.500 5.200C-16 5.200 -18 4 -19 1.500Z',
  )
  path(
    k,
    lit,
    'M-20 -3C-20 -6.800 -17 -9 -12 -9.200C-5 -9.500 1 -12.500 6.500 -15C8.500 -15.800 11 -15.700 13 -14.600C9 -13.400 5 -11 0 -8.800C-5 -7 -11 -7 -15 -6.200C-17.500 -5.600 -19.200 -4.500 -20 -3Z',
  )
  // Neck, head, beard and mane turn together about the shoulder.
  k.save()
  k.translate(12, -6)
  k.rotate(neck)
  k.translate(-12, 6)
  path(k, coat, 'M5 -15C10 -18.500 16 -21 22 -21L27 -12C24 -8 21 -3 17 2C13 5 9 2 8 -3Z')
  path(k, shade, 'M27 -12C24 -8 21 -3 17 2C14 4.500 11 3.500 9.500 0.500C14 -1 19 -7 22 -13Z')
  path(
    k,
    beard,
    'M27 -11.500C25 -9 22.500 -5.500 19.500 -2L16 1L16.800 5.500L18.600 2.400L19.600 4.500L21 -0.500L22.600 1L23.600 -4L25.400 -3.400L26 -7L28 -8Z',
  )
  for (let i = 0; i < 6; i++) {
    const [x, y] = [3 + i * 3, -13 - i * 0.9]
    stroke(
      k,
      shade,
      0.75,
      `M${x} ${y}C${x + 1.6} ${y + 4} ${x + 1.4} ${y + 8 - i * 0.3} ${x + 0.4} ${y + 11 - i * 0.6}`,
    )
  }
  path(
    k,
    ink,
    'M3 -13.500C9 -18.500 16 -22.500 23.500 -22.500L24 -18L21.500 -14L20.500 -17L17.500 -11.500L16.500 -15L13.500 -9.500L12.500 -13L9.500 -9.500L9 -12.500L6 -11Z',
  )
  k.translate(23, -19.5)
  k.rotate(turn - neck)
  gnuHead(k, tones, turn)
  k.restore()
  if (!legs) return
  leg(k, coat, ink, p.fore)
  leg(k, coat, ink, p.hind)
}
