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
        fill(DEEP, 'M-10 79C30 77.5 70 80 104 78C130 76.5 150 70 170 58L170 96L-10 96Z')
        fill('#0f7796', 'M-10 83C30 81 76 84 112 82C136 80.5 152 76 170 68L170 96L-10 96Z')
        k.restore()
      }),
    { lit: false },
  )
}

/** Foam: heaps of round scallops, a shaded copy under the white one. */
export function foamAlong(s, f, points, { size, seed, drop = 0.6 }) {
  const r = random(seed)
  const list = points.flatMap(([x, y], i) => {
    const [nx, ny] = points[Math.min(points.length - 1, i + 1)]
    const n = Math.ceil((Math.hypot(nx - x, ny - y) / size) * 2.6)
    return Array.from({ length: n }, (_, j) => {
      const t = j / n
      return [
        x + (nx - x) * t + (r() - 0.5) * size,
        y + (ny - y) * t + (r() - 0.5) * size,
        size * (0.35 + r() * 0.6),
      ]
    })
  })
  s.layer(
    (k) =>
      f.draw(k, () => {
        for (const [dy, colour] of [
          [drop, FOAM_SHADE],
          [0, FOAM],
        ]) {
          k.fillStyle = colour
          for (const [x, y, q] of list) {
            k.beginPath()
            k.arc(x, y + dy, q, 0, 7)
            k.fill()
          }
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
