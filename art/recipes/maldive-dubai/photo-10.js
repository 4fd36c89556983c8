import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { clearDay } from './kit.js'

const SEA = 54

/** The hotel like a sail: the mast, the white cloth between its ribs, steel bows, helipad and the room over the sea; 66 units tall. */
function sailHotel(k) {
  // Steel bows on the side away from the cloth.
  stroke(k, '#8ea4bc', 0.9, 'M-1.500 0C-3.500 -22 -3 -44 0 -60')
  path(k, '#6f88a8', 'M0 0V-60C8 -54 13 -40 14.500 -26C15.600 -16 16 -8 16 0Z')
  path(k, '#ffffff', 'M0 0V-60C5 -55 8.500 -42 9.500 -28C10.400 -17 10.600 -8 10.600 0Z')
  path(
    k,
    '#dfeaf2',
    'M5 0C5.200 -20 4.600 -42 0 -60C5 -55 8.500 -42 9.500 -28C10.400 -17 10.600 -8 10.600 0Z',
  )
  for (let i = 1; i < 13; i++) {
    const y = -i * 4.4
    const t = 1 - (i / 13.6) ** 2
    stroke(
      k,
      '#b9cddc',
      0.3,
      `M0 ${y}C${3 * t} ${y - 0.8} ${7 * t} ${y - 0.6} ${10.4 * t} ${y + 0.4}`,
    )
    stroke(k, '#4f6a90', 0.35, `M${10.6 * t} ${y + 0.4}L${15.4 * t} ${y + 1.4}`)
  }
  stroke(
    k,
    '#f4f8fb',
    0.8,
    'M10.600 0C10.600 -8 10.400 -17 9.500 -28C8.500 -42 5 -55 0 -60M16 0C16 -8 15.600 -16 14.500 -26C13 -40 8 -54 0 -60',
  )
  stroke(
    k,
    '#f4f8fb',
    0.5,
    'M10.400 -12L15.800 -4M15.500 -14L10.600 -4M9.700 -26L15.200 -16M14.200 -28L10 -16',
  )
  path(k, '#f4f8fb', 'M8 -45.500L17 -47.500V-45L9.500 -43Z')
  path(k, '#7f98b4', 'M9.500 -43L17 -45V-44.200L10 -42.200Z')
  path(
    k,
    '#8ea4bc',
    'M-7.500 -50.500C-7.500 -51.800 -0.500 -51.800 -0.500 -50.500C-0.500 -49.200 -7.500 -49.200 -7.500 -50.500Z',
  )
  path(
    k,
    '#cfe0ea',
    'M-7.500 -50.800C-7.500 -52 -0.500 -52 -0.500 -50.800C-0.500 -49.800 -7.500 -49.800 -7.500 -50.800Z',
  )
  stroke(k, '#6f88a8', 0.5, 'M-3.500 -50L-0.500 -46')
  stroke(k, '#c3d2e0', 0.9, 'M0 -58V-68')
}

/** Dubai over the sea: crowds of towers, irregular, with the stepped needle and the two wedges that all know. */
function skyline(k, r) {
  const tower = (x, high, wide, top) => {
    const y = SEA - high
    const head = top === 1 ? `L${x + wide} ${y + wide}` : `H${x + wide}`
    path(k, '#a9c3d6', `M${x} ${SEA}V${y}${head}V${SEA}Z`)
    path(k, '#cbdde8', `M${x} ${SEA}V${y}h${wide * 0.4}V${SEA}Z`)
  }
  for (const [x0, x1, high] of points('-4 14 8 18 40 6 62 98 10', 3))
    for (let x = x0; x < x1; x += 1.2 + r() * 1.9)
      tower(
        x,
        high * (0.3 + r() * (1 - Math.abs((x - (x0 + x1) / 2) / (x1 - x0)))),
        1 + r() * 1.3,
        Math.floor(r() * 4),
      )
  k.save()
  k.translate(40, SEA * 0.14)
  k.scale(0.86, 0.86)
  // Two wedges.
  path(
    k,
    '#9db9cf',
    `M40 ${SEA}V${SEA - 13}L42.200 ${SEA - 16.5}V${SEA}ZM44 ${SEA}V${SEA - 11}L46 ${SEA - 13.8}V${SEA}Z`,
  )
  path(
    k,
    '#c6dae6',
    `M40 ${SEA}V${SEA - 13}L40.900 ${SEA - 14.4}V${SEA}ZM44 ${SEA}V${SEA - 11}L44.800 ${SEA - 12.1}V${SEA}Z`,
  )
  // The needle, in steps.
  path(
    k,
    '#93b2cb',
    `M49.400 ${SEA}V${SEA - 9}H50V${SEA - 14}H50.600V${SEA - 19}H51.200V${SEA - 23}H51.700V${SEA - 27}L52 ${SEA - 32}L52.300 ${SEA - 25}H52.800V${SEA - 21}H53.400V${SEA - 16}H54V${SEA - 11}H54.600V${SEA}Z`,
  )
  path(
    k,
    '#c6dae6',
    `M49.400 ${SEA}V${SEA - 9}H50V${SEA - 14}H50.600V${SEA - 19}H51.200V${SEA - 23}H51.700V${SEA - 27}L51.900 ${SEA - 30}V${SEA}Z`,
  )
  k.restore()
}

/** The kite: a bow of eight cells, the tips towards the rider; its four lines run to the bar. */
function kite(k, [bx, by]) {
  const [cx, cy] = [37, 27]
  const d = [0.57, 0.82]
  const on = (t, a, b, lift = 0) => {
    const [p, q] = [Math.sin(t) * a, -Math.cos(t) * b + lift]
    return [cx + p * d[1] + q * d[0], cy - p * d[0] + q * d[1]]
  }
  const lead = (t) => on(t, 17, 13)
  const trail = (t) => on(t, 15.2, 8.2, 0.4 + Math.abs(t) * 0.5)
  const under = (t) => on(t, 15.8, 9.8, 0.2 + Math.abs(t) * 0.3)
  const T = 1.42
  for (const t of [-T, -0.5, 0.5, T]) {
    const [x, y] = Math.abs(t) > 1 ? trail(t) : under(t)
    const end = t === -T ? [bx + 0.7, by + 1] : t === T ? [bx - 0.5, by - 1] : [bx + 0.1, by]
    stroke(k, 'rgba(255,255,255,.85)', 0.16, `M${x} ${y}L${end[0]} ${end[1]}`)
  }
  const colours = [
    '#e2483c',
    '#f6c53c',
    '#f6f2e8',
    '#2f8fc4',
    '#2f8fc4',
    '#f6f2e8',
    '#f6c53c',
    '#e2483c',
  ]
  const shades = [
    '#b02f34',
    '#d09a2c',
    '#cfcdd0',
    '#22689c',
    '#22689c',
    '#cfcdd0',
    '#d09a2c',
    '#b02f34',
  ]
  const run = (edge, a, b) => Array.from({ length: 9 }, (_, i) => edge(a + ((b - a) * i) / 8))
  for (let i = 0; i < 8; i++) {
    const [a, b] = [-T + (2 * T * i) / 8, -T + (2 * T * (i + 1)) / 8]
    fill(k, colours[i], [...run(lead, a, b), ...run(trail, b, a)])
    fill(k, shades[i], [...run(under, a, b), ...run(trail, b, a)])
  }
  // The tube of air along its front edge, lit.
  const tube = run(lead, -T, 0).concat(run(lead, 0, T))
  stroke(k, '#ffffff', 0.7, `M${tube.map(([x, y]) => `${x} ${y}`).join('L')}`)
}

/** Leans back against the pull, hooked at the waist, arms to the bar; the board at 0, 0, about 16 units tall. */
function rider(k) {
  // Far leg, board, near leg.
  path(
    k,
    '#7a4634',
    'M4.800 -7.200L1.200 -4.600L-2.600 -1.400L-3.300 -0.600L-1.900 -0.300L-1 -1.200L2.200 -3.400L5.600 -5.400Z',
  )
  path(
    k,
    '#b5782a',
    'M-7.200 -1.700C-3 0.300 3 1.700 7.400 1.300C7.900 1.200 8 1.700 7.400 1.900C3 2.400 -3 1.100 -7.400 -1.100Z',
  )
  path(
    k,
    '#f6c04a',
    'M-7.800 -2.100C-7 -2.400 -3 -0.800 0 0C3 0.700 6 1 7.600 0.900C8.200 0.900 8 1.400 7.400 1.500C3 1.900 -3 0.500 -7.400 -1.500Z',
  )
  path(
    k,
    '#96593f',
    'M4.200 -7L5.900 -3.900L3.200 -0.200L2.400 0.600L4.200 1L4.700 0.200L7.700 -3.700L7 -7.200Z',
  )
  path(
    k,
    '#b97855',
    'M4.200 -7L5.900 -3.900L3.200 -0.200L2.400 0.600L3.200 0.700L6.600 -3.900L5.300 -7Z',
  )
  // Shorts, shirt, harness.
  path(k, '#1f3f7c', 'M3.700 -8L2 -5.300L3.600 -4L5 -5.200L5.300 -4.100L8 -4.500L7.700 -8.200Z')
  path(k, '#3460a4', 'M3.700 -8L2 -5.300L3 -4.500L5.500 -8Z')
  path(
    k,
    '#c73a34',
    'M3.600 -7.700L5 -12.300C5.600 -13.300 7.800 -13.100 8.600 -12L8.500 -10.400L7.900 -7.600Z',
  )
  path(k, '#f0624a', 'M3.600 -7.700L5 -12.300C5.300 -12.900 6 -13.100 6.800 -13L5.700 -7.600Z')
  path(
    k,
    '#2c2c48',
    'M3.400 -8.900L8.300 -8.600L7.900 -7.100L3.300 -7.500ZM3.500 -8.600L2.400 -8.500L2.400 -7.900L3.400 -7.900Z',
  )
  // Head: cheek and nose to the kite, short hair.
  k.save()
  k.translate(1.1, -1.6)
  k.scale(0.86, 0.86)
  path(k, '#7a4634', 'M6.200 -13L6.300 -14.600L8.200 -14.200L8 -12.700Z')
  path(
    k,
    '#a3664a',
    'M5.700 -16.600C5.600 -17.600 6.400 -18.200 7.400 -18.100C8.700 -18 9.200 -17 9 -15.800C8.800 -14.600 7.800 -13.900 6.800 -14C6 -14.100 5.700 -14.500 5.700 -15L5.300 -15.400Z',
  )
  path(
    k,
    '#241a2c',
    'M5.700 -16.800C5.500 -18.200 6.600 -18.900 7.800 -18.700C9.300 -18.500 9.900 -17.200 9.500 -15.800C9.300 -15.100 8.800 -14.700 8.300 -14.500C8.300 -15.600 8 -16.400 7.200 -16.800C6.800 -17 6.200 -17 5.700 -16.800Z',
  )
  k.restore()
  // Arms to the bar, the line from the hook.
  stroke(k, '#f4f4f4', 0.22, 'M2.500 -8.200L0 -12')
  path(
    k,
    '#7a4634',
    'M5.200 -12.400L2.700 -11.900L-0.400 -13.300L-1 -12.600L2.600 -10.900L5.400 -11.300Z',
  )
  stroke(k, '#242440', 0.6, 'M-0.900 -13.100L1 -10.600')
  path(
    k,
    '#b97855',
    'M6.200 -12.700L4 -9.900L1 -11.400L0.600 -10.700L3.900 -8.700C4.400 -8.500 4.700 -8.700 5 -9L7.600 -11.600Z',
  )
  path(
    k,
    '#f0624a',
    'M5.600 -12.800C6.600 -13.300 7.900 -12.700 7.800 -11.700L6.300 -10.100L5 -11.200Z',
  )
}

/** A girl who points at the kite, from behind, her plait on her back; 9 units tall. */
function girl(k) {
  path(
    k,
    '#b97855',
    'M-1.300 -4L-1.500 -1.900L-1.200 -0.200L-1.800 0.100H-0.400L-0.300 -1.900L0 -4Z',
  )
  path(k, '#96593f', 'M0.200 -4L0.400 -1.900L0.300 -0.100L0.900 0.200H1.500L1.300 -1.900L1.500 -4Z')
  path(
    k,
    '#b97855',
    'M-1.100 -6.900L-2.900 -7.900L-4.800 -9.200L-5.200 -9.500L-5.200 -9.100L-3.200 -7.200L-1.100 -5.900Z',
  )
  path(k, '#96593f', 'M1.200 -6.800L2.300 -5.300L2.200 -3.500L1.800 -3.500L1.700 -5L0.900 -6Z')
  path(
    k,
    '#d8453f',
    'M-1.300 -7C-0.500 -7.300 0.600 -7.300 1.400 -7L1.100 -5.200L1.900 -3.200C0.700 -2.900 -0.800 -2.900 -1.800 -3.200L-1.100 -5.200Z',
  )
  path(k, '#a82f3a', 'M0.500 -7.200L1.400 -7L1.100 -5.200L1.900 -3.200L0.700 -3L0.400 -5.200Z')
  path(k, '#96593f', 'M-0.400 -7L-0.400 -7.800H0.500L0.500 -7Z')
  path(
    k,
    '#3a2430',
    'M-1.200 -8.400C-1.300 -10 1.200 -10.200 1.200 -8.600C1.200 -7.800 0.700 -7.400 0.500 -6.800L0.400 -5L0 -4.700L-0.200 -5L-0.200 -6.900C-0.700 -7.300 -1.100 -7.700 -1.200 -8.400Z',
  )
}

/** Her brother kneels by the castle with a hand over his eyes; 6 units tall. */
function boy(k) {
  path(
    k,
    '#e0a27c',
    'M-1.500 -0.100L-1.800 -1.600C-1.600 -2.200 1 -2.400 1.500 -1.800L3.200 -0.500L3.800 -0.400L3.700 0H-1.200Z',
  )
  path(
    k,
    '#2f7fb8',
    'M-1.900 -0.300L-2 -1.700C-1.500 -2.500 0.900 -2.600 1.500 -1.900L2 -0.900L0.400 -0.200Z',
  )
  path(
    k,
    '#e8b08a',
    'M-1.500 -2C-1.700 -3.300 -1.700 -4.100 -1.200 -4.500C-0.500 -4.800 0.600 -4.700 1 -4.300C1.500 -3.500 1.300 -2.600 1.200 -1.900Z',
  )
  path(k, '#c48662', 'M0.300 -4.700L1 -4.300C1.500 -3.500 1.300 -2.600 1.200 -1.900H0.300Z')
  path(k, '#c48662', 'M0.800 -4.300L1.700 -2.700L1.300 -0.700L0.900 -0.800L1 -2.600L0.300 -3.600Z')
  path(
    k,
    '#e8b08a',
    'M-1.300 -4.300L-2.700 -4.800L-1.300 -6.200L-1 -5.900L-1.900 -4.900L-0.900 -4.700Z',
  )
  path(k, '#c48662', 'M-0.400 -4.500V-5.200H0.400V-4.500Z')
  path(
    k,
    '#e8b08a',
    'M-1.200 -6L-1.400 -5.600L-1.200 -5.400C-1 -4.900 -0.200 -4.800 0.300 -5.100V-6.400H-1.100Z',
  )
  path(
    k,
    '#5a3626',
    'M-1.200 -6.100C-1.100 -7.400 1.100 -7.500 1.200 -6C1.200 -5.300 0.700 -5 0.200 -5C0.100 -5.600 -0.400 -6 -1.200 -6.100Z',
  )
}

/** A castle of wet sand: a mound, three turrets, a gate. */
function castle(k) {
  path(k, 'rgba(120,84,80,.35)', 'M-3 0H4.500L9 1.200H0Z')
  path(
    k,
    '#cdaa72',
    'M-4 0.300C-3.600 -1 -2.600 -1.600 -2.400 -1.600H3.400C3.600 -1.600 4.400 -0.800 4.800 0.300Z',
  )
  for (const [x, y, q] of points('-2 -1.300 1 2.900 -1.200 0.900 0.500 -1.600 1.300', 3)) {
    path(
      k,
      '#ecd09a',
      `M${x - q} ${y}L${x - q * 0.8} ${y - q * 1.7}h${q * 0.4}v${q * 0.3}h${q * 0.25}v${-q * 0.3}h${q * 0.3}v${q * 0.3}h${q * 0.25}v${-q * 0.3}h${q * 0.4}L${x + q} ${y}Z`,
    )
    path(
      k,
      '#b48e5c',
      `M${x + q * 0.2} ${y}V${y - q * 1.4}h${q * 0.2}v${-q * 0.3}h${q * 0.4}L${x + q} ${y}Z`,
    )
  }
  path(k, '#8a6846', 'M0 0.300V-0.600Q0.500 -1.300 1 -0.600V0.300Z')
  stroke(k, '#8a5640', 0.16, 'M0.500 -3.600V-5.600')
  path(k, '#e2483c', 'M0.500 -5.600L-1.100 -5.100L0.500 -4.600Z')
}

export default {
  alt: 'Un kitesurf corre sull’acqua turchese davanti all’hotel a forma di vela di Dubai, con l’aquilone a spicchi alto nel cielo e due bambini che guardano dalla riva',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.06, 0.1], horizon: SEA / 90 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.6 0.2 26 4.600 4 0.9 0.3 26 5 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffffff', dark: '#cfe0ea' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The coast with its towers, pale; the causeway to the island.
      const r = random(8)
      skyline(k, r)
      path(k, '#9fb9c4', `M-5 ${SEA}V${SEA - 1.4}H112V${SEA}Z`)
      path(k, '#e6d9bc', `M84 ${SEA - 1.8}H112V${SEA - 1}H84Z`)
      for (const [c, y] of [
        ['#1f86b8', SEA],
        ['#1f9ac0', SEA + 4],
        ['#2fb4c4', SEA + 11],
        ['#5fd0c8', SEA + 20],
      ])
        fill(k, c, points(`-5 ${y} 40 ${y + 0.5} 90 ${y - 0.4} 165 ${y + 0.5} 165 96 -5 96`))
      path(k, '#cdb892', 'M104 56C110 53.600 140 53.600 148 56C142 58 110 58 104 56Z')
      path(
        k,
        '#f2e2bc',
        'M106 55.400C112 53.400 138 53.400 146 55.400C138 56.400 114 56.400 106 55.400Z',
      )
      path(k, '#4f8a5c', 'M108 55.200C110 53.400 116 54 118 53C122 54.200 136 53 142 55.200Z')
      at(k, 119, 55, 0.78, sailHotel)
      // Its mirror, broken by the waves.
      for (let i = 0; i < 9; i++)
        path(
          k,
          'rgba(240,250,252,.5)',
          `M${118 + (r() - 0.5) * 5} ${58.5 + i * 2}q${5 - i * 0.3} -0.800 ${10 - i * 0.7} 0q${-5 + i * 0.3} 0.900 ${-10 + i * 0.7} 0Z`,
        )
      for (let i = 0; i < 30; i++) {
        const t = (i / 29) ** 1.2
        const [x, y, l] = [r() * 166 - 3, SEA + 2 + t * 28, 1.3 + t * 6 * (0.5 + r())]
        path(
          k,
          i % 2 ? 'rgba(226,250,248,.55)' : 'rgba(12,90,140,.35)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.6} ${l * 2} 0q${-l} ${0.2 + t * 0.5} ${-l * 2} 0Z`,
        )
      }
      kite(k, [60.4, 62.4])
      // He rides to the left: the bow wave at the board's nose, one wake behind it, spray off the tail; his shadow under him.
      path(
        k,
        'rgba(10,80,120,.38)',
        'M54 75.500C62 74.500 76 75 84 77.500C76 79.500 62 78.500 54 75.500Z',
      )
      path(
        k,
        '#8fe2da',
        'M52 74.500C64 76 86 75.500 118 70.500C104 77 78 80.500 62 78C57 77 53 76 52 74.500Z',
      )
      path(
        k,
        '#ffffff',
        'M51 73C53 74.600 57 75.400 62 75.600C76 76 92 74 112 70.800C98 75.600 84 77.600 72 77.400C64 77.300 55 76.400 51 73Z',
      )
      path(
        k,
        '#ffffff',
        'M64 76C67.500 74.500 70.500 72 73.500 69.600C73 71.400 73.600 72 76.500 70.600C76 72.200 77 72.800 80.500 72C79.500 73.300 81 74 85 74.400C78 76 70 76.600 64 76Z',
      )
      for (let i = 0; i < 16; i++) {
        const [t, q] = [r(), 0.16 + r() * 0.3]
        path(k, '#ffffff', `M${73 + t * 12} ${66.5 + t * 4 + r() * 3}a${q} ${q} 0 1 0 0.010 0Z`)
      }
      k.save()
      k.translate(58.4, 74)
      k.rotate(0.18)
      rider(k)
      k.restore()
      // Foam over the tail, where it cuts.
      path(
        k,
        '#ffffff',
        'M59.500 76.800C62 75.400 64.500 76.600 66 75C68 76.400 72 75.400 78 76.600C72 77.800 64 77.800 59.500 76.800Z',
      )
      // The shore: foam, wet sand, dry sand; two children and their castle.
      path(k, '#f6fffc', 'M-5 92C30 88 70 88.500 104 86C130 84 150 81 168 79V96H-5Z')
      path(k, '#d9c296', 'M20 96C50 90.500 80 90 106 87.600C132 85.400 150 82.600 168 80.600V96Z')
      path(k, '#f6e6bc', 'M62 96C84 92 104 90.500 124 88C142 86 156 84 168 82.600V96Z')
      path(k, 'rgba(120,84,80,.38)', 'M131 88.400h2.500l8 2.400h-3.500ZM138 88.200h4l5 1.600h-5Z')
      at(k, 132, 88.4, 0.95, girl)
      at(k, 140, 88.2, 0.95, boy)
      at(k, 149, 87.4, 0.9, castle)
    })
    return finish(s, { rays: 0.04 })
  },
}
