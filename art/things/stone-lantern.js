import { path } from '../core/field.js'
import { form } from './japan-people.js'

// The stone lanterns of Nara. Light from the upper left.

/** A lantern of stone: base, post, box with its window, roof with turned-up horns, jewel; foot at 0, about 40 tall. */
export function stoneLantern(k, [dark, mid, lit, moss], { roof = 11, post = 3, tall = 16 } = {}) {
  path(k, dark, 'M-9 0L-7.500 -4H7.500L9 0Z')
  path(k, mid, 'M-9 0L-7.500 -4H1L2 0Z')
  path(
    k,
    moss,
    'M-9.300 0.600C-7 -2 -5 -1 -3 -1.600C-1 -2.200 2 -0.500 4 -1.200C6 -1.600 8 -0.800 9.500 0.600Z',
  )
  const y = -4 - tall
  form(k, mid, `M${-post} -4L${-post * 0.8} ${y}H${post * 0.8}L${post} -4Z`, [
    [dark, `M${post * 0.2} 0V-40H9V0Z`],
    [lit, `M${-post} -4L${-post * 0.8} ${y}H${-post * 0.45}L${-post * 0.55} -4Z`],
    [moss, `M${-post} -4V-9C${-post * 0.5} -11 0 -7 ${post * 0.4} -6L${post} -4Z`],
  ])
  path(k, dark, `M-6 ${y}L-7 ${y - 3}H7L6 ${y}Z`)
  path(k, lit, `M-6 ${y}L-7 ${y - 3}H-1L-1.500 ${y}Z`)
  form(k, mid, `M-5 ${y - 3}L-5.500 ${y - 11}H5.500L5 ${y - 3}Z`, [
    [dark, `M2 ${y}V${y - 12}H8V${y}Z`],
    ['#3a2c34', `M-2.200 ${y - 4.4}V${y - 9.6}H2.200V${y - 4.4}Z`],
    ['#f8b45c', `M-1.500 ${y - 5}V${y - 9}H1.500V${y - 5}Z`],
  ])
  const ry = y - 11
  form(
    k,
    mid,
    `M${-roof} ${ry - 1}C${-roof - 1.4} ${ry - 3.6} ${-roof + 1} ${ry - 4} ${-roof + 1.6} ${ry - 2.6}C${-roof * 0.6} ${ry - 3.6} ${-roof * 0.35} ${ry - 6} -1.500 ${ry - 7.5}H1.500C${roof * 0.35} ${ry - 6} ${roof * 0.6} ${ry - 3.6} ${roof - 1.6} ${ry - 2.6}C${roof - 1} ${ry - 4} ${roof + 1.4} ${ry - 3.6} ${roof} ${ry - 1}C${roof * 0.5} ${ry + 1} ${-roof * 0.5} ${ry + 1} ${-roof} ${ry - 1}Z`,
    [
      [dark, `M1 ${ry - 8}C2 ${ry - 5} 3 ${ry - 2} 3 ${ry + 2}H14V${ry - 8}Z`],
      [
        moss,
        `M-12 ${ry - 4}C-8 ${ry - 2} -6 ${ry - 5} -3 ${ry - 4}C-1 ${ry - 3} 1 ${ry - 6} 3 ${ry - 4.5}C4 ${ry - 7} 2 ${ry - 9} -2 ${ry - 9}C-6 ${ry - 7} -9 ${ry - 6} -12 ${ry - 4}Z`,
      ],
    ],
  )
  path(
    k,
    mid,
    `M-1.600 ${ry - 7}C-2.600 ${ry - 9.5} -0.500 ${ry - 10.5} 0 ${ry - 12}C0.500 ${ry - 10.5} 2.600 ${ry - 9.5} 1.600 ${ry - 7}Z`,
  )
  path(
    k,
    lit,
    `M-1.600 ${ry - 7}C-2.600 ${ry - 9.5} -0.500 ${ry - 10.5} 0 ${ry - 12}C-0.400 ${ry - 10} -0.900 ${ry - 9} -0.600 ${ry - 7}Z`,
  )
}
