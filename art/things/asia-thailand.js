import { random } from '../core/random.js'
import { chofa, thaiGable } from './asia-roofs.js'

const GOLD = '#e9b440'

/** A prang in the manner of the Temple of Dawn: tiers, stairs, four satellites. */
export const templeOfDawn = () => ({
  width: 150,
  height: 150,
  draw(pen) {
    const stone = '#efe6d2'
    prang(pen, -54, 0, 62, 15, stone)
    prang(pen, 54, 0, 62, 15, stone)
    pen.rect('#cfc4ae', -74, -5, 148, 7)
    prang(pen, 0, -4, 142, 46, stone)
    prang(pen, -31, 0, 52, 12, pen.blend(stone, '#ffffff', 0.3))
    prang(pen, 31, 0, 52, 12, pen.blend(stone, '#ffffff', 0.3))
  },
})

function prang(pen, x, y, height, half, stone) {
  const steps = [
    [1, 0.1],
    [0.82, 0.12],
    [0.66, 0.12],
    [0.5, 0.11],
  ]
  let base = y
  const accents = ['#d98a6a', '#6fa08c', '#d9b45c']
  steps.forEach(([k, part], i) => {
    const w = half * k
    const t = height * part
    pen.poly(stone, [
      [x - w, base],
      [x + w, base],
      [x + w * 0.86, base - t],
      [x - w * 0.86, base - t],
    ])
    pen.rect(pen.blend(stone, '#5a4a6a', 0.5), x - w * 0.86, base - t * 0.42, w * 1.72, t * 0.1)
    pen.rect(accents[i % 3], x - w * 0.9, base - t * 0.24, w * 1.8, t * 0.09)
    const n = 9
    for (let b = 0; b < n; b++)
      pen.rect(
        pen.blend(stone, '#5a4a6a', 0.42),
        x - w * 0.78 + b * ((w * 1.56) / (n - 1)) - w * 0.03,
        base - t * 0.86,
        w * 0.06,
        t * 0.36,
      )
    pen.rect(pen.blend(stone, '#ffffff', 0.5), x - w * 0.9, base - t * 1.02, w * 1.8, t * 0.09)
    base -= t
  })
  pen.poly(pen.blend(stone, '#8a7a78', 0.4), [
    [x - half * 0.1, y],
    [x + half * 0.1, y],
    [x + half * 0.05, base],
    [x - half * 0.05, base],
  ])
  const left = height + (base - y)
  const w = half * 0.36
  pen.path(
    stone,
    `M${x - w} ${base}Q${x - w * 1.08} ${base - left * 0.34} ${x - w * 0.56} ${base - left * 0.62}Q${x - w * 0.3} ${base - left * 0.78} ${x} ${base - left * 0.84}Q${x + w * 0.3} ${base - left * 0.78} ${x + w * 0.56} ${base - left * 0.62}Q${x + w * 1.08} ${base - left * 0.34} ${x + w} ${base}Z`,
  )
  for (let i = 0; i < 7; i++) {
    const t = 0.06 + i * 0.095
    const k = w * (1.02 - t * t * 1.15)
    pen.rect(pen.blend(stone, '#6a5474', 0.45), x - k, base - left * t, k * 2, left * 0.018)
    pen.rect(accents[i % 3], x - k, base - left * (t + 0.03), k * 2, left * 0.012)
  }
  pen.both((m) =>
    pen.stroke(
      pen.blend(stone, '#6a5474', 0.35),
      `M${x + m * w * 0.42} ${base}Q${x + m * w * 0.5} ${base - left * 0.4} ${x} ${base - left * 0.82}`,
      w * 0.06,
    ),
  )
  pen.poly('#d9b45c', [
    [x - w * 0.09, base - left * 0.82],
    [x + w * 0.09, base - left * 0.82],
    [x, base - left],
  ])
  pen.both((m) =>
    pen.stroke(
      '#d9b45c',
      `M${x} ${base - left * 0.86}q${m * w * 0.24} ${-left * 0.02} ${m * w * 0.22} ${-left * 0.08}`,
      w * 0.06,
    ),
  )
  pen.round(x - half, y - height, half * 2, height, { light: 0.3, shade: 0.42 })
  pen.light(
    `M${x - half * 0.9} ${y}L${x - w} ${base}L${x - w * 0.5} ${base - left * 0.62}L${x} ${base - left * 0.84}L${x + w * 0.5} ${base - left * 0.62}L${x + w} ${base}L${x + half * 0.9} ${y}Z`,
    '#ffcf80',
    0.16,
  )
}

/** A bell-shaped chedi with its ringed spire. */
export const chedi = ({ colour = GOLD, base = '#efe3c8', lamp = 0.3 } = {}) => ({
  width: 84,
  height: 130,
  draw(pen) {
    const dark = pen.blend(colour, '#7a4a2a', 0.5)
    pen.poly(base, [
      [-40, 2],
      [40, 2],
      [38, -9],
      [-38, -9],
    ])
    pen.poly(pen.blend(base, '#6a5a6a', 0.25), [
      [-34, -9],
      [34, -9],
      [32, -17],
      [-32, -17],
    ])
    for (let i = 0; i < 4; i++)
      pen.rect(i % 2 ? dark : colour, -29 + i * 1.6, -21 - i * 4, 58 - i * 3.2, 4.4)
    pen.path(colour, 'M-24 -32Q-24 -50 -14 -62Q-9 -68 -8 -72L8 -72Q9 -68 14 -62Q24 -50 24 -32Z')
    pen.rect(dark, -24, -38, 48, 2.4)
    pen.rect(colour, -8, -78, 16, 7).rect(dark, -8, -73, 16, 1.4)
    for (let i = 0; i < 9; i++)
      pen.ellipse(i % 2 ? dark : colour, 0, -80 - i * 3, 6.4 - i * 0.55, 2)
    pen.poly(colour, [
      [-2, -104],
      [2, -104],
      [0, -130],
    ])
    pen.ellipse(colour, 0, -118, 1.6, 1.6)
    pen.round(-40, -130, 80, 132, { light: 0.4, shade: 0.42 })
    pen.light(
      'M-23 -36Q-24 -50 -14 -62Q-9 -68 -8 -72L0 -128L8 -72Q9 -68 14 -62Q24 -50 23 -36Z',
      '#ffd27a',
      lamp,
    )
  },
})

/** A ruined brick prang of the old capital. */
export const ruinedPrang = ({ seed = 1 } = {}) => ({
  width: 70,
  height: 120,
  draw(pen) {
    const r = random(seed)
    const brick = '#b0704c'
    const d =
      'M-32 3L-31 -8L-27 -9L-27 -20L-22 -21L-22 -34L-18 -36Q-20 -64 -13 -88Q-9 -106 -1 -118Q5 -112 9 -100Q19 -70 18 -36L22 -34L22 -21L27 -20L27 -9L32 -8L33 3Z'
    pen.path(brick, d)
    pen.clip(d, () => {
      for (let i = 0; i < 260; i++) {
        const y = 3 - r() * 122
        pen.rect(
          pen.blend(brick, r() < 0.5 ? '#5a3644' : '#e2b48c', 0.12 + r() * 0.4),
          -33 + r() * 66,
          y,
          2.4 + r() * 3,
          1.2,
        )
      }
      for (let i = 0; i < 11; i++)
        pen.rect(pen.blend(brick, '#4a2c42', 0.5), -34, -36 - i * 7, 68, 1.3)
      for (let i = 0; i < 9; i++)
        pen.ellipse(
          pen.blend('#6f7f45', brick, r() * 0.5),
          -24 + r() * 48,
          -8 - r() * 100,
          2 + r() * 3,
          1.4 + r() * 2,
        )
    })
    pen.path('#4a2c3a', 'M-7 -22L-7 -38Q-7 -50 0 -56Q7 -50 7 -38L7 -22Z')
    pen.path(
      pen.blend(brick, '#e2b48c', 0.4),
      'M-10 -22L-10 -38Q-10 -54 0 -61Q10 -54 10 -38L10 -22L7 -22L7 -38Q7 -50 0 -56Q-7 -50 -7 -38L-7 -22Z',
    )
    pen.round(-33, -120, 66, 123, { light: 0.34, shade: 0.5 })
  },
})

/** A seated Buddha, hand towards the earth. */
export const seatedBuddha = ({ colour = '#d8cdb8', cloth } = {}) => ({
  width: 96,
  height: 104,
  draw(pen) {
    const dark = pen.blend(colour, '#5a4a64', 0.42)
    pen.path(pen.blend(colour, '#8a7a78', 0.35), 'M-46 3L-43 -8L43 -8L46 3Z')
    for (let i = 0; i < 9; i++)
      pen.path(
        i % 2 ? colour : pen.blend(colour, '#8a7a78', 0.2),
        `M${-44 + i * 9.8} -6q4.9 -9 9.8 0Z`,
      )
    pen.path(colour, 'M-42 -10Q-44 -24 -24 -26L24 -26Q44 -24 42 -10Q0 -4 -42 -10Z')
    pen.stroke(dark, 'M-34 -14Q0 -22 34 -12', 1.4)
    pen.path(colour, 'M-22 -24Q-29 -52 -17 -62Q-8 -67 -6 -72L6 -72Q8 -67 17 -62Q29 -52 22 -24Z')
    pen.path(
      cloth ?? pen.blend(colour, '#8a7a78', 0.22),
      'M-17 -62Q-6 -67 -5 -70L4 -68Q12 -44 20 -24L-20 -24Q-27 -50 -17 -62Z',
    )
    pen.path(colour, 'M17 -61Q30 -54 31 -38Q32 -24 34 -12L28 -10Q23 -26 21 -40Z')
    pen.path(colour, 'M-17 -61Q-31 -52 -29 -36Q-24 -22 2 -20L3 -26Q-16 -29 -18 -40Z')
    pen.path(colour, 'M-10 -78Q-11 -90 0 -91Q11 -90 10 -78Q9 -69 0 -67Q-9 -69 -10 -78Z')
    pen.both((m) => pen.ellipse(colour, m * 10.6, -76, 1.5, 4.6))
    pen.path(
      dark,
      'M-10.6 -82Q-10 -92 -4 -93Q-3 -98 0 -99Q3 -98 4 -93Q10 -92 10.6 -82Q5 -87 0 -86.4Q-5 -87 -10.6 -82Z',
    )
    pen.poly(dark, [
      [-1.6, -97],
      [1.6, -97],
      [0, -104],
    ])
    pen.both((m) => pen.stroke(dark, `M${m * 2} -79q${m * 2.4} 1.4 ${m * 4.8} -0.2`, 0.8))
    pen.stroke(dark, 'M-2.6 -72.4q2.6 1.5 5.2 0', 0.9)
    pen.stroke(dark, 'M0 -79l-0.9 4l1.6 0', 0.6)
    pen.round(-46, -104, 92, 107, { light: 0.3, shade: 0.4 })
  },
})

/** A temple hall with stacked gable roofs; white walls, gold doors. */
export const thaiTemple = ({
  colour = '#cc6a2e',
  border = '#2f7a52',
  face = '#a8242e',
  wall = '#f6efe2',
} = {}) => ({
  width: 130,
  height: 118,
  draw(pen) {
    pen.rect('#d8ccb6', -58, -6, 116, 8)
    pen.rect(wall, -46, -44, 92, 40)
    for (const x of [-46, -27, -9.5, 9.5, 27, 46]) {
      pen.rect('#ffffff', x - 2.6, -46, 5.2, 42)
      pen.rect(GOLD, x - 3.4, -48, 6.8, 4).rect(GOLD, x - 3.4, -8, 6.8, 3)
    }
    for (const x of [-36, -18, 18, 36])
      pen.window(x - 3, -34, 6, 20, { glass: '#8a5a2e', glow: '#ffc86a' })
    pen
      .path('#a3401f', 'M-6 -6L-6 -32L0 -40L6 -32L6 -6Z')
      .light('M-5 -6L-5 -31L0 -38L5 -31L5 -6Z', '#ffc86a')
    pen.both((m) => {
      pen.path(colour, `M${m * 22} -60L${m * 62} -40L${m * 56} -47L${m * 20} -74Z`)
      pen.stroke(GOLD, `M${m * 62} -40L${m * 20} -62`, 1.6)
      chofa(pen, m * 61, -41, 9, GOLD)
    })
    thaiGable(pen, { y: -46, half: 50, height: 62, colour, border, face })
    pen.light('M-46 -44h92v38h-92Z', '#ffcf80', 0.16)
  },
})
