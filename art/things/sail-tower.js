import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const clipped = (k, d, draw) => {
  k.save()
  k.beginPath()
  k.clip(d)
  draw()
  k.restore()
}

/** Where the bow of the near wing stands at t from foot to mast. */
const bow = (t) => {
  const u = 1 - t
  const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
  return [-15.5 * a - 15.3 * b - 9 * c - 0.4 * d, -18 * b - 34 * c - 45 * d]
}

/** How high the bow is reached: the share t where its height is y. */
const shareAt = (y) => {
  let t = 0
  while (t < 1 && bow(t)[1] > y) t += 0.002
  return t
}

/**
 * The sail-shaped tower of Dubai from the beach to its north, 321 m are 53.5, foot of its mast at 0: white
 * fabric towards the land on the left, one wing of rooms, the mast at sea. Light from the left.
 */
export function sailTower(k, Path) {
  const cloth =
    'M-20.500 0C-20.300 -17 -12.600 -34 0.100 -46.800L0.100 -44.600C-9 -34 -15.300 -18 -15.500 0Z'
  const wing = 'M-15.500 0C-15.300 -18 -9 -34 -0.400 -45L1.500 -45V0Z'
  // Wing of rooms, with its floors.
  path(k, '#8ca4cc', wing)
  clipped(k, new Path(wing), () => {
    for (let y = -1.6; y > -43; y -= 1.62) stroke(k, '#c8d2e8', 0.42, `M-18 ${y}H3`)
    path(k, 'rgba(84,108,176,.42)', 'M-7.500 0C-6.500 -18 -3 -32 1.500 -40V0Z')
    path(k, '#54689c', 'M-1.100 0V-45H2V0Z')
  })
  // Fabric: full light outside, a softer fold where it turns in to the wing.
  path(k, '#fff2dc', cloth)
  clipped(k, new Path(cloth), () => {
    path(
      k,
      '#f8cdb4',
      'M-17.900 0C-17.700 -17.500 -10.600 -34 -0.500 -45.500L0 -44C-8 -34 -15 -18 -15 1Z',
    )
    path(
      k,
      '#dca4a8',
      'M-16.500 0C-16.300 -17.800 -9.700 -34 -0.450 -45.200L0 -44C-8 -34 -15 -18 -15 1Z',
    )
  })
  // Trusses stand off the wall, so each has its shadow; they rise to the mast.
  for (const [y0, y1] of points('-0.500 -12.500 -12.500 -24 -24 -34.500')) {
    const [x, y] = bow(shareAt(y0))
    stroke(k, '#4c6098', 0.7, `M${x + 1} ${y + 0.7}L0.400 ${y1 + 0.9}`)
    stroke(k, '#fff0dc', 0.85, `M${x} ${y}L0.400 ${y1}`)
  }
  let line = ''
  for (let t = 0; t <= 1.001; t += 0.05) line += `${line ? 'L' : 'M'}${bow(t).join(' ')}`
  k.save()
  k.translate(0.7, 0.3)
  stroke(k, '#4c6098', 0.5, line)
  k.restore()
  stroke(k, '#fffaec', 0.95, line)
  // Landing place for helicopters, held out over the land; restaurant held out over the sea.
  path(k, '#8088b0', 'M-4.800 -34.200L-10.800 -36.300H-5.200Z')
  path(k, '#5c6c9c', 'M-11.800 -36.400C-11.800 -35.700 -5.600 -35.700 -5.600 -36.400Z')
  path(
    k,
    '#fff6e4',
    'M-11.900 -36.500C-11.900 -37.100 -5.500 -37.100 -5.500 -36.500C-5.500 -36 -11.900 -36 -11.900 -36.500Z',
  )
  path(k, '#d8c8d4', 'M-1.600 -34.300H6.800L6.200 -33.100L1.400 -31.900H-1.600Z')
  path(k, '#445484', 'M-1.200 -33.950H6.200L6 -33.300H-1.200Z')
  path(k, '#fff2e0', 'M-2 -35H7L6.800 -34.300H-2Z')
  // The mast.
  path(k, '#8490bc', 'M-0.100 0L0.150 -46L0.500 -53.500H0.700L1.500 -44L2.200 0Z')
  path(k, '#fff4e2', 'M-0.100 0L0.150 -46L0.450 -53.500H0.620L0.800 -44L0.900 0Z')
  for (const [x, y] of points('1.900 -43.200 1.700 -45.300 1.500 -47.200 1.300 -49'))
    stroke(k, '#fff4e2', 0.3, `M${-x * 0.55} ${y}H${x}`)
}

/** A palm far off: a bent stem, fronds that rise, spread and hang, unlike in length; tones: stem, sunny side, shade. */
export function farPalm(k, x, y, high, lean, seed, [stem, lit, dark]) {
  const r = random(seed * 17 + 5)
  const [tx, ty] = [x + lean, y - high]
  stroke(k, stem, 0.16, `M${x} ${y}Q${x} ${y - high * 0.6} ${tx} ${ty}`)
  const n = 8 + Math.floor(r() * 4)
  for (let i = 0; i < n; i++) {
    const a = -3.5 + ((i + r() * 0.7) / n) * 3.9
    const l = (0.75 + r() * 0.6) * (0.55 + high * 0.16)
    const [c, u] = [Math.cos(a) * l, Math.sin(a) * l]
    path(
      k,
      c < 0 ? lit : dark,
      `M${tx} ${ty}Q${tx + c * 0.55} ${ty + u * 0.9 - 0.16} ${tx + c * 1.15} ${ty + u * 0.8 + 0.36}Q${tx + c * 0.5} ${ty + u * 0.9 + 0.22} ${tx} ${ty}Z`,
    )
  }
}

/** A dhow under its one slanting sail, to the left; 9 high, afloat at 0. */
export function dhow(k) {
  path(
    k,
    '#5c4c70',
    'M-4.600 -1.700C-3 -1 1.500 -0.900 3.800 -1.900L4.100 -1.800C4 -0.900 3.400 -0.200 2.600 0.150H-2.400C-3.400 -0.200 -4.200 -0.900 -4.600 -1.700Z',
  )
  path(
    k,
    '#e8b49c',
    'M-4.600 -1.700C-3 -1 1.500 -0.900 3.800 -1.900L3.850 -1.600C1.500 -0.600 -3 -0.700 -4.400 -1.400Z',
  )
  stroke(k, '#54446c', 0.2, 'M0.300 -1.100L-0.300 -7.400')
  path(
    k,
    '#fff0dc',
    'M-3.700 -2.200C-2.600 -5 -0.600 -7.600 2.300 -9.300C3 -6.600 3.200 -4.300 2.700 -2C0.600 -1.700 -1.600 -1.700 -3.700 -2.200Z',
  )
  path(
    k,
    '#e0aca8',
    'M2.300 -9.300C3 -6.600 3.200 -4.300 2.700 -2C1.700 -1.850 0.800 -1.780 -0.100 -1.780C1.200 -4 1.900 -6.500 2.300 -9.300Z',
  )
  stroke(k, '#7c5c70', 0.18, 'M-4 -2C-2.700 -5 -0.700 -7.700 2.600 -9.600')
}

/** Its island: sea wall, terraces, palms and the bridge to the land on the left. */
export function sailIsland(k) {
  path(k, '#b4a4b8', 'M-25 -1V-3.400H-21V-4.400H-8V-3.600H9V-2.400H14V-1Z')
  path(k, '#f8dcc4', 'M-25 -1V-3.400H-21V-4.400H-18.500V-1Z')
  fill(k, '#fff0dc', points('-21.300 -4.400 -7.800 -4.400 -7.800 -4.100 -21.300 -4.100'))
  for (const [a, b] of points('-17 -13 -11.500 -9 -6 -2 0 5'))
    fill(k, '#6874a4', points(`${a} -3 ${b} -3 ${b} -1.500 ${a} -1.500`))
  for (const [i, [x, h, lean]] of points(
    '-24 2.600 -0.300 -22.900 3.900 0.500 -20.200 3 -0.200 -11.600 2.200 0.300 -6.600 3.100 -0.400 6 2.400 0.500 8.200 3.600 -0.300 11 2.700 0.300 12.700 2 0.600',
    3,
  ).entries())
    farPalm(k, x, -1, h, lean, i + 3, ['#4c5484', '#6c9890', '#3c6880'])
  // Wall of stone, sloping into the water, wet at its foot.
  path(k, '#a48c9c', 'M-27 -1.300H15L18.500 0.500H-28.500Z')
  path(k, '#e8bca4', 'M-27 -1.300H-12L-16 -0.300L-28 0.200Z')
  path(k, '#544c78', 'M-28.200 0.150C-16 -0.100 4 0.100 17.900 0.150L18.800 0.700H-28.900Z')
}

/** The bridge from the land: a flat deck on piers. */
export function sailBridge(k, x0, x1) {
  for (let x = x0 + 1.5; x < x1; x += 3.4)
    fill(k, '#6c6c98', points(`${x} -1.600 ${x + 0.6} -1.600 ${x + 0.6} 0.500 ${x} 0.500`))
  path(k, '#7c78a0', `M${x0} -1.500H${x1}V-1.100H${x0}Z`)
  path(k, '#fbdcc0', `M${x0} -2.100H${x1}V-1.500H${x0}Z`)
}

/** The hotel in the form of a wave, 104 m high, beside the tower's beach; foot at 0. */
export function waveHotel(k, Path) {
  const body = 'M-20 0V-9.500C-15 -15.500 -9 -17.600 -3 -16.600C5 -15.200 9 -9.800 19 -7.800L20 0Z'
  path(k, '#b8b4cc', body)
  clipped(k, new Path(body), () => {
    for (let i = 0; i < 12; i++) {
      const y = -15.2 + i * 1.45
      stroke(
        k,
        '#e4ccd0',
        0.5,
        `M-22 ${y + 7 - i * 0.5}C-15 ${y + 1} -9 ${y - 0.6} -3 ${y + 0.3}C5 ${y + 1.6} 9 ${y + 6 - i * 0.45} 20 ${y + 7.6 - i * 0.55}`,
      )
    }
    path(k, 'rgba(108,112,172,.28)', 'M20 0V-10L11 -11C8.500 -7 7.500 -3 7.500 0Z')
    path(k, '#f0ccc0', 'M-20 0V-9.500L-18 -12V0Z')
  })
  stroke(
    k,
    '#fff0e0',
    0.7,
    'M-20 -9.500C-15 -15.500 -9 -17.600 -3 -16.600C5 -15.200 9 -9.800 19 -7.800',
  )
}
