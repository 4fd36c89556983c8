import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// The left bank of the Vltava at first light: sun from the right, behind us; everything pale.
const SLATE = ['#7c8cac', '#a9b4c6']
const COPPER = ['#86b0a2', '#b9d6bc']

/** A pointed roof, its lit side on the right. */
function spire(k, x, y, half, high, [dark, light]) {
  fill(k, dark, [
    [x - half, y],
    [x, y - high],
    [x + half, y],
  ])
  fill(k, light, [
    [x - half * 0.1, y],
    [x, y - high],
    [x + half, y],
  ])
}

/** A wall with its shaded edge on the left. */
function wall(k, x, y, wide, high, [lit, dark], share = 0.3) {
  path(k, lit, `M${x} ${y}h${wide}v${-high}h${-wide}Z`)
  path(k, dark, `M${x} ${y}h${wide * share}v${-high}h${-wide * share}Z`)
}

/** Saint Vitus from the south-east: twin spires, the great tower, the choir in its flying buttresses. */
function cathedral(k) {
  const stone = ['#e2ccc4', '#b7acbe']
  // Nave between spires and tower, choir to the right, roofs of slate.
  path(k, '#c6b8c2', 'M103 36V25H141V36Z')
  fill(k, SLATE[0], points('102 25.4 104.500 20.5 136 20.5 139.4 25.4'))
  fill(k, '#94a2be', points('120 25.4 121 20.5 136 20.5 139.4 25.4'))
  // The choir's high windows between its buttresses, each with a pinnacle and a flying arch.
  for (let i = 0; i < 9; i++) {
    const x = 121.5 + i * 2.1 - Math.max(0, i - 5) ** 2 * 0.12
    path(k, '#8e8cac', `M${x + 0.5} 34V27.600Q${x + 0.95} 26.400 ${x + 1.4} 27.600V34Z`)
    path(k, '#eedacb', `M${x - 0.35} 36V25.200L${x} 23.400L${x + 0.35} 25.200V36Z`)
    path(k, '#b7acbe', `M${x - 0.35} 36V25.200L${x} 23.400V36Z`)
    stroke(k, '#d8c4c0', 0.3, `M${x + 0.2} 27.500Q${x + 1.6} 28.500 ${x + 1.9} 31.500`)
  }
  // The chapels' lower ring with a roof of its own.
  path(k, '#dcc6c0', 'M118 37V31.500H143L144 37Z')
  path(k, '#a7adc2', 'M117.600 31.700L119 30.300H141.500L143.600 31.700Z')
  for (let i = 0; i < 11; i++)
    path(
      k,
      '#a79eb6',
      `M${119.4 + i * 2.2} 36V33.600Q${119.9 + i * 2.2} 32.400 ${120.4 + i * 2.2} 33.600V36Z`,
    )
  for (const x of [100, 104]) {
    wall(k, x - 1.4, 37, 2.8, 17, stone, 0.42)
    path(k, '#8e8cac', `M${x - 0.1} 30V25.500Q${x + 0.3} 24.500 ${x + 0.7} 25.500V30Z`)
    for (const d of [-1.3, 1.3]) spire(k, x + d, 20.4, 0.42, 3.2, SLATE)
    spire(k, x, 20.4, 1.35, 9.6, SLATE)
    stroke(k, '#f2c65c', 0.22, `M${x} 10.800v-1.400`)
  }
  // The great tower: gallery, three-storeyed helm of copper, golden lion of a vane.
  wall(k, 111.2, 37, 5.4, 18, stone, 0.34)
  for (const y of [31, 25, 20.2]) path(k, '#f2dfd0', `M110.900 ${y}h6v-0.500h-6Z`)
  path(
    k,
    '#7f7ca0',
    'M113.300 29.500V26.800Q114.300 25.600 115.300 26.800V29.500ZM113.500 24.200V21.800Q114.300 21 115.100 21.800V24.200Z',
  )
  path(
    k,
    COPPER[0],
    'M110.800 19C111.200 15.600 112.600 15 112.800 13.600H115C115.200 15 116.600 15.600 117 19Z',
  )
  path(
    k,
    COPPER[1],
    'M114.600 19C114.800 15.600 114.500 15 114.300 13.600H115C115.200 15 116.600 15.600 117 19Z',
  )
  path(k, '#dcc6c0', 'M112.900 13.600V12H114.900V13.600Z')
  path(
    k,
    COPPER[0],
    'M112.500 12C112.700 10.200 113.500 10 113.600 9H114.200C114.300 10 115.100 10.200 115.300 12Z',
  )
  path(k, COPPER[0], 'M113.500 9L113.900 4.500L114.300 9Z')
  path(k, COPPER[1], 'M113.900 12V4.500L114.200 9C114.300 10 115.100 10.200 115.300 12Z')
  for (const x of [111.2, 116.6]) spire(k, x, 19, 0.45, 3.6, COPPER)
  stroke(k, '#f2c65c', 0.24, 'M113.900 4.600V2.600')
}

/** The castle on its ridge: the long wing with its even rows of windows, Saint George's towers, the Black Tower. */
export function castle(k) {
  cathedral(k)
  for (const x of [147, 150.2]) {
    wall(k, x - 0.9, 37, 1.8, 9, ['#f6e2cc', '#cbb4b6'], 0.35)
    spire(k, x, 28, 1.1, 4, SLATE)
  }
  // The long wing steps down the ridge towards the right.
  for (const [x, y, wide, high] of points(
    '86 42 22 6.4 106 42.6 27 7.4 132 43.4 18 6.6 149 44.6 15 5.6 163 46 40 4.6',
    4,
  )) {
    path(k, '#f4dcc2', `M${x} ${y + 6}h${wide}v${-high - 6}h${-wide}Z`)
    path(k, '#c9b2b8', `M${x} ${y + 6}h1v${-high - 6}h-1Z`)
    fill(k, '#d28c78', [
      [x - 0.4, y - high],
      [x + 1, y - high - 2],
      [x + wide - 1, y - high - 2],
      [x + wide + 0.4, y - high],
    ])
    fill(k, '#e8a688', [
      [x + 1, y - high - 2],
      [x + wide - 1, y - high - 2],
      [x + wide - 0.6, y - high - 1.3],
      [x + 0.5, y - high - 1.3],
    ])
    for (let r = 0; r < 3; r++)
      for (let i = 1.8; i < wide - 1; i += 1.35)
        path(k, '#b9a0aa', `M${x + i} ${y - high + 1.2 + r * 1.75}h0.500v0.900h-0.500Z`)
  }
  wall(k, 160, 46, 3, 9, ['#ecd2ba', '#bda6b0'])
  spire(k, 161.5, 37, 2.1, 3.6, ['#c07c70', '#e0a088'])
}

/** Saint Nicholas: the great green dome and its slim belfry over the roofs. */
export function nicholas(k) {
  const plaster = ['#f6e0c6', '#c9b4b8']
  wall(k, 37, 52, 20, 9, plaster, 0.2)
  path(k, '#d69c84', 'M36.500 43L39 40.500H55L57.500 43Z')
  wall(k, 42, 43, 10, 6.5, plaster, 0.28)
  for (const x of [44.2, 46.4, 48.6, 50.4])
    path(k, '#9d8ea6', `M${x - 0.4} 42v-3.600Q${x} 37.600 ${x + 0.4} 38.400v3.600Z`)
  path(k, '#f6e0c6', 'M41.500 37H52.500V36.200H41.500Z')
  path(
    k,
    COPPER[0],
    'M41.600 36.400C41.600 30.500 44 27.500 47 26.600C50 27.500 52.400 30.500 52.400 36.400Z',
  )
  path(
    k,
    COPPER[1],
    'M48.600 36.400C49.200 31.500 48.600 28.500 47 26.600C50 27.500 52.400 30.500 52.400 36.400Z',
  )
  wall(k, 46, 27, 2, 2.8, plaster, 0.4)
  path(
    k,
    COPPER[0],
    'M45.600 24.200C45.900 22.400 46.700 22.200 47 20C47.300 22.200 48.100 22.400 48.400 24.200Z',
  )
  wall(k, 55.6, 52, 3.4, 17.5, plaster, 0.36)
  path(k, '#f6e0c6', 'M55.200 40H59.400V39.400H55.200Z')
  path(k, '#9d8ea6', 'M57 39v-2.600Q57.500 35.600 58 36.400v2.600Z')
  path(
    k,
    COPPER[0],
    'M55.200 34.600C55.700 32.400 56.600 32.200 56.800 30.400C56.900 29.200 57.200 28 57.300 26C57.400 28 57.700 29.200 57.800 30.400C58 32.200 58.900 32.400 59.400 34.600Z',
  )
  path(k, COPPER[1], 'M57.500 34.600V27L57.800 30.400C58 32.200 58.900 32.400 59.400 34.600Z')
}

/** The gate of the Lesser Town, foot at y = 62: low tower, arch with battlement, high tower with its wedge. */
export function gate(k) {
  const stone = ['#e4bf9c', '#9d8088']
  const slate = ['#566288', '#7f8cac']
  const hole = '#5c5074'
  wall(k, 52.5, 62, 7, 16.5, stone, 0.3)
  fill(k, slate[0], points('51.8 45.6 54.4 38.6 57.8 38.6 60.2 45.6'))
  fill(k, slate[1], points('55.6 45.6 56.2 38.6 57.8 38.6 60.2 45.6'))
  stroke(k, '#f2c65c', 0.26, 'M54.600 38.600v-1.800M57.600 38.600v-1.800')
  path(k, hole, 'M56 50.500v-2.400h1.300v2.400ZM56 56v-2h1.300v2Z')
  wall(k, 59.5, 62, 7.6, 9.5, stone, 0)
  for (let i = 0; i < 4; i++) path(k, '#e4bf9c', `M${59.7 + i * 1.95} 52.600v-1.700h1.150v1.700Z`)
  path(k, '#cda68e', 'M59.500 53.600h7.600v-0.500h-7.600Z')
  path(
    k,
    '#84708a',
    'M60.600 62V57.600C60.600 55 62.400 54.300 63.300 53.800C64.200 54.300 66 55 66 57.600V62Z',
  )
  path(
    k,
    '#f4cba4',
    'M61.800 62V58.400C61.800 56.600 62.800 56 63.500 55.600C64.200 56 65.200 56.600 65.200 58.400V62Z',
  )
  wall(k, 67.1, 62, 8, 26, stone, 0.28)
  for (const y of [53, 45.6, 38]) path(k, '#f2d4b0', `M66.800 ${y}h8.600v-0.600h-8.600Z`)
  for (const y of [51, 43.6])
    for (const x of [69.9, 72.3]) path(k, hole, `M${x} ${y}v-2.900q0.600 -0.900 1.200 0v2.900Z`)
  path(k, hole, 'M70.700 60v-3.200h1.200v3.200Z')
  fill(k, slate[0], points('66.8 36 69.6 22.4 73 22.4 75.8 36'))
  fill(k, slate[1], points('71 36 71.4 22.4 73 22.4 75.8 36'))
  for (const x of [67.1, 75.4]) {
    wall(k, x - 0.8, 38, 1.6, 4.2, stone, 0.4)
    spire(k, x, 33.8, 1, 5.6, slate)
  }
  stroke(k, '#f2c65c', 0.28, 'M69.800 22.400v-2.400M72.800 22.400v-2.400')
}

/** Houses of the bank: unlike fronts, gables and hipped roofs, chimneys; `y` is where they stand. */
export function houses(k, { from, to, y, size, seed }) {
  const r = random(seed)
  const fronts = [
    ['#f6dcbc', '#c9aeb0'],
    ['#f0c8a6', '#bf9a9c'],
    ['#e9e2c6', '#bdb2b4'],
    ['#eebda0', '#b98f98'],
  ]
  const roofs = [
    ['#c06c5a', '#e08e6c'],
    ['#b36458', '#d4826a'],
    ['#96686c', '#c08c80'],
  ]
  for (let x = from; x < to; ) {
    const q = size * (0.75 + r() * 0.6)
    const [w, h] = [q * (1 + r() * 0.7), q * (0.75 + r() * 0.55)]
    const front = fronts[Math.floor(r() * 4)]
    const roof = roofs[Math.floor(r() * 3)]
    const gable = r() < 0.35
    wall(k, x, y, w, h, front, 0.16)
    const peak = q * (0.5 + r() * 0.3)
    if (gable) {
      fill(k, front[0], [
        [x, y - h],
        [x + w / 2, y - h - peak],
        [x + w, y - h],
      ])
      stroke(
        k,
        roof[0],
        q * 0.09,
        `M${x - 0.1} ${y - h}L${x + w / 2} ${y - h - peak}L${x + w + 0.1} ${y - h}`,
      )
    } else {
      fill(k, roof[0], [
        [x - q * 0.06, y - h],
        [x + w * 0.2, y - h - peak],
        [x + w * 0.8, y - h - peak],
        [x + w + q * 0.06, y - h],
      ])
      fill(k, roof[1], [
        [x + w * 0.34, y - h],
        [x + w * 0.5, y - h - peak],
        [x + w * 0.8, y - h - peak],
        [x + w + q * 0.06, y - h],
      ])
      if (r() < 0.5)
        path(
          k,
          '#a98a90',
          `M${x + w * 0.3} ${y - h - peak * 0.5}v${-peak * 0.8}h${q * 0.12}v${peak * 0.8}Z`,
        )
    }
    const n = Math.max(2, Math.round(w / q / 0.34))
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < n; i++)
        if (r() < 0.86)
          path(
            k,
            '#9c869a',
            `M${x + (w * (i + 0.4)) / n} ${y - h + q * (0.16 + j * 0.34)}h${q * 0.1}v${q * 0.18}h${-q * 0.1}Z`,
          )
    x += w * (0.9 + r() * 0.1)
  }
}
