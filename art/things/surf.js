import { Path2D } from '@napi-rs/canvas'
import { random } from '../core/random.js'

const DEEP = '#0b5f86'

const FACE = '#1390a8'

const BRIGHT = '#3fc4bd'

const CLEAR = '#93e6d2'

export const FOAM = '#ffffff'

export const FOAM_SHADE = '#bfe3e8'

const SWELL =
  'M170 14C152 14 136 20 126 28C118 34 113 41 112 49C114 45 118 43 121.5 45C128 49 129 58 121 65C110 72 80 74 40 75.500L-10 77L-10 96L170 96Z'

const INSIDE =
  'M121.5 45C128 49 129 58 121 65C108 72.5 76 75 30 76.500C84 77.5 128 76 140 60C147 50 141 38 128 35C122 37 117 42 112 49C114 45 118 43 121.5 45Z'

export function wave(s, f) {
  s.layer(
    (k) =>
      f.draw(k, () => {
        const fill = (c, d) => {
          k.fillStyle = c
          k.fill(new Path2D(d))
        }
        fill('#0a4a70', 'M111 52C113 44 118 43 121.5 45C128 49 129 58 121 65L111 67Z')
        fill(FACE, SWELL)
        k.save()
        k.clip(new Path2D(SWELL))
        fill(DEEP, 'M170 10L170 60C160 44 150 34 132 31C140 22 152 16 170 10Z')
        fill(BRIGHT, INSIDE)
        // The sun shines through the thin top of the wave.
        fill(
          CLEAR,
          'M128 35C140 37 146 46 142 56C140 46 134 40 126 38.500C120 39 115 44 112 49C115 41 121 36 128 35Z',
        )
        k.lineCap = 'round'
        for (let i = 0; i < 11; i++) {
          const t = i / 10
          k.strokeStyle = i % 2 ? CLEAR : FACE
          k.lineWidth = 0.5 + 0.5 * (i % 3)
          k.beginPath()
          k.moveTo(30 + t * 64, 76.6 - t * 2)
          k.bezierCurveTo(
            80 + t * 34,
            75 - t * 3,
            118 + t * 12,
            70 - t * 6,
            124 + t * 14,
            58 - t * 14,
          )
          k.stroke()
        }
        for (const [x, y, q] of [
          [140, 27, 0.5],
          [147, 24, 0.7],
          [154, 22, 0.5],
          [161, 20.6, 0.8],
        ]) {
          k.strokeStyle = '#1b7fa4'
          k.lineWidth = q
          k.beginPath()
          k.moveTo(x, y)
          k.bezierCurveTo(x + 4, y + 12, x + 12, y + 22, x + 26, y + 32)
          k.stroke()
        }
        fill(DEEP, 'M-10 79C30 77.5 70 80 104 78C130 76.5 150 70 170 58L170 96L-10 96Z')
        fill('#0f7796', 'M-10 83C30 81 76 84 112 82C136 80.5 152 76 170 68L170 96L-10 96Z')
        k.restore()
      }),
    { lit: false },
  )
}

/** The thrown lip: a smooth back, a front edge torn into fingers, in three tones. */
export function lip(s, f) {
  // Points of the crest: x, y, thickness.
  const crest = [
    [172, 12.4, 2.2],
    [158, 13.6, 2.6],
    [146, 16.8, 3],
    [136, 21, 3.4],
    [127, 27, 3.8],
    [119.6, 34, 4.2],
    [114.6, 42, 4.6],
    [112, 50, 5],
    [110.6, 58, 5.6],
    [110.6, 66, 6],
  ]
  const line = []
  for (let i = 0; i < crest.length - 1; i++)
    for (let j = 0; j < 12; j++) {
      const t = j / 12
      line.push(crest[i].map((v, n) => v + (crest[i + 1][n] - v) * t))
    }
  const outline = (grow, seed, deep) => {
    const r = random(seed)
    const inner = line.map(([x, y, q], i) => {
      const finger =
        0.7 +
        0.55 * deep * (Math.sin(i * 0.95 + Math.sin(i * 0.31) * 2) * 0.5 + 0.5) ** 2 +
        r() * 0.14
      const down = i / line.length
      return [
        x + q * grow * finger * (0.2 + 0.55 * down),
        y + q * grow * finger * (0.8 - 0.45 * down),
      ]
    })
    const path = new Path2D()
    path.moveTo(line[0][0], line[0][1])
    for (const [x, y, q] of line) path.lineTo(x - q * 0.16, y - q * 0.16)
    const back = inner.reverse()
    for (let i = 0; i < back.length - 1; i++) {
      const [x, y] = back[i]
      const [nx, ny] = back[i + 1]
      path.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2)
    }
    path.closePath()
    return path
  }
  s.layer(
    (k) =>
      f.draw(k, () => {
        for (const [colour, grow, deep] of [
          ['#7fd2d2', 1.25, 1],
          [FOAM_SHADE, 0.98, 1],
          [FOAM, 0.66, 0.8],
        ]) {
          k.fillStyle = colour
          k.fill(outline(grow, 4, deep))
        }
        // Drops that the wind takes off the back.
        const r = random(9)
        k.fillStyle = FOAM
        for (let i = 0; i < 46; i++) {
          const [x, y, q] = line[Math.floor(r() * line.length * 0.8)]
          k.beginPath()
          k.arc(x + 1 + r() * 3, y - q * 0.3 - r() * 4, 0.12 + r() * 0.3, 0, 7)
          k.fill()
        }
      }),
    { lit: false },
  )
}

/** Where the lip lands: one burst of white water, large heads behind small ones, shaded below. */
export function whitewater(s, f) {
  const r = random(3)
  const heads = []
  for (let i = 0; i < 26; i++) {
    const u = i / 25
    heads.push([
      104 + u * 28,
      68 - 7 * Math.sin(u * Math.PI) * (0.5 + 0.6 * r()) + u * 1.4,
      1.4 + 2.6 * Math.sin(u * Math.PI) * (0.5 + r() * 0.5),
    ])
  }
  for (const [x, y, q] of [
    [98, 72.4, 1],
    [100.4, 72, 1.5],
    [103.4, 71.4, 1.2],
    [128, 70.6, 1.3],
    [131, 69.6, 0.9],
  ])
    heads.push([x, y, q])
  s.layer(
    (k) =>
      f.draw(k, () => {
        for (const [colour, dx, dy, grow] of [
          ['#7fc6d0', 0.5, 1, 1.04],
          [FOAM_SHADE, 0.2, 0.4, 0.98],
          [FOAM, -0.3, -0.4, 0.84],
        ]) {
          k.fillStyle = colour
          k.beginPath()
          for (const [x, y, q] of heads) {
            k.moveTo(x + dx + q * grow, y + dy)
            k.arc(x + dx, y + dy, q * grow, 0, 7)
          }
          k.fill()
        }
      }),
    { lit: false },
  )
}

export function surfer(s, f) {
  s.layer(
    (k) =>
      f.draw(k, () => {
        k.translate(88, 70)
        k.rotate(-0.12)
        const limb = (c, w, pts) => {
          k.strokeStyle = c
          k.lineWidth = w
          k.lineCap = 'round'
          k.lineJoin = 'round'
          k.beginPath()
          for (const p of pts) k.lineTo(...p)
          k.stroke()
        }
        k.fillStyle = '#ffffff'
        k.fill(new Path2D('M8 0.6C14 0.2 20 0 27 -1.6C20 2 14 2.8 6 2.4Z'))
        k.fillStyle = '#e8503a'
        k.fill(new Path2D('M-9 -1.400C-4 -2 6 -1 9 0.800C4 2 -5 1.4 -9 -1.400Z'))
        k.fillStyle = '#fff0c8'
        k.fill(new Path2D('M-9 -1.400C-4 -1.4 4 -0.4 9 0.800C4 1.2 -4 0.6 -9 -1.400Z'))
        const skin = '#8a5236'
        limb(skin, 1.5, [
          [-3.4, -0.6],
          [-2.6, -3.4],
          [0.2, -4.6],
        ])
        limb(skin, 1.5, [
          [4, 0.2],
          [3.2, -2.8],
          [0.4, -4.8],
        ])
        limb('#f2b632', 2.1, [
          [-1.2, -4],
          [0.4, -4.9],
          [2, -3.8],
        ])
        limb(skin, 2, [
          [0.3, -5.2],
          [-0.9, -8.6],
        ])
        limb(skin, 0.9, [
          [-0.9, -8.4],
          [-4.2, -7.6],
          [-6.6, -8.8],
        ])
        limb(skin, 0.9, [
          [-0.7, -8.4],
          [2.6, -8.8],
          [4.8, -7.4],
        ])
        k.fillStyle = skin
        k.beginPath()
        k.arc(-1.7, -10.6, 1.25, 0, 7)
        k.fill()
        k.fillStyle = '#2c1c2c'
        k.fill(
          new Path2D(
            'M-2.8 -11.200C-2 -12.6 0.4 -12 0 -9.600C1 -10.4 1.2 -8.6 0.4 -8.200C-0.6 -9 -0.6 -10.4 -1.2 -11Z',
          ),
        )
      }),
    { lit: false },
  )
}
