import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { hornbill, leopard } from '../../things/leopard-tree.js'
import { openCar } from '../../things/lerai-jeep.js'

/** A limb along a bent line, thick to thin, the left third of it in the sun. */
function limb(k, [x0, y0, x1, y1, x2, y2], w0, w1, [dark, mid, lit]) {
  const side = (m) =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14
      const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
      const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
      const dx = (1 - t) * (x1 - x0) + t * (x2 - x1)
      const dy = (1 - t) * (y1 - y0) + t * (y2 - y1)
      const d = Math.hypot(dx, dy) || 1
      const w = (w0 + (w1 - w0) * t) * 0.5 * m
      return [x + (dy / d) * w, y - (dx / d) * w]
    })
  // Going up, the left of the line is on this side.
  const [l, r] = [side(1), side(-1)]
  fill(k, mid, [...l, ...r.reverse()])
  fill(k, dark, [...side(-0.15), ...side(-1).reverse()])
  fill(k, lit, [...side(1), ...side(0.5).reverse()])
}

/** A flat crown of an umbrella acacia: lobed above, level below; its tones from below to the sun. */
function crown(k, x, y, w, h, tones, seed) {
  const r = random(seed)
  const n = Math.max(4, Math.round(w / 3.2))
  const top = [[x - w / 2, y]]
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    const rise = h * Math.sin(Math.PI * t) ** 0.55 * (0.75 + r() * 0.4)
    const half = (w / n) * 0.62
    for (let j = -2; j <= 2; j++)
      top.push([x - w / 2 + t * w + (j / 2) * half, y - rise + (j / 2) ** 2 * h * 0.22])
  }
  top.push([x + w / 2, y])
  const sag = r() * 3
  const foot = Array.from({ length: n * 4 }, (_, i) => {
    const t = (i + 0.5) / (n * 4)
    return [
      x + w / 2 - t * w,
      y + h * (0.1 + 0.13 * Math.abs(Math.sin(t * n * 1.9 + sag)) * Math.sin(Math.PI * t) ** 0.4),
    ]
  })
  const d = [...top, ...foot]
  fill(k, tones[0], d)
  k.save()
  k.beginPath()
  for (const p of d) k.lineTo(...p)
  k.clip()
  for (const [i, up, left] of [
    [1, 0.34, 0.03],
    [2, 0.66, 0.07],
  ])
    fill(
      k,
      tones[i],
      d.map(([a, b]) => [a - w * left, b - h * up]),
    )
  k.restore()
}

/** A fever tree: foot, height, lean; it forks low, and its crowns lie in storeys. */
function fever(k, x, y, h, lean, wood, leaf, seed) {
  const r = random(seed)
  const w = h * 0.075
  const [fx, fy] = [x + lean * h * 0.16, y - h * 0.4]
  const tips = [
    [-0.34, 0.8],
    [-0.06, 0.98],
    [0.3, 0.86],
  ].map(([a, b]) => [
    fx + (a + (r() - 0.5) * 0.12 + lean * 0.1) * h,
    y - h * (b + (r() - 0.5) * 0.08),
  ])
  for (const [i, [tx, ty]] of tips.entries())
    crown(k, tx, ty, h * (0.46 + r() * 0.14), h * (0.12 + 0.02 * (i % 2)), leaf, seed + i)
  for (const [tx, ty] of tips)
    limb(
      k,
      [fx, fy + h * 0.03, fx + (tx - fx) * 0.36, fy - h * 0.16, tx, ty + h * 0.02],
      w * 0.6,
      w * 0.16,
      wood,
    )
  path(
    k,
    wood[1],
    `M${fx - w * 0.46} ${fy}a${w * 0.46} ${w * 0.7} 0 1 0 ${w * 0.92} 0a${w * 0.46} ${w * 0.7} 0 1 0 ${-w * 0.92} 0Z`,
  )
  limb(
    k,
    [x, y - h * 0.004, x + lean * h * 0.02, y - h * 0.2, fx, fy - h * 0.02],
    w * 1.15,
    w * 0.8,
    wood,
  )
}

/** Sky of the afternoon, the wall of the crater with its gullies, cloud that lies on the rim. */
function crater(k) {
  path(k, '#f4eccc', 'M-4 -4H164V96H-4Z')
  path(k, '#dce8d8', 'M-4 -4H164V10C120 14 60 8 -4 13Z')
  path(
    k,
    '#a4c0c0',
    'M-4 27C10 25 22 26 36 24.500C56 23 74 25.500 92 24C112 22.500 140 25 164 23V70H-4Z',
  )
  // Spurs of the wall: each has its shaded side to the right, none like the next.
  for (const d of [
    'M14 26C18 34 13 42 17 50L20 62H34C28 52 30 44 24 38C22 33 20 29 18 26Z',
    'M44 24C46 30 42 36 45 44L44 62H62C56 54 58 46 52 40C53 34 49 28 48 24Z',
    'M72 25C77 32 74 40 79 46L80 62H90C88 50 84 44 82 36C80 31 77 27 75 25Z',
    'M100 24C102 33 97 40 101 48L100 62H124C114 54 116 44 109 39C110 32 105 28 104 24Z',
    'M134 24C138 31 134 38 138 46L140 62H152C148 52 147 42 143 36C142 30 139 26 137 24Z',
  ])
    path(k, '#94b4b8', d)
  path(
    k,
    '#b4ccc8',
    'M-4 46C8 43 20 47 32 45C46 43 60 47 76 45.500C96 43.500 112 47 130 45C144 43.500 154 46 164 45V62H-4Z',
  )
  path(
    k,
    '#fcf6e4',
    'M-4 22C6 19 18 20 30 21C38 19 52 19.500 60 21.500C70 20.500 76 22 84 24C76 26 68 25.600 60 27.500C52 26 46 27 38 28.500C28 26 18 27 8 29C4 27.500 0 28 -4 29Z',
  )
}

/** The floor of the wood: sunlit grass, the road that climbs away, shade of the trees across it. */
function floor(k) {
  path(k, '#b4bc68', 'M-4 57C30 55.500 60 57.500 90 56.500C120 56 140 57 164 56V96H-4Z')
  path(k, '#a0b05c', 'M-4 63C30 61 70 65 110 62.500C130 61.500 150 62 164 61V96H-4Z')
  // The road comes from the lower left corner, bends, and goes off between the stems.
  path(
    k,
    '#ecd09c',
    'M-4 90C10 84 28 79.500 50 76.500C74 73.500 96 72.600 99 68.800C101 65.500 88 63.500 89 60C89.400 58.600 92 57.400 95 56.600H98C95 58 93.500 59.400 94 60.500C95 63 110 65 109 69.500C107.600 75.500 84 79 62 83C44 86 30 90 22 96H-4Z',
  )
  path(
    k,
    '#c8a874',
    'M22 96C30 90 44 86 62 83C84 79 107.600 75.500 109 69.500C109.300 68.300 108.300 67.200 106.800 66.200C107 71 90 75.500 62 80C40 83.600 18 88 6 96Z',
  )
  // Long shadows, away from the sun on the left.
  for (const [x, y, l, q] of points(
    '8.500 71.500 48 1.600 57 65.100 41 1.200 33.500 61.500 24 0.800 103.500 61.100 24 0.700',
    4,
  ))
    path(
      k,
      'rgba(60,92,80,.42)',
      `M${x - 1} ${y}C${x + l * 0.4} ${y - 0.2} ${x + l * 0.6} ${y + q * 0.6} ${x + l * 0.66} ${y + q * 0.3}C${x + l * 0.76} ${y - q * 1.2} ${x + l} ${y - q * 0.6} ${x + l * 1.1} ${y + q}C${x + l} ${y + q * 2.6} ${x + l * 0.8} ${y + q * 2.8} ${x + l * 0.66} ${y + q * 1.6}C${x + l * 0.5} ${y + q * 1.5} ${x + l * 0.2} ${y + q} ${x - 1} ${y + q}Z`,
    )
}

/** The near tree: a smooth yellow stem on the right, one bough reaching left over the road. */
function nearTree(k) {
  const [dark, mid, lit] = ['#7c8c34', '#b4b444', '#e4dc70']
  // Limbs that run to the left have the sun on their upper side.
  const over = [lit, mid, dark]
  limb(k, [99, 31.2, 88, 26, 75, 17], 1.7, 0.7, over)
  limb(k, [143, 35.6, 118, 33.4, 63, 29], 6.2, 0.7, over)
  path(
    k,
    mid,
    'M141.500 26L138.600 8L134 -8H143L148 12L152 24L158 14L170 0V10L160 22C156 30 155 38 155 50C155 66 157 80 159 98H142C142 80 141 66 140.600 56C141 46 138 39.600 125 37L126 32.200C134 33 139 32 141.500 26Z',
  )
  path(
    k,
    dark,
    'M143 -8L148 12L152 24C149.500 32 148.500 40 148.500 52C148.500 68 149.500 84 151 98H159C157 80 155 66 155 50C155 38 156 30 160 22L170 10V6L157.500 20C154.500 24 152.500 27 151.500 31C150.500 26 148.500 20 146.500 14L141 -8ZM120 36.200C133 37.600 141 41 140.600 58C141.600 60 142 61 142.400 63C143.800 44 138 37 121 34.800Z',
  )
  path(
    k,
    lit,
    'M134 -8L138.600 8L141.500 26C139 32 134 33 124 31.800L125 33.600C137 35 142.500 33 144 26.500L140.600 8L136.500 -8ZM141.300 66C142 78 142 88 142 98H145.800C145.400 86 144 76 141.300 66ZM152 24L158 14L170 0V3L159 16.500L153.500 25Z',
  )
  for (const [x, y, q] of points('146 56 1.500 150 72 1.900 144.500 26 1.200 149 48 1', 3))
    path(
      k,
      '#98a03c',
      `M${x - q * 1.5} ${y}C${x - q} ${y - q * 0.5} ${x + q} ${y - q * 0.5} ${x + q * 1.5} ${y}C${x + q} ${y + q * 0.5} ${x - q} ${y + q * 0.5} ${x - q * 1.5} ${y}Z`,
    )
  const leaf = ['#2c6450', '#40805a', '#6ca060']
  crown(k, 118, 4, 70, 9, leaf, 4)
  crown(k, 70, 17.6, 24, 4.6, leaf, 9)
  crown(k, 62, 29.6, 16, 3.4, leaf, 12)
  crown(k, 158, 8, 44, 8, leaf, 6)
}

export default {
  alt: 'La strada di Lerai fra le acacie gialle del cratere di Ngorongoro: dal fuoristrada guardano un bucero, uno solo si è voltato verso il leopardo sdraiato sul ramo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.1], horizon: 0.63 })
    const f = field(s)
    f.draw(s.k, (k) => {
      crater(k)
      const far = [
        ['#98b48c', '#b0c494', '#ccd8a4'],
        ['#84ac8c', '#98bc90', '#b8d09c'],
      ]
      for (const [x, y, q, seed] of points(
        '24 57.500 22 3 46 57 19 8 80 57.200 21 5 104 57 17 11 118 57.500 22 14 134 57 20 17',
        4,
      ))
        fever(k, x, y, q, (seed % 3) - 1, ...far, seed)
      path(
        k,
        '#90ac74',
        'M-4 55C8 53 16 54.500 28 54C38 52.600 50 55 62 54.400C72 53 84 55.500 90 56.800C100 54.500 112 53.600 124 54.600C138 53 150 54.500 164 53.600V60H-4Z',
      )
      floor(k)
      const mid = [
        ['#8c9c50', '#b0b85c', '#dce088'],
        ['#4c8460', '#68a068', '#98bc70'],
      ]
      for (const [x, y, q, lean, seed] of points(
        '34 62 34 0.600 21 104 61.600 28 -0.600 27 58 66 42 -0.800 31',
        5,
      ))
        fever(k, x, y, q, lean, ...mid, seed)
      fever(
        k,
        9,
        72.5,
        66,
        0.3,
        ['#7c8c3c', '#acb04c', '#e4dc78'],
        ['#38745a', '#549464', '#88b46c'],
        43,
      )
      // Tall grass hides the feet of the stems.
      for (const [x, y, q, c] of points(
        '33.900 62.150 1.700 0 104.200 61.750 1.400 0 57.800 66.200 2 1 9 72.750 3.100 1',
        4,
      ))
        path(
          k,
          ['#a3b260', '#9cae5a'][c],
          `M${x - q * 1.2} ${y}L${x - q} ${y - q * 0.4}L${x - q * 0.75} ${y - q * 0.15}L${x - q * 0.5} ${y - q * 0.75}L${x - q * 0.25} ${y - q * 0.3}L${x} ${y - q * 0.6}L${x + q * 0.3} ${y - q * 0.25}L${x + q * 0.55} ${y - q * 0.7}L${x + q * 0.8} ${y - q * 0.2}L${x + q * 1.1} ${y - q * 0.4}L${x + q * 1.4} ${y}Z`,
        )
      at(k, 50, 80.3, 0.92, openCar)
      nearTree(k)
      at(k, 113, 31.5, 0.98, (m) => {
        m.rotate(0.07)
        leopard(m)
      })
      path(
        k,
        'rgba(44,72,60,.4)',
        'M27 80.600C30 80.200 35 80.400 38 81C34 81.500 29 81.300 27 80.600Z',
      )
      at(k, 27, 80.8, 0.62, hornbill, true)
      // Grass in the shade at the foot of the near tree.
      const r = random(5)
      const tuft = []
      for (let i = 0; i < 46; i++) {
        const x = 112 + i * 1.2
        tuft.push([x, 93 - (i / 46) * 7], [x + 0.9 + r(), 91 - (i / 46) * 7 - r() * 3.4])
      }
      fill(k, '#4c7c50', [...tuft, [170, 98], [108, 98]])
    })
    return finish(s, { vignette: 0.14 })
  },
}
