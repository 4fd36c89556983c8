import { at, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { face, hand } from './living-faces.js'
import { pair } from './royal-temple.js'

// The green giant of the palace temple from near, a bird on his nose, and the girl who pulls his face at him. The sun stands on the right.

const [GREEN, DEEP, PALE] = ['#38a47c', '#1c6870', '#8cdc98']
const [GOLD, BROWN, SHINE] = ['#f8b838', '#a0562c', '#ffe890']
const INK = '#20183c'

const disc = (x, y, rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** A lozenge of coloured glass. */
const glass = (k, c, x, y, q) =>
  path(k, c, `M${x} ${y - q}L${x + q * 0.7} ${y}L${x} ${y + q}L${x - q * 0.7} ${y}Z`)

/** Armour of glass tiles, collar and the wings of the shoulders; the chin of the face at 0, -4. */
function armour(k) {
  pair(k, '#e8483c', '#8c2448', 'M0 -4H16C26 0 36 4 39 14C41 26 40 50 40 80H0Z')
  for (let j = 0; j < 6; j++)
    for (let i = -4; i < 5; i++) {
      const [x, y] = [i * 7.2 + (j % 2) * 3.6, 24 + j * 7]
      glass(k, x < 0 ? '#a83c4c' : '#ff7c54', x, y, 3)
      glass(k, x < 0 ? '#24548c' : '#3c9ce0', x, y, 1.3)
    }
  // Shoulder wings that curl up.
  pair(k, GOLD, BROWN, 'M22 6C34 4 42 -4 46 -16C50 -4 50 12 44 24C40 32 34 30 28 22Z')
  pair(k, SHINE, '#c87c34', 'M30 8C38 4 43 -3 46 -16C48 -8 48 0 46 6C42 4 36 6 30 8Z')
  for (const m of [-1, 1])
    stroke(
      k,
      m < 0 ? '#6c3428' : '#c87c34',
      0.7,
      `M${m * 30} 14Q${m * 38} 12 ${m * 44} 4M${m * 33} 20Q${m * 40} 18 ${m * 45} 12`,
    )
  // The collar in three rows, its drop in the middle.
  pair(k, GOLD, BROWN, 'M0 -6H13C22 0 28 8 29 16C24 24 14 30 0 34Z')
  pair(k, '#2c7cc4', '#1c3c80', 'M0 0H12C18 4 23 9 24 14C20 20 12 25 0 28Z')
  pair(k, '#e8483c', '#8c2448', 'M0 6H9C14 9 18 12 18.500 14C15 18 9 21 0 23Z')
  pair(k, SHINE, '#c87c34', 'M0 14L4 17L0 38Z')
  for (const [x, y] of points('21 9 17 19.500 9 24.500 26 14', 2)) {
    glass(k, SHINE, x, y, 1.6)
    glass(k, GOLD, -x, y, 1.6)
  }
}

/** The crown in tiers, the flames behind the ears. */
function crown(k) {
  pair(
    k,
    GOLD,
    BROWN,
    'M17 -36C24 -40 27 -50 35 -56C35 -46 36 -40 33 -33C37 -35 39 -37 42 -38C40 -28 36 -20 29 -14C27 -8 24 -6 20 -8Z',
  )
  pair(
    k,
    SHINE,
    '#c87c34',
    'M20 -33C26 -38 29 -46 35 -56C35 -48 35.500 -43 34 -37C30 -33 26 -30 21 -28Z',
  )
  for (const [y, wide, high] of points(
    '-52 19 6 -58.500 16 5 -64 13 5 -69.500 10 4.500 -74.500 7.500 4.500',
    3,
  )) {
    pair(
      k,
      GOLD,
      BROWN,
      `M0 ${y}H${wide}C${wide + 0.5} ${y - high * 0.5} ${wide - 1} ${y - high * 0.8} ${wide - 2} ${y - high}H0Z`,
    )
    pair(k, SHINE, '#c87c34', `M0 ${y}H${wide}L${wide} ${y - 1.6}H0Z`)
    for (let i = -3; i <= 3; i++)
      glass(
        k,
        [i < 0 ? '#b0304c' : '#f0503c', i < 0 ? '#1c6870' : '#38a47c'][(i + 4) % 2],
        i * wide * 0.27,
        y - high * 0.55,
        1.5,
      )
  }
  pair(k, GOLD, BROWN, 'M0 -79H6L3 -92L0 -110Z')
  // The plate over the brow.
  pair(k, GOLD, BROWN, 'M0 -53.500C10 -53.500 18 -51 22.500 -46L21.500 -38C15 -44 8 -46 0 -46Z')
  pair(
    k,
    SHINE,
    '#c87c34',
    'M0 -53.500C10 -53.500 18 -51 22.500 -46L22.200 -43.800C16 -49 9 -51 0 -51Z',
  )
  for (const [x, y, q] of points('0 -48.500 2.400 7 -48 1.800 13 -46 1.800 18.300 -43 1.600', 3)) {
    glass(k, '#f0503c', x, y, q)
    if (x) glass(k, '#b0304c', -x, y, q)
  }
}

/** The face: chin at 0, 46 tall to the plate; its eyes squint at what sits on the nose. */
export function giantBust(k) {
  armour(k)
  crown(k)
  // Ears with their rings.
  pair(k, '#54bc88', '#175860', 'M20 -32C25 -34 27 -30 26 -25C25.500 -20 24 -16 20 -15Z')
  pair(k, SHINE, BROWN, 'M22 -16C25 -16 26 -12 24 -9L22.500 -4L21 -9C19.500 -12 20 -15.600 22 -16Z')
  pair(k, GREEN, GREEN, 'M0 -47C9 -47 17 -45 21.500 -39C22.500 -26 21 -14 15 -5C10 1 4 2 0 2Z')
  path(
    k,
    '#24807a',
    'M-6 -46.500C-11 -38 -5 -28 -7 -20C-9 -12 -5 -4 -2 2C-8 2 -12 -1.500 -15 -5C-21 -14 -22.500 -26 -21.500 -39C-18 -43.500 -12 -46 -6 -46.500Z',
  )
  path(
    k,
    DEEP,
    'M-21.500 -39C-22.500 -26 -21 -14 -15 -5C-10 1 -4 2 0 2C-6 -2 -12 -10 -14 -22C-15 -32 -14 -40 -12 -45C-16 -44 -19 -42 -21.500 -39Z',
  )
  path(
    k,
    '#6ccc94',
    'M21.500 -39C22.500 -26 21 -14 15 -5C13.500 -3.200 12 -1.800 10.500 -0.700C15 -8 18 -20 18 -30C18 -35 17 -40 15.500 -43.500C18 -42.500 20 -41 21.500 -39Z',
  )
  // Flame brows.
  pair(
    k,
    '#f0503c',
    '#a02c4c',
    'M2.500 -32C4 -37 9 -41 15 -40C18 -39.500 20 -41 21 -43C21.500 -38 19 -35.500 15 -35.500C10 -35.500 7 -34 5.500 -31Z',
  )
  pair(
    k,
    '#ffd060',
    '#b87438',
    'M4 -33.500C6 -37 10 -39.200 15 -38.300C11 -37.500 8 -36 6 -33.300Z',
  )
  // Bulging eyes in their red rims, squinting down at the bird.
  for (const m of [-1, 1]) {
    const x = m * 9.6
    path(k, m < 0 ? '#a02c4c' : '#f0503c', disc(x, -26, 7, 6.8))
    path(k, m < 0 ? '#e8dcec' : '#fffaf0', disc(x, -26, 5.9, 5.7))
    path(
      k,
      '#b8a4cc',
      `M${x - 5.9} -26C${x - 5} -30.500 ${x + 5} -30.500 ${x + 5.9} -26C${x + 3} -28.600 ${x - 3} -28.600 ${x - 5.9} -26Z`,
    )
    path(k, '#8c3c24', disc(x - m * 3, -24, 2.9, 3.1))
    path(k, INK, disc(x - m * 3.2, -23.9, 1.8, 2))
    path(k, '#ffffff', disc(x - m * 3 + 1, -25.2, 0.75))
  }
  // Nose and cheeks with their spirals.
  pair(
    k,
    '#54bc88',
    '#1c6870',
    'M0 -24C1.600 -24 2 -19 3.500 -17C7.500 -16.500 9 -13 7 -11C5 -9.600 3 -10.600 0 -10.200Z',
  )
  pair(
    k,
    '#154c58',
    '#103c4c',
    'M3 -12.200C4 -13.400 5.600 -13.300 6.200 -12C5.200 -11.200 4 -11.300 3 -12.200Z',
  )
  for (const m of [-1, 1]) {
    const c = m < 0 ? '#2c8c80' : PALE
    stroke(
      k,
      c,
      0.8,
      `M${m * 19} -17C${m * 14} -20 ${m * 11} -17 ${m * 12.5} -14.500C${m * 14} -12.500 ${m * 16.6} -14 ${m * 15.6} -16`,
    )
    stroke(k, c, 0.7, `M${m * 3} -2.200C${m * 5} 0.500 ${m * 8} 0 ${m * 9.5} -1.800`)
  }
  // Mouth: lips, teeth, four tusks.
  pair(k, '#f0503c', '#a02c4c', 'M0 -8.500C5 -8.500 11 -9.500 16 -12C16.500 -6 11 -1.500 0 -1.500Z')
  path(
    k,
    '#4c1434',
    'M-13.500 -9.200C-8 -6.600 8 -6.600 13.500 -9.200C12 -4.600 7 -3.200 0 -3.200C-7 -3.200 -12 -4.600 -13.500 -9.200Z',
  )
  for (let i = -4; i < 5; i++)
    path(
      k,
      i < 0 ? '#e0d4e4' : '#fffaf0',
      `M${i * 2.2 - 1} ${-7.6 + Math.abs(i) * -0.12}h2.050v2.400h-2.050Z`,
    )
  pair(k, '#fffaf0', '#d4c8dc', 'M11 -7.500C12.500 -11 13 -15 12 -19C16 -16 17.500 -11 15 -6.500Z')
  pair(k, '#fffaf0', '#d4c8dc', 'M9 -3.800L10.300 -7.800L12 -4.800Z')
}

/** A small brown bird with a yellow breast, quite at home; its feet at 0, 13 tall. */
export function noseBird(k) {
  stroke(k, '#6c4438', 0.55, 'M-0.800 0V-2M1.200 0V-2M-2 0.200H0.300M0.300 0.200H2.400')
  path(k, '#5c3c44', 'M-4 -5L-11 -3.500L-10.500 -2L-3.500 -2.500Z')
  path(
    k,
    '#8c5c48',
    'M-5 -4C-5 -8 -2 -9.500 1 -10.500C1 -13 5.500 -13.500 6 -10.600C6 -9 5.500 -8 5 -7C5 -3.500 2.500 -1.500 -0.500 -1.600C-3 -1.600 -5 -2.500 -5 -4Z',
  )
  path(k, '#ffd84c', 'M5 -7C5 -3.500 2.500 -1.500 -0.500 -1.600C0.500 -4 2 -6.500 4.600 -8.600Z')
  path(
    k,
    '#fff4d8',
    'M2.600 -9.800C4 -9.800 5.500 -9.300 5.900 -10C5.900 -9 5.500 -8 5 -7C4.300 -7.700 3.300 -8.500 2.600 -9.800Z',
  )
  path(
    k,
    '#5c3c44',
    'M-4.500 -5C-3 -7.500 0 -7.500 1.500 -6.500C0.500 -4 -2 -3 -4.500 -3.300ZM1.500 -11.800L1 -14.500L3 -13.200L4 -12.800Z',
  )
  path(k, INK, disc(4.2, -11, 0.65, 0.7))
  path(k, '#ffffff', disc(4.4, -11.3, 0.2))
  path(k, '#f0903c', 'M5.900 -11.200L8.800 -10.200L5.900 -9.600Z')
}

/** The father: sunburnt, glasses up on his cap, her ankles in his hands. Chin at 0. */
export function carryingFather(k) {
  const [skin, lit, shade] = ['#f09c7c', '#ffc8a0', '#a85c68']
  path(
    k,
    '#2c4c9c',
    'M-6 2C-14 3 -20 6 -22 14C-24 24 -24 34 -24 44H24C24 34 24 24 22 14C20 6 14 3 6 2Z',
  )
  path(k, '#4c7ce0', 'M2 2.500C10 3 19 6 21 14C23 24 24 34 24 44H8C10 30 9 14 2 2.500Z')
  for (const [x, y] of points('-14 14 -6 20 4 14 14 18 -16 26 0 28 12 29 18 10', 2))
    path(k, '#fff0d0', disc(x, y, 1))
  path(k, shade, 'M-4 -3H4L5 3C2 6.500 -2 6.500 -5 3Z')
  k.save()
  k.scale(1.5, 1.5)
  face(k, {
    skin: [skin, lit, shade],
    shape: 'square',
    turn: -0.35,
    nod: -0.5,
    light: 1,
    eyes: 'open',
    look: [-0.2, -1],
    brows: 0.5,
    browTone: '#c87c3c',
    smile: 'laugh',
    nose: 'long',
    blush: '#f0684c',
  })
  path(
    k,
    '#c87c3c',
    'M-2.800 -3.200Q-1.500 -4 -0.500 -3.300Q0.600 -4 2 -3.200Q-0.300 -2.300 -2.800 -3.200Z',
  )
  path(k, '#fff4e0', 'M-5 -7.500C-5.500 -13 5.500 -13 5 -7.500C2 -9 -2 -9 -5 -7.500Z')
  path(
    k,
    '#e8483c',
    'M-5.100 -7.400C-2 -9 2 -9 5 -7.600L4 -6.800C1.500 -7.800 -4 -7.800 -8 -6.200C-8.200 -7.200 -6.500 -7.400 -5.100 -7.400Z',
  )
  k.restore()
}

/** The girl on his shoulders: she squints, her fingers are the tusks. Chin at 0; her legs come down to 40. */
export function tuskGirl(k) {
  const [skin, lit, shade] = ['#d89468', '#ffc894', '#8c5458']
  path(k, '#e8a020', 'M-6 2C-11 4 -12 12 -13 22C-6 26 6 26 13 22C12 12 11 4 6 2Z')
  path(
    k,
    '#ffd84c',
    'M1 2C7 2 11 4 12 12C12.600 16 12.800 19 13 22C10 23.500 6 24.600 3 24.900C5 17 5 9 1 2Z',
  )
  path(k, shade, 'M-3 -3H3L3.500 2.500C1.500 5 -1.500 5 -3.500 2.500Z')
  // Plaits that swing.
  for (const m of [-1, 1]) {
    path(
      k,
      '#3c2030',
      `M${m * 6} -8C${m * 10} -8 ${m * 13} -4 ${m * 12} 2C${m * 12} 5 ${m * 14} 6 ${m * 13} 9C${m * 9.5} 7 ${m * 9} 4 ${m * 9} 0C${m * 9} -3 ${m * 8} -4 ${m * 6} -4Z`,
    )
    path(k, '#e8483c', disc(m * 11.3, 3.6, 1.6))
  }
  k.save()
  k.rotate(-0.1)
  k.scale(1.45, 1.45)
  path(k, '#3c2030', 'M-5.200 -4C-6.500 -13.500 6.500 -13.500 5.200 -4Z')
  face(k, {
    skin: [skin, lit, shade],
    shape: 'child',
    turn: -0.3,
    light: 1,
    eyes: 'none',
    smile: 'none',
    brows: -1.1,
    browTone: '#3c2030',
    blush: '#f0785c',
  })
  // Crossed eyes, as wide as they go.
  for (const x of [-2.3, 1.5]) {
    path(k, '#fffaf0', disc(x, -5.2, 1.55, 1.7))
    path(k, INK, disc(x + (x < -0.4 ? 0.7 : -0.7), -4.8, 0.75, 0.85))
  }
  // Lips drawn back over the teeth.
  path(
    k,
    '#7a1e3c',
    'M-3.200 -2.600C-1.500 -1.800 0.900 -1.800 2.600 -2.600C2.400 -0.300 1 0 -0.300 0C-1.700 0 -3 -0.400 -3.200 -2.600Z',
  )
  path(
    k,
    '#fffaf0',
    'M-2.600 -2.300C-1 -1.800 0.500 -1.800 2 -2.300L1.800 -0.900C0.500 -0.500 -1.200 -0.500 -2.400 -0.900Z',
  )
  stroke(k, shade, 0.25, 'M-1.100 -2V-0.700M0.400 -2V-0.700')
  path(
    k,
    '#3c2030',
    'M-5 -6C-5.500 -13 5.500 -13 5 -6C4 -9 2 -10.500 -0.200 -10.800C-2 -10.500 -4 -9 -5 -6Z',
  )
  k.restore()
  // Arms: elbows out, forefingers at the corners of the mouth.
  for (const m of [-1, 1]) {
    const [arm, edge] = m > 0 ? [skin, lit] : [shade, skin]
    limb(
      k,
      arm,
      bent([
        [m * 8, 7, 5.4],
        [m * 18, 9, 4.6],
        [m * 8.5, 0.5, 3.2],
      ]),
    )
    limb(
      k,
      edge,
      bent([
        [m * 14, 8.5, 1.2],
        [m * 17, 7.5, 1.6],
        [m * 9, 0, 1.2],
      ]),
    )
    path(
      k,
      m > 0 ? '#ffd84c' : '#c8801c',
      `M${m * 5} 3C${m * 9} 3.500 ${m * 12} 5 ${m * 13} 6L${m * 12} 12L${m * 7} 11Z`,
    )
  }
  hand(k, -8, 0.3, -1.1, 1.15, [skin, shade], 'point', 1)
  hand(k, 6.5, 0, -2.05, 1.15, [lit, shade], 'point', -1)
  // Legs over his shoulders.
  for (const m of [-1, 1]) {
    const [c, e] = m > 0 ? [skin, lit] : [shade, skin]
    path(
      k,
      m > 0 ? '#38a47c' : '#1c6870',
      `M${m * 2} 20C${m * 8} 18 ${m * 15} 20 ${m * 17} 26L${m * 16} 31L${m * 9} 30Z`,
    )
    limb(k, c, [
      [m * 13.5, 29, 5.4],
      [m * 14, 42, 4],
    ])
    limb(k, e, [
      [m * 13.5 + 1.3, 30, 1.4],
      [m * 14 + 1, 41, 1],
    ])
    path(
      k,
      '#fffaf0',
      `M${m * 14 - 2.4} 41H${m * 14 + 2.4}L${m * 14 + 2.6} 44C${m * 14} 45.500 ${m * 14 - 2.6} 45 ${m * 14 - 2.8} 44Z`,
    )
    path(
      k,
      '#e8483c',
      `M${m * 14 - 2.7} 43.500C${m * 14 - 3.8} 46 ${m * 14 - 4.2} 48 ${m * 14 - 3} 49.500H${m * 14 + 2.6}V43.500Z`,
    )
  }
}
