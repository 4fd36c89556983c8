// The giant who guards the gate of the palace temple, from his side: he looks to the right, the sun is behind him.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'
import { cast, court } from './palace-court.js'

/** A body of one colour: lit along its left, shaded on its right, as far in as `wide` says. */
function form(k, [lit, mid, dark], d, wide = 1.6, deep = 4) {
  const p = new Path2D(d)
  k.fillStyle = lit
  k.fill(p)
  k.save()
  k.clip(p)
  for (const [c, x] of [
    [mid, wide],
    [dark, deep],
  ]) {
    k.save()
    k.translate(x, 0.3)
    k.fillStyle = c
    k.fill(p)
    k.restore()
  }
  k.restore()
}

/** 66 high, feet at 0, one shoe ahead of the other, both fists on the club before him. */
export function giant(k, { green, gold, red, cloth, line, ivory }) {
  const shoe =
    'c-0.200 -1.600 0.200 -2.600 1.400 -3.200h4.200c1.200 1.100 3.600 1.500 5.600 1.100c1.600 -0.400 2.200 -1.800 1.600 -3.600c2.400 1.400 2.800 4.700 0.400 5.700Z'
  const shin =
    'c-0.200 -2.600 -1.600 -5.600 -0.900 -9.400l0.900 -3.600l5.600 0.200c0.900 4.400 -0.900 9.200 -1.600 12.800Z'
  // The far leg, then the near one.
  form(k, gold.slice(1).concat(gold[2]), `M1.500 -0.300${shoe}`, 1, 3)
  form(k, green.slice(1).concat(green[2]), `M2.800 -3.200${shin}`, 1, 2.6)
  path(k, red[2], 'M-1 -27H6.200C9 -24 9.400 -18 8 -14.400C6 -12.800 2.400 -13 1 -14.600Z')
  form(k, gold, `M-7.600 0${shoe}`, 1.2, 6)
  form(k, green, `M-6 -2.800${shin}`, 1.4, 3.6)
  form(
    k,
    gold,
    'M-6.300 -2.800H-1.600L-1.100 -4.800H-6.500ZM-6.900 -10.400L-0.300 -10.200L-0.200 -12.200L-6.600 -12.500Z',
    1.4,
    4,
  )
  // Tails of the coat sweep back.
  form(
    k,
    cloth,
    'M-4.600 -28C-8.600 -27 -11 -23.600 -13 -18.400C-10 -18 -7 -19 -4.600 -21Z',
    1.2,
    7,
  )
  form(
    k,
    gold,
    'M-4.600 -21C-7 -19.400 -10 -18.600 -12.800 -19L-14 -16.200C-10.600 -15.400 -7 -16.400 -4.400 -18.600Z',
    1,
    7,
  )
  form(
    k,
    red,
    'M-5.800 -28H5C7 -24.600 7 -18.600 5.200 -14.800C3 -12.400 -2.600 -12.200 -4.800 -14.400C-8 -17.600 -7.800 -23.600 -5.800 -28Z',
    2,
    6.4,
  )
  // Folds of the coat run down from the belt, a row of gold blossoms on it.
  for (const [x, w] of [
    [-3.6, -1.6],
    [-0.4, -0.4],
    [2.8, 1],
  ])
    path(
      k,
      red[2],
      `M${x} -27.600Q${x + w} -21 ${x + w * 0.7} -15L${x + w * 0.7 + 0.7} -15Q${x + w + 0.9} -21 ${x} -27.600Z`,
    )
  for (const [x, y] of points(
    '-4.800 -22.400 -2 -24.600 -1.700 -19.600 1.600 -23 1.900 -17.800 4.600 -21',
  ))
    path(
      k,
      x < 0 ? gold[0] : gold[1],
      `M${x} ${y - 1.1}L${x + 0.7} ${y}L${x} ${y + 1.1}L${x - 0.7} ${y}Z`,
    )
  form(
    k,
    gold,
    'M-5.300 -15.400C-3 -12.600 3 -12.800 5.600 -15.600L5.200 -13.200C3 -11 -2.600 -11 -4.800 -13Z',
    1.4,
    6,
  )
  // The end of his sash hangs in front.
  form(k, cloth, 'M3.600 -27.600L8 -27L8.400 -9L6.400 -5L4.400 -9Z', 0.8, 2.4)
  path(
    k,
    gold[1],
    'M4.300 -11.600L8.400 -11L8.400 -9L6.400 -5L4.400 -9ZM4 -19.400L8.200 -19V-17.800L4.100 -18.200Z',
  )
  // Breast in mail, belt.
  form(
    k,
    green,
    'M-5.800 -26.500C-7.400 -30.500 -7.600 -36 -6 -39.400C-3 -41.600 2.600 -41.400 5 -39.400C7.600 -36 7.400 -31 5.600 -26.500Z',
    2,
    7,
  )
  for (const [x, y] of points(
    '-4.600 -29.500 -1.600 -29.500 -3.100 -32 -4.800 -34.500 -0.200 -32 3.400 -30.400 4.800 -33 3.600 -35.600',
  ))
    path(
      k,
      x < 0 ? gold[0] : gold[2],
      `M${x - 1.1} ${y - 0.8}Q${x} ${y + 1.3} ${x + 1.1} ${y - 0.8}Q${x} ${y + 0.3} ${x - 1.1} ${y - 0.8}Z`,
    )
  form(
    k,
    gold,
    'M-6.200 -25.600C-2 -24.800 3 -24.800 6.200 -25.800L6.500 -28.400C3 -27.400 -2 -27.400 -6.600 -28.400Z',
    1.4,
    7,
  )
  // The club, and the far fist on it.
  form(
    k,
    gold,
    'M11.400 -29.500H14.600L14.900 -5L15.800 -3.600L16.400 0H9.600L10.200 -3.600L11.100 -5Z',
    1,
    3,
  )
  path(
    k,
    line,
    'M11.100 -20H14.900V-19.400H11.100ZM11 -12.400H15V-11.800H11ZM10.400 -4.600H15.500V-4H10.400Z',
  )
  path(
    k,
    green[2],
    'M6 -36C8 -34 9 -31.600 11 -29.800L15 -30.600L15.400 -27.600L11 -26.600C8 -27.600 6 -30 5 -33Z',
  )
  // The near arm: shoulder, elbow, fist.
  form(
    k,
    green,
    'M-4.400 -37.500C-2.600 -40 2 -39.600 2.800 -36.400C3.200 -34 2.800 -32 3 -31C5.600 -29.600 8.600 -28.600 11 -28.600L11.400 -24.600C7.600 -24 2 -24.600 -0.800 -27.400C-3 -30 -5 -34 -4.400 -37.500Z',
    1.8,
    5.6,
  )
  form(
    k,
    gold,
    'M-4.200 -34.600L3 -34.200L2.900 -31.800L-3.600 -31.600ZM7.600 -28.800L10 -28.400L10 -24.500L7.400 -24.300Z',
    1.4,
    4.4,
  )
  form(
    k,
    green,
    'M9.800 -28.800C10.600 -30.400 13.400 -30.600 14.600 -29.900C15.900 -29.300 16.300 -27.800 16.100 -26.400C15.900 -24.900 14.800 -23.900 13.200 -23.800C11.600 -23.700 10.200 -24.200 9.800 -25.200Z',
    1.6,
    4.6,
  )
  // Knuckles round the club, the thumb over them.
  for (const y of [-28.7, -27.3, -25.9])
    path(k, green[2], `M13 ${y}Q14.800 ${y - 0.3} 16 ${y + 0.2}Q14.800 ${y + 0.1} 13 ${y + 0.3}Z`)
  path(
    k,
    green[0],
    'M9.900 -28.800C11 -30.500 13 -30.800 14.400 -30.200C15 -29.600 14.600 -29 13.800 -28.900C12.600 -28.700 11.400 -28.400 10.600 -27.400Z',
  )
  // The wing of his shoulder and the collar.
  form(
    k,
    gold,
    'M4.600 -38.600C0 -38.200 -4 -39.800 -6.600 -42.200C-8.600 -44 -9.800 -46 -10 -49C-12.600 -43.600 -11.400 -38.600 -7.400 -36.200C-3.600 -34 1.400 -34.600 4.600 -37Z',
    1.6,
    9,
  )
  path(
    k,
    red[1],
    'M2 -37.300C-2 -36.900 -6 -38.400 -8.600 -41.600C-9.200 -42.400 -9.600 -43.400 -9.900 -44.400C-10.200 -41 -8.600 -38.400 -5.800 -37C-3.400 -35.900 -0.400 -36 2 -36.800Z',
  )
  form(
    k,
    gold,
    'M-4 -41.400C-1 -39.400 3 -39.200 6 -40.800L6.600 -38.400C3 -36.600 -2 -37 -4.800 -39Z',
    1.4,
    7,
  )
  head(k, { green, gold, red, line, ivory })
}

function head(k, { green, gold, red, line, ivory }) {
  form(k, green, 'M-3.200 -39.800L-3.600 -44H3.400L3.600 -39.800Z', 1.4, 4)
  // Profile: brow, broad nose, lips over the tusk, heavy chin.
  form(
    k,
    green,
    'M-4 -51.500H5.200C6 -50.600 6.400 -49.600 6.200 -48.600C7 -47.800 8.600 -46.800 9 -45.600C9 -44.600 8 -44.200 7.200 -44.100C8.200 -43.600 8.600 -43 8.200 -42.400C7.600 -41.900 7 -41.800 6.400 -41.700C7.400 -41.300 8 -40.700 7.600 -39.900C7 -38.900 5.600 -38.300 4 -38.500C1.400 -38.900 -2 -40 -3.600 -43C-4.600 -45.600 -4.600 -49 -4 -51.500Z',
    2,
    7.6,
  )
  path(
    k,
    red[1],
    'M3.400 -41.700C4.800 -42.500 6.600 -42.500 8.300 -42.400C7.600 -41.800 7 -41.800 6.400 -41.700C5.400 -41.300 4.400 -41.300 3.400 -41.700Z',
  )
  path(
    k,
    ivory,
    'M5.200 -41.400C5.100 -42.600 5.400 -43.900 6.300 -45C6.600 -43.700 6.500 -42.400 6.300 -41.500Z',
  )
  path(
    k,
    line,
    'M7 -44.500C7.500 -45 8.200 -45 8.600 -44.600C8.200 -44.200 7.500 -44.100 7 -44.500Z',
  )
  path(
    k,
    ivory,
    'M2.600 -46.700C3.400 -48.400 5.600 -48.500 6.200 -47.300C6.300 -46.100 4.800 -45.400 3.600 -45.800Z',
  )
  path(
    k,
    line,
    'M4.600 -47.900C5.500 -48 6.200 -47.600 6.200 -47C6.100 -46.300 5.200 -46.100 4.700 -46.500C4.300 -47 4.200 -47.600 4.600 -47.900Z',
  )
  path(
    k,
    gold[1],
    'M1.400 -47.400C2.400 -49.800 5 -50.200 7 -49C7.200 -48.500 7 -48.100 6.700 -48C5 -48.900 3.200 -48.600 1.400 -47.400Z',
  )
  path(
    k,
    line,
    'M1.200 -43.400C2.400 -43.800 3.600 -43.300 4 -42.300C3.200 -42.900 2.200 -43.200 1.200 -43.400Z',
  )
  // The wing of his ear.
  form(
    k,
    gold,
    'M0.600 -42.400C-2.400 -42.600 -5 -44.600 -6 -47.400C-6.600 -49.400 -6.600 -51 -7.400 -52.600C-3.800 -51.600 -0.800 -48.800 0 -45.800Z',
    1.2,
    5,
  )
  // The crown in tiers up to its spire.
  for (const [y, wide, high] of points(
    '-50.400 6 2.400 -52.600 4.900 2.300 -54.700 3.800 2.200 -56.700 2.800 2',
    3,
  )) {
    const x = 0.7
    form(
      k,
      gold,
      `M${x - wide} ${y}H${x + wide}L${x + wide * 0.98} ${y - 0.8}Q${x + wide * 0.7} ${y - 1} ${x + wide * 0.72} ${y - high}H${x - wide * 0.72}Q${x - wide * 0.7} ${y - 1} ${x - wide * 0.98} ${y - 0.8}Z`,
      wide * 0.5,
      wide * 1.3,
    )
    for (const u of [-0.5, 0.14, 0.7])
      path(k, red[1], `M${x + u * wide} ${y - 0.5}l0.500 -0.600l-0.500 -0.600l-0.500 0.600Z`)
  }
  form(
    k,
    gold,
    'M-1.200 -58.600H2.600L1.700 -61L1.200 -64L0.800 -69H0.600L0.200 -64L-0.300 -61Z',
    0.9,
    2.2,
  )
}

/** His shadow and that of his plinth on the pavement: his profile laid down away from the sun, slice by slice in true perspective. */
export function giantShadow(k, colour, [gx, gz], [half, deep, high], metre) {
  const box = (x, y, z) => cast(gx + x, y, gz + z)
  fill(k, colour, [
    court(gx - half, 0, gz - deep),
    court(gx + half, 0, gz + deep),
    box(half, high, deep),
    box(half, high, -deep),
    box(-half, high, -deep),
  ])
  const tones = [colour, colour, colour]
  const flat = { green: tones, gold: tones, red: tones, cloth: tones, line: colour, ivory: colour }
  // Out to the side means square to the sun.
  const spot = (u, v) => cast(gx + 0.6 + u * metre * 0.8, high + v * metre, gz + u * metre * 1.5)
  for (let v = 0; v < 70; v += 2.5) {
    const [o, r, t] = [spot(0, v), spot(1, v), spot(0, v + 1)]
    k.save()
    k.transform(r[0] - o[0], r[1] - o[1], o[0] - t[0], o[1] - t[1], o[0], o[1])
    k.beginPath()
    k.rect(-24, -2.8, 48, 2.8)
    k.clip()
    k.translate(0, v)
    giant(k, flat)
    k.restore()
  }
}
