import { random } from '../core/random.js'
import { rect } from '../core/shape.js'

/** Burj Khalifa: wings that end one after the other round a spire. */
export const burjKhalifa = () => ({
  width: 110,
  height: 400,
  draw(pen) {
    const r = random(4)
    const glass = '#9db2cb'
    const wing = (m, tops, shade) => {
      for (let i = 0; i < tops.length; i++) {
        const [edge, top] = tops[i]
        const inner = i < tops.length - 1 ? tops[i + 1][0] : 0
        pen.rect(
          pen.blend(glass, shade, 0.18 + i * 0.02),
          m < 0 ? -edge : inner,
          -top,
          edge - inner + 0.4,
          top + 2,
        )
        pen.rect(pen.blend(glass, '#ffffff', 0.35), m < 0 ? -edge : edge - 1, -top, 1, top)
        pen.rect(pen.blend(glass, '#22325c', 0.45), m < 0 ? -inner - 1 : inner, -top, 1, top)
      }
    }
    wing(
      -1,
      [
        [44, 40],
        [38, 92],
        [31, 140],
        [25, 186],
        [19, 232],
        [13, 276],
        [8.5, 306],
      ],
      '#3a5484',
    )
    wing(
      1,
      [
        [44, 64],
        [37, 116],
        [30, 162],
        [24, 210],
        [18, 254],
        [12, 292],
        [7.5, 322],
      ],
      '#3a5484',
    )
    pen.rect(glass, -6, -338, 12, 340)
    pen.path(
      glass,
      'M-4 -336L-2.600 -352L-1.600 -368L-0.500 -400L0.500 -400L1.600 -368L2.600 -352L4 -336Z',
    )
    for (let y = 30; y < 330; y += 29)
      (pen.k.globalCompositeOperation = 'source-atop'),
        pen.rect('rgba(24,36,80,.35)', -50, -y, 100, 2.6)
    for (let x = -42; x < 44; x += 3) pen.rect('rgba(24,36,80,.16)', x, -340, 0.8, 342)
    pen.round(-46, -400, 92, 402, { light: 0.4, shade: 0.42 })
    pen.k.globalCompositeOperation = 'source-over'
    let lit = ''
    for (let y = 6; y < 330; y += 4.6) {
      const half = Math.max(4, 42 * (1 - y / 345))
      for (let x = -half; x < half; x += 4) if (r() < 0.36) lit += rect(x, -y, 2.2, 1.6)
    }
    pen.light(lit, '#ffe2ac', 0.85).light('M-0.900 -400h1.8v4h-1.8Z', '#ff6a5a')
  },
})

/** The hotel shaped like a sail, its mast to the left. */
export const burjAlArab = () => ({
  width: 90,
  height: 150,
  draw(pen) {
    const sail = 'M-20 1L-20 -124C4 -116 32 -76 36 1Z'
    pen.path('#f4f4f0', sail)
    pen.clip(sail, () => {
      for (let y = -116; y < 0; y += 6.5)
        pen.path(
          'rgba(70,110,160,.34)',
          `M-8 ${y}Q14 ${y + 2.5} 38 ${y + 9}L38 ${y + 11.5}Q14 ${y + 5} -8 ${y + 2.5}Z`,
        )
      pen.rect('#7fa6c4', -20, -126, 9, 128)
      for (let y = -120; y < 0; y += 4) pen.rect('#4f7396', -20, y, 9, 1.2)
      pen.round(-22, -126, 60, 128, { light: 0.3, shade: 0.34 })
    })
    pen.stroke('#ffffff', 'M-20 -124C4 -116 32 -76 36 1', 2.4)
    pen.stroke('#dfe7ee', 'M-20 -112L-11 -86L-20 -58L-11 -30L-20 0', 1.2)
    pen
      .line(
        '#eef2f4',
        [
          [-20, 1],
          [-20, -134],
          [-18, -149],
        ],
        2.6,
      )
      .line(
        '#eef2f4',
        [
          [-24, 1],
          [-22, -120],
          [-19, -138],
        ],
        1.4,
      )
    pen.path('#e9eef0', 'M-14 -110L6 -101L14 -104L-6 -112Z').ellipse('#cfdbe4', 12, -103.5, 10, 2.2)
    pen.rect('#e9e2d2', -30, -7, 72, 9).rect('#c9d2d8', -30, -7, 72, 1.6)
    let lit = ''
    for (let y = -112; y < -8; y += 6.5) lit += rect(-18.5, y, 5.5, 2.6)
    pen.light(lit, '#ffd9a0', 0.9).light(sail, '#7fb0ff', 0.22)
  },
})

/** Marina towers: 0 crowned dome, 1 slanted glass, 2 stepped with spire, 3 curved blade. */
export const marinaTower = ({ kind = 0, seed = 1, colour = '#a9b4c4' } = {}) => ({
  width: 64,
  height: 220,
  draw(pen) {
    const r = random(seed)
    const bodies = [
      'M-20 2L-20 -168L-15 -168L-15 -180C-15 -192 -6 -196 -1 -200L0 -220L1 -200C6 -196 15 -192 15 -180L15 -168L20 -168L20 2Z',
      'M-18 2L-18 -176L18 -214L18 2Z',
      'M-22 2L-22 -120L-18 -120L-18 -156L-13 -156L-13 -182L-7 -182L-7 -198L-1 -200L-0.500 -220L0.500 -220L1 -200L7 -198L7 -182L13 -182L13 -156L18 -156L18 -120L22 -120L22 2Z',
      'M-16 2C-20 -80 -20 -150 -10 -196C0 -214 10 -216 18 -212C14 -150 16 -70 20 2Z',
    ]
    const d = bodies[kind % 4]
    pen.path(colour, d)
    let lit = ''
    pen.clip(d, () => {
      for (let y = -212; y < 0; y += 4.6)
        pen.rect(pen.blend(colour, '#26406e', 0.5), -24, y, 48, 2.2)
      for (const x of [-12, 0, 12])
        pen.rect(pen.blend(colour, '#ffffff', 0.3), x - 0.8, -220, 1.6, 222)
      pen.round(-24, -222, 48, 226, { light: 0.3, shade: 0.45 })
    })
    for (let y = -160; y < -4; y += 4.6)
      for (let x = -15; x < 14; x += 4) if (r() < 0.36) lit += rect(x, y, 2.6, 2)
    pen.light(lit, r() < 0.6 ? '#ffdca0' : '#d6e8ff', 0.8)
    if (kind % 4 !== 3) pen.light('M-0.800 -220h1.6v3h-1.6Z', '#ff6a5a', kind % 4 === 1 ? 0 : 1)
  },
})
