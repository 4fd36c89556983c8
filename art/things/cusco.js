import { path, stroke } from '../core/field.js'

const [STONE, LIT, SHADE, DEEP] = ['#b0705c', '#e3a47c', '#7d4a52', '#47304a']

/** A bell tower of the church: its shaft, the storey of bells, the little dome with four pinnacles. */
function belfry(k, x) {
  path(k, STONE, `M${x - 7} 0V-34H${x + 7}V0Z`)
  path(k, LIT, `M${x - 7} 0V-34H${x - 1}V0Z`)
  path(k, SHADE, `M${x + 4.5} 0V-34H${x + 7}V0Z`)
  for (const y of [-10, -23, -33.5]) {
    path(k, LIT, `M${x - 8} ${y}h16v-1.300h-16Z`)
    path(k, SHADE, `M${x - 7} ${y}h14v0.700h-14Z`)
  }
  for (const y of [-14, -27])
    path(k, DEEP, `M${x - 1.2} ${y}v-3.600a1.200 1.200 0 0 1 2.400 0v3.600Z`)
  path(k, STONE, `M${x - 6} -34.800V-45H${x + 6}V-34.800Z`)
  path(k, LIT, `M${x - 6} -34.800V-45H${x - 1}V-34.800Z`)
  path(k, SHADE, `M${x + 3.8} -34.800V-45H${x + 6}V-34.800Z`)
  for (const d of [-3.4, 0, 3.4])
    path(k, DEEP, `M${x + d - 1.1} -35.500v-5a1.100 1.100 0 0 1 2.200 0v5Z`)
  path(k, '#d9a54a', `M${x - 0.7} -38.500l0.300 -1.800h0.800l0.300 1.800Z`)
  path(k, LIT, `M${x - 7.2} -45h14.400v-1.200h-14.400Z`)
  path(
    k,
    STONE,
    `M${x - 5} -46.200C${x - 5} -52 ${x - 2} -54 ${x} -54.400C${x + 2} -54 ${x + 5} -52 ${x + 5} -46.200Z`,
  )
  path(
    k,
    LIT,
    `M${x - 5} -46.200C${x - 5} -52 ${x - 2} -54 ${x} -54.400C${x - 1.6} -52 ${x - 2} -49 ${x - 1.6} -46.200Z`,
  )
  path(
    k,
    SHADE,
    `M${x + 2.4} -46.200C${x + 2.6} -50 ${x + 1.4} -53 ${x} -54.400C${x + 2} -54 ${x + 5} -52 ${x + 5} -46.200Z`,
  )
  path(k, LIT, `M${x - 1} -54.200v-2.200h2v2.200Z`)
  stroke(k, DEEP, 0.35, `M${x} -56.400v-3.400M${x - 1} -58.600h2`)
  for (const d of [-6, 6])
    path(k, d < 0 ? LIT : STONE, `M${x + d - 0.8} -46.200l0.800 -3.600l0.800 3.600Z`)
}

/** The church of the Company: two towers, between them the carved front like an altar under its broken arch. */
export function company(k) {
  path(k, SHADE, 'M-10 -30C-10 -46 -6 -52 0 -53C6 -52 10 -46 10 -30Z')
  path(k, STONE, 'M-10 -30C-10 -46 -6 -52 0 -53C-3 -50 -4 -40 -3.500 -30Z')
  belfry(k, -18)
  belfry(k, 18)
  path(k, STONE, 'M-11 0V-33C-11 -37 -8 -38 -6 -38C-5 -42 5 -42 6 -38C8 -38 11 -37 11 -33V0Z')
  path(
    k,
    LIT,
    'M-12 -32.500C-12 -38 -8 -39.500 -6.500 -39.500C-5 -43.500 5 -43.500 6.500 -39.500C8 -39.500 12 -38 12 -32.500H10.500C10.500 -36.500 8 -37.500 5.500 -37.500C4 -41 -4 -41 -5.500 -37.500C-8 -37.500 -10.500 -36.500 -10.500 -32.500Z',
  )
  for (const y of [-13.5, -25.5]) path(k, LIT, `M-11.500 ${y}h23v-1.200h-23Z`)
  for (const y of [0, -14.7, -26.7])
    for (const x of [-9.5, -6.5, 5.3, 8.3]) {
      const high = y ? 10.6 : 13
      path(k, '#edb98c', `M${x} ${y}v${-high}h1v${high}Z`)
      path(k, SHADE, `M${x + 1} ${y}v${-high}h0.600v${high}Z`)
    }
  path(k, DEEP, 'M-4 0V-7.500A4 4 0 0 1 4 -7.500V0Z')
  path(k, '#7d4634', 'M-3.200 0V-7.300A3.200 3.200 0 0 1 3.200 -7.300V0Z')
  stroke(k, DEEP, 0.3, 'M0 0V-10.300')
  path(
    k,
    DEEP,
    'M-2.600 -15.500V-20.500A2.600 2.600 0 0 1 2.600 -20.500V-15.500ZM0 -36a3 3 0 1 0 0.010 0Z',
  )
  path(k, '#f2d3a0', 'M0 -35.200a2.200 2.200 0 1 0 0.010 0Z')
}

/** Houses over arcades with carved balconies in blue and green; n bays of 7 units to the right. */
export function arcades(k, n) {
  path(k, '#f6e8cc', `M0 0V-15H${n * 7}V0Z`)
  path(k, '#b5563c', `M-1 -14.500L1 -18.500H${n * 7 - 1}L${n * 7 + 1} -14.500Z`)
  path(k, '#dd8558', `M-1 -14.500L1 -18.500H${n * 7 - 1}L${n * 7 - 0.4} -17.300H2L1 -14.500Z`)
  for (let i = 0; i < n; i++) {
    const x = i * 7
    path(k, '#d9c3a8', `M${x + 5.6} -14.500h1.400V0h-1.400Z`)
    path(k, DEEP, `M${x + 0.8} 0V-4a2.600 2.600 0 0 1 5.200 0V0Z`)
    path(k, '#7d5a62', `M${x + 1.8} 0V-4a2.100 2.100 0 0 1 4.200 0V0Z`)
    const c = i % 2 ? ['#2f7f8c', '#1f5f74'] : ['#3f6fa4', '#2c5286']
    path(k, c[0], `M${x + 1} -12.600h5v4.600h-5Z`)
    path(k, '#f2d9a8', `M${x + 1.6} -12h1.500v2h-1.500ZM${x + 3.9} -12h1.500v2h-1.500Z`)
    path(k, c[1], `M${x + 0.7} -9.600h5.600v1.800h-5.600Z`)
  }
}
