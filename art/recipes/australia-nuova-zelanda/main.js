import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const SHORE = 57

const morning = {
  ...moods.day,
  sky: [
    [0, '#2f7cc8'],
    [0.45, '#80bce4'],
    [0.8, '#d6e8ec'],
    [1, '#fcecd0'],
  ],
  haze: '#e8d4c4',
  front: 0.8,
}

/**
 * One vault: from its heel behind over the ridge to the tip, down the mouth to the foot where its ribs meet.
 * The glass of the mouth and the far leg are seen to the right of the foot; flip it for those that look inland.
 */
function vault(k, [heel, tip, top, foot], { far = false, plain = false, ribs = 9 } = {}) {
  const long = tip - heel
  const base = 0
  const tones = far
    ? ['#ecd8cc', '#fce8cc', '#a4a0c8', '#5c4c6a', '#7c6a84']
    : ['#f8e4d0', '#fff4dc', '#a8a4d0', '#4f3f60', '#75607a']
  const leg = foot + (tip - foot) * 0.86
  // Glass in the mouth, the inside of the far half beyond it.
  path(
    k,
    tones[3],
    `M${tip} ${-top}C${tip - long * 0.06} ${-top * 0.6} ${leg - 1} ${-top * 0.3} ${leg} ${base}H${foot}C${foot - long * 0.06} ${-top * 0.36} ${tip - long * 0.2} ${-top * 0.74} ${tip} ${-top}Z`,
  )
  for (let i = 1; i < 5 && !plain; i++)
    stroke(
      k,
      tones[4],
      0.18,
      `M${foot + ((leg - foot) * i) / 5} ${base}Q${foot + ((leg - foot) * i) / 5 + 0.1} ${-top * 0.4} ${tip - 0.3} ${-top * 0.9}`,
    )
  const ridge = `C${heel + long * 0.06} ${-top * 0.52} ${heel + long * 0.48} ${-top * 0.94} ${tip} ${-top}`
  const mouth = `C${tip - long * 0.2} ${-top * 0.74} ${foot - long * 0.06} ${-top * 0.36} ${foot} ${base}`
  path(k, tones[0], `M${heel} ${base}${ridge}${mouth}Z`)
  // The side turned away from the sun, towards the heel; the bright lip along the mouth.
  path(
    k,
    tones[2],
    `M${heel} ${base}C${heel + long * 0.06} ${-top * 0.52} ${heel + long * 0.48} ${-top * 0.94} ${tip} ${-top}C${heel + long * 0.5} ${-top * 0.84} ${heel + long * 0.2} ${-top * 0.5} ${heel + long * 0.2} ${base}Z`,
  )
  path(
    k,
    tones[1],
    `M${tip} ${-top}${mouth}H${foot - long * 0.16}C${foot - long * 0.2} ${-top * 0.4} ${tip - long * 0.34} ${-top * 0.78} ${tip} ${-top}Z`,
  )
  // Ribs fan out from the foot to the ridge.
  for (let i = 1; i < ribs && !plain; i++) {
    const t = i / ribs
    const u = 1 - t
    const [ax, ay] = [heel + long * 0.06, -top * 0.52]
    const [bx, by] = [heel + long * 0.48, -top * 0.94]
    const x = u ** 3 * heel + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * tip
    const y = 3 * u * u * t * ay + 3 * u * t * t * by - t ** 3 * top
    stroke(
      k,
      t < 0.5 ? '#8c8cc0' : '#d8bcc0',
      0.13,
      `M${foot} ${base}Q${(x + foot) / 2 - long * 0.03} ${y * 0.42} ${x} ${y}`,
    )
  }
  if (!plain) stroke(k, '#ffffff', 0.36, `M${tip} ${-top}${mouth}`)
}

/** The opera house on its podium, 74 long, the water at 0; the larger hall stands behind. */
function opera(k, plain = false) {
  const hall = (list, far) => {
    for (const [heel, tip, top, foot, flip] of points(list, 5)) {
      k.save()
      if (flip) k.scale(-1, 1)
      vault(k, [heel, tip, top, foot], { far, plain, ribs: far ? 7 : 9 })
      k.restore()
    }
  }
  k.save()
  k.translate(0, -7.4)
  // The hall of concerts behind: it looks out to the harbour in three vaults.
  k.translate(-5, -0.6)
  hall('7 19 17 15.500 1', true)
  hall('15 32.500 21 28 0 3 24 27.500 17.500 0 -16 10.500 34 2 0', true)
  k.translate(5, 0.6)
  // The hall of operas before it.
  hall('6 15.500 12.500 12.500 1', false)
  hall('21.500 34.500 13.500 31 0 11.500 27 19 21.500 0 -6.500 14.500 25 8 0', false)
  k.restore()
  // Podium: granite in the sun over a band of windows, on a quay of stone that stands in the water; its end face is in shade.
  path(k, '#a8787c', 'M36 -7.400L40.500 -6.600V-2H36Z')
  path(k, '#d8a488', 'M-37 -2V-7.400H36V-2Z')
  path(k, '#f0cba8', 'M-37 -5V-7.400H36V-5Z')
  path(k, '#fae0c0', 'M-37.4 -7.200V-7.800H36L40.800 -6.900V-6.300L36 -7.200Z')
  if (!plain)
    for (const [x0, n] of [
      [-24, 9],
      [-2.5, 8],
      [17, 8],
    ])
      path(k, '#7c5468', `M${x0} -4.600h${n * 1.9}v1.300h${-n * 1.9}Z`)
  // The lawn of the point behind it, and the broad stair inland.
  path(
    k,
    '#6c9468',
    'M-160 -2V-7.600C-120 -7.800 -80 -7.200 -60 -7.500C-50 -7.600 -42 -7.200 -36 -7.300V-2Z',
  )
  path(
    k,
    '#8cb07c',
    'M-160 -2V-4.200C-110 -5 -80 -3.400 -62 -4.400C-54 -4.800 -46 -3.600 -40 -4.200V-2Z',
  )
  path(k, '#e6bc98', 'M-44 -2L-37 -7.400H-29L-33 -2Z')
  path(k, '#bc8c80', 'M-44 -2L-37 -7.400H-35.600L-41.400 -2Z')
  path(k, '#f6d6b2', 'M-160 -1.500V-2.200H43L47.500 -1.900V-1.300L43 -1.500Z')
  path(k, '#a07274', 'M-160 0.600V-1.600H43V0.600Z')
  path(k, '#744c60', 'M43 0.600V-1.600L47.500 -1.400V0.500Z')
  path(k, '#5c4058', 'M-160 0.700V-0.200H43L47.500 -0.300V0.500L43 0.700Z')
  if (plain) return
  // Visitors on the lower walk, in twos and threes, each with a head, a coat and legs.
  for (const [x, c, q] of [
    [-24, '#d8473a', 1],
    [-23.1, '#2f5f9a', 0.92],
    [-14.5, '#f4ead2', 1.04],
    [-3.2, '#3a3658', 0.96],
    [-2.4, '#d8473a', 1.04],
    [-1.5, '#f0b048', 0.62],
    [9.5, '#2f5f9a', 1],
    [20.4, '#f4ead2', 0.94],
    [21.4, '#3a3658', 1.02],
    [31.8, '#d8473a', 1],
  ])
    at(k, x, -1.9, q * 1.1, (v) => {
      path(v, '#4c3c54', 'M-0.200 0V-0.700H-0.030V0ZM0.050 0L0.060 -0.700H0.240L0.280 0Z')
      path(v, c, 'M-0.260 -0.640L-0.300 -1.350Q0 -1.600 0.300 -1.350L0.280 -0.640Z')
      path(v, '#6c4438', 'M-0.190 -1.700a0.190 0.220 0 1 0 0.380 0a0.190 0.220 0 1 0 -0.380 0Z')
    })
}

/** The harbour bridge from the south-east: an arch of steel between stone pylons; 64 between them, the water at 0. */
function bridge(k) {
  const N = 28
  const low = (t) => -4.5 - 21.5 * (1 - (2 * t - 1) ** 2)
  const high = (t) => -13.2 - 16 * (1 - (2 * t - 1) ** 2)
  const x = (t) => -31 + 62 * t
  const STEEL = '#6c82a6'
  // Approach spans on their piers.
  path(k, '#98a8c0', 'M-60 -11.600H60V-10.200H-60Z')
  for (const p of [-55, -48, -41, 41, 48, 55])
    path(k, '#9a94a4', `M${p - 0.6} 0V-10.400H${p + 0.6}V0Z`)
  for (let i = 0; i <= N; i++) {
    const t = i / N
    const deck = -11.4
    if (low(t) < deck) stroke(k, STEEL, 0.2, `M${x(t)} ${low(t)}V${deck}`)
    stroke(k, STEEL, 0.36, `M${x(t)} ${low(t)}V${high(t)}`)
    if (i < N) {
      const u = (i + 1) / N
      stroke(
        k,
        STEEL,
        0.3,
        t < 0.5 ? `M${x(t)} ${high(t)}L${x(u)} ${low(u)}` : `M${x(t)} ${low(t)}L${x(u)} ${high(u)}`,
      )
    }
  }
  const chord = (f, dy = 0) =>
    `M${Array.from({ length: N + 1 }, (_, i) => `${x(i / N)} ${f(i / N) + dy}`).join('L')}`
  stroke(k, '#4c6490', 0.95, chord(low))
  stroke(k, '#4c6490', 1.1, chord(high))
  stroke(k, '#a8bcd8', 0.32, chord(high, -0.45))
  path(k, '#4c6490', 'M-34 -12.200H34V-10.600H-34Z')
  path(k, '#b9c2d2', 'M-34 -12.400H34V-12H-34Z')
  // Two flags and a row of climbers on the upper chord.
  stroke(k, '#4c6490', 0.4, 'M-0.600 -29.300V-32.500M0.600 -29.300V-32.500')
  path(k, '#2a4a9a', 'M-0.600 -32.500h-2.200v1.200h2.200Z')
  path(k, '#d8473a', 'M0.600 -32.500h2.200v1.200h-2.200Z')
  // Each climber leans a little into the slope, one foot before the other.
  for (const [t, q] of [
    [0.585, 1.1],
    [0.612, 1],
    [0.628, 1.08],
    [0.666, 1],
    [0.684, 1.12],
  ])
    at(k, x(t), high(t) - 0.5, q, (c) => {
      path(
        c,
        '#22345c',
        'M-0.420 0.100L-0.220 -0.950H0.220L0.460 0H0.200L0.020 -0.600L-0.180 0.100Z',
      )
      path(c, '#31508c', 'M-0.320 -0.850L-0.400 -1.700Q-0.100 -2 0.260 -1.700L0.300 -0.850Z')
      path(c, '#6c4438', 'M-0.370 -2.200a0.290 0.320 0 1 0 0.580 0a0.290 0.320 0 1 0 -0.580 0Z')
    })
  for (const m of [-1, 1])
    for (const [dx, back] of [
      [4.6, true],
      [0, false],
    ]) {
      const c = m * 34 + dx - 2
      path(
        k,
        back ? '#b4b0b0' : '#c4bab0',
        `M${c - 2.3} 0.400L${c - 2} -18.600H${c + 2}L${c + 2.3} 0.400Z`,
      )
      path(k, back ? '#d4ccc0' : '#ecdcc8', `M${c} 0.400V-18.600H${c + 2}L${c + 2.3} 0.400Z`)
      path(k, back ? '#c4bcb0' : '#e0d2c0', `M${c - 2.4} -18.400V-19.600H${c + 2.4}V-18.400Z`)
      path(k, '#7f7484', `M${c - 0.7} -13.500v-2.600h1.200v2.600Z`)
    }
}

/** A harbour ferry in green and cream, its bow to the left; 20 long, the water at 0. */
function ferry(k) {
  path(
    k,
    '#1f6148',
    'M-10.500 -2.800H10L9.400 0.300H-9C-9.900 -0.600 -10.400 -1.600 -10.500 -2.800Z',
  )
  path(k, '#134434', 'M-9.800 -0.900H9.600L9.400 0.300H-9C-9.400 0 -9.600 -0.400 -9.800 -0.900Z')
  path(k, '#f6e3b4', 'M-9.600 -2.800L-9 -5.200H9L9.400 -2.800Z')
  path(k, '#e9d09a', 'M-7.600 -5.200V-7.600H7.400V-5.200Z')
  path(k, '#fff4d6', 'M-8.200 -7.500H8V-8.100H-8.200ZM-9.600 -5.100H9.600V-5.600H-9.600Z')
  for (let i = 0; i < 11; i++) path(k, '#38506e', `M${-8 + i * 1.5} -4.600h1v1.200h-1Z`)
  for (let i = 0; i < 9; i++) path(k, '#38506e', `M${-6.7 + i * 1.5} -7.100h1v1.200h-1Z`)
  path(k, '#1f6148', 'M-6 -8V-10H-2.600V-8Z')
  path(k, '#f6e3b4', 'M0.600 -8V-11H3V-8Z')
  path(k, '#1f6148', 'M0.600 -10.300V-11.200H3V-10.300Z')
  path(
    k,
    '#ffffff',
    'M-13 0.800C-11.500 -0.600 -10.600 -0.700 -9.600 0.100H9.800C12 -0.100 15 0.200 19 0.900C12 1.300 -6 1.500 -13 0.800Z',
  )
}

/** A sailing boat that heels; the water at 0. */
function yacht(k, stripe) {
  path(k, '#ffffff', 'M0.400 -1.400C2.600 -5 3 -9 1.800 -13C-1.600 -9.600 -4 -5.400 -5 -1.600Z')
  path(k, '#cfd6e8', 'M0.900 -1.500C3 -5 3.200 -9 2 -12.600C4.600 -9 6 -5.400 6.200 -1.900Z')
  path(k, stripe, 'M-1.200 -9.400L2.600 -9.200L2.700 -8.200L-1.900 -8.400Z')
  path(
    k,
    '#f7f2ea',
    'M-6 -1.300C-2 -0.900 3 -1 6.800 -1.900C6 -0.400 5 0.200 4 0.300H-4C-5 0 -5.600 -0.600 -6 -1.300Z',
  )
  path(
    k,
    '#8f98b4',
    'M-5.500 -0.500C-2 -0.200 3 -0.300 6 -0.800C5.400 -0.100 4.700 0.200 4 0.300H-4C-4.700 0.100 -5.200 -0.100 -5.500 -0.500Z',
  )
}

/** A sulphur-crested cockatoo, its beak to the right; 20 tall, its feet at 0. `bite`: it holds a chip. */
function cockatoo(k, bite) {
  path(k, '#c3c8e2', 'M-4.600 -3L-7.600 7.500C-6.600 8.400 -5 8.300 -4 7.800L-1 -1Z')
  path(k, '#f2d85a', 'M-5.400 4.500L-6.600 7.900C-5.600 8.300 -4.800 8.200 -4 7.800L-3 4.600Z')
  path(
    k,
    '#ffffff',
    'M-5 -2C-7 -7 -6.400 -12 -2.800 -14.800C-1.600 -18.200 2.600 -19.600 5 -17.400C6.600 -15.800 6.200 -13.800 5.200 -12.400C6.400 -8 5.200 -2.800 2.800 -0.900C1.200 0.300 -1.600 0.600 -3.200 -0.100C-4 -0.600 -4.600 -1.200 -5 -2Z',
  )
  path(
    k,
    '#ccd2ea',
    'M-5 -2C-7 -7 -6.400 -12 -2.800 -14.800C-4.400 -10.600 -3.600 -7.600 -1.400 -5.400C0.200 -3.800 -0.600 -1.200 -2.400 0H-3C-3.900 -0.500 -4.600 -1.100 -5 -2Z',
  )
  path(k, '#e6e9f5', 'M-6 -7.500C-4.600 -4.600 -2.600 -2.600 -4.400 3C-6 1 -7 -3 -6 -7.500Z')
  stroke(
    k,
    '#b4bbd8',
    0.24,
    'M-5.500 -7C-4.800 -4.500 -4 -2 -4.600 2M-4.600 -9C-3.800 -6.500 -2.700 -4.600 -2.200 -2.600',
  )
  path(
    k,
    '#f7c936',
    'M2 -18.300C-0.400 -20.600 -3.600 -22.200 -6.600 -21.400C-4.400 -20.800 -2.600 -19.800 -1 -18.200C-3.600 -19.200 -6 -19.200 -7.600 -17.800C-5 -17.900 -2.800 -17.200 -0.600 -15.900C-2.400 -16.100 -4.300 -15.800 -5.400 -14.800C-3.200 -14.600 -1.200 -14.600 0.600 -15.200Z',
  )
  path(
    k,
    '#ffe58a',
    'M2 -18.300C-0.400 -20.600 -3.600 -22.200 -6.600 -21.400C-3.600 -21 -0.800 -19.400 1.100 -17.600Z',
  )
  path(
    k,
    '#3d3f56',
    'M5.600 -16.600C8.200 -16.600 8.800 -13.800 7.200 -11.700C6.900 -12.800 6.200 -13.300 5 -13.400Z',
  )
  path(
    k,
    '#6a6c84',
    'M5.600 -16.600C6.900 -16.600 7.700 -15.900 8 -15C7 -15.500 6 -15.400 5.300 -14.900Z',
  )
  path(k, '#d7def0', 'M3.600 -16.500a0.700 0.700 0 1 0 0.010 0Z')
  path(k, '#1b1d30', 'M3.600 -16.300a0.500 0.500 0 1 0 0.010 0Z')
  // Feet: two toes before the bar, the claws closed round it.
  const grip = (x) => {
    stroke(k, '#6a6c84', 0.75, `M${x} -0.200V0.900`)
    // The feathers of the thigh come down over the leg.
    path(
      k,
      '#ffffff',
      `M${x - 1.5} -1.800C${x - 1.4} -0.500 ${x - 0.8} 0.500 ${x} 0.500C${x + 0.8} 0.500 ${x + 1.4} -0.500 ${x + 1.5} -1.800Z`,
    )
    path(
      k,
      '#ccd2ea',
      `M${x - 1.3} -0.900C${x - 1.1} 0 ${x - 0.6} 0.500 ${x} 0.500C${x + 0.4} 0.500 ${x + 0.7} 0.300 ${x + 1} -0.100C${x + 0.3} -0.050 ${x - 0.6} -0.200 ${x - 1.3} -0.900Z`,
    )
    stroke(
      k,
      '#4d4f66',
      0.55,
      `M${x - 0.9} 1Q${x - 1.2} 1.8 ${x - 0.8} 2.5M${x} 1Q${x + 0.1} 1.9 ${x} 2.8M${x + 0.9} 1Q${x + 1.2} 1.8 ${x + 0.8} 2.5`,
    )
  }
  grip(-1)
  if (!bite) {
    grip(1.8)
    return
  }
  // The other foot is lifted to the beak, its toes round the chip.
  path(
    k,
    '#ccd2ea',
    'M-0.400 -1.800C1.600 -1.400 4.200 -2.600 5.900 -4.300C6.700 -5.200 6.500 -6.300 5.600 -6.500L2 -4.600Z',
  )
  path(
    k,
    '#ffffff',
    'M-0.800 -4C0.800 -6.200 3.400 -7.300 5.300 -6.700C6.300 -6.300 6.300 -5.400 5.500 -4.800C3.600 -3.500 1.200 -2.600 -0.800 -2.600Z',
  )
  stroke(k, '#6a6c84', 0.8, 'M5.600 -5.800L6.700 -8.700')
  stroke(k, '#f2b53c', 0.85, 'M4.700 -10.700L9.600 -8')
  stroke(k, '#ffdc84', 0.3, 'M4.800 -10.900L9.600 -8.300')
  stroke(
    k,
    '#4d4f66',
    0.55,
    'M6.500 -8.500Q5.700 -9 6.200 -10.200M6.800 -8.700Q6.900 -9.600 7.300 -9.900M7 -8.500Q7.900 -8.500 8.400 -9.200',
  )
}

/** Towers of the city: [x, width, height, kind of head]; the sun stands to the right. */
function city(k, list, [sun, shade]) {
  for (const [x, wide, tall, head] of list) {
    const m = x + wide * 0.42
    const top = SHORE - tall
    const end = x + wide
    const roof = [
      [`V${top}H${m}`, `V${top}H${end}`],
      [`V${top + 2.4}L${m} ${top}`, `V${top}L${end} ${top + 3.4}`],
      [`V${top + 3}h${wide * 0.16}V${top}H${m}`, `V${top}h${wide * 0.34}v3H${end}`],
      [
        `V${top + 1.6}Q${x + wide * 0.1} ${top} ${m} ${top}`,
        `V${top}Q${end - wide * 0.1} ${top} ${end} ${top + 1.6}`,
      ],
    ][head]
    path(k, shade, `M${x} ${SHORE}${roof[0]}V${SHORE}Z`)
    path(k, sun, `M${m} ${SHORE}${roof[1]}V${SHORE}Z`)
  }
}

/** The tower with its golden turret. */
function skyTower(k) {
  path(k, '#b8a4a4', 'M28.300 57V22H29.300V57Z')
  path(k, '#f4bc5c', 'M26.300 21.500L27 17.500H30.600L31.300 21.500L29.900 23H27.700Z')
  path(k, '#b07c54', 'M26.300 21.500L27 17.500H28.500L28.300 23H27.700Z')
  stroke(k, '#b8a4a4', 0.3, 'M28.800 17.500V11')
}

/** The gardens on the point: figs in broad crowns of unlike size, lit from the right, dark beneath. */
function gardens(k) {
  const crowns =
    'M-60 51C-40 49 -24 50 -16 49C-8 46 2 47 6 49.500C10 46.500 20 46.500 24 49.500C30 48 38 50 40 52C46 51.500 52 54 55 55.500'
  path(k, '#2c5c54', `${crowns}L58 ${SHORE}H-60Z`)
  path(
    k,
    '#4c8460',
    `${crowns}C51 56.200 48 54.600 44.500 54.800C42 55.200 40 53.400 37 53.600C33 54.200 31 52.400 27.500 52.600C24.500 53.400 22 51.600 18.500 52.200C14 53.400 11 51.400 8 51.600C4 52.600 0 51 -4 51.800C-9 53 -13 51 -20 52.400L-60 54Z`,
  )
  for (const d of [
    'M-4 47.300C0 47 3.600 48.200 6 49.500C5.200 50.900 2.600 50.900 0.600 50.200C-1 49.500 -1.600 48.300 -4 47.300Z',
    'M14 47.100C19 46.900 22.400 48.300 24 49.500C23.600 50.900 21 51.300 18.600 50.600C17.400 49.600 17 48 14 47.100Z',
    'M32.500 49.300C35.500 49.600 38.600 51 40 52C39.200 53 37.400 53 35.400 52.400C34.600 51.400 34.200 50.200 32.500 49.300Z',
    'M48.500 52.900C50.500 53.300 53.400 54.600 55 55.500C53.400 56 51.600 55.500 50.400 55C49.900 54.300 49.600 53.500 48.500 52.900Z',
  ])
    path(k, '#a8b464', d)
}

/** How tall a mirrored thing looks: the small waves of the bay shorten everything alike, so that the halls fit whole. */
const FLAT = 0.46

/** A thing upside down below its waterline; long ripples break it, more of them towards us, `deep` points below the line. */
function mirrored(s, f, y, alpha, deep, draw) {
  const line = f.at([0, y])[1]
  const end = f.at([0, y + deep])[1]
  const { canvas, k } = s.sheet(s.w, s.h)
  k.save()
  k.translate(0, (1 + FLAT) * line)
  k.scale(1, -FLAT)
  f.draw(k, draw)
  k.restore()
  // A little of the water's own blue lies over it.
  k.globalCompositeOperation = 'source-atop'
  const tint = k.createLinearGradient(0, line, 0, end)
  tint.addColorStop(0, 'rgba(36,104,164,.22)')
  tint.addColorStop(1, 'rgba(36,104,164,.08)')
  k.fillStyle = tint
  k.fillRect(0, 0, s.w, s.h)
  const fade = k.createLinearGradient(0, line, 0, end)
  fade.addColorStop(0, `rgba(0,0,0,${alpha})`)
  fade.addColorStop(0.55, `rgba(0,0,0,${alpha * 0.86})`)
  fade.addColorStop(1, `rgba(0,0,0,${alpha * 0.2})`)
  k.globalCompositeOperation = 'destination-in'
  k.fillStyle = fade
  k.fillRect(0, line, s.w, s.h - line)
  k.globalCompositeOperation = 'destination-out'
  const r = random(37)
  f.draw(k, (c) => {
    for (let i = 0; i < 46; i++) {
      const t = ((i + r()) / 46) ** 0.8
      const [x, l, b] = [-20 + r() * 190, 4 + r() * 9 + t * 5, 0.1 + t * 0.3]
      const z = y + 0.5 + t * deep
      path(c, 'rgba(0,0,0,.8)', `M${x - l} ${z}q${l} ${-b} ${l * 2} 0q${-l} ${b} ${-l * 2} 0Z`)
    }
  })
  k.globalCompositeOperation = 'source-over'
  k.clearRect(0, 0, s.w, line)
  s.k.save()
  s.k.setTransform(1, 0, 0, 1, 0, 0)
  s.k.drawImage(canvas, 0, 0)
  s.k.restore()
}

export default {
  alt: 'L’Opera House di Sydney nel primo sole si specchia nella baia calma, dietro l’Harbour Bridge nella foschia; passa un traghetto verde e due cacatua bianchi si dividono una patatina sulla ringhiera',
  heart: 41,
  focus: 0.48,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 90, zoom: 0.68, foot: 0.95 })
    const shore = f.at([0, SHORE])[1]
    const s = new Scene(w, h, { mood: morning, sun: [1.1, 0.5], horizon: shore / h })
    sky(s, { clouds: 0 })
    f.draw(s.k, (k) => {
      // The north shore in the haze, the city on its hill behind the gardens.
      path(
        k,
        '#a9c4c4',
        `M96 ${SHORE}C104 51 116 53 124 51.500C136 49.500 150 52 164 50L220 51V${SHORE}Z`,
      )
      city(
        k,
        points(
          '108.500 2.200 6 0 116 2.400 7.500 1 121 3 11 2 127 2 8 0 142 2.600 10 3 147 2 7 0',
          4,
        ),
        ['#f0dcc8', '#c4bccc'],
      )
      path(
        k,
        '#8ca49c',
        `M92 ${SHORE}C104 53.500 112 55 122 53.500C134 52.500 146 54.500 164 52.500L220 53V${SHORE}Z`,
      )
      // A paler row stands behind the first, in groups with air between.
      city(
        k,
        points(
          '-14 6 20 0 -7 4 30 3 3.500 4.600 21 1 11 3.600 27 0 20.500 4 24 2 33.500 4.200 27 1 41 3.600 18 0',
          4,
        ),
        ['#f4dcc4', '#c8c0d0'],
      )
      city(
        k,
        points(
          '-24 5 24 0 -17 4.500 30 1 -10.500 5.200 23 2 -1.500 5 34 1 6.500 4.200 20 0 14.500 5.400 33 3 22.500 4.200 24 2 31 5 31 2 38.500 4.400 21 1 46.500 3.600 14 0',
          4,
        ),
        ['#f8d8b4', '#a4a8c8'],
      )
      skyTower(k)
      gardens(k)
      path(k, '#d9b48e', `M-60 ${SHORE}V55.600H54L58 ${SHORE}Z`)
      path(k, '#9a7a78', `M-60 ${SHORE + 0.5}V56.400H56L58.500 ${SHORE + 0.5}Z`)
      at(k, s.pick(124, 116.5), SHORE + 0.6, s.pick(0.74, 0.6), bridge)
    })
    stillWater(s, {
      y: (shore + f.q * 0.7) / h,
      sway: 0,
      press: 1 / FLAT,
      veil: [
        [0, '#7cb4c4', 0.3],
        [0.35, '#2c78a8', 0.62],
        [1, '#0f4078', 0.92],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(21)
      // The halls upside down straight below themselves, in the colour of the water.
      const [ox, oy] = [s.pick(72, 76), 64]
      // The point hides what stands behind it, in the mirror too.
      const hide = k.createLinearGradient(0, oy, 0, oy + 18)
      hide.addColorStop(0, 'rgba(92,160,200,.9)')
      hide.addColorStop(0.75, 'rgba(48,120,180,.8)')
      hide.addColorStop(1, 'rgba(40,110,172,0)')
      path(k, hide, `M-80 ${oy}H${ox + 46}V${oy + 18}H-80Z`)
      mirrored(s, f, oy, 0.92, 21, (c) => at(c, ox, oy, 1.06, (q) => opera(q, true)))
      // Few long breaks, closer together far off.
      for (let i = 0; i < 16; i++) {
        const t = (i / 15) ** 1.5
        const [x, y, l] = [-10 + r() * 180, SHORE + 2 + t * 31, (1.6 + t * 8) * (0.4 + r())]
        path(
          k,
          '#2c70a4',
          `M${x - l} ${y}q${l} ${-0.1 - t * 0.24} ${l * 2} 0q${-l} ${0.1 + t * 0.24} ${-l * 2} 0Z`,
        )
      }
      at(k, s.pick(72, 76), 63.4, 1.06, opera)
      const [fx, fq] = [s.pick(134, 128), s.pick(0.9, 1)]
      // One yacht beyond the bridge's pylon; upright, the ferry lies there.
      if (!s.portrait) {
        mirrored(s, f, 64.4, 0.6, 4, (c) => at(c, 156, 64.3, 0.46, (q) => yacht(q, '#d8473a')))
        at(k, 156, 64.3, 0.46, (c) => yacht(c, '#d8473a'))
      }
      mirrored(s, f, 71.2, 0.6, 6, (c) => at(c, fx, 71, fq, ferry))
      at(k, fx, 71, fq, ferry)
    })
    // The wall and the rail before us.
    f.draw(s.k, (k) => {
      const dx = s.pick(0, 22)
      const RAIL = '#2c3560'
      path(k, '#a07868', 'M-80 87.500H260V130H-80Z')
      path(k, '#f0cf9e', 'M-80 85.800H260V88H-80Z')
      path(k, '#8a5f5c', 'M-80 88H260V88.700H-80Z')
      for (let x = -75; x < 260; x += 13)
        stroke(k, '#9c7060', 0.3, `M${x} 88.700V99M${x + 6} 99V112M-80 99H260`)
      for (let x = -65; x < 260; x += 29) {
        path(
          k,
          'rgba(96,66,90,.5)',
          `M${x + 0.8} 86.700L${x - 9} 87.500L${x - 9.2} 88L${x - 0.4} 87Z`,
        )
        path(k, RAIL, `M${x - 0.6} 86.800V76.400h1.200V86.800Z`)
        path(k, '#6f7cb0', `M${x + 0.25} 86.800V76.400h0.350V86.800Z`)
        path(k, RAIL, `M${x - 1} 87v-0.700h2v0.700Z`)
      }
      path(k, RAIL, 'M-80 76H260V77.300H-80Z')
      path(k, '#7f8cc0', 'M-80 76H260V76.350H-80Z')
      // Two thieves with a chip.
      at(k, 33 + dx, 75.2, 0.78, (c) => cockatoo(c, true))
      at(k, 48.5 + dx, 75.2, 0.72, (c) => cockatoo(c, false), true)
    })
    return finish(s)
  },
}
