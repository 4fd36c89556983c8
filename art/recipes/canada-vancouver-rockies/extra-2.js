import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const WATER = 60.5

/** One face of the mountain: its colour, then the ledges of its strata, each a broken strip of snow along the dip. */
function face(k, rock, ledge, snow, text, { dip, from, to, gap = 2.6, seed, bare = 0.35 }) {
  const shape = rough(points(text), 0.35, seed)
  fill(k, rock, shape)
  const edge = new Path2D()
  for (const p of shape) edge.lineTo(p[0], p[1])
  k.save()
  k.clip(edge)
  const r = random(seed)
  const xs = shape.map((p) => p[0])
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)]
  for (let y = from; y < to; y += gap * (0.75 + r() * 0.5)) {
    // Less snow the lower the ledge lies.
    const t = (y - from) / (to - from)
    for (let x = x0 - 2; x < x1 + 2; ) {
      const l = 3 + r() * 8
      const thick = (0.95 - t * 0.6) * (0.5 + r() * 0.7)
      const [a, b] = [y + (x - x0) * dip, y + (x + l - x0) * dip]
      fill(k, ledge, [
        [x - 0.6, a + 0.2],
        [x + l, b + 0.2],
        [x + l - 1, b + 0.9],
        [x + 0.4, a + 0.9],
      ])
      if (r() > bare * 0.5 + t * bare * 1.4)
        fill(k, snow, [
          [x - 0.4, a],
          [x + l * 0.3, a + (b - a) * 0.3 - thick],
          [x + l * 0.7, a + (b - a) * 0.7 - thick * 0.8],
          [x + l, b],
          [x + l * 0.5, (a + b) / 2 + 0.35],
        ])
      x += l * (0.9 + r() * 0.5)
    }
  }
  k.restore()
}

/** A slim mountain tree: a ragged spire, its right side in the sun. */
function spire(k, x, y, high, [lit, shade], seed, slim = 0.15) {
  const r = random(seed)
  const n = 5 + Math.round(high / 4)
  const side = (m) => {
    const out = []
    for (let i = 1; i <= n; i++) {
      const t = i / n
      const half = high * slim * t ** 0.9 * (0.8 + r() * 0.35)
      out.push([x + m * half, y - high * (1 - t) * 0.97 - high * 0.03])
      if (i < n) out.push([x + m * half * 0.55, y - high * (1 - t) * 0.97 - high * 0.06])
    }
    return out
  }
  const [left, right] = [side(-1), side(1)]
  fill(k, shade, [[x, y - high], ...right, [x, y + 0.2], ...left.reverse()])
  fill(k, lit, [
    [x, y - high],
    ...right,
    [x + high * slim * 0.4, y - high * 0.04],
    [x + high * slim * 0.1, y - high * 0.3],
    [x + high * slim * 0.25, y - high * 0.36],
    [x, y - high * 0.6],
  ])
}
const LARCH = ['#fcc84c', '#c88438']
const SPRUCE = ['#4c8068', '#24505c']

/** A wood as one mass, its crowns ragged and of several heights, single gold larches in it. */
function wood(k, top, y, tones, gold, seed) {
  const r = random(seed)
  const line = points(top)
  for (let i = 0; i < line.length - 1; i++) {
    const [[xa, ya], [xb, yb]] = [line[i], line[i + 1]]
    fill(k, tones[1], [
      [xa, ya + 1.4],
      [xb, yb + 1.4],
      [xb, y],
      [xa, y],
    ])
  }
  for (let x = line[0][0]; x < line.at(-1)[0]; x += 0.9 + r() * 1.1) {
    const i = Math.max(0, line.findIndex((p) => p[0] > x) - 1)
    const [[xa, ya], [xb, yb]] = [line[i], line[i + 1]]
    const foot = ya + ((yb - ya) * (x - xa)) / (xb - xa) + 2.6
    const isGold = r() < gold(x)
    spire(
      k,
      x,
      foot + r() * 0.8,
      2.8 + r() * 2.6,
      isGold ? ['#f4bc54', '#bc8448'] : tones,
      Math.round(x * 31 + seed),
      0.19,
    )
  }
}

/** A grizzly on its way to the left, 21 long, 11.5 high at the hump; the sun behind it, from the right. */
function grizzly(k, cub = false) {
  const [far, mid, lit, rim] = ['#3c2434', '#6c4038', '#a8683c', '#f0b464']
  path(
    k,
    far,
    'M-4.600 -5.600L-7.400 -2.800L-8.500 -1C-9.200 -0.900 -9.500 -0.400 -9.400 0H-6.400C-6.200 -1 -5.800 -2 -4.800 -3L-2.600 -4.600ZM2.800 -5C2.700 -3.200 2 -1.800 1.100 -1C0.500 -0.800 0.200 -0.400 0.300 0H3.500C4 -1.600 5.400 -3 6.800 -4.400Z',
  )
  path(
    k,
    mid,
    'M-11.700 -5.700C-11.700 -6.300 -11.200 -6.700 -10.600 -6.900C-9.900 -7.200 -9.400 -7.700 -9 -8.500C-8.700 -9.100 -8.200 -9.500 -7.700 -9.600C-7.700 -10.300 -6.900 -10.600 -6.500 -10L-6.300 -9.500C-5.600 -10.400 -4.600 -11.600 -3.200 -11.700C-1.400 -11.700 0 -10.500 2 -10.300C4 -10.200 5.400 -10.600 7 -9.900C9 -9 9.900 -7.200 9.900 -5.400C9.900 -3.800 9.100 -2.400 9.300 -1C9.400 -0.600 9.400 -0.300 9.300 0H5.500C5.300 -0.600 5.800 -1 6.700 -1.100C6.600 -2.400 6 -3.400 4.900 -4.300C2.400 -3.500 -0.600 -3.400 -2.700 -3.900C-2.700 -2.600 -2.300 -1.200 -2.200 0H-6C-6.100 -0.600 -5.700 -1 -4.900 -1.100C-5 -2.600 -5.600 -3.900 -6.500 -5C-7.400 -4.800 -8.300 -4.500 -9.100 -4.600C-9.800 -4.500 -10.700 -4.500 -11.300 -4.700C-11.700 -4.900 -11.800 -5.300 -11.700 -5.700Z',
  )
  path(
    k,
    lit,
    'M-6.300 -9.500C-5.600 -10.400 -4.600 -11.600 -3.200 -11.700C-1.400 -11.700 0 -10.500 2 -10.300C4 -10.200 5.400 -10.600 7 -9.900C9 -9 9.900 -7.200 9.900 -5.400C9.900 -3.800 9.100 -2.400 9.300 -1L9.300 0H7.900C8.200 -2 7.800 -3.400 8.300 -5C8.600 -6.600 7.800 -7.600 6 -8C3.600 -8.300 1.600 -8 0 -8.200C-0.800 -7 -1.600 -5.400 -2.400 -4.600C-2.800 -6.200 -3 -8.400 -4.200 -9C-5 -9.200 -5.600 -9.100 -6.300 -9.500Z',
  )
  path(
    k,
    rim,
    'M-4.900 -10.900C-4.400 -11.400 -3.800 -11.700 -3.200 -11.700C-1.400 -11.700 0 -10.500 2 -10.300C4 -10.200 5.400 -10.600 7 -9.900C9 -9 9.900 -7.200 9.900 -5.400C9.500 -7 8.600 -8.600 6.800 -9.200C5.200 -9.700 3.600 -9.300 1.800 -9.500C0 -9.700 -1.400 -10.800 -3.200 -10.900C-3.800 -10.900 -4.400 -10.900 -4.900 -10.900Z',
  )
  path(
    k,
    '#b88460',
    'M-11.700 -5.700C-11.700 -6.300 -11.200 -6.700 -10.600 -6.900L-9.600 -6.300L-9.300 -5L-11.300 -4.700C-11.700 -4.900 -11.800 -5.300 -11.700 -5.700Z',
  )
  path(
    k,
    '#241828',
    'M-11.800 -5.700C-11.800 -6.300 -11.300 -6.500 -11 -6.200C-10.900 -5.800 -11.300 -5.500 -11.800 -5.700ZM-9.300 -7.300a0.260 0.260 0 1 0 0.010 0Z',
  )
  if (!cub)
    stroke(
      k,
      '#e8d0a8',
      0.2,
      'M-5.800 -0.100l-0.500 0.200M-5.300 -0.100l-0.400 0.200M-9.200 -0.100l-0.500 0.200',
    )
}

/** A lodge of logs: gable end in shade, the long wall with its porch in the sun; 22 wide. */
function lodge(k) {
  path(k, '#543850', 'M-11 0V-7L-5.500 -12.600L0 -7V0Z')
  path(k, '#b8744c', 'M0 0V-7H13V0Z')
  for (let y = -1; y > -7; y -= 1.2) {
    stroke(k, '#3c2844', 0.2, `M-11 ${y}H0`)
    stroke(k, '#8c5444', 0.2, `M0 ${y}H13`)
  }
  path(k, '#4c3c5c', 'M-12.400 -6.200L-5.500 -13.600L-4.900 -13L-11.600 -5.600Z')
  path(k, '#84706c', 'M-5.500 -13.600H8.600L15 -5.600H1.200Z')
  path(k, '#a48c78', 'M-5.500 -13.600H8.600L10 -11.800H-4Z')
  path(k, '#5c4048', 'M1.200 -5.600H15V-5.100H1.200Z')
  path(
    k,
    '#ffdc90',
    'M2.400 -1.800V-4.400H4.800V-1.800ZM8.800 -1.800V-4.400H11.200V-1.800ZM-8.400 -2.400V-5H-6.600V-2.400ZM-4.600 -2.400V-5H-2.800V-2.400Z',
  )
  path(k, '#44303c', 'M5.800 0V-4.400H7.800V0Z')
  stroke(k, '#5c3c3c', 0.4, 'M14.400 -5.100V0.600M9.900 -5.100V0.600M4.900 -5.100V0.600')
  path(k, '#d09860', 'M0.400 0H15.600L16 0.900H0.600Z')
  path(k, '#84706c', 'M-1.400 -11V-16H0.800V-11Z')
  path(k, '#c0a890', 'M0 -11V-16H0.800V-11Z')
}

export default {
  alt: "Sera d’autunno a Jasper: un'orsa e il cucciolo seguono la riva, il fiume rispecchia una grande montagna a strati e i larici d’oro, e da uno chalet di tronchi due viaggiatori li guardano passare",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.97, 0.3], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(20, 0, 70, 62)
      for (const [a, c] of [
        [0, '#3c78a8'],
        [0.4, '#84b0c0'],
        [0.75, '#f0dcb8'],
        [1, '#ffe4b4'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      path(
        k,
        'rgba(255,244,222,.8)',
        'M104 13C124 10.600 146 12 168 9.600V12C148 14.600 124 15 104 13Z',
      )
      path(
        k,
        'rgba(255,236,204,.7)',
        'M118 24C134 22.400 152 23.600 168 22V23.800C150 26 134 25.600 118 24Z',
      )
      path(k, 'rgba(255,248,232,.6)', 'M-6 9C8 7.600 20 9 32 7.800C20 10.800 6 11.400 -6 10.800Z')
      // The far chain, pale in the evening haze.
      fill(
        k,
        '#b8a4b8',
        rough(
          points(
            '84 60 92 44 99 38 104 41 111 34 117 39 124 36 131 42 140 37 148 42 156 40 168 46 168 60',
          ),
          0.4,
          3,
        ),
      )
      fill(k, '#e4bca8', rough(points('111 34 117 39 115 46 120 52 106 56 108 46'), 0.3, 4))
      fill(k, '#e4bca8', rough(points('140 37 148 42 146 49 150 55 136 57 138 46'), 0.3, 5))
      fill(k, '#e4bca8', rough(points('124 36 131 42 128 48 130 54 121 54 123 44'), 0.3, 6))
      // The great wall of strata: it climbs in steps from the left to its summit and breaks off to the right.
      const dark = { dip: -0.2, from: 26, to: 70, gap: 4.6, bare: 0.5 }
      face(
        k,
        '#7c7ca4',
        '#66668e',
        '#c4d0e4',
        '-6 60 -6 42 2 37 9 34.500 16 29.500 23 27.500 29 21 35 18.500 40 12.500 45 10 48.500 6.500 46.500 14 48 20 43 27 44.500 34 38 41 39 48 32 54 30 60',
        { ...dark, seed: 21 },
      )
      face(
        k,
        '#c08c7c',
        '#a07078',
        '#ffe8cc',
        '48.500 6.500 46.500 14 48 20 43 27 44.500 34 38 41 39 48 32 54 30 60 70 60 66 52 68 44 62 36 61 28 55.500 20 53 11',
        { dip: 0.16, from: 4, to: 62, gap: 4.2, seed: 22, bare: 0.3 },
      )
      face(
        k,
        '#e8b48c',
        '#c48c7c',
        '#fff6e4',
        '48.500 6.500 53 11 58 13 62 19 68 22 72 28.500 78 31 84 39 91 44 98 51 108 60 70 60 66 52 68 44 62 36 61 28 55.500 20',
        { dip: 0.3, from: -2, to: 52, gap: 4.3, seed: 23, bare: 0.3 },
      )
      // Buttresses that stand out of the wall, each with its own shade.
      face(
        k,
        '#8c7494',
        '#6c6488',
        '#c4c4dc',
        '61 28 62 36 68 44 66 52 70 60 58 60 57 52 60 44 56.500 37',
        { dip: -0.25, from: 34, to: 70, gap: 5.2, seed: 24, bare: 0.6 },
      )
      face(
        k,
        '#94788c',
        '#74688c',
        '#ccc8dc',
        '78 31 76 38 80 45 79 52 84 60 74 60 72 51 74 44 71 36',
        { dip: -0.2, from: 38, to: 70, gap: 5.5, seed: 25, bare: 0.6 },
      )
      face(
        k,
        '#646894',
        '#545880',
        '#a8b8d4',
        '16 29.500 18 36 14 42 17 49 12 56 12 60 -6 60 2 54 1 47 6 41 9 34.500',
        { dip: -0.2, from: 36, to: 70, gap: 5.8, seed: 26, bare: 0.8 },
      )
      face(
        k,
        '#646894',
        '#545880',
        '#a8b8d4',
        '35 18.500 36 26 32 32 34 40 28 47 28 56 22 60 18 60 22 50 21 43 26 36 25 29',
        { dip: -0.2, from: 24, to: 70, gap: 5.2, seed: 27, bare: 0.7 },
      )
      // Scree at the foot.
      fill(
        k,
        '#b8948c',
        rough(points('40 60 46 55 52 58 60 54 68 57.500 76 54 84 58 94 56 104 60'), 0.3, 31),
      )
      // Woods: blue on the slope, then green with the gold of the larches.
      wood(
        k,
        '-6 50 6 51.500 18 51 30 53.500 44 55 60 55.500 80 55 100 56 118 55 134 53 150 51.500 168 49',
        60,
        ['#7c9488', '#587c84'],
        (x) => (x > 60 && x < 104 ? 0.5 : 0.08),
        3,
      )
      wood(
        k,
        '-6 53 8 55 20 56 36 57 52 57.200 70 57.600 92 57.200 112 57.400 128 56.400 146 55 168 53',
        60.6,
        ['#54846c', '#2c5860'],
        (x) => (x < 24 || (x > 110 && x < 132) ? 0.55 : 0.12),
        8,
      )
      path(
        k,
        '#ecc474',
        'M-6 59C10 58.800 24 59.400 44 59.300C58 59.200 64 60.300 74 60.200C84 60 92 59.200 104 59.300C114 59.400 122 60.200 130 60C140 59.800 150 58.900 168 58.800V61H-6Z',
      )
      path(
        k,
        '#94684c',
        'M-6 60.300C20 60 40 60.500 66 60.500C96 60.300 120 60.600 168 60.200V61H-6Z',
      )
      // The lodge on the left bank and its big trees.
      for (const [x, y, t, kind, seed] of points(
        '1 61 27 1 4 8 60.800 20 0 5 13 61 24 1 6 -4 61 22 0 7 42 60.700 15 0 9 45.500 60.800 11 1 10',
        5,
      ))
        spire(k, x, y, t, kind ? SPRUCE : LARCH, seed, 0.15)
      at(k, 27, 60.4, 0.62, lodge)
      for (const [x, y, t, kind, seed] of points(
        '152 60.800 18 0 14 157 61 26 1 15 162 61 21 0 16 147.500 60.600 12 1 17',
        5,
      ))
        spire(k, x, y, t, kind ? SPRUCE : LARCH, seed, 0.15)
    })
    stillWater(s, {
      y: (WATER + 0.2) / 90,
      sway: 0.6,
      veil: [
        [0, '#c8b49c', 0.12],
        [0.5, '#4c7c94', 0.36],
        [1, '#204c70', 0.76],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(31)
      for (let i = 0; i < 24; i++) {
        const t = r() ** 1.3
        const [x, y, l] = [r() * 170 - 5, WATER + 1.4 + t * 18, 2 + t * 7]
        path(
          k,
          i % 3 ? 'rgba(255,236,204,.42)' : 'rgba(32,76,112,.3)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.25} ${l * 2} 0q${-l} ${0.14 + t * 0.25} ${-l * 2} 0Z`,
        )
      }
      // Two on the porch of the lodge.
      const guest = (pose, top, n, more) => ({
        ...POSES[pose],
        top,
        low: ['#4c4c74', '#343058'],
        skin: SKINS[n],
        hair: ['#5c3830', '#3c2430'],
        light: 1,
        ...more,
      })
      stand(k, 33, 60.7, 3.3, guest('point', ['#e8604c', '#9c3c54'], 0, {}))
      stand(k, 35.3, 60.8, 3.3, guest('camera', ['#58a4a4', '#2c6478'], 2, {}))
      // A shoal of gravel on the right, straw behind it; the near bank with a thickness.
      path(
        k,
        '#5c6478',
        'M168 69C150 68.600 132 70.600 112 73C98 74.800 84 77.600 76 80.400C92 81.600 120 82 168 80Z',
      )
      path(
        k,
        '#d8bca0',
        'M168 68C150 67.600 132 69.600 112 72C98 73.800 85 76.600 77 79.400C92 80.800 120 81 168 79Z',
      )
      path(
        k,
        '#f0d8b4',
        'M168 68C150 67.600 132 69.600 112 72C106 72.800 100 73.700 95 74.800C118 74.600 146 73.400 168 73Z',
      )
      path(
        k,
        '#7c5448',
        'M168 74C150 74.600 134 77.400 116 80.400C96 83.400 66 83.600 40 84.600C20 85.400 4 84.600 -6 85V98H168Z',
      )
      path(
        k,
        '#e0b460',
        'M168 73C150 73.600 134 76.400 116 79.400C96 82.400 66 82.600 40 83.600C20 84.400 4 83.600 -6 84V98H168Z',
      )
      path(
        k,
        '#f4d080',
        'M168 73C150 73.600 134 76.400 116 79.400C108 80.600 98 81.400 88 81.800C112 83 146 80 168 79Z',
      )
      path(k, '#b88048', 'M-6 89C24 86.600 56 90 92 88.400C120 87.200 146 88.600 168 86V98H-6Z')
      const tuft = (x, y, q, colours) => {
        for (let i = 0; i < 7; i++) {
          const [lean, tall] = [(i - 3) * 0.45 * q + r() * 0.6 * q, (2 + r() * 1.8) * q]
          fill(k, colours[i % colours.length], [
            [x + (i - 3) * 0.2 * q - 0.14 * q, y],
            [x + (i - 3) * 0.2 * q + lean, y - tall],
            [x + (i - 3) * 0.2 * q + 0.14 * q, y],
          ])
        }
      }
      for (const [x, y, q] of points(
        '150 75 0.800 157 74.400 0.800 129 78 0.700 164 76 0.900 60 83.400 0.700 66 83.600 0.600 22 84.600 0.800 34 84.200 0.700 8 84.800 0.900',
        3,
      ))
        tuft(x, y, q, ['#c88c48', '#f0cc7c', '#a0683c'])
      // The bears on the gravel; their shadows run before them to the left.
      const walk = (x, y, q, cub) => {
        path(
          k,
          '#94788c',
          `M${x + 9.5 * q} ${y + 0.2}L${x - 10 * q} ${y + 0.5 * q}L${x - 30 * q} ${y + 1.3 * q}L${x - 27 * q} ${y + 0.1 * q}L${x - 18 * q} ${y - 0.3 * q}Z`,
        )
        at(k, x, y, q, (c) => grizzly(c, cub))
      }
      walk(121, 76, 0.86)
      walk(139, 74.3, 0.42, true)
      // Fire-red willow and grass before us.
      for (const [x, y, q, seed] of points(
        '4 90 1.500 3 13 92 1.200 4 22 93 0.900 5 158 91 1.500 6 149 93 1.100 7 166 89 1.300 8',
        4,
      )) {
        const t = random(seed)
        for (let i = 0; i < 26; i++) {
          const [a, l] = [(t() - 0.5) * 1.7, (2.6 + t() * 3.4) * q]
          const [tx, ty] = [x + Math.sin(a) * l, y - Math.cos(a) * l + 1]
          stroke(k, '#5c2c3c', 0.16, `M${x} ${y + 1.6}L${tx} ${ty}`)
          path(
            k,
            ['#8c2c3c', '#c8483c', '#e8743c'][i % 3],
            `M${tx - 0.9 * q * 0.6} ${ty}q${0.4 * q} ${-1.3 * q} ${1.1 * q} ${-0.7 * q}q${0.1 * q} ${1 * q} ${-1.1 * q} ${0.7 * q}Z`,
          )
        }
      }
      for (let i = 0; i < 34; i++)
        tuft(r() * 172 - 6, 91 + r() * 3, 1.1 + r() * 0.6, ['#7c4c40', '#a8703c', '#d8a450'])
    })
    return finish(s, { vignette: 0.12 })
  },
}
